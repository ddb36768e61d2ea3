//! The smallest plan that makes a deck legal, held against every way there is, on small decks.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use deckscouter::card::{CardNumber, Print, Section};
use deckscouter::deck::{CardRef, Deck, Line, Places, Reading};
use deckscouter::diagnostic::{Safety, Severity};
use deckscouter::legality::fix::{self, Act, Asked, Pick, Plan};
use deckscouter::legality::{self, Outcome};
use deckscouter::ruleset::{EMBEDDED, Ruleset};
use proptest::prelude::*;
use proptest::sample::select;

use super::properties::{CATALOG, cases};

/// 4.00 with numbers so small that few cards break them.
static SMALL: LazyLock<Ruleset> = LazyLock::new(|| {
    let (_, yaml) = EMBEDDED.iter().find(|(id, _)| *id == "dbscg-4.00").expect("embedded");
    let smaller = |yaml: String, (from, to): (&str, &str)| {
        assert!(yaml.contains(from), "{from}");
        yaml.replace(from, to)
    };
    let changes = [
        ("id: main, min: 50, max: 60", "id: main, min: 3, max: 5"),
        ("max: 15", "max: 2"),
        ("id: z, min: 0, max: 10", "id: z, min: 0, max: 2"),
        ("key: number, max: 4", "key: number, max: 2"),
        ("keyword: SuperCombo, max: 4", "keyword: SuperCombo, max: 2"),
        ("keyword: DragonBall, max: 7", "keyword: DragonBall, max: 2"),
    ];
    let yaml = changes.into_iter().fold((*yaml).to_owned(), smaller);
    Ruleset::parse(&yaml).expect("a ruleset")
});

/// Two with [Super Combo], one with that and [Ultimate], one with [Ultimate], a [Dragon Ball], a banned card, a limited one,
/// a Saiyan, a God, a card that may be there in any number, a Z-Battle Card and a Z-Leader.
const CARDS: [&str; 12] = [
    "BT10-012", "BT10-013", "BT17-148", "BT10-152", "BT5-117", "BT1-052", "BT1-107", "BT3-033", "BT1-006", "BT2-107",
    "BT18-005", "BT18-004",
];

/// Copies of a card in a section.
type Cell = (Section, CardNumber, u32);

fn decks() -> impl Strategy<Value = (CardNumber, Vec<Cell>)> {
    let sections = select(vec![Section::Main, Section::Main, Section::Main, Section::Side, Section::Z]);
    let cell = (sections, select(CARDS.to_vec()), 1..=3_u32);
    let leader = select(vec!["BT1-001", "SD9-01"]);
    (leader, proptest::collection::vec(cell, 1..=4)).prop_map(|(leader, cells)| {
        let mut all: Vec<Cell> = Vec::new();
        for (section, number, count) in cells {
            let number: CardNumber = number.parse().expect("a number");
            match all.iter_mut().find(|(s, n, _)| *s == section && *n == number) {
                Some((.., sum)) => *sum += count,
                None => all.push((section, number, count)),
            }
        }
        (leader.parse().expect("a number"), all)
    })
}

fn reading(leader: &CardNumber, cells: &[Cell]) -> Reading {
    let line = |(section, number, count): &Cell| Line {
        count: *count,
        card: CardRef { print: Some(Print { number: number.clone(), suffix: None }), name: None, spelling: None },
        section: Some(*section),
        places: Places::default().into(),
        bare: false,
        counted: true,
        plain: false,
    };
    let leader = (Section::Leader, leader.clone(), 1);
    let lines = std::iter::once(&leader).chain(cells).filter(|(.., count)| *count > 0).map(line).collect();
    Reading { deck: Deck { lines, ..Deck::default() }, ..Reading::default() }
}

fn check(reading: &Reading) -> Outcome<'_> {
    legality::check(reading, &CATALOG, &*SMALL)
}

/// Copies out of the deck, copies moved, and copies that stay, cell by cell.
type Way = Vec<(u32, u32, u32)>;

/// Where a card that does not belong in its section is taken.
fn home(section: Section, number: &CardNumber) -> Option<Section> {
    let kind = CATALOG.get(number).expect("a card").card.kind;
    let takes = |section: Section| SMALL.section(section).is_some_and(|rule| rule.kinds.contains(&kind));
    let homes = SMALL.sections.iter().map(|rule| rule.id).filter(|home| *home != Section::Leader);
    if takes(section) { None } else { homes.into_iter().find(|home| takes(*home)) }
}

