//! What stands on the page itself, and what can be chosen there.

use std::collections::BTreeMap;

use serde::Serialize;

use super::list::MOST_BYTES;
use crate::language::{Lang, Message, say};
use crate::report::picture::svg;
use crate::ruleset::{EMBEDDED, Ruleset};

#[derive(Serialize)]
pub(super) struct Spoken {
    lang: &'static str,
    version: &'static str,
    /// The colors of the pictures.
    style: String,
    /// The words, by what the page knows them as.
    words: BTreeMap<&'static str, String>,
    editions: Vec<Edition>,
    /// A text of more signs is not read.
    most: usize,
}

/// An edition to be chosen.
#[derive(Serialize)]
struct Edition {
    id: &'static str,
    game: &'static str,
    title: String,
}

pub(super) fn words(lang: Lang) -> Spoken {
    let edition = |(id, _): &(&'static str, &'static str)| {
        // It is one of ours.
        let ruleset = Ruleset::embedded(id).ok()?;
        Some(Edition { id, game: ruleset.game.title(), title: ruleset.title.text(lang) })
    };
    Spoken {
        lang: lang.tag(),
        version: env!("CARGO_PKG_VERSION"),
        style: svg::style(),
        words: table().into_iter().map(|(id, said)| (id, said.text(lang))).collect(),
        editions: EMBEDDED.iter().filter_map(edition).collect(),
        most: MOST_BYTES,
    }
}

fn table() -> [(&'static str, Message); 52] {
    [
        ("title", say!("web-title")),
        ("lead", say!("web-lead")),
        ("list", say!("web-list")),
        ("placeholder", say!("web-placeholder")),
        ("sample", say!("web-sample")),
        ("open", say!("web-open")),
        ("clear", say!("web-clear")),
        ("check", say!("web-check")),
        ("edition", say!("web-edition")),
        ("guessed", say!("web-guessed")),
        ("day", say!("web-day")),
        ("which", say!("web-which")),
        ("more-lists", say!("web-more-lists")),
        ("language", say!("web-language")),
        ("verdict", say!("web-verdict")),
        ("busy", say!("web-busy")),
        ("loading", say!("web-loading")),
        ("by-line", say!("web-by-line")),
        ("whole-deck", say!("web-whole-deck")),
        ("more-findings", say!("web-more-findings")),
        ("line", say!("web-line")),
        ("deck", say!("page-deck")),
        ("curve", say!("web-curve")),
        ("hands", say!("web-hands")),
        ("draw", say!("web-draw")),
        ("again", say!("web-again")),
        ("seed", say!("web-seed")),
        ("second", say!("web-second")),
        ("life", say!("hand-life")),
        ("turn", say!("web-turn")),
        ("no-draw", say!("web-no-draw")),
        ("back", say!("web-back")),
        ("odds", say!("web-odds")),
        ("by-turn", say!("page-by-turn")),
        ("odds-told", say!("page-chances")),
        ("want", say!("web-want")),
        ("want-such", say!("web-want-such")),
        ("dummy", say!("web-dummy")),
        ("passive", say!("web-passive")),
        ("clock", say!("web-clock")),
        ("counter", say!("web-counter")),
        ("player", say!("web-player")),
        ("too-large", say!("web-too-large", most = MOST_BYTES >> 20)),
        ("goldfish", say!("web-goldfish")),
        ("games", say!("web-games")),
        ("play", say!("web-play")),
        ("stop", say!("web-stop")),
        ("played", say!("web-played")),
        ("legend", say!("goldfish-legend")),
        ("json", say!("web-json")),
        ("failed", say!("web-failed")),
        ("private", say!("web-private")),
    ]
}
