//! Printed text made uniform, so that the grammar meets each thing in one spelling.
//!
//! Reminders in parentheses are left out (2-13-3); brackets, quotes and dashes of every font become one; tags become the
//! words of `data/keywords.yaml`; words become lower case; signs stand close to the word before them. Nothing of weight is
//! touched, and every place of the uniform text knows the place of the printed one, so that the step can be undone.

use crate::ability::KeywordNames;
use crate::card::{Color, plain};
use crate::diagnostic::Span;

/// A printed line in uniform spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Uniform {
    /// The uniform text: words, signs and bracketed names with one space between them.
    pub(super) text: String,
    /// Where each piece begins in the uniform text, and the piece of the printed line that it stands for.
    pieces: Vec<(usize, Span)>,
}

/// Opening sign, closing signs, and the uniform pair.
const BRACKETS: [(char, &[char], char, char); 9] = [
    ('[', &[']', '}'], '[', ']'), // one card prints `[Auto}`
    ('【', &['】'], '[', ']'),
    ('＜', &['＞'], '＜', '＞'),
    ('〈', &['〉'], '＜', '＞'),
    ('<', &['>'], '＜', '＞'),
    ('《', &['》'], '《', '》'),
    ('≪', &['≫'], '《', '》'),
    ('{', &['}', '｝'], '{', '}'), // one card mixes the two
    ('｛', &['｝', '}'], '{', '}'),
];

/// First parts of words that are written with a hyphen; any other dash between words is a sign.
const HYPHENATED: [&str; 11] =
    ["non", "mono", "multi", "z", "skill", "face", "opponent", "counter", "union", "kamehame", "ko"];

impl Uniform {
    /// Makes a line uniform.
    pub(super) fn of(line: &str, names: &KeywordNames) -> Self {
        let mut uniform = Self { text: String::with_capacity(line.len()), pieces: Vec::new() };
        let mut at = 0;
        while let Some(c) = line[at..].chars().next() {
            at += uniform.piece(line, at, c, names);
        }
        uniform
    }

    /// Takes the piece that begins with `c`; how many bytes it has.
    fn piece(&mut self, line: &str, at: usize, c: char, names: &KeywordNames) -> usize {
        let rest = &line[at..];
        let icon = c.is_ascii_uppercase() && Color::from_letter(c).is_some();
        if icon && rest[1..].trim_start_matches('/').starts_with('白') {
            // An icon of another color before a white one: `K/白`, `K白`.
            self.push(&format!("({c})"), Span::new(at, at + 1));
            return 1;
        }
        if let Some(word) = simple_word(rest) {
            self.push("", Span::new(at, at + word.len()));
            let begin = self.text.len();
            self.text.push_str(word);
            self.text[begin..].make_ascii_lowercase();
            return word.len();
        }
        if c == '白' {
            // White icons are printed without parentheses.
            self.push("(W)", Span::new(at, at + c.len_utf8()));
            return c.len_utf8();
        }
        let sign = plain(c).map(plainer);
        if c.is_whitespace() || sign.is_none() {
            return c.len_utf8();
        }
        if let Some((inner, len, open, close)) = bracketed(rest) {
            let tag = (open == '[').then(|| names.tag(inner)).flatten();
            let text = match tag {
                Some(tag) => names.print(&tag),
                None => format!("{open}{}{close}", spaced(inner)),
            };
            self.push(&text, Span::new(at, at + len));
            return len;
        }
        if sign == Some('(') {
            return self.parenthesis(rest, at);
        }
        if matches!(sign, Some(')' | '|')) {
            // One too many, as in `((R))`; a stroke that has parted two lines.
            return c.len_utf8();
        }
        if let Some(len) = and_or(rest) {
            self.push("and/or", Span::new(at, at + len));
            return len;
        }
        if sign == Some('|') && rest[c.len_utf8()..].trim().is_empty() {
            // Some cards print a bar behind the last skill.
            return c.len_utf8();
        }
        if let Some((icon, len)) = bare_icon(rest).filter(|_| is_head(&self.text)) {
            self.push(&format!("({icon})"), Span::new(at, at + len));
            return len;
        }
        let sign = sign.unwrap_or(c);
        let len = if sign.is_alphanumeric() || is_signed(rest) { word_len(rest) } else { c.len_utf8() };
        if len == c.len_utf8() && !sign.is_alphanumeric() {
            self.push(sign.encode_utf8(&mut [0; 4]), Span::new(at, at + len));
            return len;
        }
        self.push("", Span::new(at, at + len));
        let begin = self.text.len();
        self.text.extend(rest[..len].chars().filter_map(plain).filter(|c| *c != ',').flat_map(char::to_lowercase));
        if &self.text[begin..] == "ko-ed" {
            self.text.replace_range(begin.., "ko'd");
        }
        len
    }

