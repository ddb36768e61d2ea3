//! What the words of skills mean at the moment: which cards, how many, whether something holds.

use std::borrow::Cow;
use std::cell::LazyCell;
use std::ops::ControlFlow;

use crate::ability::{
    Area, Cards, Change, Condition, Count, Described, Facts, Family, Filter, Keyword, Limits, Quantity, Says, Selector,
    Shared, Watched, Who,
};
use crate::card::ColorSet;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::facts::value::seen::{Seen, seats};
use crate::engine::dbscg::ids::{CardId, ObjectRef, Seat};
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::roster::line::{does, times};
use crate::engine::dbscg::state::battle::Battle;
use crate::engine::dbscg::state::frame::Frame;

impl Position {
    /// Whether a card lies among those a selector speaks of, from the chair of who carries the skill out.
    pub(crate) fn selects(&self, selector: &Selector, frame: &Frame, card: CardId, asking: Asking<'_>) -> bool {
        let (master, source) = (frame.master, frame.source.card);
        let object = self.state.object(card);
        let side_fits = seats(selector.whose, master).contains(&object.seat);
        // Cards under a card are where that is, whoever speaks of them.
        (side_fits || selector.under.is_some())
            && (object.host.is_none() || selector.under.is_some() || selector.among.is_some())
            && selector
                .under
                .as_ref()
                .is_none_or(|hosts| object.host.is_some_and(|host| self.cards(hosts, frame).contains(&host)))
            && (selector.places().is_empty()
                || selector.places().contains(&object.area)
                || self.added_areas(selector, source).contains(&&object.area))
            && !(selector.other && card == source)
            && !self.is_excepted(selector, card, frame)
            && self.fits(
                &selector.filter,
                &Seen { game: self, card, asker: Some(source), asking, remembered: None },
                frame,
            )
    }

    /// Whether a card is one of those that a selector leaves out by name.
    fn is_excepted(&self, selector: &Selector, card: CardId, frame: &Frame) -> bool {
        selector.but.as_ref().is_some_and(|but| self.cards(but, frame).contains(&card))
    }

    /// Whether a card fits a description, from the chair of who carries a skill out.
    pub(crate) fn fits(&self, filter: &Filter, card: &Seen<'_>, frame: &Frame) -> bool {
        if filter.is_live() { self.settled(filter, frame, card.asking).matches(card) } else { filter.matches(card) }
    }

    /// As [`Position::fits`], from the chair of the master of the card whose skill describes.
    pub(crate) fn fits_for(&self, filter: &Filter, card: &Seen<'_>, source: CardId) -> bool {
        if filter.is_live() { self.fits(filter, card, &self.frame_of(source)) } else { filter.matches(card) }
    }

    /// A description with its numbers counted and the cards that it speaks of looked for.
    pub(crate) fn settled(&self, filter: &Filter, frame: &Frame, asking: Asking<'_>) -> Filter {
        let settled = |parts: &[Filter]| parts.iter().map(|part| self.settled(part, frame, asking)).collect();
        let counted = |limits: &Limits| {
            let count = |limit: &Option<Quantity>| {
                limit.as_ref().map(|limit| Quantity::Number(self.quantity_at(limit, frame, asking)))
            };
            Limits { at_least: count(&limits.at_least), at_most: count(&limits.at_most) }
        };
        match filter {
            Filter::CostWith(limits) => Filter::CostWith(counted(limits)),
            Filter::PowerWith(limits) => Filter::PowerWith(counted(limits)),
            Filter::OriginalPowerWith(limits) => Filter::OriginalPowerWith(counted(limits)),
            Filter::Declared(what) => frame.declared(*what),
            Filter::Shares(shared, cards) => {
                let cards = self.asked(cards, frame, asking);
                Filter::Either(cards.into_iter().map(|card| self.recalled(card, frame, asking).kin(*shared)).collect())
            }
            Filter::UnionName(n, cards) => {
                let cards = self.asked(cards, frame, asking).into_iter();
                Filter::Either(cards.flat_map(|card| self.union_names(card, *n)).collect())
            }
            Filter::Not(inner) => self.settled(inner, frame, asking).negated(),
            Filter::All(parts) => Filter::All(settled(parts)),
            Filter::Either(parts) => Filter::Either(settled(parts)),
            other => other.clone(),
        }
    }

