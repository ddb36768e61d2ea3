//! What to keep of a hand, for people, as JSON, CSV and Markdown.

use std::fmt::Write as _;

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::odds::{bar_of, cell, filled, percent, seat};
use super::schema::Either;
use super::{by_play, figures, schema};
use crate::card::{Card, CardNumber};
use crate::language::{Lang, Message, say};
use crate::ruleset::{Procedure, Ruleset};
use crate::shown;

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
    pub impossible: Option<&'a Message>,
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

/// What to send back of a hand.
#[derive(Serialize, JsonSchema)]
struct HandRecord<'a> {
    /// The list.
    deck: &'a str,
    /// The edition.
    rules: &'a str,
    /// The player goes first.
    first: bool,
    /// What is wanted.
    want: &'a str,
    /// By which own turn.
    turn: usize,
    /// Why it cannot come true, where it cannot.
    #[serde(skip_serializing_if = "Option::is_none")]
    impossible: Option<String>,
    /// The hand.
    hand: &'a [&'a CardNumber],
    /// The chance with every card kept.
    keep_all: f64,
    /// What can go back, best first.
    options: Vec<ChoiceRecord<'a>>,
    /// Of each card, why it stays or goes.
    reasons: Vec<ReasonRecord<'a>>,
}

/// Some cards that go back.
#[derive(Serialize, JsonSchema)]
struct ChoiceRecord<'a> {
    /// The cards that go back.
    #[serde(rename = "return")]
    returned: &'a [&'a CardNumber],
    /// The cards that are kept.
    keep: &'a [&'a CardNumber],
    /// The chance then.
    p: f64,
}

/// A card, and why it stays or goes.
#[derive(Serialize, JsonSchema)]
struct ReasonRecord<'a> {
    card: &'a CardNumber,
    /// It is kept by the best choice.
    stays: bool,
    /// What it counts for.
    counts_for: &'a [String],
    /// The chance if it alone were treated otherwise; `null` where the edition does not let it.
    otherwise: Option<f64>,
}

/// What to keep of any hand.
#[derive(Serialize, JsonSchema)]
struct AllRecord<'a> {
    /// The list.
    deck: &'a str,
    /// The edition.
    rules: &'a str,
    /// The player goes first.
    first: bool,
    /// What is wanted.
    want: &'a str,
    /// By which own turn.
    turn: usize,
    /// Why it cannot come true, where it cannot.
    #[serde(skip_serializing_if = "Option::is_none")]
    impossible: Option<String>,
    /// No hand was named.
    hand: Option<()>,
    /// The chance without a mulligan.
    none: f64,
    /// The chance with the best one.
    best: f64,
    /// How often the whole hand is kept.
    keep_whole: f64,
    /// What to keep.
    keep: Vec<KeptRecord<'a>>,
}

/// Cards that are alike to the want.
#[derive(Serialize, JsonSchema)]
struct KeptRecord<'a> {
    /// What they count for.
    counts_for: &'a [String],
    /// The cards.
    cards: &'a [&'a CardNumber],
    /// How many there are in the deck, copies counted.
    copies: u32,
    /// In which share of the hands with a first, second, third … such card it stays.
    stays: &'a [f64],
}

/// What the object looks like: of a hand, of any, or of a hand by play.
pub fn schema() -> Schema {
    schema::either::<HandRecord<'_>, Either<AllRecord<'_>, by_play::Record<'_>>>()
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
        impossible: impossible.map(Message::to_string),
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
    shown::json(&record) + "\n"
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
        impossible: impossible.map(Message::to_string),
        hand: None,
        none: told.none,
        best: told.best,
        keep_whole: told.whole,
        keep: keep.collect(),
    };
    shown::json(&record) + "\n"
}

/// A row for each choice: `return,keep,p`.
pub fn hand_csv(told: &OfHand<'_>) -> String {
    let mut rows = vec![["return", "keep", "p"].map(str::to_owned)];
    for choice in &told.options {
        rows.push([joined(&choice.returned, " "), joined(&choice.kept, " "), choice.p.to_string()]);
    }
    figures::csv(rows)
}

/// A row for each group of cards and each copy of it in a hand: `counts_for,copies,copy,stays`. A group of which no hand says
/// anything has one row, without copy and share.
pub fn all_csv(told: &OfAll<'_>) -> String {
    let mut rows = vec![["counts_for", "copies", "copy", "stays"].map(str::to_owned)];
    for kept in &told.keep {
        let row = |copy: String, stays: String| [kept.counts.join("; "), kept.copies.to_string(), copy, stays];
        if kept.stays.is_empty() {
            rows.push(row(String::new(), String::new()));
        }
        for (stays, copy) in kept.stays.iter().zip(1_usize..) {
            rows.push(row(copy.to_string(), stays.to_string()));
        }
    }
    figures::csv(rows)
}

