//! Opening hands by the book: draw, mulligan, life, the first turns' draws (5-2-1-6, 5-2-1-7, 6-2-3).

use crate::card::{Card, CardNumber, Kind};
use crate::language::{Message, say};
use crate::ruleset::{Procedure, Ruleset};

use super::Rng;
use super::draws::draws_on;
use super::odds::Goal;

/// What goes back into the deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MulliganPolicy {
    /// Nothing.
    KeepAll,
    /// Everything.
    ReturnAll,
    /// Copies of these cards, wherever the edition lets single cards go back.
    Return(Vec<CardNumber>),
    /// What does not make a playable curve; see [`curve_returns`].
    Curve,
    /// Every card but those that are kept: of each card of the deck, whether it is. Where the edition lets single cards go back.
    Keep(Vec<bool>),
    /// Nothing if the hand is such, else everything. With it, the filters that each card of the deck fits, as bits.
    KeepIf(Goal, Vec<u32>),
}

/// Why no hand can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum OpeningError {
    /// The deck is too small.
    TooFewCards {
        /// Cards in the deck.
        deck: usize,
        /// Cards needed.
        needed: usize,
    },
    /// Single cards cannot go back under this edition.
    WholeHandOnly,
}

impl OpeningError {
    /// Why, in a sentence.
    pub fn message(self) -> Message {
        match self {
            Self::TooFewCards { deck, needed } => say!("opening-too-few", deck = deck, needed = needed),
            Self::WholeHandOnly => say!("opening-whole-hand"),
        }
    }
}

/// How to open.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What goes back.
    pub mulligan: MulliganPolicy,
    /// Own turns to draw for.
    pub turns: u32,
    /// Whether the player goes first.
    pub first: bool,
    /// Life cards, where a leader's skill changes the edition's number.
    pub life: Option<u32>,
}

/// One opening. The numbers are indices into the list of cards that was shuffled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The first cards drawn.
    pub opening: Vec<usize>,
    /// Those that went back.
    pub returned: Vec<usize>,
    /// The hand after the mulligan.
    pub hand: Vec<usize>,
    /// The cards drawn in each own turn; empty for a turn without a draw.
    pub draws: Vec<Vec<usize>>,
    /// The life cards, top of the deck first.
    pub life: Vec<usize>,
}

/// Draws an opening. `deck` holds every card of the main deck, copies one by one.
///
/// # Errors
/// When the deck is too small, or the edition does not let single cards go back.
pub fn draw(deck: &[&Card], ruleset: &Ruleset, plan: &Plan, rng: &mut Rng) -> Result<Opening, OpeningError> {
    let opening = &ruleset.opening;
    let size = |amount: u32| usize::try_from(amount).unwrap_or(usize::MAX);
    let (hand_size, life) =
        (size(opening.hand.cards), size(plan.life.unwrap_or(opening.life.as_ref().map_or(0, |life| life.cards))));
    let draws: Vec<usize> = (1..=plan.turns).map(|turn| size(draws_on(ruleset, plan.first, turn))).collect();
    // An edition of the user's own may ask for any number.
    let needed = draws.iter().fold(hand_size.saturating_add(life), |all, cards| all.saturating_add(*cards));
    if deck.len() < needed {
        return Err(OpeningError::TooFewCards { deck: deck.len(), needed });
    }

    let mut cards: Vec<usize> = (0..deck.len()).collect();
    rng.shuffle(&mut cards);
    let mut hand: Vec<usize> = cards.drain(..hand_size).collect();
    let first_hand = hand.clone();
    let returned = returned(&hand, deck, ruleset, &plan.mulligan)?;
    if !returned.is_empty() {
        hand.retain(|card| !returned.contains(card));
        match opening.mulligan.procedure {
            Procedure::None => {}
            Procedure::AnyNumberReshuffled | Procedure::WholeHandReshuffled => {
                // 5-2-1-6-1: back into the deck, shuffle, draw as many.
                cards.extend(&returned);
                rng.shuffle(&mut cards);
                hand.extend(cards.drain(..returned.len()));
            }
            Procedure::AnyNumberToBottom => {
                cards.extend(&returned);
                hand.extend(cards.drain(..returned.len()));
            }
        }
    }
    // 5-2-1-7
    let life = cards.drain(..life).collect();
    let draws = draws.into_iter().map(|n| cards.drain(..n).collect()).collect();
    Ok(Opening { opening: first_hand, returned, hand, draws, life })
}

