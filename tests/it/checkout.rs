//! Whether every file can be checked out on every system: Windows keeps some names for devices and takes some characters for signs
//! of its own, and like macOS it does not tell upper case from lower case.

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
