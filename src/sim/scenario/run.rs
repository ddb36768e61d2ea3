//! Playing a scenario: the script against the engine, and what was expected against what is.

use crate::ability::{Area, Mode};
use crate::game::decision::Question;
use crate::game::{Board, CardId, Choice, Decision, Game, Outcome, Rng, Seat, Step as Next};

use super::build::{Names, seat};
use super::format::{AREAS, Action, Asked, Cards, Document, Entry, Expect, Possible, Step, Winner};
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
        let fine = rule.split('-').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
        if !fine {
            out.push(Problem::nowhere(format!("`{rule}` is no rule number; one looks like 7-4-1-4")));
        }
    }
    out
}

/// What becomes of an action at a decision.
enum Fit {
    /// It is this choice.
    Choice(Choice),
    /// It is for a later decision.
    Later,
}

struct Run<'a> {
    game: Game,
    names: &'a Names,
}

impl Run<'_> {
    fn words(&self) -> Words<'_> {
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

    fn over(&self) -> String {
        self.game.state.outcome.map_or_else(|| "the game goes on".into(), outcome)
    }

    /// What is done where the script says nothing; a Main Phase is ended only where that is allowed.
    fn unscripted(&mut self, decision: &Decision) -> Result<(), String> {
        let options = &decision.options;
        let choice = if options.contains(&Choice::Pass) {
            Choice::Pass
        } else if options.contains(&Choice::Done) {
            Choice::Done
        } else if matches!(decision.question, Question::Life | Question::Order) || self.all_alike(decision) {
            options[0]
        } else {
            return Err(format!("a choice is not scripted: {}", self.words().decision(decision)));
        };
        self.answer(choice)
    }

    /// Whether it makes no difference which answer is given.
    fn all_alike(&self, decision: &Decision) -> bool {
        match decision.options.as_slice() {
            [_] => true,
            _ if decision.question == Question::Option => false,
            [first, rest @ ..] => rest.iter().all(|other| self.alike(*first, *other)),
            [] => false,
        }
    }

    /// Whether it makes no difference which of two answers is given; options are taken for pending skills.
    fn alike(&self, one: Choice, other: Choice) -> bool {
        let state = &self.game.state;
        match (one, other) {
            (Choice::Card(a), Choice::Card(b))
            | (Choice::Play(a), Choice::Play(b))
            | (Choice::Combo(a), Choice::Combo(b))
            | (Choice::Grow(a), Choice::Grow(b)) => self.alike_cards(a, b),
            (Choice::Activate(a, line), Choice::Activate(b, same)) => line == same && self.alike_cards(a, b),
            (Choice::Attack(a, at), Choice::Attack(b, same)) => self.alike_cards(a, b) && self.alike_cards(at, same),
            (Choice::Option(a), Choice::Option(b)) => {
                let auto = |at: u8| state.pending.get(usize::from(at));
                match (auto(a), auto(b)) {
                    (Some(a), Some(b)) => {
                        let about = match (a.it, b.it) {
                            (Some(a), Some(b)) => self.alike_cards(a.card, b.card),
                            (None, None) => true,
                            _ => false,
                        };
                        a.line == b.line && self.alike_cards(a.source.card, b.source.card) && about
                    }
                    _ => a == b,
                }
            }
            _ => one == other,
        }
    }

    fn alike_cards(&self, a: CardId, b: CardId) -> bool {
        let key = |card: CardId| {
            let object = self.game.state.object(card);
            let place = (object.seat, object.area, object.host);
            (object.def, object.owner, place, object.mode, object.markers, object.back, self.game.power(card))
        };
        a == b || key(a) == key(b)
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
        let mut asked = None;
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
            asked = Some((decision.question, decision.source));
        }
        // "Up to" and more could be chosen: the list is all of it.
        if asked.is_some_and(|(question, _)| matches!(question, Question::Choose | Question::Mulligan))
            && let Some(next) = self.next()?
            && next.seat == seat
            && Some((next.question, next.source)) == asked
            && next.options.contains(&Choice::Done)
        {
            self.answer(Choice::Done)?;
        }
        Ok(())
    }

    /// The one answer about a card.
    fn among(
        &self,
        decision: &Decision,
        card: &str,
        about: impl Fn(Choice) -> Option<Vec<CardId>>,
    ) -> Result<Choice, String> {
        let meant = self.names.find(&self.game, card);
        let fitting = decision.options.iter().copied().filter(|choice| {
            about(*choice).is_some_and(|cards| cards.first().is_some_and(|card| meant.contains(card)))
        });
        self.one(decision, &fitting.collect::<Vec<_>>(), &format!("`{card}`"))
    }

    /// The one answer, or several that are alike.
    fn one(&self, decision: &Decision, fitting: &[Choice], what: &str) -> Result<Choice, String> {
        match fitting {
            [] => Err(format!("{what} is not possible: {}", self.words().decision(decision))),
            [first, rest @ ..] if rest.iter().all(|other| self.alike(*first, *other)) => Ok(*first),
            _ => Err(format!("{what} is ambiguous: {}", self.words().decision(decision))),
        }
    }

    /// The answer that an action is at a decision of its kind; an error where it should be one and is none.
    fn fit(&self, decision: &Decision, action: &Action) -> Result<Fit, String> {
        let sure = |choice: Choice| {
            if decision.options.contains(&choice) {
                Ok(Fit::Choice(choice))
            } else {
                Err(format!("{} is not possible: {}", action.words(), self.words().decision(decision)))
            }
        };
        let card = |text: &str, about: fn(Choice) -> Option<CardId>| {
            self.among(decision, text, |choice| about(choice).map(|card| vec![card])).map(Fit::Choice)
        };
        match action {
            Action::Pass | Action::No if decision.options.contains(&Choice::Done) => Ok(Fit::Choice(Choice::Done)),
            Action::Pass | Action::No if !decision.options.contains(&Choice::Pass) => Ok(Fit::Later),
            Action::Pass | Action::No | Action::EndTurn => sure(Choice::Pass),
            Action::Yes => sure(Choice::Yes),
            Action::Option(n) => sure(Choice::Option(n.saturating_sub(1))),
            Action::Number(n) => sure(Choice::Number(*n)),
            Action::Play(text) => card(text, |choice| if let Choice::Play(card) = choice { Some(card) } else { None }),
            Action::Combo(text) => {
                card(text, |choice| if let Choice::Combo(card) = choice { Some(card) } else { None })
            }
            Action::Grow(text) => card(text, |choice| if let Choice::Grow(card) = choice { Some(card) } else { None }),
            Action::Charge(text) => {
                card(text, |choice| if let Choice::Card(card) = choice { Some(card) } else { None })
            }
            Action::Activate(line) | Action::Counter(line) | Action::Instead(line) => {
                let meant = self.names.find(&self.game, &line.card);
                let fits = |choice: &Choice| {
                    matches!(choice, Choice::Activate(card, at) | Choice::Replace(card, at)
                    if meant.contains(card) && line.line.is_none_or(|line| line - 1 == *at))
                };
                let fitting: Vec<Choice> = decision.options.iter().copied().filter(fits).collect();
                self.one(decision, &fitting, &action.words()).map(Fit::Choice)
            }
            Action::Attack(attack) => {
                let with = self.names.find(&self.game, &attack.with);
                let at = self.names.find(&self.game, &attack.at);
                let fits =
                    |choice: &Choice| matches!(choice, Choice::Attack(a, b) if with.contains(a) && at.contains(b));
                let fitting: Vec<Choice> = decision.options.iter().copied().filter(fits).collect();
                self.one(decision, &fitting, &action.words()).map(Fit::Choice)
            }
            Action::Use(_) | Action::Block(_) | Action::Next(_) => {
                let (text, line) = match action {
                    Action::Next(next) => (&next.card, next.line),
                    Action::Use(card) | Action::Block(card) => (card, None),
                    _ => return Ok(Fit::Later),
                };
                let meant = self.names.find(&self.game, text);
                if decision.question == Question::NextAuto {
                    let fits = |choice: &Choice| {
                        let Choice::Option(at) = choice else { return false };
                        self.game.state.pending.get(usize::from(*at)).is_some_and(|auto| {
                            meant.contains(&auto.source.card) && line.is_none_or(|line| line - 1 == auto.line)
                        })
                    };
                    let fitting: Vec<Choice> = decision.options.iter().copied().filter(fits).collect();
                    if fitting.is_empty() {
                        return Ok(Fit::Later);
                    }
                    return self.one(decision, &fitting, &action.words()).map(Fit::Choice);
                }
                if decision.source.is_some_and(|card| meant.contains(&card)) {
                    sure(Choice::Yes)
                } else {
                    Ok(Fit::Later)
                }
            }
            Action::Choose(_)
            | Action::Pay(_)
            | Action::Discard(_)
            | Action::Mulligan(_)
            | Action::Life(_)
            | Action::Order(_) => {
                // The cards are looked at one by one.
                Ok(Fit::Choice(decision.options[0]))
            }
            Action::Concede => Ok(Fit::Later),
        }
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

    /// Everything that is not as expected.
    fn expect(&self, expect: &Expect) -> Vec<String> {
        let mut wrong = Vec::new();
        for (seat, side) in [(Seat::A, &expect.you), (Seat::B, &expect.opponent)] {
            for area in AREAS {
                if let Some(cards) = side.area(area) {
                    self.expect_area(seat, area, &cards.value, &mut wrong);
                }
            }
        }
        self.expect_game(expect, &mut wrong);
        self.expect_cards(expect, &mut wrong);
        self.expect_possible(expect, &mut wrong);
        let log = self.words().log();
        for text in &expect.log {
            if !log.iter().any(|line| line.contains(text.as_str())) {
                wrong.push(format!("expected the log to say `{text}`; it does not"));
            }
        }
        for text in &expect.no_log {
            if let Some(line) = log.iter().find(|line| line.contains(text.as_str())) {
                wrong.push(format!("expected the log not to say `{text}`; it says `{line}`"));
            }
        }
        wrong
    }

    fn expect_game(&self, expect: &Expect, wrong: &mut Vec<String>) {
        let state = &self.game.state;
        if let Some(winner) = expect.winner {
            let found = match state.outcome {
                Some(Outcome::Won(Seat::A)) => Some(Winner::You),
                Some(Outcome::Won(Seat::B)) => Some(Winner::Opponent),
                Some(Outcome::Draw) => Some(Winner::Draw),
                Some(Outcome::TurnLimit) => None,
                None => Some(Winner::None),
            };
            if found != Some(winner) {
                let wanted = match winner {
                    Winner::You => "you to have won",
                    Winner::Opponent => "the opponent to have won",
                    Winner::Draw => "a draw",
                    Winner::None => "the game to go on",
                };
                wrong.push(format!("expected {wanted}; {}", self.over()));
            }
        }
        if let Some(turn) = expect.turn.filter(|turn| *turn != state.turn) {
            wrong.push(format!("expected turn {turn}; it is turn {}", state.turn));
        }
        if let Some(who) = expect.turn_player.filter(|who| seat(*who) != state.turn_player) {
            let (wanted, found) = (player(seat(who)), player(state.turn_player));
            wrong.push(format!("expected the turn player to be {wanted}; it is {found}"));
        }
        if let Some(phase) = expect.phase.filter(|phase| *phase != state.phase) {
            wrong.push(format!("expected the phase to be {phase:?}; it is {:?}", state.phase));
        }
        match (expect.asks, self.game.decision()) {
            (None, _) | (Some(Asked::Over), None) => {}
            (Some(Asked::Of(who, question)), Some(decision))
                if question == decision.question && who.is_none_or(|who| seat(who) == decision.seat) => {}
            (Some(Asked::Over), Some(decision)) => {
                wrong.push(format!("expected the game to be over; {}", self.words().decision(decision)));
            }
            (Some(_), Some(decision)) => {
                wrong.push(format!("expected another question; {}", self.words().decision(decision)));
            }
            (Some(_), None) => wrong.push(format!("expected a question; {}", self.over())),
        }
    }

    fn expect_possible(&self, expect: &Expect, wrong: &mut Vec<String>) {
        let asked = || self.game.decision().map_or_else(|| self.over(), |decision| self.words().decision(decision));
        for possible in &expect.legal {
            if !self.possible(possible) {
                wrong.push(format!("expected to be legal: {}; {}", possible.words(), asked()));
            }
        }
        for possible in &expect.illegal {
            if self.possible(possible) {
                wrong.push(format!("expected to be illegal: {}; {}", possible.words(), asked()));
            }
        }
    }

    /// Whether an action is among the answers to the question that is asked.
    fn possible(&self, possible: &Possible) -> bool {
        let (seat, action) = possible.parts();
        let Some(decision) = self.game.decision() else { return false };
        if decision.seat != seat || !action.fits(decision.question) {
            return false;
        }
        let cards = match action {
            Action::Choose(cards)
            | Action::Pay(cards)
            | Action::Discard(cards)
            | Action::Mulligan(cards)
            | Action::Life(cards)
            | Action::Order(cards) => &cards.0,
            _ => {
                return match self.fit(decision, action) {
                    Ok(fit) => matches!(fit, Fit::Choice(_)),
                    Err(message) => message.contains(" is ambiguous: "),
                };
            }
        };
        let meant: Vec<Vec<CardId>> = cards.iter().map(|card| self.names.find(&self.game, card)).collect();
        let offered = |card: &CardId| decision.options.contains(&Choice::Card(*card));
        if meant.is_empty() {
            return decision.options.contains(&Choice::Done);
        }
        meant.iter().all(|cards| cards.iter().any(offered))
    }

    /// The one card that a reference means, for a question about it.
    fn the(&self, text: &str, wrong: &mut Vec<String>) -> Option<CardId> {
        match self.names.find(&self.game, text).as_slice() {
            [] => {
                wrong.push(format!("expected something of `{text}`; there is no such card"));
                None
            }
            [first, rest @ ..] if rest.iter().all(|other| self.alike_cards(*first, *other)) => Some(*first),
            cards => {
                let all: Vec<String> = cards
                    .iter()
                    .map(|card| {
                        let area = self.game.state.object(*card).area.term();
                        format!("{} ({area})", self.names.card(&self.game, *card))
                    })
                    .collect();
                wrong.push(format!("`{text}` is ambiguous: {}", all.join(", ")));
                None
            }
        }
    }

    fn expect_cards(&self, expect: &Expect, wrong: &mut Vec<String>) {
        let state = &self.game.state;
        let name = |card| self.names.card(&self.game, card);
        for (text, wanted) in &expect.power {
            let Some(card) = self.the(text, wrong) else { continue };
            let found = self.game.power(card);
            if found != *wanted {
                wrong.push(format!("expected {} to have {wanted} power; it has {found}", name(card)));
            }
        }
        for (text, wanted) in &expect.cost {
            let Some(card) = self.the(text, wrong) else { continue };
            let found = self.game.cost_value(card);
            if found != Some(*wanted) {
                let found = found.map_or_else(|| "none".into(), |cost| cost.to_string());
                wrong.push(format!("expected {} to have an energy cost of {wanted}; it has {found}", name(card)));
            }
        }
        for (text, wanted) in &expect.markers {
            let Some(card) = self.the(text, wrong) else { continue };
            let found = state.object(card).markers;
            if found != *wanted {
                wrong.push(format!("expected {wanted} markers on {}; there are {found}", name(card)));
            }
        }
        for (text, wanted) in &expect.mode {
            let Some(card) = self.the(text, wrong) else { continue };
            let object = state.object(card);
            if !object.area.has_modes() {
                wrong.push(format!("expected {} to have a position; it is in the {}", name(card), object.area.term()));
            } else if object.mode != *wanted {
                wrong.push(format!("expected {} in {}; it is in {}", name(card), mode(*wanted), mode(object.mode)));
            }
        }
        for (text, wanted) in &expect.back {
            let Some(card) = self.the(text, wrong) else { continue };
            if state.object(card).back != *wanted {
                let side = |back: bool| if back { "back" } else { "front" };
                let (wanted, found) = (side(*wanted), side(!*wanted));
                wrong.push(format!("expected the {wanted} of {} up; its {found} is", name(card)));
            }
        }
        for (list, wanted) in [(&expect.has, true), (&expect.lacks, false)] {
            for (text, tags) in list {
                let Some(card) = self.the(text, wrong) else { continue };
                match crate::ability::written::tag_list(tags) {
                    Err(message) => wrong.push(message),
                    Ok(tags) => {
                        for tag in tags {
                            if self.game.keywords(card).has(tag.keyword) != wanted {
                                let has = if wanted { "to have" } else { "not to have" };
                                wrong.push(format!("expected {} {has} [{}]", name(card), tag.keyword.words()));
                            }
                        }
                    }
                }
            }
        }
        for (list, wanted) in [(&expect.sees, true), (&expect.sees_not, false)] {
            for (who, cards) in list.sides() {
                let view = self.game.view(seat(who));
                for text in &cards.0 {
                    let Some(card) = self.the(text, wrong) else { continue };
                    if view.sees(card) != wanted {
                        let sees = if wanted { "to see" } else { "not to see" };
                        wrong.push(format!("expected {} {sees} {}", player(seat(who)), name(card)));
                    }
                }
            }
        }
        for (text, wanted) in &expect.area {
            let Some(card) = self.the(text, wrong) else { continue };
            let object = state.object(card);
            let place = object.host.map_or_else(
                || format!("in {} {}", possessive(object.seat), object.area.term()),
                |host| format!("under {}", name(host)),
            );
            let fits = object.area == wanted.area
                && object.host.is_none()
                && wanted.whose.is_none_or(|who| seat(who) == object.seat);
            if !fits {
                wrong.push(format!("expected {} in the {}; it is {place}", name(card), wanted.area.term()));
            }
        }
        for (text, wanted) in &expect.under {
            let Some(card) = self.the(text, wrong) else { continue };
            let found = state.under(card);
            let mut left = found.clone();
            let all = wanted.0.iter().all(|text| {
                let meant = self.names.find(&self.game, text);
                let at = left.iter().position(|card| meant.contains(card));
                at.map(|at| left.remove(at)).is_some()
            });
            if !all || !left.is_empty() {
                let found: Vec<String> = found.into_iter().map(name).collect();
                let found = if found.is_empty() { "nothing".to_owned() } else { found.join(", ") };
                wrong.push(format!("expected under {}: {}; found {found}", name(card), wanted.0.join(", ")));
            }
        }
        let roles = [("attack", &expect.attacker, true), ("guard", &expect.guard, false)];
        for (role, wanted, attacks) in roles {
            let Some(text) = wanted else { continue };
            let Some(card) = self.the(text, wrong) else { continue };
            let found = state.battle.map(|battle| if attacks { battle.attacker.card } else { battle.guard.card });
            if found != Some(card) {
                let found = found.map_or_else(|| "there is no battle".into(), |found| format!("it is {}", name(found)));
                wrong.push(format!("expected {} to be the {role} card; {found}", name(card)));
            }
        }
    }

    fn expect_area(&self, seat: Seat, area: Area, wanted: &Cards, wrong: &mut Vec<String>) {
        let found = self.game.state.cards(seat, area);
        let place = format!("{} {}", possessive(seat), area.term());
        match wanted {
            Cards::Count(n) if found.len() == usize::from(*n) => {}
            Cards::Count(n) => {
                wrong.push(format!("expected {n} cards in {place}; found {}: {}", found.len(), self.list(found)));
            }
            Cards::List(entries) => {
                // Entries that say most look first, so that `hit` does not take what `hit rest` needs.
                let mut sorted: Vec<&Entry> = entries.iter().collect();
                sorted.sort_by_key(|entry| std::cmp::Reverse(entry.says()));
                let mut left: Vec<CardId> = found.to_vec();
                let mut missing = Vec::new();
                for entry in sorted {
                    let meant = self.names.find(&self.game, &entry.card);
                    for _ in 0..entry.copies {
                        let fits = |card: &CardId| meant.contains(card) && self.is(*card, entry);
                        match left.iter().position(fits) {
                            Some(at) => {
                                left.remove(at);
                            }
                            None => missing.push(entry.words()),
                        }
                    }
                }
                if !missing.is_empty() || !left.is_empty() {
                    let wanted: Vec<String> = entries.iter().map(Entry::words).collect();
                    let wanted = if wanted.is_empty() { "nothing".to_owned() } else { wanted.join(", ") };
                    wrong.push(format!("expected in {place}: {wanted}; found {}", self.list(found)));
                }
            }
        }
    }

    fn is(&self, card: CardId, entry: &Entry) -> bool {
        let object = self.game.state.object(card);
        entry.mode.is_none_or(|mode| mode == object.mode)
            && entry.markers.is_none_or(|markers| markers == object.markers)
            && entry.back.is_none_or(|back| back == object.back)
    }

    fn list(&self, cards: &[CardId]) -> String {
        if cards.is_empty() {
            return "nothing".into();
        }
        let words = cards.iter().map(|card| {
            let object = self.game.state.object(*card);
            let rest = if object.mode == Mode::Rest { " rest" } else { "" };
            let markers = if object.markers > 0 { format!(" +{}", object.markers) } else { String::new() };
            format!("{}{rest}{markers}", self.names.short(&self.game, *card))
        });
        words.collect::<Vec<_>>().join(", ")
    }
}

