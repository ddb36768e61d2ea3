//! Making tokens: `play 2 Ghost Tokens in Rest Mode`.

use super::super::phrase::{At, Page, Phrase, Referent, Ways, name, phrase};
use super::super::word::{SMALL, THOUSANDS, TokenName, token_named};
use crate::ability::{Block, Count, Effect, Mode, Quantity, Token, Who};

phrase! {
    fn mode() -> Mode {
        (Mode::Rest) => ["in rest mode"];
        (Mode::Active) => [""];
    }

    fn place() -> Who {
        (Who::Opponent) => [("in" | "to") "your opponent's battle area"];
        (Who::You) => [("in your battle area" | "to your battle area" | "")];
    }
}

/// How many are made.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Number {
    most: u8,
    up_to: bool,
}

impl Number {
    fn read(page: &Page<'_>, at: At) -> Ways<Self> {
        let up_to = page.lit(at, "up to");
        let numbers = SMALL.read(page, up_to.unwrap_or(at)).into_iter();
        numbers.filter(|(most, _)| *most > 0).map(|(most, at)| (Self { most, up_to: up_to.is_some() }, at)).collect()
    }

    fn says(self, page: &Page<'_>, at: At) -> Vec<At> {
        let at = if self.up_to { page.lit(at, "up to") } else { Some(at) };
        at.into_iter().flat_map(|at| SMALL.says(&self.most, page, at)).collect()
    }

    /// What is done to make them.
    fn effects(self, token: Token) -> Vec<Effect> {
        let make: Block = vec![Effect::Token(token)].into();
        match self {
            Self { most: 1, up_to: false } => make.to_vec(),
            Self { most: 1, up_to: true } => vec![Effect::May(make, Block::default())],
            Self { most, up_to: false } => vec![Effect::Repeat(i32::from(most).into(), make)],
            // As many as the player likes: a number that is named first.
            Self { most, up_to: true } => {
                let x = Quantity::Counted(Box::new(Count::X));
                vec![Effect::NameNumber(Some(i32::from(most).into())), Effect::Repeat(x, make)]
            }
        }
    }

    /// The number and the token, of what is done to make them.
    fn of(effects: &[Effect]) -> Option<(Self, &Token)> {
        let small = |n: &Quantity| match n {
            Quantity::Number(n) => u8::try_from(*n).ok(),
            Quantity::Counted(_) => None,
        };
        let (number, make) = match effects {
            [Effect::Token(token)] => return Some((Self { most: 1, up_to: false }, token)),
            [Effect::May(make, then)] if then.is_empty() => (Self { most: 1, up_to: true }, make),
            [Effect::Repeat(n, make)] => (Self { most: small(n)?, up_to: false }, make),
            [Effect::NameNumber(Some(n)), Effect::Repeat(_, make)] => (Self { most: small(n)?, up_to: true }, make),
            _ => return None,
        };
        match make.as_ref() {
            [Effect::Token(token)] if number.effects(token.clone()) == effects => Some((number, token)),
            _ => None,
        }
    }
}

/// They have a name from now on.
fn spoken(at: At, number: Number) -> At {
    at.speak(|spoken| {
        let made = Some(Referent::Named(spoken.names));
        (spoken.it, spoken.them) = if number.most == 1 { (made, spoken.them) } else { (None, made) };
        spoken.names += 1;
    })
}

/// `play 1 Earthling Token`.
pub(super) fn tokens(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    let Some(at) = page.lit(at, "play") else { return ways };
    for (number, at) in Number::read(page, at) {
        for (called, at) in TokenName.read(page, at) {
            let (Some(token), Some(at)) = (token_named(&called), page.any(at, TOKENS)) else { continue };
            for at in power(page, at, &token) {
                for (whose, at) in place().read(page, at) {
                    for (mode, at) in mode().read(page, at) {
                        let token = Token { mode, whose, named: Some(name(at.spoken.names)), ..token.clone() };
                        ways.push((number.effects(token), spoken(at, number)));
                    }
                }
            }
        }
    }
    ways
}

/// As [`tokens`].
pub(super) fn says_tokens(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let Some((number, token)) = Number::of(effects) else { return Vec::new() };
    let known = token_named(&token.name).is_some_and(|known| known == token.card());
    let (true, true, Some(at)) = (known, token.named == Some(name(at.spoken.names)), page.lit(at, "play")) else {
        return Vec::new();
    };
    let named = number.says(page, at).into_iter().flat_map(|at| TokenName.says(&token.name, page, at));
    let tokens = named.filter_map(|at| page.any(at, TOKENS)).flat_map(|at| power(page, at, token));
    let placed: Vec<At> = tokens.flat_map(|at| place().says(&token.whose, page, at)).collect();
    let ends = placed.into_iter().flat_map(|at| mode().says(&token.mode, page, at));
    ends.map(|at| spoken(at, number)).collect()
}

const TOKENS: &[&str] = &["tokens", "token"];

/// Its power may be said again.
fn power(page: &Page<'_>, at: At, token: &Token) -> Vec<At> {
    let thousands = u8::try_from(token.power / 1000).unwrap_or_default();
    let said = page.heard(|| page.lit(at, "with"));
    let powers = said.into_iter().flat_map(|at| THOUSANDS.says(&thousands, page, at));
    powers.filter_map(|at| page.lit(at, "power")).chain([at]).collect()
}
