//! Questions, choices and events in the words of scenarios.
//!
//! They are messages: whoever reads the outcome of a scenario has them in a language of theirs.

use super::names::Names;
use super::seats::player;
use crate::ability::{Area, Facing, Mode, Phase, Step};
use crate::engine::dbscg::state::decision::Question;
use crate::engine::dbscg::state::event::{Cause, Event, SkillOf};
use crate::engine::dbscg::state::given::Whom;
use crate::engine::dbscg::{CardId, Choice, Decision, Game, Outcome, Refused, Seat};
use crate::language::{Message, say};
use crate::sim::given;
use crate::wording;

/// A game with the names of its cards.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) game: &'a Game,
    pub(super) names: &'a Names,
}

/// An ending in words.
pub(super) fn outcome(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Won(seat) => say!("case-won", who = player(seat)),
        Outcome::Draw => say!("case-draw"),
        Outcome::TurnLimit => say!("case-too-many-turns"),
    }
}

/// Why the engine does not take an answer.
pub(super) fn refused(refused: Refused) -> Message {
    match refused {
        Refused::NotAnOption => say!("case-no-option"),
        Refused::NothingToDecide => say!("case-nothing-to-decide"),
    }
}

fn question(question: Question) -> Message {
    match question {
        Question::First => say!("asks-first"),
        Question::Redraw => say!("asks-redraw"),
        Question::SkillCostFirst => say!("asks-skill-cost-first"),
        Question::ZEnergy => say!("asks-z-energy"),
        Question::Mulligan => say!("case-asks-mulligan"),
        Question::Charge => say!("case-asks-charge"),
        Question::Main => say!("asks-main"),
        Question::Offense => say!("asks-offense"),
        Question::Defense => say!("asks-defense"),
        Question::Counter => say!("case-asks-counter"),
        Question::NextAuto => say!("case-asks-next-auto"),
        Question::Use => say!("case-asks-use"),
        Question::Pay => say!("asks-pay"),
        Question::X => say!("asks-number"),
        Question::Cost => say!("asks-cost"),
        Question::Character => say!("asks-character"),
        Question::Keyword => say!("asks-keyword"),
        Question::Price => say!("case-asks-price"),
        Question::Choose => say!("asks-choose"),
        Question::Life => say!("case-asks-life"),
        Question::Discard => say!("asks-discard"),
        Question::Option => say!("asks-option"),
        Question::Skill => say!("asks-skill"),
        Question::May => say!("case-asks-may"),
        Question::DrawMore => say!("asks-draw-more"),
        Question::Order => say!("asks-order"),
        Question::Repeats => say!("asks-repeats"),
        Question::Instead => say!("asks-instead"),
    }
}

