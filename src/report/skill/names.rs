//! The names that a skill gives to cards, and which of them are one card at most: "that card", and not "those cards".

use super::Teller;
use super::noun::{Gender, Phrase, number};
use crate::ability::{
    Argument, Block, Bounds, Cards, Choose, Effect, Filter, HowMany, Keyword, Name, Node, Price, Quantity, Skill,
    Token, Visit, Who,
};
use crate::language::say;

/// What names a skill gives and speaks of.
#[derive(Default)]
pub(super) struct Names<'s> {
    /// Those that are spoken of once they are given, in order.
    pub(super) given: Vec<&'s Name>,
    /// Those given to one card at most.
    pub(super) single: Vec<&'s Name>,
    /// The card that the event is about is spoken of, too, or the one that has the skill, by a description.
    pub(super) other: bool,
    /// Every giving of a name.
    givings: Vec<&'s Name>,
    again: Vec<&'s Name>,
    /// Those given in other options, of which but one is done.
    elsewhere: Vec<&'s Name>,
    spoken: Vec<&'s Name>,
    /// What is looked at is done several times, or by several players.
    repeated: bool,
}

impl<'s> Names<'s> {
    /// The names of a skill.
    pub(super) fn of(skill: &'s Skill) -> Self {
        let mut names = Self::default();
        skill.walk(&mut names);
        names.given.retain(|name| names.spoken.contains(name));
        // What is named twice may be two cards; what each of several options names is one if it is in each of them.
        let single = names.single.clone();
        let times = |all: &[&Name], name: &Name| all.iter().filter(|other| **other == name).count();
        names.single.retain(|name| !names.again.contains(name) && times(&single, name) >= times(&names.givings, name));
        names
    }

    fn one(&mut self, name: &'s Name) {
        if !self.repeated {
            self.single.push(name);
        }
    }

    /// Options of which one is done.
    fn one_of(&mut self, options: &'s [Block]) {
        let (outside, before) = (self.elsewhere.clone(), self.given.len());
        for option in options {
            self.elsewhere = [outside.as_slice(), &self.given[before..]].concat();
            self.block(option);
        }
        self.elsewhere = outside;
    }

    /// Whether these are one card at most.
    fn is_one(&self, cards: &Cards) -> bool {
        match cards {
            Cards::This | Cards::It | Cards::Attacker | Cards::Guard | Cards::Attacked => true,
            Cards::Leader(who) => *who != Who::Both,
            Cards::Top(who, n) | Cards::Bottom(who, n) => *who != Who::Both && *n == Quantity::Number(1),
            Cards::Named(name) => self.single.contains(&name),
            Cards::Chosen(choose) => is_one_chosen(choose),
            Cards::Rest(..) | Cards::All(_) | Cards::Under(_) | Cards::Each(_) => false,
        }
    }
}

fn is_one_chosen(choose: &Choose) -> bool {
    let one = matches!(&choose.count, HowMany::Exactly(n) | HowMany::UpTo(n) if *n == Quantity::Number(1));
    one && choose.who != Who::Both
}

impl<'s> Visit<'s> for Names<'s> {
    fn gives(&mut self, name: &'s Name) {
        self.givings.push(name);
        if !self.given.contains(&name) {
            self.given.push(name);
        } else if let Some(at) = self.elsewhere.iter().position(|other| *other == name) {
            self.elsewhere.swap_remove(at);
        } else {
            self.again.push(name);
        }
    }

    fn name(&mut self, name: &'s Name) {
        self.spoken.push(name);
    }

    fn cards(&mut self, cards: &'s Cards) {
        self.other |= *cards == Cards::It;
        cards.walk(self);
    }

    fn filter(&mut self, filter: &'s Filter) {
        match filter {
            Filter::This => self.other = true,
            // Other than this card.
            Filter::Not(inner) if **inner == Filter::This => {}
            filter => filter.walk(self),
        }
    }

    fn choose(&mut self, choose: &'s Choose) {
        if is_one_chosen(choose) {
            self.one(&choose.name);
        }
        choose.walk(self);
    }

    fn token(&mut self, token: &'s Token) {
        if let Some(name) = &token.named {
            self.one(name);
        }
        token.walk(self);
    }

    fn price(&mut self, price: &'s Price) {
        if let Price::Cards { count: 1, name: Some(name), .. }
        | Price::Between { count: Bounds { max: Some(1), .. }, name: Some(name), .. } = price
        {
            self.one(name);
        }
        price.walk(self);
    }

    fn effect(&mut self, effect: &'s Effect) {
        match effect {
            Effect::Name(name, cards) | Effect::Look(cards, name) if self.is_one(cards) => self.one(name),
            Effect::LookAtTop(Quantity::Number(1), name) => self.one(name),
            _ => {}
        }
        if let Effect::Options(1, options) = effect {
            return self.one_of(options);
        }
        let repeated = self.repeated;
        self.repeated |= matches!(effect, Effect::Repeat(..) | Effect::EachPlayer(_) | Effect::As(Who::Both, _));
        effect.walk(self);
        self.repeated = repeated;
    }

    /// What a skill names that is given is its own.
    fn skill(&mut self, _: &'s Skill) {}
}

impl Teller<'_> {
    /// Cards that were given a name before.
    pub(super) fn named(&self, name: &Name) -> Phrase {
        self.so_named(name, self.are_many(name))
    }

    /// As [`Self::named`], where it is counted how many there are.
    pub(super) fn all_named(&self, name: &Name) -> Phrase {
        self.so_named(name, true)
    }

    fn so_named(&self, name: &Name, many: bool) -> Phrase {
        let form = number(many);
        match self.label(name) {
            Some(label) => {
                let words = self.words(say!("skill-labelled", number = form, label = label));
                Phrase::definite(words, Gender::Feminine, many, self.lang)
            }
            None => match self.rule_of(name) {
                Some(tag) => {
                    let keyword = self.keyword(tag.keyword);
                    let words = self.words(match tag.keyword {
                        Keyword::Alliance => say!("skill-rested-for", number = form, keyword = keyword),
                        Keyword::SpiritBoost => say!("skill-unmarked-for", number = form, keyword = keyword),
                        _ => say!("skill-placed-by", number = form, keyword = keyword),
                    });
                    Phrase::definite(words, Gender::Feminine, many, self.lang)
                }
                None => Phrase::bare(self.words(say!("skill-those", number = form)), many),
            },
        }
    }

    /// Whether cards of a name are told apart from others.
    pub(super) fn calls(&self, name: &Name) -> bool {
        self.label(name).is_some() || self.rule_of(name).is_some()
    }

    /// Whether there may be several cards of a name.
    pub(super) fn are_many(&self, name: &Name) -> bool {
        match self.rule_of(name) {
            // Markers are removed from one card (4.00, 22-43-3).
            Some(tag) => tag.keyword != Keyword::SpiritBoost && tag.argument != Argument::Number(1),
            None => !self.single.contains(&name),
        }
    }
}
