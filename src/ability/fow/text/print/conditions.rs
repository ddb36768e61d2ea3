//! What has to hold.

use super::super::Tongue;
use super::Printer;
use crate::ability::fow::{Cards, Pick, Place, Test, Who, Whose};

impl Printer<'_> {
    pub(super) fn test(&self, test: &Test) -> String {
        match test {
            Test::Turn(Who::Opponent) => self
                .of("it is your opponent's turn", "è il turno del tuo avversario", "c'est le tour de votre adversaire")
                .to_owned(),
            Test::Turn(_) => self.of("it is your turn", "è il tuo turno", "c'est votre tour").to_owned(),
            Test::LifeMost(life) => match self.tongue {
                Tongue::En => format!("your life is {life} or less"),
                Tongue::It => format!("hai {life} punti vita o meno"),
                Tongue::Fr => format!("vous avez {life} points de vie ou moins"),
            },
            Test::LifeLeast(life) => match self.tongue {
                Tongue::En => format!("your life is {life} or more"),
                Tongue::It => format!("hai {life} punti vita o più"),
                Tongue::Fr => format!("vous avez {life} points de vie ou plus"),
            },
            Test::LifeLess => self
                .of(
                    "your life is less than your opponent's life",
                    "hai meno punti vita del tuo avversario",
                    "vous avez moins de points de vie que votre adversaire",
                )
                .to_owned(),
            Test::Counters(count, kind) => self.has_counters(*count, kind),
            Test::NoCounter(kind) => match self.tongue {
                Tongue::En => format!("there are no {kind} counters on this card"),
                Tongue::It => format!("non ci sono segnalini {kind} su questa carta"),
                Tongue::Fr => format!("il n'y a pas de marqueur {kind} sur cette carte"),
            },
            Test::Ruler(is, names) => self.ruler(*is, names),
            Test::Fits(cards, filter) => {
                let what = self.one(&Pick::of(1, filter.clone()));
                let it = match cards {
                    Cards::Those | Cards::This | Cards::Bearer => self.of("it's", "è", "c'est"),
                    _ => "",
                };
                format!("{it} {what}")
            }
            Test::Played(count) => {
                let number = self.number(*count);
                match self.tongue {
                    Tongue::En => format!("you played {number} or more cards this turn"),
                    Tongue::It => format!("in questo turno hai giocato {number} o più carte"),
                    Tongue::Fr => format!("vous avez joué {number} cartes ou plus ce tour-ci"),
                }
            }
            Test::Torrent => self
                .of(
                    "you played another card before it this turn",
                    "hai giocato un'altra carta prima di essa in questo turno",
                    "vous avez joué une autre carte avant elle ce tour-ci",
                )
                .to_owned(),
            Test::Pair(pair) => {
                let [first, second] = pair.as_ref();
                let first = self.test(&Test::Have(first.clone()));
                let what = self.description(&Pick { whose: Whose::Any, ..second.clone() }, false);
                format!("{first} {} {what}", self.of("and another", "e, oltre a quella,", "et, en plus,"))
            }
            Test::Both(both) => {
                let [first, second] = both.as_ref();
                format!("{} {} {}", self.test(first), self.of("and", "e", "et"), self.test(second))
            }
            Test::Fewer(pick) => {
                let what = self.description(&Pick { whose: Whose::Any, ..pick.clone() }, true);
                let hand = pick.place == Place::Hand;
                match self.tongue {
                    Tongue::En if hand => "you have fewer cards in your hand than your opponent".to_owned(),
                    Tongue::En => format!("you control fewer {what} than your opponent"),
                    Tongue::It => format!("hai meno {what} del tuo avversario"),
                    Tongue::Fr => format!("vous avez moins de {what} que votre adversaire"),
                }
            }
            Test::HaveNo(pick) => {
                let (head, own) = self.having(pick);
                format!("{head} {}", self.of("no", "zero", "zéro")) + " " + &self.description(&own, true)
            }
            Test::Have(pick) => {
                let (head, own) = self.having(pick);
                if pick.count > 1 {
                    let more = self.of("or more", "o più", "ou plus");
                    return format!("{head} {} {more} {}", self.number(pick.count), self.description(&own, true));
                }
                format!("{head} {}", self.one(&own))
            }
        }
    }

    /// Who has cards, and these as they are described then.
    fn having(&self, pick: &Pick) -> (&'static str, Pick) {
        let field = matches!(pick.place, Place::Field | Place::Stones | Place::Standby);
        let own = if field { Pick { whose: Whose::Any, ..pick.clone() } } else { pick.clone() };
        let head = match (field, pick.whose) {
            (true, Whose::You) => self.of("you control", "controlli", "vous contrôlez"),
            (true, Whose::Opponent) => {
                self.of("your opponent controls", "il tuo avversario controlla", "votre adversaire contrôle")
            }
            (false, Whose::You) => self.of("you have", "hai", "vous avez"),
            (false, Whose::Opponent) => self.of("your opponent has", "il tuo avversario ha", "votre adversaire a"),
            (_, Whose::Any) => self.of("there are", "ci sono", "il y a"),
        };
        (head, own)
    }

    fn has_counters(&self, count: u8, kind: &str) -> String {
        let number = self.number(count);
        match (self.tongue, count) {
            (Tongue::En, 1) => format!("there is a {kind} counter on this card"),
            (Tongue::It, 1) => format!("c'è un segnalino {kind} su questa carta"),
            (Tongue::Fr, 1) => format!("il y a un marqueur {kind} sur cette carte"),
            (Tongue::En, _) => format!("there are {number} or more {kind} counters on this card"),
            (Tongue::It, _) => format!("ci sono {number} o più segnalini {kind} su questa carta"),
            (Tongue::Fr, _) => format!("il y a {number} marqueurs {kind} ou plus sur cette carte"),
        }
    }

    fn ruler(&self, is: bool, names: &[String]) -> String {
        let or = self.of(" or ", " o ", " ou ");
        let names = names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(or);
        let head = if is {
            self.of("your J/ruler is", "il tuo sovrano o sovrano-G è", "votre souverain ou J-souverain est")
        } else {
            self.of(
                "your J/ruler isn't",
                "il tuo sovrano o sovrano-G non è",
                "votre souverain ou J-souverain n'est pas",
            )
        };
        format!("{head} {names}")
    }
}
