//! The name of a deck that stands above it without a key.

use super::about::{is_key, keyed};
use crate::deck::notation::line;
use crate::deck::{Line, header};
use crate::diagnostic::Span;

/// Where the name of a deck stands above headers that are a sign longer: `##Fish`, and then `###Main deck`.
pub(super) fn titled(text: &str) -> Option<Span> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let title = lines.next()?;
    if let Some(name) = decorated(title) {
        return Span::of(text, name);
    }
    let name = title.strip_prefix("##").filter(|name| !name.starts_with('#') && header::section(title).is_none())?;
    lines.next()?.strip_prefix("###").and_then(header::section)?;
    Span::of(text, name.trim()).filter(|span| span.start < span.end)
}

/// What stands within a line that has signs on both sides for ornament: `~*~ Fish ~*~`, `★ Fish ★`, `=== Fish ===`. One that may
/// be a card, or a header, is none.
fn decorated(line: &str) -> Option<&str> {
    let is_ornament = |c: char| !c.is_alphanumeric() && !"\"'()[]{}<>.,;:!?#/|&+-".contains(c);
    let begin = line.trim_start_matches(is_ornament);
    let inner = begin.trim_end_matches(is_ornament).trim();
    let is_both = begin.len() < line.len() && inner.len() < begin.trim_end().len();
    let has_count = |line: Line| line.counted || line.card.print.is_some();
    let may_be_card = line::read(inner, None).is_ok_and(has_count) || line::holds_counted_number(inner);
    let says = |(key, _): (String, &str)| is_key(&key) || header::section(&key).is_some();
    let is_other =
        header::section(line).is_some() || header::section(inner).is_some() || keyed(inner).is_some_and(says);
    (is_both && !is_other && !may_be_card && inner.contains(char::is_alphabetic)).then_some(inner)
}

#[cfg(test)]
mod tests {
    use super::super::testing::deck;

    #[test]
    fn a_comment_is_a_name_only_above_headers_of_its_kind() {
        for text in
            ["##Fish\n4 BT1-005\n", "# Fish\n### Main Deck\n4 BT1-005\n", "## Leader\n### Main Deck\n", "##\n###Main"]
        {
            assert_eq!(deck(text).name, None, "{text}");
        }
        assert_eq!(deck("## Fish\n\n### Main Deck\n").name.as_deref(), Some("Fish"));
        assert_eq!(deck("##Fish\n###Main Deck\nName: Bird\n").name.as_deref(), Some("Bird"));
    }
}
