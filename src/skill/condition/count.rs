//! How many cards there are somewhere: `you have 5 or more energy`, `there are no cards in your opponent's Drop Area`.

use crate::ability::{Area, Bounds, Cards, Condition, Count, Filter, Mode, Name, Quantity, Selector, Who};
use crate::skill::cards::{
    CardsIn, area, bounds, cards_in, colored, description, had_by, having, known, named_areas, said_parts, there_are,
    whole, word,
};
use crate::skill::phrase::{
    AND, Alone, At, Boxed, Heard, Implied, Mapped, Page, Phrase, Referent, Several, THEY, Tacit, Ways, name, phrase,
};
use crate::skill::word::{ALLIES, SMALL};

/// None of them.
const NONE: Bounds = Bounds { min: None, max: Some(0) };
/// One of them, or more.
const ANY: Bounds = Bounds { min: Some(1), max: None };

phrase! {
    /// So many cards.
    pub(super) fn count() -> Condition {
        (Condition::Count(cards, range)) =>
            ["you have" {range: number()} {cards: had_by(Who::You)} {? !lies_under_any(&cards)}]
            | ["have" {range: bounds()} {cards: had_by(Who::You)}]
            | ["your opponent has" {-> |s| s.they = true} {range: number()} {cards: had_by(Who::Opponent)}]
            | [{! THEY} "has" {range: bounds()} {cards: had_by(Who::Opponent)}]
            | [("a player has" | "either player has") {range: number()} {cards: had_by(Who::Both)} {? range.clone() == ANY}]
            | [("neither you nor your opponent have" | "neither you nor your opponent has") ("a" | "an" | "any") {cards: had_by(Who::Both)} {range: Tacit(NONE)}]
            | [("you and your opponent have" | "both players have") "a total of" {range: bounds()} {cards: had_by(Who::Both)}]
            | ["you have" {range: other_number()} {cards: another_of(had_by(Who::You))}]
            | [("you don't have" | "you do not have") {range: none()} {cards: had_by(Who::You)}]
            | [("you don't have" | "you do not have") {range: no_other()} {cards: another_of(had_by(Who::You))}]
            | [("your opponent doesn't have" | "your opponent does not have") {range: none()} {cards: had_by(Who::Opponent)}]
            | [("there are" | "there is" | "there's") {range: number()} {cards: there_are()} {? !lies_under_any(&cards)}]
            | [("there are" | "there is" | "there's") {range: other_number()} {cards: another_of(there_are())}]
            | [("there aren't" | "there isn't") {range: none()} {cards: there_are()}];
        // Cards that have just been placed.
        (Condition::Count(Selector {
            whose: Who::You, areas, filter, among: Some(named), other: false, but: None, family: None, under: None
        }, range)) =>
            [("there was" | "there were") {range: number()} {filter: description()} "among them" {named: THE_PLACED} {areas: Tacit(Vec::<Area>::new())}];
        (condition) => ["you have" {condition: host_had()}];
        // There are no more than 4 of a name.
        (Condition::Under { at_least, cards, host }) =>
            [("there are" | "there is") {at_least: SMALL} {cards: description()} {? matches!(&cards, Filter::Name(_))} "under"
               {host: description()} "in your battle area"];
        (Condition::Count(cards_in!(whose, areas, filter, other, under), range)) =>
            [{whose: life_of()} ("is at" | "is") {range: bounds()} {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)}
             {other: Tacit(false)} {under: Tacit(None)}]
            | [{whose: has()} {range: bounds()} "life" {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)}
               {other: Tacit(false)} {under: Tacit(None)}]
            | [{whose: has()} {range: bounds()} ("life face up" | "life flipped face up") {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::FaceUp)}
               {other: Tacit(false)} {under: Tacit(None)}]
            | [("there's a total of" | "there is a total of" | "there are a total of") {range: bounds()} "energy between you and your opponent"
               {whose: Tacit(Who::Both)} {areas: Tacit(vec![Area::Energy])} {filter: Tacit(Filter::Any)} {other: Tacit(false)} {under: Tacit(None)}]
            | ["the total number of" {filter: resting()} "between you and your opponent is" {range: bounds()}
               {whose: Tacit(Who::Both)} {areas: Tacit(MODES.to_vec())} {other: Tacit(false)} {under: Tacit(None)}]
            | [("the total number of cards in you and your opponent's" | "the total number of cards in your and your opponent's") {areas: named_areas()} "is" {range: bounds()}
               {whose: Tacit(Who::Both)} {filter: Tacit(Filter::Any)} {other: Tacit(false)} {under: Tacit(None)}]
            | [("there are" | "there is") {range: bounds()} "face-up life cards between you and your opponent"
               {whose: Tacit(Who::Both)} {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::FaceUp)} {other: Tacit(false)} {under: Tacit(None)}]
            | [{whose: place_of()} {areas: Alone(area())} "has" {range: cards_or_more()} "in it"
               {filter: Tacit(Filter::Any)} {other: Tacit(false)} {under: Tacit(None)}]
            | [{whose: place_of()} {areas: Alone(area())} "has" {range: bounds()} {filter: description()} {? !filter.is_any()} {other: Tacit(false)} {under: Tacit(None)}]
            | ["your energy is" {range: bounds()} {whose: Tacit(Who::You)} {areas: Tacit(vec![Area::Energy])} {filter: Tacit(Filter::Any)}
               {other: Tacit(false)} {under: Tacit(None)}]
            // Cards of the player's that are in play.
            | ["your" {filter: description()} "is in play" {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {range: Tacit(ANY)}
               {other: Tacit(false)} {under: Tacit(None)}]
            | ["your" {filter: Mapped(description(), |filter| resting_too(&filter), awake)} "is in play in rest mode" {whose: Tacit(Who::You)}
               {areas: Tacit(Vec::<Area>::new())} {range: Tacit(ANY)} {other: Tacit(false)} {under: Tacit(None)}]
            | [("one of your" | "1 of your") {filter: Mapped(one_that_has(), |(card, more)| Some(whole([said_parts(&card).to_vec(), vec![more]].concat())), apart)}
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {range: Tacit(ANY)} {other: Tacit(false)} {under: Tacit(None)}]
            // Cards that are in a mode somewhere.
            | [{whose: has()} {range: bounds()} {areas: Tacit(MODES.to_vec())} {filter: resting()} {other: Tacit(false)} {under: Tacit(None)}]
            | [{range: one_subject()} {filter: description()} ("is in" | "are in") {whose: place_of()} {areas: named_areas()} {other: but_this()}
               {under: Tacit(None)}]
            | [{range: another()} {filter: description()} ("is in" | "are in") {whose: place_of()} {areas: named_areas()} {other: Tacit(true)}
               {under: Tacit(None)}]
            | [{range: bounds()} {filter: description()} ("are in" | "is in") {whose: place_of()} {areas: named_areas()} {other: but_this()}
               {under: Tacit(None)}]
            | [("a" | "an" | "") {filter: description()} ("isn't in" | "is not in" | "aren't in" | "are not in") {whose: place_of()} {areas: named_areas()}
               {range: Tacit(NONE)} {other: Tacit(false)} {under: Tacit(None)}]
            // Cards under others.
            | [{under: host()} "has" {range: number()} {filter: description()} "under it"
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)}]
            | [{under: host()} ("doesn't have" | "does not have") {range: none()} {filter: description()} "under it"
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)}]
            | [{range: bounds()} {filter: description()} ("are under" | "are placed under") {under: host()}
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)}]
            | [{range: one_subject()} {filter: description()} "is under" {under: host()}
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)}]
            | [("a" | "an" | "") {filter: description()} ("is not under" | "isn't under") {under: host()} {range: Tacit(NONE)}
               {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)}];
        // The cards that [Alliance] has switched.
        (Condition::Count(Selector {
            whose: Who::You, areas, filter, among: Some(named), other: false, but: None, family: None, under: None
        }, Bounds { min: Some(1), max: None })) =>
            [("you switched a" | "you switched an") {filter: description()} "to rest mode" ("using this skill" | "by this skill" | "with this skill")
             {named: ALLIES} {areas: Tacit(Vec::<Area>::new())}]
            | [("a" | "an") {filter: description()} "was switched to rest mode" ("using this skill" | "by this skill") {named: ALLIES} {areas: Tacit(Vec::<Area>::new())}];
        (Condition::Either(parts)) => [{parts: Heard(either_life)}];
        (Condition::Within(Quantity::Counted(count), range)) =>
            [("there are" | "you have") {range: bounds()} {count: Boxed(varied())}];
        (Condition::Either(both)) => [{both: Heard(of_either)}] | [{both: Heard(under_either_leader)}];
    }

    /// A card that has others under it: there is a card under such a card.
    fn host_had() -> Condition {
        (Condition::Count(Selector {
            whose: Who::You, areas, filter: Filter::Any, among: None, other: false, but: None, family: None, under: Some(above)
        }, Bounds { min: Some(1), max: None })) =>
            [("a" | "an") {above: Boxed(hosts())} ("with cards under it" | "with a card under it") {areas: Tacit(Vec::<Area>::new())}];
    }

    fn hosts() -> Cards {
        (Cards::All(cards)) => [{cards: had_by(Who::You)} {? cards.under.is_none()}];
    }

    /// Several things at once.
    pub(super) fn several() -> Vec<Condition> {
        (parts) => [{parts: Both}] | [{parts: Has}] | [{parts: Heard(one_of_each)}] | [{parts: Heard(of_one_place)}] | [{parts: Heard(counted_there)}];
        [Condition::Count(cards_in!(Who::You, areas, filter), ANY), Condition::Count(cards_in!(Who::You, same, other), NONE)] =>
            [{filter: description()} "is in play in your" {areas: named_areas()} "and" {other: description()} "is not" {same: Tacit(areas.clone())}];
        [Condition::Count(cards_in!(Who::You, areas), range), Condition::Count(cards_in!(Who::Opponent, same), alike)] =>
            [("there are" | "there is") {range: cards_or_more()} "in both your" {areas: one_area()} "and your opponent's" {same: one_area()}
             {? areas == same} {alike: Tacit(range.clone())}];
    }

    /// `6 cards or more`.
    fn cards_or_more() -> Bounds {
        (Bounds { min: Some(n), max: None }) => [{n: SMALL} ("cards or more" | "or more cards")];
    }

    /// A card, and what it has.
    fn one_that_has() -> (Filter, Filter) {
        ((card, more)) => [{card: description()} "has" ("a" | "an" | "") {more: having()}];
    }

    fn one_area() -> Vec<Area> {
        [place] => [{place: area()}];
    }

    fn life_of() -> Who {
        (Who::You) => ["your life"];
        (Who::Opponent) => ["your opponent's life"];
    }

    fn has() -> Who {
        (Who::You) => ["you have"];
        (Who::Opponent) => ["your opponent has" {-> |s| s.they = true}] | [{! THEY} "has"];
    }

    fn resting() -> Filter {
        (Filter::Mode(Mode::Rest)) => [("cards in rest mode" | "rest mode cards")];
    }

    /// After "is in".
    fn place_of() -> Who {
        (Who::You) => [("play in your" | "your")];
        (Who::Opponent) => [("play in your opponent's" | "your opponent's")];
        (Who::Both) => [("play in a" | "play in any player's" | "a player's" | "any player's" | "either player's" | "a")];
    }

    /// How many there have to be: `2 or more`, `a`, `no`.
    fn number() -> Bounds {
        (range) => [("a total of" | "only" | "") {range: bounds()}];
        (Bounds { min: Some(1), max: None }) => [("a" | "an" | "any" | "at least one" | "")];
        (Bounds { min: None, max: Some(0) }) => ["no"];
    }

    /// How many others there have to be.
    fn other_number() -> Bounds {
        (range) => [{range: bounds()} "other"];
        (Bounds { min: Some(1), max: None }) => [("another" | "other")];
        (Bounds { min: None, max: Some(0) }) => ["no other"];
    }

    fn none() -> Bounds {
        (Bounds { min: None, max: Some(0) }) => [("a" | "an" | "any" | "")];
    }

    fn no_other() -> Bounds {
        (Bounds { min: None, max: Some(0) }) => [("another" | "any other")];
    }

    fn one_subject() -> Bounds {
        (Bounds { min: Some(1), max: None }) => [("a" | "an" | "")];
    }

    fn another() -> Bounds {
        (Bounds { min: Some(1), max: None }) => ["another"];
    }

    fn but_this() -> bool {
        (true) => ["other than this card"];
        (false) => [""];
    }

    /// What is counted only as far as it is not alike.
    fn varied() -> Count {
        (Count::Colors(cards)) => [("color types" | "card colors" | "colors") {cards: colored()}];
        (Count::Markers(cards)) => [("markers" | "marker") "on" {cards: known()}];
    }

    /// `your red Battle Card`, `one of your 《God》 cards`.
    pub(super) fn yours() -> Selector {
        (cards_in!(whose, areas, filter, other, under)) =>
            [("of your" | "your") {filter: description()} {whose: Tacit(Who::You)} {areas: Tacit(Vec::<Area>::new())} {other: Tacit(false)} {under: Tacit(None)}];
    }

    /// The card above.
    fn host() -> Option<Box<Cards>> {
        (Some(cards)) => [{cards: Boxed(one_card())}];
    }

    fn one_card() -> Cards {
        (cards) => [{cards: known()}];
        (Cards::Leader(Who::You)) => [("your leader card" | "your leader")];
        (Cards::Leader(Who::Opponent)) => [("your opponent's leader card" | "your opponent's leader")];
    }
}

