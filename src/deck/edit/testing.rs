//! What the tests of the notations ask for: one card, one leader, the numbers in order.

use super::{Change, Copies, Meant, Refusal, apply, at_once};
use crate::card::{Kind, Section, fold};
use crate::deck::{self, CardRef, Deck, Line};

/// What lines mean where no table is at hand: BT1-001 to BT1-004 are leaders, from BT1-021 on they are Extra
/// Cards.
fn meant(deck: &Deck) -> Vec<Meant> {
    let number = |line: &Line| line.card.print.as_ref().map(|print| print.number.clone());
    let is_leader = |line: &Line| number(line).is_some_and(|number| number.set() == "BT1" && number.index() < 5);
    let home = |line: &Line| if is_leader(line) { Section::Leader } else { Section::Main };
    let kind = |line: &Line| number(line).map(|number| if number.index() > 20 { Kind::Extra } else { Kind::Battle });
    let section = |line: &Line| line.section.unwrap_or_else(|| home(line));
    let meant = |line: &Line| Meant { section: section(line), number: number(line), kind: kind(line) };
    deck.lines.iter().map(meant).collect()
}

pub(in crate::deck) fn changed(text: &str, change: &Change) -> Result<String, Refusal> {
    changed_in(text, 0, change)
}

pub(in crate::deck) fn changed_in(text: &str, at: usize, change: &Change) -> Result<String, Refusal> {
    let decks = deck::read(text);
    let meant = meant(&decks.readings[at].deck);
    apply(text, decks.notation, at, meant, std::slice::from_ref(change))
}

fn copies(number: &str, name: &str, count: u32, section: Section, home: Section) -> Copies {
    let card = CardRef { print: number.parse().ok(), name: Some(name.into()), spelling: None };
    let kind = if home == Section::Leader { Kind::Leader } else { Kind::Battle };
    Copies {
        count,
        card,
        kind,
        section,
        at_home: section == home,
        named_alone: !fold(name).is_empty(),
        as_written: None,
    }
}

/// Two copies of Scheming Champa in a section.
pub(in crate::deck) fn added(text: &str, section: &str) -> Result<String, Refusal> {
    let section = Section::from_id(section).expect("a section");
    changed(text, &Change::Insert(copies("BT1-006", "Scheming Champa", 2, section, Section::Main)))
}

#[test]
fn several_lines_may_come_one_after_the_other() {
    let text = "Leader\n1 BT1-001 Champa\n\nMain Deck\n3 BT1-006 Scheming Champa\n";
    let decks = deck::read(text);
    let main = |number, name| Change::Insert(copies(number, name, 4, Section::Main, Section::Main));
    let changes = [
        Change::Count { line: 1, count: 4 },
        main("BT1-010", "Divine Aide Vados"),
        main("BT1-012", "Whis"),
        main("BT1-014", "Saiyan Cabba"),
    ];
    let edited = apply(text, decks.notation, 0, meant(&decks.readings[0].deck), &changes);
    let lines = "4 BT1-006 Scheming Champa\n4 BT1-010 Divine Aide Vados\n4 BT1-012 Whis\n4 BT1-014 Saiyan Cabba\n";
    assert_eq!(edited, Ok(text.replace("3 BT1-006 Scheming Champa\n", lines)));
}

#[test]
fn many_changes_made_at_once_are_those_made_one_after_the_other() {
    let list = |header: &str| {
        let cards = |n: u32| format!("4 BT1-006 Scheming Champa\n{} BT1-010 Divine Aide Vados\n", n % 3 + 1);
        format!("{header}{}", (0..30).map(cards).collect::<String>())
    };
    let sum: u32 = (0..30).map(|n| 4 + n % 3 + 1).sum();
    for text in [list("Main Deck\n"), list(&format!("Main Deck ({sum})\n")), list("")] {
        let decks = deck::read(&text);
        let mut known = meant(&decks.readings[0].deck);
        let at = |n: usize| {
            if n.is_multiple_of(2) { Change::Remove { line: n } } else { Change::Count { line: n, count: 4 } }
        };
        let changes: Vec<Change> = (3..60).rev().map(at).collect();
        let together = apply(&text, decks.notation, 0, known.clone(), &changes).expect("they can be made");
        let mut alone = text.clone();
        for change in &changes {
            alone =
                apply(&alone, decks.notation, 0, known.clone(), std::slice::from_ref(change)).expect("it can be made");
            if let Change::Remove { line } = change {
                known.remove(*line);
            }
        }
        assert_eq!(together, alone);
    }
}

#[test]
fn a_header_that_counts_its_cards_is_no_reason_to_make_changes_one_by_one() {
    let text = format!("Main Deck (90)\n{}\nSide Deck (1)\n1 BT1-006\n\nTotal: 91\n", "3 BT1-006\n".repeat(30));
    let decks = deck::read(&text);
    let changes: Vec<Change> = (0..30)
        .rev()
        .map(|line| if line < 10 { Change::Remove { line } } else { Change::Count { line, count: 2 } })
        .collect();
    let edited = at_once(&text, decks.notation, 0, &meant(&decks.readings[0].deck), &changes);
    let expected = format!("Main Deck (40)\n{}\nSide Deck (1)\n1 BT1-006\n\nTotal: 41\n", "2 BT1-006\n".repeat(20));
    assert_eq!(edited, Some(expected));
}

#[test]
fn a_name_that_is_too_long_is_refused_as_that_in_every_notation() {
    for text in ["4 BT1-005\n", "main:\n- 4 BT1-005\n"] {
        assert_eq!(renamed(text, &"x".repeat(501)), Err(Refusal::LongName), "{text}");
    }
}

/// Hit as the leader.
pub(in crate::deck) fn leader(text: &str) -> Result<String, Refusal> {
    let hit = copies("BT1-002", "Hit", 1, Section::Leader, Section::Leader);
    let deck = deck::read(text).readings.remove(0).deck;
    let old = meant(&deck).iter().position(|meant| meant.section == Section::Leader);
    let change = old.map_or(Change::Insert(hit.clone()), |line| Change::Card { line, to: hit });
    changed(text, &change)
}

pub(in crate::deck) fn removed(text: &str, line: usize) -> Result<String, Refusal> {
    changed(text, &Change::Remove { line })
}

pub(in crate::deck) fn counted(text: &str, line: usize, count: u32) -> Result<String, Refusal> {
    changed(text, &Change::Count { line, count })
}

pub(in crate::deck) fn renamed(text: &str, name: &str) -> Result<String, Refusal> {
    changed(text, &Change::Rename(name.into()))
}

/// By number.
pub(in crate::deck) fn sorted(text: &str) -> Result<String, Refusal> {
    let deck = deck::read(text).readings.remove(0).deck;
    let mut order: Vec<usize> = (0..deck.lines.len()).collect();
    order.sort_by_key(|line| deck.lines[*line].card.print.clone());
    let mut rank = vec![0; order.len()];
    for (place, line) in order.into_iter().enumerate() {
        rank[line] = place;
    }
    changed(text, &Change::Sort(rank))
}
