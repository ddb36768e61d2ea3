//! What is asked, and what can be answered.

use super::{Told, player, will, written};
use crate::ability::fow::Line;
use crate::engine::fow::roster::LineAt;
use crate::engine::fow::state::{Area, By, Choice, Question};
use crate::engine::{CardId, Seat};
use crate::language::{Argument, Message, say};
use crate::sim::told;

impl Told<'_> {
    /// The question that waits, and for whom: `A: what to do in the main phase?`.
    pub fn question(self) -> Option<Message> {
        let asked = self.game.state().asked()?;
        let question = match asked.question {
            Question::First => say!("asks-go-first"),
            Question::Mulligan => say!("fow-asks-mulligan"),
            Question::Main => say!("asks-main"),
            Question::Answer => say!("fow-asks-answer"),
            Question::Order => say!("fow-asks-order"),
            Question::Target => say!("asks-target"),
            Question::Will => say!("fow-asks-will"),
            Question::Pay => say!("asks-price"),
            Question::Choose => say!("asks-choose"),
            Question::May => say!("asks-may"),
            Question::Block => say!("fow-asks-block"),
            Question::Limit => say!("fow-asks-limit"),
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
            Choice::Pass => match question {
                Question::Main => say!("fow-offers-end"),
                Question::Block => say!("fow-offers-no-block"),
                _ => say!("offers-pass"),
            },
            Choice::Call => say!("fow-offers-call"),
            Choice::Judgment => say!("fow-offers-judgment"),
            Choice::Play(card, way) => {
                let plays = match way.by {
                    By::Cost | By::Nothing => say!("offers-play", card = self.card(card)),
                    By::Awakening => say!("fow-offers-awakening", card = self.card(card)),
                    By::Incarnation => say!("fow-offers-incarnation", card = self.card(card)),
                };
                if way.mode == 0 {
                    plays
                } else {
                    say!("fow-offers-mode", plays = plays, mode = u32::from(way.mode) + 1)
                }
            }
            Choice::Use(card, line) | Choice::First(card, line) | Choice::Will(card, line, _) => {
                self.ability(card, line)
            }
            Choice::Set(card) => say!("fow-offers-set", card = self.card(card)),
            Choice::Attack(by, at) => {
                say!("offers-attack", guard = self.located(seat, at), card = self.located(seat, by))
            }
            Choice::Direct(by) => {
                say!("offers-attack", guard = player(seat.other()), card = self.located(seat, by))
            }
            Choice::Block(card) => say!("fow-offers-block", card = self.located(seat, card)),
            Choice::Kind(at) => {
                let icons = self.game.kinds().and_then(|kinds| kinds.get(usize::from(at)));
                Message::from(icons.into_iter().flatten().map(|kind| will(*kind)).collect::<String>())
            }
            Choice::Card(card) => self.located(seat, card),
            Choice::Player(seat) => player(seat),
            Choice::Done => say!("offers-done"),
            Choice::Yes => say!("offers-yes"),
            Choice::No => say!("offers-no"),
        }
    }

    /// An ability of a card that is known; of another, that there is one.
    fn ability(self, card: CardId, line: u8) -> Message {
        let object = self.game.state().table().card(card);
        let at = LineAt { sheet: object.sheet, back: object.back, line };
        match self.game.roster().find(at).filter(|_| self.knows(card)) {
            Some(ability) => {
                let line = Line::Ability(ability.clone());
                say!("fow-offers-ability", card = self.card(card), ability = written(&[line]))
            }
            None => self.card(card),
        }
    }

    /// A card and where it lies, unless that is the hand of who is asked.
    pub(super) fn located(self, seat: Seat, card: CardId) -> Message {
        let object = self.game.state().table().card(card);
        if object.area == Area::Hand && object.holder == seat {
            return self.card(card);
        }
        let mut lies = vec![say!("fow-area-of", area = area_id(object.area), player = player(object.holder))];
        lies.extend(self.state_of(card));
        say!("card-lies", card = self.card(card), lies = Argument::list(lies, ", "))
    }

    /// What there is to say of a card beside its name: ATK and DEF, damage, whether it is rested, its counters.
    pub(super) fn state_of(self, card: CardId) -> Vec<Message> {
        let object = self.game.state().table().card(card);
        let mut said = Vec::new();
        if self.game.fights(card) {
            let [atk, def] = self.game.stats(card);
            said.push(Message::from(format!("{atk}/{def}")));
        }
        if object.damage > 0 {
            said.push(say!("fow-has-damage", damage = object.damage.to_string()));
        }
        if object.rested {
            said.push(say!("fow-is-rested"));
        }
        if let Some(on) = object.on {
            said.push(say!("fow-is-added", on = self.card(on)));
        }
        let counters = object.counters.iter();
        said.extend(
            counters.map(|(kind, count)| say!("fow-has-counters", kind = kind.as_str(), count = u32::from(*count))),
        );
        said
    }
}

/// The word that the name of an area hangs on.
pub(super) fn area_id(area: Area) -> &'static str {
    area.into()
}
