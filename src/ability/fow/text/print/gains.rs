//! What cards gain.

use super::super::Tongue;
use super::super::words::{in_tongue, key, predicate};
use super::Printer;
use crate::ability::fow::{Cards, Gain, Pick, Shield, Word};

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
            Gain::Race(race) => {
                let races = self.of("in addition to its own races", "oltre alle sue razze", "en plus de ses races");
                format!("{gains} {race} {races}")
            }
            Gain::Lose(words) => {
                let loses =
                    if plural { self.of("lose", "perdono", "perdent") } else { self.of("loses", "perde", "perd") };
                format!("{loses} {}", self.keys(words))
            }
            Gain::LoseAll => {
                let loses =
                    if plural { self.of("lose", "perdono", "perdent") } else { self.of("loses", "perde", "perd") };
                format!("{loses} {}", self.of("all abilities", "tutte le abilità", "toutes ses capacités"))
            }
            Gain::Become(atk, def, race) => {
                let becomes = if plural {
                    self.of("become", "diventano", "deviennent")
                } else {
                    self.of("becomes", "diventa", "devient")
                };
                let race = race.as_ref().map_or_else(String::new, |race| format!(" {race}"));
                format!("{becomes} {} [{atk}/{def}]{race}", self.of("a", "una", "une"))
            }
            Gain::Also(both) => {
                let [first, second] = both.as_ref();
                format!("{} {} {}", self.gain(first, plural), self.of("and", "e", "et"), self.gain(second, plural))
            }
            Gain::DealsMore(more) => {
                let deals = if plural {
                    self.of("deal", "infliggono", "infligent")
                } else {
                    self.of("deals", "infligge", "inflige")
                };
                format!("{deals} {more} {}", self.of("more damage", "danni in più", "dégâts de plus"))
            }
            Gain::TakesLess(less) => {
                let is =
                    if plural { self.of("are", "subiscono", "subissent") } else { self.of("is", "subisce", "subit") };
                match self.tongue {
                    Tongue::En => format!("{is} dealt {less} less damage"),
                    Tongue::It => format!("{is} {less} danni in meno"),
                    Tongue::Fr => format!("{is} {less} dégâts de moins"),
                }
            }
            Gain::UnblockedBy(filter) => {
                let by = self.description(&Pick::of(1, filter.clone()), true);
                let cannot = if plural {
                    self.of(
                        "cannot be blocked by",
                        "non possono essere bloccate da",
                        "ne peuvent pas être bloquées par",
                    )
                } else {
                    self.of("cannot be blocked by", "non può essere bloccata da", "ne peut pas être bloquée par")
                };
                format!("{cannot} {by}")
            }
            Gain::StatsRolled(atk, def) => {
                format!(
                    "{gains} [{atk:+}/{def:+}] {}",
                    self.of("for each pip", "per ogni punto del dado", "pour chaque point du dé")
                )
            }
            Gain::AtkIs(atk) => {
                let gets = if plural {
                    self.of("get", "ottengono", "obtiennent")
                } else {
                    self.of("gets", "ottiene", "obtient")
                };
                format!("{gets} ATK {atk}")
            }
            Gain::Says(ability) => {
                let said = Printer { tongue: self.tongue, targets: &ability.targets }.ability(ability);
                format!("{gains} \"{said}\"")
            }
            Gain::Prevent(shield) => {
                let what = self.shield(shield);
                format!("{gains} {what}")
            }
        }
    }

    /// Damage that is prevented, before or behind the cards that it is about.
    pub(super) fn prevent(&self, cards: &Cards, shield: &Shield) -> String {
        let cards = self.cards(cards);
        let by = shield.by.as_ref().map_or_else(String::new, |filter| {
            format!(" {} {}", self.of("by", "da", "par"), self.description(&Pick::of(1, filter.clone()), true))
        });
        match self.tongue {
            Tongue::En => {
                let all = if shield.next { "the next" } else { "all" };
                let battle = if shield.battle { "battle " } else { "" };
                let way = if shield.deals { "by" } else { "to" };
                format!("prevent {all} {battle}damage that would be dealt {way} {cards}{by}")
            }
            Tongue::It | Tongue::Fr => {
                let way = if shield.deals { self.of("by", "da", "par") } else { self.of("to", "a", "à") };
                format!("{} {} {way} {cards}{by}", self.of("prevent", "previeni", "prévenez"), self.shield(shield))
            }
        }
    }

    /// `all battle damage`.
    pub(super) fn shield(&self, shield: &Shield) -> String {
        let all = if shield.next {
            self.of("the next", "il prossimo", "les prochains")
        } else {
            self.of("all", "tutto il", "tous les")
        };
        let damage = if shield.battle {
            self.of("battle damage", "danno da battaglia", "dégâts de combat")
        } else {
            self.of("damage", "danno", "dégâts")
        };
        format!("{all} {damage}")
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
