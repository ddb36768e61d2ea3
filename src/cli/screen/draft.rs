//! The list that is being edited: its text, what it was before, and what it means now.
//!
//! Every change is a new text, made by the library's own edits: what nobody touches stays as it is, byte for byte. The texts
//! are kept, so that going back is exact; nothing here reads or writes a file.

use std::collections::BTreeMap;

use crate::app::Judge;
use crate::card::{CardNumber, Color, ColorSet, Kind, Section};
use crate::catalog::{Catalog, Entry};
use crate::cli::edit::{copies_of, meant};
use crate::deck::edit::wish::{self, Wish};
use crate::deck::edit::{self, Change, Meant, Refusal};
use crate::deck::{Line, MAX_COUNT, Notation, Reading, notation};
use crate::diagnostic::{LineIndex, Severity, Span};
use crate::language::{Lang, Message, say};
use crate::legality::profile::Profile;
use crate::legality::resolve::Missed;
use crate::legality::{Context, Finding, Outcome, Verdict};
use crate::report::{counted, human, title, word};
use crate::shown;

/// A list as it is told and changed here.
pub(super) struct Draft<'j> {
    judge: &'j Judge,
    notation: &'static Notation,
    /// Which of the decks of the text.
    at: usize,
    lang: Lang,
    versions: Vec<Version>,
    /// Which of the versions is the list now.
    now: usize,
    /// The text of the file; `None` while there is no file.
    file: Option<String>,
    seen: Seen,
}

/// A text, and what has made it of the one before.
struct Version {
    text: String,
    by: String,
}

/// What a text means.
pub(super) struct Seen {
    reading: Reading,
    meant: Vec<Meant>,
    /// The cards, section by section, each in the order of the list.
    pub(super) rows: Vec<Row>,
    /// The parts of the edition, and those that the list uses.
    pub(super) sections: Vec<Part>,
    pub(super) verdict: Verdict,
    /// The edition and its list, as the verdict names them.
    pub(super) terms: String,
    /// How many findings there are of each severity, in words, worst first.
    pub(super) tally: Vec<String>,
    pub(super) problems: Vec<Problem>,
    pub(super) charts: Charts,
}

/// A part of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) section: Section,
    pub(super) called: String,
    pub(super) count: u32,
    /// The edition wants cards in it.
    pub(super) is_needed: bool,
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// Its place in the deck.
    line: usize,
    pub(super) section: Section,
    pub(super) count: u32,
    /// It is clear how many there are.
    pub(super) is_counted: bool,
    /// The card; `None` where the line means none.
    pub(super) card: Option<Known>,
    /// The number as the list has it, or else that of the card.
    pub(super) number: String,
    /// The name, or what the line says.
    pub(super) name: String,
    span: Span,
}

/// What is told of a card on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) number: CardNumber,
    pub(super) cost: Option<u8>,
    pub(super) colors: ColorSet,
}

/// Something that is wrong, or worth knowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    pub(super) severity: Severity,
    pub(super) code: &'static str,
    pub(super) message: String,
    /// The line of the file, from 1.
    pub(super) line: Option<usize>,
    /// The remedy, the rule and what else is said of it, each with the word for it.
    pub(super) details: Vec<(String, String)>,
    /// The row that it is about.
    pub(super) row: Option<usize>,
}

/// A deck in bars.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Charts {
    /// Whether the first bars are of energy costs, and not of types.
    pub(super) by_cost: bool,
    /// What is counted, and how many cards.
    pub(super) curve: Vec<(String, u32)>,
    /// Colors, or attributes of games whose cards have those.
    pub(super) colors: Vec<(String, Option<Color>, u32)>,
    /// The cards under each cap: `Super Combo 4/4`.
    pub(super) caps: Vec<String>,
}

/// Why the list stays as it is.
#[derive(Debug)]
pub(super) enum Not {
    /// The library says why.
    Refused(Refusal),
    /// The card is not in it.
    Absent(String),
    /// Nothing is left to take back, or to do again.
    NothingToUndo,
    NothingToRedo,
    /// The text reads no longer as a list.
    Broken,
}

