//! Questions, choices and events in words.

use super::names::Names;
use crate::ability::Phase;
use crate::ability::{Area, KeywordNames, Mode};
use crate::engine::dbscg::state::decision::Question;
use crate::engine::dbscg::state::event::{Cause, Event, SkillOf};
use crate::engine::dbscg::state::given::{Whom, lasting};
use crate::engine::dbscg::{CardId, Choice, Decision, Game, Outcome, Seat};

/// A game with the names of its cards.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) game: &'a Game,
    pub(super) names: &'a Names,
}

/// A player as the subject of a sentence.
pub(super) const fn player(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "you",
        Seat::B => "the opponent",
    }
}

const fn whose(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "your",
        Seat::B => "the opponent's",
    }
}

/// An ending in words.
pub(super) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(Seat::A) => "you have won".into(),
        Outcome::Won(Seat::B) => "the opponent has won".into(),
        Outcome::Draw => "the game is a draw".into(),
        Outcome::TurnLimit => "the scenario has lasted too many turns".into(),
    }
}

const fn question(question: Question) -> &'static str {
    match question {
        Question::Mulligan => "which cards of the opening hand go back",
        Question::Charge => "which card to charge",
        Question::Main => "what to do in the Main Phase",
        Question::Offense => "what to do in the Offense Step",
        Question::Defense => "what to do in the Defense Step",
        Question::Counter => "whether to answer with a [Counter]",
        Question::NextAuto => "which pending skill comes next",
        Question::Use => "whether to pay for a skill",
        Question::Pay => "which energy to rest",
        Question::X => "which number",
        Question::Price => "which card to give as a price",
        Question::Choose => "which card to choose",
        Question::Life => "which life card goes",
        Question::Discard => "which card to discard",
        Question::Option => "which option",
        Question::Skill => "which skill is activated",
        Question::May => "whether to do something optional",
        Question::DrawMore => "whether to draw a card",
        Question::Order => "which card comes next, from the top",
        Question::Repeats => "how often the loop is gone through",
        Question::Instead => "what happens instead",
    }
}

