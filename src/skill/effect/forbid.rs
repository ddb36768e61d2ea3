//! What players cannot do: play cards, attack, activate skills.

use std::sync::LazyLock;

use super::super::card::{description, said_parts};
use super::super::duration::until;
use super::super::first::First;
use super::super::phrase::{Ahead, AnyOf, At, Boxed, Page, Phrase, Tacit, Ways, phrase};
use super::super::place::Areas;
use super::super::price::TheirPrice;
use super::super::selector::cards_in;
use super::super::word::{SMALL, Skills};
use crate::ability::{Action, Area, Change, Effect, Filter, Price, Selector, Until, Watched, Who};
use crate::card::Kind;

/// A duration that is said here, or has been said before.
#[derive(Clone)]
pub(in super::super) struct Lasting(pub(in super::super) Option<Until>);

impl Phrase for Lasting {
    type Value = Until;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Until> {
        match self.0 {
            Some(end) => vec![(end, at)],
            None => until().read(page, at),
        }
    }
    fn says(&self, value: &Until, page: &Page<'_>, at: At) -> Vec<At> {
        match self.0 {
            Some(end) if end == *value => vec![at],
            Some(_) => Vec::new(),
            None => until().says(value, page, at),
        }
    }
}

/// What a player cannot do, all that is said here.
pub(in super::super) fn bans(page: &Page<'_>, at: At, end: Lasting) -> Ways<Effect> {
    // The duration stands last, or has been said.
    static FIRST: LazyLock<First> = LazyLock::new(|| one_ban(Lasting(None)).first());
    if page.may_be(at, *FIRST, |out| one_ban(Lasting(None)).leads(out)) {
        one_ban(end).read(page, at)
    } else {
        Ways::new()
    }
}

