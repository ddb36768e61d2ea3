//! What a player may know: their own hand, open areas, and how many cards there are in secret ones.
//!
//! A [`View`] is a window, not a copy: it costs nothing to make, and hands out nothing else. What a card is called in it
//! ([`CardId`]) is said of cards that the viewer sees; a card that is hidden is a place in an area ([`Offer::Hidden`]).
//! [`View::board`] copies everything that can be seen, for people and for comparing. All of it is values: who puts them
//! into words has the game, asks [`View::hears`] what may be named, and [`Position::called`] how.

use std::sync::Arc;

use serde::Serialize;

use crate::ability::{Area, Mode, Phase, Tag};
use crate::card::{Card, CardNumber, Kind};
use crate::engine::dbscg::Outcome;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::roster::line::NO_LINE;
use crate::engine::dbscg::state::battle::Battle;
use crate::engine::dbscg::state::decision::{Choice, Question};
use crate::engine::dbscg::state::effect::Delayed;
use crate::engine::dbscg::state::event::{Event, SkillOf};
use crate::engine::dbscg::state::given::Whom;
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
    /// It is in Hidden Mode: number and name are those of its front, which everybody knows (4.00, 23-5-1).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
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

/// What a card is called, for whoever speaks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Called<'g> {
    /// Its number; a token has none of its own (10-18).
    pub number: Option<&'g CardNumber>,
    /// The name on its front.
    pub name: &'g str,
}

/// A skill of a card, for whoever speaks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SkillCalled<'g> {
    /// The line that it is printed on, from 1; none where it has been given to the card.
    pub line: Option<u16>,
    /// The tags at its head.
    pub tags: &'g [Tag],
}

