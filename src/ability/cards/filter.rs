//! A description of cards: "red ＜Son Goku＞ Battle Cards with energy costs of 3 or less".

use serde::{Deserialize, Serialize};

use crate::ability::{Area, Cards, Declared, Family, Keyword, Mode, Quantity, Shared, Tag, Who};
use crate::card::{Color, ColorSet, Kind};

/// Lowest and highest value, both included; `None` leaves a side open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bounds {
    /// Lowest value allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min: Option<u8>,
    /// Highest value allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<u8>,
}

impl Bounds {
    /// Whether a value lies within.
    pub fn contains(self, value: u8) -> bool {
        self.contains_scaled(i32::from(value), 1)
    }

    /// Whether a value lies within, the bounds being multiples of `scale`.
    pub fn contains_scaled(self, value: i32, scale: i32) -> bool {
        let min = self.min.is_none_or(|min| i32::from(min) * scale <= value);
        min && self.max.is_none_or(|max| value <= i32::from(max) * scale)
    }
}

/// Lowest and highest value, both included, either of them counted.
///
/// In YAML: `{at-most: {cards: {areas: [energy]}}}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// Lowest value allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_least: Option<Quantity>,
    /// Highest value allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<Quantity>,
}

impl Limits {
    /// Exactly this value.
    pub fn just(value: i32) -> Self {
        Self { at_least: Some(value.into()), at_most: Some(value.into()) }
    }

    /// Whether a value lies within; a limit that has not been counted holds nothing.
    pub fn contain(&self, value: i32) -> bool {
        let holds = |limit: &Option<Quantity>, fits: fn(i32, i32) -> bool| match limit {
            None => true,
            Some(Quantity::Number(limit)) => fits(*limit, value),
            Some(Quantity::Counted(_)) => false,
        };
        holds(&self.at_least, |limit, value| limit <= value) && holds(&self.at_most, |limit, value| value <= limit)
    }
}

/// What a filter can ask of a card: before the game of its printed facts, in play of what it is at the moment.
pub trait Described {
    /// Whether it is of a card type.
    fn has_kind(&self, kind: Kind) -> bool;
    /// Its colors.
    fn colors(&self) -> ColorSet;
    /// The colors printed on it.
    fn original_colors(&self) -> ColorSet;
    /// The colors that are counted where a card of one color, or of several, is asked for.
    fn counted_colors(&self) -> ColorSet {
        self.colors()
    }
    /// Whether it has a special trait.
    fn has_trait(&self, name: &str) -> bool;
    /// Whether a special trait has this as a part.
    fn has_trait_part(&self, part: &str) -> bool;
    /// Whether it is of an era.
    fn has_era(&self, name: &str) -> bool;
    /// Whether it has a character name.
    fn has_character(&self, name: &str) -> bool;
    /// Whether a character name has this as a part.
    fn has_character_part(&self, part: &str) -> bool;
    /// Whether it has a special trait beside this one.
    fn has_other_trait(&self, name: &str) -> bool;
    /// Whether it has a character name beside this one.
    fn has_other_character(&self, name: &str) -> bool;
    /// Whether it has a card name.
    fn has_name(&self, name: &str) -> bool;
    /// Whether a card name of it has this as a part.
    fn has_name_part(&self, part: &str) -> bool;
    /// Its energy cost (2-11-3).
    fn energy_cost(&self) -> Option<u8>;
    /// The energy cost printed on it.
    fn original_cost(&self) -> Option<u8>;
    /// How many icons its specified cost has.
    fn specified_cost(&self) -> Option<u8>;
    /// Its Z-Energy cost, where it has one that is known; an X is 0 (4.00, 1-4-1-1-2).
    fn z_energy_cost(&self) -> Option<u8>;
    /// Whether it has any keyword skill.
    fn has_keyword_skill(&self) -> bool;
    /// Whether it has a keyword skill.
    fn has_keyword(&self, keyword: Keyword) -> bool;
    /// Whether it has a keyword skill with just this argument.
    fn has_tag(&self, tag: &Tag) -> bool;
    /// Whether a keyword stands in its skill text.
    fn has_in_text(&self, keyword: Keyword) -> bool;
    /// Its power.
    fn power(&self) -> Option<i32>;
    /// The power printed on it.
    fn original_power(&self) -> Option<i32>;
    /// Its combo cost.
    fn combo_cost(&self) -> Option<u8>;
    /// Its combo power.
    fn combo_power(&self) -> Option<i32>;
    /// Its markers; `None` where it can have none.
    fn markers(&self) -> Option<u8>;
    /// Whether it has combo cost and combo power.
    fn can_combo(&self) -> bool;
    /// Its position; `None` where it has none.
    fn mode(&self) -> Option<Mode>;
    /// Whether it lies face up in life.
    fn is_face_up(&self) -> bool;
    /// Whether it lay face up in the life that it came from.
    fn came_face_up(&self) -> bool;
    /// Whether it is in Hidden Mode.
    fn is_hidden(&self) -> bool;
    /// Whether it came to where it is from an area.
    fn came_from(&self, area: Area) -> bool;
    /// Whether it is a token.
    fn is_token(&self) -> bool;
    /// Whether it is a token that was made as one of this name.
    fn is_token_of(&self, name: &str) -> bool {
        self.is_token() && self.has_name(name)
    }
    /// Whether it has been evolved (10-5-7).
    fn is_evolved(&self) -> bool;
    /// Whether it has no skills.
    fn is_skill_less(&self) -> bool;
    /// Whether no skills are printed on it.
    fn is_originally_skill_less(&self) -> bool;
    /// Whether it is a copy of the card whose skill asks.
    fn is_copy(&self) -> bool;
    /// Whether it is the card whose skill asks.
    fn is_asker(&self) -> bool;
    /// Whether it belongs to that player, from the chair of the card whose skill asks.
    fn belongs_to(&self, who: Who) -> bool;
    /// Whether it lies in an area, under no other card.
    fn lies_in(&self, area: Area) -> bool;
    /// Whether it is the attack card.
    fn attacks(&self) -> bool;
    /// Whether it is the guard card.
    fn guards(&self) -> bool;
}

