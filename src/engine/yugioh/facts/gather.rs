//! Which monsters can be gathered for a Summon: Tributes and materials (chapters 6 to 10).

use crate::ability::yugioh::cards::{Class, Filter};
use crate::ability::yugioh::deed::{Lies, Word};
use crate::ability::yugioh::{Line, Part};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::Kind;
use crate::engine::yugioh::state::{Area, For};
use crate::engine::{CardId, Seat};

use super::Speaker;
use super::may::ZONES;

/// Monsters of a Pendulum Summon are as many as one wants; else no Summon takes more than this.
const MOST: usize = 12;

impl Game {
    /// The monsters that can be gathered for something.
    pub(in crate::engine::yugioh) fn gatherable(&self, seat: Seat, purpose: For) -> Vec<CardId> {
        let table = self.state.table();
        let own = table.area(seat, Area::Monsters).iter().copied();
        let up = |card: &CardId| self.object(*card).is_up();
        let is_monster = |card: &CardId| self.sheet(*card).kind == Kind::Monster;
        match purpose {
            For::Normal(..) => own.filter(|card| !self.has(*card, Word::NoTribute)).collect(),
            // 7-3
            For::Synchro(_) => own.filter(up).filter(|card| !self.has(*card, Word::NoSynchro)).collect(),
            // 6-6, 24-9
            For::Xyz(_) => {
                let can = |card: &CardId| self.object(*card).form.is_none() && !self.has(*card, Word::NoXyz);
                own.filter(up).filter(can).collect()
            }
            For::Fusion(_) => own.chain(table.area(seat, Area::Hand).iter().copied().filter(is_monster)).collect(),
            For::Ritual(card, _) => {
                let can = |other: &CardId| *other != card && self.level(*other).is_some();
                let hand = table.area(seat, Area::Hand).iter().copied().filter(is_monster);
                own.filter(|card| !self.has(*card, Word::NoTribute)).chain(hand).filter(can).collect()
            }
            For::Pendulum => self.pendulum_summoned(seat),
        }
    }

    /// The two Pendulum Scales of a player, the lower one first (5-5).
    pub fn scales(&self, seat: Seat) -> Option<[u8; 2]> {
        let [left, right] = self.state.table().area(seat, Area::Pendulum) else { return None };
        let mut scales = [self.sheet(*left).scales[0], self.sheet(*right).scales[1]];
        scales.sort_unstable();
        Some(scales)
    }

    /// The monsters that a Pendulum Summon can bring (5-10, 5-11).
    pub(in crate::engine::yugioh) fn pendulum_summoned(&self, seat: Seat) -> Vec<CardId> {
        let table = self.state.table();
        let Some([low, high]) = self.scales(seat) else { return Vec::new() };
        let between = |level: u8| {
            if self.state.readings.scales_included {
                low <= level && level <= high
            } else {
                low < level && level < high
            }
        };
        let fits = |card: &CardId| {
            let sheet = self.sheet(*card);
            let never = sheet.lines.iter().any(|line| matches!(line, Line::OnlySo | Line::FirstSo | Line::NotSpecial));
            sheet.kind == Kind::Monster
                && !never
                && !sheet.classes.contains(Class::Ritual)
                && self.level(*card).is_some_and(between)
        };
        // 5-11: of the Extra Deck only Pendulum Monsters, which lie there face-up.
        let extra = table.area(seat, Area::Extra).iter().copied().filter(|card| self.object(*card).is_up());
        table.area(seat, Area::Hand).iter().copied().chain(extra).filter(fits).collect()
    }

    /// The monsters that can be gathered next, beside those that are, and whether these do.
    pub(in crate::engine::yugioh) fn next_gathered(
        &self,
        seat: Seat,
        purpose: For,
        picked: &[CardId],
    ) -> (Vec<CardId>, bool) {
        let from = self.gatherable(seat, purpose);
        let does = self.does(seat, purpose, picked);
        let more = picked.len() < MOST && could_be_more(purpose, does);
        let next = |card: &&CardId| {
            let mut picked = picked.to_vec();
            picked.push(**card);
            !picked[..picked.len() - 1].contains(card) && self.can_become(seat, purpose, &from, &mut picked)
        };
        (if more { from.iter().filter(next).copied().collect() } else { Vec::new() }, does)
    }

