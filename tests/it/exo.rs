//! Creatures of Exo: lists of the samples play whole games that keep every invariant, are saved, imagined and replayed; what
//! is written on its cards reads back; and its decks are checked.

use std::fmt::Debug;
use std::sync::Arc;

use deckscouter::ability::MOST_LINES;
use deckscouter::ability::exo::Line;
use deckscouter::ability::exo::text::{self, Tongue};
use deckscouter::app;
use deckscouter::engine::exo::setup::{Moment, Placed};
use deckscouter::engine::exo::state::{Area, Choice, Event, Why};
use deckscouter::engine::exo::{Board, Deck, Game, Ready, Setup, SetupError, Sheet, Sight};
use deckscouter::engine::{BySeat, Outcome, Playable, Rng, Seat, Step};
use deckscouter::legality::Verdict;
use deckscouter::player::exo::Greedy;
use deckscouter::player::{Dummy, Look, Player};
use deckscouter::ruleset::Ruleset;
use deckscouter::sim::exo::cards::{self, Sheets};
use deckscouter::sim::goldfish::exo::{Measure, dummy, fingerprint};
use deckscouter::sim::goldfish::tally::Moments;
use deckscouter::sim::goldfish::{OWN, Plan, Run};
use deckscouter::sim::refused;
use deckscouter::sim::replay::{Numbers, Replay, ReplayError};

use crate::tried::{self, Samples, Tried};

const SAMPLES: Samples = Samples { folder: "exo", rules: "exo" };

impl Tried for Game {
    type Sight = Sight;

    fn broken(&self) -> Vec<impl Debug> {
        self.check()
    }

    fn sight(&self, seat: Seat) -> Sight {
        self.known_to(seat).sight()
    }

    fn turn_of(event: &Event) -> Option<Seat> {
        if let Event::Turn(seat) = event { Some(*seat) } else { None }
    }
}

fn sheets() -> Sheets {
    cards::read(&SAMPLES.text("cards.csv")).expect("a table")
}

fn deck_of(name: &str) -> Deck {
    SAMPLES.checked(&SAMPLES.text(name), |outcome| app::exo::deck(outcome, &sheets())).expect("a deck")
}

fn setup(turn_limit: u16, logged: bool) -> Setup {
    Setup { decks: BySeat(["marsh.txt", "dunes.txt"].map(deck_of)), turn_limit, first: None, logged }
}

fn ready(turn_limit: u16) -> Ready {
    setup(turn_limit, true).ready().expect("decks")
}

#[test]
fn random_games_end_and_keep_every_invariant() {
    tried::random_games::<Game>(&setup(200, false).ready().expect("decks"), 120, 5_000);
}

#[test]
fn a_game_is_replayed_event_by_event_saved_and_imagined() {
    tried::replayed_saved_and_imagined::<Game>(&ready(60), 20);
}

#[test]
fn who_passes_loses_to_an_empty_deck_at_last() {
    // 3-1-2
    tried::passes_to_the_end::<Game>(&ready(1000));
}

#[test]
fn greedy_wins_most_games_against_chance_and_who_thinks_plays_to_the_end() {
    tried::greedy_beats_chance::<Game>(&ready(200), 60, 40);
}

/// What a player does in a turn with such cards of a table on the field or among the Evolutions, against somebody who does
/// nothing.
fn acts(rows: &str, player: &mut dyn Player<Game>) -> Vec<(String, Choice)> {
    let header = "number,type,vice,name,cost,sacrifice,power,traits,attributes,skill";
    let leader = "EXO9-000,leader,,Nobody,,,100,Spirit,red,";
    let sheets = cards::read(&format!("{header}\n{leader}\n{rows}\n")).expect("a table");
    let placed = |number: &str, owner: Seat, area: Area| Placed {
        sheet: Arc::clone(&sheets[number]),
        owner,
        holder: owner,
        area,
        covered: false,
        back: false,
        counters: Vec::new(),
        new: false,
    };
    let mut cards: Vec<Placed> = Seat::BOTH.map(|seat| placed("EXO9-000", seat, Area::Field)).into();
    for (number, sheet) in sheets.iter().filter(|(number, _)| *number != "EXO9-000") {
        cards.push(placed(number, Seat::A, if sheet.evolution { Area::Evolutions } else { Area::Field }));
    }
    let board = Board { cards, relics: Vec::new(), lives: [5; 2], turn: 3, active: Seat::A, moment: Moment::Main };
    let mut game = Game::from_board(&board, Rng::new(1, 1)).expect("a game");
    let mut done = Vec::new();
    while let Step::Decide(seat) = game.step() {
        if game.turn() != 3 {
            break;
        }
        let known = game.known_to(seat);
        let own = seat == Seat::A;
        let at = if own { player.choose(&known) } else { Player::<Game>::choose(&mut Dummy, &known) };
        let choice = game.options()[at];
        if let (true, Choice::Play(card, _) | Choice::Use(card, _) | Choice::Attack(card, _)) = (own, choice) {
            done.push((game.name(card).to_owned(), choice));
        }
        assert!(done.len() < 400, "no turn goes on for ever");
        game.answer(at).expect("it is offered");
    }
    done
}

