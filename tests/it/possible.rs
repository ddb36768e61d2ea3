//! Games that a player cannot tell from the real one. Whatever is dealt anew, the player sees and knows the same, owns the
//! same list, and the game can be played to its end. What a player knows is held against the log, read by somebody slow.

use std::collections::{BTreeMap, BTreeSet};

use deckscouter::ability::Area;
use deckscouter::engine::dbscg::ids::{BySeat, DefId};
use deckscouter::engine::dbscg::state::event::Event;
use deckscouter::engine::dbscg::{CardId, Choice, Game, Question, View};
use deckscouter::engine::{Playable, Rng, Seat};
use deckscouter::player::{Greedy, Player, Random};
use deckscouter::ruleset::DEFAULT;
use deckscouter::sim::duel::{self, TURN_LIMIT};
use deckscouter::sim::edition;

use crate::engine;
use crate::generator;
use crate::positions::{answer, find, game};

const SEED: u64 = 20_261_123;

/// Where cards lie hidden from one player or both.
const SECRET: [Area; 4] = [Area::Deck, Area::Hand, Area::Life, Area::ZDeck];

/// What the cards of an area are, in order.
fn defs(game: &Game, seat: Seat, area: Area) -> Vec<DefId> {
    game.state().cards(seat, area).iter().map(|card| game.state().object(*card).def).collect()
}

/// All hidden cards of a player, in the order of the roster: those of the Main Deck and those of the Z-Deck.
fn list(game: &Game, seat: Seat) -> [Vec<DefId>; 2] {
    let (main, z) = SECRET.split_at(3);
    [main, z].map(|areas| {
        let mut all: Vec<DefId> = areas.iter().flat_map(|area| defs(game, seat, *area)).collect();
        all.sort_unstable();
        all
    })
}

/// Everything that a player can ask of a game, part by part.
fn asked_of(view: &View<'_>) -> [String; 4] {
    let offers: Vec<_> = (0..view.offers()).map(|at| view.offer(at)).collect();
    let each = Seat::BOTH.into_iter().flat_map(|seat| Area::ALL.map(|area| (seat, area)));
    let known: Vec<Vec<_>> = each.map(|(seat, area)| view.known(seat, area).collect()).collect();
    let decks = Seat::BOTH.map(|seat| view.looked_through(seat));
    let facts = (view.forecast(), view.about(), view.blocks(), view.asking(), view.playing().collect::<Vec<_>>());
    [
        format!("{:?}", view.board()),
        format!("{:?} {offers:?}", view.asked()),
        format!("{known:?} {:?} {decks:?}", view.unseen()),
        format!("{facts:?}"),
    ]
}

/// What the log tells a player of cards that lie hidden, to the letter: a card that came from where it was seen, was
/// revealed or looked at, until cards are shuffled there or one leaves unseen. Less than the player knows, and never more.
#[derive(Default)]
struct Told {
    known: BySeat<BTreeMap<CardId, (Seat, Area)>>,
    read: usize,
}

impl Told {
    fn read_on(&mut self, game: &Game) {
        let log = game.state().log.as_deref().expect("a log");
        let news = &log[self.read..];
        self.read = log.len();
        // Of several that come to a deck at once, nobody else learns the order (3-1-6-1).
        let come = |deck: Seat| {
            let comes =
                |event: &&Event| matches!(event, Event::Moved { to: Area::Deck, to_seat, .. } if *to_seat == deck);
            news.iter().filter(comes).count()
        };
        for viewer in Seat::BOTH {
            let sees = |seat: Seat, area: Area| area.is_open() || (area == Area::Hand && seat == viewer);
            let known = &mut self.known[viewer];
            for event in news {
                match *event {
                    Event::Shuffled(seat, area) => known.retain(|_, place| *place != (seat, area)),
                    Event::Revealed(card) => {
                        let object = game.state().object(card);
                        known.insert(card, (object.seat, object.area));
                    }
                    Event::Looked(seat, card) if seat == viewer => {
                        let object = game.state().object(card);
                        known.insert(card, (object.seat, object.area));
                    }
                    Event::Moved { card, from_seat, from, to_seat, to, .. } => {
                        known.remove(&card);
                        if !sees(from_seat, from) {
                            known.retain(|_, place| *place != (from_seat, from));
                        }
                        let ordered = to == Area::Deck && come(to_seat) > 1;
                        if sees(from_seat, from) && !sees(to_seat, to) && !ordered {
                            known.insert(card, (to_seat, to));
                        }
                    }
                    _ => {}
                }
            }
            // A card that was shown may have gone on since in the same breath.
            known.retain(|card, place| {
                let object = game.state().object(*card);
                *place == (object.seat, object.area)
            });
        }
    }
}

