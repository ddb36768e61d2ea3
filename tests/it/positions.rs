//! Games that begin with a board written as a scenario, for what a script cannot show: every answer of a stubborn player,
//! and two games that differ only in what a player cannot see.

use deckscouter::ability::Area;
use deckscouter::engine::dbscg::facts::view::{Cards, Offer};
use deckscouter::engine::dbscg::{CardId, Choice, Game, Outcome, Question, Rng, Seat, View};
use deckscouter::player::Player;
use deckscouter::report::told::Told;
use deckscouter::sim::duel;
use deckscouter::sim::scenario;

/// The game of a scenario without a script.
pub(crate) fn game(cards_and_board: &str) -> Game {
    let scenario = scenario::read(&format!("name: a board\n{cards_and_board}\n")).expect("a scenario");
    let board = scenario.board(&|_| None).expect("cards that are all defined");
    Game::from_board(&board, Rng::new(0, 0)).expect("a board")
}

/// Somebody who never passes where there is anything else to do.
struct Stubborn;

impl Player for Stubborn {
    fn choose(&mut self, view: &View<'_>) -> usize {
        let goes_on = |at: &usize| {
            let offer = view.offer(*at);
            !matches!(offer, Some(Offer::Open(Choice::Pass | Choice::Attack(..))))
        };
        (0..view.offers()).find(goes_on).unwrap_or(0)
    }
}

/// How many decisions two stubborn players take until the game is over, and how many loops they are asked about.
fn stubborn_game(cards_and_board: &str) -> (u64, usize) {
    let mut game = game(cards_and_board);
    let mut loops = 0;
    let result = duel::finish(&mut game, [&mut Stubborn, &mut Stubborn], |game, _, _| {
        let question = game.decision().expect("asked").question;
        loops += usize::from(question == Question::Repeats);
        assert!(loops < 200, "the loop begins again and again");
    });
    (result.decisions, loops)
}

#[test]
fn a_player_who_never_passes_ends_every_turn_all_the_same() {
    // 11-1-2-1: each turn the same loop is noticed once, gone through, and over.
    let (decisions, loops) = stubborn_game(
        "cards:\n  pump: {combo: none, skills: [{tags: \"[Activate : Main]\", cost: [{this: rest}], do: [{switch: [this, active]}]}]}\n\
         you: {battle: pump, deck: 4}\nopponent: {deck: 4}",
    );
    assert!((4..=8).contains(&loops), "{loops} loops in {decisions} decisions");
    assert!(decisions < 200, "{decisions} decisions");
}

#[test]
fn a_loop_that_never_leaves_the_cards_where_they_were_ends_too() {
    // 11-1-1, 11-1-2-1: a skill without a price that makes tokens can be used forever.
    let (decisions, loops) = stubborn_game(
        "cards:\n  egg: {skills: [{tags: \"[Activate : Main]\", do: [{token: {name: Cell Jr, power: 1000}}]}]}\n\
         you: {battle: egg, deck: 2}\nopponent: {deck: 2}",
    );
    assert!((1..=4).contains(&loops), "{loops} loops in {decisions} decisions");
    assert!(decisions < 1000, "{decisions} decisions");
}

#[test]
fn two_players_who_never_pass_are_stopped_together() {
    // 11-1-2-2: either skill goes on where the other has been used.
    let skill = "{tags: \"[Auto]\", when: {switched: [{theirs: any}, rest]}, \
                 do: [{may: [[{switch: [this, rest]}, {switch: [this, active]}], []]}]}";
    let (decisions, loops) = stubborn_game(&format!(
        "cards:\n  swing: {{skills: [{skill}, {{tags: \"[Activate : Main] [Once per turn]\", \
         do: [{{switch: [this, rest]}}, {{switch: [this, active]}}]}}]}}\n\
         you: {{battle: swing, deck: 3}}\nopponent: {{battle: swing, deck: 3}}",
    ));
    assert!((2..=40).contains(&loops), "{loops} loops in {decisions} decisions");
    assert!(decisions < 400, "{decisions} decisions");
}

