//! Is a list legal, and if not: which line, which rule, what to change.
//!
//! [`resolve`] turns lines into cards; then every check of [`CHECKS`] looks at the whole and reports all it finds. A
//! check is one file in `checks/`, its doc comment is what `scouter explain` prints. The faults of reading (a line
//! that is no card, a number no card has) are checks too, so that there is one register of codes.
//!
//! What is told of checked lists beside their findings: [`profile`] counts one, [`compare`] sets two side by side,
//! [`survey`] adds up many. What to do about them: [`fix`] plans the smallest change that makes a list legal, [`suggest`]
//! ranks cards that go with it; both look at the same [`limits`].

pub(crate) mod beside;
pub(crate) mod checks;
pub mod compare;
mod explained;
pub mod fix;
pub mod limits;
pub mod profile;
pub mod resolve;
pub mod suggest;
pub mod survey;
mod terms;
mod within;

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

use crate::card::{Card, CardNumber, Section};
use crate::catalog::Catalog;
use crate::deck::Reading;
use crate::diagnostic::{Diagnostic, Edit, Safety, Severity};
use crate::language::{Message, say};
use crate::ruleset::{CopyKey, LimitList, Limited, Ruleset, Standing};

pub use checks::CHECKS;
use resolve::{Missed, Resolution, Resolved};
pub use terms::Terms;

/// One kind of finding: its code, its name and how it is found.
#[non_exhaustive]
pub struct Check {
    /// Stable code, `DS0301`.
    pub code: &'static str,
    /// Kebab-case name, `copy-limit`.
    pub name: &'static str,
    /// How much its findings matter.
    pub severity: Severity,
    /// An error of this kind means that the deck is unfinished, not that it is wrong.
    pub incomplete: bool,
    /// The doc comment: what it checks, why, an example, how to mend it.
    pub doc: &'static str,
    /// Reports every case.
    pub run: fn(&Context<'_>) -> Vec<Finding>,
}

impl fmt::Debug for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.code, self.name)
    }
}

/// The check of a code or a name, in any case.
pub fn check_named(text: &str) -> Option<&'static Check> {
    CHECKS.into_iter().find(|check| check.code.eq_ignore_ascii_case(text) || check.name.eq_ignore_ascii_case(text))
}

/// What the checks look at.
#[derive(Debug)]
#[non_exhaustive]
pub struct Context<'a> {
    /// The list as it was read.
    pub reading: &'a Reading,
    /// The edition to check against.
    pub ruleset: &'a Ruleset,
    /// The cards there are.
    pub catalog: &'a Catalog,
    /// Everything that the list is judged by beside its cards, the edition included.
    pub terms: Terms<'a>,
    /// The list of banned and limited cards, where one applies.
    pub limits: Option<LimitList<'a>>,
    /// The cards that the lines mean.
    pub resolution: Resolution<'a>,
    /// The cards of the list as it was before siding, where the list is one for a later game of a match.
    pub original: Option<Resolution<'a>>,
}

impl<'a> Context<'a> {
    fn new(
        reading: &'a Reading,
        catalog: &'a Catalog,
        terms: Terms<'a>,
        resolution: Resolution<'a>,
        original: Option<Resolution<'a>>,
    ) -> Self {
        let (ruleset, limits) = (terms.ruleset, terms.limits());
        Self { reading, ruleset, catalog, terms, limits, resolution, original }
    }

    /// The card lines of some sections, in the order of the list.
    pub fn lines_in(&self, sections: &[Section]) -> impl Iterator<Item = &Resolved<'a>> {
        self.resolution.lines.iter().filter(move |line| sections.contains(&line.section))
    }

    /// What the list of banned and limited cards says of a card: under its own number, or, where copies are counted by name, under
    /// that of any card that it is a copy of.
    pub fn listed(&self, card: &Card) -> Option<&'a Limited> {
        self.listed_in(self.limits?, card)
    }

    /// The same of a list that need not apply.
    fn listed_in(&self, list: LimitList<'a>, card: &Card) -> Option<&'a Limited> {
        let by_name = || {
            let others = self.catalog.named(card.counts_as.as_deref().unwrap_or(card.name()));
            others.iter().find_map(|other| list.get(&other.card.number))
        };
        let named = self.ruleset.copy_key() == CopyKey::Name;
        list.get(&card.number).or_else(|| named.then(by_name).flatten())
    }

    /// How an entry of that list stands on the day of the check.
    pub fn standing(&self, entry: &Limited) -> Standing {
        self.limits.map_or(Standing::Free, |list| list.standing(entry))
    }

    /// Copies in a section, lines that mean no card included: they are a fault of their own, not of the size. Lines whose
    /// number of copies is not clear count for none ([`has_unread_counts`](Self::has_unread_counts)).
    pub fn size(&self, section: Section) -> u32 {
        // A lone name that is no card's is no card either (see `unreadable-line`).
        self.size_with(section, |missed| !missed.is_prose())
    }

    /// Copies in a section at least: a line may turn out to be no card where all that it has is a name that no card has.
    pub fn least_size(&self, section: Section) -> u32 {
        self.size_with(section, |missed| !missed.may_be_none())
    }

    fn size_with(&self, section: Section, counts: impl Fn(&Missed<'a>) -> bool) -> u32 {
        let known = self.lines_in(&[section]).map(|line| line.line.count).sum::<u32>();
        let unknown = self.resolution.missed.iter().filter(|missed| missed.section() == section && counts(missed));
        known + unknown.map(Missed::copies).sum::<u32>()
    }
}

impl Context<'_> {
    /// Whether some line is not read, or has a count that is not clear, so that nobody knows how many cards there are.
    pub fn has_unread_counts(&self) -> bool {
        let hides_cards = [crate::deck::BAD_COUNT, crate::deck::UNREADABLE_LINE];
        self.reading.problems.iter().any(|problem| hides_cards.contains(&problem.code))
            || self.resolution.missed.iter().any(Missed::is_uncounted)
    }
}

