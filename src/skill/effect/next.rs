//! What costs less the next time: `the next time you activate an [Evolve] skill on a red card in your hand this turn, reduce the
//! skill cost by (R)`. It is only read, and heard again: the words for what is done and for what it costs depend on each other.

use super::super::cards::{chosen_from, description, pointer, said_parts};
use super::super::duration::until;
use super::super::phrase::{At, Page, Phrase, Referent, Ways, name};
use super::super::price::Energy;
use super::super::trigger::Keywords;
use super::super::word::{InBrackets, Number, SMALL, card_name};
use crate::ability::{
    Area, Argument, Change, Discount, Effect, Filter, Icons, Keyword, Name, Quantity, Selector, Until, Who,
};
use crate::card::{Color, Kind};

/// What a player does with a card.
#[derive(Clone)]
enum Deed {
    /// They activate one of its skills with these keywords.
    Activates(Vec<Keyword>),
    /// They play it, place it, or activate it as an Extra Card: its energy cost is meant.
    Uses,
}

const THE_NEXT_TIME: &[&str] = &["the next time you"];
/// Each time, as long as it lasts.
const IF_YOU: &[&str] = &["if you"];
const ACTIVATE: &[&str] = &["activate", "would activate", "use"];
const PLAY: &[&str] = &["play", "would play"];
const PLACE: &[&str] = &["place", "would place"];
const ARTICLES: &[&str] = &["a", "an", "the", "one of your", ""];
const THE: &[&str] = &["the", ""];
const SKILL: &[&str] = &["skill", ""];
const ON: &[&str] = &["on", "of"];
const SKILL_COST: &[&str] = &[
    "the skill cost of that skill",
    "the skill cost of that [Evolve] skill",
    "the skill cost of that [Union] skill",
    "the skill cost",
    "its skill cost",
    "that skill's skill cost",
    "the activation cost",
    "its activation cost",
];
const ENERGY_COST: &[&str] =
    &["the energy cost of that card", "the energy cost", "its energy cost", "that card's energy cost"];

const SPECIFIED_COST: &[&str] =
    &["the specified cost of that card", "the specified cost", "its specified cost", "that card's specified cost"];

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
            for (keywords, tagged, at) in page.any(at, ARTICLES).map_or_else(Vec::new, |at| named_skills(page, at)) {
                let Some(at) = page.any(at, SKILL) else { continue };
                let of_any = page.lit(at, "from your hand").map(|at| (in_hand(), at)).into_iter();
                let activates = |from: Selector| {
                    let filter = Filter::all([said_parts(&from.filter), &tagged].concat());
                    let from = if tagged.is_empty() { from } else { Selector { filter, ..from } };
                    (Deed::Activates(keywords.clone()), from)
                };
                ways.extend(of_any.map(|(from, at)| (activates(from), at)));
                let Some(at) = page.any(at, ON) else { continue };
                ways.extend(cards(at).into_iter().map(|(from, at)| (activates(from), at)));
            }
            if let Some((at, name)) = page.lit(at, "that card's").zip(chosen(at)) {
                let from = Selector { among: Some(name), ..Selector::default() };
                let of = skills(page, at).into_iter();
                let of = of.filter_map(|(keywords, at)| Some((Deed::Activates(keywords), page.any(at, SKILL)?)));
                ways.extend(of.map(|(deed, at)| ((deed, from.clone()), at)));
            }
            let extras = cards(at).into_iter().filter(|(from, _)| is_extra(&from.filter));
            ways.extend(extras.map(|(from, at)| ((Deed::Uses, from_hand(from)), at)));
        }
        if let Some(at) = page.any(at, PLAY) {
            ways.extend(cards(at).into_iter().map(|(from, at)| ((Deed::Uses, from_hand(from)), at)));
        }
        if let Some(at) = page.any(at, PLACE) {
            ways.extend(placed(page, at).into_iter().map(|(from, at)| ((Deed::Uses, from), at)));
        }
        // A player activates skills of cards of their own, and plays those.
        for ((_, from), _) in ways.iter_mut().filter(|((_, from), _)| from.whose == Who::Both) {
            from.whose = Who::You;
        }
        ways
    }

    fn less(deed: &Deed, from: &Selector, page: &Page<'_>, at: At) -> Ways<Change> {
        let Some(at) = page.lit(at, "reduce") else { return Ways::new() };
        let by = |words| page.any(at, words).and_then(|at| page.lit(at, "by"));
        match deed {
            // What is activated from hand is paid for by its energy cost.
            Deed::Activates(of)
                if from.areas == [Area::Hand] && is_extra(&from.filter) && by(ENERGY_COST).is_some() =>
            {
                let less = by(ENERGY_COST).map_or_else(Ways::new, |at| energy_or_number(page, at)).into_iter();
                let discount = |less| Discount { cost: Vec::new(), less, instead: false, of: of.clone() };
                less.map(|(less, at)| (Change::Discount(discount(less)), at)).collect()
            }
            Deed::Activates(keywords) => {
                let icons = by(SKILL_COST).map_or_else(Ways::new, |at| energy_or_number(page, at)).into_iter();
                icons.map(|(less, at)| (Change::SkillDiscount(keywords.clone(), less), at)).collect()
            }
            Deed::Uses => {
                if let Some(at) = by(SPECIFIED_COST) {
                    let icons = Energy.read(page, at).into_iter();
                    return icons.filter_map(|(icons, at)| Some((specified(&icons)?, at))).collect();
                }
                let Some(at) = by(ENERGY_COST) else { return Ways::new() };
                let numbers = Number.read(page, at).into_iter().map(|(n, at)| (cost(n), at));
                let icons = Energy.read(page, at).into_iter().filter_map(|(icons, at)| Some((in_color(&icons)?, at)));
                numbers.chain(icons).collect()
            }
        }
    }
}

