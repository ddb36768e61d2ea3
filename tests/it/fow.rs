//! Force of Will: lists of the samples play whole games that keep every invariant, are saved, imagined and replayed; what is
//! written on cards is printed back as it was read; real lists play with what is known of their cards.

use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;

use deckscouter::ability::MOST_LINES;
use deckscouter::ability::fow::text::{self, Of, Tongue};
use deckscouter::ability::fow::{Line, Type};
use deckscouter::app;
use deckscouter::engine::fow::setup::{Moment, Placed};
use deckscouter::engine::fow::state::{Area, Choice, Event, Question, Why};
use deckscouter::engine::fow::{AddedTo, Board, Broken, Deck, Game, Kind, Ready, Setup, SetupError, Sheet, Sight};
use deckscouter::engine::{BySeat, CardId, Outcome, Playable, Rng, Seat, Step};
use deckscouter::legality::Verdict;
use deckscouter::player::fow::Greedy;
use deckscouter::player::{Dummy, Look, Player};
use deckscouter::sim::fow::cards::{self, Sheets};
use deckscouter::sim::goldfish::fow::{Measure, dummy, fingerprint};
use deckscouter::sim::goldfish::{OWN, Plan, Run};
use deckscouter::sim::modelled::Modelled;
use deckscouter::sim::replay::{Numbers, Replay, ReplayError};

use crate::cases::skipped;
use crate::tried::{self, Samples, Tried};

const SAMPLES: Samples = Samples { folder: "force-of-will", rules: "force-of-will-6.4" };

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
    SAMPLES.checked(&SAMPLES.text(name), |outcome| app::fow::deck(outcome, &sheets())).expect("a deck")
}

fn setup(turn_limit: u16, logged: bool) -> Setup {
    Setup { decks: BySeat(["grove.txt", "forge.txt"].map(deck_of)), turn_limit, first: None, logged }
}

fn ready(turn_limit: u16) -> Ready {
    setup(turn_limit, true).ready().expect("decks")
}

#[test]
fn random_games_end_and_keep_every_invariant() {
    tried::random_games::<Game>(&setup(300, false).ready().expect("decks"), 80, 5_000);
}

#[test]
fn a_game_is_replayed_event_by_event_saved_and_imagined() {
    tried::replayed_saved_and_imagined::<Game>(&ready(60), 12);
}

#[test]
fn who_is_drawn_for_it_says_who_goes_first() {
    // 1-3, 1-10
    tried::one_of_them_says_who_begins::<Game>(&ready(10), |game| {
        let asked = game.state().asked().expect("it is asked");
        (asked.question, asked.options.as_slice()) == (Question::First, &[Choice::Yes, Choice::No])
    });
}

#[test]
fn decks_are_shuffled_and_drawn_from() {
    // 1-2, 1-4
    tried::hands_differ::<Game>(&ready(10), |game| {
        let table = game.state().table();
        table.area(Seat::A, Area::Hand).iter().map(|card| table.card(*card).sheet).collect()
    });
}

#[test]
fn who_passes_loses_to_an_empty_deck_at_last() {
    // 8-3
    tried::passes_to_the_end::<Game>(&ready(1000));
}

#[test]
fn greedy_wins_most_games_against_chance_and_who_thinks_plays_to_the_end() {
    tried::greedy_beats_chance::<Game>(&ready(200), 40, 30);
}

/// A table of cards: a ruler, then one of each text.
fn table_of(kind: &str, texts: &[&str]) -> String {
    let rows = texts
        .iter()
        .enumerate()
        .map(|(at, text)| format!("FOX-90{},{kind},Card {at},{{R}},400,400,\"{text}\",\n", at + 1));
    let head = "number,type,name,cost,power,defense,skill,back_name\nFOX-900,ruler,Nobody,,,,,Nobody J\n".to_owned();
    head + &rows.collect::<String>()
}

