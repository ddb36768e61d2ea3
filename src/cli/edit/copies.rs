//! `scouter add`, `scouter remove`, `scouter set`: how many copies of a card a list has.

use clap::Args;

use super::asked::{self, Asked};
use super::unread::refuse_unread;
use super::{Editing, Plan, Subject, refuse_second_leader, refused};
use crate::card::Section;
use crate::cli::out::Out;
use crate::cli::{Failure, Status, contents};
use crate::deck;
use crate::deck::edit::Copies;
use crate::deck::edit::wish::{self, Wish};
use crate::language::{Argument, Lang, say};

/// What the help of all three says below its examples.
macro_rules! more {
    ($examples:literal) => {
        concat!(
            "A card is a number, a print or a whole name; the copies stand before or behind\n\
             it. Layout and comments stay. Exit status 0 even if the deck is illegal now;\n\
             `scouter undo DECK` takes it back. From `-`, the new list is printed.\n\nExamples:\n",
            $examples
        )
    };
}

/// A deck and a card of it.
#[derive(Debug, Args)]
struct OfCard {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    /// The card and how many copies: `BT1-006 4`, `4x Scheming Champa`; several by their numbers; `-` reads lines of a list.
    #[arg(required = true, value_name = "CARD [COUNT]")]
    card: Vec<String>,
    /// Section, such as main or side [default: that of the card].
    #[arg(long, value_name = "SECTION", value_parser = asked::section_value)]
    section: Option<Section>,
    #[command(flatten)]
    editing: Editing,
}

/// Add copies of a card, or of several, to a deck list (one, if no number is given).
#[derive(Debug, Args)]
#[command(after_help = more!("  scouter add deck.txt BT1-006 4\n  scouter add deck.txt 2x Scheming Champa --section side\n  scouter add deck.txt 4 BT1-006 2 BT1-007\n  scouter add deck.txt - < cards.txt"))]
pub(in crate::cli) struct Add {
    #[command(flatten)]
    of: OfCard,
}

/// Take copies of a card out of a deck list (all, if no number is given).
#[derive(Debug, Args)]
#[command(after_help = more!("  scouter remove deck.txt BT1-006\n  scouter remove deck.txt Scheming Champa 2"))]
pub(in crate::cli) struct Remove {
    #[command(flatten)]
    of: OfCard,
}

/// Set how many copies of a card a deck list has, on one line.
#[derive(Debug, Args)]
#[command(after_help = more!("  scouter set deck.txt BT1-006 3\n  scouter set deck.txt 0 Scheming Champa"))]
pub(in crate::cli) struct Set {
    #[command(flatten)]
    of: OfCard,
}

pub(in crate::cli) fn add(command: &Add, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let section = |subject: &Subject<'_>, asked: &Asked<'_>| Ok(home(subject, asked));
    let wish = |count: Option<u32>| match count.unwrap_or(1) {
        0 => Err(Failure::told(&say!("refused-add-none")).advice(&say!("refused-how-many"))),
        count => Ok((Wish::Add(count), format!("add {count}"))),
    };
    run(&command.of, section, (wish, Among::All), lang, out)
}

pub(in crate::cli) fn remove(command: &Remove, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let section = |subject: &Subject<'_>, asked: &Asked<'_>| {
        let absent = || Failure::told(&say!("refused-absent", list = subject.name, card = asked.label()));
        only_section(subject, asked)?.ok_or_else(absent)
    };
    let wish = |count| match count {
        Some(0) => Err(Failure::told(&say!("refused-remove-none")).advice(&say!("refused-take-all"))),
        Some(count) => Ok((Wish::Remove(count), format!("remove {count}"))),
        None => Ok((Wish::RemoveAll, "remove".to_owned())),
    };
    run(&command.of, section, (wish, Among::Deck), lang, out)
}

pub(in crate::cli) fn set(command: &Set, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let section = |subject: &Subject<'_>, asked: &Asked<'_>| {
        Ok(only_section(subject, asked)?.unwrap_or_else(|| home(subject, asked)))
    };
    let wish = |count: Option<u32>| match count {
        Some(count) => Ok((Wish::Set(count), format!("set {count}"))),
        None => Err(Failure::told(&say!("refused-set-what")).advice(&say!("refused-number-behind"))),
    };
    run(&command.of, section, (wish, Among::Deck), lang, out)
}

/// The section that a card goes to by the edition.
fn home(subject: &Subject<'_>, asked: &Asked<'_>) -> Section {
    subject.outcome.context.ruleset.home(asked.entry.card.kind)
}

