//! Cards that are taken until so many are left: `add cards from your life to your hand until you have 2 life left`.

use super::super::phrase::{At, Page, Phrase, Referent, Ways, name};
use super::super::word::Number;
use super::moves::destination;
use super::opponent::TheyDo;
use crate::ability::{Area, Cards, Choose, Count, Destination, Effect, HowMany, Quantity, Selector, Who};

/// What is taken, by whom, and how many are left.
#[derive(Clone, PartialEq, Eq)]
struct Taking {
    /// Who chooses.
    who: Who,
    /// Whose cards.
    whose: Who,
    /// From where.
    area: Area,
    /// How many are left.
    left: i32,
    /// Where they go.
    to: Destination,
}

impl Taking {
    fn effects(&self, at: At) -> Vec<Effect> {
        let from = Selector { whose: self.whose, areas: vec![self.area], ..Selector::default() };
        let there = Quantity::Counted(Box::new(Count::Cards(from.clone())));
        let more = Quantity::Counted(Box::new(Count::Sum(vec![there, (-self.left).into()])));
        let choose = Choose::new(from, HowMany::Exactly(more), &name(at.spoken.names));
        let chosen = Cards::Chosen(Box::new(Choose { who: self.who, ..choose }));
        vec![Effect::Move(chosen, self.to.clone())]
    }

    /// What was taken is what is spoken of.
    fn spoken(at: At) -> At {
        at.speak(|spoken| {
            (spoken.it, spoken.them) = (None, Some(Referent::Named(spoken.names)));
            spoken.names += 1;
        })
    }
}

const MOVE: TheyDo =
    TheyDo(&["places", "sends", "returns", "adds", "puts"], &["place", "send", "return", "add", "put"]);
const DISCARD: TheyDo = TheyDo(&["discards"], &["discard"]);
const CHOOSE: TheyDo = TheyDo(&["chooses"], &["choose"]);
const AND: &[&str] = &[", and", "and", ", then"];
const AND_MOVE: &[&str] =
    &["place them", "places them", "send them", "sends them", "add them", "adds them", "return them", "returns them"];
const AND_SHUFFLE: &[&str] = &["shuffle them", "shuffles them"];
const INTO_DECK: &[&str] = &["into their deck", "into your deck", "into its owner's deck", "into their owner's deck"];
const ONLY: &[&str] = &["until there are only", "until there are", "until only"];
const REMAIN: &[&str] = &["remaining, and", "remaining and", "remain, and", "remaining, then"];
const THE_CHOSEN: &[&str] =
    &["place the chosen cards", "places the chosen cards", "send the chosen cards", "sends the chosen cards"];
/// After "from": whose cards, and where.
const PLACES: [(&[&str], Who); 3] = [
    (&["from your opponent's", "in your opponent's"], Who::Opponent),
    (&["from your", "in your"], Who::You),
    (&["from their", "in their"], Who::Opponent),
];
const AREAS: [(&str, Area, &[&str]); 2] = [
    ("hand", Area::Hand, &["cards in your hand", "cards in their hand", "cards in hand", "cards in hand left"]),
    ("life", Area::Life, &["life left", "cards in your life", "cards in their life", "life"]),
];

/// Those who do it, with what they do.
fn subjects(page: &Page<'_>, at: At, verbs: &TheyDo) -> Ways<Who> {
    let mine = page.any(at, verbs.1).map(|at| (Who::You, at));
    mine.into_iter().chain(verbs.places(page, at).map(|at| (Who::Opponent, at))).collect()
}

/// `cards from your life`.
fn source(page: &Page<'_>, at: At) -> Ways<(Who, Area)> {
    let Some(at) = page.lit(at, "cards") else { return Ways::new() };
    let mut ways = Ways::new();
    for (words, whose) in PLACES {
        let Some(at) = page.any(at, words) else { continue };
        ways.extend(AREAS.iter().filter_map(|(word, area, _)| Some(((whose, *area), page.lit(at, word)?))));
    }
    ways
}

