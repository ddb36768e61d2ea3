//! What is paid.

use super::super::Tongue;
use super::super::words::{WILLS, icon};
use super::{Printer, capital};
use crate::ability::fow::{Bill, Cards, Pick, Place, Price, Verb, Whose};

impl Printer<'_> {
    pub(super) fn prices(&self, prices: &[Price]) -> String {
        prices.iter().map(|price| self.price(price)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn price(&self, price: &Price) -> String {
        match price {
            Price::Will(bill) => icons(*bill),
            Price::Rest => self.of("{Rest}", "{Spossa}", "{Épuiser}").to_owned(),
            Price::Life(life) => match self.tongue {
                Tongue::En => format!("Pay {life} life"),
                Tongue::It => format!("Paga {life} punti vita"),
                Tongue::Fr => format!("Payez {life} points de vie"),
            },
            Price::Counters(count, kind) => {
                let counters = self.counters(*count, kind);
                match self.tongue {
                    Tongue::En => format!("Remove {counters} from this card"),
                    Tongue::It => format!("Rimuovi {counters} da questa carta"),
                    Tongue::Fr => format!("Retirez {counters} de cette carte"),
                }
            }
            Price::RulerCounters(count, kind) => {
                let counters = self.counters(*count, kind);
                match self.tongue {
                    Tongue::En => format!("Remove {counters} from your J/ruler"),
                    Tongue::It => format!("Rimuovi {counters} dal tuo sovrano o sovrano-G"),
                    Tongue::Fr => format!("Retirez {counters} de votre souverain ou J-souverain"),
                }
            }
            Price::Move(verb, cards) => {
                let cards = match cards {
                    // What pays is one's own.
                    Cards::Chosen(pick) if pick.place == Place::Graveyard => self.one(pick),
                    Cards::Chosen(pick) if pick.place == Place::Standby => self.one(pick),
                    Cards::Chosen(pick) if pick.place == Place::Hand && *verb != Verb::Discard => self.one(pick),
                    Cards::Chosen(pick) => self.one(&Pick { whose: Whose::Any, place: Place::Field, ..pick.clone() }),
                    other => self.cards(other),
                };
                capital(&self.verb(*verb, &cards))
            }
        }
    }

    pub(super) fn counters(&self, count: u8, kind: &str) -> String {
        let number = self.count(count);
        match (self.tongue, count) {
            (Tongue::En, 1) => format!("{number} {kind} counter"),
            (Tongue::En, _) => format!("{number} {kind} counters"),
            (Tongue::It, _) => format!("{number} {} {kind}", if count == 1 { "segnalino" } else { "segnalini" }),
            (Tongue::Fr, _) => format!("{number} {} {kind}", if count == 1 { "marqueur" } else { "marqueurs" }),
        }
    }
}

/// A cost in icons.
pub(super) fn icons(bill: Bill) -> String {
    let mut out: String =
        WILLS.iter().map(|(will, ..)| icon(*will).repeat(usize::from(bill.of[*will as usize]))).collect();
    if bill.any > 0 || out.is_empty() {
        out.push_str(&["{", &bill.any.to_string(), "}"].concat());
    }
    out
}
