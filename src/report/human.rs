//! Findings as rustc draws them: the user's own line with a caret, the rule, the remedy; and a verdict in one line.
//!
//! Colors are always in the text. Whoever prints it strips them where they are not wanted.

use std::collections::BTreeMap;

use annotate_snippets::{Group, Level, Origin, Renderer};
use anstyle::{AnsiColor, Style};

use textwrap::Options;

use super::excerpt::{Excerpt, renderer};
use super::{Checked, colored, counted, figures, word};
use crate::card::Section;
use crate::diagnostic::{Safety, Severity, Span};
use crate::language::{Argument, Lang, Message, say};
use crate::legality::{Finding, Verdict};
use crate::ruleset::{Ruleset, manual};
use crate::shown;

/// Notes of one kind beyond this many are counted, not shown.
const SHOWN_NOTES: usize = 2;

/// Columns that a picture may take before its lines are cut, and its words go on below.
const WIDTH: usize = colored::WIDTH;
/// Less room for words is too little.
const NARROWEST: usize = 24;

/// Everything found, one picture each, then the verdict.
pub fn findings(checked: &Checked<'_>) -> String {
    findings_within(checked, WIDTH)
}

/// The same for a reader who sees so many columns.
pub fn findings_within(checked: &Checked<'_>, columns: usize) -> String {
    let renderer = renderer().term_width(columns);
    let mut out = String::new();
    let findings = &checked.outcome.findings;
    for (at, finding) in findings.iter().enumerate() {
        let like_this = |other: &&Finding| other.check.code == finding.check.code;
        let before = findings[..at].iter().filter(like_this).count();
        let all = findings.iter().filter(like_this).count();
        if finding.diagnostic.severity == Severity::Note && before >= SHOWN_NOTES {
            continue;
        }
        let more = (finding.diagnostic.severity == Severity::Note && before + 1 == SHOWN_NOTES && all > SHOWN_NOTES)
            .then(|| all - SHOWN_NOTES);
        out.push_str(&render(&renderer, checked, finding, more, columns));
    }
    out.push_str(&laid_out("", checked, columns));
    out
}

/// One finding, with the user's own line.
pub fn finding(checked: &Checked<'_>, finding: &Finding) -> String {
    render(&renderer(), checked, finding, None, WIDTH)
}

fn render(
    renderer: &Renderer,
    checked: &Checked<'_>,
    finding: &Finding,
    more: Option<usize>,
    columns: usize,
) -> String {
    format!("{}\n\n", renderer.render(&[picture(checked, finding, more, columns)]))
}

/// The verdict, going on below where it is longer than a line.
pub fn verdict(checked: &Checked<'_>) -> String {
    verdict_behind("", checked)
}

/// The same behind a mark, which may have a style.
pub(super) fn verdict_behind(mark: &str, checked: &Checked<'_>) -> String {
    laid_out(mark, checked, WIDTH)
}

fn laid_out(mark: &str, checked: &Checked<'_>, columns: usize) -> String {
    let options = Options::new(columns).initial_indent(mark).subsequent_indent("  ");
    figures::fill(verdict_line(checked).trim_end(), options.break_words(false)) + "\n"
}

