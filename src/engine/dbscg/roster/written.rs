//! Keyword skills, said in the language itself (chapter 10).
//!
//! Most keywords are short for a skill: \[Blocker\] is an \[Auto\] skill with a price. They are written out here once, when
//! the roster is made, so that the rest of the engine knows nothing of them. Those that change a rule (\[Barrier\],
//! \[Critical\], \[Strike\], \[Indestructible\], \[Deflect\], \[Energy-Exhaust\], [Victory Strike], \[Unique\], \[Wormhole\],
//! [Warrior of Universe 7], \[Invoker\]) are asked for where that rule is.

use std::sync::Arc;

use enumset::EnumSet;

use crate::ability::{
    Action, Area, Argument, Attribute, Block, Body, Bounds, Cards, Change, Choose, Condition, Count, Destination, Does,
    Effect, Family, Fate, Filter, HowMany, Instead, Keyword, Mode, Moment, Phase, Price, Quantity, Says, Scope,
    Selector, Skill, Statement, Subject, Tag, Trigger, Until, Watched, Who, choices_written_out,
};
use crate::card::{Color, ColorSet, Kind};
use crate::engine::dbscg::edition::Point;

fn in_area(area: Area, filter: Filter) -> Selector {
    Selector { areas: vec![area], filter, ..Selector::default() }
}

pub(crate) fn battle(filter: Filter) -> Selector {
    in_area(Area::Battle, Filter::All(vec![Filter::Kind(Kind::Battle), filter]))
}

pub(crate) fn at_least(n: u8) -> Bounds {
    Bounds { min: Some(n), max: None }
}

/// Battle Cards that a keyword skill of a family names; the card's own text may add areas (11-7-1).
pub(crate) fn wanted(family: Family, area: Area, filter: &Filter) -> Selector {
    let filter = Filter::All(vec![Filter::Kind(Kind::Battle), filter.clone()]);
    Selector { family: Some(family), ..in_area(area, filter) }
}

/// A Battle Card in the Battle Area that a keyword skill is used on.
pub(crate) fn shown(family: Family, filter: &Filter, name: &str) -> Price {
    let from = wanted(family, Area::Battle, filter);
    Price::Cards { count: 1, from, fate: Fate::Reveal, name: Some(name.into()), power_of: None }
}

pub(crate) fn named(name: &str) -> Cards {
    Cards::Named(name.into())
}

/// The skills of a card: one for each line, in printed order, and after them the further keyword skills of lines such as
/// \[Unique\] \[Blocker\], so that each is used, negated and counted by itself. Each comes with the line that it stands on,
/// from 0.
pub(crate) fn split(lines: &[Skill]) -> Vec<(u8, Skill)> {
    let (mut skills, mut further) = (Vec::new(), Vec::new());
    // No game begins with a side of more than `MOST_LINES`.
    for (at, line) in (0..=u8::MAX).zip(lines) {
        let (own, modifiers): (Vec<&Tag>, Vec<&Tag>) = line.tags.iter().partition(|tag| !is_modifier(tag.keyword));
        if line.body != Body::Tags || own.len() < 2 {
            skills.push((at, line.clone()));
            continue;
        }
        let mut parts = own.into_iter().map(|own| {
            let tags = line.tags.iter().filter(|tag| *tag == own || modifiers.contains(tag)).cloned().collect();
            (at, Skill { tags, body: Body::Tags })
        });
        skills.extend(parts.next());
        further.extend(parts);
    }
    skills.extend(further);
    skills
}

/// Whether a tag says something about the other skills of its line instead of being one.
fn is_modifier(keyword: Keyword) -> bool {
    use Keyword as K;
    matches!(
        keyword,
        K::Permanent | K::Auto | K::OncePerTurn | K::Bond | K::Sparking | K::Burst | K::Limit | K::SpiritBoost
    )
}

