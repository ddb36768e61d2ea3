//! Which cards a card asks for: what its skills choose, count, watch, change, evolve from, and which leader they want.
//!
//! Only descriptions that tell cards of one deck from those of another count: a name, a character, a trait, an era, a
//! keyword. "A Battle Card" asks for nothing. What a line that is not understood asks for is not known, and not guessed.

use crate::ability::{
    Body, Condition, Described, Does, Effect, Facts, Filter, Node, Selector, Skill, Subject, Trigger, Visit, Watched,
    Who,
};
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
        for line in entry.front.lines.iter().chain(&entry.back.lines) {
            line.walk(&mut asks);
        }
        asks
    }

    fn add(&mut self, filter: &Filter) {
        if names(filter) && !self.cards.contains(filter) {
            self.cards.push(filter.clone());
        }
    }
}

/// Descriptions are taken down where it is said whose cards they are about.
impl<'s> Visit<'s> for Asks {
    fn does(&mut self, does: &'s Does) {
        does.names.iter().for_each(|filter| self.add(filter));
        does.walk(self);
    }

    fn selector(&mut self, selector: &'s Selector) {
        if selector.whose != Who::Opponent {
            self.add(&selector.filter);
        }
        selector.walk(self);
    }

    fn watched(&mut self, watched: &'s Watched) {
        if let Watched::Yours(filter) | Watched::YourOther(filter) = watched {
            self.add(filter);
        }
        watched.walk(self);
    }

    fn subject(&mut self, subject: &'s Subject) {
        if let Subject::Yours(filter) = subject {
            self.add(filter);
        }
        subject.walk(self);
    }

    fn trigger(&mut self, trigger: &'s Trigger) {
        if let Trigger::UsesExtra(Who::You, filter) = trigger {
            self.add(filter);
        }
        trigger.walk(self);
    }

    fn condition(&mut self, condition: &'s Condition) {
        match condition {
            Condition::Leader(filter) | Condition::LeaderBack(filter) => self.leaders.push(filter.clone()),
            // "If you have none" asks for nothing.
            Condition::Not(_) => return,
            Condition::Under { cards, host, .. } => {
                self.add(cards);
                self.add(host);
            }
            // What else is asked about cards is said of them further down.
            _ => {}
        }
        condition.walk(self);
    }

    fn effect(&mut self, effect: &'s Effect) {
        // What the opponent does is about their cards.
        if !matches!(effect, Effect::As(Who::Opponent, _)) {
            effect.walk(self);
        }
    }

