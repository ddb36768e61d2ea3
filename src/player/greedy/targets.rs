//! Which card: chosen by a skill, given for a price, discarded, put on top.
//!
//! A card is weighed by what it is worth to its player where it is and where it would be. What is good for the opponent's
//! cards is bad for us.

use crate::ability::{
    Area, Cards, Change, Choose, Destination, Effect, Facing, Fate, Mode, Node, Price, Quantity, Visit, Who,
};
use crate::engine::dbscg::facts::view::Offer;
use crate::engine::dbscg::{Aim, CardId, Choice};

use super::Desk;
use super::scale::{LOST, MARKER, in_area, life, of_keyword, of_life};

/// Instructions within instructions are looked at so far down.
const DEPTH: u8 = 4;

/// Adds up what instructions do to a card that is chosen.
struct Fated<'d, 'a, 'g> {
    desk: &'d mut Desk<'a, 'g>,
    choose: &'d Choose,
    card: CardId,
    /// So much further down.
    depth: u8,
    sum: Option<i32>,
}

impl<'s> Visit<'s> for Fated<'_, '_, '_> {
    fn effect(&mut self, effect: &'s Effect) {
        if let Some(gain) = self.desk.happens(effect, self.choose, self.card) {
            self.sum = Some(self.sum.unwrap_or(0).saturating_add(gain));
        } else if self.depth > 0 {
            self.depth -= 1;
            effect.walk(self);
            self.depth += 1;
        }
    }

    // What a skill does that is given, it does another time.
    fn change(&mut self, _: &'s Change) {}
}

impl Desk<'_, '_> {
    /// 8-5-3: the card for which it is best, or none where it is good for no card and one may stop.
    pub(super) fn target(&mut self) -> usize {
        let Some(Aim::Choice(choose)) = self.view.aim() else { return 0 };
        // What follows only if something is chosen may take the last of our life.
        let harm = if self.ends_us() { 2 * LOST } else { 0 };
        let best = self.best(|desk, choice| match choice {
            Choice::Card(card) => Some(desk.fate(choose, card) - harm),
            Choice::Done | Choice::Pass => Some(0),
            _ => None,
        });
        best.map_or(0, |(_, at)| at)
    }

    /// So much of our life has not been chosen for this yet.
    fn life_offered(&self) -> i32 {
        let offered = |at| match super::open(self.view, at) {
            Some(Choice::Card(card)) => self.view.place(card) == Some((self.seat, Area::Life)),
            _ => matches!(self.view.offer(at), Some(Offer::Hidden(seat, Area::Life, _)) if seat == self.seat),
        };
        i32::try_from((0..self.view.offers()).filter(|at| offered(*at)).count()).unwrap_or(0)
    }

    /// What happens to a card that is chosen, all of it together.
    fn fate(&mut self, choose: &Choose, card: CardId) -> i32 {
        let mut fate = Fated { desk: self, choose, card, depth: DEPTH, sum: None };
        for effect in fate.desk.view.instructions() {
            fate.effect(effect);
        }
        // Of a choice that we do not see the sense of the best of ours is the likeliest target, and of theirs too.
        fate.sum.unwrap_or_else(|| 1 + self.here(card) / 100)
    }

    /// What an instruction itself does to a card that is chosen.
    fn happens(&mut self, effect: &Effect, choose: &Choose, card: CardId) -> Option<i32> {
        let meant = |cards: &Cards| match cards {
            Cards::Each(parts) => parts.iter().any(|part| matches!(part, Cards::Named(name) if *name == choose.name)),
            Cards::All(from) => from.among.as_ref() == Some(&choose.name),
            cards => matches!(cards, Cards::Named(name) if *name == choose.name),
        };
        Some(match effect {
            Effect::Move(cards, to) | Effect::MoveNegated(cards, to, _) | Effect::MoveTop(cards, to)
                if meant(cards) =>
            {
                self.moves(card, to)
            }
            Effect::Ko(cards) if meant(cards) => self.goes(card, Some(Area::Drop)),
            Effect::Play(cards, _)
            | Effect::PlayNegated(cards, ..)
            | Effect::PlayWith { cards, .. }
            | Effect::PlayEvolved(cards, _)
            | Effect::PlayOnto(cards, ..)
            | Effect::Evolve(cards, ..)
                if meant(cards) =>
            {
                self.worths.of(self.view, card).play.max(10)
            }
            Effect::Switch(cards, mode) if meant(cards) => self.switched(card, *mode),
            Effect::Turn(cards, facing) if meant(cards) => self.turned(card, *facing),
            Effect::Give(cards, change, _) if meant(cards) => self.changed(card, change),
            Effect::Markers(cards, Quantity::Number(n)) if meant(cards) => {
                self.for_us(card) * MARKER * (*n).clamp(-50, 50)
            }
            Effect::TakeControl(cards) if meant(cards) => self.here(card),
            Effect::Activate(cards) | Effect::ActivateSkill(cards, _) | Effect::Combo(cards) if meant(cards) => {
                self.worths.of(self.view, card).play.max(10)
            }
            Effect::Redirect(cards) if meant(cards) => 50 - self.here(card) / 10,
            _ => return None,
        })
    }

