//! How much of the printed skill text is understood: as tables, and as JSON.

use std::fmt::Write as _;

use schemars::Schema;

use super::{figures, schema};
use crate::catalog::coverage::{Blocker, Counts, Coverage, Modelled, Weighted};
use crate::language::{Lang, say};
use crate::{shown, wording};

/// Columns of a terminal.
const WIDTH: usize = 80;

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Coverage>()
}

/// The object of the command's contract.
pub fn json(coverage: &Coverage) -> String {
    // Plain data, which JSON can hold.
    shown::json(coverage) + "\n"
}

/// Tables for people, with the blockers up to a number.
pub fn human(coverage: &Coverage, limit: usize, lang: Lang) -> String {
    let head = [say!("column-cards"), say!("coverage-modelled"), say!("coverage-lines"), say!("coverage-read")];
    let [cards, modelled, lines, read] = head.map(|word| word.text(lang));
    let mut out = format!("{:<14}{cards:>9}{modelled:>10}{lines:>20}{read:>10}\n", "");
    row(&mut out, &say!("coverage-all").text(lang), &coverage.all);
    out.push('\n');
    for (kind, counts) in &coverage.kinds {
        row(&mut out, &wording::term(kind.term()).text(lang), counts);
    }
    if !coverage.sets.is_empty() {
        out.push('\n');
    }
    for (set, counts) in &coverage.sets {
        row(&mut out, &set.to_string(), counts);
    }
    if let Some(weighted) = &coverage.weighted {
        in_lists(&mut out, weighted, lang);
    }
    blocked(&mut out, coverage, limit, lang);
    out
}

/// A row of the table.
fn row(out: &mut String, name: &str, Counts { cards, lines }: &Counts) {
    // A long name takes its room from the blanks before the first number.
    let wide = 23_usize.saturating_sub(name.chars().count()).max(cards.total.to_string().len() + 1);
    let cards = format!("{:>wide$}{:>10}{:>9}", cards.total, cards.modelled, share(cards.modelled, cards.total));
    let lines = format!("{:>11}{:>10}{:>9}", lines.total, lines.read, share(lines.read, lines.total));
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{}", format!("{name}{cards}{lines}").trim_end());
}

/// The cards as they are played, and whole lists: by leader and main deck, and with their other parts.
fn in_lists(out: &mut String, weighted: &Weighted, lang: Lang) {
    let rows = [
        (say!("coverage-copies"), weighted.copies),
        (say!("coverage-lists-begun"), weighted.leader_and_main),
        (say!("coverage-lists-whole"), weighted.lists),
    ];
    let rows: Vec<(String, Modelled)> = rows.into_iter().map(|(name, counts)| (name.text(lang), counts)).collect();
    let (unknown, head) = (say!("coverage-unknown").text(lang), say!("coverage-in-lists").text(lang));
    let names = rows.iter().map(|(name, _)| name).chain([&unknown, &head]);
    let wide = names.map(|name| name.chars().count()).max().unwrap_or_default();
    let [total, modelled] = [say!("coverage-all"), say!("coverage-modelled")].map(|word| word.text(lang));
    let _ = writeln!(out, "\n{head:<wide$}{total:>9}{modelled:>12}");
    for (name, Modelled { total, modelled }) in rows {
        let _ = writeln!(
            out,
            "{}",
            format!("{name:<wide$}{total:>9}{modelled:>12}{:>9}", share(modelled, total)).trim_end()
        );
    }
    if weighted.unknown > 0 {
        let _ = writeln!(out, "{unknown:<wide$}{:>9}", weighted.unknown);
    }
}

/// What stands in the way, where something does, and what is doubtful.
fn blocked(out: &mut String, coverage: &Coverage, limit: usize, lang: Lang) {
    let lines = coverage.all.lines;
    if !coverage.has_text {
        if lines.read < lines.total {
            let _ = writeln!(out, "\n{}", figures::fill(&say!("coverage-no-text").text(lang), WIDTH));
        }
        return;
    }
    let doubtful = say!("coverage-doubtful", otherwise = coverage.mismatched, ambiguous = coverage.ambiguous);
    let _ = writeln!(out, "\n{}", figures::fill(&doubtful.text(lang), WIDTH));
    if coverage.blockers.is_empty() {
        return;
    }
    // A column for lists only where there are some.
    let numbers = |cards: &str, lists: &str| match &coverage.weighted {
        Some(_) => format!("{cards:>8}{lists:>8}"),
        None => format!("{cards:>8}"),
    };
    let counted = |lists: Option<u64>| lists.map(|lists| lists.to_string()).unwrap_or_default();
    let head = numbers(&say!("column-cards").text(lang), &say!("column-lists").text(lang));
    let _ = writeln!(out, "\n{head}  {}", say!("coverage-kept").text(lang));
    for Blocker { span, cards, lists } in coverage.blockers.iter().take(limit) {
        let numbers = numbers(&cards.to_string(), &counted(*lists));
        let span = if span.is_empty() { say!("coverage-end-of-line").text(lang) } else { shown::line(span).into() };
        let left = WIDTH - 2 - numbers.chars().count();
        let _ = writeln!(out, "{numbers}  {}", cut(&span, left));
    }
    let more = || coverage.blockers.iter().skip(limit);
    let (cards, lists): (u64, Option<u64>) =
        (more().map(|blocker| blocker.cards).sum(), more().map(|blocker| blocker.lists).sum());
    if cards > 0 {
        let others = say!("coverage-more", others = more().count());
        let _ = writeln!(out, "{}  {}", numbers(&cards.to_string(), &counted(lists)), others.text(lang));
    }
}

/// Percent with one decimal; nothing of nothing. What is not quite all is never shown as all of it.
fn share(part: u64, whole: u64) -> String {
    if whole == 0 {
        return String::new();
    }
    let tenths = part * 1000 / whole;
    format!("{}.{} %", tenths / 10, tenths % 10)
}

/// A text that fits into so many columns.
fn cut(text: &str, columns: usize) -> String {
    if text.chars().count() <= columns {
        return text.to_owned();
    }
    text.chars().take(columns - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_a_terminal_in_any_language() {
        let most = Modelled { total: 100_000, modelled: 100_000 };
        let blockers = vec![Blocker { span: "《…》 ".repeat(40), cards: 12_345, lists: Some(54_321) }];
        let mut coverage = Coverage { has_text: true, blockers, ..Coverage::default() };
        coverage.all.cards = most;
        coverage.all.lines.total = 100_000;
        coverage.kinds.insert(crate::card::Kind::ZBattle, coverage.all);
        let weighted = Weighted { lists: most, leader_and_main: most, copies: most, unknown: 100_000 };
        for weighted in [None, Some(weighted)] {
            coverage.weighted = weighted;
            for (lang, limit) in Lang::ALL.into_iter().flat_map(|lang| [(lang, 0), (lang, 20)]) {
                let without = Coverage { has_text: false, ..coverage.clone() };
                for line in [&coverage, &without].map(|coverage| human(coverage, limit, lang)).concat().lines() {
                    assert!(line.chars().count() <= WIDTH, "{line}");
                }
            }
        }
    }

    #[test]
    fn not_quite_all_is_not_all() {
        assert_eq!(share(999, 1000), "99.9 %");
        assert_eq!(share(99_999, 100_000), "99.9 %");
        assert_eq!(share(3, 3), "100.0 %");
        assert_eq!(share(0, 0), "");
    }
}
