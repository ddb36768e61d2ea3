//! Descriptions of cards, and which of them are meant.

use super::super::Tongue;
use super::super::words::{TYPES, WILLS, in_tongue};
use super::Printer;
use crate::ability::fow::{Cards, Is, Pick, Place, Type, Whose, Will};

impl Printer<'_> {
    pub(super) fn each(&self, pick: Option<&Pick>) -> String {
        pick.map_or_else(String::new, |pick| {
            format!(" {} {}", self.of("for each", "per ogni", "pour chaque"), self.description(pick, false))
        })
    }

    /// `a resonator you control`, `another resonator`.
    pub(super) fn one(&self, pick: &Pick) -> String {
        if pick.filter.first() == Some(&Is::Other) {
            let rest = Pick { filter: pick.filter[1..].to_vec(), ..pick.clone() };
            return format!(
                "{} {}",
                self.of("another", "un'altra carta:", "une autre carte :"),
                self.description(&rest, false)
            );
        }
        format!("{} {}", self.count(pick.count), self.description(pick, pick.count != 1))
    }

    pub(super) fn count(&self, count: u8) -> String {
        match (count, self.tongue) {
            (1, Tongue::It | Tongue::Fr) => "un".to_owned(),
            (count, _) => self.number(count),
        }
    }

    /// A description of cards: in English the words stand as they are read.
    pub(super) fn description(&self, pick: &Pick, plural: bool) -> String {
        let (mut before, mut after) = (Vec::<String>::new(), Vec::<String>::new());
        let mut noun = String::new();
        let mut races = Vec::new();
        for is in &pick.filter {
            match is {
                Is::Other => before.push(self.of("other", "altri", "autres").to_owned()),
                Is::Rested => before.push(self.of("rested", "(spossati)", "(épuisés)").to_owned()),
                Is::Recovered => before.push(self.of("recovered", "(recuperati)", "(redressés)").to_owned()),
                Is::Attacking => before.push(self.of("attacking", "(attaccanti)", "(attaquants)").to_owned()),
                Is::Blocking => before.push(self.of("blocking", "(bloccanti)", "(bloqueurs)").to_owned()),
                Is::Of(will) => before.push(self.attribute(*will)),
                Is::Not(will) => {
                    let of = in_tongue(WILLS[*will as usize].2, self.tongue);
                    before.push(match self.tongue {
                        Tongue::En => format!("non-{of}"),
                        Tongue::It => format!("non di {of}"),
                        Tongue::Fr => format!("non de {of}"),
                    });
                }
                Is::Race(race) => races.push(race.clone()),
                Is::Type(kind) => {
                    let forms = TYPES.iter().find(|(other, _)| other == kind).map(|(_, forms)| forms);
                    noun = forms.map_or_else(String::new, |forms| {
                        in_tongue(forms[usize::from(plural)], self.tongue).to_owned()
                    });
                }
                Is::Named(name) => after.push(match self.tongue {
                    Tongue::En => format!("named \"{name}\""),
                    Tongue::It => format!("di nome \"{name}\""),
                    Tongue::Fr => format!("nommé \"{name}\""),
                }),
                Is::With(word) => after.push(format!("{} {}", self.of("with", "con", "avec"), self.key(*word))),
                Is::Without(word) => after.push(format!("{} {}", self.of("without", "senza", "sans"), self.key(*word))),
                Is::CostMost(cost) => after.push(match self.tongue {
                    Tongue::En => format!("with total cost {cost} or less"),
                    Tongue::It => format!("con costo totale {cost} o meno"),
                    Tongue::Fr => format!("de coût total {cost} ou moins"),
                }),
                Is::AtkMost(atk) => after.push(self.bound("ATK", *atk, false)),
                Is::AtkLeast(atk) => after.push(self.bound("ATK", *atk, true)),
                Is::DefMost(def) => after.push(self.bound("DEF", *def, false)),
                Is::Damaged => after.push(
                    self.of(
                        "that was dealt damage this turn",
                        "a cui è stato inflitto danno in questo turno",
                        "qui a subi des dégâts ce tour-ci",
                    )
                    .to_owned(),
                ),
            }
        }
        let place = self.place(pick);
        after.extend((!place.is_empty()).then_some(place));
        let words: Vec<String> = match self.tongue {
            Tongue::En => [before, races, vec![noun], after].concat(),
            Tongue::It | Tongue::Fr => [vec![noun], races, before, after].concat(),
        };
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn attribute(&self, will: Will) -> String {
        let of = in_tongue(WILLS[will as usize].2, self.tongue);
        match self.tongue {
            Tongue::En => of.to_owned(),
            Tongue::It => format!("di {of}"),
            Tongue::Fr => format!("de {of}"),
        }
    }

    pub(super) fn bound(&self, what: &str, number: i32, least: bool) -> String {
        let more =
            if least { self.of("or more", "o più", "ou plus") } else { self.of("or less", "o meno", "ou moins") };
        format!("{} {what} {number} {more}", self.of("with", "con", "avec"))
    }

    pub(super) fn place(&self, pick: &Pick) -> String {
        let said = match (pick.place, pick.whose) {
            (Place::Field | Place::Stones | Place::Chase, Whose::You) => {
                self.of("you control", "che controlli", "que vous contrôlez")
            }
            (Place::Field | Place::Stones | Place::Chase, Whose::Opponent) => {
                self.of("your opponent controls", "che il tuo avversario controlla", "que votre adversaire contrôle")
            }
            (Place::Field | Place::Stones | Place::Chase, Whose::Any) | (Place::Deck, _) => "",
            (Place::Graveyard, Whose::You) => self.of("in your graveyard", "nel tuo cimitero", "dans votre cimetière"),
            (Place::Graveyard, Whose::Opponent) => self.of(
                "in your opponent's graveyard",
                "nel cimitero del tuo avversario",
                "dans le cimetière de votre adversaire",
            ),
            (Place::Graveyard, Whose::Any) => self.of("in a graveyard", "in un cimitero", "dans un cimetière"),
            (Place::Hand, Whose::Opponent) => {
                self.of("in your opponent's hand", "nella mano del tuo avversario", "dans la main de votre adversaire")
            }
            (Place::Hand, _) => self.of("in your hand", "nella tua mano", "dans votre main"),
            (Place::Standby, Whose::You) => {
                self.of("in your standby area", "nella tua area canto-attesa", "dans votre zone d'attente")
            }
            (Place::Standby, Whose::Opponent) => self.of(
                "in your opponent's standby area",
                "nell'area canto-attesa del tuo avversario",
                "dans la zone d'attente de votre adversaire",
            ),
            (Place::Standby, Whose::Any) => {
                self.of("in a standby area", "in un'area canto-attesa", "dans une zone d'attente")
            }
        };
        said.to_owned()
    }

    pub(super) fn is_plural(&self, cards: &Cards) -> bool {
        match cards {
            Cards::This | Cards::Bearer | Cards::Those => false,
            Cards::Target(at) => self.targets.get(usize::from(*at)).is_some_and(|pick| pick.count > 1),
            Cards::Chosen(pick) => pick.count > 1,
            Cards::All(pick) => !is_own_j_ruler(pick),
        }
    }

    pub(super) const fn own_j_ruler(&self) -> &'static str {
        self.of("your J-ruler", "il tuo sovrano-G", "votre J-souverain")
    }

    pub(super) fn cards(&self, cards: &Cards) -> String {
        match cards {
            Cards::This => self.this().to_owned(),
            Cards::Bearer => {
                self.of("added card", "la carta a cui è aggiunta", "la carte à laquelle elle est ajoutée").to_owned()
            }
            Cards::Those => self.of("it", "essa", "elle").to_owned(),
            Cards::All(pick) if is_own_j_ruler(pick) => self.own_j_ruler().to_owned(),
            Cards::All(pick) => format!("{} {}", self.of("all", "tutti:", "tous :"), self.description(pick, true)),
            Cards::Chosen(pick) => {
                let up_to = if pick.up_to { self.of("up to ", "fino a ", "jusqu'à ") } else { "" };
                let one = if pick.up_to && pick.count == 1 {
                    format!("{} {}", self.of("one", "1", "1"), self.description(pick, false))
                } else {
                    self.one(pick)
                };
                format!("{up_to}{one}")
            }
            Cards::Target(at) => self.targets.get(usize::from(*at)).map_or_else(String::new, |pick| self.target(pick)),
        }
    }

    pub(super) fn target(&self, pick: &Pick) -> String {
        let up_to = if pick.up_to { self.of("up to ", "fino a ", "jusqu'à ") } else { "" };
        let player = self.of("player", "giocatore", "joueur");
        let or = self.of("or", "o", "ou");
        let other = pick.filter.first() == Some(&Is::Other);
        let rest = Pick { filter: pick.filter[usize::from(other)..].to_vec(), ..pick.clone() };
        let what = self.description(&rest, pick.count != 1);
        let what = match (pick.player, pick.filter.is_empty()) {
            (true, true) => player.to_owned(),
            (true, false) => format!("{player} {or} {what}"),
            (false, _) => what,
        };
        let another = if other { self.of("another ", "altro ", "autre ") } else { "" };
        let count = match pick.count {
            1 if pick.up_to && self.tongue == Tongue::En => "one ".to_owned(),
            1 => String::new(),
            count => format!("{} ", self.number(count)),
        };
        match self.tongue {
            Tongue::En => format!("{up_to}{count}{another}target {what}"),
            Tongue::It => format!("{up_to}{count}{another}{what} bersaglio"),
            Tongue::Fr => format!("{up_to}{count}{another}{what} au choix"),
        }
    }

    pub(super) fn lies_in_graveyard(&self, cards: &Cards) -> bool {
        let pick = match cards {
            Cards::Chosen(pick) | Cards::All(pick) => Some(pick),
            Cards::Target(at) => self.targets.get(usize::from(*at)),
            Cards::This | Cards::Bearer | Cards::Those => None,
        };
        pick.is_some_and(|pick| pick.place == Place::Graveyard)
    }

    pub(super) const fn this(&self) -> &'static str {
        self.of("this card", "questa carta", "cette carte")
    }
}

/// The J-ruler of the player, of whom there is one at most.
pub(super) fn is_own_j_ruler(pick: &Pick) -> bool {
    pick.whose == Whose::You && pick.filter == [Is::Type(Type::JRuler)]
}