/// The cards that are spoken of, where none are being looked at.
const THE_PLACED: Implied<Name> = Implied(|spoken| match spoken.them {
    Some(Referent::Named(n)) if spoken.pool.is_none() => Some(name(n)),
    _ => None,
});

/// So many cards under one of several are not counted together.
fn lies_under_any(cards: &Selector) -> bool {
    matches!(cards.under.as_deref(), Some(Cards::All(_)))
}

/// The same cards, in Rest Mode.
fn resting_too(filter: &Filter) -> Option<Filter> {
    Some(whole([said_parts(filter), &[Filter::Mode(Mode::Rest)]].concat()))
}

/// As [`resting_too`], undone.
fn awake(filter: &Filter) -> Option<Filter> {
    let (last, parts) = said_parts(filter).split_last()?;
    (*last == Filter::Mode(Mode::Rest)).then(|| whole(parts.to_vec()))
}

/// A description, and the last that is said of it.
fn apart(filter: &Filter) -> Option<(Filter, Filter)> {
    let (last, parts) = said_parts(filter).split_last()?;
    Some((whole(parts.to_vec()), last.clone()))
}

const EITHER_HAS: &[&str] = &["you or your opponent has", "you or your opponent have"];

/// `you or your opponent has 3 or more energy`: one of them by itself.
fn of_either(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let they = at.spoken.they;
    let one = page.any(at, &["a player has", "either player has"]);
    let Some(at) = one.or_else(|| page.any(at, EITHER_HAS)) else { return Ways::new() };
    let at = at.speak(|spoken| spoken.they = true);
    let begun = at;
    let mut ways = Ways::new();
    for (range, at) in number().read(page, at) {
        for (theirs, at) in had_by(Who::Opponent).read(page, at) {
            // One card of anybody's is one of both, where it is not said to be in "their" area.
            let owned = page.between(begun, at).contains("in their");
            if theirs.other || (range == ANY && one.is_some() && !owned) {
                continue;
            }
            let mine = Selector { whose: Who::You, ..theirs.clone() };
            let both = vec![Condition::Count(mine, range), Condition::Count(theirs, range)];
            ways.push((both, at.speak(|spoken| spoken.they = they)));
        }
    }
    ways
}

