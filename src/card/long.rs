//! How much a card or a deck may be called: names are shown, compared and folded wherever cards are, and none is a book.

use super::{Card, Face};

/// Longest name of a deck or on a card, in characters: its own, a character's, a trait's; the longest that is printed has a
/// hundred.
pub const LONGEST_NAME: usize = 500;

/// Most names of one kind on a side; the most that are printed are a dozen.
pub const MOST_NAMES: usize = 100;

impl Face {
    /// The columns that hold a longer name than [`LONGEST_NAME`], or more names than [`MOST_NAMES`].
    pub fn overlong(&self) -> Vec<String> {
        let lists = [("characters", &self.characters), ("traits", &self.traits), ("eras", &self.eras)];
        let lists = lists.into_iter().filter(|(_, names)| is_overlong(names)).map(|(column, _)| column.to_owned());
        let others = self.names_by_language().into_iter().filter(|(_, names)| is_overlong(names));
        let name = is_overlong(&[&self.name]).then(|| "name".to_owned());
        name.into_iter().chain(lists).chain(others.map(|(language, _)| format!("name_{language}"))).collect()
    }
}

impl Card {
    /// The columns that hold a longer name than [`LONGEST_NAME`], or more names than [`MOST_NAMES`]; those of the back are
    /// called `back_name` and so on.
    pub fn overlong(&self) -> Vec<String> {
        let own = [
            ("rarity", is_overlong(&[&self.rarity])),
            ("attributes", is_overlong(&self.attributes)),
            ("will", is_overlong(&self.will)),
            ("counts_as", is_overlong(self.counts_as.as_slice())),
        ];
        let own = own.into_iter().filter(|(_, is_long)| *is_long).map(|(column, _)| column.to_owned());
        let back = self.back.iter().flat_map(Face::overlong).map(|column| format!("back_{column}"));
        self.front.overlong().into_iter().chain(own).chain(back).collect()
    }
}

/// Whether a name is longer than [`LONGEST_NAME`].
pub fn is_long_name(name: &str) -> bool {
    name.chars().nth(LONGEST_NAME).is_some()
}

fn is_overlong(names: &[impl AsRef<str>]) -> bool {
    names.len() > MOST_NAMES || names.iter().any(|name| is_long_name(name.as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_be_long_and_there_may_be_many_but_not_more() {
        let of = |length: usize, names: usize| Face {
            name: "é".repeat(length),
            traits: vec!["Sea".to_owned(); names],
            ..Face::default()
        };
        assert_eq!(of(LONGEST_NAME, MOST_NAMES).overlong(), [""; 0]);
        assert_eq!(of(LONGEST_NAME + 1, MOST_NAMES + 1).overlong(), ["name", "traits"]);
    }
}
