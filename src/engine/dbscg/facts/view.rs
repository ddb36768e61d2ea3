//! What a player may know: their own hand, open areas, and how many cards there are in secret ones.
//!
//! A [`View`] is a window, not a copy: it costs nothing to make, and hands out nothing else. What a card is called in it
//! ([`CardId`]) is said of cards that the viewer sees; a card that is hidden is a place in an area ([`Offer::Hidden`]).
//! [`View::board`] copies everything that can be seen, for people and for comparing.

use std::fmt::Write as _;

use serde::Serialize;

use crate::ability::{Area, Mode, Phase, Tag};
use crate::card::{Card, CardNumber, Kind};
use crate::engine::dbscg::Outcome;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::roster::line::NO_LINE;
use crate::engine::dbscg::state::battle::Battle;
use crate::engine::dbscg::state::decision::{Choice, Question};
use crate::engine::dbscg::state::event::{Cause, Event, SkillOf};
use crate::engine::dbscg::state::given::{Whom, lasting};
use crate::engine::dbscg::state::task::Task;

/// A game from the chair of a seat, or of somebody who watches and sees no hand.
#[derive(Clone, Copy, Debug)]
pub struct View<'g> {
    game: &'g Position,
    seat: Option<Seat>,
}

/// One answer that is open to the player who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// A choice about cards that the player sees, or about none.
    Open(Choice),
    /// A card that the player does not see: whose, where, and which of those that lie there, from 0.
    Hidden(Seat, Area, usize),
}

/// A card that can be seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seen {
    /// The card.
    pub id: CardId,
    /// Its number; that of a token is its own.
    pub number: CardNumber,
    /// It is a token (10-18).
    pub token: bool,
    /// The name of the side that is up.
    pub name: String,
    /// Its position, where it has one.
    pub mode: Option<Mode>,
    /// Its power at the moment, where it has one.
    pub power: Option<i32>,
    /// Markers on it (4-12).
    pub markers: u8,
    /// How many cards lie under it (11-3).
    pub under: usize,
}

/// The cards of an area, as far as they can be seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// Each of them.
    Open(Vec<Seen>),
    /// Only how many.
    Secret(usize),
}

/// Everything that a viewer sees at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    /// Which turn it is.
    pub turn: u16,
    /// Whose turn it is.
    pub turn_player: Seat,
    /// The phase.
    pub phase: Phase,
    /// The areas of both seats, in the order of [`Area::ALL`].
    pub areas: Vec<(Seat, Area, Cards)>,
    /// Cards of secret areas that the viewer sees at the moment.
    pub shown: Vec<Seen>,
    /// Attack and guard card.
    pub battle: Option<(CardId, CardId)>,
    /// Who is asked what.
    pub asked: Option<(Seat, Question)>,
    /// What they may answer, if it is the viewer who is asked.
    pub offers: Vec<Offer>,
}

