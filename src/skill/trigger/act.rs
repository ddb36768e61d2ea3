//! Events that players bring about: `you play a red Battle Card`, `your opponent activates a [Counter] skill`.

use super::doer::{Keywords, Possessive, doer, is_for_all, its_skill, named_doer};
use super::during::{Circumstanced, one_or_several};
use super::happens::{goes_from_below, in_battle_area, is_taken_from_below};
use super::subject::{ITS_THIS_CARD, anyones, it, mine, theirs, they, this, watched};
use crate::ability::{Area, Bounds, Condition, Doer, Filter, Keyword, Mode, Selector, Trigger, Watched, Who};
use crate::card::Kind;
use crate::skill::cards::{area, description, named_areas, said_parts, whole};
use crate::skill::phrase::{
    At, Boxed, Heard, Mapped, OR, Page, Phrase, Referent, Several, Spoken, Tacit, Ways, phrase,
};
use crate::skill::word::SMALL;

/// The card that an event is about cannot be told.
fn nobody(spoken: &mut Spoken) {
    spoken.it = None;
}

/// What a player attacks is spoken of; the card that attacks is not.
fn the_attacked(spoken: &mut Spoken) {
    spoken.it = Some(Referent::Attacked);
}

phrase! {
    /// What a player does, one thing or several; and what is said without its subject first.
    pub(super) fn act() -> Trigger {
        (event) => ["you" {event: one_or_several(Circumstanced(you_do()))}]
            | [("your opponent" | "an opponent") {-> they} {event: one_or_several(Circumstanced(they_do()))}]
            | [{event: Circumstanced(other())}];
        (Trigger::Either(events)) => ["you" {events: two_verbs()} "this card" {-> this}]
            | ["this card or your opponent attacks" {events: Tacit(vec![Trigger::Attacks(Watched::This), Trigger::Attacks(theirs_all())])} {-> nobody}];
    }

    fn two_verbs() -> Vec<Trigger> {
        (events) => ["play or combo with" {events: Tacit(vec![Trigger::Played(Watched::This), Trigger::Comboed(Watched::This)])}]
            | ["attack or combo with" {events: Tacit(vec![Trigger::Attacks(Watched::This), Trigger::Comboed(Watched::This)])}]
            | ["play or attack with" {events: Tacit(vec![Trigger::Played(Watched::This), Trigger::Attacks(Watched::This)])}];
    }

    /// What you do, after "you".
    fn you_do() -> Trigger {
        (Trigger::Played(card)) => ["play" {card: mine()}] | ["play" {card: Heard(to_battle_area)}];
        (Trigger::Comboed(card)) => ["combo with" {card: mine()}] | ["use" {card: mine()} "in a combo"]
            | ["combo" {card: Tacit(Watched::Yours(Filter::Any))} {-> it}];
        (Trigger::From(before, event)) => ["use" {event: Boxed(used())} "from your" {before: area()} "in a combo"];
        (Trigger::Either(combos)) => ["use" {combos: Heard(used_from_one_of)}];
        // The verb is said once.
        (Trigger::Either(plays)) => ["play" {plays: Several(played_from(), OR)}];
        (Trigger::By(doer, event)) => ["use" {doer: named_doer()} ("skills" | "skill" | "") "to" {event: Boxed(brought_about())}];
        (Trigger::By(Doer::SkillOf(card), event)) => ["use" {card: its_skill()} "to" {event: Boxed(brought_about())}];
        (Trigger::By(doer, event)) => [("use a skill to" | "use skills to" | "use one of your skills to") {event: Boxed(brought_about())} {doer: Tacit(Doer::Skill(Who::You))}];
        (Trigger::UsesBlocker(card)) => [
            "activate" ("the" | "a" | "") "[Blocker]" ("skill" | "") ("on" | "of") {card: one_of_mine()} {-> it}
        ];
        (Trigger::Attacks(card)) => ["attack with" {card: mine()}];
        (Trigger::UsesThis) => ["activate this card" {-> this}];
        (Trigger::DealsDamage(card)) => ["deal damage to your opponent by attacking with" {card: mine()} {-> nobody}];
        (Trigger::SwitchesEnergy(Who::You, Mode::Active)) => ["switch your energy to active mode" {-> nobody}];
        (Trigger::PlacedAsLeader) => [("place this card in your leader area" | "place this card in the leader area") {-> this}];
        (Trigger::UsesExtra(Who::You, filter)) => ["activate" ("a" | "an" | "") {filter: description()} {-> it} {? is_extra(&filter)}];
        (Trigger::UsesCounter(Who::You)) => [("activate a [Counter] skill" | "activate a [Counter]" | "activate [Counter]")];
        (Trigger::UsesBlocker(Watched::This)) => [("activate this card's [Blocker] skill" | "activate this card's [Blocker]") {-> this}];
        (Trigger::UsesKeyword(Watched::This, words)) =>
            ["activate this card's" {words: Keywords} ("skill" | "") {? is_for_all(&words)} {-> this}];
        (Trigger::UsesKeyword(card, words)) => [
            "activate" ("a" | "an" | "the" | "") {words: Keywords} ("skill" | "") {card: Tacit(Watched::Yours(Filter::Any))}
            {? is_for_all(&words)} {-> it}
        ] | [
            "activate" ("a" | "an" | "the" | "") {words: Keywords} ("skill" | "") ("on" | "of") {card: one_of_mine()} {? is_for_all(&words)} {-> it}
        ];
        (Trigger::Enters(Watched::Yours(filter), Area::Energy)) =>
            [("add" | "place") ("a" | "an") {filter: description()} ("to your energy" | "in your energy area" | "in your energy") {-> it}];
        // Whatever makes them do it, but not because a skill of the opponent's does it for them.
        (Trigger::By(Doer::Not(by), event)) =>
            ["add this card to your z-energy" {event: Boxed(Tacit(Trigger::Enters(Watched::This, Area::ZEnergy)))} {by: Boxed(Tacit(Doer::Skill(Who::Opponent)))} {-> this}]
            | ["add" {event: Boxed(mine_to_z_energy())} {by: Boxed(Tacit(Doer::Skill(Who::Opponent)))} {-> it}];
        (Trigger::Damaged(Who::You)) => ["take damage"];
        (Trigger::LosesMarker(card)) => ["remove a marker from" {card: watched()}];
        (Trigger::Moved(Watched::Yours(Filter::Any), Area::Life, Area::Hand)) =>
            ["add" ("a card" | "cards") ("from" | "in") "your life to your hand" {-> it}];
        (Trigger::Moved(Watched::Yours(Filter::Any), Area::Life, Area::Drop)) =>
            ["place" ("a card" | "cards") ("from" | "in") "your life in your" ("drop area" | "drop") {-> it}];
    }

    /// After "add".
    fn mine_to_z_energy() -> Trigger {
        (Trigger::Enters(Watched::Yours(filter), Area::ZEnergy)) => [("one of your" | "a" | "an") {filter: description()} "to your z-energy"];
    }

    /// What a skill is used for.
    fn brought_about() -> Trigger {
        (Trigger::Played(card)) => ["play" {card: mine()}];
        (Trigger::Switched(Watched::This, Mode::Rest)) => ["switch this card to rest mode" {-> this}];
        (Trigger::LosesMarker(card)) => ["remove a marker from" {card: watched()}];
        (Trigger::PowerRises(card)) => ["increase the power of" {card: watched()}];
        (Trigger::Moved(Watched::This, Area::Hand, Area::Drop)) => ["discard this card from your hand" {-> this}];
    }

    /// `a red card from your hand`.
    fn played_from() -> Trigger {
        (Trigger::From(before, event)) => [{event: Boxed(played())} "from your" {before: area()}];
    }

    fn played() -> Trigger {
        (Trigger::Played(card)) => [{card: mine()}];
    }

    fn used() -> Trigger {
        (Trigger::Comboed(card)) => [{card: mine()}];
    }

    fn one_of_mine() -> Watched {
        (Watched::Yours(filter)) => [("one of your" | "your" | "a" | "an") {filter: description()}];
    }

    /// What the opponent does, after "your opponent".
    fn they_do() -> Trigger {
        (Trigger::Played(card)) => ["plays" {card: theirs()}];
        (Trigger::By(by, event)) =>
            [("uses a skill to play" | "uses skills to play") {event: Boxed(played_by_them())} {by: Tacit(Doer::Skill(Who::Opponent))}]
            | ["adds" ("a card" | "cards") "from their deck to their hand" {event: Boxed(Tacit(Trigger::Moved(theirs_all(), Area::Deck, Area::Hand)))}
               {by: Mapped(doer(), by_their_own, without_owner)} {-> it}]
            | ["uses one of their skills to add a card from their deck to their hand" {event: Boxed(Tacit(Trigger::Moved(theirs_all(), Area::Deck, Area::Hand)))}
               {by: Tacit(Doer::Skill(Who::Opponent))} {-> it}];
        // Cards of a deck that go to the Drop Area.
        (Trigger::Moved(Watched::Theirs(Filter::Any), Area::Deck, Area::Drop)) =>
            ["places" ("a card" | "cards") "from their deck in their" ("drop area" | "drop") {-> it}];
        (Trigger::Comboed(card)) => ["combos with" {card: theirs()}] | ["uses" {card: theirs()} "in a combo"]
            | ["combos" {card: Tacit(theirs_all())} {-> it}];
        (Trigger::Attacks(card)) => ["attacks with" {card: theirs()}] | ["attacks" {card: Tacit(theirs_all())} {-> it}];
        (Trigger::AttacksA(Watched::Theirs(Filter::Any), target)) =>
            [("attacks your" | "attacks one of your" | "attacks a" | "attacks an") {target: description()} {-> the_attacked}];
        (Trigger::Attacked(Watched::This)) => ["attacks this card" {-> this}];
        (Trigger::SwitchesEnergy(Who::Opponent, Mode::Active)) =>
            [("switches their energy to active mode" | "switches energy to active mode") {-> nobody}];
        (Trigger::SwitchesEnergy(Who::Opponent, Mode::Rest)) => [("switches one of their energy to rest mode" | "switches their energy to rest mode") {-> nobody}];
        // By rule or by skill, but not because a skill of yours does it.
        (Trigger::By(Doer::Not(by), event)) => [
            "switches" ("1 of their cards" | "one of their cards") ("in rest mode to active mode" | "from rest mode to active mode")
            {event: Boxed(Tacit(switched_by_them()))} {by: Boxed(Tacit(Doer::Skill(Who::You)))} {-> nobody}
        ];
        (Trigger::UsesExtra(Who::Opponent, filter)) => ["activates" ("a" | "an" | "") {filter: description()} {-> it} {? is_extra(&filter)}];
        (Trigger::UsesCounter(Who::Opponent)) => [("activates a [Counter] skill" | "activates a [Counter]" | "activates [Counter]")];
        (Trigger::UsesBlocker(card)) => [("activates a [Blocker] skill" | "activates [Blocker]") {card: Tacit(theirs_all())} {-> it}];
        (Trigger::UsesKeyword(card, words)) => [
            "activates" ("a" | "an" | "the" | "") {words: Keywords} ("skill" | "") {card: Tacit(theirs_all())} {? is_for_all(&words)} {-> it}
        ] | ["activates" {card: whose_skill()} "skill" {words: Tacit(Vec::new())} {-> it}]
            | ["activates a skill" {card: Tacit(theirs_all())} {words: Tacit(Vec::new())} {-> it}];
        (Trigger::Either(events)) =>
            ["activates" {events: Several(uses_skill(), OR)} ("skill" | "skills" | "") {? events.iter().any(is_of_its_own)} {-> nobody}];
        (Trigger::Switched(Watched::Theirs(filter), Mode::Active)) => ["switches" ("a" | "an") {filter: description()} "to active mode" {-> it}];
        (Trigger::Damaged(Who::Opponent)) => ["takes damage"];
        (Trigger::Moved(Watched::Theirs(Filter::Any), Area::Life, Area::Hand)) =>
            ["adds" ("a card" | "cards") ("from" | "in") "their life to their hand" {-> it}];
        (Trigger::Moved(Watched::Theirs(Filter::Any), Area::Life, Area::Drop)) =>
            ["places" ("a card" | "cards") ("from" | "in") "their life in their" ("drop area" | "drop") {-> it}];
        (Trigger::Either(events)) =>
            ["adds" ("a card" | "cards") "from their life to their hand or" ("drop area" | "drop") {events: Tacit(from_their_life())} {-> it}];
    }

    /// One of several skills that the opponent activates.
    fn uses_skill() -> Trigger {
        (Trigger::UsesBlocker(card)) => [("a" | "") "[Blocker]" {card: Tacit(theirs_all())}];
        (Trigger::UsesCounter(Who::Opponent)) => [("a" | "") "[Counter]"];
        (Trigger::UsesKeyword(card, words)) => [("a" | "an" | "") {words: Keywords} {? is_for_all(&words)} {card: Tacit(theirs_all())}];
    }

    fn played_by_them() -> Trigger {
        (Trigger::Played(card)) => [{card: theirs()}];
    }

    fn whose_skill() -> Watched {
        (Watched::Theirs(filter)) => [("a" | "an") {filter: Possessive}];
    }

    fn other() -> Trigger {
        (event) => [{event: is_taken_from_below()}] | [{event: goes_from_below()}];
        // What lies in life already is not placed there.
        (Trigger::Enters(Watched::Yours(filter), Area::Life)) =>
            [("a card is placed in your life face up from any area other than your life" | "a card is placed in your life face up"
              | "a card is placed face up in your life") {filter: Tacit(Filter::FaceUp)} {-> it}];
        (Trigger::Played(card)) => ["a player plays" {card: anyones()}] | ["you or your opponent" ("play" | "plays") {card: anyones()}];
        (Trigger::Comboed(card)) => [("a player uses" | "you or your opponent uses" | "you or your opponent use") {card: anyones()} "in a combo"];
        (Trigger::Enters(card, Area::Battle)) => ["a player places" {card: anyones()} "in a battle area"];
        (Trigger::Attacks(card)) => ["a player attacks" {card: Tacit(Watched::Any(Filter::Any))} {-> it}];
        (Trigger::PowerFalls(card)) => ["the power of" {card: watched()} "is decreased"] | [{card: owner()} "power is decreased"];
        (Trigger::PowerRises(card)) => ["the power of" {card: watched()} "is increased"] | [{card: owner()} "power is increased"];
        (Trigger::UsesThis) => ["this card is activated" {-> this}];
        (Trigger::Enters(Watched::Yours(Filter::FaceUp), Area::Life)) =>
            ["a card is placed in your life face up" ("from any area other than your life" | "") {-> it}];
        (Trigger::SwitchesEnergy(Who::You, Mode::Active)) =>
            [("your energy is switched to active mode" | "one of your energy is switched to active mode"
              | "your energy is switched from rest mode to active mode" | "one of your energy is switched from rest mode to active mode") {-> nobody}];
        (Trigger::SwitchesEnergy(Who::Opponent, Mode::Active)) => [
            ("your opponent's energy switches to active mode" | "your opponent's energy is switched to active mode") {-> they} {-> nobody}
        ];
        (Trigger::SwitchesEnergy(Who::Opponent, Mode::Rest)) => [
            ("an opponent's energy is switched to rest mode" | "your opponent's energy is switched to rest mode") {-> they} {-> nobody}
        ];
        (Trigger::SwitchesEnergy(Who::You, Mode::Rest)) => ["your energy is switched to rest mode" {-> nobody}];
        (Trigger::Moved(Watched::Theirs(Filter::Any), Area::Deck, Area::Drop)) => [
            ("a card is placed in your opponent's drop from the top of their deck" | "a card is placed in your opponent's drop area from the top of their deck")
            {-> they} {-> it}
        ];
        (Trigger::UsesKeyword(Watched::This, words)) => ["this card's" {words: Keywords} ("skill" | "") "activates" {? is_for_all(&words)} {-> this}];
        (Trigger::UsesKeyword(Watched::Yours(filter), words)) =>
            [("one of your" | "your") {filter: Possessive} {words: Keywords} ("skill" | "") "activates" {? is_for_all(&words)} {-> it}];
        (Trigger::UsesKeyword(Watched::Yours(filter), words)) =>
            [("one of your" | "your") {filter: description()} "' s" {words: Keywords} ("skill" | "") "activates" {? is_for_all(&words)} {-> it}]
            | [("a" | "an") {words: Keywords} ("skill activates on" | "activates on") ("one of your" | "your") {filter: description()} {? is_for_all(&words)} {-> it}];
        (Trigger::UsesKeyword(Watched::This, words)) => ["one of this card's skills activates" {words: Tacit(Vec::<Keyword>::new())} {-> this}];
        (Trigger::AttackNegated(Watched::Yours(filter))) => [("one of your" | "your") {filter: Possessive} "attack is negated" {-> it}];
        (Trigger::PowerFalls(card)) => ["the power of" {card: Mapped(watched(), without_power, with_power)} "is reduced to 0 or less"];
        (Trigger::By(doer, event)) => [{doer: a_skill()} {event: Boxed(a_skill_does())}];
        (Trigger::UsesBlocker(Watched::This)) => [("this card's [Blocker] skill is activated" | "this card's [Blocker] skill activates") {-> this}]
            | [{! ITS_THIS_CARD} "its [Blocker] skill is activated" {-> this}];
        (Trigger::Moved(Watched::Theirs(filter), from, to)) => [
            ("a" | "an") {filter: description()} ("is sent" | "is placed" | "is returned" | "is added") "from your opponent's" {from: area()}
            ("in" | "into" | "to") ("its owner's" | "their") {to: area()} {-> they} {-> it}
        ];
        (Trigger::Situation(Condition::Count(life, Bounds { min: Some(n), max: Some(m) }))) =>
            [("your life reaches" | "your life becomes") {life: Tacit(my_life())} {n: SMALL} {m: Tacit(n.clone())}];
        (Trigger::By(Doer::Evolve, event)) =>
            ["a card evolves into this card" {event: Boxed(Tacit(Trigger::Played(Watched::This)))} {-> this}];
        (Trigger::LosesMarker(card)) => ["a marker is removed from" {card: watched()}];
        (Trigger::Awakens(Who::You)) => [
            ("your leader card" | "your leader") ("is flipped to its back side" | "is flipped to its back" | "flips to its back side" | "flips to its back")
        ];
        (Trigger::Awakens(Who::Opponent)) => [
            ("your opponent's leader card" | "your opponent's leader")
            ("is flipped to its back side" | "is flipped to its back" | "flips to its back side" | "flips to its back")
        ];
        (Trigger::By(Doer::SkillOf(card), event)) => [
            {card: its_skill()} ("causes" | "makes") ("your opponent to discard a card" | "an opponent to discard a card") ("from their hand" | "")
            {event: Boxed(Tacit(Trigger::Moved(theirs_all(), Area::Hand, Area::Drop)))} {-> it}
        ];
        // Whatever it is made to leave the hand by: that is what discarding is.
        (Trigger::By(doer, event)) => [
            {doer: Tacit(Doer::Skill(Who::You))} ("one of your card skills makes" | "one of your skills makes") "an opponent discard a card"
            {event: Boxed(Tacit(Trigger::Moved(theirs_all(), Area::Hand, Area::Drop)))} {-> it}
        ];
    }

    /// A skill, before what it does.
    fn a_skill() -> Doer {
        (Doer::Skill(Who::You)) => [("one of your card skills" | "one of your skills")];
        (Doer::Skill(Who::Opponent)) => [("one of your opponent's skills" | "one of your opponent's card skills")];
    }

    /// `reduces a card's power to 0 or less`, `switches an opponent's Battle Card or energy to Rest Mode`.
    fn a_skill_does() -> Trigger {
        (Trigger::PowerFalls(card)) => ["reduces" {card: Mapped(any_owner(), without_power, with_power)} "power to 0 or less"];
        (Trigger::Either(both)) => ["switches an opponent's" {both: Heard(rested_with_energy)}];
    }

    fn any_owner() -> Watched {
        (card) => [{card: owner()}];
        (Watched::Any(filter)) => [("a" | "an") {filter: Possessive} {-> it}];
    }

    /// Whose power it is.
    fn owner() -> Watched {
        (Watched::This) => ["this card's" {-> this}];
        (Watched::Yours(filter)) => [("one of your" | "your") {filter: Possessive} {-> it}];
        (Watched::Theirs(filter)) => [("one of your opponent's" | "your opponent's" | "an opponent's") {-> they} {filter: Possessive} {-> it}];
    }
}

