//! What the deck does when it plays alone: parts of a run, as `scouter goldfish --shard` plays them, and the run that they make
//! together, as `scouter merge` joins them. So the page can play several parts at once, and say how far it is.

use serde::Serialize;
use serde_json::value::RawValue;
use std::ops::ControlFlow;

use super::Refusal;
use super::checked::PICTURE;
use super::list::Known;
use super::question::{self, Games};
use crate::app::playing::{self, NotPlayed};
use crate::app::{Illegal, NoSuchPlayer, Policy};
use crate::language::{Lang, say};
use crate::report::goldfish::{self, Goldfish, Played, headings};
use crate::report::modelled;
use crate::report::parts::{MOST_PARTS, Parts, Unjoined};
use crate::report::picture::{self, svg};
use crate::sim::duel::{fingerprint, shard};
use crate::sim::goldfish::dummy::{Dummy, NoDummy};
use crate::sim::goldfish::{Noted, OWN, Plan, Run};
use crate::sim::modelled::Modelled;
use crate::sim::refused;

/// Games of a run.
const MOST_GAMES: u64 = 100_000;
/// Own turns of a game, as where the program is not told otherwise.
const TURNS: u16 = 8;

#[derive(Serialize)]
struct Part {
    remarks: Vec<String>,
    json: Option<Box<RawValue>>,
}

#[derive(Serialize)]
pub(super) struct Answer {
    title: String,
    warnings: Vec<String>,
    /// How much is modelled of the deck.
    modelled: String,
    headings: [String; 13],
    rows: Vec<Vec<String>>,
    ends: Vec<String>,
    pictures: Vec<String>,
    json: Option<Box<RawValue>>,
}

/// Plays a part of a run, against the dummy and by the player that were chosen.
pub(super) fn part(list: &Known<'_>, games: &Games) -> Result<String, Refusal> {
    let (lang, name) = (list.lang, list.name);
    let Games { part, parts, .. } = *games;
    let of_games = games.games.clamp(1, MOST_GAMES);
    if !(1..=parts).contains(&part) || parts > MOST_PARTS {
        return Err(say!("web-no-part", part = part, parts = parts).text(lang).into());
    }
    let seed = question::seed(&games.seed, lang)?;
    let readings = [list.reading()];
    let playable = playing::playable(list.judge, &readings, Illegal::Taken).map_err(|why| refusal(&why, list))?;
    let remarks = playable.remarks.iter().map(|(_, remark)| remark.message(name).text(lang)).collect();
    let chosen = |word: &Option<String>| word.clone().filter(|word| !word.is_empty());
    let dummy = chosen(&games.dummy)
        .map_or(Ok(Dummy::PASSIVE), |dummy| dummy.parse().map_err(|error: NoDummy| Refusal::from(error.to_string())))?;
    let policy = chosen(&games.player).map_or(Ok(Policy::default()), |player| {
        player.parse().map_err(|error: NoSuchPlayer| Refusal::from(error.to_string()))
    })?;
    let made = dummy.cards();
    let (own, other) = (&playable.lists[0], made.list());
    let plan = Plan { seed, turns: TURNS, first: !games.second };
    let run = Run::new(own, &other, playable.by.edition, plan).map_err(|errors| {
        let told = errors.iter().map(|error| refused::setup(error).text(lang));
        Refusal::from(told.collect::<Vec<_>>().join("; "))
    })?;
    let modelled = Modelled::from(own);
    let told = modelled::told([(name, &modelled)]);
    let played = Played {
        deck: name.to_owned(),
        fingerprint: fingerprint(&[own, &other]),
        game: Noted::Dbscg,
        rules: playable.by.id.clone(),
        player: policy.to_string(),
        dummy: dummy.to_string(),
        first: plan.first,
        seed,
        own_turns: TURNS,
        of_games,
        modelled: (&modelled).into(),
        told,
    };
    let players = |index| [policy.player(seed, index, OWN), dummy.player()];
    let jobs = 1.into();
    let tally = run.play_all(shard(of_games, part, parts), jobs, false, players, |_| ControlFlow::Continue(()));
    let goldfish = Goldfish { played, parts: Parts::one(part, parts), broken_off: false, tally, seconds: None };
    let json = RawValue::from_string(goldfish::json(&goldfish).trim_end().to_owned()).ok();
    Ok(crate::shown::json(&Part { remarks, json }))
}

/// Why the deck is not played.
fn refusal(why: &NotPlayed, list: &Known<'_>) -> Refusal {
    let said: Vec<String> = match why {
        NotPlayed::Rules(unplayed) => vec![unplayed.to_string()],
        NotPlayed::Lists(why) => why.iter().map(|(_, why)| why.message(list.name).text(list.lang)).collect(),
    };
    said.join("; ").into()
}

/// A run from all of its parts.
pub(super) fn joined(parts: &[String], lang: Lang) -> Result<Answer, Refusal> {
    let mut read = parts.iter().map(|part| Goldfish::read(part));
    let none = || Refusal::from(say!("web-no-list").text(lang));
    let refused = |error: Unjoined| Refusal::from(error.message().text(lang));
    let mut run = read.next().ok_or_else(none)?.map_err(refused)?;
    for part in read {
        run.join(&part.map_err(refused)?).map_err(refused)?;
    }
    let run = run.whole();
    let pictures = [picture::goldfish::damage, picture::goldfish::wins];
    let said = |messages: Vec<crate::language::Message>| messages.iter().map(|said| said.text(lang)).collect();
    Ok(Answer {
        title: run.title().text(lang),
        warnings: said(run.warnings()),
        modelled: modelled::lines(&run.played.told, lang).split_whitespace().collect::<Vec<_>>().join(" "),
        headings: headings(run.played.game, lang),
        rows: run.rows(),
        ends: said(run.ends()),
        pictures: pictures.map(|picture| svg::inline(&picture(&run, PICTURE, lang))).into(),
        json: RawValue::from_string(goldfish::json(&run).trim_end().to_owned()).ok(),
    })
}
