//! Which skills can be activated (8-5-2).

use crate::ability::{
    Action, Area, Change, Condition, Discount, Effect, Keyword, Price, Says, Selector, Skill, Trigger, UsedFrom,
    Watched, Who,
};
use crate::card::Kind;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::price::energy::Energy;
use crate::engine::dbscg::facts::price::payable::red_blue;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::facts::value::changes::Held;
use crate::engine::dbscg::ids::{CardId, ObjectRef, Seat, SkillId, SkillRef};
use crate::engine::dbscg::roster::WHERE_USED;
use crate::engine::dbscg::roster::aspects::{Aspects, Timings};
use crate::engine::dbscg::roster::line::{does, has_tag, is_of, is_used_from_hand};
use crate::engine::dbscg::roster::timing::Timing;
use crate::engine::dbscg::state::decision::Choice;
use crate::engine::dbscg::state::effect::Used;
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::task::{Activation, Speech};

impl Position {
    /// Skills that a player can activate in their free timing: in the Main Phase, or else in a battle; with this energy in
    /// Active Mode.
    pub(crate) fn activations<'e>(
        &self,
        seat: Seat,
        main: bool,
        energy: &'e dyn Fn() -> &'e Energy,
        options: &mut Vec<Choice>,
    ) {
        let Timings { main: in_main, battle, .. } = self.roster.given.timings;
        if if main { in_main } else { battle } {
            for area in WHERE_USED {
                let given = self.any_given(area);
                if given || self.roster.free_areas(main).contains(&area) {
                    self.activations_in(seat, area, given, (main, energy), options);
                }
            }
            return;
        }
        for area in self.roster.free_areas(main) {
            self.activations_in(seat, *area, false, (main, energy), options);
        }
    }

    /// Those of the cards of an area, which may have been `given` some.
    fn activations_in<'e>(
        &self,
        seat: Seat,
        area: Area,
        given: bool,
        (main, energy): (bool, &'e dyn Fn() -> &'e Energy),
        options: &mut Vec<Choice>,
    ) {
        for card in self.state.cards(seat, area) {
            if given || self.side(*card).free[usize::from(main)].contains(area) {
                self.activations_of(seat, *card, area, (main, energy), options);
            }
            if self.state.present.under {
                for below in self.state.under(*card) {
                    self.activations_of(seat, below, area, (main, energy), options);
                }
            }
        }
    }

    /// Those of a card, in the Main Phase or else in a battle, with this energy in Active Mode.
    fn activations_of<'e>(
        &self,
        seat: Seat,
        card: CardId,
        area: Area,
        (main, energy): (bool, &'e dyn Fn() -> &'e Energy),
        options: &mut Vec<Choice>,
    ) {
        let side = self.side(card);
        let lines = side.usable[area].at(main);
        if self.may_change(card, Aspects::USED_FROM.with(Aspects::SKILLS)) {
            if !lines.is_empty() || !self.given(card).is_empty() {
                self.all_activations_of(seat, card, area, (main, energy), options);
            }
            return;
        }
        if lines.is_empty() || self.is_dear_extra(card, area, energy) {
            return;
        }
        for line in lines {
            let at = usize::from(*line);
            let held = Held { id: SkillRef::printed(side.ids[at]), skill: &side.skills[at] };
            self.activation_of(seat, card, (*line, held), area, energy, options);
        }
    }

    /// The same of a card that may have been given skills, or may use its skills where it otherwise could not.
    fn all_activations_of<'e>(
        &self,
        seat: Seat,
        card: CardId,
        area: Area,
        (main, energy): (bool, &'e dyn Fn() -> &'e Energy),
        options: &mut Vec<Choice>,
    ) {
        if self.is_dear_extra(card, area, energy) {
            return;
        }
        for (line, held) in self.skills(card) {
            let fits = match self.roster.timing(held.id.id) {
                Timing::Main => main,
                Timing::Battle => !main,
                Timing::MainBattle => true,
                Timing::Auto | Timing::Counter(_) | Timing::None => false,
            };
            if fits {
                self.activation_of(seat, card, (line, held), area, energy, options);
            }
        }
    }

    /// A skill of a card, if it can be activated. What there is no energy for is put aside before it is looked at closely.
    fn activation_of<'e>(
        &self,
        seat: Seat,
        card: CardId,
        (line, held): (u8, Held<'_>),
        area: Area,
        energy: &'e dyn Fn() -> &'e Energy,
        options: &mut Vec<Choice>,
    ) {
        let asked = self.roster.interned().energy(held.id.id);
        let dear = asked.count() > 0 && !energy().pays(asked) && !self.may_change(card, Aspects::SKILL_COST);
        if !dear && self.activation(seat, card, line, held, area, None).is_some() {
            options.push(Choice::Activate(card, line));
        }
    }

    /// Whether a card is an Extra Card for which there is no energy.
    fn is_dear_extra<'e>(&self, card: CardId, area: Area, energy: &'e dyn Fn() -> &'e Energy) -> bool {
        let kind = self.roster.def(self.state.object(card).def).card.kind;
        kind == Kind::Extra && area == Area::Hand && self.is_dear(card, area, energy())
    }

    /// Whether there is no energy for the energy cost of a card in hand, and no way around it.
    pub(crate) fn is_dear(&self, card: CardId, area: Area, energy: &Energy) -> bool {
        let printed = &self.roster.def(self.state.object(card).def).card;
        area == Area::Hand
            && printed.energy.is_some_and(|cost| !energy.pays_cost(cost))
            && !self.side(card).discounts
            && !self.roster.keywords.has(Keyword::Invoker)
            // 10-21-1: there may be no specified cost.
            && !self.roster.keywords.has(Keyword::WarriorOfUniverse7)
            && !self.may_change(card, Aspects::COST.with(Aspects::ACTIVATION).with(Aspects::DISCOUNT))
    }

    /// The activation of a skill, if it is possible now; `it` is the card that a \[Counter\] is about.
    pub(crate) fn activation(
        &self,
        seat: Seat,
        card: CardId,
        line: u8,
        skill: Held<'_>,
        area: Area,
        it: Option<ObjectRef>,
    ) -> Option<Activation> {
        let does = does(skill.skill)?;
        let head = self.roster.interned().head(skill.id.id);
        let object = self.state.object(card);
        let kind = self.roster.def(object.def).card.kind;
        let timing = self.roster.timing(skill.id.id);
        let here = if is_used_from_hand(kind, self.side(card).keywords, timing, &skill, does) {
            area == Area::Hand
        } else {
            self.works(card, does, area)
        };
        let elsewhere = if here { None } else { self.used_from(card, &skill, area) };
        let here = here || elsewhere.is_some();
        // A card that is used where it lies under another is used as if it did not (4.00, 23-2-2-4).
        let lies_under = elsewhere.is_some() && object.host.is_some();
        let source = self.state.now(card);
        let is_used_up = || self.used_up(&Used { source, master: seat, line, skill: skill.id });
        if !here || (head.is_limited && is_used_up()) || (!lies_under && self.is_off(card, &skill)) {
            return None;
        }
        if self.forbidden(card, &Action::Activate) || self.forbids_keyword(card, &skill) {
            return None;
        }
        if self.is_spent_this_turn(source, seat, skill.id.id) {
            return None;
        }
        // A skill that does nothing but play its own card is not offered where that is forbidden; of others the rest is done (1-3-2).
        if head.only_plays_itself
            && (!self.may_play_by_skill(card, seat, card) || self.bars_skill(card, Some(skill.skill)))
        {
            return None;
        }
        if head.z_awakens {
            // 4.00, 22-46-5
            if object.face_up || self.z_energy_cost(card).is_none() {
                return None;
            }
            // What stands in the way of most is asked first.
            let as_printed = elsewhere.is_none() && !self.may_change(card, Aspects::SKILL_COST);
            if as_printed && !head.brings_z_energy && !self.has_z_energy_for(seat, card) {
                return None;
            }
        }
        let frame = Frame { it, skill: Some(skill.id.id), ..Frame::of(source, seat) };
        let holds = does.condition.as_ref().is_none_or(|condition| {
            (head.awakens && self.may_awaken(card, condition, &frame)) || self.holds(condition, &frame)
        });
        if !holds {
            return None;
        }
        let from_hand = kind == Kind::Extra && (area == Area::Hand || elsewhere.is_some());
        let spends_card = (from_hand || matches!(timing, Timing::Counter(_))) && !head.is_field;
        let mut cost = self.priced(card, &skill, does);
        if head.z_awakens {
            // 4.00, 22-46-3-1
            let z_energy = self.z_energy_price(card);
            cost = Some(z_energy.into_iter().chain(cost.unwrap_or_else(|| does.cost.clone())).collect());
        }
        let effect = self.roster.interned().effect(skill.id.id);
        let (mut energy, mut free) = (area == Area::Hand, false);
        if let Some(used) = elsewhere {
            (energy, free) = (true, used.free);
            if !used.cost.is_empty() {
                cost = Some(used.cost.iter().chain(cost.as_ref().unwrap_or(&does.cost)).cloned().collect());
            }
        }
        let new = Activation::new(source, seat, skill.id, effect, line);
        let activation = Activation { cost, spends_card, as_from_hand: energy, free, ..new };
        if self.payable(&activation, &frame) || self.discounted(&activation, &frame, 0).is_some() {
            return Some(activation);
        }
        if head.z_awakens
            && let Some(swapped) = self.skill_cost_first(&activation, &frame)
        {
            return Some(swapped);
        }
        self.invoker(&activation, &frame).is_some().then_some(Activation { invoked: true, ..activation })
    }

    /// Whether what may be activated once a turn has been: skills of a card that are paid in markers (8-4-2-5-2; 4.00, 13-4-2),
    /// \[Over Realm\] (10-15-5, 10-26-1), \[Z-Awaken\] (4.00, 22-46-4).
    fn is_spent_this_turn(&self, source: ObjectRef, seat: Seat, skill: SkillId) -> bool {
        let (head, turn) = (self.roster.interned().head(skill), &self.state.this_turn);
        (head.markers.is_some() && self.has_paid_markers(source))
            || (head.is_over_realm && turn.over_realms >= self.over_realm_limit(seat))
            || (head.z_awakens && turn.z_awakened[seat])
    }

    /// A \[Z-Awaken\] whose skill cost is paid before its Z-Energy cost, where that order can matter and can be paid (4.00,
    /// 22-46-3-1).
    pub(crate) fn skill_cost_first(&self, activation: &Activation, frame: &Frame) -> Option<Activation> {
        if !has_tag(self.says(activation), Keyword::ZAwaken) {
            return None;
        }
        let (first, others) = self.price_of(activation).split_first()?;
        if self.z_energy_price(activation.source.card).as_ref() != Some(first) {
            return None;
        }
        let matters = |price: &Price| match price {
            Price::Cards { from, fate, .. } | Price::Colors { from, fate, .. } | Price::Between { from, fate, .. } => {
                fate.area() == Some(Area::ZEnergy)
                    || from.areas.iter().any(|area| [Area::Drop, Area::ZEnergy].contains(area))
            }
            _ => false,
        };
        if !others.iter().any(matters) {
            return None;
        }
        let cost = Some(others.iter().chain([first]).cloned().collect());
        let swapped = Activation { cost, ..activation.clone() };
        self.payable(&swapped, frame).then_some(swapped)
    }

    /// Whether \[Awaken\] may be activated though its condition does not hold.
    fn may_awaken(&self, card: CardId, condition: &Condition, frame: &Frame) -> bool {
        self.has_change(card, Aspects::USE, &|change| matches!(change, Change::MayAwaken))
            || (self.has_change(card, Aspects::USE, &|change| matches!(change, Change::MayAwakenAtAnyLife))
                && self.holds_at_any_life(condition, frame))
    }

    /// Whether a condition would hold with another number of life.
    fn holds_at_any_life(&self, condition: &Condition, frame: &Frame) -> bool {
        match condition {
            Condition::Count(Selector { whose: Who::You, areas, .. }, _) if areas[..] == [Area::Life] => true,
            Condition::All(parts) => parts.iter().all(|part| self.holds_at_any_life(part, frame)),
            other => self.holds(other, frame),
        }
    }

    /// Whether a card may have skills for a lower energy cost and another price.
    pub(crate) fn offers_discount(&self, card: CardId) -> bool {
        self.side(card).discounts || self.may_change(card, Aspects::DISCOUNT)
    }

    /// A skill with a lower energy cost for another price, and the card whose skill offers that: of those that can be paid the
    /// one behind so many others. Those for nothing come first.
    pub(crate) fn discounted(
        &self,
        activation: &Activation,
        frame: &Frame,
        behind: u8,
    ) -> Option<(CardId, Activation)> {
        let card = activation.source.card;
        if !self.offers_discount(card) || !self.takes_energy_cost(activation) {
            return None;
        }
        let statements = self.side(card).skills.iter().flat_map(|skill| skill.statements());
        let said = statements.filter_map(|statement| match &statement.says {
            Says::Discount(discount) if statement.when.as_ref().is_none_or(|when| self.holds(when, frame)) => {
                Some(discount)
            }
            _ => None,
        });
        let mut offered: Vec<(CardId, &Discount)> = said.map(|discount| (card, discount)).collect();
        self.changes(card, Asking::default(), Aspects::DISCOUNT, &mut |change, by, _| {
            if let Change::Discount(discount) = change
                && !discount.is_gift()
            {
                offered.push((by.source.card, discount));
            }
        });
        offered.sort_by_key(|(_, discount)| !discount.cost.is_empty());
        let fitting = offered.into_iter().filter(|(_, discount)| is_of(&discount.of, self.says(activation)));
        let mut payable = fitting.filter_map(|(by, discount)| {
            let cost = discount.cost.iter().chain(self.price_of(activation)).cloned().collect();
            let (cost, less, free) = (Some(cost), discount.less.clone(), discount.instead);
            let lower = Activation { cost, less, free, ..activation.clone() };
            self.payable(&lower, frame).then_some((by, lower))
        });
        payable.nth(usize::from(behind))
    }

    /// What lets a skill be activated in an area where it otherwise is not, as if its card were in hand.
    fn used_from(&self, card: CardId, skill: &Skill, area: Area) -> Option<&UsedFrom> {
        let mut found = None;
        self.changes(card, Asking::default(), Aspects::USED_FROM, &mut |change, _, _| {
            if let Change::UsedFrom(used) = change
                && used.takes_in(area)
                && is_of(&used.of, skill)
            {
                found = Some(used);
            }
        });
        found
    }

    /// The card with \[Invoker\] that lets a player activate this skill of an Extra Card in hand by resting a red-blue
    /// energy instead of paying its energy cost, if there is one and that can be done (10-40-1).
    pub(crate) fn invoker(&self, activation: &Activation, frame: &Frame) -> Option<CardId> {
        let card = activation.source.card;
        if !self.roster.keywords.has(Keyword::Invoker) && !self.roster.gained.has(Keyword::Invoker) {
            return None;
        }
        if self.energy_price(activation).is_none() || self.colors(card) != red_blue() {
            return None;
        }
        let invoker = self.in_play_with(activation.master, Keyword::Invoker)?;
        self.payable(&Activation { invoked: true, ..activation.clone() }, frame).then_some(invoker)
    }

    fn over_realm_limit(&self, seat: Seat) -> u8 {
        if self.in_play_with(seat, Keyword::Wormhole).is_some() { 2 } else { 1 }
    }

    /// What the words of a skill speak of (10-10-3-2 … 10-10-3-4).
    pub(crate) fn speech(&self, activation: &Activation) -> Speech {
        let when = does(self.says(activation)).and_then(|does| does.when.as_ref());
        let effect = self.roster.interned().instructions(activation.effect);
        let when = |is: fn(&Trigger) -> bool| when.is_some_and(|when| when.any(&is));
        let attacks = when(attacks) || effect.iter().any(|effect| effect.any(&lets_attack));
        let battle_card =
            self.state.battle.is_some_and(|battle| self.state.object(battle.attacker.card).area == Area::Battle);
        Speech {
            plays: when(played) || effect.iter().any(|effect| effect.any(&plays)),
            attacks,
            battle_card: attacks && battle_card,
        }
    }

    /// The skill lines of a card that a skill can activate.
    pub(crate) fn activatable(&self, card: CardId, keywords: &[Keyword], frame: &Frame) -> Vec<u8> {
        let own = Frame::of(self.state.now(card), frame.master);
        if self.forbidden(card, &Action::Activate) {
            return Vec::new();
        }
        let (kind, area) = (self.roster.def(self.state.object(card).def).card.kind, self.state.object(card).area);
        let fits = |line: u8, held: Held<'_>| {
            let skill = held.skill;
            let timing = self.roster.timing(held.id.id);
            is_of(keywords, skill)
                && !self.is_spent_this_turn(own.source, frame.master, held.id.id)
                && matches!(timing, Timing::Main | Timing::Battle | Timing::MainBattle)
                && !self.is_off(card, skill)
                && !self.forbids_keyword(card, skill)
                && does(skill).is_some_and(|does| {
                    let used_here = kind != Kind::Extra
                        || is_used_from_hand(kind, self.side(card).keywords, timing, skill, does)
                        || self.works(card, does, area);
                    used_here && does.condition.as_ref().is_none_or(|when| self.holds(when, &own))
                })
                && !self.used_up(&Used { source: own.source, master: own.master, line, skill: held.id })
        };
        self.skills(card).filter(|(line, skill)| fits(*line, *skill)).map(|(line, _)| line).collect()
    }
}

/// "When you play …": a card of the skill's master.
pub(crate) fn played(when: &Trigger) -> bool {
    matches!(when, Trigger::Played(watched) if !matches!(watched, Watched::Theirs(_)))
}

/// "When … attacks": a card of the skill's master.
pub(crate) fn attacks(when: &Trigger) -> bool {
    matches!(when, Trigger::Attacks(watched) | Trigger::AttacksA(watched, _) if !matches!(watched, Watched::Theirs(_)))
}

pub(crate) fn plays(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Play(..)
            | Effect::PlayNegated(..)
            | Effect::PlayWith { .. }
            | Effect::PlayOnto(..)
            | Effect::Evolve(..)
            | Effect::PlayEvolved(..)
            | Effect::Token(_)
    )
}

fn lets_attack(effect: &Effect) -> bool {
    let (Effect::Give(_, change, _) | Effect::GiveAll(_, change, _)) = effect else { return false };
    matches!(change, Change::AttackActive | Change::AttackActiveA(_))
}
