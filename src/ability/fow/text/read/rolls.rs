//! What is done with a die: `[Force] 1`.

use super::super::print;
use super::Reader;
use crate::ability::fow::{Amount, Cards, Deed, Each, Gain, Until, Who};

/// What stands behind what is done as often as the die shows.
const RESULTS: [&str; 2] = [", where X is the result of the roll", "where X is the result of the roll"];

impl Reader<'_> {
    /// A die is rolled; what is done by it follows.
    pub(super) fn roll(&mut self) -> Option<Deed> {
        let from = self.here();
        if !self.eat("Roll a die") {
            self.must("[Force] 1")?;
            self.note(from, "Roll a die");
            // What follows is a sentence of its own.
            if !self.rest().starts_with('.') {
                self.insert(self.at, ".");
                self.heard.stops = true;
            }
        }
        (self.heard.rolled, self.heard.tested) = (true, true);
        Some(Deed::Roll)
    }

    /// What is done as often as the die shows.
    pub(super) fn by_roll(&mut self) -> Option<Deed> {
        self.heard.rolled.then_some(())?;
        let from = self.here();
        let deed = self
            .attempt(Self::counters_by_roll)
            .or_else(|| self.attempt(Self::life_by_roll))
            .or_else(|| self.attempt(Self::stats_by_roll))?;
        self.note(from, &print::deed(&deed, &self.targets));
        Some(deed)
    }

    fn result(&mut self) -> Option<()> {
        RESULTS.iter().any(|result| self.eat(result)).then_some(())
    }

    fn counters_by_roll(&mut self) -> Option<Deed> {
        let written = self.eat("Put X");
        if !written {
            self.must("Put a")?;
        }
        let kind = self.kind_of_counter()?;
        (self.eat("counters on") || self.eat("counter on")).then_some(())?;
        self.eat("each of");
        let cards = self.cards()?;
        if written {
            self.result()?;
        } else {
            self.must("for each pip")?;
        }
        Some(Deed::CountersRolled(cards, kind))
    }

    fn life_by_roll(&mut self) -> Option<Deed> {
        self.must("You gain")?;
        let times = self.digits()?;
        self.must("life")?;
        (self.eat("for each pip")
            || self.eat("multiplied by the result of the roll")
            || self.eat("multiplied by the resul of the roll"))
        .then_some(())?;
        Some(Deed::GainLife(Who::You, Amount { times, each: Some(Each::Rolled) }))
    }

    fn stats_by_roll(&mut self) -> Option<Deed> {
        let one = ["target", "this card", "it", "up to", "another"].iter().any(|word| self.sees(word));
        let cards = if one {
            self.cards()?
        } else {
            let (filter, whose, place) = self.description(true)?;
            Cards::All(Self::all_of(filter, whose, place))
        };
        (self.eat("gains") || self.eat("gain")).then_some(())?;
        self.must("[")?;
        let atk = self.rolled_stat()?;
        self.must("/")?;
        let def = self.rolled_stat()?;
        self.must("]")?;
        let each = self.eat("for each pip");
        let words =
            if self.eat("and gains") || self.eat("and gain") || self.eat("and") { Some(self.words()?) } else { None };
        self.must("until end of turn")?;
        if !each {
            self.result()?;
        }
        let stats = Gain::StatsRolled(atk, def);
        let gain = match words {
            Some(words) => Gain::Also(Box::new([stats, Gain::Words(words)])),
            None => stats,
        };
        Some(Deed::Gain(cards, gain, Until::TurnEnds))
    }

    /// `+X00` is 100 for each pip.
    fn rolled_stat(&mut self) -> Option<i32> {
        let found = [("+X00", 100), ("-X00", -100), ("+100", 100), ("-100", -100), ("+0", 0), ("0", 0)]
            .into_iter()
            .find(|(text, _)| self.eat(text));
        found.map(|(_, number)| number)
    }
}
