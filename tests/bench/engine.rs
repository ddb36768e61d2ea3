//! The engine: random games, and a clone of the state at a decision.
//!
//! The second list has a skill on every card, so that it says what the engine will do once the table knows them all.
//!
//! `cargo bench --bench engine` prints decisions per second as elements per second.

use std::collections::BTreeMap;
use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use deckscouter::ability::Skills;
use deckscouter::app::list;
use deckscouter::catalog::Catalog;
use deckscouter::engine::dbscg::{Game, Setup};
use deckscouter::engine::{Playable, Rng, Seat};
use deckscouter::player::{Greedy, Random};
use deckscouter::ruleset::Ruleset;
use deckscouter::sim::duel::{self, List, Printed, TURN_LIMIT};
use deckscouter::sim::edition;
use deckscouter::sim::goldfish::dummy::Dummy;
use deckscouter::sim::goldfish::{self, Plan};
use deckscouter::{deck, legality};

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A red list and a green-red one, both from 2020.
const LISTS: [&str; 2] = [
    r#"{"leader":"SD14-01","main":{"P-075":3,"P-123":4,"P-230":1,"BT1-005":4,"BT5-115":4,"BT9-134":3,"SD14-02":4,"SD14-03":4,"SD14-04":4,"SD14-05":4,"BT10-126":3,"BT10-130":1,"BT11-127":3,"BT11-130":4,"BT11-144":4}}"#,
    r#"{"leader":"BT9-125","main":{"P-223":2,"BT1-005":2,"BT5-023":3,"BT9-090":4,"DB1-057":3,"DB2-007":1,"DB2-069":2,"DB3-003":4,"DB3-056":4,"DB3-065":4,"DB3-116":4,"TB3-047":4,"BT10-064":4,"BT10-075":4,"BT11-064":3,"BT11-076":2}}"#,
];

const SEED: u64 = 1;
/// Games in one measurement: single games differ in length.
const GAMES: u64 = 100;

fn engine(criterion: &mut Criterion) {
    let catalog = Catalog::embedded();
    let ruleset = Ruleset::embedded("dbscg-1.10").expect("embedded");
    let decks = deck::read(&LISTS.join("\n"));
    let outcomes: Vec<_> = decks.readings.iter().map(|reading| legality::check(reading, &catalog, &ruleset)).collect();
    let lists: Vec<List<'_>> = outcomes.iter().map(|outcome| list::of(outcome).expect("a leader")).collect();
    let setup = duel::setup([&lists[0], &lists[1]], edition::usual(), TURN_LIMIT, false);
    let skills: BTreeMap<String, Skills> = serde_yaml::from_str(include_str!("../it/stand-ins.yaml")).expect("skills");
    let none = Skills::default();
    let stand_in = |number: &str| Printed {
        front: skills.get(number).unwrap_or(&none),
        back: skills.get(&format!("{number}-back")).unwrap_or(&none),
        card: &catalog.get(&number.parse().expect("a number")).expect("a card").card,
    };
    let numbers = skills.keys().filter(|number| !number.starts_with("BT1-001")).cycle();
    let rich = List {
        leader: stand_in("BT1-001"),
        cards: numbers.take(50).map(|number| stand_in(number)).collect(),
        z: Vec::new(),
    };
    let rich = duel::setup([&rich, &rich], edition::usual(), TURN_LIMIT, false);

    let play = |setup: &Setup, index| {
        let mut game = Game::new(setup, Rng::new(SEED, index)).expect("50 cards");
        let [mut a, mut b] = Seat::BOTH.map(|seat| Random(duel::player_stream(SEED, index, seat)));
        duel::finish(&mut game, [&mut a, &mut b], |_, _, _| ()).decisions
    };

    let mut group = criterion.benchmark_group("100 random games, elements are decisions");
    for (name, setup) in
        [("two lists of 2020, skills as the table knows them", &setup), ("a skill on each card", &rich)]
    {
        group.throughput(Throughput::Elements((0..GAMES).map(|index| play(setup, index)).sum()));
        group.bench_function(name, |bencher| {
            bencher.iter(|| (0..GAMES).map(|index| play(setup, black_box(index))).sum::<u64>());
        });
    }
    group.finish();

    // A deck alone, greedy, against a dummy that hits: elements are games.
    let made = Dummy { clock: 1, ..Dummy::PASSIVE }.cards();
    let alone = Plan { seed: SEED, turns: 8, first: true };
    let run = goldfish::Run::new(&lists[0], &made.list(), edition::usual(), alone).expect("50 cards");
    let mut group = criterion.benchmark_group("goldfish");
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("100 games, greedy, 8 own turns, one thread", |bencher| {
        let game = |index| {
            run.play(index, [&mut Greedy::default(), Dummy { clock: 1, ..Dummy::PASSIVE }.player().as_mut()]).decisions
        };
        bencher.iter(|| (0..GAMES).map(|index| game(black_box(index))).sum::<u64>());
    });
    group.finish();

    // A decision in the middle of a game.
    let mut game = Game::new(&rich, Rng::new(SEED, 0)).expect("50 cards");
    let [mut a, mut b] = Seat::BOTH.map(|seat| Random(duel::player_stream(SEED, 0, seat)));
    let mut states = Vec::new();
    duel::finish(&mut game, [&mut a, &mut b], |game, _, _| states.push(game.clone()));
    let middle = states.swap_remove(states.len() / 2);
    let mut rng = Rng::new(SEED, 1);
    criterion.bench_function("a game that a player cannot tell from it", |bencher| {
        bencher.iter_batched(|| (), |()| middle.possible(Seat::A, &mut rng), BatchSize::SmallInput);
    });
    criterion.bench_function("clone of a game at a decision", |bencher| {
        bencher.iter_batched(|| (), |()| middle.clone(), BatchSize::SmallInput);
    });
}

criterion_group!(benches, engine);
criterion_main!(benches);
