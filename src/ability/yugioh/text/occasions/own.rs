//! What befalls the card itself, and what it does.

use super::super::super::cards::Place;
use super::super::super::{By, Occasion, Summon};
use super::super::phrase::{Phrase, also};

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

/// What befalls the card itself, and what it does; longer ones before those that they begin like.
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
    also("this card is selected as an attack target", |_| Some(Occasion::Attacked)),
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
];
