//! A picture as SVG: one shape a line, colors in a style sheet, so that it is light or dark as its reader wishes.

use std::fmt::Write as _;

use super::{Anchor, Picture, Point, Rgb, Shape, TEXT, Tone, Weight};
use crate::shown;

/// The colors of the tones, for a file of its own or for a page that holds pictures. On paper they are the light ones.
pub fn style() -> String {
    let color = |(r, g, b): Rgb| format!("#{r:02x}{g:02x}{b:02x}");
    let tones = |dark: usize| {
        let mut out = String::new();
        for tone in Tone::NAMED {
            let (Some(class), color) = (tone.class(), color(tone.colors()[dark])) else { continue };
            // Writing to a string cannot fail.
            let _ = writeln!(out, ".{class}{{fill:{color}}} .line.{class}{{fill:none;stroke:{color}}}");
        }
        out
    };
    format!(
        "text{{font:{TEXT}px system-ui,sans-serif}} .bold{{font-weight:bold}} .line{{stroke-linejoin:round}}\n\
         {}@media screen and (prefers-color-scheme:dark){{\n{}}}\n",
        tones(0),
        tones(1)
    )
}

/// A file of its own.
pub fn file(picture: &Picture) -> String {
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}", element(picture, &style()))
}

/// A part of a page that has the [`style`] already.
pub fn inline(picture: &Picture) -> String {
    element(picture, "")
}

fn element(picture: &Picture, style: &str) -> String {
    let (width, height) = (number(picture.width), number(picture.height));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\">\n<title>{}</title>\n",
        escaped(&picture.title)
    );
    if !style.is_empty() {
        let _ = writeln!(out, "<style>\n{style}</style>");
    }
    let _ = writeln!(out, "<rect class=\"ground\" width=\"{width}\" height=\"{height}\"/>");
    for shape in &picture.shapes {
        write(shape, &mut out);
    }
    out.push_str("</svg>\n");
    out
}

fn write(shape: &Shape, out: &mut String) {
    // Writing to a string cannot fail.
    let _ = match shape {
        Shape::Box((x, y), width, height, tone, said) => {
            let [x, y, width, height] = [x, y, width, height].map(|value| number(*value));
            let tone = paint(*tone, "");
            writeln!(
                out,
                "<rect{tone} x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{}",
                end("rect", said.as_ref())
            )
        }
        Shape::Area(points, tone) => writeln!(out, "<path{} d=\"{}Z\"/>", paint(*tone, ""), path(points)),
        Shape::Line(points, width, tone) => {
            let (tone, width) = (paint(*tone, "line "), number(*width));
            writeln!(out, "<path{tone} stroke-width=\"{width}\" d=\"{}\"/>", path(points))
        }
        Shape::Dot((x, y), radius, tone, said) => {
            let [x, y, radius] = [x, y, radius].map(|value| number(*value));
            let tone = paint(*tone, "");
            writeln!(out, "<circle{tone} cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{}", end("circle", said.as_ref()))
        }
        Shape::Text((x, y), text, anchor, tone, weight) => {
            let anchor = match anchor {
                Anchor::Start => "",
                Anchor::Middle => " text-anchor=\"middle\"",
                Anchor::End => " text-anchor=\"end\"",
            };
            let tone = match weight {
                Weight::Regular => paint(*tone, ""),
                Weight::Bold => paint(*tone, "bold "),
            };
            let (x, y, text) = (number(*x), number(*y), escaped(text));
            writeln!(out, "<text{tone} x=\"{x}\" y=\"{y}\"{anchor}>{text}</text>")
        }
    };
}

/// The attributes that color a shape.
fn paint(tone: Tone, more: &str) -> String {
    if let Some(class) = tone.class() {
        return format!(" class=\"{more}{class}\"");
    }
    let [(r, g, b), _] = tone.colors();
    let more = more.trim_end();
    let class = if more.is_empty() { String::new() } else { format!(" class=\"{more}\"") };
    format!("{class} fill=\"#{r:02x}{g:02x}{b:02x}\"")
}

/// The end of an element that may say something of itself.
fn end(name: &str, said: Option<&String>) -> String {
    said.map_or_else(|| "/>".to_owned(), |said| format!("><title>{}</title></{name}>", escaped(said)))
}

fn path(points: &[Point]) -> String {
    let points: Vec<String> = points.iter().map(|(x, y)| format!("{} {}", number(*x), number(*y))).collect();
    format!("M{}", points.join("L"))
}

/// A tenth of a unit is enough.
fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Text that is nothing but text.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in shown::line(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_user_calls_things_stays_text() {
        let mut picture = Picture::new("<script>&\u{1b}", 10.0, 10.0);
        picture.text((1.0, 2.0), "</text>\"", Anchor::Start, Tone::Ink);
        let written = file(&picture);
        assert!(written.contains("<title>&lt;script&gt;&amp;&lt;U+001B&gt;</title>"), "{written}");
        assert!(written.contains(">&lt;/text&gt;&quot;</text>"), "{written}");
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([1.0, -0.01, 2.25, 100.06].map(number), ["1", "0", "2.2", "100.1"]);
    }
}
