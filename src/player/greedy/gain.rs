//! What effects are worth to the player whose skill they are, in points.
//!
//! It is a reckoning, not a forecast: an effect on a card is the difference between what the card is worth where it goes
//! and where it was, for us if it is ours, against us if it is not. Conditions are taken to hold two times out of three.

use std::cell::RefCell;
use std::rc::Rc;

use crate::ability::{
    Area, Cards, Change, Choose, Condition, Destination, Effect, Filter, Ground, HowMany, Mode, Name, Node, Quantity,
    Selector, Skip, Visit, Who,
};
use crate::card::Card;
use crate::engine::dbscg::roster::Def;
use crate::engine::dbscg::{CardId, Seat, View};

use super::change::{forbidden, of_change};
use super::scale::{
    ENDS, LIFE, LOST, MARKER, MILLED, bare, for_whom, in_area, in_play, life, life_lost, number, of_power,
};

/// The body of a card of which we know nothing.
const UNKNOWN: i32 = 120;
/// A name may stand for another name, and so on, so far.
const NAMES: u8 = 4;
/// What a card that comes into play does beside its body, for each energy that it costs.
const DEARER: i32 = 12;
/// What a copy in hand loses by it that copies cannot be activated for a turn.
const LOCKED: i32 = 15;
/// A card that is picked from the deck is worth so much more than one that is drawn.
const PICKED: i32 = 20;
/// The cards that a deck is taken to have where there is none to look at.
const DECK: i32 = 50;
/// From a deck of so few cards nothing is milled for its own sake.
const THIN: i32 = 25;
/// What holds for all cards of a description is weighed for so many at most.
const SEVERAL: i32 = 4;
/// What an attack is worth that was short of power before.
const REACHES: i32 = 60;
/// No block of instructions is worth more, or does more harm.
const MOST: i32 = 4 * LOST;

/// Cards that an instruction speaks of: whose, where, how many; none where the choice finds nothing.
#[derive(Clone, Copy)]
struct Lot {
    who: Who,
    area: Area,
    /// Where all cards of both are meant: those of ours, less those of theirs.
    count: i32,
    /// The body of the best of them.
    body: i32,
    /// The body of the worst of them.
    low: i32,
}

impl Lot {
    /// What is so good for each of the cards is for us. Among the cards of both we take those for which it is best.
    fn counts(self, good: i32) -> i32 {
        let good = good.saturating_mul(self.count);
        match self.who {
            Who::You => good,
            Who::Opponent => -good,
            Who::Both => good.abs(),
        }
    }
}

/// The instructions of a skill that are weighed, and what is known while they are.
pub(super) struct Reckoning<'a, 'g> {
    root: &'a [Effect],
    /// The body of the card that has the skill.
    this: i32,
    /// Where that card is.
    here: Area,
    /// The table that choices are looked for on.
    table: Option<(&'a View<'g>, CardId)>,
    /// Where there is no table to look at: who asks, and the card of theirs that has the skill.
    list: Option<(&'a View<'g>, CardId)>,
    /// What more power is worth now, in points for 1000.
    power: i32,
    /// What a card of our deck is worth that goes to the Warp or the Drop Area.
    milled: i32,
    /// The card that the skill is about: whose, where, its body.
    about: Option<(Who, Area, i32)>,
    /// What has been found on the table so far: the same cards are spoken of again and again.
    seen: RefCell<Vec<(&'a Selector, Option<Found>)>>,
}

/// The cards of a description: whether they are ours, and their bodies.
type Found = Rc<[(bool, i32)]>;

impl<'a, 'g> Reckoning<'a, 'g> {
    /// Apart from any game.
    pub(super) fn plain(root: &'a [Effect], this: i32) -> Self {
        Self {
            root,
            this,
            here: Area::Battle,
            table: None,
            list: None,
            power: 4,
            milled: -MILLED,
            about: None,
            seen: RefCell::default(),
        }
    }

