//! What is the same by other words, and what is not.

use super::*;
use crate::ability::written::Line;

fn skill(text: &str) -> Skill {
    plain(&serde_yaml::from_str::<Line>(text).unwrap_or_else(|error| panic!("{text}: {error}")).0)
}

/// Both are the same, or both are not.
fn compare(one: &str, other: &str, same: bool) {
    assert_eq!(skill(one) == skill(other), same, "{one}\n{other}");
}

fn same_do(one: &str, other: &str) {
    let line = |effects: &str| format!("{{tags: '[Activate : Main]', do: {effects}}}");
    compare(&line(one), &line(other), true);
}

fn same_if(one: &str, other: &str) {
    let line = |condition: &str| format!("{{tags: '[Activate : Main]', if: {condition}, do: [{{draw: 1}}]}}");
    compare(&line(one), &line(other), true);
}

#[test]
fn names_of_choices_do_not_matter_but_what_they_name_does() {
    let line = |first: &str, second: &str| {
        format!(
            "{{tags: '[Auto]', when: {{attacks: this}}, do: [{{look-at-top: [3, {first}]}}, \
             {{choose: {{from: {{among: {first}}}, count: {{up-to: 1}}, as: {second}}}}}, \
             {{move: [{{rest: [{first}, {second}]}}, {{to: drop}}]}}, {{ko: {{named: {second}}}}}]}}"
        )
    };
    compare(&line("a", "b"), &line("b", "a"), true);
    compare(&line("a", "b"), &line("a", "b").replace("ko: {named: b}", "ko: {named: a}"), false);
}

#[test]
fn a_card_chosen_on_the_spot_is_chosen_and_then_met() {
    same_do(
        "[{ko: {chosen: {from: {whose: opponent, areas: [battle]}, count: {up-to: 1}, as: x}}}]",
        "[{choose: {from: {whose: opponent, areas: [battle]}, count: {up-to: 1}, as: y}}, {ko: {named: y}}]",
    );
}

#[test]
fn in_play_a_card_type_has_one_area() {
    let ko = |from: &str| format!("[{{choose: {{from: {from}, count: {{up-to: 1}}, as: x}}}}, {{ko: {{named: x}}}}]");
    same_do(&ko("{filter: {kind: battle}}"), &ko("{areas: [battle], filter: {kind: battle}}"));
    same_do(&ko("{areas: [leader, battle, unison]}"), &ko("{areas: [unison, leader, battle]}"));
    let line = |from: &str| format!("{{tags: '[Activate : Main]', do: {}}}", ko(from));
    compare(&line("{}"), &line("{areas: [battle]}"), false);
    compare(&line("{areas: [drop], filter: {kind: battle}}"), &line("{filter: {kind: battle}}"), false);
}

#[test]
fn conditions_of_the_price_are_conditions() {
    compare(
        "{tags: '[Activate : Main]', if: {turn: you}, cost: [{energy: {any: 1}}], do: [{draw: 1}]}",
        "{tags: '[Activate : Main]', cost: [{energy: {any: 1}}, {condition: {turn: you}}], do: [{draw: 1}]}",
        true,
    );
    // A skill may lift the condition of an [Awaken], not its price.
    compare(
        "{tags: '[Awaken]', if: {turn: you}, do: [{flip: this}]}",
        "{tags: '[Awaken]', cost: [{condition: {turn: you}}], do: [{flip: this}]}",
        false,
    );
}

#[test]
fn a_condition_on_everything_is_a_condition_of_the_skill_unless_the_skill_is_used_up() {
    let inside = "when: {attacks: this}, do: [{if: [{turn: you}, [{draw: 1}]]}]}";
    let before = "when: {attacks: this}, if: {turn: you}, do: [{draw: 1}]}";
    compare(&format!("{{tags: '[Auto]', {inside}"), &format!("{{tags: '[Auto]', {before}"), true);
    let once = "{tags: '[Auto] [Once per turn]', ";
    compare(&format!("{once}{inside}"), &format!("{once}{before}"), false);
}

