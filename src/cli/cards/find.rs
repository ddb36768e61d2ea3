//! `scouter cards find`.

use std::collections::BTreeSet;

use clap::{Args, ValueEnum};

use crate::app::near::{number_meant, number_within};
use crate::card::{Game, Set};
use crate::catalog::search::{Asking, Phrase, Search, Test, Text, word_meant};
use crate::catalog::{By, Catalog, Finds};
use crate::cli::options::CardFiles;
use crate::cli::out::Out;
use crate::cli::{Failure, Status, games, searched, talk, warn_of};
use crate::language::{Lang, Message, say};
use crate::report::found::{self, Found};

/// What `--help` says below the options.
const MORE: &str = "\
Terms side by side all have to hold; there are and, or, not (also -) and ( ).
  son goku, red battle, BT1-053     words of a name, colors and types, a number
  cost<=3 power>=10000 cost:1..3    trait:god set:BT1..BT9 kw:blocker text:draw
  legal:dbscg-4.00 is:banned        in:deck.txt sort:-cost name:/brol(y|i)/
`scouter help search` has all of it.

Exit status: 1 where no card is found.

Examples:
  scouter find son goku 'cost<=3'
  scouter find 'red battle cost<=3 trait:\"Universe 6\" -kw:blocker'
  scouter find leader text:draw --sort name --limit 20
  scouter find 'xyz attribute:light rank<=4' --cards monsters.csv";

/// Find cards by what is printed on them and what they do.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct Find {
    /// Which cards; several words are one search.
    #[arg(required = true, value_name = "SEARCH")]
    search: Vec<String>,
    /// Order [default: number]: number, name, kind, color, cost, specified, zcost, power, defense, level, rank, link, combo-cost,
    /// combo-power or rarity.
    #[arg(long, value_name = "BY", value_parser = |name: &str| by(name).map_err(|why| why.to_string()))]
    sort: Option<By>,
    /// The other way round.
    #[arg(long)]
    reverse: bool,
    /// Show the first N.
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    /// Show cards of one name once.
    #[arg(long)]
    unique: bool,
    /// Say only how many there are.
    #[arg(long, conflicts_with_all = ["format", "limit"])]
    count: bool,
    /// Form of the answer: human, json, csv, markdown or numbers.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
    /// Game [default: that of --cards, else that of the setting `rules`].
    #[arg(long, value_name = "GAME", value_parser = games::value)]
    game: Option<Game>,
    #[command(flatten)]
    cards: CardFiles,
}

/// For people, for programs, for documents, for pipes.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Human,
    Json,
    Csv,
    Markdown,
    Numbers,
}

/// The order of a name.
pub(in crate::cli) fn by(name: &str) -> Result<By, Message> {
    let known = By::ALL.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    let names = || By::ALL.map(|(known, _)| known).join(", ");
    known.map(|(_, by)| by).ok_or_else(|| say!("asked-there-are", names = names()))
}

pub(in crate::cli) fn run(command: &Find, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let text = command.search.join(" ");
    let catalog = games::one(command.game, &command.cards.files, lang)?;
    let (mut search, order) = searched::sorted("SEARCH", &text, &catalog)?;
    let said = order.as_ref().map(|order| by(&order.by)).transpose();
    let said = said.map_err(|why| Failure::told(&say!("search-no-order", why = why)))?;
    let reverse = command.reverse != order.is_some_and(|order| order.reverse);
    let mut finds = catalog.search(&search);
    if finds.cards.len() + finds.open == 0
        && let Some((nearer, found)) = nearer(&search, &catalog)
    {
        (search, finds) = (nearer, found);
    }
    searched::warn_of_absent(&mut search, &catalog);
    command.sort.or(said).unwrap_or(By::Number).sort(&mut finds.cards, reverse);
    if command.unique {
        let mut seen = BTreeSet::new();
        finds.cards.retain(|card| seen.insert(card.copy_name()));
    }
    let total = finds.cards.len();
    if command.count {
        writeln!(out, "{total}")?;
        return Ok(if total == 0 { Status::No } else { Status::Fine });
    }
    finds.cards.truncate(command.limit.unwrap_or(total));
    let said = search.to_string();
    let found = Found { game: catalog.game(), search: &said, cards: &finds.cards, total, open: finds.open };
    let shown = match command.format {
        Format::Human => found::human(&found, lang, talk::width()),
        Format::Json => found::json(&found),
        Format::Csv => found::csv(&found),
        Format::Markdown => found::markdown(&found, lang),
        Format::Numbers => found::numbers(&found),
    };
    out.write_all(shown.as_bytes())?;
    if let Some(hint) = within_names(&search, &text, &catalog) {
        warn_of(&hint);
    }
    if total + finds.open == 0
        && let Some(hint) = elsewhere(&search, catalog.game()).or_else(|| mistyped(&search, &text, &catalog))
    {
        warn_of(&hint);
    }
    Ok(if total == 0 { Status::No } else { Status::Fine })
}

