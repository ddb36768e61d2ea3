//! What effects forbid (1-3-3), or allow only so many times.

use crate::ability::{Action, Area, Change, Keyword, Skill, Watched};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::facts::value::seen::seats;
use crate::engine::dbscg::happening::By;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::roster::line::{has_tag, is_of};

impl Position {
    /// Whether effects put a card that enters an area into Rest Mode.
    pub(crate) fn enters_resting(&self, card: CardId) -> bool {
        self.has_change(card, Aspects::PLACE, &|change| matches!(change, Change::EntersResting))
    }

    /// Whether a card cannot be KO'd by the skills of a player (1-3-3).
    pub(crate) fn survives(&self, card: CardId, by: Seat) -> bool {
        let mut survives = false;
        self.changes(card, Asking::default(), Aspects::KO, &mut |change, frame, _| match change {
            Change::Forbid(Action::SkillKo) => survives = true,
            Change::Forbid(Action::SkillKoBy(who)) => survives |= seats(*who, frame.master).contains(&by),
            _ => {}
        });
        survives
    }

    /// Whether a card cannot be KO'd by battle with another (1-3-3).
    pub(crate) fn outlasts(&self, card: CardId, attacker: CardId) -> bool {
        let mut outlasts = false;
        self.changes(card, Asking::default(), Aspects::KO, &mut |change, frame, _| {
            if let Change::Forbid(Action::BattleKoBy(by)) = change {
                outlasts |= self.fits(by, &self.seen(attacker, Some(frame.source.card)), frame);
            }
        });
        outlasts
    }

    /// Whether a card cannot be played by a skill, for it is none of those that may (1-3-3).
    pub(crate) fn bars_skill(&self, card: CardId, skill: Option<&Skill>) -> bool {
        let barred = |skill: &Skill| {
            let bars =
                |change: &Change| matches!(change, Change::Forbid(Action::PlayBySkillBut(of)) if !is_of(of, skill));
            self.has_change(card, Aspects::PLAYED, &bars)
        };
        self.changed(Aspects::PLAYED) && skill.is_some_and(barred)
    }

    /// Whether a skill of a card cannot be activated, as such or by a keyword (1-3-3), or no more.
    pub(crate) fn forbids_keyword(&self, card: CardId, skill: &Skill) -> bool {
        let has = |keywords: &[Keyword]| keywords.iter().any(|keyword| has_tag(skill, *keyword));
        let forbids = |change: &Change| match change {
            Change::Forbid(Action::ActivateKeyword(keywords)) | Change::ActivationsLeft(keywords, 0) => has(keywords),
            _ => false,
        };
        self.changed(Aspects::ACTIVATION) && self.has_change(card, Aspects::ACTIVATION, &forbids)
    }

    /// Whether no attacks are left to a card.
    pub(crate) fn has_no_attack(&self, card: CardId) -> bool {
        self.changed(Aspects::ATTACKS)
            && self.has_change(card, Aspects::ATTACKS, &|change| *change == Change::AttacksLeft(0))
    }

    /// Whether a card cannot be moved by the skills of another, to that area or to any (1-3-3); a KO is no such area.
    pub(crate) fn is_kept(&self, card: CardId, by: CardId, to: Option<Area>) -> bool {
        self.forbids_by(card, by, Aspects::MOVED, |action| match action {
            Action::MovedBy(watched, area) if area.is_none() || *area == to => Some(watched),
            _ => None,
        })
    }

    /// Whether skills of a card cannot switch another to Rest Mode (1-3-3).
    pub(crate) fn stands(&self, card: CardId, by: CardId) -> bool {
        self.forbids_by(card, by, Aspects::PLACE, |action| match action {
            Action::RestBySkill(watched) => Some(watched),
            _ => None,
        })
    }

    /// Whether something, one of these aspects, cannot be done to a card by the skills of another (1-3-3).
    pub(crate) fn forbids_by(
        &self,
        card: CardId,
        by: CardId,
        aspects: Aspects,
        whose: impl Fn(&Action) -> Option<&Watched>,
    ) -> bool {
        let mut forbids = false;
        let meant = |change: &Change| matches!(change, Change::Forbid(action) if whose(action).is_some());
        self.changes_meant(card, Asking::default(), (aspects, &meant), &mut |change, frame, _| {
            let Change::Forbid(action) = change else { return };
            forbids |= whose(action).is_some_and(|watched| self.is_watched(watched, frame.source.card, by));
        });
        forbids
    }

    /// Whose doing it is that a card has no power left: the last effect's that takes power (9-5-2-1, 9-7-2-1). `None` where
    /// it has some, or where nothing has reduced it: a card may have no power printed (9-5-2, 9-7-2).
    pub(crate) fn reduced_by(&self, card: CardId) -> Option<By> {
        if self.power(card) > 0 {
            return None;
        }
        let mut by = None;
        self.changes(card, Asking::default(), Aspects::POWER, &mut |change, frame, asking| {
            let reduces = match change {
                Change::Power(n) => self.quantity_at(n, frame, asking) < 0,
                Change::SetPower(to) => self.quantity_at(to, frame, asking) <= 0,
                _ => false,
            };
            if reduces {
                by = Some(By::Skill(frame.master, frame.source.card, Keywords::default()));
            }
        });
        by
    }
}
