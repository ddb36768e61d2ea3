//! Playing a scenario: the script against the engine.

use crate::ability::yaml::Placed;
use crate::engine::dbscg::state::decision::Question;
use crate::engine::dbscg::{Board, Choice, Decision, Game, Rng, Seat};
use crate::language::{Message, say};

use super::answer::Fit;
use super::format::{Action, Asked, Document, Step};
use super::names::Names;
use super::run::Run;
use super::seats::{player, seat};
use super::{Failure, Outcome, Problem};

/// Decisions after which a step is given up.
pub(super) const PATIENCE: u32 = 20_000;
/// Lines of the log that a failure shows, the last ones.
const SHOWN: usize = 200;

/// Plays the script and looks at the end.
pub(super) fn run(document: &Document, board: &Board, names: &Names) -> Outcome {
    told(document, board, names, |run| {
        if document.solve.is_some() {
            return (None, vec![say!("case-puzzle")]);
        }
        run.play(document)
    })
}

/// What comes of a scenario that is played like this: it gives what is wrong, and on which line.
pub(super) fn told(
    document: &Document,
    board: &Board,
    names: &Names,
    play: impl FnOnce(&mut Run<'_>) -> Wrong,
) -> Outcome {
    let game = match Game::from_board(board, Rng::new(document.seed, 0)) {
        Ok(game) => game,
        Err(errors) => {
            let message = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
            let message = Message::from(message);
            return Outcome { failures: vec![Failure { line: None, message, log: Vec::new() }], log: Vec::new() };
        }
    };
    let mut run = Run { game, names, rival: None };
    let (line, wrong) = play(&mut run);
    let log = run.words().log();
    Outcome { failures: failures(line, wrong, &log), log }
}

/// What is wrong, and on which line.
pub(super) type Wrong = (Option<u64>, Vec<Message>);

/// What went wrong, with the last lines of what had happened.
fn failures(line: Option<u64>, wrong: Vec<Message>, log: &[Message]) -> Vec<Failure> {
    let before = log.len().saturating_sub(SHOWN);
    let mut shown = log[before..].to_vec();
    if before > 0 {
        shown.insert(0, say!("scenario-lines-before", lines = before));
    }
    wrong.into_iter().map(|message| Failure { line, message, log: shown.clone() }).collect()
}

/// References in the script and the expectations that mean no card of the scenario.
pub(super) fn unknown(document: &Document, names: &Names) -> Vec<Problem> {
    let mut out = Vec::new();
    let look = |line: u64, refs: Vec<&str>, out: &mut Vec<Problem>| {
        let unknown = refs.into_iter().filter(|text| !names.knows(text));
        out.extend(unknown.map(|text| Problem::new(line, format!("no card is called `{text}` here"))));
    };
    let mut expects = false;
    let way = document.solve.iter().flat_map(|solve| &solve.way);
    for step in document.script.iter().chain(way) {
        let line = step.line;
        match &step.value {
            Step::You(actions) | Step::Opponent(actions) => {
                for action in &actions.items {
                    look(line, action.refs(), &mut out);
                    out.extend(action.about_nothing().map(|message| Problem::new(line, message)));
                }
            }
            Step::Expect(expect) => {
                expects = true;
                look(line, expect.refs(), &mut out);
                let possible = expect.legal.iter().chain(&expect.illegal);
                let wrong = possible.filter_map(|possible| possible.action().about_nothing());
                out.extend(wrong.map(|message| Problem::new(line, message)));
            }
            Step::Until(_) => {}
        }
    }
    if let Some(expect) = &document.expect {
        expects = true;
        look(expect.line, expect.value.refs(), &mut out);
    }
    if !expects {
        out.push(Problem::nowhere("the scenario expects nothing"));
    }
    out
}

impl Run<'_> {
    /// Goes through a script.
    ///
    /// # Errors
    /// What is wrong, and on which line.
    pub(super) fn steps(&mut self, script: &[Placed<Step>]) -> Result<(), Wrong> {
        for step in script {
            let wrong = self.step(&step.value).unwrap_or_else(|wrong| vec![wrong]);
            if !wrong.is_empty() {
                return Err((Some(step.line), wrong));
            }
        }
        Ok(())
    }

    /// Plays the script and looks at the end.
    fn play(&mut self, document: &Document) -> Wrong {
        if let Err(wrong) = self.steps(&document.script) {
            return wrong;
        }
        let Some(expect) = &document.expect else { return (None, Vec::new()) };
        let wrong = match self.settle() {
            Ok(()) => self.expect(&expect.value),
            Err(wrong) => vec![wrong],
        };
        (Some(expect.line), wrong)
    }

    /// What is done where the script says nothing; a Main Phase is ended only where that is allowed.
    fn unscripted(&mut self, decision: &Decision) -> Result<(), Message> {
        let options = &decision.options;
        let choice = if options.contains(&Choice::Pass) {
            Choice::Pass
        } else if options.contains(&Choice::Done) && !self.game.chooses_on() {
            Choice::Done
        } else if decision.question == Question::Order
            || self.is_blind(decision)
            || self.all_alike(decision)
            || self.is_forced(decision)
        {
            options[0]
        } else {
            let asked = self.words().decision(decision);
            return Err(if self.game.chooses_on() {
                say!("case-half-scripted", asked = asked)
            } else {
                say!("case-unscripted", asked = asked)
            });
        };
        self.answer(choice)
    }

    /// Whether life is given of which nobody knows anything.
    fn is_blind(&self, decision: &Decision) -> bool {
        let known = |choice: &Choice| matches!(choice, Choice::Card(card) if self.game.state.object(*card).face_up);
        decision.question == Question::Life && !decision.options.iter().any(known)
    }

    fn step(&mut self, step: &Step) -> Result<Vec<Message>, Message> {
        match step {
            Step::You(actions) => self.actions(Seat::A, &actions.items).map(|()| Vec::new()),
            Step::Opponent(actions) => self.actions(Seat::B, &actions.items).map(|()| Vec::new()),
            Step::Until(asked) => self.until(*asked).map(|()| Vec::new()),
            Step::Expect(expect) => {
                self.no_choice()?;
                Ok(self.expect(expect))
            }
        }
    }

    /// Gives answers where there is only one, up to the next free timing or choice.
    fn no_choice(&mut self) -> Result<(), Message> {
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

    fn actions(&mut self, seat: Seat, actions: &[Action]) -> Result<(), Message> {
        actions.iter().try_for_each(|action| self.act(seat, action))
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Message> {
        match action {
            Action::Concede => {
                self.next()?;
                self.game.concede(seat);
                Ok(())
            }
            _ if action.cards().is_some() => self.pick_all(seat, action),
            _ => {
                let decision = self.seek(seat, action)?;
                let Fit::Choice(choice) = self.fit(&decision, action)? else {
                    return Err(say!("case-not-asked", who = player(seat)));
                };
                self.answer(choice)?;
                match action {
                    // Using a skill that several wait with is choosing it, and then saying yes.
                    Action::Use(_) | Action::Block(_) if decision.question == Question::NextAuto => {
                        let asks = self.next()?.is_some_and(|next| {
                            matches!(next.question, Question::Use | Question::May) && next.seat == seat
                        });
                        if asks { self.act(seat, action) } else { Ok(()) }
                    }
                    Action::Counter(line) if line.about.is_some() => self.counter_about(seat, line),
                    _ => Ok(()),
                }
            }
        }
    }

    /// Runs to the decision that an action is for.
    fn seek(&mut self, seat: Seat, action: &Action) -> Result<Decision, Message> {
        let cannot = |why: Message| say!("case-cannot", who = player(seat), action = action.words(), why = why);
        for _ in 0..PATIENCE {
            let Some(decision) = self.next()? else { return Err(cannot(self.over())) };
            let is_for = decision.seat == seat && action.fits(decision.question);
            if is_for && matches!(self.fit(&decision, action)?, Fit::Choice(_)) {
                return Ok(decision);
            }
            if decision.question == Question::Main {
                return Err(cannot(self.words().decision(&decision)));
            }
            self.unscripted(&decision)?;
        }
        Err(cannot(say!("case-endless-before")))
    }

    /// Cards given one after the other, and then no more.
    fn pick_all(&mut self, seat: Seat, action: &Action) -> Result<(), Message> {
        self.seek(seat, action)?;
        for choice in self.way(seat, action)? {
            self.next()?;
            self.answer(choice)?;
        }
        Ok(())
    }

    /// Passes everything until somebody is asked something, which may be now.
    fn until(&mut self, asked: Asked) -> Result<(), Message> {
        for _ in 0..PATIENCE {
            let Some(decision) = self.next()? else {
                return match asked {
                    Asked::Over => Ok(()),
                    Asked::Of(..) => Err(say!("case-never-asked-for", why = self.over())),
                };
            };
            if let Asked::Of(who, question) = asked
                && question == decision.question
                && who.is_none_or(|who| seat(who) == decision.seat)
            {
                return Ok(());
            }
            let declines = matches!(decision.question, Question::Choose | Question::Price)
                && decision.options.contains(&Choice::Done);
            if declines {
                let asked = self.words().decision(&decision);
                return Err(say!("case-choice-open", asked = asked));
            }
            self.unscripted(&decision)?;
        }
        Err(say!("case-never-asked"))
    }

    /// Passes everything until a player is asked in a Main Phase, which may be now.
    fn settle(&mut self) -> Result<(), Message> {
        for _ in 0..PATIENCE {
            match self.next()? {
                Some(decision) if decision.question != Question::Main => self.unscripted(&decision)?,
                _ => return Ok(()),
            }
        }
        Err(say!("case-endless"))
    }
}
