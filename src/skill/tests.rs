//! Made-up lines in the game's language, and the abilities they mean.

use crate::ability::{Body, KeywordNames, Skill, Skills};
use crate::diagnostic::{Diagnostic, Severity};

/// What a line compiles to, in the notation of the card table.
fn ron(line: &str) -> String {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let (skills, problems) = super::read(line, false, names);
    assert_eq!(problems, [], "{line}");
    let Skills { lines, .. } = skills;
    ron::to_string(&lines[0].statements()).expect("a statement is plain data")
}

fn problem(line: &str) -> String {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let (_, problems) = super::read(line, false, names);
    let construction = problems.iter().find(|problem| problem.code == super::UNREAD_CONSTRUCTION);
    construction.map(|problem| problem.message.to_string()).unwrap_or_default()
}

#[test]
fn copy_limits_are_read() {
    // 5-1-3-2-1
    assert_eq!(
        ron("[Permanent] You can include as many copies of this card in your deck as you like."),
        "[(says:Include(Deck,Copies(None)))]"
    );
    assert_eq!(
        ron("[Permanent] You can include up to 9 copies of this card in your deck."),
        "[(says:Include(Deck,Copies(Some(9))))]"
    );
    assert_eq!(
        ron("[Permanent] You can only include 2 copies of this card in your Z-Deck."),
        "[(says:Include(ZDeck,Copies(Some(2))))]"
    );
}

#[test]
fn leader_restrictions_are_read_whole() {
    assert_eq!(
        ron("[Permanent] You can't include non-《Fish》 Battle Cards or multicolor cards in your deck."),
        "[(says:Include(Deck,Without(either([all([not(trait(\"Fish\")),kind(battle)]),multicolor]))))]"
    );
    assert_eq!(
        ron("[Permanent] You cannot include Extra Cards with energy costs of 7 or more in your deck."),
        "[(says:Include(Deck,Without(all([kind(extra),cost((min:Some(7)))]))))]"
    );
    assert_eq!(
        ron("[Permanent] You can’t include non-〈Fin〉 Battle Cards in your deck, except for 〈Gill〉 cards."),
        "[(says:Include(Deck,Without(all([all([not(character(\"Fin\")),kind(battle)]),not(character(\"Gill\"))]))))]"
    );
    assert_eq!(
        ron(
            "[Permanent] Your deck can only include up to 3 [Dragon Ball] cards, and can't include non-red Battle Cards."
        ),
        "[(says:Include(Deck,AtMost(3,keyword(DragonBall)))),\
         (says:Include(Deck,Without(all([not(color(Red)),kind(battle)]))))]"
    );
}

#[test]
fn a_clause_about_the_game_may_follow() {
    assert_eq!(
        ron("[Permanent] You can't include blue Battle Cards in your deck, and this card can't attack."),
        "[(says:Include(Deck,Without(all([color(Blue),kind(battle)])))),(says:Change(forbid(attack)))]"
    );
}

#[test]
fn attributes_gained_in_all_areas_are_read() {
    // 2-1-3, 2-5-5, 2-6-6
    assert_eq!(
        ron("[Permanent] This card gains ＜A＞, ＜B＞, and ＜C＞ in all areas."),
        "[(scope:AllAreas,says:Has([Character(\"A\"),Character(\"B\"),Character(\"C\")]))]"
    );
    assert_eq!(
        ron("[Permanent] If your Leader is an ＜A＞ card, this card is also treated as red in all areas."),
        "[(when:Some(leader(character(\"A\"))),scope:AllAreas,says:Has([Colors([Red])]))]"
    );
    assert_eq!(
        ron("[Permanent] This card gains [Dragon Ball] in all areas."),
        "[(scope:AllAreas,says:Has([Keyword(DragonBall)]))]"
    );
}

#[test]
fn a_construction_sentence_that_is_not_read_whole_is_reported() {
    assert!(problem("[Permanent] You can't include shiny cards in your deck.").contains("expected"));
    assert!(
        problem("[Permanent] You can include up to 7 copies of this card in your deck on Fridays.").contains("end")
    );
    assert!(problem("[Permanent] This card gains 《A》 in all areas on Fridays.").contains("end"));
}

#[test]
fn only_permanent_skills_bear_on_construction() {
    // 5-1-3-2-1: a search for "cards that include" is no deck rule.
    assert_eq!(problem("[Auto] When you play this card, include a bonus in your deck."), "");
}

