//! How long the parts take: `cargo bench`, or `cargo bench -- check` for the benchmarks with that in their name.
//!
//! Times are per call; where a benchmark says so in its throughput, also per card or per list.

#![expect(clippy::disallowed_methods, reason = "the shared lists are read from their file")]

use std::fmt::Write as _;
use std::hint::black_box;
use std::path::Path;
use std::time::Duration;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use deckscouter::ability::KeywordNames;
use deckscouter::card::{Card, CardNumber, Section};
use deckscouter::catalog::Catalog;
use deckscouter::catalog::search::{Search, Want};
use deckscouter::deck::{self, NOTATIONS};
use deckscouter::legality;
use deckscouter::ruleset::{EMBEDDED, EMBEDDED_LISTS, Ruleset, parse_list};
use deckscouter::sim::odds::{Goal, Mulligan, Odds, Plan, classes};
use deckscouter::sim::sample::Sampler;
use deckscouter::sim::{Rng, opening};
use deckscouter::skill;

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A leader and 50 cards on 13 lines.
const DECK: &str = "Leader: BT1-001 Champa\n\n4 BT1-005\n4 BT1-006\n4 BT1-007\n4 BT1-008\n4 BT1-009\n4 BT1-010\n\
    4 BT1-011\n4 BT1-012\n4 BT1-013\n4 BT1-014\n4 BT1-015\n4 BT1-016\n2 BT1-017\n";

/// A sample whose cards do much.
const FUSED_ZAMASU: &str = include_str!("../../decks/fused-zamasu.txt");

/// Lines in the language of the cards, made up.
const SKILL_LINES: [&str; 4] = [
    "[Auto] [Once per turn] When you play this card, draw 1 card.",
    "[Permanent] You can't include non-《Fish》 Battle Cards or multicolor cards in your deck.",
    "[Permanent] If your Leader is an ＜A＞ card, this card is also treated as red in all areas.",
    "[Super Combo] (You can only have four in your deck.)",
];

/// A made-up sentence for each rule of the grammar, and what it means.
const SENTENCES: &str = include_str!("../grammar/sentences.tsv");