    /// The characters of the card that the \[Union\] skill of a card asks for at this place (10-13).
    fn union_names(&self, card: CardId, n: u8) -> Vec<Filter> {
        let unions = self.side(card).skills.iter().filter(|skill| Family::of(&skill.tags) == Some(Family::Union));
        let named = unions.filter_map(|skill| does(skill)).filter_map(|does| does.names.get(usize::from(n)));
        let characters = named.flat_map(|named| match named {
            Filter::All(parts) => parts.as_slice(),
            one => std::slice::from_ref(one),
        });
        characters.filter(|part| matches!(part, Filter::Character(_))).cloned().collect()
    }

    /// Every card that a selector speaks of.
    pub(crate) fn select(&self, selector: &Selector, frame: &Frame) -> Vec<CardId> {
        self.select_at(selector, frame, Asking::default())
    }

    /// As [`Position::select`], while effects are asked whether they hold.
    fn select_at(&self, selector: &Selector, frame: &Frame, asking: Asking<'_>) -> Vec<CardId> {
        let named = selector.among.as_ref().map(|name| frame.named(name));
        if let Some(named) = named {
            let cards = named.iter().filter(|object| self.state.find(**object).is_some()).map(|object| object.card);
            let any_side = Selector { whose: Who::Both, ..selector.clone() };
            return cards.filter(|card| self.selects(&any_side, frame, *card, asking)).collect();
        }
        if let Some(hosts) = &selector.under {
            let fits = |card: &CardId| self.selects(selector, frame, *card, asking);
            let hosts = self.cards(hosts, frame).into_iter();
            return hosts.flat_map(|host| self.lying_under(host)).filter(fits).collect();
        }
        let mut out = Vec::new();
        self.each_lying(selector, frame, asking, &mut |card| {
            out.push(card);
            ControlFlow::Continue(())
        });
        out
    }

