//! What a resolution knows, and what has been done to a play.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ability::{Area, Deed, Destination, Filter, Mode, Name, Until};
use crate::engine::dbscg::ids::{BlockId, CardId, ObjectRef, Seat, SkillId};
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::proposed::Applied;
use crate::engine::dbscg::state::remembered::Remembered;
use crate::engine::dbscg::state::shared::Shared;

/// What a resolution knows: who, whose card, and what has been named so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    /// The card that has the skill.
    pub source: ObjectRef,
    /// Whose skill it is (4-3-3 … 4-3-5).
    pub of: Seat,
    /// Who carries it out: its master, or a player whom it tells to.
    pub master: Seat,
    /// The card that the trigger or the answered action is about.
    pub it: Option<ObjectRef>,
    /// The X of the skill's cost, or a number that a player has named (2-12, 1-3-5).
    pub x: Option<i32>,
    /// What is being done has been done in full so far: "if you do" asks for it.
    pub done: bool,
    /// So many acts are under way, one within the other, that something depends on.
    pub acts: u8,
    /// The skill that is carried out, if it is one.
    pub skill: Option<SkillId>,
    /// The card whose attack it has negated.
    pub negated: Option<CardId>,
    /// The skill is a \[Counter : Play\] (10-22-1).
    pub counters_play: bool,
    /// The energy cost of the card has been paid for it (8-4-2-1-1).
    pub paid: bool,
    /// What has come of it so far: most that asks knows nothing yet.
    pub(crate) so_far: Option<Shared<SoFar>>,
}

/// What has come of a resolution so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SoFar {
    /// What has been named.
    pub names: Vec<(Name, Vec<ObjectRef>)>,
    /// What the card that it is about was where it has left (8-6-5-1).
    pub remembered: Option<Arc<Remembered>>,
    /// Cards that it has played (10-10-3-2).
    pub played: Vec<ObjectRef>,
    /// Cards that it has moved.
    pub moved: Vec<Moved>,
    /// The skills of what it moves are negated for so long, before anything looks at it (4.00, 3-1-4-3).
    #[serde(default)]
    pub negates: Option<Until>,
    /// Cards that it has switched to a mode.
    pub switched: Vec<(CardId, Mode)>,
    /// Cards of which it has taken control.
    pub taken: Vec<CardId>,
    /// Cards of secret areas that were chosen by a characteristic (11-2-1).
    pub described: Vec<ObjectRef>,
    /// Cards that it lets a player look at (11-6).
    pub looked: Vec<Looked>,
    /// Whose decks and life have been looked through for cards to choose (8-5-3-7).
    pub searched: Vec<(Seat, Area)>,
    /// Its plays fail, and the cards go there: a \[Counter\] has negated them.
    pub instead: Option<Destination>,
    /// What a \[Counter\] does to the cards that it plays.
    pub altered: Altered,
    /// The replacement effects that it comes of (8-9-2-3).
    pub applied: Vec<Applied>,
    /// It answers the play of the \[Counter\] before it (4.00, 22-10-3-1).
    #[serde(default)]
    pub answers_counter: bool,
    /// It takes the place of a KO of the card that it is about, which counts all the same (4.00, 5-12-3).
    #[serde(default)]
    pub ko: Option<Cause>,
    /// The character that has been declared.
    pub character: Option<Arc<str>>,
    /// Cards for which something is paid besides as they are played, and whether it has been.
    pub tolls: Vec<(ObjectRef, bool)>,
    /// What is left to do; the last comes first.
    pub left: Vec<Left>,
}

impl SoFar {
    const fn nothing() -> Self {
        Self {
            names: Vec::new(),
            remembered: None,
            played: Vec::new(),
            moved: Vec::new(),
            negates: None,
            switched: Vec::new(),
            taken: Vec::new(),
            described: Vec::new(),
            looked: Vec::new(),
            searched: Vec::new(),
            instead: None,
            altered: Altered { mode: None, changes: Vec::new(), asked: Vec::new() },
            applied: Vec::new(),
            answers_counter: false,
            ko: None,
            character: None,
            tolls: Vec::new(),
            left: Vec::new(),
        }
    }
}

/// What a resolution has left to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Left {
    /// Instructions from `at` on.
    Run(BlockId, usize),
    /// A choice: who, by which instruction, at least and at most how many.
    Choose(Seat, BlockId, usize, usize, usize),
    /// An optional act: do the first, then the second.
    May(BlockId, BlockId),
    /// The second block of an act, if the first was done in full; and whether what the act is a part of had been by then.
    IfDone(BlockId, bool),
    /// The other player may do the first; unless they do, the player who is named does the second.
    Offer(BlockId, BlockId, Seat),
    /// So many more times.
    Repeat(u16, BlockId),
    /// The block is done unless the offer that was taken has been done in full; and whether what it is a part of had been.
    Otherwise(BlockId, bool),
    /// That player carries out what follows.
    Master(Seat),
    /// The player says whether they pay what playing a card asks for besides.
    Toll(CardId),
}

