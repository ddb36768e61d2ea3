//! Abilities as text: in English as they are read, in Italian and French as the sheet of the game would say it.

mod conditions;
mod costs;
mod effects;
mod filters;
mod gains;
mod heads;
mod holds;

use super::Tongue;
use super::words::NUMBERS;
use crate::ability::fow::{Line, Pick};

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
