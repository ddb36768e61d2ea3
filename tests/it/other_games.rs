//! Lists of the other three games: the samples in `decks/other-games`, and the real lists beside the checkout, which are as legal
//! as their index says.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use deckscouter::card::{CardNumber, Game, Section};
use deckscouter::catalog::kept::{self, Origin};
use deckscouter::catalog::search::Search;
use deckscouter::catalog::{Catalog, Finds, import};
use deckscouter::deck;
use deckscouter::diagnostic::Severity;
use deckscouter::legality::{self, Finding, Outcome, Terms};
use deckscouter::report::found::{self, Found};
use deckscouter::ruleset::{Date, EMBEDDED, Ruleset};

use crate::shared::shared;

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The cards of a table, and of another one above it.
pub(crate) fn catalog(tables: &[PathBuf]) -> Catalog {
    let mut users = Vec::new();
    let mut games = BTreeSet::new();
    for path in tables {
        let bytes = std::fs::read(path).expect("a table");
        let imported = if import::is_database(&bytes) {
            import::read_database(&bytes)
        } else {
            import::read(&String::from_utf8(bytes).expect("text")).expect("the keyword table fits")
        };
        assert_eq!(imported.problems, [], "{}", path.display());
        games.insert(imported.game);
        users.push(imported.cards);
    }
    assert_eq!(games.len(), 1);
    Catalog::of_game(games.pop_first().unwrap_or_default(), users)
}

#[test]
fn every_sample_of_another_game_is_what_it_says_it_is() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("decks/other-games");
    let tables: BTreeMap<Game, Catalog> = ["yugioh", "force-of-will", "exo"]
        .map(|game| catalog(&[folder.join(format!("{game}-cards.csv"))]))
        .map(|catalog| (catalog.game(), catalog))
        .into();
    let mut seen = BTreeSet::new();
    for path in std::fs::read_dir(&folder).expect("samples").flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.contains("-cards.") {
            continue;
        }
        let text = text(&path);
        let said = text.lines().find_map(|line| {
            let (_, said) = line.split_once("expect")?;
            Some(said.trim_matches(|c: char| !c.is_alphanumeric()).to_owned())
        });
        let said = said.unwrap_or_else(|| panic!("{name} does not state what it shows"));
        let mut said = said.split(' ');
        let (id, verdict) = (said.next().unwrap_or_default(), said.next().unwrap_or_default());
        let ruleset = Ruleset::embedded(id).expect("embedded");
        let decks = deck::read(&text);
        let outcome = legality::check(&decks.readings[0], &tables[&ruleset.game], &ruleset);
        assert_eq!(outcome.verdict.to_string(), verdict, "{name}: {:#?}", outcome.findings);
        let errors = outcome.findings.iter().filter(|finding| finding.diagnostic.severity == Severity::Error);
        let errors: BTreeSet<&str> = errors.map(|finding| finding.check.name).collect();
        assert_eq!(errors, said.collect(), "{name}");
        seen.insert((ruleset.game, verdict == "legal"));
    }
    assert_eq!(seen.len(), 6, "a legal and an illegal list of each game");
}

#[test]
fn what_is_found_of_another_game_is_a_table_that_can_be_imported() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("decks/other-games");
    for game in ["yugioh", "force-of-will", "exo"] {
        let path = folder.join(format!("{game}-cards.csv"));
        let cards = catalog(&[path]);
        let mut found = cards.search(&Search::All(Vec::new())).cards;
        found.sort_by(|one, other| one.number.cmp(&other.number));
        let all = Found { game: cards.game(), search: "", cards: &found, total: found.len(), open: 0 };
        let again = import::read(&found::csv(&all)).expect("the keyword table fits");
        assert_eq!((again.problems.as_slice(), again.game), (&[][..], cards.game()));
        let read = again.cards.values().map(|entry| &entry.card).collect::<Vec<_>>();
        assert_eq!(read, found.iter().collect::<Vec<_>>());
        assert!(read.len() > 10, "{game}");
    }
}

