//! Which cards a card asks for: what its skills choose, count, watch, change, evolve from, and which leader they want.
//!
//! Only descriptions that tell cards of one deck from those of another count: a name, a character, a trait, an era, a
//! keyword. "A Battle Card" asks for nothing. What a line that is not understood asks for is not known, and not guessed.

use crate::ability::{Body, Cards, Choose, Condition, Does, Effect, Filter, Price, Selector, Skills, Subject, Trigger};
use crate::ability::{Described, Facts, Watched, Who};
use crate::catalog::Entry;

/// What the skills of both sides of a card ask for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Asks {
    /// Cards of its player, each description once.
    pub(super) cards: Vec<Filter>,
    /// Leaders.
    pub(super) leaders: Vec<Filter>,
}

impl Asks {
    pub(super) fn of(entry: &Entry) -> Self {
        let mut asks = Self::default();
        for skills in [&entry.front, &entry.back] {
            asks.add_skills(skills);
        }
        asks
    }

    fn add_skills(&mut self, skills: &Skills) {
        for line in &skills.lines {
            match &line.body {
                Body::Does(does) => self.add_deed(does),
                Body::Permanent(statements) => {
                    for statement in statements {
                        statement.when.iter().for_each(|when| self.add_condition(when));
                        match &statement.about {
                            Subject::Yours(filter) => self.add(filter),
                            Subject::Cards(selector) => self.add_selector(selector),
                            Subject::This | Subject::Theirs(_) | Subject::Above => {}
                        }
                    }
                }
                Body::Tags | Body::Unread => {}
            }
        }
    }

    fn add_deed(&mut self, does: &Does) {
        does.when.iter().for_each(|when| self.add_trigger(when));
        does.condition.iter().for_each(|condition| self.add_condition(condition));
        does.cost.iter().for_each(|price| self.add_price(price));
        does.names.iter().for_each(|filter| self.add(filter));
        does.effect.iter().for_each(|effect| self.add_effect(effect));
    }

    fn add(&mut self, filter: &Filter) {
        if names(filter) && !self.cards.contains(filter) {
            self.cards.push(filter.clone());
        }
    }

    fn add_selector(&mut self, selector: &Selector) {
        if selector.whose != Who::Opponent {
            self.add(&selector.filter);
        }
        selector.under.iter().for_each(|hosts| self.add_cards(hosts));
    }

    fn add_choice(&mut self, choose: &Choose) {
        self.add_selector(&choose.from);
    }

    fn add_cards(&mut self, cards: &Cards) {
        match cards {
            Cards::All(selector) => self.add_selector(selector),
            Cards::Chosen(choose) => self.add_choice(choose),
            Cards::Under(host) => self.add_cards(host),
            Cards::Each(parts) => parts.iter().for_each(|part| self.add_cards(part)),
            Cards::This
            | Cards::It
            | Cards::Named(_)
            | Cards::Rest(..)
            | Cards::Attacker
            | Cards::Guard
            | Cards::Attacked
            | Cards::Leader(_)
            | Cards::Top(..)
            | Cards::Bottom(..) => {}
        }
    }

    fn add_effect(&mut self, effect: &Effect) {
        match effect {
            Effect::Choose(choose) => self.add_choice(choose),
            Effect::GiveAll(selector, ..) | Effect::GiveNext(selector, ..) => self.add_selector(selector),
            Effect::If(condition, ..) => self.add_condition(condition),
            Effect::WhenNext(trigger, ..) | Effect::Whenever(trigger, ..) => self.add_trigger(trigger),
            // What the opponent does is about their cards.
            Effect::As(Who::Opponent, _) => return,
            _ => {}
        }
        // They are lent to be rewritten; of a copy, that changes nothing.
        effect.clone().cards_mut().into_iter().for_each(|cards| self.add_cards(cards));
        effect.blocks().into_iter().flat_map(|block| block.iter()).for_each(|effect| self.add_effect(effect));
    }

    fn add_price(&mut self, price: &Price) {
        match price {
            Price::Cards { from, .. }
            | Price::Colors { from, .. }
            | Price::SumOfCosts { from, .. }
            | Price::Between { from, .. } => self.add_selector(from),
            Price::Condition(condition) => self.add_condition(condition),
            Price::Act(block) => block.iter().for_each(|effect| self.add_effect(effect)),
            Price::Energy(_)
            | Price::Shown(..)
            | Price::This(_)
            | Price::Under(..)
            | Price::MarkersX(_)
            | Price::Mill(_)
            | Price::AllOf(..)
            | Price::Draw(_) => {}
        }
    }

