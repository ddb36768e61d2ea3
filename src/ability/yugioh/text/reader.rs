//! Reading how cards are spoken of: numbers, descriptions, places, and words that stand for cards named before.

use enumset::EnumSet;

use super::super::cards::{Cards, Class, Count, Filter, Icon, Is, Noun, Per, Pick, Place, Whose};
use super::normal::{Token, tokens};
use super::words::{self, Word3};

/// What stands among the words of a description for a place until it is known where the cards are.
const OWN_BANISHED: &str = "banished, own";
/// The same of either player.
const BANISHED: &str = "banished, any";

/// Whoever reads "any number" takes no more than this.
const ANY: u8 = 60;

/// Where cards were looked for, what "it" meant, and what was found, up to where.
type SeenCards = (usize, Cards, Option<(Cards, usize)>);

/// A sentence, and how far it has been read.
#[derive(Clone, Debug)]
pub(super) struct Reader<'t> {
    tokens: &'t [Token],
    /// How far.
    pub(super) at: usize,
    /// The cards that "it" means.
    pub(super) it: Cards,
    /// Cards that are spoken of without a number are all of them.
    pub(super) bare: bool,
    /// The cards that were read last, where, with what "it" meant, and how far: many phrases begin with the same ones.
    seen: Option<SeenCards>,
}

impl<'t> Reader<'t> {
    /// At the beginning of a sentence.
    pub(super) const fn new(tokens: &'t [Token]) -> Self {
        Self { tokens, at: 0, it: Cards::This, bare: false, seen: None }
    }

