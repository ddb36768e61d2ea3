//! Any text, read as a scenario and as a saved game, and played if it is one: nothing panics, every problem is told of in
//! words, and all of it comes to an end.

#![no_main]

use std::sync::LazyLock;

use deckscouter::app::saved;
use deckscouter::catalog::Catalog;
use deckscouter::report::replayed;
use deckscouter::sim::replay::Replay;
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
        Some((entry.card.clone(), entry.front.clone().into(), entry.back.clone().into()))
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
            assert!(failures.iter().all(|failure| fits(failure.line) && !failure.message.to_string().is_empty()));
            let broken = failures.iter().find(|failure| failure.message.to_string().contains("the engine is broken"));
            assert_eq!(broken, None);
        }
        Err(problems) => {
            assert!(!problems.is_empty());
            assert!(problems.iter().all(|problem| fits(problem.line) && !problem.message.is_empty()));
        }
    }
}

fn play_replay(text: &str) {
    let game = match Replay::read(text) {
        Ok(game) => game,
        Err(problems) => {
            assert!(
                !problems.is_empty() && problems.iter().all(|problem| !replayed::error(problem).to_string().is_empty())
            );
            return;
        }
    };
    let written = serde_json::to_string(&game).expect("plain data");
    assert_eq!(Replay::read(&written).as_ref(), Ok(&game), "{written}");
    let Ok(by) = game.edition() else { return };
    if !game.problems(&by).is_empty() {
        return;
    }
    let Ok([a, b]) = saved::lists(&game, &CATALOG) else { return };
    if let Err((_, problems)) = game.play([&a, &b], by) {
        assert!(
            !problems.is_empty() && problems.iter().all(|problem| !replayed::error(problem).to_string().is_empty())
        );
    }
}
