//! The page says what the program says: verdicts, hands and games, list by list and seed by seed; and it has an answer to
//! whatever it is asked. In a browser, `tests/page` tries the same.

use std::path::{Path, PathBuf};

use deckscouter::language::Lang;
use deckscouter::page;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::cases::cases;
use crate::program;

/// Lists of every kind: legal ones and others, one without a leader, several notations.
const LISTS: [&str; 8] = [
    "red-champa.txt",
    "five-copies.yaml",
    "no-leader.txt",
    "unknown-card.txt",
    "banned-today.txt",
    "alien-rush-cockatrice.cod",
    "eight-dragon-balls.csv",
    "z-red-beerus.yaml",
];
/// What day it is for the program that is tested.
const TODAY: &str = "2026-08-01";

fn path(list: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("decks").join(list)
}

fn text(list: &str) -> String {
    std::fs::read_to_string(path(list)).expect("a list")
}

/// What the page is answered.
fn asked(question: &Value) -> Value {
    let answer = page::answer(&question.to_string());
    serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// What the program prints.
fn printed(arguments: &[&str], list: &str) -> Option<Value> {
    let home = tempfile::tempdir().expect("a folder");
    let mut command = program::scouter(home.path());
    command.args(arguments).args(["--format", "json"]).arg(path(list));
    let (out, ..) = program::said(&command.output().expect("it runs"));
    serde_json::from_str(&out).ok()
}

/// Without what the list is called, which the page does not know.
fn nameless(mut value: Value) -> Value {
    if let Some(deck) = value.pointer_mut("/decks/0") {
        deck["source"] = Value::Null;
    }
    if let Some(object) = value.as_object_mut() {
        object.remove("deck");
        object.get_mut("told").and_then(|told| told.get_mut(0)).into_iter().for_each(|told| told["deck"] = Value::Null);
    }
    value
}

#[test]
fn every_verdict_is_that_of_the_program() {
    for list in LISTS {
        let answer = asked(&json!({"ask": "check", "text": text(list), "today": TODAY}));
        let program = printed(&["check"], list).expect("a verdict");
        assert_eq!(nameless(answer["json"].clone()), nameless(program.clone()), "{list}");
        assert_eq!(answer["verdict"], program["decks"][0]["verdict"], "{list}");
        let found = program["decks"][0]["findings"].as_array().map_or(0, Vec::len);
        assert_eq!(answer["findings"].as_array().map_or(0, Vec::len), found, "{list}");
    }
}

#[test]
fn the_edition_that_is_chosen_holds() {
    let answer = asked(&json!({"ask": "check", "text": text("red-champa.txt"), "rules": "dbscg-1.078"}));
    let program = printed(&["check", "--rules", "dbscg-1.078"], "red-champa.txt").expect("a verdict");
    assert_eq!(answer["json"]["decks"][0]["ruleset"], program["decks"][0]["ruleset"]);
}

#[test]
fn every_hand_is_that_of_the_program() {
    for list in LISTS {
        for seed in ["0", "7", "18446744073709551615"] {
            let answer = asked(&json!({"ask": "hand", "text": text(list), "seed": seed, "count": 2, "turns": 3}));
            let program = printed(&["hand", "--seed", seed, "--count", "2", "--turns", "3"], list);
            assert_eq!(answer.get("json").cloned(), program, "{list}, seed {seed}: {answer}");
            assert_eq!(answer.get("refused").is_some(), answer.get("json").is_none());
        }
    }
}

#[test]
fn a_part_that_a_run_does_not_have_is_refused_in_the_language_of_the_page() {
    for (lang, refused) in [
        ("en", "there is no part 4 of 3"),
        ("it", "non c'è nessuna parte 4 di 3"),
        ("fr", "il n'y a pas de partie 4 sur 3"),
    ] {
        let question = json!({
            "ask": "goldfish", "text": text("red-champa.txt"), "lang": lang, "seed": "7", "games": 10, "part": 4, "parts": 3
        });
        assert_eq!(asked(&question)["refused"], refused);
    }
}

#[test]
fn the_games_in_parts_are_those_of_the_program_in_one_go() {
    for list in LISTS {
        let mut parts = Vec::new();
        for part in 1..=3 {
            let question = json!({
                "ask": "goldfish", "text": text(list), "seed": "7", "second": true, "games": 10, "part": part, "parts": 3
            });
            parts.extend(asked(&question).get("json").map(Value::to_string));
        }
        let arguments =
            ["goldfish", "--seed", "7", "--second", "--games", "10", "--jobs", "1", "--no-time", "--allow-illegal"];
        let program = printed(&arguments, list).map(nameless);
        let joined = asked(&json!({"ask": "played", "parts": parts}));
        assert_eq!(joined.get("json").cloned().map(nameless), program, "{list}: {joined}");
    }
}

#[test]
fn the_odds_of_a_card_are_those_of_the_program() {
    let answer = asked(&json!({"ask": "odds", "text": text("red-champa.txt")}));
    let program = printed(&["odds", "--want", "1+ BT1-006", "--turns", "8"], "red-champa.txt").expect("odds");
    let chances: Vec<&Value> =
        program["want"][0]["by_turn"].as_array().expect("turns").iter().map(|turn| &turn["p"]).collect();
    let rows = answer["rows"].as_array().expect("rows");
    assert!(rows.iter().any(|row| row["by_turn"].as_array().is_some_and(|row| row.iter().eq(chances.iter().copied()))));
}

#[test]
fn what_is_wanted_is_answered_as_by_the_program_and_refused_in_the_language() {
    let odds = |want: &str| asked(&json!({"ask": "odds", "text": text("red-champa.txt"), "want": want, "lang": "fr"}));
    for want in ["1+ BT1-006 and 2+ battle cost<=2", "1+ text:draw by turn 3", "9+ BT1-006"] {
        let program = printed(&["odds", "--want", want, "--turns", "8"], "red-champa.txt").expect("odds");
        let chances: Vec<&Value> =
            program["want"][0]["by_turn"].as_array().expect("turns").iter().map(|turn| &turn["p"]).collect();
        let told = odds(want);
        assert_eq!(told["want"]["by_turn"].as_array().expect("turns").iter().collect::<Vec<_>>(), chances, "{want}");
        assert_eq!(told["want"]["impossible"].is_string(), want.starts_with('9'), "{told}");
    }
    assert!(odds(" ")["want"].is_null());
    for (want, why) in [("2+ battle and", "il faut ici"), ("1+ is:banned", "la page n'a pas de réponse à `is:banned`")]
    {
        assert!(odds(want)["refused"].as_str().is_some_and(|told| told.contains(why)), "{}", odds(want));
    }
}

#[test]
fn the_dummy_and_the_player_that_are_chosen_are_those_of_the_program() {
    let part = |dummy: &str, player: &str| {
        asked(&json!({
            "ask": "goldfish", "text": text("red-champa.txt"), "seed": "7", "games": 6, "part": 1, "parts": 1,
            "dummy": dummy, "player": player
        }))
    };
    for (dummy, player) in [("clock:1", "greedy"), ("clock:1+counter:1+ko:2", "random"), ("", "")] {
        let answer = part(dummy, player);
        let joined = asked(&json!({"ask": "played", "parts": [answer["json"].to_string()]}));
        let mut arguments = vec!["goldfish", "--seed", "7", "--games", "6", "--jobs", "1", "--no-time"];
        if !dummy.is_empty() {
            arguments.extend(["--dummy", dummy, "--player", player]);
        }
        let program = printed(&arguments, "red-champa.txt").map(nameless);
        assert_eq!(joined.get("json").cloned().map(nameless), program, "{dummy} {player}: {answer}");
    }
    assert!(part("dragon", "greedy")["refused"].is_string() && part("clock:1", "nobody")["refused"].is_string());
}

#[test]
fn the_page_has_its_words_in_every_language() {
    let words = |lang: Lang| asked(&json!({"ask": "words", "lang": lang.tag()}))["words"].clone();
    let [english, italian, french] = Lang::ALL.map(words);
    assert_eq!(english["title"], "Is this deck legal?");
    assert!(english != italian && italian != french);
    let script = include_str!("../../src/page/web/page.html");
    let said = script.split("data-says=\"").skip(1).filter_map(|rest| rest.split('"').next());
    for word in said {
        assert!(english[word].is_string(), "{word}");
    }
}

#[test]
fn a_text_that_is_no_paste_is_refused_with_a_word() {
    let answer = asked(&json!({"ask": "check", "text": "4 BT1-005\n".repeat(1 << 19), "lang": "it"}));
    assert!(answer["refused"].as_str().is_some_and(|why| why.starts_with("questo testo supera 1 MiB")), "{answer}");
    let other = asked(&json!({"ask": "check", "text": "4 Ashlatch\n", "rules": "exo"}));
    assert!(other["refused"].as_str().is_some_and(|why| why.contains("Creatures of Exo")), "{other}");
}

#[test]
fn nothing_of_a_hostile_list_acts() {
    let hostile =
        "Deck: <img src=x onerror=alert(1)>\u{202e}\nLeader: BT1-001\n4 <script>alert(1)</script>\u{1b}[31m\n";
    let answer = asked(&json!({"ask": "check", "text": hostile}));
    let shown = answer["lines"].to_string() + &answer["findings"].to_string() + &answer["name"].to_string();
    assert!(!shown.contains(['\u{202e}', '\u{1b}']) && !shown.contains("\\u001b"), "{shown}");
    // Pictures are the one thing that is read as markup.
    assert!(answer["pictures"].as_array().into_iter().flatten().all(|picture| !picture.to_string().contains("script")));
}

/// Lists, questions and whatever else.
fn soup() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        "[0-9]{1,3}x? (BT|SD|P|TB|EX)[0-9]{1,2}-[0-9]{1,3}",
        "Leader: (BT1-001|BT1-030|.{0,9})",
        "(Rules|Deck|Side|Z): .{0,20}",
        ".{0,40}",
        "[\\[\\]{}\",:<>&|;\t0-9a-z]{0,40}",
    ];
    proptest::collection::vec(line, 0..12).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn every_question_has_an_answer(
        text in soup(),
        ask in prop_oneof![Just("check"), Just("hand"), Just("odds"), Just("goldfish"), Just("played"), Just("words"), Just("?")],
        (seed, rules, lang) in ("[0-9]{1,3}|.{0,4}", "dbscg-(1.10|1.078|4.00)|exo||.{0,4}", "it|fr|en|.{0,3}"),
        (count, part, parts, deck) in (any::<u8>(), 0..4_u64, 0..4_u64, 0..2_usize),
    ) {
        let question = json!({
            "ask": ask, "text": text, "rules": rules, "lang": lang, "seed": seed, "deck": deck, "count": count % 4, "turns": count,
            "games": u64::from(count % 8), "part": part, "parts": if ask == "played" { json!([text]) } else { json!(parts) },
        });
        prop_assert!(asked(&question).is_object());
    }

    #[test]
    fn what_is_no_question_is_refused(text in soup()) {
        let answer: Value = serde_json::from_str(&page::answer(&text)).expect("JSON");
        prop_assert!(answer["refused"].is_string());
    }
}
