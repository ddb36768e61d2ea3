//! What happens to a card, after the words for it: `is played`, `is placed in its owner's Drop Area from your hand`.

use super::doer::{Keywords, Possessive, is_for_all, own_keywords};
use super::during::from;
use super::subject::{it, this};
use crate::ability::{Area, Cards, Condition, Doer, Facing, Filter, Mode, Trigger, Watched, Who};
use crate::card::Kind;
use crate::skill::cards::{Place, area, description, facing, named_areas, place_between_dashes, said_parts, whole};
use crate::skill::phrase::{
    Ahead, At, Boxed, Exactly, Heard, Mapped, Page, Phrase, Referent, Spoken, Tacit, Ways, phrase,
};

/// The card that an event is about is spoken of.
pub(super) fn with(card: &Watched) -> impl FnOnce(&mut Spoken) + use<> {
    let this_card = *card == Watched::This;
    move |spoken| if this_card { this(spoken) } else { it(spoken) }
}

/// The card that is attacked is what has been spoken of, not the one that attacks.
fn attacked(card: &Watched) -> impl FnOnce(&mut Spoken) {
    let this_card = *card == Watched::This;
    move |spoken| {
        if !this_card {
            spoken.it = Some(Referent::Attacked);
        }
    }
}

phrase! {
    /// Whose card attacks.
    fn attacker() -> Watched {
        (Watched::Theirs(filter)) => [("a" | "an" | "one of your opponent's" | "your opponent's") {filter: description()}];
    }

    /// What happens to the subject.
    pub(super) fn happens(card: Watched) -> Trigger {
        (Trigger::Played(same)) => [("is played" | "are played" | "played") {same: Tacit(card.clone())}]
            | ["is played in your battle area" {same: Tacit(card.clone())} {? is_yours(card)}];
        (Trigger::Attacks(same)) => [("attacks" | "attack") {same: Tacit(card.clone())}];
        (Trigger::AttacksA(same, filter)) => [
            ("attacks one of your opponent's" | "attacks an opponent's" | "attacks your opponent's" | "attacks an" | "attacks a" | "attack a")
            {? !is_theirs(card)} {filter: description()} {same: Tacit(card.clone())}
        ] | [
            ("attacks one of your" | "attacks your" | "attacks an" | "attacks a" | "attack a")
            {? is_theirs(card)} {filter: description()} {same: Tacit(card.clone())}
        ];
        (Trigger::AttacksA(by, Filter::This)) => ["is attacked by" {by: attacker()} {? card.clone() == Watched::This} {-> attacked(card)}];
        (Trigger::Attacked(same)) => [("is attacked" | "are attacked") {same: Tacit(card.clone())} {-> attacked(card)}];
        (Trigger::Comboed(same)) =>
            [("is used in a combo" | "are used in a combo" | "used in a combo") {same: Tacit(card.clone())}];
        (Trigger::Kod(same)) => [("is ko'd" | "are ko'd" | "ko'd") {same: Tacit(card.clone())}];
        (Trigger::Leaves(same, from)) =>
            [("is removed from" | "are removed from" | "removed from" | "leaves") {from: some_area(card.clone())} {same: Tacit(card.clone())}];
        (Trigger::Moved(same, from, to)) =>
            [("is placed" | "are placed" | "placed" | "is put" | "is sent" | "sent" | "is returned" | "returned" | "is added" | "added")
             {to: into_area(card.clone())} "from" {from: some_area(card.clone())} {same: Tacit(card.clone())}]
            | [("is placed" | "are placed" | "placed" | "is put" | "is sent" | "sent" | "is returned" | "returned" | "is added" | "added" | "is moved")
             "from" {from: some_area(card.clone())} {to: into_area(card.clone())} {same: Tacit(card.clone())}]
            | [("is discarded" | "discarded" | "are discarded") "from your hand" {from: Tacit(Area::Hand)} {to: Tacit(Area::Drop)}
               {same: Tacit(card.clone())}]
            | [("is discarded" | "discarded" | "are discarded") {from: Tacit(Area::Hand)} {to: Tacit(Area::Drop)}
               {same: Tacit(card.clone())}];
        (Trigger::While(Condition::Shown(Cards::This), event)) =>
            ["is revealed from the top of your deck and placed" {event: Boxed(milled())} {? *card == Watched::This}];
        (move_) => [{move_: Mapped(moved_from_play(card.clone()), |(card, from, to)| from_play(&card, &from, to), all_from_play)}];
        (Trigger::Either(moves)) => [{moves: Mapped(moved_from_one_of(card.clone()), |(card, from, to)| Some(moved_from(&card, &from, to)), |moves| all_moved(moves))}];
        (Trigger::FromUnder(same, above, to)) =>
            [{! goes()} {to: into_area(card.clone())} "from under" {above: host()} {same: Tacit(card.clone())} {-> with(card)}]
            | [{! goes()} "from under" {above: host()} {to: into_area(card.clone())} {same: Tacit(card.clone())} {-> with(card)}];
        (Trigger::Enters(same, to)) =>
            [("is placed" | "are placed" | "placed" | "is put" | "is sent" | "sent" | "is added" | "added" | "is returned" | "returned") {to: into_area(card.clone())}
             ("from any area" | "")
             {same: Tacit(card.clone())} {? *card == Watched::This || to.clone() != Area::Leader}
             {? to.clone() != Area::Leader} {? home(card).is_empty() || is_reached_from_anywhere(*to)}];
        (Trigger::PlacedAsLeader) => [("is placed in your leader area" | "is placed in a leader area" | "is placed in the leader area") {? *card == Watched::This}];
        (Trigger::Switched(same, Mode::Rest)) => [("is switched to rest mode" | "switched to rest mode" | "is switched from active mode to rest mode") {same: Tacit(card.clone())}];
        (Trigger::Turned(same, way)) => [("is switched to" | "switched to") {way: facing()} {same: Tacit(card.clone())}];
        (Trigger::Either(ways)) => [("is switched to" | "switched to") "revealed mode or hidden mode" {ways: Tacit(turned_either_way(card))}];
        (Trigger::Switched(same, Mode::Active)) => [("is switched to active mode" | "switched to active mode" | "is switched from rest mode to active mode") {same: Tacit(card.clone())}];
        (Trigger::FromUnder(same, above, to)) => [{! goes()} "from under" {above: host()} {to: into_area(card.clone())} {same: Tacit(card.clone())}]
            | [{! goes()} {to: into_area(card.clone())} "from under" {above: host()} {same: Tacit(card.clone())}];
        (Trigger::GoesUnder(same, above)) => [{! goes()} "under" {above: host()} {same: Tacit(card.clone())}];
        (Trigger::From(from, event)) => [{! goes()} "from your" {from: area()} {event: Boxed(goes_under(card.clone()))}];
        (Trigger::Either(events)) => [{! goes()} "from your" {events: Mapped(from_several(card.clone()), |(areas, event)| each_from(&areas, &event), |events| all_from(events))}];
        (Trigger::By(Doer::Card(same), event)) => [
            ("kos" | "ko-s" | "ko's") {event: Boxed(kod_object())} {same: Tacit(card.clone())} {-> |s| s.it = None}
        ];
        (Trigger::By(Doer::AttackOf(same), event)) => [
            ("attacks and kos" | "attacks and ko-s" | "attacks and ko's") {event: Boxed(kod_object())} {same: Tacit(card.clone())} {-> |s| s.it = None}
        ] | [
            ("kos" | "ko-s" | "ko's") {event: Boxed(kod_object())} ("by attacking it" | "by attacking" | "with its attack")
            {same: Tacit(card.clone())} {-> |s| s.it = None}
        ] | [
            {event: Boxed(struck())} "by attacking" {same: Tacit(card.clone())} {-> |s| s.it = None}
        ];
        (Trigger::DealsDamage(same)) => [("deals damage to your opponent" | "deals damage") ("by attacking" | "in a battle") {same: Tacit(card.clone())}];
        // 4-11-1-2: it is the source of what its skills deal, too.
        (Trigger::Either(events)) => [
            "deals damage to your opponent" {! Ahead(&["by attacking", "in a battle"], false)}
            {events: Tacit(deals(&card, Who::Opponent))}
        ] | [
            "deals damage" {! Ahead(&["to your opponent", "by attacking", "in a battle"], false)}
            {events: Tacit(deals(&card, Who::Both))}
        ];
        (Trigger::LosesMarker(same)) => [("loses a marker" | "loses markers") {same: Tacit(card.clone())}];
        (Trigger::UsesBlocker(same)) => [
            ("activates [Blocker]" | "activates a [Blocker] skill" | "activates the [Blocker] skill" | "activates its [Blocker] skill" | "activates its [Blocker]")
            {same: Tacit(card.clone())}
        ];
        (Trigger::UsesKeyword(same, words)) => [
            ("activates" | "activate") ("a" | "an" | "the" | "its" | "") {words: Keywords} ("skill" | "") {same: Tacit(card.clone())}
            {? is_for_all(&words)}
        ] | ["activates its" {words: Heard(own_keywords)} ("skill" | "") {same: Tacit(card.clone())} {? *card == Watched::This}];
    }

    /// `is placed in your Warp from your hand or Drop Area`.
    fn moved_from_one_of(card: Watched) -> (Watched, Vec<Area>, Area) {
        ((same, from, to)) => [{! goes()} {to: into_area(card.clone())} "from your" {from: named_areas()} {? from.len() > 1 && is_yours(card)} {same: Tacit(card.clone())}];
    }

    /// `is placed from your hand or Drop Area under a red card`.
    fn from_several(card: Watched) -> (Vec<Area>, Trigger) {
        ((areas, event)) => [{areas: named_areas()} {? areas.len() > 1} {event: goes_under(card.clone())}];
    }

    /// From the deck, after it has been shown: it is until the next checkpoint (8-5-2-1).
    fn milled() -> Trigger {
        (Trigger::Moved(Watched::This, Area::Deck, to)) => [{to: into_area(Watched::This)}];
    }

    /// From where a card is of which no area is said.
    fn moved_from_play(card: Watched) -> (Watched, Vec<Area>, Area) {
        ((same, from, to)) => [
            ("is placed" | "are placed" | "placed" | "is put" | "is sent" | "sent" | "is added" | "added" | "is returned" | "returned")
            {to: into_area(card.clone())} {? !is_reached_from_anywhere(*to)} {from: Tacit(home(card).to_vec())} {same: Tacit(card.clone())}
        ];
    }

    pub(super) fn goes() -> () {
        (()) => [("is placed" | "placed" | "is put" | "is sent" | "is returned" | "returned" | "is added")];
    }

    pub(super) fn goes_under(card: Watched) -> Trigger {
        (Trigger::GoesUnder(same, above)) => ["under" {above: host()} {same: Tacit(card.clone())}];
    }

    /// The card that others lie under.
    pub(super) fn host() -> Watched {
        (Watched::This) => ["this card"];
        (Watched::Any(Filter::Any)) => [("another card" | "a card")];
        (Watched::Yours(filter)) => [("one of your" | "your") {filter: description()}] | [("a" | "an" | "") {filter: description()} "in your battle area"]
            | [("a" | "an") {filter: Heard(dashed_there)}];
        (Watched::Any(filter)) => [("a" | "an") {filter: description()} {? !filter.is_any()}];
    }

    /// The card that is KO'd, after "KO's".
    pub(super) fn kod_object() -> Trigger {
        (Trigger::Kod(Watched::Theirs(filter))) => [("one of your opponent's" | "your opponent's" | "an opponent's") {filter: description()}];
        (Trigger::Kod(Watched::Any(filter))) => [("a" | "an") {filter: description()}];
    }

    /// What the attack of this card does, after "this card's attack".
    pub(super) fn attack_does() -> Trigger {
        (Trigger::DealsDamage(same)) => ["deals damage" ("to your opponent" | "to an opponent" | "") {same: Tacit(Watched::This)}];
        (Trigger::AttackNegated(same)) => ["is negated" {same: Tacit(Watched::This)}];
        (Trigger::By(Doer::AttackOf(same), event)) => [{event: Boxed(struck())} {same: Tacit(Watched::This)}]
            | [("kos" | "ko-s" | "ko's") {event: Boxed(kod_object())} {same: Tacit(Watched::This)}];
    }

    pub(super) fn struck() -> Trigger {
        (Trigger::LosesMarker(Watched::Theirs(filter))) =>
            ["removes" ("a marker" | "markers") "from" ("an opponent's" | "your opponent's" | "one of your opponent's") {filter: description()}];
    }

    /// Cards that lie somewhere, and where: `a card in your life`.
    pub(super) fn lying() -> (Watched, Area) {
        ((Watched::Yours(filter), from)) => [("a" | "an" | "") {filter: description()} ("in" | "from") "your" {from: area()}]
            | ["one of your" {filter: description()} "in your" {from: area()}];
        ((Watched::YourOther(filter), from)) => [("a" | "an") {filter: description()} "in your" {from: area()} "other than this card"];
        ((Watched::Theirs(filter), from)) => [("a" | "an" | "") {filter: description()} ("in" | "from") "your opponent's" {from: area()}];
        ((Watched::Any(filter), from)) => [("a" | "an") {filter: description()} ("in" | "from") ("a" | "an" | "the") {from: area()}];
        ((Watched::Any(Filter::Any), Area::Battle)) => ["a battle area card"];
        ((Watched::Any(Filter::Any), from)) => ["your" {from: of_itself()} "or your opponent's" {! Exactly(of_itself(), from.clone())}];
        ((Watched::Yours(Filter::Any), from)) => [("one of your" | "1 of your" | "your") {from: of_itself()}];
        ((Watched::Theirs(Filter::Any), from)) => [("one of your opponent's" | "1 of your opponent's" | "your opponent's") {from: of_itself()}];
    }

    /// Areas whose cards have no other name.
    pub(super) fn of_itself() -> Area {
        (Area::Life) => ["life"];
        (Area::Energy) => ["energy"];
        (Area::ZEnergy) => ["z-energy"];
    }

    /// What happens to a card that lies there.
    pub(super) fn happens_there(card: Watched, from: Area) -> Trigger {
        (Trigger::Moved(same, there, to)) => [
            ("is placed" | "placed" | "is put" | "is sent" | "sent" | "is returned" | "returned" | "is added" | "added" | "is moved" | "moved")
            {to: into_area(card.clone())} {? !goes_from_combo(*from, to.clone())}
            {same: Tacit(card.clone())} {there: Tacit(from.clone())}
        ] | [
            ("is discarded" | "discarded") {to: Tacit(Area::Drop)} {? *from == Area::Hand} {same: Tacit(card.clone())} {there: Tacit(from.clone())}
        ];
        // 4.00, 8-5-6
        (Trigger::ComboGoes(same)) => [
            "is placed in" ("its owner's" | "your" | "their owner's") ("drop area" | "drop") {? *from == Area::Combo} {same: Tacit(card.clone())}
        ];
        (Trigger::From(there, event)) => [
            ("is played" | "played") {there: Tacit(from.clone())} {event: Boxed(Tacit(Trigger::Played(card.clone())))} {? !from.skills_work()}
        ] | [
            ("is used in a combo" | "used in a combo") {there: Tacit(from.clone())} {event: Boxed(Tacit(Trigger::Comboed(card.clone())))}
        ];
        (Trigger::TurnedUp(same)) => [("is flipped face up" | "is flipped to its front side") {same: Tacit(card.clone())} {? *from == Area::Life}];
        (Trigger::Leaves(same, there)) => ["leaves" {there: some_area(card.clone())} {? there.clone() == *from} {same: Tacit(card.clone())}]
            | [("moves to another area" | "is moved to another area") {there: Tacit(from.clone())} {same: Tacit(card.clone())}];
    }

    /// What happens to a card that is nobody's yet: it goes from one of your areas, or into one.
    pub(super) fn happens_here(card: Watched) -> Trigger {
        (Trigger::Moved(same, from, to)) => [
            ("is placed" | "are placed" | "is put" | "is sent" | "is returned" | "is added" | "is moved")
            "from your" {from: area()} {to: into_area(card.clone())} {same: Tacit(card.clone())}
        ] | [
            ("is placed" | "are placed" | "is put" | "is sent" | "is returned" | "is added" | "is moved")
            {to: into_area(card.clone())} "from your" {from: area()} {same: Tacit(card.clone())}
        ];
        (Trigger::Leaves(same, from)) => [("is removed from your" | "leaves your") {from: area()} {same: Tacit(card.clone())}]
            | ["is moved from your" {from: area()} "to another area" {same: Tacit(card.clone())}];
        (Trigger::Enters(same, Area::Battle)) => [("is placed in your battle area" | "is placed into your battle area") {same: Tacit(card.clone())}];
    }

    /// What happens to this card, which is somewhere before.
    pub(super) fn happens_from(before: Area) -> Trigger {
        (Trigger::From(same, event)) => [
            ("is played" | "played") {same: Tacit(before.clone())} {event: Boxed(Tacit(Trigger::Played(Watched::This)))}
        ] | [
            ("is used in a combo" | "used in a combo") {same: Tacit(before.clone())} {event: Boxed(Tacit(Trigger::Comboed(Watched::This)))}
        ];
        (Trigger::Moved(Watched::This, same, to)) => [
            ("is placed" | "placed" | "is sent" | "sent" | "is returned" | "returned" | "is added" | "added")
            {same: Tacit(before.clone())} {to: into_area(Watched::This)}
        ] | [
            ("is discarded" | "discarded") {same: Tacit(before.clone())} {to: Tacit(Area::Drop)} {? *before == Area::Hand}
        ];
        (Trigger::TurnedUp(same)) => [("is flipped face up" | "is flipped to its front side") {same: Tacit(Watched::This)} {? *before == Area::Life}];
        (Trigger::While(Condition::In(Cards::This, same), event)) =>
            [("is switched to" | "switched to") {event: Boxed(turned())} {same: Tacit(before.clone())} {? before.has_facings()}];
        (Trigger::From(same, event)) => [{! goes()} {same: Tacit(before.clone())} {event: Boxed(goes_under(Watched::This))}];
        (Trigger::Kod(same)) => [("is ko'd" | "ko'd") {same: Tacit(Watched::This)} {? *before == Area::Battle}];
    }

    fn turned() -> Trigger {
        (Trigger::Turned(Watched::This, way)) => [{way: facing()}];
    }

    /// What happens to a card that lies under another: `a card under this card is returned to its owner's hand`.
    pub(super) fn goes_from_below() -> Trigger {
        (Trigger::FromUnder(Watched::Any(filter), above, to)) =>
            [("a" | "an") {filter: description()} ("under" | "from under" | "placed under") {above: host()}
             {! goes()} {to: into_area(Watched::Any(Filter::Any))} {-> it}];
    }

    /// What a skill does to this card: `your red card's skill places this card in a Drop Area from under your Leader`.
    pub(super) fn is_taken_from_below() -> Trigger {
        (Trigger::By(doer, event)) => [{doer: whose_skill()} "skill places this card" {event: Boxed(taken_from_below())} {-> this}];
    }

    pub(super) fn whose_skill() -> Doer {
        (Doer::SkillOf(Watched::Yours(filter))) => [("your" | "one of your") {filter: Possessive}];
    }

    pub(super) fn taken_from_below() -> Trigger {
        (Trigger::FromUnder(Watched::This, above, to)) => [{to: into_area(Watched::This)} "from under" {above: host()}];
    }

    /// An area out of which a card goes.
    pub(super) fn some_area(card: Watched) -> Area {
        (place) => [("its owner's" | "a" | "an" | "the") {place: area()}] | ["your" {place: area()} {? is_yours(card)}]
            | [("your opponent's" | "their") {place: area()} {? is_theirs(card)}];
    }

    /// An area into which a card goes.
    pub(super) fn into_area(card: Watched) -> Area {
        (Area::ZEnergy) => ["to z-energy"];
        (place) => [("in" | "into" | "to") ("its owner's" | "their owner's" | "a" | "an" | "the") {place: area()}]
            | [("in" | "into" | "to") "your" {place: area()} {? is_yours(card)}]
            | [("in" | "into" | "to") ("your opponent's" | "their") {place: area()} {? is_theirs(card)}]
            | [("in" | "into" | "to") "a player's" {place: area()} {? is_anyones(card)}];
    }
}

