//! Yu-Gi-Oh!: lists of the samples play whole games that keep every invariant, are saved, imagined and replayed; what is
//! written on cards is printed back as it was read; real lists play with what is known of their cards.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use deckscouter::ability::yugioh::Line;
use deckscouter::ability::yugioh::text::{self, Of, Tongue};
use deckscouter::engine::yugioh::state::{Area, Choice, Event, Question};
use deckscouter::engine::yugioh::{Deck, Game, Readings, Setup};
use deckscouter::engine::{BySeat, Outcome, Playable, Rng, Seat, Step};
use deckscouter::language::Lang;
use deckscouter::legality::{self, Verdict};
use deckscouter::player::yugioh::Greedy;
use deckscouter::player::{Dummy, Look, Player, Random, Search};
use deckscouter::ruleset::Ruleset;
use deckscouter::sim::duel::shard;
use deckscouter::sim::goldfish::tally::Tally;
use deckscouter::sim::goldfish::yugioh::{Measure, dummy, fingerprint};
use deckscouter::sim::goldfish::{OWN, Plan, Run};
use deckscouter::sim::modelled::Modelled;
use deckscouter::sim::replay::{Numbers, Replay, ReplayError};
use deckscouter::sim::series::{BestOf, Next, Series};
use deckscouter::sim::yugioh::cards::{self, Sheets, of_sheet};
use deckscouter::sim::yugioh::told::Told;
use deckscouter::sim::{duel, replay};
use deckscouter::{app, deck};

use crate::kept::kept;
use crate::other_games::catalog;

const RULES: &str = "yugioh-9.0";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("decks/yugioh")
}

fn text_of(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).expect("a file")
}

fn sheets() -> Sheets {
    cards::read(&text_of("cards.csv")).expect("a table")
}

fn deck_of(name: &str) -> Deck {
    let cards = catalog(&[folder().join("cards.csv")]);
    let rules = Ruleset::embedded(RULES).expect("embedded");
    let decks = deck::read(&text_of(name));
    app::yugioh::deck(&legality::check(&decks.readings[0], &cards, &rules), &sheets()).expect("a deck")
}

fn setup(turn_limit: u16, logged: bool) -> Setup {
    Setup {
        decks: BySeat(["mere.txt", "kiln.txt"].map(deck_of)),
        readings: Readings::default(),
        turn_limit,
        first: None,
        logged,
    }
}

/// Plays a game by chance, with its invariants checked at each question.
fn random_game(mut game: Game, mut rng: Rng) -> Game {
    loop {
        match game.step() {
            Step::Over(_) => return game,
            Step::Decide(_) => {
                assert_eq!(game.check(), [], "turn {}", game.turn());
                let at = rng.below(u32::try_from(game.options().len()).expect("few")) as usize;
                game.answer(at).expect("an option");
            }
        }
    }
}

#[test]
fn random_games_end_and_keep_every_invariant() {
    let ready = setup(300, false).ready().expect("decks");
    let games = if std::env::var_os("SOAK").is_some() { 10_000 } else { 100 };
    let mut won = [0, 0];
    for index in 0..games {
        let game = random_game(Game::begin(&ready, Rng::new(7, index)), Rng::stream(7, index, 1));
        if let Some(Outcome::Won(seat)) = game.outcome() {
            won[seat as usize] += 1;
        }
    }
    assert!(won.iter().all(|won| *won > 0), "{won:?}");
}

#[test]
fn a_game_is_replayed_event_by_event_saved_and_imagined() {
    let ready = setup(60, true).ready().expect("decks");
    for index in 0..12 {
        let begin = || Game::begin(&ready, Rng::new(3, index));
        let mut game = begin();
        let mut rng = Rng::stream(3, index, 9);
        let [mut a, mut b] = Seat::BOTH.map(|seat| Random(duel::player_stream(3, index, seat)));
        let mut choices = Vec::new();
        duel::finish(&mut game, [&mut a, &mut b], |game, at, _| {
            choices.push(u16::try_from(at).expect("few"));
            if choices.len().is_multiple_of(16) {
                assert_eq!(kept(game, &begin()), *game);
                for seat in Seat::BOTH {
                    let world = game.possible(seat, &mut rng);
                    assert_eq!(world.known_to(seat).sight(), game.known_to(seat).sight());
                    assert_eq!(world.check(), []);
                }
            }
        });
        let mut again = begin();
        assert_eq!(replay::follow(&mut again, &choices), Ok(()));
        assert_eq!(again, game);
        assert_eq!(again.state().log(), game.state().log());
    }
}

