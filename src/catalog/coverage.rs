//! How much of the printed skill text is understood, and what stands in the way of the rest.
//!
//! A card is modelled only if nothing of it is left unread, on both sides: half a skill is none. A *line* is a printed
//! skill; the options of a choice are part of the skill above them.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::Serialize;

use super::Entry;
use super::import::Remark;
use super::noted::Noted;
use crate::ability::exo::Line;
use crate::ability::exo::text::{self, Tongue};
use crate::ability::fow::text as fow;
use crate::ability::yugioh::text as yugioh;
use crate::ability::{self, Skill};
use crate::card::{CardNumber, Kind, Section, Set, plain};
use crate::skill;

/// Cards, copies or lists, and how many of them are modelled whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Modelled {
    /// How many there are.
    pub total: u64,
    /// How many of them are modelled.
    pub modelled: u64,
}

impl Modelled {
    fn add(&mut self, n: u32, is_modelled: bool) {
        self.total += u64::from(n);
        self.modelled += if is_modelled { u64::from(n) } else { 0 };
    }
}

/// Printed skills, and how many of them are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Read {
    /// How many there are.
    pub total: u64,
    /// How many of them are read.
    pub read: u64,
}

/// Some cards and their lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Counts {
    /// The cards.
    pub cards: Modelled,
    /// Their lines, as far as the table has them.
    pub lines: Read,
}

impl Counts {
    fn add(&mut self, card: &Understood) {
        self.cards.add(1, card.whole);
        self.lines.total += card.lines.total;
        self.lines.read += card.lines.read;
    }
}

/// How far a card is understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Understood {
    /// All of it is.
    whole: bool,
    /// Its lines.
    lines: Read,
    /// Lines that do not print back, and those that can be read in two ways.
    mismatched: u64,
    ambiguous: u64,
    /// The words that alone stand in the way of the rest.
    blocker: Option<String>,
}

impl Understood {
    /// A card of DBSCG, of whose text the skill reader says something.
    fn of(entry: &Entry, said: &[&Remark]) -> Self {
        let times = |code| said.iter().filter(|remark| remark.code == code).count() as u64;
        let read = lines(entry).filter(|line| line.iter().all(Skill::is_read)).count() as u64;
        Self {
            whole: entry.is_modelled(),
            lines: Read { total: lines(entry).count() as u64, read },
            mismatched: times(skill::MISMATCHED),
            ambiguous: times(skill::AMBIGUOUS),
            blocker: only_blocker(entry, said).map(str::to_owned),
        }
    }

    /// A card of Creatures of Exo by the text of both its sides: in either of the languages in which it can be written. What
    /// is printed of a line has to be read as the same line.
    fn of_exo(sides: &[String; 2]) -> Self {
        let lines: Vec<_> = sides.iter().flat_map(|side| text::each(side)).collect();
        let comes_back = |line: &Line| {
            [Tongue::En, Tongue::It].into_iter().all(|tongue| {
                text::read(&text::line(line, tongue)).is_ok_and(|read| read == std::slice::from_ref(line))
            })
        };
        let mut unread = lines.iter().filter_map(|line| line.as_ref().err());
        let (first, more) = (unread.next(), unread.count());
        Self {
            whole: first.is_none(),
            lines: Read { total: lines.len() as u64, read: lines.iter().flatten().count() as u64 },
            mismatched: lines.iter().flatten().filter(|line| !comes_back(line)).count() as u64,
            ambiguous: 0,
            blocker: first.filter(|_| more == 0).map(|unread| unread.text.clone()),
        }
    }
}

