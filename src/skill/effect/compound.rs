//! One clause that says several instructions: cards that are shuffled into a deck, cards that are parted between its top and its
//! bottom, and one of two things to do with what was chosen.

use super::super::phrase::{At, Page, Phrase, Ways, name, phrase};
use super::super::selector::{Choice, pointer};
use super::fight::objects;
use super::moves::SOME_DECK;
use crate::ability::{Area, Block, Cards, Choose, Destination, Effect, HowMany, Mode, Name, Selector, Who};

/// Everything that a clause of this kind can mean.
pub(super) fn compounds(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = shuffles_in(page, at);
    ways.extend(parts(page, at));
    ways.extend(does_either(page, at));
    ways
}

/// As [`compounds`].
pub(super) fn says_compounds(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = says_shuffles_in(effects, page, at);
    places.extend(says_parts(effects, page, at));
    places.extend(says_either(effects, page, at));
    places
}

phrase! {
    /// Into whose deck cards are shuffled, where that is said.
    fn into_deck() -> Option<Who> {
        (Some(Who::You)) => ["into your deck"];
        (Some(Who::Opponent)) => [("into your opponent's deck" | "into their deck")];
        (None) => [("into its owner's deck" | "into their decks" | "into their owner's deck" | "into their owners' decks" | "into their owners' deck")];
    }
}

/// Whose cards they are, where that is known.
fn whose(cards: &Cards) -> Option<Who> {
    match cards {
        Cards::Chosen(choose) if choose.from.among.is_none() => Some(choose.from.whose),
        Cards::All(selector) if selector.among.is_none() => Some(selector.whose),
        _ => None,
    }
}

/// `shuffle up to 2 red cards from your Drop Area into your deck`.
fn shuffles_in(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    let Some(at) = page.lit(at, "shuffle") else { return ways };
    for (cards, at) in objects().read(page, at) {
        let decks = into_deck().read(page, at).into_iter();
        let agree = |said: Option<Who>| said.is_none() || whose(&cards).is_none_or(|whose| said == Some(whose));
        let agreed = decks.filter(|(said, _)| agree(*said));
        let shuffled = || vec![Effect::Move(cards.clone(), Destination::Shuffled)];
        ways.extend(agreed.map(|(_, at)| (shuffled(), at.speak(|spoken| spoken.pool = None))));
    }
    ways
}

fn says_shuffles_in(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::Move(cards, Destination::Shuffled)] = effects else { return Vec::new() };
    let begun = page.lit(at, "shuffle").into_iter().flat_map(|at| objects().says(cards, page, at));
    let decks = [None, Some(Who::You), Some(Who::Opponent)];
    let ends = begun.flat_map(|at| decks.iter().flat_map(move |whose| into_deck().says(whose, page, at)));
    ends.map(|at| at.speak(|spoken| spoken.pool = None)).collect()
}

const MOVE: &[&str] = &["place", "return", "put"];
const TOP_AND_BOTTOM: &[&str] = &[
    "on the top and/or bottom of",
    "at the top and/or bottom of",
    "on the top and/or the bottom of",
    "at the top and/or the bottom of",
    "to the top and/or bottom of",
    "on top and/or at the bottom of",
];
const IN_ANY_ORDER: &[&str] = &["in any order", ""];

/// As many as the player likes go to the bottom of the deck, the others on top of it.
fn parted(cards: &Cards, at: At) -> Vec<Effect> {
    let (all, low) = (name(at.spoken.names), name(at.spoken.names + 1));
    let from = Selector { among: Some(all.clone()), ..Selector::default() };
    vec![
        Effect::Name(all.clone(), cards.clone()),
        Effect::Choose(Choose::new(from, HowMany::Any, &low)),
        Effect::Move(Cards::Named(low.clone()), Destination::DeckBottom),
        Effect::Move(Cards::Rest(all, low), Destination::To(Area::Deck)),
    ]
}

fn after_parting(at: At) -> At {
    at.speak(|spoken| (spoken.names, spoken.it, spoken.them) = (spoken.names + 2, None, None))
}

