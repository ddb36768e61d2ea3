//! Whether lists can be played, by what, and why not: the one answer to that. Nobody else looks at an edition, a line that
//! is not read or a missing leader to find out.
//!
//! Of a game that no engine plays, a list can be checked and drawn from all the same; only this says which games those are.
//! Creatures of Exo, Force of Will and Yu-Gi-Oh! have engines of their own, for lists of their own, which `exo`, `fow` and `yugioh`
//! begin.

use super::unread::{So, Unread, unread_lines};
use super::{Judge, list};
use crate::ability::MOST_LINES;
use crate::card::{CardNumber, Game, Kind};
use crate::deck::Reading;
use crate::engine::dbscg::edition::{Point, Unknown};
use crate::engine::dbscg::setup::SetupError;
use crate::engine::dbscg::{Edition, Seat};
use crate::language::{Message, say};
use crate::legality::{Outcome, Verdict};
use crate::ruleset::{DEFAULT, Ruleset};
use crate::sim::duel::{self, List, TURN_LIMIT};
use crate::sim::edition::{self, Unplayed};
use crate::sim::refused;

/// The rules that games are played by.
#[derive(Clone, Debug)]
pub struct PlayedBy {
    /// The edition's name.
    pub id: String,
    /// What it means for play.
    pub edition: Edition,
    /// The rules and chapters of its manual that are not played yet.
    pub missing: Vec<String>,
}

/// What becomes of lists that are not legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Illegal {
    /// They are refused.
    #[default]
    Refused,
    /// They are taken as they are, with a remark.
    Taken,
}

/// Why a list cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// Its game is not played, or not so.
    Rules(Unplayed),
    /// Its cards are not known.
    Unread(Unread),
    /// So many of its lines mean no card, and none of the others is a leader.
    UnreadWithoutLeader(usize),
    /// It has no leader.
    NoLeader,
    /// It is illegal under these terms, and nobody has allowed that.
    Illegal(Message),
    /// It has too few cards to draw a hand and place life.
    TooFewCards {
        /// Cards of its main deck.
        cards: usize,
        /// Cards that it needs.
        needed: usize,
    },
    /// Another card stands where the Leader Card should (5-1-2).
    LedBy(CardNumber, Kind),
    /// A card is in the main deck that cannot be there (5-1-3).
    Misplaced(CardNumber, Kind),
    /// A card is in the Z-Deck that is no Z-Card (4.00, 14-1-3).
    NoZCard(CardNumber, Kind),
    /// A card has what the rules of the game do not know.
    Unknown(CardNumber, Unknown),
    /// A card has too many lines.
    Lines(CardNumber),
}

/// What is worth knowing of a list that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// It is illegal under these terms, and taken as it is.
    Illegal(Message),
    /// It is not complete under these terms, and taken with the cards that it has.
    Incomplete(Message),
    /// It is checked under another edition than it is played by.
    CheckedUnder {
        /// The edition that it is checked under.
        checked: String,
        /// The edition that it is played by.
        played: String,
    },
    /// So many cards of its Z-Deck stay out of the game: the edition has none.
    ZDeckStaysOut(usize),
    /// These cards of its Z-Deck are never played: their Z-Energy cost is not known.
    ZEnergyUnknown(Vec<CardNumber>),
    /// Some rules of the edition are not played yet, whatever the lists are.
    InPart {
        /// The edition.
        played: String,
        /// Their numbers.
        missing: Vec<String>,
    },
}

/// Lists that can be played against each other.
#[derive(Clone, Debug)]
pub struct Playable<'a> {
    /// By which rules.
    pub by: PlayedBy,
    /// The lists, in the order in which they were given.
    pub lists: Vec<List<'a>>,
    /// What is worth knowing, each with the place of its list.
    pub remarks: Vec<(usize, Remark)>,
}

/// Why nothing is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// The edition that was asked for is not played, whatever the lists are.
    Rules(Unplayed),
    /// These lists cannot be, each reason with the place of its list.
    Lists(Vec<(usize, Unplayable)>),
}

/// Whether games of DBSCG can be played by an edition: its game has an engine, and the engine knows its rules.
///
/// # Errors
/// Why they cannot.
///
/// ```
/// use deckscouter::{app::playing, card::Game, ruleset::Ruleset, sim::edition::Unplayed};
/// let by = |id| playing::by(&Ruleset::embedded(id).unwrap()).map(|by| by.id);
/// assert_eq!(by("dbscg-1.078"), Ok("dbscg-1.078".to_owned()));
/// assert_eq!(by("yugioh-9.0"), Err(Unplayed::Apart(Game::Yugioh)));
/// ```
pub fn by(ruleset: &Ruleset) -> Result<PlayedBy, Unplayed> {
    let missing = ruleset.play.iter().flat_map(|play| play.missing.iter().cloned()).collect();
    Ok(PlayedBy { id: ruleset.id.clone(), edition: edition::of(ruleset)?, missing })
}

