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
    also("this card is destroyed by battle", |_| Some(Occasion::Destroyed(By::Battle))),
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
    also("this card is selected as an attack target", |_| Some(Occasion::Attacked)),
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
    also("your opponent Normal Summons a monster", |_| Some(theirs(Summon::normal()))),
    also("your opponent Normal or Flip Summons a monster", |_| Some(theirs(Summon::normal() | Summon::Flip))),
    also("your opponent Special Summons a monster", |_| Some(theirs(Summon::special()))),
    also("your opponent Summons a monster", |_| Some(theirs(Summon::normal() | Summon::special() | Summon::Flip))),
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
    comes!(
        EnumSet::only(Summon::Synchro),
        "{0p} is Synchro Summoned",
        "{0p} viene Synchro Evocato",
        "{0p} est Invoqué par Synchronisation"
    ),
    also("{0p} is destroyed by battle and sent to the gy", |args| Some(Occasion::Falls(By::Battle, pick(args, 0)?))),
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
