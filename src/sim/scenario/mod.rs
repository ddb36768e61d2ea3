//! Scenarios: a board, a short script and what has to be true after it, in YAML that a judge can write.
//!
//! [`read`] takes the text, [`Scenario::prepare`] looks the cards up and sets the board, [`Prepared::run`] plays the
//! script. What the script does not say is passed or refused; a choice that somebody has to make and nobody has scripted
//! fails the scenario. `tests/scenarios/README.md` is the manual of the format.

mod action;
mod alike;
mod answer;
mod build;
mod exo;
mod expect;
mod format;
mod names;
mod never;
mod possible;
mod run;
mod script;
mod seats;
mod solve;
mod words;

use crate::ability::Skills;
use crate::ability::yaml::{self, Texts};
use crate::card::Card;
use crate::engine::dbscg::Board;
use crate::language::{Message, say};

pub use crate::ability::yaml::Problem;
pub use solve::Players;

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
    written: Written,
}

/// What is written, of which game.
#[derive(Debug)]
enum Written {
    Dbscg(Box<format::Document>),
    Exo(Box<exo::Document>),
}

/// A scenario with its cards and its board, ready to be played.
#[derive(Debug)]
pub struct Prepared<'s> {
    ready: Ready<'s>,
    unplayed: Vec<Unplayed>,
}

#[derive(Debug)]
enum Ready<'s> {
    Dbscg(&'s format::Document, Board, names::Names),
    Exo(&'s exo::Document, exo::Built),
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
    if is_of_exo(text) {
        return read_by(text, 0).map(|scenario| vec![scenario]);
    }
    let document: format::Document = yaml::read(text, SCENARIOS)?;
    let strange = document.under.keys().find(|id| !document.edition.items.contains(id));
    if let Some(strange) = strange {
        return Err(vec![Problem::nowhere(format!("`under` speaks of {strange}, which is none of its editions"))]);
    }
    (0..document.edition.items.len().max(1)).map(|at| read_by(text, at)).collect()
}

fn read_by(text: &str, at: usize) -> Result<Scenario, Vec<Problem>> {
    let written = if is_of_exo(text) {
        yaml::read(text, SCENARIOS).map(Written::Exo)
    } else {
        yaml::read(text, SCENARIOS).map(|document: format::Document| Written::Dbscg(Box::new(document.by(at))))
    };
    written.map(|written| Scenario { written })
}

/// Whether a text says that it is of Creatures of Exo.
fn is_of_exo(text: &str) -> bool {
    text.lines().any(|line| line.strip_prefix("game:").is_some_and(|game| game.trim() == "exo"))
}

impl Scenario {
    /// What it shows, in a sentence.
    pub fn name(&self) -> &str {
        match &self.written {
            Written::Dbscg(document) => &document.name,
            Written::Exo(document) => &document.name,
        }
    }

    /// The edition by which it is played; none where that is the default one.
    pub fn edition(&self) -> Option<&str> {
        match &self.written {
            Written::Dbscg(document) => document.edition.items.first().map(String::as_str),
            Written::Exo(_) => Some("exo"),
        }
    }

    /// The numbers of the rules that it shows.
    pub fn rules(&self) -> &[String] {
        match &self.written {
            Written::Dbscg(document) => &document.rules,
            Written::Exo(document) => &document.rules,
        }
    }

    /// The board alone, whatever the script and the expectations; of DBSCG.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn board(&self, real: RealCards<'_>) -> Result<Board, Vec<Problem>> {
        match &self.written {
            Written::Dbscg(document) => build::build(document, real, |_| Vec::new()).map(|built| built.board),
            Written::Exo(_) => Err(vec![Problem::nowhere("it is a scenario of another game".to_owned())]),
        }
    }

    /// Looks up every card and sets the board.
    ///
    /// # Errors
    /// Everything that is wrong: unknown cards, impossible boards, references to nothing.
    pub fn prepare(&self, real: RealCards<'_>) -> Result<Prepared<'_>, Vec<Problem>> {
        match &self.written {
            Written::Dbscg(document) => {
                let look = |names: &names::Names| script::unknown(document, names);
                let build::Built { board, names, unplayed } = build::build(document, real, look)?;
                Ok(Prepared { ready: Ready::Dbscg(document, board, names), unplayed })
            }
            Written::Exo(document) => {
                let built = exo::build(document)?;
                Ok(Prepared { ready: Ready::Exo(document, built), unplayed: Vec::new() })
            }
        }
    }
}

impl Prepared<'_> {
    /// What is printed on its cards and is not played.
    pub fn unplayed(&self) -> &[Unplayed] {
        &self.unplayed
    }

    /// Who is to answer in it, where it is a position to be solved.
    pub fn solver(&self) -> Option<&str> {
        match &self.ready {
            Ready::Dbscg(document, ..) => document.solve.as_ref().map(|solve| solve.by.as_str()),
            Ready::Exo(..) => None,
        }
    }

    /// Plays the script.
    pub fn run(&self) -> Outcome {
        self.run_with(&|_, _| None)
    }

    /// The same; the players answer where it is a position to be solved.
    pub fn run_with(&self, players: Players<'_>) -> Outcome {
        match &self.ready {
            Ready::Dbscg(document, board, names) => script::run(document, board, names, players),
            Ready::Exo(document, built) => exo::run(document, built),
        }
    }
}
