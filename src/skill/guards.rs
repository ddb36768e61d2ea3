//! Readings that cannot be meant: whatever the words seem to say, no card means this.
//!
//! The grammar reads words one after the other; what "it" points to can be wrong in ways that only the whole shows. Each guard
//! looks at a whole skill, knows nothing of the grammar, and has a name, which is the reason that is given.

use crate::ability::{
    Area, Body, Bounds, Cards, Change, Condition, Destination, Effect, Fate, Filter, Keyword, Name, Node, Price,
    Quantity, Selector, Skill, Trigger, Visit, Watched,
};
use crate::card::Color;

/// A reading that cannot be meant.
struct Guard {
    name: &'static str,
    /// Whether the words cannot mean this skill.
    refuses: fn(&str, &Skill) -> bool,
}

const GUARDS: &[Guard] = &[
    Guard { name: "under-itself", refuses: |_, skill| finds(skill, is_under_itself) },
    Guard { name: "leader-moved", refuses: |_, skill| finds(skill, moves_leader) },
    Guard { name: "leader-unsaid", refuses: |line, skill| !line.contains("leader") && finds(skill, gives_leader) },
    Guard { name: "unchosen", refuses: |_, skill| speaks_of_nobody(skill) },
    Guard { name: "own-source", refuses: |_, skill| Own::of(skill).0 },
    Guard { name: "never-holds", refuses: |_, skill| Never::of(skill).0 },
    Guard { name: "chosen-by-nobody", refuses: |_, skill| states_a_choice(skill) },
    Guard { name: "played-long-ago", refuses: asks_of_an_earlier_turn },
    Guard { name: "other-color-within", refuses: |_, skill| finds(skill, asks_for_another_color) },
    Guard { name: "two-in-one-name", refuses: |_, skill| names_two_at_once(skill) },
    Guard { name: "plays-anothers-card", refuses: |_, skill| is_counter_to_a_play(skill) && finds(skill, plays_it) },
    Guard { name: "half-a-negative", refuses: |line, _| denies_half_a_list(line) },
    Guard { name: "or-over-and", refuses: |line, skill| joins_by_or(line) && asks_for_either_besides(skill) },
    Guard { name: "under-one-of-several", refuses: |line, skill| says_under_one(line) && takes_from_below_any(skill) },
];

/// Whether a skill answers a play: "it" is the other player's card there, which is being played already.
fn is_counter_to_a_play(skill: &Skill) -> bool {
    skill.tags.iter().any(|tag| tag.keyword == Keyword::CounterPlay)
}

fn plays_it(effect: &Effect) -> bool {
    matches!(effect, Effect::Play(Cards::It, _))
}

/// Whether a word of denial stands before several things: "without [A] and [B]", "other than ＜A＞ or red cards", "non-red or blue
/// cards". The second is denied, too, or it is not; the words leave it open.
fn denies_half_a_list(line: &str) -> bool {
    fn after_name(rest: &str) -> Option<&str> {
        let end = rest.find([']', '》', '＞', '}'])?;
        rest[end..].split_once(' ').map(|(_, rest)| rest)
    }
    let names = |rest: &str| rest.starts_with(['[', '《', '＜', '{']);
    let is_color = |rest: &str| Color::ALL.iter().any(|color| rest.starts_with(color.name()));
    let without = line.match_indices("without ").any(|(at, words)| {
        let rest = &line[at + words.len()..];
        names(rest) && after_name(rest).is_some_and(|rest| rest.strip_prefix("and ").is_some_and(names))
    });
    let other = line.match_indices("other than ").any(|(at, words)| {
        let rest = line[at + words.len()..].trim_start_matches("a ").trim_start_matches("an ");
        names(rest) && after_name(rest).is_some_and(|rest| rest.strip_prefix("or ").is_some_and(is_color))
    });
    let non = line.match_indices("non-").any(|(at, words)| {
        let rest = &line[at + words.len()..];
        is_color(rest) && rest.split_once(" or ").is_some_and(|(one, rest)| !one.contains(' ') && is_color(rest))
    });
    without || other || non
}

/// Whether a condition is joined to several others by an "or" behind a comma: "A and B, or if C".
fn joins_by_or(line: &str) -> bool {
    const CLAUSES: [&str; 7] = ["if ", "your ", "you ", "there ", "it's ", "this card ", "all "];
    line.match_indices(", or ").any(|(at, words)| {
        let begins = |clause: &&str| line[at + words.len()..].starts_with(*clause);
        // "A and-B, or C": the dash holds together what follows it.
        let joined = line[..at].rsplit_once(" and").is_some_and(|(_, rest)| !rest.trim_start().starts_with('-'));
        joined && CLAUSES.iter().any(begins)
    })
}