    /// One that has to be among them, whatever else is picked.
    pub(in crate::engine::yugioh) fn needed(
        &self,
        seat: Seat,
        purpose: For,
        picked: &[CardId],
        next: &[CardId],
    ) -> Option<CardId> {
        let from = self.gatherable(seat, purpose);
        let cannot_be_left = |card: &&CardId| {
            let without: Vec<CardId> = from.iter().copied().filter(|other| other != *card).collect();
            !self.can_become(seat, purpose, &without, &mut picked.to_vec())
        };
        next.iter().find(cannot_be_left).copied()
    }

    /// Whether enough can be gathered for something.
    pub(in crate::engine::yugioh) fn can_gather(&self, seat: Seat, purpose: For) -> bool {
        // Most monsters take nothing.
        if matches!(purpose, For::Normal(..)) && self.does(seat, purpose, &[]) {
            return true;
        }
        let from = self.gatherable(seat, purpose);
        let least = match purpose {
            For::Synchro(card) | For::Xyz(card) | For::Fusion(card) => {
                let parts = self.sheet(card).materials().unwrap_or_default();
                parts.iter().map(|part| usize::from(part.count)).sum()
            }
            For::Normal(..) | For::Ritual(..) | For::Pendulum => 0,
        };
        from.len() >= least && self.can_become(seat, purpose, &from, &mut Vec::new())
    }

    /// Whether those that are picked do, alone or with more.
    fn can_become(&self, seat: Seat, purpose: For, from: &[CardId], picked: &mut Vec<CardId>) -> bool {
        let rest: Vec<CardId> = from.iter().copied().filter(|card| !picked.contains(card)).collect();
        if let For::Ritual(card, _) = purpose
            && self.levels(picked) + self.levels(&rest) < u32::from(self.sheet(card).level)
        {
            return false;
        }
        self.can_grow(seat, purpose, &rest, picked)
    }

    /// The same with what follows of the rest: which comes first is all the same.
    fn can_grow(&self, seat: Seat, purpose: For, rest: &[CardId], picked: &mut Vec<CardId>) -> bool {
        if self.does(seat, purpose, picked) {
            return true;
        }
        if picked.len() >= MOST || !self.is_promising(seat, purpose, picked) {
            return false;
        }
        (0..rest.len()).any(|at| {
            picked.push(rest[at]);
            let can = self.can_grow(seat, purpose, &rest[at + 1..], picked);
            picked.pop();
            can
        })
    }

    /// Whether some that are picked can be part of enough.
    fn is_promising(&self, seat: Seat, purpose: For, picked: &[CardId]) -> bool {
        match purpose {
            For::Normal(card, _) => self.worth(card, picked) < self.tributes(seat, card),
            For::Synchro(card) => {
                self.levels(picked) < u32::from(self.sheet(card).level) && self.are_parts(seat, card, picked, false)
            }
            For::Xyz(card) | For::Fusion(card) => self.are_parts(seat, card, picked, false),
            For::Ritual(card, exact) => {
                let level = u32::from(self.sheet(card).level);
                if exact { self.levels(picked) < level } else { true }
            }
            For::Pendulum => true,
        }
    }

    /// Whether these are enough.
    fn does(&self, seat: Seat, purpose: For, picked: &[CardId]) -> bool {
        let table = self.state.table();
        let leave = picked.iter().filter(|card| self.is_monster(**card)).count();
        let room = table.area(seat, Area::Monsters).len() - leave < ZONES;
        match purpose {
            For::Normal(card, _) => room && self.worth(card, picked) >= self.tributes(seat, card),
            For::Synchro(card) => {
                room && self.levels(picked) == u32::from(self.sheet(card).level)
                    && self.are_parts(seat, card, picked, true)
            }
            For::Xyz(card) | For::Fusion(card) => room && self.are_parts(seat, card, picked, true),
            For::Ritual(card, exact) => {
                let (levels, level) = (self.levels(picked), u32::from(self.sheet(card).level));
                room && (if exact { levels == level } else { levels >= level })
            }
            For::Pendulum => !picked.is_empty() && self.has_room(seat, picked.len()),
        }
    }

