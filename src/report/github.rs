//! Findings as workflow commands, which GitHub shows beside the line.

use std::fmt::Write as _;

use super::{Checked, human};
use crate::diagnostic::Severity;
use crate::language::say;
use crate::shown;

/// One command per finding, and one for the verdict.
pub fn annotations(checked: &Checked<'_>) -> String {
    let mut out = String::new();
    for finding in &checked.outcome.findings {
        let diagnostic = &finding.diagnostic;
        let command = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "notice",
        };
        let mut place = format!("file={}", property(checked.path));
        if let Some(place_of) = diagnostic.span.map(|span| checked.place(span)) {
            let end = place_of.column + place_of.length;
            // Writing to a string cannot fail.
            let _ = write!(place, ",line={},col={},endColumn={end}", place_of.line, place_of.column);
        }
        // In a file of many lists, say which.
        let deck =
            if checked.source == checked.path { String::new() } else { format!("{}: ", shown::line(checked.source)) };
        let mut message = format!("{deck}{}", diagnostic.message.text(checked.lang));
        if let Some(rule) = &finding.rule {
            let _ = write!(message, " ({} {})", shown::line(&checked.outcome.context.ruleset.id), shown::line(rule));
        }
        if let Some(fix) = &diagnostic.fix {
            let (word, help) = (say!("help").text(checked.lang), fix.help.text(checked.lang));
            let _ = write!(message, "\n{word}: {help}");
        }
        let title = property(&format!("{} {}", finding.check.code, finding.check.name));
        let _ = writeln!(out, "::{command} {place},title={title}::{}", data(&message));
    }
    let (file, title) = (property(checked.path), property(&checked.outcome.verdict.message().text(checked.lang)));
    let verdict = anstream::adapter::strip_str(&human::verdict_line(checked)).to_string();
    let _ = writeln!(out, "::notice file={file},title={title}::{}", data(verdict.trim_end()));
    out
}

/// Escapes a message.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Shows and escapes a property.
fn property(text: &str) -> String {
    data(&shown::line(text)).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_that_mean_something_are_escaped() {
        assert_eq!(data("50 %\nand"), "50 %25%0Aand");
        assert_eq!(property("a:b,c"), "a%3Ab%2Cc");
    }
}