/// What has been seen of many games.
#[derive(Debug, Default)]
struct Count {
    worlds: u32,
    /// Worlds in which a hidden card is another.
    others: u32,
    /// Cards that the log has told of.
    told: u32,
    played: u32,
}

impl Count {
    /// Looks at worlds that each player cannot tell from a game that waits for an answer.
    fn look(&mut self, game: &Game, told: &Told, what: &str, rng: &mut Rng) {
        for viewer in Seat::BOTH {
            let mut again = rng.clone();
            let world = game.possible(viewer, rng);
            assert!(world.state() == game.possible(viewer, &mut again).state(), "{what}");
            let (here, there) = (game.view(viewer), world.view(viewer));
            assert_eq!(asked_of(&here), asked_of(&there), "{what}, {viewer} looks");
            let asked = game.decision().expect("asked").seat;
            if asked == viewer {
                let greedy = |view: &View<'_>| Greedy::default().choose(view);
                assert_eq!(greedy(&here), greedy(&there), "{what}, a greedy {viewer} is asked");
            }
            assert_eq!(world.check(), [""; 0], "{what}, {viewer} looks");
            assert_eq!(world.state().log, None);
            for seat in Seat::BOTH {
                assert_eq!(list(&world, seat), list(game, seat), "{what}: the list of {seat}");
            }
            for (card, (seat, area)) in &told.known[viewer] {
                let def = |game: &Game| game.state().object(*card).def;
                assert_eq!(def(&world), def(game), "{what}: {viewer} has seen {card:?} in {seat}'s {}", area.term());
                self.told += 1;
            }
            self.worlds += 1;
            let hidden = |game: &Game| Seat::BOTH.map(|seat| SECRET.map(|area| defs(game, seat, area)));
            self.others += u32::from(hidden(&world) != hidden(game));
            if self.worlds.is_multiple_of(8) {
                self.play_on(world, what, rng);
            }
        }
    }

    fn play_on(&mut self, mut world: Game, what: &str, rng: &mut Rng) {
        let [mut a, mut b] = [rng.fork(), rng.fork()].map(Random);
        duel::finish(&mut world, [&mut a, &mut b], |world, at, _| {
            if at == 0 {
                assert_eq!(world.check(), [""; 0], "{what}, a world goes on");
            }
        });
        assert!(world.outcome().is_some(), "{what}");
        self.played += 1;
    }

    /// Looks at every so-many-th decision of a game between random players.
    fn look_through(&mut self, game: &mut Game, index: u64, every: usize) {
        let mut rng = Rng::stream(SEED, index, 9);
        let [mut a, mut b] = Seat::BOTH.map(|seat| Random(duel::player_stream(SEED, index, seat)));
        let (mut told, mut decisions) = (Told::default(), 0);
        duel::finish(game, [&mut a, &mut b], |game, _, _| {
            told.read_on(game);
            decisions += 1;
            if decisions % every == 0 {
                self.look(game, &told, &format!("game {index}, decision {decisions}"), &mut rng);
            }
        });
    }

    fn assert_many(&self) {
        eprintln!("{self:?}");
        assert!(self.worlds > 100 && self.played > 10 && self.told > 10, "{self:?}");
        assert!(self.others * 10 > self.worlds * 9, "what is hidden is dealt anew: {self:?}");
    }
}

#[test]
fn a_possible_game_of_real_lists_is_the_same_to_its_player() {
    engine::with_lists(6, |lists| {
        let mut count = Count::default();
        for (index, pair) in
            (0..if engine::is_soak() { 600 } else { 8 }).zip(lists.iter().zip(lists.iter().rev()).cycle())
        {
            let setup = duel::setup([pair.0, pair.1], edition::usual(), TURN_LIMIT, true);
            let mut game = Game::new(&setup, Rng::new(SEED, index)).expect("decks of 50 cards");
            count.look_through(&mut game, index, 7);
        }
        count.assert_many();
    });
}

