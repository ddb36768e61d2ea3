//! Made-up sentences, and what they mean in the words of the scenarios.

use crate::ability::KeywordNames;
use crate::ability::written::Lines;

/// What a sentence does is what the notation says.
pub(super) fn means(sentence: &str, does: &str) {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let (skills, problems) = crate::skill::read(&format!("[Activate Main] {sentence}"), false, names);
    assert_eq!(problems, [], "{sentence}");
    let meant: Lines =
        serde_yaml::from_str(&format!("[{{tags: \"[Activate : Main]\", {does}}}]")).expect("a skill line");
    assert_eq!(skills.lines, meant.skills().lines, "{sentence}");
}

pub(super) fn is_unread(sentence: &str) {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let (_, problems) = crate::skill::read(&format!("[Activate Main] {sentence}"), false, names);
    assert_eq!(problems.len(), 1, "{sentence}");
}

#[test]
fn cards_without_a_place_are_of_those_just_looked_at() {
    means(
        "Look at up to 4 cards from the top of your deck, choose up to 1 red card and add it to your hand, then place the \
         remaining cards at the bottom of your deck in any order.",
        "do: [{look-at-top: [4, a]}, {choose: {from: {among: a, filter: {color: Red}}, count: {up-to: 1}, as: b}}, \
         {move: [{named: b}, {to: hand}]}, {move: [{rest: [a, b]}, deck-bottom]}]",
    );
    // Cards that were moved are not looked at.
    means(
        "Place the top 2 cards of your deck in your Drop, then choose 1 Battle Card and KO it.",
        "do: [{name: [a, {top: [you, 2]}]}, {move: [{named: a}, {to: drop}]}, \
         {choose: {from: {whose: both, filter: {kind: battle}}, count: {exactly: 1}, as: b}}, {ko: {named: b}}]",
    );
}

#[test]
fn a_color_before_names_is_shared_and_one_after_names_is_not() {
    means(
        "Choose up to 1 red or 《Fish》 Battle Card in your hand and play it.",
        "do: [{choose: {from: {areas: [hand], filter: {all: [{either: [{color: Red}, {trait: Fish}]}, {kind: battle}]}}, \
         count: {up-to: 1}, as: a}}, {play: [{named: a}, active]}]",
    );
    means(
        "Choose up to 1 ＜Cod＞, 《Fish》, or red Battle Card in your hand and play it.",
        "do: [{choose: {from: {areas: [hand], filter: {either: [{character: Cod}, {trait: Fish}, \
         {all: [{color: Red}, {kind: battle}]}]}}, count: {up-to: 1}, as: a}}, {play: [{named: a}, active]}]",
    );
}

#[test]
fn a_deck_is_shuffled_at_once_or_only_if_it_was_searched() {
    means("Shuffle your deck.", "do: [{shuffle: you}]");
    means("Shuffle your deck if you looked through it.", "do: [{shuffle-searched: [you, deck]}]");
    means(
        "Shuffle any areas you looked through.",
        "do: [{shuffle-searched: [you, deck]}, {shuffle-searched: [you, life]}]",
    );
}

#[test]
fn an_opponent_does_and_chooses_what_is_theirs() {
    means(
        "Your opponent chooses 1 of their Battle Cards, KOs it, then draws 1 card.",
        "do: [{choose: {from: {whose: opponent, filter: {kind: battle}}, count: {exactly: 1}, as: a, who: opponent}}, \
         {ko: {named: a}}, {player-draws: [opponent, 1]}]",
    );
    means("Your opponent discards 2 cards from their hand.", "do: [{discard: [opponent, 2]}]");
    // Nobody is "they".
    is_unread("KO 1 of their Battle Cards.");
}

#[test]
fn conditions_and_offers_reach_to_the_end_of_their_part() {
    means(
        "If it's your turn, draw 1 card, then draw 2 cards. Draw 3 cards.",
        "do: [{if: [{turn: you}, [{draw: 1}, {draw: 2}]]}, {draw: 3}]",
    );
    means(
        "If it's your turn, draw 1 card. Then, draw 2 cards. Draw 3 cards.",
        "do: [{if: [{turn: you}, [{draw: 1}, {draw: 2}]]}, {draw: 3}]",
    );
    means(
        "Draw 1 card. If it's your turn, draw 2 cards. Then, draw 3 cards.",
        "do: [{draw: 1}, {if: [{turn: you}, [{draw: 2}]]}, {draw: 3}]",
    );
    means(
        "You may discard 1 card from your hand. If you do, draw 2 cards.",
        "do: [{may: [[{discard: [you, 1]}], [{draw: 2}]]}]",
    );
    means(
        "You may discard 1 card from your hand. If you don't, draw 1 card.",
        "do: [{unless: [you, [{discard: [you, 1]}], [{draw: 1}]]}]",
    );
    means(
        "Look at the top card of your deck; if it's a red card, you may play it, otherwise place it at the bottom of your deck.",
        "do: [{look-at-top: [1, a]}, {if: [{are: [{named: a}, {color: Red}]}, \
         [{unless: [you, [{play: [{named: a}, active]}], [{move: [{named: a}, deck-bottom]}]]}], \
         [{move: [{named: a}, deck-bottom]}]]}]",
    );
    means(
        "Discard 1 card from your hand. If you do, draw 2 cards.",
        "do: [{done: [[{discard: [you, 1]}], [{draw: 2}]]}]",
    );
    // How far the condition reaches over the semicolon nobody can tell.
    is_unread("If it's your turn, draw 1 card; draw 2 cards.");
}

