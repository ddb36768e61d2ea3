//! What stands before an ability that is played: what it is, what it costs, what it waits for.

use super::Reader;
use crate::ability::fow::{Ability, Deed, Doing, Each, Is, Line, Price, Test, Type, Waits, When, Who};

/// Once a turn, in the wordings of the clusters.
const ONCE: [&str; 9] = [
    "Play this ability only once per turn.",
    "Play this ability only once each turn.",
    "This ability can be activated only once per turn.",
    "This ability can only be activated once per turn.",
    "This ability can only be activated once each turn.",
    "This ability can be activated only once each turn.",
    "This ability triggers only once per turn.",
    "This ability can only be activated once during each turn.",
    "This aility can only be activated once each turn.",
];

/// In the own turn alone.
const OWN_TURN: [&str; 2] = ["Play this ability only during your turn.", "Play this ability during your turn."];

impl Reader<'_> {
    /// Key words alone, to the end.
    pub(super) fn keys(&mut self) -> Option<Vec<crate::ability::fow::Word>> {
        let mut words = vec![self.key()?];
        while let Some(word) = self.key() {
            words.push(word);
        }
        self.eat_as(".", "");
        self.rest().trim().is_empty().then_some(words)
    }

    /// An ability with a word before it, or a price.
    pub(super) fn played(&mut self) -> Option<Line> {
        if self.eat("[Awakening]") {
            let price = self.prices()?;
            if self.sees("[Enter]:") {
                self.insert(self.at, ":");
            } else {
                self.must(":")?;
            }
            // Of a card that comes to the field the word of entering stands there, too.
            self.eat_as("[Enter]:", "");
            // What a chant has spoken of before is not known here.
            (self.heard.spoken, self.heard.own) = (!self.heard.chant, !self.heard.chant);
            return self.ability(When::Awakening, price);
        }
        if self.eat("[Inheritance]") {
            let price = self.prices()?;
            self.must(":")?;
            return self.ability(When::Inheritance, price);
        }
        if self.eat("[Break]:") {
            self.heard.breaks = true;
            return self.ability(When::Break, Vec::new());
        }
        if self.eat("[Trigger]") {
            let waits = self.waits()?;
            self.must(":")?;
            return self.ability(When::Standby(waits), Vec::new());
        }
        let from = self.here();
        let said = self.eat("[Activate]");
        let price = self.prices()?;
        self.must(":")?;
        if !said {
            self.insert(from, "[Activate] ");
        }
        self.ability(When::Activate, price)
    }

    pub(super) fn ability(&mut self, when: When, price: Vec<Price>) -> Option<Line> {
        let mut only_if = None;
        // What triggers asks for it before it triggers.
        if when.triggers() && self.text[..self.at].ends_with(',') && self.eat("if") {
            only_if = Some(self.tests()?);
            self.must(",")?;
        }
        let does = self.deeds()?;
        let mut once = false;
        loop {
            if self.eat_any(&ONCE) && !once {
                once = true;
            } else if only_if.is_none() && when == When::Activate && !once && self.eat_any(&OWN_TURN) {
                only_if = Some(Test::Turn(Who::You));
            } else if only_if.is_none() && when == When::Activate && !once && self.eat("Play this ability only if") {
                only_if = Some(self.tests()?);
                self.must(".")?;
            } else {
                break;
            }
        }
        // `That much` needs an event that is about so much.
        if says_much(&does) && !tells_much(&when) {
            return None;
        }
        let targets = std::mem::take(&mut self.targets);
        Some(Line::Ability(Ability { when, once, only_if, price, targets, does }))
    }

    /// What a chant does; of several things one is chosen.
    pub(super) fn chant(&mut self) -> Option<Vec<Line>> {
        self.heard.chant = true;
        if self.sees("Choose one, if") {
            return self.one_or_both();
        }
        if !self.eat_any(&["Choose one -", "Choose one-"]) {
            return Some(vec![self.ability(When::Chant, Vec::new())?]);
        }
        let mut modes = Vec::new();
        loop {
            let does = self.mode()?;
            modes.push(self.chosen(does));
            if !self.eat_any(&["; or", ", or", ";", ". or"]) {
                break;
            }
        }
        self.eat(".");
        (modes.len() > 1).then_some(modes)
    }

    /// One of what a chant has to choose from, or both under a condition: then they are done one after the other.
    fn one_or_both(&mut self) -> Option<Vec<Line>> {
        self.must("Choose one, if")?;
        let test = self.tests()?;
        if !self.eat(",") {
            self.insert(self.at, ",");
        }
        self.must("you may choose both -")?;
        let start = self.at;
        let first = self.mode()?;
        let first = self.chosen(first);
        self.must_any(&["; or", ", or"])?;
        let second = self.mode()?;
        let second = self.chosen(second);
        self.eat(".");
        let (end, notes) = (self.at, self.notes.clone());
        // Read once more, with the targets of both.
        self.at = start;
        let mut does = self.mode()?;
        self.heard.spoken = false;
        self.must_any(&["; or", ", or"])?;
        does.extend(self.mode()?);
        let Line::Ability(both) = self.chosen(does) else { return None };
        (self.at, self.notes) = (end, notes);
        Some(vec![first, second, Line::Ability(Ability { only_if: Some(test), ..both })])
    }

    /// What is done where one of several things is chosen.
    fn mode(&mut self) -> Option<Vec<Deed>> {
        let mut does = vec![self.deed()?];
        while (self.eat(".") || self.eat_as("and", ".") || self.eat_as(", then", ".")) && !self.rest().trim().is_empty()
        {
            does.push(self.deed()?);
        }
        // Whether a thing can be chosen at all hangs on nothing here.
        (!matches!(does.first(), Some(Deed::If(..)))).then_some(does)
    }

    fn chosen(&mut self, does: Vec<Deed>) -> Line {
        let targets = std::mem::take(&mut self.targets);
        self.heard.spoken = false;
        Line::Ability(Ability { targets, does, ..Ability::of(When::Chant) })
    }

    fn waits(&mut self) -> Option<Waits> {
        if self.eat("Anytime") {
            return Some(Waits::Anytime);
        }
        if self.eat("You are attacked") {
            return Some(Waits::Attacked);
        }
        if self.eat_any(&["Your opponent plays a", "When your opponent plays a", "Your opponent plays an"]) {
            let (filter, ..) = self.description(false)?;
            return Some(Waits::Played(Who::Opponent, filter));
        }
        if self.eat("While") {
            return self.tests().map(Waits::So);
        }
        if self.sees("You control") || self.sees("Your life is") || self.sees("Your opponent controls") {
            self.insert(self.here(), "While ");
            return self.tests().map(Waits::So);
        }
        if !(self.eat("When") || self.eat_as("Whenever", "When")) {
            return None;
        }
        if self.eat_as("When your opponent attacks you", "You are attacked") {
            return Some(Waits::Attacked);
        }
        let pick = self.one()?;
        if self.eat("attacks or blocks") {
            return Some(Waits::Fight(pick));
        }
        self.must("attacks")?;
        Some(Waits::Attack(pick))
    }

    /// What a spell is, as somebody plays it: nobody calls a stone so.
    pub(super) fn spell(&mut self) -> Option<Vec<Is>> {
        let (filter, _, place) = self.description(false)?;
        let stone = filter.contains(&Is::Type(Type::Stone));
        (place != crate::ability::fow::Place::Graveyard && !stone).then_some(filter)
    }
}

/// Whether something is as much as the event was about.
fn says_much(deeds: &[Deed]) -> bool {
    deeds.iter().any(|deed| {
        let own = match deed {
            Deed::Damage(amount, _) | Deed::Hit(amount, _) | Deed::GainLife(_, amount) | Deed::LoseLife(_, amount) => {
                amount.each == Some(Each::Much)
            }
            _ => false,
        };
        own || says_much(deed.within())
    })
}

/// Whether an event is about so much of something.
const fn tells_much(when: &When) -> bool {
    match when {
        When::GainsLife | When::Suffers => true,
        When::Does(_, doing) => matches!(doing, Doing::Hits | Doing::Strikes(_) | Doing::IsStruck),
        _ => false,
    }
}
