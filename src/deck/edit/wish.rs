//! From what a player asks of a card (add, remove, set) to the changes of lines.
//!
//! A card may stand on several lines: copies come to the first of them and go from the last. What comes without a print is
//! added to no print. A line with a comment stays as long as a copy is left for it.

use super::Refusal;
use crate::card::Section;
use crate::deck::change::{Change, Copies, Meant};
use crate::deck::{CardRef, Deck, Line, MAX_COUNT};

/// What is to become of the copies of a card in a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// So many more.
    Add(u32),
    /// So many fewer.
    Remove(u32),
    /// None are left.
    RemoveAll,
    /// So many, on one line and on those that have a comment.
    Set(u32),
}

/// The changes that a wish about a card takes in the deck of a text. A print means its own lines alone; a card, those of all
/// its prints, but where copies come.
///
/// # Errors
/// When there are fewer copies than are to go, more than a line holds, or several prints where one line is asked for.
pub fn plan(text: &str, deck: &Deck, meant: &[Meant], card: &Copies, wish: Wish) -> Result<Vec<Change>, Refusal> {
    let lines = lines_of(deck, meant, card);
    match wish {
        Wish::Add(more) => add(&lines, card, more),
        Wish::Remove(fewer) => remove(&lines, card.section, fewer),
        Wish::RemoveAll | Wish::Set(0) => {
            Ok(lines.iter().rev().map(|(line, _)| Change::Remove { line: *line }).collect())
        }
        Wish::Set(count) => set(text, &lines, card, count),
    }
}

/// The changes that several wishes take, in the order in which they can be made. No two may be about the same card in the
/// same section.
///
/// # Errors
/// Where one of them cannot be.
pub fn plan_all(text: &str, deck: &Deck, meant: &[Meant], wishes: &[(Copies, Wish)]) -> Result<Vec<Change>, Refusal> {
    let planned: Result<Vec<Vec<Change>>, Refusal> =
        wishes.iter().map(|(card, wish)| plan(text, deck, meant, card, *wish)).collect();
    let mut changes: Vec<Change> = planned?.into_iter().flatten().collect();
    // Changes that name lines come from below; lines that come, last.
    changes.sort_by_key(|change| std::cmp::Reverse(change.line()));
    Ok(changes)
}

/// The changes that make a card the leader. Further leaders go.
pub fn lead(deck: &Deck, meant: &[Meant], card: &Copies) -> Vec<Change> {
    let leaders = deck.lines.iter().zip(meant).enumerate().filter(|(_, (_, meant))| meant.section == Section::Leader);
    let mut leaders = leaders.map(|(at, (line, _))| (at, line));
    let Some((first, line)) = leaders.next() else { return vec![Change::Insert(card.clone())] };
    let mut changes: Vec<Change> = leaders.map(|(line, _)| Change::Remove { line }).collect();
    changes.reverse();
    if line.count != 1 {
        changes.push(Change::Count { line: first, count: 1 });
    }
    if meant[first].number.as_ref() != card.card.print.as_ref().map(|print| &print.number) {
        changes.push(Change::Card { line: first, to: card.clone() });
    }
    changes
}

/// The lines of a card in its section, with their places.
fn lines_of<'d>(deck: &'d Deck, meant: &[Meant], card: &Copies) -> Vec<(usize, &'d Line)> {
    let wanted = card.card.print.as_ref();
    let is_it = |line: &Line, meant: &Meant| {
        let print = || wanted.is_none_or(|print| print.suffix.is_none()) || line.card.print.as_ref() == wanted;
        meant.section == card.section && meant.number.as_ref() == wanted.map(|print| &print.number) && print()
    };
    let lines = deck.lines.iter().zip(meant).enumerate();
    lines.filter(|(_, (line, meant))| is_it(line, meant)).map(|(at, (line, _))| (at, line)).collect()
}

fn counted(count: u32) -> Result<u32, Refusal> {
    if count > MAX_COUNT { Err(Refusal::TooMany { count }) } else { Ok(count) }
}

fn add(lines: &[(usize, &Line)], card: &Copies, more: u32) -> Result<Vec<Change>, Refusal> {
    let suffix = |card: &CardRef| card.print.as_ref().and_then(|print| print.suffix.clone());
    let Some((line, first)) = lines.iter().find(|(_, line)| suffix(&line.card) == suffix(&card.card)) else {
        return Ok(vec![Change::Insert(Copies { count: counted(more)?, ..card.clone() })]);
    };
    Ok(vec![Change::Count { line: *line, count: counted(first.count.saturating_add(more))? }])
}

