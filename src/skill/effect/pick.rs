//! Choosing a card that is spoken of already: `choose that card, ignoring [Barrier],`. What cannot be chosen is not (4-13).

use super::super::phrase::{At, IT, Page, Phrase, Referent, Ways, name, phrase};
use super::super::selector::barrier;
use crate::ability::{Cards, Choose, Effect, HowMany, Selector, Who};

phrase! {
    /// The one card that there is to be chosen.
    fn only() -> Cards {
        (cards) => [("that battle card" | "that unison card" | "that card" | "it") {cards: IT} {? cards.clone() != Cards::This}];
        (Cards::Attacker) => [("the attacking battle card" | "the attacking card")];
        (Cards::Leader(Who::You)) => [("your leader card" | "your leader")];
        (Cards::Leader(Who::Opponent)) => [("your opponent's leader card" | "your opponent's leader")];
    }
}

phrase! {
    /// Of the cards that an event is about; each of them is an event of its own.
    fn some() -> Cards {
        (cards) => [("up to 1 of those battle cards" | "up to 1 of those cards") {cards: IT} {? cards.clone() == Cards::It}];
    }
}

/// The card may be chosen.
fn freely(effects: &mut [Effect]) {
    if let Some(Effect::Choose(choose)) = effects.last_mut() {
        choose.count = HowMany::UpTo(1.into());
    }
}

/// The card gets a name, and is chosen by it.
fn choice(cards: Cards, ignoring_barrier: bool, names: u8) -> Vec<Effect> {
    let from = Selector { among: Some(name(names)), ..Selector::default() };
    let choose = Choose::new(from, HowMany::Exactly(1.into()), &name(names + 1));
    vec![Effect::Name(name(names), cards), Effect::Choose(Choose { ignoring_barrier, ..choose })]
}

fn spoken(at: At) -> At {
    at.speak(|spoken| {
        let chosen = Some(Referent::Named(spoken.names + 1));
        (spoken.it, spoken.chosen) = (chosen, chosen);
        spoken.names += 2;
    })
}

/// Some cards are named, and one of them is chosen.
pub(super) fn picks(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    let Some(at) = page.lit(at, "choose") else { return ways };
    for (cards, end) in some().read(page, at) {
        for (ignoring, end) in barrier(page, end) {
            let mut effects = choice(cards.clone(), ignoring, at.spoken.names);
            freely(&mut effects);
            ways.push((effects, spoken(end)));
        }
    }
    for (cards, end) in only().read(page, at) {
        let barred = barrier(page, end).into_iter();
        ways.extend(barred.map(|(ignoring, end)| (choice(cards.clone(), ignoring, at.spoken.names), spoken(end))));
    }
    ways
}

/// As [`picks`].
pub(super) fn says_picks(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::Name(_, cards), Effect::Choose(choose)] = effects else { return Vec::new() };
    let begun = page.lit(at, "choose").into_iter();
    let mut whole = choice(cards.clone(), choose.ignoring_barrier, at.spoken.names);
    let said: Vec<At> = if whole == effects {
        begun.flat_map(|at| only().says(cards, page, at)).collect()
    } else {
        freely(&mut whole);
        begun.filter(|_| whole == effects).flat_map(|at| some().says(cards, page, at)).collect()
    };
    let barred = said.into_iter().flat_map(|at| barrier(page, at));
    barred.filter(|(ignoring, _)| *ignoring == choose.ignoring_barrier).map(|(_, at)| spoken(at)).collect()
}
