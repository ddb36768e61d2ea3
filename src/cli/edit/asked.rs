//! The card that a command asks for: `BT1-006 4`, `4x Scheming Champa`, `scheming champa`.

use super::Failure;
use crate::card::{CardNumber, Print, Section};
use crate::catalog::{Catalog, Entry, Miss};
use crate::cli::named;
use crate::deck::edit::Copies;
use crate::deck::{CardRef, KeptPlaces, Line, notation, section_of};
use crate::language::say;
use crate::legality::{beside, resolve};

/// A card, and how many copies, where the words say it.
#[derive(Debug)]
pub(super) struct Asked<'c> {
    pub(super) entry: &'c Entry,
    /// As it is to be written: the number that was asked for, with its print.
    pub(super) card: CardRef,
    pub(super) count: Option<u32>,
    /// The section that was asked for, or that the line says.
    pub(super) section: Option<Section>,
}

impl Asked<'_> {
    /// `BT1-006 Scheming Champa`
    pub(super) fn label(&self) -> String {
        self.entry.label()
    }

    /// So many copies of it in a section.
    pub(super) fn copies(&self, count: u32, section: Section, catalog: &Catalog) -> Copies {
        so_many(self.entry, self.card.clone(), count, section, catalog)
    }
}

/// One copy of a card in a section, by its number and its name.
#[cfg(feature = "edit")]
pub(in crate::cli) fn copies_of(entry: &Entry, section: Section, catalog: &Catalog) -> Copies {
    so_many(entry, written(entry, &CardRef::default()), 1, section, catalog)
}

fn so_many(entry: &Entry, card: CardRef, count: u32, section: Section, catalog: &Catalog) -> Copies {
    let kind = entry.card.kind;
    let named_alone = catalog.named(entry.card.name()).len() == 1;
    Copies { count, card, kind, section, at_home: kind.home() == section, named_alone, as_written: None }
}

/// The cards that some words ask for, each with its own: several where every one of them is a number, a number of copies, or
/// quoted words of more than one; else they are one.
pub(super) fn each(words: &[String]) -> Vec<Vec<String>> {
    let one = || vec![words.to_vec()];
    if words.len() > 1 && words.iter().all(|word| word.trim().contains(' ')) {
        return words.iter().map(|word| vec![word.clone()]).collect();
    }
    let is_number = |word: &String| word.parse::<Print>().is_ok() && copies(word).is_none();
    let is_count = |word: &String| copies(word).is_some();
    if words.iter().filter(|word| is_number(word)).count() < 2
        || !words.iter().all(|word| is_number(word) || is_count(word))
    {
        return one();
    }
    // Counts stand before the numbers if the first one does.
    let before = is_count(&words[0]);
    let mut each: Vec<Vec<String>> = Vec::new();
    for word in words {
        let begins = match each.last() {
            None => true,
            Some(last) if before => last.iter().any(is_number),
            Some(last) => is_number(word) || last.len() > 1,
        };
        if begins {
            each.push(Vec::new());
        }
        each.last_mut().into_iter().for_each(|last| last.push(word.clone()));
    }
    let is_whole = |part: &Vec<String>| part.len() <= 2 && part.iter().filter(|word| is_number(word)).count() == 1;
    if each.iter().all(is_whole) { each } else { one() }
}

/// Finds the card that some words ask for, as a line of a list is read: by number or by name, and never by a guess.
/// `among` are the cards of which one is meant, where a name alone does not tell.
pub(super) fn card<'c>(
    words: &[String],
    section: Option<Section>,
    catalog: &'c Catalog,
    among: &[&str],
) -> Result<Asked<'c>, Failure> {
    let words = words.join(" ");
    let words = words.trim();
    let readings = readings(words, catalog).into_iter().map(|line| Line { section, ..line });
    one_meant(readings, catalog, among)?.map_or_else(
        || {
            Err(match notation::card_line(words) {
                Err(problem) => Failure::told(&say!("refused-why-no-card", words = words, why = &problem.message)),
                Ok(_) => Failure::told(&say!("refused-no-card", words = words)),
            })
        },
        Ok,
    )
}

