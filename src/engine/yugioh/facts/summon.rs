//! Which monsters a player can Summon or Set, and what else is done in a Main Phase or the Battle Step without an activation.

use crate::ability::yugioh::cards::{Class, Icon, Place};
use crate::ability::yugioh::deed::{Act, Lies, Word};
use crate::ability::yugioh::{Line, Way};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::Kind;
use crate::engine::yugioh::state::{Aim, Area, Choice, For, Phase};
use crate::engine::{CardId, Seat};

use super::Speaker;

impl Game {
    /// What can be done in a Main Phase, without ending it (14-9 to 14-20).
    pub(in crate::engine::yugioh) fn main_actions(&self, seat: Seat) -> Vec<Choice> {
        let table = self.state.table();
        let mut out = Vec::new();
        for card in table.area(seat, Area::Hand).iter().copied() {
            self.add_of_hand(seat, card, &mut out);
        }
        for card in table.area(seat, Area::Monsters).iter().copied().filter(|card| self.can_turn(*card)) {
            let flip = self.object(card).lies == Lies::Down;
            out.push(if flip { Choice::Flip(card) } else { Choice::Turn(card) });
        }
        for card in table.area(seat, Area::Monsters).iter().copied().filter(|card| self.can_be_twin(*card)) {
            out.push(Choice::Summon(card));
        }
        for area in [Area::Graveyard, Area::Banished].into_iter().filter(|area| self.roster.comes_from.contains(*area))
        {
            for card in table.area(seat, area).iter().copied() {
                self.add_ways(seat, card, &mut out);
            }
        }
        for card in table.area(seat, Area::Extra).iter().copied() {
            if self.can_come_by_materials(seat, card) {
                out.push(Choice::Extra(card));
            }
        }
        if self.can_pendulum(seat) {
            out.push(Choice::Pendulum);
        }
        out.extend(self.activations(seat, true));
        out
    }

    fn add_of_hand(&self, seat: Seat, card: CardId, out: &mut Vec<Choice>) {
        let sheet = self.sheet(card);
        match sheet.kind {
            Kind::Monster => {
                if self.can_be_normal(seat, card, Lies::Attack) {
                    out.push(Choice::Summon(card));
                }
                if self.can_be_normal(seat, card, Lies::Down) {
                    out.push(Choice::Set(card));
                }
                if self.can_be_scale(seat, card) {
                    out.push(Choice::Scale(card));
                }
                self.add_ways(seat, card, out);
            }
            // 11-14
            Kind::Spell(Icon::Field) => out.push(Choice::Set(card)),
            // 2-7, 14-19
            Kind::Spell(_) | Kind::Trap(_) if self.has_room_behind(seat) => out.push(Choice::Set(card)),
            Kind::Spell(_) | Kind::Trap(_) => {}
        }
    }

    /// Whether a Gemini monster can be Normal Summoned again (readings).
    fn can_be_twin(&self, card: CardId) -> bool {
        let object = self.object(card);
        object.is_up()
            && self.is_dormant(object)
            && !self.state.table().normal
            && !self.is_kept(object.holder, Act::NormalSummon)
    }

    /// 10-1 to 10-9
    fn can_be_normal(&self, seat: Seat, card: CardId, lies: Lies) -> bool {
        let sheet = self.sheet(card);
        let never = sheet.says(&Line::NotNormal) || sheet.classes.contains(Class::Ritual);
        !self.state.table().normal
            && !never
            && !self.is_kept(seat, Act::NormalSummon)
            && (lies == Lies::Down || !self.is_there_already(seat, card))
            && self.can_gather(seat, For::Normal(card, lies))
    }

    /// 5-1, 5-3: one Pendulum Zone is free.
    fn can_be_scale(&self, seat: Seat, card: CardId) -> bool {
        self.is_class(card, Class::Pendulum)
            && self.state.table().area(seat, Area::Pendulum).len() < 2
            && !self.is_kept(seat, Act::Spell)
            && !self.is_kept(seat, Act::SpellTrap)
    }

