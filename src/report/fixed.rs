//! What makes a list legal: the changes, each with its reason, the choices that are left to the player, and what nothing
//! but a person can mend; then the lines that change, and the verdict.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::edited::{self, Edited};
use super::json::{self, Counts, Found, JudgedBy};
use super::odds::filled;
use super::{Checked, human, schema, suggested};
use crate::card::{CardNumber, Section};
use crate::diagnostic::{Safety, Severity, lines};
use crate::language::{Argument, Lang, Message, say};
use crate::legality::checks::{banned, duplicate_line, no_leader, too_few_cards, too_many_leaders};
use crate::legality::fix::{Act, Change, Choice, Copies, Curve, Plan, STEPS, Why};
use crate::legality::limits::Of;
use crate::legality::{Check, Finding, Verdict};
use crate::ruleset::Ruleset;
use crate::shown;
use crate::wording;

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

    /// The list as it stands in the file, and an error that is left, as it is found there. A plan that is not written has moved
    /// no line yet.
    fn in_file(&self, finding: &'a Finding) -> Option<(Checked<'a>, &'a Finding)> {
        let after = self.edited.after;
        let list = self.edited.before.filter(|_| !self.edited.written).unwrap_or(after);
        let alike = |other: &&Finding| edited::says_same(finding, other);
        let nth = after.outcome.findings.iter().filter(alike).position(|other| std::ptr::eq(other, finding))?;
        Some((list, list.outcome.findings.iter().filter(alike).nth(nth)?))
    }

    /// Where an error that is left stands in the file, and what stands there: `deck.txt:27: Maybe`.
    fn place(&self, finding: &'a Finding) -> Option<Message> {
        let (list, finding) = self.in_file(finding)?;
        let place = list.place(finding.diagnostic.span?);
        let line = lines::with_ends(list.text).nth(place.line - 1).map(lines::without_end)?;
        let line = edited::shortened(line.trim(), place.column - 1);
        Some(format!("{}:{}: {line}", list.source, place.line).into())
    }

    const fn lang(&self) -> Lang {
        self.edited.after.lang
    }

    /// What to do about an error that is left.
    fn advice(&self, finding: &Finding) -> Option<Message> {
        let command = format!("scouter leader {} CARD", self.edited.after.source);
        let context = &self.edited.after.outcome.context;
        let (leader, lead) = (context.resolution.leader(), context.ruleset.called(Section::Leader));
        let about_leader = leader.is_some_and(|leader| finding.cards.contains(&leader.entry.card.number));
        let is = |check: &Check| finding.check.code == check.code;
        Some(match self.fill {
            None if is(&too_few_cards::CHECK) => say!("fix-may-fill", game = context.ruleset.game.id()),
            Some(fill) if is(&too_few_cards::CHECK) => {
                if !self.plan.choices.is_empty() {
                    say!("fix-fills-after-choices")
                } else if self.plan.leader_open {
                    say!("fix-fills-after-leader", lead = lead)
                } else {
                    say!("fix-nothing-to-fill", fill = fill)
                }
            }
            _ if is(&no_leader::CHECK) => say!("fix-choose-leader", command = command),
            _ if is(&too_many_leaders::CHECK) => say!("fix-keep-leader", command = command),
            _ if is(&banned::CHECK) && about_leader => say!("fix-other-leader", lead = lead, command = command),
            _ => finding.diagnostic.fix.as_ref()?.help.clone(),
        })
    }
}

/// A reason, for cards of a section.
fn message(why: &Why, section: Section, ruleset: &Ruleset) -> Message {
    match why {
        Why::TooMany { limit, count } => {
            let (max, count) = (limit.max, *count);
            match &limit.of {
                Of::Copies(_) | Of::Named(_) => say!("fix-copies", copies = count, limit = max),
                Of::Listed(..) if max == 0 => say!("fix-banned"),
                Of::Listed(..) => say!("fix-limited", copies = count, limit = max),
                Of::Keyword(keyword) => {
                    say!("fix-keyword", count = count, keyword = wording::keyword(*keyword), limit = max)
                }
                Of::Leader(filter) if max == 0 => say!("fix-leader-takes-no", cards = wording::cards(filter)),
                Of::Leader(filter) => {
                    say!("fix-leader-cap", count = count, cards = wording::cards(filter), limit = max)
                }
                Of::Size(section) => {
                    say!("fix-too-many", cards = count, section = ruleset.called(*section), limit = max)
                }
            }
        }
        Why::Misplaced { kind, .. } if ruleset.section(section).is_some() => {
            say!("fix-wrong-kind", section = ruleset.called(section), kind = kind.id())
        }
        Why::Misplaced { .. } => say!("fix-no-section", edition = &ruleset.id, section = section.id()),
        Why::LeaderTwice { .. } => say!("fix-one-leader", lead = ruleset.called(section)),
        Why::TooFew { count, min, .. } => {
            say!("fix-too-few", cards = *count, section = ruleset.called(section), limit = *min)
        }
    }
}

