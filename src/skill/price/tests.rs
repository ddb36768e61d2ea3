//! Made-up prices, and what they mean in the words of the scenarios.

use super::bare_colon;
use crate::ability::KeywordNames;
use crate::ability::written::Lines;

fn read(price: &str) -> (crate::ability::Skills, usize) {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let (skills, problems) = crate::skill::read(&format!("[Activate Main] {price} : Draw 1 card."), false, names);
    (skills, problems.len())
}

/// What a price asks for is what the notation says.
fn means(price: &str, asks: &str) {
    let (skills, problems) = read(price);
    assert_eq!(problems, 0, "{price}");
    let meant: Lines = serde_yaml::from_str(&format!("[{{tags: \"[Activate : Main]\", {asks}, do: [{{draw: 1}}]}}]"))
        .expect("a skill line");
    assert_eq!(skills.lines, meant.skills().lines, "{price}");
}

#[test]
fn things_that_share_a_verb_are_parts_of_their_own() {
    means(
        "Choose 1 red card, 1 blue card, and 1 green card in your hand and discard them",
        "cost: [{cards: {count: 1, from: {areas: [hand], filter: {color: Red}}, fate: {to: drop}, as: a}}, \
         {cards: {count: 1, from: {areas: [hand], filter: {color: Blue}}, fate: {to: drop}, as: b}}, \
         {cards: {count: 1, from: {areas: [hand], filter: {color: Green}}, fate: {to: drop}, as: c}}]",
    );
    means(
        "Discard this card and 1 red card from your hand",
        "from: [hand], cost: [{this: {to: drop}}, \
         {cards: {count: 1, from: {areas: [hand], filter: {color: Red}, other: true}, fate: {to: drop}, as: a}}]",
    );
}

#[test]
fn where_the_card_itself_is_has_to_be_plain() {
    let (_, problems) = read("Choose this card and 1 red card in your hand and place them in their owners' Drop Areas");
    assert_eq!(problems, 1);
}

#[test]
fn cards_go_under_the_one_that_is_chosen() {
    means(
        "Choose 1 of your Battle Cards and place this card under it",
        "cost: [{cards: {count: 1, from: {filter: {kind: battle}}, fate: reveal, as: a}}, {under: [this, {named: a}]}]",
    );
}

#[test]
fn cards_are_shuffled_into_the_deck() {
    means(
        "Shuffle 2 cards from your Drop into your deck",
        "cost: [{cards: {count: 2, from: {areas: [drop]}, fate: {to: deck}, as: a}}, {act: [{shuffle: you}]}]",
    );
}

#[test]
fn the_colon_of_a_price_is_no_part_of_a_name_or_of_a_keyword() {
    for (text, behind) in [
        ("(R) (2): draw 1 card.", Some(" draw 1 card.")),
        (
            "discard 1 《A: B》 or ＜C: D＞: draw 1 card with [Activate : Main].",
            Some(" draw 1 card with [Activate : Main]."),
        ),
        ("activate its [Activate : Main] skill on {A: B}.", None),
        ("[Activate: draw", Some(" draw")),
        ("draw 1 card.", None),
    ] {
        assert_eq!(bare_colon(text).map(|colon| &text[colon + 1..]), behind, "{text}");
    }
}
