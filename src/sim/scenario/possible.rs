//! Cards that are given one after the other: whether that can be, in which order, and whether it could be otherwise.
//!
//! It is tried on copies of the game, answer by answer, so it is the engine that says what is possible.

use std::collections::BTreeSet;

use super::alike::Kind;
use super::answer::{Fit, Unfit};
use super::format::{Action, Possible};
use super::run::Run;
use super::seats::player;
use crate::engine::dbscg::state::decision::Question;
use crate::engine::dbscg::{CardId, Choice, Decision, Seat};
use crate::language::{Message, say};

/// Answers that are tried for one list of cards.
const TRIED: u32 = 4_000;
/// Sets of cards from which a choice is looked through.
const SETS: usize = 300;

impl Run<'_> {
    fn copy(&self) -> Self {
        Self { game: self.game.clone(), names: self.names, rival: None }
    }

    /// The answers that give the cards of an action, all of them and no more, to the question that is asked.
    ///
    /// They are given in the order in which they are written; where that leads nowhere and the order says nothing, in
    /// another.
    pub(super) fn way(&self, seat: Seat, action: &Action) -> Result<Vec<Choice>, Unfit> {
        self.search(seat, action, true)
    }

    fn search(&self, seat: Seat, action: &Action, exact: bool) -> Result<Vec<Choice>, Unfit> {
        let cards = action.cards().into_iter().flat_map(|cards| &cards.items);
        let cards: Vec<&str> = cards.map(String::as_str).collect();
        let mut search = Search { action, seat, exact, all: cards.len(), tried: 0 };
        search.from(&mut self.copy(), &cards, &[])
    }

    /// Whether an action is an answer to the question that is asked.
    pub(super) fn possible(&self, possible: &Possible) -> bool {
        let (seat, action) = possible.parts();
        let Some(decision) = self.game.decision() else { return false };
        if decision.seat != seat || !action.fits(decision.question) {
            return false;
        }
        match action.cards() {
            // One card may be one of several.
            Some(cards) if !cards.as_list => cards.items.iter().all(|card| !self.offered(decision, card).is_empty()),
            Some(_) => self.search(seat, action, false).is_ok(),
            None => match (self.fit(decision, action), action) {
                (Ok(Fit::Choice(choice)), Action::Counter(line)) if line.about.is_some() => {
                    let mut then = self.copy();
                    then.answer(choice).is_ok() && then.counter_about(seat, line).is_ok()
                }
                (Ok(fit), _) => matches!(fit, Fit::Choice(_)),
                (Err(unfit), _) => matches!(unfit, Unfit::Ambiguous(_)),
            },
        }
    }

    /// Whether all ways to answer a question about several cards come to the same cards.
    pub(super) fn is_forced(&self, decision: &Decision) -> bool {
        use Question::{Choose, Discard, Pay, Price};
        matches!(decision.question, Choose | Discard | Pay | Price)
            && Ends { decision, seen: BTreeSet::new(), first: None }.are_alike(self, self.copy(), &[])
    }
}

/// A search for a way to give cards.
struct Search<'a> {
    action: &'a Action,
    seat: Seat,
    /// For the script: a reference has to mean one card, or several that are alike.
    exact: bool,
    /// How many cards there are to give.
    all: usize,
    tried: u32,
}

