//! Filling sections with too few cards up: copies of what the deck has, then what goes best with it.

use super::cells::Cells;
use super::curve::{self, Curve};
use super::{Act, Change, Plan, Why};
use crate::ability::Facts;
use crate::card::Section;
use crate::catalog::Entry;
use crate::catalog::search::Search;
use crate::diagnostic::Safety;
use crate::legality::Context;
use crate::legality::checks::too_few_cards;
use crate::legality::limits::Limits;
use crate::legality::suggest::{self, Held, Suggestion};
use crate::ruleset::SectionRule;

/// Adds cards that a search means, each up to its limit, until no section has too few: first those that the section has, in
/// the order of the list, then others as they are suggested for the deck.
pub(super) fn fill<'a>(
    context: &'a Context<'a>,
    cells: &mut Cells<'a>,
    limits: &Limits<'a>,
    search: &Search,
    plan: &mut Plan<'a>,
) {
    for rule in context.ruleset.sections.iter().filter(|rule| rule.id != Section::Leader) {
        let missing = cells.missing(rule.id, rule.min);
        if missing == 0 {
            continue;
        }
        let why = Why::TooFew {
            check: &too_few_cards::CHECK,
            rule: rule.citation().to_owned(),
            count: rule.min - missing,
            min: rule.min,
        };
        let mut held: Vec<&'a Entry> = Vec::new();
        for cell in cells.iter().filter(|cell| cell.section == rule.id && cell.count > 0) {
            if search.matches(cell.entry) && !held.iter().any(|entry| std::ptr::eq(*entry, cell.entry)) {
                held.push(cell.entry);
            }
        }
        for entry in held {
            add(cells, limits, rule, (entry, limits.facts(entry)), Act::Add(None), &why, plan);
        }
        let deck: Vec<Held<'a>> = cells.held().collect();
        let asked =
            suggest::Asked { want: Some(search), section: rule.id, leaders_colors: true, ..suggest::Asked::default() };
        let mut suggested: Vec<Option<Suggestion<'a>>> =
            suggest::among(context, limits, &deck, &asked).into_iter().map(Some).collect();
        let curve = (rule.id == Section::Main && context.ruleset.game.reads_skills()).then(|| {
            let held = context.resolution.lines.iter().filter(|line| line.section == Section::Main);
            Curve::of(held.map(|line| (&line.entry.card, line.line.count)), rule.min)
        });
        while cells.missing(rule.id, rule.min) > 0 {
            let Some(next) = next(&mut suggested, curve.as_ref(), cells, rule.id) else { break };
            plan.curve = curve;
            let entry = next.entry;
            add(cells, limits, rule, (entry, limits.facts(entry)), Act::Add(Some(Box::new(next))), &why, plan);
        }
    }
}

/// The best suggestion that is left, of the cost that the curve lacks most.
fn next<'a>(
    suggested: &mut [Option<Suggestion<'a>>],
    curve: Option<&Curve>,
    cells: &Cells<'a>,
    section: Section,
) -> Option<Suggestion<'a>> {
    let wanted = curve.and_then(|curve| {
        let mut has = [0; curve::STEPS.len()];
        for cell in cells.iter().filter(|cell| cell.section == section) {
            if let Some(step) = curve::step(&cell.entry.card) {
                has[step] += cell.count;
            }
        }
        let is_open = |step| suggested.iter().flatten().any(|one| curve::step(&one.entry.card) == Some(step));
        curve.lacks_most(&has, is_open)
    });
    let fits = |one: &&mut Option<Suggestion<'a>>| {
        one.as_ref().is_some_and(|one| wanted.is_none() || curve::step(&one.entry.card) == wanted)
    };
    suggested.iter_mut().find(fits)?.take()
}

/// Adds as many copies of a card as are missing and may be there.
fn add<'a>(
    cells: &mut Cells<'a>,
    limits: &Limits<'a>,
    rule: &SectionRule,
    (entry, facts): (&'a Entry, Facts<'a>),
    act: Act<'a>,
    why: &Why,
    plan: &mut Plan<'a>,
) {
    let missing = cells.missing(rule.id, rule.min);
    let room = limits.room(entry, rule.id, &cells.iter().map(|cell| (cell.section, &cell.facts, cell.count)));
    let copies = room.map_or(missing, |room| room.min(missing));
    if copies == 0 {
        return;
    }
    cells.add(entry, facts, rule.id, copies);
    let (why, safety) = (vec![why.clone()], Safety::Unsafe);
    plan.changes.push(Change { act, entry, copies, section: rule.id, from: 0, to: 0, why, safety });
}
