//! What is paid: icons, and everything else.

use super::super::words::WILLS;
use super::Reader;
use crate::ability::fow::{Bill, Cards, Place, Price, Verb, Whose, Will};

impl Reader<'_> {
    pub(super) fn icon(&mut self) -> Option<Will> {
        WILLS.iter().find(|(_, letter, _)| self.eat(&format!("{{{letter}}}"))).map(|(will, ..)| *will)
    }

    pub(super) fn icons(&mut self) -> Option<Vec<Will>> {
        let mut icons = vec![self.icon()?];
        while let Some(icon) = self.icon() {
            icons.push(icon);
        }
        Some(icons)
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
                bill.any = bill.any.checked_add(number)?;
            } else {
                return any.then_some(bill);
            }
            any = true;
        }
    }

    pub(super) fn prices(&mut self) -> Option<Vec<Price>> {
        let mut prices = vec![self.price()?];
        while let Some(price) = self.attempt(|reader| {
            // `{G}{1}{Rest}` says the same without a comma.
            if !reader.eat_any(&[",", ", and", "and"]) {
                reader.sees("{Rest}").then(|| reader.insert(reader.at, ", "))?;
            }
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
            if let Some(bill) = self.attempt(Self::bill) {
                return Some(Price::Will(bill));
            }
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
                if self.eat_any(&["from your J/ruler", "from your ruler or J-ruler"]) {
                    return Some(Price::RulerCounters(count, kind));
                }
                self.must("from this card")?;
                return Some(Price::Counters(count, kind));
            }
            Verb::Remove
        } else if self.sees("Put this card") {
            self.must("Put")?;
            Verb::Bottom
        } else {
            return None;
        };
        let cards = if self.eat_any(&["this card from your graveyard", "this card in your graveyard"]) {
            (verb == Verb::Remove).then_some(())?;
            Cards::Fallen
        } else if self.eat("this card") {
            Cards::This
        } else {
            self.paying(verb)?
        };
        match verb {
            Verb::Hand => self.must("to its owner's hand")?,
            Verb::Remove => self.must("from the game")?,
            Verb::Bottom => {
                self.must_any(&["on the bottom of its owner's main deck", "on the bottom of your main deck"])?;
            }
            _ => {}
        }
        Some(Price::Move(verb, cards))
    }

    /// The cards that pay.
    fn paying(&mut self, verb: Verb) -> Option<Cards> {
        let mut pick = self.one()?;
        let at = self.at;
        let own = match (verb, pick.place, pick.whose) {
            (Verb::Discard, Place::Field, Whose::Any) => {
                pick.place = Place::Hand;
                true
            }
            (Verb::Discard, place, _) => place == Place::Hand,
            (Verb::Remove, Place::Graveyard | Place::Hand, whose) => whose == Whose::You,
            (Verb::Bottom, ..) => false,
            (_, Place::Field | Place::Stones | Place::Standby, Whose::Any) => true,
            (_, Place::Field | Place::Stones, Whose::You) => {
                // What pays is one's own.
                self.without_place(at)?;
                true
            }
            (_, place, whose) => place == Place::Standby && whose == Whose::You,
        };
        own.then_some(())?;
        pick.whose = Whose::You;
        Some(Cards::Chosen(pick))
    }

    /// What was read last stands without where it lies.
    fn without_place(&mut self, end: usize) -> Option<()> {
        let read = &self.text[..end];
        let said = ["you control"].into_iter().find(|said| read.ends_with(said))?;
        self.at = end - said.len();
        self.eat_as(said, "").then_some(())
    }

    /// `two magic counters`, `a [+100/+100] counter`.
    pub(super) fn counters(&mut self) -> Option<(u8, String)> {
        let count = self.number()?;
        let kind = self.kind_of_counter()?;
        self.must(if count == 1 { "counter" } else { "counters" })?;
        Some((count, kind))
    }

    /// `magic`, `[+100/+100]`, `tea party`.
    pub(super) fn kind_of_counter(&mut self) -> Option<String> {
        if let Some((atk, def)) = self.attempt(Self::stats) {
            return Some(format!("[{atk:+}/{def:+}]"));
        }
        let mut kind = self.word()?;
        (!["counter", "counters"].contains(&kind.as_str())).then_some(())?;
        while !self.sees("counter") && !self.sees("counters") {
            kind = format!("{kind} {}", self.word()?);
            (kind.split(' ').count() < 4).then_some(())?;
        }
        Some(kind)
    }
}
