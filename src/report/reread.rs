//! What is read otherwise in one card table than in another: each sentence beside what it meant and what it means.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::{figures, written};
use crate::ability::{Body, Skill};
use crate::card::CardNumber;
use crate::catalog::reread::{Reread, is_read};
use crate::language::{Lang, Message, say};
use crate::{shown, wording};

/// Columns of a terminal.
pub(super) const WIDTH: usize = 80;

/// What stands for a line that is not read, or not there.
const NOTHING: &str = "—";

/// Each line that is read otherwise, and how many there are.
pub fn human(found: &[Reread], lang: Lang) -> String {
    let mut out = String::new();
    for reread in found {
        let _ = writeln!(out, "{}", place(&reread.card, reread.is_back, reread.line).text(lang));
        let printed = reread.printed.clone().map_or_else(|| vec![NOTHING.to_owned()], |printed| vec![printed]);
        let sides = [
            (say!("reread-printed"), printed),
            (say!("column-before"), meaning(&reread.before)),
            (say!("column-after"), meaning(&reread.after)),
        ];
        out.push_str(&labelled(&sides.map(|(label, lines)| (label.text(lang), lines))));
        if reread.means_the_same() {
            let _ = writeln!(out, "  {}", say!("reread-means-the-same").text(lang));
        }
        out.push('\n');
    }
    let cards: BTreeSet<&CardNumber> = found.iter().map(|reread| &reread.card).collect();
    let told = match found.len() {
        0 => say!("reread-none"),
        lines => say!("reread-so-many", lines = lines, cards = cards.len()),
    };
    let _ = writeln!(out, "{}", told.text(lang));
    out
}

/// Where a line is printed: `BT1-001, front, line 2`.
pub fn place(card: &CardNumber, is_back: bool, line: usize) -> Message {
    say!("reread-place", card = card.as_str(), side = if is_back { "back" } else { "front" }, line = line)
}

/// Texts behind their labels, aligned, and wrapped where they are longer than a terminal.
pub(super) fn labelled(parts: &[(String, Vec<String>)]) -> String {
    let wide = parts.iter().map(|(label, _)| label.chars().count()).max().unwrap_or_default();
    let (below, mut out) = (" ".repeat(wide + 4), String::new());
    for (label, lines) in parts {
        for (at, text) in lines.iter().enumerate() {
            let first = if at == 0 { format!("  {label:<wide$}  ") } else { below.clone() };
            // What goes on below stands two columns further in than where a new part begins.
            let further = format!("{below}{}", if lines.len() > 1 { "  " } else { "" });
            let options =
                textwrap::Options::new(WIDTH).initial_indent(&first).subsequent_indent(&further).break_words(false);
            let _ = writeln!(out, "{}", figures::fill(&shown::line(text), options).trim_end());
        }
    }
    out
}

/// What a line means, in the notation of skills: its tags, and each part of it.
pub(super) fn meaning(skills: &[Skill]) -> Vec<String> {
    if !is_read(skills) {
        return vec![NOTHING.to_owned()];
    }
    let mut lines = Vec::new();
    for skill in skills {
        let tags = wording::tags(&skill.tags, " ").text(Lang::En);
        lines.extend((!tags.is_empty()).then_some(tags));
        match &skill.body {
            Body::Tags | Body::Unread => {}
            Body::Permanent(said) => lines.extend(said.iter().map(|said| written::flow(&written::value(said)))),
            Body::Does(does) => {
                let parts = written::keys(does.as_ref()).into_iter();
                lines.extend(parts.map(|(key, value)| format!("{key}: {}", written::flow(&value))));
            }
        }
    }
    lines
}
