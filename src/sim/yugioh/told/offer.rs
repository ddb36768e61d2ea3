//! What is asked, and what can be answered.

use super::{Told, player, written};
use crate::ability::yugioh::Line;
use crate::ability::yugioh::deed::Lies;
use crate::engine::yugioh::state::{Area, Choice, Question};
use crate::engine::{CardId, Seat};
use crate::language::{Argument, Message, say};
use crate::sim::told;

impl Told<'_> {
    /// The question that waits, and for whom: `A: what to do in the Main Phase?`.
    pub fn question(self) -> Option<Message> {
        let asked = self.game.state().asked()?;
        let question = match asked.question {
            Question::First => say!("asks-go-first"),
            Question::Main => say!("asks-main"),
            Question::Fight => say!("ygo-asks-fight"),
            Question::Answer => say!("ygo-asks-answer"),
            Question::Order => say!("ygo-asks-order"),
            Question::Target => say!("asks-target"),
            Question::Pay => say!("asks-price"),
            Question::Choose => say!("asks-choose"),
            Question::Gather => say!("ygo-asks-gather"),
            Question::Position => say!("ygo-asks-position"),
            Question::May => say!("asks-may"),
            Question::Coin => say!("ygo-asks-coin"),
            Question::Replay => say!("ygo-asks-replay"),
            Question::Limit => say!("ygo-asks-limit"),
        };
        Some(told::asked(player(asked.seat), question, self.game.asking().map(|card| self.card(card))))
    }

    /// All answers, in order, where this player is asked.
    pub fn offers(self) -> impl Iterator<Item = Message> {
        let asked = self.game.state().asked().filter(|asked| self.to.hears_of(asked.seat));
        asked.into_iter().flat_map(move |asked| {
            asked.options.iter().map(move |choice| self.offered(asked.seat, asked.question, *choice))
        })
    }

    fn offered(self, seat: Seat, question: Question, choice: Choice) -> Message {
        match choice {
            Choice::Pass => say!("offers-pass"),
            Choice::Battle => say!("ygo-offers-battle"),
            Choice::End if question == Question::Fight => say!("ygo-offers-end-battle"),
            Choice::End => say!("ygo-offers-end"),
            Choice::Summon(card) => say!("ygo-offers-summon", card = self.card(card)),
            Choice::Set(card) => say!("ygo-offers-set", card = self.card(card)),
            Choice::Flip(card) => say!("ygo-offers-flip", card = self.located(seat, card)),
            Choice::Turn(card) => say!("ygo-offers-turn", card = self.located(seat, card)),
            Choice::Special(card, _) | Choice::Extra(card) => {
                say!("ygo-offers-special", card = self.card(card))
            }
            Choice::Pendulum => say!("ygo-offers-pendulum"),
            Choice::Scale(card) => say!("ygo-offers-scale", card = self.card(card)),
            Choice::Activate(card, line) | Choice::First(card, line) => self.activated(seat, card, line),
            Choice::Attack(by, at) => {
                say!("offers-attack", guard = self.located(seat, at), card = self.located(seat, by))
            }
            Choice::Direct(by) => {
                say!("offers-attack", guard = player(seat.other()), card = self.located(seat, by))
            }
            Choice::Card(card) => self.located(seat, card),
            Choice::Lies(lies) => say!("ygo-lies", lies = lies_id(lies)),
            Choice::Done => say!("offers-done"),
            Choice::Yes if question == Question::Coin => say!("ygo-offers-heads"),
            Choice::No if question == Question::Coin => say!("ygo-offers-tails"),
            Choice::Yes => say!("offers-yes"),
            Choice::No => say!("offers-no"),
        }
    }

    /// What is activated of a card that is known; of another, that there is something.
    fn activated(self, seat: Seat, card: CardId, line: u8) -> Message {
        let located = self.located(seat, card);
        let at = self.game.line_at(card, line);
        let sheet = self.game.roster().sheet(at.sheet);
        let lines = if at.pendulum { &sheet.pendulum } else { &sheet.lines };
        match lines.get(usize::from(line)).filter(|_| self.knows(card)) {
            Some(line @ Line::Effect(_)) => {
                let effect = written(sheet, std::slice::from_ref(line));
                say!("ygo-offers-effect", card = located, effect = effect)
            }
            _ => say!("ygo-offers-activate", card = located),
        }
    }

    /// A card and where it lies, unless that is the hand of who is asked.
    pub(super) fn located(self, seat: Seat, card: CardId) -> Message {
        let object = self.game.state().table().card(card);
        if object.area == Area::Hand && object.holder == seat {
            return self.card(card);
        }
        let mut lies = vec![say!("ygo-area-of", area = area_id(object.area), player = player(object.holder))];
        lies.extend(self.state_of(card));
        say!("card-lies", card = self.card(card), lies = Argument::list(lies, ", "))
    }

    /// What there is to say of a card beside its name: its position, ATK and DEF, its counters, its materials.
    pub(super) fn state_of(self, card: CardId) -> Vec<Message> {
        let table = self.game.state().table();
        let object = table.card(card);
        let mut said = Vec::new();
        if object.area == Area::Monsters {
            if self.knows(card) {
                let [atk, def] = self.game.stats(card);
                said.push(Message::from(format!("{atk}/{def}")));
            }
            said.push(say!("ygo-lies", lies = lies_id(object.lies)));
        } else if object.area.is_field() && object.lies == Lies::Down {
            said.push(say!("ygo-is-set"));
        }
        if let Some(on) = object.on.filter(|_| object.area == Area::Spells) {
            said.push(say!("ygo-is-equipped", on = self.card(on)));
        }
        let under = table.materials(card).len();
        if under > 0 {
            said.push(say!("ygo-has-materials", count = under));
        }
        let counters = object.counters.iter();
        said.extend(
            counters.map(|(kind, count)| say!("ygo-has-counters", kind = kind.as_str(), count = u32::from(*count))),
        );
        said
    }
}

/// The word that the name of an area hangs on.
pub(super) fn area_id(area: Area) -> &'static str {
    area.into()
}

/// The word that the name of a position hangs on.
pub(in crate::sim) const fn lies_id(lies: Lies) -> &'static str {
    match lies {
        Lies::Attack => "attack",
        Lies::Defense => "defense",
        Lies::Down => "down",
    }
}