impl Words<'_> {
    fn card(&self, card: CardId) -> String {
        self.names.card(self.game, card)
    }

    /// A question with all its answers.
    pub(super) fn decision(&self, decision: &Decision) -> String {
        let source = decision.source.map(|card| format!(" for {}", self.card(card))).unwrap_or_default();
        format!(
            "{} asked {}{source}; possible: {}",
            match decision.seat {
                Seat::A => "you are",
                Seat::B => "the opponent is",
            },
            question(decision.question),
            self.choices(decision)
        )
    }

    /// All answers to a question.
    fn choices(&self, decision: &Decision) -> String {
        let mut words: Vec<String> = decision.options.iter().map(|choice| self.choice(decision, *choice)).collect();
        words.dedup();
        words.join("; ")
    }

    fn choice(&self, decision: &Decision, choice: Choice) -> String {
        match choice {
            Choice::Pass if decision.question == Question::Main => "end-turn".into(),
            Choice::Pass => "pass".into(),
            Choice::Done => "enough".into(),
            Choice::Yes => "yes".into(),
            Choice::Card(card) => self.card(card),
            Choice::Play(card) => format!("play {}", self.card(card)),
            Choice::Combo(card) => format!("combo {}", self.card(card)),
            Choice::Attack(with, at) => format!("attack {} with {}", self.card(at), self.card(with)),
            Choice::Activate(card, line) => format!("activate {}", self.line(card, line)),
            Choice::Grow(card) => format!("grow with {}", self.card(card)),
            Choice::Number(n) => n.to_string(),
            Choice::Option(at) if decision.question == Question::NextAuto => {
                let pending = self.game.state.pending.get(usize::from(at));
                pending.map_or_else(String::new, |auto| {
                    let about = auto.it.filter(|it| it.card != auto.source.card);
                    let about = about.map(|it| format!(", about {}", self.card(it.card))).unwrap_or_default();
                    format!("{}{about}", self.line(auto.source.card, auto.line))
                })
            }
            Choice::Option(at) => format!("option {}", u16::from(at) + 1),
            Choice::Replace(card, line) => format!("instead {}", self.line(card, line)),
        }
    }

    /// A skill line: `line 2 of your Goku, [Activate : Main]`.
    fn line(&self, card: CardId, line: u8) -> String {
        self.skill(SkillOf { card, back: self.game.state.object(card).back, line })
    }

    /// The same of a side that may not be up any more.
    fn skill(&self, skill_of: SkillOf) -> String {
        let SkillOf { card, line, .. } = skill_of;
        let skill = self.game.printed_skill(skill_of);
        let Some((skill, _)) = skill else { return format!("a skill given to {}", self.card(card)) };
        let tags = KeywordNames::embedded().map_or_else(
            |_| String::new(),
            |names| skill.tags.iter().map(|tag| names.print(tag)).collect::<Vec<_>>().join(" "),
        );
        let comma = if tags.is_empty() { "" } else { ", " };
        format!("line {} of {}{comma}{tags}", u16::from(line) + 1, self.card(card))
    }

    /// Whom something is given.
    fn whom(&self, whom: Whom) -> String {
        match whom {
            Whom::Card(card, ..) => self.card(card),
            Whom::Each(source) => format!("each card that a skill of {} is about", self.card(source)),
            Whom::Next(source) => format!("the next card that a skill of {} is about", self.card(source)),
        }
    }

    /// Everything that has happened.
    pub(super) fn log(&self) -> Vec<String> {
        self.game.state.log.iter().flatten().map(|event| self.event(*event)).collect()
    }

    fn event(&self, event: Event) -> String {
        let card = |card| self.card(card);
        match event {
            Event::Turn(n, seat) => format!("turn {n}, {} turn", whose(seat)),
            Event::Phase(Phase::SetUp) => "set-up".into(),
            Event::Phase(Phase::Charge) => "Charge Phase".into(),
            Event::Phase(Phase::Main) => "Main Phase".into(),
            Event::Phase(Phase::End) => "End Phase".into(),
            Event::Shuffled(seat, Area::Life) => format!("{} life is shuffled", whose(seat)),
            Event::Shuffled(seat, _) => format!("{} deck is shuffled", whose(seat)),
            Event::Moved { card: moved, from_seat, from, to_seat, to, cause } => {
                let between = if from_seat == to_seat {
                    format!("from {} to {}", from.term(), to.term())
                } else {
                    format!("from {} {} to {} {}", whose(from_seat), from.term(), whose(to_seat), to.term())
                };
                let why = match cause {
                    Cause::Rule => "",
                    Cause::Draw => ", drawn",
                    Cause::Damage => ", damage",
                    Cause::Charge => ", charged",
                    Cause::Play => ", played",
                    Cause::Combo => ", combo",
                    Cause::BattleKo => ", KO in battle",
                    Cause::SkillKo => ", KO by a skill",
                    Cause::Cost => ", as a price",
                    Cause::Skill | Cause::Gather => ", by a skill",
                };
                format!("{} goes {between}{why}", card(moved))
            }
            Event::PlacedUnder(below, above) => format!("{} lies under {}", card(below), card(above)),
            Event::Played(played) => format!("{} is played", card(played)),
            Event::Switched(switched, Mode::Active) => format!("{} switches to Active Mode", card(switched)),
            Event::Switched(switched, Mode::Rest) => format!("{} switches to Rest Mode", card(switched)),
            Event::Flipped(flipped) => format!("{} is turned over", card(flipped)),
            Event::LifeTurned(card, up) => {
                format!("{} is turned face {}", self.card(card), if up { "up" } else { "down" })
            }
            Event::Attacked(with, at) => format!("{} attacks {}", card(with), card(at)),
            Event::AttackNegated => "the attack is negated".into(),
            Event::NewGuard(guard) => format!("{} is the guard card", card(guard)),
            Event::Comboed(comboed) => format!("{} is used in a combo", card(comboed)),
            Event::Compared(attack, guard) => format!("power {attack} against {guard}"),
            Event::Damaged(seat, n) => format!("{} take{} {n} damage", player(seat), s(seat)),
            Event::Markers(unison, n) => {
                let markers = if n.abs() == 1 { "marker" } else { "markers" };
                format!("{n:+} {markers} on {}", card(unison))
            }
            Event::Activated(skill) => format!("activated: {}", self.skill(skill)),
            Event::Keyword(source, keyword) => format!("[{}] of {}", keyword.words(), card(source)),
            Event::Replaced(skill) => format!("instead: {}", self.skill(skill)),
            Event::Negated(negated) => format!("{} is negated", card(negated)),
            Event::Given { to, what, until, master } => {
                let lasting = lasting(until, master, |seat| whose(seat).to_owned());
                format!("{} {} {lasting}", self.whom(to), what.words())
            }
            Event::Reached(reached) => format!("{} is one of them", card(reached)),
            Event::PowerReset(reset) => format!("{} has its own power again", card(reset)),
            Event::Ended(to, what) => format!("{} {}: this ends", self.whom(to), what.words()),
            Event::Looked(seat, looked) => format!("{} look{} at {}", player(seat), s(seat), card(looked)),
            Event::Revealed(revealed) => format!("{} is revealed", card(revealed)),
            Event::Conceded(seat) => format!("{} concede{}", player(seat), s(seat)),
            Event::Over(over) => outcome(over),
        }
    }
}

const fn s(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "",
        Seat::B => "s",
    }
}