const UNDER_EITHER: &[&str] = &[
    "under your leader or your opponent's leader",
    "under your leader card or your opponent's leader card",
    "under your or your opponent's leader",
];

/// `there is a {Spaceship} under your Leader or your opponent's Leader`.
fn under_either_leader(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let begun = page.any(at, &["there is a", "there is an", "there's a", "there is"]);
    let named = description().read(page, begun.unwrap_or(at)).into_iter();
    let lying = named.filter_map(|(filter, at)| {
        let is = if begun.is_some() { Some(at) } else { page.lit(at, "is") };
        Some((filter, page.any(is?, UNDER_EITHER)?))
    });
    let under = |filter: &Filter, who| {
        let host = Some(Box::new(Cards::Leader(who)));
        Condition::Count(Selector { filter: filter.clone(), under: host, ..Selector::default() }, ANY)
    };
    lying.map(|(filter, at)| ([Who::You, Who::Opponent].map(|who| under(&filter, who)).to_vec(), at)).collect()
}

/// Where cards are in Active Mode or Rest Mode (4-8-1).
const MODES: [Area; 4] = [Area::Leader, Area::Battle, Area::Energy, Area::Unison];

/// Cards other than this one, where "other" stands before the noun.
fn another_of(cards: CardsIn) -> Mapped<CardsIn, Selector> {
    let other = |cards: Selector| (!cards.other).then_some(Selector { other: true, ..cards });
    let any = |cards: &Selector| cards.other.then(|| Selector { other: false, ..cards.clone() });
    Mapped(cards, other, any)
}