    fn add_condition(&mut self, condition: &Condition) {
        match condition {
            Condition::Leader(filter) | Condition::LeaderBack(filter) => self.leaders.push(filter.clone()),
            Condition::Count(selector, _) | Condition::Beneath(selector) => self.add_selector(selector),
            Condition::Any(cards) => self.add_cards(cards),
            Condition::Under { cards, host, .. } => {
                self.add(cards);
                self.add(host);
            }
            Condition::All(parts) | Condition::Either(parts) => parts.iter().for_each(|part| self.add_condition(part)),
            // "If you have none" asks for nothing; the others are about the game, or about cards named before.
            _ => {}
        }
    }

    fn add_trigger(&mut self, trigger: &Trigger) {
        match trigger {
            Trigger::Played(watched)
            | Trigger::Attacks(watched)
            | Trigger::AttacksA(watched, _)
            | Trigger::Attacked(watched)
            | Trigger::Guards(watched)
            | Trigger::Comboed(watched)
            | Trigger::Kod(watched)
            | Trigger::Moved(watched, ..)
            | Trigger::Leaves(watched, _)
            | Trigger::Enters(watched, _)
            | Trigger::Switched(watched, _)
            | Trigger::DealsDamage(watched)
            | Trigger::DealtDamage(watched) => self.add_watched(watched),
            Trigger::UsesExtra(Who::You, filter) => self.add(filter),
            Trigger::Situation(condition) => self.add_condition(condition),
            Trigger::By(_, event) | Trigger::From(_, event) => self.add_trigger(event),
            Trigger::While(condition, event) => {
                self.add_condition(condition);
                self.add_trigger(event);
            }
            Trigger::Either(parts) => parts.iter().for_each(|part| self.add_trigger(part)),
            _ => {}
        }
    }

    fn add_watched(&mut self, watched: &Watched) {
        match watched {
            Watched::Yours(filter) | Watched::YourOther(filter) => self.add(filter),
            Watched::Either(parts) => parts.iter().for_each(|part| self.add_watched(part)),
            Watched::This | Watched::Theirs(_) | Watched::Any(_) => {}
        }
    }
}

/// Whether a description tells cards apart by what they are called, belong to or have as a keyword.
pub(super) fn names(filter: &Filter) -> bool {
    match filter {
        Filter::Trait(_)
        | Filter::TraitPart(_)
        | Filter::OnlyTrait(_)
        | Filter::Era(_)
        | Filter::Character(_)
        | Filter::CharacterPart(_)
        | Filter::OnlyCharacter(_)
        | Filter::Name(_)
        | Filter::NamePart(_)
        | Filter::Keyword(_)
        | Filter::InText(_)
        | Filter::Family(_)
        | Filter::SkillLess
        | Filter::OriginallySkillLess => true,
        Filter::All(parts) => parts.iter().any(names),
        Filter::Either(parts) => parts.iter().all(names),
        _ => false,
    }
}

/// Whether a card in a deck is one that a description means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    /// It is, as soon as it lies and stands as the description wants it.
    Yes,
    /// It is not.
    No,
    /// That hangs on skills that are not known, or on other cards.
    Open,
    /// That is a matter of the game: any card may come to lie or stand so.
    Moot,
}

