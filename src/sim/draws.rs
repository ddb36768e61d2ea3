//! Cards that a player draws by the book alone.

use crate::ruleset::Ruleset;

/// Cards drawn on own turn `turn`, from 1 (6-2-3).
pub fn draws_on(ruleset: &Ruleset, first: bool, turn: u32) -> u32 {
    let draw = &ruleset.turn.draw;
    if turn == 1 && first && draw.first_player_skips_first { 0 } else { draw.cards }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_player_does_not_draw_on_turn_one() {
        // 6-2-3
        let ruleset = Ruleset::embedded("dbscg-1.10").expect("embedded");
        assert_eq!([1, 2, 3].map(|turn| draws_on(&ruleset, true, turn)), [0, 1, 1]);
        assert_eq!([1, 2, 3].map(|turn| draws_on(&ruleset, false, turn)), [1, 1, 1]);
    }
}