/// Finds the card of a line, which may say how many and where.
pub(super) fn card_of_line<'c>(
    line: &Line,
    section: Option<Section>,
    catalog: &'c Catalog,
    among: &[&str],
) -> Result<Asked<'c>, Failure> {
    let line = Line { section: section.or(line.section), ..line.clone() };
    let none = || Failure::told(&say!("refused-no-card", words = line.card.name.as_deref().unwrap_or_default()));
    one_meant([line.clone()], catalog, among)?.ok_or_else(none)
}

/// The card that the first of some lines means that means any; `None` where there is no line.
fn one_meant<'c>(
    lines: impl IntoIterator<Item = Line>,
    catalog: &'c Catalog,
    among: &[&str],
) -> Result<Option<Asked<'c>>, Failure> {
    let (mut failure, mut by_words) = (None, None);
    let asked = |entry, line: &Line| Asked {
        entry,
        card: written(entry, &line.card),
        count: line.counted.then_some(line.count),
        section: resolve::said_section(line, entry),
    };
    for line in lines {
        match find(&line, catalog, among) {
            Ok(entry) => return Ok(Some(asked(entry, &line))),
            // It is known what is meant, though not which card.
            Err((Miss::Ambiguous(_) | Miss::Disagree(_), why)) => return Err(why),
            Err((miss, why)) => {
                let some = || with_words(&line.card, &miss, line.section, catalog, among);
                by_words = by_words.or_else(|| some().map(|one| (one, line.clone())));
                failure = failure.or(Some(why));
            }
        }
    }
    // Words of a name mean a card where nothing else does.
    match (by_words, failure) {
        (Some((one, line)), _) => one.map(|entry| Some(asked(entry, &line))),
        (None, Some(why)) => Err(why),
        (None, None) => Ok(None),
    }
}

/// What some words may mean, the plainest first: a whole name, which may begin like a count; a line of a list; a card with
/// its count behind it or before it.
fn readings(words: &str, catalog: &Catalog) -> Vec<Line> {
    // `10x Kamehameha` and `Android 16` are cards.
    if catalog.knows(None, Some(words)) {
        return vec![Line { counted: false, ..of_copies(1, CardRef::named(words)) }];
    }
    let behind = words.rsplit_once(' ').and_then(|(card, count)| counted(card, copies(count)?, catalog));
    let before = words.split_once(' ').and_then(|(count, card)| counted(card, copies(count)?, catalog));
    // Beside a number, a count behind the name may belong to that: only a name that is the card's own leaves no doubt.
    let is_odd = |line: &Line| {
        let card = &line.card;
        card.print.is_some()
            && catalog.find(card.print.as_ref(), card.name.as_deref()).is_ok_and(|found| found.odd_name)
    };
    [notation::card_line(words).ok(), behind.filter(|line| !is_odd(line)), before].into_iter().flatten().collect()
}

/// A line of words with a count beside them; they must not hold another.
fn counted(words: &str, count: u32, catalog: &Catalog) -> Option<Line> {
    if catalog.knows(None, Some(words)) {
        return Some(of_copies(count, CardRef::named(words)));
    }
    let line = notation::card_line(words).ok()?;
    (!line.counted).then(|| of_copies(count, line.card))
}

fn of_copies(count: u32, card: CardRef) -> Line {
    Line::of(count, card, None, KeptPlaces::default())
}

/// A number of copies: `4`, `4x`, `x4`.
fn copies(word: &str) -> Option<u32> {
    word.trim_matches(['x', 'X', '×']).parse().ok()
}

/// The card of a number or a name; else why there is none, as it is told.
fn find<'c>(line: &Line, catalog: &'c Catalog, among: &[&str]) -> Result<&'c Entry, (Miss<'c>, Failure)> {
    let card = &line.card;
    let found = resolve::card_of(line, catalog).map(|entry| as_there(entry, card, catalog, among));
    let one = found.or_else(|miss| one_of(&miss, among).and_then(|number| catalog.get(&number)).ok_or(miss));
    one.map_err(|miss| {
        let why = nobody(card, &miss);
        (miss, why)
    })
}

