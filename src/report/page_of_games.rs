//! Games between lists as one page of HTML: who wins against whom, in which turns, with which cards, and how to play the same again.

use maud::{Markup, PreEscaped, html};

use super::arena;
use super::best_of::BestOf;
use super::field::Field;
use super::impact;
use super::matches::Matches;
use super::modelled;
use super::page::{frame, measured};
use super::picture::{games, svg};
use super::run::{Counts, Piece, Run};
use super::sentence;
use super::what_if::Tried;
use crate::language::{Lang, Message, say};
use crate::shown;

/// Width of a picture of its own.
const PICTURE: f64 = 480.0;

/// What a page is made of.
struct Content {
    title: Message,
    sentences: Vec<Message>,
    rows: Vec<Vec<String>>,
    endings: Vec<Message>,
    /// Tables of cards, each with what it is of.
    cards: Vec<(Message, Vec<Vec<String>>)>,
    played: (u64, u64),
}

/// The page; `again` is the command that gives the same, where one does.
pub fn html(run: &Run, again: Option<&str>, lang: Lang) -> String {
    let content = match &run.counts {
        Counts::Match(met) => of_match(&Matches { run, met }, lang),
        Counts::Field(met) => of_field(&Field { run, met }, lang),
        Counts::Swap(counted) => of_swaps(&Tried::dueled(run, counted), lang),
        Counts::SwapAlone(counted) => of_swaps(&Tried::alone(run, counted), lang),
        Counts::Arena(pieces) => of_players(run, pieces, lang),
        Counts::BestOf(series) => of_matches(&BestOf { run, series }, lang),
    };
    let heading = run.names().next().map(shown::line).unwrap_or_default();
    let said = |message: &Message| sentence(&message.text(lang));
    let body = html! {
        h1 { (heading) }
        p { (said(&content.title)) "." }
        @for warning in run.parts.warnings(run.broken_off) { p.call { (warning.text(lang)) "." } }
        ul { @for sentence in &content.sentences { li { (said(sentence)) } } }
        div.pictures {
            @for picture in games::table(run, lang).into_iter().chain(games::turns(run, PICTURE, lang)) {
                (PreEscaped(svg::inline(&picture)))
            }
        }
        h2 { (say!("page-numbers").text(lang)) }
        (table(&content.rows, &say!("page-numbers").text(lang)))
        @for ending in &content.endings { p.quiet.small { (said(ending)) } }
        @if !content.cards.is_empty() {
            h2 { (say!("page-cards").text(lang)) }
            p.call { (say!("impact-correlation").text(lang)) }
            @for (title, rows) in &content.cards {
                p { (said(title)) }
                (table(rows, &say!("page-cards").text(lang)))
            }
        }
        h2 { (say!("page-modelled").text(lang)) }
        @for line in modelled::lines(&run.told(), lang).lines() { p { (line) } }
        @if let Some(again) = again {
            h2 { (say!("page-again").text(lang)) }
            pre { (shown::line(again)) }
        }
        p.quiet.small { (measured(content.played, run.seconds, lang)) }
    };
    frame(&content.title.text(lang), &body, lang)
}

/// A table, which is scrolled where it is too wide; the first column is words.
fn table(rows: &[Vec<String>], of: &str) -> Markup {
    let Some((head, rows)) = rows.split_first() else { return html! {} };
    html! {
        div.scroll role="region" aria-label=(of) tabindex="0" {
            table {
                thead {
                    tr {
                        @for (at, cell) in head.iter().enumerate() {
                            @if at == 0 { th.words scope="col" { (cell) } } @else { th scope="col" { (cell) } }
                        }
                    }
                }
                tbody {
                    @for row in rows {
                        tr {
                            @for (at, cell) in row.iter().enumerate() {
                                @if at == 0 { th.words scope="row" { (shown::line(cell)) } } @else { td { (shown::line(cell)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The tables of what goes with a win.
fn cards(told: &[impact::Told<'_>], lang: Lang) -> Vec<(Message, Vec<Vec<String>>)> {
    told.iter().flat_map(|told| told.tables(lang).map(|rows| (told.title(), rows))).collect()
}

fn of_match(played: &Matches<'_>, lang: Lang) -> Content {
    let counted = played.counted();
    Content {
        title: played.title(),
        sentences: Vec::new(),
        rows: played.table(lang),
        endings: vec![say!("match-grid-told")],
        cards: cards(&played.impacts(&counted), lang),
        played: (played.total(|tally| tally.games), played.total(|tally| tally.decisions)),
    }
}

fn of_field(field: &Field<'_>, lang: Lang) -> Content {
    let impact = field.impact();
    Content {
        title: field.title(),
        sentences: field.sentences(),
        rows: field.rows(lang),
        endings: vec![say!("field-told")],
        cards: cards(field.impact_told(impact.as_ref()).as_slice(), lang),
        played: (field.games(), field.met.iter().map(|met| met.tally.decisions).sum()),
    }
}

fn of_matches(best: &BestOf<'_>, lang: Lang) -> Content {
    let [_, games, decisions] = best.sums();
    Content {
        title: best.title(),
        sentences: best.sentences(),
        rows: best.rows(lang),
        endings: vec![say!("best-of-told")],
        cards: Vec::new(),
        played: (games, decisions),
    }
}

fn of_players(run: &Run, pieces: &[Piece], lang: Lang) -> Content {
    let (scores, measured) = arena::measured(run, pieces);
    let [a, b] = [&run.played.players[0], &run.played.players[1]];
    let shares = scores.by_list(&measured.matchups, measured.lists.len());
    let head = vec![say!("field-list").text(lang), a.clone(), b.clone()];
    let rows = measured.lists.iter().zip(&shares);
    let row = |(list, shares): (&&str, &Option<[f64; 2]>)| {
        let shares =
            shares.map_or(["–".to_owned(), "–".to_owned()], |of| of.map(|share| format!("{:.1}", share * 100.0)));
        std::iter::once((*list).to_owned()).chain(shares).collect()
    };
    let text = arena::human([a, b], &scores, &measured, lang);
    let mut lines = text.lines().map(|line| Message::from(line.trim().to_owned()));
    Content {
        title: lines.next().unwrap_or_else(|| say!("what-if-nothing")),
        sentences: lines.collect(),
        rows: std::iter::once(head).chain(rows.map(row)).collect(),
        endings: Vec::new(),
        cards: Vec::new(),
        played: (scores.games(), scores.decisions),
    }
}

fn of_swaps(tried: &Tried<'_>, lang: Lang) -> Content {
    Content {
        title: tried.title(),
        sentences: Vec::new(),
        rows: tried.rows(lang),
        endings: vec![say!("what-if-told")],
        cards: Vec::new(),
        played: (tried.games(), tried.decisions),
    }
}
