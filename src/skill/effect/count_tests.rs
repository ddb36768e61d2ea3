//! Made-up sentences about choosing and counting.

use super::tests::{is_unread, means};

#[test]
fn what_cards_add_up_to_is_said_of_all_of_them() {
    means(
        "Choose any number of your opponent's Battle Cards that add up to a total energy cost of 4 or less and KO them.",
        "do: [{choose: {from: {whose: opponent, filter: {kind: battle}}, count: any, as: a, together: {cost: 4}}}, \
         {ko: {named: a}}]",
    );
}

#[test]
fn costs_in_the_plural_are_those_of_all_that_are_listed() {
    means(
        "Play up to 1 ＜Cod＞ card and 1 ＜Eel＞ card with energy costs of 2 from your hand.",
        "do: [{play: [{each: [{chosen: {from: {areas: [hand], filter: {all: [{character: Cod}, {cost: {min: 2, max: 2}}]}}, \
         count: {up-to: 1}, as: a}}, {chosen: {from: {areas: [hand], filter: {all: [{character: Eel}, {cost: {min: 2, max: 2}}]}}, \
         count: {up-to: 1}, as: b}}]}, active]}]",
    );
}

#[test]
fn one_card_can_be_of_two_places() {
    means(
        "Choose this card or 1 of your Battle Cards and switch it to Rest Mode.",
        "do: [{choose: {from: {filter: {either: [this, {kind: battle}]}}, count: {exactly: 1}, as: a}}, \
         {switch: [{named: a}, rest]}]",
    );
    means(
        "Choose up to 2 of your opponent's Battle Cards and/or energy and switch them to Rest Mode.",
        "do: [{choose: {from: {whose: opponent, areas: [battle, energy], filter: {either: [{all: [{kind: battle}, {in: battle}]}, \
         {in: energy}]}}, count: {up-to: 2}, as: a}}, {switch: [{named: a}, rest]}]",
    );
    // Is the energy red?
    is_unread("Choose 1 of your red Battle Cards or energy and switch it to Rest Mode.");
}

#[test]
fn what_follows_an_excepted_name_is_said_of_those_that_are_meant() {
    means(
        "Choose up to 1 red card other than {Cod} with an energy cost of 3 or less in your hand and play it.",
        "do: [{choose: {from: {areas: [hand], filter: {all: [{color: Red}, {not: {name: Cod}}, {cost: {max: 3}}]}}, \
         count: {up-to: 1}, as: a}}, {play: [{named: a}, active]}]",
    );
}

#[test]
fn one_player_is_compared_with_the_other() {
    means(
        "If you have less energy than your opponent, draw 1 card.",
        "do: [{if: [{within: [{sum: [{cards: {whose: opponent, areas: [energy]}}, \
         {times: [{cards: {areas: [energy]}}, -1]}]}, {min: 1}]}, [{draw: 1}]]}]",
    );
}

#[test]
fn a_number_can_be_free_in_a_price_and_in_a_choice() {
    means(
        "Choose 1 or 2 cards in your life and add them to your hand : Draw 1 card.",
        "cost: [{between: {count: {min: 1, max: 2}, from: {areas: [life]}, fate: {to: hand}, as: a}}], do: [{draw: 1}]",
    );
    means(
        "Choose 1 or 2 cards in your life and add them to your hand.",
        "do: [{choose: {from: {areas: [life]}, count: {between: [1, 2]}, as: a}}, {move: [{named: a}, {to: hand}]}]",
    );
}

#[test]
fn what_is_lost_on_the_way_is_not_read() {
    means(
        "Choose 1 of your Battle Cards, negate its non-keyword skills for the turn, then KO it.",
        "do: [{choose: {from: {filter: {kind: battle}}, count: {exactly: 1}, as: a}}, \
         {give: [{named: a}, negate-others, turn]}, {ko: {named: a}}]",
    );
    is_unread("Choose 1 of your Battle Cards and negate its skills, then draw 1 card.");
}