fn possessive(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "your",
        Seat::B => "the opponent's",
    }
}

fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Active => "Active Mode",
        Mode::Rest => "Rest Mode",
    }
}

impl Entry {
    fn says(&self) -> u8 {
        let specific = self.card.contains('#') || self.alias.is_some();
        [self.mode.is_some(), self.markers.is_some(), self.back.is_some(), specific].into_iter().map(u8::from).sum()
    }

    fn words(&self) -> String {
        let mut words = vec![self.card.clone()];
        if self.copies > 1 {
            words.push(format!("x{}", self.copies));
        }
        words.extend(self.mode.map(|mode| if mode == Mode::Rest { "rest".into() } else { "active".into() }));
        words.extend(self.markers.map(|markers| format!("+{markers}")));
        words.extend(self.back.map(|back| if back { "back".into() } else { "front".into() }));
        words.join(" ")
    }

    fn refs<'e>(&'e self, out: &mut Vec<&'e str>) {
        out.push(&self.card);
        self.under.iter().for_each(|entry| entry.refs(out));
    }
}

impl Possible {
    fn parts(&self) -> (Seat, &Action) {
        match self {
            Self::You(action) => (Seat::A, action),
            Self::Opponent(action) => (Seat::B, action),
        }
    }

    fn words(&self) -> String {
        let (seat, action) = self.parts();
        format!("{}: {}", player(seat), action.words())
    }
}