/// Lists beside the checkout, or else as many made up, and which of the two they are.
fn many_lists() -> (&'static str, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/decks/dbscg/public-2021.jsonl");
    if let Ok(text) = std::fs::read_to_string(path) {
        return ("real", text);
    }
    let numbers = Catalog::embedded().numbers();
    let mut text = String::new();
    for list in 0..1404 {
        let cards = (0..14).map(|at| format!("\"{}\": 4", numbers[(list * 31 + at * 17) % numbers.len()]));
        let cards: Vec<String> = cards.collect();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{{\"leader\": \"BT1-001\", \"main\": {{{}}}, \"side\": {{}}}}", cards.join(", "));
    }
    ("made-up", text)
}

fn catalog(c: &mut Criterion) {
    let numbers: Vec<CardNumber> = Catalog::embedded().numbers().into_iter().step_by(6).take(1000).collect();
    let find = |catalog: &Catalog| numbers.iter().filter(|number| catalog.get(number).is_some()).count();
    let mut group = c.benchmark_group("catalog");
    group.throughput(Throughput::Elements(1000));
    group.bench_function("1000 numbers, each for the first time", |b| {
        b.iter_batched(Catalog::embedded, |catalog| find(&catalog), BatchSize::LargeInput);
    });
    let catalog = Catalog::embedded();
    group.bench_function("1000 numbers, looked up before", |b| b.iter(|| find(&catalog)));
    group.throughput(Throughput::Elements(1));
    let deck: Vec<CardNumber> = FUSED_ZAMASU.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    assert!(deck.len() > 12, "a deck has more cards");
    let skills = |catalog: Catalog| -> usize {
        deck.iter().filter_map(|number| catalog.get(number)).map(|entry| entry.front.lines.len()).sum()
    };
    group.bench_function("the abilities of a deck", |b| {
        b.iter_batched(Catalog::embedded, skills, BatchSize::SmallInput);
    });
    group.bench_function("a name that one card has", |b| b.iter(|| catalog.named(black_box("Scheming Champa")).len()));
    group.bench_function("a name that many cards have", |b| b.iter(|| catalog.named(black_box("Son Goku")).len()));
    group.bench_function("candidates for a misspelt name", |b| {
        b.iter(|| catalog.find(None, black_box(Some("Scheeming Champa"))).is_err());
    });
    let unknown = "BT1-5".parse().expect("a number");
    group.bench_function("candidates for a number that no card has", |b| {
        b.iter(|| catalog.find(black_box(Some(&unknown)), None).is_err());
    });
    group.finish();
}

fn notations(c: &mut Criterion) {
    let catalog = Catalog::embedded();
    let reading = deck::read(DECK).readings.remove(0);
    let deck = legality::resolve::resolve(&reading.deck, &catalog).canonical(&reading.deck);
    for notation in NOTATIONS {
        let text = (notation.write)(&deck).expect("a deck of numbers and names");
        c.bench_function(&format!("read 50 cards/{}", notation.id), |b| b.iter(|| deck::read(black_box(&text))));
        c.bench_function(&format!("write 50 cards/{}", notation.id), |b| b.iter(|| (notation.write)(black_box(&deck))));
    }
}

fn checks(c: &mut Criterion) {
    let ruleset = Ruleset::embedded("dbscg-4.00").expect("embedded");
    let catalog = Catalog::embedded();
    let reading = deck::read(DECK).readings.remove(0);
    c.bench_function("check/a deck", |b| {
        b.iter(|| legality::check(black_box(&reading), &catalog, &ruleset).findings.len());
    });
    c.bench_function("check/a deck whose cards are parsed first", |b| {
        let check = |catalog: Catalog| legality::check(black_box(&reading), &catalog, &ruleset).findings.len();
        b.iter_batched(Catalog::embedded, check, BatchSize::SmallInput);
    });
    let (kind, text) = many_lists();
    let lists = text.lines().count();
    let mut group = c.benchmark_group("many");
    group.throughput(Throughput::Elements(lists as u64));
    group.bench_function(format!("read {lists} {kind} lists"), |b| b.iter(|| deck::read(black_box(&text))));
    group.bench_function(format!("read and check {lists} {kind} lists"), |b| {
        let check = |catalog: Catalog| {
            let readings = deck::read(black_box(&text)).readings;
            let findings = |reading| legality::check(reading, &catalog, &ruleset).findings.len();
            readings.iter().map(findings).sum::<usize>()
        };
        b.iter_batched(Catalog::embedded, check, BatchSize::LargeInput);
    });
    group.finish();
}

fn openings(c: &mut Criterion) {
    let ruleset = Ruleset::embedded("dbscg-1.10").expect("embedded");
    let catalog = Catalog::embedded();
    let reading = deck::read(DECK).readings.remove(0);
    let resolution = legality::resolve::resolve(&reading.deck, &catalog);
    let main = resolution.lines.iter().filter(|line| line.section == Section::Main);
    let cards: Vec<&Card> =
        main.flat_map(|line| std::iter::repeat_n(&line.entry.card, line.line.count as usize)).collect();
    let mut game = 0;
    for (name, mulligan) in [("kept", opening::MulliganPolicy::KeepAll), ("curve", opening::MulliganPolicy::Curve)] {
        let plan = opening::Plan { mulligan, turns: 3, life: None, first: true };
        c.bench_function(&format!("opening hand/{name}"), |b| {
            b.iter(|| {
                game += 1;
                opening::draw(&cards, &ruleset, &plan, &mut Rng::new(1, game))
            });
        });
    }
}

/// What people want: a card, cheap cards with it, and one of several.
const WANTS: [&[(u32, &str)]; 3] = [
    &[(1, "BT1-006")],
    &[(2, "battle cost<=2"), (1, "BT1-014")],
    &[(1, "BT1-005 or BT1-012"), (1, "combo-power>=10000"), (2, "cost>=4")],
];

fn odds(c: &mut Criterion) {
    let ruleset = Ruleset::embedded("dbscg-1.10").expect("embedded");
    let catalog = Catalog::embedded();
    let reading = deck::read(DECK).readings.remove(0);
    let resolution = legality::resolve::resolve(&reading.deck, &catalog);
    let main: Vec<_> = resolution.lines.iter().filter(|line| line.section == Section::Main).collect();
    let tell = |want: &[(u32, &str)], mulligan: &Mulligan| {
        let searches: Vec<Search> = want.iter().map(|(_, cards)| Search::parse(cards).expect("a search")).collect();
        let filters =
            |entry| searches.iter().zip(0..).map(|(search, bit)| u32::from(search.matches(entry)) << bit).sum();
        let goal = want.iter().zip(0..).map(|((least, _), of)| Goal::Count { of, least: *least, most: None });
        let classes = classes(main.iter().map(|line| (line.line.count, filters(line.entry))));
        let plan = Plan::of(&ruleset, true, 10, None);
        Odds::new(classes, Goal::All(goal.collect()), plan).and_then(|odds| odds.by_turn(mulligan)).expect("a deck")
    };
    for (name, mulligan) in [("no mulligan", Mulligan::None), ("the best mulligan", Mulligan::Optimal)] {
        c.bench_function(&format!("odds/three wants over 10 turns, {name}"), |b| {
            b.iter(|| WANTS.map(|want| tell(black_box(want), &mulligan)));
        });
    }
    c.bench_function("odds/read a want", |b| {
        b.iter(|| Want::parse(black_box("2+ battle cost<=2 and 1+ BT1-053 by turn 3")));
    });
}

#[expect(clippy::print_stderr, reason = "a benchmark says what it skips")]
fn data(c: &mut Criterion) {
    for (id, yaml) in EMBEDDED {
        c.bench_function(&format!("ruleset/{id}"), |b| b.iter(|| Ruleset::parse(black_box(yaml))));
    }
    let [(_, list), ..] = EMBEDDED_LISTS;
    c.bench_function("ban list", |b| b.iter(|| parse_list(black_box(list))));
    let names = KeywordNames::embedded().expect("the keyword table fits");
    let text = SKILL_LINES.join("\n");
    let mut group = c.benchmark_group("skill text");
    group.throughput(Throughput::Elements(SKILL_LINES.len() as u64));
    group.bench_function("4 lines", |b| b.iter(|| skill::read(black_box(&text), false, names)));
    // As a table is built of them.
    let read = |texts: &[String]| -> usize {
        let mut reader = skill::Reader::new(names);
        texts.iter().map(|text| reader.read(black_box(text), false).0.lines.len()).sum()
    };
    let mut all = |name: &str, texts: &[String]| {
        group.throughput(Throughput::Elements(texts.iter().map(|text| text.lines().count() as u64).sum()));
        group.bench_function(name, |b| b.iter(|| read(texts)));
    };
    let sentences: Vec<String> =
        SENTENCES.lines().filter_map(|row| row.split('\t').next()).map(str::to_owned).collect();
    all("every made-up sentence", &sentences);
    match corpus() {
        Some(corpus) => all("every card", &corpus),
        None => eprintln!("skipped: ../shared/cards/dbscg-en.jsonl is not here"),
    }
    group.finish();
}

/// A million opening hands: those with two cheap cards or more of 16, and one or more of 4.
fn sampled_hands(c: &mut Criterion) {
    const HANDS: u64 = 1_000_000;
    let deck = (0..50).map(|card: u32| u32::from(card < 16) | u32::from(card >= 46) << 1);
    let mut sampler = Sampler::new(deck, 6).expect("a deck");
    let mut rng = Rng::new(1, 0);
    let mut group = c.benchmark_group("sampled hands");
    group.throughput(Throughput::Elements(HANDS));
    group.bench_function("two conditions", |b| {
        b.iter(|| sampler.count(HANDS, &mut rng, |hand| hand.of(0) >= 2 && hand.of(1) >= 1));
    });
    group.finish();
}

/// The text of every side of the real cards, where the card data is here.
fn corpus() -> Option<Vec<String>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/cards/dbscg-en.jsonl");
    let rows = std::fs::read_to_string(path).ok()?;
    let sides = |row: &str| {
        let card: serde_json::Value = serde_json::from_str(row).ok()?;
        let text = |side: &serde_json::Value| side["skill"].as_str().map(str::to_owned);
        Some([text(&card), text(&card["back"])].into_iter().flatten().collect::<Vec<_>>())
    };
    Some(rows.lines().filter_map(sides).flatten().collect())
}

/// Short runs: the whole takes about a minute.
fn short() -> Criterion {
    let run = Criterion::default().sample_size(20).without_plots();
    run.warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1))
}

criterion_group! { name = benches; config = short(); targets = catalog, notations, checks, openings, sampled_hands, odds, data }
criterion_main!(benches);