/// The keywords of a skill; and what its card has, where the keyword has something in its brackets: there is no other of that
/// keyword on it.
fn named_skills(page: &Page<'_>, at: At) -> Vec<(Vec<Keyword>, Vec<Filter>, At)> {
    let plain = skills(page, at).into_iter().map(|(keywords, at)| (keywords, Vec::new(), at));
    let tags = InBrackets.read(page, at).into_iter().filter(|(tag, _)| tag.argument != Argument::None);
    plain.chain(tags.map(|(tag, at)| (vec![tag.keyword], vec![Filter::Tagged(tag)], at))).collect()
}

/// The card that is spoken of, by its name.
fn chosen(at: At) -> Option<Name> {
    match at.spoken.that()? {
        Referent::Named(n) => Some(name(n)),
        _ => None,
    }
}

/// Any card in hand.
fn in_hand() -> Selector {
    Selector { areas: vec![Area::Hand], ..Selector::default() }
}

/// What costs energy is played and activated from the hand, if nothing else is said (2-11-1-1, 2-11-1-2).
fn from_hand(from: Selector) -> Selector {
    let areas = if from.areas.is_empty() { vec![Area::Hand] } else { from.areas };
    Selector { areas, ..from }
}

/// `{Spaceship} in your Battle Area from your Z-Deck`, behind "place": for their energy cost cards are placed from there alone
/// (4.00, 17-2-1), and so it is said of Z-Extra Cards without it.
fn placed(page: &Page<'_>, at: At) -> Ways<Selector> {
    let Some(at) = page.any(at, ARTICLES) else { return Ways::new() };
    let described = description().read(page, at).into_iter();
    let placed = described.filter_map(|(filter, at)| {
        let at = page.lit(at, "in your battle area")?;
        let said = page.lit(at, "from your z-deck");
        let at = said.or_else(|| said_parts(&filter).contains(&Filter::Kind(Kind::ZExtra)).then_some(at))?;
        Some((Selector { areas: vec![Area::ZDeck], filter, ..Selector::default() }, at))
    });
    placed.collect()
}

/// How much less a skill costs: icons, or a number of any color.
pub(in super::super) fn energy_or_number(page: &Page<'_>, at: At) -> Ways<Icons> {
    let numbers = SMALL.read(page, at).into_iter().map(|(any, at)| (Icons { any, ..Icons::default() }, at));
    Energy.read(page, at).into_iter().chain(numbers).collect()
}

fn cost(n: i32) -> Change {
    Change::Cost(Quantity::Number(-n))
}

/// Icons of one kind as a change of the energy cost.
fn in_color(icons: &Icons) -> Option<Change> {
    if icons.of.is_empty() {
        return Some(cost(icons.any.into()));
    }
    let (color, n) = colored(icons)?;
    Some(Change::CostIn(color, Quantity::Number(-n)))
}

/// Icons of one color as a change of the specified cost.
fn specified(icons: &Icons) -> Option<Change> {
    let (color, n) = colored(icons)?;
    Some(Change::SpecifiedCost(color, Quantity::Number(-n)))
}

