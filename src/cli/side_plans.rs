//! `--side`: which cards are exchanged with the side deck between the games of a match.

use std::path::Path;

use serde::Deserialize;

use super::edit::Swap;
use super::input::Source;
use super::{Failure, contents};
use crate::app::{Illegal, Judge};
use crate::catalog::Entry;
use crate::catalog::search::Search;
use crate::deck::Reading;
use crate::language::{Lang, Message, say};
use crate::sim::series::Before;

/// A plan as it may be written.
const EXAMPLE: &str = "side: [{against: rush.txt, swap: -2 BT1-006 +2 BT1-007}]";

/// A file of plans.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    side: Vec<Written>,
}

/// A plan as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    deck: Option<String>,
    against: Option<String>,
    after: Option<After>,
    swap: String,
}

/// After which games a plan holds.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum After {
    Win,
    Loss,
}

/// Against whom a plan holds.
#[derive(Clone, Debug)]
enum Against {
    /// A list, by what it is called, or its leader by its number.
    Named(String),
    /// Lists whose leader a search finds.
    Led(Search),
}

/// A plan of a deck: what goes and what comes.
#[derive(Clone, Debug)]
struct Plan {
    deck: Option<String>,
    against: Option<Against>,
    after: Option<After>,
    swap: Swap,
}

/// The plans of a file, the first that holds first.
#[derive(Clone, Debug, Default)]
pub(super) struct Plans {
    path: String,
    plans: Vec<Plan>,
}

/// What a deck may become against another: each form, and the plans that lead there.
#[derive(Clone, Debug, Default)]
pub(super) struct Sided {
    /// The swaps, as they are written, and the list after each.
    pub(super) forms: Vec<(String, Reading)>,
    plans: Vec<(Option<After>, usize)>,
}

impl Sided {
    /// The plans, as they hold for a list against another.
    pub(super) fn told(&self, own: &str, other: &str) -> Vec<String> {
        let told = |(after, form): &(Option<After>, usize)| {
            let after = match after {
                None => "",
                Some(After::Win) => " after: win",
                Some(After::Loss) => " after: loss",
            };
            format!("{own} against: {other}{after} swap: {}", self.forms[form - 1].0)
        };
        self.plans.iter().map(told).collect()
    }

    /// The form after a game: 0 is the deck as it was handed in.
    pub(super) fn form(&self, before: Before) -> usize {
        let holds = |after: Option<After>| match after {
            None => true,
            Some(After::Win) => before == Before::Won,
            Some(After::Loss) => before == Before::Lost,
        };
        self.plans.iter().find(|(after, _)| holds(*after)).map_or(0, |(_, form)| *form)
    }
}

/// Whether a list is called so: by its path, by the name of its file, or by that without its end.
fn is_called(list: &str, name: &str) -> bool {
    let path = Path::new(list);
    list == name || [path.file_name(), path.file_stem()].into_iter().flatten().any(|part| part == name)
}

impl Plans {
    /// Reads a file of plans.
    pub(super) fn read(path: &str) -> Result<Self, Failure> {
        let wrong = |why: Message| {
            let failure = Failure::told(&say!("asked-of-file", path = path, why = why));
            failure.advice(&say!("asked-side-plan", example = EXAMPLE))
        };
        let text = contents::given_text(path, "--side")?;
        let file: File = serde_yaml::from_str(&text).map_err(|error| {
            // What is below is a drawing of the place.
            wrong(Message::from(error.to_string().lines().next().unwrap_or_default().to_owned()))
        })?;
        let plan = |written: Written| {
            let against = written.against.map(|against| match Search::parse(&against) {
                Ok(search) if against.contains([' ', ':']) => Against::Led(search),
                _ => Against::Named(against),
            });
            let swap = Swap::read(&written.swap)
                .map_err(|why| wrong(say!("asked-in-words", words = &written.swap, why = why)))?;
            Ok(Plan { deck: written.deck, against, after: written.after, swap })
        };
        let plans: Vec<Plan> = file.side.into_iter().map(plan).collect::<Result<_, Failure>>()?;
        Ok(Self { path: path.to_owned(), plans })
    }

    /// Refuses plans of a deck that is not there, and such against a list that is not.
    pub(super) fn are_of(&self, lists: &[&str], leaders: &[Option<&Entry>]) -> Result<(), Failure> {
        for plan in &self.plans {
            let none = |name: &str| {
                let failure = Failure::told(&say!("asked-no-list-of", path = &self.path, name = name));
                failure.advice(&say!("asked-there-are", names = lists.join(", ")))
            };
            if let Some(deck) = &plan.deck
                && !lists.iter().any(|list| is_called(list, deck))
            {
                return Err(none(deck));
            }
            let met = |at: usize| plan.holds_against(lists[at], leaders[at]);
            if let Some(Against::Named(name)) = &plan.against
                && !(0..lists.len()).any(met)
            {
                return Err(none(name));
            }
        }
        Ok(())
    }

    /// What the deck at a place becomes against another list. A plan that names no deck is of the first.
    ///
    /// # Errors
    /// When cards are not there to be exchanged, or the list would be illegal and nobody has allowed that.
    pub(super) fn of(
        &self,
        (place, name, source, reading): (usize, &str, &Source, &Reading),
        (against, leader): (&str, Option<&Entry>),
        judge: &Judge,
        illegal: Illegal,
        lang: Lang,
    ) -> Result<Sided, Failure> {
        let mut sided = Sided::default();
        let holds = |plan: &&Plan| {
            plan.deck.as_ref().map_or(place == 0, |deck| is_called(name, deck)) && plan.holds_against(against, leader)
        };
        for plan in self.plans.iter().filter(holds) {
            let swap = plan.swap.to_string();
            let known = sided.forms.iter().position(|(other, _)| *other == swap);
            let form = if let Some(at) = known {
                at
            } else {
                let changed = plan.swap.sided(source, reading, judge)?;
                plan.swap.allowed_sided(&changed, reading, judge, illegal, lang)?;
                sided.forms.push((swap, changed));
                sided.forms.len() - 1
            };
            sided.plans.push((plan.after, form + 1));
        }
        Ok(sided)
    }
}

impl Plan {
    fn holds_against(&self, list: &str, leader: Option<&Entry>) -> bool {
        match &self.against {
            None => true,
            Some(Against::Named(name)) => {
                is_called(list, name) || leader.is_some_and(|leader| leader.card.number.as_str() == name)
            }
            Some(Against::Led(search)) => leader.is_some_and(|leader| search.matches(leader)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_plan_that_holds_is_taken() {
        let sided = Sided { forms: Vec::new(), plans: vec![(Some(After::Loss), 1), (Some(After::Win), 2), (None, 3)] };
        assert_eq!([Before::Lost, Before::Won, Before::Drawn].map(|before| sided.form(before)), [1, 2, 3]);
        assert_eq!(Sided::default().form(Before::Lost), 0);
    }

    #[test]
    fn a_list_is_called_by_its_path_its_file_or_its_name() {
        for name in ["decks/rush.txt", "rush.txt", "rush"] {
            assert!(is_called("decks/rush.txt", name), "{name}");
        }
        assert!(!is_called("decks/rush.txt", "decks") && !is_called("decks/rush.txt", "txt"));
    }
}
