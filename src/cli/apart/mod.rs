//! Lists that an engine of their own plays, with the tables of cards that came along: what every command asks of such a game.
//!
//! * `exo`: Creatures of Exo. `fow`: Force of Will. `yugioh`: Yu-Gi-Oh!.

mod exo;
mod fow;
mod yugioh;

use super::{Failure, contents};
use crate::app::apart::{NoDeck, Sheets};
use crate::app::unread::So;
use crate::app::{Illegal, Judge, Unread, playing};
use crate::card::{CardNumber, Game, Kind};
use crate::deck::Reading;
use crate::engine::{BySeat, Rng, Seat};
use crate::language::{Lang, Message, say};
use crate::legality::Outcome;
use crate::player::search::Searched;
use crate::report::told::Telling;
use crate::sim::edition::{is_exo, is_force_of_will, is_yugioh};
use crate::sim::goldfish::{Alone, Noted};
use crate::sim::modelled::Modelled;
use crate::sim::replay::{Numbers, Recorded, Replay, ReplayError};

/// The games that have an engine of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Engine {
    /// Creatures of Exo.
    Exo,
    /// Force of Will.
    ForceOfWill,
    /// Yu-Gi-Oh!.
    Yugioh,
}

impl Engine {
    /// The game that it plays.
    pub(super) const fn game(self) -> Game {
        match self {
            Self::Exo => Game::Exo,
            Self::ForceOfWill => Game::ForceOfWill,
            Self::Yugioh => Game::Yugioh,
        }
    }
}

/// The engine that plays all of some lists, where there are some and they have one of their own.
pub(super) fn engine(judge: &Judge, named: &[(&str, &Reading)]) -> Option<Engine> {
    let all = |is: fn(&crate::ruleset::Ruleset) -> bool| {
        !named.is_empty() && named.iter().all(|(_, list)| is(judge.ruleset(list)))
    };
    if all(is_exo) {
        Some(Engine::Exo)
    } else if all(is_force_of_will) {
        Some(Engine::ForceOfWill)
    } else if all(is_yugioh) {
        Some(Engine::Yugioh)
    } else {
        None
    }
}

/// A game whose lists play against each other by an engine of their own.
pub(super) trait Apart: Alone + Searched + Telling + Recorded + 'static {
    /// Which it is.
    const GAME: Game;
    /// The edition that it is played by.
    const RULES: &'static str;
    /// What is noted of it.
    const NOTED: Noted;
    /// Cards that a main deck needs.
    const FEWEST: usize;
    /// A card as a table has it.
    type Sheet;
    /// A deck.
    type Deck: Clone;

    /// What the cards of a table do, or everything that is wrong with it.
    fn read(table: &str) -> Result<Sheets<Self::Sheet>, Vec<String>>;

    /// What the cards of a database do, where such files are read; nothing of what is none.
    fn of_database(_: &[u8]) -> Option<Sheets<Self::Sheet>> {
        None
    }

    /// Whether tables say what the cards of a list do.
    fn is_told(outcome: &Outcome<'_>, sheets: &Sheets<Self::Sheet>) -> bool;

    /// The deck of a list.
    fn deck(outcome: &Outcome<'_>, sheets: &Sheets<Self::Sheet>) -> Result<Self::Deck, NoDeck>;

    /// How much of a deck is modelled.
    fn modelled(deck: &Self::Deck) -> Modelled<'_>;

    /// The numbers of a deck, where every card has one.
    fn numbers(name: &str, deck: &Self::Deck) -> Option<Numbers>;

    /// Two decks, looked over once for many games, or every reason why no game begins so.
    fn ready(decks: BySeat<Self::Deck>, begins: Begins) -> Result<Self::Ready, Vec<Message>>;

    /// A game of a match that comes after one that this seat has lost, or that nobody has won; it begins like any other
    /// unless the book says more.
    fn set_up_after(ready: &Self::Ready, _lost: Option<Seat>, rng: Rng) -> Self {
        Self::set_up(ready, rng, false)
    }

    /// Who does nothing against a deck.
    fn dummy(deck: &Self::Deck) -> Self::Deck;

    /// A number that changes with the cards of decks.
    fn fingerprint(decks: &[&Self::Deck]) -> String;

    /// The number and the name of the card that leads a deck, where one does.
    fn leader(deck: &Self::Deck) -> Option<(&str, &str)>;

    /// The decks that a saved game was played with.
    fn saved(saved: &Replay, sheets: &Sheets<Self::Sheet>) -> Result<[Self::Deck; 2], Vec<ReplayError>>;
}

/// What each of these games answers in the same words: by its tables of cards, and by what becomes of lists.
macro_rules! alike {
    () => {
        const FEWEST: usize = setup::FEWEST;
        type Sheet = Sheet;
        type Deck = Deck;

        fn read(table: &str) -> Result<Sheets, Vec<String>> {
            cards::read(table).map_err(|wrong| wrong.iter().map(ToString::to_string).collect())
        }

        fn is_told(outcome: &Outcome<'_>, sheets: &Sheets) -> bool {
            app::is_told(outcome, sheets)
        }

        fn deck(outcome: &Outcome<'_>, sheets: &Sheets) -> Result<Deck, NoDeck> {
            app::deck(outcome, sheets)
        }

        fn modelled(deck: &Deck) -> Modelled<'_> {
            deck.into()
        }

        fn fingerprint(decks: &[&Deck]) -> String {
            alone::fingerprint(decks)
        }
    };
}
use alike;

