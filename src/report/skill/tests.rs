//! Every skill of the table, and every made-up sentence of the grammar, in every language.

#![expect(clippy::disallowed_methods, reason = "the reviewed words are written anew where they are asked for")]

use std::collections::BTreeSet;

use super::*;
use crate::catalog::embedded;
use crate::skill;

fn names() -> &'static KeywordNames {
    KeywordNames::embedded().expect("the embedded table fits")
}

fn read(line: &str) -> Skill {
    let (mut skills, problems) = skill::read(line, false, names());
    assert_eq!(problems, [], "{line}");
    skills.lines.remove(0)
}

/// The made-up sentences that reach every rule of the grammar.
fn made_up() -> impl Iterator<Item = Skill> {
    let sentences = include_str!("../../../tests/grammar/sentences.tsv").lines();
    sentences.filter_map(|row| row.split('\t').next()).map(read)
}

/// The skills of the embedded table that are read: of the cards, one of so many; with `SOAK=1`, all of them.
fn embedded(step: usize) -> Vec<Skill> {
    let step = if std::env::var_os("SOAK").is_some() { 1 } else { step };
    let cards = embedded::numbers().step_by(step).filter_map(|number| embedded::get(number.as_str()));
    let sides = cards.flat_map(|entry| [entry.front.lines.clone(), entry.back.lines.clone()]);
    sides.flatten().filter(Skill::is_read).collect()
}

/// What we say of a skill by ourselves.
fn ours(skill: &Skill, lang: Lang) -> String {
    sentence(&Teller::of(skill, lang).skill(skill).expect("it is read"), lang)
}

/// A text without what stands in brackets: names of cards and keywords, which are the same in every language.
fn without_names(text: &str) -> String {
    let mut depth = 0_u32;
    let outside = text.chars().filter(|c| {
        depth += u32::from("[{＜《".contains(*c));
        // A sign stays for the name.
        let is_outside = depth == 0 || "[{＜《".contains(*c);
        depth = depth.saturating_sub(u32::from("]}＞》".contains(*c)));
        is_outside
    });
    outside.collect()
}

#[test]
fn every_skill_is_said_in_every_language_without_gaps() {
    let mut wrong = BTreeSet::new();
    for skill in embedded(3).iter().chain(&made_up().collect::<Vec<_>>()) {
        for lang in Lang::ALL {
            let said = ours(skill, lang);
            assert_eq!(said.is_empty(), skill.body == Body::Tags, "{skill:?}");
            let bare = without_names(&said).replace("skill-less", "");
            let gap = GAPS.iter().find(|gap| bare.contains(*gap) || bare.ends_with(gap.trim_end()));
            let is_odd = said.matches('(').count() != said.matches(')').count();
            wrong
                .extend(gap.copied().or(is_odd.then_some("(")).map(|gap| format!("{}: `{gap}` in {said}", lang.tag())));
        }
    }
    assert!(wrong.is_empty(), "{} of them: {:#?}", wrong.len(), wrong.iter().take(20).collect::<Vec<_>>());
}

/// What is said of the skill of a sentence.
fn told(line: &str, lang: Lang) -> String {
    say(&read(line), lang).expect("it is read")
}

#[test]
fn one_card_is_spoken_of_as_one_and_several_as_several() {
    let one = "[Auto] When this card attacks, choose up to 1 of your opponent's Battle Cards and KO it.";
    let two = "[Auto] When this card attacks, choose 2 of your opponent's Battle Cards and KO them.";
    for (line, lang, end) in [
        (one, Lang::It, "dell'avversario. Metti KO quella carta."),
        (one, Lang::Fr, "de votre adversaire. Mettez KO cette carte-là."),
        (two, Lang::It, "dell'avversario. Metti KO quelle carte."),
        (two, Lang::Fr, "de votre adversaire. Mettez KO ces cartes."),
    ] {
        assert!(told(line, lang).ends_with(end), "{}", told(line, lang));
    }
}

#[test]
fn an_area_of_the_opponent_is_not_said_to_be_yours() {
    let line = "[Auto] When this card attacks, choose up to 1 red Battle Card in your opponent's Battle Area or Drop and KO it.";
    for line in [line, "[Activate Main] Players can't play Battle Cards from their hand for the turn."] {
        let said = told(line, Lang::En);
        assert!(!said.contains("your Drop Area") && !said.contains("your hand"), "{said}");
    }
}

