//! Abilities as text: in English as they are read, in Italian and French as the sheet of the game would say it.

mod conditions;
mod costs;
mod effects;
mod filters;
mod gains;
mod heads;
mod holds;
mod players;
mod triggers;

use super::Tongue;
use super::words::{NUMBERS, in_tongue, predicate};
use crate::ability::fow::{Ability, Cards, Deed, Gain, Holds, Is, Line, Pick, Place, Shield, Test, Whose, Word};

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

/// What a card gains, in a language.
pub fn gain_of(gain: &Gain, tongue: Tongue) -> String {
    let out = Printer { tongue, targets: &[] };
    match gain {
        Gain::Prevent(shield) => out.shield(shield),
        gain => out.gain(gain, false),
    }
}

/// Parts of a line in English, for what is read in another wording.
const ENGLISH: Printer<'static> = Printer { tongue: Tongue::En, targets: &[] };

/// Where cards lie.
pub(super) fn place(whose: Whose, place: Place) -> String {
    ENGLISH.place(&Pick { whose, place, ..Pick::of(1, Vec::new()) })
}

/// The cards that something is done with, none of which are targets.
pub(super) fn cards(cards: &Cards) -> String {
    ENGLISH.cards(cards)
}

/// A description of cards.
pub(super) fn description(pick: &Pick, plural: bool) -> String {
    ENGLISH.description(pick, plural)
}

/// What has to hold.
pub(super) fn test(test: &Test) -> String {
    ENGLISH.test(test)
}

/// What one card, or several, gain.
pub(super) fn gain(gain: &Gain, plural: bool) -> String {
    ENGLISH.gain(gain, plural)
}

/// What is done, with these targets.
pub(super) fn deed(deed: &Deed, targets: &[Pick]) -> String {
    Printer { tongue: Tongue::En, targets }.deed(deed)
}

/// A predicate, of one card or several.
pub(super) fn predicate_of(word: Word, plural: bool) -> Option<&'static str> {
    predicate(word, plural).map(|said| in_tongue(said, Tongue::En))
}

/// What holds.
pub(super) fn holds(holds: &Holds) -> String {
    ENGLISH.what_holds(holds)
}

/// Damage that is prevented all the time.
pub(super) fn prevented(cards: &Cards, shield: &Shield) -> String {
    ENGLISH.prevent(cards, shield)
}

/// What a chant has to choose from.
pub(super) fn modes(lines: &[Line], tongue: Tongue) -> String {
    let out = Printer { tongue, targets: &[] };
    // Both of two are chosen under a condition, which stands on a line of its own.
    let (lines, both) = match lines {
        [one, other, Line::Ability(Ability { only_if: Some(test), .. })] => {
            (&[one.clone(), other.clone()][..], Some(out.test(test)))
        }
        lines => (lines, None),
    };
    let each: Vec<String> = lines
        .iter()
        .map(|one| {
            let text = line(one, tongue);
            let text = text.trim_end_matches('.');
            // The name of a race keeps its capital.
            if begins_with_race(one) {
                return text.to_owned();
            }
            let mut letters = text.chars();
            letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
        })
        .collect();
    let first = each.first().map(|text| capital(text)).unwrap_or_default();
    let or = out.of("; or ", "; oppure ", " ; ou ");
    let rest: String = each.iter().skip(1).flat_map(|text| [or, text]).collect();
    let head = match both {
        None => out.of("Choose one -", "Scegline uno -", "Choisissez-en un -").to_owned(),
        Some(test) => match tongue {
            Tongue::En => format!("Choose one, if {test}, you may choose both -"),
            Tongue::It => format!("Scegline uno; se {test}, puoi scegliere entrambi -"),
            Tongue::Fr => format!("Choisissez-en un ; si {test}, vous pouvez choisir les deux -"),
        },
    };
    format!("{head} {first}{rest}.")
}

fn begins_with_race(line: &Line) -> bool {
    let Line::Ability(ability) = line else { return false };
    match ability.does.first() {
        Some(Deed::Gain(Cards::All(pick), ..)) => matches!(pick.filter.first(), Some(Is::Race(_) | Is::Races(_))),
        _ => false,
    }
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
    pub(super) const fn of<'t>(&self, en: &'t str, it: &'t str, fr: &'t str) -> &'t str {
        match self.tongue {
            Tongue::En => en,
            Tongue::It => it,
            Tongue::Fr => fr,
        }
    }

    pub(super) fn number(&self, number: u8) -> String {
        match (number, self.tongue) {
            (1, _) => self.of("a", "una", "une").to_owned(),
            (number, Tongue::En) => {
                NUMBERS.get(usize::from(number)).map_or_else(|| number.to_string(), |word| (*word).to_owned())
            }
            (number, _) => number.to_string(),
        }
    }
}
