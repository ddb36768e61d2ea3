//! A saved game: the lists, the seed and the choices, from which everything else follows; and how it ended, to compare. The
//! choices of any game can be [followed](follow), and what is saved be played [again](Replay::again) in any that is
//! [recorded](Recorded).

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::duel::{self, List, Printed};
use super::{edition, once};
use crate::card::CardNumber;
use crate::engine::dbscg::{Edition, Game, Setup, setup::SetupError};
use crate::engine::{Outcome, Playable, Rng, Seat, Step, dbscg, exo, fow, yugioh};
use crate::language::{Message, say};
use crate::ruleset::fingerprint::fnv;
use crate::ruleset::{DEFAULT, Ruleset};

/// The version of the format that this program writes and reads.
pub const VERSION: u32 = 1;

/// A list by card numbers, in the order in which the deck was shuffled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Numbers {
    /// What the list is called.
    pub name: String,
    /// The leader.
    pub leader: CardNumber,
    /// Each card with how many copies follow one another.
    pub cards: Vec<(CardNumber, u16)>,
    /// The same of the Z-Deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub z: Vec<(CardNumber, u16)>,
    /// The same of the Evolution deck of Creatures of Exo.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub evolutions: Vec<(CardNumber, u16)>,
    /// The same of the magic stone deck of Force of Will.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stones: Vec<(CardNumber, u16)>,
    /// The same of the Extra Deck of Yu-Gi-Oh!.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extra: Vec<(CardNumber, u16)>,
}

impl Numbers {
    /// Every card of the list.
    pub fn all(&self) -> impl Iterator<Item = &CardNumber> {
        let parts = [&self.cards, &self.z, &self.evolutions, &self.stones, &self.extra];
        std::iter::once(&self.leader).chain(parts.into_iter().flatten().map(|(number, _)| number))
    }

    /// The numbers of a list.
    pub fn of(name: &str, list: &List<'_>) -> Self {
        let leader = list.leader.card.number.clone();
        let counted = |part: &[Printed<'_>]| counted(part.iter().map(|printed| printed.card.number.clone()));
        let (cards, z) = (counted(&list.cards), counted(&list.z));
        Self { name: name.into(), leader, cards, z, evolutions: Vec::new(), stones: Vec::new(), extra: Vec::new() }
    }

    /// Those of a deck of Creatures of Exo, whose cards stand in a table by their numbers; `None` where one is no number.
    pub fn of_exo(name: &str, deck: &exo::Deck) -> Option<Self> {
        let number = |sheet: &exo::Sheet| sheet.number.parse().ok();
        let (cards, evolutions) = (all(&deck.main, number)?, all(&deck.evolutions, number)?);
        let leader = number(&deck.leader)?;
        let z = Vec::new();
        Some(Self { name: name.into(), leader, cards, z, evolutions, stones: Vec::new(), extra: Vec::new() })
    }

    /// The same of Force of Will.
    pub fn of_force_of_will(name: &str, deck: &fow::Deck) -> Option<Self> {
        let number = |sheet: &fow::Sheet| sheet.number.parse().ok();
        let (cards, stones) = (all(&deck.main, number)?, all(&deck.stones, number)?);
        let leader = number(&deck.ruler)?;
        let z = Vec::new();
        Some(Self { name: name.into(), leader, cards, z, evolutions: Vec::new(), stones, extra: Vec::new() })
    }

    /// The same of Yu-Gi-Oh!, where nobody leads: the first card of the deck stands for it.
    pub fn of_yugioh(name: &str, deck: &yugioh::Deck) -> Option<Self> {
        let number = |sheet: &yugioh::Sheet| sheet.number.parse().ok();
        let (cards, extra) = (all(&deck.main, number)?, all(&deck.extra, number)?);
        let leader = number(deck.main.first()?)?;
        let (z, evolutions) = (Vec::new(), Vec::new());
        Some(Self { name: name.into(), leader, cards, z, evolutions, stones: Vec::new(), extra })
    }

    /// How many cards the deck has, and how many with the decks beside it.
    fn size(&self) -> (usize, usize) {
        let copies = |part: &[(CardNumber, u16)]| part.iter().map(|(_, count)| usize::from(*count)).sum::<usize>();
        let cards = copies(&self.cards);
        let beside = [&self.z, &self.evolutions, &self.stones, &self.extra];
        (cards, cards + beside.into_iter().map(|part| copies(part)).sum::<usize>())
    }
}

/// Cards of a part with how many copies follow one another; `None` where one has no number.
fn all<S>(part: &[Arc<S>], number: impl Fn(&S) -> Option<CardNumber>) -> Option<Vec<(CardNumber, u16)>> {
    let numbers: Option<Vec<CardNumber>> = part.iter().map(|sheet| number(sheet)).collect();
    numbers.map(counted)
}

/// Cards with how many copies follow one another.
fn counted(numbers: impl IntoIterator<Item = CardNumber>) -> Vec<(CardNumber, u16)> {
    let mut runs: Vec<(CardNumber, u16)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            // A list has far fewer than 65,536 cards.
            Some((last, copies)) if *last == number => *copies = copies.saturating_add(1),
            _ => runs.push((number, 1)),
        }
    }
    runs
}

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Replay {
    /// The version of this format.
    pub version: u32,
    /// The edition that it was played by; the default where none is named.
    pub rules: String,
    /// The list of each seat.
    pub decks: [Numbers; 2],
    /// The seed of the game.
    pub seed: u64,
    /// Which game of its run it is, from 0.
    pub index: u64,
    /// Turns after which it ends undecided.
    pub turn_limit: u16,
    /// Who goes first, where that was not left to the book.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Who played; for people to read.
    pub players: [String; 2],
    /// The place of each choice among those offered, in order.
    pub choices: Vec<u16>,
    /// Who conceded after the last choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conceded: Option<Seat>,
    /// How it ended; `null` for a game under way.
    pub outcome: Option<Outcome>,
    /// The hash of the log at the end, as 16 hexadecimal digits.
    pub log: String,
}

