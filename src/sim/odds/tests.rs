//! Counted chances against every order of small decks, against drawn hands, and against what must always hold.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::*;
use crate::card::{Card, CardNumber, Kind};
use crate::catalog::Catalog;
use crate::ruleset::DEFAULT;
use crate::sim::Rng;
use crate::sim::opening::{self, MulliganPolicy};

const PROCEDURES: [Procedure; 4] =
    [Procedure::None, Procedure::AnyNumberReshuffled, Procedure::WholeHandReshuffled, Procedure::AnyNumberToBottom];

fn count(of: usize, least: u32, most: Option<u32>) -> Goal {
    Goal::Count { of, least, most }
}

/// A plan with three cards in hand, a life card and two draws; one where cards at the bottom are out of reach.
fn small(procedure: Procedure) -> Plan {
    let draws = if procedure == Procedure::AnyNumberToBottom { 1 } else { 2 };
    Plan { hand: 3, procedure, life: 1, drawn: (0..=draws).collect() }
}

/// Calls back with every order of some cards.
fn orders(cards: &mut Vec<usize>, from: usize, visit: &mut dyn FnMut(&[usize])) {
    if from == cards.len() {
        return visit(cards);
    }
    for other in from..cards.len() {
        cards.swap(from, other);
        orders(cards, from + 1, visit);
        cards.swap(from, other);
    }
}

/// All parts of a hand that procedure and mulligan allow to stay.
fn allowed(deck: &[u32], hand: &[usize], goal: &Mulligan, procedure: Procedure) -> Vec<Vec<usize>> {
    let all = || (0..1_u32 << hand.len()).map(|bits| (0..hand.len()).filter(move |at| bits >> at & 1 == 1));
    let parts = all().map(|part| part.map(|at| hand[at]).collect::<Vec<_>>());
    let whole = procedure == Procedure::WholeHandReshuffled;
    match goal {
        _ if procedure == Procedure::None => vec![hand.to_vec()],
        Mulligan::None => vec![hand.to_vec()],
        Mulligan::All => vec![Vec::new()],
        Mulligan::Optimal if whole => vec![hand.to_vec(), Vec::new()],
        Mulligan::Optimal => parts.collect(),
        Mulligan::Keep(filter) => vec![hand.iter().copied().filter(|card| deck[*card] >> filter & 1 == 1).collect()],
        Mulligan::KeepIf(goal) => vec![if met(deck, hand, goal) { hand.to_vec() } else { Vec::new() }],
    }
}

fn met(deck: &[u32], seen: &[usize], goal: &Goal) -> bool {
    goal.holds(&|filter| seen.iter().map(|card| deck[*card] >> filter & 1).sum())
}

/// Whether a goal holds by a turn of cards seen in order; some filters stop counting at a turn of their own.
fn met_by(deck: &[u32], seen: &[usize], turn: usize, plan: &Plan, (goal, by): (&Goal, &[Option<u32>])) -> bool {
    goal.holds(&|filter| {
        let stop = by.get(filter).copied().flatten().map_or(turn, |stop| turn.min(stop as usize));
        seen[..plan.seen(stop) as usize].iter().map(|card| deck[*card] >> filter & 1).sum()
    })
}

