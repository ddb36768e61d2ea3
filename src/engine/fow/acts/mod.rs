//! What is done: turns, the chase, battles and abilities. Every file has the tasks of one of these; [`run`] hands them out, and
//! no other file calls it.

mod battle;
mod chase;
mod choose;
mod declare;
mod deed;
mod happen;
mod run;
mod runs;
mod state_based;
mod turn;
