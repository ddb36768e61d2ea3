//! What stands before an ability.

use super::super::Tongue;
use super::super::words::{WILLS, in_tongue};
use super::{Printer, capital};
use crate::ability::fow::{Ability, Pick, Place, Test, Waits, When, Who, Will};

impl Printer<'_> {
    pub(super) fn ability(&self, ability: &Ability) -> String {
        let head = match &ability.when {
            When::Chant => String::new(),
            When::Awakening => {
                format!("{} {}: ", self.of("[Awakening]", "[Risveglio]", "[Éveil]"), self.prices(&ability.price))
            }
            When::Activate => {
                format!("{} {}: ", self.of("[Activate]", "[Attiva]", "[Activer]"), self.prices(&ability.price))
            }
            When::Inheritance => {
                let word = self.of("[Inheritance]", "[Eredità]", "[Héritage]");
                format!("{word} {}: ", self.prices(&ability.price))
            }
            When::Break => self.of("[Break]: ", "[Rottura]: ", "[Rupture]: ").to_owned(),
            When::Resonance(of) => {
                let stones: Vec<String> = of.iter().map(|will| self.stone_word(*will)).collect();
                let word = self.of("[Resonance]", "[Risonanza]", "[Résonance]");
                format!("{word} {}, ", stones.join(self.of(" or ", " o ", " ou ")))
            }
            When::Standby(waits) => {
                format!("{} {}: ", self.of("[Trigger]", "[Innesco]", "[Déclencheur]"), self.waits(waits))
            }
            When::Enters => self.of("[Enter]: ", "[Entrata]: ", "[Arrivée]: ").to_owned(),
            when => format!("{}, ", capital(&self.event(when))),
        };
        let asked = ability.only_if.as_ref().filter(|_| ability.when != When::Activate);
        let only_if =
            asked.map_or_else(String::new, |test| format!("{} {}, ", self.of("if", "se", "si"), self.test(test)));
        let mut out = String::new();
        for (at, deed) in ability.does.iter().enumerate() {
            let text = self.deed(deed);
            let text = match at {
                // Behind what triggers it a sentence goes on.
                0 if !only_if.is_empty() => {
                    let after_colon = head.is_empty() || head.ends_with(": ");
                    format!("{}{text}", if after_colon { capital(&only_if) } else { only_if.clone() })
                }
                0 if head.is_empty() || head.ends_with(": ") => capital(&text),
                0 => text,
                _ => format!(" {}", capital(&text)),
            };
            out.push_str(&text);
            out.push('.');
        }
        let once = if ability.once {
            self.of(
                " Play this ability only once per turn.",
                " Gioca questa abilità una sola volta per turno.",
                " Ne jouez cette capacité qu'une fois par tour.",
            )
        } else {
            ""
        };
        format!("{head}{out}{}{once}", self.when_played(ability))
    }

    /// What has to hold as an ability is played, as a sentence behind the rest.
    fn when_played(&self, ability: &Ability) -> String {
        match ability.only_if.as_ref().filter(|_| ability.when == When::Activate) {
            None => String::new(),
            Some(Test::Turn(Who::You)) => self
                .of(
                    " Play this ability only during your turn.",
                    " Gioca questa abilità solo durante il tuo turno.",
                    " Ne jouez cette capacité que pendant votre tour.",
                )
                .to_owned(),
            Some(test) => {
                let only = self.of(
                    " Play this ability only if",
                    " Gioca questa abilità solo se",
                    " Ne jouez cette capacité que si",
                );
                format!("{only} {}.", self.test(test))
            }
        }
    }

    /// `Fire Magic Stone`, as the word of resonance says it.
    fn stone_word(&self, will: Will) -> String {
        let of = in_tongue(WILLS[will as usize].2, self.tongue);
        match self.tongue {
            Tongue::En => format!("{} Magic Stone", capital(of)),
            Tongue::It => format!("Pietra Magica di {of}"),
            Tongue::Fr => format!("Pierre Magique de {of}"),
        }
    }

    pub(super) fn waits(&self, waits: &Waits) -> String {
        match waits {
            Waits::Anytime => self.of("Anytime", "In qualsiasi momento", "À tout moment").to_owned(),
            Waits::Attack(pick) => match self.tongue {
                Tongue::En => format!("When {} attacks", self.one(pick)),
                Tongue::It => format!("Quando {} attacca", self.one(pick)),
                Tongue::Fr => format!("Quand {} attaque", self.one(pick)),
            },
            Waits::Fight(pick) => match self.tongue {
                Tongue::En => format!("When {} attacks or blocks", self.one(pick)),
                Tongue::It => format!("Quando {} attacca o blocca", self.one(pick)),
                Tongue::Fr => format!("Quand {} attaque ou bloque", self.one(pick)),
            },
            Waits::Attacked => {
                self.of("You are attacked", "Il tuo avversario ti attacca", "Votre adversaire vous attaque").to_owned()
            }
            Waits::So(test) => format!("{} {}", self.of("While", "Mentre", "Tant que"), self.test(test)),
            Waits::Played(_, filter) => {
                let what = self.description(&Pick { place: Place::Chase, ..Pick::of(1, filter.clone()) }, false);
                match self.tongue {
                    Tongue::En => format!("Your opponent plays a {what}"),
                    Tongue::It => format!("Il tuo avversario gioca una carta: {what}"),
                    Tongue::Fr => format!("Votre adversaire joue une carte : {what}"),
                }
            }
        }
    }
}