/// How often a player uses something in a turn with the other cards of a table, against somebody who does nothing and has cards
/// of a kind.
fn uses(table: &str, others: &[&str], player: &mut dyn Player<Game>) -> usize {
    let sheets = cards::read(table).expect("a table");
    let placed = |number: &str, owner: Seat, area: Area| lying(&sheets[number], owner, area);
    let mut cards: Vec<Placed> = Seat::BOTH.map(|seat| placed("FOX-900", seat, Area::Ruler)).into();
    for (number, sheet) in sheets.iter().filter(|(number, _)| *number != "FOX-900") {
        let area = if sheet.kind == Kind::Stone { Area::Stones } else { Area::Field };
        let owner = if others.contains(&number.as_str()) { Seat::B } else { Seat::A };
        cards.push(placed(number, owner, area));
    }
    let board = Board { cards, life: [4000; 2], turn: 3, active: Seat::A, moment: Moment::Main };
    let mut game = Game::from_board(&board, Rng::new(1, 1)).expect("a game");
    let (mut used, mut asked) = (0, 0);
    while let Step::Decide(seat) = game.step() {
        if game.turn() != 3 {
            break;
        }
        let known = game.known_to(seat);
        let own = seat == Seat::A;
        let at = if own { player.choose(&known) } else { Player::<Game>::choose(&mut Dummy, &known) };
        used += usize::from(own && matches!(game.options()[at], Choice::Use(..)));
        asked += 1;
        assert!(asked < 400, "no turn goes on for ever");
        game.answer(at).expect("it is offered");
    }
    used
}

#[test]
fn what_costs_nothing_is_not_used_for_ever() {
    let free = table_of("resonator", &["{0}: You gain 100 life."]);
    assert_eq!(uses(&free, &[], &mut Greedy::default()), 3);
    uses(&free, &[], &mut Look::<Game>::new(Seat::A, 1, Rng::new(5, 1)));
}

#[test]
fn the_greedy_player_uses_nothing_that_brings_nothing() {
    let idle: [(&str, &[&str]); 3] = [
        // There is no battle in which it is needed, and life is not given for damage to the player.
        ("Pay 300 life: This card gains [+100/+0] and [First Strike] until end of turn.", &[]),
        ("{0}: Target resonator you control loses all abilities until end of turn.", &[]),
        ("{0}: Target resonator your opponent controls gains [+100/+100] until end of turn.", &["FOX-902"]),
    ];
    for (text, others) in idle {
        let table = table_of("resonator", &[text, "[Flying]"]);
        assert_eq!(uses(&table, others, &mut Greedy::default()), 0, "{text}");
    }
    let eternal = table_of("resonator", &["[Eternal]|{0}: This card gains [Eternal] until end of turn."]);
    assert_eq!(uses(&eternal, &[], &mut Greedy::default()), 0);
}

/// A card that lies in an area of its player.
fn lying(sheet: &Arc<Sheet>, owner: Seat, area: Area) -> Placed {
    Placed {
        sheet: Arc::clone(sheet),
        owner,
        holder: owner,
        area,
        rested: false,
        new: false,
        back: false,
        bare: false,
        damage: 0,
        counters: Vec::new(),
        on: None,
    }
}

/// The turn 3 of the first player, who has a resonator with a text on the field, when something of it is changed.
fn board(text: &str, change: &dyn Fn(&mut Sheet), on: Option<CardId>) -> Board {
    let sheets = cards::read(&table_of("resonator", &[text])).expect("a table");
    let mut sheet = Sheet::clone(&sheets["FOX-901"]);
    change(&mut sheet);
    let mut cards: Vec<Placed> = Seat::BOTH.map(|seat| lying(&sheets["FOX-900"], seat, Area::Ruler)).into();
    cards.push(Placed { on, ..lying(&Arc::new(sheet), Seat::A, Area::Field) });
    Board { cards, life: [4000; 2], turn: 3, active: Seat::A, moment: Moment::Main }
}

/// Why no game goes on from such a board.
fn refused(text: &str, change: &dyn Fn(&mut Sheet), on: Option<CardId>) -> Option<Vec<SetupError>> {
    Game::from_board(&board(text, change, on), Rng::new(1, 1)).err()
}