#[test]
fn who_is_drawn_for_it_says_who_goes_first() {
    // 13-10, 13-11
    let (mut choosers, ready) = ([0, 0], setup(10, false).ready().expect("decks"));
    for index in 0..40 {
        for (at, says) in [Choice::Yes, Choice::No].into_iter().enumerate() {
            let mut game = Game::begin(&ready, Rng::new(1, index));
            let Step::Decide(chooser) = game.step() else { panic!("a game begins with a question") };
            assert_eq!(game.state().asked().map(|asked| asked.question), Some(Question::First));
            choosers[chooser as usize] += 1;
            game.answer(at).expect("both can be said");
            assert_eq!(game.first(), if says == Choice::Yes { chooser } else { chooser.other() });
        }
    }
    assert!(choosers.iter().all(|times| *times > 10), "{choosers:?}");
}

#[test]
fn decks_are_shuffled_and_drawn_from() {
    // 13-8, 13-12
    let ready = setup(10, false).ready().expect("decks");
    let hands: Vec<Vec<u16>> = (0..8)
        .map(|index| {
            let mut game = Game::begin(&ready, Rng::new(2, index));
            game.step();
            game.answer(0).expect("it is asked");
            game.step();
            let table = game.state().table();
            assert_eq!(table.area(Seat::A, Area::Hand).len(), 5);
            table.area(Seat::A, Area::Hand).iter().map(|card| table.card(*card).sheet).collect()
        })
        .collect();
    assert!(hands.iter().any(|hand| *hand != hands[0]));
}

#[test]
fn who_lost_the_duel_before_says_who_goes_first() {
    // 13-14
    let ready = setup(10, false).ready().expect("decks");
    for (lost, index) in Seat::BOTH.into_iter().zip([3, 4]) {
        for (at, first) in [lost, lost.other()].into_iter().enumerate() {
            let mut game = Game::begin_after(&ready, Some(lost), Rng::new(1, index));
            assert_eq!(game.step(), Step::Decide(lost));
            assert_eq!(game.state().asked().map(|asked| asked.question), Some(Question::First));
            game.answer(at).expect("both can be said");
            assert_eq!(game.first(), first);
        }
    }
}

#[test]
fn a_match_is_won_with_two_duels_of_three() {
    // 13-1
    let ready = ["mere.txt", "kiln.txt"].map(|first| {
        let other = if first == "mere.txt" { "kiln.txt" } else { "mere.txt" };
        Setup { decks: BySeat([first, other].map(deck_of)), ..setup(200, false) }.ready().expect("decks")
    });
    let best = BestOf {
        seed: 5,
        most: 3,
        begin: |next: &Next, rng: Rng| Game::begin_after(&ready[usize::from(next.swapped)], next.lost_in(), rng),
        form: |_, _| 0,
        player: |index, seat, _| Box::new(Random(duel::player_stream(5, index, seat))) as Box<dyn Player<Game>>,
    };
    let mut series = Series::default();
    best.play(0..12, 1.into(), |more| {
        series.add(more);
        ControlFlow::Continue(())
    });
    assert_eq!((series.matches, series.draws()), (12, 0));
    for (won, of) in series.scores.iter().enumerate() {
        for (lost, matches) in of.iter().enumerate().filter(|(_, matches)| **matches > 0) {
            assert!(won.max(lost) == 2 && won.min(lost) < 2, "{won}-{lost}: {matches}");
        }
    }
}

