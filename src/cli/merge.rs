//! `scouter merge`.

use clap::Args;

use super::options::Table;
use super::out::Out;
use super::pictures::{PageFile, Plot};
use super::ran::{self, Beside};
use super::{Failure, Status, contents, goldfish, warn_of};
use crate::language::{Lang, say};
use crate::report::goldfish::Goldfish;
use crate::report::modelled;
use crate::report::parts::{Parts, Unjoined};
use crate::report::run::Run;

/// Join the parts of a run, exactly.
#[derive(Debug, Args)]
#[command(after_help = "What comes out is what one run would have written, without the time it took.\n\n\
                        Examples:\n  scouter merge part1.json part2.json --format json\n  \
                        scouter merge *.part --report field.html")]
pub(super) struct Merge {
    /// What --shard I/N has written with --format json, or --resume FILE has kept: of goldfish, match or arena.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// Write pictures (.svg, or .png) of a match.
    #[cfg_attr(not(feature = "png"), arg(help = "Write pictures (.svg) of a match"))]
    #[arg(long, value_name = "FILE")]
    plot: Option<Plot>,
    /// Write one page with everything (.html) of a match.
    #[arg(long, value_name = "FILE")]
    report: Option<PageFile>,
    /// How to show the result: human, json, csv or markdown.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Table,
}

pub(super) fn run(command: &Merge, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    contents::no_folders(&command.files)?;
    let texts = command.files.iter().map(|path| Ok((path.as_str(), contents::given_text(path, "FILE")?)));
    let texts: Vec<(&str, String)> = texts.collect::<Result<_, Failure>>()?;
    if texts.iter().any(|(_, text)| Run::is_in(text)) {
        let beside = Beside::open(command.plot.as_ref(), command.report.as_ref())?;
        // What a deck does by itself is not joined with games against others.
        let alone = |text: &str| Goldfish::is_in(text).then_some(Unjoined::OtherKind("goldfish"));
        let whole = joined(&texts, |text| alone(text).map_or_else(|| Run::read(text), Err), Run::join)?;
        let status = status(&whole.parts, whole.broken_off);
        ran::tell(&whole.whole(), command.format, (beside, None), lang, out)?;
        return Ok(status);
    }
    let whole = joined(&texts, Goldfish::read, Goldfish::join)?;
    if command.plot.is_some() || command.report.is_some() {
        return Err(Failure::told(&say!("asked-parts-of-match")).advice(&say!("asked-whole-run")));
    }
    let status = status(&whole.parts, whole.broken_off);
    let whole = whole.whole();
    let intro = modelled::lines(&whole.played.told, lang);
    out.write_all(goldfish::in_form(&whole, &intro, command.format, lang).as_bytes())?;
    Ok(status)
}

/// All parts together.
fn joined<R>(
    texts: &[(&str, String)],
    read: impl Fn(&str) -> Result<R, Unjoined>,
    join: impl Fn(&mut R, &R) -> Result<(), Unjoined>,
) -> Result<R, Failure> {
    let mut joined: Option<R> = None;
    for (path, text) in texts {
        let wrong = |error: Unjoined| {
            let failure = Failure::told(&say!("asked-of-file", path = *path, why = error.message()));
            if matches!(error, Unjoined::NoPart) { failure.advice(&say!("parts-name-parts")) } else { failure }
        };
        let part = read(text).map_err(wrong)?;
        match &mut joined {
            Some(whole) => join(whole, &part).map_err(wrong)?,
            None => joined = Some(part),
        }
    }
    // Whoever is asked for files names one at least.
    joined.ok_or_else(|| Failure::told(&say!("asked-no-part")))
}

/// Says what is missing.
fn status(parts: &Parts, broken_off: bool) -> Status {
    let missing = parts.missing();
    if missing > 0 {
        warn_of(&parts.told_missing());
    }
    if broken_off {
        warn_of(&say!("parts-broken-off"));
    }
    if missing > 0 || broken_off { Status::Failed } else { Status::Fine }
}
