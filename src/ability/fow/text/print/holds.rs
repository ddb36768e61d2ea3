//! What holds while a card is there.

use super::super::Tongue;
use super::super::words::{WILLS, in_tongue};
use super::Printer;
use super::costs::icons;
use super::filters::is_own_ruler;
use crate::ability::fow::{Amount, Cards, Gain, Holds, Pick, Static, Who, Will};

impl Printer<'_> {
    pub(super) fn holds(&self, holds: &Static) -> String {
        let what = self.what_holds(&holds.what);
        match &holds.only_if {
            // Both orders are read; this is the one that is printed for what hangs on others.
            Some(test) => format!("{what} {} {}", self.of("as long as", "finché", "tant que"), self.test(test)),
            None => what,
        }
    }

    /// What holds, whatever it hangs on.
    pub(super) fn what_holds(&self, holds: &Holds) -> String {
        match holds {
            Holds::Gives(cards, Gain::Prevent(shield)) => self.prevent(cards, shield),
            Holds::Gives(cards, gain) => {
                let (subject, plural) = match cards {
                    Cards::This => (self.this().to_owned(), false),
                    Cards::All(pick) if is_own_ruler(pick) => (self.cards(cards), false),
                    Cards::All(pick) => (self.description(pick, true), true),
                    _ => (
                        self.of("added card", "la carta a cui è aggiunta", "la carte à laquelle elle est ajoutée")
                            .to_owned(),
                        false,
                    ),
                };
                format!("{subject} {}", self.gain(gain, plural))
            }
            Holds::EntersRested => self
                .of(
                    "this card enters your field rested",
                    "questa carta entra nel tuo terreno spossata",
                    "cette carte arrive sur votre terrain épuisée",
                )
                .to_owned(),
            Holds::EntersRestedUnless(life) => match self.tongue {
                Tongue::En => format!("this card enters your field rested unless you pay {life} life"),
                Tongue::It => {
                    format!("questa carta entra nel tuo terreno spossata a meno che tu paghi {life} punti vita")
                }
                Tongue::Fr => {
                    format!("cette carte arrive épuisée à moins que vous ne payiez {life} points de vie")
                }
            },
            Holds::EntersWith(count, kind) => {
                let counters = self.counters(*count, kind);
                match self.tongue {
                    Tongue::En => format!("this card enters your field with {counters}"),
                    Tongue::It => format!("questa carta entra nel tuo terreno con {counters}"),
                    Tongue::Fr => format!("cette carte arrive sur votre terrain avec {counters}"),
                }
            }
            Holds::CostsLess(bill, each) => {
                let (icons, each) = (icons(*bill), self.for_each(each.as_ref()));
                match self.tongue {
                    Tongue::En => format!("you may pay {icons} less to play this card{each}"),
                    Tongue::It => format!("puoi pagare {icons} in meno per giocare questa carta{each}"),
                    Tongue::Fr => format!("vous pouvez payer {icons} de moins pour jouer cette carte{each}"),
                }
            }
            Holds::CostsMore(Amount { times, each }) => {
                let each = self.for_each(each.as_ref());
                match self.tongue {
                    Tongue::En => format!("you pay {{{times}}} more to play this card{each}"),
                    Tongue::It => format!("paghi {{{times}}} in più per giocare questa carta{each}"),
                    Tongue::Fr => format!("vous payez {{{times}}} de plus pour jouer cette carte{each}"),
                }
            }
            Holds::OthersLess(filter, bill) => {
                let pays = self.of("you may pay", "puoi pagare", "vous pouvez payer");
                let less = self.of("less to", "in meno per", "de moins pour");
                let what = match filter {
                    None => self.of("do Judgment", "effettuare il giudizio", "effectuer le jugement").to_owned(),
                    Some(filter) => {
                        let cards = self.description(&Pick::of(1, filter.clone()), true);
                        format!("{} {cards}", self.of("play", "giocare", "jouer"))
                    }
                };
                format!("{pays} {} {less} {what}", icons(*bill))
            }
            Holds::NoLife(who) => match who {
                Who::You => self.of(
                    "you cannot gain life",
                    "non puoi ottenere punti vita",
                    "vous ne pouvez pas gagner de points de vie",
                ),
                Who::Opponent => self.of(
                    "your opponent cannot gain life",
                    "il tuo avversario non può ottenere punti vita",
                    "votre adversaire ne peut pas gagner de points de vie",
                ),
                _ => self.of(
                    "players cannot gain life",
                    "i giocatori non possono ottenere punti vita",
                    "les joueurs ne peuvent pas gagner de points de vie",
                ),
            }
            .to_owned(),
            Holds::Stone(of) => {
                let stone = |will: &Will| {
                    let of = in_tongue(WILLS[*will as usize].2, self.tongue);
                    match self.tongue {
                        Tongue::En => format!("{of} magic stone"),
                        Tongue::It => format!("pietra magica di {of}"),
                        Tongue::Fr => format!("pierre magique de {of}"),
                    }
                };
                let stones = of.iter().map(stone).collect::<Vec<_>>().join(self.of(" and ", " e ", " et "));
                format!(
                    "{} {stones}",
                    self.of("treat this card as", "considera questa carta", "considérez cette carte comme")
                )
            }
            Holds::Name(name) => match self.tongue {
                Tongue::En => format!("this card gains \"{name}\" in addition to its other names"),
                Tongue::It => format!("questa carta ottiene \"{name}\" oltre ai suoi altri nomi"),
                Tongue::Fr => format!("cette carte gagne \"{name}\" en plus de ses autres noms"),
            },
        }
    }
}