/// Whether skills of this kind have an event of their own.
fn is_of_its_own(event: &Trigger) -> bool {
    matches!(event, Trigger::UsesBlocker(_) | Trigger::UsesCounter(_))
}

/// `a card from your hand or Battle Area in a combo`, after "use": from each area by itself.
fn used_from_one_of(page: &Page<'_>, at: At) -> Ways<Vec<Trigger>> {
    let mut ways = Ways::new();
    for (card, at) in mine().read(page, at) {
        let Some(at) = page.lit(at, "from your") else { continue };
        for (areas, at) in named_areas().read(page, at).into_iter().filter(|(areas, _)| areas.len() > 1) {
            let from = |area: &Area| Trigger::From(*area, Box::new(Trigger::Comboed(card.clone())));
            ways.extend(page.lit(at, "in a combo").map(|at| (areas.iter().map(from).collect(), at)));
        }
    }
    ways
}

/// `a ＜Hit＞ card in your Battle Area`, after "play": a Battle Card then.
fn to_battle_area(page: &Page<'_>, at: At) -> Ways<Watched> {
    let cards = mine().read(page, at).into_iter();
    cards.filter_map(|(card, at)| Some((in_battle_area(&card)?, page.lit(at, "in your battle area")?))).collect()
}

/// `Battle Card or energy to Rest Mode`, of the opponent's.
fn rested_with_energy(page: &Page<'_>, at: At) -> Ways<Vec<Trigger>> {
    let cards = description().read(page, at).into_iter();
    let resting = cards.filter_map(|(filter, at)| Some((filter, page.lit(at, "or energy to rest mode")?)));
    let events = |filter| {
        vec![Trigger::Switched(Watched::Theirs(filter), Mode::Rest), Trigger::SwitchesEnergy(Who::Opponent, Mode::Rest)]
    };
    resting.map(|(filter, at)| (events(filter), at.speak(nobody))).collect()
}

