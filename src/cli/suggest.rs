//! `scouter suggest`.

use std::io::Write;

use clap::Args;

use super::again::Again;
use super::options::{Rules, Table};
use super::wanted::unread;
use super::{Failure, Status, input, stats, warn};
use crate::card::Section;
use crate::catalog::search::Search;
use crate::language::Lang;
use crate::legality::resolve;
use crate::legality::suggest::{self, Asked, Lists, NEAREST};
use crate::report::suggested::{self as report, Suggested};

/// What `--help` says below the options.
const MORE: &str = "\
Cards for the main deck that it does not have, in the colors it plays, and legal:
asked for by its skills, asking for its cards, sharing rare traits or characters.
Colors are the leader's, and those of 8 cards or more, unless --want names some;
cards later than the edition come only where the deck has such cards. --from adds
what the 20 lists most like the deck have: alike by the share of common cards.
Exit status: 0 some found, 1 none, 2 could not do it, or not read all of --from.

Examples:
  scouter suggest deck.txt
  scouter suggest deck.txt --want 'battle cost<=2' --limit 10
  scouter suggest deck.txt --from lists.jsonl --format csv > ideas.csv";

/// Suggest cards that go with a deck, each with its reason.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Suggest {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    /// Only cards that this search means.
    #[arg(long, value_name = "SEARCH")]
    want: Option<String>,
    /// Show the first N.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    limit: u32,
    /// Learn from the lists of a file or folder.
    #[arg(long, value_name = "PATH")]
    from: Option<String>,
    #[command(flatten)]
    rules: Rules,
    /// How to show the cards: human, json, csv or markdown.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Table,
}

pub(super) fn run(command: &Suggest, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    let want = command.want.as_deref().map(|text| Search::parse(text).map_err(|error| unread("--want", text, &error)));
    let want = want.transpose()?;
    let source = input::decks(&command.deck, None)?;
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading], lang)?;
    let outcome = judge.check(reading);
    let game = outcome.context.ruleset.game;
    if !game.has_engine() {
        let what = format!(
            "nothing is suggested for lists of {game}: what its cards do is not read, so there is nothing to go by"
        );
        return Err(
            Failure::say(what).help(format!("`scouter cards find SEARCH --game {}` finds cards of it", game.id()))
        );
    }
    let resolution = &outcome.context.resolution;
    if resolution.lines.iter().all(|line| line.section == Section::Leader) {
        let check = Again::new("check").word(&command.deck).command();
        let failure = Failure::say(format!("{name} has no known card beside its leader to go by"));
        return Err(failure.help(format!("add some first; `{check}` says what is not understood")));
    }
    let learned = command.from.as_ref().map(|path| stats::read(std::slice::from_ref(path), None)).transpose()?;
    let mut lists = Lists::default();
    for reading in learned.iter().flat_map(|read| &read.sources).flat_map(|source| &source.decks.readings) {
        lists.add(&resolve::resolve(&reading.deck, judge.catalog_of(reading)));
    }
    let near = command.from.as_deref().and_then(|from| match lists.near(resolution) {
        Ok(near) => Some((from, near)),
        Err(alike) => {
            let have = if alike == 1 { "1 list has".to_owned() } else { format!("{alike} lists have") };
            warn(&format!("{from}: {have} a card in common with the deck; {NEAREST} are needed to learn from"));
            None
        }
    });
    let near = near.as_ref().map(|(from, near)| (*from, near));
    let asked = Asked { want: want.as_ref(), near: near.map(|(_, near)| near), ..Asked::default() };
    let mut cards = suggest::suggest(&outcome, &asked);
    // What only has the color is no suggestion.
    cards.retain(|suggestion| suggestion.points > 0.0);
    let total = cards.len();
    cards.truncate(usize::try_from(command.limit).unwrap_or(usize::MAX));
    let terms = outcome.context.terms;
    let suggested = Suggested { deck: &name, terms, cards: &cards, total, near, lang };
    let text = match command.format {
        Table::Human => report::human(&suggested),
        Table::Json => report::json(&suggested),
        Table::Csv => report::csv(&suggested),
        Table::Markdown => report::markdown(&suggested),
    };
    out.write_all(text.as_bytes())?;
    Ok(match total {
        _ if learned.is_some_and(|read| read.unreadable > 0) => Status::Failed,
        0 => Status::No,
        _ => Status::Fine,
    })
}