    /// An icon stays, a reminder goes.
    fn parenthesis(&mut self, rest: &str, at: usize) -> usize {
        let len =
            rest.char_indices().find(|(_, c)| plain(*c) == Some(')')).map_or(rest.len(), |(end, c)| end + c.len_utf8());
        if rest.starts_with("((") {
            return 1;
        }
        let inner: String = rest[..len].chars().filter_map(plain).filter(|c| !matches!(c, '(' | ')' | ' ')).collect();
        // Two cards print the number of their price as a word.
        let inner = if inner == "sixteen" { "16".to_owned() } else { inner };
        if is_icon(&inner) {
            self.push(&format!("({})", inner.to_uppercase()), Span::new(at, at + len));
        } else if let Some(rule) = binding(&rest[..len]) {
            self.push(&format!("({rule})"), Span::new(at, at + len));
        }
        len
    }

    fn push(&mut self, piece: &str, span: Span) {
        let close = piece.starts_with([',', '.', ';', ':', '?', '!']) && piece.len() == 1;
        if !self.text.is_empty() && !close {
            self.text.push(' ');
        }
        self.pieces.push((self.text.len(), span));
        self.text.push_str(piece);
    }

    /// The bytes of the printed line from the piece at this place of the uniform text to the end of the line's last piece.
    pub(super) fn from(&self, pos: usize) -> Span {
        let first = self.pieces.partition_point(|(start, _)| *start < pos).min(self.pieces.len().saturating_sub(1));
        match (self.pieces.get(first), self.pieces.last()) {
            (Some((_, first)), Some((_, last))) => Span::new(first.start, last.end),
            _ => Span::new(0, 0),
        }
    }

    /// The pieces of the printed line, in order.
    #[cfg(test)]
    pub(super) fn printed<'l>(&self, line: &'l str) -> impl Iterator<Item = &'l str> {
        self.pieces.iter().map(|(_, span)| &line[span.start..span.end])
    }
}

/// One space between words, none around a colon of a name but after it, as the card table has names.
fn spaced(inner: &str) -> String {
    let plain: String = inner.chars().filter_map(plain).collect();
    let plain = plain.replace(" : ", ": ").replace(" :", ":");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What stands in parentheses and is no reminder: it says what may be done all the same, or may not, which nothing else says.
fn binding(parenthesis: &str) -> Option<String> {
    let inner: String = parenthesis.chars().filter_map(plain).flat_map(char::to_lowercase).collect();
    let inner = inner.trim_matches(['(', ')', '.', ' ']);
    BINDING.iter().any(|words| inner.starts_with(words)).then(|| inner.to_owned())
}

/// How parentheses begin that bind.
const BINDING: [&str; 10] = [
    "you can still",
    "you still can",
    "they can still",
    "they still can",
    "you can't activate",
    "you cannot activate",
    "up to",
    "up to a maximum",
    "and specified",
    "and only this card",
];

/// Energy that is printed without its parentheses, behind tags and other icons: `3` in `[Activate Main] 3, draw 1 card`.
fn bare_icon(rest: &str) -> Option<(u8, usize)> {
    let digits = rest.chars().map_while(|c| Some((c.len_utf8(), plain(c)?.to_digit(10)?)));
    let (len, digits) =
        digits.fold((0, String::new()), |(len, digits), (more, digit)| (len + more, format!("{digits}{digit}")));
    let ends = matches!(rest[len..].trim_start().chars().next().map(plain), None | Some(Some(',' | ':' | '(')));
    digits.parse().ok().filter(|_| ends).map(|icon| (icon, len))
}

/// Whether nothing stands in the uniform text but tags and icons.
fn is_head(text: &str) -> bool {
    let mut depth = 0_usize;
    !text.is_empty()
        && text.chars().all(|c| {
            match c {
                '[' | '(' => depth += 1,
                ']' | ')' => depth = depth.saturating_sub(1),
                _ => return depth > 0 || c == ' ',
            }
            true
        })
}

fn bracketed(rest: &str) -> Option<(&str, usize, char, char)> {
    if let Some(inner) = rest.strip_prefix("＜＜").or_else(|| rest.strip_prefix("<<")) {
        // Two signs that stand for one.
        let end = inner.find(['＞', '>'])?;
        let closed = inner[end..].chars().take(2).map(char::len_utf8).sum::<usize>();
        return Some((inner[..end].trim(), rest.len() - inner.len() + end + closed, '《', '》'));
    }
    let sign = rest.chars().next()?;
    let (_, closing, open, close) = BRACKETS.iter().find(|(first, ..)| *first == sign)?;
    let inner = &rest[sign.len_utf8()..];
    let end = inner.find(*closing)?;
    let len = sign.len_utf8() + end + inner[end..].chars().next().map_or(0, char::len_utf8);
    Some((inner[..end].trim(), len, *open, *close))
}

/// How long `and/or` is here, with or without spaces in it.
fn and_or(rest: &str) -> Option<usize> {
    let word = |rest: &'_ str, word: &str| {
        let inner = rest.trim_start();
        let there = inner.get(..word.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(word));
        there.then_some(rest.len() - inner.len() + word.len())
    };
    let and = word(rest, "and")?;
    let slash = and + word(&rest[and..], "/")?;
    let or = slash + word(&rest[slash..], "or")?;
    let ends = !rest[or..].starts_with(char::is_alphanumeric);
    ends.then_some(or)
}

