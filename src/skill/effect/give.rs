//! Continuous effects on cards: what they get, what they cannot do.

use std::sync::Arc;

use super::super::cards::{description, for_each, pointer, quantity};
use super::super::duration::until;
use super::super::granted::{Quoted, following};
use super::super::phrase::{
    Alone, AnyOf, At, Before, Block, Heard, IT, Idle, Mapped, Once, Page, Phrase, Reworded, Row, Said, Several, THEY,
    Tacit, Ways, phrase,
};
use super::super::price::TheirPrice;
use super::super::statement::harmless;
use super::allow::allowed;
use super::each::{divided, multiplied};
use super::forbid::{Ban, one_way, two_bans};
use super::gain::{forbidden, gain, modal, negation, negation_for, unaffected};
use super::given::{Given, Span, coming, span, subject};
use crate::ability::{
    Action, Body, Cards, Change, Doer, Effect, Filter, Instead, Keyword, Quantity, Says, Skill, Statement, Trigger,
    Until, Watched, Who,
};

phrase! {
    /// `it gets +5000 power and [Critical] for the turn`, `for the battle, this card gets …`, `negate its skills for the turn`.
    pub(in super::super) fn gives() -> Vec<Effect> {
        [effect] => [{effect: negation()}] | [{effect: Ban(None)}]
            | [{effect: Before(until_then(), |end| Ban(Some(*end)), end_of_ban)}]
            | [{effect: allowed(None)}] | [{effect: Before(until_then(), |end| allowed(Some(*end)), end_of_ban)}]
            | [{effect: Mapped(with_following(), |(given, skill, end)| Some(given.effect(Change::GainSkill(skill), end)), gained_skill)}];
        (effects) => [{effects: two_bans()}] | [{effects: one_way()}] | [{effects: changes(None)}] | ["have" {effects: changes(None)}] | [{effects: Before(span_then(), |span| changes(Some(*span)), |effects| shared_span(effects))}]
            | [{effects: Mapped(each_first(), |(each, effects)| multiplied_all(each, &effects), |effects| divided_all(effects))}]
            | [{effects: Mapped(got_and_banned(), Banned::effects, |effects| Banned::of(effects))}]
            | [{effects: banned_later(Until::Charge)}] | [{effects: banned_later(Until::Turn)}]
            | [{effects: Before(until_then(), |end| negated_and_more(*end), |effects| end_of_first(effects))}]
            | [{effects: Heard(got_and_strikes)}];
        // A skill that it has for so long.
        [Effect::Give(Cards::Leader(Who::You), Change::GainSkill(skill), end)] => [{skill: spared()} {end: until()}] | [{end: until()} "," {skill: spared()}];
        [effect] => [{effect: given_to()}];
        // All that have [Activate] in their name.
        [Effect::Give(cards, Change::NegateKeyword(Keyword::ActivateMain), end), Effect::Give(same, Change::NegateKeyword(Keyword::ActivateBattle), other),
         Effect::Give(again, Change::NegateKeyword(Keyword::ActivateMainBattle), last)] =>
            ["negate its [Activate]" ("skills" | "skill") {cards: IT} {end: until()} {same: Tacit(cards.clone())} {again: Tacit(cards.clone())}
             {other: Tacit(end.clone())} {last: Tacit(end.clone())}];
    }

    /// `negate its skills and it gets -10000 power`, behind how long that lasts (8-2-2-2-1).
    fn negated_and_more(end: Until) -> Vec<Effect> {
        (effects) => [{effects: Row(first_for(*end), more_for(*end), JOINS)}];
    }

    fn first_for(end: Until) -> Vec<Effect> {
        (effects) => [{effects: negation_for(*end)}] | [{effects: changes(Some(Span::Now(*end)))}];
    }

    fn more_for(end: Until) -> Vec<Effect> {
        (effects) => [{effects: changes(Some(Span::Now(*end)))}] | [{effects: Alone(Ban(Some(*end)))}];
        [Effect::NegateThisSkill(ends)] => ["negate this skill" {ends: Said(Some(*end))}];
    }

    /// `give it -10000 power for the turn`.
    fn given_to() -> Effect {
        (Effect::Give(cards, change, end)) => ["give" {cards: pointer()} {change: gain()} {end: until()}];
        (Effect::Give(cards, Change::Forbid(Action::Block), end)) => [("that card's [Blocker] can't activate" | "its [Blocker] can't activate") {cards: IT} {end: until()}];
        (Effect::Give(cards, Change::AttackPrice(Filter::Any, price), end)) =>
            [{end: until()} "," {! THEY} ("they can't attack with that card unless they" | "they can't attack with it unless they") {cards: IT} {price: TheirPrice} ("each time" | "")];
        (Effect::Give(cards, Change::Forbid(Action::NegateAttack), end)) =>
            [("its attack can't be negated" | "its attacks can't be negated" | "that card's attack can't be negated") {cards: IT} {end: until()}];
    }

    fn until_then() -> Until {
        (end) => [{end: until()} {! Idle(&[","])}];
    }

    /// Some cards have no comma here.
    fn span_then() -> Span {
        (end) => [{end: span()} {! Idle(&[","])}];
    }

    /// `your opponent can't attack during your opponent's next turn`.
    fn banned_later(end: Until) -> Vec<Effect> {
        [Effect::Later(when, ban)] => [{ban: Block(Alone(Ban(Some(*end))))} {when: coming(*end)}]
            | [{when: coming(*end)} "," {ban: Block(Alone(Ban(Some(*end))))}];
    }

    /// `it gets +10000 power and you can't play red cards for the turn`: how long is said once of both (8-2-2-2-1).
    fn got_and_banned() -> Banned {
        (Banned { given, changes, ban, end }) => [{given: subject()} {changes: Row(item(true), item(false), JOINS)} (", and" | "and") {ban: barred_besides()} {end: until()}];
    }

    fn barred_besides() -> Effect {
        (Effect::NegateThisSkill(Until::Game)) => ["this skill is negated"];
        (ban) => [{ban: Ban(Some(Until::Game))}];
    }

    /// `for each card in your Warp, this card gets +5000 power for the battle`.
    fn each_first() -> (Quantity, Vec<Effect>) {
        ((each, effects)) => [{each: for_each()} "," {effects: changes(None)}];
    }

    /// `it gains the following skill for the turn - "[Auto] …"`.
    fn with_following() -> (Given, Arc<Skill>, Span) {
        ((given, skill, end)) =>
            [{given: subject()} {! GETS} ("the following skills" | "the following skill" | "the following effect") {end: span()} ("-" | ":" | ".")
             {skill: Reworded(following, Quoted)}];
    }

    /// What a subject gets, each thing with how long; how long may be said once of several, or before them.
    fn got(before: Option<Span>) -> (Given, Vec<Got>) {
        ((given, got)) => [{given: subject()} {? before.is_none()} {got: Row(lasting(true, None), lasting(false, None), JOINS)}]
            | [{given: subject()} {? before.is_some()} {got: lasting(true, *before)}];
    }

    fn lasting(first: bool, before: Option<Span>) -> Vec<Got> {
        (got) => [{got: Mapped(together(*first, *before), all_lasting, |got| of_one_span(got))}]
            | [{got: Mapped(so_many_times(*first, *before), multiplied_got, |got| divided_got(got))}];
    }

    fn together(first: bool, before: Option<Span>) -> (Vec<Change>, Span) {
        ((changes, span)) => [{changes: Row(item(*first), item(false), JOINS)} {span: or_before(*before)}];
    }

    /// `for the turn for each card in your hand`.
    fn so_many_times(first: bool, before: Option<Span>) -> (Vec<Change>, Span, Quantity) {
        ((changes, span, each)) => [{changes: item(*first)} {span: or_before(*before)} {each: for_each()}];
    }

    fn or_before(before: Option<Span>) -> Span {
        (end) => [{? before.is_none()} {end: span()}] | [{end: Said(*before)}];
        (Span::Now(Until::Game)) => [{? before.is_none()} {! Unending}];
    }

    /// What is said of the subject at once, with its verb; the verb may be left out after the first.
    fn any_item(first: bool) -> Vec<Change> {
        [change] => [{change: modal()}] | [{change: unaffected()}] | [{! GETS} {change: gain()}] | [{! LOSES} {change: gain()} {? change.takes_power()}] | [{? !*first} {change: gain()}];
        [Change::Forbid(Action::BattleKo), Change::Forbid(Action::SkillKo)] => [("can't be ko'd" | "cannot be ko'd")];
        [Change::Forbid(Action::SkillKo), Change::Forbid(Action::BattleKo), Change::Forbid(action)] =>
            [("can't be ko'd by skills or battles, or" | "can't be ko'd by skills or battles or") {action: forbidden()}];
        [Change::Forbid(Action::Activate)] => [{? !*first} "your opponent can't activate its skills"];
        [Change::Forbid(Action::NegateAttack)] => [{? !*first} ("its attacks can't be negated" | "its attack can't be negated")];
        (barred_from) => [("can't" | "cannot") {barred_from: Mapped(Several(forbidden(), &[", or", "or"]), bars, |bars| barred(bars))}];
    }
}

