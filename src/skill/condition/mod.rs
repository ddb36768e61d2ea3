//! What has to hold: `your Leader Card is red`, `you have 5 or more energy`, `it's your turn`.

mod about;
mod below;
mod compare;
mod count;
mod deed;
mod each;
mod either;
mod number;
mod several;

pub(super) use about::{attack_on, roles};
pub(super) use deed::played_by;

use super::phrase::{At, Heard, Page, Phrase, Several, Ways, phrase};
use crate::ability::{Condition, Who};

const AND: &[&str] = &[", and if", "and if", ", and", "and", "while"];
const OR: &[&str] = &[", or if", ", or when", ", or", "or if", "or when", "or"];

phrase! {
    /// One condition.
    fn one() -> Condition {
        (Condition::Either(parts)) => [{parts: either::OfEither}] | [{parts: several::EitherHas}];
        (condition) => [{condition: compare::Compared}] | [{condition: compare::weighed()}] | [{condition: about::about()}] | [{condition: count::count()}]
            | [{condition: deed::did()}] | [{condition: Heard(deed::put_from)}] | [{condition: Heard(below::under_others)}] | [{condition: Heard(each::not_all)}] | [{condition: deed::this_turn()}];
        (Condition::PaidEnergyCost) => [("you paid the energy cost to activate this skill" | "you paid this card's energy cost to activate this skill")];
        (Condition::Turn(Who::You)) => [("it's your turn" | "it is your turn")];
        (Condition::Turn(Who::Opponent)) => [("it's your opponent's turn" | "it is your opponent's turn")];
    }

    /// Several conditions in one clause.
    fn group() -> Vec<Condition> {
        (parts) => [{parts: Heard(each::one_of_each)}] | [{parts: Heard(each::with_this)}] | [{parts: Heard(each::nothing_but)}] | [{parts: about::leader_and_energy()}] | [{parts: about::leader_on_a_side()}] | [{parts: about::both_turned()}]
            | [{parts: about::leader_that_attacks()}] | [{parts: attack_on()}] | [{parts: about::of_energy_too()}] | [{parts: several::several()}];
    }

    /// All that has to hold, or one of several things.
    pub(super) fn condition() -> Condition {
        (condition) => [{condition: All}] | [{condition: AllAndOne}];
        (Condition::Either(parts)) => [{parts: Several(one(), OR)}] | [{parts: OneOrAll(&[", or if", ", or when", ", or"])}];
    }
}

/// As [`OR`]; a dash behind it says that all that follows goes together.
const OR_DASH: &[&str] = &[", or -", "or -", ", or if", ", or when", ", or", "or if", "or when", "or"];

/// "A or B and C" after \[Awaken\], where it is never meant otherwise than: the first, or all of the others.
pub(super) const fn one_or_all() -> impl Phrase<Value = Vec<Condition>> + Clone {
    OneOrAll(OR_DASH)
}

/// `A or B, and C` after \[Awaken\]: the comma parts more than none does, so that the last is asked for in any case.
pub(super) const fn either_and_all() -> impl Phrase<Value = Condition> + Clone {
    EitherAndAll
}

/// See [`either_and_all`].
#[derive(Clone)]
struct EitherAndAll;

const BARE_OR: &[&str] = &["or if", "or when", "or"];
const COMMA_AND: &[&str] = &[", and if", ", and"];

fn all_of(condition: &Condition) -> Vec<Condition> {
    match condition {
        Condition::All(parts) => parts.clone(),
        one => vec![one.clone()],
    }
}

impl Phrase for EitherAndAll {
    type Value = Condition;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Condition> {
        let mut ways = Ways::new();
        for (first, at) in one().read(page, at) {
            let Some(at) = page.any(at, BARE_OR) else { continue };
            for (second, at) in one().read(page, at) {
                let Some(at) = page.any(at, COMMA_AND) else { continue };
                let either = vec![Condition::Either(vec![first.clone(), second])];
                let all = |others: Condition| Condition::All([either.clone(), all_of(&others)].concat());
                ways.extend(All.read(page, at).into_iter().map(|(others, at)| (all(others), at)));
            }
        }
        ways
    }
    fn says(&self, value: &Condition, page: &Page<'_>, at: At) -> Vec<At> {
        let Condition::All(parts) = value else { return Vec::new() };
        let Some((Condition::Either(either), others)) = parts.split_first() else { return Vec::new() };
        let ([first, second], [_, ..]) = (either.as_slice(), others) else { return Vec::new() };
        let ors = one().says(first, page, at).into_iter().filter_map(|at| page.any(at, BARE_OR));
        let ands = ors.flat_map(|at| one().says(second, page, at)).filter_map(|at| page.any(at, COMMA_AND));
        ands.flat_map(|at| All::says_from(others, true, page, at)).collect()
    }
}

/// `A and-B, or C`: the first, and one of those behind the dash.
#[derive(Clone)]
struct AllAndOne;

const AND_DASH: &[&str] = &["and -", "and-"];
const PARTED_OR: &[&str] = &[", or", "or"];
/// Between two of several, of which the last two are parted by "or".
const PARTED: &[&str] = &[", or", "or", ","];

