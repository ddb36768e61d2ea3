//! What cards can get: power, costs, keywords, what they can and cannot do; and skills that are negated.

use super::super::cards::{
    LastChosen, ONE_COLOR, all_descriptions, cards_in, description, every, known, object, pointer, said_parts,
};
use super::super::duration::until;
use super::super::granted::{Quoted, following};
use super::super::phrase::{
    AnyOf, At, Boxed, IT, Implied, Mapped, Page, Phrase, Referent, Reworded, Said, Tacit, Ways, X_PAID, phrase,
};
use super::super::word::{ALLIES, InBrackets, KeywordName, Number, Signed, card_name, character, special_trait};
use super::each::{Each, as_times, times};
use crate::ability::{
    Action, Area, Attribute, Cards, Change, Count, Effect, Filter, Mode, Quantity, Selector, Until, Watched, Who,
};

phrase! {
    /// What a card gets.
    pub(in super::super) fn gain() -> Change {
        (Change::Power(Quantity::Number(n))) => [{n: Signed} ("power" | "")] | ["an additional" {n: Signed} "power"];
        (Change::Power(n)) => [{n: Each(Signed, "power")}] | ["an additional" {n: Each(Signed, "power")}] | ["power equal to" {n: total()}]
            | [{n: Mapped(Signed, x_times, of_x)} "power multiplied by x" {! X_PAID}];
        (Change::ComboPower(Quantity::Number(n))) => [{n: Signed} "combo power"];
        (Change::Cost(Quantity::Number(n))) => [{n: Signed} "energy cost"];
        (Change::ComboCost(Quantity::Number(n))) => [{n: Signed} "combo cost"];
        (Change::Gain(tag)) => [{tag: InBrackets}] | ["the" {tag: InBrackets} "skill"];
        (Change::GainSkill(skill)) => [{skill: Quoted}] | [("the following skill" | "the following effect") ("-" | ":") {skill: Reworded(following, Quoted)}];
        (Change::Is(attribute)) => [{attribute: called()}];
    }

    /// What a card is called besides.
    fn called() -> Attribute {
        (Attribute::Trait(name)) => [{name: special_trait()}];
        (Attribute::Character(name)) => [{name: character()}];
    }

    /// What several cards have together: the power of all allies, the combo power of cards.
    fn total() -> Quantity {
        (Quantity::Counted(count)) => [{count: Boxed(total_power())}];
    }

    fn total_power() -> Count {
        (Count::Power(Cards::Named(named))) =>
            ["the total power of the" ("battle cards" | "cards") "switched to rest mode by this skill" {named: ALLIES}];
        (Count::ComboPower(cards)) => ["the total combo power of" {cards: known()}];
    }

    /// What a card can or cannot do.
    pub(in super::super) fn modal() -> Change {
        (Change::AttackActiveA(filter)) => ["can attack" ("your opponent's" | "") {filter: description()} {? is_active_and_more(&filter)}];
        (Change::AttackActive) => [
            ("can attack battle cards in active mode" | "can attack a battle card in active mode" | "can attack battle cards that are in active mode" | "can attack your opponent's battle cards that are in active mode" | "can attack your opponent's battle cards in active mode" | "can attack active mode battle cards")
        ];
        (Change::Is(Attribute::Colors(colors))) => ["is also treated as" {colors: ONE_COLOR}];
        (change) => [("has its" | "have their" | "has their") {change: negated()} "negated"];
        (Change::Forbid(action)) => [("can't" | "cannot") {action: forbidden()}]
            | [("will not switch" | "won't switch" | "doesn't switch" | "isn't switched") "to active mode" {action: Tacit(Action::SwitchToActive)}];
    }

    /// Which skills do nothing to a card (4-13).
    pub(in super::super) fn unaffected() -> Change {
        (Change::Unaffected(Who::Opponent, filter)) =>
            [("isn't affected by" | "is not affected by" | "aren't affected by" | "is unaffected by")
             ("your opponent's skills" | "your opponent's card skills" | "the skills of your opponent's cards" | "your opponent's cards' skills")
             {filter: Tacit(Filter::Any)}]
            | [("isn't affected by" | "is not affected by" | "aren't affected by") ("the skills of your opponent's" | "the skills of opponent's") {filter: description()} {? !filter.is_any()}]
            | [("isn't affected by" | "is not affected by" | "aren't affected by") "the skills of" {filter: description()} "in any of your opponent's areas"];
    }

    /// Something that a card cannot do, or that cannot be done to it.
    pub(in super::super) fn forbidden() -> Action {
        (Action::AttackA(filter)) => ["attack" ("a" | "an" | "your opponent's" | "your" | "") {filter: description()}];
        (Action::BeAttackedBy(filter)) => ["be attacked by" ("a" | "an" | "your opponent's" | "") {filter: description()}];
        (Action::RestBySkill(by)) => ["be switched to rest mode" {by: by_any_skills()}];
        (Action::BeEvolved) => [("[Evolve] into other cards" | "be evolved into other cards")];
        (Action::Attack) => ["attack"];
        (Action::BeAttacked) => ["be attacked"];
        (Action::NegateAttack) => [("have its attacks negated" | "have its attack negated")];
        (Action::Block) => [("block" | "activate [Blocker] skills" | "activate [Blocker]" | "activate its [Blocker] skill" | "activate the [Blocker] skill")];
        (Action::Combo) => [("be placed in your opponent's combo area" | "be placed in a combo area from your opponent's battle area" | "be placed in a combo area" | "be used in a combo from the battle area" | "be used in combos from battle areas" | "combo" | "be used in a combo" | "be used in combos" | "be used in a combo by skills")];
        (Action::Activate) => [("activate skills" | "activate its skills" | "activate their skills")];
        (Action::SwitchToActive) => [("be switched to active mode" | "switch to active mode")];
        (Action::BattleKo) => [("be ko'd by battle" | "be ko'd in battle" | "be ko'd in a battle" | "be ko'd in battles" | "be ko'd by battles" | "be ko'd by your opponent's attacks")];
        (Action::BattleKoBy(filter)) =>
            [("be ko'd in battle by" | "be ko'd in battle against" | "be ko'd by battle with" | "be ko'd in battles against") ("your opponent's" | "") {filter: description()}];
        (Action::SkillKoBy(Who::You)) => [("be ko'd by your own skills" | "be ko'd by your skills")];
        (Action::SkillKoBy(Who::Opponent)) => [("be ko'd by your opponent's card's skills" | "be ko'd by your opponent's skills" | "be ko'd by an opponent's skill" | "be ko'd by your opponent's card skills")];
        (Action::SkillKo) => [("be ko'd by skills" | "be ko'd by a skill" | "be ko'd by card skills")];
        (Action::MovedBy(by, None)) => [
            ("be removed from your battle area" | "be removed from the battle area" | "be removed from a battle area" | "be removed from battle areas"
             | "leave the battle area" | "leave your battle area") {by: by_skills()}
        ];
        (Action::MovedBy(by, Some(to))) => [
            ("be placed in" | "be returned to" | "be sent to" | "be added to") ("its owner's" | "your" | "their owner's" | "their owners'" | "the")
            {to: super::super::cards::area()} {by: by_any_skills()}
        ];
        (Action::Leave) => [
            ("be removed from your battle area" | "be removed from the battle area" | "be removed from a battle area" | "be removed from battle areas"
             | "leave the battle area" | "leave your battle area") ("by your opponent's skills" | "by your opponent's card skills")
        ];
    }

    /// By the skills of which cards, if not of all that the opponent has.
    fn by_skills() -> Watched {
        (Watched::Any(Filter::Not(named))) => ["by skills other than" {named: Boxed(by_name())} ("' s skills" | "' s skill")];
        (Watched::Any(Filter::Any)) => [("by skills" | "by a skill" | "by card skills" | "due to skills")];
        (Watched::Yours(Filter::Any)) => [("by your skills" | "by your own skills" | "by your card skills")];
        (Watched::Theirs(filter)) => ["by the skills of your opponent's" {filter: description()}];
    }

    fn by_name() -> Filter {
        (Filter::Name(name)) => [{name: card_name()}];
    }

    /// By the skills of which cards.
    fn by_any_skills() -> Watched {
        (by) => [{by: by_skills()}];
        (Watched::Theirs(Filter::Any)) => [("by your opponent's skills" | "by your opponent's card skills")];
    }

    /// What is negated.
    pub(super) fn negation() -> Effect {
        (Effect::Give(cards, Change::Negate, end)) => ["negate" ("the skills of" | "all skills of" | "all skills on" | "the skills on") {cards: object()} {end: until()}]
            | ["negate" ("this card's skills" | "all of this card's skills") {cards: Tacit(Cards::This)} {end: until()}];
        (Effect::Give(cards, change, end)) => ["negate" {! AnyOf(WHOSE)} {change: negated()} {cards: POSSESSED} {end: how_long()}]
            | ["negate" {change: one_negated()} {cards: POSSESSED} {end: how_long()}]
            | [{! AnyOf(WHOSE)} {change: negated()} "are negated" {cards: POSSESSED} {end: until()}]
            | ["negate this card's" {change: negated()} {? !matches!(&change, Change::Negate)} {cards: Tacit(Cards::This)} {end: until()}];
        (Effect::GiveAll(cards, Change::ComboCost(Quantity::Number(n)), end)) =>
            ["reduce the combo cost of" ("all of" | "all" | "") {cards: every()} "by" {n: LESS} {end: until()}]
            | ["reduce the combo cost of" ("all of" | "all" | "") {cards: in_all_areas()} "by" {n: LESS} {end: until()}];
        (Effect::Give(Cards::This, Change::Cost(Quantity::Number(n)), end)) =>
            ["increase this card's energy cost by" {n: Number} {end: until()}] | ["reduce this card's energy cost by" {n: LESS} {end: until()}];
        (Effect::Give(Cards::This, Change::Cost(n), end)) =>
            [("increase this card's energy cost by the declared number" | "this card's energy cost increases by the declared number") {n: Tacit(declared())} {end: until()}];
        (Effect::Give(cards, Change::Cost(n), end)) => ["increase its energy cost by the declared number" {cards: IT} {n: Tacit(declared())} {end: until()}];
        (Effect::Give(cards, Change::Cost(Quantity::Number(n)), end)) =>
            ["increase its energy cost by" {cards: IT} {n: Number} {end: until()}] | ["add" {n: Number} "to its energy cost" {cards: IT} {end: until()}] | ["reduce its energy cost by" {cards: IT} {n: LESS} {end: until()}];
        (Effect::Give(cards, Change::ComboPower(Quantity::Number(n)), end)) => ["reduce its combo power by" {cards: IT} {n: LESS} {end: until()}]
            | ["reduce its combo power by" {cards: IT} {n: Signed} {? n.clone() < 0} {end: until()}];
        (Effect::Give(cards, Change::Power(n), end)) =>
            ["reduce its power by the same amount as the power of" {cards: IT} {n: Mapped(pointer(), less_than_nothing, power_less)} {end: until()}];
        (Effect::Give(Cards::This, Change::Power(Quantity::Counted(n)), end)) =>
            ["add that card's power to this card's power" {n: Boxed(Mapped(IT, |cards| Some(Count::Power(cards)), power_of))} {end: until()}];
        (Effect::CopySkills(cards, others, end)) =>
            [{cards: pointer()} "gains" ("all of the skills of" | "all the skills of" | "all skills of" | "the skills of") {others: pointer()} {end: until()}]
            | ["gain all of the chosen card's skills" {cards: Tacit(Cards::This)} {others: CHOSEN} {end: until()}];
        (Effect::Give(Cards::This, Change::ComboPower(Quantity::Number(n)), end)) =>
            ["add" {n: Signed} ("to this card's combo power" | "to this card's combo") {end: until()}];
    }

    /// Cards wherever they are.
    fn in_all_areas() -> Selector {
        (cards_in!(Who::You, areas, filter)) => [{filter: all_descriptions()} "in all of your areas" {areas: Tacit(Area::ALL.to_vec())}];
    }

    /// As [`negation`], where it has been said for how long.
    pub(super) fn negation_for(before: Until) -> Vec<Effect> {
        [Effect::Give(cards, change, end)] => ["negate" {! AnyOf(WHOSE)} {change: negated()} {cards: POSSESSED} {end: Said(Some(*before))}]
            | [{! AnyOf(WHOSE)} {change: negated()} "are negated" {cards: POSSESSED} {end: Said(Some(*before))}];
    }

    /// Which skills.
    pub(super) fn negated() -> Change {
        (Change::Negate) => ["skills"];
        (Change::NegateOthers) => ["non-keyword skills"];
        (Change::NegateKeywords) => ["keyword skills"];
        (Change::NegateKeyword(keyword)) => [{keyword: KeywordName} ("skills" | "skill" | "")];
    }

    /// One keyword skill of the card that is spoken of.
    fn one_negated() -> Change {
        (Change::NegateKeyword(keyword)) => [{keyword: KeywordName} ("skills" | "skill" | "")];
    }

    fn how_long() -> Until {
        (end) => [{end: until()}];
        (Until::Game) => [{! Gone}];
    }
}