#[test]
fn that_others_cannot_be_played_holds_while_this_card_is_in_play() {
    let line = "[Permanent] Only 1 {Ghost Ship} can be played in your Battle Area.";
    for (lang, said) in [
        (Lang::En, "While this card is in play, you cannot play {Ghost Ship} cards from any area."),
        (Lang::It, "Finché questa carta è in gioco, non puoi giocare carte {Ghost Ship} da nessuna area."),
        (
            Lang::Fr,
            "Tant que cette carte est en jeu, vous ne pouvez pas jouer de cartes {Ghost Ship}, de quelque zone que ce soit.",
        ),
    ] {
        assert_eq!(told(line, lang), said);
    }
}

#[test]
fn what_holds_for_cards_elsewhere_says_where_they_are_and_not_where_this_card_is() {
    let line = "[Permanent] Reduce the energy cost of 《Fish》 cards in your hand by 1.";
    assert_eq!(told(line, Lang::It), "Le tue carte 《Fish》 nella tua mano ottengono -1 di costo d'energia.");
}

#[test]
fn tokens_are_said_with_their_power_in_every_language() {
    let line = "[Auto] When this card is played, play 1 Ghost Token.";
    for (lang, power) in [(Lang::En, "15000 power"), (Lang::It, "15000 di potenza"), (Lang::Fr, "15000 de puissance")] {
        assert!(told(line, lang).contains(power), "{}", told(line, lang));
    }
}

/// What we say by ourselves of the skill of a sentence.
fn told_by_us(line: &str, lang: Lang) -> String {
    ours(&read(line), lang)
}

#[test]
fn names_are_numbers_that_no_energy_icon_can_be_taken_for() {
    let line = "[Activate Main] Add up to 1 red card from your Drop to your hand, then choose up to 1 of your opponent's \
                Battle Cards and reduce its power by the same amount as the power of the card added to your hand for the turn.";
    for lang in Lang::ALL {
        let said = told_by_us(line, lang);
        assert!(said.contains("(#1)") && said.contains("(#2)") && !said.contains("(B)"), "{said}");
    }
    let line = "[Activate Main] Choose 1 of your red Battle Cards : Play this card from your hand. If you played this card, \
                place the chosen card in your energy.";
    for (lang, card) in [(Lang::En, "the card #1"), (Lang::It, "la carta #1"), (Lang::Fr, "la carte #1")] {
        let said = told_by_us(line, lang);
        assert!(said.contains("(#1)") && said.contains(card), "{said}");
    }
}

#[test]
fn cards_that_a_rule_names_are_called_by_its_keyword() {
    let burst = "[Activate Main][Burst 3] If a black card is placed in your Drop by this skill, draw 1 card.";
    let last = "[Auto] [Burst 1] When you combo, if the card placed in your Drop using this skill is red, KO it.";
    let allies = "[Alliance Red/Green] This card gets power equal to the total power of the cards switched to Rest Mode \
                  by this skill this turn.";
    for (line, lang, words) in [
        (burst, Lang::En, "among the cards placed by [Burst]"),
        (burst, Lang::It, "tra le carte messe da [Raffica]"),
        (burst, Lang::Fr, "parmi les cartes placées par [Explosion]"),
        (last, Lang::En, "the card placed by [Burst]"),
        (allies, Lang::En, "of the cards rested for [Alliance]"),
        (allies, Lang::It, "delle carte spossate per [Alleanza]"),
        (allies, Lang::Fr, "des cartes mises en Inertie pour [Alliance]"),
    ] {
        assert!(told_by_us(line, lang).contains(words), "{}", told_by_us(line, lang));
    }
}

#[test]
fn cards_under_any_of_several_lie_under_all_of_them_together() {
    let line = "[Activate Main] If there are 10 or more cards under your green ＜Alma＞ cards : Draw 1 card.";
    for (lang, host) in [
        (Lang::En, "under your green ＜Alma＞ cards"),
        (Lang::It, "sotto le tue carte verdi ＜Alma＞"),
        (Lang::Fr, "sous vos cartes vertes ＜Alma＞"),
    ] {
        assert!(told_by_us(line, lang).contains(host), "{}", told_by_us(line, lang));
    }
}

#[test]
fn only_such_a_skill_is_the_next_that_asks_less() {
    let line = "[Activate Main] During this turn, the next time you activate the [Successor] skill on an ＜Alma＞ card in \
                your hand, reduce the skill cost by (G).";
    let said = "For the turn, the next time that [Successor] of one of the ＜Alma＞ cards in your hand is used, it asks \
                (G) less.";
    assert_eq!(told_by_us(line, Lang::En), said);
}