/// `for the turn, this card gets +5000 power and deals 1 damage to your opponent's life when it KOs an opponent's Battle Card`: the
/// last is a skill that lasts as long.
fn got_and_strikes(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (end, at) in until_then().read(page, at) {
        for (given, at) in changes(Some(Span::Now(end))).read(page, at) {
            let of_this = given.iter().all(|effect| matches!(effect, Effect::Give(Cards::This, ..)));
            let Some(at) = page.any(at, &[", and deals", "and deals"]).filter(|_| of_this) else { continue };
            for (n, at) in quantity().read(page, at) {
                let harms = page.any(at, &["damage to your opponent's life", "damage to your opponent"]);
                let kos = harms.and_then(|at| page.any(at, &["when it kos", "when it ko's"]));
                let theirs =
                    kos.and_then(|at| page.any(at, &["an opponent's", "one of your opponent's", "your opponent's"]));
                for (filter, at) in theirs.map_or_else(Ways::new, |at| description().read(page, at)) {
                    let kod = Trigger::By(Doer::Card(Watched::This), Box::new(Trigger::Kod(Watched::Theirs(filter))));
                    let harm = [Effect::Damage(Who::Opponent, n.clone())].into();
                    ways.push((page.longer(&given, [Effect::Whenever(kod, end, harm)]), at));
                }
            }
        }
    }
    ways
}

