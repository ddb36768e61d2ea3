//! What happens.

use super::{Told, bracketed, letter, outcome};
use crate::ability::{Area, Facing, Mode, Phase, Step};
use crate::engine::dbscg::Seat;
use crate::engine::dbscg::state::event::{Cause, Event, SkillOf};
use crate::engine::dbscg::state::given::Whom;
use crate::language::{Message, say};
use crate::sim::given;

impl Told<'_> {
    /// An event; what happens between secret areas is told without the card.
    pub fn event(self, event: &Event) -> Message {
        let hears = self.view.hears(event);
        match *event {
            Event::Turn(turn, seat) => say!("turn-begins", turn = turn, player = letter(seat)),
            Event::Phase(phase) => match phase {
                Phase::SetUp => say!("set-up-begins"),
                Phase::Charge => say!("charge-begins"),
                Phase::Main => say!("main-begins"),
                Phase::End => say!("end-begins"),
            },
            Event::PhaseSkipped(phase) => say!("phase-is-skipped", phase = <&str>::from(phase)),
            Event::StepSkipped(Step::Offense) => say!("offense-is-skipped"),
            Event::StepSkipped(Step::Defense) => say!("defense-is-skipped"),
            Event::TurnSkipped(turn) => say!("turn-is-skipped", turn = turn),
            Event::Shuffled(seat, Area::Life) => say!("shuffles-life", player = letter(seat)),
            Event::Shuffled(seat, _) => say!("shuffles-deck", player = letter(seat)),
            Event::Moved { card, from_seat, from, to_seat, to, cause } => {
                let card = if hears { self.card(card) } else { say!("some-card") };
                moves(card, (from_seat, from), (to_seat, to), cause)
            }
            Event::PlacedUnder(card, host) => say!("goes-under", card = self.card(card), host = self.card(host)),
            Event::Played(card) => say!("is-played", card = self.card(card)),
            Event::Switched(card, Mode::Active) => say!("is-made-active", card = self.card(card)),
            Event::Switched(card, Mode::Rest) => say!("is-rested", card = self.card(card)),
            Event::Turned(card, Facing::Revealed) => say!("is-revealed-mode", card = self.card(card)),
            Event::Turned(card, Facing::Hidden) => say!("is-hidden-mode", card = self.card(card)),
            Event::Flipped(card) => say!("is-turned-over", card = self.card(card)),
            Event::LifeTurned(card, true) => say!("is-turned-up", card = self.card(card)),
            Event::LifeTurned(card, false) => say!("is-turned-down", card = self.card(card)),
            Event::Attacked(card, guard) => say!("attacks", card = self.card(card), guard = self.card(guard)),
            Event::AttackNegated => say!("attack-is-negated"),
            Event::NewGuard(card) => say!("is-guard", card = self.card(card)),
            Event::Comboed(card) => say!("is-comboed", card = self.card(card)),
            Event::Compared(attack, guard) => say!("compares", attack = attack, guard = guard),
            Event::Damaged(seat, damage) => say!("takes-damage", player = letter(seat), damage = damage),
            Event::Markers(card, by) => say!("changes-markers", card = self.card(card), by = format!("{by:+}")),
            Event::EnergyMarkers(seat, n) if n > 0 => {
                say!("gets-energy-markers", player = letter(seat), number = i32::from(n))
            }
            Event::EnergyMarkers(seat, n) => {
                say!("spends-energy-markers", player = letter(seat), number = -i32::from(n))
            }
            Event::Activated(skill) => match self.used(skill) {
                (card, Some(line)) => say!("skill-is-activated", line = line, card = card),
                (card, None) => say!("given-skill-is-activated", card = card),
            },
            Event::Keyword(card, keyword) => {
                say!("keyword-is-used", keyword = bracketed(keyword), card = self.card(card))
            }
            Event::Replaced(skill) => match self.used(skill) {
                (card, Some(line)) => say!("skill-happens-instead", line = line, card = card),
                (card, None) => say!("given-skill-happens-instead", card = card),
            },
            Event::Negated(card) => say!("is-negated", card = self.card(card)),
            Event::Given { to, what, until, master } => {
                let until = given::until(until, master, letter);
                say!("is-given", who = self.whom(to, hears), gets = given::words(what), until = until)
            }
            Event::Reached(card) => say!("is-reached", card = self.card(card)),
            Event::PowerReset(card) => say!("has-own-power", card = self.card(card)),
            Event::Ended(to, what) => say!("given-ends", who = self.whom(to, hears), gets = given::words(what)),
            Event::Looked(seat, card) => {
                let card = if hears { self.card(card) } else { say!("some-card") };
                say!("looks-at", player = letter(seat), card = card)
            }
            Event::Revealed(card) => say!("is-revealed", card = self.card(card)),
            Event::Conceded(seat) => say!("concedes", player = letter(seat)),
            Event::Over(end) => outcome(end),
        }
    }

    /// The card of a skill that has been used, and the line that the skill is printed on.
    fn used(self, skill: SkillOf) -> (Message, Option<u16>) {
        (self.card(skill.card), self.game.printed_line(skill))
    }

    /// Whom something is given.
    fn whom(self, whom: Whom, hears: bool) -> Message {
        match whom {
            Whom::Card(card, ..) if hears => self.card(card),
            Whom::Card(_, seat, area) => say!("some-card-of", area = area.id(), player = letter(seat)),
            Whom::Each(source) => say!("each-described-by", card = self.card(source)),
            Whom::Next(source) => say!("next-described-by", card = self.card(source)),
        }
    }
}

pub(super) fn moves(card: Message, (player, from): (Seat, Area), (owner, to): (Seat, Area), cause: Cause) -> Message {
    match (cause, to) {
        (Cause::Draw | Cause::DrawOn, _) => say!("draws", player = letter(player), card = card),
        (Cause::Charge, _) => say!("charges", player = letter(player), card = card),
        (Cause::BattleKo | Cause::SkillKo, Area::Drop) => say!("is-kod", player = letter(player), card = card),
        (Cause::Damage, _) => {
            say!("moves-life", player = letter(player), card = card, to = say!("to-area", area = to.id()))
        }
        _ => {
            let to = if player == owner {
                say!("to-area", area = to.id())
            } else {
                say!("to-area-of", area = to.id(), player = letter(owner))
            };
            say!("moves", player = letter(player), card = card, from = say!("from-area", area = from.id()), to = to)
        }
    }
}
