//! The player who does nothing that can be left undone.

use super::Player;
use crate::engine::dbscg::facts::view::Offer;
use crate::engine::dbscg::{Choice, View};

/// Passes whatever can be passed, and takes the first of what has to be taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dummy;

impl Player for Dummy {
    fn choose(&mut self, view: &View<'_>) -> usize {
        let passes = |at: &usize| matches!(view.offer(*at), Some(Offer::Open(Choice::Pass | Choice::Done)));
        (0..view.offers()).rev().find(passes).unwrap_or(0)
    }
}
