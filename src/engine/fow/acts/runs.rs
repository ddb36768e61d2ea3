//! Abilities that are being resolved: what is still to be done of them.

use crate::ability::fow::Deed;
use crate::engine::fow::Game;
use crate::engine::fow::roster::LineAt;
use crate::engine::fow::state::{Ref, Run, Task};
use crate::engine::path::Path;

impl Game {
    /// What is still to be done of an ability knows this.
    pub(super) fn each_run(&mut self, source: Ref, line: LineAt, tell: impl Fn(&mut Run)) {
        for task in &mut self.state.tasks {
            if let Task::Deed(run, ..) = task
                && (run.source, run.line) == (source, line)
            {
                tell(run);
            }
        }
    }

    /// What was asked for while it was done has been paid.
    pub(super) fn is_done(&mut self, source: Ref, line: LineAt) {
        // What is done unless somebody pays is not.
        let unless = self.state.tasks.iter().rev().find_map(|task| match task {
            Task::Deed(run, path, _) if (run.source, run.line) == (source, line) => Some(*path),
            _ => None,
        });
        let book = self.book();
        let stands_in = |path: &Path| {
            let steps = path.steps();
            let above = steps.len().checked_sub(1).map(|end| &steps[..end]).unwrap_or_default();
            let mut deeds = book.ability(line).does.as_slice();
            let mut last = None;
            for step in above {
                last = deeds.get(usize::from(*step));
                deeds = last.map_or(&[], Deed::within);
            }
            matches!(last, Some(Deed::Unless(..)))
        };
        if unless.as_ref().is_some_and(stands_in) {
            self.state.tasks.pop();
        }
        self.each_run(source, line, |run| run.done = true);
    }
}
