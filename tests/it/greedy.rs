//! What the greedy player answers: small boards, one for each of its rules, and whole games.

use deckscouter::ability::Area;
use deckscouter::engine::dbscg::{Choice, Game, Question, Rng, Seat};
use deckscouter::player::{Greedy, Player, Random};
use deckscouter::report::told::Told;
use deckscouter::sim::duel;
use deckscouter::sim::scenario;

use crate::engine;

/// The game of a scenario without a script.
fn game(cards_and_board: &str) -> Game {
    let scenario = scenario::read(&format!("name: a board\n{cards_and_board}\n")).expect("a scenario");
    let board = scenario.board(&|_| None).expect("cards that are all defined");
    Game::from_board(&board, Rng::new(0, 0)).expect("a board")
}

/// The answers that greedy players give, question by question, until a turn is over or so many have been given. In words
/// without card numbers, in small letters.
fn answers(cards_and_board: &str, most: usize) -> Vec<(Question, String)> {
    let mut game = game(cards_and_board);
    let mut players = Seat::BOTH.map(|_| Greedy::default());
    let mut out = Vec::new();
    game.step();
    let turn = game.state().turn;
    while let Some(decision) = game.decision().filter(|_| out.len() < most && game.state().turn <= turn) {
        let (seat, question) = (decision.seat, decision.question);
        let view = game.view(seat);
        let at = players[seat as usize].choose(&view);
        let words = Told::to(&game, seat).offer(at).expect("it is offered");
        out.push((question, plain(&words.to_string())));
        let choice = game.decision().expect("asked").options[at];
        game.answer(choice).expect("it is offered");
        game.step();
    }
    out
}

/// Without the numbers that scenarios give to their cards, in small letters.
fn plain(words: &str) -> String {
    let kept: Vec<_> = words.split(' ').filter(|word| !word.contains('-') || word.contains('[')).collect();
    kept.join(" ").to_lowercase()
}

/// The answers to one question.
fn to(question: Question, cards_and_board: &str) -> Vec<String> {
    let given = answers(cards_and_board, 60).into_iter();
    given.filter(|(asked, _)| *asked == question).map(|(_, words)| words).collect()
}

/// The first answer to a question.
fn first(question: Question, cards_and_board: &str) -> String {
    let all = to(question, cards_and_board);
    all.first().cloned().unwrap_or_else(|| panic!("{question:?} is not asked: {:?}", answers(cards_and_board, 60)))
}

const COSTS: &str = "cards:
  cheap: {energy: 1, power: 5000}
  hit: {energy: 2, power: 10000}
  strong: {energy: 3, power: 15000}
  dear: {energy: 7, power: 30000}
";

#[test]
fn a_hand_that_cannot_be_played_for_long_goes_back_and_a_playable_one_stays() {
    let deck = |card| format!("{COSTS}begin: set-up\nyou: {{deck: [{card} x30]}}\nopponent: {{deck: [{card} x30]}}");
    let back = |card| {
        let answers = to(Question::Mulligan, &deck(card));
        answers.iter().take_while(|answer| *answer != "done").count()
    };
    assert_eq!(back("cheap"), 0);
    assert_eq!(back("strong"), 0);
    assert_eq!(back("dear"), 6);
}

#[test]
fn what_cannot_be_paid_for_soon_is_charged_first() {
    let board = format!("{COSTS}begin: charge\nyou: {{hand: [hit, dear, strong], energy: [red x2], deck: [cheap x9]}}");
    assert_eq!(first(Question::Charge, &board), "dear");
}

#[test]
fn a_second_copy_is_charged_before_a_single_card_that_is_as_good() {
    let board = "cards:\n  one: {energy: 2, power: 10000}\n  two: {energy: 2, power: 10000}\nbegin: charge\n\
                 you: {hand: [one, two, two], energy: red, deck: [two x9]}";
    assert_eq!(first(Question::Charge, board), "two");
}

#[test]
fn nothing_is_charged_where_more_energy_gives_nothing() {
    let board = format!("{COSTS}begin: charge\nyou: {{hand: [cheap, hit], energy: [red x8], deck: [cheap x9]}}");
    assert_eq!(first(Question::Charge, &board), "pass");
}

#[test]
fn the_color_that_the_hand_asks_for_is_charged() {
    let board = "cards:\n  sky: {energy: 2, specified: BB, power: 10000}\n  sea: {energy: 6, colors: [blue]}\n  \
                 fire: {energy: 6, colors: [red]}\nbegin: charge\n\
                 you: {hand: [sky, fire, sea], energy: [blue, red], deck: 9}";
    assert_eq!(first(Question::Charge, board), "sea");
}

