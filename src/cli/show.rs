//! `scouter show`.

use clap::Args;

use super::options::{Reader, Rules, Strictness};
use super::out::Out;
use super::{Failure, Status, input};
use crate::app::unread::{So, holds_nothing};
use crate::card::Section;
use crate::diagnostic::LineIndex;
use crate::language::Lang;
use crate::legality::Context;
use crate::report::{deck, human};
use crate::sim::duel::Printed;
use crate::sim::modelled::Modelled;

/// Show a deck as tables: cards, energy curve, colors, combo power, capped cards, verdict.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  scouter show deck.txt\n  scouter show deck.txt --strict")]
pub(super) struct Show {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    #[command(flatten)]
    strictness: Strictness,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
}

pub(super) fn run(command: &Show, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let source = input::decks(&command.deck, command.reader.from)?;
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading], lang)?;
    let outcome = judge.check(reading);
    let lines = LineIndex::new(&source.text);
    let checked = source.checked(&name, &lines, &outcome, lang);
    let strictness = command.strictness;
    if outcome.context.reading.broken || holds_nothing(reading) {
        super::understood(&source, &name, &outcome, So::NotShown, lang)?;
    }
    if strictness.is_strict() {
        super::understood(&source, &name, &outcome, So::NotModelled, lang)?;
    }
    let modelled = modelled(&outcome.context);
    if outcome.context.ruleset.game.reads_skills() {
        writeln!(out, "{}", strictness.told(&[(&name, &modelled)], lang)?)?;
    }
    out.write_all(deck::show(&checked).as_bytes())?;
    for finding in &outcome.findings {
        if finding.diagnostic.severity != crate::diagnostic::Severity::Note {
            writeln!(out, "{} {}", finding.check.code, finding.diagnostic.message.text(lang))?;
        }
    }
    out.write_all(human::verdict(&checked).as_bytes())?;
    Ok(Status::Fine)
}

/// How much of what a game is played with is modelled; a line that means no card is not.
fn modelled<'a>(context: &Context<'a>) -> Modelled<'a> {
    const PLAYED: [Section; 2] = [Section::Main, Section::Z];
    let leader = context.resolution.leader().map(|line| Printed::from(line.entry));
    let cards = context.lines_in(&PLAYED).map(|line| (Printed::from(line.entry), line.line.count));
    Modelled { of: PLAYED.iter().map(|section| context.size(*section)).sum(), ..Modelled::new(leader, cards) }
}
