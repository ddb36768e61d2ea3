//! Skills and instructions by number: what is true of a game names them so, and is plain data.
//!
//! Every skill that is printed has a number of its own, and every skill that instructions or permanent skills give, written
//! out. Instructions that say the same have the same number.

use std::collections::HashMap;
use std::sync::Arc;

use enumset::EnumSet;
use fnv::FnvBuildHasher;

use crate::ability::{
    Area, Block, Body, Change, Does, Effect, Icons, Keyword, Markers, Node, Price, Says, Skill, Tag, Visit,
};
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::ids::{BlockId, SkillId};
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::line::{does, has_tag, markers, may_play_itself, only_plays_itself};
use crate::engine::dbscg::roster::timing::{Timing, limits, timing};
use crate::engine::dbscg::roster::written::written_out;

/// All skills and instructions of a roster.
#[derive(Clone, Debug)]
pub(crate) struct Interned {
    skills: Vec<SkillDef>,
    blocks: Vec<BlockDef>,
    known: HashMap<Block, BlockId, FnvBuildHasher>,
    /// What holds in the edition by which keyword skills are written out.
    pub(crate) by: EnumSet<Point>,
}

/// A skill by number.
#[derive(Clone, Debug)]
struct SkillDef {
    skill: Arc<Skill>,
    timing: Timing,
    energy: Icons,
    effect: BlockId,
    head: Head,
    /// For each of its statements, what stands within.
    stated: Vec<Within>,
}

/// What is asked of a skill whenever somebody looks whether it can be used.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "facts about a skill that have nothing to do with each other")]
pub(crate) struct Head {
    /// The keywords that it goes by.
    pub(crate) keywords: Keywords,
    /// Its marker cost (8-4-2-5).
    pub(crate) markers: Option<Markers>,
    /// It can be used so many times in a turn only.
    pub(crate) is_limited: bool,
    /// It is a \[Field\].
    pub(crate) is_field: bool,
    /// It is an \[Over Realm\] or a \[Dark Over Realm\].
    pub(crate) is_over_realm: bool,
    /// It is an \[Awaken\] or an \[Awaken : Surge\].
    pub(crate) awakens: bool,
    /// It is a \[Z-Awaken\].
    pub(crate) z_awakens: bool,
    /// Its skill cost brings cards into the Z-Energy Area, from which a later part may take them.
    pub(crate) brings_z_energy: bool,
    /// It does nothing where the card that has it may not be played.
    pub(crate) only_plays_itself: bool,
}

/// Whether a part of a price puts cards of one's choice into the Z-Energy Area.
fn brings_z_energy(price: &Price) -> bool {
    let (Price::Cards { fate, .. } | Price::Colors { fate, .. } | Price::Between { fate, .. }) = price else {
        return false;
    };
    fate.area() == Some(Area::ZEnergy)
}

impl Head {
    fn of(skill: &Skill) -> Self {
        let is = |keyword| has_tag(skill, keyword);
        Self {
            keywords: Keywords::of(skill),
            markers: markers(skill),
            is_limited: limits(skill).next().is_some(),
            is_field: is(Keyword::Field),
            is_over_realm: is(Keyword::OverRealm) || is(Keyword::DarkOverRealm),
            awakens: is(Keyword::Awaken) || is(Keyword::AwakenSurge),
            z_awakens: is(Keyword::ZAwaken),
            brings_z_energy: does(skill).is_some_and(|does| does.cost.iter().any(brings_z_energy)),
            only_plays_itself: only_plays_itself(skill),
        }
    }
}

/// Instructions by number.
#[derive(Clone, Debug)]
struct BlockDef {
    block: Block,
    /// They may play the card that has them.
    may_play_itself: bool,
    /// For each of the instructions, what stands within.
    within: Vec<Within>,
}

/// What stands within an instruction or a statement.
#[derive(Clone, Debug, Default)]
pub(crate) struct Within {
    /// Instructions, in the order of the words.
    pub(crate) blocks: Vec<BlockId>,
    /// The skill that it gives or negates, or that waits from then on.
    pub(crate) skill: Option<SkillId>,
}

/// An instruction by its place.
#[derive(Clone, Copy)]
pub(crate) struct Instruction<'r> {
    pub(crate) effect: &'r Effect,
    pub(crate) within: &'r Within,
}

impl Default for Interned {
    fn default() -> Self {
        let (skills, blocks, known) = (Vec::new(), Vec::new(), HashMap::default());
        let mut interned = Self { skills, blocks, known, by: EnumSet::empty() };
        // `BlockId::NOTHING` and `SkillId::NONE`
        interned.block(&Block::default());
        interned.add(&Arc::default());
        interned
    }
}