/// The verdict in one line: `deck.txt: illegal under dbscg-4.00, list of 2026-07-03 (leader BT1-001, main 50, side 0): 2 errors`.
pub fn verdict_line(checked: &Checked<'_>) -> String {
    let color = match checked.outcome.verdict {
        Verdict::Legal => AnsiColor::Green,
        Verdict::Incomplete => AnsiColor::Yellow,
        Verdict::Illegal => AnsiColor::Red,
    };
    let style = Style::new().bold().fg_color(Some(color.into()));
    let parts = if checked.outcome.context.reading.broken {
        vec![say!("not-read")]
    } else {
        let lead = checked.outcome.context.ruleset.called(Section::Leader);
        let leader = checked.leader().map(|leader| say!("with-leader", lead = lead, leader = leader));
        let counts = checked.counts().filter(|(section, _)| *section != Section::Leader);
        let counts = counts.map(|(section, count)| say!("section-count", section = section.id(), count = count));
        let has_one = checked.outcome.context.ruleset.section(Section::Leader).is_some();
        let leader = leader.or_else(|| has_one.then(|| say!("without-leader", lead = lead)));
        leader.into_iter().chain(counts).collect()
    };
    let verdict = checked.outcome.verdict.message().text(checked.lang);
    let line = say!(
        "verdict-line",
        source = checked.source,
        verdict = Argument::LaidOut(format!("{style}{verdict}{style:#}")),
        terms = checked.judged_by(),
        parts = Argument::list(parts, ", "),
    );
    let tally: Vec<Message> =
        checked.tally().into_iter().filter(|(_, n)| *n > 0).map(|(severity, n)| counted(n, severity)).collect();
    let line = match tally.as_slice() {
        [] => line,
        _ => say!("verdict-found", line = line, tally = Argument::list(tally, ", ")),
    };
    let safe = |finding: &&Finding| finding.diagnostic.fix.as_ref().is_some_and(|fix| fix.safety == Safety::Safe);
    let line = match checked.outcome.findings.iter().filter(safe).count() {
        0 => line,
        fixable => say!("verdict-fixable", line = line, count = fixable),
    };
    line.text(checked.lang) + "\n"
}

/// How many lists have each verdict, in one line: `200 lists: 196 legal, 1 incomplete, 3 illegal`.
pub fn verdicts(counted: &BTreeMap<Verdict, u64>, lang: Lang) -> String {
    let of = |verdict| counted.get(&verdict).copied().unwrap_or(0);
    let [legal, incomplete, illegal] = [Verdict::Legal, Verdict::Incomplete, Verdict::Illegal].map(of);
    let lists = legal + incomplete + illegal;
    let said = say!("verdict-counts", lists = lists, legal = legal, incomplete = incomplete, illegal = illegal);
    said.text(lang) + "\n"
}

/// Words that go on below where a line has no room for them beside what stands before them.
fn within(words: &str, before: usize, columns: usize) -> String {
    let room = columns.saturating_sub(before).max(NARROWEST);
    figures::fill(words, Options::new(room).break_words(false))
}

fn picture<'a>(checked: &Checked<'a>, finding: &'a Finding, more: Option<usize>, columns: usize) -> Group<'a> {
    let diagnostic = &finding.diagnostic;
    let lang = checked.lang;
    let last = diagnostic.related.iter().map(|(span, _)| *span).chain(diagnostic.span).map(|span| span.end).max();
    let digits = last.map_or(1, |end| checked.lines.place(checked.text, Span::new(end, end)).line.to_string().len());
    // `12 = rule: ` and so on.
    let beside = |name: &str, words: &str| within(words, digits + name.chars().count() + " = : ".len(), columns);
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let level = level.with_name(say!("severity", severity = word(diagnostic.severity)).text(lang));
    let note = || Level::NOTE.with_name(say!("severity", severity = word(Severity::Note)).text(lang));
    let severity = say!("severity", severity = word(diagnostic.severity)).text(lang);
    let head = severity.chars().count() + "[]: ".len() + diagnostic.code.len();
    let title = level.primary_title(within(&diagnostic.message.text(lang), head, columns)).id(diagnostic.code);
    let mut group = match diagnostic.span {
        Some(span) => Group::with_title(title).elements(excerpt(checked).of(span, &diagnostic.related)),
        None => Group::with_title(title).element(Origin::path(shown::line(checked.source))),
    };
    if let Some(rule) = &finding.rule {
        group = group.element(
            Level::NOTE
                .with_name(say!("rule").text(lang))
                .message(beside(&say!("rule").text(lang), &rule_text(checked, rule))),
        );
    }
    for said in &diagnostic.notes {
        let name = say!("severity", severity = word(Severity::Note)).text(lang);
        group = group.element(note().message(beside(&name, &said.text(lang))));
    }
    if let Some(fix) = &diagnostic.fix {
        group = group.element(
            Level::HELP
                .with_name(say!("help").text(lang))
                .message(beside(&say!("help").text(lang), &fix.help.text(lang))),
        );
    }
    if let Some(more) = more {
        group = group.element(note().message(say!("more-of-kind", more = more).text(lang)));
    }
    group
}