#[test]
fn notes_in_parentheses_mean_nothing_more() {
    // 2-13-3
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let lines = |text: &str| super::read(text, false, names).0.lines;
    assert_eq!(lines("[Barrier] (The opponent's skills can't choose it.)"), lines("[Barrier]"));
    assert_eq!(
        lines("[Permanent] You can include up to 9 copies of this card in your deck. (Nine, no more.)"),
        lines("[Permanent] You can include up to 9 copies of this card in your deck.")
    );
    // 2-13-3-1; 4.00, 1-5-8-1: what stands in parentheses by itself is a skill; it is not passed over.
    assert_eq!(lines("(This card can't attack.)"), [Skill { tags: Vec::new(), body: Body::Unread }]);
}

#[test]
fn a_keyword_counts_at_the_head_of_a_line_only() {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let (skills, _) = super::read("[Auto] Draw a card with [Ultimate].\n[Super Combo] (Only four.)", false, names);
    assert!(!skills.has(crate::ability::Keyword::Ultimate));
    assert!(skills.has(crate::ability::Keyword::SuperCombo));
}

/// Where the skill of a line works.
fn works_in(text: &str) -> Vec<crate::ability::Area> {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    match &super::read(text, false, names).0.lines[..] {
        [Skill { body: Body::Does(does), .. }] => does.from.clone(),
        lines => panic!("{text}: {lines:?}"),
    }
}

#[test]
fn a_card_does_not_act_from_where_its_skill_has_put_it() {
    use crate::ability::Area;
    assert_eq!(works_in("[Activate Main] (1) : Play this card from your Warp."), [Area::Warp]);
    assert_eq!(
        works_in("[Activate Main] You may send this card to your Warp. If you do, play this card from your Warp."),
        [Area::Hand; 0]
    );
    assert_eq!(
        works_in("[Activate Main] Place this card in your Drop : Return this card from your Drop to your hand."),
        [Area::Hand; 0]
    );
    // 10-10-2
    assert_eq!(
        works_in(
            "[Counter Attack] Add up to 1 card from your Drop to your hand. Return this card from your Drop to your hand."
        ),
        [Area::Hand; 0]
    );
}

#[test]
fn an_afterthought_on_a_condition_does_not_say_where_a_skill_is_activated() {
    let is_read = |text: &str| {
        let names = KeywordNames::embedded().expect("the embedded table fits");
        super::read(text, false, names).0.lines.iter().all(Skill::is_read)
    };
    assert!(is_read("[Activate Battle] Draw 1 card, then place this card from your Drop in your energy."));
    let afterthought = "then if you have 3 or more energy, place this card from your Drop in your energy.";
    assert!(!is_read(&format!("[Activate Battle] Draw 1 card, {afterthought}")));
    assert!(!is_read(&format!("[Activate Battle] If your Leader Card is red, draw 1 card, {afterthought}")));
}

#[test]
fn a_dash_is_no_skill() {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    assert!(super::read("\u{2010}", false, names).0.is_skill_less());
}

#[test]
fn a_line_of_many_sentences_is_read_whole() {
    // As many as a line may have bytes for: what is said again of each number of them would be gone through for ever.
    for (sentence, join) in [("Draw 1 card.", " "), ("draw 1 card", ", "), ("draw 1 card", "; then ")] {
        let line = format!("[Auto] When this card attacks, {}", vec![sentence; 200].join(join));
        let names = KeywordNames::embedded().expect("the embedded table fits");
        let (skills, problems) = super::read(&line, false, names);
        assert!(problems.is_empty() && skills.lines[0].body != Body::Unread, "{sentence}");
    }
}

#[test]
fn what_is_too_intricate_or_too_long_is_declined_and_says_so() {
    let severity = |problem: &Diagnostic| if problem.severity == Severity::Error { "error" } else { "note" };
    let said = |line: &str| -> (Vec<String>, bool) {
        let names = KeywordNames::embedded().expect("the embedded table fits");
        let (skills, problems) = super::read(line, false, names);
        let is_read = skills.lines.iter().any(|line| line.body != Body::Unread);
        (problems.iter().map(|problem| format!("{} {}", severity(problem), problem.message)).collect(), is_read)
    };
    let either = "When your life or your opponent's life is at 4 or less, ".repeat(60);
    let rule = "You can include up to 9 copies of this card in your deck. ";
    for (line, problem) in [
        (
            format!("[Auto] When this card attacks, {}", "Draw 1 card. ".repeat(290)),
            "note this line is too intricate to be read",
        ),
        (format!("[Auto] {}", "Draw 1 card. ".repeat(400)), "note a skill of more than 4000 bytes is not read"),
        (format!("[Permanent] {rule}{either}"), "error a rule about the deck: this line is too intricate to be read"),
        (
            format!("[Permanent] {}", rule.repeat(100)),
            "error a rule about the deck: a skill of more than 4000 bytes is not read",
        ),
        ("[Blocker]\n".repeat(2000), "error a skill text of more than 16000 bytes is not read"),
    ] {
        assert_eq!(said(&line), (vec![problem.to_owned()], false));
    }
}

