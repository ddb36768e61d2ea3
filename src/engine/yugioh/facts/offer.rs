//! What can be activated (chapters 11, 12, 18 to 22).

use crate::ability::yugioh::cards::{Cards, Count, Icon, Is, Noun};
use crate::ability::yugioh::deed::{Act, Deed, Word};
use crate::ability::yugioh::{Effect, How, Limit, Line, Occasion};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::{Kind, LineAt};
use crate::engine::yugioh::state::{Area, Choice, Part, Phase, Ref};
use crate::engine::{CardId, Seat};

use super::Speaker;

impl Game {
    /// What a player can activate; in the own Main Phase, with nothing under way, everything, else what is quick enough.
    pub(in crate::engine::yugioh) fn activations(&self, seat: Seat, main: bool) -> Vec<Choice> {
        let mut out = Vec::new();
        let table = self.state.table();
        let areas =
            [Area::Hand, Area::Monsters, Area::Spells, Area::Field, Area::Pendulum, Area::Graveyard, Area::Banished];
        let some = if main { self.roster.activated_in } else { self.roster.quick_in };
        for area in areas.into_iter().filter(|area| some.contains(*area)) {
            for card in table.area(seat, area).iter().copied() {
                for at in self.activated(card, area, main) {
                    if self.can_activate(seat, card, *at, main) {
                        out.push(Choice::Activate(card, at.line));
                    }
                }
            }
        }
        out
    }

    /// The lines of a card that a player activates where it lies.
    fn activated(&self, card: CardId, area: Area, main: bool) -> &[LineAt] {
        let object = self.object(card);
        let side = self.roster.side(object.sheet, area == Area::Pendulum);
        let here = if main { side.activated_in } else { side.quick_in };
        if here.contains(area) && self.has_effects(object) { &side.activated } else { &[] }
    }

    /// Whether a player can activate an effect of a card now.
    fn can_activate(&self, seat: Seat, card: CardId, at: LineAt, main: bool) -> bool {
        let effect = self.roster.effect(at);
        let with_card = effect.how == How::Card;
        let place = match effect.how {
            How::Card => self.is_card_ready(seat, card),
            How::Ignition | How::Quick => self.is_placed(card, effect),
            How::Trigger | How::Flip => false,
        };
        place
            && self.is_fast_enough(card, effect, main)
            && self.is_time(seat, card, effect)
            && self.is_allowed(seat, card, with_card)
            && self.could(seat, card, at)
    }

    /// What does not hang on the moment: limits, conditions, prices, targets, and something to do.
    pub(in crate::engine::yugioh) fn could(&self, seat: Seat, card: CardId, at: LineAt) -> bool {
        let effect = self.roster.effect(at);
        let by = Speaker { seat, card };
        !self.is_used(seat, card, at)
            && effect.only_if.iter().all(|test| self.holds(by, test))
            && self.can_pay(by, &effect.price, self.picks(card, at, effect.how == How::Card))
            && self.does_something(by, effect)
    }

    fn is_used(&self, seat: Seat, card: CardId, at: LineAt) -> bool {
        let table = self.state.table();
        match self.roster.effect(at).limit {
            Limit::Any => {
                let named = table.named.iter().any(|(who, it)| *who == seat && it.sheet == at.sheet);
                named && self.sheet(card).says(&Line::OneATurn)
            }
            Limit::Turn => table.used.contains(&(table.now(card), at)),
            Limit::Twice => table.used.iter().filter(|used| **used == (table.now(card), at)).count() > 1,
            Limit::Name => table.named.contains(&(seat, at)),
        }
    }

