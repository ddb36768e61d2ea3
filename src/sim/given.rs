//! What skills give for a time, in words: for games that are told move by move, and for scenarios.

use crate::ability::{Keyword, Mode, Step, Until};
use crate::card::Color;
use crate::engine::dbscg::Seat;
use crate::engine::dbscg::state::given::{Forbidden, Given};
use crate::language::{Argument, Message, say};
use crate::wording;

/// What a card that is given it does from then on: `gets +5000 power`, `cannot attack`.
///
/// ```
/// use deckscouter::{engine::dbscg::state::given::Given, language::Lang, sim::given};
/// let gets = given::words(Given::Power(-5000));
/// assert_eq!(gets.to_string(), "gets -5000 power");
/// assert_eq!(gets.text(Lang::It), "ottiene -5000 di potenza");
/// ```
pub fn words(given: Given) -> Message {
    match given {
        Given::Power(by) => say!("gets-power", by = signed(by)),
        Given::SetPower(to) => say!("has-power", power = to),
        Given::ComboPower(by) => say!("gets-combo-power", by = signed(by)),
        Given::Cost(by) => say!("gets-cost", by = signed(by)),
        Given::CostIn(color, by) => say!("gets-cost-in", by = signed(by), color = named(color)),
        Given::SpecifiedCost(color, by) => say!("gets-specified-cost", by = signed(by), color = named(color)),
        Given::ComboCost(by) => say!("gets-combo-cost", by = signed(by)),
        Given::ZEnergyCost(by) => say!("gets-z-energy-cost", by = signed(by)),
        Given::NoSpecifiedCost => say!("has-no-specified-cost"),
        Given::SkillCost => say!("pays-more-for-skills"),
        Given::SkillDiscount => say!("pays-less-for-skills"),
        Given::Keyword(keyword, None) => say!("gains-keyword", keyword = wording::keyword(keyword)),
        Given::Keyword(keyword, Some(n)) => {
            say!("gains-keyword-number", keyword = wording::keyword(keyword), number = n)
        }
        Given::Skill(None) => say!("gains-skill"),
        Given::Skill(Some(keyword)) => say!("gains-skill-with", keyword = wording::keyword(keyword)),
        Given::Name => say!("gains-name"),
        Given::Character => say!("gains-character"),
        Given::Trait => say!("gains-trait"),
        Given::Colors(colors) => say!("is-also", colors = Argument::list(colors.iter().map(named), "/")),
        Given::Kind => say!("gains-kind"),
        Given::Negated => say!("has-skills-negated"),
        Given::NegatedKeyword(keyword) => say!("has-keyword-negated", keyword = wording::keyword(keyword)),
        Given::NegatedKeywords => say!("has-keywords-negated"),
        Given::NegatedOthers => say!("has-others-negated"),
        Given::NegatedSkill => say!("has-one-negated"),
        Given::Forbidden(what) => forbidden(what),
        Given::AttackActive => say!("may-attack-active"),
        Given::AttackPrice => say!("pays-to-attack"),
        Given::PlayPrice => say!("pays-to-be-played"),
        Given::PaysFor => say!("may-be-given-for-prices"),
        Given::SkipsStep(Step::Offense) => say!("skips-offense"),
        Given::SkipsStep(Step::Defense) => say!("skips-defense"),
        Given::PaidWith => say!("is-paid-with-others"),
        Given::SkillPaidWith => say!("pays-skills-with-others"),
        Given::BesideUnisons(most) => say!("comes-beside-unisons", most = most),
        Given::AnyLeaderColor => say!("asks-no-leader-color"),
        Given::AttacksLeft(left) => say!("has-attacks-left", attacks = left),
        Given::PicksLife => say!("picks-life"),
        Given::SwitchesLeft(left) => {
            say!("has-switches-left", switches = left, mode = wording::term(Mode::Active.term()))
        }
        Given::ActivationsLeft(left) => say!("has-activations-left", activations = left),
        Given::ComboResting => say!("may-combo-resting"),
        Given::MayAwaken => say!("may-awaken", keyword = wording::keyword(Keyword::Awaken)),
        Given::FreePlay => say!("may-be-played-free"),
        Given::FreeSkill => say!("may-activate-free"),
        Given::OtherPrice => say!("may-activate-for-another-price"),
        Given::UsedElsewhere => say!("may-activate-elsewhere"),
        Given::EntersResting => say!("enters-resting"),
        Given::Unaffected => say!("is-unaffected"),
    }
}

fn forbidden(what: Forbidden) -> Message {
    match what {
        Forbidden::Attack => say!("cannot-attack"),
        Forbidden::AttackSome => say!("cannot-attack-some"),
        Forbidden::BeAttacked => say!("cannot-be-attacked"),
        Forbidden::BeAttackedBySome => say!("cannot-be-attacked-by-some"),
        Forbidden::Block => say!("cannot-block"),
        Forbidden::Combo => say!("cannot-combo"),
        Forbidden::BePlayed => say!("cannot-be-played"),
        Forbidden::BePlayedBySkills => say!("cannot-be-played-by-skills"),
        Forbidden::BePlayedForCost => say!("cannot-be-played-for-cost"),
        Forbidden::Activate => say!("cannot-activate"),
        Forbidden::ActivateSome => say!("cannot-activate-some"),
        Forbidden::CounterAttack => say!("cannot-answer-attack"),
        Forbidden::BecomeActive => say!("cannot-become-active"),
        Forbidden::BeRested => say!("cannot-be-rested"),
        Forbidden::BecomeEnergy => say!("cannot-become-energy"),
        Forbidden::BeEvolved => say!("cannot-be-evolved"),
        Forbidden::BeCovered => say!("cannot-be-covered"),
        Forbidden::TakeUnder => say!("cannot-take-under"),
        Forbidden::BeTurnedUp => say!("cannot-be-turned-up"),
        Forbidden::BeFlipped => say!("cannot-be-flipped"),
        Forbidden::BeKodInBattle => say!("cannot-be-kod-in-battle"),
        Forbidden::BeKodBySkills => say!("cannot-be-kod-by-skills"),
        Forbidden::BeNegated => say!("cannot-be-negated"),
        Forbidden::HaveAttackNegated => say!("cannot-have-attack-negated"),
        Forbidden::Leave => say!("cannot-leave"),
    }
}

/// Until when something lasts that a player's skill has given; `whose` is what messages know the player by whose turn is
/// meant: `A`, `you`, `opponent`.
pub fn until(until: Until, master: Seat, whose: impl Fn(Seat) -> &'static str) -> Message {
    match until {
        Until::Battle => say!("until-battle"),
        Until::Charge => say!("until-charge"),
        Until::Main => say!("until-main"),
        Until::Turn => say!("until-turn"),
        Until::OpponentsTurn => say!("until-turn-of", whose = whose(master.other())),
        Until::OpponentsNextTurn => say!("until-next-turn-of", whose = whose(master.other())),
        Until::YourTurn => say!("until-turn-of", whose = whose(master)),
        Until::YourNextTurn => say!("until-next-turn-of", whose = whose(master)),
        Until::YourNextTurnStart => say!("until-next-turn-begins", whose = whose(master)),
        Until::YourNextMainStart => say!("until-next-main-begins", whose = whose(master)),
        Until::Game => say!("until-game"),
    }
}

fn signed(number: i32) -> String {
    format!("{number:+}")
}

fn named(color: Color) -> Message {
    wording::term(color.name())
}
