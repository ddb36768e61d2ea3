//! What is said of an event after its verb: where the card came from, whose doing it was, in what circumstances; and several
//! events that share what stands before their verbs.

use super::doer::{doer, named_doer};
use super::subject::watched;
use crate::ability::{Area, Cards, Condition, Doer, Filter, Selector, Trigger, Watched, Who};
use crate::skill::cards::{description, named_areas};
use crate::skill::condition::{condition, played_by};
use crate::skill::first::Leads;
use crate::skill::phrase::{At, Boxed, Led, OR, Page, Phrase, Several, Spoken, Tacit, Ways, phrase};

phrase! {
    /// What is said of the circumstances.
    fn during(event: Trigger) -> Trigger {
        (Trigger::While(circumstance, same)) => [{circumstance: super::when()} {same: Boxed(Tacit(event.clone()))}]
            | [("and" | ", and") {circumstance: condition()} {same: Boxed(Tacit(event.clone()))}];
        (Trigger::While(circumstance, same)) => ["during the turn you played it" {? is_of_this(event)} {circumstance: played_by()} {same: Boxed(Tacit(event.clone()))}];
        (Trigger::While(Condition::Either(battle), same)) =>
            ["with" ("a" | "an") {? is_combo(event) && is_of_this(event)} {battle: beside()} {same: Boxed(Tacit(event.clone()))}];
        (Trigger::By(who, same)) => [{who: doer()} {same: Boxed(Tacit(event.clone()))} {? is_somebodys_doing(event)}];
        (Trigger::By(Doer::SkillOf(card), same)) => [
            ("from non-keyword skills on" | "from a non-keyword skill on" | "by non-keyword skills on" | "by a non-keyword skill on") {card: watched()}
            {same: Boxed(no_keyword(event.clone()))} {? is_somebodys_doing(event)} {-> |s| s.it = None}
        ];
        (Trigger::By(Doer::Skill(Who::Opponent), same)) => [
            ("from an opponent's non-keyword skill" | "by an opponent's non-keyword skill" | "from one of your opponent's non-keyword skills"
             | "by one of your opponent's non-keyword skills") {same: Boxed(no_keyword(event.clone()))}
            {? is_somebodys_doing(event)}
        ];
    }

    /// The card that is in the battle, of which a card is used in a combo: `a red ＜Yamcha＞ card in battle`.
    fn beside() -> Vec<Condition> {
        [Condition::Attacking(Cards::All(fighter)), Condition::Guarding(same)] =>
            [{fighter: yours()} {same: Tacit(Cards::All(fighter.clone()))}];
    }

    fn yours() -> Selector {
        (Selector { whose: Who::You, areas, filter, among: None, other: false, but: None, family: None, under: None }) =>
            [{filter: description()} {areas: Tacit(Vec::<Area>::new())}];
    }

    fn no_keyword(event: Trigger) -> Trigger {
        (Trigger::By(Doer::SkillBut(kind), same)) =>
            [{kind: Boxed(Tacit(Doer::KeywordSkill))} {same: Boxed(Tacit(event.clone()))}];
    }
}

/// Events of which it is known whose doing they are.
fn is_somebodys_doing(event: &Trigger) -> bool {
    match event {
        Trigger::By(_, inner) | Trigger::From(_, inner) | Trigger::While(_, inner) => is_somebodys_doing(inner),
        Trigger::Either(parts) => parts.iter().all(is_somebodys_doing),
        Trigger::Played(_)
        | Trigger::Kod(_)
        | Trigger::Moved(..)
        | Trigger::FromUnder(..)
        | Trigger::TurnedUp(_)
        | Trigger::Turned(..)
        | Trigger::Leaves(..)
        | Trigger::Enters(..)
        | Trigger::Switched(..)
        | Trigger::SwitchesEnergy(..)
        | Trigger::PowerFalls(_)
        | Trigger::PowerRises(_)
        | Trigger::Damaged(_)
        | Trigger::LosesMarker(_)
        | Trigger::AttackNegated(_)
        | Trigger::Comboed(_)
        | Trigger::ComboGoes(_)
        | Trigger::GoesUnder(..) => true,
        _ => false,
    }
}

/// Whether it is about the card that has the skill.
fn is_of_this(event: &Trigger) -> bool {
    subject(event) == Some(&Watched::This)
}

/// Whether a card is used in a combo.
fn is_combo(event: &Trigger) -> bool {
    match event {
        Trigger::Comboed(_) => true,
        Trigger::From(_, event) => is_combo(event),
        _ => false,
    }
}