#[test]
fn what_costs_nothing_is_not_used_for_ever() {
    let free =
        "EXO9-001,creature,,Stretcher,1,,150,Beast,red,MAIN: this card gains +50 force until the end of the turn.";
    let uses = |done: &[(String, Choice)]| done.iter().filter(|(_, choice)| matches!(choice, Choice::Use(..))).count();
    assert_eq!(uses(&acts(free, &mut Greedy::default())), 3);
    acts(free, &mut Look::<Game>::new(Seat::A, 1, Rng::new(5, 1)));
}

/// A game that goes on from the turn 3 of the first player, who has a Creature with a text on the field, when something of it is
/// changed.
fn begun(text: &str, change: &dyn Fn(&mut Sheet)) -> Result<Game, Vec<SetupError>> {
    let table = format!(
        "number,type,name,power,skill\nEXO9-000,leader,Nobody,100,\nEXO9-001,creature,Stretcher,150,\"{text}\"\n"
    );
    let sheets = cards::read(&table).expect("a table");
    let placed = |sheet: &Arc<Sheet>, owner: Seat| Placed {
        sheet: Arc::clone(sheet),
        owner,
        holder: owner,
        area: Area::Field,
        covered: false,
        back: false,
        counters: Vec::new(),
        new: false,
    };
    let mut sheet = Sheet::clone(&sheets["EXO9-001"]);
    change(&mut sheet);
    let mut cards: Vec<Placed> = Seat::BOTH.map(|seat| placed(&sheets["EXO9-000"], seat)).into();
    cards.push(placed(&Arc::new(sheet), Seat::A));
    let board = Board { cards, relics: Vec::new(), lives: [5; 2], turn: 3, active: Seat::A, moment: Moment::Main };
    Game::from_board(&board, Rng::new(1, 1))
}

#[test]
fn a_card_of_more_lines_or_deeds_than_have_numbers_begins_no_game() {
    let text = "MAIN: draw 1 card.";
    let lines =
        |count: usize| begun(text, &|sheet| sheet.front.lines = vec![sheet.front.lines[0].clone(); count]).err();
    let deeds = |count: usize| {
        let change = |sheet: &mut Sheet| {
            if let Line::Effect(effect) = &mut sheet.front.lines[0] {
                effect.does = vec![effect.does[0].clone(); count];
            }
        };
        begun(text, &change).err()
    };
    assert_eq!((lines(MOST_LINES), deeds(99)), (None, None));
    assert_eq!(lines(MOST_LINES + 1), Some(vec![SetupError::Lines("Stretcher".to_owned())]));
    assert_eq!(deeds(100), Some(vec![SetupError::Deeds("Stretcher".to_owned())]));
}

#[test]
fn a_turn_that_goes_round_in_circles_is_a_draw() {
    let mut game = begun("MAIN: you gain 1 life.", &|_| ()).expect("a game");
    let end = loop {
        if let Step::Over(outcome) = game.step() {
            break outcome;
        }
        let uses = |choice: &Choice| matches!(choice, Choice::Use(..));
        let at = game.options().iter().position(uses).unwrap_or_default();
        game.answer(at).expect("it is offered");
    };
    assert_eq!((end, game.turn()), (Outcome::Draw, 3));
}

#[test]
fn the_greedy_player_gives_no_card_for_its_like_and_does_not_end_its_own_turn() {
    let lord = |number: &str| {
        format!(
            "{number},evolution,yes,Lord,,\"1 Creature of race \"\"Human\"\", 1 Creature\",400,Human,red,\
             instead of the cost: banish 1 your Vice Leader. QUICK LEADER EFFECT: cover this card: end the turn."
        )
    };
    let two = "EXO9-003,creature,,Squire,1,,150,Human,red,\nEXO9-004,creature,,Dog,1,,100,Beast,red,";
    let done = acts(&[lord("EXO9-001"), lord("EXO9-002"), two.to_owned()].join("\n"), &mut Greedy::default());
    let played = done.iter().filter(|(_, choice)| matches!(choice, Choice::Play(..))).count();
    let attacked = done.iter().any(|(name, choice)| name == "Lord" && matches!(choice, Choice::Attack(..)));
    let used = done.iter().any(|(_, choice)| matches!(choice, Choice::Use(..)));
    assert_eq!((played, attacked, used), (1, true, false), "{done:?}");
}

