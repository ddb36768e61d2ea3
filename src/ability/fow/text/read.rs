//! Text as abilities: each line whole, or not at all. The grammar is of the [normal](super::normal) wording.

use strum::VariantArray;

use super::normal::normal;
use super::words::{KEYS, NUMBERS, PREDICATES, TYPES, WILLS};
use super::{Of, Read, Tongue};
use crate::ability::fow::{
    Ability, Amount, Bill, Cards, Deed, Form, Gain, Holds, Is, Line, Pick, Place, Price, Static, Test, Type, Until,
    Verb, Waits, When, Who, Whose, Will, Word,
};

/// Reads the text of a card, a line each.
///
/// ```
/// use deckscouter::ability::fow::text::{self, Of, Tongue};
/// let read = text::read(["[Flying]", "When this card enters your field, draw a card.", "Wibble."], Of::Other);
/// assert_eq!(text::print(&read.lines, Tongue::En), ["[Flying]", "[Enter]: Draw a card."]);
/// assert_eq!(read.unread, ["Wibble."]);
/// ```
pub fn read<'t>(texts: impl IntoIterator<Item = &'t str>, of: Of) -> Read {
    let mut out = Read::default();
    // What a chant does is one, over all its lines.
    let mut does: Vec<(String, String)> = Vec::new();
    for text in texts {
        let plain = normal(text);
        if plain.is_empty() {
            continue;
        }
        if of == Of::Chant && !plain.starts_with('[') {
            does.push((text.to_owned(), plain));
            continue;
        }
        match whole(&plain, Reader::line).filter(|line| says(std::slice::from_ref(line), &plain)) {
            Some(line) => out.lines.push(line),
            None => out.unread.push(text.to_owned()),
        }
    }
    if !does.is_empty() {
        let plain = does.iter().map(|(_, plain)| plain.as_str()).collect::<Vec<_>>().join(" ");
        match whole(&plain, Reader::chant).filter(|lines| says(lines, &plain)) {
            Some(lines) => out.lines.extend(lines),
            None => out.unread.extend(does.into_iter().map(|(text, _)| text)),
        }
    }
    out
}

/// Whether lines are printed as the text that they were read from: what is not has not been understood.
fn says(lines: &[Line], plain: &str) -> bool {
    super::chant_or_line(lines, Tongue::En).eq_ignore_ascii_case(plain)
}

/// Reads a cost of icons: `{W}{W}{2}`; nothing of it is a cost of nothing.
pub fn cost(text: &str) -> Option<Bill> {
    if text.trim().is_empty() {
        return Some(Bill::default());
    }
    whole(text, Reader::bill)
}

/// What a whole text is read as, to its end.
fn whole<'t, T>(text: &'t str, read: impl FnOnce(&mut Reader<'t>) -> Option<T>) -> Option<T> {
    let mut reader = Reader { text, at: 0, targets: Vec::new() };
    let found = read(&mut reader)?;
    reader.rest().trim().is_empty().then_some(found)
}

