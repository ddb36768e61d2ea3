//! Win tables as heat maps: who wins how often against whom.

use super::{Anchor, LETTER, LINE, MARGIN, Picture, Shape, Tone};
use crate::language::{Lang, Message, say};
use crate::report::best_of::{BestOf, of_game};
use crate::report::field::{Field, seated};
use crate::report::figures;
use crate::report::matches::Matches;
use crate::sim::duel::Met;
use crate::sim::stats::Estimate;

/// Width of a cell.
const WIDE: f64 = 58.0;
/// Height of a cell.
const HIGH: f64 = 40.0;
/// Letters of a name beside the cells.
const NAME: usize = 40;
/// Least width of the picture: that of the scale, and of sentences that can be read.
const LEAST: f64 = 440.0;
/// Above the cells: the numbers of the columns.
const HEAD: f64 = 40.0;

/// What stands in a cell: a share, and what is said of it; nothing where there is none.
type Cell<'a> = &'a dyn Fn(usize, usize) -> Option<(Estimate, String)>;

/// A table of shares: what it is called and what is said above it, its rows, its columns, and what stands in its cells. One
/// column stands apart.
struct Grid<'a> {
    title: Message,
    sentences: Vec<Message>,
    rows: Vec<String>,
    columns: Vec<String>,
    apart: usize,
    cell: Cell<'a>,
}

impl Grid<'_> {
    fn draw(self, lang: Lang) -> Picture {
        let Self { title, sentences, rows, columns, apart, cell } = self;
        let longest = rows.iter().map(|name| textwrap::core::display_width(name)).max().unwrap_or(0);
        let left = MARGIN + float(longest) * LETTER + 8.0;
        let width = (left + float(columns.len()) * WIDE + 8.0 + MARGIN).max(LEAST);
        let title = title.text(lang);
        let mut picture = Picture::new(title.clone(), width, 0.0);
        picture.heading((MARGIN, 26.0), title);
        let top = picture.sentences(30.0, sentences, lang) + HEAD;
        let x = |column: usize| left + float(column) * WIDE + if column >= apart { 8.0 } else { 0.0 };
        for (column, label) in columns.iter().enumerate() {
            picture.text((x(column) + WIDE / 2.0, top - 8.0), label, Anchor::Middle, Tone::Muted);
        }
        for (row, name) in rows.iter().enumerate() {
            let y = top + float(row) * HIGH;
            picture.text((MARGIN, y + HIGH / 2.0 + 4.0), name, Anchor::Start, Tone::Ink);
            (0..columns.len()).for_each(|column| share(&mut picture, (x(column), y), cell(row, column)));
        }
        let below = top + float(rows.len()) * HIGH;
        scale(&mut picture, below + 18.0);
        picture.height = below + 18.0 + 14.0 + LINE + MARGIN;
        picture
    }
}

/// What is said of a pairing.
fn pairing(row: &str, column: &str, of: Estimate, lang: Lang) -> (Estimate, String) {
    let [share, interval] = figures::share(of);
    (of, say!("picture-pairing", row = row, column = column, share = share, interval = interval).text(lang))
}

/// Each list against each.
pub fn table(played: &Matches<'_>, lang: Lang) -> Picture {
    let lists = played.run.played.lists.len();
    let names = (1_usize..).zip(played.run.names());
    let all = say!("match-all").text(lang);
    let cell = |row: usize, column: usize| {
        let against = (column < lists).then_some(column);
        let share = (column != row).then(|| played.share(row, against)).flatten()?;
        Some(pairing(played.name(row), against.map_or(all.as_str(), |list| played.name(list)), share, lang))
    };
    let grid = Grid {
        title: say!("picture-who"),
        sentences: [played.title(), say!("picture-who-told")].into_iter().chain(played.endings()).collect(),
        rows: names.map(|(at, name)| format!("{at} {}", super::shortened(name, NAME))).collect(),
        columns: (1..=lists).map(|at| at.to_string()).chain([all.clone()]).collect(),
        apart: lists,
        cell: &cell,
    };
    grid.draw(lang)
}

