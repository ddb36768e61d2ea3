//! Scenarios of the games whose cards stand on sheets: what is written alike in all of them, how their scripts are played, and
//! how the end is looked at. The areas, actions and words of each game stand in its own folder.
//!
//! * `format`: steps, questions and what is legal; `lying`: cards and numbers.
//! * `stage`: what a game is to its scenarios; `run`: the script against it; `found`: what has to be true after it.

mod format;
mod found;
mod lying;
mod run;
mod stage;

pub(super) use format::{Fight, Possible, Step, Wanted};
pub(super) use found::{Common, Wrong};
pub(super) use lying::{Cards, Number};
pub(super) use run::{Run, Script, run};
pub(super) use stage::{Mentioned, Stage};