/// The chance by each turn, from every hand and every order of what can be drawn. A deck is the filters of each card.
fn by_every_order(deck: &[u32], goal: (&Goal, &[Option<u32>]), plan: &Plan, mulligan: &Mulligan) -> Vec<f64> {
    let (mut sums, mut hands) = (vec![0.0; plan.drawn.len()], 0.0);
    let size = plan.hand as usize;
    for bits in (0..1_u32 << deck.len()).filter(|bits| bits.count_ones() == plan.hand) {
        let (hand, rest): (Vec<usize>, Vec<usize>) = (0..deck.len()).partition(|card| bits >> card & 1 == 1);
        let mut best = vec![0.0_f64; plan.drawn.len()];
        for kept in allowed(deck, &hand, mulligan, plan.procedure) {
            let returned: Vec<usize> = hand.iter().copied().filter(|card| !kept.contains(card)).collect();
            let to_bottom = plan.procedure == Procedure::AnyNumberToBottom;
            let mut pool = if to_bottom { rest.clone() } else { rest.iter().chain(&returned).copied().collect() };
            let (mut holds, mut all) = (vec![0_u32; plan.drawn.len()], 0_u32);
            orders(&mut pool, 0, &mut |order| {
                all += 1;
                let mut order = order.to_vec();
                if to_bottom {
                    order.extend(&returned);
                }
                let mut seen = kept.clone();
                seen.extend(order.drain(..size - kept.len()));
                // Life comes off the deck before the first draw.
                order.drain(..plan.life as usize);
                seen.extend(&order[..plan.drawn[plan.last_turn()] as usize]);
                for (turn, holds) in holds.iter_mut().enumerate() {
                    *holds += u32::from(met_by(deck, &seen, turn, plan, goal));
                }
            });
            for (best, holds) in best.iter_mut().zip(holds) {
                *best = best.max(f64::from(holds) / f64::from(all));
            }
        }
        hands += 1.0;
        sums.iter_mut().zip(best).for_each(|(sum, best)| *sum += best);
    }
    sums.into_iter().map(|sum| sum / hands).collect()
}

fn counted(deck: &[u32], (goal, by): (&Goal, &[Option<u32>]), plan: &Plan, mulligan: &Mulligan) -> Vec<f64> {
    let classes = classes(deck.iter().map(|filters| (1, *filters)));
    let odds = Odds::at_turns(classes, goal.clone(), by, plan.clone()).expect("a small deck");
    odds.by_turn(mulligan).expect("it can be told")
}

fn assert_near(one: &[f64], other: &[f64], what: &str) {
    assert_eq!(one.len(), other.len());
    for (one, other) in one.iter().zip(other) {
        assert!((one - other).abs() < 1e-13, "{what}: {one} and {other}");
    }
}

/// Goals over three filters.
fn goals() -> Vec<Goal> {
    vec![
        count(0, 1, None),
        count(1, 2, Some(2)),
        count(0, 0, Some(0)),
        Goal::All(vec![count(0, 1, None), count(1, 1, None)]),
        Goal::Any(vec![count(0, 2, None), Goal::Not(Box::new(count(1, 0, Some(1))))]),
        Goal::All(vec![count(0, 1, Some(2)), Goal::Any(vec![count(1, 1, None), count(2, 1, Some(1))])]),
    ]
}

#[test]
fn every_order_of_small_decks_agrees() {
    let decks: [(&[u32], Procedure); 6] = [
        (&[1, 1, 3, 2, 0, 0], Procedure::AnyNumberReshuffled),
        (&[1, 5, 3, 2, 4, 0], Procedure::AnyNumberReshuffled),
        (&[1, 1, 3, 2, 0, 4], Procedure::WholeHandReshuffled),
        (&[1, 5, 3, 2, 4, 7], Procedure::None),
        (&[1, 1, 3, 2, 0, 0, 0, 0], Procedure::AnyNumberToBottom),
        (&[1, 5, 3, 2, 4, 7, 0, 2], Procedure::AnyNumberToBottom),
    ];
    let some = Goal::Any(vec![count(0, 1, None), count(2, 1, None)]);
    for (deck, procedure) in decks {
        for goal in goals() {
            for mulligan in
                [Mulligan::None, Mulligan::All, Mulligan::Optimal, Mulligan::Keep(0), Mulligan::KeepIf(some.clone())]
            {
                if procedure == Procedure::WholeHandReshuffled && mulligan == Mulligan::Keep(0) {
                    continue;
                }
                let plan = small(procedure);
                let what = format!("{deck:?} {procedure:?} {goal:?} {mulligan:?}");
                assert_near(
                    &counted(deck, (&goal, &[]), &plan, &mulligan),
                    &by_every_order(deck, (&goal, &[]), &plan, &mulligan),
                    &what,
                );
            }
        }
    }
}

