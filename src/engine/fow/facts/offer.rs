//! What a player can do: cards and abilities that can be played, stones, judgment, battles.

use std::cell::OnceCell;

use enumset::{EnumSet, enum_set};

use crate::ability::fow::{Ability, Pick, Type, Waits, When, Who, Word};
use crate::engine::fow::Game;
use crate::engine::fow::roster::{Has, Kind, LineAt};
use crate::engine::fow::state::{Aim, Area, By, Choice, Link, Phase, Way, What};
use crate::engine::{CardId, Seat};

use super::Speaker;
use super::price::Funds;

/// Where cards lie whose abilities are played, and which.
const USED_FROM: [(Area, EnumSet<Has>); 5] = [
    (Area::Field, enum_set!(Has::Activate | Has::Rests)),
    (Area::Ruler, enum_set!(Has::Activate | Has::Rests)),
    (Area::Stones, enum_set!(Has::Activate | Has::Rests)),
    (Area::Hand, enum_set!(Has::Inheritance)),
    (Area::Graveyard, enum_set!(Has::Fallen)),
];

impl Game {
    /// What can be done in the main phase, without ending it (chapter 4).
    pub(in crate::engine::fow) fn main_actions(&self, seat: Seat) -> Vec<Choice> {
        let table = self.state.table();
        let mut out = Vec::new();
        let funds = OnceCell::new();
        if self.can_call(seat) {
            out.push(Choice::Call);
        }
        if self.can_judge(seat, &funds) {
            out.push(Choice::Judgment);
        }
        self.add_plays(seat, true, &funds, &mut out);
        self.add_uses(seat, &funds, &mut out);
        // 4-5
        if let Some(first) = table.area(seat, Area::Hand).first()
            && self.can_pay_of(&funds, seat, What::Set(table.now(*first)))
        {
            out.extend(table.area(seat, Area::Hand).iter().map(|card| Choice::Set(*card)));
        }
        self.add_attacks(seat, &mut out);
        out
    }

    /// What can be added to the chase, or begin one (chapter 3).
    pub(in crate::engine::fow) fn answers(&self, seat: Seat) -> Vec<Choice> {
        let mut out = Vec::new();
        let funds = OnceCell::new();
        self.add_plays(seat, false, &funds, &mut out);
        self.add_uses(seat, &funds, &mut out);
        out
    }

    /// 4-1, 4-1-3, 4-1-4, 7-7, 7-8, 7-13
    fn can_call(&self, seat: Seat) -> bool {
        let table = self.state.table();
        let ruler = self.object(table.rulers[seat]);
        !table.called && !table.judged && !ruler.rested && !table.area(seat, Area::StoneDeck).is_empty()
    }

    /// 7-2, 7-3
    fn can_judge(&self, seat: Seat, funds: &OnceCell<Funds>) -> bool {
        let table = self.state.table();
        let ruler = table.rulers[seat];
        let object = self.object(ruler);
        object.area == Area::Ruler
            && !object.back
            && !object.rested
            && self.roster.sheet(object.sheet).back.is_some()
            && self.judgment(ruler).is_some()
            && !table.chase.iter().any(|link| matches!(link.what, What::Judgment(other) if other.card == ruler))
            && self.can_pay_of(funds, seat, What::Judgment(table.now(ruler)))
    }

    fn add_plays(&self, seat: Seat, main: bool, funds: &OnceCell<Funds>, out: &mut Vec<Choice>) {
        let table = self.state.table();
        let lying = |area: Area, may: bool| if may { table.area(seat, area) } else { &[] };
        let any = main || self.roster.is_given(Word::Quickcast);
        let may = |card: &CardId| any || self.may_have(*card, Has::Anytime) || !self.object(*card).gained.is_empty();
        let hand = lying(Area::Hand, any || self.lies(seat, Area::Hand, Has::Anytime));
        for card in hand.iter().copied().filter(may) {
            self.add_play(seat, card, main, (funds, out));
        }
        let remnant = self.roster.is_given(Word::Remnant) || self.lies(seat, Area::Graveyard, Has::Remnant);
        for card in lying(Area::Graveyard, remnant).iter().copied() {
            if self.has(card, Word::Remnant) {
                self.add_play(seat, card, main, (funds, out));
            }
        }
        // 3-11, 3-12
        for card in lying(Area::Standby, self.lies(seat, Area::Standby, Has::Standby)).iter().copied() {
            if self.kind(card) == Kind::Standby && self.object(card).came != table.turn && self.is_time(seat, card) {
                self.add_way(seat, card, By::Nothing, (funds, out));
            }
        }
    }

    fn add_play(&self, seat: Seat, card: CardId, main: bool, (funds, out): (&OnceCell<Funds>, &mut Vec<Choice>)) {
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
        self.add_way(seat, card, By::Cost, (funds, out));
        if self.may_have(card, Has::Awakening)
            && self.abilities(card).any(|(_, ability)| matches!(ability.when, When::Awakening))
        {
            self.add_way(seat, card, By::Awakening, (funds, out));
        }
        if self.may_have(card, Has::Incarnation) && self.incarnation(card).is_some() {
            self.add_way(seat, card, By::Incarnation, (funds, out));
        }
    }

