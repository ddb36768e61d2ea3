//! The chance to have drawn a card, by turn and by copies, as lines.

use super::chart::{Axes, Chart};
use super::{Picture, Shape, Tone};
use crate::language::{Lang, say};
use crate::report::drawn::Copies;

/// The tones of the lines. Of more numbers of copies the largest are drawn.
const TONES: [Tone; 4] = [Tone::First, Tone::Second, Tone::Third, Tone::Rest];

/// A line for each number of copies.
pub fn by_copies(chances: &[Copies], width: f64, lang: Lang) -> Picture {
    let turns = chances.iter().map(|of| of.by_turn.len()).max().unwrap_or(0);
    let labels: Vec<String> = (0..turns).map(|turn| turn.to_string()).collect();
    let mut chart = Chart::new(
        &Axes {
            title: &say!("picture-chance").text(lang),
            values: &say!("picture-chance-values").text(lang),
            slots: &say!("picture-chance-turn").text(lang),
            labels: &labels,
            most: 100.0,
            parts: false,
        },
        width,
    );
    let words: Vec<String> = chances.iter().map(|of| of.copies.to_string()).collect();
    let entries: Vec<(Tone, &str)> = TONES.into_iter().zip(words.iter().map(String::as_str)).collect();
    chart.legend(&entries);
    for (of, tone) in chances.iter().zip(TONES) {
        let points: Vec<_> = of.by_turn.iter().enumerate().map(|(turn, p)| chart.point(turn, p * 100.0)).collect();
        chart.picture.shapes.push(Shape::Line(points.clone(), 2.0, tone));
        for ((turn, p), at) in of.by_turn.iter().enumerate().zip(points) {
            let share = format!("{:.1}", p * 100.0);
            let said = say!("picture-chance-point", copies = of.copies, turn = turn, share = share).text(lang);
            chart.picture.shapes.push(Shape::Dot(at, 3.0, tone, Some(said)));
        }
    }
    chart.picture
}