impl Understood {
    /// A card of a game in which a part of a text is read alone, by what was read of its sides; of a line that is printed otherwise
    /// than it was read nothing was. `normal` makes one wording of those in which the rest can be written.
    fn of_sides<L>(sides: &[ability::Read<L>], normal: fn(&str) -> String) -> Self {
        let read: usize = sides.iter().map(|side| side.lines.len()).sum();
        let mut unread = sides.iter().flat_map(|side| &side.unread);
        let (first, more) = (unread.next(), unread.count());
        let total = read + usize::from(first.is_some()) + more;
        Self {
            whole: first.is_none(),
            lines: Read { total: total as u64, read: read as u64 },
            mismatched: 0,
            ambiguous: 0,
            blocker: first.filter(|_| more == 0).map(|unread| normal(unread)),
        }
    }
}

/// The printed skills of both sides.
fn lines(entry: &Entry) -> impl Iterator<Item = &[Skill]> {
    [&entry.front, &entry.back].into_iter().flat_map(|side| side.printed())
}

/// The same cards as people play them: copies in lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Weighted {
    /// Lists that hold only cards counted here or unknown ones, in any of their parts; modelled is one whose every card is.
    pub lists: Modelled,
    /// The same by leader and main deck alone, with which games are begun: no other part of a list is looked at.
    pub leader_and_main: Modelled,
    /// Copies of the cards counted, in all parts of all lists.
    pub copies: Modelled,
    /// Copies that are no card of the table.
    pub unknown: u64,
}

/// Some copies in a list.
#[derive(Clone, Copy, Debug)]
pub struct Listed<'a> {
    /// The card, where it is one of the table.
    pub card: Option<&'a Entry>,
    /// The part of the list in which it lies.
    pub section: Section,
    /// How many copies.
    pub copies: u32,
}

impl Listed<'_> {
    fn is_leader_or_main(&self) -> bool {
        matches!(self.section, Section::Leader | Section::Main)
    }
}

/// Words that keep cards from being modelled, with nothing else in their way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Blocker {
    /// What is not read, in a form that alike words share: see [`alike`].
    pub span: String,
    /// How many cards would be modelled if it were.
    pub cards: u64,
    /// How many lists would be modelled by leader and main deck if it were, where there are lists.
    pub lists: Option<u64>,
}

/// How much of some cards is understood.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Coverage {
    /// All of the cards.
    #[serde(flatten)]
    pub all: Counts,
    /// Lines that are read, but do not print back as they are.
    pub mismatched: u64,
    /// Lines that can be read in two ways.
    pub ambiguous: u64,
    /// By set, as people count them.
    pub sets: BTreeMap<Set, Counts>,
    /// By card type.
    pub kinds: BTreeMap<Kind, Counts>,
    /// By copies in lists, where there are lists.
    pub weighted: Option<Weighted>,
    /// What alone stands in the way of cards, worst first: by cards, and by lists where these are as many.
    pub blockers: Vec<Blocker>,
    /// Cards in whose way only one thing stands, with what it is.
    #[serde(skip)]
    pub(crate) blocked: BTreeMap<CardNumber, String>,
    /// Whether the text was there to be read: without it nobody knows what stands in the way.
    #[serde(skip)]
    pub has_text: bool,
    /// The cards that are modelled.
    #[serde(skip)]
    pub(crate) whole: BTreeSet<CardNumber>,
}

/// Counts cards; `remarks` is what the skill reader says of their text, and perhaps of other cards', where there is text.
pub fn count<'a>(cards: impl IntoIterator<Item = &'a Entry>, remarks: Option<&[Remark]>) -> Coverage {
    let mut by_card: BTreeMap<&CardNumber, Vec<&Remark>> = BTreeMap::new();
    for remark in remarks.unwrap_or_default() {
        by_card.entry(&remark.card).or_default().push(remark);
    }
    let cards = cards.into_iter().map(|entry| {
        let said = by_card.remove(&entry.card.number).unwrap_or_default();
        (entry, Understood::of(entry, &said))
    });
    counted(cards, remarks.is_some())
}

/// Counts cards of Creatures of Exo by what is written on both their sides.
pub fn count_exo<'a>(cards: impl IntoIterator<Item = (&'a Entry, &'a [String; 2])>) -> Coverage {
    counted(cards.into_iter().map(|(entry, sides)| (entry, Understood::of_exo(sides))), true)
}

