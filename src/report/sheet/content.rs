//! What a sheet says, before it has a form: fields, verdict, cards by section, findings.

use std::collections::{BTreeMap, BTreeSet};

use super::letters::Letters;
use super::{Filled, MAX_FIELD};
use crate::card::{Section, Set};
use crate::diagnostic::Severity;
use crate::language::{Argument, Lang, Message, say};
use crate::report::{Checked, counted, title};
use crate::shown;

/// Longest name of a card, and longest sentence, in characters.
const MAX_TEXT: usize = 300;

/// Longest part of what each page says to whom it belongs; the fields say all of it.
const MAX_OWNER: usize = 28;

/// What a sheet says, in characters that can be shown.
pub(super) struct Content {
    /// What the document is called.
    pub(super) title: String,
    /// Fields about the player and the event, line by line.
    pub(super) fields: [Vec<Field>; 3],
    /// Fields for those who check decks.
    pub(super) judge: Vec<Field>,
    /// Whether the list is legal.
    pub(super) verdict: String,
    /// The edition in words.
    pub(super) edition: String,
    /// Cards by section, and of all of them.
    pub(super) totals: String,
    /// The sections, then the findings.
    pub(super) groups: Vec<Group>,
    /// What each page says to whom it belongs.
    pub(super) owner: String,
    /// Characters that cannot be shown.
    pub(super) unknown: BTreeSet<char>,
    /// The language of the sheet.
    pub(super) lang: Lang,
}

/// A line to write on.
pub(super) struct Field {
    pub(super) label: String,
    /// What stands on it already.
    pub(super) value: String,
    /// Its share of the line.
    pub(super) share: f32,
}

/// Entries under a title.
pub(super) struct Group {
    pub(super) title: String,
    pub(super) count: String,
    pub(super) entries: Vec<Entry>,
}

/// What a group lists.
pub(super) enum Entry {
    /// So many copies of a card.
    Card { count: String, number: String, name: String },
    /// A sentence.
    Finding(String),
}