/// The cards of a hand that go back.
fn returned(
    hand: &[usize],
    deck: &[&Card],
    ruleset: &Ruleset,
    policy: &MulliganPolicy,
) -> Result<Vec<usize>, OpeningError> {
    let procedure = ruleset.opening.mulligan.procedure;
    if procedure == Procedure::None {
        return Ok(Vec::new());
    }
    let whole = procedure == Procedure::WholeHandReshuffled;
    Ok(match policy {
        MulliganPolicy::KeepAll => Vec::new(),
        MulliganPolicy::ReturnAll => hand.to_vec(),
        MulliganPolicy::Return(_) | MulliganPolicy::Keep(_) if whole => return Err(OpeningError::WholeHandOnly),
        MulliganPolicy::Return(numbers) => {
            hand.iter().copied().filter(|card| numbers.contains(&deck[*card].number)).collect()
        }
        MulliganPolicy::Keep(kept) => hand.iter().copied().filter(|card| !kept[*card]).collect(),
        MulliganPolicy::KeepIf(goal, filters) => {
            let count = |filter: usize| -> u32 { hand.iter().map(|card| filters[*card] >> filter & 1).sum() };
            if goal.holds(&count) { Vec::new() } else { hand.to_vec() }
        }
        MulliganPolicy::Curve => {
            let cards: Vec<&Card> = hand.iter().map(|card| deck[*card]).collect();
            let back = curve_returns(&cards);
            if whole {
                // All or nothing: a hand with fewer than two cards to keep goes back.
                if hand.len() - back.len() < 2 { hand.to_vec() } else { Vec::new() }
            } else {
                back.into_iter().map(|at| hand[at]).collect()
            }
        }
    })
}

/// The highest energy cost that the curve keeps: playable by turn four with a charge each turn.
const CURVE_TOP: u8 = 4;
/// Battle or Unison Cards that the curve keeps of one energy cost.
const CURVE_WIDTH: usize = 2;
/// Extra Cards that the curve keeps, the cheapest.
const CURVE_EXTRAS: usize = 1;