#[test]
fn skills_that_bring_about_ever_more_of_each_other_are_a_draw() {
    // 11-1-2: nobody can stop it. More wait before long than can be offered at once.
    let skill = "{tags: \"[Auto]\", when: {switched: [{yours: any}, rest]}, do: [{switch: [this, active]}, {switch: [this, rest]}]}";
    let start = "{tags: \"[Activate : Main] [Once per turn]\", do: [{switch: [this, rest]}]}";
    let mut game = game(&format!(
        "cards:\n  swing: {{combo: none, skills: [{skill}, {start}]}}\n\
         you: {{battle: [{}], deck: 3}}\nopponent: {{deck: 3}}",
        ["swing"; 12].join(", ")
    ));
    let mut most = 0;
    let result = duel::finish(&mut game, [&mut Stubborn, &mut Stubborn], |game, _, _| {
        most = most.max(game.state().under_way.pending.len());
    });
    assert_eq!(result.outcome, Outcome::Draw);
    assert!((257..=10_000).contains(&most), "{most} skills waited");
}

#[test]
fn nobody_is_asked_what_pays_where_all_of_it_is_owed() {
    let text = "name: all of it\nedition: dbscg-4.00\ncards: {dear: {energy: 3}}\n\
                you: {hand: dear, energy: [red, blue], energy-markers: 1}\n";
    let mut board = scenario::read(text).expect("a scenario").board(&|_| None).expect("cards that are all defined");
    for (ask_all, asked) in [(true, Question::Pay), (false, Question::Main)] {
        board.ask_all = ask_all;
        let mut game = Game::from_board(&board, Rng::new(0, 0)).expect("a board");
        game.step();
        let dear = find(&game, Seat::A, Area::Hand)[0];
        game.answer(Choice::Play(dear)).expect("it can be paid");
        game.step();
        assert_eq!(game.decision().expect("a question").question, asked);
        assert_eq!(find(&game, Seat::A, Area::Battle).contains(&dear), !ask_all);
    }
}

pub(crate) fn find(game: &Game, seat: Seat, area: Area) -> Vec<CardId> {
    game.state().cards(seat, area).to_vec()
}

/// Runs to the next decision and gives the answers, in order.
pub(crate) fn answer(game: &mut Game, answers: &[Choice]) {
    for choice in answers {
        game.step();
        game.answer(*choice).expect("a legal answer");
    }
    game.step();
}

const FULL: &str = "you: {leader: leader, battle: [red, blue], unison: vegito +2, energy: [red, red rest], \
     hand: [green, yellow], drop: [black, blue], warp: red, removed: green}\n\
     opponent: {battle: blue rest, energy: red, hand: [red x3], drop: green, warp: [black, blue]}\n\
     cards: {vegito: {kind: unison}}";

#[test]
fn both_players_count_the_cards_of_every_area() {
    let game = game(FULL);
    for (seat, area) in Seat::BOTH.into_iter().flat_map(|seat| Area::ALL.map(|area| (seat, area))) {
        let there = game.state().cards(seat, area).len();
        // 3-1-2
        for view in [game.view(Seat::A), game.view(Seat::B), game.spectate()] {
            assert_eq!(view.count(seat, area), there, "{seat} {area:?}");
        }
    }
}

#[test]
fn open_areas_are_seen_by_both_and_secret_ones_are_not() {
    let mut game = game(FULL);
    game.step();
    for (seat, area) in Seat::BOTH.into_iter().flat_map(|seat| Area::ALL.map(|area| (seat, area))) {
        for viewer in Seat::BOTH {
            // 3-4-2, 3-5-2, 3-6-2, 3-7-2, 3-8-2, 3-10-2, 3-11-2: open. 3-2-2, 3-9-2: secret. 3-3-2, 3-3-3: the hand is
            // its player's to see.
            let open = match area {
                Area::Deck | Area::Life => false,
                Area::Hand | Area::ZDeck => seat == viewer,
                _ => true,
            };
            // 3-1-3
            let view = game.view(viewer);
            assert_eq!(view.cards(seat, area).is_some(), open, "{viewer} looks at {seat} {area:?}");
            for card in game.state().cards(seat, area) {
                assert_eq!(view.sees(*card), open);
                assert_eq!(view.card(*card).is_some(), open);
                assert!(open || view.power(*card).is_none());
            }
        }
    }
}

