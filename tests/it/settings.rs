//! Settings, how much is said, and what shells may complete: the program with a home of its own.

use std::path::Path;

use crate::program::{said, scouter};

const RED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt");

fn run(home: &Path, args: &[&str]) -> (String, String, i32) {
    said(&scouter(home).args(args).output().expect("runs"))
}

#[test]
fn a_setting_holds_until_it_is_taken_out_and_the_command_line_wins() {
    let home = tempfile::tempdir().expect("a folder");
    let home = home.path();
    let edition = |args: &[&str]| {
        let (out, _, _) = run(home, &[&["check", "-q", RED], args].concat());
        out.split_once(" under ").and_then(|(_, rest)| rest.split_once(',')).map(|(id, _)| id.to_owned())
    };
    assert_eq!(edition(&[]).as_deref(), Some("dbscg-1.10"));
    assert_eq!(run(home, &["config", "get", "rules"]), (String::new(), String::new(), 1));
    assert_eq!(run(home, &["config", "set", "rules", "dbscg-4.00"]), (String::new(), String::new(), 0));
    assert_eq!(run(home, &["config", "get", "rules"]).0, "dbscg-4.00\n");
    assert_eq!(edition(&[]).as_deref(), Some("dbscg-4.00"));
    assert_eq!(edition(&["--rules", "dbscg-1.078"]).as_deref(), Some("dbscg-1.078"));
    run(home, &["config", "unset", "rules"]);
    assert_eq!(edition(&[]).as_deref(), Some("dbscg-1.10"));
}

#[test]
fn a_list_that_is_old_today_is_noted_and_a_day_can_stand_in_for_the_clock() {
    let home = tempfile::tempdir().expect("a folder");
    let on = |today: &str| {
        let mut command = scouter(home.path());
        command.args(["check", RED, "--rules", "dbscg-4.00"]).env("SCOUTER_TODAY", today);
        said(&command.output().expect("runs"))
    };
    // However they are broken into lines.
    let words = |out: &str| out.split_whitespace().collect::<Vec<_>>().join(" ");
    let (out, _, status) = on("2026-11-01");
    assert!(out.contains("note[DS0504]") && words(&out).contains("121 days before today"), "{out}");
    assert!(words(&out).contains("legal under dbscg-4.00, list of 2026-07-03"), "{out}");
    assert_eq!(status, 0);
    assert!(!on("2026-10-31").0.contains("DS0504"));
    let (_, err, status) = on("tomorrow");
    assert_eq!((err.contains("SCOUTER_TODAY is `tomorrow`, which is no day"), status), (true, 2), "{err}");
}

#[test]
fn cards_are_those_of_the_game_that_is_named_else_of_the_tables_else_of_the_setting() {
    const SAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/other-games");
    let home = tempfile::tempdir().expect("a folder");
    let home = home.path();
    let [monsters, resonators] = ["yugioh", "force-of-will"].map(|game| format!("{SAMPLES}/{game}-cards.csv"));
    let first = |args: &[&str]| {
        let all = ["cards", "find", "not number:ZZ1-001", "--limit", "1", "--format", "numbers"];
        run(home, &[&all[..], args].concat()).0
    };
    assert_eq!(run(home, &["cards", "import", &monsters]).2, 0);
    assert_eq!(first(&[]), "BT1-001\n");
    assert_eq!(first(&["--game", "yugioh"]), "00295517\n");
    run(home, &["config", "set", "rules", "9.0"]);
    assert_eq!(first(&[]), "00295517\n");
    assert_eq!(first(&["--game", "dbscg"]), "BT1-001\n");
    assert_eq!(first(&["--cards", &resonators]), "BFA-032\n");
    assert_eq!(first(&["--cards", &resonators, "--game", "dbscg"]), "BT1-001\n");
    // Of two games, none is the one that is meant.
    assert_eq!(first(&["--cards", &resonators, "--cards", &format!("{SAMPLES}/exo-cards.csv")]), "00295517\n");
}

#[test]
fn comments_stay_where_a_setting_is_changed() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("config.toml");
    std::fs::write(&file, "# for the league\nrules = \"dbscg-4.00\" # since May\n").expect("a file");
    assert_eq!(run(home.path(), &["config", "set", "color", "never"]).2, 0);
    let text = std::fs::read_to_string(&file).expect("a file");
    assert_eq!(text, "# for the league\nrules = \"dbscg-4.00\" # since May\ncolor = \"never\"\n");
}