#[test]
fn a_possible_game_with_skills_of_every_kind_is_the_same_to_its_player() {
    for skills in [engine::STAND_INS, include_str!("stand-ins-keywords.yaml")] {
        engine::with_stand_ins(skills, |list| {
            let mut count = Count::default();
            let setup = duel::setup([list, list], edition::usual(), TURN_LIMIT, true);
            for index in 0..if engine::is_soak() { 600 } else { 6 } {
                let mut game = Game::new(&setup, Rng::new(SEED, index)).expect("decks of 50 cards");
                count.look_through(&mut game, index, 7);
            }
            count.assert_many();
        });
    }
}

#[test]
fn a_possible_game_from_any_board_is_the_same_to_its_player() {
    for ruleset in [DEFAULT, "dbscg-4.00"] {
        let (stock, edition) = generator::stock(ruleset);
        let mut count = Count::default();
        for index in 0..if engine::is_soak() { 6000 } else { 60 } {
            let mut rng = Rng::stream(SEED, index, 7);
            let below = |most| rng.below(u32::try_from(most).expect("few")) as usize;
            let board = generator::board(&stock, edition, below);
            let Ok(mut game) = Game::from_board(&board, Rng::new(SEED, index)) else { continue };
            count.look_through(&mut game, index, 5);
        }
        count.assert_many();
    }
}

#[test]
fn at_the_question_of_the_main_phase_every_card_that_is_not_known_is_dealt_anew() {
    engine::with_lists(6, |lists| {
        let (mut places, mut held) = (0, 0);
        for (index, pair) in (0..6).zip(lists.iter().zip(lists.iter().rev())) {
            let setup = duel::setup([pair.0, pair.1], edition::usual(), TURN_LIMIT, true);
            let mut game = Game::new(&setup, Rng::new(SEED, index)).expect("decks of 50 cards");
            let [mut a, mut b] = Seat::BOTH.map(|seat| Random(duel::player_stream(SEED, index, seat)));
            let mut asked = 0;
            duel::finish(&mut game, [&mut a, &mut b], |game, _, _| {
                let decision = game.decision().expect("asked");
                let (viewer, other) = (decision.seat, decision.seat.other());
                asked += usize::from(decision.question == Question::Main);
                if decision.question != Question::Main || asked % 6 != 0 {
                    return;
                }
                let known = game.view(viewer).known(other, Area::Hand);
                for (known, ways) in known.zip(ways(game, viewer, other, Area::Hand)) {
                    places += 1;
                    held += u32::from(known.is_none() && ways == 1);
                }
            });
        }
        eprintln!("{held} of {places} held");
        assert!(places > 50 && held == 0, "{held} of {places}");
    });
}

/// A board on which the first player has one card in hand with these instructions, activated and resolved.
fn after(instructions: &str, board: &str) -> Game {
    let mut game = asked(instructions, board);
    while game.decision().is_some_and(|decision| decision.question != Question::Main) {
        let first = game.decision().expect("asked").options[0];
        answer(&mut game, &[first]);
    }
    game
}

/// The same, at the first question that it asks.
fn asked(instructions: &str, board: &str) -> Game {
    let card =
        format!("cards: {{spell: {{kind: extra, skills: [{{tags: \"[Activate : Main]\", do: {instructions}}}]}}}}");
    let mut game = game(&format!("{card}\n{board}"));
    let spell = find(&game, Seat::A, Area::Hand)[0];
    answer(&mut game, &[Choice::Activate(spell, 0)]);
    game
}

/// The names of the cards of an area, as far as a player knows them by place.
fn known(game: &Game, viewer: Seat, seat: Seat, area: Area) -> Vec<String> {
    let name =
        |def: Option<DefId>| def.map_or_else(|| "?".to_owned(), |def| game.roster().def(def).card.name().to_owned());
    game.view(viewer).known(seat, area).map(name).collect()
}

/// For each place of an area how many different cards lie there in the worlds that a player holds possible.
fn ways(game: &Game, viewer: Seat, seat: Seat, area: Area) -> Vec<usize> {
    let mut rng = Rng::new(SEED, 1);
    let mut found = vec![BTreeSet::new(); game.state().cards(seat, area).len()];
    for _ in 0..60 {
        for (found, def) in found.iter_mut().zip(defs(&game.possible(viewer, &mut rng), seat, area)) {
            found.insert(def);
        }
    }
    found.into_iter().map(|found| found.len()).collect()
}

