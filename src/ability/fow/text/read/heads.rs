//! What stands before an ability: what it is, when it triggers, what it waits for.

use super::Reader;
use crate::ability::fow::{Ability, Line, Place, Price, Waits, When, Who, Whose, Word};

impl Reader<'_> {
    /// Key words alone, to the end.
    pub(super) fn keys(&mut self) -> Option<Vec<Word>> {
        let mut words = vec![self.key()?];
        while let Some(word) = self.key() {
            words.push(word);
        }
        self.eat(".");
        self.rest().trim().is_empty().then_some(words)
    }

    pub(super) fn ability(&mut self, when: When, price: Vec<Price>) -> Option<Line> {
        let mut only_if = None;
        if self.eat("if") {
            only_if = Some(self.test()?);
            self.must(",")?;
        }
        let does = self.deeds()?;
        let once = self.eat("Play this ability only once per turn.");
        let targets = std::mem::take(&mut self.targets);
        Some(Line::Ability(Ability { when, once, only_if, price, targets, does }))
    }

    /// What a chant does; of several things one is chosen.
    pub(super) fn chant(&mut self) -> Option<Vec<Line>> {
        if !self.eat("Choose one -") {
            return Some(vec![self.ability(When::Chant, Vec::new())?]);
        }
        let mut modes = Vec::new();
        loop {
            let mut does = vec![self.deed()?];
            while self.eat(".") && !self.rest().trim().is_empty() {
                does.push(self.deed()?);
            }
            let targets = std::mem::take(&mut self.targets);
            modes.push(Line::Ability(Ability { targets, does, ..Ability::of(When::Chant) }));
            if !self.eat("; or") && !self.eat(", or") && !self.eat(";") {
                break;
            }
        }
        self.eat(".");
        (modes.len() > 1).then_some(modes)
    }

    pub(super) fn waits(&mut self) -> Option<Waits> {
        if self.eat("Anytime") {
            return Some(Waits::Anytime);
        }
        if self.eat("You are attacked") {
            return Some(Waits::Attacked);
        }
        if self.eat("Your opponent plays a") || self.eat("When your opponent plays a") {
            let (filter, ..) = self.description(false)?;
            return Some(Waits::Played(Who::Opponent, filter));
        }
        if !(self.eat("When") || self.eat("Whenever")) {
            return None;
        }
        if self.eat("your opponent attacks you") {
            return Some(Waits::Attacked);
        }
        let pick = self.one()?;
        if self.eat("attacks or blocks") {
            return Some(Waits::Fight(pick));
        }
        self.must("attacks")?;
        Some(Waits::Attack(pick))
    }

    /// What triggers an ability, with the comma behind it.
    pub(super) fn event(&mut self) -> Option<When> {
        let when = if self.eat("When this card is put into a graveyard from a field") {
            When::Dies
        } else if self.eat("Whenever this card attacks or blocks") {
            When::Fights
        } else if self.eat("Whenever this card attacks") {
            When::Attacks
        } else if self.eat("Whenever this card blocks") {
            When::Blocks
        } else if self.eat("Whenever this card deals damage to your opponent") {
            When::Hits
        } else if self.eat("At the beginning of your turn") {
            When::Begins(Who::You)
        } else if self.eat("At the beginning of your opponent's turn") {
            When::Begins(Who::Opponent)
        } else if self.eat("At the end of your turn") {
            When::Ends(Who::You)
        } else if self.eat("At the end of your opponent's turn") {
            When::Ends(Who::Opponent)
        } else if self.eat("At the end of turn") {
            When::Ends(Who::Each)
        } else if self.eat("Whenever you play a") || self.eat("Whenever you play an") {
            let (filter, _, place) = self.description(false)?;
            (place != Place::Stones).then_some(())?;
            When::Plays(filter)
        } else if self.eat("Whenever a card is added to this card") {
            When::Added
        } else if self.eat("Whenever") {
            let mut pick = self.one()?;
            if self.eat("enters your field") {
                pick.whose = Whose::You;
                When::Comes(pick)
            } else if self.eat("enters your opponent's field") {
                pick.whose = Whose::Opponent;
                When::Comes(pick)
            } else if self.eat("enters a field") {
                When::Comes(pick)
            } else if self.eat("is put into a graveyard from your field") {
                pick.whose = Whose::You;
                When::Falls(pick)
            } else {
                self.must("is put into a graveyard from a field")?;
                When::Falls(pick)
            }
        } else {
            return None;
        };
        self.must(",")?;
        Some(when)
    }
}
