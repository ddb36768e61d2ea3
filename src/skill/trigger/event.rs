//! Events: a subject and what happens to it, or a player and what they do.

use super::doer::{Keywords, doer};
use super::subject::{anyones, it, mine, theirs, this, watched};
use crate::ability::{Area, Doer, Family, Filter, Keyword, Mode, Trigger, Watched, Who};
use crate::card::Kind;
use crate::skill::card::description;
use crate::skill::condition::condition;
use crate::skill::phrase::{At, Boxed, Page, Phrase, Several, Spoken, Tacit, Ways, phrase};
use crate::skill::place::{Areas, area};

fn with(card: &Watched) -> impl FnOnce(&mut Spoken) {
    let this_card = *card == Watched::This;
    move |spoken| if this_card { this(spoken) } else { it(spoken) }
}

phrase! {
    /// What happens to the subject.
    fn happens(card: Watched) -> Trigger {
        (Trigger::Played(same)) => [("is played" | "are played" | "played") {same: Tacit(card.clone())}];
        (Trigger::Attacks(same)) => [("attacks" | "attack") {same: Tacit(card.clone())}];
        (Trigger::AttacksA(same, filter)) => [
            ("attacks a" | "attacks an" | "attack a" | "attacks one of your opponent's" | "attacks an opponent's" | "attacks your opponent's")
            {filter: description()} {same: Tacit(card.clone())}
        ];
        (Trigger::Attacked(same)) => [("is attacked") {same: Tacit(card.clone())} {? *card == Watched::This}];
        (Trigger::Comboed(same)) =>
            [("is used in a combo" | "are used in a combo" | "used in a combo") {same: Tacit(card.clone())}];
        (Trigger::Kod(same)) => [("is ko'd" | "is ko-ed" | "are ko'd" | "ko'd") {same: Tacit(card.clone())}];
        (Trigger::Leaves(same, from)) =>
            [("is removed from" | "are removed from" | "removed from" | "leaves") {from: some_area()} {same: Tacit(card.clone())}];
        (Trigger::Moved(same, from, to)) =>
            [("is placed" | "are placed" | "placed" | "is put" | "is sent" | "sent" | "is returned" | "returned" | "is added" | "added")
             {to: into_area()} "from" {from: some_area()} {same: Tacit(card.clone())}]
            | [("is placed" | "are placed" | "placed" | "is put" | "is sent" | "sent" | "is returned" | "returned" | "is added" | "added" | "is moved")
             "from" {from: some_area()} {to: into_area()} {same: Tacit(card.clone())}]
            | [("is discarded" | "discarded" | "are discarded") "from your hand" {from: Tacit(Area::Hand)} {to: Tacit(Area::Drop)}
               {same: Tacit(card.clone())}]
            | [("is discarded" | "discarded" | "are discarded") {from: Tacit(Area::Hand)} {to: Tacit(Area::Drop)}
               {same: Tacit(card.clone())}];
        (Trigger::Enters(same, to)) =>
            [("is placed" | "are placed" | "placed" | "is put" | "is sent" | "sent" | "is added" | "added") {to: into_area()}
             {same: Tacit(card.clone())} {? *card == Watched::This || to.clone() != Area::Leader}
             {? to.clone() != Area::Leader}];
        (Trigger::PlacedAsLeader) => [("is placed in your leader area" | "is placed in a leader area") {? *card == Watched::This}];
        (Trigger::Switched(same, Mode::Rest)) => [("is switched to rest mode" | "switched to rest mode") {same: Tacit(card.clone())}];
        (Trigger::Switched(same, Mode::Active)) => [("is switched to active mode" | "switched to active mode") {same: Tacit(card.clone())}];
        (Trigger::DealsDamage(same)) => [("deals damage to your opponent" | "deals damage") {same: Tacit(card.clone())}];
        (Trigger::LosesMarker(same)) => [("loses a marker" | "loses markers") {same: Tacit(card.clone())}];
        (Trigger::UsesBlocker(same)) => [
            ("activates [Blocker]" | "activates a [Blocker] skill" | "activates the [Blocker] skill" | "activates its [Blocker] skill" | "activates its [Blocker]")
            {same: Tacit(card.clone())}
        ];
        (Trigger::UsesKeyword(same, words)) => [
            ("activates" | "activate") ("a" | "an" | "the" | "its" | "") {words: Keywords} ("skill" | "") {same: Tacit(card.clone())}
            {? is_for_all(&words)}
        ];
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
            {same: Tacit(before.clone())} {to: into_area()}
        ] | [
            ("is discarded" | "discarded") {same: Tacit(before.clone())} {to: Tacit(Area::Drop)} {? *before == Area::Hand}
        ];
    }

    /// An area out of which a card goes.
    fn some_area() -> Area {
        (place) => [("your" | "a" | "the" | "an" | "its owner's" | "their" | "your opponent's") {place: area()}];
    }

    /// An area into which a card goes.
    fn into_area() -> Area {
        (place) => [("in" | "into" | "to") ("your" | "a" | "the" | "an" | "its owner's" | "their owner's" | "their" | "your opponent's") {place: area()}];
    }

    /// What a player does.
    fn act() -> Trigger {
        (Trigger::Played(card)) => ["you play" {card: mine()}] | ["your opponent plays" {card: theirs()}]
            | ["a player plays" {card: anyones()}];
        (Trigger::Comboed(card)) => [
            ("you combo with" | "combo with") {card: mine()}
        ]
            | ["you use" {card: mine()} "in a combo"]
            | ["your opponent combos with" {card: theirs()}]
            | ["your opponent uses" {card: theirs()} "in a combo"]
            | ["you combo" {card: Tacit(Watched::Yours(Filter::Any))} {-> it}]
            | ["your opponent combos" {card: Tacit(Watched::Theirs(Filter::Any))} {-> it}];
        (Trigger::Attacks(card)) => [("you attack with" | "attack with") {card: mine()}] | ["your opponent attacks with" {card: theirs()}]
            | ["your opponent attacks" {card: Tacit(Watched::Theirs(Filter::Any))} {-> it}]
            | ["a player attacks" {card: Tacit(Watched::Any(Filter::Any))} {-> it}];
        (Trigger::By(Doer::Card(card), event)) => [
            {card: watched()} ("kos" | "ko-s" | "ko's") {event: Boxed(kod_object())} {-> |s| s.it = None}
        ];
        (Trigger::By(Doer::AttackOf(card), event)) => [
            {card: watched()} ("attacks and kos" | "attacks and ko-s" | "attacks and ko's") {event: Boxed(kod_object())} {-> |s| s.it = None}
        ];
        (Trigger::By(Doer::Evolve, event)) =>
            ["a card evolves into this card" {event: Boxed(Tacit(Trigger::Played(Watched::This)))} {-> this}];
        (Trigger::PlacedAsLeader) => [("you place this card in your leader area" | "you place this card in the leader area") {-> this}];
        (Trigger::UsesExtra(Who::You, filter)) => ["you activate" ("a" | "an" | "") {filter: description()} {-> it} {? is_extra(&filter)}];
        (Trigger::UsesExtra(Who::Opponent, filter)) =>
            ["your opponent activates" ("a" | "an" | "") {filter: description()} {-> it} {? is_extra(&filter)}];
        (Trigger::UsesCounter(Who::Opponent)) =>
            [("your opponent activates a [Counter] skill" | "your opponent activates a [Counter]" | "your opponent activates [Counter]")];
        (Trigger::UsesCounter(Who::You)) => [("you activate a [Counter] skill" | "you activate a [Counter]")];
        (Trigger::UsesBlocker(Watched::This)) => [("you activate this card's [Blocker] skill" | "you activate this card's [Blocker]") {-> this}];
        (Trigger::UsesBlocker(card)) => [
            ("your opponent activates a [Blocker] skill" | "your opponent activates [Blocker]") {card: Tacit(Watched::Theirs(Filter::Any))} {-> it}
        ];
        (Trigger::UsesKeyword(Watched::This, words)) =>
            ["you activate this card's" {words: Keywords} ("skill" | "") {? is_for_all(&words)} {-> this}];
        (Trigger::UsesKeyword(card, words)) => [
            "you activate" ("a" | "an" | "") {words: Keywords} ("skill" | "") {card: Tacit(Watched::Yours(Filter::Any))} {? is_for_all(&words)} {-> it}
        ] | [
            "your opponent activates" ("a" | "an" | "") {words: Keywords} ("skill" | "") {card: Tacit(Watched::Theirs(Filter::Any))}
            {? is_for_all(&words)} {-> it}
        ];
        (Trigger::Damaged(Who::You)) => ["you take damage"];
        (Trigger::Damaged(Who::Opponent)) => ["your opponent takes damage"];
        (Trigger::LosesMarker(card)) => [("a marker is removed from" | "you remove a marker from") {card: watched()}];
    }

    /// The card that is KO'd, after "KO's".
    fn kod_object() -> Trigger {
        (Trigger::Kod(Watched::Theirs(filter))) => [("one of your opponent's" | "your opponent's" | "an opponent's") {filter: description()}];
        (Trigger::Kod(Watched::Any(filter))) => [("a" | "an") {filter: description()}];
    }

    /// What is said of the circumstances.
    fn during(event: Trigger) -> Trigger {
        (Trigger::While(circumstance, same)) => [{circumstance: super::when()} {same: Boxed(Tacit(event.clone()))}]
            | ["and" {circumstance: condition()} {same: Boxed(Tacit(event.clone()))}];
        (Trigger::By(who, same)) => [{who: doer()} {same: Boxed(Tacit(event.clone()))} {? is_somebodys_doing(event)}];
    }
}

