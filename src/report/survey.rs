//! Many lists counted together: for people, as JSON, and table by table as CSV and Markdown.
//!
//! A share has Wilson's interval of 95 %: the lists are taken for a sample of those that people play.

use std::fmt::Write as _;

use serde::Serialize;

use super::figures::{self, counted, rounded, three};
use super::odds::filled;
use super::{human, word};
use crate::card::{Card, CardNumber, Color, Section, Set};
use crate::catalog::Entry;
use crate::diagnostic::Severity;
use crate::legality::Verdict;
use crate::legality::survey::{Distribution, Found, Survey, Usage, Used};
use crate::sim::stats::{self, Estimate};

/// What is told of many lists.
#[derive(Debug)]
pub struct Surveyed<'a> {
    /// The lists that were counted.
    pub survey: Survey<'a>,
    /// The leader whose lists alone were counted, and how many lists have another.
    pub only: Option<(&'a Entry, u64)>,
    /// Files and lists that could not be read.
    pub unreadable: u64,
    /// Files and lists without a known card.
    pub skipped: u64,
    /// Rows of a table; all of them where nobody says.
    pub top: usize,
}

/// A table of a survey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// How often each card is played.
    Cards,
    /// How often each leader is played.
    Leaders,
    /// What was found.
    Findings,
    /// How far the caps are used.
    Caps,
}

/// So many copies or more share a column.
const MANY: u32 = 5;

/// A card that some lists have.
struct Row<'a> {
    card: Option<&'a Card>,
    lists: u64,
}

/// The most first, then by number as people count.
fn order(card: Option<&Card>, lists: u64) -> impl Ord + use<'_> {
    let number = card.map(|card| (Set::from(&card.number), card.number.index(), &card.number));
    (std::cmp::Reverse(lists), number.is_none(), number)
}

impl<'a> Surveyed<'a> {
    fn leaders(&self) -> Vec<Row<'a>> {
        let leaders = self.survey.leaders.values();
        let row =
            |(entry, lists): &(Option<&'a Entry>, u64)| Row { card: entry.map(|entry| &entry.card), lists: *lists };
        let mut rows: Vec<Row<'a>> = leaders.map(row).collect();
        rows.sort_by_cached_key(|row| order(row.card, row.lists));
        rows
    }

    fn cards(&self) -> Vec<&Usage<'a>> {
        let mut rows: Vec<&Usage<'a>> = self.survey.cards.values().collect();
        rows.sort_by_cached_key(|usage| order(Some(&usage.entry.card), usage.copies.lists()));
        rows
    }

    fn findings(&self) -> Vec<&Found> {
        let mut rows: Vec<&Found> = self.survey.findings.values().collect();
        rows.sort_by_key(|found| std::cmp::Reverse(found.lists));
        rows
    }

    fn colors(&self) -> Vec<(&Vec<Color>, u64)> {
        let mut rows: Vec<(&Vec<Color>, u64)> = self.survey.colors.iter().map(|(set, lists)| (set, *lists)).collect();
        rows.sort_by_key(|(_, lists)| std::cmp::Reverse(*lists));
        rows
    }

    fn share(&self, lists: u64) -> Option<Estimate> {
        stats::share(lists, self.survey.lists())
    }

    fn percent(&self, lists: u64) -> String {
        self.share(lists).map(figures::share).map(|[share, _]| share).unwrap_or_default()
    }
}

/// `red/green`; `colorless` where there is none.
fn colors(set: &[Color]) -> String {
    if set.is_empty() {
        return "colorless".to_owned();
    }
    set.iter().map(|color| color.name()).collect::<Vec<_>>().join("/")
}

