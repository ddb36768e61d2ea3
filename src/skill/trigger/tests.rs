//! Made-up lines, and what they wait for in the words of the scenarios.

use crate::ability::KeywordNames;
use crate::ability::written::Lines;

/// A line means what the notation says.
fn means(line: &str, written: &str) {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let (skills, problems) = crate::skill::read(line, false, names);
    assert_eq!(problems, [], "{line}");
    let meant: Lines = serde_yaml::from_str(&format!("[{{tags: \"[Auto]\", {written}}}]")).expect("a skill line");
    assert_eq!(skills.lines, meant.skills().lines, "{line}");
}

fn is_unread(line: &str) {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let (_, problems) = crate::skill::read(line, false, names);
    assert_eq!(problems.len(), 1, "{line}");
}

#[test]
fn a_player_does_one_thing_or_another() {
    means(
        "[Auto] When your opponent plays a red card or activates a [Counter], they draw 1 card.",
        "when: {either: [{played: {theirs: {color: Red}}}, {uses-counter: opponent}]}, do: [{player-draws: [opponent, 1]}]",
    );
    means(
        "[Auto] When you play this card or at the end of a battle in which this card was used in a combo, draw 1 card.",
        "from: [leader, battle, unison, combo], when: {either: [{played: this}, battle-end-comboed]}, do: [{draw: 1}]",
    );
}

#[test]
fn several_keywords_are_each_a_doer() {
    means(
        "[Auto] When this card is played using [Over Realm] or [Dark Over Realm], draw 1 card.",
        "when: {either: [{by: [{keyword: OverRealm}, {played: this}]}, {by: [{keyword: DarkOverRealm}, {played: this}]}]}, \
         do: [{draw: 1}]",
    );
}

#[test]
fn who_brings_it_about_is_said_of_all_that_happens_to_a_card_of_one_place() {
    means(
        "[Auto] When a card in your life is added to your hand or placed in your Drop by a skill, draw 1 card.",
        "when: {by: [{skill: both}, {either: [{moved: [{yours: any}, life, hand]}, {moved: [{yours: any}, life, drop]}]}]}, \
         do: [{draw: 1}]",
    );
}

#[test]
fn a_card_that_comes_from_your_hand_is_yours() {
    means(
        "[Auto] When a red card is played from your hand, draw 1 card.",
        "when: {from: [hand, {played: {yours: {color: Red}}}]}, do: [{draw: 1}]",
    );
}

#[test]
fn where_a_card_comes_from_is_said_of_all_that_it_does_by_coming() {
    let from_hand = "from: [leader, battle, unison, combo], \
                     when: {either: [{from: [hand, {played: this}]}, {from: [hand, {comboed: this}]}]}, do: [{draw: 1}]";
    means("[Auto] When this card is played or used in a combo from your hand, draw 1 card.", from_hand);
    means("[Auto] When you play this card or combo with it from your hand, draw 1 card.", from_hand);
    means("[Auto] When this card is played from your hand or used in a combo from your hand, draw 1 card.", from_hand);
    means(
        "[Auto] When this card attacks or is used in a combo from your hand, draw 1 card.",
        "from: [leader, battle, unison, combo], when: {either: [{attacks: this}, {from: [hand, {comboed: this}]}]}, \
         do: [{draw: 1}]",
    );
}

#[test]
fn the_verb_is_said_once_of_cards_from_several_places() {
    means(
        "[Auto] When you play a red card from your Z-Energy or a blue card from your hand, draw 1 card.",
        "when: {either: [{from: [z-energy, {played: {yours: {color: Red}}}]}, {from: [hand, {played: {yours: {color: Blue}}}]}]}, \
         do: [{draw: 1}]",
    );
}

#[test]
fn what_was_paid_is_not_what_the_skill_has_done() {
    is_unread("[Activate Main] Discard 1 card from your hand : If you placed a red card in your Drop, draw 1 card.");
}

#[test]
fn what_follows_a_delay_may_be_part_of_it() {
    is_unread(
        "[Auto] When this card attacks, at the end of the turn, draw 1 card. If your life is at 1 or less, draw 1 card.",
    );
}

#[test]
fn an_instead_is_no_trigger() {
    means(
        "[Auto] If it's your turn : When this card would be KO'd, remove it from the game instead.",
        "permanent: [{when: {turn: you}, says: {Instead: {would: {kod: this}, do: [{move: [this, {to: removed}]}]}}}]",
    );
}

#[test]
fn an_offer_to_the_opponent_is_from_their_chair() {
    means(
        "[Auto] When this card attacks, your opponent may choose 1 card in their hand and discard it. If they don't, draw 1 card.",
        "when: {attacks: this}, do: [{unless: [opponent, \
         [{choose: {from: {areas: [hand]}, count: {exactly: 1}, as: a}}, {move: [{named: a}, {to: drop}]}], [{draw: 1}]]}]",
    );
}

#[test]
fn something_is_waited_for_from_now_on() {
    means(
        "[Auto] When this card attacks, during this turn, when your opponent activates a [Counter], draw 1 card.",
        "when: {attacks: this}, do: [{whenever: [{uses-counter: opponent}, turn, [{draw: 1}]]}]",
    );
    means(
        "[Auto] When this card attacks, the next time you activate an [Evolve] skill on a red card in your hand this turn, \
         reduce the skill cost by (R).",
        "when: {attacks: this}, do: [{give-next: [{areas: [hand], filter: {color: Red}}, \
         {skill-discount: [[Evolve, ExEvolve, XenoEvolve], {of: [[Red]]}]}, turn]}]",
    );
}
