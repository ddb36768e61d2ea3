//! What is done: turns, chains, battles and effects. Every file has the tasks of one of these; [`run`] hands them out, and no
//! other file calls it.

mod battle;
mod chain;
mod choose;
mod declare;
mod deed;
mod happen;
mod run;
mod turn;