#[derive(Serialize)]
struct Record<'a> {
    lists: u64,
    other_leaders: u64,
    unreadable: u64,
    skipped: u64,
    leader: Option<&'a CardNumber>,
    rulesets: &'a std::collections::BTreeMap<&'a str, u64>,
    verdicts: Verdicts,
    leaders: Vec<LeaderRecord<'a>>,
    colors: Vec<ColorRecord<'a>>,
    cards: Vec<CardRecord<'a>>,
    findings: Vec<FindingRecord<'a>>,
    caps: Vec<CapRecord<'a>>,
    sizes: Vec<SizeRecord<'a>>,
}

#[derive(Serialize)]
struct Verdicts {
    legal: u64,
    incomplete: u64,
    illegal: u64,
}

impl Verdicts {
    fn of(survey: &Survey<'_>) -> Self {
        let lists = |verdict| survey.verdicts.get(&verdict).copied().unwrap_or(0);
        Self { legal: lists(Verdict::Legal), incomplete: lists(Verdict::Incomplete), illegal: lists(Verdict::Illegal) }
    }
}

/// How many lists, and what share of all of them that is, with the ends of its interval.
#[derive(Serialize)]
struct Portion {
    lists: u64,
    share: Option<f64>,
    interval: Option<[f64; 2]>,
}

#[derive(Serialize)]
struct LeaderRecord<'a> {
    card: Option<&'a CardNumber>,
    name: Option<&'a str>,
    #[serde(flatten)]
    portion: Portion,
}

#[derive(Serialize)]
struct ColorRecord<'a> {
    colors: Vec<&'a str>,
    #[serde(flatten)]
    portion: Portion,
}

#[derive(Serialize)]
struct CardRecord<'a> {
    card: &'a CardNumber,
    name: &'a str,
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(flatten)]
    portion: Portion,
    copies: u64,
    mean: f64,
    by_copies: &'a Distribution,
}

#[derive(Serialize)]
struct FindingRecord<'a> {
    code: &'a str,
    name: &'a str,
    severity: Severity,
    #[serde(flatten)]
    portion: Portion,
    findings: u64,
}

#[derive(Serialize)]
struct CapRecord<'a> {
    keyword: String,
    most: &'a std::collections::BTreeSet<u32>,
    lists: u64,
    using: u64,
    at_cap: u64,
    above_cap: u64,
    mean: f64,
    by_cards: &'a Distribution,
}

#[derive(Serialize)]
struct SizeRecord<'a> {
    section: Section,
    lists: u64,
    mean: f64,
    by_cards: &'a Distribution,
}

/// `{"lists": 1404, "verdicts": {"legal": …}, "leaders": […], "colors": […], "cards": […], "findings": […], "caps": […],
/// "sizes": […]}`.
pub fn json(surveyed: &Surveyed<'_>) -> String {
    let survey = &surveyed.survey;
    let portion = |lists: u64| {
        let share = surveyed.share(lists);
        let interval = share.map(|share| [rounded(share.low), rounded(share.high)]);
        Portion { lists, share: share.map(|share| rounded(share.value)), interval }
    };
    let record = Record {
        lists: survey.lists(),
        other_leaders: surveyed.only.map_or(0, |(_, others)| others),
        unreadable: surveyed.unreadable,
        skipped: surveyed.skipped,
        leader: surveyed.only.map(|(entry, _)| &entry.card.number),
        rulesets: &survey.rulesets,
        verdicts: Verdicts::of(survey),
        leaders: surveyed.leaders().iter().take(surveyed.top).map(|row| leader(row, portion(row.lists))).collect(),
        colors: surveyed
            .colors()
            .into_iter()
            .map(|(set, lists)| ColorRecord {
                colors: set.iter().map(|color| color.name()).collect(),
                portion: portion(lists),
            })
            .collect(),
        cards: surveyed
            .cards()
            .into_iter()
            .take(surveyed.top)
            .map(|usage| card(usage, portion(usage.copies.lists())))
            .collect(),
        findings: surveyed
            .findings()
            .into_iter()
            .take(surveyed.top)
            .map(|Found { check, lists, findings }| FindingRecord {
                code: check.code,
                name: check.name,
                severity: check.severity,
                portion: portion(*lists),
                findings: *findings,
            })
            .collect(),
        caps: survey
            .caps
            .iter()
            .map(|(keyword, Used { most, cards, at_cap, above_cap })| CapRecord {
                keyword: keyword.id(),
                most,
                lists: cards.lists(),
                using: cards.at_least(1),
                at_cap: *at_cap,
                above_cap: *above_cap,
                mean: rounded(cards.mean()),
                by_cards: cards,
            })
            .collect(),
        sizes: survey
            .sizes
            .iter()
            .map(|(section, sizes)| SizeRecord {
                section: *section,
                lists: sizes.lists(),
                mean: rounded(sizes.mean()),
                by_cards: sizes,
            })
            .collect(),
    };
    // Plain data, which JSON can hold.
    serde_json::to_string(&record).unwrap_or_default() + "\n"
}

