//! Descriptions of cards, without number and place.

use strum::VariantArray as _;

use super::super::super::cards::{Class, Filter, Icon, Is, Noun};
use super::super::normal::Token;
use super::super::words;
use super::Reader;

/// What stands among the words of a description for a place until it is known where the cards are.
pub(super) const OWN_BANISHED: &str = "banished, own";
/// The same of either player.
pub(super) const BANISHED: &str = "banished, any";

impl Reader<'_> {
    /// A description without number and place.
    pub(in crate::ability::yugioh::text) fn filter(&mut self) -> Option<Filter> {
        let start = self.at;
        let mut filter = Vec::new();
        while let Some(is) = self.adjective() {
            let at = self.at;
            // "Face-down and non-FIRE": both kinds are meant.
            if is == Is::FaceDown
                && self.words("and").is_some()
                && let Some(other @ (Is::NotAttribute(_) | Is::NotRace(_))) = self.adjective()
            {
                filter.push(Is::DownOr(Box::new(other)));
                continue;
            }
            self.at = at;
            filter.push(is);
        }
        let named = self.name();
        // What stands between a name in quotes and the noun.
        let mut behind = Vec::new();
        while named.is_some()
            && let Some(is) = self.adjective()
        {
            behind.push(is);
        }
        let last = behind.last().or(filter.last());
        // A Tuner is a monster.
        let tuner = matches!(last, Some(Is::Class(Class::Tuner))).then_some(Noun::Monster);
        let noun = self.noun().or(tuner);
        match (named, noun) {
            (Some(name), Some(noun)) => {
                filter.push(Is::Part(name));
                filter.push(Is::A(noun));
            }
            (Some(name), None) if behind.is_empty() => filter.push(Is::Named(name)),
            (None, Some(noun)) => filter.push(Is::A(noun)),
            _ => {
                self.at = start;
                return None;
            }
        }
        filter.extend(behind);
        while self.is_post(&mut filter) {}
        sort(&mut filter);
        Some(filter)
    }

    /// What stands behind a noun: numbers that it has, what it is not.
    pub(super) fn is_post(&mut self, filter: &mut Filter) -> bool {
        let start = self.at;
        let found = self.post();
        if found.is_none() {
            self.at = start;
        }
        filter.extend(found.clone());
        found.is_some()
    }

    fn post(&mut self) -> Option<Is> {
        if self.any(&[", except this card", "except this card", "other than this card", "except this one"]) {
            return Some(Is::Other);
        }
        if self.any(&[", except", "except", "other than"]) {
            return self.name().map(Is::NotNamed);
        }
        if self.words("with a").is_some() {
            return self.counter().map(Is::Counter);
        }
        self.words("with")?;
        let number = i32::try_from(self.number()?).ok()?;
        for (words, is) in [
            ("or less atk", Is::AtkMost as fn(i32) -> Is),
            ("or more atk", Is::AtkLeast),
            ("or less def", Is::DefMost),
            ("or more def", Is::DefLeast),
            ("atk", Is::Atk),
            ("def", Is::Def),
        ] {
            if self.words(words).is_some() {
                return Some(is(number));
            }
        }
        None
    }

    fn noun(&mut self) -> Option<Noun> {
        let nouns: &[(&[&str], Noun)] = &[
            (&["monsters", "monster"], Noun::Monster),
            (&["spells/traps", "spell/trap"], Noun::SpellTrap),
            (&["spells", "spell"], Noun::Spell),
            (&["traps", "trap"], Noun::Trap),
            (&["tokens", "token"], Noun::Token),
            (&["cards", "card"], Noun::Card),
        ];
        nouns.iter().find(|(words, _)| self.any(words)).map(|(_, noun)| *noun)
    }

    fn adjective(&mut self) -> Option<Is> {
        let start = self.at;
        let found = self.level().or_else(|| self.plain()).or_else(|| self.class()).or_else(|| self.kinds());
        if found.is_none() {
            self.at = start;
        }
        found
    }

    fn plain(&mut self) -> Option<Is> {
        let words: &[(&str, Is)] = &[
            ("other", Is::Other),
            ("face-up", Is::FaceUp),
            ("face-down", Is::FaceDown),
            ("set", Is::FaceDown),
            ("attack position", Is::Attack),
            ("defense position", Is::Defense),
            ("special summoned", Is::Special),
            ("attacking", Is::Attacking),
            ("of your banished", Is::Counter(OWN_BANISHED.to_owned())),
            ("banished", Is::Counter(BANISHED.to_owned())),
        ];
        words.iter().find(|(words, _)| self.words(words).is_some()).map(|(_, is)| is.clone())
    }

    fn level(&mut self) -> Option<Is> {
        for (word, exact, most, least) in [
            ("level", Is::Level as fn(u8) -> Is, Is::LevelMost as fn(u8) -> Is, Some(Is::LevelLeast as fn(u8) -> Is)),
            ("rank", Is::Rank, Is::RankMost, None),
        ] {
            let start = self.at;
            if self.words(word).is_none() {
                continue;
            }
            let Some(number) = self.number().and_then(|number| u8::try_from(number).ok()) else {
                self.at = start;
                continue;
            };
            if self.words("or lower").is_some() {
                return Some(most(number));
            }
            if self.words("or higher").is_some() {
                return least.map(|least| least(number));
            }
            return Some(exact(number));
        }
        None
    }

    fn class(&mut self) -> Option<Is> {
        if self.words("tuners").is_some() {
            return Some(Is::Class(Class::Tuner));
        }
        let classes = Class::VARIANTS.iter().copied().filter(|class| *class != Class::Token);
        for class in classes {
            let word = words::class(class)[0];
            let start = self.at;
            if self.words(&format!("non-{word}")).is_some() {
                return Some(Is::NotClass(class));
            }
            if self.words(word).is_some() {
                // Icons are named alike: a noun behind it says which it is.
                if self.is_before(&["monster", "monsters", "\""]) || !matches!(class, Class::Normal | Class::Ritual) {
                    return Some(Is::Class(class));
                }
                self.at = start;
            }
        }
        for icon in Icon::VARIANTS {
            let start = self.at;
            if self.words(words::icon(*icon)[0]).is_some() {
                if self.is_before(&["spell", "spells", "trap", "traps", "spell/trap", "spells/traps", "card"]) {
                    return Some(Is::Icon(*icon));
                }
                self.at = start;
            }
        }
        None
    }

    fn is_before(&self, words: &[&str]) -> bool {
        match self.next() {
            Some(Token::Word(word)) => words.contains(&word.as_str()),
            Some(Token::Name(_)) => words.contains(&"\""),
            _ => false,
        }
    }

    /// Types and attributes, one of several or none of one.
    fn kinds(&mut self) -> Option<Is> {
        for (table, is, not) in [
            (&words::RACES[..], Is::Race as fn(Vec<String>) -> Is, Is::NotRace as fn(Vec<String>) -> Is),
            (&words::ATTRIBUTES[..], Is::Attribute, Is::NotAttribute),
        ] {
            let none = table.iter().find(|word| self.words(&format!("non-{}", word[0])).is_some());
            if let Some(word) = none {
                return Some(not(vec![word[0].to_owned()]));
            }
            let Some(first) = self.entry(table) else { continue };
            let mut all = vec![first];
            loop {
                let start = self.at;
                let _ = self.any(&[", or", ", and", "or", "and", ","]);
                match self.entry(table) {
                    Some(next) if self.at > start + 1 || self.at > start => all.push(next),
                    _ => {
                        self.at = start;
                        break;
                    }
                }
            }
            return Some(is(all));
        }
        None
    }
}

