//! What to keep of a hand, for people, as JSON, CSV and Markdown.

use std::fmt::Write as _;

use serde::Serialize;

use super::figures;
use super::odds::{bar_of, cell, filled, percent};
use crate::card::{Card, CardNumber};
use crate::ruleset::{Procedure, Ruleset};

/// Longest bar, in signs.
const BAR: usize = 40;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// What the user calls the list.
    pub deck: &'a str,
    /// The edition.
    pub ruleset: &'a Ruleset,
    /// Whether the player goes first.
    pub first: bool,
    /// The want as the user wrote it.
    pub want: &'a str,
    /// The own turn by which it is wanted.
    pub turn: usize,
    /// Why it cannot come true, where it cannot.
    pub impossible: Option<&'a str>,
}

/// A set of cards that could go back.
#[derive(Clone, Debug)]
pub struct Choice<'a> {
    /// What goes back, in the order of the hand.
    pub returned: Vec<&'a CardNumber>,
    /// What stays.
    pub kept: Vec<&'a CardNumber>,
    /// The chance then.
    pub p: f64,
}

/// What the best choice does with a card, and what the contrary would be worth.
#[derive(Clone, Debug)]
pub struct Reason<'a> {
    /// The card.
    pub card: &'a Card,
    /// Whether it stays.
    pub stays: bool,
    /// What of the want it counts for.
    pub counts: Vec<String>,
    /// The chance if it alone were treated otherwise; `None` where the edition does not let it.
    pub otherwise: Option<f64>,
}

/// The choices for one hand, the best first.
#[derive(Clone, Debug)]
pub struct OfHand<'a> {
    /// The hand.
    pub hand: Vec<&'a CardNumber>,
    /// The chance if all of it stays.
    pub keep_all: f64,
    /// What could go back.
    pub options: Vec<Choice<'a>>,
    /// What the best choice does with each card of the hand, in its order.
    pub reasons: Vec<Reason<'a>>,
}

/// What to keep of cards that count for the same.
#[derive(Clone, Debug)]
pub struct Kept<'a> {
    /// What they count for; empty for the cards that count for nothing.
    pub counts: Vec<String>,
    /// The cards.
    pub cards: Vec<&'a CardNumber>,
    /// How many there are in the deck, copies counted.
    pub copies: u32,
    /// In which share of the hands with a first, second, third … such card it stays. Where single cards go back, hands that stay
    /// whole are left out.
    pub stays: Vec<f64>,
}

/// What a mulligan is worth over all hands.
#[derive(Clone, Debug)]
pub struct OfAll<'a> {
    /// The chance without a mulligan.
    pub none: f64,
    /// The chance with the best one.
    pub best: f64,
    /// The share of hands that it keeps whole.
    pub whole: f64,
    /// What to keep: of the others, where single cards go back, and else of all.
    pub keep: Vec<Kept<'a>>,
}

#[derive(Serialize)]
struct HandRecord<'a> {
    deck: &'a str,
    rules: &'a str,
    first: bool,
    want: &'a str,
    turn: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    impossible: Option<&'a str>,
    hand: &'a [&'a CardNumber],
    keep_all: f64,
    options: Vec<ChoiceRecord<'a>>,
    reasons: Vec<ReasonRecord<'a>>,
}

#[derive(Serialize)]
struct ChoiceRecord<'a> {
    #[serde(rename = "return")]
    returned: &'a [&'a CardNumber],
    keep: &'a [&'a CardNumber],
    p: f64,
}

#[derive(Serialize)]
struct ReasonRecord<'a> {
    card: &'a CardNumber,
    stays: bool,
    counts_for: &'a [String],
    otherwise: Option<f64>,
}

#[derive(Serialize)]
struct AllRecord<'a> {
    deck: &'a str,
    rules: &'a str,
    first: bool,
    want: &'a str,
    turn: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    impossible: Option<&'a str>,
    hand: Option<()>,
    none: f64,
    best: f64,
    keep_whole: f64,
    keep: Vec<KeptRecord<'a>>,
}

#[derive(Serialize)]
struct KeptRecord<'a> {
    counts_for: &'a [String],
    cards: &'a [&'a CardNumber],
    copies: u32,
    stays: &'a [f64],
}

/// `{"hand": […], "keep_all": p, "options": [{"return": […], "keep": […], "p": p}, …], …}`, best first.
pub fn hand_json(question: Question<'_>, told: &OfHand<'_>) -> String {
    let Question { deck, ruleset, first, want, turn, impossible } = question;
    let record = HandRecord {
        deck,
        rules: &ruleset.id,
        first,
        want,
        turn,
        impossible,
        hand: &told.hand,
        keep_all: told.keep_all,
        options: told
            .options
            .iter()
            .map(|choice| ChoiceRecord { returned: &choice.returned, keep: &choice.kept, p: choice.p })
            .collect(),
        reasons: told
            .reasons
            .iter()
            .map(|reason| ReasonRecord {
                card: &reason.card.number,
                stays: reason.stays,
                counts_for: &reason.counts,
                otherwise: reason.otherwise,
            })
            .collect(),
    };
    // Plain data, which JSON can hold.
    serde_json::to_string(&record).unwrap_or_default() + "\n"
}

