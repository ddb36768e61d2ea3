//! Which events meet which triggers (8-6): one row for each pair of a trigger and an event, with what is asked beside that.
//! From the same rows follows which kinds of events a trigger waits for at all.
//!
//! What a trigger is made of (one of several, by somebody, from somewhere, while something holds) is taken apart by who asks.

use enumset::{EnumSet, enum_set};

use crate::ability::{Area, Filter, Trigger, Watched, Who};
use crate::engine::dbscg::happening::{Cue, Happening};
use crate::engine::dbscg::ids::{CardId, Seat};

/// A card that waits, and what it can tell of a game.
pub(crate) trait Watcher {
    /// Whether a card is one of those that are watched.
    fn is(&self, watched: &Watched, card: CardId) -> bool;

    /// Whether a card fits a description.
    fn fits(&self, filter: &Filter, card: CardId) -> bool;

    /// Whether a seat is that of one of these players.
    fn is_whose(&self, who: Who, seat: Seat) -> bool;

    /// The card that waits.
    fn holder(&self) -> CardId;

    /// The attack card of the battle under way.
    fn attacker(&self) -> Option<CardId>;

    /// Whether the card that waits is the attack card of the battle under way.
    fn attacks(&self) -> bool;

    /// Whether it is its guard card.
    fn guards(&self) -> bool;

    /// Whether a battle is at its end (7-4-1-7).
    fn battle_ends(&self) -> bool;

    /// Whether the cards of the combos that go have been looked at before (4.00, 8-5-6).
    fn combos_have_gone(&self) -> bool;

    /// Whether a card that becomes the guard card now is attacked (10-4-1-1; 4.00, 8-1-7-2).
    fn new_guard_is_attacked(&self) -> bool;
}

/// For each trigger the events that meet it, and what is asked of them.
macro_rules! meetings {
    ($watcher:ident: $($trigger:ident $asked:tt { $($event:ident $what:tt => $met:expr),+ $(,)? })*) => {
        /// Whether an event meets a trigger, which is not made of others.
        pub(crate) fn meets(trigger: &Trigger, happening: Happening, $watcher: &impl Watcher) -> bool {
            match (trigger, happening) {
                $($((Trigger::$trigger $asked, Happening::$event $what) => $met,)+)*
                _ => false,
            }
        }

        /// The kinds of events that meet a trigger, which is not made of others.
        pub(crate) const fn kinds(trigger: &Trigger) -> EnumSet<Cue> {
            match trigger {
                $(Trigger::$trigger { .. } => enum_set!($(Cue::$event)|+),)*
                Trigger::Either(_) | Trigger::By(..) | Trigger::From(..) | Trigger::While(..) | Trigger::Situation(_) => {
                    EnumSet::empty()
                }
            }
        }
    };
}