impl Words<'_> {
    fn card(&self, card: CardId) -> Message {
        self.names.card(self.game, card)
    }

    /// A question with all its answers.
    pub(super) fn decision(&self, decision: &Decision) -> Message {
        let (who, question, choices) = (player(decision.seat), question(decision.question), self.choices(decision));
        match decision.source {
            Some(card) => {
                say!("case-asked-for", who = who, question = question, card = self.card(card), choices = choices)
            }
            None => say!("case-asked", who = who, question = question, choices = choices),
        }
    }

    /// All answers to a question; what is said alike is said once.
    fn choices(&self, decision: &Decision) -> Message {
        let mut choices: Vec<Message> = decision.options.iter().map(|choice| self.choice(decision, *choice)).collect();
        choices.dedup();
        let also = |first, last| say!("also", first = first, last = last);
        // A decision has an option, at the least.
        choices.into_iter().reduce(also).unwrap_or_else(|| Message::from(String::new()))
    }

    fn choice(&self, decision: &Decision, choice: Choice) -> Message {
        match choice {
            Choice::Pass if decision.question == Question::Main => say!("case-offers-end"),
            Choice::Pass => say!("case-offers-pass"),
            Choice::Done => say!("case-offers-done"),
            Choice::Yes => say!("case-offers-yes"),
            Choice::Card(card) => self.card(card),
            Choice::Play(card) => say!("case-offers-play", card = self.card(card)),
            Choice::Combo(card) => say!("case-offers-combo", card = self.card(card)),
            Choice::Attack(with, at) => say!("case-offers-attack", guard = self.card(at), card = self.card(with)),
            Choice::Activate(card, line) => say!("case-offers-activate", skill = self.line(card, line)),
            Choice::Grow(card) => say!("case-offers-grow", card = self.card(card)),
            Choice::Marker => say!("case-offers-marker"),
            Choice::Number(n) => Message::from(n.to_string()),
            Choice::Option(at) if decision.question == Question::NextAuto => self.pending(at),
            Choice::Option(at) if decision.question == Question::Character => {
                let name = self.game.declarable(decision.seat).into_iter().nth(usize::from(at));
                Message::from(name.map_or_else(String::new, |name| name.to_string()))
            }
            Choice::Option(at) if decision.question == Question::Keyword => {
                self.game.keyword_called(at).map_or_else(|| Message::from(String::new()), wording::keyword)
            }
            Choice::Option(at) => say!("offers-option", number = u16::from(at) + 1),
            Choice::Replace(card, line) => say!("case-offers-instead", skill = self.line(card, line)),
        }
    }

    /// One of the skills that are pending.
    fn pending(&self, at: u8) -> Message {
        let under_way = &self.game.state.under_way;
        let Some(auto) = under_way.pending.get(usize::from(at)) else {
            let put_off = under_way.due.get(usize::from(at));
            return put_off
                .map_or_else(|| Message::from(String::new()), |delayed| self.card(delayed.frame.source.card));
        };
        let skill = self.line(auto.source.card, auto.line);
        match auto.it.filter(|it| it.card != auto.source.card) {
            Some(it) => say!("case-about", skill = skill, card = self.card(it.card)),
            None => skill,
        }
    }

    /// A skill line: `line 2 of your Goku, [Activate : Main]`.
    fn line(&self, card: CardId, line: u8) -> Message {
        self.skill(SkillOf { card, back: self.game.state.object(card).back, line })
    }

    /// The same of a side that may not be up any more.
    fn skill(&self, skill_of: SkillOf) -> Message {
        let card = self.card(skill_of.card);
        let line = u16::from(skill_of.line) + 1;
        match self.game.printed_skill(skill_of) {
            None => say!("case-given-line", card = card),
            Some((skill, _)) if skill.tags.is_empty() => say!("case-line", line = line, card = card),
            Some((skill, _)) => {
                say!("case-line-headed", line = line, card = card, head = wording::tags(&skill.tags, " "))
            }
        }
    }

    /// Whom something is given.
    fn whom(&self, whom: Whom) -> Message {
        match whom {
            Whom::Card(card, ..) => self.card(card),
            Whom::Each(source) => say!("case-each-described-by", card = self.card(source)),
            Whom::Next(source) => say!("case-next-described-by", card = self.card(source)),
        }
    }

    /// Everything that has happened.
    pub(super) fn log(&self) -> Vec<Message> {
        self.game.state.log.iter().flatten().map(|event| self.event(*event)).collect()
    }

    fn event(&self, event: Event) -> Message {
        let card = |card| self.card(card);
        match event {
            Event::Turn(n, seat) => say!("case-turn", turn = n, who = player(seat)),
            Event::Phase(Phase::SetUp) => say!("case-set-up"),
            Event::Phase(Phase::Charge) => say!("charge-begins"),
            Event::Phase(Phase::Main) => say!("main-begins"),
            Event::Phase(Phase::End) => say!("end-begins"),
            Event::PhaseSkipped(phase) => say!("phase-is-skipped", phase = <&str>::from(phase)),
            Event::StepSkipped(Step::Offense) => say!("offense-is-skipped"),
            Event::StepSkipped(Step::Defense) => say!("defense-is-skipped"),
            Event::TurnSkipped(turn) => say!("turn-is-skipped", turn = turn),
            Event::Shuffled(seat, Area::Life) => say!("case-shuffles-life", who = player(seat)),
            Event::Shuffled(seat, _) => say!("case-shuffles-deck", who = player(seat)),
            Event::Moved { card: moved, from_seat, from, to_seat, to, cause } => {
                moves(card(moved), (from_seat, from), (to_seat, to), cause)
            }
            Event::PlacedUnder(below, above) => say!("case-lies-under", card = card(below), host = card(above)),
            Event::Played(played) => say!("is-played", card = card(played)),
            Event::Switched(switched, Mode::Active) => say!("case-is-made-active", card = card(switched)),
            Event::Switched(switched, Mode::Rest) => say!("case-is-rested", card = card(switched)),
            Event::Turned(turned, Facing::Revealed) => say!("is-revealed-mode", card = card(turned)),
            Event::Turned(turned, Facing::Hidden) => say!("is-hidden-mode", card = card(turned)),
            Event::Flipped(flipped) => say!("is-turned-over", card = card(flipped)),
            Event::LifeTurned(turned, true) => say!("is-turned-up", card = card(turned)),
            Event::LifeTurned(turned, false) => say!("is-turned-down", card = card(turned)),
            Event::Attacked(with, at) => say!("attacks", card = card(with), guard = card(at)),
            Event::AttackNegated => say!("case-attack-negated"),
            Event::NewGuard(guard) => say!("is-guard", card = card(guard)),
            Event::Comboed(comboed) => say!("is-comboed", card = card(comboed)),
            Event::Compared(attack, guard) => say!("case-compares", attack = attack, guard = guard),
            Event::Damaged(seat, n) => say!("case-takes-damage", who = player(seat), damage = n),
            Event::Markers(unison, n) => {
                say!("case-markers", markers = n.unsigned_abs(), by = format!("{n:+}"), card = card(unison))
            }
            Event::EnergyMarkers(seat, n) if n > 0 => {
                say!("case-gets-energy-markers", who = player(seat), number = i32::from(n))
            }
            Event::EnergyMarkers(seat, n) => {
                say!("case-spends-energy-markers", who = player(seat), number = -i32::from(n))
            }
            Event::Activated(skill) => say!("case-activated", skill = self.skill(skill)),
            Event::Keyword(source, keyword) => {
                let keyword = say!("in-brackets", keyword = wording::keyword(keyword));
                say!("keyword-is-used", keyword = keyword, card = card(source))
            }
            Event::Replaced(skill) => say!("case-replaced", skill = self.skill(skill)),
            Event::Negated(negated) => say!("is-negated", card = card(negated)),
            Event::Given { to, what, until, master } => {
                let until = given::until(until, master, player);
                say!("is-given", who = self.whom(to), gets = given::words(what), until = until)
            }
            Event::Reached(reached) => say!("is-reached", card = card(reached)),
            Event::PowerReset(reset) => say!("has-own-power", card = card(reset)),
            Event::Ended(to, what) => say!("given-ends", who = self.whom(to), gets = given::words(what)),
            Event::Looked(seat, looked) => say!("case-looks-at", who = player(seat), card = card(looked)),
            Event::Revealed(revealed) => say!("is-revealed", card = card(revealed)),
            Event::Conceded(seat) => say!("case-concedes", who = player(seat)),
            Event::Over(over) => outcome(over),
        }
    }
}

fn moves(card: Message, (from_seat, from): (Seat, Area), (to_seat, to): (Seat, Area), cause: Cause) -> Message {
    let (from, to) = if from_seat == to_seat {
        (say!("from-area", area = from.id()), say!("to-area", area = to.id()))
    } else {
        let from = say!("case-from-area-of", area = from.id(), who = player(from_seat));
        (from, say!("case-to-area-of", area = to.id(), who = player(to_seat)))
    };
    let why = match cause {
        Cause::Rule => return say!("case-moves", card = card, from = from, to = to),
        Cause::Draw | Cause::DrawOn => "draw",
        Cause::Damage => "damage",
        Cause::Charge => "charge",
        Cause::Play => "play",
        Cause::Combo => "combo",
        Cause::BattleKo => "battle-ko",
        Cause::SkillKo => "skill-ko",
        Cause::Cost => "cost",
        Cause::Skill | Cause::Gather => "skill",
    };
    say!("case-moves-why", card = card, from = from, to = to, why = say!("case-why", why = why))
}