#[test]
fn damaged_settings_are_told_with_their_place_and_not_passed_over() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("config.toml");
    std::fs::write(&file, "rulez = \"dbscg-4.00\"\n").expect("a file");
    let (out, err, status) = run(home.path(), &["check", RED]);
    assert_eq!((out.as_str(), status), ("", 2));
    assert!(err.contains("config.toml:1:1: there is no setting `rulez`; did you mean `rules`?"), "{err}");
    // Nor does a change make it worse.
    assert_eq!(run(home.path(), &["config", "set", "color", "never"]).2, 2);
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), "rulez = \"dbscg-4.00\"\n");
    // What mends them works.
    assert_eq!(run(home.path(), &["config", "path"]), (format!("{}\n", file.display()), String::new(), 0));
}

/// A path as it is written on every system.
fn slashed(path: &str) -> String {
    path.replace('\\', "/")
}

#[test]
fn lists_of_the_decks_folder_go_by_their_short_names() {
    let home = tempfile::tempdir().expect("a folder");
    let decks = concat!(env!("CARGO_MANIFEST_DIR"), "/decks");
    assert_eq!(run(home.path(), &["config", "set", "decks", decks]).2, 0);
    let (out, err, status) = run(home.path(), &["check", "-q", "red-champa"]);
    assert_eq!((err.as_str(), status), ("", 0));
    assert!(slashed(&out).contains(&slashed(RED)), "{out}");
    assert_eq!(run(home.path(), &["check", "no-such-list"]).2, 2);
}

#[test]
fn cards_have_colors_and_an_address_where_they_are_wanted() {
    let home = tempfile::tempdir().expect("a folder");
    let home = home.path();
    assert_eq!(run(home, &["config", "set", "card-url", "cards.test"]).2, 2);
    assert_eq!(run(home, &["config", "set", "card-url", "https://cards.test/{number}"]).2, 0);
    let (out, _, _) = run(home, &["cards", "show", "BT1-006"]);
    assert!(out.ends_with("  https://cards.test/BT1-006\n"), "{out}");
    for command in [["cards", "show", "BT1-006"], ["find", "BT1-006", "red"], ["show", RED, "--lang=en"]] {
        let (plain, _, status) = run(home, &command);
        let (colored, _, _) = run(home, &[&["--color", "always"], command.as_slice()].concat());
        assert_eq!(status, 0, "{command:?}");
        assert!(!plain.contains('\u{1b}') && colored.contains("\u{1b}[31m"), "{command:?}: {colored}");
        assert_eq!(anstream::adapter::strip_str(&colored).to_string(), plain, "{command:?}");
    }
}

#[test]
fn quiet_says_less_and_verbose_says_what_was_used() {
    let home = tempfile::tempdir().expect("a folder");
    let (out, err, _) = run(home.path(), &["check", "--quiet", RED]);
    assert_eq!((out.lines().count(), err.as_str()), (1, ""));
    let (_, err, _) = run(home.path(), &["check", "--verbose", RED]);
    for used in ["rules dbscg-1.10", "cards: the embedded table", "red-champa.txt: text, ", "took "] {
        assert!(err.contains(used), "{used}: {err}");
    }
    assert_eq!(run(home.path(), &["check", "-q", "-v", RED]).2, 2);
}

/// What a shell is told when the last word is to be completed.
fn completed(home: &Path, words: &[&str]) -> Vec<String> {
    let mut command = scouter(home);
    command.args(["--", "scouter"]).args(words);
    command.env("SCOUTER_COMPLETE", "bash").env("_CLAP_COMPLETE_INDEX", words.len().to_string());
    command.env("_CLAP_IFS", "\n").env("_CLAP_COMPLETE_COMP_TYPE", "9").env("_CLAP_COMPLETE_SPACE", "true");
    said(&command.output().expect("runs")).0.lines().map(str::to_owned).collect()
}

