//! Cards that go with a deck, each with the reason why: what its skills ask for, what it shares, what other lists play.
//!
//! Nothing here knows how good a card is. Each reason gives points; rare things count for more than common ones: that 22
//! cards of the deck are of Universe 6 says more than that 22 are Saiyans. Where lists have been learned from, they decide,
//! and the reasons that the cards themselves give only break ties.

mod asks;
mod lists;

use std::collections::{BTreeMap, BTreeSet};

use super::limits::Limits;
use super::{Context, Outcome};
use crate::ability::{Facts, Filter};
use crate::card::{CardNumber, Color, ColorSet, Section, Set, fold};
use crate::catalog::Entry;
use crate::catalog::search::{Search, Test};

use asks::{Asks, Fit, fit, names};
pub use lists::{Lists, NEAREST, Near, Stands};

/// Copies of a card that a deck has.
#[derive(Clone, Debug)]
pub struct Held<'a> {
    /// Where they lie.
    pub section: Section,
    /// The card.
    pub entry: &'a Entry,
    /// What it is in the deck.
    pub facts: Facts<'a>,
    /// How many.
    pub count: u32,
}

/// Which cards are asked for.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'s, 'l> {
    /// Only cards that this means.
    pub want: Option<&'s Search>,
    /// The section that they are for.
    pub section: Section,
    /// Not those of other colors of the deck than the leader's.
    pub leaders_colors: bool,
    /// What lists like the deck have.
    pub near: Option<&'l Near<'l>>,
}

impl Default for Asked<'_, '_> {
    fn default() -> Self {
        Self { want: None, section: Section::Main, leaders_colors: false, near: None }
    }
}

/// What cards have in common.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Common {
    /// A special trait.
    Trait(String),
    /// A character.
    Character(String),
}

impl Common {
    /// The word for it, as it is printed.
    pub fn word(&self) -> &str {
        match self {
            Self::Trait(word) | Self::Character(word) => word,
        }
    }
}

/// A card that goes with a deck.
#[derive(Clone, Debug)]
pub struct Suggestion<'a> {
    /// The card.
    pub entry: &'a Entry,
    /// How many copies the deck may have of it; `None` is any number.
    pub room: Option<u32>,
    /// What it is ranked by.
    pub points: f64,
    /// The cards of the deck whose skills ask for it, with their copies, those with the rarest wish first.
    pub asked_by: Vec<(&'a Entry, u32)>,
    /// How many cards of the deck its own skills ask for.
    pub asks_for: u32,
    /// Its skills ask for such a leader.
    pub wants_leader: bool,
    /// What it has in common with how many cards of the deck, the rarest and most frequent first.
    pub shares: Vec<(Common, u32)>,
    /// How often it stands in lists like the deck.
    pub stands: Option<Stands>,
}

/// A deck has a color where so many of its cards have it.
const COLOR: u32 = 8;
/// A wish that more of all cards fulfil is none.
const COMMON: f64 = 0.25;

/// Cards that go with a deck and that it does not have, best first; none that would break a limit, and none that came out
/// after the edition, unless the deck has such cards itself. The size of the section does not matter: something else may go.
pub fn suggest<'a>(outcome: &'a Outcome<'a>, asked: &Asked<'_, '_>) -> Vec<Suggestion<'a>> {
    let context = &outcome.context;
    let limits = Limits::new(context, context.resolution.leader().map(|line| line.entry));
    let held = |line: &super::resolve::Resolved<'a>| Held {
        section: line.section,
        entry: line.entry,
        facts: line.facts(),
        count: line.line.count,
    };
    let deck: Vec<Held<'a>> = context.resolution.lines.iter().map(held).collect();
    among(context, &limits, &deck, asked)
}

/// As [`suggest`], for any deck.
pub(super) fn among<'a>(
    context: &'a Context<'a>,
    limits: &Limits<'a>,
    deck: &[Held<'a>],
    asked: &Asked<'_, '_>,
) -> Vec<Suggestion<'a>> {
    let field = Field::of(context, limits, deck, asked);
    let counted = || deck.iter().map(|held| (held.section, &held.facts, held.count));
    let wanted = |entry: &Entry| asked.want.is_none_or(|want| want.matches(entry));
    let mut found: Vec<Suggestion<'a>> = Vec::new();
    for card in field.cards.iter().filter(|card| !field.has(&card.entry.card.number) && wanted(card.entry)) {
        let room = limits.room(card.entry, asked.section, &counted());
        if room != Some(0) {
            found.push(field.suggestion(card, room, asked.near));
        }
    }
    found.sort_by_cached_key(|one| (Set::from(&one.entry.card.number), one.entry.card.number.clone()));
    found.sort_by(|one, other| other.points.total_cmp(&one.points));
    found
}

