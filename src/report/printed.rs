//! One card of a game whose cards are not in the program: what is printed on it in numbers and words of the game, and what it
//! says of its own copies.
//!
//! Nothing is said of its text but that: where none is shown, the card may well have some, and that is told.

use crate::ability::{Says, Skill};
use crate::card::{Face, Game};
use crate::catalog::Entry;
use crate::language::{Message, say};
use crate::shown;
use crate::wording::Wording;

use super::card::{self, line};

/// Everything the table knows of a card of a game.
///
/// ```
/// use deckscouter::{ability::KeywordNames, card::Game, catalog::import, language::Lang, report::printed, wording::Wording};
/// let imported = import::read("number,type,name,power,defense\n46986414,monster,Dark Magician,2500,2100\n").unwrap();
/// let wording = Wording::new(KeywordNames::embedded().unwrap(), Lang::En);
/// let shown = printed::show(imported.cards.values().next().unwrap(), Game::Yugioh, wording);
/// assert!(shown.contains("ATK 2500 · DEF 2100"), "{shown}");
/// assert!(shown.ends_with("nor what is understood of it)\n"), "{shown}");
/// ```
pub fn show(entry: &Entry, game: Game, wording: Wording<'_>) -> String {
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
    face(&mut out, &card.front, game, wording);
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
        face(&mut out, back, game, wording);
    }
    line(&mut out, &say!("card-text-not-shown").text(lang));
    out
}

/// What is printed as the power of a card, as its game calls it.
fn power(game: Game, power: String) -> Message {
    match game {
        Game::Exo => say!("card-force", force = power),
        Game::Yugioh | Game::ForceOfWill | Game::Dbscg => say!("card-atk", atk = power),
    }
}

fn face(out: &mut String, face: &Face, game: Game, wording: Wording<'_>) {
    let lang = wording.lang();
    card::other_names(out, face);
    let numbers = [
        face.power.map(|number| power(game, number.to_string())),
        face.defense.map(|number| say!("card-def", def = number.to_string())),
    ];
    let numbers: Vec<String> = numbers.into_iter().flatten().map(|number| number.text(lang)).collect();
    if !numbers.is_empty() {
        line(out, &numbers.join(" · "));
    }
    if !face.traits.is_empty() {
        line(out, &format!("{}: {}", wording.term("trait"), face.traits.join(", ")));
    }
}
