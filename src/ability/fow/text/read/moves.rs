//! What is done with cards: where they go.

use super::Reader;
use crate::ability::fow::{Cards, Deed, Is, Pick, Place, Type, Until, Verb, Whose};

impl Reader<'_> {
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
                let mut cards = self.cards()?;
                if verb == Verb::Banish {
                    // What is banished is one's own.
                    let (from, end) = (self.at, self.text[..self.at].ends_with("you control"));
                    if end && matches!(cards, Cards::Chosen(_)) {
                        self.at = from - "you control".len();
                        self.eat_as("you control", "");
                    }
                    let place = match &cards {
                        Cards::Chosen(pick) => pick.place,
                        _ => Place::Field,
                    };
                    cards = if place == Place::Stones { own_stones(cards)? } else { Self::own(cards, place)? };
                }
                if verb == Verb::Cancel && !self.is_spell(&cards) {
                    return None;
                }
                return Some(Deed::Move(verb, cards));
            }
        }
        if self.eat("Discard") {
            let cards = self.cards()?;
            // Which cards, the hand alone would say: so many of any are discarded otherwise.
            let Cards::Chosen(pick) = &cards else { return None };
            (!pick.up_to && pick.filter != [Is::Type(Type::Card)]).then_some(())?;
            return Some(Deed::Move(Verb::Discard, Self::own(cards, Place::Hand)?));
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
            self.must_any(&["to its owner's hand", "to its owner's hands"])?;
            return Some(Deed::Move(Verb::Hand, cards));
        }
        if self.sees("Search your magic stone deck") {
            return self.stone_searched();
        }
        if self.eat_any(&["Search your main deck for", "Search you deck for"]) {
            return self.searched();
        }
        None
    }

    /// Whether cards are being played.
    fn is_spell(&self, cards: &Cards) -> bool {
        match cards {
            Cards::Target(at) => self.targets.get(usize::from(*at)).is_some_and(|pick| pick.place == Place::Chase),
            Cards::Chosen(pick) | Cards::All(pick) => pick.place == Place::Chase,
            Cards::Those => true,
            Cards::This | Cards::Fallen | Cards::Bearer | Cards::With(_) => false,
        }
    }

    fn searched(&mut self) -> Option<Deed> {
        let mut pick = self.one()?;
        (pick.whose == Whose::Any && matches!(pick.place, Place::Field)).then_some(())?;
        (pick.whose, pick.place) = (Whose::You, Place::Deck);
        let several = pick.count > 1;
        self.eat_as(",", "");
        let from = self.here();
        if ["reveal them, and", "reveal them and", "reveal it, and", "reveal it and"]
            .iter()
            .any(|words| self.eat(words))
        {
            self.note(from, "and");
        } else {
            self.must("and")?;
        }
        let from = self.here();
        (self.eat("put it") || self.eat("put them") || self.eat("put")).then_some(())?;
        self.note(from, if several { "put them" } else { "put it" });
        self.must("into your")?;
        let verb = self.own_place()?;
        let end = self.here();
        if self.eat(".") {
            // The deck is shuffled in any case.
            let shuffled = ["shuffle your main deck", "shuffle your deck", "Then shuffle your main deck"];
            if let Some(()) = self.attempt(|reader| shuffled.iter().any(|words| reader.eat(words)).then_some(())) {
                self.note(end, "");
            } else {
                self.at = end;
            }
        }
        Some(Deed::Move(verb, Cards::Chosen(pick)))
    }

    /// Where a card is put: `hand`, `field` or `field rested`.
    fn own_place(&mut self) -> Option<Verb> {
        if self.eat("hand") {
            return Some(Verb::Hand);
        }
        self.must("field")?;
        Some(if self.eat("rested") { Verb::FieldRested } else { Verb::Field })
    }

    /// What begins with `Put`, and is no counter, token or stone.
    pub(super) fn put(&mut self) -> Option<Deed> {
        self.must("Put")?;
        let start = self.here();
        let cards = self.cards()?;
        if self.eat_any(&["on top of its owner's main deck"]) {
            return Some(Deed::Move(Verb::Top, cards));
        }
        if self.eat_any(&["on the bottom of its owner's main deck"]) {
            return Some(Deed::Move(Verb::Bottom, cards));
        }
        if self.eat("on the bottom of your main deck") {
            // From one's own hand, or the card itself.
            let own = matches!(&cards, Cards::Chosen(pick) if pick.place == Place::Hand && pick.whose == Whose::You);
            (own || cards == Cards::This).then_some(())?;
            let from = self.text[..self.at].rfind("your main deck")?;
            self.note(from, "its owner's main deck");
            return Some(Deed::Move(Verb::Bottom, cards));
        }
        if self.eat("into its owner's graveyard") {
            return Some(Deed::Move(Verb::Bury, cards));
        }
        if self.eat("into its owner's main deck") {
            return Some(Deed::Move(Verb::Shuffle, cards));
        }
        if self.eat_any(&["into your ruler area, as a ruler", "into your ruler area as a ruler"]) {
            let ruler = cards == Cards::This || cards == Cards::own_j_ruler();
            return ruler.then_some(Deed::Move(Verb::Ruler, cards));
        }
        if self.eat_any(&["into its owner's field", "into it owner's field"]) {
            return Some(Deed::Move(Verb::OwnField, cards));
        }
        let here = self.here();
        if self.eat_any(&["to its owner's hand"]) {
            // It is returned there from the field, and put there from the graveyard.
            let text = self.text[start..here].trim().to_owned();
            let put = self.text[..start].to_ascii_lowercase().rfind("put")?;
            let _ = text;
            self.notes.push((put, put + 3, "return".to_owned()));
            return Some(Deed::Move(Verb::Hand, cards));
        }
        self.must("into your")?;
        if self.eat("graveyard") {
            return (cards == Cards::Those).then_some(()).map(|()| {
                let from = self.text[..self.at].rfind("your graveyard").unwrap_or(self.at);
                self.note(from, "its owner's graveyard");
                Deed::Move(Verb::Bury, cards)
            });
        }
        let verb = self.own_place()?;
        let lies = match &cards {
            Cards::Target(at) => self.targets.get(usize::from(*at)).map(|pick| (pick.place, pick.whose)),
            Cards::Chosen(pick) | Cards::All(pick) => Some((pick.place, pick.whose)),
            Cards::Fallen | Cards::Those => Some((Place::Graveyard, Whose::You)),
            Cards::This | Cards::Bearer | Cards::With(_) => None,
        };
        if self.heard.breaks && cards == Cards::This {
            if verb == Verb::Hand {
                let put = self.text[..start].to_ascii_lowercase().rfind("put")?;
                self.note(put, "return this card to its owner's hand");
            }
            return Some(Deed::Move(verb, cards));
        }
        let fits = match verb {
            Verb::Hand => matches!(lies, Some((Place::Graveyard | Place::Removed, _)) | None),
            _ => matches!(lies, Some((Place::Graveyard | Place::Hand | Place::Removed, _))),
        };
        fits.then_some(())?;
        if verb == Verb::Hand && cards == Cards::Those {
            let from = self.text[..self.at].rfind("into your hand")?;
            let put = self.text[..start].to_ascii_lowercase().rfind("put")?;
            self.note(from, "to its owner's hand");
            self.notes.push((put, put + 3, "return".to_owned()));
        }
        if verb == Verb::Hand && cards == Cards::This {
            return None;
        }
        Some(Deed::Move(verb, cards))
    }

    /// `Choose a resonator in your graveyard and put it into your hand` puts it there.
    pub(super) fn picked_up(&mut self) -> Option<Deed> {
        let from = self.here();
        self.must("Choose")?;
        let pick = self.one()?;
        (pick.place == Place::Graveyard && pick.whose == Whose::You).then_some(())?;
        self.must("and put it")?;
        (self.eat("into your") || self.eat("in your")).then_some(())?;
        let verb = self.own_place()?;
        let deed = Deed::Move(verb, Cards::Chosen(pick));
        self.note(from, &super::super::print::deed(&deed, &self.targets));
        Some(deed)
    }

    /// A stone of the magic stone deck is looked for.
    pub(super) fn stone_searched(&mut self) -> Option<Deed> {
        self.must("Search your magic stone deck for")?;
        let mut pick = self.one()?;
        let any = pick.filter == [Is::Type(Type::Card)];
        (pick.whose == Whose::Any && (pick.place == Place::Stones || any)).then_some(())?;
        (pick.whose, pick.place) = (Whose::You, Place::StoneDeck);
        self.must("and put")?;
        let several = pick.count > 1;
        self.must(if several { "them" } else { "it" })?;
        self.must_any(&["into your magic stone area", "into your field"])?;
        let rested = self.eat("rested");
        let end = self.here();
        if self.eat(".") {
            if self.eat("shuffle your magic stone deck") {
                self.note(end, "");
            } else {
                self.at = end;
            }
        }
        Some(Deed::Move(if rested { Verb::FieldRested } else { Verb::Field }, Cards::Chosen(pick)))
    }

    /// Something that is done as the turn ends.
    pub(super) fn at_end(&mut self) -> Option<Deed> {
        let from = self.here();
        (self.eat("At the end of turn,") || self.eat("At the next end of turn,") || self.eat("At end of turn,"))
            .then_some(())?;
        self.note(from, "At the end of turn,");
        let verb = if self.eat("destroy") {
            Verb::Destroy
        } else if self.eat("banish") {
            Verb::Banish
        } else if self.eat("recover") {
            Verb::Recover
        } else if self.eat("remove") {
            Verb::Remove
        } else {
            self.must("return")?;
            Verb::Hand
        };
        let cards = self.cards()?;
        matches!(cards, Cards::This | Cards::Those).then_some(())?;
        match verb {
            Verb::Remove => self.must("from the game")?,
            Verb::Hand => self.must("to its owner's hand")?,
            _ => {}
        }
        Some(Deed::AtEnd(verb, cards))
    }

    /// `Destroy it at the end of turn`.
    pub(super) fn at_end_later(&mut self) -> Option<Deed> {
        let from = self.here();
        (self.eat("Destroy") && (self.eat("it") || self.eat("this"))).then_some(())?;
        self.heard.spoken.then_some(())?;
        self.must("at the end of turn")?;
        self.note(from, "At the end of turn, destroy it");
        Some(Deed::AtEnd(Verb::Destroy, Cards::Those))
    }

    pub(super) fn controlled(&mut self) -> Option<Deed> {
        self.must_any(&["Gain control of", "You gain control of"])?;
        let cards = self.cards()?;
        let until = if self.eat("until end of turn") { Until::TurnEnds } else { Until::Stays };
        Some(Deed::Control(cards, until))
    }
}

fn own_stones(cards: Cards) -> Option<Cards> {
    match cards {
        Cards::Chosen(pick) if pick.whose != Whose::Opponent => {
            Some(Cards::Chosen(Pick { whose: Whose::You, place: Place::Stones, ..pick }))
        }
        _ => None,
    }
}
