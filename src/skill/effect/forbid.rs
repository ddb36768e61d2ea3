//! What players cannot do: play cards, attack, activate skills.

use std::sync::LazyLock;

use super::super::cards::{all_descriptions, area, cards_in, description, having, named_areas, said_parts};
use super::super::duration::until;
use super::super::first::First;
use super::super::phrase::{Ahead, AnyOf, At, Boxed, Mapped, Page, Phrase, Said, THEY, Tacit, Ways, phrase};
use super::super::price::TheirPrice;
use super::super::word::{SMALL, Skills, card_name};
use super::fight::to_side;
use crate::ability::{Action, Area, Change, Effect, Filter, Keyword, Price, Selector, SkillKind, Until, Watched, Who};
use crate::card::Kind;

/// What a player cannot do. Where the duration has been said, it begins with the same words.
#[derive(Clone)]
pub(in super::super) struct Ban(pub(in super::super) Option<Until>);

impl Phrase for Ban {
    type Value = Effect;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Effect> {
        let may_be = page.may_be(at, self.first(), |out| one_ban(None).leads(out));
        if may_be { one_ban(self.0).read(page, at) } else { Ways::new() }
    }
    fn says(&self, value: &Effect, page: &Page<'_>, at: At) -> Vec<At> {
        one_ban(self.0).says(value, page, at)
    }
    fn first(&self) -> First {
        static FIRST: LazyLock<First> = LazyLock::new(|| one_ban(None).first());
        *FIRST
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        one_ban(None).leads(out);
    }
}

