//! Which module may use which. The table is that of the design: data flows one way, and within a folder, too.

use std::collections::BTreeSet;
use std::path::Path;

use super::arrows::House;
use super::floors::ONE_QUESTION;

/// Each module with those it may use.
const MAY_USE: [(&str, &[&str]); 22] = [
    ("build", &[]),
    ("shown", &[]),
    ("language", &["shown"]),
    ("feature", &["language"]),
    ("diagnostic", &["language"]),
    ("card", &[]),
    ("ability", &["card"]),
    ("wording", &["card", "ability", "language"]),
    ("skill", &["card", "ability", "diagnostic", "language"]),
    ("catalog", &["card", "ability", "skill", "diagnostic", "language", "shown", "feature"]),
    ("deck", &["card", "diagnostic", "language", "shown"]),
    ("ruleset", &["card", "ability", "diagnostic", "language"]),
    ("legality", &["card", "ability", "wording", "catalog", "deck", "ruleset", "diagnostic", "language"]),
    ("engine", &["card", "ability"]),
    ("player", &["engine", "card", "ability"]),
    ("sim", &["engine", "player", "deck", "ruleset", "card", "ability", "wording", "language"]),
    (
        "app",
        &[
            "card",
            "ability",
            "catalog",
            "deck",
            "ruleset",
            "legality",
            "engine",
            "player",
            "sim",
            "diagnostic",
            "language",
        ],
    ),
    (
        "report",
        &[
            "card",
            "ability",
            "wording",
            "skill",
            "catalog",
            "deck",
            "ruleset",
            "legality",
            "engine",
            "sim",
            "app",
            "diagnostic",
            "language",
            "shown",
            "feature",
        ],
    ),
    ("page", &["card", "deck", "ruleset", "legality", "sim", "app", "report", "diagnostic", "language", "shown"]),
    ("cli", &["*"]),
    ("lib", &["*"]),
    ("main", &["*"]),
];

/// Folders in which no two files call each other in a circle, by whichever way round.
const WITHOUT_CIRCLES: [&str; 18] = [
    "ability",
    "app",
    "card",
    "catalog",
    "cli",
    "deck",
    "diagnostic",
    "engine",
    "language",
    "legality",
    "page",
    "player",
    "report",
    "ruleset",
    "shown",
    "sim",
    "skill",
    "wording",
];

/// Every Rust file below `src`, with the name of its module.
pub(crate) fn sources() -> Vec<(String, String, String)> {
    fn collect(folder: &Path, out: &mut Vec<std::path::PathBuf>) {
        let mut entries: Vec<_> = std::fs::read_dir(folder).expect("a folder").flatten().map(|e| e.path()).collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                collect(&path, out);
            } else if path.extension().is_some_and(|end| end == "rs") {
                out.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&root, &mut files);
    files
        .into_iter()
        .map(|path| {
            let inside = path.strip_prefix(&root).expect("below src").to_string_lossy().replace('\\', "/");
            let module = inside.split('/').next().unwrap_or_default().trim_end_matches(".rs").to_owned();
            (inside, module, std::fs::read_to_string(&path).expect("a source file"))
        })
        .collect()
}

/// The modules that a line names behind `crate::`.
fn used(line: &str) -> Vec<String> {
    let code = line.split("//").next().unwrap_or_default();
    let names = code.match_indices("crate::").map(|(at, found)| &code[at + found.len()..]);
    let name = |rest: &str| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    // Of several in braces each is named at the outermost level.
    let several = |rest: &str| -> Vec<String> {
        let (mut depth, mut names) = (0, vec![String::new()]);
        for c in rest.chars() {
            depth += i32::from(c == '{') - i32::from(c == '}');
            match (c, depth) {
                (_, ..=0) => break,
                ('{', 1) => {}
                (',', 1) => names.push(String::new()),
                (_, 1) => names.last_mut().expect("one").push(c),
                _ => {}
            }
        }
        names.iter().map(|one| name(one.trim())).collect()
    };
    names
        .flat_map(|rest| if rest.starts_with('{') { several(rest) } else { vec![name(rest)] })
        .filter(|name| !name.is_empty())
        .collect()
}

/// The lines of a file but for its unit tests, which may reach further than the code they test.
pub(crate) fn code_lines(text: &str) -> Vec<&str> {
    lines_without(text, &["#[cfg(test)]"])
}

/// The lines of a file but for the items with one of these attributes. An item ends, as it is formatted, with a brace as far in as
/// it began, or on its own line.
fn lines_without<'t>(text: &'t str, attributes: &[&str]) -> Vec<&'t str> {
    let mut code = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let attribute = line.trim_start();
        if !attributes.contains(&attribute) {
            code.push(line);
            continue;
        }
        let indent = &line[..line.len() - attribute.len()];
        let item = lines.find(|line| !line.trim_start().starts_with("#[")).unwrap_or_default();
        if !item.ends_with([';', '}']) {
            lines.find(|line| line.strip_prefix(indent).is_some_and(|rest| rest == "}"));
        }
    }
    code
}

#[test]
fn modules_in_braces_are_each_named() {
    assert_eq!(used("use crate::{card::{Card, Kind}, sim, language::say};"), ["card", "sim", "language"]);
    assert_eq!(used("let a: crate::deck::List = crate::card::new();"), ["deck", "card"]);
    assert!(used("// crate::sim").is_empty());
}