#[test]
fn every_order_agrees_where_counts_stop_at_turns_of_their_own() {
    let decks: [(&[u32], Procedure); 5] = [
        (&[1, 5, 3, 2, 4, 0], Procedure::AnyNumberReshuffled),
        (&[1, 1, 3, 2, 0, 4], Procedure::WholeHandReshuffled),
        (&[1, 5, 3, 2, 4, 7], Procedure::None),
        (&[1, 2, 1, 2, 1, 2, 4], Procedure::None),
        (&[1, 5, 3, 2, 4, 7, 0, 2], Procedure::AnyNumberToBottom),
    ];
    let stops: [&[Option<u32>]; 3] =
        [&[Some(0), None, Some(1)], &[Some(1), Some(0), Some(2)], &[Some(9), Some(1), Some(1)]];
    let mut differ = 0;
    for (deck, procedure) in decks {
        let plan = small(procedure);
        for goal in goals() {
            for by in stops {
                for mulligan in [Mulligan::None, Mulligan::Optimal] {
                    let of_turns = counted(deck, (&goal, by), &plan, &mulligan);
                    let what = format!("{deck:?} {procedure:?} {goal:?} {by:?} {mulligan:?}");
                    assert_near(&of_turns, &by_every_order(deck, (&goal, by), &plan, &mulligan), &what);
                    differ += u32::from(of_turns != counted(deck, (&goal, &[]), &plan, &mulligan));
                }
            }
        }
    }
    assert!(differ > 40, "{differ}");
}

#[test]
fn a_turn_that_is_the_last_one_or_later_changes_nothing() {
    let deck = [1, 5, 3, 2, 4, 0, 0, 1];
    let plan = small(Procedure::AnyNumberReshuffled);
    for goal in goals() {
        let all = counted(&deck, (&goal, &[]), &plan, &Mulligan::Optimal);
        assert_eq!(counted(&deck, (&goal, &[Some(2), Some(3), Some(60)]), &plan, &Mulligan::Optimal), all);
    }
}

#[test]
fn too_many_turns_are_refused() {
    let plan = Plan { hand: 6, procedure: Procedure::AnyNumberReshuffled, life: 8, drawn: (0..10).collect() };
    let goal = Goal::All((0..8).map(|of| count(of, 1, None)).collect());
    let deck = || classes((0..8).map(|of| (4, 1 << of)).chain([(18, 0)]));
    let by = |turns: u32| (0..8).map(|of| Some(of % turns)).collect::<Vec<_>>();
    let odds = |turns| Odds::at_turns(deck(), goal.clone(), &by(turns), plan.clone());
    assert_eq!(odds(5).err(), Some(OddsError::TooManyTurns(6)));
    assert_eq!(odds(4).expect("a few").turns(), [0, 1, 2, 3, 9]);
    // Few turns, but far apart and with many cards of each kind.
    let plan = Plan { drawn: (0..=20).collect(), ..plan };
    let goal = |least| Goal::All((0..4).map(|of| count(of, least, None)).collect());
    let far = |least| {
        let deck = classes([(12, 1), (12, 2), (12, 4), (14, 8)]);
        Odds::at_turns(deck, goal(least), &[Some(5), Some(10), Some(15), None], plan.clone())
    };
    assert_eq!(far(4).err(), Some(OddsError::TooManyClasses(4)));
    assert!(far(1).is_ok());
}

#[test]
fn drawn_hands_agree_where_counts_stop_at_turns_of_their_own() {
    const HANDS: u32 = 20_000;
    let catalog = Catalog::embedded();
    let deck = real(&catalog);
    let cards: Vec<&Card> = deck.iter().map(|(card, _)| *card).collect();
    let goal = Goal::All(vec![count(0, 2, None), count(1, 1, None), Goal::Not(Box::new(count(2, 2, None)))]);
    let by = [Some(1), None, Some(3)];
    let ruleset = Ruleset::embedded(DEFAULT).expect("embedded");
    let plan = Plan::of(&ruleset, false, 4, None);
    let filters = || classes(deck.iter().map(|(_, filters)| (1, *filters)));
    let odds = Odds::at_turns(filters(), goal.clone(), &by, plan.clone()).expect("a deck");
    let counted = odds.by_turn(&Mulligan::None).expect("it can be told");
    let opening = opening::Plan { mulligan: MulliganPolicy::KeepAll, turns: 4, first: false, life: None };
    let bits: Vec<u32> = deck.iter().map(|(_, filters)| *filters).collect();
    let mut holds = [0_u32; 5];
    for hand in 0..HANDS {
        let drawn = opening::draw(&cards, &ruleset, &opening, &mut Rng::new(8, hand.into())).expect("a deck");
        let seen: Vec<usize> = drawn.hand.iter().chain(drawn.draws.iter().flatten()).copied().collect();
        for (turn, holds) in holds.iter_mut().enumerate() {
            *holds += u32::from(met_by(&bits, &seen, turn, &plan, (&goal, &by)));
        }
    }
    for (p, holds) in counted.iter().zip(holds) {
        let sampled = f64::from(holds) / f64::from(HANDS);
        // Four standard deviations: one of 16,000 would lie outside by chance, and the seed is fixed.
        assert!((p - sampled).abs() < 4.0 * (p * (1.0 - p) / f64::from(HANDS)).sqrt(), "{p} counted, {sampled} drawn");
    }
    let never_stops = Odds::new(filters(), goal, plan).expect("a deck").by_turn(&Mulligan::None).expect("told");
    assert!((never_stops[4] - counted[4]).abs() > 0.01);
}