impl Position {
    /// The game as a seat sees it.
    #[inline]
    pub const fn view(&self, seat: Seat) -> View<'_> {
        View { game: self, seat: Some(seat) }
    }

    /// The game as somebody sees it who has no part in it.
    pub const fn spectate(&self) -> View<'_> {
        View { game: self, seat: None }
    }

    /// What a card is called, whoever sees it: of cards that are known from elsewhere, such as one whose skill has
    /// triggered.
    pub fn called(&self, card: CardId) -> Called<'_> {
        let card = &self.roster.def(self.state.object(card).printed()).card;
        Called { number: (card.kind != Kind::Token).then_some(&card.number), name: card.name() }
    }

    /// A skill of the side of a card that is up, by its place among those of that side.
    pub fn skill_called(&self, card: CardId, line: u8) -> SkillCalled<'_> {
        let tags = self.skill(card, line).map_or(&[][..], |held| &held.skill.tags);
        SkillCalled { line: self.printed_line(self.skill_of(card, line)), tags }
    }

    /// The line that a skill which has been used is printed on, from 1; none where it was given.
    pub fn printed_line(&self, skill: SkillOf) -> Option<u16> {
        self.printed_skill(skill).map(|(_, printed)| u16::from(printed) + 1)
    }

    /// One of the skills that are pending, from 0: its card, and which it is; nothing more is known of what a resolution
    /// waits for.
    pub fn pending_called(&self, at: u8) -> Option<(CardId, Option<SkillCalled<'_>>)> {
        let under_way = &self.state.under_way;
        if under_way.pending.is_empty() {
            let delayed = under_way.due.get(usize::from(at))?;
            let card = delayed.frame.source.card;
            let called = |line| self.skill_called(card, line);
            return Some((card, self.put_off_line(delayed).map(called)));
        }
        let auto = under_way.pending.get(usize::from(at))?;
        let card = auto.source.card;
        let line = |line| self.printed_line(self.skill_of(card, line));
        let skill = (auto.line != NO_LINE)
            .then(|| SkillCalled { line: line(auto.line), tags: &self.roster.skill(auto.skill.id).tags });
        Some((card, skill))
    }

    /// The line of the skill that has put something off, from 0, where it stands on the side of its card that is up.
    pub(crate) fn put_off_line(&self, delayed: &Delayed) -> Option<u8> {
        let ids = &self.side(delayed.frame.source.card).ids;
        let at = ids.iter().position(|id| Some(*id) == delayed.frame.skill)?;
        u8::try_from(at).ok()
    }

    /// One of the characters that the player who is asked can declare, from 0.
    pub fn declarable_called(&self, at: u8) -> Option<Arc<str>> {
        let seat = self.decision()?.seat;
        self.declarable(seat).into_iter().nth(usize::from(at))
    }
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

    #[inline]
    fn sees_area(&self, seat: Seat, area: Area) -> bool {
        area.is_open() || (area.is_own() && self.seat == Some(seat))
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
    #[inline]
    pub fn sees(&self, card: CardId) -> bool {
        let Some(object) = self.game.state.objects.get(usize::from(card.0)) else { return false };
        self.sees_area(object.seat, object.area) || self.is_shown(card)
    }

    /// Whether the viewer sees a card of a secret area: it has been shown to both players (8-5-2-1, 11-2-1), or to them.
    #[inline]
    fn is_shown(&self, card: CardId) -> bool {
        let state = &self.game.state;
        let none_is = state.frames.is_empty() && state.waiting.is_none() && state.under_way.revealed.is_empty();
        state.object(card).face_up || (!none_is && self.is_shown_now(card))
    }

    /// The same, where something is shown or asked.
    #[inline(never)]
    fn is_shown_now(&self, card: CardId) -> bool {
        self.game.state.under_way.revealed.contains(&card) || self.is_looked_at(card) || self.is_chosen_from(card)
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
    #[inline]
    pub fn offers(&self) -> usize {
        let asked = self.game.decision().filter(|decision| Some(decision.seat) == self.seat);
        asked.map_or(0, |decision| decision.options.len())
    }

    /// One of the answers, by its place.
    #[inline]
    pub fn offer(&self, at: usize) -> Option<Offer> {
        let decision = self.game.decision().filter(|decision| Some(decision.seat) == self.seat)?;
        let choice = *decision.options.get(at)?;
        match choice {
            Choice::Card(card) if !self.sees(card) => Some(self.hidden(card, at)),
            _ => Some(Offer::Open(choice)),
        }
    }

    /// A card that is offered and not seen.
    fn hidden(&self, card: CardId, at: usize) -> Offer {
        let object = self.game.state.object(card);
        let place = self.game.state.cards(object.seat, object.area).iter().position(|other| *other == card);
        Offer::Hidden(object.seat, object.area, place.unwrap_or(at))
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
            number: self.game.roster.def(object.printed()).card.number.clone(),
            token: object.token,
            name: self.game.name(id).to_owned(),
            hidden: object.front.is_some(),
            mode: object.area.has_modes().then_some(object.mode),
            power: self.power(id).filter(|_| in_play),
            markers: object.markers,
            under: self.game.state.under(id).len(),
        }
    }

    /// How many events there have been, if they are recorded.
    pub fn events(&self) -> usize {
        self.game.state.log.as_ref().map_or(0, Vec::len)
    }

    /// Whether the viewer learns which card an event is about: what happens between secret areas is told without it.
    pub fn hears(&self, event: &Event) -> bool {
        match *event {
            Event::Moved { from_seat, from, to_seat, to, .. } => {
                self.sees_area(from_seat, from) || self.sees_area(to_seat, to)
            }
            Event::Given { to: Whom::Card(_, seat, area), .. } | Event::Ended(Whom::Card(_, seat, area), _) => {
                self.sees_area(seat, area)
            }
            Event::Looked(seat, _) => Some(seat) == self.seat,
            Event::Given { to: Whom::Each(_) | Whom::Next(_), .. }
            | Event::Ended(Whom::Each(_) | Whom::Next(_), _)
            | Event::Turn(..)
            | Event::Phase(_)
            | Event::PhaseSkipped(_)
            | Event::StepSkipped(_)
            | Event::TurnSkipped(_)
            | Event::Shuffled(..)
            | Event::PlacedUnder(..)
            | Event::Played(_)
            | Event::Switched(..)
            | Event::Flipped(_)
            | Event::LifeTurned(..)
            | Event::Turned(..)
            | Event::Attacked(..)
            | Event::AttackNegated
            | Event::NewGuard(_)
            | Event::Comboed(_)
            | Event::Compared(..)
            | Event::Damaged(..)
            | Event::Markers(..)
            | Event::EnergyMarkers(..)
            | Event::Activated(_)
            | Event::Keyword(..)
            | Event::Replaced(_)
            | Event::Negated(_)
            | Event::Reached(_)
            | Event::PowerReset(_)
            | Event::Revealed(_)
            | Event::Conceded(_)
            | Event::Over(_) => true,
        }
    }
}
