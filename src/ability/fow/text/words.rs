//! The words of the notation in three languages: one list, from which it is read and printed.

use super::Tongue;
use crate::ability::fow::{Type, Will, Word};

/// A word as it is printed: English, Italian, French.
pub(super) type Spelled = [&'static str; 3];

/// Key words in brackets.
pub(super) const KEYS: [(Word, Spelled); 13] = [
    (Word::Flying, ["Flying", "Volare", "Vol"]),
    (Word::Swiftness, ["Swiftness", "Rapidità", "Célérité"]),
    (Word::FirstStrike, ["First Strike", "Primo Colpo", "Frappe Éclair"]),
    (Word::Pierce, ["Pierce", "Perforare", "Percée"]),
    (Word::Imperishable, ["Imperishable", "Imperituro", "Impérissable"]),
    (Word::Eternal, ["Eternal", "Eterno", "Éternel"]),
    (Word::Drain, ["Drain", "Drenare", "Drain"]),
    (Word::TargetAttack, ["Target Attack", "Attacco Mirato", "Attaque Ciblée"]),
    (Word::Precision, ["Precision", "Precisione", "Précision"]),
    (Word::Explode, ["Explode", "Esplodere", "Explosion"]),
    (Word::Barrier, ["Barrier", "Barriera", "Barrière"]),
    (Word::Quickcast, ["Quickcast", "Lancio Rapido", "Incantation Rapide"]),
    (Word::Remnant, ["Remnant", "Vestigio", "Vestige"]),
];

/// What else is true of a card, as a predicate: of one card, and of several.
pub(super) const PREDICATES: [(Word, [Spelled; 2]); 9] = [
    (
        Word::NoAttack,
        [
            ["cannot attack", "non può attaccare", "ne peut pas attaquer"],
            ["cannot attack", "non possono attaccare", "ne peuvent pas attaquer"],
        ],
    ),
    (
        Word::NoBlock,
        [
            ["cannot block", "non può bloccare", "ne peut pas bloquer"],
            ["cannot block", "non possono bloccare", "ne peuvent pas bloquer"],
        ],
    ),
    (
        Word::Unblocked,
        [
            ["cannot be blocked", "non può essere bloccata", "ne peut pas être bloquée"],
            ["cannot be blocked", "non possono essere bloccate", "ne peuvent pas être bloquées"],
        ],
    ),
    (
        Word::Unattacked,
        [
            ["cannot be attacked", "non può essere attaccata", "ne peut pas être attaquée"],
            ["cannot be attacked", "non possono essere attaccate", "ne peuvent pas être attaquées"],
        ],
    ),
    (
        Word::Untargeted,
        [
            [
                "cannot be targeted by spells or abilities",
                "non può essere bersaglio di magie o abilità",
                "ne peut pas être ciblée par des sorts ou des capacités",
            ],
            [
                "cannot be targeted by spells or abilities",
                "non possono essere bersaglio di magie o abilità",
                "ne peuvent pas être ciblées par des sorts ou des capacités",
            ],
        ],
    ),
    (
        Word::Undestroyed,
        [
            ["cannot be destroyed", "non può essere distrutta", "ne peut pas être détruite"],
            ["cannot be destroyed", "non possono essere distrutte", "ne peuvent pas être détruites"],
        ],
    ),
    (
        Word::NoRecovery,
        [
            [
                "doesn't recover during your recovery phase",
                "non recupera nella tua fase di recupero",
                "ne se redresse pas pendant votre phase de redressement",
            ],
            [
                "don't recover during your recovery phase",
                "non recuperano nella tua fase di recupero",
                "ne se redressent pas pendant votre phase de redressement",
            ],
        ],
    ),
    (
        Word::AttacksAtOnce,
        [
            [
                "can attack in the turn it entered the field",
                "può attaccare nel turno in cui è entrata nel terreno",
                "peut attaquer le tour où elle est arrivée sur le terrain",
            ],
            [
                "can attack in the turn they entered the field",
                "possono attaccare nel turno in cui sono entrate nel terreno",
                "peuvent attaquer le tour où elles sont arrivées sur le terrain",
            ],
        ],
    ),
    (
        Word::BlocksFlying,
        [
            [
                "can block resonators with [Flying]",
                "può bloccare risonatori con [Volare]",
                "peut bloquer des résonateurs avec [Vol]",
            ],
            [
                "can block resonators with [Flying]",
                "possono bloccare risonatori con [Volare]",
                "peuvent bloquer des résonateurs avec [Vol]",
            ],
        ],
    ),
];

/// Kinds of cards: one, and several.
pub(super) const TYPES: [(Type, [Spelled; 2]); 10] = [
    (Type::Resonator, [["resonator", "risonatore", "résonateur"], ["resonators", "risonatori", "résonateurs"]]),
    (Type::JRuler, [["J-ruler", "sovrano-G", "J-souverain"], ["J-rulers", "sovrani-G", "J-souverains"]]),
    (
        Type::JResonator,
        [
            ["J/resonator", "risonatore o sovrano-G", "résonateur ou J-souverain"],
            ["J/resonators", "risonatori o sovrani-G", "résonateurs ou J-souverains"],
        ],
    ),
    (
        Type::JOrRuler,
        [
            ["J/ruler", "sovrano o sovrano-G", "souverain ou J-souverain"],
            ["J/rulers", "sovrani o sovrani-G", "souverains ou J-souverains"],
        ],
    ),
    (Type::Addition, [["addition", "addizione", "addition"], ["additions", "addizioni", "additions"]]),
    (Type::Regalia, [["regalia", "emblema", "regalia"], ["regalias", "emblemi", "regalias"]]),
    (
        Type::Stone,
        [["magic stone", "pietra magica", "pierre magique"], ["magic stones", "pietre magiche", "pierres magiques"]],
    ),
    (Type::Chant, [["chant", "canto", "chant"], ["chants", "canti", "chants"]]),
    (Type::Spell, [["spell", "magia", "sort"], ["spells", "magie", "sorts"]]),
    (Type::Card, [["card", "carta", "carte"], ["cards", "carte", "cartes"]]),
];

/// The kinds of will: the letter of the icon, and the attribute.
pub(super) const WILLS: [(Will, char, Spelled); 6] = [
    (Will::Light, 'W', ["light", "luce", "lumière"]),
    (Will::Fire, 'R', ["fire", "fuoco", "feu"]),
    (Will::Water, 'U', ["water", "acqua", "eau"]),
    (Will::Wind, 'G', ["wind", "vento", "vent"]),
    (Will::Darkness, 'B', ["darkness", "oscurità", "ténèbres"]),
    (Will::Moon, 'M', ["moon", "luna", "lune"]),
];

/// Numbers in words, from zero.
pub(super) const NUMBERS: [&str; 11] =
    ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// The icon of a kind of will.
pub(super) fn icon(will: Will) -> String {
    let (_, letter, _) = WILLS[will as usize];
    format!("{{{letter}}}")
}

/// A spelling in a language.
pub(super) const fn in_tongue(spelled: Spelled, tongue: Tongue) -> &'static str {
    spelled[tongue as usize]
}

/// A key word without its brackets.
pub(super) fn key(word: Word) -> Option<Spelled> {
    KEYS.iter().find(|(key, _)| *key == word).map(|(_, spelled)| *spelled)
}

/// A predicate, of one card or several.
pub(super) fn predicate(word: Word, plural: bool) -> Option<Spelled> {
    PREDICATES.iter().find(|(other, _)| *other == word).map(|(_, spelled)| spelled[usize::from(plural)])
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;

    #[test]
    fn every_word_is_a_key_word_or_a_predicate_and_every_kind_of_will_has_its_icon() {
        for word in Word::VARIANTS {
            assert!(key(*word).is_some() != predicate(*word, false).is_some(), "{word:?}");
        }
        for will in Will::VARIANTS {
            assert_eq!(WILLS[*will as usize].0, *will);
        }
        for kind in Type::VARIANTS {
            assert!(TYPES.iter().any(|(other, _)| other == kind), "{kind:?}");
        }
    }
}
