//! The register of checks, in the order of their codes.
//!
//! `DS00..` reading, `DS01..` cards, `DS02..` sections, `DS03..` copies and caps, `DS04..` skills of leaders, `DS05..`
//! ban lists, `DS06..` changes between games. A code is never used again for something else.

/// Defines a check; its doc comment becomes [`Check::doc`](super::Check::doc).
macro_rules! check {
    ($(#[doc = $doc:literal])+ $code:literal $name:literal $severity:ident $(($incomplete:ident))?) => {
        $(#[doc = $doc])+
        pub(crate) static CHECK: $crate::legality::Check = $crate::legality::Check {
            code: $code,
            name: $name,
            severity: $crate::diagnostic::Severity::$severity,
            incomplete: check!(@ $($incomplete)?),
            doc: concat!($($doc, "\n"),+),
            run,
        };
    };
    (@) => { false };
    (@ incomplete) => { true };
}

/// Lists the checks of these files.
macro_rules! checks {
    ($($file:ident),+ $(,)?) => {
        /// Every check, in the order of codes.
        pub static CHECKS: [&super::Check; [$(stringify!($file)),+].len()] = [$(&$file::CHECK),+];
    };
}

pub(super) mod ambiguous_name;
pub(super) mod bad_count;
pub(crate) mod banned;
pub(super) mod broken_list;
pub(super) mod commented_card;
pub(super) mod copy_limit;
mod counting;
pub(crate) mod duplicate_line;
pub(super) mod keyword_cap;
pub(super) mod later_card;
pub(super) mod leader_cap;
pub(super) mod leader_restriction;
pub(super) mod limited;
pub(super) mod list_too_long;
mod listed;
pub(super) mod newer_list;
pub(crate) mod no_leader;
pub(super) mod no_such_section;
pub(super) mod number_name_mismatch;
pub(super) mod number_spelling;
pub(super) mod odd_name;
pub(super) mod other_game;
pub(super) mod perhaps_limited;
pub(super) mod print_merged;
pub(super) mod siding;
pub(super) mod stale_list;
pub(crate) mod too_few_cards;
pub(super) mod too_many_cards;
pub(crate) mod too_many_leaders;
pub(super) mod unknown_card;
pub(super) mod unknown_edition;
pub(super) mod unknown_z_energy;
pub(super) mod unreadable_line;
pub(super) mod wrong_kind;

checks! {
    unreadable_line,
    bad_count,
    broken_list,
    list_too_long,
    unknown_edition,
    commented_card,
    unknown_card,
    ambiguous_name,
    number_name_mismatch,
    other_game,
    odd_name,
    print_merged,
    duplicate_line,
    number_spelling,
    later_card,
    unknown_z_energy,
    no_leader,
    too_many_leaders,
    wrong_kind,
    too_few_cards,
    too_many_cards,
    no_such_section,
    copy_limit,
    keyword_cap,
    leader_restriction,
    leader_cap,
    banned,
    limited,
    perhaps_limited,
    stale_list,
    newer_list,
    siding,
}

/// The checks that speak of reading alone: all that is worth saying of a list that is broken, or of another game.
pub(super) static READING: [&super::Check; 5] =
    [&unreadable_line::CHECK, &bad_count::CHECK, &broken_list::CHECK, &list_too_long::CHECK, &other_game::CHECK];

/// Whether no card of a list is ours, and some have the numbers of another game.
pub(super) fn is_of_another_game(context: &super::Context<'_>) -> bool {
    let resolution = &context.resolution;
    resolution.lines.is_empty() && resolution.missed.iter().any(|missed| other_game::game_of(missed).is_some())
}

/// The problems of reading that have this check's code.
fn from_reading(context: &super::Context<'_>, check: &'static super::Check) -> Vec<super::Finding> {
    let problems = context.reading.problems.iter().filter(|problem| problem.code == check.code);
    problems.map(|problem| super::Finding::of(check, problem)).collect()
}

#[cfg(test)]
mod tests {
    use super::CHECKS;

    #[test]
    fn codes_and_names_are_unique_and_in_order() {
        let codes: Vec<&str> = CHECKS.iter().map(|check| check.code).collect();
        assert!(codes.is_sorted_by(|a, b| a < b), "{codes:?}");
        let mut names: Vec<&str> = CHECKS.iter().map(|check| check.name).collect();
        names.sort_unstable();
        assert!(names.is_sorted_by(|a, b| a < b), "{names:?}");
    }

    #[test]
    fn every_doc_comment_says_why_shows_an_example_and_how_to_mend_it() {
        for check in CHECKS {
            for part in ["# Why", "# Example", "# To mend it"] {
                assert!(check.doc.contains(part), "{check:?} lacks `{part}`");
            }
            let first = check.doc.lines().next().unwrap_or_default();
            assert!(first.trim().ends_with('.'), "{check:?}: the first line is a sentence");
        }
    }
}
