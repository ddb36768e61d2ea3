//! `scouter cards build --why`: how the lines of a card are read.

use crate::ability::KeywordNames;
use crate::card::CardNumber;
use crate::catalog::import::Imported;
use crate::cli::out::Out;
use crate::cli::{Failure, Status};
use crate::language::Lang;
use crate::{report, skill};

pub(super) fn run(
    imported: &Imported,
    number: &CardNumber,
    from: &str,
    lang: Lang,
    out: &mut Out,
) -> Result<Status, Failure> {
    let names = KeywordNames::embedded().map_err(|error| Failure::say(error.to_string()))?;
    let Some(texts) = imported.texts.get(number) else {
        return Err(Failure::say(format!("{from} holds no skill text of {number}")));
    };
    let mut gap = "";
    for (text, is_back) in texts.iter().zip([false, true]) {
        for (at, printed) in skill::lines(text, names).into_iter().enumerate() {
            let place = report::reread::place(number, is_back, at + 1);
            let why = skill::why(printed, names);
            write!(out, "{gap}{}", report::why::human(&place, printed, &why, lang))?;
            gap = "\n";
        }
    }
    Ok(Status::Fine)
}
