//! What is done, and what is asked for before it is.

use enumset::EnumSet;
use strum::VariantArray;

use super::super::lex::Token;
use super::super::lexicon::Sym;
use super::super::terms::{verb_sym, word_sym};
use super::reader::Reader;
use crate::ability::exo::{Deed, Form, Gain, Test, Until, Verb, Who, Word};

impl Reader {
    pub(super) fn deeds(&mut self) -> Option<Vec<Deed>> {
        let mut deeds = Vec::new();
        loop {
            deeds.push(self.deed()?);
            if !self.takes_sign(';') {
                return Some(deeds);
            }
        }
    }

    fn within(&mut self) -> Option<Vec<Deed>> {
        self.sign('(')?;
        let deeds = self.deeds()?;
        self.sign(')')?;
        Some(deeds)
    }

    fn cards_counted(&mut self) -> Option<u8> {
        let count = self.count()?;
        self.sym(Sym::Card)?;
        Some(count)
    }

    /// Nothing more is said in this deed.
    fn ends(&self) -> bool {
        matches!(self.peek(), None | Some(Token::Sign(_)))
    }

    fn deed(&mut self) -> Option<Deed> {
        let sym = self.peek_sym();
        let start = self.at;
        if let Some(sym) = sym {
            self.at += 1;
            match sym {
                Sym::Draw => return self.cards_counted().map(|count| Deed::Draw(Who::You, count)),
                Sym::TheyDraw => return self.cards_counted().map(|count| Deed::Draw(Who::Opponent, count)),
                Sym::TheyDiscard => return self.cards_counted().map(|count| Deed::Discard(Who::Opponent, count)),
                Sym::Mill => return self.cards_counted().map(|count| Deed::Mill(Who::You, count)),
                Sym::TheyMill => return self.cards_counted().map(|count| Deed::Mill(Who::Opponent, count)),
                Sym::Discard => {
                    let at = self.at;
                    if let Some(count) = self.cards_counted()
                        && self.ends()
                    {
                        return Some(Deed::Discard(Who::You, count));
                    }
                    self.at = at;
                }
                Sym::Put => {
                    let (count, kind) = self.counters()?;
                    self.sym(Sym::On)?;
                    let change = i8::try_from(count).ok()?;
                    return self.cards().map(|cards| Deed::Counters(cards, change, kind));
                }
                Sym::Remove => {
                    let (count, kind) = self.counters()?;
                    self.sym(Sym::From)?;
                    let change = i8::try_from(count).ok()?;
                    return self.cards().map(|cards| Deed::Counters(cards, -change, kind));
                }
                Sym::Control => return self.cards().map(Deed::Control),
                Sym::Transform => {
                    let cards = self.cards()?;
                    self.sym(Sym::IntoForm)?;
                    return self.form().map(|form| Deed::Transform(cards, form));
                }
                Sym::Make => {
                    let count = self.count()?;
                    if self.takes(Sym::Token) {
                        return self.form().map(|form| Deed::Token(count, form));
                    }
                    self.sym(Sym::Relic)?;
                    return self.quoted().map(|name| Deed::Relic(count, name));
                }
                Sym::Play => return self.cards().map(Deed::Play),
                Sym::YouGain | Sym::YouLose | Sym::TheyGain | Sym::TheyLose => {
                    let lives = i8::try_from(self.count()?).ok()?;
                    self.sym(Sym::Life)?;
                    let who = if matches!(sym, Sym::YouGain | Sym::YouLose) { Who::You } else { Who::Opponent };
                    let gains = matches!(sym, Sym::YouGain | Sym::TheyGain);
                    return Some(Deed::Lives(who, if gains { lives } else { -lives }));
                }
                Sym::Negate => return Some(Deed::Negate),
                Sym::EndTurn => return Some(Deed::EndTurn),
                Sym::Redirect => return Some(Deed::Redirect),
                Sym::May => return self.within().map(Deed::May),
                Sym::If => {
                    let test = self.test()?;
                    return self.within().map(|deeds| Deed::If(test, deeds));
                }
                _ => self.at = start,
            }
            self.at = start;
            if let Some(verb) = self.verb() {
                return self.cards().map(|cards| Deed::Move(verb, cards));
            }
        }
        let cards = self.cards()?;
        let gain = self.gain()?;
        let until = if self.takes(Sym::UntilTurn) {
            Until::TurnEnds
        } else if self.takes(Sym::UntilDamage) {
            Until::Damage
        } else {
            Until::Stays
        };
        Some(Deed::Gain(cards, gain, until))
    }

