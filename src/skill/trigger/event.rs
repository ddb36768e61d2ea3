//! Events: a subject and what happens to it.

use super::act::act;
use super::during::{Circumstanced, from, may_come_from, one_or_several, subject};
use super::happens::{
    attack_does, happens, happens_from, happens_here, happens_there, in_battle_area, is_theirs, lying, with,
};
use super::subject::{it, this, watched};
use crate::ability::{Area, Cards, Condition, Doer, Filter, Trigger, Watched};
use crate::skill::cards::{area, named_areas};
use crate::skill::condition::condition;
use crate::skill::phrase::{At, Boxed, Led, Page, Phrase, Referent, Spoken, Ways, phrase};
use crate::skill::word::card_name;

/// The cards that can be named first where an event is said.
fn subjects(event: &Trigger) -> Vec<&Watched> {
    match event {
        Trigger::By(Doer::Card(card) | Doer::AttackOf(card), done) => [card].into_iter().chain(subject(done)).collect(),
        Trigger::By(_, event) | Trigger::From(_, event) | Trigger::While(_, event) => subjects(event),
        Trigger::Either(parts) => parts.first().map(subjects).unwrap_or_default(),
        _ => subject(event).into_iter().collect(),
    }
}

/// `this card in your hand`: where the subject is before.
fn before(event: &Trigger) -> Option<Area> {
    match event {
        Trigger::From(area, _)
        | Trigger::Moved(_, area, _)
        | Trigger::Leaves(_, area)
        | Trigger::While(Condition::In(Cards::This, area), _) => Some(*area),
        Trigger::TurnedUp(_) => Some(Area::Life),
        Trigger::ComboGoes(_) => Some(Area::Combo),
        Trigger::Kod(_) => Some(Area::Battle),
        Trigger::By(_, event) | Trigger::While(_, event) => before(event),
        Trigger::Either(parts) => parts.first().and_then(before),
        _ => None,
    }
}

/// Behind the card that comes to your Battle Area.
const PLAYED_THERE: &str = "is played in your battle area";

/// Behind the card that comes to the areas of the opponent.
const PLAYED_IN_THEIRS: &str = "is played in your opponent's battle area or unison area";

const IN_YOUR_BATTLE_AREA: &[&str] = &["in your battle area", "in your battle areas"];

/// Events of which only cards in Battle Areas know.
fn is_of_battle_area(event: &Trigger) -> bool {
    match event {
        Trigger::By(doer, _) if is_yours(doer) => false,
        Trigger::By(_, event) | Trigger::While(_, event) => is_of_battle_area(event),
        Trigger::Either(events) => events.iter().all(is_of_battle_area),
        Trigger::Kod(_) | Trigger::Leaves(_, Area::Battle) | Trigger::Moved(_, Area::Battle, _) => true,
        _ => false,
    }
}

/// Whether it is a card of yours that does something, wherever it lies.
fn is_yours(doer: &Doer) -> bool {
    matches!(doer, Doer::AttackOf(Watched::Yours(_)) | Doer::Card(Watched::Yours(_)) | Doer::SkillOf(Watched::Yours(_)))
}

/// Whether such a card is what the event is about.
fn is_done_by_yours(event: &Trigger) -> bool {
    match event {
        Trigger::By(doer, _) => is_yours(doer),
        Trigger::While(_, event) => is_done_by_yours(event),
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
                let there = in_battle_area(&yours()).zip(page.lit(at, PLAYED_THERE));
                ways.extend(there.map(|(card, at)| (Trigger::Played(card), at)));
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
        ways.extend(heard_of(page, at));
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
            if page.is_enough(&places) {
                return places;
            }
            places.extend(says_elsewhere(value, card, page, at));
        }
        if let Some(at) = page.any(at, ITS_ATTACK) {
            places.extend(one_or_several(Circumstanced(attack_does())).says(value, page, at.speak(this)));
        }
        places.extend(page.found(value, || heard_of(page, at)));
        places
    }
}

