//! What monsters gain.

use super::super::super::cards::{Amount, Per};
use super::super::super::deed::{Deed, Gain, Until, Word};
use super::super::phrase::{Arg, Phrase, also};
use super::{cards, change, changed, many, number, per, stat, text, until_end};

/// The phrases.
pub(super) const DEEDS: &[Phrase<Deed>] = &[
    stats!(
        TurnEnds,
        1,
        1,
        1,
        "{0c} gains {1n} ATK and DEF{2e} until the End Phase",
        "{0c}: guadagna {1n} ATK e DEF{2e} fino alla End Phase",
        "{0c} : gagne {1n} ATK et DEF{2e} jusqu'à la End Phase"
    ),
    stats!(
        TurnEnds,
        1,
        1,
        0,
        "{0c} gains {1n} ATK{2e} until the End Phase",
        "{0c}: guadagna {1n} ATK{2e} fino alla End Phase",
        "{0c} : gagne {1n} ATK{2e} jusqu'à la End Phase"
    ),
    stats!(
        TurnEnds,
        1,
        0,
        1,
        "{0c} gains {1n} DEF{2e} until the End Phase",
        "{0c}: guadagna {1n} DEF{2e} fino alla End Phase",
        "{0c} : gagne {1n} DEF{2e} jusqu'à la End Phase"
    ),
    stats!(
        TurnEnds,
        -1,
        1,
        1,
        "{0c} loses {1n} ATK and DEF{2e} until the End Phase",
        "{0c}: perde {1n} ATK e DEF{2e} fino alla End Phase",
        "{0c} : perd {1n} ATK et DEF{2e} jusqu'à la End Phase"
    ),
    stats!(
        TurnEnds,
        -1,
        1,
        0,
        "{0c} loses {1n} ATK{2e} until the End Phase",
        "{0c}: perde {1n} ATK{2e} fino alla End Phase",
        "{0c} : perd {1n} ATK{2e} jusqu'à la End Phase"
    ),
    also("{0c} gains {1n} ATK{2e} until the end of this turn", |args| until_end(1, [1, 0], args)),
    also("{0c} gains {1n} ATK and DEF{2e} until the end of this turn", |args| until_end(1, [1, 1], args)),
    also("{0c} loses {1n} ATK{2e} until the end of this turn", |args| until_end(-1, [1, 0], args)),
    also("{0c} gains {1n} ATK{2e} until the end phase of this turn", |args| until_end(1, [1, 0], args)),
    also("until the end phase, {0c} gains {1n} ATK{2e}", |args| until_end(1, [1, 0], args)),
    also("until the end phase, {0c} loses {1n} ATK{2e}", |args| until_end(-1, [1, 0], args)),
    also("until the end of this turn, {0c} gains {1n} ATK{2e}", |args| until_end(1, [1, 0], args)),
    also("increase the ATK of {0c} by {1n}{2e} until the end phase", |args| until_end(1, [1, 0], args)),
    also("increase the ATK of {0c} by {1n} points{2e} until the end phase", |args| until_end(1, [1, 0], args)),
    stats!(
        Damage,
        1,
        1,
        0,
        "{0c} gains {1n} ATK{2e} during the Damage Step only",
        "{0c}: guadagna {1n} ATK{2e} solo durante il Damage Step",
        "{0c} : gagne {1n} ATK{2e} uniquement durant la Damage Step"
    ),
    stats!(
        Stays,
        1,
        1,
        1,
        "{0c} gains {1n} ATK and DEF{2e}",
        "{0c}: guadagna {1n} ATK e DEF{2e}",
        "{0c} : gagne {1n} ATK et DEF{2e}"
    ),
    stats!(Stays, 1, 1, 0, "{0c} gains {1n} ATK{2e}", "{0c}: guadagna {1n} ATK{2e}", "{0c} : gagne {1n} ATK{2e}"),
    stats!(Stays, 1, 0, 1, "{0c} gains {1n} DEF{2e}", "{0c}: guadagna {1n} DEF{2e}", "{0c} : gagne {1n} DEF{2e}"),
    stats!(
        Stays,
        -1,
        1,
        1,
        "{0c} loses {1n} ATK and DEF{2e}",
        "{0c}: perde {1n} ATK e DEF{2e}",
        "{0c} : perd {1n} ATK et DEF{2e}"
    ),
    stats!(Stays, -1, 1, 0, "{0c} loses {1n} ATK{2e}", "{0c}: perde {1n} ATK{2e}", "{0c} : perd {1n} ATK{2e}"),
    stats!(Stays, -1, 0, 1, "{0c} loses {1n} DEF{2e}", "{0c}: perde {1n} DEF{2e}", "{0c} : perd {1n} DEF{2e}"),
    stats!(
        TurnEnds,
        -1,
        0,
        1,
        "{0c} loses {1n} DEF{2e} until the End Phase",
        "{0c}: perde {1n} DEF{2e} fino alla End Phase",
        "{0c} : perd {1n} DEF{2e} jusqu'à la End Phase"
    ),
    Phrase {
        words: ["{0c} loses ATK equal to {1v}", "{0c}: perde ATK pari a {1v}", "{0c} : perd de l'ATK égale à {1v}"],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Stats(-1, 0, per(args, 1)?), Until::Stays)),
        take: |deed| match deed {
            Deed::Gain(
                cards,
                Gain::Stats(-1, 0, per @ (Per::Atk(_) | Per::HalfAtk(_) | Per::Def(_))),
                Until::Stays,
            ) => Some(vec![Arg::Cards(cards.clone()), Arg::Per(per.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: ["{0c} gains ATK equal to {1v}", "{0c}: guadagna ATK pari a {1v}", "{0c} : gagne de l'ATK égale à {1v}"],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Stats(1, 0, per(args, 1)?), Until::Stays)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Stats(1, 0, per @ (Per::Atk(_) | Per::HalfAtk(_) | Per::Def(_))), Until::Stays) => {
                Some(vec![Arg::Cards(cards.clone()), Arg::Per(per.clone())])
            }
            _ => None,
        },
    },
    also("increase the ATK of {0c} by {1n} points", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Stats(stat(args, 1)?, 0, Per::One), Until::Stays))
    }),
    also("increase the ATK of {0c} by {1n}", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Stats(stat(args, 1)?, 0, Per::One), Until::Stays))
    }),
    also("decrease the ATK of {0c} by {1n} points", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Stats(-stat(args, 1)?, 0, Per::One), Until::Stays))
    }),
    Phrase {
        words: ["the ATK of {0c} becomes {1n}", "l'ATK di {0c} diventa {1n}", "l'ATK de {0c} devient {1n}"],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Atk(Amount::of(number(args, 1)?)), Until::Stays)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Atk(Amount { times, per: Per::One }), Until::Stays) => {
                Some(vec![Arg::Cards(cards.clone()), many(*times)])
            }
            _ => None,
        },
    },
    also("{0t} ATK becomes {1n}", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Atk(Amount::of(number(args, 1)?)), Until::Stays))
    }),
    Phrase {
        words: ["the DEF of {0c} becomes {1n}", "il DEF di {0c} diventa {1n}", "la DEF de {0c} devient {1n}"],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Def(Amount::of(number(args, 1)?)), Until::Stays)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Def(Amount { times, per: Per::One }), Until::Stays) => {
                Some(vec![Arg::Cards(cards.clone()), many(*times)])
            }
            _ => None,
        },
    },
    Phrase {
        words: [
            "the ATK of {0c} is halved until the End Phase",
            "l'ATK di {0c} è dimezzato fino alla End Phase",
            "l'ATK de {0c} est réduite de moitié jusqu'à la End Phase",
        ],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::HalfAtk, Until::TurnEnds)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::HalfAtk, Until::TurnEnds) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: ["the ATK of {0c} is halved", "l'ATK di {0c} è dimezzato", "l'ATK de {0c} est réduite de moitié"],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::HalfAtk, Until::Stays)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::HalfAtk, Until::Stays) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "the ATK of {0c} is doubled until the End Phase",
            "l'ATK di {0c} è raddoppiato fino alla End Phase",
            "l'ATK de {0c} est doublée jusqu'à la End Phase",
        ],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::DoubleAtk, Until::TurnEnds)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::DoubleAtk, Until::TurnEnds) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "the Level of {0c} is increased by {1n}",
            "il Livello di {0c} aumenta di {1n}",
            "le Niveau de {0c} augmente de {1n}",
        ],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Level(i8::try_from(number(args, 1)?).ok()?), Until::Stays)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Level(more), Until::Stays) if *more > 0 => {
                Some(vec![Arg::Cards(cards.clone()), many(u32::from(more.unsigned_abs()))])
            }
            _ => None,
        },
    },
    also("increase the Level of {0c} by {1n}", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Level(i8::try_from(number(args, 1)?).ok()?), Until::Stays))
    }),
    also("increase the Levels of {0c} by {1n}", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Level(i8::try_from(number(args, 1)?).ok()?), Until::Stays))
    }),
    also("increase {0t} Level by {1n}", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Level(i8::try_from(number(args, 1)?).ok()?), Until::Stays))
    }),
    also("reduce the Levels of {0c} by {1n}", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Level(-i8::try_from(number(args, 1)?).ok()?), Until::Stays))
    }),
    also("{0t} DEF becomes {1n}", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Def(Amount::of(number(args, 1)?)), Until::Stays))
    }),
    Phrase {
        words: [
            "the Level of {0c} is reduced by {1n}",
            "il Livello di {0c} diminuisce di {1n}",
            "le Niveau de {0c} diminue de {1n}",
        ],
        make: |args| {
            Some(Deed::Gain(cards(args, 0)?, Gain::Level(-i8::try_from(number(args, 1)?).ok()?), Until::Stays))
        },
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Level(less), Until::Stays) if *less < 0 => {
                Some(vec![Arg::Cards(cards.clone()), many(u32::from(less.unsigned_abs()))])
            }
            _ => None,
        },
    },
    also("reduce the Level of {0c} by {1n}", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Level(-i8::try_from(number(args, 1)?).ok()?), Until::Stays))
    }),
    Phrase {
        words: [
            "{0c} becomes {1y} until the End Phase",
            "{0c} diventa {1y} fino alla End Phase",
            "{0c} devient {1y} jusqu'à la End Phase",
        ],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Attribute(text(args, 1)?), Until::TurnEnds)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Attribute(of), Until::TurnEnds) => {
                Some(vec![Arg::Cards(cards.clone()), Arg::Text(of.clone())])
            }
            _ => None,
        },
    },
    Phrase {
        words: [
            "{0c} becomes {1x} until the End Phase",
            "{0c} diventa di Tipo {1x} fino alla End Phase",
            "{0c} devient de Type {1x} jusqu'à la End Phase",
        ],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Race(text(args, 1)?), Until::TurnEnds)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Race(of), Until::TurnEnds) => {
                Some(vec![Arg::Cards(cards.clone()), Arg::Text(of.clone())])
            }
            _ => None,
        },
    },
    gains!(
        TurnEnds,
        Direct,
        "{0c} can attack directly this turn",
        "{0c} può attaccare direttamente in questo turno",
        "{0c} peut attaquer directement ce tour"
    ),
    gains!(
        TurnEnds,
        Twice,
        "{0c} can attack twice this turn",
        "{0c} può attaccare due volte in questo turno",
        "{0c} peut attaquer deux fois ce tour"
    ),
    gains!(
        TurnEnds,
        NoAttack,
        "{0c} cannot attack this turn",
        "{0c} non può attaccare in questo turno",
        "{0c} ne peut pas attaquer ce tour"
    ),
    also("{0c} can make a second attack during each Battle Phase this turn", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Words(vec![Word::Twice]), Until::TurnEnds))
    }),
    also("{0c} can make a second attack during the Battle Phase this turn", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Words(vec![Word::Twice]), Until::TurnEnds))
    }),
    Phrase {
        words: [
            "{0c} cannot be destroyed by battle or card effects this turn",
            "{0c} non può essere distrutta in battaglia o da effetti delle carte in questo turno",
            "{0c} ne peut pas être détruite au combat ou par des effets de carte ce tour",
        ],
        make: |args| {
            let words = vec![Word::BattleProof, Word::EffectProof];
            Some(Deed::Gain(cards(args, 0)?, Gain::Words(words), Until::TurnEnds))
        },
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Words(words), Until::TurnEnds)
                if *words == [Word::BattleProof, Word::EffectProof] =>
            {
                Some(vec![Arg::Cards(cards.clone())])
            }
            _ => None,
        },
    },
    gains!(
        TurnEnds,
        BattleProof,
        "{0c} cannot be destroyed by battle this turn",
        "{0c} non può essere distrutta in battaglia in questo turno",
        "{0c} ne peut pas être détruite au combat ce tour"
    ),
    gains!(
        TurnEnds,
        EffectProof,
        "{0c} cannot be destroyed by card effects this turn",
        "{0c} non può essere distrutta da effetti delle carte in questo turno",
        "{0c} ne peut pas être détruite par des effets de carte ce tour"
    ),
    gains!(
        TurnEnds,
        Negated,
        "negate the effects of {0c} until the End Phase",
        "annulla gli effetti di {0c} fino alla End Phase",
        "annulez les effets de {0c} jusqu'à la End Phase"
    ),
    gains!(Stays, Negated, "negate the effects of {0c}", "annulla gli effetti di {0c}", "annulez les effets de {0c}"),
    gains!(Stays, NoAttack, "{0c} cannot attack", "{0c} non può attaccare", "{0c} ne peut pas attaquer"),
];
