//! What is true of a card as it lies there: its words, ATK and DEF, and whether it fits a description.

mod fits;
mod holds;

use enumset::EnumSet;

use crate::ability::fow::{Ability, Cards, Each, Gain, Holds, Line, Pick, Static, Who, Word};
use crate::engine::fow::roster::{Has, Kind, LineAt, abilities};
use crate::engine::fow::state::{Area, Object};
use crate::engine::fow::{Game, Roster};
use crate::engine::pile::counted;
use crate::engine::{CardId, Seat};

/// Who says something, and on which card.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine::fow) struct Speaker {
    pub(in crate::engine::fow) seat: Seat,
    pub(in crate::engine::fow) card: CardId,
}

/// Areas in which what is written on a card holds (11-4, 11-6, 11-9).
pub(in crate::engine::fow) const ACTIVE: [Area; 3] = [Area::Field, Area::Ruler, Area::Stones];

impl Game {
    /// A card.
    #[inline]
    pub(crate) fn object(&self, card: CardId) -> &Object {
        self.state.table().card(card)
    }

    /// What a card is called.
    pub fn name(&self, card: CardId) -> &str {
        name(&self.roster, self.object(card))
    }

    /// Whose rules a card follows.
    #[inline]
    pub fn kind(&self, card: CardId) -> Kind {
        self.roster.sheet(self.object(card).sheet).kind
    }

    /// What is written on a card; nothing on tokens, on a J-ruler that was destroyed (7-11), and on what has lost it.
    #[inline]
    fn lines(&self, card: CardId) -> &[Line] {
        let object = self.object(card);
        let lost = || object.gained.iter().any(|gained| loses_all(&gained.gain));
        if object.form.is_some() || object.bare || lost() {
            return &[];
        }
        &self.roster.face(object.sheet, object.back).lines
    }

    /// Whether a card has lost what is written on it.
    fn is_silent(&self, card: CardId) -> bool {
        let mut silent = self.object(card).gained.iter().any(|gained| loses_all(&gained.gain));
        if self.roster.silences {
            self.given(card, |_, gain| silent |= loses_all(gain));
        }
        silent
    }

    /// Whether a card may have something of a kind written on it, or have been given it: else nobody looks for it.
    #[inline]
    pub(in crate::engine::fow) fn may_have(&self, card: CardId, what: Has) -> bool {
        let object = self.object(card);
        self.roster.has(object.sheet, object.back).contains(what)
            || self.roster.grants() && (self.roster.keeps_granting || !object.gained.is_empty())
    }

    /// The abilities of a card, whether or not they can be played where it lies: those that are written on it, and those
    /// that it was given.
    pub(in crate::engine::fow) fn abilities(&self, card: CardId) -> impl Iterator<Item = (LineAt, &Ability)> {
        let object = self.object(card);
        let silent = self.roster.silences && self.is_silent(card);
        let lines = if silent { &[] } else { self.lines(card) };
        let given = if self.roster.grants() { self.given_abilities(card) } else { Vec::new() };
        abilities(lines, object.sheet, object.back).chain(given)
    }

    fn given_abilities(&self, card: CardId) -> Vec<(LineAt, &Ability)> {
        let Object { sheet, back, .. } = *self.object(card);
        let mut out = Vec::new();
        if self.object(card).gained.is_empty() && !self.roster.keeps_granting {
            return out;
        }
        self.each_gained(card, |_, _, gain| {
            if let Gain::Says(ability) = gain
                && let Some(line) = self.roster.granted(ability)
            {
                let at = LineAt { sheet, back, line };
                out.push((at, self.roster.ability(at)));
            }
        });
        out
    }

    /// What holds by a card, wherever it lies.
    pub(in crate::engine::fow) fn statics(&self, card: CardId) -> impl Iterator<Item = &Static> {
        self.lines(card).iter().filter_map(|line| if let Line::Holds(holds) = line { Some(holds) } else { None })
    }

    /// The words that hold for a card.
    pub fn words(&self, card: CardId) -> EnumSet<Word> {
        let mut words = self.own_words(card);
        if self.roster.gives_words() {
            let (mut lost, mut silent) = (EnumSet::empty(), false);
            let mut more = EnumSet::empty();
            self.given(card, |_, gain| {
                more |= words_of(gain);
                lost |= lost_by(gain);
                silent |= loses_all(gain);
            });
            if silent {
                words = EnumSet::empty();
            }
            words = (words | more) - lost - self.lost_words(card);
        }
        words
    }

    /// Those that it has by itself, or has gained.
    fn own_words(&self, card: CardId) -> EnumSet<Word> {
        let object = self.object(card);
        let mut words = match &object.form {
            Some(form) => form.words.iter().copied().collect(),
            None if object.bare => EnumSet::empty(),
            None => self.roster.words(object.sheet, object.back),
        };
        for gained in &object.gained {
            if loses_all(&gained.gain) {
                words = EnumSet::empty();
            }
            words |= words_of(&gained.gain);
            words -= lost_by(&gained.gain);
        }
        words
    }

