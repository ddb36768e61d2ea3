//! A goldfish run as one page of HTML: the deck, whether it is legal, how much of it is modelled, what it does by which
//! turn, and how to play the same again. It needs no network and no script, and forbids both.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;

use super::deck;
use super::drawn::{self, Copies};
use super::figures;
use super::goldfish::{Goldfish, headings, legend};
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
    let body = html! {
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
            Err(error) => p { (say!("page-unknown", reason = error.message()).text(lang)) },
        }
        h2 { (say!("page-deck").text(lang)) }
        @for part in parts(checked) { (cards(&part, lang)) }
        h2 { (say!("page-again").text(lang)) }
        pre { (shown::line(again)) }
        p.quiet.small { (measured((goldfish.tally.games, goldfish.tally.decisions), goldfish.seconds, lang)) }
    };
    frame(&say!("picture-alone", deck = name.as_ref()).text(lang), &body, lang)
}

/// A page of its own: it needs nothing from elsewhere, and takes nothing.
pub(super) fn frame(title: &str, body: &Markup, lang: Lang) -> String {
    let markup = html! {
        (DOCTYPE)
        html lang=(lang.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'";
                title { (title) }
                style { (PreEscaped(STYLE)) (PreEscaped(svg::style())) }
            }
            body { main { (body) } }
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
    html! {
        p {
            span.verdict.(class) { (called(checked)) }
            " " (told(checked))
        }
        @if !outcome.findings.is_empty() {
            ul { @for one in &outcome.findings { (finding(checked, one)) } }
        }
    }
}

/// The verdict, as a word that begins a sentence.
pub fn called(checked: &Checked<'_>) -> String {
    sentence(&checked.outcome.verdict.message().text(checked.lang))
}

/// What stands behind the verdict: under which terms, of how many cards, with how many findings.
pub fn told(checked: &Checked<'_>) -> String {
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
    told.text(checked.lang)
}

/// The rule of a finding, in words where they are known.
pub fn rule(checked: &Checked<'_>, rule: &str) -> String {
    say!("page-rule", rule = rule_text(checked, rule)).text(checked.lang)
}

/// What else helps to understand a finding.
pub fn note(checked: &Checked<'_>, note: &Message) -> String {
    sentence(&note.text(checked.lang))
}

/// What would mend it.
pub fn help(checked: &Checked<'_>, help: &Message) -> String {
    say!("page-help", help = help).text(checked.lang)
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
            @if let Some(of) = &finding.rule { div.quiet.small { (rule(checked, of)) } }
            @for of in &diagnostic.notes { div.quiet.small { (note(checked, of)) } }
            @if let Some(fix) = &diagnostic.fix { div.quiet.small { (help(checked, &fix.help)) } }
        }
    }
}