/// `+5000`, `-5000`, `-X`.
fn is_signed(rest: &str) -> bool {
    let mut chars = rest.chars().filter_map(plain);
    matches!(chars.next(), Some('+' | '-')) && chars.next().is_some_and(|c| c.is_ascii_digit())
}

/// The word that a text begins with, if nothing in it or behind it asks for a second look, as most do not.
fn simple_word(rest: &str) -> Option<&str> {
    let len = rest.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'\'').count();
    let (word, behind) = rest.split_at(len);
    let is_simple = word.starts_with(|c: char| c.is_ascii_alphanumeric())
        // A dash may join it to the next one, a comma may stand within a number, and other letters may go on with it.
        && behind.bytes().next().is_none_or(|next| next.is_ascii() && !matches!(next, b'-' | b',' | b'`'))
        && !word.eq_ignore_ascii_case("and");
    is_simple.then_some(word)
}

/// How long the word is; a dash belongs to it in `mono-red` and `+5000`, not in `card-both`.
fn word_len(rest: &str) -> usize {
    let mut len = 0;
    let number = rest.starts_with(|c: char| c.is_ascii_digit());
    for (at, c) in rest.char_indices() {
        let part = match plain(c) {
            Some('\'') | None => true,
            Some('-') if at == 0 => true,
            Some('-') => {
                let before = rest[..at].to_lowercase();
                let bracket = matches!(before.as_str(), "non" | "mono");
                let word = rest[at + c.len_utf8()..].starts_with(char::is_alphanumeric);
                bracket || (word && HYPHENATED.contains(&before.as_str()))
            }
            Some('+') => at == 0,
            // 20,000
            Some(',') => number && rest[at + 1..].bytes().take_while(u8::is_ascii_digit).count() == 3,
            Some(c) => c.is_alphanumeric() && plainer(c) == c,
        };
        if !part {
            break;
        }
        len = at + c.len_utf8();
    }
    len
}

/// Signs that stand outside names only: the point before an option in two widths, and the long sound that some cards print
/// for a dash.
fn plainer(c: char) -> char {
    match c {
        '･' => '・',
        'ー' => '-',
        c => c,
    }
}

/// What stands in parentheses is an icon: `R`, `2`, `R/G`.
pub(super) fn is_icon(inner: &str) -> bool {
    let number = !inner.is_empty() && inner.bytes().all(|b| b.is_ascii_digit());
    let color = |part: &str| part.len() == 1 && "RBGYKW".contains(part);
    number || inner == "X" || (!inner.is_empty() && inner.split('/').all(color))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uniform(line: &str) -> String {
        Uniform::of(line, KeywordNames::embedded().expect("the embedded table fits")).text
    }

    #[test]
    fn fonts_case_and_spaces_become_one() {
        for (line, text) in [
            ("[Auto} 【Evolve】 (R)(2)：〈Hit〉", "[Auto] [Evolve] (R) (2): ＜Hit＞"),
            ("｛Full-Power Hit｝", "{Full-Power Hit}"),
            ("[Activate Main]Draw 1 card.", "[Activate : Main] draw 1 card."),
            ("<Son Goku : GT> ≪God≫ ( why not ) it’s", "＜Son Goku: GT＞ 《God》 it's"),
            ("+5000 –10000 20,000 mono-red Z-Deck", "+5000 -10000 20000 mono-red z-deck"),
            ("red and / or blue, hand and/or Warp", "red and/or blue, hand and/or warp"),
            ("1 card-both red-from", "1 card - both red - from"),
            ("KO-ed by KO'd", "ko'd by ko'd"),
            ("an unclosed (reminder", "an unclosed"),
            ("[Activate Main]3, draw 1 card : Draw 2 cards. |", "[Activate : Main] (3), draw 1 card: draw 2 cards."),
            ("[Evolve] (G)１: ＜Hit＞", "[Evolve] (G) (1): ＜Hit＞"),
            ("[Auto] Draw 2, then discard 1", "[Auto] draw 2, then discard 1"),
            ("draw 1 card. (You can still attack.)", "draw 1 card. (you can still attack)"),
        ] {
            assert_eq!(uniform(line), text);
        }
    }

    #[test]
    fn every_piece_knows_where_it_was_printed() {
        let line = "[Auto} Draw  1 card (so it is), then…";
        let uniform = Uniform::of(line, KeywordNames::embedded().expect("the embedded table fits"));
        assert_eq!(uniform.printed(line).collect::<Vec<_>>(), ["[Auto}", "Draw", "1", "card", ",", "then", "…"]);
        assert_eq!(uniform.from(uniform.text.find("card").expect("there")).start, line.find("card").expect("there"));
    }
}
