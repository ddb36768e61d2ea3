//! Lists that break the form of their notation.

use super::from_reading;
use crate::legality::{Context, Finding};

check! {
    /// The list breaks the form of its notation, so nothing in it is read.
    ///
    /// YAML, JSON and CSV have a grammar. Where it is broken, what stands behind the place may mean something else than it
    /// seems to, so the whole list is refused.
    ///
    /// # Why
    /// Half a list that looks like a whole one is worse than none.
    ///
    /// # Example
    /// `{"leader": "BT1-001", "main": {"BT1-005": 4,}}` has a comma too many.
    ///
    /// # To mend it
    /// Mend the place that is shown; it is the first that does not fit.
    "DS0003" "broken-list" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    from_reading(context, &CHECK)
}
