//! What continuous effects say of cards: what they get, what they cannot do.

use super::noun::{Case, Owner, number};
use super::{AsNoun, InWords, Predicate, Teller};
use crate::ability::{
    Action, Attribute, Change, Discount, Family, Filter, Keyword, Mode, Quantity, Side, SkillKind, Step, UsedFrom, Who,
};
use crate::language::{Message, say};

impl Teller<'_> {
    /// Cards that fit, as those that something is done to: `carte rosse`, `des cartes rouges`.
    fn some(&self, filter: &Filter, case: Case) -> String {
        self.indefinite(filter, true).text(case, self)
    }

    /// The skills with one of these keywords, or all where none is named.
    pub(super) fn skills(&self, keywords: &[Keyword]) -> String {
        if keywords.is_empty() { self.words(say!("skill-all-skills")) } else { self.keywords(keywords) }
    }
}

impl Predicate for Change {
    fn predicate(&self, many: bool, teller: &Teller<'_>) -> String {
        let form = number(many);
        let mode = |mode: Mode| teller.term(mode.term());
        teller.words(match self {
            Self::Power(n) => {
                return teller.changed(n, |amount| say!("skill-gets-power", number = form, amount = amount));
            }
            Self::SetPower(n) => say!("skill-gets-set-power", number = form, amount = n.said(teller)),
            Self::ComboPower(n) => {
                return teller.changed(n, |amount| say!("skill-gets-combo-power", number = form, amount = amount));
            }
            Self::Cost(n) => {
                return teller.changed(n, |amount| say!("skill-gets-cost", number = form, amount = amount));
            }
            Self::ComboCost(n) => {
                return teller.changed(n, |amount| say!("skill-gets-combo-cost", number = form, amount = amount));
            }
            Self::ZEnergyCost(n) => {
                return teller.changed(n, |amount| say!("skill-gets-z-energy-cost", number = form, amount = amount));
            }
            Self::SkillCost(price) => {
                say!("skill-gets-skill-cost", number = form, price = price.said(teller))
            }
            Self::SkillCostOf(SkillKind::With(keywords), price) => {
                let (skills, price) = (teller.skills(keywords), price.said(teller));
                say!("skill-gets-skill-cost-of", number = form, skills = skills, price = price)
            }
            Self::SkillCostOf(SkillKind::Plain(keywords), price) => {
                let (skills, price) = (teller.skills(keywords), price.said(teller));
                say!("skill-gets-plain-skill-cost", number = form, skills = skills, price = price)
            }
            Self::SkillDiscount(keywords, icons) => {
                let (icons, skills) = (icons.said(teller), teller.skills(keywords));
                say!("skill-gets-skill-discount", number = form, icons = icons, skills = skills)
            }
            Self::CostIn(color, n) => {
                let color = teller.term(color.name());
                let says = |amount| say!("skill-gets-cost-in", number = form, amount = amount, color = color);
                return teller.changed(n, says);
            }
            Self::SpecifiedCost(color, n) => {
                let color = teller.term(color.name());
                let says = |amount| say!("skill-gets-specified-cost", number = form, amount = amount, color = color);
                return teller.changed(n, says);
            }
            Self::Gain(tag) => say!("skill-gets-keyword", number = form, tag = teller.tag(tag)),
            Self::GainSkill(skill) => say!("skill-gets-skill", number = form, skill = teller.whole(skill)),
            Self::Is(attribute) => return attribute.predicate(many, teller),
            Self::Negate => say!("skill-gets-negated", number = form),
            Self::NegateKeyword(keyword) => {
                say!("skill-gets-negated-keyword", number = form, keyword = teller.keyword(*keyword))
            }
            Self::NegateKeywords => say!("skill-gets-negated-keywords", number = form),
            Self::NegateOthers => say!("skill-gets-negated-others", number = form),
            Self::Forbid(action) => return action.predicate(many, teller),
            Self::NoSpecifiedCost => say!("skill-gets-no-specified-cost", number = form),
            Self::AttackActive => say!("skill-gets-attack-active", number = form, mode = mode(Mode::Active)),
            Self::AttackActiveA(filter) => {
                let cards = teller.some(filter, Case::Plain);
                if asks_for_active(filter) {
                    say!("skill-gets-attack-a", number = form, cards = cards)
                } else {
                    say!("skill-gets-attack-active-a", number = form, cards = cards, mode = mode(Mode::Active))
                }
            }
            Self::AttackPrice(filter, price) => {
                let (cards, price) = (teller.some(filter, Case::Plain), teller.price(price));
                say!("skill-gets-attack-price", number = form, cards = cards, price = price)
            }
            Self::SkipsStep(step, filter) => {
                let step = if *step == Step::Offense { "offense" } else { "defense" };
                say!("skill-gets-skips-step", number = form, cards = teller.some(filter, Case::Plain), step = step)
            }
            Self::PaidWith(from) => {
                let cards = from.noun(teller).text(Case::Plain, teller);
                say!("skill-gets-paid-with", number = form, cards = cards)
            }
            Self::SkillPaidWith(from) => {
                let cards = from.noun(teller).text(Case::Plain, teller);
                say!("skill-gets-skill-paid-with", number = form, cards = cards)
            }
            Self::BesideUnisons(most) => say!("skill-gets-beside-unisons", number = form, most = *most),
            Self::PlayPrice(price) => say!("skill-gets-play-price", number = form, price = teller.price(price)),
            Self::PaysFor(keywords) => say!("skill-gets-pays-for", number = form, skills = teller.skills(keywords)),
            Self::AnyLeaderColor => say!("skill-gets-any-leader-color", number = form),
            Self::AttacksLeft(n) => say!("skill-gets-attacks-left", number = form, count = *n),
            Self::ActivationsLeft(keywords, n) => {
                say!("skill-gets-activations-left", number = form, count = *n, keywords = teller.keywords(keywords))
            }
            Self::PicksLife => say!("skill-gets-picks-life", number = form),
            Self::SwitchesLeft(n) => {
                say!("skill-gets-switches-left", number = form, count = *n, mode = mode(Mode::Active))
            }
            Self::ComboResting => say!("skill-gets-combo-resting", number = form, mode = mode(Mode::Rest)),
            Self::MayAwaken => {
                say!("skill-gets-may-awaken", number = form, keyword = teller.keyword(Keyword::Awaken))
            }
            Self::MayAwakenAtAnyLife => {
                say!("skill-gets-may-awaken-at-any-life", number = form, keyword = teller.keyword(Keyword::Awaken))
            }
            Self::FreePlay => say!("skill-gets-free-play", number = form),
            Self::FreeSkill(keywords) => say!("skill-gets-free-skill", number = form, skills = teller.skills(keywords)),
            Self::Discount(Discount { cost, less, instead, of }) => {
                let use_ = if of.is_empty() {
                    say!("skill-gets-activated", number = form)
                } else {
                    say!("skill-gets-activated-for", number = form, skills = teller.keywords(of))
                };
                let does = teller.words(use_);
                match (*instead, cost.is_empty()) {
                    (true, true) => say!("skill-used-free", does = does),
                    (true, false) => say!("skill-used-instead", does = does, price = teller.price(cost)),
                    (false, true) => say!("skill-used-cheaper", does = does, icons = less.said(teller)),
                    (false, false) => {
                        let (icons, price) = (less.said(teller), teller.price(cost));
                        say!("skill-used-cheaper-for", does = does, icons = icons, price = price)
                    }
                }
            }
            Self::UsedFrom(used) => {
                let UsedFrom { areas, cost, free, of } = used;
                let place = if areas.is_empty() {
                    teller.words(say!("skill-where-it-lies", number = form))
                } else {
                    teller.areas(areas, Owner::Of(Who::You), Case::From)
                };
                let skills = teller.skills(of);
                let does = teller.words(say!("skill-gets-used-from", number = form, skills = skills, place = place));
                match (cost.is_empty(), *free) {
                    (true, false) => return does,
                    (true, true) => say!("skill-used-free", does = does),
                    (false, false) => say!("skill-used-for-more", does = does, price = teller.price(cost)),
                    (false, true) => say!("skill-used-instead", does = does, price = teller.price(cost)),
                }
            }
            Self::NegateSkill(skill) => {
                say!("skill-gets-negated-skill", number = form, skill = teller.whole(skill))
            }
            Self::EntersResting => say!("skill-gets-enters-resting", number = form, mode = mode(Mode::Rest)),
            Self::Unaffected(whose, filter) => {
                let cards = match whose {
                    Who::Both => teller.some(filter, Case::Of),
                    whose => teller.owned(*whose, filter, "card").text(Case::Of, teller),
                };
                say!("skill-gets-unaffected", number = form, of = cards)
            }
        })
    }
}

