//! A card as filters see it.

use std::sync::Arc;

use crate::ability::{
    Area, Attribute, Body, Described, Filter, Keyword, Limits, Mode, Says, Shared, Skill, Tag, Token, Who,
};
use crate::card::{ColorSet, Face, Kind, alike, begin_alike, fold};
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::remembered::Remembered;

/// A card as a filter sees it, asked by some other card.
pub(crate) struct Seen<'g> {
    pub(crate) game: &'g Position,
    pub(crate) card: CardId,
    pub(crate) asker: Option<CardId>,
    pub(crate) asking: Asking<'g>,
    /// What is remembered of it, instead of what it is now.
    pub(crate) remembered: Option<&'g Remembered>,
}

impl Seen<'_> {
    /// What it has beside what is printed on it.
    pub(crate) fn attributes(&self, found: &mut dyn FnMut(&Attribute)) {
        if let Some(remembered) = self.remembered {
            remembered.attributes.iter().for_each(&mut *found);
            return;
        }
        // Mostly there is nothing of the kind in a game.
        if self.game.are_attributes_printed() {
            return;
        }
        for says in self.game.own_everywhere(self.card, self.asking) {
            if let Says::Has(attributes) = says {
                attributes.iter().for_each(&mut *found);
            }
        }
        self.game.given_attributes(self.card, self.asking, found);
    }

    fn face(&self) -> &Face {
        &self.game.side(self.card).face
    }

    /// The part of this kind that it has in common with others, as a description of those (4.00, 1-8-2).
    pub(crate) fn kin(&self, shared: Shared) -> Filter {
        let mut either = Vec::new();
        let exactly = |value: Option<i32>| value.map(Limits::just);
        match shared {
            Shared::Name => either.push(Filter::Name(self.face().name.clone())),
            Shared::Character => either.extend(self.face().characters.iter().cloned().map(Filter::Character)),
            Shared::Trait => either.extend(self.face().traits.iter().cloned().map(Filter::Trait)),
            Shared::Colors => return Filter::JustColors(self.colors()),
            Shared::Cost => either.extend(exactly(self.energy_cost().map(i32::from)).map(Filter::CostWith)),
            Shared::Power => either.extend(exactly(self.power()).map(Filter::PowerWith)),
        }
        self.attributes(&mut |attribute| match (shared, attribute) {
            (Shared::Name, Attribute::Name(name)) => either.push(Filter::Name(name.clone())),
            (Shared::Character, Attribute::Character(name)) => either.push(Filter::Character(name.clone())),
            (Shared::Trait, Attribute::Trait(name)) => either.push(Filter::Trait(name.clone())),
            _ => {}
        });
        Filter::Either(either)
    }
}

