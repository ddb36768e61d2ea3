//! Draws a sheet as PDF. Fonts are embedded with the letters in use; there is no clock and no chance in it, so the same
//! sheet is the same bytes.

use std::num::NonZeroU16;

use krilla::Document;
use krilla::color::luma;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ContentTag, ListNumbering, Node, SpanTag, Tag, TagGroup, TagTree};
use krilla::text::{Font, GlyphId, KrillaGlyph};

use super::letters::{self, BASELINE, Letters};
use super::{Area, Drawn, Element, Face, Ink, Placed, Role, Sheet, Text, points};
use crate::language::{Lang, Message, say};
use crate::report::qr::{Modules, QUIET};

/// Why a sheet is not written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct Unwritten(Message);

impl Unwritten {
    /// The same in a sentence.
    pub fn message(&self) -> Message {
        say!("sheet-no-pdf", why = &self.0)
    }
}

/// Width of lines, in points.
const THIN: f32 = 0.5;

pub(super) fn write(sheet: &Sheet) -> Result<Vec<u8>, Unwritten> {
    let mut document = Document::new();
    let creator = format!("scouter {}", env!("CARGO_PKG_VERSION"));
    document.set_metadata(
        Metadata::new().title(sheet.title.clone()).language(sheet.lang.tag().to_owned()).creator(creator),
    );
    let (width, height) = sheet.paper.size();
    let fonts = Fonts::new();
    let mut tags = Tags { lang: sheet.lang, ..Tags::default() };
    for page in &sheet.pages {
        let settings = PageSettings::from_wh(width, height).ok_or_else(|| Unwritten(say!("sheet-paper")))?;
        let mut drawn = document.start_page_with(settings);
        let mut surface = drawn.surface();
        for element in &page.elements {
            let content = draw(element, &fonts, &mut surface);
            tags.push(element, content);
        }
        surface.finish();
        drawn.finish();
    }
    document.set_tag_tree(tags.tree());
    document.finish().map_err(|error| Unwritten(Message::from(error.to_string())))
}

/// Both faces, as the writer and as the layout know them.
struct Fonts {
    regular: Font,
    bold: Font,
    letters: Letters,
}

impl Fonts {
    fn new() -> Self {
        let font = |face| Font::new(letters::bytes(face).into(), 0).expect("the embedded font is one");
        Self { regular: font(Face::Regular), bold: font(Face::Bold), letters: Letters::new() }
    }

    fn face(&self, face: Face) -> Font {
        match face {
            Face::Regular => self.regular.clone(),
            Face::Bold => self.bold.clone(),
        }
    }
}

/// What the document is to readers that do not see it.
#[derive(Default)]
struct Tags {
    whole: Vec<TagGroup>,
    /// Entries that follow one another.
    list: Vec<Node>,
    lang: Lang,
}

impl Tags {
    fn push(&mut self, element: &Element, content: Vec<Node>) {
        let level = |level: u16| {
            let text = element.boxes.iter().find_map(|placed| match &placed.drawn {
                Drawn::Text(text) => Some(text.text.clone()),
                Drawn::Line | Drawn::Frame | Drawn::Code(_) => None,
            });
            Tag::Hn(NonZeroU16::new(level).unwrap_or(NonZeroU16::MIN), text)
        };
        let group = match element.role {
            Role::Entry => {
                let body = TagGroup::with_children(Tag::LBody, content);
                self.list.push(TagGroup::with_children(Tag::LI, vec![body.into()]).into());
                return;
            }
            Role::Aside => return,
            Role::Title => TagGroup::with_children(level(1), content),
            Role::Heading => TagGroup::with_children(level(2), content),
            Role::Paragraph => TagGroup::with_children(Tag::P, content),
            Role::Code => TagGroup::with_children(Tag::Figure(Some(say!("sheet-code-told").text(self.lang))), content),
        };
        self.end_list();
        self.whole.push(group);
    }

    fn end_list(&mut self) {
        if !self.list.is_empty() {
            let entries = std::mem::take(&mut self.list);
            self.whole.push(TagGroup::with_children(Tag::L(ListNumbering::None), entries));
        }
    }