#[test]
fn what_is_written_on_every_card_reads_back_in_both_languages() {
    for sheet in sheets().values() {
        for face in [Some(&sheet.front), sheet.back.as_ref()].into_iter().flatten() {
            for tongue in [Tongue::En, Tongue::It] {
                let printed = text::print(&face.lines, tongue);
                assert_eq!(text::read(&printed).as_ref(), Ok(&face.lines), "{}: {printed}", face.name);
            }
        }
    }
}

#[test]
fn decks_are_as_large_as_the_book_says() {
    let marsh = SAMPLES.text("marsh.txt");
    assert_eq!(SAMPLES.verdict(&marsh), Verdict::Legal);
    // 1-2
    assert_eq!(SAMPLES.verdict(&marsh.replace("2 Hidden Spring", "1 Hidden Spring")), Verdict::Incomplete);
    assert_eq!(SAMPLES.verdict(&marsh.replace("2 Hidden Spring", "2 Hidden Spring\n1 Sandstorm")), Verdict::Illegal);
    // 1-3
    let two = marsh.replace("1 Keeper of the Marsh", "1 Keeper of the Marsh\n1 Keeper of the Dunes");
    assert_eq!(SAMPLES.verdict(&two), Verdict::Illegal);
    // 1-4
    assert_eq!(SAMPLES.verdict(&marsh.replace("1 Tide Drake", "2 Tide Drake\n2 Lord of the Dunes")), Verdict::Illegal);
    assert_eq!(SAMPLES.verdict(&marsh.replace("1 Tide Drake", "2 Tide Drake\n1 Lord of the Dunes")), Verdict::Legal);
    // 1-5, 12-1: the side deck counts among the copies.
    assert_eq!(SAMPLES.verdict(&marsh.replace("2 Ember Lion", "2 Ember Lion\n1 Marsh Lantern")), Verdict::Illegal);
    // 12-1
    assert_eq!(
        SAMPLES.verdict(&marsh.replace("2 Ember Lion", "2 Ember Lion\n2 Sandstorm\n2 Mirage")),
        Verdict::Illegal
    );
    // 6-6-2, 6-7-2
    assert_eq!(SAMPLES.verdict(&marsh.replace("2 Dusk Moth", "2 Spark")), Verdict::Illegal);
    assert_eq!(SAMPLES.verdict(&marsh.replace("2 Dusk Moth", "2 Sunken Bell")), Verdict::Illegal);
}

#[test]
fn the_side_deck_is_exchanged_card_by_card_and_stays_out_of_games() {
    // 12-2: from the main deck, the Evolution deck and the Leader.
    let rules = Ruleset::embedded(SAMPLES.rules).expect("embedded");
    let siding = rules.siding.as_ref().expect("it says how");
    assert_eq!(siding.with.len(), 3);
    // 12-3
    let game = Game::new(&setup(10, false), Rng::new(1, 1)).expect("decks");
    let names: Vec<&str> = game.state().table().ids().map(|card| game.name(card)).collect();
    assert!(names.contains(&"Tide Drake") && !names.contains(&"Sandstorm"), "{names:?}");
}

#[test]
fn decks_that_no_game_begins_with_are_refused_with_every_reason() {
    let mut setup = setup(10, false);
    setup.decks.0[0].main.truncate(3);
    setup.decks.0[1].leader = setup.decks.0[1].main[0].clone();
    assert_eq!(setup.problems().len(), 2);
    assert!(Game::new(&setup, Rng::new(1, 1)).is_err());
}

/// A run of the marsh alone.
fn alone(first: bool) -> Run<Game> {
    let deck = deck_of("marsh.txt");
    Run::<Game>::of_decks(deck.clone(), dummy(&deck), Plan { seed: 7, turns: 5, first })
        .expect("both can be played with")
}

#[test]
fn a_deck_alone_is_counted_alike_on_any_number_of_threads_and_in_any_parts() {
    let whole = tried::counted_alike(&alone(true), 200);
    assert!(whole.turns.iter().any(|of| of.won > 0), "{whole:?}");
    // A dummy does nothing: the deck loses no life, and is never in Emergency.
    assert!(whole.turns.iter().all(|of| of.lost == 0 && of.firsts[0] == 0));
    assert_eq!(whole.turns[1].measured[Measure::Attacks as usize], Moments::default(), "1-10");
}

