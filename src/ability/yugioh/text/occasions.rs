//! What effects wait for, phrase by phrase.

use enumset::EnumSet;

use super::super::cards::{Pick, Place, Who, Whose};
use super::super::{Answers, By, InPhase, Occasion, Summon};
use super::phrase::{Arg, Args, Phrase, also};

fn pick(args: &Args, at: usize) -> Option<Pick> {
    if let Arg::Pick(pick) = args.get(at)? { Some(pick.clone()) } else { None }
}

/// An occasion without slots.
macro_rules! on {
    ($on:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase { words: [$en, $it, $fr], make: |_| Some($on), take: |on| (*on == $on).then(Vec::new) }
    };
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

/// The card, destroyed while its owner controls it.
macro_rules! lost {
    ($by:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |_| Some(Occasion::Lost(By::$by)),
            take: |on| (*on == Occasion::Lost(By::$by)).then(Vec::new),
        }
    };
}

/// What effects wait for; longer ones before those that they begin like.
pub(super) const OCCASIONS: &[Phrase<Occasion>] = &[
    on!(
        Occasion::Summoned(Summon::normal() | Summon::special() | Summon::Flip),
        "this card is Summoned",
        "questa carta viene Evocata",
        "cette carte est Invoquée"
    ),
    also("this card is Normal Summoned, Flip Summoned, or Special Summoned", |_| {
        Some(Occasion::Summoned(Summon::normal() | Summon::special() | Summon::Flip))
    }),
    also("this card is Normal, Flip, or Special Summoned", |_| {
        Some(Occasion::Summoned(Summon::normal() | Summon::special() | Summon::Flip))
    }),
    on!(
        Occasion::Summoned(Summon::normal() | Summon::special()),
        "this card is Normal or Special Summoned",
        "questa carta viene Evocata Normalmente o Specialmente",
        "cette carte est Invoquée Normalement ou Spécialement"
    ),
    on!(
        Occasion::Summoned(Summon::normal() | Summon::Flip),
        "this card is Normal or Flip Summoned",
        "questa carta viene Evocata Normalmente o per Scoperta",
        "cette carte est Invoquée Normalement ou par Flip"
    ),
    also("this card is Normal Summoned or Flip Summoned", |_| {
        Some(Occasion::Summoned(Summon::normal() | Summon::Flip))
    }),
    also("this card is Normal Summoned or Special Summoned", |_| {
        Some(Occasion::Summoned(Summon::normal() | Summon::special()))
    }),
    on!(
        Occasion::Appears,
        "this card is Normal Summoned or flipped face-up",
        "questa carta viene Evocata Normalmente o scoperta",
        "cette carte est Invoquée Normalement ou retournée face recto"
    ),
    on!(
        Occasion::Summoned(Summon::normal()),
        "this card is Normal Summoned",
        "questa carta viene Evocata Normalmente",
        "cette carte est Invoquée Normalement"
    ),
    also("this card is successfully Normal Summoned", |_| Some(Occasion::Summoned(Summon::normal()))),
    on!(
        Occasion::Summoned(Summon::Tribute.into()),
        "this card is Tribute Summoned",
        "questa carta viene Evocata tramite Tributo",
        "cette carte est Invoquée par Sacrifice"
    ),
    on!(
        Occasion::Summoned(Summon::Flip.into()),
        "this card is Flip Summoned",
        "questa carta viene Evocata per Scoperta",
        "cette carte est Invoquée par Flip"
    ),
    on!(
        Occasion::Summoned(Summon::special()),
        "this card is Special Summoned",
        "questa carta viene Evocata Specialmente",
        "cette carte est Invoquée Spécialement"
    ),
    on!(
        Occasion::Summoned(Summon::Fusion.into()),
        "this card is Fusion Summoned",
        "questa carta viene Evocata tramite Fusione",
        "cette carte est Invoquée par Fusion"
    ),
    on!(
        Occasion::Summoned(Summon::Ritual.into()),
        "this card is Ritual Summoned",
        "questa carta viene Evocata tramite Rituale",
        "cette carte est Invoquée Rituellement"
    ),
    on!(
        Occasion::Summoned(Summon::Synchro.into()),
        "this card is Synchro Summoned",
        "questa carta viene Synchro Evocata",
        "cette carte est Invoquée par Synchronisation"
    ),
    on!(
        Occasion::Summoned(Summon::Xyz.into()),
        "this card is Xyz Summoned",
        "questa carta viene Evocata Xyz",
        "cette carte est Invoquée par Xyz"
    ),
    on!(
        Occasion::Destroyed(By::Battle),
        "this card is destroyed by battle and sent to the GY",
        "questa carta viene distrutta in battaglia e mandata al Cimitero",
        "cette carte est détruite au combat et envoyée au Cimetière"
    ),
    also("this card is destroyed by battle or card effect and sent to the GY", |_| Some(Occasion::Destroyed(By::Any))),
    also("this card is destroyed by battle or card effect", |_| Some(Occasion::Destroyed(By::Any))),
    also("this card is destroyed by battle", |_| Some(Occasion::Destroyed(By::Battle))),
    on!(
        Occasion::Destroyed(By::TheirEffect),
        "this card is destroyed by your opponent's card effect and sent to the GY",
        "questa carta viene distrutta da un effetto del tuo avversario e mandata al Cimitero",
        "cette carte est détruite par un effet de votre adversaire et envoyée au Cimetière"
    ),
    also("this card is destroyed by your opponent's card effect", |_| Some(Occasion::Destroyed(By::TheirEffect))),
    on!(
        Occasion::Destroyed(By::Theirs),
        "this card is destroyed by your opponent's card and sent to the GY",
        "questa carta viene distrutta da una carta del tuo avversario e mandata al Cimitero",
        "cette carte est détruite par une carte de votre adversaire et envoyée au Cimetière"
    ),
    also("this card is destroyed by your opponent's card", |_| Some(Occasion::Destroyed(By::Theirs))),
    on!(
        Occasion::Possessed(By::Theirs),
        "this card in your possession is destroyed by your opponent's card and sent to your GY",
        "questa carta in tuo possesso viene distrutta da una carta del tuo avversario e mandata al tuo Cimitero",
        "cette carte en votre possession est détruite par une carte de votre adversaire et envoyée à votre Cimetière"
    ),
    also("this card in your possession is destroyed by your opponent's card and sent to the GY", |_| {
        Some(Occasion::Possessed(By::Theirs))
    }),
    also("this card you control is destroyed by your opponent's card and sent to the GY", |_| {
        Some(Occasion::Lost(By::Theirs))
    }),
    also("this card you control is destroyed and sent to the GY", |_| Some(Occasion::Lost(By::Any))),
    also("this card you control is destroyed by battle and sent to the GY", |_| Some(Occasion::Lost(By::Battle))),
    lost!(
        Battle,
        "this card you control is destroyed by battle and sent to your GY",
        "questa carta che controlli viene distrutta in battaglia e mandata al tuo Cimitero",
        "cette carte que vous contrôlez est détruite au combat et envoyée à votre Cimetière"
    ),
    lost!(
        TheirEffect,
        "this card you control is destroyed by your opponent's card effect and sent to your GY",
        "questa carta che controlli viene distrutta da un effetto del tuo avversario e mandata al tuo Cimitero",
        "cette carte que vous contrôlez est détruite par un effet de votre adversaire et envoyée à votre Cimetière"
    ),
    lost!(
        Theirs,
        "this card you control is destroyed by your opponent's card and sent to your GY",
        "questa carta che controlli viene distrutta da una carta del tuo avversario e mandata al tuo Cimitero",
        "cette carte que vous contrôlez est détruite par une carte de votre adversaire et envoyée à votre Cimetière"
    ),
    lost!(
        Any,
        "this card you control is destroyed and sent to your GY",
        "questa carta che controlli viene distrutta e mandata al tuo Cimitero",
        "cette carte que vous contrôlez est détruite et envoyée à votre Cimetière"
    ),
    on!(
        Occasion::Destroyed(By::Effect),
        "this card is destroyed by a card effect and sent to the GY",
        "questa carta viene distrutta da un effetto e mandata al Cimitero",
        "cette carte est détruite par un effet et envoyée au Cimetière"
    ),
    on!(
        Occasion::Destroyed(By::Any),
        "this card is destroyed and sent to the GY",
        "questa carta viene distrutta e mandata al Cimitero",
        "cette carte est détruite et envoyée au Cimetière"
    ),
    also("this card is destroyed by battle or card effect", |_| Some(Occasion::Destroyed(By::Any))),
    also("this card is destroyed by a card effect", |_| Some(Occasion::Destroyed(By::Effect))),
    also("this card is destroyed", |_| Some(Occasion::Destroyed(By::Any))),
    also("this card on the field is destroyed", |_| Some(Occasion::Destroyed(By::Any))),
    on!(
        Occasion::Used(Summon::Synchro),
        "this card is sent to the GY for a Synchro Summon",
        "questa carta viene mandata al Cimitero per una Synchro Evocazione",
        "cette carte est envoyée au Cimetière pour une Invocation Synchro"
    ),
    also("this card is sent to the GY as a Synchro Material monster", |_| Some(Occasion::Used(Summon::Synchro))),
    also("this card is sent to the GY as a Synchro Material", |_| Some(Occasion::Used(Summon::Synchro))),
    also("this card is sent to the GY for the Synchro Summon of a Synchro Monster", |_| {
        Some(Occasion::Used(Summon::Synchro))
    }),
    on!(
        Occasion::SentByYou,
        "this card you control is sent to your GY",
        "questa carta che controlli viene mandata al tuo Cimitero",
        "cette carte que vous contrôlez est envoyée à votre Cimetière"
    ),
    on!(
        Occasion::SentByEffect(Some(Place::Field)),
        "this card is sent from the field to the GY by a card effect",
        "questa carta viene mandata dal Terreno al Cimitero da un effetto",
        "cette carte est envoyée du Terrain au Cimetière par un effet"
    ),
    on!(
        Occasion::SentByEffect(None),
        "this card is sent to the GY by a card effect",
        "questa carta viene mandata al Cimitero da un effetto",
        "cette carte est envoyée au Cimetière par un effet"
    ),
    on!(
        Occasion::Sent(Some(Place::Field)),
        "this card is sent from the field to the GY",
        "questa carta viene mandata dal Terreno al Cimitero",
        "cette carte est envoyée du Terrain au Cimetière"
    ),
    on!(
        Occasion::Sent(Some(Place::Hand)),
        "this card is sent from your hand to the GY",
        "questa carta viene mandata dalla tua mano al Cimitero",
        "cette carte est envoyée de votre main au Cimetière"
    ),
    on!(
        Occasion::Sent(Some(Place::Deck)),
        "this card is sent from your Deck to the GY",
        "questa carta viene mandata dal tuo Deck al Cimitero",
        "cette carte est envoyée de votre Deck au Cimetière"
    ),
    on!(
        Occasion::Sent(None),
        "this card is sent to the GY",
        "questa carta viene mandata al Cimitero",
        "cette carte est envoyée au Cimetière"
    ),
    on!(Occasion::Banished, "this card is banished", "questa carta viene bandita", "cette carte est bannie"),
    on!(
        Occasion::ThrownByThem,
        "this card is discarded from your hand to the GY by your opponent's card effect",
        "questa carta viene scartata dalla tua mano nel Cimitero da un effetto del tuo avversario",
        "cette carte est défaussée de votre main au Cimetière par un effet de votre adversaire"
    ),
    also("this card is discarded from your hand to your GY by your opponent's card effect", |_| {
        Some(Occasion::ThrownByThem)
    }),
    on!(
        Occasion::Thrown,
        "this card is discarded to the GY by a card effect",
        "questa carta viene scartata nel Cimitero da un effetto",
        "cette carte est défaussée au Cimetière par un effet"
    ),
    also("this card is discarded from your hand to the GY by a card effect", |_| Some(Occasion::Thrown)),
    also("this card is discarded by a card effect", |_| Some(Occasion::Thrown)),
    on!(
        Occasion::Discarded,
        "this card is discarded to the GY",
        "questa carta viene scartata nel Cimitero",
        "cette carte est défaussée au Cimetière"
    ),
    on!(
        Occasion::Leaves,
        "this card leaves the field",
        "questa carta lascia il Terreno",
        "cette carte quitte le Terrain"
    ),
    also("this card is removed from the field", |_| Some(Occasion::Leaves)),
    on!(
        Occasion::Beats,
        "this card destroys an opponent's monster by battle",
        "questa carta distrugge in battaglia un mostro dell'avversario",
        "cette carte détruit un monstre de l'adversaire au combat"
    ),
    on!(
        Occasion::Attacks,
        "this card declares an attack",
        "questa carta dichiara un attacco",
        "cette carte déclare une attaque"
    ),
    on!(Occasion::Attacked, "this card is attacked", "questa carta viene attaccata", "cette carte est attaquée"),
    also("this card is targeted for an attack", |_| Some(Occasion::Attacked)),
    Phrase {
        words: ["{0p} is targeted for an attack", "{0p} viene attaccato", "{0p} est ciblé par une attaque"],
        make: |args| Some(Occasion::Aimed(pick(args, 0)?)),
        take: |on| if let Occasion::Aimed(pick) = on { Some(vec![Arg::Pick(pick.clone())]) } else { None },
    },
    also("this card is selected as an attack target", |_| Some(Occasion::Attacked)),
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
    on!(
        Occasion::HitsDirectly,
        "this card inflicts battle damage to your opponent by a direct attack",
        "questa carta infligge danni da combattimento al tuo avversario con un attacco diretto",
        "cette carte inflige des dommages de combat à votre adversaire par une attaque directe"
    ),
    on!(
        Occasion::Hits,
        "this card inflicts battle damage to your opponent",
        "questa carta infligge danni da combattimento al tuo avversario",
        "cette carte inflige des dommages de combat à votre adversaire"
    ),
    also("this card inflicts battle damage to your opponent's LP", |_| Some(Occasion::Hits)),
    on!(
        Occasion::Hurt,
        "you take battle damage",
        "subisci danni da combattimento",
        "vous subissez des dommages de combat"
    ),
    on!(
        Occasion::TurnedUp,
        "this card is flipped face-up",
        "questa carta viene scoperta",
        "cette carte est retournée face recto"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::Spell),
        "your opponent activates a Spell",
        "il tuo avversario attiva una Magia",
        "votre adversaire active une Magie"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::SpellTrap),
        "your opponent activates a Spell/Trap",
        "il tuo avversario attiva una Magia/Trappola",
        "votre adversaire active une Magie/Piège"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::Trap),
        "your opponent activates a Trap",
        "il tuo avversario attiva una Trappola",
        "votre adversaire active un Piège"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::Monster),
        "your opponent activates a monster effect",
        "il tuo avversario attiva l'effetto di un mostro",
        "votre adversaire active l'effet d'un monstre"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::Any),
        "your opponent activates a card or effect",
        "il tuo avversario attiva una carta o un effetto",
        "votre adversaire active une carte ou un effet"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::Spell),
        "a Spell is activated",
        "viene attivata una Magia",
        "une Magie est activée"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::SpellTrap),
        "a Spell/Trap is activated",
        "viene attivata una Magia/Trappola",
        "une Magie/Piège est activée"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::Trap),
        "a Trap is activated",
        "viene attivata una Trappola",
        "un Piège est activé"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::Monster),
        "a monster effect is activated",
        "viene attivato l'effetto di un mostro",
        "l'effet d'un monstre est activé"
    ),
    also("your opponent's Spell/Trap is activated", |_| Some(Occasion::Activated(Who::Opponent, Answers::SpellTrap))),
    also("an opponent's Spell/Trap is activated", |_| Some(Occasion::Activated(Who::Opponent, Answers::SpellTrap))),
    also("an opponent's Spell is activated", |_| Some(Occasion::Activated(Who::Opponent, Answers::Spell))),
    also("an opponent's monster effect is activated", |_| Some(Occasion::Activated(Who::Opponent, Answers::Monster))),
    also("an Effect Monster's effect is activated", |_| Some(Occasion::Activated(Who::Each, Answers::Monster))),
    on!(
        Occasion::Activated(Who::Each, Answers::Any),
        "a card or effect is activated",
        "viene attivata una carta o un effetto",
        "une carte ou un effet est activé"
    ),
    also("an opponent's monster declares an attack", |_| {
        let one = super::super::cards::Count::Exactly(1);
        let whose = Whose::Opponent;
        Some(Occasion::Attack(Pick { whose, ..Pick::monsters(one, Vec::new()) }))
    }),
    also("your opponent's monster declares an attack", |_| {
        let one = super::super::cards::Count::Exactly(1);
        Some(Occasion::Attack(Pick { whose: Whose::Opponent, ..Pick::monsters(one, Vec::new()) }))
    }),
    also("your opponent declares an attack", |_| {
        let one = super::super::cards::Count::Exactly(1);
        Some(Occasion::Attack(Pick { whose: Whose::Opponent, ..Pick::monsters(one, Vec::new()) }))
    }),
    also("a monster declares an attack", |_| {
        Some(Occasion::Attack(Pick::monsters(super::super::cards::Count::Exactly(1), Vec::new())))
    }),
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
    let (count, places) = (super::super::cards::Count::Exactly(1), Place::Field.into());
    Some(Occasion::Comes(how, Pick { count, filter: filter.clone(), whose, places }))
}