#[test]
fn a_given_hand_and_what_stays_of_it_agree_with_the_best() {
    let deck = [1, 1, 3, 2, 0, 0, 0, 0, 0, 1, 2, 3];
    for procedure in PROCEDURES {
        for goal in goals() {
            let odds = Odds::new(classes(deck.map(|f| (1, f))), goal, small(procedure)).expect("a small deck");
            odds.plays(&Mulligan::Optimal, &mut |play| {
                assert_eq!(odds.after(play.hand, play.kept, play.turn), play.chance);
                assert!(odds.after(play.hand, play.hand, play.turn) <= play.chance);
            })
            .expect("it can be told");
        }
    }
}

#[test]
fn single_cards_do_not_go_back_where_the_whole_hand_does() {
    let plan = small(Procedure::WholeHandReshuffled);
    let odds = Odds::new(classes([(20, 1), (20, 0)]), count(0, 1, None), plan).expect("a small deck");
    assert_eq!(odds.by_turn(&Mulligan::Keep(0)), Err(OddsError::WholeHandOnly));
}

#[test]
fn decks_that_cannot_be_counted_are_refused() {
    let plan = |procedure| Plan { hand: 6, procedure, life: 8, drawn: (0..10).collect() };
    let new = |cards, procedure| Odds::new(classes([(cards, 1)]), count(0, 1, None), plan(procedure)).err();
    assert_eq!(
        new(22, Procedure::AnyNumberReshuffled),
        Some(OddsError::TooFewCards { deck: 22, turns: 9, needed: 23 })
    );
    assert_eq!(new(23, Procedure::AnyNumberReshuffled), None);
    assert_eq!(new(28, Procedure::AnyNumberToBottom), Some(OddsError::ToTheBottom { deck: 28, turns: 9, needed: 29 }));
    assert_eq!(new(9_999, Procedure::None), Some(OddsError::TooLarge(9_999)));
    assert_eq!(new(4_000_000_000, Procedure::None), Some(OddsError::TooLarge(4_000_000_000)));
    let huge = Plan { hand: u32::MAX, procedure: Procedure::None, life: 8, drawn: vec![0, u32::MAX] };
    let refused = Odds::new(classes([(50, 1)]), count(0, 1, None), huge).err();
    assert_eq!(refused, Some(OddsError::TooFewCards { deck: 50, turns: 1, needed: u32::MAX }));
    let many: Vec<Goal> = (0..32).map(|of| count(of, 3, None)).collect();
    let each = classes((0..32).map(|of| (4, 1 << of)));
    let odds = Odds::new(each, Goal::All(many), plan(Procedure::None));
    assert_eq!(odds.err(), Some(OddsError::TooManyClasses(32)));
}

