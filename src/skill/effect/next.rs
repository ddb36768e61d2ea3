//! What costs less the next time: `the next time you activate an [Evolve] skill on a red card in your hand this turn, reduce the
//! skill cost by (R)`. It is only read, and heard again: the words for what is done and for what it costs depend on each other.

use super::super::cards::chosen_from;
use super::super::duration::until;
use super::super::phrase::{At, Page, Phrase, Ways};
use super::super::price::Energy;
use super::super::trigger::Keywords;
use super::super::word::Number;
use crate::ability::{Change, Effect, Filter, Icons, Keyword, Quantity, Selector, Until};
use crate::card::Kind;

/// What a player does with a card.
#[derive(Clone)]
enum Deed {
    /// They activate one of its skills with these keywords.
    Activates(Vec<Keyword>),
    /// They play it, or activate it as an Extra Card: its energy cost is meant.
    Uses,
}

const THE_NEXT_TIME: &[&str] = &["the next time you"];
const ACTIVATE: &[&str] = &["activate", "would activate", "use"];
const PLAY: &[&str] = &["play", "would play"];
const ARTICLES: &[&str] = &["a", "an", "the", "one of your", ""];
const SKILL: &[&str] = &["skill", ""];
const ON: &[&str] = &["on", "of"];
const SKILL_COST: &[&str] = &[
    "the skill cost of that skill",
    "the skill cost",
    "its skill cost",
    "that skill's skill cost",
    "the activation cost",
    "its activation cost",
];
const ENERGY_COST: &[&str] =
    &["the energy cost of that card", "the energy cost", "its energy cost", "that card's energy cost"];

/// The next time that something is done, it costs less.
#[derive(Clone)]
pub(super) struct NextTime;

impl NextTime {
    /// How long it is waited for, before or behind what is waited for.
    fn lasting(page: &Page<'_>, at: At) -> Ways<Option<Until>> {
        let said = until().read(page, at).into_iter().map(|(end, at)| (Some(end), page.lit(at, ",").unwrap_or(at)));
        std::iter::once((None, at)).chain(said).collect()
    }

    fn deeds(page: &Page<'_>, at: At) -> Ways<(Deed, Selector)> {
        let mut ways = Ways::new();
        let cards = |at: At| page.any(at, ARTICLES).map_or_else(Ways::new, |at| chosen_from().read(page, at));
        if let Some(at) = page.any(at, ACTIVATE) {
            for (keywords, at) in page.any(at, ARTICLES).map_or_else(Ways::new, |at| skills(page, at)) {
                let Some(at) = page.any(at, SKILL).and_then(|at| page.any(at, ON)) else { continue };
                ways.extend(cards(at).into_iter().map(|(from, at)| ((Deed::Activates(keywords.clone()), from), at)));
            }
            let extras = cards(at).into_iter().filter(|(from, _)| is_extra(&from.filter));
            ways.extend(extras.map(|(from, at)| ((Deed::Uses, from), at)));
        }
        if let Some(at) = page.any(at, PLAY) {
            ways.extend(cards(at).into_iter().map(|(from, at)| ((Deed::Uses, from), at)));
        }
        ways
    }

    fn less(deed: &Deed, page: &Page<'_>, at: At) -> Ways<Change> {
        let Some(at) = page.lit(at, "reduce") else { return Ways::new() };
        let by = |words| page.any(at, words).and_then(|at| page.lit(at, "by"));
        match deed {
            Deed::Activates(keywords) => {
                let icons = by(SKILL_COST).map_or_else(Ways::new, |at| Energy.read(page, at)).into_iter();
                icons.map(|(less, at)| (Change::SkillDiscount(keywords.clone(), less), at)).collect()
            }
            Deed::Uses => {
                let Some(at) = by(ENERGY_COST) else { return Ways::new() };
                let numbers = Number.read(page, at).into_iter().map(|(n, at)| (cost(n), at));
                let icons = Energy.read(page, at).into_iter().filter_map(|(icons, at)| Some((in_color(&icons)?, at)));
                numbers.chain(icons).collect()
            }
        }
    }
}

fn cost(n: i32) -> Change {
    Change::Cost(Quantity::Number(-n))
}

/// Icons of one kind as a change of the energy cost.
fn in_color(icons: &Icons) -> Option<Change> {
    let Some(first) = icons.of.first() else { return Some(cost(icons.any.into())) };
    let mut colors = first.iter();
    let (Some(color), None) = (colors.next(), colors.next()) else { return None };
    let alone = icons.any == 0 && icons.of.iter().all(|other| other == first);
    let n = i32::try_from(icons.of.len()).ok()?;
    alone.then_some(Change::CostIn(color, Quantity::Number(-n)))
}

/// What "[Activate] skills" are.
const ACTIVATES: [Keyword; 3] = [Keyword::ActivateMain, Keyword::ActivateBattle, Keyword::ActivateMainBattle];

/// The keywords of a skill, those of a family included.
fn skills(page: &Page<'_>, at: At) -> Ways<Vec<Keyword>> {
    let any = page.lit(at, "[Activate]").map(|at| (ACTIVATES.to_vec(), at));
    Keywords.read(page, at).into_iter().chain(any).collect()
}

fn is_extra(filter: &Filter) -> bool {
    match filter {
        Filter::Kind(kind) => *kind == Kind::Extra,
        Filter::All(parts) => parts.iter().any(is_extra),
        _ => false,
    }
}

impl Phrase for NextTime {
    type Value = Effect;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Effect> {
        let mut ways = Ways::new();
        if !page.rest(at).contains("next time") {
            return ways;
        }
        for (before, at) in Self::lasting(page, at) {
            let Some(at) = page.any(at, THE_NEXT_TIME) else { continue };
            for ((deed, from), at) in Self::deeds(page, at) {
                for (behind, at) in Self::lasting(page, at) {
                    let (Some(end), None) = (before.or(behind), before.and(behind)) else { continue };
                    let Some(at) = behind.map_or_else(|| page.lit(at, ","), |_| Some(at)) else { continue };
                    let less = Self::less(&deed, page, at).into_iter();
                    ways.extend(less.map(|(change, at)| (Effect::GiveNext(from.clone(), change, end), at)));
                }
            }
        }
        ways
    }

    fn says(&self, value: &Effect, page: &Page<'_>, at: At) -> Vec<At> {
        // There is no shorter word for it, and none that could be made without the cards at hand.
        if matches!(value, Effect::GiveNext(..)) { page.found(value, || self.read(page, at)) } else { Vec::new() }
    }
}