#[test]
fn a_card_of_more_lines_or_deeds_than_have_numbers_begins_no_game() {
    let text = "{Rest}: You gain 100 life.";
    let lines =
        |count: usize| refused(text, &|sheet| sheet.front.lines = vec![sheet.front.lines[0].clone(); count], None);
    let deeds = |count: usize| {
        let change = |sheet: &mut Sheet| {
            if let Line::Ability(ability) = &mut sheet.front.lines[0] {
                ability.does = vec![ability.does[0].clone(); count];
            }
        };
        refused(text, &change, None)
    };
    assert_eq!((lines(MOST_LINES), deeds(99)), (None, None));
    assert_eq!(lines(MOST_LINES + 1), Some(vec![SetupError::Lines("Card 0".to_owned())]));
    assert_eq!(deeds(100), Some(vec![SetupError::Deeds("Card 0".to_owned())]));
    let written = |count: usize| ["You gain 100 life."; 260][..count].join(" ");
    assert_eq!(text::read([written(99).as_str()], Of::Chant).unread, [""; 0]);
    assert_eq!(text::read([written(260).as_str()], Of::Chant).unread, [written(260)]);
}

#[test]
fn what_is_added_to_no_card_of_the_field_begins_no_game() {
    let added = |sheet: &mut Sheet| sheet.kind = Kind::Addition(AddedTo::Card(Type::Resonator));
    let on = |card: u16| refused("[Flying]", &added, Some(CardId(card)));
    let loose = Some(vec![SetupError::Broken(Broken::Loose(CardId(2)))]);
    assert_eq!([on(0), on(3), on(u16::MAX)], [loose.clone(), loose.clone(), loose]);
}

#[test]
fn only_an_addition_is_on_another_card_and_on_one_of_its_type() {
    let to = |kind: Type| Kind::Addition(AddedTo::Card(kind));
    let why = |(kind, area, on): (Kind, Area, u16)| {
        let mut board = board("[Flying]", &|_| (), None);
        let resonator = Sheet::clone(&board.cards[2].sheet);
        let of = |kind: Kind| Arc::new(Sheet { kind, ..resonator.clone() });
        board.cards.extend([Kind::Regalia, to(Type::Resonator)].map(|kind| lying(&of(kind), Seat::A, Area::Field)));
        board.cards.push(Placed { on: Some(CardId(on)), ..lying(&of(kind), Seat::A, area) });
        Game::from_board(&board, Rng::new(1, 1)).err()
    };
    for hung in [(to(Type::Resonator), Area::Field, 2), (to(Type::JResonator), Area::Field, 2)] {
        assert_eq!(why(hung), None, "{hung:?}");
    }
    for hung in [
        (Kind::Resonator, Area::Field, 2),
        (Kind::Resonator, Area::Hand, 2),
        (Kind::Resonator, Area::Graveyard, 2),
        (Kind::Regalia, Area::Field, 2),
        (Kind::Addition(AddedTo::Field), Area::Field, 2),
        (to(Type::Resonator), Area::Hand, 2),
    ] {
        assert_eq!(why(hung), Some(vec![SetupError::Broken(Broken::Hung(CardId(5)))]), "{hung:?}");
    }
    // On a regalia, on another addition, on itself; a resonator is no J-ruler.
    for hung in [
        (to(Type::Resonator), Area::Field, 3),
        (to(Type::Resonator), Area::Field, 4),
        (to(Type::Resonator), Area::Field, 5),
        (to(Type::JRuler), Area::Field, 2),
    ] {
        assert_eq!(why(hung), Some(vec![SetupError::Broken(Broken::Loose(CardId(5)))]), "{hung:?}");
    }
}

