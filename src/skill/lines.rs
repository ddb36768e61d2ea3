//! Which printed text is one skill: lines that go on with the one above, and skills that the data has run together.

use super::text::is_icon;
use crate::ability::{Keyword, KeywordNames};
use crate::card::plain;

/// The printed skills, each with the place where it begins.
///
/// A line without a tag at its head goes on with the one above. Where a line break is lost, a skill begins in the middle of
/// a line: with a timing tag after the end of a sentence or of a reminder, or after a keyword skill that stands alone; or
/// with a keyword skill after a reminder, if nothing but reminders follows.
pub(super) fn skills<'t>(text: &'t str, names: &KeywordNames) -> Vec<(usize, &'t str)> {
    let mut lines: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    for line in text.split('\n') {
        let end = at + line.len();
        if !says_nothing(line) {
            match lines.last_mut() {
                Some(last) if !line.trim_start_matches([' ', '|']).starts_with(['[', '【']) => last.1 = end,
                _ => lines.push((at, end)),
            }
        }
        at = end + 1;
    }
    let parted = lines.into_iter().flat_map(|(start, end)| {
        let mut cuts = cuts(&text[start..end], names);
        cuts.insert(0, 0);
        cuts.push(end - start);
        cuts.windows(2).map(|pair| (start + pair[0], &text[start + pair[0]..start + pair[1]])).collect::<Vec<_>>()
    });
    parted.collect()
}

/// A blank line, or the sign that some cards have for "no skills".
fn says_nothing(line: &str) -> bool {
    line.trim().chars().filter_map(plain).all(|c| matches!(c, '-' | '※'))
}

/// What a piece of a line is, as far as line breaks go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Piece {
    /// A tag that says when a skill works.
    Timing,
    /// A keyword skill.
    Keyword,
    /// Another tag: `[Once per turn]`.
    Gate,
    /// Text in parentheses that is no icon.
    Reminder,
    /// The end of a sentence.
    Stop,
    /// Anything else.
    Word,
}

/// Where skills begin in the middle of a line.
fn cuts(line: &str, names: &KeywordNames) -> Vec<usize> {
    let pieces = pieces(line, names);
    let mut cuts = Vec::new();
    for (n, (at, piece)) in pieces.iter().enumerate().skip(1) {
        let before = pieces[n - 1].1;
        let ended = matches!(before, Piece::Stop | Piece::Reminder);
        let begins = match piece {
            Piece::Timing => ended || pieces[..n].iter().all(|(_, piece)| *piece == Piece::Keyword),
            Piece::Keyword => {
                let rest = pieces[n..].iter().all(|(_, piece)| matches!(piece, Piece::Keyword | Piece::Reminder));
                before == Piece::Reminder && rest && pieces[..n].iter().any(|(_, piece)| *piece == Piece::Word)
            }
            _ => false,
        };
        if begins {
            cuts.push(*at);
        }
    }
    cuts
}

fn pieces(line: &str, names: &KeywordNames) -> Vec<(usize, Piece)> {
    let mut pieces = Vec::new();
    let mut at = 0;
    while let Some(c) = line[at..].chars().next() {
        let rest = &line[at..];
        let word = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        if word > 0 {
            pieces.push((at, Piece::Word));
            at += word;
            continue;
        }
        let to =
            |close: &[char]| rest.find(close).map(|end| end + rest[end..].chars().next().map_or(1, char::len_utf8));
        let (piece, len) = match plain(c) {
            Some('[') => match to(&[']', '】', '}']) {
                Some(len) => (Some(tag(&rest[c.len_utf8()..len], names)), len),
                None => (Some(Piece::Word), c.len_utf8()),
            },
            Some('(') => {
                let len = to(&[')', '）']).unwrap_or(rest.len());
                let inner = rest[..len].trim_matches(|c| matches!(plain(c), Some('(' | ')' | ' ')));
                (Some(if is_icon(inner) { Piece::Word } else { Piece::Reminder }), len)
            }
            Some('.') => (Some(Piece::Stop), c.len_utf8()),
            Some(' ') | None => (None, c.len_utf8()),
            _ => (Some(Piece::Word), c.len_utf8()),
        };
        pieces.extend(piece.map(|piece| (at, piece)));
        at += len;
    }
    pieces
}

fn tag(inner: &str, names: &KeywordNames) -> Piece {
    let inner = inner.trim_end_matches([']', '】', '}']).trim();
    match names.tag(inner).map(|tag| tag.keyword) {
        Some(keyword) if names.is_timing(keyword) => Piece::Timing,
        Some(
            Keyword::OncePerTurn
            | Keyword::Bond
            | Keyword::Sparking
            | Keyword::Burst
            | Keyword::Limit
            | Keyword::SpiritBoost
            | Keyword::Markers,
        ) => Piece::Gate,
        Some(_) => Piece::Keyword,
        None => Piece::Word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parted(text: &str) -> Vec<&str> {
        let names = KeywordNames::embedded().expect("the embedded table fits");
        skills(text, names).into_iter().map(|(_, skill)| skill).collect()
    }

    #[test]
    fn lines_without_a_tag_go_on_with_the_one_above() {
        let text = "[Auto] Choose one-\n・Draw 1 card.\n・Draw 2 cards.\n-\n[Blocker]";
        assert_eq!(parted(text), ["[Auto] Choose one-\n・Draw 1 card.\n・Draw 2 cards.", "[Blocker]"]);
    }

    #[test]
    fn signs_for_no_skills_and_strokes_between_lines_are_no_text() {
        assert_eq!(parted("※"), Vec::<&str>::new());
        assert_eq!(parted("[Barrier]\n| [Blocker]"), ["[Barrier]", "| [Blocker]"]);
    }

    #[test]
    fn skills_that_run_together_are_parted() {
        for (text, skills) in [
            ("[Field] (It stays.)[Permanent] Fish.", vec!["[Field] (It stays.)", "[Permanent] Fish."]),
            ("[Permanent] Swim.[Auto] Dive.", vec!["[Permanent] Swim.", "[Auto] Dive."]),
            (
                "[Evolve] (R): ＜Fish＞ (On top)[Double Strike] (2)",
                vec!["[Evolve] (R): ＜Fish＞ (On top)[Double Strike] (2)"],
            ),
            (
                "[Evolve] (R): ＜Fish＞ (On top)[Double Strike] (Two)",
                vec!["[Evolve] (R): ＜Fish＞ (On top)", "[Double Strike] (Two)"],
            ),
        ] {
            assert_eq!(parted(text), skills);
        }
    }

    #[test]
    fn tags_within_a_sentence_are_no_skills_of_their_own() {
        for text in [
            "[Auto] [Once per turn] Activate its [Activate Main] skill.",
            "[Barrier] [Blocker] (Two keywords)",
            "[Auto] It gains [Barrier] (Not chosen) and [Blocker] (It blocks).",
            "[UNISON -2] [Activate Main] Draw 1 card.",
        ] {
            assert_eq!(parted(text), [text]);
        }
    }
}
