//! Any text, read as a scenario and as a saved game, and played if it is one: nothing panics, every problem is told of in
//! words, and all of it comes to an end.

#![no_main]

use std::sync::LazyLock;

use deckscouter::catalog::Catalog;
use deckscouter::sim::duel::{List, Printed};
use deckscouter::sim::replay::{Numbers, Replay};
use deckscouter::sim::scenario;
use libfuzzer_sys::fuzz_target;

static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::embedded);

fuzz_target!(|text: &str| {
    play_scenario(text);
    play_replay(text);
});

fn play_scenario(text: &str) {
    // YAML breaks lines in more ways than one.
    let lines = text.matches(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}']).count() as u64 + 1;
    let fits = |line: Option<u64>| line.is_none_or(|line| (1..=lines).contains(&line));
    let real = |number: &str| {
        let entry = CATALOG.get(&number.parse().ok()?)?;
        Some((entry.card.clone(), entry.front.clone(), entry.back.clone()))
    };
    let scenario = match scenario::read(text) {
        Ok(scenario) => scenario,
        Err(problems) => {
            assert!(!problems.is_empty());
            for problem in problems {
                assert!(fits(problem.line) && !problem.message.is_empty(), "{problem}");
            }
            return;
        }
    };
    match scenario.prepare(&real) {
        Ok(prepared) => {
            let failures = prepared.run().failures;
            assert!(failures.iter().all(|failure| fits(failure.line) && !failure.message.is_empty()));
            let broken = failures.iter().find(|failure| failure.message.contains("the engine is broken"));
            assert_eq!(broken, None);
        }
        Err(problems) => {
            assert!(!problems.is_empty());
            assert!(problems.iter().all(|problem| fits(problem.line) && !problem.message.is_empty()));
        }
    }
}

/// The cards of a saved list, if all are known.
fn list(numbers: &Numbers) -> Option<List<'static>> {
    let printed = |number| {
        let entry = CATALOG.get(number)?;
        Some(Printed { card: &entry.card, front: &entry.front, back: &entry.back })
    };
    let mut cards = Vec::new();
    for (number, count) in &numbers.cards {
        cards.extend(std::iter::repeat_n(printed(number)?, usize::from(*count)));
    }
    Some(List { leader: printed(&numbers.leader)?, cards })
}

fn play_replay(text: &str) {
    let saved = match Replay::read(text) {
        Ok(saved) => saved,
        Err(problems) => {
            assert!(!problems.is_empty() && problems.iter().all(|problem| !problem.to_string().is_empty()));
            return;
        }
    };
    let written = serde_json::to_string(&saved).expect("plain data");
    assert_eq!(Replay::read(&written).as_ref(), Ok(&saved), "{written}");
    let Ok(by) = saved.edition() else { return };
    if !saved.problems(&by).is_empty() {
        return;
    }
    let [Some(a), Some(b)] = [&saved.decks[0], &saved.decks[1]].map(list) else { return };
    if let Err((_, problems)) = saved.play([&a, &b], by) {
        assert!(!problems.is_empty() && problems.iter().all(|problem| !problem.to_string().is_empty()));
    }
}