/// A card goes from one of these areas.
fn moved_from(card: &Watched, from: &[Area], to: Area) -> Vec<Trigger> {
    from.iter().map(|from| Trigger::Moved(card.clone(), *from, to)).collect()
}

/// What [`moved_from`] made these of.
fn all_moved(moves: &[Trigger]) -> Option<(Watched, Vec<Area>, Area)> {
    let Trigger::Moved(card, _, to) = moves.first()? else { return None };
    let from = |event: &Trigger| if let Trigger::Moved(_, from, _) = event { Some(*from) } else { None };
    let from: Vec<Area> = moves.iter().map(from).collect::<Option<_>>()?;
    (moved_from(card, &from, *to) == moves).then(|| (card.clone(), from, *to))
}

/// A card of yours that comes to your Battle Area is a Battle Card.
pub(super) fn in_battle_area(card: &Watched) -> Option<Watched> {
    let Watched::Yours(filter) = card else { return None };
    let (parts, battle) = (said_parts(filter), Filter::Kind(Kind::Battle));
    let known = parts.contains(&battle);
    Some(Watched::Yours(if known { filter.clone() } else { Filter::all([parts, &[battle]].concat()) }))
}

/// Where a card is of which no area is said: a Battle Card in a Battle Area (8-5-4), a Unison Card in a Unison Area (8-5-7),
/// and in either what is told by its character or special trait (4.00, 20-1-6; a Leader Card goes nowhere).
fn home(card: &Watched) -> &'static [Area] {
    let (Watched::Yours(filter) | Watched::YourOther(filter) | Watched::Theirs(filter) | Watched::Any(filter)) = card
    else {
        return &[];
    };
    let is = |asked: fn(&Filter) -> bool| said_parts(filter).iter().any(asked);
    if is(|part| *part == Filter::Kind(Kind::Battle)) {
        &[Area::Battle]
    } else if is(|part| *part == Filter::Kind(Kind::Unison)) {
        &[Area::Unison]
    } else if is(|part| matches!(part, Filter::Character(_) | Filter::Trait(_)))
        && !is(|part| matches!(part, Filter::Kind(_)))
    {
        &[Area::Battle, Area::Unison]
    } else {
        &[]
    }
}

