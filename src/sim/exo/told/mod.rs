//! A game of Creatures of Exo told: what happens, what is asked and can be answered, what lies there. To a player, as far as
//! that player knows the cards; or to somebody who sees them all.

mod board;
mod offer;

use crate::ability::exo::{Gain, Line, Passive, text};
use crate::engine::exo::state::{Area, CardId, Event, Link, Phase, What, Why};
use crate::engine::exo::{Game, Kind};
use crate::engine::{Outcome, Seat};
use crate::language::{Lang, Message, say};
use crate::sim::told::{Listener, Piece, together};

/// What happened, line by line, to somebody who sees all cards.
pub fn log(game: &Game) -> Vec<Message> {
    Told::to_all(game).log(0).collect()
}

/// A game for somebody to whom it is told.
#[derive(Clone, Copy, Debug)]
pub struct Told<'g> {
    game: &'g Game,
    to: Listener,
}

impl<'g> Told<'g> {
    /// To a player.
    pub const fn to(game: &'g Game, seat: Seat) -> Self {
        Self::of(game, Some(seat), false)
    }

    /// To somebody who sees all cards.
    pub const fn to_all(game: &'g Game) -> Self {
        Self::of(game, None, true)
    }

    /// To a player, or to somebody who watches, who sees what both know; to whom it is `open`, everything.
    pub const fn of(game: &'g Game, seat: Option<Seat>, open: bool) -> Self {
        Self { game, to: Listener { seat, open } }
    }

    /// What has happened, if it is recorded, from one event on.
    pub fn log(self, from: usize) -> impl Iterator<Item = Message> + use<'g> {
        let state = self.game.state();
        state.log().iter().enumerate().skip(from).filter_map(move |(at, event)| {
            let known = self.to.knows(|seat| state.knew(at, seat));
            line(self.game, event, known)
        })
    }

    /// As [`Self::log`]; what a player draws, pays or discards at once is told together.
    pub fn together(self, from: usize) -> Vec<Message> {
        let state = self.game.state();
        let pieces = state.log().iter().enumerate().skip(from).filter_map(|(at, event)| {
            let known = self.to.knows(|seat| state.knew(at, seat));
            match *event {
                Event::Moved { card, seat, why: why @ (Why::Drawn | Why::Cost | Why::Discarded), to, .. } => {
                    Some(Piece::Card((to, seat, why), known.then(|| called(self.game, card, true))))
                }
                _ => line(self.game, event, known).map(Piece::Line),
            }
        });
        together(pieces, |(to, seat, why), cards| Some(moved(cards, *to, *seat, *why)))
    }

    /// Whether a card is known as it lies there.
    fn knows(self, card: CardId) -> bool {
        self.to.knows(|seat| self.game.state().table().card(card).known[seat])
    }

    /// A card by its name, if it is known.
    fn card(self, card: CardId) -> Message {
        called(self.game, card, self.knows(card))
    }
}

/// A card by its name, unless it is not known.
fn called(game: &Game, card: CardId, known: bool) -> Message {
    if known { Message::from(game.name(card).to_owned()) } else { say!("some-card") }
}

/// How a player is called.
pub fn player(seat: Seat) -> Message {
    say!("exo-player", seat = if seat == Seat::A { "a" } else { "b" })
}

/// An area, by its name.
pub fn area(area: Area) -> Message {
    let word: &'static str = area.into();
    say!("exo-area", area = word)
}

fn phase(phase: Phase) -> Message {
    let word: &'static str = phase.into();
    say!("exo-phase", phase = word)
}

/// How a game ended.
pub fn outcome(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Won(seat) => say!("exo-won", who = player(seat)),
        Outcome::Draw => say!("exo-draw"),
        Outcome::TurnLimit => say!("exo-turn-limit"),
    }
}

/// A line of a card in the notation; in French as in English, which the notation has.
fn written(line: &Line) -> Message {
    Message::each(|lang| {
        let tongue = if lang == Lang::It { text::Tongue::It } else { text::Tongue::En };
        text::line(line, tongue).trim_end_matches('.').to_owned()
    })
}

fn gain(gain: &Gain) -> Message {
    match gain {
        Gain::Force(force) => say!("exo-gain-force", force = format!("{force:+}")),
        Gain::Word(word) => written(&Line::Passive(Passive::Word(*word))),
        Gain::Name(name) | Gain::Race(name) | Gain::Color(name) => Message::from(name.clone()),
        Gain::Cost(cost) => say!("exo-gain-cost", cost = format!("{cost:+}")),
        Gain::NoEffects => say!("exo-gain-nothing"),
        Gain::ViceLeader => say!("exo-gain-vice"),
    }
}