/// Such a card whose power is 0 or less: it is asked when the power has changed.
fn without_power(card: Watched) -> Option<Watched> {
    let none = |filter: &Filter| Filter::all([said_parts(filter), &[NO_POWER]].concat());
    Some(match card {
        Watched::Yours(filter) => Watched::Yours(none(&filter)),
        Watched::Theirs(filter) => Watched::Theirs(none(&filter)),
        Watched::Any(filter) => Watched::Any(none(&filter)),
        _ => return None,
    })
}

/// As [`without_power`], undone.
fn with_power(card: &Watched) -> Option<Watched> {
    let any = |filter: &Filter| {
        let (last, parts) = said_parts(filter).split_last()?;
        (*last == NO_POWER).then(|| whole(parts.to_vec()))
    };
    Some(match card {
        Watched::Yours(filter) => Watched::Yours(any(filter)?),
        Watched::Theirs(filter) => Watched::Theirs(any(filter)?),
        Watched::Any(filter) => Watched::Any(any(filter)?),
        _ => return None,
    })
}

const NO_POWER: Filter = Filter::Power(Bounds { min: None, max: Some(0) });

/// Cards of the opponent's and energy, each switched to Active Mode.
fn switched_by_them() -> Trigger {
    Trigger::Either(vec![
        Trigger::Switched(theirs_all(), Mode::Active),
        Trigger::SwitchesEnergy(Who::Opponent, Mode::Active),
    ])
}