#[test]
fn cards_are_exchanged_with_the_side_deck_one_for_one() {
    // 1-7, 1-8
    let cards = catalog(&[folder().join("cards.csv")]);
    let rules = Ruleset::embedded(RULES).expect("embedded");
    let list = text_of("mere.txt");
    let verdict = |now: &str| {
        let [now, before] = [now, &list].map(|list| deck::read(list).readings.remove(0));
        legality::check_sided(&now, &before, &cards, &rules).verdict
    };
    assert_eq!(verdict(&list), Verdict::Legal);
    let (out, side) = ("2 Silt\n", "Side Deck\n2 Last Embers\n");
    let exchanged = list.replace(out, "2 Last Embers\n").replace(side, "Side Deck\n2 Silt\n");
    assert_eq!(verdict(&exchanged), Verdict::Legal);
    let more = list.replace(out, "2 Silt\n1 Last Embers\n").replace(side, "Side Deck\n1 Last Embers\n");
    assert_eq!(verdict(&more), Verdict::Illegal);
}

#[test]
fn who_passes_loses_to_an_empty_deck_at_last() {
    // 13-5
    let mut game = Game::new(&setup(1000, false), Rng::new(1, 1)).expect("decks");
    let end = duel::finish(&mut game, [&mut Dummy, &mut Dummy], |_, _, _| ());
    assert!(matches!(end.outcome, Outcome::Won(_)), "{end:?}");
}

#[test]
fn greedy_wins_most_games_against_chance_and_who_thinks_plays_to_the_end() {
    let ready = setup(200, false).ready().expect("decks");
    let mut won = 0;
    for index in 0..40 {
        let seat = if index % 2 == 0 { Seat::A } else { Seat::B };
        let mut random = Random(duel::player_stream(5, index, seat));
        let mut greedy = Greedy;
        let players: [&mut dyn Player<Game>; 2] =
            if seat == Seat::A { [&mut greedy, &mut random] } else { [&mut random, &mut greedy] };
        let end = duel::finish(&mut Game::begin(&ready, Rng::new(5, index / 2)), players, |_, _, _| ());
        won += u32::from(end.outcome == Outcome::Won(seat));
    }
    assert!(won > 30, "{won} of 40");
    let mut look = Look::<Game>::new(Seat::A, 1, Rng::new(5, 1));
    let mut search = Search::<Game>::new(Seat::B, 4, Rng::new(5, 2));
    let end = duel::finish(&mut Game::begin(&ready, Rng::new(5, 3)), [&mut look, &mut search], |_, _, _| ());
    assert_ne!(end.outcome, Outcome::TurnLimit);
}

#[test]
fn every_card_of_the_samples_is_understood_and_printed_as_it_was_read() {
    for sheet in sheets().values() {
        assert!(sheet.is_whole(), "{}", sheet.name);
        let of = of_sheet(sheet);
        comes_back(&sheet.name, &sheet.lines, of);
        for tongue in [Tongue::It, Tongue::Fr] {
            let told = text::print(&sheet.lines, of, tongue);
            assert!(told.iter().all(|line| !line.contains("  ") && line.len() > 1), "{told:?}");
        }
    }
}

/// What was read is printed so that it is read again as the same.
fn comes_back(name: &str, lines: &[Line], of: Of) {
    for line in lines {
        let printed = text::print(std::slice::from_ref(line), of, Tongue::En).join("\n");
        let kind = if of == Of::Extra && !matches!(line, Line::Materials(_)) { Of::Monster } else { of };
        let again = text::read(&printed, kind);
        assert_eq!((again.lines.as_slice(), again.unread.len()), (std::slice::from_ref(line), 0), "{name}: {printed}");
    }
}

