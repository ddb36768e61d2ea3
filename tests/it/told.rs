//! A game told move by move, in three languages: every question, answer, gift, event and place there is.
//!
//! What is said stands in `tests/told`, one file for each language, line by line the same. `UPDATE_TOLD=1 cargo test --test
//! it told` writes them anew; whoever does reads the difference.

use std::collections::BTreeSet;
use std::path::Path;

use deckscouter::ability::{Area, Facing, Keyword, KeywordNames, Mode, Phase, Step, Until};
use deckscouter::app::{Catalogs, Illegal, Judge, JudgedBy, playing};
use deckscouter::card::Color;
use deckscouter::deck;
use deckscouter::engine::dbscg::facts::view::Offer;
use deckscouter::engine::dbscg::ids::SkillRef;
use deckscouter::engine::dbscg::state::battle::BattleStep;
use deckscouter::engine::dbscg::state::effect::PendingAuto;
use deckscouter::engine::dbscg::state::event::{Cause, Event, SkillOf};
use deckscouter::engine::dbscg::state::given::{Forbidden, Given, Whom};
use deckscouter::engine::dbscg::{CardId, Choice, Game, Outcome, Question, Rng, Seat};
use deckscouter::engine::{Playable, Step as Next};
use deckscouter::language::{Argument, Lang, Message};
use deckscouter::player::{Greedy, Player as _};
use deckscouter::report::record::Record;
use deckscouter::report::told::{Telling, Told};
use deckscouter::sim::{duel, given, scenario};
use deckscouter::wording::Wording;

/// Asserts that some examples show every variant; one that has no pattern here does not compile.
macro_rules! assert_every {
    ($examples:expr, $($pattern:pat),+ $(,)?) => {{
        let shown: BTreeSet<&str> =
            $examples.iter().map(|example| match example { $($pattern => stringify!($pattern)),+ }).collect();
        let missing: Vec<&str> = [$(stringify!($pattern)),+].into_iter().filter(|name| !shown.contains(name)).collect();
        assert!(missing.is_empty(), "no example of {missing:?}");
    }};
}

