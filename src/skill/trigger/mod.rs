//! What makes an [Auto] skill pending: `When this card attacks, …`, `At the end of your turn, …`.

mod act;
mod doer;
mod during;
mod event;
mod happens;
mod subject;

use super::cards::{area, named_areas};
use super::condition::{attack_on, roles};
use super::done::by_event;
use super::phrase::{At, Boxed, Heard, Led, OR, Page, Phrase, Several, Tacit, Ways, phrase};
use crate::ability::{Area, Bounds, Cards, Condition, Trigger, Watched, Who};
pub(super) use doer::{Keywords, doer};
use during::Circumstanced;
pub(super) use event::events;
use subject::{they, this, watched};

phrase! {
    /// An event, with the word that begins it.
    pub(super) fn trigger() -> Trigger {
        (event) => [("when" | "whenever" | "each time" | "any time" | "if") {event: events()} {-> by_event(&event)}]
            | [{event: moment()} {-> by_event(&event)}];
        (Trigger::Either(events)) => [{events: Led(moment(), when_event(), &[", or", "or"])} {-> |s| s.it = None}];
    }

    /// A moment that stands behind what is done: `draw 1 card at the end of your turn`.
    pub(super) fn behind() -> Trigger {
        (event) => [{event: moment()}];
        (Trigger::Either(events)) => [{events: Several(moment(), OR)} {-> |s| s.it = None}];
    }

    fn when_event() -> Trigger {
        (event) => [("when" | "") {event: event::event()}] | [{event: moment()}];
    }

    /// A moment of the turn or of a battle.
    pub(super) fn moment() -> Trigger {
        (Trigger::TurnEnd(Who::You)) => [("at the end of your turn" | "at the end of your turns")];
        (Trigger::Either(both)) => ["at the start or end of your turn" {both: Tacit(vec![Trigger::TurnStart(Who::You), Trigger::TurnEnd(Who::You)])}];
        (Trigger::TurnEnd(Who::Opponent)) => ["at the end of your opponent's turn" {-> they}];
        (Trigger::TurnEnd(Who::Both)) =>
            [("at the end of the turn" | "at the end of each turn" | "at the end of each player's turn" | "at the end of a turn" | "at the end of you and your opponent's turns"
              | "at the end of your or your opponent's turn" | "at the end of you or your opponent's turn" | "at the end of your and your opponent's turns")];
        // 6-2-1
        (Trigger::TurnStart(Who::You)) => [("at the start of your turn" | "at the beginning of your turn" | "at the start of your charge phase" | "at the beginning of your charge phase")];
        (Trigger::TurnStart(Who::Opponent)) => [
            ("at the start of your opponent's turn" | "at the beginning of your opponent's turn" | "at the start of your opponent's charge phase"
             | "at the beginning of your opponent's charge phase") {-> they}
        ];
        (Trigger::TurnStart(Who::Both)) => [("at the start of each turn" | "at the start of each player's turn" | "at the beginning of each turn")];
        (Trigger::MainStart(Who::You)) => [("at the start of your main phase" | "at the beginning of your main phase")];
        (Trigger::MainStart(Who::Opponent)) =>
            [("at the start of your opponent's main phase" | "at the beginning of your opponent's main phase") {-> they}];
        (Trigger::MainStart(Who::Both)) => [
            ("at the start of each player's main phase" | "at the start of any main phase" | "at the start of you and your opponent's main phases"
             | "at the start of your and your opponent's main phases" | "at the start of your and your opponent's main phase" | "at the start of you and your opponent's main phase")
        ];
        (Trigger::MainEnd(Who::You)) => ["at the end of your main phase"];
        (Trigger::MainEnd(Who::Opponent)) => ["at the end of your opponent's main phase" {-> they}];
        (Trigger::BattleEndAttacking) => [
            ("at the end of a battle in which this card attacked" | "at the end of the battle in which this card attacked"
             | "at the end of the battle after this card attacks" | "at the end of a battle where this card attacked"
             | "at the end of the battle after you attack with this card" | "at the end of a battle after this card attacks"
             | "at the end of a battle after this card attacked" | "at the end of the battle after this card attacked") {-> this}
        ];
        (Trigger::BattleEndAfterAttack(card)) => [
            ("at the end of a battle in which" | "at the end of a battle where") {card: watched()} "attacked" {? card.clone() != Watched::This}
        ];
        (event) => [{event: Circumstanced(combo_over())}];
        (Trigger::Either(ends)) => ["at the end of a battle where you used this card from your" {ends: Heard(used_from)}];
        (Trigger::From(before, event)) => [
            "at the end of a battle in which this card in your" {before: area()} ("is used in a combo" | "was used in a combo")
            {event: Boxed(Tacit(Trigger::BattleEndComboed))} {-> this}
        ];
        (Trigger::While(came, event)) => [
            ("at the end of a turn where" | "at the end of a turn in which" | "at the end of the turn in which" | "at the end of the turn where")
            {came: came_this_turn()} {event: Boxed(Tacit(Trigger::TurnEnd(Who::Both)))} {-> this}
        ] | [
            "at the end of the turn when you play this card" {came: Tacit(Condition::NewThisTurn(Cards::This))}
            {event: Boxed(Tacit(Trigger::TurnEnd(Who::Both)))} {-> this}
        ];
        (Trigger::Either(ends)) => [
            ("at the end of the battle for this card" | "at the end of a battle for this card")
            {ends: Tacit(vec![Trigger::BattleEndAttacking, Trigger::BattleEndGuarding])} {-> this}
        ];
    }

    /// This card has come in this turn.
    fn came_this_turn() -> Condition {
        (Condition::NewThisTurn(Cards::This)) => [("this card was played" | "this card was placed in a battle area")];
        (Condition::Happened(event, Bounds { min: Some(1), max: None })) => [{event: Boxed(blocked())}];
        (Condition::All(parts)) => ["this card was played from your hand" {parts: Tacit(from_hand_this_turn())}];
    }

    fn blocked() -> Trigger {
        (Trigger::UsesBlocker(card)) => [{card: watched()} ("activated a [Blocker] skill" | "activated [Blocker]")];
    }

    /// The end of a battle in which this card was used in a combo.
    fn combo_over() -> Trigger {
        (Trigger::BattleEndComboed) => [
            ("at the end of a battle in which this card was used in a combo" | "at the end of the battle in which this card was used in a combo"
             | "at the end of a battle where this card was used in a combo" | "at the end of a battle where this card is used in a combo"
             | "at the end of a battle in which this card is used in a combo" | "at the end of a battle in which you combo with this card"
             | "at the end of a battle in which you comboed with this card" | "at the end of the battle after you combo with this card"
             | "at the end of a battle after you combo with this card" | "at the end of a battle where you combo with this card")
            {-> this}
        ];
    }

    /// In whose turn.
    pub(super) fn when() -> Condition {
        (Condition::Turn(Who::You)) => [("during your turn" | "on your turn")];
        (Condition::Turn(Who::Opponent)) => [("during your opponent's turn" | "during their turn" | "on your opponent's turn")];
        (Condition::Attacking(Cards::This)) => [
            ("during a battle where this card is attacking" | "during a battle in which this card is attacking" | "during a battle where this card attacks"
             | "in response to this card's attack" | "during this card's attack")
        ];
        (Condition::All(parts)) => [("during a battle in which" | "during a battle where" | "during battles in which" | "during battles where") {parts: attack_on()}];
        (Condition::Either(parts)) => [
            ("during a battle with this card" | "during this card's battle" | "during a battle involving this card")
            {parts: Tacit(roles(&Cards::This))}
        ];
    }
}

