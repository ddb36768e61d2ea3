//! Any text, read in every notation; checked, reported, fixed and written again in the one it looks like: nothing
//! panics, every place fits the text, the safe edits keep the cards, and what is written reads back.

#![no_main]

use std::collections::BTreeMap;
use std::sync::LazyLock;

use deckscouter::catalog::Catalog;
use deckscouter::deck::{Deck, NOTATIONS, Notation, Places, Reading, notation};
use deckscouter::diagnostic::{Diagnostic, LineIndex, Span, apply_edits};
use deckscouter::language::Lang;
use deckscouter::legality::{self, resolve};
use deckscouter::report::{Checked, human, json};
use deckscouter::ruleset::Ruleset;
use libfuzzer_sys::fuzz_target;

static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::embedded);
static RULES: LazyLock<Ruleset> = LazyLock::new(|| Ruleset::embedded("dbscg-4.00").expect("embedded"));

fn fits(text: &str, span: Span) {
    assert!(text.get(span.start..span.end).is_some(), "{span:?} does not fit");
}

fn all_fit(text: &str, problem: &Diagnostic) {
    let edits = problem.fix.iter().flat_map(|fix| &fix.edits).map(|edit| edit.span);
    let places = problem.span.into_iter().chain(problem.related.iter().map(|(span, _)| *span));
    places.chain(edits).for_each(|span| fits(text, span));
}

/// Copies by section and card, and how many lines are not understood.
fn meaning(reading: &Reading) -> (BTreeMap<String, u32>, usize) {
    let resolution = resolve::resolve(&reading.deck, &CATALOG);
    let mut copies = BTreeMap::new();
    for line in &resolution.lines {
        *copies.entry(format!("{} {}", line.section, line.entry.card.number)).or_insert(0) += line.line.count;
    }
    (copies, reading.problems.len() + resolution.missed.len())
}

fuzz_target!(|text: &str| {
    let recognised = notation::recognise(text);
    for notation in NOTATIONS {
        let readings = notation::read_as(notation, text).readings;
        for reading in &readings {
            for line in &reading.deck.lines {
                let places = Places::from(line.places);
                let all = [Some(places.line), places.count, places.number, places.removal];
                all.into_iter().flatten().for_each(|span| fits(text, span));
                let card = &line.card;
                assert!(card.print.is_some() || card.name.is_some() || card.spelling.is_some());
            }
            reading.problems.iter().for_each(|problem| all_fit(text, problem));
        }
        if notation.id == recognised.id {
            check_and_fix(notation, text, &readings);
        }
    }
});

fn check_and_fix(notation: &'static Notation, text: &str, readings: &[Reading]) {
    let lines = LineIndex::new(text);
    let mut edits = Vec::new();
    for reading in readings {
        let outcome = legality::check(reading, &CATALOG, &*RULES);
        outcome.findings.iter().for_each(|finding| all_fit(text, &finding.diagnostic));
        let checked = Checked { source: "list", path: "list", text, lines: &lines, outcome: &outcome, lang: Lang::En };
        human::findings(&checked);
        json::deck(&checked, true);
        edits.extend(legality::safe_edits(&outcome.findings));
        write_again(&outcome.context.resolution.canonical(&reading.deck));
    }
    if !edits.is_empty() {
        let fixed = apply_edits(text, &edits).expect("safe edits do not overlap");
        let meant: Vec<_> = readings.iter().map(meaning).collect();
        let means: Vec<_> = notation::read_as(notation, &fixed).readings.iter().map(meaning).collect();
        assert_eq!(means, meant, "{fixed:?}");
    }
}

fn write_again(deck: &Deck) {
    let copies = |deck: &Deck| deck.lines.iter().map(|line| line.count).sum::<u32>();
    if deck.lines.is_empty() || copies(deck) > 10_000 {
        return;
    }
    for notation in NOTATIONS {
        let Ok(written) = (notation.write)(deck) else { continue };
        let back = notation::read_as(notation, &written).readings;
        assert_eq!(back.len(), 1);
        assert_eq!(back[0].problems, [], "{written}");
        assert_eq!(copies(&back[0].deck), copies(deck), "{written}");
    }
}
