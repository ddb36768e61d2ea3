//! Events: a subject and what happens to it, or a player and what they do.

use super::doer::{Keywords, doer};
use super::subject::{anyones, it, mine, theirs, this, watched};
use crate::ability::{Area, Doer, Family, Filter, Keyword, Mode, Trigger, Watched, Who};
use crate::card::Kind;
use crate::skill::card::description;
use crate::skill::condition::condition;
use crate::skill::phrase::{At, Boxed, Page, Phrase, Referent, Several, Spoken, Tacit, Ways, phrase};
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
    /// What happens to the subject.
    fn happens(card: Watched) -> Trigger {
        (Trigger::Played(same)) => [("is played" | "are played" | "played") {same: Tacit(card.clone())}];
        (Trigger::Attacks(same)) => [("attacks" | "attack") {same: Tacit(card.clone())}];
        (Trigger::AttacksA(same, filter)) => [
            ("attacks one of your opponent's" | "attacks an opponent's" | "attacks your opponent's" | "attacks an" | "attacks a" | "attack a")
            {filter: description()} {same: Tacit(card.clone())}
        ];
        (Trigger::Attacked(same)) => [("is attacked" | "are attacked") {same: Tacit(card.clone())} {-> attacked(card)}];
        (Trigger::Comboed(same)) =>
            [("is used in a combo" | "are used in a combo" | "used in a combo") {same: Tacit(card.clone())}];
        (Trigger::Kod(same)) => [("is ko'd" | "is ko-ed" | "are ko'd" | "ko'd") {same: Tacit(card.clone())}];
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
            [("is placed" | "are placed" | "placed" | "is put" | "is sent" | "sent" | "is added" | "added") {to: into_area(card.clone())}
             {same: Tacit(card.clone())} {? *card == Watched::This || to.clone() != Area::Leader}
             {? to.clone() != Area::Leader}];
        (Trigger::PlacedAsLeader) => [("is placed in your leader area" | "is placed in a leader area") {? *card == Watched::This}];
        (Trigger::Switched(same, Mode::Rest)) => [("is switched to rest mode" | "switched to rest mode") {same: Tacit(card.clone())}];
        (Trigger::Switched(same, Mode::Active)) => [("is switched to active mode" | "switched to active mode") {same: Tacit(card.clone())}];
        (Trigger::TurnedUp(same)) => [("is flipped face up" | "flipped face up") {same: Tacit(card.clone())}];
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
        (Trigger::TurnedUp(Watched::This)) => ["is flipped face up" {? *before == Area::Life}];
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
            | [("in" | "into" | "to") ("your opponent's" | "their") {place: area()} {? is_theirs(card)}];
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
            | ["your opponent combos" {card: Tacit(Watched::Theirs(Filter::Any))} {-> theirs_now}];
        (Trigger::Attacks(card)) => [("you attack with" | "attack with") {card: mine()}] | ["your opponent attacks with" {card: theirs()}]
            | ["your opponent attacks" {card: Tacit(Watched::Theirs(Filter::Any))} {-> theirs_now}]
            | ["a player attacks" {card: Tacit(Watched::Any(Filter::Any))} {-> it}];
        (Trigger::AttacksA(Watched::Theirs(Filter::Any), target)) =>
            [("your opponent attacks your" | "your opponent attacks one of your" | "your opponent attacks a") {target: description()} {-> it}];
        (Trigger::PowerFalls(card)) => ["the power of" {card: watched()} "is decreased"];
        (Trigger::PowerRises(card)) => ["the power of" {card: watched()} "is increased"]
            | ["this card's power is increased" {card: Tacit(Watched::This)} {-> this}];
        (Trigger::Either(events)) => [{events: TwoActs}];
        (Trigger::UsesThis) => [("you activate this card" | "this card is activated") {-> this}];
        (Trigger::DealsDamage(card)) => [("you deal damage to your opponent by attacking with") {card: mine()} {-> |s| s.it = None}];
        (Trigger::SwitchesEnergy(Who::Opponent, Mode::Active)) =>
            [("your opponent switches their energy to active mode" | "your opponent switches energy to active mode") {-> |s| (s.it, s.they) = (None, true)}];
        (Trigger::SwitchesEnergy(Who::You, Mode::Active)) =>
            [("your energy is switched to active mode" | "one of your energy is switched to active mode" | "you switch your energy to active mode") {-> |s| s.it = None}];
        (Trigger::Moved(Watched::Yours(Filter::Any), Area::Energy, to)) => [
            ("one of your energy is placed" | "a card in your energy is placed" | "your energy is placed") {to: into_area(mine_all())} {-> it}
        ];
        (Trigger::Moved(Watched::Yours(Filter::Any), Area::Life, to)) => [
            ("a card in your life is" | "a card from your life is" | "your life is" | "one of your life is") ("placed" | "added") {to: into_area(mine_all())} {-> it}
        ] | ["a card is" ("placed" | "added" | "moved") "from your life" {to: into_area(mine_all())} {-> it}];
        (Trigger::Moved(Watched::Theirs(Filter::Any), Area::Life, to)) => [
            ("a card in your opponent's life is" | "your opponent's life is") {-> |s| s.they = true} ("placed" | "added") {to: into_area(theirs_all())} {-> it}
        ];
        (Trigger::TurnedUp(card)) =>
            [("a card in your life is flipped face up" | "one of your life is flipped face up") {card: Tacit(mine_all())} {-> it}]
            | ["a card in your opponent's life is flipped face up" {card: Tacit(theirs_all())} {-> theirs_now}];
        // What lies in life already is not placed there.
        (Trigger::Enters(Watched::Yours(filter), Area::Life)) =>
            [("a card is placed in your life face up from any area other than your life" | "a card is placed face up in your life")
             {filter: Tacit(Filter::FaceUp)} {-> it}];
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
            ["your opponent activates" ("a" | "an" | "") {filter: description()} {-> theirs_now} {? is_extra(&filter)}];
        (Trigger::UsesCounter(Who::Opponent)) =>
            [("your opponent activates a [Counter] skill" | "your opponent activates a [Counter]" | "your opponent activates [Counter]") {-> |s| s.they = true}];
        (Trigger::UsesCounter(Who::You)) => [("you activate a [Counter] skill" | "you activate a [Counter]")];
        (Trigger::UsesBlocker(Watched::This)) => [("you activate this card's [Blocker] skill" | "you activate this card's [Blocker]") {-> this}];
        (Trigger::UsesBlocker(card)) => [
            ("your opponent activates a [Blocker] skill" | "your opponent activates [Blocker]") {card: Tacit(Watched::Theirs(Filter::Any))} {-> theirs_now}
        ];
        (Trigger::UsesKeyword(Watched::This, words)) =>
            ["you activate this card's" {words: Keywords} ("skill" | "") {? is_for_all(&words)} {-> this}];
        (Trigger::UsesKeyword(card, words)) => [
            "you activate" ("a" | "an" | "") {words: Keywords} ("skill" | "") {card: Tacit(Watched::Yours(Filter::Any))} {? is_for_all(&words)} {-> it}
        ] | [
            "your opponent activates" ("a" | "an" | "") {words: Keywords} ("skill" | "") {card: Tacit(Watched::Theirs(Filter::Any))}
            {? is_for_all(&words)} {-> theirs_now}
        ];
        (Trigger::Damaged(Who::You)) => ["you take damage"];
        (Trigger::Damaged(Who::Opponent)) => ["your opponent takes damage" {-> |s| s.they = true}];
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

/// "It" is a card of the opponent, who is "they".
fn theirs_now(spoken: &mut Spoken) {
    it(spoken);
    spoken.they = true;
}

fn is_yours(card: &Watched) -> bool {
    matches!(card, Watched::This | Watched::Yours(_) | Watched::YourOther(_) | Watched::Either(_))
}

fn is_theirs(card: &Watched) -> bool {
    matches!(card, Watched::Theirs(_))
}

fn mine_all() -> Watched {
    Watched::Yours(Filter::Any)
}

fn theirs_all() -> Watched {
    Watched::Theirs(Filter::Any)
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
        | Trigger::SwitchesEnergy(..)
        | Trigger::PowerFalls(_)
        | Trigger::PowerRises(_)
        | Trigger::Damaged(_)
        | Trigger::TurnedUp(_)
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
        | T::TurnedUp(card)
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
        Trigger::TurnedUp(Watched::This) => Some(Area::Life),
        Trigger::By(_, event) | Trigger::While(_, event) => before(event),
        Trigger::Either(parts) => parts.first().and_then(before),
        _ => None,
    }
}