phrase! {
    /// What a player cannot do; it is said of all cards that they would do it with, those to come included (8-8-1-5).
    pub(in super::super) fn one_ban(end: Lasting) -> Effect {
        (Effect::GiveAll(cards_in!(Who::You, areas, filter), Change::Forbid(action), ends)) =>
            ["you" {! AnyOf(CANNOT)} {action: with_cards()} {filter: which()} {areas: Everywhere} {ends: end.clone()}]
            | ["you" {! AnyOf(CANNOT)} {action: with_skills()} ("on" | "of") {filter: which()} {areas: Everywhere} {ends: end.clone()}]
            | ["you" {! AnyOf(CANNOT)} {action: any_skills()} {filter: Tacit(Filter::Any)} {areas: Everywhere} {ends: end.clone()}]
            | ["you" {! AnyOf(CANNOT)} "attack" {areas: Tacit(Vec::<Area>::new())} {action: Tacit(Action::Attack)} {filter: with_attackers()} {ends: end.clone()}]
            | ["you" {! AnyOf(CANNOT)} "combo" {action: Tacit(Action::Combo)} {filter: with_combos()} {areas: Everywhere} {ends: end.clone()}]
            | ["you" {! AnyOf(CANNOT)} "play" {filter: which()} ("by skills" | "using skills" | "with skills") {action: Tacit(Action::PlayBySkill(Watched::Any(Filter::Any)))} {areas: Everywhere} {ends: end.clone()}]
            | ["you" {! AnyOf(CANNOT)} ("place cards in your energy area" | "place cards in your energy" | "add cards to your energy") {action: Tacit(Action::BecomeEnergy)}
               {filter: Tacit(Filter::Any)} {areas: Everywhere} {ends: end.clone()}]
            | ["you" {! AnyOf(CANNOT)} "combo with" {filter: description()} "in your" {areas: Areas} {action: Tacit(Action::Combo)} {ends: end.clone()}]
            | ["you" {! AnyOf(CANNOT)} "play" {filter: which()} "from your" {areas: Areas} {action: Tacit(Action::Play)} {ends: end.clone()}]
            | ["you can only play" {action: Tacit(Action::Play)} {filter: AllBut} {areas: Everywhere} {ends: end.clone()}];
        (Effect::GiveAll(cards_in!(Who::You, areas, filter, true), Change::Forbid(action), ends)) =>
            ["you" {! AnyOf(CANNOT)} {action: with_skills()} ("on" | "of") "other cards" {filter: Tacit(Filter::Any)} {areas: Everywhere} {ends: end.clone()}];
        (Effect::GiveAll(cards_in!(Who::Both, areas, filter), Change::Forbid(action), ends)) =>
            [("players" | "you and your opponent") {! AnyOf(CANNOT)} "attack" {areas: Tacit(Vec::<Area>::new())} {action: Tacit(Action::Attack)} {filter: with_attackers()}
               {ends: end.clone()}]
            | [("players" | "you and your opponent") {! AnyOf(CANNOT)} {action: with_cards()} {filter: which()} {areas: Everywhere} {ends: end.clone()}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::Forbid(action), ends)) =>
            [{! They} {! AnyOf(CANNOT)} {action: with_cards()} {filter: which()} {areas: Everywhere} {ends: end.clone()}]
            | [{! They} {! AnyOf(CANNOT)} {action: with_skills()} ("on" | "of") {filter: which()} {areas: Everywhere} {ends: end.clone()}]
            | [{! They} {! AnyOf(CANNOT)} {action: any_skills()} {filter: Tacit(Filter::Any)} {areas: Everywhere} {ends: end.clone()}]
            | [{! They} {! AnyOf(CANNOT)} ("place cards in their energy area" | "place cards in their energy" | "add cards to their energy") {action: Tacit(Action::BecomeEnergy)}
               {filter: Tacit(Filter::Any)} {areas: Everywhere} {ends: end.clone()}]
            | [{! They} {! AnyOf(CANNOT)} "combo" {action: Tacit(Action::Combo)} {filter: with_combos()} {areas: Everywhere} {ends: end.clone()}]
            | [{! They} {! AnyOf(CANNOT)} "attack" {areas: Tacit(Vec::<Area>::new())} {action: Tacit(Action::Attack)} {filter: with_attackers()} {ends: end.clone()}]
            | [{! They} {! AnyOf(CANNOT)} "attack" {areas: Tacit(Vec::<Area>::new())} {action: targets()} {filter: with_attackers()} {ends: end.clone()}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::Forbid(Action::MovedBy(Watched::Theirs(by), Some(Area::Hand))), ends)) =>
            [{! They} {! AnyOf(CANNOT)} "add cards from their deck to their hand using" {by: description()} "skills" {filter: Tacit(Filter::Any)}
             {areas: Tacit(vec![Area::Deck])} {ends: end.clone()}]
            | [{! They} {! AnyOf(CANNOT)} "use" {by: description()} "skills to add cards from their deck to their hand" {filter: Tacit(Filter::Any)}
             {areas: Tacit(vec![Area::Deck])} {ends: end.clone()}];
        (Effect::GiveAll(cards_in!(Who::You, areas, filter), Change::Forbid(Action::MovedBy(Watched::Yours(by), Some(Area::Energy))), ends)) =>
            ["you" {! AnyOf(CANNOT)} "use" {by: description()} "skills to place cards in your energy" {filter: Tacit(Filter::Any)} {areas: Everywhere}
             {ends: end.clone()}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::AttacksLeft(n), ends)) =>
            [("your opponent" | "your opponent's") "can only attack" {n: more_times()} {filter: with_attackers()} {areas: Tacit(Vec::<Area>::new())} {ends: end.clone()}];
        // What is done all the same is paid for, each time (1-3-3).
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::AttackPrice(targets, price), ends)) =>
            [{! They} {! AnyOf(CANNOT)} "attack" {targets: any_target()} {filter: with_attackers()} "unless they" {price: TheirPrice}
             ("each time" | "") {areas: Tacit(Vec::<Area>::new())} {ends: end.clone()}]
            | [{! They} {! AnyOf(CANNOT)} "attack" {targets: any_target()} {filter: with_attackers()} {ends: end.clone()} {? end.0.is_none()} "unless they"
             {price: TheirPrice} ("each time" | "") {areas: Tacit(Vec::<Area>::new())}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::SkillCost(price), ends)) =>
            [{! They} {! AnyOf(CANNOT)} "activate" {filter: taxed()} "unless they" {price: OneOf(TheirPrice)} ("each time" | "as an additional skill cost" | "")
             {areas: Everywhere} {ends: end.clone()}]
            | [{! They} {! AnyOf(CANNOT)} "activate" {filter: taxed()} {ends: end.clone()} {? end.0.is_none()} "unless they" {price: OneOf(TheirPrice)}
             ("each time" | "as an additional skill cost" | "") {areas: Everywhere}];
    }

    /// How often more.
    fn more_times() -> u8 {
        (1) => [("once more" | "one more time" | "1 more time")];
        (n) => [{n: SMALL} "more times"];
    }

    fn with_cards() -> Action {
        (Action::Play) => ["play"];
        (Action::Activate) => ["activate"];
    }

    fn with_skills() -> Action {
        (Action::ActivateKeyword(of)) => ["activate" ("the" | "") {of: Skills} ("skills" | "skill" | "")];
        (Action::Activate) => ["activate" ("the skills" | "skills")];
    }

    fn any_skills() -> Action {
        // What is played in that battle can still be answered.
        (Action::CounterAttack) => ["activate [Counter]" ("skills" | "") {! Ahead(AGAINST, true)}];
        (Action::ActivateKeyword(of)) => ["activate" {of: Skills} ("skills" | "") {? of.len() == 1}]
            | ["activate" {of: Skills} ("skills" | "") {? of.len() > 1} {! Ahead(AGAINST, false)}];
        (Action::Activate) => ["activate skills"];
    }

    /// The cards that cannot be attacked.
    fn targets() -> Action {
        (Action::AttackA(filter)) => [("your" | "") {filter: description()}];
    }

    fn any_target() -> Filter {
        (Filter::Any) => [""];
        (filter) => [("your" | "") {filter: description()}];
    }

    /// What is activated only for more than it costs.
    fn taxed() -> Filter {
        (Filter::Any) => ["skills"];
        (filter) => [{filter: description()} {? is_extra(&filter)}]
            | [("the skills of" | "skills of") {filter: description()} ("in any area" | "")];
    }

    fn which() -> Filter {
        (Filter::Copy) => [("copies of this card" | "another copy of this card" | "other copies of this card")];
        (Filter::Not(leader)) => [("cards other than their leader card" | "cards other than their leader") {leader: Boxed(Tacit(Filter::Kind(Kind::Leader)))}];
        (filter) => [{filter: description()}];
    }

    fn with_combos() -> Filter {
        (Filter::Any) => [""];
        (filter) => ["with" {filter: description()}];
    }

    fn with_attackers() -> Filter {
        (Filter::Kind(Kind::Leader)) => ["with their leader card"] | ["with their leader"];
        (Filter::Any) => [""];
        (filter) => ["with" {filter: description()}];
    }
}

