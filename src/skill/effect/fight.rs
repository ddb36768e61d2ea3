//! KO, modes, damage, leaders, the attack, markers.

use super::super::cards::{cards_in, counted, description, facing, for_each, object, pointer, quantity, whose_leader};
use super::super::duration::until;
use super::super::phrase::{Alone, Block, ITS_THIS, Mapped, Nothing, Tacit, phrase};
use super::super::price::Energy;
use super::super::word::{Number, Skills};
use super::declare::declared_at_most;
use super::each::{Each, as_times, times};
use crate::ability::{
    Area, Block as Instructions, Cards, Count, Effect, Facing, Family, Filter, Keyword, Mode, Quantity, Selector, Side,
    Who,
};
use crate::card::Kind;

phrase! {
    /// What is done to cards in play, to players and to the battle.
    pub(super) fn fights() -> Effect {
        (Effect::Ko(cards)) => ["ko" {cards: objects()}];
        (Effect::Switch(cards, Mode::Active)) => ["switch" {cards: objects()} "to active mode"] | ["switch" {cards: there()} "to active mode"];
        (Effect::Switch(cards, Mode::Rest)) => ["switch" {cards: objects()} "to rest mode"];
        (Effect::Draw(n)) => [("draw" | "you draw" | "also draw") {n: quantity()} ("cards" | "card" | "more cards" | "more card")] | [("draw" | "you draw") {n: Each(Number, "cards")}] | [("draw" | "you draw") {n: Each(Number, "card")}];
        (Effect::Draw(n)) => [("draw" | "you draw") "cards equal to" {n: counted()}];
        (Effect::Draw(n)) => ["draw cards until you have" {n: UNTIL_HAND} ("cards in your hand" | "cards in hand")];
        (Effect::DrawUpTo(n)) => ["draw up to" {n: quantity()} ("cards" | "card")];
        (Effect::PlayerDraws(Who::Both, n)) =>
            [("you and your opponent both draw" | "you and your opponent each draw" | "you and your opponent draw" | "both players draw" | "each player draws")
             {n: quantity()} ("cards" | "card")];
        (Effect::EachPlayer(offer)) => [("you and your opponent may" | "each player may" | "both players may") {offer: Block(Alone(may_draw()))}];
        (Effect::Damage(Who::Opponent, n)) =>
            [("deal" | "inflict") {n: quantity()} ("damage to your opponent" | "additional damage to your opponent")]
            | [("deal" | "inflict") {n: quantity()} ("damage to them" | "damage to your opponent's life" | "damage to their life")]
            | [("this card deals" | "it deals") {! ITS_THIS} {n: quantity()} ("damage to your opponent's life" | "damage to your opponent")]
            | [("your opponent takes" | "your opponent receives") {n: quantity()} "damage"];
        (Effect::Damage(Who::You, n)) =>
            [("you take" | "take" | "you receive") {n: quantity()} "damage"] | ["deal" {n: quantity()} "damage to yourself"]
            | [("deal" | "inflict") {n: quantity()} "damage to your life"];
        (Effect::Pay(icons)) => ["pay" {icons: Energy}];
        (Effect::Lose(Who::You)) => ["you lose the game"];
        (Effect::Win(Who::You)) => [("you win the game" | "you win this game")];
        (Effect::NegateAttack) => [("negate the attack" | "negate that attack" | "negate its attack")];
        (Effect::Flip(Cards::This)) => ["flip this card over"];
        (Effect::FlipTo(cards, side)) => ["flip" {cards: leader()} {side: to_side()}];
        (Effect::Turn(cards, way)) => ["switch" {cards: objects()} "to" {way: facing()}];
        (Effect::TurnUp(cards)) => ["flip" {cards: object()} "face up"] | ["flip" {cards: object()} {? lie_in_life(&cards)} "to its front side"];
        (Effect::TurnDown(cards)) => ["flip" {cards: object()} "face down"] | ["flip" {cards: object()} {? lie_in_life(&cards)} "to its back side"];
        (Effect::Markers(cards, n)) => ["remove" {n: Mapped(quantity(), |n| negative(&n), negative)} {? is_less(&n)} ("markers" | "marker") "from" {cards: pointer()}];
        (Effect::Markers(cards, n)) =>
            ["place" {n: quantity()} ("markers" | "marker") "on" {cards: pointer()}]
            | ["add" {n: quantity()} ("markers" | "marker") "to" {cards: pointer()}]
            | [("add a marker to" | "add 1 marker to" | "place a marker on" | "place 1 marker on") {cards: pointer()} {n: for_each()}];
        (number) => [{number: declared_at_most()}];
        (effect) => [{effect: Mapped(marked_for_each(), |(cards, n, each)| Some(Effect::Markers(cards, times(each, n))), marks_each)}];
        (Effect::NegateThisSkill(end)) => ["negate this skill" {end: until()}] | [{end: until()} "," "negate this skill"] | ["this skill is negated" {end: until()}];
        (Effect::NegateActivation) => [("negate the [Counter] skill" | "negate the [Counter]" | "negate that [Counter]" | "negate that [Counter] skill"
            | "negate that skill's activation" | "negate the activation of that skill" | "negate the activation of the skill")];
        (Effect::NegateActivationOf(of)) => ["negate the" {of: Skills} {? is_a_counter(&of)} ("skill" | "")];
        (Effect::NegateBlocker) => [("negate that [Blocker]" | "negate the [Blocker]" | "negate that [Blocker] skill")];
        (Effect::Redirect(cards)) =>
            [("change" | "switch") ("the target of the attack" | "the target of that attack" | "the target of attack" | "the attack target") "to" {cards: object()}]
            | [{cards: pointer()} ("becomes the target of the attack" | "becomes the target of attack")]
            | ["redirect" ("the attack" | "that attack") "to" {cards: object()}];
    }

    /// `switch it to Revealed Mode or Hidden Mode`: to the one in which it is not.
    pub(super) fn turns_either_way() -> Effect {
        (Effect::Options(1, ways)) => ["switch" {ways: Mapped(objects(), |cards| Some(either_way(&cards)), |ways| turned_either(ways))} "to revealed mode or hidden mode"];
    }

    /// `add a marker to it for every 2 cards in your energy`.
    fn marked_for_each() -> (Cards, i32, Quantity) {
        ((cards, n, each)) => [("place" | "add") {n: so_many()} {? n.clone() > 1} ("markers" | "marker") ("on" | "to") {cards: pointer()} {each: for_each()}]
            | ["remove" {n: Mapped(so_many(), |n| Some(-n), |n| Some(-n))} {? n.clone() < 0} ("markers" | "marker") "from" {cards: pointer()} {each: for_each()}];
    }

    fn so_many() -> i32 {
        (n) => [{n: Number} {? n.clone() > 0}];
        (1) => ["a"];
    }

    /// `your green ＜Alma＞ Leader`: the one that there is, if it is so; `this card in your Battle Area`.
    fn there() -> Cards {
        (Cards::All(cards_in!(Who::You, areas, filter))) => ["your" {filter: description()} {? is_leader(&filter)} {areas: Tacit(Vec::<Area>::new())}];
        (Cards::This) => [("this card in your battle area" | "this card in the battle area" | "this card in a battle area")];
    }

    /// A Leader Card that is turned over; one that is described is the one that there is, if it is so.
    fn leader() -> Cards {
        (Cards::This) => ["this card"];
        (Cards::Leader(whose)) => [{whose: whose_leader()}];
        // There is one.
        (Cards::Leader(Who::You)) => [("1 of your leader cards" | "1 of your leaders")];
        (Cards::All(cards_in!(Who::You, areas, filter))) => ["your" {filter: description()} {? is_leader(&filter)} {areas: Tacit(Vec::<Area>::new())}];
    }

    pub(super) fn to_side() -> Side {
        (Side::Front) => [("to its front side" | "to its front" | "to the front" | "to the front side")];
        (Side::Back) => [("to its back side" | "to its back" | "to the back" | "to the back side")];
    }

    /// What each player is offered.
    fn may_draw() -> Effect {
        (Effect::May(act, then)) => [{act: Block(Alone(draw()))} {then: Nothing}];
    }

    fn draw() -> Effect {
        (Effect::Draw(n)) => ["draw" {n: quantity()} ("cards" | "card")];
    }

    /// Cards, or several such: `this card and up to 1 of your energy`.
    pub(super) fn objects() -> Cards {
        (cards) => [{cards: object()}];
        (Cards::Each(parts)) => [{parts: super::super::cards::Choices { announced: false, who: Who::You }}];
    }
}