impl Not {
    pub(super) fn message(&self) -> Message {
        match self {
            Self::Refused(refusal) => say!("screen-refused", why = refusal.message()),
            Self::Absent(card) => say!("screen-absent", card = card),
            Self::NothingToUndo => say!("screen-nothing-to-undo"),
            Self::NothingToRedo => say!("screen-nothing-to-redo"),
            Self::Broken => say!("screen-broken"),
        }
    }
}

impl From<Refusal> for Not {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl<'j> Draft<'j> {
    /// The deck at a place in a text. `is_file`: the text is that of the file; otherwise there is no file yet.
    pub(super) fn new(
        judge: &'j Judge,
        notation: &'static Notation,
        at: usize,
        text: String,
        is_file: bool,
        lang: Lang,
    ) -> Result<Self, Not> {
        let seen = Seen::of(judge, notation, at, &text, lang).ok_or(Not::Broken)?;
        let file = is_file.then(|| text.clone());
        let versions = vec![Version { text, by: String::new() }];
        Ok(Self { judge, notation, at, lang, versions, now: 0, file, seen })
    }

    /// What the list is now.
    pub(super) fn text(&self) -> &str {
        &self.versions[self.now].text
    }

    /// What the file holds, as far as we know; `None` where there is none yet.
    pub(super) fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }

    pub(super) fn seen(&self) -> &Seen {
        &self.seen
    }

    pub(super) fn lang(&self) -> Lang {
        self.lang
    }

