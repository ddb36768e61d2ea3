//! Effects, plainly: what is short for other instructions is spelled out, what is done to cards is done to cards with a name.

use super::{Names, both};
use crate::ability::{Area, Block, Cards, Choose, Destination, Effect, HowMany, Name, Selector, Together, Who};

impl Names {
    pub(super) fn effects(&mut self, effects: &mut Vec<Effect>) {
        // Cards that were described show that they are so when they go from one secret area to another (11-2-1).
        let mut described: Vec<Name> = Vec::new();
        let mut at = 0;
        while at < effects.len() {
            if let Effect::Choose(choose) = &effects[at]
                && !choose.from.filter.is_any()
            {
                described.push(choose.name.clone());
            }
            let shown_anyway = matches!(
                &effects[at..],
                [Effect::Reveal(Cards::Named(shown)), Effect::Move(Cards::Named(moved), Destination::To(Area::Hand)), ..]
                    if shown == moved && described.contains(shown)
            );
            if shown_anyway {
                effects.remove(at);
            }
            at += 1;
        }
        *effects = effects.drain(..).flat_map(spelled_out).collect();
        for effect in effects.iter_mut() {
            self.effect(effect);
        }
    }

    pub(super) fn effect(&mut self, effect: &mut Effect) {
        match effect {
            Effect::Choose(choose) => self.choose(choose),
            Effect::Name(name, cards) | Effect::Look(cards, name) => {
                self.cards(cards);
                self.name(name);
            }
            Effect::LookAtTop(n, name) => {
                self.quantity(n);
                self.name(name);
            }
            Effect::PlayerDraws(Who::You, n) => {
                self.quantity(n);
                *effect = Effect::Draw(n.clone());
            }
            Effect::Draw(n)
            | Effect::DrawUpTo(n)
            | Effect::PlayerDraws(_, n)
            | Effect::Damage(_, n)
            | Effect::Discard(_, n) => self.quantity(n),
            Effect::Markers(cards, n) => {
                self.cards(cards);
                self.quantity(n);
            }
            Effect::Give(cards, change, _) => {
                self.cards(cards);
                self.change(change);
            }
            Effect::GiveAll(selector, change, _) | Effect::GiveNext(selector, change, _) => {
                self.selector(selector);
                self.change(change);
            }
            Effect::PlayedIn(filter, _) => self.filter(filter),
            Effect::PlayedWith(filter, change, _) => {
                self.filter(filter);
                self.change(change);
            }
            Effect::If(condition, yes, no) => {
                self.condition(condition);
                self.block(yes);
                self.block(no);
                // Neither has another way: one question is enough.
                while no.is_empty()
                    && let [Effect::If(more, inner, others)] = &**yes
                    && others.is_empty()
                {
                    *condition = both(Some(condition.clone()), more.clone());
                    *yes = inner.clone();
                }
            }
            Effect::Repeat(n, block) => {
                self.quantity(n);
                self.block(block);
            }
            Effect::Token(token) => token.named.iter_mut().for_each(|name| self.name(name)),
            // What one option names is nothing to the others.
            Effect::Options(_, options) => {
                let known = self.0.len();
                for option in options {
                    self.block(option);
                    self.0.truncate(known);
                }
            }
            other => {
                other.cards_mut().into_iter().for_each(|cards| self.cards(cards));
                other.blocks_mut().into_iter().for_each(|block| self.block(block));
            }
        }
    }

    pub(super) fn block(&mut self, block: &mut Block) {
        let mut effects = block.to_vec();
        self.effects(&mut effects);
        *block = effects.into();
    }

    pub(super) fn choose(&mut self, choose: &mut Choose) {
        self.selector(&mut choose.from);
        match &mut choose.count {
            HowMany::Exactly(n) | HowMany::UpTo(n) => self.quantity(n),
            HowMany::Between(least, most) => {
                self.quantity(least);
                self.quantity(most);
            }
            HowMany::Any | HowMany::All => {}
        }
        match &mut choose.together {
            Some(Together::Power(n) | Together::Cost(n)) => self.quantity(n),
            None => {}
        }
        self.name(&mut choose.name);
    }

    pub(super) fn cards(&mut self, cards: &mut Cards) {
        match cards {
            Cards::Named(name) => self.name(name),
            Cards::Rest(all, taken) => {
                self.name(all);
                self.name(taken);
            }
            Cards::All(selector) => self.selector(selector),
            Cards::Under(host) => self.cards(host),
            Cards::Top(_, n) | Cards::Bottom(_, n) => self.quantity(n),
            Cards::Each(parts) => parts.iter_mut().for_each(|part| self.cards(part)),
            Cards::Chosen(choose) => self.choose(choose),
            _ => {}
        }
    }
}

/// Takes away the names of tokens that are none of these.
pub(super) fn unname_tokens(effects: &mut [Effect], names: &[Name]) {
    for effect in effects {
        if let Effect::Token(token) = effect {
            token.named = token.named.take().filter(|name| names.contains(name));
        }
        for block in effect.blocks_mut() {
            let mut within = block.to_vec();
            unname_tokens(&mut within, names);
            *block = within.into();
        }
    }
}

/// An instruction by those that it is short for.
fn spelled_out(effect: Effect) -> Vec<Effect> {
    match effect {
        // 4.00, 20-7-1: to discard is to place a card from the hand in the Drop Area.
        Effect::Discard(whose @ (Who::You | Who::Opponent), n) => {
            let from = Selector { whose, areas: vec![Area::Hand], ..Selector::default() };
            let choose = Choose { who: whose, ..Choose::new(from, HowMany::Exactly(n), "discarded") };
            let discarded = Cards::Named(choose.name.clone());
            vec![Effect::Choose(choose), Effect::Move(discarded, Destination::To(Area::Drop))]
        }
        // Who need not choose a card need not be asked whether they want to.
        Effect::May(act, after) if after.is_empty() && is_free(&act) => act.to_vec(),
        other => vec![other],
    }
}

/// Whether an act is nothing but to do something to cards that need not be chosen.
fn is_free(act: &[Effect]) -> bool {
    let [Effect::Choose(choose), acts @ ..] = act else { return false };
    let chosen = Cards::Named(choose.name.clone());
    let is_about_them = |act: &Effect| {
        let mut act = act.clone();
        let cards = act.cards_mut();
        !cards.is_empty() && cards.iter().all(|cards| **cards == chosen)
    };
    choose.who == Who::You && matches!(choose.count, HowMany::UpTo(_) | HowMany::Any) && acts.iter().all(is_about_them)
}