impl<'a> Search<'a> {
    /// The answers from here on, for the cards that are left to give.
    fn from(&mut self, run: &mut Run<'_>, left: &[&'a str], rest: &[CardId]) -> Result<Vec<Choice>, Unfit> {
        let no = |message: Message| Err(Unfit::No(message));
        let next = run.next().map_err(Unfit::No)?;
        let asked = next.filter(|next| next.seat == self.seat && self.action.fits(next.question));
        let Some(first) = left.first() else { return self.enough(run, asked.as_ref()) };
        // Another choice of the same skill is another question; damage is one question after the other (4-10-2-2).
        let same = self.exact || left.len() == self.all || matches!(self.action, Action::Life(_));
        let asked = asked.filter(|_| same || run.game.chooses_on());
        // The last cards of an order are put in their places unasked (3-1-6); what is asked next may be another order.
        let are_rest = !rest.is_empty()
            && left.len() <= rest.len()
            && left.iter().all(|card| run.names.find(&run.game, card).iter().any(|card| rest.contains(card)));
        let is_other = |decision: &Decision| {
            !run.game.chooses_on() && left.iter().all(|card| run.offered(decision, card).is_empty())
        };
        let Some(decision) = asked.filter(|decision| !(are_rest && is_other(decision))) else {
            return if are_rest { Ok(Vec::new()) } else { no(say!("case-no-more-asked", card = *first)) };
        };
        self.tried += 1;
        if self.tried > TRIED {
            return no(say!("case-too-many-ways", action = self.action.words()));
        }
        let in_order = matches!(self.action, Action::Order(_) | Action::Life(_));
        let mut why = None;
        for at in 0..left.len() {
            if at > 0 && (in_order || left[..at].contains(&left[at])) {
                continue;
            }
            let choices = if self.exact {
                run.among(&decision, self.action, left[at]).map(|choice| vec![choice])
            } else {
                let offered = run.offered(&decision, left[at]);
                if offered.is_empty() {
                    run.among(&decision, self.action, left[at]).map(|_| Vec::new())
                } else {
                    Ok(offered)
                }
            };
            let choices = match choices {
                Ok(choices) => choices,
                Err(ambiguous @ Unfit::Ambiguous(_)) => return Err(ambiguous),
                Err(unfit) => {
                    why.get_or_insert(unfit);
                    continue;
                }
            };
            for choice in choices {
                let mut then = run.copy();
                then.answer(choice).map_err(Unfit::No)?;
                let mut others = left.to_vec();
                others.remove(at);
                let rest: Vec<CardId> =
                    run.game.left_to_order().iter().copied().filter(|card| choice != Choice::Card(*card)).collect();
                match self.from(&mut then, &others, &rest) {
                    Ok(mut way) => {
                        way.insert(0, choice);
                        return Ok(way);
                    }
                    Err(ambiguous @ Unfit::Ambiguous(_)) => return Err(ambiguous),
                    Err(unfit) => {
                        why.get_or_insert(unfit);
                    }
                }
            }
        }
        Err(why.unwrap_or_else(|| Unfit::No(say!("case-impossible", what = self.action.words()))))
    }

    /// All cards are given: nothing more may be asked for.
    fn enough(&self, run: &Run<'_>, asked: Option<&Decision>) -> Result<Vec<Choice>, Unfit> {
        let begins = self.action.cards().is_some_and(|cards| cards.items.is_empty());
        let Some(decision) = asked.filter(|_| begins || run.game.chooses_on()) else {
            return if begins { Err(Unfit::No(say!("case-none-unasked"))) } else { Ok(Vec::new()) };
        };
        if decision.options.contains(&Choice::Done) {
            return Ok(vec![Choice::Done]);
        }
        // A script may give the rest with its next action, or leave it where it can only be one thing.
        if self.exact && !begins {
            return Ok(Vec::new());
        }
        let asked = run.words().decision(decision);
        Err(Unfit::No(if begins {
            say!("case-none-given", asked = asked)
        } else {
            say!("case-not-all", action = self.action.words(), asked = asked)
        }))
    }
}

/// All ends that a choice of several cards can come to.
struct Ends<'a> {
    decision: &'a Decision,
    /// Sets of cards from which it has been gone on already.
    seen: BTreeSet<Vec<Option<CardId>>>,
    /// The first end, by what makes a difference.
    first: Option<Vec<Option<Kind>>>,
}

impl Ends<'_> {
    /// Whether every end from here on is alike to the first that was found. An energy marker is given as no card.
    fn are_alike(&mut self, start: &Run<'_>, mut run: Run<'_>, given: &[Option<CardId>]) -> bool {
        let Ok(next) = run.next() else { return false };
        let asked = next.filter(|next| next.seat == self.decision.seat && next.question == self.decision.question);
        let goes_on = asked.filter(|_| given.is_empty() || run.game.chooses_on());
        let Some(decision) = goes_on else {
            let mut end: Vec<Option<Kind>> = given.iter().map(|card| card.map(|card| start.kind(card))).collect();
            end.sort_unstable();
            return *self.first.get_or_insert_with(|| end.clone()) == end;
        };
        let mut set = given.to_vec();
        set.sort_unstable();
        if !self.seen.insert(set) {
            return true;
        }
        if self.seen.len() > SETS {
            return false;
        }
        let mut kinds = BTreeSet::new();
        decision.options.iter().all(|choice| {
            let card = match *choice {
                Choice::Card(card) => Some(card),
                Choice::Marker => None,
                _ => return false,
            };
            // Of cards that are alike one is enough.
            if !kinds.insert(card.map(|card| run.kind(card))) {
                return true;
            }
            let mut then = run.copy();
            then.answer(*choice).is_ok() && self.are_alike(start, then, &[given, &[card]].concat())
        })
    }
}

impl Possible {
    const fn parts(&self) -> (Seat, &Action) {
        match self {
            Self::You(action) => (Seat::A, action),
            Self::Opponent(action) => (Seat::B, action),
        }
    }

    pub(super) const fn action(&self) -> &Action {
        self.parts().1
    }

    pub(super) fn words(&self) -> Message {
        let (seat, action) = self.parts();
        say!("who-does", who = player(seat), action = action.words())
    }

    /// The cards that it speaks of.
    pub(super) fn refs(&self) -> Vec<&str> {
        self.action().refs()
    }
}