/// The color that all icons have, and how many they are.
fn colored(icons: &Icons) -> Option<(Color, i32)> {
    let first = icons.of.first()?;
    let mut colors = first.iter();
    let (Some(color), None) = (colors.next(), colors.next()) else { return None };
    let alone = icons.any == 0 && icons.of.iter().all(|other| other == first);
    Some((color, i32::try_from(icons.of.len()).ok()?)).filter(|_| alone)
}

/// What "[Activate] skills" are.
pub(in super::super) const ACTIVATES: [Keyword; 3] =
    [Keyword::ActivateMain, Keyword::ActivateBattle, Keyword::ActivateMainBattle];

/// All skills that have [Activate] in their name.
#[derive(Clone)]
pub(in super::super) struct Activates;

impl Phrase for Activates {
    type Value = Vec<Keyword>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Keyword>> {
        page.lit(at, "[Activate]").map(|at| (ACTIVATES.to_vec(), at)).into_iter().collect()
    }
    fn says(&self, value: &Vec<Keyword>, page: &Page<'_>, at: At) -> Vec<At> {
        let place = if value[..] == ACTIVATES { page.lit(at, "[Activate]") } else { None };
        place.into_iter().collect()
    }
}

/// The keywords of a skill, those of a family included.
pub(in super::super) fn skills(page: &Page<'_>, at: At) -> Ways<Vec<Keyword>> {
    let any = Activates.read(page, at);
    Keywords.read(page, at).into_iter().chain(any).collect()
}

fn is_extra(filter: &Filter) -> bool {
    match filter {
        Filter::Kind(kind) => *kind == Kind::Extra,
        // A card that is activated by its name is an Extra Card.
        Filter::Name(_) => true,
        Filter::All(parts) => parts.iter().any(is_extra),
        _ => false,
    }
}

/// `reduce the skill cost of [Evolve] on red cards in your hand by (R) for the turn`, `reduce the energy cost of {Spaceship} in your
/// hand by (R) for the turn`.
fn lower(page: &Page<'_>, at: At) -> Ways<Effect> {
    let mut ways = Ways::new();
    for ((from, change), at) in
        [less_of_skills(page, at), less_of_energy(page, at), less_of_z_energy(page, at)].concat()
    {
        let ends = until().read(page, at).into_iter();
        ways.extend(ends.map(|(end, at)| (Effect::GiveAll(from.clone(), change.clone(), end), at)));
    }
    if let Some((end, at)) = until().read(page, at).pop() {
        let at = page.lit(at, ",").unwrap_or(at);
        let lower = less_of_skills(page, at).into_iter();
        ways.extend(lower.map(|((from, change), at)| (Effect::GiveAll(from, change, end), at)));
    }
    ways
}

/// `reduce the [Swap] skill cost of that card by (B) for the turn`.
fn less_of_one(page: &Page<'_>, at: At) -> Ways<Effect> {
    let Some(at) = page.lit(at, "reduce the") else { return Ways::new() };
    let mut ways = Ways::new();
    for (keywords, at) in skills(page, at) {
        let on = page.lit(at, "skill cost").and_then(|at| page.any(at, ON));
        for (cards, at) in on.map_or_else(Ways::new, |at| pointer().read(page, at)) {
            let Some(at) = page.lit(at, "by") else { continue };
            for (less, at) in energy_or_number(page, at) {
                let change = Change::SkillDiscount(keywords.clone(), less);
                let ends = until().read(page, at).into_iter();
                ways.extend(ends.map(|(end, at)| (Effect::Give(cards.clone(), change.clone(), end), at)));
            }
        }
    }
    ways
}

/// Cards of the player's, and what becomes of their costs.
type Lower = (Selector, Change);

