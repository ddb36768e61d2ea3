//! What is paid: icons, and everything else.

use super::super::words::WILLS;
use super::Reader;
use crate::ability::fow::{Bill, Cards, Place, Price, Verb, Whose, Will};

impl Reader<'_> {
    pub(super) fn icon(&mut self) -> Option<Will> {
        WILLS.iter().find(|(_, letter, _)| self.eat(&format!("{{{letter}}}"))).map(|(will, ..)| *will)
    }

    pub(super) fn bill(&mut self) -> Option<Bill> {
        let mut bill = Bill::default();
        let mut any = false;
        loop {
            if let Some(will) = self.icon() {
                bill.of[will as usize] += 1;
            } else if let Some(number) = self.attempt(|reader| {
                reader.must("{")?;
                let number = u8::try_from(reader.digits()?).ok()?;
                reader.must("}")?;
                Some(number)
            }) {
                bill.any += number;
            } else {
                return any.then_some(bill);
            }
            any = true;
        }
    }

    pub(super) fn icons(&mut self) -> Option<Vec<Will>> {
        let mut icons = vec![self.icon()?];
        while let Some(icon) = self.icon() {
            icons.push(icon);
        }
        Some(icons)
    }

    pub(super) fn prices(&mut self) -> Option<Vec<Price>> {
        let mut prices = vec![self.price()?];
        while let Some(price) = self.attempt(|reader| {
            reader.must(",")?;
            reader.price()
        }) {
            prices.push(price);
        }
        Some(prices)
    }

    pub(super) fn price(&mut self) -> Option<Price> {
        if self.eat("{Rest}") {
            return Some(Price::Rest);
        }
        if let Some(bill) = self.attempt(Self::bill) {
            return Some(Price::Will(bill));
        }
        if self.eat("Pay") {
            let life = self.digits()?;
            self.must("life")?;
            return Some(Price::Life(life));
        }
        let verb = if self.eat("Banish") {
            Verb::Banish
        } else if self.eat("Discard") {
            Verb::Discard
        } else if self.eat("Rest") {
            Verb::Rest
        } else if self.eat("Return") {
            Verb::Hand
        } else if self.eat("Remove") {
            if let Some((count, kind)) = self.attempt(Self::counters) {
                self.must("from this card")?;
                return Some(Price::Counters(count, kind));
            }
            Verb::Remove
        } else {
            return None;
        };
        let cards = if self.eat("this card") {
            Cards::This
        } else {
            let mut pick = self.one()?;
            if verb == Verb::Discard {
                pick.place = Place::Hand;
            }
            pick.whose = Whose::You;
            Cards::Chosen(pick)
        };
        match verb {
            Verb::Hand => self.must("to its owner's hand")?,
            Verb::Remove => self.must("from the game")?,
            _ => {}
        }
        Some(Price::Move(verb, cards))
    }

    /// `two magic counters`.
    pub(super) fn counters(&mut self) -> Option<(u8, String)> {
        let count = self.number()?;
        let kind = self.word()?;
        self.must(if count == 1 { "counter" } else { "counters" })?;
        Some((count, kind))
    }
}