/// `DS0301 copy-limit, 5-1-3-1: 5 copies; 4 allowed`
fn told_why(why: &Why, section: Section, ruleset: &Ruleset) -> Message {
    let (check, rule) = why.source();
    let rule = human::cited(rule).map_or_else(|| Argument::from(rule), Argument::from);
    let check = Argument::list([Argument::from(format!("{} {}", check.code, check.name)), rule], ", ");
    say!("fix-so", what = check, so = message(why, section, ruleset))
}

/// Where texts begin, behind the word for what is done.
const MARGIN: usize = 10;

/// The word for what is done and what belongs to it, the first paragraph beside it, the others below.
fn part(act: &str, color: AnsiColor, paragraphs: &[Message], lang: Lang) -> String {
    let style = Style::new().bold().fg_color(Some(color.into()));
    let word = say!("fix-act", act = act).text(lang);
    let mut out = String::new();
    for (at, text) in paragraphs.iter().map(|paragraph| paragraph.text(lang)).enumerate() {
        // Rows of a table stand further in and are not filled.
        let own = text.len() - text.trim_start().len();
        let indent = " ".repeat(MARGIN + own);
        let filled = filled(text.trim_start(), &indent, &indent);
        // Writing to a string cannot fail.
        let _ = match at {
            0 => write!(out, "{style}{word:<MARGIN$}{style:#}{}", filled.get(MARGIN..).unwrap_or_default()),
            _ => write!(out, "{filled}"),
        };
    }
    out
}

/// A change with its reasons; of several cards that are added, the last one says why.
fn change(change: &Change<'_>, next: Option<&Change<'_>>, ruleset: &Ruleset, lang: Lang) -> String {
    let Change { act, entry, copies, section, why, .. } = change;
    let goes_on =
        |next: &Change<'_>| matches!((act, &next.act), (Act::Add(_), Act::Add(_))) && next.section == *section;
    let why = if next.is_some_and(goes_on) { &[] } else { why.as_slice() };
    let (card, copies, section_id) = (entry.label(), *copies, ruleset.called(*section));
    let (color, what) = match act {
        Act::TakeOut => (AnsiColor::Red, say!("fix-take-out", copies = copies, card = card, section = section_id)),
        Act::Move(to) => {
            let (from, to) =
                (say!("from-section", section = section_id), say!("to-section", section = ruleset.called(*to)));
            (AnsiColor::Yellow, say!("fix-move", copies = copies, card = card, from = from, to = to))
        }
        Act::Add(_) => (AnsiColor::Green, say!("fix-add", copies = copies, card = card, section = section_id)),
    };
    let whys = why.iter().map(|why| told_why(why, *section, ruleset));
    let paragraphs: Vec<Message> = std::iter::once(what).chain(reason(act)).chain(whys).collect();
    part(id(act), color, &paragraphs, lang)
}