    /// Apart from any table, of a card on a list that its player knows.
    pub(super) fn of_list(self, view: &'a View<'g>, source: CardId) -> Self {
        let own = view.place(source).is_some_and(|(seat, _)| Some(seat) == view.seat());
        Self { list: own.then_some((view, source)), ..self }
    }

    /// On a table: what would find no card is worth nothing.
    pub(super) fn on(view: &'a View<'g>, source: CardId, root: &'a [Effect], this: i32) -> Self {
        let here = view.place(source).map_or(Area::Battle, |(_, area)| area);
        Self { here, table: Some((view, source)), list: Some((view, source)), ..Self::plain(root, this) }
    }

    /// A card of our deck that is milled is worth so much.
    pub(super) fn with_milled(self, milled: i32) -> Self {
        Self { milled, ..self }
    }

    /// More power is worth so many points for 1000.
    pub(super) fn with_power(self, power: i32) -> Self {
        Self { power, ..self }
    }

    /// From now on more power is worth so many points for 1000.
    pub(super) const fn set_power(&mut self, power: i32) {
        self.power = power;
    }

    /// The skill is about this card: whose, where, its body.
    pub(super) fn about(self, about: Option<(Who, Area, i32)>) -> Self {
        Self { about, ..self }
    }

    /// All instructions together.
    pub(super) fn total(&self) -> i32 {
        self.block(self.root)
    }

    /// Some of the instructions.
    pub(super) fn block(&self, block: &'a [Effect]) -> i32 {
        block.iter().map(|effect| self.effect(effect)).fold(0, i32::saturating_add).clamp(-MOST, MOST)
    }

