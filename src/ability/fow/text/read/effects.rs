//! What abilities do, sentence by sentence.

use super::super::print;
use super::super::words::WILLS;
use super::Reader;
use crate::ability::fow::{Amount, Cards, Deed, Each, Form, Gain, Price, Test, Until, Who, Will, Word};

/// What stands behind the sentences of an ability.
const ENDS: [&str; 5] = [
    "Play this ability",
    "This ability can",
    "This ability triggers",
    "This aility can",
    "You may only play this ability",
];

/// What is said once in a sentence, and holds for all of it.
struct Sentence {
    /// It begins with how long it lasts.
    early: bool,
    /// Where each of its deeds ends.
    ends: Vec<usize>,
}

impl Sentence {
    fn begun(reader: &Reader<'_>) -> Self {
        let early = reader.sees("until end of turn,") || reader.sees("this turn,");
        Self { early, ends: Vec::new() }
    }

    /// The last of some deeds is of the sentence. What cards gain lasts alike in all of it, where that is said at its beginning or
    /// at its end: `A gains [+100/+0] and B gains [-100/+0] until end of turn`.
    fn goes_on(&mut self, reader: &mut Reader<'_>, deeds: &mut [Deed]) {
        self.ends.push(reader.at);
        let late = matches!(deeds.last(), Some(Deed::Gain(_, _, Until::TurnEnds)));
        if !late && !self.early {
            return;
        }
        let before = deeds.len() - self.ends.len();
        for (deed, end) in deeds[before..].iter_mut().zip(&self.ends) {
            if let Deed::Gain(_, gain, until) = deed
                && *until == Until::Stays
                && !lasts_by_itself(gain)
            {
                *until = Until::TurnEnds;
                reader.insert(*end, " until end of turn");
            }
        }
    }
}

/// Whether how long something is gained is said by what it is.
pub(super) fn lasts_by_itself(gain: &Gain) -> bool {
    matches!(gain, Gain::Words(words) if words == &[Word::NoNextRecovery])
}

