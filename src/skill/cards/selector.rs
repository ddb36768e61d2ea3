//! Cards in areas that fit a description: `your opponent's Battle Cards in Rest Mode`, `red cards in your hand`.
//!
//! They are read and said by hand, for the reason that `noun` gives: the place may stand between two parts of the description.

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
            but: None,
            family: None,
            under: $($under)*,
        }
    };
}
pub(in crate::skill) use cards_in;

use super::after::{After, Bound, after, between_dashes, place_between_dashes, says_after, says_between_dashes};
use super::before::Articles;
use super::every;
use super::noun::{Noun, can_be_dashed, nouns, says_nouns};
use super::part::said_parts;
use super::place::{Place, places, says_place};
use super::quantity::quantity;
use crate::ability::{Cards, Filter, HowMany, Quantity, Selector, Who};
use crate::card::Kind;
use crate::skill::phrase::{At, Page, Phrase, Referent, Ways, name, phrase};

/// Cards in areas, with whose they are and what they are like: after a number, `of your opponent's Battle Cards in Rest Mode`.
#[derive(Clone)]
pub(in crate::skill) struct CardsIn {
    /// What each of several descriptions may have before it.
    pub(super) counted: Articles,
    /// Whose cards they are, where the sentence has said that: "you have".
    pub(super) had: Option<Who>,
    /// They are counted: those under one card of several cannot be told from those under all.
    pub(super) summed: bool,
}

/// Whether cards of which it is not said where they are can be meant to be in play (8-5-4); "play 1 Ghost token" makes one.
fn can_be_anywhere(parts: &[Filter]) -> bool {
    !parts.is_empty() && !parts.contains(&Filter::Token) && *parts != [Filter::Copy]
}

