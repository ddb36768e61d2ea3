//! What effects are worth to the player whose skill they are, in points.
//!
//! It is a reckoning, not a forecast: an effect on a card is the difference between what the card is worth where it goes
//! and where it was, for us if it is ours, against us if it is not. Conditions are taken to hold two times out of three.

use crate::ability::{
    Area, Cards, Change, Choose, Destination, Effect, Ground, HowMany, Mode, Name, Node, Selector, Skip, Visit, Who,
};
use crate::engine::dbscg::{CardId, Seat, View};

use super::change::of_change;
use super::scale::{ENDS, LIFE, LOST, for_whom, in_area, life, life_lost, number, of_power};

/// The body of a card of which we know nothing.
const UNKNOWN: i32 = 120;
/// A name may stand for another name, and so on, so far.
const NAMES: u8 = 4;

/// Cards that an instruction speaks of: whose, where, how many; none where the choice finds nothing.
#[derive(Clone, Copy)]
struct Lot {
    who: Who,
    area: Area,
    count: i32,
    body: i32,
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
    /// What more power is worth now, in points for 1000.
    power: i32,
    /// The card that the skill is about: whose, where, its body.
    about: Option<(Who, Area, i32)>,
}

impl<'a, 'g> Reckoning<'a, 'g> {
    /// Apart from any game.
    pub(super) const fn plain(root: &'a [Effect], this: i32) -> Self {
        Self { root, this, here: Area::Battle, table: None, power: 4, about: None }
    }

    /// On a table: what would find no card is worth nothing.
    pub(super) fn on(view: &'a View<'g>, source: CardId, root: &'a [Effect], this: i32) -> Self {
        let here = view.place(source).map_or(Area::Battle, |(_, area)| area);
        Self { root, this, here, table: Some((view, source)), power: 4, about: None }
    }

    /// More power is worth so many points for 1000.
    pub(super) const fn with_power(self, power: i32) -> Self {
        Self { power, ..self }
    }

    /// The skill is about this card: whose, where, its body.
    pub(super) const fn about(self, about: Option<(Who, Area, i32)>) -> Self {
        Self { about, ..self }
    }

    /// All instructions together.
    pub(super) fn total(&self) -> i32 {
        self.block(self.root)
    }

    /// Some of the instructions.
    pub(super) fn block(&self, block: &[Effect]) -> i32 {
        block.iter().map(|effect| self.effect(effect)).fold(0, i32::saturating_add).clamp(-20_000, 20_000)
    }