    /// Those that it has lost, and not gained again.
    fn lost_words(&self, card: CardId) -> EnumSet<Word> {
        let gained = &self.object(card).gained;
        gained.iter().fold(EnumSet::empty(), |lost, gained| (lost - words_of(&gained.gain)) | lost_by(&gained.gain))
    }

    /// Whether a word holds for a card.
    #[inline]
    pub fn has(&self, card: CardId, word: Word) -> bool {
        // Most cards have few words and have gained nothing, and most words are given by no card.
        let object = self.object(card);
        let printed = self.roster.words(object.sheet, object.back).contains(word);
        (printed || !object.gained.is_empty() || object.form.is_some() || self.roster.is_given(word))
            && self.has_now(card, word)
    }

    #[inline(never)]
    fn has_now(&self, card: CardId, word: Word) -> bool {
        if self.roster.is_given(word) {
            return self.words(card).contains(word);
        }
        self.own_words(card).contains(word)
    }

    /// ATK and DEF of a card.
    pub fn stats(&self, card: CardId) -> [i32; 2] {
        self.stats_of(card, true)
    }

    /// ATK and DEF as they are printed, or were made.
    pub fn printed_stats(&self, card: CardId) -> [i32; 2] {
        let object = self.object(card);
        match &object.form {
            Some(form) => form.stats,
            None if object.bare => [0, 0],
            None => self.roster.face(object.sheet, object.back).stats,
        }
    }

    fn stats_of(&self, card: CardId, deep: bool) -> [i32; 2] {
        let object = self.object(card);
        let mut base = self.printed_stats(card);
        let mut more = [0_i32; 2];
        let own = Speaker { seat: object.holder, card };
        let mut add = |by: Speaker, gain: &Gain| {
            each_gain(gain, &mut |gain| {
                let (stats, times) = match gain {
                    Gain::Stats(atk, def) | Gain::Both(atk, def, _) => ([*atk, *def], 1),
                    Gain::StatsEach(atk, def, pick) => ([*atk, *def], self.count(by, pick)),
                    Gain::StatsCounters(atk, def, kind) => ([*atk, *def], i32::from(counted(&object.counters, kind))),
                    Gain::Become(atk, def, _) => {
                        base = [*atk, *def];
                        return;
                    }
                    Gain::AtkIs(atk) => {
                        base[0] = *atk;
                        more[0] = 0;
                        return;
                    }
                    _ => return,
                };
                for (sum, stat) in more.iter_mut().zip(stats) {
                    *sum = sum.saturating_add(stat.saturating_mul(times));
                }
            });
        };
        object.gained.iter().for_each(|gained| add(own, &gained.gain));
        if deep && self.roster.gives {
            self.given(card, &mut add);
        }
        for (kind, count) in &object.counters {
            // Such counters change ATK and DEF by themselves.
            if let Some(stats) = stats_of_counter(kind) {
                for (sum, stat) in more.iter_mut().zip(stats) {
                    *sum = sum.saturating_add(stat.saturating_mul(i32::from(*count)));
                }
            }
        }
        // A card deals no less than no damage.
        [base[0].saturating_add(more[0]).max(0), base[1].saturating_add(more[1])]
    }

    /// How many cards there are of a description; what other cards give does not count for it.
    fn count(&self, by: Speaker, pick: &Pick) -> i32 {
        let table = self.state.table();
        let fits = |card: &CardId| self.is_among(by, pick, *card) && self.fits_plainly(by, pick, *card);
        i32::try_from(table.ids().filter(fits).count()).unwrap_or(i32::MAX)
    }

    /// What is counted, outside of an ability that is being resolved.
    pub(in crate::engine::fow) fn tally(&self, by: Speaker, each: &Each) -> u32 {
        let number = match each {
            Each::Cards(pick) => self.count(by, pick),
            Each::Counters(kind) => i32::from(counted(&self.object(by.card).counters, kind)),
            Each::OwnAtk => self.stats(by.card)[0],
            // Nothing was spoken of.
            Each::Atk | Each::Def | Each::Much | Each::Rolled => 0,
        };
        u32::try_from(number).unwrap_or(0)
    }

    /// How much damage a card deals where it would deal so much, and how much of it is dealt to another.
    pub(in crate::engine::fow) fn changed_damage(&self, by: Option<CardId>, at: Option<CardId>, damage: u32) -> u32 {
        let (mut more, mut less) = (0_u32, 0_u32);
        if let Some(by) = by {
            self.each_gained(by, |_, _, gain| {
                if let Gain::DealsMore(number) = gain {
                    more = more.saturating_add(*number);
                }
            });
        }
        if let Some(at) = at {
            self.each_gained(at, |_, _, gain| {
                if let Gain::TakesLess(number) = gain {
                    less = less.saturating_add(*number);
                }
            });
        }
        damage.saturating_add(more).saturating_sub(less)
    }