fn leader<'a>(row: &Row<'a>, portion: Portion) -> LeaderRecord<'a> {
    LeaderRecord { card: row.card.map(|card| &card.number), name: row.card.map(Card::name), portion }
}

fn card<'a>(usage: &'a Usage<'a>, portion: Portion) -> CardRecord<'a> {
    let Usage { entry, copies } = usage;
    CardRecord {
        card: &entry.card.number,
        name: entry.card.name(),
        kind: entry.card.kind.id(),
        portion,
        copies: copies.cards(),
        mean: rounded(copies.mean()),
        by_copies: copies,
    }
}

/// One table, all of its columns.
pub fn csv(surveyed: &Surveyed<'_>, part: Part) -> String {
    let lists = |lists: u64| std::iter::once(lists.to_string()).chain(three(surveyed.share(lists)));
    let mut rows: Vec<Vec<String>> = vec![head(part)];
    match part {
        Part::Cards => rows.extend(surveyed.cards().iter().map(|Usage { entry, copies }| {
            let card = [entry.card.number.to_string(), entry.card.name().to_owned(), entry.card.kind.id().to_owned()];
            let means = [copies.cards().to_string(), rounded(copies.mean()).to_string()];
            card.into_iter().chain(lists(copies.lists())).chain(means).chain(by_copies(copies)).collect()
        })),
        Part::Leaders => rows.extend(surveyed.leaders().iter().map(|row| {
            let number = row.card.map(|card| card.number.to_string()).unwrap_or_default();
            let name = row.card.map(|card| card.name().to_owned()).unwrap_or_default();
            let of = row.card.map(|card| card.colors.iter().collect::<Vec<_>>());
            let of = of.map(|set| colors(&set)).unwrap_or_default();
            [number, name, of].into_iter().chain(lists(row.lists)).collect()
        })),
        Part::Findings => rows.extend(surveyed.findings().iter().map(|found| {
            let check =
                [found.check.code.to_owned(), found.check.name.to_owned(), word(found.check.severity).to_owned()];
            check.into_iter().chain(lists(found.lists)).chain([found.findings.to_string()]).collect()
        })),
        Part::Caps => rows.extend(surveyed.survey.caps.iter().map(|(keyword, used)| {
            let counts =
                [used.cards.lists(), used.cards.at_least(1), used.at_cap, used.above_cap].map(|n| n.to_string());
            let mean = rounded(used.cards.mean()).to_string();
            [keyword.id(), most(used)].into_iter().chain(counts).chain([mean]).collect()
        })),
    }
    rows.truncate(surveyed.top.saturating_add(1));
    figures::csv(rows)
}

/// The columns of a table for programs.
fn head(part: Part) -> Vec<String> {
    let head: &[&str] = match part {
        Part::Cards => &[
            "card", "name", "type", "lists", "share", "low", "high", "copies", "mean", "one", "two", "three", "four",
            "more",
        ],
        Part::Leaders => &["card", "name", "colors", "lists", "share", "low", "high"],
        Part::Findings => &["code", "name", "severity", "lists", "share", "low", "high", "findings"],
        Part::Caps => &["keyword", "most", "lists", "using", "at_cap", "above_cap", "mean"],
    };
    head.iter().map(ToString::to_string).collect()
}

