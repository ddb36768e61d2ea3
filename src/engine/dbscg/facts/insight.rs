//! What a player can work out from a [`View`]: the values of cards that are seen, what a skill costs and does, what a
//! question is for, how a battle would end as it stands. Nothing here tells more than the table and one's own hand.

use crate::ability::{Area, Block, Choose, Effect, Keyword, Mode, Price, Skill};
use crate::card::{ColorSet, Combo, EnergyCost};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::view::View;
use crate::engine::dbscg::ids::{CardId, DefId, Seat};
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::SideDef;
use crate::engine::dbscg::roster::line::has_tag;
use crate::engine::dbscg::state::decision::Question;
use crate::engine::dbscg::state::frame::Left;
use crate::engine::dbscg::state::task::{Task, Then};

/// What a question is for, as far as its player knows: the question is asked of a skill that is used in the open.
#[derive(Clone, Copy, Debug)]
pub enum Aim<'g> {
    /// Cards are chosen; what happens to them stands in [`View::instructions`].
    Choice(&'g Choose),
    /// Cards are given for a part of a price.
    Price(&'g Price),
    /// A skill is used, for its price.
    Use(&'g [Effect], &'g [Price]),
    /// The first is done, and then the second.
    Act(&'g [Effect], &'g [Effect]),
    /// One of several blocks is done.
    Options(&'g [Block]),
}

impl<'g> View<'g> {
    /// Which card of the game it is, if the viewer sees it: copies are the same.
    pub fn def(&self, card: CardId) -> Option<DefId> {
        self.sees(card).then(|| self.game().state.object(card).def)
    }

    /// How many copies of a card a player holds, if the viewer sees the card and the hand.
    pub fn copies_in_hand(&self, seat: Seat, card: CardId) -> usize {
        let def = |card: CardId| self.game().state.object(card).def;
        let hand = self.cards(seat, Area::Hand).filter(|_| self.sees(card)).unwrap_or_default();
        let wanted = def(card);
        hand.iter().filter(|other| def(**other) == wanted).count()
    }

    /// The side of a card that is up, if the viewer sees it.
    pub fn side(&self, card: CardId) -> Option<&'g SideDef> {
        self.sees(card).then(|| self.game().side(card))
    }

    /// The same, and whether its back is up.
    #[inline]
    pub fn face(&self, card: CardId) -> Option<(DefId, bool)> {
        let object = self.sees(card).then(|| self.game().state.object(card))?;
        Some((object.def, object.back))
    }

    /// In whose area a card lies, and in which, if the viewer sees it.
    #[inline]
    pub fn place(&self, card: CardId) -> Option<(Seat, Area)> {
        let object = self.sees(card).then(|| self.game().state.object(card))?;
        Some((object.seat, object.area))
    }

    /// The position of a card that is seen and has one (4-8-1).
    pub fn mode(&self, card: CardId) -> Option<Mode> {
        let object = self.sees(card).then(|| self.game().state.object(card))?;
        object.area.has_modes().then_some(object.mode)
    }

    /// The markers on a card that is seen (4-12).
    pub fn markers(&self, card: CardId) -> u8 {
        if self.sees(card) { self.game().state.object(card).markers } else { 0 }
    }

    /// The keyword skills that a card has at the moment, if the viewer sees it.
    pub fn keywords(&self, card: CardId) -> Option<Keywords> {
        self.sees(card).then(|| self.game().keywords(card))
    }

    /// What a card costs at the moment, if the viewer sees it and it has a cost.
    pub fn cost(&self, card: CardId) -> Option<EnergyCost> {
        if self.sees(card) { self.game().cost(card) } else { None }
    }

    /// What a card costs and adds in a combo at the moment, if the viewer sees it and it can combo.
    pub fn combo(&self, card: CardId) -> Option<Combo> {
        let cost = self.sees(card).then(|| self.game().combo_cost(card))??;
        Some(Combo { cost, power: self.game().combo_power(card) })
    }

    /// The colors of a card, if the viewer sees it.
    pub fn colors(&self, card: CardId) -> Option<ColorSet> {
        self.sees(card).then(|| self.game().colors(card))
    }

    /// The energy of a player that can be paid with: in Active Mode.
    pub fn energy(&self, seat: Seat) -> impl Iterator<Item = CardId> + use<'g> {
        self.game().energy(seat)
    }

    /// The Leader Card of a player.
    pub fn leader(&self, seat: Seat) -> Option<CardId> {
        self.game().state.leader(seat)
    }

    /// Whether a card has the character that an answer declares, if the viewer sees the card.
    pub fn is_declared(&self, at: usize, card: CardId) -> bool {
        let declared = u8::try_from(at).ok().and_then(|at| self.game().declarable_called(at));
        let sides = &self.game().roster.def(self.game().state.object(card).def).sides;
        let is = |name: &str| sides.iter().any(|side| side.face.characters.iter().any(|character| character == name));
        self.sees(card) && declared.is_some_and(|name| is(&name))
    }

    /// A skill line of a card, as an answer names it, if the viewer sees the card.
    pub fn line(&self, card: CardId, line: u8) -> Option<&'g Skill> {
        if self.sees(card) { self.game().skill(card, line).map(|held| held.skill) } else { None }
    }

    /// The power of attack card and guard card as they would be compared now, the combos of both sides included.
    pub fn forecast(&self) -> Option<(i32, i32)> {
        let game = self.game();
        let battle = game.state.battle?;
        let combos = |seat: Seat, card| match game.combo_bonus(card) {
            0 => game
                .state
                .cards(seat, Area::Combo)
                .iter()
                .map(|combo| game.combo_power(*combo))
                .fold(0, i32::saturating_add),
            _ => 0,
        };
        let (turn, other) = (game.state.turn_player, game.state.turn_player.other());
        let attack = game.power(battle.attacker.card).saturating_add(combos(turn, battle.attacker.card));
        Some((attack, game.power(battle.guard.card).saturating_add(combos(other, battle.guard.card))))
    }

    /// The cards that are being played or have just been, which a \[Counter\] can answer: they have been announced.
    pub fn playing(&self) -> impl Iterator<Item = CardId> + use<'g> {
        self.game().state.under_way.playing.iter().flat_map(|playing| playing.cards.iter().map(|object| object.card))
    }

    /// What the viewer is asked for, where a skill asks.
    pub fn aim(&self) -> Option<Aim<'g>> {
        let (decision, then) = self.game().state.waits()?;
        if Some(decision.seat) != self.seat() {
            return None;
        }
        let (game, blocks) = (self.game(), self.game().roster.interned());
        match &then.0 {
            Task::Choose(_, block, at, ..) => game.choice(*block, *at).map(Aim::Choice),
            Task::PriceCards(at, _) => {
                let paying = game.state.under_way.paying.last()?;
                game.price_of(&paying.activation).get(at.checked_sub(1)?).map(Aim::Price)
            }
            Task::AutoUse(activation, _) => {
                Some(Aim::Use(blocks.instructions(activation.effect), game.price_of(activation)))
            }
            Task::Asked(Left::May(act, then)) => Some(Aim::Act(blocks.instructions(*act), blocks.instructions(*then))),
            Task::Asked(Left::Offer(act, ..)) => Some(Aim::Act(blocks.instructions(*act), &[])),
            Task::Options(_, block, at, _) => match blocks.instructions(*block).get(*at)? {
                Effect::Options(_, options) => Some(Aim::Options(options)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The card that the skill that asks is about, by its trigger or by the action that it answers, if the viewer sees it.
    pub fn about(&self) -> Option<CardId> {
        let (_, then) = self.game().state.waits()?;
        let frame = match &then.0 {
            Task::AutoUse(_, frame) => frame,
            _ => self.game().state.frames.last()?,
        };
        let it = frame.it.filter(|it| self.game().state.find(*it).is_some())?;
        self.sees(it.card).then_some(it.card)
    }

    /// What the skill that asks still does after the question, in its order, blocks not opened.
    pub fn instructions(&self) -> impl Iterator<Item = &'g Effect> + use<'g> {
        let (state, blocks) = (&self.game().state, self.game().roster.interned());
        let otherwise = match state.waits() {
            Some((_, Then(Task::Asked(Left::Offer(_, otherwise, _))))) => blocks.instructions(*otherwise),
            _ => &[],
        };
        let of_skill = state.frames.last().map_or(&[][..], |frame| &frame.so_far().left).iter().rev();
        let left = of_skill.flat_map(|left| match left {
            Left::Run(block, at) => blocks.instructions(*block).get(*at..).unwrap_or_default(),
            Left::IfDone(block, _) | Left::Otherwise(block, _) | Left::Repeat(_, block) => blocks.instructions(*block),
            _ => &[],
        });
        otherwise.iter().chain(left)
    }

    /// The skill whose use the viewer is asked about is a \[Blocker\] (10-4-1).
    pub fn blocks(&self) -> Option<CardId> {
        let (_, then) = self.game().state.waits()?;
        let Task::AutoUse(activation, _) = &then.0 else { return None };
        let blocker = has_tag(self.game().says(activation), Keyword::Blocker);
        (self.asked()? == (self.seat()?, Question::Use) && blocker).then_some(activation.source.card)
    }
}

impl Position {
    /// Whether the question that waits is about one more of several cards, of which some have been given.
    pub(crate) fn chooses_on(&self) -> bool {
        let Some((decision, then)) = self.state.waits() else { return false };
        match &then.0 {
            Task::Choose(_, _, _, so_far, ..) => !so_far.is_empty(),
            Task::Pay(due) => !due.picked.is_empty() || due.markers > 0,
            Task::Mulligan(_, cards) | Task::PriceCards(.., cards) | Task::Order(_, _, cards) => !cards.is_empty(),
            // Another player may have chosen before (1-3-4).
            Task::Discard(_, _, cards) => cards.iter().any(|card| self.state.object(*card).seat == decision.seat),
            _ => false,
        }
    }

    /// The cards that have yet to be put in order (3-1-6).
    pub(crate) fn left_to_order(&self) -> &[CardId] {
        match self.state.waits() {
            Some((_, Then(Task::Order(_, left, _)))) => left,
            _ => &[],
        }
    }

    /// The card that the skill is about which asks whether something is done.
    pub(crate) fn asked_about(&self) -> Option<CardId> {
        let it = match self.state.waits() {
            Some((_, Then(Task::AutoUse(_, frame)))) => frame.it,
            Some((_, Then(Task::Asked(Left::May(..) | Left::Offer(..))))) => {
                self.state.frames.last().and_then(|frame| frame.it)
            }
            _ => None,
        };
        it.map(|it| it.card)
    }
}
