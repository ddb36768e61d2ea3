//! What a card is said to be, after "is": `a red ＜A＞ card`, `both red and blue`, `in Rest Mode`.

use super::before::{ONE_COLOR, OR, Words, adjective, can_be_grouped, word};
use super::behind::mode;
use super::part::stands_alone;
use super::{description, description_of_one};
use crate::ability::Filter;
use crate::skill::phrase::{Boxed, Several, phrase};
use crate::skill::word::{ColorName, character, special_trait};

phrase! {
    /// What a card is said to be, after "is": a description with its article, or what stands before a noun alone.
    pub(in crate::skill) fn predicate() -> Filter {
        (filter) => [("a" | "an" | "") {filter: description_of_one()}] | [{filter: bare()}] | ["in" {filter: mode()}];
        (Filter::Either(parts)) => [{parts: pair()}];
        (Filter::All(parts)) => ["both" {parts: Several(word(), &["and"])}] | [{parts: but_not()}];
        (Filter::All(parts)) => [("both a" | "both an" | "a" | "an") {parts: of_two_names()} "card"];
    }

    /// `red ＜A＞ and ＜B＞`: of one card, which has both names.
    fn of_two_names() -> Vec<Filter> {
        [Filter::Color(color), one, other] => [{color: ColorName} {one: name()} "and" {other: name()}];
        [one, other] => [{one: name()} "and" {other: name()}];
    }

    fn name() -> Filter {
        (Filter::Character(name)) => [{name: character()}];
        (Filter::Trait(name)) => [{name: special_trait()}];
    }

    /// `《God》 but not ＜Hit＞`.
    fn but_not() -> Vec<Filter> {
        [one, Filter::Not(other)] => [("a" | "an" | "") {one: word()} "but not" ("a" | "an" | "") {other: Boxed(word())}];
    }

    /// `red or a 《God》 card`.
    fn pair() -> Vec<Filter> {
        [first, second] => [{first: word()} {? !stands_alone(&first)} (", or" | ", and/or" | "or" | "and/or") ("a" | "an") {second: description()}];
    }

    fn bare() -> Filter {
        // "Is attacking" is a condition of its own.
        (filter) => [{filter: word()}] | [{filter: adjective()} {? !attacks(&filter)}] | [{filter: colors()}];
        (Filter::JustColors(colors)) => [{colors: ONE_COLOR} ("and no other color" | "and no other colors")];
    }

    fn colors() -> Filter {
        (Filter::Either(words)) => [{words: Several(Words, OR)} {? !words.iter().any(stands_alone)} {? can_be_grouped(words.as_slice())}];
    }
}

fn attacks(filter: &Filter) -> bool {
    *filter == Filter::Attacking
}
