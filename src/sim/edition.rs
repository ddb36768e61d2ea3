//! From a ruleset to what the engine of DBSCG plays by; and which rulesets have an engine of their own.

use std::fmt;
use std::sync::LazyLock;

use enumset::EnumSet;

use crate::card::Game;
use crate::engine::dbscg::Edition;
use crate::engine::dbscg::edition::{Mulligan, Point};
use crate::engine::dbscg::keywords::Keywords;
use crate::language::{Message, say};
use crate::ruleset::{DEFAULT, EMBEDDED, Procedure, Ruleset};

/// Why no game can be played by a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayed {
    /// Its game has an engine of its own, which plays its lists against each other alone.
    Apart(Game),
    /// The engine of its game does not know its rules of play.
    Edition(String, Game),
    /// It names points of play that the engine does not know.
    Points {
        /// The ruleset.
        id: String,
        /// What it names.
        what: Vec<String>,
    },
    /// It opens or draws in a way that the engine does not know.
    Procedure {
        /// The ruleset.
        id: String,
        /// What differs.
        what: Vec<Differs>,
    },
}

/// In what a ruleset differs from all that the engine knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Differs {
    /// The number of cards in hand or life.
    Opening,
    /// How the mulligan goes.
    Mulligan,
    /// What is drawn in a turn.
    Draw,
    /// What is charged in a turn.
    Charge,
    /// Whether a hand has a limit.
    HandLimit,
}

impl Differs {
    /// The word that the choice of words hangs on.
    const fn id(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Mulligan => "mulligan",
            Self::Draw => "draw",
            Self::Charge => "charge",
            Self::HandLimit => "hand",
        }
    }
}

impl Unplayed {
    /// Why, in words.
    pub fn message(&self) -> Message {
        match self {
            Self::Apart(game) => say!("played-apart", game = game.title()),
            Self::Edition(id, game) => {
                let known = played(*game).into_iter().map(|id| Message::from(id.to_owned()));
                let known = known.reduce(|one, other| say!("and", first = one, last = other));
                // The default edition is played, at the least.
                say!("edition-not-played", ruleset = id, known = known.unwrap_or_else(|| DEFAULT.to_owned().into()))
            }
            Self::Points { id, what } => {
                say!("points-not-played", ruleset = id, points = what.join(", "))
            }
            Self::Procedure { id, what } => {
                let known = what.iter().map(|point| say!("engine-knows", point = point.id()));
                let known = known.reduce(|one, other| say!("and-no-other", one = one, other = other));
                say!("procedure-not-played", ruleset = id, known = known.unwrap_or_else(|| id.clone().into()))
            }
        }
    }
}

impl std::error::Error for Unplayed {}

impl fmt::Display for Unplayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The edition that the engine of Creatures of Exo plays by.
pub const EXO: &str = "exo";

/// Whether the engine of Creatures of Exo plays by a ruleset.
pub fn is_exo(ruleset: &Ruleset) -> bool {
    ruleset.game == Game::Exo && ruleset.id == EXO
}

/// The edition that the engine of Force of Will plays by.
pub const FORCE_OF_WILL: &str = "force-of-will-6.4";

/// Whether the engine of Force of Will plays by a ruleset.
pub fn is_force_of_will(ruleset: &Ruleset) -> bool {
    ruleset.game == Game::ForceOfWill && ruleset.id == FORCE_OF_WILL
}

/// The edition that the engine of Yu-Gi-Oh! plays by.
pub const YUGIOH: &str = "yugioh-9.0";

/// Whether the engine of Yu-Gi-Oh! plays by a ruleset.
pub fn is_yugioh(ruleset: &Ruleset) -> bool {
    ruleset.game == Game::Yugioh && ruleset.id == YUGIOH
}

/// Whether a ruleset is played by an engine of its own.
fn is_apart(ruleset: &Ruleset) -> bool {
    is_exo(ruleset) || is_force_of_will(ruleset) || is_yugioh(ruleset)
}

/// The editions inside the program that a game can be played by, the default first.
pub fn played(game: Game) -> Vec<&'static str> {
    let plays = |id: &&str| {
        let of_game = Ruleset::embedded(id).ok().filter(|ruleset| ruleset.game == game);
        of_game.is_some_and(|ruleset| is_apart(&ruleset) || of(&ruleset).is_ok())
    };
    EMBEDDED.into_iter().map(|(id, _)| id).filter(plays).collect()
}