impl Action {
    /// Whether it can be an answer to a question.
    fn fits(&self, question: Question) -> bool {
        use Question as Q;
        match self {
            Self::Pass => question != Q::Main,
            Self::EndTurn | Self::Attack(_) | Self::Play(_) | Self::Grow(_) => question == Q::Main,
            Self::Yes | Self::No => matches!(question, Q::Use | Q::May | Q::DrawMore),
            Self::Combo(_) => matches!(question, Q::Offense | Q::Defense),
            Self::Activate(_) => matches!(question, Q::Main | Q::Offense | Q::Defense),
            Self::Counter(_) => question == Q::Counter,
            Self::Instead(_) => question == Q::Instead,
            Self::Block(_) | Self::Use(_) => matches!(question, Q::Use | Q::May | Q::NextAuto),
            Self::Next(_) => question == Q::NextAuto,
            Self::Charge(_) => question == Q::Charge,
            Self::Choose(_) => matches!(question, Q::Choose | Q::Price),
            Self::Pay(_) => question == Q::Pay,
            Self::Discard(_) => question == Q::Discard,
            Self::Mulligan(_) => question == Q::Mulligan,
            Self::Life(_) => question == Q::Life,
            Self::Order(_) => question == Q::Order,
            Self::Option(_) => question == Q::Option,
            Self::Number(_) => matches!(question, Q::X | Q::Repeats),
            Self::Concede => false,
        }
    }