/// Whether a price asks that one thing or another holds, and a third besides.
fn asks_for_either_besides(skill: &Skill) -> bool {
    let Body::Does(does) = &skill.body else { return false };
    let asked =
        || does.cost.iter().filter_map(|part| if let Price::Condition(asked) = part { Some(asked) } else { None });
    asked().count() > 1 && asked().any(|asked| matches!(asked, Condition::Either(_)))
}

/// Words for cards that lie under one and the same card (11-3).
fn says_under_one(line: &str) -> bool {
    ["under one of", "under 1 of", "under a ", "under an "].iter().any(|words| line.contains(words))
}

/// Whether several cards are taken from under any that fit: who takes them could take each from under another.
fn takes_from_below_any(skill: &Skill) -> bool {
    struct Takes(bool);
    impl<'s> Visit<'s> for Takes {
        fn price(&mut self, price: &'s Price) {
            if let Price::Cards { count: 2.., from: Selector { under: Some(host), .. }, .. } = price {
                self.0 |= matches!(**host, Cards::All(_));
            }
            price.walk(self);
        }
    }
    let mut takes = Takes(false);
    skill.accept(&mut takes);
    takes.0
}

/// The name of the guard that refuses a reading of a line.
pub(super) fn refused(line: &str, skill: &Skill) -> Option<&'static str> {
    GUARDS.iter().find(|guard| (guard.refuses)(line, skill)).map(|guard| guard.name)
}

/// Whether the skill has an instruction like this.
fn finds(skill: &Skill, is_so: fn(&Effect) -> bool) -> bool {
    struct Finds(fn(&Effect) -> bool, bool);
    impl<'s> Visit<'s> for Finds {
        fn effect(&mut self, effect: &'s Effect) {
            self.1 |= (self.0)(effect);
            effect.walk(self);
        }
    }
    let mut finds = Finds(is_so, false);
    skill.accept(&mut finds);
    finds.1
}

fn is_under_itself(effect: &Effect) -> bool {
    match effect {
        Effect::Move(cards, Destination::Under(host)) => cards == host,
        Effect::PlayOnto(cards, base, _) | Effect::Evolve(cards, base, _) => cards == base,
        _ => false,
    }
}

/// A Leader Card never leaves its area (4-2-4), nor is it played.
fn moves_leader(effect: &Effect) -> bool {
    match effect {
        Effect::Move(cards, _)
        | Effect::Ko(cards)
        | Effect::Play(cards, _)
        | Effect::PlayNegated(cards, ..)
        | Effect::PlayWith { cards, .. } => {
            matches!(cards, Cards::Leader(_))
        }
        _ => false,
    }
}

/// Whether a Leader Card gets something. What a player is spared is a skill that the leader gains.
fn gives_leader(effect: &Effect) -> bool {
    match effect {
        Effect::Give(_, Change::GainSkill(_), _) => false,
        Effect::Give(cards, ..) | Effect::Switch(cards, _) => matches!(cards, Cards::Leader(_)),
        _ => false,
    }
}

/// Whether it is asked for one color of a card, or of energy, only where another has been found: "if it's red, A, and if it's blue, B"
/// are two cases.
fn asks_for_another_color(effect: &Effect) -> bool {
    let color = |effect: &Effect| match effect {
        Effect::If(Condition::Are(_, Filter::Color(color)), yes, _) => Some((*color, yes.clone())),
        Effect::If(Condition::Count(Selector { filter: Filter::Color(color), .. }, _), yes, _) => {
            Some((*color, yes.clone()))
        }
        _ => None,
    };
    let Some((color_, yes)) = color(effect) else { return false };
    yes.iter().any(|within| color(within).is_some_and(|(other, _)| other != color_))
}

/// Whether two characters stand in one name, ＜A/B＞: no card has a character called so.
fn names_two_at_once(skill: &Skill) -> bool {
    struct Names(bool);
    impl<'s> Visit<'s> for Names {
        fn filter(&mut self, filter: &'s Filter) {
            self.0 |= matches!(filter, Filter::Character(name) if name.contains('/'));
            filter.walk(self);
        }
    }
    let mut names = Names(false);
    skill.accept(&mut names);
    names.0
}

