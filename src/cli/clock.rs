//! What day it is.

use crate::cli::Failure;
use crate::language::say;
use crate::ruleset::Date;

/// Says which day it is, in place of the clock: for output that is to be the same tomorrow.
pub(super) const VARIABLE: &str = "SCOUTER_TODAY";

/// Today, where the user is.
///
/// # Errors
/// When the variable holds no day.
pub(super) fn today() -> Result<Date, Failure> {
    match std::env::var(VARIABLE) {
        Ok(day) if !day.is_empty() => day.parse().map_err(|_| {
            Failure::told(&say!("asked-no-day", variable = VARIABLE, day = day)).advice(&say!("asked-as-day"))
        }),
        _ => Ok(jiff::Zoned::now().date()),
    }
}
