//! What a skill does: one verb with its objects.

use super::duration::until;
use super::phrase::{At, Page, Phrase, Ways, phrase};
use super::price::into;
use super::quantity::quantity;
use super::selector::{object, pointer};
use super::word::{InBrackets, Signed};
use crate::ability::{Area, Cards, Change, Destination, Effect, Mode, Quantity, Who};

phrase! {
    /// One verb.
    fn verb() -> Effect {
        (Effect::Choose(choose)) => ["choose" {choose: super::selector::Choice { who: Who::You, announced: true }}];
        (Effect::Draw(n)) => [("draw" | "you draw") {n: quantity()} ("cards" | "card")];
        (Effect::PlayerDraws(Who::Opponent, n)) => ["your opponent draws" {n: quantity()} ("cards" | "card")];
        (Effect::Ko(cards)) => ["ko" {cards: object()}];
        (Effect::Switch(cards, Mode::Active)) => ["switch" {cards: object()} "to active mode"];
        (Effect::Switch(cards, Mode::Rest)) => ["switch" {cards: object()} "to rest mode"];
        (Effect::Play(cards, Mode::Active)) => ["play" {cards: played()}];
        (Effect::Play(cards, Mode::Rest)) => ["play" {cards: played()} "in rest mode"];
        (Effect::Move(cards, to)) => [("place" | "send" | "return" | "add" | "put") {cards: object()} {to: destination()}];
        (Effect::Move(cards, Destination::To(Area::Removed))) => ["remove" {cards: object()} "from the game"];
        (Effect::Shuffle(Who::You)) => ["shuffle your deck"];
        (Effect::NegateAttack) => [("negate the attack" | "negate that attack")];
        (Effect::Flip(Cards::This)) => ["flip this card over"];
        (Effect::Damage(Who::Opponent, n)) => ["deal" {n: quantity()} "damage to your opponent"];
        (Effect::Discard(Who::You, n)) => ["discard" {n: quantity()} ("cards" | "card") ("from your hand" | "")];
        (Effect::Discard(Who::Opponent, n)) =>
            ["your opponent discards" {n: quantity()} ("cards" | "card") ("from their hand" | "")];
        (Effect::NegateThisSkill(end)) => ["negate this skill" {end: until()}];
        (Effect::Give(cards, Change::Negate, end)) => ["negate the skills of" {cards: object()} {end: until()}]
            | ["negate" ("its skills" | "their skills" | "all of its skills") {cards: Possessed} {end: until()}];
    }

    /// The card or cards that are played; a card that plays itself does so from where it is.
    fn played() -> Cards {
        (cards) => [{cards: object()}] | [{cards: FromHere}];
    }

    fn destination() -> Destination {
        (Destination::To(area)) => [{area: into()}];
        (Destination::DeckBottom) => [("at the bottom of" | "on the bottom of") ("your deck" | "its owner's deck" | "their owner's deck" | "their owners' decks") ("in any order" | "")];
        (Destination::Under(cards)) => ["under" {cards: pointer()}];
    }

    fn change() -> Change {
        (Change::Power(Quantity::Number(n))) => [{n: Signed} "power"];
        (Change::ComboPower(Quantity::Number(n))) => [{n: Signed} "combo power"];
        (Change::Gain(tag)) => [{tag: InBrackets}];
    }
}

/// `this card from your hand`: the skill works there.
#[derive(Clone)]
struct FromHere;

impl FromHere {
    fn place(page: &Page<'_>, at: At) -> Ways<Cards> {
        let Some(at) = page.lit(at, "this card from your") else { return Ways::new() };
        let ways = super::place::area().read(page, at).into_iter();
        ways.map(|(area, at)| {
            (
                Cards::This,
                at.speak(|spoken| {
                    if !spoken.settled {
                        spoken.from = Some(area);
                    }
                }),
            )
        })
        .collect()
    }
}

impl Phrase for FromHere {
    type Value = Cards;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Cards> {
        Self::place(page, at)
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        Self::place(page, at).into_iter().filter(|(cards, _)| cards == value).map(|(_, at)| at).collect()
    }
}

/// Whose skills are "its skills".
#[derive(Clone)]
struct Possessed;

impl Phrase for Possessed {
    type Value = Cards;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Cards> {
        let referent = at.spoken.it.or(at.spoken.them);
        referent.map(|referent| (referent.cards(), at)).into_iter().collect()
    }
    fn says(&self, value: &Cards, page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().filter(|(cards, _)| cards == value).map(|(_, at)| at).collect()
    }
}

/// A clause: one verb, or one subject that gets several things at once.
#[derive(Clone)]
pub(super) struct Clause;

impl Clause {
    /// Everything that a clause at this place can mean.
    pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
        let verbs = verb().read(page, at).into_iter().map(|(effect, at)| (vec![effect], at));
        verbs.chain(gets(page, at)).collect()
    }

    /// All places where a clause that says these effects may end.
    pub(super) fn says(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = match effects {
            [effect] => verb().says(effect, page, at),
            _ => Vec::new(),
        };
        places.extend(says_gets(effects, page, at));
        places
    }
}

const GETS: &[&str] = &["gets", "gains", "get", "gain"];
const JOINS: &[&str] = &[", and", "and"];

/// `it gets +5000 power and [Critical] for the turn`.
fn gets(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (cards, at) in object().read(page, at) {
        let Some(at) = page.any(at, GETS) else { continue };
        let mut open: Ways<Vec<Change>> =
            change().read(page, at).into_iter().map(|(change, at)| (vec![change], at)).collect();
        while let Some((changes, at)) = open.pop() {
            for (until, at) in until().read(page, at) {
                let give = |change: &Change| Effect::Give(cards.clone(), change.clone(), until);
                ways.push((changes.iter().map(give).collect(), at));
            }
            if let Some(at) = page.any(at, JOINS) {
                let more = change().read(page, at).into_iter();
                open.extend(more.map(|(change, at)| ([changes.clone(), vec![change]].concat(), at)));
            }
        }
    }
    ways
}

fn says_gets(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::Give(cards, _, until), ..] = effects else { return Vec::new() };
    let mut places: Vec<At> = object().says(cards, page, at).into_iter().filter_map(|at| page.any(at, GETS)).collect();
    for (n, effect) in effects.iter().enumerate() {
        let Effect::Give(same, change_, same_until) = effect else { return Vec::new() };
        if same != cards || same_until != until {
            return Vec::new();
        }
        if n > 0 {
            places = places.into_iter().filter_map(|at| page.any(at, JOINS)).collect();
        }
        places = places.into_iter().flat_map(|at| change().says(change_, page, at)).collect();
    }
    places.into_iter().flat_map(|at| self::until().says(until, page, at)).collect()
}
