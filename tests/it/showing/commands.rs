//! The program itself: each command in each of its forms, with names that nobody should trust in each place where one can
//! stand. What is said, and what is written to files, holds no sign that acts.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::Mutex;

use deckscouter::deck::{NOTATIONS, notation};
use serde_json::{Value, json};

use super::{HOSTILE, on_one_line, wrong_with};
use crate::program::scouter;

/// A command about a list: `DECK` is the list, `CLEAN` another one. The first form is that which is used without `--format`.
const ABOUT_LISTS: [(&str, &str, &[&str]); 36] = [
    ("check", "check DECK", &["human", "json", "sarif", "github", "csv"]),
    ("check", "check DECK --sided-from CLEAN", &["human"]),
    ("fix", "fix DECK", &["human", "json"]),
    ("suggest", "suggest DECK --limit 2", &["human", "json", "csv", "markdown"]),
    ("hand", "hand DECK --seed 1 --turns 1", &["human", "json", "csv", "markdown"]),
    ("odds", "odds DECK --want 1+battle --allow-illegal", &["human", "json", "csv", "markdown"]),
    ("odds", "odds DECK --want ARG --allow-illegal", &["human"]),
    ("mulligan", "mulligan DECK --want 1+battle --allow-illegal", &["human", "json", "csv", "markdown"]),
    ("convert", "convert DECK --to text", &[]),
    ("new", "new NEW.txt --leader BT1-001", &["human", "json"]),
    ("add", "add DECK BT1-005 --dry-run", &["human", "json"]),
    ("remove", "remove DECK BT1-025 --dry-run", &["human", "json"]),
    ("set", "set DECK BT1-025 1 --dry-run", &["human", "json"]),
    ("leader", "leader DECK BT1-003 --dry-run", &["human", "json"]),
    ("rename", "rename DECK ARG --dry-run", &["human", "json"]),
    ("sort", "sort DECK --dry-run", &["human", "json"]),
    ("undo", "undo DECK --dry-run", &["human", "json"]),
    ("sheet", "sheet DECK --player ARG -o OUT.pdf", &[]),
    ("show", "show DECK", &[]),
    ("diff", "diff DECK CLEAN --want 1+battle --turns 1 --allow-illegal", &["human", "json", "csv", "markdown"]),
    ("stats", "stats DECK CLEAN", &["human", "json", "csv", "markdown"]),
    (
        "goldfish",
        "goldfish DECK --games 2 --turns 1 --seed 1 --no-time --allow-illegal --report OUT.html --plot OUT.svg --rows OUT.csv",
        &["human", "json", "csv", "markdown"],
    ),
    ("goldfish", "goldfish DECK --games 2 --turns 1 --seed 1 --allow-illegal --log 0", &["human"]),
    (
        "goldfish",
        "goldfish DECK --games 2 --turns 1 --seed 1 --no-time --allow-illegal --impact",
        &["human", "json", "csv", "markdown"],
    ),
    (
        "match",
        "match DECK CLEAN --games 2 --seed 1 --no-time --turn-limit 2 --allow-illegal --impact",
        &["human", "json", "csv", "markdown"],
    ),
    (
        "mulligan",
        // Copies of two cards alone: few returns are weighed.
        "mulligan DECK --by-play --against CLEAN --player random --games 64 --seed 1 --allow-illegal \
         --hand BT1-025,BT1-025,BT1-025,BT1-025,BT1-009,BT1-009",
        &["human", "json", "csv", "markdown"],
    ),
    (
        "match",
        "match DECK CLEAN --games 2 --seed 1 --no-time --turn-limit 2 --allow-illegal",
        &["human", "json", "csv", "markdown"],
    ),
    (
        "match",
        "match DECK CLEAN DECK --games 2 --seed 1 --no-time --turn-limit 2 --allow-illegal",
        &["human", "markdown"],
    ),
    ("match", "match DECK CLEAN --games 1 --seed 1 --turn-limit 2 --allow-illegal --log 0", &["human"]),
    ("match", "match DECK CLEAN --games 1 --seed 1 --turn-limit 2 --allow-illegal --log 0 --open", &["human"]),
    (
        "match",
        "match DECK --field CLEAN --games 2 --seed 1 --no-time --turn-limit 2 --allow-illegal --shard 1/2 --report OUT.html --plot OUT.svg",
        &["human", "json", "csv", "markdown"],
    ),
    (
        "match",
        "match DECK CLEAN --best-of 3 --games 2 --seed 1 --no-time --turn-limit 2 --allow-illegal --report OUT.html",
        &["human", "json", "csv", "markdown"],
    ),
    ("arena", "arena random random DECK CLEAN --games 2 --seed 1 --no-time --allow-illegal", &["human", "json"]),
    (
        "arena hygiene",
        "arena hygiene DECK CLEAN --player random --games 2 --seed 1 --no-time --allow-illegal",
        &["human", "json"],
    ),
    ("arena fit", "arena fit DECK CLEAN --player random --games 2 --seed 1 --allow-illegal", &[]),
    ("play", "play DECK CLEAN --seed 1 --turn-limit 2 --allow-illegal --script SCRIPT", &[]),
];

