//! A goldfish run as one page of HTML: the deck, whether it is legal, how much of it is modelled, what it does by which
//! turn, and how to play the same again. It needs no network and no script, and forbids both.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::deck;
use super::drawn::{self, Copies};
use super::figures;
use super::goldfish::{Goldfish, headings};
use super::human::rule_text;
use super::modelled::Named;
use super::picture::{self, svg};
use super::{Checked, counted, sentence, title};
use crate::card::Section;
use crate::language::{Argument, Lang, Message, say};
use crate::legality::{Finding, Verdict, profile::Curve, resolve::Resolved};
use crate::shown;

/// How the page looks: on a screen, light and dark, on a telephone, on paper.
const STYLE: &str = include_str!("page.css");
/// Width of a picture: that of a telephone.
const PICTURE: f64 = 360.0;

/// What the page tells.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// The deck, and what was found in it.
    pub checked: Checked<'a>,
    /// How much is modelled of it, and of the list against it.
    pub modelled: &'a [Named<'a>],
    /// What it did.
    pub goldfish: &'a Goldfish,
    /// The command that gives the same again.
    pub again: &'a str,
}

/// The page.
pub fn html(page: &Page<'_>) -> String {
    let Page { checked, modelled, goldfish, again } = page;
    let named = checked.outcome.context.reading.deck.name.as_deref();
    let name = shown::line(named.unwrap_or(checked.source));
    let curve = Curve::of(&checked.outcome.context);
    let chances = drawn::by_copies(&checked.outcome.context, goldfish.played.first, goldfish.played.own_turns);
    let lang = checked.lang;
    let pictures = [picture::goldfish::damage, picture::goldfish::wins];
    let pictures = pictures.map(|picture| svg::inline(&picture(goldfish, PICTURE, lang)));
    let markup = html! {
        (DOCTYPE)
        html lang=(lang.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'";
                title { (say!("picture-alone", deck = name.as_ref()).text(lang)) }
                style { (PreEscaped(STYLE)) (PreEscaped(svg::style())) }
            }
            body {
                main {
                    h1 { (name) }
                    @if named.is_some() { p.quiet.small { (shown::line(checked.source)) } }
                    p { (goldfish.title().text(lang)) "." }
                    @for warning in goldfish.warnings() { p.call { (warning.text(lang)) "." } }
                    h2 { (say!("page-check").text(lang)) }
                    (verdict(checked))
                    h2 { (say!("page-modelled").text(lang)) }
                    @for (name, modelled) in *modelled {
                        p { (say!("modelled-of", deck = *name, modelled = modelled.message()).text(lang)) "." }
                    }
                    @if modelled.iter().any(|(_, modelled)| !modelled.is_whole()) {
                        p.quiet.small { (say!("page-left-out").text(lang)) }
                    }
                    h2 { (say!("page-turns").text(lang)) }
                    (turns(goldfish, lang))
                    ul { @for end in goldfish.ends() { li { (end.text(lang)) } } }
                    div.pictures {
                        @for picture in pictures { (PreEscaped(picture)) }
                        (PreEscaped(svg::inline(&picture::goldfish::costs(&curve, PICTURE, lang))))
                        @if let Ok(chances) = &chances {
                            (PreEscaped(svg::inline(&picture::drawn::by_copies(chances, PICTURE, lang))))
                        }
                    }
                    h2 { (say!("picture-chance").text(lang)) }
                    @match &chances {
                        Ok(chances) => (drawn(chances, lang)),
                        Err(error) => p { (say!("page-unknown", reason = error.to_string()).text(lang)) },
                    }
                    h2 { (say!("page-deck").text(lang)) }
                    @for section in Section::ALL { (cards(checked, section)) }
                    h2 { (say!("page-again").text(lang)) }
                    pre { (shown::line(again)) }
                    p.quiet.small { (measured(goldfish, lang)) }
                }
            }
        }
    };
    shown::markup(&(markup.into_string() + "\n")).into_owned()
}

/// Whether the deck is legal, and everything found.
fn verdict(checked: &Checked<'_>) -> Markup {
    let outcome = checked.outcome;
    let class = match outcome.verdict {
        Verdict::Legal => "legal",
        Verdict::Incomplete => "incomplete",
        Verdict::Illegal => "illegal",
    };
    let counts = checked.counts().filter(|(section, _)| *section != Section::Leader);
    let counts = counts.map(|(section, count)| say!("sheet-part", section = section.id(), count = count));
    let counts = Argument::list(counts, ", ");
    let tally = checked.tally().into_iter().filter(|(_, n)| *n > 0).map(|(severity, n)| counted(n, severity));
    let tally: Vec<Message> = tally.collect();
    let terms = checked.judged_by();
    let told = match tally.as_slice() {
        [] => say!("page-clean", terms = terms, counts = counts),
        _ => say!("page-found", terms = terms, counts = counts, tally = Argument::list(tally, ", ")),
    };
    html! {
        p {
            span.verdict.(class) { (sentence(&outcome.verdict.message().text(checked.lang))) }
            " " (told.text(checked.lang))
        }
        @if !outcome.findings.is_empty() {
            ul { @for one in &outcome.findings { (finding(checked, one)) } }
        }
    }
}