#[test]
fn the_color_that_the_hand_asks_for_is_not_rested() {
    let board = "cards:\n  any: {energy: 1, power: 15000}\n  sky: {energy: 1, specified: B, power: 10000}\n\
                 you: {hand: [any, sky], energy: [blue, red]}";
    let paid = first(Question::Pay, board);
    assert!(paid.starts_with("red"), "{paid}");
    assert_eq!(to(Question::Main, board)[..2], ["play any", "play sky"]);
}

#[test]
fn the_strongest_card_that_can_be_paid_for_is_played_first() {
    let board = format!("{COSTS}you: {{leader: leader rest, hand: [cheap, hit, strong, dear], energy: [red x4]}}");
    assert_eq!(to(Question::Main, &board)[..2], ["play strong", "play cheap"]);
}

#[test]
fn a_leader_awakens_as_soon_as_it_can() {
    let board = "cards:\n  vegeta:\n    kind: leader\n    skills:\n      - {tags: \"[Awaken]\", \
                 if: {count: [{areas: [life]}, {max: 4}]}, do: [{flip: this}]}\n    back: {power: 15000}\n\
                 you: {leader: vegeta, life: 4, hand: red, energy: red}";
    assert!(first(Question::Main, board).starts_with("activate skill 1"), "{}", first(Question::Main, board));
}

#[test]
fn energy_is_spent_before_an_awakening_that_switches_it_to_active_mode() {
    let board = "cards:\n  hit: {energy: 2, power: 10000}\n  vegeta:\n    kind: leader\n    skills:\n      - {tags: \"[Awaken]\", \
                 if: {count: [{areas: [life]}, {max: 4}]}, do: [{switch: [{all: {areas: [energy]}}, active]}, {flip: this}]}\n    \
                 back: {power: 15000}\nyou: {leader: vegeta, life: 4, hand: [hit, hit], energy: [red x2]}";
    let answers = to(Question::Main, board);
    assert!(answers[0] == "play hit" && answers[1].starts_with("activate") && answers[2] == "play hit", "{answers:?}");
}

#[test]
fn an_attack_that_gets_through_is_made_and_one_that_does_not_is_left() {
    let board = "cards:\n  weak: {power: 5000}\n  hit: {power: 10000}\nyou: {leader: leader rest, battle: [weak, hit]}";
    let attacks = to(Question::Main, board);
    assert_eq!(attacks.len(), 2, "{attacks:?}");
    assert!(attacks[0].starts_with("attack leader leader with hit"), "{attacks:?}");
    assert_eq!(attacks[1], "end the main phase");
}

#[test]
fn a_strong_card_in_rest_mode_is_attacked_rather_than_a_leader_with_much_life() {
    let board = "cards:\n  big: {power: 20000}\nyou: {leader: leader rest, battle: big}\nopponent: {battle: big rest}";
    let attack = first(Question::Main, board);
    assert!(attack.starts_with("attack big"), "{attack}");
    let lethal = board.replace("battle: big rest}", "battle: big rest, life: 1}");
    let attack = first(Question::Main, &lethal);
    assert!(attack.starts_with("attack leader"), "{attack}");
}

#[test]
fn a_blocker_stays_back_where_the_next_attacks_would_be_the_end() {
    let board = |life| {
        format!(
            "cards:\n  wall: {{power: 10000, skills: [\"[Blocker]\"]}}\n  hit: {{power: 15000}}\n\
             you: {{leader: leader rest, battle: wall, life: {life}}}\nopponent: {{battle: hit}}"
        )
    };
    assert_eq!(first(Question::Main, &board(2)), "end the main phase");
    assert!(first(Question::Main, &board(8)).starts_with("attack"));
}

#[test]
fn the_fewest_cards_are_used_in_a_combo_that_wins_a_good_battle() {
    let board = "cards:\n  hit: {power: 15000}\n  big: {power: 20000, energy: 5}\n\
                 you: {leader: leader rest, battle: hit, hand: [red x3]}\nopponent: {battle: big rest}";
    let answers = to(Question::Offense, board);
    assert_eq!(answers.len(), 2, "{answers:?}");
    assert!(answers[0].starts_with("combo with red") && answers[1] == "pass", "{answers:?}");
}

