//! Playing a scenario: the script against the engine. What the script says nothing of is passed.

use std::collections::BTreeMap;

use crate::ability::yugioh::deed::Lies;
use crate::engine::yugioh::{Area, Asked as Waiting, Choice, Game, Question};
use crate::engine::{CardId, Outcome as End, Playable, Rng, Seat};
use crate::language::Message;
use crate::sim::yugioh::told;

use super::super::format::{Who, Winner};
use super::super::lying::Cards;
use super::super::seats::seat;
use super::super::spoken::{slug, whose, word};
use super::super::{Failure, Outcome};
use super::build::{Built, mention};
use super::format::{Action, Asked, Document, Expect, Line, Possible, Side, Step};

/// Decisions after which a step is given up.
const PATIENCE: u32 = 5_000;

/// Plays the script and looks at the end.
pub(in crate::sim::scenario) fn run(document: &Document, built: &Built) -> Outcome {
    let game = match Game::from_board(&built.board, Rng::new(document.seed, 0)) {
        Ok(game) => game,
        Err(errors) => {
            let words = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
            let failure = Failure { line: None, message: Message::from(words), log: Vec::new() };
            return Outcome { failures: vec![failure], log: Vec::new() };
        }
    };
    let mut run = Run { game, names: &built.names };
    let (line, wrong) = run.play(document);
    let log = told::log(&run.game);
    let failures =
        wrong.into_iter().map(|message| Failure { line, message: Message::from(message), log: log.clone() }).collect();
    Outcome { failures, log }
}

struct Run<'r> {
    game: Game,
    names: &'r BTreeMap<String, Vec<CardId>>,
}