#[test]
fn texts_are_read_whole_or_not_at_all() {
    for (line, of, plain) in [
        ("Draw 2 cards.", Of::Goes, "Draw 2 cards."),
        ("Select 1 monster on the field. Destroy it.", Of::Goes, "Target 1 monster on the field; destroy that target."),
        (
            "When this card is Normal Summoned: You can add 1 Level 4 or lower Dragon-Type monster from your Deck to your hand.",
            Of::Monster,
            "When this card is Normal Summoned: you can add 1 Level 4 or lower Dragon monster from your Deck to your hand.",
        ),
        ("FLIP: Destroy 1 monster on the field.", Of::Monster, "FLIP: destroy 1 monster on the field."),
        (
            "Pay 800 Life Points; inflict 500 damage to your opponent for each card in your hand.",
            Of::Goes,
            "Pay 800 LP; inflict 500 damage to your opponent for each card from your hand.",
        ),
        ("The equipped monster gains 700 ATK.", Of::Stays, "The equipped monster gains 700 ATK."),
        ("1 Tuner + 2 or more non-Tuner monsters", Of::Extra, "1 Tuner monster + 2+ non-Tuner monsters"),
    ] {
        let read = text::read(line, of);
        assert_eq!(
            (text::print(&read.lines, of, Tongue::En), read.unread.len()),
            (vec![plain.to_owned()], 0),
            "{line}"
        );
    }
    for (line, of, plain) in [
        (
            "When a Fish-Type monster is Special Summoned to your side of the field: Draw 1 card.",
            Of::Stays,
            "When 1 Fish monster you control is Special Summoned: draw 1 card.",
        ),
        (
            "Your opponent cannot target Fish monsters for attacks, except this one.",
            Of::Monster,
            "All other Fish monsters you control cannot be attacked.",
        ),
        (
            "If \"Pond\" is not on the field, destroy this card.",
            Of::Monster,
            "If there are no face-up \"Pond\" on the field, this card is destroyed at once.",
        ),
        (
            "When an opponent's monster declares an attack: Gain Life Points equal to half the attacking monster's ATK.",
            Of::Goes,
            "When 1 monster your opponent controls declares an attack: gain LP equal to half the ATK of 1 attacking monster on the field.",
        ),
        (
            "When you Normal Summon a Fish-Type monster: You can Special Summon this card from your hand.",
            Of::Monster,
            "If this card is in your hand, when 1 Fish monster you control is Normal Summoned: you can Special Summon this card.",
        ),
    ] {
        let read = text::read(line, of);
        assert_eq!(text::print(&read.lines, of, Tongue::En), [plain], "{line}");
    }
    // Whose ATK is meant has to be plain, and what is printed is not what it has come to.
    for line in [
        "Gain LP equal to the ATK of 1 monster you control.",
        "Target 1 monster on the field; gain LP equal to its original ATK.",
    ] {
        assert_eq!(text::read(line, Of::Goes).lines, [], "{line}");
    }
    for line in ["Draw 1 card. Wibble.", "Draw 1 card and wibble.", "Once per turn, if it rains: You can draw 1 card."]
    {
        let read = text::read(line, Of::Goes);
        assert_eq!((read.lines.len(), read.unread.as_slice()), (0, &[line.to_owned()][..]));
    }
}

#[test]
fn decks_that_no_game_begins_with_are_refused_with_every_reason() {
    // 1-9
    let mut setup = setup(10, false);
    setup.decks.0[0].main.truncate(3);
    let fusion = setup.decks.0[0].extra[0].clone();
    setup.decks.0[1].main.push(fusion);
    assert_eq!(setup.problems().len(), 2);
    assert!(Game::new(&setup, Rng::new(1, 1)).is_err());
}

#[test]
fn samples_are_legal() {
    // 1-1, 1-4
    let cards = catalog(&[folder().join("cards.csv")]);
    let rules = Ruleset::embedded(RULES).expect("embedded");
    for name in ["mere.txt", "kiln.txt"] {
        let list = text_of(name);
        assert_eq!(legality::check(&deck::read(&list).readings[0], &cards, &rules).verdict, Verdict::Legal, "{name}");
        let more = list.replace("\n3 ", "\n4 ");
        assert_ne!(legality::check(&deck::read(&more).readings[0], &cards, &rules).verdict, Verdict::Legal);
    }
}

