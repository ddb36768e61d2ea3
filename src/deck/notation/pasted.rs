//! Codes of one line as chats and mails show them: in a fence or in brackets, quoted, behind a label, with words below.

/// Whether a text begins with a code of some kind.
pub(super) type Begins = fn(&str) -> bool;

/// Whether a text is codes: the first line begins with one, but for the signs around it, or each line has one. A list of another
/// notation may say in some line where it comes from.
pub(super) fn recognise(text: &str, begins: Begins) -> bool {
    let has_one = |line: &str| starts(line, begins).next().is_some();
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !says_nothing(line));
    let begins_so = |line: &str| begins(without_signs(line));
    lines.next().is_some_and(|first| begins_so(first) || has_one(first) && lines.all(has_one))
}

/// The lines of a text of codes, without comments, fences, and what people write below a code and a blank line.
pub(super) fn lines(text: &str, begins: Begins) -> impl Iterator<Item = &str> {
    let (mut below, mut apart) = (false, false);
    text.lines().map(str::trim).filter(move |line| {
        if line.is_empty() || is_fence(line) {
            apart = below;
            return false;
        }
        if starts(line, begins).next().is_some() {
            (below, apart) = (true, false);
        }
        !(says_nothing(line) || apart && is_prose(line))
    })
}

/// Where in a line codes begin: at its beginning, behind a blank, or behind the signs that stand around such codes. Behind one,
/// no sign need stand between: no code has a colon but in its prefix.
pub(super) fn starts(line: &str, begins: Begins) -> impl Iterator<Item = usize> {
    let mut is_behind = false;
    let places = line.char_indices().map(|(at, _)| at).filter(move |at| begins(&line[*at..]));
    places.filter(move |at| {
        is_behind |= is_edge(line, *at);
        is_behind
    })
}

/// Whether a code may begin at a place of a line. A dash belongs to a code that it touches, and so does a colon with no label.
fn is_edge(line: &str, at: usize) -> bool {
    let is_edge = |before: char| is_around(before) && !is_dash(before) || before == ':' && at > 1;
    line[..at].chars().next_back().is_none_or(is_edge)
}

/// A line without the signs before a code. A dash that a code touches belongs to it.
pub(super) fn without_signs(line: &str) -> &str {
    let touches = |at: usize, c: char| is_dash(c) && line[at + c.len_utf8()..].starts_with(char::is_alphanumeric);
    let start = line.char_indices().find(|(at, c)| !is_around(*c) || touches(*at, *c));
    start.map_or("", |(at, _)| &line[at..])
}

/// Blanks, and signs that stand before a code: `> `, `- `, `[deck](ydke://…)`.
fn is_around(c: char) -> bool {
    c.is_whitespace() || is_dash(c) || "><([{*|`\"'~•«“‘".contains(c)
}

/// A dash begins a line of a list, and `_` words in italics, but both stand in other codes as well.
fn is_dash(c: char) -> bool {
    "-–_".contains(c)
}

fn says_nothing(line: &str) -> bool {
    line.starts_with('#') || is_fence(line)
}

/// The line above a block of code, or below it.
fn is_fence(line: &str) -> bool {
    line.strip_prefix("```").is_some_and(|language| language.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// Whether a line is words, and neither a card nor a part of a code.
fn is_prose(line: &str) -> bool {
    const LONGEST: usize = 16;
    let is_word = |word: &str| word.chars().count() <= LONGEST;
    !line.contains(|c: char| c.is_numeric() || c == ':') && line.split_whitespace().all(is_word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begins(text: &str) -> bool {
        text.starts_with("code:")
    }

    #[test]
    fn codes_are_known_through_what_stands_around_them() {
        for text in [
            "code:AB",
            "```\ncode:AB\n```",
            "```text\ncode:AB\n```\n",
            "```code:AB```",
            "> code:AB",
            ">code:AB\n\nGood luck!",
            "- code:AB",
            "\"code:AB\"",
            "(code:AB)",
            "`code:AB`",
            "<code:AB>",
            "# mine\n\ncode:AB",
            "Deck: code:AB",
            "Deck:code:AB",
            "mine: code:AB\nyours: code:CD",
            "code:AB;code:CD",
        ] {
            assert!(recognise(text, begins), "{text}");
            assert!(lines(text, begins).all(|line| starts(line, begins).next().is_some()), "{text}");
        }
        for text in [
            "mycode:AB",
            "-code:AB",
            "_code:AB",
            ":code:AB",
            "4 BT1-006\ncode:AB",
            "Deck: code:AB\n4 BT1-006",
            "Deck: code:AB\n\nHit",
            "# code:AB",
            "",
        ] {
            assert!(!recognise(text, begins), "{text}");
        }
    }

    #[test]
    fn each_code_of_a_line_begins_where_its_prefix_does() {
        let places = |line: &str| starts(line, begins).collect::<Vec<_>>();
        assert_eq!(places("code:AB;code:CD,code:EF"), [0, 8, 16]);
        assert_eq!(places("mycode:AB code:CD"), [10]);
    }

    #[test]
    fn words_below_a_blank_line_are_prose_and_cards_are_not() {
        let kept = |text: &str| lines(text, begins).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(kept("code:AB\n\nGood luck!\nSee you\n"), ["code:AB"]);
        assert_eq!(kept("```\ncode:AB\n```\nGood luck!\n"), ["code:AB"]);
        assert_eq!(kept("code:AB\nCD\n"), ["code:AB", "CD"]);
        for below in ["4 BT1-006", "cod:AB", "ABCDEFGHIJKLMNOPQ"] {
            assert_eq!(kept(&format!("code:AB\n\n{below}\n")), ["code:AB", below], "{below}");
        }
        assert_eq!(kept("Good luck!\n\ncode:AB\n"), ["Good luck!", "code:AB"]);
    }
}
