//! Creatures of Exo as its scenarios see it: what the words of a script are in that game, and what of it can be expected.

use crate::engine::exo::{Area, Asked, CardId, Choice, Game, Question};
use crate::engine::{Playable, Rng, Seat};
use crate::sim::exo::told;

use super::super::Outcome;
use super::super::format::Who;
use super::super::seats::seat;
use super::super::sheets::{self, Cards, Common, Mentioned, Run, Script, Stage, Wrong, on_sheets};
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
        (object.sheet, object.area, object.holder, object.up)
    }

    fn described(&self, card: CardId) -> String {
        let covered = if self.state().table().card(card).up { "" } else { " (face down)" };
        format!("{}{covered}", self.name(card))
    }

    fn is_called(&self, card: CardId, word: &str) -> Option<bool> {
        (word == "leader").then(|| self.state().table().is_leader(card))
    }

    fn mentioned<'t>(&'t self, text: &'t str) -> Result<Mentioned<'t>, String> {
        let mention = mention(text)?;
        let (id, times) = (mention.id, mention.times);
        let fits = move |card| {
            let object = self.state().table().card(card);
            object.area != Area::Field || object.up != mention.covered
        };
        Ok(Mentioned { id, times, fits: Box::new(fits) })
    }

    fn said(&self, choice: Choice) -> String {
        let name = |card| self.name(card).to_owned();
        match choice {
            Choice::Play(card, way) => format!("play {} way {way}", name(card)),
            Choice::Use(card, line) => format!("use {} line {}", name(card), line + 1),
            Choice::Attack(by, at) => format!("attack {} with {}", name(at), name(by)),
            Choice::Card(card) => name(card),
            Choice::First(card, line) => format!("first {} line {}", name(card), line + 1),
            Choice::Pass => "pass".to_owned(),
            Choice::Battle => "battle".to_owned(),
            Choice::Done => "done".to_owned(),
            Choice::Yes => "yes".to_owned(),
            Choice::No => "no".to_owned(),
        }
    }

    fn is_free(question: Question) -> bool {
        question == Question::Main
    }

    fn is_rest(question: Question) -> bool {
        matches!(question, Question::Main | Question::Attack)
    }

    fn unscripted(asked: &Asked) -> Option<Choice> {
        let passes = |choice: &Choice| matches!(choice, Choice::Pass | Choice::Done | Choice::No);
        match asked.question {
            Question::Main => None,
            Question::Order => asked.options.first().copied(),
            _ => asked.options.iter().copied().find(passes),
        }
    }

    fn answers(run: &Run<'_, Self>, asked: &Asked, action: &Action) -> Option<Vec<Choice>> {
        let one = |fits: &dyn Fn(&Choice) -> bool| asked.options.iter().copied().find(fits).map(|choice| vec![choice]);
        let is = |text: &str, card: CardId| run.means(text, card);
        let by_line = |line: &Line, at: u8, first: u8| line.line.is_none_or(|wanted| wanted == at + first);
        match action {
            Action::Play(line) => one(
                &|choice| matches!(choice, Choice::Play(card, way) if is(&line.card, *card) && by_line(line, *way, 0)),
            ),
            Action::Use(line) => {
                one(&|choice| matches!(choice, Choice::Use(card, at) if is(&line.card, *card) && by_line(line, *at, 1)))
            }
            Action::First(line) => one(
                &|choice| matches!(choice, Choice::First(card, at) if is(&line.card, *card) && by_line(line, *at, 1)),
            ),
            Action::Attack(fight) => {
                let at = fight.at.as_ref()?;
                one(&|choice| matches!(choice, Choice::Attack(by, it) if is(&fight.with, *by) && is(at, *it)))
            }
            Action::Battle => one(&|choice| *choice == Choice::Battle),
            Action::End => (asked.question == Question::Main).then(|| one(&|choice| *choice == Choice::Pass)).flatten(),
            Action::Pass => (asked.question != Question::Main)
                .then(|| one(&|choice| matches!(choice, Choice::Pass | Choice::Done)))
                .flatten(),
            Action::Yes => one(&|choice| *choice == Choice::Yes),
            Action::No => one(&|choice| *choice == Choice::No),
            Action::Choose(cards) | Action::Pay(cards) => {
                let fits = match action {
                    Action::Pay(_) => asked.question == Question::Pay,
                    _ => matches!(asked.question, Question::Target | Question::Choose | Question::Crowded),
                };
                let first = cards.items.first();
                let found = |text: &String| {
                    asked.options.iter().any(|choice| matches!(choice, Choice::Card(card) if is(text, *card)))
                };
                (fits && first.is_none_or(found)).then(|| run.all_of(asked, &cards.items)).flatten()
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
        if let Some(links) = expect.chain {
            wrong.same("links of the chain", links, table.chain().map_or(0, |chain| chain.links.len()));
        }
        run.each(&expect.force, "force", wrong, |card| game.force(card));
    }
}

fn side(run: &Run<'_, Game>, seat: Seat, side: &Side, wrong: &mut Wrong) {
    let table = run.game.state().table();
    if let Some(lives) = side.lives {
        wrong.same(format!("lives of {}", word(seat)), lives, table.lives[seat]);
    }
    if let Some(Cards::These(cards)) = side.leader.as_ref().map(|cards| &cards.value) {
        let back = cards.iter().any(|card| card.ends_with(" back"));
        wrong.same(format!("the back of the Leader of {}", word(seat)), back, table.card(table.leaders[seat]).back);
    }
    for area in Area::ALL {
        let Some(expected) = side.area(area) else { continue };
        let found: Vec<CardId> =
            table.area(seat, area).iter().copied().filter(|card| !table.is_leader(*card)).collect();
        run.lie(seat, area.into(), &expected.value, &found, wrong);
    }
}
