//! Which answers are the same again, in which position (11-1).

use crate::ability::{Area, Mode};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::decision::{Choice, Decision};
use crate::engine::dbscg::state::loops::GoingOn;
use crate::engine::dbscg::state::object::Object;

impl Position {
    /// The act that an answer is, if the player could have passed.
    pub(crate) fn act(&self, decision: &Decision, choice: Choice) -> Option<GoingOn> {
        // Where it is offered, it mostly comes last.
        let stops = || decision.options.iter().rev().any(|option| *option == Choice::Pass);
        (choice != Choice::Pass && stops()).then(|| self.going_on(decision, choice))
    }

    fn going_on(&self, decision: &Decision, choice: Choice) -> GoingOn {
        let source = decision.source.map(|card| self.state.object(card).def);
        GoingOn { seat: decision.seat, question: decision.question, source, choice: self.kind(choice) }
    }

    /// A choice with its cards called by what they are.
    pub(crate) fn kind(&self, choice: Choice) -> Choice {
        let kind = |card: CardId| CardId(self.state.object(card).def.0);
        match choice {
            Choice::Card(card) => Choice::Card(kind(card)),
            Choice::Play(card) => Choice::Play(kind(card)),
            Choice::Combo(card) => Choice::Combo(kind(card)),
            Choice::Attack(attacker, guard) => Choice::Attack(kind(attacker), kind(guard)),
            Choice::Activate(card, line) => Choice::Activate(kind(card), line),
            Choice::Grow(card) => Choice::Grow(kind(card)),
            Choice::Replace(card, line) => Choice::Replace(kind(card), line),
            Choice::Pass | Choice::Done | Choice::Yes | Choice::Number(_) | Choice::Option(_) | Choice::Marker => {
                choice
            }
        }
    }

    /// 11-1-2-1: all cards are in the same areas, and in the same position there. Which copy of a card is where, and
    /// what lies where in a deck, makes no difference.
    pub(crate) fn position(&self) -> u64 {
        let there = self.state.objects.iter().filter(|object| !(object.token && object.area == Area::Removed));
        let cards = there.map(|object| scatter(place(object))).fold(0, u64::wrapping_add);
        let battle = self.state.battle.map_or(0, |battle| {
            let (attacker, guard) = (u64::from(battle.attacker.card.0), u64::from(battle.guard.card.0));
            scatter(1 << 63 | attacker << 16 | guard)
        });
        cards.wrapping_add(battle)
    }

    /// Takes from a decision what would go on with a loop that has been stopped.
    pub(crate) fn bar(&self, decision: &mut Decision) {
        if self.state.this_turn.loops.barred.is_empty() || !decision.options.contains(&Choice::Pass) {
            return;
        }
        let position = self.position();
        let barred = |act: GoingOn| {
            let mut places = self.state.this_turn.loops.barred.iter();
            places.any(|(other, there)| *other == act && there.is_none_or(|there| there == position))
        };
        let mut options = std::mem::take(&mut decision.options);
        options.retain(|option| *option == Choice::Pass || !barred(self.going_on(decision, *option)));
        decision.options = options;
    }
}

/// What a card is, and where.
pub(crate) fn place(object: &Object) -> u64 {
    let flags = [
        object.seat == Seat::B,
        object.owner == Seat::B,
        object.mode == Mode::Rest,
        object.back,
        object.host.is_some(),
        object.token,
    ];
    let flags = flags.into_iter().fold(0, |all, flag| all << 1 | u64::from(flag));
    u64::from(object.def.0) << 16 | (object.area as u64) << 8 | flags
}

/// A number that looks random and is different for different ones (SplitMix64): the sum of many tells sets of them apart.
const fn scatter(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
