//! Who plays.

use super::Page;
use crate::app::policy::MOST_PLAYOUTS;

/// The players that the program knows, and the opponents that it makes up.
pub(super) fn players() -> Page {
    Page::default()
        .text(
            "A game asks its players to decide; who answers is named by --player. Two lists that play each other may have a \
             player each: --player look,greedy.",
        )
        .title("Players")
        .rows([
            ("greedy", "what looks best at the moment: it charges, plays on curve, uses skills, attacks and combos where it gains".to_owned()),
            ("look", "every answer once, played on by the greedy player: stronger, and slower".to_owned()),
            ("search:N", format!("N playouts a decision, up to {MOST_PLAYOUTS}, spent where they tell most")),
            ("random", "any answer, by chance".to_owned()),
            ("dummy", "nothing that can be left".to_owned()),
        ])
        .title("Opponents of `scouter goldfish`, by --dummy")
        .rows([
            ("passive", "does nothing"),
            ("clock:N", "deals N damage at the start of each of its Main Phases, so that leaders awaken"),
            ("blocker:POWER", "plays a Battle Card with [Blocker] and so much power each turn, and blocks"),
            ("counter:N", "negates the Nth attack of each turn of the deck by a [Counter : Attack]"),
            ("ko:N", "KO's the Battle Card with the highest power at the start of its Main Phase, in every Nth of its turns"),
            ("combo:POWER", "combos a card with so much combo power in each of its battles, while it has one in hand"),
            ("deck:FILE", "a real list, played by the same player"),
        ])
        .text(
            "Made-up opponents can be mixed: clock:1+ko:2. All that they do is a skill of their cards, and stands in the log of \
             a game as any other.",
        )
        .text(
            "Nobody sees what lies hidden: players know what a person in their seat would know. `scouter arena A B LISTS` \
             measures two players against each other, `scouter arena hygiene` counts their plain mistakes.",
        )
}