    fn effect(&self, effect: &'a Effect) -> i32 {
        match effect {
            Effect::Draw(n) => self.drawn(Who::You, number(n)),
            Effect::DrawUpTo(n) => self.drawn(Who::You, number(n)).max(0),
            Effect::PlayerDraws(who, n) => self.drawn(*who, number(n)),
            Effect::Discard(who, n) => -for_whom(*who) * 80 * number(n),
            Effect::Pay(icons) => -30 * i32::try_from(icons.count()).unwrap_or(0),
            Effect::Damage(Who::You, n) => -self.life_lost(number(n)),
            Effect::Damage(who, n) => -for_whom(*who) * 150 * number(n),
            Effect::Move(cards, to) | Effect::MoveNegated(cards, to, _) | Effect::MoveTop(cards, to) => {
                self.floored(cards, self.moved(cards, to.area(), brings(to)))
            }
            Effect::Ko(cards) => self.floored(cards, self.moved(cards, Some(Area::Drop), None)),
            Effect::Play(cards, mode) | Effect::PlayNegated(cards, mode, _) | Effect::PlayEvolved(cards, mode) => {
                self.played(cards, *mode)
            }
            Effect::PlayWith { cards, ground: Ground::Theirs, .. } => -self.played(cards, Mode::Active),
            Effect::PlayWith { cards, onto: None, mode, .. } => self.played(cards, mode.unwrap_or(Mode::Active)),
            Effect::PlayOnto(cards, _, _) | Effect::Evolve(cards, _, _) | Effect::PlayWith { cards, .. } => {
                self.played(cards, Mode::Active).saturating_sub(UNKNOWN)
            }
            Effect::Gather(_) | Effect::Combo(_) | Effect::ComboNegated(..) | Effect::Redirect(_) => 30,
            Effect::Switch(cards, mode) => self.switched(cards, *mode),
            Effect::Give(cards, change, _) => self.given(cards, change),
            // "You can't activate copies for the turn": that much is lost with the copies that are there.
            Effect::GiveAll(from, Change::Forbid(_), _) if from.whose == Who::You && is_of_copies(&from.filter) => {
                -LOCKED * self.copies()
            }
            // A lock on all of one's own cards weighs what it keeps from being done, once.
            Effect::GiveAll(from, Change::Forbid(action), _) if from.whose == Who::You => forbidden(action),
            // What happens to all cards of both is even.
            Effect::GiveAll(from, change, _) if from.whose != Who::Both => {
                let count = self
                    .found(from)
                    .map_or(2, |found| i32::try_from(found.len()).map_or(SEVERAL, |count| count.min(SEVERAL)));
                Lot { who: from.whose, area: Area::Battle, count, body: UNKNOWN, low: UNKNOWN }
                    .counts(of_change(change, self.power))
            }
            Effect::NegateOneKeyword(cards, _) => {
                self.lot(cards).map_or(0, |lot| lot.counts(of_change(&Change::NegateKeywords, self.power)))
            }
            Effect::GainOneKeyword(..)
            | Effect::GiveNext(..)
            | Effect::CopySkills(..)
            | Effect::Activate(_)
            | Effect::ActivateSkill(..) => 40,
            Effect::Markers(cards, n) => MARKER * number(n) * self.lot(cards).map_or(1, |lot| for_whom(lot.who)),
            // With a leap to the next Main Phase the opponent has no turn.
            Effect::Flip(_) | Effect::Skip(Skip::UntilMain) => 200,
            Effect::FlipTo(cards, side) => {
                let whose = if *cards == Cards::Leader(Who::Opponent) { -1 } else { 1 };
                whose * if side.is_back() { 200 } else { -100 }
            }
            Effect::Token(token) => for_whom(token.whose) * of_power(token.power).max(20),
            Effect::TakeControl(_) => 250,
            Effect::NegateAttack
            | Effect::NegateBlocker
            | Effect::NegateActivation
            | Effect::NegateActivationOf(_)
            | Effect::NegatePlay(_) => ENDS,
            Effect::If(condition, yes, no) => match self.holds(condition) {
                Some(true) => self.block(yes),
                Some(false) => self.block(no),
                None => (2 * self.block(yes) + self.block(no)) / 3,
            },
            Effect::May(act, then) => (self.block(act) + self.block(then)).max(0),
            Effect::Done(act, then) => self.block(act) + self.block(then),
            Effect::Unless(Who::You, act, otherwise) => self.block(act).max(self.block(otherwise)),
            Effect::Unless(_, _, otherwise) => self.block(otherwise) / 2,
            Effect::Options(n, options) => {
                i32::from(*n) * options.iter().map(|block| self.block(block)).max().unwrap_or(0)
            }
            Effect::As(who, block) => for_whom(*who) * self.block(block),
            Effect::Repeat(_, block) => 2 * self.block(block),
            Effect::Later(_, block) => self.block(block),
            Effect::WhenNext(_, _, block) | Effect::Whenever(_, _, block) => self.block(block) / 2,
            Effect::Skip(Skip::Phase(_) | Skip::Turn) => -150,
            Effect::EnergyMarkers(n) => 40 * number(n),
            Effect::Win(who) => for_whom(*who) * MOST,
            Effect::Lose(who) => -for_whom(*who) * MOST,
            Effect::LookAtTop(..) | Effect::Look(..) => 5,
            Effect::GiveAll(..)
            | Effect::Choose(_)
            | Effect::Name(..)
            | Effect::Reveal(_)
            | Effect::Shuffle(_)
            | Effect::ShuffleSearched(..)
            | Effect::ShuffleLife(_)
            | Effect::TurnUp(_)
            | Effect::TurnDown(_)
            | Effect::Turn(..)
            | Effect::PlayedIn(..)
            | Effect::PlayedWith(..)
            | Effect::NegateThisSkill(_)
            | Effect::EachPlayer(_)
            | Effect::NameNumber(_)
            | Effect::Declare(_) => 0,
        }
    }

