//! A game as a record of it is read: what happened, what is alike together, the table turn by turn, why it ended; and, for whoever
//! may see all, the hands and what the players weighed.

use std::fmt::Write as _;

use super::colored::WIDTH;
use super::figures::at_blanks;
use super::told::{Powers, Telling};
use crate::engine::{Seat, Value, Weighed};
use crate::language::{Argument, Lang, Message, say};
use crate::sim::heard::Thoughts;

/// So many answers that were weighed are told.
const BEST: usize = 3;

/// A record under way.
#[derive(Debug)]
pub struct Record {
    /// To whom it is told; to somebody who watches where it is nobody.
    seat: Option<Seat>,
    open: bool,
    lang: Lang,
    /// No line is wider; what does not fit goes on below.
    width: usize,
    text: String,
    /// Events that have been told.
    told: usize,
    /// The turn whose table has been told.
    turn: u16,
    powers: Option<Powers>,
    thoughts: Thoughts,
}

impl Record {
    /// Nothing yet. An `open` one tells what is hidden from players, too.
    pub fn new(seat: Option<Seat>, open: bool, lang: Lang) -> Self {
        Self {
            seat,
            open,
            lang,
            width: WIDTH,
            text: String::new(),
            told: 0,
            turn: 0,
            powers: None,
            thoughts: Thoughts::default(),
        }
    }

    /// As wide as this.
    #[must_use]
    pub fn within(mut self, width: usize) -> Self {
        self.width = width;
        self
    }

    /// Where the thoughts of the players are written down.
    pub fn thoughts(&self) -> Thoughts {
        self.thoughts.clone()
    }

    fn line(&mut self, indent: usize, line: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{}", laid_out(line, indent, self.width));
    }

    fn messages(&mut self, lines: impl IntoIterator<Item = Message>) {
        let lang = self.lang;
        lines.into_iter().for_each(|line| self.line(0, &line.text(lang)));
    }

    /// Tells what has happened before a question is answered, and how.
    pub fn answered<G: Telling>(&mut self, game: &G, at: usize) {
        self.happened(game);
        if game.turn() != self.turn {
            self.turn = game.turn();
            let lang = self.lang;
            game.table(self.seat, self.open)
                .into_iter()
                .for_each(|(indent, line)| self.line(indent + 4, &line.text(lang)));
        }
        if game.happened() > 0 {
            self.powers = game.powers_to(None);
        }
        let thoughts = self.thoughts.take();
        if let Some(said) = self.open.then(|| why(game, at, &thoughts)).flatten() {
            let said = said.text(self.lang);
            self.line(4, &said);
        }
    }

    fn happened<G: Telling>(&mut self, game: &G) {
        let lines = game.together(self.seat, self.told, self.open, self.powers.as_ref());
        self.told = game.happened();
        self.messages(lines);
    }

    /// The record of a game that is over, or stands where it does.
    pub fn end<G: Telling>(mut self, game: &G) -> String {
        self.happened(game);
        let why = game.ended_by();
        self.messages(why);
        self.text
    }
}

/// A line so far in that is not wider; what does not fit goes on below, further in. Words stay whole.
pub fn laid_out(line: &str, indent: usize, width: usize) -> String {
    let [first, below] = [indent, indent + 4].map(|columns| " ".repeat(columns));
    let options = textwrap::Options::new(width).initial_indent(&first).subsequent_indent(&below);
    textwrap::fill(line, at_blanks(options.break_words(false)))
}

/// An answer with what it is worth to who weighed it.
fn weighed(offer: &Message, value: Value) -> Message {
    match value {
        Value::Points(points) => say!("weighed-points", answer = offer, points = points),
        Value::Chance(chance) => say!("weighed-chance", answer = offer, chance = format!("{:.1}", chance * 100.0)),
    }
}

/// Why a player has answered so: what they weighed most, where they weighed several things.
fn why<G: Telling>(game: &G, at: usize, thoughts: &[Weighed]) -> Option<Message> {
    let seat = game.asked()?;
    let best = best(game, thoughts)?;
    let offers = game.offers_to(seat);
    let chosen = offers.get(at)?;
    let best = Argument::list(best, "; ");
    Some(say!("weighed", player = seat.to_string(), chosen = chosen, best = best))
}

/// What was weighed most of several things, best first, each with its value.
pub fn best<G: Telling>(game: &G, thoughts: &[Weighed]) -> Option<Vec<Message>> {
    let offers = game.offers_to(game.asked()?);
    let mut told: Vec<(String, Message)> = Vec::new();
    for Weighed { at, value } in thoughts {
        let Some(offer) = offers.get(*at) else { continue };
        let said = weighed(offer, *value);
        // Copies of a card are weighed alike.
        let key = said.to_string();
        if told.iter().all(|(other, _)| *other != key) {
            told.push((key, said));
        }
    }
    (told.len() > 1).then(|| told.into_iter().take(BEST).map(|(_, said)| said).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_goes_on_below_further_in() {
        let mut record = Record::new(None, false, Lang::En).within(20);
        record.line(0, "short");
        record.line(2, "Sudden Fog is played by A into the Ether");
        assert_eq!(record.text, "short\n  Sudden Fog is\n      played by A\n      into the Ether\n");
    }
}
