//! A card as filters see it.

use std::sync::Arc;

use crate::ability::{Attribute, Body, Described, Keyword, Mode, Says, Skill};
use crate::card::{ColorSet, Kind, alike, fold};

use super::Game;
use super::asking::Asking;
use super::ids::CardId;
use super::remembered::Remembered;

/// A card as a filter sees it, asked by some other card.
pub(super) struct Seen<'g> {
    pub(super) game: &'g Game,
    pub(super) card: CardId,
    pub(super) asker: Option<CardId>,
    pub(super) asking: Asking<'g>,
    /// What is remembered of it, instead of what it is now.
    pub(super) remembered: Option<&'g Remembered>,
}

impl Game {
    /// A card as filters see it.
    pub(super) fn seen(&self, card: CardId, asker: Option<CardId>) -> Seen<'_> {
        Seen { game: self, card, asker, asking: Asking::default(), remembered: None }
    }
}

impl Seen<'_> {
    /// What it has beside what is printed on it.
    pub(super) fn attributes(&self, found: &mut dyn FnMut(&Attribute)) {
        if let Some(remembered) = self.remembered {
            remembered.attributes.iter().for_each(&mut *found);
            return;
        }
        for says in self.game.own_everywhere(self.card, self.asking) {
            if let Says::Has(attributes) = says {
                attributes.iter().for_each(&mut *found);
            }
        }
        self.game.given_attributes(self.card, self.asking, found);
    }

    /// The markers on it.
    pub(super) fn markers(&self) -> u8 {
        self.remembered.map_or_else(|| self.game.state.object(self.card).markers, |remembered| remembered.markers)
    }
}

impl Described for Seen<'_> {
    fn has_kind(&self, kind: Kind) -> bool {
        let printed = self.game.roster.def(self.game.state.object(self.card).def).card.kind;
        // A token is a Battle Card (10-18-1).
        let mut has = printed == kind || (printed == Kind::Token && kind == Kind::Battle);
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Kind(also) if *also == kind));
        }
        has
    }
    fn colors(&self) -> ColorSet {
        self.remembered.map_or_else(|| self.game.colors_at(self.card, self.asking), |remembered| remembered.colors)
    }
    fn original_colors(&self) -> ColorSet {
        self.game.roster.colors(self.game.state.object(self.card).def)
    }
    fn has_trait(&self, name: &str) -> bool {
        let mut has = self.game.side(self.card).face.traits.iter().any(|have| alike(have, name));
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Trait(have) if alike(have, name)));
        }
        has
    }
    fn has_trait_part(&self, part: &str) -> bool {
        let part = fold(part);
        let fits = |have: &String| fold(have).contains(&part);
        let mut has = self.game.side(self.card).face.traits.iter().any(fits);
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Trait(have) if fits(have)));
        }
        has
    }
    fn has_era(&self, name: &str) -> bool {
        self.game.side(self.card).face.eras.iter().any(|have| alike(have, name))
    }
    fn has_character(&self, name: &str) -> bool {
        let mut has = self.game.side(self.card).face.characters.iter().any(|have| alike(have, name));
        if !has {
            self.attributes(&mut |attribute| {
                has |= matches!(attribute, Attribute::Character(have) if alike(have, name));
            });
        }
        has
    }
    fn has_name(&self, name: &str) -> bool {
        let mut has = alike(&self.game.side(self.card).face.name, name);
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Name(have) if alike(have, name)));
        }
        has
    }
    fn has_name_part(&self, part: &str) -> bool {
        let part = fold(part);
        let fits = |have: &String| fold(have).contains(&part);
        let mut has = fits(&self.game.side(self.card).face.name);
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Name(have) if fits(have)));
        }
        has
    }
    fn energy_cost(&self) -> Option<u8> {
        self.remembered.map_or_else(|| self.game.cost_value_at(self.card, self.asking), |remembered| remembered.cost)
    }
    fn has_keyword(&self, keyword: Keyword) -> bool {
        let live = || self.game.keywords_at(self.card, self.asking);
        self.remembered.map_or_else(live, |remembered| remembered.keywords).has(keyword)
    }
    fn power(&self) -> Option<i32> {
        if let Some(remembered) = self.remembered {
            return remembered.power;
        }
        self.game.side(self.card).face.power?;
        Some(self.game.power_at(self.card, self.asking))
    }
    fn can_combo(&self) -> bool {
        self.game.roster.def(self.game.state.object(self.card).def).card.combo.is_some()
    }
    fn mode(&self) -> Option<Mode> {
        if let Some(remembered) = self.remembered {
            return remembered.mode;
        }
        let object = self.game.state.object(self.card);
        object.area.has_modes().then_some(object.mode)
    }
    fn is_token(&self) -> bool {
        self.game.state.object(self.card).token
    }
    fn is_evolved(&self) -> bool {
        self.game.state.object(self.card).evolved
    }
    fn is_skill_less(&self) -> bool {
        if let Some(remembered) = self.remembered {
            return remembered.skill_less;
        }
        // 8-3-4
        let none = |skill: &Arc<Skill>| {
            let blank = skill.tags.is_empty() && skill.body == Body::Tags;
            blank || self.game.is_off_at(self.card, skill, self.asking)
        };
        self.game.side(self.card).skills.iter().all(none)
    }
    fn is_copy(&self) -> bool {
        let number = |card: CardId| &self.game.roster.def(self.game.state.object(card).def).card.number;
        self.asker.is_some_and(|asker| number(asker) == number(self.card))
    }
}