/// `＜A＞ and ＜B＞ are in your Battle Area`: one card or more of each.
#[derive(Clone)]
struct Both;

const IN: &[&str] = &["are in play in your", "are in your"];

fn here(filter: Filter, areas: &[Area]) -> Condition {
    let cards = Selector { areas: areas.to_vec(), filter, ..Selector::default() };
    Condition::Count(cards, Bounds { min: Some(1), max: None })
}

fn each() -> Several<impl Phrase<Value = Filter> + Clone> {
    Several(one_of_them(), &[", and", "and"])
}

phrase! {
    /// One of several descriptions that are named together.
    fn one_of_them() -> Filter {
        (filter) => [("a" | "an" | "both" | "") {filter: description()}];
    }
}

impl Phrase for Both {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let mut ways = Ways::new();
        for (filters, at) in each().read(page, at) {
            let Some(at) = page.any(at, IN) else { continue };
            for (areas, at) in named_areas().read(page, at) {
                ways.push((filters.iter().map(|filter| here(filter.clone(), &areas)).collect(), at));
            }
        }
        ways
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        let Some(Condition::Count(Selector { areas, .. }, _)) = value.first() else { return Vec::new() };
        let filters = value.iter().map(|part| match part {
            Condition::Count(cards, _) if *part == here(cards.filter.clone(), areas) => Some(cards.filter.clone()),
            _ => None,
        });
        let Some(filters) = filters.collect::<Option<Vec<Filter>>>() else { return Vec::new() };
        let said = each().says(&filters, page, at).into_iter().filter_map(|at| page.any(at, IN));
        said.flat_map(|at| named_areas().says(areas, page, at)).collect()
    }
}