#[test]
fn parts_of_a_list_have_their_limits() {
    let cards = catalog(&[folder().join("cards.csv")]);
    let rules = Ruleset::embedded(RULES).expect("embedded");
    let verdict = |main: &str, extra: &str, side: &str| {
        let list = format!("Rules: {RULES}\n\nMain Deck\n{main}\n\nExtra Deck\n{extra}\n\nSide Deck\n{side}\n");
        legality::check(&deck::read(&list).readings[0], &cards, &rules).verdict
    };
    let names: Vec<String> = sheets().values().filter(|it| !it.is_extra()).map(|it| it.name.clone()).collect();
    let main = |cards: usize| {
        let each = names.iter().zip(0..).map(|(name, at)| (name, cards.saturating_sub(3 * at).min(3)));
        each.filter(|(_, count)| *count > 0)
            .map(|(name, count)| format!("{count} {name}"))
            .collect::<Vec<_>>()
            .join("\n")
    };
    let (extra, side) = ("1 Lake Hydra\n1 Fen Dragon\n1 Mirror of the Mere", "1 Last Embers");
    // 1-1
    assert_eq!(verdict(&main(40), extra, side), Verdict::Legal);
    assert_eq!(verdict(&main(60), extra, side), Verdict::Legal);
    assert_eq!(verdict(&main(61), extra, side), Verdict::Illegal);
    // 1-4, 1-5: Fusion, Synchro and Xyz Monsters together, which are none of the forty.
    assert_ne!(verdict(&main(39), extra, side), Verdict::Legal);
    // 1-2
    let forty = main(40);
    let first = forty.lines().next().expect("a card").trim_start_matches("3 ");
    assert_eq!(verdict(&forty, extra, &format!("1 {first}")), Verdict::Illegal);
    // 1-3, 1-6
    let sixteen = ["Lake Hydra", "Fen Dragon", "Mirror of the Mere", "Anvil Colossus", "Twin-Flame Duelist"];
    let many = |each: usize| sixteen.map(|name| format!("{each} {name}")).join("\n");
    assert_eq!(verdict(&forty, &many(3), side), Verdict::Legal);
    assert_eq!(verdict(&forty, &format!("{}\n1 Lake Hydra", many(3)), side), Verdict::Illegal);
    assert_eq!(verdict(&forty, "", &many(3)), Verdict::Legal);
    assert_eq!(verdict(&forty, "", &format!("{}\n1 Last Embers", many(3))), Verdict::Illegal);
}

#[test]
fn restricted_cards_are_counted() {
    // 23-1
    let cards = catalog(&[PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("decks/other-games/yugioh-cards.csv")]);
    let rules = Ruleset::embedded(RULES).expect("embedded");
    let codes = |card: &str| {
        let list = format!("Rules: {RULES}\n\nMain Deck\n1 {card}\n");
        let decks = deck::read(&list);
        let outcome = legality::check(&decks.readings[0], &cards, &rules);
        outcome.findings.iter().map(|finding| finding.diagnostic.code).collect::<Vec<_>>()
    };
    // Forbidden in July 2014, and not restricted.
    let [forbidden, free] = ["Raigeki", "Mystical Space Typhoon"].map(codes);
    assert!(forbidden.len() > free.len(), "{forbidden:?}, {free:?}");
}

/// A run of the grove alone.
fn alone(first: bool) -> Run<Game> {
    Run::<Game>::of_decks(deck_of("mere.txt"), dummy(), Plan { seed: 7, turns: 5, first })
        .expect("both can be played with")
}

#[test]
fn a_deck_alone_is_counted_alike_on_any_number_of_threads_and_in_any_parts() {
    let run = alone(true);
    let players = |index| -> [Box<dyn Player<Game>>; 2] {
        [Box::new(Random(duel::player_stream(7, index, OWN))), Box::new(Dummy)]
    };
    let tally = |games, jobs: usize| run.play_all(games, jobs.into(), false, players, |_| ControlFlow::Continue(()));
    let whole = tally(0..60, 1);
    assert_eq!(whole, tally(0..60, 3));
    let mut parts = Tally::default();
    for part in [2, 3, 1] {
        parts.add(&tally(shard(60, part, 3), 2));
    }
    assert_eq!(parts, whole);
    assert!(whole.adds_up(5), "{whole:?}");
}