    fn moves(&mut self, card: CardId, to: &Destination) -> i32 {
        match to {
            Destination::Yours(area) => {
                let body = self.body(card);
                in_area(*area, body) - self.for_us(card) * in_area(self.area(card), body)
            }
            Destination::Theirs(area) => {
                let body = self.body(card);
                -in_area(*area, body) - self.for_us(card) * in_area(self.area(card), body)
            }
            to => self.goes(card, to.area()),
        }
    }

    /// A card goes to an area of its owner's, or under another card.
    fn goes(&mut self, card: CardId, to: Option<Area>) -> i32 {
        let body = self.body(card);
        let after = match to {
            // In hand the better card is worth more.
            Some(Area::Hand) => 60 + self.worths.of(self.view, card).play / 4,
            Some(to) => in_area(to, body),
            // 4.00, 22-47: the Z-Deck has more than is ever played, and serves as what it lies under asks for.
            None if self.area(card) == Area::ZDeck => 30 - self.worths.of(self.view, card).play.clamp(0, 1_000) / 50,
            None => 5,
        };
        self.for_us(card) * (after - self.here(card))
    }

    fn switched(&mut self, card: CardId, to: Mode) -> i32 {
        let weight = if self.view.mode(card) == Some(to) { 0 } else { 20 + self.body(card) / 4 };
        if to == Mode::Active { self.for_us(card) * weight } else { -self.for_us(card) * weight }
    }

    /// What a card is good for it is in Revealed Mode.
    fn turned(&mut self, card: CardId, to: Facing) -> i32 {
        let weight = 20 + self.body(card) / 2;
        if to == Facing::Revealed { self.for_us(card) * weight } else { -self.for_us(card) * weight }
    }

    fn changed(&mut self, card: CardId, change: &Change) -> i32 {
        let (whose, body) = (self.for_us(card), self.body(card));
        let (power, fights) = (self.view.power(card).unwrap_or(0), self.fights(card));
        match change {
            Change::Power(Quantity::Number(n)) if *n < 0 && power.saturating_add(*n) <= 0 => -whose * body,
            Change::Power(Quantity::Number(n)) => {
                let ready = self.view.mode(card) == Some(Mode::Active);
                // Who fights now needs it most, then who can attack, then the strongest.
                let weight = if fights {
                    3
                } else if ready {
                    2
                } else {
                    1
                };
                whose * (n / 1000 * 4 * weight + n.signum() * power.clamp(0, 50_000) / 5_000)
            }
            Change::Power(_) => whose * (40 + i32::from(fights) * 40),
            Change::Gain(tag) => whose * (of_keyword(tag.keyword) / 2 + body / 20 + 5),
            Change::Negate
            | Change::NegateOthers
            | Change::NegateKeyword(_)
            | Change::NegateKeywords
            | Change::NegateSkill(_)
            | Change::AttacksLeft(_)
            | Change::ActivationsLeft(..)
            | Change::SwitchesLeft(_)
            | Change::EntersResting
            | Change::SetPower(_)
            | Change::SkillCost(_)
            | Change::SkillCostOf(..)
            | Change::PlayPrice(_)
            | Change::AttackPrice(..) => -whose * (20 + body / 3),
            Change::Forbid(action) => whose * super::change::forbidden(action).signum() * (20 + body / 3),
            Change::Cost(Quantity::Number(n))
            | Change::ComboCost(Quantity::Number(n))
            | Change::ZEnergyCost(Quantity::Number(n)) => -whose * (*n).clamp(-50, 50) * 20,
            Change::Cost(Quantity::Counted(_))
            | Change::ComboCost(Quantity::Counted(_))
            | Change::ZEnergyCost(Quantity::Counted(_))
            | Change::ComboPower(_)
            | Change::PicksLife
            | Change::SkillDiscount(..)
            | Change::CostIn(..)
            | Change::SpecifiedCost(..)
            | Change::GainSkill(_)
            | Change::Is(_)
            | Change::NoSpecifiedCost
            | Change::AnyLeaderColor
            | Change::PaysFor(_)
            | Change::SkipsStep(..)
            | Change::PaidWith(_)
            | Change::SkillPaidWith(_)
            | Change::BesideUnisons(_)
            | Change::AttackActive
            | Change::AttackActiveA(_)
            | Change::ComboResting
            | Change::MayAwaken
            | Change::MayAwakenAtAnyLife
            | Change::FreePlay
            | Change::FreeSkill(_)
            | Change::Discount(_)
            | Change::UsedFrom(_)
            | Change::Unaffected(..) => whose * (10 + body / 10),
        }
    }