/// Places that are known have one card, and others have several.
fn assert_known(game: &Game, viewer: Seat, seat: Seat, area: Area, expected: &[&str]) {
    assert_eq!(known(game, viewer, seat, area), expected, "{viewer} knows of {seat}'s {}", area.term());
    let ways = ways(game, viewer, seat, area);
    let fixed: Vec<bool> = ways.iter().map(|ways| *ways == 1).collect();
    let expected: Vec<bool> = expected.iter().map(|name| *name != "?").collect();
    assert_eq!(fixed, expected, "{viewer} deals {seat}'s {} anew: {ways:?}", area.term());
}

const OTHERS: &str = "hand: [yellow, black], deck: [blue, green, yellow, black]";

#[test]
fn a_card_put_on_top_or_at_the_bottom_is_known_there_to_both() {
    let theirs = "[{move: [{all: {areas: [battle], whose: opponent}}, {to: deck}]}, \
                  {move: [{all: {areas: [energy], whose: opponent}}, deck-bottom]}]";
    let game = after(theirs, &format!("you: {{hand: spell}}\nopponent: {{battle: red, energy: blue, {OTHERS}}}"));
    for viewer in Seat::BOTH {
        assert_known(&game, viewer, Seat::B, Area::Deck, &["Red", "?", "?", "?", "?", "Blue"]);
    }
}

#[test]
fn a_card_on_top_is_followed_to_the_hand_that_draws_it() {
    let theirs = "[{move: [{all: {areas: [battle], whose: opponent}}, {to: deck}]}, {player-draws: [opponent, 1]}]";
    let game = after(theirs, &format!("you: {{hand: spell}}\nopponent: {{battle: red, {OTHERS}}}"));
    assert_known(&game, Seat::A, Seat::B, Area::Hand, &["?", "?", "Red"]);
}

#[test]
fn a_card_is_not_known_any_more_once_the_deck_is_shuffled() {
    let theirs = "[{move: [{all: {areas: [battle], whose: opponent}}, {to: deck}]}, {shuffle: opponent}]";
    let game = after(theirs, &format!("you: {{hand: spell}}\nopponent: {{battle: red, {OTHERS}}}"));
    for viewer in Seat::BOTH {
        assert_known(&game, viewer, Seat::B, Area::Deck, &["?"; 5]);
    }
}

const BOUNCE: &str = "[{move: [{all: {areas: [battle], whose: opponent}}, {to: hand}]}]";

#[test]
fn a_card_returned_to_a_hand_is_known_until_one_leaves_it_unseen() {
    let board = format!("you: {{hand: spell}}\nopponent: {{battle: red, {OTHERS}}}");
    let game = after(BOUNCE, &board);
    assert_known(&game, Seat::A, Seat::B, Area::Hand, &["?", "?", "Red"]);
    let secretly = "{as: [opponent, [{choose: {from: {areas: [hand]}, count: {exactly: 1}, as: gone}}, \
                    {move: [{named: gone}, deck-bottom]}]]}";
    let game = after(&BOUNCE.replace("}]}]", &format!("}}]}}, {secretly}]")), &board);
    assert_known(&game, Seat::A, Seat::B, Area::Hand, &["?"; 2]);
    assert_known(&game, Seat::A, Seat::B, Area::Deck, &["?"; 5]);
    assert_eq!(known(&game, Seat::B, Seat::B, Area::Deck)[4], "Yellow", "who put it there knows");
}

#[test]
fn a_copy_that_is_charged_may_be_the_card_that_was_known() {
    let board = "you: {hand: spell}\nopponent: {battle: red, hand: [red, black], deck: [blue, green, yellow, black]}";
    let charged = |at: usize| {
        let mut game = after(BOUNCE, board);
        let hand = find(&game, Seat::B, Area::Hand);
        answer(&mut game, &[Choice::Pass]);
        assert_eq!(game.decision().map(|decision| decision.question), Some(Question::Charge));
        answer(&mut game, &[Choice::Card(hand[at])]);
        known(&game, Seat::A, Seat::B, Area::Hand)
    };
    assert_eq!(charged(0), ["?"; 3], "a red one is on the table, and another may be in hand");
    assert_eq!(charged(1), ["?", "Red", "?"]);
}

