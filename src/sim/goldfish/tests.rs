//! A deck that plays alone: what is counted, and that it is counted alike however the work is spread.

use std::ops::ControlFlow;

use super::dbscg::Measure;
use super::dummy::Dummy;
use super::tally::End;
use super::*;
use crate::ability::Area;
use crate::catalog::Catalog;
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::{CardId, Choice, Game, Question};
use crate::player::{Player, Random};
use crate::ruleset::{DEFAULT, Ruleset};
use crate::sim::duel::{List, Printed, shard};
use crate::sim::impact::{Way, Ways};
use crate::sim::odds::{self, Goal, Odds, classes};
use crate::sim::{edition, stats};

/// Red Battle Cards, ten of each.
fn deck(catalog: &Catalog) -> List<'_> {
    let card = |number: &str| Printed::from(catalog.get(&number.parse().expect("a number")).expect("a card"));
    let cards = ["BT1-005", "BT1-006", "BT1-008", "BT1-010", "BT1-014"];
    List {
        leader: card("BT1-001"),
        cards: cards.iter().cycle().take(50).map(|number| card(number)).collect(),
        z: Vec::new(),
    }
}

fn dummy(text: &str) -> Dummy {
    text.parse().expect("a dummy")
}

/// A run of that deck against a dummy.
fn against(dummy: Dummy, turns: u16, first: bool, check: impl FnOnce(&Run)) {
    let catalog = Catalog::embedded();
    let plan = Plan { seed: 7, turns, first };
    check(&Run::new(&deck(&catalog), &dummy.cards().list(), edition::usual(), plan).expect("both can be played with"));
}

fn players(dummy: Dummy) -> impl Fn(u64) -> [Box<dyn Player>; 2] + Sync {
    move |index| [Box::new(Random(duel::player_stream(7, index, OWN))), dummy.player()]
}

/// A game in which nobody does anything.
fn idle(run: &Run, dummy: Dummy) -> Row {
    run.play(0, [&mut crate::player::Dummy, dummy.player().as_mut()])
}

#[test]
fn who_does_nothing_sees_the_hand_and_a_card_each_turn() {
    // 5-2-1-6, 6-2-3: six cards, and none is drawn in the first turn of the one who goes first.
    for (first, seen) in [(true, [6, 7, 8]), (false, [7, 8, 9])] {
        against(Dummy::PASSIVE, 3, first, |run| {
            let row = idle(run, Dummy::PASSIVE);
            let measured =
                |measure: Measure| row.turns.iter().map(|turn| turn.measured[measure as usize]).collect::<Vec<_>>();
            assert_eq!(measured(Measure::Seen), seen);
            assert_eq!(measured(Measure::Hand), seen);
            assert_eq!((row.end, row.firsts[0]), (End::Limit, None));
            for measure in [Measure::Energy, Measure::Spent, Measure::Played, Measure::Power, Measure::Damage] {
                assert_eq!(measured(measure), [0; 3]);
            }
        });
    }
}

#[test]
fn the_cards_that_games_show_are_those_that_the_odds_tell_of() {
    const GAMES: u64 = 2000;
    // Of ten copies among 50 cards, two or more by the third turn of the one who goes second.
    let ruleset = Ruleset::embedded(DEFAULT).expect("embedded");
    let goal = Goal::Count { of: 0, least: 2, most: None };
    let odds = Odds::new(classes([(10, 1), (40, 0)]), goal, odds::Plan::of(&ruleset, false, 3, None)).expect("a deck");
    against(Dummy::PASSIVE, 3, false, |run| {
        let seen = |index: &u64| {
            let (game, _) = run.replay(*index, [&mut crate::player::Dummy, Dummy::PASSIVE.player().as_mut()]);
            let number = |card: &CardId| &game.roster().def(game.state.object(*card).def).card.number;
            game.state.cards(OWN, Area::Hand).iter().filter(|card| number(card).as_str() == "BT1-005").count() >= 2
        };
        let games = (0..GAMES).filter(seen).count() as u64;
        let share = stats::share(games, GAMES).expect("some");
        let exact = odds.without(3).value();
        // Within the width of the interval of 95 %: four standard deviations.
        assert!((share.value - exact).abs() < share.high - share.low, "{share:?}, exactly {exact}");
    });
}

#[test]
fn a_clock_deals_its_damage_in_each_of_its_turns() {
    // 9-2: without life the game is lost. After the fourth turn of the clock that is so.
    against(dummy("clock:2"), 10, true, |run| {
        let row = idle(run, dummy("clock:2"));
        assert_eq!((row.end, row.turns.len()), (End::Lost, 4));
        // Damage goes to the hand (4-10-2-1): two cards more each turn.
        let hands: Vec<u32> = row.turns.iter().map(|turn| turn.measured[Measure::Hand as usize]).collect();
        assert_eq!(hands, [6, 9, 12, 15]);
    });
}