/// `place the remaining cards on the top and/or bottom of your deck in any order`.
fn parts(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let begun = page.any(at, MOVE).map_or_else(Ways::new, |at| pointer().read(page, at)).into_iter();
    let ends = begun.filter_map(|(cards, at)| Some((parted(&cards, at), page.any(at, TOP_AND_BOTTOM)?)));
    let decks =
        ends.flat_map(|(effects, at)| SOME_DECK.read(page, at).into_iter().map(move |((), at)| (effects.clone(), at)));
    decks.filter_map(|(effects, at)| Some((effects, after_parting(page.any(at, IN_ANY_ORDER)?)))).collect()
}

fn says_parts(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::Name(_, cards), ..] = effects else { return Vec::new() };
    let begun = page.any(at, MOVE).map_or_else(Vec::new, |at| pointer().says(cards, page, at)).into_iter();
    let ends = begun.filter(|at| parted(cards, *at) == effects).filter_map(|at| page.any(at, TOP_AND_BOTTOM));
    let decks: Vec<At> = ends.flat_map(|at| SOME_DECK.says(&(), page, at)).collect();
    decks.into_iter().filter_map(|at| page.any(at, IN_ANY_ORDER)).map(after_parting).collect()
}

/// What can be done with a card that was chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Play,
    ToHand,
    Activate,
}

impl Deed {
    fn effect(self, cards: Cards) -> Block {
        let effect = match self {
            Self::Play => Effect::Play(cards, Mode::Active),
            Self::ToHand => Effect::Move(cards, Destination::To(Area::Hand)),
            Self::Activate => Effect::Activate(cards),
        };
        vec![effect].into()
    }
}

/// Two deeds of one card, with the words before, between and after its choice.
const EITHER: [(Deed, Deed, &str, &[&str]); 7] = [
    (Deed::Play, Deed::ToHand, "play or add to your hand", &[""]),
    (Deed::ToHand, Deed::Play, "add to your hand or play", &[""]),
    (
        Deed::ToHand,
        Deed::Play,
        "add",
        &["to your hand or play it", "to your hand, or play it", "to your hand or play them"],
    ),
    (Deed::ToHand, Deed::Activate, "add", &["to your hand or activate it", "to your hand, or activate it"]),
    (Deed::Play, Deed::ToHand, "play", &["or add it to your hand", ", or add it to your hand"]),
    (Deed::Activate, Deed::ToHand, "activate", &["or add it to your hand", ", or add it to your hand"]),
    (Deed::Play, Deed::ToHand, "either play", &["or add it to your hand"]),
];

const CHOICE: Choice = Choice { who: Who::You, announced: false };

fn either(chosen: Option<Choose>, cards: &Cards, deeds: [Deed; 2]) -> Vec<Effect> {
    let options = deeds.map(|deed| deed.effect(cards.clone())).to_vec();
    chosen.map(Effect::Choose).into_iter().chain([Effect::Options(1, options)]).collect()
}

fn named(choose: &Choose) -> Cards {
    Cards::Named(Name::clone(&choose.name))
}

/// `add up to 1 red card from your deck to your hand or play it`, `play it or add it to your hand`.
fn does_either(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (one, other, before, after) in EITHER {
        let Some(at) = page.lit(at, before) else { continue };
        let chosen = CHOICE.read(page, at).into_iter();
        let chosen = chosen.map(|(choose, at)| (either(Some(choose.clone()), &named(&choose), [one, other]), at));
        let known = pointer().read(page, at).into_iter().map(|(cards, at)| (either(None, &cards, [one, other]), at));
        ways.extend(chosen.chain(known).filter_map(|(effects, at)| Some((effects, page.any(at, after)?))));
    }
    ways
}

fn says_either(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let (chosen, options) = match effects {
        [Effect::Choose(choose), Effect::Options(1, options)] => (Some(choose), options),
        [Effect::Options(1, options)] => (None, options),
        _ => return Vec::new(),
    };
    let Some([Effect::Play(cards, _) | Effect::Move(cards, _) | Effect::Activate(cards)]) =
        options.first().map(|option| &**option)
    else {
        return Vec::new();
    };
    let mut places = Vec::new();
    for (one, other, before, after) in EITHER {
        if either(chosen.cloned(), cards, [one, other]) != effects {
            continue;
        }
        let Some(at) = page.lit(at, before) else { continue };
        let ends = match chosen {
            Some(choose) => CHOICE.says(choose, page, at),
            None => pointer().says(cards, page, at),
        };
        places.extend(ends.into_iter().filter_map(|at| page.any(at, after)));
    }
    places
}