/// The places in a hand whose cards do not make a playable curve.
///
/// Kept are Battle and Unison Cards with an energy cost from 1 to 4, up to two of each cost in the order drawn, and the
/// cheapest Extra Card with an energy cost of 2 or less. The rest goes back. The policy looks at costs alone: it is a
/// fair default, not advice for a deck that lives on one card.
pub fn curve_returns(hand: &[&Card]) -> Vec<usize> {
    let cost = |card: &Card| card.energy.map_or(0, |energy| energy.value());
    let mut per_cost = [0; CURVE_TOP as usize + 1];
    let mut keep = vec![false; hand.len()];
    for (at, card) in hand.iter().enumerate() {
        let cost = cost(card);
        let body = matches!(card.kind, Kind::Battle | Kind::Unison);
        if body && (1..=CURVE_TOP).contains(&cost) && per_cost[usize::from(cost)] < CURVE_WIDTH {
            per_cost[usize::from(cost)] += 1;
            keep[at] = true;
        }
    }
    let mut extras: Vec<usize> =
        (0..hand.len()).filter(|at| hand[*at].kind == Kind::Extra && cost(hand[*at]) <= 2).collect();
    extras.sort_by_key(|at| cost(hand[*at]));
    extras.into_iter().take(CURVE_EXTRAS).for_each(|at| keep[at] = true);
    (0..hand.len()).filter(|at| !keep[*at]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Catalog;

    fn deck(catalog: &Catalog) -> Vec<&Card> {
        let numbers = ["BT1-005", "BT1-006", "BT1-010", "BT1-025", "BT1-008", "BT1-014"];
        let cards = numbers.iter().filter_map(|number| catalog.get(&number.parse().ok()?)).map(|entry| &entry.card);
        cards.cycle().take(50).collect()
    }

    fn plan(mulligan: MulliganPolicy) -> Plan {
        Plan { mulligan, turns: 3, first: true, life: None }
    }

    #[test]
    fn no_card_is_lost_or_doubled() {
        let catalog = Catalog::embedded();
        let deck = deck(&catalog);
        for (id, _) in crate::ruleset::EMBEDDED {
            let ruleset = Ruleset::embedded(id).expect("embedded");
            for policy in [MulliganPolicy::KeepAll, MulliganPolicy::ReturnAll, MulliganPolicy::Curve] {
                for game in 0..50 {
                    let opening =
                        draw(&deck, &ruleset, &plan(policy.clone()), &mut Rng::new(1, game)).expect("a large deck");
                    let rules = &ruleset.opening;
                    let [hand, life] =
                        [Some(&rules.hand), rules.life.as_ref()].map(|rule| rule.map_or(0, |rule| rule.cards as usize));
                    assert_eq!((opening.hand.len(), opening.life.len()), (hand, life));
                    let mut all: Vec<usize> = [&opening.hand, &opening.life].into_iter().flatten().copied().collect();
                    all.extend(opening.draws.iter().flatten());
                    all.sort_unstable();
                    assert!(all.is_sorted_by(|a, b| a < b), "a card lies in two places");
                }
            }
        }
    }

    #[test]
    fn only_the_named_cards_go_back() {
        // 5-2-1-6-1
        let catalog = Catalog::embedded();
        let deck = deck(&catalog);
        let ruleset = Ruleset::embedded("dbscg-1.10").expect("embedded");
        let number: CardNumber = "BT1-005".parse().expect("a number");
        let back = plan(MulliganPolicy::Return(vec![number.clone()]));
        for game in 0..20 {
            let opening = draw(&deck, &ruleset, &back, &mut Rng::new(3, game)).expect("a large deck");
            let named = opening.opening.iter().filter(|card| deck[**card].number == number).count();
            assert_eq!(opening.returned.len(), named);
            assert!(opening.returned.iter().all(|card| deck[*card].number == number));
        }
    }

    #[test]
    fn single_cards_stay_where_the_whole_hand_goes_back() {
        let catalog = Catalog::embedded();
        let ruleset = Ruleset::embedded("dbscg-4.00").expect("embedded");
        let deck = deck(&catalog);
        let cards = MulliganPolicy::Return(vec!["BT1-005".parse().expect("a number")]);
        for policy in [cards, MulliganPolicy::Keep(vec![true; deck.len()])] {
            let drawn = draw(&deck, &ruleset, &plan(policy), &mut Rng::new(1, 0));
            assert_eq!(drawn, Err(OpeningError::WholeHandOnly));
        }
    }

    #[test]
    fn what_is_kept_stays_and_a_hand_that_is_not_such_goes() {
        let catalog = Catalog::embedded();
        let deck = deck(&catalog);
        let ruleset = Ruleset::embedded("dbscg-1.10").expect("embedded");
        let kept: Vec<bool> = deck.iter().map(|card| card.number.as_str() == "BT1-006").collect();
        let filters: Vec<u32> = kept.iter().copied().map(u32::from).collect();
        let cards = plan(MulliganPolicy::Keep(kept.clone()));
        let goal = Goal::Count { of: 0, least: 2, most: None };
        let hand = plan(MulliganPolicy::KeepIf(goal, filters));
        for game in 0..20 {
            let drawn = |plan: &Plan| draw(&deck, &ruleset, plan, &mut Rng::new(3, game)).expect("a large deck");
            let (by_cards, by_hand) = (drawn(&cards), drawn(&hand));
            assert!(by_cards.opening.iter().all(|card| kept[*card] != by_cards.returned.contains(card)));
            let is_such = by_hand.opening.iter().filter(|card| kept[**card]).count() >= 2;
            assert_eq!(by_hand.returned.len(), if is_such { 0 } else { by_hand.opening.len() });
        }
    }

    #[test]
    fn a_leader_may_change_the_number_of_life_cards() {
        // 5-2-1-7, and 1-3-1: card text goes before the rules.
        let catalog = Catalog::embedded();
        let ruleset = Ruleset::embedded("dbscg-4.00").expect("embedded");
        let four = Plan { life: Some(4), ..plan(MulliganPolicy::KeepAll) };
        let opening = draw(&deck(&catalog), &ruleset, &four, &mut Rng::new(1, 0)).expect("a large deck");
        assert_eq!(opening.life.len(), 4);
    }

    #[test]
    fn a_small_deck_is_refused() {
        let catalog = Catalog::embedded();
        let ruleset = Ruleset::embedded("dbscg-1.10").expect("embedded");
        let deck = deck(&catalog);
        let drawn = draw(&deck[..15], &ruleset, &plan(MulliganPolicy::KeepAll), &mut Rng::new(1, 0));
        assert_eq!(drawn, Err(OpeningError::TooFewCards { deck: 15, needed: 16 }));
    }

    #[test]
    fn the_curve_keeps_what_can_be_played_early() {
        let catalog = Catalog::embedded();
        let cards: Vec<&Card> = ["BT1-004", "BT1-006", "BT1-006", "BT1-006", "BT1-025"]
            .iter()
            .filter_map(|number| catalog.get(&number.parse().ok()?))
            .map(|entry| &entry.card)
            .collect();
        let costs: Vec<u8> = cards.iter().map(|card| card.energy.map_or(0, |energy| energy.value())).collect();
        let back = curve_returns(&cards);
        assert!(back.contains(&0), "cost {} goes back", costs[0]);
        assert!(!back.contains(&1) && !back.contains(&2) && back.contains(&3), "two of cost {} stay", costs[1]);
    }
}
