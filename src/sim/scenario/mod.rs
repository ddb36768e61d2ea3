//! Scenarios: a board, a short script and what has to be true after it, in YAML that a judge can write.
//!
//! [`read`] takes the text, [`Scenario::prepare`] looks the cards up and sets the board, [`Prepared::run`] plays the
//! script. What the script does not say is passed or refused; a choice that somebody has to make and nobody has scripted
//! fails the scenario. `tests/scenarios/README.md` is the manual of the format.

mod action;
mod alike;
mod answer;
mod build;
mod expect;
mod format;
mod names;
mod never;
mod possible;
mod run;
mod script;
mod seats;
mod words;

use crate::ability::Skills;
use crate::ability::yaml::{self, Texts};
use crate::card::Card;
use crate::engine::dbscg::Board;
use crate::language::{Message, say};

pub use crate::ability::yaml::Problem;

/// `null` is a word like any other.
const SCENARIOS: Texts = Texts { called: "a scenario", nothing: &["~"], empty: false };

/// Looks up a card by its number: the card, the skills of its front and of its back.
pub type RealCards<'a> = &'a dyn Fn(&str) -> Option<(Card, Skills, Skills)>;

/// An expectation that failed, or a step that could not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line of the file, from 1, where it is known.
    pub line: Option<u64>,
    /// What was expected and what was found.
    pub message: Message,
    /// Everything that had happened up to there, one line each.
    pub log: Vec<Message>,
}

/// A scenario that has been read.
#[derive(Debug)]
pub struct Scenario {
    document: format::Document,
}

/// A scenario with its cards and its board, ready to be played.
#[derive(Debug)]
pub struct Prepared<'s> {
    scenario: &'s Scenario,
    board: Board,
    names: names::Names,
    unplayed: Vec<Unplayed>,
}

/// A line that is printed on a real card and that scouter does not know: the scenario is played without it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayed {
    /// The number of the card.
    pub number: String,
    /// Its name.
    pub name: String,
    /// It stands on the back.
    pub back: bool,
    /// Which skill line, from 1; none where it is not known where it stands.
    pub line: Option<u8>,
}

impl Unplayed {
    /// That it is not known.
    pub fn message(&self) -> Message {
        let side = if self.back { "back" } else { "front" };
        let card = format!("{} {}", self.number, self.name);
        match self.line {
            Some(line) => say!("scenario-unplayed", line = line, side = side, card = card),
            None => say!("scenario-unplayed-some", side = side, card = card),
        }
    }
}

/// How a scenario went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What failed; nothing where it passed.
    pub failures: Vec<Failure>,
    /// Everything that happened, one line each.
    pub log: Vec<Message>,
}

/// Reads a scenario; of one by several editions, the first.
///
/// # Errors
/// Everything that is not YAML or not in the format, in the order of its lines.
pub fn read(text: &str) -> Result<Scenario, Vec<Problem>> {
    read_by(text, 0)
}

/// Reads a scenario by each of its editions, in the order in which it names them.
///
/// # Errors
/// Everything that is not YAML or not in the format, in the order of its lines.
pub fn read_each(text: &str) -> Result<Vec<Scenario>, Vec<Problem>> {
    let document: format::Document = yaml::read(text, SCENARIOS)?;
    let strange = document.under.keys().find(|id| !document.edition.items.contains(id));
    if let Some(strange) = strange {
        return Err(vec![Problem::nowhere(format!("`under` speaks of {strange}, which is none of its editions"))]);
    }
    (0..document.edition.items.len().max(1)).map(|at| read_by(text, at)).collect()
}

fn read_by(text: &str, at: usize) -> Result<Scenario, Vec<Problem>> {
    yaml::read(text, SCENARIOS).map(|document: format::Document| Scenario { document: document.by(at) })
}

impl Scenario {
    /// What it shows, in a sentence.
    pub fn name(&self) -> &str {
        &self.document.name
    }

    /// The edition by which it is played; none where that is the default one.
    pub fn edition(&self) -> Option<&str> {
        self.document.edition.items.first().map(String::as_str)
    }

    /// The numbers of the rules that it shows.
    pub fn rules(&self) -> &[String] {
        &self.document.rules
    }

    /// The board alone, whatever the script and the expectations.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn board(&self, real: RealCards<'_>) -> Result<Board, Vec<Problem>> {
        build::build(&self.document, real, |_| Vec::new()).map(|built| built.board)
    }

    /// Looks up every card and sets the board.
    ///
    /// # Errors
    /// Everything that is wrong: unknown cards, impossible boards, references to nothing.
    pub fn prepare(&self, real: RealCards<'_>) -> Result<Prepared<'_>, Vec<Problem>> {
        let look = |names: &names::Names| script::unknown(&self.document, names);
        let build::Built { board, names, unplayed } = build::build(&self.document, real, look)?;
        Ok(Prepared { scenario: self, board, names, unplayed })
    }
}

impl Prepared<'_> {
    /// What is printed on its cards and is not played.
    pub fn unplayed(&self) -> &[Unplayed] {
        &self.unplayed
    }

    /// Plays the script.
    pub fn run(&self) -> Outcome {
        script::run(&self.scenario.document, &self.board, &self.names)
    }
}
