//! The cards that could be given for a part of a price.

use crate::ability::{Action, Area, Change, Family, Fate, Mode, Price, Selector, Skill};
use crate::card::ColorSet;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::happening::By;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::roster::line::{does, is_of};
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::proposed::Proposed;
use crate::engine::dbscg::state::task::Activation;

impl Position {
    /// The price of a skill on its way, its parts in printed order.
    pub(crate) fn price_of<'a>(&'a self, activation: &'a Activation) -> &'a [Price] {
        let printed = || does(self.says(activation)).map_or(&[][..], |does| &does.cost);
        activation.cost.as_deref().unwrap_or_else(printed)
    }

    /// What a skill on its way says.
    pub(crate) fn says(&self, activation: &Activation) -> &Skill {
        self.roster.skill(activation.skill.id)
    }

    /// Energy in Active Mode.
    pub(crate) fn energy(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        let energy = self.state.cards(seat, Area::Energy).iter().copied();
        energy.filter(|card| self.state.object(*card).mode == Mode::Active)
    }

    /// How much a player can pay with: energy in Active Mode, and energy markers (4.00, 1-14-1).
    pub(crate) fn funds(&self, seat: Seat) -> usize {
        self.energy(seat).count() + usize::from(self.state.energy_markers[seat])
    }

    /// The colors that an energy marker stands for: those of the Leader Card (4.00, 1-14-2).
    pub(crate) fn marker_colors(&self, seat: Seat) -> ColorSet {
        self.state.leader(seat).map_or_else(ColorSet::default, |leader| self.colors(leader))
    }

    /// All cards that are to be given; not the card in hand that is being activated.
    pub(crate) fn given_whole(&self, from: &Selector, frame: &Frame, source: CardId) -> Vec<CardId> {
        let mut cards = self.select(from, frame);
        cards.retain(|card| *card != source || self.state.object(*card).area != Area::Hand);
        cards
    }

    /// Whether a card is in a mode: where there are none it is in neither.
    pub(crate) fn is_in(&self, card: CardId, mode: Mode) -> bool {
        let object = self.state.object(card);
        object.area.has_modes() && object.mode == mode
    }

    /// The colors that a card given as a price brings.
    pub(crate) fn price_colors(&self, card: CardId, original: bool) -> ColorSet {
        if original { self.roster.colors(self.state.object(card).def) } else { self.colors(card) }
    }

    /// The cards that could be given for a part of a price.
    pub(crate) fn price_candidates(&self, from: &Selector, fate: Fate, frame: &Frame, source: CardId) -> Vec<CardId> {
        let mut cards = self.select(from, frame);
        cards.extend(self.stand_ins(from, frame));
        cards.retain(|card| self.can_be_given(*card, from, fate, frame, source));
        cards
    }

    /// Cards in play that an effect lets be given for the price of a skill where it asks for others like them.
    fn stand_ins(&self, from: &Selector, frame: &Frame) -> Vec<CardId> {
        let Some(skill) = frame.skill.filter(|_| self.changed(Aspects::PRICES)) else { return Vec::new() };
        let skill = self.roster.skill(skill);
        let in_play = Selector { areas: Vec::new(), ..from.clone() };
        let mut cards = self.select(&in_play, frame);
        let pays = |change: &Change| matches!(change, Change::PaysFor(of) if is_of(of, skill));
        cards.retain(|card| self.has_change(*card, Aspects::PRICES, &pays));
        cards
    }

    /// Whether there are so many cards that could be given for a part of a price.
    pub(crate) fn has_candidates(&self, n: usize, from: &Selector, fate: Fate, frame: &Frame, source: CardId) -> bool {
        let mut left = n;
        left == 0
            || self.any_selected(from, frame, &mut |card| {
                left -= usize::from(self.can_be_given(card, from, fate, frame, source));
                left == 0
            })
            || self.stand_ins(from, frame).len() >= left
    }

    /// Whether a card given as a price comes to where the price says (4.00, 5-8-2-2-1-1), and nothing has to happen instead
    /// (5-8-2-2-1).
    pub(crate) fn lands(&self, card: CardId, fate: Fate, master: Seat, source: CardId) -> bool {
        let Some(area) = fate.area().filter(|_| self.edition.has(Point::PricesArePaidAsSaid)) else { return true };
        let to = self.place(card, area);
        let by = By::Skill(master, source, Keywords::default());
        let proposed = Proposed::Move { card, to, cause: Cause::Cost, by };
        // 3-1-6, 22-22-3: "your hand" is not that of a card's owner.
        let is_there = |(seat, there): (Seat, Area)| there == area && (area != Area::Hand || seat == master);
        self.destination(card, to, Cause::Cost).is_none_or(is_there) && !self.has_to_be_replaced(proposed)
    }

    /// 4.00, 20-4-1: whether a card pays for no skill, as none affects it.
    fn pays_nothing(&self, card: CardId, frame: &Frame) -> bool {
        self.edition.has(Point::UnaffectedPayNothing) && self.is_out_of_reach(card, frame)
    }

    /// Whether a card among those that a price speaks of can be given for it.
    pub(crate) fn can_be_given(
        &self,
        card: CardId,
        from: &Selector,
        fate: Fate,
        frame: &Frame,
        source: CardId,
    ) -> bool {
        let object = self.state.object(card);
        // A card in hand that is being activated is not there to pay with.
        if card == source && object.area == Area::Hand {
            return false;
        }
        let fits = match fate {
            Fate::Rest => object.mode == Mode::Active,
            Fate::Active => object.mode == Mode::Rest,
            Fate::Ko => self.can_be_kod(card) && !self.survives(card, frame.master),
            // 3-5-3
            Fate::To(_) | Fate::ToFaceUp(_) | Fate::DeckBottom | Fate::UnderThis => {
                object.area != Area::Leader || object.host.is_some()
            }
            Fate::Unmark(n) => object.markers >= n,
            Fate::FaceUp => self.can_turn(card, true, Some(source)),
            Fate::FaceDown => object.face_up,
            Fate::Turn(facing) => self.can_turn_over(card, facing),
            Fate::Reveal => true,
            // 3-7-3-1, 1-3-3
            Fate::Combo(_) => {
                let can = self.combo_cost(card).is_some() && !self.forbidden(card, &Action::Combo);
                self.state.battle.is_some() && object.area != Area::Combo && can
            }
        };
        // 1-3-3: what cannot be evolved is no base.
        let is_base = || !self.forbidden(card, &Action::BeEvolved) && !self.forbidden(card, &Action::BeCovered);
        // 1-3-3: what the price of a skill does that skill does.
        let to = if fate == Fate::Ko { None } else { fate.area() };
        let kept = || fate.area().is_some() && self.is_kept(card, source, to);
        // What a skill of theirs may not choose or remove does not pay for it either (10-12-1, 10-16-1).
        let withheld = || {
            let stays = || self.safe_from(card, frame.master) || self.stays(card, frame.master);
            !self.choosable(card, frame, false) || (!matches!(fate, Fate::Rest | Fate::Active) && stays())
        };
        fits && self.lands(card, fate, frame.master, source)
            && (from.family != Some(Family::Evolve) || is_base())
            && !kept()
            && if object.seat == frame.master { !self.pays_nothing(card, frame) } else { !withheld() }
    }
}
