//! A deck as tables: cards by section and cost, energy curve, colors, combos, caps.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

use textwrap::core::display_width;

use super::{Checked, colored, figures, sentence, title};
use crate::ability::Keyword;
use crate::card::{Card, Kind, Section};
use crate::language::{Argument, Lang, Message, say};
use crate::legality::Context;
use crate::legality::profile::{Cap, Curve, Profile};
use crate::legality::resolve::Resolved;
use crate::shown;
use crate::wording;

/// Widest table.
const WIDTH: u16 = 80;
/// Longest bar of the curve, in characters.
const BAR: u32 = 30;

/// The whole deck.
pub fn show(checked: &Checked<'_>) -> String {
    let context = &checked.outcome.context;
    let lines = &context.resolution.lines;
    let deck = &context.reading.deck;
    let columns = columns(context);
    let mut out = String::new();
    if let Some(name) = &deck.name {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}\n", shown::line(name));
    }
    for section in Section::ALL {
        let mut cards: Vec<&Resolved<'_>> = lines.iter().filter(|line| line.section == section).collect();
        let size = context.size(section);
        if size == 0 {
            continue;
        }
        let unknown = size - cards.iter().map(|line| line.line.count).sum::<u32>();
        cards.sort_by_key(|line| sort_key(&line.entry.card));
        let _ = writeln!(out, "{} ({size})", title(context.ruleset.called(section), checked.lang));
        let columns = of_section(&columns, &cards);
        let table = table(&cards, unknown, &columns, checked.lang).trim_fmt();
        let _ = writeln!(out, "{}\n", in_colors(&table, &cards));
        if cards.iter().any(|line| line.entry.card.lacks_z_energy()) {
            let _ = writeln!(out, "{}\n", say!("z-energy-open").text(checked.lang));
        }
    }
    let main: Vec<&Resolved<'_>> = lines.iter().filter(|line| line.section == Section::Main).collect();
    if !context.ruleset.game.reads_skills() {
        let attributes = attributes(&main);
        if !attributes.is_empty() {
            let _ = writeln!(out, "{}  {}\n", say!("attributes").text(checked.lang), shown::line(&attributes));
        }
    } else if !main.is_empty() {
        let profile = Profile::of(context);
        let _ = writeln!(out, "{}", bars(&profile.curve, checked.lang));
        let _ = writeln!(out, "{}", facts(&profile, &main, checked.lang));
    }
    for missed in &context.resolution.missed {
        let text = missed.line.places.line().text(checked.text);
        let said = if missed.is_uncounted() {
            say!("not-counted", line = text)
        } else {
            say!("not-a-known-card", line = text)
        };
        let _ = writeln!(out, "{}", said.text(checked.lang));
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

/// What is told of a card, column by column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Number,
    Name,
    Type,
    Attributes,
    Cost,
    ZEnergy,
    Level,
    Power,
    Defense,
    Combo,
}

impl Column {
    fn head(self) -> Message {
        match self {
            Self::Number => say!("column-card"),
            Self::Name => say!("column-name"),
            Self::Type => say!("column-type"),
            Self::Attributes => say!("column-attributes"),
            Self::Cost => say!("column-cost"),
            Self::ZEnergy => say!("column-z-energy"),
            Self::Level => say!("column-level"),
            Self::Power => say!("column-power"),
            Self::Defense => say!("column-defense"),
            Self::Combo => say!("column-combo"),
        }
    }

    fn cell(self, line: &Resolved<'_>, lang: Lang) -> String {
        let card = &line.entry.card;
        match self {
            // The print as the list has it: two prints of a card are two lines.
            Self::Number => line.line.card.print.as_ref().map_or_else(|| card.number.to_string(), ToString::to_string),
            Self::Name => card.faces().map(|face| face.name.as_str()).collect::<Vec<_>>().join(" // "),
            Self::Type => say!("kind-word", kind = card.kind.id()).text(lang),
            Self::Attributes => card.attributes.join(", "),
            Self::Cost => super::cost(card).unwrap_or_default(),
            Self::Level => card.level.map_or_else(String::new, |level| level.to_string()),
            Self::Defense => card.front.defense.map_or_else(String::new, |defense| defense.to_string()),
            Self::ZEnergy => super::z_energy(card),
            Self::Power => card.front.power.map_or_else(String::new, |power| power.to_string()),
            Self::Combo => {
                let combo = card.combo.map(|combo| say!("combo-for", power = combo.power, cost = combo.cost));
                combo.map_or_else(String::new, |combo| combo.text(lang))
            }
        }
    }
}

/// The columns of a deck: of other games, what names a card, and those in which something stands.
fn columns(context: &Context<'_>) -> Vec<Column> {
    use Column as C;
    if context.ruleset.game.reads_skills() {
        return vec![C::Number, C::Name, C::Type, C::Cost, C::Power, C::Combo];
    }
    let all = [C::Number, C::Name, C::Type, C::Attributes, C::Cost, C::Level, C::Power, C::Defense];
    let lines = &context.resolution.lines;
    let says = |column: &Column| lines.iter().any(|line| !column.cell(line, Lang::En).is_empty());
    all.into_iter().filter(|column| matches!(column, C::Number | C::Name) || says(column)).collect()
}

