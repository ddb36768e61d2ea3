//! No text breaks a reader, a check, a report or a fix.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use deckscouter::card::{CardNumber, Section};
use deckscouter::deck::notation::{read_as, recognise};
use deckscouter::deck::{self, MAX_COUNT, NOTATIONS, Notation, Places, Reading};
use deckscouter::diagnostic::{Diagnostic, LineIndex, Span, apply_edits};
use deckscouter::language::Lang;
use deckscouter::legality::compare::{Pair, compare};
use deckscouter::legality::survey::Survey;
use deckscouter::legality::{self, safe_edits};
use deckscouter::report::compare::Difference;
use deckscouter::report::survey::{Part, Surveyed};
use deckscouter::report::{self, Checked};
use deckscouter::ruleset::{EMBEDDED, Ruleset};
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

use super::{CATALOG, FOUR, cases, changed, changes, decks, plain_decks, plain_written, soup};

static RULESETS: LazyLock<Vec<Ruleset>> =
    LazyLock::new(|| EMBEDDED.into_iter().map(|(id, _)| Ruleset::embedded(id).expect("embedded")).collect());

/// The first edition there is.
pub(super) fn first_ruleset() -> &'static Ruleset {
    &RULESETS[0]
}

fn check_span(text: &str, span: Span) -> Result<(), TestCaseError> {
    let fits = span.start <= span.end && text.get(span.start..span.end).is_some();
    prop_assert!(fits, "{:?} does not fit {:?}", span, text);
    let place = LineIndex::new(text).place(text, span);
    prop_assert!(place.line >= 1 && place.column >= 1, "{:?}", place);
    Ok(())
}

fn check_diagnostic(text: &str, diagnostic: &Diagnostic) -> Result<(), TestCaseError> {
    let edits = diagnostic.fix.iter().flat_map(|fix| &fix.edits).map(|edit| edit.span);
    for span in diagnostic.span.into_iter().chain(diagnostic.related.iter().map(|(span, _)| *span)).chain(edits) {
        check_span(text, span)?;
    }
    Ok(())
}

/// Holds what was read to its text: places that fit, and numbers and counts that stand where they are said to.
fn check_reading(text: &str, reading: &Reading) -> Result<(), TestCaseError> {
    for line in &reading.deck.lines {
        let Places { line: whole, count, number, name, another, beside, removal } = line.places.into();
        for span in [Some(whole), count, number, name, another, beside, removal].into_iter().flatten() {
            check_span(text, span)?;
        }
        prop_assert!((1..=MAX_COUNT).contains(&line.count));
        let card = &line.card;
        // What is nearly a number is kept as it is spelled.
        let said = card.print.is_some() || card.name.is_some() || card.spelling.is_some();
        prop_assert!(said, "a line without a card in {:?}", text);
        if let Some(count) = count {
            prop_assert!(!count.text(text).is_empty(), "{:?} has an empty count", text);
        }
    }
    for problem in &reading.problems {
        check_diagnostic(text, problem)?;
    }
    Ok(())
}

/// Every number under a key, however deep.
fn numbers_under<'v>(value: &'v Value, keys: &[&str], out: &mut Vec<&'v Value>) {
    match value {
        Value::Object(members) => {
            for (key, value) in members {
                if keys.contains(&key.as_str()) {
                    out.push(value);
                }
                numbers_under(value, keys, out);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| numbers_under(item, keys, out)),
        _ => {}
    }
}

fn check_places(json: &str, keys: &[&str]) -> Result<(), TestCaseError> {
    let value: Value = serde_json::from_str(json).map_err(|error| TestCaseError::fail(format!("{error}: {json}")))?;
    let mut places = Vec::new();
    numbers_under(&value, keys, &mut places);
    prop_assert!(places.iter().all(|place| place.as_u64().is_some_and(|n| n >= 1)), "{}", json);
    Ok(())
}

/// Checks a reading under every edition and renders every report.
fn check_reports(text: &str, reading: &Reading) -> Result<(), TestCaseError> {
    let lines = LineIndex::new(text);
    for ruleset in RULESETS.iter() {
        let outcome = legality::check(reading, &CATALOG, ruleset);
        for finding in &outcome.findings {
            check_diagnostic(text, &finding.diagnostic)?;
        }
        let checked =
            Checked { source: "list#1", path: "list", text, lines: &lines, outcome: &outcome, lang: Lang::En };
        prop_assert!(report::human::findings(&checked).ends_with(&report::human::verdict(&checked)));
        report::deck::show(&checked);
        let json = report::json::head(&ruleset.id) + &report::json::deck(&checked, true) + report::json::TAIL;
        check_places(&json, &["line", "column"])?;
        check_places(
            &report::sarif::log(&report::sarif::results(&checked), &[report::sarif::deck(&checked)], Lang::En),
            &["startLine", "startColumn", "endColumn"],
        )?;
        let commands = report::github::annotations(&checked);
        // One for each finding, and one for the verdict.
        prop_assert_eq!(commands.lines().count(), outcome.findings.len() + 1);
        prop_assert!(!commands.contains("line=0") && !commands.contains("col=0"));
        check_compared(&checked)?;
        check_surveyed(&checked)?;
    }
    Ok(())
}

/// A list beside itself is the same list, in every form.
fn check_compared(checked: &Checked<'_>) -> Result<(), TestCaseError> {
    let comparison = compare(checked.outcome, checked.outcome);
    prop_assert!(comparison.is_same());
    let difference = Difference { lists: Pair { before: *checked, after: *checked }, comparison, chances: None };
    let value: Value = serde_json::from_str(&report::compare::json(&difference)).expect("JSON");
    prop_assert_eq!(&value["same"], true);
    prop_assert!(report::compare::human(&difference).contains("the same "));
    prop_assert!(report::compare::csv(&difference).lines().skip(1).all(|row| row.ends_with(",0")));
    report::compare::markdown(&difference);
    Ok(())
}