/// Writes out the keywords of a skill line, by the points in which editions differ. A line whose body is not known stays as it is, unless its keyword needs
/// nothing but itself.
pub(crate) fn expand(skill: &Skill, by: EnumSet<Point>) -> Skill {
    let mut out = skill.clone();
    let mut does = match &skill.body {
        Body::Does(does) => Does::clone(does),
        Body::Tags => Does::default(),
        Body::Permanent(statements) => {
            let whole = |statement: Statement| written_out_statement(gated(&statement, &skill.tags), by);
            out.body = Body::Permanent(statements.iter().flat_map(said).map(whole).collect());
            return out;
        }
        Body::Unread => return out,
    };
    let is_known = skill
        .tags
        .iter()
        .fold(matches!(skill.body, Body::Does(_)), |known, tag| write_out(tag, &mut does, by) || known);
    let gates = gate_conditions(&skill.tags, names_of_gates(&skill.tags, &does.names));
    let stated: Vec<Statement> = skill.tags.iter().flat_map(|tag| stated(tag.keyword)).collect();
    if skill.body == Body::Tags && gates.is_empty() && !stated.is_empty() {
        out.body = Body::Permanent(stated);
        return out;
    }
    if !is_known && !gates.is_empty() {
        out.body = Body::Permanent(gained(&skill.tags, &gates, by));
        return out;
    }
    gate(&skill.tags, gates, &mut does);
    if is_known {
        does.effect = choices_written_out(&does.effect);
        for price in &mut does.cost {
            if let Price::Act(block) = price {
                *block = choices_written_out(block);
            }
        }
        out.body = Body::Does(Arc::new(does));
    }
    out
}

/// Whether a line of nothing but tags has them under a condition.
pub(crate) fn is_gated(skill: &Skill) -> bool {
    skill.body == Body::Tags && !gate_conditions(&skill.tags, &[]).is_empty()
}

/// [Bond 2] [Critical]: the keyword skills of a line, had as long as its conditions hold (10-23-1, 10-29-1).
pub(crate) fn gained(tags: &[Tag], gates: &[Condition], by: EnumSet<Point>) -> Vec<Statement> {
    let gain = |tag: &Tag| Statement {
        when: Some(Condition::All(gates.to_vec())),
        ..Statement::new(Says::Change(Change::Gain(tag.clone())))
    };
    let gained = tags.iter().filter(|tag| gate_condition(tag, &[]).is_none());
    gained.map(gain).map(|statement| written_out_statement(statement, by)).collect()
}

/// A change with the skill that it gives written out: a keyword that is short for a skill gives that skill.
pub(crate) fn written_out(change: Change, by: EnumSet<Point>) -> Change {
    match change {
        Change::Gain(tag) => {
            let skill = expand(&Skill { tags: vec![tag.clone()], body: Body::Tags }, by);
            if skill.body == Body::Tags { Change::Gain(tag) } else { Change::GainSkill(Arc::new(skill)) }
        }
        Change::GainSkill(skill) => Change::GainSkill(Arc::new(expand(&skill, by))),
        other => other,
    }
}

fn written_out_statement(statement: Statement, by: EnumSet<Point>) -> Statement {
    match statement.says {
        Says::Change(change) => Statement { says: Says::Change(written_out(change, by)), ..statement },
        Says::Instead(instead) => {
            let effect = choices_written_out(&instead.effect);
            Statement { says: Says::Instead(Arc::new(Instead { effect, ..Instead::clone(&instead) })), ..statement }
        }
        says => Statement { says, ..statement },
    }
}

/// Adds the conditions and prices that tags stand for (10-23, 10-29, 10-30).
fn gate(tags: &[Tag], mut conditions: Vec<Condition>, does: &mut Does) {
    if !conditions.is_empty() {
        conditions.extend(does.condition.take());
        does.condition = Some(Condition::All(conditions));
    }
    for tag in tags {
        match (tag.keyword, &tag.argument) {
            // 10-30-3
            (Keyword::Burst, Argument::Number(n)) => does.cost.insert(0, Price::Mill(*n)),
            // 4.00, 22-43-3
            (Keyword::SpiritBoost, argument) => {
                // 4.00, 22-43-3-1
                let named = names_of_gates(tags, &does.names).first();
                let from = in_area(Area::Unison, named.cloned().unwrap_or(Filter::Any));
                let price = match argument {
                    Argument::Number(n) => {
                        let name = Some(Price::UNMARKED.into());
                        Price::Cards { count: 1, from, fate: Fate::Unmark(*n), name, power_of: None }
                    }
                    _ => Price::MarkersX(from),
                };
                does.cost.insert(0, price);
            }
            _ => {}
        }
    }
}

/// The cards that a line names for \[Bond\] or [Spirit Boost]: none where another keyword of the line asks for those named.
fn names_of_gates<'n>(tags: &[Tag], names: &'n [Filter]) -> &'n [Filter] {
    if tags.iter().any(|tag| takes_names(tag.keyword)) { &[] } else { names }
}