#[test]
fn nothing_that_is_asked_of_skills_holds_for_a_game_that_is_not_played() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("decks/other-games");
    let cards = catalog(&[folder.join("force-of-will-cards.csv")]);
    let entry = |number: CardNumber| cards.get(&number).map(|entry| (number.clone(), entry.clone()));
    let table = cards.numbers().into_iter().filter_map(entry).collect();
    let imported = "2026-11-22T06:00:00Z".parse().expect("a time");
    let origin = Origin { source: "cards.csv".to_owned(), imported, order: 1, download: None };
    let kept = kept::read(kept::write(&table, &origin)).expect("a table");
    // Once as a table of the user, once as one that was imported.
    for cards in [cards, Catalog::of_game(Game::ForceOfWill, Vec::new()).over(vec![kept])] {
        let found = |text: &str| cards.search(&Search::parse(text).expect("a search"));
        let all = found("not BT1-001").cards.len();
        assert!(all > 10);
        for none in ["kw:blocker", "text:draw", "does:draw", "is:modelled", "is:skill-less", "red", "combo-power>=0"] {
            assert_eq!(found(none), Finds::default(), "{none}");
            assert_eq!(found(&format!("not {none}")).cards.len(), all, "{none}");
        }
    }
}

#[test]
fn every_edition_of_another_game_cites_where_each_of_its_rules_comes_from() {
    for (id, _) in EMBEDDED {
        let ruleset = Ruleset::embedded(id).expect("embedded");
        let turn = &ruleset.turn;
        let cited = [&ruleset.opening.hand.rule, &ruleset.opening.mulligan.rule, &turn.draw.rule];
        let more = [
            turn.hand_limit.as_ref().map(|limit| &limit.rule),
            turn.second_pile.as_ref().map(|pile| &pile.rule),
            turn.empty_deck.as_ref().map(|empty| &empty.rule),
            ruleset.siding.as_ref().map(|siding| &siding.rule),
        ];
        assert!(cited.into_iter().chain(more.into_iter().flatten()).all(|rule| !rule.is_empty()), "{id}");
    }
}

/// What the index says of a list: the names that break a rule, by kind of violation.
fn violations(cell: &str) -> BTreeMap<&str, BTreeSet<String>> {
    let mut all: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for violation in cell.split("; ").filter(|violation| !violation.is_empty()) {
        let (kind, rest) = violation.split_once(':').unwrap_or((violation, ""));
        let name = match kind {
            "forbidden" | "limited" | "semi" | "copies" => rest.rsplit_once(':').map_or(rest, |(name, _)| name),
            // By its passcode: some names have been spelled otherwise since.
            "wrong_section" => rest.split_once(':').map_or(rest, |(code, _)| code),
            _ => rest,
        };
        all.entry(kind).or_default().insert(name.to_owned());
    }
    all
}

/// The names of the cards that findings of a check are about.
fn names(outcome: &Outcome<'_>, check: &str) -> BTreeSet<String> {
    let name = |number: &CardNumber| outcome.context.catalog.get(number).map(|entry| entry.card.name().to_owned());
    let found = outcome.findings.iter().filter(|finding| finding.check.name == check);
    found.flat_map(|finding| finding.cards.iter().filter_map(name)).collect()
}

fn is(check: &'static str) -> impl Fn(&&Finding) -> bool {
    move |finding| finding.check.name == check
}

