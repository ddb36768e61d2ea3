//! What a player can do: cards and abilities that can be played, stones, judgment, battles.

use crate::ability::fow::{Ability, Cards, Pick, Price, Type, Waits, When, Who, Word};
use crate::engine::fow::Game;
use crate::engine::fow::roster::{AddedTo, Kind, LineAt};
use crate::engine::fow::state::{Aim, Area, By, Choice, Link, Phase, Way, What};
use crate::engine::{CardId, Seat};

use super::Speaker;

impl Game {
    /// What can be done in the main phase, without ending it (chapter 4).
    pub(in crate::engine::fow) fn main_actions(&self, seat: Seat) -> Vec<Choice> {
        let table = self.state.table();
        let mut out = Vec::new();
        if self.can_call(seat) {
            out.push(Choice::Call);
        }
        if self.can_judge(seat) {
            out.push(Choice::Judgment);
        }
        self.add_plays(seat, true, &mut out);
        self.add_uses(seat, &mut out);
        // 4-5
        if let Some(first) = table.area(seat, Area::Hand).first()
            && self.can_pay(seat, What::Set(table.now(*first)))
        {
            out.extend(table.area(seat, Area::Hand).iter().map(|card| Choice::Set(*card)));
        }
        self.add_attacks(seat, &mut out);
        out
    }

    /// What can be added to the chase, or begin one (chapter 3).
    pub(in crate::engine::fow) fn answers(&self, seat: Seat) -> Vec<Choice> {
        let mut out = Vec::new();
        self.add_plays(seat, false, &mut out);
        self.add_uses(seat, &mut out);
        out
    }

    /// 4-1, 4-1-3, 4-1-4, 7-7, 7-8, 7-13
    fn can_call(&self, seat: Seat) -> bool {
        let table = self.state.table();
        let ruler = self.object(table.rulers[seat]);
        !table.called && !table.judged && !ruler.rested && !table.area(seat, Area::StoneDeck).is_empty()
    }

    /// 7-2, 7-3
    fn can_judge(&self, seat: Seat) -> bool {
        let table = self.state.table();
        let ruler = table.rulers[seat];
        let object = self.object(ruler);
        object.area == Area::Ruler
            && !object.back
            && !object.rested
            && self.roster.sheet(object.sheet).back.is_some()
            && self.judgment(ruler).is_some()
            && !table.chase.iter().any(|link| matches!(link.what, What::Judgment(other) if other.card == ruler))
            && self.can_pay(seat, What::Judgment(table.now(ruler)))
    }

    fn add_plays(&self, seat: Seat, main: bool, out: &mut Vec<Choice>) {
        let table = self.state.table();
        for card in table.area(seat, Area::Hand).iter().copied() {
            self.add_play(seat, card, main, out);
        }
        for card in table.area(seat, Area::Graveyard).iter().copied() {
            if self.has(card, Word::Remnant) {
                self.add_play(seat, card, main, out);
            }
        }
        // 3-11, 3-12
        for card in table.area(seat, Area::Standby).iter().copied() {
            if self.kind(card) == Kind::Standby && self.object(card).came != table.turn && self.is_time(seat, card) {
                self.add_ways(seat, card, &[By::Nothing], out);
            }
        }
    }

    fn add_play(&self, seat: Seat, card: CardId, main: bool, out: &mut Vec<Choice>) {
        let in_time = match self.kind(card) {
            Kind::Instant => true,
            Kind::Standby => self.is_time(seat, card),
            Kind::Ruler | Kind::Stone => false,
            Kind::Resonator | Kind::Chant | Kind::Addition(_) | Kind::Regalia => {
                main || self.has(card, Word::Quickcast)
            }
        };
        if !in_time {
            return;
        }
        let mut ways = vec![By::Cost];
        if self.abilities(card).any(|(_, ability)| ability.when == When::Awakening) {
            ways.push(By::Awakening);
        }
        if self.incarnation(card).is_some() {
            ways.push(By::Incarnation);
        }
        self.add_ways(seat, card, &ways, out);
    }

    fn add_ways(&self, seat: Seat, card: CardId, ways: &[By], out: &mut Vec<Choice>) {
        let now = self.state.table().now(card);
        let modes = self.abilities(card).filter(|(_, ability)| ability.when == When::Chant).count().max(1);
        for by in ways {
            // A card has far fewer than 256 of them.
            for mode in 0..u8::try_from(modes).unwrap_or(u8::MAX) {
                let way = Way { by: *by, mode };
                let what = What::Play(now, way);
                if self.could_be_declared(seat, what) && self.can_pay(seat, what) {
                    out.push(Choice::Play(card, way));
                }
            }
        }
    }

    /// The abilities whose targets a link names, in this order.
    pub(in crate::engine::fow) fn speaking(&self, what: What) -> Vec<(LineAt, &Ability)> {
        match what {
            What::Ability(_, line) => vec![(line, self.roster.ability(line))],
            What::Judgment(_) | What::Set(_) | What::Toll(..) => Vec::new(),
            What::Play(played, way) => {
                if !self.is_type(played.card, Type::Chant) {
                    return Vec::new();
                }
                let chant = |ability: &Ability| matches!(ability.when, When::Chant | When::Standby(_));
                let said = self.abilities(played.card).filter(|(_, ability)| chant(ability));
                let mut said: Vec<_> = said.skip(usize::from(way.mode)).take(1).collect();
                if way.by == By::Awakening {
                    said.extend(self.abilities(played.card).filter(|(_, ability)| ability.when == When::Awakening));
                }
                said
            }
        }
    }

