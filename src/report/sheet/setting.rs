//! Single parts of a sheet, set in type: a field, a title, an entry. Their boxes are placed from their own upper left
//! corner.

use super::content::{Content, Entry, Field, Group};
use super::letters::{LINE, Letters};
use super::{Area, Drawn, Element, Face, Ink, Placed, Role, Text, points};
use crate::language::{Lang, say};

/// A part, and the room that it takes.
#[derive(Clone)]
pub(super) struct Part {
    pub(super) element: Element,
    pub(super) height: f32,
}

impl Part {
    pub(super) fn new(role: Role) -> Self {
        Self { element: Element { role, boxes: Vec::new() }, height: 0.0 }
    }

    /// The part at its place on the page.
    pub(super) fn at(mut self, left: f32, top: f32) -> Element {
        for placed in &mut self.element.boxes {
            placed.area.left += left;
            placed.area.top += top;
        }
        self.element
    }

    fn put(&mut self, left: f32, top: f32, width: f32, height: f32, drawn: Drawn) {
        self.height = self.height.max(top + height);
        self.element.boxes.push(Placed { area: Area { left, top, width, height }, drawn });
    }

    fn line(&mut self, left: f32, top: f32, width: f32) {
        self.put(left, top, width, 0.0, Drawn::Line);
    }

    pub(super) fn code(&mut self, side: f32, code: super::Modules) {
        self.put(0.0, 0.0, side, side, Drawn::Code(code));
    }

    /// Text with its left edge, or its right edge, at a place.
    pub(super) fn text(&mut self, letters: &Letters, at: Edge, top: f32, style: Style, text: String) {
        if text.is_empty() {
            return;
        }
        let Style { face, size, ink } = style;
        let width = letters.width(&text, face, size);
        let left = match at {
            Edge::Left(left) => left,
            Edge::Right(right) => right - width,
        };
        self.put(left, top, width, size * LINE, Drawn::Text(Text { text, face, size, ink }));
    }

    /// Text in as many lines as it takes.
    fn lines(&mut self, letters: &Letters, left: f32, top: f32, width: f32, style: Style, text: &str) {
        let mut top = top;
        for line in letters.wrap(text, style.face, style.size, width) {
            self.text(letters, Edge::Left(left), top, style, line);
            top += style.size * LINE;
        }
    }
}

/// Which edge of a text is given.
#[derive(Clone, Copy)]
pub(super) enum Edge {
    Left(f32),
    Right(f32),
}

/// How a text is set.
#[derive(Clone, Copy)]
pub(super) struct Style {
    pub(super) face: Face,
    pub(super) size: f32,
    pub(super) ink: Ink,
}

pub(super) const fn black(size: f32) -> Style {
    Style { face: Face::Regular, size, ink: Ink::Black }
}

pub(super) const fn gray(size: f32) -> Style {
    Style { face: Face::Regular, size, ink: Ink::Gray }
}

pub(super) const fn bold(size: f32) -> Style {
    Style { face: Face::Bold, size, ink: Ink::Black }
}

/// Size of what stands on a field.
const VALUE: f32 = 11.0;
/// Size of what stands below it.
const LABEL: f32 = 7.0;
/// Free space between things that stand side by side.
pub(super) const GAP: f32 = 14.0;

/// A paragraph.
pub(super) fn paragraph(letters: &Letters, role: Role, style: Style, width: f32, text: &str) -> Part {
    let mut part = Part::new(role);
    part.lines(letters, 0.0, 0.0, width, style, text);
    part
}

/// Fields side by side: what stands on them, the line, what it is.
pub(super) fn fields(letters: &Letters, fields: &[Field], width: f32) -> Part {
    let mut part = Part::new(Role::Paragraph);
    let room = width - GAP * points(fields.len().saturating_sub(1));
    let lines = |field: &Field| letters.wrap(&field.value, Face::Regular, VALUE, room * field.share).len();
    let most = fields.iter().map(lines).max().unwrap_or(1);
    let base = points(most) * VALUE * LINE + 2.0;
    let mut left = 0.0;
    for field in fields {
        let width = room * field.share;
        let height = points(lines(field)) * VALUE * LINE;
        part.text(letters, Edge::Left(left), base + 1.5, gray(LABEL), field.label.clone());
        part.lines(letters, left, base - 1.0 - height, width, black(VALUE), &field.value);
        part.line(left, base, width);
        left += width + GAP;
    }
    part
}

/// How cards are set: the type, the room of a line, and where the columns of a line begin.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    size: f32,
    row: f32,
    count_right: f32,
    number_left: f32,
    name_left: f32,
    width: f32,
    lang: Lang,
}

/// Side of the square to tick, in sizes of the type.
const TICK: f32 = 0.85;

impl Measures {
    /// Measures at which every count and number of the groups fits in a column of some width.
    pub(super) fn new(letters: &Letters, content: &Content, (size, row): (f32, f32), width: f32) -> Self {
        let (mut counts, mut numbers) = (0.0_f32, 0.0_f32);
        for entry in content.groups.iter().flat_map(|group| &group.entries) {
            if let Entry::Card { count, number, .. } = entry {
                counts = counts.max(letters.width(count, Face::Bold, size));
                numbers = numbers.max(letters.width(number, Face::Regular, size));
            }
        }
        let count_right = size * (TICK + 0.6) + counts;
        let number_left = count_right + size * 0.7;
        Self {
            size,
            row,
            count_right,
            number_left,
            name_left: number_left + numbers + size * 0.9,
            width,
            lang: content.lang,
        }
    }

    /// The title of a group.
    pub(super) fn heading(&self, letters: &Letters, group: &Group, is_first: bool) -> Part {
        let mut part = Part::new(if is_first { Role::Heading } else { Role::Aside });
        let size = self.size + 2.0;
        let title =
            if is_first { group.title.clone() } else { say!("sheet-continued", title = &group.title).text(self.lang) };
        part.text(letters, Edge::Left(0.0), 0.0, bold(size), title);
        if is_first {
            part.text(letters, Edge::Right(self.width), 0.0, bold(size), group.count.clone());
        }
        part.line(0.0, size * LINE + 1.0, self.width);
        part
    }

    /// A card, or a finding.
    pub(super) fn entry(&self, letters: &Letters, entry: &Entry) -> Part {
        let mut part = Part::new(Role::Entry);
        let high = self.size * LINE;
        let top = (self.row - high) / 2.0;
        match entry {
            Entry::Card { count, number, name } => {
                let tick = self.size * TICK;
                part.put(0.5, (self.row - tick) / 2.0, tick, tick, Drawn::Frame);
                part.text(letters, Edge::Right(self.count_right), top, bold(self.size), count.clone());
                part.text(letters, Edge::Left(self.number_left), top, black(self.size), number.clone());
                part.lines(letters, self.name_left, top, self.width - self.name_left, black(self.size), name);
            }
            Entry::Finding(text) => part.lines(letters, 0.0, top, self.width, black(self.size), text),
        }
        let below = (part.height + top).max(self.row);
        part.line(0.0, below, self.width);
        part
    }
}
