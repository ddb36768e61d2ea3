//! Skills that can never become pending: what they wait for happens to their card where they do not work (2-13-2).

use super::format::CardText;
use crate::ability::{Area, Body, Does, Trigger, Watched};

/// What each skill line of a card waits for in vain, by its place from 1.
pub(super) fn comes(card: &CardText) -> Vec<(usize, String)> {
    let mut out = Vec::new();
    for side in card.sides() {
        for (at, skill) in (1..).zip(&side.lines) {
            if let Body::Does(does) = &skill.body {
                out.extend(vain(does).into_iter().map(|message| (at, message)));
            }
        }
    }
    out
}

fn vain(does: &Does) -> Vec<String> {
    let works: &[Area] = if does.from.is_empty() { &Area::IN_PLAY } else { &does.from };
    let mut parts = Vec::new();
    if let Some(when) = &does.when {
        each(when, &mut parts);
    }
    // Under another card it works wherever that lies (11-3-2-2).
    parts.retain(|(_, places)| !does.under && !places.iter().any(|place| works.contains(place)));
    let told = parts.into_iter().map(|(event, places)| {
        let (there, here) = (terms(&places), terms(works));
        let from = places.iter().map(|place| place.id()).collect::<Vec<_>>().join(", ");
        format!(
            "`{event}` never makes it pending: the card is in the {there} then, and the skill works in the {here}; \
             it would with `from: [{from}]`"
        )
    });
    told.collect()
}

fn terms(areas: &[Area]) -> String {
    areas.iter().map(|area| area.term()).collect::<Vec<_>>().join(", ")
}

/// The events of a trigger that find the card that has the skill in certain areas only, with those.
fn each(trigger: &Trigger, out: &mut Vec<(&'static str, Vec<Area>)>) {
    use Watched::This;
    let in_play = || Area::IN_PLAY.to_vec();
    let part = match trigger {
        Trigger::Either(parts) => {
            for part in parts {
                each(part, out);
            }
            return;
        }
        Trigger::By(_, event) | Trigger::While(_, event) | Trigger::From(_, event) => return each(event, out),
        Trigger::Comboed(This) => ("comboed: this", vec![Area::Combo]),
        Trigger::BattleEndComboed => ("battle-end-comboed", vec![Area::Combo]),
        Trigger::Played(This) => ("played: this", vec![Area::Battle, Area::Unison]),
        Trigger::PlacedAsLeader => ("placed-as-leader", vec![Area::Leader]),
        Trigger::Attacks(This) | Trigger::AttacksA(This, _) => ("attacks: this", in_play()),
        Trigger::Attacked(This) => ("attacked: this", in_play()),
        Trigger::Guards(This) => ("guards: this", in_play()),
        Trigger::DealsDamage(This) => ("deals-damage: this", in_play()),
        Trigger::DealtDamage(This) => ("dealt-damage: this", in_play()),
        Trigger::AttackNegated(This) => ("attack-negated: this", in_play()),
        Trigger::BattleEndAttacking => ("battle-end-attacking", in_play()),
        Trigger::BattleEndGuarding => ("battle-end-guarding", in_play()),
        Trigger::LosesMarker(This) => ("loses-marker: this", in_play()),
        Trigger::TurnedUp(This) => ("turned-up: this", vec![Area::Life]),
        Trigger::Turned(This, _) => ("turned: this", vec![Area::Battle, Area::Energy, Area::Unison]),
        Trigger::Enters(This, area) => ("enters: this", vec![*area]),
        Trigger::Moved(This, from, to) => ("moved: this", vec![*from, *to]),
        _ => return,
    };
    out.push(part);
}
