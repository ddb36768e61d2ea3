//! The pictures of a small run and a small match, line by line, and the report page.

use std::path::Path;

use deckscouter::card::Kind;
use deckscouter::catalog::Catalog;
use deckscouter::diagnostic::LineIndex;
use deckscouter::language::Lang;
use deckscouter::legality::{self, profile::Curve};
use deckscouter::report::Checked;
use deckscouter::report::drawn::Copies;
use deckscouter::report::goldfish::{Goldfish, Played, Whole};
use deckscouter::report::page::{self, Page};
use deckscouter::report::page_of_games;
use deckscouter::report::parts::Parts;
use deckscouter::report::picture::{self, Form, Picture};
use deckscouter::report::run::{self, Counts, Run, Side};
use deckscouter::ruleset::Ruleset;
use deckscouter::sim::duel::Met;
use deckscouter::sim::goldfish::Noted;
use deckscouter::sim::goldfish::dbscg::Measure;
use deckscouter::sim::goldfish::tally::{End, Row, Tally, Turn};
use deckscouter::sim::modelled::Modelled;

/// Four games of three turns: two won, one lost, one undecided.
fn alone(deck: &str) -> Goldfish {
    let turn = |damage: &u32| {
        let mut turn = Turn::default();
        turn.measured[Measure::Damage as usize] = *damage;
        turn
    };
    let games: [(&[u32], End); 4] =
        [(&[1, 4, 8], End::Won), (&[0, 8], End::Won), (&[0, 1], End::Lost), (&[1, 2, 5], End::Limit)];
    let mut tally = Tally::default();
    for (index, (damage, end)) in (0..).zip(games) {
        let turns = damage.iter().map(turn).collect();
        tally.count(&Row { index, turns, end, firsts: [None; 2], decisions: 10, cards: None }, 3);
    }
    let played = Played {
        deck: deck.to_owned(),
        fingerprint: String::new(),
        game: Noted::Dbscg,
        rules: "dbscg-1.10".to_owned(),
        player: "greedy".to_owned(),
        dummy: "clock:2".to_owned(),
        first: true,
        seed: 7,
        own_turns: 3,
        of_games: 4,
        modelled: Whole { cards: 6, of: 6, leader: Some(true), missing: Vec::new() },
        told: Vec::new(),
    };
    Goldfish { played, parts: Parts::one(1, 1), broken_off: false, tally, seconds: None }
}

fn curve() -> Curve {
    let cost = |kinds: &[(Kind, u32)]| kinds.iter().copied().collect();
    Curve(vec![cost(&[]), cost(&[(Kind::Battle, 3), (Kind::Extra, 2)]), cost(&[(Kind::Unison, 1)])])
}

/// The chances of a deck of 50 for two turns, as far as they are drawn.
fn chances() -> [Copies; 2] {
    let of = |copies, by_turn: [f64; 3]| Copies { copies, cards: 1, by_turn: by_turn.to_vec() };
    [of(4, [0.4105, 0.4105, 0.4641]), of(2, [0.2278, 0.2278, 0.2629])]
}

/// A picture is the one that was looked at; `UPDATE_PICTURES=1` writes what is drawn now.
fn is_as_seen(name: &str, picture: &Picture) {
    let drawn = String::from_utf8(Form::Svg.write(picture).expect("written")).expect("text");
    is_well_formed(&drawn, &[]);
    let seen = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(name);
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(&seen, &drawn).expect("written");
    }
    let was = std::fs::read_to_string(&seen).unwrap_or_default();
    assert!(was == drawn, "{name} is drawn differently; UPDATE_PICTURES=1 writes what is drawn now:\n{drawn}");
}

