//! What cards gain.

use super::super::print;
use super::super::words::{KEYS, PREDICATES};
use super::Reader;
use super::effects::lasts_by_itself;
use crate::ability::fow::{Ability, Cards, Deed, Gain, Is, Line, Pick, Place, Shield, Until, When, Whose, Word};

impl Reader<'_> {
    /// `[Flying]`.
    pub(super) fn key(&mut self) -> Option<Word> {
        KEYS.iter()
            .find(|(_, spelled)| {
                let plain = format!("[{}]", spelled[0]);
                self.eat(&plain) || self.eat_as(&format!("\"{plain}\""), &plain)
            })
            .map(|(word, _)| *word)
    }

    fn predicate(&mut self, plural: bool) -> Option<Word> {
        let wordings: &[(&[&str], Word)] = &[
            (
                &["can attack during the turn that it was put into a field", "can attack this turn"][..1],
                Word::AttacksAtOnce,
            ),
            (&["can attack in the turn they entered the field"], Word::AttacksAtOnce),
            (&["cannot attack your opponent", "cannot attack players", "cannot attack you"][..2], Word::NoDirectAttack),
            (&["must attack if able", "attack if able", "attacks this turn if able"], Word::MustAttack),
            (&["cannot be blocked this turn"][..0], Word::Unblocked),
            (&["doesn't rest when it attacks", "doesn't rest while attacking"], Word::AttacksUpright),
            (&["doesn't rest when it blocks"], Word::BlocksUpright),
            (
                &[
                    "doesn't recover during the recovery phase",
                    "doesn't recover during its controller's recovery phase",
                    "cannot recover during recovery phase",
                    "cannot recover during its controller's recovery phase",
                ],
                Word::NoRecovery,
            ),
            (&["cannot be targeted by spells and abilities"], Word::Untargeted),
            (&["can block resonator with [Flying]"], Word::BlocksFlying),
            (
                &[
                    "cannot recover during its controller's next recovery phase",
                    "don't recover during their controller's next recovery phase",
                ],
                Word::NoNextRecovery,
            ),
        ];
        for (words, word) in wordings {
            if let Some(says) = print::predicate_of(*word, plural)
                && words.iter().any(|phrase| self.eat_as(phrase, says))
            {
                return Some(*word);
            }
        }
        // The longest that fits: `cannot attack players` begins as `cannot attack`.
        let said = |reader: &Self, forms: &[[&'static str; 3]; 2]| {
            forms.iter().map(|form| form[0]).filter(|form| reader.sees(form)).max_by_key(|form| form.len())
        };
        let found = PREDICATES.iter().filter_map(|(word, forms)| Some((*word, forms, said(self, forms)?)));
        let (word, forms, form) = found.max_by_key(|(.., form)| form.len())?;
        self.eat_as(form, forms[usize::from(plural)][0]);
        Some(word)
    }

    /// `gains [+200/+200] and [Flying]`, or a predicate.
    pub(super) fn gain(&mut self, plural: bool) -> Option<Gain> {
        let first = self.simple_gain(plural)?;
        let second = self.attempt(|reader| {
            reader.must("and")?;
            if reader.sees("\"") {
                reader.insert(reader.here(), if plural { "gain " } else { "gains " });
                return reader.said_of_it().map(|ability| Gain::Says(Box::new(ability)));
            }
            // Another sentence may begin there.
            reader.simple_gain(plural)
        });
        Some(match second {
            Some(second) => Gain::Also(Box::new([first, second])),
            None => first,
        })
    }

    fn simple_gain(&mut self, plural: bool) -> Option<Gain> {
        if self.eat("cannot attack or block") {
            return Some(Gain::Words(vec![Word::NoAttack, Word::NoBlock]));
        }
        let says = if plural { "gain [Barrier]" } else { "gains [Barrier]" };
        if self.eat_as(
            "cannot be attacked or targeted by spells or abilities your opponent controls",
            &format!("cannot be attacked and {says}"),
        ) {
            let [attacked, barrier] = [Word::Unattacked, Word::Barrier].map(|word| Gain::Words(vec![word]));
            return Some(Gain::Also(Box::new([attacked, barrier])));
        }
        if self.eat_as("cannot be targeted by spells or abilities your opponent controls", says) {
            return Some(Gain::Words(vec![Word::Barrier]));
        }
        if self.eat("cannot be blocked by") {
            let (filter, whose, place) = self.description(true)?;
            (whose == Whose::Any && place == Place::Field).then_some(())?;
            return Some(Gain::UnblockedBy(filter));
        }
        if let Some(word) = self.attempt(|reader| reader.predicate(plural)) {
            return Some(Gain::Words(vec![word]));
        }
        let prevented = [
            ("cannot be dealt any damage", false),
            ("cannot be dealt damage", false),
            ("cannot be dealt any battle damage", true),
            ("cannot be dealt battle damage", true),
        ];
        for (words, battle) in prevented {
            let gain = Gain::Prevent(Shield { battle, next: false, deals: false, by: None });
            if self.eat_as(words, &print::gain(&gain, plural)) {
                return Some(gain);
            }
        }
        let (loses, gains, becomes) = if plural { ("lose", "gain", "become") } else { ("loses", "gains", "becomes") };
        let verb = |reader: &mut Self, says: &str, other: &str| reader.eat(says) || reader.eat_as(other, says);
        if verb(self, loses, if plural { "loses" } else { "lose" }) {
            if self.eat("all abilities") {
                return Some(Gain::LoseAll);
            }
            return self.words().map(Gain::Lose);
        }
        if verb(self, becomes, if plural { "becomes" } else { "become" }) {
            (self.eat("a") || self.eat_as("an", "a")).then_some(())?;
            self.must("[")?;
            let atk = i32::try_from(self.digits()?).ok()?;
            self.must("/")?;
            let def = i32::try_from(self.digits()?).ok()?;
            self.must("]")?;
            let race = self.race();
            return Some(Gain::Become(atk, def, race));
        }
        let more = if plural { "deal" } else { "deals" };
        if let Some(more) = self.attempt(|reader| {
            reader.must(more)?;
            let number = reader.digits()?;
            reader.must("more damage")?;
            Some(number)
        }) {
            return Some(Gain::DealsMore(more));
        }
        if let Some(less) = self.attempt(|reader| {
            reader.must(if plural { "are dealt" } else { "is dealt" })?;
            let number = reader.digits()?;
            reader.must("less damage")?;
            Some(number)
        }) {
            return Some(Gain::TakesLess(less));
        }
        let from = self.here();
        if self.eat_any(&["gets ATK", "get ATK"][..1]) {
            return self.digits().and_then(|atk| i32::try_from(atk).ok()).map(Gain::AtkIs);
        }
        if self.eat("'s ATK becomes") && !plural {
            let atk = self.digits().and_then(|atk| i32::try_from(atk).ok())?;
            self.note(from, &format!(" gets ATK {atk}"));
            return Some(Gain::AtkIs(atk));
        }
        verb(self, gains, if plural { "gains" } else { "gain" }).then_some(())?;
        if let Some(ability) = self.attempt(Self::said_of_it) {
            return Some(Gain::Says(Box::new(ability)));
        }
        if let Some((atk, def)) = self.attempt(Self::stats) {
            if self.eat("for each") {
                if let Some(kind) = self.attempt(|reader| {
                    let kind = reader.kind_of_counter()?;
                    reader
                        .must("counter on it")
                        .or_else(|| reader.must_any(&["counter on it", "counter on this card"]))?;
                    Some(kind)
                }) {
                    return Some(Gain::StatsCounters(atk, def, kind));
                }
                return self.each().map(|pick| Gain::StatsEach(atk, def, pick));
            }
            if let Some(words) = self.attempt(|reader| {
                (reader.eat("and") || reader.eat_as(", and", " and") || reader.eat_as(",", " and")).then_some(())?;
                reader.words()
            }) {
                return Some(Gain::Both(atk, def, words));
            }
            return Some(Gain::Stats(atk, def));
        }
        if let Some(words) = self.attempt(Self::words) {
            // `[Swiftness] and [+200/+0]`
            let from = self.here();
            if let Some((atk, def)) = self.attempt(|reader| {
                reader.must("and")?;
                reader.stats()
            }) {
                // ATK and DEF are printed first.
                let said = print::gain(&Gain::Both(atk, def, words.clone()), plural);
                let start = self.text[..from].rfind("gain")?;
                self.note(start, &said);
                return Some(Gain::Both(atk, def, words));
            }
            return Some(Gain::Words(words));
        }
        let race = self.race()?;
        self.must_any(&[
            "in addition to its own races",
            "in addition to its own race",
            "in addition to their own races",
            "in addition to its other races",
        ])?;
        Some(Gain::Race(race))
    }

    /// An ability between quotes.
    fn said_of_it(&mut self) -> Option<Ability> {
        self.must("\"")?;
        let (targets, spoken) = (std::mem::take(&mut self.targets), std::mem::replace(&mut self.heard.spoken, false));
        let line = self.attempt(Self::played).or_else(|| self.attempt(Self::triggered));
        self.targets = targets;
        self.heard.spoken = spoken;
        self.must("\"")?;
        match line {
            Some(Line::Ability(ability)) if matches!(ability.when, When::Activate) || ability.when.triggers() => {
                Some(ability)
            }
            _ => None,
        }
    }

    /// `[Flying] and [Swiftness]`.
    pub(super) fn words(&mut self) -> Option<Vec<Word>> {
        let mut words = vec![self.key()?];
        while let Some(word) = self.attempt(|reader| {
            (reader.eat("and") || reader.eat_as(", and", " and") || reader.eat_as(",", " and")).then_some(())?;
            reader.key()
        }) {
            words.push(word);
        }
        Some(words)
    }

    /// `[+200/-100]`.
    pub(super) fn stats(&mut self) -> Option<(i32, i32)> {
        self.must("[")?;
        let atk = self.signed()?;
        self.must("/")?;
        let def = self.signed()?;
        self.must("]")?;
        Some((atk, def))
    }

    /// What cards gain, until the turn ends or for good.
    pub(super) fn gained(&mut self) -> Option<Deed> {
        let start = self.here();
        let early = self.eat("until end of turn,") || self.eat("this turn,");
        // All cards of a description need no word for it.
        let bare = self.attempt(|reader| {
            let from = reader.here();
            if reader.eat("all") {
                reader.note(from, "");
            }
            let (filter, whose, place) = reader.description(true)?;
            let gain = reader.gain(true)?;
            Some((Cards::All(Pick { whose, place, ..Pick::of(1, filter) }), gain))
        });
        let (cards, gain) = if let Some(found) = bare {
            found
        } else {
            let from = self.here();
            let plural = self.is_plural();
            let cards = self.cards()?;
            if let Cards::All(pick) = &cards
                && plural
            {
                self.note(from, &print::description(pick, true));
            }
            (cards, self.gain(plural)?)
        };
        let mut until = Until::Stays;
        if early {
            self.notes.push((
                start,
                start + if self.text[start..].starts_with(['u', 'U']) { 18 } else { 10 },
                String::new(),
            ));
            self.insert(self.at, " until end of turn");
            until = Until::TurnEnds;
        } else if self.eat_any(&["until end of turn", "this turn", "until end turn"]) {
            until = Until::TurnEnds;
        }
        // What lasts for the next recovery alone says so itself.
        let lasts = lasts_by_itself(&gain);
        let shield = matches!(&gain, Gain::Prevent(_));
        (!lasts || until == Until::Stays).then_some(())?;
        (!shield || until == Until::TurnEnds).then_some(())?;
        if shield {
            let deed = Deed::Gain(cards, gain, until);
            self.note(start, &print::deed(&deed, &self.targets));
            return Some(deed);
        }
        Some(Deed::Gain(cards, gain, until))
    }

    /// `Prevent all damage that would be dealt to target resonator until end of turn`.
    pub(super) fn prevented(&mut self) -> Option<Deed> {
        let from = self.here();
        let (cards, shield) = self.shield()?;
        let next = shield.next;
        let until = self.eat("until end of turn") || self.eat("this turn");
        // The next damage is prevented whenever in the turn it comes.
        (until || next).then_some(())?;
        let deed = Deed::Gain(cards, Gain::Prevent(shield), Until::TurnEnds);
        self.note(from, &print::deed(&deed, &self.targets));
        Some(deed)
    }

    /// Damage that is prevented, and of what.
    pub(super) fn shield(&mut self) -> Option<(Cards, Shield)> {
        self.must("Prevent")?;
        let next = self.eat("the next");
        if !next {
            self.must("all")?;
        }
        let battle = self.eat("battle");
        self.must("damage")?;
        let deals = if self.eat("that would be dealt to") {
            false
        } else {
            (self.eat("that would be dealt by") || self.eat("from")).then_some(())?;
            true
        };
        let from = self.here();
        let cards = if let Some(found) = self.attempt(Self::cards).filter(|cards| !matches!(cards, Cards::Chosen(_))) {
            found
        } else {
            self.at = from;
            let (filter, whose, place) = self.description(true)?;
            Cards::All(Pick { whose, place, ..Pick::of(1, filter) })
        };
        let by = if !deals && self.eat("by") {
            let (filter, whose, place) = self.description(true)?;
            (whose == Whose::Any && place == Place::Field).then_some(())?;
            // Spells deal damage, too.
            (!filter.iter().any(|is| matches!(is, Is::Attacking | Is::Blocking))).then_some(())?;
            Some(filter)
        } else {
            None
        };
        Some((cards, Shield { battle, next, deals, by }))
    }
}
