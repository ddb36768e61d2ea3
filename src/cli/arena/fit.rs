//! `scouter arena fit`.

use std::io::Write;

use clap::Args;

use super::super::long::Long;
use super::super::{Failure, Status, talk};
use super::field::{Field, begin};
use crate::app::Policy;
use crate::cli::out::Out;
use crate::language::{Lang, say};
use crate::player::standing;
use crate::sim::arena::fit;

/// What `--help` says below the options.
const MORE: &str = "\
Examples:
  scouter arena fit decks/*.txt > standing.tsv
  scouter arena fit lists.jsonl --games 20000 --seed 5";

/// Learn from games what a position is worth, and print the weights.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Fit {
    #[command(flatten)]
    field: Field,
    /// Who plays both seats: greedy, look, search:N, random or dummy.
    #[arg(long, value_name = "PLAYER", default_value = "greedy")]
    player: Policy,
}

pub(super) fn run(command: &Fit, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    command.field.play(false, lang, |playing, ready| {
        let (_, ready) = ready.of_dbscg(lang)?;
        let measure = playing.measure;
        let progress = Long::of(2 * measure.pairs);
        let mut games = 0;
        let player = |index, seat| command.player.player(measure.seed, index, seat);
        let rows = fit::rows(measure, ready.len(), begin(ready), player, |more| {
            games += more;
            progress.done(more)
        });
        let _ = progress.end();
        let weights = fit::fit(&rows);
        let (off, right) = fit::errors(&rows, &weights);
        let (off, right) = (format!("{off:.4}"), format!("{:.1}", right * 100.0));
        let told = say!("fit-told", rows = rows.len(), games = games, right = right, off = off);
        // Where standard error is closed there is nobody to tell.
        let _ = writeln!(talk::stderr(), "{}", told.text(lang));
        out.write_all(standing::written(&weights).as_bytes())?;
        Ok(if games < 2 * measure.pairs { Status::Interrupted } else { Status::Fine })
    })
}