/// What the engine of DBSCG plays by under a ruleset.
///
/// # Errors
/// Why it cannot play by it.
///
/// ```
/// use deckscouter::engine::dbscg::edition::Point;
/// use deckscouter::{card::Game, ruleset::Ruleset, sim::edition::{self, Unplayed}};
/// let edition = |id| edition::of(&Ruleset::embedded(id).unwrap());
/// assert!(!edition("dbscg-1.078").unwrap().has(Point::UnisonCards));
/// assert_eq!(edition("exo"), Err(Unplayed::Apart(Game::Exo)));
/// assert_eq!(edition("yugioh-9.0"), Err(Unplayed::Apart(Game::Yugioh)));
/// assert!(edition("dbscg-4.00").unwrap().has(Point::EnergyMarkers));
/// ```
pub fn of(ruleset: &Ruleset) -> Result<Edition, Unplayed> {
    let unknown = || Unplayed::Edition(ruleset.id.clone(), ruleset.game);
    match ruleset.game {
        Game::Dbscg => {}
        Game::Exo | Game::ForceOfWill | Game::Yugioh if is_apart(ruleset) => return Err(Unplayed::Apart(ruleset.game)),
        Game::Exo | Game::ForceOfWill | Game::Yugioh => return Err(unknown()),
    }
    let play = ruleset.play.as_ref().ok_or_else(unknown)?;
    let (opening, turn) = (&ruleset.opening, &ruleset.turn);
    let counts = [Some(&opening.hand), opening.life.as_ref()].map(|amount| {
        let cards = amount.map_or(0, |amount| amount.cards);
        u16::try_from(cards).ok().filter(|cards| (1..=1000).contains(cards))
    });
    let mulligan = match opening.mulligan.procedure {
        Procedure::AnyNumberReshuffled => Some(Mulligan::AnyNumber),
        Procedure::WholeHandReshuffled => Some(Mulligan::WholeHand),
        Procedure::None | Procedure::AnyNumberToBottom => None,
    };
    let other = [
        (counts.contains(&None), Differs::Opening),
        (mulligan.is_none(), Differs::Mulligan),
        (turn.draw.cards != 1 || !turn.draw.first_player_skips_first, Differs::Draw),
        (turn.charge.as_ref().is_none_or(|charge| charge.cards != 1), Differs::Charge),
        (turn.hand_limit.is_some(), Differs::HandLimit),
    ];
    let what: Vec<Differs> = other.into_iter().filter(|(differs, _)| *differs).map(|(_, what)| what).collect();
    let ([Some(hand), Some(life)], Some(mulligan), []) = (counts, mulligan, what.as_slice()) else {
        return Err(Unplayed::Procedure { id: ruleset.id.clone(), what });
    };
    let named = |name: &String| name.parse::<Point>().map_err(|_| name.clone());
    let strange: Vec<String> = play.points.keys().filter_map(|name| named(name).err()).collect();
    if !strange.is_empty() {
        return Err(Unplayed::Points { id: ruleset.id.clone(), what: strange });
    }
    let holds = play.points.iter().filter(|(_, point)| point.holds);
    let points: EnumSet<Point> = holds.filter_map(|(name, _)| named(name).ok()).collect();
    let mut unknown = Keywords::default();
    play.unknown.iter().for_each(|keyword| unknown.insert(*keyword));
    Ok(Edition { hand, mulligan, life, points, unknown })
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
        assert_eq!(played(Game::Dbscg), [DEFAULT, "dbscg-1.078", "dbscg-4.00"]);
        assert_eq!((played(Game::Exo), played(Game::Yugioh)), (vec![EXO], vec![YUGIOH]));
        assert_eq!(played(Game::ForceOfWill), [FORCE_OF_WILL]);
        assert_eq!(usual().fewest(), 15);
    }

    #[test]
    fn a_ruleset_says_how_it_is_played_only_where_its_engine_knows_several() {
        for (id, _) in EMBEDDED {
            let ruleset = Ruleset::embedded(id).expect("embedded");
            assert!(ruleset.play.is_none() || ruleset.game == Game::Dbscg, "{id}");
        }
    }

    #[test]
    fn every_procedure_that_the_engine_does_not_know_is_named() {
        let text =
            EMBEDDED[0].1.replace("any-number-reshuffled", "none").replace("skips-first: true", "skips-first: false");
        let refused = of(&Ruleset::parse(&text.replace("{cards: 6,", "{cards: 0,")).expect("a ruleset"));
        let Err(unplayed) = refused else { panic!("{refused:?}") };
        assert_eq!(
            unplayed.to_string(),
            "the engine cannot play dbscg-1.10: it knows no other opening than a hand and life of 1 to 1000 cards each, \
             and no other mulligan than any number of cards, or the whole hand, reshuffled, and no other draw than 1 card, skipped on the \
             first turn"
        );
    }
}
