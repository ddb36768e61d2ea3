//! What abilities do.

use super::super::Tongue;
use super::super::words::icon;
use super::Printer;
use super::filters::is_own_ruler;
use crate::ability::fow::{Amount, Cards, Deed, Each, Gain, Pick, Place, Price, Until, Verb, Who, Whose};

impl Printer<'_> {
    /// A deed, without a capital and a full stop.
    pub(super) fn deed(&self, deed: &Deed) -> String {
        match deed {
            Deed::Draw(who, amount) => {
                let count = u8::try_from(amount.times).unwrap_or(u8::MAX);
                let cards =
                    if count == 1 { self.of("card", "carta", "carte") } else { self.of("cards", "carte", "cartes") };
                let each = self.for_each(amount.each.as_ref());
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
                format!("{verb} {}", self.life(amount))
            }
            Deed::LoseLife(who, amount) => {
                let verb = self.does(*who, ["you lose", "perdi", "vous perdez"], ["loses", "perde", "perd"]);
                format!("{verb} {}", self.life(amount))
            }
            Deed::Move(verb @ (Verb::Hand | Verb::Field | Verb::FieldRested), Cards::Chosen(pick))
                if pick.place == Place::Deck =>
            {
                let plain = Pick { whose: Whose::Any, place: Place::Field, ..pick.clone() };
                let (what, to) = (self.cards(&Cards::Chosen(plain)), self.to_own(*verb));
                let it = if pick.count > 1 { "them" } else { "it" };
                match self.tongue {
                    Tongue::En => format!("search your main deck for {what} and put {it} into your {to}"),
                    Tongue::It => format!("cerca nel tuo mazzo principale {what} e mettilo {to}"),
                    Tongue::Fr => format!("cherchez {what} dans votre deck principal et mettez-le {to}"),
                }
            }
            Deed::Move(verb @ (Verb::Field | Verb::FieldRested), Cards::Chosen(pick))
                if pick.place == Place::StoneDeck =>
            {
                let plain = Pick { whose: Whose::Any, place: Place::Stones, ..pick.clone() };
                let what = self.cards(&Cards::Chosen(plain));
                let it = if pick.count > 1 { "them" } else { "it" };
                let rested =
                    if *verb == Verb::FieldRested { self.of(" rested", " spossata", " épuisée") } else { "" };
                match self.tongue {
                    Tongue::En => {
                        format!(
                            "search your magic stone deck for {what} and put {it} into your magic stone area{rested}"
                        )
                    }
                    Tongue::It => {
                        format!(
                            "cerca nel tuo mazzo delle pietre {what} e metti nella tua area delle pietre magiche{rested}"
                        )
                    }
                    Tongue::Fr => format!(
                        "cherchez {what} dans votre deck de pierres et mettez dans votre zone de pierres magiques{rested}"
                    ),
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
            // What is banished or discarded is one's own.
            Deed::Move(verb @ (Verb::Banish | Verb::Discard), Cards::Chosen(pick)) => {
                let place = if *verb == Verb::Discard { Place::Field } else { pick.place };
                let chosen = Cards::Chosen(Pick { whose: Whose::Any, place, ..pick.clone() });
                self.verb(*verb, &self.cards(&chosen))
            }
            Deed::Move(verb, cards) => self.verb(*verb, &self.cards(cards)),
            Deed::Gain(cards, gain, until) => {
                if let Gain::Prevent(shield) = gain {
                    return format!("{}{}", self.prevent(cards, shield), self.until(*until));
                }
                let gain = self.gain(gain, self.is_plural(cards));
                let who = match cards {
                    Cards::All(pick) if !is_own_ruler(pick) => self.description(pick, true),
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
            Deed::Otherwise(deeds) => {
                format!("{} {}", self.of("otherwise,", "altrimenti,", "sinon,"), self.sentences(deeds))
            }
            Deed::Done(true, deeds) => {
                format!("{} {}", self.of("if you do,", "se lo fai,", "si vous le faites,"), self.sentences(deeds))
            }
            Deed::Done(false, deeds) => format!(
                "{} {}",
                self.of("if you don't,", "se non lo fai,", "si vous ne le faites pas,"),
                self.sentences(deeds)
            ),
            Deed::Pay(prices) => {
                let pays = self.of("pay", "paga", "payez");
                format!("{pays} {}", prices.iter().map(|price| self.toll(price)).collect::<Vec<_>>().join(", "))
            }
            Deed::Unless(who, all, deeds) => {
                let pays = match who {
                    Who::You => self.of("unless you pay", "a meno che tu paghi", "à moins que vous ne payiez"),
                    Who::Holder => self.of(
                        "unless its controller pays",
                        "a meno che il suo controllore paghi",
                        "à moins que son contrôleur ne paie",
                    ),
                    _ => self.of(
                        "unless your opponent pays",
                        "a meno che il tuo avversario paghi",
                        "à moins que votre adversaire ne paie",
                    ),
                };
                let prices = all.iter().map(|price| self.toll(price)).collect::<Vec<_>>().join(", ");
                if let ([Price::Move(..)], Who::You) = (all.as_slice(), who) {
                    let unless = self.of("unless you", "a meno che:", "à moins que :");
                    return format!("{} {unless} {prices}", self.sentences(deeds));
                }
                format!("{} {pays} {prices}", self.sentences(deeds))
            }
            Deed::DiscardByChance(..)
            | Deed::Strip(_)
            | Deed::DiscardHand(_)
            | Deed::MillAway(..)
            | Deed::Fight(..)
            | Deed::Theirs(..)
            | Deed::AtEnd(..)
            | Deed::ProduceEach(..)
            | Deed::Reveal
            | Deed::Roll
            | Deed::CountersRolled(..)
            | Deed::Dig(_) => self.other_deed(deed),
        }
    }

    pub(super) fn sentences(&self, deeds: &[Deed]) -> String {
        deeds.iter().map(|deed| self.deed(deed)).collect::<Vec<_>>().join(self.of(" and ", " e ", " et "))
    }

    pub(super) const fn to_own(&self, verb: Verb) -> &'static str {
        match verb {
            Verb::Field => self.of("field", "nel tuo terreno", "sur votre terrain"),
            Verb::FieldRested => self.of("field rested", "nel tuo terreno, spossata", "sur votre terrain, épuisée"),
            _ => self.of("hand", "nella tua mano", "dans votre main"),
        }
    }

    pub(super) fn until(&self, until: Until) -> &'static str {
        match until {
            Until::Stays => "",
            Until::TurnEnds => self.of(" until end of turn", " fino alla fine del turno", " jusqu'à la fin du tour"),
        }
    }

    /// Who does something, with the verb: that of the player, and of another.
    pub(super) fn does(&self, who: Who, you: [&str; 3], other: [&str; 3]) -> String {
        let (you, other) = (you[self.tongue as usize], other[self.tongue as usize]);
        match who {
            Who::You => you.to_owned(),
            Who::Opponent => format!("{} {other}", self.of("your opponent", "il tuo avversario", "votre adversaire")),
            Who::Each => format!("{} {other}", self.of("each player", "ogni giocatore", "chaque joueur")),
            Who::Target(_) => {
                format!("{} {other}", self.of("target player", "il giocatore bersaglio", "le joueur ciblé"))
            }
            Who::Holder => format!("{} {other}", self.of("its controller", "il suo controllore", "son contrôleur")),
        }
    }

    pub(super) const fn whom(&self, who: Who) -> &'static str {
        match who {
            Who::You => self.of("you", "te", "vous"),
            Who::Opponent => self.of("your opponent", "il tuo avversario", "votre adversaire"),
            Who::Each => self.of("each player", "ogni giocatore", "chaque joueur"),
            Who::Target(_) => self.of("target player", "il giocatore bersaglio", "le joueur ciblé"),
            Who::Holder => self.of("its controller", "il suo controllore", "son contrôleur"),
        }
    }

    pub(super) fn damage(&self, amount: &Amount, to: &str) -> String {
        let (times, each) = (amount.times, self.for_each(amount.each.as_ref()));
        let how = match amount.each {
            Some(Each::OwnAtk) => {
                self.of("damage equal to its ATK", "danno pari al suo ATK", "des dégâts égaux à son ATK")
            }
            Some(Each::Much) => self.of("that much damage", "altrettanto danno", "autant de dégâts"),
            _ => "",
        };
        let how =
            if how.is_empty() { format!("{times} {}", self.of("damage", "danni", "dégâts")) } else { how.to_owned() };
        format!(
            "{} {how} {} {to}{each}",
            self.of("this card deals", "questa carta infligge", "cette carte inflige"),
            self.of("to", "a", "à")
        )
    }

    /// So much life.
    fn life(&self, amount: &Amount) -> String {
        let plain = |en, it, fr| self.of(en, it, fr).to_owned();
        match &amount.each {
            Some(Each::Much) => plain("that much life", "altrettanti punti vita", "autant de points de vie"),
            Some(Each::Atk) => {
                plain("life equal to its ATK", "punti vita pari al suo ATK", "des points de vie égaux à son ATK")
            }
            Some(Each::Def) => {
                plain("life equal to its DEF", "punti vita pari al suo DEF", "des points de vie égaux à sa DEF")
            }
            each => {
                let life = self.of("life", "punti vita", "points de vie");
                format!("{} {life}{}", amount.times, self.for_each(each.as_ref()))
            }
        }
    }

    /// What a verb does with cards.
    pub(super) fn verb(&self, verb: Verb, cards: &str) -> String {
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
            Verb::OwnField => (
                self.of("put", "metti", "mettez"),
                self.of(
                    " into its owner's field",
                    " nel terreno del suo proprietario",
                    " sur le terrain de son propriétaire",
                ),
            ),
            Verb::Ruler => (
                self.of("put", "metti", "mettez"),
                self.of(
                    " into your ruler area, as a ruler",
                    " nella tua area del sovrano, come sovrano",
                    " dans votre zone de souverain, comme souverain",
                ),
            ),
            Verb::Rest => (self.of("rest", "spossa", "épuisez"), ""),
            Verb::Recover => (self.of("recover", "recupera", "redressez"), ""),
            Verb::Cancel => (self.of("cancel", "annulla", "annulez"), ""),
        };
        format!("{head} {cards}{tail}")
    }
}
