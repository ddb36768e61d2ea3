//! Wants and the decks they are asked of, shared by the commands that tell chances.

use clap::Args;
use textwrap::core::display_width;

use super::input::Source;
use super::{Failure, understood, warn};
use crate::card::{Print, Section, Slip, fold, nearly_numbers, slip};
use crate::catalog::search::{Hand, Search, Test, Text, Unread, Want};
use crate::catalog::{Catalog, Entry, Miss};
use crate::language::{Lang, Message, say};
use crate::legality::{Outcome, Verdict};
use crate::ruleset::Ruleset;
use crate::shown;
use crate::sim::odds::{self, Class, Goal, MOST_FILTERS, Obstacle, Plan};

/// Who goes first, and what becomes of illegal decks.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Seat {
    /// Go first: no draw on turn 1 (the default).
    #[arg(long, conflicts_with = "second")]
    first: bool,
    /// Go second: draw on turn 1 too.
    #[arg(long)]
    second: bool,
    /// Take an illegal deck as it is.
    #[arg(long)]
    allow_illegal: bool,
}

/// The longest name or number that suggestions are looked for.
const LONGEST: usize = 200;
/// Suggestions that are worth reading.
const SUGGESTIONS: usize = 3;

/// The cards of a main deck, each with its copies, in the order of the list.
#[derive(Debug)]
pub(super) struct MainDeck<'a> {
    /// What its user calls the list.
    pub(super) name: String,
    /// The cards.
    pub(super) cards: Vec<(&'a Entry, u32)>,
    /// Which part of the list it is.
    section: Section,
    /// Those of the other parts, to tell where a card is.
    elsewhere: Vec<(&'a Entry, Section)>,
    /// All cards there are.
    catalog: &'a Catalog,
    /// Life cards, where the leader changes the edition's number.
    pub(super) life: Option<u32>,
}

impl Seat {
    pub(super) const fn new(second: bool, allow_illegal: bool) -> Self {
        Self { first: !second, second, allow_illegal }
    }

    pub(super) const fn is_first(self) -> bool {
        !self.second
    }

    /// The main deck of a checked list.
    ///
    /// # Errors
    /// When a line means no card, or the list is illegal and nobody has allowed that.
    pub(super) fn deck<'a>(
        self,
        source: &Source,
        name: &str,
        outcome: &Outcome<'a>,
        lang: Lang,
    ) -> Result<MainDeck<'a>, Failure> {
        self.deck_of(source, name, outcome, Section::Main, lang)
    }

    /// The pile that a part of a checked list makes.
    ///
    /// # Errors
    /// When a line means no card, or the list is illegal and nobody has allowed that.
    pub(super) fn deck_of<'a>(
        self,
        source: &Source,
        name: &str,
        outcome: &Outcome<'a>,
        section: Section,
        lang: Lang,
    ) -> Result<MainDeck<'a>, Failure> {
        understood(source, name, outcome, "so the deck is not known", lang)?;
        self.pile(name, outcome, section)
    }

    /// The main deck of a checked list whose every line is known to mean a card.
    ///
    /// # Errors
    /// When the list is illegal and nobody has allowed that.
    pub(super) fn main_deck<'a>(self, name: &str, outcome: &Outcome<'a>) -> Result<MainDeck<'a>, Failure> {
        self.pile(name, outcome, Section::Main)
    }

    fn pile<'a>(self, name: &str, outcome: &Outcome<'a>, section: Section) -> Result<MainDeck<'a>, Failure> {
        if outcome.verdict == Verdict::Illegal {
            let what = format!("{name} is illegal under {}", outcome.context.terms.told());
            if !self.allow_illegal {
                let help = format!("scouter check {name} says why; --allow-illegal takes it as it is");
                return Err(Failure::say(what).help(help));
            }
            warn(&format!("{what}; it is taken as it is"));
        }
        let mut cards: Vec<(&Entry, u32)> = Vec::new();
        let mut elsewhere = Vec::new();
        for line in &outcome.context.resolution.lines {
            if line.section != section {
                elsewhere.push((line.entry, line.section));
                continue;
            }
            // Two prints of a card are two lines.
            match cards.iter_mut().find(|(entry, _)| entry.card.number == line.entry.card.number) {
                Some((_, copies)) => *copies += line.line.count,
                None => cards.push((line.entry, line.line.count)),
            }
        }
        let leader = outcome.context.resolution.leader();
        let life = leader.and_then(|leader| leader.entry.front.starting_life()).map(u32::from);
        Ok(MainDeck { name: name.to_owned(), cards, section, elsewhere, catalog: outcome.context.catalog, life })
    }
}