fn from_hand_this_turn() -> Vec<Condition> {
    vec![Condition::NewThisTurn(Cards::This), Condition::Came(Cards::This, vec![Area::Hand])]
}

/// `at the end of a battle where you used this card from your hand or energy in a combo`.
fn used_from(page: &Page<'_>, at: At) -> Ways<Vec<Trigger>> {
    let from = |area: &Area| Trigger::From(*area, Box::new(Trigger::BattleEndComboed));
    let ways = named_areas().read(page, at).into_iter();
    let ways = ways.map(|(areas, at)| (areas.iter().map(from).collect(), at));
    ways.filter_map(|(ends, at)| Some((ends, page.lit(at, "in a combo")?.speak(this)))).collect()
}

/// Where a skill works that waits for something about its own card: where the card is then. Nothing is where skills work by
/// rule (2-13-2).
pub(super) fn works_in(when: &Trigger) -> Vec<Area> {
    let mut places = places(when);
    if places.iter().all(Option::is_none) {
        return Vec::new();
    }
    places.sort();
    places.dedup();
    let areas = places.iter().flat_map(|place| place.as_ref().map_or(&Area::IN_PLAY[..], std::slice::from_ref));
    areas.copied().collect()
}

/// Where the card is as each of the events happens; `None` is where skills work by rule.
fn places(when: &Trigger) -> Vec<Option<Area>> {
    match when {
        Trigger::Either(parts) => parts.iter().flat_map(places).collect(),
        Trigger::By(_, event) | Trigger::From(_, event) | Trigger::While(_, event) => places(event),
        Trigger::Comboed(card) if is_this(card) => vec![Some(Area::Combo)],
        Trigger::BattleEndComboed => vec![Some(Area::Combo)],
        Trigger::UsesThis => vec![Some(Area::Hand)],
        Trigger::TurnedUp(card) if is_this(card) => vec![Some(Area::Life)],
        // What lies under a card is seen where it comes to (11-3-2).
        Trigger::FromUnder(card, _, to) if is_this(card) => vec![Some(*to)],
        // 8-6-5-1
        Trigger::Moved(card, from, to) if is_this(card) && !from.skills_work() => vec![Some(*to)],
        Trigger::Enters(card, area) | Trigger::Leaves(card, area) if is_this(card) && !area.skills_work() => {
            vec![Some(*area)]
        }
        _ => vec![None],
    }
}

fn is_this(card: &Watched) -> bool {
    match card {
        Watched::This => true,
        Watched::Either(cards) => cards.iter().any(is_this),
        _ => false,
    }
}

#[cfg(test)]
mod tests;
