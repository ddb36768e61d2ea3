//! What is done with players: draws, discards, damage, Life Points.

use super::super::super::cards::{Amount, Per, Who};
use super::super::super::deed::Deed;
use super::super::phrase::{Phrase, also};
use super::{amount, counted, many, number, of_value, small, valued};

/// The phrases.
pub(super) const DEEDS: &[Phrase<Deed>] = &[
    counts!(Draw, You, "draw {0i:card|cards}{1e}", "pesca {0i:carta|carte}{1e}", "piochez {0i:carte|cartes}{1e}"),
    counts!(
        Draw,
        Opponent,
        "your opponent draws {0i:card|cards}{1e}",
        "il tuo avversario pesca {0i:carta|carte}{1e}",
        "votre adversaire pioche {0i:carte|cartes}{1e}"
    ),
    counts!(
        Draw,
        Each,
        "each player draws {0i:card|cards}{1e}",
        "ogni giocatore pesca {0i:carta|carte}{1e}",
        "chaque joueur pioche {0i:carte|cartes}{1e}"
    ),
    also("both players draw {0i:card|cards}{1e}", |args| Some(Deed::Draw(Who::Each, amount(args)?))),
    Phrase {
        words: [
            "your opponent discards {0i:random card|random cards}",
            "il tuo avversario scarta {0i:carta a caso|carte a caso}",
            "votre adversaire défausse {0i:carte au hasard|cartes au hasard}",
        ],
        make: |args| Some(Deed::Discard(Who::Opponent, small(args, 0)?, true)),
        take: |deed| match deed {
            Deed::Discard(Who::Opponent, count, true) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    also("discard {0i:random card|random cards} from your opponent's hand", |args| {
        Some(Deed::Discard(Who::Opponent, small(args, 0)?, true))
    }),
    also("your opponent discards {0i:card|cards} randomly from their hand", |args| {
        Some(Deed::Discard(Who::Opponent, small(args, 0)?, true))
    }),
    also("discard {0i:card|cards} randomly from your opponent's hand", |args| {
        Some(Deed::Discard(Who::Opponent, small(args, 0)?, true))
    }),
    also("your opponent discards {0i:random card|random cards} from their hand", |args| {
        Some(Deed::Discard(Who::Opponent, small(args, 0)?, true))
    }),
    also("discard {0i:random card from their hand|random cards from their hand}", |args| {
        Some(Deed::Discard(Who::Opponent, small(args, 0)?, true))
    }),
    also("they discard {0i:random card|random cards}", |args| {
        Some(Deed::Discard(Who::Opponent, small(args, 0)?, true))
    }),
    also("your opponent randomly discards {0i:card|cards}", |args| {
        Some(Deed::Discard(Who::Opponent, small(args, 0)?, true))
    }),
    Phrase {
        words: [
            "your opponent discards {0i:card|cards}",
            "il tuo avversario scarta {0i:carta|carte}",
            "votre adversaire défausse {0i:carte|cartes}",
        ],
        make: |args| Some(Deed::Discard(Who::Opponent, small(args, 0)?, false)),
        take: |deed| match deed {
            Deed::Discard(Who::Opponent, count, false) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "each player discards {0i:card|cards}",
            "ogni giocatore scarta {0i:carta|carte}",
            "chaque joueur défausse {0i:carte|cartes}",
        ],
        make: |args| Some(Deed::Discard(Who::Each, small(args, 0)?, false)),
        take: |deed| match deed {
            Deed::Discard(Who::Each, count, false) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    also("both players discard {0i:card|cards}", |args| Some(Deed::Discard(Who::Each, small(args, 0)?, false))),
    Phrase {
        words: [
            "discard {0i:random card|random cards}",
            "scarta {0i:carta a caso|carte a caso}",
            "défaussez {0i:carte au hasard|cartes au hasard}",
        ],
        make: |args| Some(Deed::Discard(Who::You, small(args, 0)?, true)),
        take: |deed| match deed {
            Deed::Discard(Who::You, count, true) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    also("discard {0i:card|cards} from your hand", |args| Some(Deed::Discard(Who::You, small(args, 0)?, false))),
    Phrase {
        words: ["discard {0i:card|cards}", "scarta {0i:carta|carte}", "défaussez {0i:carte|cartes}"],
        make: |args| Some(Deed::Discard(Who::You, small(args, 0)?, false)),
        take: |deed| match deed {
            Deed::Discard(Who::You, count, false) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "send the top {0i:card|cards} of your Deck to the GY",
            "manda {0i:carta|carte} dalla cima del tuo Deck al Cimitero",
            "envoyez {0i:carte|cartes} du dessus de votre Deck au Cimetière",
        ],
        make: |args| Some(Deed::Mill(Who::You, small(args, 0)?)),
        take: |deed| match deed {
            Deed::Mill(Who::You, count) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    also("send {0i:card|cards} from the top of your Deck to the GY", |args| {
        Some(Deed::Mill(Who::You, small(args, 0)?))
    }),
    also("send {0i:card|cards} from the top of your opponent's Deck to the GY", |args| {
        Some(Deed::Mill(Who::Opponent, small(args, 0)?))
    }),
    also("send the top card of your Deck to the GY", |_| Some(Deed::Mill(Who::You, 1))),
    Phrase {
        words: [
            "send the top {0i:card|cards} of your opponent's Deck to the GY",
            "manda {0i:carta|carte} dalla cima del Deck del tuo avversario al Cimitero",
            "envoyez {0i:carte|cartes} du dessus du Deck de votre adversaire au Cimetière",
        ],
        make: |args| Some(Deed::Mill(Who::Opponent, small(args, 0)?)),
        take: |deed| match deed {
            Deed::Mill(Who::Opponent, count) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    also("send the top card of their Deck to the GY", |_| Some(Deed::Mill(Who::Opponent, 1))),
    also("send the top {0i:card|cards} of their Deck to the GY", |args| {
        Some(Deed::Mill(Who::Opponent, small(args, 0)?))
    }),
    also("send the top card of your opponent's Deck to the GY", |_| Some(Deed::Mill(Who::Opponent, 1))),
    counts!(
        Damage,
        Opponent,
        "inflict {0n} damage to your opponent{1e}",
        "infliggi {0n} danni al tuo avversario{1e}",
        "infligez {0n} points de dommages à votre adversaire{1e}"
    ),
    also("inflict {0n} points of damage to your opponent{1e}", |args| Some(Deed::Damage(Who::Opponent, amount(args)?))),
    also("inflict {0n} points of damage{1e} to your opponent", |args| Some(Deed::Damage(Who::Opponent, amount(args)?))),
    also("inflict {0n} damage to your opponent's LP{1e}", |args| Some(Deed::Damage(Who::Opponent, amount(args)?))),
    also("inflict {0n} points of damage to your opponent's LP{1e}", |args| {
        Some(Deed::Damage(Who::Opponent, amount(args)?))
    }),
    values!(
        Damage,
        Opponent,
        "inflict damage to your opponent equal to {0v}",
        "infliggi al tuo avversario danni pari a {0v}",
        "infligez à votre adversaire des dommages égaux à {0v}"
    ),
    counts!(Damage, You, "take {0n} damage{1e}", "subisci {0n} danni{1e}", "subissez {0n} points de dommages{1e}"),
    also("you take {0n} damage{1e}", |args| Some(Deed::Damage(Who::You, amount(args)?))),
    also("inflict {0n} damage to you{1e}", |args| Some(Deed::Damage(Who::You, amount(args)?))),
    values!(
        Damage,
        You,
        "take damage equal to {0v}",
        "subisci danni pari a {0v}",
        "subissez des dommages égaux à {0v}"
    ),
    also("you take {0n} points of damage{1e}", |args| Some(Deed::Damage(Who::You, amount(args)?))),
    also("take {0n} points of damage{1e}", |args| Some(Deed::Damage(Who::You, amount(args)?))),
    also("both players take {0n} damage{1e}", |args| Some(Deed::Damage(Who::Each, amount(args)?))),
    also("inflict {0n} damage to both players{1e}", |args| Some(Deed::Damage(Who::Each, amount(args)?))),
    also("your opponent takes {0n} damage{1e}", |args| Some(Deed::Damage(Who::Opponent, amount(args)?))),
    also("draw {0i:card|cards} from your deck", |args| Some(Deed::Draw(Who::You, Amount::of(number(args, 0)?)))),
    counts!(
        Damage,
        Each,
        "inflict {0n} damage to each player{1e}",
        "infliggi {0n} danni a ogni giocatore{1e}",
        "infligez {0n} points de dommages à chaque joueur{1e}"
    ),
    Phrase {
        words: [
            "roll a six-sided die and inflict damage to your opponent equal to the result x {0n}",
            "lancia un dado e infliggi al tuo avversario danni pari al risultato x {0n}",
            "lancez un dé et infligez à votre adversaire des dommages égaux au résultat x {0n}",
        ],
        make: |args| Some(Deed::Damage(Who::Opponent, Amount { times: number(args, 0)?, per: Per::Die })),
        take: |deed| match deed {
            Deed::Damage(Who::Opponent, Amount { times, per: Per::Die }) => Some(vec![many(*times)]),
            _ => None,
        },
    },
    counts!(GainLp, You, "gain {0n} LP{1e}", "guadagni {0n} LP{1e}", "gagnez {0n} LP{1e}"),
    also("you gain {0n} LP{1e}", |args| Some(Deed::GainLp(Who::You, amount(args)?))),
    also("increase the LP of both players by {0n} points{1e}", |args| Some(Deed::GainLp(Who::Each, amount(args)?))),
    also("increase your LP by {0n} points{1e}", |args| Some(Deed::GainLp(Who::You, amount(args)?))),
    also("increase your LP by {0n}{1e}", |args| Some(Deed::GainLp(Who::You, amount(args)?))),
    also("decrease your opponent's LP by {0n} points{1e}", |args| Some(Deed::LoseLp(Who::Opponent, amount(args)?))),
    values!(GainLp, You, "gain LP equal to {0v}", "guadagni LP pari a {0v}", "gagnez des LP égaux à {0v}"),
    also("you gain LP equal to {0v}", |args| Some(Deed::GainLp(Who::You, of_value(args)?))),
    counts!(
        GainLp,
        Opponent,
        "your opponent gains {0n} LP{1e}",
        "il tuo avversario guadagna {0n} LP{1e}",
        "votre adversaire gagne {0n} LP{1e}"
    ),
    counts!(
        GainLp,
        Each,
        "each player gains {0n} LP{1e}",
        "ogni giocatore guadagna {0n} LP{1e}",
        "chaque joueur gagne {0n} LP{1e}"
    ),
    counts!(LoseLp, You, "lose {0n} LP{1e}", "perdi {0n} LP{1e}", "perdez {0n} LP{1e}"),
    counts!(
        LoseLp,
        Opponent,
        "your opponent loses {0n} LP{1e}",
        "il tuo avversario perde {0n} LP{1e}",
        "votre adversaire perd {0n} LP{1e}"
    ),
];