    pub(super) fn catalog(&self) -> &'j Catalog {
        self.judge.catalog_of(&self.seen.reading)
    }

    /// Something would be lost if it were not saved.
    pub(super) fn is_changed(&self) -> bool {
        self.file().unwrap_or(&self.versions[0].text) != self.text()
    }

    /// The words for all edits since the file was as it is, or for the last where others have changed it.
    pub(super) fn done(&self) -> String {
        let since = self.versions[..=self.now].iter().rposition(|version| Some(version.text.as_str()) == self.file());
        let done: Vec<&str> =
            self.versions[since.map_or(1, |at| at + 1)..=self.now].iter().map(|version| version.by.as_str()).collect();
        match done.as_slice() {
            [] => "edit".to_owned(),
            [one] => format!("edit {one}"),
            many => format!("edit {} (+{})", many[many.len() - 1], many.len() - 1),
        }
    }

    /// One more copy of a card, where such cards lie; a leader takes the place of another.
    pub(super) fn add(&mut self, entry: &Entry) -> Result<String, Not> {
        let section = self.judge.ruleset(&self.seen.reading).home(entry.card.kind);
        let copies = copies_of(entry, section, self.catalog());
        let deck = &self.seen.reading.deck;
        let has_one = section == Section::Leader && self.seen.meant.iter().any(|meant| meant.section == section);
        let (changes, by) = if has_one {
            (wish::lead(deck, &self.seen.meant, &copies), format!("leader {}", label(entry)))
        } else {
            (wish::plan(self.text(), deck, &self.seen.meant, &copies, Wish::Add(1))?, format!("+1 {}", label(entry)))
        };
        self.make(&changes, by)
    }

    /// One copy of a card fewer, from where such cards lie if some do.
    pub(super) fn take(&mut self, entry: &Entry) -> Result<String, Not> {
        let number = &entry.card.number;
        let home = self.judge.ruleset(&self.seen.reading).home(entry.card.kind);
        let of_card = |row: &&Row| row.card.as_ref().is_some_and(|card| card.number == *number);
        let rows = || self.seen.rows.iter().enumerate().filter(|(_, row)| of_card(row));
        let row = rows().rfind(|(_, row)| row.section == home).or_else(|| rows().next_back());
        let row = row.map(|(at, _)| at).ok_or_else(|| Not::Absent(label(entry)))?;
        self.fewer(row)
    }

    /// One more copy on a row.
    pub(super) fn more(&mut self, row: usize) -> Result<String, Not> {
        let Some(row) = self.seen.rows.get(row) else { return Err(Not::Broken) };
        let count = row.count + 1;
        if count > MAX_COUNT {
            return Err(Refusal::TooMany { count }.into());
        }
        let (change, by) = (Change::Count { line: row.line, count }, format!("+1 {}", row.label()));
        self.make(&[change], by)
    }

    /// One copy fewer on a row; the last takes its line along.
    pub(super) fn fewer(&mut self, row: usize) -> Result<String, Not> {
        let Some(row) = self.seen.rows.get(row) else { return Err(Not::Broken) };
        let (change, by) = (row.one_fewer(), format!("-1 {}", row.label()));
        self.make(&[change], by)
    }

    /// One copy of a row goes to the next section that takes such cards.
    pub(super) fn pass_on(&mut self, row: usize) -> Result<String, Not> {
        let Some(row) = self.seen.rows.get(row) else { return Err(Not::Broken) };
        let absent = || Not::Absent(row.label());
        let entry = row.card.as_ref().and_then(|card| self.catalog().get(&card.number)).ok_or_else(absent)?;
        let ruleset = self.judge.ruleset(&self.seen.reading);
        let takes = |section: &Section| ruleset.section(*section).is_some_and(|rule| rule.takes(entry.card.kind));
        let sections: Vec<Section> = Section::ALL.into_iter().filter(takes).collect();
        let here = sections.iter().position(|section| *section == row.section);
        let to = sections.get(here.map_or(0, |at| (at + 1) % sections.len())).filter(|to| **to != row.section);
        let Some(to) = to.copied() else { return Err(Not::Absent(row.label())) };
        let copies = copies_of(entry, to, self.catalog());
        let mut changes = wish::plan(self.text(), &self.seen.reading.deck, &self.seen.meant, &copies, Wish::Add(1))?;
        changes.push(row.one_fewer());
        // Changes that name lines come from below; lines that come, last.
        changes.sort_by_key(|change| match change {
            Change::Count { line, .. } | Change::Remove { line } => usize::MAX - 1 - line,
            _ => usize::MAX,
        });
        let by = format!("{} {}", to.id(), row.label());
        self.make(&changes, by)
    }

    /// Makes some changes, and says what was done.
    fn make(&mut self, changes: &[Change], by: String) -> Result<String, Not> {
        let text = edit::apply(self.text(), self.notation, self.at, self.seen.meant.clone(), changes)?;
        self.become_text(text, by.clone())?;
        Ok(by)
    }

    /// A new version; what lay ahead is dropped.
    fn become_text(&mut self, text: String, by: String) -> Result<(), Not> {
        self.seen = Seen::of(self.judge, self.notation, self.at, &text, self.lang).ok_or(Not::Broken)?;
        self.versions.truncate(self.now + 1);
        self.versions.push(Version { text, by });
        self.now += 1;
        Ok(())
    }

    /// Back to the version before; says what is taken back.
    pub(super) fn undo(&mut self) -> Result<String, Not> {
        let to = self.now.checked_sub(1).ok_or(Not::NothingToUndo)?;
        let by = self.versions[self.now].by.clone();
        self.go(to)?;
        Ok(by)
    }

    /// Forth to the version behind; says what is done again.
    pub(super) fn redo(&mut self) -> Result<String, Not> {
        let to = self.now + 1;
        let by = self.versions.get(to).ok_or(Not::NothingToRedo)?.by.clone();
        self.go(to)?;
        Ok(by)
    }

    fn go(&mut self, to: usize) -> Result<(), Not> {
        let text = &self.versions[to].text;
        self.seen = Seen::of(self.judge, self.notation, self.at, text, self.lang).ok_or(Not::Broken)?;
        self.now = to;
        Ok(())
    }

    /// The file holds this now.
    pub(super) fn saved(&mut self, text: String) {
        self.file = Some(text);
    }

    /// What others have made of the file comes in as one more version: going back leads to ours.
    pub(super) fn loaded(&mut self, text: String) -> Result<(), Not> {
        self.become_text(text.clone(), "file".to_owned())?;
        self.file = Some(text);
        Ok(())
    }
}

