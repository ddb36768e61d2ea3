//! Force of Will as its scenarios see it: what the words of a script are in that game, and what of it can be expected.

use crate::engine::fow::setup::SetupError;
use crate::engine::fow::{Area, Asked, Broken, Choice, Game, Question};
use crate::engine::{CardId, Playable, Rng, Seat};
use crate::sim::fow::told;
use crate::sim::refused;

use super::super::Outcome;
use super::super::format::Who;
use super::super::seats::{player, seat};
use super::super::sheets::{self, About, Amiss, Mentioned, Run, Script, Stage, Wrong, on_sheets};
use super::build::{Built, mention};
use super::format::{Action, Document, Expect, Line, Side, by};

/// Plays the script and looks at the end.
pub(in crate::sim::scenario) fn run(document: &Document, built: &Built) -> Outcome {
    let why = |error: &SetupError| match error {
        SetupError::Broken(broken) => sheets::in_words(amiss(broken), &built.names),
        error => refused::force_of_will(error),
    };
    let game = Game::from_board(&built.board, Rng::new(document.seed, 0));
    let game = game.map_err(|errors| errors.iter().map(why).collect());
    sheets::run(game, &built.names, &Script { steps: &document.script, expect: document.expect.as_ref() })
}

impl Stage for Game {
    type Question = Question;
    type Action = Action;
    type Expect = Expect;
    type Looks = (u16, Area, Seat, bool);

    const END: Choice = Choice::Pass;

    on_sheets!();

    fn looks(&self, card: CardId) -> Self::Looks {
        let object = self.state().table().card(card);
        (object.sheet, object.area, object.holder, object.rested)
    }

    fn described(&self, card: CardId) -> String {
        let rested = if self.state().table().card(card).rested { " rested" } else { "" };
        format!("{}{rested}", self.name(card))
    }

    fn is_called(&self, card: CardId, word: &str) -> Option<bool> {
        (word == "ruler").then(|| self.state().table().is_ruler(card))
    }

    fn mentioned<'t>(&'t self, text: &'t str) -> Result<Mentioned<'t>, String> {
        let mention = mention(text)?;
        let (id, times) = (mention.id, mention.times);
        let fits = move |card| {
            let rested = self.state().table().card(card).rested;
            (rested || !mention.rested) && !(mention.recovered && rested)
        };
        Ok(Mentioned { id, times, fits: Box::new(fits) })
    }

    fn said(&self, choice: Choice) -> String {
        let name = |card| self.name(card).to_owned();
        match choice {
            Choice::Play(card, way) => format!("play {}{} mode {}", name(card), by(way.by), way.mode + 1),
            Choice::Use(card, line) => format!("use {} line {}", name(card), line + 1),
            Choice::Set(card) => format!("set {}", name(card)),
            Choice::Attack(by, at) => format!("attack {} with {}", name(at), name(by)),
            Choice::Direct(by) => format!("attack with {}", name(by)),
            Choice::Block(card) => format!("block {}", name(card)),
            Choice::Will(card, line, kind) => format!("will {} line {} kind {}", name(card), line + 1, kind + 1),
            Choice::Kind(kind) => format!("kind {}", kind + 1),
            Choice::Card(card) => name(card),
            Choice::Player(seat) => player(seat).to_owned(),
            Choice::First(card, line) => format!("first {} line {}", name(card), line + 1),
            Choice::Call => "call".to_owned(),
            Choice::Judgment => "judgment".to_owned(),
            Choice::Pass => "pass".to_owned(),
            Choice::Done => "done".to_owned(),
            Choice::Yes => "yes".to_owned(),
            Choice::No => "no".to_owned(),
        }
    }

    fn player_of(choice: Choice) -> Option<Seat> {
        if let Choice::Player(seat) = choice { Some(seat) } else { None }
    }

    fn is_free(question: Question) -> bool {
        question == Question::Main
    }

    fn unscripted(asked: &Asked) -> Option<Choice> {
        let passes = |choice: &Choice| matches!(choice, Choice::Pass | Choice::Done | Choice::No);
        match asked.question {
            Question::Main => None,
            Question::Order | Question::Will => asked.options.first().copied(),
            _ => asked.options.iter().copied().find(passes),
        }
    }