/// `until you have 2 life left`.
fn goal(page: &Page<'_>, at: At, area: Area) -> Ways<i32> {
    let have = &["until you have", "until they have", "until your opponent has"];
    let numbers = page.any(at, have).map_or_else(Ways::new, |at| Number.read(page, at)).into_iter();
    let words = |at: At| AREAS.iter().find(|known| known.1 == area).and_then(|(.., words)| page.any(at, words));
    numbers.filter_map(|(left, at)| Some((left, words(at)?))).collect()
}

/// Words for where cards go.
type Target<'a> = &'a dyn Fn(&Page<'_>, At) -> Ways<Destination>;

/// What is done with cards that have been chosen, and where they go.
fn fate(page: &Page<'_>, at: At) -> Ways<Destination> {
    let mut ways = page.any(at, AND_MOVE).map_or_else(Ways::new, |at| destination().read(page, at));
    let shuffled = page.any(at, AND_SHUFFLE).and_then(|at| page.any(at, INTO_DECK));
    ways.extend(shuffled.map(|at| (Destination::Shuffled, at)));
    ways
}

fn read(page: &Page<'_>, begin: At) -> Ways<Taking> {
    let mut ways = Ways::new();
    if !page.rest(begin).contains("until ") {
        return ways;
    }
    let discard = |_: &Page<'_>, at| vec![(Destination::To(Area::Drop), at)];
    let place = |page: &Page<'_>, at| destination().read(page, at);
    let deeds: [(&TheyDo, Target<'_>); 2] = [(&MOVE, &place), (&DISCARD, &discard)];
    for (verbs, target) in deeds {
        for (who, at) in subjects(page, begin, verbs) {
            for ((whose, area), at) in source(page, at) {
                for (to, at) in target(page, at) {
                    let goals = goal(page, at, area).into_iter();
                    ways.extend(goals.map(|(left, at)| (Taking { who, whose, area, left, to: to.clone() }, at)));
                }
            }
        }
    }
    for (who, at) in subjects(page, begin, &CHOOSE) {
        for ((whose, area), at) in source(page, at) {
            let moved = page.any(at, AND);
            for (to, at) in moved.map_or_else(Ways::new, |at| fate(page, at)) {
                let goals = goal(page, at, area).into_iter();
                ways.extend(goals.map(|(left, at)| (Taking { who, whose, area, left, to: to.clone() }, at)));
            }
            let left = page.any(at, ONLY).map_or_else(Ways::new, |at| Number.read(page, at));
            for (left, at) in left {
                let moved = page.any(at, REMAIN).and_then(|at| page.any(at, THE_CHOSEN));
                let ends = moved.map_or_else(Ways::new, |at| destination().read(page, at)).into_iter();
                ways.extend(ends.map(|(to, at)| (Taking { who, whose, area, left, to }, at)));
            }
        }
    }
    // A player's own cards, or those of the one who chooses.
    ways.retain(|(taking, _)| taking.who == Who::You || taking.whose == Who::Opponent);
    ways
}

/// Everything that this can mean.
pub(super) fn takes(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let ways = read(page, at).into_iter();
    ways.map(|(taking, end)| (taking.effects(at), Taking::spoken(end))).collect()
}

/// As [`takes`].
pub(super) fn says_takes(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::Move(Cards::Chosen(_), _)] = effects else { return Vec::new() };
    page.reworded(effects, || takes(page, at), || says_plain(effects, page, at))
}

/// The words for what a player takes from their own life.
fn says_plain(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::Move(Cards::Chosen(choose), to)] = effects else { return Vec::new() };
    let HowMany::Exactly(Quantity::Counted(count)) = &choose.count else { return Vec::new() };
    let Count::Sum(parts) = &**count else { return Vec::new() };
    let Some(Quantity::Number(less)) = parts.last() else { return Vec::new() };
    let taking = Taking { who: Who::You, whose: Who::You, area: Area::Life, left: -less, to: to.clone() };
    if taking.effects(at) != effects {
        return Vec::new();
    }
    let begun = page.lit(at, "add cards from your life").into_iter().flat_map(|at| destination().says(to, page, at));
    let until =
        begun.filter_map(|at| page.lit(at, "until you have")).flat_map(|at| Number.says(&taking.left, page, at));
    until.filter_map(|at| page.lit(at, "life left")).map(Taking::spoken).collect()
}
