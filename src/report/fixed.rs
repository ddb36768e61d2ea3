//! What makes a list legal: the changes, each with its reason, the choices that are left to the player, and what nothing
//! but a person can mend; then the lines that change, and the verdict.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use serde::Serialize;

use super::edited::{self, Edited};
use super::figures::counted;
use super::json::{self, Counts, Found};
use super::{human, suggested};
use crate::card::{CardNumber, Section};
use crate::catalog::Entry;
use crate::diagnostic::{Safety, Severity};
use crate::legality::fix::{Act, Change, Choice, Copies, Plan, Why};
use crate::legality::limits::Of;
use crate::legality::{Finding, Verdict};
use crate::ruleset::Ruleset;

/// A list, and what is done about it.
#[derive(Clone, Copy, Debug)]
pub struct Fixed<'a> {
    /// The list before and after.
    pub edited: Edited<'a>,
    /// Spelling that is mended, and lines that are joined.
    pub tidied: &'a [Finding],
    /// What is done with the cards.
    pub plan: &'a Plan<'a>,
    /// What the deck is filled up with.
    pub fill: Option<&'a str>,
    /// The command that writes it; `None` where it has been written.
    pub apply: Option<&'a str>,
}

impl<'a> Fixed<'a> {
    fn ruleset(&self) -> &'a Ruleset {
        self.edited.after.outcome.context.ruleset
    }

    /// Errors that are still there, but for those that a choice is about.
    fn left(&self) -> impl Iterator<Item = &'a Finding> {
        let chosen: Vec<&str> =
            self.plan.choices.iter().flat_map(|choice| &choice.why).map(|why| why.source().0.code).collect();
        let findings = self.edited.after.outcome.findings.iter();
        findings.filter(move |finding| {
            finding.diagnostic.severity == Severity::Error && !chosen.contains(&finding.check.code)
        })
    }

    /// What to do about an error that is left.
    fn advice(&self, finding: &Finding) -> Option<String> {
        let deck = self.edited.after.source;
        let leader = self.edited.after.outcome.context.resolution.leader();
        let about_leader = leader.is_some_and(|leader| finding.cards.contains(&leader.entry.card.number));
        Some(match (finding.check.name, self.fill) {
            ("too-few-cards", None) => "--fill SEARCH adds cards, such as --fill 'battle cost<=3'".to_owned(),
            ("too-few-cards", _) if !self.plan.choices.is_empty() => {
                "it is filled up once the choices are made".to_owned()
            }
            ("too-few-cards", _) if self.plan.leader_open => "it is filled up once the leader is certain".to_owned(),
            ("too-few-cards", Some(fill)) => {
                format!("no more cards may be added that --fill '{fill}' means; ask for others too")
            }
            ("no-leader", _) => format!("choose one: `scouter leader {deck} CARD`"),
            ("too-many-leaders", _) => format!("keep one of them: `scouter leader {deck} CARD`"),
            ("banned", _) if about_leader => format!("choose another leader: `scouter leader {deck} CARD`"),
            _ => finding.diagnostic.fix.as_ref()?.help.to_string(),
        })
    }
}

/// `1 copy`, `5 copies`.
fn copies(n: u32) -> String {
    if n == 1 { "1 copy".into() } else { format!("{n} copies") }
}

/// A reason in words, for cards of a section.
fn words(why: &Why, section: Section, ruleset: &Ruleset) -> String {
    match why {
        Why::TooMany { limit, count } => {
            let max = limit.max;
            match &limit.of {
                Of::Copies(_) | Of::Named(_) => format!("{}; {max} allowed", copies(*count)),
                Of::Listed(..) if max == 0 => "it is banned".to_owned(),
                Of::Listed(..) => format!("{}; limited to {max}", copies(*count)),
                Of::Keyword(keyword) => format!("{count} [{}] cards; {max} allowed", keyword.words()),
                Of::Leader(filter) if max == 0 => format!("the leader takes no {}", filter.describe()),
                Of::Leader(filter) => format!("{count} {}; the leader takes up to {max}", filter.describe()),
                Of::Size(section) => format!("{} in the {section}; {max} at most", counted(*count, "card")),
            }
        }
        Why::Misplaced { kind, .. } if ruleset.section(section).is_some() => format!("the {section} takes no {kind}"),
        Why::Misplaced { .. } => format!("{} has no {section}", ruleset.id),
        Why::LeaderTwice { .. } => "a deck has one leader".to_owned(),
        Why::TooFew { count, min, .. } => format!("{} in the {section}; {min} at least", counted(*count, "card")),
    }
}

/// `DS0301 copy-limit, 5-1-3-1: 5 copies; 4 allowed`
fn told_why(why: &Why, section: Section, ruleset: &Ruleset) -> String {
    let (check, rule) = why.source();
    format!("{} {}, {rule}: {}", check.code, check.name, words(why, section, ruleset))
}

