//! Playing a scenario: the script against the engine. What the script says nothing of is passed.

use std::collections::BTreeMap;
use std::fmt::Display;

use super::super::seats::player;
use super::super::{Failure, Outcome};
use super::stage::AskedOf;
use super::{Run, Stage, Step, Wanted, Wrong, in_words};
use crate::ability::yaml::Placed;
use crate::engine::{CardId, Seat};
use crate::language::{Message, say};

/// Decisions after which a step is given up.
const PATIENCE: u32 = 5_000;

/// A step of a script of a game.
type StepOf<G> = Step<<G as Stage>::Action, <G as Stage>::Question, <G as Stage>::Expect>;

/// What a document says is done, and what has to be true at the end.
pub(in crate::sim::scenario) struct Script<'s, G: Stage> {
    pub(in crate::sim::scenario) steps: &'s [Placed<StepOf<G>>],
    pub(in crate::sim::scenario) expect: Option<&'s Placed<G::Expect>>,
}

/// Plays the script and looks at the end; a board that no game can have is a failure.
pub(in crate::sim::scenario) fn run<G: Stage>(
    game: Result<G, Vec<Message>>,
    names: &BTreeMap<String, Vec<CardId>>,
    script: &Script<'_, G>,
) -> Outcome {
    let game = match game {
        Ok(game) => game,
        Err(errors) => {
            let failures = errors.into_iter().map(|message| Failure { line: None, message, log: Vec::new() });
            return Outcome { failures: failures.collect(), log: Vec::new() };
        }
    };
    let mut run = Run { game, names };
    let (line, wrong) = run.play(script);
    let log = run.game.log();
    let failures = wrong.into_iter().map(|message| Failure { line, message, log: log.clone() }).collect();
    Outcome { failures, log }
}

impl<G: Stage> Run<'_, G> {
    fn play(&mut self, script: &Script<'_, G>) -> (Option<u64>, Vec<Message>) {
        for step in script.steps {
            let wrong = match &step.value {
                Step::You(actions) => self.actions(Seat::A, &actions.items),
                Step::Opponent(actions) => self.actions(Seat::B, &actions.items),
                Step::Until(wanted) => self.until(*wanted),
                Step::Expect(expect) => self.next().and_then(|_| self.looked_at(expect)),
            };
            if let Err(wrong) = wrong {
                return (Some(step.line), wrong);
            }
        }
        let Some(expect) = script.expect else { return (None, Vec::new()) };
        let wrong = self.settle().and_then(|()| self.looked_at(&expect.value));
        (Some(expect.line), wrong.err().unwrap_or_default())
    }

    fn looked_at(&self, expect: &G::Expect) -> Result<(), Vec<Message>> {
        let mut wrong = Wrong::default();
        G::expect(self, expect, &mut wrong);
        wrong.none()
    }

    fn next(&mut self) -> Result<Option<AskedOf<G>>, Vec<Message>> {
        self.game.step();
        match self.game.broken() {
            None => Ok(self.game.asked().cloned()),
            Some(amiss) => Err(vec![say!("case-engine-broken", why = in_words(amiss, self.names))]),
        }
    }

    /// Gives one of the answers that are offered.
    fn answer(&mut self, choice: G::Choice) -> Result<(), Vec<Message>> {
        let at = self.game.options().iter().position(|option| *option == choice);
        let taken = at.is_some_and(|at| self.game.answer(at).is_ok());
        if taken {
            return Ok(());
        }
        Err(vec![say!("case-impossible", what = format!("`{}`", self.game.said(choice)))])
    }

    /// What is done where the script says nothing: nothing, or the one thing that there is.
    fn unscripted(&mut self, asked: &AskedOf<G>) -> Result<(), Vec<Message>> {
        let looks = |choice: &G::Choice| G::card_of(*choice).map(|card| self.game.looks(card));
        let alike = || {
            let first = asked.options.first().and_then(looks);
            first.is_some() && asked.options.iter().all(|option| looks(option) == first)
        };
        let choice = G::unscripted(asked).or_else(|| asked.options.first().copied().filter(|_| alike()));
        match choice {
            Some(choice) => self.answer(choice),
            None => Err(vec![say!("case-unscripted", asked = self.told(asked))]),
        }
    }

    fn actions(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), Vec<Message>> {
        actions.iter().try_for_each(|action| self.act(seat, action))
    }

    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), Vec<Message>> {
        if G::is_concession(action) {
            self.next()?;
            self.game.concede(seat);
            return Ok(());
        }
        for _ in 0..PATIENCE {
            let Some(asked) = self.next()? else {
                return Err(vec![cannot(seat, action, self.over())]);
            };
            if asked.seat == seat
                && let Some(answers) = G::answers(self, &asked, action)
            {
                return answers.into_iter().try_for_each(|answer| self.answer_also(&asked, answer));
            }
            if G::is_free(asked.question) {
                return Err(vec![cannot(seat, action, self.told(&asked))]);
            }
            self.unscripted(&asked)?;
        }
        Err(vec![say!("case-endless-before")])
    }

    /// One of several answers. Where nothing more is asked of it, somebody else may be asked what has the same answer; and that
    /// no more is chosen need not be said where no more can be.
    fn answer_also(&mut self, asked: &AskedOf<G>, answer: G::Choice) -> Result<(), Vec<Message>> {
        let now = self.next()?.filter(|now| (now.seat, now.question) == (asked.seat, asked.question));
        match now {
            Some(now) if now.options.contains(&answer) || !G::is_done(answer) => self.answer(answer),
            _ => Ok(()),
        }
    }

    fn until(&mut self, wanted: Wanted<G::Question>) -> Result<(), Vec<Message>> {
        for _ in 0..PATIENCE {
            let Some(asked) = self.next()? else {
                return match wanted {
                    Wanted::Over => Ok(()),
                    Wanted::Of(..) => Err(vec![say!("case-never-asked-for", why = self.over())]),
                };
            };
            if Self::is_wanted(wanted, &asked) {
                return Ok(());
            }
            if G::is_free(asked.question) { self.answer(G::END)? } else { self.unscripted(&asked)? }
        }
        Err(vec![say!("case-never-asked")])
    }

    /// Passes everything until somebody is free to act.
    fn settle(&mut self) -> Result<(), Vec<Message>> {
        for _ in 0..PATIENCE {
            match self.next()? {
                Some(asked) if !G::is_rest(asked.question) => self.unscripted(&asked)?,
                _ => return Ok(()),
            }
        }
        Err(vec![say!("case-endless")])
    }
}

/// That a player cannot do what the script says.
fn cannot(seat: Seat, action: &impl Display, why: Message) -> Message {
    say!("case-cannot", who = player(seat), action = format!("`{action}`"), why = why)
}