/// The only card whose name has some words, of the deck first; else what they may mean.
fn with_words<'c>(
    card: &CardRef,
    miss: &Miss<'_>,
    section: Option<Section>,
    catalog: &'c Catalog,
    among: &[&str],
) -> Option<Result<&'c Entry, Failure>> {
    let name = card.name.as_deref().filter(|_| card.print.is_none())?;
    let is_there = |entry: &Entry| among.contains(&entry.card.number.as_str());
    let is_at_home = |entry: &Entry| section == Some(Section::Leader) && entry.card.kind.home() == Section::Leader;
    named::by_words(catalog, name, miss, |entry| is_there(entry) || is_at_home(entry))
}

/// The one card of several with a name that is among some cards.
fn one_of(miss: &Miss<'_>, among: &[&str]) -> Option<CardNumber> {
    let Miss::Ambiguous(all) = miss else { return None };
    only(all, among).map(|entry| entry.card.number.clone())
}

/// Where a name stands for any printing of a card, the one that is among some cards.
fn as_there<'c>(entry: &'c Entry, asked: &CardRef, catalog: &'c Catalog, among: &[&str]) -> &'c Entry {
    let Some(name) = asked.name.as_deref().filter(|_| asked.print.is_none()) else { return entry };
    if among.contains(&entry.card.number.as_str()) { entry } else { only(&catalog.named(name), among).unwrap_or(entry) }
}

/// The only one of several cards that is among some.
fn only<'c>(cards: &[&'c Entry], among: &[&str]) -> Option<&'c Entry> {
    let mut there = cards.iter().copied().filter(|entry| among.contains(&entry.card.number.as_str()));
    let first = there.next()?;
    there.next().is_none().then_some(first)
}

fn nobody(card: &CardRef, miss: &Miss<'_>) -> Failure {
    if let Miss::Uncounted(entry) = miss {
        let label = entry.label();
        let count = beside::count_beside(card, entry);
        return Failure::told(&say!("copies-unclear", card = &label)).advice(&say!(
            "write-number-in-front",
            count = count,
            card = label
        ));
    }
    if let Miss::Crowded(Some(entry)) = miss
        && beside::says_side(card, entry)
    {
        let name = card.name.as_deref().unwrap_or_default();
        return Failure::told(&say!("perhaps-side", name = name, card = entry.label()));
    }
    let number = card.print.as_ref().map(ToString::to_string);
    let wanted: Vec<String> = [number, card.name.clone()].into_iter().flatten().collect();
    named::nobody(&wanted.join(" "), miss)
}

/// A card as it is to be written: its number, in the print that was asked for, and its name.
fn written(entry: &Entry, asked: &CardRef) -> CardRef {
    let suffix = asked.print.as_ref().and_then(|print| print.suffix.clone());
    let print = Print { number: entry.card.number.clone(), suffix };
    CardRef { print: Some(print), name: Some(entry.card.name().to_owned()), spelling: None }
}