#[test]
fn an_attack_that_would_end_the_game_gets_a_lead_over_what_the_opponent_may_hold() {
    let board = |hand| {
        format!(
            "cards:\n  hit: {{power: 10000}}\nyou: {{leader: leader rest, battle: hit, hand: [red x3]}}\n\
             opponent: {{life: 1, hand: {hand}}}"
        )
    };
    let leads = |hand| to(Question::Offense, &board(hand)).iter().filter(|answer| answer.starts_with("combo")).count();
    assert_eq!((leads(0), leads(1), leads(2)), (0, 1, 2));
}

#[test]
fn no_card_is_used_in_a_combo_that_changes_nothing() {
    let board = "cards:\n  hit: {power: 15000}\nyou: {leader: leader rest, battle: hit, hand: [red x3]}";
    assert_eq!(first(Question::Offense, board), "pass");
}

#[test]
fn the_last_life_is_defended_with_as_few_cards_as_are_needed_and_the_first_is_not() {
    let board = |life| {
        format!(
            "cards:\n  hit: {{power: 15000}}\nturn-player: opponent\n\
             you: {{hand: [red x5], life: {life}}}\nopponent: {{leader: leader rest, battle: hit}}"
        )
    };
    // 7-4-1-4: the attack gets through with equal power, so it takes 10000.
    let answers = to(Question::Defense, &board(1));
    assert_eq!(answers.len(), 3, "{answers:?}");
    assert!(answers[..2].iter().all(|answer| answer.starts_with("combo with red")), "{answers:?}");
    assert_eq!(first(Question::Defense, &board(8)), "pass");
}

#[test]
fn a_battle_that_cannot_be_won_gets_no_cards() {
    let board = "cards:\n  giant: {power: 40000}\nturn-player: opponent\n\
                 you: {hand: [red x3], life: 1}\nopponent: {leader: leader rest, battle: giant}";
    assert_eq!(first(Question::Defense, board), "pass");
}

#[test]
fn a_skill_that_is_enough_saves_the_cards() {
    let board = "cards:\n  hit: {power: 15000}\n  \
                 guard: {power: 5000, skills: [{tags: \"[Activate : Battle] [Once per turn]\", \
                 do: [{give: [guard, {power: 10000}, battle]}]}]}\nturn-player: opponent\n\
                 you: {battle: guard rest, hand: [red x2], life: 1}\nopponent: {leader: leader rest, battle: hit}";
    let answers = to(Question::Defense, board);
    assert!(answers[0].starts_with("activate skill 1") && answers[1] == "pass", "{answers:?}");
}

#[test]
fn a_blocker_blocks_what_would_be_the_end_and_not_what_does_little() {
    let board = |life| {
        format!(
            "cards:\n  wall: {{power: 10000, skills: [\"[Blocker]\"]}}\n  hit: {{power: 15000}}\nturn-player: opponent\n\
             you: {{battle: wall, life: {life}}}\nopponent: {{leader: leader rest, battle: hit}}"
        )
    };
    assert_eq!(first(Question::Use, &board(1)), "yes");
    assert_eq!(first(Question::Use, &board(8)), "no");
}

#[test]
fn an_attack_is_countered_that_would_be_the_end() {
    let board = |life| {
        format!(
            "cards:\n  hit: {{power: 15000}}\n  \
             trap: {{kind: extra, energy: 1, skills: [{{tags: \"[Counter : Attack]\", do: [negate-attack]}}]}}\n\
             turn-player: opponent\nyou: {{hand: trap, energy: red, life: {life}}}\n\
             opponent: {{leader: leader rest, battle: hit}}"
        )
    };
    assert!(first(Question::Counter, &board(1)).starts_with("activate"));
    assert_eq!(first(Question::Counter, &board(8)), "pass");
}

/// A card with a skill of the Main Phase, once per turn.
fn with_skill(does: &str, board: &str) -> String {
    format!(
        "cards:\n  weak: {{power: 5000}}\n  big: {{power: 20000, energy: 5}}\n  \
         goku: {{power: 5000, skills: [{{tags: \"[Activate : Main] [Once per turn]\", {does}}}]}}\n{board}"
    )
}

#[test]
fn the_strongest_card_of_the_opponent_is_chosen_for_the_worst() {
    let ko =
        "do: [{choose: {from: {areas: [battle], whose: opponent}, count: {exactly: 1}, as: it}}, {ko: {named: it}}]";
    let board = "you: {leader: leader rest, battle: goku}\nopponent: {battle: [weak, big, weak]}";
    let chosen = first(Question::Choose, &with_skill(ko, board));
    assert!(chosen.starts_with("big"), "{chosen}");
    // Nothing to KO, nothing to do.
    let nobody = with_skill(ko, "you: {leader: leader rest, battle: goku}");
    assert_eq!(first(Question::Main, &nobody), "end the main phase");
}

