//! Scenarios of the games whose cards stand on sheets: what is written alike in all of them, how their scripts are played, and
//! how the end is looked at. The areas, actions and words of each game stand in its own folder.
//!
//! * `written`: a whole scenario; `format`: its steps, questions and what is legal; `lying`: cards and numbers.
//! * `stage`: what a game is to its scenarios, and one under way; `called`: what a script means in it.
//! * `run`: the script against the engine; `found`: what has to be true after it; `wrong`: what is not; `amiss`: what
//!   must never be.

mod amiss;
mod called;
mod format;
mod found;
mod lying;
mod run;
mod stage;
mod written;
mod wrong;

pub(super) use amiss::{About, Amiss, in_words};
pub(super) use format::{Fight, Possible, Step, Wanted};
pub(super) use found::Common;
pub(super) use lying::{Cards, Number};
pub(super) use run::{Script, run};
pub(super) use stage::{Mentioned, Run, Stage, on_sheets};
pub(super) use written::written;
pub(super) use wrong::Wrong;