/// A survey of one list counts it once, in every form.
fn check_surveyed(checked: &Checked<'_>) -> Result<(), TestCaseError> {
    let mut survey = Survey::default();
    survey.add(checked.outcome);
    let surveyed = Surveyed { survey, only: None, unreadable: 0, skipped: 0, top: usize::MAX, lang: Lang::En };
    let value: Value = serde_json::from_str(&report::survey::json(&surveyed)).expect("JSON");
    // Some games have no leaders.
    let context = &checked.outcome.context;
    let led = context.ruleset.section(Section::Leader).is_some() || context.resolution.leader().is_some();
    let leaders = value["leaders"].as_array().expect("leaders");
    prop_assert_eq!(leaders.len(), usize::from(led));
    prop_assert!(leaders.iter().all(|leader| leader["lists"] == 1), "{leaders:?}");
    prop_assert!(report::survey::human(&surveyed, None).starts_with("1 list under "));
    for part in [Part::Cards, Part::Leaders, Part::Findings, Part::Caps] {
        let columns: Vec<usize> = report::survey::markdown(&surveyed, part)
            .lines()
            .filter(|line| line.starts_with('|'))
            .map(|line| line.replace("\\|", "").matches('|').count())
            .collect();
        prop_assert!(columns.windows(2).all(|two| two[0] == two[1]), "{columns:?}");
        report::survey::csv(&surveyed, part);
    }
    Ok(())
}

/// Copies by section and card, and how many lines are not understood.
type Meaning = (BTreeMap<(Section, CardNumber), u32>, usize);

fn meaning(reading: &Reading) -> Meaning {
    let resolution = legality::resolve::resolve(&reading.deck, &CATALOG);
    let mut copies = BTreeMap::new();
    for line in &resolution.lines {
        *copies.entry((line.section, line.entry.card.number.clone())).or_insert(0) += line.line.count;
    }
    (copies, reading.problems.len() + resolution.missed.len())
}

/// Applies the safe edits until none is left; the cards must stay the same on the way.
fn check_fixing(notation: &'static Notation, text: &str) -> Result<(), TestCaseError> {
    let ruleset = &RULESETS[0];
    let mut text = text.to_owned();
    for _ in 0..8 {
        let readings = read_as(notation, &text).readings;
        let mut edits = Vec::new();
        for reading in &readings {
            edits.extend(safe_edits(&legality::check(reading, &CATALOG, ruleset).findings));
        }
        if edits.is_empty() {
            return Ok(());
        }
        let fixed = apply_edits(&text, &edits).map_err(|error| TestCaseError::fail(format!("{error}: {text:?}")))?;
        let meant: Vec<Meaning> = readings.iter().map(meaning).collect();
        let afterwards: Vec<Meaning> = read_as(notation, &fixed).readings.iter().map(meaning).collect();
        prop_assert_eq!(afterwards, meant, "{:?} became {:?}", text, fixed);
        text = fixed;
    }
    prop_assert!(false, "the edits of {:?} never end", text);
    Ok(())
}

fn check_sound(notation: &'static Notation, text: &str) -> Result<(), TestCaseError> {
    for reading in &read_as(notation, text).readings {
        check_reading(text, reading)?;
        check_reports(text, reading)?;
    }
    check_fixing(notation, text)
}

proptest! {
    #![proptest_config(cases(30))]

    #[test]
    fn no_text_breaks_a_reader_a_check_or_a_report(text in soup()) {
        check_sound(recognise(&text), &text)?;
        for notation in NOTATIONS {
            for reading in &read_as(notation, &text).readings {
                check_reading(&text, reading)?;
            }
        }
    }

    #[test]
    fn a_changed_list_breaks_nothing_and_fixing_it_keeps_its_cards(
        (notation, deck) in plain_written(),
        changes in changes(),
    ) {
        let text = (notation.write)(&deck).expect("a deck of numbers");
        let text = changed(&text, &changes);
        check_sound(notation, &text)?;
        check_reading(&text, &deck::read(&text).readings[0])?;
    }

    #[test]
    fn comparing_the_other_way_round_swaps_what_goes_out_and_what_comes_in(a in plain_decks(), b in plain_decks()) {
        let [a, b] = [a, b].map(|deck| Reading { deck, ..Reading::default() });
        let ruleset = &RULESETS[0];
        let [a, b] = [&a, &b].map(|reading| legality::check(reading, &CATALOG, ruleset));
        let (there, back) = (compare(&a, &b), compare(&b, &a));
        prop_assert_eq!(there.stayed(), back.stayed());
        prop_assert_eq!(there.moved(), Pair { before: back.moved().after, after: back.moved().before });
        prop_assert_eq!(there.changed().count(), back.changed().count());
        let size = |outcome: &legality::Outcome<'_>| Section::ALL.map(|section| outcome.context.size(section));
        prop_assert_eq!(size(&a).iter().sum::<u32>(), there.stayed() + there.moved().before);
    }

    #[test]
    fn a_changed_list_with_names_breaks_nothing(
        deck in decks(FOUR),
        notation in select(NOTATIONS.to_vec()),
        changes in changes(),
    ) {
        if let Ok(text) = (notation.write)(&deck) {
            check_sound(notation, &changed(&text, &changes))?;
        }
    }
}