pub(super) const CHOSEN: LastChosen = LastChosen { plural: false };

/// Cards in Active Mode of which more is said than that they are Battle Cards.
pub(in super::super) fn is_active_and_more(filter: &Filter) -> bool {
    let parts = said_parts(filter);
    parts.contains(&Filter::Mode(Mode::Active)) && parts.len() > 2
}

/// The number that has been declared (1-3-5).
fn declared() -> Quantity {
    Quantity::Counted(Box::new(Count::X))
}

/// So much X times.
fn x_times(n: i32) -> Option<Quantity> {
    Some(times(declared(), n))
}

/// As [`x_times`], undone.
fn of_x(power: &Quantity) -> Option<i32> {
    as_times(power).filter(|(each, _)| **each == declared()).map(|(_, n)| n)
}

/// As much power less as these cards have.
fn less_than_nothing(cards: Cards) -> Option<Quantity> {
    let power = Quantity::Counted(Box::new(Count::Power(cards)));
    Some(Quantity::Counted(Box::new(Count::Times(power, -1))))
}

/// As [`less_than_nothing`], undone.
fn power_less(n: &Quantity) -> Option<Cards> {
    let Quantity::Counted(times) = n else { return None };
    match &**times {
        Count::Times(Quantity::Counted(power), -1) => power_of(power),
        _ => None,
    }
}

/// The cards whose power is counted.
fn power_of(power: &Count) -> Option<Cards> {
    if let Count::Power(cards) = power { Some(cards.clone()) } else { None }
}

/// So many fewer.
pub(in super::super) const LESS: Mapped<Number, i32> = Mapped(Number, |n| Some(-n), |n| (*n < 0).then_some(-n));

/// Whose skills.
const WHOSE: &[&str] = &[
    "its",
    "their",
    "all of its",
    "all of their",
    "all its",
    "that card's",
    "the chosen card's",
    "all of that card's",
    "that battle card's",
];

/// No duration: the card leaves its area at once, and the effect ends with that (3-1-4).
#[derive(Clone)]
struct Gone;

const GOES: &[&[&str]] = &[
    &[", then", ", and", "and", ","],
    &["ko", "place", "send", "return", "shuffle", "remove"],
    &["it", "them", "that card", "those cards"],
];

impl Phrase for Gone {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        page.sees_each(at, GOES).then_some(((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().map(|((), at)| at).collect()
    }
}

/// Whose skills are "its skills".
const POSSESSED: Implied<Cards> = Implied(|spoken| spoken.it.or(spoken.them).map(Referent::cards));
