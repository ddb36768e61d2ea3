//! What a player can answer.

use super::{Told, head, letter};
use crate::engine::dbscg::facts::view::{Offer, SkillCalled};
use crate::engine::dbscg::state::decision::Question;
use crate::engine::dbscg::{CardId, Choice};
use crate::language::{Message, say};
use crate::wording;

impl Told<'_> {
    /// An answer to the question that is asked, in words.
    pub fn offered(self, offer: Offer) -> Message {
        let choice = match offer {
            Offer::Hidden(seat, area, place) => {
                return say!("offers-hidden", place = place + 1, area = area.id(), player = letter(seat));
            }
            Offer::Open(choice) => choice,
        };
        let question = self.view.asked().map(|(_, question)| question);
        match choice {
            Choice::Pass => match question {
                Some(Question::Main) => say!("offers-end"),
                Some(
                    Question::Use
                    | Question::May
                    | Question::DrawMore
                    | Question::First
                    | Question::Redraw
                    | Question::SkillCostFirst,
                ) => say!("offers-no"),
                _ => say!("offers-pass"),
            },
            Choice::Done => say!("offers-done"),
            Choice::Yes => say!("offers-yes"),
            Choice::Card(card) => self.located(card),
            Choice::Play(card) => say!("offers-play", card = self.card(card)),
            Choice::Combo(card) => say!("offers-combo", card = self.located(card)),
            Choice::Attack(attacker, guard) => {
                say!("offers-attack", card = self.located(attacker), guard = self.located(guard))
            }
            Choice::Activate(card, line) => {
                say!("offers-activate", skill = self.skill(card, line), card = self.located(card))
            }
            Choice::Grow(card) => say!("offers-grow", card = self.card(card)),
            Choice::Number(number) => Message::from(number.to_string()),
            Choice::Option(option) if question == Some(Question::NextAuto) => self.pending(option),
            Choice::Option(option) if question == Some(Question::Character) => self.character(option),
            Choice::Option(option) if question == Some(Question::Keyword) => self.keyword(option),
            Choice::Option(option) => numbered(option),
            Choice::Marker => say!("offers-marker"),
            Choice::Replace(card, line) => {
                say!("offers-replace", skill = self.skill(card, line), card = self.located(card))
            }
        }
    }

    /// A skill of the side of a card that is up.
    fn skill(self, card: CardId, line: u8) -> Message {
        skill(self.game.skill_called(card, line))
    }

    /// One of the characters that can be declared.
    fn character(self, option: u8) -> Message {
        self.game.declarable_called(option).map_or_else(|| numbered(option), |name| Message::from(name.to_string()))
    }

    /// One of the keyword skills that can be picked.
    fn keyword(self, option: u8) -> Message {
        self.game.keyword_called(option).map_or_else(|| numbered(option), wording::keyword)
    }

    /// One of the skills that are pending.
    fn pending(self, option: u8) -> Message {
        match self.game.pending_called(option) {
            Some((card, Some(called))) => say!("offers-next", skill = skill(called), card = self.card(card)),
            Some((card, None)) => say!("offers-waiting", card = self.card(card)),
            None => numbered(option),
        }
    }
}

/// A skill by its line and the tags at its head.
fn skill(SkillCalled { line, tags }: SkillCalled<'_>) -> Message {
    match (line, tags) {
        (Some(line), []) => say!("a-skill", line = line),
        (Some(line), tags) => say!("a-skill-headed", line = line, head = head(tags)),
        (None, []) => say!("a-given-skill"),
        (None, tags) => say!("a-given-skill-headed", head = head(tags)),
    }
}

fn numbered(option: u8) -> Message {
    say!("offers-option", number = u16::from(option) + 1)
}
