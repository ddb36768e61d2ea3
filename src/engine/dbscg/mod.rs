//! The rules of the Dragon Ball Super Card Game: two players, the manuals 1.078, 1.10 and 4.00, nothing but data.
//!
//! [`Game::step`] runs until somebody has to decide, or the game is over; [`Game::answer`] takes the decision. Work still
//! to do is a list of [`state::task::Task`]s, so a game can stop, be cloned and go on at any decision; a wrong answer is
//! refused and changes nothing. The same roster, seed and answers give the same game. To players and simulations it is a
//! [`Playable`](super::Playable).
//!
//! A house of floors; what stands lower knows nothing of what stands higher:
//!
//! * [`ids`], [`keywords`], [`edition`] (by which manual), [`happening`], `triggers`: what everybody speaks of. [`roster`]: the
//!   cards there are, their skills written out. [`setup`] and [`board`]: how a game can begin.
//! * [`state`]: everything that is true, as plain data.
//! * [`facts`]: questions about it; they change nothing.
//! * [`acts`]: what players, skills and rules do.

pub mod acts;
pub mod board;
pub mod edition;
pub mod facts;
pub mod happening;
pub mod ids;
pub mod keywords;
pub mod roster;
pub mod setup;
pub mod state;
pub(crate) mod triggers;

pub use super::{Outcome, Refused, Rng, Seat, Step};
pub use acts::Game;
pub use board::{Begin, Board, BoardError, Placed};
pub use edition::Edition;
pub use facts::Position;
pub use facts::insight::Aim;
pub use facts::view::View;
pub use ids::CardId;
pub use roster::Roster;
pub use setup::{Deck, Ready, Setup};
pub use state::State;
pub use state::decision::{Choice, Decision, Question};