    /// Whether a spell or trap lies so that it can be activated: from the hand, or Set.
    fn is_card_ready(&self, seat: Seat, card: CardId) -> bool {
        let (table, object) = (self.state.table(), self.object(card));
        let own_main = table.active == seat && matches!(table.phase, Phase::Main1 | Phase::Main2);
        let new = object.came == table.turn;
        let lies_down = matches!(object.area, Area::Spells | Area::Field) && !object.is_up();
        match self.kind(card) {
            Kind::Monster => false,
            // 11-17 to 11-20
            Kind::Spell(Icon::QuickPlay) => match object.area {
                Area::Hand => table.active == seat && self.has_room_behind(seat),
                _ => lies_down && !new,
            },
            Kind::Spell(icon) => match object.area {
                // 2-8, 11-13
                Area::Hand => own_main && (icon == Icon::Field || self.has_room_behind(seat)),
                _ => lies_down && own_main,
            },
            // 12-2, 12-3
            Kind::Trap(_) => lies_down && !new,
        }
    }

    /// Whether a card lies where an effect of it is activated: face-up on the field, unless it says otherwise.
    pub(in crate::engine::yugioh) fn is_placed(&self, card: CardId, effect: &Effect) -> bool {
        use crate::ability::yugioh::cards::Place;
        let object = self.object(card);
        match effect.from {
            None | Some(Place::Field) => object.area.is_field() && object.is_up() && !self.has(card, Word::Negated),
            Some(Place::Hand) => object.area == Area::Hand,
            Some(Place::Graveyard) => object.area == Area::Graveyard,
            Some(Place::Banished) => object.area == Area::Banished,
            Some(Place::Deck | Place::Extra) => false,
        }
    }

    /// The Spell Speed of an effect (chapter 21).
    pub(in crate::engine::yugioh) fn speed(&self, card: CardId, effect: &Effect) -> u8 {
        match (effect.how, self.kind(card)) {
            (How::Card, Kind::Trap(Icon::Counter)) => 3,
            // What is activated of a Continuous Trap is as fast as a trap (readings).
            (How::Card | How::Ignition, Kind::Trap(_))
            | (How::Card, Kind::Spell(Icon::QuickPlay))
            | (How::Quick, _) => 2,
            (How::Card | How::Ignition | How::Trigger | How::Flip, _) => 1,
        }
    }

    /// Whether an effect is quick enough for what is under way (21-1), and can be activated in the Damage Step (18-1 to 18-3).
    fn is_fast_enough(&self, card: CardId, effect: &Effect, main: bool) -> bool {
        let table = self.state.table();
        let speed = self.speed(card, effect);
        let last = table.chain.last().map_or(0, |link| link.speed);
        let needed = if main { 1 } else { last.max(2) };
        let step = match table.part {
            Some(Part::Damage) => effect.changes_stats() || speed == 3,
            Some(Part::Dealt) => false,
            _ => true,
        };
        speed >= needed && step
    }

    /// Whether a player is not kept from an activation.
    fn is_allowed(&self, seat: Seat, card: CardId, with_card: bool) -> bool {
        match self.kind(card) {
            Kind::Spell(_) => !(with_card && (self.is_kept(seat, Act::Spell) || self.is_kept(seat, Act::SpellTrap))),
            Kind::Trap(_) => !(with_card && (self.is_kept(seat, Act::Trap) || self.is_kept(seat, Act::SpellTrap))),
            Kind::Monster => !self.is_kept(seat, Act::MonsterEffect),
        }
    }

    /// Whether what an effect waits for has just happened.
    fn is_time(&self, seat: Seat, card: CardId, effect: &Effect) -> bool {
        match &effect.on {
            None => true,
            Some(Occasion::Phase(phase, who)) => self.is_phase(seat, *phase, *who),
            Some(_) => self.occasion_of(seat, card, effect).is_some(),
        }
    }