    fn gain(&mut self) -> Option<Gain> {
        if self.takes(Sym::LosesEffects) {
            return Some(Gain::NoEffects);
        }
        if self.takes(Sym::BecomesVice) {
            return Some(Gain::ViceLeader);
        }
        self.sym(Sym::Gain)?;
        if let Some(change) = self.change() {
            if self.takes(Sym::Cost) {
                return i8::try_from(change).ok().map(Gain::Cost);
            }
            self.sym(Sym::Force)?;
            return Some(Gain::Force(change));
        }
        if let Some(word) = self.any_word() {
            return Some(Gain::Word(word));
        }
        if self.takes(Sym::Name) {
            return self.quoted().map(Gain::Name);
        }
        if self.takes(Sym::RaceOf) {
            return self.quoted().map(Gain::Race);
        }
        self.sym(Sym::ColorOf)?;
        self.quoted().map(Gain::Color)
    }

    fn form(&mut self) -> Option<Form> {
        let mut form = Form { name: self.quoted()?, ..Form::default() };
        loop {
            if self.takes(Sym::Race) {
                form.races.push(self.quoted()?);
            } else if self.takes(Sym::Color) {
                form.colors.push(self.quoted()?);
            } else if self.takes(Sym::ViceLeader) {
                form.vice = true;
            } else {
                break;
            }
        }
        self.sym(Sym::Force)?;
        form.force = self.number()?;
        if self.takes(Sym::With) {
            let mut words = EnumSet::empty();
            loop {
                words |= self.any_word()?;
                if !self.takes_sign(',') {
                    break;
                }
            }
            form.words = words;
        }
        Some(form)
    }

    pub(super) fn test(&mut self) -> Option<Test> {
        if self.takes(Sym::ThereNo) {
            return self.pick(false).map(|(pick, _)| Test::HaveNo(pick));
        }
        if self.takes(Sym::There) {
            return self.pick(true).map(|(pick, _)| Test::Have(pick));
        }
        if self.takes(Sym::YourLives) {
            return self.count().map(|lives| Test::LivesMost(Who::You, lives));
        }
        if self.takes(Sym::TheirLives) {
            return self.count().map(|lives| Test::LivesMost(Who::Opponent, lives));
        }
        if self.takes(Sym::YourTurn) {
            return Some(Test::Turn(Who::You));
        }
        self.sym(Sym::TheirTurn)?;
        Some(Test::Turn(Who::Opponent))
    }

    pub(super) fn counters(&mut self) -> Option<(u8, String)> {
        let count = self.count()?;
        let kind = self.quoted()?;
        self.sym(Sym::Counter)?;
        Some((count, kind))
    }

    pub(super) fn verb(&mut self) -> Option<Verb> {
        const ALL: [Verb; 12] = [
            Verb::Destroy,
            Verb::Sacrifice,
            Verb::Bury,
            Verb::Discard,
            Verb::Banish,
            Verb::Cover,
            Verb::Uncover,
            Verb::Hand,
            Verb::Occult,
            Verb::Top,
            Verb::Bottom,
            Verb::Shuffle,
        ];
        let sym = self.peek_sym()?;
        let verb = ALL.into_iter().find(|verb| verb_sym(*verb) == sym)?;
        self.at += 1;
        Some(verb)
    }

    pub(super) fn any_word(&mut self) -> Option<Word> {
        let sym = self.peek_sym()?;
        let word = *Word::VARIANTS.iter().find(|word| word_sym(**word) == sym)?;
        self.at += 1;
        Some(word)
    }
}
