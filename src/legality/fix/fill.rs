//! Filling sections with too few cards up: copies of what the deck has, then what goes best with it.

use super::cells::Cells;
use super::{Act, Change, Plan, Why};
use crate::ability::Facts;
use crate::card::Section;
use crate::catalog::Entry;
use crate::catalog::search::Search;
use crate::diagnostic::Safety;
use crate::legality::Context;
use crate::legality::checks::too_few_cards;
use crate::legality::limits::Limits;
use crate::legality::suggest::{self, Held};
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
        for suggestion in suggest::among(context, limits, &deck, &asked) {
            if cells.missing(rule.id, rule.min) == 0 {
                break;
            }
            let entry = suggestion.entry;
            add(cells, limits, rule, (entry, limits.facts(entry)), Act::Add(Some(Box::new(suggestion))), &why, plan);
        }
    }
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