fn remove(lines: &[(usize, &Line)], section: Section, fewer: u32) -> Result<Vec<Change>, Refusal> {
    let has = lines.iter().map(|(_, line)| line.count).sum();
    if fewer > has {
        return Err(Refusal::Fewer { section, has, asked: fewer });
    }
    let mut changes = Vec::new();
    let mut left = fewer;
    for (line, written) in lines.iter().rev() {
        let goes = left.min(written.count);
        left -= goes;
        match written.count - goes {
            _ if goes == 0 => break,
            0 => changes.push(Change::Remove { line: *line }),
            count => changes.push(Change::Count { line: *line, count }),
        }
    }
    Ok(changes)
}

fn set(text: &str, lines: &[(usize, &Line)], card: &Copies, count: u32) -> Result<Vec<Change>, Refusal> {
    let count = counted(count)?;
    let Some((first, rest)) = lines.split_first() else {
        return Ok(vec![Change::Insert(Copies { count, ..card.clone() })]);
    };
    let mut prints: Vec<String> =
        lines.iter().filter_map(|(_, line)| line.card.print.as_ref()).map(ToString::to_string).collect();
    prints.sort();
    prints.dedup();
    if prints.len() > 1 {
        return Err(Refusal::Prints { prints });
    }
    // The first line keeps one copy at least; those with a comment keep what they have, as far as it goes.
    let mut left = count - 1;
    let mut changes = Vec::new();
    let with = |(line, written): &(usize, &Line), count| match count {
        0 => Some(Change::Remove { line: *line }),
        count if count == written.count => None,
        count => Some(Change::Count { line: *line, count }),
    };
    for other in rest {
        let kept = if has_comment(text, other.1) { other.1.count.min(left) } else { 0 };
        left -= kept;
        changes.extend(with(other, kept));
    }
    changes.reverse();
    changes.extend(with(first, left + 1));
    Ok(changes)
}

