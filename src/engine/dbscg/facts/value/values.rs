//! What a card is at the moment: printed, then continuous effects that rewrite no numbers, then those that do (8-8-1).

use crate::ability::{Area, Attribute, Change, Described, Keyword, Says, Skill, Subject, Tag};
use crate::card::{ColorSet, EnergyCost, Kind, Total};
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::facts::value::changes::Granted;
use crate::engine::dbscg::facts::value::seen::Seen;
use crate::engine::dbscg::ids::{BySeat, CardId, Seat};
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::SideDef;
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::roster::line::is_everywhere;
use crate::engine::dbscg::state::battle::BattleStep;
use crate::engine::dbscg::state::event::SkillOf;

impl Position {
    /// A card as filters see it.
    #[inline]
    pub(crate) fn seen(&self, card: CardId, asker: Option<CardId>) -> Seen<'_> {
        Seen { game: self, card, asker, asking: Asking::default(), remembered: None }
    }

    /// The side of a card that is up.
    #[inline]
    pub fn side(&self, card: CardId) -> &SideDef {
        let object = self.state.object(card);
        &self.roster.def(object.def).sides[usize::from(object.back)]
    }

    /// What the side of a card that is up, or would be, is called.
    pub(crate) fn name(&self, card: CardId) -> &str {
        let object = self.state.object(card);
        &self.roster.def(object.printed()).sides[usize::from(object.back)].face.name
    }

    /// A skill of a card as the log speaks of it.
    pub(crate) fn skill_of(&self, card: CardId, line: u8) -> SkillOf {
        SkillOf { card, back: self.state.object(card).back, line }
    }

    /// A skill of a card by its place on a side, and the line that it is printed on, from 0; `None` where it has been given.
    pub fn printed_skill(&self, SkillOf { card, back, line }: SkillOf) -> Option<(&Skill, u8)> {
        let side = &self.roster.def(self.state.object(card).printed()).sides[usize::from(back)];
        let at = usize::from(line);
        Some((side.skills.get(at)?, *side.printed.get(at)?))
    }

    /// The keyword skills of a card.
    #[inline]
    pub fn keywords(&self, card: CardId) -> Keywords {
        self.keywords_at(card, Asking::default())
    }

    /// Whether a card gains a keyword skill with just this argument.
    pub(crate) fn gains_tag(&self, card: CardId, tag: &Tag, asking: Asking<'_>) -> bool {
        let mut gains = false;
        self.grants(card, asking, Aspects::KEYWORDS, &mut |granted, _, _| {
            gains |= match granted {
                Granted::Skill(skill) => self.roster.skill(skill.id).tags.contains(tag),
                Granted::Change(Change::Gain(gained)) => gained == tag,
                Granted::Change(_) | Granted::NegatedSkill(_) => false,
            };
        });
        gains
    }

    /// Whether a card has a keyword skill.
    #[inline]
    pub(crate) fn has_keyword(&self, card: CardId, keyword: Keyword) -> bool {
        // Mostly it is neither printed on the card nor given by anything.
        (self.side(card).keywords.has(keyword) || self.roster.gained.has(keyword)) && self.keywords(card).has(keyword)
    }

    pub(crate) fn keywords_at(&self, card: CardId, asking: Asking<'_>) -> Keywords {
        let side = self.side(card);
        // 11-3-2: what lies under another card has none.
        let changes = side.also || self.state.object(card).host.is_some();
        if changes || self.may_change(card, Aspects::KEYWORDS.with(Aspects::NEGATION)) {
            self.keywords_there(card, asking)
        } else {
            side.keywords
        }
    }

    /// The same of a card that may have others than are printed on it.
    fn keywords_there(&self, card: CardId, asking: Asking<'_>) -> Keywords {
        // 8-3-2, 8-3-4: gained before or after, a keyword skill is negated with the others.
        if self.negated(card, asking) {
            return Keywords::default();
        }
        let mut keywords = self.side(card).keywords;
        for says in self.own_everywhere(card, asking) {
            if let Says::Has(attributes) = says {
                for attribute in attributes {
                    if let Attribute::Keyword(keyword) = attribute {
                        keywords.insert(*keyword);
                    }
                }
            }
        }
        let mut gone = BySeat::<Keywords>::default();
        self.grants(card, asking, Aspects::KEYWORDS, &mut |granted, frame, _| match granted {
            Granted::Skill(skill) => keywords = keywords.with(Keywords::of(self.roster.skill(skill.id))),
            Granted::Change(Change::Gain(tag)) => keywords.insert(tag.keyword),
            Granted::Change(Change::Is(Attribute::Keyword(keyword))) => keywords.insert(*keyword),
            Granted::Change(Change::NegateKeyword(keyword)) => gone[frame.of].insert(*keyword),
            Granted::Change(Change::NegateKeywords) => gone[frame.of] = Keywords::skills(),
            Granted::Change(_) | Granted::NegatedSkill(_) => {}
        });
        for by in Seat::BOTH {
            if gone[by] != Keywords::default() && !self.withstands(card, by, None, asking) {
                keywords = keywords.without(gone[by]);
            }
        }
        keywords
    }

    /// A card that a player has in play with a keyword skill, if there is one.
    pub(crate) fn in_play_with(&self, seat: Seat, keyword: Keyword) -> Option<CardId> {
        if !self.roster.keywords.has(keyword) && !self.roster.gained.has(keyword) {
            return None;
        }
        let mut cards = Area::IN_PLAY.iter().flat_map(|area| self.state.cards(seat, *area)).copied();
        cards.find(|card| self.has_keyword(*card, keyword))
    }

    /// The power of a card (2-8), combos of the Damage Step included.
    #[inline]
    pub fn power(&self, card: CardId) -> i32 {
        self.power_at(card, Asking::default())
    }

    pub(crate) fn power_at(&self, card: CardId, asking: Asking<'_>) -> i32 {
        let mut power = self.side(card).face.power.unwrap_or(0);
        let mut is_set = false;
        self.changes(card, asking, Aspects::POWER, &mut |change, frame, asking| match change {
            Change::Power(by) if !is_set => power = power.saturating_add(self.quantity_at(by, frame, asking)),
            Change::SetPower(to) => {
                power = self.quantity_at(to, frame, asking);
                is_set = self.edition.has(Point::SetPowerHolds);
            }
            _ => {}
        });
        power.saturating_add(self.combo_bonus(card))
    }

    /// What combos add when powers are compared (7-4-1-2, 7-4-1-3).
    pub(crate) fn combo_bonus(&self, card: CardId) -> i32 {
        let Some(battle) = self.state.battle.filter(|battle| battle.step == BattleStep::Comparison) else {
            return 0;
        };
        // Whoever their masters are: the turn player's combos are the attack card's, the other's the guard card's.
        let object = self.state.now(card);
        let seat = match object {
            _ if object == battle.attacker => self.state.turn_player,
            _ if object == battle.guard => self.state.turn_player.other(),
            _ => return 0,
        };
        let combos = self.state.cards(seat, Area::Combo).iter().map(|combo| self.combo_power(*combo));
        combos.fold(battle.kept[seat], i32::saturating_add)
    }

    /// The combo power of a card (2-9).
    pub fn combo_power(&self, card: CardId) -> i32 {
        self.combo_power_at(card, Asking::default())
    }

    pub(crate) fn combo_power_at(&self, card: CardId, asking: Asking<'_>) -> i32 {
        let def = self.roster.def(self.state.object(card).def);
        let mut power = def.card.combo.map_or(0, |combo| combo.power);
        self.changes(card, asking, Aspects::COMBO_POWER, &mut |change, frame, asking| {
            if let Change::ComboPower(by) = change {
                power = power.saturating_add(self.quantity_at(by, frame, asking));
            }
        });
        // 1-3-6
        power.max(0)
    }

    /// The combo cost of a card (2-10); `None` where it cannot combo (3-7-3-1).
    #[inline]
    pub fn combo_cost(&self, card: CardId) -> Option<u8> {
        self.combo_cost_at(card, Asking::default())
    }

    pub(crate) fn combo_cost_at(&self, card: CardId, asking: Asking<'_>) -> Option<u8> {
        let def = self.roster.def(self.state.object(card).def);
        let mut cost = i32::from(def.card.combo?.cost);
        self.changes(card, asking, Aspects::COMBO_COST, &mut |change, frame, asking| {
            if let Change::ComboCost(by) = change {
                cost = cost.saturating_add(self.quantity_at(by, frame, asking));
            }
        });
        // 1-3-6
        Some(u8::try_from(cost.max(0)).unwrap_or(u8::MAX))
    }

    /// The energy cost of a card, its specified part changed where effects say so; `None` where it has none.
    #[inline]
    pub fn cost(&self, card: CardId) -> Option<EnergyCost> {
        self.cost_at(card, Asking::default())
    }

    pub(crate) fn cost_at(&self, card: CardId, asking: Asking<'_>) -> Option<EnergyCost> {
        let def = self.roster.def(self.state.object(card).def);
        let mut cost = def.card.energy?;
        let mut plain = self.warrior(card, asking);
        if !plain && !self.may_change(card, Aspects::COST) {
            return Some(cost);
        }
        let mut by = 0;
        let mut colored = Vec::new();
        self.changes(card, asking, Aspects::COST, &mut |change, frame, asking| match change {
            Change::Cost(n) => by = i32::saturating_add(by, self.quantity_at(n, frame, asking)),
            Change::CostIn(color, n) => colored.push((*color, self.quantity_at(n, frame, asking), true)),
            Change::SpecifiedCost(color, n) => colored.push((*color, self.quantity_at(n, frame, asking), false)),
            Change::NoSpecifiedCost => plain = true,
            _ => {}
        });
        for (color, n, in_all) in colored {
            // 4.00, 20-21-2-1: no more than there is goes off.
            let before = i32::from(cost.specified[color]);
            let after = before.saturating_add(n).clamp(0, 255);
            cost.specified[color] = u8::try_from(after).unwrap_or(0);
            by = i32::saturating_add(by, if in_all { after - before } else { 0 });
        }
        if let Total::Fixed(total) = cost.total {
            cost.total = Total::Fixed(u8::try_from(i32::from(total).saturating_add(by).max(0)).unwrap_or(u8::MAX));
        }
        if plain {
            cost.specified = crate::card::ByColor::default();
        }
        Some(cost)
    }

    /// 10-21-1: Universe 7 cards of a player with [Warrior of Universe 7] have no specified cost.
    fn warrior(&self, card: CardId, asking: Asking<'_>) -> bool {
        if !self.roster.keywords.has(Keyword::WarriorOfUniverse7) {
            return false;
        }
        let seat = self.state.object(card).seat;
        let has = |source: &CardId| self.keywords_at(*source, asking).has(Keyword::WarriorOfUniverse7);
        Area::IN_PLAY.iter().any(|area| self.state.cards(seat, *area).iter().any(has))
            && Seen { game: self, card, asker: None, asking, remembered: None }.has_trait("Universe 7")
    }

    /// The colors of a card.
    #[inline]
    pub fn colors(&self, card: CardId) -> ColorSet {
        self.colors_at(card, Asking::default())
    }

    /// Whether every card has the names, traits and colors that are printed on it, and no others.
    #[inline]
    pub(crate) fn are_attributes_printed(&self) -> bool {
        !self.roster.also && !self.changed(Aspects::ATTRIBUTES)
    }

    #[inline]
    pub(crate) fn colors_at(&self, card: CardId, asking: Asking<'_>) -> ColorSet {
        let object = self.state.object(card);
        let def = self.roster.def(object.def);
        if self.are_attributes_printed() {
            return def.card.colors;
        }
        let side = &def.sides[usize::from(object.back)];
        if side.also || self.state.present.may_change(side, Aspects::ATTRIBUTES) || self.at_work(Aspects::ATTRIBUTES) {
            self.colors_there(card, asking)
        } else {
            def.card.colors
        }
    }

    /// The same of a card that may have others than are printed on it.
    fn colors_there(&self, card: CardId, asking: Asking<'_>) -> ColorSet {
        let mut colors = self.roster.colors(self.state.object(card).def);
        for says in self.own_everywhere(card, asking) {
            if let Says::Has(attributes) = says {
                for attribute in attributes {
                    if let Attribute::Colors(more) = attribute {
                        colors = colors.union(*more);
                    }
                }
            }
        }
        self.given_attributes(card, asking, &mut |attribute| {
            if let Attribute::Colors(more) = attribute {
                colors = colors.union(*more);
            }
        });
        colors
    }

    /// Whether two cards have a card name in common, one that their skills add included (2-1-3).
    pub(crate) fn share_a_name(&self, card: CardId, other: CardId) -> bool {
        let other = self.seen(other, None);
        let mut shared = other.has_name(&self.side(card).face.name);
        self.seen(card, None).attributes(&mut |attribute| {
            shared |= matches!(attribute, Attribute::Name(name) if other.has_name(name));
        });
        shared
    }

    /// What a card's own permanent skills say of it in all areas (2-1-3, 2-5-5, 2-6-6).
    pub(crate) fn own_everywhere<'s>(&'s self, card: CardId, asking: Asking<'s>) -> impl Iterator<Item = &'s Says> {
        let side = self.side(card);
        let skills = side.skills.iter().filter(|_| side.also);
        skills.flat_map(move |skill| {
            let own = skill.statements().iter().filter(|statement| is_everywhere(statement));
            own.filter(move |statement| {
                asking.link(*statement, card).is_some_and(|link| {
                    link.is_on(card, || {
                        !self.is_off_at(card, skill, link.asking()) && self.holds_for(statement, card, link.asking())
                    })
                })
            })
            .map(|statement| &statement.says)
        })
    }

    /// What effects and the skills of other cards add to a card.
    pub(crate) fn given_attributes<'g>(
        &'g self,
        card: CardId,
        asking: Asking<'_>,
        found: &mut dyn FnMut(&'g Attribute),
    ) {
        if !self.changed(Aspects::ATTRIBUTES) {
            return;
        }
        self.changes(card, asking, Aspects::ATTRIBUTES, &mut |change, _, _| {
            if let Change::Is(attribute) = change {
                found(attribute);
            }
        });
        self.permanents(Aspects::ATTRIBUTES, false, &mut |source| {
            for skill in &self.side(source).skills {
                for statement in skill.statements() {
                    if let Says::Has(attributes) = &statement.says
                        && statement.about != Subject::This
                        && let Some(link) = asking.link(statement, source)
                        && self.is_about(statement, source, card, link.asking())
                        && !self.is_off_at(source, skill, link.asking())
                        && self.holds_for(statement, source, link.asking())
                    {
                        attributes.iter().for_each(&mut *found);
                    }
                }
            }
        });
    }

    /// The energy cost that card text speaks of (2-11-3).
    pub fn cost_value(&self, card: CardId) -> Option<u8> {
        self.cost_value_at(card, Asking::default())
    }

    pub(crate) fn cost_value_at(&self, card: CardId, asking: Asking<'_>) -> Option<u8> {
        let object = self.state.object(card);
        let def = self.roster.def(object.def);
        let by_markers = !self.edition.has(Point::XIsNothingInPlay);
        if def.kind() == Kind::Unison && object.area == Area::Unison && by_markers {
            return Some(object.markers);
        }
        self.cost_at(card, asking).map(|cost| match cost.total {
            Total::Fixed(total) if !self.edition.has(Point::SpecifiedCostCounts) => total,
            _ => cost.value(),
        })
    }
}