/// What a subject gets, and what is forbidden or negated for as long.
#[derive(Clone)]
struct Banned {
    given: Given,
    changes: Vec<Change>,
    /// As if it were so until the end of the game.
    ban: Effect,
    end: Until,
}

impl Banned {
    fn effects(self) -> Option<Vec<Effect>> {
        let Self { given, changes, ban, end } = self;
        let ban = lasting_so(&ban, end)?;
        let mut effects = given.effects(changes.into_iter().map(|change| (change, Span::Now(end))));
        effects.push(ban);
        Some(effects)
    }

    /// What [`Banned::effects`] made these of.
    fn of(effects: &[Effect]) -> Option<Self> {
        let (ban, given) = effects.split_last()?;
        let (given, got) = given_by(given)?;
        let (changes, Span::Now(end)) = of_one_span(&got)? else { return None };
        let so_long = lasting_so(ban, end)? == *ban;
        let ban = lasting_so(ban, Until::Game)?;
        so_long.then_some(Self { given, changes, ban, end })
    }
}

/// The same for so long.
fn lasting_so(ban: &Effect, end: Until) -> Option<Effect> {
    Some(match ban {
        Effect::NegateThisSkill(_) => Effect::NegateThisSkill(end),
        Effect::GiveAll(all, change, _) => Effect::GiveAll(all.clone(), change.clone(), end),
        _ => return None,
    })
}

/// Nothing is said of how long, neither here, at the end of the skill, nor before: it is for the rest of the game (8-2-2-2).
#[derive(Clone)]
struct Unending;

/// Words for how long, or for when: they reach over what comes after them (8-2-2-2-1).
const TIMES: &[&str] = &["for the", "for this", "for that", "until", "during", "turn", "battle,", "phase"];

