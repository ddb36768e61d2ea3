//! Searches and wants as commands ask them: skills in the words of `cards show`, editions, lists of limits and decks looked up.

use std::collections::BTreeSet;

use super::wanted::unread;
use super::{Failure, clock, input, settings, warn_of};
use crate::card::{Card, CardNumber};
use crate::catalog::Catalog;
use crate::catalog::search::{Asking, Order, Question, Search, Teller, Want};
use crate::language::say;
use crate::legality::resolve;
use crate::report;
use crate::ruleset::{DEFAULT, Date, Ruleset};

/// What a skill says to players, in English, as searches are.
const TELLER: Teller = Teller(report::skill::sketch);

/// The search of an option, ready to be asked of the cards of a game, and the order in which they are wanted, where it says one.
pub(super) fn sorted(option: &str, text: &str, catalog: &Catalog) -> Result<(Search, Option<Order>), Failure> {
    let (search, order) = Search::parse_sorted(text).map_err(|error| unread(option, text, &error))?;
    Ok((answered(option, search, catalog)?, order))
}

/// Wants with what stands on no card looked up.
pub(super) fn wants(wants: Vec<Want>, catalog: &Catalog) -> Result<Vec<Want>, Failure> {
    settled("--want", wants, catalog)
}

/// What asks for cards, with what stands on none of them looked up; what is probably a slip is warned of.
pub(super) fn settled<A: Asking>(option: &str, asking: A, catalog: &Catalog) -> Result<A, Failure> {
    let mut asking = answered(option, asking, catalog)?;
    warn_of_absent(&mut asking, catalog);
    Ok(asking)
}

/// Warns of traits, characters, eras and sets that no card has.
pub(super) fn warn_of_absent(asking: &mut impl Asking, catalog: &Catalog) {
    asking.absent(catalog).iter().for_each(|absent| warn_of(&absent.message()));
}

fn answered<A: Asking>(option: &str, asking: A, catalog: &Catalog) -> Result<A, Failure> {
    asking.told_by(TELLER).settle(&mut |question| answer(option, question, catalog))
}

fn answer(option: &str, question: &Question, catalog: &Catalog) -> Result<BTreeSet<CardNumber>, Failure> {
    match question {
        Question::Legal(edition) => {
            let ruleset = input::ruleset(edition)?;
            let banned = limits(&ruleset, None, |limit| limit == 0);
            let has_place = |card: &Card| ruleset.sections.iter().any(|section| section.takes(card.kind));
            let is_legal = |card: &Card| has_place(card) && !banned.contains(&card.number);
            if ruleset.game != catalog.game() {
                let game = ruleset.game.to_string();
                let what = say!("search-other-edition", option = option, edition = ruleset.id.as_str(), game = game);
                return Err(Failure::told(&what).advice(&say!("search-cards-of", game = catalog.game().to_string())));
            }
            let all = catalog.search(&Search::All(Vec::new())).cards;
            Ok(all.into_iter().filter(is_legal).map(|card| card.number).collect())
        }
        Question::Banned => Ok(limits(&usual(catalog)?, Some(clock::today()?), |limit| limit == 0)),
        Question::Limited => Ok(limits(&usual(catalog)?, Some(clock::today()?), |limit| limit > 0)),
        Question::In(deck) => {
            let source = input::decks(deck, None)?;
            let (_, reading) = source.only()?;
            let resolution = resolve::resolve(&reading.deck, catalog);
            Ok(resolution.lines.iter().map(|line| line.entry.card.number.clone()).collect())
        }
    }
}

/// The edition that is set, if it is of this game; else that of the game.
fn usual(catalog: &Catalog) -> Result<Ruleset, Failure> {
    let set = input::ruleset(settings::get().rules.as_deref().unwrap_or(DEFAULT))?;
    if set.game == catalog.game() { Ok(set) } else { input::ruleset(Ruleset::of_game(catalog.game())) }
}

/// The cards of the list of an edition whose limit is such; without a day, as `check` applies it.
fn limits(ruleset: &Ruleset, day: Option<Date>, is_such: impl Fn(u32) -> bool) -> BTreeSet<CardNumber> {
    let entries = ruleset.limits_on(day).into_iter().flat_map(|list| list.iter().collect::<Vec<_>>());
    entries.filter(|(_, entry)| is_such(entry.limit)).map(|(number, _)| number.clone()).collect()
}
