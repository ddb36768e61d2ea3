//! What lists are checked against: the edition that each asks for, its list of limits, and the cards of its game.

use super::Catalogs;
use crate::card::Game;
use crate::catalog::Catalog;
use crate::deck::Reading;
use crate::language::{Message, say};
use crate::legality::{self, Outcome, Terms};
use crate::ruleset::{DEFAULT, Date, DatedList, Ruleset};

/// By what lists are to be judged, as far as somebody has said so.
#[derive(Clone, Debug)]
pub struct JudgedBy {
    /// The edition for every list, whatever the list says.
    pub forced: Option<Ruleset>,
    /// The edition for lists that ask for none.
    pub usual: Ruleset,
    /// A list of limits in place of each edition's own, under the name that its user knows it by.
    pub limits: Option<(String, DatedList)>,
    /// The day of the event; `None` where nobody has named one.
    pub date: Option<Date>,
    /// What day it is; `None` where that does not matter.
    pub today: Option<Date>,
}

impl Default for JudgedBy {
    fn default() -> Self {
        let usual = Ruleset::embedded(DEFAULT).unwrap_or_else(|error| unreachable!("the default edition: {error}"));
        Self { forced: None, usual, limits: None, date: None, today: None }
    }
}

/// Everything a list is checked against. Beside what was asked for, it holds the editions that some lists ask for.
///
/// ```
/// use deckscouter::app::{JudgedBy, Catalogs, Judge};
/// use deckscouter::{deck, legality::Verdict};
/// let decks = deck::read("Rules: dbscg-4.00\nLeader: BT1-001\n4 BT1-052 Objection\n");
/// let list = &decks.readings[0];
/// let judge = Judge::new(Catalogs::embedded(), JudgedBy::default(), [list]);
/// assert_eq!(judge.ruleset(list).id, "dbscg-4.00");
/// assert_eq!(judge.check(list).verdict, Verdict::Illegal);
/// ```
#[derive(Debug)]
pub struct Judge {
    catalogs: Catalogs,
    forced: Option<Ruleset>,
    usual: Ruleset,
    others: Vec<Ruleset>,
    date: Option<Date>,
    today: Option<Date>,
}

/// An edition does not say how cards are exchanged between games.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct NoSiding(pub String);

impl NoSiding {
    /// The same in a sentence.
    pub fn message(&self) -> Message {
        say!("asked-no-siding", edition = &self.0)
    }
}

