//! Skills and cards that are activated or played for another price, or in other areas: `you may activate this card's [Counter]
//! skill from your hand by …`.

use super::super::cards::{description, named_areas};
use super::super::effect::energy_or_number;
use super::super::phrase::{At, Exactly, Implied, Mapped, Page, Phrase, Tacit, Ways, phrase};
use super::super::price::{Energy, price};
use super::super::word::{Skills, card_name};
use crate::ability::{Area, Change, Discount, Filter, Icons, Price, Says, Scope, Statement, Subject, UsedFrom};

phrase! {
    /// One such statement.
    pub(super) fn paid() -> Statement {
        (Statement { when: None, about: Subject::This, scope: Scope::Hand, says: Says::Change(Change::FreePlay) }) =>
            [("you can play this card from your hand without paying its energy cost" | "you may play this card from your hand without paying its energy cost"
              | "you can play this card from you hand without paying its energy cost")];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::Hand, says: Says::Change(Change::FreeSkill(of)) }) =>
            [("you may activate" | "you can activate") {filter: named_card()} "from your hand without paying its energy cost" {of: Tacit(Vec::new())}];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::MayAwaken) }) =>
            ["you can activate this card's [Awaken]" ("skill" | "")];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::UsedFrom(UsedFrom { areas, cost, free: false, of })) }) =>
            // Whether there is an energy cost to pay does not depend on it.
            ["you can also activate this card's" {of: Skills} ("skills" | "skill" | "") "from your" {areas: named_areas()} {cost: Tacit(Vec::<Price>::new())}]
            | [("you can activate this card's" | "you can also activate this card's") {of: Skills} ("skills" | "skill" | "") "from your" {areas: named_areas()}
             "by paying its energy cost and" {cost: price()}]
            | [("you can activate this card's" | "you can also activate this card's") {of: Skills} ("skills" | "skill" | "") "from your" {areas: named_areas()}
             "by paying its energy cost" {cost: Tacit(Vec::<Price>::new())}]
            | ["you can pay this card's energy cost and activate this card's" {of: Skills} ("skills" | "skill" | "") "from your" {areas: named_areas()}
               {cost: Tacit(Vec::<Price>::new())}]
            | ["this card's" {of: Skills} ("skill" | "skills" | "") ("can also be activated from your" | "can be activated from your") {areas: named_areas()}
               ("under the same conditions as if it were in your hand" | "as if it was in your hand" | "as if it were in your hand" | "") {cost: Tacit(Vec::<Price>::new())}]
            | ["this card's" {of: Skills} ("skill" | "skills" | "") ("can also be activated from its owner's" | "can be activated from its owner's") {areas: named_areas()}
               ("under the same conditions as if it were in your hand" | "") {cost: Tacit(Vec::<Price>::new())}]
            | ["you can activate it by paying its energy cost and" {areas: HERE} {cost: price()} {of: Tacit(Vec::new())}];
        (statement) => [{statement: Mapped(other_price(), |(filter, discount)| Some(priced(filter, discount)), price_of)}];
        (Statement { when: None, about: Subject::This, scope: Scope::Hand, says: Says::Discount(Discount { cost, less, instead: true, of }) }) =>
            [("you can activate this card's" | "you may activate this card's") {of: Skills} ("skills" | "skill" | "") ("from your hand" | "from hand" | "") {cost: without()} {less: NOTHING}]
            | [("you can activate the" | "you may activate the") {of: Skills} ("skill on this card" | "skill of this card") ("from your hand" | "in your hand") {cost: without()} {less: NOTHING}]
            | [("you can activate this card from your hand" | "you may activate this card from your hand") {cost: without()} {of: Tacit(Vec::new())} {less: NOTHING}]
            | ["you can" {cost: price()} "instead of paying this card's energy cost when activating its" {of: Skills} "skill" ("from your hand" | "") {less: NOTHING}]
            | ["when you activate this card's" {of: Skills} ("skill" | "") ("from your hand" | "") ", you may" {cost: price()} (". if you do so," | ". if you do,")
               ("you may activate this card's" | "you can activate this card's") {! Exactly(Skills, of.clone())} ("skill" | "") "without paying its energy cost" {less: NOTHING}];
    }

    /// `when activating a blue card from your hand, you may …. If you do, …`: of which cards, and what is paid then.
    fn other_price() -> (Filter, Discount) {
        ((filter, Discount { cost, less, instead: true, of })) =>
            ["when activating" ("a" | "an") {filter: description()} "from your hand, you may" {cost: price()} {? !is_of_this(&cost)}
             ". if you do, activate that card without paying its energy cost" {of: Tacit(Vec::new())} {less: NOTHING}];
        ((filter, Discount { cost, less, instead: false, of })) =>
            ["when activating" ("a" | "an") {filter: description()} "from your hand, you may" {cost: price()} {? !is_of_this(&cost)}
             ". if you do, reduce the energy cost of that card by" {less: Less} {of: Tacit(Vec::new())}]
            | ["when activating" ("a" | "an") {of: Skills} ("skill of" | "skill on") ("a" | "an") {filter: description()}
               ("from your hand, reduce the energy cost of that card by" | "from your hand, reduce that card's energy cost by") {less: Less} {cost: Tacit(Vec::<Price>::new())}];
    }

    fn named_card() -> Filter {
        (Filter::Name(name)) => [{name: card_name()}];
    }

    /// What is paid instead of an energy cost.
    fn without() -> Vec<Price> {
        (cost) => [("without paying its energy cost" | "without paying the energy cost") {cost: Tacit(Vec::<Price>::new())}]
            | ["without paying its energy cost by" {cost: price()} ("instead" | "")]
            | ["by" {cost: price()} ("instead of paying its energy cost" | "without paying its energy cost" | "instead of its energy cost")]
            | ["without paying its energy cost by paying" {cost: price()} "instead"]
            | ["by" {cost: price()} "instead of paying this card's energy cost"]
            | ["by paying" {cost: price()} ("instead of paying its energy cost" | "instead of its energy cost")];
    }
}

/// Cards in hand that can be activated for another price.
fn priced(filter: Filter, discount: Discount) -> Statement {
    let says = Says::Change(Change::Discount(discount));
    Statement { about: Subject::Yours(filter), scope: Scope::Hand, ..Statement::new(says) }
}

/// As [`priced`], undone.
fn price_of(statement: &Statement) -> Option<(Filter, Discount)> {
    let Says::Change(Change::Discount(discount)) = &statement.says else { return None };
    let Subject::Yours(filter) = &statement.about else { return None };
    let same = priced(filter.clone(), discount.clone()) == *statement;
    same.then(|| (filter.clone(), discount.clone()))
}

/// Whether a price speaks of the card that has the skill: where the skills of others are paid for, that is another.
pub(in super::super) fn is_of_this(cost: &[Price]) -> bool {
    cost.iter().any(|price| matches!(price, Price::This(_) | Price::Under(..)))
}

/// No energy less: all of it is spared.
const NOTHING: Tacit<Icons> = Tacit(Icons::NONE);

/// How much less energy such cards cost: icons, or a number of any color.
#[derive(Clone)]
struct Less;

impl Phrase for Less {
    type Value = Icons;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Icons> {
        energy_or_number(page, at)
    }
    fn says(&self, value: &Icons, page: &Page<'_>, at: At) -> Vec<At> {
        page.reworded(value, || self.read(page, at), || Energy.says(value, page, at))
    }
}

/// Where the card is, as has just been said.
const HERE: Implied<Vec<Area>> = Implied(|spoken| spoken.from.map(|area| vec![area]));
