//! What a player must not learn: two games that differ in hidden cards alone look the same.

use deckscouter::ability::Area;
use deckscouter::engine::dbscg::facts::view::Cards;
use deckscouter::engine::dbscg::state::event::{Event, SkillOf};
use deckscouter::engine::dbscg::state::given::Whom;
use deckscouter::engine::dbscg::{CardId, Game, Seat, View};
use deckscouter::player::{Greedy, Player};
use deckscouter::report::told::Told;

/// Swaps what two hidden cards are.
fn swap(game: &mut Game, one: usize, other: usize) {
    let mut state = game.state().clone();
    let def = state.objects[one].def;
    state.objects[one].def = state.objects[other].def;
    state.objects[other].def = def;
    game.set_state(state);
}

/// Swaps them by twos, each player's own among themselves: who has which list is known to its player.
fn swap_all(game: &mut Game, hidden: &[usize]) {
    for seat in Seat::BOTH {
        let own: Vec<usize> = hidden.iter().copied().filter(|at| game.state().objects[*at].owner == seat).collect();
        for pair in own.chunks_exact(2) {
            swap(game, pair[0], pair[1]);
        }
    }
}

/// The cards that an event shows to a player.
fn shown(event: Event, viewer: Seat) -> Vec<CardId> {
    let sees = |seat: Seat, area: Area| area.is_open() || (area == Area::Hand && seat == viewer);
    match event {
        Event::Moved { card, from_seat, from, to_seat, to, .. } => {
            if sees(from_seat, from) || sees(to_seat, to) {
                vec![card]
            } else {
                Vec::new()
            }
        }
        Event::Given { to: Whom::Card(card, seat, area), .. } | Event::Ended(Whom::Card(card, seat, area), _) => {
            if sees(seat, area) { vec![card] } else { Vec::new() }
        }
        Event::PlacedUnder(one, other) | Event::Attacked(one, other) => vec![one, other],
        Event::Given { to: Whom::Each(card) | Whom::Next(card), .. }
        | Event::Ended(Whom::Each(card) | Whom::Next(card), _)
        | Event::Reached(card)
        | Event::PowerReset(card)
        | Event::Played(card)
        | Event::Switched(card, _)
        | Event::Flipped(card)
        | Event::NewGuard(card)
        | Event::Comboed(card)
        | Event::Markers(card, _)
        | Event::Activated(SkillOf { card, .. })
        | Event::Replaced(SkillOf { card, .. })
        | Event::Keyword(card, _)
        | Event::Negated(card)
        | Event::LifeTurned(card, _)
        | Event::Turned(card, _)
        | Event::Revealed(card) => vec![card],
        Event::Looked(seat, card) if seat == viewer => vec![card],
        _ => Vec::new(),
    }
}

/// Every player sees every card of an open area, and how many lie in a secret one (3-1-2, 3-1-3).
fn assert_open(game: &Game, viewer: Seat) {
    let shown = game.view(viewer).board().areas;
    let each = Seat::BOTH.into_iter().flat_map(|seat| Area::ALL.map(|area| (seat, area)));
    assert!(shown.iter().map(|(seat, area, _)| (*seat, *area)).eq(each), "each player has one of every area (3-1-1)");
    for (seat, area, cards) in shown {
        let there = game.state().cards(seat, area);
        let is_open = match area {
            // 3-2-2, 3-9-2: to nobody.
            Area::Deck | Area::Life => false,
            // 3-3-2, 3-3-3; 4.00, 3-12-2: to its player alone.
            Area::Hand | Area::ZDeck => seat == viewer,
            // 3-4-2, 3-5-2, 3-6-2, 3-7-2, 3-8-2, 3-10-2, 3-11-2, 10-19-3; 4.00, 3-13-2
            Area::Drop
            | Area::Leader
            | Area::Battle
            | Area::Combo
            | Area::Energy
            | Area::Warp
            | Area::Unison
            | Area::ZEnergy
            | Area::Removed => true,
        };
        match cards {
            Cards::Open(cards) => {
                assert!(is_open, "{viewer} looks into the {} of {seat}", area.term());
                assert!(cards.iter().map(|card| card.id).eq(there.iter().copied()));
            }
            Cards::Secret(count) => {
                assert!(!is_open, "{viewer} does not see the {} of {seat}", area.term());
                assert_eq!(count, there.len());
            }
        }
    }
}

/// Swaps the cards that each player does not see, and compares everything that this player is shown. Says how many views
/// it compared.
pub(crate) fn assert_hidden(game: &Game, index: u64) -> usize {
    let decision = game.decision().expect("asked");
    let asked = decision.seat;
    for viewer in Seat::BOTH {
        // What a player is offered from hand says what is in it; the other must not learn that.
        let hidden: Vec<usize> = Seat::BOTH
            .into_iter()
            .flat_map(|seat| [(seat, Area::Deck), (seat, Area::Life), (seat, Area::Hand)])
            .filter(|(seat, area)| *area != Area::Hand || *seat != viewer)
            .flat_map(|(seat, area)| game.state().cards(seat, area).iter().copied())
            // A card that asks has been announced or has triggered: both know it, wherever it lies.
            .filter(|card| !game.view(viewer).sees(*card) && decision.source != Some(*card))
            .map(|card| usize::from(card.0))
            .collect();
        let mut other = game.clone();
        swap_all(&mut other, &hidden);
        let (here, there) = (game.view(viewer), other.view(viewer));
        assert_eq!(here.board(), there.board(), "game {index}, {viewer} looks");
        let [told, told_there] = [game, &other].map(|game| Told::to(game, viewer));
        assert_eq!(told.board(), told_there.board());
        assert_eq!(told.question(), told_there.question(), "game {index}, {viewer} looks");
        if viewer == asked {
            let greedy = |view: &View<'_>| Greedy::default().choose(view);
            assert_eq!(greedy(&here), greedy(&there), "game {index}, a greedy {viewer} is asked");
            let [offers, offers_there] =
                [told, told_there].map(|told| told.offers().map(|offer| offer.to_string()).collect::<Vec<_>>());
            assert_eq!(offers, offers_there, "game {index}, {viewer} is asked");
        } else {
            assert!(here.offers() == 0, "another's choices are not to be seen");
        }
        // The log may name a card that has been open before it was hidden again.
        let shown: Vec<CardId> = game.state().log.iter().flatten().flat_map(|event| shown(*event, viewer)).collect();
        let never: Vec<usize> =
            hidden.into_iter().filter(|card| !shown.iter().any(|it| usize::from(it.0) == *card)).collect();
        let mut other = game.clone();
        swap_all(&mut other, &never);
        let logs = [game, &other].map(|game| Told::to(game, viewer).log(0).collect::<Vec<_>>());
        assert_eq!(logs[0], logs[1], "game {index}, {viewer} reads the log");
        assert_open(game, viewer);
    }
    2
}
