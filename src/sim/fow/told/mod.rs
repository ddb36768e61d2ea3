//! A game of Force of Will told: what happens, what is asked and can be answered, what lies there. To a player, as far as that
//! player knows the cards; or to somebody who sees them all.

mod board;
mod offer;

use crate::ability::fow::text;
use crate::ability::fow::{Gain, Line, Will};
use crate::engine::fow::Game;
use crate::engine::fow::state::{Aim, Area, Event, Link, Phase, What, Why};
use crate::engine::{CardId, Outcome, Seat};
use crate::language::{Argument, Message, say};
use crate::sim::told::{Listener, Piece, together};
use crate::wording::tongue;

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
            line(Then { game: self.game, at }, event, known)
        })
    }

    /// As [`Self::log`]; what a player draws, puts back or discards at once is told together.
    pub fn together(self, from: usize) -> Vec<Message> {
        let state = self.game.state();
        let pieces = state.log().iter().enumerate().skip(from).filter_map(|(at, event)| {
            let known = self.to.knows(|seat| state.knew(at, seat));
            let then = Then { game: self.game, at };
            match *event {
                Event::Moved { card, seat, why: why @ (Why::Drawn | Why::Mulligan | Why::Discarded), to, .. } => {
                    Some(Piece::Card((to, seat, why), known.then(|| then.name(card))))
                }
                _ => line(then, event, known).map(Piece::Line),
            }
        });
        together(pieces, |(to, seat, why), cards| moved(cards, *to, *seat, *why))
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

/// How a player is called: by a letter, the same in every language.
pub fn player(seat: Seat) -> Message {
    Message::from(seat.to_string())
}

/// An area, by its name.
pub fn area(area: Area) -> Message {
    let word: &'static str = area.into();
    say!("fow-area", area = word)
}

fn phase(phase: Phase) -> Message {
    let word: &'static str = phase.into();
    say!("fow-phase", phase = word)
}

/// How a game ended.
pub fn outcome(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Won(seat) => say!("fow-won", who = player(seat)),
        Outcome::Draw => say!("fow-draw"),
        Outcome::TurnLimit => say!("fow-turn-limit"),
    }
}

/// What is written, in the language of who reads it.
fn written(lines: &[Line]) -> Message {
    Message::each(|lang| text::print(lines, tongue(lang)).join(" ").trim_end_matches('.').to_owned())
}

fn gain(gain: &Gain) -> Message {
    match gain {
        Gain::Stats(atk, def) | Gain::StatsEach(atk, def, _) | Gain::StatsCounters(atk, def, _) => {
            Message::from(format!("[{atk:+}/{def:+}]"))
        }
        Gain::Words(words) => written(&[Line::Words(words.clone())]),
        Gain::Both(atk, def, words) => {
            let stats = Message::from(format!("[{atk:+}/{def:+}]"));
            say!("and", first = stats, last = written(&[Line::Words(words.clone())]))
        }
        Gain::Race(race) => Message::from(race.clone()),
        // What is lost, or becomes of it, is said as it is written.
        other => Message::each(|lang| text::gain(other, tongue(lang))),
    }
}

/// Will by its icon.
fn will(will: Will) -> &'static str {
    match will {
        Will::Light => "{W}",
        Will::Fire => "{R}",
        Will::Water => "{U}",
        Will::Wind => "{G}",
        Will::Darkness => "{B}",
        Will::Moon => "{M}",
    }
}

/// A game as it was at an event of its log.
#[derive(Clone, Copy)]
struct Then<'g> {
    game: &'g Game,
    at: usize,
}

impl Then<'_> {
    /// A card by the name that it had: of a ruler, that of the side that was up.
    fn name(self, card: CardId) -> Message {
        let object = self.game.state().table().card(card);
        let later = self.game.state().log().get(self.at + 1..).unwrap_or_default();
        let turned = later.iter().find_map(|event| match event {
            Event::Flipped(other, back) if *other == card => Some(!back),
            _ => None,
        });
        match turned {
            Some(back) => Message::from(self.game.roster().face(object.sheet, back).name.clone()),
            None => called(self.game, card, true),
        }
    }

    fn aim(self, aim: Aim) -> Message {
        match aim {
            Aim::Card(card) => self.name(card.card),
            Aim::Player(seat) => player(seat),
        }
    }
}

/// What is aimed at.
fn aim(game: &Game, aim: Aim) -> Message {
    match aim {
        Aim::Card(card) => called(game, card.card, true),
        Aim::Player(seat) => player(seat),
    }
}