/// A table of the choices.
pub fn hand_markdown(told: &OfHand<'_>, lang: Lang) -> String {
    let [chance, back] = heads(lang);
    let mut out = format!("| {chance} | {back} |\n|-------:|:----------|\n");
    for choice in &told.options {
        let _ = writeln!(out, "| {} | {} |", percent(choice.p), shown::markdown(&returned(choice, lang)));
    }
    out
}

/// A table of what to keep.
pub fn all_markdown(question: Question<'_>, told: &OfAll<'_>, lang: Lang) -> String {
    let copies = most_copies(told);
    let words = |message: Message| message.text(lang);
    let [chance, _] = heads(lang);
    let mut out = format!("| {} | {chance} |\n|:---|---:|\n", cell(question.want));
    let _ = writeln!(out, "| {} | {} |", words(say!("mulligan-without")), percent(told.none));
    let _ = writeln!(out, "| {} | {} |", words(say!("mulligan-best")), percent(told.best));
    let _ = writeln!(out, "| {} | {} |\n", words(say!("mulligan-whole")), percent(told.whole));
    let _ = write!(out, "| {} | {} |", words(say!("mulligan-counts")), words(say!("mulligan-in-the-deck")));
    for copy in 1..=copies {
        let _ = write!(out, " {} |", words(say!("mulligan-stays", copy = ordinal(copy))));
    }
    let _ = writeln!(out, "\n|:---|---:|{}", "---:|".repeat(copies));
    for kept in &told.keep {
        let _ = write!(out, "| {} | {} |", cell(&words(counted(&kept.counts))), kept.copies);
        for copy in 0..copies {
            let _ = write!(out, " {} |", kept.stays.get(copy).map_or_else(String::new, |p| share(*p)));
        }
        out.push('\n');
    }
    out
}

/// What to do with a hand, why, and every choice.
pub fn hand_human(question: Question<'_>, told: &OfHand<'_>, lang: Lang) -> String {
    let mut out = head(question, lang);
    out.push_str(&filled(&advice(told).text(lang), "", "  "));
    out.push('\n');
    let width = told.reasons.iter().map(|reason| reason.card.number.as_str().len()).max().unwrap_or(0);
    let words = [say!("mulligan-keep"), say!("mulligan-back")].map(|word| word.text(lang));
    let does_width = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
    let [keep, back] = &words;
    let indent = " ".repeat(does_width + 4);
    for reason in &told.reasons {
        let card = reason.card;
        let does = if reason.stays { keep } else { back };
        let cost = card.energy.map_or_else(|| "-".to_owned(), |cost| cost.to_string());
        let _ = writeln!(out, "  {does:does_width$}  {:width$}  {cost:<8} {}", card.number, shown::line(card.name()));
        out.push_str(&filled(&why(reason, told).text(lang), &indent, &indent));
    }
    let [chance, goes_back] = heads(lang);
    let column = chance.chars().count().max(9);
    let _ = writeln!(out, "\n{chance:>column$}  {goes_back}");
    for choice in &told.options {
        let _ = writeln!(out, "{:>column$}  {}", percent(choice.p), shown::line(&returned(choice, lang)));
    }
    out.push('\n');
    out.push_str(&how(question, lang));
    out
}

/// What stands above the choices.
fn heads(lang: Lang) -> [String; 2] {
    [say!("mulligan-chance"), say!("mulligan-goes-back")].map(|head| head.text(lang))
}

/// The best choice in a sentence.
fn advice(told: &OfHand<'_>) -> Message {
    let keep_all = percent(told.keep_all);
    match told.options.first() {
        Some(best) if !best.returned.is_empty() => {
            let (back, hand) = (best.returned.len(), told.hand.len());
            say!("mulligan-send-back", back = back, hand = hand, best = percent(best.p), all = keep_all)
        }
        _ => say!("mulligan-keep-all", all = keep_all),
    }
}

/// Why a card stays or goes.
fn why(reason: &Reason<'_>, told: &OfHand<'_>) -> Message {
    let best = told.options.first().map_or(0.0, |choice| choice.p);
    let counts = say!("mulligan-counts-for", counts = counted(&reason.counts));
    let contrary = if reason.stays { "back" } else { "kept" };
    match reason.otherwise {
        None => counts,
        // They are the same fraction, and rounded alike.
        Some(other) if (best - other).abs() < 1e-14 => {
            say!("mulligan-no-difference", counts = counts, otherwise = contrary)
        }
        Some(other) => {
            let less = format!("{:.2}", 100.0 * (best - other));
            say!("mulligan-worse", counts = counts, otherwise = contrary, chance = percent(other), less = less)
        }
    }
}

