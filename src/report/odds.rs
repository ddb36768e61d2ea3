//! Exact chances by turn, for people, as JSON, CSV and Markdown.

use std::fmt::Write as _;

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::{figures, schema};
use crate::language::{Argument, Lang, Message, say};
use crate::ruleset::{Procedure, Ruleset};
use crate::shown;
use crate::sim::odds::{Chance, Class, Plan};

/// Columns of a terminal.
const WIDTH: usize = 80;
/// Wants that fit beside each other.
const ABREAST: usize = 6;
/// Bars shorter than this show nothing.
const SHORTEST_BAR: usize = 4;
/// Bars longer than this show no more.
const LONGEST_BAR: usize = 40;

/// Chances of a deck.
#[derive(Debug)]
pub struct Table<'a> {
    /// What the user calls the list.
    pub deck: &'a str,
    /// The edition.
    pub ruleset: &'a Ruleset,
    /// Whether the player goes first.
    pub first: bool,
    /// What goes back, as the user wrote it.
    pub mulligan: &'a str,
    /// Cards in the main deck.
    pub cards: u32,
    /// How cards are drawn, up to the last turn of the table.
    pub plan: Plan,
    /// What is wanted.
    pub wants: Vec<Wanted>,
}

/// A want and its chances.
#[derive(Debug)]
pub struct Wanted {
    /// As the user wrote it.
    pub expr: String,
    /// What it counts, and how many such cards there are.
    pub counts: Vec<(String, u32)>,
    /// The classes that it makes of the deck; one that it does not count has no filters.
    pub classes: Vec<Class>,
    /// The turns at which its counts stop, where these are several.
    pub turns: Vec<usize>,
    /// Why it cannot come true, where it cannot.
    pub impossible: Option<Message>,
    /// The chance by each turn from 0.
    pub by_turn: Vec<f64>,
    /// The same as fractions, where each is one: without a mulligan.
    pub fractions: Vec<Chance>,
}

/// The chances of a deck.
#[derive(Serialize, JsonSchema)]
struct Record<'a> {
    /// What the list is called.
    deck: &'a str,
    /// The edition.
    rules: &'a str,
    /// The player goes first.
    first: bool,
    /// What goes back.
    mulligan: &'a str,
    /// Cards in the pile that is drawn from.
    cards: u32,
    /// What is wanted, one after the other.
    want: Vec<WantRecord<'a>>,
}

/// A want and its chances.
#[derive(Serialize, JsonSchema)]
struct WantRecord<'a> {
    /// As it was asked for.
    expr: &'a str,
    /// Why it cannot come true, where it cannot.
    #[serde(skip_serializing_if = "Option::is_none")]
    impossible: Option<String>,
    /// From turn 0, the hand after the mulligan; each counts every draw up to and including its own turn.
    by_turn: Vec<TurnRecord>,
}

/// The chance by a turn.
#[derive(Serialize, JsonSchema)]
struct TurnRecord {
    /// The own turn; 0 is the hand.
    turn: usize,
    /// Cards seen by then.
    seen: u32,
    /// The chance, from 0 to 1.
    p: f64,
    #[serde(flatten)]
    fraction: Option<Fraction>,
}

/// As text: the numbers may be larger than those that every reader of JSON can hold.
#[derive(Serialize, JsonSchema)]
struct Fraction {
    /// Without a mulligan, in so many ways it comes true
    ways: String,
    /// of so many that there are.
    of: String,
}

impl From<&Chance> for Fraction {
    fn from(chance: &Chance) -> Self {
        Self { ways: chance.ways.to_string(), of: chance.of.to_string() }
    }
}

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Record<'_>>()
}

