//! Abilities as text: in English as they are read, in Italian and French as the sheet of the game would say it.

use super::Tongue;
use super::words::{NUMBERS, TYPES, WILLS, icon, in_tongue, key, predicate};
use crate::ability::fow::{
    Ability, Amount, Bill, Cards, Deed, Form, Gain, Holds, Is, Line, Pick, Place, Price, Static, Test, Type, Until,
    Verb, Waits, When, Who, Whose, Will, Word,
};

/// A line in a language.
pub fn line(line: &Line, tongue: Tongue) -> String {
    let out = Printer { tongue, targets: &[] };
    match line {
        Line::Words(words) => words.iter().map(|word| out.key(*word)).collect::<Vec<_>>().join(" "),
        Line::Holds(holds) => sentence(&out.holds(holds)),
        Line::Judgment(prices) => {
            format!("{} {}", out.of("[J-Activate]", "[Attiva-G]", "[J-Activer]"), out.prices(prices))
        }
        Line::Incarnation(prices) => {
            format!("{} {}.", out.of("[Incarnation]", "[Incarnazione]", "[Incarnation]"), out.prices(prices))
        }
        Line::Ability(ability) => Printer { tongue, targets: &ability.targets }.ability(ability),
    }
}

/// What a chant has to choose from.
pub(super) fn modes(lines: &[Line], tongue: Tongue) -> String {
    let out = Printer { tongue, targets: &[] };
    let each: Vec<String> = lines
        .iter()
        .map(|one| {
            let text = line(one, tongue);
            let text = text.trim_end_matches('.');
            let mut letters = text.chars();
            letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
        })
        .collect();
    let first = each.first().map(|text| capital(text)).unwrap_or_default();
    let or = out.of("; or ", "; oppure ", " ; ou ");
    let rest: String = each.iter().skip(1).flat_map(|text| [or, text]).collect();
    format!("{} {first}{rest}.", out.of("Choose one -", "Scegline uno -", "Choisissez-en un -"))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn sentence(text: &str) -> String {
    format!("{}.", capital(text))
}

struct Printer<'a> {
    tongue: Tongue,
    targets: &'a [Pick],
}