/// Whether a description names the mode.
fn asks_for_active(filter: &Filter) -> bool {
    match filter {
        Filter::All(parts) => parts.iter().any(asks_for_active),
        filter => *filter == Filter::Mode(Mode::Active),
    }
}

impl Predicate for Action {
    fn predicate(&self, many: bool, teller: &Teller<'_>) -> String {
        let form = number(many);
        let card = |watched: &crate::ability::Watched| watched.noun(teller).text(Case::Of, teller);
        teller.words(match self {
            Self::Attack => say!("skill-cannot-attack", number = form),
            Self::AttackA(filter) => {
                say!("skill-cannot-attack-a", number = form, cards = teller.some(filter, Case::Plain))
            }
            Self::BeAttacked => say!("skill-cannot-be-attacked", number = form),
            Self::BeAttackedBy(filter) => {
                say!("skill-cannot-be-attacked-by", number = form, cards = teller.some(filter, Case::Plain))
            }
            Self::Block => say!("skill-cannot-block", number = form),
            Self::Combo => say!("skill-cannot-combo", number = form),
            Self::Play => say!("skill-cannot-play", number = form),
            Self::PlayBySkill(watched) => say!("skill-cannot-play-by-skill", number = form, of = card(watched)),
            Self::PlayBySkillBut(keywords) => {
                say!("skill-cannot-play-by-skill-but", number = form, keywords = teller.keywords(keywords))
            }
            Self::PlayForCost => say!("skill-cannot-play-for-cost", number = form),
            Self::Activate => say!("skill-cannot-activate", number = form),
            Self::ActivateKeyword(keywords) => {
                say!("skill-cannot-activate-keyword", number = form, keywords = teller.keywords(keywords))
            }
            Self::CounterAttack => {
                say!("skill-cannot-counter-attack", number = form, family = teller.family(Family::Counter))
            }
            Self::SwitchToActive => {
                say!("skill-cannot-switch-to-active", number = form, mode = teller.term(Mode::Active.term()))
            }
            Self::RestBySkill(watched) => {
                let mode = teller.term(Mode::Rest.term());
                say!("skill-cannot-rest-by-skill", number = form, mode = mode, of = card(watched))
            }
            Self::BecomeEnergy => say!("skill-cannot-become-energy", number = form),
            Self::BeEvolved => say!("skill-cannot-be-evolved", number = form),
            Self::BeCovered => say!("skill-cannot-be-covered", number = form),
            Self::TakeUnder(watched) => say!("skill-cannot-take-under", number = form, of = card(watched)),
            Self::TurnUp(watched) => say!("skill-cannot-turn-up", number = form, of = card(watched)),
            Self::FlipTo(Side::Front) => say!("skill-cannot-flip-to-front", number = form),
            Self::FlipTo(Side::Back) => say!("skill-cannot-flip-to-back", number = form),
            Self::BattleKo => say!("skill-cannot-battle-ko", number = form),
            Self::BattleKoBy(filter) => {
                say!("skill-cannot-battle-ko-by", number = form, cards = teller.some(filter, Case::Plain))
            }
            Self::SkillKo => say!("skill-cannot-skill-ko", number = form),
            Self::SkillKoBy(whose) => say!("skill-cannot-skill-ko-by", number = form, who = teller.who(*whose)),
            Self::NegateSkills => say!("skill-cannot-negate-skills", number = form),
            Self::NegateSkillsBy(whose) => {
                say!("skill-cannot-negate-skills-by", number = form, who = teller.who(*whose))
            }
            Self::NegateThis => say!("skill-cannot-negate-this", number = form),
            Self::NegateAttack => say!("skill-cannot-negate-attack", number = form),
            Self::Leave => say!("skill-cannot-leave", number = form),
            Self::MovedBy(watched, None) => say!("skill-cannot-move", number = form, of = card(watched)),
            Self::MovedBy(watched, Some(to)) => {
                let place = teller.area(*to, Owner::Anybody, Case::To);
                say!("skill-cannot-moved-by", number = form, place = place, of = card(watched))
            }
        })
    }
}

impl Predicate for Attribute {
    fn predicate(&self, many: bool, teller: &Teller<'_>) -> String {
        let form = number(many);
        let has = |what: String| say!("skill-gets-attribute", number = form, what = what);
        teller.words(match self {
            Self::Name(name) => has(format!("{{{name}}}")),
            Self::Character(name) => has(format!("＜{name}＞")),
            Self::Trait(name) => has(format!("《{name}》")),
            Self::Colors(colors) => {
                let colors = teller.all(colors.iter().map(|color| teller.color(color, many)).collect());
                say!("skill-gets-colors", number = form, colors = colors)
            }
            Self::Kind(kind) => {
                let cards = teller.indefinite(&Filter::Kind(*kind), many).text(Case::Plain, teller);
                say!("skill-gets-kind", number = form, cards = cards)
            }
            Self::Keyword(keyword) => has(format!("[{}]", teller.keyword(*keyword))),
        })
    }
}

impl Teller<'_> {
    /// What cards get more or less of, and for each of what.
    fn changed(&self, quantity: &Quantity, says: impl FnOnce(String) -> Message) -> String {
        let (amount, each) = self.amount(quantity);
        [self.words(says(amount)), each].join(" ").trim_end().to_owned()
    }
}
