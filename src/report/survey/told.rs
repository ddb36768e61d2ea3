//! The tables of the survey as people read them.

use super::{Part, Row, Surveyed, by_copies, max};
use crate::card::{Card, Color, Section};
use crate::language::{Lang, Message, say};
use crate::legality::survey::{Found, Usage};
use crate::report::{figures, title, word};
use crate::sim::stats;
use crate::wording;

/// A table for people: its title, its rows with the head first, and where its numbers begin.
pub(super) struct Told {
    pub(super) title: Message,
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
        let lang = self.lang;
        let head =
            [say!("column-card"), say!("column-name"), say!("column-lists"), say!("column-share"), say!("column-mean")];
        let mut rows = rows(head, lang);
        rows[0].extend(["1", "2", "3", "4", "5+"].map(str::to_owned));
        rows.extend(self.cards().iter().map(|Usage { entry, copies }| {
            let lists = copies.lists();
            let card = [entry.card.number.to_string(), entry.card.name().to_owned(), lists.to_string()];
            let means = [self.percent(lists), format!("{:.2}", copies.mean())];
            card.into_iter().chain(means).chain(by_copies(copies)).collect()
        }));
        Told { title: say!("stats-cards"), rows, numbers: 2 }
    }

    fn told_leaders(&self) -> Told {
        let lang = self.lang;
        let head = [
            say!("column-card"),
            say!("column-name"),
            say!("column-color"),
            say!("column-lists"),
            say!("column-share"),
        ];
        let mut rows = rows(head, lang);
        rows[0].push("95 %".to_owned());
        rows.extend(self.leaders().iter().map(|Row { card, lists }| {
            let known = |card: &Card| {
                [card.number.to_string(), card.name().to_owned(), super::colors(card.colors.iter(), lang)]
            };
            let known = card.map(known);
            let known = known.unwrap_or_else(|| {
                ["-".to_owned(), say!("stats-no-leader", lead = self.called(Section::Leader)).text(lang), String::new()]
            });
            let share = self.share(*lists).map(figures::share).unwrap_or_default();
            known.into_iter().chain([lists.to_string()]).chain(share).collect()
        }));
        Told { title: say!("stats-leaders", lead = self.called(Section::Leader)), rows, numbers: 3 }
    }

    fn told_findings(&self) -> Told {
        let lang = self.lang;
        let head = [
            say!("stats-code"),
            say!("column-name"),
            say!("stats-severity"),
            say!("column-lists"),
            say!("column-share"),
            say!("stats-count"),
        ];
        let mut rows = rows(head, lang);
        rows.extend(self.findings().iter().map(|Found { check, lists, findings }| {
            let severity = say!("severity", severity = word(check.severity)).text(lang);
            let check = [check.code.to_owned(), check.name.to_owned(), severity];
            check.into_iter().chain([lists.to_string(), self.percent(*lists), findings.to_string()]).collect()
        }));
        Told { title: say!("stats-findings"), rows, numbers: 3 }
    }

    fn told_caps(&self) -> Told {
        let lang = self.lang;
        let head = [
            say!("stats-keyword"),
            say!("stats-at-most"),
            say!("stats-with-any"),
            say!("column-share"),
            say!("column-mean"),
            say!("stats-at-cap"),
            say!("stats-above"),
        ];
        let mut rows = rows(head, lang);
        rows.extend(self.survey.caps.iter().map(|(keyword, used)| {
            let using = used.cards.at_least(1);
            let share = stats::share(using, used.cards.lists()).map(figures::share).unwrap_or_default();
            let [share, _] = share;
            let mean = format!("{:.2}", used.cards.mean());
            vec![
                wording::keyword(*keyword).text(lang),
                max(used).text(lang),
                using.to_string(),
                share,
                mean,
                used.at_cap.to_string(),
                used.above_cap.to_string(),
            ]
        }));
        Told { title: say!("stats-caps"), rows, numbers: 1 }
    }

    pub(super) fn told_colors(&self) -> Told {
        let lang = self.lang;
        let mut rows = rows([say!("column-color"), say!("column-lists"), say!("column-share")], lang);
        let row = |(set, lists): (&Vec<Color>, u64)| {
            vec![super::colors(set.iter().copied(), lang), lists.to_string(), self.percent(lists)]
        };
        rows.extend(self.colors().into_iter().map(row));
        Told { title: say!("stats-colors", lead = self.called(Section::Leader)), rows, numbers: 1 }
    }

    pub(super) fn told_sizes(&self) -> Told {
        let lang = self.lang;
        let head = [
            say!("column-section"),
            say!("stats-fewest"),
            say!("column-mean"),
            say!("stats-most"),
            say!("stats-usual"),
            say!("stats-in-lists"),
        ];
        let mut rows = rows(head, lang);
        rows.extend(self.survey.sizes.iter().map(|(section, sizes)| {
            let end = |cards: Option<(u32, u64)>| cards.map(|(cards, _)| cards.to_string()).unwrap_or_default();
            let (usual, lists) = sizes.iter().max_by_key(|(_, lists)| *lists).unwrap_or_default();
            let mean = format!("{:.2}", sizes.mean());
            let (fewest, most) = (end(sizes.iter().next()), end(sizes.iter().next_back()));
            vec![title(self.called(*section), lang), fewest, mean, most, usual.to_string(), lists.to_string()]
        }));
        Told { title: say!("stats-sizes"), rows, numbers: 1 }
    }
}

/// The head of a table.
fn rows<const N: usize>(head: [Message; N], lang: Lang) -> Vec<Vec<String>> {
    vec![head.map(|column| column.text(lang)).to_vec()]
}