    fn add_way(&self, seat: Seat, card: CardId, by: By, (funds, out): (&OnceCell<Funds>, &mut Vec<Choice>)) {
        let now = self.state.table().now(card);
        // What its modes cost is the same.
        if !self.can_pay_of(funds, seat, What::Play(now, Way { by, mode: 0 })) {
            return;
        }
        let says = || self.abilities(card).filter(|(_, ability)| matches!(ability.when, When::Chant)).count();
        let modes = if self.may_have(card, Has::Modes) { says().max(1) } else { 1 };
        // A card has far fewer than 256 of them.
        for mode in 0..u8::try_from(modes).unwrap_or(u8::MAX) {
            let way = Way { by, mode };
            if self.could_be_declared(seat, What::Play(now, way)) {
                out.push(Choice::Play(card, way));
            }
        }
    }

    /// The abilities whose targets a link names, in this order.
    pub(in crate::engine::fow) fn speaking(&self, what: What) -> impl Iterator<Item = (LineAt, &Ability)> {
        let used = match what {
            What::Ability(_, line) => Some((line, self.roster.ability(line))),
            _ => None,
        };
        let chant = match what {
            What::Play(played, way) if self.is_type(played.card, Type::Chant) => Some((played.card, way)),
            _ => None,
        };
        let said = chant.into_iter().flat_map(move |(card, way)| {
            let chant = |ability: &Ability| matches!(ability.when, When::Chant | When::Standby(_));
            let said = self.abilities(card).filter(move |(_, ability)| chant(ability));
            let awakened = (way.by == By::Awakening).then(|| self.abilities(card)).into_iter().flatten();
            said.skip(usize::from(way.mode))
                .take(1)
                .chain(awakened.filter(|(_, ability)| matches!(ability.when, When::Awakening)))
        });
        used.into_iter().chain(said)
    }

    /// What is targeted, pick by pick; of an addition, what it is added to (4-3).
    pub(in crate::engine::fow) fn picks(&self, what: What) -> impl Iterator<Item = &Pick> {
        let added = match what {
            What::Play(played, _) => self.roster.added_to(self.object(played.card).sheet),
            _ => None,
        };
        added.into_iter().chain(self.speaking(what).flat_map(|(_, ability)| &ability.targets))
    }

    /// What a link asks for holds, and there are targets for it.
    fn could_be_declared(&self, seat: Seat, what: What) -> bool {
        let of = what.card();
        let by = Speaker { seat, card: of.card };
        let has_targets = |pick: &Pick| self.has_targets(by, pick);
        let could = |ability: &Ability| {
            ability.only_if.as_ref().is_none_or(|test| self.holds(by, test, &[]))
                && ability.targets.iter().all(has_targets)
        };
        match what {
            What::Ability(_, line) => could(self.roster.ability(line)),
            What::Play(played, _) if !self.is_type(played.card, Type::Chant) => {
                self.roster.added_to(self.object(played.card).sheet).is_none_or(has_targets)
            }
            _ => self.speaking(what).all(|(_, ability)| could(ability)) && self.picks(what).all(has_targets),
        }
    }

    fn add_uses(&self, seat: Seat, funds: &OnceCell<Funds>, out: &mut Vec<Choice>) {
        let table = self.state.table();
        for (area, kinds) in &USED_FROM {
            if !self.lies(seat, *area, *kinds) {
                continue;
            }
            // What has rested does not rest for anything.
            let may = |card: &CardId| {
                let now = if self.object(*card).rested { *kinds - Has::Rests } else { *kinds };
                !self.what_has(*card).is_disjoint(now)
            };
            for card in table.area(seat, *area).iter().copied().filter(may) {
                for (line, ability) in self.abilities(card) {
                    // Will is made as something is paid.
                    if is_played_in(ability, *area)
                        && !ability.is_will()
                        && self.can_use(seat, card, (line, ability), funds)
                    {
                        out.push(Choice::Use(card, line.line));
                    }
                }
            }
        }
    }

    fn can_use(&self, seat: Seat, card: CardId, (line, ability): (LineAt, &Ability), funds: &OnceCell<Funds>) -> bool {
        let table = self.state.table();
        let now = table.now(card);
        let what = What::Ability(now, line);
        let used = ability.once && table.used.contains(&(now, line.line));
        !used
            && !self.has(card, Word::NoActivate)
            && self.can_pay_of(funds, seat, what)
            && self.could_be_declared(seat, what)
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
            if !self.has(by, Word::NoDirectAttack) {
                out.push(Choice::Direct(by));
            }
            let others = table.area(seat.other(), Area::Field).iter().copied();
            let spares = |at: &CardId| self.has(by, Word::NoResonatorAttack) && self.is_type(*at, Type::Resonator);
            out.extend(
                others.filter(|at| self.can_be_attacked(*at, by) && !spares(at)).map(|at| Choice::Attack(by, at)),
            );
        }
    }
}

/// Whether an ability is played while its card lies there.
fn is_played_in(ability: &Ability, area: Area) -> bool {
    match area {
        Area::Hand => matches!(ability.when, When::Inheritance),
        Area::Graveyard => matches!(ability.when, When::Activate) && ability.is_of_graveyard(),
        Area::Field | Area::Ruler | Area::Stones => {
            matches!(ability.when, When::Activate) && !ability.is_of_graveyard()
        }
        _ => false,
    }
}