    /// What is targeted, pick by pick; of an addition, what it is added to (4-3).
    pub(in crate::engine::fow) fn picks(&self, what: What) -> Vec<Pick> {
        if let What::Play(played, _) = what
            && let Kind::Addition(to) = self.kind(played.card)
        {
            return match to {
                AddedTo::Field => Vec::new(),
                AddedTo::Card(kind) => vec![Pick::of(1, vec![crate::ability::fow::Is::Type(kind)])],
            };
        }
        self.speaking(what).into_iter().flat_map(|(_, ability)| ability.targets.iter().cloned()).collect()
    }

    /// What a link asks for holds, and there are targets for it.
    fn could_be_declared(&self, seat: Seat, what: What) -> bool {
        let of = what.card();
        let by = Speaker { seat, card: of.card };
        let tests = self
            .speaking(what)
            .into_iter()
            .all(|(_, ability)| ability.only_if.as_ref().is_none_or(|test| self.holds(by, test, &[])));
        tests
            && self
                .picks(what)
                .iter()
                .all(|pick| pick.up_to || self.targets_of(by, pick).len() >= usize::from(pick.count))
    }

    fn add_uses(&self, seat: Seat, out: &mut Vec<Choice>) {
        let table = self.state.table();
        for area in [Area::Field, Area::Ruler, Area::Stones, Area::Hand, Area::Graveyard] {
            for card in table.area(seat, area).iter().copied() {
                for (line, ability) in self.abilities(card) {
                    // Will is made as something is paid.
                    if is_played_in(ability, area) && !ability.is_will() && self.can_use(seat, card, line, ability) {
                        out.push(Choice::Use(card, line.line));
                    }
                }
            }
        }
    }

    fn can_use(&self, seat: Seat, card: CardId, line: LineAt, ability: &Ability) -> bool {
        let table = self.state.table();
        let now = table.now(card);
        let what = What::Ability(now, line);
        let used = ability.once && table.used.contains(&(now, line.line));
        !used && !self.has(card, Word::NoActivate) && self.could_be_declared(seat, what) && self.can_pay(seat, what)
    }

    /// Whether what a standby chant waits for is so (3-10).
    fn is_time(&self, seat: Seat, card: CardId) -> bool {
        let table = self.state.table();
        let by = Speaker { seat, card };
        let battle = table.battle;
        let waits = self.abilities(card).find_map(|(_, ability)| match &ability.when {
            When::Standby(waits) => Some(waits),
            _ => None,
        });
        match waits {
            None => false,
            Some(Waits::Anytime) => true,
            Some(Waits::So(test)) => self.holds(by, test, &[]),
            Some(Waits::Attack(pick)) => battle.is_some_and(|battle| self.fits(by, pick, battle.by.card)),
            Some(Waits::Fight(pick)) => battle.is_some_and(|battle| {
                let blocker = battle.blocker.map(|blocker| blocker.card);
                [Some(battle.by.card), blocker].into_iter().flatten().any(|card| self.fits(by, pick, card))
            }),
            Some(Waits::Attacked) => battle.is_some_and(|battle| battle.at == Aim::Player(seat)),
            Some(Waits::Played(who, filter)) => table.chase.last().is_some_and(|link: &Link| {
                let whose = match who {
                    Who::You => link.seat == seat,
                    Who::Opponent => link.seat != seat,
                    Who::Each | Who::Target(_) | Who::Holder => true,
                };
                let pick = Pick { place: crate::ability::fow::Place::Chase, ..Pick::of(1, filter.clone()) };
                whose && matches!(link.what, What::Play(played, _) if self.fits(by, &pick, played.card))
            }),
        }
    }

    /// 6-1 to 6-6
    fn add_attacks(&self, seat: Seat, out: &mut Vec<Choice>) {
        let table = self.state.table();
        if table.phase != Phase::Main {
            return;
        }
        for by in table.area(seat, Area::Field).iter().copied().filter(|by| self.can_attack(*by)) {
            let words = self.words(by);
            if !words.contains(Word::NoDirectAttack) {
                out.push(Choice::Direct(by));
            }
            let others = table.area(seat.other(), Area::Field).iter().copied();
            let spares = |at: &CardId| words.contains(Word::NoResonatorAttack) && self.is_type(*at, Type::Resonator);
            out.extend(
                others.filter(|at| self.can_be_attacked(*at, by) && !spares(at)).map(|at| Choice::Attack(by, at)),
            );
        }
    }
}

/// Whether an ability is played while its card lies there: one that speaks of its card in the graveyard is played there.
fn is_played_in(ability: &Ability, area: Area) -> bool {
    let fallen = |cards: Option<&Cards>| cards == Some(&Cards::Fallen);
    let from_graveyard = ability.price.iter().any(|price| matches!(price, Price::Move(_, Cards::Fallen)))
        || ability.does.iter().any(|deed| fallen(deed.cards()));
    match area {
        Area::Hand => ability.when == When::Inheritance,
        Area::Graveyard => ability.when == When::Activate && from_graveyard,
        Area::Field | Area::Ruler | Area::Stones => ability.when == When::Activate && !from_graveyard,
        _ => false,
    }
}