impl<'g> View<'g> {
    /// The game behind the window, for what else a viewer may ask of it.
    pub(crate) const fn game(&self) -> &'g Position {
        self.game
    }

    /// The viewer.
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Which turn it is, both players' counted, from 1.
    pub const fn turn(&self) -> u16 {
        self.game.state.turn
    }

    /// Whose turn it is.
    pub const fn turn_player(&self) -> Seat {
        self.game.state.turn_player
    }

    /// The phase.
    pub const fn phase(&self) -> Phase {
        self.game.state.phase
    }

    /// The battle under way.
    pub const fn battle(&self) -> Option<Battle> {
        self.game.state.battle
    }

    /// How the game ended.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.game.state.outcome
    }

    /// How many cards lie in an area.
    pub fn count(&self, seat: Seat, area: Area) -> usize {
        self.game.state.cards(seat, area).len()
    }

    /// The cards of an area that the viewer sees.
    pub fn cards(&self, seat: Seat, area: Area) -> Option<&'g [CardId]> {
        self.sees_area(seat, area).then(|| self.game.state.cards(seat, area))
    }

    fn sees_area(&self, seat: Seat, area: Area) -> bool {
        area.is_open() || (area == Area::Hand && self.seat == Some(seat))
    }

    /// What is printed on a card, if the viewer sees it.
    pub fn card(&self, card: CardId) -> Option<&'g Card> {
        self.sees(card).then(|| &self.game.roster.def(self.game.state.object(card).def).card)
    }

    /// The power of a card, if the viewer sees it and it has one.
    pub fn power(&self, card: CardId) -> Option<i32> {
        self.card(card)?;
        self.game.side(card).face.power.map(|_| self.game.power(card))
    }

    /// Whether the viewer sees a card: it lies open, or in their hand, or it is shown to them.
    pub fn sees(&self, card: CardId) -> bool {
        let Some(object) = self.game.state.objects.get(usize::from(card.0)) else { return false };
        self.sees_area(object.seat, object.area) || self.is_shown(card)
    }

    /// Whether the viewer sees a card of a secret area: it has been shown to both players (8-5-2-1, 11-2-1), or to them.
    fn is_shown(&self, card: CardId) -> bool {
        let open = self.game.state.object(card).face_up;
        open || self.game.state.revealed.contains(&card) || self.is_looked_at(card) || self.is_chosen_from(card)
    }

    /// 11-6-1: only who looks at cards sees them.
    fn is_looked_at(&self, card: CardId) -> bool {
        let state = &self.game.state;
        state.frames.iter().flat_map(|frame| &frame.so_far().looked).any(|looked| {
            Some(looked.seat) == self.seat && looked.object.card == card && state.find(looked.object).is_some()
        })
    }

    /// A skill shows cards of a secret area to the player who chooses among them: those looked at, those that fit a
    /// description, and a deck that is searched (8-5-3-7); or to the player who puts them in order (3-1-6). Choosing
    /// among cards of another place, of which nothing is said, shows nothing.
    fn is_chosen_from(&self, card: CardId) -> bool {
        let Some((decision, then)) = self.game.state.waits() else { return false };
        let offered = decision.options.contains(&Choice::Card(card));
        Some(decision.seat) == self.seat
            && match &then.0 {
                Task::Choose(_, block, at, ..) => {
                    let Some(choose) = self.game.choice(*block, *at) else { return false };
                    let from = &choose.from;
                    let searched = from.among.is_none() && self.game.state.object(card).area == Area::Deck;
                    (searched && self.is_beside(card, &decision.options))
                        || (offered && (from.among.is_some() || !from.filter.is_any()))
                }
                Task::Order(..) => offered,
                _ => false,
            }
    }

    /// Whether a card lies in the same area as one that is offered.
    fn is_beside(&self, card: CardId, options: &[Choice]) -> bool {
        let place = |card: CardId| {
            let object = self.game.state.object(card);
            (object.seat, object.area)
        };
        options.iter().any(|option| matches!(option, Choice::Card(other) if place(*other) == place(card)))
    }

    /// The cards of secret areas that the viewer sees at the moment, in an order that says nothing of theirs.
    pub fn shown(&self) -> Vec<CardId> {
        let secret = Seat::BOTH.into_iter().flat_map(|seat| {
            let areas = Area::ALL.into_iter().filter(move |area| !self.sees_area(seat, *area));
            areas.flat_map(move |area| self.game.state.cards(seat, area).iter().copied())
        });
        let mut shown: Vec<CardId> = secret.filter(|card| self.is_shown(*card)).collect();
        shown.sort_by_key(|card| (self.game.state.object(*card).def, *card));
        shown
    }

    /// Who is asked what.
    pub fn asked(&self) -> Option<(Seat, Question)> {
        self.game.decision().map(|decision| (decision.seat, decision.question))
    }

    /// The card whose skill asks, if one does.
    pub fn asking(&self) -> Option<CardId> {
        self.game.decision().and_then(|decision| decision.source)
    }

    /// How many answers are open to the viewer; 0 where somebody else is asked.
    pub fn offers(&self) -> usize {
        let asked = self.game.decision().filter(|decision| Some(decision.seat) == self.seat);
        asked.map_or(0, |decision| decision.options.len())
    }

    /// One of the answers, by its place.
    pub fn offer(&self, at: usize) -> Option<Offer> {
        let decision = self.game.decision().filter(|decision| Some(decision.seat) == self.seat)?;
        let choice = *decision.options.get(at)?;
        let Choice::Card(card) = choice else { return Some(Offer::Open(choice)) };
        if self.sees(card) {
            return Some(Offer::Open(choice));
        }
        let object = self.game.state.object(card);
        let place = self.game.state.cards(object.seat, object.area).iter().position(|other| *other == card);
        Some(Offer::Hidden(object.seat, object.area, place.unwrap_or(at)))
    }

    /// Everything that can be seen, copied.
    pub fn board(&self) -> Board {
        let mut areas = Vec::new();
        for seat in Seat::BOTH {
            for area in Area::ALL {
                let cards = match self.cards(seat, area) {
                    Some(cards) => Cards::Open(cards.iter().map(|card| self.seen(*card)).collect()),
                    None => Cards::Secret(self.count(seat, area)),
                };
                areas.push((seat, area, cards));
            }
        }
        Board {
            turn: self.turn(),
            turn_player: self.turn_player(),
            phase: self.phase(),
            areas,
            shown: self.shown().into_iter().map(|card| self.seen(card)).collect(),
            battle: self.battle().map(|battle| (battle.attacker.card, battle.guard.card)),
            asked: self.asked(),
            offers: (0..self.offers()).filter_map(|at| self.offer(at)).collect(),
        }
    }

    fn seen(&self, id: CardId) -> Seen {
        let object = self.game.state.object(id);
        let in_play = object.area.skills_work();
        Seen {
            id,
            number: self.game.roster.def(object.def).card.number.clone(),
            token: object.token,
            name: self.game.side(id).face.name.clone(),
            mode: object.area.has_modes().then_some(object.mode),
            power: self.power(id).filter(|_| in_play),
            markers: object.markers,
            under: self.game.state.under(id).len(),
        }
    }

    /// What a card is called, whether or not it can be seen now: for cards that are known from elsewhere.
    fn name(&self, card: CardId) -> String {
        let card = &self.game.roster.def(self.game.state.object(card).def).card;
        called(&card.number, card.name(), card.kind == Kind::Token)
    }

    /// The question that is asked, as a sentence without its end: `A: what to do in the Main Phase`.
    pub fn question(&self) -> Option<String> {
        let (seat, question) = self.asked()?;
        let words = match question {
            Question::Mulligan => "which card goes back",
            Question::Charge => "which card to charge as energy",
            Question::Main => "what to do in the Main Phase",
            Question::Offense => "what to do in the Offense Step",
            Question::Defense => "what to do in the Defense Step",
            Question::Counter => "whether to counter",
            Question::NextAuto => "which skill comes next",
            Question::Use => "whether to use the skill",
            Question::Pay => "which energy to rest",
            Question::X => "which number",
            Question::Price => "which card to pay with",
            Question::Choose => "which card to choose",
            Question::Life => "which life card to take",
            Question::Discard => "which card to discard",
            Question::Option => "which option",
            Question::Skill => "which skill is activated",
            Question::May => "whether to do it",
            Question::DrawMore => "whether to draw a card",
            Question::Order => "which card comes next, from the top",
            Question::Repeats => "how often the loop is gone through",
            Question::Instead => "what happens instead",
        };
        // The skill of a card that is asked about has been activated or has triggered: it is known to both.
        let source = self.asking().map(|card| format!(" ({})", self.name(card))).unwrap_or_default();
        Some(format!("{seat}: {words}{source}"))
    }

    /// One of the answers, in words: `Play BT1-006 Scheming Champa`.
    pub fn describe_offer(&self, at: usize) -> Option<String> {
        let choice = match self.offer(at)? {
            Offer::Hidden(seat, area, place) => return Some(format!("Card {} of {seat}'s {}", place + 1, area.term())),
            Offer::Open(choice) => choice,
        };
        let question = self.asked().map(|(_, question)| question);
        Some(match choice {
            Choice::Pass => match question {
                Some(Question::Main) => "End the Main Phase".into(),
                Some(Question::Use | Question::May | Question::DrawMore) => "No".into(),
                _ => "Pass".into(),
            },
            Choice::Done => "Done".into(),
            Choice::Yes => "Yes".into(),
            Choice::Card(card) => self.located(card),
            Choice::Play(card) => format!("Play {}", self.name(card)),
            Choice::Combo(card) => format!("Combo with {}", self.located(card)),
            Choice::Attack(attacker, guard) => {
                format!("Attack {} with {}", self.located(guard), self.located(attacker))
            }
            Choice::Activate(card, line) => {
                format!("Activate {} of {}", self.skill(card, line), self.located(card))
            }
            Choice::Grow(card) => format!("Grow the Unison Card with {}", self.name(card)),
            Choice::Number(number) => number.to_string(),
            Choice::Option(option) => self.option(question, option),
            Choice::Replace(card, line) => format!("Apply {} of {}", self.skill(card, line), self.located(card)),
        })
    }

    /// A card and where it is, unless that is the viewer's hand.
    fn located(&self, card: CardId) -> String {
        let object = self.game.state.object(card);
        let name = self.name(card);
        let markers = if object.markers > 0 { format!(", {} markers", object.markers) } else { String::new() };
        match object.area {
            Area::Hand if Some(object.seat) == self.seat => name,
            Area::Leader => format!("Leader {name}"),
            area => {
                let rest = if area.has_modes() && object.mode == Mode::Rest { ", Rest Mode" } else { "" };
                format!("{name} ({}'s {}{rest}{markers})", object.seat, area.term())
            }
        }
    }

    /// A skill line by the tags at its head.
    fn skill(&self, card: CardId, line: u8) -> String {
        self.headed(card, line, self.game.skill(card, line).map_or(&[], |held| &held.skill.tags))
    }

    /// A skill of the side of a card that is up, by its line and the tags at its head.
    fn headed(&self, card: CardId, line: u8, head: &[Tag]) -> String {
        match self.game.printed_skill(self.game.skill_of(card, line)) {
            Some((_, printed)) => format!("skill {}{}", u16::from(printed) + 1, tags(head)),
            None => format!("a given skill{}", tags(head)),
        }
    }

    /// A skill that has been used, by its line.
    fn used(&self, skill: SkillOf) -> String {
        let name = self.name(skill.card);
        match self.game.printed_skill(skill) {
            Some((_, printed)) => format!("Skill {} of {name}", u16::from(printed) + 1),
            None => format!("A skill given to {name}"),
        }
    }

    fn option(&self, question: Option<Question>, option: u8) -> String {
        match (question, self.game.state.pending.get(usize::from(option))) {
            (Some(Question::NextAuto), Some(auto)) if auto.line == NO_LINE => {
                format!("what {} waits for", self.name(auto.source.card))
            }
            (Some(Question::NextAuto), Some(auto)) => {
                format!(
                    "{} of {}",
                    self.headed(auto.source.card, auto.line, &self.game.roster.skill(auto.skill.id).tags),
                    self.name(auto.source.card)
                )
            }
            _ => format!("option {}", option + 1),
        }
    }

    /// The events so far, if they are recorded, from one on.
    pub fn log(&self, from: usize) -> impl Iterator<Item = String> + '_ {
        self.game.state.log.iter().flatten().skip(from).map(|event| self.describe_event(event))
    }

    /// How many events there have been, if they are recorded.
    pub fn events(&self) -> usize {
        self.game.state.log.as_ref().map_or(0, Vec::len)
    }

    /// An event in words, for the viewer: what happens between secret areas is told without the card.
    pub fn describe_event(&self, event: &Event) -> String {
        match *event {
            Event::Turn(turn, seat) => format!("Turn {turn}: {seat}"),
            Event::Phase(phase) => match phase {
                Phase::SetUp => "Set-up".into(),
                Phase::Charge => "Charge Phase".into(),
                Phase::Main => "Main Phase".into(),
                Phase::End => "End Phase".into(),
            },
            Event::Shuffled(seat, Area::Life) => format!("{seat} shuffles the life cards"),
            Event::Shuffled(seat, _) => format!("{seat} shuffles the deck"),
            Event::Moved { card, from_seat, from, to_seat, to, cause } => {
                let known = self.sees_area(from_seat, from) || self.sees_area(to_seat, to);
                let what = if known { self.name(card) } else { "a card".into() };
                moved(&what, from_seat, from, to_seat, to, cause)
            }
            Event::PlacedUnder(card, host) => format!("{} goes under {}", self.name(card), self.name(host)),
            Event::Played(card) => format!("{} is played", self.name(card)),
            Event::Switched(card, Mode::Active) => format!("{} is switched to Active Mode", self.name(card)),
            Event::Switched(card, Mode::Rest) => format!("{} is switched to Rest Mode", self.name(card)),
            Event::Flipped(card) => format!("{} is turned over", self.name(card)),
            Event::LifeTurned(card, true) => format!("{} is turned face up", self.name(card)),
            Event::LifeTurned(card, false) => format!("{} is turned face down", self.name(card)),
            Event::Attacked(attacker, guard) => format!("{} attacks {}", self.name(attacker), self.name(guard)),
            Event::AttackNegated => "The attack is negated".into(),
            Event::NewGuard(card) => format!("{} is the guard card", self.name(card)),
            Event::Comboed(card) => format!("{} is used in a combo", self.name(card)),
            Event::Compared(attack, guard) => format!("Power {attack} against {guard}"),
            Event::Damaged(seat, damage) => format!("{seat} takes {damage} damage"),
            Event::Markers(card, by) => format!("{} {by:+} markers", self.name(card)),
            Event::Activated(skill) => format!("{} is activated", self.used(skill)),
            Event::Keyword(card, keyword) => format!("[{}] of {}", keyword.words(), self.name(card)),
            Event::Replaced(skill) => format!("{} happens instead", self.used(skill)),
            Event::Negated(card) => format!("{} is negated", self.name(card)),
            Event::Given { to, what, until, master } => {
                let lasting = lasting(until, master, |seat| format!("{seat}'s"));
                format!("{} {} {lasting}", self.whom(to), what.words())
            }
            Event::Reached(card) => format!("{} is one of them", self.name(card)),
            Event::PowerReset(card) => format!("{} has its own power again", self.name(card)),
            Event::Ended(to, what) => format!("{} {}: this ends", self.whom(to), what.words()),
            Event::Looked(seat, card) if Some(seat) == self.seat => format!("{seat} looks at {}", self.name(card)),
            Event::Looked(seat, _) => format!("{seat} looks at a card"),
            Event::Revealed(card) => format!("{} is revealed", self.name(card)),
            Event::Conceded(seat) => format!("{seat} concedes"),
            Event::Over(outcome) => outcome.to_string(),
        }
    }

    /// Whom something is given.
    fn whom(&self, whom: Whom) -> String {
        match whom {
            Whom::Card(card, seat, area) if self.sees_area(seat, area) => self.name(card),
            Whom::Card(_, seat, area) => format!("A card of {seat}'s {}", area.term()),
            Whom::Each(source) => format!("Each card that a skill of {} is about", self.name(source)),
            Whom::Next(source) => format!("The next card that a skill of {} is about", self.name(source)),
        }
    }

    /// The board as text, the viewer's side below.
    pub fn describe_board(&self) -> Vec<String> {
        let near = self.seat.unwrap_or(Seat::A);
        let mut out = Vec::new();
        for seat in [near.other(), near] {
            let counts: Vec<String> = [Area::Hand, Area::Deck, Area::Life, Area::Drop, Area::Warp]
                .into_iter()
                .filter(|area| *area != Area::Warp || self.count(seat, *area) > 0)
                .map(|area| format!("{} {}", area.term(), self.count(seat, area)))
                .collect();
            out.push(format!("{seat}: {}", counts.join(", ")));
            let rows = [Area::Leader, Area::Battle, Area::Unison, Area::Combo, Area::Energy, Area::Hand];
            for area in rows {
                let Some(cards) = self.cards(seat, area).filter(|cards| !cards.is_empty()) else { continue };
                out.push(format!("  {}", area.term()));
                out.extend(cards.iter().map(|card| format!("    {}", line(&self.seen(*card)))));
            }
        }
        let shown = self.shown();
        if !shown.is_empty() {
            out.push("shown".to_owned());
        }
        out.extend(shown.into_iter().map(|card| format!("    {}", self.located(card))));
        out
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::A => "A",
            Self::B => "B",
        })
    }
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Won(seat) => write!(f, "{seat} wins"),
            Self::Draw => f.write_str("The game is a draw"),
            Self::TurnLimit => f.write_str("The turn limit ends the game undecided"),
        }
    }
}