/// A card that may be played beside the deck.
struct Player<'a> {
    entry: &'a Entry,
    facts: Facts<'a>,
}

/// What skills of the deck ask for.
struct Wish<'a> {
    /// Which cards.
    filter: Filter,
    /// The cards whose skills ask for them, with their copies.
    who: Vec<(&'a Entry, u32)>,
    /// How rare such cards are.
    rare: f64,
}

/// The deck, and all cards that may be played beside it: what is rare is rare among these.
struct Field<'a, 'd> {
    deck: &'d [Held<'a>],
    cards: Vec<Player<'a>>,
    /// Cards of the deck, without its leader.
    size: f64,
    /// What its skills ask for, each description once.
    wishes: Vec<Wish<'a>>,
    /// What cards of the deck have: how many of them, and how rare it is.
    common: BTreeMap<Common, (u32, f64)>,
    leader: Option<&'d Held<'a>>,
}

impl<'a, 'd> Field<'a, 'd> {
    fn of(context: &'a Context<'a>, limits: &Limits<'a>, deck: &'d [Held<'a>], asked: &Asked<'_, '_>) -> Self {
        let cards = players(context, limits, deck, asked);
        // A leader without a deck is all there is to go by.
        let is_alone = deck.iter().all(|held| held.section == Section::Leader);
        let rest = || deck.iter().filter(|held| is_alone || held.section != Section::Leader);
        let size = f64::from(rest().map(|held| held.count).sum::<u32>().max(1));
        let rarity = |of: usize| (float(cards.len().max(1)) / float(of.max(1))).ln();
        let mut wishes: Vec<Wish<'a>> = Vec::new();
        for held in deck.iter().filter(|held| held.count > 0) {
            for filter in Asks::of(held.entry).cards {
                let Some(Wish { who, .. }) = wishes.iter_mut().find(|wish| wish.filter == filter) else {
                    let meant = cards.iter().filter(|card| fit(&filter, &card.facts, card.entry) == Fit::Yes).count();
                    let too_common = float(meant) > COMMON * float(cards.len());
                    let rare = if meant == 0 || too_common { 0.0 } else { rarity(meant) };
                    wishes.push(Wish { filter, who: vec![(held.entry, held.count)], rare });
                    continue;
                };
                match who.iter_mut().find(|(entry, _)| entry.card.number == held.entry.card.number) {
                    Some((_, copies)) => *copies += held.count,
                    None => who.push((held.entry, held.count)),
                }
            }
        }
        wishes.retain(|wish| wish.rare > 0.0);
        let mut common: BTreeMap<Common, (u32, f64)> = BTreeMap::new();
        for held in rest() {
            for has in has(&held.facts) {
                common.entry(has).or_default().0 += held.count;
            }
        }
        let mut among_all: BTreeMap<Common, usize> = BTreeMap::new();
        for card in &cards {
            for has in has(&card.facts) {
                *among_all.entry(has).or_default() += 1;
            }
        }
        for (has, (_, rare)) in &mut common {
            *rare = rarity(among_all.get(has).copied().unwrap_or_default());
        }
        let leader = deck.iter().find(|held| held.section == Section::Leader && held.count > 0);
        Self { deck, cards, size, wishes, common, leader }
    }

    fn has(&self, number: &CardNumber) -> bool {
        self.deck.iter().any(|held| held.entry.card.number == *number && held.count > 0)
    }

    /// What speaks for a card, and how much.
    fn suggestion(&self, card: &Player<'a>, room: Option<u32>, near: Option<&Near<'_>>) -> Suggestion<'a> {
        let Player { entry, facts } = card;
        let mut wishes: Vec<_> =
            self.wishes.iter().filter(|wish| fit(&wish.filter, facts, entry) == Fit::Yes).collect();
        wishes.sort_by(|one, other| other.rare.total_cmp(&one.rare));
        // A card that asks for it in two ways asks for it once.
        let mut asked_by: Vec<(&'a Entry, u32)> = Vec::new();
        let mut for_wishes = 0.0;
        for Wish { who, rare, .. } in wishes {
            for (asker, copies) in who {
                if !asked_by.iter().any(|(known, _)| known.card.number == asker.card.number) {
                    asked_by.push((asker, *copies));
                    for_wishes += f64::from(*copies) / self.size * rare;
                }
            }
        }
        let asks = Asks::of(entry);
        let answers = self.deck.iter().filter(|held| {
            held.section != Section::Leader
                && asks.cards.iter().any(|filter| fit(filter, &held.facts, held.entry) == Fit::Yes)
        });
        let asks_for: u32 = answers.map(|held| held.count).sum();
        let (wants_leader, wrong_leader) = self.leaders(&asks);
        let mut shares: Vec<(Common, u32, f64)> = Vec::new();
        for has in has(facts) {
            if let Some((copies, rare)) = self.common.get(&has) {
                shares.push((has, *copies, f64::from(*copies) / self.size * rare));
            }
        }
        shares.sort_by(|one, other| other.2.total_cmp(&one.2));
        let in_common: f64 = shares.iter().map(|(.., points)| points).sum();
        let own = ASKED * for_wishes
            + ASKS * f64::from(asks_for) / self.size
            + SHARES * in_common
            + if wants_leader { LEADER } else { 0.0 };
        let own = if wrong_leader { own / 4.0 } else { own };
        let stands = near.and_then(|near| near.stands(&entry.card.number));
        let points = own + LISTS * stands.map_or(0.0, |stands| stands.weight);
        let shares = shares.into_iter().map(|(has, copies, _)| (has, copies)).collect();
        Suggestion { entry, room, points, asked_by, asks_for, wants_leader, shares, stands }
    }

    /// Whether the skills of a card ask for such a leader, or for none but others.
    fn leaders(&self, asks: &Asks) -> (bool, bool) {
        let Some(leader) = self.leader else { return (false, false) };
        let fits = |filter: &Filter| fit(filter, &leader.facts, leader.entry);
        // To want a red leader says little.
        let yes = asks.leaders.iter().any(|filter| names(filter) && fits(filter) == Fit::Yes);
        let no = !asks.leaders.is_empty() && asks.leaders.iter().all(|filter| fits(filter) == Fit::No);
        (yes, no)
    }
}

/// What the reasons weigh: a card of the deck that asks for it, one that it asks for, one that shares something with it,
/// its leader, and the lists that play it.
const ASKED: f64 = 1.0;
const ASKS: f64 = 1.0;
const SHARES: f64 = 1.0;
const LEADER: f64 = 1.0;
const LISTS: f64 = 100.0;

fn float(n: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "counts are far below 2⁵²")]
    let float = n as f64;
    float
}

