//! The rules of the grammar, as they are written in its sources.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The text that all steps are made on.
pub(super) const PAGE: &str = "src/skill/phrase/page.rs";

/// The steps that a page can make.
const STEPS: [&str; 9] = ["lit", "any", "step", "take", "bracketed", "link", "skip", "sees", "sees_each"];

/// All rules: the wordings of every `phrase!`, and the places where a page is asked for words, called as [`Rule`] calls them.
///
/// [`Rule`]: crate::skill::phrase::Rule
pub(super) fn rules() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut rules = BTreeSet::new();
    for path in sources(&root.join("src/skill")) {
        let file = path.strip_prefix(root).expect("below").to_string_lossy().replace('\\', "/");
        let is_test = file.ends_with("tests.rs") || file.contains("/gate/");
        // The macro and what it is made of have no wordings.
        if is_test || file == PAGE || file.ends_with("phrase/rules.rs") {
            continue;
        }
        let source = without_comments(&std::fs::read_to_string(&path).expect("a source file"));
        for (at, _) in source.match_indices("phrase! {") {
            let body = trees(&source[at + "phrase! ".len()..])[0];
            rules.extend(wordings(body).into_iter().map(|rule| squeezed(&format!("{file} {rule}"))));
        }
        rules.extend(steps(&source).into_iter().map(|place| format!("{file}:{place}")));
    }
    rules
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let inside = std::fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
    inside
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .collect()
}

/// A text without its spaces and line ends: the compiler sets others than the source has.
pub(super) fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

/// The same source with spaces for comments, so that every place stays where it is.
fn without_comments(source: &str) -> String {
    let bare = |line: &str| {
        let quoted = |at: usize| line[..at].matches('"').count() % 2 == 1;
        match line.match_indices("//").find(|(at, _)| !quoted(*at)) {
            Some((at, _)) => line[..at].to_owned(),
            None => line.to_owned(),
        }
    };
    source.lines().map(|line| bare(line) + "\n").collect()
}

/// The token trees of a text, one after the other.
fn trees(text: &str) -> Vec<&str> {
    let mut trees = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (tree, after) = rest.split_at(tree_len(rest));
        trees.push(tree);
        rest = after.trim_start();
    }
    trees
}

/// How long the first token tree is: a group, a text in quotation marks, a word, an arrow, or a sign.
fn tree_len(text: &str) -> usize {
    let first = text.chars().next().map_or(0, char::len_utf8);
    match text.as_bytes()[0] {
        b'(' | b'[' | b'{' => {
            let mut len = 1;
            loop {
                let inside = &text[len..];
                let inner = inside.trim_start();
                len += inside.len() - inner.len();
                match inner.as_bytes() {
                    [] => return len,
                    [b')' | b']' | b'}', ..] => return len + 1,
                    _ => len += tree_len(inner),
                }
            }
        }
        b'"' => 2 + text[1..].find('"').unwrap_or(text.len() - 2),
        b'=' if text.starts_with("=>") => 2,
        letter if letter.is_ascii_alphanumeric() || letter == b'_' => {
            text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len())
        }
        _ => first,
    }
}

/// What stands between the signs of a group.
fn inside(group: &str) -> Vec<&str> {
    trees(&group[1..group.len() - 1])
}

/// The wordings of a `phrase!`, each behind the name of its phrase and what it stands for.
fn wordings(body: &str) -> Vec<String> {
    let mut wordings = Vec::new();
    let mut tokens = inside(body).into_iter();
    while tokens.any(|token| token == "fn") {
        let name = tokens.next().expect("a name");
        let rules = inside(tokens.find(|token| token.starts_with('{')).expect("rules"));
        for rule in rules.split(|token| *token == ";").filter(|rule| !rule.is_empty()) {
            let [value, "=>", said @ ..] = rule else { panic!("{name}: {rule:?}") };
            let said = said.iter().filter(|token| **token != "|");
            wordings.extend(said.map(|wording| format!("{name} {value} => {wording}")));
        }
    }
    wordings
}

/// The line and column of every step that is made by hand.
fn steps(source: &str) -> Vec<String> {
    let mut places = Vec::new();
    for (at, _) in source.match_indices("page") {
        let call = source[at + "page".len()..].trim_start();
        let Some(method) = call.strip_prefix('.') else { continue };
        let asked = STEPS.iter().any(|step| method.strip_prefix(step).is_some_and(|rest| rest.starts_with('(')));
        if asked {
            let before = &source[..source.len() - method.len()];
            let line = before.rsplit('\n').next().unwrap_or_default();
            places.push(format!("{}:{}", before.matches('\n').count() + 1, line.chars().count() + 1));
        }
    }
    places
}
