//! Descriptions of cards, and which of them are meant.

use super::super::Tongue;
use super::super::words::{TYPES, WILLS, in_tongue, several};
use super::Printer;
use crate::ability::fow::{Cards, Each, Is, Pick, Place, Type, Whose, Will};

impl Printer<'_> {
    /// For each of what is counted.
    pub(super) fn for_each(&self, each: Option<&Each>) -> String {
        match each {
            None | Some(Each::OwnAtk | Each::Atk | Each::Def | Each::Much) => String::new(),
            Some(Each::Rolled) => {
                format!(" {}", self.of("for each pip", "per ogni punto del dado", "pour chaque point du dé"))
            }
            Some(Each::Cards(pick)) => self.each(Some(pick)),
            Some(Each::Counters(kind)) => match self.tongue {
                Tongue::En => format!(" for each {kind} counter on this card"),
                Tongue::It => format!(" per ogni segnalino {kind} su questa carta"),
                Tongue::Fr => format!(" pour chaque marqueur {kind} sur cette carte"),
            },
        }
    }

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
        let has_noun = pick.filter.iter().any(|is| matches!(is, Is::Type(_) | Is::Types(_)));
        let race_of = |race: &String| {
            if plural && !has_noun && self.tongue == Tongue::En { several(race) } else { race.clone() }
        };
        for is in &pick.filter {
            match is {
                Is::Race(race) => races.push(race_of(race)),
                Is::Races(all) => {
                    let all: Vec<String> = all.iter().map(race_of).collect();
                    races.push(all.join(self.of(" or ", " o ", " ou ")));
                }
                Is::Type(kind) => noun = self.kind(*kind, plural),
                Is::Types(kinds) => {
                    let kinds: Vec<String> = kinds.iter().map(|kind| self.kind(*kind, plural)).collect();
                    noun = kinds.join(self.of(" or ", " o ", " ou "));
                }
                Is::Token(true) => {}
                is => match self.adjective(is) {
                    Some(word) => before.push(word),
                    None => after.push(self.detail(is)),
                },
            }
        }
        if pick.filter.contains(&Is::Token(true)) {
            noun = match self.tongue {
                Tongue::En => {
                    format!("{} {}", self.kind(Type::Resonator, false), if plural { "tokens" } else { "token" })
                }
                _ => format!(
                    "{} {noun}",
                    if plural { self.of("", "gettoni", "jetons") } else { self.of("", "gettone", "jeton") }
                ),
            };
        }
        let place = self.place(pick);
        after.extend((!place.is_empty()).then_some(place));
        let words: Vec<String> = match self.tongue {
            Tongue::En => [before, races, vec![noun], after].concat(),
            Tongue::It | Tongue::Fr => [vec![noun], races, before, after].concat(),
        };
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    fn kind(&self, kind: Type, plural: bool) -> String {
        let forms = TYPES.iter().find(|(other, _)| *other == kind).map(|(_, forms)| forms);
        forms.map_or_else(String::new, |forms| in_tongue(forms[usize::from(plural)], self.tongue).to_owned())
    }

    /// A word that stands before the noun in English.
    fn adjective(&self, is: &Is) -> Option<String> {
        let plain = |en, it, fr| Some(self.of(en, it, fr).to_owned());
        match is {
            Is::Other => plain("other", "altri", "autres"),
            Is::Rested => plain("rested", "(spossati)", "(épuisés)"),
            Is::Recovered => plain("recovered", "(recuperati)", "(redressés)"),
            Is::Attacking => plain("attacking", "(attaccanti)", "(attaquants)"),
            Is::Blocking => plain("blocking", "(bloccanti)", "(bloqueurs)"),
            Is::Fighting => plain("attacking or blocking", "(attaccanti o bloccanti)", "(attaquants ou bloqueurs)"),
            Is::Token(_) => plain("non-token", "(non gettoni)", "(non jetons)"),
            Is::Special(true) => plain("special", "(speciali)", "(spéciales)"),
            Is::Special(false) => plain("non-special", "(non speciali)", "(non spéciales)"),
            Is::Of(will) => Some(self.attribute(*will)),
            Is::OneOf(wills) => {
                let all: Vec<String> = wills.iter().map(|will| self.attribute(*will)).collect();
                Some(all.join(self.of(" or ", " o ", " ou ")))
            }
            Is::Not(will) => {
                let of = in_tongue(WILLS[*will as usize].2, self.tongue);
                Some(match self.tongue {
                    Tongue::En => format!("non-{of}"),
                    Tongue::It => format!("non di {of}"),
                    Tongue::Fr => format!("non de {of}"),
                })
            }
            Is::NotType(kind) => Some(format!("{}{}", self.of("non-", "non ", "non "), self.kind(*kind, false))),
            Is::NotRace(race) => Some(format!("{}{race}", self.of("non-", "non ", "non "))),
            _ => None,
        }
    }

    /// What stands behind the noun.
    fn detail(&self, is: &Is) -> String {
        let plain = |en, it, fr| self.of(en, it, fr).to_owned();
        match is {
            Is::Named(name) => format!("{} \"{name}\"", self.of("named", "di nome", "nommé")),
            Is::NamedOne(names) => {
                let names = names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>();
                format!("{} {}", self.of("named", "di nome", "nommé"), names.join(self.of(" or ", " o ", " ou ")))
            }
            Is::OtherThan(name) => format!("{} \"{name}\"", self.of("other than", "diverso da", "autre que")),
            Is::NameHas(name) => match self.tongue {
                Tongue::En => format!("with \"{name}\" in its name"),
                Tongue::It => format!("con \"{name}\" nel nome"),
                Tongue::Fr => format!("avec \"{name}\" dans son nom"),
            },
            Is::With(word) => format!("{} {}", self.of("with", "con", "avec"), self.key(*word)),
            Is::Without(word) => format!("{} {}", self.of("without", "senza", "sans"), self.key(*word)),
            Is::Colorless => plain("with no attribute", "senza attributo", "sans attribut"),
            Is::CostIs(cost) => format!("{} {cost}", self.of("with total cost", "con costo totale", "de coût total")),
            Is::CostMost(cost) => {
                self.bounded(self.of("total cost", "costo totale", "coût total"), i32::from(*cost), false)
            }
            Is::CostLeast(cost) => {
                self.bounded(self.of("total cost", "costo totale", "coût total"), i32::from(*cost), true)
            }
            Is::AtkMost(atk) => self.bounded("ATK", *atk, false),
            Is::AtkLeast(atk) => self.bounded("ATK", *atk, true),
            Is::DefMost(def) => self.bounded("DEF", *def, false),
            Is::DefLeast(def) => self.bounded("DEF", *def, true),
            Is::Damaged => plain(
                "that was dealt damage this turn",
                "a cui è stato inflitto danno in questo turno",
                "qui a subi des dégâts ce tour-ci",
            ),
            Is::Dealt => plain(
                "that dealt damage this turn",
                "che ha inflitto danno in questo turno",
                "qui a infligé des dégâts ce tour-ci",
            ),
            Is::Attacked => {
                plain("that attacked this turn", "che ha attaccato in questo turno", "qui a attaqué ce tour-ci")
            }
            Is::Came => plain(
                "that was put into a field this turn",
                "messo in un terreno in questo turno",
                "mis sur un terrain ce tour-ci",
            ),
            _ => String::new(),
        }
    }

    pub(super) fn attribute(&self, will: Will) -> String {
        let of = in_tongue(WILLS[will as usize].2, self.tongue);
        match self.tongue {
            Tongue::En => of.to_owned(),
            Tongue::It => format!("di {of}"),
            Tongue::Fr => format!("de {of}"),
        }
    }

    fn bounded(&self, what: &str, number: i32, least: bool) -> String {
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
            (Place::Field | Place::Stones | Place::Chase, Whose::Any) | (Place::Deck | Place::StoneDeck, _) => "",
            (Place::Removed, Whose::Opponent) => self.of(
                "in your opponent's removed area",
                "nell'area di rimozione del tuo avversario",
                "dans la zone de retrait de votre adversaire",
            ),
            (Place::Removed, _) => {
                self.of("in your removed area", "nella tua area di rimozione", "dans votre zone de retrait")
            }
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
            Cards::This | Cards::Fallen | Cards::Bearer | Cards::Those => false,
            Cards::Target(at) => self.targets.get(usize::from(*at)).is_some_and(|pick| pick.count > 1),
            Cards::Chosen(pick) => pick.count > 1,
            Cards::All(pick) => !is_own_ruler(pick),
            Cards::With(_) => true,
        }
    }

    pub(super) fn cards(&self, cards: &Cards) -> String {
        match cards {
            Cards::This => self.this().to_owned(),
            Cards::Fallen => self
                .of(
                    "this card from your graveyard",
                    "questa carta dal tuo cimitero",
                    "cette carte depuis votre cimetière",
                )
                .to_owned(),
            Cards::With(other) => format!("{} {} {}", self.this(), self.of("and", "e", "et"), self.cards(other)),
            Cards::Bearer => {
                self.of("added card", "la carta a cui è aggiunta", "la carte à laquelle elle est ajoutée").to_owned()
            }
            Cards::Those => self.of("it", "essa", "elle").to_owned(),
            Cards::All(pick) if is_own_ruler(pick) && pick.filter == [Is::Type(Type::JRuler)] => {
                self.of("your J-ruler", "il tuo sovrano-G", "votre J-souverain").to_owned()
            }
            Cards::All(pick) if is_own_ruler(pick) => {
                self.of("your J/ruler", "il tuo sovrano o sovrano-G", "votre souverain ou J-souverain").to_owned()
            }
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
            _ => None,
        };
        *cards == Cards::Fallen || pick.is_some_and(|pick| matches!(pick.place, Place::Graveyard | Place::Removed))
    }

    pub(super) const fn this(&self) -> &'static str {
        self.of("this card", "questa carta", "cette carte")
    }
}

/// The ruler or the J-ruler of the player, of whom there is one at most.
pub(super) fn is_own_ruler(pick: &Pick) -> bool {
    pick.whose == Whose::You && matches!(pick.filter.as_slice(), [Is::Type(Type::JRuler | Type::JOrRuler)])
}
