//! Deck builder, legality checker and goldfish simulator for the Dragon Ball Super Card Game (DBSCG); the checker, hands and odds
//! serve Yu-Gi-Oh!, Force of Will and Creatures of Exo as well.
//!
//! # The way through the house
//!
//! ```text
//! deck text ─notation→ Deck ─catalog→ Cards ─┬─ legality(ruleset) → findings ─→ report
//!                                            ├─ sim(ruleset) → opening hands ─→ report
//!                                            └─ app(ruleset) → engine ⇄ players ─→ sim ─→ report
//! printed skill text ─skill→ Ability, stored in data/
//! ```
//!
//! Read in this order:
//!
//! * [`shown`]: what came from elsewhere, shown as what it is in each output form: no sign of a name acts.
//! * [`language`]: what the program says, in three languages: messages as values, their words in `data/messages`.
//! * [`diagnostic`]: what is wrong, where, and what would mend it. Knows nothing of cards.
//! * [`card`]: what is printed on a card: number, type, colors, costs, names. Immutable facts.
//! * [`ability`]: what a skill means, apart from its words; whoever looks into one does so by [`ability::Visit`].
//! * [`wording`]: what the manuals call things, and cards described, in the language of whoever reads.
//! * [`skill`]: printed text into abilities, whole or not at all.
//! * [`catalog`]: cards by the thousand, searched in the embedded table, with imported tables and the user's above it; the
//!   language of searches and wants.
//! * [`deck`]: a list as a person wrote it, the notations it comes in, one file each, and edits that leave the rest of it
//!   as it is.
//! * [`ruleset`]: rulebook editions and dated lists of limits as data.
//! * [`legality`]: the construction checks, one file each, in one register; two lists compared, many lists counted; the
//!   smallest change that makes a list legal, and cards that go with it.
//! * [`engine`]: what every game is to players and simulations ([`engine::Playable`]), and the rules of each, one folder a
//!   game.
//! * [`player`]: who answers a game, one file each; those that know no cards answer any.
//! * [`sim`]: chance and play: seeds, shuffles, opening hands, exact odds, draws and resources by turn, saved games,
//!   scenarios; whole games, runs of them and decks that play alone, whatever the game.
//! * [`app`]: from contents to things, free of files and options: which game and edition a list is of, its cards, what can be
//!   played and why not.
//! * [`report`]: results as text, pages and pictures, one file per output form; games told move by move.
//! * [`page`](mod@page): the page in the browser: what it asks, and what it is answered.
//! * [`feature`]: what all of it can be built without.
//! * [`cli`]: the program `scouter`, one file per command. The only place that touches files, environment, network and
//!   terminal.
//!
//! # Features
//!
//! All are on unless `default-features = false` is said. The library builds with any of them, and without all of them for
//! `wasm32-unknown-unknown` too.
//!
//! | feature | what it brings | without it |
//! |---|---|---|
//! | `cli` | the program `scouter`, [`cli`] | the library alone: no file, clock, environment or terminal is touched |
//! | `cdb` | card tables that are `SQLite` databases | such a table is refused, and told why |
//! | `edit` | the screen of `edit`, with `cli` | lists are changed by `add`, `remove`, `set` and the like |
//! | `net` | `cards update`, with `cli` | `cards import` of what somebody else has fetched |
//! | `pdf` | [`report::sheet`], the registration sheet | – |
//! | `png` | pictures as PNG | pictures as SVG |
//! | `watch` | `check --watch` is told what changes, with `cli` | it looks every second |
//!
//! The data in `data/` holds facts only: numbers, names, costs, dates, limits, rules in our own words; and the words of
//! the program itself in three languages.
//!
//! # Example: from a list to a verdict
//!
//! ```
//! use deckscouter::{catalog::Catalog, deck, legality::{self, Verdict}, ruleset::Ruleset};
//!
//! let catalog = Catalog::embedded();
//! let rules = Ruleset::embedded("dbscg-4.00").unwrap();
//! let list = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt"));
//! let decks = deck::read(list);
//! let outcome = legality::check(&decks.readings[0], &catalog, &rules);
//! assert_eq!(outcome.verdict, Verdict::Legal);
//! assert_eq!(outcome.context.terms.told().to_string(), "dbscg-4.00, list of 2026-07-03");
//!
//! let decks = deck::read("Leader: BT1-001 Champa\n5x BT1-006 Scheming Champa\n");
//! let outcome = legality::check(&decks.readings[0], &catalog, &rules);
//! assert!(outcome.findings.iter().any(|finding| finding.check.name == "copy-limit"));
//! ```
//!
//! # Example: from two lists to a finished game
//!
//! ```
//! use deckscouter::app::{Catalogs, Illegal, Judge, JudgedBy, playing};
//! use deckscouter::{deck, engine::dbscg::{Game, Rng}, player::Greedy, report::told, sim::duel};
//!
//! let list = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt"));
//! let [a, b] = [list, list].map(|text| deck::read(text).readings.remove(0));
//! let judge = Judge::new(Catalogs::embedded(), JudgedBy::default(), [&a, &b]);
//! let playable = playing::playable(&judge, &[&a, &b], Illegal::Refused).expect("both can be played");
//! let setup = duel::setup([&playable.lists[0], &playable.lists[1]], playable.by.edition, duel::TURN_LIMIT, false);
//! let mut game = Game::new(&setup, Rng::new(7, 0)).expect("they can");
//! let end = duel::finish(&mut game, [&mut Greedy::default(), &mut Greedy::default()], |_, _, _| ());
//! println!("{}, in turn {}", told::outcome(end.outcome), end.turns);
//! ```

pub mod ability;
pub mod app;
pub mod card;
#[cfg(test)]
#[path = "../tests/it/cases.rs"]
mod cases;
pub mod catalog;
#[cfg(feature = "cli")]
#[expect(clippy::disallowed_methods, reason = "the command line is where the outside world is")]
pub mod cli;
pub mod deck;
pub mod diagnostic;
pub mod engine;
pub mod feature;
pub mod language;
pub mod legality;
pub mod page;
pub mod player;
pub mod report;
pub mod ruleset;
pub mod shown;
pub mod sim;
pub mod skill;
pub mod wording;
