//! Force of Will as its scenarios see it: what the words of a script are in that game, and what of it can be expected.

use crate::engine::fow::{Area, Asked, Choice, Game, Question};
use crate::engine::{CardId, Playable, Rng, Seat};
use crate::sim::fow::told;

use super::super::Outcome;
use super::super::format::Who;
use super::super::seats::seat;
use super::super::sheets::{self, Common, Mentioned, Run, Script, Stage, Wrong, on_sheets};
use super::super::spoken::word;
use super::build::{Built, mention};
use super::format::{Action, Document, Expect, Line, Side};

/// Plays the script and looks at the end.
pub(in crate::sim::scenario) fn run(document: &Document, built: &Built) -> Outcome {
    let game = Game::from_board(&built.board, Rng::new(document.seed, 0));
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
        let rested = if self.state().table().card(card).rested { " (rested)" } else { "" };
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
            Choice::Play(card, way) => format!("play {} {:?} mode {}", name(card), way.by, way.mode + 1).to_lowercase(),
            Choice::Use(card, line) => format!("use {} line {}", name(card), line + 1),
            Choice::Set(card) => format!("set {}", name(card)),
            Choice::Attack(by, at) => format!("attack {} with {}", name(at), name(by)),
            Choice::Direct(by) => format!("attack with {}", name(by)),
            Choice::Block(card) => format!("block {}", name(card)),
            Choice::Will(card, line, kind) => format!("will {} line {} kind {}", name(card), line + 1, kind + 1),
            Choice::Kind(kind) => format!("kind {}", kind + 1),
            Choice::Card(card) => name(card),
            Choice::Player(seat) => word(seat).to_owned(),
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
        let common = Common {
            winner: expect.winner,
            turn: expect.turn,
            turn_player: expect.turn_player,
            asks: expect.asks,
            legal: &expect.legal,
            illegal: &expect.illegal,
            names: &expect.names,
            counters: &expect.counters,
            sees: &expect.sees,
            sees_not: &expect.sees_not,
        };
        run.common(&common, wrong);
        if let Some(phase) = expect.phase {
            wrong.same("phase", format!("{phase:?}"), format!("{:?}", table.phase));
        }
        if let Some(links) = expect.chase {
            wrong.same("links of the chase", links, table.chase.len());
        }
        for (id, stats) in &expect.stats {
            run.value(id, "ATK and DEF", format!("{stats:?}"), wrong, |card| format!("{:?}", game.stats(card)));
        }
        run.each(&expect.damage, "damage", wrong, |card| table.card(card).damage);
        for (ids, rested) in [(&expect.rested, true), (&expect.recovered, false)] {
            for id in ids {
                run.value(id, "rested", rested, wrong, |card| table.card(card).rested);
            }
        }
    }
}

fn side(run: &Run<'_, Game>, seat: Seat, side: &Side, wrong: &mut Wrong) {
    let table = run.game.state().table();
    if let Some(life) = side.life {
        wrong.same(format!("life of {}", word(seat)), life, table.life[seat]);
    }
    for area in Area::ALL {
        if let Some(expected) = side.area(area) {
            run.lie(seat, area.into(), &expected.value, table.area(seat, area), wrong);
        }
    }
}