/// Lines under headings.
type Page = Vec<(&'static str, Vec<Argument>)>;

const BOARD: &str = "
name: a board with something in every area
cards:
  hit: {power: 15000, skills: [{tags: '[Auto] [Bond 2]', when: {played: this}, do: [{draw: 1}]}, {do: [{draw: 1}]}]}
  vegito: {kind: unison, skills: [{tags: '[+1] [Activate : Main]', do: [{draw: 1}]}]}
you: {hand: [hit, red], battle: [hit rest, hit], unison: vegito +2, energy: red, drop: red, warp: red, removed: red, combo: blue}
opponent: {hand: red, battle: hit, energy: blue rest}
";

fn game() -> Game {
    let scenario = scenario::read(BOARD).expect("a scenario");
    let board = scenario.board(&|_| None).expect("cards that are all defined");
    let mut game = Game::from_board(&board, Rng::new(0, 0)).expect("a board");
    game.step();
    game
}

/// The game with another question, and with these answers to it.
fn asking(game: &Game, question: Question, source: Option<CardId>, options: Vec<Choice>) -> Game {
    let mut game = game.clone();
    let mut state = game.state().clone();
    let (decision, _) = &mut **state.waiting.as_mut().expect("somebody is asked");
    (decision.question, decision.source, decision.options) = (question, source, options);
    game.set_state(state);
    game
}

fn first(game: &Game, seat: Seat, area: Area) -> CardId {
    *game.state().cards(seat, area).first().expect("a card")
}

/// What is pending and is no line of its card: something that a resolution waits for.
const NO_LINE: u8 = u8::MAX - 1;

/// A skill of a card that waits to be used.
fn pending(game: &Game, card: CardId, line: u8) -> PendingAuto {
    let def = game.roster().def(game.state().object(card).def);
    PendingAuto {
        source: game.state().now(card),
        master: Seat::A,
        skill: SkillRef::printed(def.sides[0].ids[0]),
        line,
        it: None,
        remembered: None,
        names: Vec::new(),
    }
}

fn questions(game: &Game) -> Vec<Argument> {
    use Question as Q;
    let all = [
        Q::First,
        Q::Redraw,
        Q::SkillCostFirst,
        Q::ZEnergy,
        Q::Mulligan,
        Q::Charge,
        Q::Main,
        Q::Offense,
        Q::Defense,
        Q::Counter,
        Q::NextAuto,
        Q::Use,
        Q::Pay,
        Q::X,
        Q::Cost,
        Q::Character,
        Q::Price,
        Q::Choose,
        Q::Life,
        Q::Discard,
        Q::Option,
        Q::Keyword,
        Q::Skill,
        Q::May,
        Q::DrawMore,
        Q::Order,
        Q::Repeats,
        Q::Instead,
    ];
    assert_every!(
        all,
        Q::First,
        Q::Redraw,
        Q::SkillCostFirst,
        Q::ZEnergy,
        Q::Mulligan,
        Q::Charge,
        Q::Main,
        Q::Offense,
        Q::Defense,
        Q::Counter,
        Q::NextAuto,
        Q::Use,
        Q::Pay,
        Q::X,
        Q::Cost,
        Q::Character,
        Q::Price,
        Q::Choose,
        Q::Life,
        Q::Discard,
        Q::Option,
        Q::Keyword,
        Q::Skill,
        Q::May,
        Q::DrawMore,
        Q::Order,
        Q::Repeats,
        Q::Instead,
    );
    let card = first(game, Seat::A, Area::Battle);
    let cases = all.map(|question| (question, None)).into_iter().chain([(Q::Choose, Some(card))]);
    let told = |(question, source)| {
        let game = asking(game, question, source, vec![Choice::Pass]);
        Told::to(&game, Seat::A).question().expect("it is asked").into()
    };
    cases.map(told).collect()
}

fn answers(game: &Game) -> Vec<Argument> {
    let card = |area| first(game, Seat::A, area);
    let [hit, vegito] = [card(Area::Hand), card(Area::Unison)];
    let all = [
        (Question::Main, Choice::Pass),
        (Question::Use, Choice::Pass),
        (Question::Counter, Choice::Pass),
        (Question::Choose, Choice::Done),
        (Question::Use, Choice::Yes),
        (Question::Main, Choice::Play(hit)),
        (Question::Defense, Choice::Combo(hit)),
        (Question::Defense, Choice::Combo(card(Area::Battle))),
        (Question::Main, Choice::Attack(card(Area::Leader), first(game, Seat::B, Area::Battle))),
        (Question::Main, Choice::Activate(vegito, 0)),
        (Question::Main, Choice::Activate(hit, 1)),
        (Question::Main, Choice::Activate(hit, 200)),
        (Question::Main, Choice::Grow(hit)),
        (Question::X, Choice::Number(3)),
        (Question::Cost, Choice::Number(3)),
        (Question::Character, Choice::Option(1)),
        (Question::Keyword, Choice::Option(1)),
        (Question::Option, Choice::Option(1)),
        (Question::NextAuto, Choice::Option(0)),
        (Question::NextAuto, Choice::Option(1)),
        (Question::NextAuto, Choice::Option(9)),
        (Question::Pay, Choice::Marker),
        (Question::Instead, Choice::Replace(hit, 0)),
        (Question::Choose, Choice::Card(hit)),
    ];
    let choices = all.map(|(_, choice)| choice);
    assert_every!(
        choices,
        Choice::Pass,
        Choice::Done,
        Choice::Yes,
        Choice::Card(_),
        Choice::Play(_),
        Choice::Combo(_),
        Choice::Attack(..),
        Choice::Activate(..),
        Choice::Grow(_),
        Choice::Number(_),
        Choice::Option(_),
        Choice::Marker,
        Choice::Replace(..),
    );
    let told = |(question, choice)| {
        let mut game = asking(game, question, None, vec![choice]);
        let mut state = game.state().clone();
        state.under_way.pending.extend([0, NO_LINE].map(|line| pending(&game, hit, line)));
        game.set_state(state);
        Told::to(&game, Seat::A).offer(0).expect("it is offered").into()
    };
    let mut out: Vec<Argument> = all.into_iter().map(told).collect();
    let to = Told::to(game, Seat::A);
    for area in Area::ALL {
        out.push(to.offered(Offer::Hidden(Seat::B, area, 1)).into());
        let there = game.state().cards(Seat::A, area).iter().take(2);
        out.extend(there.map(|card| to.offered(Offer::Open(Choice::Card(*card))).into()));
    }
    out
}

fn gifts() -> Vec<Argument> {
    use Given as G;
    let colors = [Color::Red, Color::Black].into_iter().collect();
    let all = [
        G::Power(5000),
        G::Power(-5000),
        G::SetPower(20_000),
        G::ComboPower(5000),
        G::Cost(-1),
        G::CostIn(Color::Blue, 1),
        G::ZEnergyCost(-1),
        G::SpecifiedCost(Color::Green, -1),
        G::ComboCost(1),
        G::NoSpecifiedCost,
        G::SkillCost,
        G::SkillDiscount,
        G::Keyword(Keyword::Blocker, None),
        G::Keyword(Keyword::Bond, Some(2)),
        G::Skill(None),
        G::Skill(Some(Keyword::Auto)),
        G::Name,
        G::Character,
        G::Trait,
        G::Colors(colors),
        G::Kind,
        G::Negated,
        G::NegatedKeyword(Keyword::Barrier),
        G::NegatedKeywords,
        G::NegatedOthers,
        G::NegatedSkill,
        G::AttackActive,
        G::AttackPrice,
        G::PlayPrice,
        G::PaysFor,
        G::SkipsStep(Step::Offense),
        G::SkipsStep(Step::Defense),
        G::PaidWith,
        G::SkillPaidWith,
        G::BesideUnisons(2),
        G::AnyLeaderColor,
        G::AttacksLeft(1),
        G::AttacksLeft(2),
        G::ActivationsLeft(1),
        G::ActivationsLeft(2),
        G::PicksLife,
        G::SwitchesLeft(1),
        G::SwitchesLeft(2),
        G::ComboResting,
        G::MayAwaken,
        G::FreePlay,
        G::FreeSkill,
        G::OtherPrice,
        G::UsedElsewhere,
        G::EntersResting,
        G::Unaffected,
        G::Forbidden(Forbidden::Attack),
        G::Forbidden(Forbidden::AttackSome),
        G::Forbidden(Forbidden::BeAttacked),
        G::Forbidden(Forbidden::BeAttackedBySome),
        G::Forbidden(Forbidden::Block),
        G::Forbidden(Forbidden::Combo),
        G::Forbidden(Forbidden::BePlayed),
        G::Forbidden(Forbidden::BePlayedBySkills),
        G::Forbidden(Forbidden::BePlayedForCost),
        G::Forbidden(Forbidden::Activate),
        G::Forbidden(Forbidden::ActivateSome),
        G::Forbidden(Forbidden::CounterAttack),
        G::Forbidden(Forbidden::BecomeActive),
        G::Forbidden(Forbidden::BeRested),
        G::Forbidden(Forbidden::BecomeEnergy),
        G::Forbidden(Forbidden::BeEvolved),
        G::Forbidden(Forbidden::BeCovered),
        G::Forbidden(Forbidden::TakeUnder),
        G::Forbidden(Forbidden::BeTurnedUp),
        G::Forbidden(Forbidden::BeFlipped),
        G::Forbidden(Forbidden::BeKodInBattle),
        G::Forbidden(Forbidden::BeKodBySkills),
        G::Forbidden(Forbidden::BeNegated),
        G::Forbidden(Forbidden::HaveAttackNegated),
        G::Forbidden(Forbidden::Leave),
    ];
    assert_every!(
        all,
        G::Power(_),
        G::SetPower(_),
        G::ComboPower(_),
        G::Cost(_),
        G::CostIn(..),
        G::ZEnergyCost(_),
        G::SpecifiedCost(..),
        G::ComboCost(_),
        G::NoSpecifiedCost,
        G::SkillCost,
        G::SkillDiscount,
        G::Keyword(_, None),
        G::Keyword(_, Some(_)),
        G::Skill(None),
        G::Skill(Some(_)),
        G::Name,
        G::Character,
        G::Trait,
        G::Colors(_),
        G::Kind,
        G::Negated,
        G::NegatedKeyword(_),
        G::NegatedKeywords,
        G::NegatedOthers,
        G::NegatedSkill,
        G::AttackActive,
        G::AttackPrice,
        G::PlayPrice,
        G::PaysFor,
        G::SkipsStep(_),
        G::PaidWith,
        G::SkillPaidWith,
        G::BesideUnisons(_),
        G::AnyLeaderColor,
        G::AttacksLeft(_),
        G::ActivationsLeft(_),
        G::PicksLife,
        G::SwitchesLeft(_),
        G::ComboResting,
        G::MayAwaken,
        G::FreePlay,
        G::FreeSkill,
        G::OtherPrice,
        G::UsedElsewhere,
        G::EntersResting,
        G::Unaffected,
        G::Forbidden(Forbidden::Attack),
        G::Forbidden(Forbidden::AttackSome),
        G::Forbidden(Forbidden::BeAttacked),
        G::Forbidden(Forbidden::BeAttackedBySome),
        G::Forbidden(Forbidden::Block),
        G::Forbidden(Forbidden::Combo),
        G::Forbidden(Forbidden::BePlayed),
        G::Forbidden(Forbidden::BePlayedBySkills),
        G::Forbidden(Forbidden::BePlayedForCost),
        G::Forbidden(Forbidden::Activate),
        G::Forbidden(Forbidden::ActivateSome),
        G::Forbidden(Forbidden::CounterAttack),
        G::Forbidden(Forbidden::BecomeActive),
        G::Forbidden(Forbidden::BeRested),
        G::Forbidden(Forbidden::BecomeEnergy),
        G::Forbidden(Forbidden::BeEvolved),
        G::Forbidden(Forbidden::BeCovered),
        G::Forbidden(Forbidden::TakeUnder),
        G::Forbidden(Forbidden::BeTurnedUp),
        G::Forbidden(Forbidden::BeFlipped),
        G::Forbidden(Forbidden::BeKodInBattle),
        G::Forbidden(Forbidden::BeKodBySkills),
        G::Forbidden(Forbidden::BeNegated),
        G::Forbidden(Forbidden::HaveAttackNegated),
        G::Forbidden(Forbidden::Leave),
    );
    all.map(|given| given::words(given).into()).into()
}

/// Until when, of a skill of A at a table, and of a skill of the opponent in a scenario.
fn durations() -> Vec<Argument> {
    use Until as U;
    let all = [
        U::Battle,
        U::Charge,
        U::Main,
        U::Turn,
        U::OpponentsTurn,
        U::OpponentsNextTurn,
        U::YourTurn,
        U::YourNextTurn,
        U::YourNextTurnStart,
        U::YourNextMainStart,
        U::Game,
    ];
    assert_every!(
        all,
        U::Battle,
        U::Charge,
        U::Main,
        U::Turn,
        U::OpponentsTurn,
        U::OpponentsNextTurn,
        U::YourTurn,
        U::YourNextTurn,
        U::YourNextTurnStart,
        U::YourNextMainStart,
        U::Game,
    );
    let at_table = |seat| if seat == Seat::A { "A" } else { "B" };
    let in_scenario = |seat| if seat == Seat::A { "you" } else { "opponent" };
    let told = |until| [given::until(until, Seat::A, at_table), given::until(until, Seat::B, in_scenario)];
    all.into_iter().flat_map(told).map(Argument::from).collect()
}

fn events(game: &Game) -> Vec<Argument> {
    use Event as E;
    let [hit, goku] = [Seat::A, Seat::B].map(|seat| first(game, seat, Area::Battle));
    let below = first(game, Seat::B, Area::Life);
    let moved = |from, to, cause| E::Moved { card: hit, from_seat: Seat::A, from, to_seat: Seat::A, to, cause };
    let (one, skill) = (Seat::A, |line| SkillOf { card: hit, back: false, line });
    let given = |to| E::Given { to, what: Given::Power(5000), until: Until::YourNextTurn, master: one };
    let mut all = vec![
        E::Turn(3, one),
        E::Phase(Phase::SetUp),
        E::Phase(Phase::Charge),
        E::Phase(Phase::Main),
        E::Phase(Phase::End),
        E::Shuffled(one, Area::Deck),
        E::Shuffled(one, Area::Life),
        E::Moved {
            card: below,
            from_seat: Seat::B,
            from: Area::Deck,
            to_seat: Seat::B,
            to: Area::Hand,
            cause: Cause::Draw,
        },
        E::Moved {
            card: hit,
            from_seat: one,
            from: Area::Battle,
            to_seat: Seat::B,
            to: Area::Battle,
            cause: Cause::Skill,
        },
        E::PlacedUnder(hit, goku),
        E::Played(hit),
        E::Switched(hit, Mode::Active),
        E::Switched(hit, Mode::Rest),
        E::Flipped(hit),
        E::LifeTurned(hit, true),
        E::LifeTurned(hit, false),
        E::Turned(hit, Facing::Revealed),
        E::Turned(hit, Facing::Hidden),
        E::Attacked(hit, goku),
        E::PhaseSkipped(Phase::Charge),
        E::PhaseSkipped(Phase::Main),
        E::PhaseSkipped(Phase::End),
        E::StepSkipped(Step::Offense),
        E::StepSkipped(Step::Defense),
        E::TurnSkipped(4),
        E::AttackNegated,
        E::NewGuard(goku),
        E::Comboed(hit),
        E::Compared(15_000, -5000),
        E::Damaged(one, 1),
        E::Damaged(one, 2),
        E::Markers(hit, 1),
        E::Markers(hit, -2),
        E::EnergyMarkers(one, 1),
        E::EnergyMarkers(one, -2),
        E::Activated(skill(0)),
        E::Activated(skill(9)),
        E::Keyword(hit, Keyword::Blocker),
        E::Replaced(skill(1)),
        E::Replaced(skill(9)),
        E::Negated(hit),
        given(Whom::Card(hit, one, Area::Battle)),
        given(Whom::Card(below, Seat::B, Area::Hand)),
        given(Whom::Each(hit)),
        given(Whom::Next(hit)),
        E::Reached(hit),
        E::Ended(Whom::Card(hit, one, Area::Battle), Given::Negated),
        E::PowerReset(hit),
        E::Revealed(hit),
        E::Looked(one, hit),
        E::Looked(Seat::B, hit),
        E::Conceded(one),
        E::Over(Outcome::Won(one)),
        E::Over(Outcome::Draw),
        E::Over(Outcome::TurnLimit),
    ];
    let causes = [
        Cause::Rule,
        Cause::Draw,
        Cause::DrawOn,
        Cause::Damage,
        Cause::Charge,
        Cause::Play,
        Cause::Combo,
        Cause::BattleKo,
        Cause::SkillKo,
        Cause::Cost,
        Cause::Skill,
        Cause::Gather,
    ];
    all.extend(causes.map(|cause| moved(Area::Battle, Area::Drop, cause)));
    // Out of each area, and into each, of which at least one is open.
    all.extend(Area::ALL.map(|area| moved(area, Area::Battle, Cause::Skill)));
    all.extend(Area::ALL.map(|area| moved(Area::Battle, area, Cause::Skill)));
    let away =
        |to| E::Moved { card: hit, from_seat: one, from: Area::Battle, to_seat: Seat::B, to, cause: Cause::Skill };
    all.extend(Area::ALL.map(away));
    all.extend(Area::ALL.map(|area| given(Whom::Card(below, Seat::B, area))));
    assert_every!(
        all,
        E::Turn(..),
        E::Phase(_),
        E::PhaseSkipped(_),
        E::StepSkipped(_),
        E::TurnSkipped(_),
        E::Shuffled(..),
        E::Moved { .. },
        E::PlacedUnder(..),
        E::Played(_),
        E::Switched(..),
        E::Flipped(_),
        E::LifeTurned(..),
        E::Turned(..),
        E::Attacked(..),
        E::AttackNegated,
        E::NewGuard(_),
        E::Comboed(_),
        E::Compared(..),
        E::Damaged(..),
        E::Markers(..),
        E::EnergyMarkers(..),
        E::Activated(_),
        E::Keyword(..),
        E::Replaced(_),
        E::Negated(_),
        E::Given { .. },
        E::Reached(_),
        E::Ended(..),
        E::PowerReset(_),
        E::Revealed(_),
        E::Looked(..),
        E::Conceded(_),
        E::Over(_),
    );
    all.iter().map(|event| Told::to(game, Seat::A).event(event).into()).collect()
}

fn page() -> Page {
    let game = game();
    let board = Told::to(&game, Seat::A).board().into_iter().map(|(_, line)| line).collect();
    vec![
        ("questions", questions(&game)),
        ("answers", answers(&game)),
        ("gifts", gifts()),
        ("durations", durations()),
        ("events", events(&game)),
        ("board", board),
    ]
}

#[test]
fn everything_at_the_table_is_told_as_it_is_written_down() {
    let page = page();
    for lang in Lang::ALL {
        let mut told = String::new();
        for (heading, lines) in &page {
            told.extend(["# ", heading, "\n"]);
            told.extend(lines.iter().map(|line| line.text(lang) + "\n"));
            told.push('\n');
        }
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/told").join(lang.tag()).with_extension("txt");
        if std::env::var_os("UPDATE_TOLD").is_some() {
            std::fs::write(&path, &told).expect("it can be written");
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
        let differs = written.lines().zip(told.lines()).find(|(written, told)| written != told);
        assert!(written == told, "{}: {differs:?}; UPDATE_TOLD=1 writes it", path.display());
    }
}

#[test]
fn no_line_at_the_table_is_left_in_english() {
    for (heading, lines) in page() {
        for line in &lines {
            let english = line.text(Lang::En);
            // A card alone, a number, and the words that one of the languages has from English.
            let card = english.strip_prefix("Leader ").unwrap_or(&english);
            let shared = card.starts_with("CASE-") && card.split(' ').count() == 2;
            let shared =
                shared || ["No", "3", "Warp", "Unison Area", "option 2", "option 10"].contains(&english.as_str());
            for lang in [Lang::It, Lang::Fr] {
                assert!(shared || line.text(lang) != english, "{heading}, {}: {english}", lang.tag());
            }
        }
    }
}

#[test]
fn areas_are_called_what_the_engine_and_the_manuals_call_them() {
    let names = KeywordNames::embedded().expect("embedded");
    for area in Area::ALL {
        let called = |lang| Message::new("area").with("area", area.id()).text(lang);
        assert_eq!(called(Lang::En), area.term());
        for lang in [Lang::It, Lang::Fr] {
            // No manual has a word for the place of what is removed from the game.
            let term = Wording::new(names, lang).term(area.term());
            assert!(area == Area::Removed || called(lang) == term, "{}, {term}", called(lang));
        }
    }
}

/// A game of two lists that is logged, with somebody who looks on before each answer.
fn played(seed: u64, mut look: impl FnMut(&Game, usize)) -> Game {
    let list = |file: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("decks").join(file);
        deck::read(&std::fs::read_to_string(path).expect("a list")).readings.remove(0)
    };
    let [a, b] = ["red-champa.txt", "alien-rush.txt"].map(list);
    let judge = Judge::new(Catalogs::embedded(), JudgedBy::default(), [&a, &b]);
    let playable = playing::playable(&judge, &[&a, &b], Illegal::Refused).expect("both can be played");
    let setup = duel::setup([&playable.lists[0], &playable.lists[1]], playable.by.edition, duel::TURN_LIMIT, false);
    let ready = setup.ready().expect("a game").logged();
    let mut game = Game::begin(&ready, Rng::new(seed, 0));
    let mut players = [Greedy::default(), Greedy::default()];
    while let Next::Decide(seat) = Playable::step(&mut game) {
        let at = players[seat as usize].choose(&game.known_to(seat));
        look(&game, at);
        Playable::answer(&mut game, at).expect("it is offered");
    }
    game
}

#[test]
fn what_is_forecast_adds_up_and_nothing_is_forecast_once_powers_are_compared() {
    let (mut before, mut after) = (0, 0);
    for seed in 0..20 {
        played(seed, |game, _| {
            let Some(battle) = game.view(Seat::A).battle().filter(|battle| !battle.negated) else { return };
            let powers = Telling::powers_to(game, None);
            if battle.step < BattleStep::Comparison {
                before += 1;
                let sum = |parts: &[(Message, i32)]| parts.iter().map(|(_, power)| power).sum::<i32>();
                let told = powers.map(|powers| (sum(&powers.attack), sum(&powers.guard)));
                assert_eq!(told, game.view(Seat::A).forecast());
            } else {
                after += 1;
                assert_eq!(powers, None);
            }
        });
    }
    assert!(before > 100 && after > 20, "{before} {after}");
}

#[test]
fn a_record_names_every_combo_that_was_compared() {
    let mut compared = 0;
    for seed in 0..20 {
        let mut record = Record::new(None, false, Lang::En);
        let game = played(seed, |game, at| record.answered(game, at));
        let text = record.end(&game);
        let lines: Vec<&str> = text.lines().collect();
        // Since the powers before: cards whose last move was into the Combo Area.
        let mut combos = 0;
        for line in lines {
            combos += usize::from(line.ends_with("is used in a combo"));
            if line.starts_with("Power: ") {
                compared += combos;
                assert!(!line.contains("since then"), "seed {seed}: {line}");
                combos = 0;
            }
        }
    }
    assert!(compared > 20, "{compared}");
}