/// Whether the cards that a line names are those of this keyword.
fn takes_names(keyword: Keyword) -> bool {
    let families = [Family::Evolve, Family::Union];
    matches!(keyword, Keyword::Swap | Keyword::ZAwaken | Keyword::ZStack)
        || families.iter().any(|family| family.keywords().contains(&keyword))
}

/// What a statement gives to other cards is said attribute by attribute; what a card has in all areas by itself stays.
pub(crate) fn said(statement: &Statement) -> Vec<Statement> {
    match &statement.says {
        Says::Has(attributes) if statement.about != Subject::This || statement.scope != Scope::AllAreas => {
            let change = |attribute: &Attribute| Says::Change(Change::Is(attribute.clone()));
            attributes.iter().map(|attribute| Statement { says: change(attribute), ..statement.clone() }).collect()
        }
        _ => vec![statement.clone()],
    }
}

fn gated(statement: &Statement, tags: &[Tag]) -> Statement {
    let mut conditions = gate_conditions(tags, &[]);
    if conditions.is_empty() {
        return statement.clone();
    }
    conditions.extend(statement.when.clone());
    Statement { when: Some(Condition::All(conditions)), ..statement.clone() }
}

fn gate_conditions(tags: &[Tag], names: &[Filter]) -> Vec<Condition> {
    tags.iter().filter_map(|tag| gate_condition(tag, names)).collect()
}

fn gate_condition(tag: &Tag, names: &[Filter]) -> Option<Condition> {
    let Argument::Number(n) = tag.argument else { return None };
    match tag.keyword {
        // 10-23-1, 10-23-2-1
        Keyword::Bond => {
            let filter = names.first().cloned().unwrap_or(Filter::Any);
            Some(Condition::Count(battle(filter), at_least(n)))
        }
        // 10-29-1
        Keyword::Sparking => Some(Condition::Count(in_area(Area::Drop, Filter::Any), at_least(n))),
        _ => None,
    }
}

/// Adds what a keyword asks for to the price: by 4.00 it is paid before the skill cost, but asked for after the conditions
/// (22-13-4-4-1, 22-30-3, 22-34-3).
fn pay(does: &mut Does, asked: impl IntoIterator<Item = Price>, by: EnumSet<Point>) {
    let first = by.contains(Point::KeywordIsPaidFirst);
    let conditions = does.cost.iter().take_while(|price| matches!(price, Price::Condition(_))).count();
    let at = if first { conditions } else { does.cost.len() };
    does.cost.splice(at..at, asked);
}