    /// Whether one of the cards that a selector speaks of is as asked.
    pub(crate) fn any_selected(&self, selector: &Selector, frame: &Frame, is: &mut dyn FnMut(CardId) -> bool) -> bool {
        if selector.among.is_some() || selector.under.is_some() {
            return self.select(selector, frame).into_iter().any(is);
        }
        let mut found = false;
        self.each_lying(selector, frame, Asking::default(), &mut |card| {
            found = is(card);
            if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    }

    /// How many cards a selector speaks of, but counted no further than `enough`.
    pub(crate) fn selected_up_to(
        &self,
        enough: usize,
        selector: &Selector,
        frame: &Frame,
        asking: Asking<'_>,
    ) -> usize {
        if selector.among.is_some() || selector.under.is_some() {
            return self.select_at(selector, frame, asking).len();
        }
        if selector.filter.is_any() && !selector.other && selector.but.is_none() {
            return self.lying(selector, frame);
        }
        let mut count = 0;
        self.each_lying(selector, frame, asking, &mut |_| {
            count += 1;
            if count < enough { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        count
    }

    /// How many cards lie in the areas that a selector names.
    pub(crate) fn lying(&self, selector: &Selector, frame: &Frame) -> usize {
        let areas = || selector.places().iter().chain(self.added_areas(selector, frame.source.card));
        let seats = seats(selector.whose, frame.master).iter();
        seats.flat_map(|seat| areas().map(|area| self.state.cards(*seat, *area).len())).sum()
    }

    /// Calls `each` with the cards of the areas that a selector names, as far as it speaks of them, until that breaks off.
    fn each_lying(
        &self,
        selector: &Selector,
        frame: &Frame,
        asking: Asking<'_>,
        each: &mut dyn FnMut(CardId) -> ControlFlow<()>,
    ) {
        let source = frame.source.card;
        let (live, any) = (selector.filter.is_live(), selector.filter.is_any());
        let settled = LazyCell::new(|| self.settled(&selector.filter, frame, asking));
        for seat in seats(selector.whose, frame.master) {
            for area in selector.places().iter().chain(self.added_areas(selector, source)) {
                for card in self.state.cards(*seat, *area).iter().copied() {
                    let seen = Seen { game: self, card, asker: Some(source), asking, remembered: None };
                    let filter = if live { &*settled } else { &selector.filter };
                    let excepted = (selector.other && card == source) || self.is_excepted(selector, card, frame);
                    let meant = !excepted && (any || filter.matches(&seen));
                    if meant && each(card).is_break() {
                        return;
                    }
                }
            }
        }
    }

    /// The areas that a card's own text adds to those where its keyword skill looks for cards (11-7-1).
    fn added_areas(&self, selector: &Selector, source: CardId) -> Vec<&Area> {
        let Some(wanted) = selector.family.filter(|_| self.side(source).adds_areas) else { return Vec::new() };
        let statements = self.side(source).skills.iter().flat_map(|skill| skill.statements());
        statements
            .filter(|statement| self.holds_for(statement, source, Asking::default()))
            .filter_map(|statement| match &statement.says {
                Says::ChoosesFrom(family, areas) if *family == wanted => Some(areas),
                _ => None,
            })
            .flatten()
            .filter(|area| !selector.areas.contains(area))
            .collect()
    }

    /// A number at the moment.
    pub(crate) fn quantity(&self, quantity: &Quantity, frame: &Frame) -> i32 {
        self.quantity_at(quantity, frame, Asking::default())
    }

    pub(crate) fn quantity_at(&self, quantity: &Quantity, frame: &Frame, asking: Asking<'_>) -> i32 {
        let count = match quantity {
            Quantity::Number(n) => return *n,
            Quantity::Counted(count) => count.as_ref(),
        };
        asking.amount(count, frame.source.card, || self.count_at(count, frame, asking))
    }

    fn count_at(&self, count: &Count, frame: &Frame, asking: Asking<'_>) -> i32 {
        let sum = |cards: &Cards, value: &dyn Fn(&Seen<'_>) -> Option<i32>| {
            let cards = self.asked(cards, frame, asking).into_iter();
            cards.filter_map(|card| value(&self.recalled(card, frame, asking))).fold(0, i32::saturating_add)
        };
        match count {
            Count::Cards(selector) => {
                let count = self.selected_up_to(usize::MAX, selector, frame, asking);
                i32::try_from(count).unwrap_or(i32::MAX)
            }
            Count::Different(shared, selector) => {
                let cards = self.select_at(selector, frame, asking);
                i32::try_from(self.different(*shared, &cards, asking)).unwrap_or(i32::MAX)
            }
            Count::Colors(selector) => {
                let cards = self.select_at(selector, frame, asking).into_iter();
                let colors = cards.map(|card| self.colors_at(card, asking)).fold(ColorSet::default(), ColorSet::union);
                i32::try_from(colors.iter().count()).unwrap_or(i32::MAX)
            }
            Count::Size(name) => i32::try_from(frame.named(name).len()).unwrap_or(i32::MAX),
            // 2-12-2
            Count::X => {
                frame.x.unwrap_or_else(|| self.state.find(frame.source).map_or(0, |object| i32::from(object.x)))
            }
            Count::Power(cards) => sum(cards, &|card| card.power()),
            Count::ComboPower(cards) => sum(cards, &|card| card.combo_power()),
            Count::Cost(cards) => sum(cards, &|card| card.energy_cost().map(i32::from)),
            Count::Markers(cards) => sum(cards, &|card| card.markers().map(i32::from)),
            Count::Times(quantity, n) => self.quantity_at(quantity, frame, asking).saturating_mul(*n),
            Count::Every(n, quantity) => self.quantity_at(quantity, frame, asking).checked_div(*n).unwrap_or(0),
            Count::Sum(parts) => {
                parts.iter().map(|part| self.quantity_at(part, frame, asking)).fold(0, i32::saturating_add)
            }
        }
    }

    /// How many of the cards can be put side by side so that no two are alike. Cards with the fewest that are like them
    /// come first.
    fn different(&self, shared: Shared, cards: &[CardId], asking: Asking<'_>) -> usize {
        let seen = |card: CardId| Seen { game: self, card, asker: None, asking, remembered: None };
        let kin: Vec<Filter> = cards.iter().map(|card| seen(*card).kin(shared)).collect();
        let alike = |one: usize, other: usize| kin[one].matches(&seen(cards[other]));
        let mut order: Vec<usize> = (0..cards.len()).collect();
        order.sort_by_key(|one| (0..cards.len()).filter(|other| alike(*one, *other)).count());
        let mut apart: Vec<usize> = Vec::new();
        for one in order {
            if !apart.iter().any(|other| alike(one, *other)) {
                apart.push(one);
            }
        }
        apart.len()
    }

    /// Whether a condition holds.
    pub(crate) fn holds(&self, condition: &Condition, frame: &Frame) -> bool {
        self.holds_at(condition, frame, Asking::default())
    }

    /// What a skill asks of its player's leader: no colors, where an effect says so.
    fn asked_of_leader<'f>(&self, filter: &'f Filter, frame: &Frame, asking: Asking<'_>) -> Cow<'f, Filter> {
        let mut colorless = false;
        if self.changed(Aspects::LEADER) {
            self.changes(frame.source.card, asking, Aspects::LEADER, &mut |change, _, _| {
                colorless |= *change == Change::AnyLeaderColor;
            });
        }
        if colorless { Cow::Owned(filter.colorless()) } else { Cow::Borrowed(filter) }
    }

    pub(crate) fn holds_at(&self, condition: &Condition, frame: &Frame, asking: Asking<'_>) -> bool {
        let leader = |seat: Seat, filter: &Filter| {
            self.state.leader(seat).is_some_and(|card| self.fits(filter, &self.recalled(card, frame, asking), frame))
        };
        let in_battle = |cards: &Cards, role: fn(&Battle) -> ObjectRef| {
            // 7-1: once the attack is negated there is neither.
            self.state.battle.filter(|battle| !battle.negated).is_some_and(|battle| {
                self.cards_at(cards, frame, asking).iter().any(|card| self.state.now(*card) == role(&battle))
            })
        };
        match condition {
            Condition::Leader(filter) => leader(frame.master, &self.asked_of_leader(filter, frame, asking)),
            Condition::OpponentsLeader(filter) => leader(frame.master.other(), filter),
            Condition::LeaderBack(filter) => {
                let filter = &self.asked_of_leader(filter, frame, asking);
                self.state.leader(frame.master).is_some_and(|card| self.back_fits(card, filter))
            }
            Condition::Did { deed, cards, count } => {
                let fits = |card: CardId| cards.matches(&self.recalled(card, frame, asking));
                count.contains_scaled(
                    i32::try_from(frame.done_to(*deed).filter(|card| fits(*card)).count()).unwrap_or(i32::MAX),
                    1,
                )
            }
            Condition::Count(selector, bounds) => {
                let plain = selector.among.is_none() && selector.under.is_none();
                if plain && bounds.min.is_some_and(|min| min > 1 && self.lying(selector, frame) < usize::from(min)) {
                    return false;
                }
                // With as many as are asked for, or one too many, the answer is known.
                let enough = bounds.max.map_or(bounds.min, |max| max.checked_add(1)).map_or(usize::MAX, usize::from);
                let count = self.selected_up_to(enough, selector, frame, asking);
                bounds.contains_scaled(i32::try_from(count).unwrap_or(i32::MAX), 1)
            }
            Condition::Within(quantity, bounds) => bounds.contains_scaled(self.quantity_at(quantity, frame, asking), 1),
            Condition::Turn(who) => seats(*who, frame.master).contains(&self.state.turn_player),
            Condition::Phase(phase) => self.state.phase == *phase,
            Condition::Are(cards, filter) => {
                let cards = self.asked(cards, frame, asking);
                !cards.is_empty()
                    && cards.iter().all(|card| self.fits(filter, &self.recalled(*card, frame, asking), frame))
            }
            Condition::Any(cards) => !self.cards_at(cards, frame, asking).is_empty(),
            Condition::In(cards, area) => {
                let cards = self.cards_at(cards, frame, asking);
                !cards.is_empty() && cards.iter().all(|card| self.state.object(*card).area == *area)
            }
            Condition::PaidEnergyCost => frame.paid,
            Condition::Came(cards, areas) => {
                let cards = self.cards_at(cards, frame, asking);
                !cards.is_empty() && cards.iter().all(|card| areas.contains(&self.state.object(*card).from))
            }
            Condition::Shown(cards) => {
                let cards = self.cards_at(cards, frame, asking);
                !cards.is_empty() && cards.iter().all(|card| self.state.under_way.revealed.contains(card))
            }
            Condition::NewThisTurn(cards) => {
                let cards = self.cards_at(cards, frame, asking);
                !cards.is_empty() && cards.iter().all(|card| self.state.object(*card).since == self.state.turn)
            }
            Condition::Happened(event, bounds) => bounds.contains_scaled(self.has_happened(event, frame), 1),
            Condition::Attacking(cards) => in_battle(cards, |battle| battle.attacker),
            Condition::Guarding(cards) => in_battle(cards, |battle| battle.guard),
            Condition::Awakened(who) => self
                .players(*who, frame.master)
                .iter()
                .all(|seat| self.state.leader(*seat).is_some_and(|card| self.state.object(card).back)),
            Condition::Beneath(above) => {
                let host = self.state.object(frame.source.card).host;
                host.is_some_and(|host| self.selects(above, frame, host, asking))
            }
            Condition::Under { at_least, cards, host } => {
                let fits = |filter, card| self.fits(filter, &self.recalled(card, frame, asking), frame);
                self.state.cards(frame.master, Area::Battle).iter().any(|above| {
                    fits(host, *above)
                        && self.state.under(*above).into_iter().filter(|card| fits(cards, *card)).count()
                            >= usize::from(*at_least)
                })
            }
            Condition::Not(inner) => !self.holds_at(inner, frame, asking),
            Condition::All(parts) => parts.iter().all(|part| self.holds_at(part, frame, asking)),
            Condition::Either(parts) => parts.iter().any(|part| self.holds_at(part, frame, asking)),
        }
    }

    /// Whether what is printed on the back of a leader fits.
    fn back_fits(&self, card: CardId, filter: &Filter) -> bool {
        let def = self.roster.def(self.state.object(card).def);
        let back = &def.sides[1];
        def.card.back.is_some() && {
            let keywords = Keyword::ALL.into_iter().filter(|keyword| back.keywords.has(*keyword)).collect();
            filter.matches(&Facts {
                keywords,
                tags: back.skills.iter().flat_map(|skill| &skill.tags).collect(),
                skill_less: back.skills.is_empty(),
                ..Facts::printed(&def.card, &back.face)
            })
        }
    }

    /// The players that a word means, the turn player first (1-3-4).
    pub(crate) fn players(&self, who: Who, master: Seat) -> Vec<Seat> {
        match who {
            Who::You => vec![master],
            Who::Opponent => vec![master.other()],
            Who::Both => vec![self.state.turn_player, self.state.turn_player.other()],
        }
    }

    /// The cards that a word means now; cards that are not what they were are not meant any more.
    pub(crate) fn cards(&self, cards: &Cards, frame: &Frame) -> Vec<CardId> {
        self.cards_at(cards, frame, Asking::default())
    }

    /// As [`Position::cards`], while effects are asked whether they hold.
    fn cards_at(&self, cards: &Cards, frame: &Frame, asking: Asking<'_>) -> Vec<CardId> {
        let there = |objects: &[ObjectRef]| -> Vec<CardId> {
            objects.iter().filter(|object| self.state.find(**object).is_some()).map(|object| object.card).collect()
        };
        match cards {
            Cards::This => there(&[frame.source]),
            Cards::It => frame.it.map_or_else(Vec::new, |it| there(&[it])),
            Cards::Named(name) => there(frame.named(name)),
            // Written out as a choice before the instruction.
            Cards::Chosen(choose) => there(frame.named(&choose.name)),
            Cards::Rest(name, but) => {
                let but = there(frame.named(but));
                there(frame.named(name)).into_iter().filter(|card| !but.contains(card)).collect()
            }
            Cards::Attacker => self.state.battle.map_or_else(Vec::new, |battle| there(&[battle.attacker])),
            Cards::Guard => self.state.battle.map_or_else(Vec::new, |battle| there(&[battle.guard])),
            Cards::Attacked => self.state.battle.map_or_else(Vec::new, |battle| there(&[battle.first_guard])),
            Cards::Leader(who) => {
                self.players(*who, frame.master).into_iter().filter_map(|seat| self.state.leader(seat)).collect()
            }
            Cards::All(selector) => self.select_at(selector, frame, asking),
            Cards::Top(who, n) => {
                let n = usize::from(times(self.quantity_at(n, frame, asking)));
                let decks = self.players(*who, frame.master).into_iter();
                decks.flat_map(|seat| self.state.cards(seat, Area::Deck).iter().take(n).copied()).collect()
            }
            Cards::Bottom(who, n) => {
                let n = usize::from(times(self.quantity_at(n, frame, asking)));
                let decks = self.players(*who, frame.master).into_iter();
                decks.flat_map(|seat| self.state.cards(seat, Area::Deck).iter().rev().take(n).copied()).collect()
            }
            Cards::Under(host) => {
                self.cards_at(host, frame, asking).into_iter().flat_map(|card| self.lying_under(card)).collect()
            }
            Cards::Each(parts) => parts.iter().flat_map(|part| self.cards_at(part, frame, asking)).collect(),
        }
    }

    /// The cards that a question is about; what is remembered of a card can be asked wherever it has gone since.
    pub(crate) fn asked(&self, cards: &Cards, frame: &Frame, asking: Asking<'_>) -> Vec<CardId> {
        let meant = match cards {
            Cards::It => frame.it,
            Cards::This => Some(frame.source),
            _ => None,
        };
        match meant.and_then(|object| frame.remembered(object.card)) {
            Some(remembered) => vec![remembered.card],
            None => self.cards_at(cards, frame, asking),
        }
    }

    /// A card as a skill sees it that may remember it.
    fn recalled<'s>(&'s self, card: CardId, frame: &'s Frame, asking: Asking<'s>) -> Seen<'s> {
        Seen { game: self, card, asker: Some(frame.source.card), asking, remembered: frame.remembered(card) }
    }

    pub(crate) fn is_watched(&self, watched: &Watched, holder: CardId, card: CardId) -> bool {
        let (whose, master) = (self.state.object(card).seat, self.state.object(holder).seat);
        let fits = |filter: &Filter| self.fits_for(filter, &self.seen(card, Some(holder)), holder);
        match watched {
            Watched::This => card == holder,
            Watched::Yours(filter) => whose == master && fits(filter),
            Watched::YourOther(filter) => card != holder && whose == master && fits(filter),
            Watched::Theirs(filter) => whose != master && fits(filter),
            Watched::Any(filter) => fits(filter),
            Watched::Either(parts) => parts.iter().any(|part| self.is_watched(part, holder, card)),
        }
    }
}
