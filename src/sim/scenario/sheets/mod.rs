//! Scenarios of the games whose cards stand on sheets: what is written alike in all of them, how their scripts are played, and
//! how the end is looked at. The areas, actions and words of each game stand in its own folder.
//!
//! * `format`: steps, questions and what is legal; `lying`: cards and numbers.
//! * `stage`: what a game is to its scenarios, and one under way; `called`: what a script means in it.
//! * `run`: the script against the engine; `found`: what has to be true after it; `wrong`: what is not.

mod called;
mod format;
mod found;
mod lying;
mod run;
mod stage;
mod wrong;

pub(super) use format::{Fight, Possible, Step, Wanted};
pub(super) use found::Common;
pub(super) use lying::{Cards, Number};
pub(super) use run::{Script, run};
pub(super) use stage::{Mentioned, Run, Stage, on_sheets};
pub(super) use wrong::Wrong;