impl MainDeck<'_> {
    /// How its cards are drawn.
    pub(super) fn plan(&self, ruleset: &Ruleset, first: bool, turns: u32) -> Plan {
        match &ruleset.turn.second_pile {
            Some(second) if second.section == self.section => {
                Plan::of_second(second, turns, self.cards.iter().map(|(_, copies)| copies).sum())
            }
            _ => Plan::of(ruleset, first, turns, self.life),
        }
    }

    /// Every card that a search names has to be there, or in the deck that this one is compared with; and of every card it
    /// has to be known whether a search means it.
    ///
    /// # Errors
    /// For the first that is not, with those that may be meant; for the cards that may be meant or not.
    pub(super) fn has_all_of(&self, searches: &[Search], other: Option<&Self>) -> Result<(), Failure> {
        let known = self.cards.iter().chain(other.into_iter().flat_map(|other| &other.cards));
        for test in searches.iter().flat_map(Search::tests) {
            let is_name = matches!(test, Test::Card(_) | Test::Text(Text::Name, _));
            if is_name && !known.clone().any(|(entry, _)| test.matches(entry)) {
                return Err(self.absent(test, other));
            }
        }
        searches.iter().try_for_each(|search| self.knows(search))
    }

    fn knows(&self, search: &Search) -> Result<(), Failure> {
        let cards = self.cards.iter().map(|(entry, _)| *entry);
        let open: Vec<&Entry> = cards.filter(|entry| search.may_match(entry).is_none()).collect();
        let Some(first) = open.first() else { return Ok(()) };
        let (number, name) = (&first.card.number, first.card.name());
        let others = if open.len() > 1 { format!(" and {} more", open.len() - 1) } else { String::new() };
        let what =
            format!("the skills of {number} {name}{others} are not all known, so whether `{search}` means it is not");
        let help = "ask for what is printed, or name the cards by their numbers";
        Err(Failure::say(what).help(help))
    }

    fn absent(&self, test: &Test, other: Option<&Self>) -> Failure {
        let (what, wanted) = match test {
            Test::Card(number) => {
                let name = self.catalog.get(number).map(|entry| format!(" {}", entry.card.name()));
                (format!("{number}{}", name.unwrap_or_default()), number.to_string())
            }
            Test::Text(_, phrase) => (format!("\"{}\"", phrase.said()), phrase.said().to_owned()),
            other => (other.to_string(), other.to_string()),
        };
        let name = &self.name;
        match self.elsewhere.iter().find(|(entry, _)| test.matches(entry)) {
            Some((_, Section::Leader)) => Failure::say(format!("{what} is the leader of {name}, not in its main deck")),
            Some((_, section)) => Failure::say(format!("{what} is in the {section} of {name}, not in its main deck")),
            None => {
                let nor = other.map(|other| format!(", nor in that of {}", other.name)).unwrap_or_default();
                Failure::say(format!("{what} is not in the main deck of {name}{nor}")).help(self.near(&wanted))
            }
        }
    }

    /// The cards that a name or number may mean, in a sentence.
    pub(super) fn near(&self, wanted: &str) -> String {
        let mistyped = self.near_number(wanted);
        if !mistyped.is_empty() {
            return mistyped;
        }
        // One sign of a number may be wrong; of a name, a third of them.
        let furthest = if wanted.parse::<Print>().is_ok() { 1 } else { wanted.chars().count().max(3) / 3 };
        let wanted = fold(wanted);
        let far = |entry: &Entry| {
            let names = [fold(entry.card.number.as_str()), fold(entry.card.name())];
            // A word of a name is near, too.
            let words = names[1].split(' ').map(str::to_owned).collect::<Vec<_>>();
            names.into_iter().chain(words).map(|name| strsim::damerau_levenshtein(&wanted, &name)).min()
        };
        let mut near: Vec<(usize, &Entry)> = Vec::new();
        if wanted.len() <= LONGEST {
            near.extend(
                self.cards.iter().filter_map(|(entry, _)| Some((far(entry).filter(|far| *far <= furthest)?, *entry))),
            );
        }
        near.sort_by_key(|(far, _)| *far);
        let near: Vec<String> = near.iter().take(SUGGESTIONS).map(|(_, entry)| labelled(entry)).collect();
        match near.as_slice() {
            [] => format!("scouter show {} lists its cards", self.name),
            near => format!("near it are {}", near.join(", ")),
        }
    }

    /// The cards that a number with a slip in it may mean, those of the deck before all others; empty where there is none.
    fn near_number(&self, wanted: &str) -> String {
        let Some(anywhere) = number_meant(wanted, self.catalog) else { return String::new() };
        let slips =
            self.cards.iter().filter_map(|(entry, _)| Some((slip(wanted, entry.card.number.as_str())?, *entry)));
        let mut slips: Vec<(Slip, &Entry)> = slips.filter(|(slip, _)| *slip < Slip::OneSign).collect();
        slips.sort_by_key(|(slip, _)| *slip);
        let here: Vec<String> = slips.iter().take(SUGGESTIONS).map(|(_, entry)| labelled(entry)).collect();
        if here.is_empty() { anywhere } else { format!("near it are {}", here.join(", ")) }
    }

    /// The bits of the searches that mean a card.
    pub(super) fn filters(entry: &Entry, searches: &[Search]) -> u32 {
        let bits = searches.iter().zip(0..).filter(|(search, _)| search.matches(entry));
        bits.fold(0, |all, (_, bit)| all | 1 << bit)
    }

    /// The classes that some searches make of the deck.
    pub(super) fn classes(&self, searches: &[Search]) -> Vec<Class> {
        odds::classes(self.cards.iter().map(|(entry, copies)| (*copies, Self::filters(entry, searches))))
    }
}