impl Phrase for AllAndOne {
    type Value = Condition;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Condition> {
        let mut ways = Ways::new();
        for (first, at) in one().read(page, at) {
            let Some(at) = page.any(at, AND_DASH) else { continue };
            let mut open: Ways<(Vec<Condition>, bool)> = vec![((Vec::new(), false), at)];
            while let Some(((either, last), at)) = open.pop() {
                for (next, at) in one().read(page, at) {
                    let either = page.longer(&either, [next]);
                    let or = page.any(at, PARTED_OR).map(|at| ((either.clone(), true), at));
                    let more = if or.is_none() { page.lit(at, ",") } else { None };
                    open.extend(or.into_iter().chain(more.map(|at| ((either.clone(), false), at))));
                    if last {
                        ways.push((Condition::All(vec![first.clone(), Condition::Either(either)]), at));
                    }
                }
            }
        }
        ways
    }
    fn says(&self, value: &Condition, page: &Page<'_>, at: At) -> Vec<At> {
        let Condition::All(parts) = value else { return Vec::new() };
        let [first, Condition::Either(either)] = parts.as_slice() else { return Vec::new() };
        let ands = one().says(first, page, at).into_iter().filter_map(|at| page.any(at, AND_DASH));
        let mut ends: Vec<At> = ands.collect();
        for (n, part) in either.iter().enumerate() {
            let parted = if n + 1 == either.len() { PARTED_OR } else { PARTED };
            let ors = ends.into_iter().filter_map(|at| if n == 0 { Some(at) } else { page.any(at, parted) });
            ends = ors.flat_map(|at| one().says(part, page, at)).collect();
        }
        ends
    }
}

/// `A, or B and C`: the first, or all of the others.
#[derive(Clone)]
struct OneOrAll(&'static [&'static str]);

impl Phrase for OneOrAll {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let mut ways = Ways::new();
        for (first, at) in one().read(page, at) {
            let parted = page.sees(at, &[","]);
            let Some(at) = page.any(at, self.0) else { continue };
            let others = All.read(page, at).into_iter().filter(|(others, _)| matches!(others, Condition::All(_)));
            // "A or B, and C": see [`either_and_all`].
            let others = others.filter(|(_, end)| parted || !page.between(at, *end).contains(", and"));
            ways.extend(others.map(|(others, at)| (vec![first.clone(), others], at)));
        }
        ways
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        let [first, others @ Condition::All(_)] = value.as_slice() else { return Vec::new() };
        let ors = one().says(first, page, at).into_iter().filter_map(|at| page.any(at, self.0));
        ors.flat_map(|at| All.says(others, page, at)).collect()
    }
}

/// "Your Leader is a ＜A＞ or ＜B＞ card-both red-you have 2 energy": the dash behind what is said of both stands for the comma.
pub(super) fn after_dash(page: &Page<'_>, at: At) -> Option<At> {
    page.heard(|| page.between(At::START, at).ends_with('-')).then_some(at)
}

/// As [`after_dash`], where nothing else may stand.
#[derive(Clone)]
pub(super) struct AfterDash;

impl Phrase for AfterDash {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        after_dash(page, at).map(|at| ((), at)).into_iter().collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        after_dash(page, at).into_iter().collect()
    }
}

/// One condition, or several of which each has to hold.
#[derive(Clone)]
struct All;

impl All {
    /// A clause of one condition or more.
    fn clause(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let mut ways = group().read(page, at);
        ways.extend(one().read(page, at).into_iter().map(|(condition, at)| (vec![condition], at)));
        ways
    }

    /// The ends of a clause that says the first of these, and how many it says.
    fn says_clause(parts: &[Condition], page: &Page<'_>, at: At) -> Vec<(usize, At)> {
        let mut places: Vec<_> =
            parts.first().into_iter().flat_map(|first| one().says(first, page, at)).map(|at| (1, at)).collect();
        if page.is_enough(&places) {
            return places;
        }
        for n in 2..=parts.len() {
            places.extend(group().says(&parts[..n].to_vec(), page, at).into_iter().map(|at| (n, at)));
        }
        places
    }

    fn says_from(parts: &[Condition], first: bool, page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = Vec::new();
        for (n, at) in Self::says_clause(parts, page, at) {
            let rest = &parts[n..];
            if rest.is_empty() {
                places.push(at);
                continue;
            }
            if let Some(at) = page.link(at, AND, !first) {
                let last = Self::says_clause(rest, page, at).into_iter();
                places.extend(last.filter(|(n, _)| *n == rest.len()).map(|(_, at)| at));
            } else if let Some(at) = page.lit(at, ",") {
                places.extend(Self::says_from(rest, false, page, at));
            } else if let Some(at) = after_dash(page, at) {
                places.extend(Self::says_from(rest, false, page, at));
                let last = Self::says_clause(rest, page, at).into_iter();
                places.extend(last.filter(|(n, _)| *n == rest.len()).map(|(_, at)| at));
            }
        }
        places
    }
}

impl Phrase for All {
    type Value = Condition;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Condition> {
        let mut ways: Ways<Vec<Condition>> = Ways::new();
        let mut open = Self::clause(page, at);
        ways.extend(open.iter().cloned());
        while let Some((parts, at)) = open.pop() {
            let joined = |more: Ways<Vec<Condition>>| {
                more.into_iter().map(|(more, at)| (page.longer(&parts, more), at)).collect::<Ways<_>>()
            };
            if let Some(at) = page.any(at, AND) {
                ways.extend(joined(Self::clause(page, at)));
            } else if let Some(at) = page.lit(at, ",") {
                open.extend(joined(Self::clause(page, at)));
            } else if let Some(at) = after_dash(page, at) {
                // What is paid may follow: then there is no "and" before the last condition.
                let all = joined(Self::clause(page, at));
                ways.extend(all.iter().cloned());
                open.extend(all);
            }
        }
        let whole = |mut parts: Vec<Condition>| if parts.len() == 1 { parts.remove(0) } else { Condition::All(parts) };
        ways.into_iter().map(|(parts, at)| (whole(parts), at)).collect()
    }

    fn says(&self, value: &Condition, page: &Page<'_>, at: At) -> Vec<At> {
        match value {
            Condition::All(parts) => Self::says_from(parts, true, page, at),
            one_ => one().says(one_, page, at),
        }
    }
}