/// `dbscg-1.10 5-1-3-1: at most 4 copies …`
pub(super) fn rule_text(checked: &Checked<'_>, rule: &str) -> String {
    rule_of(checked.outcome.context.ruleset, rule, checked.lang)
}

/// A rule of an edition by its number, with what it says where that is known: `dbscg-1.10 5-1-3-1: at most 4 copies …`
pub fn rule_of(ruleset: &Ruleset, rule: &str, lang: Lang) -> String {
    let ruleset = &ruleset.id;
    let words = manual::paraphrase_in(rule, lang).filter(|_| ruleset == manual::V1_10.edition);
    match (words, cited(rule)) {
        (Some(words), _) => say!("rule-says", ruleset = ruleset, rule = rule, words = words).text(lang),
        (None, Some(cited)) => format!("{} {}", shown::line(ruleset), cited.text(lang)),
        (None, None) => shown::line(&format!("{ruleset} {rule}")).into_owned(),
    }
}

/// The text of a list, to be shown in parts.
fn excerpt<'a>(checked: &Checked<'a>) -> Excerpt<'a> {
    Excerpt { source: checked.source, text: checked.text, lines: checked.lines, lang: checked.lang }
}

/// What stands in our editions for the number of a rule where the manual has none.
pub(super) fn cited(rule: &str) -> Option<Message> {
    let word = match rule {
        "event practice" => "practice",
        "event rules" => "events",
        "official ban list" => "list",
        _ => return None,
    };
    Some(say!("citation", rule = word))
}

#[cfg(test)]
mod tests {
    use crate::catalog::Catalog;
    use crate::deck;
    use crate::diagnostic::LineIndex;
    use crate::language::Lang;
    use crate::legality;
    use crate::report::Checked;
    use crate::ruleset::Ruleset;

    #[test]
    fn a_place_in_an_endless_line_is_shown_with_its_column_and_what_stands_around_it() {
        let list = r#"{"leader": "BT1-001", "main": {"BT1-006": 4, "×BT1-5": 4}}"#;
        let text = format!("[{}]", vec![list; 1000].join(", "));
        let readings = deck::read(&text).readings;
        let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").expect("embedded"));
        let outcome = legality::check(&readings[999], &catalog, &rules);
        let source = "lists.json#1000";
        let lines = LineIndex::new(&text);
        let checked =
            Checked { source, path: "lists.json", text: &text, lines: &lines, outcome: &outcome, lang: Lang::En };
        let shown = anstream::adapter::strip_str(&super::findings(&checked)).to_string();
        let column = "[".len() + 999 * (list.chars().count() + 2) + list.find("\"×").unwrap_or_default() + 1;
        assert!(shown.contains(&format!("--> lists.json#1000:1:{column}\n")), "{shown}");
        assert!(shown.lines().all(|line| line.chars().count() < 200), "{shown}");
    }

    #[test]
    fn what_is_found_fits_a_narrow_terminal() {
        let text = "Leader: BT1-001\n5 BT1-006 Scheming Champa\n4 Nobody at all\n";
        let reading = deck::read(text).readings.remove(0);
        let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").expect("embedded"));
        let outcome = legality::check(&reading, &catalog, &rules);
        let lines = LineIndex::new(text);
        let checked =
            Checked { source: "a.txt", path: "a.txt", text, lines: &lines, outcome: &outcome, lang: Lang::En };
        let shown = anstream::adapter::strip_str(&super::findings_within(&checked, 40)).to_string();
        let wide: Vec<&str> = shown.lines().filter(|line| line.chars().count() > 40).collect();
        assert_eq!(wide, [""; 0], "{shown}");
    }
}