#[test]
fn what_is_counted_alone_is_what_has_happened() {
    for (index, first) in (0..40).zip([true, false].into_iter().cycle()) {
        let (game, row) = tried::counted(&alone(first), index);
        let table = game.state().table();
        for (turn, events) in tried::own_turns(&game, &row) {
            let count = |is: fn(&Event) -> bool| u32::try_from(events.iter().filter(|event| is(event)).count());
            let measured = |measure: Measure| Ok(turn.measured[measure as usize]);
            assert_eq!(measured(Measure::Attacks), count(|event| matches!(event, Event::Attack(..))));
            let paid = |event: &Event| matches!(event, Event::Moved { to: Area::Occult, why: Why::Cost, .. });
            assert_eq!(measured(Measure::Paid), count(paid));
            let played = |event: &Event| matches!(event, Event::Moved { to: Area::Ether, why: Why::Played, .. });
            assert_eq!(measured(Measure::Played), count(played));
        }
        // At the end of the last own turn the game is over.
        let last = row.turns.last().expect("a turn");
        let field = table.area(OWN, Area::Field).iter().filter(|card| !table.is_leader(**card)).count();
        let of = |measure: Measure| last.measured[measure as usize] as usize;
        assert_eq!((of(Measure::Field), last.states[1]), (field, field == 0), "game {index}");
        assert_eq!(of(Measure::Damage), usize::from(6 - table.lives[OWN.other()]));
        assert_eq!(of(Measure::Hand), table.area(OWN, Area::Hand).len() + table.area(OWN, Area::Occult).len());
        // 1-2, 1-9: of 30 cards, those of the hand among them.
        assert_eq!(of(Measure::Seen), 30 - table.area(OWN, Area::Deck).len());
    }
}

#[test]
fn other_cards_and_other_lines_have_another_fingerprint() {
    let deck = deck_of("marsh.txt");
    let mut turned = deck.clone();
    turned.main.reverse();
    assert_eq!(fingerprint(&[&deck, &dummy(&deck)]), fingerprint(&[&turned, &dummy(&deck)]));
    let sheet = Arc::make_mut(&mut turned.main[0]);
    sheet.front.lines.clear();
    sheet.front.force += 50;
    assert_ne!(fingerprint(&[&deck, &dummy(&deck)]), fingerprint(&[&turned, &dummy(&deck)]));
}

#[test]
fn a_player_is_told_nothing_that_depends_on_cards_that_it_does_not_know() {
    let [worlds, unnamed] = tried::told_as_known::<Game>(&ready(60), |all, mine, seat| {
        // What the other one draws is told without its name, and nothing else is left out.
        let draws = |line: &&String| line.starts_with(&format!("{} draws", seat.other()));
        let unnamed = |line: &&String| line.ends_with(" a card") || line.ends_with(" cards");
        assert_eq!(mine.iter().filter(draws).filter(unnamed).count(), all.iter().filter(draws).count());
    });
    assert!(worlds > 100 && unnamed > 100, "{worlds}, {unnamed}");
}

#[test]
fn a_saved_game_ends_alike_and_another_is_refused() {
    let decks = ["marsh.txt", "dunes.txt"].map(deck_of);
    let numbers = [Numbers::of_exo("a", &decks[0]), Numbers::of_exo("b", &decks[1])];
    let (game, saved) = tried::played_and_saved::<Game>(&ready(60), SAMPLES.rules, numbers);
    let again = |saved: &Replay| -> Result<Game, Vec<ReplayError>> {
        let decks = app::saved::decks(saved, &sheets())?;
        let setup = Setup { decks: BySeat(decks), turn_limit: saved.turn_limit, first: None, logged: true };
        let game = Game::new(&setup, Rng::new(saved.seed, saved.index))
            .map_err(|errors| errors.iter().map(refused::exo).map(ReplayError::Decks).collect::<Vec<_>>())?;
        saved.again(game).map_err(|(_, errors)| errors)
    };
    assert_eq!(again(&saved), Ok(game));
    let errors = |change: &dyn Fn(&mut Replay)| {
        let mut other = saved.clone();
        change(&mut other);
        again(&other).expect_err("it is another game")
    };
    assert!(matches!(errors(&|saved| saved.choices[3] = 999)[..], [ReplayError::NoSuchChoice { at: 4, .. }]));
    assert!(matches!(errors(&|saved| saved.log.clear())[..], [ReplayError::Log { .. }]));
    assert!(matches!(errors(&|saved| saved.conceded = Some(Seat::B))[..], [ReplayError::ConcededLate(Seat::B)]));
    let stranger = errors(&|saved| saved.decks[0].evolutions[0].0 = "EXO1-999".parse().expect("a number"));
    assert!(matches!(&stranger[..], [ReplayError::UnknownCard(number)] if number.as_str() == "EXO1-999"));
    assert!(matches!(errors(&|saved| saved.decks[1].cards.truncate(1))[..], [ReplayError::Decks(_)]));
}
