//! The description that belongs to the last tag: of the cards for \[Bond\], of the Unison Card for [Spirit Boost].

use crate::ability::{Does, Keyword, Price, Tag};
use crate::skill::cards::description;
use crate::skill::phrase::{At, Page, Phrase, Ways};
use crate::skill::price::Energy;

/// Whether a tag can be followed by a description: of the cards for \[Bond\], of the Unison Card for [Spirit Boost].
pub(super) fn takes_name(tags: &[Tag]) -> bool {
    let last = tags.iter().rev().find(|tag| !matches!(tag.keyword, Keyword::Limit | Keyword::OncePerTurn));
    last.is_some_and(|tag| matches!(tag.keyword, Keyword::Bond | Keyword::SpiritBoost))
}

/// What stands behind the description that belongs to a tag.
pub(super) const NAMED_SO: &[&str] = &[":", ","];

/// The description that belongs to the last tag, with its colon, or nothing.
pub(super) fn named(page: &Page<'_>, at: At, tags: &[Tag]) -> Ways<Does> {
    let mut ways = vec![(Does::default(), page.skip(at, &[":"]))];
    if takes_name(tags) {
        let names = description().read(page, at).into_iter();
        let does = |name| Does { names: vec![name], ..Does::default() };
        // More of the price may follow.
        ways.extend(names.filter_map(|(name, at)| Some((does(name), page.any(at, NAMED_SO)?))));
        // Energy can stand before it.
        for (icons, at) in Energy.read(page, at) {
            let names = page.lit(at, ",").map_or_else(Ways::new, |at| description().read(page, at)).into_iter();
            let does = |name| Does { cost: vec![Price::Energy(icons.clone())], ..does(name) };
            ways.extend(names.filter_map(|(name, at)| Some((does(name), page.any(at, NAMED_SO)?))));
        }
    }
    ways
}