fn theirs_all() -> Watched {
    Watched::Theirs(Filter::Any)
}

fn my_life() -> Selector {
    Selector { areas: vec![Area::Life], ..Selector::default() }
}

fn from_their_life() -> Vec<Trigger> {
    [Area::Hand, Area::Drop].map(|to| Trigger::Moved(theirs_all(), Area::Life, to)).to_vec()
}

fn is_extra(filter: &Filter) -> bool {
    match filter {
        Filter::Kind(kind) => *kind == Kind::Extra,
        Filter::All(parts) => parts.iter().any(is_extra),
        Filter::Either(parts) => parts.iter().all(is_extra),
        _ => false,
    }
}

/// Who brings about what the opponent does: where it is not said whose skill that is, it is theirs.
fn by_their_own(by: Doer) -> Option<Doer> {
    Some(match by {
        Doer::SkillOf(Watched::Any(filter)) => Doer::SkillOf(Watched::Theirs(filter)),
        Doer::Skill(Who::Both) => Doer::Skill(Who::Opponent),
        by => by,
    })
}

/// What [`by_their_own`] may have made this of.
fn without_owner(by: &Doer) -> Vec<Doer> {
    let unowned = match by {
        Doer::SkillOf(Watched::Theirs(filter)) => Some(Doer::SkillOf(Watched::Any(filter.clone()))),
        Doer::Skill(Who::Opponent) => Some(Doer::Skill(Who::Both)),
        _ => None,
    };
    unowned.into_iter().chain([by.clone()]).collect()
}
