//! Cards chosen on the spot, [`Cards::Chosen`], written out: the choice, then the act on what was chosen. It is done once,
//! when the roster is made or a skill is given, so that nothing else of the engine has to know of them.

use super::{Block, Cards, Choose, Effect};

/// Instructions with the choices that their words hold before them, in the order of the words (8-5-3).
pub fn choices_written_out(block: &Block) -> Block {
    let mut out = Vec::with_capacity(block.len());
    for effect in block.iter() {
        let mut effect = effect.clone();
        for block in effect.blocks_mut() {
            *block = choices_written_out(block);
        }
        for cards in effect.cards_mut() {
            choose_before(cards, &mut out);
        }
        if let Effect::Choose(choose) = &mut effect {
            choose_hosts_before(choose, &mut out);
        }
        out.push(effect);
    }
    out.into()
}

/// Puts the name of what is chosen in the place of the choice, which comes before.
fn choose_before(cards: &mut Cards, before: &mut Vec<Effect>) {
    match cards {
        Cards::Chosen(choose) => {
            let mut choose = Choose::clone(choose);
            choose_hosts_before(&mut choose, before);
            *cards = Cards::Named(choose.name.clone());
            before.push(Effect::Choose(choose));
        }
        Cards::Under(host) => choose_before(host, before),
        Cards::Each(parts) => parts.iter_mut().for_each(|part| choose_before(part, before)),
        Cards::All(selector) => selector.under.iter_mut().for_each(|hosts| choose_before(hosts, before)),
        _ => {}
    }
}

/// "1 card from under 1 of your cards": the card above is chosen first.
fn choose_hosts_before(choose: &mut Choose, before: &mut Vec<Effect>) {
    choose.from.under.iter_mut().for_each(|hosts| choose_before(hosts, before));
}
