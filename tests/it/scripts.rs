//! What the script of a scenario means, and how one is refused: small scenarios, each with what is to be said of it.

use deckscouter::catalog::Catalog;
use deckscouter::sim::scenario::{self, Outcome};

/// What is wrong with a text as it is written, line by line.
fn refused(text: &str) -> Vec<String> {
    let all = |problems: Vec<scenario::Problem>| problems.iter().map(ToString::to_string).collect();
    let none = |_: &str| None;
    match scenario::read(text) {
        Err(problems) => all(problems),
        Ok(scenario) => scenario.prepare(&none).err().map(all).unwrap_or_default(),
    }
}

/// How a scenario of made-up cards goes.
fn played(text: &str) -> Outcome {
    let scenario = scenario::read(text).unwrap_or_else(|problems| panic!("{problems:?}"));
    scenario.prepare(&|_| None).unwrap_or_else(|problems| panic!("{problems:?}")).run()
}

fn assert_passes(text: &str) {
    let failures = played(text).failures;
    assert!(failures.is_empty(), "{text}\n{failures:#?}");
}

/// Exactly one thing fails, and what is said of it has these parts.
fn assert_fails(text: &str, line: u64, parts: &[&str]) {
    let failures = played(text).failures;
    let [failure] = failures.as_slice() else { panic!("{text}\n{failures:#?}") };
    assert_eq!(failure.line, Some(line), "{}", failure.message);
    for part in parts {
        assert!(failure.message.to_string().contains(part), "`{part}` in: {}", failure.message);
    }
}

/// A card that has so many Battle Cards of the opponent chosen.
fn chooser(count: &str, expectation: &str) -> String {
    format!(
        "name: a choice
cards:
  pick:
    kind: extra
    skills:
      - tags: \"[Activate : Main]\"
        do: [{{choose: {{from: {{areas: [battle], whose: opponent}}, count: {count}, as: a}}}}, {{ko: {{named: a}}}}]
you: {{hand: pick}}
opponent: {{battle: [red, blue, green]}}
do:
  - you: {{activate: pick}}
  - expect: {expectation}
"
    )
}

#[test]
fn a_list_of_cards_is_legal_as_a_whole_or_not_at_all() {
    let one = "{exactly: 1}";
    let two = "{exactly: 2}";
    let up_to_two = "{up-to: 2}";
    for (count, cards, legal) in [
        (one, "[red]", true),
        (one, "[red, blue]", false),
        (two, "[red, blue]", true),
        (two, "[blue, red]", true),
        (two, "[red]", false),
        (two, "[red, red]", false),
        (two, "[red, blue, green]", false),
        (up_to_two, "[red]", true),
        (up_to_two, "[red, blue]", true),
        (up_to_two, "[]", true),
        (up_to_two, "[red, blue, green]", false),
        (one, "[]", false),
        // A card that stands alone may be one of several.
        (two, "red", true),
        (two, "leader", false),
        ("{exactly: 3}", "[green, blue, red]", true),
    ] {
        let (is, is_not) = if legal { ("legal", "illegal") } else { ("illegal", "legal") };
        assert_passes(&chooser(count, &format!("{{{is}: [{{you: {{choose: {cards}}}}}]}}")));
        let wrong = chooser(count, &format!("{{{is_not}: [{{you: {{choose: {cards}}}}}]}}"));
        assert_fails(&wrong, 12, &[&format!("expected to be {is_not}"), "possible: the opponent's Red"]);
    }
}

#[test]
fn a_list_that_is_tried_leaves_the_game_as_it_is() {
    let text = chooser("{exactly: 2}", "{legal: [{you: {choose: [red, blue]}}], opponent: {battle: 3}}");
    assert_passes(&format!("{text}  - you: {{choose: [green, blue]}}\nexpect: {{opponent: {{battle: red}}}}\n"));
}

