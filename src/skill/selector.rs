//! Cards in areas that fit a description: `your opponent's Battle Cards in Rest Mode`, `red cards in your hand`.

/// The cards of areas, as a pattern and as a value: of a player, which fit a filter, and so on.
macro_rules! cards_in {
    (Who::$who:ident, $areas:ident) => { cards_in!(@ (Who::$who) $areas (Filter::Any) (false) (None)) };
    (Who::$who:ident, $areas:ident, $filter:ident) => { cards_in!(@ (Who::$who) $areas ($filter) (false) (None)) };
    (Who::$who:ident, $areas:ident, $filter:ident, $other:literal) => {
        cards_in!(@ (Who::$who) $areas ($filter) ($other) (None))
    };
    ($who:ident, $areas:ident) => { cards_in!(@ ($who) $areas (Filter::Any) (false) (None)) };
    ($who:ident, $areas:ident, $filter:ident, $other:ident, $under:ident) => {
        cards_in!(@ ($who) $areas ($filter) ($other) ($under))
    };
    (@ ($($who:tt)*) $areas:ident ($($filter:tt)*) ($($other:tt)*) ($($under:tt)*)) => {
        Selector {
            whose: $($who)*,
            areas: $areas,
            filter: $($filter)*,
            among: None,
            other: $($other)*,
            family: None,
            under: $($under)*,
        }
    };
}
pub(super) use cards_in;

use super::card::said_parts;
use super::done::DoneBefore;
use super::first::First;
use super::noun::{
    After, Articles, Bound, Noun, after, between_dashes, can_be_dashed, nouns, says_after, says_between_dashes,
    says_nouns,
};
use super::one_or::one_or;
use super::phrase::{
    At, IT, Implied, Once, Only, Page, Phrase, Referent, Spoken, THAT, THEM, Tacit, Taken, Ways, name, phrase,
};
use super::place::{POOL, Place, places, says_place};
use super::quantity::quantity;
use crate::ability::{Area, Cards, Choose, Filter, HowMany, Name, Quantity, Selector, Who};
use crate::card::Kind;

/// Cards in areas, with whose they are and what they are like: after a number, `of your opponent's Battle Cards in Rest Mode`.
#[derive(Clone)]
pub(super) struct CardsIn {
    /// What each of several descriptions may have before it.
    counted: Articles,
    /// Whose cards they are, where the sentence has said that: "you have".
    had: Option<Who>,
    /// They are counted: those under one card of several cannot be told from those under all.
    summed: bool,
}

/// After a number: `of your opponent's Battle Cards`, `red card in your hand`, `of your energy`.
pub(super) const fn chosen_from() -> CardsIn {
    CardsIn { counted: Articles::None, had: None, summed: false }
}

/// After "there are" and a number.
pub(super) const fn there_are() -> CardsIn {
    CardsIn { counted: Articles::None, had: None, summed: true }
}

/// After "all".
pub(super) const fn every() -> CardsIn {
    CardsIn { counted: Articles::All, had: None, summed: false }
}

/// Whether cards of which it is not said where they are can be meant to be in play (8-5-4); "play 1 Ghost token" makes one.
fn can_be_anywhere(parts: &[Filter]) -> bool {
    !parts.is_empty() && !parts.contains(&Filter::Token) && *parts != [Filter::Copy]
}

/// Whose the card is that others lie under.
fn host_of(host: Option<&Cards>) -> Who {
    match host {
        Some(Cards::This) => Who::You,
        Some(Cards::Leader(who)) => *who,
        Some(Cards::All(cards)) => cards.whose,
        _ => Who::Both,
    }
}

/// After "a".
const fn one_card() -> CardsIn {
    CardsIn { counted: Articles::One, had: None, summed: false }
}

/// Cards that others lie under: in play, and as much as is said of them.
#[derive(Clone)]
struct HostCards;

impl HostCards {
    /// A leader has words of its own.
    fn fits(cards: &Selector) -> bool {
        let leader = cards.filter == Filter::Kind(Kind::Leader) && cards.whose != Who::Both;
        !leader
            && cards.among.is_none()
            && cards.under.is_none()
            && cards.areas.iter().all(|area| Area::IN_PLAY.contains(area))
    }
}