#[test]
fn the_real_lists_of_yugioh_are_as_legal_as_their_index_says() {
    let Some(folder) = shared("decks/yugioh") else { return };
    let tables =
        ["cards_tcg_2014-07.jsonl", "cards_2020-03-30.cdb"].map(|table| shared(&format!("cards/yugioh/{table}")));
    let [Some(pool), Some(all)] = tables else { return };
    // The cards that were out in July 2014, and those of 2020, by which later ones have a name and a kind.
    let (then, later) = (catalog(std::slice::from_ref(&pool)), catalog(&[pool, all]));
    let day: Date = "2014-07-01".parse().expect("a day");
    let ruleset = Ruleset::embedded("yugioh-9.0").expect("embedded");
    let mut lists = 0;
    for line in text(&folder.join("INDEX.tsv")).lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [file, main, extra, side, ..] = cells[..] else { panic!("{line}") };
        let decks = deck::read(&text(&folder.join(file)));
        let reading = &decks.readings[0];
        assert_eq!(reading.problems, [], "{file}");
        let check = |catalog| legality::check(reading, catalog, Terms::from(&ruleset).on(Some(day)));
        let with_later = check(&later);
        let sizes =
            [Section::Main, Section::Extra, Section::Side].map(|section| with_later.context.size(section).to_string());
        assert_eq!(sizes, [main, extra, side], "{file}");

        let said = violations(cells.get(5).copied().unwrap_or_default());
        let said_of = |kind: &str| said.get(kind).cloned().unwrap_or_default();
        assert_eq!(names(&with_later, "banned"), said_of("forbidden"), "{file}");
        let limited: BTreeSet<String> = said_of("limited").union(&said_of("semi")).cloned().collect();
        assert_eq!(names(&with_later, "limited"), limited, "{file}");
        assert_eq!(names(&with_later, "copy-limit"), said_of("copies"), "{file}");
        // Link Monsters came later: the index counts them as such alone.
        let wrong = with_later.findings.iter().filter(is("wrong-kind")).flat_map(|finding| &finding.cards);
        let wrong: BTreeSet<String> = wrong.filter_map(|number| Some(number.passcode()?.to_string())).collect();
        assert!(said_of("wrong_section").is_subset(&wrong), "{file}: {wrong:?}");
        let too_many = with_later.findings.iter().any(|finding| is("too-many-cards")(&finding));
        assert_eq!(too_many, said.keys().any(|kind| kind.ends_with("_size")), "{file}");
        lists += 1;
        // Where many cards are unknown, much is looked for that is like them.
        if lists % 8 > 0 && !crate::engine::is_soak() {
            continue;
        }
        let at_the_time = check(&then);
        // A card that had not come out is none that the table of the time knows.
        let unknown = at_the_time.findings.iter().filter(is("unknown-card")).count();
        let absent = said_of("not_in_pool").len() + said_of("unknown").len();
        assert!(unknown >= absent && (unknown == 0) == (absent == 0), "{file}: {unknown}, {absent}");
        let legal = at_the_time.verdict == legality::Verdict::Legal;
        assert_eq!(legal, cells.get(4) == Some(&"0"), "{file}: {:#?}", at_the_time.findings);
    }
    assert_eq!(lists, 118);
}

/// How many copies of each card each part of a list has.
type Cards = Vec<(Section, String, u32)>;

#[test]
fn every_italian_name_finds_the_card_whose_name_it_is() {
    let Some(table) = shared("cards/yugioh/cards_tcg_2014-07.jsonl") else { return };
    let catalog = catalog(&[table]);
    let mut names = 0;
    // One card of four tells.
    let step = if crate::engine::is_soak() { 1 } else { 4 };
    for number in catalog.numbers().into_iter().step_by(step) {
        let card = &catalog.get(&number).expect("a card").card;
        for name in card.front.names() {
            let found = catalog.find(None, Some(name)).unwrap_or_else(|miss| panic!("{name}: {miss:?}"));
            assert_eq!(found.entry.card.copy_name(), card.copy_name(), "{name}");
            names += 1;
        }
    }
    assert!(names > 12_000 / step, "{names}");
}

#[test]
fn the_real_lists_of_force_of_will_are_read_in_every_form_without_an_unknown_card() {
    let Some(folder) = shared("decks/force-of-will") else { return };
    let Some(table) = shared("cards/force-of-will/cards.jsonl") else { return };
    let catalog = catalog(&[table]);
    let ruleset = Ruleset::embedded("force-of-will-6.4").expect("embedded");
    let mut forms: BTreeMap<String, BTreeSet<Cards>> = BTreeMap::new();
    for path in std::fs::read_dir(folder).expect("lists").flatten().map(|entry| entry.path()) {
        let decks = deck::read(&text(&path));
        let outcome = legality::check(&decks.readings[0], &catalog, &ruleset);
        assert_eq!(decks.readings[0].problems, [], "{}", path.display());
        assert!(outcome.context.resolution.missed.is_empty(), "{}: {:#?}", path.display(), outcome.findings);
        let mut cards: BTreeMap<(Section, String), u32> = BTreeMap::new();
        for line in &outcome.context.resolution.lines {
            *cards.entry((line.section, line.entry.card.copy_name())).or_default() += line.line.count;
        }
        let cards = cards.into_iter().map(|((section, name), count)| (section, name, count)).collect();
        let stem =
            path.file_name().unwrap_or_default().to_string_lossy().split('.').next().unwrap_or_default().to_owned();
        forms.entry(stem).or_default().insert(cards);
    }
    // The same list as JSON, as text with headers, and as the text of a site.
    assert_eq!(forms["brierley_grimm_2015_top8"].len(), 1, "{forms:#?}");
}
