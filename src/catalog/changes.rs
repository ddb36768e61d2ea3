//! What is printed otherwise on a card in one table than in another, fact by fact.

use super::Entry;
use crate::card::{Card, Color, Face};

/// A fact that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What it is called: `power`.
    pub fact: &'static str,
    /// What it was and what it is; `None` where words are too long for it.
    pub values: Option<(String, String)>,
}

/// The facts that differ, in the order in which a card shows them.
///
/// ```
/// use deckscouter::catalog::{Catalog, changes::changes};
/// let catalog = Catalog::embedded();
/// let champa = catalog.get(&"BT1-006".parse().unwrap()).unwrap();
/// let mut stronger = champa.clone();
/// stronger.card.front.power = Some(15000);
/// let found = changes(champa, &stronger);
/// assert_eq!(found[0].fact, "power");
/// assert_eq!(found[0].values, Some(("10000".into(), "15000".into())));
/// ```
pub fn changes(before: &Entry, after: &Entry) -> Vec<Change> {
    let (old, new) = (facts(&before.card), facts(&after.card));
    let told = old.into_iter().zip(new).filter(|(old, new)| old != new);
    let mut changes: Vec<Change> =
        told.map(|((fact, old), (_, new))| Change { fact, values: Some((shown(old), shown(new))) }).collect();
    let skills = [("skills", &before.front, &after.front), ("skills of the back", &before.back, &after.back)];
    changes
        .extend(skills.into_iter().filter(|(_, old, new)| old != new).map(|(fact, ..)| Change { fact, values: None }));
    changes
}

/// The printed facts but skills, as text.
fn facts(card: &Card) -> Vec<(&'static str, String)> {
    let colors = card.colors.iter().map(Color::name).collect::<Vec<_>>().join("/");
    let combo = card.combo.map(|combo| format!("{} for {}", combo.power, combo.cost)).unwrap_or_default();
    let mut facts = vec![
        ("name", card.front.name.clone()),
        ("type", card.kind.id().to_owned()),
        ("rarity", card.rarity.clone()),
        ("colors", colors),
        ("energy cost", card.energy.map(|cost| cost.to_string()).unwrap_or_default()),
        ("combo", combo),
    ];
    facts.extend(of_face(Some(&card.front), ["power", "characters", "traits", "eras"]));
    let back = card.back.as_ref();
    facts.push(("name of the back", back.map(|back| back.name.clone()).unwrap_or_default()));
    let names = ["power of the back", "characters of the back", "traits of the back", "eras of the back"];
    facts.extend(of_face(back, names));
    facts
}

fn of_face(face: Option<&Face>, names: [&'static str; 4]) -> impl Iterator<Item = (&'static str, String)> {
    let values = face.map_or_else(Default::default, |face| {
        let power = face.power.map(|power| power.to_string()).unwrap_or_default();
        [power, face.characters.join("/"), face.traits.join("/"), face.eras.join("/")]
    });
    names.into_iter().zip(values)
}

fn shown(value: String) -> String {
    if value.is_empty() { "none".to_owned() } else { value }
}