#[test]
fn what_strengthens_goes_to_a_card_of_our_own() {
    let give = "do: [{choose: {from: {areas: [battle], whose: both}, count: {exactly: 1}, as: it}}, \
                {give: [{named: it}, {power: 10000}, turn]}]";
    let board = "you: {leader: leader rest, battle: [goku, weak]}\nopponent: {battle: [big, big]}";
    let chosen = first(Question::Choose, &with_skill(give, board));
    assert!(!chosen.contains("big"), "{chosen}");
}

#[test]
fn a_search_finds_the_best_card_and_a_discard_the_worst() {
    let search = "do: [{choose: {from: {areas: [deck], filter: {kind: battle}}, count: {up-to: 1}, as: it}}, \
                  {move: [{named: it}, {to: hand}]}, {shuffle: you}]";
    let board = "you: {leader: leader rest, battle: goku, energy: [red x5], deck: [weak, weak, big, weak]}";
    let chosen = first(Question::Choose, &with_skill(search, board));
    assert!(chosen.starts_with("big"), "{chosen}");
    let discard = "do: [{draw: 2}, {discard: [you, 1]}]";
    let board = "you: {leader: leader rest, battle: goku, energy: [red x4], hand: [big, weak], deck: [big x9]}";
    assert_eq!(first(Question::Discard, &with_skill(discard, board)), "weak");
}

#[test]
fn what_does_harm_alone_is_not_done() {
    let harm = "do: [{draw: 1}, {may: [[{choose: {from: {areas: [battle], other: true}, count: {exactly: 1}, as: it}}, \
                {ko: {named: it}}], []]}]";
    let board = "you: {leader: leader rest, battle: [goku, big rest]}";
    assert_eq!(first(Question::May, &with_skill(harm, board)), "no");
}

#[test]
fn what_a_skill_may_do_to_a_card_of_the_opponent_is_done_and_to_one_of_ours_is_not() {
    let board = |watched| {
        format!(
            "cards:\n  big: {{power: 20000}}\n  \
             goku: {{power: 5000, skills: [{{tags: \"[Auto]\", when: {{played: {{{watched}: {{kind: battle}}}}}}, \
             do: [{{may: [[{{give: [it, negate, turn]}}], []]}}]}}]}}\n\
             you: {{leader: leader rest, battle: goku, hand: big, energy: red}}\nopponent: {{battle: goku}}"
        )
    };
    assert_eq!(first(Question::May, &board("theirs")), "yes");
    assert_eq!(first(Question::May, &board("your-other")), "no");
}

#[test]
fn the_better_of_two_options_is_taken() {
    let options = "do: [{options: [1, [[{draw: 1}], [{draw: 3}]]]}]";
    assert_eq!(first(Question::Option, &with_skill(options, "you: {leader: leader rest, battle: goku}")), "option 2");
}

#[test]
fn the_price_is_paid_with_what_is_worth_least() {
    let price = "cost: [{cards: {count: 1, from: {areas: [hand]}, fate: {to: drop}}}], do: [{draw: 2}]";
    let board = "you: {leader: leader rest, battle: goku, energy: [red x4], hand: [big, weak]}";
    assert_eq!(first(Question::Price, &with_skill(price, board)), "weak");
}

#[test]
fn the_last_life_and_the_last_card_of_the_deck_are_not_paid() {
    let price = "cost: [{cards: {count: 1, from: {areas: [life]}, fate: {to: hand}}}], do: [{draw: 1}]";
    let board = |life, deck| {
        let board = format!("you: {{leader: leader rest, battle: goku, life: {life}, deck: {deck}}}");
        first(Question::Main, &with_skill(price, &board))
    };
    assert!(board(8, 9).starts_with("activate"));
    assert_eq!(board(1, 9), "end the main phase");
    assert_eq!(board(8, 1), "end the main phase");
}

#[test]
fn a_skill_without_a_price_is_not_used_for_ever() {
    let board = "cards:\n  pump: {combo: none, power: 5000, skills: [{tags: \"[Activate : Main]\", \
                 do: [{give: [this, {power: 5000}, turn]}]}]}\nyou: {leader: leader rest, battle: pump}";
    let used = to(Question::Main, board).iter().filter(|answer| answer.starts_with("activate")).count();
    assert!((1..=3).contains(&used), "{used} times");
}

