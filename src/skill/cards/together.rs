//! Several descriptions named together: `＜A＞, ＜B＞, and ＜C＞ cards-all red-`, `＜A＞ and ＜B＞ with energy costs of 3`.

use super::after::{DASH, between_dashes};
use super::part::said_parts;
use crate::ability::Filter;
use crate::skill::first::First;
use crate::skill::phrase::{At, Page, Phrase, Several, Ways};

/// Several descriptions, each said in this way, with one of these words before the last. What stands between dashes behind
/// the last is said of all of them, and so are costs in the plural.
#[derive(Clone)]
pub(in crate::skill) struct Together<P>(pub(in crate::skill) P, pub(in crate::skill) &'static [&'static str]);

impl<P: Phrase<Value = Filter> + Clone> Together<P> {
    const fn apart(&self) -> Several<&P> {
        Several(&self.0, self.1)
    }
}

impl<P: Phrase<Value = Filter> + Clone> Phrase for Together<P> {
    type Value = Vec<Filter>;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Filter>> {
        let mut ways = Ways::new();
        for (filters, end) in self.apart().read(page, at) {
            let words = page.between(at, end);
            if says_of_all(words) {
                continue;
            }
            let filters = if words.contains("energy costs of") { costs_shared(&filters) } else { Some(filters) };
            let Some(filters) = filters else { continue };
            ways.extend(between_dashes(page, end).into_iter().map(|(more, end)| (shared(&filters, &more), end)));
            ways.push((filters, end));
        }
        ways
    }

    fn says(&self, value: &Vec<Filter>, page: &Page<'_>, at: At) -> Vec<At> {
        page.reworded(value, || self.read(page, at), || self.apart().says(value, page, at))
    }

    fn first(&self) -> First {
        self.0.first()
    }

    fn leads(&self, out: &mut Vec<&'static str>) {
        self.0.leads(out);
    }
}

/// Whether words for one of several are words for all of them.
fn says_of_all(words: &str) -> bool {
    DASH.iter().any(|dash| words.contains(dash))
}

fn shared(filters: &[Filter], more: &[Filter]) -> Vec<Filter> {
    filters.iter().map(|filter| Filter::all([said_parts(filter), more].concat())).collect()
}

/// "A and B with energy costs of 3": both have them. `None` where it is in doubt.
fn costs_shared(filters: &[Filter]) -> Option<Vec<Filter>> {
    let costs = |filter: &Filter| said_parts(filter).iter().position(|part| matches!(part, Filter::Cost(_)));
    let (last, others) = filters.split_last()?;
    let rest = &said_parts(last)[costs(last)?..];
    let apart = others.iter().all(|filter| costs(filter).is_none());
    apart.then(|| shared(others, rest).into_iter().chain([last.clone()]).collect())
}
