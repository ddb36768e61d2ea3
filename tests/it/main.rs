//! The tests that need the whole program or the data folder. One module per subject:
//!
//! * `arena`: players measured: a mirror is even, threads change nothing, and nobody sees what lies hidden.
//! * `architecture`: which module may use which, that no files call each other in a circle, and that the map in `src/lib.rs`
//!   names all modules.
//! * `arrows`: which file calls on which, for `architecture`.
//! * `at_once`: several at one list, editors that ask for no locks, edits that are killed. `SOAK=1` tries 1,000 rounds.
//! * `boards`: games from random boards: they keep every invariant, end, and re-play alike. `SOAK=1` plays thousands.
//! * `cards`: the card table holds on a card of each type what the manual says is printed there.
//! * `cases`: what random tests go by, and what a test says that is skipped.
//! * `checkout`: every file of the checkout has a name that every system takes; the pages on the project say what is so.
//! * `completions`: the scripts in `completions/` are those the program prints.
//! * `corpus`: every printed line that is read prints as it was, in one way; skipped, with a word, where the card data is absent.
//! * `counts`: how many ways there are to answer from small positions.
//! * `decks`: every list in `decks/` is as legal as it says.
//! * `editing`: edits of random lists change what they say and nothing else, and can be undone.
//! * `faulty`: card tables and lists of limits with every fault there is, for `languages`.
//! * `fixing`: the smallest plan that makes a deck legal, held against every way there is.
//! * `floors`: the floors of the engines, and that no files of one call each other in a circle.
//! * `generator`: the random boards, shared with the fuzzer.
//! * `given`: what commands are given: standard input for two things, files without a deck, paths from elsewhere.
//! * `gold`: printed lines are read as they were read by hand; skipped, with a word, where the card data is absent.
//! * `greedy`: what the greedy player answers, board by board, and how it fares.
//! * `kept`: a state is written down, read back and gone on from.
//! * `languages`: English, Italian and French say the same, and none of them is stale.
//! * `library`: the library's plain calls give the verdict of the program, and play what it plays.
//! * `legality`: what each check finds and what it leaves alone, case by case in `tests/legality`.
//! * `pictures`: the pictures of a small run and a small match, line by line, and the report page.
//! * `program`: the program as nobody has set it up, for the tests that run it.
//! * `properties`: what must hold for every deck, text and table, tried on random ones.
//! * `puzzles`: each puzzle can be solved, and who solves which is written down. `SOAK=1` asks the players that think, too.
//! * `rules`: which rules of the manual the tests show.
//! * `runs`: long runs: threads that cannot be had, Ctrl-C, games that a run does not have.
//! * `same_games`: the games of many lists and boards come out as they are written down. `SOAK=1` plays 20,000.
//! * `scenarios`: the scenarios in `tests/scenarios` come out as the rules say.
//! * `schemas`: what is printed as JSON is what its schema says, in all sessions and in runs of every command.
//! * `screen`: `edit` in a recorded terminal: keys, what is seen, what is in the file then. On Unix.
//! * `scripts`: what the script of a scenario means, and how one is refused.
//! * `engine`: random games on real lists: they end, keep every invariant, and re-play alike. `SOAK=1` plays thousands.
//! * `exo`: Creatures of Exo: whole games of the samples, what is written on cards, decks.
//! * `yugioh`: Yu-Gi-Oh!: whole Duels of the samples and of real lists, what is written on cards, decks.
//! * `fow`: Force of Will: whole games of the samples and of real lists, what is written on cards, decks.
//! * `other_games`: lists of Yu-Gi-Oh!, Force of Will and Creatures of Exo, samples and real ones.
//! * `page`: the page in the browser says what the program says, and has an answer to everything.
//! * `parts`: runs that machines share, joined byte for byte, and gone on with.
//! * `positions`: boards on which players never pass, or know less than there is.
//! * `possible`: games that a player cannot tell from the real one: what they know is the same, and they can be played.
//! * `secrets`: what a player must not learn.
//! * `sessions`: the command-line sessions of `README.md` and `tests/cli/*.md` run as they are written.
//! * `settings`: settings, how much is said, completion and manual pages.
//! * `shared`: the real lists and card data beside the checkout; skipped, with a word, where they are absent.
//! * `sheets`: registration sheets, box by box, and the text that a reader finds in the PDF.
//! * `showing`: no sign of a name acts, whatever it stands in and whichever command, form and notation it comes out of.
//! * `shelf`: imported tables on the shelf: which one holds, and what happens when one is damaged.
//! * `stepping`: a saved game, gone through answer by answer.
//! * `told`: a game told move by move: every question, answer and event, in three languages.
//! * `toy`: a game of a page is played by what plays any game.
//! * `tried`: what is tried alike on Yu-Gi-Oh!, Force of Will and Creatures of Exo, for the tests of each.
//! * `updates`: `cards update` against a local server that does everything a server should not.
//! * `suggesting`: how many cards that were taken out of real lists are suggested for them.
//! * `writing`: what is written where: devices, pipes, links, permissions, what killed edits leave. On Unix.
//! * `words`: the list of words in `tests/scenarios/WORDS.md` is that of the ability language.

#![expect(
    clippy::disallowed_methods,
    clippy::print_stderr,
    reason = "tests read the files they test, and say what they skip"
)]

mod architecture;
mod arena;
mod arrows;
mod at_once;
mod boards;
mod cards;
mod cases;
mod checkout;
mod completions;
mod corpus;
mod counts;
mod decks;
mod editing;
mod engine;
mod exo;
mod faulty;
mod fixing;
mod floors;
mod fow;
mod generator;
mod given;
mod gold;
mod greedy;
mod kept;
mod languages;
mod legality;
mod library;
mod other_games;
mod page;
mod parts;
mod pictures;
mod positions;
mod possible;
mod program;
mod properties;
mod puzzles;
mod rules;
mod runs;
mod same_games;
mod scenarios;
mod schemas;
#[cfg(unix)]
mod screen;
mod scripts;
mod secrets;
mod sessions;
mod settings;
mod shared;
mod sheets;
mod shelf;
mod showing;
mod stepping;
mod suggesting;
mod told;
mod toy;
mod tried;
mod updates;
mod words;
#[cfg(unix)]
mod writing;
mod yugioh;