impl Content {
    pub(super) fn of(checked: &Checked<'_>, filled: Filled<'_>, letters: &Letters) -> Self {
        let mut unknown = BTreeSet::new();
        let mut shown = |text: &str, most: usize| {
            let text = letters.writable(&clipped(&shown::line(text), most), |character| {
                unknown.insert(character);
            });
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let context = &checked.outcome.context;
        let mut value = |value: Option<&str>| value.map(|value| shown(value, MAX_FIELD)).unwrap_or_default();
        let (player, id, event) = (value(filled.player), value(filled.id), value(filled.event));
        let (deck, leader) = (value(context.reading.deck.name.as_deref()), value(checked.leader().as_deref()));
        let date = context.terms.date.map(|date| date.to_string()).unwrap_or_default();
        let owner = [&player, &leader, &deck].into_iter().filter(|part| !part.is_empty());
        let owner = owner.map(|part| clipped(part, MAX_OWNER)).collect::<Vec<_>>().join(" – ");
        let mut groups: Vec<Group> = checked.counts().map(|(section, count)| cards(checked, section, count)).collect();
        groups.extend(findings(checked));
        for text in groups.iter_mut().flat_map(|group| &mut group.entries).flat_map(Entry::texts) {
            *text = shown(text, MAX_TEXT);
        }
        let lang = checked.lang;
        let field = |label: Message, value: String, share| Field::new(label.text(lang), value, share);
        let empty = |label: Message, share| field(label, String::new(), share);
        let title = if deck.is_empty() { say!("sheet-title") } else { say!("sheet-title-of", deck = &deck) };
        Self {
            title: title.text(lang),
            fields: [
                vec![field(say!("sheet-player"), player, 0.62), field(say!("sheet-id"), id, 0.38)],
                vec![field(say!("sheet-event"), event, 0.62), field(say!("sheet-date"), date, 0.38)],
                vec![field(say!("sheet-deck"), deck, 1.0)],
            ],
            judge: vec![
                empty(say!("sheet-signature"), 0.34),
                empty(say!("sheet-round"), 0.16),
                empty(say!("sheet-judge"), 0.25),
                empty(say!("sheet-result"), 0.25),
            ],
            verdict: shown(&verdict(checked), MAX_TEXT),
            edition: shown(&context.ruleset.title.text(lang), MAX_TEXT),
            totals: totals(checked),
            groups,
            owner,
            unknown,
            lang,
        }
    }
}

impl Field {
    fn new(label: String, value: String, share: f32) -> Self {
        Self { label, value, share }
    }
}

impl Entry {
    /// Every text that somebody else wrote.
    fn texts(&mut self) -> impl Iterator<Item = &mut String> {
        match self {
            Self::Card { number, name, .. } => [Some(number), Some(name)],
            Self::Finding(text) => [Some(text), None],
        }
        .into_iter()
        .flatten()
    }
}

/// The beginning of a text that is too long.
fn clipped(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The cards of a section by set and number: each once, whatever prints and lines there are of it.
fn cards(checked: &Checked<'_>, section: Section, count: u32) -> Group {
    let mut copies = BTreeMap::new();
    for line in checked.outcome.context.lines_in(&[section]) {
        let card = &line.entry.card;
        copies.entry((Set::from(&card.number), &card.number)).or_insert((0, card.name())).0 += line.line.count;
    }
    let entry = |((_, number), (count, name)): ((_, &crate::card::CardNumber), (u32, &str))| Entry::Card {
        count: count.to_string(),
        number: number.to_string(),
        name: name.to_owned(),
    };
    let entries = copies.into_iter().map(entry).collect();
    Group {
        title: title(checked.outcome.context.ruleset.called(section), checked.lang),
        count: count.to_string(),
        entries,
    }
}

/// What is wrong with the list, each with its line; notes are for the player, not for the judge.
fn findings(checked: &Checked<'_>) -> Option<Group> {
    let told = |severity: &Severity| *severity > Severity::Note;
    let findings = checked.outcome.findings.iter().map(|finding| &finding.diagnostic);
    let sentence = |diagnostic: &crate::diagnostic::Diagnostic| {
        let (message, code) = (&diagnostic.message, diagnostic.code);
        let said = match diagnostic.span.map(|span| checked.place(span).line) {
            Some(line) => say!("sheet-finding-at", line = line, message = message, code = code),
            None => say!("sheet-finding", message = message, code = code),
        };
        Entry::Finding(said.text(checked.lang))
    };
    let entries: Vec<Entry> = findings.filter(|diagnostic| told(&diagnostic.severity)).map(sentence).collect();
    let title = say!("sheet-findings").text(checked.lang);
    (!entries.is_empty()).then(|| Group { title, count: entries.len().to_string(), entries })
}

/// `Illegal under dbscg-4.00, list of 2026-07-03: 2 errors`.
fn verdict(checked: &Checked<'_>) -> String {
    let verdict = say!("sheet-verdict", verdict = checked.outcome.verdict.id(), terms = checked.judged_by());
    let told = checked.tally().into_iter().filter(|(severity, n)| *n > 0 && *severity > Severity::Note);
    let tally: Vec<Message> = told.map(|(severity, n)| counted(n, severity)).collect();
    let verdict = match tally.as_slice() {
        [] => verdict,
        _ => say!("verdict-found", line = verdict, tally = Argument::list(tally, ", ")),
    };
    verdict.text(checked.lang)
}

/// `Leader 1, Main Deck 50, Side Deck 0; 51 cards`.
fn totals(checked: &Checked<'_>) -> String {
    let called = |section| checked.outcome.context.ruleset.called(section);
    let part = |(section, count): (Section, u32)| say!("sheet-part", section = called(section), count = count);
    let all: u32 = checked.counts().map(|(_, count)| count).sum();
    say!("sheet-totals", parts = Argument::list(checked.counts().map(part), ", "), cards = all).text(checked.lang)
}
