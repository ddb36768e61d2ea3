//! The names that a skill gives to cards: by their number, in the order in which they are given.

use crate::ability::{Block, Name, Node, Price, Rewrite, Skill, Token, Visit};

/// The names that have been met.
#[derive(Clone, Default)]
pub(super) struct Names {
    known: Vec<Name>,
    /// How many were made up.
    made_up: usize,
}

/// Names that the rules give: \[Burst\], \[Alliance\] and \[Spirit Boost\] (10-30, 10-35; 4.00, 22-43).
const GIVEN_BY_RULE: [&str; 3] = [Price::MILLED, "allies", Price::UNMARKED];

impl Names {
    /// The names that the parts of a price give, which may be spoken of before the price is.
    pub(super) fn given_by(&mut self, cost: &Vec<Price>) {
        struct GivenBy<'n>(&'n mut Names);
        impl<'s> Visit<'s> for GivenBy<'_> {
            fn gives(&mut self, name: &'s Name) {
                self.0.give(&mut name.clone());
            }
        }
        cost.walk(&mut GivenBy(self));
    }

    /// A name that is given.
    pub(super) fn give(&mut self, name: &mut Name) {
        let at = self.known.iter().position(|known| known == name).unwrap_or_else(|| {
            self.known.push(name.clone());
            self.known.len() - 1
        });
        *name = format!("{}", at + 1).into();
    }

    /// A name that was given; by a rule, if nothing else gives it.
    pub(super) fn speak_of(&mut self, name: &mut Name) {
        if self.known.contains(name) || !GIVEN_BY_RULE.contains(&&**name) {
            self.give(name);
        }
    }

    /// A name that nobody else gives: no card text has a blank at its head.
    pub(super) fn make_up(&mut self) -> Name {
        self.made_up += 1;
        format!(" {}", self.made_up).into()
    }
}

/// The names that are spoken of. To give a name is not yet to speak of it, and what a skill names that is given is its own.
#[derive(Default)]
struct Spoken<'s>(Vec<&'s Name>);

impl<'s> Visit<'s> for Spoken<'s> {
    fn name(&mut self, name: &'s Name) {
        self.0.push(name);
    }

    fn gives(&mut self, _: &'s Name) {}

    fn skill(&mut self, _: &'s Skill) {}
}

/// Takes away the names of what a price is paid with, and of tokens, where no other words refer to them.
pub(super) fn unname(cost: &mut Vec<Price>, effect: &mut Block) {
    struct Unname(Vec<Name>);
    impl Unname {
        fn keep_if_spoken_of(&self, name: &mut Option<Name>) {
            *name = name.take().filter(|name| self.0.contains(name));
        }
    }
    impl Rewrite for Unname {
        fn price(&mut self, price: &mut Price) {
            if let Price::Cards { name, .. } | Price::Between { name, .. } = price {
                self.keep_if_spoken_of(name);
            }
            price.walk_mut(self);
        }

        fn token(&mut self, token: &mut Token) {
            self.keep_if_spoken_of(&mut token.named);
        }

        fn skill(&mut self, _: &mut Skill) {}
    }
    let mut spoken = Spoken::default();
    cost.walk(&mut spoken);
    effect.walk(&mut spoken);
    let mut unname = Unname(spoken.0.into_iter().cloned().collect());
    cost.walk_mut(&mut unname);
    effect.walk_mut(&mut unname);
}
