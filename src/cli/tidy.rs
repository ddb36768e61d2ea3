//! The safe edits of findings, made in a list until none is left: it means the same cards afterwards.

use std::collections::BTreeMap;

use super::Failure;
use super::input::Source;
use super::judge::Judge;
use crate::card::{CardNumber, Section};
use crate::deck::{Reading, notation};
use crate::diagnostic::{Safety, apply_edits};
use crate::legality::{self, Finding};

/// A list after its safe edits.
pub(super) struct Tidied {
    /// The whole text.
    pub(super) text: String,
    /// How many edits there were.
    pub(super) edits: usize,
    /// What they mended.
    pub(super) findings: Vec<Finding>,
}

/// More rounds than this would mean that edits undo one another.
const ROUNDS: usize = 8;

/// Makes the safe edits of the findings that are wanted. The new text reads back as the same cards.
///
/// # Errors
/// Where it would not.
pub(super) fn tidied(source: &Source, judge: &Judge, wanted: impl Fn(&Finding) -> bool) -> Result<Tidied, Failure> {
    let mut tidied = Tidied { text: source.text.clone(), edits: 0, findings: Vec::new() };
    let safe = |finding: &Finding| {
        let fix = finding.diagnostic.fix.as_ref();
        wanted(finding) && fix.is_some_and(|fix| fix.safety == Safety::Safe)
    };
    for _ in 0..ROUNDS {
        let decks = notation::read_as(source.decks.notation, &tidied.text);
        let readings = (0..).zip(&decks.readings).filter(|(at, _)| source.covers(*at));
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
        tidied.text =
            apply_edits(&tidied.text, &edits).map_err(|error| Failure::say(format!("{}: {error}", source.path)))?;
    }
    if tidied.edits > 0 {
        let after = notation::read_as(source.decks.notation, &tidied.text);
        // A file of many lists was perhaps read for one of them: compare all of it.
        let before = notation::read_as(source.decks.notation, &source.text);
        if meant(&before.readings, judge) != meant(&after.readings, judge) {
            let what = format!("{} is not changed: the fixed list would not hold the same cards", source.path);
            return Err(Failure::say(what));
        }
    }
    Ok(tidied)
}

/// What a list means: copies by section and card, and how many lines are not understood.
pub(super) type Meaning = (BTreeMap<(Section, CardNumber), u32>, usize);

/// What some lists mean.
pub(super) fn meant(readings: &[Reading], judge: &Judge) -> Vec<Meaning> {
    readings
        .iter()
        .map(|reading| {
            let outcome = judge.check(reading);
            let mut copies = BTreeMap::new();
            for line in &outcome.context.resolution.lines {
                *copies.entry((line.section, line.entry.card.number.clone())).or_insert(0) += line.line.count;
            }
            (copies, reading.problems.len() + outcome.context.resolution.missed.len())
        })
        .collect()
}
