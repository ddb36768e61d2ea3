//! The scale that everything is weighed on: what life, power, a keyword, a place are worth, in points.

use crate::ability::{Action, Area, Change, Keyword, Quantity, Says, Subject, Who};
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::SideDef;
use crate::engine::dbscg::{Seat, View};

/// What losing the game is worth.
pub(super) const LOST: i32 = 20_000;
/// What an average card in hand is worth.
pub(super) const HAND: i32 = 100;
/// What it costs that a card of one's own deck is milled.
pub(super) const MILLED: i32 = 3;
/// What ending an action is worth on average: an attack, a play, an activation.
pub(super) const ENDS: i32 = 120;
/// Power that can never attack is worth this part of what it would be.
const GUARDS: i32 = 4;
/// What a marker is worth: the opponent takes them too.
pub(super) const MARKER: i32 = 25;
/// The life that a player is taken to have where there is no game to ask.
pub(super) const LIFE: i32 = 6;

/// What power is worth in play: 10000 is what an attack on a leader begins with.
pub(super) fn of_power(power: i32) -> i32 {
    let steps = (power.clamp(0, 60_000) / 1000).min(60);
    steps * 7 + if power >= 10_000 { 30 } else { 0 }
}

/// The body of a side by itself: its power and its keywords.
pub(super) fn bare(side: &SideDef) -> i32 {
    in_play(side, side.face.power.unwrap_or(0)) + of_keywords(side.keywords)
}

/// What so much power is worth to a side in play: where it can never attack, all that it does is lie there.
pub(super) fn in_play(side: &SideDef, power: i32) -> i32 {
    if never_attacks(side) { of_power(power) / GUARDS } else { of_power(power) }
}

/// Whether a card says of itself that it cannot attack, whatever comes.
fn never_attacks(side: &SideDef) -> bool {
    let says = side.skills.iter().flat_map(|skill| skill.statements());
    let mut of_this = says.filter(|statement| statement.when.is_none() && statement.about == Subject::This);
    of_this.any(|statement| statement.says == Says::Change(Change::Forbid(Action::Attack)))
}

fn of_keywords(keywords: Keywords) -> i32 {
    Keyword::ALL.into_iter().filter(|keyword| keywords.has(*keyword)).map(of_keyword).sum()
}

/// What keywords are worth on a card in play.
pub(super) fn of_keyword(keyword: Keyword) -> i32 {
    match keyword {
        Keyword::VictoryStrike | Keyword::QuadrupleStrike => 120,
        Keyword::TripleStrike | Keyword::TripleAttack => 100,
        Keyword::DualAttack => 80,
        Keyword::DoubleStrike | Keyword::Indestructible => 60,
        Keyword::Blocker => 50,
        Keyword::Critical => 40,
        Keyword::Barrier => 30,
        Keyword::Revenge | Keyword::Deflect => 20,
        // They work once, are weighed by what they do, or are no skills.
        Keyword::Permanent
        | Keyword::Auto
        | Keyword::ActivateMain
        | Keyword::ActivateBattle
        | Keyword::ActivateMainBattle
        | Keyword::Awaken
        | Keyword::AwakenSurge
        | Keyword::Field
        | Keyword::Evolve
        | Keyword::ExEvolve
        | Keyword::XenoEvolve
        | Keyword::CounterPlay
        | Keyword::CounterAttack
        | Keyword::CounterBattleCardAttack
        | Keyword::CounterCounter
        | Keyword::OncePerTurn
        | Keyword::UnionFusion
        | Keyword::UnionPotara
        | Keyword::UnionAbsorb
        | Keyword::Ultimate
        | Keyword::OverRealm
        | Keyword::SuperCombo
        | Keyword::WarriorOfUniverse7
        | Keyword::Bond
        | Keyword::Swap
        | Keyword::DarkOverRealm
        | Keyword::Wormhole
        | Keyword::Wish
        | Keyword::Sparking
        | Keyword::Burst
        | Keyword::DragonBall
        | Keyword::Arrival
        | Keyword::Aegis
        | Keyword::EnergyExhaust
        | Keyword::Alliance
        | Keyword::Offering
        | Keyword::Revive
        | Keyword::Heroic
        | Keyword::Villainous
        | Keyword::Invoker
        | Keyword::Successor
        | Keyword::Unique
        | Keyword::Markers
        | Keyword::Limit
        | Keyword::SpiritBoost
        | Keyword::Empower
        | Keyword::Servant
        | Keyword::Overlord
        | Keyword::Rejuvenate
        | Keyword::ZAwaken
        | Keyword::ZStack => 0,
    }
}

/// How much life a player has.
pub(super) fn life(view: &View<'_>, seat: Seat) -> i32 {
    i32::try_from(view.count(seat, Area::Life)).unwrap_or(i32::MAX)
}

/// What the last card of so much life is worth to its player: the less is left, the more; the very last is the game.
pub(super) fn of_life(life: i32) -> i32 {
    match life {
        // More than anything that it could buy, but for a win.
        ..=1 => 3 * LOST,
        2 => 400,
        3 => 280,
        4 => 180,
        5 => 130,
        _ => 100,
    }
}

/// What so many cards of so much life are worth.
pub(super) fn life_lost(life: i32, count: i32) -> i32 {
    (0..count.clamp(0, 8)).map(|gone| of_life(life - gone)).fold(0, i32::saturating_add)
}

/// What a card with this body is worth to its player in an area; cards that we know nothing of have a body of 0.
pub(super) fn in_area(area: Area, body: i32) -> i32 {
    match area {
        Area::Battle | Area::Unison | Area::Leader => body.max(50),
        Area::Hand => HAND,
        Area::Life => of_life(LIFE),
        Area::Energy => 60,
        Area::ZEnergy => 30,
        // It has done what it was combined for, and is on its way.
        Area::Combo => 20,
        Area::Deck => 15,
        Area::Drop | Area::ZDeck => 10,
        Area::Warp | Area::Removed => 0,
    }
}

/// Whose good is ours.
pub(super) const fn for_whom(who: Who) -> i32 {
    match who {
        Who::You => 1,
        Who::Opponent => -1,
        Who::Both => 0,
    }
}

/// A number that is counted later is taken for 2.
pub(super) fn number(n: &Quantity) -> i32 {
    match n {
        Quantity::Number(n) => (*n).clamp(-10, 10),
        Quantity::Counted(_) => 2,
    }
}
