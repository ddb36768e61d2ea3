//! The skill lines of a card: printed ones and those given to it; where they work, and whether they are used up.

use crate::ability::{Area, Change, Does, Icons, Price, Skill};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::facts::value::changes::Held;
use crate::engine::dbscg::ids::{CardId, ObjectRef, Seat};
use crate::engine::dbscg::roster::aspects::{Aspects, Present};
use crate::engine::dbscg::roster::line::{is_of, is_of_kind};
use crate::engine::dbscg::roster::timing::{Limit, limits};
use crate::engine::dbscg::state::effect::Used;

impl Position {
    /// Calls `each` with the cards of an area, and those under them where some skill works there (11-3-2-2).
    pub(crate) fn each_card(&self, seat: Seat, area: Area, each: &mut dyn FnMut(CardId)) {
        for card in self.state.cards(seat, area) {
            each(*card);
            if self.state.present.under {
                self.state.under(*card).into_iter().for_each(&mut *each);
            }
        }
    }

    /// Whether a skill works where its card is (2-13-2, 8-5-8, 11-3-2-2).
    pub(crate) fn works(&self, card: CardId, does: &Does, area: Area) -> bool {
        match self.state.object(card).host {
            Some(_) => does.under,
            None if does.from.is_empty() => area.skills_work(),
            None => does.from.contains(&area),
        }
    }

    /// The skill lines of a card: printed ones, then those given to it, numbered on; of very many the last have no number.
    pub(crate) fn skills(&self, card: CardId) -> impl Iterator<Item = (u8, Held<'_>)> {
        (0..=u8::MAX).zip(self.printed(card).chain(self.given(card)))
    }

    /// One of the skill lines of a card.
    pub(crate) fn skill(&self, card: CardId, line: u8) -> Option<Held<'_>> {
        self.skills(card).find(|(at, _)| *at == line).map(|(_, skill)| skill)
    }

    /// Whether a card of an area may have been given skills; of those in play, any.
    #[inline]
    pub(crate) fn any_given(&self, area: Area) -> bool {
        let lies_here = |one: ObjectRef| {
            let lies = self.state.object(one.card).area;
            lies == area || lies.skills_work() && area.skills_work()
        };
        self.permanents_give(area) || self.effects_give(lies_here)
    }

    /// Whether any card may have been given skills.
    pub(crate) fn any_given_anywhere(&self) -> bool {
        let lie = |area: Area| Seat::BOTH.iter().any(|seat| !self.state.cards(*seat, area).is_empty());
        self.changed(Aspects::SKILLS)
            && (self.state.present.effects.meets(Aspects::SKILLS)
                || self.permanents_give(Area::Battle)
                || (lie(Area::Combo) && self.permanents_give(Area::Combo))
                // Of the areas out of play, all may be reached or none.
                || self.permanents_give(Area::Hand))
    }

    /// Whether permanent skills, printed or given, may give skills to a card of an area.
    fn permanents_give(&self, area: Area) -> bool {
        let reached = area == Area::Combo || self.roster.gives_elsewhere;
        let in_play = area.skills_work() && !self.state.present.under;
        let Present { changes, gives, effects_give, .. } = self.state.present;
        let permanent = if in_play { changes.with(gives) } else { self.roster.changes };
        (permanent.meets(Aspects::SKILLS) && (area.skills_work() || reached)) || effects_give.meets(Aspects::SKILLS)
    }

    /// Whether a card has been given skills.
    #[inline]
    pub(crate) fn has_given(&self, card: CardId) -> bool {
        self.any_given(self.state.object(card).area) && !self.given(card).is_empty()
    }

    /// 8-4-2-5-2: whether a skill of a card has been activated this turn that is paid in markers; no other is then.
    #[inline]
    pub(crate) fn has_paid_markers(&self, source: ObjectRef) -> bool {
        self.state.this_turn.marker_skills.contains(&source)
    }

    /// Whether a skill has been used as often as it may be this turn (10-11; 4.00, 22-44).
    #[inline]
    pub(crate) fn used_up(&self, this: &Used) -> bool {
        if self.state.this_turn.used.is_empty() {
            return false;
        }
        let skill = self.roster.skill(this.skill.id);
        let number = |used: &Used| self.state.object(used.source.card).def;
        let copy = |used: &Used| {
            // The same skill is one that says the same (4.00, 22-44-3-1).
            let says_the_same = || self.roster.skill(used.skill.id) == skill;
            used.master == this.master && number(used) == number(this) && says_the_same()
        };
        let used = &self.state.this_turn.used;
        limits(skill).any(|limit| match limit {
            Limit::OfCard(n) => used.iter().filter(|used| used.is(this)).count() >= usize::from(n),
            Limit::OfCopies(n) => used.iter().filter(|used| copy(used)).count() >= usize::from(n),
        })
    }

    /// A skill of a card with the price that it has now: what effects add comes after the price printed, in the order in
    /// which they were made (8-4-2-1-1).
    /// Nothing where it is the price printed.
    pub(crate) fn priced(&self, card: CardId, skill: &Skill, does: &Does) -> Option<Vec<Price>> {
        let mut added = Vec::new();
        let mut less = Icons::default();
        self.changes(card, Asking::default(), Aspects::SKILL_COST, &mut |change, _, _| match change {
            Change::SkillCost(price) => added.push(Price::clone(price)),
            Change::SkillCostOf(kind, price) if is_of_kind(kind, skill) => added.push(Price::clone(price)),
            Change::SkillDiscount(keywords, by) if is_of(keywords, skill) => less.add(by),
            _ => {}
        });
        if added.is_empty() && less.count() == 0 {
            return None;
        }
        let mut cost: Vec<Price> = does.cost.iter().cloned().chain(added).collect();
        for price in &mut cost {
            if let Price::Energy(icons) = price {
                icons.lower(&mut less);
            }
        }
        Some(cost)
    }
}
