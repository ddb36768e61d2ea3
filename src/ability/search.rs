//! Questions that are answered by walking over what stands within a part of a skill.

use super::{
    Block, Body, Cards, Change, Choose, Condition, Declared, Effect, Filter, Keyword, Node, Quantity, Selector, Skill,
    Trigger, Visit,
};

impl Skill {
    /// Whether a keyword stands in the skill: as its own, or as one that it speaks of.
    pub fn speaks_of(&self, keyword: Keyword) -> bool {
        struct Search {
            keyword: Keyword,
            found: bool,
        }
        impl Visit<'_> for Search {
            fn keyword(&mut self, keyword: Keyword) {
                self.found |= keyword == self.keyword;
            }
        }
        let mut search = Search { keyword, found: false };
        self.accept(&mut search);
        search.found
    }

    /// Whether an instruction of the skill, or one within it, [is as asked](Effect::any).
    pub fn any(&self, asked: &impl Fn(&Effect) -> bool) -> bool {
        matches!(&self.body, Body::Does(does) if does.effect.iter().any(|effect| effect.any(asked)))
    }
}

impl Effect {
    /// Whether this instruction, or one within it, is as asked. Those of a skill that it gives are that skill's.
    pub fn any(&self, asked: &impl Fn(&Self) -> bool) -> bool {
        struct Search<'a, F> {
            asked: &'a F,
            found: bool,
        }
        impl<'s, F: Fn(&Effect) -> bool> Visit<'s> for Search<'_, F> {
            fn effect(&mut self, effect: &'s Effect) {
                self.found = self.found || (self.asked)(effect);
                if !self.found {
                    effect.walk(self);
                }
            }

            fn change(&mut self, _: &'s Change) {}
        }
        let mut search = Search { asked, found: false };
        self.accept(&mut search);
        search.found
    }

    /// The cards that it says something of in so many words, in the order of the words: not those that it only counts,
    /// describes or asks about, nor those of the instructions within it.
    pub fn cards(&self) -> Vec<&Cards> {
        struct Direct<'s>(Vec<&'s Cards>);
        impl<'s> Visit<'s> for Direct<'s> {
            fn cards(&mut self, cards: &'s Cards) {
                self.0.push(cards);
            }

            fn block(&mut self, _: &'s Block) {}

            fn change(&mut self, _: &'s Change) {}

            fn choose(&mut self, _: &'s Choose) {}

            fn condition(&mut self, _: &'s Condition) {}

            fn filter(&mut self, _: &'s Filter) {}

            fn quantity(&mut self, _: &'s Quantity) {}

            fn selector(&mut self, _: &'s Selector) {}

            fn trigger(&mut self, _: &'s Trigger) {}
        }
        let mut direct = Direct(Vec::new());
        self.walk(&mut direct);
        direct.0
    }
}

impl Trigger {
    /// Whether this trigger, or one within it, is as asked.
    pub fn any(&self, asked: &impl Fn(&Self) -> bool) -> bool {
        struct Search<'a, F> {
            asked: &'a F,
            found: bool,
        }
        impl<'s, F: Fn(&Trigger) -> bool> Visit<'s> for Search<'_, F> {
            fn trigger(&mut self, trigger: &'s Trigger) {
                self.found = self.found || (self.asked)(trigger);
                if !self.found {
                    trigger.walk(self);
                }
            }
        }
        let mut search = Search { asked, found: false };
        self.accept(&mut search);
        search.found
    }
}

impl Filter {
    /// Whether it has to be counted, or cards have to be looked for, before it can be asked of a card.
    pub fn is_live(&self) -> bool {
        struct Live(bool);
        impl<'s> Visit<'s> for Live {
            fn cards(&mut self, _: &'s Cards) {
                self.0 = true;
            }

            fn declared(&mut self, _: Declared) {
                self.0 = true;
            }

            fn quantity(&mut self, quantity: &'s Quantity) {
                self.0 |= matches!(quantity, Quantity::Counted(_));
            }
        }
        let mut live = Live(false);
        self.accept(&mut live);
        live.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::written;

    #[test]
    fn a_keyword_is_spoken_of_wherever_it_stands_and_a_name_that_is_spelled_like_it_is_none() {
        let speaks = |text: &str| {
            let written::Line(skill) = serde_yaml::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            skill.speaks_of(Keyword::Heroic)
        };
        for text in [
            "'[Heroic]'",
            "{tags: '[Permanent]', permanent: [{says: {Has: [{Keyword: Heroic}]}}]}",
            "{tags: '[Auto]', when: {uses-keyword: [this, [Heroic]]}}",
            "{do: [{give: [this, {gain-skill: {do: [{give: [this, {negate-keyword: Heroic}, turn]}]}}, turn]}]}",
            "{cost: [{cards: {count: 1, from: {filter: {not: {in-text: Heroic}}}, fate: ko}}]}",
        ] {
            assert!(speaks(text), "{text}");
        }
        for text in ["'[Villainous]'", "{names: [{trait: Heroic}, {name: Heroic}, {keyword: Villainous}]}"] {
            assert!(!speaks(text), "{text}");
        }
    }
}
