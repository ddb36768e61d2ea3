//! Made-up permanent skills, and what they mean in the words of the scenarios.

use crate::ability::KeywordNames;
use crate::ability::written::Lines;

/// What a permanent skill states is what the notation says.
fn means(sentence: &str, states: &str) {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let (skills, problems) = crate::skill::read(&format!("[Permanent] {sentence}"), false, names);
    assert_eq!(problems, [], "{sentence}");
    let meant: Lines =
        serde_yaml::from_str(&format!("[{{tags: \"[Permanent]\", permanent: [{states}]}}]")).expect("a skill line");
    assert_eq!(skills.lines, meant.skills().lines, "{sentence}");
}

const EVERYWHERE: &str =
    "[deck, hand, drop, leader, battle, combo, energy, life, warp, unison, z-deck, z-energy, removed]";

#[test]
fn what_players_cannot_do_is_said_of_their_cards() {
    means(
        "Your opponent can't activate [Blocker] skills in response to this card's attack.",
        &format!(
            "{{when: {{attacking: this}}, about: {{Cards: {{whose: opponent, areas: {EVERYWHERE}}}}}, \
             says: {{Change: {{forbid: {{activate-keyword: [Blocker]}}}}}}}}"
        ),
    );
    means(
        "Your opponent can't activate [Counter] against this card's attacks.",
        &format!(
            "{{when: {{attacking: this}}, about: {{Cards: {{whose: opponent, areas: {EVERYWHERE}}}}}, \
             says: {{Change: {{forbid: counter-attack}}}}}}"
        ),
    );
    means(
        "You can only play red cards.",
        &format!(
            "{{about: {{Cards: {{areas: {EVERYWHERE}, filter: {{not: {{color: Red}}}}}}}}, says: {{Change: {{forbid: play}}}}}}"
        ),
    );
    means(
        "Your opponent's Battle Cards can only attack this card.",
        "{about: {Cards: {other: true}}, says: {Change: {forbid: {be-attacked-by: {kind: battle}}}}}",
    );
}

#[test]
fn what_is_asked_for_attacks_is_paid_from_the_chair_of_the_attacker() {
    means(
        "Your opponent can't attack unless they discard 1 card from their hand each time.",
        "{about: {Cards: {whose: opponent}}, \
         says: {Change: {attack-price: [any, [{cards: {count: 1, from: {areas: [hand]}, fate: {to: drop}}}]]}}}",
    );
}

#[test]
fn cards_of_an_area_are_others_than_those_in_play() {
    means(
        "All other red Battle Cards in your Battle Area gain [Barrier].",
        "{about: {Cards: {areas: [battle], filter: {all: [{color: Red}, {kind: battle}]}, other: true}}, \
         says: {Change: {gain: \"[Barrier]\"}}}",
    );
}

#[test]
fn a_replacement_may_be_limited_and_share_its_if() {
    means(
        "Once per turn, if this card would be KO'd, you may discard 1 card from your hand instead.",
        "{says: {Instead: {would: {kod: this}, may: true, once: true, \
         cost: [{cards: {count: 1, from: {areas: [hand]}, fate: {to: drop}, as: a}}]}}}",
    );
    means(
        "If you have 3 or more energy and this card would leave the Battle Area, you may draw 1 card instead.",
        "{when: {count: [{areas: [energy]}, {min: 3}]}, \
         says: {Instead: {would: {leaves: [this, battle]}, may: true, cost: [{draw: 1}]}}}",
    );
    means("This card can't be KO'd once per turn.", "{says: {Instead: {would: {kod: this}, once: true}}}");
}

#[test]
fn a_card_speaks_of_the_one_that_it_lies_under() {
    means(
        "If this card is under a red Battle Card, the card on top of this card gains [Barrier].",
        "{when: {beneath: {whose: both, filter: {all: [{color: Red}, {kind: battle}]}}}, about: Above, scope: Under, \
         says: {Change: {gain: \"[Barrier]\"}}}",
    );
}

#[test]
fn a_cost_is_said_in_every_order() {
    for sentence in
        ["Reduce this card's energy cost by 2 in all areas.", "Reduce the energy cost of this card in all areas by 2."]
    {
        means(sentence, "{scope: AllAreas, says: {Change: {cost: -2}}}");
    }
}
