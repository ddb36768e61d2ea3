//! Findings as CSV: a line for each, and one for a list without any.

use super::{Checked, figures, word};
use crate::card::CardNumber;
use crate::legality::Finding;

/// What the columns are called.
const COLUMNS: [&str; 16] = [
    "source", "deck", "leader", "ruleset", "verdict", "severity", "code", "name", "rule", "line", "column", "message",
    "help", "cards", "count", "limit",
];

/// What stands above the lines.
pub fn head() -> String {
    figures::csv([COLUMNS.map(str::to_owned)])
}

/// The lines of a deck.
pub fn csv(checked: &Checked<'_>) -> String {
    let findings = &checked.outcome.findings;
    let blank = findings.is_empty().then(|| row(checked, <[String; 11]>::default()));
    figures::csv(blank.into_iter().chain(findings.iter().map(|finding| row(checked, cells(checked, finding)))))
}

/// A line: the list, and what was found in it.
fn row(checked: &Checked<'_>, found: [String; 11]) -> Vec<String> {
    let context = &checked.outcome.context;
    let name = context.reading.deck.name.clone().unwrap_or_default();
    let (leader, ruleset) = (checked.leader().unwrap_or_default(), context.ruleset.id.clone());
    let list = [checked.source.to_owned(), name, leader, ruleset, checked.outcome.verdict.id().to_owned()];
    list.into_iter().chain(found).collect()
}

fn cells(checked: &Checked<'_>, finding: &Finding) -> [String; 11] {
    let diagnostic = &finding.diagnostic;
    let place = diagnostic.span.map(|span| checked.place(span));
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let help = diagnostic.fix.as_ref().map(|fix| fix.help.text(checked.lang));
    [
        word(diagnostic.severity).to_owned(),
        finding.check.code.to_owned(),
        finding.check.name.to_owned(),
        finding.rule.clone().unwrap_or_default(),
        place.map(|place| place.line.to_string()).unwrap_or_default(),
        place.map(|place| place.column.to_string()).unwrap_or_default(),
        diagnostic.message.text(checked.lang),
        help.unwrap_or_default(),
        finding.cards.iter().map(CardNumber::as_str).collect::<Vec<_>>().join(" "),
        number(finding.count),
        number(finding.limit),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Catalogs, Judge, JudgedBy};
    use crate::deck;
    use crate::diagnostic::LineIndex;
    use crate::language::Lang;

    fn lines(text: &str) -> Vec<String> {
        let decks = deck::read(text);
        let reading = &decks.readings[0];
        let judge = Judge::new(Catalogs::embedded(), JudgedBy::default(), [reading]);
        let outcome = judge.check(reading);
        let index = LineIndex::new(text);
        let checked =
            Checked { source: "a.txt", path: "a.txt", text, lines: &index, outcome: &outcome, lang: Lang::En };
        csv(&checked).lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_finding_is_a_line_and_a_list_without_any_is_one_too() {
        let found = lines("Name: Fish\nLeader: BT1-001\n5 BT1-006\n");
        assert!(found.iter().all(|line| line.starts_with("a.txt,Fish,BT1-001,dbscg-1.10,illegal,")), "{found:#?}");
        assert!(found.iter().any(|line| line.contains(",error,DS0301,copy-limit,5-1-3-1,3,1,")), "{found:#?}");
        let good = lines(include_str!("../../decks/red-champa.txt"));
        assert!(!good.is_empty() && head().matches(',').count() == 15, "{good:#?}");
    }
}