    fn tree(mut self) -> TagTree {
        self.end_list();
        let mut tree = TagTree::new().with_lang(Some(self.lang.tag().to_owned()));
        self.whole.into_iter().for_each(|group| tree.push(group));
        tree
    }
}

/// Draws what belongs together; gives the parts of it that have a meaning.
fn draw(element: &Element, fonts: &Fonts, surface: &mut Surface<'_>) -> Vec<Node> {
    let mut content = Vec::new();
    for Placed { area, drawn } in &element.boxes {
        let tag = match (drawn, element.role) {
            (Drawn::Line | Drawn::Frame, _) | (_, Role::Aside) => ContentTag::Artifact(Artifact::default()),
            (Drawn::Text(_), _) => ContentTag::Span(SpanTag::empty()),
            (Drawn::Code(_), _) => ContentTag::Other,
        };
        let has_meaning = !matches!(tag, ContentTag::Artifact(_));
        let part = surface.start_tagged(tag);
        match drawn {
            Drawn::Text(text) => write_text(text, area, fonts, surface),
            Drawn::Line => line(area, surface),
            Drawn::Frame => frame(area, surface),
            Drawn::Code(modules) => code(modules, area, surface),
        }
        surface.end_tagged();
        if has_meaning {
            content.push(part.into());
        }
    }
    content
}

fn ink(ink: Ink) -> Fill {
    let gray = match ink {
        Ink::Black => 0,
        Ink::Gray => 96,
    };
    Fill { paint: luma::Color::new(gray).into(), opacity: NormalizedF32::ONE, ..Fill::default() }
}

fn thin(gray: u8) -> Stroke {
    Stroke { paint: luma::Color::new(gray).into(), width: THIN, ..Stroke::default() }
}

fn write_text(text: &Text, area: &Area, fonts: &Fonts, surface: &mut Surface<'_>) {
    surface.set_fill(Some(ink(text.ink)));
    surface.set_stroke(None);
    // Who copies or searches the text finds words parted by blanks, not by their places.
    let written = text.text.clone() + " ";
    let glyphs: Vec<KrillaGlyph> = written
        .char_indices()
        .map(|(at, character)| {
            let (glyph, width) = fonts.letters.glyph(character, text.face);
            let range = at..at + character.len_utf8();
            KrillaGlyph::new(GlyphId::new(glyph.to_u32()), width, 0.0, 0.0, 0.0, range, None)
        })
        .collect();
    let start = Point::from_xy(area.left, area.top + text.size * BASELINE);
    surface.draw_glyphs(start, &glyphs, fonts.face(text.face), &written, text.size, false);
}

fn line(area: &Area, surface: &mut Surface<'_>) {
    let mut path = PathBuilder::new();
    path.move_to(area.left, area.top);
    path.line_to(area.right(), area.top);
    surface.set_fill(None);
    surface.set_stroke(Some(thin(150)));
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}

fn frame(area: &Area, surface: &mut Surface<'_>) {
    let mut path = PathBuilder::new();
    if let Some(rect) = Rect::from_xywh(area.left, area.top, area.width, area.height) {
        path.push_rect(rect);
    }
    surface.set_fill(None);
    surface.set_stroke(Some(thin(60)));
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}

/// The dark modules of a code, those that touch in a row as one: seams between them could be seen.
fn code(modules: &Modules, area: &Area, surface: &mut Surface<'_>) {
    let module = area.width / points(modules.side() + 2 * QUIET);
    let mut path = PathBuilder::new();
    for row in 0..modules.side() {
        let mut column = 0;
        while column < modules.side() {
            let length = (column..modules.side()).take_while(|column| modules.is_dark(*column, row)).count();
            let [left, top] = [area.left, area.top].map(|edge| edge + points(QUIET) * module);
            let (left, top) = (left + points(column) * module, top + points(row) * module);
            // A light module is no rectangle.
            if let Some(rect) = Rect::from_xywh(left, top, points(length) * module, module).filter(|_| length > 0) {
                path.push_rect(rect);
            }
            column += length.max(1);
        }
    }
    surface.set_fill(Some(ink(Ink::Black)));
    surface.set_stroke(None);
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}