impl Interned {
    /// Gives a skill a number of its own.
    pub(crate) fn add(&mut self, skill: &Arc<Skill>) -> SkillId {
        let effect = does(skill).map_or(BlockId::NOTHING, |does| self.block(&does.effect));
        skill.accept(&mut Blocks(&mut |block| {
            self.block(block);
        }));
        let stated = skill
            .statements()
            .iter()
            .map(|statement| match &statement.says {
                Says::Change(Change::GainSkill(skill) | Change::NegateSkill(skill)) => {
                    Within { skill: Some(self.add(skill)), ..Within::default() }
                }
                Says::Instead(instead) => Within { blocks: vec![self.block(&instead.effect)], skill: None },
                _ => Within::default(),
            })
            .collect();
        let mut energy = Icons::default();
        for price in does(skill).map_or(&[][..], |does| &does.cost) {
            if let Price::Energy(icons) = price {
                energy.add(icons);
            }
        }
        let (timing, head) = (timing(skill), Head::of(skill));
        self.skills.push(SkillDef { skill: Arc::clone(skill), timing, energy, effect, head, stated });
        SkillId(super::index(self.skills.len() - 1))
    }

    /// The number of instructions, those within them numbered too.
    fn block(&mut self, block: &Block) -> BlockId {
        if let Some(known) = self.known.get(block) {
            return *known;
        }
        let within = block.iter().map(|effect| self.within(effect)).collect();
        let id = BlockId(super::index(self.blocks.len()));
        let may_play_itself = may_play_itself(block);
        self.blocks.push(BlockDef { block: Arc::clone(block), may_play_itself, within });
        self.known.insert(Arc::clone(block), id);
        id
    }

    fn within(&mut self, effect: &Effect) -> Within {
        let mut blocks = Vec::new();
        effect.walk(&mut Blocks(&mut |block| blocks.push(self.block(block))));
        let skill = match effect {
            Effect::Give(_, change, _)
            | Effect::GiveAll(_, change, _)
            | Effect::GiveNext(_, change, _)
            | Effect::PlayedWith(_, change, _)
            | Effect::PlayWith { change: Some((change, _)), .. } => self.given(change),
            Effect::WhenNext(when, _, block) | Effect::Whenever(when, _, block) => {
                let does = Does { when: Some(when.clone()), effect: Arc::clone(block), ..Does::default() };
                let tags = vec![Tag::from(Keyword::Auto)];
                Some(self.add(&Arc::new(Skill { tags, body: Body::Does(Arc::new(does)) })))
            }
            _ => None,
        };
        Within { blocks, skill }
    }

    /// The skill that a change gives, written out, or the one that it negates.
    fn given(&mut self, change: &Change) -> Option<SkillId> {
        match written_out(change.clone(), self.by) {
            Change::GainSkill(skill) | Change::NegateSkill(skill) => Some(self.add(&skill)),
            _ => None,
        }
    }

    /// A skill.
    #[inline]
    pub(crate) fn skill(&self, id: SkillId) -> &Arc<Skill> {
        &self.skills[usize::from(id.0)].skill
    }

    /// When a skill can be used.
    #[inline]
    pub(crate) fn timing(&self, id: SkillId) -> Timing {
        self.skills[usize::from(id.0)].timing
    }

    /// What it is asked about whenever somebody looks whether it can be used.
    #[inline]
    pub(crate) fn head(&self, id: SkillId) -> Head {
        self.skills[usize::from(id.0)].head
    }

    /// The energy that its printed price asks for.
    #[inline]
    pub(crate) fn energy(&self, id: SkillId) -> &Icons {
        &self.skills[usize::from(id.0)].energy
    }

    /// What a skill does when it is activated.
    #[inline]
    pub(crate) fn effect(&self, id: SkillId) -> BlockId {
        self.skills[usize::from(id.0)].effect
    }

    /// What stands within a statement of a skill.
    #[inline]
    pub(crate) fn stated(&self, id: SkillId, statement: usize) -> &Within {
        &self.skills[usize::from(id.0)].stated[statement]
    }

    /// Whether instructions may play the card that has them, whatever that depends on.
    #[inline]
    pub(crate) fn may_play_itself(&self, id: BlockId) -> bool {
        self.blocks[usize::from(id.0)].may_play_itself
    }

    /// Instructions.
    #[inline]
    pub(crate) fn instructions(&self, id: BlockId) -> &[Effect] {
        &self.blocks[usize::from(id.0)].block
    }

    /// One of them.
    #[inline]
    pub(crate) fn instruction(&self, id: BlockId, at: usize) -> Option<Instruction<'_>> {
        let BlockDef { block, within, .. } = &self.blocks[usize::from(id.0)];
        Some(Instruction { effect: block.get(at)?, within: within.get(at)? })
    }

    /// The number of instructions that stand in some skill.
    pub(crate) fn find(&self, block: &Block) -> BlockId {
        self.known.get(block).copied().unwrap_or(BlockId::NOTHING)
    }
}

/// The blocks of a part that stand in no other, but for those of skills that it gives.
struct Blocks<'f, 's>(&'f mut dyn FnMut(&'s Block));

impl<'s> Visit<'s> for Blocks<'_, 's> {
    fn block(&mut self, block: &'s Block) {
        (self.0)(block);
    }

    fn change(&mut self, change: &'s Change) {
        if !matches!(change, Change::GainSkill(_) | Change::NegateSkill(_)) {
            change.walk(self);
        }
    }
}
