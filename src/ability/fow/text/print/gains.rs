//! What cards gain.

use super::super::Tongue;
use super::super::words::{in_tongue, key, predicate};
use super::Printer;
use crate::ability::fow::{Gain, Word};

impl Printer<'_> {
    pub(super) fn gain(&self, gain: &Gain, plural: bool) -> String {
        let gains = if plural { self.of("gain", "ottengono", "gagnent") } else { self.of("gains", "ottiene", "gagne") };
        match gain {
            Gain::Stats(atk, def) => format!("{gains} [{atk:+}/{def:+}]"),
            Gain::Both(atk, def, words) => {
                format!("{gains} [{atk:+}/{def:+}]{}{}", self.of(" and ", " e ", " et "), self.keys(words))
            }
            Gain::StatsEach(atk, def, pick) => format!("{gains} [{atk:+}/{def:+}]{}", self.each(Some(pick))),
            Gain::StatsCounters(atk, def, kind) => match self.tongue {
                Tongue::En => format!("{gains} [{atk:+}/{def:+}] for each {kind} counter on it"),
                Tongue::It => format!("{gains} [{atk:+}/{def:+}] per ogni segnalino {kind} su di essa"),
                Tongue::Fr => format!("{gains} [{atk:+}/{def:+}] pour chaque marqueur {kind} sur elle"),
            },
            Gain::Words(words) => match words.as_slice() {
                [Word::NoAttack, Word::NoBlock] => match (self.tongue, plural) {
                    (Tongue::En, _) => "cannot attack or block".to_owned(),
                    (Tongue::It, false) => "non può attaccare né bloccare".to_owned(),
                    (Tongue::It, true) => "non possono attaccare né bloccare".to_owned(),
                    (Tongue::Fr, false) => "ne peut ni attaquer ni bloquer".to_owned(),
                    (Tongue::Fr, true) => "ne peuvent ni attaquer ni bloquer".to_owned(),
                },
                [word] if key(*word).is_none() => {
                    predicate(*word, plural).map_or_else(String::new, |said| in_tongue(said, self.tongue).to_owned())
                }
                words => format!("{gains} {}", self.keys(words)),
            },
            Gain::Race(race) => format!("{gains} {race}"),
        }
    }

    pub(super) fn key(&self, word: Word) -> String {
        match (key(word), predicate(word, false)) {
            (Some(key), _) => format!("[{}]", in_tongue(key, self.tongue)),
            (None, Some(predicate)) => in_tongue(predicate, self.tongue).to_owned(),
            (None, None) => String::new(),
        }
    }

    pub(super) fn keys(&self, words: &[Word]) -> String {
        let and = self.of(" and ", " e ", " et ");
        words.iter().map(|word| self.key(*word)).collect::<Vec<_>>().join(and)
    }
}
