//! The walk leaves nothing out, checked against what serde writes.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use serde::Serialize;
use serde_json::Value;

use super::*;
use crate::catalog::Catalog;

/// What serde writes as one word or number.
struct Word<'a, T>(&'a T);

impl<T: Serialize> fmt::Display for Word<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.serialize(f)
    }
}

/// Every word and number, with how often it stands there.
#[derive(Default)]
struct Found(BTreeMap<String, i32>);

impl Found {
    fn word(&mut self, part: &impl Serialize) {
        let mut word = String::new();
        // What has parts is no word.
        if write!(word, "{}", Word(part)).is_ok() {
            *self.0.entry(word).or_default() += 1;
        }
    }

    /// Takes away what serde has written.
    fn written(&mut self, value: &Value) {
        match value {
            Value::Null | Value::Bool(_) => {}
            Value::Number(number) => *self.0.entry(number.to_string()).or_default() -= 1,
            Value::String(word) => *self.0.entry(word.clone()).or_default() -= 1,
            Value::Array(parts) => parts.iter().for_each(|part| self.written(part)),
            Value::Object(parts) => parts.values().for_each(|part| self.written(part)),
        }
    }
}

macro_rules! nodes {
    ($($node:ident: $Node:ident),*) => {
        $(fn $node(&mut self, $node: &'s $Node) {
            self.word($node);
            $node.walk(self);
        })*
    };
}

macro_rules! leaves {
    ($($leaf:ident: $Leaf:ident),*) => {
        $(fn $leaf(&mut self, $leaf: $Leaf) {
            self.word(&$leaf);
        })*
    };
}

impl<'s> Visit<'s> for Found {
    nodes! {
        body: Body, condition: Condition, argument: Argument, markers: Markers, subject: Subject,
        says: Says, change: Change, action: Action, skill_kind: SkillKind,
        trigger: Trigger, watched: Watched, doer: Doer, price: Price, fate: Fate, deed: Deed, filter: Filter, cards: Cards, count: Count,
        how_many: HowMany, destination: Destination, moment: Moment, effect: Effect, skip: Skip
    }

    leaves! {
        area: Area, mode: Mode, facing: Facing, who: Who, until: Until, shared: Shared, phase: Phase, scope: Scope, deck_part: DeckPart,
        keyword: Keyword, family: Family, kind: Kind, color: Color, side: Side, ground: Ground, declared: Declared, step: Step
    }

    fn colors(&mut self, colors: ColorSet) {
        colors.iter().for_each(|color| self.word(&color));
    }

    fn name(&mut self, name: &'s Name) {
        self.word(name);
    }

    fn text(&mut self, text: &'s str) {
        self.word(&text);
    }

    fn number(&mut self, number: i64) {
        self.word(&number);
    }
}

/// What goes without saying, and so is not written.
const UNSAID: [&str; 9] = ["you", "any", "active", "This", "InPlay", "Tags", "None", "game", "yours"];

#[test]
fn every_word_and_number_of_every_skill_of_the_table_is_met_as_often_as_it_is_written() {
    let catalog = Catalog::embedded();
    let mut lines = 0;
    for number in catalog.numbers() {
        let entry = catalog.get(&number).expect("it has been listed");
        for line in entry.front.lines.iter().chain(&entry.back.lines) {
            let mut found = Found::default();
            line.accept(&mut found);
            found.written(&serde_json::to_value(line).expect("plain data"));
            found.0.retain(|word, left| *left < 0 || *left > 0 && !UNSAID.contains(&word.as_str()));
            assert!(found.0.is_empty(), "{number}: {:?} in {line:?}", found.0);
            lines += 1;
        }
    }
    assert!(lines > 10_000, "{lines}");
}

#[test]
fn to_rewrite_nothing_changes_nothing() {
    struct Nothing;
    impl Rewrite for Nothing {}
    let catalog = Catalog::embedded();
    for number in catalog.numbers().into_iter().step_by(5) {
        let entry = catalog.get(&number).expect("it has been listed");
        let mut skills = entry.front.clone();
        skills.accept_mut(&mut Nothing);
        assert_eq!(skills, entry.front, "{number}");
    }
}

/// What both halves meet, in order: they come from one description, but go their ways in code of their own.
#[test]
fn looking_and_rewriting_meet_the_same_names_and_words_in_the_same_order() {
    #[derive(Default)]
    struct Met(Vec<String>);
    impl<'s> Visit<'s> for Met {
        fn gives(&mut self, name: &'s Name) {
            self.0.push(format!("gives {name}"));
        }
        fn name(&mut self, name: &'s Name) {
            self.0.push(format!("name {name}"));
        }
        fn text(&mut self, text: &'s str) {
            self.0.push(text.to_owned());
        }
        fn keyword(&mut self, keyword: Keyword) {
            self.0.push(keyword.id().to_owned());
        }
        fn prices(&mut self, prices: &'s Vec<Price>) {
            self.0.push("prices".to_owned());
            prices.walk(self);
        }
    }
    impl Rewrite for Met {
        fn gives(&mut self, name: &mut Name) {
            self.0.push(format!("gives {name}"));
        }
        fn name(&mut self, name: &mut Name) {
            self.0.push(format!("name {name}"));
        }
        fn text(&mut self, text: &mut String) {
            self.0.push(text.clone());
        }
        fn keyword(&mut self, keyword: &mut Keyword) {
            self.0.push(keyword.id().to_owned());
        }
        fn prices(&mut self, prices: &mut Vec<Price>) {
            self.0.push("prices".to_owned());
            prices.walk_mut(self);
        }
    }
    let catalog = Catalog::embedded();
    let mut met = 0;
    for number in catalog.numbers().into_iter().step_by(5) {
        let entry = catalog.get(&number).expect("it has been listed");
        let (mut seen, mut rewritten) = (Met::default(), Met::default());
        entry.front.accept(&mut seen);
        entry.front.clone().accept_mut(&mut rewritten);
        assert_eq!(seen.0, rewritten.0, "{number}");
        met += seen.0.len();
    }
    assert!(met > 10_000, "{met}");
}