    /// Cards go from where they are to an area of their owner, or of the player named.
    fn moved(&self, cards: &'a Cards, to: Option<Area>, whose: Option<Who>) -> i32 {
        if let Cards::Each(parts) = cards {
            return parts.iter().map(|part| self.moved(part, to, whose)).sum();
        }
        let Some(lot) = self.lot(cards) else { return 0 };
        // Of our own we give the worst.
        let body = if lot.who == Who::You && lot.area.skills_work() { lot.low } else { lot.body };
        // Under another card is nearly out of the game.
        let after = to.map_or(5, |to| in_area(to, body));
        let ours = lot.area == Area::Life && lot.who == Who::You;
        if ours && to != Some(Area::Life) {
            return after * lot.count - self.life_lost(lot.count);
        }
        // 10-3-1: so a Field comes into play.
        if matches!(cards, Cards::This) && lot.area == Area::Hand && to == Some(Area::Battle) {
            return self.played(cards, Mode::Active);
        }
        let of_deck = lot.who == Who::You && lot.area == Area::Deck && whose.is_none();
        let from_top = of_deck && is_top(self.root, cards);
        if from_top && matches!(to, Some(Area::Drop | Area::Warp)) && self.deck_left() > THIN {
            return self.milled * lot.count;
        }
        // A card that is picked is better than one that is drawn.
        let after = if of_deck && to == Some(Area::Hand) && !from_top { after + PICKED } else { after };
        let before = in_area(lot.area, body);
        let Some(whose) = whose else { return lot.counts(after - before) };
        (for_whom(whose) * after - for_whom(lot.who) * before) * lot.count
    }

    /// What is so good for cards of which none has to be chosen does no harm.
    fn floored(&self, cards: &'a Cards, good: i32) -> i32 {
        if good >= 0 {
            return good;
        }
        let is_free =
            |choose: &Choose| choose.who == Who::You && matches!(choose.count, HowMany::UpTo(_) | HowMany::Any);
        if self.choice(cards).is_some_and(is_free) { 0 } else { good }
    }

    /// Cards are drawn: good as long as the deck is not drawn empty (9-2).
    fn drawn(&self, who: Who, count: i32) -> i32 {
        if who == Who::You && self.deck_left() <= count { -LOST } else { for_whom(who) * 90 * count }
    }