#[test]
fn greedy_games_end_and_are_the_same_when_they_are_played_again() {
    engine::with_lists(12, |lists| {
        let (a, b) = (&lists[0], &lists[lists.len() / 2]);
        let setup = duel::setup([a, b], deckscouter::sim::edition::usual(), 60, true);
        for index in 0..6 {
            let play = || {
                let mut game = Game::new(&setup, Rng::new(5, index)).expect("decks of 50 cards");
                let [mut one, mut two] = Seat::BOTH.map(|_| Greedy::default());
                let mut choices: Vec<Choice> = Vec::new();
                duel::finish(&mut game, [&mut one, &mut two], |game, at, choice| {
                    assert!(at < game.decision().expect("asked").options.len());
                    choices.push(choice);
                });
                (choices, game.state().outcome)
            };
            assert_eq!(play(), play(), "game {index}");
        }
    });
}

/// A player who looks whether the one it stands in for names a place that is offered.
struct Watched(Greedy);

impl Player for Watched {
    fn choose(&mut self, view: &deckscouter::engine::dbscg::View<'_>) -> usize {
        let at = self.0.choose(view);
        assert!(at < view.offers(), "{:?}: {at} of {}", view.asked(), view.offers());
        at
    }
}

#[test]
fn greedy_beats_random_with_the_same_deck_and_names_what_is_offered() {
    engine::with_lists(12, |lists| {
        let (mut won, mut games) = (0, 0);
        for list in lists {
            let setup = duel::setup([list, list], deckscouter::sim::edition::usual(), 100, false);
            for index in 0..10 {
                let mut game = Game::new(&setup, Rng::new(3, index)).expect("decks of 50 cards");
                let (mut greedy, mut random) =
                    (Watched(Greedy::default()), Random(duel::player_stream(3, index, Seat::B)));
                let result = duel::finish(&mut game, [&mut greedy, &mut random], |_, _, _| ());
                games += 1;
                won += u32::from(result.outcome == deckscouter::engine::dbscg::Outcome::Won(Seat::A));
            }
        }
        assert!(won * 100 >= games * 95, "{won} of {games}");
    });
}

#[test]
fn a_hand_with_life_left_is_not_thrown_away() {
    // Ten greedy turns against somebody who never answers: damage is done, and the hand is not empty at once.
    let board = "you: {hand: [red x6], energy: [red x2], deck: 30}\nopponent: {deck: 30}";
    let mut game = game(board);
    let (mut greedy, mut dummy) = (Greedy::default(), deckscouter::player::Dummy);
    duel::finish(&mut game, [&mut greedy, &mut dummy], |_, _, _| ());
    assert_eq!(game.state().outcome, Some(deckscouter::engine::dbscg::Outcome::Won(Seat::A)));
    assert!(!game.state().cards(Seat::A, Area::Deck).is_empty());
}

/// An attack of the opponent's card `hit` that ends the game, or does not.
fn attacked(cards: &str, you: &str, opponent: &str) -> String {
    format!(
        "cards:\n  hit: {{power: 15000}}\n{cards}turn-player: opponent\nyou: {{{you}}}\n\
         opponent: {{leader: leader rest, battle: hit{opponent}}}"
    )
}

/// \[Counter : Attack\] for one energy, or for a life card in its place.
const SPARKING: &str = "  trap: {kind: extra, energy: 1, skills: [{tags: \"[Counter : Attack]\", do: [negate-attack]}, \
    {tags: \"[Permanent]\", permanent: [{scope: Hand, says: {Discount: {instead: true, \
    of: [CounterAttack], cost: [{cards: {count: 1, from: {areas: [life]}, fate: {to: hand}}}]}}}]}]}\n";

#[test]
fn the_last_life_is_not_paid_for_a_counter_and_another_is_where_that_saves_the_game() {
    let board = |life, energy| {
        let twice = SPARKING.to_owned() + "  twice: {power: 15000, skills: [\"[Double Strike]\"]}\n";
        let you = format!("hand: trap, life: {life}{energy}");
        attacked(&twice, &you, "").replace("battle: hit", "battle: twice")
    };
    assert_eq!(to(Question::Counter, &board(1, "")), ["pass"]);
    assert!(
        first(Question::Counter, &board(2, "")).starts_with("activate"),
        "{}",
        first(Question::Counter, &board(2, ""))
    );
    // Where there is energy for it, that is paid.
    let energy = board(1, ", energy: red");
    assert!(first(Question::Counter, &energy).starts_with("activate"));
    assert_eq!(to(Question::Use, &energy), ["no"]);
}

