//! How much a card may be called: names are shown, compared and folded wherever cards are, and none is a book.

use super::{Card, Face};

/// Longest name on a card, in bytes: its own, a character's, a trait's; the longest that is printed has a hundred.
pub const LONGEST_NAME: usize = 1_000;

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
            ("counts_as", is_overlong(self.counts_as.as_slice())),
        ];
        let own = own.into_iter().filter(|(_, is_long)| *is_long).map(|(column, _)| column.to_owned());
        let back = self.back.iter().flat_map(Face::overlong).map(|column| format!("back_{column}"));
        self.front.overlong().into_iter().chain(own).chain(back).collect()
    }
}

fn is_overlong(names: &[impl AsRef<str>]) -> bool {
    names.len() > MOST_NAMES || names.iter().any(|name| name.as_ref().len() > LONGEST_NAME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_be_long_and_there_may_be_many_but_not_more() {
        let of = |length: usize, names: usize| Face {
            name: "x".repeat(length),
            traits: vec!["Sea".to_owned(); names],
            ..Face::default()
        };
        assert_eq!(of(LONGEST_NAME, MOST_NAMES).overlong(), [""; 0]);
        assert_eq!(of(LONGEST_NAME + 1, MOST_NAMES + 1).overlong(), ["name", "traits"]);
    }
}