/// Keywords with an event of their own are not meant.
fn is_for_all(keywords: &[Keyword]) -> bool {
    !keywords.contains(&Keyword::Blocker) && keywords != Family::Counter.keywords()
}

fn is_extra(filter: &Filter) -> bool {
    match filter {
        Filter::Kind(kind) => *kind == Kind::Extra,
        Filter::All(parts) => parts.iter().any(is_extra),
        Filter::Either(parts) => parts.iter().all(is_extra),
        _ => false,
    }
}

/// Events of which it is known whose doing they are.
fn is_somebodys_doing(event: &Trigger) -> bool {
    match event {
        Trigger::By(_, inner) | Trigger::From(_, inner) => is_somebodys_doing(inner),
        Trigger::Played(_)
        | Trigger::Kod(_)
        | Trigger::Moved(..)
        | Trigger::Leaves(..)
        | Trigger::Enters(..)
        | Trigger::Switched(..)
        | Trigger::Damaged(_)
        | Trigger::LosesMarker(_) => true,
        _ => false,
    }
}

/// Events about a card that came from somewhere.
fn may_come_from(event: &Trigger) -> bool {
    matches!(event, Trigger::Played(_) | Trigger::Comboed(_) | Trigger::UsesExtra(..))
}

/// An event with everything that is said of it after its verb: where the card came from, whose doing it was, in what
/// circumstances.
#[derive(Clone)]
struct Circumstanced<P>(P);

