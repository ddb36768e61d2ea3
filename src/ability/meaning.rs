//! Whether two skills mean the same, however they are put.
//!
//! The names that a skill gives to cards are its own business: what one calls `target` and another `a` is the same, as
//! long as every word that refers to it does. Nor does it matter in which order a description lists what it asks for.
//! Everything else has to be alike; where in doubt, two skills differ.

use serde_json::Value;

use super::Skill;

/// Where the language has a [`Name`](super::Name): behind which key, and at which place if there is a list.
const NAMES: [(&str, Option<usize>); 11] = [
    ("as", None),
    ("among", None),
    ("named", None),
    ("size", None),
    ("power_of", None),
    ("rest", Some(0)),
    ("rest", Some(1)),
    ("name", Some(0)),
    ("shown", Some(0)),
    ("look-at-top", Some(1)),
    ("look", Some(1)),
];

/// Lists whose order says nothing.
const UNORDERED: [&str; 3] = ["all", "either", "areas"];

/// Which name of the one skill is which of the other.
type Pairs<'a> = Vec<(&'a str, &'a str)>;

/// Whether skills mean the same, line by line.
///
/// ```
/// use deckscouter::ability::{same_meaning, written::Lines};
/// # fn read(yaml: &str) -> Lines { serde_yaml::from_str(yaml).unwrap() }
/// let a = read("[{tags: '[Auto]', do: [{look-at-top: [3, seen]}, {reveal: {named: seen}}]}]").skills();
/// let b = read("[{tags: '[Auto]', do: [{look-at-top: [3, x]}, {reveal: {named: x}}]}]").skills();
/// let c = read("[{tags: '[Auto]', do: [{look-at-top: [2, x]}, {reveal: {named: x}}]}]").skills();
/// assert!(same_meaning(&a.lines, &b.lines));
/// assert!(!same_meaning(&a.lines, &c.lines));
/// ```
pub fn same_meaning(a: &[Skill], b: &[Skill]) -> bool {
    let same_line = |a: &Skill, b: &Skill| match (serde_json::to_value(a), serde_json::to_value(b)) {
        (Ok(a), Ok(b)) => same(&a, &b, "", None, &mut Vec::new()),
        // Plain data always becomes values.
        _ => a == b,
    };
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same_line(a, b))
}

/// Whether two values are the same, `key` being what they stand behind, and `at` their place in a list there.
fn same<'v>(a: &'v Value, b: &'v Value, key: &str, at: Option<usize>, names: &mut Pairs<'v>) -> bool {
    match (a, b) {
        (Value::String(a), Value::String(b)) if NAMES.contains(&(key, at)) => same_name(a, b, names),
        (Value::Array(a), Value::Array(b)) if a.len() != b.len() => false,
        (Value::Array(a), Value::Array(b)) if UNORDERED.contains(&key) => same_in_any_order(a, b, names),
        (Value::Array(a), Value::Array(b)) => {
            a.iter().zip(b).enumerate().all(|(at, (a, b))| same(a, b, key, Some(at), names))
        }
        (Value::Object(a), Value::Object(b)) => {
            let same_value =
                |(key, a): (&'v String, &'v Value)| b.get(key).is_some_and(|b| same(a, b, key, None, names));
            a.len() == b.len() && a.iter().all(same_value)
        }
        _ => a == b,
    }
}

/// Whether a name of the one can be that of the other: each has one partner.
fn same_name<'v>(a: &'v str, b: &'v str, names: &mut Pairs<'v>) -> bool {
    if let Some(pair) = names.iter().find(|(x, y)| *x == a || *y == b) {
        return *pair == (a, b);
    }
    names.push((a, b));
    true
}

/// Whether each of the one is one of the other. What fits first is taken.
fn same_in_any_order<'v>(a: &'v [Value], b: &'v [Value], names: &mut Pairs<'v>) -> bool {
    let mut left: Vec<&Value> = b.iter().collect();
    a.iter().all(|a| {
        let found = left.iter().position(|b| {
            let mut tried = names.clone();
            let fits = same(a, b, "", None, &mut tried);
            if fits {
                *names = tried;
            }
            fits
        });
        found.map(|at| left.remove(at)).is_some()
    })
}

#[cfg(test)]
mod tests {
    use super::super::written::Lines;
    use super::*;

    fn skills(yaml: &str) -> Vec<Skill> {
        let lines: Lines = serde_yaml::from_str(yaml).unwrap_or_else(|error| panic!("{error}: {yaml}"));
        lines.skills().lines
    }

    #[track_caller]
    fn check(a: &str, b: &str, expected: bool) {
        let line = |effect: &str| skills(&format!("- {{tags: '[Auto]', do: [{effect}]}}"));
        assert_eq!(same_meaning(&line(a), &line(b)), expected, "{a} | {b}");
        assert_eq!(same_meaning(&line(b), &line(a)), expected, "{b} | {a}");
    }

