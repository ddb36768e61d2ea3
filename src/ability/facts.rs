//! What a card is while decks are built: printed facts, and those its own skills add in all areas.

use super::{Attribute, Condition, Keyword, Says, Scope, Skills, Subject};
use crate::card::{Card, ColorSet, Kind};

/// A card's attributes before the game (2-1-3, 2-5-5, 2-6-6).
#[derive(Clone, Debug)]
pub struct Facts<'a> {
    /// The card.
    pub card: &'a Card,
    /// Card types: the printed one and any it is also treated as.
    pub kinds: Vec<Kind>,
    /// Colors, printed and gained.
    pub colors: ColorSet,
    /// Card names, printed and gained.
    pub names: Vec<&'a str>,
    /// Character names, printed and gained.
    pub characters: Vec<&'a str>,
    /// Special traits, printed and gained.
    pub traits: Vec<&'a str>,
    /// Keywords at the head of a skill line, and those gained in all areas.
    pub keywords: Vec<Keyword>,
}

impl<'a> Facts<'a> {
    /// The printed facts of the front, and what its skills add everywhere. `leader` is the deck's leader where it is
    /// known; a condition on a leader that is not known, or on the board, does not hold before the game.
    pub fn new(card: &'a Card, skills: &'a Skills, leader: Option<&Facts<'_>>) -> Self {
        let mut facts = Self {
            card,
            kinds: vec![card.kind],
            colors: card.colors,
            names: vec![card.name()],
            characters: card.front.characters.iter().map(String::as_str).collect(),
            traits: card.front.traits.iter().map(String::as_str).collect(),
            keywords: skills.lines.iter().flat_map(|line| &line.tags).map(|tag| tag.keyword).collect(),
        };
        for statement in skills.statements() {
            let holds = match &statement.when {
                None => true,
                Some(Condition::Leader(filter)) => leader.is_some_and(|leader| filter.matches(leader)),
                Some(Condition::OpponentEnergy(_) | Condition::Under { .. }) => false,
            };
            if holds && statement.about == Subject::This && statement.scope.holds_in_deck() {
                facts.gain(&statement.says);
            }
        }
        facts
    }

    /// Adds what a leader's skill gives to the cards of its deck.
    pub fn gain_from(&mut self, leader: &'a Skills) {
        for statement in leader.statements() {
            if let Subject::Yours(filter) = &statement.about
                && statement.when.is_none()
                && statement.scope == Scope::AllAreas
                && filter.matches(self)
            {
                self.gain(&statement.says);
            }
        }
    }

    fn gain(&mut self, says: &'a Says) {
        let Says::Has(attributes) = says else { return };
        for attribute in attributes {
            match attribute {
                Attribute::Name(name) => self.names.push(name),
                Attribute::Character(name) => self.characters.push(name),
                Attribute::Trait(name) => self.traits.push(name),
                Attribute::Colors(colors) => self.colors = self.colors.union(*colors),
                Attribute::Kind(kind) => self.kinds.push(*kind),
                Attribute::Keyword(keyword) => self.keywords.push(*keyword),
            }
        }
    }
}