/// A card, as the screen can show it.
pub(super) fn label(entry: &Entry) -> String {
    shown::line(&entry.label()).into_owned()
}

impl Row {
    fn of(line: usize, written: &Line, meant: &Meant, entry: Option<&Entry>, text: &str) -> Self {
        let span = written.places.line();
        let says = |text: &str| shown::line(text.trim()).into_owned();
        let card = entry.map(|entry| Known {
            number: entry.card.number.clone(),
            cost: entry.card.energy.map(|cost| cost.value()),
            colors: entry.card.colors,
        });
        let print = written.card.print.as_ref().map(ToString::to_string);
        let (number, name) = match (entry, print) {
            (Some(entry), print) => (print.unwrap_or_else(|| entry.card.number.to_string()), says(entry.card.name())),
            (None, print) => {
                let name = written.card.name.as_deref().or(written.card.spelling.as_deref());
                let name = name.or_else(|| print.is_none().then(|| span.text(text))).unwrap_or_default();
                (print.unwrap_or_default(), says(name))
            }
        };
        let number = says(&number);
        Self { line, section: meant.section, count: written.count, is_counted: true, card, number, name, span }
    }

    /// One copy fewer; the last takes its line along.
    fn one_fewer(&self) -> Change {
        let line = self.line;
        match self.count {
            0 | 1 => Change::Remove { line },
            count => Change::Count { line, count: count - 1 },
        }
    }

    pub(super) fn label(&self) -> String {
        format!("{} {}", self.number, self.name).trim().to_owned()
    }
}

impl Seen {
    /// What a text means; `None` where it reads as no list.
    fn of(judge: &Judge, notation: &'static Notation, at: usize, text: &str, lang: Lang) -> Option<Self> {
        let mut decks = notation::read_as(notation, text);
        let reading = (at < decks.readings.len()).then(|| decks.readings.swap_remove(at))?;
        if reading.broken {
            return None;
        }
        let outcome = judge.check(&reading);
        let context = &outcome.context;
        let meant = meant(&outcome);
        let rows = rows(context, &meant, text);
        let lines = LineIndex::new(text);
        let mut problems: Vec<Problem> =
            outcome.findings.iter().map(|finding| problem(finding, context, &rows, text, &lines, lang)).collect();
        // The worst first; those that are as bad, in the order of the list.
        problems.sort_by_key(|problem| std::cmp::Reverse(problem.severity));
        let sections = Section::ALL.into_iter().filter_map(|section| {
            let (count, rule) = (context.size(section), context.ruleset.section(section));
            let is_needed = rule.is_some_and(|rule| rule.min > 0);
            let called = || title(context.ruleset.called(section), lang);
            (rule.is_some() || count > 0).then(|| Part { section, called: called(), count, is_needed })
        });
        let (sections, verdict) = (sections.collect(), outcome.verdict);
        let (terms, tally, charts) = (context.terms.told().text(lang), tally(&outcome, lang), charts(context, lang));
        drop(outcome);
        Some(Self { reading, meant, rows, sections, verdict, terms, tally, problems, charts })
    }

    /// Copies of a card, wherever they lie.
    pub(super) fn copies(&self, number: &CardNumber) -> u32 {
        let is_it = |row: &&Row| row.card.as_ref().is_some_and(|card| card.number == *number);
        self.rows.iter().filter(is_it).map(|row| row.count).sum()
    }
}

