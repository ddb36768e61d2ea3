//! What holds while a card is there.

use super::super::print;
use super::super::words::WILLS;
use super::Reader;
use crate::ability::fow::{
    Amount, Bill, Cards, Each, Filter, Gain, Holds, Is, Line, Pick, Place, Static, Test, Type, Who, Whose, Will,
};

impl Reader<'_> {
    /// What holds while the card is there.
    pub(super) fn holds(&mut self) -> Option<Line> {
        let mut only_if = None;
        let from = self.here();
        let mut early = None;
        self.heard.spoken = true;
        if self.eat("As long as") || !self.changes_damage() && self.eat("If") {
            let start = self.here();
            only_if = Some(self.tests()?);
            let end = self.at;
            self.must(",")?;
            early = Some((start, end));
        } else if self.eat("During your opponent's turn,") {
            only_if = Some(Test::Turn(Who::Opponent));
            early = Some((from, from));
        } else if self.eat("During your turn,") {
            only_if = Some(Test::Turn(Who::You));
            early = Some((from, from));
        }
        let head = self.at;
        let bearer = if only_if.is_none() { self.attempt(Self::bearer_of) } else { None };
        let what = self.what_holds()?;
        let end = self.at;
        if let Some(filter) = bearer {
            let test = Test::Fits(Cards::Bearer, filter);
            self.insert(end, &format!(" as long as {}", print::test(&test)));
            only_if = Some(test);
        }
        if only_if.is_none() {
            if self.eat_any(&["as long as", "if"]) {
                only_if = Some(self.tests()?);
            } else if self.eat_as("during your opponent's turn", "as long as it is your opponent's turn") {
                only_if = Some(Test::Turn(Who::Opponent));
            } else if self.eat_as("during your turn", "as long as it is your turn") {
                only_if = Some(Test::Turn(Who::You));
            }
        }
        self.must(".")?;
        let only_if = match only_if {
            None => None,
            Some(test) => Some(Self::about_itself(&what, test)?),
        };
        if let (Some(_), Some(test)) = (early, &only_if) {
            // The condition is printed last.
            self.notes.retain(|(start, _, _)| *start >= head);
            self.notes.push((from, head, String::new()));
            self.insert(end, &format!(" as long as {}", print::test(test)));
        }
        Some(Line::Holds(Static { only_if, what }))
    }

    /// Whether what follows says how much damage is dealt.
    fn changes_damage(&self) -> bool {
        let rest = self.rest();
        rest.contains("that much +") || rest.starts_with("If damage would be dealt to")
    }

    /// `Swordsman added card gains …`: where the card to which it is added is one.
    fn bearer_of(&mut self) -> Option<Filter> {
        let from = self.here();
        let mut filter = Vec::new();
        while let Some(is) = self.attempt(Self::colour) {
            filter.push(is);
        }
        filter.extend(self.races(false));
        (!filter.is_empty() && self.sees("added card")).then_some(())?;
        filter.iter().any(|is| matches!(is, Is::Race(_) | Is::Races(_))).then_some(())?;
        self.note(from, "");
        Some(filter)
    }

    /// A condition that says `it` means what has something by it.
    fn about_itself(what: &Holds, test: Test) -> Option<Test> {
        match (test, what) {
            (Test::Fits(Cards::Those, filter), Holds::Gives(cards @ (Cards::This | Cards::Bearer), _)) => {
                Some(Test::Fits(cards.clone(), filter))
            }
            (Test::Fits(Cards::Bearer, filter), _) => Some(Test::Fits(Cards::Bearer, filter)),
            (Test::Fits(..), _) => None,
            (test, _) => Some(test),
        }
    }

    /// What holds while there are so many stones: `[Seal 5] - [Barrier]`.
    pub(super) fn sealed(&mut self) -> Option<Line> {
        let stones = u8::try_from(self.digits()?).ok()?;
        (stones > 1).then_some(())?;
        self.must("] -")?;
        self.note(0, "");
        let start = self.here();
        let what = if let Some(words) = self.attempt(Self::keys) {
            let gain = Gain::Words(words);
            self.note(start, &format!("this card {}", print::gain(&gain, false)));
            Holds::Gives(Cards::This, gain)
        } else {
            let what = self.what_holds()?;
            let end = self.at;
            self.must(".")?;
            self.note(end, "");
            what
        };
        let stone = Pick { whose: Whose::You, place: Place::Stones, ..Pick::of(stones, vec![Is::Type(Type::Stone)]) };
        let only_if = Some(Test::Have(stone));
        let said = only_if.as_ref().map(print::test)?;
        self.insert(self.at, &format!(" as long as {said}."));
        Some(Line::Holds(Static { only_if, what }))
    }

    fn what_holds(&mut self) -> Option<Holds> {
        if self.eat("Treat this card as") {
            let mut of = vec![self.stone_of()?];
            while self.eat("and") {
                of.push(self.stone_of()?);
            }
            return Some(Holds::Stone(of));
        }
        if self.eat_any(&[
            "This card enters your field rested",
            "This card enters rested",
            "This card enters your magic stone area rested",
        ]) {
            if self.eat("unless you pay") {
                let life = self.digits()?;
                self.must("life")?;
                return Some(Holds::EntersRestedUnless(life));
            }
            return Some(Holds::EntersRested);
        }
        if self.eat("This card enters your field with") {
            let (count, kind) = self.counters()?;
            self.eat_as("on it", "");
            return Some(Holds::EntersWith(count, kind));
        }
        if let Some(less) = self.attempt(Self::costs_less) {
            return Some(less);
        }
        if let Some(harder) = self.attempt(Self::changed_damage) {
            return Some(harder);
        }
        if let Some(less) = self.attempt(Self::others_less) {
            return Some(less);
        }
        if self.eat("Players cannot gain life") {
            return Some(Holds::NoLife(Who::Each));
        }
        if self.eat("Your opponent cannot gain life") {
            return Some(Holds::NoLife(Who::Opponent));
        }
        if self.eat("You cannot gain life") {
            return Some(Holds::NoLife(Who::You));
        }
        if let Some(name) = self.attempt(|reader| {
            reader.must("This card gains")?;
            let name = reader.quoted()?;
            reader.must("in addition to its other names")?;
            Some(name)
        }) {
            return Some(Holds::Name(name));
        }
        if let Some((cards, shield)) = self.attempt(|reader| {
            let from = reader.here();
            let (cards, shield) = reader.shield()?;
            let of = matches!(cards, Cards::This | Cards::Bearer | Cards::All(_));
            (of && !shield.next).then_some(())?;
            reader.note(from, &print::prevented(&cards, &shield));
            Some((cards, shield))
        }) {
            return Some(Holds::Gives(cards, Gain::Prevent(shield)));
        }
        let from = self.here();
        let (cards, plural) = self.subject()?;
        let gain = self.gain(plural)?;
        if let Gain::Prevent(shield) = &gain {
            self.note(from, &print::prevented(&cards, shield));
        }
        Some(Holds::Gives(cards, gain))
    }

    fn costs_less(&mut self) -> Option<Holds> {
        if self.eat("You may pay") {
            let bill: Bill = self.bill()?;
            self.must("less to play this card")?;
            let each = if self.eat("for each") { Some(Each::Cards(self.each()?)) } else { None };
            return Some(Holds::CostsLess(bill, each));
        }
        self.must("You pay {")?;
        let times = self.digits()?;
        self.must("} more to play this card")?;
        let each = if self.eat("for each") { Some(Each::Cards(self.each()?)) } else { None };
        Some(Holds::CostsMore(Amount { times, each }))
    }

    /// `If added card would deal damage, it deals that much +200 instead`, `If damage would be dealt to …, prevent 500 of it`.
    fn changed_damage(&mut self) -> Option<Holds> {
        let from = self.here();
        self.must("If")?;
        let (cards, gain) = if self.eat("damage would be dealt to") {
            let cards = self.whose_damage()?;
            self.must(", prevent")?;
            let less = self.digits()?;
            self.must("of it")?;
            (cards, Gain::TakesLess(less))
        } else {
            let cards = self.whose_damage()?;
            self.must("would deal damage,")?;
            (self.eat("it deals") || self.eat("this card deals")).then_some(())?;
            self.must("that much +")?;
            let more = self.digits()?;
            self.must("instead")?;
            (cards, Gain::DealsMore(more))
        };
        let one = matches!(&cards, Cards::This | Cards::Bearer) || cards == Cards::own_j_ruler();
        let holds = Holds::Gives(cards, gain);
        let said = print::holds(&holds);
        let _ = one;
        self.note(from, &said);
        Some(holds)
    }

    /// Whose damage is changed.
    fn whose_damage(&mut self) -> Option<Cards> {
        if self.eat("this card") {
            return Some(Cards::This);
        }
        if ["the resonator with this", "resonator with this", "added card"].iter().any(|words| self.eat(words)) {
            return Some(Cards::Bearer);
        }
        if self.eat("your J-ruler") {
            return Some(Cards::own_j_ruler());
        }
        self.must("a")?;
        let pick = self.each()?;
        Some(Cards::All(pick))
    }

    /// `You may pay {1} less to play chants`, `… to do Judgment`.
    fn others_less(&mut self) -> Option<Holds> {
        self.must("You may pay")?;
        let bill: Bill = self.bill()?;
        self.must("less to")?;
        if self.eat_any(&["do Judgment", "play [J-Activate] abilities"]) {
            return Some(Holds::OthersLess(None, bill));
        }
        self.must("play")?;
        let (filter, whose, place) = self.description(true)?;
        (whose == Whose::Any && matches!(place, Place::Field)).then_some(())?;
        Some(Holds::OthersLess(Some(filter), bill))
    }

    /// `fire magic stone`.
    fn stone_of(&mut self) -> Option<Will> {
        let will = WILLS
            .iter()
            .find(|(will, _, spelled)| {
                self.eat(spelled[0]) || *will == Will::Darkness && self.eat_as("dark", "darkness")
            })
            .map(|(will, ..)| *will)?;
        self.must("magic stone")?;
        Some(will)
    }

    /// Who has something all the time.
    fn subject(&mut self) -> Option<(Cards, bool)> {
        if self.eat_any(&["This card", "It"][..1]) {
            return Some((Cards::This, false));
        }
        // `As long as …, it gains`
        if self.notes.is_empty() && self.text.starts_with("As long as") && self.eat_as("it", "this card") {
            return Some((Cards::This, false));
        }
        if self.eat_any(&["Added card", "The added card", "Resonator with this", "The resonator with this"]) {
            return Some((Cards::Bearer, false));
        }
        if self.eat("Your J-ruler") {
            return Some((Cards::own_j_ruler(), false));
        }
        if self.eat_any(&["Your J/ruler", "Your ruler or J-ruler"]) {
            return Some((Cards::own_ruler(), false));
        }
        let from = self.here();
        if self.eat("Your") {
            let (filter, whose, place) = self.description(true)?;
            (whose == Whose::Any && matches!(place, Place::Field | Place::Stones)).then_some(())?;
            let pick = Self::all_of(filter, Whose::You, place);
            self.note(from, &print::description(&pick, true));
            return Some((Cards::All(pick), true));
        }
        if self.eat_any(&["each", "each of"]) {
            let pick = if self.text[..self.at].ends_with("of") {
                let (filter, whose, place) = self.description(true)?;
                Self::all_of(filter, whose, place)
            } else {
                self.each()?
            };
            self.note(from, &print::description(&pick, true));
            return Some((Cards::All(pick), true));
        }
        if self.eat("all") {
            self.note(from, "");
        }
        let (filter, whose, place) = self.description(true)?;
        Some((Cards::All(Pick { whose, place, ..Pick::of(1, filter) }), true))
    }
}