impl Judge {
    /// For some lists.
    pub fn new<'r>(catalogs: Catalogs, by: JudgedBy, readings: impl IntoIterator<Item = &'r Reading>) -> Self {
        let JudgedBy { forced, usual, limits, date, today } = by;
        let limited = |ruleset: Ruleset| match &limits {
            Some((name, list)) => ruleset.with_list(name, list.clone()),
            None => ruleset,
        };
        let (forced, usual) = (forced.map(limited), limited(usual));
        let mut judge = Self { catalogs, forced, usual, others: Vec::new(), date, today };
        for reading in readings {
            let missing = judge.edition(reading).filter(|id| judge.others.iter().all(|other| other.id != *id));
            // Its name is that of an edition of ours.
            judge.others.extend(missing.and_then(|id| Ruleset::embedded(id).ok()).map(limited));
        }
        judge
    }

    /// The first game of some lists that no card is known of: nothing could be said of these.
    pub fn without_cards<'r>(&self, readings: impl IntoIterator<Item = &'r Reading>) -> Option<Game> {
        let mut games = readings.into_iter().map(|reading| self.ruleset(reading).game);
        games.find(|game| self.catalogs.of(*game).is_empty())
    }

    /// The edition of ours that a list asks for by what it says or by its cards; `None` is the usual one.
    ///
    /// A list can name an edition of ours, and nothing else: it comes from somebody else. One that names another thing is told
    /// so when it is checked.
    fn edition(&self, reading: &Reading) -> Option<&'static str> {
        if self.forced.is_some() {
            return None;
        }
        self.asked_by(reading).filter(|id| *id != self.usual.id)
    }

    /// The edition that a list would be checked by if none were forced on it.
    pub fn unforced(&self, reading: &Reading) -> &str {
        self.asked_by(reading).unwrap_or(&self.usual.id)
    }

    /// The edition of ours that a list says or whose game it is of, where that is not the game of the usual one.
    fn asked_by(&self, reading: &Reading) -> Option<&'static str> {
        let deck = &reading.deck;
        let named = deck.rules.as_deref().and_then(Ruleset::find);
        let by_game = || {
            // Where no other game's cards are known, no list can be one of them.
            let several = self.catalogs.games().nth(1).is_some();
            let game = deck.game.or_else(|| several.then(|| self.catalogs.game_of(deck)).flatten())?;
            (game != self.usual.game).then(|| Ruleset::of_game(game))
        };
        named.or_else(by_game)
    }

    /// The cards there are of the game of a list.
    pub fn catalog_of(&self, reading: &Reading) -> &Catalog {
        self.catalogs.of(self.ruleset(reading).game)
    }

    /// The cards there are of the game of the edition that was asked for, or of the usual one.
    pub fn main_catalog(&self) -> &Catalog {
        self.catalogs.of(self.main_ruleset().game)
    }

    /// The edition for a list: the one that is forced, what the list asks for, or the usual one.
    pub fn ruleset(&self, reading: &Reading) -> &Ruleset {
        let other = || {
            let id = self.edition(reading)?;
            self.others.iter().find(|other| other.id == id)
        };
        self.forced.as_ref().or_else(other).unwrap_or(&self.usual)
    }

    /// What a list is judged by.
    pub fn terms(&self, reading: &Reading) -> Terms<'_> {
        Terms::from(self.ruleset(reading)).on(self.date).today(self.today)
    }

    /// Checks a list.
    pub fn check<'a>(&'a self, reading: &'a Reading) -> Outcome<'a> {
        legality::check(reading, self.catalog_of(reading), self.terms(reading))
    }

    /// Checks a list for a later game of a match.
    ///
    /// # Errors
    /// When the edition does not say how cards are exchanged.
    pub fn check_sided<'a>(&'a self, reading: &'a Reading, original: &'a Reading) -> Result<Outcome<'a>, NoSiding> {
        let ruleset = self.ruleset(reading);
        if ruleset.siding.is_none() {
            return Err(NoSiding(ruleset.id.clone()));
        }
        Ok(legality::check_sided(reading, original, self.catalog_of(reading), self.terms(reading)))
    }

    /// The edition that is forced on every list.
    pub fn forced(&self) -> Option<&Ruleset> {
        self.forced.as_ref()
    }

    /// The edition that a report as a whole names.
    pub fn main_ruleset(&self) -> &Ruleset {
        self.forced.as_ref().unwrap_or(&self.usual)
    }

    /// Every edition that is at hand: the one that is forced, the usual one, those that lists ask for.
    pub fn rulesets(&self) -> impl Iterator<Item = &Ruleset> {
        self.forced.iter().chain([&self.usual]).chain(&self.others)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck;
    use crate::ruleset::parse_list;

    fn judged(text: &str, by: JudgedBy) -> String {
        let decks = deck::read(text);
        let reading = &decks.readings[0];
        let judge = Judge::new(Catalogs::embedded(), by, [reading]);
        judge.check(reading).context.terms.told().to_string()
    }

    #[test]
    fn a_list_names_an_edition_of_ours_and_nothing_else() {
        let rules = |rules: &str| judged(&format!("Rules: {rules}\nLeader: BT1-001\n"), JudgedBy::default());
        assert_eq!(rules("dbscg-1.078"), "dbscg-1.078, no ban list");
        assert_eq!(rules("/etc/passwd"), "dbscg-1.10, no ban list");
    }

    #[test]
    fn what_is_forced_holds_whatever_the_list_says() {
        let forced = Ruleset::embedded("dbscg-1.078").ok();
        let by = JudgedBy { forced, ..JudgedBy::default() };
        assert_eq!(judged("Rules: dbscg-4.00\nLeader: BT1-001\n", by), "dbscg-1.078, no ban list");
    }

    #[test]
    fn what_a_list_would_be_checked_by_is_known_beside_what_is_forced() {
        let forced = Ruleset::embedded("dbscg-1.078").ok();
        for (text, unforced) in [("Rules: dbscg-4.00\n4 BT1-006\n", "dbscg-4.00"), ("4 BT1-006\n", DEFAULT)] {
            let decks = deck::read(text);
            let by = JudgedBy { forced: forced.clone(), ..JudgedBy::default() };
            let judge = Judge::new(Catalogs::embedded(), by, [&decks.readings[0]]);
            assert_eq!(judge.unforced(&decks.readings[0]), unforced);
        }
    }

    #[test]
    fn a_list_of_limits_of_ones_own_holds_for_the_editions_that_lists_ask_for() {
        let limits = Some(("league.txt".to_owned(), parse_list("BT1-005 0\n").list));
        let by = JudgedBy { limits, ..JudgedBy::default() };
        assert_eq!(judged("Rules: dbscg-4.00\nLeader: BT1-001\n", by.clone()), "dbscg-4.00, list league.txt");
        assert_eq!(judged("Leader: BT1-001\n", by), "dbscg-1.10, list league.txt");
    }

    #[test]
    fn a_game_without_cards_is_named() {
        let decks = deck::read("Rules: exo\n4 Ashlatch\n");
        let reading = &decks.readings[0];
        let judge = Judge::new(Catalogs::embedded(), JudgedBy::default(), [reading]);
        assert_eq!(judge.without_cards([reading]), Some(Game::Exo));
    }
}
