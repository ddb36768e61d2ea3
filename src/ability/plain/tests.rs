//! What is the same by other words, and what is not.

use std::sync::LazyLock;

use proptest::prelude::*;

use super::*;
use crate::ability::Visit;
use crate::ability::written::Line;
use crate::cases::cases;
use crate::catalog::Catalog;

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
    let cannot = |what: &str| format!("[{{give: [this, {{forbid: {what}}}, turn]}}]");
    same_do(&cannot("{be-attacked-by: any}"), &cannot("be-attacked"));
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

/// `same` is put differently, `other` differs.
#[track_caller]
fn check_line(line: &str, same: &str, other: &str) {
    compare(line, same, true);
    compare(line, other, false);
}

#[test]
fn names_and_lists_are_plain_wherever_they_stand() {
    let chosen = |name: &str, n: i32| {
        let change = format!("{{set-power: {{times: [{{power: {{named: {name}}}}}, {n}]}}}}");
        format!(
            "{{tags: '[Activate : Main]', do: [{{choose: {{from: {{}}, count: {{exactly: 1}}, as: {name}}}}}, \
             {{give: [this, {change}, turn]}}]}}"
        )
    };
    check_line(&chosen("a", 2), &chosen("b", 2), &chosen("a", 3));
    let (one, other) = ("{all: [{color: Red}, {trait: God}]}", "{all: [{trait: God}, {color: Red}]}");
    let wrong = "{either: [{trait: God}, {color: Red}]}";
    for place in [
        "permanent: [{says: {Change: {attack-price: [FILTER, [{energy: {any: 1}}]]}}}]",
        "permanent: [{says: {Change: {attack-price: [any, [{cards: {count: 1, from: {filter: FILTER}, fate: ko}}]]}}}]",
        "permanent: [{says: {Change: {forbid: {attack-a: FILTER}}}}]",
        "permanent: [{says: {Change: {forbid: {be-attacked-by: FILTER}}}}]",
        "permanent: [{says: {Change: {forbid: {play-by-skill: {theirs: FILTER}}}}}]",
        "permanent: [{says: {Change: {forbid: {moved-by: [{either: [this, {yours: FILTER}]}, drop]}}}}]",
        "permanent: [{says: {Change: {attack-active-a: FILTER}}}]",
        "permanent: [{says: {Change: {unaffected: [opponent, FILTER]}}}]",
        "permanent: [{about: {Cards: {areas: [hand], filter: FILTER}}, says: {Change: {cost: -1}}}]",
        "permanent: [{says: {Change: {cost-in: [Red, {cards: {filter: FILTER}}]}}}]",
        "permanent: [{says: {Change: {specified-cost: [Red, {cards: {filter: FILTER}}]}}}]",
        "permanent: [{says: {Include: [Deck, {Only: FILTER}]}}]",
        "permanent: [{says: {Include: [Deck, {AtMost: [3, FILTER]}]}}]",
        "permanent: [{when: {did: {deed: draw, cards: FILTER, count: {min: 1}}}, says: {Change: {power: 5000}}}]",
        "permanent: [{when: {beneath: {filter: FILTER}}, says: {Change: {power: 5000}}}]",
        "permanent: [{says: {Discount: {less: {any: 1}, cost: [{sum-of-costs: {from: {filter: FILTER}, fate: ko}}]}}}]",
        "permanent: [{says: {Instead: {would: {by: [{skill-of: {yours: FILTER}}, {kod: this}]}, do: [{draw: 1}]}}}]",
        "names: [FILTER]",
        "do: [{play: [{all: {filter: FILTER}}, active]}]",
        "do: [{played-in: [FILTER, rest]}]",
        "do: [{played-with: [FILTER, negate, turn]}]",
        "do: [{give-next: [{filter: FILTER}, {cost: -1}, turn]}]",
        "do: [{name-number: {cards: {filter: FILTER}}}]",
        "do: [{when-next: [{attacks: {yours: FILTER}}, turn, [{draw: 1}]]}]",
        "do: [{whenever: [{uses-extra: [you, FILTER]}, turn, [{draw: 1}]]}]",
        "do: [{give: [this, {gain-skill: {permanent: [{about: {Yours: FILTER}, says: {Change: {power: 1}}}]}}, turn]}]",
        "do: [{move: [this, {under: {all: {filter: FILTER}}}]}]",
        "do: [{negate-play: {under: {all: {filter: FILTER}}}}]",
        "do: [{draw: {different: [name, {filter: FILTER}]}}]",
        "do: [{draw: {colors: {filter: FILTER}}}]",
        "do: [{choose: {from: {filter: {shares: [name, {all: {filter: FILTER}}]}}, count: any, as: a}}]",
        "do: [{choose: {from: {}, count: any, as: a, together: {power: {cards: {filter: FILTER}}}}}]",
    ] {
        let line = |filter: &str| format!("{{tags: '[Permanent]', {}}}", place.replace("FILTER", filter));
        check_line(&line(one), &line(other), &line(wrong));
    }
}