impl Phrase for Unending {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        let ends = matches!(page.rest(at), "" | ".");
        let said = || page.between(At::START, at);
        let unending = page.heard(|| ends && !TIMES.iter().any(|words| said().contains(words)));
        unending.then_some(((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().map(|((), at)| at).collect()
    }
}

/// Something that a subject gets, and how long.
type Got = (Change, Span);

const GETS: AnyOf = AnyOf(&[
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
]);
/// As [`GETS`], of less power alone: what else is lost is not gained.
const LOSES: AnyOf = AnyOf(&["loses", "lose", "both lose"]);
const JOINS: &[&str] = &[", and", "and", ","];

fn item(first: bool) -> impl Phrase<Value = Vec<Change>> + Clone {
    Once(if first { "what is gotten" } else { "what is gotten besides" }, any_item(first))
}

fn changes(before: Option<Span>) -> impl Phrase<Value = Vec<Effect>> + Clone {
    Mapped(got(before), given_all, |effects| given_by(effects))
}

fn given_all((given, got): (Given, Vec<Got>)) -> Option<Vec<Effect>> {
    Some(given.effects(got))
}

/// Who gets what, if all of this is given to the same cards.
fn given_by(effects: &[Effect]) -> Option<(Given, Vec<Got>)> {
    let (given, ..) = Given::of(effects.first()?)?;
    let again = given.again();
    let got = |(n, effect)| {
        let (to, change, span) = Given::of(effect)?;
        (to == *if n == 0 { &given } else { &again }).then(|| (change.clone(), span))
    };
    let got = effects.iter().enumerate().map(got).collect::<Option<_>>()?;
    Some((given, got))
}

/// How long, if it is the same of all.
fn shared_span(effects: &[Effect]) -> Option<Span> {
    of_one_span(&given_by(effects)?.1).map(|(_, span)| span)
}

fn all_lasting((changes, span): (Vec<Change>, Span)) -> Option<Vec<Got>> {
    Some(changes.into_iter().map(|change| (change, span)).collect())
}

fn of_one_span(got: &[Got]) -> Option<(Vec<Change>, Span)> {
    let (_, span) = got.first()?;
    let alike = got.iter().all(|(_, other)| other == span);
    alike.then(|| (got.iter().map(|(change, _)| change.clone()).collect(), *span))
}

fn multiplied_got((changes, span, each): (Vec<Change>, Span, Quantity)) -> Option<Vec<Got>> {
    let [change] = changes.as_slice() else { return None };
    Some(vec![(multiplied(change, each)?, span)])
}

fn divided_got(got: &[Got]) -> Option<(Vec<Change>, Span, Quantity)> {
    let [(change, span)] = got else { return None };
    let (change, each) = divided(change)?;
    Some((vec![change], *span, each.clone()))
}

fn multiplied_all(each: Quantity, effects: &[Effect]) -> Option<Vec<Effect>> {
    let [effect] = effects else { return None };
    let (given, change, span) = Given::of(effect)?;
    Some(vec![given.effect(multiplied(change, each)?, span)])
}

fn divided_all(effects: &[Effect]) -> Option<(Quantity, Vec<Effect>)> {
    let [effect] = effects else { return None };
    let (given, change, span) = Given::of(effect)?;
    let (change, each) = divided(change)?;
    Some((each.clone(), vec![given.effect(change, span)]))
}

fn gained_skill(effect: &Effect) -> Option<(Given, Arc<Skill>, Span)> {
    match Given::of(effect)? {
        (given, Change::GainSkill(skill), span) => Some((given, Arc::clone(skill), span)),
        _ => None,
    }
}

fn end_of_ban(ban: &Effect) -> Option<Until> {
    if let Effect::GiveAll(_, _, end) = ban { Some(*end) } else { None }
}

fn end_of_first(effects: &[Effect]) -> Option<Until> {
    if let Effect::Give(_, _, end) | Effect::GiveAll(_, _, end) = effects.first()? { Some(*end) } else { None }
}

fn bars(actions: Vec<Action>) -> Option<Vec<Change>> {
    Some(actions.into_iter().map(Change::Forbid).collect())
}

fn barred(bars: &[Change]) -> Option<Vec<Action>> {
    bars.iter().map(|bar| if let Change::Forbid(action) = bar { Some(action.clone()) } else { None }).collect()
}

/// `your Leader Card doesn't take damage`: a skill by which nothing happens instead.
fn spared() -> impl Phrase<Value = Arc<Skill>> + Clone {
    Mapped(
        harmless(),
        |would| Some(sparing(would)),
        |skill| {
            let Body::Permanent(statements) = &skill.body else { return None };
            let Says::Instead(instead) = &statements.first()?.says else { return None };
            (sparing(instead.would.clone()) == *skill).then(|| instead.would.clone())
        },
    )
}

/// What holds for a player is no skill of the Leader that keeps it: it has no tag.
fn sparing(would: Trigger) -> Arc<Skill> {
    let instead = Instead { would, may: false, once: false, cost: Vec::new(), effect: [].into() };
    let body = Body::Permanent(vec![Statement::new(Says::Instead(Arc::new(instead)))]);
    Arc::new(Skill { tags: Vec::new(), body })
}