#[test]
fn code_after_unit_tests_is_read_too() {
    let text = "use a;\n#[cfg(test)]\nuse b;\n#[cfg(test)]\nmod tests {\n    fn c() {\n    }\n}\nuse d;\n";
    assert_eq!(code_lines(text), ["use a;", "use d;"]);
}

/// The crates that some systems alone have, by `Cargo.toml`, each with the attribute of the items that may use it.
fn crates_of_some_systems(manifest: &str) -> Vec<(String, String)> {
    let mut crates = Vec::new();
    let mut condition = None;
    for line in manifest.lines() {
        if line.starts_with('[') {
            condition = line.strip_prefix("[target.'").and_then(|rest| rest.strip_suffix("'.dependencies]"));
        } else if let Some((name, _)) = line.split_once(" = ").filter(|(name, _)| !name.starts_with(['#', ' '])) {
            crates.extend(condition.map(|condition| (name.replace('-', "_"), format!("#[{condition}]"))));
        }
    }
    crates
}

#[test]
fn a_crate_of_some_systems_is_used_on_those_alone() {
    /// Linux is a Unix.
    const NARROWER: [(&str, &str); 1] = [("#[cfg(unix)]", "#[cfg(target_os = \"linux\")]")];

    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).expect("the manifest");
    let crates = crates_of_some_systems(&manifest);
    assert!(crates.iter().any(|(name, _)| name == "rustix"), "{crates:?}");
    let mut wrong = BTreeSet::new();
    for (file, _, text) in sources() {
        for (name, attribute) in &crates {
            let narrower = NARROWER.iter().filter(|(wide, _)| wide == attribute).map(|(_, narrow)| *narrow);
            let attributes: Vec<&str> = std::iter::once(attribute.as_str()).chain(narrower).collect();
            if lines_without(&text, &attributes).iter().any(|line| line.contains(&format!("{name}::"))) {
                wrong.insert(format!("{file} uses {name} without {attribute}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_a_wider_condition_holds_is_found() {
    let manifest = "[target.'cfg(target_os = \"linux\")'.dependencies]\n# Why = so.\na-b = \"1\"\n\
        [dependencies]\nc = \"1\"\n";
    let linux = "#[cfg(target_os = \"linux\")]";
    assert_eq!(crates_of_some_systems(manifest), [("a_b".to_owned(), linux.to_owned())]);
    let text = "#[cfg(unix)]\nfn a() {\n    a_b::c();\n}\n#[cfg(target_os = \"linux\")]\nfn b() {\n    a_b::d();\n}\n";
    assert_eq!(lines_without(text, &[linux]), ["#[cfg(unix)]", "fn a() {", "    a_b::c();", "}"]);
}

#[test]
fn every_module_uses_only_what_the_design_lets_it() {
    let mut wrong = BTreeSet::new();
    for (file, module, text) in sources() {
        let (_, may_use) = MAY_USE.iter().find(|(name, _)| *name == module).unwrap_or_else(|| {
            panic!("{file}: `{module}` is not in the table of dependencies");
        });
        if file.ends_with("tests.rs") {
            continue;
        }
        for name in code_lines(&text).into_iter().flat_map(used) {
            // What tests have in common is built for them alone.
            if name != module && name != "cases" && !may_use.contains(&"*") && !may_use.contains(&name.as_str()) {
                wrong.insert(format!("{file} uses {name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_files_of_a_folder_call_each_other_in_a_circle() {
    let files = sources().into_iter().filter(|(file, ..)| !file.ends_with("tests.rs") && !file.ends_with("testing.rs"));
    let house = House::of(files.map(|(file, _, text)| (file, code_lines(&text).join("\n"))));
    let wholes = ONE_QUESTION.map(|room| format!("engine/dbscg/{room}"));
    let wholes: Vec<&str> = wholes.iter().map(String::as_str).collect();
    let circles: Vec<String> = WITHOUT_CIRCLES.into_iter().flat_map(|folder| house.circles(folder, &wholes)).collect();
    assert!(circles.is_empty(), "{circles:#?}");
}

#[test]
fn the_map_names_every_module() {
    let library = sources().into_iter().find(|(file, ..)| file == "lib.rs").map(|(.., text)| text).expect("lib.rs");
    let map: String = library.lines().filter(|line| line.starts_with("//!")).collect();
    let modules: BTreeSet<String> = sources().into_iter().map(|(_, module, _)| module).collect();
    for module in modules.iter().filter(|module| !["build", "lib", "main"].contains(&module.as_str())) {
        assert!(map.contains(&format!("[`{module}`]")), "the map in src/lib.rs does not name `{module}`");
    }
}

#[test]
fn every_subject_of_the_tests_is_listed_with_a_sentence() {
    let main = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/main.rs");
    let main = std::fs::read_to_string(main).expect("the list");
    let listed = |line: &str| Some(line.strip_prefix("//! * `")?.split_once("`: ")?.0.to_owned());
    let module = |line: &str| Some(line.strip_prefix("mod ")?.strip_suffix(';')?.to_owned());
    let listed: BTreeSet<String> = main.lines().filter_map(listed).collect();
    let modules: BTreeSet<String> = main.lines().filter_map(module).collect();
    assert_eq!(listed, modules);
}

#[test]
fn every_file_says_what_it_is() {
    for (file, _, text) in sources() {
        assert!(text.starts_with("//!"), "src/{file} does not open with `//!`");
    }
}
