//! `scouter suggest`.

use clap::{ArgGroup, Args};

use super::again::Again;
use super::input::Source;
use super::options::{Rules, Table};
use super::out::Out;
use super::wanted::unread;
use super::{Failure, Status, input, named, searched, stats, warn_of};
use crate::card::Section;
use crate::catalog::Entry;
use crate::catalog::search::Search;
use crate::deck::{Reading, notation};
use crate::language::{Lang, say};
use crate::legality::resolve;
use crate::legality::suggest::{self, Asked, Lists, NEAREST};
use crate::report::suggested::{self as report, Suggested};

/// What `--help` says below the options.
const MORE: &str = "\
Cards for the main deck that it does not have, in the colors it plays, and
legal: asked for by its skills, asking for its cards, sharing rare traits or
characters. Colors are the leader's, and those of 8 cards or more, unless --want
names some; cards later than the edition come only where the deck has such
cards. --from adds what the 20 lists most like the deck have: alike by the share
of common cards. Exit status: 0 some found, 1 none, 2 could not do it, or not
read all of --from.

Examples:
  scouter suggest deck.txt
  scouter suggest --leader BT1-001
  scouter suggest deck.txt --want 'battle cost<=2' --limit 10
  scouter suggest deck.txt --from lists.jsonl --format csv > ideas.csv";

/// The list of a leader alone.
fn of_leader(wanted: &str, rules: &Rules, lang: Lang) -> Result<Source, Failure> {
    let judge = rules.judge(std::iter::empty::<&Reading>(), lang)?;
    let ruleset = judge.main_ruleset();
    let leads = |entry: &Entry| ruleset.section(Section::Leader).is_some_and(|section| section.takes(entry.card.kind));
    let entry = named::card(judge.main_catalog(), wanted, leads)?;
    if !leads(entry) {
        return Err(named::no_leader(entry).advice(&say!("asked-find-leader")));
    }
    let label = entry.label();
    Ok(Source::of(&label, &format!("Leader\n1 {label}\n"), notation::by_id("text")))
}

/// Suggest cards that go with a deck, each with its reason.
#[derive(Debug, Args)]
#[command(after_help = MORE, group(ArgGroup::new("for").args(["deck", "leader"]).required(true)))]
pub(super) struct Suggest {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: Option<String>,
    /// In place of a deck: the leader of one that is still to be built, by number or name.
    #[arg(long, value_name = "CARD")]
    leader: Option<String>,
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

pub(super) fn run(command: &Suggest, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let want = command.want.as_deref().map(|text| Search::parse(text).map_err(|error| unread("--want", text, &error)));
    let parsed = want.transpose()?;
    let source = match (&command.deck, &command.leader) {
        (Some(deck), _) => input::decks(deck, None)?,
        (None, leader) => of_leader(leader.as_deref().unwrap_or_default(), &command.rules, lang)?,
    };
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading], lang)?;
    let want = parsed.map(|want| searched::settled("--want", want, judge.catalog_of(reading))).transpose()?;
    let outcome = judge.check(reading);
    let game = outcome.context.ruleset.game;
    if !game.reads_skills() {
        let failure = Failure::told(&say!("asked-none-suggested", game = game.to_string()));
        let command = format!("scouter cards find SEARCH --game {}", game.id());
        return Err(failure.advice(&say!("asked-find-of-it", command = command)));
    }
    let resolution = &outcome.context.resolution;
    if resolution.lines.is_empty() {
        let check = command.rules.again(Again::new("check").word(&name)).command();
        let failure = Failure::told(&say!("asked-nothing-by", name = &name));
        return Err(failure.advice(&say!("asked-nothing-understood", command = check)));
    }
    let learned = command.from.as_ref().map(|path| stats::read(std::slice::from_ref(path), None)).transpose()?;
    let mut lists = Lists::default();
    for reading in learned.iter().flat_map(|read| &read.sources).flat_map(|source| &source.decks.readings) {
        lists.add(&resolve::resolve(&reading.deck, judge.catalog_of(reading)));
    }
    let near = command.from.as_deref().and_then(|from| match lists.near(resolution) {
        Ok(near) => Some((from, near)),
        Err(alike) => {
            warn_of(&say!("suggest-too-few", from = from, lists = alike, needed = NEAREST));
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