impl Position {
    /// The game as a seat sees it.
    pub const fn view(&self, seat: Seat) -> View<'_> {
        View { game: self, seat: Some(seat) }
    }

    /// The game as somebody sees it who has no part in it.
    pub const fn spectate(&self) -> View<'_> {
        View { game: self, seat: None }
    }
}

/// A card by its number and name; a token, which has no number, by its name.
pub(crate) fn called(number: &CardNumber, name: &str, token: bool) -> String {
    if token { format!("token {name}") } else { format!("{number} {name}") }
}

/// The tags at the head of a skill: ` [Auto][Once per turn]`.
pub(crate) fn tags(tags: &[Tag]) -> String {
    let mut out = String::from(if tags.is_empty() { "" } else { " " });
    for tag in tags {
        // Writing to a string cannot fail.
        let _ = write!(out, "[{}]", tag.keyword.words());
    }
    out
}

/// A card on the board, on one line.
pub(crate) fn line(seen: &Seen) -> String {
    let mut out = called(&seen.number, &seen.name, seen.token);
    if let Some(power) = seen.power {
        let _ = write!(out, ", power {power}");
    }
    if seen.markers > 0 {
        let _ = write!(out, ", {} markers", seen.markers);
    }
    if seen.under > 0 {
        let _ = write!(out, ", {} under it", seen.under);
    }
    if seen.mode == Some(Mode::Rest) {
        out.push_str(", Rest Mode");
    }
    out
}

pub(crate) fn moved(what: &str, from_seat: Seat, from: Area, to_seat: Seat, to: Area, cause: Cause) -> String {
    let owner = if from_seat == to_seat { String::new() } else { format!("{to_seat}'s ") };
    let (from_term, to_term) = (from.term(), to.term());
    match (cause, to) {
        (Cause::Draw, _) => format!("{from_seat} draws {what}"),
        (Cause::Charge, _) => format!("{from_seat} charges {what}"),
        (Cause::BattleKo | Cause::SkillKo, Area::Drop) => format!("{from_seat}'s {what} is KO'd"),
        (Cause::Damage, _) => format!("{from_seat} moves {what} from life to {to_term}"),
        _ => format!("{from_seat} moves {what} from {from_term} to {owner}{to_term}"),
    }
}