#[test]
fn nested_lists_are_one_list_in_any_order() {
    same_if(
        "{all: [{turn: you}, {all: [{leader: {color: Red}}, {turn: you}]}]}",
        "{all: [{leader: {color: Red}}, {turn: you}]}",
    );
    same_if("{leader: {all: [{color: Red}, {trait: God}]}}", "{leader: {all: [{trait: God}, {color: Red}, any]}}");
    same_if("{leader: {either: [{trait: A}, {either: [{trait: B}]}]}}", "{leader: {either: [{trait: B}, {trait: A}]}}");
    same_if("{either: [{turn: you}]}", "{turn: you}");
}

#[test]
fn the_contrary_of_the_contrary_and_of_a_count() {
    same_if("{not: {not: {turn: you}}}", "{turn: you}");
    same_if("{leader: {not: {not: multicolor}}}", "{leader: multicolor}");
    same_if("{not: {count: [{areas: [hand]}, {min: 1}]}}", "{count: [{areas: [hand]}, {max: 0}]}");
    same_if("{not: {count: [{areas: [hand]}, {max: 2}]}}", "{count: [{areas: [hand]}, {min: 3}]}");
    same_if("{within: [{cards: {areas: [hand]}}, {min: 0, max: 2}]}", "{count: [{areas: [hand]}, {max: 2}]}");
    let (host, under) = ("{filter: {name: Box}, areas: [battle]}", "{at_least: 1, cards: any, host: {name: Box}}");
    same_if(&format!("{{under: {under}}}"), &format!("{{count: [{{under: {{all: {host}}}}}, {{min: 1}}]}}"));
    same_if("{are: [{leader: you}, {color: Red}]}", "{leader: {color: Red}}");
}

#[test]
fn drawing_and_counting_have_short_words() {
    same_do("[{player-draws: [you, 2]}]", "[{draw: 2}]");
    same_do("[{draw: {times: [{cards: {areas: [hand]}}, 1]}}]", "[{draw: {cards: {areas: [hand]}}}]");
    same_do(
        "[{if: [{turn: you}, [{if: [{turn: opponent}, [{draw: 1}]]}]]}]",
        "[{if: [{all: [{turn: opponent}, {turn: you}]}, [{draw: 1}]]}]",
    );
}

#[test]
fn a_described_card_is_shown_on_its_way_into_the_hand_anyway() {
    let found = |filter: &str, shown: &str| {
        format!(
            "{{tags: '[Activate : Main]', do: [{{look-at-top: [3, top]}}, \
             {{choose: {{from: {{among: top, filter: {filter}}}, count: {{up-to: 1}}, as: found}}}}, \
             {shown} {{move: [{{named: found}}, {{to: hand}}]}}]}}"
        )
    };
    let shown = "{reveal: {named: found}},";
    compare(&found("{color: Red}", shown), &found("{color: Red}", ""), true);
    compare(&found("any", shown), &found("any", ""), false);
}

#[test]
fn the_card_that_the_event_is_about_may_be_the_card_itself() {
    let line = |card: &str, watched: &str| {
        format!("{{tags: '[Auto]', when: {{attacks: {watched}}}, do: [{{give: [{card}, {{power: 5000}}, turn]}}]}}")
    };
    compare(&line("it", "this"), &line("this", "this"), true);
    compare(&line("it", "{yours: any}"), &line("this", "{yours: any}"), false);
}

#[test]
fn neighboring_energy_is_one_price_and_statements_have_no_order() {
    compare(
        "{tags: '[Activate : Main]', cost: [{energy: {of: [[Red]]}}, {energy: {any: 1, of: [[Blue]]}}], do: [{draw: 1}]}",
        "{tags: '[Activate : Main]', cost: [{energy: {any: 1, of: [[Blue], [Red]]}}], do: [{draw: 1}]}",
        true,
    );
    compare(
        "{tags: '[Permanent]', permanent: [{says: {Change: attack-active}}, {says: {Change: {power: 5000}}}]}",
        "{tags: '[Permanent]', permanent: [{says: {Change: {power: 5000}}}, {says: {Change: attack-active}}]}",
        true,
    );
}

