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

/// What effects say of how a card attacks and is attacked, each with what it knows.
struct Terms<'g>(Vec<(&'g Change, Frame)>);

impl Terms<'_> {
    fn any(&self, meant: impl Fn(&Change, &Frame) -> bool) -> bool {
        self.0.iter().any(|(change, frame)| meant(change, frame))
    }

    fn is(&self, wanted: &Change) -> bool {
        self.any(|change, _| change == wanted)
    }
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
        let in_play =
            |seat| Area::IN_PLAY.into_iter().flat_map(move |area| self.state.cards(seat, area).iter().copied());
        let mut guards = Vec::new();
        for attacker in in_play(seat) {
            let kind = self.roster.def(self.state.object(attacker).def).kind();
            if self.state.object(attacker).mode == Mode::Rest || !fights(kind) {
                continue;
            }
            let attack = self.terms(attacker);
            if attack.is(&Change::Forbid(Action::Attack)) || self.has_no_attack(attacker) {
                continue;
            }
            if guards.is_empty() {
                guards.reserve(8);
                guards.extend(in_play(other).map(|guard| (guard, self.terms(guard))));
            }
            for (guard, defense) in &guards {
                let paid = || self.attack_price(attacker, *guard);
                if self.may_be_attacked((*guard, defense), (attacker, &attack))
                    && paid().is_none_or(|(price, frame)| self.payable(&price, &frame))
                {
                    options.push(Choice::Attack(attacker, *guard));
                }
            }
        }
    }

    /// What effects say of how a card attacks and is attacked.
    fn terms(&self, card: CardId) -> Terms<'_> {
        let mut terms = Terms(Vec::new());
        self.changes(card, Asking::default(), Aspects::BATTLE, &mut |change, frame, _| {
            terms.0.push((change, frame.clone()));
        });
        terms
    }

    fn may_be_attacked(
        &self,
        (guard, defense): (CardId, &Terms<'_>),
        (attacker, attack): (CardId, &Terms<'_>),
    ) -> bool {
        let object = self.state.object(guard);
        let kind = self.roster.def(object.def).kind();
        let battle_card = object.area == Area::Battle;
        // A Field lies in a Battle Area, too; face down a card is no Unison Card (4.00, 8-1-1).
        if object.area != Area::Leader && !fights(kind) {
            return false;
        }
        let fits =
            |filter: &Filter, card, frame: &Frame| self.fits(filter, &self.seen(card, Some(frame.source.card)), frame);
        let attacks_active = || {
            attack.any(|change, frame| match change {
                Change::AttackActive => true,
                Change::AttackActiveA(guards) => fits(guards, guard, frame),
                _ => false,
            })
        };
        // 1-3-3: whether something forbids this attacker this guard.
        let kept_apart = || {
            attack.any(
                |change, frame| matches!(change, Change::Forbid(Action::AttackA(filter)) if fits(filter, guard, frame)),
            ) || defense.any(|change, frame| {
                matches!(change, Change::Forbid(Action::BeAttackedBy(filter)) if fits(filter, attacker, frame))
            })
        };
        let exposed = !battle_card || object.mode == Mode::Rest || attacks_active();
        exposed && !defense.is(&Change::Forbid(Action::BeAttacked)) && !kept_apart()
    }

    /// The battle while there are an attack and a guard card: both in place, and the attack not negated (7-1).
    pub(crate) fn fighting(&self) -> Option<Battle> {
        let battle = self.state.battle?;
        let there =
            |object| self.state.find(object).is_some_and(|found| found.area.skills_work() && found.host.is_none());
        (!battle.negated && there(battle.attacker) && there(battle.guard)).then_some(battle)
    }

    /// Whether a card can become the guard card: it is in play (7-1), and it is not the guard card already (1-3-2-1). Once the
    /// attack is negated there is none to be switched (7-1; 4.00, 8-1-2-1).
    pub(crate) fn can_become_guard(&self, card: CardId) -> bool {
        let is_switched = |battle: Battle| !battle.negated && battle.guard != self.state.now(card);
        self.state.object(card).area.skills_work() && self.state.battle.is_some_and(is_switched)
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