/// Events about a card that came from somewhere.
pub(super) fn may_come_from(event: &Trigger) -> bool {
    matches!(
        event,
        Trigger::Played(_)
            | Trigger::Comboed(_)
            | Trigger::BattleEndComboed
            | Trigger::UsesExtra(..)
            | Trigger::UsesKeyword(..)
            | Trigger::GoesUnder(..)
    )
}

/// An event with everything that is said of it after its verb: where the card came from, whose doing it was, in what
/// circumstances.
#[derive(Clone)]
pub(super) struct Circumstanced<P>(pub(super) P);

/// `from your hand or deck`: each area by itself.
pub(super) fn from(event: &Trigger, areas: &[Area]) -> Trigger {
    let from = |area: &Area| Trigger::From(*area, Box::new(event.clone()));
    match areas {
        [one] => from(one),
        several => Trigger::Either(several.iter().map(from).collect()),
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
        | T::ComboGoes(card)
        | T::Kod(card)
        | T::Leaves(card, _)
        | T::Moved(card, ..)
        | T::Enters(card, _)
        | T::Switched(card, _)
        | T::DealsDamage(card)
        | T::LosesMarker(card)
        | T::TurnedUp(card)
        | T::Turned(card, _)
        | T::FromUnder(card, ..)
        | T::GoesUnder(card, _)
        | T::UsesBlocker(card)
        | T::UsesKeyword(card, _) => Some(card),
        T::By(_, event) | T::From(_, event) | T::While(_, event) => subject(event),
        T::Either(parts) => parts.first().and_then(subject),
        _ => None,
    }
}

/// Whose area it comes from; where it can be anyone's card, "your" would say too little. A skill is used where its card is.
fn origins(event: &Trigger) -> &'static [&'static str] {
    match event {
        Trigger::UsesKeyword(Watched::Yours(_), _) => WHERE_USED,
        _ if matches!(subject(event), Some(Watched::Any(_))) => &FROM[1..],
        _ => FROM,
    }
}

const WHERE_USED: &[&str] = &["from your", "in your"];

const FROM: &[&str] = &["from your", "from a", "from the", "from an", "from their"];

impl<P: Phrase<Value = Trigger>> Circumstanced<P> {
    fn says_from(&self, areas: &[Area], event: &Trigger, page: &Page<'_>, at: At) -> Vec<At> {
        if !may_come_from(event) {
            return Vec::new();
        }
        let said = self.0.says(event, page, at).into_iter().filter_map(|at| page.any(at, origins(event)));
        said.flat_map(|at| named_areas().says(&areas.to_vec(), page, at)).collect()
    }

    fn says_by_one_of(&self, parts: &[Trigger], page: &Page<'_>, at: At) -> Vec<At> {
        let Some(Trigger::By(_, event)) = parts.first() else { return Vec::new() };
        let split = |part: &Trigger| match part {
            Trigger::By(doer, same) if same == event => Some(doer.clone()),
            _ => None,
        };
        let Some(doers) = parts.iter().map(split).collect::<Option<Vec<Doer>>>() else { return Vec::new() };
        let said = self.says(event, page, at).into_iter().filter_map(|at| page.any(at, USING));
        let said: Vec<At> = said.flat_map(|at| named_doers().says(&doers, page, at)).collect();
        said.into_iter().filter_map(|at| page.any(at, SKILLS)).collect()
    }
}

const USING: &[&str] = &["using", "with", "by"];
const SKILLS: &[&str] = &["skill", "skills", ""];

fn named_doers() -> Several<impl Phrase<Value = Doer> + Clone> {
    Several(named_doer(), OR)
}

/// `using [Over Realm] or [Dark Over Realm]`: each by itself.
fn by_one_of(event: &Trigger, page: &Page<'_>, at: At) -> Ways<Trigger> {
    let Some(at) = page.any(at, USING).filter(|_| is_somebodys_doing(event)) else { return Ways::new() };
    let by = |doer: Doer| Trigger::By(doer, Box::new(event.clone()));
    let ways = named_doers().read(page, at).into_iter();
    let ways = ways.map(|(doers, at)| (Trigger::Either(doers.into_iter().map(by).collect()), at));
    ways.filter_map(|(event, at)| Some((event, page.any(at, SKILLS)?))).collect()
}

impl<P: Phrase<Value = Trigger>> Phrase for Circumstanced<P> {
    type Value = Trigger;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Trigger> {
        let mut ways = self.0.read(page, at);
        for (event, at) in ways.clone() {
            let Some(at) = page.any(at, origins(&event)).filter(|_| may_come_from(&event)) else { continue };
            ways.extend(named_areas().read(page, at).into_iter().map(|(areas, at)| (from(&event, &areas), at)));
        }
        let mut open = ways.clone();
        while let Some((event, at)) = open.pop() {
            let more = during(event.clone()).read(page, at);
            ways.extend(more.iter().cloned());
            open.extend(more);
            ways.extend(by_one_of(&event, page, at));
        }
        ways
    }

