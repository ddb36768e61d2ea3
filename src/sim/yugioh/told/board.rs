//! What lies on the field.

use super::offer::area_id;
use super::{Told, aim, called, player};
use crate::engine::yugioh::state::Area;
use crate::engine::{CardId, Seat};
use crate::language::{Argument, Message, say};
use crate::sim::told::lies;

/// The places whose cards are counted; of those behind the third nothing is said while they are empty.
const COUNTED: [Area; 5] = [Area::Hand, Area::Deck, Area::Extra, Area::Graveyard, Area::Banished];

impl Told<'_> {
    /// The whole field, the opponent's side first, each line with the columns that it is set in.
    pub fn board(self) -> Vec<(usize, Message)> {
        let own = self.to.near();
        let mut out = Vec::new();
        for seat in [own.other(), own] {
            self.side(seat, &mut out);
        }
        self.under_way(&mut out);
        out
    }

    /// The battle and the Chain that are under way, the first link first.
    fn under_way(self, out: &mut Vec<(usize, Message)>) {
        let table = self.game.state().table();
        if let Some(battle) = table.battle {
            let by = self.card(battle.by.card);
            out.push((0, say!("card-attacks", by = by, at = aim(self, battle.at))));
        }
        if table.chain.is_empty() {
            return;
        }
        out.push((0, say!("ygo-board-chain")));
        for link in &table.chain {
            let card = called(self.game, link.source.card, true);
            out.push((2, say!("link-of-player", who = player(link.seat), card = card)));
        }
    }

    fn side(self, seat: Seat, out: &mut Vec<(usize, Message)>) {
        let table = self.game.state().table();
        let lp = say!("ygo-board-lp", lp = table.lp[seat].to_string());
        let piles = COUNTED.iter().enumerate().filter_map(|(at, area)| {
            let count = table.area(seat, *area).len();
            (at < 3 || count > 0).then(|| say!("ygo-pile", area = area_id(*area), count = count))
        });
        let counts: Vec<Message> = std::iter::once(lp).chain(piles).collect();
        out.push((0, say!("side-holds", player = player(seat), counts = Argument::list(counts, ", "))));
        let areas = [Area::Monsters, Area::Spells, Area::Field, Area::Pendulum, Area::Hand, Area::Graveyard];
        for area in areas {
            // What lies in a hand is shown as far as it is known; what lies Set is there to be seen, face-down.
            let shown = |card: &&CardId| area != Area::Hand || self.knows(**card);
            let cards: Vec<&CardId> = table.area(seat, area).iter().filter(shown).collect();
            if cards.is_empty() {
                continue;
            }
            out.push((2, say!("ygo-area-name", area = area_id(area))));
            for card in cards {
                out.push((4, lies(self.card(*card), self.state_of(*card))));
            }
        }
    }
}
