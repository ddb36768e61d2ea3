//! What abilities do.

use super::super::words::WILLS;
use super::Reader;
use crate::ability::fow::{Amount, Cards, Deed, Form, Gain, Pick, Place, Until, Verb, Who, Whose};

impl Reader<'_> {
    /// Sentences.
    pub(super) fn deeds(&mut self) -> Option<Vec<Deed>> {
        let mut deeds = vec![self.deed()?];
        self.must(".")?;
        while !self.rest().trim().is_empty() && !self.rest().trim_start().starts_with("Play this ability") {
            self.eat("Then");
            deeds.push(self.deed()?);
            self.must(".")?;
        }
        Some(deeds)
    }

    pub(super) fn deed(&mut self) -> Option<Deed> {
        if self.eat("You may") {
            return Some(Deed::May(vec![self.deed()?]));
        }
        if self.eat("If") {
            let test = self.test()?;
            self.must(",")?;
            return Some(Deed::If(test, vec![self.deed()?]));
        }
        self.attempt(Self::deed_of_player)
            .or_else(|| self.attempt(Self::damage))
            .or_else(|| self.attempt(Self::moved))
            .or_else(|| self.attempt(Self::other_deed))
            .or_else(|| self.attempt(Self::gained))
    }

    /// Who does something: nobody named is the player.
    pub(super) fn deed_of_player(&mut self) -> Option<Deed> {
        let who = if self.eat("Target player") {
            self.targets.push(Pick { player: true, ..Pick::of(1, Vec::new()) });
            Who::Target(self.last_target()?)
        } else if self.eat("Each player") {
            Who::Each
        } else if self.eat("Your opponent") {
            Who::Opponent
        } else {
            self.eat("You");
            Who::You
        };
        let plain = who == Who::You;
        if self.eat(if plain { "draw" } else { "draws" }) {
            let count = self.number()?;
            self.must(if count == 1 { "card" } else { "cards" })?;
            let each = if self.eat("for each") { Some(self.each()?) } else { None };
            return Some(Deed::Draw(who, Amount { times: u32::from(count), each }));
        }
        if self.eat(if plain { "discard" } else { "discards" }) {
            let count = self.number()?;
            self.must(if count == 1 { "card" } else { "cards" })?;
            // A rest would say more of what is discarded.
            return Some(Deed::Discard(who, count));
        }
        if self.eat(if plain { "gain" } else { "gains" }) {
            let times = self.digits()?;
            self.must("life")?;
            let each = if self.eat("for each") { Some(self.each()?) } else { None };
            return Some(Deed::GainLife(who, Amount { times, each }));
        }
        if self.eat(if plain { "lose" } else { "loses" }) {
            let times = self.digits()?;
            self.must("life")?;
            let each = if self.eat("for each") { Some(self.each()?) } else { None };
            return Some(Deed::LoseLife(who, Amount { times, each }));
        }
        self.must(if plain { "put" } else { "puts" })?;
        self.must("the top")?;
        let count = if self.eat("card") {
            1
        } else {
            let count = self.number()?;
            self.must("cards")?;
            count
        };
        match who {
            Who::You => {
                self.must("of your main deck into your graveyard")?;
            }
            _ => self.must("of his or her main deck into his or her graveyard")?,
        }
        Some(Deed::Mill(who, count))
    }

    pub(super) fn damage(&mut self) -> Option<Deed> {
        self.must("This card deals")?;
        let times = self.digits()?;
        self.must("damage to")?;
        let who = if self.eat("your opponent") {
            Some(Who::Opponent)
        } else if self.eat("each player") {
            Some(Who::Each)
        } else if self.eat("you") {
            Some(Who::You)
        } else {
            None
        };
        let cards = if who.is_none() { Some(self.cards()?) } else { None };
        let each = if self.eat("for each") { Some(self.each()?) } else { None };
        let amount = Amount { times, each };
        match (who, cards) {
            (Some(who), _) => Some(Deed::Hit(amount, who)),
            (None, cards) => Some(Deed::Damage(amount, cards?)),
        }
    }

    pub(super) fn moved(&mut self) -> Option<Deed> {
        let plain = [
            ("Destroy", Verb::Destroy),
            ("Banish", Verb::Banish),
            ("Rest", Verb::Rest),
            ("Recover", Verb::Recover),
            ("Cancel", Verb::Cancel),
        ];
        for (word, verb) in plain {
            if self.eat(word) {
                return self.cards().map(|cards| Deed::Move(verb, cards));
            }
        }
        if self.eat("Remove") {
            if let Some((count, kind)) = self.attempt(Self::counters) {
                self.must("from")?;
                let cards = self.cards()?;
                return Some(Deed::Counters(cards, -i8::try_from(count).ok()?, kind));
            }
            let cards = self.cards()?;
            self.must("from the game")?;
            return Some(Deed::Move(Verb::Remove, cards));
        }
        if self.eat("Return") {
            let cards = self.cards()?;
            self.must("to its owner's hand")?;
            return Some(Deed::Move(Verb::Hand, cards));
        }
        if self.eat("Search your main deck for") {
            let mut pick = self.one()?;
            (pick.whose, pick.place) = (Whose::You, Place::Deck);
            self.must("and put it into your")?;
            let verb = self.own_place()?;
            return Some(Deed::Move(verb, Cards::Chosen(pick)));
        }
        None
    }

    /// Where a card is put: `hand`, `field` or `field rested`.
    pub(super) fn own_place(&mut self) -> Option<Verb> {
        if self.eat("hand") {
            return Some(Verb::Hand);
        }
        self.must("field")?;
        Some(if self.eat("rested") { Verb::FieldRested } else { Verb::Field })
    }

    pub(super) fn other_deed(&mut self) -> Option<Deed> {
        if self.eat("All damage becomes 0 until end of turn") {
            return Some(Deed::NoDamage);
        }
        if self.eat("Produce") {
            let mut choices = vec![self.icons()?];
            while self.eat(",") || self.eat("or") {
                self.eat("or");
                choices.push(self.icons()?);
            }
            return Some(Deed::Produce(choices));
        }
        if self.eat("Gain control of") {
            let cards = self.cards()?;
            let until = if self.eat("until end of turn") { Until::TurnEnds } else { Until::Stays };
            return Some(Deed::Control(cards, until));
        }
        self.must("Put")?;
        if let Some(count) = self.attempt(|reader| {
            reader.must("the top")?;
            let count = if reader.eat("card") {
                1
            } else {
                let count = reader.number()?;
                reader.must("cards")?;
                count
            };
            reader.must("of your magic stone deck into your magic stone area")?;
            Some(count)
        }) {
            return Some(Deed::Stone(count, self.eat("rested")));
        }
        if let Some((count, form)) = self.attempt(Self::token) {
            return Some(Deed::Token(count, form));
        }
        if let Some((count, kind)) = self.attempt(Self::counters) {
            self.must("on")?;
            let cards = self.cards()?;
            return Some(Deed::Counters(cards, i8::try_from(count).ok()?, kind));
        }
        let cards = self.cards()?;
        if self.eat("on top of its owner's main deck") {
            return Some(Deed::Move(Verb::Top, cards));
        }
        if self.eat("on the bottom of its owner's main deck") {
            return Some(Deed::Move(Verb::Bottom, cards));
        }
        if self.eat("into its owner's graveyard") {
            return Some(Deed::Move(Verb::Bury, cards));
        }
        if self.eat("into its owner's main deck") {
            return Some(Deed::Move(Verb::Shuffle, cards));
        }
        self.must("into your")?;
        let verb = self.own_place()?;
        Some(Deed::Move(verb, cards))
    }

    /// `two wind "Fairy" tokens [200/200] with [Flying] into your field`.
    pub(super) fn token(&mut self) -> Option<(u8, Form)> {
        let count = self.number()?;
        let mut form = Form::default();
        form.of.extend(WILLS.iter().filter(|(_, _, spelled)| self.eat(spelled[0])).map(|(will, ..)| *will));
        form.name = self.quoted()?;
        self.must(if count == 1 { "token" } else { "tokens" })?;
        self.must("[")?;
        let atk = i32::try_from(self.digits()?).ok()?;
        self.must("/")?;
        let def = i32::try_from(self.digits()?).ok()?;
        self.must("]")?;
        form.stats = [atk, def];
        if self.eat("with") {
            form.words = self.words()?;
        }
        self.must("into your field")?;
        Some((count, form))
    }
}