impl Phrase for HostCards {
    type Value = Selector;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Selector> {
        let ways = one_card().read(page, at.speak(|spoken| spoken.pool = None));
        let ways: Ways<Selector> = ways.into_iter().filter(|(cards, _)| Self::fits(cards)).collect();
        let farthest = ways.iter().map(|(_, at)| at.pos).max();
        let ways = ways.into_iter().filter(|(_, at)| Some(at.pos) == farthest);
        ways.map(|(cards, end)| (cards, end.speak(|spoken| spoken.pool = at.spoken.pool))).collect()
    }
    fn says(&self, value: &Selector, page: &Page<'_>, at: At) -> Vec<At> {
        if !Self::fits(value) {
            return Vec::new();
        }
        let ends = one_card().says(value, page, at.speak(|spoken| spoken.pool = None)).into_iter();
        ends.map(|end| end.speak(|spoken| spoken.pool = at.spoken.pool)).collect()
    }
}

/// After "1 each of".
pub(super) const fn each_of() -> CardsIn {
    every()
}

/// After "you have" or "your opponent has" and a number: `red cards in your hand`, `energy`, `《God》 cards in play`.
pub(super) const fn had_by(whose: Who) -> CardsIn {
    CardsIn { counted: Articles::None, had: Some(whose), summed: true }
}

/// What stands before the description: whose the cards are, and whether this card is one of them.
const POSSESSIVES: [(&[&str], Option<Who>, bool); 6] = [
    (&["of your or your opponent's", "of you or your opponent's", "your or your opponent's"], Some(Who::Both), false),
    (&["of your other", "your other"], Some(Who::You), true),
    (&["other"], None, true),
    (&["of your", "your"], Some(Who::You), false),
    (&["of your opponent's", "your opponent's", "opponent's", "opponent"], Some(Who::Opponent), false),
    (&["of the", "of all", ""], None, false),
];

/// As [`POSSESSIVES`], where "they" are the opponent.
const THEIRS: (&[&str], Option<Who>, bool) = (&["of their"], Some(Who::Opponent), false);

/// As [`POSSESSIVES`], where all cards are meant.
const BOTH: (&[&str], Option<Who>, bool) = (
    &["of your and your opponent's", "of you and your opponent's", "your and your opponent's"],
    Some(Who::Both),
    false,
);

/// Within the description of an opponent's cards, "their" is the opponent's.
fn owned_by(at: At, whose: Option<Who>) -> At {
    at.speak(|spoken| spoken.they |= whose == Some(Who::Opponent))
}

impl CardsIn {
    /// The words before the description that say whose the cards are.
    fn possessives(&self, at: At) -> Vec<(&'static [&'static str], Option<Who>, bool)> {
        if let Some(whose) = self.had {
            return vec![(&["other"], Some(whose), true), (&[""], Some(whose), false)];
        }
        let all = (self.counted == Articles::All).then_some(BOTH);
        POSSESSIVES.into_iter().chain(at.spoken.they.then_some(THEIRS)).chain(all).collect()
    }

    /// The selector that has been spoken of: `None` where the words do not go together.
    fn selector(&self, whose: Option<Who>, told: &Told) -> Option<Selector> {
        let Told { noun, other, place, at, .. } = told;
        let filter = noun.filter();
        let home = noun.homes.clone();
        let mut there = place.clone().unwrap_or_default();
        if whose.is_none() && place.is_none() && home.is_empty() && !other && !noun.parts.contains(&Filter::Token) {
            // While cards are looked at, cards without a place are some of them. Once some have been taken, "Battle Card" by
            // itself may be one in play.
            let touched = at.spoken.pool.is_some() && at.spoken.untouched_pool().is_none();
            if touched && noun.parts.iter().all(|part| matches!(part, Filter::Kind(_) | Filter::Mode(_))) {
                return None;
            }
            there.among = at.spoken.pool.map(name);
        }
        let agrees = home.is_empty() || there.areas.is_empty() || there.areas == home;
        if !agrees {
            return None;
        }
        let areas = if home.is_empty() { there.areas } else { home };
        // What a player has is somewhere.
        if self.had.is_some() && place.is_none() && noun.homes.is_empty() {
            return None;
        }
        let whose = match (whose, there.whose) {
            (Some(whose), Some(said)) if whose != said => return None,
            (Some(whose), _) => whose,
            (None, Some(said)) => said,
            // Cards that are looked at, and those under a card, are where they are.
            (None, None) if there.among.is_some() => Who::You,
            (None, None) if there.under.is_some() => host_of(there.under.as_deref()),
            // Energy and life are always somebody's.
            (None, None) if !areas.is_empty() => return None,
            (None, None) if place.is_none() && !can_be_anywhere(&noun.parts) => return None,
            (None, None) => Who::Both,
        };
        // "All other Battle Cards" are other than those spoken of before, not than this card.
        if *other && whose == Who::Both {
            return None;
        }
        let lies = there.among.is_some() || areas.iter().any(|area| !area.has_modes());
        // "Play a card from your hand with 1 marker on it" says how it comes.
        let of_play = noun.parts.iter().any(|part| matches!(part, Filter::Mode(_) | Filter::Markers(_)));
        if lies && of_play {
            return None;
        }
        Some(Selector { whose, areas, filter, among: there.among, other: *other, family: None, under: there.under })
    }
}

