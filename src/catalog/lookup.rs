//! From what a list says to a card: exact first, then unique, else the candidates. Never a guess.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use super::kept::Kept;
use super::{Catalog, Entry, embedded};
use crate::card::{CardNumber, Face, Kind, Print, Slip, alike, fold, nearly_numbers, slip, slip_key};

/// The card a line means.
#[derive(Clone, Copy, Debug)]
pub struct Found<'c> {
    /// The card.
    pub entry: &'c Entry,
    /// The line also gives a name, which is not this card's. No other card can be meant by it, so the number stands.
    pub odd_name: bool,
}

/// Why a line means no card.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Miss<'c> {
    /// No card has this number; the nearest numbers, and cards of the name beside it.
    UnknownNumber(Vec<&'c Entry>),
    /// What stands for a number is none; the numbers that it may be, and cards of the name beside it.
    Mistyped {
        /// As it is written.
        written: String,
        /// What may be meant.
        near: Vec<&'c Entry>,
    },
    /// No card has this name; the nearest names.
    UnknownName(Vec<&'c Entry>),
    /// Several cards have this name.
    Ambiguous(Vec<&'c Entry>),
    /// The number is one card's, the name another's: the card of the number first.
    Disagree(Vec<&'c Entry>),
    /// The card is known, but what stands beside it may be a count that nobody can read.
    Uncounted(&'c Entry),
    /// The card is known, but its name and its number stand on two lines, and may be two cards.
    Apart(&'c Entry),
    /// There may be two cards on the line; the one that is known.
    Crowded(Option<&'c Entry>),
}

/// How many candidates are worth reading.
const CANDIDATES: usize = 5;

/// How many parts of a line are looked at that may be a mistyped number.
const MOST_PARTS: usize = 12;

impl Catalog {
    /// The card that a number, a name, or both mean. A name may be of any language that a table has it in: see
    /// [`named`](Self::named) for one that two cards have.
    ///
    /// # Errors
    /// When there is no such card, when there are several, or when number and name disagree.
    pub fn find(&self, print: Option<&Print>, name: Option<&str>) -> Result<Found<'_>, Miss<'_>> {
        match (print, name) {
            (Some(print), name) => self.by_number(print, name),
            (None, Some(name)) => self.by_name(name),
            (None, None) => Err(Miss::UnknownName(Vec::new())),
        }
    }

    /// Whether a card has this number, or without a number this name, be there several such cards. That is far sooner told than
    /// which card is meant, and what was perhaps meant.
    pub fn knows(&self, print: Option<&Print>, name: Option<&str>) -> bool {
        match (print, name) {
            (Some(print), _) => self.get(&print.number).is_some(),
            (None, Some(name)) => {
                !self.named(name).is_empty() || self.by_passcode(name).is_some() || self.coded_within(name).is_some()
            }
            (None, None) => false,
        }
    }

    fn by_number(&self, print: &Print, name: Option<&str>) -> Result<Found<'_>, Miss<'_>> {
        let Some(entry) = self.get(&print.number) else {
            return Err(Miss::UnknownNumber(self.meant_by(print.number.as_str(), name)));
        };
        let Some(name) = name.filter(|name| !fold(name).is_empty()) else {
            return Ok(Found { entry, odd_name: false });
        };
        if fits(entry, name) {
            return Ok(Found { entry, odd_name: false });
        }
        let mut others = self.named(name);
        // `BT1-015 Saiyan Caba`: a name with a slip in it, of another card.
        if others.is_empty() && !is_slip_of(entry, name) && !is_short_for(entry, name) {
            others = self.slips(name);
        }
        if others.is_empty() || is_short_for(entry, name) {
            return Ok(Found { entry, odd_name: true });
        }
        others.insert(0, entry);
        Err(Miss::Disagree(others))
    }

    fn by_name(&self, name: &str) -> Result<Found<'_>, Miss<'_>> {
        match self.named(name).as_slice() {
            [] => match (self.by_passcode(name), self.coded_within(name)) {
                (Some(entry), _) => Ok(Found { entry, odd_name: false }),
                (None, Some((code, beside))) => match self.by_number(&code, beside.as_deref()) {
                    // What stands beside it may be anything: a count, say.
                    Ok(found) if found.odd_name => Err(Miss::UnknownName(vec![found.entry])),
                    found => found,
                },
                (None, None) => {
                    Err(self.mistyped_within(name).unwrap_or_else(|| Miss::UnknownName(self.near_names(name))))
                }
            },
            [entry] => Ok(Found { entry, odd_name: false }),
            several => {
                // A token with the name and the picture of a card is in no list.
                let listed = |entry: &&Entry| entry.card.kind != Kind::Token;
                let cards: Vec<&Entry> = several.iter().copied().filter(listed).collect();
                self.the_same(&cards).ok_or_else(|| Miss::Ambiguous(several.to_vec()))
            }
        }
    }

    /// The card of a passcode without the zeros that it begins with: programs leave them out.
    pub fn by_passcode(&self, digits: &str) -> Option<&Entry> {
        let plain = digits.bytes().all(|b| b.is_ascii_digit());
        self.get(&CardNumber::from_passcode(digits.parse().ok().filter(|_| plain)?))
    }

    /// The one word of a text that is the number of a card, and what stands beside it. Among words, codes like `1-035` are not
    /// taken for numbers; here they are, where a card has that number.
    fn coded_within(&self, text: &str) -> Option<(Print, Option<String>)> {
        let bare = |word: &'_ str| word.trim_matches(|c: char| !c.is_alphanumeric() && c != '*').parse::<Print>().ok();
        let is_code = |print: &Print| Print::among_words(&print.to_string()).is_none();
        let known = |word| bare(word).filter(|print| is_code(print) && self.get(&print.number).is_some());
        let mut codes = text.split_whitespace().filter_map(|word| Some((word, known(word)?)));
        let (word, code) = codes.next()?;
        let beside =
            text.replacen(word, " ", 1).trim_matches(|c: char| c.is_whitespace() || "-:,".contains(c)).to_owned();
        codes.next().is_none().then(|| (code, Some(beside).filter(|beside| !fold(beside).is_empty())))
    }

    /// The first of several cards, if the game knows cards by their names and these are alike but for the printing.
    pub fn the_same<'c>(&self, cards: &[&'c Entry]) -> Option<Found<'c>> {
        let (first, others) = cards.split_first()?;
        let is_same = |other: &&Entry| {
            let (one, other) = (&first.card, &other.card);
            // A name in another language may be what the other card counts as, and yet not its name.
            one.kind == other.kind && one.copy_name() == other.copy_name() && alike(one.name(), other.name())
        };
        (self.game.goes_by_names() && others.iter().all(is_same)).then_some(Found { entry: first, odd_name: false })
    }

    /// What a text that stands for a number may mean, and the name beside it.
    pub fn mistyped(&self, written: &str, name: Option<&str>) -> Miss<'_> {
        Miss::Mistyped { written: written.to_owned(), near: self.meant_by(written, name) }
    }

    /// A number with a slip in it somewhere in a text that is no name, if some card has that number but for the slip.
    fn mistyped_within(&self, text: &str) -> Option<Miss<'_>> {
        let parts = nearly_numbers(text).take(MOST_PARTS);
        let nearest = parts.filter_map(|part| Some((self.nearest_slip(part)?, part))).min_by_key(|(slip, _)| *slip);
        let (_, written) = nearest?;
        let beside = text.replacen(written, " ", 1);
        Some(self.mistyped(written, Some(&beside).filter(|name| !fold(name).is_empty()).map(String::as_str)))
    }

    /// What a number that no card has may mean, the likeliest first: what has it but for a slip, above all where the name
    /// agrees; then the cards of the name; then what is one sign off.
    fn meant_by(&self, written: &str, name: Option<&str>) -> Vec<&Entry> {
        let slips = self.near_numbers(written);
        let nearest = slips.first().map(|(slip, _)| *slip);
        let agrees = |entry: &Entry| name.is_some_and(|name| fits(entry, name));
        let slips = || slips.iter().filter(|(slip, _)| Some(*slip) == nearest).map(|(_, entry)| *entry);
        let certain = nearest.is_some_and(|slip| slip < Slip::OneSign);
        if certain && slips().any(agrees) {
            return slips().filter(|entry| agrees(entry)).collect();
        }
        let named = name.map(|name| self.named(name)).unwrap_or_default();
        let (first, last): (Vec<&Entry>, Vec<&Entry>) = slips().partition(|entry| certain || agrees(entry));
        let mut near: Vec<&Entry> = Vec::new();
        for entry in first.into_iter().chain(named).chain(last) {
            if near.iter().all(|other| other.card.number != entry.card.number) {
                near.push(entry);
            }
        }
        near.truncate(CANDIDATES);
        near
    }

    /// Known cards whose number looks like this one, the nearest first.
    fn near_numbers(&self, written: &str) -> Vec<(Slip, &Entry)> {
        let found = self.near.get(written);
        let found = found.unwrap_or_else(|| self.near.insert(written.to_owned(), self.numbers_like(written)));
        found.iter().filter_map(|(slip, number)| Some((*slip, self.get(number)?))).collect()
    }

    /// The nearest slip that makes some number of a text, unless it is a wrong sign: that may be any number.
    fn nearest_slip(&self, written: &str) -> Option<Slip> {
        let near = |other: &str| slip(written, other).filter(|slip| *slip < Slip::OneSign);
        let own = self.users.iter().flatten().filter_map(|(number, _)| near(number.as_str()));
        let imported = self.kept.iter().flat_map(|table| table.rows().numbers()).filter_map(near);
        let known = self.embedded_rows().and_then(|_| KNOWN_NUMBERS.get(&slip_key(written)));
        let known = known.into_iter().flatten().copied().filter_map(near);
        own.chain(imported).chain(known).min()
    }

    /// Numbers that look like this one, the nearest first.
    fn numbers_like(&self, written: &str) -> Box<[(Slip, CardNumber)]> {
        let near = |other: &str| slip(written, other).and_then(|slip| Some((slip, other.parse().ok()?)));
        let own = self.users.iter().flatten().filter_map(|(number, _)| near(number.as_str()));
        let imported = self.kept.iter().flat_map(|table| table.rows().numbers()).filter_map(near);
        let known = self.embedded_rows().into_iter().flat_map(|_| embedded::number_texts()).copied().filter_map(near);
        let mut found: Vec<(Slip, CardNumber)> = own.chain(imported).chain(known).collect();
        found.sort();
        found.dedup();
        found.truncate(CANDIDATES);
        found.into_boxed_slice()
    }

    /// Known cards whose name is close to this one.
    fn near_names(&self, name: &str) -> Vec<&Entry> {
        if let Some(ruler) = self.ruler_of(name) {
            return vec![ruler];
        }
        self.names_like(&fold(name), similarity)
    }

    /// The ruler of Force of Will that a number of a J-ruler begins with: `S-001J` is the other side of `S-001`.
    fn ruler_of(&self, text: &str) -> Option<&Entry> {
        let number = text.split_whitespace().next()?.strip_suffix(['J', 'j'])?;
        let entry = self.get(&number.parse::<Print>().ok()?.number)?;
        (entry.card.kind == Kind::Ruler).then_some(entry)
    }

    /// Known cards whose name is this one but for a slip.
    fn slips(&self, name: &str) -> Vec<&Entry> {
        let wanted = fold(name);
        if wanted.len() <= SHORT { Vec::new() } else { self.names_like(&wanted, slipped) }
    }

    /// Known cards whose name is like this one, the nearest first: the lower a score is.
    fn names_like(&self, wanted: &str, score: impl Fn(Spelled<'_>, Spelled<'_>) -> Option<i64>) -> Vec<&Entry> {
        if wanted.len() > 200 {
            return Vec::new();
        }
        let letters = Letters::of(wanted);
        let like = |other: &str, of: &Letters| score((wanted, &letters), (other, of));
        let mut near: Vec<(i64, CardNumber)> = Vec::new();
        for (number, entry) in self.users.iter().flatten() {
            let names = entry.card.faces().flat_map(Face::names).map(fold);
            near.extend(names.filter_map(|other| {
                let score = like(&other, &Letters::of(&other))?;
                Some((score, number.clone()))
            }));
        }
        for (other, numbers) in self.kept.iter().flat_map(Kept::names) {
            if let Some(score) = like(other, &Letters::of(other)) {
                near.extend(numbers.iter().map(|number| (score, number.clone())));
            }
        }
        for (other, other_letters, numbers) in self.embedded_rows().into_iter().flat_map(|_| KNOWN_NAMES.iter()) {
            if let Some(score) = like(other, other_letters) {
                near.extend(numbers.split(' ').filter_map(|number| Some((score, number.parse().ok()?))));
            }
        }
        near.sort();
        // Of several names of one card, the nearest is what it is proposed for.
        let mut proposed = BTreeSet::new();
        near.retain(|(_, number)| proposed.insert(number.clone()));
        near.into_iter().take(CANDIDATES).filter_map(|(_, number)| self.get(&number)).collect()
    }
}

/// The numbers of the embedded table by the signs that they have in common with what is nearly one of them.
static KNOWN_NUMBERS: LazyLock<BTreeMap<String, Vec<&str>>> = LazyLock::new(|| {
    let mut known: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for number in embedded::number_texts() {
        known.entry(slip_key(number)).or_default().push(*number);
    }
    known
});

/// The folded names of the embedded table with their letters and numbers; made when a name is first missed.
static KNOWN_NAMES: LazyLock<Vec<(&str, Letters, &str)>> =
    LazyLock::new(|| embedded::names().map(|(name, numbers)| (name, Letters::of(name), numbers)).collect());

/// How often a text has each letter and digit; rare signs share a place.
struct Letters {
    counts: [u8; 64],
    len: usize,
}

impl Letters {
    fn of(text: &str) -> Self {
        let mut letters = Self { counts: [0; 64], len: 0 };
        for c in text.chars() {
            let count = &mut letters.counts[c as usize % 64];
            *count = count.saturating_add(1);
            letters.len += 1;
        }
        letters
    }

    /// At least so many letters must change to make the one text of the other.
    fn distance(&self, other: &Self) -> usize {
        let (mut missing, mut extra) = (0_usize, 0_usize);
        for (a, b) in self.counts.iter().zip(&other.counts) {
            missing += usize::from(a.saturating_sub(*b));
            extra += usize::from(b.saturating_sub(*a));
        }
        missing.max(extra)
    }
}

/// Whether a name is that of one of the card's sides, or of both as `front // back` or `front / back`.
fn fits(entry: &Entry, name: &str) -> bool {
    let wanted = fold(name);
    let is_side = |text: &str| entry.card.faces().flat_map(Face::names).any(|name| fold(name) == fold(text));
    let both: Vec<String> = entry.card.faces().map(|face| fold(&face.name)).collect();
    let parts = |sign: &str| name.contains(sign) && name.split(sign).all(is_side);
    is_side(name) || both.join(" ") == wanted || parts("//") || parts(" / ")
}

/// Of a name that is no longer, a letter may not differ.
const SHORT: usize = 7;

/// Whether a name is that of a card but for a letter or two, of a name that is long enough for that.
fn is_slip_of(entry: &Entry, name: &str) -> bool {
    let wanted = fold(name);
    let letters = Letters::of(&wanted);
    let is_slip = |own: String| slipped((&wanted, &letters), (&own, &Letters::of(&own))).is_some();
    wanted.len() > SHORT && entry.card.faces().flat_map(Face::names).map(fold).any(is_slip)
}

/// A folded name and its letters.
type Spelled<'t> = (&'t str, &'t Letters);

/// How many letters differ; `None` of more than one, or two of a long name.
fn slipped((wanted, letters): Spelled<'_>, (other, other_letters): Spelled<'_>) -> Option<i64> {
    let most = 1 + usize::from(wanted.len() > 15);
    if letters.distance(other_letters) > most {
        return None;
    }
    let differ = strsim::damerau_levenshtein(wanted, other);
    i64::try_from(differ).ok().filter(|_| differ <= most)
}

/// Whether a name is short for the card's own: its character, or the first words of its name.
fn is_short_for(entry: &Entry, name: &str) -> bool {
    let short = fold(name);
    let begins = |full: &str| fold(full).strip_prefix(&short).is_some_and(|rest| rest.starts_with(' '));
    entry
        .card
        .faces()
        .any(|face| face.names().any(begins) || face.characters.iter().any(|character| fold(character) == short))
}

/// Lower is nearer; `None` is too far to be worth showing.
fn similarity((wanted, letters): Spelled<'_>, (other, other_letters): Spelled<'_>) -> Option<i64> {
    if other.starts_with(wanted) && wanted.len() >= 4 {
        return Some(0);
    }
    if wanted.len().abs_diff(other.len()) > wanted.len() / 3 {
        return None;
    }
    // Comparing the letters is quick, and rules nearly every name out: at most 3 of 10 may differ.
    if letters.distance(other_letters) * 10 > letters.len.max(other_letters.len) * 3 {
        return None;
    }
    let score = strsim::normalized_damerau_levenshtein(wanted, other);
    #[expect(clippy::cast_possible_truncation, reason = "a score between 0 and 1 becomes a rank")]
    (score >= 0.7).then_some(((1.0 - score) * 10_000.0) as i64 + 1)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::card::Game;
    use crate::catalog::import;
    use crate::catalog::kept::{self, Origin};

    fn print(text: &str) -> Print {
        text.parse().expect("a print")
    }

    #[test]
    fn a_print_is_its_card() {
        let catalog = Catalog::embedded();
        let found = catalog.find(Some(&print("bt1-005_pr03")), None).expect("a card");
        assert_eq!(found.entry.card.number.as_str(), "BT1-005");
    }

    #[test]
    fn a_name_that_two_cards_share_is_not_guessed() {
        let catalog = Catalog::embedded();
        assert!(matches!(catalog.find(None, Some("Son Goku")), Err(Miss::Ambiguous(all)) if all.len() > 10));
        assert!(catalog.find(None, Some("scheming champa")).is_ok());
    }

    #[test]
    fn number_and_name_of_two_cards_disagree() {
        let catalog = Catalog::embedded();
        assert!(matches!(catalog.find(Some(&print("BT1-001")), Some("Vados")), Err(Miss::Disagree(_))));
        let slip = catalog.find(Some(&print("BT1-015")), Some("Saiyan Caba"));
        assert!(matches!(slip, Err(Miss::Disagree(all)) if all[1].card.number.as_str() == "BT1-014"));
        assert!(catalog.find(Some(&print("BT1-014")), Some("Saiyan Caba")).is_ok_and(|found| found.odd_name));
        for name in ["my favourite", "Champa"] {
            // Champa is another card, and the character of this one.
            let odd = catalog.find(Some(&print("BT1-006")), Some(name)).expect("the number stands");
            assert!(odd.odd_name, "{name}");
        }
    }

    #[test]
    fn both_sides_of_a_leader_are_its_name() {
        let catalog = Catalog::embedded();
        for name in ["Champa", "God of Destruction Champa", "Champa // God of Destruction Champa"] {
            assert!(catalog.find(Some(&print("BT1-001")), Some(name)).is_ok_and(|found| !found.odd_name), "{name}");
        }
    }

    /// Cards with Italian names: one of them is the card name of another card, one is that of two cards.
    const EELS: &str = "number,type,name,name_it\n\
        00000001,monster,Eel,Anguilla\n\
        00000002,monster,Long Eel,Anguilla Lunga|Eel\n\
        00000003,spell,Net,Rete\n\
        00000004,trap,Web,Réte\n";

    fn eels() -> [Catalog; 2] {
        let cards = import::read(EELS).expect("the keyword table fits").cards;
        let origin = Origin { source: String::new(), imported: Timestamp::default(), order: 1, download: None };
        let kept = kept::read(kept::write(&cards, &origin)).expect("a table");
        [Catalog::of_game(Game::Yugioh, vec![cards]), Catalog::of_game(Game::Yugioh, Vec::new()).over(vec![kept])]
    }

    #[test]
    fn a_name_in_another_language_is_that_of_its_card() {
        for catalog in eels() {
            let found = |number: Option<&str>, name| {
                let found = catalog.find(number.map(print).as_ref(), Some(name)).expect("a card");
                (found.entry.card.name().to_owned(), found.odd_name)
            };
            assert_eq!(found(None, "anguilla LUNGA"), ("Long Eel".to_owned(), false));
            assert_eq!(found(Some("00000002"), "Anguilla Lunga"), ("Long Eel".to_owned(), false));
            assert!(matches!(catalog.find(Some(&print("00000001")), Some("Anguilla Lunga")), Err(Miss::Disagree(_))));
            let Err(Miss::UnknownName(near)) = catalog.find(None, Some("Anguila Lunga")) else {
                panic!("no such card")
            };
            assert_eq!(near[0].card.name(), "Long Eel");
        }
    }

    #[test]
    fn a_card_with_several_names_like_what_is_written_is_proposed_once() {
        let table = "number,type,name,name_it\n\
            00000001,monster,Silver Herons,Silvar Herens\n00000002,monster,Silver Herom,\n";
        let cards = vec![import::read(table).expect("the keyword table fits").cards];
        let catalog = Catalog::of_game(Game::Yugioh, cards);
        let Err(Miss::UnknownName(near)) = catalog.find(None, Some("Silver Heron")) else { panic!("no such card") };
        // The name of the second is nearer than the Italian one of the first.
        assert_eq!(near.iter().map(|entry| entry.card.name()).collect::<Vec<_>>(), ["Silver Herons", "Silver Herom"]);
    }

    #[test]
    fn a_name_of_two_cards_is_not_guessed_in_whichever_languages_it_is_theirs() {
        for catalog in eels() {
            let names = |name| match catalog.find(None, Some(name)) {
                Err(Miss::Ambiguous(all)) => all.iter().map(|entry| entry.card.name().to_owned()).collect::<Vec<_>>(),
                other => panic!("{name}: {other:?}"),
            };
            assert_eq!(names("Rete"), ["Net", "Web"]);
            // No language comes before another, be it written letter by letter.
            assert_eq!(names("Eel"), ["Eel", "Long Eel"]);
        }
    }

    #[test]
    fn what_counts_as_another_card_is_not_that_card() {
        let table = "number,type,name,counts_as,name_it\n\
            00000001,spell,Pond,,Stagno\n00000002,spell,Great Pond,Pond,Pond\n00000003,spell,Pond,,Stagno\n";
        let cards = |text: &str| vec![import::read(text).expect("the keyword table fits").cards];
        let catalog = Catalog::of_game(Game::Yugioh, cards(table));
        assert!(matches!(catalog.find(None, Some("Pond")), Err(Miss::Ambiguous(all)) if all.len() == 3));
        // Two printings of one card are one card.
        assert!(catalog.find(None, Some("Stagno")).is_ok_and(|found| found.entry.card.name() == "Pond"));
    }

    #[test]
    fn the_number_of_a_j_ruler_means_its_ruler() {
        let cards = vec![import::read("number,type,name\nS-001,ruler,Heron\n").expect("the keyword table fits").cards];
        let catalog = Catalog::of_game(Game::ForceOfWill, cards);
        let Err(Miss::UnknownName(near)) = catalog.find(None, Some("S-001J")) else { panic!("it is no card") };
        assert_eq!(near.iter().map(|entry| entry.card.number.as_str()).collect::<Vec<_>>(), ["S-001"]);
    }

    #[test]
    fn a_token_with_the_name_of_a_card_is_not_meant_by_it() {
        let table = "number,type,name\n00000001,monster,Heron\n00000002,token,Heron\n";
        let cards = vec![import::read(table).expect("the keyword table fits").cards];
        let catalog = Catalog::of_game(Game::Yugioh, cards);
        assert!(catalog.find(None, Some("Heron")).is_ok_and(|found| found.entry.card.number.to_string() == "00000001"));
    }

    #[test]
    fn a_mistyped_number_is_proposed_first_and_alone_where_the_name_agrees() {
        let catalog = Catalog::embedded();
        let near = |written: &str, name: Option<&str>| {
            let miss = match written.parse::<Print>() {
                Ok(print) => catalog.find(Some(&print), name),
                Err(_) => catalog.find(None, Some(&[written, name.unwrap_or_default()].join(" "))),
            };
            let (Miss::UnknownNumber(near) | Miss::Mistyped { near, .. }) = miss.expect_err("no such card") else {
                panic!("{written} is like a number")
            };
            near.iter().map(|entry| entry.card.number.to_string()).collect::<Vec<_>>()
        };
        let name = catalog.get(&"BT1-062".parse().expect("a number")).map(|entry| entry.card.name().to_owned());
        for written in [
            "BT1-62",
            "bt1-62",
            "BT1062",
            "BT 1-062",
            "(BT1) 062",
            "BT1_062",
            "BT1 062",
            "BT01-062",
            "BT1-0062",
            "BTl-062",
        ] {
            assert_eq!(near(written, None), ["BT1-062"], "{written}");
            assert_eq!(near(written, name.as_deref()), ["BT1-062"], "{written}");
            assert_eq!(near(written, Some("Scheming Champa")), ["BT1-062", "BT1-006"], "{written}");
        }
        for (written, number) in
            [("P-75", "P-075"), ("BT1-O74", "BT1-074"), ("SD1-1", "SD1-01"), ("EX1-1", "EX01-01"), ("TB1-8", "TB1-008")]
        {
            assert_eq!(near(written, None), [number], "{written}");
        }
    }

    #[test]
    fn letters_never_say_more_than_the_distance() {
        for (a, b) in [("fish", "fihs"), ("fish", "fresh"), ("", "fish"), ("été", "ete"), ("aaaa", "a")] {
            assert!(Letters::of(a).distance(&Letters::of(b)) <= strsim::damerau_levenshtein(a, b), "{a} {b}");
        }
    }

    #[test]
    fn a_passcode_may_lack_its_zeros() {
        let cards = import::read("number,type,name\n00027551,trap,Limit\n").expect("the keyword table fits").cards;
        let catalog = Catalog::of_game(Game::Yugioh, vec![cards]);
        for (name, known) in [("27551", true), ("00027551", true), ("+27551", false), ("27552", false), ("", false)] {
            assert_eq!(catalog.find(None, Some(name)).is_ok(), known, "{name}");
        }
    }

    #[test]
    fn a_code_without_letters_is_found_among_words_where_a_card_has_it() {
        let table = "number,type,name\n1-035,spell,Restoration\n1-004,spell,Fish\nMSW-074*,spell,Bird\n";
        let cards = import::read(table).expect("the keyword table fits").cards;
        let catalog = Catalog::of_game(Game::ForceOfWill, vec![cards]);
        for (text, number) in [
            ("1-004", "1-004"),
            ("1-035 Restoration", "1-035"),
            ("Restoration (1-035)", "1-035"),
            ("MSW-074*", "MSW-074*"),
        ] {
            let found = catalog.find(None, Some(text)).unwrap_or_else(|miss| panic!("{text}: {miss:?}"));
            assert_eq!((found.entry.card.number.as_str(), found.odd_name), (number, false), "{text}");
            assert!(catalog.knows(None, Some(text)), "{text}");
        }
        assert!(matches!(catalog.find(None, Some("1-035 Fish")), Err(Miss::Disagree(_))));
        for text in ["1-036", "1-004 1-035", "4 of 1-36", "1-035 Fishes", "1-004 4"] {
            assert!(catalog.find(None, Some(text)).is_err(), "{text}");
        }
    }

    #[test]
    fn a_card_is_known_by_its_number_or_by_a_name_that_several_may_have() {
        let catalog = Catalog::embedded();
        let knows = |number: Option<&str>, name| catalog.knows(number.map(print).as_ref(), name);
        assert!(knows(Some("BT1-005"), Some("Nobody")) && knows(None, Some("Son Goku")) && knows(None, Some("champa")));
        assert!(!knows(Some("BT99-005"), Some("Champa")) && !knows(None, Some("Champ")) && !knows(None, None));
    }

    #[test]
    fn unknown_cards_come_with_candidates() {
        let catalog = Catalog::embedded();
        let Err(Miss::UnknownNumber(near)) = catalog.find(Some(&print("BT1-5")), None) else { panic!("no such card") };
        assert_eq!(near[0].card.number.as_str(), "BT1-005");
        let Err(Miss::UnknownName(near)) = catalog.find(None, Some("Scheeming Champa")) else { panic!("no such card") };
        assert_eq!(near[0].card.name(), "Scheming Champa");
    }
}
