//! One table of the survey with all of its columns, for programs.

use super::{Part, Row, Surveyed, by_copies, max};
use crate::ability::Keyword;
use crate::card::Card;
use crate::language::Lang;
use crate::legality::survey::{Found, Usage, Used};
use crate::report::figures::{self, rounded, three};
use crate::report::word;

/// A head, and a row for each card, leader, finding or cap.
pub fn csv(surveyed: &Surveyed<'_>, part: Part) -> String {
    let rows: Vec<Vec<String>> = match part {
        Part::Cards => surveyed.cards().into_iter().map(|usage| card(surveyed, usage)).collect(),
        Part::Leaders => surveyed.leaders().iter().map(|row| leader(surveyed, row)).collect(),
        Part::Findings => surveyed.findings().into_iter().map(|found| finding(surveyed, found)).collect(),
        Part::Caps => caps(surveyed),
    };
    figures::csv(std::iter::once(head(part)).chain(rows.into_iter().take(surveyed.top)))
}

fn head(part: Part) -> Vec<String> {
    let head: &[&str] = match part {
        Part::Cards => &[
            "card", "name", "type", "lists", "share", "low", "high", "copies", "mean", "one", "two", "three", "four",
            "more",
        ],
        Part::Leaders => &["card", "name", "colors", "lists", "share", "low", "high"],
        Part::Findings => &["code", "name", "severity", "lists", "share", "low", "high", "findings"],
        Part::Caps => &["keyword", "max", "lists", "using", "at_cap", "above_cap", "mean"],
    };
    head.iter().map(ToString::to_string).collect()
}

/// How many lists, and what share of all of them that is, with the ends of its interval.
fn portion(surveyed: &Surveyed<'_>, lists: u64) -> impl Iterator<Item = String> + use<> {
    std::iter::once(lists.to_string()).chain(three(surveyed.share(lists)))
}

fn card(surveyed: &Surveyed<'_>, Usage { entry, copies }: &Usage<'_>) -> Vec<String> {
    let card = [entry.card.number.as_str(), entry.card.name(), entry.card.kind.id()].map(str::to_owned);
    let means = [copies.cards().to_string(), rounded(copies.mean()).to_string()];
    let portion = portion(surveyed, copies.lists());
    card.into_iter().chain(portion).chain(means).chain(by_copies(copies)).collect()
}

fn leader(surveyed: &Surveyed<'_>, row: &Row<'_>) -> Vec<String> {
    let known =
        |card: &Card| [card.number.to_string(), card.name().to_owned(), super::colors(card.colors.iter(), Lang::En)];
    row.card.map(known).unwrap_or_default().into_iter().chain(portion(surveyed, row.lists)).collect()
}

fn finding(surveyed: &Surveyed<'_>, Found { check, lists, findings }: &Found) -> Vec<String> {
    let check = [check.code, check.name, word(check.severity)].map(str::to_owned);
    check.into_iter().chain(portion(surveyed, *lists)).chain([findings.to_string()]).collect()
}

fn caps(surveyed: &Surveyed<'_>) -> Vec<Vec<String>> {
    let row = |(keyword, used): (&Keyword, &Used)| {
        let counts = [used.cards.lists(), used.cards.at_least(1), used.at_cap, used.above_cap].map(|n| n.to_string());
        let mean = rounded(used.cards.mean()).to_string();
        [keyword.id().to_owned(), max(used).to_string()].into_iter().chain(counts).chain([mean]).collect()
    };
    surveyed.survey.caps.iter().map(row).collect()
}
