//! Opening hands by the book, as `scouter hand` draws them.

use serde::Serialize;
use serde_json::value::RawValue;

use super::Refusal;
use super::list::Known;
use super::question::{self, Draw};
use crate::card::Card;
use crate::language::{Lang, say};
use crate::report::hands::{self, Drawn};
use crate::shown;
use crate::sim::Rng;
use crate::sim::opening::{self, MulliganPolicy, Opening, Plan};

/// Hands that are drawn at once.
const MOST: u64 = 100;
/// Own turns that are drawn for.
const MOST_TURNS: u32 = 20;

#[derive(Serialize)]
pub(super) struct Answer {
    remark: Option<String>,
    hands: Vec<Hand>,
    json: Option<Box<RawValue>>,
}

#[derive(Serialize)]
struct Hand {
    title: String,
    /// The hand before the mulligan; what goes back is marked.
    opening: Vec<Shown>,
    /// What was kept or went back, as a sentence.
    mulligan: String,
    /// What came for it.
    drawn: Vec<Shown>,
    /// The draws of each own turn.
    turns: Vec<Vec<Shown>>,
    life: Vec<Shown>,
}

#[derive(Serialize)]
struct Shown {
    number: String,
    name: String,
    cost: Option<String>,
    back: bool,
}

pub(super) fn answer(list: &Known<'_>, draw: &Draw) -> Result<Answer, Refusal> {
    let deck = list.main_deck()?;
    let seed = question::seed(&draw.seed, list.lang)?;
    let context = &list.outcome.context;
    let leader = context.resolution.leader();
    let life = leader.and_then(|leader| leader.entry.front.starting_life()).map(u32::from);
    let turns = draw.turns.min(MOST_TURNS);
    let plan = Plan { mulligan: MulliganPolicy::Curve, turns, first: !draw.second, life };
    let one = |index| opening::draw(&deck, context.ruleset, &plan, &mut Rng::new(seed, index));
    let openings: Result<Vec<Opening>, _> = (0..draw.count.min(MOST)).map(one).collect();
    let openings = openings.map_err(|error| Refusal::from(format!("{}: {error}", list.name)))?;
    let drawn = openings.iter().zip(0..).map(|(opening, index)| Drawn { seed, index, opening, deck: &deck });
    let drawn: Vec<Drawn<'_>> = drawn.collect();
    let title = |at: u64| {
        let seat = if draw.second { "second" } else { "first" };
        say!("hand-title", hand = at + 1, hands = drawn.len(), seed = seed.to_string(), seat = seat).text(list.lang)
    };
    Ok(Answer {
        remark: list.remark(),
        hands: drawn.iter().map(|hand| shown_hand(hand, title(hand.index), list.lang)).collect(),
        json: RawValue::from_string(hands::json(&drawn).trim_end().to_owned()).ok(),
    })
}

fn shown_hand(drawn: &Drawn<'_>, title: String, lang: Lang) -> Hand {
    let Drawn { opening, deck, .. } = drawn;
    let all = |cards: &[usize]| cards.iter().map(|card| shown_card(deck[*card], false)).collect();
    let back = |card: &usize| shown_card(deck[*card], opening.returned.contains(card));
    // A card that went back and came again is drawn all the same.
    let came = |card: &&usize| !opening.opening.contains(card) || opening.returned.contains(card);
    Hand {
        title,
        opening: opening.opening.iter().map(back).collect(),
        mulligan: match opening.returned.len() {
            0 => say!("hand-kept").text(lang),
            count => say!("hand-back", count = count).text(lang),
        },
        drawn: opening.hand.iter().filter(came).map(|card| shown_card(deck[*card], false)).collect(),
        turns: opening.draws.iter().map(|turn| all(turn)).collect(),
        life: all(&opening.life),
    }
}

fn shown_card(card: &Card, back: bool) -> Shown {
    let cost = card.energy.map(|cost| cost.to_string());
    Shown { number: card.number.to_string(), name: shown::line(card.name()).into_owned(), cost, back }
}