/// A command about something else, in whose words and files the name stands.
const ABOUT_OTHERS: [(&str, &str, &[&str]); 37] = [
    // Where there is no terminal; what stands on the screen is tried in `src/cli/screen/tests.rs`.
    ("edit", "edit ARG", &[]),
    ("schema", "schema ARG", &[]),
    ("merge", "merge MERGE", &["human", "json", "csv", "markdown"]),
    ("merge", "merge DECK", &["human"]),
    ("replay", "replay REPLAY --log", &[]),
    ("replay", "replay DECK", &[]),
    ("cards find", "cards find number:ZZ1-001 --cards TABLE", &["human", "json", "csv", "markdown", "numbers"]),
    ("cards find", "cards find ARG", &["human"]),
    ("find", "find number:ZZ1-001 --cards TABLE", &["human", "json", "csv", "markdown", "numbers"]),
    ("find", "find ARG", &["human"]),
    ("cards show", "cards show ZZ1-001 --cards TABLE", &[]),
    ("cards show", "cards show ARG", &[]),
    ("cards coverage", "cards coverage --cards TABLE", &["human", "json"]),
    ("cards coverage", "cards coverage --sets ARG", &["human"]),
    ("cards import", "cards import TABLE --dry-run", &[]),
    ("cards import", "cards import TABLE --name table", &[]),
    ("cards import", "cards import DECK --name ARG", &[]),
    ("cards tables", "cards tables", &["human", "json"]),
    ("cards forget", "cards forget ARG", &[]),
    ("cards lists", "cards lists --list LIMITS --date 2026-01-01", &["human", "json", "csv", "markdown"]),
    ("cards lists", "cards lists --list DECK", &["human"]),
    ("cards build", "cards build --from TABLE --into BUILT", &[]),
    ("cards build", "cards build --from DECK --into BUILT", &[]),
    ("cards update", "cards update --from ARG", &[]),
    ("cards update", "cards update --from file:///ARG", &[]),
    ("rules show", "rules show ARG", &[]),
    ("rules audit", "rules audit --manual DECK", &["human", "json"]),
    ("scenario", "scenario SCENARIO", &["human", "json"]),
    ("scenario", "scenario BROKEN", &["human", "json"]),
    ("explain", "explain ARG", &[]),
    ("config set", "config set decks ARG", &[]),
    ("config get", "config get decks", &[]),
    ("config unset", "config unset ARG", &[]),
    ("config path", "config path", &[]),
    ("doctor", "doctor", &["human", "json"]),
    ("man", "man ARG", &[]),
    ("completions", "completions ARG", &[]),
];

/// Where the name stands in what a command about a list reads: options beside the command, and the list.
struct PlaceOfName {
    id: &'static str,
    deck: PathBuf,
    options: Vec<String>,
}

