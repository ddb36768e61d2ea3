//! Which cards are meant: one of a description, all of it, targets, and those that were spoken of.

use super::super::print;
use super::super::words::NUMBERS;
use super::Reader;
use crate::ability::fow::{Cards, Is, Pick};

impl Reader<'_> {
    /// One card of a description, or several: `a resonator you control`.
    pub(super) fn one(&mut self) -> Option<Pick> {
        if self.eat("another") {
            let (mut filter, whose, place) = self.description(false)?;
            filter.insert(0, Is::Other);
            return Some(Pick { whose, place, ..Pick::of(1, filter) });
        }
        if self.rest().trim_start().starts_with('"') {
            self.insert(self.here(), "a ");
            let (filter, whose, place) = self.description(false)?;
            return Some(Pick { whose, place, ..Pick::of(1, filter) });
        }
        let from = self.here();
        let up_to = self.eat("up to");
        let count = self.number()?;
        if up_to {
            let (filter, whose, place) = self.description(count != 1)?;
            return Some(Pick { up_to, whose, place, ..Pick::of(count, filter) });
        }
        // `one resonator` is `a resonator`.
        if count == 1 && self.text[from..self.at].eq_ignore_ascii_case("one") {
            self.note(from, "a");
        }
        let (filter, whose, place) = self.description(count != 1)?;
        Some(Pick { whose, place, ..Pick::of(count, filter) })
    }

    /// What is counted: `resonator you control`.
    pub(super) fn each(&mut self) -> Option<Pick> {
        let other = self.eat("other");
        let (mut filter, whose, place) = self.description(false)?;
        if other {
            filter.insert(0, Is::Other);
        }
        Some(Pick { whose, place, ..Pick::of(1, filter) })
    }

    pub(super) fn last_target(&self) -> Option<u8> {
        u8::try_from(self.targets.len()).ok()?.checked_sub(1)
    }

    /// The cards that something is done with.
    pub(super) fn cards(&mut self) -> Option<Cards> {
        let from = self.here();
        let first = self.some_cards()?;
        // `this card and target resonator`
        if first == Cards::This
            && let Some(other) = self.attempt(|reader| {
                reader.must("and")?;
                reader.some_cards().filter(|cards| matches!(cards, Cards::Target(_)))
            })
        {
            return Some(Cards::With(Box::new(other)));
        }
        let _ = from;
        Some(first)
    }

    fn some_cards(&mut self) -> Option<Cards> {
        if self.eat_any(&["this card from your graveyard", "this card from graveyard", "this card in your graveyard"]) {
            return Some(Cards::Fallen);
        }
        if self.eat("this card") {
            return Some(Cards::This);
        }
        if self.eat("added card") {
            return Some(Cards::Bearer);
        }
        if self.heard.spoken
            && self.eat_any(&[
                "it",
                "they",
                "them",
                "that card",
                "those cards",
                "that J/resonator",
                "the resonator",
                "that resonator",
            ])
        {
            return Some(Cards::Those);
        }
        if self.eat("your J-ruler") {
            return Some(Cards::own_j_ruler());
        }
        if self.eat_any(&["your J/ruler", "your ruler or J-ruler"]) {
            return Some(Cards::own_ruler());
        }
        if self.eat("all") {
            let (filter, whose, place) = self.description(true)?;
            return Some(Cards::All(Pick { whose, place, ..Pick::of(1, filter) }));
        }
        if self.sees("each") {
            let from = self.here();
            self.must("each")?;
            let pick = self.each()?;
            let all = Cards::All(pick);
            self.note(from, &print::cards(&all));
            return Some(all);
        }
        let up_to = self.eat("up to");
        if self.eat("another target") {
            let (mut filter, whose, place) = self.description(false)?;
            filter.insert(0, Is::Other);
            return self.target(Pick { up_to, whose, place, ..Pick::of(1, filter) });
        }
        if self.eat("target") {
            return self.one_target(up_to);
        }
        let from = self.here();
        let another = self.eat("another");
        if another {
            self.at = from;
            return self.one().map(Cards::Chosen);
        }
        let count = self.number()?;
        let said = self.text[from..self.at].to_owned();
        if self.eat("target") {
            // `one target resonator` is `target resonator`.
            if count == 1 && !up_to {
                self.note(from, "target");
            }
            let (filter, whose, place) = self.description(count != 1)?;
            return self.target(Pick { up_to, whose, place, ..Pick::of(count, filter) });
        }
        if count == 1 && !up_to && said.eq_ignore_ascii_case("one") {
            self.note(from, "a");
        }
        let (filter, whose, place) = self.description(count != 1)?;
        Some(Cards::Chosen(Pick { up_to, whose, place, ..Pick::of(count, filter) }))
    }

    /// A player, or a card, or either.
    fn one_target(&mut self, up_to: bool) -> Option<Cards> {
        if self.eat("player or") {
            let (filter, whose, place) = self.description(false)?;
            return self.target(Pick { up_to, player: true, whose, place, ..Pick::of(1, filter) });
        }
        if self.eat("player") {
            return self.target(Pick { up_to, player: true, ..Pick::of(1, Vec::new()) });
        }
        let from = self.here();
        let (filter, whose, place) = self.description(false)?;
        if self.attempt(|reader| reader.must("or player")).is_some() {
            let written = self.text[from..self.at].trim_end_matches("or player").trim().to_owned();
            self.note(from, &format!("player or {written}"));
            return self.target(Pick { up_to, player: true, whose, place, ..Pick::of(1, filter) });
        }
        self.target(Pick { up_to, whose, place, ..Pick::of(1, filter) })
    }

    pub(super) fn target(&mut self, pick: Pick) -> Option<Cards> {
        self.targets.push(pick);
        self.last_target().map(Cards::Target)
    }

    /// Whether what follows speaks of several cards.
    pub(super) fn is_plural(&self) -> bool {
        let rest = self.rest().trim_start().to_ascii_lowercase();
        let several = NUMBERS.iter().skip(2).any(|number| rest.starts_with(&format!("{number} ")));
        rest.starts_with("all ")
            || rest.starts_with("each ")
            || rest.starts_with("this card and ")
            || several
            || rest.starts_with("up to ") && !rest.starts_with("up to one ")
    }
}
