//! The screen in cells. What is told by color is told by words, signs or places as well.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Widget as _};
use unicode_width::UnicodeWidthStr as _;

use super::draft::{Problem, Row};
use super::layout::{LEAST, Pane, Panes, fit, fit_right, from, page_lines, page_room, wrapped};
use super::state::{Over, Screen};
use crate::card::{Card, Color, ColorSet};
use crate::diagnostic::Severity;
use crate::language::{Lang, Message, say};
use crate::legality::Verdict;
use crate::report::{colored, word};
use crate::shown;
use crate::wording;

/// What stands before the line that is chosen.
const CHOSEN: &str = "▸";
/// Columns of a pane from which on colors are told in words.
const WIDE: usize = 50;
/// Most columns of a number.
const NUMBER: usize = 12;

/// How things look: in the colors of the terminal, or in none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub(super) colored: bool,
}

impl Look {
    fn ink(self, ink: Ink) -> Style {
        if self.colored { Style::new().fg(ink) } else { Style::new() }
    }

    /// As everything that is printed has it.
    fn color(self, color: Color) -> Style {
        let style = colored::style(color);
        let ink = match style.get_fg_color() {
            Some(anstyle::Color::Ansi(anstyle::AnsiColor::Red)) => Some(Ink::Red),
            Some(anstyle::Color::Ansi(anstyle::AnsiColor::Blue)) => Some(Ink::Blue),
            Some(anstyle::Color::Ansi(anstyle::AnsiColor::Green)) => Some(Ink::Green),
            Some(anstyle::Color::Ansi(anstyle::AnsiColor::Yellow)) => Some(Ink::Yellow),
            _ => None,
        };
        ink.map_or_else(|| Style::new().add_modifier(Modifier::BOLD), |ink| self.ink(ink))
    }

    fn severity(self, severity: Severity) -> Style {
        let ink = match severity {
            Severity::Error => Ink::Red,
            Severity::Warning => Ink::Yellow,
            Severity::Note => Ink::Cyan,
        };
        self.ink(ink).add_modifier(Modifier::BOLD)
    }

    fn verdict(self, verdict: Verdict) -> Style {
        let ink = match verdict {
            Verdict::Legal => Ink::Green,
            Verdict::Incomplete => Ink::Yellow,
            Verdict::Illegal => Ink::Red,
        };
        self.ink(ink).add_modifier(Modifier::BOLD)
    }
}

/// Draws the screen; gives the place of the cursor, where something is typed.
pub(super) fn draw(screen: &Screen<'_>, look: Look, buffer: &mut Buffer) -> Option<Position> {
    let area = buffer.area;
    let Some(panes) = Panes::of(area, screen.focus) else {
        let (width, height) = (LEAST.width, LEAST.height);
        let text = say!("screen-too-small", width = width, height = height).text(screen.lang());
        paragraph(&wrapped(&text, usize::from(area.width), ""), area, buffer);
        return None;
    };
    if let Over::Page { title, text, from } = &screen.over {
        page(screen, title, text, *from, buffer);
        return None;
    }
    head(screen, panes.head, buffer);
    let cursor = search(screen, look, panes.search, buffer);
    deck(screen, look, panes.deck, buffer);
    problems(screen, look, panes.problems, buffer);
    charts(screen, look, panes.charts, buffer);
    put(&keys(screen).text(screen.lang()), panes.keys, Style::new(), buffer);
    said(screen, look, panes.said, buffer);
    if screen.over == Over::Leaving {
        leaving(screen, area, buffer);
        return None;
    }
    cursor
}

/// A text on one line, cut where it does not fit.
fn put(text: &str, area: Rect, style: Style, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    if area.area() > 0 {
        buffer.set_stringn(area.x, area.y, fit(text, usize::from(area.width)), usize::from(area.width), style);
    }
}

fn paragraph(lines: &[String], area: Rect, buffer: &mut Buffer) {
    for (row, line) in area.rows().zip(lines) {
        put(line, row, Style::new(), buffer);
    }
}

/// Lines from one on, as many as there is room for.
fn lines(lines: Vec<Line<'_>>, from: usize, area: Rect, buffer: &mut Buffer) {
    for (row, line) in area.rows().zip(lines.into_iter().skip(from)) {
        line.render(row, buffer);
    }
}