/// Whether a card that is called so is in play, if it is not said where it is.
fn is_in_play(part: &Filter) -> bool {
    match part {
        Filter::Token
        | Filter::Markers(_)
        | Filter::Kind(Kind::Battle | Kind::Unison)
        | Filter::Attacking
        | Filter::Guarding => true,
        Filter::Either(parts) => parts.iter().all(is_in_play),
        _ => false,
    }
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

/// What stands before the description: whose the cards are, and whether this card is one of them.
const POSSESSIVES: [(&[&str], Option<Who>, bool); 6] = [
    (&["of your or your opponent's", "of you or your opponent's", "your or your opponent's"], Some(Who::Both), false),
    (&["of your other", "your other"], Some(Who::You), true),
    (&["other"], None, true),
    (&["of your", "your"], Some(Who::You), false),
    (
        &["of your opponent's", "of the opponent's", "your opponent's", "opponent's", "opponent"],
        Some(Who::Opponent),
        false,
    ),
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

/// `all the cards under this card`.
const THE: (&[&str], Option<Who>, bool) = (&["the"], None, false);

/// Within the description of an opponent's cards, "their" is the opponent's.
fn owned_by(at: At, whose: Option<Who>) -> At {
    at.speak(|spoken| spoken.they |= whose == Some(Who::Opponent))
}

impl CardsIn {
    /// After so many.
    pub(in crate::skill) fn after(count: &HowMany) -> Self {
        let counted = match count {
            HowMany::UpTo(_) if is_one(count) => Articles::UpToOne,
            _ if is_one(count) => Articles::One,
            HowMany::All | HowMany::Any => Articles::All,
            _ => Articles::None,
        };
        Self { counted, had: None, summed: false }
    }

    /// The words before the description that say whose the cards are.
    fn possessives(&self, at: At) -> Vec<(&'static [&'static str], Option<Who>, bool)> {
        if let Some(whose) = self.had {
            return vec![(&["other"], Some(whose), true), (&[""], Some(whose), false)];
        }
        let all = (self.counted == Articles::All).then_some([BOTH, THE]).into_iter().flatten();
        POSSESSIVES.into_iter().chain(at.spoken.they.then_some(THEIRS)).chain(all).collect()
    }

    /// The selector that has been spoken of: `None` where the words do not go together.
    fn selector(&self, whose: Option<Who>, told: &Told) -> Option<Selector> {
        let Told { noun, other, place, at, .. } = told;
        let filter = noun.as_filter();
        let home = noun.homes.clone();
        let mut there = place.clone().unwrap_or_default();
        if whose.is_none() && place.is_none() && home.is_empty() && !other && !noun.parts.contains(&Filter::Token) {
            // While cards are looked at, cards without a place are some of them. Once some have been taken, "Battle Card" by
            // itself may be one in play.
            let touched = at.spoken.pool.is_some() && at.spoken.untouched_pool().is_none();
            let bare = |part: &Filter| matches!(part, Filter::Kind(_) | Filter::Mode(_));
            // "Up to 1 card" may be one of those that were chosen there.
            let chosen = noun.parts.is_empty() && at.spoken.chosen.is_some();
            if touched && (chosen || (!noun.parts.is_empty() && noun.parts.iter().all(bare))) {
                return None;
            }
            there.among = at.spoken.pool.map(name);
        }
        let agrees = home.is_empty() || there.areas.is_empty() || there.areas == home;
        if !agrees {
            return None;
        }
        let areas = if home.is_empty() { there.areas } else { home };
        // What a player has is somewhere: tokens, Battle Cards, and what has markers, in play (8-5-4, 8-5-7).
        if self.had.is_some() && place.is_none() && noun.homes.is_empty() && !noun.parts.iter().any(is_in_play) {
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
        if told.led && *other && whose == Who::Both {
            return None;
        }
        let lies = there.among.is_some() || areas.iter().any(|area| !area.has_modes());
        // "Play a card from your hand with 1 marker on it" says how it comes.
        let of_play =
            noun.parts.iter().any(|part| matches!(part, Filter::Mode(_) | Filter::Hidden | Filter::Markers(_)));
        if lies && of_play {
            return None;
        }
        Some(Selector {
            whose,
            areas,
            filter,
            among: there.among,
            other: *other,
            but: None,
            family: None,
            under: there.under,
        })
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
    /// "Other" stands before the description.
    led: bool,
    at: At,
}

impl Told {
    fn begin((noun, at): (Noun, At), other: bool) -> Self {
        Self { noun, place: None, other, dashed: 0, placed_last: false, led: other, at }
    }

    fn followed(&self, more: After, at: At) -> Self {
        Self { noun: self.noun.followed(more), placed_last: false, at, ..self.clone() }
    }

    fn dashed(&self, parts: Vec<Filter>, at: At) -> Option<Self> {
        let dashed = parts.len();
        can_be_dashed(&self.noun).then(|| Self { dashed, ..self.followed(After::Parts(parts), at) })
    }

    /// Whether another one has said the same and leaves the same to speak of: in a text that is still to be made, what cannot follow
    /// one cannot follow the other.
    fn is_like(&self, other: &Self) -> bool {
        let Self { noun, place, other: is_other, dashed, placed_last, led, at } = self;
        // What differs most often comes first.
        noun.parts.len() == other.noun.parts.len()
            && (*is_other, *dashed, *placed_last, *led) == (other.other, other.dashed, other.placed_last, other.led)
            && *place == other.place
            && *noun == other.noun
            && at.spoken == other.at.spoken
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

/// With their place rather than without it, where the words are still to be found.
pub(in crate::skill) fn says_either(page: &Page<'_>, says: impl Fn(Option<bool>) -> Vec<At>) -> Vec<At> {
    let placed = says(Some(true));
    if page.is_enough(&placed) { placed } else { [placed, says(Some(false))].concat() }
}

/// Cards in areas, and what a choice of them has to do with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::skill) struct Range {
    /// The cards.
    pub(in crate::skill) from: Selector,
    /// What is said of those chosen together.
    pub(in crate::skill) bound: Bound,
    /// Whether it is said where or whose they are.
    pub(in crate::skill) placed: bool,
    /// How many of the last parts of the description stand between dashes.
    pub(in crate::skill) dashed: usize,
}

impl CardsIn {
    /// As [`Phrase::read`], with all that is said.
    pub(in crate::skill) fn ranges(&self, page: &Page<'_>, at: At) -> Ways<Range> {
        let what = match (self.had, self.summed, self.counted) {
            (Some(Who::You), ..) => "cards that you have",
            (Some(Who::Opponent), ..) => "cards that your opponent has",
            (Some(Who::Both), ..) => "cards that both have",
            (None, true, Articles::All) => "all cards that there are",
            (None, true, _) => "cards that there are",
            (None, false, Articles::None) => "cards",
            (None, false, Articles::One) => "one card",
            (None, false, Articles::UpToOne) => "one card at most",
            (None, false, Articles::All) => "all cards",
        };
        page.once(what, at, || self.read_ranges(page, at)).taken()
    }

    fn read_ranges(&self, page: &Page<'_>, at: At) -> Ways<Range> {
        let mut ways: Ways<Range> = self.of_them(page, at).into_iter().collect();
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
                if told.place.is_none() {
                    let dashes = place_between_dashes(page, told.at, whose.is_some()).into_iter();
                    open.extend(dashes.filter_map(|((parts, place), at)| {
                        Some(Told { place: Some(place), ..told.dashed(parts, at)? })
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

    /// `of them`: of the cards that were looked at, as long as nothing has been taken from them.
    fn of_them(&self, page: &Page<'_>, at: At) -> Option<(Range, At)> {
        let pool = at.spoken.untouched_pool().filter(|pool| at.spoken.them == Some(Referent::Named(*pool)));
        let among = Some(name(pool.filter(|_| self.had.is_none() && !self.summed)?));
        let from = Selector { among, ..Selector::default() };
        Some((Range { from, bound: Bound::default(), placed: true, dashed: 0 }, page.any(at, OF_THEM)?))
    }

    /// The ends of the words for these cards; those that say, or do not say, where or whose they are, or both.
    pub(in crate::skill) fn says_range(
        &self,
        from: &Selector,
        bound: &Bound,
        placed: Option<bool>,
        page: &Page<'_>,
        at: At,
    ) -> Vec<At> {
        let of_them = self
            .of_them(page, at)
            .filter(|(range, _)| range.from == *from && range.bound == *bound && placed != Some(false));
        let mut out: Vec<At> = page.heard(|| of_them.map(|(_, at)| at)).into_iter().collect();
        let parts = said_parts(&from.filter);
        for (words, whose, other) in self.possessives(at) {
            if whose.is_some_and(|whose| whose != from.whose) || (other && !from.other) {
                continue;
            }
            // Cards that are looked at are anybody's.
            if whose.is_some() && from.among.is_some() && page.is_to_be_made() {
                continue;
            }
            let they = at.spoken.they;
            let Some(at) = page.any(at, words).map(|at| owned_by(at, whose)) else { continue };
            let begun = says_nouns(parts, bound, page, at, self.counted).into_iter();
            let mut open: Vec<Told> = begun.map(|noun| Told::begin(noun, other)).collect();
            let mut tried: Vec<Told> = Vec::new();
            while let Some(told) = open.pop() {
                if page.is_made() {
                    if tried.iter().any(|before| before.is_like(&told)) {
                        continue;
                    }
                    tried.push(told.clone());
                }
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
                if told.place.is_none() {
                    let dashes = page.heard(|| place_between_dashes(page, told.at, whose.is_some())).into_iter();
                    let rest = &parts[told.noun.parts.len()..];
                    let said =
                        dashes.filter(|((more, place), _)| rest.starts_with(more) && Place::of(from).contains(place));
                    open.extend(
                        said.filter_map(|((more, place), at)| {
                            Some(Told { place: Some(place), ..told.dashed(more, at)? })
                        }),
                    );
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
                let dashes =
                    if can_be_dashed(&told.noun) { says_between_dashes(rest, page, told.at) } else { Vec::new() };
                open.extend(dashes.into_iter().filter_map(|(n, at)| told.dashed(rest[..n].to_vec(), at)));
            }
        }
        out
    }
}

impl Phrase for CardsIn {
    type Value = Selector;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Selector> {
        let ranges = self.ranges(page, at).into_iter().filter(|(range, _)| range.bound.says_nothing());
        ranges.map(|(range, at)| (range.from, at)).collect()
    }

    fn says(&self, value: &Selector, page: &Page<'_>, at: At) -> Vec<At> {
        let says = |placed| self.says_range(value, &Bound::default(), placed, page, at);
        says_either(page, says)
    }
}

const OF_THEM: &[&str] = &["of them", "of those cards"];
const OTHER: &[&str] =
    &["other than this card", "other than this one", "except for this card", "except this card", "besides this card"];

phrase! {
    /// All cards that fit: `all of your opponent's Battle Cards`, `all ＜A＞ and ＜B＞ cards in your hand`.
    pub(in crate::skill) fn all_of() -> Selector {
        (selector) => [("all" | "each") {selector: every()}];
    }

    /// How many are chosen.
    pub(in crate::skill) fn how_many() -> HowMany {
        (HowMany::UpTo(n)) => ["up to" {n: quantity()}] | ["up to" {n: quantity()} "total"] | [("up to a total of" | "a total of up to") {n: quantity()}];
        (HowMany::Exactly(n)) => [{n: quantity()}] | [{n: quantity()} "total"] | ["a total of" {n: quantity()}];
        (HowMany::Between(least, most)) => [{least: quantity()} "or" {most: quantity()} {? follow(&least, &most)}];
        (HowMany::Any) => ["any number"] | ["any number of"];
        (HowMany::All) => ["all"];
    }
}

/// 1 or 2, 2 or 3.
fn follow(least: &Quantity, most: &Quantity) -> bool {
    matches!((least, most), (Quantity::Number(least), Quantity::Number(most)) if least + 1 == *most)
}

pub(in crate::skill) fn is_one(count: &HowMany) -> bool {
    matches!(count, HowMany::Exactly(n) | HowMany::UpTo(n) if *n == 1.into())
}
