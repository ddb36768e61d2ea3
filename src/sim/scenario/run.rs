//! Playing a scenario: the script against the engine.

use crate::game::decision::Question;
use crate::game::{Board, Choice, Decision, Game, Rng, Seat, Step as Next};

use super::answer::Fit;
use super::build::{Names, seat};
use super::format::{Action, Asked, Document, Step};
use super::words::{Words, outcome, player};
use super::{Failure, Problem};

/// Decisions after which a step is given up.
const PATIENCE: u32 = 20_000;
/// Lines of the log that a failure shows, the last ones.
const SHOWN: usize = 200;

/// Plays the script and looks at the end.
pub(super) fn run(document: &Document, board: &Board, names: &Names) -> Vec<Failure> {
    let game = match Game::from_board(board, Rng::new(document.seed, 0)) {
        Ok(game) => game,
        Err(errors) => {
            let message = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
            return vec![Failure { line: None, message, log: Vec::new() }];
        }
    };
    let mut run = Run { game, names };
    for step in &document.script {
        let line = Some(step.referenced.line());
        let wrong = match run.step(&step.value) {
            Ok(wrong) => wrong,
            Err(wrong) => vec![wrong],
        };
        if !wrong.is_empty() {
            return run.failures(line, wrong);
        }
    }
    let Some(expect) = &document.expect else { return Vec::new() };
    let line = Some(expect.referenced.line());
    let wrong = match run.settle() {
        Ok(()) => run.expect(&expect.value),
        Err(wrong) => vec![wrong],
    };
    run.failures(line, wrong)
}

/// References in the script and the expectations that mean no card of the scenario.
pub(super) fn unknown(document: &Document, names: &Names) -> Vec<Problem> {
    let mut out = Vec::new();
    let mut look = |line: u64, refs: Vec<&str>| {
        for text in refs.into_iter().filter(|text| !names.knows(text)) {
            out.push(Problem::new(line, format!("no card is called `{text}` here")));
        }
    };
    let mut expects = false;
    for step in &document.script {
        let line = step.referenced.line();
        match &step.value {
            Step::You(actions) | Step::Opponent(actions) => {
                actions.0.iter().for_each(|action| look(line, action.refs()));
            }
            Step::Expect(expect) => {
                expects = true;
                look(line, expect.refs());
            }
            Step::Until(_) => {}
        }
    }
    if let Some(expect) = &document.expect {
        expects = true;
        look(expect.referenced.line(), expect.value.refs());
    }
    if !expects {
        out.push(Problem::nowhere("the scenario expects nothing"));
    }
    for rule in &document.rules {
        // That of a keyword which came later.
        let number = rule.strip_prefix("4.00 ").unwrap_or(rule);
        let fine = number.split('-').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
        if !fine {
            out.push(Problem::nowhere(format!("`{rule}` is no rule number; one looks like 7-4-1-4")));
        }
    }
    out
}

pub(super) struct Run<'a> {
    pub(super) game: Game,
    pub(super) names: &'a Names,
}

