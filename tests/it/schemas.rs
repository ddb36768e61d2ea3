//! What is printed as JSON is what its schema says: every such command of the sessions, and runs of all that print it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use serde_json::Value;

use crate::program::{said, scouter};

/// The schemas of the program, and which of them were held against something.
struct Schemas {
    home: tempfile::TempDir,
    known: BTreeMap<String, Validator>,
    seen: BTreeSet<String>,
}

/// Options that ask for JSON, on any of the commands.
const JSON: [&str; 2] = ["--format", "json"];

impl Schemas {
    fn new() -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let print = |words: &[&str]| {
            let (out, err, code) = said(&scouter(home.path()).arg("schema").args(words).output().expect("it runs"));
            assert_eq!((err.as_str(), code), ("", 0), "{words:?}");
            out
        };
        // A line that goes on below another begins with more blanks.
        let listed = print(&[]);
        let names = listed.lines().filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
        let names = names.map(|line| line.split("  ").next().unwrap_or_default().to_owned());
        let known = names.map(|name| {
            let schema: Value = serde_json::from_str(&print(&[&name])).expect("JSON");
            assert!(jsonschema::meta::is_valid(&schema), "{name}: no schema of JSON Schema 2020-12");
            let validator = jsonschema::draft202012::new(&schema).expect("a schema");
            (name, validator)
        });
        Self { known: known.collect(), seen: BTreeSet::new(), home }
    }

    /// The schema of a command line: of as many of its first words as are a command.
    fn of(&self, words: &[&str]) -> (&str, &Validator) {
        let two = words[..words.len().min(2)].join(" ");
        let found = self.known.get_key_value(&two).or_else(|| self.known.get_key_value(words[0]));
        let (name, validator) = found.unwrap_or_else(|| panic!("no schema of {words:?}"));
        (name, validator)
    }

    /// Holds what a command printed against its schema.
    fn hold(&mut self, words: &[&str], printed: &str) {
        let value: Value =
            serde_json::from_str(printed).unwrap_or_else(|error| panic!("{words:?}: {error}: {printed}"));
        let (name, validator) = self.of(words);
        let name = name.to_owned();
        let wrong: Vec<String> =
            validator.iter_errors(&value).map(|error| format!("{} at {}", error, error.instance_path())).collect();
        assert!(wrong.is_empty(), "{words:?} prints what `scouter schema {name}` does not say: {wrong:#?}");
        self.seen.insert(name);
    }

    /// Runs a command in a folder and holds what it prints against its schema; whether it prints anything: it need not where
    /// it could not be done.
    fn run(&mut self, folder: &Path, words: &[&str]) -> bool {
        let run = scouter(self.home.path()).current_dir(folder).args(words).output().expect("it runs");
        let (out, err, code) = said(&run);
        if out.is_empty() {
            assert_eq!(code, 2, "{words:?}: {err}");
            return false;
        }
        self.hold(words, &out);
        true
    }

    /// The same of a command that has something to print.
    fn must(&mut self, folder: &Path, words: &str) {
        let words = split(words);
        let words: Vec<&str> = words.iter().map(String::as_str).chain(JSON).collect();
        assert!(self.run(folder, &words), "{words:?} prints nothing");
    }
}