    // A skill that is given is about the cards of whoever gets it, and one that is negated about nothing any more.
    fn skill(&mut self, _: &'s Skill) {}
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
        | Filter::Tagged(_)
        | Filter::InText(_)
        | Filter::Family(_)
        | Filter::SkillLess
        | Filter::OriginallySkillLess => true,
        Filter::All(parts) => parts.iter().any(names),
        Filter::Either(parts) => parts.iter().all(names),
        Filter::Any
        | Filter::Kind(_)
        | Filter::Color(_)
        | Filter::OriginalColor(_)
        | Filter::JustColors(_)
        | Filter::Multicolor
        | Filter::Cost(_)
        | Filter::CostWith(_)
        | Filter::OriginalCost(_)
        | Filter::Declared(_)
        | Filter::SpecifiedCost(_)
        | Filter::ZEnergyCost(_)
        | Filter::NoKeyword
        | Filter::Not(_)
        | Filter::Power(_)
        | Filter::PowerWith(_)
        | Filter::OriginalPower(_)
        | Filter::OriginalPowerWith(_)
        | Filter::ComboCost(_)
        | Filter::ComboPower(_)
        | Filter::Markers(_)
        | Filter::CanCombo
        | Filter::Mode(_)
        | Filter::In(_)
        | Filter::Owner(_)
        | Filter::Attacking
        | Filter::Guarding
        | Filter::This
        | Filter::FaceUp
        | Filter::Hidden
        | Filter::CameFaceUp
        | Filter::CameFrom(_)
        | Filter::Token
        | Filter::Evolved
        | Filter::Shares(..)
        | Filter::UnionName(..)
        | Filter::Copy => false,
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

impl Fit {
    /// Whether the card is one that the description does not mean.
    const fn opposite(self) -> Self {
        match self {
            Self::Yes => Self::No,
            Self::No => Self::Yes,
            Self::Open | Self::Moot => self,
        }
    }
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
        Filter::Not(inner) => fit(inner, facts, entry).opposite(),
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
        Filter::Keyword(_) | Filter::Tagged(_) | Filter::Family(_) => surely(filter.matches(facts), whole()),
        Filter::NoKeyword => surely(facts.has_keyword_skill(), whole()).opposite(),
        Filter::InText(keyword) => {
            let spoken = facts.has_keyword(*keyword) || entry.front.lines.iter().any(|line| line.speaks_of(*keyword));
            surely(spoken, read())
        }
        Filter::SkillLess | Filter::OriginallySkillLess => surely(facts.skill_less, whole()),
        Filter::Shares(..) | Filter::UnionName(..) | Filter::Declared(_) | Filter::This | Filter::Copy => Fit::Open,
        Filter::CostWith(_) | Filter::PowerWith(_) | Filter::OriginalPowerWith(_) if filter.is_live() => Fit::Open,
        Filter::Mode(_)
        | Filter::In(_)
        | Filter::Owner(_)
        | Filter::Attacking
        | Filter::Guarding
        | Filter::FaceUp
        | Filter::Hidden
        | Filter::CameFaceUp
        | Filter::CameFrom(_)
        | Filter::Evolved
        | Filter::Markers(_) => Fit::Moot,
        Filter::Kind(_)
        | Filter::Color(_)
        | Filter::OriginalColor(_)
        | Filter::JustColors(_)
        | Filter::Multicolor
        | Filter::Trait(_)
        | Filter::TraitPart(_)
        | Filter::OnlyTrait(_)
        | Filter::Era(_)
        | Filter::Character(_)
        | Filter::CharacterPart(_)
        | Filter::OnlyCharacter(_)
        | Filter::Name(_)
        | Filter::NamePart(_)
        | Filter::Cost(_)
        | Filter::CostWith(_)
        | Filter::OriginalCost(_)
        | Filter::SpecifiedCost(_)
        | Filter::ZEnergyCost(_)
        | Filter::Power(_)
        | Filter::PowerWith(_)
        | Filter::OriginalPower(_)
        | Filter::OriginalPowerWith(_)
        | Filter::ComboCost(_)
        | Filter::ComboPower(_)
        | Filter::CanCombo
        | Filter::Token => surely(filter.matches(facts), true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::written::Line;
    use crate::ability::{Area, Mode, Skill};
    use crate::card::Kind;
    use crate::catalog::Catalog;
    use crate::wording;

    fn asks(number: &str) -> Vec<String> {
        let catalog = Catalog::embedded();
        let entry = catalog.get(&number.parse().expect("a number")).expect("a card");
        Asks::of(entry).cards.iter().map(|filter| wording::cards(filter).to_string()).collect()
    }

    #[test]
    fn a_card_asks_for_what_its_skills_choose_and_evolve_from() {
        assert_eq!(asks("BT1-007"), ["red ＜Champa＞ cards"]);
        assert_eq!(asks("BT1-016"), ["＜Frost＞ cards"]);
        // A Battle Card of any kind is nothing that a deck could be built for.
        assert_eq!(asks("BT1-001"), [""; 0]);
    }

    #[test]
    fn a_card_asks_wherever_it_speaks_of_cards_of_its_player() {
        let catalog = Catalog::embedded();
        let mut entry = catalog.get(&"BT1-006".parse().expect("a number")).expect("a card").clone();
        let god = "{trait: God}";
        for (line, asks_for_it) in [
            ("{when: {uses-blocker: {yours: GOD}}, do: [{draw: 1}]}", true),
            ("{when: {from-under: [{your-other: GOD}, this, drop]}, do: [{draw: 1}]}", true),
            ("{do: [{give: [this, {power: {times: [{cards: {areas: [drop], filter: GOD}}, 1000]}}, turn]}]}", true),
            ("{do: [{give: [this, {skill-cost: {cards: {count: 1, from: {filter: GOD}, fate: ko}}}, turn]}]}", true),
            ("{permanent: [{says: {Discount: {cost: [{markers-x: {filter: GOD}}]}}}]}", true),
            ("{permanent: [{says: {Instead: {would: {kod: {yours: GOD}}, do: [{draw: 1}]}}}]}", true),
            ("{when: {uses-blocker: {theirs: GOD}}, do: [{draw: 1}]}", false),
            ("{if: {not: {count: [{filter: GOD}, {min: 1}]}}, do: [{draw: 1}]}", false),
            ("{do: [{as: [opponent, [{ko: {all: {filter: GOD}}}]]}]}", false),
            ("{do: [{give: [this, {gain-skill: {do: [{ko: {all: {filter: GOD}}}]}}, turn]}]}", false),
        ] {
            let Line(skill) = serde_yaml::from_str(&line.replace("GOD", god)).expect(line);
            entry.front.lines = vec![skill];
            let wanted = if asks_for_it { vec![Filter::Trait("God".into())] } else { Vec::new() };
            assert_eq!(Asks::of(&entry).cards, wanted, "{line}");
        }
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
