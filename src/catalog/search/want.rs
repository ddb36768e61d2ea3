//! How many cards a hand is to have: counts before cards, joined, perhaps with a turn.
//!
//! `and` and `or` join counts where a count follows them, and cards where none does: in `1+ red or blue and 2+ extra`
//! the first count is of cards that are red or blue. A part ends where the next count begins.
//!
//! `by turn N` is about every count before it, within the same parentheses, that has no turn yet: `1+ red and 2+ extra by turn 3`
//! wants both by turn 3, `1+ red by turn 1 and 2+ extra by turn 3` each by its own.

use std::fmt;

use super::error::{Expected, Unread};
use super::parse::Parser;
use super::token::{Sign, Token};
use super::{Search, joined};
use crate::diagnostic::Span;

/// What the cards seen by some turn are to be.
///
/// ```
/// use deckscouter::catalog::search::Want;
/// let want = Want::parse("2+ battle cost<=2 and 1+ BT1-053 by turn 3").unwrap();
/// assert_eq!(want.by, Some(3));
/// assert_eq!(want.to_string(), "2+ battle cost<=2 and 1+ BT1-053 by turn 3");
/// assert!(Want::parse("2+ battle and cost<=2 or 0 extra").is_ok());
/// let curve = Want::parse("1+ cost:1 by turn 1 and 1+ cost:3 by turn 3").unwrap();
/// assert_eq!((curve.by, curve.last_turn(5)), (None, 3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Want {
    /// What there has to be.
    pub hand: Hand,
    /// The own turn by which all of it has to be there; 0 is the hand after the mulligan. Where counts have turns of their own, there
    /// is none.
    pub by: Option<u32>,
}

/// Counts that have to hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hand {
    /// So many of some cards; by an own turn, where that is another than that of other counts.
    Has(Count, Search, Option<u32>),
    /// All of two or more.
    All(Vec<Self>),
    /// One of two or more.
    Any(Vec<Self>),
    /// The contrary.
    Not(Box<Self>),
}

/// How many: `2+`, `2-`, `2` or `=2` for exactly two, `1..3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// At least so many.
    pub least: u32,
    /// At most so many, where there is a bound.
    pub most: Option<u32>,
}

/// What stays of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keep {
    /// These cards; the others go back.
    Cards(Search),
    /// The whole hand if it is such; else all of it goes back.
    Hand(Hand),
}

/// Counts and turns beyond this are slips of the finger.
const MOST: u32 = 1000;

impl Want {
    /// Reads what is wanted.
    ///
    /// # Errors
    /// Where the text cannot be read: the place, and what was expected there.
    pub fn parse(text: &str) -> Result<Self, Unread> {
        let mut parser = Parser::new(text)?;
        let mut turns = Turns { are_read: true, of: Vec::new() };
        let mut hand = any(&mut parser, &mut turns)?;
        parser.end()?;
        let by = turns.of.first().copied().flatten();
        if turns.of.iter().all(|turn| *turn == by) {
            return Ok(Self { hand, by });
        }
        hand.take_turns(&mut turns.of.into_iter());
        Ok(Self { hand, by: None })
    }

    /// The last own turn that it speaks of; what has no turn counts by another one.
    pub fn last_turn(&self, otherwise: u32) -> u32 {
        let of_counts = self.hand.turns();
        let last = of_counts.iter().map(|turn| turn.unwrap_or(otherwise)).max().unwrap_or(otherwise);
        self.by.unwrap_or(last)
    }
}

impl Keep {
    /// Reads what stays: counts make it a condition on the hand, cards without a count are kept.
    ///
    /// # Errors
    /// Where the text cannot be read: the place, and what was expected there.
    pub fn parse(text: &str) -> Result<Self, Unread> {
        let mut parser = Parser::new(text)?;
        let keep = if parser.is_at_count(0) {
            Self::Hand(any(&mut parser, &mut Turns::default())?)
        } else {
            Self::Cards(parser.any()?)
        };
        parser.end()?;
        Ok(keep)
    }
}

impl Hand {
    /// Every count with its cards, in order.
    pub fn counts(&self) -> Vec<(Count, &Search)> {
        match self {
            Self::Has(count, search, _) => vec![(*count, search)],
            Self::All(parts) | Self::Any(parts) => parts.iter().flat_map(Self::counts).collect(),
            Self::Not(other) => other.counts(),
        }
    }

    /// The own turn of every count, in order.
    fn turns(&self) -> Vec<Option<u32>> {
        match self {
            Self::Has(.., turn) => vec![*turn],
            Self::All(parts) | Self::Any(parts) => parts.iter().flat_map(Self::turns).collect(),
            Self::Not(other) => other.turns(),
        }
    }

    /// Gives every count its own turn, in order.
    fn take_turns(&mut self, turns: &mut impl Iterator<Item = Option<u32>>) {
        match self {
            Self::Has(.., turn) => *turn = turns.next().flatten(),
            Self::All(parts) | Self::Any(parts) => parts.iter_mut().for_each(|part| part.take_turns(turns)),
            Self::Not(other) => other.take_turns(turns),
        }
    }
}

/// The turns of the counts that have been read, in order.
#[derive(Default)]
struct Turns {
    /// There can be some.
    are_read: bool,
    of: Vec<Option<u32>>,
}

impl Turns {
    /// Reads a turn, where one is named, for the counts from the place `begin` on that have none yet.
    fn read(&mut self, parser: &mut Parser, begin: usize) -> Result<(), Unread> {
        let waits = self.are_read && self.of[begin..].contains(&None);
        if waits && parser.take_word("by") {
            let named = turn(parser)?;
            self.of[begin..].iter_mut().for_each(|turn| *turn = turn.or(Some(named)));
        }
        Ok(())
    }
}