    /// Whether all is read.
    pub(super) const fn is_done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    fn next(&self) -> Option<&'t Token> {
        self.tokens.get(self.at)
    }

    /// Takes these words, if they stand here.
    pub(super) fn words(&mut self, words: &str) -> Option<()> {
        // Most do not: their first letter says so.
        let blank = words.trim_start().is_empty();
        if !blank && !self.tokens.get(self.at).is_some_and(|token| could_be(token, words)) {
            return None;
        }
        let mut at = self.at;
        for wanted in tokens(words) {
            if !self.tokens.get(at).is_some_and(|token| is_alike(token, &wanted)) {
                return None;
            }
            at += 1;
        }
        self.at = at;
        Some(())
    }

    /// Takes the first of these that stands here.
    pub(super) fn any(&mut self, all: &[&str]) -> bool {
        all.iter().any(|words| self.words(words).is_some())
    }

    /// Whether this is the word that was taken last.
    pub(super) fn just(&self, word: &str) -> bool {
        let last = self.at.checked_sub(1).and_then(|at| self.tokens.get(at));
        matches!(last, Some(Token::Word(it)) if it == word)
    }

    /// Whether these words stand in what has been read.
    pub(super) fn has_been(&self, words: &str) -> bool {
        let wanted = tokens(words);
        self.tokens[..self.at].windows(wanted.len()).any(|window| window == wanted.as_slice())
    }

    /// A number, or "a".
    pub(super) fn number(&mut self) -> Option<u32> {
        let number = match self.next()? {
            Token::Number(number) => *number,
            Token::Word(word) => match word.as_str() {
                "a" | "an" | "one" => 1,
                "two" => 2,
                _ => return None,
            },
            _ => return None,
        };
        self.at += 1;
        Some(number)
    }

    /// A name between quotes.
    pub(super) fn name(&mut self) -> Option<String> {
        let Token::Name(name) = self.next()? else { return None };
        self.at += 1;
        Some(name.clone())
    }

    /// A kind of counter: `Spell Counter`.
    pub(super) fn counter(&mut self) -> Option<String> {
        let mut words = Vec::new();
        while let Some(Token::Word(word)) = self.next() {
            self.at += 1;
            if word == "counter" || word == "counters" {
                let capital = |word: &String| {
                    let mut chars = word.chars();
                    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
                };
                return Some(words.iter().map(capital).collect::<Vec<_>>().join(" ")).filter(|kind| !kind.is_empty());
            }
            words.push(word.clone());
            if words.len() > 3 {
                return None;
            }
        }
        None
    }

    /// An entry of a table, by its English word.
    pub(super) fn entry(&mut self, table: &[Word3]) -> Option<String> {
        let found = table.iter().find(|word| self.words(word[0]).is_some())?;
        Some(found[0].to_owned())
    }

    /// What stands between brackets of a token: its kinds, its Level, ATK and DEF.
    pub(super) fn token_line(&mut self) -> Option<(Vec<String>, u8, [i32; 2])> {
        let mut words = String::new();
        loop {
            match self.next()? {
                Token::Mark(')') => break,
                Token::Word(word) => words.push_str(word),
                Token::Number(number) => words.push_str(&number.to_string()),
                _ => return None,
            }
            words.push(' ');
            self.at += 1;
        }
        self.at += 1;
        let (mut kinds, mut level, mut stats) = (Vec::new(), None, [None, None]);
        for part in words.split('/').map(str::trim).filter(|part| !part.is_empty()) {
            let number = |word: &str| part.strip_prefix(word).and_then(|number| number.trim().parse::<i32>().ok());
            match () {
                () if number("level").is_some() => level = number("level").and_then(|level| u8::try_from(level).ok()),
                () if number("atk").is_some() => stats[0] = number("atk"),
                () if number("def").is_some() => stats[1] = number("def"),
                () => kinds.push(part.to_owned()),
            }
        }
        Some((kinds, level?, [stats[0]?, stats[1]?]))
    }

    /// What a number is multiplied by: `for each …`, or nothing.
    pub(super) fn per(&mut self) -> Per {
        let start = self.at;
        if self.words("for each").is_some() {
            if let Some(kind) = self.clone_counter() {
                return Per::Counter(kind);
            }
            let pick = self.filter().map(|filter| self.placed(Count::All, filter));
            if let Some(pick) = pick {
                return Per::Each(pick);
            }
        }
        self.at = start;
        Per::One
    }

    fn clone_counter(&mut self) -> Option<String> {
        let start = self.at;
        let kind = self.counter();
        if kind.is_some() && self.any(&["on this card", "on it"]) {
            return kind;
        }
        self.at = start;
        None
    }

    /// A value of cards: `the ATK of …`.
    pub(super) fn value(&mut self) -> Option<Per> {
        let half = self.words("half").is_some();
        let make = |cards: Cards, stat: &str| {
            let cards = Box::new(cards);
            match (stat, half) {
                ("atk", true) => Some(Per::HalfAtk(cards)),
                ("atk", false) => Some(Per::Atk(cards)),
                ("def", false) => Some(Per::Def(cards)),
                _ => None,
            }
        };
        let start = self.at;
        for stat in ["atk", "def"] {
            self.at = start;
            if self.words(&format!("the {stat} of")).is_some()
                || self.words(&format!("the original {stat} of")).is_some()
            {
                let cards = self.cards()?;
                return make(cards, stat);
            }
            let it = self.it.clone();
            if self.any(&[&format!("its {stat}"), &format!("its original {stat}"), &format!("that target's {stat}")]) {
                return make(it, stat);
            }
            if self.any(&[&format!("this card's {stat}"), &format!("the {stat} of this card")]) {
                return make(Cards::This, stat);
            }
        }
        self.at = start;
        None
    }

    /// Cards: those of a description, or a word for some named before.
    pub(super) fn cards(&mut self) -> Option<Cards> {
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
        const IT: &[&str] = &[
            "it",
            "them",
            "that monster",
            "those monsters",
            "that card",
            "those cards",
            "the selected monster",
            "the targeted monster",
            "the selected card",
            "the targeted card",
            "the selected monsters",
            "that spell/trap",
        ];
        const FIXED: &[(&str, Cards)] = &[
            ("this card", Cards::This),
            ("the equipped monster", Cards::Bearer),
            ("that first target", Cards::Target(0)),
            ("that second target", Cards::Target(1)),
            ("that target", Cards::Target(0)),
            ("those targets", Cards::Target(0)),
            ("that occurring card", Cards::That),
            ("the tributed monster", Cards::Paid),
            ("that negated card", Cards::Answered),
            ("the monster this card battles", Cards::Foe),
            ("the monster this card battled", Cards::Foe),
            ("the monster that destroyed it", Cards::Foe),
            ("the monster that destroyed this card", Cards::Foe),
            ("the monster that attacked this card", Cards::Foe),
        ];
        if let Some((_, cards)) = FIXED.iter().find(|(words, _)| self.words(words).is_some()) {
            return Some(cards.clone());
        }
        if self.any(IT) {
            return Some(self.it.clone());
        }
        self.pick().map(Cards::Of)
    }

    /// Cards of a description, with their number and place.
    pub(super) fn pick(&mut self) -> Option<Pick> {
        let start = self.at;
        let count = match () {
            () if self.words("up to").is_some() => Count::UpTo(u8::try_from(self.number()?).ok()?),
            () if self.words("any number of").is_some() => Count::UpTo(ANY),
            () if self.any(&["all", "each", "every"]) => Count::All,
            () => match self.number() {
                Some(number) => Count::Exactly(u8::try_from(number).ok()?),
                None if self.bare => Count::All,
                None => return None,
            },
        };
        let _ = self.words("of the");
        let Some(filter) = self.filter() else {
            self.at = start;
            return None;
        };
        Some(self.placed(count, filter))
    }

    /// Where the cards of a description are, and whose; on the field where nothing is said.
    pub(super) fn placed(&mut self, count: Count, mut filter: Filter) -> Pick {
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
        if pick.places.is_empty() {
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

    /// What stands behind a noun: numbers that it has, what it is not.
    fn is_post(&mut self, filter: &mut Filter) -> bool {
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

    /// A description without number and place.
    pub(super) fn filter(&mut self) -> Option<Filter> {
        let start = self.at;
        let mut filter = Vec::new();
        while let Some(is) = self.adjective() {
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
        let noun = self.noun();
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

    fn noun(&mut self) -> Option<Noun> {
        let nouns: &[(&[&str], Noun)] = &[
            (&["monsters", "monster"], Noun::Monster),
            (&["spells/traps", "spell/trap"], Noun::SpellTrap),
            (&["spells", "spell"], Noun::Spell),
            (&["traps", "trap"], Noun::Trap),
            (&["tokens", "token"], Noun::Token),
            (&["cards", "card"], Noun::Card),
            // A Tuner is a monster.
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
        use strum::VariantArray as _;
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

/// Whether a token could be the first of some words, by the first letter of both.
fn could_be(token: &Token, words: &str) -> bool {
    let Some(first) = words.trim_start().chars().next() else { return false };
    match token {
        Token::Word(word) => {
            let own = word.chars().next();
            let alike = own.is_some_and(|own| own.to_lowercase().eq(first.to_lowercase()));
            // `is` and `are` are one word here.
            alike || matches!((own, first), (Some('i'), 'a') | (Some('a'), 'i'))
        }
        Token::Number(_) => first.is_ascii_digit(),
        Token::Name(_) => first == '"',
        Token::Mark(mark) => *mark == first,
    }
}

/// Whether a word is another, or the same of several: `gains`, `gain`.
fn is_alike(token: &Token, wanted: &Token) -> bool {
    const VERBS: [(&str, &str); 6] = [
        ("gains", "gain"),
        ("loses", "lose"),
        ("becomes", "become"),
        ("is", "are"),
        ("attacks", "attack"),
        ("declares", "declare"),
    ];
    match (token, wanted) {
        (Token::Word(one), Token::Word(other)) if one != other => {
            VERBS.iter().any(|(single, several)| single == other && several == one)
        }
        _ => token == wanted,
    }
}

/// The order in which the words of a description are kept and printed.
fn sort(filter: &mut Filter) {
    filter.sort_by_key(place_of);
    filter.dedup();
}

/// Where a word stands among others.
pub(super) const fn place_of(is: &Is) -> u8 {
    match is {
        Is::Other => 0,
        Is::FaceUp => 1,
        Is::FaceDown => 2,
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