/// Which cards are meant. Names, characters and traits compare without case and accents.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Filter {
    /// Any card.
    Any,
    /// A card of this type.
    Kind(Kind),
    /// A card that has this color, perhaps among others.
    Color(Color),
    /// A card on which this color is printed, whatever has been added since.
    OriginalColor(Color),
    /// A card that has these colors and no other: mono-green, green-yellow.
    JustColors(ColorSet),
    /// A card with two colors or more (2-4-1-2-1).
    Multicolor,
    /// A card with this special trait (2-6-4).
    Trait(String),
    /// A card with a special trait that has this as a part.
    TraitPart(String),
    /// A card with this special trait and no other: "《Saiyan》-only".
    OnlyTrait(String),
    /// A card of this era (2-7-2).
    Era(String),
    /// A card with this character name (2-5-3).
    Character(String),
    /// A card with this as a part of its character name.
    CharacterPart(String),
    /// A card with this character name and no other: "＜Trunks＞-only".
    OnlyCharacter(String),
    /// A card of this name (2-1-2).
    Name(String),
    /// A card with this as a part of its name.
    NamePart(String),
    /// A card whose energy cost (2-11-3) lies within bounds; cards without energy cost never do.
    Cost(Bounds),
    /// A card whose energy cost lies within limits that are counted.
    CostWith(Limits),
    /// A card whose printed energy cost lies within bounds, whatever changes it.
    OriginalCost(Bounds),
    /// A card whose specified cost has so many icons, of whichever colors.
    SpecifiedCost(Bounds),
    /// The Z-Energy cost (4.00, 1-4).
    ZEnergyCost(Bounds),
    /// A card without keyword skills.
    NoKeyword,
    /// A card with this keyword skill.
    Keyword(Keyword),
    /// A card with this keyword skill and just this argument: "a card with \[Over Realm 4\]".
    Tagged(#[serde(deserialize_with = "crate::ability::written::tag")] Tag),
    /// A card with this keyword in its skill text: it has it, or a skill of it speaks of it.
    InText(Keyword),
    /// A card with a keyword skill of this family: "a card with a \[Union\] skill".
    Family(Family),
    /// Not such a card.
    Not(Box<Self>),
    /// A card whose power lies within bounds, in thousands.
    Power(Bounds),
    /// A card whose power lies within limits that are counted.
    PowerWith(Limits),
    /// A card whose printed power lies within bounds, in thousands.
    OriginalPower(Bounds),
    /// A card whose printed power lies within limits that are no number of thousands, or counted.
    OriginalPowerWith(Limits),
    /// A card whose combo cost lies within bounds.
    ComboCost(Bounds),
    /// A card whose combo power lies within bounds, in thousands.
    ComboPower(Bounds),
    /// A card with so many markers on it.
    Markers(Bounds),
    /// A card with a combo cost and combo power (3-7-3-1).
    CanCombo,
    /// A card in this position.
    Mode(Mode),
    /// A card that belongs to that player, whoever its master is (4.00, 0-3-4-1).
    Owner(Who),
    /// A card in this area: "Battle Cards or energy" are of two.
    In(Area),
    /// The attack card (7-1-1).
    Attacking,
    /// The guard card (7-1-1).
    Guarding,
    /// The card that has the skill, beside others: "this card or 1 of your Battle Cards".
    This,
    /// A life card that lies face up.
    FaceUp,
    /// It lay face up in the life that it came from.
    CameFaceUp,
    /// A card in Hidden Mode (4.00, 1-10-2-2).
    Hidden,
    /// A card that came to where it is from this area.
    CameFrom(Area),
    /// A token.
    Token,
    /// A card that was played by an \[Evolve\] skill, or as if by one (10-5-6, 10-5-7).
    Evolved,
    /// A card without skills (2-13-4, 8-3-4).
    SkillLess,
    /// A card on which no skills are printed.
    OriginallySkillLess,
    /// A card with what a player has declared; it is settled where an effect is made of it.
    Declared(Declared),
    /// A card that has this in common with one of these cards.
    Shares(Shared, Box<Cards>),
    /// A card with a character name that the first, second, … card has to have which a \[Union\] skill of these cards asks
    /// for, counted from 0.
    UnionName(u8, Box<Cards>),
    /// The card that has the skill, or another copy of it by number.
    Copy,
    /// All of these at once.
    All(Vec<Self>),
    /// At least one of these.
    Either(Vec<Self>),
}

