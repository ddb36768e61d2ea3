//! Yu-Gi-Oh!: lists of the samples play whole games that keep every invariant, are saved, imagined and replayed; what is
//! written on cards is printed back as it was read; real lists play with what is known of their cards.

use std::fmt::Debug;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use deckscouter::ability::MOST_LINES;
use deckscouter::ability::yugioh::Line;
use deckscouter::ability::yugioh::cards::Class;
use deckscouter::ability::yugioh::deed::Lies;
use deckscouter::ability::yugioh::text::{self, Of, Tongue};
use deckscouter::app::apart::NoDeck;
use deckscouter::card::Kind;
use deckscouter::engine::yugioh::setup::{Moment, Placed};
use deckscouter::engine::yugioh::state::{Area, Choice, Event, Question};
use deckscouter::engine::yugioh::{Board, Broken, Deck, Game, Readings, Ready, Setup, SetupError, Sheet, Sight};
use deckscouter::engine::{BySeat, CardId, Outcome, Playable, Rng, Seat, Step};
use deckscouter::legality::{self, Verdict};
use deckscouter::player::yugioh::Greedy;
use deckscouter::player::{Player, Random};
use deckscouter::ruleset::Ruleset;
use deckscouter::sim::duel;
use deckscouter::sim::goldfish::yugioh::{Measure, dummy, fingerprint};
use deckscouter::sim::goldfish::{OWN, Plan, Run};
use deckscouter::sim::modelled::Modelled;
use deckscouter::sim::replay::{Numbers, Replay, ReplayError};
use deckscouter::sim::series::{BestOf, Next, Series};
use deckscouter::sim::yugioh::cards::{self, Sheets, of_sheet};
use deckscouter::{app, deck};

use crate::cases::skipped;
use crate::other_games::catalog;
use crate::tried::{self, Samples, Tried};

const SAMPLES: Samples = Samples { folder: "yugioh", rules: "yugioh-9.0" };

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
    SAMPLES.checked(&SAMPLES.text(name), |outcome| app::yugioh::deck(outcome, &sheets())).expect("a deck")
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

fn ready(turn_limit: u16) -> Ready {
    setup(turn_limit, true).ready().expect("decks")
}

#[test]
fn random_games_end_and_keep_every_invariant() {
    tried::random_games::<Game>(&setup(300, false).ready().expect("decks"), 100, 10_000);
}

#[test]
fn a_game_is_replayed_event_by_event_saved_and_imagined() {
    tried::replayed_saved_and_imagined::<Game>(&ready(60), 12);
}

#[test]
fn who_is_drawn_for_it_says_who_goes_first() {
    // 13-10, 13-11
    tried::one_of_them_says_who_begins::<Game>(&ready(10), |game| {
        let asked = game.state().asked().expect("it is asked");
        (asked.question, asked.options.as_slice()) == (Question::First, &[Choice::Yes, Choice::No])
    });
}

#[test]
fn decks_are_shuffled_and_drawn_from() {
    // 13-8, 13-12
    tried::hands_differ::<Game>(&ready(10), |game| {
        let table = game.state().table();
        table.area(Seat::A, Area::Hand).iter().map(|card| table.card(*card).sheet).collect()
    });
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
    let cards = catalog(&[SAMPLES.path("cards.csv")]);
    let rules = Ruleset::embedded(SAMPLES.rules).expect("embedded");
    let list = SAMPLES.text("mere.txt");
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
    tried::passes_to_the_end::<Game>(&ready(1000));
}