phrase! {
    /// What a player cannot do; it is said of all cards that they would do it with, those to come included (8-8-1-5).
    fn one_ban(end: Option<Until>) -> Effect {
        (Effect::GiveAll(cards_in!(Who::You, areas, filter), Change::Forbid(action), ends)) =>
            ["you" {! AnyOf(CANNOT)} {action: with_cards()} {filter: which()} {areas: used_in(is_use(&action, &filter))} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} {action: with_skills()} ("on" | "of") {filter: which()} {areas: everywhere()} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} {action: Tacit(Action::Activate)} "activate" {filter: by_name()} ("' s skills" | "' s skill") {areas: everywhere()} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} "activate" {filter: by_name()} "' s" {action: keyword_skills()} {areas: everywhere()} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} {action: any_skills()} {filter: Tacit(Filter::Any)} {areas: everywhere()} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} "attack" {areas: Tacit(Vec::<Area>::new())} {action: Tacit(Action::Attack)} {filter: with_attackers()} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} "combo" {action: Tacit(Action::Combo)} {filter: with_combos()} {areas: everywhere()} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} "use" ("a" | "an" | "") {filter: description()} {areas: everywhere()} ("in combos" | "in a combo") {action: Tacit(Action::Combo)} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} "use skills to play" {filter: which()} {action: Tacit(Action::PlayBySkill(Watched::Yours(Filter::Any)))} {areas: everywhere()} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} {action: sent_between()} {areas: Tacit(vec![Area::Drop])} {filter: Tacit(Filter::Any)} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} {action: taken_up()} {areas: Tacit(vec![Area::Life])} {filter: Tacit(Filter::Any)} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} "play" {filter: which()} ("by skills" | "using skills" | "with skills") {action: Tacit(Action::PlayBySkill(Watched::Any(Filter::Any)))} {areas: everywhere()} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} ("place cards in your energy area" | "place cards in your energy" | "add cards to your energy") {action: Tacit(Action::BecomeEnergy)}
               {filter: Tacit(Filter::Any)} {areas: everywhere()} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} "combo with" {filter: description()} "in your" {areas: named_areas()} {action: Tacit(Action::Combo)} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} "play" {filter: which()} "from your" {areas: named_areas()} {action: Tacit(Action::Play)} {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} "play" {filter: Mapped(which(), |filter| Some(and_no_token(&filter)), tokens_too)} {action: Tacit(Action::Play)}
               {areas: everywhere()} {ends: lasting(*end)} ". (you can still play tokens)"]
            | ["you" {! AnyOf(CANNOT)} ("flip your leader card" | "flip your leader") {action: turned()} {areas: Tacit(vec![Area::Leader])} {filter: Tacit(Filter::Any)} {ends: lasting(*end)}]
            | ["you can only activate skills on" {action: Tacit(Action::Activate)} {filter: Mapped(description(), |filter| Some(filter.negated()), denied)} {areas: everywhere()} {ends: lasting(*end)}]
            | ["you can only play" {action: Tacit(Action::Play)} {filter: Mapped(all_descriptions(), |filter| Some(but(&filter)), allowed)} {areas: everywhere()} {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::You, areas, filter, true), Change::Forbid(action), ends)) =>
            ["you" {! AnyOf(CANNOT)} {action: with_skills()} ("on" | "of") ("other cards" | "cards other than this card") {filter: Tacit(Filter::Any)} {areas: everywhere()} {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::Both, areas, filter), Change::Forbid(Action::MovedBy(Watched::Yours(Filter::Any), Some(Area::Warp))), ends)) =>
            ["you" {! AnyOf(CANNOT)} "send cards from drop areas to warps" {areas: Tacit(vec![Area::Drop])} {filter: Tacit(Filter::Any)} {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::Both, areas, filter), Change::Forbid(action), ends)) =>
            [("players" | "you and your opponent") {! AnyOf(CANNOT)} "attack" {areas: Tacit(Vec::<Area>::new())} {action: Tacit(Action::Attack)} {filter: with_attackers()}
               {ends: lasting(*end)}]
            | [("players" | "you and your opponent") {! AnyOf(CANNOT)} {action: with_cards()} {filter: which()} {areas: used_in(is_use(&action, &filter))} {ends: lasting(*end)}];
        // Of whomever: the name tells which cards.
        (Effect::GiveAll(cards_in!(Who::Both, areas, filter), Change::Forbid(action), ends)) =>
            ["the" {action: keyword_skills()} "of" {filter: by_name()} "doesn't activate" {areas: Tacit(Area::ALL.to_vec())} {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas), Change::Forbid(Action::MovedBy(Watched::Yours(by), Some(to))), ends)) =>
            ["you" {! AnyOf(CANNOT)} ("place" | "send") "your opponent's" {areas: hand()} "in their" {to: area()} ("using" | "by" | "with") {by: by_name()} ("' s skill" | "' s skills")
             {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::Forbid(action), ends)) =>
            [{! they()} {! AnyOf(CANNOT)} {action: with_cards()} {filter: which()} {areas: used_in(is_use(&action, &filter))} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} {action: with_skills()} ("on" | "of") {filter: which()} {areas: everywhere()} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} {action: with_skills()} "with" {filter: having()} {? matches!(&filter, Filter::Cost(_))} {areas: everywhere()} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} {action: any_skills()} {filter: Tacit(Filter::Any)} {areas: everywhere()} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} {action: of_leader()} {filter: Tacit(Filter::Kind(Kind::Leader))} {areas: Tacit(vec![Area::Leader])} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} ("place cards in their energy area" | "place cards in their energy" | "add cards to their energy") {action: Tacit(Action::BecomeEnergy)}
               {filter: Tacit(Filter::Any)} {areas: everywhere()} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} "combo" {action: Tacit(Action::Combo)} {filter: with_combos()} {areas: everywhere()} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} "use" ("a" | "an" | "") {filter: description()} {areas: everywhere()} ("in combos" | "in a combo") {action: Tacit(Action::Combo)} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} "attack" {areas: Tacit(Vec::<Area>::new())} {action: Tacit(Action::Attack)} {filter: with_attackers()} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} "attack" {areas: Tacit(Vec::<Area>::new())} {action: targets()} {filter: with_attackers()} {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::Forbid(Action::MovedBy(Watched::Theirs(by), Some(Area::Hand))), ends)) =>
            [{! they()} {! AnyOf(CANNOT)} "add cards from their deck to their hand using" {by: description()} "skills" {filter: Tacit(Filter::Any)}
             {areas: Tacit(vec![Area::Deck])} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} "use" {by: description()} "skills to add cards from their deck to their hand" {filter: Tacit(Filter::Any)}
             {areas: Tacit(vec![Area::Deck])} {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::You, areas, filter), Change::Forbid(Action::MovedBy(Watched::Yours(by), Some(Area::Energy))), ends)) =>
            ["you" {! AnyOf(CANNOT)} "use" {by: description()} "skills to place cards in your energy" {filter: Tacit(Filter::Any)} {areas: everywhere()}
             {ends: lasting(*end)}]
            | ["you" {! AnyOf(CANNOT)} ("place cards in your energy area by your skills" | "place cards in your energy by your skills") {by: Tacit(Filter::Any)}
               {filter: Tacit(Filter::Any)} {areas: everywhere()} {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::AttacksLeft(n), ends)) =>
            [{! they()} "can only attack" {n: more_times()} {filter: with_attackers()} {areas: Tacit(Vec::<Area>::new())} {ends: lasting(*end)}]
            | [{! they()} "can only attack" {n: more_times()} {ends: lasting(*end)} {? end.is_none()} {filter: with_attackers()} {? !filter.is_any()} {areas: Tacit(Vec::<Area>::new())}]
            | [{! they()} "can only attack" {filter: with_attackers()} {? !filter.is_any()} {n: more_times()} {areas: Tacit(Vec::<Area>::new())} {ends: lasting(*end)}]
            | ["your opponent's can only attack" {n: more_times()} {filter: with_attackers()} {areas: Tacit(Vec::<Area>::new())} {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas), Change::ActivationsLeft(of, n), ends)) =>
            [{! they()} "can only activate" {of: Skills} {? !of.is_empty()} ("skills" | "skill" | "") {n: more_times()} {areas: everywhere()} {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas), Change::SwitchesLeft(n), ends)) =>
            [{! they()} "can only switch up to" {n: SMALL} ("of their cards" | "cards") "to active mode" {areas: Tacit(with_modes())} {ends: lasting(*end)}];
        // What is done all the same is paid for, each time (1-3-3).
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::AttackPrice(targets, price), ends)) =>
            [{! they()} {! AnyOf(CANNOT)} "attack" {targets: any_target()} {filter: with_attackers()} "unless they" {price: TheirPrice}
             ("each time" | "") {areas: Tacit(Vec::<Area>::new())} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} "attack" {targets: any_target()} {filter: with_attackers()} {ends: lasting(*end)} {? end.is_none()} "unless they"
             {price: TheirPrice} ("each time" | "") {areas: Tacit(Vec::<Area>::new())}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::PlayPrice(price), ends)) =>
            [{! they()} {! AnyOf(CANNOT)} "play" {filter: which()} "unless they" {price: TheirPrice} {! AnyOf(EACH_TIME)} {areas: everywhere()} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} "play" {filter: which()} {ends: lasting(*end)} {? end.is_none()} "unless they" {price: TheirPrice} {! AnyOf(EACH_TIME)}
               {areas: everywhere()}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::PlayPrice(price), ends)) =>
            ["when your opponent plays" {filter: which()} ("," | "") ("your opponent" | "they") {-> |s| s.they = true} {! AnyOf(CANNOT)} "play it unless they" {price: TheirPrice}
             {areas: everywhere()} {ends: lasting(*end)}]
            | ["when your opponent's" {filter: description()} ("is played," | "is played") ("your opponent" | "they") {-> |s| s.they = true} {! AnyOf(CANNOT)} "play it unless they"
               {price: TheirPrice} {areas: everywhere()} {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::Both, areas, filter), Change::PlayPrice(price), ends)) =>
            ["you and your opponent" {! AnyOf(CANNOT)} "play" {filter: which()} "unless they" {-> |s| s.they = true} {price: TheirPrice} {! AnyOf(EACH_TIME)}
             {areas: everywhere()} {ends: lasting(*end)}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::SkillCostOf(SkillKind::With(of), price), ends)) =>
            [{! they()} {! AnyOf(CANNOT)} "activate" {of: Skills} ("skills" | "skill") "unless they" {price: Boxed(ONE_PRICE)} {! AnyOf(EACH_TIME)}
             {filter: Tacit(Filter::Any)} {areas: everywhere()} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} "activate" {of: Skills} ("skills" | "skill") {ends: lasting(*end)} {? end.is_none()} "unless they" {price: Boxed(ONE_PRICE)}
               {! AnyOf(EACH_TIME)} {filter: Tacit(Filter::Any)} {areas: everywhere()}];
        (Effect::GiveAll(cards_in!(Who::Opponent, areas, filter), Change::SkillCost(price), ends)) =>
            [{! they()} {! AnyOf(CANNOT)} "activate" {filter: taxed()} "unless they" {price: Boxed(ONE_PRICE)} ("each time" | "as an additional skill cost" | "")
             {areas: everywhere()} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} "activate" {filter: taxed()} {ends: lasting(*end)} {? end.is_none()} "unless they" {price: Boxed(ONE_PRICE)}
             ("each time" | "as an additional skill cost" | "") {areas: everywhere()}]
            | [{! they()} {! AnyOf(CANNOT)} "activate" {filter: extras()} "unless they" {price: Boxed(ONE_PRICE)} ("each time" | "as an additional skill cost" | "")
             {areas: used_in(true)} {ends: lasting(*end)}]
            | [{! they()} {! AnyOf(CANNOT)} "activate" {filter: extras()} {ends: lasting(*end)} {? end.is_none()} "unless they" {price: Boxed(ONE_PRICE)}
             ("each time" | "as an additional skill cost" | "") {areas: used_in(true)}];
    }

    /// `you can't place cards in your energy or play blue cards for the turn`.
    pub(super) fn two_bans() -> Vec<Effect> {
        [Effect::GiveAll(all, Change::Forbid(Action::BecomeEnergy), end), Effect::GiveAll(cards_in!(Who::You, areas, filter), Change::Forbid(Action::Play), same)] =>
            ["you" {! AnyOf(CANNOT)} ("place cards in your energy area" | "place cards in your energy" | "add cards to your energy") "or play" {filter: which()}
             {areas: Tacit(Area::ALL.to_vec())} {all: Tacit(Selector { areas: areas.clone(), ..Selector::default() })} {end: until()} {same: Tacit(end.clone())}];
    }

    /// `you can only play Battle Cards using [Union-Fusion] skills for the turn`: neither for their cost nor by other skills.
    pub(super) fn one_way() -> Vec<Effect> {
        [Effect::GiveAll(cards_in!(Who::You, areas, filter), Change::Forbid(Action::PlayForCost), end), Effect::GiveAll(all, Change::Forbid(Action::PlayBySkillBut(of)), same)] =>
            ["you can only play battle cards" ("by using" | "using" | "by") {of: Skills} {? of.len() == 1} ("skills" | "skill" | "")
             {filter: Tacit(Filter::Kind(Kind::Battle))} {areas: Tacit(Area::ALL.to_vec())}
             {all: Tacit(Selector { areas: areas.clone(), filter: filter.clone(), ..Selector::default() })} {end: until()} {same: Tacit(end.clone())}];
    }

    /// `your opponent`, or `they` where that is the opponent; what follows is the opponent's.
    fn they() -> () {
        (()) => [("your opponent" | "the opponent") {-> |s| s.they = true}] | [{! THEY} ("they" | "")];
    }

    /// In whatever area, or from those that are named: `from your Drop Area`.
    fn everywhere() -> Vec<Area> {
        (areas) => [{areas: Tacit(Area::ALL.to_vec())}] | [{areas: there()}];
    }

    fn there() -> Vec<Area> {
        (areas) => [("from your" | "in your" | "from their owners'" | "from their owner's" | "from their" | "in their") {areas: named_areas()}]
            | [("in any of your areas" | "in any of their areas" | "in all areas" | "in any area") {areas: Tacit(Area::ALL.to_vec())}];
    }

    /// As `everywhere`; where no area is named, Extra Cards are used from hand (4.00, 12-1-3).
    fn used_in(extras: bool) -> Vec<Area> {
        (areas) => [{? *extras} {areas: Tacit(vec![Area::Hand])}] | [{? !extras} {areas: Tacit(Area::ALL.to_vec())}] | [{areas: there()}];
    }

    /// A duration that is said here, or has been said before.
    fn lasting(before: Option<Until>) -> Until {
        (end) => [{? before.is_none()} {end: until()}] | [{end: Said(*before)}];
    }

    fn of_leader() -> Action {
        (Action::ActivateKeyword(of)) => [("activate their leader card's" | "activate their leader's") {of: Skills} ("skills" | "skill")];
    }

    fn turned() -> Action {
        (Action::FlipTo(side)) => [{side: to_side()}];
    }

    /// How often more: what lasts counts from when it begins (8-2-2-2).
    fn more_times() -> u8 {
        (1) => [("once more" | "one more time" | "1 more time" | "one time" | "once")];
        (2) => [("two more times" | "twice" | "two times")];
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

    fn hand() -> Vec<Area> {
        (areas) => ["hand" {areas: Tacit(vec![Area::Hand])}];
    }

    fn by_name() -> Filter {
        (Filter::Name(name)) => [{name: card_name()}];
    }

    fn keyword_skills() -> Action {
        (Action::ActivateKeyword(of)) => [{of: Skills} ("skills" | "skill" | "")];
    }

    fn any_skills() -> Action {
        // What is played in that battle can still be answered.
        (Action::CounterAttack) => ["activate [Counter]" ("skills" | "") {! Ahead(AGAINST, true)}];
        (Action::ActivateKeyword(of)) => ["activate" ("a" | "an" | "") {of: Skills} ("skills" | "skill" | "") {? of.len() == 1}]
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
        (filter) => [("the skills of" | "skills of") {filter: description()} ("in any area" | "")];
    }

    fn extras() -> Filter {
        (filter) => [{filter: description()} {? is_extra(&filter)}];
    }

    fn which() -> Filter {
        (Filter::Copy) => [("copies of this card" | "another copy of this card" | "other copies of this card")];
        (Filter::Not(leader)) => [("cards other than their leader card" | "cards other than their leader") {leader: Boxed(Tacit(Filter::Kind(Kind::Leader)))}];
        (Filter::Not(inner)) => ["any cards other than" {inner: Boxed(description())}];
        (filter) => [("a" | "an" | "any" | "") {filter: description()}];
    }

    /// What cannot be sent from one's own Drop Area by what one does.
    fn sent_between() -> Action {
        (Action::MovedBy(Watched::Yours(Filter::Any), Some(to))) => [("send cards from your drop area to your" | "send cards from your drop to your") {to: area()}];
    }

    /// What one's own skills and their prices cannot take from one's life.
    fn taken_up() -> Action {
        (Action::MovedBy(Watched::Yours(Filter::Any), Some(Area::Hand))) => ["add cards from your life to your hand"];
    }

    fn with_combos() -> Filter {
        (Filter::Any) => [""];
        (filter) => ["with" {filter: description()}];
    }

    fn with_attackers() -> Filter {
        (Filter::Kind(Kind::Leader)) => ["with their leader card"] | ["with their leader"];
        (Filter::Any) => [""];
        (filter) => [("with a" | "with an" | "with") {filter: description()}];
    }
}