/// `you have 3 or more energy and a red Unison Card in play`: several things that you have.
#[derive(Clone)]
struct Has;

phrase! {
    fn had(whose: Who) -> Condition {
        (Condition::Count(cards, range)) => [{range: number()} {cards: had_by(whose.clone())}];
        (condition) => [{? *whose == Who::You} {condition: host_had()}];
    }
}

impl Has {
    fn things(whose: Who) -> Several<impl Phrase<Value = Condition> + Clone> {
        Several(had(whose), &[", and", "and"])
    }
}

/// `you either have 3 or more energy or a red Unison Card in play`.
#[derive(Clone)]
pub(super) struct EitherHas;

impl Phrase for EitherHas {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let things = Several(had(Who::You), &[", or", "or"]);
        page.any(at, EITHER_HAVE).map_or_else(Ways::new, |at| things.read(page, at))
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        let things = Several(had(Who::You), &[", or", "or"]);
        page.any(at, EITHER_HAVE).map_or_else(Vec::new, |at| things.says(value, page, at))
    }
}

const EITHER_HAVE: &[&str] = &["you either have", "you have either"];

/// Who has them.
const HAVE: [(&str, Who); 2] = [("you have", Who::You), ("your opponent has", Who::Opponent)];

impl Phrase for Has {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let begun = HAVE.into_iter().filter_map(|(words, whose)| Some((page.lit(at, words)?, whose)));
        begun.flat_map(|(at, whose)| Self::things(whose).read(page, at)).collect()
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        let begun = HAVE.into_iter().filter_map(|(words, whose)| Some((page.lit(at, words)?, whose)));
        begun.flat_map(|(at, whose)| Self::things(whose).says(value, page, at)).collect()
    }
}

const AT_LEAST_ONE: &[&str] = &[
    "you have at least 1",
    "you have 1 or more",
    "there is at least 1",
    "there are at least 1",
    "there are 1 or more",
];

phrase! {
    /// One of several, as a description or as a word for the noun at the end: a word without a noun is a card of that sort.
    fn short() -> Filter {
        (filter) => [("1" | "") {filter: description()}] | [("1" | "") {filter: word()}];
    }
}