/// Turns the word for a section into it.
pub(super) fn section_value(word: &str) -> Result<Section, String> {
    section_of(word).ok_or_else(|| {
        let ids: Vec<&str> = Section::ALL.iter().map(|section| section.id()).collect();
        format!("there are {}", ids.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(words: &str) -> (String, Option<u32>) {
        let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
        let catalog = Catalog::embedded();
        match card(&words, None, &catalog, &[]) {
            Ok(asked) => (asked.card.print.map(|print| print.to_string()).unwrap_or_default(), asked.count),
            Err(failure) => panic!("{words:?}: {failure:?}"),
        }
    }

    #[test]
    fn a_card_is_asked_for_in_any_order() {
        for words in ["BT1-006 4", "4 BT1-006", "4x bt1-006", "BT1-006 x4", "4x Scheming Champa", "scheming champa 4"] {
            assert_eq!(says(words), ("BT1-006".to_owned(), Some(4)), "{words}");
        }
        assert_eq!(says("Scheming Champa"), ("BT1-006".to_owned(), None));
        assert_eq!(says("BT1-006_pr 0"), ("BT1-006_PR".to_owned(), Some(0)));
    }

    #[test]
    fn number_name_and_count_are_all_heard() {
        for words in ["BT1-006 Scheming Champa 2", "2 BT1-006 Scheming Champa", "BT1-006 Scheming Champa x2"] {
            assert_eq!(says(words), ("BT1-006".to_owned(), Some(2)), "{words}");
        }
        assert_eq!(says("BT1-019 Botamo of Universe 6"), ("BT1-019".to_owned(), None));
        assert_eq!(says("BT1-019 Botamo of Universe 6 2"), ("BT1-019".to_owned(), Some(2)));
        let catalog = Catalog::embedded();
        let ask = |words: &str| card(&[words.to_owned()], None, &catalog, &[]).map(|asked| asked.count);
        // A name that is no card's may hold the digit; one that is another card's is a slip.
        for words in ["BT1-027 Foo 3", "BT1-027 Scheming Champa", "BT1-027 Scheming Champa 3"] {
            assert!(ask(words).is_err(), "{words}");
        }
    }

    #[test]
    fn several_numbers_are_several_cards() {
        let each = |words: &str| {
            let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
            each(&words).iter().map(|part| part.join(" ")).collect::<Vec<_>>()
        };
        assert_eq!(each("4 BT1-006 2x BT1-007"), ["4 BT1-006", "2x BT1-007"]);
        assert_eq!(each("BT1-006 4 BT1-007 BT1-009 x2"), ["BT1-006 4", "BT1-007", "BT1-009 x2"]);
        assert_eq!(each("4 BT1-006 BT1-007"), ["4 BT1-006", "BT1-007"]);
        for one in
            ["BT1-006 4", "4x Scheming Champa", "4 BT1-006 4", "Scheming Champa BT1-006 BT1-007", "4 4 BT1-006 BT1-007"]
        {
            assert_eq!(each(one), [one], "{one}");
        }
    }

    #[test]
    fn a_name_that_holds_a_number_keeps_it() {
        let catalog = Catalog::embedded();
        let names = ["10x Kamehameha", "Hell Fighter 17"];
        for name in names.into_iter().filter(|name| catalog.named(name).len() == 1) {
            let number = catalog.named(name)[0].card.number.to_string();
            assert_eq!(says(name), (number.clone(), None), "{name}");
            assert_eq!(says(&format!("{name} 3")), (number.clone(), Some(3)), "{name}");
            assert_eq!(says(&format!("3 {name}")), (number, Some(3)), "{name}");
        }
    }

    #[test]
    fn a_name_means_the_printing_that_is_there_and_a_passcode_may_lack_its_zeros() {
        let table = "number,type,name\n00027551,trap,Limit\n05000001,monster,Eel\n05000002,monster,Eel\n";
        let cards = crate::catalog::import::read(table).expect("the keyword table fits").cards;
        let catalog = Catalog::of_game(crate::card::Game::Yugioh, vec![cards]);
        let ask = |words: &str, among: &[&str]| {
            let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
            let asked = card(&words, None, &catalog, among).map_err(|failure| format!("{failure:?}"));
            asked.map(|asked| (asked.entry.card.number.to_string(), asked.count))
        };
        let is = |number: &str, count| Ok((number.to_owned(), count));
        assert_eq!(ask("Eel 2", &[]), is("05000001", Some(2)));
        assert_eq!(ask("Eel 2", &["05000002"]), is("05000002", Some(2)));
        assert_eq!(ask("Eel", &["05000001", "05000002"]), is("05000001", None));
        assert_eq!(ask("05000001", &["05000002"]), is("05000001", None));
        for words in ["27551 2", "2 27551", "2x 27551"] {
            assert_eq!(ask(words, &[]), is("00027551", Some(2)), "{words}");
        }
        assert!(ask("27552", &[]).is_err());
    }

    #[test]
    fn nothing_is_guessed() {
        let catalog = Catalog::embedded();
        let ask = |words: &str, among: &[&str]| {
            card(&[words.to_owned()], None, &catalog, among).map(|asked| asked.entry.card.number.to_string())
        };
        assert_eq!(ask("Rampaging Horror", &[]).ok().as_deref(), Some("BT1-073"));
        assert_eq!(ask("3x horror rampaging", &[]).ok().as_deref(), Some("BT1-073"));
        assert!(ask("Goku Trunks", &[]).is_err());
        for words in ["Son Goku", "BT1-5", "Schemin Champa", "4 BT1-006 4", "", "4"] {
            assert!(ask(words, &[]).is_err(), "{words}");
        }
        let one = catalog.named("Son Goku")[0].card.number.to_string();
        assert_eq!(ask("Son Goku", &["BT1-006", &one]).ok(), Some(one));
    }
}
