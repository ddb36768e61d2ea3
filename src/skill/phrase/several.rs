//! Lists: two or more of a kind, and pieces that each say one or several.

use super::{At, Page, Phrase, Ways};
use crate::skill::first::{First, Leads};

/// The words before the last of several.
pub(in crate::skill) const AND: &[&str] = &[", and", "and"];
/// The words before the last of which there is a choice.
pub(in crate::skill) const OR: &[&str] = &[", or", "or"];

/// Two or more of a kind: `a and b`, `a, b, and c`; with the words before the last.
#[derive(Clone)]
pub(in crate::skill) struct Several<P>(pub(in crate::skill) P, pub(in crate::skill) &'static [&'static str]);

impl<P: Phrase> Phrase for Several<P>
where
    P::Value: Clone,
{
    type Value = Vec<P::Value>;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        Led(&self.0, &self.0, self.1).read(page, at)
    }

    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        Led(&self.0, &self.0, self.1).says(value, page, at)
    }

    fn first(&self) -> First {
        self.0.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// As [`Several`], where those after the first are said in a way of their own: `red or a 《God》 card`.
#[derive(Clone)]
pub(in crate::skill) struct Led<P, Q>(
    pub(in crate::skill) P,
    pub(in crate::skill) Q,
    pub(in crate::skill) &'static [&'static str],
);

impl<P: Phrase, Q: Phrase<Value = P::Value>> Led<P, Q>
where
    P::Value: Clone,
{
    /// All lists that the text can mean where the first has been read.
    pub(in crate::skill) fn read_on(&self, first: Ways<P::Value>, page: &Page<'_>) -> Ways<Vec<P::Value>> {
        let mut ways = Ways::new();
        let goes_on = |at: At| page.sees(at, &[","]) || page.sees(at, self.2);
        let first = first.into_iter().filter(|(_, at)| goes_on(*at));
        let mut open: Vec<(Vec<P::Value>, At)> = first.map(|(value, at)| (vec![value], at)).collect();
        while let Some((items, at)) = open.pop() {
            let linked = self.2.iter().find_map(|link| page.lit(at, link));
            let more = |at: Option<At>| at.map_or_else(Ways::new, |at| self.1.read(page, at));
            for (value, at) in more(linked) {
                ways.push((page.longer(&items, [value]), at));
            }
            if linked.is_none() {
                for (value, at) in more(page.lit(at, ",")) {
                    open.push((page.longer(&items, [value]), at));
                }
            }
        }
        ways
    }
}

impl<P: Phrase, Q: Phrase<Value = P::Value>> Phrase for Led<P, Q>
where
    P::Value: Clone,
{
    type Value = Vec<P::Value>;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Self::Value> {
        self.read_on(self.0.read(page, at), page)
    }

    fn says(&self, value: &Self::Value, page: &Page<'_>, at: At) -> Vec<At> {
        let [first, between @ .., last] = value.as_slice() else { return Vec::new() };
        let mut places = self.0.says(first, page, at);
        for item in between {
            let next = places.into_iter().filter_map(|at| page.lit(at, ","));
            places = next.flat_map(|at| self.1.says(item, page, at)).collect();
        }
        let linked = places.into_iter().filter_map(|at| page.link(at, self.2, !between.is_empty()));
        linked.flat_map(|at| self.1.says(last, page, at)).collect()
    }

    fn first(&self) -> First {
        self.0.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// Pieces that each say one or several of a list, the first of them in a way of its own; with the words between two.
#[derive(Clone)]
pub(in crate::skill) struct Row<P, Q>(
    pub(in crate::skill) P,
    pub(in crate::skill) Q,
    pub(in crate::skill) &'static [&'static str],
);

impl<T: Clone, P: Phrase<Value = Vec<T>>, Q: Phrase<Value = Vec<T>>> Phrase for Row<P, Q> {
    type Value = Vec<T>;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<T>> {
        let mut ways = Ways::new();
        let mut open = self.0.read(page, at);
        while let Some((said, at)) = open.pop() {
            let more = page.any(at, self.2).map_or_else(Ways::new, |at| self.1.read(page, at)).into_iter();
            open.extend(more.map(|(more, at)| (page.longer(&said, more), at)));
            ways.push((said, at));
        }
        ways
    }

    fn says(&self, value: &Vec<T>, page: &Page<'_>, at: At) -> Vec<At> {
        says_row(&self.0, self, value, page, at)
    }

    fn first(&self) -> First {
        self.0.first()
    }
    fn begins(&self) -> Option<&'static Leads> {
        self.0.begins()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// The places where all of a list has been said, the next piece of it in this way.
fn says_row<T: Clone, P: Phrase<Value = Vec<T>>, Q: Phrase<Value = Vec<T>>>(
    next: &impl Phrase<Value = Vec<T>>,
    row: &Row<P, Q>,
    list: &[T],
    page: &Page<'_>,
    at: At,
) -> Vec<At> {
    let mut places = Vec::new();
    for n in (1..=list.len()).rev() {
        let (piece, rest) = list.split_at(n);
        let ends = next.says(&piece.to_vec(), page, at);
        if rest.is_empty() {
            places.extend(ends);
        } else {
            let linked = ends.into_iter().filter_map(|at| page.any(at, row.2));
            places.extend(linked.flat_map(|at| says_row(&row.1, row, rest, page, at)));
        }
        if page.is_enough(&places) {
            break;
        }
    }
    places
}