/// One problem of a deck.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Finding {
    /// What kind it is.
    pub check: &'static Check,
    /// What, where and what would mend it.
    pub diagnostic: Diagnostic,
    /// The rule it comes from, by number in the edition checked.
    pub rule: Option<String>,
    /// The cards involved.
    pub cards: Vec<CardNumber>,
    /// How many there are.
    pub count: Option<u32>,
    /// How many there may be.
    pub limit: Option<u32>,
}

impl Finding {
    fn new(check: &'static Check, message: Message) -> Self {
        let diagnostic = Diagnostic::new(check.code, check.severity, message);
        Self { check, diagnostic, rule: None, cards: Vec::new(), count: None, limit: None }
    }

    /// The finding of a problem that reading the list has met.
    fn of(check: &'static Check, problem: &Diagnostic) -> Self {
        Self { diagnostic: problem.clone(), ..Self::new(check, problem.message.clone()) }
    }

    fn map(mut self, change: impl FnOnce(Diagnostic) -> Diagnostic) -> Self {
        self.diagnostic = change(self.diagnostic);
        self
    }

    fn rule(mut self, rule: impl Into<String>) -> Self {
        self.rule = Some(rule.into());
        self
    }

    fn cards<'c>(mut self, cards: impl IntoIterator<Item = &'c CardNumber>) -> Self {
        self.cards = cards.into_iter().cloned().collect();
        self
    }

    fn count(mut self, count: u32, limit: u32) -> Self {
        (self.count, self.limit) = (Some(count), Some(limit));
        self
    }
}

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing is wrong.
    Legal,
    /// Nothing is wrong but that cards are missing.
    Incomplete,
    /// Something has to change.
    Illegal,
}

impl Verdict {
    /// The word in JSON: `legal`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Legal => "legal",
            Self::Incomplete => "incomplete",
            Self::Illegal => "illegal",
        }
    }

    /// The word for people in their language.
    pub fn message(self) -> Message {
        say!("verdict", verdict = self.id())
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What checking a deck has shown.
#[derive(Debug)]
#[non_exhaustive]
pub struct Outcome<'a> {
    /// Everything looked at.
    pub context: Context<'a>,
    /// Everything found, by place in the list.
    pub findings: Vec<Finding>,
    /// The answer.
    pub verdict: Verdict,
}

/// Checks a list against an edition: `&rules`, or [`Terms`] with the day of the event.
///
/// The verdict is that of `scouter check`: the edition's list of limits applies when the edition says so.
///
/// ```
/// use deckscouter::{catalog::Catalog, deck, legality, ruleset::Ruleset};
/// let catalog = Catalog::embedded();
/// let rules = Ruleset::embedded("dbscg-1.10").unwrap();
/// let decks = deck::read("BT1-001 Champa\n5 BT1-006\n");
/// let outcome = legality::check(&decks.readings[0], &catalog, &rules);
/// let names: Vec<&str> = outcome.findings.iter().map(|finding| finding.check.name).collect();
/// assert_eq!(names, ["too-few-cards", "copy-limit"]);
/// ```
pub fn check<'a>(reading: &'a Reading, catalog: &'a Catalog, terms: impl Into<Terms<'a>>) -> Outcome<'a> {
    let resolution = resolve::resolve(&reading.deck, catalog);
    judged(Context::new(reading, catalog, terms.into(), resolution, None))
}

/// Checks a list for a later game of a match, for which cards of `original` have been exchanged with its side deck.
pub fn check_sided<'a>(
    reading: &'a Reading,
    original: &'a Reading,
    catalog: &'a Catalog,
    terms: impl Into<Terms<'a>>,
) -> Outcome<'a> {
    let [resolution, before] = [reading, original].map(|list| resolve::resolve(&list.deck, catalog));
    judged(Context::new(reading, catalog, terms.into(), resolution, Some(before)))
}

/// What every check says.
fn judged(context: Context<'_>) -> Outcome<'_> {
    let reading = context.reading;
    let foreign = checks::is_of_another_game(&context);
    let mut findings: Vec<Finding> = CHECKS
        .into_iter()
        // A broken list, or one of another game, says nothing about a deck: only that is worth telling.
        .filter(|check| !(reading.broken || foreign) || checks::READING.iter().any(|other| other.code == check.code))
        .flat_map(|check| (check.run)(&context))
        .collect();
    findings.sort_by_key(|finding| (finding.diagnostic.span.map_or(0, |span| span.start), finding.check.code));
    let errors = || findings.iter().filter(|finding| finding.diagnostic.severity == Severity::Error);
    let verdict = match (errors().count(), errors().all(|finding| finding.check.incomplete)) {
        (0, _) => Verdict::Legal,
        (_, true) => Verdict::Incomplete,
        _ => Verdict::Illegal,
    };
    Outcome { context, findings, verdict }
}

/// The edits that may be applied unasked; of those that overlap, the first. A finding's edits go together.
pub fn safe_edits(findings: &[Finding]) -> Vec<Edit> {
    let mut taken: Vec<Edit> = Vec::new();
    for finding in findings {
        let Some(fix) = finding.diagnostic.fix.as_ref().filter(|fix| fix.safety == Safety::Safe) else { continue };
        let clear = |edit: &Edit| {
            taken.iter().all(|other| edit.span.end <= other.span.start || other.span.end <= edit.span.start)
        };
        if fix.edits.iter().all(clear) {
            taken.extend(fix.edits.iter().cloned());
        }
    }
    taken
}
