//! What has to hold.

use super::noun::{Case, Owner};
use super::{AsNoun, Describes, InWords, Teller};
use crate::ability::{Bounds, Cards, Condition, Deed, Who};
use crate::language::say;

impl InWords for Condition {
    fn said(&self, teller: &Teller<'_>) -> String {
        let plain = Case::Plain;
        teller.words(match self {
            Self::Leader(filter) => {
                say!("skill-is-leader", cards = teller.indefinite(filter, false).text(plain, teller))
            }
            Self::OpponentsLeader(filter) => {
                say!("skill-is-opponents-leader", cards = teller.indefinite(filter, false).text(plain, teller))
            }
            Self::LeaderBack(filter) => {
                say!("skill-is-leader-back", of = teller.indefinite(filter, false).text(Case::Of, teller))
            }
            Self::Count(selector, bounds) => {
                let cards = selector.noun(teller).text(Case::Of, teller);
                match bounds {
                    Bounds { min: None | Some(0), max: Some(0) } => say!("skill-there-is-none", of = cards),
                    bounds => say!("skill-there-are", count = teller.bounds(*bounds, 1), of = cards),
                }
            }
            Self::Within(quantity, bounds) => {
                say!("skill-is-within", count = quantity.said(teller), values = teller.bounds(*bounds, 1))
            }
            Self::Turn(whose) => say!("skill-is-turn", who = teller.who(*whose)),
            Self::Phase(phase) => return phase.said(teller),
            Self::Are(cards, filter) => {
                let cards = cards.noun(teller);
                let what = teller.indefinite(filter, cards.many).text(plain, teller);
                say!("skill-they-are", number = cards.number(), cards = cards.text(plain, teller), what = what)
            }
            Self::Any(cards) => {
                let cards = cards.noun(teller);
                say!("skill-they-exist", number = cards.number(), cards = cards.text(plain, teller))
            }
            Self::In(cards, area) => {
                let cards = cards.noun(teller);
                let place = teller.area(*area, Owner::Anybody, Case::In);
                say!("skill-they-lie", number = cards.number(), cards = cards.text(plain, teller), place = place)
            }
            Self::Did { deed, cards, count } => {
                let (place, mode) = match deed {
                    Deed::MoveTo(area) => (teller.area(*area, Owner::Anybody, Case::In), String::new()),
                    Deed::Switch(mode) => (String::new(), teller.term(mode.term())),
                    Deed::Play | Deed::Ko | Deed::Discard | Deed::Draw | Deed::NegateAttack | Deed::TakeControl => {
                        Default::default()
                    }
                };
                let cards = cards.described(true, teller);
                let (deed, count) = (done(*deed), teller.so_many(*count));
                say!("skill-has-done", deed = deed, place = place, mode = mode, count = count, cards = cards)
            }
            Self::PaidEnergyCost => say!("skill-energy-cost-paid"),
            Self::Happened(event, Bounds { min: Some(1), max: None }) => {
                say!("skill-has-happened-once", event = event.said(teller))
            }
            Self::Happened(event, Bounds { min: None | Some(0), max: Some(0) }) => {
                say!("skill-has-not-happened", event = event.said(teller))
            }
            Self::Happened(event, bounds) => {
                say!("skill-has-happened", event = event.said(teller), count = teller.so_many(*bounds))
            }
            Self::Came(cards, areas) => {
                let cards = cards.noun(teller);
                let place = teller.areas(areas, Owner::Anybody, Case::From);
                say!("skill-they-came", number = cards.number(), cards = cards.text(plain, teller), place = place)
            }
            Self::Shown(cards) => {
                let cards = cards.noun(teller);
                say!("skill-they-are-shown", number = cards.number(), cards = cards.text(plain, teller))
            }
            Self::NewThisTurn(cards) => {
                let cards = cards.noun(teller);
                say!("skill-they-are-new", number = cards.number(), cards = cards.text(plain, teller))
            }
            Self::Attacking(cards) => {
                let (number, cards) = teller.one(cards);
                say!("skill-they-attack", number = number, cards = cards)
            }
            Self::Guarding(cards) => {
                let (number, cards) = teller.one(cards);
                say!("skill-they-guard", number = number, cards = cards)
            }
            Self::Awakened(whose) => say!("skill-is-awakened", who = teller.who(*whose)),
            Self::Beneath(selector) => {
                say!("skill-is-beneath", of = selector.noun(teller).text(Case::Of, teller))
            }
            Self::Under { at_least, cards, host } => {
                let host = teller.owned(Who::You, host, "card").text(Case::Of, teller);
                say!("skill-lie-under", count = *at_least, cards = cards.described(true, teller), host = host)
            }
            Self::Not(inner) => match inner.as_ref() {
                Self::Leader(filter) => {
                    say!("skill-is-not-leader", cards = teller.indefinite(filter, false).text(plain, teller))
                }
                Self::Count(selector, Bounds { min: Some(1), max: None }) => {
                    say!("skill-there-is-none", of = selector.noun(teller).text(Case::Of, teller))
                }
                Self::Happened(event, Bounds { min: Some(1), max: None }) => {
                    say!("skill-has-not-happened", event = event.said(teller))
                }
                Self::Did { deed, cards, count: Bounds { min: Some(1), max: None } } => {
                    let count = Bounds { min: None, max: Some(0) };
                    return Self::Did { deed: *deed, cards: cards.clone(), count }.said(teller);
                }
                inner => say!("skill-not-so", condition = inner.said(teller)),
            },
            Self::All(parts) => return teller.all(teller.conditions(parts)),
            Self::Either(parts) => return teller.either(teller.conditions(parts)),
        })
    }
}

impl Teller<'_> {
    /// Conditions that a word joins: what another word joins within them stands in brackets.
    fn conditions(&self, parts: &[Condition]) -> Vec<String> {
        let each = parts.iter().map(|part| match part {
            Condition::All(_) | Condition::Either(_) => format!("({})", part.said(self)),
            part => part.said(self),
        });
        each.collect()
    }

    /// Cards of which one is meant, with the number of the verb.
    fn one(&self, cards: &Cards) -> (&'static str, String) {
        if let Cards::All(selector) = cards {
            return ("one", self.words(say!("skill-one-of", of = selector.noun(self).text(Case::Of, self))));
        }
        let cards = cards.noun(self);
        (cards.number(), cards.text(Case::Plain, self))
    }
}

/// What has been done, as messages know it.
const fn done(deed: Deed) -> &'static str {
    match deed {
        Deed::Play => "play",
        Deed::Ko => "ko",
        Deed::MoveTo(_) => "move-to",
        Deed::Discard => "discard",
        Deed::Draw => "draw",
        Deed::Switch(_) => "switch",
        Deed::NegateAttack => "negate-attack",
        Deed::TakeControl => "take-control",
    }
}
