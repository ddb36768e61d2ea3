//! What a deck sees and has by turn, where no engine plays its game, or nothing says what its cards do.

use super::{Against, GoldfishRun};
use crate::app::Judge;
use crate::card::Game;
use crate::cli::input::Source;
use crate::cli::options::{Judging, Table};
use crate::cli::out::Out;
use crate::cli::{Failure, Status};
use crate::language::{Lang, say};
use crate::report::resources::{self as told, Resources};
use crate::sim::edition;
use crate::sim::resources::{self, Piles};

/// What the deck sees and has by turn, where no engine plays the game.
pub(super) fn run(
    command: &GoldfishRun,
    source: &Source,
    judge: &Judge,
    lang: Lang,
    out: &mut Out,
) -> Result<Status, Failure> {
    let engine = [
        ("--log", command.log.is_some()),
        ("--rows", command.rows.is_some()),
        ("--plot", command.plot.is_some()),
        ("--report", command.report.is_some()),
        ("--impact", command.impact),
        ("--swap", command.swaps.are_asked_for()),
        ("--dummy deck:FILE", matches!(command.dummy, Against::Deck(_))),
    ]
    .into_iter()
    .chain(command.portion.given());
    let (name, reading) = source.only()?;
    let ruleset = judge.ruleset(reading);
    if let Some((option, _)) = engine.into_iter().find(|(_, given)| *given) {
        let failure =
            if let Some(edition) = edition::played(ruleset.game).first().filter(|_| ruleset.game != Game::Dbscg) {
                let (game, ruleset) = (ruleset.game.title(), &ruleset.id);
                Failure::of(
                    &say!("goldfish-apart-untold", option = option, game = game, edition = *edition, ruleset = ruleset),
                    lang,
                )
            } else {
                Failure::told(&say!("asked-no-engine", option = option, ruleset = &ruleset.id))
            };
        return Err(failure.advice(&say!("asked-turn-by-turn")));
    }
    let outcome = judge.check(reading);
    let deck = command.allowed.seat(command.second).deck(
        source,
        &name,
        &outcome,
        Judging(&command.rules, &command.reader),
        lang,
    )?;
    let pile = ruleset.turn.second_pile.as_ref().map(|pile| pile.section);
    let lines = outcome.context.resolution.lines.iter().filter(|line| Some(line.section) == pile);
    let second = lines.flat_map(|line| {
        let copies = usize::try_from(line.line.count).unwrap_or(usize::MAX);
        std::iter::repeat_n(line.entry.card.attributes.clone(), copies)
    });
    let piles = Piles { deck: deck.cards.iter().map(|(_, copies)| copies).sum(), second: second.collect() };
    let turns = resources::turns(ruleset, &piles, !command.second, u32::from(command.turns));
    let told = Resources { deck: &name, ruleset, first: !command.second, turns: &turns };
    let text = match command.format {
        Table::Human => told::human(&told, lang),
        Table::Json => told::json(&told),
        Table::Csv => told::csv(&told),
        Table::Markdown => told::markdown(&told, lang),
    };
    out.write_all(text.as_bytes())?;
    Ok(Status::Fine)
}