    fn effect(&self, effect: &Effect) -> i32 {
        match effect {
            Effect::Draw(n) => self.drawn(Who::You, number(n)),
            Effect::DrawUpTo(n) => self.drawn(Who::You, number(n)).max(0),
            Effect::PlayerDraws(who, n) => self.drawn(*who, number(n)),
            Effect::Discard(who, n) => -for_whom(*who) * 80 * number(n),
            Effect::Pay(icons) => -30 * i32::try_from(icons.count()).unwrap_or(0),
            Effect::Damage(Who::You, n) => -self.life_lost(number(n)),
            Effect::Damage(who, n) => -for_whom(*who) * 150 * number(n),
            Effect::Move(cards, to) | Effect::MoveNegated(cards, to, _) | Effect::MoveTop(cards, to) => {
                self.moved(cards, to.area(), brings(to))
            }
            Effect::Ko(cards) => self.moved(cards, Some(Area::Drop), None),
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
            Effect::Give(cards, change, _) => {
                self.lot(cards).map_or(0, |lot| lot.counts(of_change(change, self.power)))
            }
            // What happens to all cards of both is even.
            Effect::GiveAll(from, change, _) if from.whose != Who::Both => {
                Lot { who: from.whose, area: Area::Battle, count: 2, body: UNKNOWN }
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
            Effect::Markers(cards, n) => 40 * number(n) * self.lot(cards).map_or(1, |lot| for_whom(lot.who)),
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
            Effect::If(_, yes, no) => (2 * self.block(yes) + self.block(no)) / 3,
            Effect::May(act, then) => (self.block(act) + self.block(then)).max(0),
            Effect::Done(act, then) => self.block(act) + self.block(then),
            Effect::Unless(_, _, otherwise) => self.block(otherwise) / 2,
            Effect::Options(n, options) => {
                i32::from(*n) * options.iter().map(|block| self.block(block)).max().unwrap_or(0)
            }
            Effect::As(who, block) => for_whom(*who).max(0) * self.block(block),
            Effect::Repeat(_, block) => 2 * self.block(block),
            Effect::Later(_, block) => self.block(block),
            Effect::WhenNext(_, _, block) | Effect::Whenever(_, _, block) => self.block(block) / 2,
            Effect::Skip(Skip::Phase(_) | Skip::Turn) => -150,
            Effect::EnergyMarkers(n) => 40 * number(n),
            Effect::Win(who) => for_whom(*who) * 10_000,
            Effect::Lose(who) => -for_whom(*who) * 10_000,
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
    fn moved(&self, cards: &Cards, to: Option<Area>, whose: Option<Who>) -> i32 {
        if let Cards::Each(parts) = cards {
            return parts.iter().map(|part| self.moved(part, to, whose)).sum();
        }
        let Some(lot) = self.lot(cards) else { return 0 };
        // Under another card is nearly out of the game.
        let after = to.map_or(5, |to| in_area(to, lot.body));
        let ours = lot.area == Area::Life && lot.who == Who::You;
        if ours && to != Some(Area::Life) {
            return after * lot.count - self.life_lost(lot.count);
        }
        let before = in_area(lot.area, lot.body);
        let Some(whose) = whose else { return lot.counts(after - before) };
        (for_whom(whose) * after - for_whom(lot.who) * before) * lot.count
    }

    /// Cards are drawn: good as long as the deck is not drawn empty (9-2).
    fn drawn(&self, who: Who, count: i32) -> i32 {
        let deck = |(view, seat): (&View<'_>, Seat)| i32::try_from(view.count(seat, Area::Deck)).unwrap_or(i32::MAX);
        let left = self.table.and_then(|(view, _)| Some((view, view.seat()?))).map_or(50, deck);
        if who == Who::You && left <= count { -LOST } else { for_whom(who) * 90 * count }
    }

    /// What so many of our life cards are worth that go.
    fn life_lost(&self, count: i32) -> i32 {
        let seat = self.table.and_then(|(view, _)| Some((view, view.seat()?)));
        life_lost(seat.map_or(LIFE, |(view, seat)| life(view, seat)), count)
    }

    fn played(&self, cards: &Cards, mode: Mode) -> i32 {
        let resting = if mode == Mode::Rest { 30 } else { 0 };
        match self.lot(cards) {
            Some(lot) => (lot.body - in_area(lot.area, lot.body).min(100) / 2 - resting) * lot.count,
            None => 0,
        }
    }

    fn switched(&self, cards: &Cards, mode: Mode) -> i32 {
        let Some(lot) = self.lot(cards) else { return 0 };
        let weight = if lot.area == Area::Energy { 40 } else { 55 };
        let active = if mode == Mode::Active { 1 } else { -1 };
        lot.counts(active * weight)
    }

    /// The cards that are meant; `None` where there are none, or nobody can say.
    fn lot(&self, cards: &Cards) -> Option<Lot> {
        self.lot_within(cards, NAMES)
    }

    /// The same, through so many names at most.
    fn lot_within(&self, cards: &Cards, names: u8) -> Option<Lot> {
        let lot = |who, area, count| Some(Lot { who, area, count, body: UNKNOWN });
        match cards {
            Cards::This => Some(Lot { who: Who::You, area: self.here, count: 1, body: self.this }),
            Cards::It => self.about.map(|(who, area, body)| Lot { who, area, count: 1, body }),
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
                self.found(from)?;
                // What happens to all cards of both is even.
                if from.whose == Who::Both {
                    return None;
                }
                lot(from.whose, from.places().first().copied().unwrap_or(Area::Battle), 2)
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
            Named::Looked => Some(Lot { who: Who::You, area: Area::Deck, count: 1, body: UNKNOWN }),
            Named::Cards(cards) => self.lot_within(cards, names),
        })
    }

    fn chosen(&self, choose: &Choose, names: u8) -> Option<Lot> {
        self.found(&choose.from)?;
        let count = match &choose.count {
            HowMany::Exactly(n) | HowMany::UpTo(n) | HowMany::Between(_, n) => number(n),
            HowMany::Any | HowMany::All => 2,
        };
        if let Some(name) = &choose.from.among {
            return self.named(name, names).map(|lot| Lot { count, ..lot });
        }
        let area = choose.from.places().first().copied().unwrap_or(Area::Battle);
        Some(Lot { who: choose.from.whose, area, count, body: UNKNOWN })
    }

    /// Whether there is such a card, as far as it is known.
    fn found(&self, from: &Selector) -> Option<()> {
        let Some((view, source)) = self.table else { return Some(()) };
        view.finds(source, from).unwrap_or(true).then_some(())
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