const CANNOT: &[&str] = &["can't", "cannot", "may not"];
const OPPONENT: &[&str] = &["your opponent", "the opponent"];

/// `your opponent`, or `they` where that is the opponent; what follows is the opponent's.
#[derive(Clone)]
struct They;

impl They {
    fn end(page: &Page<'_>, at: At) -> Option<At> {
        let they = page.any(at, OPPONENT).or_else(|| page.any(at, &["they", ""]).filter(|_| at.spoken.they));
        they.map(|at| at.speak(|spoken| spoken.they = true))
    }
}

impl Phrase for They {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        Self::end(page, at).map(|at| ((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        Self::end(page, at).into_iter().collect()
    }
    fn first(&self) -> First {
        First::any(OPPONENT).or(First::any(&["they", ""]))
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.extend_from_slice(OPPONENT);
        out.push("they");
    }
}

/// "Only red Battle Cards": no other cards at all.
#[derive(Clone)]
struct AllBut;

impl Phrase for AllBut {
    type Value = Filter;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        description().read(page, at).into_iter().map(|(filter, at)| (filter.negated(), at)).collect()
    }
    fn says(&self, value: &Filter, page: &Page<'_>, at: At) -> Vec<At> {
        match value {
            Filter::Not(inner) => description().says(inner, page, at),
            _ => Vec::new(),
        }
    }
}

/// A price of a single part.
#[derive(Clone)]
struct OneOf<P>(P);

impl<P: Phrase<Value = Vec<Price>>> Phrase for OneOf<P> {
    type Value = Price;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Price> {
        let ways = self.0.read(page, at).into_iter();
        ways.filter_map(|(mut parts, at)| (parts.len() == 1).then(|| (parts.remove(0), at))).collect()
    }
    fn says(&self, value: &Price, page: &Page<'_>, at: At) -> Vec<At> {
        self.0.says(&vec![value.clone()], page, at)
    }
}

fn is_extra(filter: &Filter) -> bool {
    said_parts(filter).contains(&Filter::Kind(Kind::Extra))
}

/// The words for it that an attack is answered: that is when something cannot be done, too.
const AGAINST: &[&str] = &[
    "against this card's attacks",
    "against this card's attack",
    "in response to this card's attacks",
    "in response to this card's attack",
];

const FROM: &[&str] = &["from your", "from their"];

/// In whatever area, or from those that are named: `from your Drop Area`.
#[derive(Clone)]
struct Everywhere;

impl Phrase for Everywhere {
    type Value = Vec<Area>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Area>> {
        let from = page.any(at, FROM).map_or_else(Ways::new, |at| Areas.read(page, at));
        std::iter::once((Area::ALL.to_vec(), at)).chain(from).collect()
    }
    fn says(&self, value: &Vec<Area>, page: &Page<'_>, at: At) -> Vec<At> {
        if **value == Area::ALL {
            return vec![at];
        }
        page.any(at, FROM).into_iter().flat_map(|at| Areas.says(value, page, at)).collect()
    }
}

const NO_ENERGY: &[&str] =
    &["place cards in your energy area", "place cards in your energy", "add cards to your energy"];

fn two_bans(filter: Filter, end: Until) -> Vec<Effect> {
    let all = |filter| Selector { areas: Area::ALL.to_vec(), filter, ..Selector::default() };
    let ban = |filter, action| Effect::GiveAll(all(filter), Change::Forbid(action), end);
    vec![ban(Filter::Any, Action::BecomeEnergy), ban(filter, Action::Play)]
}

/// `you can't place cards in your energy or play blue cards for the turn`.
pub(in super::super) fn two_bans_at_once(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let begun = page.lit(at, "you").and_then(|at| page.any(at, CANNOT)).and_then(|at| page.any(at, NO_ENERGY));
    let played = begun.and_then(|at| page.lit(at, "or play"));
    let cards = played.map_or_else(Ways::new, |at| which().read(page, at)).into_iter();
    let lasting = cards.flat_map(|(filter, at)| {
        until().read(page, at).into_iter().map(move |(end, at)| (two_bans(filter.clone(), end), at))
    });
    lasting.collect()
}