    /// The cards left in our deck.
    fn deck_left(&self) -> i32 {
        let deck = |(view, seat): (&View<'_>, Seat)| i32::try_from(view.count(seat, Area::Deck)).unwrap_or(i32::MAX);
        self.table.and_then(|(view, _)| Some((view, view.seat()?))).map_or(DECK, deck)
    }

    /// What so many of our life cards are worth that go.
    fn life_lost(&self, count: i32) -> i32 {
        let seat = self.table.and_then(|(view, _)| Some((view, view.seat()?)));
        life_lost(seat.map_or(LIFE, |(view, seat)| life(view, seat)), count)
    }

    fn played(&self, cards: &'a Cards, mode: Mode) -> i32 {
        let resting = if mode == Mode::Rest { 30 } else { 0 };
        match self.lot(cards) {
            Some(lot) => (lot.body - in_area(lot.area, lot.body).min(100) / 2 - resting) * lot.count,
            None => 0,
        }
    }

    fn switched(&self, cards: &'a Cards, mode: Mode) -> i32 {
        let Some(lot) = self.lot(cards) else { return 0 };
        let weight = if lot.area == Area::Energy { 40 } else { 55 };
        let active = if mode == Mode::Active { 1 } else { -1 };
        lot.counts(active * weight)
    }

    /// The cards that are meant; `None` where there are none, or nobody can say.
    fn lot(&self, cards: &'a Cards) -> Option<Lot> {
        self.lot_within(cards, NAMES)
    }

    /// The same, through so many names at most.
    fn lot_within(&self, cards: &'a Cards, names: u8) -> Option<Lot> {
        let lot = |who, area, count| Some(Lot { who, area, count, body: UNKNOWN, low: UNKNOWN });
        match cards {
            Cards::This => Some(Lot { who: Who::You, area: self.here, count: 1, body: self.this, low: self.this }),
            Cards::It => self.about.map(|(who, area, body)| Lot { who, area, count: 1, body, low: body }),
            Cards::Named(name) | Cards::Rest(name, _) => {
                // The rest of what has been looked at is on its way back.
                let rest = matches!(cards, Cards::Rest(..));
                self.named(name, names).filter(|_| !rest)
            }
            Cards::Attacker | Cards::Guard | Cards::Attacked => {
                let (view, _) = self.table?;
                let mine = Some(view.turn_player()) == view.seat();
                let attacks = matches!(cards, Cards::Attacker);
                lot(if mine == attacks { Who::You } else { Who::Opponent }, Area::Battle, 1)
            }
            Cards::Leader(who) => lot(*who, Area::Leader, 1),
            Cards::All(from) => {
                if let Some(name) = &from.among {
                    return self.named(name, names);
                }
                self.all(from)
            }
            Cards::Top(who, n) | Cards::Bottom(who, n) => lot(*who, Area::Deck, number(n)),
            Cards::Under(_) => lot(Who::You, Area::Drop, 1),
            Cards::Each(parts) => parts.first().and_then(|part| self.lot_within(part, names)),
            Cards::Chosen(choose) => self.chosen(choose, names),
        }
    }

    fn named(&self, name: &Name, names: u8) -> Option<Lot> {
        let names = names.checked_sub(1)?;
        find(self.root, name).and_then(|found| match found {
            Named::Chosen(choose) => self.chosen(choose, names),
            Named::Looked => Some(Lot { who: Who::You, area: Area::Deck, count: 1, body: UNKNOWN, low: UNKNOWN }),
            Named::Cards(cards) => self.lot_within(cards, names),
        })
    }

    fn chosen(&self, choose: &'a Choose, names: u8) -> Option<Lot> {
        let count = match &choose.count {
            HowMany::Exactly(n) | HowMany::UpTo(n) | HowMany::Between(_, n) => number(n),
            HowMany::All if choose.from.among.is_none() => return self.all(&choose.from),
            HowMany::Any | HowMany::All => 2,
        };
        let area = choose.from.places().first().copied().unwrap_or(Area::Battle);
        let who = choose.from.whose;
        let Some(found) = self.found(&choose.from) else {
            return match &choose.from.among {
                Some(name) => self.named(name, names).map(|lot| Lot { count, ..lot }),
                None => Some(Lot { who, area, count, body: UNKNOWN, low: UNKNOWN }),
            };
        };
        let there = i32::try_from(found.len()).unwrap_or(i32::MAX);
        let (low, body) = found.iter().map(|(_, body)| *body).fold(None, |ends, body| {
            let (low, high) = ends.unwrap_or((body, body));
            Some((body.min(low), body.max(high)))
        })?;
        Some(Lot { who, area, count: count.min(there), body, low })
    }

    /// All cards of a description. Of both players: what there is more of ours than of theirs.
    fn all(&self, from: &'a Selector) -> Option<Lot> {
        let area = from.places().first().copied().unwrap_or(Area::Battle);
        let Some(found) = self.found(from) else {
            // What happens to all cards of both is even.
            let counts = from.whose != Who::Both;
            return counts.then_some(Lot { who: from.whose, area, count: 2, body: UNKNOWN, low: UNKNOWN });
        };
        let weight = |(ours, _): &(bool, i32)| if *ours || from.whose != Who::Both { 1 } else { -1 };
        let count: i32 = found.iter().map(weight).sum();
        let total: i32 = found.iter().map(|one| weight(one) * one.1).fold(0, i32::saturating_add);
        let who = if from.whose == Who::Both { Who::You } else { from.whose };
        if found.is_empty() {
            return None;
        }
        // One body for each, and all of them together what they are together.
        let body = if count == 0 { 0 } else { total / count };
        Some(Lot { who, area, count, body, low: body })
    }

    /// The cards of a description, whether they are ours, and their bodies; `None` where nobody can say.
    fn found(&self, from: &'a Selector) -> Option<Found> {
        if let Some((_, found)) = self.seen.borrow().iter().find(|(seen, _)| std::ptr::eq(*seen, from)) {
            return found.clone();
        }
        let found = self.sought(from).map(Rc::from);
        self.seen.borrow_mut().push((from, found.clone()));
        found
    }

    /// The same, looked for now.
    fn sought(&self, from: &Selector) -> Option<Vec<(bool, i32)>> {
        if from.among.is_some() || from.under.is_some() || from.family.is_some() {
            return None;
        }
        let searches = from.whose != Who::Opponent && from.areas.contains(&Area::Deck);
        if searches && let Some((view, source)) = self.list {
            let defs = if self.table.is_some() { view.searchable(source, from) } else { view.on_list(source, from) };
            let worth = |def: &Def| bare(&def.sides[0]) + dearer(&def.card);
            let mut found: Vec<(bool, i32)> = defs.into_iter().map(|def| (true, worth(def))).collect();
            let areas: Vec<Area> = from.areas.iter().copied().filter(|area| *area != Area::Deck).collect();
            if let Some((view, source)) = self.table.filter(|_| !areas.is_empty()) {
                let cards = view.meant(source, &Selector { areas, ..from.clone() }).unwrap_or_default();
                found.extend(cards.into_iter().map(|card| (true, there(view, card))));
            }
            return Some(found);
        }
        let (view, source) = self.table?;
        let ours = |card: CardId| view.place(card).is_some_and(|(seat, _)| Some(seat) == view.seat());
        Some(view.meant(source, from)?.into_iter().map(|card| (ours(card), there(view, card))).collect())
    }

    /// Whether something holds, where that can be told from the table before anything is named.
    fn holds(&self, condition: &'a Condition) -> Option<bool> {
        use Condition as C;
        let plain = |condition: &Condition| {
            matches!(
                condition,
                C::Leader(_) | C::OpponentsLeader(_) | C::LeaderBack(_) | C::Turn(_) | C::Phase(_) | C::Awakened(_)
            ) || matches!(condition, C::Count(from, _) if from.among.is_none() && from.under.is_none())
        };
        let (view, source) = self.table?;
        plain(condition).then(|| view.holds(source, condition))
    }

    /// Something lasting is given to cards.
    fn given(&self, cards: &'a Cards, change: &'a Change) -> i32 {
        let Some(lot) = self.lot(cards) else { return 0 };
        let weakens = match change {
            Change::Power(Quantity::Number(n)) if *n < 0 && lot.who == Who::Opponent => Some(-n),
            _ => None,
        };
        let (Some(n), Some((view, source)), Some(from)) = (weakens, self.table, self.selector(cards)) else {
            return lot.counts(of_change(change, self.power)) + self.reaching(cards, lot, change);
        };
        // Power that is taken is worth the card that it KOs (9-5), and else what more of ours would be.
        let theirs = view.meant(source, from).unwrap_or_default().into_iter();
        let kos = theirs.filter(|card| {
            view.place(*card).is_some_and(|(_, area)| area == Area::Battle)
                && view.power(*card).is_some_and(|power| power <= n)
        });
        let ko = kos.map(|card| there(view, card)).max().unwrap_or(0);
        ko + n / 1_000 * self.power
    }

    /// What it is worth that cards of ours reach their leader's power by it, and can attack in this turn.
    fn reaching(&self, cards: &'a Cards, lot: Lot, change: &Change) -> i32 {
        let (Change::Power(Quantity::Number(n @ 1..)), Some((view, source)), Who::You) = (change, self.table, lot.who)
        else {
            return 0;
        };
        let Some(seat) = view.seat().filter(|seat| *seat == view.turn_player() && view.battle().is_none()) else {
            return 0;
        };
        let wall = view.leader(seat.other()).and_then(|leader| view.power(leader)).unwrap_or(0);
        let reaches = |card: &CardId| {
            view.mode(*card) == Some(Mode::Active)
                && view.place(*card).is_some_and(|(_, area)| area.skills_work())
                && view.power(*card).is_some_and(|power| power < wall && power + n >= wall)
        };
        let count = match (cards, self.selector(cards)) {
            (Cards::This, _) => usize::from(reaches(&source)),
            (_, Some(from)) => view.meant(source, from).unwrap_or_default().iter().filter(|card| reaches(card)).count(),
            _ => 0,
        };
        REACHES * lot.count.min(i32::try_from(count).unwrap_or(0))
    }

    /// The description that cards are chosen by.
    fn selector(&self, cards: &'a Cards) -> Option<&'a Selector> {
        match cards {
            Cards::All(from) if from.among.is_none() => Some(from),
            cards => self.choice(cards).map(|choose| &choose.from),
        }
    }

    /// How they are chosen.
    fn choice(&self, cards: &'a Cards) -> Option<&'a Choose> {
        match cards {
            Cards::Chosen(choose) => Some(choose),
            Cards::Named(name) => match find(self.root, name)? {
                Named::Chosen(choose) => Some(choose),
                _ => None,
            },
            _ => None,
        }
    }

    /// How many copies of the card that has the skill its player holds beside it.
    fn copies(&self) -> i32 {
        let Some((view, source)) = self.table else { return 0 };
        let Some(seat) = view.seat() else { return 0 };
        let in_hand = view.copies_in_hand(seat, source);
        let own = usize::from(self.here == Area::Hand);
        i32::try_from(in_hand.saturating_sub(own)).unwrap_or(0)
    }
}

/// What costs more does more, also where we do not see how.
fn dearer(card: &Card) -> i32 {
    DEARER * card.energy.map_or(0, |cost| i32::from(cost.value()))
}

/// The body of a card where it is.
fn there(view: &View<'_>, card: CardId) -> i32 {
    let printed = view.side(card).map_or(UNKNOWN, bare);
    match view.place(card) {
        Some((_, area)) if area.skills_work() => {
            let now = view.side(card).zip(view.power(card)).map(|(side, power)| in_play(side, power));
            now.map_or(printed, |now| printed.max(now))
        }
        _ => printed + view.card(card).map_or(0, dearer),
    }
}

/// Whether a description is of copies of the card alone.
fn is_of_copies(filter: &Filter) -> bool {
    match filter {
        Filter::Copy => true,
        Filter::All(parts) => parts.iter().any(is_of_copies),
        _ => false,
    }
}

/// Whether cards from the top of a deck are meant.
fn is_top(root: &[Effect], cards: &Cards) -> bool {
    match cards {
        Cards::Top(..) => true,
        Cards::Named(name) => matches!(find(root, name), Some(Named::Cards(Cards::Top(..)))),
        _ => false,
    }
}

enum Named<'a> {
    Chosen(&'a Choose),
    Looked,
    Cards(&'a Cards),
}

/// Where a name is given.
fn find<'a>(block: &'a [Effect], wanted: &Name) -> Option<Named<'a>> {
    struct Giver<'a, 'w> {
        wanted: &'w Name,
        found: Option<Named<'a>>,
    }
    impl<'a> Visit<'a> for Giver<'a, '_> {
        fn effect(&mut self, effect: &'a Effect) {
            if self.found.is_some() {
                return;
            }
            match effect {
                Effect::Choose(choose) if choose.name == *self.wanted => self.found = Some(Named::Chosen(choose)),
                Effect::LookAtTop(_, name) if name == self.wanted => self.found = Some(Named::Looked),
                // A name for what has that name already leads nowhere.
                Effect::Name(name, cards) if name == self.wanted && !cards.is_all_of(name) => {
                    self.found = Some(Named::Cards(cards));
                }
                // What is named only then cannot be meant now.
                Effect::Later(..) | Effect::WhenNext(..) | Effect::Whenever(..) => {}
                other => other.walk(self),
            }
        }

        // What a skill names that is given, and what is paid for that, are names of its own.
        fn change(&mut self, _: &'a Change) {}
    }
    let mut giver = Giver { wanted, found: None };
    for effect in block {
        effect.accept(&mut giver);
    }
    giver.found
}

/// Cards that come to the skill's master.
const fn brings(to: &Destination) -> Option<Who> {
    if matches!(to, Destination::Yours(_)) { Some(Who::You) } else { None }
}