fn any(parser: &mut Parser, turns: &mut Turns) -> Result<Hand, Unread> {
    let begin = turns.of.len();
    let mut parts = vec![all(parser, turns, begin)?];
    while parser.take_word("or") {
        parts.push(all(parser, turns, begin)?);
    }
    Ok(if parts.len() == 1 { parts.swap_remove(0) } else { Hand::Any(parts) })
}

fn all(parser: &mut Parser, turns: &mut Turns, begin: usize) -> Result<Hand, Unread> {
    let mut part = |parser: &mut Parser| {
        let part = not(parser, turns)?;
        turns.read(parser, begin).map(|()| part)
    };
    let mut parts = vec![part(parser)?];
    while parser.take_word("and") || parser.is_at_count(0) {
        parts.push(part(parser)?);
    }
    Ok(if parts.len() == 1 { parts.swap_remove(0) } else { Hand::All(parts) })
}

fn not(parser: &mut Parser, turns: &mut Turns) -> Result<Hand, Unread> {
    // `-1 red` looks like a number below 0, and is not what `not 1 red` is meant for.
    if let (Some(Token::Minus), Some(Token::Word(word))) = (parser.peek(0), parser.peek(1))
        && read(word).is_some()
    {
        let word = format!("-{word}");
        let begin = parser.place();
        parser.skip();
        parser.skip();
        return Err(Unread::at(begin.to(parser.place()), Expected::BadCount(word)));
    }
    if parser.take_not() {
        return parser.nested(|parser| not(parser, turns)).map(|hand| Hand::Not(Box::new(hand)));
    }
    if parser.take_open() {
        let inside = parser.nested(|parser| any(parser, turns))?;
        return parser.close().map(|()| inside);
    }
    let count = count(parser)?;
    let cards = parser.any()?;
    turns.of.push(None);
    Ok(Hand::Has(count, cards, None))
}

/// A count; nothing is read further where there is none.
fn count(parser: &mut Parser) -> Result<Count, Unread> {
    if !parser.is_at_count(0) {
        return parser.refuse(Expected::Count);
    }
    let place = parser.place();
    let exactly = parser.peek(0) == Some(&Token::Sign(Sign::Is));
    if exactly {
        parser.skip();
    }
    let Some(Token::Word(word)) = parser.peek(0).cloned() else { return parser.refuse(Expected::Count) };
    let span: Span = place.to(parser.place());
    let read = read(&word).filter(|count| !exactly || Some(count.least) == count.most);
    let count = read.ok_or_else(|| Unread::at(span, Expected::BadCount(word)))?;
    parser.skip();
    Ok(count)
}

/// `2+`, `2-`, `2`, `1..3`, `1..`, `..3`.
fn read(word: &str) -> Option<Count> {
    let (least, most) = if let Some(least) = word.strip_suffix('+') {
        (number(least)?, None)
    } else if let Some(most) = word.strip_suffix('-') {
        (0, Some(number(most)?))
    } else if let Some((least, most)) = word.split_once("..") {
        let most = if most.is_empty() { None } else { Some(number(most)?) };
        let least = if least.is_empty() { most.map(|_| 0)? } else { number(least)? };
        (least, most)
    } else {
        let n = number(word)?;
        (n, Some(n))
    };
    most.is_none_or(|most| least <= most).then_some(Count { least, most })
}

fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|n| *n <= MOST && text.bytes().all(|b| b.is_ascii_digit()))
}

fn turn(parser: &mut Parser) -> Result<u32, Unread> {
    if !parser.take_word("turn") {
        return parser.refuse(Expected::Turn);
    }
    match parser.peek(0) {
        Some(Token::Word(word)) if number(word).is_some() => {
            let turn = number(word).unwrap_or(0);
            parser.skip();
            Ok(turn)
        }
        _ => parser.refuse(Expected::Turn),
    }
}

impl fmt::Display for Want {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.by {
            None => self.hand.fmt(f),
            Some(turn) => write!(f, "{} by turn {turn}", self.hand),
        }
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A turn would be that of the counts without one before it, too.
        let turns = self.turns();
        let apart = turns.contains(&None) && turns.iter().any(Option::is_some);
        let is_apart = |part: &Self| apart && part.turns().iter().any(Option::is_some);
        match self {
            Self::Has(count, search, None) => write!(f, "{count} {search}"),
            Self::Has(count, search, Some(turn)) => write!(f, "{count} {search} by turn {turn}"),
            Self::All(parts) => {
                joined(f, parts, " and ", |part| matches!(part, Self::All(_) | Self::Any(_)) || is_apart(part))
            }
            Self::Any(parts) => joined(f, parts, " or ", |part| matches!(part, Self::Any(_)) || is_apart(part)),
            Self::Not(other) => {
                f.write_str("not ")?;
                joined(f, std::slice::from_ref(&**other), "", |part| matches!(part, Self::All(_) | Self::Any(_)))
            }
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.least, self.most) {
            (least, None) => write!(f, "{least}+"),
            (least, Some(most)) if least == most => write!(f, "{least}"),
            (0, Some(most)) => write!(f, "{most}-"),
            (least, Some(most)) => write!(f, "{least}..{most}"),
        }
    }
}

impl fmt::Display for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cards(search) => search.fmt(f),
            Self::Hand(hand) => hand.fmt(f),
        }
    }
}
