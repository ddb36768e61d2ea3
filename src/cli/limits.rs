//! A list of limits that the user brings (`--list FILE`).

use std::io::Write as _;

use super::options::Catalogs;
use super::{Failure, input};
use crate::diagnostic::{Diagnostic, Severity};
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
pub(super) fn own(path: &str, catalogs: &Catalogs) -> Result<Own, Failure> {
    let text = input::text(path)?;
    let ParsedList { list, mut faults, places } = parse_list(&text);
    let errors = faults.len();
    let unknown =
        places.iter().filter(|(number, _)| catalogs.games().all(|game| catalogs.of(game).get(number).is_none()));
    faults.extend(unknown.map(|(number, place)| {
        let fault = Diagnostic::new(BAD_ENTRY, Severity::Warning, format!("no card has the number {number}"));
        fault.at(*place).help("a card that is too new comes along with --cards or `cards import`".to_owned())
    }));
    // Where standard error is closed there is nobody to tell.
    let _ = write!(anstream::stderr(), "{}", faults::human(path, &text, &faults));
    match errors {
        0 => Ok(Own { path: path.to_owned(), list }),
        n => {
            let what = if n == 1 { "1 fault".to_owned() } else { format!("{n} faults") };
            Err(Failure::say(format!("{path}: {what}; the list is not used")).help("mend these lines"))
        }
    }
}
