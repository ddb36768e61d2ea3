//! Suggestions for small decks.

use super::*;
use crate::catalog::Catalog;
use crate::deck;
use crate::legality;
use crate::ruleset::Ruleset;

/// What is suggested for a list under an edition, as the closure tells it.
fn suggested<T>(rules: &str, text: &str, want: &str, tell: impl Fn(&Suggestion<'_>) -> T) -> Vec<T> {
    let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded(rules).expect("embedded"));
    let reading = deck::read(text).readings.remove(0);
    let outcome = legality::check(&reading, &catalog, &rules);
    let want = Search::parse(want).expect("a search");
    suggest(&outcome, &Asked { want: Some(&want), ..Asked::default() }).iter().map(tell).collect()
}

const CHAMPA: &str = "1 BT1-001\nMain Deck\n4 BT1-006\n4 BT1-007\n4 BT1-009\n4 BT1-014\n";

#[test]
fn what_the_deck_has_is_not_suggested_and_what_shares_rare_things_comes_first() {
    let numbers = suggested("dbscg-1.10", CHAMPA, "set:BT1", |one| one.entry.card.number.to_string());
    for held in ["BT1-001", "BT1-006", "BT1-007", "BT1-009", "BT1-014"] {
        assert!(!numbers.iter().any(|number| number == held), "{held}");
    }
    // BT1-004 is Champa, a God, like half of the deck.
    assert!(numbers.iter().take(5).any(|number| number == "BT1-004"), "{numbers:?}");
    // BT1-040 is blue.
    assert!(!numbers.iter().any(|number| number == "BT1-040"));
}

#[test]
fn only_what_is_legal_on_the_day_is_suggested() {
    let banned = |rules: &str| suggested(rules, CHAMPA, "BT1-005", |one| one.room);
    assert_eq!((banned("dbscg-1.10"), banned("dbscg-4.00")), (vec![Some(4)], vec![]));
    // BT11 came after 1.10.
    let later = |rules: &str| suggested(rules, CHAMPA, "set:BT11 red", |one| one.room).len();
    assert!(later("dbscg-1.10") == 0 && later("dbscg-4.00") > 0);
    // Four [Super Combo] cards are there already.
    let full = format!("{CHAMPA}4 BT10-013\n");
    let combos = |text: &str| suggested("dbscg-1.10", text, "kw:super-combo red", |one| one.room);
    assert!(!combos(CHAMPA).is_empty() && combos(&full).is_empty());
}

#[test]
fn colors_are_those_of_the_deck_unless_others_are_asked_for() {
    let colors = |want: &str| suggested("dbscg-1.10", CHAMPA, want, |one| one.entry.card.colors.to_string());
    assert!(colors("set:BT2").iter().all(|color| color == "red"));
    assert!(colors("set:BT2 blue").iter().all(|color| color.contains("blue")) && !colors("set:BT2 blue").is_empty());
}

#[test]
fn the_same_deck_is_suggested_the_same_cards() {
    let numbers = || suggested("dbscg-1.10", CHAMPA, "battle", |one| one.entry.card.number.to_string());
    assert_eq!(numbers(), numbers());
    let mut lines: Vec<&str> = CHAMPA.lines().collect();
    lines[2..].reverse();
    let turned = lines.join("\n");
    assert_eq!(suggested("dbscg-1.10", &turned, "battle", |one| one.entry.card.number.to_string()), numbers());
}
