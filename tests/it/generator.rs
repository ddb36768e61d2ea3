//! Boards made of numbers: any card in any area it can be in, in any position, at any moment at which a board begins.
//!
//! The numbers come from a stream of chance, or from the bytes of a fuzzer (`tests/fuzz/engine.rs` shares this file).

use std::sync::Arc;

use deckscouter::ability::{Area, Mode};
use deckscouter::card::Kind;
use deckscouter::engine::dbscg::edition::Point;
use deckscouter::engine::dbscg::ids::{BySeat, DefId};
use deckscouter::engine::dbscg::{Begin, Board, Edition, Placed, Roster, Seat};
use deckscouter::sim::scenario;

/// The cards that boards are made of, as an edition plays them.
pub(crate) fn stock(ruleset: &str) -> (Arc<Roster>, Edition) {
    let text = format!("edition: {ruleset}\n{}", include_str!("../boards/stock.yaml"));
    let board = scenario::read(&text).expect("a scenario").board(&|_| None).expect("a board");
    (board.roster, board.edition)
}

/// The fewest and the most cards of each area. A deck and life have one at least, as long as the game is to go on.
const COUNTS: [(Area, usize, usize); 13] = [
    (Area::Leader, 1, 1),
    (Area::Battle, 0, 5),
    (Area::Unison, 0, 1),
    (Area::Energy, 0, 7),
    (Area::Combo, 0, 1),
    (Area::Hand, 0, 6),
    (Area::Deck, 1, 16),
    (Area::Drop, 0, 8),
    (Area::Life, 1, 8),
    (Area::Warp, 0, 3),
    (Area::Removed, 0, 2),
    (Area::ZDeck, 0, 6),
    (Area::ZEnergy, 0, 6),
];

const BEGINS: [Begin; 6] = [Begin::SetUp, Begin::Charge, Begin::MainStart, Begin::Main, Begin::Main, Begin::End];

/// A board of a roster's cards. `below` gives a number below its argument, which is not 0. Most boards are such as a
/// game can have; [`Board::problems`] tells.
pub(crate) fn board(roster: &Arc<Roster>, edition: Edition, mut below: impl FnMut(usize) -> usize) -> Board {
    // Z-Cards come with the manual that knows them, and with the areas that they need.
    let with_z = edition.has(Point::ZCards);
    let of = |fits: &dyn Fn(Kind) -> bool| -> Vec<DefId> {
        let known = roster.ids().filter(|id| with_z || !roster.def(*id).is_z());
        known.filter(|id| fits(roster.def(*id).card.kind)).collect()
    };
    let leaders = of(&|kind| kind == Kind::Leader);
    let z_leaders = of(&|kind| kind == Kind::ZLeader);
    let z_cards = of(&Kind::is_z);
    let fighters = of(&|kind| matches!(kind, Kind::Battle | Kind::Token));
    let in_battle = of(&|kind| matches!(kind.base(), Kind::Battle | Kind::Token | Kind::Extra));
    let unisons = of(&|kind| kind.base() == Kind::Unison);
    let others = of(&|kind| matches!(kind, Kind::Battle | Kind::Extra | Kind::Unison));
    let begin = BEGINS[below(BEGINS.len())];
    let mut cards: Vec<Placed> = Vec::new();
    for seat in Seat::BOTH {
        for (area, least, most) in COUNTS {
            // A set-up draws hands and places life.
            let (least, most) = match (begin, area) {
                (Begin::SetUp, Area::Deck) => (most, most + 16),
                (Begin::SetUp, Area::Life) => (0, 0),
                (_, Area::ZDeck | Area::ZEnergy) if !with_z => (0, 0),
                _ => (least, most),
            };
            let from = match area {
                Area::Leader => &leaders,
                Area::Battle => &in_battle,
                Area::Unison => &unisons,
                Area::Combo => &fighters,
                Area::ZDeck => &z_cards,
                _ => &others,
            };
            let count = least + below(most + 1 - least);
            for _ in 0..if from.is_empty() { 0 } else { count } {
                cards.push(Placed::new(from[below(from.len())], seat, area));
            }
        }
    }
    for at in 0..cards.len() {
        let Placed { area, seat, def, .. } = cards[at];
        if area.has_modes() && below(3) == 0 {
            cards[at].mode = Mode::Rest;
        }
        if area == Area::Unison {
            cards[at].markers = u8::try_from(below(5)).unwrap_or(0);
        }
        // 4.00, 22-46-6: a Z-Leader lies on an awakened Leader Card.
        if area == Area::Leader && cards[at].under.is_none() && !z_leaders.is_empty() && below(6) == 0 {
            cards.push(Placed {
                back: roster.def(def).card.back.is_some(),
                under: Some(at),
                ..Placed::new(def, seat, area)
            });
            cards[at].def = z_leaders[below(z_leaders.len())];
            continue;
        }
        if with_z && roster.blank().is_some() && area.has_facings() && below(8) == 0 {
            cards[at].hidden = true;
            cards[at].markers = 0;
            continue;
        }
        cards[at].back = area == Area::Leader && below(3) == 0 && roster.def(def).card.back.is_some();
        // A card of the Drop Area lies under one in play instead.
        if area == Area::Drop && below(6) == 0 {
            let hosts: Vec<usize> = (0..at)
                .filter(|host| cards[*host].seat == seat && cards[*host].under.is_none())
                .filter(|host| matches!(cards[*host].area, Area::Leader | Area::Battle | Area::Unison | Area::Combo))
                .collect();
            let host = hosts[below(hosts.len())];
            (cards[at].area, cards[at].under) = (cards[host].area, Some(host));
        }
    }
    let turn = 1 + u16::try_from(below(6)).unwrap_or(0);
    let mut energy_markers = BySeat::default();
    if edition.has(Point::EnergyMarkers) {
        energy_markers = BySeat([0, 1].map(|_| u8::try_from(below(3)).expect("two at the most")));
    }
    Board {
        roster: Arc::clone(roster),
        edition,
        cards,
        energy_markers,
        turn,
        turn_player: if below(2) == 0 { Seat::A } else { Seat::B },
        begin,
        turn_limit: turn + 12,
        log: true,
        ask_all: below(4) == 0,
    }
}