#[test]
fn what_cannot_be_has_a_reason() {
    let deck = classes([(3, 0b01), (4, 0b10), (43, 0b00)]);
    let plan = Plan { hand: 6, procedure: Procedure::AnyNumberReshuffled, life: 8, drawn: vec![0] };
    for (goal, reason) in [
        (count(0, 4, None), Some(Obstacle::Deck { of: 0, least: 4, has: 3 })),
        (Goal::Any(vec![count(0, 4, None), count(1, 5, None)]), Some(Obstacle::Deck { of: 0, least: 4, has: 3 })),
        (Goal::Any(vec![count(0, 4, None), count(1, 4, None)]), None),
        (Goal::All(vec![count(0, 3, None), count(1, 4, None)]), Some(Obstacle::Together)),
        (Goal::Not(Box::new(count(0, 0, None))), Some(Obstacle::Together)),
    ] {
        let odds = Odds::new(deck.clone(), goal, plan.clone()).expect("a deck");
        assert_eq!(odds.obstacle(0), reason);
        assert_eq!(odds.by_turn(&Mulligan::Optimal).expect("it can be told") == [0.0], reason.is_some());
    }
    let full = |goal| Odds::new(classes([(48, 1), (2, 0)]), goal, plan.clone()).expect("a deck").obstacle(0);
    assert_eq!(full(count(0, 7, None)), Some(Obstacle::Seen { of: 0, least: 7, seen: 6 }));
    assert_eq!(full(count(0, 0, Some(3))), Some(Obstacle::Always { of: 0, most: 3, has: 4 }));
}

/// A deck of the samples: each card, and the filters "Battle Card of cost 2 or less", "BT1-017", "Extra Card".
fn real(catalog: &Catalog) -> Vec<(&Card, u32)> {
    let list = include_str!("../../../decks/alien-rush.txt");
    let lines = list.lines().skip_while(|line| *line != "Main Deck").skip(1);
    let cards = lines.flat_map(|line| {
        let mut words = line.split(' ');
        let copies = words.next().and_then(|n| n.parse().ok()).unwrap_or(0);
        let number: Option<CardNumber> = words.next().and_then(|number| number.parse().ok());
        let card = number.and_then(|number| catalog.get(&number)).map(|entry| &entry.card);
        std::iter::repeat_n(card, copies).flatten()
    });
    let filters = |card: &Card| {
        let cheap = card.kind == Kind::Battle && card.energy.is_some_and(|cost| cost.value() <= 2);
        u32::from(cheap) | u32::from(card.number.as_str() == "BT1-017") << 1 | u32::from(card.kind == Kind::Extra) << 2
    };
    cards.map(|card| (card, filters(card))).collect()
}

#[test]
fn drawn_hands_agree_with_counted_chances() {
    const HANDS: u32 = 20_000;
    let catalog = Catalog::embedded();
    let deck = real(&catalog);
    assert_eq!(deck.len(), 50);
    let cards: Vec<&Card> = deck.iter().map(|(card, _)| *card).collect();
    let goal = Goal::All(vec![count(0, 2, None), Goal::Any(vec![count(1, 1, None), count(2, 1, Some(1))])]);
    let ruleset = Ruleset::embedded(DEFAULT).expect("embedded");
    let others = deck.iter().filter(|(_, filters)| filters & 1 == 0).map(|(card, _)| card.number.clone()).collect();
    for (first, seed) in [(true, 5), (false, 6)] {
        for (mulligan, policy) in [
            (Mulligan::None, MulliganPolicy::KeepAll),
            (Mulligan::All, MulliganPolicy::ReturnAll),
            (Mulligan::Keep(0), MulliganPolicy::Return(Clone::clone(&others))),
        ] {
            let plan = Plan::of(&ruleset, first, 4, None);
            let odds = Odds::new(classes(deck.iter().map(|(_, f)| (1, *f))), goal.clone(), plan).expect("a deck");
            let counted = odds.by_turn(&mulligan).expect("it can be told");
            let plan = opening::Plan { mulligan: policy, turns: 4, first, life: None };
            let mut met_by = [0_u32; 5];
            for hand in 0..HANDS {
                let drawn = opening::draw(&cards, &ruleset, &plan, &mut Rng::new(seed, hand.into())).expect("a deck");
                let mut seen = drawn.hand;
                for (turn, met_by) in met_by.iter_mut().enumerate() {
                    if turn > 0 {
                        seen.extend(&drawn.draws[turn - 1]);
                    }
                    let n = |filter: usize| seen.iter().map(|card| deck[*card].1 >> filter & 1).sum();
                    *met_by += u32::from(goal.holds(&n));
                }
            }
            for (p, met) in counted.iter().zip(met_by) {
                let sampled = f64::from(met) / f64::from(HANDS);
                // Four standard deviations: one of 16,000 would lie outside by chance, and the seed is fixed.
                let off = 4.0 * (p * (1.0 - p) / f64::from(HANDS)).sqrt();
                assert!((p - sampled).abs() < off, "{mulligan:?}: {p} counted, {sampled} drawn");
            }
        }
    }
}

