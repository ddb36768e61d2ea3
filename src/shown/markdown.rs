//! Words in Markdown: nothing in them is a link, a picture, HTML, code, a cell or a line of its own.

/// Words as they stand in a paragraph, a list or a cell of a table.
///
/// ```
/// use deckscouter::shown::markdown;
/// assert_eq!(markdown("a | b"), r"a \| b");
/// assert_eq!(markdown("![x](https://x.test)<b>"), r"\!\[x\](https\://x.test)\<b\>");
/// ```
pub fn markdown(words: &str) -> String {
    let shown = super::line(words);
    let mut out = String::with_capacity(shown.len() + 8);
    for (at, c) in shown.char_indices() {
        let means = match c {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '&' | '~' | '#' | '@' | '$' => true,
            '!' => shown[at + 1..].starts_with('['),
            // Addresses are links even where nothing marks them.
            ':' => shown[at + 1..].starts_with("//") || ends_with_scheme(&shown[..at]),
            '.' => ends_with(&shown[..at], "www"),
            _ => false,
        };
        if means {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// Schemes of addresses that are links without slashes behind them.
fn ends_with_scheme(before: &str) -> bool {
    ["mailto", "xmpp"].into_iter().any(|scheme| ends_with(before, scheme))
}

fn ends_with(before: &str, word: &str) -> bool {
    let start = before.len().checked_sub(word.len()).and_then(|start| before.get(start..));
    start.is_some_and(|end| end.eq_ignore_ascii_case(word))
}

#[cfg(test)]
mod tests {
    use super::markdown;

    #[test]
    fn addresses_are_no_links() {
        assert_eq!(markdown("WWW.x.test, ftp://x, mailto:a"), r"WWW\.x.test, ftp\://x, mailto\:a");
        assert_eq!(markdown("1.10: legal"), "1.10: legal");
    }

    #[test]
    fn a_sign_that_is_shown_is_no_tag() {
        assert_eq!(markdown("a\nb"), r"a\<U+000A\>b");
    }
}
