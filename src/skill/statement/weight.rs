//! Which permanent skills the deck is judged by: what they say has to be read, or it is an error.

use super::super::phrase::{At, Page, Phrase};
use super::super::word::{ColorName, InBrackets, card_name, character, special_trait};

/// Whether a permanent skill speaks of what may be in a deck, of the life at the start, or of attributes that a card has in all
/// areas (5-1-3-2, 5-2-1-7, 2-1-3). Deliberately wide: what passes here must be read whole.
pub(in super::super) fn concerns_construction(text: &str, page: &Page<'_>) -> bool {
    let find = |words: &str| {
        let is_end = |at: usize| !text[at..].starts_with(|c: char| c.is_alphanumeric());
        text.match_indices(words).map(|(at, _)| at).find(|at| is_end(at + words.len()))
    };
    let has = |words: &str| find(words).is_some();
    let in_deck = has("in your deck") || has("in your z-deck") || has("your deck");
    // "Gains X in all areas", or "in all of your areas gain X": what is gained stands between or behind.
    let gained = find_gained(text, page);
    let everywhere = match (find("in all areas"), find("in all of your areas"), gained) {
        (Some(areas), _, Some(gained)) => gained < areas,
        (_, areas, gained) => areas.is_some() && gained.is_some(),
    };
    (in_deck && has("include")) || everywhere || has("when in your deck") || has("start the game")
}

/// Where the first name, color or keyword of construction is gained.
fn find_gained(text: &str, page: &Page<'_>) -> Option<usize> {
    let verbs = ["gains", "gain", "has", "have", "as"].into_iter();
    let places = verbs.flat_map(|verb| text.match_indices(verb).map(move |(at, _)| (at, at + verb.len())));
    places.filter(|(at, end)| is_word(text, *at, *end) && is_attribute(page, *end)).map(|(at, _)| at).min()
}

fn is_word(text: &str, at: usize, end: usize) -> bool {
    !text[..at].ends_with(char::is_alphanumeric) && !text[end..].starts_with(char::is_alphanumeric)
}

fn is_attribute(page: &Page<'_>, pos: usize) -> bool {
    let at = At { pos, ..At::START };
    let named = [character(), special_trait(), card_name()].iter().any(|name| !name.read(page, at).is_empty());
    let keyword = |(tag, _): &(crate::ability::Tag, At)| page.names().is_construction(tag.keyword);
    named || !ColorName.read(page, at).is_empty() || InBrackets.read(page, at).iter().any(keyword)
}