/// Why a saved game is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReplayError {
    /// It is no JSON object.
    NoGame,
    /// A key stands twice in it: which, and where.
    Twice(String),
    /// A part of it is not what it should be.
    Part {
        /// Where: `decks[0].leader`.
        place: String,
        /// What is wrong there.
        reason: Message,
    },
    /// Another version wrote it.
    Version(u32),
    /// The edition is not known, or not played.
    Rules(Message),
    /// A card is not known.
    UnknownCard(CardNumber),
    /// A card is listed too often for any deck.
    TooManyCards(Seat, usize),
    /// The decks cannot be played with.
    Setup(SetupError),
    /// The decks of a game that has an engine of its own cannot be played with.
    Decks(Message),
    /// A choice that is not offered, at the decision where the game stands.
    NoSuchChoice {
        /// Which choice, from 1.
        at: usize,
        /// How many the file has.
        of: usize,
        /// What it says.
        choice: u16,
    },
    /// There are choices after the end.
    ChoicesLeft {
        /// Choices made.
        used: usize,
        /// Choices left.
        left: usize,
    },
    /// Somebody concedes after the end.
    ConcededLate(Seat),
    /// It ends in another way.
    Outcome {
        /// How it ends; not at all, where the choices do not lead to an end.
        found: Option<Outcome>,
        /// How the file says that it ends.
        saved: Option<Outcome>,
    },
    /// The log is another.
    Log {
        /// The hash.
        found: String,
        /// The hash that the file gives.
        saved: String,
    },
}

impl ReplayError {
    /// The file can be played, and ends otherwise than it says.
    pub const fn is_difference(&self) -> bool {
        matches!(self, Self::Outcome { .. } | Self::Log { .. })
    }
}

/// Decks of more cards are no decks (5-1-3 allows 60).
const MOST_CARDS: usize = 1000;
/// Reasons that are told of one file; whoever has read so many mends the file first.
const MOST_REASONS: usize = 50;

/// A file as it is taken apart: what is wrong is noted, and the rest looked at all the same.
#[derive(Default)]
struct Parts {
    wrong: Vec<ReplayError>,
}

impl Parts {
    fn note(&mut self, place: &str, reason: Message) {
        if self.wrong.len() < MOST_REASONS {
            self.wrong.push(ReplayError::Part { place: place.to_owned(), reason });
        }
    }

    /// A value of a type.
    fn value<T: DeserializeOwned>(&mut self, place: &str, value: Value) -> Option<T> {
        serde_json::from_value(value).map_err(|error| self.note(place, Message::from(error.to_string()))).ok()
    }

    /// Takes a value out of an object; one that may be missing has a `default`.
    fn field<T: DeserializeOwned>(
        &mut self,
        object: &mut Map<String, Value>,
        inside: &str,
        name: &str,
        default: Option<T>,
    ) -> Option<T> {
        let place = format!("{inside}{name}");
        match object.remove(name) {
            Some(value) => self.value(&place, value),
            None if default.is_some() => default,
            None => {
                self.note(&place, say!("replay-part-missing"));
                None
            }
        }
    }

    /// Every element of a list by itself, each with its place.
    fn list<T>(
        &mut self,
        object: &mut Map<String, Value>,
        inside: &str,
        name: &str,
        mut element: impl FnMut(&mut Self, &str, Value) -> Option<T>,
    ) -> Vec<T> {
        let values: Vec<Value> = self.field(object, inside, name, None).unwrap_or_default();
        let each = values.into_iter().enumerate();
        each.filter_map(|(at, value)| element(self, &format!("{inside}{name}[{at}]"), value)).collect()
    }