#[test]
fn options_are_a_list() {
    means(
        "Choose one -\n・Draw 1 card.\n・If it's your turn, draw 2 cards.",
        "do: [{options: [1, [[{draw: 1}], [{if: [{turn: you}, [{draw: 2}]]}]]]}]",
    );
}

#[test]
fn several_things_are_given_each_as_long_as_it_says() {
    means(
        "This card gets +5000 power for the battle and gains [Critical] and can't be KO'd for the turn.",
        "do: [{give: [this, {power: 5000}, battle]}, {give: [this, {gain: \"[Critical]\"}, turn]}, \
         {give: [this, {forbid: battle-ko}, turn]}, {give: [this, {forbid: skill-ko}, turn]}]",
    );
    // 8-8-1-5: those that come later, too.
    means(
        "For the turn, your opponent's Battle Cards get -5000 power.",
        "do: [{give-all: [{whose: opponent, filter: {kind: battle}}, {power: -5000}, turn]}]",
    );
    means(
        "Choose 1 of your opponent's cards and it can't be switched to Active Mode during your opponent's next Charge Phase.",
        "do: [{choose: {from: {whose: opponent}, count: {exactly: 1}, as: a}}, \
         {later: [{next-turn-start: opponent}, [{give: [{named: a}, {forbid: switch-to-active}, charge]}]]}]",
    );
    means(
        "This card gains the following skill for the turn- \"[Auto] When this card attacks, draw 1 card.\"",
        "do: [{give: [this, {gain-skill: {tags: \"[Auto]\", when: {attacks: this}, do: [{draw: 1}]}}, turn]}]",
    );
}

#[test]
fn cards_are_played_in_every_manner() {
    means(
        "Play this card from your Drop in Rest Mode at the end of the battle.",
        "from: [drop], do: [{later: [battle-end, [{play: [this, rest]}]]}]",
    );
    means(
        "Play up to 1 red card from your hand with its skills negated for the turn.",
        "do: [{play-negated: [{chosen: {from: {areas: [hand], filter: {color: Red}}, count: {up-to: 1}, as: a}}, active, turn]}]",
    );
    // A card that is played is another card: what it was given before is lost.
    means(
        "Choose up to 1 red card in your Drop, negate its skills for the turn and play it.",
        "do: [{choose: {from: {areas: [drop], filter: {color: Red}}, count: {up-to: 1}, as: a}}, \
         {play-negated: [{named: a}, active, turn]}]",
    );
}

#[test]
fn life_is_taken_down_to_a_number() {
    means(
        "Add cards from your life to your hand until you have 3 life left.",
        "do: [{move: [{chosen: {from: {areas: [life]}, count: {exactly: {sum: [{cards: {areas: [life]}}, -3]}}, as: a}}, {to: hand}]}]",
    );
}

#[test]
fn one_leader_of_several_words_is_a_choice_and_nothing_else() {
    means(
        "Draw 1 card, then 1 of your Leader Cards gets +5000 power for the turn.",
        "do: [{draw: 1}, {give: [{chosen: {from: {filter: {kind: leader}}, count: {exactly: 1}, as: a}}, {power: 5000}, turn]}]",
    );
    means(
        "Switch 1 of your Leader Cards to Active Mode.",
        "do: [{switch: [{chosen: {from: {filter: {kind: leader}}, count: {exactly: 1}, as: a}}, active]}]",
    );
    means("Switch your Leader Card to Active Mode.", "do: [{switch: [{leader: you}, active]}]");
}

#[test]
fn what_stands_between_dashes_is_said_once_of_each_choice_also_where_it_is_an_energy_cost() {
    let played = |name: &str, said: &str, as_: &str| {
        format!(
            "{{chosen: {{from: {{areas: [drop], filter: {{all: [{{character: {name}}}, {said}]}}}}, count: {{up-to: 1}}, as: {as_}}}}}"
        )
    };
    let both = |said: &str| {
        let (cod, eel) = (played("Cod", said, "a"), played("Eel", said, "b"));
        format!("do: [{{play: [{{each: [{cod}, {eel}]}}, active]}}]")
    };
    let cost = "{cost: {min: 1, max: 1}}";
    means("Play up to 1 ＜Cod＞ card and 1 ＜Eel＞ card-both with energy costs of 1-from your Drop.", &both(cost));
    means(
        "Play up to 1 ＜Cod＞ card and up to 1 ＜Eel＞ card-both with energy costs of 1-from your Drop.",
        &both(cost),
    );
    means("Play up to 1 ＜Cod＞ card and up to 1 ＜Eel＞ card with energy costs of 1 from your Drop.", &both(cost));
    means(
        "Play up to 1 ＜Cod＞ card and 1 ＜Eel＞ card-both green and with energy costs of 1-from your Drop.",
        &both(&format!("{{color: Green}}, {cost}")),
    );
    is_unread(
        "Play up to 1 ＜Cod＞ card with an energy cost of 2 and 1 ＜Eel＞ card-both with energy costs of 1-from your Drop.",
    );
}