fn rows(context: &Context<'_>, meant: &[Meant], text: &str) -> Vec<Row> {
    let lines = context.reading.deck.lines.iter().zip(meant).enumerate();
    let mut rows: Vec<Row> = lines
        .map(|(at, (line, meant))| {
            let entry = meant.number.as_ref().and_then(|number| context.catalog.get(number));
            let unclear = |missed: &Missed<'_>| missed.line == line && missed.is_uncounted();
            let is_counted = !context.resolution.missed.iter().any(unclear);
            Row { is_counted, ..Row::of(at, line, meant, entry, text) }
        })
        .collect();
    let rank = |row: &Row| Section::ALL.iter().position(|section| *section == row.section);
    rows.sort_by_key(rank);
    rows
}

/// `2 errors`, `1 warning`.
fn tally(outcome: &Outcome<'_>, lang: Lang) -> Vec<String> {
    let tally = [Severity::Error, Severity::Warning, Severity::Note].map(|severity| {
        (severity, outcome.findings.iter().filter(|finding| finding.diagnostic.severity == severity).count())
    });
    let found = tally.into_iter().filter(|(_, n)| *n > 0);
    found.map(|(severity, n)| counted(n, severity).text(lang)).collect()
}

fn problem(
    finding: &Finding,
    context: &Context<'_>,
    rows: &[Row],
    text: &str,
    lines: &LineIndex,
    lang: Lang,
) -> Problem {
    let diagnostic = &finding.diagnostic;
    let mut details = Vec::new();
    if let Some(fix) = &diagnostic.fix {
        details.push((say!("help").text(lang), fix.help.text(lang)));
    }
    if let Some(rule) = &finding.rule {
        details.push((say!("rule").text(lang), human::rule_of(context.ruleset, rule, lang)));
    }
    let note = || say!("severity", severity = word(Severity::Note)).text(lang);
    details.extend(diagnostic.notes.iter().map(|said| (note(), said.text(lang))));
    let meets = |row: &Row, span: Span| row.span.start < span.end.max(span.start + 1) && span.start < row.span.end;
    Problem {
        severity: diagnostic.severity,
        code: diagnostic.code,
        message: diagnostic.message.text(lang),
        line: diagnostic.span.map(|span| lines.place(text, span).line),
        details,
        row: diagnostic.span.and_then(|span| rows.iter().position(|row| meets(row, span))),
    }
}

fn charts(context: &Context<'_>, lang: Lang) -> Charts {
    let profile = Profile::of(context);
    let by_cost = context.ruleset.game.reads_skills();
    let main = || context.lines_in(&[Section::Main]);
    let color = |color: Color| crate::wording::term(color.name()).text(lang);
    let mut colors: Vec<(String, Option<Color>, u32)> =
        profile.colors.iter().filter(|(_, n)| **n > 0).map(|(of, n)| (color(of), Some(of), *n)).collect();
    let mut charts = Charts { by_cost, ..Charts::default() };
    if by_cost {
        charts.curve = (0..profile.curve.0.len()).map(|cost| (cost.to_string(), profile.curve.cards(cost))).collect();
        let shown = profile.caps.iter().filter(|cap| cap.cards > 0);
        let of = |cap: &crate::legality::profile::Cap| {
            let keyword = crate::wording::keyword(cap.keyword).text(lang);
            format!("{keyword} {}/{}", cap.cards, cap.max)
        };
        charts.caps = shown.map(of).collect();
    } else {
        let (mut kinds, mut attributes): (BTreeMap<Kind, u32>, BTreeMap<&str, u32>) = Default::default();
        for line in main() {
            *kinds.entry(line.entry.card.kind).or_default() += line.line.count;
            for attribute in &line.entry.card.attributes {
                *attributes.entry(attribute).or_default() += line.line.count;
            }
        }
        let kind = |kind: Kind| say!("kind-word", kind = kind.id()).text(lang);
        charts.curve = kinds.into_iter().map(|(of, n)| (kind(of), n)).collect();
        colors.extend(attributes.into_iter().map(|(of, n)| (shown::line(of).into_owned(), None, n)));
    }
    charts.colors = colors;
    charts
}
