//! What players do, tokens, and what is done with the top of a deck.

use super::super::Tongue;
use super::super::words::icon;
use super::Printer;
use crate::ability::fow::{Deed, Dig, Form, Pick, Place, Price, Rest, Verb, Who, Whose};

impl Printer<'_> {
    /// What one may pay, or has to.
    pub(super) fn toll(&self, price: &Price) -> String {
        match price {
            Price::Life(life) => format!("{life} {}", self.of("life", "punti vita", "points de vie")),
            Price::Move(..) => {
                let text = self.price(price);
                let mut letters = text.chars();
                letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
            }
            other => self.price(other),
        }
    }

    /// Deeds of players, and of the top of the deck.
    pub(super) fn other_deed(&self, deed: &Deed) -> String {
        match deed {
            Deed::DiscardByChance(who, count) => {
                let cards =
                    if *count == 1 { self.of("card", "carta", "carte") } else { self.of("cards", "carte", "cartes") };
                format!(
                    "{} {} {cards} {}",
                    self.does(*who, ["discard", "scarta", "défaussez"], ["discards", "scarta", "défausse"]),
                    self.number(*count),
                    self.of("at random", "a caso", "au hasard")
                )
            }
            Deed::Strip(filter) => {
                let what = self.one(&Pick::of(1, filter.clone()));
                match self.tongue {
                    Tongue::En => format!("look at your opponent's hand and choose {what}. They discard that card"),
                    Tongue::It => {
                        format!("guarda la mano del tuo avversario e scegli {what}. Il tuo avversario la scarta")
                    }
                    Tongue::Fr => format!("regardez la main de votre adversaire et choisissez {what}. Il la défausse"),
                }
            }
            Deed::DiscardHand(who) => {
                let discards = self.does(*who, ["discard", "scarta", "défaussez"], ["discards", "scarta", "défausse"]);
                let hand = match who {
                    Who::You => self.of("your hand", "la tua mano", "votre main"),
                    _ => self.of("their hand", "la propria mano", "sa main"),
                };
                format!("{discards} {hand}")
            }
            Deed::MillAway(who, count) => {
                let removes = self.does(*who, ["remove", "rimuovi", "retirez"], ["removes", "rimuove", "retire"]);
                match self.tongue {
                    Tongue::En => {
                        let cards =
                            if *count == 1 { "card".to_owned() } else { format!("{} cards", self.number(*count)) };
                        let deck = if *who == Who::You { "your main deck" } else { "his or her main deck" };
                        format!("{removes} the top {cards} of {deck} from the game")
                    }
                    Tongue::It => format!("{removes} dal gioco le prime {count} carte del mazzo principale"),
                    Tongue::Fr => format!("{removes} de la partie les {count} premières cartes du deck principal"),
                }
            }
            Deed::Fight(first, second) => format!(
                "{} {} {} {}",
                self.cards(first),
                self.of("and", "e", "et"),
                self.cards(second),
                self.of(
                    "deal damage equal to their ATK to each other",
                    "si infliggono a vicenda danno pari al loro ATK",
                    "s'infligent mutuellement des dégâts égaux à leur ATK",
                )
            ),
            Deed::Theirs(who, verb, pick) => {
                let (own, other) = match verb {
                    Verb::Rest => (["rest", "spossa", "épuisez"], ["rests", "spossa", "épuise"]),
                    _ => (["banish", "bandisci", "bannissez"], ["banishes", "bandisce", "bannit"]),
                };
                format!("{} {}", self.does(*who, own, other), self.one(pick))
            }
            Deed::AtEnd(verb, cards) => {
                let end = self.of("at the end of turn,", "alla fine del turno,", "à la fin du tour,");
                format!("{end} {}", self.verb(*verb, &self.cards(cards)))
            }
            Deed::ProduceEach(will, each) => {
                let produce = self.of("produce", "produci", "produisez");
                format!("{produce} {}{}", icon(*will), self.for_each(Some(each)))
            }
            Deed::Roll => self.of("roll a die", "tira un dado", "lancez un dé").to_owned(),
            Deed::CountersRolled(cards, kind) => {
                let (counters, cards) = (self.counters(1, kind), self.cards(cards));
                match self.tongue {
                    Tongue::En => format!("put {counters} on {cards} for each pip"),
                    Tongue::It => format!("metti {counters} su {cards} per ogni punto del dado"),
                    Tongue::Fr => format!("mettez {counters} sur {cards} pour chaque point du dé"),
                }
            }
            Deed::Reveal => self
                .of(
                    "reveal the top card of your main deck",
                    "rivela la prima carta del tuo mazzo principale",
                    "révélez la première carte de votre deck principal",
                )
                .to_owned(),
            Deed::Dig(dig) => self.dig(dig),
            _ => String::new(),
        }
    }

    fn dig(&self, dig: &Dig) -> String {
        if dig.count == 1 {
            return self
                .of(
                    "look at the top card of your main deck. You may put it on the bottom of your main deck",
                    "guarda la prima carta del tuo mazzo principale. Puoi metterla in fondo al tuo mazzo principale",
                    "regardez la première carte de votre deck principal. Vous pouvez la mettre sous votre deck principal",
                )
                .to_owned();
        }
        let number = self.number(dig.count);
        if let Some((pick, _)) = dig.take.as_ref().filter(|(pick, _)| pick.place == Place::StoneDeck) {
            let what = self.one(&Pick { whose: Whose::Any, place: Place::Stones, ..pick.clone() });
            return match self.tongue {
                Tongue::En => format!(
                    "look at the top {number} cards of your magic stone deck, put {what} from among them into your magic stone area and the rest on the bottom of your magic stone deck in any order"
                ),
                Tongue::It => format!(
                    "guarda le prime {number} carte del tuo mazzo delle pietre, metti {what} nella tua area delle pietre magiche e il resto in fondo al mazzo delle pietre in qualsiasi ordine"
                ),
                Tongue::Fr => format!(
                    "regardez les {number} premières cartes de votre deck de pierres, mettez {what} dans votre zone de pierres magiques et le reste sous le deck de pierres dans l'ordre de votre choix"
                ),
            };
        }
        let looks = match (self.tongue, dig.shown) {
            (Tongue::En, true) => format!("reveal the top {number} cards of your main deck"),
            (Tongue::En, false) => format!("look at the top {number} cards of your main deck"),
            (Tongue::It, true) => format!("rivela le prime {number} carte del tuo mazzo principale"),
            (Tongue::It, false) => format!("guarda le prime {number} carte del tuo mazzo principale"),
            (Tongue::Fr, true) => format!("révélez les {number} premières cartes de votre deck principal"),
            (Tongue::Fr, false) => format!("regardez les {number} premières cartes de votre deck principal"),
        };
        let Some((pick, verb)) = &dig.take else {
            let back = self.of(
                "and put them back in any order",
                "e rimettile in qualsiasi ordine",
                "et remettez-les dans l'ordre de votre choix",
            );
            return format!("{looks} {back}");
        };
        let plain = Pick { whose: Whose::Any, place: Place::Field, up_to: false, ..pick.clone() };
        let up_to = if pick.up_to { self.of("up to ", "fino a ", "jusqu'à ") } else { "" };
        let what = if pick.up_to && pick.count == 1 && self.tongue == Tongue::En {
            format!("one {}", self.description(&plain, false))
        } else {
            self.one(&plain)
        };
        let to = match verb {
            Verb::Hand => self.of("into your hand", "nella tua mano", "dans votre main"),
            Verb::FieldRested => {
                self.of("into your field rested", "nel tuo terreno, spossata", "sur votre terrain, épuisée")
            }
            _ => self.of("into your field", "nel tuo terreno", "sur votre terrain"),
        };
        let rest = match dig.rest {
            Rest::Bottom => self.of(
                "on the bottom of your main deck in any order",
                "in fondo al tuo mazzo principale in qualsiasi ordine",
                "sous votre deck principal dans l'ordre de votre choix",
            ),
            Rest::Top => {
                self.of("back in any order", "in cima in qualsiasi ordine", "au-dessus dans l'ordre de votre choix")
            }
            Rest::Graveyard => self.of("into your graveyard", "nel tuo cimitero", "dans votre cimetière"),
            Rest::Shuffle => self.of("into your main deck", "nel tuo mazzo principale", "dans votre deck principal"),
        };
        match self.tongue {
            Tongue::En => format!("{looks}, put {up_to}{what} from among them {to} and the rest {rest}"),
            Tongue::It => format!("{looks}, metti {up_to}{what} {to} e il resto {rest}"),
            Tongue::Fr => format!("{looks}, mettez {up_to}{what} {to} et le reste {rest}"),
        }
    }

    pub(super) fn mill(&self, who: Who, count: u8) -> String {
        let put = self.does(who, ["put", "metti", "mettez"], ["puts", "mette", "met"]);
        match self.tongue {
            Tongue::En => {
                let cards = if count == 1 { "card".to_owned() } else { format!("{} cards", self.number(count)) };
                let (deck, graveyard) = if who == Who::You {
                    ("your main deck", "your graveyard")
                } else {
                    ("his or her main deck", "his or her graveyard")
                };
                format!("{put} the top {cards} of {deck} into {graveyard}")
            }
            Tongue::It => format!("{put} nel cimitero le prime {count} carte del mazzo principale"),
            Tongue::Fr => format!("{put} au cimetière les {count} premières cartes du deck principal"),
        }
    }

    pub(super) fn token(&self, count: u8, form: &Form) -> String {
        let [atk, def] = form.stats;
        let name = &form.name;
        let with = if form.words.is_empty() {
            String::new()
        } else {
            format!(" {} {}", self.of("with", "con", "avec"), self.keys(&form.words))
        };
        let of: String = form.of.iter().map(|will| self.attribute(*will) + " ").collect();
        let number = self.count(count);
        match self.tongue {
            Tongue::En => {
                let token = if count == 1 { "token" } else { "tokens" };
                if let Some(race) = &form.race {
                    let of = of.trim_end().replace(' ', "/");
                    let of = if of.is_empty() { of } else { format!("{of} ") };
                    return format!("put {number} [{atk}/{def}] {of}{race} resonator {token}{with} into your field");
                }
                format!("put {number} {of}\"{name}\" {token} [{atk}/{def}]{with} into your field")
            }
            Tongue::It => {
                let token = if count == 1 { "gettone" } else { "gettoni" };
                format!("metti nel tuo terreno {number} {token} \"{name}\" {of}[{atk}/{def}]{with}")
            }
            Tongue::Fr => {
                let token = if count == 1 { "jeton" } else { "jetons" };
                format!("mettez sur votre terrain {number} {token} \"{name}\" {of}[{atk}/{def}]{with}")
            }
        }
    }
}
