//! Continuous effects on cards: what they get, what they cannot do.

use std::sync::Arc;

use super::super::card::description;
use super::super::duration::until;
use super::super::granted::{Following, Quoted};
use super::super::phrase::{At, Boxed, Page, Phrase, Pointed, Several, Tacit, Ways, phrase};
use super::super::quantity::for_each;
use super::super::selector::{LastChosen, every, object, pointer};
use super::super::statement::harmless;
use super::super::word::{Allies, InBrackets, KeywordName, Number, Signed};
use super::forbid::{Lasting, TwoBans, bans};
use crate::ability::{
    Action, Body, Cards, Change, Count, Effect, Filter, Instead, Keyword, Moment, Quantity, Says, Selector, Skill,
    Statement, Trigger, Until, Watched, Who,
};
use crate::card::Kind;

phrase! {
    /// What a card gets.
    pub(in super::super) fn gain() -> Change {
        (Change::Power(Quantity::Number(n))) => [{n: Signed} ("power" | "")] | ["an additional" {n: Signed} "power"];
        (Change::Power(n)) => [{n: Each(Signed, "power")}] | ["an additional" {n: Each(Signed, "power")}] | ["power equal to" {n: allied()}];
        (Change::ComboPower(Quantity::Number(n))) => [{n: Signed} "combo power"];
        (Change::ComboPower(n)) => [{n: Each(Signed, "combo power")}];
        (Change::Cost(Quantity::Number(n))) => [{n: Signed} "energy cost"];
        (Change::ComboCost(Quantity::Number(n))) => [{n: Signed} "combo cost"];
        (Change::Gain(tag)) => [{tag: InBrackets}];
        (Change::GainSkill(skill)) => [{skill: Quoted}];
    }

    /// The power of all allies.
    fn allied() -> Quantity {
        (Quantity::Counted(count)) => [{count: Boxed(allied_power())}];
    }

    fn allied_power() -> Count {
        (Count::Power(Cards::Named(named))) =>
            ["the total power of the" ("battle cards" | "cards") "switched to rest mode by this skill" {named: Allies}];
    }

    /// What a card can or cannot do.
    pub(in super::super) fn modal() -> Change {
        (Change::AttackActive) => [
            ("can attack battle cards in active mode" | "can attack battle cards that are in active mode" | "can attack your opponent's battle cards that are in active mode" | "can attack your opponent's battle cards in active mode" | "can attack active mode battle cards")
        ];
        (change) => [("has its" | "have their" | "has their") {change: negated()} "negated"];
        (Change::Forbid(action)) => [("can't" | "cannot") {action: forbidden()}]
            | [("will not switch" | "won't switch" | "doesn't switch" | "isn't switched") "to active mode" {action: Tacit(Action::SwitchToActive)}];
    }

    /// Something that a card cannot do, or that cannot be done to it.
    pub(in super::super) fn forbidden() -> Action {
        (Action::AttackA(filter)) => ["attack" ("a" | "an" | "your opponent's" | "your" | "") {filter: description()}];
        (Action::BeAttackedBy(filter)) => ["be attacked by" ("a" | "an" | "your opponent's" | "") {filter: description()}];
        (Action::RestBySkill(by)) => ["be switched to rest mode" {by: by_any_skills()}];
        (Action::BeEvolved) => [("[Evolve] into other cards" | "be evolved into other cards")];
        (Action::Attack) => ["attack"];
        (Action::BeAttacked) => ["be attacked"];
        (Action::Block) => [("block" | "activate [Blocker]" | "activate its [Blocker] skill" | "activate the [Blocker] skill")];
        (Action::Combo) => [("be placed in your opponent's combo area" | "be placed in a combo area" | "be used in a combo from the battle area" | "be used in combos from battle areas" | "combo" | "be used in a combo" | "be used in combos" | "be used in a combo by skills")];
        (Action::Activate) => [("activate skills" | "activate its skills" | "activate their skills")];
        (Action::SwitchToActive) => [("be switched to active mode" | "switch to active mode")];
        (Action::BattleKo) => [("be ko'd by battle" | "be ko'd in battle" | "be ko'd in a battle" | "be ko'd in battles" | "be ko'd by battles")];
        (Action::SkillKoBy(Who::You)) => [("be ko'd by your own skills" | "be ko'd by your skills")];
        (Action::SkillKoBy(Who::Opponent)) => [("be ko'd by your opponent's card's skills" | "be ko'd by your opponent's skills" | "be ko'd by an opponent's skill" | "be ko'd by your opponent's card skills")];
        (Action::SkillKo) => [("be ko'd by skills" | "be ko'd by a skill" | "be ko'd by card skills")];
        (Action::MovedBy(by, None)) => [
            ("be removed from your battle area" | "be removed from the battle area" | "be removed from a battle area" | "be removed from battle areas"
             | "leave the battle area" | "leave your battle area") {by: by_skills()}
        ];
        (Action::MovedBy(by, Some(to))) => [
            ("be placed in" | "be returned to" | "be sent to" | "be added to") ("your" | "its owner's" | "their owner's" | "their owners'" | "the")
            {to: super::super::place::area()} {by: by_any_skills()}
        ];
        (Action::Leave) => [
            ("be removed from your battle area" | "be removed from the battle area" | "be removed from a battle area" | "be removed from battle areas"
             | "leave the battle area" | "leave your battle area") ("by your opponent's skills" | "by your opponent's card skills")
        ];
    }

    /// By the skills of which cards, if not of all that the opponent has.
    fn by_skills() -> Watched {
        (Watched::Any(Filter::Any)) => [("by skills" | "by a skill" | "by card skills" | "due to skills")];
        (Watched::Yours(Filter::Any)) => [("by your skills" | "by your own skills" | "by your card skills")];
        (Watched::Theirs(filter)) => ["by the skills of your opponent's" {filter: description()}];
    }

    /// By the skills of which cards.
    fn by_any_skills() -> Watched {
        (by) => [{by: by_skills()}];
        (Watched::Theirs(Filter::Any)) => [("by your opponent's skills" | "by your opponent's card skills")];
    }

    /// What is negated.
    fn negation() -> Effect {
        (Effect::Give(cards, Change::Negate, end)) => ["negate" ("the skills of" | "all skills of" | "all skills on" | "the skills on") {cards: object()} {end: until()}]
            | ["negate" ("this card's skills" | "all of this card's skills") {cards: Tacit(Cards::This)} {end: until()}];
        (Effect::Give(cards, change, end)) => ["negate" {! Whose} {change: negated()} {cards: POSSESSED} {end: how_long()}]
            | [{! Whose} {change: negated()} "are negated" {cards: POSSESSED} {end: until()}];
        (Effect::GiveAll(cards, Change::ComboCost(Quantity::Number(n)), end)) =>
            ["reduce the combo cost of" ("all of" | "all" | "") {cards: every()} "by" {n: Less} {end: until()}];
        (Effect::Give(Cards::This, Change::Cost(Quantity::Number(n)), end)) =>
            ["increase this card's energy cost by" {n: Number} {end: until()}] | ["reduce this card's energy cost by" {n: Less} {end: until()}];
        (Effect::CopySkills(cards, others, end)) =>
            [{cards: pointer()} "gains" ("all of the skills of" | "all the skills of" | "all skills of" | "the skills of") {others: pointer()} {end: until()}]
            | ["gain all of the chosen card's skills" {cards: Tacit(Cards::This)} {others: CHOSEN} {end: until()}];
        (Effect::Give(Cards::This, Change::ComboPower(Quantity::Number(n)), end)) =>
            ["add" {n: Signed} ("to this card's combo power" | "to this card's combo") {end: until()}];
    }

    /// Which skills.
    fn negated() -> Change {
        (Change::Negate) => ["skills"];
        (Change::NegateOthers) => ["non-keyword skills"];
        (Change::NegateKeywords) => ["keyword skills"];
        (Change::NegateKeyword(keyword)) => [{keyword: KeywordName} ("skills" | "skill" | "")];
    }

    fn how_long() -> Until {
        (end) => [{end: until()}];
        (Until::Game) => [{! Gone}];
    }
}

