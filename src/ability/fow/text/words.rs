//! The words of the notation in three languages: one list, from which it is read and printed.

use super::Tongue;
use crate::ability::fow::{Type, Will, Word};

/// A word as it is printed: English, Italian, French.
pub(super) type Spelled = [&'static str; 3];

/// Key words in brackets.
pub(super) const KEYS: [(Word, Spelled); 15] = [
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
    (Word::Hope, ["Will of Hope", "Volontà di Speranza", "Volonté d'Espoir"]),
    (Word::Despair, ["Will of Despair", "Volontà di Disperazione", "Volonté de Désespoir"]),
];

/// What else is true of a card, as a predicate: of one card, and of several.
pub(super) const PREDICATES: [(Word, [Spelled; 2]); 18] = [
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
    (
        Word::MustAttack,
        [
            ["attacks if able", "attacca se può", "attaque si elle le peut"],
            ["attack if able", "attaccano se possono", "attaquent si elles le peuvent"],
        ],
    ),
    (
        Word::BlocksRested,
        [
            ["can block while rested", "può bloccare mentre è spossata", "peut bloquer en étant épuisée"],
            ["can block while rested", "possono bloccare mentre sono spossate", "peuvent bloquer en étant épuisées"],
        ],
    ),
    (
        Word::AttacksUpright,
        [
            ["doesn't rest as it attacks", "non si spossa quando attacca", "ne s'épuise pas en attaquant"],
            ["don't rest as they attack", "non si spossano quando attaccano", "ne s'épuisent pas en attaquant"],
        ],
    ),
    (
        Word::BlocksUpright,
        [
            ["doesn't rest as it blocks", "non si spossa quando blocca", "ne s'épuise pas en bloquant"],
            ["don't rest as they block", "non si spossano quando bloccano", "ne s'épuisent pas en bloquant"],
        ],
    ),
    (
        Word::NoDirectAttack,
        [
            ["cannot attack players", "non può attaccare i giocatori", "ne peut pas attaquer les joueurs"],
            ["cannot attack players", "non possono attaccare i giocatori", "ne peuvent pas attaquer les joueurs"],
        ],
    ),
    (
        Word::NoResonatorAttack,
        [
            ["cannot attack resonators", "non può attaccare risonatori", "ne peut pas attaquer les résonateurs"],
            ["cannot attack resonators", "non possono attaccare risonatori", "ne peuvent pas attaquer les résonateurs"],
        ],
    ),
    (
        Word::Uncancelled,
        [
            ["cannot be cancelled", "non può essere annullata", "ne peut pas être annulée"],
            ["cannot be cancelled", "non possono essere annullate", "ne peuvent pas être annulées"],
        ],
    ),
    (
        Word::NoActivate,
        [
            [
                "cannot play its activate abilities",
                "non può giocare le sue abilità attiva",
                "ne peut pas jouer ses capacités activables",
            ],
            [
                "cannot play their activate abilities",
                "non possono giocare le loro abilità attiva",
                "ne peuvent pas jouer leurs capacités activables",
            ],
        ],
    ),
    (
        Word::NoNextRecovery,
        [
            [
                "doesn't recover during its controller's next recovery phase",
                "non recupera nella prossima fase di recupero del suo controllore",
                "ne se redresse pas pendant la prochaine phase de redressement de son contrôleur",
            ],
            [
                "don't recover during their controller's next recovery phase",
                "non recuperano nella prossima fase di recupero del loro controllore",
                "ne se redressent pas pendant la prochaine phase de redressement de leur contrôleur",
            ],
        ],
    ),
];

/// Kinds of cards: one, and several.
pub(super) const TYPES: [(Type, [Spelled; 2]); 17] = [
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
    (
        Type::FieldAddition,
        [
            ["[Addition:Field]", "[Addizione:Terreno]", "[Addition:Terrain]"],
            ["[Addition:Field] cards", "carte [Addizione:Terreno]", "cartes [Addition:Terrain]"],
        ],
    ),
    (
        Type::ResonatorAddition,
        [
            ["[Addition:Resonator]", "[Addizione:Risonatore]", "[Addition:Résonateur]"],
            ["[Addition:Resonator] cards", "carte [Addizione:Risonatore]", "cartes [Addition:Résonateur]"],
        ],
    ),
    (Type::Regalia, [["regalia", "emblema", "regalia"], ["regalias", "emblemi", "regalias"]]),
    (
        Type::Stone,
        [["magic stone", "pietra magica", "pierre magique"], ["magic stones", "pietre magiche", "pierres magiques"]],
    ),
    (
        Type::NormalSpell,
        [["normal spell", "magia normale", "sort normal"], ["normal spells", "magie normali", "sorts normaux"]],
    ),
    (
        Type::Summon,
        [
            ["summon spell", "magia di evocazione", "sort d'invocation"],
            ["summon spells", "magie di evocazione", "sorts d'invocation"],
        ],
    ),
    (
        Type::MainChant,
        [
            ["[Spell:Chant]", "[Magia:Canto]", "[Sort:Chant]"],
            ["[Spell:Chant] cards", "carte [Magia:Canto]", "cartes [Sort:Chant]"],
        ],
    ),
    (
        Type::Instant,
        [
            ["[Spell:Chant-Instant]", "[Magia:Canto-Istantanea]", "[Sort:Chant-Instantané]"],
            ["[Spell:Chant-Instant] cards", "carte [Magia:Canto-Istantanea]", "cartes [Sort:Chant-Instantané]"],
        ],
    ),
    (
        Type::StandbyChant,
        [
            ["[Spell:Chant-Standby]", "[Magia:Canto-Attesa]", "[Sort:Chant-Attente]"],
            ["[Spell:Chant-Standby] cards", "carte [Magia:Canto-Attesa]", "cartes [Sort:Chant-Attente]"],
        ],
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

/// Races whose names are those of several already: one of them is called so, too.
const OF_SEVERAL: [&str; 9] = [
    "Ancient Ruins",
    "Battle Arts",
    "Black Ones",
    "Five Heroes",
    "Four Sacred Beasts",
    "Seven Kings",
    "Six Sages",
    "Twelve Apostles",
    "Twelve Protective Deities",
];

/// The names of several of a race: `Elves`, `Knights of the Round Table`; those that do not change stay.
pub(super) fn several(race: &str) -> String {
    if OF_SEVERAL.contains(&race) {
        return race.to_owned();
    }
    if let Some((first, rest)) = race.split_once(" of ") {
        return format!("{} of {rest}", several(first));
    }
    let vowel = |letter: Option<char>| letter.is_some_and(|letter| "aeiou".contains(letter));
    if let Some(stem) = race.strip_suffix("lf").or_else(|| race.strip_suffix("rf")) {
        return format!("{stem}{}ves", &race[stem.len()..=stem.len()]);
    }
    match race.strip_suffix('y') {
        Some(stem) if !vowel(stem.chars().last()) => format!("{stem}ies"),
        _ if race.ends_with('u') || race.ends_with(|last: char| last.is_ascii_digit()) => race.to_owned(),
        _ if race.ends_with(['s', 'x']) || race.ends_with("ch") || race.ends_with("sh") => format!("{race}es"),
        _ => format!("{race}s"),
    }
}

/// One of them, where such a name stands for several of a race.
pub(super) fn one_of(several_of_them: &str) -> Option<String> {
    if OF_SEVERAL.contains(&several_of_them) {
        return Some(several_of_them.to_owned());
    }
    let (first, rest) = several_of_them.split_once(" of ").map_or((several_of_them, None), |(a, b)| (a, Some(b)));
    let ends = [("lves", "lf"), ("rves", "rf"), ("ies", "y"), ("es", ""), ("s", ""), ("", "")];
    ends.iter().find_map(|(end, one)| {
        let one = format!("{}{one}", first.strip_suffix(end)?);
        let one = rest.map_or_else(|| one.clone(), |rest| format!("{one} of {rest}"));
        (!one.is_empty() && several(&one) == several_of_them).then_some(one)
    })
}

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
    fn several_of_a_race_are_one_again() {
        for race in ["Elf", "Werewolf", "Fairy", "Knight of the Round Table", "Human", "Cthulhu", "Squad 7", "Witch"] {
            assert_eq!(one_of(&several(race)).as_deref(), Some(race));
        }
        assert_eq!(several("Knight of the Round Table"), "Knights of the Round Table");
        assert_eq!(one_of("Four Sacred Beasts").as_deref(), Some("Four Sacred Beasts"));
        assert_eq!(several("Four Sacred Beasts"), "Four Sacred Beasts");
    }

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