/// What happened; `known` is the card that it is about.
fn line(game: &Game, event: &Event, known: bool) -> Option<Message> {
    let name = |at: CardId| called(game, at, known);
    Some(match event {
        Event::Shuffled(seat, _) => say!("exo-shuffles", who = player(*seat)),
        Event::First(seat) => say!("exo-first", who = player(*seat)),
        Event::Turn(seat) => say!("game-turn", who = player(*seat)),
        Event::Phase(which) => phase(*which),
        // A Tactic goes when it has been used: that is told as such.
        Event::Moved { card, why: Why::Done, .. } if is_tactic(game, *card) => return None,
        Event::Moved { card, to, seat, why, .. } => moved(called(game, *card, known), *to, *seat, *why),
        Event::Turned(card, false) => say!("exo-covered", card = name(*card)),
        Event::Turned(card, true) => say!("exo-uncovered", card = name(*card)),
        Event::Flipped(seat) => say!("exo-emergency", who = player(*seat)),
        Event::Shown(card) => say!("exo-shown", card = name(*card)),
        Event::Gained(card, what, _) => say!("exo-gains", card = name(*card), what = gain(what)),
        Event::Counters(card, change, kind) => {
            say!("exo-counters", card = name(*card), change = format!("{change:+}"), kind = kind.as_str())
        }
        Event::Controlled(card, seat) => say!("takes-control", who = player(*seat), card = name(*card)),
        Event::Formed(_, form) => say!("exo-formed", into = form.name.as_str()),
        Event::Made { seat, form, sheet, .. } => {
            let made = form.as_ref().map_or(&game.roster().face(*sheet, false).name, |form| &form.name);
            say!("exo-made", who = player(*seat), card = made.as_str())
        }
        Event::Lives(seat, lives) => say!("exo-lives", who = player(*seat), lives = u32::from(*lives)),
        Event::Linked(Link { what: What::Play(_), .. }) | Event::Waits(Link { what: What::Play(_), .. }) => {
            return None;
        }
        Event::Linked(link) => linked(game, link, "joins"),
        Event::Waits(link) => linked(game, link, "waits"),
        Event::Resolving => say!("exo-resolving"),
        Event::Parallel => say!("exo-parallel"),
        Event::Negated => say!("exo-negated"),
        Event::Attack(by, at) => say!("card-attacks", by = called(game, by.card, true), at = name(at.card)),
        Event::Redirected(at) => say!("exo-redirected", at = name(at.card)),
        Event::Ending => say!("exo-ending"),
        Event::Over(end) => outcome(*end),
        Event::Step(_)
        | Event::Ended(_)
        | Event::Opened
        | Event::Taken
        | Event::Closed
        | Event::AttackOver
        | Event::Used(..)
        | Event::LeaderUsed
        | Event::Imagined(_) => return None,
    })
}

/// A link of a chain, which lies open to both.
fn linked(game: &Game, link: &Link, into: &str) -> Message {
    let who = player(link.seat);
    match link.what {
        What::Play(card) => say!("exo-plays", who = who, card = called(game, card.card, true)),
        What::Effect(source, at) => {
            let face = game.roster().face(at.sheet, at.back);
            let effect = written(&face.lines[usize::from(at.line)]);
            let is_leader = source.card == game.state().table().leaders[link.seat];
            let name = if is_leader { &face.name } else { game.name(source.card) };
            say!("exo-uses", who = who, card = name, effect = effect, into = into)
        }
    }
}

fn is_tactic(game: &Game, card: CardId) -> bool {
    game.roster().sheet(game.state().table().card(card).sheet).kind == Kind::Tactic
}

fn moved(card: Message, to: Area, seat: Seat, why: Why) -> Message {
    let who = player(seat);
    match why {
        Why::Drawn => say!("draws-card", who = who, card = card),
        Why::Played if to == Area::Ether => say!("exo-plays", who = who, card = card),
        Why::Played => say!("exo-enters", card = card),
        Why::Cost => say!("exo-pays", who = who, card = card),
        Why::Sacrificed => say!("exo-sacrificed", card = card),
        Why::Destroyed => say!("exo-destroyed", card = card),
        Why::Battle => say!("exo-beaten", card = card),
        Why::Discarded => say!("discards-card", who = who, card = card),
        Why::Banished | Why::Done | Why::Crowded | Why::Back | Why::Effect => {
            say!("exo-moves", card = card, area = area(to))
        }
    }
}