/// The order in which the words of a description are kept and printed.
pub(super) fn sort(filter: &mut Filter) {
    filter.sort_by_key(place_of);
    filter.dedup();
}

/// Where a word stands among others.
const fn place_of(is: &Is) -> u8 {
    match is {
        Is::Other => 0,
        Is::FaceUp => 1,
        Is::FaceDown | Is::DownOr(_) => 2,
        Is::Attack => 3,
        Is::Defense => 4,
        Is::Special => 5,
        Is::Attacking => 6,
        Is::Level(_) | Is::LevelMost(_) | Is::LevelLeast(_) | Is::Rank(_) | Is::RankMost(_) => 7,
        Is::NotAttribute(_) => 8,
        Is::Attribute(_) => 9,
        Is::NotRace(_) => 10,
        Is::Race(_) => 11,
        Is::NotClass(_) => 12,
        Is::Part(_) | Is::Named(_) => 13,
        Is::Class(_) => 14,
        Is::Icon(_) => 15,
        Is::A(_) => 16,
        Is::AtkMost(_) | Is::AtkLeast(_) | Is::Atk(_) => 17,
        Is::DefMost(_) | Is::DefLeast(_) | Is::Def(_) => 18,
        Is::Counter(_) => 19,
        Is::NotNamed(_) => 20,
    }
}
