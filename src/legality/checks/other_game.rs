//! Lists of other games with the same style of numbers.

use crate::catalog::Miss;
use crate::language::say;
use crate::legality::resolve::Missed;
use crate::legality::{Context, Finding};

/// Letters, digits of the set, digits of the index, and the game.
const FORMS: &str = include_str!("../../../data/other-games.tsv");

check! {
    /// The cards are those of another game.
    ///
    /// Some games number their cards in the same style. Where a number is none of ours and has the form of another game's,
    /// the list is said to be of that game, once.
    ///
    /// # Why
    /// Sixty unknown cards are one mistake: the wrong list, or the wrong program.
    ///
    /// # Example
    /// `4 [FS03-02] Angol` is a card of Dragon Ball Super Card Game Fusion World.
    ///
    /// # To mend it
    /// Check a list of this game. Fusion World has rules and cards of its own, which scouter does not know.
    "DS0104" "other-game" Error
}

/// The game whose numbers have the form of this one.
pub(super) fn game_of(missed: &Missed<'_>) -> Option<&'static str> {
    let print = missed.line.card.print.as_ref().filter(|_| matches!(missed.miss, Miss::UnknownNumber(_)))?;
    let (set, index) = print.number.as_str().split_once('-')?;
    let letters = set.trim_end_matches(|c: char| c.is_ascii_digit());
    let form = format!("{letters}\t{}\t{}\t", set.len() - letters.len(), index.len());
    FORMS.lines().find_map(|line| line.strip_prefix(&form))
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let mut games: Vec<(&str, Vec<&Missed<'_>>)> = Vec::new();
    for missed in &context.resolution.missed {
        let Some(game) = game_of(missed) else { continue };
        match games.iter_mut().find(|(known, _)| *known == game) {
            Some((_, lines)) => lines.push(missed),
            None => games.push((game, vec![missed])),
        }
    }
    games.iter().map(|(game, lines)| finding(game, lines)).collect()
}

fn finding(game: &str, lines: &[&Missed<'_>]) -> Finding {
    let numbers = lines.iter().filter_map(|missed| missed.line.card.print.as_ref()).map(|print| &print.number);
    let finding = Finding::new(&CHECK, say!("other-game", lines = lines.len(), game = game)).cards(numbers);
    finding.map(|diagnostic| {
        diagnostic.at(lines.first().map(|missed| missed.line.places.line())).help(say!("check-this-game"))
    })
}
