//! A game of Yu-Gi-Oh! told: what happens, what is asked and can be answered, what lies there. To a player, as far as that
//! player knows the cards; or to somebody who sees them all.

mod board;
mod offer;

pub(in crate::sim) use offer::lies_id;

use crate::ability::yugioh::Line;
use crate::ability::yugioh::Summon;
use crate::ability::yugioh::deed::{Gain, Lies};
use crate::ability::yugioh::text;
use crate::engine::yugioh::state::{Aim, Area, Event, Link, Negated, Part, Phase, Why};
use crate::engine::yugioh::{Game, Kind, Sheet};
use crate::engine::{CardId, Outcome, Seat};
use crate::language::{Argument, Message, say};
use crate::sim::told::{Listener, Piece, together};
use crate::sim::yugioh::cards::of_sheet;
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
            line(self.game, event, known)
        })
    }

    /// As [`Self::log`]; what a player draws or discards at once is told together.
    pub fn together(self, from: usize) -> Vec<Message> {
        let state = self.game.state();
        let pieces = state.log().iter().enumerate().skip(from).filter_map(|(at, event)| {
            let known = self.to.knows(|seat| state.knew(at, seat));
            match *event {
                Event::Moved {
                    card,
                    seat,
                    why: why @ (Why::Drawn | Why::Discarded | Why::Toll | Why::Limit),
                    to,
                    ..
                } => Some(Piece::Card((to, seat, why), known.then(|| called(self.game, card, true)))),
                _ => line(self.game, event, known).map(Piece::Line),
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

/// Whose rules a card follows as it is printed.
fn printed(game: &Game, card: CardId) -> Kind {
    game.roster().sheet(game.object(card).sheet).kind
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
    say!("ygo-area", area = word)
}

fn phase(phase: Phase) -> Message {
    let word: &'static str = phase.into();
    say!("ygo-phase", phase = word)
}

/// How a Duel ended.
pub fn outcome(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Won(seat) => say!("ygo-won", who = player(seat)),
        Outcome::Draw => say!("ygo-draw"),
        Outcome::TurnLimit => say!("ygo-turn-limit"),
    }
}

/// What is written, in the language of who reads it.
fn written(sheet: &Sheet, lines: &[Line]) -> Message {
    let of = of_sheet(sheet);
    Message::each(|lang| text::print(lines, of, tongue(lang)).join(" ").trim_end_matches('.').to_owned())
}

fn gain(gain: &Gain) -> Message {
    match gain {
        Gain::Stats(atk, def, _) => Message::from(format!("{atk:+}/{def:+}")),
        Gain::Atk(amount) => Message::from(format!("ATK {}", amount.times)),
        Gain::Def(amount) => Message::from(format!("DEF {}", amount.times)),
        Gain::HalfAtk => Message::from("ATK / 2".to_owned()),
        Gain::DoubleAtk => Message::from("ATK x 2".to_owned()),
        Gain::Level(more) => say!("ygo-gains-level", more = format!("{more:+}")),
        Gain::Words(_) => say!("ygo-gains-words"),
        Gain::Race(of) | Gain::Attribute(of) | Gain::Name(of) => Message::from(of.clone()),
    }
}

/// What is attacked, to somebody.
fn aim(told: Told<'_>, aim: Aim) -> Message {
    match aim {
        Aim::Card(card) => told.card(card.card),
        Aim::Player(seat) => player(seat),
    }
}

/// What happened; `known` is the card that it is about.
fn line(game: &Game, event: &Event, known: bool) -> Option<Message> {
    let name = |card: CardId| called(game, card, true);
    Some(match event {
        Event::Shuffled(seat, _) => say!("ygo-shuffles", who = player(*seat)),
        Event::First(seat) => say!("ygo-first", who = player(*seat)),
        Event::Turn(seat) => say!("game-turn", who = player(*seat)),
        Event::Phase(which) => phase(*which),
        Event::Part(part) => match part {
            Part::Damage => say!("ygo-damage-step"),
            Part::Start | Part::Battle | Part::Dealt | Part::End => return None,
        },
        Event::Moved { card, to, seat, why, .. } => {
            let card = if known { name(*card) } else { say!("some-card") };
            return moved(card, *to, *seat, *why);
        }
        Event::Summoned(card, how, seat) => {
            let how = how.iter().next_back().unwrap_or(Summon::Special);
            say!("ygo-summons", who = player(*seat), how = how_id(how), card = name(card.card))
        }
        Event::Lies(card, Lies::Attack) if known && printed(game, *card) != Kind::Monster => {
            say!("ygo-turned-up", card = name(*card))
        }
        Event::Lies(card, lies) => {
            let card = if known { name(*card) } else { say!("some-card") };
            say!("ygo-changes", card = card, lies = lies_id(*lies))
        }
        Event::Shown(card) => {
            let card = if known { name(*card) } else { say!("some-card") };
            say!("ygo-shown", card = card)
        }
        Event::Gained(card, what, _) => say!("ygo-gains", card = name(*card), what = gain(what)),
        Event::Counters(card, change, kind) => {
            say!("ygo-counters", card = name(*card), change = format!("{change:+}"), kind = kind.as_str())
        }
        Event::Controlled(card, seat, _) => {
            let card = if known { name(*card) } else { say!("some-card") };
            say!("takes-control", who = player(*seat), card = card)
        }
        Event::Made(seat, form, _) => say!("ygo-made", who = player(*seat), card = form.name.as_str()),
        Event::Equipped(card, on) => say!("ygo-equipped", card = name(*card), on = name(*on)),
        Event::Attached(card, on) => say!("ygo-attached", card = name(*card), on = name(*on)),
        Event::Lp(seat, lp) => say!("ygo-lp", who = player(*seat), lp = lp.to_string()),
        Event::Linked(link) => return Some(linked(game, link)),
        Event::Negated(_, negated) => match negated {
            Negated::Activation => say!("ygo-negates-activation"),
            Negated::Effect | Negated::No => say!("ygo-negates-effect"),
        },
        Event::Attack(by, at) => {
            let at = match at {
                // Nobody sees what lies there until it is turned up.
                Aim::Card(at) => called(game, at.card, known),
                Aim::Player(seat) => player(*seat),
            };
            say!("card-attacks", by = name(by.card), at = at)
        }
        Event::Stopped => say!("ygo-stopped"),
        Event::Hurt(seat, damage, _) => say!("ygo-hurt", who = player(*seat), damage = damage.to_string()),
        Event::Banned(ban) => say!("ygo-banned", who = player(ban.seat)),
        Event::Unhurt(seat, _) => say!("ygo-unhurt", who = player(*seat)),
        Event::Coin(seat, right) => {
            let right = if *right { "right" } else { "wrong" };
            say!("ygo-coin", who = player(*seat), right = right)
        }
        Event::Die(seat, roll) => say!("ygo-die", who = player(*seat), roll = roll.to_string()),
        Event::Decked(seat) => say!("ygo-decked", who = player(*seat)),
        Event::Wins(seat) => say!("ygo-wins", who = player(*seat)),
        Event::Over(end) => outcome(*end),
        Event::Normal
        | Event::Pendulum
        | Event::Turned(_)
        | Event::Seen(..)
        | Event::Ends(_)
        | Event::Taken
        | Event::Aimed(_)
        | Event::Doomed(..)
        | Event::Fought(..)
        | Event::BattleOver
        | Event::Used(..)
        | Event::Named(..)
        | Event::Delayed(_)
        | Event::Begun
        | Event::Imagined(_) => return None,
    })
}

/// A link that joins the Chain.
fn linked(game: &Game, link: &Link) -> Message {
    let name = |card: CardId| called(game, card, game.state().table().card(card).known.0 == [true; 2]);
    let targets: Vec<Message> = link.targets.iter().flatten().map(|target| name(target.card)).collect();
    let card = called(game, link.source.card, true);
    let activates = say!("ygo-activates", who = player(link.seat), card = card);
    if targets.is_empty() {
        activates
    } else {
        say!("ygo-aims", what = activates, targets = Argument::list(targets, ", "))
    }
}

/// The word that the name of a Summon hangs on.
const fn how_id(how: Summon) -> &'static str {
    match how {
        Summon::Normal => "normal",
        Summon::Tribute => "tribute",
        Summon::Flip => "flip",
        Summon::Special | Summon::Own => "special",
        Summon::Fusion => "fusion",
        Summon::Ritual => "ritual",
        Summon::Synchro => "synchro",
        Summon::Xyz => "xyz",
        Summon::Pendulum => "pendulum",
    }
}

fn moved(card: Message, to: Area, seat: Seat, why: Why) -> Option<Message> {
    let who = player(seat);
    Some(match why {
        Why::Drawn => say!("draws-card", who = who, card = card),
        // That it is Summoned is told as such.
        Why::Summoned | Why::Done => return None,
        Why::Activated => say!("ygo-places", who = who, card = card),
        Why::Set => say!("ygo-sets", who = who, card = card),
        Why::Battle => say!("ygo-destroyed-by-battle", card = card),
        Why::Destroyed => say!("ygo-destroyed", card = card),
        Why::Tribute => say!("ygo-tributed", card = card),
        Why::Material | Why::SynchroMaterial => say!("ygo-material", card = card),
        Why::Detached => say!("ygo-detached", card = card),
        Why::Discarded | Why::Toll | Why::Limit => say!("discards-card", who = who, card = card),
        Why::Left | Why::Effect | Why::Cost => {
            say!("ygo-moves", card = card, area = area(to))
        }
    })
}