    fn fights(&self, card: CardId) -> bool {
        self.view.battle().is_some_and(|battle| battle.attacker.card == card || battle.guard.card == card)
    }

    /// The card whose loss for a price weighs least (8-4); none more than has to be.
    pub(super) fn price(&mut self) -> usize {
        let fate = match self.view.aim() {
            Some(Aim::Price(
                Price::Cards { fate, .. }
                | Price::Colors { fate, .. }
                | Price::SumOfCosts { fate, .. }
                | Price::Between { fate, .. },
            )) => *fate,
            _ => Fate::To(Area::Drop),
        };
        let best = self.best(|desk, choice| match choice {
            Choice::Card(card) => Some(desk.paid(card, fate)),
            Choice::Done | Choice::Pass => Some(0),
            _ => None,
        });
        best.map_or(0, |(_, at)| at)
    }

    /// What giving a card for a price is worth: seldom more than nothing.
    pub(super) fn paid(&mut self, card: CardId, fate: Fate) -> i32 {
        // What they give for it is no loss.
        let most = if self.for_us(card) > 0 { -1 } else { i32::MAX };
        match fate {
            Fate::To(_) | Fate::ToFaceUp(_) | Fate::DeckBottom | Fate::Ko => self.goes(card, fate.area()).min(most),
            Fate::Rest => self.switched(card, Mode::Rest),
            Fate::Active => self.switched(card, Mode::Active),
            Fate::Unmark(_) => -self.for_us(card) * i32::from(10 - self.view.markers(card).min(9)),
            // What is shown may be covered by another card.
            Fate::UnderThis | Fate::Reveal => -self.here(card) / 10 - 1,
            Fate::FaceUp | Fate::FaceDown => -1,
            Fate::Turn(facing) => self.turned(card, facing).min(-1),
            Fate::Combo(_) => self.goes(card, Some(Area::Drop)).min(-1),
        }
    }

    /// The worst card of the hand.
    pub(super) fn discard(&mut self) -> usize {
        let best = self.best(|desk, choice| match choice {
            Choice::Card(card) => Some(-desk.kept(card)),
            _ => None,
        });
        best.map_or(0, |(_, at)| at)
    }

    /// 3-1-6: on top of our own deck the best comes first, on the opponent's the worst.
    pub(super) fn order(&mut self) -> usize {
        let best = self.best(|desk, choice| match choice {
            Choice::Card(card) => Some(desk.for_us(card) * desk.worths.of(desk.view, card).play),
            _ => None,
        });
        best.map_or(0, |(_, at)| at)
    }

    /// 1 for a card of ours, −1 for the opponent's.
    fn for_us(&self, card: CardId) -> i32 {
        super::scale::for_whom(if self.view.place(card).is_some_and(|(seat, _)| seat != self.seat) {
            Who::Opponent
        } else {
            Who::You
        })
    }

    fn area(&self, card: CardId) -> Area {
        self.view.place(card).map_or(Area::Deck, |(_, area)| area)
    }

    fn body(&mut self, card: CardId) -> i32 {
        self.worths.of(self.view, card).body
    }

    /// What a card is worth to its player where it is.
    fn here(&mut self, card: CardId) -> i32 {
        match self.view.place(card) {
            Some((seat, Area::Hand)) if seat == self.seat => self.kept(card),
            Some((seat, Area::Life)) if seat == self.seat => {
                of_life(life(self.view, seat).min(self.life_offered().max(1)))
            }
            Some((_, area)) => in_area(area, self.body(card)),
            None => in_area(Area::Deck, 0),
        }
    }
}