fn skills(yaml: &str) -> Vec<Skill> {
    let lines: crate::ability::written::Lines =
        serde_yaml::from_str(yaml).unwrap_or_else(|error| panic!("{error}: {yaml}"));
    lines.skills().lines
}

#[track_caller]
fn check_do(a: &str, b: &str, expected: bool) {
    let line = |effect: &str| skills(&format!("- {{tags: '[Auto]', do: [{effect}]}}"));
    assert_eq!(same_meaning(&line(a), &line(b)), expected, "{a} | {b}");
    assert_eq!(same_meaning(&line(b), &line(a)), expected, "{b} | {a}");
}

const CHOOSE: &str = "{choose: {from: {areas: [battle]}, count: any, as: NAME}}";

#[test]
fn names_may_differ_if_they_do_so_throughout() {
    let choose = |name| CHOOSE.replace("NAME", name);
    let two = |a, b| format!("{}, {}", choose(a), choose(b));
    check_do(
        &format!("{}, {{ko: {{named: a}}}}", choose("a")),
        &format!("{}, {{ko: {{named: b}}}}", choose("b")),
        true,
    );
    check_do(&two("a", "b"), &two("x", "y"), true);
    check_do(&two("a", "b"), &two("x", "x"), false);
    check_do(
        &format!("{}, {{ko: {{named: a}}}}", two("a", "b")),
        &format!("{}, {{ko: {{named: y}}}}", two("x", "y")),
        false,
    );
    check_do(
        &format!("{}, {{ko: {{rest: [a, b]}}}}", two("a", "b")),
        &format!("{}, {{ko: {{rest: [x, y]}}}}", two("x", "y")),
        true,
    );
    check_do(
        &format!("{}, {{ko: {{rest: [a, b]}}}}", two("a", "b")),
        &format!("{}, {{ko: {{rest: [y, x]}}}}", two("x", "y")),
        false,
    );
}

#[test]
fn card_names_are_no_names_of_that_kind() {
    let of = |name| format!("{{ko: {{all: {{filter: {{name: {name}}}}}}}}}");
    check_do(&of("Hit"), &of("Champa"), false);
    check_do(&of("Hit"), &of("Hit"), true);
}

#[test]
fn a_description_lists_in_any_order_what_it_asks_for() {
    let of = |filter: &str| format!("{{ko: {{all: {{filter: {filter}}}}}}}");
    check_do(&of("{all: [{color: Red}, {kind: battle}]}"), &of("{all: [{kind: battle}, {color: Red}]}"), true);
    check_do(&of("{all: [{color: Red}, {kind: battle}]}"), &of("{all: [{kind: battle}, {color: Blue}]}"), false);
    check_do(&of("{all: [{color: Red}, {color: Red}]}"), &of("{all: [{color: Red}, {color: Blue}]}"), false);
    check_do(&of("{all: [{color: Red}, {kind: battle}]}"), &of("{either: [{color: Red}, {kind: battle}]}"), false);
}

#[test]
fn what_is_done_is_done_in_order() {
    check_do("{draw: 1}, {shuffle: you}", "{shuffle: you}, {draw: 1}", false);
    check_do("{draw: 1}", "{draw: 1}, {draw: 1}", false);
    check_do("{may: [[{draw: 1}]]}", "{draw: 1}", false);
}

#[test]
fn tags_are_part_of_what_is_said() {
    assert!(!same_meaning(&skills("['[Bond 2]']"), &skills("['[Bond 3]']")));
    assert!(!same_meaning(&skills("['[Blocker]']"), &skills("['[Blocker]', '[Critical]']")));
}

#[test]
fn to_discard_is_to_place_a_card_of_the_hand_in_the_drop_area() {
    same_do(
        "[{discard: [opponent, 2]}]",
        "[{choose: {from: {whose: opponent, areas: [hand]}, count: {exactly: 2}, who: opponent, as: x}}, \
         {move: [{named: x}, {to: drop}]}]",
    );
}

