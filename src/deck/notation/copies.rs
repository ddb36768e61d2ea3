//! Lists that hold every copy of a card by itself: read, the copies of a card in a section are one line.

use std::collections::BTreeMap;

use super::{WriteError, full, print_of};
use crate::card::{Print, Section};
use crate::deck::{BAD_COUNT, CardRef, Deck, Line, MAX_COUNT, Places, Reading};
use crate::diagnostic::{Diagnostic, Severity};
use crate::language::say;

/// A list that is read copy by copy.
#[derive(Debug, Default)]
pub(super) struct Copies {
    pub(super) reading: Reading,
    /// Which line each card has.
    known: BTreeMap<(Section, Option<Print>, Option<String>), usize>,
}

impl Copies {
    /// One more copy. The line stands where its first copy does; with several, no place is that of the card alone.
    pub(super) fn push(&mut self, section: Section, card: CardRef, places: Places) {
        let key = (section, card.print.clone(), card.name.clone());
        if let Some(line) = self.known.get(&key).and_then(|at| self.reading.deck.lines.get_mut(*at)) {
            line.count = line.count.saturating_add(1);
            line.places = Places { line: line.places.line(), ..Places::default() }.into();
        } else if !full(&mut self.reading, Some(places.line)) {
            self.known.insert(key, self.reading.deck.lines.len());
            let section = Some(section);
            self.reading.deck.lines.push(Line::of(1, card, section, places));
        }
    }

    /// The whole list.
    pub(super) fn done(mut self) -> Reading {
        let Reading { deck, problems, .. } = &mut self.reading;
        deck.lines.retain(|line| {
            if line.count > MAX_COUNT {
                let problem = Diagnostic::new(BAD_COUNT, Severity::Error, say!("pile-count", count = line.count));
                problems.push(problem.at(line.places.line()));
            }
            line.count <= MAX_COUNT
        });
        self.reading
    }
}

/// The prints of a section, in the order in which they first appear, with all of their copies.
pub(super) fn merged<'d>(
    deck: &'d Deck,
    section: Section,
    notation: &'static str,
) -> Result<Vec<(&'d Print, u32)>, WriteError> {
    let mut prints: Vec<(&Print, u64)> = Vec::new();
    let mut known: BTreeMap<&Print, usize> = BTreeMap::new();
    for line in deck.section(section) {
        let print = print_of(line, notation)?;
        let at = *known.entry(print).or_insert(prints.len());
        if at == prints.len() {
            prints.push((print, 0));
        }
        prints[at].1 += u64::from(line.count);
    }
    let counted = |(print, copies): (_, u64)| match u32::try_from(copies) {
        Ok(count) if count <= MAX_COUNT => Ok((print, count)),
        _ => Err(WriteError::Copies { notation, number: Print::to_string(print), copies }),
    };
    prints.into_iter().map(counted).collect()
}
