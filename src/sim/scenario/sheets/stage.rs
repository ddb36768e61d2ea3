//! What a game is to its scenarios.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};

use super::{Amiss, Wrong};
use crate::engine::{Asked, CardId, Playable, Seat};
use crate::language::Message;

/// A game as its scenarios see it: its own questions and actions, and how its cards are called and look.
pub(in crate::sim::scenario) trait Stage: Playable {
    /// What can be asked.
    type Question: Copy + Debug + PartialEq + Into<&'static str>;
    /// What a script lets players do, in its words.
    type Action: Display;
    /// What a script says has to be true.
    type Expect;
    /// What makes a difference between cards among which a script need not tell.
    type Looks: PartialEq;

    /// What lets the turn or phase of the player who is asked end.
    const END: Self::Choice;

    /// The question that waits.
    fn asked(&self) -> Option<&Asked<Self::Question, Self::Choice>>;
    /// What the engine itself finds wrong.
    fn broken(&self) -> Option<Amiss>;
    /// Everything that has happened.
    fn log(&self) -> Vec<Message>;
    /// A player gives up.
    fn concede(&mut self, seat: Seat);
    /// Whose turn it is.
    fn active(&self) -> Seat;

    /// All cards.
    fn cards(&self) -> impl Iterator<Item = CardId>;
    /// What a card is called now.
    fn name(&self, card: CardId) -> &str;
    /// With whom it lies.
    fn holder(&self, card: CardId) -> Seat;
    /// Whether the player in the first seat knows it.
    fn is_known(&self, card: CardId) -> bool;
    /// Its counters by kind.
    fn counters(&self, card: CardId) -> &[(String, u8)];
    /// What makes a difference between cards.
    fn looks(&self, card: CardId) -> Self::Looks;
    /// A card as a script would write it.
    fn described(&self, card: CardId) -> String;
    /// Whether a word behind a player means this one of their cards, such as their Leader; `None` where it is no such word.
    fn is_called(&self, _: CardId, _: &str) -> Option<bool> {
        None
    }
    /// Takes apart what is written of cards in an area.
    ///
    /// # Errors
    /// What of it says nothing.
    fn mentioned<'t>(&'t self, text: &'t str) -> Result<Mentioned<'t>, String>;

    /// A choice as failures speak of it.
    fn said(&self, choice: Self::Choice) -> String;
    /// The card that is chosen, where a card is.
    fn card_of(choice: Self::Choice) -> Option<CardId>;
    /// The player who is chosen, where a player is.
    fn player_of(_: Self::Choice) -> Option<Seat> {
        None
    }

    /// Whether a player is free to act then: the script has to say what is done.
    fn is_free(question: Self::Question) -> bool;
    /// Whether everything has come to rest then.
    fn is_rest(question: Self::Question) -> bool {
        Self::is_free(question)
    }
    /// What is answered to a question of which the script says nothing, unless it has to.
    fn unscripted(asked: &Asked<Self::Question, Self::Choice>) -> Option<Self::Choice>;
    /// Whether no more is chosen by this.
    fn is_done(choice: Self::Choice) -> bool;
    /// Whether somebody gives up by this.
    fn is_concession(action: &Self::Action) -> bool;

    /// The answers that an action is to a question; `None` where it is none.
    fn answers(
        run: &Run<'_, Self>,
        asked: &Asked<Self::Question, Self::Choice>,
        action: &Self::Action,
    ) -> Option<Vec<Self::Choice>>;
    /// Notes what is expected and not so.
    fn expect(run: &Run<'_, Self>, expect: &Self::Expect, wrong: &mut Wrong);
}

/// What each of these games answers in the same words: of its table, and of the choices and actions that all of them have.
macro_rules! on_sheets {
    () => {
        fn asked(&self) -> Option<&$crate::engine::Asked<Question, Choice>> {
            self.state().asked()
        }

        fn broken(&self) -> Option<$crate::sim::scenario::sheets::Amiss> {
            self.check().first().map(amiss)
        }

        fn log(&self) -> Vec<$crate::language::Message> {
            told::log(self)
        }

        fn concede(&mut self, seat: Seat) {
            Self::concede(self, seat);
        }

        fn active(&self) -> Seat {
            self.state().table().active
        }

        fn cards(&self) -> impl Iterator<Item = CardId> {
            self.state().table().ids()
        }

        fn name(&self, card: CardId) -> &str {
            Self::name(self, card)
        }

        fn holder(&self, card: CardId) -> Seat {
            self.state().table().card(card).holder
        }

        fn is_known(&self, card: CardId) -> bool {
            self.known_to(Seat::A).knows(card)
        }

        fn counters(&self, card: CardId) -> &[(String, u8)] {
            &self.state().table().card(card).counters
        }

        fn card_of(choice: Choice) -> Option<CardId> {
            if let Choice::Card(card) = choice { Some(card) } else { None }
        }

        fn is_done(choice: Choice) -> bool {
            choice == Choice::Done
        }

        fn is_concession(action: &Action) -> bool {
            matches!(action, Action::Concede)
        }
    };
}
pub(in crate::sim::scenario) use on_sheets;

/// The question of a game that waits.
pub(super) type AskedOf<G> = Asked<<G as Stage>::Question, <G as Playable>::Choice>;

/// A scenario under way.
pub(in crate::sim::scenario) struct Run<'r, G> {
    pub(in crate::sim::scenario) game: G,
    /// The cards of each id.
    pub(super) names: &'r BTreeMap<String, Vec<CardId>>,
}

/// Cards of an area that a text mentions.
pub(in crate::sim::scenario) struct Mentioned<'t> {
    /// What they are called.
    pub(in crate::sim::scenario) id: &'t str,
    /// How many.
    pub(in crate::sim::scenario) times: usize,
    /// Whether a card lies as it is said.
    pub(in crate::sim::scenario) fits: Box<dyn Fn(CardId) -> bool + 't>,
}
