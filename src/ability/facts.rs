//! What a card is while decks are built: printed facts, and those its own skills add in all areas.

use super::{Area, Attribute, Condition, Described, Keyword, Mode, Says, Scope, Skills, Subject, Tag, Who};
use crate::card::{Card, ColorSet, Face, Kind, Total, fold};

/// A card's attributes before the game (2-1-3, 2-5-5, 2-6-6).
#[derive(Clone, Debug)]
pub struct Facts<'a> {
    /// The card.
    pub card: &'a Card,
    /// The side of it that is meant.
    pub face: &'a Face,
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
    /// What stands at the head of its skill lines, with arguments.
    pub tags: Vec<&'a Tag>,
    /// Nothing is printed in its text box (2-13-4).
    pub skill_less: bool,
}

impl<'a> Facts<'a> {
    /// The printed facts of the front, and what its skills add everywhere. `leader` gives the deck's leader where it is
    /// known, if a skill asks; a condition on a leader that is not known, or on the board, does not hold before the game.
    pub fn new(card: &'a Card, skills: &'a Skills, leader: impl Fn() -> Option<Self>) -> Self {
        let mut facts = Self {
            keywords: skills.lines.iter().flat_map(|line| &line.tags).map(|tag| tag.keyword).collect(),
            tags: skills.lines.iter().flat_map(|line| &line.tags).collect(),
            skill_less: skills.is_skill_less(),
            ..Self::printed(card, &card.front)
        };
        for statement in skills.statements() {
            let holds = match &statement.when {
                None => true,
                Some(Condition::Leader(filter)) => leader().is_some_and(|leader| filter.matches(&leader)),
                // There is no board yet.
                Some(_) => false,
            };
            if holds && statement.about == Subject::This && statement.scope.holds_in_deck() {
                facts.gain(&statement.says);
            }
        }
        facts
    }

    /// What is printed on a side beside its skills.
    pub fn printed(card: &'a Card, face: &'a Face) -> Self {
        Self {
            card,
            face,
            kinds: vec![card.kind],
            colors: card.colors,
            names: vec![&face.name],
            characters: face.characters.iter().map(String::as_str).collect(),
            traits: face.traits.iter().map(String::as_str).collect(),
            keywords: Vec::new(),
            tags: Vec::new(),
            skill_less: false,
        }
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

fn among(list: &[&str], wanted: &str) -> bool {
    let wanted = fold(wanted);
    list.iter().any(|have| fold(have) == wanted)
}

impl Described for Facts<'_> {
    fn has_kind(&self, kind: Kind) -> bool {
        self.kinds.contains(&kind)
    }
    fn colors(&self) -> ColorSet {
        self.colors
    }
    fn original_colors(&self) -> ColorSet {
        self.card.colors
    }
    fn has_trait(&self, name: &str) -> bool {
        among(&self.traits, name)
    }
    fn has_trait_part(&self, part: &str) -> bool {
        let part = fold(part);
        self.traits.iter().any(|have| fold(have).contains(&part))
    }
    fn has_era(&self, name: &str) -> bool {
        let wanted = fold(name);
        self.face.eras.iter().any(|have| fold(have) == wanted)
    }
    fn has_character(&self, name: &str) -> bool {
        among(&self.characters, name)
    }
    fn has_character_part(&self, part: &str) -> bool {
        let part = fold(part);
        self.characters.iter().any(|have| fold(have).contains(&part))
    }
    fn has_other_trait(&self, name: &str) -> bool {
        let name = fold(name);
        self.traits.iter().any(|have| fold(have) != name)
    }
    fn has_other_character(&self, name: &str) -> bool {
        let name = fold(name);
        self.characters.iter().any(|have| fold(have) != name)
    }
    fn has_name(&self, name: &str) -> bool {
        among(&self.names, name)
    }
    fn has_name_part(&self, part: &str) -> bool {
        let part = fold(part);
        self.names.iter().any(|have| fold(have).contains(&part))
    }
    fn energy_cost(&self) -> Option<u8> {
        self.card.energy.map(|cost| cost.value())
    }
    fn original_cost(&self) -> Option<u8> {
        self.energy_cost()
    }
    fn specified_cost(&self) -> Option<u8> {
        self.card.energy.map(|cost| cost.specified_total())
    }
    fn z_energy_cost(&self) -> Option<u8> {
        self.card.z_energy.map(Total::value)
    }
    fn has_keyword_skill(&self) -> bool {
        self.keywords.iter().any(|keyword| keyword.is_skill())
    }
    fn has_keyword(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }
    fn has_tag(&self, tag: &Tag) -> bool {
        self.tags.contains(&tag)
    }
    fn has_in_text(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }
    fn power(&self) -> Option<i32> {
        self.face.power
    }
    fn original_power(&self) -> Option<i32> {
        self.power()
    }
    fn combo_cost(&self) -> Option<u8> {
        self.card.combo.map(|combo| combo.cost)
    }
    fn combo_power(&self) -> Option<i32> {
        self.card.combo.map(|combo| combo.power)
    }
    fn markers(&self) -> Option<u8> {
        None
    }
    fn can_combo(&self) -> bool {
        self.card.combo.is_some()
    }
    fn mode(&self) -> Option<Mode> {
        None
    }
    fn is_face_up(&self) -> bool {
        false
    }
    fn came_face_up(&self) -> bool {
        false
    }
    fn is_hidden(&self) -> bool {
        false
    }
    fn came_from(&self, _: Area) -> bool {
        false
    }
    fn is_token(&self) -> bool {
        self.card.kind == Kind::Token
    }
    fn is_evolved(&self) -> bool {
        false
    }
    fn is_skill_less(&self) -> bool {
        self.skill_less
    }
    fn is_originally_skill_less(&self) -> bool {
        self.skill_less
    }
    fn is_copy(&self) -> bool {
        false
    }
    fn is_asker(&self) -> bool {
        false
    }
    fn belongs_to(&self, who: Who) -> bool {
        who != Who::Opponent
    }
    fn lies_in(&self, _: Area) -> bool {
        false
    }
    fn attacks(&self) -> bool {
        false
    }
    fn guards(&self) -> bool {
        false
    }
}
