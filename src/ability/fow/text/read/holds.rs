//! What holds while a card is there.

use super::super::words::WILLS;
use super::Reader;
use crate::ability::fow::{Amount, Cards, Holds, Line, Pick, Static, Who, Will};

impl Reader<'_> {
    /// What holds while the card is there.
    pub(super) fn holds(&mut self) -> Option<Line> {
        let mut only_if = None;
        if self.eat("As long as") {
            only_if = Some(self.test()?);
            self.must(",")?;
        }
        let what = if self.eat("Treat this card as") {
            let mut of = vec![self.stone_of()?];
            while self.eat("and") {
                of.push(self.stone_of()?);
            }
            Holds::Stone(of)
        } else if self.eat("This card enters your field rested") || self.eat("This card enters rested") {
            Holds::EntersRested
        } else if self.eat("You may pay {") {
            let times = self.digits()?;
            self.must("} less to play this card")?;
            let each = if self.eat("for each") { Some(self.each()?) } else { None };
            Holds::CostsLess(Amount { times, each })
        } else if let Some(name) = self.attempt(|reader| {
            reader.must("This card gains")?;
            let name = reader.quoted()?;
            reader.must("in addition to its other names")?;
            Some(name)
        }) {
            Holds::Name(name)
        } else {
            let (cards, plural) = self.subject()?;
            let gain = self.gain(plural)?;
            Holds::Gives(cards, gain)
        };
        if only_if.is_none() && self.eat("as long as") {
            only_if = Some(self.test()?);
        }
        self.must(".")?;
        Some(Line::Holds(Static { only_if, what }))
    }

    /// `fire magic stone`.
    pub(super) fn stone_of(&mut self) -> Option<Will> {
        let will = WILLS.iter().find(|(_, _, spelled)| self.eat(spelled[0])).map(|(will, ..)| *will)?;
        self.must("magic stone")?;
        Some(will)
    }

    /// Who has something all the time.
    pub(super) fn subject(&mut self) -> Option<(Cards, bool)> {
        if self.eat("This card") {
            return Some((Cards::This, false));
        }
        if self.eat("Added card") {
            return Some((Cards::Bearer, false));
        }
        if self.eat("Your J-ruler") {
            return Some((Cards::All(Self::own_j_ruler()), false));
        }
        let (filter, whose, place) = self.description(true)?;
        Some((Cards::All(Pick { whose, place, ..Pick::of(1, filter) }), true))
    }
}