fn marks_each(effect: &Effect) -> Option<(Cards, i32, Quantity)> {
    let Effect::Markers(cards, n) = effect else { return None };
    let (each, n) = as_times(n)?;
    Some((cards.clone(), n, each.clone()))
}

/// Whether a description is of leaders, and says more of them.
fn is_leader(filter: &Filter) -> bool {
    matches!(filter, Filter::All(parts) if parts.contains(&Filter::Kind(Kind::Leader)))
}

/// So many that there are as many cards in hand as is said.
const UNTIL_HAND: Mapped<Number, Quantity> = Mapped(
    Number,
    |goal| Some(up_to_hand(goal)),
    |drawn| {
        let Quantity::Counted(count) = drawn else { return None };
        let Count::Sum(parts) = &**count else { return None };
        let Quantity::Number(goal) = parts.first()? else { return None };
        (up_to_hand(*goal) == *drawn).then_some(*goal)
    },
);

/// How many cards are drawn.
fn up_to_hand(goal: i32) -> Quantity {
    let there = Count::Cards(Selector { areas: vec![Area::Hand], ..Selector::default() });
    let there = Quantity::Counted(Box::new(Count::Times(Quantity::Counted(Box::new(there)), -1)));
    Quantity::Counted(Box::new(Count::Sum(vec![goal.into(), there])))
}

pub(super) fn is_less(n: &Quantity) -> bool {
    match n {
        Quantity::Number(n) => *n < 0,
        counted @ Quantity::Counted(_) => as_times(counted).is_some_and(|(_, times)| times < 0),
    }
}

/// So many fewer, or more.
pub(super) fn negative(n: &Quantity) -> Option<Quantity> {
    match (n, as_times(n)) {
        (Quantity::Number(n), _) => Some((-n).into()),
        (_, Some((paid, -1))) => Some(paid.clone()),
        (Quantity::Counted(count), _) => (**count == Count::X).then(|| times(n.clone(), -1)),
    }
}

/// Whether the cards lie in a life.
fn lie_in_life(cards: &Cards) -> bool {
    matches!(cards, Cards::Chosen(choose) if choose.from.areas == [Area::Life])
}

/// Whether kinds of \[Counter\] are meant, but not all of them.
fn is_a_counter(of: &[Keyword]) -> bool {
    let all = Family::Counter.keywords();
    of != all && of.iter().all(|keyword| all.contains(keyword))
}

fn either_way(cards: &Cards) -> Vec<Instructions> {
    [Facing::Revealed, Facing::Hidden].map(|way| [Effect::Turn(cards.clone(), way)].into()).into()
}

/// The cards of [`either_way`].
fn turned_either(ways: &[Instructions]) -> Option<Cards> {
    let [Effect::Turn(cards, _)] = &**ways.first()? else { return None };
    (either_way(cards) == ways).then(|| cards.clone())
}
