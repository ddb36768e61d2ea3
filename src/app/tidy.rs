//! The safe edits of findings, made in a list until none is left: it means the same cards afterwards.

use std::collections::BTreeMap;

use super::Judge;
use super::unread::unread_lines;
use crate::card::{CardNumber, Section};
use crate::deck::{Notation, Reading, notation};
use crate::diagnostic::{EditError, Safety, apply_edits};
use crate::legality::{self, Finding};

/// A list after its safe edits.
#[derive(Clone, Debug)]
pub struct Tidied {
    /// The whole text.
    pub text: String,
    /// How many edits there were.
    pub edits: usize,
    /// What they mended.
    pub findings: Vec<Finding>,
}

/// Why a list is left as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Untidy {
    /// The edits cannot be made.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// They would change what it means.
    #[error("the fixed list would not hold the same cards")]
    OtherCards,
}

/// More rounds than this would mean that edits undo one another.
const ROUNDS: usize = 8;

/// Makes the safe edits of the findings that are wanted, in those lists of a text whose place, from 0, is covered. The new
/// text reads back as the same cards.
///
/// # Errors
/// Where it would not.
pub fn tidied(
    text: &str,
    notation: &'static Notation,
    covers: impl Fn(usize) -> bool,
    judge: &Judge,
    wanted: impl Fn(&Finding) -> bool,
) -> Result<Tidied, Untidy> {
    let mut tidied = Tidied { text: text.to_owned(), edits: 0, findings: Vec::new() };
    let safe = |finding: &Finding| {
        let fix = finding.diagnostic.fix.as_ref();
        wanted(finding) && fix.is_some_and(|fix| fix.safety == Safety::Safe)
    };
    for _ in 0..ROUNDS {
        let decks = notation::read_as(notation, &tidied.text);
        let readings = (0..).zip(&decks.readings).filter(|(at, _)| covers(*at));
        let mut edits = Vec::new();
        for (_, reading) in readings {
            let findings: Vec<Finding> = judge.check(reading).findings.into_iter().filter(safe).collect();
            edits.extend(legality::safe_edits(&findings));
            tidied.findings.extend(findings);
        }
        if edits.is_empty() {
            break;
        }
        tidied.edits += edits.len();
        tidied.text = apply_edits(&tidied.text, &edits)?;
    }
    if tidied.edits > 0 {
        // A file of many lists was perhaps read for one of them: compare all of it.
        let [before, after] = [text, &tidied.text].map(|text| notation::read_as(notation, text));
        if meant(&before.readings, judge) != meant(&after.readings, judge) {
            return Err(Untidy::OtherCards);
        }
    }
    Ok(tidied)
}

/// What a list means: copies by section and card, and how many lines are not understood.
type Meaning = (BTreeMap<(Section, CardNumber), u32>, usize);

/// What some lists mean.
fn meant(readings: &[Reading], judge: &Judge) -> Vec<Meaning> {
    readings
        .iter()
        .map(|reading| {
            let outcome = judge.check(reading);
            let mut copies = BTreeMap::new();
            for line in &outcome.context.resolution.lines {
                *copies.entry((line.section, line.entry.card.number.clone())).or_insert(0) += line.line.count;
            }
            (copies, unread_lines(&outcome))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Catalogs, JudgedBy};
    use super::*;

    #[test]
    fn safe_edits_are_made_where_they_are_wanted_and_leave_the_cards() {
        let text = "Leader: BT1-001 Champa\n2 BT1-006 Scheming Champa\n2 BT1-006 Scheming Champa\n";
        let decks = crate::deck::read(text);
        let judge = Judge::new(Catalogs::embedded(), JudgedBy::default(), &decks.readings);
        let tidied = |wanted: bool| tidied(text, decks.notation, |_| true, &judge, |_| wanted).expect("the same cards");
        assert_eq!((tidied(false).edits, tidied(false).text.as_str()), (0, text));
        let all = tidied(true);
        assert!(all.edits > 0 && all.findings.iter().any(|finding| finding.check.name == "duplicate-line"));
        assert_eq!(all.text, "Leader: BT1-001 Champa\n4 BT1-006 Scheming Champa\n");
    }
}
