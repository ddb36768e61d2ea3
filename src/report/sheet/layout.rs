//! Where everything stands: a head and a foot on the first page, and between them the sections, in one column where that
//! is enough for one page, else in two columns on as many pages as it takes.

use super::content::{Content, Group};
use super::letters::{LINE, Letters};
use super::setting::{self, Edge, GAP, Measures, Part, black, bold, gray};
use super::{Area, Element, Page, Paper, Role, points};
use crate::language::say;
use crate::report::qr::{Modules, QUIET};

/// Free space around a page: printers leave the outermost 5 mm white.
pub(super) const MARGIN: f32 = 40.0;
/// Room for the page number below everything else.
const FOOT: f32 = 16.0;
/// Side of the code with its quiet zone, at least.
const CODE: f32 = 108.0;
/// Side of a module, at least: 0.4 mm, which a telephone can read.
const MODULE: f32 = 1.15;
/// Free space before a section.
const BEFORE: f32 = 9.0;
/// Free space above the last fields: a signature takes more than a line of type.
const SIGNATURE: f32 = 22.0;

/// How many columns there are, with their size of type and their room for a line.
const ROOMY: (u8, (f32, f32)) = (1, (10.5, 17.0));
const NARROW: (u8, (f32, f32)) = (2, (9.0, 13.5));

/// The pages of a sheet.
pub(super) fn pages(content: &Content, code: Option<Modules>, paper: Paper, letters: &Letters) -> Vec<Page> {
    let (width, height) = paper.size();
    let inner = Area { left: MARGIN, top: MARGIN, width: width - 2.0 * MARGIN, height: height - 2.0 * MARGIN - FOOT };
    let (head, top) = head(content, code, inner, letters);
    let judge = setting::fields(letters, &content.judge, inner.width);
    let bottom = inner.bottom() - judge.height;
    let first = Area { top, height: bottom - SIGNATURE - top, ..inner };
    let mut pages = pour(content, ROOMY, first, inner, letters);
    if pages.len() > 1 {
        pages = pour(content, NARROW, first, inner, letters);
    }
    if let Some(page) = pages.first_mut() {
        page.elements.splice(0..0, head);
        page.elements.push(judge.at(inner.left, bottom));
    }
    number(&mut pages, content, inner, letters);
    pages
}

/// Title, fields, code, verdict; and where the room below them begins.
fn head(content: &Content, code: Option<Modules>, inner: Area, letters: &Letters) -> (Vec<Element>, f32) {
    let mut elements = Vec::new();
    let mut top = inner.top;
    let mut width = inner.width;
    let mut code_bottom = top;
    let code = code.map(|code| {
        let mut part = Part::new(Role::Code);
        let side = CODE.max(points(code.side() + 2 * QUIET) * MODULE);
        part.code(side, code);
        part.text(letters, Edge::Right(side), side, gray(7.0), say!("sheet-code").text(content.lang));
        width -= side + GAP;
        code_bottom += part.height;
        part.at(inner.right() - side, inner.top)
    });
    let mut put = |part: Part, after: f32| {
        let height = part.height;
        elements.push(part.at(inner.left, top));
        top += height + after;
    };
    put(setting::paragraph(letters, Role::Title, bold(18.0), width, &say!("sheet-title").text(content.lang)), 4.0);
    for fields in &content.fields {
        put(setting::fields(letters, fields, width), 6.0);
    }
    elements.extend(code);
    top = top.max(code_bottom) + 8.0;
    let told =
        [(bold(12.0), &content.verdict, 2.0), (black(9.5), &content.edition, 1.0), (black(9.5), &content.totals, 12.0)];
    for (style, text, after) in told {
        let part = setting::paragraph(letters, Role::Paragraph, style, inner.width, text);
        let height = part.height;
        elements.push(part.at(inner.left, top));
        top += height + after;
    }
    (elements, top)
}

/// The groups, one behind the other, column by column, page by page.
fn pour(content: &Content, (columns, set): (u8, (f32, f32)), first: Area, rest: Area, letters: &Letters) -> Vec<Page> {
    let width = (first.width - GAP * f32::from(columns - 1)) / f32::from(columns);
    let measures = Measures::new(letters, content, set, width);
    let mut pour =
        Pouring { columns, width, rest, pages: vec![Page::default()], area: first, column: 0, top: first.top };
    for group in &content.groups {
        pour.group(group, &measures, letters);
    }
    pour.pages
}

/// How far the groups have come.
struct Pouring {
    columns: u8,
    width: f32,
    /// The room on every page but the first.
    rest: Area,
    pages: Vec<Page>,
    /// The room on this page.
    area: Area,
    /// The column under way, from 0.
    column: u8,
    /// Where the next part goes.
    top: f32,
}

impl Pouring {
    /// A group; its title never stands alone at the end of a column, and comes again in the next.
    fn group(&mut self, group: &Group, measures: &Measures, letters: &Letters) {
        let heading = measures.heading(letters, group, true);
        let entries: Vec<Part> = group.entries.iter().map(|entry| measures.entry(letters, entry)).collect();
        if self.top > self.area.top {
            self.top += BEFORE;
        }
        if !self.has_room(heading.height + entries.first().map_or(0.0, |entry| entry.height)) {
            self.next_column();
        }
        self.put(heading);
        for entry in entries {
            if !self.has_room(entry.height) {
                self.next_column();
                self.put(measures.heading(letters, group, false));
            }
            self.put(entry);
        }
    }

    fn has_room(&self, height: f32) -> bool {
        self.top + height <= self.area.bottom()
    }

    fn next_column(&mut self) {
        self.column += 1;
        if self.column == self.columns {
            (self.column, self.area) = (0, self.rest);
            self.pages.push(Page::default());
        }
        self.top = self.area.top;
    }

    fn put(&mut self, part: Part) {
        let left = self.area.left + f32::from(self.column) * (self.width + GAP);
        let height = part.height;
        // There is a page from the beginning.
        if let Some(page) = self.pages.last_mut() {
            page.elements.push(part.at(left, self.top));
        }
        self.top += height;
    }
}

/// Where there are several pages, each says which it is, and whose.
fn number(pages: &mut [Page], content: &Content, inner: Area, letters: &Letters) {
    let all = pages.len();
    if all < 2 {
        return;
    }
    let style = gray(8.0);
    for (page, number) in pages.iter_mut().zip(1_usize..) {
        let mut part = Part::new(Role::Aside);
        let number = say!("sheet-page", number = number, all = all).text(content.lang);
        let room = inner.width - letters.width(&number, style.face, style.size) - GAP;
        // One line: what is longer is said in full by the fields.
        let owner = letters.wrap(&content.owner, style.face, style.size, room).swap_remove(0);
        part.text(letters, Edge::Left(0.0), 0.0, style, owner);
        part.text(letters, Edge::Right(inner.width), 0.0, style, number);
        page.elements.push(part.at(inner.left, inner.bottom() + FOOT - style.size * LINE));
    }
}
