//! How well lines are read, by what they are made of: the card, the time it is from, the kind of skill, and constructs such
//! as "would", "if you do" or a choice of all. They are told from the reading by hand, by the words of the notation.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use deckscouter::ability::{Keyword, Skill};
use deckscouter::card::Kind;
use serde_json::Value;

/// A construct, and the words of which one has to be in a reading that has it: a key, a key with the one that it stands
/// under, `cost/this`, or a value with its key, `count=all`.
const CONSTRUCTS: &[(&str, &[&str])] = &[
    ("would … instead", &["Instead"]),
    ("may …, if you do", &["may"]),
    ("if you do, without an offer", &["done", "did"]),
    ("unless", &["unless", "attack-price"]),
    ("a condition", &["if", "condition"]),
    ("choose one", &["options"]),
    ("choose all", &["count=all"]),
    ("cards of several descriptions", &["either"]),
    ("what a card is not", &["not"]),
    ("the opponent chooses", &["who=opponent"]),
    ("look at, reveal", &["look-at-top", "look", "reveal"]),
    ("out of the deck", &["shuffle", "shuffle-searched", "shuffled"]),
    ("play", &["play", "play-negated", "play-onto", "play-evolved"]),
    ("combo by a skill", &["combo-negated"]),
    ("tokens, markers", &["token", "markers"]),
    ("under a card", &["under", "under=this", "beneath"]),
    ("put off", &["later", "when-next", "whenever"]),
    ("somebody's doing", &["by"]),
    ("cards as a price", &["cost/cards", "cost/between"]),
    ("the card itself as a price", &["cost/this"]),
    ("another price, or none", &["Discount", "free-skill", "used-from", "skill-discount"]),
    ("a cost that is changed", &["Change/cost", "give/cost", "Change/combo-cost", "Change/specified-cost"]),
    ("forbidden", &["forbid"]),
    ("negated", &["Change=negate", "give=negate", "negate-this-skill", "negate-keyword"]),
    ("a skill given", &["gain-skill", "copy-skills"]),
    ("counted", &["times", "every", "sum", "cost-with", "power-with", "within"]),
    ("for a while", &["give-all", "give-next"]),
    ("also is", &["Has"]),
];

/// How many lines there are of each kind, how many are read, and how many as by hand.
#[derive(Default)]
pub(super) struct Precision(BTreeMap<(&'static str, &'static str), [usize; 3]>);

impl Precision {
    /// Counts a line of a card.
    pub(super) fn count(&mut self, number: &str, kind: Kind, by_hand: &[Skill], read: bool, as_by_hand: bool) {
        let words = words(by_hand);
        let has = |any: &&[&str]| any.iter().any(|word| words.contains(*word));
        let constructs = CONSTRUCTS.iter().filter(|(_, any)| has(any)).map(|(name, _)| ("construct", *name));
        let groups = [("card", card(kind)), ("sets", sets(number)), ("skill", skill(by_hand))];
        for group in groups.into_iter().chain(constructs) {
            let counted = self.0.entry(group).or_default();
            for (count, counts) in counted.iter_mut().zip([true, read, as_by_hand]) {
                *count += usize::from(counts);
            }
        }
    }
}

impl fmt::Display for Precision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<42} lines  read  as by hand  precision", "")?;
        for ((group, name), [lines, read, same]) in &self.0 {
            let percent = if *read == 0 { 100.0 } else { 100.0 * f64::from(count(*same)) / f64::from(count(*read)) };
            writeln!(f, "{group:<10} {name:<31} {lines:>5} {read:>5} {same:>11} {percent:>8.1} %")?;
        }
        Ok(())
    }
}

fn count(n: usize) -> u32 {
    u32::try_from(n).expect("so many lines are not read by hand")
}

fn card(kind: Kind) -> &'static str {
    match kind {
        Kind::Leader => "leader",
        Kind::Battle => "battle",
        Kind::Extra => "extra",
        Kind::Unison => "unison",
        _ => "Z-Deck",
    }
}

/// The time of a card, by its set; promotional cards by their number.
fn sets(number: &str) -> &'static str {
    const NAMES: [&str; 3] = ["up to BT10", "up to BT20", "up to BT31"];
    let (set, card) = number.split_once('-').expect("a card number");
    let letters = set.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let set: u32 = set[letters.len()..].parse().unwrap_or(0);
    let (value, last): (u32, [u32; 2]) = match letters {
        "BT" => (set, [10, 20]),
        "EX" => (set, [12, 20]),
        "SD" => (set, [14, 19]),
        "DB" => (set, [2, 3]),
        "EB" => (1, [0, 0]),
        "P" => (card.parse().unwrap_or(0), [210, 450]),
        _ => (0, [0, 0]),
    };
    NAMES[last.iter().filter(|last| value > **last).count()]
}

/// What kind of a skill it is, by its tags.
fn skill(by_hand: &[Skill]) -> &'static str {
    let tags = || by_hand.iter().flat_map(|skill| &skill.tags).map(|tag| tag.keyword);
    let has = |any: &[Keyword]| tags().any(|keyword| any.contains(&keyword));
    if by_hand.iter().all(|skill| skill.body == deckscouter::ability::Body::Tags) {
        return "tags alone";
    }
    if has(&[Keyword::CounterPlay, Keyword::CounterAttack, Keyword::CounterBattleCardAttack, Keyword::CounterCounter]) {
        return "[Counter]";
    }
    if has(&[Keyword::ActivateMain, Keyword::ActivateBattle, Keyword::ActivateMainBattle]) {
        return "[Activate]";
    }
    if has(&[Keyword::Auto]) {
        return "[Auto]";
    }
    if has(&[Keyword::Permanent]) {
        return "[Permanent]";
    }
    if has(&[Keyword::Awaken, Keyword::Wish]) { "[Awaken], [Wish]" } else { "keyword with a price" }
}

/// The words of a reading: every key, alone and with the one that it stands under, and every value with its key.
fn words(by_hand: &[Skill]) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    gather(&serde_json::to_value(by_hand).expect("a skill is plain data"), "", &mut words);
    words
}

fn gather(value: &Value, key: &str, words: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => {
            words.insert(format!("{key}={word}"));
        }
        Value::Array(parts) => parts.iter().for_each(|part| gather(part, key, words)),
        Value::Object(parts) => {
            for (within, part) in parts {
                words.extend([within.clone(), format!("{key}/{within}")]);
                gather(part, within, words);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