fn label(entry: &Entry) -> String {
    format!("{} {}", entry.card.number, entry.card.name())
}

/// Widest line.
const WIDTH: usize = 80;
/// Where texts begin, behind the word for what is done.
const MARGIN: usize = 10;

/// A word and what belongs to it, the first paragraph beside it, the others below.
fn part(word: &str, color: AnsiColor, paragraphs: &[String]) -> String {
    let style = Style::new().bold().fg_color(Some(color.into()));
    let mut out = String::new();
    for (at, text) in paragraphs.iter().enumerate() {
        // Rows of a table stand further in and are not filled.
        let own = text.len() - text.trim_start().len();
        let indent = " ".repeat(MARGIN + own);
        let options = textwrap::Options::new(WIDTH).initial_indent(&indent).subsequent_indent(&indent);
        let filled = textwrap::wrap(&human::printable(text.trim_start()), options).join("\n");
        if at == 0 {
            let _ = writeln!(out, "{style}{word:<MARGIN$}{style:#}{}", &filled[MARGIN.min(filled.len())..]);
        } else {
            let _ = writeln!(out, "{filled}");
        }
    }
    out
}

/// A change with its reasons; of several cards that are added, the last one says why.
fn change(change: &Change<'_>, next: Option<&Change<'_>>, ruleset: &Ruleset) -> String {
    let Change { act, entry, copies, section, why, .. } = change;
    let goes_on =
        |next: &Change<'_>| matches!((act, &next.act), (Act::Add(_), Act::Add(_))) && next.section == *section;
    let why = if next.is_some_and(goes_on) { &[] } else { why.as_slice() };
    let card = label(entry);
    let (word, color, what) = match act {
        Act::TakeOut => ("take out", AnsiColor::Red, format!("{copies} {card}, from the {section}")),
        Act::Move(to) => ("move", AnsiColor::Yellow, format!("{copies} {card}, from the {section} to the {to}")),
        Act::Add(_) => ("add", AnsiColor::Green, format!("{copies} {card}, to the {section}")),
    };
    let reason = match act {
        Act::Add(None) => Some("in the deck already".to_owned()),
        Act::Add(Some(suggestion)) => Some(suggested::reason(suggestion)),
        Act::TakeOut | Act::Move(_) => None,
    };
    let whys = why.iter().map(|why| told_why(why, *section, ruleset));
    let paragraphs: Vec<String> = std::iter::once(what).chain(reason).chain(whys).collect();
    part(word, color, &paragraphs)
}

fn choice(choice: &Choice<'_>, ruleset: &Ruleset) -> String {
    let Choice { take, among, why } = choice;
    let mut paragraphs = vec![format!("{} of these to take out; --pick last or --pick first does it", take)];
    paragraphs.extend(among.iter().map(|Copies { entry, section, count }| {
        let place = if *section == Section::Main { String::new() } else { format!(", in the {section}") };
        format!("  {count} {}{place}", label(entry))
    }));
    let section = among.first().map_or(Section::Main, |copies| copies.section);
    paragraphs.extend(why.iter().map(|why| told_why(why, section, ruleset)));
    part("choose", AnsiColor::Cyan, &paragraphs)
}

/// For people.
pub fn human(fixed: &Fixed<'_>) -> String {
    let ruleset = fixed.ruleset();
    let mut out = String::new();
    for finding in fixed.tidied {
        let help = finding.diagnostic.fix.as_ref().map(|fix| fix.help.to_string()).unwrap_or_default();
        let what = format!("{}: {help}", finding.diagnostic.message);
        let check = format!("{} {}", finding.check.code, finding.check.name);
        out += &part(word(finding), AnsiColor::Yellow, &[what, check]);
    }
    let changes = &fixed.plan.changes;
    changes.iter().enumerate().for_each(|(at, one)| out += &change(one, changes.get(at + 1), ruleset));
    fixed.plan.choices.iter().for_each(|one| out += &choice(one, ruleset));
    for finding in fixed.left() {
        let what = format!("{} {}: {}", finding.check.code, finding.check.name, finding.diagnostic.message);
        let paragraphs: Vec<String> = std::iter::once(what).chain(fixed.advice(finding)).collect();
        out += &part("left", AnsiColor::Red, &paragraphs);
    }
    if !out.is_empty() {
        out.push('\n');
    }
    let old = fixed.edited.before.map_or("", |before| before.text);
    let after = &fixed.edited.after;
    let diff = edited::diff(old, after.text);
    if !diff.is_empty() {
        out += &diff;
        out.push('\n');
    }
    out += &human::verdict(after);
    if let Some(command) = fixed.apply.filter(|_| !diff.is_empty()) {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "  nothing is written yet; `{}` does it", human::printable(command));
    }
    out
}

