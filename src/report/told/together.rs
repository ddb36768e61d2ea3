//! What happens, as a record of the game has it: alike things together, powers with their parts, and why it ended.

use super::event::moves;
use super::{Told, letter};
use crate::ability::Area;
use crate::engine::BySeat;
use crate::engine::Outcome;
use crate::engine::dbscg::state::battle::BattleStep;
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::{CardId, Seat};
use crate::language::{Argument, Message, say};

/// The powers of a battle as they are at a moment, each with its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Powers {
    /// Who attacks.
    by: Seat,
    /// Of the attack card.
    pub attack: Vec<(Message, i32)>,
    /// Of the guard card.
    pub guard: Vec<(Message, i32)>,
}

/// What parts come to.
fn sum(parts: &[(Message, i32)]) -> i32 {
    parts.iter().fold(0, |sum, (_, power)| sum.saturating_add(*power))
}

/// Parts and what they come to; what is not among them stands behind.
fn told(parts: &[(Message, i32)], all: i32) -> Message {
    let rest = all.saturating_sub(sum(parts));
    let rest = (rest != 0).then(|| (say!("power-since"), rest));
    let parts: Vec<&(Message, i32)> = parts.iter().chain(&rest).collect();
    let told = parts.iter().enumerate().map(|(at, (what, power))| {
        let power = if at == 0 { power.to_string() } else { format!("{power:+}") };
        Argument::from(say!("power-part", what = what, power = power))
    });
    let told = Argument::list(told, ", ");
    if parts.len() == 1 { say!("power-alone", part = told) } else { say!("power-sum", parts = told, power = all) }
}

impl Powers {
    /// The powers as they have come to be compared, with the combos that have joined them since.
    fn compared(&self, attack: i32, guard: i32, combos: &BySeat<Vec<(Message, i32)>>) -> Message {
        let [attack, guard] = [(&self.attack, attack, self.by), (&self.guard, guard, self.by.other())]
            .map(|(parts, power, seat)| told(&[&parts[..], &combos[seat]].concat(), power));
        say!("compares-parts", attack = attack, guard = guard)
    }

    /// What would come of the battle as it stands.
    pub fn forecast(&self) -> Message {
        let [attack, guard] = [&self.attack, &self.guard].map(|parts| sum(parts));
        let [attacking, guarding] = [told(&self.attack, attack), told(&self.guard, guard)];
        // 7-4-1-4: equal power is enough.
        if attack >= guard {
            say!("forecast-succeeds", attack = attacking, guard = guarding)
        } else {
            say!("forecast-fails", attack = attacking, guard = guarding, short = guard - attack)
        }
    }
}

/// How a card came from one area to another, by which those that moved alike are told together.
type Way = (Seat, Area, Seat, Area, Cause);

impl Told<'_> {
    /// What has happened, from one event on: cards that move alike, one after the other, are told together; with their names where
    /// `open` shows what is hidden.
    pub fn together(self, from: usize, open: bool, powers: Option<&Powers>) -> Vec<Message> {
        let events = self.game.state.log.iter().flatten().skip(from);
        let mut out: Vec<Message> = Vec::new();
        let mut moving: Option<(Way, bool, Vec<CardId>)> = None;
        let mut combos: BySeat<Vec<(Message, i32)>> = BySeat::default();
        for event in events {
            let heard = open || self.view.hears(event);
            // Of what is KO'd each card is a matter of its own.
            if let Event::Moved { card, from_seat, from, to_seat, to, cause } = *event
                && !matches!(cause, Cause::BattleKo | Cause::SkillKo)
            {
                if to == Area::Combo {
                    combos[to_seat].push((self.card(card), self.game.combo_power(card)));
                }
                let way = (from_seat, from, to_seat, to, cause);
                match &mut moving {
                    Some((before, known, cards)) if *before == way && *known == heard => cards.push(card),
                    _ => out.extend(moving.replace((way, heard, vec![card])).map(|moved| self.moved(&moved))),
                }
                continue;
            }
            out.extend(moving.take().map(|moved| self.moved(&moved)));
            out.push(match (*event, powers) {
                (Event::Compared(attack, guard), Some(powers)) => powers.compared(attack, guard, &combos),
                _ => self.event(event),
            });
        }
        out.extend(moving.map(|moved| self.moved(&moved)));
        out
    }

    /// Cards that moved alike.
    fn moved(self, (way, heard, cards): &(Way, bool, Vec<CardId>)) -> Message {
        let (from_seat, from, to_seat, to, cause) = *way;
        let which = match cards.as_slice() {
            [card] if *heard => self.card(*card),
            _ if *heard => say!(
                "cards-named",
                count = cards.len(),
                cards = Argument::list(cards.iter().map(|card| self.card(*card)), ", ")
            ),
            cards => say!("cards-hidden", count = cards.len()),
        };
        moves(which, (from_seat, from), (to_seat, to), cause)
    }

    /// The powers of the battle that is under way, with their parts; `None` where nothing is compared any more, as it has been.
    pub fn powers(self) -> Option<Powers> {
        let battle = self.view.battle().filter(|battle| !battle.negated && battle.step < BattleStep::Comparison)?;
        let turn_player = self.view.turn_player();
        let side = |card: CardId, seat: Seat| {
            let now = self.view.power(card)?;
            let printed = self.game.side(card).face.power.unwrap_or(now);
            let mut parts = vec![(self.card(card), printed)];
            parts.extend((now != printed).then(|| (say!("power-skills"), now.saturating_sub(printed))));
            for combo in self.game.state.cards(seat, Area::Combo) {
                parts.push((self.card(*combo), self.game.combo_power(*combo)));
            }
            Some(parts)
        };
        let attack = side(battle.attacker.card, turn_player)?;
        Some(Powers { by: turn_player, attack, guard: side(battle.guard.card, turn_player.other())? })
    }

    /// By what the game has ended, where the board shows it.
    pub fn ended_by(self) -> Option<Message> {
        let Outcome::Won(winner) = self.view.outcome()? else { return None };
        let loser = winner.other();
        let conceded = self.game.state.log.iter().flatten().any(|event| matches!(event, Event::Conceded(_)));
        if conceded {
            // That has been told.
            return None;
        }
        // 1-2-2-1 and 1-2-2-2.
        if self.view.count(loser, Area::Life) == 0 {
            return Some(say!("ended-by-life", player = letter(loser)));
        }
        (self.view.count(loser, Area::Deck) == 0).then(|| say!("ended-by-deck", player = letter(loser)))
    }
}