impl Reader<'_> {
    /// Sentences.
    pub(super) fn deeds(&mut self) -> Option<Vec<Deed>> {
        let mut deeds = Vec::new();
        let mut sentence = Sentence::begun(self);
        loop {
            deeds.push(self.deed()?);
            sentence.goes_on(self, &mut deeds);
            if std::mem::take(&mut self.heard.stops)
                || self.eat_as(", then", ".")
                || self.sees("and") && self.attempt(Self::and_more).is_some()
            {
                continue;
            }
            if self.sees("\"") {
                // Between quotes the last full stop may be missing.
                self.insert(self.at, ".");
                return Some(deeds);
            }
            self.must(".")?;
            let rest = self.rest().trim();
            if rest.is_empty() || rest.starts_with('"') || ENDS.iter().any(|end| rest.starts_with(end)) {
                return Some(deeds);
            }
            self.eat_as("Then,", "");
            self.eat_as("Then", "");
            sentence = Sentence::begun(self);
        }
    }

    /// What is joined by a word is another sentence, if it is one.
    fn and_more(&mut self) -> Option<()> {
        self.eat_as("and", ".").then_some(())
    }

    /// What hangs on something: `You may …`, `If …`.
    pub(super) fn bound_deed(&mut self) -> Option<Deed> {
        if self.sees("You may") {
            self.must("You may")?;
            return Some(Deed::May(self.body()?));
        }
        if let Some(deed) = self.attempt(Self::picked_up).or_else(|| self.attempt(Self::by_chance)) {
            return Some(deed);
        }
        if self.eat_as("[Torrent]", "If you played another card before it this turn,") {
            (self.heard.tested, self.heard.own) = (true, false);
            return Some(Deed::If(Test::Torrent, self.body()?));
        }
        if let Some(deed) = self.attempt(Self::roll).or_else(|| self.attempt(Self::by_roll)) {
            return Some(deed);
        }
        if self.eat_any(&["If you do,", "If it does,", "If you do"]) {
            return Some(Deed::Done(true, self.body()?));
        }
        if self.eat_any(&["If you don't,"]) {
            return Some(Deed::Done(false, self.body()?));
        }
        if self.eat_any(&["Otherwise,", "Otherwise", "Otherwhise,"]) {
            return Some(Deed::Otherwise(self.body()?));
        }
        if self.eat("If") {
            let test = self.tests()?;
            self.must(",")?;
            (self.heard.tested, self.heard.own) = (true, false);
            return Some(Deed::If(test, self.body()?));
        }
        if let Some(deed) = self.attempt(Self::at_end).or_else(|| self.attempt(Self::at_end_later)) {
            return Some(deed);
        }
        if let Some(deed) = self.attempt(Self::dig).or_else(|| self.attempt(Self::stripped)) {
            return Some(deed);
        }
        if let Some(deed) = self.attempt(Self::unless) {
            return Some(deed);
        }
        self.attempt(Self::test_last)
    }

    /// `draw a card if …` is `if …, draw a card`.
    fn test_last(&mut self) -> Option<Deed> {
        let from = self.here();
        let starts = ["If", "You may", "Otherwise"];
        (!starts.iter().any(|start| self.sees(start))).then_some(())?;
        let notes = self.notes.len();
        let deed = self.simple()?;
        let end = self.at;
        self.must("if")?;
        let test = self.tests()?;
        (self.rest().starts_with('.')).then_some(())?;
        let _ = notes;
        self.insert(from, &format!("If {}, ", print::test(&test)));
        self.notes.retain(|(start, ..)| *start < end);
        let at = self.at;
        self.notes.push((end, at, String::new()));
        Some(Deed::If(test, vec![deed]))
    }

    /// `cancel target spell unless its controller pays {1}`.
    fn unless(&mut self) -> Option<Deed> {
        let deed = self.simple()?;
        self.must("unless")?;
        self.heard.spoken |= deed.cards().is_some();
        if let Some(price) = self.attempt(|reader| {
            reader.must("you")?;
            let price = reader.price()?;
            matches!(price, Price::Move(..)).then_some(price)
        }) {
            return Some(Deed::Unless(Who::You, vec![price], vec![deed]));
        }
        let who = if self.eat("you pay") {
            Who::You
        } else if self.eat("its controller pays") {
            Who::Holder
        } else {
            self.must("your opponent pays")?;
            Who::Opponent
        };
        let price = if let Some(bill) = self.attempt(Self::bill) {
            Price::Will(bill)
        } else {
            let life = self.digits()?;
            self.must("life")?;
            Price::Life(life)
        };
        Some(Deed::Unless(who, vec![price], vec![deed]))
    }

    /// A deed that hangs on nothing.
    fn simple(&mut self) -> Option<Deed> {
        let deed = self
            .attempt(Self::deed_of_player)
            .or_else(|| self.attempt(Self::damage))
            .or_else(|| self.attempt(Self::moved))
            .or_else(|| self.attempt(Self::put))
            .or_else(|| self.attempt(Self::other_deed))
            .or_else(|| self.attempt(Self::gained))?;
        self.heard.spoken |= deed.cards().is_some();
        Some(deed)
    }

    /// Deeds of one sentence, that hang on the same.
    fn body(&mut self) -> Option<Vec<Deed>> {
        self.heard.nested += 1;
        let deeds = self.attempt(Self::joined);
        self.heard.nested -= 1;
        deeds
    }

    fn joined(&mut self) -> Option<Vec<Deed>> {
        let mut sentence = Sentence::begun(self);
        let mut deeds = vec![self.paid().or_else(|| self.deed())?];
        loop {
            sentence.goes_on(self, &mut deeds);
            let joined = self.attempt(|reader| {
                (reader.eat("and") || reader.eat_as(", then", " and") || reader.eat_as(", and", " and"))
                    .then_some(())?;
                reader.paid().or_else(|| reader.deed())
            });
            match joined {
                Some(deed) => deeds.push(deed),
                None => return Some(deeds),
            }
        }
    }

    /// What one may pay: will, or life.
    fn paid(&mut self) -> Option<Deed> {
        self.attempt(|reader| {
            reader.must("pay")?;
            if let Some(bill) = reader.attempt(Self::bill) {
                return Some(Deed::Pay(vec![Price::Will(bill)]));
            }
            let life = reader.digits()?;
            reader.must("life")?;
            Some(Deed::Pay(vec![Price::Life(life)]))
        })
    }

    pub(super) fn damage(&mut self) -> Option<Deed> {
        // What was spoken of last may be another card.
        if !(self.heard.own && self.eat_as("it deals", "this card deals")) {
            self.must("This card deals")?;
        }
        if self.eat("damage equal to its ATK to") {
            // A chant has none, and what was asked for may be meant.
            (!self.heard.chant && !self.heard.tested).then_some(())?;
            let amount = Amount { times: 1, each: Some(Each::OwnAtk) };
            return self.damage_to(amount);
        }
        if self.eat("that much damage to") {
            let amount = Amount { times: 1, each: Some(Each::Much) };
            return self.damage_to(amount);
        }
        let times = self.digits()?;
        self.must("damage to")?;
        self.damage_to(Amount { times, each: None })
    }

    pub(super) fn damage_to(&mut self, mut amount: Amount) -> Option<Deed> {
        let who = if self.eat_any(&["your opponent", "target opponent", "an opponent", "you opponent"]) {
            Some(Who::Opponent)
        } else if self.eat("each player") {
            Some(Who::Each)
        } else if self.eat("you and your opponent") {
            let from = self.text[..self.at].rfind("you and")?;
            self.note(from, "each player");
            Some(Who::Each)
        } else if self.eat("you") {
            Some(Who::You)
        } else if self.heard.spoken
            && self.eat_any(&[
                "its controller",
                "it's controller",
                "that resonator's controller",
                "the controller of that resonator",
                "the controller of the resonator",
                "the controller of it",
            ])
        {
            Some(Who::Holder)
        } else {
            None
        };
        let cards = if who.is_none() { Some(self.cards()?) } else { None };
        if amount.each.is_none() && self.eat("for each") {
            amount.each = Some(self.for_each()?);
        }
        let others = ["and target", "and each", "and all", "and your opponent", "and an opponent"];
        if amount.each.is_none() && self.heard.nested == 0 && others.iter().any(|other| self.sees(other)) {
            self.eat_as("and", &format!(". This card deals {} damage to", amount.times));
            (self.heard.again, self.heard.stops) = (Some(amount.times), true);
        }
        match (who, cards) {
            (Some(who), _) => Some(Deed::Hit(amount, who)),
            (None, cards) => Some(Deed::Damage(amount, cards?)),
        }
    }

    pub(super) fn other_deed(&mut self) -> Option<Deed> {
        if self.eat("All damage becomes 0 until end of turn") {
            return Some(Deed::NoDamage);
        }
        if self.eat("Produce") {
            return self.produced();
        }
        if let Some(deed) = self.attempt(Self::controlled) {
            return Some(deed);
        }
        if self.eat_any(&[
            "Reveal the top card of your main deck",
            "Reveal the top card of your deck",
            "Reveal the top of your main deck",
        ]) {
            return Some(Deed::Reveal);
        }
        if let Some(fight) = self.attempt(Self::fight) {
            return Some(fight);
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
            reader.must_any(&[
                "of your magic stone deck into your magic stone area",
                "of your magic stone deck into your field",
            ])?;
            Some(count)
        }) {
            return Some(Deed::Stone(count, self.eat("rested")));
        }
        if let Some((count, form)) = self.attempt(Self::token) {
            return Some(Deed::Token(count, form));
        }
        let (count, kind) = self.counters()?;
        self.must("on")?;
        let from = self.here();
        // A card of each description.
        if self.sees("each of up to") {
            self.eat_as("each of", "");
        }
        let cards = self.cards()?;
        let _ = from;
        Some(Deed::Counters(cards, i8::try_from(count).ok()?, kind))
    }

    /// `Target resonator you control and target resonator your opponent controls deal damage equal to their ATK to each other`.
    fn fight(&mut self) -> Option<Deed> {
        let first = self.cards()?;
        let (first, second) = match first {
            Cards::With(second) => (Cards::This, *second),
            first => {
                self.must("and")?;
                (first, self.cards()?)
            }
        };
        self.must("deal damage equal to their ATK to each other")?;
        let single = |cards: &Cards| match cards {
            Cards::This | Cards::Those => true,
            Cards::Target(at) => self.targets.get(usize::from(*at)).is_some_and(|pick| pick.count == 1 && !pick.player),
            _ => false,
        };
        (single(&first) && single(&second)).then_some(Deed::Fight(first, second))
    }

    fn produced(&mut self) -> Option<Deed> {
        let from = self.here();
        if self.eat("one will of any attribute") {
            let five = [Will::Light, Will::Fire, Will::Water, Will::Wind, Will::Darkness];
            self.note(from, "{W}, {R}, {U}, {G}, or {B}");
            return Some(Deed::Produce(five.iter().map(|will| vec![*will]).collect()));
        }
        if self.eat("1") {
            self.note(from, "");
        }
        let mut choices = vec![self.icons()?];
        // Of what the first cards join so later ones say that it is one of them.
        if self.sees("and") {
            return None;
        }
        if choices[0].len() == 1 && self.eat("for each") {
            let each = self.for_each()?;
            return Some(Deed::ProduceEach(choices[0][0], each));
        }
        loop {
            let end = self.here();
            if self.eat(",") {
                if !self.eat("or") && !self.rest().trim_start().starts_with('{') {
                    self.at = end;
                    break;
                }
            } else if !self.eat("or") {
                break;
            }
            choices.push(self.icons()?);
        }
        // Of more than two the last has a comma before it.
        if choices.len() > 2 {
            let said: Vec<String> = choices
                .iter()
                .map(|choice| choice.iter().map(|will| super::super::words::icon(*will)).collect())
                .collect();
            if let Some((last, others)) = said.split_last() {
                self.note(from, &format!("{}, or {last}", others.join(", ")));
            }
        }
        Some(Deed::Produce(choices))
    }

    /// `two wind "Fairy" tokens [200/200] with [Flying] into your field`, or `a [200/200] wind Fairy resonator token`.
    fn token(&mut self) -> Option<(u8, Form)> {
        let count = self.number()?;
        if let Some(form) = self.attempt(|reader| reader.stats_first(count)) {
            return Some((count, form));
        }
        let mut form = Form::default();
        form.of.extend(WILLS.iter().filter(|(_, _, spelled)| self.eat(spelled[0])).map(|(will, ..)| *will));
        form.name = self.quoted()?;
        self.must(if count == 1 { "token" } else { "tokens" })?;
        form.stats = self.printed_stats()?;
        if self.eat("with") {
            form.words = self.words()?;
        }
        self.must("into your field")?;
        Some((count, form))
    }

    fn printed_stats(&mut self) -> Option<[i32; 2]> {
        self.must("[")?;
        let atk = i32::try_from(self.digits()?).ok()?;
        self.must("/")?;
        let def = i32::try_from(self.digits()?).ok()?;
        self.must("]")?;
        Some([atk, def])
    }

    fn stats_first(&mut self, count: u8) -> Option<Form> {
        let mut form = Form { stats: self.printed_stats()?, ..Form::default() };
        while let Some((will, ..)) = WILLS.iter().find(|(_, _, spelled)| self.eat(spelled[0])) {
            form.of.push(*will);
            self.eat("/");
        }
        let race = self.race()?;
        form.name.clone_from(&race);
        form.race = Some(race);
        self.must(if count == 1 { "resonator token" } else { "resonator tokens" })?;
        if self.eat("with") {
            form.words = self.words()?;
        }
        self.must("into your field")?;
        Some(form)
    }
}