fn theirs(how: EnumSet<Summon>) -> Occasion {
    let one = super::super::cards::Count::Exactly(1);
    Occasion::Comes(how, Pick { whose: Whose::Opponent, ..Pick::monsters(one, Vec::new()) })
}

/// A phase of somebody.
macro_rules! phase {
    ($phase:ident, $who:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |_| Some((InPhase::$phase, Who::$who)),
            take: |it| (*it == (InPhase::$phase, Who::$who)).then(Vec::new),
        }
    };
}

/// The phases that effects are activated in.
pub(super) const PHASES: &[Phrase<(InPhase, Who)>] = &[
    phase!(Standby, You, "during your Standby Phase", "durante la tua Standby Phase", "durant votre Standby Phase"),
    phase!(
        Standby,
        Opponent,
        "during your opponent's Standby Phase",
        "durante la Standby Phase del tuo avversario",
        "durant la Standby Phase de votre adversaire"
    ),
    phase!(Standby, Each, "during the Standby Phase", "durante la Standby Phase", "durant la Standby Phase"),
    also("during each Standby Phase", |_| Some((InPhase::Standby, Who::Each))),
    phase!(End, You, "during your End Phase", "durante la tua End Phase", "durant votre End Phase"),
    phase!(
        End,
        Opponent,
        "during your opponent's End Phase",
        "durante la End Phase del tuo avversario",
        "durant la End Phase de votre adversaire"
    ),
    phase!(End, Each, "during the End Phase", "durante la End Phase", "durant la End Phase"),
    also("during each End Phase", |_| Some((InPhase::End, Who::Each))),
    phase!(Draw, You, "during your Draw Phase", "durante la tua Draw Phase", "durant votre Draw Phase"),
    phase!(
        BattleEnds,
        Each,
        "at the end of the Battle Phase",
        "alla fine della Battle Phase",
        "à la fin de la Battle Phase"
    ),
];