impl Run<'_> {
    pub(super) fn words(&self) -> Words<'_> {
        Words { game: &self.game, names: self.names }
    }

    fn failures(&self, line: Option<u64>, wrong: Vec<String>) -> Vec<Failure> {
        let mut log = if wrong.is_empty() { Vec::new() } else { self.words().log() };
        if let Some(before) = log.len().checked_sub(SHOWN).filter(|before| *before > 0) {
            log.drain(..before);
            log.insert(0, format!("({before} lines before)"));
        }
        wrong.into_iter().map(|message| Failure { line, message, log: log.clone() }).collect()
    }

    /// The next decision, or `None` where the game is over.
    fn next(&mut self) -> Result<Option<Decision>, String> {
        let next = match self.game.step() {
            Next::Decide(decision) => Some(decision.clone()),
            Next::Over(_) => None,
        };
        let broken = self.game.check();
        if broken.is_empty() { Ok(next) } else { Err(format!("the engine is broken: {}", broken.join("; "))) }
    }

    fn answer(&mut self, choice: Choice) -> Result<(), String> {
        self.game.answer(choice).map_err(|refused| refused.to_string())
    }

    pub(super) fn over(&self) -> String {
        self.game.state.outcome.map_or_else(|| "the game goes on".into(), outcome)
    }

    /// What is done where the script says nothing; a Main Phase is ended only where that is allowed.
    fn unscripted(&mut self, decision: &Decision) -> Result<(), String> {
        let options = &decision.options;
        let choice = if options.contains(&Choice::Pass) {
            Choice::Pass
        } else if options.contains(&Choice::Done) {
            Choice::Done
        } else if decision.question == Question::Order || self.is_blind(decision) || self.all_alike(decision) {
            options[0]
        } else {
            return Err(format!("a choice is not scripted: {}", self.words().decision(decision)));
        };
        self.answer(choice)
    }

    /// Whether life is given of which nobody knows anything.
    fn is_blind(&self, decision: &Decision) -> bool {
        let known = |choice: &Choice| matches!(choice, Choice::Card(card) if self.game.state.object(*card).face_up);
        decision.question == Question::Life && !decision.options.iter().any(known)
    }

    fn step(&mut self, step: &Step) -> Result<Vec<String>, String> {
        match step {
            Step::You(actions) => self.actions(Seat::A, &actions.0).map(|()| Vec::new()),
            Step::Opponent(actions) => self.actions(Seat::B, &actions.0).map(|()| Vec::new()),
            Step::Until(asked) => self.until(*asked).map(|()| Vec::new()),
            Step::Expect(expect) => {
                self.no_choice()?;
                Ok(self.expect(expect))
            }
        }
    }

    /// Gives answers where there is only one, up to the next free timing or choice.
    fn no_choice(&mut self) -> Result<(), String> {
        use Question::{Defense, Main, Offense};
        while let Some(decision) = self.next()? {
            match (decision.question, decision.options.as_slice()) {
                (Main | Offense | Defense, _) => break,
                (_, [only]) => self.answer(*only)?,
                _ => break,
            }
        }
        Ok(())
    }

    fn actions(&mut self, seat: Seat, actions: &[Action]) -> Result<(), String> {
        actions.iter().try_for_each(|action| self.act(seat, action))
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        match action {
            Action::Concede => {
                self.next()?;
                self.game.concede(seat);
                Ok(())
            }
            Action::Choose(cards)
            | Action::Pay(cards)
            | Action::Discard(cards)
            | Action::Mulligan(cards)
            | Action::Life(cards)
            | Action::Order(cards) => self.pick_all(seat, action, &cards.0),
            _ => {
                let decision = self.seek(seat, action)?;
                let choice = self.fit(&decision, action)?;
                let Fit::Choice(choice) = choice else { return Err(format!("{} is not asked", player(seat))) };
                self.answer(choice)?;
                // Using a skill that several wait with is choosing it, and then saying yes.
                let goes_on =
                    decision.question == Question::NextAuto && matches!(action, Action::Use(_) | Action::Block(_));
                if goes_on {
                    let asks = self.next()?.is_some_and(|next| {
                        matches!(next.question, Question::Use | Question::May) && next.seat == seat
                    });
                    if asks {
                        return self.act(seat, action);
                    }
                }
                Ok(())
            }
        }
    }

    /// Runs to the decision that an action is for.
    fn seek(&mut self, seat: Seat, action: &Action) -> Result<Decision, String> {
        for _ in 0..PATIENCE {
            let Some(decision) = self.next()? else {
                return Err(format!("{} cannot {}: {}", player(seat), action.words(), self.over()));
            };
            let is_for = decision.seat == seat && action.fits(decision.question);
            if is_for && matches!(self.fit(&decision, action)?, Fit::Choice(_)) {
                return Ok(decision);
            }
            if decision.question == Question::Main {
                let asked = self.words().decision(&decision);
                return Err(format!("{} cannot {}: {asked}", player(seat), action.words()));
            }
            self.unscripted(&decision)?;
        }
        Err(format!("{} cannot {}: there is no end to the questions before", player(seat), action.words()))
    }

    /// Cards chosen one after the other, and then no more.
    fn pick_all(&mut self, seat: Seat, action: &Action, cards: &[String]) -> Result<(), String> {
        if cards.is_empty() {
            let decision = self.seek(seat, action)?;
            if !decision.options.contains(&Choice::Done) {
                return Err(format!("none cannot be chosen: {}", self.words().decision(&decision)));
            }
            return self.answer(Choice::Done);
        }
        for (at, card) in cards.iter().enumerate() {
            let decision = if at == 0 {
                self.seek(seat, action)?
            } else {
                match self.next()? {
                    Some(next) if next.seat == seat && action.fits(next.question) => next,
                    _ => return Err(format!("`{card}` cannot be chosen: nothing more is asked")),
                }
            };
            let choice = self.among(&decision, card, |choice| match choice {
                Choice::Card(card) => Some(vec![card]),
                _ => None,
            })?;
            self.answer(choice)?;
        }
        // "Up to" and more could be chosen: the list is all of it.
        if let Some(next) = self.next()?
            && next.options.contains(&Choice::Done)
            && self.game.chooses_on()
        {
            self.answer(Choice::Done)?;
        }
        Ok(())
    }

    /// Passes everything until somebody is asked something.
    fn until(&mut self, asked: Asked) -> Result<(), String> {
        for at in 0..PATIENCE {
            let Some(decision) = self.next()? else {
                return match asked {
                    Asked::Over => Ok(()),
                    Asked::Of(..) => Err(format!("that is never asked: {}", self.over())),
                };
            };
            let here = match asked {
                Asked::Over => false,
                Asked::Of(who, question) => {
                    question == decision.question && who.is_none_or(|who| seat(who) == decision.seat)
                }
            };
            // `until: main` in a Main Phase is the next one.
            if here && !(at == 0 && decision.question == Question::Main) {
                return Ok(());
            }
            self.unscripted(&decision)?;
        }
        Err("that is never asked".into())
    }

    /// Passes everything until a player is asked in a Main Phase, which may be now.
    fn settle(&mut self) -> Result<(), String> {
        for _ in 0..PATIENCE {
            match self.next()? {
                Some(decision) if decision.question != Question::Main => self.unscripted(&decision)?,
                _ => return Ok(()),
            }
        }
        Err("there is no end to the questions".into())
    }
}
