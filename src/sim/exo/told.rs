//! A game of Creatures of Exo told event by event. Everything is said, to somebody who sees all cards.

use crate::ability::exo::{Gain, text};
use crate::engine::exo::state::{Area, CardId, Event, Phase, What, Why};
use crate::engine::exo::{Game, Kind};
use crate::engine::{Outcome, Seat};
use crate::language::{Lang, Message, say};

/// What happened, line by line.
pub fn log(game: &Game) -> Vec<Message> {
    game.state().log().iter().filter_map(|event| line(game, event)).collect()
}

/// How a player is called.
pub fn player(seat: Seat) -> Message {
    say!("exo-player", seat = if seat == Seat::A { "a" } else { "b" })
}

fn card(game: &Game, card: CardId) -> String {
    game.name(card).to_owned()
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

fn gain(gain: &Gain) -> Message {
    match gain {
        Gain::Force(force) => say!("exo-gain-force", force = format!("{force:+}")),
        Gain::Word(word) => {
            let line = crate::ability::exo::Line::Passive(crate::ability::exo::Passive::Word(*word));
            let said = |lang: Lang| {
                let tongue = if lang == Lang::It { text::Tongue::It } else { text::Tongue::En };
                text::line(&line, tongue).trim_end_matches('.').to_owned()
            };
            Message::each(said)
        }
        Gain::Name(name) | Gain::Race(name) | Gain::Color(name) => Message::from(name.clone()),
        Gain::Cost(cost) => say!("exo-gain-cost", cost = format!("{cost:+}")),
        Gain::NoEffects => say!("exo-gain-nothing"),
        Gain::ViceLeader => say!("exo-gain-vice"),
    }
}

fn line(game: &Game, event: &Event) -> Option<Message> {
    let name = |at: CardId| card(game, at);
    Some(match event {
        Event::Shuffled(seat, _) => say!("exo-shuffles", who = player(*seat)),
        Event::First(seat) => say!("exo-first", who = player(*seat)),
        Event::Turn(seat) => say!("exo-turn", who = player(*seat)),
        Event::Phase(which) => phase(*which),
        Event::Moved { card, to, seat, why, .. } => return moved(game, (*card, *to), *seat, *why),
        Event::Turned(card, false) => say!("exo-covered", card = name(*card)),
        Event::Turned(card, true) => say!("exo-uncovered", card = name(*card)),
        Event::Flipped(seat) => say!("exo-emergency", who = player(*seat)),
        Event::Shown(card) => say!("exo-shown", card = name(*card)),
        Event::Gained(card, what, _) => say!("exo-gains", card = name(*card), what = gain(what)),
        Event::Counters(card, change, kind) => {
            say!("exo-counters", card = name(*card), change = format!("{change:+}"), kind = kind.as_str())
        }
        Event::Controlled(card, seat) => say!("exo-controlled", who = player(*seat), card = name(*card)),
        Event::Formed(_, form) => say!("exo-formed", into = form.name.as_str()),
        Event::Made { seat, form, sheet, .. } => {
            let made = form.as_ref().map_or(&game.roster().face(*sheet, false).name, |form| &form.name);
            say!("exo-made", who = player(*seat), card = made.as_str())
        }
        Event::Lives(seat, lives) => say!("exo-lives", who = player(*seat), lives = u32::from(*lives)),
        Event::Linked(link) | Event::Waits(link) => {
            let What::Effect(source, at) = link.what else { return None };
            let face = game.roster().face(at.sheet, at.back);
            let effect = &face.lines[usize::from(at.line)];
            let said =
                |lang: Lang| text::line(effect, if lang == Lang::It { text::Tongue::It } else { text::Tongue::En });
            let waits = matches!(event, Event::Waits(_));
            let id = if waits { "waits" } else { "joins" };
            let name = if source.card == game.state().table().leaders[link.seat] {
                &face.name
            } else {
                game.name(source.card)
            };
            say!("exo-uses", who = player(link.seat), card = name, effect = Message::each(said), into = id)
        }
        Event::Resolving => say!("exo-resolving"),
        Event::Parallel => say!("exo-parallel"),
        Event::Negated => say!("exo-negated"),
        Event::Attack(by, at) => say!("exo-attacks", by = name(by.card), at = name(at.card)),
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

fn moved(game: &Game, (card, to): (CardId, Area), seat: Seat, why: Why) -> Option<Message> {
    let who = player(seat);
    let tactic = game.roster().sheet(game.state().table().card(card).sheet).kind == Kind::Tactic;
    let name = game.name(card);
    Some(match why {
        Why::Drawn => say!("exo-draws", who = who, card = name),
        Why::Played if to == Area::Ether => say!("exo-plays", who = who, card = name),
        Why::Played => say!("exo-enters", card = name),
        Why::Cost => say!("exo-pays", who = who, card = name),
        Why::Sacrificed => say!("exo-sacrificed", card = name),
        Why::Destroyed => say!("exo-destroyed", card = name),
        Why::Battle => say!("exo-beaten", card = name),
        Why::Discarded => say!("exo-discards", who = who, card = name),
        Why::Done if tactic => return None,
        Why::Banished | Why::Done | Why::Crowded | Why::Back | Why::Effect => {
            say!("exo-moves", card = name, area = area(to))
        }
    })
}
