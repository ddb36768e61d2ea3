//! A choice of cards: `up to 1 of your opponent's Battle Cards, ignoring [Barrier]`.

use super::after::Bound;
use super::known::pointer;
use super::one_or::one_or;
use super::quantity::counted;
use super::selector::{CardsIn, Range, all_of, how_many, is_one, says_either};
use super::{chosen_from, description};
use crate::ability::{Area, Cards, Choose, Filter, HowMany, Name, Selector, Who};
use crate::skill::phrase::{
    At, Boxed, Implied, NewName, Only, POOL, Page, Phrase, Referent, THEY, Tacit, Taken, Ways, name, phrase,
};

/// Two or more side by side: choices, or cards that are there.
#[derive(Clone)]
pub(in crate::skill) struct Choices {
    /// Whether they are announced by "choose": then all of them are choices.
    pub(in crate::skill) announced: bool,
    /// Who chooses.
    pub(in crate::skill) who: Who,
}

impl Choices {
    pub(super) const fn choice(&self) -> Choice {
        Choice { who: self.who, announced: self.announced }
    }

    /// After all of them: they are spoken of together.
    pub(super) fn spoken(&self, begin: At, end: At, parts: &[Cards]) -> At {
        let (first, after) = (begin.spoken.names, end.spoken.names);
        end.speak(|spoken| {
            let chosen = parts.iter().all(|part| matches!(part, Cards::Chosen(_)));
            let all = chosen.then(|| Referent::Span(first, after.saturating_sub(1)));
            spoken.they = begin.spoken.they;
            (spoken.it, spoken.them) = (None, all);
            if self.announced {
                spoken.chosen = all;
            } else if !begin.spoken.renamed {
                (spoken.renamed, spoken.before) = (true, begin.spoken.it);
            }
        })
    }
}

/// What the words for a choice say of others named beside it.
#[derive(Clone, Copy)]
pub(in crate::skill) struct Extent {
    /// It has a place of its own.
    pub(in crate::skill) placed: bool,
    /// So many parts of its description stand between dashes.
    pub(in crate::skill) dashed: usize,
    /// "Energy costs", of one card or of several.
    pub(in crate::skill) costs: bool,
}

/// A choice of cards, which get a name: `up to 1 of your opponent's Battle Cards, ignoring [Barrier]`.
#[derive(Clone)]
pub(in crate::skill) struct Choice {
    /// Who chooses.
    pub(in crate::skill) who: Who,
    /// Whether the choice is announced by "choose"; only then all can be chosen (8-5-3).
    pub(in crate::skill) announced: bool,
}

