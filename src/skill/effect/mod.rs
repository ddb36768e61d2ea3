//! What a skill does: one verb with its objects, a file for each family of verbs.

mod allow;
mod awaken;
mod below;
mod compound;
mod counter;
mod declare;
mod down_to;
mod each;
mod fight;
mod forbid;
mod gain;
mod give;
mod given;
mod here;
mod look;
mod moves;
mod next;
mod offer;
mod one_keyword;
mod opponent;
mod pick;
mod play;
mod token;

pub(super) use below::{acts_here_or_below, lifted, lowered};
pub(super) use declare::declared_at_most;
pub(super) use each::{Each, as_times, times};
pub(super) use forbid::{Ban, ONE_PRICE};
pub(super) use gain::{LESS, forbidden, is_active_and_more, modal, unaffected};
pub(super) use give::gives;
pub(super) use moves::destination;
pub(super) use next::{ACTIVATES, Activates, energy_or_number, skills};
pub(super) use offer::offers;

use opponent::TheyDo;

use super::cards::{Choices, the_others};
use super::done::by_effects;
use super::phrase::{Ahead, Heard, Mapped, Spoken, phrase};
use crate::ability::{Cards, Effect, Who};

phrase! {
    /// One verb.
    fn verb() -> Effect {
        (Effect::Choose(choose)) => ["choose" {choose: super::cards::Choice { who: Who::You, announced: true }}] | ["choose" {choose: the_others()}];
        (effect) => [{effect: look::looks()}] | [{effect: moves::moves()}] | [{effect: play::plays()}]
            | [{effect: fight::fights()}] | [{effect: counter::counters()}] | [{effect: opponent::acts_of_theirs()}] | [{effect: next::NextTime}];
    }
}

phrase! {
    /// A clause: one verb, or one subject that gets several things at once.
    pub(super) fn clause() -> Vec<Effect> {
        (effects) => [{-> Spoken::begins_clause} {effects: deed()} {-> by_effects(&effects)}]
            // After the opponent has been the subject: `and you choose 1 card from it`.
            | [{-> Spoken::begins_clause} "you" {! Ahead(ACTS, true)} {effects: deed()} {-> by_effects(&effects)}];
    }

    fn deed() -> Vec<Effect> {
        [effect] => [{effect: verb()}] | [{effect: fight::turns_either_way()}] | [{effect: play::activates_one()}] | [{effect: down_to::takes()}]
            | [{effect: moves::moves_awake()}] | [{effect: moves::moves_top_card()}];
        (effects) => ["choose" {effects: Mapped(Choices { announced: true, who: Who::You }, chosen, |effects| choices(effects))}]
            | [{! TheyDo(&["chooses"], &["choose"])} {effects: Mapped(Choices { announced: true, who: Who::Opponent }, chosen, |effects| choices(effects))}]
            | [{effects: opponent::keeps()}] | [{effects: Heard(awaken::read)}] | [{effects: one_keyword::one_keyword()}]
            | [{effects: gives()}] | [{effects: pick::picks()}] | [{effects: look::reveals()}] | [{effects: look::shuffles()}]
            | [{effects: moves::moves_top()}] | [{effects: moves::moves_both_tops()}] | [{effects: moves::both_draw_and_discard()}] | [{effects: moves::moves_either()}] | [{effects: token::tokens()}] | [{effects: below::from_below()}]
            | [{effects: play::plays_with_markers()}] | [{effects: play::plays_from_either()}] | [{effects: counter::alters()}] | [{effects: compound::compounds()}];
    }
}

/// What "you" do, where it is said.
const ACTS: &[&str] = &["choose", "switch", "add", "place", "send", "return", "play", "ko", "discard", "use"];

/// `choose up to 1 red ＜Hit＞ card and up to 1 blue ＜Vados＞ card in your hand`.
fn chosen(all: Vec<Cards>) -> Option<Vec<Effect>> {
    let choose = |cards| if let Cards::Chosen(choose) = cards { Some(Effect::Choose(*choose)) } else { None };
    all.into_iter().map(choose).collect()
}

fn choices(effects: &[Effect]) -> Option<Vec<Cards>> {
    let chosen = |effect: &Effect| match effect {
        Effect::Choose(choose) => Some(Cards::Chosen(Box::new(choose.clone()))),
        _ => None,
    };
    if effects.len() > 1 { effects.iter().map(chosen).collect() } else { None }
}

#[cfg(test)]
mod count_tests;
#[cfg(test)]
mod tests;
