//! What cards are: `your Leader Card is red`, `this card is in Rest Mode`, `the Battle Card being played has …`.

use crate::ability::{Area, Bounds, Cards, Condition, Deed, Filter, Selector, Who};
use crate::card::Kind;
use crate::skill::card::{description, having, predicate, said_parts};
use crate::skill::phrase::{At, Boxed, Heard, IT, Led, OR, Page, Phrase, Referent, Spoken, THAT, Tacit, Ways, phrase};
use crate::skill::place::{Areas, area};
use crate::skill::quantity::thousands;
use crate::skill::selector::{LastChosen, cards_in, is_this, known};

const CHOSEN: LastChosen = LastChosen { plural: false };

phrase! {
    /// What one card or several are.
    pub(super) fn about() -> Condition {
        (Condition::Leader(filter)) => [("your leader card is" | "your leader is") {filter: leader()}
                {-> Spoken::leader_too}]
            | [("your leader card has" | "your leader has") {filter: having()}];
        (Condition::Leader(Filter::CharacterPart(name))) =>
            [("your leader's character name includes" | "your leader card's character name includes") {name: crate::skill::word::character()}];
        (Condition::OpponentsLeader(filter)) => [("your opponent's leader card is" | "your opponent's leader is") {filter: leader()}]
            | [("your opponent's leader card has" | "your opponent's leader has") {filter: having()}];
        (Condition::LeaderBack(filter)) => ["your leader's back side is" {filter: leader()}]
            | ["the name of your leader's back side includes" {filter: part_of_name()}];
        (Condition::Are(Cards::All(cards), filter)) => [("all of your" | "all your") {cards: energy_of(Who::You)} "is" {filter: predicate()}]
            | [("all of your opponent's" | "all your opponent's") {cards: energy_of(Who::Opponent)} "is" {filter: predicate()}];
        (Condition::Are(Cards::All(cards_in!(Who::You, areas, cards)), filter)) =>
            [("all of your" | "all your") {cards: description()} "are" {filter: predicate()} {areas: Tacit(Vec::<Area>::new())}];
        (Condition::Are(Cards::All(cards_in!(Who::You, areas)), filter)) =>
            [("you only have" | "you have only") {filter: description()} ("in play in your" | "in your") {areas: Areas}]
            | [("the only cards in your" | "all cards in your") {areas: Areas} "are" {filter: predicate()}];
        (Condition::Are(Cards::It, filter)) => [{filter: Played} {-> |s| (s.it, s.playing) = (Some(Referent::It), true)}];
        (Condition::Are(cards, filter)) => ["it's" {cards: IT} {filter: predicate()}]
            | [{cards: anything()} ("is" | "are") {filter: predicate()}]
            | [{cards: known()} ("was" | "were") {filter: predicate()} {? stays_so(&filter)}]
            | [{cards: anything()} ("has" | "have") ("a" | "an" | "") {filter: having()}]
            | [{cards: possessed()} ("power is" | "power was") {filter: power()}]
            | [{cards: possessed()} ("energy cost is" | "energy cost was") {filter: cost()}]
            | [{cards: possessed()} "character name includes" {filter: part_of_character()}];
        (Condition::Not(inner)) => [{inner: Boxed(denied())}];
        (Condition::Either(roles)) => [{roles: InBattle}] | [{roles: Heard(fighter_is)}];
        (Condition::Awakened(Who::You)) => [
            ("your leader card is flipped to its back" | "your leader card's back is facing up" | "your leader's back is facing up"
             | "your leader card is on its back side" | "your leader is on its back side")
        ];
        (Condition::Awakened(Who::Opponent)) => [("your opponent's leader card's back is facing up" | "your opponent's leader's back is facing up")];
        (Condition::Attacking(cards)) => [{cards: fighters()} ("is attacking" | "attacks")];
        (Condition::Guarding(cards)) => [{cards: fighters()} ("is being attacked" | "is attacked" | "is the guard card")];
        (Condition::Came(Cards::This, areas)) => [
            ("this card was played from" | "this card was used in a combo from") ("your" | "a" | "the") {areas: Areas}
        ];
        (Condition::Did { deed: Deed::NegateAttack, cards, count }) => [
            ("you negated a" | "you negated an") {cards: attackers()} "attack with this skill" {count: Tacit(Bounds { min: Some(1), max: None })}
        ];
        (Condition::In(cards, place)) =>
            [{cards: known()} {? !is_this(&cards)} ("is in" | "is still in" | "are in" | "are still in") ("your" | "its owner's" | "their owner's" | "a" | "the") {place: area()}];
        (Condition::In(Cards::This, place)) =>
            ["this card is in your" {place: area()} {-> here(place.clone())} {? place.clone() != Area::Battle}]
            | [("this card is in your battle area" | "this card is in play") {place: Tacit(Area::Battle)}];
    }

    /// What a card is not.
    fn denied() -> Condition {
        (Condition::Are(cards, filter)) => ["it's not" {cards: IT} {filter: predicate()}]
            | [{cards: known()} ("isn't" | "is not" | "aren't" | "are not") {filter: predicate()}];
        (Condition::Leader(filter)) => [("your leader card isn't" | "your leader isn't" | "your leader card is not" | "your leader is not") {filter: leader()}];
        (Condition::Either(roles)) => [{roles: NotInBattle}];
        (Condition::In(cards, place)) =>
            [{cards: known()} ("isn't in" | "is not in" | "aren't in") ("your" | "its owner's" | "their owner's" | "a" | "the") {place: area()}];
        (Condition::Awakened(Who::You)) => [("your leader card is on its front side" | "your leader is on its front side")];
    }

    /// What can be spoken of here.
    fn anything() -> Cards {
        (cards) => [{cards: known()}];
        (Cards::Attacker) => ["the attacking card" {-> |s| s.it = Some(Referent::Attacker)}];
    }

    fn cost() -> Filter {
        (Filter::Cost(range)) => [{range: crate::skill::quantity::bounds()}];
    }

    /// What a leader is: one of several things, each with its article but the first.
    fn leader() -> Filter {
        (filter) => [{filter: predicate()}];
        (Filter::All(filters)) => [{filters: AndHas}] | [{filters: AndIs}];
        (Filter::Either(filters)) => [{filters: Led(predicate(), with_article(), OR)}];
    }

    fn with_article() -> Filter {
        (filter) => [("a" | "an") {filter: description()}];
    }

    fn part_of_name() -> Filter {
        (Filter::NamePart(name)) => [{name: crate::skill::word::card_name()}];
    }

    fn part_of_character() -> Filter {
        (Filter::CharacterPart(name)) => [{name: crate::skill::word::character()}];
    }

    /// Whose power is meant.
    fn possessed() -> Cards {
        (Cards::This) => ["this card's"];
        (cards) => ["its" {cards: IT}] | ["that card's" {cards: THAT}] | ["the chosen card's" {cards: CHOSEN}];
    }

    fn power() -> Filter {
        (Filter::Power(range)) => [{range: thousands()}];
    }

    fn energy_of(whose: Who) -> Selector {
        (cards_in!(same, areas)) =>
            ["energy" {same: Tacit(whose.clone())} {areas: Tacit(vec![Area::Energy])}];
    }
}

