//! Effects end.

use crate::ability::Until;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::ids::Seat;
use crate::engine::dbscg::state::effect::{Continuous, On, Watch, What};

/// How long something lasts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lasts {
    pub(crate) until: Until,
    /// The turn in which it was made.
    pub(crate) made: u16,
    /// Its master.
    pub(crate) master: Seat,
}

impl Game {
    /// 6-4-1-2, 6-4-1-3; 4.00, 7-4-5, 7-4-6.
    pub(crate) fn expire_turn(&mut self) {
        let (turn, turn_player) = (self.state.turn, self.state.turn_player);
        self.expire_by_player(|lasts| match lasts.until {
            Until::Turn | Until::Battle => true,
            Until::OpponentsTurn => turn_player != lasts.master,
            Until::OpponentsNextTurn => turn_player != lasts.master && lasts.made != turn,
            Until::YourTurn => turn_player == lasts.master,
            Until::YourNextTurn => turn_player == lasts.master && lasts.made != turn,
            Until::Charge | Until::Main | Until::YourNextTurnStart | Until::YourNextMainStart | Until::Game => false,
        });
        self.forget_what_is_gone();
    }

    /// Effects end for the turn player, then for the other: for the player who is their master (6-3-1-3-1-2, 6-4-1-2,
    /// 7-1-4-3).
    pub(crate) fn expire_by_player(&mut self, ends: impl Fn(Lasts) -> bool) {
        let turn_player = self.state.turn_player;
        for master in [turn_player, turn_player.other()] {
            self.expire(|lasts| lasts.master == master && ends(lasts));
        }
    }

    /// Effects end. A situation that comes about by it triggers, even if the next effects to end undo it (8-6-6-1).
    pub(crate) fn expire(&mut self, ends: impl Fn(Lasts) -> bool) {
        // What clones share is copied as soon as something is taken from it.
        let goes = |watch: &Watch| ends(Lasts { until: watch.until, made: watch.made, master: watch.frame.master });
        if self.state.under_way.watches.iter().any(goes) {
            self.state.under_way.watches.retain(|watch| !goes(watch));
        }
        let over = |effect: &Continuous| ends(Lasts { until: effect.until, made: effect.made, master: effect.master });
        if !self.state.effects.iter().any(over) {
            return;
        }
        let over: Vec<Continuous> = self.state.effects.extract_if(.., |effect| over(effect)).collect();
        for effect in &over {
            self.note_end(effect);
        }
        self.take_stock();
        self.situations();
    }

    /// Effects on objects that are no more will not be asked for again.
    pub(crate) fn forget_what_is_gone(&mut self) {
        let state = &self.state;
        let gone = |effect: &Continuous| match &effect.on {
            On::One(one) => state.object(one.card).incarnation != one.incarnation,
            On::All(_) => false,
        };
        let gone: Vec<bool> = state.effects.iter().map(gone).collect();
        let mut at = 0;
        self.state.effects.retain(|effect| {
            at += 1;
            !gone[at - 1] || matches!(effect.what, What::Skill(_)) && effect.until == Until::Game
        });
    }
}