    /// The ways by which a monster is Special Summoned by what is written on it.
    fn add_ways(&self, seat: Seat, card: CardId, out: &mut Vec<Choice>) {
        let object = self.object(card);
        if !self.roster.side(object.sheet, false).comes_from.contains(object.area) {
            return;
        }
        for (line, what) in self.sheet(card).lines.iter().enumerate() {
            if let Line::Comes(way) = what
                && self.can_come_by(seat, card, way)
            {
                // A card has far fewer than 256 lines.
                out.push(Choice::Special(card, u8::try_from(line).unwrap_or(u8::MAX)));
            }
        }
    }

    fn can_come_by(&self, seat: Seat, card: CardId, way: &Way) -> bool {
        use crate::ability::yugioh::cards::Cards;
        use crate::ability::yugioh::deed::Price;
        let area = match way.from {
            Place::Hand => Area::Hand,
            Place::Graveyard => Area::Graveyard,
            Place::Banished => Area::Banished,
            Place::Field | Place::Deck | Place::Extra => return false,
        };
        let by = Speaker { seat, card };
        let leaves = way.price.iter().any(|price| match price {
            Price::Move(_, Cards::Of(pick)) => {
                use crate::ability::yugioh::cards::{Is, Noun};
                pick.places == Place::Field && pick.filter.contains(&Is::A(Noun::Monster))
            }
            _ => false,
        });
        self.object(card).area == area
            && !self.is_there_already(seat, card)
            && !(self.sheet(card).says(&Line::OnceSo) && self.has_come_so(seat, card))
            && way.only_if.iter().all(|test| self.holds(by, test))
            && (self.has_room(seat, 1) || leaves)
            && !self.is_kept(seat, Act::SpecialSummon)
            && self.can_pay(by, &way.price, std::iter::empty())
    }

    /// Whether a monster of this name has come by its text in this turn.
    fn has_come_so(&self, seat: Seat, card: CardId) -> bool {
        let (table, sheet) = (self.state.table(), self.object(card).sheet);
        let own = |line: u8| matches!(self.sheet(card).lines.get(usize::from(line)), Some(Line::Comes(_)));
        table.named.iter().any(|(who, at)| *who == seat && at.sheet == sheet && own(at.line))
    }

    /// Synchro and Xyz Summons (6-4, 7-1).
    fn can_come_by_materials(&self, seat: Seat, card: CardId) -> bool {
        let sheet = self.sheet(card);
        let purpose = if sheet.classes.contains(Class::Synchro) {
            For::Synchro(card)
        } else if sheet.classes.contains(Class::Xyz) {
            For::Xyz(card)
        } else {
            return false;
        };
        sheet.materials().is_some()
            && !self.is_kept(seat, Act::SpecialSummon)
            && !self.is_there_already(seat, card)
            && self.can_gather(seat, purpose)
    }

    /// 5-9, 5-10
    fn can_pendulum(&self, seat: Seat) -> bool {
        !self.state.table().pendulum
            && !self.is_kept(seat, Act::SpecialSummon)
            && self.has_room(seat, 1)
            && !self.pendulum_summoned(seat).is_empty()
    }

    /// The attacks that can be declared in the Battle Step (chapter 15).
    pub(in crate::engine::yugioh) fn attacks(&self, seat: Seat) -> Vec<Choice> {
        let mut out = Vec::new();
        if self.state.table().phase != Phase::Battle {
            return out;
        }
        for by in self.state.table().area(seat, Area::Monsters).iter().copied().filter(|by| self.can_attack(*by)) {
            out.extend(self.attacks_of(by));
        }
        out
    }

    /// The attacks of one monster.
    pub(in crate::engine::yugioh) fn attacks_of(&self, by: CardId) -> impl Iterator<Item = Choice> {
        self.aims(by).into_iter().map(move |aim| match aim {
            Aim::Card(at) => Choice::Attack(by, at.card),
            Aim::Player(_) => Choice::Direct(by),
        })
    }

    /// Whether a monster is still in a battle that can be fought.
    pub(in crate::engine::yugioh) fn still_fights(&self, card: CardId) -> bool {
        self.object(card).area == Area::Monsters
            && self.object(card).lies == Lies::Attack
            && !self.has(card, Word::NoAttack)
    }
}
