//! Lines that are read otherwise in one table than in another: what a change of the grammar is reviewed by.

use std::collections::{BTreeMap, BTreeSet};

use super::{Entry, UserTable};
use crate::ability::{KeywordNames, Skill, Skills, same_meaning};
use crate::card::CardNumber;
use crate::skill;

/// A line that is read otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reread {
    /// The card.
    pub card: CardNumber,
    /// Whether it stands on the back.
    pub is_back: bool,
    /// Its place among the printed skills of the side, from 1; that of the table before, where only it has the line.
    pub line: usize,
    /// The sentence, where the card data has it.
    pub printed: Option<String>,
    /// What it meant, with the options that go on with it; empty where the table before does not have it.
    pub before: Vec<Skill>,
    /// What it means; empty where the table after does not have it.
    pub after: Vec<Skill>,
}

impl Reread {
    /// Whether it means the same in other words.
    pub fn means_the_same(&self) -> bool {
        is_read(&self.before) && is_read(&self.after) && same_meaning(&self.before, &self.after)
    }
}

/// Whether there is a line, and all of it is read.
pub fn is_read(line: &[Skill]) -> bool {
    !line.is_empty() && line.iter().all(Skill::is_read)
}

/// All lines that are read otherwise, by card, side and place. `texts` are the printed skills of the cards after, by side;
/// `numbers` are those of the cards before, and `before` gives each of them.
pub fn reread(
    numbers: impl IntoIterator<Item = CardNumber>,
    before: impl Fn(&CardNumber) -> Option<Entry>,
    after: &UserTable,
    texts: &BTreeMap<CardNumber, [String; 2]>,
    names: &KeywordNames,
) -> Vec<Reread> {
    let all: BTreeSet<CardNumber> = numbers.into_iter().chain(after.keys().cloned()).collect();
    let mut found = Vec::new();
    for card in all {
        let (old, new) = (before(&card), after.get(&card));
        for (at, is_back) in [false, true].into_iter().enumerate() {
            let side = |entry: &Entry| if is_back { entry.back.clone() } else { entry.front.clone() };
            let [old, new] = [old.as_ref(), new].map(|entry| entry.map(side).unwrap_or_default());
            let text = texts.get(&card).map_or("", |texts| &texts[at]);
            let printed = skill::lines(text, names);
            found.extend(of_side(&old, &new).map(|(line, before, after)| Reread {
                card: card.clone(),
                is_back,
                line: line + 1,
                printed: printed.get(line).filter(|_| !after.is_empty()).map(|line| line.trim().to_owned()),
                before: before.to_vec(),
                after: after.to_vec(),
            }));
        }
    }
    found
}

/// The lines of a side that differ, each with its place: what stands alike before and behind them belongs together.
fn of_side<'s>(old: &'s Skills, new: &'s Skills) -> impl Iterator<Item = (usize, &'s [Skill], &'s [Skill])> {
    let (old, new): (Vec<&[Skill]>, Vec<&[Skill]>) = (old.printed().collect(), new.printed().collect());
    let most = old.len().min(new.len());
    let alike = |pairs: &mut dyn Iterator<Item = (&&[Skill], &&[Skill])>| pairs.take_while(|(a, b)| a == b).count();
    let head = alike(&mut old.iter().zip(&new));
    let tail = alike(&mut old.iter().rev().zip(new.iter().rev())).min(most - head);
    let (old_end, new_end) = (old.len() - tail, new.len() - tail);
    let pairs = (head..old_end.max(new_end)).map(move |at| {
        let line = |lines: &[&'s [Skill]], end: usize| lines[..end].get(at).copied().unwrap_or_default();
        (at, line(&old, old_end), line(&new, new_end))
    });
    // What is read neither here nor there is no reading.
    pairs.filter(|(_, old, new)| [old, new].into_iter().any(|line| is_read(line)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::import;

    /// A table with one card of these lines.
    fn table(skill: &str) -> import::Imported {
        let row = serde_json::json!({"number": "ZZ1-001", "type": "BATTLE", "name": "Fish", "skill": skill});
        import::read(&row.to_string()).expect("the keyword table fits")
    }

    /// The lines read otherwise, as numbers of skills: line, before, after.
    fn compared(before: &str, after: &str) -> Vec<(usize, usize, usize, Option<String>)> {
        let (before, after) = (table(before), table(after));
        let names = KeywordNames::embedded().expect("the embedded table fits");
        let numbers = before.cards.keys().cloned();
        let of = |number: &CardNumber| before.cards.get(number).cloned();
        let found = reread(numbers, of, &after.cards, &after.texts, names).into_iter();
        found.map(|it| (it.line, it.before.len(), it.after.len(), it.printed)).collect()
    }

    const ONE: &str = "[Blocker]\n[Auto] When this card attacks, draw 1 card.\n[Critical]";

    #[test]
    fn the_same_readings_do_not_differ() {
        assert_eq!(compared(ONE, ONE), []);
        assert_eq!(compared("", "[Auto] When this card wibbles, wobble."), []);
    }

    #[test]
    fn a_line_that_is_read_otherwise_is_told_with_its_sentence() {
        let two = ONE.replace('1', "2");
        let sentence = Some("[Auto] When this card attacks, draw 2 card.".to_owned());
        assert_eq!(compared(ONE, &two), [(2, 1, 1, sentence)]);
    }

    #[test]
    fn a_line_more_or_less_leaves_the_others_in_their_places() {
        let without = "[Blocker]\n[Critical]";
        assert_eq!(compared(ONE, without), [(2, 1, 0, None)]);
        let sentence = ONE.lines().nth(1).map(str::to_owned);
        assert_eq!(compared(without, ONE), [(2, 0, 1, sentence)]);
    }

    #[test]
    fn cards_of_one_table_alone_are_told_too() {
        let names = KeywordNames::embedded().expect("the embedded table fits");
        let (card, none) = (table("[Blocker]"), UserTable::new());
        let of = |number: &CardNumber| card.cards.get(number).cloned();
        let gone = reread(card.cards.keys().cloned(), of, &none, &BTreeMap::new(), names);
        let new = reread([], |_| None, &card.cards, &card.texts, names);
        assert_eq!([gone.len(), new.len()], [1, 1]);
        assert!(gone[0].after.is_empty() && new[0].before.is_empty() && !new[0].means_the_same());
    }
}
