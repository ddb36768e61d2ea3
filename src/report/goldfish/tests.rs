//! Parts are written, read and joined; what no run can have come to is refused.

use super::*;
use crate::report::modelled;
use crate::sim::goldfish::tally::{End, Row, Turn};
use crate::sim::impact::{Impact, OfCard, Way};

fn part(part: u64, games: std::ops::Range<u64>) -> Goldfish {
    let mut tally = Tally::default();
    for index in games {
        let turn = Turn { measured: [6, 1, 1, 1, 5, 2, 4, 3], states: [index % 2 == 0, false] };
        let end = if index % 3 == 0 { End::Won } else { End::Limit };
        let firsts = [Some(1), (index % 2 == 0).then_some(2)];
        tally.count(&Row { index, turns: vec![turn; 2], end, firsts, decisions: 9, cards: None }, 2);
    }
    let played = Played {
        deck: "a.txt".to_owned(),
        fingerprint: "0".to_owned(),
        game: Noted::Dbscg,
        rules: "dbscg-1.10".to_owned(),
        player: "greedy".to_owned(),
        dummy: "clock:1".to_owned(),
        first: true,
        seed: 7,
        own_turns: 2,
        of_games: 30,
        modelled: Whole { cards: 50, of: 50, leader: Some(true), missing: Vec::new() },
        told: modelled::told([("a.txt", &Modelled { leader: Some(false), cards: 3, of: 4, ..Modelled::default() })]),
    };
    Goldfish { played, parts: Parts::one(part, 3), broken_off: false, tally, seconds: None }
}

#[test]
fn parts_that_are_joined_are_written_as_the_whole_is() {
    let whole = Goldfish { parts: Parts::one(1, 1), ..part(1, 0..30) };
    let mut parts = [part(3, 20..30), part(1, 0..10), part(2, 10..20)].map(|part| json(&part));
    let mut joined = Goldfish::read(&parts[0]).expect("a part");
    assert!(json(&joined).contains("\"partial\":true"));
    for part in &mut parts[1..] {
        joined.join(&Goldfish::read(part).expect("a part")).expect("of the same run");
    }
    let joined = joined.whole();
    assert_eq!(json(&joined), json(&whole));
    assert_eq!((csv(&joined), markdown(&joined, Lang::En)), (csv(&whole), markdown(&whole, Lang::En)));
    let people = |goldfish: &Goldfish| human(goldfish, &modelled::lines(&goldfish.played.told, Lang::En), Lang::En);
    assert_eq!(people(&joined), people(&whole));
    assert!(people(&whole).starts_with("a.txt: 3 of 4 cards modelled, the leader not\n"));
}

/// A part in which it was counted what became of a card.
fn counted(part_of: u64, games: std::ops::Range<u64>) -> Goldfish {
    let number: CardNumber = "BT1-005".parse().expect("a number");
    let card = OfCard { name: "Champa".to_owned(), copies: 4, ways: Default::default() };
    let nothing = Impact { cards: [(number.clone(), card)].into(), ..Impact::default() };
    let mut tally = Tally { impact: Some(nothing), ..Tally::default() };
    for index in games.clone() {
        let end = if index % 3 == 0 { End::Won } else { End::Limit };
        let ways = if index % 2 == 0 { Way::Opening | Way::Played } else { Way::Drawn.into() };
        let cards = Some([(number.clone(), ways)].into());
        let row = Row { index, turns: vec![Turn::default(); 2], end, firsts: [None; 2], decisions: 9, cards };
        tally.count(&row, 2);
    }
    Goldfish { tally, ..part(part_of, games) }
}