/// What JSON calls what is done.
const fn id(act: &Act<'_>) -> &'static str {
    match act {
        Act::TakeOut => "take-out",
        Act::Move(_) => "move",
        Act::Add(_) => "add",
    }
}

/// Why a card is added and no other.
fn reason(act: &Act<'_>) -> Option<Message> {
    match act {
        Act::Add(None) => Some(say!("fix-has-it")),
        Act::Add(Some(suggestion)) => Some(suggested::reason(suggestion)),
        Act::TakeOut | Act::Move(_) => None,
    }
}

fn choice(choice: &Choice<'_>, ruleset: &Ruleset, lang: Lang) -> String {
    let Choice { take, among, why } = choice;
    let mut paragraphs = vec![say!("fix-choose", take = *take)];
    paragraphs.extend(among.iter().map(|Copies { entry, section, count }| {
        let card = entry.label();
        let row = match section {
            Section::Main => format!("{count} {card}"),
            _ => say!("fix-among", copies = *count, card = card, section = ruleset.called(*section)).text(lang),
        };
        Message::from(format!("  {row}"))
    }));
    let section = among.first().map_or(Section::Main, |copies| copies.section);
    paragraphs.extend(why.iter().map(|why| told_why(why, section, ruleset)));
    part("choose", AnsiColor::Cyan, &paragraphs, lang)
}

/// What a plan does with the cards of a list, and the choices that it leaves, for people.
pub fn planned(plan: &Plan<'_>, ruleset: &Ruleset, lang: Lang) -> String {
    let mut out = String::new();
    let changes = &plan.changes;
    changes.iter().enumerate().for_each(|(at, one)| out += &change(one, changes.get(at + 1), ruleset, lang));
    if let Some(curve) = &plan.curve {
        out += &part("curve", AnsiColor::Green, &[told_curve(curve)], lang);
    }
    plan.choices.iter().for_each(|one| out += &choice(one, ruleset, lang));
    out
}

/// For people.
pub fn human(fixed: &Fixed<'_>) -> String {
    let (ruleset, lang) = (fixed.ruleset(), fixed.lang());
    let mut out = String::new();
    for finding in fixed.tidied {
        let help = finding.diagnostic.fix.as_ref().map_or_else(|| Argument::from(""), |fix| Argument::from(&fix.help));
        let what = say!("fix-so", what = &finding.diagnostic.message, so = help);
        let check = Message::from(format!("{} {}", finding.check.code, finding.check.name));
        out += &part(tidying(finding), AnsiColor::Yellow, &[what, check], lang);
    }
    out += &planned(fixed.plan, ruleset, lang);
    for finding in fixed.left() {
        let check = format!("{} {}", finding.check.code, finding.check.name);
        let what = say!("fix-so", what = check, so = &finding.diagnostic.message);
        let paragraphs: Vec<Message> =
            std::iter::once(what).chain(fixed.place(finding)).chain(fixed.advice(finding)).collect();
        out += &part("left", AnsiColor::Red, &paragraphs, lang);
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
        let _ = writeln!(out, "  {}", say!("fix-not-written", command = command).text(lang));
    }
    out
}

/// The steps of a curve with their cards: `0-1: 12, 2: 13, …, 6+: 4`.
fn told_curve(curve: &Curve) -> Message {
    let step = |((least, most), cards): (&(u8, u8), &u32)| match (least, most) {
        (least, &u8::MAX) => format!("{least}+: {cards}"),
        (least, most) if least == most => format!("{least}: {cards}"),
        (least, most) => format!("{least}-{most}: {cards}"),
    };
    let steps: Vec<String> = STEPS.iter().zip(&curve.cards).map(step).collect();
    if curve.own {
        say!("fix-own-curve", curve = steps.join(", "))
    } else {
        say!("fix-usual-curve", curve = steps.join(", "))
    }
}

/// What is done by the safe edits of a finding.
fn tidying(finding: &Finding) -> &'static str {
    if finding.check.code == duplicate_line::CHECK.code { "merge" } else { "spell" }
}

/// Why something is done.
#[derive(Serialize, JsonSchema)]
struct Reason<'a> {
    /// The code of the finding.
    code: &'a str,
    /// Its name.
    name: &'a str,
    /// The rule that says so.
    rule: Option<&'a str>,
    /// One sentence, in the language of whoever reads.
    message: String,
}

/// Something that is done.
#[derive(Serialize, JsonSchema)]
struct Done<'a> {
    /// `spell`, `merge`, `take-out`, `move` or `add`.
    #[serde(rename = "do")]
    act: &'a str,
    /// The card.
    card: Option<&'a CardNumber>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    /// Where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    section: Option<Section>,
    /// Where it goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    to_section: Option<Section>,
    /// How many copies.
    #[serde(skip_serializing_if = "Option::is_none")]
    copies: Option<u32>,
    /// Copies of the card in its section before all changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<u32>,
    /// Copies of the card in its section after all changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<u32>,
    /// Why this card and no other.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// What is mended by it.
    why: Vec<Reason<'a>>,
    safety: Safety,
}

/// A card that can be taken out.
#[derive(Serialize, JsonSchema)]
struct Held<'a> {
    card: &'a CardNumber,
    name: &'a str,
    section: Section,
    /// Copies that are there.
    count: u32,
}

/// A choice that is left to the player.
#[derive(Serialize, JsonSchema)]
struct Chosen<'a> {
    /// So many copies have to go.
    take: u32,
    /// Any of these.
    among: Vec<Held<'a>>,
    /// What is mended by it.
    why: Vec<Reason<'a>>,
}

/// Of each step of energy costs, from 0-1 to 6 and more, the cards that the deck is filled up to.
#[derive(Serialize, JsonSchema)]
struct Filled {
    /// It is that of the deck as it was, not the usual one.
    own: bool,
    /// Cards of each step.
    cards: [u32; STEPS.len()],
}

/// A list at one time.
#[derive(Serialize, JsonSchema)]
struct Standing {
    verdict: Verdict,
    /// Cards by section, without the leader.
    counts: Counts,
}

