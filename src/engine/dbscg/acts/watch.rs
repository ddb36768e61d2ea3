//! Something is waited for: "the next time", "each time this turn".

use std::sync::Arc;

use crate::ability::{Block, Body, Does, Keyword, Skill, Tag, Trigger, Until};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::state::effect::Watch;
use crate::engine::dbscg::state::frame::Frame;

impl Game {
    /// From now on something is waited for.
    pub(crate) fn watch(&mut self, when: &Trigger, until: Until, block: &Block, once: bool, frame: Frame) {
        let does = Does { when: Some(when.clone()), effect: Arc::clone(block), ..Does::default() };
        let skill = Arc::new(Skill { tags: vec![Tag::from(Keyword::Auto)], body: Body::Does(Arc::new(does)) });
        let made = self.state.turn;
        self.state.watches.push(Watch { when: when.clone(), skill, frame, until, made, once });
    }
}