    /// The Tributes that a monster takes (10-5 to 10-7).
    pub(in crate::engine::yugioh) fn tributes(&self, seat: Seat, card: CardId) -> usize {
        let by = Speaker { seat, card };
        let free = self.sheet(card).lines.iter().any(|line| match line {
            Line::NoTribute(tests) => tests.iter().all(|test| self.holds(by, test)),
            _ => false,
        });
        match self.sheet(card).level {
            level if free || level < 5 => 0,
            5 | 6 => 1,
            _ => 2,
        }
    }

    /// How many Tributes some monsters are for another.
    fn worth(&self, card: CardId, picked: &[CardId]) -> usize {
        let twice = |other: &CardId| {
            let by = Speaker { seat: self.object(*other).holder, card: *other };
            self.object(*other).is_up()
                && self.sheet(*other).lines.iter().any(|line| match line {
                    Line::TwoTributes(filter) => self.is_all(by, filter, card),
                    _ => false,
                })
        };
        picked.iter().map(|other| if twice(other) { 2 } else { 1 }).sum()
    }

    fn levels(&self, picked: &[CardId]) -> u32 {
        picked.iter().map(|card| u32::from(self.level(*card).unwrap_or(0))).sum()
    }

    /// Whether monsters can be the materials of a card: all of them, or some of them.
    fn are_parts(&self, seat: Seat, card: CardId, picked: &[CardId], whole: bool) -> bool {
        let sheet = self.sheet(card);
        let Some(parts) = sheet.materials() else { return false };
        // 7-4: what has no Level is no Synchro Material.
        let level = !sheet.classes.contains(Class::Synchro) || picked.iter().all(|one| self.level(*one).is_some());
        let mut left: Vec<u8> = parts.iter().map(|part| part.count).collect();
        level && self.assigned(Speaker { seat, card }, parts, picked, &mut left, whole)
    }

    fn assigned(&self, by: Speaker, parts: &[Part], picked: &[CardId], left: &mut Vec<u8>, whole: bool) -> bool {
        let Some((first, rest)) = picked.split_first() else {
            return !whole || left.iter().all(|left| *left == 0);
        };
        for at in 0..parts.len() {
            let open = left[at] > 0 || parts[at].more;
            if !open || !self.is_all(by, &parts[at].filter, *first) {
                continue;
            }
            let before = left[at];
            left[at] = before.saturating_sub(1);
            if self.assigned(by, parts, rest, left, whole) {
                left[at] = before;
                return true;
            }
            left[at] = before;
        }
        false
    }

    /// The Fusion Monsters that an effect can Summon now (8-3, 8-4).
    pub(in crate::engine::yugioh) fn fusions(&self, by: Speaker, filter: &Filter) -> Vec<CardId> {
        let extra = self.state.table().area(by.seat, Area::Extra).iter().copied();
        let fits = |card: &CardId| {
            self.is_class(*card, Class::Fusion)
                && self.object(*card).lies == Lies::Down
                && self.is_all(by, filter, *card)
                && self.can_gather(by.seat, For::Fusion(*card))
        };
        let kept = self.is_kept(by.seat, crate::ability::yugioh::deed::Act::SpecialSummon);
        if kept { Vec::new() } else { extra.filter(fits).collect() }
    }

    /// The Ritual Monsters in hand that an effect can Summon now (9-3).
    pub(in crate::engine::yugioh) fn rituals(&self, by: Speaker, filter: &Filter, exact: bool) -> Vec<CardId> {
        let hand = self.state.table().area(by.seat, Area::Hand).iter().copied();
        let fits = |card: &CardId| {
            self.is_class(*card, Class::Ritual)
                && self.sheet(*card).kind == Kind::Monster
                && self.is_all(by, filter, *card)
                && self.can_gather(by.seat, For::Ritual(*card, exact))
        };
        let kept = self.is_kept(by.seat, crate::ability::yugioh::deed::Act::SpecialSummon);
        if kept { Vec::new() } else { hand.filter(fits).collect() }
    }
}

/// Whether more are taken where there are enough: nobody gives more than is asked for.
fn could_be_more(purpose: For, does: bool) -> bool {
    match purpose {
        For::Normal(..) | For::Ritual(..) => !does,
        For::Synchro(_) | For::Xyz(_) | For::Fusion(_) | For::Pendulum => true,
    }
}