/// Whether a permanent skill asks for a choice to know how much something is.
fn states_a_choice(skill: &Skill) -> bool {
    struct Chosen(bool);
    impl<'s> Visit<'s> for Chosen {
        fn quantity(&mut self, quantity: &'s Quantity) {
            let mut inner = Within(false);
            quantity.walk(&mut inner);
            self.0 |= inner.0;
        }

        // What is done in the place of something else is resolved, and so is a skill that is given.
        fn effect(&mut self, _: &'s Effect) {}

        fn skill(&mut self, _: &'s Skill) {}
    }
    struct Within(bool);
    impl<'s> Visit<'s> for Within {
        fn cards(&mut self, cards: &'s Cards) {
            self.0 |= matches!(cards, Cards::Chosen(_));
            cards.walk(self);
        }
    }
    let mut chosen = Chosen(false);
    if let Body::Permanent(statements) = &skill.body {
        for statement in statements {
            statement.accept(&mut chosen);
        }
    }
    chosen.0
}

/// Whether it is asked how this card was played, at a time when that may have been in another turn: what has happened is known of
/// this turn alone.
fn asks_of_an_earlier_turn(line: &str, skill: &Skill) -> bool {
    struct Asks(bool);
    impl<'s> Visit<'s> for Asks {
        fn condition(&mut self, condition: &'s Condition) {
            self.0 |= matches!(condition, Condition::Happened(event, _) if event.any(&is_own_play));
            condition.walk(self);
        }
    }
    let when = if let Body::Does(does) = &skill.body { does.when.as_ref() } else { None };
    if ["this turn", "the turn", "that turn"].iter().any(|words| line.contains(words))
        || when.is_some_and(|when| when.any(&is_own_play))
    {
        return false;
    }
    let mut asks = Asks(false);
    skill.accept(&mut asks);
    asks.0
}

fn is_own_play(event: &Trigger) -> bool {
    matches!(event, Trigger::Played(Watched::This))
}

/// Names that the rules give: \[Burst\], \[Alliance\] and \[Spirit Boost\] (10-30, 10-35; 4.00, 22-43).
const GIVEN_BY_RULE: [&str; 3] = [Price::MILLED, "allies", Price::UNMARKED];

fn speaks_of_nobody(skill: &Skill) -> bool {
    #[derive(Default)]
    struct Names<'s> {
        given: Vec<&'s Name>,
        spoken: Vec<&'s Name>,
    }
    impl<'s> Visit<'s> for Names<'s> {
        fn gives(&mut self, name: &'s Name) {
            self.given.push(name);
        }

        fn name(&mut self, name: &'s Name) {
            self.spoken.push(name);
        }
    }
    let mut names = Names::default();
    skill.accept(&mut names);
    names.spoken.iter().any(|name| !names.given.contains(name) && !GIVEN_BY_RULE.contains(&&***name))
}

/// A price that this card itself could be, where it goes under this card.
struct Own(bool);

impl Own {
    fn of(skill: &Skill) -> Self {
        let mut own = Self(false);
        skill.accept(&mut own);
        own
    }
}

impl<'s> Visit<'s> for Own {
    fn price(&mut self, price: &'s Price) {
        self.0 |= match price {
            Price::Cards { from, fate: Fate::UnderThis, .. } => {
                let in_play = from.areas.is_empty() || from.areas.iter().any(|area| Area::IN_PLAY.contains(area));
                in_play && !from.other && from.under.is_none() && from.among.is_none()
            }
            Price::Under(cards, host) => cards == host,
            _ => false,
        };
        price.walk(self);
    }
}

/// What is asked for and can never be so.
struct Never(bool);

impl Never {
    fn of(skill: &Skill) -> Self {
        let mut never = Self(false);
        skill.accept(&mut never);
        never
    }
}

impl<'s> Visit<'s> for Never {
    fn bounds(&mut self, bounds: &'s Bounds) {
        self.0 |= matches!(bounds, Bounds { min: Some(min), max: Some(max) } if min > max);
    }

    fn filter(&mut self, filter: &'s Filter) {
        if let Filter::All(parts) = filter {
            let differ = |one: &Filter, other: &Filter| match (one, other) {
                (Filter::Kind(one), Filter::Kind(other)) => one != other,
                (Filter::JustColors(one), Filter::JustColors(other)) => one != other,
                (Filter::Not(one), other) | (other, Filter::Not(one)) => **one == *other,
                _ => false,
            };
            self.0 |= parts.iter().enumerate().any(|(n, one)| parts[..n].iter().any(|other| differ(one, other)));
        }
        filter.walk(self);
    }