#[test]
fn a_turn_that_goes_round_in_circles_is_a_draw() {
    let mut game = Game::from_board(&board("{0}: You gain 100 life.", &|_| (), None), Rng::new(1, 1)).expect("a game");
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
fn every_card_of_the_samples_is_understood_and_printed_as_it_was_read() {
    for sheet in sheets().values() {
        assert!(sheet.is_whole(), "{}", sheet.front.name);
        let of = if matches!(sheet.kind, Kind::Chant | Kind::Instant | Kind::Standby) { Of::Chant } else { Of::Other };
        for face in sheet.faces() {
            let printed = text::print(&face.lines, Tongue::En);
            let again = text::read(printed.iter().map(String::as_str), of);
            assert_eq!((text::print(&again.lines, Tongue::En), again.unread.len()), (printed, 0), "{}", face.name);
            for tongue in [Tongue::It, Tongue::Fr] {
                let told = text::print(&face.lines, tongue);
                assert!(told.iter().all(|line| !line.contains("  ") && !line.is_empty()), "{told:?}");
            }
        }
    }
}

#[test]
fn lines_are_read_whole_or_not_at_all() {
    for (line, plain) in [
        ("[Enter]: Draw a card from your main deck.", "[Enter]: Draw a card."),
        ("When this card enters your field &rArr; You gain 300 life.", "[Enter]: You gain 300 life."),
        (
            "[Activate] Pay {R}{1},{Rest}: This card deals 300 damage to target resonator.",
            "[Activate] {R}{1}, {Rest}: This card deals 300 damage to target resonator.",
        ),
        ("{Rest}: Produce {W} or {U}.", "[Activate] {Rest}: Produce {W} or {U}."),
        ("[Continuous]: Resonator with this gains [+200/0].", "Added card gains [+200/+0]."),
        ("[Judgment] {G}{G}{2}.", "[J-Activate] {G}{G}{2}"),
        // How long it lasts is said once for both.
        (
            "{1}: Target resonator you control gains [+800/0] and target resonator your opponent controls gains [0/-800] until end of turn.",
            "[Activate] {1}: Target resonator you control gains [+800/+0] until end of turn. Target resonator your opponent controls gains [+0/-800] until end of turn.",
        ),
        // The name of a race may be that of several.
        (
            "Beasts and Four Sacred Beasts you control gain [+200/+200].",
            "Beasts or Four Sacred Beasts you control gain [+200/+200].",
        ),
        ("[Flying] (It flies.)", "[Flying]"),
    ] {
        let read = text::read([line], Of::Other);
        assert_eq!((text::print(&read.lines, Tongue::En), read.unread.len()), (vec![plain.to_owned()], 0));
    }
    for line in [
        "[Enter]: Draw a card. Wibble.",
        "[Wobble]: Draw a card.",
        "This card gains [Flying] if it rains.",
        // What stands in parentheses within a sentence is a part of it.
        "[Enter]: Destroy target (Stranger) resonator.",
    ] {
        let read = text::read([line], Of::Other);
        assert_eq!((read.lines.len(), read.unread.as_slice()), (0, &[line.to_owned()][..]));
    }
}

#[test]
fn decks_that_no_game_begins_with_are_refused_with_every_reason() {
    // 1-1
    let mut setup = setup(10, false);
    setup.decks.0[0].main.truncate(3);
    setup.decks.0[1].ruler = setup.decks.0[1].main[0].clone();
    assert_eq!(setup.problems().len(), 2);
    assert!(Game::new(&setup, Rng::new(1, 1)).is_err());
}

#[test]
fn samples_are_legal() {
    // 1-1
    for name in ["grove.txt", "forge.txt"] {
        let list = SAMPLES.text(name);
        assert_eq!(SAMPLES.verdict(&list), Verdict::Legal, "{name}");
        let without = list.replace("Ruler\n1 ", "Ruler\n0 ");
        assert_ne!(SAMPLES.verdict(&without), Verdict::Legal);
    }
}

/// A run of the grove alone.
fn alone(first: bool) -> Run<Game> {
    Run::<Game>::of_decks(deck_of("grove.txt"), dummy(), Plan { seed: 7, turns: 5, first })
        .expect("both can be played with")
}

#[test]
fn a_deck_alone_is_counted_alike_on_any_number_of_threads_and_in_any_parts() {
    tried::counted_alike(&alone(true), 60);
}

#[test]
fn what_is_counted_alone_is_what_has_happened() {
    for (index, first) in (0..20).zip([true, false].into_iter().cycle()) {
        let (game, row) = tried::counted(&alone(first), index);
        let table = game.state().table();
        for (turn, events) in tried::own_turns(&game, &row) {
            let played =
                events.iter().filter(|event| matches!(event, Event::Moved { to: Area::Chase, why: Why::Played, .. }));
            assert_eq!(turn.measured[Measure::Played as usize] as usize, played.count());
        }
        let last = row.turns.last().expect("a turn");
        let of = |measure: Measure| last.measured[measure as usize] as usize;
        assert_eq!(of(Measure::Stones), table.area(OWN, Area::Stones).len());
        assert_eq!(of(Measure::Hand), table.area(OWN, Area::Hand).len());
        assert_eq!(of(Measure::Seen), 40 - table.area(OWN, Area::Deck).len());
    }
}

#[test]
fn other_cards_and_other_lines_have_another_fingerprint() {
    let deck = deck_of("grove.txt");
    let mut turned = deck.clone();
    turned.main.reverse();
    assert_eq!(fingerprint(&[&deck, &dummy()]), fingerprint(&[&turned, &dummy()]));
    Arc::make_mut(&mut turned.main[0]).front.stats[0] += 100;
    assert_ne!(fingerprint(&[&deck, &dummy()]), fingerprint(&[&turned, &dummy()]));
}

#[test]
fn a_player_is_told_nothing_that_depends_on_cards_that_it_does_not_know() {
    // 11-1, 11-3
    let [worlds, unnamed] = tried::told_as_known::<Game>(&ready(40), |_, _, _| ());
    assert!(worlds > 100 && unnamed > 30, "{worlds}, {unnamed}");
}

#[test]
fn a_saved_game_ends_alike_and_another_is_refused() {
    let decks = ["grove.txt", "forge.txt"].map(deck_of);
    let numbers = [Numbers::of_force_of_will("a", &decks[0]), Numbers::of_force_of_will("b", &decks[1])];
    let (game, saved) = tried::played_and_saved::<Game>(&ready(60), SAMPLES.rules, numbers);
    let again = |saved: &Replay| -> Result<Game, Vec<ReplayError>> {
        let decks = app::saved::decks_of_force_of_will(saved, &sheets())?;
        let setup = Setup { decks: BySeat(decks), turn_limit: saved.turn_limit, first: None, logged: true };
        saved.again(Game::new(&setup, Rng::new(4, 0)).expect("decks")).map_err(|(_, errors)| errors)
    };
    assert_eq!(again(&saved), Ok(game));
    let mut other = saved.clone();
    other.choices[3] = 999;
    assert!(matches!(again(&other).expect_err("another game")[..], [ReplayError::NoSuchChoice { at: 4, .. }]));
    let mut other = saved.clone();
    other.decks[0].stones[0].0 = "FOX-999".parse().expect("a number");
    assert!(matches!(&again(&other).expect_err("another game")[..], [ReplayError::UnknownCard(_)]));
}

/// The real cards, where they are at hand.
fn real() -> Option<Sheets> {
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/cards/force-of-will/cards.jsonl");
    let read = std::fs::read_to_string(table);
    if read.is_err() {
        skipped("../shared/cards");
    }
    read.ok().map(|text| cards::read(&text).expect("a table"))
}

#[test]
fn real_lists_play_with_what_is_known_of_their_cards() {
    let Some(sheets) = real() else { return };
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let tables = [shared.join("cards/force-of-will/cards.jsonl")];
    let lists = ["FairyTaleWind.fdk", "grimm.fdk"];
    let decks = lists.map(|name| {
        let text = std::fs::read_to_string(shared.join("decks/force-of-will").join(name)).expect("a list");
        SAMPLES.checked_with(&tables, &text, |outcome| app::fow::deck(outcome, &sheets)).expect("a deck")
    });
    for deck in &decks {
        let modelled = Modelled::from(deck);
        assert!(modelled.cards > 0 && modelled.of >= 50, "{modelled:?}");
    }
    let setup = Setup { decks: BySeat(decks), turn_limit: 100, first: None, logged: false };
    let ready = setup.ready().expect("decks");
    for index in 0..20 {
        tried::random_game::<Game>(&ready, 8, index);
    }
}

#[test]
fn real_cards_are_read_whole_or_in_part_and_printed_alike() {
    let Some(sheets) = real() else { return };
    let whole = sheets.values().filter(|sheet| sheet.is_whole()).count();
    for sheet in sheets.values() {
        let of = if matches!(sheet.kind, Kind::Chant | Kind::Instant | Kind::Standby) { Of::Chant } else { Of::Other };
        for face in sheet.faces() {
            let printed = text::print(&face.lines, Tongue::En);
            let again = text::read(printed.iter().map(String::as_str), of);
            assert_eq!((text::print(&again.lines, Tongue::En), again.unread), (printed, Vec::new()), "{}", face.name);
        }
    }
    assert!(whole > 1500, "{whole} of {}", sheets.len());
}
