//! Descriptions of cards, and which of them are meant.

use super::super::words::{NUMBERS, TYPES, WILLS};
use super::Reader;
use crate::ability::fow::{Cards, Is, Pick, Place, Type, Whose, Will};

impl Reader<'_> {
    /// The J-ruler of the player, of whom there is one at most.
    pub(super) fn own_j_ruler() -> Pick {
        Pick { whose: Whose::You, ..Pick::of(1, vec![Is::Type(Type::JRuler)]) }
    }

    /// One card of a description: `a resonator you control`.
    pub(super) fn one(&mut self) -> Option<Pick> {
        if self.eat("another") {
            let (mut filter, whose, place) = self.description(false)?;
            filter.insert(0, Is::Other);
            return Some(Pick { whose, place, ..Pick::of(1, filter) });
        }
        let count = self.number()?;
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

    /// A description of cards, and whose they are, and where: `other fire resonators with [Flying] you control`.
    pub(super) fn description(&mut self, plural: bool) -> Option<(Vec<Is>, Whose, Place)> {
        let mut filter = Vec::new();
        let adjectives = [
            ("other", Is::Other),
            ("rested", Is::Rested),
            ("recovered", Is::Recovered),
            ("attacking", Is::Attacking),
            ("blocking", Is::Blocking),
        ];
        for (word, is) in adjectives {
            if self.eat(word) {
                filter.push(is);
            }
        }
        for (will, _, spelled) in WILLS {
            if self.eat(&format!("non-{}", spelled[0])) {
                filter.push(Is::Not(will));
            } else if will != Will::Moon && self.eat(spelled[0]) {
                filter.push(Is::Of(will));
            }
        }
        if let Some(race) = self.race() {
            filter.push(Is::Race(race));
        }
        let kind = TYPES.iter().find(|(_, forms)| self.eat(forms[usize::from(plural)][0])).map(|(kind, _)| *kind);
        match kind {
            Some(kind) => filter.push(Is::Type(kind)),
            // A race alone stands for cards that have it; of several the word is no longer that of the race.
            None if !plural && filter.iter().any(|is| matches!(is, Is::Race(_))) => {}
            None => return None,
        }
        self.details(&mut filter)?;
        let mut place = match kind {
            Some(Type::Stone) => Place::Stones,
            Some(Type::Spell) => Place::Chase,
            _ => Place::Field,
        };
        let mut whose = Whose::Any;
        let wheres = [
            ("you control", Whose::You, None),
            ("your opponent controls", Whose::Opponent, None),
            ("in your graveyard", Whose::You, Some(Place::Graveyard)),
            ("in your opponent's graveyard", Whose::Opponent, Some(Place::Graveyard)),
            ("in a graveyard", Whose::Any, Some(Place::Graveyard)),
            ("in your hand", Whose::You, Some(Place::Hand)),
            ("in your opponent's hand", Whose::Opponent, Some(Place::Hand)),
            ("in your standby area", Whose::You, Some(Place::Standby)),
            ("in your opponent's standby area", Whose::Opponent, Some(Place::Standby)),
            ("in a standby area", Whose::Any, Some(Place::Standby)),
        ];
        for (words, of, lies) in wheres {
            if self.eat(words) {
                whose = of;
                place = lies.unwrap_or(place);
                break;
            }
        }
        Some((filter, whose, place))
    }

    /// What stands behind the noun.
    pub(super) fn details(&mut self, filter: &mut Vec<Is>) -> Option<()> {
        if let Some(name) = self.attempt(|reader| {
            reader.must("named")?;
            reader.quoted()
        }) {
            filter.push(Is::Named(name));
        }
        while let Some(is) = self.attempt(Self::detail) {
            filter.push(is);
        }
        if self.eat("that was dealt damage this turn") {
            filter.push(Is::Damaged);
        }
        Some(())
    }

    pub(super) fn detail(&mut self) -> Option<Is> {
        if self.eat("without") {
            return self.key().map(Is::Without);
        }
        self.must("with")?;
        if self.eat("total cost") {
            let cost = u8::try_from(self.digits()?).ok()?;
            self.must("or less")?;
            return Some(Is::CostMost(cost));
        }
        if self.eat("ATK") {
            let atk = i32::try_from(self.digits()?).ok()?;
            if self.eat("or more") {
                return Some(Is::AtkLeast(atk));
            }
            self.must("or less")?;
            return Some(Is::AtkMost(atk));
        }
        if self.eat("DEF") {
            let def = i32::try_from(self.digits()?).ok()?;
            self.must("or less")?;
            return Some(Is::DefMost(def));
        }
        self.key().map(Is::With)
    }

    /// Capital words before a noun, or at the end: the name of a race. `[Race:Dragon]` says the same.
    pub(super) fn race(&mut self) -> Option<String> {
        if let Some(race) = self.attempt(|reader| {
            reader.must("[Race:")?;
            let end = reader.rest().find(']')?;
            let race = reader.rest()[..end].trim().to_owned();
            reader.at += end + 1;
            Some(race)
        }) {
            return Some(race);
        }
        let rest = self.rest().trim_start();
        let is_noun = |text: &str| {
            let begins = |form: &str| text.get(..form.len()).is_some_and(|start| start.eq_ignore_ascii_case(form));
            TYPES.iter().any(|(_, forms)| forms.iter().any(|form| begins(form[0])))
        };
        let mut end = 0;
        for word in rest.split(' ') {
            let bare = word.trim_end_matches([',', '.', ':', ';']);
            let capital = bare.chars().next().is_some_and(char::is_uppercase);
            let plain = bare.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '\'');
            let from = end + usize::from(end > 0);
            if !capital || !plain || rest.get(from..).is_none_or(is_noun) {
                break;
            }
            end += usize::from(end > 0) + bare.len();
            if bare.len() < word.len() {
                break;
            }
        }
        let race = rest.get(..end).filter(|race| !race.is_empty())?;
        self.must(race)?;
        Some(race.to_owned())
    }

    pub(super) fn last_target(&self) -> Option<u8> {
        u8::try_from(self.targets.len()).ok()?.checked_sub(1)
    }

    /// The cards that something is done with.
    pub(super) fn cards(&mut self) -> Option<Cards> {
        if self.eat("this card") {
            return Some(Cards::This);
        }
        if self.eat("added card") {
            return Some(Cards::Bearer);
        }
        if self.eat("it") {
            return Some(Cards::Those);
        }
        if self.eat("your J-ruler") {
            return Some(Cards::All(Self::own_j_ruler()));
        }
        if self.eat("all") {
            let (filter, whose, place) = self.description(true)?;
            return Some(Cards::All(Pick { whose, place, ..Pick::of(1, filter) }));
        }
        let up_to = self.eat("up to");
        if self.eat("another target") {
            let (mut filter, whose, place) = self.description(false)?;
            filter.insert(0, Is::Other);
            return self.target(Pick { up_to, whose, place, ..Pick::of(1, filter) });
        }
        if self.eat("target") {
            // A player, or a card, or either.
            if self.eat("player or") {
                let (filter, whose, place) = self.description(false)?;
                return self.target(Pick { up_to, player: true, whose, place, ..Pick::of(1, filter) });
            }
            if self.eat("player") {
                return self.target(Pick { up_to, player: true, ..Pick::of(1, Vec::new()) });
            }
            let (filter, whose, place) = self.description(false)?;
            return self.target(Pick { up_to, whose, place, ..Pick::of(1, filter) });
        }
        let count = self.number()?;
        if self.eat("target") {
            let (filter, whose, place) = self.description(count != 1)?;
            return self.target(Pick { up_to, whose, place, ..Pick::of(count, filter) });
        }
        let (filter, whose, place) = self.description(count != 1)?;
        Some(Cards::Chosen(Pick { up_to, whose, place, ..Pick::of(count, filter) }))
    }

    pub(super) fn target(&mut self, pick: Pick) -> Option<Cards> {
        self.targets.push(pick);
        self.last_target().map(Cards::Target)
    }

    /// Whether what follows speaks of several cards.
    pub(super) fn is_plural(&self) -> bool {
        let rest = self.rest().trim_start().to_ascii_lowercase();
        let several = NUMBERS.iter().skip(2).any(|number| rest.starts_with(&format!("{number} ")));
        rest.starts_with("all ") || several || rest.starts_with("up to ") && !rest.starts_with("up to one ")
    }
}