#[test]
fn what_need_not_be_chosen_need_not_be_offered() {
    let ko =
        |count: &str| format!("{{choose: {{from: {{whose: opponent}}, count: {count}, as: x}}}}, {{ko: {{named: x}}}}");
    same_do(&format!("[{{may: [[{}]]}}]", ko("{up-to: 1}")), &format!("[{}]", ko("{up-to: 1}")));
    let line = |effects: &str| format!("{{tags: '[Activate : Main]', do: {effects}}}");
    let exactly = ko("{exactly: 1}");
    compare(&line(&format!("[{{may: [[{exactly}]]}}]")), &line(&format!("[{exactly}]")), false);
    let more = format!("{}, {{draw: 1}}", ko("{up-to: 1}"));
    compare(&line(&format!("[{{may: [[{more}]]}}]")), &line(&format!("[{more}]")), false);
}

#[test]
fn an_awakening_is_offered_by_activating_it() {
    let line = |tag: &str, offered: &str| format!("{{tags: '[{tag}]', if: {{turn: you}}, do: {offered}}}");
    let (may, must) = ("[{may: [[{draw: 2}, {flip: this}]]}]", "[{draw: 2}, {flip: this}]");
    compare(&line("Awaken", may), &line("Awaken", must), true);
    compare(&line("Activate : Main", may), &line("Activate : Main", must), false);
}

#[test]
fn options_have_names_of_their_own() {
    let option =
        |name: &str| format!("[{{choose: {{from: {{}}, count: any, as: {name}}}}}, {{ko: {{named: {name}}}}}]");
    let line = |one: &str, two: &str| {
        format!(
            "{{tags: '[Auto]', when: {{attacks: this}}, do: [{{options: [1, [{}, {}]]}}]}}",
            option(one),
            option(two)
        )
    };
    compare(&line("a", "a"), &line("a", "b"), true);
}

#[test]
fn a_card_that_enters_play_is_there() {
    let line = |area: &str, from: &str| {
        format!("{{tags: '[Auto]', {from} when: {{enters: [this, {area}]}}, do: [{{draw: 1}}]}}")
    };
    compare(&line("battle", "from: [battle],"), &line("battle", ""), true);
    compare(&line("drop", "from: [drop],"), &line("drop", ""), false);
}

#[test]
fn a_counter_is_used_from_hand() {
    let line = |tag: &str, from: &str| format!("{{tags: '[{tag}]', {from} do: [{{play: [this, active]}}]}}");
    compare(&line("Counter : Play", "from: [hand],"), &line("Counter : Play", ""), true);
    compare(&line("Activate : Main", "from: [hand],"), &line("Activate : Main", ""), false);
}

#[test]
fn a_name_of_a_price_that_nobody_uses_is_none() {
    let line = |name: &str, effects: &str| {
        format!(
            "{{tags: '[Activate : Main]', cost: [{{cards: {{count: 1, from: {{areas: [hand]}}, fate: {{to: drop}} {name}}}}}], \
             do: {effects}}}"
        )
    };
    compare(&line(", as: x", "[{draw: 1}]"), &line("", "[{draw: 1}]"), true);
    let asked = "[{if: [{are: [{named: x}, {color: Red}]}, [{draw: 1}]]}]";
    compare(&line(", as: x", asked), &line("", asked), false);
    let below = |host: &str| {
        format!(
            "{{tags: '[Activate : Main]', do: [{{draw: 1}}], \
             cost: [{{cards: {{count: 1, from: {{}}, fate: reveal, as: x}}}}, \
             {{cards: {{count: 1, from: {{under: {host}}}, fate: {{to: drop}}}}}}]}}"
        )
    };
    compare(&below("{named: x}"), &below("this"), false);
}

#[test]
fn a_token_that_nobody_speaks_of_needs_no_name() {
    let line = |name: &str, then: &str| {
        format!("{{tags: '[Activate : Main]', do: [{{token: {{name: Fry, power: 1000 {name}}}}}, {then}]}}")
    };
    compare(&line(", as: fry", "{draw: 1}"), &line("", "{draw: 1}"), true);
    compare(&line(", as: fry", "{ko: {named: fry}}"), &line("", "{ko: {named: fry}}"), false);
}
