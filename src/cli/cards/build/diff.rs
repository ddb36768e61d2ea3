//! `scouter cards build --diff`: what is read otherwise than in the table that is there.

use std::path::Path;

use crate::ability::KeywordNames;
use crate::card::CardNumber;
use crate::catalog::import::{self, Imported};
use crate::catalog::{embedded, reread};
use crate::cli::out::Out;
use crate::cli::{Failure, Status, contents};
use crate::language::Lang;
use crate::report;

pub(super) fn run(built: &Imported, into: &Path, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let names = KeywordNames::embedded().map_err(|error| Failure::say(error.to_string()))?;
    let (cards, texts) = (&built.cards, &built.texts);
    let path = into.join("cards.tsv");
    let found = if path.is_file() {
        let path = path.to_string_lossy();
        let before = import::read(&contents::text(&path)?).map_err(|error| Failure::say(error.to_string()))?;
        if !before.problems.is_empty() {
            return Err(Failure::say(format!("{path} is no card table that `cards build` has written")));
        }
        let of = |number: &CardNumber| before.cards.get(number).cloned();
        reread::reread(before.cards.keys().cloned(), of, cards, texts, names)
    } else {
        reread::reread(embedded::numbers(), |number| embedded::get(number.as_str()), cards, texts, names)
    };
    out.write_all(report::reread::human(&found, lang).as_bytes())?;
    Ok(if found.is_empty() { Status::Fine } else { Status::No })
}
