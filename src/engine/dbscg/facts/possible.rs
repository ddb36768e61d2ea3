//! Whether an instruction can be carried out in full now (1-3-2): what is optional is offered only then, and what follows
//! "if you do" asks for it.
//!
//! Instructions of an act come one after the other. What an instruction is about that an earlier one of the same act has
//! chosen, or may have moved, is not known before; it is taken for possible, and asked again when it is carried out.

use crate::ability::{
    Action, Area, Cards, Choose, Declared, Destination, Effect, HowMany, Name, Node, Quantity, Visit, Who,
};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::frame::Frame;

/// How much of an act can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Doable {
    /// Not all of it.
    InPart,
    /// All of it, and that is nothing: up to so many cards where there are none.
    Nothing,
    /// All of it.
    Whole,
}

impl Doable {
    fn whole(whole: bool) -> Self {
        if whole { Self::Whole } else { Self::InPart }
    }
}

/// What is known of an act so far.
pub(crate) struct Act<'a> {
    /// Who carries it out, and with which names.
    frame: Frame,
    /// The names that it gives, and whether there is anything to have them.
    names: Vec<(&'a Name, bool)>,
    /// A number is named in it.
    numbered: bool,
    /// Cards are where they have not been, or are otherwise than they have been.
    changed: bool,
}

/// The cards that words of an act mean.
enum Meant {
    /// These, and whether they are as many as the words say.
    Are(Vec<CardId>, bool),
    /// None, as none could be chosen.
    None,
    /// The act itself decides.
    Open,
}

impl Act<'_> {
    /// Whether words speak of cards that the act gives a name.
    fn decides(&self, words: &impl Node) -> bool {
        struct Given<'a>(&'a [(&'a Name, bool)], bool);
        impl<'s> Visit<'s> for Given<'_> {
            fn name(&mut self, name: &'s Name) {
                self.1 |= self.0.iter().any(|(given, _)| *given == name);
            }
        }
        let mut given = Given(&self.names, false);
        words.accept(&mut given);
        given.1
    }

    /// Whether something has been done of it that numbers and conditions may depend on.
    const fn is_under_way(&self) -> bool {
        self.numbered || self.changed || !self.names.is_empty()
    }

    /// Whether the act gives a name, and if so, whether there is anything that can have it.
    fn has_given(&self, name: &Name) -> Option<bool> {
        self.names.iter().rev().find(|(given, _)| *given == name).map(|(_, any)| *any)
    }
}

impl Position {
    /// How much can be done of an act that is not optional itself.
    pub(crate) fn doable(&self, act: &[Effect], frame: &Frame) -> Doable {
        let mut known = Act { frame: frame.clone(), names: Vec::new(), numbered: false, changed: false };
        self.doable_after(act, &mut known)
    }