/// `{"hand": null, "none": p, "best": p, "keep_whole": p, "keep": [{"counts_for": […], "cards": […], "copies": n, "stays": [p, …]}]}`.
pub fn all_json(question: Question<'_>, told: &OfAll<'_>) -> String {
    let Question { deck, ruleset, first, want, turn, impossible } = question;
    let keep = told.keep.iter().map(|kept| KeptRecord {
        counts_for: &kept.counts,
        cards: &kept.cards,
        copies: kept.copies,
        stays: &kept.stays,
    });
    let record = AllRecord {
        deck,
        rules: &ruleset.id,
        first,
        want,
        turn,
        impossible,
        hand: None,
        none: told.none,
        best: told.best,
        keep_whole: told.whole,
        keep: keep.collect(),
    };
    serde_json::to_string(&record).unwrap_or_default() + "\n"
}

/// A row for each choice: `return,keep,p`.
pub fn hand_csv(told: &OfHand<'_>) -> String {
    let mut rows = vec![["return", "keep", "p"].map(str::to_owned)];
    for choice in &told.options {
        rows.push([joined(&choice.returned, " "), joined(&choice.kept, " "), choice.p.to_string()]);
    }
    figures::csv(rows)
}

/// A row for each group of cards and each copy of it in a hand: `counts_for,copies,copy,stays`; before them the chances.
pub fn all_csv(told: &OfAll<'_>) -> String {
    let mut rows = vec![["counts_for", "copies", "copy", "stays"].map(str::to_owned)];
    for kept in &told.keep {
        for (stays, copy) in kept.stays.iter().zip(1..) {
            rows.push([kept.counts.join("; "), kept.copies.to_string(), format!("{copy}"), stays.to_string()]);
        }
    }
    figures::csv(rows)
}

/// A table of the choices.
pub fn hand_markdown(told: &OfHand<'_>) -> String {
    let mut out = String::from("| chance | goes back |\n|-------:|:----------|\n");
    for choice in &told.options {
        let _ = writeln!(out, "| {} | {} |", percent(choice.p), returned(choice));
    }
    out
}

/// A table of what to keep.
pub fn all_markdown(question: Question<'_>, told: &OfAll<'_>) -> String {
    let copies = most_copies(told);
    let mut out = format!("| {} | chance |\n|:---|---:|\n", cell(question.want));
    let _ = writeln!(out, "| without a mulligan | {} |", percent(told.none));
    let _ = writeln!(out, "| with the best one | {} |", percent(told.best));
    let _ = writeln!(out, "| hands to keep whole | {} |\n", percent(told.whole));
    out.push_str("| what it counts for | in the deck |");
    for copy in 1..=copies {
        let _ = write!(out, " {} stays |", ordinal(copy));
    }
    let _ = writeln!(out, "\n|:---|---:|{}", "---:|".repeat(copies));
    for kept in &told.keep {
        let _ = write!(out, "| {} | {} |", cell(&counted(&kept.counts)), kept.copies);
        for copy in 0..copies {
            let _ = write!(out, " {} |", kept.stays.get(copy).map_or_else(String::new, |p| share(*p)));
        }
        out.push('\n');
    }
    out
}

/// What to do with a hand, why, and every choice.
pub fn hand_human(question: Question<'_>, told: &OfHand<'_>) -> String {
    let mut out = head(question);
    out.push_str(&filled(&advice(told), "", "  "));
    out.push('\n');
    let width = told.reasons.iter().map(|reason| reason.card.number.as_str().len()).max().unwrap_or(0);
    for reason in &told.reasons {
        let card = reason.card;
        let does = if reason.stays { "keep" } else { "back" };
        let cost = card.energy.map_or_else(|| "-".to_owned(), |cost| cost.to_string());
        let _ = writeln!(out, "  {does}  {:width$}  {cost:<8} {}", card.number, card.name());
        out.push_str(&filled(&why(reason, told), "        ", "        "));
    }
    out.push_str("\n   chance  goes back\n");
    for choice in &told.options {
        let _ = writeln!(out, "{:>9}  {}", percent(choice.p), returned(choice));
    }
    out.push('\n');
    out.push_str(&how(question));
    out
}

/// The best choice in a sentence.
fn advice(told: &OfHand<'_>) -> String {
    let keep_all = percent(told.keep_all);
    match told.options.first() {
        Some(best) if !best.returned.is_empty() => {
            let (back, hand) = (best.returned.len(), told.hand.len());
            format!("Send back {back} of {hand} cards: {} instead of {keep_all} with all kept.", percent(best.p))
        }
        _ => format!("Keep all: {keep_all}, and nothing is better."),
    }
}