/// Counts cards of Force of Will by what was read of their sides.
pub fn count_force_of_will<'a>(cards: impl IntoIterator<Item = (&'a Entry, &'a [fow::Read])>) -> Coverage {
    counted(cards.into_iter().map(|(entry, sides)| (entry, Understood::of_sides(sides, fow::normal))), true)
}

/// Counts cards of Yu-Gi-Oh! by what was read of their texts.
pub fn count_yugioh<'a>(cards: impl IntoIterator<Item = (&'a Entry, &'a [yugioh::Read])>) -> Coverage {
    counted(cards.into_iter().map(|(entry, sides)| (entry, Understood::of_sides(sides, yugioh::normal))), true)
}

fn counted<'a>(cards: impl Iterator<Item = (&'a Entry, Understood)>, has_text: bool) -> Coverage {
    let mut coverage = Coverage { has_text, ..Coverage::default() };
    let mut blockers: BTreeMap<String, u64> = BTreeMap::new();
    for (entry, card) in cards {
        coverage.all.add(&card);
        // A passcode names no set.
        if entry.card.number.passcode().is_none() {
            coverage.sets.entry(Set::from(&entry.card.number)).or_default().add(&card);
        }
        coverage.kinds.entry(entry.card.kind).or_default().add(&card);
        coverage.mismatched += card.mismatched;
        coverage.ambiguous += card.ambiguous;
        if card.whole {
            coverage.whole.insert(entry.card.number.clone());
        }
        if let Some(blocker) = &card.blocker {
            let span = alike(blocker);
            *blockers.entry(span.clone()).or_default() += 1;
            coverage.blocked.insert(entry.card.number.clone(), span);
        }
    }
    let blocker = |(span, cards)| Blocker { span, cards, lists: None };
    coverage.blockers = blockers.into_iter().map(blocker).collect();
    coverage.rank();
    coverage
}

impl Coverage {
    /// Counts the same cards in lists, and the lists; `counted` is whether a card is one of those that are counted.
    pub fn weigh<'a>(
        &mut self,
        lists: impl IntoIterator<Item = Vec<Listed<'a>>>,
        counted: impl Fn(&CardNumber) -> bool,
    ) {
        let mut weighted = Weighted::default();
        let mut kept: BTreeMap<String, u64> = BTreeMap::new();
        for list in lists {
            for Listed { card, copies, .. } in &list {
                match card {
                    None => weighted.unknown += u64::from(*copies),
                    Some(entry) if counted(&entry.card.number) => weighted.copies.add(*copies, self.is_whole(entry)),
                    Some(_) => {}
                }
            }
            let is_counted = |listed: &Listed<'_>| listed.card.is_none_or(|entry| counted(&entry.card.number));
            if list.iter().all(is_counted) {
                weighted.lists.add(1, list.iter().all(|listed| self.knows(listed)));
            }
            let begun: Vec<Listed<'_>> = list.into_iter().filter(Listed::is_leader_or_main).collect();
            if !begun.is_empty() && begun.iter().all(is_counted) {
                weighted.leader_and_main.add(1, begun.iter().all(|listed| self.knows(listed)));
                if let Some(span) = self.keeps(&begun) {
                    *kept.entry(span.to_owned()).or_default() += 1;
                }
            }
        }
        for blocker in &mut self.blockers {
            blocker.lists = Some(kept.get(&blocker.span).copied().unwrap_or_default());
        }
        self.weighted = Some(weighted);
        self.rank();
    }

    fn is_whole(&self, entry: &Entry) -> bool {
        self.whole.contains(&entry.card.number)
    }

    fn knows(&self, listed: &Listed<'_>) -> bool {
        listed.card.is_some_and(|entry| self.is_whole(entry))
    }

    /// The words that alone stand in the way of a list: they keep every card of it that is not modelled.
    fn keeps(&self, list: &[Listed<'_>]) -> Option<&str> {
        let not_modelled = list.iter().filter(|listed| !self.knows(listed));
        let spans: Option<BTreeSet<&String>> =
            not_modelled.map(|listed| self.blocked.get(&listed.card?.card.number)).collect();
        spans.filter(|spans| spans.len() == 1)?.pop_first().map(String::as_str)
    }

    /// Puts the worst blocker first. The sort is stable: where they block as much, they stay in the order of their words.
    fn rank(&mut self) {
        self.blockers.sort_by_key(|blocker| std::cmp::Reverse((blocker.cards, blocker.lists)));
    }
}

