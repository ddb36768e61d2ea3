//! Yu-Gi-Oh! as its scenarios see it: what the words of a script are in that game, and what of it can be expected.

use crate::ability::yugioh::deed::Lies;
use crate::engine::yugioh::setup::SetupError;
use crate::engine::yugioh::{Area, Asked, Broken, Choice, Game, Question};
use crate::engine::{CardId, Playable, Rng, Seat};
use crate::language::{Argument, say};
use crate::sim::refused;
use crate::sim::yugioh::told;

use super::super::Outcome;
use super::super::format::Who;
use super::super::seats::{player, seat};
use super::super::sheets::{self, About, Amiss, Mentioned, Run, Script, Stage, Wrong, on_sheets};
use super::build::{Built, mention};
use super::format::{Action, Document, Expect, Line, Side};

/// Plays the script and looks at the end.
pub(in crate::sim::scenario) fn run(document: &Document, built: &Built) -> Outcome {
    let why = |error: &SetupError| match error {
        SetupError::Broken(broken) => sheets::in_words(amiss(broken), &built.names),
        error => refused::yugioh(error),
    };
    let game = Game::from_board(&built.board, Rng::new(document.seed, 0));
    let game = game.map_err(|errors| errors.iter().map(why).collect());
    sheets::run(game, &built.names, &Script { steps: &document.script, expect: document.expect.as_ref() })
}

impl Stage for Game {
    type Question = Question;
    type Action = Action;
    type Expect = Expect;
    type Looks = (u16, Area, Seat, Lies);

    const END: Choice = Choice::End;

    on_sheets!();

    fn looks(&self, card: CardId) -> Self::Looks {
        let object = self.state().table().card(card);
        (object.sheet, object.area, object.holder, object.lies)
    }

    fn described(&self, card: CardId) -> String {
        format!("{} {}", self.name(card), told::lies_id(self.state().table().card(card).lies))
    }

    fn mentioned<'t>(&'t self, text: &'t str) -> Result<Mentioned<'t>, String> {
        let mention = mention(text)?;
        let (id, times) = (mention.id, mention.times);
        let fits = move |card| mention.lies.is_none_or(|wanted| wanted == self.state().table().card(card).lies);
        Ok(Mentioned { id, times, fits: Box::new(fits) })
    }

    fn said(&self, choice: Choice) -> String {
        let name = |card| self.name(card).to_owned();
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
            Choice::Lies(lies) => format!("position {}", told::lies_id(lies)),
            Choice::Pendulum => "pendulum".to_owned(),
            Choice::Battle => "battle".to_owned(),
            Choice::End => "end".to_owned(),
            Choice::Pass => "pass".to_owned(),
            Choice::Done => "done".to_owned(),
            Choice::Yes => "yes".to_owned(),
            Choice::No => "no".to_owned(),
        }
    }

    fn is_free(question: Question) -> bool {
        matches!(question, Question::Main | Question::Fight)
    }

    fn unscripted(asked: &Asked) -> Option<Choice> {
        let passes = |choice: &Choice| matches!(choice, Choice::Pass | Choice::Done | Choice::No);
        match asked.question {
            Question::Main | Question::Fight => None,
            Question::Position => asked.options.first().copied(),
            Question::Order if !asked.options.contains(&Choice::Pass) => asked.options.first().copied(),
            _ => asked.options.iter().copied().find(passes),
        }
    }

    fn answers(run: &Run<'_, Self>, asked: &Asked, action: &Action) -> Option<Vec<Choice>> {
        let one = |fits: &dyn Fn(&Choice) -> bool| asked.options.iter().copied().find(fits).map(|choice| vec![choice]);
        let is = |text: &str, card: CardId| run.means(text, card);
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
                let found = |text: &String| asked.options.iter().any(|choice| run.is_choice(text, *choice));
                let fits = matches!(
                    asked.question,
                    Question::Target | Question::Choose | Question::Limit | Question::Pay | Question::Gather
                );
                (fits && cards.items.first().is_none_or(found)).then(|| gathered(run, asked, &cards.items)).flatten()
            }
            Action::Concede => None,
        }
    }

    fn expect(run: &Run<'_, Self>, expect: &Expect, wrong: &mut Wrong) {
        let (game, table) = (&run.game, run.game.state().table());
        for (who, expected) in [(Who::You, &expect.you), (Who::Opponent, &expect.opponent)] {
            side(run, seat(who), expected, wrong);
        }
        run.common(&expect.common(), wrong);
        if let Some(phase) = expect.phase {
            wrong.same("phase", <&str>::from(phase), <&str>::from(table.phase));
        }
        if let Some(step) = expect.step {
            let none = || Argument::from(say!("has-none"));
            let found = table.part.map_or_else(none, |part| Argument::from(<&str>::from(part)));
            wrong.same("step", Argument::from(<&str>::from(step)), found);
        }
        if let Some(links) = expect.chain {
            wrong.same("chain", links, table.chain.len());
        }
        for (id, stats) in &expect.stats {
            let shown = |[atk, def]: [i32; 2]| format!("{atk}/{def}");
            run.value(id, "stats", shown(*stats), wrong, |card| shown(game.stats(card)));
        }
        for (id, level) in &expect.levels {
            run.value(id, "levels", Argument::from(*level), wrong, |card| {
                let level = game.level(card).or_else(|| game.rank(card));
                level.map_or_else(|| Argument::from(say!("has-none")), Argument::from)
            });
        }
    }
}

fn side(run: &Run<'_, Game>, seat: Seat, side: &Side, wrong: &mut Wrong) {
    let table = run.game.state().table();
    if let Some(lp) = side.lp {
        wrong.same(format!("{}.lp", player(seat)), lp, table.lp[seat]);
    }
    for area in Area::ALL {
        if let Some(expected) = side.area(area) {
            run.lie(seat, area.into(), &expected.value, table.area(seat, area), wrong);
        }
    }
}

/// One after the other, and then no more. What is offered next hangs on what was chosen before: cards that are not offered yet
/// are looked for among all.
fn gathered(run: &Run<'_, Game>, asked: &Asked, texts: &[String]) -> Option<Vec<Choice>> {
    let mut out: Vec<Choice> = Vec::new();
    for text in texts {
        let offered = |choice: &&Choice| run.is_choice(text, **choice) && !out.contains(choice);
        let found = asked.options.iter().find(offered).copied();
        let mut later = run.game.cards().filter(|card| run.means(text, *card)).map(Choice::Card);
        out.push(found.or_else(|| later.find(|choice| !out.contains(choice)))?);
    }
    out.push(Choice::Done);
    Some(out)
}

/// Something that must not be, by the word of its message.
fn amiss(broken: &Broken) -> Amiss {
    match *broken {
        Broken::Lost(card) => ("lost", About::Card(card)),
        Broken::Strange(card) => ("strange", About::Card(card)),
        Broken::Misplaced(card) => ("misplaced", About::Card(card)),
        Broken::Laden(card) => ("laden", About::Card(card)),
        Broken::Full(seat, _) => ("full", About::Player(seat)),
        Broken::Hung(card) => ("hung", About::Card(card)),
        Broken::Loose(card) => ("loose", About::Card(card)),
        Broken::NoOption => ("no-option", About::Table),
        Broken::Lp(seat) => ("lives", About::Player(seat)),
        Broken::Doomed(card) => ("beaten", About::Card(card)),
    }
}
