//! A list of limits that the user brings (`--list FILE`).

use std::io::Write as _;
use std::path::Path;

use super::{Failure, contents};
use crate::app::Catalogs;
use crate::diagnostic::{Diagnostic, Severity};
use crate::language::{Lang, say};
use crate::report::faults;
use crate::ruleset::{BAD_ENTRY, DatedList, ParsedList, conf, parse_list};

/// A list of the user's.
#[derive(Debug)]
pub(super) struct Own {
    /// The file, as the user wrote it.
    pub(super) path: String,
    pub(super) list: DatedList,
}

/// Reads a list. A number that no card has is worth a warning: it is perhaps a slip, perhaps a card that is too new.
///
/// # Errors
/// Every line that is no entry; they have been drawn then.
pub(super) fn own(path: &str, catalogs: &Catalogs, lang: Lang) -> Result<Own, Failure> {
    // A file may hold several lists: `lflist.conf#2014.07 TCG`.
    let (file, name) = match path.rsplit_once('#') {
        Some((file, name)) if !Path::new(path).exists() => (file, Some(name)),
        _ => (path, None),
    };
    let text = contents::given_text(file, "--list")?;
    let parsed = if conf::is_conf(&text) { conf::parse(&text, name) } else { parse_list(&text) };
    let ParsedList { list, mut faults, places } = parsed;
    let errors = faults.len();
    // A list of a simulator speaks of cards of every year: that some are too new is no slip.
    let own = places.iter().filter(|_| !conf::is_conf(&text));
    let unknown = own.filter(|(number, _)| catalogs.games().all(|game| catalogs.of(game).get(number).is_none()));
    faults.extend(unknown.map(|(number, place)| {
        let unknown = say!("no-card-number", number = number.as_str());
        Diagnostic::new(BAD_ENTRY, Severity::Warning, unknown).at(*place).help(say!("limit-too-new"))
    }));
    // Where standard error is closed there is nobody to tell.
    let _ = write!(super::talk::stderr(), "{}", faults::human(file, &text, &faults, lang));
    match errors {
        0 => Ok(Own { path: path.to_owned(), list }),
        n => {
            let what = say!("list-not-used", source = path, faults = n);
            Err(Failure::of(&what, lang).help(say!("mend-lines").text(lang)))
        }
    }
}