/// A deck against the lists of a field, from the best pairing to the worst: in all games, going first, and going second. The field
/// as a whole stands below.
pub fn field(field: &Field<'_>, lang: Lang) -> Picture {
    let ranked = field.ranked();
    let heads = [say!("field-wins"), say!("field-first"), say!("field-second")].map(|head| head.text(lang));
    let all = say!("picture-field-all").text(lang);
    let cell = |row: usize, column: usize| {
        let of = |met: &Met| match column {
            0 => met.share(),
            seat => seated(met.seated[seat - 1]),
        };
        let list = ranked.get(row).map(|(list, _)| list);
        let share = list.map_or_else(|| field.all(of), |list| of(list.met))?;
        let name = list.map_or(all.as_str(), |list| list.name);
        Some(pairing(field.deck(), &format!("{name}, {}", heads[column]), share, lang))
    };
    let names = ranked.iter().map(|(list, _)| super::shortened(list.name, NAME));
    let warnings = field.run.parts.warnings(field.run.broken_off);
    let grid = Grid {
        title: say!("picture-who"),
        sentences: [field.title(), say!("picture-field-told")].into_iter().chain(warnings).collect(),
        rows: names.chain([all.clone()]).collect(),
        columns: heads.to_vec(),
        apart: 1,
        cell: &cell,
    };
    grid.draw(lang)
}

/// Pairings, each with the matches that its first list wins, and its first games.
pub fn matches(best: &BestOf<'_>, lang: Lang) -> Picture {
    let pairs: Vec<_> = best.pairs().collect();
    let against = |at: usize| say!("best-of-against", a = pairs[at].a, b = pairs[at].b).text(lang);
    let heads = [say!("picture-matches"), say!("best-of-nth", game = 1)].map(|head| head.text(lang));
    let cell = |row: usize, column: usize| {
        let series = pairs[row].series;
        let share = if column == 0 { series.share() } else { series.games.first().and_then(of_game) };
        Some(pairing(&against(row), &heads[column], share?, lang))
    };
    let warnings = best.run.parts.warnings(best.run.broken_off);
    let grid = Grid {
        title: say!("picture-who"),
        sentences: [best.title(), say!("picture-matches-told")].into_iter().chain(warnings).collect(),
        rows: (0..pairs.len()).map(|at| super::shortened(&against(at), NAME)).collect(),
        columns: heads.to_vec(),
        apart: 1,
        cell: &cell,
    };
    grid.draw(lang)
}

/// One pairing: its color, the share, and half of its interval.
fn share(picture: &mut Picture, (x, y): (f64, f64), share: Option<(Estimate, String)>) {
    let middle = x + WIDE / 2.0;
    let Some((estimate, said)) = share else {
        picture.text((middle, y + HIGH / 2.0 + 4.0), "-", Anchor::Middle, Tone::Muted);
        return;
    };
    let percent = percent(estimate.value);
    picture.shapes.push(Shape::Box((x + 1.0, y + 1.0), WIDE - 2.0, HIGH - 2.0, Tone::Share(percent), Some(said)));
    let ink = Tone::OnShare(percent);
    picture.text((middle, y + 17.0), format!("{:.1}", estimate.value * 100.0), Anchor::Middle, ink);
    picture.text((middle, y + 33.0), format!("±{:.1}", estimate.half() * 100.0), Anchor::Middle, ink);
}

/// What the colors mean.
fn scale(picture: &mut Picture, y: f64) {
    const STEPS: u8 = 20;
    for step in 0..STEPS {
        let at = (MARGIN + f64::from(step) * 10.0, y);
        picture.shapes.push(Shape::Box(at, 10.0, 12.0, Tone::Share(step * 5 + 2), None));
    }
    for (percent, anchor) in [(0_u8, Anchor::Start), (50, Anchor::Middle), (100, Anchor::End)] {
        let x = MARGIN + f64::from(percent) * f64::from(STEPS) / 10.0;
        picture.text((x, y + 14.0 + LINE - 4.0), format!("{percent} %"), anchor, Tone::Muted);
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share is from 0 to 1")]
fn percent(share: f64) -> u8 {
    (share * 100.0).round() as u8
}

#[expect(clippy::cast_precision_loss, reason = "lists are few")]
fn float(n: usize) -> f64 {
    n as f64
}