    const CHOOSE: &str = "{choose: {from: {areas: [battle]}, count: any, as: NAME}}";

    #[test]
    fn names_may_differ_if_they_do_so_throughout() {
        let choose = |name| CHOOSE.replace("NAME", name);
        let two = |a, b| format!("{}, {}", choose(a), choose(b));
        check(
            &format!("{}, {{ko: {{named: a}}}}", choose("a")),
            &format!("{}, {{ko: {{named: b}}}}", choose("b")),
            true,
        );
        check(&two("a", "b"), &two("x", "y"), true);
        check(&two("a", "b"), &two("x", "x"), false);
        check(
            &format!("{}, {{ko: {{named: a}}}}", two("a", "b")),
            &format!("{}, {{ko: {{named: y}}}}", two("x", "y")),
            false,
        );
        check(
            &format!("{}, {{ko: {{rest: [a, b]}}}}", two("a", "b")),
            &format!("{}, {{ko: {{rest: [x, y]}}}}", two("x", "y")),
            true,
        );
        check(
            &format!("{}, {{ko: {{rest: [a, b]}}}}", two("a", "b")),
            &format!("{}, {{ko: {{rest: [y, x]}}}}", two("x", "y")),
            false,
        );
    }

    #[test]
    fn card_names_are_no_names_of_that_kind() {
        let of = |name| format!("{{ko: {{all: {{filter: {{name: {name}}}}}}}}}");
        check(&of("Hit"), &of("Champa"), false);
        check(&of("Hit"), &of("Hit"), true);
    }

    #[test]
    fn a_description_lists_in_any_order_what_it_asks_for() {
        let of = |filter: &str| format!("{{ko: {{all: {{filter: {filter}}}}}}}");
        check(&of("{all: [{color: Red}, {kind: battle}]}"), &of("{all: [{kind: battle}, {color: Red}]}"), true);
        check(&of("{all: [{color: Red}, {kind: battle}]}"), &of("{all: [{kind: battle}, {color: Blue}]}"), false);
        check(&of("{all: [{color: Red}, {color: Red}]}"), &of("{all: [{color: Red}, {color: Blue}]}"), false);
        check(&of("{all: [{color: Red}, {kind: battle}]}"), &of("{either: [{color: Red}, {kind: battle}]}"), false);
    }

    #[test]
    fn what_is_done_is_done_in_order() {
        check("{draw: 1}, {shuffle: you}", "{shuffle: you}, {draw: 1}", false);
        check("{draw: 1}", "{draw: 1}, {draw: 1}", false);
        check("{may: [[{draw: 1}]]}", "{draw: 1}", false);
    }

    #[test]
    fn tags_are_part_of_what_is_said() {
        assert!(!same_meaning(&skills("['[Bond 2]']"), &skills("['[Bond 3]']")));
        assert!(!same_meaning(&skills("['[Blocker]']"), &skills("['[Blocker]', '[Critical]']")));
    }

    /// Every part of the language that is a `Name`, read from where it is defined.
    #[test]
    fn every_name_of_the_language_is_known_here() {
        let sources = [
            include_str!("effect.rs"),
            include_str!("selector.rs"),
            include_str!("statement.rs"),
            include_str!("trigger.rs"),
        ];
        let is_name = |part: &str| ["Name", "Option<Name>", "Vec<Name>"].contains(&part.trim());
        let mut found = 0;
        for source in sources {
            let mut renamed = None;
            for line in source.lines().map(str::trim).filter(|line| !line.starts_with("//")) {
                if let Some((_, rest)) = line.split_once("rename = \"") {
                    renamed = rest.split('"').next();
                    continue;
                }
                let mut places: Vec<(String, Option<usize>)> = Vec::new();
                if let Some((name, parts)) = line.strip_suffix("),").and_then(|line| line.split_once('(')) {
                    let parts: Vec<&str> = parts.split(',').collect();
                    let place = |at| (parts.len() > 1).then_some(at);
                    let of = parts.iter().enumerate().filter(|(_, part)| is_name(part));
                    places.extend(of.map(|(at, _)| (kebab(name), place(at))));
                } else if let Some((name, part)) = line.trim_end_matches(',').split_once(": ")
                    && is_name(part)
                {
                    let name = name.trim_start_matches("pub ");
                    places.push((renamed.unwrap_or(name).to_owned(), None));
                }
                renamed = None;
                for (key, at) in &places {
                    let known = NAMES
                        .iter()
                        .any(|(other, place)| other.replace('_', "-") == key.replace('_', "-") && place == at);
                    assert!(known, "`NAMES` does not have {key} at {at:?}");
                    found += 1;
                }
            }
        }
        assert!(found >= NAMES.len(), "only {found} are found");
    }

    fn kebab(name: &str) -> String {
        let mut out = String::new();
        for (at, c) in name.char_indices() {
            if at > 0 && c.is_ascii_uppercase() {
                out.push('-');
            }
            out.push(c.to_ascii_lowercase());
        }
        out
    }
}