#[test]
fn shells_complete_commands_numbers_editions_codes_and_lists() {
    let home = tempfile::tempdir().expect("a folder");
    let home = home.path();
    assert_eq!(completed(home, &["che"]), ["check"]);
    assert_eq!(completed(home, &["cards", "show", "BT1-00"])[..2], ["BT1-001", "BT1-002"]);
    assert_eq!(completed(home, &["check", "--rules", "dbscg-4"]), ["dbscg-4.00"]);
    assert_eq!(completed(home, &["cards", "find", "--game", "YU"]), ["yugioh"]);
    let monsters = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/other-games/yugioh-cards.csv");
    run(home, &["cards", "import", monsters]);
    assert_eq!(completed(home, &["cards", "show", "1258"]), ["12580477"]);
    assert_eq!(completed(home, &["explain", "copy"]), ["copy-limit"]);
    assert_eq!(completed(home, &["config", "get", "r"]), ["rules"]);
    let decks = concat!(env!("CARGO_MANIFEST_DIR"), "/decks");
    run(home, &["config", "set", "decks", decks]);
    assert_eq!(completed(home, &["check", "red-ch"]), ["red-champa.txt"]);
    let path = format!("{decks}/red-ch");
    let completed = completed(home, &["check", &path]);
    assert_eq!(completed.iter().map(|path| slashed(path)).collect::<Vec<_>>(), [slashed(RED)]);
}

#[test]
fn every_manual_page_is_written_where_it_is_wanted() {
    let home = tempfile::tempdir().expect("a folder");
    let pages = home.path().join("man1");
    let (out, _, status) = run(home.path(), &["man", "--dir", &pages.to_string_lossy()]);
    assert_eq!(status, 0);
    assert!(out.contains(" pages written to "), "{out}");
    for page in ["scouter.1", "scouter-cards-find.1", "scouter-help-search.1"] {
        assert!(pages.join(page).is_file(), "{page}");
    }
    let page = std::fs::read_to_string(pages.join("scouter-check.1")).expect("a page");
    let (printed, _, _) = run(home.path(), &["man", "check"]);
    assert_eq!(page, printed);
    assert_eq!(run(home.path(), &["man", "no-such"]).2, 2);
}

#[test]
fn the_doctor_says_what_is_in_use_and_what_is_wrong() {
    let home = tempfile::tempdir().expect("a folder");
    let (out, err, status) = run(home.path(), &["doctor"]);
    assert_eq!((err.as_str(), status), ("", 0));
    for line in ["rules     dbscg-1.10 (unless a list says otherwise)", "tables    none imported", "lists     dbscg: "]
    {
        assert!(out.contains(line), "{line}: {out}");
    }
    assert!(out.lines().all(|line| line.len() <= 80 || line.contains(['/', '\\'])), "{out}");
    let gone = if cfg!(windows) { "C:/no/such/folder" } else { "/no/such/folder" };
    std::fs::write(home.path().join("config.toml"), format!("decks = \"{gone}\"\n")).expect("a file");
    std::fs::create_dir_all(home.path().join("data/cards")).expect("a folder");
    std::fs::write(home.path().join("data/cards/mine.tsv"), "damaged\n").expect("a file");
    let (out, err, status) = run(home.path(), &["doctor"]);
    assert_eq!(status, 1);
    assert!(out.contains("mine: damaged") && err.contains("scouter cards forget mine"), "{out}{err}");
    assert!(err.contains(&format!("the decks folder {gone} is not there")), "{err}");
    let (out, _, status) = run(home.path(), &["doctor", "--format", "json"]);
    let report: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((report["wrong"].as_array().map(Vec::len), status), (Some(2), 1));
}

#[test]
fn the_language_that_is_set_is_spoken_unless_the_command_line_names_another() {
    let home = tempfile::tempdir().expect("a folder");
    assert_eq!(run(home.path(), &["config", "set", "lang", "it"]).2, 0);
    assert!(run(home.path(), &["explain", "copy-limit"]).0.contains("copie"));
    assert!(run(home.path(), &["explain", "copy-limit", "--lang", "en"]).0.contains("copies"));
}

#[test]
fn help_is_as_wide_as_the_environment_says_where_there_is_no_terminal() {
    let home = tempfile::tempdir().expect("a folder");
    let widest = |columns: &str| {
        let (out, _, _) = said(&scouter(home.path()).arg("--help").env("COLUMNS", columns).output().expect("runs"));
        out.lines().map(|line| line.chars().count()).max().unwrap_or(0)
    };
    assert!((81..=100).contains(&widest("100")), "{}", widest("100"));
    assert!(widest("60") <= 60, "{}", widest("60"));
}
