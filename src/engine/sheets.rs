//! What games of cards on sheets answer in the same words, as games that are [played](super::Playable).

/// All that is asked of such a game but how it goes on from what was saved: it is a `state` with a table in it, which its
/// `View` shows to a seat.
macro_rules! played_on_sheets {
    () => {
        type Choice = Choice;
        type Known<'g> = View<'g>;
        type Saved = State;

        fn step(&mut self) -> Step {
            self.go_on()
        }

        fn options(&self) -> &[Choice] {
            self.state.asked().map_or(&[], |asked| &asked.options)
        }

        fn answer(&mut self, at: usize) -> Result<(), Refused> {
            self.take(at)
        }

        fn outcome(&self) -> Option<Outcome> {
            self.state.table().outcome
        }

        fn turn(&self) -> u16 {
            self.state.table().turn
        }

        fn first(&self) -> Seat {
            self.state.table().first
        }

        fn known_to(&self, seat: Seat) -> View<'_> {
            View::new(self, seat)
        }

        fn save(&self) -> State {
            self.state.clone()
        }
    };
}
pub(super) use played_on_sheets;