#[test]
fn what_is_counted_alone_is_what_has_happened() {
    for (index, first) in (0..20).zip([true, false].into_iter().cycle()) {
        let mut own = Random(duel::player_stream(7, index, OWN));
        let (game, row) = alone(first).replay(index, [&mut own, &mut Dummy]);
        let (table, log) = (game.state().table(), game.state().log());
        let turns: Vec<&[Event]> = log
            .chunk_by(|_, next| !matches!(next, Event::Turn(_)))
            .filter(|events| events[0] == Event::Turn(OWN))
            .collect();
        assert_eq!(row.turns.len(), turns.len());
        for (turn, events) in row.turns.iter().zip(&turns) {
            let played =
                events.iter().filter(|event| matches!(event, Event::Linked(link) if link.seat == OWN && link.card));
            assert_eq!(turn.measured[Measure::Played as usize] as usize, played.count());
        }
        let last = row.turns.last().expect("a turn");
        let of = |measure: Measure| last.measured[measure as usize] as usize;
        assert_eq!(of(Measure::Field), table.area(OWN, Area::Monsters).len());
        assert_eq!(of(Measure::Hand), table.area(OWN, Area::Hand).len());
        assert_eq!(of(Measure::Seen), 40 - table.area(OWN, Area::Deck).len());
    }
}

#[test]
fn other_cards_and_other_lines_have_another_fingerprint() {
    let deck = deck_of("mere.txt");
    let mut turned = deck.clone();
    turned.main.reverse();
    assert_eq!(fingerprint(&[&deck, &dummy()]), fingerprint(&[&turned, &dummy()]));
    std::sync::Arc::make_mut(&mut turned.main[0]).stats[0] += 100;
    assert_ne!(fingerprint(&[&deck, &dummy()]), fingerprint(&[&turned, &dummy()]));
}

/// What somebody is told, in English.
fn said(lines: impl IntoIterator<Item = deckscouter::language::Message>) -> Vec<String> {
    lines.into_iter().map(|line| line.text(Lang::En)).collect()
}

#[test]
fn a_player_is_told_nothing_that_depends_on_cards_that_it_does_not_know() {
    // 24-12
    let ready = setup(40, true).ready().expect("decks");
    let (mut worlds, mut unnamed) = (0, 0);
    for index in 0..10 {
        let mut game = Game::begin(&ready, Rng::new(9, index));
        let mut rng = Rng::stream(9, index, 9);
        let [mut a, mut b] = Seat::BOTH.map(|seat| Random(duel::player_stream(9, index, seat)));
        duel::finish(&mut game, [&mut a, &mut b], |game, _, _| {
            for seat in Seat::BOTH {
                let world = game.possible(seat, &mut rng);
                let [told, other] = [game, &world].map(|game| Told::to(game, seat));
                let board = |told: Told<'_>| said(told.board().into_iter().map(|(_, line)| line));
                assert_eq!(board(told), board(other));
                assert_eq!(said(told.question()), said(other.question()));
                assert_eq!(said(told.offers()), said(other.offers()));
                worlds += u32::from(world != *game);
            }
        });
        for seat in Seat::BOTH {
            let (all, mine) = (said(Told::to_all(&game).log(0)), said(Told::to(&game, seat).log(0)));
            assert_eq!(all.len(), mine.len());
            for (all, mine) in all.iter().zip(&mine).filter(|(all, mine)| all != mine) {
                assert!(mine.contains("a card") && !all.contains("a card"), "{all}: {mine}");
                unnamed += 1;
            }
        }
    }
    assert!(worlds > 100 && unnamed > 30, "{worlds}, {unnamed}");
}

#[test]
fn a_saved_game_ends_alike_and_another_is_refused() {
    let decks = ["mere.txt", "kiln.txt"].map(deck_of);
    let mut game = Game::new(&setup(60, true), Rng::new(4, 0)).expect("decks");
    let mut choices = Vec::new();
    let [mut a, mut b] = Seat::BOTH.map(|seat| Random(duel::player_stream(4, 0, seat)));
    duel::finish(&mut game, [&mut a, &mut b], |_, at, _| choices.push(u16::try_from(at).expect("few")));
    let numbers = |at: usize| Numbers::of_yugioh(["a", "b"][at], &decks[at]).expect("every card has a number");
    let saved = Replay {
        version: replay::VERSION,
        rules: RULES.to_owned(),
        decks: [numbers(0), numbers(1)],
        seed: 4,
        index: 0,
        turn_limit: 60,
        players: Default::default(),
        first: None,
        choices,
        conceded: None,
        outcome: game.outcome(),
        log: replay::log_hash(&game),
    };
    let text = serde_json::to_string(&saved).expect("plain data");
    let read = Replay::read(&text).expect("what was written");
    assert_eq!(read, saved);
    let again = |saved: &Replay| -> Result<Game, Vec<ReplayError>> {
        let decks = app::saved::decks_of_yugioh(saved, &sheets())?;
        let (readings, turn_limit) = (Readings::default(), saved.turn_limit);
        let setup = Setup { decks: BySeat(decks), readings, turn_limit, first: None, logged: true };
        saved.again(Game::new(&setup, Rng::new(4, 0)).expect("decks")).map_err(|(_, errors)| errors)
    };
    assert_eq!(again(&read), Ok(game));
    let mut other = saved.clone();
    other.choices[3] = 999;
    assert!(matches!(again(&other).expect_err("another game")[..], [ReplayError::NoSuchChoice { at: 4, .. }]));
    let mut other = saved.clone();
    other.decks[0].extra[0].0 = "90000999".parse().expect("a number");
    assert!(matches!(&again(&other).expect_err("another game")[..], [ReplayError::UnknownCard(_)]));
}

