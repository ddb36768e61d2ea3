//! What cards and players may do, and what can be done to cards.

use crate::ability::yugioh::cards::{Class, Who};
use crate::ability::yugioh::deed::{Act, Lies, Word};
use crate::ability::yugioh::{Holds, Line};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::Kind;
use crate::engine::yugioh::state::{Aim, Area, Phase};
use crate::engine::{CardId, Seat};

use super::Speaker;

/// Monsters that the zone holds, spells and traps that theirs does (2-3, 2-6).
pub(in crate::engine::yugioh) const ZONES: usize = 5;

impl Game {
    /// Whether a player is kept from something.
    pub(in crate::engine::yugioh) fn is_kept(&self, seat: Seat, act: Act) -> bool {
        let banned = self.state.table().bans.iter().any(|ban| ban.seat == seat && ban.act == act);
        if banned || !self.roster.rules {
            return banned;
        }
        let mut kept = false;
        self.each_static(|by, holds| {
            if let Holds::Forbids(who, of) = holds {
                let meant = match who {
                    Who::You => by.seat == seat,
                    Who::Opponent => by.seat != seat,
                    Who::Each => true,
                };
                kept |= meant && *of == act;
            }
        });
        kept
    }

    /// Whether there is room for so many more monsters.
    pub(in crate::engine::yugioh) fn has_room(&self, seat: Seat, more: usize) -> bool {
        self.state.table().area(seat, Area::Monsters).len() + more <= ZONES
    }

    /// Whether there is room for another spell or trap (2-6, 2-7).
    pub(in crate::engine::yugioh) fn has_room_behind(&self, seat: Seat) -> bool {
        self.state.table().area(seat, Area::Spells).len() < ZONES
    }

    /// Whether the player controls another card of a name of which one may be controlled.
    pub(in crate::engine::yugioh) fn is_there_already(&self, seat: Seat, card: CardId) -> bool {
        let name = self.name(card);
        let same = |other: CardId| other != card && self.object(other).is_up() && self.name(other) == name;
        self.sheet(card).says(&Line::OneThere) && self.state.table().field(seat).any(same)
    }

    /// Whether an effect may Special Summon a monster from where it lies (10-21 to 10-26).
    pub(in crate::engine::yugioh) fn can_come(&self, seat: Seat, card: CardId) -> bool {
        let (object, sheet) = (self.object(card), self.sheet(card));
        let own = sheet.lines.iter().any(|line| matches!(line, Line::OnlySo | Line::NotSpecial));
        // What has a Summon of its own must have come by it first, and not be anew in a Deck or hand.
        let first = sheet.is_extra() && object.area != Area::Extra
            || sheet.classes.contains(Class::Ritual)
            || sheet.says(&Line::FirstSo);
        let dead = object.area == Area::Graveyard && sheet.says(&Line::NotFromGraveyard);
        let barred = own || dead || (first && !object.proper);
        sheet.kind == Kind::Monster
            && !barred
            && !self.is_kept(seat, Act::SpecialSummon)
            && !self.has(card, Word::NoSpecial)
            && !self.is_there_already(seat, card)
    }

    /// Whether a monster may attack at all (15-7 to 15-11).
    pub(in crate::engine::yugioh) fn can_attack(&self, card: CardId) -> bool {
        let object = self.object(card);
        let words = self.words(card);
        let most = if words.contains(Word::Twice) { 2 } else { 1 };
        object.area == Area::Monsters
            && object.lies == Lies::Attack
            && object.attacks < most
            && !words.contains(Word::NoAttack)
            && !self.is_kept(object.holder, Act::Attack)
    }

    /// What a monster may attack.
    pub(in crate::engine::yugioh) fn aims(&self, by: CardId) -> Vec<Aim> {
        let table = self.state.table();
        let seat = self.object(by).holder;
        let others = table.area(seat.other(), Area::Monsters);
        let words = self.words(by);
        let open = others.iter().copied().filter(|card| !self.has(*card, Word::Unattacked));
        let mut aims: Vec<Aim> = open.map(|card| Aim::Card(table.now(card))).collect();
        // 15-8; where none can be attacked, the player cannot be either (readings).
        if (others.is_empty() || words.contains(Word::Direct)) && !words.contains(Word::NoDirect) {
            aims.push(Aim::Player(seat.other()));
        }
        aims
    }

    /// Whether its player may change the position of a monster (14-14 to 14-17, 10-12).
    pub(in crate::engine::yugioh) fn can_turn(&self, card: CardId) -> bool {
        let (table, object) = (self.state.table(), self.object(card));
        let words = self.words(card);
        object.area == Area::Monsters
            && object.came != table.turn
            && object.turned != table.turn
            && !words.contains(Word::Still)
            && !(object.lies == Lies::Down && words.contains(Word::NoFlip))
            && !self.is_kept(object.holder, if object.lies == Lies::Down { Act::FlipSummon } else { Act::Position })
    }

    /// Whether an effect of a card can touch another.
    pub(in crate::engine::yugioh) fn is_open_to(&self, by: Speaker, card: CardId) -> bool {
        let words = self.words(card);
        let safe = match self.kind(by.card) {
            Kind::Spell(_) => words.contains(Word::SpellProof),
            Kind::Trap(_) => words.contains(Word::TrapProof),
            Kind::Monster => false,
        };
        !safe || by.card == card
    }

    /// Whether the player may begin the Battle Phase (15-2, 15-3).
    pub(in crate::engine::yugioh) fn can_fight(&self, seat: Seat) -> bool {
        let table = self.state.table();
        table.phase == Phase::Main1 && table.turn > 1 && !self.is_kept(seat, Act::Battle)
    }

    /// Whether battle damage does nothing to a player.
    pub(in crate::engine::yugioh) fn is_unhurt(&self, seat: Seat) -> bool {
        self.state.table().unhurt.iter().any(|(who, ..)| *who == seat)
    }

    /// Whether cards that would go to the Graveyard are banished.
    pub(in crate::engine::yugioh) fn all_is_banished(&self) -> bool {
        let mut banished = false;
        if self.roster.rules {
            self.each_static(|_, holds| banished |= *holds == Holds::Banishes);
        }
        banished
    }
}
