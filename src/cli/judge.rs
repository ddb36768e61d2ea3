//! What lists are checked against: the edition that each asks for, its list of limits, and the cards of its game.

use super::games::{self, Catalogs};
use super::limits::{self, Own};
use super::options::Rules;
use super::{Failure, clock, detail, input, settings};
use crate::catalog::Catalog;
use crate::deck::Reading;
use crate::language::Lang;
use crate::legality::{self, Outcome, Terms};
use crate::ruleset::{DEFAULT, Date, Ruleset};

/// Everything a list is checked against. Editions are loaded when a list first needs them.
#[derive(Debug)]
pub(super) struct Judge {
    catalogs: Catalogs,
    forced: Option<Ruleset>,
    default: Ruleset,
    others: Vec<Ruleset>,
    date: Option<Date>,
    today: Date,
}

impl Rules {
    /// Loads the cards and editions that some readings need.
    pub(super) fn judge<'r>(
        &self,
        readings: impl IntoIterator<Item = &'r Reading>,
        lang: Lang,
    ) -> Result<Judge, Failure> {
        let catalogs = Catalogs::read(&self.cards, lang)?;
        let own = self.limits.as_deref().map(|path| limits::own(path, &catalogs, lang)).transpose()?;
        let load = |rules: &str| self.load(rules, own.as_ref());
        let forced = self.edition.as_deref().map(load).transpose()?;
        let default = load(settings::get().rules.as_deref().unwrap_or(DEFAULT))?;
        let (others, date, today) = (Vec::new(), self.date, clock::today()?);
        let mut judge = Judge { catalogs, forced, default, others, date, today };
        for reading in readings {
            let edition = judge.edition(reading).filter(|id| judge.others.iter().all(|other| other.id != *id));
            if let Some(id) = edition {
                judge.others.push(load(id)?);
            }
            let game = judge.ruleset(reading).game;
            if judge.catalogs.of(game).is_empty() {
                return Err(games::none_of(game));
            }
        }
        Ok(judge)
    }

    fn load(&self, rules: &str, own: Option<&Own>) -> Result<Ruleset, Failure> {
        let ruleset = input::ruleset(rules)?;
        let ruleset = match own {
            Some(own) => ruleset.with_list(&own.path, own.list.clone()),
            None => ruleset,
        };
        let listed = ruleset.limits.as_ref().filter(|_| ruleset.limits_on(self.date).is_some());
        let listed = listed.map(|limits| format!(", with the list `{}`", limits.list)).unwrap_or_default();
        detail(|| format!("rules {}{listed}", ruleset.id));
        Ok(ruleset)
    }
}

impl Judge {
    /// The edition of ours that a list asks for by what it says or by its cards; `None` is that of the settings.
    ///
    /// A list can name an edition of ours, and nothing else: it comes from somebody else. One that names another thing is told
    /// so when it is checked.
    fn edition(&self, reading: &Reading) -> Option<&'static str> {
        if self.forced.is_some() {
            return None;
        }
        let deck = &reading.deck;
        let named = deck.rules.as_deref().and_then(Ruleset::find);
        let by_game = || {
            // Where no other game's cards are known, no list can be one of them.
            let several = self.catalogs.games().nth(1).is_some();
            let game = deck.game.or_else(|| several.then(|| self.catalogs.game_of(deck)).flatten())?;
            (game != self.default.game).then(|| Ruleset::of_game(game))
        };
        named.or_else(by_game).filter(|id| *id != self.default.id)
    }

    /// The cards there are of the game of a list.
    pub(super) fn catalog_of(&self, reading: &Reading) -> &Catalog {
        self.catalogs.of(self.ruleset(reading).game)
    }

    /// The cards there are of the game that `--rules` or the settings say.
    pub(super) fn main_catalog(&self) -> &Catalog {
        self.catalogs.of(self.forced.as_ref().unwrap_or(&self.default).game)
    }

    /// The edition for a list: `--rules`, what the list says, or the default.
    pub(super) fn ruleset(&self, reading: &Reading) -> &Ruleset {
        let other = || {
            let id = self.edition(reading)?;
            self.others.iter().find(|other| other.id == id)
        };
        self.forced.as_ref().or_else(other).unwrap_or(&self.default)
    }

    /// What a list is judged by.
    pub(super) fn terms(&self, reading: &Reading) -> Terms<'_> {
        Terms::from(self.ruleset(reading)).on(self.date).today(Some(self.today))
    }

    /// Checks a list.
    pub(super) fn check<'a>(&'a self, reading: &'a Reading) -> Outcome<'a> {
        legality::check(reading, self.catalog_of(reading), self.terms(reading))
    }

    /// Checks a list for a later game of a match.
    ///
    /// # Errors
    /// When the edition does not say how cards are exchanged.
    pub(super) fn check_sided<'a>(
        &'a self,
        reading: &'a Reading,
        original: &'a Reading,
    ) -> Result<Outcome<'a>, Failure> {
        let ruleset = self.ruleset(reading);
        if ruleset.siding.is_none() {
            return Err(Failure::say(format!("{} does not say how cards are exchanged between games", ruleset.id)));
        }
        Ok(legality::check_sided(reading, original, self.catalog_of(reading), self.terms(reading)))
    }

    /// What `--rules` says.
    pub(super) fn forced(&self) -> Option<&Ruleset> {
        self.forced.as_ref()
    }

    /// The edition that a report as a whole names.
    pub(super) fn main_ruleset(&self) -> &str {
        &self.forced.as_ref().unwrap_or(&self.default).id
    }
}
