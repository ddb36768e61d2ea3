//! The words of the list that things are said with, in reading as in printing.

use super::lexicon::Sym;
use crate::ability::exo::{Key, Place, Type, Verb, Whose, Word};

/// Whose cards are meant where nothing is said: on the field anybody's, elsewhere the own ones (9-9).
pub(super) const fn whose_by(place: Place) -> Whose {
    match place {
        Place::Play => Whose::Any,
        Place::Hand
        | Place::Occult
        | Place::Deck
        | Place::Evolutions
        | Place::Discard
        | Place::Banished
        | Place::Anywhere => Whose::You,
    }
}

/// A word that a card has.
pub(super) const fn word_sym(word: Word) -> Sym {
    match word {
        Word::Assault => Sym::Assault,
        Word::Berserk => Sym::Berserk,
        Word::God => Sym::God,
        Word::Shapeshifter => Sym::Shapeshifter,
        Word::Untouchable => Sym::Untouchable,
        Word::Swift => Sym::Swift,
        Word::Uncoverable => Sym::Uncoverable,
        Word::AnyTime => Sym::AnyTime,
        Word::InBattle => Sym::InBattle,
        Word::Attacker => Sym::Attacker,
        Word::Peaceful => Sym::Peaceful,
    }
}

/// A type.
pub(super) const fn type_sym(kind: Type) -> Sym {
    match kind {
        Type::Leader => Sym::Leader,
        Type::ViceLeader => Sym::ViceLeader,
        Type::Creature => Sym::Creature,
        Type::Evolution => Sym::Evolution,
        Type::Tactic => Sym::Tactic,
        Type::Token => Sym::Token,
        Type::Relic => Sym::Relic,
    }
}

/// What is done with cards.
pub(super) const fn verb_sym(verb: Verb) -> Sym {
    match verb {
        Verb::Destroy => Sym::Destroy,
        Verb::Sacrifice => Sym::Sacrifice,
        Verb::Bury => Sym::Bury,
        Verb::Discard => Sym::Discard,
        Verb::Banish => Sym::Banish,
        Verb::Cover => Sym::Cover,
        Verb::Uncover => Sym::Uncover,
        Verb::Hand => Sym::ToHand,
        Verb::Occult => Sym::ToOccult,
        Verb::Top => Sym::ToTop,
        Verb::Bottom => Sym::ToBottom,
        Verb::Shuffle => Sym::ShuffleIn,
    }
}

/// A key word.
pub(super) const fn key_sym(key: &Key) -> Sym {
    match key {
        Key::Activation => Sym::Activation,
        Key::Cycle => Sym::Cycle,
        Key::Cover => Sym::CoverKey,
        Key::Echo => Sym::Echo,
        Key::Exile => Sym::Exile,
        Key::Guard => Sym::Guard,
        Key::Ambush => Sym::Ambush,
        Key::Immediate => Sym::Immediate,
        Key::Death => Sym::Death,
        Key::Hate(_) => Sym::Hate,
        Key::Shadow => Sym::Shadow,
        Key::Honor => Sym::Honor,
        Key::Rage => Sym::Rage,
        Key::Reveal => Sym::Reveal,
        Key::Sacrifice => Sym::SacrificeKey,
        Key::Discard => Sym::DiscardKey,
        Key::Burial => Sym::Burial,
        Key::Emergency => Sym::Emergency,
        Key::Main | Key::Tactic => Sym::Main,
        Key::Quick => Sym::Quick,
        Key::Attacked => Sym::Attacked,
    }
}