/// Whether cards come there from wherever they are, if no area is said (4.00, 20-1-8, of Z-Energy).
fn is_reached_from_anywhere(to: Area) -> bool {
    to.skills_work() || to == Area::ZEnergy
}

/// A card goes from where it is, which is one area or one of several.
fn from_play(card: &Watched, from: &[Area], to: Area) -> Option<Trigger> {
    match from {
        [] => None,
        [from] => Some(Trigger::Moved(card.clone(), *from, to)),
        _ => Some(Trigger::Either(moved_from(card, from, to))),
    }
}

/// What [`from_play`] made this of.
fn all_from_play(moves: &Trigger) -> Option<(Watched, Vec<Area>, Area)> {
    match moves {
        Trigger::Moved(card, from, to) => Some((card.clone(), vec![*from], *to)),
        Trigger::Either(moves) => all_moved(moves),
        _ => None,
    }
}

fn is_yours(card: &Watched) -> bool {
    matches!(card, Watched::This | Watched::Yours(_) | Watched::YourOther(_) | Watched::Either(_))
}

pub(super) fn is_theirs(card: &Watched) -> bool {
    matches!(card, Watched::Theirs(_))
}

fn is_anyones(card: &Watched) -> bool {
    matches!(card, Watched::Any(_))
}

fn turned_either_way(card: &Watched) -> Vec<Trigger> {
    [Facing::Revealed, Facing::Hidden].map(|way| Trigger::Turned(card.clone(), way)).into()
}

