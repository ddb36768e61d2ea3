//! Lists of Creatures of Exo that are played, with the tables of cards that came along.

use super::{Failure, contents};
use crate::app::exo::{NoDeck, deck};
use crate::app::unread::So;
use crate::app::{Illegal, Judge, Unread, playing};
use crate::card::CardNumber;
use crate::deck::Reading;
use crate::engine::exo::{Deck, SetupError};
use crate::language::{Lang, say};
use crate::legality::Outcome;
use crate::sim::exo::cards::{self, Sheets};
use crate::sim::refused;

/// Whether all lists are played by the engine of Creatures of Exo.
pub(super) fn plays(judge: &Judge, named: &[(&str, &Reading)]) -> bool {
    playing::is_exo(judge, named.iter().map(|(_, reading)| *reading))
}

/// What the cards of the tables that came along do.
pub(super) fn sheets(files: &[String]) -> Result<Sheets, Failure> {
    let mut sheets = Sheets::new();
    let mut reasons = Vec::new();
    for path in files {
        match cards::read(&contents::text(path)?) {
            Ok(read) => sheets.extend(read),
            Err(wrong) => reasons.extend(wrong.into_iter().map(|wrong| format!("{path}: {wrong}"))),
        }
    }
    if reasons.is_empty() { Ok(sheets) } else { Err(Failure::all(&reasons)) }
}

/// The deck of a list, or every reason why it is not played.
fn deck_of(
    name: &str,
    outcome: &Outcome<'_>,
    sheets: &Sheets,
    illegal: Illegal,
    lang: Lang,
) -> Result<Deck, Vec<String>> {
    if let Some(unread) = Unread::of(outcome) {
        return Err(vec![unread.message(name, So::NotKnown).text(lang)]);
    }
    if let Err(illegal) = playing::taken(outcome, illegal) {
        return Err(vec![illegal.message(name).text(lang)]);
    }
    deck(outcome, sheets).map_err(|why| match why {
        NoDeck::NoLeader => vec![playing::Unplayable::NoLeader.message(name).text(lang)],
        NoDeck::Unknown(numbers) => {
            let numbers = numbers.iter().map(CardNumber::as_str).collect::<Vec<_>>().join(", ");
            vec![say!("exo-not-in-a-table", list = name, cards = numbers).text(lang)]
        }
    })
}

/// The decks of lists, or every reason why they are not played.
pub(super) fn decks(
    judge: &Judge,
    named: &[(&str, &Reading)],
    sheets: &Sheets,
    illegal: Illegal,
    lang: Lang,
) -> Result<Vec<Deck>, Failure> {
    let (mut decks, mut reasons) = (Vec::new(), Vec::new());
    for (name, reading) in named {
        match deck_of(name, &judge.check(reading), sheets, illegal, lang) {
            Ok(deck) => decks.push(deck),
            Err(why) => reasons.extend(why.into_iter().filter(|why| !reasons.contains(why)).collect::<Vec<_>>()),
        }
    }
    if reasons.is_empty() { Ok(decks) } else { Err(Failure::all_in(&reasons, lang)) }
}

/// Why no game begins with decks.
pub(super) fn refused(errors: &[SetupError], lang: Lang) -> Failure {
    let reasons: Vec<String> = errors.iter().map(|error| refused::exo(error).text(lang)).collect();
    Failure::all_in(&reasons, lang)
}