/// What is forced on all lists; else the edition that all of them are of, if it is played; else the default.
///
/// # Errors
/// Why the edition that is forced is not played.
pub fn by_for_all<'r>(judge: &Judge, lists: impl IntoIterator<Item = &'r Reading>) -> Result<PlayedBy, Unplayed> {
    if let Some(forced) = judge.forced() {
        return by(forced);
    }
    let mut said = lists.into_iter().map(|reading| judge.ruleset(reading));
    let first = said.next().filter(|first| said.all(|other| other.id == first.id));
    let usual = || PlayedBy { id: DEFAULT.to_owned(), edition: edition::usual(), missing: Vec::new() };
    Ok(first.and_then(|first| by(first).ok()).unwrap_or_else(usual))
}

/// The lists as they are played against each other.
///
/// # Errors
/// Every reason why they are not.
pub fn playable<'a>(judge: &'a Judge, readings: &[&'a Reading], illegal: Illegal) -> Result<Playable<'a>, NotPlayed> {
    let by = by_for_all(judge, readings.iter().copied()).map_err(NotPlayed::Rules)?;
    let in_part = |by: &PlayedBy| Remark::InPart { played: by.id.clone(), missing: by.missing.clone() };
    let remarks = if by.missing.is_empty() { Vec::new() } else { vec![(0, in_part(&by))] };
    let mut playable = Playable { by, lists: Vec::new(), remarks };
    let mut reasons = Vec::new();
    for (at, reading) in readings.iter().enumerate() {
        match playable_list(&judge.check(reading), &playable.by, illegal) {
            Ok((list, remarks)) => {
                playable.lists.push(list);
                playable.remarks.extend(remarks.into_iter().map(|remark| (at, remark)));
            }
            Err(why) => reasons.extend(why.into_iter().map(|why| (at, why))),
        }
    }
    if reasons.is_empty() { Ok(playable) } else { Err(NotPlayed::Lists(reasons)) }
}

/// A checked list as it is played, with what is worth knowing of that.
///
/// # Errors
/// Every reason why it cannot be played.
pub fn playable_list<'a>(
    outcome: &Outcome<'a>,
    by: &PlayedBy,
    illegal: Illegal,
) -> Result<(List<'a>, Vec<Remark>), Vec<Unplayable>> {
    let ruleset = outcome.context.ruleset;
    if ruleset.game != Game::Dbscg {
        return Err(edition::of(ruleset).err().map(Unplayable::Rules).into_iter().collect());
    }
    let mut list = match (Unread::of(outcome), list::of(outcome)) {
        (None, Some(list)) => list,
        (Some(Unread::Lines(_)), None) => return Err(vec![Unplayable::UnreadWithoutLeader(unread_lines(outcome))]),
        (Some(unread), _) => return Err(vec![Unplayable::Unread(unread)]),
        (None, None) => return Err(vec![Unplayable::NoLeader]),
    };
    let z_deck = z_deck(&mut list, by.edition);
    let (remark, refusal) = match taken(outcome, illegal) {
        Ok(remark) => (remark, None),
        Err(refusal) => (None, Some(refusal)),
    };
    let reasons: Vec<Unplayable> = refusal.into_iter().chain(unfit(&list, by.edition)).collect();
    if !reasons.is_empty() {
        return Err(reasons);
    }
    let (checked, played) = (ruleset.id.clone(), by.id.clone());
    let other = (checked != played).then_some(Remark::CheckedUnder { checked, played });
    Ok((list, remark.into_iter().chain(other).chain(z_deck).collect()))
}

/// What is worth knowing of a Z-Deck, which an edition without Z-Cards leaves out.
fn z_deck(list: &mut List<'_>, edition: Edition) -> Option<Remark> {
    if !edition.has(Point::ZCards) {
        let cards = std::mem::take(&mut list.z).len();
        return (cards > 0).then_some(Remark::ZDeckStaysOut(cards));
    }
    let unplayed = list.z.iter().map(|printed| printed.card).filter(|card| card.lacks_z_energy());
    let mut unplayed: Vec<CardNumber> = unplayed.map(|card| card.number.clone()).collect();
    unplayed.dedup();
    (!unplayed.is_empty()).then_some(Remark::ZEnergyUnknown(unplayed))
}

