//! Which cards can attack which, and combo (7-1, 3-7-3).

use crate::ability::{Action, Area, Change, Filter, Mode};
use crate::card::Kind;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::state::battle::Battle;
use crate::engine::dbscg::state::decision::Choice;
use crate::engine::dbscg::state::frame::Frame;

/// Cards of this type attack and are attacked (7-1): no Extra Cards, and none in Hidden Mode, which have no type (4.00, 23-5-2).
const fn fights(kind: Kind) -> bool {
    use Kind as K;
    matches!(kind, K::Leader | K::Battle | K::Unison | K::Token | K::ZLeader | K::ZBattle | K::ZUnison)
}

impl Position {
    /// Attacks that can be declared: an Active Mode Leader, Battle or Unison Card at a Leader Card, a Unison Card or a
    /// Battle Card in Rest Mode (7-1).
    pub(crate) fn attacks(&self, seat: Seat, options: &mut Vec<Choice>) {
        let other = seat.other();
        // 4.00, 7-3-4-4-1
        if self.state.turn == 1 && self.edition.has(Point::NoFirstAttack) {
            return;
        }
        for area in Area::IN_PLAY {
            for attacker in self.state.cards(seat, area) {
                let kind = self.roster.def(self.state.object(*attacker).def).kind();
                if self.state.object(*attacker).mode == Mode::Rest
                    || !fights(kind)
                    || self.forbidden(*attacker, &Action::Attack)
                    || self.has_no_attack(*attacker)
                {
                    continue;
                }
                let targets = Area::IN_PLAY.into_iter();
                for guard in targets.flat_map(|area| self.state.cards(other, area)) {
                    let paid = || self.attack_price(*attacker, *guard);
                    if self.may_be_attacked(*guard, *attacker)
                        && paid().is_none_or(|(price, frame)| self.payable(&price, &frame))
                    {
                        options.push(Choice::Attack(*attacker, *guard));
                    }
                }
            }
        }
    }

    fn may_be_attacked(&self, guard: CardId, attacker: CardId) -> bool {
        let object = self.state.object(guard);
        let kind = self.roster.def(object.def).kind();
        let battle_card = object.area == Area::Battle;
        if battle_card && !fights(kind) {
            return false;
        }
        let exposed = !battle_card || object.mode == Mode::Rest || self.attacks_active(attacker, guard);
        exposed && !self.forbidden(guard, &Action::BeAttacked) && !self.kept_apart(attacker, guard)
    }

    /// Whether something forbids this attacker this guard (1-3-3).
    fn kept_apart(&self, attacker: CardId, guard: CardId) -> bool {
        let fits =
            |filter: &Filter, card, frame: &Frame| self.fits(filter, &self.seen(card, Some(frame.source.card)), frame);
        let mut apart = false;
        self.changes(attacker, Asking::default(), Aspects::BATTLE, &mut |change, frame, _| {
            apart |= matches!(change, Change::Forbid(Action::AttackA(filter)) if fits(filter, guard, frame));
        });
        self.changes(guard, Asking::default(), Aspects::BATTLE, &mut |change, frame, _| {
            apart |= matches!(change, Change::Forbid(Action::BeAttackedBy(filter)) if fits(filter, attacker, frame));
        });
        apart
    }

    /// The battle while there are an attack and a guard card: both in place, and the attack not negated (7-1).
    pub(crate) fn fighting(&self) -> Option<Battle> {
        let battle = self.state.battle?;
        let there =
            |object| self.state.find(object).is_some_and(|found| found.area.skills_work() && found.host.is_none());
        (!battle.negated && there(battle.attacker) && there(battle.guard)).then_some(battle)
    }

    /// Battle Cards that can be used in a combo (7-2-1-2-1, 7-2-1-2-2).
    pub(crate) fn combos(&self, seat: Seat, options: &mut Vec<Choice>) {
        let Some(battle) = self.state.battle else { return };
        let energy = self.funds(seat);
        let fits = |card: &CardId| {
            let kind = self.roster.def(self.state.object(*card).def).kind();
            // 10-18-1
            matches!(kind, Kind::Battle | Kind::Token)
                && self.combo_cost(*card).is_some_and(|cost| usize::from(cost) <= energy)
                && !self.forbidden(*card, &Action::Combo)
        };
        let free = |card: &CardId| {
            let object = self.state.now(*card);
            let ready = self.state.object(*card).mode == Mode::Active
                || self.has_change(*card, Aspects::COMBO, &|change| *change == Change::ComboResting);
            ready && object != battle.attacker && object != battle.guard
        };
        let hand = self.state.cards(seat, Area::Hand).iter().filter(|card| fits(card));
        let field = self.state.cards(seat, Area::Battle).iter().filter(|card| free(card) && fits(card));
        options.extend(hand.chain(field).map(|card| Choice::Combo(*card)));
    }
}