/// What a mulligan is worth, and what to keep.
pub fn all_human(question: Question<'_>, told: &OfAll<'_>, lang: Lang) -> String {
    let mut out = head(question, lang);
    let labels = [say!("mulligan-without"), say!("mulligan-best"), say!("mulligan-whole")];
    let [without, best, whole] = labels.map(|label| label.text(lang));
    let width = [&without, &best].map(|label| label.chars().count()).into_iter().max().unwrap_or(0);
    let width = width.max(whole.chars().count().saturating_sub(1));
    for (what, p) in [(without, told.none), (best, told.best)] {
        let _ = writeln!(out, "{}", format!("  {what:<width$} {:>9}  {}", percent(p), bar_of(p, BAR)).trim_end());
    }
    let rest = (width + 10).saturating_sub(whole.chars().count());
    let _ = writeln!(out, "\n  {whole}{:>rest$}", percent(told.whole));
    let copies = most_copies(told);
    if copies > 0 {
        out.push_str(&keep_table(question, told, copies, lang));
    }
    out.push('\n');
    out.push_str(&how(question, lang));
    out
}

/// How often such cards stay.
fn keep_table(question: Question<'_>, told: &OfAll<'_>, copies: usize, lang: Lang) -> String {
    let of = match question.ruleset.opening.mulligan.procedure {
        Procedure::WholeHandReshuffled => say!("mulligan-how-often-hand"),
        _ => say!("mulligan-how-often"),
    };
    let in_deck = say!("mulligan-in-deck").text(lang);
    let mut out = format!("\n{}\n\n  {in_deck}", of.text(lang));
    for copy in 1..=copies {
        let _ = write!(out, "{:>7}", ordinal(copy).text(lang));
    }
    let _ = writeln!(out, "   {}", say!("mulligan-for").text(lang));
    let first = in_deck.chars().count() + 2;
    for kept in &told.keep {
        let mut row = format!("{:>first$}", kept.copies);
        for copy in 0..copies {
            let _ = write!(row, "{:>7}", kept.stays.get(copy).map_or_else(|| "-".to_owned(), |p| share(*p)));
        }
        let indent = " ".repeat(row.chars().count() + 3);
        out.push_str(&filled(&counted(&kept.counts).text(lang), &format!("{row}   "), &indent));
    }
    out
}

fn head(question: Question<'_>, lang: Lang) -> String {
    let Question { deck, ruleset, first, want, turn, impossible } = question;
    let head = say!("mulligan-head", deck = deck, ruleset = &ruleset.id, seat = seat(first), turn = turn);
    let mut out = filled(&head.text(lang), "", "  ");
    out.push_str(&filled(want, "  ", "  "));
    if let Some(reason) = impossible {
        out.push_str(&filled(&say!("mulligan-impossible", reason = reason).text(lang), "", "  "));
    }
    out.push('\n');
    out
}

/// By which procedure, and how the chances are told.
fn how(question: Question<'_>, lang: Lang) -> String {
    let mulligan = &question.ruleset.opening.mulligan;
    let procedure = match mulligan.procedure {
        Procedure::None => "none",
        Procedure::AnyNumberReshuffled => "any",
        Procedure::WholeHandReshuffled => "whole",
        Procedure::AnyNumberToBottom => "bottom",
    };
    filled(&say!("mulligan-exact", procedure = procedure, rule = &mulligan.rule).text(lang), "", "")
}

fn counted(counts: &[String]) -> Message {
    let counts = counts.iter().map(|count| Message::from(count.clone()));
    counts
        .reduce(|first, last| say!("and", first = first, last = last))
        .unwrap_or_else(|| say!("mulligan-nothing-wanted"))
}

fn joined(numbers: &[&CardNumber], between: &str) -> String {
    numbers.iter().map(|number| number.as_str()).collect::<Vec<_>>().join(between)
}

fn returned(choice: &Choice<'_>, lang: Lang) -> String {
    if choice.returned.is_empty() { say!("mulligan-nothing").text(lang) } else { joined(&choice.returned, ", ") }
}

fn most_copies(told: &OfAll<'_>) -> usize {
    told.keep.iter().map(|kept| kept.stays.len()).max().unwrap_or(0)
}

fn ordinal(n: usize) -> Message {
    say!("ordinal", place = n)
}

/// `38 %`; what is neither never nor always does not look like it.
fn share(p: f64) -> String {
    match p {
        p if p > 0.0 && p < 0.005 => "<1 %".to_owned(),
        p if (0.995..1.0).contains(&p) => ">99 %".to_owned(),
        p => format!("{:.0} %", 100.0 * p),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_of_which_nothing_is_known_has_its_row() {
        let kept = |stays: Vec<f64>| Kept { counts: vec!["red".to_owned()], cards: Vec::new(), copies: 4, stays };
        let keep = vec![kept(Vec::new()), kept(vec![1.0, 0.5])];
        let told = OfAll { none: 0.5, best: 0.5, whole: 1.0, keep };
        let rows = all_csv(&told);
        assert_eq!(
            rows.lines().collect::<Vec<_>>(),
            ["counts_for,copies,copy,stays", "red,4,,", "red,4,1,1", "red,4,2,0.5"]
        );
    }
}