fn places(page: &Page<'_>, at: At) -> Ways<Vec<Area>> {
    let mine = page.lit(at, "in your").map_or_else(Ways::new, |at| named_areas().read(page, at));
    mine.into_iter().chain(page.lit(at, "in play").map(|at| (Vec::new(), at))).collect()
}

/// `you have at least 1 red, blue, and green card in your Drop Area`: one or more of each.
fn one_of_each(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let mut ways = Ways::new();
    let Some(at) = page.any(at, AT_LEAST_ONE) else { return ways };
    for (filters, at) in Several(short(), AND).read(page, at) {
        for (areas, at) in places(page, at) {
            let all: Vec<Condition> = filters.iter().map(|filter| here(filter.clone(), &areas)).collect();
            if !ways.iter().any(|(known, end): &(Vec<Condition>, At)| *known == all && end.pos == at.pos) {
                ways.push((all, at));
            }
        }
    }
    ways
}

/// One card or more, with its number or without: `1 or more red ＜A＞ cards`, `a red`.
fn at_least_one(page: &Page<'_>, at: At) -> Ways<(Filter, bool)> {
    let counted = page.any(at, &["1 or more", "at least 1", "at least one", "a", "an"]);
    let begin = counted.unwrap_or(at);
    let whole = description().read(page, begin).into_iter();
    let words = word().read(page, begin).into_iter().filter(|(filter, _)| matches!(filter, Filter::Color(_)));
    whole.chain(words).map(|(filter, at)| ((filter, counted.is_some()), at)).collect()
}

/// `you have 1 or more ＜A＞ cards and 1 or more ＜B＞ cards in your Drop Area`, perhaps behind something else that you have. Of
/// names that share a number nothing more may be said: "a red ＜A＞ and ＜B＞ card" leaves the second in doubt.
fn of_one_place(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let Some(at) = page.lit(at, "you have") else { return Ways::new() };
    let before = had(Who::You).read(page, at).into_iter();
    let before = before.filter_map(|(first, at)| Some((vec![first], page.any(at, AND)?)));
    let mut ways = Ways::new();
    for (first, at) in std::iter::once((Vec::new(), at)).chain(before) {
        for ((one, counted), at) in at_least_one(page, at) {
            let Some(at) = page.any(at, AND) else { continue };
            for ((other, again), at) in at_least_one(page, at) {
                let plain = |filter: &Filter| !matches!(filter, Filter::All(_) | Filter::Either(_));
                if counted != again && !(plain(&one) && plain(&other)) {
                    continue;
                }
                let there = |areas: &[Area]| [here(one.clone(), areas), here(other.clone(), areas)];
                let all = |areas: Vec<Area>| [first.clone(), there(&areas).to_vec()].concat();
                ways.extend(places(page, at).into_iter().map(|(areas, at)| (all(areas), at)));
            }
        }
    }
    ways
}

const THERE_ARE: &[&str] = &["you have", "there are", "there is"];

phrase! {
    /// So many cards of which it is said only behind others where they are.
    fn counted() -> (Filter, Bounds) {
        ((filter, range)) => [{range: bounds()} {? range.max.is_none()} {filter: description()}];
    }
}

/// `you have 1 or more red cards and 1 or more blue cards in your Combo Area`: so many of each.
fn counted_there(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let mut ways = Ways::new();
    let Some(at) = page.any(at, THERE_ARE) else { return ways };
    for (items, at) in Several(counted(), AND).read(page, at) {
        for (areas, at) in places(page, at) {
            let there = |(filter, range): &(Filter, Bounds)| {
                let cards = Selector { areas: areas.clone(), filter: filter.clone(), ..Selector::default() };
                Condition::Count(cards, *range)
            };
            ways.push((items.iter().map(there).collect(), at));
        }
    }
    ways
}

const EITHER_LIFE: &[&str] = &[
    "your life or your opponent's life is at",
    "your life or your opponent's life is",
    "you or your opponent's life is at",
    "either player's life is at",
];

/// `your life or your opponent's life is at 4 or less`.
fn either_life(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let life =
        |whose, range| Condition::Count(Selector { whose, areas: vec![Area::Life], ..Selector::default() }, range);
    let ranges = page.any(at, EITHER_LIFE).map_or_else(Ways::new, |at| bounds().read(page, at)).into_iter();
    ranges.map(|(range, at)| ([Who::You, Who::Opponent].map(|whose| life(whose, range)).to_vec(), at)).collect()
}