/// The table of the turns, which is scrolled where it is too wide.
fn turns(goldfish: &Goldfish, lang: Lang) -> Markup {
    html! {
        div.scroll role="region" aria-label=(say!("page-turns").text(lang)) tabindex="0" {
            table.turns {
                thead { tr { @for heading in headings(goldfish.played.game, lang) { th scope="col" { (heading) } } } }
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
        p.quiet.small { (legend(goldfish.played.game).text(lang)) }
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
                    @for of in chances {
                        tr {
                            th.words scope="row" { (copies(of, lang)) }
                            @for chance in &of.by_turn { td { (percent(*chance)) } }
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

/// `4 in the deck (9 cards)`.
pub fn copies(of: &Copies, lang: Lang) -> String {
    say!("page-copies", copies = of.copies, cards = of.cards).text(lang)
}

/// `41.2 %`; what is neither 0 nor 1 does not look like it.
pub fn percent(chance: f64) -> String {
    if (0.999_5..1.0).contains(&chance) { ">99.9 %".to_owned() } else { format!("{:.1} %", chance * 100.0) }
}

/// A part of a deck, in words.
#[derive(Clone, Debug, Serialize)]
pub struct Part {
    /// What it is called: `Main Deck`.
    pub title: String,
    /// Its cards, copies counted.
    pub size: u32,
    /// Its lines, as [`deck::show`] has them.
    pub cards: Vec<Line>,
}

/// A line of a deck, in words; what a card does not have is empty.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// Copies.
    pub count: u32,
    /// The print, as the list has it: two prints of a card are two lines.
    pub card: String,
    /// The names of its faces.
    pub name: String,
    /// Its type.
    pub kind: String,
    /// Its energy cost.
    pub cost: String,
    /// Its power.
    pub power: String,
    /// Its combo power and cost.
    pub combo: String,
}

/// The parts of a deck that hold cards; those that are not known are a line of their own.
pub fn parts(checked: &Checked<'_>) -> Vec<Part> {
    let (context, lang) = (&checked.outcome.context, checked.lang);
    let part = |section: Section| {
        let mut lines: Vec<&Resolved<'_>> = context.lines_in(&[section]).collect();
        lines.sort_by_key(|line| deck::sort_key(&line.entry.card));
        let title = title(context.ruleset.called(section), lang);
        let (size, known) = (context.size(section), lines.iter().map(|line| line.line.count).sum::<u32>());
        let mut cards: Vec<Line> = lines.into_iter().map(|of| line(of, lang)).collect();
        cards.extend((size > known).then(|| not_known(size - known, lang)));
        (!cards.is_empty()).then_some(Part { title, size, cards })
    };
    Section::ALL.into_iter().filter_map(part).collect()
}

/// The line of all the cards of a part that are not known.
fn not_known(count: u32, lang: Lang) -> Line {
    let [card, kind, cost, power, combo] = <[String; 5]>::default();
    Line { count, card, name: say!("unknown-cards", cards = count).text(lang), kind, cost, power, combo }
}

fn line(line: &Resolved<'_>, lang: Lang) -> Line {
    let card = &line.entry.card;
    let names: Vec<_> = card.faces().map(|face| shown::line(&face.name)).collect();
    let combo = card.combo.map(|combo| say!("combo-for", power = combo.power, cost = combo.cost).text(lang));
    Line {
        count: line.line.count,
        card: line.line.card.print.as_ref().map_or_else(|| card.number.to_string(), ToString::to_string),
        name: names.join(" // "),
        kind: say!("kind-word", kind = card.kind.id()).text(lang),
        cost: card.energy.map(|cost| cost.to_string()).unwrap_or_default(),
        power: card.front.power.map(|power| power.to_string()).unwrap_or_default(),
        combo: combo.unwrap_or_default(),
    }
}

/// The heading and the table of a part.
fn cards(part: &Part, lang: Lang) -> Markup {
    let head = |column: Message| sentence(&column.text(lang));
    html! {
        h3 { (part.title) " (" (part.size) ")" }
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
            tbody {
                @for Line { count, card, name, kind, cost, power, combo } in &part.cards {
                    tr {
                        td.n { (count) }
                        td.card { (card) }
                        td { (name) }
                        td.far { (kind) }
                        td { (cost) }
                        td.n.far { (power) }
                        td.far { (combo) }
                    }
                }
            }
        }
    }
}

/// Who made the page, and how fast the games were played.
pub(super) fn measured((games, decisions): (u64, u64), seconds: Option<f64>, lang: Lang) -> String {
    let made = format!("scouter {}", env!("CARGO_PKG_VERSION"));
    let speed = figures::speed(games, decisions, seconds, lang);
    if speed.is_empty() { made } else { format!("{made}; {}", speed.trim_end()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Catalogs, Judge, JudgedBy};
    use crate::deck;
    use crate::diagnostic::LineIndex;

    #[test]
    fn cards_that_are_not_known_have_a_line_of_their_own() {
        let text = "Leader\n1 BT1-001\n\nMain Deck\n4 BT1-006\n3 BT99-001\n";
        let reading = deck::read(text).readings.remove(0);
        let judge = Judge::new(Catalogs::embedded(), JudgedBy::default(), [&reading]);
        let (outcome, lines) = (judge.check(&reading), LineIndex::new(text));
        let checked =
            Checked { source: "a.txt", path: "a.txt", text, lines: &lines, outcome: &outcome, lang: Lang::En };
        let main = parts(&checked).pop().expect("the main deck");
        let said: Vec<(u32, &str)> = main.cards.iter().map(|line| (line.count, line.name.as_str())).collect();
        assert_eq!((main.size, said), (7, vec![(4, "Scheming Champa"), (3, "unknown cards")]));
    }
}
