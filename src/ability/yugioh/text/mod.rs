//! The text of cards: read from the English that is printed, and printed in three languages. A line is read whole or not at
//! all: what is not understood, or would be printed otherwise than it was read, is left as it is.

mod behind;
mod conditions;
mod deeds;
mod done;
mod effect;
mod lasting;
mod lines;
mod made;
mod normal;
mod nouns;
mod occasions;
mod phrase;
mod prices;
mod reader;
mod say;
mod sentence;
mod token;
mod words;

use super::{Effect, Line};
use normal::Token;

pub use crate::ability::Tongue;
pub use normal::normal;

/// What stands before a part of the sentence above it.
const BULLET: char = '●';

/// What a text stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// A monster of the Main Deck.
    Monster,
    /// A monster of the Extra Deck: what it is made of comes first.
    Extra,
    /// A spell or trap that stays on the field.
    Stays,
    /// A spell or trap that does not.
    Goes,
}

impl Of {
    /// Whether it is a spell or trap.
    const fn is_behind(self) -> bool {
        matches!(self, Self::Stays | Self::Goes)
    }
}

/// What was read of a text, paragraph by paragraph.
pub type Read = crate::ability::Read<Line>;

/// Reads a text, paragraph by paragraph.
///
/// ```
/// use deckscouter::ability::yugioh::text::{Of, Tongue, print, read};
/// let read = read("Destroy all monsters your opponent controls.", Of::Goes);
/// assert_eq!(print(&read.lines, Of::Goes, Tongue::En), ["Destroy all monsters your opponent controls."]);
/// ```
pub fn read(text: &str, of: Of) -> Read {
    let mut out = Read::default();
    let spelled = normal::spelled(text);
    let mut paragraphs: Vec<&str> = spelled.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if of == Of::Extra && !paragraphs.is_empty() {
        let first = paragraphs.remove(0);
        keep(&mut out, made::materials(&with_imperatives(first)).into_iter().collect(), first, of);
    }
    for (head, bullets) in with_bullets(&paragraphs) {
        read_with_bullets(&mut out, head, &bullets, of);
    }
    // What such a monster does once it has left the field it does not: it is a Normal Monster there.
    if out.lines.contains(&Line::Gemini) && out.lines.iter().any(acts_elsewhere) {
        out.lines.clear();
        out.unread.push(spelled.clone());
    }
    out
}

/// Paragraphs, each with the bullets below it; nothing stands above bullets that a text begins with.
fn with_bullets<'t>(paragraphs: &[&'t str]) -> Vec<(&'t str, Vec<&'t str>)> {
    let mut out: Vec<(&str, Vec<&str>)> = Vec::new();
    for paragraph in paragraphs.iter().copied() {
        let Some(bullet) = paragraph.strip_prefix(BULLET) else {
            out.push((paragraph, Vec::new()));
            continue;
        };
        if out.is_empty() {
            out.push(("", Vec::new()));
        }
        if let Some((_, bullets)) = out.last_mut() {
            bullets.push(bullet.trim());
        }
    }
    out
}

/// Reads a paragraph with its bullets. They are a part of the sentence above them, and lines of their own only where that says
/// what the monster is that has them.
fn read_with_bullets(out: &mut Read, head: &str, bullets: &[&str], of: Of) {
    let mut read = Read::default();
    if !head.is_empty() {
        read_paragraph(&mut read, head, of);
    }
    if !bullets.is_empty() && read.lines.last() != Some(&Line::Gemini) {
        let parts: Vec<&str> = std::iter::once(head).chain(bullets.iter().copied()).collect();
        return out.unread.push(parts.join(" ● ").trim().to_owned());
    }
    for bullet in bullets {
        read_paragraph(&mut read, bullet, of);
    }
    out.lines.extend(read.lines);
    out.unread.extend(read.unread);
}

/// Whether an effect is one of a card that is not on the field, or has just left it.
fn acts_elsewhere(line: &Line) -> bool {
    use super::Occasion;
    let Line::Effect(effect) = line else { return false };
    let left = matches!(
        effect.on,
        Some(
            Occasion::Destroyed(_)
                | Occasion::Lost(_)
                | Occasion::Possessed(_)
                | Occasion::Sent(_)
                | Occasion::SentByEffect(_)
                | Occasion::SentByYou
                | Occasion::Used(_)
                | Occasion::Leaves
                | Occasion::Banished
                | Occasion::Discarded
                | Occasion::Thrown
                | Occasion::ThrownByThem
        )
    );
    left || effect.from.is_some()
}

