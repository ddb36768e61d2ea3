//! `scouter merge`.

use std::io::Write;

use clap::Args;

use super::options::Table;
use super::{Failure, Status, contents, goldfish, warn};
use crate::language::Lang;
use crate::report::goldfish::{self as report, Goldfish};
use crate::report::modelled;

/// Join the parts of a goldfish run, exactly.
#[derive(Debug, Args)]
#[command(after_help = "What comes out is what one run would have written, without the time that it took.\n\n\
                        Example:\n  scouter merge part1.json part2.json --format json")]
pub(super) struct Merge {
    /// What `scouter goldfish --format json --shard I/N` has written.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// How to show the result: human, json, csv or markdown.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Table,
}

pub(super) fn run(command: &Merge, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    let mut joined: Option<Goldfish> = None;
    for path in &command.files {
        let wrong = |error: report::Unjoined| Failure::say(format!("{path}: {error}"));
        let part = Goldfish::read(&contents::text(path)?).map_err(wrong)?;
        match &mut joined {
            Some(whole) => whole.join(&part).map_err(wrong)?,
            None => joined = Some(part),
        }
    }
    // There is at least one file.
    let Some(whole) = joined else { return Ok(Status::Fine) };
    let missing = whole.missing();
    if missing > 0 {
        warn(&format!("of {} parts, {missing} missing: {}", whole.parts.1, whole.missing_parts().text(lang)));
    }
    let whole = whole.whole();
    let intro = modelled::lines(&whole.played.told, lang);
    let text = goldfish::in_form(&whole, &intro, command.format, lang);
    out.write_all(text.as_bytes())?;
    Ok(if missing == 0 { Status::Fine } else { Status::Failed })
}