/// `{"deck": …, "first": …, "mulligan": …, "want": [{"expr": …, "by_turn": [{"turn": 0, "seen": 6, "p": …}]}]}`. Without
/// a mulligan, each `p` is also there as a fraction, `ways` of `of`.
pub fn json(table: &Table<'_>) -> String {
    let turns = |want: &Wanted| {
        let turns = want.by_turn.iter().enumerate();
        let fraction = |turn| want.fractions.get(turn).map(Fraction::from);
        turns
            .map(|(turn, p)| TurnRecord { turn, seen: table.plan.seen(turn), p: *p, fraction: fraction(turn) })
            .collect()
    };
    let record = Record {
        deck: table.deck,
        rules: &table.ruleset.id,
        first: table.first,
        mulligan: table.mulligan,
        cards: table.cards,
        want: table
            .wants
            .iter()
            .map(|want| WantRecord {
                expr: &want.expr,
                impossible: want.impossible.as_ref().map(Message::to_string),
                by_turn: turns(want),
            })
            .collect(),
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

/// A row for each want and turn: `want,turn,seen,p`.
pub fn csv(table: &Table<'_>) -> String {
    let mut rows = vec![["want", "turn", "seen", "p"].map(str::to_owned)];
    for want in &table.wants {
        for (turn, p) in want.by_turn.iter().enumerate() {
            rows.push([want.expr.clone(), turn.to_string(), table.plan.seen(turn).to_string(), p.to_string()]);
        }
    }
    figures::csv(rows)
}

/// A table with a column for each want.
pub fn markdown(table: &Table<'_>, lang: Lang) -> String {
    let [turn, seen] = heads(lang);
    let mut out = format!("| {turn} | {seen} |");
    for want in &table.wants {
        let _ = write!(out, " {} |", cell(&want.expr));
    }
    let _ = writeln!(out, "\n|-----:|-----:|{}", "-----:|".repeat(table.wants.len()));
    for turn in 0..=table.plan.last_turn() {
        let _ = write!(out, "| {turn} | {} |", table.plan.seen(turn));
        for want in &table.wants {
            let chance = want.by_turn.get(turn).map(|p| percent(*p)).unwrap_or_default();
            let _ = write!(out, " {chance} |");
        }
        out.push('\n');
    }
    out
}

/// Code in a table of Markdown.
pub(super) fn cell(text: &str) -> String {
    format!("`{}`", shown::line(text).replace('|', "\\|").replace('`', "'"))
}

/// For people: a table by turn, and how it was computed.
pub fn human(table: &Table<'_>, lang: Lang) -> String {
    let head = say!(
        "odds-head",
        deck = table.deck,
        ruleset = &table.ruleset.id,
        cards = table.cards,
        seat = seat(table.first),
        mulligan = goes_back(table.mulligan),
    );
    let mut out = filled(&head.text(lang), "", "  ");
    out.push('\n');
    for (letter, want) in letters().zip(&table.wants) {
        out.push_str(&filled(&want.expr, &format!("  {letter}  "), "     "));
        let counts = want.counts.iter().map(|(what, n)| say!("odds-count", what = what, count = *n));
        let counts = say!("in-the-deck", counts = Argument::list(counts, "; "));
        out.push_str(&filled(&counts.text(lang), "     ", "     "));
    }
    for (from, wants) in table.wants.chunks(ABREAST).enumerate() {
        out.push('\n');
        out.push_str(&by_turn(table, from * ABREAST, wants, lang));
    }
    out.push('\n');
    for (letter, want) in letters().zip(&table.wants) {
        if let Some(reason) = &want.impossible {
            let said = say!("odds-impossible", want = letter, reason = reason);
            out.push_str(&filled(&said.text(lang), "", "  "));
        }
    }
    if table.wants.iter().any(|want| want.impossible.is_some()) {
        out.push('\n');
    }
    out.push_str(&how(table, lang));
    out
}

/// The heads of the first two columns.
fn heads(lang: Lang) -> [String; 2] {
    [say!("column-turn"), say!("column-seen")].map(|head| head.text(lang))
}

/// What `--mulligan` says, in words.
pub(super) fn goes_back(mulligan: &str) -> Message {
    match mulligan {
        "none" => say!("mulligan-none"),
        "all" => say!("mulligan-all"),
        "optimal" => say!("mulligan-optimal"),
        other => say!("mulligan-other", mulligan = other),
    }
}

/// The word that messages choose by: who goes first, or second.
pub(super) const fn seat(first: bool) -> &'static str {
    if first { "first" } else { "second" }
}

/// The rows of the turns, with bars as wide as there is room.
fn by_turn(table: &Table<'_>, from: usize, wants: &[Wanted], lang: Lang) -> String {
    let [turn, seen] = heads(lang);
    let [turn_width, seen_width] = [&turn, &seen].map(|head| head.chars().count() + 2);
    let each = (WIDTH - turn_width - seen_width) / wants.len();
    let bar = each.saturating_sub("   100.00 % ".len() + 1).min(LONGEST_BAR);
    let bar = if bar < SHORTEST_BAR { 0 } else { bar };
    let column = if bar == 0 { 11 } else { 13 + bar };
    let mut head = format!("  {turn}  {seen}");
    for (letter, _) in letters().skip(from).zip(wants) {
        let _ = write!(head, "{letter:>11}{}", " ".repeat(column - 11));
    }
    let mut out = format!("{}\n", head.trim_end());
    let last = wants.iter().map(|want| want.by_turn.len()).max().unwrap_or(0);
    for turn in 0..last {
        let mut row = format!("{turn:>turn_width$}{:>seen_width$}", table.plan.seen(turn));
        for want in wants {
            let shown = want.by_turn.get(turn).map(|p| (percent(*p), bar_of(*p, bar))).unwrap_or_default();
            let _ = write!(row, "{:>11}", shown.0);
            if bar > 0 {
                let _ = write!(row, " {:bar$} ", shown.1);
            }
        }
        let _ = writeln!(out, "{}", row.trim_end());
    }
    out
}

/// How the numbers come about.
fn how(table: &Table<'_>, lang: Lang) -> String {
    let (cards, hand) = (table.cards, table.plan.hand);
    let is_counted = |want: &Wanted| want.turns.is_empty() && want.classes.iter().any(|class| class.filters != 0);
    let is_told = table.wants.iter().any(|want| is_counted(want) || !want.turns.is_empty());
    let exact = if is_told { say!("odds-exact", cards = cards) } else { say!("odds-exact-alone") };
    let mut out = filled(&exact.text(lang), "", "");
    for (letter, want) in letters().zip(&table.wants).filter(|(_, want)| is_counted(want)) {
        out.push_str(&filled(&format!("{letter}(n) = {}", closed_form(&want.classes, cards)), "  ", "    "));
    }
    for (letter, want) in letters().zip(&table.wants).filter(|(_, want)| !want.turns.is_empty()) {
        let turns = want.turns.iter().map(|turn| Argument::from(turn.to_string()));
        let said = say!("odds-turns", want = letter, turns = Argument::list(turns, ", "));
        out.push_str(&filled(&said.text(lang), "  ", "    "));
    }
    let procedure = table.plan.procedure;
    let back = match (procedure, table.mulligan) {
        (_, "none") => None,
        (Procedure::None, _) => Some(say!("odds-no-mulligan")),
        (_, "all") => Some(say!("odds-whole-hand")),
        (Procedure::AnyNumberToBottom, _) => {
            Some(say!("odds-to-bottom", cards = cards, hand = hand, others = cards.saturating_sub(hand)))
        }
        _ => Some(say!("odds-reshuffled", cards = cards, hand = hand)),
    };
    let draw = &table.ruleset.turn.draw;
    let draws_none = table.plan.last_turn() > 0 && table.plan.seen(1) == table.plan.seen(0);
    let no_draw =
        (table.first && draw.first_player_skips_first && draws_none).then(|| say!("odds-no-draw", rule = &draw.rule));
    let life = (table.plan.life > 0).then(|| say!("odds-life"));
    let said: Vec<String> = [back, no_draw, life].into_iter().flatten().map(|said| said.text(lang)).collect();
    if !said.is_empty() {
        out.push_str(&filled(&said.join(" "), "", ""));
    }
    out
}

/// `Σ C(12,a) C(4,b) C(34,n-a-b) / C(50,n)`.
fn closed_form(classes: &[Class], cards: u32) -> String {
    let counted = classes.iter().filter(|class| class.filters != 0);
    let (mut product, mut rest) = (String::from("Σ"), String::from("n"));
    for (name, class) in
        ('a'..='m').chain('o'..='z').map(String::from).chain((1..).map(|i| format!("x{i}"))).zip(counted)
    {
        let _ = write!(product, " C({},{name})", class.cards);
        let _ = write!(rest, "-{name}");
    }
    let others: u32 = classes.iter().filter(|class| class.filters == 0).map(|class| class.cards).sum();
    format!("{product} C({others},{rest}) / C({cards},n)")
}

/// Names of wants: A to Z, then W27 and so on.
fn letters() -> impl Iterator<Item = String> {
    ('A'..='Z').map(String::from).chain((27..).map(|i| format!("W{i}")))
}

/// A paragraph of up to 80 columns.
pub(super) fn filled(text: &str, first: &str, later: &str) -> String {
    let text = shown::line(text);
    let options = textwrap::Options::new(WIDTH).initial_indent(first).subsequent_indent(later);
    figures::fill(&text, options) + "\n"
}

/// `41.23 %`; what is neither 0 nor 1 does not look like it.
pub(super) fn percent(p: f64) -> String {
    if p > 0.0 && p < 0.000_05 {
        return "<0.01 %".to_owned();
    }
    if (0.999_95..1.0).contains(&p) {
        return ">99.99 %".to_owned();
    }
    format!("{:.2} %", 100.0 * p)
}

/// A bar of up to `width` signs.
pub(super) fn bar_of(p: f64, width: usize) -> String {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a few signs"
    )]
    let signs = (p.clamp(0.0, 1.0) * width as f64).round() as usize;
    "█".repeat(signs)
}
