//! The words of the game in three languages: types, attributes, classes, nouns, icons, phases.

use super::super::cards::{Class, Icon, Noun};
use super::Tongue;

/// A word in English, Italian and French.
pub(super) type Word3 = [&'static str; 3];

/// A word in a language.
pub(super) fn of(word: Word3, tongue: Tongue) -> &'static str {
    word[tongue as usize]
}

/// The types.
pub(super) const RACES: [Word3; 24] = [
    ["Warrior", "Guerriero", "Guerrier"],
    ["Spellcaster", "Incantatore", "Magicien"],
    ["Fairy", "Fata", "Elfe"],
    ["Fiend", "Demone", "Démon"],
    ["Zombie", "Zombie", "Zombie"],
    ["Machine", "Macchina", "Machine"],
    ["Aqua", "Acqua", "Aqua"],
    ["Pyro", "Pyro", "Pyro"],
    ["Rock", "Roccia", "Rocher"],
    ["Winged Beast", "Bestia Alata", "Bête Ailée"],
    ["Plant", "Pianta", "Plante"],
    ["Insect", "Insetto", "Insecte"],
    ["Thunder", "Tuono", "Tonnerre"],
    ["Dragon", "Drago", "Dragon"],
    ["Beast-Warrior", "Guerriero-Bestia", "Bête-Guerrier"],
    ["Beast", "Bestia", "Bête"],
    ["Dinosaur", "Dinosauro", "Dinosaure"],
    ["Fish", "Pesce", "Poisson"],
    ["Sea Serpent", "Serpente Marino", "Serpent de Mer"],
    ["Reptile", "Rettile", "Reptile"],
    ["Psychic", "Psichico", "Psychique"],
    ["Divine-Beast", "Divinità-Bestia", "Bête Divine"],
    ["Wyrm", "Wyrm", "Wyrm"],
    ["Cyberse", "Cyberso", "Cyberse"],
];

/// The attributes.
pub(super) const ATTRIBUTES: [Word3; 7] = [
    ["EARTH", "TERRA", "TERRE"],
    ["WATER", "ACQUA", "EAU"],
    ["FIRE", "FUOCO", "FEU"],
    ["WIND", "VENTO", "VENT"],
    ["LIGHT", "LUCE", "LUMIÈRE"],
    ["DARK", "OSCURITÀ", "TÉNÈBRES"],
    ["DIVINE", "DIVINO", "DIVIN"],
];

/// A type or an attribute by the name that cards have it under.
pub(super) fn named(table: &'static [Word3], name: &str, tongue: Tongue) -> String {
    let found = table.iter().find(|word| word[0].eq_ignore_ascii_case(name));
    found.map_or_else(|| name.to_owned(), |word| of(*word, tongue).to_owned())
}

/// What a monster is.
pub(super) const fn class(class: Class) -> Word3 {
    match class {
        Class::Normal => ["Normal", "Normale", "Normal"],
        Class::Effect => ["Effect", "con Effetto", "à Effet"],
        Class::Fusion => ["Fusion", "Fusione", "Fusion"],
        Class::Ritual => ["Ritual", "Rituale", "Rituel"],
        Class::Synchro => ["Synchro", "Synchro", "Synchro"],
        Class::Xyz => ["Xyz", "Xyz", "Xyz"],
        Class::Pendulum => ["Pendulum", "Pendulum", "Pendule"],
        Class::Tuner => ["Tuner", "Tuner", "Syntoniseur"],
        Class::Toon => ["Toon", "Toon", "Toon"],
        Class::Spirit => ["Spirit", "Spirito", "Spirit"],
        Class::Union => ["Union", "Unione", "Union"],
        Class::Gemini => ["Gemini", "Gemello", "Gémeau"],
        Class::Flip => ["Flip", "Scoperta", "Flip"],
        Class::Token => ["Token", "Segna-Mostro", "Jeton"],
    }
}

/// What a spell or trap is.
pub(super) const fn icon(icon: Icon) -> Word3 {
    match icon {
        Icon::Normal => ["Normal", "Normale", "Normale"],
        Icon::Continuous => ["Continuous", "Continua", "Continue"],
        Icon::Equip => ["Equip", "Equipaggiamento", "d'Équipement"],
        Icon::Field => ["Field", "Terreno", "de Terrain"],
        Icon::QuickPlay => ["Quick-Play", "Rapida", "Jeu-Rapide"],
        Icon::Ritual => ["Ritual", "Rituale", "Rituelle"],
        Icon::Counter => ["Counter", "Contro", "Contre"],
    }
}

/// A noun for one, and for several.
pub(super) const fn noun(noun: Noun, several: bool) -> Word3 {
    match (noun, several) {
        (Noun::Card, false) => ["card", "carta", "carte"],
        (Noun::Card, true) => ["cards", "carte", "cartes"],
        (Noun::Monster, false) => ["monster", "mostro", "monstre"],
        (Noun::Monster, true) => ["monsters", "mostri", "monstres"],
        (Noun::Spell, false) => ["Spell", "Magia", "Magie"],
        (Noun::Spell, true) => ["Spells", "Magie", "Magies"],
        (Noun::Trap, false) => ["Trap", "Trappola", "Piège"],
        (Noun::Trap, true) => ["Traps", "Trappole", "Pièges"],
        (Noun::SpellTrap, false) => ["Spell/Trap", "Magia/Trappola", "Magie/Piège"],
        (Noun::SpellTrap, true) => ["Spells/Traps", "Magie/Trappole", "Magies/Pièges"],
        (Noun::Token, false) => ["Token", "Segna-Mostro", "Jeton"],
        (Noun::Token, true) => ["Tokens", "Segna-Mostri", "Jetons"],
    }
}