const OR: &[&str] = &[", or", "or"];

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
        if let Watched::Yours(filter) = card {
            for at in watched().says(&Watched::Any(filter.clone()), page, at) {
                let at = at.speak(it);
                places.extend(Circumstanced(happens_here(card.clone())).says(value, page, at));
                if let Some(at) = page.any(at, IN_YOUR_BATTLE_AREA).filter(|_| is_of_battle_area(value)) {
                    places.extend(one_or_several(Circumstanced(happens(card.clone()))).says(value, page, at));
                }
            }
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
        ways.extend(several.map(|(events, at)| {
            let at = at.speak(in_doubt(&events));
            (Trigger::Either(events), at)
        }));
        ways
    }
    fn says(&self, value: &Trigger, page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = self.0.says(value, page, at);
        if let Trigger::Either(events) = value {
            let said = Several(self.0.clone(), OR).says(events, page, at).into_iter();
            places.extend(said.map(|at| at.speak(in_doubt(events))));
        }
        places
    }
}

/// A card that "attacks or is attacked" is the attacking card or the other: no word means either.
fn in_doubt(events: &[Trigger]) -> impl FnOnce(&mut Spoken) + use<> {
    let doubt = events.iter().any(|event| matches!(event, Trigger::Attacked(card) if *card != Watched::This));
    move |spoken| {
        if doubt {
            spoken.it = None;
        }
    }
}