fn finding(checked: &Checked<'_>, finding: &Finding) -> Markup {
    let diagnostic = &finding.diagnostic;
    let class = match diagnostic.severity {
        crate::diagnostic::Severity::Error => "error",
        crate::diagnostic::Severity::Warning => "warning",
        crate::diagnostic::Severity::Note => "quiet",
    };
    let said = |message: &Message| message.text(checked.lang);
    html! {
        li {
            span.(class) { (diagnostic.code) " " (finding.check.name) } ": " (said(&diagnostic.message))
            @if let Some(span) = diagnostic.span { " " (said(&say!("page-line", line = checked.place(span).line))) }
            @if let Some(rule) = &finding.rule {
                div.quiet.small { (said(&say!("page-rule", rule = rule_text(checked, rule)))) }
            }
            @for note in &diagnostic.notes { div.quiet.small { (sentence(&said(note))) } }
            @if let Some(fix) = &diagnostic.fix { div.quiet.small { (said(&say!("page-help", help = &fix.help))) } }
        }
    }
}

/// The table of the turns, which is scrolled where it is too wide.
fn turns(goldfish: &Goldfish, lang: Lang) -> Markup {
    html! {
        div.scroll role="region" aria-label=(say!("page-turns").text(lang)) tabindex="0" {
            table.turns {
                thead { tr { @for heading in headings(lang) { th scope="col" { (heading) } } } }
                tbody {
                    @for row in goldfish.rows() {
                        tr {
                            @for (at, cell) in row.iter().enumerate() {
                                @if at == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
        p.quiet.small { (say!("goldfish-legend").text(lang)) }
    }
}

/// The exact chances, turn by turn.
fn drawn(chances: &[Copies], lang: Lang) -> Markup {
    let turns = chances.iter().map(|of| of.by_turn.len()).max().unwrap_or(0);
    html! {
        div.scroll role="region" aria-label=(say!("picture-chance").text(lang)) tabindex="0" {
            table.chances {
                thead {
                    tr { th scope="col" { (say!("page-by-turn").text(lang)) } @for turn in 0..turns { th scope="col" { (turn) } } }
                }
                tbody {
                    @for Copies { copies, cards, by_turn } in chances {
                        tr {
                            th.words scope="row" {
                                (say!("page-copies", copies = *copies, cards = *cards).text(lang))
                            }
                            @for chance in by_turn { td { (percent(*chance)) } }
                        }
                    }
                }
            }
        }
        p.quiet.small {
            (say!("page-chances").text(lang))
        }
    }
}

/// `41.2 %`; what is neither 0 nor 1 does not look like it.
fn percent(chance: f64) -> String {
    if (0.999_5..1.0).contains(&chance) { ">99.9 %".to_owned() } else { format!("{:.1} %", chance * 100.0) }
}

/// The cards of a section, as [`deck::show`] has them.
fn cards(checked: &Checked<'_>, section: Section) -> Markup {
    let context = &checked.outcome.context;
    let mut lines: Vec<&Resolved<'_>> = context.lines_in(&[section]).collect();
    lines.sort_by_key(|line| deck::sort_key(&line.entry.card));
    if lines.is_empty() {
        return html! {};
    }
    let lang = checked.lang;
    let head = |column: Message| sentence(&column.text(lang));
    html! {
        h3 { (title(context.ruleset.called(section), lang)) " (" (context.size(section)) ")" }
        table.deck {
            thead {
                tr {
                    th.n scope="col" { "#" }
                    th.words scope="col" { (head(say!("column-card"))) }
                    th.words scope="col" { (head(say!("column-name"))) }
                    th.words.far scope="col" { (head(say!("column-type"))) }
                    th.words scope="col" { (head(say!("column-cost"))) }
                    th.n.far scope="col" { (head(say!("column-power"))) }
                    th.words.far scope="col" { (head(say!("column-combo"))) }
                }
            }
            tbody { @for line in lines { (card(line, lang)) } }
        }
    }
}

fn card(line: &Resolved<'_>, lang: Lang) -> Markup {
    let card = &line.entry.card;
    let names: Vec<_> = card.faces().map(|face| shown::line(&face.name)).collect();
    html! {
        tr {
            td.n { (line.line.count) }
            td.card {
                @match &line.line.card.print {
                    // The print as the list has it: two prints of a card are two lines.
                    Some(print) => (print.to_string()),
                    None => (card.number.as_str()),
                }
            }
            td { (names.join(" // ")) }
            td.far { (say!("kind-word", kind = card.kind.id()).text(lang)) }
            td { @if let Some(cost) = card.energy { (cost.to_string()) } }
            td.n.far { @if let Some(power) = card.front.power { (power) } }
            td.far { @if let Some(combo) = card.combo {
                    (say!("combo-for", power = combo.power, cost = combo.cost).text(lang))
                } }
        }
    }
}

/// Who made the page, and how fast the games were played.
fn measured(goldfish: &Goldfish, lang: Lang) -> String {
    let made = format!("scouter {}", env!("CARGO_PKG_VERSION"));
    let speed = figures::speed(goldfish.tally.games, goldfish.tally.decisions, goldfish.seconds, lang);
    if speed.is_empty() { made } else { format!("{made}; {}", speed.trim_end()) }
}