/// `from your hand or deck`: each area by itself.
fn from(event: &Trigger, areas: &[Area]) -> Trigger {
    let from = |area: &Area| Trigger::From(*area, Box::new(event.clone()));
    match areas {
        [one] => from(one),
        several => Trigger::Either(several.iter().map(from).collect()),
    }
}

const FROM: &[&str] = &["from your", "from a", "from the", "from an", "from their"];

impl<P: Phrase<Value = Trigger>> Circumstanced<P> {
    fn says_from(&self, areas: &[Area], event: &Trigger, page: &Page<'_>, at: At) -> Vec<At> {
        if !may_come_from(event) {
            return Vec::new();
        }
        let said = self.0.says(event, page, at).into_iter().filter_map(|at| page.any(at, FROM));
        said.flat_map(|at| Areas.says(&areas.to_vec(), page, at)).collect()
    }
}

impl<P: Phrase<Value = Trigger>> Phrase for Circumstanced<P> {
    type Value = Trigger;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Trigger> {
        let mut ways = self.0.read(page, at);
        for (event, at) in ways.clone() {
            let Some(at) = page.any(at, FROM).filter(|_| may_come_from(&event)) else { continue };
            ways.extend(Areas.read(page, at).into_iter().map(|(areas, at)| (from(&event, &areas), at)));
        }
        let mut open = ways.clone();
        while let Some((event, at)) = open.pop() {
            let more = during(event).read(page, at);
            ways.extend(more.iter().cloned());
            open.extend(more);
        }
        ways
    }

    fn says(&self, value: &Trigger, page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = self.0.says(value, page, at);
        match value {
            Trigger::By(_, event) | Trigger::While(_, event) => {
                let before = self.says(event, page, at);
                places.extend(before.into_iter().flat_map(|at| during(event.as_ref().clone()).says(value, page, at)));
            }
            Trigger::From(area, event) => places.extend(self.says_from(&[*area], event, page, at)),
            Trigger::Either(parts) => {
                let split = |part: &Trigger| match part {
                    Trigger::From(area, event) => Some((*area, event.as_ref().clone())),
                    _ => None,
                };
                let all: Option<Vec<(Area, Trigger)>> = parts.iter().map(split).collect();
                if let Some(all) = all
                    && let Some((_, event)) = all.first()
                    && all.iter().all(|(_, same)| same == event)
                {
                    let areas: Vec<Area> = all.iter().map(|(area, _)| *area).collect();
                    places.extend(self.says_from(&areas, event, page, at));
                }
            }
            _ => {}
        }
        places
    }
}

