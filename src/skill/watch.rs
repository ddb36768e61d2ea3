//! What is waited for from now on: `until the end of your opponent's turn, when your opponent activates a [Counter], …`,
//! `during this turn, the next time your opponent attacks, …`.

use super::duration::until;
use super::phrase::{At, Page, Phrase, Ways};
use super::trigger::events;
use crate::ability::{Effect, Trigger, Until};

/// What is waited for, for how long, and whether only for the first time.
pub(super) type Watch = (Trigger, Until, bool);

const EACH_TIME: &[&str] = &["when", "whenever", "each time", "if"];
const ONCE: &[&str] = &["the next time"];

/// The words up to the comma before what happens then.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Watch> {
    let mut ways = Ways::new();
    for (end, begun) in until().read(page, at) {
        let begun = page.lit(begun, ",").unwrap_or(begun);
        for (once, words) in [(false, EACH_TIME), (true, ONCE)] {
            for (event, end_of) in page.any(begun, words).map_or_else(Ways::new, |at| events().read(page, at)) {
                let Some(next) = page.lit(end_of, ",") else { continue };
                ways.push(((event, end, once), as_before(at, next)));
            }
        }
    }
    ways
}

/// As [`read`].
pub(super) fn says((event, end, once): &Watch, page: &Page<'_>, at: At) -> Vec<At> {
    let begun = until().says(end, page, at).into_iter().map(|at| page.lit(at, ",").unwrap_or(at));
    let words = if *once { ONCE } else { EACH_TIME };
    let events = begun.filter_map(|at| page.any(at, words)).flat_map(|at| events().says(event, page, at));
    events.filter_map(|at| page.lit(at, ",")).map(|next| as_before(at, next)).collect()
}

/// The skill itself works where it did.
fn as_before(before: At, at: At) -> At {
    at.speak(|spoken| (spoken.settled, spoken.from) = (before.spoken.settled, before.spoken.from))
}

/// The instruction.
pub(super) fn effect((event, end, once): Watch, block: Vec<Effect>) -> Effect {
    if once { Effect::WhenNext(event, end, block.into()) } else { Effect::Whenever(event, end, block.into()) }
}