/// The real cards of the tables to July 2014, with their texts, where they are at hand.
fn real() -> Option<&'static Sheets> {
    static REAL: OnceLock<Option<Sheets>> = OnceLock::new();
    REAL.get_or_init(read_real).as_ref()
}

fn read_real() -> Option<Sheets> {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/cards/yugioh");
    let read =
        [std::fs::read(shared.join("cards_2020-03-30.cdb")), std::fs::read(shared.join("cards_tcg_2014-07.jsonl"))];
    let [Ok(database), Ok(table)] = read else {
        eprintln!("skipped: ../shared/cards is not here");
        return None;
    };
    let mut sheets = app::yugioh::sheets_of_database(&database).expect("a database");
    let of_2014 = cards::read(&String::from_utf8(table).expect("text")).expect("a table");
    sheets.retain(|number, _| of_2014.contains_key(number));
    Some(sheets)
}

#[test]
fn real_lists_play_with_what_is_known_of_their_cards() {
    let Some(sheets) = real() else { return };
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let cards = catalog(&[shared.join("cards/yugioh/cards_tcg_2014-07.jsonl")]);
    let rules = Ruleset::embedded(RULES).expect("embedded");
    let pairs = if std::env::var_os("SOAK").is_some() { 12 } else { 2 };
    let mut decks = Vec::new();
    let folder = shared.join("decks/yugioh/cromerc_ai_2016");
    let mut lists: Vec<PathBuf> = std::fs::read_dir(folder).expect("lists").flatten().map(|it| it.path()).collect();
    lists.sort();
    for path in lists {
        let text = std::fs::read_to_string(path).expect("a list");
        let readings = deck::read(&text);
        // A list of later cards has some that the table does not know.
        if let Ok(deck) = app::yugioh::deck(&legality::check(&readings.readings[0], &cards, &rules), sheets) {
            // What is left of it without them is enough for a Duel.
            if deck.main.len() >= 20 {
                decks.push(deck);
            }
        }
        if decks.len() > pairs {
            break;
        }
    }
    assert!(decks.len() >= 2, "{} lists", decks.len());
    for pair in decks.windows(2) {
        let modelled = Modelled::from(&pair[0]);
        assert!(modelled.of >= 20 && modelled.cards < modelled.of, "{modelled:?}");
        let [a, b] = [&pair[0], &pair[1]].map(Clone::clone);
        let readings = Readings::default();
        let setup = Setup { decks: BySeat([a, b]), readings, turn_limit: 60, first: None, logged: false };
        let ready = setup.ready().expect("decks");
        for index in 0..2 {
            random_game(Game::begin(&ready, Rng::new(8, index)), Rng::stream(8, index, 1));
        }
    }
}

#[test]
fn real_cards_are_read_whole_or_in_part_and_printed_alike() {
    let Some(sheets) = real() else { return };
    let whole = sheets.values().filter(|sheet| sheet.is_whole()).count();
    for sheet in sheets.values() {
        comes_back(&sheet.name, &sheet.lines, of_sheet(sheet));
    }
    // 6,175 cards, 523 of them without a text to read.
    assert!(whole >= WHOLE, "{whole} of {}", sheets.len());
}

/// Cards to July 2014 that are whole, at least.
const WHOLE: usize = 1_850;
