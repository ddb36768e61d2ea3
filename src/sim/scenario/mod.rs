//! Scenarios: a board, a short script and what has to be true after it, in YAML that a judge can write.
//!
//! [`read`] takes the text, [`Scenario::prepare`] looks the cards up and sets the board, [`Prepared::run`] plays the
//! script. What the script does not say is passed or refused; a choice that somebody has to make and nobody has scripted
//! fails the scenario. `tests/scenarios/README.md` is the manual of the format.

mod action;
mod alike;
mod answer;
mod build;
mod cited;
mod exo;
mod expect;
mod format;
mod fow;
mod lines;
mod names;
mod never;
mod possible;
mod puzzle;
mod run;
mod script;
mod seats;
mod sheets;
mod spoken;
mod words;
mod yugioh;

use crate::ability::Skills;
use crate::ability::yaml::{self, Texts};
use crate::card::Card;
use crate::engine::dbscg::Board;
use crate::language::{Message, say};
use crate::sim::edition::{EXO, FORCE_OF_WILL, YUGIOH};

pub use crate::ability::yaml::Problem;
pub use puzzle::Puzzle;

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
    /// The numbers among its rules that are none.
    strange: Vec<Problem>,
}

/// What is written, of which game.
#[derive(Debug)]
enum Written {
    Dbscg(Box<format::Document>),
    Exo(Box<exo::Document>),
    Fow(Box<fow::Document>),
    Yugioh(Box<yugioh::Document>),
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
    Fow(&'s fow::Document, fow::Built),
    Yugioh(&'s yugioh::Document, yugioh::Built),
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
    if game_of(text).is_some() {
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
    let written = match game_of(text) {
        Some("exo") => Written::Exo(yaml::read(text, SCENARIOS)?),
        Some("force-of-will") => Written::Fow(yaml::read(text, SCENARIOS)?),
        Some("yugioh") => Written::Yugioh(yaml::read(text, SCENARIOS)?),
        // Another game is a word that the format does not know.
        _ => Written::Dbscg(yaml::read(text, SCENARIOS)?),
    };
    // Plain numbers are those of the first edition, whichever it is played by.
    let mut scenario = Scenario { written, strange: Vec::new() };
    scenario.strange = cited::strange(scenario.rules(), scenario.edition(), text);
    if let Written::Dbscg(document) = scenario.written {
        scenario.written = Written::Dbscg(Box::new(document.by(at)));
    }
    Ok(scenario)
}

/// The game that a text says that it is of, where that has a format of its own.
fn game_of(text: &str) -> Option<&'static str> {
    let games = ["exo", "force-of-will", "yugioh"];
    let named = |game: &&str| text.lines().any(|line| line.strip_prefix("game:").is_some_and(|it| it.trim() == *game));
    games.into_iter().find(named)
}

impl Scenario {
    /// What it shows, in a sentence.
    pub fn name(&self) -> &str {
        match &self.written {
            Written::Dbscg(document) => &document.name,
            Written::Exo(document) => &document.name,
            Written::Fow(document) => &document.name,
            Written::Yugioh(document) => &document.name,
        }
    }

    /// The edition by which it is played; none where that is the default one.
    pub fn edition(&self) -> Option<&str> {
        match &self.written {
            Written::Dbscg(document) => document.edition.items.first().map(String::as_str),
            Written::Exo(_) => Some(EXO),
            Written::Fow(_) => Some(FORCE_OF_WILL),
            Written::Yugioh(_) => Some(YUGIOH),
        }
    }

    /// The numbers of the rules that it shows.
    pub fn rules(&self) -> &[String] {
        match &self.written {
            Written::Dbscg(document) => &document.rules,
            Written::Exo(document) => &document.rules,
            Written::Fow(document) => &document.rules,
            Written::Yugioh(document) => &document.rules,
        }
    }

    /// The board alone, whatever the script and the expectations; of DBSCG.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn board(&self, real: RealCards<'_>) -> Result<Board, Vec<Problem>> {
        match &self.written {
            Written::Dbscg(document) => build::build(document, real, |_| Vec::new()).map(|built| built.board),
            Written::Exo(_) | Written::Fow(_) | Written::Yugioh(_) => {
                Err(vec![Problem::nowhere("it is a scenario of another game".to_owned())])
            }
        }
    }

    /// Looks up every card and sets the board.
    ///
    /// # Errors
    /// Everything that is wrong: unknown cards, impossible boards, references to nothing.
    pub fn prepare(&self, real: RealCards<'_>) -> Result<Prepared<'_>, Vec<Problem>> {
        let prepared = self.prepared(real);
        if self.strange.is_empty() {
            return prepared;
        }
        let mut problems = prepared.err().unwrap_or_default();
        problems.extend(self.strange.iter().cloned());
        problems.sort_by_key(|problem| problem.line);
        Err(problems)
    }

    fn prepared(&self, real: RealCards<'_>) -> Result<Prepared<'_>, Vec<Problem>> {
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
            Written::Fow(document) => {
                let built = fow::build(document)?;
                Ok(Prepared { ready: Ready::Fow(document, built), unplayed: Vec::new() })
            }
            Written::Yugioh(document) => {
                let built = yugioh::build(document)?;
                Ok(Prepared { ready: Ready::Yugioh(document, built), unplayed: Vec::new() })
            }
        }
    }
}

impl Prepared<'_> {
    /// What is printed on its cards and is not played.
    pub fn unplayed(&self) -> &[Unplayed] {
        &self.unplayed
    }

    /// The puzzle that it is, if it is one.
    pub fn puzzle(&self) -> Option<Puzzle<'_>> {
        let Ready::Dbscg(document, board, names) = &self.ready else { return None };
        let solve = document.solve.as_ref()?;
        Some(Puzzle { document, solve, board, names })
    }

    /// Plays the script. That of a puzzle does not say how it goes on: [`Self::puzzle`] does.
    pub fn run(&self) -> Outcome {
        match &self.ready {
            Ready::Dbscg(document, board, names) => script::run(document, board, names),
            Ready::Exo(document, built) => exo::run(document, built),
            Ready::Fow(document, built) => fow::run(document, built),
            Ready::Yugioh(document, built) => yugioh::run(document, built),
        }
    }
}