impl Filter {
    /// Whether it speaks of Battle Cards.
    pub fn asks_for_battle_cards(&self) -> bool {
        match self {
            Self::Kind(kind) => *kind == Kind::Battle,
            Self::All(parts) => parts.iter().any(Self::asks_for_battle_cards),
            _ => false,
        }
    }

    /// Not such a card.
    #[must_use]
    pub fn negated(self) -> Self {
        Self::Not(Box::new(self))
    }

    /// All of `parts`; a single part stands for itself.
    pub fn all(mut parts: Vec<Self>) -> Self {
        if parts.len() == 1 { parts.remove(0) } else { Self::All(parts) }
    }

    /// Either of `parts`; a single part stands for itself.
    pub fn either(mut parts: Vec<Self>) -> Self {
        if parts.len() == 1 { parts.remove(0) } else { Self::Either(parts) }
    }

    /// The same, whatever it asks of colors.
    #[must_use]
    pub fn colorless(&self) -> Self {
        match self {
            Self::Color(_) | Self::OriginalColor(_) | Self::JustColors(_) | Self::Multicolor => Self::Any,
            Self::Not(inner) if inner.colorless().is_any() => Self::Any,
            Self::Not(inner) => inner.colorless().negated(),
            Self::All(parts) => Self::All(parts.iter().map(Self::colorless).collect()),
            Self::Either(parts) => Self::Either(parts.iter().map(Self::colorless).collect()),
            other => other.clone(),
        }
    }

    /// Any card.
    pub fn any() -> Self {
        Self::Any
    }

    pub(crate) fn is_any(&self) -> bool {
        *self == Self::Any
    }

    /// Whether it asks for nothing but what can be seen of a card whose face is hidden: where it lies, and how.
    pub(crate) fn is_outward(&self) -> bool {
        match self {
            Self::Any | Self::Mode(_) | Self::In(_) | Self::This | Self::FaceUp | Self::Hidden => true,
            Self::Not(inner) => inner.is_outward(),
            Self::All(parts) | Self::Either(parts) => parts.iter().all(Self::is_outward),
            _ => false,
        }
    }