/// Whether a list that is illegal is taken all the same, and what is to be said of it then.
///
/// # Errors
/// When it is not.
pub fn taken(outcome: &Outcome<'_>, illegal: Illegal) -> Result<Option<Remark>, Unplayable> {
    let terms = || outcome.context.terms.told();
    match (outcome.verdict, illegal) {
        (Verdict::Illegal, Illegal::Refused) => Err(Unplayable::Illegal(terms())),
        (Verdict::Illegal, Illegal::Taken) => Ok(Some(Remark::Illegal(terms()))),
        (Verdict::Incomplete, _) => Ok(Some(Remark::Incomplete(terms()))),
        (Verdict::Legal, _) => Ok(None),
    }
}

/// Why the engine does not begin a game with a list.
fn unfit(list: &List<'_>, edition: Edition) -> impl Iterator<Item = Unplayable> {
    let problems = duel::setup([list, list], edition, TURN_LIMIT, false).problems();
    // It sits in both seats, and what is wrong with it is wrong in each.
    problems.into_iter().filter_map(|problem| match problem {
        SetupError::TooFewCards { seat: Seat::A, cards, needed } => Some(Unplayable::TooFewCards { cards, needed }),
        SetupError::NoLeader(Seat::A, card, kind) => Some(Unplayable::LedBy(card, kind)),
        SetupError::Kind(Seat::A, card, kind) => Some(Unplayable::Misplaced(card, kind)),
        SetupError::Unknown(Seat::A, card, what) => Some(Unplayable::Unknown(card, what)),
        SetupError::NoZCard(Seat::A, card, kind) => Some(Unplayable::NoZCard(card, kind)),
        SetupError::Lines(Seat::A, card) => Some(Unplayable::Lines(card)),
        SetupError::TooFewCards { seat: Seat::B, .. }
        | SetupError::NoLeader(Seat::B, ..)
        | SetupError::Kind(Seat::B, ..)
        | SetupError::NoZCard(Seat::B, ..)
        | SetupError::Unknown(Seat::B, ..)
        | SetupError::Lines(Seat::B, ..) => None,
    })
}

impl Unplayable {
    /// Why, of a list by its name.
    pub fn message(&self, list: &str) -> Message {
        let kind = |kind: &Kind| kind.id();
        match self {
            Self::Rules(unplayed) => say!("play-not-played", list = list, why = unplayed.message()),
            Self::Unread(unread) => unread.message(list, So::NotKnown),
            Self::UnreadWithoutLeader(lines) => say!("play-unread-no-leader", list = list, lines = *lines),
            Self::NoLeader => say!("play-no-leader", list = list),
            Self::Illegal(terms) => say!("play-illegal", list = list, terms = terms),
            Self::TooFewCards { cards, needed } => {
                say!("play-too-few", list = list, cards = *cards, needed = *needed)
            }
            Self::LedBy(card, other) => say!("play-led-by", list = list, card = card.as_str(), kind = kind(other)),
            Self::Misplaced(card, other) => {
                say!("play-misplaced", list = list, card = card.as_str(), kind = kind(other))
            }
            Self::NoZCard(card, other) => {
                say!("play-no-z-card", list = list, card = card.as_str(), kind = kind(other))
            }
            Self::Unknown(card, what) => {
                say!("play-no-rule", list = list, card = card.as_str(), what = refused::unknown(*what))
            }
            Self::Lines(card) => say!("play-lines", list = list, card = card.as_str(), most = MOST_LINES),
        }
    }

    /// The list can be drawn from by the book, though no engine plays it.
    pub const fn is_of_the_book(&self) -> bool {
        matches!(self, Self::Rules(Unplayed::Edition(..)))
    }
}