/// Writes out one keyword; says whether the skill is whole with it.
fn write_out(tag: &Tag, does: &mut Does, by: EnumSet<Point>) -> bool {
    use Keyword as K;
    let colors = if let Argument::Colors(colors) = tag.argument { colors } else { ColorSet::default() };
    let number = if let Argument::Number(n) = tag.argument { n } else { 0 };
    let names = does.names.clone();
    match tag.keyword {
        // 10-5-1, 10-5-4, 10-5-5
        K::Evolve | K::ExEvolve | K::XenoEvolve => {
            if names.is_empty() {
                return false;
            }
            does.from = vec![Area::Hand];
            let parts: Vec<String> = (1..=names.len()).map(|at| format!("base {at}")).collect();
            does.cost.extend(names.iter().zip(&parts).map(|(base, part)| shown(Family::Evolve, base, part)));
            let bases = Cards::Each(parts.iter().map(|part| named(part)).collect());
            does.effect = if tag.keyword == K::XenoEvolve {
                let to_warp = Effect::Move(bases.clone(), Destination::To(Area::Warp));
                [Effect::Gather(bases), to_warp, Effect::PlayEvolved(Cards::This, Mode::Active)].into()
            } else {
                [Effect::Gather(bases.clone()), Effect::Evolve(Cards::This, bases, None)].into()
            };
        }
        // 10-13-3
        K::UnionFusion => {
            let [a, b] = names.as_slice() else { return false };
            does.from = vec![Area::Hand];
            let part = |filter: &Filter, name: &str, power_of: Option<&str>| Price::Cards {
                count: 1,
                from: wanted(Family::Union, Area::Hand, filter),
                fate: Fate::Reveal,
                name: Some(name.into()),
                power_of: power_of.map(Into::into),
            };
            let drop = |name: &str| Price::Shown(name.into(), Fate::To(Area::Drop));
            let parts = [part(a, "first", None), part(b, "second", Some("first")), drop("first"), drop("second")];
            pay(does, parts, by);
            does.effect = [Effect::Play(Cards::This, Mode::Active)].into();
        }
        // 10-13-4
        K::UnionPotara => {
            let [a, b] = names.as_slice() else { return false };
            does.from = vec![Area::Hand];
            does.cost.extend([shown(Family::Union, a, "first"), shown(Family::Union, b, "second")]);
            let both = Cards::Each(vec![named("first"), named("second")]);
            let play = Effect::PlayOnto(Cards::This, both.clone(), Some(Mode::Active));
            does.effect = [Effect::Gather(both), play].into();
        }
        // 10-15
        K::OverRealm | K::DarkOverRealm => {
            does.from = vec![Area::Hand];
            let dark = tag.keyword == K::DarkOverRealm;
            let filter = if dark { Filter::Color(Color::Black) } else { Filter::Any };
            let there = Price::Condition(Condition::Count(in_area(Area::Drop, filter), at_least(number)));
            // 1-6-3: before what the text asks for further down.
            pay(does, [there, Price::AllOf(in_area(Area::Drop, Filter::Any), Fate::To(Area::Warp))], by);
            let play = Effect::Play(Cards::This, Mode::Active);
            // 10-15-4; 10-25 has no such rule.
            let to_warp: Block = [Effect::Move(Cards::This, Destination::To(Area::Warp))].into();
            let in_play = Condition::In(Cards::This, Area::Battle);
            let leave = Effect::Later(Moment::TurnEnd, [Effect::If(in_play, to_warp, Block::default())].into());
            does.effect = if dark { [play].into() } else { [play, leave].into() };
        }
        // 10-24-3
        K::Swap => {
            let Some(wanted) = names.first() else { return false };
            let exactly = Filter::Cost(Bounds { min: Some(number), max: Some(number) });
            let from = in_area(Area::Hand, Filter::All(vec![Filter::Kind(Kind::Battle), exactly, wanted.clone()]));
            if by.contains(Point::SwapPaysWithItself) {
                // 4.00, 22-22-3, 22-22-4
                let (fate, name) = (Fate::Reveal, Some("swapped".into()));
                does.cost.push(Price::Cards { count: 1, from, fate, name, power_of: None });
                does.cost.push(Price::This(Fate::To(Area::Hand)));
                does.effect = [Effect::Play(named("swapped"), Mode::Active)].into();
                return true;
            }
            let choose = Choose::new(from, HowMany::UpTo(Quantity::Number(1)), "swapped");
            does.effect = [
                Effect::Choose(choose),
                Effect::Play(named("swapped"), Mode::Active),
                Effect::Move(Cards::This, Destination::To(Area::Hand)),
            ]
            .into();
        }
        // 10-3-1, 10-3-3
        K::Field => {
            does.from = vec![Area::Hand];
            let fields = Filter::All(vec![Filter::Kind(Kind::Extra), Filter::Keyword(K::Field)]);
            let others = Selector { other: true, ..in_area(Area::Battle, fields) };
            does.effect = [
                Effect::Move(Cards::All(others), Destination::To(Area::Drop)),
                Effect::Move(Cards::This, Destination::To(Area::Battle)),
            ]
            .into();
        }
        // 10-4-1
        K::Blocker => {
            does.when = Some(Trigger::Attacked(Watched::YourOther(Filter::Any)));
            does.cost.push(Price::This(Fate::Rest));
            does.effect = [Effect::Redirect(Cards::This)].into();
        }
        // 10-8-1
        K::DualAttack | K::TripleAttack => {
            does.when = Some(Trigger::Attacks(Watched::This));
            let back = Effect::Switch(Cards::This, Mode::Active);
            does.effect = [Effect::Later(Moment::BattleEnd, [back].into())].into();
        }
        // 10-9-1
        K::Revenge => {
            does.when = Some(Trigger::Guards(Watched::This));
            // The attack card of that moment: what was played on top of the first one has taken its place (7-1-4).
            // 7-1: once the attack is negated there is none.
            let attacks = Condition::Attacking(Cards::Attacker);
            let ko = Effect::If(attacks, [Effect::Ko(Cards::Attacker)].into(), Block::default());
            does.effect = [Effect::Later(Moment::BattleEnd, [ko].into())].into();
        }
        // 10-32
        K::Arrival => {
            does.from = vec![Area::Hand];
            let combo = |color| in_area(Area::Combo, Filter::OriginalColor(color));
            let each = colors.iter().map(|color| Condition::Count(combo(color), at_least(1)));
            does.cost.insert(0, Price::Condition(Condition::All(each.collect())));
            does.effect = [Effect::Play(Cards::This, Mode::Active)].into();
        }
        // 10-33
        K::Aegis => {
            let from = in_area(Area::Hand, Filter::Any);
            does.cost.push(Price::Condition(Condition::Turn(Who::Opponent)));
            let cards = Price::Colors { colors, original: true, from, fate: Fate::To(Area::Drop), name: None };
            pay(does, [cards], by);
            let energy = in_area(Area::Energy, Filter::Any);
            let choose = Choose::new(energy, HowMany::UpTo(Quantity::Number(2)), "energy");
            let refresh = Effect::Switch(named("energy"), Mode::Active);
            does.effect = [Effect::Choose(choose), refresh].into_iter().chain(does.effect.iter().cloned()).collect();
        }
        // 10-35-1
        K::Alliance => {
            does.when = Some(Trigger::Attacks(Watched::This));
            let either = Filter::Either(colors.iter().map(Filter::Color).collect());
            let allies = Filter::All(vec![Filter::Mode(Mode::Active), either]);
            let from = Selector { other: true, ..battle(allies) };
            let name = Some("allies".into());
            does.cost.push(Price::Between { count: at_least(1), from, fate: Fate::Rest, name, power: None });
            return !does.effect.is_empty();
        }
        // 10-36-2
        K::Offering => {
            does.when = Some(Trigger::Played(Watched::This));
            let choose = Choose::new(in_area(Area::Life, Filter::Any), HowMany::Exactly(Quantity::Number(1)), "life");
            let give = [Effect::Choose(choose), Effect::Move(named("life"), Destination::To(Area::Drop))];
            does.effect =
                [Effect::Unless(Who::Opponent, give.into(), [Effect::Draw(Quantity::Number(2))].into())].into();
        }
        // 10-37-1
        K::Revive => {
            does.when = Some(Trigger::Kod(Watched::This));
            let from = in_area(Area::Hand, Filter::Any);
            does.cost.push(Price::Condition(Condition::In(Cards::This, Area::Drop)));
            let original = by.contains(Point::ReviveByOriginalColors);
            pay(does, [Price::Colors { colors, original, from, fate: Fate::To(Area::Drop), name: None }], by);
            let play = Effect::Play(Cards::This, Mode::Active);
            let spent = Effect::Give(Cards::This, Change::NegateKeyword(K::Revive), Until::Turn);
            does.effect = [play, spent].into();
        }
        // 10-38-1, 10-39-1
        K::Heroic | K::Villainous => {
            let heroic = tag.keyword == K::Heroic;
            let kin = Filter::Trait(if heroic { "Heroic" } else { "Villainous" }.to_owned());
            let card = Filter::All(vec![Filter::Kind(Kind::Battle), kin.clone()]);
            let played = Trigger::Played(Watched::YourOther(card));
            // Of an Extra Card in play, too.
            let used = |area| Trigger::From(area, Box::new(Trigger::UsesExtra(Who::You, kin.clone())));
            does.when = Some(Trigger::Either(std::iter::once(played).chain(Area::ALL.map(used)).collect()));
            let gain = if heroic {
                Effect::Draw(Quantity::Number(1))
            } else {
                Effect::Discard(Who::Opponent, Quantity::Number(1))
            };
            let spent = Effect::Give(Cards::This, Change::NegateKeyword(tag.keyword), Until::Turn);
            does.effect = [gain, spent].into();
        }
        // 10-41-1, 10-41-3
        K::Successor => {
            does.from = vec![Area::Hand];
            let just = |colors: &[Color]| Filter::JustColors(colors.iter().copied().collect());
            let (green, yellow) = (just(&[Color::Green]), just(&[Color::Yellow]));
            let from = battle(Filter::Either(vec![green, yellow, just(&[Color::Green, Color::Yellow])]));
            does.cost.push(Price::SumOfCosts { total: None, from, fate: Fate::To(Area::Drop) });
            does.effect = [Effect::Play(Cards::This, Mode::Active)].into();
        }
        // 4.00, 22-41
        K::Overlord => {
            let from = battle(Filter::Keyword(K::Servant));
            does.cost.push(Price::Cards { count: 1, from, fate: Fate::DeckBottom, name: None, power_of: None });
            does.effect = [Effect::Draw(Quantity::Number(1))].into();
        }
        // 4.00, 22-42
        K::Rejuvenate => {
            let from = Selector { under: Some(Box::new(Cards::This)), ..Selector::default() };
            let below = Price::Cards { count: 1, from, fate: Fate::To(Area::Drop), name: None, power_of: None };
            does.cost.insert(0, below);
            does.effect = [Effect::Move(Cards::Top(Who::You, Quantity::Number(1)), Destination::To(Area::Life))].into();
        }
        // 4.00, 22-46
        K::ZAwaken => {
            let Some(wanted) = names.first() else { return false };
            does.from = vec![Area::ZDeck];
            let plain = Filter::Not(Box::new(Filter::Kind(Kind::ZLeader)));
            let awakened = Condition::All(vec![
                Condition::Leader(Filter::All(vec![plain, wanted.clone()])),
                Condition::Awakened(Who::You),
            ]);
            does.condition = Some(match does.condition.take() {
                Some(condition) => Condition::All(vec![awakened, condition]),
                None => awakened,
            });
            let leader = Cards::All(in_area(Area::Leader, Filter::Any));
            // 22-46-6-2
            let stays = Condition::In(Cards::This, Area::ZDeck);
            let leaves: Block = [Effect::Move(Cards::This, Destination::To(Area::Removed))].into();
            let awaken = Effect::Move(Cards::This, Destination::Onto(leader));
            does.effect = [awaken, Effect::If(stays, leaves, Block::default())].into();
        }
        // 4.00, 22-47
        K::ZStack => {
            let Some(wanted) = names.first() else { return false };
            let arrives = |area| Trigger::Enters(Watched::This, area);
            does.when =
                Some(Trigger::Either(vec![Trigger::PlacedAsLeader, arrives(Area::Battle), arrives(Area::Unison)]));
            let from = in_area(Area::ZDeck, wanted.clone());
            let choose = Choose::new(from, HowMany::UpTo(Quantity::Number(number.into())), "stacked");
            let below = Destination::Under(Cards::This);
            does.effect = [Effect::Choose(choose), Effect::Move(named("stacked"), below)].into();
        }
        _ => return false,
    }
    true
}

