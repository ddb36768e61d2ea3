//! Places: `your hand`, `your opponent's Drop Area`, `your deck, hand, or Drop`.

use super::phrase::{At, Page, Phrase, Several, Ways, phrase};
use crate::ability::Area;

phrase! {
    /// One area.
    pub(super) fn area() -> Area {
        (Area::Deck) => ["deck"];
        (Area::Hand) => ["hand"];
        (Area::Drop) => [("drop area" | "drop areas" | "drop")];
        (Area::Battle) => [("battle area" | "battle areas")];
        (Area::Combo) => [("combo area" | "combo areas")];
        (Area::Energy) => [("energy area" | "energy")];
        (Area::Life) => [("life area" | "life")];
        (Area::Warp) => [("warp" | "warps")];
        (Area::Unison) => [("unison area" | "unison areas")];
        (Area::Leader) => [("leader area" | "leader areas")];
    }
}

/// One area or several of one player.
#[derive(Clone)]
pub(super) struct Areas;

impl Phrase for Areas {
    type Value = Vec<Area>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Area>> {
        let several = Several(area(), &[", or", "or", ", and", "and", ", and/or", "and/or"]).read(page, at);
        let one = area().read(page, at).into_iter().map(|(area, at)| (vec![area], at));
        one.chain(several).collect()
    }
    fn says(&self, value: &Vec<Area>, page: &Page<'_>, at: At) -> Vec<At> {
        match value.as_slice() {
            [one] => area().says(one, page, at),
            _ => Several(area(), &[", or", "or", ", and", "and", ", and/or", "and/or"]).says(value, page, at),
        }
    }
}