/// What happened; `known` is the card that it is about.
fn line(then: Then<'_>, event: &Event, known: bool) -> Option<Message> {
    let name = |at: CardId| then.name(at);
    Some(match event {
        Event::Shuffled(seat, _) => say!("fow-shuffles", who = player(*seat)),
        Event::First(seat) => say!("fow-first", who = player(*seat)),
        Event::Turn(seat) => say!("game-turn", who = player(*seat)),
        Event::Phase(which) => phase(*which),
        Event::Moved { card, to, seat, why, .. } => {
            let card = if known { name(*card) } else { say!("some-card") };
            return moved(card, *to, *seat, *why);
        }
        Event::Rested(card, true) => say!("fow-rests", card = name(*card)),
        Event::Rested(card, false) => say!("fow-recovers", card = name(*card)),
        Event::Bared(card) => say!("fow-bared", card = name(*card)),
        Event::Rolled(seat, shows) => {
            say!("fow-rolls", who = player(*seat), shows = u32::from(*shows))
        }
        Event::Shown(card) => say!("fow-shown", card = name(*card)),
        Event::Damaged(card, damage) => say!("fow-damaged", card = name(*card), damage = damage.to_string()),
        Event::Gained(
            card,
            what @ (Gain::Lose(_)
            | Gain::LoseAll
            | Gain::Become(..)
            | Gain::Also(_)
            | Gain::AtkIs(_)
            | Gain::Says(_)
            | Gain::DealsMore(_)
            | Gain::TakesLess(_)
            | Gain::UnblockedBy(_)),
            _,
        ) => say!("fow-changes", card = name(*card), what = gain(what)),
        Event::Gained(card, what, _) => say!("fow-gains", card = name(*card), what = gain(what)),
        Event::Counters(card, change, kind) => {
            say!("fow-counters", card = name(*card), change = format!("{change:+}"), kind = kind.as_str())
        }
        Event::Controlled(card, seat, _) => say!("takes-control", who = player(*seat), card = name(*card)),
        Event::Made(seat, form) => say!("fow-made", who = player(*seat), card = form.name.as_str()),
        Event::Added(card, on) => say!("fow-added", card = name(*card), on = name(*on)),
        Event::Life(seat, life) => say!("fow-life", who = player(*seat), life = life.to_string()),
        Event::Produced(seat, kind) => say!("fow-produces", who = player(*seat), will = will(*kind)),
        Event::Linked(link) => return linked(then, link),
        Event::Attack(by, at) => say!("card-attacks", by = name(by.card), at = then.aim(*at)),
        Event::Blocked(by) => say!("fow-blocks", card = name(by.card)),
        Event::Called
        | Event::Judged
        | Event::Flipped(..)
        | Event::TurnEnds
        | Event::Spent(..)
        | Event::Emptied(_)
        | Event::Taken
        | Event::Cancelled(_)
        | Event::BattleOver
        | Event::Remnant(_)
        | Event::Used(..)
        | Event::Dealt(_)
        | Event::Doomed(..)
        | Event::UsedUp(..)
        | Event::Seen(..)
        | Event::StonesShuffled(..)
        | Event::Imagined(_) => return None,
        Event::NoDamage => say!("fow-no-damage"),
        Event::Decked(seat) => say!("fow-decked", who = player(*seat)),
        Event::Over(end) => outcome(*end),
    })
}

/// A link that joins the chase; that a card is played is told as it moves.
fn linked(then: Then<'_>, link: &Link) -> Option<Message> {
    let who = player(link.seat);
    let targets: Vec<Message> = link.targets.iter().flatten().map(|target| then.aim(*target)).collect();
    Some(match link.what {
        What::Play(..) if targets.is_empty() => return None,
        What::Play(card, _) => {
            let card = then.name(card.card);
            say!("fow-aims", card = card, targets = Argument::list(targets, ", "))
        }
        What::Ability(card, at) => {
            let ability = Line::Ability(then.game.roster().ability(at).clone());
            let uses = say!("fow-uses", who = who, card = then.name(card.card), ability = written(&[ability]));
            if targets.is_empty() { uses } else { say!("fow-at", what = uses, targets = Argument::list(targets, ", ")) }
        }
        What::Judgment(card) => say!("fow-judgment", who = who, card = then.name(card.card)),
        What::Set(_) | What::Toll(..) => return None,
    })
}

fn moved(card: Message, to: Area, seat: Seat, why: Why) -> Option<Message> {
    let who = player(seat);
    Some(match why {
        Why::Drawn => say!("draws-card", who = who, card = card),
        Why::Mulligan => say!("fow-puts-back", who = who, card = card),
        Why::Played if to == Area::Chase => say!("fow-plays", who = who, card = card),
        Why::Played | Why::Judgment => say!("fow-enters", card = card),
        Why::Called => say!("fow-calls", who = who, card = card),
        Why::Set => say!("fow-sets", who = who, card = card),
        Why::Destroyed => say!("fow-destroyed", card = card),
        Why::Banished => say!("fow-banished", card = card),
        Why::Discarded => say!("discards-card", who = who, card = card),
        Why::Cancelled => say!("fow-cancelled", card = card),
        Why::Done => return None,
        Why::Left | Why::Effect => say!("fow-moves", card = card, area = area(to)),
    })
}