impl Described for Seen<'_> {
    fn has_kind(&self, kind: Kind) -> bool {
        let printed = self.game.roster.def(self.game.state.object(self.card).def).card.kind;
        // A token is a Battle Card (10-18-1); a Z-Battle Card is one, too (4.00, 16-1-3).
        let mut has = printed == kind || printed.base() == kind || (printed == Kind::Token && kind == Kind::Battle);
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Kind(also) if *also == kind));
        }
        has
    }
    fn colors(&self) -> ColorSet {
        self.remembered.map_or_else(|| self.game.colors_at(self.card, self.asking), |remembered| remembered.colors)
    }
    fn counted_colors(&self) -> ColorSet {
        let original = self.original_colors();
        let is_one = !original.is_empty() && !original.is_multicolor();
        let fixed = is_one && self.game.edition.has(Point::GainedColorsAreNotCounted);
        if fixed { original } else { self.colors() }
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
    fn has_character_part(&self, part: &str) -> bool {
        let part = fold(part);
        let fits = |have: &String| fold(have).contains(&part);
        let mut has = self.face().characters.iter().any(fits);
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Character(have) if fits(have)));
        }
        has
    }
    fn has_other_trait(&self, name: &str) -> bool {
        let mut has = self.face().traits.iter().any(|have| !alike(have, name));
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Trait(have) if !alike(have, name)));
        }
        has
    }
    fn has_other_character(&self, name: &str) -> bool {
        let mut has = self.face().characters.iter().any(|have| !alike(have, name));
        if !has {
            self.attributes(&mut |attribute| {
                has |= matches!(attribute, Attribute::Character(have) if !alike(have, name));
            });
        }
        has
    }
    fn has_name(&self, name: &str) -> bool {
        let plurals = self.game.edition.has(Point::PluralNamesAreMeant);
        let means = |have: &str| alike(have, name) || (plurals && is_plural(have, name));
        let mut has = means(&self.game.side(self.card).face.name);
        if !has {
            self.attributes(&mut |attribute| has |= matches!(attribute, Attribute::Name(have) if means(have)));
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
    fn original_cost(&self) -> Option<u8> {
        self.game.roster.def(self.game.state.object(self.card).def).card.energy.map(|cost| cost.value())
    }
    fn specified_cost(&self) -> Option<u8> {
        let live = || self.game.cost_at(self.card, self.asking).map(|cost| cost.specified_total());
        self.remembered.map_or_else(live, |remembered| remembered.specified)
    }
    fn z_energy_cost(&self) -> Option<u8> {
        self.game.z_energy_cost(self.card)
    }
    fn has_keyword_skill(&self) -> bool {
        let live = || self.game.keywords_at(self.card, self.asking);
        let keywords = self.remembered.map_or_else(live, |remembered| remembered.keywords);
        keywords.has_skill()
    }
    fn has_keyword(&self, keyword: Keyword) -> bool {
        let live = || self.game.keywords_at(self.card, self.asking);
        self.remembered.map_or_else(live, |remembered| remembered.keywords).has(keyword)
    }
    fn has_tag(&self, tag: &Tag) -> bool {
        let printed = || self.game.side(self.card).skills.iter().any(|skill| skill.tags.contains(tag));
        self.has_keyword(tag.keyword) && (printed() || self.game.gains_tag(self.card, tag, self.asking))
    }
    fn has_in_text(&self, keyword: Keyword) -> bool {
        self.game.side(self.card).skills.iter().any(|skill| skill.speaks_of(keyword))
    }
    fn power(&self) -> Option<i32> {
        if let Some(remembered) = self.remembered {
            return remembered.power;
        }
        self.game.side(self.card).face.power?;
        Some(self.game.power_at(self.card, self.asking))
    }
    fn original_power(&self) -> Option<i32> {
        self.face().power
    }
    fn combo_cost(&self) -> Option<u8> {
        self.game.combo_cost_at(self.card, self.asking)
    }
    fn combo_power(&self) -> Option<i32> {
        self.can_combo().then(|| self.game.combo_power_at(self.card, self.asking))
    }
    fn markers(&self) -> Option<u8> {
        let object = self.game.state.object(self.card);
        match self.remembered {
            Some(remembered) => Some(remembered.markers).filter(|n| *n > 0 || remembered.in_unison_area),
            None => Some(object.markers).filter(|n| object.host.is_none() && (*n > 0 || object.area == Area::Unison)),
        }
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
    fn is_face_up(&self) -> bool {
        self.game.state.object(self.card).face_up
    }
    fn came_face_up(&self) -> bool {
        self.game.state.object(self.card).came_face_up
    }
    fn is_hidden(&self) -> bool {
        self.game.state.object(self.card).front.is_some()
    }
    fn came_from(&self, area: Area) -> bool {
        self.game.state.object(self.card).from == area
    }
    fn is_token_of(&self, name: &str) -> bool {
        let whole = &self.game.side(self.card).face.name;
        self.is_token() && (alike(whole.strip_suffix(Token::CALLED).unwrap_or(whole), name) || self.has_name(name))
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
        let none = |skill: &Arc<Skill>| is_blank(skill) || self.game.is_off_at(self.card, skill, self.asking);
        self.game.side(self.card).skills.iter().all(none)
    }
    fn is_originally_skill_less(&self) -> bool {
        self.game.side(self.card).skills.iter().all(|skill| is_blank(skill))
    }
    fn is_asker(&self) -> bool {
        self.asker == Some(self.card)
    }
    fn belongs_to(&self, who: Who) -> bool {
        let owner = self.game.state.object(self.card).owner;
        self.asker.is_some_and(|asker| seats(who, self.game.state.object(asker).seat).contains(&owner))
    }
    fn lies_in(&self, area: Area) -> bool {
        let object = self.game.state.object(self.card);
        object.area == area && object.host.is_none()
    }
    fn attacks(&self) -> bool {
        let battle = self.game.state.battle.as_ref();
        battle.is_some_and(|battle| battle.attacker == self.game.state.now(self.card))
    }
    fn guards(&self) -> bool {
        let battle = self.game.state.battle.as_ref();
        battle.is_some_and(|battle| battle.guard == self.game.state.now(self.card))
    }
    fn is_copy(&self) -> bool {
        let number = |card: CardId| &self.game.roster.def(self.game.state.object(card).def).card.number;
        self.asker.is_some_and(|asker| number(asker) == number(self.card))
    }
}

/// Whether a line says nothing.
fn is_blank(skill: &Skill) -> bool {
    skill.tags.is_empty() && skill.body == Body::Tags
}

/// The players of a word, from the chair of who carries the skill out, in no order.
pub(crate) const fn seats(who: Who, master: Seat) -> &'static [Seat] {
    match (who, master) {
        (Who::Both, _) => &Seat::BOTH,
        (Who::You, Seat::A) | (Who::Opponent, Seat::B) => &[Seat::A],
        (Who::You, Seat::B) | (Who::Opponent, Seat::A) => &[Seat::B],
    }
}

/// Whether one of two names is the plural of the other (4.00, 2-3-2-1).
fn is_plural(one: &str, other: &str) -> bool {
    // Mostly they differ in the first letter, or by more than a letter or two.
    one.len().abs_diff(other.len()) <= 2 && begin_alike(one, other) && {
        let (one, other) = (fold(one), fold(other));
        let is_plural =
            |many: &str, single: &str| many.strip_prefix(single).is_some_and(|end| end == "s" || end == "es");
        is_plural(&one, &other) || is_plural(&other, &one)
    }
}