    fn answers(run: &Run<'_, Self>, asked: &Asked, action: &Action) -> Option<Vec<Choice>> {
        let one = |fits: &dyn Fn(&Choice) -> bool| asked.options.iter().copied().find(fits).map(|choice| vec![choice]);
        let is = |text: &str, card: CardId| run.means(text, card);
        let by_line = |line: &Line, at: u8| line.at.is_none_or(|wanted| wanted == at + 1);
        match action {
            Action::Play(line) => one(&|choice| {
                matches!(choice, Choice::Play(card, way) if is(&line.card, *card)
                    && by_line(line, way.mode) && line.by.is_none_or(|by| by == way.by))
            }),
            Action::Use(line) => {
                one(&|choice| matches!(choice, Choice::Use(card, at) if is(&line.card, *card) && by_line(line, *at)))
            }
            Action::First(line) => {
                one(&|choice| matches!(choice, Choice::First(card, at) if is(&line.card, *card) && by_line(line, *at)))
            }
            Action::Will(line) => one(&|choice| match choice {
                Choice::Will(card, _, kind) => is(&line.card, *card) && by_line(line, *kind),
                Choice::Kind(kind) => by_line(line, *kind),
                _ => false,
            }),
            Action::Set(text) => one(&|choice| matches!(choice, Choice::Set(card) if is(text, *card))),
            Action::Block(text) => one(&|choice| matches!(choice, Choice::Block(card) if is(text, *card))),
            Action::Attack(fight) => match &fight.at {
                Some(at) => {
                    one(&|choice| matches!(choice, Choice::Attack(by, it) if is(&fight.with, *by) && is(at, *it)))
                }
                None => one(&|choice| matches!(choice, Choice::Direct(by) if is(&fight.with, *by))),
            },
            Action::Call => one(&|choice| *choice == Choice::Call),
            Action::Judgment => one(&|choice| *choice == Choice::Judgment),
            Action::End => (asked.question == Question::Main).then(|| one(&|choice| *choice == Choice::Pass)).flatten(),
            Action::Pass => (asked.question != Question::Main)
                .then(|| one(&|choice| matches!(choice, Choice::Pass | Choice::Done)))
                .flatten(),
            Action::Yes => one(&|choice| *choice == Choice::Yes),
            Action::No => one(&|choice| *choice == Choice::No),
            Action::Choose(cards) | Action::Pay(cards) => {
                let fits = match action {
                    Action::Pay(_) => asked.question == Question::Pay,
                    _ => matches!(
                        asked.question,
                        Question::Target | Question::Choose | Question::Limit | Question::Mulligan
                    ),
                };
                let found = |text: &String| asked.options.iter().any(|choice| run.is_choice(text, *choice));
                (fits && cards.items.first().is_none_or(found)).then(|| run.all_of(asked, &cards.items)).flatten()
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
        if let Some(links) = expect.chase {
            wrong.same("chase", links, table.chase.len());
        }
        for (id, stats) in &expect.stats {
            run.value(id, "stats", shown(*stats), wrong, |card| shown(game.stats(card)));
        }
        run.each(&expect.damage, "damage", wrong, |card| table.card(card).damage);
        for (ids, rested) in [(&expect.rested, true), (&expect.recovered, false)] {
            for id in ids {
                if let Some(card) = run.the(id, wrong) {
                    wrong.same(id, mode(rested), mode(table.card(card).rested));
                }
            }
        }
    }
}

fn side(run: &Run<'_, Game>, seat: Seat, side: &Side, wrong: &mut Wrong) {
    let table = run.game.state().table();
    if let Some(life) = side.life {
        wrong.same(format!("{}.life", player(seat)), life, table.life[seat]);
    }
    for area in Area::ALL {
        if let Some(expected) = side.area(area) {
            run.lie(seat, area.into(), &expected.value, table.area(seat, area), wrong);
        }
    }
}

/// ATK and DEF.
fn shown([atk, def]: [i32; 2]) -> String {
    format!("{atk}/{def}")
}

const fn mode(rested: bool) -> &'static str {
    if rested { "rested" } else { "recovered" }
}

/// Something that must not be, by the word of its message.
fn amiss(broken: &Broken) -> Amiss {
    match *broken {
        Broken::Lost(card) => ("lost", About::Card(card)),
        Broken::Strange(card) => ("strange", About::Card(card)),
        Broken::Ruler(seat) => ("leads", About::Player(seat)),
        Broken::Misplaced(card) => ("misplaced", About::Card(card)),
        Broken::Laden(card) => ("laden", About::Card(card)),
        Broken::Beaten(card) => ("beaten", About::Card(card)),
        Broken::Hung(card) => ("hung", About::Card(card)),
        Broken::Loose(card) => ("loose", About::Card(card)),
        Broken::Chase => ("chain", About::Table),
        Broken::NoOption => ("no-option", About::Table),
        Broken::Life(seat) => ("lives", About::Player(seat)),
    }
}
