//! How much of their own life a player gives up for sure by what they are about to do: the last of it loses the game.
//!
//! What is chosen later is not counted: it is asked then.

use std::borrow::Borrow;

use crate::ability::{
    Area, Body, Cards, Choose, Effect, Fate, HowMany, Name, Node, Price, Quantity, Selector, Skill, Visit, Who,
};
use crate::engine::dbscg::facts::bill::Bill;

use super::Desk;
use super::scale::life;

impl Desk<'_, '_> {
    /// Whether what is given for something, and done by it, takes the last of our life and does not win.
    pub(super) fn is_deadly(&self, parts: &[Price], effects: &[Effect]) -> bool {
        let taken = life_taken(parts, effects);
        taken > 0 && taken >= life(self.view, self.seat) && !wins(effects)
    }

    /// Whether what the skill that asks still does takes the last of our life, and does not win.
    pub(super) fn ends_us(&self) -> bool {
        let left = || self.view.instructions();
        let taken = taken_by(&left().collect::<Vec<_>>());
        taken > 0 && taken >= life(self.view, self.seat) && !left().any(|effect| wins(std::slice::from_ref(effect)))
    }

    /// Whether activating a skill for a bill, if there is one, takes the last of our life, and does not win.
    pub(super) fn kills_us(&self, bill: Option<&Bill<'_>>, skill: &Skill) -> bool {
        let Body::Does(does) = &skill.body else { return false };
        self.is_deadly(bill.map_or(&[], |bill| &bill.parts), &does.effect)
    }
}

/// So much of their life a player gives for a price and what is done for it; of a price of life that is counted later, the
/// least.
pub(super) fn life_taken(parts: &[Price], effects: &[Effect]) -> i32 {
    let for_price: i32 = parts.iter().map(paid).sum();
    for_price.saturating_add(taken_by(effects))
}

/// The same of instructions that may lie apart.
fn taken_by<E: Borrow<Effect>>(effects: &[E]) -> i32 {
    let effects = || effects.iter().map(Borrow::borrow);
    let named = |name: &Name| named(effects(), name);
    effects().map(|effect| taken(&named, effect)).fold(0, i32::saturating_add)
}

/// The choice that gives a name.
type Named<'a, 'n> = &'n dyn Fn(&Name) -> Option<&'a Choose>;

/// Whether it wins the game.
pub(super) fn wins(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| effect.any(&|effect| matches!(effect, Effect::Win(Who::You))))
}

fn paid(part: &Price) -> i32 {
    match part {
        Price::Cards { count, from, fate, .. } if of_life(from) && leaves(*fate) => i32::from(*count),
        Price::Between { count, from, fate, .. } if of_life(from) && leaves(*fate) => count.min.map_or(0, i32::from),
        Price::AllOf(from, fate) if of_life(from) && leaves(*fate) => ALL,
        Price::Act(effects) => taken_by(effects),
        _ => 0,
    }
}

/// As much life as there can be.
const ALL: i32 = 100;

const fn leaves(fate: Fate) -> bool {
    matches!(fate.area(), Some(area) if !matches!(area, Area::Life))
        || matches!(fate, Fate::DeckBottom | Fate::UnderThis)
}

/// Whether cards are of one's own life.
pub(super) fn of_life(from: &Selector) -> bool {
    from.whose == Who::You && from.among.is_none() && from.places() == [Area::Life]
}

fn block(named: Named<'_, '_>, effects: &[Effect]) -> i32 {
    effects.iter().map(|effect| taken(named, effect)).fold(0, i32::saturating_add)
}

fn taken(named: Named<'_, '_>, effect: &Effect) -> i32 {
    match effect {
        Effect::Damage(Who::You, Quantity::Number(n)) => *n,
        Effect::Damage(Who::You, Quantity::Counted(_)) => 1,
        Effect::Move(cards, to) | Effect::MoveNegated(cards, to, _) if to.area() != Some(Area::Life) => {
            moved(named, cards)
        }
        Effect::If(_, yes, no) => block(named, yes).max(block(named, no)),
        Effect::Done(act, then) => block(named, act).saturating_add(block(named, then)),
        Effect::Options(_, options) => options.iter().map(|option| block(named, option)).min().unwrap_or(0),
        _ => 0,
    }
}

fn moved(named: Named<'_, '_>, cards: &Cards) -> i32 {
    match cards {
        Cards::All(from) if of_life(from) => ALL,
        Cards::Chosen(choose) => chosen(choose),
        Cards::Named(name) => named(name).map_or(0, chosen),
        _ => 0,
    }
}

fn chosen(choose: &Choose) -> i32 {
    match &choose.count {
        HowMany::Exactly(Quantity::Number(n)) | HowMany::Between(Quantity::Number(n), _) if of_life(&choose.from) => *n,
        HowMany::All if of_life(&choose.from) => ALL,
        _ => 0,
    }
}

/// The choice that gives a name.
fn named<'a>(effects: impl IntoIterator<Item = &'a Effect>, name: &Name) -> Option<&'a Choose> {
    struct Giver<'a, 'n>(&'n Name, Option<&'a Choose>);
    impl<'a> Visit<'a> for Giver<'a, '_> {
        fn effect(&mut self, effect: &'a Effect) {
            match effect {
                Effect::Choose(choose) if choose.name == *self.0 => self.1 = self.1.or(Some(choose)),
                other => other.walk(self),
            }
        }
    }
    let mut giver = Giver(name, None);
    for effect in effects {
        effect.accept(&mut giver);
    }
    giver.1
}