/// The skill works where the card has to be.
fn here(place: Area) -> impl FnOnce(&mut Spoken) {
    move |spoken| {
        if !spoken.settled && spoken.from.is_none() && !place.skills_work() {
            spoken.from = Some(place);
        }
    }
}

/// What a card that has moved since still is.
fn stays_so(filter: &Filter) -> bool {
    match filter {
        Filter::Mode(_)
        | Filter::Power(_)
        | Filter::PowerWith(_)
        | Filter::Markers(_)
        | Filter::Keyword(_)
        | Filter::NoKeyword => false,
        Filter::All(parts) | Filter::Either(parts) => parts.iter().all(stays_so),
        Filter::Not(inner) => stays_so(inner),
        _ => true,
    }
}

/// `the Battle Card being played has an energy cost of 3 or less`: the description of it, with what is said of it.
#[derive(Clone)]
struct Played;

/// What the card that is answered is called by.
pub(in crate::skill) const BEING_PLAYED: &[&str] = &["being played", "your opponent is playing"];

phrase! {
    fn said_of_it() -> Filter {
        (filter) => ["has" ("a" | "an" | "") {filter: having()}] | ["is" {filter: predicate()}];
    }
}

fn parts(filter: &Filter) -> Vec<Filter> {
    said_parts(filter).to_vec()
}