/// The files of a folder in which the name stands everywhere.
struct Folder {
    home: tempfile::TempDir,
    files: BTreeMap<&'static str, PathBuf>,
}

impl Folder {
    fn new() -> Self {
        let home = tempfile::tempdir().expect("a folder");
        Self { home, files: BTreeMap::new() }
    }

    fn write(&mut self, key: &'static str, name: &str, text: &str) -> PathBuf {
        let path = self.home.path().join(name);
        fs::write(&path, text).expect("a file");
        self.files.insert(key, path.clone());
        path
    }
}

/// A list of 50 cards in our own JSON.
fn list(name: &str, rules: Option<&str>, card: &str, more: Option<Value>) -> Value {
    let card = |count: u8, number: &str| json!({"count": count, "number": number, "name": card});
    let numbers = [
        "BT1-007", "BT1-014", "TB1-011", "BT1-006", "BT10-013", "TB1-019", "BT1-025", "BT1-009", "BT1-016", "BT1-013",
        "BT1-015", "BT1-008",
    ];
    let mut main: Vec<Value> = numbers.iter().map(|number| card(4, number)).collect();
    main.extend(more);
    let mut list = json!({"scouter": 1, "name": name, "leader": [{"count": 1, "number": "BT1-001"}], "main": main});
    if let Some(rules) = rules {
        list["rules"] = rules.into();
    }
    list
}

