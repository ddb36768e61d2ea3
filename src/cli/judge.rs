//! What lists are checked against, from what the options and the settings say.

use super::limits::{self, Own};
use super::options::Rules;
use super::{Failure, clock, detail, games, input, settings};
use crate::app::{Judge, JudgedBy};
use crate::deck::Reading;
use crate::language::{Lang, say};
use crate::ruleset::DEFAULT;

impl Rules {
    /// Loads the cards and editions that some readings need.
    pub(super) fn judge<'r>(
        &self,
        readings: impl IntoIterator<Item = &'r Reading>,
        lang: Lang,
    ) -> Result<Judge, Failure> {
        let readings: Vec<&Reading> = readings.into_iter().collect();
        let judge = self.judge_of_any(readings.iter().copied(), lang)?;
        judge.without_cards(readings).map_or(Ok(judge), |game| Err(games::none_of(game)))
    }

    /// As [`Self::judge`], of lists among which are some of games of which no card is known.
    pub(super) fn judge_of_any<'r>(
        &self,
        readings: impl IntoIterator<Item = &'r Reading>,
        lang: Lang,
    ) -> Result<Judge, Failure> {
        let readings: Vec<&Reading> = readings.into_iter().collect();
        let catalogs = games::catalogs(&self.cards.files, lang)?;
        let own = self.limits.as_deref().map(|path| limits::own(path, &catalogs, lang)).transpose()?;
        let by = JudgedBy {
            forced: self.edition.as_deref().map(input::ruleset).transpose()?,
            usual: input::ruleset(settings::get().rules.as_deref().unwrap_or(DEFAULT))?,
            limits: own.map(|Own { path, list }| (path, list)),
            date: self.date,
            today: Some(clock::today()?),
        };
        let judge = Judge::new(catalogs, by, readings.iter().copied());
        let used: Vec<&str> = readings.iter().map(|reading| judge.ruleset(reading).id.as_str()).collect();
        for ruleset in judge.rulesets().filter(|ruleset| used.is_empty() || used.contains(&ruleset.id.as_str())) {
            let listed = ruleset.limits.as_ref().filter(|_| ruleset.limits_on(self.date).is_some());
            detail(|| {
                let id = ruleset.id.as_str();
                match listed {
                    Some(limits) => say!("detail-rules-listed", rules = id, list = limits.list.as_str()).text(lang),
                    None => say!("detail-rules", rules = id).text(lang),
                }
            });
        }
        Ok(judge)
    }
}