#[test]
fn who_looks_at_cards_knows_them_where_they_are_put_and_nobody_else() {
    let look = "[{look-at-top: [3, seen]}, {choose: {from: {areas: [deck], among: seen}, count: {exactly: 1}, as: found}}, \
                {move: [{named: found}, {to: hand}]}, {move: [{rest: [seen, found]}, deck-bottom]}]";
    let deck = "[red, blue, green, yellow, black, yellow]";
    let game = after(look, &format!("you: {{hand: spell, deck: {deck}}}"));
    assert_known(&game, Seat::A, Seat::A, Area::Deck, &["?", "?", "?", "Blue", "Green"]);
    assert_known(&game, Seat::B, Seat::A, Area::Deck, &["?"; 5]);
    assert_known(&game, Seat::B, Seat::A, Area::Hand, &["?"]);
}

#[test]
fn a_hand_that_was_looked_at_stays_known() {
    let look = "[{look: [{all: {areas: [hand], whose: opponent}}, seen]}]";
    let game = after(look, &format!("you: {{hand: spell}}\nopponent: {{{OTHERS}}}"));
    assert_known(&game, Seat::A, Seat::B, Area::Hand, &["Yellow", "Black"]);
}

#[test]
fn a_card_that_was_revealed_on_top_stays_known_to_both() {
    let reveal = "[{reveal: {top: [you, 1]}}]";
    let game = after(reveal, "you: {hand: spell, deck: [red, blue, green, yellow]}");
    for viewer in Seat::BOTH {
        assert_known(&game, viewer, Seat::A, Area::Deck, &["Red", "?", "?", "?"]);
    }
}

#[test]
fn the_order_of_cards_put_into_a_deck_is_known_to_its_player_alone() {
    // 3-1-6-1
    let storm = "[{move: [{all: {areas: [battle], whose: opponent}}, {to: deck}]}]";
    let board = "you: {hand: spell}\nopponent: {battle: [red, blue, green], deck: [yellow, black, yellow, black]}";
    let game = after(storm, board);
    assert_known(&game, Seat::A, Seat::B, Area::Deck, &["?"; 7]);
    let own = known(&game, Seat::B, Seat::B, Area::Deck);
    assert!(own[..3].iter().all(|name| name != "?") && own[3..].iter().all(|name| name == "?"), "{own:?}");
}

#[test]
fn who_searches_a_deck_knows_which_cards_it_holds_and_not_where() {
    // 3-2-2, 8-5-3-7
    let search = "[{choose: {from: {areas: [deck], filter: {color: Red}}, count: {up-to: 1}, as: found}}, \
                  {move: [{named: found}, {to: hand}]}, {shuffle: you}]";
    let board = "you: {hand: spell, deck: [red, blue, red, green], life: [yellow, black, yellow, black]}";
    let sorted = |game: &Game| {
        let mut deck = defs(game, Seat::A, Area::Deck);
        deck.sort_unstable();
        deck
    };
    let decks = |game: &Game, viewer: Seat| {
        let mut rng = Rng::new(SEED, 2);
        let worlds: Vec<Game> = (0..40).map(|_| game.possible(viewer, &mut rng)).collect();
        let orders: BTreeSet<Vec<DefId>> = worlds.iter().map(|world| defs(world, Seat::A, Area::Deck)).collect();
        (orders.len(), worlds.iter().map(sorted).collect::<BTreeSet<_>>().len())
    };
    let game = asked(search, board);
    let (orders, sets) = decks(&game, Seat::A);
    assert!(orders > 1 && sets == 1, "while the deck is searched: {orders} orders of {sets} decks");
    let game = after(search, board);
    assert_eq!(game.view(Seat::A).looked_through(Seat::A), Some(sorted(&game)));
    let (orders, sets) = decks(&game, Seat::A);
    assert!(orders > 1 && sets == 1, "{orders} orders of {sets} decks");
    let (_, sets) = decks(&game, Seat::B);
    assert!(sets > 1, "nobody else knows what is in the deck");
}

#[test]
fn chance_to_come_is_another_in_every_possible_game() {
    let discard = "[{may: [[{choose: {from: {areas: [hand]}, count: {exactly: 1}, as: gone, at-random: true}}, \
                   {move: [{named: gone}, {to: drop}]}], []]}]";
    let game = asked(discard, "you: {hand: [spell, red, blue, green, yellow, black]}");
    assert_eq!(game.decision().map(|decision| decision.question), Some(Question::May));
    let mut rng = Rng::new(SEED, 3);
    let thrown = (0..20).map(|_| {
        let mut world = game.possible(Seat::A, &mut rng);
        answer(&mut world, &[Choice::Yes]);
        defs(&world, Seat::A, Area::Drop)
    });
    assert!(thrown.collect::<BTreeSet<_>>().len() > 2);
}