#[test]
fn a_leader_does_not_awaken_for_its_last_life() {
    let board = |life| {
        format!(
            "cards:\n  vegeta:\n    kind: leader\n    skills:\n      - {{tags: \"[Awaken]\", \
             cost: [{{cards: {{count: 1, from: {{areas: [life]}}, fate: {{to: hand}}}}}}], do: [{{flip: this}}]}}\n    \
             back: {{power: 15000}}\nyou: {{leader: vegeta, life: {life}}}"
        )
    };
    assert!(first(Question::Main, &board(3)).starts_with("activate"));
    assert!(to(Question::Main, &board(1)).iter().all(|answer| !answer.starts_with("activate")));
}

#[test]
fn a_card_that_takes_the_last_life_as_it_comes_stays_in_hand() {
    let board = |life| {
        format!(
            "cards:\n  big: {{energy: 2, power: 25000, skills: [{{tags: \"[Auto]\", when: {{played: this}}, \
             do: [{{damage: [you, 1]}}]}}]}}\nyou: {{leader: leader rest, hand: big, energy: [red x2], life: {life}}}"
        )
    };
    assert_eq!(first(Question::Main, &board(7)), "play big");
    assert!(to(Question::Main, &board(1)).iter().all(|answer| answer != "play big"));
}

#[test]
fn an_attack_that_is_negated_gets_no_second_counter_no_blocker_and_no_combo() {
    let traps = "  trap: {kind: extra, skills: [{tags: \"[Counter : Attack]\", do: [negate-attack]}]}\n  \
                 wall: {power: 10000, skills: [\"[Blocker]\"]}\n";
    let board = attacked(traps, "hand: [trap, trap, red x4], battle: wall, life: 1", "");
    let answers = answers(&board, 60);
    let counters = answers.iter().filter(|(question, words)| *question == Question::Counter && words != "pass");
    assert_eq!(counters.count(), 1, "{answers:?}");
    let given = |(question, words): &&(Question, String)| {
        (*question == Question::Use && words == "yes") || (*question == Question::Defense && words.starts_with("combo"))
    };
    assert_eq!(answers.iter().find(given), None, "{answers:?}");
}

#[test]
fn skills_that_lock_copies_are_priced_as_what_they_are() {
    // Two cards are brought; "you can't activate copies for the turn" takes nothing where there is no other copy.
    let board = "cards:\n  big: {power: 15000, skills: []}\n  \
                 goku: {power: 5000, energy: 1, skills: [{tags: \"[Activate : Main] [Once per turn]\", \
                 cost: [{energy: {any: 1}}], do: [{play: [{chosen: {from: {areas: [deck], filter: {power: {min: 15, max: 15}}}, \
                 count: {up-to: 1}, as: it}}, active]}, {shuffle: you}, \
                 {give-all: [{areas: [deck, hand, drop, leader, battle], filter: copy}, {forbid: {activate-keyword: [ActivateMain]}}, turn]}]}]}\n\
                 you: {leader: leader rest, battle: goku rest, energy: red, deck: [big x9]}";
    assert!(first(Question::Main, board).starts_with("activate"), "{:?}", to(Question::Main, board));
}

#[test]
fn a_search_that_can_find_nothing_is_left_alone() {
    let search = "cost: [{energy: {any: 1}}], do: [{play: [{chosen: {from: {areas: [deck], filter: {power: {min: 20, max: 20}}}, \
                  count: {up-to: 1}, as: it}}, active]}, {shuffle: you}]";
    let board = |deck| {
        format!("you: {{leader: leader rest, battle: goku rest, energy: red, deck: [{deck} x9], life: [{deck} x7]}}")
    };
    assert!(first(Question::Main, &with_skill(search, &board("big"))).starts_with("activate"));
    assert_eq!(first(Question::Main, &with_skill(search, &board("weak"))), "end the main phase");
}

#[test]
fn a_super_combo_without_printed_power_combos_by_what_it_does() {
    let cards = "  super: {power: 0, energy: 2, combo: {cost: 0, power: 0}, skills: [\"[Super Combo]\", \
                 {tags: \"[Auto]\", from: [combo], when: {comboed: this}, cost: [{condition: {count: [{areas: [life]}, {max: 4}]}}], \
                 do: [{give: [this, {combo-power: 10000}, battle]}]}]}\n";
    let answer = |life| first(Question::Defense, &attacked(cards, &format!("hand: super, life: {life}"), ""));
    assert!(answer(1).starts_with("combo with super"), "{}", answer(1));
}