/// `you play or combo with this card`, `you attack with this card or combo with it`: two things that you do with one card.
#[derive(Clone)]
struct TwoActs;

phrase! {
    fn two_verbs(card: Watched) -> Vec<Trigger> {
        (events) => [("you play or combo with") {events: Tacit(vec![Trigger::Played(card.clone()), Trigger::Comboed(card.clone())])}]
            | [("you attack or combo with") {events: Tacit(vec![Trigger::Attacks(card.clone()), Trigger::Comboed(card.clone())])}]
            | [("you play or attack with") {events: Tacit(vec![Trigger::Played(card.clone()), Trigger::Attacks(card.clone())])}];
    }

    fn again(card: Watched) -> Vec<Trigger> {
        (events) => [("you attack with this card or combo with it") {events: Tacit(vec![Trigger::Attacks(card.clone()), Trigger::Comboed(card.clone())])}]
            | [("you play this card or combo with it") {events: Tacit(vec![Trigger::Played(card.clone()), Trigger::Comboed(card.clone())])}]
            | [("you play this card or attack with it") {events: Tacit(vec![Trigger::Played(card.clone()), Trigger::Attacks(card.clone())])}];
    }
}

impl Phrase for TwoActs {
    type Value = Vec<Trigger>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Trigger>> {
        let mut ways = again(Watched::This).read(page, at.speak(this));
        for (events, at) in two_verbs(Watched::This).read(page, at) {
            ways.extend(page.lit(at, "this card").map(|at| (events, at.speak(this))));
        }
        ways
    }
    fn says(&self, value: &Vec<Trigger>, page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().filter(|(events, _)| events == value).map(|(_, at)| at).collect()
    }
}
