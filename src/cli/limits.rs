//! A list of limits that the user brings (`--list FILE`).

use std::io::Write as _;

use super::{Failure, input};
use crate::catalog::Catalog;
use crate::diagnostic::{Diagnostic, Severity};
use crate::language::{Lang, say};
use crate::report::faults;
use crate::ruleset::{Applies, BAD_ENTRY, DatedList, LimitRule, ParsedList, Ruleset, parse_list};

/// A list of the user's.
#[derive(Debug)]
pub(super) struct Own {
    /// The file, as the user wrote it.
    pub(super) path: String,
    pub(super) list: DatedList,
}

impl Own {
    /// What it stands in for in a ruleset: whoever names a list wants it to apply.
    pub(super) fn rule(&self, ruleset: &Ruleset) -> LimitRule {
        let over = match &ruleset.limits {
            Some(limits) => limits.over.clone(),
            None => ruleset.sections.iter().map(|section| section.id).collect(),
        };
        LimitRule { list: self.path.clone(), over, applies: Applies::Newest, rule: format!("list {}", self.path) }
    }
}

/// Reads a list. A number that no card has is worth a warning: it is perhaps a slip, perhaps a card that is too new.
///
/// # Errors
/// Every line that is no entry; they have been drawn then.
pub(super) fn own(path: &str, catalog: &Catalog, lang: Lang) -> Result<Own, Failure> {
    let text = input::text(path)?;
    let ParsedList { list, mut faults, places } = parse_list(&text);
    let errors = faults.len();
    let unknown = places.iter().filter(|(number, _)| catalog.get(number).is_none());
    faults.extend(unknown.map(|(number, place)| {
        let unknown = say!("no-card-number", number = number.as_str());
        Diagnostic::new(BAD_ENTRY, Severity::Warning, unknown).at(*place).help(say!("limit-too-new"))
    }));
    // Where standard error is closed there is nobody to tell.
    let _ = write!(anstream::stderr(), "{}", faults::human(path, &text, &faults, lang));
    match errors {
        0 => Ok(Own { path: path.to_owned(), list }),
        n => {
            let what = say!("list-not-used", source = path, faults = n);
            Err(Failure::of(&what, lang).help(say!("mend-lines").text(lang)))
        }
    }
}
