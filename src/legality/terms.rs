//! What lists are judged by: an edition, the day of the event, and what day it is today.
//!
//! The library has no clock. Who knows what day it is says so, and is told where the newest list is an old one.

use crate::language::{Message, say};
use crate::ruleset::{Date, LimitList, LimitRule, Ruleset};

/// What lists are judged by. An edition alone will do: it is judged by as it stands when nobody names a day.
///
/// ```
/// use deckscouter::{catalog::Catalog, deck, legality::{self, Terms, Verdict}, ruleset::Ruleset};
/// let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-4.00").unwrap());
/// let decks = deck::read("1 BT1-001\n4 BT1-052 Objection\n");
/// let verdict = |terms| legality::check(&decks.readings[0], &catalog, terms).verdict;
/// assert_eq!(verdict(Terms::from(&rules)), Verdict::Illegal);
/// // It came to be banned on 7 February 2020; before that the list is unfinished, no more.
/// assert_eq!(verdict(Terms::from(&rules).on("2020-02-06".parse().ok())), Verdict::Incomplete);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Terms<'a> {
    /// The edition, with its list of limits.
    pub ruleset: &'a Ruleset,
    /// The day of the event; `None` where nobody has named one.
    pub date: Option<Date>,
    /// What day it is; `None` where that does not matter.
    pub today: Option<Date>,
}

impl<'a> From<&'a Ruleset> for Terms<'a> {
    fn from(ruleset: &'a Ruleset) -> Self {
        Self { ruleset, date: None, today: None }
    }
}

impl<'a> Terms<'a> {
    /// As on the day of an event, where it is known.
    #[must_use]
    pub const fn on(self, date: Option<Date>) -> Self {
        Self { date, ..self }
    }

    /// With what day it is.
    #[must_use]
    pub const fn today(self, today: Option<Date>) -> Self {
        Self { today, ..self }
    }

    /// The list of limits that applies, as of its day.
    pub fn limits(self) -> Option<LimitList<'a>> {
        self.ruleset.limits_on(self.date)
    }

    /// The day of that list; `None` where none applies, or it has no days.
    pub fn day_of_list(self) -> Option<Date> {
        self.limits()?.day()
    }

    /// What that list is called; `None` where none applies.
    pub fn name_of_list(self) -> Option<&'a str> {
        self.limits().and(self.ruleset.limits.as_ref()).map(|rule| rule.list.as_str())
    }

    /// Edition and list as every verdict names them: `dbscg-4.00, list of 2026-07-03`.
    pub fn told(self) -> Message {
        let is_own = self.ruleset.limits.as_ref().is_some_and(LimitRule::is_own);
        let list = match (is_own, self.day_of_list()) {
            (true, None) => "own",
            (true, Some(_)) => "own-of",
            (false, None) => "none",
            (false, Some(_)) => "of",
        };
        say!(
            "judged-by",
            list = list,
            ruleset = &self.ruleset.id,
            name = self.name_of_list().unwrap_or_default(),
            day = self.day_of_list().map(|day| day.to_string()).unwrap_or_default(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::parse_list;

    fn told(id: &str, own: Option<&str>, date: Option<&str>) -> String {
        let ruleset = Ruleset::embedded(id).expect("embedded");
        let ruleset = match own {
            Some(text) => ruleset.with_list("league.txt", parse_list(text).list),
            None => ruleset,
        };
        Terms::from(&ruleset).on(date.map(|day| day.parse().expect("a day"))).told().to_string()
    }

    #[test]
    fn edition_and_list_are_named_with_the_day_of_the_list() {
        assert_eq!(told("dbscg-4.00", None, None), "dbscg-4.00, list of 2026-07-03");
        assert_eq!(told("dbscg-4.00", None, Some("2026-08-01")), "dbscg-4.00, list of 2026-07-03");
        assert_eq!(told("dbscg-1.10", None, Some("2020-03-01")), "dbscg-1.10, list of 2020-02-07");
        assert_eq!(told("yugioh-9.0", None, None), "yugioh-9.0, list of 2014-07-01");
    }

    #[test]
    fn that_no_list_applies_is_said_too() {
        assert_eq!(told("dbscg-1.10", None, None), "dbscg-1.10, no ban list");
        assert_eq!(told("exo", None, Some("2026-08-01")), "exo, no ban list");
        assert_eq!(told("dbscg-4.00", None, Some("2015-01-01")), "dbscg-4.00, no ban list");
    }

    #[test]
    fn a_list_of_ones_own_is_named_as_its_user_named_it() {
        assert_eq!(told("exo", Some("EXO1-001 0\n"), None), "exo, list league.txt");
        let dated = Some("BT1-005 0 2026-01-01\n");
        assert_eq!(told("dbscg-1.10", dated, None), "dbscg-1.10, list league.txt of 2026-01-01");
        assert_eq!(told("dbscg-1.10", dated, Some("2025-01-01")), "dbscg-1.10, list league.txt");
    }
}