fn head(screen: &Screen<'_>, area: Rect, buffer: &mut Buffer) {
    let draft = screen.draft();
    let style = Style::new().add_modifier(Modifier::REVERSED);
    let changed = if draft.is_changed() || draft.file().is_none() {
        format!(" [{}]", say!("screen-unsaved").text(screen.lang()))
    } else {
        String::new()
    };
    let terms = format!(" {} ", draft.seen().terms);
    let room = usize::from(area.width).saturating_sub(terms.width());
    let name = fit(
        &format!(" {}", shown::line(&screen.name)),
        room.saturating_sub(changed.width()).min(screen.name.width() + 1),
    );
    let name = fit(&format!("{name}{changed}"), room);
    put(&format!("{name}{terms}"), area, style, buffer);
}

/// The frame of a pane with its title, thick where keys go to it; gives what is inside.
fn frame(title: Line<'_>, is_focused: bool, area: Rect, buffer: &mut Buffer) -> Rect {
    let kind = if is_focused { BorderType::Thick } else { BorderType::Plain };
    let block = Block::bordered().border_type(kind).title(title);
    let inner = block.inner(area);
    block.render(area, buffer);
    inner
}

fn titled(title: &str, is_focused: bool, area: Rect) -> Line<'static> {
    let room = usize::from(area.width).saturating_sub(4);
    let title = fit(title, title.width().min(room));
    let style = if is_focused { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    Line::from(Span::styled(format!(" {title} "), style))
}

fn search(screen: &Screen<'_>, look: Look, area: Rect, buffer: &mut Buffer) -> Option<Position> {
    let lang = screen.lang();
    let is_focused = screen.focus == Pane::Search;
    let title = if screen.unfound.is_some() || screen.input.text().is_empty() {
        say!("screen-search")
    } else {
        say!("screen-found", cards = screen.found.cards.len())
    };
    let inner = frame(titled(&title.text(lang), is_focused, area), is_focused, area, buffer);
    let [line, rest] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(inner);
    let width = usize::from(line.width).saturating_sub(2);
    let (typed, column) = screen.input.window(width);
    put(&format!("/ {typed}"), line, Style::new().add_modifier(Modifier::BOLD), buffer);
    let cursor = Position::new(line.x + 2 + u16::try_from(column).unwrap_or(0), line.y);
    let mut below = rest;
    if let Some(unfound) = &screen.unfound {
        let before = unfound.at.and_then(|at| screen.input.text().get(..at));
        let caret = before.map(|before| shown::line(before).width()).filter(|column| *column < width);
        let mut told: Vec<String> = caret.map(|column| format!("{}^", " ".repeat(column + 2))).into_iter().collect();
        told.extend(wrapped(&shown::line(&unfound.why), usize::from(rest.width), ""));
        let style = look.severity(Severity::Error);
        for (row, line) in rest.rows().zip(&told) {
            put(line, row, style, buffer);
        }
        let taken = u16::try_from(told.len()).unwrap_or(u16::MAX).min(rest.height);
        below = Rect { y: rest.y + taken, height: rest.height - taken, ..rest };
    } else if screen.input.text().is_empty() {
        let hint = if screen.plays() { say!("screen-search-hint") } else { say!("screen-search-hint-plain") };
        paragraph(&wrapped(&hint.text(lang), usize::from(rest.width), ""), rest, buffer);
    }
    found(screen, look, below, buffer);
    (is_focused && screen.typing).then_some(cursor)
}

/// The cards that were found, with how many of each are in the deck.
fn found(screen: &Screen<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    let lang = screen.lang();
    let cards = &screen.found.cards;
    let open = screen.found.open > 0;
    let room = usize::from(area.height).saturating_sub(usize::from(open));
    let first = from(screen.card, cards.len(), room);
    let shown_cards = cards.iter().enumerate().skip(first).take(room);
    let cells: Vec<Cells<'_>> = shown_cards.map(|(at, card)| of_card(screen, card, at == screen.card)).collect();
    let columns = Columns::of(&cells, usize::from(area.width), lang, look);
    let is_focused = screen.focus == Pane::Search && !screen.typing;
    let line = |cells: &Cells<'_>| chosen(columns.line(cells), cells.is_chosen && is_focused);
    let mut told: Vec<Line<'_>> = cells.iter().map(line).collect();
    if open && screen.unfound.is_none() {
        told.push(Line::from(say!("screen-open", cards = screen.found.open).text(lang)));
    }
    lines(told, 0, area, buffer);
}

fn of_card<'c>(screen: &Screen<'_>, card: &'c Card, is_chosen: bool) -> Cells<'c> {
    let copies = screen.draft().seen().copies(&card.number);
    Cells {
        count: if copies > 0 { copies.to_string() } else { String::new() },
        number: card.number.as_str(),
        name: card.name(),
        cost: card.energy.map(|cost| cost.value()),
        colors: card.colors,
        is_chosen,
    }
}

