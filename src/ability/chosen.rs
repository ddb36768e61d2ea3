//! Cards chosen on the spot, [`Cards::Chosen`], written out: the choice, then the act on what was chosen. It is done once,
//! when the roster is made or a skill is given, so that nothing else of the engine has to know of them.

use super::{Block, Cards, Effect, Node, Rewrite, Skill};

/// Instructions with the choices that their words hold before them, in the order of the words (8-5-3).
pub fn choices_written_out(block: &Block) -> Block {
    let mut out = Vec::with_capacity(block.len());
    for effect in block.iter() {
        let mut effect = effect.clone();
        effect.walk_mut(&mut Before(&mut out));
        out.push(effect);
    }
    out.into()
}

/// Puts the name of what is chosen in the place of a choice, which comes before what speaks of it.
struct Before<'o>(&'o mut Vec<Effect>);

impl Rewrite for Before<'_> {
    fn cards(&mut self, cards: &mut Cards) {
        // "1 card from under 1 of your cards": the card above is chosen first.
        cards.walk_mut(self);
        if let Cards::Chosen(choose) = cards {
            let named = Cards::Named(choose.name.clone());
            if let Cards::Chosen(choose) = std::mem::replace(cards, named) {
                self.0.push(Effect::Choose(*choose));
            }
        }
    }

    fn block(&mut self, block: &mut Block) {
        *block = choices_written_out(block);
    }

    /// What a skill chooses that is given, it chooses when it resolves.
    fn skill(&mut self, _: &mut Skill) {}
}
