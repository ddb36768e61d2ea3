//! Creatures of Exo as its scenarios see it: what the words of a script are in that game, and what of it can be expected.

use crate::engine::exo::setup::SetupError;
use crate::engine::exo::{Area, Asked, Broken, CardId, Choice, Game, Question};
use crate::engine::{Playable, Rng, Seat};
use crate::language::say;
use crate::sim::exo::told;
use crate::sim::refused;

use super::super::Outcome;
use super::super::format::Who;
use super::super::seats::{player, seat};
use super::super::sheets::{self, About, Amiss, Cards, Mentioned, Run, Script, Stage, Wrong, on_sheets};
use super::build::{Built, mention};
use super::format::{Action, Document, Expect, Line, Side};

/// Plays the script and looks at the end.
pub(in crate::sim::scenario) fn run(document: &Document, built: &Built) -> Outcome {
    let why = |error: &SetupError| match error {
        SetupError::Broken(broken) => sheets::in_words(amiss(broken), &built.names),
        error => refused::exo(error),
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
        (object.sheet, object.area, object.holder, object.up)
    }

    fn described(&self, card: CardId) -> String {
        let covered = if self.state().table().card(card).up { "" } else { " covered" };
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
        run.common(&expect.common(), wrong);
        if let Some(phase) = expect.phase {
            wrong.same("phase", <&str>::from(phase), <&str>::from(table.phase));
        }
        if let Some(links) = expect.chain {
            wrong.same("chain", links, table.chain().map_or(0, |chain| chain.links.len()));
        }
        run.each(&expect.force, "force", wrong, |card| game.force(card));
    }
}

fn side(run: &Run<'_, Game>, seat: Seat, side: &Side, wrong: &mut Wrong) {
    let table = run.game.state().table();
    if let Some(lives) = side.lives {
        wrong.same(format!("{}.lives", player(seat)), lives, table.lives[seat]);
    }
    if let Some(Cards::These(cards)) = side.leader.as_ref().map(|cards| &cards.value) {
        let back = cards.iter().any(|card| card.ends_with(" back"));
        if table.card(table.leaders[seat]).back != back {
            let (side, leader) = (if back { "back" } else { "front" }, format!("`{}.leader`", player(seat)));
            wrong.push(say!("expected-side", side = side, card = leader));
        }
    }
    for area in Area::ALL {
        let Some(expected) = side.area(area) else { continue };
        let found: Vec<CardId> =
            table.area(seat, area).iter().copied().filter(|card| !table.is_leader(*card)).collect();
        run.lie(seat, area.into(), &expected.value, &found, wrong);
    }
}

/// Something that must not be, by the word of its message.
fn amiss(broken: &Broken) -> Amiss {
    match *broken {
        Broken::Lost(card) => ("lost", About::Card(card)),
        Broken::Strange(card) => ("strange", About::Card(card)),
        Broken::Leader(seat) => ("leads", About::Player(seat)),
        Broken::Face(card) => ("face", About::Card(card)),
        Broken::Misplaced(card) => ("misplaced", About::Card(card)),
        Broken::Crowded(seat) => ("crowded", About::Player(seat)),
        Broken::Laden(card) => ("laden", About::Card(card)),
        Broken::Force(card) => ("force", About::Card(card)),
        Broken::Chain => ("chain", About::Table),
        Broken::NoOption => ("no-option", About::Table),
        Broken::Lives(seat) => ("lives", About::Player(seat)),
    }
}

#[cfg(test)]
mod tests {
    use crate::sim::scenario;

    #[test]
    fn what_fails_is_told_in_the_words_of_the_script() {
        let text =
            "game: exo\nname: nothing is so\nyou: {lives: 4}\nexpect: {you: {lives: 5}, winner: you, chain: 1}\n";
        let scenario = scenario::read(text).expect("a scenario");
        let outcome = scenario.prepare(&|_: &str| None).expect("a board").run();
        let told: Vec<String> = outcome.failures.iter().map(|failure| failure.message.to_string()).collect();
        let all = [
            "expected `you.lives` to be 5; it is 4",
            "expected you to have won; the game goes on",
            "expected `chain` to be 1; it is 0",
        ];
        assert_eq!(told, all);
    }
}