/// A card that a skill has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moved {
    /// The card.
    pub card: CardId,
    /// Which area it left.
    pub from: Area,
    /// Which area it came to.
    pub to: Area,
    /// Why.
    pub cause: Cause,
}

/// A card of a secret area that a player looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Looked {
    /// Who looks.
    pub seat: Seat,
    /// The card.
    pub object: ObjectRef,
    /// The text says what becomes of it; if not, it is shuffled back (11-6-3).
    pub said: bool,
}

/// A play that a counter timing is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Playing {
    /// The card that is announced, or those that a resolved skill has played; none where a skill has yet to choose.
    pub cards: Vec<ObjectRef>,
    /// The markers that a Unison Card among them is to enter with (4.00, 13-2-1-3-1).
    pub markers: u16,
    /// Where the cards go if the play has been negated.
    pub instead: Option<Destination>,
    /// What a \[Counter\] does to the cards.
    pub altered: Altered,
}

/// How a \[Counter\] changes cards as they are played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Altered {
    /// A card that fits comes in this mode.
    pub mode: Option<(Filter, Mode)>,
    /// The instructions of skills that give something to a card that fits, by their places.
    pub changes: Vec<(BlockId, usize, Frame)>,
    /// What asks something of the card, which was not known yet.
    #[serde(default)]
    pub asked: Vec<Asked>,
}

/// An instruction under a condition on a card that is still to be played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Asked {
    /// Its block.
    pub block: BlockId,
    /// Its place there.
    pub at: usize,
    /// What the skill knows.
    pub frame: Frame,
    /// It has been carried out for a card.
    pub done: bool,
}

impl Frame {
    /// A resolution that knows nothing yet.
    #[inline]
    pub(crate) const fn of(source: ObjectRef, master: Seat) -> Self {
        Self {
            source,
            of: master,
            master,
            it: None,
            x: None,
            done: true,
            acts: 0,
            skill: None,
            negated: None,
            counters_play: false,
            paid: false,
            so_far: None,
        }
    }

    /// What has come of it so far.
    #[inline]
    pub fn so_far(&self) -> &SoFar {
        static NOTHING: SoFar = SoFar::nothing();
        self.so_far.as_deref().unwrap_or(&NOTHING)
    }

    /// The same, to be added to.
    pub(crate) fn so_far_mut(&mut self) -> &mut SoFar {
        self.so_far.get_or_insert_default()
    }

    /// The cards of a name.
    pub(crate) fn named(&self, name: &str) -> &[ObjectRef] {
        self.so_far().names.iter().find(|(known, _)| &**known == name).map_or(&[], |(_, cards)| cards)
    }

    /// Everything that points to a card.
    pub(crate) fn references(&mut self) -> impl Iterator<Item = &mut ObjectRef> {
        let names = self.so_far.iter_mut().flat_map(|so_far| &mut so_far.names);
        let cards = names.flat_map(|(_, cards)| cards.iter_mut());
        cards.chain([&mut self.source]).chain(&mut self.it)
    }

    /// Gives cards a name; a name used again means the new cards.
    pub(crate) fn name(&mut self, name: &Name, cards: Vec<ObjectRef>) {
        let names = &mut self.so_far_mut().names;
        names.retain(|(known, _)| known != name);
        names.push((name.clone(), cards));
    }

    /// The cards to which the skill has done something so far.
    pub(crate) fn done_to(&self, deed: Deed) -> impl Iterator<Item = CardId> {
        let played = if deed == Deed::Play { self.so_far().played.as_slice() } else { &[] };
        let moved = self.so_far().moved.iter().filter(move |moved| moved.is(deed)).map(|moved| moved.card);
        let negated = self.negated.filter(|_| deed == Deed::NegateAttack);
        let switched =
            self.so_far().switched.iter().filter(move |(_, mode)| deed == Deed::Switch(*mode)).map(|(card, _)| *card);
        let taken = if deed == Deed::TakeControl { self.so_far().taken.as_slice() } else { &[] };
        let others = switched.chain(taken.iter().copied()).chain(negated);
        played.iter().map(|object| object.card).chain(moved).chain(others)
    }

    /// What is remembered of a card.
    pub(crate) fn remembered(&self, card: CardId) -> Option<&Remembered> {
        self.so_far().remembered.as_deref().filter(|remembered| remembered.card == card)
    }
}

impl Moved {
    fn is(self, deed: Deed) -> bool {
        match deed {
            // What is played is remembered by itself (10-10-3-2).
            Deed::Play | Deed::Switch(_) | Deed::NegateAttack | Deed::TakeControl => false,
            Deed::Ko => self.cause.is_ko(),
            Deed::MoveTo(area) => self.to == area && self.cause == Cause::Skill,
            Deed::Discard => self.from == Area::Hand && self.to == Area::Drop && self.cause == Cause::Skill,
            Deed::Draw => matches!(self.cause, Cause::Draw | Cause::DrawOn),
        }
    }
}