#[test]
fn a_blocker_comes_each_turn_and_fights() {
    against(dummy("blocker:30000"), 4, false, |run| {
        let (game, row) = run.replay(3, {
            let [own, other] = players(dummy("blocker:30000"))(3).map(Box::leak);
            [own, other]
        });
        let blockers = game.state.cards(OWN.other(), Area::Battle).len();
        assert!((1..=4).contains(&blockers), "{blockers}");
        // Nothing of this deck gets past 30000 power.
        assert!(row.turns.iter().all(|turn| turn.measured[Measure::Damage as usize] <= 1), "{row:?}");
    });
}

/// A game of that deck, played by chance, with its events.
fn logged(dummy: Dummy, index: u64, check: impl FnOnce(&Game, &[Event])) {
    against(dummy, 8, true, |run| {
        let [mut own, mut other] = players(dummy)(index);
        let (game, _) = run.replay(index, [own.as_mut(), other.as_mut()]);
        let events = game.state.log.as_deref().expect("they are on record").to_vec();
        check(&game, &events);
    });
}

/// The events of each turn: whose it is, and what happens in it.
fn turns(events: &[Event]) -> impl Iterator<Item = (Seat, &[Event])> {
    let turns = events.chunk_by(|_, next| !matches!(next, Event::Turn(..)));
    turns.filter_map(|turn| match turn.first() {
        Some(Event::Turn(_, seat)) => Some((*seat, turn)),
        _ => None,
    })
}

#[test]
fn a_counter_negates_one_attack_of_each_turn_and_no_other() {
    for (text, answered) in [("counter:1", 1), ("counter:2", 2)] {
        let mut negated = 0;
        for index in 0..10 {
            logged(dummy(text), index, |_, events| {
                for (seat, turn) in turns(events) {
                    let mut attacks = 0;
                    for event in turn {
                        attacks += usize::from(matches!(event, Event::Attacked(..)));
                        if *event == Event::AttackNegated {
                            assert_eq!((seat, attacks), (OWN, answered), "{text}, game {index}");
                            negated += 1;
                        }
                    }
                    let is = turn.contains(&Event::AttackNegated);
                    // 1-2-6: the game can be over by then.
                    assert_eq!(is, attacks >= answered, "{text}, game {index}");
                }
            });
        }
        assert!(negated > 5, "{text}: {negated}");
    }
}

#[test]
fn a_ko_takes_a_battle_card_every_so_many_turns_while_there_is_one() {
    let mut taken = 0;
    for index in 0..10 {
        logged(dummy("ko:2"), index, |_, events| {
            let kos = |turn: &[Event]| {
                let by_skill =
                    |event: &&Event| matches!(event, Event::Moved { from_seat: OWN, cause: Cause::SkillKo, .. });
                turn.iter().filter(by_skill).count()
            };
            let mut of_the_dummy = 0;
            for (seat, turn) in turns(events) {
                of_the_dummy += usize::from(seat != OWN);
                let most = usize::from(seat != OWN && of_the_dummy % 2 == 0);
                assert!(kos(turn) <= most, "game {index}: {turn:?}");
                taken += kos(turn);
            }
        });
    }
    assert!(taken > 5, "{taken}");
}

#[test]
fn a_combo_adds_its_power_in_each_battle_while_there_are_cards() {
    let mut compared = 0;
    for index in 0..10 {
        logged(dummy("combo:5000"), index, |_, events| {
            for event in events {
                // 7-4-1-4: the leader has 10000.
                if let Event::Compared(_, guard) = event {
                    assert!([15_000, 10_000].contains(guard), "game {index}: {guard}");
                    compared += usize::from(*guard == 15_000);
                }
            }
        });
    }
    assert!(compared > 5, "{compared}");
}

#[test]
fn a_mixed_dummy_does_what_each_of_its_parts_does() {
    let mixed = dummy("clock:2+ko:1");
    let mut taken = 0;
    for index in 0..5 {
        logged(mixed, index, |_, events| {
            for (seat, turn) in turns(events) {
                let hit = |event: &&Event| matches!(event, Event::Moved { from_seat: OWN, cause: Cause::Damage, .. });
                let damage = turn.iter().filter(hit).count();
                // No life is left to take for the last of it (9-2).
                let ends = turn.iter().any(|event| matches!(event, Event::Over(_)));
                assert!(seat == OWN || damage == 2 || (ends && damage == 1), "game {index}: {turn:?}");
                taken +=
                    turn.iter().filter(|event| matches!(event, Event::Moved { cause: Cause::SkillKo, .. })).count();
            }
        });
    }
    assert!(taken > 0);
}

