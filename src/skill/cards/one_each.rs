//! One of each of several: `1 each of ＜A＞ and ＜B＞ from your deck`, which are as many choices.

use super::after::Bound;
use super::choice::{Choices, barrier};
use super::each_of;
use super::part::said_parts;
use super::selector::{Range, how_many};
use crate::ability::{Cards, Choose, Filter, HowMany, Selector};
use crate::skill::phrase::{At, Page, Phrase, Ways, name};

impl Choices {
    /// `1 each of ＜A＞ and ＜B＞`.
    pub(super) fn one_each(&self, page: &Page<'_>, at: At) -> Ways<Vec<Cards>> {
        let mut ways = Ways::new();
        for (count, end) in how_many().read(page, at) {
            let Some(end) = page.lit(end, "each of").filter(|_| !matches!(count, HowMany::All | HowMany::Any)) else {
                continue;
            };
            for (range, end) in each_of().ranges(page, end) {
                let Some(filters) = apart(&range).filter(|_| range.placed || self.announced) else { continue };
                for (ignoring_barrier, end) in barrier().read(page, end) {
                    let names = (at.spoken.names..).map(name);
                    let choose = |(filter, name): (Filter, _)| {
                        let from = Selector { filter, ..range.from.clone() };
                        let who = self.choice().who;
                        let choose = Choose { who, ignoring_barrier, ..Choose::new(from, count.clone(), "") };
                        Cards::Chosen(Box::new(Choose { name, ..choose }))
                    };
                    let chosen: Vec<Cards> = filters.iter().cloned().zip(names).map(choose).collect();
                    let more = u8::try_from(chosen.len()).unwrap_or(u8::MAX);
                    let end = end.speak(|spoken| spoken.names = spoken.names.saturating_add(more));
                    let end = self.spoken(at, end, &chosen);
                    ways.push((chosen, end));
                }
            }
        }
        ways
    }

    pub(super) fn says_one_each(&self, value: &[Cards], page: &Page<'_>, at: At) -> Vec<At> {
        let chosen = |cards: &Cards| if let Cards::Chosen(choose) = cards { Some((**choose).clone()) } else { None };
        let Some(all) = value.iter().map(chosen).collect::<Option<Vec<Choose>>>() else { return Vec::new() };
        let Some((first, from)) = all.first().zip(together(&all)) else { return Vec::new() };
        // Read as a whole again, it has to be the same.
        let again = |end: &At| self.one_each(page, at).iter().any(|(cards, at)| cards == value && at.pos == end.pos);
        let same = |end: &At| page.holds(|| again(end));
        let placed = if self.announced { None } else { Some(true) };
        let counted = how_many().says(&first.count, page, at).into_iter().filter_map(|at| page.lit(at, "each of"));
        let ranged: Vec<At> =
            counted.flat_map(|at| each_of().says_range(&from, &Bound::default(), placed, page, at)).collect();
        let barred = ranged.into_iter().flat_map(|at| barrier().says(&first.ignoring_barrier, page, at));
        let ends = barred.map(|end| {
            let more = u8::try_from(all.len()).unwrap_or(u8::MAX);
            self.spoken(at, end.speak(|spoken| spoken.names = spoken.names.saturating_add(more)), value)
        });
        ends.filter(same).collect()
    }
}

/// The descriptions of a range that is one of several, each with what belongs to all.
fn apart(range: &Range) -> Option<Vec<Filter>> {
    if !range.bound.says_nothing() {
        return None;
    }
    let parts = said_parts(&range.from.filter);
    let (Filter::Either(items), shared) = parts.split_first()? else { return None };
    // "Each of red ＜A＞ and ＜B＞": is the second red?
    let plain = items.iter().all(|item| !matches!(item, Filter::All(_)));
    let own = items.iter().all(|item| matches!(item, Filter::All(_)));
    let join = |item: &Filter| Filter::all([said_parts(item), shared].concat());
    (plain || own).then(|| items.iter().map(join).collect())
}

/// The range that [`apart`] makes these of.
fn together(all: &[Choose]) -> Option<Selector> {
    let first = all.first()?;
    let alike = |choose: &Choose| {
        let from = Selector { filter: first.from.filter.clone(), ..choose.from.clone() };
        Choose { from, name: first.name.clone(), ..choose.clone() } == *first
    };
    if all.len() < 2 || !all.iter().all(alike) {
        return None;
    }
    let parts: Vec<&[Filter]> = all.iter().map(|choose| said_parts(&choose.from.filter)).collect();
    let shortest = parts.iter().map(|parts| parts.len()).min()?;
    let tail = |n: usize| parts.iter().all(|part| part[part.len() - n..] == parts[0][parts[0].len() - n..]);
    let shared = (0..shortest).take_while(|n| tail(*n)).last()?;
    let items = parts.iter().map(|part| Filter::all(part[..part.len() - shared].to_vec())).collect();
    let whole = [&[Filter::Either(items)], &parts[0][parts[0].len() - shared..]].concat();
    Some(Selector { filter: Filter::all(whole), ..first.from.clone() })
}