/// `＜A＞ or ＜B＞ card-both red and in your Battle Area-`.
fn dashed_there(page: &Page<'_>, at: At) -> Ways<Filter> {
    let there = Place { whose: Some(Who::You), areas: vec![Area::Battle], ..Place::default() };
    let mut ways = Ways::new();
    for (card, at) in description().read(page, at) {
        for ((more, place), at) in place_between_dashes(page, at, false) {
            ways.extend((place == there).then(|| (whole([said_parts(&card), &more].concat()), at)));
        }
    }
    ways
}

/// An event with each area that the card may come from.
fn each_from(areas: &[Area], event: &Trigger) -> Option<Vec<Trigger>> {
    match from(event, areas) {
        Trigger::Either(events) => Some(events),
        _ => None,
    }
}

/// As [`each_from`], undone.
fn all_from(events: &[Trigger]) -> Option<(Vec<Area>, Trigger)> {
    let Some(Trigger::From(_, event)) = events.first() else { return None };
    let area =
        |one: &Trigger| if let Trigger::From(area, same) = one { (same == event).then_some(*area) } else { None };
    Some((events.iter().map(area).collect::<Option<_>>()?, Trigger::clone(event)))
}

/// Whether the cards of a combo go where combos end: that is an event of its own (4.00, 8-5-6).
fn goes_from_combo(from: Area, to: Area) -> bool {
    (from, to) == (Area::Combo, Area::Drop)
}

/// What it is that a card deals damage to a player: it attacks, or its skill does.
fn deals(card: &Watched, to: Who) -> Vec<Trigger> {
    let by_skill = Trigger::By(Doer::SkillOf(card.clone()), Box::new(Trigger::Damaged(to)));
    vec![Trigger::DealsDamage(card.clone()), by_skill]
}