    /// Whether a card is not blocked by another.
    pub(in crate::engine::fow) fn is_unblocked_by(&self, card: CardId, blocker: CardId) -> bool {
        let mut unblocked = false;
        self.each_gained(card, |by, _, gain| {
            if let Gain::UnblockedBy(filter) = gain {
                unblocked |= self.is_all(by, filter, blocker);
            }
        });
        unblocked
    }

    /// Everything that a card has gained, or is given, bit by bit, with whose word it is.
    pub(in crate::engine::fow) fn each_gained(&self, card: CardId, mut see: impl FnMut(Speaker, Option<usize>, &Gain)) {
        let object = self.object(card);
        let own = Speaker { seat: object.holder, card };
        for (at, gained) in object.gained.iter().enumerate() {
            each_gain(&gained.gain, &mut |gain| see(own, Some(at), gain));
        }
        if self.roster.gives {
            self.given(card, |by, gain| each_gain(gain, &mut |gain| see(by, None, gain)));
        }
    }

    /// Whether something forbids a player to gain life.
    pub(in crate::engine::fow) fn is_without_life(&self, seat: Seat) -> bool {
        if !self.roster.may_have(Has::NoLife) {
            return false;
        }
        let table = self.state.table();
        Seat::BOTH.into_iter().any(|own| {
            let areas = ACTIVE.into_iter().filter(|area| self.lies(own, *area, Has::NoLife));
            areas.flat_map(|area| table.area(own, area)).copied().any(|card| {
                let by = Speaker { seat: own, card };
                self.statics(card).any(|holds| {
                    let of = match holds.what {
                        Holds::NoLife(Who::You) => seat == own,
                        Holds::NoLife(Who::Opponent) => seat != own,
                        Holds::NoLife(_) => true,
                        _ => false,
                    };
                    of && holds.only_if.as_ref().is_none_or(|test| self.holds_plainly(by, test))
                })
            })
        })
    }

    /// What the cards that are active give to a card.
    fn given(&self, card: CardId, mut see: impl FnMut(Speaker, &Gain)) {
        let table = self.state.table();
        for seat in Seat::BOTH {
            for area in ACTIVE.iter().filter(|area| self.lies(seat, **area, Has::Gift)) {
                for giver in table.area(seat, *area).iter().copied() {
                    let object = table.card(giver);
                    if !self.roster.has(object.sheet, object.back).contains(Has::Gift) {
                        continue;
                    }
                    let by = Speaker { seat, card: giver };
                    for holds in self.statics(giver) {
                        if let Holds::Gives(cards, gain) = &holds.what
                            && self.gives_to(by, cards, card)
                            && holds.only_if.as_ref().is_none_or(|test| self.holds_plainly(by, test))
                        {
                            see(by, gain);
                        }
                    }
                }
            }
        }
    }

    fn gives_to(&self, by: Speaker, cards: &Cards, card: CardId) -> bool {
        match cards {
            Cards::This => card == by.card,
            Cards::Bearer => self.object(by.card).on == Some(card),
            Cards::All(pick) => self.is_among(by, pick, card) && self.fits_plainly(by, pick, card),
            // Nothing is chosen, and nothing was done with cards.
            Cards::Target(_) | Cards::Those | Cards::Chosen(_) | Cards::Fallen | Cards::With(_) => false,
        }
    }
}

fn name<'r>(roster: &'r Roster, object: &'r Object) -> &'r str {
    object.form.as_ref().map_or_else(|| roster.face(object.sheet, object.back).name.as_str(), |form| &form.name)
}

/// The gains of which one consists.
fn each_gain(gain: &Gain, see: &mut dyn FnMut(&Gain)) {
    match gain {
        Gain::Also(both) => both.iter().for_each(|gain| each_gain(gain, see)),
        gain => see(gain),
    }
}

fn words_of(gain: &Gain) -> EnumSet<Word> {
    match gain {
        Gain::Words(words) | Gain::Both(_, _, words) => words.iter().copied().collect(),
        Gain::Also(both) => words_of(&both[0]) | words_of(&both[1]),
        _ => EnumSet::empty(),
    }
}

fn lost_by(gain: &Gain) -> EnumSet<Word> {
    match gain {
        Gain::Lose(words) => words.iter().copied().collect(),
        Gain::Also(both) => lost_by(&both[0]) | lost_by(&both[1]),
        _ => EnumSet::empty(),
    }
}

fn loses_all(gain: &Gain) -> bool {
    match gain {
        Gain::LoseAll => true,
        Gain::Also(both) => both.iter().any(loses_all),
        _ => false,
    }
}

/// What a counter of a kind such as `[+100/+100]` adds.
fn stats_of_counter(kind: &str) -> Option<[i32; 2]> {
    let (atk, def) = kind.strip_prefix('[')?.strip_suffix(']')?.split_once('/')?;
    Some([atk.parse().ok()?, def.parse().ok()?])
}