/// Why a card stays or goes.
fn why(reason: &Reason<'_>, told: &OfHand<'_>) -> String {
    let best = told.options.first().map_or(0.0, |choice| choice.p);
    let counts = format!("counts for {}", counted(&reason.counts));
    let contrary = if reason.stays { "sent back as well" } else { "kept as well" };
    match reason.otherwise {
        None => counts,
        // They are the same fraction, and rounded alike.
        Some(other) if (best - other).abs() < 1e-14 => format!("{counts}; {contrary}: no difference"),
        Some(other) => {
            format!("{counts}; {contrary}: {} ({:.2} points less)", percent(other), 100.0 * (best - other))
        }
    }
}

/// What a mulligan is worth, and what to keep.
pub fn all_human(question: Question<'_>, told: &OfAll<'_>) -> String {
    let mut out = head(question);
    for (what, p) in [("without a mulligan", told.none), ("with the best one", told.best)] {
        let _ = writeln!(out, "{}", format!("  {what:<18} {:>9}  {}", percent(p), bar_of(p, BAR)).trim_end());
    }
    let _ = writeln!(out, "\n  hands to keep whole{:>9}", percent(told.whole));
    let copies = most_copies(told);
    if copies > 0 {
        out.push_str(&keep_table(question, told, copies));
    }
    out.push('\n');
    out.push_str(&how(question));
    out
}

/// How often such cards stay.
fn keep_table(question: Question<'_>, told: &OfAll<'_>, copies: usize) -> String {
    let of = match question.ruleset.opening.mulligan.procedure {
        Procedure::WholeHandReshuffled => "How often a hand with a 1st, 2nd, … such card stays",
        _ => "Of the other hands, how often the 1st, 2nd, … such card stays",
    };
    let mut out = format!("\n{of}:\n\n  in deck");
    for copy in 1..=copies {
        let _ = write!(out, "{:>7}", ordinal(copy));
    }
    out.push_str("   counts for\n");
    for kept in &told.keep {
        let mut row = format!("{:>9}", kept.copies);
        for copy in 0..copies {
            let _ = write!(row, "{:>7}", kept.stays.get(copy).map_or_else(|| "-".to_owned(), |p| share(*p)));
        }
        let indent = " ".repeat(row.len() + 3);
        out.push_str(&filled(&counted(&kept.counts), &format!("{row}   "), &indent));
    }
    out
}

fn head(question: Question<'_>) -> String {
    let Question { deck, ruleset, first, want, turn, impossible } = question;
    let seat = if first { "first" } else { "second" };
    let mut out = filled(&format!("{deck} by {}, going {seat}, by turn {turn}:", ruleset.id), "", "  ");
    out.push_str(&filled(want, "  ", "  "));
    if let Some(reason) = impossible {
        out.push_str(&filled(&format!("This cannot come true: {reason}."), "", "  "));
    }
    out.push('\n');
    out
}

/// By which procedure, and how the chances are told.
fn how(question: Question<'_>) -> String {
    let mulligan = &question.ruleset.opening.mulligan;
    let procedure = match mulligan.procedure {
        Procedure::None => "The hand stays as it is",
        Procedure::AnyNumberReshuffled => "Any number of cards goes back, the deck is shuffled, as many are drawn",
        Procedure::WholeHandReshuffled => "The whole hand goes back or none of it, and the deck is shuffled",
        Procedure::AnyNumberToBottom => "Any number of cards goes to the bottom, as many are drawn",
    };
    let text = format!(
        "{procedure} ({}). Exact, nothing is sampled: with k cards kept, the number of ways to draw the others as wanted, \
         over all ways. Of equal choices the one that keeps more comes first.",
        mulligan.rule
    );
    filled(&text, "", "")
}

fn counted(counts: &[String]) -> String {
    if counts.is_empty() { "nothing wanted".to_owned() } else { counts.join(" and ") }
}

fn joined(numbers: &[&CardNumber], between: &str) -> String {
    numbers.iter().map(|number| number.as_str()).collect::<Vec<_>>().join(between)
}

fn returned(choice: &Choice<'_>) -> String {
    if choice.returned.is_empty() { "nothing".to_owned() } else { joined(&choice.returned, ", ") }
}

fn most_copies(told: &OfAll<'_>) -> usize {
    told.keep.iter().map(|kept| kept.stays.len()).max().unwrap_or(0)
}

fn ordinal(n: usize) -> String {
    match n {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        n => format!("{n}th"),
    }
}

/// `38 %`; what is neither never nor always does not look like it.
fn share(p: f64) -> String {
    match p {
        p if p > 0.0 && p < 0.005 => "<1 %".to_owned(),
        p if (0.995..1.0).contains(&p) => ">99 %".to_owned(),
        p => format!("{:.0} %", 100.0 * p),
    }
}
