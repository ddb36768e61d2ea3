//! Making tokens: `play 2 Ghost Tokens in Rest Mode`.

use super::super::phrase::{Exactly, Mapped, NewName, Spoken, phrase};
use super::super::word::{SMALL, THOUSANDS, TokenName, token_named};
use crate::ability::{Block, Count, Effect, Mode, Name, Quantity, Token, Who};

phrase! {
    /// `play 1 Earthling Token`.
    pub(super) fn tokens() -> Vec<Effect> {
        (effects) => [{effects: Mapped(made(), Made::effects, |effects| Made::of(effects))}];
    }

    fn made() -> Made {
        (Made { so_many, called, whose, mode, name }) =>
            ["play" {so_many: number()} {called: TokenName} ("tokens" | "token") {! said_again(power_of(&called))} {whose: place()} {mode: in_mode()}
             {name: NewName} {-> these(so_many.most)}];
    }

    fn number() -> Number {
        (Number { most, up_to: true }) => ["up to" {most: SMALL} {? most.clone() > 0}];
        (Number { most, up_to: false }) => [{most: SMALL} {? most.clone() > 0}];
        (Number { most: 1, up_to: false }) => [("a" | "an")];
    }

    /// Its power may be said again.
    fn said_again(power: u8) -> () {
        (()) => [""] | ["with" {! Exactly(THOUSANDS, *power)} "power"];
    }

    fn in_mode() -> Mode {
        (Mode::Rest) => ["in rest mode"];
        (Mode::Active) => [""];
    }

    fn place() -> Who {
        (Who::Opponent) => [("in" | "into" | "to") "your opponent's battle area"];
        (Who::You) => [("in your battle area" | "into your battle area" | "to your battle area" | "")];
    }
}

/// How many are made.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Number {
    most: u8,
    up_to: bool,
}

impl Number {
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

/// The tokens that are made.
#[derive(Clone)]
struct Made {
    so_many: Number,
    called: String,
    whose: Who,
    mode: Mode,
    name: Name,
}

impl Made {
    fn effects(self) -> Option<Vec<Effect>> {
        let Self { so_many, called, whose, mode, name } = self;
        Some(so_many.effects(Token { mode, whose, named: Some(name), ..token_named(&called)? }))
    }

    fn of(effects: &[Effect]) -> Option<Self> {
        let (so_many, token) = Number::of(effects)?;
        let known = token_named(&token.name)? == token.card();
        let Token { name: called, mode, whose, named, .. } = token.clone();
        Some(Self { so_many, called, whose, mode, name: named.filter(|_| known)? })
    }
}

/// Its power, in thousands.
fn power_of(called: &str) -> u8 {
    token_named(called).and_then(|token| u8::try_from(token.power / 1000).ok()).unwrap_or_default()
}

/// It is these that are spoken of from now on.
fn these(most: u8) -> impl FnOnce(&mut Spoken) {
    move |spoken| {
        let made = spoken.newest();
        (spoken.it, spoken.them) = if most == 1 { (made, spoken.them) } else { (None, made) };
        spoken.token = made.filter(|_| most == 1);
    }
}