#[test]
fn new_cards_lie_on_top_in_the_drop_area_and_the_warp() {
    // 3-4-2, 3-10-2
    let mut game = game(
        "cards: {sweep: {kind: extra, skills: [{tags: \"[Activate : Main]\", do: [{move: [{all: {areas: [battle]}}, \
         {to: warp}]}, {move: [{all: {areas: [energy]}}, {to: drop}]}]}]}}\n\
         you: {hand: sweep, battle: red, energy: blue, drop: [black, yellow], warp: [green, black]}",
    );
    let (drop, warp) = (find(&game, Seat::A, Area::Drop), find(&game, Seat::A, Area::Warp));
    let (red, blue) = (find(&game, Seat::A, Area::Battle), find(&game, Seat::A, Area::Energy));
    let sweep = find(&game, Seat::A, Area::Hand);
    answer(&mut game, &[Choice::Activate(sweep[0], 0)]);
    assert_eq!(find(&game, Seat::A, Area::Drop), [drop, sweep, blue].concat());
    assert_eq!(find(&game, Seat::A, Area::Warp), [warp, red].concat());
}

#[test]
fn nobody_else_learns_the_order_in_which_cards_enter_a_deck() {
    // 3-1-6-1
    let board = "cards: {storm: {kind: extra, skills: [{tags: \"[Activate : Main]\", do: [{move: [{all: {areas: [battle], \
         whose: opponent}}, {to: deck}]}]}]}}\nyou: {hand: storm}\nopponent: {battle: [red, blue, green]}";
    let ordered = |first: usize| {
        let mut game = game(board);
        let storm = find(&game, Seat::A, Area::Hand)[0];
        let cards = find(&game, Seat::B, Area::Battle);
        answer(&mut game, &[Choice::Activate(storm, 0)]);
        let asked = game.decision().map(|decision| (decision.seat, decision.question));
        assert_eq!(asked, Some((Seat::B, Question::Order)));
        assert!(cards.iter().all(|card| game.view(Seat::B).sees(*card) && !game.view(Seat::A).sees(*card)));
        answer(&mut game, &[Choice::Card(cards[first])]);
        let rest = game.decision().expect("the second card").options.clone();
        answer(&mut game, &rest[..1]);
        game
    };
    let (one, other) = (ordered(0), ordered(2));
    assert_ne!(find(&one, Seat::B, Area::Deck), find(&other, Seat::B, Area::Deck));
    assert_eq!(one.view(Seat::A).board(), other.view(Seat::A).board());
    let log = |game: &Game| Told::to(game, Seat::A).log(0).collect::<Vec<_>>();
    assert_eq!(log(&one), log(&other));
}

#[test]
fn who_puts_cards_of_the_opponents_deck_in_order_alone_knows_it() {
    // 3-1-6-1; 4.00, 0-2-2
    let mut game = game(
        "cards: {seer: {kind: extra, skills: [{tags: \"[Activate : Main]\", do: [{look: [{top: [opponent, 3]}, seen]}, {move: \
         [{named: seen}, {to: deck}]}]}]}}\nyou: {hand: seer}\nopponent: {deck: [red, blue, green, black, black]}",
    );
    let seer = find(&game, Seat::A, Area::Hand)[0];
    let deck = find(&game, Seat::B, Area::Deck);
    answer(&mut game, &[Choice::Activate(seer, 0)]);
    let asked = game.decision().map(|decision| (decision.seat, decision.question));
    assert_eq!(asked, Some((Seat::A, Question::Order)));
    answer(&mut game, &[Choice::Card(deck[2]), Choice::Card(deck[0])]);
    let ordered = [&[deck[2], deck[0], deck[1]][..], &deck[3..]].concat();
    assert_eq!(find(&game, Seat::B, Area::Deck), ordered);
    let known = |seat| game.view(seat).known(Seat::B, Area::Deck).map(|def| def.is_some()).collect::<Vec<_>>();
    assert_eq!(known(Seat::A), [true, true, true, false, false]);
    assert_eq!(known(Seat::B), [false; 5]);
}