impl Remark {
    /// What is worth knowing, of a list by its name.
    pub fn message(&self, list: &str) -> Message {
        match self {
            Self::Illegal(terms) => say!("play-illegal-taken", list = list, terms = terms),
            Self::Incomplete(terms) => say!("play-incomplete", list = list, terms = terms),
            Self::CheckedUnder { checked, played } => {
                say!("play-checked-under", list = list, checked = checked, played = played)
            }
            Self::ZDeckStaysOut(cards) => say!("play-z-deck-stays-out", list = list, cards = *cards),
            Self::ZEnergyUnknown(cards) => {
                let cards = cards.iter().map(CardNumber::as_str).collect::<Vec<_>>().join(", ");
                say!("play-z-energy-unknown", list = list, cards = cards)
            }
            Self::InPart { played, missing } => {
                say!("play-in-part", played = played, missing = missing.len())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Catalogs, JudgedBy};
    use super::*;
    use crate::deck;

    /// What is said of some lists, by number, and of what is remarked.
    fn told(texts: &[&str], by: JudgedBy, illegal: Illegal) -> Result<Vec<String>, Vec<String>> {
        let readings: Vec<Reading> = texts.iter().flat_map(|text| deck::read(text).readings).collect();
        let readings: Vec<&Reading> = readings.iter().collect();
        let judge = Judge::new(Catalogs::embedded(), by, readings.iter().copied());
        let name = |at: usize| format!("list {at}");
        match playable(&judge, &readings, illegal) {
            Ok(playable) => {
                Ok(playable.remarks.iter().map(|(at, what)| what.message(&name(*at)).to_string()).collect())
            }
            Err(NotPlayed::Rules(unplayed)) => Err(vec![unplayed.to_string()]),
            Err(NotPlayed::Lists(why)) => {
                Err(why.iter().map(|(at, why)| why.message(&name(*at)).to_string()).collect())
            }
        }
    }

    const FIFTEEN: &str = "Leader: BT1-001\n4 BT1-006\n4 BT1-008\n4 BT1-010\n3 BT1-011\n";

    #[test]
    fn a_list_that_is_large_enough_to_begin_is_played() {
        let short = "list 0 is incomplete under dbscg-1.10, no ban list; it is taken with the cards that it has";
        assert_eq!(told(&[FIFTEEN], JudgedBy::default(), Illegal::Refused), Ok(vec![short.to_owned()]));
        let one_less = FIFTEEN.replace("3 BT1-011", "2 BT1-011");
        assert_eq!(
            told(&[FIFTEEN, &one_less], JudgedBy::default(), Illegal::Refused),
            Err(vec!["list 1 has 14 cards in its Main Deck; a game needs at least 15".to_owned()])
        );
    }

    #[test]
    fn what_another_engine_plays_says_so_and_nothing_of_leaders() {
        let of_the_game = format!("Rules: exo\n{FIFTEEN}");
        let said = told(&[FIFTEEN, &of_the_game], JudgedBy::default(), Illegal::Refused);
        let apart =
            "list 1: this is Creatures of Exo, whose lists play against lists of their own game and nothing else";
        assert_eq!(said, Err(vec![apart.to_owned()]));
        let of_the_game = format!("Rules: yugioh-9.0\n{FIFTEEN}");
        let said = told(&[FIFTEEN, &of_the_game], JudgedBy::default(), Illegal::Refused);
        assert_eq!(said, Err(vec![apart.replace("Creatures of Exo", "Yu-Gi-Oh!")]));
        let forced = Ruleset::embedded("yugioh-9.0").ok();
        let said = told(&[FIFTEEN], JudgedBy { forced, ..JudgedBy::default() }, Illegal::Refused);
        assert_eq!(said, Err(vec![apart.replace("list 1: ", "").replace("Creatures of Exo", "Yu-Gi-Oh!")]));
    }

    #[test]
    fn every_list_is_told_of_with_every_reason() {
        let texts =
            ["", "Leader: BT1-001\nx BT99-001\n", "4 BT99-001\n", "4 BT1-006\n", "Leader: BT1-001\n5 BT1-006\n"];
        let said = told(&texts[1..], JudgedBy::default(), Illegal::Refused);
        assert_eq!(
            said,
            Err([
                "list 0: 1 line means no card, so the deck is not known",
                "list 1: 1 line means no card, and there is no leader to play with",
                "list 2 has no leader to play with",
                "list 3 is illegal under dbscg-1.10, no ban list; --allow-illegal takes it as it is",
                "list 3 has 5 cards in its Main Deck; a game needs at least 15",
            ]
            .map(str::to_owned)
            .to_vec())
        );
    }

    #[test]
    fn what_is_taken_as_it_is_or_played_by_another_edition_is_remarked() {
        let illegal = FIFTEEN.replace("4 BT1-006", "5 BT1-006");
        let older = format!("Rules: dbscg-1.078\n{FIFTEEN}");
        assert_eq!(
            told(&[&illegal, &older], JudgedBy::default(), Illegal::Taken),
            Ok(vec![
                "list 0 is illegal under dbscg-1.10, no ban list; it is taken as it is".to_owned(),
                "list 1 is incomplete under dbscg-1.078, no ban list; it is taken with the cards that it has"
                    .to_owned(),
                "list 1 is checked under dbscg-1.078; games are played by dbscg-1.10".to_owned(),
            ])
        );
        let short = "is incomplete under dbscg-1.078, no ban list; it is taken with the cards that it has";
        assert_eq!(
            told(&[&older, &older], JudgedBy::default(), Illegal::Refused),
            Ok([0, 1].map(|at| format!("list {at} {short}")).to_vec())
        );
    }
}