/// Events that are said in a way that is only heard: of a card by its bare name, of a card in one of two areas, of a card
/// that is attacked in your Battle Area, or does something there.
fn heard_of(page: &Page<'_>, at: At) -> Ways<Trigger> {
    let mut ways = Ways::new();
    for (named, at) in card_name().read(page, at) {
        let (card, at) = (Watched::Yours(Filter::Name(named)), at.speak(it));
        let there = in_battle_area(&card).zip(page.lit(at, PLAYED_THERE));
        ways.extend(there.map(|(card, at)| (Trigger::Played(card), at)));
        ways.extend(FromYours(card).read(page, at));
    }
    if let Some(at) = page.lit(at, "this card in your") {
        for (areas, at) in named_areas().read(page, at).into_iter().filter(|(areas, _)| areas.len() > 1) {
            let events = happens_from(areas[0]).read(page, at.speak(this)).into_iter();
            ways.extend(events.filter_map(|(event, at)| match event {
                Trigger::From(_, event) => Some((from(&event, &areas), at)),
                Trigger::Moved(card, _, to) => {
                    let from = |from: &Area| Trigger::Moved(card.clone(), *from, to);
                    Some((Trigger::Either(areas.iter().map(from).collect()), at))
                }
                _ => None,
            }));
        }
    }
    for (card, at) in watched().read(page, at) {
        let Watched::Any(filter) = card else { continue };
        let theirs = page.lit(at, PLAYED_IN_THEIRS).map(|at| (Trigger::Played(Watched::Theirs(filter.clone())), at));
        ways.extend(theirs.map(|(event, at)| (event, at.speak(|spoken| spoken.they = true))));
        let Some((card, at)) = in_battle_area(&Watched::Yours(filter)).zip(page.any(at, IN_YOUR_BATTLE_AREA)) else {
            continue;
        };
        if let Some(at) = page.any(at, &["is attacked"]) {
            let at = at.speak(|spoken| spoken.it = Some(Referent::Attacked));
            ways.push((Trigger::Attacked(card.clone()), at));
        }
        let does = one_or_several(Circumstanced(happens(card.clone()))).read(page, at.speak(with(&card))).into_iter();
        ways.extend(does.filter(|(event, _)| is_done_by_yours(event)));
    }
    ways
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
            .flat_map(|(event, at)| {
                named_areas().read(page, at).into_iter().map(move |(areas, at)| (from(&event, &areas), at))
            })
            .collect()
    }
    fn says(&self, value: &Trigger, page: &Page<'_>, at: At) -> Vec<At> {
        page.found(value, || self.read(page, at))
    }
}

const FACE_UP: &str = "this face-up card in your life";

/// It lay face up where it was.
fn came_face_up() -> Condition {
    Condition::Are(Cards::This, Filter::CameFaceUp)
}

const ITS_ATTACK: &[&str] = &["this card's attack"];

/// The ends of the words for an event about a card of which it is said first where it is.
fn says_elsewhere(value: &Trigger, card: &Watched, page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = Vec::new();
    if let Trigger::Played(played) = value {
        let named = page.heard(|| watched().read(page, at)).into_iter();
        places.extend(named.filter_map(|(card, at)| {
            let Watched::Any(filter) = card else { return None };
            let there = in_battle_area(&Watched::Yours(filter)).filter(|card| card == played);
            there.and_then(|_| page.lit(at.speak(it), PLAYED_THERE))
        }));
    }
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
    pub(in crate::skill) fn events() -> Trigger {
        (one) => [{one: event()}];
        // Behind several events, it is asked of all of them.
        (Trigger::While(asked, happening)) => [{happening: Boxed(event())} (", and if" | "and if") {asked: condition()}];
        (Trigger::Either(events)) =>
            [{events: Led(event(), event_or_moment(), &[", or when", "or when", ", or if", "or if", ", or", "or"])} {-> |s| s.it = None}];
    }

    fn event_or_moment() -> Trigger {
        (one) => [{one: event()}] | [{one: super::moment()}];
    }

    pub(super) fn event() -> Trigger {
        (event) => [{event: Happens}] | [{event: act()}];
    }
}