/// The name of cards that a \[Z-Stack\] takes besides those of its own.
const TOO: &str = "stacked-too";

/// 4.00, 22-47-4-1: up to so many of other cards may be chosen for a \[Z-Stack\], of as many as it takes.
pub(crate) fn stack_too(line: &mut Skill, n: u8, from: &Selector) {
    let Body::Does(does) = &mut line.body else { return };
    if !line.tags.iter().any(|tag| tag.keyword == Keyword::ZStack) {
        return;
    }
    let does = Arc::make_mut(does);
    let [Effect::Choose(choose), Effect::Move(..)] = &*does.effect else { return };
    let HowMany::UpTo(Quantity::Number(all)) = choose.count else { return };
    let counted = |count| Quantity::Counted(Box::new(count));
    let taken = counted(Count::Times(counted(Count::Size(TOO.into())), -1));
    let left = counted(Count::Sum(vec![Quantity::Number(all), taken]));
    let others = Choose::new(from.clone(), HowMany::UpTo(Quantity::Number(i32::from(n).min(all))), TOO);
    let own = Choose { count: HowMany::UpTo(left), ..choose.clone() };
    let piled = Cards::Each(vec![named("stacked"), named(TOO)]);
    let under = Effect::Move(piled, Destination::Under(Cards::This));
    does.effect = [Effect::Choose(others), Effect::Choose(own), under].into();
}

/// The statements that a keyword is short for, if it is.
pub(crate) fn stated(keyword: Keyword) -> Vec<Statement> {
    match keyword {
        // 4.00, 22-40-2
        Keyword::Servant => {
            let charge = Condition::All(vec![Condition::Turn(Who::You), Condition::Phase(Phase::Charge)]);
            let stays = Says::Change(Change::Forbid(Action::SwitchToActive));
            let power = Says::Change(Change::Power(Quantity::Number(10_000)));
            vec![Statement::new(power), Statement { when: Some(charge), ..Statement::new(stays) }]
        }
        _ => Vec::new(),
    }
}
