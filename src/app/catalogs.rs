//! The cards of every game, and which game a list is of.

use std::collections::BTreeMap;

use crate::card::Game;
use crate::catalog::kept::Kept;
use crate::catalog::{Catalog, UserTable};
use crate::deck::{CardRef, Deck};
use crate::ruleset::DatedList;

/// The cards of every game.
///
/// ```
/// use deckscouter::{app::Catalogs, card::Game, deck};
/// let catalogs = Catalogs::embedded();
/// let decks = deck::read("Leader: BT1-001 Champa\n4 BT1-006\n");
/// assert_eq!(catalogs.game_of(&decks.readings[0].deck), Some(Game::Dbscg));
/// ```
#[derive(Debug)]
pub struct Catalogs(BTreeMap<Game, Catalog>);

impl Catalogs {
    /// The cards in the program alone.
    pub fn embedded() -> Self {
        Self::over(BTreeMap::new(), BTreeMap::new())
    }

    /// The cards in the program below those of some imported tables, and these below those of the user's.
    pub fn over(mut kept: BTreeMap<Game, Vec<Kept>>, mut users: BTreeMap<Game, Vec<UserTable>>) -> Self {
        let catalog = |game| {
            let (users, kept) = (users.remove(&game).unwrap_or_default(), kept.remove(&game).unwrap_or_default());
            (game, Catalog::of_game(game, users).over(kept))
        };
        Self(Game::ALL.into_iter().map(catalog).collect())
    }

    /// The cards of a game.
    pub fn of(&self, game: Game) -> &Catalog {
        // Every game has its own, were it empty.
        &self.0[&game]
    }

    /// Those of the games whose cards are known, that of the embedded table first.
    pub fn into_known(self) -> Vec<Catalog> {
        self.0.into_values().filter(|catalog| !catalog.is_empty()).collect()
    }

    /// The games whose cards are known, that of the embedded table first.
    pub fn games(&self) -> impl Iterator<Item = Game> {
        self.0.iter().filter(|(_, catalog)| !catalog.is_empty()).map(|(game, _)| *game)
    }

    /// The cards of the game that a list of limits is about: of the first that knows one of them.
    pub fn knowing(&self, list: &DatedList) -> &Catalog {
        let knows = |game: &Game| list.iter().any(|(number, _)| self.of(*game).get(number).is_some());
        self.of(self.games().find(knows).unwrap_or_default())
    }

    /// The game that knows the cards of most lines of a list; `None` where none of them is a card of any.
    pub fn game_of(&self, deck: &Deck) -> Option<Game> {
        let is_known = |card: &CardRef, catalog: &Catalog| catalog.knows(card.print.as_ref(), card.name.as_deref());
        let found = |catalog: &Catalog| deck.lines.iter().filter(|line| is_known(&line.card, catalog)).count();
        let counted = self.games().map(|game| (found(self.of(game)), game)).filter(|(lines, _)| *lines > 0);
        // Of several with as many lines, the first.
        counted.max_by_key(|(lines, game)| (*lines, std::cmp::Reverse(*game))).map(|(_, game)| game)
    }
}