    /// The card that what an effect waits for was about, where that has just happened.
    pub(in crate::engine::yugioh) fn occasion_of(&self, seat: Seat, card: CardId, effect: &Effect) -> Option<Ref> {
        let by = Speaker { seat, card };
        match effect.on.as_ref()? {
            Occasion::Activated(who, answers) => {
                let last = self.state.table().chain.last()?;
                self.is_answered(seat, *who, *answers, last).then_some(last.source)
            }
            Occasion::Phase(..) => None,
            occasion => {
                let strict = effect.when && self.state.readings.missed_timing;
                let last = self.state.happened.last().map(|(moment, _)| *moment);
                let mut recent = self.state.happened.iter().rev();
                let is_recent = |moment: u32| !strict || Some(moment) == last;
                recent.find_map(|(moment, it)| is_recent(*moment).then(|| self.meets(by, occasion, it))?)
            }
        }
    }

    /// Whether it is a phase of somebody's turn.
    pub(in crate::engine::yugioh) fn is_phase(
        &self,
        seat: Seat,
        phase: crate::ability::yugioh::InPhase,
        who: crate::ability::yugioh::cards::Who,
    ) -> bool {
        use crate::ability::yugioh::InPhase;
        use crate::ability::yugioh::cards::Who;
        let table = self.state.table();
        let now = match phase {
            InPhase::Draw => table.phase == Phase::Draw,
            InPhase::Standby => table.phase == Phase::Standby,
            InPhase::BattleEnds => table.part == Some(Part::End),
            InPhase::End => table.phase == Phase::End,
        };
        now && match who {
            Who::You => table.active == seat,
            Who::Opponent => table.active != seat,
            Who::Each => true,
        }
    }

    /// Whether the first deed that speaks of cards has some to be done with (25-20).
    fn does_something(&self, by: Speaker, effect: &Effect) -> bool {
        if effect.how == How::Trigger && !effect.may || effect.how == How::Flip {
            return true;
        }
        let mut does = effect.does.as_slice();
        // What hangs on a condition is looked at like the rest: it was asked for already.
        while let [Deed::If(_, within)] = does {
            does = within;
        }
        for deed in does {
            match deed {
                Deed::Move(_, Cards::Of(pick)) | Deed::Gain(Cards::Of(pick), ..) | Deed::Turn(Cards::Of(pick), _) => {
                    let least = if pick.count == Count::All { 1 } else { pick.least() };
                    let own = |card: &CardId| *card == by.card && self.object(*card).area == Area::Hand;
                    return self.each(by, pick).filter(|card| !own(card)).take(least).count() >= least;
                }
                Deed::Summon(Cards::Of(pick), _) => {
                    let comes = |card: CardId| self.can_come(by.seat, card) && card != by.card;
                    return self.makes_room(by, effect) && self.each(by, pick).any(comes);
                }
                Deed::Summon(..) => return self.makes_room(by, effect) && !self.is_kept(by.seat, Act::SpecialSummon),
                Deed::Token(count, _, who, _) => {
                    let seat =
                        if *who == crate::ability::yugioh::cards::Who::Opponent { by.seat.other() } else { by.seat };
                    return self.has_room(seat, usize::from(*count)) && !self.is_kept(by.seat, Act::SpecialSummon);
                }
                Deed::Fusion(filter) => return !self.fusions(by, filter).is_empty(),
                Deed::Ritual(filter, exact) => return !self.rituals(by, filter, *exact).is_empty(),
                Deed::Then | Deed::May(_) | Deed::If(..) => {}
                _ => return true,
            }
        }
        true
    }

    /// Whether a monster that comes has room, where what is paid may make some.
    fn makes_room(&self, by: Speaker, effect: &Effect) -> bool {
        use crate::ability::yugioh::deed::Price;
        let leaves = |price: &Price| match price {
            Price::Move(_, Cards::This) => self.is_monster(by.card),
            Price::Move(_, Cards::Of(pick)) => {
                pick.places == crate::ability::yugioh::cards::Place::Field
                    && pick.filter.contains(&Is::A(Noun::Monster))
                    && pick.whose == crate::ability::yugioh::cards::Whose::You
            }
            _ => false,
        };
        self.has_room(by.seat, 1) || effect.price.iter().any(leaves)
    }
}