#[test]
fn any_number_of_threads_counts_the_same_and_any_game_can_be_played_again() {
    against(dummy("clock:1"), 6, true, |run| {
        let of = |jobs, games| {
            let mut rows = Vec::new();
            let tally = run.play_all(games, Jobs::from(jobs), true, players(dummy("clock:1")), |batch| {
                rows.extend(batch.rows.iter().cloned());
                ControlFlow::Continue(())
            });
            (tally, rows)
        };
        let (tally, rows) = of(1, 0..200);
        assert_eq!((tally.games, rows.len()), (200, 200));
        assert_eq!(of(3, 0..200), (tally.clone(), rows.clone()));
        let [mut own, mut other] = players(dummy("clock:1"))(150);
        assert_eq!(run.play(150, [own.as_mut(), other.as_mut()]), rows[150]);

        let mut joined = Tally::default();
        for part in [3, 1, 2] {
            joined.add(&of(2, shard(200, part, 3)).0);
        }
        assert_eq!(joined, tally);
    });
}

#[test]
fn who_does_nothing_has_in_hand_at_the_end_what_was_in_the_opening_hand_or_came_later() {
    const GAMES: u64 = 2000;
    let catalog = Catalog::embedded();
    let ruleset = Ruleset::embedded(DEFAULT).expect("embedded");
    let goal = Goal::Count { of: 0, least: 1, most: None };
    let odds = Odds::new(classes([(10, 1), (40, 0)]), goal, odds::Plan::of(&ruleset, true, 4, None)).expect("a deck");
    against(Dummy::PASSIVE, 4, true, |run| {
        let run = run.clone().counting_cards_of(&deck(&catalog));
        let idle = |_| -> [Box<dyn Player>; 2] { [Box::new(crate::player::Dummy), Dummy::PASSIVE.player()] };
        let tally = run.play_all(0..GAMES, 2.into(), false, idle, |_| ControlFlow::Continue(()));
        let impact = tally.impact.expect("it is counted");
        assert_eq!((impact.all.games, impact.all.won, impact.all.sum), (GAMES, 0, 5 * GAMES));
        assert_eq!(impact.cards.values().map(|card| card.copies).collect::<Vec<_>>(), [10; 5]);
        for card in impact.cards.values() {
            let share = |way: Way| stats::share(card.ways[way as usize].games, GAMES).expect("some");
            for (way, exact) in [(Way::Opening, odds.without(0)), (Way::Left, odds.without(4))] {
                let (share, exact) = (share(way), exact.value());
                // Four standard deviations.
                assert!((share.value - exact).abs() < share.high - share.low, "{way:?}: {share:?}, exactly {exact}");
            }
            let [played, charged, comboed] =
                [Way::Played, Way::Charged, Way::Comboed].map(|way| card.ways[way as usize].games);
            assert_eq!((played, charged, comboed), (0, 0, 0));
        }
    });
}

#[test]
fn what_became_of_cards_is_what_the_player_did_with_them() {
    let mut seen = [0; Way::ALL.len()];
    for index in 0..20 {
        against(Dummy::PASSIVE, 6, true, |run| {
            let [mut own, mut other] = players(Dummy::PASSIVE)(index);
            let mut game = Game::set_up(&run.ready, Rng::new(7, index), true);
            let mut did = Ways::new();
            let mut opening = None;
            duel::finish(&mut game, [own.as_mut(), other.as_mut()], |game, _, choice| {
                let number = |card: CardId| game.roster().def(game.state.object(card).def).card.number.clone();
                let decision = game.decision().expect("a question");
                if game.turn() > 0 {
                    let hand =
                        || game.state.cards(OWN, Area::Hand).iter().map(|card| number(*card)).collect::<Vec<_>>();
                    opening.get_or_insert_with(hand);
                }
                if decision.seat == OWN {
                    let (card, way) = match (decision.question, choice) {
                        (Question::Charge, Choice::Card(card)) => (card, Way::Charged),
                        (_, Choice::Combo(card)) => (card, Way::Comboed),
                        (_, Choice::Play(card)) => (card, Way::Played),
                        _ => return,
                    };
                    *did.entry(number(card)).or_default() |= way;
                }
            });
            let ways = crate::sim::impact::of_game(&game, OWN);
            let opening = opening.expect("a turn");
            for (number, became) in &ways {
                let did = did.get(number).copied().unwrap_or_default();
                // The events tell more: what a skill plays.
                assert!(became.is_superset(did), "game {index}: {number}: {became:?}, {did:?}");
                let of_hand = Way::Charged | Way::Comboed;
                assert_eq!(*became & of_hand, did & of_hand, "game {index}: {number}");
                // Who goes first does not draw before the first question of the first turn (6-2-3).
                assert_eq!(became.contains(Way::Opening), opening.contains(number), "game {index}: {number}");
                became.iter().for_each(|way| seen[way as usize] += 1);
            }
        });
    }
    assert!(seen.iter().all(|n| *n > 5), "{seen:?}");
}

#[test]
fn a_run_that_is_broken_off_has_counted_what_it_was_given() {
    against(Dummy::PASSIVE, 2, true, |run| {
        let mut batches = 0;
        let tally = run.play_all(0..10_000, 2.into(), false, players(Dummy::PASSIVE), |_| {
            batches += 1;
            if batches == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(tally.games, 3 * spread::BATCH);
    });
}
