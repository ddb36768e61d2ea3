//! What lies on the table.

use super::offer::area_id;
use super::{Told, aim, called, player};
use crate::engine::fow::state::Area;
use crate::engine::{CardId, Seat};
use crate::language::{Argument, Message, say};
use crate::sim::told::lies;

/// The areas whose cards are counted; of those behind the third nothing is said while they are empty.
const COUNTED: [Area; 6] = [Area::Hand, Area::Deck, Area::StoneDeck, Area::Standby, Area::Graveyard, Area::Removed];

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

    /// The battle and the chase that are under way, the first link first.
    fn under_way(self, out: &mut Vec<(usize, Message)>) {
        let table = self.game.state().table();
        if let Some(battle) = table.battle {
            let by = self.card(battle.by.card);
            out.push((0, say!("card-attacks", by = by, at = aim(self.game, battle.at))));
        }
        if table.chase.is_empty() {
            return;
        }
        out.push((0, say!("fow-board-chase")));
        for link in &table.chase {
            let of = link.what.card();
            let card = called(self.game, of.card, true);
            out.push((2, say!("link-of-player", who = player(link.seat), card = card)));
        }
    }

    fn side(self, seat: Seat, out: &mut Vec<(usize, Message)>) {
        let table = self.game.state().table();
        let life = say!("fow-board-life", life = table.life[seat].to_string());
        let piles = COUNTED.iter().enumerate().filter_map(|(at, area)| {
            let count = table.area(seat, *area).len();
            (at < 3 || count > 0).then(|| say!("fow-pile", area = area_id(*area), count = count))
        });
        let counts: Vec<Message> = std::iter::once(life).chain(piles).collect();
        out.push((0, say!("side-holds", player = player(seat), counts = Argument::list(counts, ", "))));
        let areas = [Area::Ruler, Area::Field, Area::Stones, Area::Hand, Area::Standby, Area::Graveyard];
        for area in areas {
            let shown = |card: &&CardId| match area {
                // What a player may look at, or has been shown.
                Area::Hand | Area::Standby => self.knows(**card),
                _ => true,
            };
            let cards: Vec<&CardId> = table.area(seat, area).iter().filter(shown).collect();
            if cards.is_empty() {
                continue;
            }
            out.push((2, say!("fow-area-name", area = area_id(area))));
            for card in cards {
                out.push((4, lies(self.card(*card), self.state_of(*card))));
            }
        }
    }
}