#[test]
fn energy_is_kept_for_a_counter_that_is_worth_more_than_a_small_card() {
    let board = |trap: &str| {
        format!(
            "cards:\n  small: {{energy: 1, power: 3000, combo: {{cost: 0, power: 5000}}}}\n  \
             trap: {{kind: extra, energy: 1, skills: [{trap}]}}\n\
             you: {{leader: leader rest, hand: [small, trap], energy: red, life: 2}}\nopponent: {{battle: [red x2]}}"
        )
    };
    let stops = "{tags: \"[Counter : Attack]\", do: [negate-attack, {draw: 1}]}";
    assert_eq!(first(Question::Main, &board(stops)), "end the main phase");
}

#[test]
fn a_charge_that_comes_in_rest_mode_waits_where_a_card_could_be_played() {
    let board = "cards:\n  one: {energy: 1, power: 10000}\n  \
                 both: {energy: 6, power: 10000, colors: [red, blue], skills: [\"[Energy-Exhaust]\"]}\n  plain: {energy: 5, power: 20000}\n\
                 begin: charge\nyou: {hand: [one, both, plain], deck: [one x9]}";
    assert_eq!(first(Question::Charge, board), "plain");
}

#[test]
fn all_cards_of_both_are_weighed_by_whose_they_are() {
    let sweep = "do: [{choose: {from: {areas: [battle], whose: both, filter: {power: {min: 20}}}, count: all, as: it}}, \
                 {move: [{named: it}, {to: hand}]}]";
    let board = |ours, theirs| {
        let board =
            format!("you: {{leader: leader rest, battle: [goku rest{ours}]}}\nopponent: {{battle: [{theirs}]}}");
        first(Question::Main, &with_skill(sweep, &board))
    };
    assert_eq!(board(", big rest, big rest", "big"), "end the main phase");
    assert!(board("", "big, big").starts_with("activate"));
}

#[test]
fn what_a_card_does_to_its_player_as_it_comes_counts_against_it() {
    let board = |draws: &str| {
        format!(
            "cards:\n  goku: {{energy: 2, power: 10000, skills: [{{tags: \"[Auto]\", when: {{played: this}}, do: [{draws}]}}]}}\n  \
             plain: {{energy: 2, power: 10000}}\n\
             you: {{leader: leader rest, hand: [goku, plain, red x4], energy: [red x2]}}"
        )
    };
    assert_eq!(first(Question::Main, &board("{discard: [you, 3]}")), "play plain");
    assert_eq!(first(Question::Main, &board("{draw: 2}")), "play goku");
}

#[test]
fn a_double_strike_may_take_more_than_three_combos() {
    let board = "cards:\n  twice: {power: 30000, skills: [\"[Double Strike]\"]}\n  scrap: {energy: 9, power: 1000}\n\
                 turn-player: opponent\nyou: {hand: [scrap x8], life: 3}\n\
                 opponent: {leader: leader rest, battle: twice}";
    // 7-4-1-4: 20001 power more, by 5000 each.
    let combos = to(Question::Defense, board).iter().filter(|answer| answer.starts_with("combo")).count();
    assert_eq!(combos, 5);
}

#[test]
fn an_attack_that_can_still_be_answered_does_not_take_everything() {
    let board = "cards:\n  hit: {power: 10000}\n  big: {energy: 5, power: 25000, combo: {cost: 0, power: 5000}}\n\
                 you: {leader: leader rest, battle: [hit, big rest, big rest, big rest]}\nopponent: {life: 1, hand: 4, battle: red rest}";
    let given = to(Question::Offense, board).iter().filter(|answer| answer.starts_with("combo")).count();
    assert_eq!(given, 0);
}

#[test]
fn power_is_not_taken_from_a_card_that_has_lost_already() {
    let board = "cards:\n  hit: {power: 25000}\n  big: {power: 20000}\n  \
                 drain: {kind: extra, energy: 1, skills: [{tags: \"[Activate : Battle]\", do: [{choose: {from: {areas: [battle], whose: opponent}, \
                 count: {exactly: 1}, as: it}}, {give: [{named: it}, {power: -10000}, battle]}]}]}\n\
                 you: {leader: leader rest, battle: hit, hand: drain, energy: red}\nopponent: {battle: big rest}";
    assert_eq!(first(Question::Offense, board), "pass");
}

