//! `--swap`: some cards of a list for others, tried and not written.

use std::fmt;
use std::str::FromStr;

use super::{asked, meant};
use crate::app::{Illegal, Judge};
use crate::card::Section;
use crate::cli::Failure;
use crate::cli::input::Source;
use crate::cli::value::NoValue;
use crate::deck::edit::wish::{self, Wish};
use crate::deck::edit::{self, Copies, Refusal};
use crate::deck::{Reading, notation};
use crate::diagnostic::Severity;
use crate::language::{Lang, Message, say};
use crate::legality::{Outcome, Verdict};

/// Cards that go and cards that come: `-2 BT1-006 +2 BT1-007`.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Swap {
    /// Whether each comes, and its words.
    cards: Vec<(bool, String)>,
}

/// Findings about how many cards a part of the list has.
const OF_SIZE: [&str; 3] = ["too-few-cards", "too-many-cards", "siding"];

impl FromStr for Swap {
    type Err = NoValue;

    fn from_str(text: &str) -> Result<Self, NoValue> {
        Self::read(text).map_err(|why| NoValue::Swap(why.to_string()))
    }
}

impl fmt::Display for Swap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signed = |(comes, words): &(bool, String)| format!("{}{words}", if *comes { '+' } else { '-' });
        f.write_str(&self.cards.iter().map(signed).collect::<Vec<_>>().join(" "))
    }
}

impl Swap {
    /// Reads a swap.
    ///
    /// # Errors
    /// When it does not say what goes and what comes.
    pub(in crate::cli) fn read(text: &str) -> Result<Self, Message> {
        let wrong = || say!("asked-swap");
        let mut cards: Vec<(bool, String)> = Vec::new();
        for word in text.split_whitespace() {
            let begins = word.strip_prefix(['+', '-']).filter(|rest| rest.starts_with(char::is_alphanumeric));
            match (begins, cards.last_mut()) {
                (Some(rest), _) => cards.push((word.starts_with('+'), rest.to_owned())),
                (None, Some((_, words))) => words.extend([" ", word]),
                (None, None) => return Err(wrong()),
            }
        }
        if cards.is_empty() {
            return Err(wrong());
        }
        Ok(Self { cards })
    }

    /// A list after the swap, as its notation has it. The file stays as it is.
    ///
    /// # Errors
    /// When a card is not known, not there to go, or the list cannot be written so.
    pub(in crate::cli) fn of(&self, source: &Source, judge: &Judge) -> Result<Reading, Failure> {
        self.changed(source, source.only()?.1, judge, "--swap", |copies, wish| vec![(copies, wish)])
    }

    /// A list of a source after cards were exchanged with its side deck.
    ///
    /// # Errors
    /// When a card is not known, not there to be exchanged, or the list cannot be written so.
    pub(in crate::cli) fn sided(&self, source: &Source, reading: &Reading, judge: &Judge) -> Result<Reading, Failure> {
        let exchanged = |copies: Copies, wish: Wish| {
            let back = match wish {
                Wish::Add(count) => Wish::Remove(count),
                Wish::Remove(count) => Wish::Add(count),
                other => other,
            };
            let side = Copies { section: Section::Side, ..copies.clone() };
            vec![(copies, wish), (side, back)]
        };
        self.changed(source, reading, judge, "--side", exchanged)
    }

    /// A list after the wishes that each of the cards comes to.
    fn changed(
        &self,
        source: &Source,
        reading: &Reading,
        judge: &Judge,
        option: &str,
        comes_to: impl Fn(Copies, Wish) -> Vec<(Copies, Wish)>,
    ) -> Result<Reading, Failure> {
        let outcome = judge.check(reading);
        let meant = meant(&outcome);
        let context = &outcome.context;
        let there: Vec<&str> = meant.iter().filter_map(|meant| Some(meant.number.as_ref()?.as_str())).collect();
        let refused =
            |why: Message| Failure::told(&say!("refused-swap", option = option, swap = self.to_string(), why = why));
        let mut wishes: Vec<(Copies, Wish)> = Vec::new();
        for (comes, words) in &self.cards {
            let asked = asked::card(std::slice::from_ref(words), None, context.catalog, &there)?;
            let count = asked.count.unwrap_or(1);
            if count == 0 {
                return Err(refused(say!("refused-swap-none", card = asked.label())));
            }
            let wish = if *comes { Wish::Add(count) } else { Wish::Remove(count) };
            let home = context.ruleset.home(asked.entry.card.kind);
            let copies = asked.copies(1, home, context.catalog);
            let number = |copies: &Copies| copies.card.print.as_ref().map(|print| print.number.clone());
            if wishes.iter().any(|(other, _)| number(other) == number(&copies)) {
                let twice = say!("refused-swap-twice", option = option, card = asked.label());
                return Err(Failure::told(&twice).advice(&say!("refused-once")));
            }
            wishes.extend(comes_to(copies, wish));
        }
        let refused = |refusal: Refusal| refused(refusal.message());
        let changes = wish::plan_all(&source.text, &reading.deck, &meant, &wishes).map_err(refused)?;
        let place = source.place_of(reading);
        let text = edit::apply(&source.text, source.decks.notation, place, meant.clone(), &changes).map_err(refused)?;
        Ok(notation::read_as(source.decks.notation, &text).readings.swap_remove(place))
    }

    /// Refuses a list that the swap has made illegal, with all that was found.
    pub(in crate::cli) fn allowed(
        &self,
        changed: &Reading,
        judge: &Judge,
        illegal: Illegal,
        lang: Lang,
    ) -> Result<(), Failure> {
        self.fits(&judge.check(changed), illegal, lang)
    }

    /// Refuses a list that is another than was handed in, or illegal, once cards were exchanged.
    pub(in crate::cli) fn allowed_sided(
        &self,
        changed: &Reading,
        original: &Reading,
        judge: &Judge,
        illegal: Illegal,
        lang: Lang,
    ) -> Result<(), Failure> {
        let sided = judge.check_sided(changed, original);
        self.fits(&sided.unwrap_or_else(|_| judge.check(changed)), illegal, lang)
    }

    fn fits(&self, outcome: &Outcome<'_>, illegal: Illegal, lang: Lang) -> Result<(), Failure> {
        if outcome.verdict != Verdict::Illegal || illegal == Illegal::Taken {
            return Ok(());
        }
        let errors = outcome.findings.iter().filter(|finding| finding.diagnostic.severity == Severity::Error);
        let is_of_size = errors.clone().all(|finding| OF_SIZE.contains(&finding.check.name));
        let help = if is_of_size { say!("what-if-size") } else { say!("what-if-allow") };
        let found = errors.map(|finding| format!("{}: {}", finding.check.name, finding.diagnostic.message.text(lang)));
        let terms = outcome.context.terms.told();
        let what = say!("what-if-illegal", swap = self.to_string(), terms = terms).text(lang);
        let reasons: Vec<String> = std::iter::once(what).chain(found).collect();
        Err(Failure::all_in(&reasons, lang).help(help.text(lang)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swap_is_written_as_it_is_read() {
        for text in ["-2 BT1-006 +2 BT1-007", "-BT1-006 +Scheming Champa", "+3 Flying Nimbus -1x BT1-005"] {
            assert_eq!(text.parse::<Swap>().map(|swap| swap.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "2 BT1-006", "BT1-006 +2 BT1-007", "- 2 BT1-006", "+"] {
            assert!(text.parse::<Swap>().is_err(), "{text}");
        }
    }
}