#[test]
fn parts_that_count_cards_are_joined_as_the_others_are_and_not_with_them() {
    let whole = Goldfish { parts: Parts::one(1, 1), ..counted(1, 0..30) };
    let mut joined = Goldfish::read(&json(&counted(3, 20..30))).expect("a part");
    for part in [counted(1, 0..10), counted(2, 10..20)] {
        joined.join(&Goldfish::read(&json(&part)).expect("a part")).expect("of the same run");
    }
    let joined = joined.whole();
    assert_eq!((json(&joined), csv(&joined)), (json(&whole), csv(&whole)));
    assert_eq!(markdown(&joined, Lang::Fr), markdown(&whole, Lang::Fr));
    assert!(csv(&whole).contains("a.txt,BT1-005,Champa,4,opening,turn,15,2.6667,"), "{}", csv(&whole));
    let other = counted(1, 0..10).join(&part(2, 10..20));
    assert!(matches!(other, Err(Unjoined::OtherRun(what)) if what == ["cards"]));
    let sound = json(&counted(2, 0..10));
    assert!(Goldfish::read(&sound.replace("{\"games\":5,\"won\":2", "{\"games\":5,\"won\":5")).is_err());
}

#[test]
fn parts_of_other_runs_and_parts_twice_are_refused() {
    let (mut one, two) = (part(1, 0..10), part(2, 10..20));
    let seed = Goldfish { played: Played { seed: 8, ..two.played.clone() }, ..two.clone() };
    assert!(matches!(one.join(&seed), Err(Unjoined::OtherRun(what)) if what == ["seed"]));
    one.join(&two).expect("of the same run");
    assert!(matches!(one.join(&two), Err(Unjoined::Twice(2))));
    assert_eq!(
        (one.parts.missing(), one.parts.missing_parts().text(Lang::En), one.tally.games),
        (1, "3".to_owned(), 20)
    );
    assert!(Goldfish::read("{}").is_err() && Goldfish::read("").is_err());
}

#[test]
fn a_part_of_another_version_is_to_be_made_again() {
    let mut object: Map<String, Value> = serde_json::from_str(&json(&part(1, 0..10))).expect("an object");
    let read = |object: &Map<String, Value>| {
        let text = serde_json::to_string(object).expect("JSON");
        Goldfish::read(&text).expect_err("a field is missing").to_string()
    };
    object.remove("told");
    let said = read(&object);
    assert!(said.starts_with("this was written by another version of scouter, or changed since (missing field `told`"));
    assert!(said.ends_with("; make it again"));
    object.remove("tally");
    assert_eq!(read(&object), "this is no part of a run, as `--format json` or `--resume` writes one");
}

#[test]
fn parts_of_which_other_cards_are_told_are_of_another_run() {
    let (mut one, two) = (part(1, 0..10), part(2, 10..20));
    let other = Goldfish { played: Played { told: Vec::new(), ..two.played.clone() }, ..two };
    assert!(matches!(one.join(&other), Err(Unjoined::OtherRun(what)) if what == ["modelled"]));
}

#[test]
fn what_no_run_can_have_come_to_is_refused() {
    let sound = json(&part(2, 0..10));
    assert!(Goldfish::read(&sound).is_ok());
    for (what, other) in [
        ("\"of_parts\":3", "\"of_parts\":18446744073709551615"),
        ("\"of_parts\":3", "\"of_parts\":0"),
        ("\"of_parts\":3", "\"of_parts\":1"),
        ("\"of_parts\":3", "\"of_parts\":3,\"of_parts\":3"),
        ("\"parts\":[2]", "\"parts\":[0]"),
        ("\"parts\":[2]", "\"parts\":[2,2]"),
        ("\"parts\":[2]", "\"parts\":[]"),
        ("\"of_games\":30", "\"of_games\":9"),
        ("\"of_games\":30", "\"of_games\":18446744073709551615"),
        ("\"seed\":7", "\"seed\":7,\"seed\":7"),
        ("\"turn_limit\":6,\"turns\":[{", "\"turn_limit\":18446744073709551615,\"turns\":[{"),
        ("\"won\":4", "\"won\":18446744073709551615"),
    ] {
        assert!(sound.contains(what), "{what}");
        assert!(Goldfish::read(&sound.replace(what, other)).is_err(), "{other}");
    }
}

#[test]
fn sums_that_are_too_large_are_no_result() {
    let huge = |games| {
        let mut huge = part(games, 0..10);
        huge.tally.turns[1].measured[0].squares = u64::MAX;
        huge
    };
    assert!(matches!(huge(1).join(&huge(2)), Err(Unjoined::Impossible(_))));
}
