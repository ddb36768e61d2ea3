//! A deck as tables: cards by section and cost, energy curve, colors, combos, caps.

use std::fmt::Write as _;

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

use super::Checked;
use crate::ability::Keyword;
use crate::card::{Card, Kind, Section};
use crate::legality::profile::{Cap, Curve, Profile};
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
        let profile = Profile::of(context);
        let _ = writeln!(out, "{}", bars(&profile.curve));
        let _ = writeln!(out, "{}", facts(&profile, &main));
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

/// Cards by energy cost, as bars.
fn bars(curve: &Curve) -> String {
    let most = (0..curve.0.len()).map(|cost| curve.cards(cost)).max().unwrap_or(1).max(1);
    let mut out = "Energy curve\n".to_owned();
    for (cost, of) in curve.0.iter().enumerate() {
        let count = curve.cards(cost);
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
fn facts(profile: &Profile, main: &[&Resolved<'_>]) -> String {
    let mut parts: Vec<String> =
        profile.colors.iter().filter(|(_, n)| **n > 0).map(|(color, n)| format!("{color} {n}")).collect();
    if profile.multicolor > 0 {
        parts.push(format!("{} of them multicolor", profile.multicolor));
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
    for Cap { keyword, cards, max } in &profile.caps {
        if *cards > 0 || *keyword == Keyword::SuperCombo {
            let _ = writeln!(out, "{:<12} {cards} of {max}", keyword.words());
        }
    }
    out
}