/// A plan that makes a list legal.
#[derive(Serialize, JsonSchema)]
struct Json<'a> {
    /// The list.
    deck: &'a str,
    /// The edition it is checked by.
    ruleset: &'a str,
    #[serde(flatten)]
    judged: JudgedBy<'a>,
    /// The plan has been carried out.
    written: bool,
    /// The list as it was.
    before: Standing,
    /// The list as it would be, or is.
    after: Standing,
    /// What is done.
    changes: Vec<Done<'a>>,
    /// What is left to choose.
    choices: Vec<Chosen<'a>>,
    /// The energy costs that the deck was filled up to.
    #[serde(skip_serializing_if = "Option::is_none")]
    curve: Option<Filled>,
    /// What is still wrong, with places in the file as it stands: where the plan is written, in the new text, else in the old.
    left: Vec<Found<'a>>,
    /// The changes of the text, with places in the text before.
    edits: Vec<json::Edit<'a>>,
}

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Json<'_>>()
}

/// The same for programs. `from` and `to` are copies of the card in its section before and after all changes; the places
/// of the edits are those of the text before, and those of what is left are those of the file as it stands.
pub fn json(fixed: &Fixed<'_>) -> String {
    let (after, ruleset, lang) = (&fixed.edited.after, fixed.ruleset(), fixed.lang());
    let before = fixed.edited.before.unwrap_or(*after);
    let tidied = fixed.tidied.iter().map(|finding| Done {
        act: tidying(finding),
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
            message: finding.diagnostic.message.text(lang),
        }],
        safety: Safety::Safe,
    });
    let changes = fixed.plan.changes.iter().map(|change| done(change, ruleset, lang));
    let json = Json {
        deck: after.source,
        ruleset: &ruleset.id,
        judged: after.outcome.context.terms.into(),
        written: fixed.edited.written,
        before: Standing { verdict: before.outcome.verdict, counts: Counts::of(&before) },
        after: Standing { verdict: after.outcome.verdict, counts: Counts::of(after) },
        changes: tidied.chain(changes).collect(),
        choices: fixed.plan.choices.iter().map(|choice| chosen(choice, ruleset, lang)).collect(),
        curve: fixed.plan.curve.map(|Curve { own, cards }| Filled { own, cards }),
        left: fixed.left().map(|finding| left(fixed, finding)).collect(),
        edits: edited::edits(before.text, after.text),
    };
    // Strings, numbers and lists always serialise.
    shown::json(&json) + "\n"
}

/// An error that is left, with its place in the file.
fn left<'a>(fixed: &Fixed<'a>, finding: &'a Finding) -> Found<'a> {
    match fixed.in_file(finding) {
        Some((list, finding)) => json::found(&list, finding),
        None => json::found(&fixed.edited.after, finding).without_place(),
    }
}

fn reasons<'a>(why: &'a [Why], section: Section, ruleset: &Ruleset, lang: Lang) -> Vec<Reason<'a>> {
    let reason = |why: &'a Why| {
        let (check, rule) = why.source();
        let message = message(why, section, ruleset).text(lang);
        Reason { code: check.code, name: check.name, rule: Some(rule), message }
    };
    why.iter().map(reason).collect()
}

fn done<'a>(change: &'a Change<'a>, ruleset: &Ruleset, lang: Lang) -> Done<'a> {
    let to_section = if let Act::Move(to) = change.act { Some(to) } else { None };
    Done {
        act: id(&change.act),
        card: Some(&change.entry.card.number),
        name: Some(change.entry.card.name()),
        section: Some(change.section),
        to_section,
        copies: Some(change.copies),
        from: Some(change.from),
        to: Some(change.to),
        reason: reason(&change.act).map(|reason| reason.text(lang)),
        why: reasons(&change.why, change.section, ruleset, lang),
        safety: change.safety,
    }
}

fn chosen<'a>(choice: &'a Choice<'a>, ruleset: &Ruleset, lang: Lang) -> Chosen<'a> {
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
        why: reasons(&choice.why, section, ruleset, lang),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_stands_before_its_words_in_every_language() {
        for lang in Lang::ALL {
            for act in ["take-out", "move", "add", "choose", "left", "merge", "spell"] {
                let word = say!("fix-act", act = act).text(lang);
                assert!(word.chars().count() + 2 <= MARGIN, "{word}");
                let shown = part(act, AnsiColor::Red, &["x".to_owned().into()], lang);
                let shown = anstream::adapter::strip_str(&shown).to_string();
                assert_eq!(shown.chars().position(|c| c == 'x'), Some(MARGIN), "{shown}");
            }
        }
    }
}