/// Lists with one copy, two, three, four, and more.
fn by_copies(copies: &Distribution) -> impl Iterator<Item = String> {
    let lists = (1..MANY).map(|n| copies.exactly(n)).chain([copies.at_least(MANY)]);
    lists.map(|lists| lists.to_string())
}

/// `4`; `2 or 4` where editions or leaders differ.
fn most(used: &Used) -> String {
    used.most.iter().map(u32::to_string).collect::<Vec<_>>().join(" or ")
}

/// A table for people: its title, its rows with the head first, and where its numbers begin.
struct Told {
    title: &'static str,
    rows: Vec<Vec<String>>,
    numbers: usize,
}

impl Surveyed<'_> {
    fn told(&self, part: Part) -> Told {
        match part {
            Part::Cards => self.told_cards(),
            Part::Leaders => self.told_leaders(),
            Part::Findings => self.told_findings(),
            Part::Caps => self.told_caps(),
        }
    }

    fn told_cards(&self) -> Told {
        let mut rows = rows(["card", "name", "lists", "share", "mean", "1", "2", "3", "4", "5+"]);
        rows.extend(self.cards().iter().map(|Usage { entry, copies }| {
            let lists = copies.lists();
            let card = [entry.card.number.to_string(), entry.card.name().to_owned(), lists.to_string()];
            let means = [self.percent(lists), format!("{:.2}", copies.mean())];
            card.into_iter().chain(means).chain(by_copies(copies)).collect()
        }));
        Told { title: "Cards, with the lists that have one copy, two, …", rows, numbers: 2 }
    }

    fn told_leaders(&self) -> Told {
        let mut rows = rows(["card", "name", "color", "lists", "share", "95 %"]);
        rows.extend(self.leaders().iter().map(|Row { card, lists }| {
            let known = card.map(|card| {
                let set: Vec<Color> = card.colors.iter().collect();
                [card.number.to_string(), card.name().to_owned(), colors(&set)]
            });
            let known = known.unwrap_or_else(|| ["-", "(no known leader)", ""].map(str::to_owned));
            let share = self.share(*lists).map(figures::share).unwrap_or_default();
            known.into_iter().chain([lists.to_string()]).chain(share).collect()
        }));
        Told { title: "Leaders", rows, numbers: 3 }
    }

    fn told_findings(&self) -> Told {
        let mut rows = rows(["code", "name", "severity", "lists", "share", "findings"]);
        rows.extend(self.findings().iter().map(|Found { check, lists, findings }| {
            let check = [check.code, check.name, word(check.severity)].map(str::to_owned);
            check.into_iter().chain([lists.to_string(), self.percent(*lists), findings.to_string()]).collect()
        }));
        Told { title: "Findings", rows, numbers: 3 }
    }

    fn told_caps(&self) -> Told {
        let mut rows = rows(["keyword", "at most", "lists with any", "share", "mean", "at the cap", "above it"]);
        rows.extend(self.survey.caps.iter().map(|(keyword, used)| {
            let using = used.cards.at_least(1);
            let share = stats::share(using, used.cards.lists()).map(figures::share).unwrap_or_default();
            let [share, _] = share;
            let mean = format!("{:.2}", used.cards.mean());
            vec![
                keyword.words(),
                most(used),
                using.to_string(),
                share,
                mean,
                used.at_cap.to_string(),
                used.above_cap.to_string(),
            ]
        }));
        Told { title: "Caps", rows, numbers: 1 }
    }

    fn told_colors(&self) -> Told {
        let mut rows = rows(["color", "lists", "share"]);
        let row = |(set, lists): (&Vec<Color>, u64)| vec![colors(set), lists.to_string(), self.percent(lists)];
        rows.extend(self.colors().into_iter().map(row));
        Told { title: "Colors of leaders", rows, numbers: 1 }
    }

    fn told_sizes(&self) -> Told {
        let mut rows = rows(["section", "fewest", "mean", "most", "usual", "in lists"]);
        rows.extend(self.survey.sizes.iter().map(|(section, sizes)| {
            let end = |cards: Option<(u32, u64)>| cards.map(|(cards, _)| cards.to_string()).unwrap_or_default();
            let (usual, lists) = sizes.iter().max_by_key(|(_, lists)| *lists).unwrap_or_default();
            let mean = format!("{:.2}", sizes.mean());
            let (fewest, most) = (end(sizes.iter().next()), end(sizes.iter().next_back()));
            vec![section.title().to_owned(), fewest, mean, most, usual.to_string(), lists.to_string()]
        }));
        Told { title: "Sizes", rows, numbers: 1 }
    }

    /// What stands above the tables, a sentence each.
    fn title(&self) -> Vec<String> {
        let survey = &self.survey;
        let Verdicts { legal, incomplete, illegal } = Verdicts::of(survey);
        let editions: Vec<String> = match survey.rulesets.len() {
            1 => survey.rulesets.keys().map(ToString::to_string).collect(),
            _ => survey.rulesets.iter().map(|(id, lists)| format!("{id} ({lists})")).collect(),
        };
        let verdicts = format!("{legal} legal, {incomplete} incomplete, {illegal} illegal");
        let mut said = vec![format!("{} under {}: {verdicts}", counted(survey.lists(), "list"), editions.join(", "))];
        if let Some((entry, others)) = self.only {
            let leader = format!("{} {}", entry.card.number, entry.card.name());
            said.push(format!("only those of {leader}; {others} of other leaders are left out"));
        }
        for (n, what) in [(self.unreadable, "not readable"), (self.skipped, "without a known card")] {
            if n > 0 {
                said.push(format!("{n} {what}, not counted"));
            }
        }
        said.iter().map(|text| human::printable(text)).collect()
    }

    /// The first rows of a table, and how many more there are.
    fn first_rows<'r>(&self, rows: &'r [Vec<String>]) -> (&'r [Vec<String>], usize) {
        let shown = self.top.saturating_add(1).min(rows.len());
        (&rows[..shown], rows.len() - shown)
    }
}

