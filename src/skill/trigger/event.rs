//! Events: a subject and what happens to it.

use super::act::{act, is_for_all};
use super::doer::{Keywords, OwnKeywords, Possessive};
use super::during::{Circumstanced, from, may_come_from, one_or_several};
use super::subject::{it, this, watched};
use crate::ability::{Area, Cards, Condition, Doer, Filter, Mode, Trigger, Watched};
use crate::skill::card::description;
use crate::skill::phrase::{At, Boxed, Led, Page, Phrase, Referent, Spoken, Tacit, Ways, phrase};
use crate::skill::place::{Areas, area};

/// The card that is attacked is what has been spoken of, not the one that attacks.
fn attacked(card: &Watched) -> impl FnOnce(&mut Spoken) {
    let this_card = *card == Watched::This;
    move |spoken| {
        if !this_card {
            spoken.it = Some(Referent::Attacked);
        }
    }
}

fn with(card: &Watched) -> impl FnOnce(&mut Spoken) {
    let this_card = *card == Watched::This;
    move |spoken| if this_card { this(spoken) } else { it(spoken) }
}

phrase! {
    /// Whose card attacks.
    fn attacker() -> Watched {
        (Watched::Theirs(filter)) => [("a" | "an" | "one of your opponent's" | "your opponent's") {filter: description()}];
    }

    /// What happens to the subject.
    fn happens(card: Watched) -> Trigger {
        (Trigger::Played(same)) => [("is played" | "are played" | "played") {same: Tacit(card.clone())}];
        (Trigger::Attacks(same)) => [("attacks" | "attack") {same: Tacit(card.clone())}];
        (Trigger::AttacksA(same, filter)) => [
            ("attacks one of your opponent's" | "attacks an opponent's" | "attacks your opponent's" | "attacks an" | "attacks a" | "attack a")
            {filter: description()} {same: Tacit(card.clone())}
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
        (Trigger::Enters(same, to)) =>
            [("is placed" | "are placed" | "placed" | "is put" | "is sent" | "sent" | "is added" | "added" | "is returned" | "returned") {to: into_area(card.clone())}
             ("from any area" | "")
             {same: Tacit(card.clone())} {? *card == Watched::This || to.clone() != Area::Leader}
             {? to.clone() != Area::Leader}];
        (Trigger::PlacedAsLeader) => [("is placed in your leader area" | "is placed in a leader area") {? *card == Watched::This}];
        (Trigger::Switched(same, Mode::Rest)) => [("is switched to rest mode" | "switched to rest mode" | "is switched from active mode to rest mode") {same: Tacit(card.clone())}];
        (Trigger::Switched(same, Mode::Active)) => [("is switched to active mode" | "switched to active mode" | "is switched from rest mode to active mode") {same: Tacit(card.clone())}];
        (Trigger::FromUnder(same, above, to)) => [{! goes()} "from under" {above: host()} {to: into_area(card.clone())} {same: Tacit(card.clone())}]
            | [{! goes()} {to: into_area(card.clone())} "from under" {above: host()} {same: Tacit(card.clone())}];
        (Trigger::GoesUnder(same, above)) => [{! goes()} "under" {above: host()} {same: Tacit(card.clone())}];
        (Trigger::From(from, event)) => [{! goes()} "from your" {from: area()} {event: Boxed(goes_under(card.clone()))}];
        (Trigger::By(Doer::Card(same), event)) => [
            ("kos" | "ko-s" | "ko's") {event: Boxed(kod_object())} {same: Tacit(card.clone())} {-> |s| s.it = None}
        ];
        (Trigger::By(Doer::AttackOf(same), event)) => [
            ("attacks and kos" | "attacks and ko-s" | "attacks and ko's") {event: Boxed(kod_object())} {same: Tacit(card.clone())} {-> |s| s.it = None}
        ] | [
            ("kos" | "ko-s" | "ko's") {event: Boxed(kod_object())} ("by attacking it" | "by attacking" | "with its attack")
            {same: Tacit(card.clone())} {-> |s| s.it = None}
        ];
        (Trigger::DealsDamage(same)) => [("deals damage to your opponent" | "deals damage") ("by attacking" | "") {same: Tacit(card.clone())}];
        (Trigger::LosesMarker(same)) => [("loses a marker" | "loses markers") {same: Tacit(card.clone())}];
        (Trigger::UsesBlocker(same)) => [
            ("activates [Blocker]" | "activates a [Blocker] skill" | "activates the [Blocker] skill" | "activates its [Blocker] skill" | "activates its [Blocker]")
            {same: Tacit(card.clone())}
        ];
        (Trigger::UsesKeyword(same, words)) => [
            ("activates" | "activate") ("a" | "an" | "the" | "its" | "") {words: Keywords} ("skill" | "") {same: Tacit(card.clone())}
            {? is_for_all(&words)}
        ] | ["activates its" {words: OwnKeywords} ("skill" | "") {same: Tacit(card.clone())} {? *card == Watched::This}];
    }

    fn goes() -> () {
        (()) => [("is placed" | "placed" | "is put" | "is sent" | "is returned" | "returned" | "is added")];
    }

    fn goes_under(card: Watched) -> Trigger {
        (Trigger::GoesUnder(same, above)) => ["under" {above: host()} {same: Tacit(card.clone())}];
    }

    /// The card that others lie under.
    fn host() -> Watched {
        (Watched::This) => ["this card"];
        (Watched::Any(Filter::Any)) => [("another card" | "a card")];
        (Watched::Yours(filter)) => [("one of your" | "your") {filter: description()}] | [("a" | "an" | "") {filter: description()} "in your battle area"];
        (Watched::Any(filter)) => [("a" | "an") {filter: description()} {? !filter.is_any()}];
    }

    /// What happens to a card under another.
    fn happens_below(card: Watched, above: Watched) -> Trigger {
        (Trigger::FromUnder(same, host, to)) => [{! goes()} {to: into_area(card.clone())} {same: Tacit(card.clone())} {host: Tacit(above.clone())}];
    }

    /// A card under another.
    fn below() -> (Watched, Watched) {
        ((Watched::This, above)) => ["this card under" {above: host()}];
        ((Watched::Any(filter), above)) => [("a" | "an") {filter: description()} "under" {above: host()}];
    }

    /// The card that is KO'd, after "KO's".
    fn kod_object() -> Trigger {
        (Trigger::Kod(Watched::Theirs(filter))) => [("one of your opponent's" | "your opponent's" | "an opponent's") {filter: description()}];
        (Trigger::Kod(Watched::Any(filter))) => [("a" | "an") {filter: description()}];
    }

    /// What the attack of this card does, after "this card's attack".
    fn attack_does() -> Trigger {
        (Trigger::DealsDamage(same)) => ["deals damage" ("to your opponent" | "to an opponent" | "") {same: Tacit(Watched::This)}];
        (Trigger::By(Doer::AttackOf(same), event)) => [{event: Boxed(struck())} {same: Tacit(Watched::This)}]
            | [("kos" | "ko-s" | "ko's") {event: Boxed(kod_object())} {same: Tacit(Watched::This)}];
    }

    fn struck() -> Trigger {
        (Trigger::LosesMarker(Watched::Theirs(filter))) =>
            ["removes" ("a marker" | "markers") "from" ("an opponent's" | "your opponent's" | "one of your opponent's") {filter: description()}];
    }

    /// Cards that lie somewhere, and where: `a card in your life`.
    fn lying() -> (Watched, Area) {
        ((Watched::Yours(filter), from)) => [("a" | "an" | "") {filter: description()} ("in" | "from") "your" {from: area()}];
        ((Watched::Theirs(filter), from)) => [("a" | "an" | "") {filter: description()} ("in" | "from") "your opponent's" {from: area()}];
        ((Watched::Any(filter), from)) => [("a" | "an") {filter: description()} ("in" | "from") ("a" | "an" | "the") {from: area()}];
        ((Watched::Yours(Filter::Any), from)) => [("one of your" | "1 of your" | "your") {from: of_itself()}];
        ((Watched::Theirs(Filter::Any), from)) => [("one of your opponent's" | "1 of your opponent's" | "your opponent's") {from: of_itself()}];
    }

    /// Areas whose cards have no other name.
    fn of_itself() -> Area {
        (Area::Life) => ["life"];
        (Area::Energy) => ["energy"];
    }

    /// What happens to a card that lies there.
    fn happens_there(card: Watched, from: Area) -> Trigger {
        (Trigger::Moved(same, there, to)) => [
            ("is placed" | "placed" | "is put" | "is sent" | "sent" | "is returned" | "returned" | "is added" | "added" | "is moved" | "moved")
            {to: into_area(card.clone())} {same: Tacit(card.clone())} {there: Tacit(from.clone())}
        ] | [
            ("is discarded" | "discarded") {to: Tacit(Area::Drop)} {? *from == Area::Hand} {same: Tacit(card.clone())} {there: Tacit(from.clone())}
        ];
        (Trigger::From(there, event)) => [
            ("is played" | "played") {there: Tacit(from.clone())} {event: Boxed(Tacit(Trigger::Played(card.clone())))} {? !from.skills_work()}
        ] | [
            ("is used in a combo" | "used in a combo") {there: Tacit(from.clone())} {event: Boxed(Tacit(Trigger::Comboed(card.clone())))}
        ];
        (Trigger::TurnedUp(same)) => [("is flipped face up" | "is flipped to its front side") {same: Tacit(card.clone())} {? *from == Area::Life}];
        (Trigger::Leaves(same, there)) => ["leaves" {there: some_area(card.clone())} {? there.clone() == *from} {same: Tacit(card.clone())}];
    }

    /// What happens to a card that is nobody's yet: it goes from one of your areas, or into one.
    fn happens_here(card: Watched) -> Trigger {
        (Trigger::Moved(same, from, to)) => [
            ("is placed" | "are placed" | "is put" | "is sent" | "is returned" | "is added" | "is moved")
            "from your" {from: area()} {to: into_area(card.clone())} {same: Tacit(card.clone())}
        ] | [
            ("is placed" | "are placed" | "is put" | "is sent" | "is returned" | "is added" | "is moved")
            {to: into_area(card.clone())} "from your" {from: area()} {same: Tacit(card.clone())}
        ];
        (Trigger::Leaves(same, from)) => [("is removed from your" | "leaves your") {from: area()} {same: Tacit(card.clone())}];
        (Trigger::Played(same)) => ["is played in your battle area" {same: Tacit(card.clone())}];
        (Trigger::Enters(same, Area::Battle)) => [("is placed in your battle area" | "is placed into your battle area") {same: Tacit(card.clone())}];
    }

    /// What happens to this card, which is somewhere before.
    fn happens_from(before: Area) -> Trigger {
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
        (Trigger::From(same, event)) => [{! goes()} {same: Tacit(before.clone())} {event: Boxed(goes_under(Watched::This))}];
    }

    /// What a skill does to this card: `your red card's skill places this card in a Drop Area from under your Leader`.
    pub(super) fn is_taken_from_below() -> Trigger {
        (Trigger::By(doer, event)) => [{doer: whose_skill()} "skill places this card" {event: Boxed(taken_from_below())} {-> this}];
    }

    fn whose_skill() -> Doer {
        (Doer::SkillOf(Watched::Yours(filter))) => [("your" | "one of your") {filter: Possessive}];
    }

    fn taken_from_below() -> Trigger {
        (Trigger::FromUnder(Watched::This, above, to)) => [{to: into_area(Watched::This)} "from under" {above: host()}];
    }

    /// An area out of which a card goes.
    fn some_area(card: Watched) -> Area {
        (place) => [("its owner's" | "a" | "an" | "the") {place: area()}] | ["your" {place: area()} {? is_yours(card)}]
            | [("your opponent's" | "their") {place: area()} {? is_theirs(card)}];
    }

    /// An area into which a card goes.
    fn into_area(card: Watched) -> Area {
        (place) => [("in" | "into" | "to") ("its owner's" | "their owner's" | "a" | "an" | "the") {place: area()}]
            | [("in" | "into" | "to") "your" {place: area()} {? is_yours(card)}]
            | [("in" | "into" | "to") ("your opponent's" | "their") {place: area()} {? is_theirs(card)}]
            | [("in" | "into" | "to") "a player's" {place: area()} {? is_anyones(card)}];
    }
}

fn is_yours(card: &Watched) -> bool {
    matches!(card, Watched::This | Watched::Yours(_) | Watched::YourOther(_) | Watched::Either(_))
}

fn is_theirs(card: &Watched) -> bool {
    matches!(card, Watched::Theirs(_))
}

fn is_anyones(card: &Watched) -> bool {
    matches!(card, Watched::Any(_))
}

/// The cards that can be named first where an event is said.
fn subjects(event: &Trigger) -> Vec<&Watched> {
    match event {
        Trigger::By(Doer::Card(card) | Doer::AttackOf(card), done) => [card].into_iter().chain(subject(done)).collect(),
        Trigger::By(_, event) | Trigger::From(_, event) | Trigger::While(_, event) => subjects(event),
        Trigger::Either(parts) => parts.first().map(subjects).unwrap_or_default(),
        _ => subject(event).into_iter().collect(),
    }
}

/// The card that an event is about, where it is said first.
pub(super) fn subject(event: &Trigger) -> Option<&Watched> {
    use Trigger as T;
    match event {
        // 7-1-1: the card itself, which is attacked.
        T::AttacksA(_, Filter::This) | T::PlacedAsLeader => Some(&Watched::This),
        T::Played(card)
        | T::Attacks(card)
        | T::AttacksA(card, _)
        | T::Attacked(card)
        | T::Comboed(card)
        | T::Kod(card)
        | T::Leaves(card, _)
        | T::Moved(card, ..)
        | T::FromUnder(card, ..)
        | T::Enters(card, _)
        | T::Switched(card, _)
        | T::DealsDamage(card)
        | T::LosesMarker(card)
        | T::TurnedUp(card)
        | T::GoesUnder(card, _)
        | T::UsesBlocker(card)
        | T::UsesKeyword(card, _) => Some(card),
        T::By(_, event) | T::From(_, event) | T::While(_, event) => subject(event),
        T::Either(parts) => parts.first().and_then(subject),
        _ => None,
    }
}

const FACE_UP: &str = "this face-up card in your life";

/// It lay face up where it was.
fn came_face_up() -> Condition {
    Condition::Are(Cards::This, Filter::CameFaceUp)
}

/// The card that lies above.
fn from_under(event: &Trigger) -> Option<&Watched> {
    match event {
        Trigger::FromUnder(_, above, _) => Some(above),
        Trigger::By(_, event) | Trigger::While(_, event) => from_under(event),
        Trigger::Either(parts) => parts.first().and_then(from_under),
        _ => None,
    }
}

/// `this card in your hand`: where the subject is before.
fn before(event: &Trigger) -> Option<Area> {
    match event {
        Trigger::From(area, _) | Trigger::Moved(_, area, _) | Trigger::Leaves(_, area) => Some(*area),
        Trigger::TurnedUp(_) => Some(Area::Life),
        Trigger::By(_, event) | Trigger::While(_, event) => before(event),
        Trigger::Either(parts) => parts.first().and_then(before),
        _ => None,
    }
}

const IN_YOUR_BATTLE_AREA: &[&str] = &["in your battle area", "in your battle areas"];

/// Events of which only cards in Battle Areas know.
fn is_of_battle_area(event: &Trigger) -> bool {
    match event {
        Trigger::By(_, event) | Trigger::While(_, event) => is_of_battle_area(event),
        Trigger::Either(events) => events.iter().all(is_of_battle_area),
        Trigger::Kod(_) | Trigger::Leaves(_, Area::Battle) | Trigger::Moved(_, Area::Battle, _) => true,
        _ => false,
    }
}

/// A subject, and one thing or several that happen to it: `this card is played or attacks`.
#[derive(Clone)]
struct Happens;

impl Phrase for Happens {
    type Value = Trigger;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Trigger> {
        let mut ways = Ways::new();
        for (card, at) in watched().read(page, at) {
            let at = at.speak(with(&card));
            if let Watched::Any(filter) = &card {
                let yours = || Watched::Yours(filter.clone());
                ways.extend(Circumstanced(happens_here(yours())).read(page, at));
                ways.extend(FromYours(yours()).read(page, at));
                if let Some(at) = page.any(at, IN_YOUR_BATTLE_AREA) {
                    let there = one_or_several(Circumstanced(happens(yours()))).read(page, at).into_iter();
                    ways.extend(there.filter(|(event, _)| is_of_battle_area(event)));
                }
            }
            ways.extend(one_or_several(Circumstanced(happens(card))).read(page, at));
        }
        if let Some(at) = page.any(at, &["this card in your", "this card in a"]) {
            for (area, at) in area().read(page, at) {
                let at = at.speak(this);
                ways.extend(one_or_several(Circumstanced(happens_from(area))).read(page, at));
            }
        }
        if let Some(at) = page.lit(at, FACE_UP) {
            let events = one_or_several(Circumstanced(happens_from(Area::Life))).read(page, at.speak(this)).into_iter();
            ways.extend(events.map(|(event, at)| (Trigger::While(came_face_up(), Box::new(event)), at)));
        }
        if let Some(at) = page.any(at, ITS_ATTACK) {
            ways.extend(one_or_several(Circumstanced(attack_does())).read(page, at.speak(this)));
        }
        for ((card, above), at) in below().read(page, at) {
            let at = at.speak(with(&card));
            ways.extend(Circumstanced(one_or_several(happens_below(card, above))).read(page, at));
        }
        for ((card, from), at) in lying().read(page, at) {
            let at = at.speak(with(&card)).speak(theirs(&card));
            ways.extend(Circumstanced(one_or_several(happens_there(card, from))).read(page, at));
        }
        ways
    }

    fn says(&self, value: &Trigger, page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = Vec::new();
        for card in subjects(value) {
            for at in watched().says(card, page, at) {
                let at = at.speak(with(card));
                places.extend(one_or_several(Circumstanced(happens(card.clone()))).says(value, page, at));
            }
            if page.is_blank() && !places.is_empty() {
                return places;
            }
            places.extend(says_elsewhere(value, card, page, at));
        }
        if let Some(at) = page.any(at, ITS_ATTACK) {
            places.extend(one_or_several(Circumstanced(attack_does())).says(value, page, at.speak(this)));
        }
        places
    }
}

/// `a red card is played from your hand`: what comes from there is yours.
#[derive(Clone)]
struct FromYours(Watched);

impl Phrase for FromYours {
    type Value = Trigger;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Trigger> {
        let begun = happens(self.0.clone()).read(page, at).into_iter();
        let begun =
            begun.filter_map(|(event, at)| Some((may_come_from(&event).then_some(event)?, page.lit(at, "from your")?)));
        begun
            .flat_map(|(event, at)| Areas.read(page, at).into_iter().map(move |(areas, at)| (from(&event, &areas), at)))
            .collect()
    }
    fn says(&self, value: &Trigger, page: &Page<'_>, at: At) -> Vec<At> {
        let ways = if page.is_blank() { Ways::new() } else { self.read(page, at) };
        ways.into_iter().filter(|(event, _)| event == value).map(|(_, at)| at).collect()
    }
}

const ITS_ATTACK: &[&str] = &["this card's attack"];

/// The ends of the words for an event about a card of which it is said first where it is.
fn says_elsewhere(value: &Trigger, card: &Watched, page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = Vec::new();
    if let Watched::Yours(filter) = card {
        for at in watched().says(&Watched::Any(filter.clone()), page, at) {
            let at = at.speak(it);
            places.extend(Circumstanced(happens_here(card.clone())).says(value, page, at));
            places.extend(FromYours(card.clone()).says(value, page, at));
            if let Some(at) = page.any(at, IN_YOUR_BATTLE_AREA).filter(|_| is_of_battle_area(value)) {
                places.extend(one_or_several(Circumstanced(happens(card.clone()))).says(value, page, at));
            }
        }
    }
    if let Some(above) = from_under(value) {
        for at in below().says(&(card.clone(), above.clone()), page, at) {
            let event = Circumstanced(one_or_several(happens_below(card.clone(), above.clone())));
            places.extend(event.says(value, page, at.speak(with(card))));
        }
    }
    let Some(before) = before(value) else { return places };
    if *card == Watched::This {
        if let Trigger::While(asked, event) = value
            && *asked == came_face_up()
        {
            let begun = page.lit(at, FACE_UP).map(|at| at.speak(this)).into_iter();
            let life = one_or_several(Circumstanced(happens_from(Area::Life)));
            places.extend(begun.flat_map(|at| life.says(event, page, at)));
        }
        let begun = page.any(at, &["this card in your", "this card in a"]).into_iter();
        for at in begun.flat_map(|at| area().says(&before, page, at)) {
            places.extend(one_or_several(Circumstanced(happens_from(before))).says(value, page, at.speak(this)));
        }
        return places;
    }
    for at in lying().says(&(card.clone(), before), page, at) {
        let at = at.speak(with(card)).speak(theirs(card));
        places.extend(Circumstanced(one_or_several(happens_there(card.clone(), before))).says(value, page, at));
    }
    places
}

/// The owner of a card of the opponent's is "they".
fn theirs(card: &Watched) -> impl FnOnce(&mut Spoken) + use<> {
    let theirs = is_theirs(card);
    move |spoken| spoken.they |= theirs
}

phrase! {
    /// Events with a subject of their own each.
    pub(super) fn events() -> Trigger {
        (one) => [{one: event()}];
        (Trigger::Either(events)) =>
            [{events: Led(event(), event_or_moment(), &[", or when", "or when", ", or", "or"])} {-> |s| s.it = None}];
    }

    fn event_or_moment() -> Trigger {
        (one) => [{one: event()}] | [{one: super::moment()}];
    }

    pub(super) fn event() -> Trigger {
        (event) => [{event: Happens}] | [{event: act()}];
    }
}
