//! One card of a game that the program does not play: what is printed on it, and what it says of its own copies.
//!
//! Nothing is said of its skills but that: where none are shown, the card may well have some.

use crate::ability::{Says, Skill};
use crate::card::Face;
use crate::catalog::Entry;
use crate::language::say;
use crate::shown;
use crate::wording::Wording;

use super::card::{self, line};

/// Everything the table knows of a card.
pub fn show(entry: &Entry, wording: Wording<'_>) -> String {
    let lang = wording.lang();
    let card = &entry.card;
    let mut out = format!("{}  {}\n", card.number, shown::line(card.name()));
    let mut facts = vec![say!("kind-word", kind = card.kind.id()).text(lang)];
    let colors: Vec<&str> = card.colors.iter().map(|color| wording.term(color.name())).collect();
    facts.extend((!colors.is_empty()).then(|| colors.join("/")));
    facts.extend((!card.attributes.is_empty()).then(|| card.attributes.join(", ")));
    facts.extend((!card.rarity.is_empty()).then(|| format!("{} {}", wording.term("rarity"), card.rarity)));
    line(&mut out, &facts.join(" · "));
    if let Some(cost) = super::cost(card) {
        line(&mut out, &format!("{} {cost}", say!("column-cost").text(lang)));
    }
    if let Some(level) = card.level {
        line(&mut out, &say!("level-of", kind = card.kind.id(), level = level).text(lang));
    }
    face(&mut out, &card.front, wording);
    if let Some(other) = &card.counts_as {
        line(&mut out, &say!("counts-as", name = other).text(lang));
    }
    for statement in entry.front.lines.iter().flat_map(Skill::statements) {
        if matches!(statement.says, Says::Include(..)) {
            line(&mut out, &card::statement(statement).text(lang));
        }
    }
    if let Some(back) = &card.back {
        out.push('\n');
        line(&mut out, &card::side_behind(&back.name).text(lang));
        face(&mut out, back, wording);
    }
    out
}

fn face(out: &mut String, face: &Face, wording: Wording<'_>) {
    let lang = wording.lang();
    card::other_names(out, face);
    if let Some(power) = face.power {
        line(out, &format!("{} {power}", say!("column-power").text(lang)));
    }
    if let Some(defense) = face.defense {
        line(out, &format!("{} {defense}", say!("column-defense").text(lang)));
    }
    if !face.traits.is_empty() {
        line(out, &format!("{}: {}", wording.term("trait"), face.traits.join(", ")));
    }
}