/// The columns of a section: where Z-Cards lie, their Z-Energy costs stand beside their energy costs.
fn of_section(columns: &[Column], cards: &[&Resolved<'_>]) -> Vec<Column> {
    let has_z = cards.iter().any(|line| line.entry.card.kind.is_z());
    let besides = |column: &Column| (has_z && *column == Column::Cost).then_some(Column::ZEnergy);
    columns.iter().flat_map(|column| std::iter::once(*column).chain(besides(column))).collect()
}

/// How many cards have each attribute.
fn attributes(main: &[&Resolved<'_>]) -> String {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for line in main {
        for attribute in &line.entry.card.attributes {
            *counts.entry(attribute).or_default() += line.line.count;
        }
    }
    counts.into_iter().map(|(attribute, count)| format!("{attribute} {count}")).collect::<Vec<_>>().join(", ")
}

/// A row for each line, and one for all the cards that are not known.
fn table(lines: &[&Resolved<'_>], unknown: u32, columns: &[Column], lang: Lang) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic).set_width(WIDTH);
    let heads = columns.iter().map(|column| sentence(&column.head().text(lang)));
    table.set_header(std::iter::once("#".to_owned()).chain(heads));
    for line in lines {
        let cells = columns.iter().map(|column| shown::line(&column.cell(line, lang)).into_owned());
        table.add_row(std::iter::once(line.line.count.to_string()).chain(cells));
    }
    if unknown > 0 {
        let words = say!("unknown-cards", cards = unknown).text(lang);
        let cells = columns.iter().map(|column| if *column == Column::Name { words.clone() } else { String::new() });
        table.add_row(std::iter::once(unknown.to_string()).chain(cells));
    }
    let power = columns.iter().position(|column| *column == Column::Power);
    for right in [Some(0), power.map(|at| at + 1)].into_iter().flatten() {
        if let Some(column) = table.column_mut(right) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// A table with the numbers of its cards in their colors; they stand in the order of its rows, once each.
fn in_colors(table: &str, cards: &[&Resolved<'_>]) -> String {
    let (mut out, mut rest) = (String::with_capacity(table.len() * 2), table);
    for line in cards {
        let number = shown::line(&Column::Number.cell(line, Lang::En)).into_owned();
        let Some((before, behind)) = rest.split_once(&format!(" {number}")) else { continue };
        out.extend([before, " ", &colored::of_card(&line.entry.card, &number)]);
        rest = behind;
    }
    out + rest
}

/// Cards by energy cost, as bars.
fn bars(curve: &Curve, lang: Lang) -> String {
    let most = (0..curve.0.len()).map(|cost| curve.cards(cost)).max().unwrap_or(1).max(1);
    let mut out = say!("energy-curve").text(lang) + "\n";
    for (cost, of) in curve.0.iter().enumerate() {
        let count = curve.cards(cost);
        let bar = "█".repeat((count * BAR).div_ceil(most) as usize);
        let kinds = [Kind::Battle, Kind::Extra, Kind::Unison].map(|kind| (of.get(&kind).copied().unwrap_or(0), kind));
        let kinds = kinds.into_iter().filter(|(n, _)| *n > 0);
        let kinds = kinds.map(|(n, kind)| say!("count-of-kind", count = n, kind = kind.id()));
        let kinds = Argument::list(kinds, ", ").text(lang);
        let bar_width = BAR as usize;
        let _ = writeln!(out, "{}", format!("{cost:>4}  {bar:bar_width$} {count:>3}  {kinds}").trim_end());
    }
    out
}

/// Colors, combos and the cards under a cap.
fn facts(profile: &Profile, main: &[&Resolved<'_>], lang: Lang) -> String {
    let colors = profile.colors.iter().filter(|(_, n)| **n > 0);
    let mut parts: Vec<Message> =
        colors.map(|(color, n)| say!("count-of-color", color = color.name(), count = *n)).collect();
    if profile.multicolor > 0 {
        parts.push(say!("count-multicolor", count = profile.multicolor));
    }
    let mut rows = vec![(say!("colors").text(lang), Argument::list(parts, ", ").text(lang))];

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
    let parts = combos.iter().map(|(power, n)| say!("combo-power-part", count = *n, power = *power));
    let combos = say!("combo-power-in", power = combo_power, cards = cards, parts = Argument::list(parts, ", "));
    rows.push((say!("combo-power").text(lang), combos.text(lang)));
    for Cap { keyword, cards, max } in &profile.caps {
        if *cards > 0 || *keyword == Keyword::SuperCombo {
            let of = say!("so-many-of", cards = *cards, max = *max);
            rows.push((wording::keyword(*keyword).text(lang), of.text(lang)));
        }
    }
    let width = rows.iter().map(|(label, _)| display_width(label)).max().unwrap_or(0);
    let below = " ".repeat(width + 2);
    rows.iter().fold(String::new(), |mut out, (label, text)| {
        let options = textwrap::Options::new(usize::from(WIDTH)).subsequent_indent(&below);
        let _ = writeln!(out, "{}", figures::fill(&format!("{label:width$}  {text}"), options));
        out
    })
}