fn folder() -> (Folder, Vec<PlaceOfName>) {
    let mut folder = Folder::new();
    let path = |path: &Path| path.to_string_lossy().into_owned();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let two = || Some(json!({"count": 2, "number": "BT1-019"}));
    let clean = list("Clean", None, "", two()).to_string().replace(",\"name\":\"\"", "");
    folder.write("CLEAN", "clean.json", &clean);
    folder.write("SCRIPT", "moves.txt", &format!("board\nlog\n{}\n1\n1\nsave {}\n", on_one_line(), on_one_line()));
    let row = json!({
        "number": "ZZ1-001", "type": "battle", "name": HOSTILE, "colors": ["Red"], "energy": 1, "power": 5000,
        "traits": [HOSTILE], "characters": [HOSTILE], "eras": [HOSTILE], "rarity": HOSTILE, "name_it": HOSTILE,
        "skill": HOSTILE,
    });
    let table = folder.write("TABLE", "table.jsonl", &format!("{row}\n"));
    let limits = format!("# title: {0}\n# source: {0}\nnumber,limit,name\nBT1-025,1,{0}\n", on_one_line());
    let limits = folder.write("LIMITS", "limits.csv", &limits);
    let edition = fs::read_to_string(root.join("data/rulesets/dbscg-1.10.yaml")).expect("an edition");
    let rules = edition.replacen("id: dbscg-1.10", &format!("id: {}", json!(HOSTILE)), 1);
    let rules = folder.write("RULES", "rules.yaml", &rules);
    let game = fs::read_to_string(root.join("tests/cli/play.in/no-such-choice.json")).expect("a game");
    let mut game: Value = serde_json::from_str(&game).expect("JSON");
    for at in 0..2 {
        game["decks"][at]["name"] = HOSTILE.into();
        game["players"][at] = HOSTILE.into();
    }
    folder.write("REPLAY", "game.json", &game.to_string());
    let scenario = fs::read_to_string(root.join("tests/cli/scenario.in/bad.yaml")).expect("a scenario");
    let (_, scenario) = scenario.split_once('\n').expect("a name");
    folder.write("SCENARIO", "failing.yaml", &format!("name: {}\n{scenario}", json!(HOSTILE)));
    let broken = scenario.replace("battle: goku rest", &format!("battle: {}", json!(HOSTILE)));
    folder.write("BROKEN", "broken.yaml", &format!("name: x\n{broken}"));

    let named = list(HOSTILE, None, "", two()).to_string().replace(",\"name\":\"\"", "");
    let reading = notation::by_id("json").map(|json| (json.read)(&named).remove(0)).expect("ours");
    let written =
        |id: &str| notation::by_id(id).map(|to| (to.write)(&reading.deck)).expect("a notation").expect("a list");
    let (yaml, share) = (written("yaml"), written("share"));
    let unknown = Some(json!({"count": 2, "number": "ZZ9-999", "name": HOSTILE}));
    let mine = Some(json!({"count": 2, "number": "ZZ1-001"}));
    let lines = format!(
        "Name: {0}\nRules: {0}\n{0}\nLeader\n1 BT1-001 {0}\nMain Deck\n4 BT1-025 {0}\n4 {0}\n{0}: 4 BT1-006\n# {0}\n{HOSTILE}\n",
        on_one_line()
    );
    let odd_name = format!("{}.json", HOSTILE.replace('/', "").chars().take(70).collect::<String>());
    let clean_json = || list("Clean", None, "", two()).to_string().replace(",\"name\":\"\"", "");
    let mut places = vec![
        ("deck name", folder.write("DECK", "name.json", &named), vec![]),
        ("card names", folder.write("cards", "cards.json", &list("x", None, HOSTILE, two()).to_string()), vec![]),
        ("unknown card", folder.write("unknown", "unknown.json", &list("x", None, "", unknown).to_string()), vec![]),
        (
            "edition of the list",
            folder.write("rules-of", "of.json", &list("x", Some(HOSTILE), "", two()).to_string()),
            vec![],
        ),
        ("YAML", folder.write("yaml", "name.yaml", &yaml), vec![]),
        ("lines of text", folder.write("text", "lines.txt", &lines), vec![]),
        ("share code", PathBuf::from(share.trim_end()), vec![]),
        ("file name", folder.write("file", &odd_name, &clean_json()), vec![]),
        ("no such file", PathBuf::from(on_one_line().replace('/', "")), vec![]),
        ("ruleset", folder.write("ruled", "ruled.json", &clean_json()), vec!["--rules".to_owned(), path(&rules)]),
        (
            "no such ruleset",
            folder.write("unruled", "unruled.json", &clean_json()),
            vec!["--rules".to_owned(), HOSTILE.to_owned()],
        ),
        (
            "card table",
            folder.write("mine", "mine.json", &list("x", None, "", mine).to_string().replace(",\"name\":\"\"", "")),
            vec!["--cards".to_owned(), path(&table)],
        ),
        ("ban list", folder.write("limited", "limited.json", &clean_json()), vec!["--list".to_owned(), path(&limits)]),
    ];
    let places = places.drain(..).map(|(id, deck, options)| PlaceOfName { id, deck, options }).collect();
    (folder, places)
}

/// What comes out of a command, the files that it writes included.
fn run(folder: &Folder, number: usize, line: &str, deck: &Path, more: &[String]) -> (Output, String) {
    let out = folder.home.path().join(format!("out-{number}"));
    fs::create_dir_all(&out).expect("a folder");
    let inside = |name: &str| out.join(name).to_string_lossy().into_owned();
    let words = line.split(' ').map(|word| match word {
        "DECK" => deck.to_string_lossy().into_owned(),
        "ARG" => HOSTILE.to_owned(),
        "file:///ARG" => format!("file:///{}", on_one_line()),
        "NEW.txt" => inside("new.txt"),
        "BUILT" => inside("built"),
        word if word.starts_with("OUT.") => inside(word),
        word => folder.files.get(word).map_or_else(|| word.to_owned(), |path| path.to_string_lossy().into_owned()),
    });
    let mut command = scouter(folder.home.path());
    command.env("SCOUTER_DATA_DIR", inside("data")).env("SCOUTER_CONFIG", inside("config.toml")).current_dir(&out);
    let output = command.args(["--color", "always"]).args(words).args(more).output().expect("the program runs");
    let mut written = String::new();
    for name in ["OUT.html", "OUT.svg", "OUT.csv"] {
        written += &fs::read_to_string(out.join(name)).unwrap_or_default();
    }
    if let Ok(bytes) = fs::read(out.join("OUT.pdf")) {
        let document = lopdf::Document::load_mem(&bytes).expect("a PDF");
        let pages: Vec<u32> = document.get_pages().into_keys().collect();
        written += &document.extract_text(&pages).expect("text");
    }
    (output, written)
}