    /// What is left in an object is not known.
    fn no_more(&mut self, object: &Map<String, Value>, inside: &str) {
        object.keys().for_each(|name| self.note(&format!("{inside}{name}"), say!("replay-part-unknown")));
    }

    fn deck(&mut self, place: &str, value: Value) -> Option<Numbers> {
        let mut object: Map<String, Value> = self.value(place, value)?;
        let inside = format!("{place}.");
        let name = self.field(&mut object, &inside, "name", Some(String::new()));
        let leader = self.field(&mut object, &inside, "leader", None);
        let cards = self.list(&mut object, &inside, "cards", Self::value);
        let mut beside = |name| {
            if object.contains_key(name) { self.list(&mut object, &inside, name, Self::value) } else { Vec::new() }
        };
        let [z, evolutions, stones, extra] = ["z", "evolutions", "stones", "extra"].map(&mut beside);
        self.no_more(&object, &inside);
        Some(Numbers { name: name?, leader: leader?, cards, z, evolutions, stones, extra })
    }

    fn game(&mut self, mut object: Map<String, Value>) -> Option<Replay> {
        let all = &mut object;
        let version = self.field(all, "", "version", None);
        let rules = self.field(all, "", "rules", Some(DEFAULT.to_owned()));
        let decks = self.list(all, "", "decks", Self::deck);
        let seed = self.field(all, "", "seed", None);
        let index = self.field(all, "", "index", Some(0));
        let turn_limit = self.field(all, "", "turn_limit", None);
        let first = self.field(all, "", "first", Some(None));
        let players = self.field(all, "", "players", Some(<[String; 2]>::default()));
        let choices = self.list(all, "", "choices", Self::value);
        let conceded = self.field(all, "", "conceded", Some(None));
        let outcome = self.field(all, "", "outcome", None);
        let log = self.field(all, "", "log", None);
        self.no_more(all, "");
        let decks = match <[Numbers; 2]>::try_from(decks) {
            Ok(decks) => decks,
            Err(decks) => {
                // A deck that cannot be read has been told of.
                if self.wrong.is_empty() {
                    self.note("decks", say!("replay-decks", decks = decks.len()));
                }
                return None;
            }
        };
        Some(Replay {
            version: version?,
            rules: rules?,
            decks,
            seed: seed?,
            index: index?,
            turn_limit: turn_limit?,
            first: first?,
            players: players?,
            choices,
            conceded: conceded?,
            outcome: outcome?,
            log: log?,
        })
    }
}

impl Replay {
    /// Reads a saved game.
    ///
    /// # Errors
    /// Every reason why the text is none, up to 50.
    pub fn read(text: &str) -> Result<Self, Vec<ReplayError>> {
        let object = serde_json::from_str(text).map_err(|_| vec![ReplayError::NoGame])?;
        once::check(text).map_err(|error| vec![ReplayError::Twice(error.to_string())])?;
        let mut parts = Parts::default();
        match parts.game(object) {
            Some(replay) if parts.wrong.is_empty() => Ok(replay),
            _ => Err(parts.wrong),
        }
    }

    /// What the game is played by, as the file says.
    ///
    /// # Errors
    /// When no edition has its name, or the engine does not play it.
    pub fn edition(&self) -> Result<Edition, ReplayError> {
        let ruleset =
            Ruleset::embedded(&self.rules).map_err(|error| ReplayError::Rules(Message::from(error.to_string())))?;
        edition::of(&ruleset).map_err(|unplayed| ReplayError::Rules(unplayed.message()))
    }

    /// Why the file cannot be played, as far as it can be told without cards; empty if it may be.
    pub fn problems(&self, edition: &Edition) -> Vec<ReplayError> {
        self.faults(edition.fewest())
    }

    /// The same, of a game that needs so many cards.
    pub fn faults(&self, needed: usize) -> Vec<ReplayError> {
        let mut problems = Vec::new();
        if self.version != VERSION {
            problems.push(ReplayError::Version(self.version));
        }
        for (seat, deck) in Seat::BOTH.into_iter().zip(&self.decks) {
            let (cards, all) = deck.size();
            if all > MOST_CARDS {
                problems.push(ReplayError::TooManyCards(seat, all));
            }
            if cards < needed {
                problems.push(ReplayError::Setup(SetupError::TooFewCards { seat, cards, needed }));
            }
        }
        problems
    }

    /// Why choices cannot be followed, counted as the file counts them.
    fn strayed(&self, strayed: Strayed) -> ReplayError {
        let of = self.choices.len();
        match strayed {
            Strayed::Over(used) => ReplayError::ChoicesLeft { used, left: of - used },
            Strayed::NoSuchChoice(at) => ReplayError::NoSuchChoice { at: at + 1, of, choice: self.choices[at] },
        }
    }