    fn doable_after<'a>(&self, block: &'a [Effect], act: &mut Act<'a>) -> Doable {
        let mut all = Doable::Nothing;
        for effect in block {
            match self.doable_part(effect, act) {
                Doable::InPart => return Doable::InPart,
                part => all = all.max(part),
            }
        }
        all
    }

    /// A part of an act that other players carry out, or that comes once more.
    fn doable_within<'a>(&self, block: &'a [Effect], act: &mut Act<'a>, master: Seat) -> Doable {
        let before = std::mem::replace(&mut act.frame.master, master);
        let doable = self.doable_after(block, act);
        act.frame.master = before;
        doable
    }

    fn doable_part<'a>(&self, effect: &'a Effect, act: &mut Act<'a>) -> Doable {
        let frame = &act.frame;
        let affected = |card: CardId| !self.is_out_of_reach(card, frame);
        let doable = match effect {
            Effect::Choose(choose) => return self.choosable_part(choose, act),
            Effect::Name(name, cards) => {
                let any = !matches!(self.meant_in(cards, act), Meant::None);
                act.names.push((name, any));
                return Doable::Nothing;
            }
            Effect::Look(cards, name) => {
                let doable = self.each_of(cards, act, |_| true);
                act.names.push((name, true));
                return doable;
            }
            Effect::LookAtTop(n, name) => {
                let any = Self::is_open(n, act)
                    || self.quantity(n, frame) > 0 && !self.state.cards(frame.master, Area::Deck).is_empty();
                act.names.push((name, true));
                return Doable::whole(any || act.changed);
            }
            Effect::Reveal(cards) => return self.each_of(cards, act, |_| true),
            // What nobody can fail to do, whatever the cards are.
            Effect::Shuffle(_)
            | Effect::ShuffleLife(_)
            | Effect::GiveAll(..)
            | Effect::GiveNext(..)
            | Effect::WhenNext(..)
            | Effect::Whenever(..)
            | Effect::NegateThisSkill(_)
            | Effect::Later(..)
            | Effect::Skip(_)
            | Effect::EnergyMarkers(_)
            | Effect::Unless(..)
            | Effect::Win(_)
            | Effect::Lose(_) => return Doable::Whole,
            Effect::ShuffleSearched(..) => return Doable::Nothing,
            Effect::NameNumber(_) => {
                act.numbered = true;
                return Doable::Whole;
            }
            Effect::Declare(what) => {
                act.numbered |= *what == Declared::OriginalCost;
                return Doable::Whole;
            }
            Effect::PlayedIn(..) | Effect::PlayedWith(..) => return Doable::whole(self.has_play(frame)),
            Effect::NegatePlay(_) => {
                let deflected = frame.it.is_some_and(|it| self.deflects(it.card, frame));
                return Doable::whole(self.is_playing() && !deflected);
            }
            Effect::NegateAttack => return Doable::whole(self.can_negate_attack()),
            Effect::NegateActivation => return Doable::whole(self.negatable(frame, &[]).is_some()),
            Effect::NegateActivationOf(keywords) => return Doable::whole(self.negatable(frame, keywords).is_some()),
            Effect::NegateBlocker => {
                return Doable::whole(self.state.battle.is_some_and(|battle| battle.guard != battle.first_guard));
            }
            Effect::If(condition, yes, no) => {
                let block = if act.is_under_way() || self.holds(condition, frame) { yes } else { no };
                return self.doable_after(block, act);
            }
            // What is optional within an act leaves it whole.
            Effect::May(inner, _) => {
                return if self.doable_after(inner, act) == Doable::Whole { Doable::Whole } else { Doable::Nothing };
            }
            Effect::Done(inner, _) => return self.doable_after(inner, act),
            Effect::Options(_, options) => {
                let best = options.iter().map(|option| self.doable(option, frame)).max();
                return best.unwrap_or(Doable::InPart);
            }
            Effect::EachPlayer(block) => {
                let parts = self.players(Who::Both, act.frame.master);
                return parts
                    .into_iter()
                    .map(|seat| self.doable_within(block, act, seat))
                    .min()
                    .unwrap_or(Doable::InPart);
            }
            Effect::As(who, block) => {
                let seat = self.players(*who, act.frame.of).first().copied().unwrap_or(act.frame.master);
                return self.doable_within(block, act, seat);
            }
            Effect::Repeat(n, block) => {
                // 1-3-2-2
                let times = Self::is_open(n, act) || self.quantity(n, frame) > 0;
                return if times { self.doable_after(block, act) } else { Doable::InPart };
            }
            Effect::Draw(n) => self.drawable(&[frame.master], n, act),
            Effect::PlayerDraws(who, n) => self.drawable(&self.players(*who, frame.master), n, act),
            Effect::DrawUpTo(n) => {
                let none = !Self::is_open(n, act) && self.quantity(n, frame) <= 0;
                if none || self.state.cards(frame.master, Area::Deck).is_empty() {
                    Doable::Nothing
                } else {
                    Doable::Whole
                }
            }
            Effect::Pay(icons) => return Doable::whole(self.can_pay(frame.master, icons, &[])),
            Effect::Damage(_, n) => Doable::whole(Self::is_open(n, act) || self.quantity(n, frame) > 0),
            Effect::Discard(who, n) => return self.discardable_part(*who, n, act),
            Effect::Move(cards, to) | Effect::MoveNegated(cards, to, _) | Effect::MoveTop(cards, to) => {
                self.each_of(cards, act, |card| {
                    affected(card)
                        && !self.is_fixed(card, frame)
                        && !self.is_held(card, to, frame)
                        && self.goes_there(card, to, act)
                })
            }
            Effect::NegateOneKeyword(cards, _) | Effect::GainOneKeyword(_, cards, _) => {
                let has = |card: CardId| {
                    let under = self.state.object(card).host.is_some();
                    if under { self.side(card).keywords.has_skill() } else { self.keywords(card).has_skill() }
                };
                self.each_of(cards, act, has)
            }
            Effect::Ko(cards) => self.each_of(cards, act, |card| affected(card) && self.can_ko(card, frame)),
            Effect::Play(cards, _) | Effect::PlayNegated(cards, ..) | Effect::PlayEvolved(cards, _) => {
                self.each_of(cards, act, |card| self.can_play_by_skill(card, frame))
            }
            Effect::PlayWith { cards, onto: None, .. } => {
                self.each_of(cards, act, |card| self.can_play_by_skill(card, frame))
            }
            Effect::PlayOnto(cards, base, _) | Effect::PlayWith { cards, onto: Some(base), .. } => {
                self.puttable(cards, base, false, act)
            }
            Effect::Evolve(cards, base, _) => self.puttable(cards, base, true, act),
            Effect::Gather(cards) => self.each_of(cards, act, |_| true),
            Effect::Combo(cards) | Effect::ComboNegated(cards, _) => self.each_of(cards, act, |card| {
                affected(card) && self.combo_cost(card).is_some() && !self.forbidden(card, &Action::Combo)
            }),
            Effect::Switch(cards, mode) => {
                self.each_of(cards, act, |card| affected(card) && self.can_switch(card, *mode, frame.source.card))
            }
            Effect::Give(cards, ..) => self.each_of(cards, act, affected),
            Effect::CopySkills(cards, from, _) => {
                self.each_of(cards, act, affected).min(self.each_of(from, act, |_| true))
            }
            Effect::Activate(cards) => self.each_of(cards, act, |card| !self.activatable(card, &[], frame).is_empty()),
            Effect::ActivateSkill(cards, keywords) => {
                self.each_of(cards, act, |card| !self.activatable(card, keywords, frame).is_empty())
            }
            Effect::Markers(cards, n) if Self::is_open(n, act) => self.each_of(cards, act, |_| true),
            Effect::Markers(cards, n) => {
                let n = self.quantity(n, frame);
                self.each_of(cards, act, |card| {
                    n != 0 && affected(card) && self.markers_to_come(card).is_some_and(|have| have + n >= 0)
                })
            }
            Effect::Flip(cards) => self.each_of(cards, act, |card| affected(card) && self.can_be_flipped(card)),
            Effect::FlipTo(cards, side) => self.each_of(cards, act, |card| {
                let shows = self.state.object(card).back == side.is_back();
                affected(card) && !shows && self.can_be_flipped(card)
            }),
            Effect::TurnUp(cards) => {
                self.each_of(cards, act, |card| affected(card) && self.can_turn(card, true, Some(frame.source.card)))
            }
            Effect::TurnDown(cards) => {
                self.each_of(cards, act, |card| affected(card) && self.can_turn(card, false, Some(frame.source.card)))
            }
            Effect::Turn(cards, facing) => {
                self.each_of(cards, act, |card| affected(card) && self.can_turn_over(card, *facing))
            }
            Effect::Token(token) => return Doable::whole(self.can_make(token, frame)),
            Effect::TakeControl(cards) => {
                self.each_of(cards, act, |card| affected(card) && self.can_take(card, frame.master))
            }
            Effect::Redirect(cards) => self.each_of(cards, act, |card| self.can_become_guard(card)),
        };
        // What has been done before may have brought about what is missing now.
        if std::mem::replace(&mut act.changed, true) { Doable::Whole } else { doable }
    }

    /// A choice: whether there are as many as it asks for.
    fn choosable_part<'a>(&self, choose: &'a Choose, act: &mut Act<'a>) -> Doable {
        let frame = &act.frame;
        let from_act = choose.from.among.as_ref().and_then(|among| act.has_given(among));
        if let Some(any) = from_act {
            act.names.push((&choose.name, any));
            return if any { Doable::Whole } else { Doable::Nothing };
        }
        if act.decides(&choose.from) {
            act.names.push((&choose.name, true));
            return Doable::Whole;
        }
        let any = !self.candidates(choose, &[], frame).is_empty();
        let doable = match &choose.count {
            HowMany::Exactly(n) | HowMany::Between(n, _) if !Self::is_open(n, act) => {
                let n = usize::try_from(self.quantity(n, frame)).unwrap_or(0);
                // 1-3-2-2
                Doable::whole(n > 0 && self.suffices(choose, &mut Vec::new(), n, frame))
            }
            HowMany::Exactly(_) | HowMany::Between(..) => Doable::Whole,
            HowMany::All => Doable::whole(any),
            // 8-5-3-2: none is as good as any.
            HowMany::UpTo(_) | HowMany::Any if any || act.changed => Doable::Whole,
            HowMany::UpTo(_) | HowMany::Any => Doable::Nothing,
        };
        act.names.push((&choose.name, any || act.changed));
        doable
    }

    fn discardable_part(&self, who: Who, n: &Quantity, act: &Act<'_>) -> Doable {
        if Self::is_open(n, act) {
            return Doable::Whole;
        }
        let (frame, n) = (&act.frame, self.quantity(n, &act.frame));
        let hands =
            self.players(who, frame.master).into_iter().map(|seat| self.discardable(seat, frame.source.card).len());
        // 1-3-2-2
        Doable::whole(n > 0 && hands.into_iter().all(|hand| i32::try_from(hand).unwrap_or(i32::MAX) >= n))
    }

    /// Drawing: the cards are there (4-9).
    fn drawable(&self, seats: &[Seat], n: &Quantity, act: &Act<'_>) -> Doable {
        if Self::is_open(n, act) {
            return Doable::Whole;
        }
        let n = self.quantity(n, &act.frame);
        let deck = |seat: &Seat| i32::try_from(self.state.cards(*seat, Area::Deck).len()).unwrap_or(i32::MAX);
        Doable::whole(n > 0 && seats.iter().all(|seat| deck(seat) >= n))
    }

    /// Putting a card on top of others.
    fn puttable(&self, cards: &Cards, base: &Cards, evolves: bool, act: &Act<'_>) -> Doable {
        let top = self.each_of(cards, act, |card| self.may_play_in(card, &act.frame));
        top.min(self.each_of(base, act, |base| !self.is_closed(base, evolves)))
    }

    /// Something that is done to cards: to each of those that are meant, and to at least one.
    fn each_of(&self, words: &Cards, act: &Act<'_>, can: impl Fn(CardId) -> bool) -> Doable {
        match self.meant_in(words, act) {
            Meant::Open => Doable::Whole,
            Meant::None => Doable::Nothing,
            Meant::Are(cards, all) => Doable::whole(all && cards.into_iter().all(can)),
        }
    }

    fn meant_in(&self, words: &Cards, act: &Act<'_>) -> Meant {
        let given = |any: bool| if any { Meant::Open } else { Meant::None };
        let all = |count: usize| {
            let cards = self.cards(words, &act.frame);
            let enough = cards.len() >= count.max(1);
            Meant::Are(cards, enough)
        };
        match words {
            Cards::Named(name) | Cards::Rest(name, _) => act.has_given(name).map_or_else(|| all(1), given),
            Cards::All(selector) => {
                let among = selector.among.as_ref().and_then(|among| act.has_given(among));
                among.map_or_else(|| if selector.under.is_some() && act.changed { Meant::Open } else { all(1) }, given)
            }
            Cards::Top(_, n) | Cards::Bottom(_, n) if Self::is_open(n, act) => Meant::Open,
            Cards::Top(who, n) | Cards::Bottom(who, n) => {
                let n = usize::try_from(self.quantity(n, &act.frame)).unwrap_or(0);
                all(n * self.players(*who, act.frame.master).len())
            }
            Cards::Under(host) => match self.meant_in(host, act) {
                Meant::Are(..) => all(1),
                open => open,
            },
            Cards::Each(parts) => {
                let (mut cards, mut whole, mut open) = (Vec::new(), true, false);
                for part in parts {
                    match self.meant_in(part, act) {
                        Meant::Are(more, all) => {
                            cards.extend(more);
                            whole &= all;
                        }
                        Meant::None => {}
                        Meant::Open => open = true,
                    }
                }
                match (open, cards.is_empty() && whole) {
                    (true, _) => Meant::Open,
                    (false, true) => Meant::None,
                    (false, false) => Meant::Are(cards, whole),
                }
            }
            // Written out as a choice before the instruction.
            Cards::Chosen(_) => Meant::Open,
            Cards::This | Cards::It | Cards::Attacker | Cards::Guard | Cards::Attacked | Cards::Leader(_) => all(1),
        }
    }

    /// Whether a number depends on what the act itself decides.
    pub(crate) fn is_open(n: &Quantity, act: &Act<'_>) -> bool {
        matches!(n, Quantity::Counted(_)) && act.is_under_way()
    }

    /// Whether a card is moved by being put there: it does not lie there already (1-3-2-1).
    fn goes_there(&self, card: CardId, to: &Destination, act: &Act<'_>) -> bool {
        match to {
            Destination::Under(host) => match self.meant_in(host, act) {
                Meant::Are(hosts, _) => {
                    hosts.first().is_some_and(|host| self.can_go_under(card, *host, Some(act.frame.source.card)))
                }
                Meant::None | Meant::Open => true,
            },
            Destination::Onto(host) => match self.meant_in(host, act) {
                Meant::Are(hosts, _) => hosts.first().is_some_and(|host| self.can_go_onto(card, *host)),
                Meant::None | Meant::Open => true,
            },
            to => {
                let place = self.place_at(card, to, act.frame.master);
                self.destination(card, place, Cause::Skill).is_some()
            }
        }
    }
}
