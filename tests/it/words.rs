//! The words of the ability language, as `tests/scenarios/WORDS.md` lists them for people who do not read Rust, and as
//! `data/words.tsv` has them for messages about scenarios. Both are made from the documentation of the language itself.

use std::fmt::Write as _;
use std::path::Path;

/// Where the words stand: file, enum, heading.
const LISTS: [(&str, &str, &str); 24] = [
    ("when.rs", "Trigger", "`when`: what makes a skill pending"),
    ("when.rs", "Watched", "Which card an event is about"),
    ("when.rs", "Doer", "Whose doing an event is (`by`)"),
    ("effect/price.rs", "Price", "`cost`: what a skill asks for"),
    ("effect/price.rs", "Fate", "What happens to a card given as a price"),
    ("when.rs", "Condition", "`if`: what has to hold"),
    ("cards/mod.rs", "Cards", "Which cards"),
    ("cards/filter.rs", "Filter", "Descriptions of cards (`filter`)"),
    ("cards/shared.rs", "Shared", "What cards have in common"),
    ("who.rs", "Who", "Which player"),
    ("cards/choose.rs", "HowMany", "How many are chosen (`count`)"),
    ("cards/shared.rs", "Relation", "How the cards of a choice are related (`related`)"),
    ("cards/quantity.rs", "Count", "Numbers that are counted"),
    ("effect/mod.rs", "Effect", "`do`: what a skill does"),
    ("effect/mod.rs", "Destination", "Where cards go"),
    ("effect/change.rs", "Change", "What `give` changes"),
    ("effect/change.rs", "Action", "What can be forbidden"),
    ("time.rs", "Until", "How long"),
    ("time.rs", "Moment", "When something put off happens (`later`)"),
    ("time.rs", "Phase", "Phases"),
    ("area.rs", "Area", "Areas"),
    ("statement.rs", "Says", "`permanent`, `says`: what holds permanently"),
    ("statement.rs", "Subject", "`permanent`, `about`: whom it is about"),
    ("statement.rs", "Scope", "`permanent`, `scope`: where it holds"),
];

const HEAD: &str = "# The words of skills

What skills in scenarios and in `data/overrides` are written with, by where they stand. A word with something in
parentheses is a mapping of one key, `draw: 1`, and of several things a list, `give: [this, {power: 5000}, turn]`; one
with braces has keys of its own; one with neither stands alone. Parts after the last that you need can be left out where
nothing is the usual case. A list of cards is described by `{areas: [battle], whose: opponent, filter: {kind: battle}}`,
with `among:` a name, `other: true` for all but the card itself, `under:` for the cards below. Bounds are `{min: 2}`,
`{max: 4}` or both; a quantity is a number or something counted, `{cards: {areas: [drop]}}`; limits are bounds with such
quantities, `{at-least: 2, at-most: x}`; instructions are a list like that of `do:`. Kinds are `battle`, `extra`,
`unison`, `leader`; modes `active` and `rest`; colors `Red`, `Blue`, `Green`, `Yellow`, `Black`; a keyword is
`DoubleStrike` in a description, `\"[Double Strike]\"` where it is given.

A skill works in the Leader, Battle and Unison Areas (2-13-2), so only what happens there makes it pending. What its card
does elsewhere does so with `from:`, such as `from: [combo]` for `comboed: this` and `battle-end-comboed`, `from: [drop]` for
`{enters: [this, drop]}`, `from: [life]` for `turned-up: this`; without it the scenario is refused.

```yaml
choose: {from: {areas: [battle], whose: opponent}, count: {up-to: 2}, as: targets, ignoring-barrier: true}
```

";

fn kebab(name: &str) -> String {
    let mut out = String::new();
    for (at, letter) in name.char_indices() {
        if letter.is_ascii_uppercase() && at > 0 {
            out.push('-');
        }
        out.push(letter.to_ascii_lowercase());
    }
    out
}

