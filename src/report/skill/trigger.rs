//! What skills wait for: events, the cards that they are about, and whose doing they are.

use super::noun::{Case, Owner, Phrase};
use super::{AsNoun, InWords, Teller};
use crate::ability::{Area, Doer, Family, Filter, Keyword, Trigger, Watched, Who};
use crate::language::{Message, say};

impl AsNoun for Watched {
    fn noun(&self, teller: &Teller<'_>) -> Phrase {
        let owned = |whose, filter: &Filter| teller.owned(whose, filter, "card").text(Case::Of, teller);
        let message = match self {
            Self::This => say!("skill-this"),
            Self::Yours(filter) => say!("skill-one-of", of = owned(Who::You, filter)),
            Self::YourOther(filter) => say!("skill-another-of", of = owned(Who::You, filter)),
            Self::Theirs(filter) => say!("skill-one-of", of = owned(Who::Opponent, filter)),
            Self::Any(filter) => return teller.indefinite(filter, false),
            Self::Either(parts) => {
                return Phrase::several(parts.iter().map(|part| part.noun(teller)).collect(), true);
            }
        };
        Phrase::bare(teller.words(message), false)
    }
}

impl InWords for Trigger {
    fn said(&self, teller: &Teller<'_>) -> String {
        let card = |watched: &Watched| watched.noun(teller).text(Case::Plain, teller);
        let of = |watched: &Watched| watched.noun(teller).text(Case::Of, teller);
        let area = |area: &Area, case| teller.area(*area, Owner::Anybody, case);
        let cards = |filter: &Filter| teller.indefinite(filter, false).text(Case::Plain, teller);
        teller.words(match self {
            Self::Played(watched) => say!("skill-event-played", card = card(watched)),
            Self::PlacedAsLeader => say!("skill-event-placed-as-leader"),
            Self::Attacks(watched) => say!("skill-event-attacks", card = card(watched)),
            Self::AttacksA(watched, filter) => {
                say!("skill-event-attacks-a", card = card(watched), cards = cards(filter))
            }
            Self::Attacked(watched) => say!("skill-event-attacked", card = card(watched)),
            Self::Guards(watched) => say!("skill-event-guards", card = card(watched)),
            Self::Comboed(watched) => say!("skill-event-comboed", card = card(watched)),
            Self::Kod(watched) => say!("skill-event-kod", card = card(watched)),
            Self::Moved(watched, from, to) => {
                let (from, to) = (area(from, Case::From), area(to, Case::To));
                say!("skill-event-moved", card = card(watched), from = from, to = to)
            }
            Self::Leaves(watched, from) => {
                say!("skill-event-leaves", card = card(watched), place = area(from, Case::Plain))
            }
            Self::Enters(watched, to) => say!("skill-event-enters", card = card(watched), place = area(to, Case::To)),
            Self::FromUnder(watched, host, to) => {
                let (host, to) = (card(host), area(to, Case::To));
                say!("skill-event-from-under", card = card(watched), host = host, to = to)
            }
            Self::GoesUnder(watched, host) => {
                say!("skill-event-goes-under", card = card(watched), host = card(host))
            }
            Self::Switched(watched, mode) => {
                say!("skill-event-switched", card = card(watched), mode = teller.term(mode.term()))
            }
            Self::PowerRises(watched) => say!("skill-event-power-rises", of = of(watched)),
            Self::PowerFalls(watched) => say!("skill-event-power-falls", of = of(watched)),
            Self::SwitchesEnergy(whose, mode) => {
                say!("skill-event-switches-energy", who = teller.who(*whose), mode = teller.term(mode.term()))
            }
            Self::DealsDamage(watched) => say!("skill-event-deals-damage", card = card(watched)),
            Self::DealtDamage(watched) => say!("skill-event-dealt-damage", card = card(watched)),
            Self::AttackNegated(watched) => say!("skill-event-attack-negated", of = of(watched)),
            Self::Damaged(whose) => say!("skill-event-damaged", who = teller.who(*whose)),
            Self::LosesMarker(watched) => say!("skill-event-loses-marker", card = card(watched)),
            Self::TurnedUp(watched) => say!("skill-event-turned-up", card = card(watched)),
            Self::Turned(watched, facing) => {
                say!("skill-event-switched", card = card(watched), mode = teller.term(facing.term()))
            }
            Self::Awakens(whose) => say!("skill-event-awakens", who = teller.who(*whose)),
            Self::UsesExtra(whose, filter) => {
                let cards = teller.indefinite(filter, false).text(Case::Of, teller);
                say!("skill-event-uses-extra", who = teller.who(*whose), of = cards)
            }
            Self::UsesThis => say!("skill-event-uses-this"),
            Self::UsesCounter(whose) => {
                say!("skill-event-uses-counter", who = teller.who(*whose), family = teller.family(Family::Counter))
            }
            Self::UsesBlocker(watched) => {
                say!("skill-event-uses-blocker", card = card(watched), keyword = teller.keyword(Keyword::Blocker))
            }
            Self::UsesKeyword(watched, keywords) if keywords.is_empty() => {
                say!("skill-event-uses-any-skill", of = of(watched))
            }
            Self::UsesKeyword(watched, keywords) => {
                say!("skill-event-uses-keyword", card = card(watched), keywords = teller.keywords(keywords))
            }
            Self::TurnStart(whose) => say!("skill-event-turn-start", who = teller.who(*whose)),
            Self::MainStart(whose) => say!("skill-event-main-start", who = teller.who(*whose)),
            Self::MainEnd(whose) => say!("skill-event-main-end", who = teller.who(*whose)),
            Self::TurnEnd(whose) => say!("skill-event-turn-end", who = teller.who(*whose)),
            Self::OffenseStart => say!("skill-event-offense-start"),
            Self::DefenseStart => say!("skill-event-defense-start"),
            Self::DamageStart => say!("skill-event-damage-start"),
            Self::DamageEnd => say!("skill-event-damage-end"),
            Self::ComboGoes(watched) => {
                let (from, to) = (area(&Area::Combo, Case::From), area(&Area::Drop, Case::To));
                say!("skill-event-moves", card = card(watched), from = from, to = to)
            }
            Self::BattleEndAttacking => say!("skill-event-battle-end-attacking"),
            Self::BattleEndAfterAttack(watched) => say!("skill-event-battle-end-after-attack", card = card(watched)),
            Self::BattleEndGuarding => say!("skill-event-battle-end-guarding"),
            Self::BattleEndComboed => say!("skill-event-battle-end-comboed"),
            Self::RunsOut(whose) => say!("skill-event-runs-out", who = teller.who(*whose)),
            Self::By(..) | Self::From(..) | Self::While(..) | Self::Either(_) => {
                return teller.either(teller.events(self));
            }
            Self::Situation(condition) => return condition.said(teller),
        })
    }
}