/// What has been read or said of the cards.
#[derive(Clone)]
struct Told {
    noun: Noun,
    place: Option<Place>,
    other: bool,
    dashed: usize,
    /// The place is the last that has been said.
    placed_last: bool,
    at: At,
}

impl Told {
    fn begin((noun, at): (Noun, At), other: bool) -> Self {
        Self { noun, place: None, other, dashed: 0, placed_last: false, at }
    }

    fn followed(&self, more: After, at: At) -> Self {
        Self { noun: self.noun.followed(more), placed_last: false, at, ..self.clone() }
    }

    fn dashed(&self, parts: Vec<Filter>, at: At) -> Option<Self> {
        let dashed = parts.len();
        can_be_dashed(&self.noun).then(|| Self { dashed, ..self.followed(After::Parts(parts), at) })
    }

    /// Of several descriptions it would be in doubt what is said after the place, but for what the cards are not.
    fn can_be_followed(&self, more: &After) -> bool {
        let denied = |more: &After| matches!(more, After::Parts(parts) if parts.iter().all(|part| matches!(part, Filter::Not(_))));
        !self.noun.several || denied(more)
    }

    /// After the place of the cards, more can be said of them.
    /// "For each card in your energy and [Critical]" does not go on about those cards.
    fn can_go_on(&self, page: &Page<'_>) -> bool {
        let there = self.place.is_some();
        there && !(self.placed_last && page.sees(self.at, &["and", ", and"]))
    }
}

/// What the words for a choice say of others named beside it.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    /// It has a place of its own.
    pub(super) placed: bool,
    /// So many parts of its description stand between dashes.
    pub(super) dashed: usize,
    /// "Energy costs", of one card or of several.
    pub(super) costs: bool,
}

/// With their place rather than without it, where the words are still to be found.
fn says_either(page: &Page<'_>, says: impl Fn(Option<bool>) -> Vec<At>) -> Vec<At> {
    let placed = says(Some(true));
    if page.is_enough(&placed) { placed } else { [placed, says(Some(false))].concat() }
}

/// Cards in areas, and what a choice of them has to do with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// The cards.
    pub(super) from: Selector,
    /// What is said of those chosen together.
    pub(super) bound: Bound,
    /// Whether it is said where or whose they are.
    pub(super) placed: bool,
    /// How many of the last parts of the description stand between dashes.
    pub(super) dashed: usize,
}

impl CardsIn {
    /// As [`Phrase::read`], with all that is said.
    pub(super) fn ranges(&self, page: &Page<'_>, at: At) -> Ways<Range> {
        let what = match (self.had, self.summed, self.counted) {
            (Some(Who::You), ..) => "cards that you have",
            (Some(Who::Opponent), ..) => "cards that your opponent has",
            (Some(Who::Both), ..) => "cards that both have",
            (None, true, _) => "cards that there are",
            (None, false, Articles::None) => "cards",
            (None, false, Articles::One) => "one card",
            (None, false, Articles::UpToOne) => "one card at most",
            (None, false, Articles::All) => "all cards",
        };
        page.once(what, at, || self.read_ranges(page, at))
    }

