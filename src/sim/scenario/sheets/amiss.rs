//! What must not be on a table, in words.

use std::collections::BTreeMap;

use super::super::seats::player;
use crate::engine::{CardId, Seat};
use crate::language::{Message, say};

/// Something that must not be: the word that its message knows it by, and what it is about.
pub(in crate::sim::scenario) type Amiss = (&'static str, About);

/// What something is about.
#[derive(Clone, Copy, Debug)]
pub(in crate::sim::scenario) enum About {
    Card(CardId),
    Player(Seat),
    Table,
}

/// In words, with what a scenario calls its cards.
pub(in crate::sim::scenario) fn in_words((what, about): Amiss, names: &BTreeMap<String, Vec<CardId>>) -> Message {
    let of = match about {
        About::Card(card) => called(card, names),
        About::Player(seat) => player(seat).to_owned(),
        About::Table => String::new(),
    };
    say!("board-broken", what = what, of = of)
}

/// A card as a script calls it; by its number where it does not.
fn called(card: CardId, names: &BTreeMap<String, Vec<CardId>>) -> String {
    let place = |cards: &Vec<CardId>| cards.iter().position(|other| *other == card);
    match names.iter().find_map(|(id, cards)| Some((id, place(cards)?, cards.len()))) {
        Some((id, _, 1)) => id.clone(),
        Some((id, at, _)) => format!("{id}#{}", at + 1),
        None => format!("#{}", card.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_must_not_be_is_told_by_what_the_script_calls_it() {
        let names =
            BTreeMap::from([("owl".to_owned(), vec![CardId(3)]), ("newt".to_owned(), [4, 5].map(CardId).into())]);
        let told = |what| in_words(what, &names).to_string();
        assert_eq!(told(("misplaced", About::Card(CardId(3)))), "`owl` cannot lie where it lies");
        assert_eq!(told(("force", About::Card(CardId(5)))), "`newt#2` has a force below 0");
        assert_eq!(told(("hung", About::Card(CardId(3)))), "`owl`, as it lies, cannot be on another card");
        assert_eq!(told(("loose", About::Card(CardId(3)))), "`owl` is on no card that it can be on");
        assert_eq!(told(("lives", About::Player(Seat::B))), "`opponent` has no life left");
        assert_eq!(told(("no-option", About::Table)), "a question offers nothing");
    }
}