/// Whether somebody has noted something behind the card of a line.
fn has_comment(text: &str, line: &Line) -> bool {
    let place = line.places.line();
    let behind = text.get(place.end..).and_then(|rest| rest.split(['\n', '\r']).next()).unwrap_or_default();
    let behind = behind.trim_start_matches(|c: char| c.is_whitespace() || "\"',".contains(c));
    behind.starts_with('#')
        || behind.starts_with("//")
        || text.get(place.start..place.end).unwrap_or_default().contains(" //")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Kind;
    use crate::deck;

    fn planned(text: &str, wanted: &str, wish: Wish) -> Result<Vec<Change>, Refusal> {
        let deck = deck::read(text).readings.remove(0).deck;
        let number = |line: &Line| line.card.print.as_ref().map(|print| print.number.clone());
        let meant: Vec<Meant> =
            deck.lines.iter().map(|line| Meant { section: Section::Main, number: number(line), kind: None }).collect();
        let card = CardRef { print: wanted.parse().ok(), name: None, spelling: None };
        let section = Section::Main;
        let copies =
            Copies { count: 1, card, kind: Kind::Battle, section, at_home: true, named_alone: false, as_written: None };
        plan(text, &deck, &meant, &copies, wish)
    }

    const TWICE: &str = "4 BT1-006\n2 BT1-005\n3 BT1-006\n";

    #[test]
    fn copies_come_to_the_first_line_and_go_from_the_last() {
        let count = |line, count| Change::Count { line, count };
        let gone = |line| Change::Remove { line };
        assert_eq!(planned(TWICE, "BT1-006", Wish::Add(1)), Ok(vec![count(0, 5)]));
        assert_eq!(planned(TWICE, "BT1-006", Wish::Remove(2)), Ok(vec![count(2, 1)]));
        assert_eq!(planned(TWICE, "BT1-006", Wish::Remove(4)), Ok(vec![gone(2), count(0, 3)]));
        assert_eq!(planned(TWICE, "BT1-006", Wish::Remove(7)), Ok(vec![gone(2), gone(0)]));
        assert_eq!(planned(TWICE, "BT1-006", Wish::RemoveAll), Ok(vec![gone(2), gone(0)]));
        assert_eq!(planned(TWICE, "BT1-006", Wish::Set(4)), Ok(vec![gone(2)]));
        assert_eq!(planned(TWICE, "BT1-005", Wish::Set(2)), Ok(vec![]));
        assert!(matches!(planned(TWICE, "BT1-006", Wish::Remove(8)), Err(Refusal::Fewer { has: 7, .. })));
        assert!(matches!(planned(TWICE, "BT1-006", Wish::Add(u32::MAX)), Err(Refusal::TooMany { .. })));
    }

    #[test]
    fn a_line_with_a_comment_stays_as_long_as_a_copy_is_left_for_it() {
        let text = "2 BT1-006 # a\n3 BT1-007\n1 BT1-006 # b\n1 BT1-006\n";
        let count = |line, count| Change::Count { line, count };
        let gone = |line| Change::Remove { line };
        assert_eq!(planned(text, "BT1-006", Wish::Set(4)), Ok(vec![gone(3), count(0, 3)]));
        assert_eq!(planned(text, "BT1-006", Wish::Set(2)), Ok(vec![gone(3), count(0, 1)]));
        assert_eq!(planned(text, "BT1-006", Wish::Set(1)), Ok(vec![gone(3), gone(2), count(0, 1)]));
        let text = "main:\n  - 2 BT1-006\n  - '1 BT1-006' # b\n";
        assert_eq!(planned(text, "BT1-006", Wish::Set(4)), Ok(vec![count(0, 3)]));
    }

    #[test]
    fn copies_without_a_print_come_to_no_print() {
        let text = "1 BT1-006_PR\n1 BT1-006\n";
        assert_eq!(planned(text, "BT1-006", Wish::Add(2)), Ok(vec![Change::Count { line: 1, count: 3 }]));
        assert!(matches!(planned("1 BT1-006_PR\n", "BT1-006", Wish::Add(2)).as_deref(), Ok([Change::Insert(_)])));
    }

    #[test]
    fn several_wishes_are_made_from_below() {
        let deck = deck::read(TWICE).readings.remove(0).deck;
        let number = |line: &Line| line.card.print.as_ref().map(|print| print.number.clone());
        let meant: Vec<Meant> =
            deck.lines.iter().map(|line| Meant { section: Section::Main, number: number(line), kind: None }).collect();
        let copies = |number: &str| {
            let card = CardRef { print: number.parse().ok(), name: None, spelling: None };
            let section = Section::Main;
            Copies { count: 1, card, kind: Kind::Battle, section, at_home: true, named_alone: false, as_written: None }
        };
        let comes = Copies { count: 2, ..copies("BT1-007") };
        let wishes = [
            (copies("BT1-007"), Wish::Add(2)),
            (copies("BT1-005"), Wish::Remove(1)),
            (copies("BT1-006"), Wish::Remove(4)),
        ];
        let (gone, count) = (Change::Remove { line: 2 }, |line, count| Change::Count { line, count });
        let expected = vec![gone, count(1, 1), count(0, 3), Change::Insert(comes)];
        assert_eq!(plan_all(TWICE, &deck, &meant, &wishes), Ok(expected));
    }

    #[test]
    fn a_leader_takes_the_place_of_all_there_are() {
        let lead = |text: &str| {
            let deck = deck::read(text).readings.remove(0).deck;
            let number = |line: &Line| line.card.print.as_ref().map(|print| print.number.clone());
            let section = |line: &Line| line.section.unwrap_or(Section::Main);
            let meant = |line| Meant { section: section(line), number: number(line), kind: None };
            let meant: Vec<Meant> = deck.lines.iter().map(meant).collect();
            let card = CardRef { print: "BT1-001".parse().ok(), name: None, spelling: None };
            let section = Section::Leader;
            let copies = Copies {
                count: 1,
                card,
                kind: Kind::Leader,
                section,
                at_home: true,
                named_alone: false,
                as_written: None,
            };
            (lead(&deck, &meant, &copies), copies)
        };
        let (changes, copies) = lead("4 BT1-006\n");
        assert_eq!(changes, [Change::Insert(copies.clone())]);
        let (changes, _) = lead("Leader: BT1-001\n4 BT1-006\n");
        assert_eq!(changes, []);
        let (changes, _) = lead("Leader: 2 BT1-002\nLeader: BT1-003\nLeader: BT1-004\n");
        let gone = [2, 1].map(|line| Change::Remove { line });
        let one = [Change::Count { line: 0, count: 1 }, Change::Card { line: 0, to: copies }];
        assert_eq!(changes, [gone, one].concat());
    }

    #[test]
    fn a_print_means_its_own_lines_and_a_card_those_of_every_print() {
        let text = "2 BT1-006\n2 BT1-006_PR\n";
        assert_eq!(planned(text, "BT1-006_PR", Wish::Add(1)), Ok(vec![Change::Count { line: 1, count: 3 }]));
        assert_eq!(planned(text, "BT1-006_PR", Wish::RemoveAll), Ok(vec![Change::Remove { line: 1 }]));
        assert_eq!(planned(text, "BT1-006", Wish::Remove(3)).map(|changes| changes.len()), Ok(2));
        assert!(matches!(planned(text, "BT1-006", Wish::Set(4)), Err(Refusal::Prints { .. })));
    }
}