    fn read_ranges(&self, page: &Page<'_>, at: At) -> Ways<Range> {
        let mut ways = Ways::new();
        for (words, whose, other) in self.possessives(at) {
            let they = at.spoken.they;
            let Some(at) = page.any(at, words).map(|at| owned_by(at, whose)) else { continue };
            let begun = nouns(page, at, self.counted).into_iter();
            let mut open: Vec<Told> = begun.map(|noun| Told::begin(noun, other)).collect();
            while let Some(told) = open.pop() {
                if let Some(from) = self.selector(whose, &told) {
                    let placed = whose.is_some() || told.place.is_some();
                    let range = Range { from, bound: told.noun.bound.clone(), placed, dashed: told.dashed };
                    ways.push((range, told.at.speak(|spoken| spoken.they = they)));
                }
                if told.place.is_none() {
                    let places = places(page, told.at, whose.is_some(), self.summed).into_iter();
                    open.extend(places.map(|(place, at)| Told {
                        place: Some(place),
                        placed_last: true,
                        at,
                        ..told.clone()
                    }));
                }
                if !told.other {
                    let this = page.any(told.at, OTHER);
                    open.extend(this.map(|at| Told { other: true, at, ..told.clone() }));
                }
                if told.can_go_on(page) {
                    let more = after(page, told.at).into_iter().filter(|(more, _)| told.can_be_followed(more));
                    open.extend(more.map(|(more, at)| told.followed(more, at)));
                }
                let dashes = between_dashes(page, told.at).into_iter();
                open.extend(dashes.filter_map(|(parts, at)| told.dashed(parts, at)));
            }
        }
        ways
    }

    /// The ends of the words for these cards; those that say, or do not say, where or whose they are, or both.
    pub(super) fn says_range(
        &self,
        from: &Selector,
        bound: &Bound,
        placed: Option<bool>,
        page: &Page<'_>,
        at: At,
    ) -> Vec<At> {
        let mut out = Vec::new();
        let parts = said_parts(&from.filter);
        for (words, whose, other) in self.possessives(at) {
            if whose.is_some_and(|whose| whose != from.whose) || (other && !from.other) {
                continue;
            }
            let they = at.spoken.they;
            let Some(at) = page.any(at, words).map(|at| owned_by(at, whose)) else { continue };
            let begun = says_nouns(parts, bound, page, at, self.counted).into_iter();
            let mut open: Vec<Told> = begun.map(|noun| Told::begin(noun, other)).collect();
            while let Some(told) = open.pop() {
                let is_placed = whose.is_some() || told.place.is_some();
                let fits = told.noun.bound == *bound && placed.is_none_or(|placed| placed == is_placed);
                if fits && self.selector(whose, &told).as_ref() == Some(from) {
                    out.push(told.at.speak(|spoken| spoken.they = they));
                    if page.is_enough(&out) {
                        return out;
                    }
                }
                if told.place.is_none() {
                    for place in Place::of(from) {
                        let there = says_place(&place, page, told.at, whose.is_some(), self.summed).into_iter();
                        open.extend(there.map(|at| Told {
                            place: Some(place.clone()),
                            placed_last: true,
                            at,
                            ..told.clone()
                        }));
                    }
                }
                if !told.other && from.other {
                    open.extend(page.any(told.at, OTHER).map(|at| Told { other: true, at, ..told.clone() }));
                }
                let rest = &parts[told.noun.parts.len()..];
                if told.can_go_on(page) {
                    let left = bound.without(&told.noun.bound);
                    let more = says_after(rest, &left, page, told.at).into_iter();
                    let more = more.filter(|(more, _)| told.can_be_followed(more));
                    open.extend(more.map(|(more, at)| told.followed(more, at)));
                }
                let dashes = says_between_dashes(rest, page, told.at).into_iter();
                open.extend(dashes.filter_map(|(n, at)| told.dashed(rest[..n].to_vec(), at)));
            }
        }
        out
    }
}

impl Phrase for CardsIn {
    type Value = Selector;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Selector> {
        let ranges = self.ranges(page, at).into_iter().filter(|(range, _)| range.bound.is_none());
        ranges.map(|(range, at)| (range.from, at)).collect()
    }

    fn says(&self, value: &Selector, page: &Page<'_>, at: At) -> Vec<At> {
        let says = |placed| self.says_range(value, &Bound::default(), placed, page, at);
        says_either(page, says)
    }
}

