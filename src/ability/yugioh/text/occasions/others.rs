//! What other cards do, and what befalls them.

use enumset::EnumSet;

use super::super::super::cards::{Count, Pick, Place, Whose};
use super::super::super::{By, Occasion, Summon};
use super::super::phrase::{Arg, Args, Phrase, also};

fn pick(args: &Args, at: usize) -> Option<Pick> {
    if let Arg::Pick(pick) = args.get(at)? { Some(pick.clone()) } else { None }
}

/// A Summon of other monsters.
macro_rules! comes {
    ($how:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Occasion::Comes($how, pick(args, 0)?)),
            take: |on| match on {
                Occasion::Comes(how, pick) if *how == $how => Some(vec![Arg::Pick(pick.clone())]),
                _ => None,
            },
        }
    };
}

/// Another card that is destroyed.
macro_rules! falls {
    ($by:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Occasion::Falls(By::$by, pick(args, 0)?)),
            take: |on| match on {
                Occasion::Falls(By::$by, pick) => Some(vec![Arg::Pick(pick.clone())]),
                _ => None,
            },
        }
    };
}

/// What other cards do, and what befalls them; longer ones before those that they begin like.
pub(super) const OCCASIONS: &[Phrase<Occasion>] = &[
    Phrase {
        words: ["{0p} is targeted for an attack", "{0p} viene attaccato", "{0p} est ciblé par une attaque"],
        make: |args| Some(Occasion::Aimed(pick(args, 0)?)),
        take: |on| if let Occasion::Aimed(pick) = on { Some(vec![Arg::Pick(pick.clone())]) } else { None },
    },
    Phrase {
        words: [
            "{0p} destroys an opponent's monster by battle",
            "{0p} distrugge in battaglia un mostro dell'avversario",
            "{0p} détruit un monstre de l'adversaire au combat",
        ],
        make: |args| Some(Occasion::Beat(pick(args, 0)?)),
        take: |on| if let Occasion::Beat(pick) = on { Some(vec![Arg::Pick(pick.clone())]) } else { None },
    },
    Phrase {
        words: [
            "{0p} inflicts battle damage to your opponent",
            "{0p} infligge danni da combattimento al tuo avversario",
            "{0p} inflige des dommages de combat à votre adversaire",
        ],
        make: |args| Some(Occasion::Hit(pick(args, 0)?)),
        take: |on| if let Occasion::Hit(pick) = on { Some(vec![Arg::Pick(pick.clone())]) } else { None },
    },
    also("an opponent's monster declares an attack", |_| Some(Occasion::Attack(monster(Whose::Opponent)))),
    also("your opponent's monster declares an attack", |_| Some(Occasion::Attack(monster(Whose::Opponent)))),
    also("your opponent declares an attack", |_| Some(Occasion::Attack(monster(Whose::Opponent)))),
    also("a monster declares an attack", |_| Some(Occasion::Attack(monster(Whose::Any)))),
    Phrase {
        words: ["{0p} declares an attack", "{0p} dichiara un attacco", "{0p} déclare une attaque"],
        make: |args| Some(Occasion::Attack(pick(args, 0)?)),
        take: |on| if let Occasion::Attack(pick) = on { Some(vec![Arg::Pick(pick.clone())]) } else { None },
    },
    also("you Normal Summon a {0w}", |args| summoned_by(args, Whose::You, Summon::normal())),
    also("you Tribute Summon a {0w}", |args| summoned_by(args, Whose::You, Summon::Tribute.into())),
    also("you Synchro Summon a {0w}", |args| summoned_by(args, Whose::You, Summon::Synchro.into())),
    also("you Xyz Summon a {0w}", |args| summoned_by(args, Whose::You, Summon::Xyz.into())),
    also("you Special Summon a {0w}", |args| summoned_by(args, Whose::You, Summon::special())),
    also("{0p} is Special Summoned to your opponent's field", |args| {
        let pick = pick(args, 0).filter(|pick| pick.whose == Whose::Any)?;
        Some(Occasion::Comes(Summon::special(), Pick { whose: Whose::Opponent, ..pick }))
    }),
    also("your opponent Normal Summons a {0w}", |args| described(args, Summon::normal())),
    also("your opponent Normal Summons 1 {0w}", |args| described(args, Summon::normal())),
    also("your opponent Normal or Flip Summons a {0w}", |args| described(args, Summon::normal() | Summon::Flip)),
    also("your opponent Normal or Flip Summons 1 {0w}", |args| described(args, Summon::normal() | Summon::Flip)),
    also("your opponent Special Summons a {0w}", |args| described(args, Summon::special())),
    also("your opponent Summons a {0w}", |args| described(args, Summon::normal() | Summon::special() | Summon::Flip)),
    also("your opponent Normal Summons a monster", |_| Some(theirs(Summon::normal()))),
    also("your opponent Normal or Flip Summons a monster", |_| Some(theirs(Summon::normal() | Summon::Flip))),
    also("your opponent Special Summons a monster", |_| Some(theirs(Summon::special()))),
    also("your opponent Summons a monster", |_| Some(theirs(Summon::normal() | Summon::special() | Summon::Flip))),
    also("{0p} is Summoned on your half", |args| {
        on_own_half(args, Summon::normal() | Summon::special() | Summon::Flip)
    }),
    also("{0p} is Normal or Special Summoned on your half", |args| {
        on_own_half(args, Summon::normal() | Summon::special())
    }),
    also("{0p} is Normal Summoned on your half", |args| on_own_half(args, Summon::normal())),
    also("{0p} is Special Summoned on your half", |args| on_own_half(args, Summon::special())),
    comes!(
        Summon::normal() | Summon::special() | Summon::Flip,
        "{0p} is Summoned",
        "{0p} viene Evocato",
        "{0p} est Invoqué"
    ),
    comes!(
        Summon::normal(),
        "{0p} is Normal Summoned",
        "{0p} viene Evocato Normalmente",
        "{0p} est Invoqué Normalement"
    ),
    comes!(
        EnumSet::only(Summon::Tribute),
        "{0p} is Tribute Summoned",
        "{0p} viene Evocato tramite Tributo",
        "{0p} est Invoqué par Sacrifice"
    ),
    comes!(
        Summon::normal() | Summon::Flip,
        "{0p} is Normal or Flip Summoned",
        "{0p} viene Evocato Normalmente o per Scoperta",
        "{0p} est Invoqué Normalement ou par Flip"
    ),
    comes!(
        Summon::normal() | Summon::special(),
        "{0p} is Normal or Special Summoned",
        "{0p} viene Evocato Normalmente o Specialmente",
        "{0p} est Invoqué Normalement ou Spécialement"
    ),
    comes!(
        Summon::special(),
        "{0p} is Special Summoned",
        "{0p} viene Evocato Specialmente",
        "{0p} est Invoqué Spécialement"
    ),
    comes!(EnumSet::only(Summon::Xyz), "{0p} is Xyz Summoned", "{0p} viene Evocato Xyz", "{0p} est Invoqué par Xyz"),
    comes!(
        EnumSet::only(Summon::Synchro),
        "{0p} is Synchro Summoned",
        "{0p} viene Synchro Evocato",
        "{0p} est Invoqué par Synchronisation"
    ),
    also("{0p} is destroyed by battle and sent to the gy", |args| Some(Occasion::Falls(By::Battle, pick(args, 0)?))),
    falls!(
        TheirEffect,
        "{0p} is destroyed by your opponent's card effect",
        "{0p} viene distrutto da un effetto del tuo avversario",
        "{0p} est détruit par un effet de votre adversaire"
    ),
    falls!(
        Theirs,
        "{0p} is destroyed by your opponent's card",
        "{0p} viene distrutto da una carta del tuo avversario",
        "{0p} est détruit par une carte de votre adversaire"
    ),
    also("{0p} is destroyed by battle or card effect and sent to the gy", |args| {
        Some(Occasion::Falls(By::Any, pick(args, 0)?))
    }),
    also("{0p} is destroyed by battle or card effect", |args| Some(Occasion::Falls(By::Any, pick(args, 0)?))),
    also("{0p} is destroyed and sent to the gy", |args| Some(Occasion::Falls(By::Any, pick(args, 0)?))),
    also("{0p} is destroyed and sent to your gy", |args| Some(Occasion::Falls(By::Any, pick(args, 0)?))),
    also("{0p} is destroyed by a card effect and sent to the gy", |args| {
        Some(Occasion::Falls(By::Effect, pick(args, 0)?))
    }),
    also("{0p} is destroyed by battle and sent to your gy", |args| Some(Occasion::Falls(By::Battle, pick(args, 0)?))),
    falls!(Battle, "{0p} is destroyed by battle", "{0p} viene distrutto in battaglia", "{0p} est détruit au combat"),
    falls!(
        Effect,
        "{0p} is destroyed by a card effect",
        "{0p} viene distrutto da un effetto",
        "{0p} est détruit par un effet"
    ),
    falls!(Any, "{0p} is destroyed", "{0p} viene distrutto", "{0p} est détruit"),
];

/// Such a monster that comes to the player's side.
fn on_own_half(args: &Args, how: EnumSet<Summon>) -> Option<Occasion> {
    let pick = pick(args, 0).filter(|pick| pick.whose == Whose::Any)?;
    Some(Occasion::Comes(how, Pick { whose: Whose::You, ..pick }))
}

/// Such a monster that the opponent Summons.
fn described(args: &Args, how: EnumSet<Summon>) -> Option<Occasion> {
    summoned_by(args, Whose::Opponent, how)
}

/// Such a monster that a player Summons.
fn summoned_by(args: &Args, whose: Whose, how: EnumSet<Summon>) -> Option<Occasion> {
    let Arg::Filter(filter) = args.first()? else { return None };
    let (count, places) = (Count::Exactly(1), Place::Field.into());
    Some(Occasion::Comes(how, Pick { count, filter: filter.clone(), whose, places }))
}

fn theirs(how: EnumSet<Summon>) -> Occasion {
    Occasion::Comes(how, monster(Whose::Opponent))
}

/// A monster of somebody.
fn monster(whose: Whose) -> Pick {
    Pick { whose, ..Pick::monsters(Count::Exactly(1), Vec::new()) }
}
