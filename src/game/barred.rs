//! What an effect has put out of a permanent skill's reach stays out of it for the turn (8-1-4-2).
//!
//! Only descriptions that effects can stop from fitting are watched: "cards with 5000 power or less". What a rule does,
//! such as resting an attack card, is no effect; neither is the end of one.

use crate::ability::{Area, Filter, Skill, Statement, Subject};

use super::Game;
use super::agenda::Task;
use super::asking::Asking;
use super::ids::{CardId, ObjectRef, Seat};
use super::state::Object;

/// A card that a statement of a permanent skill is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The card that has the skill.
    pub source: ObjectRef,
    /// The side of it that has the skill: on the other side of a leader the line is another.
    pub back: bool,
    /// The skill line.
    pub line: u8,
    /// The statement of that line.
    pub statement: u8,
    /// The card that it is about.
    pub card: ObjectRef,
    /// Where that is.
    pub area: Area,
}

/// Whether effects can stop a card from fitting a description; `gains` where cards of the game can gain names, traits,
/// colors and the like.
fn is_fickle(filter: &Filter, gains: bool) -> bool {
    match filter {
        Filter::Power(_)
        | Filter::PowerWith(_)
        | Filter::ComboPower(_)
        | Filter::Cost(_)
        | Filter::CostWith(_)
        | Filter::SpecifiedCost(_)
        | Filter::NoKeyword
        | Filter::Markers(_)
        | Filter::Shares(..)
        | Filter::Keyword(_)
        | Filter::Family(_)
        | Filter::SkillLess
        | Filter::Mode(_) => true,
        // What a card has beside what is printed on it only ever adds to that.
        Filter::JustColors(_) | Filter::OnlyTrait(_) | Filter::OnlyCharacter(_) => gains,
        Filter::Not(inner) => is_to_come(inner, gains),
        Filter::All(parts) | Filter::Either(parts) => parts.iter().any(|part| is_fickle(part, gains)),
        _ => false,
    }
}

/// Whether effects can bring a card to fit a description.
fn is_to_come(filter: &Filter, gains: bool) -> bool {
    match filter {
        Filter::Any
        | Filter::OriginalColor(_)
        | Filter::OriginalCost(_)
        | Filter::OriginalPower(_)
        | Filter::OriginallySkillLess
        | Filter::Era(_)
        | Filter::InText(_)
        | Filter::CanCombo
        | Filter::Token
        | Filter::This
        | Filter::Copy => false,
        Filter::Kind(_)
        | Filter::Color(_)
        | Filter::JustColors(_)
        | Filter::Multicolor
        | Filter::Trait(_)
        | Filter::TraitPart(_)
        | Filter::OnlyTrait(_)
        | Filter::Character(_)
        | Filter::CharacterPart(_)
        | Filter::OnlyCharacter(_)
        | Filter::Name(_)
        | Filter::NamePart(_) => gains,
        Filter::Not(inner) => is_fickle(inner, gains),
        Filter::All(parts) | Filter::Either(parts) => parts.iter().any(|part| is_to_come(part, gains)),
        _ => true,
    }
}

/// Whether effects can stop cards from being what a statement is about.
fn reaches_fickle(statement: &Statement, gains: bool) -> bool {
    match &statement.about {
        Subject::Yours(filter) | Subject::Theirs(filter) => is_fickle(filter, gains),
        Subject::Cards(selector) => is_fickle(&selector.filter, gains),
        Subject::This | Subject::Above => false,
    }
}

/// Whether a skill has such a statement.
pub(super) fn has_fickle(skill: &Skill, gains: bool) -> bool {
    skill.statements().iter().any(|statement| reaches_fickle(statement, gains))
}

/// Whether a piece of work can be an effect's, or that of a card with a permanent skill that comes into play.
pub(super) const fn by_effect(task: &Task) -> bool {
    !matches!(
        task,
        Task::Attack(..)
            | Task::DeclareAttack(..)
            | Task::Refresh
            | Task::BeginTurn
            | Task::BeginDamage
            | Task::Compare
            | Task::EndBattle
            | Task::FinishBattle { .. }
            | Task::ExpireMain
            | Task::FinishEnd
            | Task::Combo(..)
            | Task::FinishCombo(..)
            | Task::Pay(..)
            | Task::Price(..)
            | Task::PriceCards(..)
            | Task::PriceX(..)
    )
}

impl Game {
    /// Looks at what the permanent skills are about; what an effect has just put out of reach is barred.
    pub(super) fn watch_reach(&mut self, by_effect: bool) {
        if !self.roster.has_fickle() {
            return;
        }
        let now = self.reaches();
        let mut lost = std::mem::replace(&mut self.state.reaches, now);
        let still = |reach: &Reach| {
            let there = self.state.find(reach.card).is_some_and(|object| object.area == reach.area);
            let works = |source: &Object| source.area.skills_work() && source.back == reach.back;
            there && self.state.find(reach.source).is_some_and(works)
        };
        lost.retain(|reach| by_effect && !self.state.reaches.contains(reach) && still(reach));
        self.state.barred.extend(lost);
    }

    fn reaches(&self) -> Vec<Reach> {
        let mut out = Vec::new();
        for holder in self.in_play() {
            let (source, back) = (self.state.now(holder), self.state.object(holder).back);
            for (line, skill) in (0..).zip(&self.side(holder).skills) {
                for (statement, stated) in (0..).zip(skill.statements()) {
                    let objects = self.objects(holder, stated).into_iter();
                    out.extend(objects.map(|(card, area)| Reach { source, back, line, statement, card, area }));
                }
            }
        }
        out
    }

    /// The cards that a statement is about, if effects can stop cards from being that.
    fn objects(&self, holder: CardId, stated: &Statement) -> Vec<(ObjectRef, Area)> {
        if !reaches_fickle(stated, self.roster.gains) {
            return Vec::new();
        }
        let Some(link) = Asking::default().link(stated, holder) else { return Vec::new() };
        let cards = |area: &Area| Seat::BOTH.map(|seat| self.state.cards(seat, *area)).into_iter().flatten();
        let areas = match &stated.about {
            Subject::Cards(selector) => selector.places(),
            _ => stated.scope.areas(),
        };
        let all = areas.iter().flat_map(|area| cards(area).map(|card| (*card, *area)));
        all.filter(|(card, _)| self.is_about(stated, holder, *card, link.asking()))
            .map(|(card, area)| (self.state.now(card), area))
            .collect()
    }

    /// Whether a statement cannot be about a card this turn.
    pub(super) fn is_barred(&self, source: CardId, line: u8, statement: u8, card: CardId) -> bool {
        !self.state.barred.is_empty() && {
            let back = self.state.object(source).back;
            let asked = (self.state.now(source), back, line, statement, self.state.now(card));
            let barred = |reach: &Reach| (reach.source, reach.back, reach.line, reach.statement, reach.card);
            self.state.barred.iter().any(|reach| barred(reach) == asked)
        }
    }
}
