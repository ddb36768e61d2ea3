//! Summons, positions, counters, control, Chains and battles, and what players are kept from.

use super::super::super::cards::Who;
use super::super::super::deed::{Act, Deed, Lies, Turn, Until};
use super::super::phrase::{Arg, Phrase, also};
use super::{cards, many, number, of_filter, small, text};

/// The phrases.
pub(super) const DEEDS: &[Phrase<Deed>] = &[
    Phrase {
        words: [
            "Fusion Summon 1 {0o} from your Extra Deck, using monsters from your hand or field as Fusion Material",
            "Evoca tramite Fusione 1 {0o} dal tuo Extra Deck con mostri dalla tua mano o Terreno come Materiali da Fusione",
            "Invoquez par Fusion 1 {0o} de votre Extra Deck avec des monstres de votre main ou Terrain comme Matériels",
        ],
        make: |args| Some(Deed::Fusion(of_filter(args, 0)?)),
        take: |deed| match deed {
            Deed::Fusion(filter) => Some(vec![Arg::Filter(filter.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "Ritual Summon 1 {0o} from your hand with Tributes from your hand or field whose total Levels equal its Level",
            "Evoca tramite Rituale 1 {0o} dalla tua mano offrendo Tributi con Livelli pari in totale al suo",
            "Invoquez Rituellement 1 {0o} de votre main en Sacrifiant des monstres de Niveau total égal au sien",
        ],
        make: |args| Some(Deed::Ritual(of_filter(args, 0)?, true)),
        take: |deed| match deed {
            Deed::Ritual(filter, true) => Some(vec![Arg::Filter(filter.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "Ritual Summon 1 {0o} from your hand with Tributes from your hand or field whose total Levels equal or exceed its Level",
            "Evoca tramite Rituale 1 {0o} dalla tua mano offrendo Tributi con Livelli pari in totale almeno al suo",
            "Invoquez Rituellement 1 {0o} de votre main en Sacrifiant des monstres de Niveau total au moins égal au sien",
        ],
        make: |args| Some(Deed::Ritual(of_filter(args, 0)?, false)),
        take: |deed| match deed {
            Deed::Ritual(filter, false) => Some(vec![Arg::Filter(filter.clone())]),
            _ => None,
        },
    },
    summons!(
        Some(Lies::Attack),
        "Special Summon {0c} in Attack Position",
        "Evoca Specialmente {0c} in Posizione di Attacco",
        "Invoquez Spécialement {0c} en Position d'Attaque"
    ),
    summons!(
        Some(Lies::Defense),
        "Special Summon {0c} in Defense Position",
        "Evoca Specialmente {0c} in Posizione di Difesa",
        "Invoquez Spécialement {0c} en Position de Défense"
    ),
    summons!(
        Some(Lies::Down),
        "Special Summon {0c} in face-down Defense Position",
        "Evoca Specialmente {0c} coperta in Posizione di Difesa",
        "Invoquez Spécialement {0c} face verso en Position de Défense"
    ),
    also("Special Summon {0c} from your GY in Defense Position", |args| {
        Some(Deed::Summon(cards(args, 0)?, Some(Lies::Defense)))
    }),
    also("Special Summon {0c} from the GY", |args| Some(Deed::Summon(cards(args, 0)?, None))),
    also("Special Summon {0c} from your GY", |args| Some(Deed::Summon(cards(args, 0)?, None))),
    also("Special Summon {0c} from your hand", |args| Some(Deed::Summon(cards(args, 0)?, None))),
    also("Special Summon {0c} to your field", |args| Some(Deed::Summon(cards(args, 0)?, None))),
    summons!(None, "Special Summon {0c}", "Evoca Specialmente {0c}", "Invoquez Spécialement {0c}"),
    turns!(
        Turn::To(Lies::Down),
        "change {0c} to face-down Defense Position",
        "cambia {0c} in Posizione di Difesa coperta",
        "changez {0c} en Position de Défense face verso"
    ),
    turns!(
        Turn::To(Lies::Attack),
        "change {0c} to Attack Position",
        "cambia {0c} in Posizione di Attacco",
        "changez {0c} en Position d'Attaque"
    ),
    turns!(
        Turn::To(Lies::Defense),
        "change {0c} to Defense Position",
        "cambia {0c} in Posizione di Difesa",
        "changez {0c} en Position de Défense"
    ),
    turns!(
        Turn::Over,
        "change the battle position of {0c}",
        "cambia la posizione di {0c}",
        "changez la position de combat de {0c}"
    ),
    also("{0c} are changed to Attack Position", |args| Some(Deed::Turn(cards(args, 0)?, Turn::To(Lies::Attack)))),
    also("{0c} are changed to Defense Position", |args| Some(Deed::Turn(cards(args, 0)?, Turn::To(Lies::Defense)))),
    also("flip {0c} into Attack Position", |args| Some(Deed::Turn(cards(args, 0)?, Turn::To(Lies::Attack)))),
    also("change the battle positions of {0c}", |args| Some(Deed::Turn(cards(args, 0)?, Turn::Over))),
    also("change {0t} battle position", |args| Some(Deed::Turn(cards(args, 0)?, Turn::Over))),
    Phrase {
        words: ["place {1n} {2k} on {0c}", "metti {1n} Segnalini {2k} su {0c}", "placez {1n} Compteurs {2k} sur {0c}"],
        make: |args| Some(Deed::Counters(cards(args, 0)?, i8::try_from(number(args, 1)?).ok()?, text(args, 2)?)),
        take: |deed| match deed {
            Deed::Counters(cards, count, kind) if *count > 0 => {
                Some(vec![Arg::Cards(cards.clone()), many(u32::from(count.unsigned_abs())), Arg::Text(kind.clone())])
            }
            _ => None,
        },
    },
    Phrase {
        words: [
            "take control of {0c} until the End Phase",
            "prendi il controllo di {0c} fino alla End Phase",
            "prenez le contrôle de {0c} jusqu'à la End Phase",
        ],
        make: |args| Some(Deed::Control(cards(args, 0)?, Until::TurnEnds)),
        take: |deed| match deed {
            Deed::Control(cards, Until::TurnEnds) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    also("take control of {0c} until the end of this turn", |args| {
        Some(Deed::Control(cards(args, 0)?, Until::TurnEnds))
    }),
    Phrase {
        words: ["take control of {0c}", "prendi il controllo di {0c}", "prenez le contrôle de {0c}"],
        make: |args| Some(Deed::Control(cards(args, 0)?, Until::Stays)),
        take: |deed| match deed {
            Deed::Control(cards, Until::Stays) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: ["equip this card to {0c}", "equipaggia questa carta a {0c}", "équipez cette carte à {0c}"],
        make: |args| Some(Deed::Equip(cards(args, 0)?)),
        take: |deed| match deed {
            Deed::Equip(cards) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    also("equip {0c} with this card", |args| Some(Deed::Equip(cards(args, 0)?))),
    plain!(Deed::NegateActivation, "negate the activation", "annulla l'attivazione", "annulez l'activation"),
    also("negate that activation", |_| Some(Deed::NegateActivation)),
    plain!(Deed::NegateEffect, "negate the effect", "annulla l'effetto", "annulez l'effet"),
    also("negate that effect", |_| Some(Deed::NegateEffect)),
    plain!(Deed::NegateAttack, "negate the attack", "annulla l'attacco", "annulez l'attaque"),
    also("negate that attack", |_| Some(Deed::NegateAttack)),
    Phrase {
        words: [
            "change the attack target to {0c}",
            "sposta l'attacco su {0c}",
            "changez la cible de l'attaque en {0c}",
        ],
        make: |args| Some(Deed::Redirect(cards(args, 0)?)),
        take: |deed| match deed {
            Deed::Redirect(cards) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    plain!(Deed::EndBattle, "end the Battle Phase", "termina la Battle Phase", "mettez fin à la Battle Phase"),
    plain!(
        Deed::Look(Who::Opponent),
        "look at your opponent's hand",
        "guarda la mano del tuo avversario",
        "regardez la main de votre adversaire"
    ),
    Phrase {
        words: [
            "excavate the top {0i:card|cards} of your Deck",
            "dissotterra {0i:carta|carte} dalla cima del tuo Deck",
            "excavez {0i:carte|cartes} du dessus de votre Deck",
        ],
        make: |args| Some(Deed::Excavate(small(args, 0)?)),
        take: |deed| match deed {
            Deed::Excavate(count) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    also("excavate the top card of your Deck", |_| Some(Deed::Excavate(1))),
    Phrase {
        words: [
            "add 1 excavated {0o} to your hand and place the rest on the bottom of your Deck",
            "aggiungi alla tua mano 1 {0o} fra quelle dissotterrate e metti le altre in fondo al Deck",
            "ajoutez à votre main 1 {0o} excavée et placez le reste en dessous de votre Deck",
        ],
        make: |args| Some(Deed::Pick(of_filter(args, 0)?)),
        take: |deed| match deed {
            Deed::Pick(filter) => Some(vec![Arg::Filter(filter.clone())]),
            _ => None,
        },
    },
    plain!(Deed::Win, "you win the Duel", "vinci il Duello", "vous gagnez le Duel"),
    plain!(
        Deed::NoBattleDamage(Who::You, Until::TurnEnds),
        "you take no battle damage this turn",
        "non subisci danni da combattimento in questo turno",
        "vous ne subissez aucun dommage de combat ce tour"
    ),
    also("you take no battle damage from that battle", |_| Some(Deed::NoBattleDamage(Who::You, Until::Damage))),
    plain!(
        Deed::NoBattleDamage(Who::You, Until::Damage),
        "you take no battle damage from this battle",
        "non subisci danni da questa battaglia",
        "vous ne subissez aucun dommage de ce combat"
    ),
    forbids!(
        Opponent,
        Attack,
        TurnEnds,
        "your opponent cannot declare an attack this turn",
        "il tuo avversario non può dichiarare attacchi in questo turno",
        "votre adversaire ne peut pas déclarer d'attaque ce tour"
    ),
    also("your opponent's monsters cannot declare an attack this turn", |_| {
        Some(Deed::Forbid(Who::Opponent, Act::Attack, Until::TurnEnds))
    }),
    also("monsters your opponent controls cannot attack this turn", |_| {
        Some(Deed::Forbid(Who::Opponent, Act::Attack, Until::TurnEnds))
    }),
    forbids!(
        You,
        SpecialSummon,
        TurnEnds,
        "you cannot Special Summon this turn",
        "non puoi Evocare Specialmente in questo turno",
        "vous ne pouvez pas Invoquer Spécialement ce tour"
    ),
    forbids!(
        Opponent,
        SpecialSummon,
        TurnEnds,
        "your opponent cannot Special Summon this turn",
        "il tuo avversario non può Evocare Specialmente in questo turno",
        "votre adversaire ne peut pas Invoquer Spécialement ce tour"
    ),
    forbids!(
        You,
        Battle,
        TurnEnds,
        "you cannot conduct your Battle Phase this turn",
        "non puoi condurre la Battle Phase in questo turno",
        "vous ne pouvez pas mener votre Battle Phase ce tour"
    ),
    also("you cannot conduct your Battle Phase the turn you activate this card", |_| {
        Some(Deed::Forbid(Who::You, Act::Battle, Until::TurnEnds))
    }),
    forbids!(
        Opponent,
        Draw,
        NextTurnEnds,
        "skip the Draw Phase of your opponent's next turn",
        "salta la Draw Phase del prossimo turno del tuo avversario",
        "sautez la Draw Phase du prochain tour de votre adversaire"
    ),
    forbids!(
        Opponent,
        SpellTrap,
        TurnEnds,
        "your opponent cannot activate Spells/Traps this turn",
        "il tuo avversario non può attivare Magie/Trappole in questo turno",
        "votre adversaire ne peut pas activer de Magies/Pièges ce tour"
    ),
    forbids!(
        Each,
        Trap,
        TurnEnds,
        "no Traps can be activated this turn",
        "nessuna Trappola può essere attivata in questo turno",
        "aucun Piège ne peut être activé ce tour"
    ),
    also("no Traps can be activated until the End Phase", |_| {
        Some(Deed::Forbid(Who::Each, Act::Trap, Until::TurnEnds))
    }),
    forbids!(
        Opponent,
        Spell,
        TurnEnds,
        "your opponent cannot activate Spells this turn",
        "il tuo avversario non può attivare Magie in questo turno",
        "votre adversaire ne peut pas activer de Magies ce tour"
    ),
    forbids!(
        Opponent,
        Trap,
        TurnEnds,
        "your opponent cannot activate Traps this turn",
        "il tuo avversario non può attivare Trappole in questo turno",
        "votre adversaire ne peut pas activer de Pièges ce tour"
    ),
];
