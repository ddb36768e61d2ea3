//! Names that may have been meant.

use crate::language::{Message, say};

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

/// What was typed means nothing, as is said, and what is near it as a question behind that.
pub(super) fn question<'n>(what: Message, typed: &str, names: impl IntoIterator<Item = &'n str>) -> Message {
    let near: Vec<String> = near(typed, names).into_iter().map(|name| format!("`{name}`")).collect();
    match near.as_slice() {
        [] => what,
        [one] => say!("asked-near-one", what = what, name = one),
        [others @ .., last] => say!("asked-near-several", what = what, names = others.join(", "), last = last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_near_is_asked_after_and_nothing_else() {
        let names = ["cards find", "cards lists", "check", "find"];
        let asked = |typed: &str| question(say!("asked-no-part"), typed, names).to_string();
        assert_eq!(asked("chek"), "there is no part; did you mean `check`?");
        assert_eq!(asked("CARDS"), "there is no part; did you mean `cards find` or `cards lists`?");
        assert_eq!(asked("zzz"), "there is no part");
        assert_eq!(asked(""), "there is no part");
    }
}
