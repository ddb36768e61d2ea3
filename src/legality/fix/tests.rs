//! Plans for lists as players write them.

use super::*;
use crate::catalog::Catalog;
use crate::deck;
use crate::legality;
use crate::ruleset::Ruleset;

/// Fifty cards that nothing is wrong with, less so many.
fn filler(less: u32) -> String {
    let numbers = ["BT1-004", "BT1-006", "BT1-007", "BT1-008", "BT1-009", "BT1-010", "BT1-012", "BT1-013", "BT1-014"];
    let more = ["BT1-015", "BT1-016", "BT1-019", "BT1-025"];
    let mut left = 50 - less;
    let mut text = String::new();
    for number in numbers.into_iter().chain(more) {
        let count = left.min(4);
        left -= count;
        if count > 0 {
            text.extend([count.to_string().as_str(), " ", number, "\n"]);
        }
    }
    assert_eq!(left, 0);
    text
}

/// What is done with a list under 4.00, a line each: `- 1 main BT1-006 copy-limit`.
fn planned(text: &str, asked: Asked<'_>) -> Vec<String> {
    let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-4.00").expect("embedded"));
    let reading = deck::read(text).readings.remove(0);
    let outcome = legality::check(&reading, &catalog, &rules);
    let plan = plan(&outcome, asked);
    let why = |why: &[Why]| why.iter().map(|why| why.source().0.name).collect::<Vec<_>>().join(" ");
    let change = |change: &Change<'_>| {
        let sign = match change.act {
            Act::TakeOut => "-".to_owned(),
            Act::Move(to) => format!("> {}", to.id()),
            Act::Add(_) => "+".to_owned(),
        };
        let (section, card) = (change.section.id(), &change.entry.card.number);
        format!("{sign} {} {section} {card} {}", change.copies, why(&change.why))
    };
    let choice = |choice: &Choice<'_>| {
        let among: Vec<String> = choice
            .among
            .iter()
            .map(|of| format!("{} {} {}", of.count, of.section.id(), of.entry.card.number))
            .collect();
        format!("? {} of {} {}", choice.take, among.join(", "), why(&choice.why))
    };
    plan.changes.iter().map(change).chain(plan.choices.iter().map(choice)).collect()
}

fn sure(text: &str) -> Vec<String> {
    planned(text, Asked::default())
}

#[test]
fn no_card_goes_for_a_line_that_may_be_none() {
    for line in ["50 cards, 4 of each", "14 wins, 1 loss", "Champions (13)", "50 in all"] {
        let text = format!("1 BT1-001\n{}{line}\n", filler(0));
        for pick in [None, Some(Pick::Last)] {
            assert_eq!(planned(&text, Asked { pick, ..Asked::default() }), [""; 0], "{line}");
        }
    }
    let number = format!("1 BT1-001\n{}14 BT1-998\n", filler(0));
    assert!(!planned(&number, Asked { pick: Some(Pick::Last), ..Asked::default() }).is_empty());
}

#[test]
fn a_legal_deck_stays_as_it_is() {
    assert_eq!(sure(&format!("1 BT1-001\n{}", filler(0))), [""; 0]);
}

#[test]
fn the_copy_beyond_the_limit_goes() {
    assert_eq!(sure(&format!("1 BT1-001\n{}3 BT1-006_PR\n", filler(2))), ["- 3 main BT1-006 copy-limit"]);
}

#[test]
fn a_banned_card_over_a_cap_is_taken_out_once() {
    // BT1-052 is banned; five copies of it are no second reason.
    assert_eq!(sure(&format!("1 BT1-001\n5 BT1-052\n{}", filler(0))), ["- 5 main BT1-052 banned"]);
    // BT3-100 is banned and has [Super Combo]: without it, four such cards are left.
    let text = format!("1 BT1-001\n4 BT10-012\n2 BT3-100\n{}", filler(0));
    assert_eq!(sure(&text), ["- 2 main BT3-100 banned keyword-cap"]);
}

#[test]
fn which_cards_go_is_a_choice_where_several_ways_are_as_small() {
    let text = format!("1 BT1-001\n4 BT10-012\n2 BT10-013\n{}", filler(0));
    assert_eq!(sure(&text), ["? 2 of 4 main BT10-012, 2 main BT10-013 keyword-cap"]);
    let picked = |pick| planned(&text, Asked { pick: Some(pick), fill: None });
    assert_eq!(picked(Pick::Last), ["- 2 main BT10-013 keyword-cap"]);
    assert_eq!(picked(Pick::First), ["- 2 main BT10-012 keyword-cap"]);
}