/// What is wrong with what came out, and whether the name was shown in it.
fn judged((output, written): &(Output, String), form: Option<&str>) -> Result<bool, String> {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).map_err(|error| error.to_string());
    let (out, err) = (text(&output.stdout)?, text(&output.stderr)?);
    for (what, text) in [("standard output", &out), ("standard error", &err), ("files", written)] {
        if let Some(wrong) = wrong_with(text) {
            return Err(format!("{what}: {wrong}\n{text}"));
        }
    }
    // 101 is a panic; without a code, a signal.
    if !matches!(output.status.code(), Some(0..=2)) {
        return Err(format!("it ends with {}\n{err}", output.status));
    }
    if matches!(form, Some("json" | "sarif")) && !out.is_empty() {
        serde_json::from_str::<Value>(&out).map_err(|error| format!("{error}\n{out}"))?;
    }
    Ok([&out, &err, written].into_iter().any(|text| text.contains("U+") || text.contains("\\u202e")))
}

/// The forms of a command line: without `--format`, and each with it.
fn forms(line: &str, forms: &[&'static str], all: bool) -> Vec<(Option<&'static str>, String)> {
    let Some((first, others)) = forms.split_first() else { return vec![(None, line.to_owned())] };
    let others = others.iter().filter(|_| all).map(|form| (Some(*form), format!("{line} --format {form}")));
    std::iter::once((Some(*first), line.to_owned())).chain(others).collect()
}

/// Every command line in every form, with the place of the name.
fn matrix(places: &[PlaceOfName]) -> Vec<(String, &'static str, Option<&'static str>, &PlaceOfName)> {
    // Where the name goes through each form on a way of its own; the others say the same things of other places.
    let in_every_form = ["deck name", "card table"];
    let mut all = Vec::new();
    for (at, place) in places.iter().enumerate() {
        let everything = in_every_form.contains(&place.id) || crate::engine::is_soak();
        for (number, (command, line, of)) in ABOUT_LISTS.into_iter().enumerate() {
            // At the other places every second command, so that together they see each of them.
            if !everything && (at + number) % 2 > 0 {
                continue;
            }
            let lines = forms(line, of, everything);
            all.extend(lines.into_iter().map(|(form, line)| (line, command, form, place)));
            if command == "convert" && everything {
                let to = NOTATIONS.iter().map(|notation| format!("convert DECK --to {}", notation.id));
                all.extend(to.map(|line| (line, command, None, place)));
            }
        }
    }
    for (command, line, of) in ABOUT_OTHERS {
        all.extend(forms(line, of, true).into_iter().map(|(form, line)| (line, command, form, &places[0])));
    }
    for (command, ..) in ABOUT_LISTS.into_iter().chain(ABOUT_OTHERS) {
        for option in ["--format ARG", "ARG ARG", "--color ARG"] {
            all.push((format!("{command} {option}"), command, None, &places[0]));
        }
    }
    all.sort_by(|(one, .., first), (other, .., second)| (one, first.id).cmp(&(other, second.id)));
    all.dedup_by(|(one, .., first), (other, .., second)| one == other && first.id == second.id);
    all
}

#[test]
fn no_sign_of_a_name_acts_whatever_is_asked_of_the_program() {
    let (mut folder, places) = folder();
    let goldfish = "goldfish CLEAN --games 2 --turns 1 --seed 1 --no-time --format json";
    let (part, _) = run(&folder, 0, goldfish, Path::new("x"), &[]);
    let mut part: Value = serde_json::from_slice(&part.stdout).expect("JSON");
    for key in ["deck", "fingerprint", "rules", "player"] {
        part[key] = HOSTILE.into();
    }
    part["dummy"] = format!("deck:{HOSTILE}").into();
    folder.write("MERGE", "part.json", &part.to_string());

    let matrix = matrix(&places);
    let (next, found) = (Mutex::new(0..matrix.len()), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some(at) = next.lock().expect("no thread panics").next() else { return };
                    let (line, _, form, place) = &matrix[at];
                    let about_lists = line.contains("DECK") || line.starts_with("new");
                    let more: &[String] = if about_lists { &place.options } else { &[] };
                    let judged = judged(&run(&folder, at + 1, line, &place.deck, more), *form);
                    found.lock().expect("no thread panics").push((at, judged));
                }
            });
        }
    });
    let mut found = found.into_inner().expect("no thread panics");
    found.sort_by_key(|(at, _)| *at);
    let wrong = found.iter().filter_map(|(at, judged)| {
        let (line, _, _, place) = &matrix[*at];
        judged.as_ref().err().map(|why| format!("scouter {line} ({}): {why}", place.id))
    });
    let wrong: Vec<String> = wrong.collect();
    let shown = found.iter().filter(|(_, judged)| *judged == Ok(true)).count();
    eprintln!("{} command lines, forms and places; the name is shown in {shown}", matrix.len());
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), matrix.len(), wrong.join("\n\n"));
    // No place is tried in vain.
    for place in &places {
        let is_shown =
            |(at, judged): &(usize, Result<bool, String>)| matrix[*at].3.id == place.id && *judged == Ok(true);
        assert!(found.iter().any(is_shown), "{}: the name never comes out", place.id);
    }
}