    fn words(&self) -> String {
        match self {
            Self::Pass => "pass".into(),
            Self::EndTurn => "end-turn".into(),
            Self::Yes => "say yes".into(),
            Self::No => "say no".into(),
            Self::Concede => "concede".into(),
            Self::Attack(attack) => format!("attack `{}` with `{}`", attack.at, attack.with),
            Self::Play(card) => format!("play `{card}`"),
            Self::Combo(card) => format!("combo `{card}`"),
            Self::Instead(line) => format!("put `{}` in the place of what would happen", line.card),
            Self::Activate(line) | Self::Counter(line) => match line.line {
                Some(n) => format!("activate line {n} of `{}`", line.card),
                None => format!("activate `{}`", line.card),
            },
            Self::Block(card) => format!("block with `{card}`"),
            Self::Use(card) => format!("use `{card}`"),
            Self::Next(line) => format!("take `{}` next", line.card),
            Self::Grow(card) => format!("grow with `{card}`"),
            Self::Charge(card) => format!("charge `{card}`"),
            Self::Choose(cards) => format!("choose {}", cards.0.join(", ")),
            Self::Pay(cards) => format!("pay {}", cards.0.join(", ")),
            Self::Discard(cards) => format!("discard {}", cards.0.join(", ")),
            Self::Mulligan(cards) => format!("put back {}", cards.0.join(", ")),
            Self::Life(cards) => format!("give the life {}", cards.0.join(", ")),
            Self::Order(cards) => format!("order {}", cards.0.join(", ")),
            Self::Option(n) => format!("take option {n}"),
            Self::Number(n) => format!("name {n}"),
        }
    }

