//! From contents to things: what stands between the texts that somebody brings and what the library makes of them. Free
//! of files, options, clock and terminal, so that the command line, a test and a web page go the same way.
//!
//! * [`catalogs`]: the cards of every game, and which game a list is of.
//! * [`judge`]: the edition that each list asks for, and its cards.
//! * [`unread`]: what keeps the cards of a list from being known.
//! * [`list`](mod@list): the leader and the cards of a list, as an engine takes them.
//! * [`exo`], [`fow`], [`yugioh`]: from a list of Creatures of Exo, Force of Will or Yu-Gi-Oh! to the deck that its engine takes; [`apart`]: what all
//!   share.
//! * [`playing`]: whether lists can be played, by what, and why not. Nobody else answers that.
//! * [`saved`]: from a saved game to its lists.
//! * [`policy`]: the players that have a name.
//! * [`pile`]: the pile that is drawn from, and whether it has what is asked of it; [`near`]: what a mistyped name means.
//! * [`want`]: from a want to what has to hold.
//! * [`tidy`]: the safe edits of a list, all of them.
//!
//! # Example: from two lists to a finished game
//!
//! ```
//! use deckscouter::app::{Catalogs, Illegal, Judge, JudgedBy, playing};
//! use deckscouter::{deck, engine::dbscg::{Game, Outcome, Rng}, player::Greedy, sim::duel};
//!
//! let list = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt"));
//! let [a, b] = [list, list].map(|text| deck::read(text).readings.remove(0));
//! let judge = Judge::new(Catalogs::embedded(), JudgedBy::default(), [&a, &b]);
//! let playable = playing::playable(&judge, &[&a, &b], Illegal::Refused).expect("both can be played");
//! let setup = duel::setup([&playable.lists[0], &playable.lists[1]], playable.by.edition, duel::TURN_LIMIT, false);
//! let mut game = Game::new(&setup, Rng::new(7, 0)).expect("lists that can be played");
//! let end = duel::finish(&mut game, [&mut Greedy::default(), &mut Greedy::default()], |_, _, _| ());
//! assert!(matches!(end.outcome, Outcome::Won(_)));
//! ```

pub mod apart;
pub mod catalogs;
pub mod exo;
pub mod fow;
pub mod judge;
pub mod list;
pub mod near;
pub mod pile;
pub mod playing;
pub mod policy;
pub mod saved;
pub mod tidy;
pub mod unread;
pub mod want;
pub mod yugioh;

pub use catalogs::Catalogs;
pub use judge::{Judge, JudgedBy};
pub use pile::Pile;
pub use playing::Illegal;
pub use policy::{NoSuchPlayer, Policy};
pub use unread::Unread;