#[test]
fn what_stands_behind_a_colon_ends_before_the_next_instruction() {
    let line = "[Activate Main] Choose one - ・ Your opponent may discard 1 card from their hand. Draw 1 card, then draw \
                2 cards. ・ Draw 2 cards.";
    let said = told_by_us(line, Lang::En);
    assert!(
        said.contains("(your opponent may do this: your opponent discards 1 card); draw 1 card; draw 2 cards"),
        "{said}"
    );
}

#[test]
fn what_cards_are_held_against_stands_behind_their_own_place() {
    let line = "[Activate Main] Play up to 1 red card from your Drop with a character name different from any Battle Cards \
                you have in play.";
    let said =
        "Play up to 1 of the red cards in your Drop Area with another character name than any of your Battle Cards.";
    assert_eq!(told_by_us(line, Lang::En), said);
}

#[test]
fn whose_doing_one_of_two_events_is_is_said_of_each() {
    let line =
        "[Auto] When your opponent's life is added to their hand or placed in their Drop Area by a skill, draw 1 card.";
    for (lang, by) in [(Lang::En, " by a skill"), (Lang::It, " per un'abilità"), (Lang::Fr, " par une Capacité")] {
        let said = told_by_us(line, lang);
        assert_eq!(said.matches(by).count(), 2, "{said}");
    }
}

#[test]
fn what_holds_in_several_places_is_said_once() {
    let line = "[Permanent] Reduce the combo cost of this card in your hand and Battle Area by 1.";
    for (lang, places, cost) in [
        (Lang::En, "In your hand and in play: ", "combo cost"),
        (Lang::It, "Nella tua mano e in gioco: ", "costo di combo"),
        (Lang::Fr, "Dans votre main et en jeu : ", "coût de Combo"),
    ] {
        let said = told_by_us(line, lang);
        assert!(said.starts_with(places) && said.matches(cost).count() == 1, "{said}");
    }
}

#[test]
fn one_card_of_the_areas_of_both_players_is_not_one_of_each() {
    let line = "[Activate Main] Choose up to 1 red card in a Battle Area and KO it.";
    let said = told_by_us(line, Lang::En);
    assert!(said.contains("in both players' Battle Areas"), "{said}");
}

#[test]
fn conditions_within_conditions_stand_in_brackets() {
    let line = "[Activate Battle] If this card is in a battle with a Battle Card : Draw 1 card.";
    for (lang, or) in [(Lang::En, ") or ("), (Lang::It, ") o ("), (Lang::Fr, ") ou (")] {
        assert!(told_by_us(line, lang).contains(or), "{}", told_by_us(line, lang));
    }
}

#[test]
fn a_skill_that_is_activated_is_that_of_a_card() {
    let line = "[Auto] When your opponent activates a skill, draw 1 card.";
    for (lang, of) in [
        (Lang::En, "a skill of one of your opponent's cards is activated"),
        (Lang::It, "si attiva un'abilità di una delle carte dell'avversario"),
        (Lang::Fr, "une Capacité d'une des cartes de votre adversaire s'active"),
    ] {
        assert!(told_by_us(line, lang).contains(of), "{}", told_by_us(line, lang));
    }
}

#[test]
fn several_colors_of_a_card_are_joined() {
    let line = "[Auto] When you play a red card with both blue and green, it gets +5000 this turn.";
    for (lang, colors) in
        [(Lang::En, "red, blue and green"), (Lang::It, "rosse, blu e verdi"), (Lang::Fr, "rouges, bleues et vertes")]
    {
        assert!(told_by_us(line, lang).contains(colors), "{}", told_by_us(line, lang));
    }
}

#[test]
fn markers_are_counted_behind_them() {
    let line = "[Activate Main] Add a marker to this card for every 2 red cards in your energy.";
    let said = "Place 1 marker on this card for every 2 of your red energy.";
    assert_eq!(told_by_us(line, Lang::En), said);
}

#[test]
fn a_card_in_play_is_chosen_and_one_in_hand_is_revealed() {
    let told = |from: &str| {
        let text = format!("{{tags: '[Activate Main]', from: [{from}], cost: [{{this: reveal}}], do: [{{draw: 1}}]}}");
        let written: crate::ability::written::Line = serde_yaml::from_str(&text).expect("a skill");
        ours(&written.0, Lang::En)
    };
    assert_eq!(told(""), "Choose this card: draw 1 card.");
    assert!(told("hand").contains("reveal this card: draw 1 card"), "{}", told("hand"));
}