/// The words that alone stand between a card and being modelled.
fn only_blocker<'a>(entry: &Entry, said: &[&'a Remark]) -> Option<&'a str> {
    let is_withheld = |side: &Noted| side.partial && !side.has_unread_deck_rules();
    if is_withheld(&entry.front) || is_withheld(&entry.back) {
        return None;
    }
    let unread = lines(entry).filter(|line| !line.iter().all(Skill::is_read)).count();
    let of_unread = |remark: &&&Remark| [skill::UNREAD, skill::UNREAD_CONSTRUCTION].contains(&remark.code);
    // Where only one line is unread, all of them are about that line; the first says where reading ends.
    said.iter().find(of_unread).filter(|_| unread == 1).map(|remark| remark.words.as_str())
}

/// Words with what differs from card to card left out: numbers are `N`, and of names only the brackets are left.
///
/// ```
/// use deckscouter::catalog::coverage::alike;
/// assert_eq!(alike("gets +5000 power  for each ＜Son Goku＞ and [Bond 2]"), "gets +N power for each <…> and […]");
/// ```
pub fn alike(words: &str) -> String {
    const BRACKETS: [(char, char); 4] = [('<', '>'), ('《', '》'), ('{', '}'), ('[', ']')];
    let words: String = words.chars().filter_map(plain).map(usual).collect();
    let mut out = String::with_capacity(words.len());
    let mut rest = words.as_str();
    while let Some(c) = rest.chars().next() {
        let end = BRACKETS.iter().find(|(open, _)| *open == c).and_then(|(_, close)| rest.find(*close));
        if let Some(end) = end {
            out.extend([c, '…']);
            // The closing bracket is copied below, like any other sign.
            rest = &rest[end..];
        } else if c.is_ascii_digit() {
            out.push('N');
            rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// One sign for those that cards use for the same.
fn usual(c: char) -> char {
    match c {
        '〈' => '<',
        '〉' => '>',
        '≪' => '《',
        '≫' => '》',
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{UserTable, import};

    /// Cards with these skill texts, `ZZ1-001` and so on, and what the reader says of them.
    fn cards(skills: &[&str]) -> (UserTable, Vec<Remark>) {
        let row = |(at, skill): (usize, &&str)| {
            let number = format!("ZZ{}-001", at + 1);
            serde_json::json!({"number": number, "type": "BATTLE", "name": "Fish", "skill": skill}).to_string()
        };
        let rows: Vec<String> = skills.iter().enumerate().map(row).collect();
        let imported = import::read(&rows.join("\n")).expect("the keyword table fits");
        (imported.cards, imported.remarks)
    }

    fn remark(card: &str, code: &'static str, words: &str) -> Remark {
        Remark { card: card.parse().expect("a number"), code, words: words.to_owned() }
    }

    const WIBBLE: &str = "[Auto] When you wibble, wobble.";

    #[test]
    fn half_a_skill_is_none() {
        let (cards, _) = cards(&["[Blocker]", &format!("[Blocker]\n{WIBBLE}"), ""]);
        let coverage = count(cards.values(), None);
        assert_eq!(coverage.all.cards, Modelled { total: 3, modelled: 2 });
        assert_eq!(coverage.all.lines, Read { total: 3, read: 2 });
    }

    #[test]
    fn options_are_part_of_the_skill_above() {
        let (cards, _) = cards(&[&format!("{WIBBLE}\n・Wobble.\n・Wubble.\n[Blocker]")]);
        assert_eq!(count(cards.values(), None).all.lines, Read { total: 2, read: 1 });
    }

    #[test]
    fn text_that_is_withheld_is_not_modelled_and_blocks_by_itself() {
        let row = r#"{"number": "ZZ1-001", "type": "BATTLE", "name": "Fish", "skill": "", "skill_withheld": true}"#;
        let cards = import::read(row).expect("the keyword table fits").cards;
        let coverage = count(cards.values(), Some(&[remark("ZZ1-001", skill::UNREAD, "wobble")]));
        assert_eq!((coverage.all.cards.modelled, coverage.blockers), (0, Vec::new()));
    }

    #[test]
    fn only_what_alone_blocks_a_card_is_a_blocker() {
        let two = format!("{WIBBLE}\n{WIBBLE}");
        let (cards, _) = cards(&[WIBBLE, WIBBLE, WIBBLE, &two]);
        let remarks = [
            remark("ZZ1-001", skill::UNREAD, "eats 2 <Hit>"),
            remark("ZZ2-001", skill::UNREAD, "wobble"),
            remark("ZZ3-001", skill::UNREAD, "eats 15 ＜Son Goku＞"),
            remark("ZZ4-001", skill::UNREAD, "wobble"),
            remark("ZZ4-001", skill::UNREAD, "wobble"),
        ];
        let blockers: Vec<(String, u64)> = count(cards.values(), Some(&remarks))
            .blockers
            .into_iter()
            .map(|blocker| (blocker.span, blocker.cards))
            .collect();
        assert_eq!(blockers, [("eats N <…>".to_owned(), 2), ("wobble".to_owned(), 1)]);
    }

    #[test]
    fn a_construction_sentence_that_is_not_read_blocks_too() {
        let (cards, remarks) = cards(&["[Permanent] You can include fish in your deck."]);
        let coverage = count(cards.values(), Some(&remarks));
        assert_eq!(coverage.blockers.len(), 1, "{remarks:?}");
    }

    #[test]
    fn doubtful_readings_are_counted_for_the_cards_that_are() {
        let (mut cards, _) = cards(&[WIBBLE, WIBBLE]);
        let said = [
            ("ZZ1-001", skill::MISMATCHED),
            ("ZZ1-001", skill::AMBIGUOUS),
            ("ZZ1-001", skill::AMBIGUOUS),
            ("ZZ2-001", skill::AMBIGUOUS),
        ];
        let remarks = said.map(|(card, code)| remark(card, code, ""));
        cards.retain(|number, _| number.set() == "ZZ1");
        let coverage = count(cards.values(), Some(&remarks));
        assert_eq!((coverage.mismatched, coverage.ambiguous), (1, 2));
    }

    /// Copies of a card in the main deck, or of none.
    fn copies(card: Option<&Entry>, copies: u32) -> Listed<'_> {
        Listed { card, section: Section::Main, copies }
    }

    fn of<'a>(cards: &'a UserTable, number: &str) -> Option<&'a Entry> {
        cards.get(&number.parse::<CardNumber>().expect("a number"))
    }

    #[test]
    fn lists_count_with_their_copies() {
        let (cards, _) = cards(&["[Blocker]", WIBBLE, "[Critical]"]);
        let [read, unread, elsewhere] = ["ZZ1-001", "ZZ2-001", "ZZ3-001"].map(|number| of(&cards, number));
        let mut coverage = count(cards.values(), None);
        let lists = [
            vec![copies(read, 4)],
            vec![copies(read, 3), copies(unread, 2)],
            vec![copies(read, 1), copies(None, 5)],
            vec![copies(read, 1), copies(elsewhere, 4)],
        ];
        coverage.weigh(lists, |number| number.set() != "ZZ3");
        let whole = Modelled { total: 3, modelled: 1 };
        let all = Modelled { total: 11, modelled: 9 };
        assert_eq!(coverage.weighted, Some(Weighted { lists: whole, leader_and_main: whole, copies: all, unknown: 5 }));
    }

    #[test]
    fn a_side_deck_keeps_no_list_from_being_whole_by_leader_and_main_deck() {
        let (cards, _) = cards(&["[Blocker]", WIBBLE]);
        let side = |card, copies| Listed { card, section: Section::Side, copies };
        let [read, unread] = ["ZZ1-001", "ZZ2-001"].map(|number| of(&cards, number));
        let mut coverage = count(cards.values(), None);
        coverage.weigh([vec![copies(read, 4), side(unread, 1)], vec![copies(read, 4), side(None, 2)]], |_| true);
        let weighted = coverage.weighted.expect("there are lists");
        assert_eq!(weighted.lists, Modelled { total: 2, modelled: 0 });
        assert_eq!(weighted.leader_and_main, Modelled { total: 2, modelled: 2 });
    }

    #[test]
    fn cards_of_exo_are_counted_by_their_own_notation_line_by_line() {
        let (cards, _) = cards(&["", "", ""]);
        let sides = [
            ["SWIFT. ACTIVATION: draw 1 card.", "EMERGENZA: pesca 1 carta."],
            ["SWIFT. DEATH: wibble 2 cards. GUARD.", ""],
            ["wobble.", "wubble."],
        ]
        .map(|sides| sides.map(str::to_owned));
        let coverage = count_exo(cards.values().zip(&sides));
        assert_eq!(coverage.all.cards, Modelled { total: 3, modelled: 1 });
        assert_eq!(coverage.all.lines, Read { total: 8, read: 5 });
        assert_eq!((coverage.mismatched, coverage.ambiguous), (0, 0));
        let blockers: Vec<_> = coverage.blockers.iter().map(|it| (it.span.as_str(), it.cards)).collect();
        assert_eq!(blockers, [("wibble N cards", 1)]);
    }

    #[test]
    fn what_alone_keeps_a_list_keeps_every_card_of_it_that_is_not_modelled() {
        let (cards, _) = cards(&["[Blocker]", WIBBLE, WIBBLE, WIBBLE]);
        let remarks = [
            remark("ZZ2-001", skill::UNREAD, "eats 2 <Hit>"),
            remark("ZZ3-001", skill::UNREAD, "eats 15 ＜Son Goku＞"),
            remark("ZZ4-001", skill::UNREAD, "a wobble"),
        ];
        let mut coverage = count(cards.values(), Some(&remarks));
        let [read, two, fifteen, wobble] =
            ["ZZ1-001", "ZZ2-001", "ZZ3-001", "ZZ4-001"].map(|number| copies(of(&cards, number), 4));
        let lists = [
            vec![read],
            vec![read, two, fifteen],
            vec![read, two],
            vec![two, wobble],
            vec![wobble, copies(None, 1)],
            vec![wobble, Listed { section: Section::Side, ..two }],
        ];
        coverage.weigh(lists, |_| true);
        let blockers: Vec<_> = coverage.blockers.iter().map(|it| (it.span.as_str(), it.cards, it.lists)).collect();
        assert_eq!(blockers, [("eats N <…>", 2, Some(2)), ("a wobble", 1, Some(1))]);
    }

    #[test]
    fn alike_words_fall_together() {
        for (words, form) in [
            ("", ""),
            ("12 cards  costing 3", "N cards costing N"),
            ("《Frieza's Army》 and ≪Saiyan≫", "《…》 and 《…》"),
            ("〈Goku：GT〉 with {Senzu Bean} in its name", "<…> with {…} in its name"),
            ("an open <bracket stays", "an open <bracket stays"),
        ] {
            assert_eq!(alike(words), form);
        }
    }
}
