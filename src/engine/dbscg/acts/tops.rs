//! The card on top of a pile, and what takes its place (9-4, 11-3-6).

use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::ids::{CardId, ObjectRef};
use crate::engine::dbscg::state::effect::On;
use crate::engine::dbscg::state::object::Object;

impl Game {
    /// 11-3-6: the top card is about to move alone. The next one takes its place, with its position and the effects on
    /// its power.
    pub(crate) fn uncover(&mut self, card: CardId) -> Option<CardId> {
        let under = self.state.under(card);
        let (next, rest) = under.split_first()?;
        let top = *self.state.object(card);
        let old = self.state.now(card);
        let object = self.state.object_mut(*next);
        (object.host, object.depth) = (None, 0);
        object.covers = !rest.is_empty();
        (object.mode, object.markers) = (top.mode, top.markers);
        object.incarnation = object.incarnation.wrapping_add(1);
        for below in rest {
            self.state.object_mut(*below).host = Some(*next);
        }
        self.state.object_mut(card).covers = false;
        for other in self.state.areas[top.seat][top.area].iter_mut() {
            if *other == card {
                *other = *next;
            }
        }
        self.appears(*next);
        self.succeed(old, self.state.now(*next));
        self.keep_used(*next);
        Some(*next)
    }

    /// A card has come to the top again without having left its area, and so is no new card (3-1-4; 4.00, 23-2-2): what it has
    /// used up this turn is used up, and what has happened to it has.
    pub(crate) fn keep_used(&mut self, card: CardId) {
        let Object { incarnation, first, .. } = *self.state.object(card);
        let now = self.state.now(card);
        let age = |number: u16| number.wrapping_sub(first);
        let was = |object: &&mut ObjectRef| object.card == card && age(object.incarnation) < age(incarnation);
        let turn = &mut *self.state.this_turn;
        let used = turn.used.iter_mut().chain(&mut turn.ended).map(|used| &mut used.source);
        let happened = turn.happened.iter_mut().filter_map(|happened| happened.card.as_mut());
        for object in used.chain(&mut turn.marker_skills).chain(happened).filter(was) {
            *object = now;
        }
    }

    /// One object takes the place of another at the top of a pile.
    pub(crate) fn succeed(&mut self, old: ObjectRef, new: ObjectRef) {
        self.carry_power(old, new);
        // 7-1-4: what is played on top of an attack or guard card takes over its role.
        if let Some(battle) = &mut self.state.battle {
            for role in [&mut battle.attacker, &mut battle.guard, &mut battle.first_guard] {
                if *role == old {
                    *role = new;
                }
            }
        }
    }

    /// Effects on the power of one object are on another from now on (9-4-2).
    pub(crate) fn carry_power(&mut self, old: ObjectRef, new: ObjectRef) {
        for effect in self.state.effects.iter_mut() {
            let about_power = effect.is_about_power();
            match &mut effect.on {
                On::One(one) if about_power && *one == old => *one = new,
                _ => {}
            }
        }
    }
}