fn goal() -> impl Strategy<Value = Goal> {
    let single = (0..3_usize, 0..3_u32, prop::option::of(0..3_u32))
        .prop_map(|(of, least, more)| count(of, least, more.map(|more| least + more)));
    single.prop_recursive(2, 6, 3, |part| {
        let parts = prop::collection::vec(part.clone(), 1..3);
        prop_oneof![
            parts.clone().prop_map(Goal::All),
            parts.prop_map(Goal::Any),
            part.prop_map(|part| Goal::Not(Box::new(part))),
        ]
    })
}

fn deck() -> impl Strategy<Value = Vec<Class>> {
    prop::collection::vec((1..9_u32, 0..8_u32), 1..6).prop_map(|cards| classes(cards.into_iter().chain([(20, 0)])))
}

fn plan() -> impl Strategy<Value = Plan> {
    (prop::sample::select(PROCEDURES.to_vec()), 1..5_u32).prop_map(|(procedure, hand)| Plan {
        hand,
        procedure,
        life: 2,
        drawn: vec![0, 0, 1, 2],
    })
}

/// The same cases each time, unless the environment asks for others.
fn cases() -> ProptestConfig {
    let mut asked = ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() };
    if asked.rng_seed == RngSeed::Random {
        asked.rng_seed = RngSeed::Fixed(20_210);
    }
    asked
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn a_goal_and_its_contrary_add_up_to_one(deck in deck(), goal in goal(), plan in plan()) {
        let chance = |goal| Odds::new(deck.clone(), goal, plan.clone()).map(|odds| odds.by_turn(&Mulligan::Keep(0)).or_else(|_| odds.by_turn(&Mulligan::None)));
        let (one, other) = (chance(goal.clone()), chance(Goal::Not(Box::new(goal))));
        for (one, other) in one.expect("a deck").expect("told").iter().zip(other.expect("a deck").expect("told")) {
            prop_assert!((one + other - 1.0).abs() < 1e-13, "{one} and {other}");
        }
    }

    #[test]
    fn exact_counts_add_up_to_one(deck in deck(), plan in plan()) {
        let exactly = |n| {
            let odds = Odds::new(deck.clone(), count(0, n, Some(n)), plan.clone()).expect("a deck");
            odds.by_turn(&Mulligan::All).expect("told")[3]
        };
        let all: f64 = (0..=plan.seen(3)).map(exactly).sum();
        prop_assert!((all - 1.0).abs() < 1e-13, "{all}");
    }

    #[test]
    fn the_best_mulligan_is_no_worse_than_any_other(deck in deck(), goal in goal(), keep in goal(), plan in plan()) {
        let odds = Odds::new(deck, goal, plan).expect("a deck");
        let best = odds.by_turn(&Mulligan::Optimal).expect("told");
        for other in [Mulligan::None, Mulligan::All, Mulligan::Keep(1), Mulligan::KeepIf(keep)] {
            let Ok(other) = odds.by_turn(&other) else { continue };
            for (best, other) in best.iter().zip(other) {
                prop_assert!(*best > other - 1e-13, "{best} and {other}");
            }
        }
    }

    #[test]
    fn more_turns_and_more_copies_do_no_harm(deck in deck(), of in 0..3_usize, least in 1..4_u32, plan in plan()) {
        let chance = |deck: &[Class]| {
            let odds = Odds::new(deck.to_vec(), count(of, least, None), plan.clone()).expect("a deck");
            odds.by_turn(&Mulligan::Optimal).expect("told")
        };
        let few = chance(&deck);
        prop_assert!(few.is_sorted_by(|a, b| a <= &(b + 1e-13)), "{few:?}");
        // One card more that the filter means, instead of one that none means.
        let more = classes(deck.iter().map(|class| (class.cards - u32::from(class.filters == 0), class.filters)).chain([(1, 1 << of)]));
        for (few, more) in few.iter().zip(chance(&more)) {
            prop_assert!(*few < more + 1e-13, "{few} and {more}");
        }
    }
}
