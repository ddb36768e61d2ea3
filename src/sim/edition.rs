//! From a ruleset to what the engine plays by.

use std::sync::LazyLock;

use crate::game::Edition;
use crate::game::roster::Keywords;
use crate::ruleset::{DEFAULT, EMBEDDED, Procedure, Ruleset};

/// Why no game can be played by a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayed {
    /// The engine does not know its rules of play.
    #[error("the engine does not play {0} yet; it plays {known}", known = played().join(" and "))]
    Edition(String),
    /// It opens or draws in a way that the engine does not know.
    #[error("the engine cannot play {id}: it knows no other {}", what.join(", and no other "))]
    Procedure {
        /// The ruleset.
        id: String,
        /// What differs.
        what: Vec<&'static str>,
    },
}

/// The editions inside the program that games can be played by, the default first.
pub fn played() -> Vec<&'static str> {
    let plays = |id: &&str| Ruleset::embedded(id).is_ok_and(|ruleset| ruleset.play.is_some());
    EMBEDDED.into_iter().map(|(id, _)| id).filter(plays).collect()
}

/// What the engine plays by under a ruleset.
///
/// # Errors
/// Why it cannot play by it.
///
/// ```
/// use deckscouter::{ruleset::Ruleset, sim::edition};
/// let edition = |id| edition::of(&Ruleset::embedded(id).unwrap());
/// assert!(!edition("dbscg-1.078").unwrap().unison_cards);
/// assert!(edition("dbscg-4.00").unwrap_err().to_string().contains("does not play dbscg-4.00 yet"));
/// ```
pub fn of(ruleset: &Ruleset) -> Result<Edition, Unplayed> {
    let play = ruleset.play.as_ref().ok_or_else(|| Unplayed::Edition(ruleset.id.clone()))?;
    let (opening, turn) = (&ruleset.opening, &ruleset.turn);
    let counts = [Some(&opening.hand), opening.life.as_ref()].map(|amount| {
        let cards = amount.map_or(0, |amount| amount.cards);
        u16::try_from(cards).ok().filter(|cards| (1..=1000).contains(cards))
    });
    let other = [
        (counts.contains(&None), "opening than a hand and life of 1 to 1000 cards each"),
        (opening.mulligan.procedure != Procedure::AnyNumberReshuffled, "mulligan than any number of cards, reshuffled"),
        (turn.draw.cards != 1 || !turn.draw.first_player_skips_first, "draw than 1 card, skipped on the first turn"),
        (turn.charge.as_ref().is_none_or(|charge| charge.cards != 1), "charge than 1 card"),
        (turn.hand_limit.is_some(), "hand than one without limit"),
    ];
    let what: Vec<&str> = other.into_iter().filter(|(differs, _)| *differs).map(|(_, what)| what).collect();
    let ([Some(hand), Some(life)], []) = (counts, what.as_slice()) else {
        return Err(Unplayed::Procedure { id: ruleset.id.clone(), what });
    };
    let mut unknown = Keywords::default();
    play.unknown.iter().for_each(|keyword| unknown.insert(*keyword));
    Ok(Edition {
        hand,
        life,
        unison_cards: play.unison_cards.holds,
        specified_cost_counts: play.specified_cost_counts.holds,
        blocker_is_attacked: play.blocker_is_attacked.holds,
        unknown,
    })
}

/// What the engine plays by unless somebody names an edition.
pub fn usual() -> Edition {
    static USUAL: LazyLock<Option<Edition>> = LazyLock::new(|| of(&Ruleset::embedded(DEFAULT).ok()?).ok());
    // A test holds that the embedded default can be played.
    USUAL.unwrap_or_else(|| unreachable!("the default edition is played"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_edition_and_the_one_before_are_played() {
        assert_eq!(played(), [DEFAULT, "dbscg-1.078"]);
        assert_eq!(usual().fewest(), 15);
    }

    #[test]
    fn every_procedure_that_the_engine_does_not_know_is_named() {
        let text =
            EMBEDDED[0].1.replace("any-number-reshuffled", "none").replace("skips-first: true", "skips-first: false");
        let refused = of(&Ruleset::parse(&text.replace("{cards: 6,", "{cards: 0,")).expect("a ruleset"));
        let Err(Unplayed::Procedure { what, .. }) = refused else { panic!("{refused:?}") };
        assert_eq!(what.len(), 3);
    }
}
