//! How the games with a table of their own are told: to whom, and what is alike together.

use crate::engine::Seat;
use crate::language::{Argument, Message, say};

/// To whom a game is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listener {
    /// A player, whose side lies nearest; otherwise somebody who watches.
    pub(crate) seat: Option<Seat>,
    /// Sees what is hidden, too.
    pub(crate) open: bool,
}

impl Listener {
    /// Whether what these players know is known: to who watches, what both of them do.
    pub(crate) fn knows(self, known: impl Fn(Seat) -> bool) -> bool {
        self.open || self.seat.map_or_else(|| Seat::BOTH.into_iter().all(&known), &known)
    }

    /// Whose side lies nearest.
    pub(crate) fn near(self) -> Seat {
        self.seat.unwrap_or(Seat::A)
    }

    /// Whether what this player is asked is told.
    pub(crate) fn hears_of(self, asked: Seat) -> bool {
        self.seat.is_none_or(|seat| seat == asked)
    }
}

/// What a log goes on with.
pub(crate) enum Piece<W> {
    /// A line that stands for itself.
    Line(Message),
    /// A card that goes a way on which several can be told together; without its name where it is not known.
    Card(W, Option<Message>),
}

/// A log with what goes the same way, one after the other, in one line each.
pub(crate) fn together<W: PartialEq>(
    pieces: impl IntoIterator<Item = Piece<W>>,
    line: impl Fn(&W, Message) -> Option<Message>,
) -> Vec<Message> {
    let mut out = Vec::new();
    let mut going: Option<(W, Vec<Option<Message>>)> = None;
    let told = |(way, cards): (W, Vec<Option<Message>>)| line(&way, which(cards));
    for piece in pieces {
        match (piece, &mut going) {
            (Piece::Card(way, card), Some((before, cards)))
                if *before == way && cards[0].is_some() == card.is_some() =>
            {
                cards.push(card);
            }
            (Piece::Card(way, card), going) => out.extend(going.replace((way, vec![card])).and_then(told)),
            (Piece::Line(message), going) => {
                out.extend(going.take().and_then(told));
                out.push(message);
            }
        }
    }
    out.extend(going.and_then(told));
    out
}

/// A question, and for whom it waits; what asks it, where that is a card.
pub(crate) fn asked(who: Message, question: Message, card: Option<Message>) -> Message {
    match card {
        Some(card) => say!("asked-for", player = who, question = question, card = card),
        None => say!("asked", player = who, question = question),
    }
}

/// A card, and what there is to say of it beside its name.
pub(crate) fn lies(card: Message, state: Vec<Message>) -> Message {
    if state.is_empty() { card } else { say!("card-lies", card = card, lies = Argument::list(state, ", ")) }
}

/// Cards by their names, or by their number.
fn which(mut cards: Vec<Option<Message>>) -> Message {
    let count = cards.len();
    match cards.as_mut_slice() {
        [card] => card.take().unwrap_or_else(|| say!("some-card")),
        _ => match cards.into_iter().collect::<Option<Vec<_>>>() {
            Some(names) => say!("cards-named", count = count, cards = Argument::list(names, ", ")),
            None => say!("cards-hidden", count = count),
        },
    }
}
