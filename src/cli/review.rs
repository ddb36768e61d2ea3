//! A game of a run, shown and saved: `--log`, `--open`, `--save`.

use std::path::Path;

use clap::Args;

use super::{Failure, contents, talk, write};
use crate::deck::Reading;
use crate::engine::Seat;
use crate::language::{Lang, say};
use crate::report::record::Record;
use crate::report::told::Telling;
use crate::shown;
use crate::sim::replay::{self, Numbers, Recorded, Replay};

/// How a game of a run is shown.
#[derive(Debug, Args)]
pub(super) struct Review {
    /// With --log, show hands as well, and what the players weighed.
    #[arg(long, requires = "log")]
    open: bool,
    /// With --log, save the game too, for `scouter replay`.
    #[arg(long, value_name = "FILE", requires = "log")]
    save: Option<String>,
}

/// What is known of a game besides what happens in it.
pub(super) struct Begun<'a> {
    /// By which edition.
    pub(super) rules: &'a str,
    /// The seed of its run, and which stream of chance is its own.
    pub(super) chances: (u64, u64),
    /// Turns after which it ends undecided.
    pub(super) turn_limit: u16,
    /// Who goes first, where that is not left to the book.
    pub(super) first: Option<Seat>,
    /// Who sits in each seat.
    pub(super) players: [String; 2],
}

/// A game that is shown, with the choices that were made.
pub(super) struct Shown {
    /// What is told of it.
    pub(super) record: Record,
    choices: Vec<u16>,
}

impl Shown {
    /// An answer that is about to be given.
    pub(super) fn answered<G: Telling>(&mut self, game: &G, at: usize) {
        self.record.answered(game, at);
        // A decision has far fewer than 65,536 options.
        self.choices.push(u16::try_from(at).unwrap_or(u16::MAX));
    }
}

impl Review {
    /// Begins to show a game, to a player or to somebody who watches.
    pub(super) fn begin(&self, seat: Option<Seat>, lang: Lang) -> Shown {
        Shown { record: Record::new(seat, self.open, lang).within(talk::width()), choices: Vec::new() }
    }

    /// What is told of the game, which is saved where that is asked for.
    pub(super) fn end<G: Telling + Recorded>(
        &self,
        shown: Shown,
        game: &G,
        begun: Begun<'_>,
        numbers: impl FnOnce() -> Option<[Numbers; 2]>,
        lang: Lang,
    ) -> Result<String, Failure> {
        let Some(path) = &self.save else { return Ok(shown.record.end(game)) };
        let decks = numbers().ok_or_else(|| Failure::of(&say!("save-no-list"), lang))?;
        let Begun { rules, chances: (seed, index), turn_limit, first, players } = begun;
        let saved = Replay {
            version: replay::VERSION,
            rules: rules.to_owned(),
            decks,
            seed,
            index,
            turn_limit,
            first,
            players,
            choices: shown.choices,
            conceded: None,
            outcome: game.outcome(),
            log: replay::log_hash(game),
        };
        save(path, &saved, lang)?;
        Ok(shown.record.end(game) + &say!("play-saved", file = path).text(lang) + "\n")
    }
}

/// Saves a game; what is there already is replaced only where it is one.
pub(super) fn save(path: &str, saved: &Replay, lang: Lang) -> Result<(), Failure> {
    if Path::new(path).is_file() && Replay::read(&contents::text(path)?).is_err() {
        return Err(Failure::of(&say!("play-no-saved-game", file = path), lang));
    }
    // Plain data, which JSON can hold.
    write::text(path, &(shown::json(saved) + "\n"))
}

/// What a list is called in a record: as it calls itself, or by its file without the folders.
pub(super) fn called(name: &str, reading: &Reading) -> String {
    let file = || Path::new(name).file_name().map(|name| name.to_string_lossy().into_owned());
    reading.deck.name.clone().or_else(file).unwrap_or_else(|| name.to_owned())
}