    fn condition(&mut self, condition: &'s Condition) {
        if let Condition::All(parts) = condition {
            let denied = |one: &Condition| parts.iter().any(|other| *other == Condition::Not(Box::new(one.clone())));
            self.0 |= parts.iter().any(denied);
        }
        condition.walk(self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::written::Line;

    fn refusal(line: &str, skill: &str) -> Option<&'static str> {
        let Line(skill) = serde_yaml::from_str(skill).expect("a skill as it is written");
        refused(line, &skill)
    }

    #[test]
    fn no_card_is_put_under_itself() {
        let skill = |host| format!("{{tags: '[Activate : Main]', do: [{{move: [this, {{under: {host}}}]}}]}}");
        assert_eq!(refusal("", &skill("this")), Some("under-itself"));
        assert_eq!(refusal("your leader", &skill("{leader: you}")), None);
    }

    #[test]
    fn how_a_card_was_played_is_asked_in_that_turn_only() {
        let asked = "{happened: [{by: [{keyword: UnionPotara}, {played: this}]}, {min: 1}]}";
        let always =
            format!("{{tags: '[Permanent]', permanent: [{{when: {asked}, says: {{Change: {{power: 5000}}}}}}]}}");
        assert_eq!(refusal("if this card was played using [Union-Potara], …", &always), Some("played-long-ago"));
        let auto = |when| format!("{{tags: '[Auto]', when: {{{when}: this}}, if: {asked}, do: [{{draw: 1}}]}}");
        assert_eq!(refusal("when this card attacks, if …", &auto("attacks")), Some("played-long-ago"));
        assert_eq!(refusal("when this card attacks this turn, if …", &auto("attacks")), None);
        assert_eq!(refusal("when this card is played, if …", &auto("played")), None);
    }

    #[test]
    fn no_leader_is_moved() {
        // 4-2-4
        let skill = "{tags: '[Activate : Main]', do: [{move: [{leader: you}, {to: drop}]}]}";
        assert_eq!(refusal("if your leader is red, place it", skill), Some("leader-moved"));
    }

    #[test]
    fn a_leader_is_spoken_of_where_it_gets_something() {
        let skill = "{tags: '[Activate : Main]', do: [{give: [{leader: you}, {power: 5000}, turn]}]}";
        assert_eq!(refusal("it gets +5000 power for the turn", skill), Some("leader-unsaid"));
        assert_eq!(refusal("your leader gets +5000 power for the turn", skill), None);
    }

    #[test]
    fn a_card_that_is_spoken_of_was_chosen() {
        assert_eq!(refusal("", "{tags: '[Auto]', do: [{ko: {named: a}}]}"), Some("unchosen"));
        let skill =
            "{tags: '[Auto]', do: [{choose: {from: {areas: [hand]}, count: {exactly: 1}, as: a}}, {ko: {named: a}}]}";
        assert_eq!(refusal("", skill), None);
    }

    #[test]
    fn a_price_that_goes_under_this_card_is_another_card() {
        let skill = |other| {
            let cards = format!("{{cards: {{count: 1, from: {{other: {other}}}, fate: under-this}}}}");
            format!("{{tags: '[Activate : Main]', cost: [{cards}], do: [{{draw: 1}}]}}")
        };
        assert_eq!(refusal("", &skill(false)), Some("own-source"));
        assert_eq!(refusal("", &skill(true)), None);
    }

    #[test]
    fn nobody_chooses_for_a_permanent_skill() {
        let skill = |host| {
            let says = format!("{{Change: {{power: {{times: [{{cards: {{under: {host}}}}}, 1000]}}}}}}");
            format!("{{tags: '[Permanent]', permanent: [{{says: {says}}}]}}")
        };
        let chosen = "{chosen: {from: {areas: [battle]}, count: {exactly: 1}, as: a}}";
        assert_eq!(refusal("", &skill(chosen)), Some("chosen-by-nobody"));
        assert_eq!(refusal("", &skill("this")), None);
    }

    #[test]
    fn two_colors_are_two_cases() {
        let within = |color| format!("{{if: [{{are: [it, {{color: {color}}}]}}, [{{draw: 2}}], []]}}");
        let skill = |color| {
            let asked = format!("{{if: [{{are: [it, {{color: Red}}]}}, [{{draw: 1}}, {}], []]}}", within(color));
            format!("{{tags: '[Auto]', do: [{asked}]}}")
        };
        assert_eq!(refusal("", &skill("Blue")), Some("other-color-within"));
        assert_eq!(refusal("", &skill("Red")), None);
        let energy = |color| format!("{{count: [{{areas: [energy], filter: {{color: {color}}}}}, {{min: 2}}]}}");
        let inner = format!("{{if: [{}, [{{draw: 2}}], []]}}", energy("Yellow"));
        let counted = format!("{{tags: '[Auto]', do: [{{if: [{}, [{{draw: 1}}, {inner}], []]}}]}}", energy("Red"));
        assert_eq!(refusal("", &counted), Some("other-color-within"));
    }

    #[test]
    fn what_is_asked_for_can_be_so() {
        let skill = |filter| format!("{{tags: '[Auto]', if: {{leader: {filter}}}, do: [{{draw: 1}}]}}");
        assert_eq!(refusal("", &skill("{all: [{kind: battle}, {kind: extra}]}")), Some("never-holds"));
        assert_eq!(refusal("", &skill("{all: [{color: Red}, {not: {color: Red}}]}")), Some("never-holds"));
        assert_eq!(refusal("", &skill("{all: [{color: Red}, {color: Blue}]}")), None);
    }
}