/// The columns of a card on one line.
#[derive(Clone, Copy)]
struct Columns {
    count: usize,
    number: usize,
    name: usize,
    cost: usize,
    colors: usize,
    in_words: bool,
    lang: Lang,
    look: Look,
}

/// What stands in them.
struct Cells<'c> {
    count: String,
    number: &'c str,
    name: &'c str,
    cost: Option<u8>,
    colors: ColorSet,
    is_chosen: bool,
}

impl Columns {
    fn of(cells: &[Cells<'_>], width: usize, lang: Lang, look: Look) -> Self {
        let most = |of: &dyn Fn(&Cells<'_>) -> usize| cells.iter().map(of).max().unwrap_or(0);
        let in_words = width >= WIDE;
        let mut columns = Self { count: 2, number: 0, name: 0, cost: 0, colors: 0, in_words, lang, look };
        columns.count = most(&|cells| cells.count.len()).max(2);
        columns.number = most(&|cells| shown::line(cells.number).width()).min(NUMBER);
        columns.colors = most(&|cells| columns.colors_of(cells.colors).width()).min(width / 4);
        columns.cost = most(&|cells| usize::from(cells.cost.is_some()) * 2);
        let Self { count, number, cost, colors, .. } = columns;
        // A mark; and before each column but the first a blank.
        let behind = [cost, colors].into_iter().filter(|column| *column > 0).map(|column| column + 1);
        columns.name = width.saturating_sub(1 + count + 1 + number + 1 + behind.sum::<usize>());
        columns
    }

    fn colors_of(self, colors: ColorSet) -> String {
        if self.in_words {
            let words = colors.iter().map(|color| wording::term(color.name()).text(self.lang));
            words.collect::<Vec<_>>().join("/")
        } else {
            colors.iter().map(Color::letter).collect()
        }
    }

    fn line(self, cells: &Cells<'_>) -> Line<'static> {
        let mark = if cells.is_chosen { CHOSEN } else { " " };
        let cost = cells.cost.map_or_else(String::new, |cost| cost.to_string());
        let mut alone = cells.colors.iter();
        let style = match (alone.next(), alone.next()) {
            (Some(color), None) => self.look.color(color),
            (Some(_), Some(_)) => Style::new().add_modifier(Modifier::BOLD),
            _ => Style::new(),
        };
        let mut line = Line::from(vec![
            Span::raw(format!("{mark}{} ", fit_right(&cells.count, self.count))),
            Span::styled(fit(&shown::line(cells.number), self.number), style),
            Span::raw(format!(" {}", fit(&shown::line(cells.name), self.name))),
        ]);
        if self.cost > 0 {
            line.push_span(Span::raw(format!(" {}", fit_right(&cost, self.cost))));
        }
        if self.colors > 0 {
            line.push_span(Span::raw(" "));
            line.push_span(Span::styled(fit(&self.colors_of(cells.colors), self.colors), style));
        }
        line
    }
}

/// A line as it is where keys go to it: of one color, so that it can be read on any.
fn chosen(mut line: Line<'static>, is_it: bool) -> Line<'static> {
    if is_it {
        for span in &mut line.spans {
            span.style = Style::new().add_modifier(Modifier::REVERSED);
        }
    }
    line
}

fn deck(screen: &Screen<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    let lang = screen.lang();
    let is_focused = screen.focus == Pane::Deck;
    let seen = screen.draft().seen();
    // Parts that nothing has to be in are told of once something is.
    let told = seen.sections.iter().filter(|part| part.count > 0 || part.is_needed);
    let counts: Vec<String> = told.map(|part| format!("{} {}", part.called, part.count)).collect();
    let inner = frame(titled(&counts.join(" · "), is_focused, area), is_focused, area, buffer);
    if seen.rows.is_empty() {
        let text = say!("screen-empty").text(lang);
        return paragraph(&wrapped(&text, usize::from(inner.width), ""), inner, buffer);
    }
    let cells: Vec<Cells<'_>> = seen.rows.iter().enumerate().map(|(at, row)| of_row(row, at == screen.row)).collect();
    let columns = Columns::of(&cells, usize::from(inner.width), lang, look);
    let (mut told, mut chosen_at) = (Vec::new(), 0);
    for (at, row) in seen.rows.iter().enumerate() {
        if at == 0 || seen.rows[at - 1].section != row.section {
            let called = seen.sections.iter().find(|part| part.section == row.section);
            let title = called.map(|part| format!("{} {}", part.called, part.count)).unwrap_or_default();
            told.push(Line::from(Span::styled(title, Style::new().add_modifier(Modifier::BOLD))));
        }
        let is_chosen = at == screen.row;
        if is_chosen {
            chosen_at = told.len();
        }
        told.push(chosen(columns.line(&cells[at]), is_chosen && is_focused));
    }
    // The title above the first row is seen with it.
    let chosen_at = if screen.row == 0 { 0 } else { chosen_at };
    let from = from(chosen_at, told.len(), usize::from(inner.height));
    lines(told, from, inner, buffer);
}

fn of_row(row: &Row, is_chosen: bool) -> Cells<'_> {
    let card = row.card.as_ref();
    Cells {
        count: if row.is_counted { row.count.to_string() } else { "?".to_owned() },
        number: if card.is_none() && row.number.is_empty() { "?" } else { &row.number },
        name: &row.name,
        cost: card.and_then(|card| card.cost),
        colors: card.map_or_else(ColorSet::default, |card| card.colors),
        is_chosen,
    }
}

fn problems(screen: &Screen<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    let lang = screen.lang();
    let is_focused = screen.focus == Pane::Problems;
    let seen = screen.draft().seen();
    let verdict = Span::styled(seen.verdict.message().text(lang), look.verdict(seen.verdict));
    let tally = if seen.tally.is_empty() { String::new() } else { format!(" · {}", seen.tally.join(", ")) };
    let before = say!("screen-verdict").text(lang);
    let weight = if is_focused { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    let title =
        Line::from(vec![Span::styled(format!(" {before} "), weight), verdict, Span::styled(tally + " ", weight)]);
    let inner = frame(title, is_focused, area, buffer);
    if seen.problems.is_empty() {
        let text = say!("screen-no-problems").text(lang);
        return paragraph(&wrapped(&text, usize::from(inner.width), ""), inner, buffer);
    }
    let (mut told, mut first) = (Vec::new(), 0);
    for (at, problem) in seen.problems.iter().enumerate() {
        let is_chosen = at == screen.problem;
        if is_chosen {
            first = told.len();
        }
        told.extend(of_problem(screen, problem, is_chosen, usize::from(inner.width), look));
    }
    let from = first.min(told.len().saturating_sub(usize::from(inner.height)));
    lines(told, from, inner, buffer);
}

/// A problem; the one that is chosen, with its rule and its remedy.
fn of_problem(screen: &Screen<'_>, problem: &Problem, is_chosen: bool, width: usize, look: Look) -> Vec<Line<'static>> {
    let lang = screen.lang();
    let severity = say!("severity", severity = word(problem.severity)).text(lang);
    let place =
        problem.line.map(|line| format!(" {}", say!("screen-line", line = line).text(lang))).unwrap_or_default();
    let mark = if is_chosen { CHOSEN } else { " " };
    let head = vec![
        Span::raw(format!("{mark} ")),
        Span::styled(severity, look.severity(problem.severity)),
        Span::raw(format!("[{}]{place}", problem.code)),
    ];
    let mut head = Line::from(head);
    let filled = width.saturating_sub(head.width());
    head.push_span(Span::raw(" ".repeat(filled)));
    let mut out = vec![chosen(head, is_chosen && screen.focus == Pane::Problems)];
    let inside = width.saturating_sub(2);
    let indented = |line: String| Line::from(format!("  {line}"));
    out.extend(wrapped(&problem.message, inside, "").into_iter().map(indented));
    if is_chosen {
        for (what, words) in &problem.details {
            out.extend(wrapped(&format!("= {what}: {words}"), inside, "  ").into_iter().map(indented));
        }
    }
    out
}

fn charts(screen: &Screen<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    let lang = screen.lang();
    let charts = &screen.draft().seen().charts;
    let curve = if charts.by_cost { say!("energy-curve") } else { say!("screen-types") };
    let colors = if charts.by_cost { say!("colors") } else { say!("attributes") };
    let title = format!("{} · {}", curve.text(lang), colors.text(lang));
    let inner = frame(titled(&title, false, area), false, area, buffer);
    let halves = [Constraint::Percentage(52), Constraint::Length(1), Constraint::Min(0)];
    let [left, _, right] = Layout::horizontal(halves).areas(inner);
    let curve = gathered(&charts.curve, usize::from(left.height), charts.by_cost);
    let plain: Vec<(String, Style, u32)> = curve.into_iter().map(|(of, n)| (of, Style::new(), n)).collect();
    bars(&plain, left, buffer);
    let of_color = |(of, color, n): &(String, Option<Color>, u32)| {
        (of.clone(), color.map_or_else(Style::new, |color| look.color(color)), *n)
    };
    let colors: Vec<(String, Style, u32)> = charts.colors.iter().map(of_color).collect();
    bars(&colors, right, buffer);
    let below = right.rows().skip(colors.len() + usize::from(!colors.is_empty()));
    for (row, cap) in below.zip(&charts.caps) {
        put(cap, row, Style::new(), buffer);
    }
}

/// Bars of which there are no more than there is room for: the dearest cards are counted together.
fn gathered(curve: &[(String, u32)], room: usize, by_cost: bool) -> Vec<(String, u32)> {
    if curve.len() <= room || !by_cost || room == 0 {
        return curve.to_vec();
    }
    let (alone, together) = curve.split_at(room - 1);
    let all = together.iter().map(|(_, n)| n).sum();
    let label = together.first().map(|(of, _)| format!("{of}+")).unwrap_or_default();
    alone.iter().cloned().chain([(label, all)]).collect()
}

/// What is counted, a bar, and how many.
fn bars(rows: &[(String, Style, u32)], area: Rect, buffer: &mut Buffer) {
    let width = usize::from(area.width);
    let label = rows.iter().map(|(of, ..)| of.width()).max().unwrap_or(0).min(width / 2);
    let most = rows.iter().map(|(.., n)| *n).max().unwrap_or(0).max(1);
    let digits = most.to_string().len();
    let room = width.saturating_sub(label + digits + 2);
    for (row, (of, style, n)) in area.rows().zip(rows) {
        let bar = usize::try_from(u64::from(*n) * room as u64 / u64::from(most)).unwrap_or(room);
        let bar = if *n > 0 { bar.max(1).min(room) } else { 0 };
        let spans = vec![
            Span::styled(fit_right(of, label), *style),
            Span::raw(" "),
            Span::styled("█".repeat(bar), *style),
            Span::raw(format!(" {n}")),
        ];
        Line::from(spans).render(row, buffer);
    }
}

/// What was said last: over as many rows as it takes.
fn said(screen: &Screen<'_>, look: Look, area: Rect, buffer: &mut Buffer) {
    let said = &screen.said;
    let (text, style) = if said.is_bad {
        (format!("! {}", said.text), look.severity(Severity::Error))
    } else {
        (said.text.clone(), Style::new())
    };
    let told = wrapped(&text, usize::from(area.width), "  ");
    let rows = u16::try_from(told.len()).unwrap_or(1).clamp(1, area.y);
    let over = Rect { y: area.y + 1 - rows, height: rows, ..area };
    Clear.render(over, buffer);
    for (row, line) in over.rows().zip(&told) {
        put(line, row, style, buffer);
    }
}

/// What can be pressed now.
fn keys(screen: &Screen<'_>) -> Message {
    match (screen.focus, screen.typing) {
        (Pane::Search, true) => say!("screen-keys-typing"),
        (Pane::Search, false) => say!("screen-keys-found"),
        (Pane::Deck, _) => say!("screen-keys-deck"),
        (Pane::Problems, _) => say!("screen-keys-problems"),
    }
}

/// Something to read that takes the whole screen.
fn page(screen: &Screen<'_>, title: &str, text: &str, first: usize, buffer: &mut Buffer) {
    let area = buffer.area;
    let rows = [Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)];
    let [head, body, keys] = Layout::vertical(rows).areas(area);
    put(&format!(" {title}"), head, Style::new().add_modifier(Modifier::REVERSED), buffer);
    let told = page_lines(text, area.width);
    let first = first.min(told.len().saturating_sub(page_room(area.as_size())));
    paragraph(&told[first..], body, buffer);
    put(&say!("screen-keys-page").text(screen.lang()), keys, Style::new(), buffer);
}

/// The question whether to save, in the middle of the screen.
fn leaving(screen: &Screen<'_>, area: Rect, buffer: &mut Buffer) {
    let lang = screen.lang();
    let asked = say!("screen-leaving", file = &screen.name).text(lang);
    let width = 54.min(area.width);
    let mut told = wrapped(&asked, usize::from(width) - 4, "");
    told.push(String::new());
    told.extend(
        [say!("screen-leaving-save"), say!("screen-leaving-drop"), say!("screen-leaving-stay")]
            .map(|way| way.text(lang)),
    );
    let height = u16::try_from(told.len() + 2).unwrap_or(area.height).min(area.height);
    let place = Rect { x: (area.width - width) / 2, y: (area.height - height) / 2, width, height };
    Clear.render(place, buffer);
    let block = Block::bordered().border_type(BorderType::Thick);
    let inner = block.inner(place);
    block.render(place, buffer);
    paragraph(&told, Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }, buffer);
}