#[test]
fn greedy_wins_most_games_against_chance_and_who_thinks_plays_to_the_end() {
    tried::greedy_beats_chance::<Game>(&ready(200), 40, 30);
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
fn what_hangs_on_another_sentence_is_not_read_alone() {
    let read = |line: &str, of: Of| {
        let read = text::read(line, of);
        (text::print(&read.lines, of, Tongue::En), read.unread.len())
    };
    let twin = "This card is a Normal Monster until it is Normal Summoned again.";
    assert_eq!(read("Activate 1 of these effects.\n● Draw 1 card.\n● Gain 500 LP.", Of::Goes), (vec![], 1));
    assert_eq!(read("FLIP: Draw 1 card.\n● You can draw 1 card.", Of::Monster), (vec![], 1));
    let line = format!("{twin}\n● Once per turn: You can draw 1 card.");
    assert_eq!(read(&line, Of::Monster), (vec![twin.to_owned(), "Once per turn: you can draw 1 card.".to_owned()], 0));
}

#[test]
fn what_an_effect_waits_for_and_has_named_stays_what_it_speaks_of() {
    for (line, of, meant) in [
        (
            "When your opponent Normal Summons a monster, you can send 1 \"Pond\" monster from your hand to the GY to destroy that monster.",
            Of::Monster,
            "destroy that occurring card.",
        ),
        (
            "When an opponent's monster declares an attack: You can Tribute 1 monster; destroy it.",
            Of::Stays,
            "destroy that occurring card.",
        ),
        (
            "When an opponent's monster declares an attack: Draw 1 card. Destroy it.",
            Of::Goes,
            "destroy that occurring card.",
        ),
        (
            "Once per turn: You can Tribute 1 monster; gain LP equal to its ATK.",
            Of::Monster,
            "of the tributed monster.",
        ),
        ("When this card leaves the field: Draw 1 card. Destroy that monster.", Of::Monster, ""),
    ] {
        let printed = text::print(&text::read(line, of).lines, of, Tongue::En).concat();
        assert!(printed.ends_with(meant) && printed.is_empty() == meant.is_empty(), "{line}: {printed}");
    }
}

#[test]
fn words_for_cards_mean_those_that_are_spoken_of_or_nothing() {
    for (line, of, plain) in [
        (
            "Target 1 monster you control and 1 card your opponent controls; destroy them.",
            Of::Goes,
            "Target 1 monster you control and 1 card your opponent controls; destroy those targets.",
        ),
        (
            "Target 1 monster you control and 1 card your opponent controls; destroy both.",
            Of::Goes,
            "Target 1 monster you control and 1 card your opponent controls; destroy those targets.",
        ),
        (
            "Target 1 Warrior monster and 1 Field Spell in your GY; add them to your hand.",
            Of::Goes,
            "Target 1 Warrior monster in your GY and 1 Field Spell in your GY; add those targets to your hand.",
        ),
        (
            "When this card is Normal Summoned: You can change its battle position.",
            Of::Monster,
            "When this card is Normal Summoned: you can change the battle position of this card.",
        ),
        (
            "If this face-up card leaves the field: Draw 1 card.",
            Of::Monster,
            "If this card leaves the field, if this card was face-up: draw 1 card.",
        ),
        (
            "If this card is destroyed by a card effect and sent to the GY (except during the Damage Step): Draw 1 card.",
            Of::Monster,
            "If this card is destroyed by a card effect and sent to the GY, if it is not the Damage Step: draw 1 card.",
        ),
    ] {
        assert_eq!(text::print(&text::read(line, of).lines, of, Tongue::En), [plain], "{line}");
    }
    for (line, of) in [
        ("Target 1 monster you control and 1 card your opponent controls; destroy it.", Of::Goes),
        ("Target 1 monster you control and 1 card your opponent controls; destroy that target.", Of::Goes),
        ("Destroy that target.", Of::Goes),
        ("When this card leaves the field, destroy that monster.", Of::Stays),
        ("When this card is Normal Summoned: Destroy both.", Of::Monster),
        ("When a monster you control is destroyed by battle: You can banish that monster; draw 1 card.", Of::Monster),
    ] {
        assert_eq!(text::read(line, of).lines, [], "{line}");
    }
}

/// A table of cards made for a test.
fn made(rows: &str) -> Sheets {
    cards::read(&format!("number,type,subtype,name,attributes,traits,level,power,defense,skill\n{rows}"))
        .expect("a table")
}

/// A card that lies in an area of its player.
fn lying(sheet: &Arc<Sheet>, owner: Seat, area: Area, lies: Lies) -> Placed {
    Placed {
        sheet: Arc::clone(sheet),
        owner,
        holder: owner,
        area,
        lies,
        new: false,
        proper: false,
        attacked: false,
        counters: Vec::new(),
        on: None,
        shown: false,
    }
}

/// The turn 3 of the first player, in Main Phase 1.
fn begun(cards: Vec<Placed>) -> Result<Game, Vec<SetupError>> {
    let (readings, moment) = (Readings::default(), Moment::Main);
    let board = Board { cards, lp: [8_000; 2], readings, turn: 3, active: Seat::A, moment };
    Game::from_board(&board, Rng::new(1, 0))
}

/// The same with cards by their numbers.
fn laid(sheets: &Sheets, cards: &[(&str, Seat, Area, Lies)]) -> Game {
    let placed = cards.iter().map(|(number, seat, area, lies)| lying(&sheets[*number], *seat, *area, *lies));
    begun(placed.collect()).expect("a board")
}

#[test]
fn a_card_of_more_lines_or_deeds_than_have_numbers_begins_no_game() {
    let sheets = made(TOYS);
    let why = |change: &dyn Fn(&mut Sheet)| {
        let mut sheet = Sheet::clone(&sheets["90000109"]);
        change(&mut sheet);
        begun(vec![lying(&Arc::new(sheet), Seat::A, Area::Monsters, Lies::Attack)]).err()
    };
    let lines = |count: usize| why(&|sheet| sheet.lines = vec![sheet.lines[0].clone(); count]);
    let deeds = |count: usize| {
        why(&|sheet| {
            if let Line::Effect(effect) = &mut sheet.lines[0] {
                effect.does = vec![effect.does[0].clone(); count];
            }
        })
    };
    assert_eq!((lines(MOST_LINES), deeds(99)), (None, None));
    assert_eq!(lines(MOST_LINES + 1), Some(vec![SetupError::Lines("Spring".to_owned())]));
    assert_eq!(deeds(100), Some(vec![SetupError::Deeds("Spring".to_owned())]));
}

#[test]
fn what_hangs_on_no_monster_of_the_field_begins_no_game() {
    let sheets = made(TOYS);
    let on = |card: u16| {
        let ox = lying(&sheets["90000106"], Seat::A, Area::Hand, Lies::Down);
        let hung = Placed { on: Some(CardId(card)), ..lying(&sheets["90000104"], Seat::A, Area::Spells, Lies::Attack) };
        begun(vec![ox, hung]).err()
    };
    let loose = Some(vec![SetupError::Broken(Broken::Loose(CardId(1)))]);
    assert_eq!([0, 2, u16::MAX].map(on), [loose.clone(), loose.clone(), loose]);
}

#[test]
fn only_an_equip_card_or_material_is_on_another_card() {
    let shackle = "Target 1 face-up monster you control; equip this card to that target.";
    let sheets = made(&format!("{TOYS}90000110,trap,,Shackle,,,,,,{shackle}\n"));
    let mut titan = Sheet::clone(&sheets["90000106"]);
    titan.classes.insert(Class::Xyz);
    let titan = Arc::new(titan);
    let why = |(number, area, lies, on): (&str, Area, Lies, u16)| {
        let cards = vec![
            lying(&sheets["90000107"], Seat::A, Area::Monsters, Lies::Attack),
            lying(&titan, Seat::A, Area::Monsters, Lies::Attack),
            lying(&sheets["90000106"], Seat::A, Area::Monsters, Lies::Down),
            lying(&sheets["90000108"], Seat::A, Area::Spells, Lies::Down),
            Placed { on: Some(CardId(on)), ..lying(&sheets[number], Seat::A, area, lies) },
        ];
        begun(cards).err()
    };
    let [blade, ox, snare, shackle] = ["90000104", "90000106", "90000108", "90000110"];
    // 25-7: so is a monster, and what says of itself that it is equipped.
    for hung in [
        (blade, Area::Spells, Lies::Attack, 0),
        (blade, Area::Spells, Lies::Attack, 1),
        (ox, Area::Spells, Lies::Attack, 0),
        (shackle, Area::Spells, Lies::Attack, 0),
        (ox, Area::Under, Lies::Attack, 1),
    ] {
        assert_eq!(why(hung), None, "{hung:?}");
    }
    for hung in [
        (ox, Area::Monsters, Lies::Attack, 0),
        (ox, Area::Hand, Lies::Down, 0),
        (ox, Area::Graveyard, Lies::Attack, 0),
        (ox, Area::Deck, Lies::Down, 0),
        (blade, Area::Hand, Lies::Down, 0),
        (blade, Area::Spells, Lies::Down, 0),
        (snare, Area::Spells, Lies::Down, 0),
        (snare, Area::Spells, Lies::Attack, 0),
    ] {
        assert_eq!(why(hung), Some(vec![SetupError::Broken(Broken::Hung(CardId(4)))]), "{hung:?}");
    }
    // On what is face-down, on a trap, on itself; under what is no Xyz Monster.
    for hung in [
        (blade, Area::Spells, Lies::Attack, 2),
        (blade, Area::Spells, Lies::Attack, 3),
        (blade, Area::Spells, Lies::Attack, 4),
        (ox, Area::Under, Lies::Attack, 0),
        (ox, Area::Under, Lies::Attack, 3),
    ] {
        assert_eq!(why(hung), Some(vec![SetupError::Broken(Broken::Loose(CardId(4)))]), "{hung:?}");
    }
}

/// What the greedy player answers first.
fn advised(mut game: Game) -> Choice {
    assert_eq!(game.step(), Step::Decide(Seat::A));
    let at = Greedy::default().choose(&game.known_to(Seat::A));
    game.options()[at]
}

const TOYS: &str = "90000101,monster,,Mole,EARTH,Beast|Flip|Effect,2,300,200,FLIP: Draw 1 card.\n\
    90000102,spell,,Gust,,,,,,Target 1 Spell/Trap on the field; destroy that target.\n\
    90000103,spell,,Pit,,,,,,Destroy all monsters on the field.\n\
    90000104,spell,equip,Blade,,,,,,The equipped monster gains 700 ATK.\n\
    90000105,monster,,Mortar,EARTH,Machine|Effect,4,1400,1300,You can Tribute 1 monster; inflict 500 damage to your opponent.\n\
    90000106,monster,,Ox,EARTH,Beast|Normal,4,1000,1500,\n\
    90000107,monster,,Elk,EARTH,Beast|Normal,4,1900,1000,\n\
    90000108,trap,,Snare,,,,,,Draw 1 card.\n\
    90000109,monster,,Spring,WATER,Aqua|Effect,4,2000,1300,You can gain 100 LP.\n";

#[test]
fn greedy_helps_itself_and_harms_the_other() {
    let sheets = made(TOYS);
    assert!(sheets.values().all(|sheet| sheet.is_whole()));
    let (own, other) = (Seat::A, Seat::B);
    let hand = |number| (number, own, Area::Hand, Lies::Down);
    let elk = |seat| ("90000107", seat, Area::Monsters, Lies::Attack);
    let snare = |seat| ("90000108", seat, Area::Spells, Lies::Down);
    let takes = |cards: &[(&str, Seat, Area, Lies)]| advised(laid(&sheets, cards));
    let activates = |cards: &[(&str, Seat, Area, Lies)]| matches!(takes(cards), Choice::Activate(..));
    // What waits to be turned up is Set, and so is what would be beaten.
    assert_eq!(takes(&[hand("90000101")]), Choice::Set(CardId(0)));
    assert_eq!(takes(&[hand("90000106"), elk(other)]), Choice::Set(CardId(0)));
    assert_eq!(takes(&[hand("90000106")]), Choice::Summon(CardId(0)));
    // Its own cards are not destroyed while the opponent has none.
    assert!(!activates(&[hand("90000102"), snare(own), elk(other)]));
    assert!(activates(&[hand("90000102"), snare(own), snare(other)]));
    assert!(!activates(&[hand("90000103"), elk(own)]));
    assert!(activates(&[hand("90000103"), elk(other)]));
    // Nothing is given to the monsters of the opponent.
    assert!(!activates(&[hand("90000104"), elk(other)]));
    assert!(activates(&[hand("90000104"), elk(own)]));
    // A monster is worth more than a little damage.
    assert!(!activates(&[("90000105", own, Area::Monsters, Lies::Attack)]));
}

#[test]
fn nothing_is_activated_for_ever() {
    let sheets = made(TOYS);
    let cards = [("90000109", Seat::A, Area::Monsters, Lies::Attack)];
    let mut game = laid(&sheets, &cards);
    let mut players = [Greedy::default(), Greedy::default()];
    for _ in 0..100 {
        let Step::Decide(seat) = game.step() else { break };
        let at = players[seat as usize].choose(&game.known_to(seat));
        game.answer_within(at);
    }
    assert!(game.turn() > 3, "{:?}", game.state().table().lp);
    // Who would go on is stopped by the rules of no game.
    let mut game = laid(&sheets, &cards);
    for _ in 0..5_000 {
        let Step::Decide(_) = game.step() else { break };
        let activates = |choice: &Choice| matches!(choice, Choice::Activate(..));
        let at = game.options().iter().position(activates).unwrap_or(0);
        game.answer_within(at);
    }
    assert_eq!((game.outcome(), game.turn()), (Some(Outcome::Draw), 3));
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
    for name in ["mere.txt", "kiln.txt"] {
        let list = SAMPLES.text(name);
        assert_eq!(SAMPLES.verdict(&list), Verdict::Legal, "{name}");
        let more = list.replace("\n3 ", "\n4 ");
        assert_ne!(SAMPLES.verdict(&more), Verdict::Legal);
    }
}

#[test]
fn parts_of_a_list_have_their_limits() {
    let rules = SAMPLES.rules;
    let verdict = |main: &str, extra: &str, side: &str| {
        SAMPLES.verdict(&format!("Rules: {rules}\n\nMain Deck\n{main}\n\nExtra Deck\n{extra}\n\nSide Deck\n{side}\n"))
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
    let tables = [PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("decks/other-games/yugioh-cards.csv")];
    let codes = |card: &str| {
        let list = format!("Rules: {}\n\nMain Deck\n1 {card}\n", SAMPLES.rules);
        SAMPLES.checked_with(&tables, &list, |outcome| {
            outcome.findings.iter().map(|finding| finding.diagnostic.code).collect::<Vec<_>>()
        })
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
    tried::counted_alike(&alone(true), 60);
}

#[test]
fn what_is_counted_alone_is_what_has_happened() {
    for (index, first) in (0..20).zip([true, false].into_iter().cycle()) {
        let (game, row) = tried::counted(&alone(first), index);
        let table = game.state().table();
        for (turn, events) in tried::own_turns(&game, &row) {
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
    Arc::make_mut(&mut turned.main[0]).stats[0] += 100;
    assert_ne!(fingerprint(&[&deck, &dummy()]), fingerprint(&[&turned, &dummy()]));
}

#[test]
fn a_player_is_told_nothing_that_depends_on_cards_that_it_does_not_know() {
    // 24-12
    let [worlds, unnamed] = tried::told_as_known::<Game>(&ready(40), |_, _, _| ());
    assert!(worlds > 100 && unnamed > 30, "{worlds}, {unnamed}");
}

#[test]
fn a_saved_game_ends_alike_and_another_is_refused() {
    let decks = ["mere.txt", "kiln.txt"].map(deck_of);
    let numbers = [Numbers::of_yugioh("a", &decks[0]), Numbers::of_yugioh("b", &decks[1])];
    let (game, saved) = tried::played_and_saved::<Game>(&ready(60), SAMPLES.rules, numbers);
    let again = |saved: &Replay| -> Result<Game, Vec<ReplayError>> {
        let decks = app::saved::decks_of_yugioh(saved, &sheets())?;
        let (readings, turn_limit) = (Readings::default(), saved.turn_limit);
        let setup = Setup { decks: BySeat(decks), readings, turn_limit, first: None, logged: true };
        saved.again(Game::new(&setup, Rng::new(4, 0)).expect("decks")).map_err(|(_, errors)| errors)
    };
    assert_eq!(again(&saved), Ok(game));
    let mut other = saved.clone();
    other.choices[3] = 999;
    assert!(matches!(again(&other).expect_err("another game")[..], [ReplayError::NoSuchChoice { at: 4, .. }]));
    let mut other = saved.clone();
    other.decks[0].extra[0].0 = "90000999".parse().expect("a number");
    assert!(matches!(&again(&other).expect_err("another game")[..], [ReplayError::UnknownCard(_)]));
}

#[test]
fn a_link_monster_is_refused_for_want_of_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let later = folder.path().join("later.csv");
    let row = "90000901,link,Later Heron,WIND,Winged Beast|Effect,1500\n";
    std::fs::write(&later, format!("number,type,name,attributes,traits,power\n{row}")).expect("a table");
    let list = "Rules: yugioh-9.0\n\nMain Deck\n2 Mud Ox\n\nExtra Deck\n1 Later Heron\n";
    let tables = [SAMPLES.path("cards.csv"), later];
    let deck = SAMPLES.checked_with(&tables, list, |outcome| app::yugioh::deck(outcome, &sheets()));
    let link = ("90000901".parse().expect("a number"), Kind::Link);
    assert_eq!(deck, Err(NoDeck::NoRule(vec![link])));
}

/// The real cards of the tables to July 2014, with their texts, where they are at hand.
fn real() -> Option<&'static Sheets> {
    static REAL: OnceLock<Option<Sheets>> = OnceLock::new();
    let real = REAL.get_or_init(read_real).as_ref();
    if real.is_none() {
        skipped("../shared/cards");
    }
    real
}

fn read_real() -> Option<Sheets> {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/cards/yugioh");
    let read =
        [std::fs::read(shared.join("cards_2020-03-30.cdb")), std::fs::read(shared.join("cards_tcg_2014-07.jsonl"))];
    let [Ok(database), Ok(table)] = read else { return None };
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
    let rules = Ruleset::embedded(SAMPLES.rules).expect("embedded");
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
            tried::random_game::<Game>(&ready, 8, index);
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