/// The words of a text, with "by Tributing" as it would be said without "by".
fn with_imperatives(text: &str) -> Vec<Token> {
    const GERUNDS: [(&str, &str); 10] = [
        ("tributing", "tribute"),
        ("banishing", "banish"),
        ("discarding", "discard"),
        ("sending", "send"),
        ("paying", "pay"),
        ("returning", "return"),
        ("shuffling", "shuffle"),
        ("removing", "remove"),
        ("detaching", "detach"),
        ("targeting", "target"),
    ];
    let mut tokens = normal::tokens(text);
    for at in 1..tokens.len() {
        if tokens[at - 1] != Token::Word("by".to_owned()) {
            continue;
        }
        if let Token::Word(word) = &mut tokens[at]
            && let Some((_, plain)) = GERUNDS.iter().find(|(gerund, _)| gerund == word)
        {
            (*plain).clone_into(word);
        }
    }
    tokens
}

fn read_paragraph(out: &mut Read, paragraph: &str, of: Of) {
    let sentences = normal::sentences(&with_imperatives(paragraph));
    if let Some(effect) = made::ritual(&sentences) {
        return keep(out, vec![Line::Effect(effect)], paragraph, of);
    }
    let mut lines: Vec<Line> = Vec::new();
    for sentence in &sentences {
        let whole = lines.last().is_none_or(|line| !is_begun(line));
        let read = if of == Of::Goes && lines.iter().any(|line| matches!(line, Line::Effect(_))) || !whole {
            // Of what goes there is one effect; how often it is activated may be said behind it.
            // So may what its card does in the Graveyard.
            let plain = || sentence::plain_line(sentence);
            let later = || effect::effect(sentence, of).filter(|it| it.how != super::How::Card).map(Line::Effect);
            plain().or_else(later).filter(|_| whole).map(|line| vec![line])
        } else {
            sentence::lines(sentence, of)
        };
        if let Some(read) = read {
            lines.extend(read);
            continue;
        }
        // One sentence that is not understood may change the others.
        if !last_effect(&mut lines).is_some_and(|effect| behind::goes_on(effect, sentence)) {
            return out.unread.push(paragraph.to_owned());
        }
    }
    keep(out, lines, paragraph, of);
}

/// Whether a line is an effect of which it is not said yet what it does. What only costs something as it is activated is
/// whole.
fn is_begun(line: &Line) -> bool {
    match line {
        Line::Effect(Effect { how, price, does, .. }) => {
            does.is_empty() && (*how != super::How::Card || price.is_empty())
        }
        _ => false,
    }
}

fn last_effect(lines: &mut [Line]) -> Option<&mut Effect> {
    lines.iter_mut().rev().find_map(|line| if let Line::Effect(effect) = line { Some(effect) } else { None })
}

/// Keeps lines that are printed as they were read.
fn keep(out: &mut Read, lines: Vec<Line>, paragraph: &str, of: Of) {
    let sound = !lines.is_empty() && lines.iter().all(|line| comes_back(line, of));
    if sound { out.lines.extend(lines) } else { out.unread.push(paragraph.to_owned()) }
}

fn comes_back(line: &Line, of: Of) -> bool {
    if is_begun(line) || matches!(line, Line::Effect(effect) if !effect.has_its_targets()) {
        return false;
    }
    let printed = with_imperatives(&normal::spelled(&say::line(line, of, Tongue::En)));
    let again = match line {
        Line::Materials(_) => made::materials(&printed).map(|line| vec![line]),
        _ => sentence::lines(&printed, of),
    };
    again.is_some_and(|again| again == std::slice::from_ref(line))
}

/// Prints lines, each as a sentence.
pub fn print(lines: &[Line], of: Of, tongue: Tongue) -> Vec<String> {
    let sentence = |line: &Line| {
        let said = say::line(line, of, tongue);
        let mut chars = said.chars();
        let first = chars.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
        let mark = if matches!(line, Line::Materials(_)) { "" } else { "." };
        format!("{first}{}{mark}", chars.as_str())
    };
    lines.iter().map(sentence).collect()
}