    /// Whether a card is meant; what [`Filter::is_live`] is said of means none.
    pub fn matches(&self, card: &impl Described) -> bool {
        match self {
            Self::Any => true,
            Self::Kind(kind) => card.has_kind(*kind),
            Self::Color(color) => card.colors().contains(*color),
            Self::OriginalColor(color) => card.original_colors().contains(*color),
            Self::JustColors(colors) => card.counted_colors() == *colors,
            Self::Multicolor => card.counted_colors().is_multicolor(),
            Self::Trait(name) => card.has_trait(name),
            Self::TraitPart(part) => card.has_trait_part(part),
            Self::OnlyTrait(name) => card.has_trait(name) && !card.has_other_trait(name),
            Self::Era(name) => card.has_era(name),
            Self::Character(name) => card.has_character(name),
            Self::CharacterPart(part) => card.has_character_part(part),
            Self::OnlyCharacter(name) => card.has_character(name) && !card.has_other_character(name),
            Self::Name(name) => card.has_name(name),
            Self::NamePart(part) => card.has_name_part(part),
            Self::Cost(bounds) => card.energy_cost().is_some_and(|cost| bounds.contains(cost)),
            Self::CostWith(limits) => card.energy_cost().is_some_and(|cost| limits.contain(cost.into())),
            Self::OriginalCost(bounds) => card.original_cost().is_some_and(|cost| bounds.contains(cost)),
            Self::SpecifiedCost(bounds) => card.specified_cost().is_some_and(|cost| bounds.contains(cost)),
            Self::ZEnergyCost(bounds) => card.z_energy_cost().is_some_and(|cost| bounds.contains(cost)),
            Self::NoKeyword => !card.has_keyword_skill(),
            Self::Keyword(keyword) => card.has_keyword(*keyword),
            Self::Tagged(tag) => card.has_tag(tag),
            Self::InText(keyword) => card.has_in_text(*keyword),
            Self::Power(bounds) => card.power().is_some_and(|power| bounds.contains_scaled(power, 1000)),
            Self::PowerWith(limits) => card.power().is_some_and(|power| limits.contain(power)),
            Self::OriginalPower(bounds) => {
                card.original_power().is_some_and(|power| bounds.contains_scaled(power, 1000))
            }
            Self::OriginalPowerWith(limits) => card.original_power().is_some_and(|power| limits.contain(power)),
            Self::ComboCost(bounds) => card.combo_cost().is_some_and(|cost| bounds.contains(cost)),
            Self::ComboPower(bounds) => card.combo_power().is_some_and(|power| bounds.contains_scaled(power, 1000)),
            Self::Markers(bounds) => card.markers().is_some_and(|markers| bounds.contains(markers)),
            Self::CanCombo => card.can_combo(),
            Self::Mode(mode) => card.mode() == Some(*mode),
            Self::Family(family) => family.keywords().iter().any(|keyword| card.has_keyword(*keyword)),
            Self::Owner(who) => card.belongs_to(*who),
            Self::In(area) => card.lies_in(*area),
            Self::Attacking => card.attacks(),
            Self::Guarding => card.guards(),
            Self::This => card.is_asker(),
            Self::FaceUp => card.is_face_up(),
            Self::CameFaceUp => card.came_face_up(),
            Self::Hidden => card.is_hidden(),
            Self::CameFrom(area) => card.came_from(*area),
            Self::Token => card.is_token(),
            Self::Evolved => card.is_evolved(),
            Self::SkillLess => card.is_skill_less(),
            Self::OriginallySkillLess => card.is_originally_skill_less(),
            Self::Shares(..) | Self::Declared(_) | Self::UnionName(..) => false,
            Self::Copy => card.is_copy(),
            Self::Not(inner) => !inner.matches(card),
            Self::All(parts) => {
                // 4.00, 19-1-4: "(Name) tokens" are called "(Name) Token".
                let token = parts.iter().any(|part| matches!(part, Self::Token));
                parts.iter().all(|part| match part {
                    Self::Name(name) if token => card.is_token_of(name),
                    part => part.matches(card),
                })
            }
            Self::Either(parts) => parts.iter().any(|part| part.matches(card)),
        }
    }
}