impl Phrase for Played {
    type Value = Filter;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let mut ways = Ways::new();
        let Some(at) = page.lit(at, "the") else { return ways };
        for (card, at) in description().read(page, at) {
            let Some(at) = page.any(at, BEING_PLAYED) else { continue };
            for (filter, at) in said_of_it().read(page, at) {
                ways.push((Filter::all([parts(&card), vec![filter]].concat()), at));
            }
        }
        ways
    }
    fn says(&self, value: &Filter, page: &Page<'_>, at: At) -> Vec<At> {
        let all = parts(value);
        let Some((said, card)) = all.split_last() else { return Vec::new() };
        let card = if card.is_empty() { Filter::Any } else { Filter::all(card.to_vec()) };
        let begun: Vec<At> =
            page.lit(at, "the").into_iter().flat_map(|at| description().says(&card, page, at)).collect();
        let played = begun.into_iter().filter_map(|at| page.any(at, BEING_PLAYED));
        played.flat_map(|at| said_of_it().says(said, page, at)).collect()
    }
}

/// `this card is in a battle`: it attacks or guards.
#[derive(Clone)]
struct InBattle;
/// `this card isn't in a battle`.
#[derive(Clone)]
struct NotInBattle;

pub(in crate::skill) fn roles(cards: &Cards) -> Vec<Condition> {
    vec![Condition::Attacking(cards.clone()), Condition::Guarding(cards.clone())]
}

phrase! {
    /// The cards in a battle.
    fn fighters() -> Cards {
        (cards) => [{cards: known()}];
        (Cards::All(cards)) => [("one" | "1" | "") {cards: super::count::yours()}];
    }
}

fn read_roles(page: &Page<'_>, at: At, words: &'static [&'static str]) -> Ways<Vec<Condition>> {
    let said = fighters().read(page, at).into_iter();
    said.filter_map(|(cards, at)| Some((roles(&cards), page.any(at, words)?))).collect()
}

fn says_roles(value: &[Condition], page: &Page<'_>, at: At, words: &'static [&'static str]) -> Vec<At> {
    let [Condition::Attacking(cards), Condition::Guarding(same)] = value else { return Vec::new() };
    if cards != same {
        return Vec::new();
    }
    fighters().says(cards, page, at).into_iter().filter_map(|at| page.any(at, words)).collect()
}

fn fighter(filter: &Filter) -> Cards {
    let filter = Filter::all([vec![Filter::Kind(Kind::Battle)], parts(filter)].concat());
    Cards::All(Selector { filter, ..Selector::default() })
}

const MY_FIGHTER: &[&str] = &["your battle card in battle is", "your battle card in a battle is"];

/// `your Battle Card in battle is red`.
fn fighter_is(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let Some(at) = page.any(at, MY_FIGHTER) else { return Ways::new() };
    predicate().read(page, at).into_iter().map(|(filter, at)| (roles(&fighter(&filter)), at)).collect()
}

const FIGHTS: &[&str] = &["is in a battle", "is in battle", "are in a battle"];
const DOES_NOT_FIGHT: &[&str] = &["isn't in a battle", "is not in a battle", "isn't in battle"];

impl Phrase for InBattle {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        read_roles(page, at, FIGHTS)
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        says_roles(value, page, at, FIGHTS)
    }
}

impl Phrase for NotInBattle {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        read_roles(page, at, DOES_NOT_FIGHT)
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        says_roles(value, page, at, DOES_NOT_FIGHT)
    }
}

/// `red and has ＜Vegeta＞ in its character name`.
#[derive(Clone)]
struct AndHas;