/// Where cards are in a mode (4-8-1).
fn with_modes() -> Vec<Area> {
    Area::ALL.into_iter().filter(|area| area.has_modes()).collect()
}

/// What may be said of a price that comes besides.
const EACH_TIME: &[&str] = &[
    "each time",
    "as an additional skill cost",
    "as an additional cost",
    "as they play the battle card",
    "as they play it",
    "",
];

const CANNOT: &[&str] = &["can't", "cannot", "may not"];

/// "Only red cards": no other cards at all. "Only red Battle Cards": no other Battle Cards; nothing is said of what is none.
fn but(filter: &Filter) -> Filter {
    let (kinds, rest) = kinds_and_rest(said_parts(filter));
    match kinds.as_slice() {
        [kind] if !rest.is_empty() => Filter::All(vec![kind.clone(), Filter::all(rest).negated()]),
        _ => filter.clone().negated(),
    }
}

/// As [`but`], undone.
fn allowed(filter: &Filter) -> Vec<Filter> {
    match filter {
        Filter::Not(inner) => vec![Filter::clone(inner)],
        Filter::All(parts) => match parts.as_slice() {
            [kind @ Filter::Kind(_), Filter::Not(rest)] => {
                let (rest, kind) = (said_parts(rest), std::slice::from_ref(kind));
                vec![Filter::all([rest, kind].concat()), Filter::all([kind, rest].concat())]
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// The card types that a description names, and what else it says.
fn kinds_and_rest(parts: &[Filter]) -> (Vec<Filter>, Vec<Filter>) {
    parts.iter().cloned().partition(|part| matches!(part, Filter::Kind(_)))
}

/// What is denied, as a description.
fn denied(filter: &Filter) -> Option<Filter> {
    if let Filter::Not(inner) = filter { Some(Filter::clone(inner)) } else { None }
}

/// These cards, but no tokens.
fn and_no_token(filter: &Filter) -> Filter {
    Filter::all([said_parts(filter), &[not_token()]].concat())
}

/// As [`and_no_token`], undone.
fn tokens_too(filter: &Filter) -> Option<Filter> {
    let (last, parts) = said_parts(filter).split_last()?;
    (*last == not_token() && !parts.is_empty()).then(|| Filter::all(parts.to_vec()))
}

fn not_token() -> Filter {
    Filter::Not(Box::new(Filter::Token))
}

/// A price of a single part.
pub(in super::super) const ONE_PRICE: Mapped<TheirPrice, Price> =
    Mapped(TheirPrice, |mut parts| parts.pop().filter(|_| parts.is_empty()), |price| Some(vec![price.clone()]));

fn is_extra(filter: &Filter) -> bool {
    said_parts(filter).contains(&Filter::Kind(Kind::Extra))
}

/// Whether Extra Cards are used: those with \[Field\] are.
fn is_use(action: &Action, cards: &Filter) -> bool {
    let field = || said_parts(cards).contains(&Filter::Keyword(Keyword::Field));
    *action == Action::Activate && (is_extra(cards) || field())
}

/// The words for it that an attack is answered: that is when something cannot be done, too.
const AGAINST: &[&str] = &[
    "against this card's attacks",
    "against this card's attack",
    "in response to this card's attacks",
    "in response to this card's attack",
];
