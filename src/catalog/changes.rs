//! What is printed otherwise on a card in one table than in another, fact by fact.

use super::Entry;
use crate::card::{Card, Face};
use crate::language::{Argument, say};

/// A fact that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What data would call it: `energy-cost`, `power-of-back`.
    pub fact: &'static str,
    /// What it was and what it is; `None` where words are too long for it.
    pub values: Option<(Argument, Argument)>,
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
    let mut changes: Vec<Change> = told
        .map(|((fact, old), (_, new))| Change { fact, values: Some((shown(fact, old), shown(fact, new))) })
        .collect();
    let skills = [("skills", &before.front, &after.front), ("skills-of-back", &before.back, &after.back)];
    changes
        .extend(skills.into_iter().filter(|(_, old, new)| old != new).map(|(fact, ..)| Change { fact, values: None }));
    changes
}

/// A fact as it is shown; `None` where the card has none.
type Fact = (&'static str, Option<Argument>);

/// The printed facts but skills.
fn facts(card: &Card) -> Vec<Fact> {
    let colors: Vec<_> = card.colors.iter().map(|color| say!("color-word", color = color.name())).collect();
    let combo = card.combo.map(|combo| say!("combo-for", power = combo.power, cost = combo.cost));
    let others: Vec<String> = card.faces().flat_map(|face| &face.other_names).map(ToString::to_string).collect();
    let mut facts = vec![
        ("name", text(&card.front.name)),
        ("other-names", text(&others.join(", "))),
        ("type", Some(say!("kind-word", kind = card.kind.id()).into())),
        ("rarity", text(&card.rarity)),
        ("colors", Some(Argument::list(colors, "/")).filter(|_| !card.colors.is_empty())),
        ("energy-cost", card.energy.map(|cost| cost.to_string().into())),
        ("z-energy-cost", card.z_energy.map(|cost| cost.to_string().into())),
        ("combo", combo.map(Into::into)),
    ];
    facts.extend(of_face(Some(&card.front), ["power", "characters", "traits", "eras"]));
    facts.push(("name-of-back", card.back.as_ref().and_then(|back| text(&back.name))));
    let names = ["power-of-back", "characters-of-back", "traits-of-back", "eras-of-back"];
    facts.extend(of_face(card.back.as_ref(), names));
    facts
}

fn of_face(face: Option<&Face>, names: [&'static str; 4]) -> impl Iterator<Item = Fact> {
    let values = face.map_or_else(Default::default, |face| {
        let power = face.power.map(|power| power.to_string().into());
        [power, text(&face.characters.join("/")), text(&face.traits.join("/")), text(&face.eras.join("/"))]
    });
    names.into_iter().zip(values)
}

fn text(value: &str) -> Option<Argument> {
    (!value.is_empty()).then(|| value.into())
}

fn shown(fact: &'static str, value: Option<Argument>) -> Argument {
    value.unwrap_or_else(|| say!("fact-none", fact = fact).into())
}