const OTHER: &[&str] =
    &["other than this card", "other than this one", "except for this card", "except this card", "besides this card"];

phrase! {
    /// All cards that fit: `all of your opponent's Battle Cards`, `all ＜A＞ and ＜B＞ cards in your hand`.
    pub(super) fn all_of() -> Selector {
        (selector) => [("all" | "each") {selector: every()}];
    }

    /// How many are chosen.
    pub(super) fn how_many() -> HowMany {
        (HowMany::UpTo(n)) => ["up to" {n: quantity()}] | [("up to a total of" | "a total of up to") {n: quantity()}];
        (HowMany::Exactly(n)) => [{n: quantity()}] | ["a total of" {n: quantity()}];
        (HowMany::Between(least, most)) => [{least: quantity()} "or" {most: quantity()} {? follow(&least, &most)}];
        (HowMany::Any) => ["any number"] | ["any number of"];
        (HowMany::All) => ["all"];
    }
}

/// 1 or 2, 2 or 3.
fn follow(least: &Quantity, most: &Quantity) -> bool {
    matches!((least, most), (Quantity::Number(least), Quantity::Number(most)) if least + 1 == *most)
}

/// A choice of cards, which get a name: `up to 1 of your opponent's Battle Cards, ignoring [Barrier]`.
#[derive(Clone)]
pub(super) struct Choice {
    /// Who chooses.
    pub(super) who: Who,
    /// Whether the choice is announced by "choose"; only then all can be chosen (8-5-3).
    pub(super) announced: bool,
}

impl Choice {
    pub(super) fn from(count: &HowMany) -> CardsIn {
        let counted = match count {
            HowMany::UpTo(_) if is_one(count) => Articles::UpToOne,
            _ if is_one(count) => Articles::One,
            HowMany::All => Articles::All,
            _ => Articles::None,
        };
        CardsIn { counted, had: None, summed: false }
    }

    /// What can be said of the choice after the number and the cards.
    fn spoken(at: At, choose: &Choose, announced: bool) -> At {
        let one = is_one(&choose.count);
        at.speak(|spoken| {
            let chosen = Some(Referent::Named(spoken.names));
            if announced {
                (spoken.chosen_before, spoken.chosen) = (spoken.chosen, chosen);
            } else if !spoken.renamed {
                (spoken.renamed, spoken.before) = (true, spoken.it);
            }
            (spoken.it, spoken.them) = if one { (chosen, spoken.them) } else { (None, chosen) };
            if choose.from.among.is_some() {
                let first = spoken.taken == Taken::Nothing;
                spoken.taken = if first { Taken::Once(spoken.names) } else { Taken::More };
            }
            spoken.names += 1;
        })
    }
}

/// Whether the cards are called Battle Cards, or by another kind.
fn names_a_kind(filter: &Filter) -> bool {
    match filter {
        Filter::Kind(_) => true,
        Filter::All(parts) => parts.iter().any(names_a_kind),
        Filter::Either(parts) => parts.iter().all(names_a_kind),
        _ => false,
    }
}

pub(super) fn is_one(count: &HowMany) -> bool {
    matches!(count, HowMany::Exactly(n) | HowMany::UpTo(n) if *n == 1.into())
}

impl Choice {
    /// As [`Phrase::read`], with whether it is said where or whose the cards are.
    pub(super) fn with_place(&self, page: &Page<'_>, at: At) -> Vec<(Choose, Extent, At)> {
        let mut ways = self.counted(page, at);
        for ((from, count), at) in one_or(page, at) {
            if count == HowMany::All && !self.announced {
                continue;
            }
            let mut choose = Choose { who: self.who, ..Choose::new(from, count, &name(at.spoken.names)) };
            for (ignoring_barrier, at) in barrier().read(page, at) {
                choose.ignoring_barrier = ignoring_barrier;
                let extent = Extent { placed: true, dashed: 0, costs: false };
                ways.push((choose.clone(), extent, Self::spoken(at, &choose, self.announced)));
            }
        }
        ways
    }

