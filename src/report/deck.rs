//! A deck as tables: cards by section and cost, energy curve, colors, combos, caps.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

use super::Checked;
use crate::ability::Keyword;
use crate::card::{ByColor, Card, Kind, Section};
use crate::legality::Context;
use crate::legality::resolve::Resolved;

/// Widest table.
const WIDTH: u16 = 80;
/// Longest bar of the curve, in characters.
const BAR: u32 = 30;

/// The whole deck.
pub fn show(checked: &Checked<'_>) -> String {
    let context = &checked.outcome.context;
    let lines = &context.resolution.lines;
    let deck = &context.reading.deck;
    let mut out = String::new();
    if let Some(name) = &deck.name {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{name}\n");
    }
    for section in Section::ALL {
        let mut cards: Vec<&Resolved<'_>> = lines.iter().filter(|line| line.section == section).collect();
        if cards.is_empty() {
            continue;
        }
        cards.sort_by_key(|line| sort_key(&line.entry.card));
        let _ = writeln!(out, "{} ({})", section.title(), context.size(section));
        let _ = writeln!(out, "{}\n", table(&cards).trim_fmt());
    }
    let main: Vec<&Resolved<'_>> = lines.iter().filter(|line| line.section == Section::Main).collect();
    if !main.is_empty() {
        let _ = writeln!(out, "{}", curve(&main));
        let _ = writeln!(out, "{}", facts(checked, &main));
    }
    for missed in &context.resolution.missed {
        let text = missed.line.places.line.text(checked.text);
        let _ = writeln!(out, "Not a known card: {text}");
    }
    out
}

/// By kind, then energy cost, then number.
pub(super) fn sort_key(card: &Card) -> (Kind, u8, &crate::card::CardNumber) {
    (card.kind, cost(card), &card.number)
}

fn cost(card: &Card) -> u8 {
    card.energy.map_or(0, |cost| cost.value())
}

fn table(lines: &[&Resolved<'_>]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic).set_width(WIDTH);
    table.set_header(["#", "Card", "Name", "Type", "Cost", "Power", "Combo"]);
    for line in lines {
        let card = &line.entry.card;
        let number = |n: Option<i32>| n.map_or_else(String::new, |n| n.to_string());
        table.add_row([
            line.line.count.to_string(),
            // The print as the list has it: two prints of a card are two lines.
            line.line.card.print.as_ref().map_or_else(|| card.number.to_string(), ToString::to_string),
            card.faces().map(|face| face.name.as_str()).collect::<Vec<_>>().join(" // "),
            card.kind.id().to_owned(),
            card.energy.map_or_else(String::new, |cost| cost.to_string()),
            number(card.front.power),
            card.combo.map_or_else(String::new, |combo| format!("{} for {}", combo.power, combo.cost)),
        ]);
    }
    for right in [0, 5] {
        if let Some(column) = table.column_mut(right) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// How many cards of each kind there are, energy cost by energy cost, from 0 to the highest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Curve(pub Vec<BTreeMap<Kind, u32>>);

impl Curve {
    /// The curve of a Main Deck.
    pub fn of(context: &Context<'_>) -> Self {
        Self::new(context.lines_in(&[Section::Main]))
    }

    fn new<'l, 'a: 'l>(lines: impl IntoIterator<Item = &'l Resolved<'a>>) -> Self {
        let mut curve = Self::default();
        for line in lines {
            let (card, cost) = (&line.entry.card, usize::from(cost(&line.entry.card)));
            if curve.0.len() <= cost {
                curve.0.resize_with(cost + 1, BTreeMap::new);
            }
            *curve.0[cost].entry(card.kind).or_default() += line.line.count;
        }
        curve
    }
}

/// Cards by energy cost, as bars.
fn curve(main: &[&Resolved<'_>]) -> String {
    let Curve(curve) = Curve::new(main.iter().copied());
    let count = |kinds: &BTreeMap<Kind, u32>| kinds.values().sum::<u32>();
    let most = curve.iter().map(count).max().unwrap_or(1).max(1);
    let mut out = "Energy curve\n".to_owned();
    for (cost, of) in curve.iter().enumerate() {
        let count = count(of);
        let bar = "█".repeat((count * BAR).div_ceil(most) as usize);
        let kinds: Vec<String> = [(Kind::Battle, "battle"), (Kind::Extra, "extra"), (Kind::Unison, "unison")]
            .iter()
            .map(|(kind, word)| (of.get(kind).copied().unwrap_or(0), word))
            .filter(|(n, _)| *n > 0)
            .map(|(n, word)| format!("{n} {word}"))
            .collect();
        let bar_width = BAR as usize;
        let _ = writeln!(out, "{}", format!("{cost:>4}  {bar:bar_width$} {count:>3}  {}", kinds.join(", ")).trim_end());
    }
    out
}

/// Colors, combos and the cards under a cap.
fn facts(checked: &Checked<'_>, main: &[&Resolved<'_>]) -> String {
    let total = |fits: &dyn Fn(&Resolved<'_>) -> bool| -> u32 {
        main.iter().filter(|line| fits(line)).map(|line| line.line.count).sum()
    };
    let mut colors = ByColor::<u32>::default();
    for line in main {
        for color in line.facts.colors.iter() {
            colors[color] += line.line.count;
        }
    }
    let mut parts: Vec<String> =
        colors.iter().filter(|(_, n)| **n > 0).map(|(color, n)| format!("{color} {n}")).collect();
    let multicolor = total(&|line| line.facts.colors.is_multicolor());
    if multicolor > 0 {
        parts.push(format!("{multicolor} of them multicolor"));
    }
    let mut out = format!("Colors       {}\n", parts.join(", "));

    let mut combos: Vec<(i32, u32)> = Vec::new();
    for line in main {
        let Some(combo) = line.entry.card.combo else { continue };
        match combos.iter_mut().find(|(power, _)| *power == combo.power) {
            Some((_, n)) => *n += line.line.count,
            None => combos.push((combo.power, line.line.count)),
        }
    }
    combos.sort_unstable();
    let cards: u32 = combos.iter().map(|(_, n)| n).sum();
    let combo_power: i64 = combos.iter().map(|(power, n)| i64::from(*power) * i64::from(*n)).sum();
    let kinds: Vec<String> = combos.iter().map(|(power, n)| format!("{n} with {power}")).collect();
    let _ = writeln!(out, "Combo power  {combo_power} in {cards} cards ({})", kinds.join(", "));
    for cap in &checked.outcome.context.ruleset.caps {
        let n = total(&|line| line.facts.keywords.contains(&cap.keyword));
        if n > 0 || cap.keyword == Keyword::SuperCombo {
            let _ = writeln!(out, "{:<12} {n} of {}", cap.keyword.words(), cap.max);
        }
    }
    out
}
