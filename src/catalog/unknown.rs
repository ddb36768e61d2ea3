//! Names that skills ask for and no card has: misprints, or cards that are still to come.
//!
//! Such a skill is read and yet never finds what it asks for, which nobody would notice in a game.

use std::collections::{BTreeMap, BTreeSet};

use super::UserTable;
use crate::ability::{Attribute, Filter, Node, Token, Visit};
use crate::card::{CardNumber, fold};

/// What cards are asked for by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum By {
    Name,
    Character,
    Trait,
}

/// Every name, character and special trait that no card of the table has, as it is asked for, each with a card that asks for it.
/// Names that a skill gives, to a card or to a token, are there too.
pub fn unknown(cards: &UserTable) -> BTreeMap<String, CardNumber> {
    let mut names = Names::default();
    for (number, entry) in cards {
        for face in entry.card.faces() {
            names.has(By::Name, &face.name);
            face.characters.iter().for_each(|name| names.has(By::Character, name));
            face.traits.iter().for_each(|name| names.has(By::Trait, name));
        }
        for line in [&entry.front, &entry.back].into_iter().flat_map(|side| &side.lines) {
            names.asking = Some(number);
            line.accept(&mut names);
        }
    }
    let Names { there, asked, .. } = names;
    let nowhere = asked.into_iter().filter(|((by, name), _)| !there.contains(&(*by, key(name))));
    nowhere.map(|((by, name), number)| (written(by, name), number.clone())).collect()
}

/// As names are compared: see [`crate::card::alike`].
fn key(name: &str) -> String {
    fold(name).replace(' ', "")
}

fn written(by: By, name: &str) -> String {
    match by {
        By::Name => format!("{{{name}}}"),
        By::Character => format!("＜{name}＞"),
        By::Trait => format!("《{name}》"),
    }
}

#[derive(Default)]
struct Names<'s> {
    there: BTreeSet<(By, String)>,
    asked: BTreeMap<(By, &'s str), &'s CardNumber>,
    asking: Option<&'s CardNumber>,
}

impl<'s> Names<'s> {
    fn has(&mut self, by: By, name: &str) {
        self.there.insert((by, key(name)));
    }

    fn asks(&mut self, by: By, name: &'s str) {
        if let Some(number) = self.asking {
            self.asked.entry((by, name)).or_insert(number);
        }
    }
}

impl<'s> Visit<'s> for Names<'s> {
    fn filter(&mut self, filter: &'s Filter) {
        match filter {
            Filter::Name(name) => self.asks(By::Name, name),
            Filter::Character(name) | Filter::OnlyCharacter(name) => self.asks(By::Character, name),
            Filter::Trait(name) | Filter::OnlyTrait(name) => self.asks(By::Trait, name),
            _ => {}
        }
        filter.walk(self);
    }

    fn attribute(&mut self, attribute: &'s Attribute) {
        match attribute {
            Attribute::Name(name) => self.has(By::Name, name),
            Attribute::Character(name) => self.has(By::Character, name),
            Attribute::Trait(name) => self.has(By::Trait, name),
            _ => {}
        }
    }

    fn token(&mut self, token: &'s Token) {
        self.has(By::Name, &token.name);
        token.characters.iter().for_each(|name| self.has(By::Character, name));
        token.traits.iter().for_each(|name| self.has(By::Trait, name));
        token.walk(self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::import;

    #[test]
    fn what_no_card_has_is_named_once_and_spelling_does_not_count() {
        let row = |number: &str, skill: &str| {
            format!(
                "{{\"number\":\"{number}\",\"type\":\"BATTLE\",\"name\":\"Fin\",\"colors\":[\"Blue\"],\"energy\":1,\
                 \"combo_cost\":0,\"combo_power\":5000,\"power\":5000,\"characters\":[\"Dr.Fin\"],\"traits\":[\"Pond7\"],\
                 \"skill\":\"{skill}\"}}"
            )
        };
        let asks = "[Auto] When this card attacks, choose 1 of your";
        let text = [
            row("ZZ1-001", &format!("{asks} ＜Dr. Fin＞ cards and KO it.")),
            row("ZZ1-002", &format!("{asks} 《Pond 7》 cards and KO it.")),
            row("ZZ1-003", &format!("{asks} ＜Gill＞ cards and KO it.")),
            row("ZZ1-004", &format!("{asks} ＜Gill＞ cards and KO it.")),
        ];
        let imported = import::read(&text.join("\n")).expect("card data");
        assert_eq!(imported.problems.len(), 0, "{:?}", imported.problems);
        let asked: Vec<String> = unknown(&imported.cards).keys().cloned().collect();
        assert_eq!(asked, ["＜Gill＞"]);
    }
}