const CHOSEN: LastChosen = LastChosen { plural: false };

/// So many fewer.
#[derive(Clone)]
struct Less;

impl Phrase for Less {
    type Value = i32;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<i32> {
        Number.read(page, at).into_iter().map(|(n, at)| (-n, at)).collect()
    }
    fn says(&self, value: &i32, page: &Page<'_>, at: At) -> Vec<At> {
        if *value < 0 { Number.says(&-value, page, at) } else { Vec::new() }
    }
}

/// Whose skills: `its`, `all of their`.
#[derive(Clone)]
struct Whose;

const WHOSE: &[&str] = &[
    "its",
    "their",
    "all of its",
    "all of their",
    "all its",
    "that card's",
    "the chosen card's",
    "all of that card's",
    "that battle card's",
];

impl Phrase for Whose {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        page.any(at, WHOSE).map(|at| ((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        page.any(at, WHOSE).into_iter().collect()
    }
}

/// No duration: the card leaves its area at once, and the effect ends with that (3-1-4).
#[derive(Clone)]
struct Gone;

const GOES: &[&str] = &["ko", "place", "send", "return", "shuffle"];

impl Phrase for Gone {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        let next = if page.is_blank() { None } else { page.any(at, &[", then", ", and", "and", ","]) };
        let goes = next
            .and_then(|at| page.any(at, GOES))
            .and_then(|at| page.any(at, &["it", "them", "that card", "those cards"]));
        goes.map(|_| ((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().map(|((), at)| at).collect()
    }
}

/// `+5000 power for each card in your hand`.
#[derive(Clone)]
pub(super) struct Each<P>(pub(super) P, pub(super) &'static str);

/// A number so many times.
fn times(each: Quantity, n: i32) -> Quantity {
    Quantity::Counted(Box::new(Count::Times(each, n)))
}

/// What is counted, and how much it is each time.
fn as_times(value: &Quantity) -> Option<(&Quantity, i32)> {
    let Quantity::Counted(count) = value else { return None };
    match count.as_ref() {
        Count::Times(each, n) => Some((each, *n)),
        _ => None,
    }
}

impl<P: Phrase<Value = i32>> Phrase for Each<P> {
    type Value = Quantity;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Quantity> {
        let mut ways = Ways::new();
        for (n, at) in self.0.read(page, at) {
            let Some(at) = page.lit(at, self.1) else { continue };
            ways.extend(for_each().read(page, at).into_iter().map(|(each, at)| (times(each, n), at)));
        }
        ways
    }
    fn says(&self, value: &Quantity, page: &Page<'_>, at: At) -> Vec<At> {
        let Some((each, n)) = as_times(value) else { return Vec::new() };
        let words = self.0.says(&n, page, at).into_iter().filter_map(|at| page.lit(at, self.1));
        words.flat_map(|at| for_each().says(each, page, at)).collect()
    }
}

/// A change that is meant so many times, and the change.
fn multiplied(change: &Change, each: Quantity) -> Option<Change> {
    match change {
        Change::Power(Quantity::Number(n)) => Some(Change::Power(times(each, *n))),
        Change::ComboPower(Quantity::Number(n)) => Some(Change::ComboPower(times(each, *n))),
        _ => None,
    }
}

/// As [`multiplied`], undone.
fn divided(change: &Change) -> Option<(Change, &Quantity)> {
    match change {
        Change::Power(by) => as_times(by).map(|(each, n)| (Change::Power(n.into()), each)),
        Change::ComboPower(by) => as_times(by).map(|(each, n)| (Change::ComboPower(n.into()), each)),
        _ => None,
    }
}

/// Whose skills are "its skills".
const POSSESSED: Pointed = Pointed(|spoken| spoken.it.or(spoken.them));

/// Who gets something: cards that are spoken of, or all that fit, those to come included (8-8-1-5).
#[derive(Clone, Debug, PartialEq, Eq)]
enum Given {
    To(Cards),
    ToAll(Selector),
}

impl Given {
    fn effect(&self, change: Change, span: Span) -> Effect {
        let lasting = |until| match self {
            Self::To(cards) => Effect::Give(cards.clone(), change, until),
            Self::ToAll(selector) => Effect::GiveAll(selector.clone(), change, until),
        };
        match span {
            Span::Now(until) => lasting(until),
            Span::Later(when, until) => Effect::Later(when, [lasting(until)].into()),
        }
    }

    fn of(effect: &Effect) -> Option<(Self, &Change, Span)> {
        match effect {
            Effect::Give(cards, change, until) => Some((Self::To(cards.clone()), change, Span::Now(*until))),
            Effect::GiveAll(selector, change, until) => {
                Some((Self::ToAll(selector.clone()), change, Span::Now(*until)))
            }
            Effect::Later(when, block) => match &**block {
                [effect] => match Self::of(effect)? {
                    (given, change, Span::Now(until)) => Some((given, change, Span::Later(*when, until))),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }
}

/// From now on, or only in a turn or a phase to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Span {
    Now(Until),
    Later(Moment, Until),
}

phrase! {
    fn span() -> Span {
        (Span::Now(end)) => [{end: until()}];
        (span) => [{span: span_to_come()}];
    }

    fn span_to_come() -> Span {
        (Span::Later(Moment::NextTurnStart(Who::Opponent), Until::Charge)) =>
            [("during your opponent's next charge phase" | "in your opponent's next charge phase")];
        (Span::Later(Moment::NextTurnStart(Who::You), Until::Charge)) => ["during your next charge phase"];
        (Span::Later(Moment::NextTurnStart(Who::Opponent), Until::Turn)) => ["during your opponent's next turn"];
        (Span::Later(Moment::NextTurnStart(Who::You), Until::Turn)) => ["during your next turn"];
    }
}

/// `your 《God》 Leader Card`: the one that there is, if it is one.
#[derive(Clone)]
struct TheLeader;

impl TheLeader {
    fn fits(filter: &Filter) -> bool {
        matches!(filter, Filter::All(parts) if parts.contains(&Filter::Kind(Kind::Leader)))
    }
}

impl Phrase for TheLeader {
    type Value = Selector;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Selector> {
        let mut ways = Ways::new();
        for (words, whose) in PLURALS {
            let Some(at) = page.lit(at, words) else { continue };
            let leaders = description().read(page, at).into_iter().filter(|(filter, _)| Self::fits(filter));
            ways.extend(leaders.map(|(filter, at)| (Selector { whose: *whose, filter, ..Selector::default() }, at)));
        }
        ways.retain(|(_, at)| page.any(*at, LEADER_VERBS).is_some());
        ways
    }
    fn says(&self, value: &Selector, page: &Page<'_>, at: At) -> Vec<At> {
        let ways = if page.is_blank() { Ways::new() } else { self.read(page, at) };
        ways.into_iter().filter(|(selector, _)| selector == value).map(|(_, at)| at).collect()
    }
}

const LEADER_VERBS: &[&str] = &["gets", "gains", "can", "can't", "has"];

/// `your opponent's Battle Cards`, without "all".
#[derive(Clone)]
struct Plural;

impl Plural {
    fn fits(selector: &Selector) -> bool {
        !matches!(&selector.filter, Filter::Kind(Kind::Leader)) && selector.among.is_none()
    }
}

phrase! {
    fn subject() -> Given {
        (Given::ToAll(selector)) => [{selector: super::super::selector::all_of()} {? selector.among.is_none()}]
            | [{selector: Plural}] | [{selector: TheLeader}];
        (Given::To(cards)) => [{cards: object()} {? !matches!(&cards, Cards::All(Selector { among: None, .. }))}]
            | [{cards: this_and_another()}];
    }

    fn this_and_another() -> Cards {
        (Cards::Each(parts)) => [{parts: Several(pointer(), &["and", ", and"])}] | ["both" {parts: Several(pointer(), &["and", ", and"])}];
    }
}

impl Phrase for Plural {
    type Value = Selector;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Selector> {
        let mut ways = Ways::new();
        for (words, of) in PLURALS {
            let Some(at) = page.lit(at, words) else { continue };
            for (filter, at) in description().read(page, at) {
                let selector = Selector { whose: *of, filter, ..Selector::default() };
                if Self::fits(&selector) && page.any(at, PLURAL_VERBS).is_some() {
                    ways.push((selector, at));
                }
            }
        }
        ways
    }
    fn says(&self, value: &Selector, page: &Page<'_>, at: At) -> Vec<At> {
        if *value != (Selector { whose: value.whose, filter: value.filter.clone(), ..Selector::default() })
            || !Self::fits(value)
        {
            return Vec::new();
        }
        let words = PLURALS.iter().filter(|(_, of)| *of == value.whose).filter_map(|(words, _)| page.lit(at, words));
        words.flat_map(|at| description().says(&value.filter, page, at)).collect()
    }
}

const PLURALS: &[(&str, Who)] = &[("your opponent's", Who::Opponent), ("your", Who::You)];
const PLURAL_VERBS: &[&str] = &["get", "gain", "can't", "cannot", "can", "won't", "lose", "have"];

const GETS: &[&str] = &[
    "gets",
    "gains",
    "get",
    "gain",
    "each get",
    "each gain",
    "both get",
    "both gain",
    "also gets",
    "also gains",
    "also get",
    "also gain",
    "loses",
    "lose",
    "both lose",
];
const JOINS: &[&str] = &[", and", "and", ","];

/// What is said of the subject at once, with its verb; the verb may be left out after the first.
fn item(page: &Page<'_>, at: At, first: bool) -> Ways<Vec<Change>> {
    let mut ways = modal().read(page, at);
    match page.any(at, GETS) {
        Some(at) => ways.extend(gain().read(page, at)),
        None if !first => ways.extend(gain().read(page, at)),
        None => {}
    }
    let kos = page.any(at, NOT_KOD).map(|at| (no_ko().to_vec(), at));
    let bars = page.any(at, CANNOT).map_or_else(Ways::new, |at| bars().read(page, at)).into_iter();
    let bars = bars.map(|(actions, at)| (actions.into_iter().map(Change::Forbid).collect(), at));
    ways.into_iter().map(|(change, at)| (vec![change], at)).chain(kos).chain(bars).collect()
}

const CANNOT: &[&str] = &["can't", "cannot"];

/// Several things that are forbidden at once.
fn bars() -> Several<impl Phrase<Value = Action> + Clone> {
    Several(forbidden(), &[", or", "or"])
}

/// As [`bars`], with how many there are.
fn says_bars(parts: &[Part<'_>], page: &Page<'_>, at: At) -> Vec<(usize, At)> {
    let Some(at) = page.any(at, CANNOT).filter(|_| !page.is_blank()) else { return Vec::new() };
    let Some((_, _, span)) = parts.first() else { return Vec::new() };
    let actions = parts.iter().map_while(|(_, change, end)| match change {
        Change::Forbid(action) if end == span => Some(action.clone()),
        _ => None,
    });
    let actions: Vec<Action> = actions.collect();
    let said = |n: usize| bars().says(&actions[..n].to_vec(), page, at).into_iter().map(move |at| (n, at));
    (2..=actions.len()).flat_map(said).collect()
}

const NOT_KOD: &[&str] = &["can't be ko'd", "cannot be ko'd"];

/// Neither by battle nor by skills.
fn no_ko() -> [Change; 2] {
    [Action::BattleKo, Action::SkillKo].map(Change::Forbid)
}

/// All places where the first of these changes may have been said, with how many they are.
fn says_item(parts: &[Part<'_>], page: &Page<'_>, at: At, first: bool) -> Vec<(usize, At)> {
    let [(_, change, _), ..] = parts else { return Vec::new() };
    if let [(_, one, begin), (_, other, end), ..] = parts
        && begin == end
        && [(*one).clone(), (*other).clone()] == no_ko()
        && let Some(at) = page.any(at, NOT_KOD)
    {
        return vec![(2, at)];
    }
    let mut places = modal().says(change, page, at);
    if !page.is_blank() || places.is_empty() {
        match page.any(at, GETS) {
            Some(at) => places.extend(gain().says(change, page, at)),
            None if !first => places.extend(gain().says(change, page, at)),
            None => {}
        }
    }
    places.into_iter().map(|at| (1, at)).chain(says_bars(parts, page, at)).collect()
}

/// `it gets +5000 power and [Critical] for the turn`, `for the battle, this card gets …`, `negate its skills for the turn`.
pub(in super::super) fn gives(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways: Ways<Vec<Effect>> =
        negation().read(page, at).into_iter().map(|(effect, at)| (vec![effect], at)).collect();
    ways.extend(bans(Lasting(None)).read(page, at).into_iter().map(|(effect, at)| (vec![effect], at)));
    for (end, at) in span().read(page, at) {
        // Some cards have no comma here.
        let at = page.lit(at, ",").unwrap_or(at);
        ways.extend(changes(page, at, Some(end)));
        if let Span::Now(end) = end {
            ways.extend(bans(Lasting(Some(end))).read(page, at).into_iter().map(|(effect, at)| (vec![effect], at)));
        }
    }
    ways.extend(TwoBans.read(page, at));
    ways.extend(spares(page, at));
    ways.extend(bans_to_come(page, at));
    ways.extend(gives_each(page, at));
    ways.extend(gives_following(page, at));
    ways.extend(changes(page, at, None));
    ways
}

/// `your Leader Card doesn't take damage for the battle`: a skill that it has for so long.
fn spares(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for end in [None, Some(())] {
        let lead = match end {
            None => vec![(None, at)],
            Some(()) => until()
                .read(page, at)
                .into_iter()
                .filter_map(|(end, at)| Some((Some(end), page.lit(at, ",")?)))
                .collect(),
        };
        for (before, at) in lead {
            for (would, at) in harmless().read(page, at) {
                let ends = match before {
                    Some(end) => vec![(end, at)],
                    None => until().read(page, at),
                };
                ways.extend(ends.into_iter().map(|(end, at)| (vec![spared(would.clone(), end)], at)));
            }
        }
    }
    ways
}

fn spared(would: Trigger, end: Until) -> Effect {
    let instead = Instead { would, may: false, once: false, cost: Vec::new(), effect: [].into() };
    let skill = Skill {
        tags: vec![Keyword::Permanent.into()],
        body: Body::Permanent(vec![Statement::new(Says::Instead(Arc::new(instead)))]),
    };
    Effect::Give(Cards::Leader(Who::You), Change::GainSkill(Arc::new(skill)), end)
}

fn says_spares(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let ways = if page.is_blank() { Ways::new() } else { spares(page, at) };
    ways.into_iter().filter(|(said, _)| said == effects).map(|(_, at)| at).collect()
}

/// The turns and phases in which players cannot do something.
const TO_COME: [Until; 2] = [Until::Charge, Until::Turn];

/// `your opponent can't attack during your opponent's next turn`.
fn bans_to_come(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for end in TO_COME {
        for (effect, at) in bans(Lasting(Some(end))).read(page, at) {
            for (span, at) in span_to_come().read(page, at) {
                if let Span::Later(when, until) = span
                    && until == end
                {
                    ways.push((vec![Effect::Later(when, [effect.clone()].into())], at));
                }
            }
        }
    }
    ways
}

fn says_bans_to_come(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::Later(when, block)] = effects else { return Vec::new() };
    let [effect @ Effect::GiveAll(_, _, end)] = &**block else { return Vec::new() };
    let said = bans(Lasting(Some(*end))).says(effect, page, at).into_iter();
    said.flat_map(|at| span_to_come().says(&Span::Later(*when, *end), page, at)).collect()
}

fn changes(page: &Page<'_>, at: At, end: Option<Span>) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (given, at) in subject().read(page, at) {
        // What has its duration, what waits for it, and where that is.
        let mut open: Vec<(Vec<Effect>, Vec<Change>, At)> = Vec::new();
        open.extend(item(page, at, true).into_iter().map(|(changes, at)| (Vec::new(), changes, at)));
        while let Some((effects, waiting, at)) = open.pop() {
            let mut ends = match end {
                Some(end) => vec![(end, at)],
                None => span().read(page, at),
            };
            if let Some(next) = page.any(at, JOINS) {
                let more = item(page, next, false).into_iter();
                open.extend(more.map(|(changes, at)| (effects.clone(), [waiting.clone(), changes].concat(), at)));
            }
            if let [change] = waiting.as_slice() {
                // `for the turn for each card in your hand`
                for (until, at) in &ends {
                    for (each, at) in for_each().read(page, *at) {
                        let given = multiplied(change, each).map(|change| given.effect(change, *until));
                        ways.extend(given.map(|given| ([effects.clone(), vec![given]].concat(), at)));
                    }
                }
            }
            while let Some((until, at)) = ends.pop() {
                let given = waiting.iter().map(|change| given.effect(change.clone(), until));
                let effects: Vec<Effect> = effects.iter().cloned().chain(given).collect();
                if let Some(next) = page.any(at, JOINS).filter(|_| end.is_none()) {
                    let more = item(page, next, false).into_iter();
                    open.extend(more.map(|(changes, at)| (effects.clone(), changes, at)));
                }
                ways.push((effects, at));
            }
        }
    }
    ways
}

/// As [`gives`].
pub(in super::super) fn says_gives(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = match effects {
        [effect] => [negation().says(effect, page, at), bans(Lasting(None)).says(effect, page, at)].concat(),
        _ => Vec::new(),
    };
    if page.is_blank() && !places.is_empty() {
        return places;
    }
    if let [effect @ Effect::GiveAll(_, _, end)] = effects {
        let begun = until().says(end, page, at).into_iter().filter_map(|at| page.lit(at, ","));
        places.extend(begun.flat_map(|at| bans(Lasting(Some(*end))).says(effect, page, at)));
    }
    places.extend(TwoBans.says(&effects.to_vec(), page, at));
    places.extend(says_spares(effects, page, at));
    places.extend(says_bans_to_come(effects, page, at));
    places.extend(says_gives_each(effects, page, at));
    places.extend(says_following(effects, page, at));
    if page.is_blank() && !places.is_empty() {
        return places;
    }
    let parts: Option<Vec<_>> = effects.iter().map(Given::of).collect();
    let Some(parts) = parts else { return places };
    let Some((given, _, end)) = parts.first().cloned() else { return places };
    if parts.iter().any(|(other, ..)| *other != given) {
        return places;
    }
    if parts.iter().all(|(_, _, other)| *other == end) && !page.is_blank() {
        let begun = span().says(&end, page, at).into_iter().map(|at| page.lit(at, ",").unwrap_or(at));
        places.extend(begun.flat_map(|at| says_changes(&given, &parts, page, at, false)));
    }
    places.extend(says_changes(&given, &parts, page, at, true));
    places
}

/// What a subject gets, and how long.
type Part<'e> = (Given, &'e Change, Span);

fn says_changes(given: &Given, parts: &[Part<'_>], page: &Page<'_>, at: At, ends: bool) -> Vec<At> {
    subject().says(given, page, at).into_iter().flat_map(|at| says_items(parts, page, at, true, ends)).collect()
}

/// `+5000 power and [Critical] for the turn`; with `ends`, how long stands after what it is said of.
fn says_items(parts: &[Part<'_>], page: &Page<'_>, at: At, first: bool, ends: bool) -> Vec<At> {
    let [(_, change, end), ..] = parts else { return Vec::new() };
    let mut places = Vec::new();
    for (said, at) in says_item(parts, page, at, first) {
        let rest = &parts[said..];
        let spans = if ends { span().says(end, page, at) } else { Vec::new() };
        let shared = rest.first().is_some_and(|(_, _, next)| next == end);
        let next = match (ends, rest.is_empty(), shared) {
            (false, ..) => vec![at],
            (true, false, true) if page.is_blank() => vec![at],
            (true, false, true) => [vec![at], spans].concat(),
            (true, ..) => spans,
        };
        if rest.is_empty() {
            places.extend(next);
        } else {
            let joined = next.into_iter().filter_map(|at| page.any(at, JOINS));
            places.extend(joined.flat_map(|at| says_items(rest, page, at, false, ends)));
        }
    }
    if let ([(given, ..)], Some((change, each)), false) = (parts, divided(change), page.is_blank()) {
        // `for the turn for each card in your hand`
        let said = says_item(&[(given.clone(), &change, *end)], page, at, first);
        let ended = said.into_iter().flat_map(|(_, at)| if ends { span().says(end, page, at) } else { vec![at] });
        places.extend(ended.flat_map(|at| for_each().says(each, page, at)));
    }
    places
}

/// `for each card in your Warp, this card gets +5000 power for the battle`.
fn gives_each(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (each, at) in for_each().read(page, at) {
        let Some(at) = page.lit(at, ",") else { continue };
        for (effects, at) in changes(page, at, None) {
            if let [effect] = effects.as_slice()
                && let Some((given, change, span)) = Given::of(effect)
                && let Some(change) = multiplied(change, each.clone())
            {
                ways.push((vec![given.effect(change, span)], at));
            }
        }
    }
    ways
}

/// As [`gives_each`].
fn says_gives_each(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [effect] = effects else { return Vec::new() };
    let Some((given, change, span)) = Given::of(effect) else { return Vec::new() };
    let Some((change, each)) = divided(change) else { return Vec::new() };
    let begun = for_each().says(each, page, at).into_iter().filter_map(|at| page.lit(at, ","));
    let parts = [(given.clone(), &change, span)];
    begun.flat_map(|at| says_changes(&given, &parts, page, at, true)).collect()
}

const FOLLOWING: &[&str] = &["the following skills", "the following skill", "the following effect"];
const HERE_IT_IS: &[&str] = &["-", ":", "."];

/// `it gains the following skill for the turn - "[Auto] …"`.
fn gives_following(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (given, at) in subject().read(page, at) {
        let Some(at) = page.any(at, GETS).and_then(|at| page.any(at, FOLLOWING)) else { continue };
        for (end, at) in span().read(page, at) {
            let Some(at) = page.any(at, HERE_IT_IS) else { continue };
            let skills = Following.read(page, at).into_iter();
            ways.extend(skills.map(|(skill, at)| (vec![given.effect(Change::GainSkill(skill), end)], at)));
        }
    }
    ways
}

fn says_following(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [effect] = effects else { return Vec::new() };
    let Some((given, Change::GainSkill(skill), end)) = Given::of(effect) else { return Vec::new() };
    let subjects = subject().says(&given, page, at).into_iter();
    let verbs: Vec<At> = subjects.filter_map(|at| page.any(page.any(at, GETS)?, FOLLOWING)).collect();
    let ends = verbs.into_iter().flat_map(|at| span().says(&end, page, at));
    let marks: Vec<At> = ends.filter_map(|at| page.any(at, HERE_IT_IS)).collect();
    marks.into_iter().flat_map(|at| Following.says(skill, page, at)).collect()
}
