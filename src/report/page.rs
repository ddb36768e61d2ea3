//! A goldfish run as one page of HTML: the deck, whether it is legal, how much of it is modelled, what it does by which
//! turn, and how to play the same again. It needs no network and no script, and forbids both.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::deck;
use super::drawn::{self, Copies};
use super::figures;
use super::goldfish::{COLUMNS, Goldfish, LEGEND};
use super::human::{printable, rule_text};
use super::modelled::Named;
use super::picture::{self, svg};
use super::{Checked, counted};
use crate::card::Section;
use crate::legality::{Finding, Verdict, profile::Curve, resolve::Resolved};

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
    let name = printable(named.unwrap_or(checked.source));
    let curve = Curve::of(&checked.outcome.context);
    let chances = drawn::by_copies(&checked.outcome.context, goldfish.played.first, goldfish.played.own_turns);
    let pictures =
        [picture::goldfish::damage, picture::goldfish::wins].map(|picture| svg::inline(&picture(goldfish, PICTURE)));
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'";
                title { (name) " plays alone" }
                style { (PreEscaped(STYLE)) (PreEscaped(svg::style())) }
            }
            body {
                main {
                    h1 { (name) }
                    @if named.is_some() { p.quiet.small { (printable(checked.source)) } }
                    p { (printable(&goldfish.title())) "." }
                    @for warning in goldfish.warnings() { p.call { (warning) "." } }
                    h2 { "Check" }
                    (verdict(checked))
                    h2 { "How much is modelled" }
                    @for (name, modelled) in *modelled {
                        p { (printable(name)) ": " (printable(&modelled.to_string())) "." }
                    }
                    @if modelled.iter().any(|(_, modelled)| !modelled.is_whole()) {
                        p.quiet.small { "Skills that are not modelled are left out of the games." }
                    }
                    h2 { "What it does by turn" }
                    (turns(goldfish))
                    ul { @for end in goldfish.ends() { li { (end) } } }
                    div.pictures {
                        @for picture in pictures { (PreEscaped(picture)) }
                        (PreEscaped(svg::inline(&picture::goldfish::costs(&curve, PICTURE))))
                        @if let Ok(chances) = &chances {
                            (PreEscaped(svg::inline(&picture::drawn::by_copies(chances, PICTURE))))
                        }
                    }
                    h2 { "Chance to have drawn a card" }
                    @match &chances {
                        Ok(chances) => (drawn(chances)),
                        Err(error) => p { "It is not known: " (error.to_string()) "." },
                    }
                    h2 { "Deck" }
                    @for section in Section::ALL { (cards(checked, section)) }
                    h2 { "The same again" }
                    pre { (printable(again)) }
                    p.quiet.small { (measured(goldfish)) }
                }
            }
        }
    };
    markup.into_string() + "\n"
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
    let counts: Vec<String> = counts.map(|(section, count)| format!("{} {count}", section.title())).collect();
    let tally: Vec<String> = checked
        .tally()
        .into_iter()
        .filter(|(_, n)| *n > 0)
        .map(|(severity, n)| counted(n, severity).to_string())
        .collect();
    html! {
        p {
            span.verdict.(class) { (sentence(&outcome.verdict.to_string())) }
            " under " (outcome.context.ruleset.id) ": " (counts.join(", "))
            @if tally.is_empty() { "; nothing was found." } @else { "; " (tally.join(", ")) "." }
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
    html! {
        li {
            span.(class) { (diagnostic.code) " " (finding.check.name) } ": " (printable(&diagnostic.message.to_string()))
            @if let Some(span) = diagnostic.span { " (line " (checked.place(span).line) ")" }
            @if let Some(rule) = &finding.rule { div.quiet.small { "Rule " (printable(&rule_text(checked, rule))) } }
            @for note in &diagnostic.notes { div.quiet.small { (sentence(&printable(&note.to_string()))) } }
            @if let Some(fix) = &diagnostic.fix { div.quiet.small { "Help: " (printable(&fix.help.to_string())) } }
        }
    }
}

/// The table of the turns, which is scrolled where it is too wide.
fn turns(goldfish: &Goldfish) -> Markup {
    html! {
        div.scroll role="region" aria-label="What it does by turn" tabindex="0" {
            table.turns {
                thead { tr { @for (heading, ..) in COLUMNS { th scope="col" { (heading) } } } }
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
        p.quiet.small { (LEGEND) }
    }
}

/// The exact chances, turn by turn.
fn drawn(chances: &[Copies]) -> Markup {
    let turns = chances.iter().map(|of| of.by_turn.len()).max().unwrap_or(0);
    html! {
        div.scroll role="region" aria-label="Chance to have drawn a card" tabindex="0" {
            table.chances {
                thead {
                    tr { th scope="col" { "by turn" } @for turn in 0..turns { th scope="col" { (turn) } } }
                }
                tbody {
                    @for Copies { copies, cards, by_turn } in chances {
                        tr {
                            th.words scope="row" {
                                (copies) " in the deck (" (cards) @if *cards == 1 { " card)" } @else { " cards)" }
                            }
                            @for chance in by_turn { td { (percent(*chance)) } }
                        }
                    }
                }
            }
        }
        p.quiet.small {
            "At least one of the copies, without a mulligan. Turn 0 is the opening hand; turn N counts every draw up to "
            "and including own turn N. Exact, nothing is sampled; life cards are unseen and do not count."
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
    html! {
        h3 { (section.title()) " (" (context.size(section)) ")" }
        table.deck {
            thead {
                tr {
                    th.n scope="col" { "#" }
                    th.words scope="col" { "Card" }
                    th.words scope="col" { "Name" }
                    th.words.far scope="col" { "Type" }
                    th.words scope="col" { "Cost" }
                    th.n.far scope="col" { "Power" }
                    th.words.far scope="col" { "Combo" }
                }
            }
            tbody { @for line in lines { (card(line)) } }
        }
    }
}

fn card(line: &Resolved<'_>) -> Markup {
    let card = &line.entry.card;
    let names: Vec<String> = card.faces().map(|face| printable(&face.name)).collect();
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
            td.far { (card.kind.id()) }
            td { @if let Some(cost) = card.energy { (cost.to_string()) } }
            td.n.far { @if let Some(power) = card.front.power { (power) } }
            td.far { @if let Some(combo) = card.combo { (combo.power) " for " (combo.cost) } }
        }
    }
}

/// Who made the page, and how fast the games were played.
fn measured(goldfish: &Goldfish) -> String {
    let made = format!("scouter {}", env!("CARGO_PKG_VERSION"));
    let speed = figures::speed(goldfish.tally.games, goldfish.tally.decisions, goldfish.seconds);
    if speed.is_empty() { made } else { format!("{made}; {}", speed.trim_end()) }
}

/// With a capital at the beginning.
fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