/// What a word takes, without what only Rust needs.
fn takes(variant: &str) -> String {
    let mut out = String::new();
    let mut depth = 0;
    for part in variant.split_inclusive(['[', ']']) {
        if depth == 0 {
            out.push_str(part.trim_end_matches("#["));
        }
        depth += i32::from(part.ends_with('[')) - i32::from(part.ends_with(']'));
    }
    for (rust, plain) in [
        ("Vec<", "list of "),
        ("u8", "number"),
        ("i32", "number"),
        ("Block", "instructions"),
        ("Self", "the same"),
        ("Arc<", ""),
        ("Box<", ""),
        ("Option<", ""),
    ] {
        out = out.replace(rust, plain);
    }
    out.replace(['>', '<'], "").trim().to_lowercase()
}

/// A word: what it is called, what it takes, what it means.
struct Word {
    name: String,
    takes: String,
    meaning: String,
}

/// The words of one enum, from its source.
fn words(source: &str, name: &str) -> Vec<Word> {
    let start = source.find(&format!("pub enum {name} {{")).unwrap_or_else(|| panic!("no enum {name}"));
    let is_kebab = source[..start].rsplit("\n\n").next().is_some_and(|head| head.contains("kebab-case"));
    let body = &source[start..start + source[start..].find("\n}\n").expect("an end")];
    let mut out = Vec::new();
    let (mut doc, mut lines) = (Vec::new(), body.lines().skip(1).map(str::trim));
    while let Some(line) = lines.next() {
        if let Some(text) = line.strip_prefix("///") {
            doc.push(text.trim());
        } else if !line.is_empty() && !line.starts_with('#') {
            let end = line.find(['(', '{', ',', ' ']).unwrap_or(line.len());
            let (word, rest) = line.split_at(end);
            let rest = if rest.contains('{') {
                let fields = lines.by_ref().take_while(|line| *line != "},");
                let keys = fields.filter_map(|line| line.split_once(':').filter(|_| !line.starts_with(['/', '#'])));
                let keys: Vec<&str> = keys.map(|(key, _)| if key == "name" { "as" } else { key }).collect();
                format!(" {{{}}}", keys.join(", "))
            } else {
                takes(rest.trim_end_matches(','))
            };
            let word = if is_kebab { kebab(word) } else { word.to_owned() };
            let meaning = doc.join(" ").replace('\\', "").replace('|', "or");
            out.push(Word { name: word, takes: rest.replace('|', "or"), meaning });
            doc.clear();
        }
    }
    out
}

/// The table of one enum, for people.
fn table(words: &[Word]) -> String {
    let rows = words.iter().map(|Word { name, takes, meaning }| format!("| `{name}{takes}` | {meaning} |\n"));
    format!("| word | meaning |\n|---|---|\n{}", rows.collect::<String>())
}

/// What is committed is what is made, or is made so where that is asked for.
fn assert_committed(path: &Path, made: &str) {
    if std::env::var_os("UPDATE_WORDS").is_some() {
        std::fs::write(path, made).expect("written");
        return;
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(made == committed, "run `UPDATE_WORDS=1 cargo test --test it words`");
}

#[test]
fn the_list_of_words_is_that_of_the_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut list = HEAD.to_owned();
    let mut rows = "list\tword\ttakes\n".to_owned();
    for (file, name, heading) in LISTS {
        let source = std::fs::read_to_string(root.join("src/ability").join(file)).expect("a source file");
        let words = words(&source, name);
        let _ = write!(list, "## {heading}\n\n{}\n", table(&words));
        for Word { name: word, takes, .. } in words {
            let parts = takes.strip_prefix('(').and_then(|takes| takes.strip_suffix(')'));
            if let Some(parts) = parts {
                let parts: Vec<&str> = parts.split(',').map(str::trim).collect();
                let _ = writeln!(rows, "{name}\t{word}\t{}", parts.join(", "));
            }
        }
    }
    assert_committed(&root.join("tests/scenarios/WORDS.md"), &(list.trim_end().to_owned() + "\n"));
    assert_committed(&root.join("data/words.tsv"), &rows);
}
