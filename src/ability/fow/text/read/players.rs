//! What players do.

use super::Reader;
use crate::ability::fow::{Amount, Cards, Deed, Dig, Each, Is, Pick, Place, Rest, Type, Verb, Who, Whose};

impl Reader<'_> {
    /// Who does something: nobody named is the player.
    pub(super) fn deed_of_player(&mut self) -> Option<Deed> {
        let from = self.here();
        let who = if self.eat("Target player") {
            self.targets.push(Pick { player: true, ..Pick::of(1, Vec::new()) });
            Who::Target(self.last_target()?)
        } else if self.eat_as("Target opponent", "Your opponent") || self.eat("Your opponent") {
            Who::Opponent
        } else if self.eat("Each player") {
            Who::Each
        } else if self.heard.spoken
            && self.eat_any(&[
                "Its controller",
                "The controller of it",
                "It's controller",
                "That resonator's controller",
            ])
        {
            Who::Holder
        } else {
            self.eat("You");
            Who::You
        };
        let bare = self.here() == from;
        let plain = who == Who::You;
        let verb = |reader: &mut Self, one: &str, other: &str| reader.eat(if plain { one } else { other });
        if verb(self, "draw", "draws") {
            if !bare && plain {
                return None;
            }
            let count = self.number()?;
            self.must(if count == 1 { "card" } else { "cards" })?;
            let each = if self.eat("for each") { Some(Each::Cards(self.each()?)) } else { None };
            return Some(Deed::Draw(who, Amount { times: u32::from(count), each }));
        }
        if verb(self, "discard", "discards") {
            if self.eat_any(&[
                "their hand",
                "his or her hand",
                "all cards from his or her hand",
                "all cards in his or her hand",
            ]) {
                return (!plain).then_some(Deed::DiscardHand(who));
            }
            if plain && self.eat("your hand") {
                return Some(Deed::DiscardHand(who));
            }
            let count = self.number()?;
            self.must(if count == 1 { "card" } else { "cards" })?;
            if self.eat("at random") {
                return Some(Deed::DiscardByChance(who, count));
            }
            self.eat_as("from your hand", "");
            self.eat_as("in your hand", "");
            // A rest would say more of what is discarded.
            return Some(Deed::Discard(who, count));
        }
        if verb(self, "gain", "gains") {
            if bare && plain {
                self.insert(from, "you ");
            }
            return Some(Deed::GainLife(who, self.life()?));
        }
        if verb(self, "lose", "loses") {
            if bare && plain {
                self.insert(from, "you ");
            }
            return Some(Deed::LoseLife(who, self.life()?));
        }
        if !plain && self.eat_any(&["banishes", "banish"]) {
            return self.theirs(who, Verb::Banish);
        }
        if !plain && self.eat("rests") {
            return self.theirs(who, Verb::Rest);
        }
        let away = self.attempt(|reader| {
            (verb(reader, "remove", "removes")).then_some(())?;
            reader.must("the top")
        });
        if away.is_some() {
            let count = self.top_cards()?;
            self.deck_of(who)?;
            self.must("from the game")?;
            return Some(Deed::MillAway(who, count));
        }
        verb(self, "put", "puts").then_some(())?;
        self.must("the top")?;
        let count = self.top_cards()?;
        let wordings: &[&str] = if who == Who::You {
            &["of your main deck into your graveyard", "of your deck into your graveyard"]
        } else {
            &[
                "of his or her main deck into his or her graveyard",
                "of their main deck into their graveyard",
                "of their deck into their graveyard",
            ]
        };
        self.must_any(wordings)?;
        Some(Deed::Mill(who, count))
    }

    fn top_cards(&mut self) -> Option<u8> {
        if self.eat("card") {
            return Some(1);
        }
        let count = self.number()?;
        self.must("cards")?;
        Some(count)
    }

    fn deck_of(&mut self, who: Who) -> Option<()> {
        match who {
            Who::You => self.must_any(&["of your main deck", "of your deck"]),
            _ => self.must_any(&["of his or her main deck", "of their main deck"]),
        }
    }

    /// `400 life`, `that much life`, `life equal to its DEF`.
    fn life(&mut self) -> Option<Amount> {
        if self.eat("that much life") {
            return Some(Amount { times: 1, each: Some(Each::Much) });
        }
        if self.eat_any(&["life equal to its ATK", "life equal to it's ATK"]) {
            return self.heard.spoken.then_some(Amount { times: 1, each: Some(Each::Atk) });
        }
        if self.eat_any(&["life equal to its DEF", "life equal to it's DEF"]) {
            return self.heard.spoken.then_some(Amount { times: 1, each: Some(Each::Def) });
        }
        let times = self.digits()?;
        self.must("life")?;
        let each = if self.eat("for each") { Some(self.for_each()?) } else { None };
        Some(Amount { times, each })
    }

    /// What is counted: cards, or counters on this card.
    pub(super) fn for_each(&mut self) -> Option<Each> {
        if let Some(kind) = self.attempt(|reader| {
            let kind = reader.kind_of_counter()?;
            reader.must("counter on this card")?;
            Some(kind)
        }) {
            return Some(Each::Counters(kind));
        }
        self.each().map(Each::Cards)
    }

    /// What each of some players does with cards of one's own.
    fn theirs(&mut self, who: Who, verb: Verb) -> Option<Deed> {
        let count = self.number()?;
        let (filter, whose, place) = self.description(count != 1)?;
        (whose == Whose::Any && matches!(place, Place::Field | Place::Stones)).then_some(())?;
        for own in ["they control", "he or she controls", "in his or her field", "that player controls"] {
            self.eat_as(own, "");
        }
        Some(Deed::Theirs(who, verb, Pick { place, ..Pick::of(count, filter) }))
    }

    /// `look at the top card of your main deck. You may put it on the bottom of your main deck`.
    fn looked(&mut self) -> Option<Deed> {
        self.must("Look at the top card of your")?;
        (self.eat("main deck") || self.eat("deck")).then_some(())?;
        self.must(".")?;
        self.must("You may put")?;
        (self.eat("it") || self.eat("that card")).then_some(())?;
        self.must("on the bottom of your")?;
        (self.eat("main deck") || self.eat("deck")).then_some(())?;
        let pick =
            Pick { up_to: true, whose: Whose::You, place: Place::Deck, ..Pick::of(1, vec![Is::Type(Type::Card)]) };
        Some(Deed::Dig(Dig { count: 1, shown: false, take: Some((pick, Verb::Bottom)), rest: Rest::Top }))
    }

    /// Cards of the top of the magic stone deck are looked at, and one of them is put into the magic stone area.
    fn stones_looked(&mut self) -> Option<Deed> {
        self.must("Look at the top")?;
        let count = self.number()?;
        (count > 1).then_some(())?;
        self.must("cards of your magic stone deck,")?;
        (self.eat("choose") || self.eat("put")).then_some(())?;
        self.must("a")?;
        let (filter, whose, place) = self.description(false)?;
        (whose == Whose::Any && place == Place::Stones).then_some(())?;
        self.must("from among them")?;
        self.eat("and put it");
        self.must("into your magic stone area")?;
        let rest = ["and the rest", ". Put the rest"].iter().any(|words| self.eat(words));
        rest.then_some(())?;
        (self.eat("on the bottom of your magic stone deck in any order")
            || self.eat("on the bottom of your megic stone deck in any order"))
        .then_some(())?;
        let pick = Pick { whose: Whose::You, place: Place::StoneDeck, ..Pick::of(1, filter) };
        Some(Deed::Dig(Dig { count, shown: false, take: Some((pick, Verb::Field)), rest: Rest::Bottom }))
    }

    /// Cards of the top of the main deck are looked at.
    pub(super) fn dig(&mut self) -> Option<Deed> {
        let from = self.here();
        if let Some(dig) = self.attempt(Self::stones_looked) {
            self.note(from, &super::super::print::deed(&dig, &[]));
            return Some(dig);
        }
        if let Some(dig) = self.attempt(Self::looked) {
            self.note(from, &super::super::print::deed(&dig, &[]));
            return Some(dig);
        }
        let shown = self.eat("Reveal the top");
        if !shown {
            self.must("Look at the top")?;
        }
        let count = self.number()?;
        (count > 1).then_some(())?;
        self.must("cards of your")?;
        (self.eat("main deck") || self.eat("deck")).then_some(())?;
        if !shown && self.eat_any(&["and put them back in any order", "and return them in any order"]) {
            let dig = Deed::Dig(Dig { count, shown, take: None, rest: Rest::Top });
            self.note(from, &super::super::print::deed(&dig, &[]));
            return Some(dig);
        }
        let plain = self.eat(",");
        if !plain {
            self.must(".")?;
        }
        let may = self.eat("You may");
        let reveals = if shown { false } else { self.eat("reveal") };
        if !reveals {
            self.must("put")?;
        }
        let up_to = self.eat("up to");
        let mut pick = if self.eat("one of them") {
            Pick::of(1, vec![Is::Type(Type::Card)])
        } else {
            let count = self.number()?;
            let (filter, whose, place) = self.description(count != 1)?;
            (whose == Whose::Any && matches!(place, Place::Field)).then_some(())?;
            (self.eat("from among them") || self.eat("among them")).then_some(())?;
            Pick::of(count, filter)
        };
        if reveals {
            (self.eat("and put it") || self.eat("and put them")).then_some(())?;
        }
        pick.up_to = up_to || may;
        // Without a word of showing, anything can be taken; what is described has to be shown.
        let anything = pick.filter == [Is::Type(Type::Card)];
        (shown || anything || reveals || plain || self.sees("into your field")).then_some(())?;
        pick.place = Place::Deck;
        pick.whose = Whose::You;
        let verb = if self.eat("into your hand") {
            Verb::Hand
        } else {
            self.must("into your field")?;
            if self.eat("rested") { Verb::FieldRested } else { Verb::Field }
        };
        if self.eat(".") {
            self.must("Put the rest")?;
        } else {
            self.must("and")?;
            self.eat("put");
            self.must("the rest")?;
        }
        let rest = if self.eat("on the bottom of your") {
            (self.eat("main deck") || self.eat("deck")).then_some(())?;
            (self.eat("in any order")).then_some(())?;
            Rest::Bottom
        } else if self.eat("into your graveyard") {
            Rest::Graveyard
        } else {
            self.must("into your main deck")?;
            Rest::Shuffle
        };
        let dig = Deed::Dig(Dig { count, shown, take: Some((pick, verb)), rest });
        self.note(from, &super::super::print::deed(&dig, &[]));
        Some(dig)
    }

    /// `target player chooses a card in his or her hand at random and discards it`.
    pub(super) fn by_chance(&mut self) -> Option<Deed> {
        let from = self.here();
        if self.eat("Choose a card in your opponent's hand at random and discard it") {
            self.note(from, "your opponent discards a card at random");
            return Some(Deed::DiscardByChance(Who::Opponent, 1));
        }
        self.must("Target player chooses")?;
        let count = self.number()?;
        self.must(if count == 1 { "card" } else { "cards" })?;
        self.must("in his or her hand at random and discards")?;
        self.must(if count == 1 { "it" } else { "them" })?;
        self.targets.push(Pick { player: true, ..Pick::of(1, Vec::new()) });
        let deed = Deed::DiscardByChance(Who::Target(self.last_target()?), count);
        self.note(from, &super::super::print::deed(&deed, &self.targets));
        Some(deed)
    }

    /// `look at your opponent's hand and choose a resonator. They discard that card`.
    pub(super) fn stripped(&mut self) -> Option<Deed> {
        let from = self.here();
        self.must("Look at")?;
        (self.eat("your opponent's hand") || self.eat("target opponent's hand")).then_some(())?;
        (self.eat("and choose") || self.eat(". Choose") || self.eat(". You choose") || self.eat("and you choose"))
            .then_some(())?;
        let filter = self.what_it_is()?;
        self.must(".")?;
        (self.eat("They discard that card")
            || self.eat("They discard it")
            || self.eat("He or she discards that card")
            || self.eat("Your opponent discards that card"))
        .then_some(())?;
        let strip = Deed::Strip(filter);
        self.note(from, &super::super::print::deed(&strip, &[]));
        Some(strip)
    }

    /// `Cards::Chosen` of one's own, by a verb that says so.
    pub(super) fn own(cards: Cards, place: Place) -> Option<Cards> {
        match cards {
            Cards::Chosen(pick) if pick.place == Place::Field && pick.whose != Whose::Opponent => {
                Some(Cards::Chosen(Pick { whose: Whose::You, place, ..pick }))
            }
            Cards::Chosen(pick) if pick.whose == Whose::You => Some(Cards::Chosen(pick)),
            Cards::Chosen(_) => None,
            other => Some(other),
        }
    }
}