impl Phrase for AndHas {
    type Value = Vec<Filter>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Filter>> {
        let mut ways = Ways::new();
        for (filter, at) in predicate().read(page, at) {
            let Some(at) = page.lit(at, "and has") else { continue };
            let more = having().read(page, at).into_iter();
            ways.extend(more.map(|(has, at)| ([parts(&filter), vec![has]].concat(), at)));
        }
        ways
    }
    fn says(&self, value: &Vec<Filter>, page: &Page<'_>, at: At) -> Vec<At> {
        let Some((has, filter)) = value.split_last().filter(|(_, filter)| !filter.is_empty()) else {
            return Vec::new();
        };
        let said = predicate().says(&Filter::all(filter.to_vec()), page, at).into_iter();
        said.filter_map(|at| page.lit(at, "and has")).flat_map(|at| having().says(has, page, at)).collect()
    }
}

/// `a 《God》 card and it is red`.
#[derive(Clone)]
struct AndIs;

impl Phrase for AndIs {
    type Value = Vec<Filter>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Filter>> {
        let mut ways = Ways::new();
        for (filter, at) in predicate().read(page, at) {
            let Some(at) = page.any(at, AND_IT_IS) else { continue };
            let more = predicate().read(page, at).into_iter();
            ways.extend(more.map(|(is, at)| ([parts(&filter), vec![is]].concat(), at)));
        }
        ways
    }
    fn says(&self, value: &Vec<Filter>, page: &Page<'_>, at: At) -> Vec<At> {
        let Some((is, filter)) = value.split_last().filter(|(_, filter)| !filter.is_empty()) else {
            return Vec::new();
        };
        let said = predicate().says(&Filter::all(filter.to_vec()), page, at).into_iter();
        said.filter_map(|at| page.any(at, AND_IT_IS)).flat_map(|at| predicate().says(is, page, at)).collect()
    }
}

const AND_IT_IS: &[&str] = &["and it is", "and it's"];

const LEADER_IS: &[&str] = &["your leader card is", "your leader is"];
const FRONT: &[&str] = &["on its front side", "with its front side facing up", "with its front facing up"];
const BACK: &[&str] = &[
    "on its back side",
    "with its back side facing up",
    "with its back facing up",
    "and it's flipped to its back",
    "and it is flipped to its back",
];

fn side(page: &Page<'_>, at: At) -> Ways<Condition> {
    let back = Condition::Awakened(Who::You);
    let front = page.any(at, FRONT).map(|at| (Condition::Not(Box::new(back.clone())), at));
    front.into_iter().chain(page.any(at, BACK).map(|at| (back, at))).collect()
}

/// `your Leader Card is a red card on its front side`.
pub(super) fn leader_on_a_side(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let mut ways = Ways::new();
    let Some(at) = page.any(at, LEADER_IS) else { return ways };
    for (filter, at) in leader().read(page, at) {
        let sides = side(page, at).into_iter();
        ways.extend(sides.map(|(side, at)| (vec![Condition::Leader(filter.clone()), side], at)));
    }
    ways
}

/// `your Leader Card and energy are all red`: both by themselves.
#[derive(Clone)]
pub(super) struct LeaderAndEnergy;

const LEADER_AND_ENERGY: &[&str] = &[
    "your leader card and energy are all",
    "your leader card and all of your energy is",
    "your leader and all of your energy is",
];

fn leader_and_energy(filter: &Filter) -> Vec<Condition> {
    let energy = Selector { areas: vec![Area::Energy], ..Selector::default() };
    vec![Condition::Leader(filter.clone()), Condition::Are(Cards::All(energy), filter.clone())]
}

impl Phrase for LeaderAndEnergy {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let Some(at) = page.any(at, LEADER_AND_ENERGY) else { return Ways::new() };
        predicate().read(page, at).into_iter().map(|(filter, at)| (leader_and_energy(&filter), at)).collect()
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        let [Condition::Leader(filter), _] = value.as_slice() else { return Vec::new() };
        if leader_and_energy(filter) != *value {
            return Vec::new();
        }
        page.any(at, LEADER_AND_ENERGY).into_iter().flat_map(|at| predicate().says(filter, page, at)).collect()
    }
}

phrase! {
    /// Whose attack it is.
    fn attackers() -> Filter {
        (Filter::Kind(Kind::Leader)) => [("leader card's" | "leader's")];
        (Filter::Kind(Kind::Battle)) => ["battle card's"];
    }
}