    /// The game as it begins, with the lists of its numbers.
    ///
    /// # Errors
    /// Every reason why it cannot be played.
    pub fn begin(&self, lists: [&List<'_>; 2], edition: Edition) -> Result<Game, Vec<ReplayError>> {
        let setup = Setup { first: self.first, ..duel::setup(lists, edition, self.turn_limit, true) };
        Game::new(&setup, Rng::new(self.seed, self.index))
            .map_err(|errors| errors.into_iter().map(ReplayError::Setup).collect())
    }

    /// Plays the game again with the lists of its numbers, and compares the end.
    ///
    /// # Errors
    /// Every reason why it cannot be played, or ends otherwise. The game as far as it went comes along, if it began.
    pub fn play(&self, lists: [&List<'_>; 2], edition: Edition) -> Result<Game, Astray<Game>> {
        self.again(self.begin(lists, edition).map_err(|errors| (None, errors))?)
    }

    /// Plays a game that begins as the saved one did, and compares the end.
    ///
    /// # Errors
    /// As of [`play`](Self::play).
    pub fn again<G: Recorded>(&self, mut game: G) -> Result<G, Astray<G>> {
        if let Err(strayed) = follow(&mut game, &self.choices) {
            return Err((Some(Box::new(game)), vec![self.strayed(strayed)]));
        }
        let mut errors = Vec::new();
        if let Some(seat) = self.conceded {
            if game.outcome().is_some() {
                errors.push(ReplayError::ConcededLate(seat));
            }
            game.give_up(seat);
        }
        if game.outcome() != self.outcome {
            errors.push(ReplayError::Outcome { found: game.outcome(), saved: self.outcome });
        }
        let found = log_hash(&game);
        if found != self.log {
            errors.push(ReplayError::Log { found, saved: self.log.clone() });
        }
        if errors.is_empty() { Ok(game) } else { Err((Some(Box::new(game)), errors)) }
    }
}

/// The game as far as it went, if it began, and every reason why it is not the saved one.
pub type Astray<G> = (Option<Box<G>>, Vec<ReplayError>);

/// A game that can be saved with what happened in it.
pub trait Recorded: Playable {
    /// What happens, as it is kept.
    type Event: Serialize;

    /// What has happened, where it is kept.
    fn events(&self) -> &[Self::Event];

    /// A player gives up.
    fn give_up(&mut self, seat: Seat);
}

impl Recorded for Game {
    type Event = dbscg::state::event::Event;

    fn events(&self) -> &[Self::Event] {
        self.state.log.as_deref().unwrap_or_default()
    }

    fn give_up(&mut self, seat: Seat) {
        self.concede(seat);
    }
}

impl Recorded for exo::Game {
    type Event = exo::Event;

    fn events(&self) -> &[Self::Event] {
        self.state().log()
    }

    fn give_up(&mut self, seat: Seat) {
        self.concede(seat);
    }
}

impl Recorded for fow::Game {
    type Event = fow::Event;

    fn events(&self) -> &[Self::Event] {
        self.state().log()
    }

    fn give_up(&mut self, seat: Seat) {
        self.concede(seat);
    }
}

impl Recorded for yugioh::Game {
    type Event = yugioh::Event;

    fn events(&self) -> &[Self::Event] {
        self.state().log()
    }

    fn give_up(&mut self, seat: Seat) {
        self.concede(seat);
    }
}

/// Makes choices by their places, and runs to the decision after them; the game stands where they led.
///
/// # Errors
/// When a choice is not offered, or the game is over before the last of them.
pub fn follow<G: Playable>(game: &mut G, choices: &[u16]) -> Result<(), Strayed> {
    let mut step = game.step();
    for (at, choice) in choices.iter().enumerate() {
        if let Step::Over(_) = step {
            return Err(Strayed::Over(at));
        }
        game.answer(usize::from(*choice)).map_err(|_| Strayed::NoSuchChoice(at))?;
        step = game.step();
    }
    Ok(())
}

/// Why choices cannot be followed: the game stands before the one that is counted, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strayed {
    /// It is not offered.
    NoSuchChoice(usize),
    /// The game is over by then.
    Over(usize),
}

/// The log, one event in JSON on each line.
pub fn log_text<G: Recorded>(game: &G) -> String {
    let mut out = String::new();
    for event in game.events() {
        // Events are plain data, which JSON can hold.
        out.push_str(&serde_json::to_string(event).unwrap_or_default());
        out.push('\n');
    }
    out
}

/// The hash of the log (FNV-1a, 64 bits).
pub fn log_hash<G: Recorded>(game: &G) -> String {
    format!("{:016x}", fnv(log_text(game).as_bytes()))
}
