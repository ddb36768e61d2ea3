//! What stands before an ability.

use super::super::Tongue;
use super::{Printer, capital};
use crate::ability::fow::{Ability, Pick, Place, Waits, When, Who, Whose};

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
            When::Standby(waits) => {
                format!("{} {}: ", self.of("[Trigger]", "[Innesco]", "[Déclencheur]"), self.waits(waits))
            }
            When::Enters => self.of("[Enter]: ", "[Entrata]: ", "[Arrivée]: ").to_owned(),
            when => format!("{}, ", capital(&self.event(when))),
        };
        let only_if = ability
            .only_if
            .as_ref()
            .map_or_else(String::new, |test| format!("{} {}, ", self.of("if", "se", "si"), self.test(test)));
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
        format!("{head}{out}{once}")
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

    pub(super) fn event(&self, when: &When) -> String {
        let plain = |en, it, fr| self.of(en, it, fr).to_owned();
        let of_card = |pick: &Pick, en: &str, it: &str, fr: &str| {
            // Whose it is, the rest says.
            let one = self.one(&Pick { whose: Whose::Any, ..pick.clone() });
            format!("{} {one} {}", self.of("whenever", "ogni volta che", "chaque fois que"), self.of(en, it, fr))
        };
        match when {
            When::Dies => plain(
                "when this card is put into a graveyard from a field",
                "quando questa carta è messa in un cimitero dal terreno",
                "quand cette carte est mise au cimetière depuis un terrain",
            ),
            When::Attacks => plain(
                "whenever this card attacks",
                "ogni volta che questa carta attacca",
                "chaque fois que cette carte attaque",
            ),
            When::Blocks => plain(
                "whenever this card blocks",
                "ogni volta che questa carta blocca",
                "chaque fois que cette carte bloque",
            ),
            When::Fights => plain(
                "whenever this card attacks or blocks",
                "ogni volta che questa carta attacca o blocca",
                "chaque fois que cette carte attaque ou bloque",
            ),
            When::Hits => plain(
                "whenever this card deals damage to your opponent",
                "ogni volta che questa carta infligge danno al tuo avversario",
                "chaque fois que cette carte inflige des dégâts à votre adversaire",
            ),
            When::Added => plain(
                "whenever a card is added to this card",
                "ogni volta che una carta è aggiunta a questa carta",
                "chaque fois qu'une carte est ajoutée à cette carte",
            ),
            When::Begins(Who::Opponent) => plain(
                "at the beginning of your opponent's turn",
                "all'inizio del turno del tuo avversario",
                "au début du tour de votre adversaire",
            ),
            When::Begins(_) => {
                plain("at the beginning of your turn", "all'inizio del tuo turno", "au début de votre tour")
            }
            When::Ends(Who::Opponent) => plain(
                "at the end of your opponent's turn",
                "alla fine del turno del tuo avversario",
                "à la fin du tour de votre adversaire",
            ),
            When::Ends(Who::Each) => plain("at the end of turn", "alla fine del turno", "à la fin du tour"),
            When::Ends(_) => plain("at the end of your turn", "alla fine del tuo turno", "à la fin de votre tour"),
            When::Plays(filter) => {
                let pick = Pick { place: Place::Field, ..Pick::of(1, filter.clone()) };
                let what = self.description(&pick, false);
                let a = if self.tongue == Tongue::En { format!("a {what}") } else { self.one(&pick) };
                format!("{} {a}", self.of("whenever you play", "ogni volta che giochi", "chaque fois que vous jouez"))
            }
            When::Comes(pick) => match pick.whose {
                Whose::You => of_card(pick, "enters your field", "entra nel tuo terreno", "arrive sur votre terrain"),
                Whose::Opponent => of_card(
                    pick,
                    "enters your opponent's field",
                    "entra nel terreno del tuo avversario",
                    "arrive sur le terrain de votre adversaire",
                ),
                Whose::Any => of_card(pick, "enters a field", "entra in un terreno", "arrive sur un terrain"),
            },
            When::Falls(pick) => match pick.whose {
                Whose::You => of_card(
                    pick,
                    "is put into a graveyard from your field",
                    "è messa in un cimitero dal tuo terreno",
                    "est mise au cimetière depuis votre terrain",
                ),
                Whose::Any | Whose::Opponent => of_card(
                    pick,
                    "is put into a graveyard from a field",
                    "è messa in un cimitero da un terreno",
                    "est mise au cimetière depuis un terrain",
                ),
            },
            When::Chant | When::Awakening | When::Activate | When::Standby(_) | When::Enters => String::new(),
        }
    }
}