impl Printer<'_> {
    /// One of three wordings.
    const fn of<'t>(&self, en: &'t str, it: &'t str, fr: &'t str) -> &'t str {
        match self.tongue {
            Tongue::En => en,
            Tongue::It => it,
            Tongue::Fr => fr,
        }
    }

    fn key(&self, word: Word) -> String {
        match (key(word), predicate(word, false)) {
            (Some(key), _) => format!("[{}]", in_tongue(key, self.tongue)),
            (None, Some(predicate)) => in_tongue(predicate, self.tongue).to_owned(),
            (None, None) => String::new(),
        }
    }

    fn keys(&self, words: &[Word]) -> String {
        let and = self.of(" and ", " e ", " et ");
        words.iter().map(|word| self.key(*word)).collect::<Vec<_>>().join(and)
    }

    fn number(&self, number: u8) -> String {
        match (number, self.tongue) {
            (1, _) => self.of("a", "una", "une").to_owned(),
            (number, Tongue::En) => {
                NUMBERS.get(usize::from(number)).map_or_else(|| number.to_string(), |word| (*word).to_owned())
            }
            (number, _) => number.to_string(),
        }
    }

    fn ability(&self, ability: &Ability) -> String {
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

    fn waits(&self, waits: &Waits) -> String {
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

    fn event(&self, when: &When) -> String {
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

    fn holds(&self, holds: &Static) -> String {
        let what = match &holds.what {
            Holds::Gives(cards, gain) => {
                let (subject, plural) = match cards {
                    Cards::This => (self.this().to_owned(), false),
                    Cards::All(pick) if is_own_j_ruler(pick) => (self.own_j_ruler().to_owned(), false),
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
            Holds::CostsLess(Amount { times, each }) => {
                let each = self.each(each.as_ref());
                match self.tongue {
                    Tongue::En => format!("you may pay {{{times}}} less to play this card{each}"),
                    Tongue::It => format!("puoi pagare {{{times}}} in meno per giocare questa carta{each}"),
                    Tongue::Fr => format!("vous pouvez payer {{{times}}} de moins pour jouer cette carte{each}"),
                }
            }
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
        };
        match &holds.only_if {
            // Both orders are read; this is the one that is printed for what hangs on others.
            Some(test) => format!("{what} {} {}", self.of("as long as", "finché", "tant que"), self.test(test)),
            None => what,
        }
    }

    fn gain(&self, gain: &Gain, plural: bool) -> String {
        let gains = if plural { self.of("gain", "ottengono", "gagnent") } else { self.of("gains", "ottiene", "gagne") };
        match gain {
            Gain::Stats(atk, def) => format!("{gains} [{atk:+}/{def:+}]"),
            Gain::Both(atk, def, words) => {
                format!("{gains} [{atk:+}/{def:+}]{}{}", self.of(" and ", " e ", " et "), self.keys(words))
            }
            Gain::StatsEach(atk, def, pick) => format!("{gains} [{atk:+}/{def:+}]{}", self.each(Some(pick))),
            Gain::StatsCounters(atk, def, kind) => match self.tongue {
                Tongue::En => format!("{gains} [{atk:+}/{def:+}] for each {kind} counter on it"),
                Tongue::It => format!("{gains} [{atk:+}/{def:+}] per ogni segnalino {kind} su di essa"),
                Tongue::Fr => format!("{gains} [{atk:+}/{def:+}] pour chaque marqueur {kind} sur elle"),
            },
            Gain::Words(words) => match words.as_slice() {
                [Word::NoAttack, Word::NoBlock] => match (self.tongue, plural) {
                    (Tongue::En, _) => "cannot attack or block".to_owned(),
                    (Tongue::It, false) => "non può attaccare né bloccare".to_owned(),
                    (Tongue::It, true) => "non possono attaccare né bloccare".to_owned(),
                    (Tongue::Fr, false) => "ne peut ni attaquer ni bloquer".to_owned(),
                    (Tongue::Fr, true) => "ne peuvent ni attaquer ni bloquer".to_owned(),
                },
                [word] if key(*word).is_none() => {
                    predicate(*word, plural).map_or_else(String::new, |said| in_tongue(said, self.tongue).to_owned())
                }
                words => format!("{gains} {}", self.keys(words)),
            },
            Gain::Race(race) => format!("{gains} {race}"),
        }
    }

    fn each(&self, pick: Option<&Pick>) -> String {
        pick.map_or_else(String::new, |pick| {
            format!(" {} {}", self.of("for each", "per ogni", "pour chaque"), self.description(pick, false))
        })
    }

    const fn this(&self) -> &'static str {
        self.of("this card", "questa carta", "cette carte")
    }

    /// `a resonator you control`, `another resonator`.
    fn one(&self, pick: &Pick) -> String {
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

    fn count(&self, count: u8) -> String {
        match (count, self.tongue) {
            (1, Tongue::It | Tongue::Fr) => "un".to_owned(),
            (count, _) => self.number(count),
        }
    }

    fn prices(&self, prices: &[Price]) -> String {
        prices.iter().map(|price| self.price(price)).collect::<Vec<_>>().join(", ")
    }

    fn price(&self, price: &Price) -> String {
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
            Price::Move(verb, cards) => {
                let cards = match cards {
                    // What pays is one's own.
                    Cards::Chosen(pick) => self.one(&Pick { whose: Whose::Any, place: Place::Field, ..pick.clone() }),
                    other => self.cards(other),
                };
                capital(&self.verb(*verb, &cards))
            }
        }
    }

    fn counters(&self, count: u8, kind: &str) -> String {
        let number = self.count(count);
        match (self.tongue, count) {
            (Tongue::En, 1) => format!("{number} {kind} counter"),
            (Tongue::En, _) => format!("{number} {kind} counters"),
            (Tongue::It, _) => format!("{number} segnalino {kind}")
                .replace("segnalino", if count == 1 { "segnalino" } else { "segnalini" }),
            (Tongue::Fr, _) => format!("{number} {} {kind}", if count == 1 { "marqueur" } else { "marqueurs" }),
        }
    }

    fn test(&self, test: &Test) -> String {
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

    /// A description of cards: in English the words stand as they are read.
    fn description(&self, pick: &Pick, plural: bool) -> String {
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

    fn attribute(&self, will: Will) -> String {
        let of = in_tongue(WILLS[will as usize].2, self.tongue);
        match self.tongue {
            Tongue::En => of.to_owned(),
            Tongue::It => format!("di {of}"),
            Tongue::Fr => format!("de {of}"),
        }
    }

    fn bound(&self, what: &str, number: i32, least: bool) -> String {
        let more =
            if least { self.of("or more", "o più", "ou plus") } else { self.of("or less", "o meno", "ou moins") };
        format!("{} {what} {number} {more}", self.of("with", "con", "avec"))
    }

    fn place(&self, pick: &Pick) -> String {
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

    /// A deed, without a capital and a full stop.
    fn deed(&self, deed: &Deed) -> String {
        match deed {
            Deed::Draw(who, amount) => {
                let count = u8::try_from(amount.times).unwrap_or(u8::MAX);
                let cards =
                    if count == 1 { self.of("card", "carta", "carte") } else { self.of("cards", "carte", "cartes") };
                let each = self.each(amount.each.as_ref());
                format!(
                    "{} {} {cards}{each}",
                    self.does(*who, ["draw", "pesca", "piochez"], ["draws", "pesca", "pioche"]),
                    self.number(count)
                )
            }
            Deed::Discard(who, count) => {
                let cards =
                    if *count == 1 { self.of("card", "carta", "carte") } else { self.of("cards", "carte", "cartes") };
                format!(
                    "{} {} {cards}",
                    self.does(*who, ["discard", "scarta", "défaussez"], ["discards", "scarta", "défausse"]),
                    self.number(*count)
                )
            }
            Deed::Mill(who, count) => self.mill(*who, *count),
            Deed::Damage(amount, cards) => self.damage(amount, &self.cards(cards)),
            Deed::Hit(amount, who) => self.damage(amount, self.whom(*who)),
            Deed::GainLife(who, amount) => {
                let verb = self.does(*who, ["you gain", "ottieni", "vous gagnez"], ["gains", "ottiene", "gagne"]);
                format!(
                    "{verb} {} {}{}",
                    amount.times,
                    self.of("life", "punti vita", "points de vie"),
                    self.each(amount.each.as_ref())
                )
            }
            Deed::LoseLife(who, amount) => {
                let verb = self.does(*who, ["you lose", "perdi", "vous perdez"], ["loses", "perde", "perd"]);
                format!(
                    "{verb} {} {}{}",
                    amount.times,
                    self.of("life", "punti vita", "points de vie"),
                    self.each(amount.each.as_ref())
                )
            }
            Deed::Move(verb @ (Verb::Hand | Verb::Field | Verb::FieldRested), Cards::Chosen(pick))
                if pick.place == Place::Deck =>
            {
                let (what, to) = (self.one(pick), self.to_own(*verb));
                match self.tongue {
                    Tongue::En => format!("search your main deck for {what} and put it into your {to}"),
                    Tongue::It => format!("cerca nel tuo mazzo principale {what} e mettilo {to}"),
                    Tongue::Fr => format!("cherchez {what} dans votre deck principal et mettez-le {to}"),
                }
            }
            Deed::Move(Verb::Hand, cards) if self.lies_in_graveyard(cards) => {
                let (what, to) = (self.cards(cards), self.to_own(Verb::Hand));
                match self.tongue {
                    Tongue::En => format!("put {what} into your {to}"),
                    Tongue::It => format!("metti {what} {to}"),
                    Tongue::Fr => format!("mettez {what} {to}"),
                }
            }
            Deed::Move(verb, cards) => self.verb(*verb, &self.cards(cards)),
            Deed::Gain(cards, gain, until) => {
                let gain = self.gain(gain, self.is_plural(cards));
                let who = match cards {
                    Cards::All(pick) if !is_own_j_ruler(pick) => self.description(pick, true),
                    cards => self.cards(cards),
                };
                format!("{who} {gain}{}", self.until(*until))
            }
            Deed::Counters(cards, change, kind) => {
                let counters = self.counters(change.unsigned_abs(), kind);
                let cards = self.cards(cards);
                match (self.tongue, *change < 0) {
                    (Tongue::En, false) => format!("put {counters} on {cards}"),
                    (Tongue::En, true) => format!("remove {counters} from {cards}"),
                    (Tongue::It, false) => format!("metti {counters} su {cards}"),
                    (Tongue::It, true) => format!("rimuovi {counters} da {cards}"),
                    (Tongue::Fr, false) => format!("mettez {counters} sur {cards}"),
                    (Tongue::Fr, true) => format!("retirez {counters} de {cards}"),
                }
            }
            Deed::Control(cards, until) => {
                let gain = self.of("gain control of", "prendi il controllo di", "prenez le contrôle de");
                format!("{gain} {}{}", self.cards(cards), self.until(*until))
            }
            Deed::Produce(choices) => {
                let icons: Vec<String> =
                    choices.iter().map(|choice| choice.iter().map(|will| icon(*will)).collect()).collect();
                let produce = self.of("produce", "produci", "produisez");
                let or = self.of("or", "o", "ou");
                match icons.as_slice() {
                    [first, middle @ .., last] if !middle.is_empty() => {
                        format!("{produce} {first}, {}, {or} {last}", middle.join(", "))
                    }
                    icons => format!("{produce} {}", icons.join(&format!(" {or} "))),
                }
            }
            Deed::Stone(count, rested) => {
                let rested = if *rested { self.of(" rested", " spossata", " épuisée") } else { "" };
                match (self.tongue, count) {
                    (Tongue::En, 1) => {
                        format!("put the top card of your magic stone deck into your magic stone area{rested}")
                    }
                    (Tongue::En, count) => format!(
                        "put the top {} cards of your magic stone deck into your magic stone area{rested}",
                        self.number(*count)
                    ),
                    (Tongue::It, count) => {
                        format!(
                            "metti nella tua area delle pietre magiche le prime {count} carte del tuo mazzo delle pietre{rested}"
                        )
                    }
                    (Tongue::Fr, count) => {
                        format!(
                            "mettez dans votre zone de pierres magiques les {count} premières cartes de votre deck de pierres{rested}"
                        )
                    }
                }
            }
            Deed::Token(count, form) => self.token(*count, form),
            Deed::NoDamage => self
                .of(
                    "all damage becomes 0 until end of turn",
                    "tutto il danno diventa 0 fino alla fine del turno",
                    "tous les dégâts deviennent 0 jusqu'à la fin du tour",
                )
                .to_owned(),
            Deed::May(deeds) => format!("{} {}", self.of("you may", "puoi:", "vous pouvez :"), self.sentences(deeds)),
            Deed::If(test, deeds) => {
                format!("{} {}, {}", self.of("if", "se", "si"), self.test(test), self.sentences(deeds))
            }
        }
    }

    fn sentences(&self, deeds: &[Deed]) -> String {
        deeds.iter().map(|deed| self.deed(deed)).collect::<Vec<_>>().join(". ")
    }

    fn lies_in_graveyard(&self, cards: &Cards) -> bool {
        let pick = match cards {
            Cards::Chosen(pick) | Cards::All(pick) => Some(pick),
            Cards::Target(at) => self.targets.get(usize::from(*at)),
            Cards::This | Cards::Bearer | Cards::Those => None,
        };
        pick.is_some_and(|pick| pick.place == Place::Graveyard)
    }

    const fn to_own(&self, verb: Verb) -> &'static str {
        match verb {
            Verb::Field => self.of("field", "nel tuo terreno", "sur votre terrain"),
            Verb::FieldRested => self.of("field rested", "nel tuo terreno, spossata", "sur votre terrain, épuisée"),
            _ => self.of("hand", "nella tua mano", "dans votre main"),
        }
    }

    fn until(&self, until: Until) -> &'static str {
        match until {
            Until::Stays => "",
            Until::TurnEnds => self.of(" until end of turn", " fino alla fine del turno", " jusqu'à la fin du tour"),
        }
    }

    /// Who does something, with the verb: that of the player, and of another.
    fn does(&self, who: Who, you: [&str; 3], other: [&str; 3]) -> String {
        let (you, other) = (you[self.tongue as usize], other[self.tongue as usize]);
        match who {
            Who::You => you.to_owned(),
            Who::Opponent => format!("{} {other}", self.of("your opponent", "il tuo avversario", "votre adversaire")),
            Who::Each => format!("{} {other}", self.of("each player", "ogni giocatore", "chaque joueur")),
            Who::Target(_) => {
                format!("{} {other}", self.of("target player", "il giocatore bersaglio", "le joueur ciblé"))
            }
        }
    }

    const fn whom(&self, who: Who) -> &'static str {
        match who {
            Who::You => self.of("you", "te", "vous"),
            Who::Opponent => self.of("your opponent", "il tuo avversario", "votre adversaire"),
            Who::Each => self.of("each player", "ogni giocatore", "chaque joueur"),
            Who::Target(_) => self.of("target player", "il giocatore bersaglio", "le joueur ciblé"),
        }
    }

    fn damage(&self, amount: &Amount, to: &str) -> String {
        let (times, each) = (amount.times, self.each(amount.each.as_ref()));
        match self.tongue {
            Tongue::En => format!("this card deals {times} damage to {to}{each}"),
            Tongue::It => format!("questa carta infligge {times} danni a {to}{each}"),
            Tongue::Fr => format!("cette carte inflige {times} dégâts à {to}{each}"),
        }
    }

    fn mill(&self, who: Who, count: u8) -> String {
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

    fn token(&self, count: u8, form: &Form) -> String {
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

    /// What a verb does with cards.
    fn verb(&self, verb: Verb, cards: &str) -> String {
        let (head, tail) = match verb {
            Verb::Destroy => (self.of("destroy", "distruggi", "détruisez"), ""),
            Verb::Banish => (self.of("banish", "bandisci", "bannissez"), ""),
            Verb::Bury => (
                self.of("put", "metti", "mettez"),
                self.of(
                    " into its owner's graveyard",
                    " nel cimitero del suo proprietario",
                    " dans le cimetière de son propriétaire",
                ),
            ),
            Verb::Discard => (self.of("discard", "scarta", "défaussez"), ""),
            Verb::Remove => {
                (self.of("remove", "rimuovi", "retirez"), self.of(" from the game", " dal gioco", " de la partie"))
            }
            Verb::Hand => (
                self.of("return", "fai tornare", "renvoyez"),
                self.of(
                    " to its owner's hand",
                    " nella mano del suo proprietario",
                    " dans la main de son propriétaire",
                ),
            ),
            Verb::Top => (
                self.of("put", "metti", "mettez"),
                self.of(
                    " on top of its owner's main deck",
                    " in cima al mazzo principale del suo proprietario",
                    " sur le deck principal de son propriétaire",
                ),
            ),
            Verb::Bottom => (
                self.of("put", "metti", "mettez"),
                self.of(
                    " on the bottom of its owner's main deck",
                    " in fondo al mazzo principale del suo proprietario",
                    " sous le deck principal de son propriétaire",
                ),
            ),
            Verb::Shuffle => (
                self.of("put", "metti", "mettez"),
                self.of(
                    " into its owner's main deck",
                    " nel mazzo principale del suo proprietario",
                    " dans le deck principal de son propriétaire",
                ),
            ),
            Verb::Field => (
                self.of("put", "metti", "mettez"),
                self.of(" into your field", " nel tuo terreno", " sur votre terrain"),
            ),
            Verb::FieldRested => (
                self.of("put", "metti", "mettez"),
                self.of(" into your field rested", " nel tuo terreno, spossata", " sur votre terrain, épuisée"),
            ),
            Verb::Rest => (self.of("rest", "spossa", "épuisez"), ""),
            Verb::Recover => (self.of("recover", "recupera", "redressez"), ""),
            Verb::Cancel => (self.of("cancel", "annulla", "annulez"), ""),
        };
        format!("{head} {cards}{tail}")
    }

    fn is_plural(&self, cards: &Cards) -> bool {
        match cards {
            Cards::This | Cards::Bearer | Cards::Those => false,
            Cards::Target(at) => self.targets.get(usize::from(*at)).is_some_and(|pick| pick.count > 1),
            Cards::Chosen(pick) => pick.count > 1,
            Cards::All(pick) => !is_own_j_ruler(pick),
        }
    }

    const fn own_j_ruler(&self) -> &'static str {
        self.of("your J-ruler", "il tuo sovrano-G", "votre J-souverain")
    }

    fn cards(&self, cards: &Cards) -> String {
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

    fn target(&self, pick: &Pick) -> String {
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
}

/// The J-ruler of the player, of whom there is one at most.
fn is_own_j_ruler(pick: &Pick) -> bool {
    pick.whose == Whose::You && pick.filter == [Is::Type(Type::JRuler)]
}

/// A cost in icons.
fn icons(bill: Bill) -> String {
    let mut out: String =
        WILLS.iter().map(|(will, ..)| icon(*will).repeat(usize::from(bill.of[*will as usize]))).collect();
    if bill.any > 0 || out.is_empty() {
        out.push_str(&["{", &bill.any.to_string(), "}"].concat());
    }
    out
}
