//! What lies on the table.

use super::offer::area_id;
use super::{Told, linked, player};
use crate::engine::Seat;
use crate::engine::exo::state::{Area, CardId};
use crate::language::{Argument, Message, say};
use crate::sim::told::lies;

/// The areas whose cards are counted; of those behind the second nothing is said while they are empty.
const COUNTED: [Area; 6] = [Area::Hand, Area::Deck, Area::Occult, Area::Evolutions, Area::Discard, Area::Banished];

impl Told<'_> {
    /// The whole table, the opponent's side first, each line with the columns that it is set in.
    pub fn board(self) -> Vec<(usize, Message)> {
        let own = self.to.near();
        let mut out = Vec::new();
        for seat in [own.other(), own] {
            self.side(seat, &mut out);
        }
        self.under_way(&mut out);
        out
    }

    /// The attack and the chain that are under way, the first link first.
    fn under_way(self, out: &mut Vec<(usize, Message)>) {
        let table = self.game.state().table();
        if let Some(attack) = table.attack {
            let at = self.card(attack.at.card);
            out.push((0, say!("card-attacks", by = self.card(attack.by.card), at = at)));
        }
        let links = table.chain().map(|chain| &chain.links).filter(|links| !links.is_empty());
        let Some(links) = links else { return };
        out.push((0, say!("exo-board-chain")));
        out.extend(links.iter().map(|link| (2, linked(self.game, link, "joins"))));
    }

    fn side(self, seat: Seat, out: &mut Vec<(usize, Message)>) {
        let table = self.game.state().table();
        let lives = say!("exo-board-lives", lives = u32::from(table.lives[seat]));
        let piles = COUNTED.iter().enumerate().filter_map(|(at, area)| {
            let count = table.area(seat, *area).len();
            (at < 2 || count > 0).then(|| say!("exo-pile", area = area_id(*area), count = count))
        });
        let counts: Vec<Message> = std::iter::once(lives).chain(piles).collect();
        out.push((0, say!("side-holds", player = player(seat), counts = Argument::list(counts, ", "))));
        for area in [Area::Field, Area::Ether, Area::Hand, Area::Occult, Area::Evolutions, Area::Discard] {
            let shown = |card: &&CardId| match area {
                Area::Field | Area::Ether | Area::Discard => true,
                // What a player may look at, or has been shown.
                _ => self.knows(**card),
            };
            let cards: Vec<&CardId> = table.area(seat, area).iter().filter(shown).collect();
            if cards.is_empty() {
                continue;
            }
            out.push((2, say!("exo-area-name", area = area_id(area))));
            for card in cards {
                out.push((4, lies(self.card(*card), self.state_of(*card))));
            }
        }
    }
}
