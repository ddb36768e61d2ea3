//! Descriptions of cards.

use super::super::print;
use super::super::words::{TYPES, WILLS, one_of};
use super::Reader;
use crate::ability::fow::{Is, Place, Type, Whose, Will};

/// Words that begin a sentence, and are no names of races.
const NO_RACES: [&str; 23] = [
    "A", "All", "An", "Another", "As", "Banish", "Cards", "Choose", "Destroy", "Draw", "Each", "If", "It", "Prevent",
    "Put", "Rest", "Return", "Reveal", "Target", "This", "Up", "You", "Your",
];

/// Where cards lie, and whose they are then; each as it is printed, and in other wordings.
const WHERES: [(&[&str], Whose, Option<Place>); 15] = [
    (&["you control"], Whose::You, None),
    (
        &["your opponent controls", "an opponent controls", "opponent controls", "opponents control"],
        Whose::Opponent,
        None,
    ),
    (&["in your graveyard", "from your graveyard"], Whose::You, Some(Place::Graveyard)),
    (&["in your opponent's graveyard", "from your opponent's graveyard"], Whose::Opponent, Some(Place::Graveyard)),
    (
        &["in a graveyard", "from a graveyard", "in any graveyard", "in all graveyards", "in all graveyard"],
        Whose::Any,
        Some(Place::Graveyard),
    ),
    (&["in your hand", "from your hand"], Whose::You, Some(Place::Hand)),
    (&["in your opponent's hand"], Whose::Opponent, Some(Place::Hand)),
    (&["in your standby area", "in your chant-standby area"], Whose::You, Some(Place::Standby)),
    (
        &["in your opponent's standby area", "in your opponent's chant-standby area"],
        Whose::Opponent,
        Some(Place::Standby),
    ),
    (&["in a standby area", "in a chant-standby area"], Whose::Any, Some(Place::Standby)),
    (&["in your removed area", "from your removed area"], Whose::You, Some(Place::Removed)),
    (&["in your opponent's removed area", "from your opponent's removed area"], Whose::Opponent, Some(Place::Removed)),
    (&["in your magic stone area"], Whose::You, Some(Place::Stones)),
    (&["in a magic stone area"], Whose::Any, Some(Place::Stones)),
    (&["in your opponent's magic stone area"], Whose::Opponent, Some(Place::Stones)),
];