/// Whether a description means a card.
pub(super) fn fit(filter: &Filter, facts: &Facts<'_>, entry: &Entry) -> Fit {
    let whole = || !entry.front.partial;
    let read = || whole() && entry.front.lines.iter().all(|line| line.body != Body::Unread);
    let surely = |found: bool, known: bool| match (found, known) {
        (true, _) => Fit::Yes,
        (false, true) => Fit::No,
        (false, false) => Fit::Open,
    };
    match filter {
        Filter::Any => Fit::Yes,
        Filter::Not(inner) => match fit(inner, facts, entry) {
            Fit::Yes => Fit::No,
            Fit::No => Fit::Yes,
            other => other,
        },
        Filter::All(parts) => {
            let fits: Vec<Fit> = parts.iter().map(|part| fit(part, facts, entry)).collect();
            let order = [Fit::No, Fit::Open, Fit::Yes];
            order.into_iter().find(|fit| fits.contains(fit)).unwrap_or(Fit::Moot)
        }
        Filter::Either(parts) => {
            let fits: Vec<Fit> = parts.iter().map(|part| fit(part, facts, entry)).collect();
            let order = [Fit::Yes, Fit::Moot, Fit::Open];
            order.into_iter().find(|fit| fits.contains(fit)).unwrap_or(Fit::No)
        }
        Filter::Keyword(_) | Filter::Family(_) => surely(filter.matches(facts), whole()),
        Filter::NoKeyword => match surely(facts.has_keyword_skill(), whole()) {
            Fit::Yes => Fit::No,
            Fit::No => Fit::Yes,
            other => other,
        },
        Filter::InText(keyword) => {
            let spoken = facts.has_keyword(*keyword) || entry.front.lines.iter().any(|line| line.speaks_of(*keyword));
            surely(spoken, read())
        }
        Filter::SkillLess | Filter::OriginallySkillLess => surely(facts.skill_less, whole()),
        Filter::Shares(..) | Filter::This | Filter::Copy => Fit::Open,
        Filter::CostWith(_) | Filter::PowerWith(_) if filter.is_live() => Fit::Open,
        Filter::Mode(_)
        | Filter::In(_)
        | Filter::Attacking
        | Filter::Guarding
        | Filter::FaceUp
        | Filter::CameFaceUp
        | Filter::Evolved
        | Filter::Markers(_) => Fit::Moot,
        _ => surely(filter.matches(facts), true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::{Area, Mode, Skill};
    use crate::card::Kind;
    use crate::catalog::Catalog;

    fn asks(number: &str) -> Vec<String> {
        let catalog = Catalog::embedded();
        let entry = catalog.get(&number.parse().expect("a number")).expect("a card");
        Asks::of(entry).cards.iter().map(|filter| filter.describe().to_string()).collect()
    }

    #[test]
    fn a_card_asks_for_what_its_skills_choose_and_evolve_from() {
        assert_eq!(asks("BT1-007"), ["red ＜Champa＞ cards"]);
        assert_eq!(asks("BT1-016"), ["＜Frost＞ cards"]);
        // A Battle Card of any kind is nothing that a deck could be built for.
        assert_eq!(asks("BT1-001"), [""; 0]);
    }

    #[test]
    fn what_is_not_known_of_a_card_is_no_match() {
        let catalog = Catalog::embedded();
        let mut entry = catalog.get(&"BT1-006".parse().expect("a number")).expect("a card").clone();
        let god = Filter::Trait("God".into());
        let keyword = Filter::Keyword(crate::ability::Keyword::Blocker);
        let fits = |filter: &Filter, entry: &Entry| fit(filter, &entry.facts(None), entry);
        assert_eq!([fits(&god, &entry), fits(&keyword, &entry)], [Fit::Yes, Fit::No]);
        entry.front.partial = true;
        assert_eq!([fits(&god, &entry), fits(&keyword, &entry)], [Fit::Yes, Fit::Open]);
        assert_eq!(fits(&keyword.clone().negated(), &entry), Fit::Open);
        assert_eq!(fits(&Filter::All(vec![god.clone(), keyword.clone()]), &entry), Fit::Open);
        assert_eq!(fits(&Filter::Either(vec![god, keyword]), &entry), Fit::Yes);
    }

    #[test]
    fn how_a_card_lies_in_the_game_does_not_matter_before_it() {
        let catalog = Catalog::embedded();
        let entry = catalog.get(&"BT1-006".parse().expect("a number")).expect("a card");
        let fits = |filter: &Filter| fit(filter, &entry.facts(None), entry);
        let resting = Filter::Mode(Mode::Rest);
        let god = Filter::Trait("God".into());
        assert_eq!(fits(&Filter::All(vec![god.clone(), resting.clone()])), Fit::Yes);
        assert_eq!(fits(&Filter::All(vec![resting.clone(), Filter::In(Area::Battle).negated()])), Fit::Moot);
        assert_eq!(fits(&Filter::Either(vec![god.negated(), resting])), Fit::Moot);
    }

    #[test]
    fn only_what_names_cards_is_asked_for() {
        let (god, battle) = (Filter::Trait("God".into()), Filter::Kind(Kind::Battle));
        assert!(names(&Filter::All(vec![god.clone(), battle.clone()])));
        assert!(!names(&Filter::Either(vec![god, battle.clone()])) && !names(&battle));
        let mut entry = Catalog::embedded().get(&"BT1-006".parse().expect("a number")).expect("a card").clone();
        entry.front.lines = vec![Skill { body: Body::Unread, ..Skill::default() }];
        assert_eq!(Asks::of(&entry), Asks::default());
    }
}
