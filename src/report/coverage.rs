//! How much of the printed skill text is understood: as tables, and as JSON.

use std::fmt::Write as _;

use crate::catalog::coverage::{Blocker, Counts, Coverage, Modelled};
use crate::shown;

/// Columns of a terminal.
const WIDTH: usize = 80;

/// The object of the command's contract.
pub fn json(coverage: &Coverage) -> String {
    // Plain data, which JSON can hold.
    shown::json(coverage) + "\n"
}

/// Tables for people, with the blockers up to a number.
pub fn human(coverage: &Coverage, limit: usize) -> String {
    let mut out = format!("{:<14}{:>9}{:>10}{:>20}{:>10}\n", "", "cards", "modelled", "lines", "read");
    row(&mut out, "all", &coverage.all);
    out.push('\n');
    for (kind, counts) in &coverage.kinds {
        row(&mut out, kind.term(), counts);
    }
    out.push('\n');
    for (set, counts) in &coverage.sets {
        row(&mut out, &set.to_string(), counts);
    }
    if let Some(weighted) = &coverage.weighted {
        let _ = writeln!(out, "\n{:<14}{:>9}{:>10}", "in lists", "all", "modelled");
        for (name, Modelled { total, modelled }) in [("copies", weighted.copies), ("whole lists", weighted.lists)] {
            let _ = writeln!(out, "{name:<14}{total:>9}{modelled:>10}{:>9}", share(modelled, total));
        }
        if weighted.unknown > 0 {
            let _ = writeln!(out, "{:<14}{:>9}", "unknown", weighted.unknown);
        }
    }
    blocked(&mut out, coverage, limit);
    out
}

fn row(out: &mut String, name: &str, Counts { cards, lines }: &Counts) {
    let cards = format!("{:>9}{:>10}{:>9}", cards.total, cards.modelled, share(cards.modelled, cards.total));
    let lines = format!("{:>11}{:>10}{:>9}", lines.total, lines.read, share(lines.read, lines.total));
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{}", format!("{name:<14}{cards}{lines}").trim_end());
}

/// What stands in the way, where something does, and what is doubtful.
fn blocked(out: &mut String, coverage: &Coverage, limit: usize) {
    let lines = coverage.all.lines;
    if !coverage.has_text {
        if lines.read < lines.total {
            out.push_str("\nWhat is not read is not known: the table holds no text. Name one with --cards.\n");
        }
        return;
    }
    let _ = writeln!(
        out,
        "\nLines that print back otherwise: {}; that can be read in two ways: {}",
        coverage.mismatched, coverage.ambiguous
    );
    if coverage.blockers.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n   cards  are kept from being modelled by these words alone");
    for Blocker { span, cards } in coverage.blockers.iter().take(limit) {
        let span = if span.is_empty() { "(the end of the line)" } else { span };
        let _ = writeln!(out, "{cards:>8}  {}", cut(&shown::line(span), WIDTH - 10));
    }
    let more: u64 = coverage.blockers.iter().skip(limit).map(|blocker| blocker.cards).sum();
    if more > 0 {
        let _ = writeln!(out, "{more:>8}  by {} more, see --limit", coverage.blockers.len() - limit);
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
    fn no_line_is_wider_than_a_terminal() {
        let most = Modelled { total: 100_000, modelled: 100_000 };
        let blockers = vec![Blocker { span: "《…》 ".repeat(40), cards: 12_345 }];
        let mut coverage = Coverage { has_text: true, blockers, ..Coverage::default() };
        coverage.all.cards = most;
        coverage.kinds.insert(crate::card::Kind::ZBattle, coverage.all);
        coverage.weighted = Some(crate::catalog::coverage::Weighted { lists: most, copies: most, unknown: 100_000 });
        for line in human(&coverage, 20).lines() {
            assert!(line.chars().count() <= WIDTH, "{line}");
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