/// Every element that is opened is closed, in order; `void` elements have no end.
fn is_well_formed(text: &str, void: &[&str]) {
    let mut open: Vec<&str> = Vec::new();
    for part in text.split('<').skip(1) {
        let (tag, _) = part.split_once('>').unwrap_or_else(|| panic!("`<{part}` has no end"));
        assert_eq!(tag.matches('"').count() % 2, 0, "<{tag}>");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "<{tag}>");
        } else if !tag.starts_with(['?', '!']) && !tag.ends_with('/') && !void.contains(&name) {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0]);
}

#[test]
fn the_pictures_of_a_run_are_those_that_were_looked_at() {
    is_as_seen("goldfish.svg", &picture::goldfish::whole(&alone("small.txt"), &curve(), &chances(), Lang::En));
}

/// A run of three lists, of which so many games of a hundred were won and lost in each pairing.
fn games(counts: impl Fn(Vec<Met>) -> Counts, pairings: &[[u64; 2]]) -> Run {
    let side = |name: &str| {
        let modelled = Modelled { leader: Some(true), cards: 50, of: 50, missing: Vec::new() };
        Side::of((name, &modelled), String::new())
    };
    // As a part of a run has it: fifty pairs, each as far above an even one as the others.
    let met = |[a_wins, b_wins]: &[u64; 2]| {
        let (first, points) =
            (a_wins * 2 / 3, i64::try_from(*a_wins).expect("few") - i64::try_from(*b_wins).expect("few"));
        let read = serde_json::from_value(serde_json::json!({
            "tally": {
                "games": 100, "a_wins": a_wins, "b_wins": b_wins, "draws": 100 - a_wins - b_wins,
                "turn_limit": 0, "first_wins": 50, "decisions": 9000, "turns": 900
            },
            "points": {"count": 50, "sum": points, "squares": points * points / 50},
            "seated": [{"games": 50, "won": first}, {"games": 50, "won": a_wins - first}],
            "won_in": [0, 0, 0, a_wins - 10, 10],
            "lost_in": [0, 0, 0, 1, 0, b_wins - 1]
        }));
        read.unwrap_or_else(|error| panic!("{error}"))
    };
    let played = run::Played {
        rules: "dbscg-1.10".to_owned(),
        players: ["greedy", "greedy"].map(str::to_owned),
        seed: 7,
        of_games: 100,
        turn_limit: 200,
        lists: ["a.txt", "folder/b.txt", "<c>.txt"].map(side).to_vec(),
        swaps: Vec::new(),
        alone: None,
        impacts: 0,
        best_of: None,
    };
    Run::begun(played, Parts::one(1, 1), counts(pairings.iter().map(met).collect()))
}

#[test]
fn the_picture_of_a_match_is_the_one_that_was_looked_at() {
    let run = games(Counts::Match, &[[90, 6], [48, 48], [30, 66]]);
    is_as_seen("match.svg", &picture::games::table(&run, Lang::En).expect("a table"));
}

#[test]
fn the_pictures_of_a_field_are_those_that_were_looked_at() {
    let run = games(Counts::Field, &[[90, 6], [30, 66]]);
    is_as_seen("field.svg", &picture::games::whole(&run, Lang::En));
}

#[test]
fn the_page_of_games_tells_all_and_asks_for_nothing() {
    let run = games(Counts::Field, &[[90, 6], [30, 66]]);
    let page = page_of_games::html(&run, Some("scouter match a.txt --field <f> --seed 7"), Lang::En);
    is_well_formed(&page, &["meta"]);
    for told in [
        "going first",
        "folder/b.txt",
        "&lt;c&gt;.txt",
        "Games by turn",
        "Who wins against whom",
        "a.txt: leader and 50 of 50 cards modelled",
        "scouter match a.txt --field &lt;f&gt; --seed 7",
    ] {
        assert!(page.contains(told), "{told} is not in {page}");
    }
    let names = page.matches("http://").count() - page.matches("xmlns=\"http://www.w3.org/2000/svg\"").count();
    assert_eq!((names, page.matches("https://").count(), page.matches("src=").count()), (0, 0, 0), "{page}");
    assert!(!page.contains("<c>") && !page.contains("<script"));
}