    /// The cards that it speaks of.
    fn refs(&self) -> Vec<&str> {
        match self {
            Self::Pass | Self::EndTurn | Self::Yes | Self::No | Self::Concede | Self::Option(_) | Self::Number(_) => {
                Vec::new()
            }
            Self::Attack(attack) => vec![&attack.with, &attack.at],
            Self::Activate(line) | Self::Counter(line) | Self::Instead(line) | Self::Next(line) => vec![&line.card],
            Self::Play(card)
            | Self::Combo(card)
            | Self::Block(card)
            | Self::Use(card)
            | Self::Grow(card)
            | Self::Charge(card) => vec![card],
            Self::Choose(cards)
            | Self::Pay(cards)
            | Self::Discard(cards)
            | Self::Mulligan(cards)
            | Self::Life(cards)
            | Self::Order(cards) => cards.0.iter().map(String::as_str).collect(),
        }
    }
}

impl Expect {
    /// The cards that it speaks of.
    fn refs(&self) -> Vec<&str> {
        let mut out: Vec<&str> = Vec::new();
        for cards in
            [&self.you, &self.opponent].into_iter().flat_map(|side| AREAS.map(|area| side.area(area))).flatten()
        {
            if let Cards::List(entries) = &cards.value {
                for entry in entries {
                    entry.refs(&mut out);
                }
            }
        }
        out.extend(self.power.keys().map(String::as_str));
        out.extend(self.cost.keys().map(String::as_str));
        out.extend(self.markers.keys().map(String::as_str));
        out.extend(self.mode.keys().map(String::as_str));
        out.extend(self.back.keys().map(String::as_str));
        out.extend(self.has.keys().chain(self.lacks.keys()).map(String::as_str));
        out.extend(self.area.keys().map(String::as_str));
        for (host, below) in &self.under {
            out.push(host);
            out.extend(below.0.iter().map(String::as_str));
        }
        let seen = [&self.sees, &self.sees_not].into_iter().flat_map(super::format::ByPlayer::sides);
        out.extend(seen.flat_map(|(_, cards)| cards.0.iter().map(String::as_str)));
        out.extend(self.attacker.as_deref());
        out.extend(self.guard.as_deref());
        out.extend(self.legal.iter().chain(&self.illegal).flat_map(|possible| possible.parts().1.refs()));
        out
    }
}
