//! What makes an [Auto] skill pending: `When this card attacks, …`, `At the end of your turn, …`.

mod doer;
mod event;
mod subject;

use super::phrase::{Boxed, phrase};
use super::place::area;
use crate::ability::{Area, Condition, Trigger, Who};
use event::events;
use subject::this;

phrase! {
    /// An event, with the word that begins it.
    pub(super) fn trigger() -> Trigger {
        (event) => [("when" | "whenever") {event: events()}] | [{event: moment()}];
    }

    /// A moment of the turn or of a battle.
    fn moment() -> Trigger {
        (Trigger::TurnEnd(Who::You)) => [("at the end of your turn" | "at the end of your turns")];
        (Trigger::TurnEnd(Who::Opponent)) => ["at the end of your opponent's turn"];
        (Trigger::TurnEnd(Who::Both)) =>
            [("at the end of the turn" | "at the end of each turn" | "at the end of each player's turn" | "at the end of a turn")];
        // 6-2-1
        (Trigger::TurnStart(Who::You)) => [("at the start of your turn" | "at the beginning of your turn" | "at the start of your charge phase" | "at the beginning of your charge phase")];
        (Trigger::TurnStart(Who::Opponent)) => [
            ("at the start of your opponent's turn" | "at the beginning of your opponent's turn" | "at the start of your opponent's charge phase"
             | "at the beginning of your opponent's charge phase")
        ];
        (Trigger::TurnStart(Who::Both)) => [("at the start of each turn" | "at the start of each player's turn" | "at the beginning of each turn")];
        (Trigger::MainStart(Who::You)) => [("at the start of your main phase" | "at the beginning of your main phase")];
        (Trigger::MainStart(Who::Opponent)) =>
            [("at the start of your opponent's main phase" | "at the beginning of your opponent's main phase")];
        (Trigger::MainStart(Who::Both)) => [
            ("at the start of each player's main phase" | "at the start of you and your opponent's main phases"
             | "at the start of your and your opponent's main phases")
        ];
        (Trigger::MainEnd(Who::You)) => ["at the end of your main phase"];
        (Trigger::MainEnd(Who::Opponent)) => ["at the end of your opponent's main phase"];
        (Trigger::BattleEndAttacking) => [
            ("at the end of a battle in which this card attacked" | "at the end of the battle in which this card attacked"
             | "at the end of the battle after this card attacks" | "at the end of a battle where this card attacked"
             | "at the end of the battle after you attack with this card") {-> this}
        ];
        (Trigger::From(before, event)) => [
            {event: Boxed(combo_over())} ("from your" | "from a" | "from the") {before: area()}
        ];
        (event) => [{event: combo_over()}];
    }

    /// The end of a battle in which this card was used in a combo.
    fn combo_over() -> Trigger {
        (Trigger::BattleEndComboed) => [
            ("at the end of a battle in which this card was used in a combo" | "at the end of the battle in which this card was used in a combo"
             | "at the end of a battle where this card was used in a combo" | "at the end of a battle where this card is used in a combo"
             | "at the end of a battle in which this card is used in a combo" | "at the end of a battle in which you combo with this card"
             | "at the end of a battle in which you comboed with this card" | "at the end of the battle after you combo with this card"
             | "at the end of a battle after you combo with this card" | "at the end of a battle where you combo with this card")
            {-> |s| { this(s); s.from = Some(Area::Combo); }}
        ];
    }

    /// In whose turn.
    pub(super) fn when() -> Condition {
        (Condition::Turn(Who::You)) => ["during your turn"];
        (Condition::Turn(Who::Opponent)) => ["during your opponent's turn"];
    }
}