    /// A number, and cards of one description or several that share what is said of them.
    fn counted(&self, page: &Page<'_>, at: At) -> Vec<(Choose, Extent, At)> {
        let mut ways = Vec::new();
        let begin = at;
        for (count, at) in how_many().read(page, at) {
            if count == HowMany::All && !self.announced {
                continue;
            }
            for (Range { from, bound, placed, dashed }, at) in Self::from(&count).ranges(page, at) {
                if !bound.is_none() && (is_one(&count) || count == HowMany::All) {
                    continue;
                }
                let mut choose = Choose::new(from, count.clone(), "");
                (choose.related, choose.together) = (bound.related, bound.together);
                choose.name = name(at.spoken.names);
                choose.who = self.who;
                let random = page.lit(at, "at random");
                choose.at_random = random.is_some();
                for (ignoring_barrier, at) in barrier().read(page, random.unwrap_or(at)) {
                    choose.ignoring_barrier = ignoring_barrier;
                    let extent = Extent { placed, dashed, costs: page.between(begin, at).contains("energy costs") };
                    ways.push((choose.clone(), extent, Self::spoken(at, &choose, self.announced)));
                }
            }
        }
        ways
    }

    /// The ends of the words for this.
    pub(super) fn says_with_place(&self, value: &Choose, placed: Option<bool>, page: &Page<'_>, at: At) -> Vec<At> {
        if value.who != self.who || (value.count == HowMany::All && !self.announced) {
            return Vec::new();
        }
        let mut ends = Vec::new();
        let one_or = |at| page.found(&(value.from.clone(), value.count.clone()), || one_or(page, at));
        for at in if placed == Some(false) { Vec::new() } else { one_or(at) } {
            if name(at.spoken.names) == value.name {
                let said = barrier().says(&value.ignoring_barrier, page, at).into_iter();
                ends.extend(said.map(|at| Self::spoken(at, value, self.announced)));
            }
        }
        let bound = Bound { related: value.related, together: value.together.clone() };
        for at in how_many().says(&value.count, page, at) {
            for at in Self::from(&value.count).says_range(&value.from, &bound, placed, page, at) {
                if name(at.spoken.names) != value.name {
                    continue;
                }
                let random = if value.at_random { page.lit(at, "at random") } else { Some(at) };
                let Some(at) = random else { continue };
                let said = barrier().says(&value.ignoring_barrier, page, at).into_iter();
                ends.extend(said.map(|at| Self::spoken(at, value, self.announced)));
            }
        }
        ends
    }

    /// "Play 1 red ＜Hit＞ card": from where?
    fn is_nowhere(&self, choose: &Choose, placed: bool) -> bool {
        let from = &choose.from;
        !self.announced && !placed && from.among.is_none() && !names_a_kind(&from.filter)
    }
}

impl Phrase for Choice {
    type Value = Choose;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Choose> {
        let ways = self.with_place(page, at).into_iter();
        let somewhere = ways.filter(|(choose, extent, _)| !self.is_nowhere(choose, extent.placed));
        somewhere.map(|(choose, _, at)| (choose, at)).collect()
    }

    fn says(&self, value: &Choose, page: &Page<'_>, at: At) -> Vec<At> {
        says_either(page, |placed| self.says_with_place(value, placed, page, at))
    }
}

/// Cards that are spoken of where a sentence acts on them.
pub(super) fn object() -> impl Phrase<Value = Cards> + Clone {
    Once("an object", any_object())
}