/// The section that holds a card, if any does; a failure where several do.
fn only_section(subject: &Subject<'_>, asked: &Asked<'_>) -> Result<Option<Section>, Failure> {
    let lines = subject.meant.iter().filter(|meant| meant.number.as_ref() == Some(&asked.entry.card.number));
    let mut sections: Vec<Section> = lines.map(|meant| meant.section).collect();
    sections.sort_unstable();
    sections.dedup();
    match sections.as_slice() {
        [] => Ok(None),
        [only] => Ok(Some(*only)),
        several => {
            let places = several.iter().map(|section| say!("in-section", section = section.id()));
            let places = Argument::list(places, ", ");
            let what = say!("refused-in-several", card = asked.label(), places = places, list = subject.name);
            Err(Failure::told(&what).advice(&say!("refused-say-section", section = several[0].id())))
        }
    }
}

/// The lines that come through standard input in place of a card, without comments, headers and blank ones.
fn pasted(of: &OfCard) -> Result<Option<Vec<deck::Line>>, Failure> {
    if of.card != ["-"] {
        return Ok(None);
    }
    let text = contents::given_text("-", "CARD")?;
    let mut readings = deck::read(&text).readings;
    if readings.len() > 1 {
        let what = say!("refused-several-pasted", count = readings.len());
        return Err(Failure::told(&what).advice(&say!("refused-one-pasted")));
    }
    let reading = readings.pop().unwrap_or_default();
    if let Some(problem) = reading.problems.first() {
        let line = problem.span.map(|span| text[..span.start].matches('\n').count() + 1);
        let place = line.map_or_else(String::new, |line| format!(":{line}"));
        let what = say!("refused-standard-input", place = place, why = &problem.message);
        return Err(Failure::told(&what).advice(&say!("refused-nothing-added")));
    }
    let lines = reading.deck.lines;
    if lines.is_empty() {
        return Err(Failure::told(&say!("refused-empty-input")).advice(&say!("refused-card-line")));
    }
    Ok(Some(lines))
}

/// Of which cards words mean one that are less than a name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Among {
    /// Those that there are.
    All,
    /// Those of the deck.
    Deck,
}

fn run(
    of: &OfCard,
    usual: impl Fn(&Subject<'_>, &Asked<'_>) -> Result<Section, Failure>,
    (wish, among): (impl Fn(Option<u32>) -> Result<(Wish, String), Failure>, Among),
    lang: Lang,
    out: &mut Out,
) -> Result<Status, Failure> {
    let pasted = pasted(of)?;
    let plan = |subject: &Subject<'_>| {
        let context = &subject.outcome.context;
        let there = subject.meant.iter().filter_map(|meant| Some(meant.number.as_ref()?.as_str()));
        let there: Vec<&str> = there.filter(|_| among == Among::Deck).collect();
        let each = if let Some(lines) = &pasted {
            let asked = |line| asked::card_of_line(line, of.section, context.catalog, &there);
            lines.iter().map(asked).collect::<Result<Vec<_>, _>>()?
        } else {
            let asked = |words: Vec<String>| asked::card(&words, of.section, context.catalog, &there);
            asked::each(&of.card).into_iter().map(asked).collect::<Result<Vec<_>, _>>()?
        };
        let (mut wishes, mut said): (Vec<(Copies, Wish)>, Vec<String>) = (Vec::new(), Vec::new());
        for asked in each {
            let (wish, done) = wish(asked.count)?;
            refuse_unread(subject, &asked)?;
            let section = asked.section.map_or_else(|| usual(subject, &asked), Ok)?;
            let copies = asked.copies(1, section, context.catalog);
            let deck = &context.reading.deck;
            let changes = wish::plan(&subject.source.text, deck, subject.meant, &copies, wish)
                .map_err(|refusal| refused(subject, &refusal))?;
            refuse_second_leader(subject, &asked, &changes)?;
            if changes.is_empty() && wish == Wish::RemoveAll {
                return Err({
                    let (list, card) = (subject.name, asked.label());
                    Failure::told(&say!("refused-absent-there", list = list, card = card, section = section.id()))
                });
            }
            let is_it = |(other, _): &&mut (Copies, Wish)| {
                let number = |copies: &Copies| copies.card.print.as_ref().map(|print| print.number.clone());
                other.section == copies.section && number(other) == number(&copies)
            };
            said.push(format!("{done} {}", asked.label()));
            match (wishes.iter_mut().find(is_it), wish) {
                (None, _) => wishes.push((copies, wish)),
                (Some((_, Wish::Add(before))), Wish::Add(more)) => *before = before.saturating_add(more),
                (Some(_), _) => {
                    return Err(
                        Failure::told(&say!("refused-twice", card = asked.label())).advice(&say!("refused-once"))
                    );
                }
            }
        }
        let changes = wish::plan_all(&subject.source.text, &context.reading.deck, subject.meant, &wishes);
        let changes = changes.map_err(|refusal| refused(subject, &refusal))?;
        Ok(Plan { changes, done: said.join(", ") })
    };
    super::run(&of.editing, &of.deck, plan, lang, out)
}