/// The commands that a help page lists.
fn listed(home: &Path, command: &str) -> Vec<String> {
    let words = command.split(' ').filter(|word| !word.is_empty());
    let output = scouter(home).args(words).arg("--help").output().expect("the program runs");
    let help = String::from_utf8_lossy(&output.stdout).into_owned();
    // Those of the program stand in groups, before what else there is help about.
    let lines = help.lines().take_while(|line| *line != "Options:" && !line.starts_with("Topics"));
    let names = lines.filter(|line| line.starts_with("  ") && line[2..].starts_with(|c: char| c.is_ascii_lowercase()));
    names
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .map(|name| format!("{command} {name}").trim().to_owned())
        .collect()
}

#[test]
fn the_matrix_has_every_command_and_every_form() {
    let home = tempfile::tempdir().expect("a folder");
    let rows = || ABOUT_LISTS.into_iter().chain(ABOUT_OTHERS);
    let (mut open, mut lacking) = (listed(home.path(), ""), Vec::new());
    assert!(open.len() > 20, "{open:?}");
    while let Some(command) = open.pop() {
        let below = listed(home.path(), &command);
        if !below.is_empty() {
            open.extend(below);
            continue;
        }
        if !rows().any(|(name, ..)| name == command) {
            lacking.push(command.clone());
        }
        let output = scouter(home.path()).args(command.split(' ')).arg("--help").output().expect("the program runs");
        let help = String::from_utf8_lossy(&output.stdout).into_owned();
        let words = help.split_whitespace().collect::<Vec<_>>().join(" ");
        let Some((_, about)) = words.split_once("--format <FORMAT>") else { continue };
        let about = about.split("[default").next().unwrap_or_default();
        let known: Vec<&str> = ["human", "json", "sarif", "github", "csv", "markdown", "numbers"]
            .into_iter()
            .filter(|form| about.split(|c: char| !c.is_alphanumeric()).any(|word| word == *form))
            .collect();
        for form in known {
            if !rows().any(|(name, _, forms)| name == command && forms.contains(&form)) {
                lacking.push(format!("{command} --format {form}"));
            }
        }
    }
    assert!(lacking.is_empty(), "not tried: {lacking:#?}");
}
