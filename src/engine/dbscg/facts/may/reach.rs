//! What permanent skills are about, as far as effects can change that (8-1-4-2).

use crate::ability::{Area, Statement, Subject};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::ids::{CardId, ObjectRef, Seat};
use crate::engine::dbscg::roster::fickle::reaches_fickle;
use crate::engine::dbscg::state::reach::Reach;

impl Position {
    pub(crate) fn reaches(&self) -> Vec<Reach> {
        let mut out = Vec::new();
        let gains = usize::from(self.roster.gains);
        for holder in self.in_play().filter(|holder| self.side(*holder).fickle[gains]) {
            let (source, back) = (self.state.now(holder), self.state.object(holder).back);
            for (line, skill) in (0..=u8::MAX).zip(&self.side(holder).skills) {
                for (statement, stated) in (0..=u8::MAX).zip(skill.statements()) {
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
}