impl Reader<'_> {
    /// A description of cards, and whose they are, and where: `other fire resonators with [Flying] you control`.
    pub(super) fn description(&mut self, plural: bool) -> Option<(Vec<Is>, Whose, Place)> {
        let mut filter = Vec::new();
        let mut damaged = false;
        loop {
            if self.eat_as("damaged", "") {
                damaged = true;
            } else if let Some(is) = self.attempt(Self::adjective) {
                filter.push(is);
            } else {
                break;
            }
        }
        filter.extend(self.races(plural));
        let kind = self.noun(plural, &mut filter)?;
        if damaged {
            filter.push(Is::Damaged);
            self.insert(self.at, " that was dealt damage this turn");
        }
        self.details(&mut filter);
        let (mut whose, mut place) = (Whose::Any, kind);
        if let Some((of, lies, from)) = self.lies(kind) {
            (whose, place) = (of, lies);
            let (end, before) = (self.at, filter.len());
            self.details(&mut filter);
            if filter.len() > before {
                // What describes the card is printed before where it lies.
                let said = print::place(whose, place);
                self.notes.retain(|(start, to, _)| *start < from || *to > end);
                self.notes.push((from, end, String::new()));
                self.insert(self.at, &format!(" {said}"));
            }
        }
        self.eat_any_without(&["in all fields", "in a field", "in any field"]);
        Some((filter, whose, place))
    }

    /// Where any card lies need not be said.
    fn eat_any_without(&mut self, phrases: &[&str]) {
        if phrases.iter().any(|phrase| self.sees(phrase)) {
            let _ = phrases.iter().any(|phrase| self.eat_as(phrase, ""));
        }
    }

    /// Where cards lie: whose, where, and from where on that is written.
    fn lies(&mut self, place: Place) -> Option<(Whose, Place, usize)> {
        let from = self.here();
        let (_, whose, lies) = WHERES.into_iter().find(|(words, ..)| self.eat_any(words))?;
        // A card that is being played lies in no other area; stones lie in theirs.
        let fits = match (lies, place) {
            (Some(Place::Graveyard | Place::Removed), Place::Stones)
            | (Some(Place::Stones), Place::Field | Place::Stones)
            | (None, _) => true,
            (Some(_), place) => place == Place::Field,
        };
        let lies = lies.unwrap_or(place);
        if place == Place::Stones && lies == Place::Stones {
            let end = self.at;
            self.notes.retain(|(start, to, _)| *start < from || *to > end);
            self.note(from, &print::place(whose, lies));
        }
        fits.then_some((whose, lies, from))
    }

    fn adjective(&mut self) -> Option<Is> {
        if self.eat_any(&["attacking or blocking", "attacked or blocking"][..1]) {
            return Some(Is::Fighting);
        }
        let plain = [
            ("other", Is::Other),
            ("rested", Is::Rested),
            ("recovered", Is::Recovered),
            ("attacking", Is::Attacking),
            ("blocking", Is::Blocking),
            ("special", Is::Special(true)),
            ("non-special", Is::Special(false)),
            ("non-token", Is::Token(false)),
        ];
        if let Some((_, is)) = plain.into_iter().find(|(word, _)| self.eat(word)) {
            return Some(is);
        }
        if let Some(is) = self.attempt(Self::no_such) {
            return Some(is);
        }
        self.colour()
    }

    /// An attribute, or one of several.
    pub(super) fn colour(&mut self) -> Option<Is> {
        let first = self.will()?;
        let mut all = vec![first];
        while let Some(will) = self.attempt(|reader| {
            (reader.eat("or") || reader.eat_as("and", "or")).then_some(())?;
            reader.will()
        }) {
            all.push(will);
        }
        Some(if all.len() == 1 { Is::Of(first) } else { Is::OneOf(all) })
    }

    /// `non-darkness`, `non-magic stone`, `non-Human`.
    fn no_such(&mut self) -> Option<Is> {
        self.rest().trim_start().get(..4).filter(|start| start.eq_ignore_ascii_case("non-"))?;
        for (will, _, spelled) in WILLS {
            let says = format!("non-{}", spelled[0]);
            let dark = will == Will::Darkness && self.eat_as("non-dark", &says);
            if dark || self.eat(&says) {
                self.eat_as("attribute", "");
                return Some(Is::Not(will));
            }
        }
        for (kind, forms) in TYPES {
            let word = forms[0][0];
            // The noun itself is no part of it: `non-resonator card`.
            if !word.starts_with('[') && self.eat(&format!("non-{word}")) {
                self.eat_as(",", "");
                return Some(Is::NotType(kind));
            }
        }
        self.at = self.here() + 4;
        self.race().map(Is::NotRace)
    }

    fn will(&mut self) -> Option<Will> {
        for (will, _, spelled) in WILLS {
            let found = will != Will::Moon && self.eat(spelled[0]);
            if found || will == Will::Darkness && self.eat_as("dark", spelled[0]) {
                self.eat_as("attribute", "");
                return Some(will);
            }
        }
        None
    }

    /// Races, of which one fits.
    pub(super) fn races(&mut self, plural: bool) -> Option<Is> {
        let first = self.race()?;
        let mut all = vec![first];
        let either = |reader: &mut Self| {
            reader.eat_as("and/or", "or") || reader.eat("or") || plural && reader.eat_as("and", "or")
        };
        while let Some(race) = self.attempt(|reader| {
            if !reader.eat_as(",", " or") {
                either(reader).then_some(())?;
            }
            reader.race()
        }) {
            all.push(race);
        }
        Some(if let [_] = all.as_slice() { Is::Race(all.remove(0)) } else { Is::Races(all) })
    }

    /// The noun, or what stands for it; where cards of it lie.
    fn noun(&mut self, plural: bool, filter: &mut Vec<Is>) -> Option<Place> {
        let with_name = self.rest().trim_start().starts_with('"');
        if with_name {
            self.insert(self.here(), if plural { "cards named " } else { "card named " });
            let names = self.names()?;
            filter.push(Is::Type(Type::Card));
            filter.push(named(names));
            return Some(Place::Field);
        }
        if self.eat(if plural { "resonator tokens" } else { "resonator token" }) {
            filter.extend([Is::Token(true), Is::Type(Type::Resonator)]);
            return Some(Place::Field);
        }
        let Some(kind) = self.kind(plural) else {
            // A race alone stands for cards that have it; of several the word is no longer that of the race.
            let races = filter.iter_mut().find_map(|is| match is {
                Is::Race(race) => Some(vec![race]),
                Is::Races(races) => Some(races.iter_mut().collect()),
                _ => None,
            })?;
            if plural {
                for race in races {
                    *race = one_of(race)?;
                }
            }
            return Some(Place::Field);
        };
        let from_second = self.here();
        let mut kinds = vec![kind];
        while let Some(kind) = self.attempt(|reader| {
            (reader.eat_as(", or", " or")
                || plural && reader.eat_as(", and", " or")
                || reader.eat_as(",", " or")
                || reader.eat("or")
                || reader.eat_as("and/or", "or")
                || plural && reader.eat_as("and", "or"))
            .then_some(())?;
            let kind = reader.kind(plural)?;
            // Another sentence, or another description, may begin there.
            Some(kind)
        }) {
            kinds.push(kind);
        }
        let _ = from_second;
        if kinds == [Type::Resonator, Type::JRuler] {
            kinds = vec![Type::JResonator];
            let from = self.text[..self.at].to_ascii_lowercase().rfind("resonator")?;
            self.note(from, if plural { "J/resonators" } else { "J/resonator" });
        }
        let place = match kinds.as_slice() {
            [Type::Stone] => Place::Stones,
            [Type::Spell | Type::Summon | Type::NormalSpell] => Place::Chase,
            [_] => Place::Field,
            many if many
                .iter()
                .any(|kind| matches!(kind, Type::Stone | Type::Spell | Type::Summon | Type::NormalSpell)) =>
            {
                return None;
            }
            _ => Place::Field,
        };
        filter.push(if let [kind] = kinds.as_slice() { Is::Type(*kind) } else { Is::Types(kinds) });
        Some(place)
    }

    fn kind(&mut self, plural: bool) -> Option<Type> {
        let says = |kind: Type| {
            TYPES.iter().find(|(other, _)| *other == kind).map_or("", |(_, forms)| forms[usize::from(plural)][0])
        };
        let wordings: &[(&str, Type)] = if plural {
            &[("regalia", Type::Regalia), ("[Addition:Field]", Type::FieldAddition)]
        } else {
            &[
                ("[Spell:Chant] or chant card", Type::MainChant),
                ("[Spell:Chant] or chant", Type::MainChant),
                ("[Spell:Chant] card", Type::MainChant),
                ("[Addition: Field]", Type::FieldAddition),
                ("[Addition: Resonator]", Type::ResonatorAddition),
                ("ruler or J-ruler", Type::JOrRuler),
                ("resonator spell", Type::Summon),
                ("chant spell", Type::NormalSpell),
            ]
        };
        for (wording, kind) in wordings {
            if self.eat_as(wording, says(*kind)) {
                return Some(*kind);
            }
        }
        TYPES.iter().find(|(_, forms)| self.eat(forms[usize::from(plural)][0])).map(|(kind, _)| *kind)
    }

    /// What stands behind the noun.
    fn details(&mut self, filter: &mut Vec<Is>) {
        while let Some(is) = self.attempt(Self::detail) {
            filter.push(is);
        }
    }

    fn detail(&mut self) -> Option<Is> {
        if self.eat("named") {
            return self.names().map(named);
        }
        if self.eat("other than") {
            return self.quoted().map(Is::OtherThan);
        }
        if self.eat("without") {
            return self.key().map(Is::Without);
        }
        let this_turn = [
            (&["that was dealt damage this turn"][..], Is::Damaged),
            (&["that dealt damage this turn"], Is::Dealt),
            (&["that attacked this turn"], Is::Attacked),
            (
                &[
                    "that was put into a field this turn",
                    "that entered your field this turn",
                    "that entered a field this turn",
                ][..1],
                Is::Came,
            ),
        ];
        if let Some((_, is)) = this_turn.into_iter().find(|(words, _)| self.eat_any(words)) {
            return Some(is);
        }
        self.must("with")?;
        if self.eat("no attribute") {
            return Some(Is::Colorless);
        }
        if let Some(name) = self.attempt(|reader| {
            let name = reader.quoted()?;
            reader.must_any(&["in its name", "in their name", "in their names"])?;
            Some(name)
        }) {
            return Some(Is::NameHas(name));
        }
        if ["total cost of", "a total cost of", "a total cost"].iter().any(|words| self.eat_as(words, "total cost"))
            || self.eat("total cost")
        {
            let cost = u8::try_from(self.digits()?).ok()?;
            return Some(if self.eat("or less") {
                Is::CostMost(cost)
            } else if self.eat("or more") {
                Is::CostLeast(cost)
            } else {
                Is::CostIs(cost)
            });
        }
        if let Some(is) = self.attempt(Self::number_first) {
            return Some(is);
        }
        for (word, most, least) in
            [("ATK", Is::AtkMost as fn(i32) -> Is, Is::AtkLeast as fn(i32) -> Is), ("DEF", Is::DefMost, Is::DefLeast)]
        {
            if self.eat(word) {
                let number = i32::try_from(self.digits()?).ok()?;
                if self.eat("or more") {
                    return Some(least(number));
                }
                self.must("or less")?;
                return Some(most(number));
            }
        }
        self.key().map(Is::With)
    }

    /// `400 or less ATK`.
    fn number_first(&mut self) -> Option<Is> {
        let from = self.here();
        let number = i32::try_from(self.digits()?).ok()?;
        let least = self.eat("or more");
        if !least {
            self.must("or less")?;
        }
        let is = match (self.eat("ATK"), least) {
            (true, true) => Is::AtkLeast(number),
            (true, false) => Is::AtkMost(number),
            (false, least) => {
                self.must("DEF")?;
                if least { Is::DefLeast(number) } else { Is::DefMost(number) }
            }
        };
        let word = if matches!(is, Is::AtkLeast(_) | Is::AtkMost(_)) { "ATK" } else { "DEF" };
        self.note(from, &format!("{word} {number} {}", if least { "or more" } else { "or less" }));
        Some(is)
    }

    /// Capital words before a noun, or at the end: the name of a race.
    pub(super) fn race(&mut self) -> Option<String> {
        let rest = self.rest().trim_start();
        let is_noun = |text: &str| {
            let begins = |form: &str| text.get(..form.len()).is_some_and(|start| start.eq_ignore_ascii_case(form));
            TYPES.iter().any(|(_, forms)| forms.iter().any(|form| begins(form[0])))
        };
        let (mut end, mut kept) = (0, 0);
        for word in rest.split(' ') {
            let bare = word.trim_end_matches([',', '.', ':', ';']);
            let capital =
                bare.chars().next().is_some_and(|first| first.is_uppercase() || end > 0 && first.is_ascii_digit());
            let joins = end > 0 && ["of", "the"].contains(&bare);
            let plain = bare.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '\'');
            let from = end + usize::from(end > 0);
            let is_noun = |text: &str| !text.starts_with("Card Soldier") && is_noun(text);
            if bare == "Added" || !(capital || joins) || !plain || rest.get(from..).is_none_or(is_noun) {
                break;
            }
            end += usize::from(end > 0) + bare.len();
            if capital {
                kept = end;
            }
            if bare.len() < word.len() {
                break;
            }
        }
        let race = rest.get(..kept).filter(|race| !race.is_empty())?;
        let first = race.split(' ').next().unwrap_or_default();
        if NO_RACES.contains(&first) {
            return None;
        }
        self.must(race)?;
        Some(race.to_owned())
    }
}

/// What has one of these names.
fn named(mut names: Vec<String>) -> Is {
    if names.len() == 1 { Is::Named(names.remove(0)) } else { Is::NamedOne(names) }
}
