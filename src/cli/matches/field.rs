//! `match DECK --field FIELD`: a deck against many lists, each with its share.

use std::path::Path;

use super::Asked;
use crate::app::playing;
use crate::cli::going::Going;
use crate::cli::input::{self, Source};
use crate::cli::options::{Reader, Rules};
use crate::cli::out::Out;
use crate::cli::{Failure, Status, contents, games, ran, seats, warn_of};
use crate::deck::Reading;
use crate::language::{Lang, say};
use crate::report::run::Counts;
use crate::sim::duel::{Met, fingerprint};
use crate::sim::meeting::{Looked, meet};
use crate::sim::modelled::Modelled;

/// How the name of a file ends that gives each list its share.
const WITH_SHARES: &str = "field";

/// What a share can be: so many of them add up, and each still counts.
const SHARES: std::ops::RangeInclusive<f64> = 0.001..=1e9;

/// The files of a field, each with its share; where it has none, each of its lists counts as one.
pub(super) fn sources(path: &str, reader: &Reader) -> Result<Vec<(Option<f64>, Source)>, Failure> {
    let from = reader.from;
    let end = Path::new(path).extension();
    if end.is_some_and(|end| end.eq_ignore_ascii_case(WITH_SHARES)) {
        let text = contents::text(path)?;
        let folder = Path::new(path).parent().unwrap_or(Path::new(""));
        let lines = shares(&text).map_err(|line| {
            let failure = Failure::told(&say!("asked-field-line", place = format!("{path}:{line}")));
            failure.advice(&say!("asked-as-share", least = SHARES.start().to_string(), most = SHARES.end().to_string()))
        })?;
        let source = |(share, list): (f64, &str)| {
            // As the file has it: beside the file itself.
            let beside = folder.join(list);
            let named = beside.to_str().filter(|beside| Path::new(input::picked(beside).0).exists());
            Ok((Some(share), input::decks(named.unwrap_or(list), from)?.some()?))
        };
        return lines.into_iter().map(source).collect();
    }
    if !Path::new(path).is_dir() {
        return Ok(vec![(None, input::decks(path, from)?)]);
    }
    let mut found = Vec::new();
    for named in input::lists(&[path.to_owned()]) {
        let source = input::decks(&named?.path, from)?;
        if source.is_empty() {
            warn_of(&input::passed_over(&source.path));
        } else {
            found.push((None, source));
        }
    }
    Ok(found)
}

/// Leaves out the files of a folder that a deck can play no list of, as `check` and `stats` do: those whose game has no known
/// card, and those of which no line means one, such as tables of cards. Each is told of.
///
/// # Errors
/// When none is left.
pub(super) fn leave_out(files: &mut Vec<(Option<f64>, Source)>, rules: &Rules, lang: Lang) -> Result<(), Failure> {
    let judge = rules.judge_of_any(files.iter().flat_map(|(_, source)| &source.decks.readings), lang)?;
    games::with_cards(files, &judge, |(_, source)| source, warn_of)?;
    let holds_cards = |reading: &Reading| reading.broken || !judge.check(reading).context.resolution.lines.is_empty();
    files.retain(|(_, source)| {
        let holds_any = source.readings().any(|(_, reading)| holds_cards(reading));
        if !holds_any {
            warn_of(&input::passed_over(&source.path));
        }
        holds_any
    });
    Ok(())
}

/// The shares and lists of a text, a line each; else the number of the first line that is neither one nor a comment.
fn shares(text: &str) -> Result<Vec<(f64, &str)>, usize> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(number, line)| {
            let (share, list) = line.split_once(char::is_whitespace).ok_or(number)?;
            let share: f64 = share.trim_end_matches('%').parse().map_err(|_| number)?;
            if SHARES.contains(&share) { Ok((share, list.trim())) } else { Err(number) }
        })
        .collect()
}

/// The lists of some files, each with its share.
pub(super) fn lists(files: &[(Option<f64>, Source)]) -> Vec<(f64, String, &Reading)> {
    let mut lists = Vec::new();
    for (share, source) in files {
        let readings: Vec<_> = source.readings().collect();
        // The lists of one file have equal parts of its share.
        #[expect(clippy::cast_precision_loss, reason = "lists are few")]
        let part = share.map_or(1.0, |share| share / readings.len() as f64);
        lists.extend(readings.into_iter().map(|(name, reading)| (part, name, reading)));
    }
    lists
}

/// Plays a deck against each list of a field.
pub(super) fn run(asked: &Asked<'_>, out: &mut Out) -> Result<Status, Failure> {
    let Asked { command, named, lang, .. } = *asked;
    let playing::Playable { by, lists, .. } = asked.playable(named)?;
    let modelled: Vec<Modelled<'_>> = lists.iter().map(Modelled::from).collect();
    command.strictness.told(&named.iter().map(|(name, _)| *name).zip(&modelled).collect::<Vec<_>>(), lang)?;
    // The deck is the first of them.
    let Some((deck, others)) = lists.split_first() else { return Ok(Status::Fine) };

    let kept = asked.kept()?;
    let (seed, games) = (asked.seed(kept.as_ref()), asked.pairs_of_games());
    let looked = if command.impact { Looked::First } else { Looked::None };
    let nothing = looked.nothing([deck, deck]);
    let sides = asked.sides(&modelled, |at| fingerprint(&[&lists[at]]));
    let mut played = asked.played(&by.id, (games, seed), sides);
    played.impacts = nothing.impacts.len();
    let counts = Counts::Field(vec![nothing; others.len()]);
    let beside = asked.beside()?;
    // No two lists share chances, so that what comes of them can be added up as if drawn apart.
    let legs = (0..others.len() as u64).map(|place| place.saturating_mul(games));
    let mut going = Going::begin(&command.portion, kept, (played, counts), legs, 1)?;
    let run = asked.duels(by.edition, games, seed);
    for (leg, (other, (name, _))) in others.iter().zip(&named[1..]).enumerate() {
        if going.is_stopped() {
            break;
        }
        let left = going.left(leg);
        let each = |met: &Met| going.more(met.tally.games, |counts| counts.add_met(leg, met));
        meet([deck, other], (run, left), looked, asked.player(seed), each)
            .map_err(|errors| seats::setup_failure([named[0].0, name], &errors, lang))?;
    }
    let run = going.end(command.no_time)?;
    ran::tell(&run, command.format, (beside, Some(&asked.again(seed))), lang, out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_a_field_is_a_share_and_a_list() {
        let text = "# Regionals\n\n40% a.txt\n  7.5\tmy lists/b c.txt\n";
        assert_eq!(shares(text), Ok(vec![(40.0, "a.txt"), (7.5, "my lists/b c.txt")]));
        for wrong in ["a.txt", "0 a.txt", "-1 a.txt", "inf a.txt", "1e308 a.txt", "1e-320 a.txt", "12"] {
            assert_eq!(shares(&format!("1 a.txt\n{wrong}\n")), Err(2), "{wrong}");
        }
    }
}