#[test]
fn lists_of_which_one_is_enough_have_no_order() {
    let line = |does: &str| format!("{{tags: '[Auto]', {does}, do: [{{draw: 1}}]}}");
    let when = |cards: &str| line(&format!("when: {{attacks: {{either: {cards}}}}}"));
    check_line(
        &when("[this, {theirs: any}]"),
        &when("[{theirs: any}, {either: [this]}]"),
        &when("[this, {yours: any}]"),
    );
    let keywords = |list: &str| line(&format!("when: {{uses-keyword: [this, {list}]}}"));
    check_line(&keywords("[Bond, Swap]"), &keywords("[Swap, Bond]"), &keywords("[Swap]"));
    let came = |areas: &str| line(&format!("if: {{came: [this, {areas}]}}"));
    check_line(&came("[hand, drop]"), &came("[drop, hand]"), &came("[drop]"));
    let among = |areas: &str| line(&format!("if: {{count: [{{among: milled, areas: {areas}}}, {{min: 1}}]}}"));
    check_line(&among("[hand, drop]"), &among("[drop, hand]"), &among("[drop]"));
}

#[test]
fn a_name_that_a_rule_gives_is_no_name_of_ones_own() {
    let line = |name: &str, spoken: &str| {
        format!(
            "{{tags: '[Burst 2]', do: [{{choose: {{from: {{among: {spoken}}}, count: any, as: {name}}}}}, \
             {{ko: {{named: {name}}}}}]}}"
        )
    };
    check_line(&line("a", "milled"), &line("b", "milled"), &line("a", "others"));
}

#[test]
fn what_is_discarded_meets_no_name_of_the_skill() {
    let line = |name: &str, met: &str| {
        format!(
            "{{tags: '[Auto]', do: [{{choose: {{from: {{}}, count: {{exactly: 1}}, as: {name}}}}}, \
             {{discard: [you, 1]}}, {{ko: {{named: {met}}}}}]}}"
        )
    };
    compare(&line("discarded", "discarded"), &line("x", "x"), true);
}

#[test]
fn the_card_of_an_event_to_come_is_another_than_that_of_the_event() {
    let line = |card: &str| {
        format!(
            "{{tags: '[Auto]', when: {{attacks: this}}, \
             do: [{{whenever: [{{played: {{yours: any}}}}, turn, [{{switch: [{card}, rest]}}]]}}]}}"
        )
    };
    compare(&line("it"), &line("this"), false);
    let within = |card: &str| {
        format!(
            "{{tags: '[Auto]', when: {{attacks: this}}, \
             do: [{{if: [{{within: [{{power: {card}}}, {{min: 9}}]}}, [{{draw: {{markers: {card}}}}}]]}}, \
             {{move: [this, {{under: {card}}}]}}]}}"
        )
    };
    compare(&within("it"), &within("this"), true);
}

#[test]
fn statements_know_nothing_of_each_other() {
    let states = |name: &str| {
        format!(
            "{{says: {{Discount: {{less: {{any: 1}}, cost: [{{cards: {{count: 1, from: {{}}, fate: reveal, as: {name}}}}}, {{shown: [{name}, ko]}}]}}}}}}"
        )
    };
    let two =
        |one: &str, other: &str| format!("{{tags: '[Permanent]', permanent: [{}, {}]}}", states(one), states(other));
    compare(&two("a", "a"), &two("a", "b"), true);
}