/// Where reading stands.
struct Reader<'t> {
    text: &'t str,
    at: usize,
    targets: Vec<Pick>,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Takes a phrase, whatever its capitals are, that ends where a word does.
    fn eat(&mut self, phrase: &str) -> bool {
        let rest = self.rest();
        let trimmed = rest.trim_start();
        let Some(start) = trimmed.get(..phrase.len()) else { return false };
        let after = trimmed[phrase.len()..].chars().next();
        let ends = !phrase.ends_with(char::is_alphanumeric) || after.is_none_or(|next| !next.is_alphanumeric());
        let found = start.eq_ignore_ascii_case(phrase) && ends;
        if found {
            self.at += rest.len() - trimmed.len() + phrase.len();
        }
        found
    }

    fn must(&mut self, phrase: &str) -> Option<()> {
        self.eat(phrase).then_some(())
    }

    /// Goes back where something is not read.
    fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let (at, targets) = (self.at, self.targets.len());
        let found = read(self);
        if found.is_none() {
            self.at = at;
            self.targets.truncate(targets);
        }
        found
    }

    fn digits(&mut self) -> Option<u32> {
        let rest = self.rest();
        let trimmed = rest.trim_start();
        let digits = trimmed.bytes().take_while(u8::is_ascii_digit).count();
        let number = trimmed[..digits].parse().ok()?;
        self.at += rest.len() - trimmed.len() + digits;
        Some(number)
    }

    /// A number in digits or words.
    fn number(&mut self) -> Option<u8> {
        if self.eat("a") || self.eat("an") {
            return Some(1);
        }
        for (number, word) in (0..).zip(NUMBERS) {
            if self.eat(word) {
                return Some(number);
            }
        }
        self.attempt(|reader| u8::try_from(reader.digits()?).ok())
    }

    fn signed(&mut self) -> Option<i32> {
        let minus = match self.rest().trim_start().chars().next()? {
            '+' => false,
            '-' => true,
            _ => return None,
        };
        self.must(if minus { "-" } else { "+" })?;
        let number = i32::try_from(self.digits()?).ok()?;
        Some(if minus { -number } else { number })
    }

    fn quoted(&mut self) -> Option<String> {
        self.must("\"")?;
        let rest = self.rest();
        let end = rest.find('"')?;
        self.at += end + 1;
        Some(rest[..end].to_owned())
    }

    fn icon(&mut self) -> Option<Will> {
        WILLS.iter().find(|(_, letter, _)| self.eat(&format!("{{{letter}}}"))).map(|(will, ..)| *will)
    }

    fn bill(&mut self) -> Option<Bill> {
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

    /// `[Flying]`.
    fn key(&mut self) -> Option<Word> {
        KEYS.iter().find(|(_, spelled)| self.eat(&format!("[{}]", spelled[0]))).map(|(word, _)| *word)
    }

    fn predicate(&mut self) -> Option<Word> {
        let found = PREDICATES.iter().find(|(_, spelled)| spelled.iter().any(|one| self.eat(one[0])));
        found.map(|(word, _)| *word)
    }

    fn line(&mut self) -> Option<Line> {
        if let Some(words) = self.attempt(Self::keys) {
            return Some(Line::Words(words));
        }
        if self.eat("[J-Activate]") {
            return self.prices().map(Line::Judgment);
        }
        if self.eat("[Incarnation]") {
            let prices = self.prices()?;
            self.eat(".");
            return Some(Line::Incarnation(prices));
        }
        if self.eat("[Awakening]") {
            let price = self.prices()?;
            self.must(":")?;
            return self.ability(When::Awakening, price);
        }
        if self.eat("[Activate]") {
            let price = self.prices()?;
            self.must(":")?;
            return self.ability(When::Activate, price);
        }
        if self.eat("[Enter]:") {
            return self.ability(When::Enters, Vec::new());
        }
        if self.eat("[Trigger]") {
            let waits = self.waits()?;
            self.must(":")?;
            return self.ability(When::Standby(waits), Vec::new());
        }
        if let Some(when) = self.attempt(Self::event) {
            return self.ability(when, Vec::new());
        }
        self.holds()
    }

    /// Key words alone, to the end.
    fn keys(&mut self) -> Option<Vec<Word>> {
        let mut words = vec![self.key()?];
        while let Some(word) = self.key() {
            words.push(word);
        }
        self.eat(".");
        self.rest().trim().is_empty().then_some(words)
    }

    fn ability(&mut self, when: When, price: Vec<Price>) -> Option<Line> {
        let mut only_if = None;
        if self.eat("if") {
            only_if = Some(self.test()?);
            self.must(",")?;
        }
        let does = self.deeds()?;
        let once = self.eat("Play this ability only once per turn.");
        let targets = std::mem::take(&mut self.targets);
        Some(Line::Ability(Ability { when, once, only_if, price, targets, does }))
    }

    /// What a chant does; of several things one is chosen.
    fn chant(&mut self) -> Option<Vec<Line>> {
        if !self.eat("Choose one -") {
            return Some(vec![self.ability(When::Chant, Vec::new())?]);
        }
        let mut modes = Vec::new();
        loop {
            let mut does = vec![self.deed()?];
            while self.eat(".") && !self.rest().trim().is_empty() {
                does.push(self.deed()?);
            }
            let targets = std::mem::take(&mut self.targets);
            modes.push(Line::Ability(Ability { targets, does, ..Ability::of(When::Chant) }));
            if !self.eat("; or") && !self.eat(", or") && !self.eat(";") {
                break;
            }
        }
        self.eat(".");
        (modes.len() > 1).then_some(modes)
    }

    fn waits(&mut self) -> Option<Waits> {
        if self.eat("Anytime") {
            return Some(Waits::Anytime);
        }
        if self.eat("You are attacked") {
            return Some(Waits::Attacked);
        }
        if self.eat("Your opponent plays a") || self.eat("When your opponent plays a") {
            let (filter, ..) = self.description(false)?;
            return Some(Waits::Played(Who::Opponent, filter));
        }
        if !(self.eat("When") || self.eat("Whenever")) {
            return None;
        }
        if self.eat("your opponent attacks you") {
            return Some(Waits::Attacked);
        }
        let pick = self.one()?;
        if self.eat("attacks or blocks") {
            return Some(Waits::Fight(pick));
        }
        self.must("attacks")?;
        Some(Waits::Attack(pick))
    }

    /// What triggers an ability, with the comma behind it.
    fn event(&mut self) -> Option<When> {
        let when = if self.eat("When this card is put into a graveyard from a field") {
            When::Dies
        } else if self.eat("Whenever this card attacks or blocks") {
            When::Fights
        } else if self.eat("Whenever this card attacks") {
            When::Attacks
        } else if self.eat("Whenever this card blocks") {
            When::Blocks
        } else if self.eat("Whenever this card deals damage to your opponent") {
            When::Hits
        } else if self.eat("At the beginning of your turn") {
            When::Begins(Who::You)
        } else if self.eat("At the beginning of your opponent's turn") {
            When::Begins(Who::Opponent)
        } else if self.eat("At the end of your turn") {
            When::Ends(Who::You)
        } else if self.eat("At the end of your opponent's turn") {
            When::Ends(Who::Opponent)
        } else if self.eat("At the end of turn") {
            When::Ends(Who::Each)
        } else if self.eat("Whenever you play a") || self.eat("Whenever you play an") {
            let (filter, _, place) = self.description(false)?;
            (place != Place::Stones).then_some(())?;
            When::Plays(filter)
        } else if self.eat("Whenever a card is added to this card") {
            When::Added
        } else if self.eat("Whenever") {
            let mut pick = self.one()?;
            if self.eat("enters your field") {
                pick.whose = Whose::You;
                When::Comes(pick)
            } else if self.eat("enters your opponent's field") {
                pick.whose = Whose::Opponent;
                When::Comes(pick)
            } else if self.eat("enters a field") {
                When::Comes(pick)
            } else if self.eat("is put into a graveyard from your field") {
                pick.whose = Whose::You;
                When::Falls(pick)
            } else {
                self.must("is put into a graveyard from a field")?;
                When::Falls(pick)
            }
        } else {
            return None;
        };
        self.must(",")?;
        Some(when)
    }

    /// One card of a description: `a resonator you control`.
    fn one(&mut self) -> Option<Pick> {
        if self.eat("another") {
            let (mut filter, whose, place) = self.description(false)?;
            filter.insert(0, Is::Other);
            return Some(Pick { whose, place, ..Pick::of(1, filter) });
        }
        let count = self.number()?;
        let (filter, whose, place) = self.description(count != 1)?;
        Some(Pick { whose, place, ..Pick::of(count, filter) })
    }

    /// What holds while the card is there.
    fn holds(&mut self) -> Option<Line> {
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
    fn stone_of(&mut self) -> Option<Will> {
        let will = WILLS.iter().find(|(_, _, spelled)| self.eat(spelled[0])).map(|(will, ..)| *will)?;
        self.must("magic stone")?;
        Some(will)
    }

    /// Who has something all the time.
    fn subject(&mut self) -> Option<(Cards, bool)> {
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

    /// The J-ruler of the player, of whom there is one at most.
    fn own_j_ruler() -> Pick {
        Pick { whose: Whose::You, ..Pick::of(1, vec![Is::Type(Type::JRuler)]) }
    }

    /// `gains [+200/+200] and [Flying]`, or a predicate.
    fn gain(&mut self, plural: bool) -> Option<Gain> {
        if self.eat("cannot attack or block") {
            return Some(Gain::Words(vec![Word::NoAttack, Word::NoBlock]));
        }
        if let Some(word) = self.predicate() {
            return Some(Gain::Words(vec![word]));
        }
        self.must(if plural { "gain" } else { "gains" })?;
        if let Some((atk, def)) = self.attempt(Self::stats) {
            if self.eat("for each") {
                if let Some(kind) = self.attempt(|reader| {
                    let word = reader.word()?;
                    reader.must("counter on it")?;
                    Some(word)
                }) {
                    return Some(Gain::StatsCounters(atk, def, kind));
                }
                return self.each().map(|pick| Gain::StatsEach(atk, def, pick));
            }
            if let Some(words) = self.attempt(|reader| {
                reader.must("and")?;
                reader.words()
            }) {
                return Some(Gain::Both(atk, def, words));
            }
            return Some(Gain::Stats(atk, def));
        }
        self.words().map(Gain::Words)
    }

    /// `[Flying] and [Swiftness]`.
    fn words(&mut self) -> Option<Vec<Word>> {
        let mut words = vec![self.key()?];
        while let Some(word) = self.attempt(|reader| {
            reader.must("and")?;
            reader.key()
        }) {
            words.push(word);
        }
        Some(words)
    }

    /// `[+200/-100]`.
    fn stats(&mut self) -> Option<(i32, i32)> {
        self.must("[")?;
        let atk = self.signed()?;
        self.must("/")?;
        let def = self.signed()?;
        self.must("]")?;
        Some((atk, def))
    }

    /// What is counted: `resonator you control`.
    fn each(&mut self) -> Option<Pick> {
        let other = self.eat("other");
        let (mut filter, whose, place) = self.description(false)?;
        if other {
            filter.insert(0, Is::Other);
        }
        Some(Pick { whose, place, ..Pick::of(1, filter) })
    }

    /// A small word.
    fn word(&mut self) -> Option<String> {
        let rest = self.rest().trim_start();
        let end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let word = &rest[..end];
        if word.is_empty() || word.chars().any(char::is_uppercase) {
            return None;
        }
        self.must(word)?;
        Some(word.to_owned())
    }

    /// A description of cards, and whose they are, and where: `other fire resonators with [Flying] you control`.
    fn description(&mut self, plural: bool) -> Option<(Vec<Is>, Whose, Place)> {
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
    fn details(&mut self, filter: &mut Vec<Is>) -> Option<()> {
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

    fn detail(&mut self) -> Option<Is> {
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
    fn race(&mut self) -> Option<String> {
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

    fn prices(&mut self) -> Option<Vec<Price>> {
        let mut prices = vec![self.price()?];
        while let Some(price) = self.attempt(|reader| {
            reader.must(",")?;
            reader.price()
        }) {
            prices.push(price);
        }
        Some(prices)
    }

    fn price(&mut self) -> Option<Price> {
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
    fn counters(&mut self) -> Option<(u8, String)> {
        let count = self.number()?;
        let kind = self.word()?;
        self.must(if count == 1 { "counter" } else { "counters" })?;
        Some((count, kind))
    }

    fn test(&mut self) -> Option<Test> {
        if self.eat("it is your turn") {
            return Some(Test::Turn(Who::You));
        }
        if self.eat("it is your opponent's turn") {
            return Some(Test::Turn(Who::Opponent));
        }
        if self.eat("your life is") {
            let life = i32::try_from(self.digits()?).ok()?;
            if self.eat("or more") {
                return Some(Test::LifeLeast(life));
            }
            self.must("or less")?;
            return Some(Test::LifeMost(life));
        }
        if self.eat("there is a") || self.eat("there is an") {
            let kind = self.word()?;
            self.must("counter on this card")?;
            return Some(Test::Counter(kind));
        }
        self.must("you control")?;
        if self.eat("no") {
            let (filter, _, place) = self.description(true)?;
            return Some(Test::HaveNo(Pick { whose: Whose::You, place, ..Pick::of(1, filter) }));
        }
        if self.eat("another") {
            let (mut filter, _, place) = self.description(false)?;
            filter.insert(0, Is::Other);
            return Some(Test::Have(Pick { whose: Whose::You, place, ..Pick::of(1, filter) }));
        }
        let count = self.number()?;
        let more = self.eat("or more");
        if more != (count > 1) {
            return None;
        }
        let (filter, _, place) = self.description(count > 1)?;
        Some(Test::Have(Pick { whose: Whose::You, place, ..Pick::of(count, filter) }))
    }

    /// Sentences.
    fn deeds(&mut self) -> Option<Vec<Deed>> {
        let mut deeds = vec![self.deed()?];
        self.must(".")?;
        while !self.rest().trim().is_empty() && !self.rest().trim_start().starts_with("Play this ability") {
            self.eat("Then");
            deeds.push(self.deed()?);
            self.must(".")?;
        }
        Some(deeds)
    }

    fn deed(&mut self) -> Option<Deed> {
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
    fn deed_of_player(&mut self) -> Option<Deed> {
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

    fn last_target(&self) -> Option<u8> {
        u8::try_from(self.targets.len()).ok()?.checked_sub(1)
    }

    fn damage(&mut self) -> Option<Deed> {
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

    /// The cards that something is done with.
    fn cards(&mut self) -> Option<Cards> {
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

    fn target(&mut self, pick: Pick) -> Option<Cards> {
        self.targets.push(pick);
        self.last_target().map(Cards::Target)
    }

    fn moved(&mut self) -> Option<Deed> {
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
    fn own_place(&mut self) -> Option<Verb> {
        if self.eat("hand") {
            return Some(Verb::Hand);
        }
        self.must("field")?;
        Some(if self.eat("rested") { Verb::FieldRested } else { Verb::Field })
    }

    fn other_deed(&mut self) -> Option<Deed> {
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

    fn icons(&mut self) -> Option<Vec<Will>> {
        let mut icons = vec![self.icon()?];
        while let Some(icon) = self.icon() {
            icons.push(icon);
        }
        Some(icons)
    }

    /// `two wind "Fairy" tokens [200/200] with [Flying] into your field`.
    fn token(&mut self) -> Option<(u8, Form)> {
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

    /// What cards gain, until the turn ends or for good.
    fn gained(&mut self) -> Option<Deed> {
        // All cards of a description need no word for it.
        let bare = self.attempt(|reader| {
            let (filter, whose, place) = reader.description(true)?;
            let gain = reader.gain(true)?;
            Some((Cards::All(Pick { whose, place, ..Pick::of(1, filter) }), gain))
        });
        let (cards, gain) = if let Some(found) = bare {
            found
        } else {
            let plural = self.is_plural();
            let cards = self.cards()?;
            (cards, self.gain(plural)?)
        };
        let until = if self.eat("until end of turn") { Until::TurnEnds } else { Until::Stays };
        Some(Deed::Gain(cards, gain, until))
    }

    /// Whether what follows speaks of several cards.
    fn is_plural(&self) -> bool {
        let rest = self.rest().trim_start().to_ascii_lowercase();
        let several = NUMBERS.iter().skip(2).any(|number| rest.starts_with(&format!("{number} ")));
        rest.starts_with("all ") || several || rest.starts_with("up to ") && !rest.starts_with("up to one ")
    }
}

/// Every word has its place in the list.
const _: () = assert!(Word::VARIANTS.len() == KEYS.len() + PREDICATES.len());
