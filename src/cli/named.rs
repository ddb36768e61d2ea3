//! A card that the user names, by its number or its name.

use super::again::Again;
use super::{Failure, talk};
use crate::card::{Game, Print};
use crate::catalog::{Catalog, Entry, Miss};
use crate::language::say;
use crate::report::card;
use crate::wording;

/// More cards of one name than this are counted, not listed.
const SHOWN: usize = 20;

/// The card of a number or a name; of several with one name, the only one that `fits`.
///
/// # Errors
/// Where there is none, or more than one; the failure names what may be meant.
pub(super) fn card<'c>(
    catalog: &'c Catalog,
    wanted: &str,
    fits: impl Fn(&Entry) -> bool,
) -> Result<&'c Entry, Failure> {
    let print: Option<Print> = wanted.parse().ok();
    let miss = match catalog.find(print.as_ref(), print.is_none().then_some(wanted)) {
        Ok(found) => return Ok(found.entry),
        Err(miss) => miss,
    };
    let Miss::Ambiguous(all) = &miss else {
        return by_words(catalog, wanted, &miss, fits).unwrap_or_else(|| Err(nobody(wanted, &miss)));
    };
    let fitting: Vec<&Entry> = all.iter().copied().filter(|entry| fits(entry)).collect();
    match fitting.as_slice() {
        [one] => Ok(one),
        [] => Err(nobody(wanted, &miss)),
        _ => Err(nobody(wanted, &Miss::Ambiguous(fitting))),
    }
}

/// The cards whose names have these words, where nothing has them as its number or its name: the only one is meant.
///
/// # Errors
/// Where there are several: what they are.
pub(super) fn by_words<'c>(
    catalog: &'c Catalog,
    wanted: &str,
    miss: &Miss<'_>,
    fits: impl Fn(&Entry) -> bool,
) -> Option<Result<&'c Entry, Failure>> {
    if !matches!(miss, Miss::UnknownName(_)) {
        return None;
    }
    let mut all = catalog.with_words(wanted);
    if all.iter().any(|entry| fits(entry)) {
        all.retain(|entry| fits(entry));
    }
    match all.as_slice() {
        [] => None,
        [one] => Some(Ok(one)),
        several => match catalog.the_same(several) {
            Some(found) => Some(Ok(found.entry)),
            None => Some(Err(of_words(wanted, several))),
        },
    }
}

/// That a card is not a leader.
pub(super) fn no_leader(entry: &Entry) -> Failure {
    Failure::told(&say!("asked-no-leader", card = entry.label(), kind = wording::term(entry.card.kind.term())))
}

/// Of which cards the names have some words.
pub(super) fn of_words(wanted: &str, cards: &[&Entry]) -> Failure {
    let lines = few(cards.iter().map(|entry| card::brief(&entry.card, talk::lang())).collect());
    let what = say!("asked-names-with", count = cards.len(), words = wanted);
    let help = if cards.len() > SHOWN {
        say!("asked-number-or-find", command = Again::new("cards find").word(wanted).command())
    } else {
        say!("asked-by-number")
    };
    Failure::told(&what).advice(&help).below(&lines)
}

/// The card of a number or a name in the cards of some games, with its game.
///
/// # Errors
/// Where there is none, or more than one; the failure names what may be meant.
pub(super) fn among<'c>(catalogs: &'c [Catalog], wanted: &str) -> Result<(Game, &'c Entry), Failure> {
    if let [only] = catalogs {
        return card(only, wanted, |_| true).map(|entry| (only.game(), entry));
    }
    let print: Option<Print> = wanted.parse().ok();
    let (mut meant, mut near): (Vec<(Game, &Entry)>, Vec<&Entry>) = (Vec::new(), Vec::new());
    for catalog in catalogs {
        let of_game = |entry| (catalog.game(), entry);
        match catalog.find(print.as_ref(), print.is_none().then_some(wanted)) {
            Ok(found) => meant.push(of_game(found.entry)),
            Err(Miss::Ambiguous(all)) => meant.extend(all.into_iter().map(of_game)),
            Err(
                Miss::UnknownNumber(some)
                | Miss::Mistyped { near: some, .. }
                | Miss::UnknownName(some)
                | Miss::Disagree(some),
            ) => near.extend(some),
            Err(Miss::Uncounted(entry) | Miss::Apart(entry)) => near.push(entry),
            Err(Miss::Crowded(entry)) => near.extend(entry),
        }
    }
    match meant.as_slice() {
        [] => {
            let miss = Miss::UnknownName(near);
            let found = |catalog| Some((catalog, by_words(catalog, wanted, &miss, |_| true)?));
            match catalogs.iter().find_map(found).filter(|_| print.is_none()) {
                Some((catalog, one)) => one.map(|entry| (catalog.game(), entry)),
                None => Err(nobody(wanted, &miss)),
            }
        }
        [one] => Ok(*one),
        [(first, _), others @ ..] if others.iter().all(|(game, _)| game == first) => {
            Err(nobody(wanted, &Miss::Ambiguous(meant.into_iter().map(|(_, entry)| entry).collect())))
        }
        several => Err(of_several_games(wanted, several)),
    }
}

/// Cards of several games may be meant: the candidates, each with its game.
fn of_several_games(wanted: &str, meant: &[(Game, &Entry)]) -> Failure {
    let mut sorted = meant.to_vec();
    // The few of one game are not to be lost behind the many of another.
    sorted.sort_by_key(|(game, _)| meant.iter().filter(|(other, _)| other == game).count());
    let lines: Vec<String> =
        sorted.iter().map(|(game, entry)| format!("{}, {game}", card::brief(&entry.card, talk::lang()))).collect();
    let first = sorted.first().map_or(Game::default(), |(game, _)| *game);
    let help = match wanted.parse::<Print>() {
        Ok(_) => say!("asked-by-game", game = first.id()),
        Err(_) => say!("asked-by-number-or-game", game = first.id()),
    };
    let what = say!("asked-cards-of-games", count = meant.len(), name = wanted);
    Failure::told(&what).advice(&help).below(&few(lines))
}

/// Candidates, a line each; what is too much is counted.
fn few(mut lines: Vec<String>) -> Vec<String> {
    let more = lines.len().saturating_sub(SHOWN);
    lines.truncate(SHOWN);
    lines.extend((more > 0).then(|| say!("asked-more", count = more).text(talk::lang())));
    lines
}

/// What a person wanted means no single card: the candidates, a line each.
pub(super) fn nobody(wanted: &str, miss: &Miss<'_>) -> Failure {
    let (what, near) = match miss {
        Miss::Uncounted(entry) | Miss::Apart(entry) => (say!("asked-no-card", name = wanted), &vec![*entry]),
        Miss::Crowded(entry) => (say!("asked-two-cards", name = wanted), &entry.iter().copied().collect()),
        Miss::Ambiguous(all) => (say!("asked-cards-called", count = all.len(), name = wanted), all),
        Miss::UnknownNumber(near) | Miss::Mistyped { near, .. } | Miss::UnknownName(near) | Miss::Disagree(near) => {
            (say!("asked-no-card", name = wanted), near)
        }
    };
    let lines: Vec<String> = near.iter().map(|entry| card::brief(&entry.card, talk::lang())).collect();
    let failure = Failure::told(&what);
    let lead = if matches!(miss, Miss::Ambiguous(_)) { say!("asked-by-number") } else { say!("asked-meant") };
    if lines.is_empty() { failure } else { failure.advice(&lead).below(&few(lines)) }
}