/// So many words of a search may have a slip in them; where more of them are in no name, it is no search for a card.
const MOST_INSTEAD: usize = 5;

/// A search that finds nothing, with each word that no name has as the nearest that some name has, and what it finds. What is
/// looked for instead is said.
fn nearer(search: &Search, catalog: &Catalog) -> Option<(Search, Finds)> {
    let mut instead: Vec<(String, String)> = Vec::new();
    let mut nearer = search.clone();
    nearer.each_test(&mut |test| {
        let Test::Text(Text::Name, phrase) = test else { return };
        let is_other = number_meant(phrase.said(), catalog).is_some() || word_meant(phrase.said()).is_some();
        if phrase.is_expression() || is_other {
            return;
        }
        let nearest = |word: &str| {
            let near = Some(word).filter(|word| instead.len() < MOST_INSTEAD && !catalog.has_word(word))?;
            let near = catalog.near_words(near).into_iter().next()?;
            instead.push((word.to_owned(), near.clone()));
            Some(near)
        };
        let said = phrase.said().to_owned();
        let mut nearest = nearest;
        let words: Vec<String> = said.split(' ').map(|word| nearest(word).unwrap_or_else(|| word.to_owned())).collect();
        *phrase = Phrase::new(&words.join(" "), true).unwrap_or_else(|| phrase.clone());
    });
    let finds = Some(catalog.search(&nearer)).filter(|finds| !instead.is_empty() && !finds.cards.is_empty())?;
    for (word, near) in instead {
        warn_of(&say!("find-instead", word = word, near = near));
    }
    Some((nearer, finds))
}

/// What was perhaps meant by a number that no card has, or by a word that no name has.
fn mistyped(search: &Search, text: &str, catalog: &Catalog) -> Option<Message> {
    let number = |test: &Test| match test {
        Test::Card(number) => number_meant(number.as_str(), catalog),
        Test::Text(Text::Name, phrase) => number_meant(phrase.said(), catalog),
        _ => None,
    };
    let word = |test: &Test| {
        let Test::Text(Text::Name, phrase) = test else { return None };
        let said = Some(phrase.said()).filter(|said| !phrase.is_expression() && !catalog.has_word(said))?;
        if said.parse::<Set>().is_ok() && catalog.search(&Search::Is(Test::Set(said.parse().ok()?))).cards.len() > 1 {
            return Some(say!("find-set", set = said));
        }
        Some(match word_meant(said) {
            Some(near) => say!("find-no-name-near", word = said, near = near),
            None => say!("find-no-name", word = said),
        })
    };
    let tests = search.tests();
    let slip = || number_within(text, catalog).or_else(|| tests.iter().find_map(|test| number(test)));
    slip().or_else(|| tests.iter().find_map(|test| word(test)))
}

/// That words which mean a type or a color stand in names beside the others: `goku black` are black cards.
fn within_names(search: &Search, text: &str, catalog: &Catalog) -> Option<Message> {
    let is_plain = text.chars().all(|c| c.is_alphanumeric() || " ,.&'-".contains(c));
    let is_name = |test: &&Test| matches!(test, Test::Text(Text::Name, _));
    let tests = search.tests();
    let has_both = tests.iter().any(is_name) && !tests.iter().all(is_name);
    (is_plain && has_both && catalog.has_word(text)).then(|| {
        let said: Vec<String> = tests.iter().filter(|test| !is_name(test)).map(|test| format!("`{test}`")).collect();
        say!("find-within-names", said = said.join(", "), words = text.trim())
    })
}

/// That a type is asked for which another game has.
fn elsewhere(search: &Search, game: Game) -> Option<Message> {
    search.tests().into_iter().find_map(|test| {
        let Test::Kind(kind) = test else { return None };
        let other = kind.game().filter(|other| *other != game)?;
        Some(say!("find-other-game", kind = kind.id(), of = other.to_string(), game = other.id()))
    })
}