#[test]
fn the_grammar_says_no_more_than_the_skill_does() {
    for (line, too_much) in [
        ("[Permanent] If this card would leave your Combo Area, KO it instead.", "Battle Area"),
        ("[Permanent] You can also activate this card's [Swap] skill from your Drop.", "paying"),
        (
            "[Auto] When one of your Battle Cards attacks, if that card is 《Fish》 or 《Bird》, draw 1 card.",
            "being played",
        ),
        ("[Permanent] If your life is less than or equal to your opponent's, this card gets +5000 power.", "0 or more"),
    ] {
        let said = told(line, Lang::En);
        assert!(!said.contains(too_much), "{said}");
    }
}

/// What no sentence has in it: ids of messages, blanks too many, and small words that should have merged.
const GAPS: [&str; 17] = [
    "skill-",
    "()",
    "( ",
    " )",
    " ,",
    "..",
    ": .",
    " di le ",
    " a le ",
    " da le ",
    " in la ",
    " de les ",
    " de le ",
    " à les ",
    " si il ",
    " que une ",
    " of of ",
];

#[test]
fn nothing_is_said_in_english_to_others() {
    const ENGLISH: [&str; 39] = [
        "the",
        "of",
        "your",
        "with",
        "and",
        "from",
        "opponent",
        "opponent's",
        "card",
        "cards",
        "skill",
        "skills",
        "this",
        "that",
        "those",
        "when",
        "if",
        "choose",
        "draw",
        "energy",
        "power",
        "turn",
        "hand",
        "life",
        "battle",
        "play",
        "gets",
        "cannot",
        "its",
        "it",
        "is",
        "are",
        "was",
        "one",
        "each",
        "you",
        "they",
        "until",
        "under",
    ];
    // The manual of 1.078 has no word for it.
    const OF_THE_MANUAL: [&str; 6] =
        ["Unison Area", "Unison Card", "Z-Battle", "Z-Deck Area", "Z-Energy Area", "Revealed Mode"];
    let mut wrong = BTreeSet::new();
    for skill in embedded(3).iter().chain(&made_up().collect::<Vec<_>>()) {
        for lang in [Lang::It, Lang::Fr] {
            let said = ours(skill, lang);
            let bare = OF_THE_MANUAL.iter().fold(without_names(&said), |text, term| text.replace(term, ""));
            let words = bare.split(|c: char| !c.is_alphabetic() && c != '\'').map(str::to_lowercase);
            let english: BTreeSet<String> = words.filter(|word| ENGLISH.contains(&word.as_str())).collect();
            wrong.extend((!english.is_empty()).then(|| format!("{}: {english:?} in {said}", lang.tag())));
        }
    }
    assert!(wrong.is_empty(), "{} of them: {:#?}", wrong.len(), wrong.iter().take(20).collect::<Vec<_>>());
}

#[test]
fn what_the_grammar_says_in_english_is_read_as_the_same_skill() {
    // Reading takes a while: of the table, some.
    let some = embedded(40);
    let mut grammar = 0;
    for skill in some.into_iter().chain(made_up()) {
        if let Some(said) = english::said(&skill, names()) {
            let tags = wording::tags(&skill.tags, " ").to_string();
            assert_eq!(read(&format!("{tags} {}", sentence(&said, Lang::En))), skill, "{said}");
            grammar += 1;
        }
    }
    assert!(grammar > 300, "{grammar}");
}

/// The reviewed skills: a sentence made up in the language of cards, and what is said of it in each language below.
const REVIEWED: &str = include_str!("../../../tests/grammar/in-words.txt");

#[test]
fn the_reviewed_skills_are_said_as_they_were() {
    let sentences = REVIEWED.lines().filter(|line| !line.is_empty() && !line.starts_with(' '));
    let told: Vec<String> = sentences
        .map(|line| {
            let skill = read(line);
            let said = Lang::ALL.map(|lang| {
                let tags = wording::tags(&skill.tags, " ").text(lang);
                format!("  {}  {tags} {}\n", lang.tag(), say(&skill, lang).expect("it is read"))
            });
            format!("{line}\n{}", said.concat())
        })
        .collect();
    let told = told.join("\n");
    if std::env::var_os("UPDATE_WORDS").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/grammar/in-words.txt");
        std::fs::write(path, told).expect("written");
        return;
    }
    assert_eq!(REVIEWED, told, "run `UPDATE_WORDS=1 cargo test --lib report::skill`, and look at the words");
}
