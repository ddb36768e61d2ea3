//! The tables of the survey as people read them.

use super::{Part, Row, Surveyed, by_copies, max};
use crate::card::{Card, Color};
use crate::legality::survey::{Found, Usage};
use crate::report::{figures, word};
use crate::sim::stats;

/// A table for people: its title, its rows with the head first, and where its numbers begin.
pub(super) struct Told {
    pub(super) title: &'static str,
    pub(super) rows: Vec<Vec<String>>,
    pub(super) numbers: usize,
}

impl Surveyed<'_> {
    pub(super) fn told(&self, part: Part) -> Told {
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
            let known =
                |card: &Card| [card.number.to_string(), card.name().to_owned(), super::colors(card.colors.iter())];
            let known = card.map(known);
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
                max(used),
                using.to_string(),
                share,
                mean,
                used.at_cap.to_string(),
                used.above_cap.to_string(),
            ]
        }));
        Told { title: "Caps", rows, numbers: 1 }
    }

    pub(super) fn told_colors(&self) -> Told {
        let mut rows = rows(["color", "lists", "share"]);
        let row = |(set, lists): (&Vec<Color>, u64)| {
            vec![super::colors(set.iter().copied()), lists.to_string(), self.percent(lists)]
        };
        rows.extend(self.colors().into_iter().map(row));
        Told { title: "Colors of leaders", rows, numbers: 1 }
    }

    pub(super) fn told_sizes(&self) -> Told {
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
}

/// The head of a table.
fn rows<const N: usize>(head: [&str; N]) -> Vec<Vec<String>> {
    vec![head.map(str::to_owned).to_vec()]
}
