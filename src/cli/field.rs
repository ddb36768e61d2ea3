//! `match DECK --field FIELD`: a deck against many lists, each with its share.

use std::io::Write;
use std::path::Path;

use super::input::{self, Source};
use super::long::Long;
use super::options::{Reader, Rules, Strictness, Table};
use super::seats::{self, Allowed};
use super::{Failure, Status, apart, contents, warn};
use crate::app::{Policy, playing};
use crate::language::{Lang, say};
use crate::report::field::{self as report, Field, OfList};
use crate::report::modelled;
use crate::sim::duel::{List, Run};
use crate::sim::field::meet;
use crate::sim::modelled::Modelled;

/// How the name of a file ends that gives each list its share.
const WITH_SHARES: &str = "field";

/// What is asked of a deck and a field.
pub(super) struct Asked<'a> {
    /// The deck.
    pub(super) deck: &'a Source,
    /// A folder, a file of lists, or a file of lists with shares.
    pub(super) field: &'a str,
    /// Who plays the deck, and who plays the lists.
    pub(super) players: [Policy; 2],
    /// Games against each list.
    pub(super) games: u64,
    /// The seed of the run.
    pub(super) seed: u64,
    /// Threads.
    pub(super) jobs: Option<u16>,
    /// Turns after which a game ends undecided.
    pub(super) turn_limit: u16,
    /// What becomes of the cards of the deck is counted.
    pub(super) impact: bool,
    /// Time is not measured.
    pub(super) no_time: bool,
    /// What becomes of lists that are not legal.
    pub(super) allowed: Allowed,
    /// What becomes of cards that are not modelled.
    pub(super) strictness: Strictness,
    /// By which rules, with which cards.
    pub(super) rules: &'a Rules,
    /// How lists are read.
    pub(super) reader: &'a Reader,
    /// How the result is shown.
    pub(super) format: Table,
}

/// The files of a field, each with its share; where it has none, each of its lists counts as one.
fn sources(asked: &Asked<'_>) -> Result<Vec<(Option<f64>, Source)>, Failure> {
    let (path, from) = (asked.field, asked.reader.from);
    let end = Path::new(path).extension();
    if end.is_some_and(|end| end.eq_ignore_ascii_case(WITH_SHARES)) {
        let text = contents::text(path)?;
        let folder = Path::new(path).parent().unwrap_or(Path::new(""));
        let lines = shares(&text).map_err(|line| {
            let failure = Failure::say(format!("{path}:{line}: a line of a field is a share and a list"));
            failure.help("as in `12.5 decks/red-champa.txt`; the shares need not make 100")
        })?;
        let source = |(share, list): (f64, &str)| {
            // As the file has it: beside the file itself.
            let beside = folder.join(list);
            let named = if beside.exists() { beside.to_string_lossy().into_owned() } else { list.to_owned() };
            Ok((Some(share), input::decks(&named, from)?))
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
            warn(&input::passed_over(&source.path));
        } else {
            found.push((None, source));
        }
    }
    Ok(found)
}

/// The shares and lists of a text, a line each; else the number of the first line that is neither one nor a comment.
fn shares(text: &str) -> Result<Vec<(f64, &str)>, usize> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(number, line)| {
            let (share, list) = line.split_once(char::is_whitespace).ok_or(number)?;
            let share: f64 = share.trim_end_matches('%').parse().map_err(|_| number)?;
            let sound = share.is_finite() && share > 0.0;
            if sound { Ok((share, list.trim())) } else { Err(number) }
        })
        .collect()
}

/// Plays a deck against each list of a field.
pub(super) fn run(asked: &Asked<'_>, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    let sources = sources(asked)?;
    let (name, reading) = asked.deck.only()?;
    let mut lists = Vec::new();
    for (share, source) in &sources {
        let readings: Vec<_> = source.readings().collect();
        // The lists of one file have equal parts of its share.
        #[expect(clippy::cast_precision_loss, reason = "lists are few")]
        let part = share.map_or(1.0, |share| share / readings.len() as f64);
        lists.extend(readings.into_iter().map(|(name, reading)| (part, name, reading)));
    }
    if lists.is_empty() {
        return Err(
            Failure::say(format!("{} holds no list", asked.field)).help("a field is a folder or a file of lists")
        );
    }
    let judge = asked.rules.judge(std::iter::once(reading).chain(lists.iter().map(|(.., reading)| *reading)), lang)?;
    let mut all = vec![(name.as_str(), reading)];
    all.extend(lists.iter().map(|(_, name, reading)| (name.as_str(), *reading)));
    if let Some(engine) = apart::engine(&judge, &all) {
        let without = say!("match-apart-without", option = "--field", game = engine.game().title());
        return Err(Failure::of(&without, lang));
    }
    let playing::Playable { by, lists: playable, .. } = seats::playable(&judge, &all, asked.allowed, lang)?;
    let modelled: Vec<Modelled<'_>> = playable.iter().map(Modelled::from).collect();
    let sides: Vec<_> = all.iter().map(|(name, _)| *name).zip(&modelled).collect();
    asked.strictness.told(&sides, lang)?;
    // The deck is the first of them.
    let Some((deck, others)) = playable.split_first() else { return Ok(Status::Fine) };

    let run = Run {
        games: asked.games.next_multiple_of(2),
        seed: asked.seed,
        edition: by.edition,
        jobs: seats::jobs(asked.jobs),
        turn_limit: asked.turn_limit,
    };
    let player = |index, seat, side: usize| asked.players[side].player(asked.seed, index, seat);
    let all_games = run.games.saturating_mul(others.len() as u64);
    let progress = Long::of(all_games);
    let met = |place: u64, (other, (share, list, _)): (&List<'_>, &(f64, String, _))| {
        let met = meet(deck, (place, other), run, asked.impact, player, |games| progress.done(games));
        let met = met.map_err(|errors| seats::setup_failure([&name, list], &errors, lang))?;
        Ok::<_, Failure>((*share, met))
    };
    let mut counted = Vec::new();
    for (place, pair) in (0..).zip(others.iter().zip(&lists)) {
        if progress.is_stopped() {
            break;
        }
        counted.push(met(place, pair)?);
    }
    let partial = counted.iter().map(|(_, met)| met.tally.games).sum::<u64>() < all_games;
    let seconds = progress.end();
    let [own, other] = asked.players.map(|player| player.to_string());
    let whole = Field {
        deck: &name,
        rules: &by.id,
        players: [&own, &other],
        seed: asked.seed,
        lists: counted
            .into_iter()
            .zip(&lists)
            .map(|((share, met), (_, name, _))| OfList { name, share, met })
            .collect(),
        told: modelled::told(sides.iter().copied()),
        partial,
        seconds: (!asked.no_time).then_some(seconds),
    };
    let text = match asked.format {
        Table::Human => report::human(&whole, lang),
        Table::Json => report::json(&whole),
        Table::Csv => report::csv(&whole),
        Table::Markdown => report::markdown(&whole, lang),
    };
    out.write_all(text.as_bytes())?;
    Ok(if partial { Status::Interrupted } else { Status::Fine })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_a_field_is_a_share_and_a_list() {
        let text = "# Regionals\n\n40% a.txt\n  7.5\tmy lists/b c.txt\n";
        assert_eq!(shares(text), Ok(vec![(40.0, "a.txt"), (7.5, "my lists/b c.txt")]));
        for wrong in ["a.txt", "0 a.txt", "-1 a.txt", "inf a.txt", "12"] {
            assert_eq!(shares(&format!("1 a.txt\n{wrong}\n")), Err(2), "{wrong}");
        }
    }
}