phrase! {
    /// Cards that are spoken of where a sentence acts on them.
    fn any_object() -> Cards {
        (Cards::Chosen(choose)) => [{choose: super::phrase::Boxed(Choice { who: Who::You, announced: false })}];
        (Cards::All(selector)) => [{selector: all_of()}];
        (cards) => [{cards: pointer()}];
    }

    /// Cards that are spoken of without choosing.
    pub(super) fn pointer() -> Cards {
        (cards) => [{cards: known()}];
        // "1 of your Leader Cards" is chosen like any other number of cards.
        (Cards::Leader(whose)) => [{whose: whose_leader()}];
        (Cards::Attacker) => ["the attacking card"];
        (Cards::Rest(pool, taken)) =>
            [("the remaining cards" | "the remaining card" | "any remaining cards" | "any other remaining cards" | "any other cards" | "the rest of the cards" | "the rest" | "the other cards") {pool: POOL} {taken: TAKEN_ONCE}];
        (Cards::All(Selector {
            whose: Who::You, areas, filter: Filter::Any, among: Some(pool), other: false, family: None, under: None
        })) => [("the remaining cards" | "the remaining card" | "any remaining cards" | "any other remaining cards" | "any other cards" | "the rest of the cards" | "the rest" | "the other cards") {! TAKEN_TWICE} {pool: POOL}
            {areas: Tacit(vec![Area::Deck])}];
    }

    /// The card that others lie under (11-3).
    pub(super) fn host(summed: bool) -> Cards {
        (cards) => [{cards: known()}];
        (Cards::Leader(whose)) => [{whose: whose_leader()}];
        (Cards::All(cards)) => [("one" | "1" | "a" | "an" | "any") {? !summed} {cards: HostCards}] | [{cards: HostCards}];
    }

    pub(super) fn whose_leader() -> Who {
        (Who::You) => [("your leader card" | "your leader")];
        (Who::Opponent) => [("your opponent's leader card" | "your opponent's leader")];
    }

    /// The card that this one lies under, as it is asked for: it is never one that has been spoken of.
    pub(super) fn card_above() -> Selector {
        (cards_in!(whose, areas)) => [{whose: whose_leader()} {areas: Tacit(vec![Area::Leader])}];
        (cards) => [("one" | "1" | "a" | "an" | "any") {cards: HostCards}] | [{cards: HostCards}];
    }

    /// Whether \[Barrier\] is ignored; the comma after that may be the one before what comes next.
    pub(super) fn barrier() -> bool {
        (false) => [""];
        (true) => [(", ignoring [Barrier]" | "ignoring [Barrier]")] | [(", ignoring [Barrier]" | "ignoring [Barrier]") ","];
    }

    /// This card, or cards that have been spoken of.
    pub(super) fn known() -> Cards {
        (Cards::This) => [("this card" | "this face-up card") {-> Spoken::this_too}];
        (cards) => ["it" {cards: IT}]
            | [("that card" | "the card") {cards: THAT} {? !is_this(&cards)}]
            | [("them" | "those cards" | "they") {cards: THEM}]
            | [{cards: DoneBefore}]
            | [("the chosen battle card" | "the chosen unison card") {cards: LastChosen { plural: false }} {? !matches!(&cards, Cards::Each(_))}]
            | ["the chosen card" {cards: LastChosen { plural: false }}] | ["the chosen cards" {cards: LastChosen { plural: true }}];
    }
}

pub(super) fn is_this(cards: &Cards) -> bool {
    *cards == Cards::This
}

/// More than once cards were taken from those looked at: the rest are those that still lie there.
const TAKEN_TWICE: Only = Only(|spoken| spoken.taken == Taken::More);

/// What was taken from the cards looked at, at once.
const TAKEN_ONCE: Implied<Name> =
    Implied(|spoken| if let Taken::Once(taken) = spoken.taken { Some(name(taken)) } else { None });

/// What was chosen last, or else what is spoken of; from here on that is what is spoken of.
#[derive(Clone)]
pub(super) struct LastChosen {
    /// Whether several are meant.
    pub(super) plural: bool,
}

impl Phrase for LastChosen {
    type Value = Cards;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Cards> {
        let spoken = at.spoken;
        let chosen = spoken.chosen.or(if self.plural { spoken.them } else { spoken.it });
        let speak = |spoken: &mut Spoken| {
            if self.plural {
                spoken.them = chosen;
            } else {
                spoken.calls(chosen);
            }
        };
        chosen.map(|chosen| (chosen.cards(), at.speak(speak))).into_iter().collect()
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().filter(|(cards, _)| cards == value).map(|(_, at)| at).collect()
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}

/// What cards are put under, where a pointer says it: `that card`, never the very cards that are put there. From then on it is
/// that card again that is spoken of.
#[derive(Clone)]
pub(super) struct Below;

impl Below {
    fn begin(at: At) -> At {
        at.speak(|spoken| spoken.it = if spoken.renamed { spoken.before } else { spoken.it })
    }
}

impl Phrase for Below {
    type Value = Cards;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Cards> {
        pointer().read(page, Self::begin(at))
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        pointer().says(value, page, Self::begin(at))
    }
    fn first(&self) -> First {
        pointer().first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        pointer().leads(out);
    }
}