impl Teller<'_> {
    /// Any of several events. What is said of all of them is said of each: behind the last it would be taken for a part of that.
    fn events(&self, event: &Trigger) -> Vec<String> {
        match event {
            Trigger::By(doer, event) => {
                let by = doer.said(self);
                let says = |event: String| self.words(say!("skill-event-by", event = event, by = &by));
                self.done_events(event).into_iter().map(says).collect()
            }
            Trigger::From(from, event) => {
                let from = self.area(*from, Owner::Anybody, Case::From);
                self.events_that(event, |event| say!("skill-event-from", event = event, from = &from))
            }
            Trigger::While(condition, event) => {
                let condition = condition.said(self);
                self.events_that(event, |event| say!("skill-event-while", event = event, condition = &condition))
            }
            Trigger::Either(parts) => parts.iter().flat_map(|part| self.events(part)).collect(),
            event => vec![event.said(self)],
        }
    }

    /// Any of several events, behind which it is said whose doing they are: that it is a skill's is said there.
    fn done_events(&self, event: &Trigger) -> Vec<String> {
        let of = |watched: &Watched| watched.noun(self).text(Case::Of, self);
        match event {
            Trigger::PowerRises(watched) => vec![self.words(say!("skill-event-power-raised", of = of(watched)))],
            Trigger::PowerFalls(watched) => vec![self.words(say!("skill-event-power-reduced", of = of(watched)))],
            Trigger::Either(parts) => parts.iter().flat_map(|part| self.done_events(part)).collect(),
            event => self.events(event),
        }
    }

    fn events_that(&self, event: &Trigger, says: impl Fn(String) -> Message) -> Vec<String> {
        self.events(event).into_iter().map(|event| self.words(says(event))).collect()
    }
}

impl InWords for Doer {
    fn said(&self, teller: &Teller<'_>) -> String {
        let card = |watched: &Watched, case| watched.noun(teller).text(case, teller);
        let message: Message = match self {
            Self::Skill(whose) => say!("skill-by-skill", who = teller.who(*whose)),
            Self::Battle => say!("skill-by-battle"),
            Self::Card(watched) => say!("skill-by-card", of = card(watched, Case::Of)),
            Self::Evolve => say!("skill-by-evolving"),
            Self::Union => say!("skill-by-keyword", keyword = teller.family(Family::Union)),
            Self::Keyword(keyword) => say!("skill-by-keyword", keyword = teller.keyword(*keyword)),
            Self::Family(family) => say!("skill-by-keyword", keyword = teller.family(*family)),
            Self::SkillOf(watched) => say!("skill-by-skill-of", of = card(watched, Case::Of)),
            Self::AttackOf(watched) => say!("skill-by-attack-of", of = card(watched, Case::Of)),
            Self::KeywordSkill => say!("skill-by-keyword-skill"),
            Self::SkillBut(doer) => say!("skill-by-skill-but", by = doer.said(teller)),
            Self::Not(doer) => say!("skill-not-by", by = doer.said(teller)),
        };
        teller.words(message)
    }
}