/// The traits and characters of a card, each once.
fn has(facts: &Facts<'_>) -> BTreeSet<Common> {
    // Some tables write one name in two ways; the first is enough.
    let once = |words: &[&str]| -> Vec<String> {
        let mut seen = BTreeSet::new();
        words.iter().filter(|word| seen.insert(fold(word))).map(|word| (*word).to_owned()).collect()
    };
    let traits = once(&facts.traits).into_iter().map(Common::Trait);
    traits.chain(once(&facts.characters).into_iter().map(Common::Character)).collect()
}

/// All cards that the section takes, in the colors of the deck or those that are asked for.
fn players<'a>(
    context: &'a Context<'a>,
    limits: &Limits<'a>,
    deck: &[Held<'a>],
    asked: &Asked<'_, '_>,
) -> Vec<Player<'a>> {
    let Some(rule) = context.ruleset.section(asked.section) else { return Vec::new() };
    let colors = colors(deck, asked.leaders_colors);
    let of_color = |test: &&Test| matches!(test, Test::Color(_) | Test::Multicolor);
    let any_color = asked.want.is_some_and(|want| want.tests().iter().any(of_color));
    let later = |number: &CardNumber| context.ruleset.had_come_out(number) == Some(false);
    let pool = !deck.iter().any(|held| later(&held.entry.card.number));
    let kinds: Vec<Search> = rule.kinds.iter().map(|kind| Search::Is(Test::Kind(*kind))).collect();
    // A section of a game without types takes all there are.
    let all = if kinds.is_empty() { Search::All(Vec::new()) } else { Search::Any(kinds) };
    let mut cards = context.catalog.search(&all).cards;
    cards.retain(|card| {
        let playable = !card.colors.is_empty() && card.colors.iter().all(|color| colors.contains(color));
        (any_color || playable) && !(pool && later(&card.number))
    });
    let entries = cards.iter().filter_map(|card| context.catalog.get(&card.number));
    entries.map(|entry| Player { entry, facts: limits.facts(entry) }).collect()
}

/// The colors of a deck: its leader's, and those of many of its cards.
fn colors(deck: &[Held<'_>], leaders_alone: bool) -> ColorSet {
    let is_leader = |held: &&Held<'_>| held.section == Section::Leader;
    let leader: ColorSet = deck.iter().filter(is_leader).flat_map(|held| held.facts.colors.iter()).collect();
    let cards_of = |color: Color| -> u32 {
        let cards = deck.iter().filter(|held| held.section == Section::Main && held.facts.colors.contains(color));
        cards.map(|held| held.count).sum()
    };
    let played = Color::ALL.into_iter().filter(|color| cards_of(*color) >= COLOR);
    if leaders_alone && !leader.is_empty() { leader } else { leader.union(played.collect()) }
}

#[cfg(test)]
mod tests;