/// Every line of the embedded table that is understood.
static MODELLED: LazyLock<Vec<Skill>> = LazyLock::new(|| {
    let catalog = Catalog::embedded();
    let numbers = catalog.numbers();
    let entries = numbers.iter().filter_map(|number| catalog.get(number));
    let lines = entries.flat_map(|entry| entry.front.lines.iter().chain(&entry.back.lines));
    lines.filter(|line| line.is_read() && line.body != Body::Tags).cloned().collect()
});

/// Says the same by other names, and in lists that are ordered otherwise.
struct Otherwise {
    /// Where the lists are cut: what stands behind comes first.
    cut: usize,
    given: Vec<Name>,
}

impl Otherwise {
    fn order<T>(&mut self, parts: &mut [T]) {
        self.cut += 1;
        if !parts.is_empty() {
            parts.rotate_left(self.cut % parts.len());
        }
        if self.cut.is_multiple_of(3) {
            parts.reverse();
        }
    }
}

impl Rewrite for Otherwise {
    fn filter(&mut self, filter: &mut Filter) {
        filter.walk_mut(self);
        if let Filter::All(parts) | Filter::Either(parts) = filter {
            self.order(parts);
        }
    }

    fn condition(&mut self, condition: &mut Condition) {
        condition.walk_mut(self);
        if let Condition::All(parts) | Condition::Either(parts) = condition {
            self.order(parts);
        }
    }

    fn trigger(&mut self, trigger: &mut Trigger) {
        trigger.walk_mut(self);
        if let Trigger::Either(parts) = trigger {
            self.order(parts);
        }
    }

    fn watched(&mut self, watched: &mut Watched) {
        watched.walk_mut(self);
        if let Watched::Either(parts) = watched {
            self.order(parts);
        }
    }

    fn name(&mut self, name: &mut Name) {
        if self.given.contains(name) {
            *name = format!("{} {name}", self.given.len()).into();
        }
    }
}

/// The names that are given anywhere in a skill.
fn given(skill: &Skill) -> Vec<Name> {
    struct Given(Vec<Name>);
    impl<'s> Visit<'s> for Given {
        fn gives(&mut self, name: &'s Name) {
            self.0.push(name.clone());
        }
    }
    let mut given = Given(Vec::new());
    skill.accept(&mut given);
    given.0
}

/// The numbers within a value.
fn numbers(value: &mut serde_json::Value) -> Vec<&mut serde_json::Value> {
    match value {
        serde_json::Value::Array(parts) => parts.iter_mut().flat_map(numbers).collect(),
        serde_json::Value::Object(parts) => parts.values_mut().flat_map(numbers).collect(),
        number @ serde_json::Value::Number(_) => vec![number],
        serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::String(_) => Vec::new(),
    }
}

/// Some lines of the table, so many apart.
const APART: usize = 61;

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn other_names_and_another_order_mean_the_same(first in 0..APART, cut in 0_usize..1000) {
        let mut changed = 0;
        for line in MODELLED.iter().skip(first).step_by(APART) {
            let mut other = line.clone();
            other.accept_mut(&mut Otherwise { cut, given: given(line) });
            changed += usize::from(other != *line);
            let same = same_meaning(std::slice::from_ref(line), std::slice::from_ref(&other));
            prop_assert!(same, "{line:?}\n{other:?}\n{:?}\n{:?}", plain(line), plain(&other));
        }
        prop_assert!(changed > 20, "{changed}");
    }

    #[test]
    fn another_number_means_something_else(first in 0..APART, which in 0_usize..1000) {
        let mut changed = 0;
        for line in MODELLED.iter().skip(first).step_by(APART) {
            let mut value = serde_json::to_value(line).expect("plain data");
            let mut numbers = numbers(&mut value);
            let count = numbers.len().max(1);
            let Some(number) = numbers.get_mut(which % count) else { continue };
            let next = number.as_i64().map(|number| number + 1);
            **number = next.into();
            // Some have a highest value.
            let Ok(other) = serde_json::from_value::<Skill>(value) else { continue };
            changed += 1;
            let same = same_meaning(std::slice::from_ref(line), std::slice::from_ref(&other));
            prop_assert!(!same, "{line:?}\n{other:?}");
        }
        prop_assert!(changed > 20, "{changed}");
    }
}