/// How a game of two decks begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Begins {
    /// Turns after which it ends undecided.
    pub(super) turn_limit: u16,
    /// Who goes first, where that is fixed.
    pub(super) first: Option<Seat>,
    /// What happens is kept.
    pub(super) logged: bool,
}

/// What the cards of the tables that came along do.
pub(super) fn sheets<G: Apart>(files: &[String]) -> Result<Sheets<G::Sheet>, Failure> {
    let mut sheets = Sheets::new();
    let mut reasons = Vec::new();
    for path in files {
        let bytes = contents::given(path, "--cards")?;
        if let Some(read) = G::of_database(&bytes) {
            sheets.extend(read);
            continue;
        }
        match G::read(&contents::utf8(bytes, path)?) {
            Ok(read) => sheets.extend(read),
            Err(wrong) => reasons.extend(wrong.into_iter().map(|wrong| format!("{path}: {wrong}"))),
        }
    }
    if reasons.is_empty() { Ok(sheets) } else { Err(Failure::all(&reasons)) }
}

/// The deck of a list, or every reason why it is not played.
fn deck_of<G: Apart>(
    name: &str,
    outcome: &Outcome<'_>,
    sheets: &Sheets<G::Sheet>,
    illegal: Illegal,
    lang: Lang,
) -> Result<G::Deck, Vec<String>> {
    if let Some(unread) = Unread::of(outcome) {
        return Err(vec![unread.message(name, So::NotKnown).text(lang)]);
    }
    if let Err(illegal) = playing::taken(outcome, illegal) {
        return Err(vec![illegal.message(name).text(lang)]);
    }
    G::deck(outcome, sheets).map_err(|why| match why {
        NoDeck::NoLeader => vec![playing::Unplayable::NoLeader.message(name).text(lang)],
        NoDeck::NoRule(cards) => {
            let no_rule = |(number, kind): &(CardNumber, Kind)| {
                let what = say!("a-kind", kind = kind.id());
                say!("play-no-rule", list = name, card = number.as_str(), what = what).text(lang)
            };
            cards.iter().map(no_rule).collect()
        }
        NoDeck::Unknown(numbers) => {
            let numbers = numbers.iter().map(CardNumber::as_str).collect::<Vec<_>>().join(", ");
            vec![say!("not-in-a-table", list = name, cards = numbers).text(lang)]
        }
    })
}

/// The decks of lists, or every reason why they are not played.
pub(super) fn decks<G: Apart>(
    judge: &Judge,
    named: &[(&str, &Reading)],
    sheets: &Sheets<G::Sheet>,
    illegal: Illegal,
    lang: Lang,
) -> Result<Vec<G::Deck>, Failure> {
    let (mut decks, mut reasons) = (Vec::new(), Vec::new());
    for (name, reading) in named {
        match deck_of::<G>(name, &judge.check(reading), sheets, illegal, lang) {
            Ok(deck) => decks.push(deck),
            Err(why) => reasons.extend(why.into_iter().filter(|why| !reasons.contains(why)).collect::<Vec<_>>()),
        }
    }
    if reasons.is_empty() { Ok(decks) } else { Err(Failure::all_in(&reasons, lang)) }
}

/// Two decks, looked over once for many games.
pub(super) fn ready<G: Apart>([a, b]: [&G::Deck; 2], begins: Begins, lang: Lang) -> Result<G::Ready, Failure> {
    G::ready(BySeat([a.clone(), b.clone()]), begins).map_err(|errors| {
        let reasons: Vec<String> = errors.iter().map(|error| error.text(lang)).collect();
        Failure::all_in(&reasons, lang)
    })
}
