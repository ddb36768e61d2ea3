//! Cards, and how they are described.

use super::super::lexicon::Sym;
use super::super::terms::{type_sym, whose_by};
use super::reader::Reader;
use crate::ability::exo::{Cards, Filter, Is, Pick, Place, Type, Whose};

impl Reader {
    pub(super) fn cards(&mut self) -> Option<Cards> {
        if self.takes(Sym::This) {
            return Some(Cards::This);
        }
        if self.takes(Sym::Those) {
            return Some(Cards::Those);
        }
        if self.takes(Sym::TheTarget) {
            let number = self.count()?.checked_sub(1)?;
            return (usize::from(number) < self.targets.len()).then_some(Cards::Target(number));
        }
        if self.takes(Sym::All) {
            return self.pick(false).map(|(pick, _)| Cards::All(pick));
        }
        let (pick, target) = self.pick(true)?;
        if !target {
            return Some(Cards::Chosen(pick));
        }
        self.targets.push(pick);
        u8::try_from(self.targets.len() - 1).ok().map(Cards::Target)
    }

    /// A description: its words in any order. And whether it is a target.
    pub(super) fn pick(&mut self, counted: bool) -> Option<(Pick, bool)> {
        let up_to = counted && self.takes(Sym::UpTo);
        // What is described and not counted, as in "all", may say how many all the same.
        let count = if counted { self.count()? } else { self.count().unwrap_or(1) };
        let (mut filter, mut types, mut front): (Filter, Filter, Filter) = Default::default();
        let (mut target, mut noun) = (false, false);
        let (mut whose, mut place) = (None, Place::Play);
        while let Some(sym) = self.peek_sym() {
            let start = self.at;
            self.at += 1;
            match sym {
                Sym::Target => target = true,
                Sym::Card => noun = true,
                Sym::Yours => whose = Some(Whose::You),
                Sym::Theirs => whose = Some(Whose::Opponent),
                Sym::Anyones => whose = Some(Whose::Any),
                Sym::InHand => place = Place::Hand,
                Sym::InOccult => place = Place::Occult,
                Sym::InDeck => place = Place::Deck,
                Sym::InEvolutions => place = Place::Evolutions,
                Sym::InDiscard => place = Place::Discard,
                Sym::Banished => place = Place::Banished,
                Sym::Anywhere => place = Place::Anywhere,
                Sym::NonLeader => front.push(Is::NonLeader),
                Sym::Other => front.push(Is::Other),
                Sym::Covered => front.push(Is::Covered),
                Sym::Up => front.push(Is::Up),
                Sym::Attacking => front.push(Is::Attacking),
                Sym::Race => filter.push(Is::Race(self.quoted()?)),
                Sym::Color => filter.push(Is::Color(self.quoted()?)),
                Sym::Named => filter.push(Is::Named(self.quoted()?)),
                Sym::NamedWith => filter.push(Is::NamedWith(self.quoted()?)),
                Sym::ForceMost => filter.push(Is::ForceMost(self.number()?)),
                Sym::ForceLeast => filter.push(Is::ForceLeast(self.number()?)),
                Sym::OriginalMost => filter.push(Is::OriginalMost(self.number()?)),
                other => {
                    let kinds = [
                        Type::Leader,
                        Type::ViceLeader,
                        Type::Creature,
                        Type::Evolution,
                        Type::Tactic,
                        Type::Token,
                        Type::Relic,
                    ];
                    let Some(kind) = kinds.into_iter().find(|kind| type_sym(*kind) == other) else {
                        self.at = start;
                        break;
                    };
                    noun = true;
                    types.push(Is::Type(kind));
                }
            }
        }
        if !noun {
            return None;
        }
        let filter = front.into_iter().chain(types).chain(filter).collect();
        let whose = whose.unwrap_or(whose_by(place));
        Some((Pick { count, up_to, filter, whose, place }, target))
    }
}
