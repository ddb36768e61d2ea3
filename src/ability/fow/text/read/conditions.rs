//! What has to hold.

use super::Reader;
use crate::ability::fow::{Cards, Filter, Is, Pick, Place, Test, Type, Who, Whose};

impl Reader<'_> {
    /// One condition, or two.
    pub(super) fn tests(&mut self) -> Option<Test> {
        if let Some(pair) = self.attempt(Self::pair) {
            return Some(pair);
        }
        let first = self.test()?;
        let second = self.attempt(|reader| {
            reader.must("and")?;
            reader.test()
        });
        Some(match second {
            Some(second) => Test::Both(Box::new([first, second])),
            None => first,
        })
    }

    /// `you control a fire J/resonator and another wind J/resonator`.
    fn pair(&mut self) -> Option<Test> {
        let first = match self.has()? {
            Test::Have(first) if first.count == 1 && first.whose == Whose::You => first,
            _ => return None,
        };
        self.must("and another")?;
        let (filter, whose, place) = self.description(false)?;
        (whose == Whose::Any && place == first.place).then_some(())?;
        let second = Pick { whose: Whose::You, place, ..Pick::of(1, filter) };
        Some(Test::Pair(Box::new([first, second])))
    }

    pub(super) fn test(&mut self) -> Option<Test> {
        self.attempt(Self::plain_test)
            .or_else(|| self.attempt(Self::ruler_test))
            .or_else(|| self.attempt(Self::counter_test))
            .or_else(|| self.attempt(Self::fits_test))
            .or_else(|| self.attempt(Self::fewer))
            .or_else(|| self.attempt(Self::has))
    }

    fn plain_test(&mut self) -> Option<Test> {
        if self.eat("it is your turn") {
            return Some(Test::Turn(Who::You));
        }
        if self.eat("it is your opponent's turn") {
            return Some(Test::Turn(Who::Opponent));
        }
        if self.eat("your life is less than your opponent's life") {
            return Some(Test::LifeLess);
        }
        if self.eat("your J-ruler attacked this turn") {
            let is = vec![Is::Type(Type::JRuler), Is::Attacked];
            self.note(
                self.text[..self.at].to_ascii_lowercase().rfind("your j-ruler")?,
                "you control a J-ruler that attacked this turn",
            );
            return Some(Test::Have(Pick { whose: Whose::You, ..Pick::of(1, is) }));
        }
        if self.eat("you played another card before it this turn") {
            return self.heard.chant.then_some(Test::Torrent);
        }
        if self.eat("you played") {
            let count = self.number()?;
            (count > 1).then_some(())?;
            self.must("or more cards this turn")?;
            return Some(Test::Played(count));
        }
        self.must("your life is")?;
        let life = i32::try_from(self.digits()?).ok()?;
        if self.eat("or more") {
            return Some(Test::LifeLeast(life));
        }
        self.must_any(&["or less", "or lower"])?;
        Some(Test::LifeMost(life))
    }

    /// `your J/ruler is "A" or "B"`.
    fn ruler_test(&mut self) -> Option<Test> {
        let from = self.here();
        if let Some((first, second)) = self.attempt(|reader| {
            reader.must("your ruler is")?;
            let first = reader.quoted()?;
            reader.must("or your J-ruler is")?;
            Some((first, reader.quoted()?))
        }) {
            // Both sides of one card.
            self.note(from, &format!("your J/ruler is \"{first}\" or \"{second}\""));
            return Some(Test::Ruler(true, vec![first, second]));
        }
        self.must_any(&["your J/ruler", "your J-ruler"])?;
        self.sees("is").then_some(()).or_else(|| self.sees("isn't").then_some(()))?;
        let front = self.text[from..self.at].to_ascii_lowercase().contains('/');
        let is = self.eat("is");
        if !is {
            self.must("isn't")?;
        }
        let names = self.names()?;
        if !front {
            (is && names.len() == 1).then_some(())?;
            let said = format!("you control a J-ruler named \"{}\"", names[0]);
            self.note(from, &said);
            let filter = vec![Is::Type(Type::JRuler), Is::Named(names.into_iter().next()?)];
            return Some(Test::Have(Pick { whose: Whose::You, ..Pick::of(1, filter) }));
        }
        Some(Test::Ruler(is, names))
    }

    fn counter_test(&mut self) -> Option<Test> {
        let from = self.here();
        if self.eat_any(&["there are no", "there is no"]) {
            let kind = self.kind_of_counter()?;
            self.must_any(&["counters on this card", "counters on it", "counter on this card", "counter on it"])?;
            return Some(Test::NoCounter(kind));
        }
        let has = self.eat("it has") || self.eat("this card has");
        if !has {
            (self.eat("there is") || self.eat("there are")).then_some(())?;
        }
        let count = self.number()?;
        if count > 1 || self.text[..self.at].ends_with("one") {
            self.must("or more")?;
        }
        let kind = self.kind_of_counter()?;
        (self.eat("counter") || self.eat("counters")).then_some(())?;
        (self.eat("on this card") || self.eat("on it")).then_some(())?;
        let said = if count == 1 {
            format!("there is a {kind} counter on this card")
        } else {
            format!(
                "there are {} or more {kind} counters on this card",
                super::super::words::NUMBERS.get(usize::from(count))?
            )
        };
        self.note(from, &said);
        Some(Test::Counters(count, kind))
    }

    /// `it's a Vampire`.
    fn fits_test(&mut self) -> Option<Test> {
        self.heard.spoken.then_some(())?;
        let from = self.here();
        self.must_any(&["it's", "it is", "its", "that card is"])?;
        let filter = self.what_it_is()?;
        let _ = from;
        Some(Test::Fits(Cards::Those, filter))
    }

    /// `a Vampire`, `a resonator`.
    pub(super) fn what_it_is(&mut self) -> Option<Filter> {
        (self.eat("a") || self.eat_as("an", "a")).then_some(())?;
        let (filter, whose, place) = self.description(false)?;
        (whose == Whose::Any && matches!(place, Place::Field | Place::Stones)).then_some(filter)
    }

    /// `you control fewer resonators than your opponent`.
    fn fewer(&mut self) -> Option<Test> {
        let from = self.here();
        if self.eat("your opponent has more cards in their hand than you")
            || self.eat("you have fewer cards in your hand than your opponent")
        {
            self.note(from, "you have fewer cards in your hand than your opponent");
            let cards = Pick { whose: Whose::You, place: Place::Hand, ..Pick::of(1, vec![Is::Type(Type::Card)]) };
            return Some(Test::Fewer(cards));
        }
        let more = self.eat("your opponent controls more");
        if !more {
            self.must("you control")?;
            self.must_any(&["fewer", "less"])?;
        }
        let start = self.here();
        let (filter, whose, place) = self.description(true)?;
        (whose == Whose::Any && matches!(place, Place::Field | Place::Stones)).then_some(())?;
        let what = self.text[start..self.at].to_owned();
        self.must(if more { "than you" } else { "than your opponent" })?;
        if more {
            self.note(from, &format!("you control fewer {what} than your opponent"));
        }
        Some(Test::Fewer(Pick { whose: Whose::You, place, ..Pick::of(1, filter) }))
    }

    /// `you control two or more resonators`, `you have no cards in your hand`.
    fn has(&mut self) -> Option<Test> {
        let from = self.here();
        let whose = if self.eat("you") {
            Whose::You
        } else if self.eat("your opponent") {
            Whose::Opponent
        } else if self.eat("there are") || self.eat("there is") {
            Whose::Any
        } else {
            return None;
        };
        // Where they lie says whose they are, where somebody has them.
        let plural_have = match whose {
            Whose::Any => true,
            Whose::You if self.eat("control") => false,
            Whose::You
                if self.eat_any(
                    &["control no", "don't control any", "don't control a", "don't control an", "don't control"][1..],
                ) =>
            {
                return self.has_none(from);
            }
            Whose::You => {
                self.must("have")?;
                true
            }
            Whose::Opponent if self.eat("controls") => false,
            Whose::Opponent => {
                self.must("has")?;
                true
            }
        };
        let none = self.eat("no");
        let other = self.eat("another");
        let count = if none || other {
            1
        } else if self.rest().trim_start().starts_with('"') {
            self.insert(self.here(), "a ");
            1
        } else {
            self.number()?
        };
        let one_or_more = !none && !other && self.text[..self.at].ends_with("one") && self.eat("or more");
        let more = one_or_more || self.eat("or more");
        (more == (count > 1) || one_or_more).then_some(())?;
        let start = self.here();
        let (mut filter, of, place) = self.description(none || more)?;
        if other {
            filter.insert(0, Is::Other);
        }
        let field = matches!(place, Place::Field | Place::Stones);
        let pick = if plural_have {
            // `you have … in your hand`
            (!field && (of == whose || whose == Whose::Any)).then_some(())?;
            Pick { whose: of, place, ..Pick::of(count, filter) }
        } else {
            (field && of == Whose::Any || of == whose && place == Place::Standby).then_some(())?;
            Pick { whose, place, ..Pick::of(count, filter) }
        };
        let _ = start;
        if one_or_more {
            return None;
        }
        let test = if none { Test::HaveNo(pick) } else { Test::Have(pick) };
        if plural_have {
            self.note(from, &super::super::print::test(&test));
        }
        Some(test)
    }

    /// `you don't control another Elf`.
    fn has_none(&mut self, from: usize) -> Option<Test> {
        let another = self.eat("another") || self.eat("other");
        if another {
            let plural = self.text[..self.at].ends_with(" other");
            let (mut filter, whose, place) = self.description(plural)?;
            (whose == Whose::Any).then_some(())?;
            filter.insert(0, Is::Other);
            let test = Test::HaveNo(Pick { whose: Whose::You, place, ..Pick::of(1, filter) });
            self.note(from, &super::super::print::test(&test));
            return Some(test);
        }
        let one = self.eat("a")
            || self.eat("an")
            || self.text[..self.at].ends_with(" a")
            || self.text[..self.at].ends_with(" an");
        let (filter, whose, place) = self.description(!one && !self.rest().trim_start().starts_with('"'))?;
        (whose == Whose::Any && matches!(place, Place::Field | Place::Stones)).then_some(())?;
        let test = Test::HaveNo(Pick { whose: Whose::You, place, ..Pick::of(1, filter) });
        self.note(from, &super::super::print::test(&test));
        Some(test)
    }
}