#[test]
fn a_picture_is_painted_alike_each_time() {
    let picture = picture::goldfish::whole(&alone("small.txt"), &curve(), &chances(), Lang::En);
    let painted = Form::Png.write(&picture).expect("painted");
    assert!(painted.starts_with(b"\x89PNG\r\n\x1a\n") && painted.len() < 200_000, "{} bytes", painted.len());
    assert_eq!(Form::Png.write(&picture).expect("painted"), painted);
}

#[test]
fn a_run_without_a_game_has_pictures_that_say_so() {
    let mut nothing = alone("small.txt");
    (nothing.tally, nothing.broken_off) = (Tally::default(), true);
    let drawn =
        Form::Svg.write(&picture::goldfish::whole(&nothing, &Curve::default(), &[], Lang::En)).expect("written");
    let drawn = String::from_utf8(drawn).expect("text");
    assert_eq!(drawn.matches("no turn was played").count(), 2, "{drawn}");
    assert!(drawn.contains("Broken off") && !drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
}

/// The page of a list.
fn page(list: &str, source: &str) -> String {
    let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").expect("embedded"));
    let decks = deckscouter::deck::read(list);
    let outcome = legality::check(&decks.readings[0], &catalog, &rules);
    let lines = LineIndex::new(list);
    let checked = Checked { source, path: source, text: list, lines: &lines, outcome: &outcome, lang: Lang::En };
    let again = format!("scouter goldfish '{source}' --seed 7");
    let modelled = Modelled { leader: Some(true), cards: 5, of: 5, missing: Vec::new() };
    page::html(&Page { checked, modelled: &[(source, &modelled)], goldfish: &alone(source), again: &again })
}

#[test]
fn what_the_user_calls_things_is_text_on_the_page() {
    let hostile = "<script>alert(1)</script>";
    let list =
        format!("Name: {hostile}\nLeader: BT1-001 Champa\n5x BT1-006 Scheming Champa\n2 BT1-007 \"><img src=x>\n");
    let page = page(&list, &format!("{hostile}\".txt"));
    is_well_formed(&page, &["meta"]);
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{page}");
    assert!(!page.contains("<script") && !page.contains("<img"), "{page}");
}

#[test]
fn the_page_knows_the_exact_chance_to_have_drawn_a_card() {
    // 4 of 50: 1 - C(46, 6) / C(50, 6) in the opening hand. Who goes first does not draw on turn 1.
    let four: Vec<String> = (6..=17).map(|number| format!("4 BT1-{number:03}")).collect();
    let page = page(&format!("Leader: BT1-001 Champa\n{}\n2 BT1-018\n", four.join("\n")), "fifty.txt");
    assert!(page.contains("4 in the deck (12 cards)</th><td>41.1 %</td><td>41.1 %</td>"), "{page}");
    assert!(page.contains("2 in the deck (1 card)</th><td>22.8 %</td>"), "{page}");
}

#[test]
fn the_page_tells_all_and_asks_for_nothing() {
    let page = page("Leader: BT1-001 Champa\n5x BT1-006 Scheming Champa\n", "five.txt");
    for told in [
        "Illegal",
        "copy-limit",
        "5-1-3-1",
        "Scheming Champa",
        "five.txt: leader and 5 of 5 cards modelled",
        "Damage by own turn",
        "Games won, by own turn",
        "Energy curve",
        "Won 2 (50.0 %",
        "Chance to have drawn a card",
        "scouter goldfish 'five.txt' --seed 7",
    ] {
        assert!(page.contains(told), "{told} is not in {page}");
    }
    let names = page.matches("http://").count() - page.matches("xmlns=\"http://www.w3.org/2000/svg\"").count();
    assert_eq!((names, page.matches("https://").count(), page.matches("src=").count()), (0, 0, 0), "{page}");
}
