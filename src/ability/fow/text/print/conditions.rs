//! What has to hold.

use super::super::Tongue;
use super::Printer;
use crate::ability::fow::{Pick, Test, Who, Whose};

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
            Test::Counter(kind) => match self.tongue {
                Tongue::En => format!("there is a {kind} counter on this card"),
                Tongue::It => format!("c'è un segnalino {kind} su questa carta"),
                Tongue::Fr => format!("il y a un marqueur {kind} sur cette carte"),
            },
            Test::HaveNo(pick) => {
                let what = self.description(&Pick { whose: Whose::Any, ..pick.clone() }, true);
                format!("{} {what}", self.of("you control no", "non controlli", "vous ne contrôlez pas de"))
            }
            Test::Have(pick) => {
                let own = Pick { whose: Whose::Any, ..pick.clone() };
                let control = self.of("you control", "controlli", "vous contrôlez");
                if pick.count > 1 {
                    let more = self.of("or more", "o più", "ou plus");
                    return format!("{control} {} {more} {}", self.number(pick.count), self.description(&own, true));
                }
                format!("{control} {}", self.one(&own))
            }
        }
    }
}