/// `BT1-006 Scheming Champa`
fn labelled(entry: &Entry) -> String {
    format!("{} {}", entry.card.number, entry.card.name())
}

/// What a number that no card has may mean but for a slip, in a sentence; `None` where nothing is near, or the text is
/// nothing like a number.
pub(super) fn number_meant(wanted: &str, catalog: &Catalog) -> Option<String> {
    let is_mistyped = match wanted.parse::<Print>() {
        Ok(print) => catalog.get(&print.number).is_none(),
        Err(_) => nearly_numbers(wanted).any(|part| part == wanted),
    };
    let miss = is_mistyped.then(|| catalog.mistyped(wanted, None))?;
    let Miss::Mistyped { near, .. } = miss else { return None };
    let near: Vec<String> = near.into_iter().take(SUGGESTIONS).map(labelled).collect();
    (!near.is_empty()).then(|| format!("no card has the number {wanted}; near it are {}", near.join(", ")))
}

/// Reads a want.
pub(super) fn want(text: &str) -> Result<Want, Failure> {
    Want::parse(text).map_err(|error| unread("--want", text, &error))
}

/// Shows where a text cannot be read.
pub(super) fn unread(option: &str, text: &str, error: &Unread) -> Failure {
    let width = |text: &str| display_width(&shown::line(text));
    let before = width(text.get(..error.span.start).unwrap_or_default());
    let marked = width(error.span.text(text)).max(1);
    let marks = " ".repeat(before) + &"^".repeat(marked);
    let failure = Failure::say(format!("{option}: {error}")).below(&[text, &marks]);
    let number = || number_meant(error.span.text(text), &Catalog::embedded());
    match number().or_else(|| error.help()) {
        Some(help) => failure.help(help),
        None => failure,
    }
}

/// What has to hold, with searches by their number; those that are not there yet are added.
///
/// # Errors
/// When there are too many different ones.
pub(super) fn goal(hand: &Hand, searches: &mut Vec<Search>) -> Result<Goal, Failure> {
    let all = |parts: &[Hand], searches: &mut Vec<Search>| {
        parts.iter().map(|part| goal(part, searches)).collect::<Result<Vec<Goal>, Failure>>()
    };
    Ok(match hand {
        Hand::Has(count, search) => Goal::Count { of: number(search, searches)?, least: count.least, most: count.most },
        Hand::All(parts) => Goal::All(all(parts, searches)?),
        Hand::Any(parts) => Goal::Any(all(parts, searches)?),
        Hand::Not(other) => Goal::Not(Box::new(goal(other, searches)?)),
    })
}

/// The number of a search.
pub(super) fn number(search: &Search, searches: &mut Vec<Search>) -> Result<usize, Failure> {
    if let Some(at) = searches.iter().position(|known| known == search) {
        return Ok(at);
    }
    if searches.len() == MOST_FILTERS {
        return Err(Failure::say(format!("a want speaks of at most {MOST_FILTERS} different groups of cards")));
    }
    searches.push(search.clone());
    Ok(searches.len() - 1)
}

/// Why a want cannot come true.
pub(super) fn reason(obstacle: Obstacle, searches: &[Search]) -> Message {
    let search = |of: usize| searches[of].to_string();
    match obstacle {
        Obstacle::Deck { of, least, has } => say!("obstacle-deck", cards = has, search = search(of), wanted = least),
        Obstacle::Seen { of, least, seen } => say!("obstacle-seen", cards = seen, wanted = least, search = search(of)),
        Obstacle::Always { of, most, has } => say!("obstacle-always", least = has, search = search(of), wanted = most),
        Obstacle::Together => say!("obstacle-together"),
    }
}