/// Whether a line is declined.
fn is_declined(line: &str) -> bool {
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let (skills, problems) = super::read(line, false, names);
    !problems.is_empty() && skills.lines.iter().all(|line| line.body == Body::Unread)
}

#[test]
fn it_is_not_guessed_where_this_card_and_a_chosen_one_may_be_meant() {
    for line in [
        "[Activate Main] Choose 1 of your opponent's Battle Cards, switch this card to Rest Mode, and KO it.",
        "[Activate Main] Place the top card of your deck under this card : Place the top card of your deck under it.",
        "[Auto] When you play a Battle Card, switch this card to Active Mode, and it gains [Barrier] for the turn.",
        "[Auto] When this card attacks, if your Leader is red, it gains [Barrier] for the turn.",
    ] {
        assert!(is_declined(line), "{line}");
    }
}

#[test]
fn what_belongs_to_one_card_or_to_several_is_not_guessed() {
    for line in [
        "[Auto] When this card attacks, choose 1 of your red 《Fish》 Leader Cards or Battle Cards, and KO it.",
        "[Activate Main] Place 2 cards from under one of your Battle Cards in their owners' Drop Areas : Draw 1 card.",
        "[Activate Main] Send 4 {Cold Pond} from under a {Deep Well} in your Battle Area to their owners' Warps : Draw 1 card.",
        "[Auto] When this card attacks, if you have a ＜＞ card in play, draw 1 card.",
        "[Activate Main] Reduce the Z-Energy cost of a {Spaceship} in your Z-Deck by 1 for the turn.",
    ] {
        assert!(is_declined(line), "{line}");
    }
    assert!(!is_declined(
        "[Activate Main] Place 1 card from under one of your Battle Cards in its owner's Drop Area : Draw 1 card."
    ));
}

#[test]
fn what_is_lost_is_not_gained() {
    for line in [
        "[Auto] When this card attacks, choose 1 of your opponent's Battle Cards and it loses [Blocker] for the turn.",
        "[Auto] When this card attacks, choose 1 of your opponent's Battle Cards and it loses +5000 power for the turn.",
        "[Permanent] All of your opponent's Battle Cards lose [Blocker].",
        "[Permanent] If your life is at 4 or less, this card loses 《Fish》.",
    ] {
        assert!(is_declined(line), "{line}");
    }
    assert!(!is_declined("[Permanent] If your life is at 4 or less, this card loses -5000 power."));
}

#[test]
fn a_denial_before_several_things_is_not_guessed() {
    let line =
        |cards: &str| format!("[Auto] When this card attacks, choose up to 1 of your opponent's {cards} and KO it.");
    for cards in [
        "Battle Cards without [Barrier] and [Deflect]",
        "Battle Cards other than ＜Alma＞ or blue cards",
        "non-red or blue Battle Cards",
    ] {
        assert!(is_declined(&line(cards)), "{cards}");
    }
    assert!(!is_declined(&line("Battle Cards without [Barrier] or [Deflect]")));
}

#[test]
fn a_price_of_two_things_or_a_third_is_not_guessed() {
    let line = |price: &str| format!("[Activate Main] {price} : Draw 1 card.");
    assert!(is_declined(&line("If your Leader is red and you have 2 or more energy, or if your life is at 2 or less")));
    assert!(!is_declined(&line("If your Leader is red and you have 2 or more energy or your life is at 2 or less")));
}

#[test]
fn parentheses_that_bind_are_no_reminder() {
    assert!(is_declined("[Auto] When this card attacks, draw 1 card. (You can still attack.)"));
}

#[test]
fn no_printed_line_asks_for_a_tenth_of_the_attempts_that_a_text_has() {
    #![expect(clippy::disallowed_methods, clippy::print_stderr, reason = "the shared cards are read from their file")]
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/cards/dbscg-en.jsonl");
    let Ok(cards) = std::fs::read_to_string(path) else {
        crate::cases::skipped("../shared/cards/dbscg-en.jsonl");
        return;
    };
    let names = KeywordNames::embedded().expect("the embedded table fits");
    let (mut lines, mut all, mut most) = (0, 0, 0);
    for card in cards.lines().step_by(10) {
        let card: serde_json::Value = serde_json::from_str(card).expect("a card");
        let sides = [&card["skill"], &card["back"]["skill"]].into_iter().filter_map(serde_json::Value::as_str);
        for line in sides.flat_map(|text| super::lines(text, names)) {
            let spent = super::spent(line, names);
            (lines, all, most) = (lines + 1, all + spent, most.max(spent));
        }
    }
    eprintln!("{lines} lines, {all} attempts, {most} for one line");
    assert!(most * 10 < super::phrase::MOST_ATTEMPTS as usize, "{most}");
}
