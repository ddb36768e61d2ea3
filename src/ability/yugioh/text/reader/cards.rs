//! Cards with their number and place, and words that stand for cards named before.

use enumset::EnumSet;

use super::super::super::cards::{Cards, Count, Filter, Is, Pick, Place, Whose};
use super::Reader;
use super::described::{BANISHED, OWN_BANISHED, sort};

/// Whoever reads "any number" takes no more than this.
const ANY: u8 = 60;

impl Reader<'_> {
    /// Cards: those of a description, or a word for some named before.
    pub(in crate::ability::yugioh::text) fn cards(&mut self) -> Option<Cards> {
        let from = self.at;
        if let Some((at, it, found)) = &self.seen
            && (*at, it) == (from, &self.it)
        {
            let (cards, end) = found.clone()?;
            self.at = end;
            return Some(cards);
        }
        let found = self.cards_here();
        self.seen = Some((from, self.it.clone(), found.clone().map(|cards| (cards, self.at))));
        found
    }

    fn cards_here(&mut self) -> Option<Cards> {
        const THAT: &[&str] = &[
            "that monster",
            "that card",
            "the selected monster",
            "the targeted monster",
            "the selected card",
            "the targeted card",
            "that spell/trap",
        ];
        const THEM: &[&str] = &["them", "those monsters", "those cards", "the selected monsters"];
        const TARGETS: &[&str] = &["those targets", "both targets", "both of them", "both"];
        const FIXED: &[(&str, Cards)] = &[
            ("this card", Cards::This),
            ("the equipped monster", Cards::Bearer),
            ("that first target", Cards::Target(0)),
            ("that second target", Cards::Target(1)),
            ("that occurring card", Cards::That),
            ("the tributed monster", Cards::Paid),
            ("that negated card", Cards::Answered),
            ("the monster this card battles", Cards::Foe),
            ("the monster this card battled", Cards::Foe),
            ("the monster that destroyed it", Cards::Foe),
            ("the monster that destroyed this card", Cards::Foe),
            ("the monster that attacked this card", Cards::Foe),
        ];
        // What has been destroyed is what was spoken of last.
        if self.words("the destroyed monster").is_some() {
            return match self.it {
                Cards::That | Cards::Those | Cards::Target(_) => Some(self.it.clone()),
                _ => None,
            };
        }
        if let Some((_, cards)) = FIXED.iter().find(|(words, _)| self.words(words).is_some()) {
            return Some(cards.clone());
        }
        if self.words("that target").is_some() {
            return (!self.several).then_some(Cards::Target(0));
        }
        if self.words("it").is_some() {
            return (self.it != Cards::Targets).then(|| self.it.clone());
        }
        // No card calls itself so.
        if self.any(THAT) {
            return (!matches!(self.it, Cards::This | Cards::Targets)).then(|| self.it.clone());
        }
        if self.any(THEM) {
            return (self.it != Cards::This).then(|| self.it.clone());
        }
        if self.any(TARGETS) {
            return Some(self.targets());
        }
        let start = self.at;
        if let Some(pick) = self.pick() {
            return Some(Cards::Of(pick));
        }
        self.at = start;
        // "Shuffle all 3 into the Deck": so many targets there are.
        if self.words("all").is_none() || self.number().is_none() {
            self.at = start;
            return None;
        }
        let _ = self.words("targets");
        Some(self.targets())
    }

    /// Cards whose something is.
    pub(in crate::ability::yugioh::text) fn whose(&mut self) -> Option<Cards> {
        if self.words("this card's").is_some() {
            return Some(Cards::This);
        }
        if self.words("that target's").is_some() {
            return (!self.several).then_some(Cards::Target(0));
        }
        self.words("its")?;
        let is_plain = match self.it {
            Cards::Targets => false,
            Cards::This => self.has_been("this card"),
            _ => true,
        };
        is_plain.then(|| self.it.clone())
    }

    /// All targets.
    const fn targets(&self) -> Cards {
        if self.several { Cards::Targets } else { Cards::Target(0) }
    }

    /// Cards of a description, with their number and place.
    pub(in crate::ability::yugioh::text) fn pick(&mut self) -> Option<Pick> {
        let start = self.at;
        if self.any(&["the attacking monster", "that attacking monster"]) {
            self.unplaced = false;
            return Some(sorted(Pick::monsters(Count::Exactly(1), vec![Is::Attacking])));
        }
        let count = if self.words("up to").is_some() {
            Count::UpTo(u8::try_from(self.number()?).ok()?)
        } else if self.words("any number of").is_some() {
            Count::UpTo(ANY)
        } else if self.any(&["all", "each", "every"]) {
            Count::All
        } else {
            match self.number() {
                Some(number) => Count::Exactly(u8::try_from(number).ok()?),
                None if self.bare => Count::All,
                None => return None,
            }
        };
        let _ = self.words("of the");
        let Some(filter) = self.filter() else {
            self.at = start;
            return None;
        };
        Some(self.placed(count, filter))
    }

    /// Where the cards of a description are, and whose; on the field where nothing is said.
    pub(in crate::ability::yugioh::text) fn placed(&mut self, count: Count, mut filter: Filter) -> Pick {
        let mut pick = Pick { count, filter: Vec::new(), whose: Whose::Any, places: EnumSet::empty() };
        loop {
            if !(self.is_post(&mut filter) || self.is_place(&mut pick, &filter)) {
                break;
            }
        }
        for (mark, whose) in [(OWN_BANISHED, Whose::You), (BANISHED, Whose::Any)] {
            if filter.contains(&Is::Counter(mark.to_owned())) {
                filter.retain(|is| *is != Is::Counter(mark.to_owned()));
                (pick.places, pick.whose) = (Place::Banished.into(), whose);
            }
        }
        self.unplaced = pick.places.is_empty();
        if self.unplaced {
            pick.places = Place::Field.into();
        }
        sort(&mut filter);
        pick.filter = filter;
        pick
    }

    fn is_place(&mut self, pick: &mut Pick, _: &Filter) -> bool {
        const PLACES: &[(&str, Whose, &[Place])] = &[
            ("you control", Whose::You, &[Place::Field]),
            ("your opponent controls", Whose::Opponent, &[Place::Field]),
            ("they control", Whose::Opponent, &[Place::Field]),
            ("on the field", Whose::Any, &[Place::Field]),
            ("in your opponent's gy", Whose::Opponent, &[Place::Graveyard]),
            ("from your opponent's gy", Whose::Opponent, &[Place::Graveyard]),
            ("in your opponent's hand", Whose::Opponent, &[Place::Hand]),
            ("from your opponent's hand", Whose::Opponent, &[Place::Hand]),
            ("in either gy", Whose::Any, &[Place::Graveyard]),
            ("from either gy", Whose::Any, &[Place::Graveyard]),
            ("from your hand, deck, or gy", Whose::You, &[Place::Hand, Place::Deck, Place::Graveyard]),
            ("from your hand, deck or gy", Whose::You, &[Place::Hand, Place::Deck, Place::Graveyard]),
            ("face-up on the field", Whose::Any, &[Place::Field]),
            ("from your hand or deck", Whose::You, &[Place::Hand, Place::Deck]),
            ("from your hand or gy", Whose::You, &[Place::Hand, Place::Graveyard]),
            ("from your deck or gy", Whose::You, &[Place::Deck, Place::Graveyard]),
            ("from your hand or field", Whose::You, &[Place::Hand, Place::Field]),
            ("from your hand or face-up from your field", Whose::You, &[Place::Hand, Place::Field]),
            ("from your field or gy", Whose::You, &[Place::Field, Place::Graveyard]),
            ("you control or in your gy", Whose::You, &[Place::Field, Place::Graveyard]),
            ("in your gy", Whose::You, &[Place::Graveyard]),
            ("from your gy", Whose::You, &[Place::Graveyard]),
            ("from your extra deck", Whose::You, &[Place::Extra]),
            ("in your extra deck", Whose::You, &[Place::Extra]),
            ("in your deck", Whose::You, &[Place::Deck]),
            ("from your main deck", Whose::You, &[Place::Deck]),
            ("from your deck", Whose::You, &[Place::Deck]),
            ("in your hand", Whose::You, &[Place::Hand]),
            ("from your hand", Whose::You, &[Place::Hand]),
            ("from your field", Whose::You, &[Place::Field]),
            ("from your side of the field", Whose::You, &[Place::Field]),
        ];
        if !pick.places.is_empty() {
            return false;
        }
        let Some((_, whose, places)) = PLACES.iter().find(|(words, ..)| self.words(words).is_some()) else {
            return false;
        };
        pick.whose = *whose;
        pick.places = places.iter().copied().collect();
        true
    }
}

fn sorted(mut pick: Pick) -> Pick {
    sort(&mut pick.filter);
    pick
}