fn less_of_skills(page: &Page<'_>, at: At) -> Ways<Lower> {
    let mut ways = Ways::new();
    let mut cards: Ways<(Selector, Vec<Keyword>)> = Ways::new();
    if let Some(at) = page.any(at, &["reduce the skill cost of", "reduce the skill costs of"]) {
        for (keywords, at) in skills(page, at) {
            let on = page.any(at, SKILL).and_then(|at| page.any(at, ON));
            let from = on.map_or_else(Ways::new, |at| chosen_from().read(page, at)).into_iter();
            cards.extend(from.map(|(from, at)| ((from, keywords.clone()), at)));
        }
        for (name, at) in card_name().read(page, at) {
            let of = page.lit(at, "' s").map_or_else(Ways::new, |at| skills(page, at)).into_iter();
            let from = Selector { filter: Filter::Name(name), ..in_hand() };
            let of = of.filter_map(|(keywords, at)| Some((keywords, page.any(at, SKILL)?)));
            cards.extend(
                of.filter_map(|(keywords, at)| Some(((from.clone(), keywords), page.lit(at, "in your hand")?))),
            );
        }
    }
    if let Some(at) = page.lit(at, "reduce the") {
        for (keywords, at) in skills(page, at) {
            let on = page.lit(at, "skill cost").and_then(|at| page.any(at, ON));
            let from = on.map_or_else(Ways::new, |at| chosen_from().read(page, at)).into_iter();
            cards.extend(from.map(|(from, at)| ((from, keywords.clone()), at)));
        }
    }
    for ((from, keywords), at) in cards.into_iter().filter(|((from, _), _)| from.whose == Who::You) {
        let less = page.lit(at, "by").map_or_else(Ways::new, |at| energy_or_number(page, at)).into_iter();
        ways.extend(less.map(|(less, at)| ((from.clone(), Change::SkillDiscount(keywords.clone(), less)), at)));
    }
    ways
}

fn less_of_energy(page: &Page<'_>, at: At) -> Ways<Lower> {
    let Some(at) = page.lit(at, "reduce the energy cost of") else { return Ways::new() };
    let mut ways = Ways::new();
    for (from, at) in chosen_from().read(page, at).into_iter().filter(|(from, _)| from.areas == [Area::Hand]) {
        let Some(at) = page.lit(at, "by").filter(|_| from.whose == Who::You) else { continue };
        let icons = Energy.read(page, at).into_iter().filter_map(|(icons, at)| Some((in_color(&icons)?, at)));
        let numbers = Number.read(page, at).into_iter().map(|(n, at)| (cost(n), at));
        ways.extend(icons.chain(numbers).map(|(change, at)| ((from.clone(), change), at)));
    }
    ways
}

fn less_of_z_energy(page: &Page<'_>, at: At) -> Ways<Lower> {
    // With "a" or "one of your", one of them is meant, and not all.
    let of = page.lit(at, "reduce the z-energy cost of").and_then(|at| page.any(at, THE));
    let cards = of.map_or_else(Ways::new, |at| chosen_from().read(page, at)).into_iter();
    let cards = cards.filter(|(from, _)| from.whose == Who::You && from.areas == [Area::ZDeck]);
    let mut ways = Ways::new();
    for (from, at) in cards {
        let less = page.lit(at, "by").map_or_else(Ways::new, |at| Number.read(page, at)).into_iter();
        ways.extend(less.map(|(n, at)| ((from.clone(), Change::ZEnergyCost((-n).into())), at)));
    }
    ways
}

impl Phrase for NextTime {
    type Value = Effect;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Effect> {
        let mut ways = Ways::new();
        if !page.rest(at).contains("reduce") {
            return ways;
        }
        // What is said of cards that are only described chooses none: "that card" is none that was chosen before.
        ways.extend(lower(page, at).into_iter().map(|(effect, at)| (effect, at.speak(|spoken| spoken.calls(None)))));
        ways.extend(less_of_one(page, at));
        for (before, at) in Self::lasting(page, at) {
            let next = page.any(at, THE_NEXT_TIME);
            let Some(at) = next.or_else(|| page.any(at, IF_YOU)) else { continue };
            for ((deed, from), at) in Self::deeds(page, at) {
                for (behind, at) in Self::lasting(page, at) {
                    let (Some(end), None) = (before.or(behind), before.and(behind)) else { continue };
                    let Some(at) = behind.map_or_else(|| page.lit(at, ","), |_| Some(at)) else { continue };
                    let less = Self::less(&deed, &from, page, at).into_iter();
                    let once = next.is_some();
                    if !once && !matches!(deed, Deed::Activates(_)) {
                        continue;
                    }
                    ways.extend(less.map(|(change, at)| {
                        let from = from.clone();
                        let given =
                            if once { Effect::GiveNext(from, change, end) } else { Effect::GiveAll(from, change, end) };
                        (given, at)
                    }));
                }
            }
        }
        ways
    }

    fn says(&self, value: &Effect, page: &Page<'_>, at: At) -> Vec<At> {
        // There is no shorter word for it, and none that could be made without the cards at hand.
        if matches!(value, Effect::GiveNext(..) | Effect::GiveAll(..) | Effect::Give(_, Change::SkillDiscount(..), _)) {
            page.found(value, || self.read(page, at))
        } else {
            Vec::new()
        }
    }
}
