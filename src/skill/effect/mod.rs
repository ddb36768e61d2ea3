//! What a skill does: one verb with its objects, a file for each family of verbs.

mod below;
mod compound;
mod counter;
mod down_to;
mod each;
mod fight;
mod forbid;
mod gain;
mod give;
mod given;
mod look;
mod moves;
mod next;
mod offer;
mod opponent;
mod pick;
mod play;
mod token;

pub(super) use below::{lifted, lowered, price_from_below, says_price_from_below};
pub(super) use forbid::{Lasting, bans, one_ban};
pub(super) use gain::{forbidden, modal};
pub(super) use give::{gives, says_gives};
pub(super) use moves::destination;
pub(super) use offer::{offers, says_offers};

use super::choices::Choices;
use super::done::by_effects;
use super::phrase::{At, Page, Phrase, Ways, phrase};
use crate::ability::{Cards, Effect, Who};

phrase! {
    /// One verb.
    fn verb() -> Effect {
        (Effect::Choose(choose)) => ["choose" {choose: super::selector::Choice { who: Who::You, announced: true }}];
        (effect) => [{effect: look::looks()}] | [{effect: moves::moves()}] | [{effect: play::plays()}]
            | [{effect: fight::fights()}] | [{effect: counter::counters()}] | [{effect: opponent::acts_of_theirs()}] | [{effect: next::NextTime}];
    }
}

/// A clause: one verb, or one subject that gets several things at once.
#[derive(Clone)]
pub(super) struct Clause;

impl Clause {
    /// Everything that a clause at this place can mean.
    pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
        page.once("a clause", at, || Self::read_all(page, at))
    }

    fn read_all(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
        let at = at.speak(|spoken| spoken.renamed = false);
        let at = by_you(page, at);
        let verbs = verb().read(page, at).into_iter().map(|(effect, at)| (vec![effect], at));
        let mut ways: Ways<Vec<Effect>> = verbs.collect();
        ways.extend(chooses(page, at));
        ways.extend(gives(page, at));
        ways.extend(pick::picks(page, at));
        ways.extend(look::reveals(page, at));
        ways.extend(look::shuffles(page, at));
        ways.extend(moves::moves_top(page, at));
        ways.extend(moves::moves_either(page, at));
        ways.extend(token::tokens(page, at));
        ways.extend(below::from_below(page, at));
        ways.extend(play::plays_with_markers(page, at));
        ways.extend(counter::alters(page, at));
        ways.extend(compound::compounds(page, at));
        ways.extend(down_to::takes(page, at));
        let done = |(effects, at): (Vec<Effect>, At)| {
            let at = at.speak(by_effects(&effects));
            (effects, at)
        };
        ways.into_iter().map(done).collect()
    }

    /// All places where a clause that says these effects may end.
    pub(super) fn says(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
        let at = at.speak(|spoken| spoken.renamed = false);
        let at = by_you(page, at);
        let mut places = match effects {
            [effect] => verb().says(effect, page, at),
            _ => Vec::new(),
        };
        places.extend(says_chooses(effects, page, at));
        places.extend(says_gives(effects, page, at));
        places.extend(pick::says_picks(effects, page, at));
        places.extend(look::says_reveals(effects, page, at));
        places.extend(look::says_shuffles(effects, page, at));
        places.extend(moves::says_moves_top(effects, page, at));
        places.extend(moves::says_moves_either(effects, page, at));
        places.extend(token::says_tokens(effects, page, at));
        places.extend(below::says_from_below(effects, page, at));
        places.extend(play::says_plays_with_markers(effects, page, at));
        places.extend(counter::says_alters(effects, page, at));
        places.extend(compound::says_compounds(effects, page, at));
        places.extend(down_to::says_takes(effects, page, at));
        places.into_iter().map(|at| at.speak(by_effects(effects))).collect()
    }
}

/// Past "you", after the opponent has been the subject: `and you choose 1 card from it`.
fn by_you(page: &Page<'_>, at: At) -> At {
    page.heard(|| page.step(at, "you")).filter(|at| page.sees(*at, &ACTS)).unwrap_or(at)
}

/// What "you" do, where it is said.
const ACTS: [&str; 9] = ["choose", "switch", "add", "place", "send", "return", "play", "ko", "discard"];

/// `choose up to 1 red ＜Hit＞ card and up to 1 blue ＜Vados＞ card in your hand`.
fn chooses(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let Some(at) = page.lit(at, "choose") else { return Ways::new() };
    let chosen = |cards: Cards| if let Cards::Chosen(choose) = cards { Some(Effect::Choose(*choose)) } else { None };
    let ways = Choices { announced: true }.read(page, at).into_iter();
    ways.filter_map(|(all, at)| Some((all.into_iter().map(chosen).collect::<Option<_>>()?, at))).collect()
}

/// As [`chooses`].
fn says_chooses(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let chosen = |effect: &Effect| match effect {
        Effect::Choose(choose) => Some(Cards::Chosen(Box::new(choose.clone()))),
        _ => None,
    };
    let Some(at) = page.lit(at, "choose").filter(|_| effects.len() > 1) else { return Vec::new() };
    let all = effects.iter().map(chosen).collect::<Option<Vec<_>>>();
    all.map(|all| Choices { announced: true }.says(&all, page, at)).unwrap_or_default()
}
#[cfg(test)]
mod count_tests;
#[cfg(test)]
mod tests;
