//! What an ability waits for, that triggers.

use super::super::Tongue;
use super::Printer;
use crate::ability::fow::{Doing, Pick, Place, Stretch, When, Who, Whom, Whose};

impl Printer<'_> {
    pub(super) fn event(&self, when: &When) -> String {
        let plain = |en, it, fr| self.of(en, it, fr).to_owned();
        let of_card = |pick: &Pick, en: &str, it: &str, fr: &str| {
            // Whose it is, the rest says.
            let one = self.one(&Pick { whose: Whose::Any, ..pick.clone() });
            format!("{} {one} {}", self.each_time(), self.of(en, it, fr))
        };
        match when {
            When::EntersOr(doing) => format!(
                "{} {} {}",
                self.of(
                    "when this card enters your field",
                    "quando questa carta entra nel tuo terreno",
                    "quand cette carte arrive sur votre terrain"
                ),
                self.of("or", "o", "ou"),
                self.doing(doing)
            ),
            When::Does(whom, doing) => {
                let who = match whom {
                    Whom::This => self.this().to_owned(),
                    Whom::Bearer => {
                        plain("added card", "la carta a cui è aggiunta", "la carte à laquelle elle est ajoutée")
                    }
                    Whom::One(pick) => self.one(pick),
                };
                let once = *whom == Whom::This
                    && matches!(doing, Doing::IsDestroyed | Doing::Dies | Doing::IsBuried | Doing::Leaves);
                let word = if once { self.of("when", "quando", "quand") } else { self.each_time() };
                format!("{word} {who} {}", self.doing(doing))
            }
            When::Added => format!(
                "{} {}",
                self.each_time(),
                self.of(
                    "a card is added to this card",
                    "una carta è aggiunta a questa carta",
                    "une carte est ajoutée à cette carte",
                )
            ),
            When::GainsLife => {
                format!(
                    "{} {}",
                    self.each_time(),
                    self.of("you gain life", "ottieni punti vita", "vous gagnez des points de vie")
                )
            }
            When::Suffers => format!(
                "{} {}",
                self.each_time(),
                self.of("damage is dealt to you", "ti viene inflitto danno", "vous subissez des dégâts",)
            ),
            When::Begins(stretch, who) => {
                self.bound(self.of("at the beginning of", "all'inizio:", "au début :"), *stretch, *who)
            }
            When::Ends(stretch, who) => {
                self.bound(self.of("at the end of", "alla fine:", "à la fin :"), *stretch, *who)
            }
            When::Plays(who, filter) => {
                let pick = Pick { place: Place::Field, ..Pick::of(1, filter.clone()) };
                let what = self.description(&pick, false);
                let a = if self.tongue == Tongue::En { format!("a {what}") } else { self.one(&pick) };
                let plays = match who {
                    Who::Opponent => self.of("your opponent plays", "il tuo avversario gioca", "votre adversaire joue"),
                    _ => self.of("you play", "giochi", "vous jouez"),
                };
                format!("{} {plays} {a}", self.each_time())
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
                Whose::Opponent => of_card(
                    pick,
                    "is put into a graveyard from your opponent's field",
                    "è messa in un cimitero dal terreno del tuo avversario",
                    "est mise au cimetière depuis le terrain de votre adversaire",
                ),
                Whose::Any => of_card(
                    pick,
                    "is put into a graveyard from a field",
                    "è messa in un cimitero da un terreno",
                    "est mise au cimetière depuis un terrain",
                ),
            },
            When::Chant
            | When::Awakening
            | When::Activate
            | When::Inheritance
            | When::Break
            | When::Resonance(_)
            | When::Standby(_)
            | When::Enters => String::new(),
        }
    }

    const fn each_time(&self) -> &'static str {
        self.of("whenever", "ogni volta che", "chaque fois que")
    }

    fn bound(&self, head: &str, stretch: Stretch, who: Who) -> String {
        let word = match stretch {
            Stretch::Turn => self.of("turn", "turno", "tour"),
            Stretch::Draw => self.of("draw phase", "fase di acquisizione", "phase de pioche"),
            Stretch::Recovery => self.of("recovery phase", "fase di recupero", "phase de redressement"),
            Stretch::Main => self.of("main phase", "fase principale", "phase principale"),
            Stretch::End => self.of("end phase", "fase finale", "phase de fin"),
        };
        let whose = match who {
            Who::Opponent => self.of("your opponent's ", "del tuo avversario ", "de votre adversaire "),
            Who::You => self.of("your ", "tuo ", "votre "),
            _ if head == "at the end of" && stretch == Stretch::Turn => "",
            _ => self.of("each ", "ogni ", "chaque "),
        };
        match self.tongue {
            Tongue::En => format!("{head} {whose}{word}"),
            Tongue::It | Tongue::Fr => format!("{head} {word} {whose}").trim_end().to_owned(),
        }
    }

    fn doing(&self, doing: &Doing) -> String {
        let plain = |en, it, fr| self.of(en, it, fr).to_owned();
        match doing {
            Doing::Attacks => plain("attacks", "attacca", "attaque"),
            Doing::Blocks => plain("blocks", "blocca", "bloque"),
            Doing::Fights => plain("attacks or blocks", "attacca o blocca", "attaque ou bloque"),
            Doing::Meets => plain("blocks or is blocked", "blocca o è bloccata", "bloque ou est bloquée"),
            Doing::IsBlocked => plain("is blocked", "è bloccata", "est bloquée"),
            Doing::Hits => plain(
                "deals damage to your opponent",
                "infligge danno al tuo avversario",
                "inflige des dégâts à votre adversaire",
            ),
            Doing::Strikes(filter) => {
                let what = self.one(&Pick::of(1, filter.clone()));
                format!("{} {what}", self.of("deals damage to", "infligge danno a", "inflige des dégâts à"))
            }
            Doing::IsStruck => plain("is dealt damage", "subisce danno", "subit des dégâts"),
            Doing::Rests => plain("becomes rested", "si spossa", "s'épuise"),
            Doing::IsDestroyed => plain("is destroyed", "è distrutta", "est détruite"),
            Doing::Dies => plain(
                "is put into a graveyard from a field",
                "è messa in un cimitero dal terreno",
                "est mise au cimetière depuis un terrain",
            ),
            Doing::IsBuried => plain("is put into a graveyard", "è messa in un cimitero", "est mise au cimetière"),
            Doing::Leaves => plain("leaves your field", "lascia il tuo terreno", "quitte votre terrain"),
            Doing::IsTargeted(Whose::Opponent) => plain(
                "becomes targeted by a spell or ability your opponent controls",
                "diventa bersaglio di una magia o abilità del tuo avversario",
                "est ciblée par un sort ou une capacité de votre adversaire",
            ),
            Doing::IsTargeted(_) => plain(
                "becomes targeted by a spell or ability",
                "diventa bersaglio di una magia o abilità",
                "est ciblée par un sort ou une capacité",
            ),
        }
    }
}