/// The card that an event is about, where it is said first.
fn subject(event: &Trigger) -> Option<&Watched> {
    use Trigger as T;
    match event {
        T::Played(card)
        | T::Attacks(card)
        | T::AttacksA(card, _)
        | T::Attacked(card)
        | T::Comboed(card)
        | T::Kod(card)
        | T::Leaves(card, _)
        | T::Moved(card, ..)
        | T::Enters(card, _)
        | T::Switched(card, _)
        | T::DealsDamage(card)
        | T::LosesMarker(card)
        | T::UsesBlocker(card)
        | T::UsesKeyword(card, _) => Some(card),
        T::PlacedAsLeader => Some(&Watched::This),
        T::By(_, event) | T::From(_, event) | T::While(_, event) => subject(event),
        T::Either(parts) => parts.first().and_then(subject),
        _ => None,
    }
}

/// `this card in your hand`: where the subject is before.
fn before(event: &Trigger) -> Option<Area> {
    match event {
        Trigger::From(area, _) | Trigger::Moved(Watched::This, area, _) => Some(*area),
        Trigger::By(_, event) | Trigger::While(_, event) => before(event),
        Trigger::Either(parts) => parts.first().and_then(before),
        _ => None,
    }
}

const OR: &[&str] = &[", or", "or"];

/// A subject, and one thing or several that happen to it: `this card is played or attacks`.
#[derive(Clone)]
struct Happens;

impl Phrase for Happens {
    type Value = Trigger;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Trigger> {
        let mut ways = Ways::new();
        for (card, at) in watched().read(page, at) {
            let at = at.speak(with(&card));
            ways.extend(one_or_several(Circumstanced(happens(card))).read(page, at));
        }
        if let Some(at) = page.any(at, &["this card in your", "this card in a"]) {
            for (area, at) in area().read(page, at) {
                let at = at.speak(this);
                ways.extend(one_or_several(Circumstanced(happens_from(area))).read(page, at));
            }
        }
        ways
    }

    fn says(&self, value: &Trigger, page: &Page<'_>, at: At) -> Vec<At> {
        let Some(card) = subject(value) else { return Vec::new() };
        let mut places = Vec::new();
        for at in watched().says(card, page, at) {
            let at = at.speak(with(card));
            places.extend(one_or_several(Circumstanced(happens(card.clone()))).says(value, page, at));
        }
        if page.is_blank() && !places.is_empty() {
            return places;
        }
        if let Some(before) = before(value) {
            let begun = page.any(at, &["this card in your", "this card in a"]).into_iter();
            for at in begun.flat_map(|at| area().says(&before, page, at)) {
                let at = at.speak(this);
                places.extend(one_or_several(Circumstanced(happens_from(before))).says(value, page, at));
            }
        }
        places
    }
}

phrase! {
    /// Events with a subject of their own each.
    pub(super) fn events() -> Trigger {
        (one) => [{one: event()}];
        (Trigger::Either(events)) => [{events: Several(event(), &[", or when", "or when", ", or", "or"])} {-> |s| s.it = None}];
    }

    fn event() -> Trigger {
        (event) => [{event: Happens}] | [{event: Circumstanced(act())}];
    }
}

/// One event, or several joined by "or".
#[derive(Clone)]
struct OneOrSeveral<P>(P);

fn one_or_several<P: Phrase<Value = Trigger>>(event: P) -> OneOrSeveral<P> {
    OneOrSeveral(event)
}

impl<P: Phrase<Value = Trigger> + Clone> Phrase for OneOrSeveral<P> {
    type Value = Trigger;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Trigger> {
        let several = Several(self.0.clone(), OR).read(page, at).into_iter();
        let mut ways = self.0.read(page, at);
        ways.extend(several.map(|(events, at)| (Trigger::Either(events), at)));
        ways
    }
    fn says(&self, value: &Trigger, page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = self.0.says(value, page, at);
        if let Trigger::Either(events) = value {
            places.extend(Several(self.0.clone(), OR).says(events, page, at));
        }
        places
    }
}