/// The head of a table.
fn rows<const N: usize>(head: [&str; N]) -> Vec<Vec<String>> {
    vec![head.map(str::to_owned).to_vec()]
}

/// One table in Markdown.
pub fn markdown(surveyed: &Surveyed<'_>, part: Part) -> String {
    let Told { rows, numbers, .. } = surveyed.told(part);
    let mut out = format!("* {}\n", surveyed.title().join("\n* "));
    let (first, more) = surveyed.first_rows(&rows);
    // Writing to a string cannot fail.
    let _ = write!(out, "\n{}", figures::markdown(first, numbers));
    if more > 0 {
        let _ = writeln!(out, "\nAnd {more} more.");
    }
    out
}

/// For people: one table, or all of them.
pub fn human(surveyed: &Surveyed<'_>, part: Option<Part>) -> String {
    let mut out: String = surveyed.title().iter().map(|said| filled(said, "", "  ")).collect();
    let tables = match part {
        Some(part) => vec![surveyed.told(part)],
        None => vec![
            surveyed.told(Part::Leaders),
            surveyed.told_colors(),
            surveyed.told(Part::Cards),
            surveyed.told(Part::Caps),
            surveyed.told_sizes(),
            surveyed.told(Part::Findings),
        ],
    };
    for Told { title, rows, numbers } in tables.iter().filter(|told| told.rows.len() > 1) {
        let (first, more) = surveyed.first_rows(rows);
        // Writing to a string cannot fail.
        let _ = write!(out, "\n{title}\n{}", figures::table(first, *numbers));
        if more > 0 {
            let _ = writeln!(out, "and {more} more; --top {} shows them", rows.len() - 1);
        }
    }
    out
}
