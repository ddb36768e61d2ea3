//! What an ability waits for, that triggers.

use super::super::words::WILLS;
use super::Reader;
use crate::ability::fow::{Doing, Is, Line, Pick, Place, Stretch, Type, When, Who, Whom, Whose, Will};

/// The parts of a turn.
pub(super) const STRETCHES: [(&str, Stretch); 5] = [
    ("turn", Stretch::Turn),
    ("draw phase", Stretch::Draw),
    ("recovery phase", Stretch::Recovery),
    ("main phase", Stretch::Main),
    ("end phase", Stretch::End),
];

impl Reader<'_> {
    pub(super) fn triggered(&mut self) -> Option<Line> {
        if self.eat("[Enter]:") {
            (self.heard.spoken, self.heard.own) = (true, true);
            return self.ability(When::Enters, Vec::new());
        }
        let when = self.event()?;
        self.must(",")?;
        // `It` is the card that the event is about.
        self.heard.spoken =
            !matches!(when, When::Begins(..) | When::Ends(..) | When::GainsLife | When::Suffers | When::Resonance(_));
        self.heard.own = match &when {
            When::EntersOr(_) => true,
            When::Does(Whom::This, doing) => !matches!(doing, Doing::Strikes(_)),
            _ => false,
        };
        self.ability(when, Vec::new())
    }

    fn event(&mut self) -> Option<When> {
        if self.eat("[Resonance]") {
            let mut of = vec![self.stone_word()?];
            while self.eat("or") {
                of.push(self.stone_word()?);
            }
            self.eat_as(",,", ",").then(|| self.at -= 1);
            return Some(When::Resonance(of));
        }
        if self.eat("At the beginning of") {
            return self.stretch().map(|(stretch, who)| When::Begins(stretch, who));
        }
        if self.eat_any(&["At the end of", "At end of"]) {
            return self.stretch().map(|(stretch, who)| When::Ends(stretch, who));
        }
        let from = self.here();
        (self.eat("Whenever") || self.eat("When")).then_some(())?;
        // The one word for what can happen again, the other for what cannot.
        let when = self.happening()?;
        let once = matches!(&when, When::EntersOr(_))
            || matches!(&when, When::Does(Whom::This, doing) if matches!(doing, Doing::IsDestroyed | Doing::Dies | Doing::IsBuried | Doing::Leaves));
        let word = if once { "When" } else { "Whenever" };
        let end = from + self.text[from..].find(' ')?;
        self.notes.push((from, end, word.to_owned()));
        Some(when)
    }

    /// `Fire Magic Stone`.
    fn stone_word(&mut self) -> Option<Will> {
        WILLS.iter().find(|(_, _, spelled)| self.eat(&format!("{} magic stone", spelled[0]))).map(|(will, ..)| *will)
    }

    fn stretch(&mut self) -> Option<(Stretch, Who)> {
        if self.eat_as("each player's turn", "each turn") {
            return Some((Stretch::Turn, Who::Each));
        }
        let who = if self.eat("your") {
            Who::You
        } else if self.eat("your opponent's") || self.eat_as("opponent's", "your opponent's") {
            Who::Opponent
        } else if self.eat("each") || self.sees("turn") {
            Who::Each
        } else {
            return None;
        };
        let found = STRETCHES.iter().find(|(word, _)| self.eat(word)).map(|(_, stretch)| *stretch)?;
        Some((found, who))
    }

    fn happening(&mut self) -> Option<When> {
        if self.eat("you gain life") {
            return Some(When::GainsLife);
        }
        if self.eat_any(&["damage is dealt to you", "you are dealt damage"]) {
            return Some(When::Suffers);
        }
        if self.eat_any(&["a card is added to this card", "an addition is added to this card"]) {
            return Some(When::Added);
        }
        let whose = if self.eat_any(&["you play", "you summon"]) {
            Some(Who::You)
        } else if self.eat("your opponent plays") {
            Some(Who::Opponent)
        } else {
            None
        };
        if let Some(who) = whose {
            let summons = self.text[..self.at].ends_with("summon");
            (self.eat("a") || self.eat_as("an", "a")).then_some(())?;
            let filter = self.spell()?;
            (!summons || filter.contains(&Is::Type(Type::Resonator))).then_some(())?;
            return Some(When::Plays(who, filter));
        }
        if self.eat_any(&[
            "this card enters your field or",
            "this card enters your field or whenever it",
            "this card enters your field or whenever this card",
        ]) {
            self.eat_as("whenever it", "")
                .then_some(())
                .or_else(|| self.eat_as("whenever this card", "").then_some(()));
            return self.doing(&Whom::This).map(When::EntersOr);
        }
        if self.eat("this card") {
            return self.doing(&Whom::This).map(|doing| When::Does(Whom::This, doing));
        }
        if self.eat_any(&["added card", "the resonator with this", "resonator with this", "a resonator with this"]) {
            return self.doing(&Whom::Bearer).map(|doing| When::Does(Whom::Bearer, doing));
        }
        let mut pick = self.one()?;
        (pick.count == 1 && !pick.up_to).then_some(())?;
        let comes = ["enters", "comes into", "is put into"];
        for word in comes {
            for (field, says, whose) in [
                ("your field", "enters your field", Whose::You),
                ("your opponent's field", "enters your opponent's field", Whose::Opponent),
                ("a field", "enters a field", Whose::Any),
                ("your magic stone area", "enters your field", Whose::You),
            ] {
                let lies = field != "your magic stone area" || pick.place == Place::Stones;
                if lies && pick.whose == Whose::Any && self.eat_as(&format!("{word} {field}"), says) {
                    pick.whose = whose;
                    return Some(When::Comes(pick));
                }
            }
        }
        for (words, whose) in [
            (&["is put into a graveyard from your field"][..], Whose::You),
            (&["is put into a graveyard from your opponent's field"], Whose::Opponent),
            (&["is put into a graveyard from a field", "is put into a graveyard from the field"], Whose::Any),
        ] {
            if self.eat_any(words) {
                if pick.whose == Whose::Any {
                    pick.whose = whose;
                } else {
                    return None;
                }
                return Some(When::Falls(pick));
            }
        }
        let whom = Whom::One(pick);
        self.doing(&whom).map(|doing| When::Does(whom.clone(), doing))
    }

    fn doing(&mut self, whom: &Whom) -> Option<Doing> {
        let own = matches!(whom, Whom::This);
        let plain: [(&[&str], Doing); 18] = [
            (&["attacks or blocks"], Doing::Fights),
            (&["attacks"], Doing::Attacks),
            (&["blocks or is blocked"], Doing::Meets),
            (&["blocks"], Doing::Blocks),
            (&["is blocked"], Doing::IsBlocked),
            (&["deals damage to your opponent", "deals damage to an opponent"], Doing::Hits),
            (&["is dealt damage"], Doing::IsStruck),
            (&["becomes rested"], Doing::Rests),
            (&["is destroyed"], Doing::IsDestroyed),
            (
                &[
                    "is put into a graveyard from a field",
                    "is put into a graveyard from the field",
                    "is put into graveyard from your field",
                ],
                Doing::Dies,
            ),
            (&["is put into a graveyard from your field"], Doing::Dies),
            (
                &["leaves your field", "leaves your field for a non-field zone", "leaves a field for a non-field zone"],
                Doing::Leaves,
            ),
            (&["becomes the target of spells or abilities your opponent controls"], Doing::IsTargeted(Whose::Opponent)),
            (&["becomes targeted by spells or abilities your opponent controls"], Doing::IsTargeted(Whose::Opponent)),
            (&["becomes targeted by a spell or ability your opponent controls"], Doing::IsTargeted(Whose::Opponent)),
            (
                &[
                    "is targeted by a spell or ability",
                    "becomes targeted by spells or abilities",
                    "becomes the target of a spell or ability",
                ],
                Doing::IsTargeted(Whose::Any),
            ),
            (&["is put into a graveyard"], Doing::IsBuried),
            (&["becomes targeted by a spell or ability"], Doing::IsTargeted(Whose::Any)),
        ];
        let from = self.here();
        for (words, doing) in plain {
            let mut here = self.attempt(|reader| {
                words.iter().rev().find(|word| reader.eat(word))?;
                reader.ends_event().then_some(())
            });
            if here.is_some() {
                let says = match doing {
                    Doing::Hits => "deals damage to your opponent",
                    Doing::Dies => "is put into a graveyard from a field",
                    Doing::Leaves => "leaves your field",
                    Doing::IsTargeted(Whose::Opponent) => {
                        "becomes targeted by a spell or ability your opponent controls"
                    }
                    Doing::IsTargeted(_) => "becomes targeted by a spell or ability",
                    _ => "",
                };
                if !says.is_empty() {
                    self.note(from, says);
                }
                // Of others these are said of the field that they leave.
                if !own && matches!(doing, Doing::Leaves | Doing::IsBuried) {
                    here = None;
                }
                here?;
                return Some(doing);
            }
        }
        self.must("deals damage to a")?;
        let filter = self.struck()?;
        self.ends_event().then_some(())?;
        Some(Doing::Strikes(filter))
    }

    fn struck(&mut self) -> Option<Vec<Is>> {
        let (filter, whose, place) = self.description(false)?;
        (whose == Whose::Any && place == Place::Field).then_some(filter)
    }

    /// An event ends with a comma.
    fn ends_event(&self) -> bool {
        self.rest().trim_start().starts_with(',')
    }

    /// Every card of a description.
    pub(super) fn all_of(filter: Vec<Is>, whose: Whose, place: Place) -> Pick {
        Pick { whose, place, ..Pick::of(1, filter) }
    }
}
