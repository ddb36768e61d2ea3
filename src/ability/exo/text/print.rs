//! Abilities as text.

use super::Tongue;
use super::lexicon::{LEXICON, Sym};
use super::terms::{key_sym, type_sym, verb_sym, whose_by, word_sym};
use crate::ability::exo::{
    Cards, Deed, Effect, Filter, Form, Gain, Is, Key, Line, Passive, Pick, Place, Price, Test, Until, Verb, Who, Whose,
};

/// One line, with its full stop.
pub fn line(line: &Line, tongue: Tongue) -> String {
    let mut out = Printer { tongue, out: String::new(), named: 0 };
    match line {
        Line::Passive(passive) => out.passive(passive),
        Line::Effect(effect) => out.effect(effect),
    }
    out.out.push('.');
    out.out
}

/// The description of cards.
pub fn pick(pick: &Pick, tongue: Tongue) -> String {
    let mut out = Printer { tongue, out: String::new(), named: 0 };
    out.pick(pick, false, true);
    out.out
}

/// A cost: parts of so many cards, as [`read_cost`](super::read_cost) reads it.
pub fn cost(parts: &[(u8, Filter)], tongue: Tongue) -> String {
    let part = |(count, filter): &(u8, Filter)| pick(&Pick::of(*count, filter.clone()), tongue);
    parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

struct Printer {
    tongue: Tongue,
    out: String,
    /// How many targets have been spoken of.
    named: u8,
}

impl Printer {
    fn put(&mut self, text: &str) {
        if !self.out.is_empty() && !self.out.ends_with(['(', ' ']) {
            self.out.push(' ');
        }
        self.out.push_str(text);
    }

    fn join(&mut self, sign: char) {
        self.out.push(sign);
    }

    /// A word, of one or of several.
    fn word(&mut self, sym: Sym, several: bool) {
        let entry = LEXICON.iter().find(|entry| entry.sym == sym).expect("every word is in the list");
        let forms = match self.tongue {
            Tongue::En => entry.en,
            Tongue::It => entry.it,
        };
        let form = forms.get(usize::from(several)).unwrap_or(&forms[0]);
        self.put(form);
    }

    fn say(&mut self, sym: Sym) {
        self.word(sym, false);
    }

    fn quoted(&mut self, text: &str) {
        self.put(&format!("\"{text}\""));
    }

    fn number(&mut self, number: impl std::fmt::Display) {
        self.put(&number.to_string());
    }

    fn counted(&mut self, count: u8, sym: Sym) {
        self.number(count);
        self.word(sym, count != 1);
    }

    fn passive(&mut self, passive: &Passive) {
        match passive {
            Passive::Word(word) => self.say(word_sym(*word)),
            Passive::OnlyIf(test) => {
                self.say(Sym::PlayOnlyIf);
                self.test(test);
            }
            Passive::Attacks(times) => {
                self.say(Sym::AttacksTimes);
                self.counted(*times, Sym::Times);
            }
            Passive::Gives(cards, gain) => {
                self.cards(cards, &[]);
                self.gain(cards, gain);
            }
            Passive::Instead(prices) => {
                self.say(Sym::Instead);
                self.join(':');
                self.prices(prices);
            }
        }
    }

    fn effect(&mut self, effect: &Effect) {
        if effect.once {
            self.say(Sym::Once);
        }
        let main_by_price = effect.key == Key::Main && !effect.price.is_empty() && !effect.once;
        let plain = main_by_price || effect.key == Key::Tactic || effect.key == Key::Quick && effect.once;
        if !plain {
            self.say(key_sym(&effect.key));
        }
        if let Key::Hate(filter) = &effect.key {
            self.pick(&Pick::of(1, filter.clone()), false, true);
        }
        if effect.leader {
            self.say(Sym::LeaderEffect);
        }
        for (at, test) in effect.only_if.iter().enumerate() {
            self.say(if at == 0 { Sym::OnlyIf } else { Sym::And });
            self.test(test);
        }
        if !self.out.is_empty() && !effect.does.is_empty() {
            self.join(':');
        }
        if !effect.price.is_empty() {
            self.prices(&effect.price);
            self.join(':');
        }
        self.deeds(&effect.does, &effect.targets);
    }

    fn prices(&mut self, prices: &[Price]) {
        for (at, price) in prices.iter().enumerate() {
            if at > 0 {
                self.join(',');
            }
            match price {
                Price::Move(verb, cards) => {
                    self.say(verb_sym(*verb));
                    match cards {
                        Cards::Chosen(pick) if *verb == Verb::Discard && is_own_hand(pick) => {
                            self.pick(&Pick { place: Place::Play, whose: Whose::Any, ..pick.clone() }, false, true);
                        }
                        cards => self.cards(cards, &[]),
                    }
                }
                Price::Cost(count) => {
                    self.say(Sym::Pay);
                    self.number(count);
                }
                Price::Counters(count, kind) => {
                    self.say(Sym::Remove);
                    self.counters(*count, kind);
                }
                Price::Lives(lives) => {
                    self.say(Sym::YouLose);
                    self.counted(*lives, Sym::Life);
                }
            }
        }
    }

    fn counters(&mut self, count: u8, kind: &str) {
        self.number(count);
        self.quoted(kind);
        self.word(Sym::Counter, count != 1);
    }

    fn deeds(&mut self, deeds: &[Deed], targets: &[Pick]) {
        for (at, deed) in deeds.iter().enumerate() {
            if at > 0 {
                self.join(';');
            }
            self.deed(deed, targets);
        }
    }

    fn within(&mut self, deeds: &[Deed], targets: &[Pick]) {
        self.put("(");
        self.deeds(deeds, targets);
        self.join(')');
    }

    fn deed(&mut self, deed: &Deed, targets: &[Pick]) {
        let of = |who: &Who, you: Sym, they: Sym| if *who == Who::You { you } else { they };
        match deed {
            Deed::Draw(who, count) => {
                self.say(of(who, Sym::Draw, Sym::TheyDraw));
                self.counted(*count, Sym::Card);
            }
            Deed::Discard(who, count) => {
                self.say(of(who, Sym::Discard, Sym::TheyDiscard));
                self.counted(*count, Sym::Card);
            }
            Deed::Mill(who, count) => {
                self.say(of(who, Sym::Mill, Sym::TheyMill));
                self.counted(*count, Sym::Card);
            }
            Deed::Move(verb, cards) => {
                self.say(verb_sym(*verb));
                self.cards(cards, targets);
            }
            Deed::Gain(cards, gain, until) => {
                self.cards(cards, targets);
                self.gain(cards, gain);
                match until {
                    Until::Stays => {}
                    Until::TurnEnds => self.say(Sym::UntilTurn),
                    Until::Damage => self.say(Sym::UntilDamage),
                }
            }
            Deed::Counters(cards, change, kind) => {
                self.say(if *change > 0 { Sym::Put } else { Sym::Remove });
                self.counters(change.unsigned_abs(), kind);
                self.say(if *change > 0 { Sym::On } else { Sym::From });
                self.cards(cards, targets);
            }
            Deed::Control(cards) => {
                self.say(Sym::Control);
                self.cards(cards, targets);
            }
            Deed::Transform(cards, form) => {
                self.say(Sym::Transform);
                self.cards(cards, targets);
                self.say(Sym::IntoForm);
                self.form(form);
            }
            Deed::Token(count, form) => {
                self.say(Sym::Make);
                self.counted(*count, Sym::Token);
                self.form(form);
            }
            Deed::Relic(count, name) => {
                self.say(Sym::Make);
                self.counted(*count, Sym::Relic);
                self.quoted(name);
            }
            Deed::Play(cards) => {
                self.say(Sym::Play);
                self.cards(cards, targets);
            }
            Deed::Lives(who, change) => {
                let (you, they) =
                    if *change < 0 { (Sym::YouLose, Sym::TheyLose) } else { (Sym::YouGain, Sym::TheyGain) };
                self.say(of(who, you, they));
                self.counted(change.unsigned_abs(), Sym::Life);
            }
            Deed::Negate => self.say(Sym::Negate),
            Deed::EndTurn => self.say(Sym::EndTurn),
            Deed::Redirect => self.say(Sym::Redirect),
            Deed::May(deeds) => {
                self.say(Sym::May);
                self.within(deeds, targets);
            }
            Deed::If(test, deeds) => {
                self.say(Sym::If);
                self.test(test);
                self.within(deeds, targets);
            }
        }
    }

    fn form(&mut self, form: &Form) {
        self.quoted(&form.name);
        for race in &form.races {
            self.say(Sym::Race);
            self.quoted(race);
        }
        for color in &form.colors {
            self.say(Sym::Color);
            self.quoted(color);
        }
        if form.vice {
            self.say(Sym::ViceLeader);
        }
        self.say(Sym::Force);
        self.number(form.force);
        if !form.words.is_empty() {
            self.say(Sym::With);
            for (at, word) in form.words.iter().enumerate() {
                if at > 0 {
                    self.join(',');
                }
                self.say(word_sym(word));
            }
        }
    }

    fn gain(&mut self, cards: &Cards, gain: &Gain) {
        let several = match cards {
            Cards::All(_) | Cards::Those => true,
            Cards::Chosen(pick) => pick.count != 1,
            Cards::This | Cards::Target(_) => false,
        };
        // In English the first form is of several.
        let verb = |sym| (sym, several != (self.tongue == Tongue::En));
        let (sym, form) = match gain {
            Gain::NoEffects => verb(Sym::LosesEffects),
            Gain::ViceLeader => verb(Sym::BecomesVice),
            _ => verb(Sym::Gain),
        };
        self.word(sym, form);
        match gain {
            Gain::Force(force) => {
                self.put(&format!("{force:+}"));
                self.say(Sym::Force);
            }
            Gain::Cost(cost) => {
                self.put(&format!("{cost:+}"));
                self.say(Sym::Cost);
            }
            Gain::Word(word) => self.say(word_sym(*word)),
            Gain::Name(name) => {
                self.say(Sym::Name);
                self.quoted(name);
            }
            Gain::Race(race) => {
                self.say(Sym::RaceOf);
                self.quoted(race);
            }
            Gain::Color(color) => {
                self.say(Sym::ColorOf);
                self.quoted(color);
            }
            Gain::NoEffects | Gain::ViceLeader => {}
        }
    }

    fn test(&mut self, test: &Test) {
        match test {
            Test::Have(pick) => {
                self.word(Sym::There, (pick.count == 1) != (self.tongue == Tongue::It) && pick.count == 1);
                self.pick(pick, false, true);
            }
            Test::HaveNo(pick) => {
                self.say(Sym::ThereNo);
                self.pick(pick, false, false);
            }
            Test::LivesMost(who, lives) => {
                self.say(if *who == Who::You { Sym::YourLives } else { Sym::TheirLives });
                self.number(lives);
            }
            Test::Turn(who) => self.say(if *who == Who::You { Sym::YourTurn } else { Sym::TheirTurn }),
        }
    }

    fn cards(&mut self, cards: &Cards, targets: &[Pick]) {
        match cards {
            Cards::This => self.say(Sym::This),
            Cards::Those => self.say(Sym::Those),
            Cards::Target(at) if *at == self.named && usize::from(*at) < targets.len() => {
                self.named += 1;
                self.pick(&targets[usize::from(*at)], true, true);
            }
            Cards::Target(at) => {
                self.say(Sym::TheTarget);
                self.number(at + 1);
            }
            Cards::Chosen(pick) => self.pick(pick, false, true),
            Cards::All(pick) => {
                self.say(Sym::All);
                self.pick(pick, false, false);
            }
        }
    }

    fn pick(&mut self, pick: &Pick, target: bool, counted: bool) {
        if pick.up_to && counted {
            self.say(Sym::UpTo);
        }
        if counted {
            self.number(pick.count);
        }
        let several = !counted || pick.count != 1;
        let english = self.tongue == Tongue::En;
        // English has these words before the noun, Italian has them behind it.
        let before = |is: &Is| matches!(is, Is::Other | Is::Covered | Is::Up | Is::Attacking | Is::NonLeader);
        let has_type = pick.filter.iter().any(|is| matches!(is, Is::Type(_)));
        if english {
            if target {
                self.say(Sym::Target);
            }
            if pick.whose == Whose::You && !is_default(pick) {
                self.say(Sym::Yours);
            }
            for is in pick.filter.iter().filter(|is| before(is)) {
                self.is(is, several);
            }
        }
        for is in pick.filter.iter().filter(|is| matches!(is, Is::Type(_))) {
            self.is(is, several);
        }
        if !has_type {
            self.word(Sym::Card, several);
        }
        if !english {
            for is in pick.filter.iter().filter(|is| before(is)) {
                self.is(is, several);
            }
            if target {
                self.word(Sym::Target, several);
            }
            if pick.whose == Whose::You && !is_default(pick) {
                self.word(Sym::Yours, several);
            }
        }
        for is in pick.filter.iter().filter(|is| !before(is) && !matches!(is, Is::Type(_))) {
            self.is(is, several);
        }
        match pick.place {
            Place::Play => {}
            Place::Hand => self.say(Sym::InHand),
            Place::Occult => self.say(Sym::InOccult),
            Place::Deck => self.say(Sym::InDeck),
            Place::Evolutions => self.say(Sym::InEvolutions),
            Place::Discard => self.say(Sym::InDiscard),
            Place::Banished => self.word(Sym::Banished, several),
            Place::Anywhere => self.word(Sym::Anywhere, several),
        }
        match pick.whose {
            Whose::Opponent => self.say(Sym::Theirs),
            Whose::Any if !is_default(pick) => self.say(Sym::Anyones),
            Whose::Any | Whose::You => {}
        }
    }

    fn is(&mut self, is: &Is, several: bool) {
        let (sym, text, number) = match is {
            Is::Type(kind) => return self.word(type_sym(*kind), several),
            Is::NonLeader => return self.say(Sym::NonLeader),
            Is::Covered => return self.word(Sym::Covered, several),
            Is::Up => return self.word(Sym::Up, several),
            Is::Other => return self.word(Sym::Other, several),
            Is::Attacking => return self.word(Sym::Attacking, several),
            Is::Race(race) => (Sym::Race, Some(race), None),
            Is::Color(color) => (Sym::Color, Some(color), None),
            Is::Named(name) => (Sym::Named, Some(name), None),
            Is::NamedWith(part) => (Sym::NamedWith, Some(part), None),
            Is::ForceMost(force) => (Sym::ForceMost, None, Some(force)),
            Is::ForceLeast(force) => (Sym::ForceLeast, None, Some(force)),
            Is::OriginalMost(force) => (Sym::OriginalMost, None, Some(force)),
        };
        self.say(sym);
        if let Some(text) = text {
            self.quoted(text);
        }
        if let Some(number) = number {
            self.number(number);
        }
    }
}

/// Cards of one's own hand, nothing else said of where they are.
fn is_own_hand(pick: &Pick) -> bool {
    pick.place == Place::Hand && pick.whose == Whose::You && !pick.up_to
}

fn is_default(pick: &Pick) -> bool {
    pick.whose == whose_by(pick.place)
}