meetings! { watcher:
    Played(watched) { Played(card, _) => watcher.is(watched, card) }
    PlacedAsLeader {} { PlacedAsLeader(card) => card == watcher.holder() }
    Attacks(watched) { Attack { attacker, .. } => watcher.is(watched, attacker) }
    AttacksA(watched, target) {
        Attack { attacker, guard } => watcher.is(watched, attacker) && watcher.fits(target, guard),
    }
    Attacked(watched) {
        Attack { guard, .. } => watcher.is(watched, guard),
        // 10-4-1-1
        Guards(card) => *watched == Watched::This && card == watcher.holder() && watcher.new_guard_is_attacked(),
    }
    Guards(watched) {
        Attack { guard, .. } => watcher.is(watched, guard),
        Guards(card) => watcher.is(watched, card),
    }
    Comboed(watched) { Comboed(card, _) => watcher.is(watched, card) }
    Kod(watched) { Moved { card, ko, .. } => ko && watcher.is(watched, card) }
    Moved(watched, a, b) { Moved { card, from, to, .. } => *a == from && *b == to && watcher.is(watched, card) }
    Leaves(watched, area) {
        Moved { card, from, .. } => *area == from && watcher.is(watched, card),
        Left { card, from, .. } => *area == from && watcher.is(watched, card),
    }
    Enters(watched, area) { Entered { card, to, .. } => *area == to && watcher.is(watched, card) }
    FromUnder(watched, above, area) {
        FromUnder { card, host, to, .. } => *area == to && watcher.is(watched, card) && watcher.is(above, host),
    }
    GoesUnder(watched, above) { GoesUnder { card, host, .. } => watcher.is(watched, card) && watcher.is(above, host) }
    Switched(watched, mode) { Switched(card, to, _) => *mode == to && watcher.is(watched, card) }
    SwitchesEnergy(who, mode) { SwitchedEnergy(seat, to, _) => *mode == to && watcher.is_whose(*who, seat) }
    PowerRises(watched) { Power(card, rises, _) => rises && watcher.is(watched, card) }
    PowerFalls(watched) { Power(card, rises, _) => !rises && watcher.is(watched, card) }
    DealsDamage(watched) { DealsDamage(card) => watcher.is(watched, card) }
    DealtDamage(watched) { DealtDamage(card) => watcher.is(watched, card) }
    AttackNegated(watched) { AttackNegated(card, _) => watcher.is(watched, card) }
    Damaged(who) { Damaged(seat, _) => watcher.is_whose(*who, seat) }
    LosesMarker(watched) { LostMarker(card, _) => watcher.is(watched, card) }
    TurnedUp(watched) { TurnedUp(card, _) => watcher.is(watched, card) }
    Turned(watched, facing) { Turned(card, to, _) => *facing == to && watcher.is(watched, card) }
    Awakens(who) { Awakened(seat) => watcher.is_whose(*who, seat) }
    UsesExtra(who, filter) { UsesExtra(seat, card, _) => watcher.is_whose(*who, seat) && watcher.fits(filter, card) }
    UsesThis {} { UsesExtra(_, card, _) => card == watcher.holder() }
    UsesCounter(who) { UsesCounter(seat) => watcher.is_whose(*who, seat) }
    UsesBlocker(watched) { UsesBlocker(card) => watcher.is(watched, card) }
    UsesKeyword(watched, wanted) { UsesKeyword(card, keywords) => {
        (wanted.is_empty() || wanted.iter().any(|keyword| keywords.has(*keyword))) && watcher.is(watched, card)
    } }
    RunsOut(who) { RunsOut(seat) => watcher.is_whose(*who, seat) }
    TurnStart(who) { TurnStart(seat) => watcher.is_whose(*who, seat) }
    MainStart(who) { MainStart(seat) => watcher.is_whose(*who, seat) }
    MainEnd(who) { MainEnd(seat) => watcher.is_whose(*who, seat) }
    TurnEnd(who) { TurnEnd(seat) => watcher.is_whose(*who, seat) }
    OffenseStart {} { OffenseStart {} => true }
    DefenseStart {} { DefenseStart {} => true }
    DamageStart {} { DamageStart {} => true }
    DamageEnd {} { DamageEnd {} => true }
    ComboGoes(watched) {
        ComboGoes(card) => watcher.is(watched, card),
        Moved { card, from, to, .. } => {
            from == Area::Combo && to == Area::Drop && !watcher.combos_have_gone() && watcher.is(watched, card)
        },
    }
    BattleEndAttacking {} { BattleEnd {} => watcher.attacks() }
    BattleEndAfterAttack(watched) { BattleEnd {} => watcher.attacker().is_some_and(|card| watcher.is(watched, card)) }
    BattleEndGuarding {} { BattleEnd {} => watcher.guards() }
    // 7-4-1-8-1: only what the end of the battle puts into the Drop Area has been in its combos.
    BattleEndComboed {} { Moved { card, from, to, .. } => {
        from == Area::Combo && to == Area::Drop && card == watcher.holder() && watcher.battle_ends()
    } }
}