    fn says(&self, value: &Trigger, page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = self.0.says(value, page, at);
        match value {
            Trigger::By(_, event) | Trigger::While(_, event) => {
                let before = self.says(event, page, at);
                places.extend(before.into_iter().flat_map(|at| during(event.as_ref().clone()).says(value, page, at)));
                if let Trigger::By(_, inner) = event.as_ref() {
                    let before = self.says(inner, page, at).into_iter();
                    places.extend(before.flat_map(|at| during(inner.as_ref().clone()).says(value, page, at)));
                }
            }
            Trigger::From(area, event) => places.extend(self.says_from(&[*area], event, page, at)),
            Trigger::Either(parts) => {
                places.extend(self.says_by_one_of(parts, page, at));
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

    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
}

/// One event, or several joined by "or".
#[derive(Clone)]
pub(super) struct OneOrSeveral<P>(P);

pub(super) fn one_or_several<P: Phrase<Value = Trigger>>(event: P) -> OneOrSeveral<P> {
    OneOrSeveral(event)
}

impl<P: Phrase<Value = Trigger> + Clone> Phrase for OneOrSeveral<P> {
    type Value = Trigger;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Trigger> {
        let mut ways = self.0.read(page, at);
        let several = Led(&self.0, &self.0, OR).read_on(ways.clone(), page).into_iter();
        ways.extend(several.filter(|(events, _)| !is_whose_doing_in_doubt(events)).map(|(events, at)| {
            let at = at.speak(in_doubt(&events));
            (Trigger::Either(from_there_too(events)), at)
        }));
        ways
    }
    fn says(&self, value: &Trigger, page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = self.0.says(value, page, at);
        if let Trigger::Either(events) = value {
            let shorter = from_there_last(events);
            for events in std::iter::once(events).chain(&shorter) {
                let said = Several(self.0.clone(), OR).says(events, page, at).into_iter();
                places.extend(said.map(|at| at.speak(in_doubt(events))));
            }
        }
        places
    }
}

/// The card that comes, where it is not said from where.
fn comes(event: &Trigger) -> Option<&Watched> {
    match event {
        Trigger::Played(card) | Trigger::Comboed(card) => Some(card),
        _ => None,
    }
}

/// Where the card of an event came from, and the event without that.
fn origin(event: &Trigger) -> Option<(Vec<Area>, &Trigger)> {
    match event {
        Trigger::From(area, event) => Some((vec![*area], event.as_ref())),
        Trigger::Either(parts) => {
            let all: Vec<(Vec<Area>, &Trigger)> = parts.iter().map(origin).collect::<Option<_>>()?;
            let event = all.first()?.1;
            let areas = all.iter().flat_map(|(areas, _)| areas).copied().collect();
            all.iter().all(|(_, same)| *same == event).then_some((areas, event))
        }
        _ => None,
    }
}

/// "Is played or used in a combo from your hand": what is said last is said of all that the card does by coming.
fn from_there_too(events: Vec<Trigger>) -> Vec<Trigger> {
    let Some((areas, last)) = events.last().and_then(origin) else { return events };
    let Some(card) = comes(last) else { return events };
    let share = |event: &Trigger| if comes(event) == Some(card) { from(event, &areas) } else { event.clone() };
    events.iter().map(share).collect()
}

/// As [`from_there_too`], undone.
fn from_there_last(events: &[Trigger]) -> Option<Vec<Trigger>> {
    let (last, before) = events.split_last()?;
    let (areas, _) = origin(last)?;
    let bare = |event: &Trigger| match origin(event) {
        Some((same, event)) if same == areas => event.clone(),
        _ => event.clone(),
    };
    let said: Vec<Trigger> = before.iter().map(bare).chain([last.clone()]).collect();
    (said != events && from_there_too(said.clone()) == events).then_some(said)
}

/// "Discarded or placed in a Drop Area by your skills": whose doing the first is cannot be told.
fn is_whose_doing_in_doubt(events: &[Trigger]) -> bool {
    let moves = |event: &Trigger| matches!(event, Trigger::Moved(..) | Trigger::Enters(..) | Trigger::Leaves(..));
    let Some((Trigger::By(_, last), before)) = events.split_last() else { return false };
    moves(last) && before.iter().any(moves)
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