#[test]
fn one_card_that_breaks_two_limits_goes_before_two_that_break_one_each() {
    // BT17-148 is both [Ultimate] and [Super Combo].
    let text = format!("1 BT1-001\n4 BT10-012\n1 BT17-148\n1 BT10-152\n{}", filler(0));
    assert_eq!(sure(&text), ["- 1 main BT17-148 keyword-cap keyword-cap"]);
}

#[test]
fn copies_go_from_the_side_deck_where_the_main_deck_has_none_to_spare() {
    let text = format!("1 BT1-001\n4 BT10-012\n{}Side Deck\n2 BT10-012\n", filler(4));
    assert_eq!(sure(&text), ["- 2 side BT10-012 copy-limit keyword-cap"]);
    let text = format!("1 BT1-001\n4 BT10-012\n{}Side Deck\n2 BT10-012\n", filler(0));
    assert_eq!(sure(&text), ["? 2 of 4 main BT10-012, 2 side BT10-012 copy-limit keyword-cap"]);
}

#[test]
fn cards_in_a_wrong_section_are_moved_as_far_as_there_is_room() {
    let text = format!("1 BT1-001\nMain Deck\n2 BT18-005\n{}Z-Deck\n3 BT18-005\n2 BT1-004\n", filler(0));
    // Five copies of a Z-Battle Card are one too many: one that has to leave the main deck anyway goes.
    let expected = [
        "- 1 main BT18-005 wrong-kind copy-limit",
        "> z 1 main BT18-005 wrong-kind",
        "- 2 z BT1-004 wrong-kind copy-limit",
    ];
    assert_eq!(sure(&text), expected);
}

#[test]
fn the_only_leader_takes_its_place() {
    let text = format!("Main Deck\n2 BT1-001\n{}", filler(0));
    assert_eq!(sure(&text), ["- 1 main BT1-001 wrong-kind", "> leader 1 main BT1-001 wrong-kind"]);
    let text = format!("Leader\n2 BT1-001\nMain Deck\n1 BT1-002\n{}", filler(0));
    assert_eq!(sure(&text), ["- 1 leader BT1-001 too-many-leaders", "- 1 main BT1-002 wrong-kind"]);
}

#[test]
fn nothing_is_guessed_about_leaders_and_unknown_cards() {
    let text = format!("Leader\n1 BT1-001\n1 SD9-01\nMain Deck\n5 BT1-006\n{}", filler(3));
    // What a leader forbids is not known; five copies are too many under any.
    assert_eq!(sure(&text), ["- 5 main BT1-006 copy-limit"]);
    let text = format!("Main Deck\n1 BT1-001\n1 BT1-002\n{}", filler(0));
    assert_eq!(sure(&text), [""; 0]);
    // What a deck without a leader may hold is not known.
    let search = Search::parse("battle").expect("a search");
    assert_eq!(planned(&filler(4), Asked { pick: None, fill: Some(&search) }), [""; 0]);
    // A banned leader cannot be taken out: which other is meant?
    assert_eq!(sure(&format!("1 BT18-002\n4 BT1-9999\n{}", filler(40))).len(), 0);
}

#[test]
fn what_the_leader_forbids_goes() {
    let text = "1 SD9-01\n4 BT1-006\n4 SD9-02\n";
    assert_eq!(sure(text), ["- 4 main BT1-006 leader-restriction"]);
}

#[test]
fn a_section_that_is_too_large_gives_what_the_player_likes() {
    let text = format!("1 BT1-001\n{}4 BT1-053\n4 BT1-054\n4 BT1-055\n", filler(0));
    let plans = sure(&text);
    assert!(plans.len() == 1 && plans[0].starts_with("? 2 of ") && plans[0].ends_with("too-many-cards"), "{plans:?}");
}

#[test]
fn a_deck_is_filled_with_its_own_cards_then_with_others() {
    let search = Search::parse("battle set:BT1").expect("a search");
    let text = format!("1 BT1-001\n2 BT1-052\n2 BT1-019\n{}", filler(6));
    let plans = planned(&text, Asked { pick: None, fill: Some(&search) });
    // Of the others, those that the curve lacks.
    let expected = ["- 2 main BT1-052 banned", "+ 2 main BT1-019 too-few-cards", "+ 2 main BT1-021 too-few-cards"];
    assert_eq!(plans, expected);
}

#[test]
fn nothing_is_filled_in_before_the_choices_are_made() {
    let search = Search::parse("battle").expect("a search");
    let text = format!("1 BT1-001\n4 BT10-012\n2 BT10-013\n{}", filler(6));
    let with = |pick| planned(&text, Asked { pick, fill: Some(&search) });
    assert!(with(None).iter().all(|change| !change.starts_with('+')));
    let added: u32 = with(Some(Pick::Last))
        .iter()
        .filter_map(|change| change.strip_prefix("+ ")?.split(' ').next()?.parse::<u32>().ok())
        .sum();
    assert_eq!(added, 2);
}