#[test]
fn of_all_that_a_card_can_do_the_best_is_done() {
    // 13-4: one skill of a Unison Card in a turn; the first that is offered is not the best.
    let board = "cards:\n  one:\n    kind: unison\n    power: 15000\n    skills:\n      \
                 - {tags: \"[+1][Activate : Main]\", do: [{give: [this, {power: 1000}, turn]}]}\n      \
                 - {tags: \"[-2][Activate : Main]\", do: [{choose: {from: {whose: opponent, filter: {kind: battle}}, \
                 count: {up-to: 1}, as: a}}, {ko: {named: a}}]}\n  big: {power: 30000, energy: 6}\n\
                 you: {leader: leader rest, unison: one +5}\nopponent: {battle: big}";
    assert!(first(Question::Main, board).starts_with("activate skill 2"), "{}", first(Question::Main, board));
}

#[test]
fn a_field_is_played_for_what_it_does_turn_by_turn() {
    let board = "cards:\n  field:\n    kind: extra\n    energy: 1\n    skills:\n      - \"[Field]\"\n      \
                 - {tags: \"[Activate : Main][Once per turn]\", do: [{draw: 1}]}\n\
                 you: {leader: leader rest, hand: field, energy: red, deck: 20}";
    let answers = to(Question::Main, board);
    assert!(answers[0].starts_with("activate skill 1 [field] of field"), "{answers:?}");
    assert!(answers[1].starts_with("activate skill 2 "), "{answers:?}");
}

#[test]
fn what_the_opponent_gives_for_a_skill_is_no_price() {
    let board = |whose| {
        format!(
            "cards:\n  hero:\n    power: 5000\n    skills:\n      - {{tags: \"[Activate : Main][Once per turn]\", \
             cost: [{{cards: {{count: 1, from: {{whose: {whose}, areas: [battle], filter: {{name: Hit}}}}, fate: {{to: drop}}, as: a}}}}], \
             do: [{{draw: 1}}]}}\n  hit: {{name: Hit, power: 15000, energy: 3}}\n\
             you: {{leader: leader rest, battle: [hero rest, hit], deck: 20}}\nopponent: {{battle: hit}}"
        )
    };
    assert!(first(Question::Main, &board("opponent")).starts_with("activate"));
    assert!(!first(Question::Main, &board("you")).starts_with("activate"));
}

#[test]
fn a_body_that_can_never_attack_is_given_for_one_that_can() {
    let board = |skill| {
        format!(
            "cards:\n  idle: {{power: 30000, energy: 1, skills: [{skill}]}}\n  hit: {{power: 15000, energy: 3, colors: [blue]}}\n  \
             gate:\n    kind: extra\n    energy: 0\n    skills:\n      - {{tags: \"[Activate : Main]\", \
             cost: [{{cards: {{count: 1, from: {{areas: [battle]}}, fate: {{to: drop}}, as: a}}}}], \
             do: [{{choose: {{from: {{areas: [drop], filter: {{color: Blue}}}}, count: {{up-to: 1}}, as: b}}}}, {{play: [{{named: b}}, active]}}]}}\n\
             you: {{leader: leader rest, battle: idle, hand: gate, drop: hit}}"
        )
    };
    let never = "{tags: \"[Permanent]\", permanent: [{says: {Change: {forbid: attack}}}]}";
    assert!(first(Question::Main, &board(never)).starts_with("activate"), "{}", first(Question::Main, &board(never)));
    assert!(first(Question::Main, &board("")).starts_with("attack"), "{}", first(Question::Main, &board("")));
}

#[test]
fn nothing_is_chosen_where_what_follows_would_take_the_last_life() {
    let board = |life| {
        format!(
            "cards:\n  ring: {{colors: [blue], power: 10000}}\n  gate:\n    kind: extra\n    energy: 0\n    skills:\n      \
             - {{tags: \"[Activate : Main]\", do: [{{done: [[{{choose: {{from: {{areas: [drop], filter: {{color: Blue}}}}, \
             count: {{up-to: 1}}, as: a}}}}, {{play: [{{named: a}}, active]}}], [{{choose: {{from: {{areas: [life]}}, \
             count: {{between: [1, 2]}}, as: b}}}}, {{move: [{{named: b}}, {{to: hand}}]}}]]}}]}}\n\
             you: {{leader: leader rest, hand: gate, drop: ring, life: {life}}}"
        )
    };
    let chosen = |life| to(Question::Choose, &board(life)).iter().any(|words| words.starts_with("ring"));
    assert!(chosen(8) && !chosen(1));
}