#[test]
fn energy_discards_mulligans_and_orders_are_tried_as_a_whole_too() {
    let dear = "name: a price
cards: {dear: {energy: 2, colors: [red], specified: RB}}
you: {hand: dear, energy: [red x2, blue, green]}
do:
  - you: {play: dear}
  - expect:
      legal: [{you: {pay: [red, blue]}}, {you: {pay: [blue, red]}}]
      illegal: [{you: {pay: [red, red]}}, {you: {pay: [red, green]}}, {you: {pay: [red]}}, {you: {pay: [red, blue, green]}}]
";
    assert_passes(dear);
    let discard = "name: a discard
cards: {drain: {kind: extra, skills: [{tags: \"[Activate : Main]\", do: [{discard: [opponent, 2]}]}]}}
you: {hand: drain}
opponent: {hand: [red, blue, green]}
do:
  - you: {activate: drain}
  - expect:
      legal: [{opponent: {discard: [green, red]}}, {opponent: {discard: blue}}]
      illegal: [{opponent: {discard: [red]}}, {opponent: {discard: [red, blue, green]}}]
";
    assert_passes(discard);
    let mulligan = "name: a mulligan
begin: set-up
you: {deck: [red x30, blue x30]}
do:
  - expect: {legal: [{you: {mulligan: []}}], illegal: [{you: {mulligan: [green]}}, {opponent: {mulligan: []}}]}
";
    assert_passes(mulligan);
    let order = "name: an order
cards: {back: {kind: extra, skills: [{tags: \"[Activate : Main]\", do: [{move: [{all: {areas: [drop], filter: {kind: battle}}}, deck-bottom]}]}]}}
you: {hand: back, drop: [red, blue], deck: 3}
do:
  - you: {activate: back}
  - expect:
      legal: [{you: {order: [red, blue]}}, {you: {order: [blue, red]}}, {you: {order: [blue]}}]
      illegal: [{you: {order: [red, red]}}, {you: {order: [red, green]}}, {you: {order: [red, blue, blank]}}]
  - you: {order: [blue, red]}
expect: {you: {deck: [blank x3, blue, red]}}
";
    assert_passes(order);
    assert_fails(&order.replace("{order: [blue, red]}\nexpect", "{order: [blue, blue]}\nexpect"), 9, &["`blue`"]);
}

#[test]
fn two_choices_of_one_skill_are_two_questions() {
    let choose = |name: &str| {
        format!("{{choose: {{from: {{areas: [battle], whose: opponent}}, count: {{exactly: 1}}, as: {name}}}}}")
    };
    let text = format!(
        "name: two choices
cards: {{pick: {{kind: extra, skills: [{{tags: \"[Activate : Main]\", do: [{}, {}, {{ko: {{named: a}}}}]}}]}}}}
you: {{hand: pick}}
opponent: {{battle: [red, blue]}}
do:
  - you: {{activate: pick}}
  - expect: {{legal: [{{you: {{choose: [red]}}}}], illegal: [{{you: {{choose: [red, blue]}}}}]}}
  - you: {{choose: [red, blue]}}
expect: {{opponent: {{battle: blue}}}}
",
        choose("a"),
        choose("b")
    );
    assert_passes(&text);
}

/// A skill that is pending twice, about different cards.
const TWICE: &str = "name: pending twice
cards:
  cheer: {skills: [{tags: \"[Auto] [Once per turn]\", when: {kod: {yours: any}}, do: [{move: [it, {to: warp}]}]}]}
  doom: {kind: extra, skills: [{tags: \"[Activate : Main]\", do: [{ko: {all: {areas: [battle], filter: {not: {name: cheer}}}}}]}]}
you: {battle: [cheer, red, blue], hand: doom}
do:
  - you: {activate: doom}
";

#[test]
fn a_pending_skill_is_told_from_another_by_what_it_is_about() {
    let then = "  - expect: {you: {warp: blue, drop: [doom, red]}}\n";
    assert_passes(&format!("{TWICE}  - you: {{next: {{card: cheer, about: blue}}}}\n{then}"));
    let ambiguous = format!("{TWICE}  - you: {{next: cheer}}\nexpect: {{turn: 3}}\n");
    let forms = "write `{next: {card: cheer, about: red}}` or `{next: {card: cheer, about: blue}}`";
    assert_fails(&ambiguous, 8, &["is ambiguous", forms, "about your Red"]);
    assert_passes(&format!(
        "{TWICE}  - expect:
      legal: [{{you: {{next: {{card: cheer, about: red}}}}}}, {{you: {{next: {{card: cheer, line: 1}}}}}}]
      illegal: [{{you: {{next: {{card: cheer, about: doom}}}}}}, {{you: {{next: {{card: cheer, line: 2}}}}}}]
"
    ));
}

#[test]
fn the_use_of_a_pending_skill_says_what_it_is_about() {
    let text = TWICE.replace("when: {kod", "cost: [{mill: 1}], when: {kod");
    let then = "expect: {you: {warp: blue}}\n";
    assert_passes(&format!("{text}  - you: {{use: {{card: cheer, about: blue}}}}\n{then}"));
}

#[test]
fn an_answer_that_may_be_two_lines_names_them() {
    let text = "name: two lines
cards:
  two: {skills: [{tags: \"[Activate : Main]\", do: [{draw: 1}]}, {tags: \"[Activate : Main]\", do: [{draw: 2}]}]}
you: {battle: two}
do:
  - you: {activate: two}
expect: {turn: 3}
";
    let forms = "write `{activate: {card: two, line: 1}}` or `{activate: {card: two, line: 2}}`";
    assert_fails(text, 6, &["is ambiguous", forms]);
    assert_fails(
        &text.replace("battle: two", "battle: [two rest, two]").replace("activate: two", "play: red"),
        6,
        &["play `red` is not possible"],
    );
}

#[test]
fn until_stops_at_the_question_that_is_asked_already() {
    let text = "name: until
you: {hand: red, energy: 1}
do:
  - you: {play: red}
  - until: {you: main}
  - expect: {turn: 3, you: {battle: red}}
  - until: main
  - expect: {turn: 3, turn-player: you}
  - until: {opponent: main}
  - expect: {turn: 4, turn-player: opponent}
  - until: {you: main}
expect: {turn: 5}
";
    assert_passes(text);
}

#[test]
fn until_declines_no_choice_that_stands_open() {
    let text = chooser("{up-to: 2}", "{asks: {you: choose}}");
    let runs_on = format!("{text}  - until: {{opponent: main}}\nexpect: {{turn: 4}}\n");
    assert_fails(&runs_on, 13, &["`{choose: []}` does", "you are asked which card to choose for your pick"]);
    assert_passes(&format!("{text}  - until: {{you: choose}}\n  - expect: {{asks: {{you: choose}}}}\n"));
    let declined = "  - you: {choose: []}\n  - until: {opponent: main}\nexpect: {turn: 4, opponent: {battle: 3}}\n";
    assert_passes(&format!("{text}{declined}"));
}

#[test]
fn what_can_only_be_done_in_one_way_need_not_be_written() {
    let all = "name: all of it
cards: {dear: {energy: 4}}
you: {hand: dear, energy: [red, blue, green, yellow]}
do:
  - you: {play: dear}
expect: {you: {battle: dear, energy: [red rest, blue rest, green rest, yellow rest]}}
";
    assert_passes(all);
    // What is written is looked at all the same.
    let written = |pay: &str| all.replace("{play: dear}", &format!("[{{play: dear}}, {{pay: {pay}}}]"));
    assert_passes(&written("[yellow, green, blue, red]"));
    assert_fails(&written("[yellow, yellow]"), 5, &["`yellow` is not possible"]);
    assert_fails(&written("[red, blue, green, yellow, black]"), 5, &["`black` cannot be given"]);
    // One energy is over: which is rested has to be said.
    let over = all.replace("green, yellow]}\ndo", "green, yellow, black]}\ndo");
    assert_fails(&over, 6, &["a choice is not scripted", "which energy to rest"]);
    // Of two that are alike it makes no difference which is left.
    assert_passes(
        &all.replace("[red, blue, green, yellow]", "[red x5]")
            .replace("[red rest, blue rest, green rest, yellow rest]", "[red x4 rest, red active]"),
    );
    for (count, says) in [("{exactly: 3}", "[]"), ("{exactly: 4}", "[]")] {
        let text = chooser(count, "{asks: {you: choose}}");
        assert_passes(&format!("{text}expect: {{opponent: {{battle: {says}}}}}\n"));
    }
    let two = format!("{}expect: {{turn: 3}}\n", chooser("{exactly: 2}", "{asks: {you: choose}}"));
    assert_fails(&two, 13, &["a choice is not scripted"]);
}

#[test]
fn a_skill_that_can_never_become_pending_is_refused() {
    let card = |skill: &str| {
        format!("name: vain\ncards:\n  vain: {{skills: [{{tags: \"[Auto]\", {skill}}}]}}\nexpect: {{turn: 3}}\n")
    };
    for (skill, event, from) in [
        ("when: {comboed: this}, do: [{draw: 1}]", "comboed: this", "combo"),
        ("when: battle-end-comboed, do: [{draw: 1}]", "battle-end-comboed", "combo"),
        (
            "when: {either: [{attacks: this}, {by: [battle, {comboed: this}]}]}, do: [{draw: 1}]",
            "comboed: this",
            "combo",
        ),
        ("from: [hand], when: {attacks: this}, do: [{draw: 1}]", "attacks: this", "leader, battle, unison"),
        ("when: {enters: [this, drop]}, do: [{draw: 1}]", "enters: this", "drop"),
        ("when: {turned-up: this}, do: [{draw: 1}]", "turned-up: this", "life"),
        ("from: [drop], when: {moved: [this, hand, warp]}, do: [{draw: 1}]", "moved: this", "hand, warp"),
    ] {
        let said = refused(&card(skill));
        let [said] = said.as_slice() else { panic!("{skill}: {said:?}") };
        assert!(said.starts_with(&format!("line 3: `vain`, skill line 1: `{event}` never makes it pending")), "{said}");
        assert!(said.ends_with(&format!("`from: [{from}]`")), "{said}");
    }
    for fine in [
        "from: [combo], when: {comboed: this}, do: [{draw: 1}]",
        "when: {comboed: {yours: any}}, do: [{draw: 1}]",
        "when: {kod: this}, do: [{draw: 1}]",
        "when: {moved: [this, battle, drop]}, do: [{draw: 1}]",
        "under: true, when: {goes-under: [this, {yours: any}]}, do: [{draw: 1}]",
    ] {
        assert_eq!(refused(&card(fine)), Vec::<String>::new(), "{fine}");
    }
}

#[test]
fn a_skill_line_that_no_card_can_have_is_refused() {
    let card = |line: &str| format!("name: odd\ncards:\n  odd: {{skills: [{line}]}}\nexpect: {{turn: 3}}\n");
    for (line, said) in [
        ("{tags: \"[Auto]\", do: [{draw: 1}]}", "[Auto] never becomes pending without `when`"),
        ("{tags: \"[Activate : Main]\", when: {attacks: this}, do: [{draw: 1}]}", "`when` is said of [Auto] alone"),
        ("{tags: \"[Blocker]\", when: {attacks: this}}", "what has to hold for [Blocker] is said under `if`"),
        ("{when: {attacks: this}, do: [{draw: 1}]}", "put [Auto] among the tags"),
        ("{tags: \"[Permanent]\", do: [{draw: 1}]}", "[Permanent] does nothing, it holds"),
        (
            "{tags: \"[Activate : Main]\", permanent: [{says: {Change: {power: 5000}}}]}",
            "`permanent` is said of [Permanent] alone",
        ),
        (
            "{tags: \"[Auto]\", permanent: [{says: {Change: {power: 5000}}}]}",
            "`permanent` is said of [Permanent] alone",
        ),
        (
            "{tags: \"[Auto] [Activate : Main]\", when: {attacks: this}, do: [{draw: 1}]}",
            "[Auto] and [Activate : Main] are skills of their own: write a line for each",
        ),
        ("\"[Auto]\"", "[Auto] says when, and nothing says what"),
        ("\"[Blocker] [Activate : Main]\"", "[Activate : Main] says when, and nothing says what"),
        ("{tags: \"[Evolve]\", cost: [{energy: {any: 1}}]}", "[Evolve] names a card, and 0 stand under `names`"),
        ("{tags: \"[Union-Fusion]\", names: [any]}", "[Union-Fusion] names two cards, and 1 stand under `names`"),
        ("\"[Swap 3]\"", "[Swap 3] names a card"),
        (
            "{tags: \"[Activate : Main]\", do: [{give: [this, {gain-skill: {tags: \"[Auto]\", do: [{draw: 1}]}}, turn]}]}",
            "[Auto] never becomes pending without `when`",
        ),
        (
            "{permanent: [{about: {Cards: {areas: [drop]}}, says: {Change: {used-from: {areas: [drop]}}}}]}",
            "`used-from` is said by a card of itself alone",
        ),
        (
            "{tags: \"[Activate : Main]\", do: [{give: [this, {used-from: {areas: [drop]}}, turn]}]}",
            "`used-from` is said by a card of itself alone",
        ),
    ] {
        let refused = refused(&card(line));
        let [message] = refused.as_slice() else { panic!("{line}: {refused:?}") };
        assert!(message.starts_with("line 3: `odd`, skill line 1: ") && message.contains(said), "{message}");
    }
    for fine in [
        "\"[Dual Attack] [Blocker] [Critical]\"",
        "\"[Bond 2] [Double Strike]\"",
        "{tags: \"[+1] [Activate : Main]\", do: [{draw: 1}]}",
        "{tags: \"[Auto]\", when: {attacks: this}, do: [{draw: 1}]}, {do: [{draw: 1}]}",
        "{tags: \"[Activate : Main]\", do: [{give: [this, {negate-skill: {tags: [{k: Auto}]}}, turn]}]}",
        "{tags: \"[Permanent]\", permanent: [{scope: AllAreas, says: {Change: {used-from: {areas: [drop]}}}}]}",
    ] {
        assert_eq!(refused(&card(fine)), Vec::<String>::new(), "{fine}");
    }
}

#[test]
fn an_awakening_that_turns_nothing_over_is_refused() {
    let leader = |effect: &str, back: &str| {
        let awaken = format!("{{tags: \"[Awaken]\", do: [{effect}]}}");
        format!(
            "name: awaken\ncards:\n  hero: {{kind: leader, skills: [{awaken}]{back}}}\nyou: {{leader: hero}}\nexpect: {{turn: 3}}\n"
        )
    };
    let back = ", back: {power: 15000}";
    assert_eq!(refused(&leader("{draw: 1}, {flip: this}", back)), Vec::<String>::new());
    for (effect, back, said) in [
        ("{flip: this}", "", "say under `back` what is on its other side"),
        ("{draw: 1}", back, "put `flip: this` under `do`"),
    ] {
        let refused = refused(&leader(effect, back));
        let [message] = refused.as_slice() else { panic!("{refused:?}") };
        assert!(message.starts_with("line 3: `hero`, skill line 1: [Awaken] turns the card over: "), "{message}");
        assert!(message.ends_with(said), "{message}");
    }
}

#[test]
fn a_rule_that_is_none_of_the_manual_is_refused() {
    let cites = |head: &str| refused(&format!("name: cites\n{head}\nexpect: {{turn: 3}}\n"));
    for (head, said) in [
        ("rules: [7-1, 7-4-1-9-99]", "dbscg-1.10 has no rule 7-4-1-9-99; is 7-4-1-9 meant?"),
        ("rules: [22-44-3]", "dbscg-1.10 has no rule 22-44-3; that of manual 4.00 is `4.00 22-44-3`"),
        ("rules: [4.00 22-99]", "dbscg-4.00 has no rule 22-99; write one that it has"),
        ("rules: [10-42-1-7]\nedition: dbscg-4.00", "dbscg-4.00 has no rule 10-42-1-7; "),
    ] {
        let refused = cites(head);
        let [message] = refused.as_slice() else { panic!("{head}: {refused:?}") };
        assert!(message.starts_with(&format!("line 2: `rules`: {said}")), "{message}");
    }
    for fine in [
        "rules: [7-1, 4.00 8-5-2]",
        "edition: dbscg-4.00\nrules: [8-5-2]",
        "edition: [dbscg-1.10, dbscg-4.00]\nrules: [7-1, 4.00 7-3-4-4-1]",
        // The rules of that manual are not written down.
        "edition: dbscg-1.078\nrules: [10-5-4-9]",
    ] {
        assert_eq!(cites(fine), Vec::<String>::new(), "{fine}");
    }
    let both =
        scenario::read_each("name: both\nedition: [dbscg-1.10, dbscg-4.00]\nrules: [5-2-1-5]\nexpect: {turn: 3}\n");
    let both = both.expect("a scenario by two manuals");
    assert!(both.iter().all(|scenario| scenario.prepare(&|_| None).is_ok()), "plain numbers are those of the first");
}

#[test]
fn a_board_with_two_z_extra_cards_of_a_player_is_refused() {
    let board = |cards: &str| {
        let head = "name: crowd\nedition: dbscg-4.00\ncards:\n  ball: {kind: z-extra, z-energy: 0}\n";
        refused(&format!("{head}you: {{battle: [{cards}]}}\nopponent: {{battle: ball}}\nexpect: {{turn: 3}}\n"))
    };
    let said = "you: 2 Z-Extra Cards in the Battle Area, and there can be 1 (4.00, 21-11-2)";
    assert_eq!(board("ball x2"), [said]);
    for fine in ["ball", "ball, ball hidden"] {
        assert_eq!(board(fine), Vec::<String>::new(), "{fine}");
    }
}

#[test]
fn every_fault_of_a_text_is_told_in_the_words_of_scenarios() {
    let text = r#"name: faults
rulez: [1-1]
cards:
  goku:
    powr: 5000
    skills:
      - tags: "[Auto]"
        when: {atacks: this}
        do:
          - move: [this]
          - give: [this, {power: 1}, turn, turn]
          - drow: 1
          - draw
          - negate-attack: 3
          - {draw: 1, shuffle: you}
          - draw: two
      - {tags: "[Blokcer]"}
  goku: {}
you: {battle: [goku x, {card: goku, mood: rest}]}
opponent: [goku]
turn: three
do:
  - you: {atack: {with: goku, at: goku}}
  - you: [play, {option: 0}, {activate: {card: goku, line: 0}}]
  - until: defence
expect: {has: {goku: "[Blok]"}, area: {goku: drpo}}
"#;
    let said = refused(text);
    let starts = [
        "line 2: `rulez` is no key here; did you mean `rules`?",
        "line 5: `powr` is no key here; did you mean `power`?",
        "line 8: `atacks` is no trigger; did you mean `attacks`?",
        "line 10: `move` takes 2 things in a list: which cards, where to; found 1",
        "line 11: `give` takes 3 things in a list: which cards, what changes, how long; found 4",
        "line 12: `drow` is no instruction; did you mean `draw`?",
        "line 13: `draw` takes 1 thing: how many; nothing stands behind it",
        "line 14: `negate-attack` stands alone, with nothing behind it",
        "line 15: an instruction is one word; found `draw`, `shuffle` in one mapping",
        "line 16: neither a number nor something counted, such as {cards: {areas: [drop]}}, stands here",
        "line 17: [Blokcer] is not a keyword with its argument",
        "line 18: `goku` stands here twice",
        "line 19: `x` after a card is none of x4, rest, active, back, front, hidden, revealed and +3 (markers)",
        "line 19: `mood` is no key here; did you mean `mode`?",
        "line 20: a mapping with some of the keys leader, battle",
        "line 21: a whole number from 0 to 65535 is expected here; found `three`",
        "line 23: `atack` is no action; did you mean `attack`?",
        "line 24: `play` takes 1 thing: which card; nothing stands behind it",
        "line 24: options are counted from 1",
        "line 24: skill lines are counted from 1",
        "line 25: `defence` is no question; did you mean `defense`?",
        "line 26: [Blok] is not a keyword with its argument",
        "line 26: `drpo` is no area; did you mean `drop`?",
    ];
    assert_eq!(said.len(), starts.len(), "{said:#?}");
    for (said, start) in said.iter().zip(starts) {
        assert!(said.starts_with(start), "{said}");
    }
}

#[test]
fn what_is_missing_is_told_once_and_hides_nothing() {
    let text = "name: missing
cards:
  bad: {colors: [pink]}
  vain: {skills: [{tags: \"[Auto]\", when: {comboed: this}, do: [{draw: 1}]}]}
you: {battle: [bad, gok, gok], hand: nobody}
do:
  - you: [{play: gok}, {play: stranger}, {activate: {card: vain, about: vain}}]
expect: {legal: [{you: {combo: other}}], power: {bad: 5000}}
";
    let starts = [
        "line 3: `bad`: `pink` is no color",
        "line 4: `vain`, skill line 1: `comboed: this` never",
        "line 5: no card is called `gok`",
        "line 5: no card is called `nobody`",
        "line 7: no card is called `stranger` here",
        "line 7: `about:` is said of `next`, `use` and `counter`, and not of `activate`",
        "line 8: no card is called `other` here",
    ];
    let said = refused(text);
    let told: Vec<bool> =
        starts.iter().map(|start| said.iter().filter(|said| said.starts_with(start)).count() == 1).collect();
    assert!(told.iter().all(|told| *told), "{told:?} {said:#?}");
}

#[test]
fn no_fault_is_told_in_the_words_of_the_program() {
    let words = [
        "invalid",
        "variant",
        "tuple",
        " struct ",
        " enum ",
        "expected one of",
        "u8",
        "u16",
        "i32",
        "sequence",
        "visitor",
    ];
    let values = ["[]", "{}", "3", "-1", "word", "[a, b]", "{a: b}", "~", "\"\"", "[[[1]]]", "{you: {}}", "!tag x"];
    let places = [
        "name: X",
        "rules: X",
        "whole: X",
        "edition: X",
        "note: X",
        "turn: X",
        "turn-player: X",
        "begin: X",
        "seed: X",
        "you: X",
        "opponent: {battle: X}",
        "you: {battle: [X]}",
        "you: {battle: [{card: X, mode: X}]}",
        "cards: X",
        "cards: {a: X}",
        "cards: {a: {energy: X}}",
        "cards: {a: {combo: X}}",
        "cards: {a: {colors: X}}",
        "cards: {a: {skills: X}}",
        "cards: {a: {skills: [X]}}",
        "cards: {a: {skills: [{tags: X}]}}",
        "cards: {a: {skills: [{when: X}]}}",
        "cards: {a: {skills: [{cost: [X]}]}}",
        "cards: {a: {skills: [{if: X}]}}",
        "cards: {a: {skills: [{do: [X]}]}}",
        "cards: {a: {skills: [{do: [{choose: X}]}]}}",
        "cards: {a: {skills: [{do: [{give: X}]}]}}",
        "cards: {a: {skills: [{do: [{give: [X, X, X]}]}]}}",
        "cards: {a: {skills: [{do: [{draw: X}]}]}}",
        "cards: {a: {skills: [{permanent: [X]}]}}",
        "cards: {a: {skills: [{permanent: [{says: X}]}]}}",
        "cards: {a: {back: X}}",
        "do: X",
        "do: [X]",
        "do: [{you: X}]",
        "do: [{you: {play: X}}]",
        "do: [{you: {attack: X}}]",
        "do: [{you: {pay: X}}]",
        "do: [{you: {option: X}}]",
        "do: [{you: {number: X}}]",
        "do: [{you: {activate: X}}]",
        "do: [{until: X}]",
        "do: [{expect: X}]",
        "expect: X",
        "expect: {asks: X}",
        "expect: {legal: X}",
        "expect: {legal: [X]}",
        "expect: {power: X}",
        "expect: {power: {a: X}}",
        "expect: {has: {a: X}}",
        "expect: {area: {a: X}}",
        "expect: {under: X}",
        "expect: {sees: X}",
        "expect: {log: X}",
        "expect: {winner: X}",
        "expect: {phase: X}",
    ];
    let mut told = 0;
    for place in places {
        for value in values {
            let name = if place.starts_with("name") { "" } else { "name: a\n" };
            for said in refused(&format!("{name}{}\n", place.replace('X', value))) {
                told += 1;
                let rusty = words.iter().find(|word| said.contains(**word));
                assert_eq!(rusty, None, "{place} with {value}: {said}");
            }
        }
    }
    assert!(told > 400, "{told}");
}

#[test]
fn a_text_that_breaks_off_tells_what_stands_before() {
    let said = refused("name: broken\nturn: three\nyou: {battle: [red, {crad: red}], hand: [\"red\n");
    assert_eq!(said.len(), 3, "{said:#?}");
    assert!(said[0].starts_with("line 2: a whole number"), "{}", said[0]);
    assert!(said.iter().any(|said| said.contains("`crad` is no key here")), "{said:#?}");
}

#[test]
fn what_is_nested_as_deep_as_can_be_read_is_read_and_deeper_is_told() {
    let nested = |times: usize| {
        let (open, close) = ("{either: [".repeat(times), "]}".repeat(times));
        let skill = format!("{{tags: \"[Auto]\", when: {open}{{attacks: this}}{close}, do: [{{draw: 1}}]}}");
        refused(&format!("name: nested\ncards: {{a: {{skills: [{skill}]}}}}\nexpect: {{turn: 3}}\n"))
    };
    assert_eq!(nested(20), Vec::<String>::new());
    let said = nested(40);
    assert!(said[0].ends_with("lists and mappings within each other, more than 48 deep"), "{said:?}");
}

#[test]
fn aliases_that_stand_for_more_than_can_be_read_are_told() {
    let mut lines = vec!["name: aliases\ncards:\n".to_owned()];
    let mut before = "{draw: 1}".to_owned();
    for at in 0..12 {
        let many = [before.as_str(); 10].join(", ");
        lines.push(format!("  b{at}: {{skills: [{{tags: \"[Auto]\", do: [&x{at} {{repeat: [1, [{many}]]}}]}}]}}\n"));
        before = format!("*x{at}");
    }
    let said = refused(&format!("{}expect: {{turn: 3}}\n", lines.concat()));
    assert_eq!(said, ["line 1: the aliases stand for more than can be read"]);
}

#[test]
fn words_that_other_readers_take_for_something_else_are_ids_like_any_other() {
    for id in ["no", "yes", "on", "off", "null", "true", "y", "1e3", "0x1F", "3d"] {
        let text = format!(
            "name: {id}
cards: {{{id}: {{power: 20000}}}}
you: {{battle: {id}, hand: [{id}, red]}}
do:
  - you: {{attack: {{with: {id}, at: opponent.leader}}}}
  - you: {{combo: hand.{id}}}
  - until: {{you: main}}
expect: {{you: {{battle: {id} rest, drop: {id}}}, power: {{battle.{id}: 20000}}}}
"
        );
        assert_passes(&text);
    }
    let said = refused("name: a number\ncards: {1: {power: 5000}}\nyou: {battle: 1}\nexpect: {turn: 3}\n");
    assert_eq!(said, ["line 2: `1` is no id of a card: a number says how many cards there are"]);
    let yes = "name: yes and no
cards: {ask: {kind: extra, skills: [{tags: \"[Activate : Main]\", do: [{may: [[{draw: 1}], []]}]}]}}
you: {hand: ask, deck: [red, blue]}
do:
  - you: [{activate: ask}, yes]
expect: {you: {hand: red}}
";
    assert_passes(yes);
    assert_passes(&yes.replace("yes]", "no]").replace("hand: red", "hand: []"));
}

#[test]
fn a_number_is_that_of_a_card_and_with_an_area_that_of_its_place() {
    let text = "name: numbers
cards: {hit: {energy: 0}}
you: {battle: hit, hand: [hit, red, hit], energy: 2}
opponent: {battle: hit}
do:
  - expect:
      area: {\"you.hit#1\": battle, \"hit#2\": hand, \"hand.hit#1\": hand, \"opponent.battle.hit\": opponent.battle}
      legal: [{you: {play: \"hand.hit#2\"}}]
      illegal: [{you: {play: \"hand.hit#3\"}}, {you: {play: \"battle.hit#1\"}}]
  - you: [{play: \"hand.hit#1\"}]
  - expect: {area: {\"hit#2\": battle, \"hit#3\": hand, \"you.battle.hit#2\": battle, hand.hit: hand}}
expect: {you: {battle: [\"hit#1\", \"hit#2\"], hand: [\"hit#3\", red]}}
";
    assert_passes(text);
    let said = refused("name: a place\nexpect: {area: {cellar.red: hand, you.red: deck}}\n");
    assert_eq!(said, ["line 2: no card is called `cellar.red` here"]);
}

#[test]
fn a_scenario_that_passes_has_a_log_too() {
    let outcome = played("name: a log\nyou: {hand: red, energy: 1}\ndo:\n  - you: {play: red}\nexpect: {turn: 3}\n");
    assert!(outcome.failures.is_empty());
    assert!(outcome.log.iter().any(|line| line.to_string() == "your Red is played"), "{:#?}", outcome.log);
}

#[test]
fn a_card_with_an_unknown_line_is_played_without_it_and_that_is_said() {
    let catalog = Catalog::embedded();
    let unread = |number: &str| {
        let entry = catalog.get(&number.parse().ok()?)?;
        let mut front = entry.front.clone();
        let unread = deckscouter::ability::Skill { body: deckscouter::ability::Body::Unread, ..Default::default() };
        front.lines.push(unread);
        Some((entry.card.clone(), front.into(), entry.back.clone().into()))
    };
    let text = "name: unknown\nyou: {battle: BT1-005, energy: 5}\nexpect: {you: {battle: BT1-005}}\n";
    let scenario = scenario::read(text).expect("a scenario");
    let prepared = scenario.prepare(&unread).expect("can be played");
    let unplayed: Vec<String> = prepared.unplayed().iter().map(|unplayed| unplayed.message().to_string()).collect();
    let [unplayed] = unplayed.as_slice() else { panic!("{unplayed:?}") };
    assert!(unplayed.starts_with("skill line ") && unplayed.contains(" of BT1-005 "), "{unplayed}");
    assert!(prepared.run().failures.is_empty());
    let whole = scenario::read(&format!("whole: true\n{text}")).expect("a scenario");
    let problems = whole.prepare(&unread).expect_err("refused");
    assert!(problems[0].to_string().contains("is to be `whole`"), "{}", problems[0]);
}