impl Run<'_> {
    fn play(&mut self, document: &Document) -> (Option<u64>, Vec<String>) {
        for step in &document.script {
            let wrong = match &step.value {
                Step::You(actions) => self.actions(Seat::A, &actions.items),
                Step::Opponent(actions) => self.actions(Seat::B, &actions.items),
                Step::Until(asked) => self.until(*asked),
                Step::Expect(expect) => {
                    self.next();
                    Err(self.expect(expect))
                }
            };
            let wrong = wrong.err().unwrap_or_default();
            if !wrong.is_empty() {
                return (Some(step.line), wrong);
            }
        }
        let Some(expect) = &document.expect else { return (None, Vec::new()) };
        let wrong = match self.settle() {
            Ok(()) => self.expect(&expect.value),
            Err(wrong) => wrong,
        };
        (Some(expect.line), wrong)
    }

    fn next(&mut self) -> Option<Waiting> {
        self.game.step();
        debug_assert_eq!(self.game.check(), []);
        self.game.state().asked().cloned()
    }

    fn answer(&mut self, choice: Choice) {
        let at = self.game.options().iter().position(|option| *option == choice);
        if let Some(at) = at {
            // It is one of the options.
            let taken = self.game.answer(at);
            debug_assert_eq!(taken, Ok(()));
        }
    }

    fn told(&self, asked: &Waiting) -> String {
        let question: &'static str = asked.question.into();
        let options: Vec<String> = asked.options.iter().map(|option| self.choice(*option)).collect();
        format!("{} are asked `{question}`: {}", word(asked.seat), options.join(", "))
    }

    fn choice(&self, choice: Choice) -> String {
        let name = |card| self.game.name(card).to_owned();
        match choice {
            Choice::Summon(card) => format!("summon {}", name(card)),
            Choice::Set(card) => format!("set {}", name(card)),
            Choice::Flip(card) => format!("flip {}", name(card)),
            Choice::Turn(card) => format!("turn {}", name(card)),
            Choice::Special(card, line) => format!("special {} line {}", name(card), line.wrapping_add(1)),
            Choice::Extra(card) => format!("special {}", name(card)),
            Choice::Scale(card) => format!("scale {}", name(card)),
            Choice::Activate(card, line) => format!("activate {} line {}", name(card), line.wrapping_add(1)),
            Choice::First(card, line) => format!("first {} line {}", name(card), line.wrapping_add(1)),
            Choice::Attack(by, at) => format!("attack {} with {}", name(at), name(by)),
            Choice::Direct(by) => format!("attack with {}", name(by)),
            Choice::Card(card) => name(card),
            Choice::Lies(lies) => format!("position {lies:?}").to_lowercase(),
            Choice::Pendulum => "pendulum".to_owned(),
            Choice::Battle => "battle".to_owned(),
            Choice::End => "end".to_owned(),
            Choice::Pass => "pass".to_owned(),
            Choice::Done => "done".to_owned(),
            Choice::Yes => "yes".to_owned(),
            Choice::No => "no".to_owned(),
        }
    }

    /// What is done where the script says nothing.
    fn unscripted(&mut self, asked: &Waiting) -> Result<(), Vec<String>> {
        let pass = |choice: &Choice| matches!(choice, Choice::Pass | Choice::Done | Choice::No);
        let alike = |run: &Self| {
            let sort = |choice: &Choice| match choice {
                Choice::Card(card) => {
                    let object = run.game.state().table().card(*card);
                    Some((object.sheet, object.area, object.holder, object.lies))
                }
                _ => None,
            };
            let first = asked.options.first().and_then(sort);
            first.is_some() && asked.options.iter().all(|option| sort(option) == first)
        };
        let choice = match asked.question {
            Question::Main | Question::Fight => None,
            Question::Position => asked.options.first().copied(),
            Question::Order if !asked.options.contains(&Choice::Pass) => asked.options.first().copied(),
            _ => asked.options.iter().copied().find(pass),
        };
        let choice = choice.or_else(|| asked.options.first().copied().filter(|_| alike(self)));
        match choice {
            Some(choice) => {
                self.answer(choice);
                Ok(())
            }
            None => Err(vec![format!("the script does not say: {}", self.told(asked))]),
        }
    }

    fn actions(&mut self, seat: Seat, actions: &[Action]) -> Result<(), Vec<String>> {
        actions.iter().try_for_each(|action| self.act(seat, action))
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Vec<String>> {
        if let Action::Concede = action {
            self.next();
            self.game.concede(seat);
            return Ok(());
        }
        for _ in 0..PATIENCE {
            let Some(asked) = self.next() else {
                return Err(vec![format!("{} cannot {action:?}: the game is over", word(seat))]);
            };
            if asked.seat == seat
                && let Some(answers) = self.answers(&asked, action)
            {
                for answer in answers {
                    // Where nothing more is asked of it, somebody else may be asked what has the same answer.
                    let now = self.next();
                    if now.is_some_and(|now| (now.seat, now.question) == (asked.seat, asked.question)) {
                        self.answer(answer);
                    }
                }
                return Ok(());
            }
            if matches!(asked.question, Question::Main | Question::Fight) {
                return Err(vec![format!("{} cannot {action:?}; {}", word(seat), self.told(&asked))]);
            }
            self.unscripted(&asked)?;
        }
        Err(vec!["the game does not come to that".to_owned()])
    }

    /// The answers that an action is to a question; `None` where it is none.
    fn answers(&self, asked: &Waiting, action: &Action) -> Option<Vec<Choice>> {
        let one = |fits: &dyn Fn(&Choice) -> bool| asked.options.iter().copied().find(fits).map(|choice| vec![choice]);
        let is = |text: &str, card: CardId| self.means(text, card);
        let by_line = |line: &Line, at: u8| line.at.is_none_or(|wanted| wanted == at + 1);
        match action {
            Action::Summon(text) => one(&|choice| matches!(choice, Choice::Summon(card) if is(text, *card))),
            Action::Set(text) => one(&|choice| matches!(choice, Choice::Set(card) if is(text, *card))),
            Action::Flip(text) => one(&|choice| matches!(choice, Choice::Flip(card) if is(text, *card))),
            Action::Turn(text) => one(&|choice| matches!(choice, Choice::Turn(card) if is(text, *card))),
            Action::Scale(text) => one(&|choice| matches!(choice, Choice::Scale(card) if is(text, *card))),
            Action::Special(line) => one(&|choice| match choice {
                Choice::Special(card, at) => is(&line.card, *card) && by_line(line, *at),
                Choice::Extra(card) => is(&line.card, *card),
                _ => false,
            }),
            Action::Activate(line) => one(
                &|choice| matches!(choice, Choice::Activate(card, at) if is(&line.card, *card) && by_line(line, *at)),
            ),
            Action::First(line) => {
                one(&|choice| matches!(choice, Choice::First(card, at) if is(&line.card, *card) && by_line(line, *at)))
            }
            Action::Attack(fight) => match &fight.at {
                Some(at) => {
                    one(&|choice| matches!(choice, Choice::Attack(by, it) if is(&fight.with, *by) && is(at, *it)))
                }
                None => one(&|choice| matches!(choice, Choice::Direct(by) if is(&fight.with, *by))),
            },
            Action::Position(position) => one(&|choice| *choice == Choice::Lies(Lies::from(*position))),
            Action::Pendulum => one(&|choice| *choice == Choice::Pendulum),
            Action::Battle => one(&|choice| *choice == Choice::Battle),
            Action::End => one(&|choice| *choice == Choice::End),
            Action::Pass => one(&|choice| matches!(choice, Choice::Pass | Choice::Done)),
            Action::Yes => one(&|choice| *choice == Choice::Yes),
            Action::No => one(&|choice| *choice == Choice::No),
            Action::Choose(cards) => {
                let found = |text: &String| asked.options.iter().any(|choice| self.is_choice(text, *choice));
                let fits = matches!(
                    asked.question,
                    Question::Target | Question::Choose | Question::Limit | Question::Pay | Question::Gather
                );
                (fits && cards.items.first().is_none_or(found)).then(|| self.all_of(asked, &cards.items)).flatten()
            }
            Action::Concede => None,
        }
    }

    /// Whether a text names what is chosen: a card, or a player.
    fn is_choice(&self, text: &str, choice: Choice) -> bool {
        match choice {
            Choice::Card(card) => self.means(text, card),
            _ => false,
        }
    }

    /// One after the other, and then no more where fewer do. What is offered next hangs on what was chosen before: cards that
    /// are not offered yet are looked for among all.
    fn all_of(&self, asked: &Waiting, texts: &[String]) -> Option<Vec<Choice>> {
        let mut out: Vec<Choice> = Vec::new();
        for text in texts {
            let offered = |choice: &&Choice| self.is_choice(text, **choice) && !out.contains(choice);
            let found = asked.options.iter().find(offered).copied();
            let ids = self.game.state().table().ids();
            let mut later = ids.filter(|card| self.means(text, *card)).map(Choice::Card);
            let found = found.or_else(|| later.find(|choice| !out.contains(choice)));
            out.push(found?);
        }
        // Where as many as can be are chosen nothing more is asked; the answer is then none of the options.
        out.push(Choice::Done);
        Some(out)
    }

    /// Whether a text means a card.
    fn means(&self, text: &str, card: CardId) -> bool {
        let (seat, rest) = whose(text);
        let table = self.game.state().table();
        if seat.is_some_and(|seat| table.card(card).holder != seat) {
            return false;
        }
        let (id, number) = match rest.split_once('#') {
            Some((id, number)) => (id, number.parse::<usize>().ok()),
            None => (rest, None),
        };
        match (self.names.get(id), number) {
            (Some(cards), Some(number)) => cards.get(number.wrapping_sub(1)) == Some(&card),
            (Some(cards), None) if cards.contains(&card) => true,
            // Tokens are called by their names in small letters.
            _ => !self.is_named(card) && slug(self.game.name(card)) == id,
        }
    }

    fn is_named(&self, card: CardId) -> bool {
        self.names.values().any(|cards| cards.contains(&card))
    }

    /// The card that a text means.
    fn card(&self, text: &str) -> Result<CardId, String> {
        let mut ids = self.game.state().table().ids();
        ids.find(|card| self.means(text, *card)).ok_or_else(|| format!("no card is called `{text}` here"))
    }

    fn until(&mut self, wanted: Asked) -> Result<(), Vec<String>> {
        for _ in 0..PATIENCE {
            let Some(asked) = self.next() else {
                return match wanted {
                    Asked::Over => Ok(()),
                    Asked::Of(..) => Err(vec!["the game is over before that".to_owned()]),
                };
            };
            if let Asked::Of(who, question) = wanted
                && question == asked.question
                && who.is_none_or(|who| seat(who) == asked.seat)
            {
                return Ok(());
            }
            if matches!(asked.question, Question::Main | Question::Fight) {
                self.answer(Choice::End);
            } else {
                self.unscripted(&asked)?;
            }
        }
        Err(vec!["nobody is asked that".to_owned()])
    }

    /// Passes everything until somebody is asked in a main phase.
    fn settle(&mut self) -> Result<(), Vec<String>> {
        for _ in 0..PATIENCE {
            match self.next() {
                Some(asked) if !matches!(asked.question, Question::Main | Question::Fight) => {
                    self.unscripted(&asked)?;
                }
                _ => return Ok(()),
            }
        }
        Err(vec!["the game does not come to rest".to_owned()])
    }

    fn expect(&self, expect: &Expect) -> Vec<String> {
        let mut wrong = Vec::new();
        let table = self.game.state().table();
        for (who, side) in [(Who::You, &expect.you), (Who::Opponent, &expect.opponent)] {
            self.side(seat(who), side, &mut wrong);
        }
        let mut same = |what: &str, expected: String, found: String| {
            if expected != found {
                wrong.push(format!("{what}: expected {expected}, found {found}"));
            }
        };
        if let Some(winner) = expect.winner {
            let found = match table.outcome {
                None => Winner::None,
                Some(End::Won(Seat::A)) => Winner::You,
                Some(End::Won(Seat::B)) => Winner::Opponent,
                Some(End::Draw | End::TurnLimit) => Winner::Draw,
            };
            same("winner", format!("{winner:?}"), format!("{found:?}"));
        }
        if let Some(turn) = expect.turn {
            same("turn", turn.to_string(), table.turn.to_string());
        }
        if let Some(who) = expect.turn_player {
            same("turn player", word(seat(who)).to_owned(), word(table.active).to_owned());
        }
        if let Some(phase) = expect.phase {
            same("phase", format!("{phase:?}"), format!("{:?}", table.phase));
        }
        if let Some(step) = expect.step {
            same("step", format!("{:?}", Some(step)), format!("{:?}", table.part));
        }
        if let Some(links) = expect.chain {
            same("links of the Chain", links.to_string(), table.chain.len().to_string());
        }
        if let Some(asks) = expect.asks {
            let found = self.game.state().asked();
            let fits = match asks {
                Asked::Over => table.outcome.is_some(),
                Asked::Of(who, question) => found
                    .is_some_and(|asked| asked.question == question && who.is_none_or(|who| seat(who) == asked.seat)),
            };
            if !fits {
                let found = found.map_or_else(|| "nobody is asked".to_owned(), |asked| self.told(asked));
                wrong.push(format!("asks: expected {asks:?}; {found}"));
            }
        }
        let possible = expect.legal.iter().map(|it| (it, true)).chain(expect.illegal.iter().map(|it| (it, false)));
        for (possible, legal) in possible {
            let (who, action) = match possible {
                Possible::You(action) => (Seat::A, action),
                Possible::Opponent(action) => (Seat::B, action),
            };
            let asked = self.game.state().asked().filter(|asked| asked.seat == who);
            let Some(asked) = asked else {
                if legal {
                    wrong.push(format!("{} are not asked", word(who)));
                }
                continue;
            };
            if self.answers(asked, action).is_some() != legal {
                let not = if legal { "not " } else { "" };
                wrong.push(format!("{action:?} is {not}legal; {}", self.told(asked)));
            }
        }
        self.values(expect, &mut wrong);
        wrong
    }

    /// What is true of single cards.
    fn values(&self, expect: &Expect, wrong: &mut Vec<String>) {
        let table = self.game.state().table();
        let mut value = |what: &str, id: &str, found: Result<String, String>, expected: String| match found {
            Ok(found) if found != expected => wrong.push(format!("{what} of {id}: expected {expected}, found {found}")),
            Ok(_) => {}
            Err(missing) => wrong.push(missing),
        };
        for (id, stats) in &expect.stats {
            value(
                "ATK and DEF",
                id,
                self.card(id).map(|card| format!("{:?}", self.game.stats(card))),
                format!("{stats:?}"),
            );
        }
        for (id, level) in &expect.levels {
            let found = self.card(id).map(|card| {
                let level = self.game.level(card).or_else(|| self.game.rank(card));
                level.map_or("none".to_owned(), |level| level.to_string())
            });
            value("Level", id, found, level.to_string());
        }
        for (id, name) in &expect.names {
            value("name", id, self.card(id).map(|card| self.game.name(card).to_owned()), name.clone());
        }
        for (id, counters) in &expect.counters {
            let found = self.card(id).map(|card| {
                let found: BTreeMap<_, _> = table.card(card).counters.iter().cloned().collect();
                format!("{found:?}")
            });
            value("counters", id, found, format!("{counters:?}"));
        }
        for (ids, sees) in [(&expect.sees, true), (&expect.sees_not, false)] {
            for id in ids {
                let found = self.card(id).map(|card| self.game.known_to(Seat::A).knows(card).to_string());
                value("whether you know", id, found, sees.to_string());
            }
        }
    }

    fn side(&self, seat: Seat, side: &Side, wrong: &mut Vec<String>) {
        let table = self.game.state().table();
        if let Some(lp) = side.lp.filter(|lp| *lp != table.lp[seat]) {
            wrong.push(format!("Life Points of {}: expected {lp}, found {}", word(seat), table.lp[seat]));
        }
        for area in Area::ALL {
            let Some(expected) = side.area(area).map(|cards| &cards.value) else { continue };
            let found: Vec<CardId> = table.area(seat, area).to_vec();
            let place: &'static str = area.into();
            let listed = || found.iter().map(|card| self.described(*card)).collect::<Vec<_>>().join(", ");
            match expected {
                Cards::Count(count) if *count == found.len() => {}
                Cards::Count(count) => {
                    wrong.push(format!("{place} of {}: expected {count} cards, found {}", word(seat), found.len()));
                }
                Cards::These(texts) => {
                    if let Err(why) = self.are(texts, found.clone()) {
                        wrong.push(format!(
                            "{place} of {}: expected {}, found {} ({why})",
                            word(seat),
                            texts.join(", "),
                            listed()
                        ));
                    }
                }
            }
        }
    }

    fn described(&self, card: CardId) -> String {
        let lies = self.game.state().table().card(card).lies;
        format!("{} ({lies:?})", self.game.name(card)).to_lowercase()
    }

    /// Whether cards are these, in any order.
    fn are(&self, texts: &[String], mut left: Vec<CardId>) -> Result<(), String> {
        for text in texts {
            let mention = mention(text)?;
            for _ in 0..mention.times {
                let at = left.iter().position(|card| {
                    let lies = self.game.state().table().card(*card).lies;
                    self.means(mention.id, *card) && mention.lies.is_none_or(|wanted| wanted == lies)
                });
                match at {
                    Some(at) => drop(left.remove(at)),
                    None => return Err(format!("{text} is missing")),
                }
            }
        }
        match left.first() {
            Some(card) => Err(format!("{} is too many", self.described(*card))),
            None => Ok(()),
        }
    }
}