/// The words of a command line, as a shell parts them.
fn split(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for c in line.chars() {
        match (c, quote) {
            (c, Some(end)) if c == end => quote = None,
            ('\'' | '"', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (' ', None) => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn copied(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in from.read_dir().expect("a folder").flatten() {
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copied(&path, &to);
        } else {
            std::fs::copy(&path, &to).expect("a copy");
        }
    }
}

#[test]
fn what_the_sessions_print_as_json_is_what_its_schema_says() {
    let mut schemas = Schemas::new();
    let sessions = root().join("tests/cli").read_dir().expect("sessions").flatten().map(|entry| entry.path());
    let mut sessions: Vec<PathBuf> = sessions.filter(|path| path.extension().is_some_and(|end| end == "md")).collect();
    sessions.sort();
    sessions.push(root().join("README.md"));
    let mut held = 0;
    for session in sessions {
        let text = std::fs::read_to_string(&session).expect("a session");
        let scratch = tempfile::tempdir().expect("a folder");
        for line in text.lines().filter_map(|line| line.strip_prefix("$ scouter ")) {
            let words = split(line);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            if !words.windows(2).any(|pair| pair == JSON) {
                continue;
            }
            // What a session begins with stands beside it; each command has it as it was.
            let own = session.with_extension("in");
            let folder = if own.is_dir() { scratch.path().join(held.to_string()) } else { root() };
            if own.is_dir() {
                copied(&own, &folder);
            }
            schemas.run(&folder, &words);
            held += 1;
        }
    }
    assert!(held >= 30, "{held}");
}

#[test]
fn what_every_command_prints_as_json_is_what_its_schema_says() {
    let mut schemas = Schemas::new();
    let scratch = tempfile::tempdir().expect("a folder");
    let here = scratch.path();
    copied(&root().join("decks"), &here.join("decks"));
    copied(&root().join("tests/cli/find.in"), &here.join("cards"));
    let red = "decks/red-champa.txt";
    let yugioh = "--cards decks/other-games/yugioh-cards.csv";
    let tables = "--cards decks/exo/cards.csv --cards decks/force-of-will/cards.csv --cards decks/other-games/yugioh-cards.csv --cards decks/other-games/force-of-will-cards.csv";
    let force = "--cards decks/other-games/force-of-will-cards.csv";
    for words in [
        format!("check decks {tables}"),
        format!("check decks/other-games/umi-twice-over.ydk {yugioh} --lang fr"),
        format!("check decks/other-games/grimm.fdk {force}"),
        "fix decks/five-copies.yaml".to_owned(),
        "fix decks/five-copies.yaml --fill 'battle cost<=3'".to_owned(),
        format!("fix {red} --rules dbscg-4.00"),
        format!("suggest {red} --limit 5"),
        format!("diff {red} decks/alien-rush.txt --want '1+ battle'"),
        format!("diff {red} {red}"),
        format!("stats decks {tables}"),
        format!("hand {red} --count 2 --turns 2 --seed 1"),
        format!("hand decks/other-games/grimm.fdk {force} --seed 1"),
        format!("odds {red} --want '2+ battle cost<=2' --want '61+ red'"),
        format!("odds {red} --want '2+ battle' --mulligan all"),
        format!("odds decks/other-games/grimm.fdk {force} --pile stones --want '1+ attribute:fire'"),
        format!("mulligan {red} --want '1+ BT1-025'"),
        format!("mulligan {red} --want '1+ BT1-025' --hand BT1-004,BT1-026,BT1-026,BT1-014,BT1-008,BT1-013"),
        format!("goldfish {red} --games 3 --turns 3 --seed 1 --shard 1/2"),
        format!("mulligan {red} --by-play --games 400 --seed 1"),
        format!("goldfish {red} --games 30 --turns 3 --seed 1 --impact"),
        format!("match {red} decks/alien-rush.txt --games 2 --seed 1 --impact"),
        format!("match {red} --field decks/alien-rush.txt --games 2 --seed 1 --impact"),
        format!("goldfish decks/other-games/umi-twice-over.ydk {yugioh} --allow-illegal"),
        format!("goldfish decks/other-games/grimm.fdk {force}"),
        format!("match {red} decks/alien-rush.txt --games 2 --seed 1"),
        format!("match {red} decks/alien-rush.txt --games 4 --seed 1 --shard 1/2"),
        format!("match {red} --field decks/alien-rush.txt --games 4 --seed 1 --shard 2/2"),
        format!("match {red} decks/alien-rush.txt --games 2 --seed 1 --best-of 3"),
        format!("match {red} decks/alien-rush.txt --games 4 --seed 1 --best-of 3 --shard 1/2"),
        format!("arena random greedy {red} --games 2 --seed 1"),
        format!("arena hygiene {red} --games 2 --seed 1"),
        "find red".to_owned(),
        "cards find 'type:z-battle or type:unison'".to_owned(),
        format!("cards find dark {yugioh}"),
        format!("cards find fire {force}"),
        "cards coverage".to_owned(),
        format!("cards coverage --decks {red}"),
        "cards lists".to_owned(),
        "cards lists --date 2020-01-01".to_owned(),
        "rules audit".to_owned(),
        "rules audit --rules dbscg-4.00".to_owned(),
        "rules audit --rules exo".to_owned(),
        "rules audit --rules force-of-will-6.4".to_owned(),
        "cards coverage --cards decks/force-of-will/cards.csv".to_owned(),
        "match decks/force-of-will/grove.txt decks/force-of-will/forge.txt --cards decks/force-of-will/cards.csv --games 2 --seed 1".to_owned(),
        "goldfish decks/force-of-will/grove.txt --cards decks/force-of-will/cards.csv --games 3 --turns 3 --seed 1".to_owned(),
        "doctor".to_owned(),
        "new new.txt --leader BT1-001".to_owned(),
        "add new.txt 4 BT1-006".to_owned(),
        "set new.txt BT1-006 5".to_owned(),
        "remove new.txt 2 BT1-006".to_owned(),
        "leader new.txt BT1-002".to_owned(),
        "rename new.txt 'Another name'".to_owned(),
        "sort new.txt".to_owned(),
        "undo new.txt".to_owned(),
    ] {
        schemas.must(here, &words);
    }
    let scenarios = root().join("tests/scenarios");
    schemas.must(&scenarios, "scenario 7-battle editions exo");
    let run = |words: &[&str]| scouter(schemas.home.path()).current_dir(here).args(words).output().expect("it runs");
    for part in ["1/2", "2/2"] {
        let run = run(&["goldfish", red, "--games", "4", "--seed", "1", "--shard", part, "--format", "json"]);
        std::fs::write(here.join(part.replace('/', "-of-") + ".json"), run.stdout).expect("a file");
    }
    for part in ["1/2", "2/2"] {
        let list = "decks/alien-rush.txt";
        let run = run(&["match", red, list, "--games", "4", "--seed", "1", "--shard", part, "--format", "json"]);
        std::fs::write(here.join(part.replace('/', "-of-match-") + ".json"), run.stdout).expect("a file");
    }
    assert!(run(&["cards", "import", "decks/other-games/yugioh-cards.csv"]).status.success());
    schemas.must(here, "merge 1-of-2.json 2-of-2.json");
    schemas.must(here, "merge 1-of-match-2.json 2-of-match-2.json");
    schemas.must(here, "cards tables");
    let known: BTreeSet<String> = schemas.known.keys().cloned().collect();
    assert_eq!(known, schemas.seen, "a schema was held against nothing");
}