impl Choice {
    /// What can be said of the choice after the number and the cards.
    pub(in crate::skill) fn spoken(at: At, choose: &Choose, announced: bool) -> At {
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
pub(super) fn names_a_kind(filter: &Filter) -> bool {
    match filter {
        Filter::Kind(_) => true,
        Filter::All(parts) => parts.iter().any(names_a_kind),
        Filter::Either(parts) => parts.iter().all(names_a_kind),
        _ => false,
    }
}

impl Choice {
    /// As [`Phrase::read`], with whether it is said where or whose the cards are.
    pub(in crate::skill) fn with_place(&self, page: &Page<'_>, at: At) -> Vec<(Choose, Extent, At)> {
        let mut ways = self.counted(page, at);
        ways.extend(self.as_many_as_said(page, at));
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
            for (Range { from, bound, placed, dashed }, at) in CardsIn::after(&count).ranges(page, at) {
                if !bound.says_nothing() && (is_one(&count) || count == HowMany::All) {
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

    /// `up to X of your opponent's Battle Cards, where X is the number of Extras in your Drop`.
    fn as_many_as_said(&self, page: &Page<'_>, at: At) -> Vec<(Choose, Extent, At)> {
        let Some(at) = page.lit(at, "up to x") else { return Vec::new() };
        let mut ways = Vec::new();
        for (Range { from, bound, placed, dashed }, at) in chosen_from().ranges(page, at) {
            for (ignoring_barrier, at) in barrier().read(page, at) {
                let Some(at) = page.any(at, WHERE_X_IS).filter(|_| bound.says_nothing()) else { continue };
                for (most, at) in counted().read(page, at) {
                    let choose = Choose::new(from.clone(), HowMany::UpTo(most), &name(at.spoken.names));
                    let choose = Choose { who: self.who, ignoring_barrier, ..choose };
                    let extent = Extent { placed, dashed, costs: false };
                    ways.push((choose.clone(), extent, Self::spoken(at, &choose, self.announced)));
                }
            }
        }
        ways
    }

    /// The ends of the words for this.
    pub(in crate::skill) fn says_with_place(
        &self,
        value: &Choose,
        placed: Option<bool>,
        page: &Page<'_>,
        at: At,
    ) -> Vec<At> {
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
        let as_said = page.heard(|| self.as_many_as_said(page, at)).into_iter();
        let as_said =
            as_said.filter(|(choose, extent, _)| choose == value && placed.is_none_or(|it| it == extent.placed));
        ends.extend(as_said.map(|(_, _, at)| at));
        let bound = Bound { related: value.related, together: value.together.clone() };
        for at in how_many().says(&value.count, page, at) {
            for at in CardsIn::after(&value.count).says_range(&value.from, &bound, placed, page, at) {
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

const WHERE_X_IS: &[&str] = &[", where x is equal to", "where x is equal to", ", where x is", "where x is"];

/// Some cards have been taken from those looked at: there are remaining ones.
const TAKEN: Only = Only(|spoken| spoken.taken != Taken::Nothing);

/// What was chosen last, if that is what is spoken of.
const CHOSEN: Implied<Cards> = Implied(|spoken| {
    let chosen = spoken.chosen.filter(|chosen| [spoken.it, spoken.them].contains(&Some(*chosen)));
    chosen.map(Referent::cards)
});

/// The cards that were looked at, as long as nothing has been taken from them.
const UNTOUCHED: Implied<Name> = Implied(|spoken| spoken.untouched_pool().map(name));

/// Several that have been chosen among cards from the top of a deck.
const CHOSEN_THERE: Implied<Name> = Implied(|spoken| match spoken.chosen {
    Some(Referent::Named(chosen))
        if spoken.decked && spoken.chosen == spoken.them && spoken.taken != Taken::Nothing =>
    {
        Some(name(chosen))
    }
    _ => None,
});

phrase! {
    /// Cards that are spoken of where a sentence acts on them.
    pub(in crate::skill) fn object() -> Cards {
        (Cards::Chosen(choose)) => [{choose: Boxed(Choice { who: Who::You, announced: false })}] | [{choose: Boxed(any_remaining())}] | [{choose: Boxed(one_of_chosen())}] | [{choose: Boxed(any_of_pool())}];
        (Cards::All(selector)) => [{selector: all_of()}];
        (cards) => [{cards: pointer()}];
    }

    /// Of several that have been chosen among cards looked at, one that still lies there: `add up to 1 card to your hand`.
    fn one_of_chosen() -> Choose {
        (Choose {
            from: Selector { whose: Who::You, areas, filter: Filter::Any, among: Some(chosen), other: false, but: None, family: None, under: None },
            count, name, who: Who::You, ignoring_barrier: false, related: None, together: None, at_random: false
        }) => ["up to 1" ("card" | "") {count: Tacit(HowMany::UpTo(1.into()))} {chosen: CHOSEN_THERE} {areas: Tacit(vec![Area::Deck])} {name: NewName}
            {-> |s| (s.it, s.taken) = (s.newest(), Taken::More)}];
    }

    /// `any number`, behind a look: of the cards that were looked at, of which nothing has been taken.
    fn any_of_pool() -> Choose {
        (Choose {
            from: Selector { whose: Who::You, areas, filter: Filter::Any, among: Some(pool), other: false, but: None, family: None, under: None },
            count: HowMany::Any, name, who: Who::You, ignoring_barrier: false, related: None, together: None, at_random: false
        }) => ["any number" ("of cards" | "") {pool: UNTOUCHED} {areas: Tacit(Vec::<Area>::new())} {name: NewName}
            {-> |s| (s.it, s.them, s.taken) = (None, s.newest(), Taken::Once(s.names - 1))}];
    }

    /// `choose the rest of their Battle Cards`: all but those that were chosen before.
    pub(in crate::skill) fn the_others() -> Choose {
        (Choose {
            from: Selector { whose, areas, filter, among: None, other: false, but: Some(but), family: None, under: None },
            count: HowMany::All, name, who: Who::You, ignoring_barrier, related: None, together: None, at_random: false
        }) => ["the rest of" {whose: whose_cards()} {filter: description()} {? names_a_kind(&filter)} {but: Boxed(CHOSEN)} {areas: Tacit(Vec::<Area>::new())}
            {ignoring_barrier: barrier()} {name: NewName} {-> |s| (s.it, s.them, s.chosen) = (None, s.newest(), s.newest())}];
    }

    fn whose_cards() -> Who {
        (Who::Opponent) => ["your opponent's"] | [{! THEY} "their"];
        (Who::You) => ["your"];
    }

    /// Of the cards that were looked at, any that have not been taken.
    fn any_remaining() -> Choose {
        (Choose {
            from: Selector { whose: Who::You, areas, filter, among: Some(pool), other: false, but: None, family: None, under: None },
            count: HowMany::Any, name, who: Who::You, ignoring_barrier: false, related: None, together: None, at_random: false
        }) => ["any number of the remaining" {filter: description()} {pool: POOL} {! TAKEN} {areas: Tacit(vec![Area::Deck])} {name: NewName}
            {-> |s| (s.it, s.them, s.taken) = (None, s.newest(), Taken::More)}];
    }

    /// Whether \[Barrier\] is ignored; the comma after that may be the one before what comes next.
    pub(in crate::skill) fn barrier() -> bool {
        (false) => [""];
        (true) => [(", ignoring [Barrier]" | "ignoring [Barrier]" | "while ignoring [Barrier]")]
            | [(", ignoring [Barrier]" | "ignoring [Barrier]" | "while ignoring [Barrier]") ","];
    }
}
