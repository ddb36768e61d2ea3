//! Names that may have been meant.

use super::talk;
use crate::language::say;

/// So many are proposed.
const SHOWN: usize = 3;

/// Of some names, those that look like what was typed, the nearest first; whole names before parts of names.
pub(super) fn near<'n>(typed: &str, names: impl IntoIterator<Item = &'n str>) -> Vec<&'n str> {
    let typed = typed.to_lowercase();
    let likeness = |name: &str| {
        let begins = !typed.is_empty() && name.starts_with(&typed);
        if begins { 1.0 } else { strsim::jaro_winkler(name, &typed) }
    };
    let mut near: Vec<(f64, &str)> = names.into_iter().map(|name| (likeness(name), name)).collect();
    near.retain(|(likeness, _)| *likeness > 0.8);
    near.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    near.into_iter().take(SHOWN).map(|(_, name)| name).collect()
}

/// The same as a question behind a sentence; nothing where nothing is near.
pub(super) fn question<'n>(typed: &str, names: impl IntoIterator<Item = &'n str>) -> String {
    let near: Vec<String> = near(typed, names).into_iter().map(|name| format!("`{name}`")).collect();
    match near.as_slice() {
        [] => String::new(),
        [one] => say!("asked-near-one", name = one).text(talk::lang()),
        [others @ .., last] => say!("asked-near-several", names = others.join(", "), last = last).text(talk::lang()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_near_is_asked_after_and_nothing_else() {
        let names = ["cards find", "cards lists", "check", "find"];
        assert_eq!(question("chek", names), "; did you mean `check`?");
        assert_eq!(question("CARDS", names), "; did you mean `cards find` or `cards lists`?");
        assert_eq!(question("zzz", names), "");
        assert_eq!(question("", names), "");
    }
}