/// The word for a finding whose safe edits are made.
fn word(finding: &Finding) -> &'static str {
    if finding.check.name == "duplicate-line" { "merge" } else { "spell" }
}

#[derive(Serialize)]
struct Reason<'a> {
    code: &'a str,
    name: &'a str,
    rule: Option<&'a str>,
    message: String,
}

#[derive(Serialize)]
struct Done<'a> {
    #[serde(rename = "do")]
    act: &'a str,
    card: Option<&'a CardNumber>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    section: Option<Section>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to_section: Option<Section>,
    #[serde(skip_serializing_if = "Option::is_none")]
    copies: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    why: Vec<Reason<'a>>,
    safety: Safety,
}

#[derive(Serialize)]
struct Held<'a> {
    card: &'a CardNumber,
    name: &'a str,
    section: Section,
    count: u32,
}

#[derive(Serialize)]
struct Chosen<'a> {
    take: u32,
    among: Vec<Held<'a>>,
    why: Vec<Reason<'a>>,
}

#[derive(Serialize)]
struct Standing {
    verdict: Verdict,
    counts: Counts,
}

#[derive(Serialize)]
struct Json<'a> {
    deck: &'a str,
    ruleset: &'a str,
    written: bool,
    before: Standing,
    after: Standing,
    changes: Vec<Done<'a>>,
    choices: Vec<Chosen<'a>>,
    left: Vec<Found<'a>>,
    edits: Vec<json::Edit<'a>>,
}

/// The same for programs. `from` and `to` are copies of the card in its section before and after all changes; the places
/// of the edits are those of the text before.
pub fn json(fixed: &Fixed<'_>) -> String {
    let (after, ruleset) = (&fixed.edited.after, fixed.ruleset());
    let before = fixed.edited.before.unwrap_or(*after);
    let tidied = fixed.tidied.iter().map(|finding| Done {
        act: word(finding),
        card: finding.cards.first(),
        name: None,
        section: None,
        to_section: None,
        copies: None,
        from: None,
        to: None,
        reason: None,
        why: vec![Reason {
            code: finding.check.code,
            name: finding.check.name,
            rule: finding.rule.as_deref(),
            message: finding.diagnostic.message.to_string(),
        }],
        safety: Safety::Safe,
    });
    let changes = fixed.plan.changes.iter().map(|change| done(change, ruleset));
    let json = Json {
        deck: after.source,
        ruleset: &ruleset.id,
        written: fixed.edited.written,
        before: Standing { verdict: before.outcome.verdict, counts: Counts::of(&before) },
        after: Standing { verdict: after.outcome.verdict, counts: Counts::of(after) },
        changes: tidied.chain(changes).collect(),
        choices: fixed.plan.choices.iter().map(|choice| chosen(choice, ruleset)).collect(),
        left: fixed.left().map(|finding| json::found(after, finding)).collect(),
        edits: edited::edits(before.text, after.text),
    };
    // Strings, numbers and lists always serialise.
    serde_json::to_string(&json).unwrap_or_default() + "\n"
}

fn reasons<'a>(why: &'a [Why], section: Section, ruleset: &Ruleset) -> Vec<Reason<'a>> {
    let reason = |why: &'a Why| {
        let (check, rule) = why.source();
        Reason { code: check.code, name: check.name, rule: Some(rule), message: words(why, section, ruleset) }
    };
    why.iter().map(reason).collect()
}

fn done<'a>(change: &'a Change<'a>, ruleset: &Ruleset) -> Done<'a> {
    let (act, to_section, reason) = match &change.act {
        Act::TakeOut => ("take-out", None, None),
        Act::Move(to) => ("move", Some(*to), None),
        Act::Add(None) => ("add", None, Some("in the deck already".to_owned())),
        Act::Add(Some(suggestion)) => ("add", None, Some(suggested::reason(suggestion))),
    };
    Done {
        act,
        card: Some(&change.entry.card.number),
        name: Some(change.entry.card.name()),
        section: Some(change.section),
        to_section,
        copies: Some(change.copies),
        from: Some(change.from),
        to: Some(change.to),
        reason,
        why: reasons(&change.why, change.section, ruleset),
        safety: change.safety,
    }
}

fn chosen<'a>(choice: &'a Choice<'a>, ruleset: &Ruleset) -> Chosen<'a> {
    let held = |copies: &Copies<'a>| Held {
        card: &copies.entry.card.number,
        name: copies.entry.card.name(),
        section: copies.section,
        count: copies.count,
    };
    let section = choice.among.first().map_or(Section::Main, |copies| copies.section);
    Chosen {
        take: choice.take,
        among: choice.among.iter().map(held).collect(),
        why: reasons(&choice.why, section, ruleset),
    }
}
