//! Tokens: what cards say of them is the same on all (10-18).

use super::super::phrase::{At, Page, Phrase, Ways};
use super::super::word::{Number, TokenName};
use crate::ability::{Count, Effect, Mode, Quantity, Token, Who};
use crate::card::{ColorSet, Combo};

/// Name, power, and combo power of those that can combo: their combo cost is 0.
const TOKENS: [(&str, i32, Option<i32>); 15] = [
    ("Afterimage", 15_000, Some(5_000)),
    ("Cell Jr.", 10_000, Some(5_000)),
    ("Chilled's Army", 10_000, None),
    ("Clone", 10_000, None),
    ("Demon Realm Soldier", 5_000, Some(5_000)),
    ("Earthling", 1_000, Some(0)),
    ("Frieza's Army", 10_000, None),
    ("Ghost", 15_000, None),
    ("Machine Mutant", 10_000, Some(5_000)),
    ("Majin", 15_000, Some(5_000)),
    ("Meda", 5_000, Some(5_000)),
    ("Meta-Cooler", 15_000, Some(5_000)),
    ("Multi-Form", 10_000, Some(5_000)),
    ("Saibaiman", 5_000, Some(5_000)),
    ("Shadow", 10_000, Some(5_000)),
];

/// Tokens that are played.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Made {
    token: Token,
    count: i32,
    /// As many as the player likes, up to the count.
    up_to: bool,
    mode: Mode,
    /// In whose Battle Area.
    whose: Who,
}

fn token(name: &str) -> Option<Token> {
    let (_, power, combo) = TOKENS.into_iter().find(|(known, ..)| *known == name)?;
    let combo = combo.map(|power| Combo { cost: 0, power });
    Some(Token {
        name: name.to_owned(),
        power,
        combo,
        colors: ColorSet::default(),
        characters: Vec::new(),
        traits: Vec::new(),
        tags: Vec::new(),
    })
}

impl Made {
    fn effects(&self) -> Vec<Effect> {
        let one = match self.mode {
            Mode::Active => Effect::Token(self.token.clone()),
            Mode::Rest => Effect::RestingToken(self.token.clone()),
        };
        let one = if self.whose == Who::You { one } else { Effect::As(self.whose, [one].into()) };
        match (self.up_to, self.count) {
            (false, 1) => vec![one],
            (false, n) => vec![Effect::Repeat(n.into(), [one].into())],
            (true, n) => {
                let x = Quantity::Counted(Box::new(Count::X));
                vec![Effect::NameNumber(Some(n.into())), Effect::Repeat(x, [one].into())]
            }
        }
    }

    fn of(effects: &[Effect]) -> Option<Self> {
        let (count, up_to, block): (i32, bool, &[Effect]) = match effects {
            [Effect::NameNumber(Some(Quantity::Number(n))), Effect::Repeat(_, block)] => (*n, true, block),
            [Effect::Repeat(Quantity::Number(n), block)] => (*n, false, block),
            one => (1, false, one),
        };
        let (whose, block): (Who, &[Effect]) = match block {
            [Effect::As(whose, block)] => (*whose, block),
            block => (Who::You, block),
        };
        let (token, mode) = match block {
            [Effect::Token(token)] => (token.clone(), Mode::Active),
            [Effect::RestingToken(token)] => (token.clone(), Mode::Rest),
            _ => return None,
        };
        let made = Self { token, count, up_to, mode, whose };
        (made.effects() == effects).then_some(made)
    }
}

const PLACES: &[(&[&str], Who)] = &[
    (
        &["in your opponent's battle area", "to your opponent's battle area", "into your opponent's battle area"],
        Who::Opponent,
    ),
    (&["in your battle area", "to your battle area", "into your battle area", ""], Who::You),
];

/// `play 2 Ghost Tokens with 15000 power in Rest Mode`.
pub(super) fn makes(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    let Some(at) = page.lit(at, "play") else { return ways };
    let up_to = page.lit(at, "up to");
    let at = up_to.unwrap_or(at);
    let one = page.any(at, &["a", "an"]).map(|at| (1, at));
    for (count, at) in Number.read(page, at).into_iter().chain(one) {
        for (name, at) in TokenName.read(page, at) {
            let (Some(token), Some(at)) = (token(&name), page.any(at, &["tokens", "token"])) else { continue };
            let Some(at) = with_power(&token, page, at) else { continue };
            let rests = page.lit(at, "in rest mode");
            let mode = if rests.is_some() { Mode::Rest } else { Mode::Active };
            let place = PLACES.iter().find_map(|(words, whose)| Some((*whose, page.any(rests.unwrap_or(at), words)?)));
            let Some((whose, at)) = place else { continue };
            let late = page.lit(at, "in rest mode").filter(|_| mode == Mode::Active);
            let mode = if late.is_some() { Mode::Rest } else { mode };
            let made = Made { token, count, up_to: up_to.is_some(), mode, whose };
            ways.push((made.effects(), spoken(late.unwrap_or(at))));
        }
    }
    ways
}

/// As [`makes`].
pub(super) fn says_makes(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let Some(made) = Made::of(effects).filter(|made| token(&made.token.name).as_ref() == Some(&made.token)) else {
        return Vec::new();
    };
    if !page.is_blank() {
        return makes(page, at).into_iter().filter(|(said, _)| said == effects).map(|(_, at)| at).collect();
    }
    let begun = page.lit(at, "play").and_then(|at| if made.up_to { page.lit(at, "up to") } else { Some(at) });
    let counted = begun.into_iter().flat_map(|at| Number.says(&made.count, page, at));
    let named = counted.flat_map(|at| TokenName.says(&made.token.name, page, at));
    let tokens: Vec<At> =
        named.filter_map(|at| page.lit(at, if made.count == 1 { "token" } else { "tokens" })).collect();
    let rest = tokens
        .into_iter()
        .filter_map(|at| if made.mode == Mode::Rest { page.lit(at, "in rest mode") } else { Some(at) });
    let place = rest.filter_map(|at| match made.whose {
        Who::Opponent => page.lit(at, "in your opponent's battle area"),
        _ => Some(at),
    });
    place.map(spoken).collect()
}

/// The power may be said once more.
fn with_power(token: &Token, page: &Page<'_>, at: At) -> Option<At> {
    let Some(with) = page.any(at, &["with a power of", "with"]) else { return Some(at) };
    let (power, at) = Number.read(page, with).pop()?;
    let at = page.any(at, &["power", ""])?;
    (power == token.power).then_some(at)
}

/// A token has no name by which it could be spoken of.
fn spoken(at: At) -> At {
    at.speak(|spoken| (spoken.it, spoken.them) = (None, None))
}
