//! What an effect of a card says to do, one deed after the other and some within others: where each stands, and what waits until
//! all of them are done.

use super::path::Path;
use crate::ability::deeds::{Nested, SECOND};

/// The deed that a path leads to.
pub(super) fn deed_at<D: Nested>(deeds: &[D], path: Path) -> Option<&D> {
    let (first, within) = path.steps().split_first()?;
    let deed = deeds.get(usize::from(*first))?;
    within.iter().try_fold(deed, |deed, step| {
        let [one, two] = deed.lists();
        let at = usize::from(*step);
        if at < SECOND { one.get(at) } else { two.get(at - SECOND) }
    })
}

/// Puts a task below those of the effect that is being resolved, unless it waits there already; the last task is done first.
pub(super) fn push_below<T: PartialEq>(tasks: &mut Vec<T>, task: T, is_of_effect: impl Fn(&T) -> bool) {
    let at = tasks.iter().rposition(|other| !is_of_effect(other)).map_or(0, |at| at + 1);
    if tasks[..at].last() != Some(&task) {
        tasks.insert(at, task);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A deed with others within it.
    struct Deed(char, [Vec<Self>; 2]);

    impl Nested for Deed {
        fn lists(&self) -> [&[Self]; 2] {
            self.1.each_ref().map(Vec::as_slice)
        }
    }

    fn deed(name: char) -> Deed {
        Deed(name, [Vec::new(), Vec::new()])
    }

    #[test]
    fn a_path_leads_to_deeds_of_both_lists() {
        let deeds = [deed('a'), Deed('b', [vec![deed('c')], vec![deed('d'), deed('e')]])];
        let name = |path| deed_at(&deeds, path).map(|deed| deed.0);
        let within = Path::FIRST.next().within();
        let second = (0..SECOND).fold(within, |path, _| path.next());
        let paths = [Path::FIRST, Path::FIRST.next(), within, within.next(), second, second.next()];
        assert_eq!(paths.map(name), [Some('a'), Some('b'), Some('c'), None, Some('d'), Some('e')]);
    }

    #[test]
    fn what_waits_below_an_effect_waits_there_once() {
        let mut tasks = vec!["turn", "deed", "deed"];
        for task in ["shuffle", "shuffle", "draw"] {
            push_below(&mut tasks, task, |task| *task == "deed");
        }
        assert_eq!(tasks, ["turn", "shuffle", "draw", "deed", "deed"]);
    }
}