#[test]
fn who_searches_a_deck_does_not_learn_its_order() {
    // 3-2-2, 8-5-3-7
    let board = |deck: &str| {
        format!(
            "cards: {{call: {{kind: extra, skills: [{{tags: \"[Activate : Main]\", do: [{{choose: {{from: {{areas: \
             [deck], filter: {{color: Red}}}}, count: {{up-to: 1}}, as: found}}}}, {{move: [{{named: found}}, \
             {{to: hand}}]}}, {{shuffle: you}}]}}]}}}}\nyou: {{hand: call, deck: {deck}}}"
        )
    };
    let search = |deck: &str| {
        let mut game = game(&board(deck));
        let call = find(&game, Seat::A, Area::Hand)[0];
        answer(&mut game, &[Choice::Activate(call, 0)]);
        game
    };
    let names = |game: &Game, seat| {
        let shown = game.view(seat).board().shown;
        (shown.into_iter().map(|seen| seen.name).collect::<Vec<_>>(), Told::to(game, seat).offers().collect::<Vec<_>>())
    };
    let (one, other) = (search("[red, blue, red, green]"), search("[green, red, blue, red]"));
    assert_eq!(names(&one, Seat::A).0.len(), 4);
    assert_eq!(names(&one, Seat::A), names(&other, Seat::A));
    assert!(names(&one, Seat::B).0.is_empty());
}

#[test]
fn life_can_be_picked_but_not_looked_at() {
    // 3-9-2
    let mut game = game("you: {battle: strong}\ncards: {strong: {power: 30000}}");
    let (strong, leader) = (find(&game, Seat::A, Area::Battle)[0], find(&game, Seat::B, Area::Leader)[0]);
    answer(&mut game, &[Choice::Attack(strong, leader)]);
    while game.decision().is_some_and(|decision| decision.question != Question::Life) {
        answer(&mut game, &[Choice::Pass]);
    }
    let view = game.view(Seat::B);
    assert_eq!(view.offers(), 8);
    assert!((0..8).all(|at| { view.offer(at) == Some(Offer::Hidden(Seat::B, Area::Life, at)) }));
    let lies = view.board().areas.into_iter().find(|(seat, area, _)| (*seat, *area) == (Seat::B, Area::Life));
    assert_eq!(lies.map(|(_, _, cards)| cards), Some(Cards::Secret(8)));
}

#[test]
fn the_log_counts_skills_by_their_printed_lines() {
    let mut game = game(
        "cards:\n  wall: {power: 20000, skills: [\"[Barrier]\", \"[Unique] [Blocker]\"]}\nopponent: {battle: wall}",
    );
    let attack = |choice: &&Choice| matches!(choice, Choice::Attack(..));
    while !Told::to_all(&game).log(0).any(|line| line.to_string().contains("[Blocker]")) {
        game.step();
        let decision = game.decision().expect("asked").clone();
        let options = decision.options.iter();
        let choice = match decision.question {
            Question::Main => options.clone().find(attack),
            Question::Use => options.clone().find(|choice| **choice == Choice::Yes),
            _ => None,
        };
        game.answer(*choice.or(options.last()).expect("an option")).expect("it is offered");
        game.step();
    }
    let log: Vec<String> = Told::to_all(&game).log(0).map(|line| line.to_string()).collect();
    assert!(log.iter().any(|line| line.starts_with("Skill 2 of ") && line.ends_with(" is activated")), "{log:#?}");
}
