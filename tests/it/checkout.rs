//! Whether every file can be checked out on every system: Windows keeps some names for devices and takes some characters for signs
//! of its own, and like macOS it does not tell upper case from lower case. And whether the pages on the project say what is so.

use std::collections::BTreeMap;
use std::path::Path;

/// What Windows keeps for devices, whatever stands behind a dot.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "conin$", "conout$"];

/// Every file and folder below a folder, as a path from the root; without what is built and what git keeps.
fn paths(folder: &Path, above: &str, out: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let name = entry.file_name().into_string().expect("a name in UTF-8");
        if above.is_empty() && ["target", ".git"].contains(&name.as_str()) {
            continue;
        }
        let path = format!("{above}{name}");
        if entry.file_type().expect("a type").is_dir() {
            paths(&entry.path(), &format!("{path}/"), out);
        }
        out.push(path);
    }
}

/// Those of the checkout.
fn checkout() -> Vec<String> {
    let mut all = Vec::new();
    paths(Path::new(env!("CARGO_MANIFEST_DIR")), "", &mut all);
    assert!(all.iter().any(|path| path == "Cargo.toml"));
    all
}

/// Why Windows does not take a name.
fn refused(name: &str) -> Option<&'static str> {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_lowercase();
    let is_port = |kind: &str| {
        let number = stem.strip_prefix(kind).unwrap_or_default();
        number.chars().count() == 1 && number.contains(|c: char| c.is_ascii_digit() || "¹²³".contains(c))
    };
    if DEVICES.contains(&stem.as_str()) || is_port("com") || is_port("lpt") {
        return Some("is a device");
    }
    if name.ends_with(['.', ' ']) {
        return Some("ends in a dot or a blank");
    }
    name.contains(|c: char| c.is_control() || "<>:\"|?*\\".contains(c)).then_some("has a sign that no name may have")
}

#[test]
fn no_file_has_a_name_that_windows_refuses() {
    let refused = |path: &String| Some(format!("{path} {}", refused(path.rsplit('/').next()?)?));
    assert_eq!(checkout().iter().filter_map(refused).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn no_two_files_differ_in_case_alone() {
    let mut folded: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in checkout() {
        folded.entry(path.to_lowercase()).or_default().push(path);
    }
    let alike: Vec<Vec<String>> = folded.into_values().filter(|paths| paths.len() > 1).collect();
    assert!(alike.is_empty(), "{alike:?}");
}

#[test]
fn the_names_of_devices_are_known_with_any_ending_and_in_any_case() {
    for name in
        ["nul.txt", "NUL", "Con.tar.gz", "com1", "LPT9.md", "com².txt", "aux .txt", "a.", "b ", "a:b", "a?b", "a\tb"]
    {
        assert!(refused(name).is_some(), "{name:?}");
    }
    for name in ["null.txt", "console.rs", "com.txt", "com10", "lpt", ".nul", "auxiliary", "a b.txt"] {
        assert!(refused(name).is_none(), "{name:?}");
    }
}

/// A file of the checkout.
fn file(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a file")
}

/// The paths that a page names as such, those in braces one by one; none with `NAME` or `*` in it, which stands for several.
fn paths_of(page: &str) -> Vec<String> {
    let is_path = |word: &&str| ["src/", "tests/", "data/"].iter().any(|folder| word.starts_with(folder));
    let words = page.split('`').skip(1).step_by(2).filter(is_path).filter(|word| !word.contains(['*', ' ']));
    let each = |word: &str| -> Vec<String> {
        let braces = word.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)));
        let Some((before, (names, behind))) = braces else { return vec![word.to_owned()] };
        names.split(',').map(|name| format!("{before}{name}{behind}")).collect()
    };
    words.flat_map(each).filter(|path| !path.contains("NAME")).collect()
}

#[test]
fn the_pages_on_the_project_name_what_is_there() {
    let text = "`src/a` b `tests/{c,d}/e.rs`, `data/NAME.rs` `f` `src/*.rs`";
    assert_eq!(paths_of(text), ["src/a", "tests/c/e.rs", "tests/d/e.rs"]);
    for page in [".github/CONTRIBUTING.md", ".github/SECURITY.md"] {
        let mut paths = paths_of(&file(page));
        assert!(!paths.is_empty(), "{page}");
        paths.retain(|path| !Path::new(env!("CARGO_MANIFEST_DIR")).join(path).exists());
        assert_eq!(paths, [""; 0], "{page}");
    }
}

#[test]
fn the_readme_asks_for_the_rust_that_cargo_asks_for() {
    let manifest = file("Cargo.toml");
    let asked = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"")?.strip_suffix('"'));
    let asked = asked.expect("a version");
    assert!(file("README.md").contains(&format!("{asked} or newer")), "{asked}");
}
