//! What is done: turns, Chains, battles, Summons and effects. Every file has the tasks of one of these; [`run`] hands them out,
//! and no other file calls it.

mod battle;
mod chain;
mod choose;
mod come;
mod declare;
mod deed;
mod happen;
mod main_phase;
mod moved;
mod run;
mod settle;
mod turn;
