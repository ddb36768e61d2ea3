//! Answers and cards between which a script need not tell.

use crate::ability::{Mode, Until};
use crate::engine::dbscg::ids::DefId;
use crate::engine::dbscg::state::decision::Question;
use crate::engine::dbscg::state::effect::{Continuous, On, What};
use crate::engine::dbscg::{CardId, Choice, Decision, Seat};

use super::run::Run;

/// What makes a difference between cards: what it is and whose, where it lies, how, and its power.
pub(super) type Kind = (DefId, bool, (bool, u8, Option<CardId>), (bool, u8, bool), i32);

impl Run<'_> {
    /// Whether it makes no difference which answer is given.
    pub(super) fn all_alike(&self, decision: &Decision) -> bool {
        match decision.options.as_slice() {
            [_] => true,
            _ if decision.question == Question::Option => false,
            [first, rest @ ..] => rest.iter().all(|other| self.alike(*first, *other)),
            [] => false,
        }
    }

    /// Whether it makes no difference which of two answers is given; options are taken for pending skills.
    pub(super) fn alike(&self, one: Choice, other: Choice) -> bool {
        let state = &self.game.state;
        match (one, other) {
            (Choice::Card(a), Choice::Card(b))
            | (Choice::Play(a), Choice::Play(b))
            | (Choice::Combo(a), Choice::Combo(b))
            | (Choice::Grow(a), Choice::Grow(b)) => self.alike_cards(a, b),
            (Choice::Activate(a, line), Choice::Activate(b, same)) => line == same && self.alike_cards(a, b),
            (Choice::Attack(a, at), Choice::Attack(b, same)) => self.alike_cards(a, b) && self.alike_cards(at, same),
            (Choice::Option(a), Choice::Option(b)) => {
                let auto = |at: u8| state.under_way.pending.get(usize::from(at));
                let put_off = |at: u8| state.under_way.due.get(usize::from(at));
                if let (Some(a), Some(b)) = (auto(a), auto(b)) {
                    let about = match (a.it, b.it) {
                        (Some(a), Some(b)) => self.alike_cards(a.card, b.card),
                        (None, None) => true,
                        _ => false,
                    };
                    a.line == b.line && self.alike_cards(a.source.card, b.source.card) && about
                } else if let (Some(a), Some(b)) = (put_off(a), put_off(b)) {
                    a.block == b.block && self.alike_cards(a.frame.source.card, b.frame.source.card)
                } else {
                    a == b
                }
            }
            _ => one == other,
        }
    }

    pub(super) fn alike_cards(&self, a: CardId, b: CardId) -> bool {
        a == b || (self.kind(a) == self.kind(b) && self.marks(a) == self.marks(b))
    }

    /// What has been done to a card beside its power: what it was given, what lies under it, and which of its skills are used up.
    fn marks(&self, card: CardId) -> (Vec<(&What, Until)>, Vec<DefId>, Vec<u8>) {
        let state = &self.game.state;
        let now = state.now(card);
        let on_it = |effect: &&Continuous| effect.on == On::One(now) && !effect.is_about_power();
        let given = state.effects.iter().filter(on_it).map(|effect| (&effect.what, effect.until)).collect();
        let under = state.under(card).into_iter().map(|below| state.object(below).def).collect();
        let used = state.this_turn.used.iter().filter(|used| used.source == now && self.game.used_up(used));
        (given, under, used.map(|used| used.line).collect())
    }

    /// What makes a difference between cards, as far as the script is concerned.
    pub(super) fn kind(&self, card: CardId) -> Kind {
        let object = self.game.state.object(card);
        let place = (object.seat == Seat::A, object.area as u8, object.host);
        let looks = (object.mode == Mode::Rest, object.markers, object.back);
        (object.def, object.owner == Seat::A, place, looks, self.game.power(card))
    }
}
