//! What has to hold.

use super::Reader;
use crate::ability::fow::{Is, Pick, Test, Who, Whose};

impl Reader<'_> {
    pub(super) fn test(&mut self) -> Option<Test> {
        if self.eat("it is your turn") {
            return Some(Test::Turn(Who::You));
        }
        if self.eat("it is your opponent's turn") {
            return Some(Test::Turn(Who::Opponent));
        }
        if self.eat("your life is") {
            let life = i32::try_from(self.digits()?).ok()?;
            if self.eat("or more") {
                return Some(Test::LifeLeast(life));
            }
            self.must("or less")?;
            return Some(Test::LifeMost(life));
        }
        if self.eat("there is a") || self.eat("there is an") {
            let kind = self.word()?;
            self.must("counter on this card")?;
            return Some(Test::Counter(kind));
        }
        self.must("you control")?;
        if self.eat("no") {
            let (filter, _, place) = self.description(true)?;
            return Some(Test::HaveNo(Pick { whose: Whose::You, place, ..Pick::of(1, filter) }));
        }
        if self.eat("another") {
            let (mut filter, _, place) = self.description(false)?;
            filter.insert(0, Is::Other);
            return Some(Test::Have(Pick { whose: Whose::You, place, ..Pick::of(1, filter) }));
        }
        let count = self.number()?;
        let more = self.eat("or more");
        if more != (count > 1) {
            return None;
        }
        let (filter, _, place) = self.description(count > 1)?;
        Some(Test::Have(Pick { whose: Whose::You, place, ..Pick::of(count, filter) }))
    }
}