/// What a way costs; `None` where the deck is illegal then.
fn cost(leader: &CardNumber, cells: &[Cell], way: &Way) -> Option<(u32, u32)> {
    let mut after: Vec<Cell> = Vec::new();
    for ((section, number, _), (_, moved, stay)) in cells.iter().zip(way) {
        after.push((*section, number.clone(), *stay));
        after.push((home(*section, number).unwrap_or(*section), number.clone(), *moved));
    }
    let reading = reading(leader, &after);
    let outcome = check(&reading);
    let mut missing = 0;
    for finding in outcome.findings.iter().filter(|finding| finding.diagnostic.severity == Severity::Error) {
        if finding.check.name != "too-few-cards" {
            return None;
        }
        missing += finding.limit.zip(finding.count).map_or(0, |(min, count)| min - count);
    }
    let out: u32 = way.iter().map(|(out, ..)| out).sum();
    let moved: u32 = way.iter().map(|(_, moved, _)| moved).sum();
    Some((out + moved + missing, out))
}

/// The least that any way costs, and how many ways cost so much.
fn least(leader: &CardNumber, cells: &[Cell]) -> ((u32, u32), usize) {
    fn go(leader: &CardNumber, cells: &[Cell], way: &mut Way, best: &mut Option<((u32, u32), usize)>) {
        let Some((section, number, count)) = cells.get(way.len()) else {
            let Some(cost) = cost(leader, cells, way) else { return };
            match best {
                Some((least, ways)) if *least == cost => *ways += 1,
                Some((least, _)) if *least < cost => {}
                _ => *best = Some((cost, 1)),
            }
            return;
        };
        let most_moved = if home(*section, number).is_some() { *count } else { 0 };
        for moved in 0..=most_moved {
            for out in 0..=count - moved {
                way.push((out, moved, count - moved - out));
                go(leader, cells, way, best);
                way.pop();
            }
        }
    }
    let mut best = None;
    go(leader, cells, &mut Vec::new(), &mut best);
    best.expect("an empty deck breaks no limit")
}

/// The way that a plan goes.
fn way(plan: &Plan<'_>, cells: &[Cell]) -> Way {
    let of = |section: Section, number: &CardNumber, moves: bool| -> u32 {
        let its = plan.changes.iter().filter(|change| (change.section, &change.entry.card.number) == (section, number));
        its.filter(|change| matches!(change.act, Act::Move(_)) == moves).map(|change| change.copies).sum()
    };
    let way = |(section, number, count): &Cell| {
        let [out, moved] = [false, true].map(|moves| of(*section, number, moves));
        (out, moved, count - out - moved)
    };
    cells.iter().map(way).collect()
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn no_other_way_makes_a_deck_legal_with_fewer_changes((leader, cells) in decks()) {
        let reading = reading(&leader, &cells);
        let outcome = check(&reading);
        let (least, ways) = least(&leader, &cells);
        for pick in [Pick::First, Pick::Last] {
            let plan = fix::plan(&outcome, Asked { pick: Some(pick), fill: None });
            prop_assert!(plan.choices.is_empty());
            prop_assert_eq!(cost(&leader, &cells, &way(&plan, &cells)), Some(least), "{:?} {:?}", cells, plan.changes);
        }
        // What is sure is what every smallest way does.
        let plan = fix::plan(&outcome, Asked::default());
        prop_assert_eq!(plan.choices.is_empty(), ways == 1, "{:?}: {} ways, {:?}", cells, ways, plan);
        prop_assert!(plan.changes.iter().all(|change| change.safety == Safety::Safe));
        prop_assert!(plan.changes.iter().all(|change| !change.why.is_empty() && change.copies > 0));
    }

    #[test]
    fn copies_before_and_after_add_up((leader, cells) in decks()) {
        let reading = reading(&leader, &cells);
        let outcome = check(&reading);
        let plan = fix::plan(&outcome, Asked { pick: Some(Pick::Last), fill: None });
        let mut counts: BTreeMap<(Section, &CardNumber), i64> = BTreeMap::new();
        for (section, number, count) in &cells {
            *counts.entry((*section, number)).or_default() += i64::from(*count);
        }
        for change in &plan.changes {
            let before = counts.get(&(change.section, &change.entry.card.number)).copied().unwrap_or_default();
            prop_assert_eq!(i64::from(change.from), before);
        }
        for (entry, section, by) in plan.moves() {
            *counts.entry((section, &entry.card.number)).or_default() += by;
        }
        prop_assert!(counts.values().all(|count| *count >= 0));
        for change in &plan.changes {
            prop_assert_eq!(i64::from(change.to), counts[&(change.section, &change.entry.card.number)]);
        }
    }
}
