//! `scouter arena hygiene`.

use clap::Args;

use super::super::long::Long;
use super::super::options::Format;
use super::super::{Failure, Status};
use super::field::{Field, begin};
use crate::app::Policy;
use crate::cli::out::Out;
use crate::language::Lang;
use crate::report::arena as report;
use crate::sim::arena::hygiene;

/// What `--help` says below the options.
const MORE: &str = "\
Examples:
  scouter arena hygiene decks/*.txt
  scouter arena hygiene a.txt b.txt --player look --games 200 --format json";

/// Count plain mistakes of a player: the last life given, cards given for nothing, certain losses, skills never used.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct HygieneOf {
    #[command(flatten)]
    field: Field,
    /// Who plays both seats: greedy, look, search:N, random or dummy.
    #[arg(long, value_name = "PLAYER", default_value = "greedy")]
    player: Policy,
    /// Do not measure time: the same bytes for the same seed.
    #[arg(long)]
    no_time: bool,
    /// How to show the result: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

pub(super) fn run(command: &HygieneOf, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    command.field.play(true, lang, |playing, ready| {
        let (lists, ready) = ready.of_dbscg(lang)?;
        let measure = playing.measure;
        let progress = Long::of(2 * measure.pairs);
        let player = |index, seat| command.player.player(measure.seed, index, seat);
        let counted = hygiene::run(measure, &playing.matchups, begin(ready), player, |games| progress.done(games));
        let partial = counted.games < 2 * measure.pairs;
        let seconds = progress.end();
        let lines: report::Lines =
            lists.iter().enumerate().flat_map(|(deck, list)| counted.lines(deck, list)).collect();
        let measured = playing.measured(partial, (!command.no_time).then_some(seconds));
        let name = command.player.to_string();
        let text = match command.format {
            Format::Human => report::hygiene_human(&name, &counted, &lines, &measured, lang),
            Format::Json => report::hygiene_json(&name, &counted, &lines, &measured),
        };
        out.write_all(text.as_bytes())?;
        Ok(if partial { Status::Interrupted } else { Status::Fine })
    })
}
