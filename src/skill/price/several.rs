//! Several cards of a price that share a verb, cards that go under others, and those that are shuffled into the deck:
//! `choose 1 A and 1 B in your hand and discard them`, `choose 1 of your Battle Cards and place this card under it`.
//!
//! They are only read, and heard again where they are held against a text: one after the other they have words already.

use super::super::cards::{Range, chosen_from, every, one_card};
use super::super::first::First;
use super::super::phrase::{At, Page, Phrase, Referent, Ways, name};
use super::super::word::SMALL;
use super::always::shuffle;
use super::shared::{Extent, Item, costs_shared, dashes_shared, from_behind, is_bare, placed};
use super::{SOURCE, apart_from_host, fate_of_it, is_mine, mode, ones_own, out_of_the_game, to};
use crate::ability::{Area, Cards, Fate, Filter, Price, Quantity, Selector, Who};

/// Everything that a part of more than one thing can mean. A text that is still to be made says one after the other.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Price>> {
    [lists(page, at), under_it(page, at), under(page, at), shuffled(page, at)].concat()
}

/// The verb of several things.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Choose,
    Move,
    Discard,
    Switch,
    Remove,
}

const VERBS: [(Verb, &[&str]); 6] = [
    (Verb::Move, &["choose and send both", "choose and place both", "send both", "place both"]),
    (Verb::Choose, &["choose", "choosing"]),
    (Verb::Move, &["place", "send", "return", "add", "placing", "sending", "returning", "adding"]),
    (Verb::Discard, &["discard", "discarding"]),
    (Verb::Switch, &["switch", "switching"]),
    (Verb::Remove, &["remove", "removing"]),
];

/// What these begin with.
const VERBS_BEGIN: First = {
    let (mut all, mut n) = (First::NONE, 0);
    while n < VERBS.len() {
        all = all.or(First::any(VERBS[n].1));
        n += 1;
    }
    all
};

impl Verb {
    /// What happens to the cards; nothing but being shown, where no more is said of chosen cards.
    fn fate(self, page: &Page<'_>, at: At) -> Ways<Fate> {
        match self {
            Self::Choose => {
                let next = page.any(at, &[", and", "and", ", then", ","]);
                let more = next.map_or_else(Ways::new, |at| fate_of_it().read(page, at));
                more.into_iter().chain([(Fate::Reveal, at)]).collect()
            }
            Self::Move => to().read(page, at),
            Self::Discard => vec![(Fate::To(Area::Drop), at)],
            Self::Switch => mode().read(page, at),
            Self::Remove => out_of_the_game().read(page, at),
        }
    }
}

const AND: &[&str] = &[", and", "and", ","];

/// `choose 1 A, 1 B, and 1 C in your hand and discard them`, `discard this card and 1 A from your hand`.
fn lists(page: &Page<'_>, at: At) -> Ways<Vec<Price>> {
    let mut ways = Ways::new();
    if !page.may_come(at, VERBS_BEGIN) {
        return ways;
    }
    for (verb, words) in VERBS {
        let Some(at) = page.any(at, words) else { continue };
        for (items, end) in items(page, at) {
            let discards = verb == Verb::Choose && page.sees_each(end, &[AND, &["discard them", "discarding them"]]);
            let verb_ = if discards { Verb::Discard } else { verb };
            let Some((items, home)) =
                home(verb_, &items).and_then(|home| Some((placed(dashes_shared(&costs_shared(&items)?)?)?, home)))
            else {
                continue;
            };
            let from_hand = if discards { discarded(page, end, &items) } else { None };
            let (items, home) = from_hand.clone().map_or((items, home), |items| (items, vec![Area::Hand]));
            let fates = verb.fate(page, end).into_iter().filter_map(|(fate, end)| {
                let end = if from_hand.is_some() { page.lit(end, "from your hand")? } else { end };
                Some(((fate, items.clone()), end))
            });
            let behind = |((fate, items), end): &((Fate, Vec<Item>), At)| {
                let ways = from_behind(&items.clone(), page, *end).into_iter();
                ways.map(|(items, end)| ((*fate, items), end)).collect::<Vec<_>>()
            };
            let fates: Ways<(Fate, Vec<Item>)> = fates.collect();
            let placed_last: Ways<(Fate, Vec<Item>)> = fates.iter().flat_map(behind).collect();
            for ((fate, items), end) in fates.into_iter().chain(placed_last) {
                if let Some(parts) = parts(verb, &items, fate, end) {
                    let names = u8::try_from(items.iter().filter(|item| matches!(item, Item::Cards(..))).count());
                    let (first, names) = (end.spoken.names, names.unwrap_or(u8::MAX));
                    let end = end.speak(|spoken| {
                        spoken.from = home.first().copied().or(spoken.from);
                        spoken.names = first.saturating_add(names);
                        if fate == Fate::Reveal {
                            spoken.chosen = Some(Referent::Span(first, spoken.names - 1));
                        }
                    });
                    ways.push((parts, end));
                }
            }
        }
    }
    ways
}

/// Two or more things; after single cards the number is left out, each of them is one.
fn items(page: &Page<'_>, at: At) -> Ways<Vec<Item>> {
    let mut ways = Ways::new();
    let (each, at) = each_of(page, at);
    let mut open: Ways<(Vec<Item>, bool)> =
        item(page, at, each).into_iter().map(|(item, at)| ((vec![item], each), at)).collect();
    while let Some(((items, each), at)) = open.pop() {
        let single = each || items.iter().all(|item| matches!(item, Item::Cards(1, ..)));
        let along = page.any(at, ALONG).filter(|_| matches!(items.as_slice(), [Item::This(_)]));
        // "This card, along with 1 A from your Drop Area": only that is there.
        let items = if along.is_some() { vec![Item::This(true)] } else { items };
        let Some(next) = along.or_else(|| page.any(at, AND)) else { continue };
        let (again, next) = each_of(page, next);
        for (next, end) in item(page, next, single || again) {
            let items: Vec<Item> = page.longer(&items, [next]);
            // The comma alone does not stand before the last.
            if along.is_none() && page.sees(at, &[", and", "and"]) && !again {
                ways.push((items, end));
            } else {
                ways.extend(along.map(|_| (items.clone(), end)));
                open.push(((items, each || again || along.is_some()), end));
            }
        }
    }
    ways
}

/// `1 each of`, before cards of which each is one.
fn each_of(page: &Page<'_>, at: At) -> (bool, At) {
    page.any(at, &["1 each of", "one each of"]).map_or((false, at), |at| (true, at))
}

const ALONG: &[&str] = &[", along with", "along with"];

/// The things where `discard them from your hand` says that they are, if nothing else does.
fn discarded(page: &Page<'_>, at: At, items: &[Item]) -> Option<Vec<Item>> {
    let hand: [&[&str]; 3] = [AND, &["discard them", "discarding them"], &["from your hand"]];
    let there = |item: &Item| match item {
        Item::Cards(n, from, extent) if is_bare(from) => {
            let from = Selector { whose: Who::You, areas: vec![Area::Hand], ..from.clone() };
            Some(Item::Cards(*n, from, *extent))
        }
        Item::This(false) => Some(item.clone()),
        _ => None,
    };
    if page.sees_each(at, &hand) { items.iter().map(there).collect() } else { None }
}

fn item(page: &Page<'_>, at: At, counted: bool) -> Ways<Item> {
    let mut ways = Ways::new();
    if at.spoken.it == Some(Referent::This) && at.spoken.from.is_some() {
        // It has been said where this card is.
        ways.extend(page.lit(at, "it").map(|at| (Item::This(true), at)));
    }
    if let Some(at) = page.lit(at, "this card") {
        // "This card and 2 cards under it."
        let at = at.speak(|spoken| spoken.it = Some(Referent::This));
        ways.push((Item::This(false), at));
        ways.extend(SOURCE.says(&(), page, at).into_iter().map(|at| (Item::This(true), at)));
    }
    let mut numbers = SMALL.read(page, at);
    numbers.extend(page.any(at, &["a", "an"]).map(|at| (1, at)));
    if numbers.is_empty() && counted {
        numbers.push((1, at));
    }
    for (count, at) in numbers {
        for (Range { from, bound, dashed, .. }, end) in chosen_from().ranges(page, at) {
            if bound.says_nothing() {
                let extent = Extent { costs: page.between(at, end).contains("energy costs"), dashed };
                ways.push((Item::Cards(count, from, extent), end));
            }
        }
    }
    ways
}

/// Where the card itself is, by the place of the others, if it is in an area where skills do not work by rule; nothing where
/// that is in doubt.
fn home(verb: Verb, items: &[Item]) -> Option<Vec<Area>> {
    let silent = items.iter().any(|item| matches!(item, Item::This(false)));
    let Some(Item::Cards(_, last, _)) = items.last().filter(|_| silent) else { return Some(Vec::new()) };
    match last.areas.as_slice() {
        [area] if area.skills_work() => Some(Vec::new()),
        [] => Some(Vec::new()),
        [area] if verb == Verb::Discard || (verb == Verb::Move && last.other) => Some(vec![*area]),
        _ => None,
    }
}

/// The parts of the price, if these things can meet this fate.
fn parts(verb: Verb, items: &[Item], fate: Fate, at: At) -> Option<Vec<Price>> {
    let mut names = (at.spoken.names..).map(name);
    items
        .iter()
        .map(|item| match item {
            Item::This(_) => (fate != Fate::Reveal).then_some(Price::This(fate)),
            Item::Cards(count, from, _) => {
                let there = is_mine(from) && (verb != Verb::Discard || from.areas == [Area::Hand]);
                let part = |name| Price::Cards { count: *count, from: from.clone(), fate, name, power_of: None };
                there.then(|| apart_from_host(part(names.next())))
            }
        })
        .collect()
}

/// Cards that are shown, with the name that they get.
fn shown(count: u8, from: Selector, at: At) -> (Price, Cards, At) {
    let given = name(at.spoken.names);
    let price = Price::Cards { count, from, fate: Fate::Reveal, name: Some(given.clone()), power_of: None };
    (price, Cards::Named(given), at.speak(|spoken| spoken.names += 1))
}

/// So many cards that are the player's.
fn so_many(page: &Page<'_>, at: At) -> Ways<(u8, Selector)> {
    let article = page.any(at, &["a", "an"]).map(|at| (1, at));
    let numbers = SMALL.read(page, at).into_iter().chain(article);
    let ways = numbers.flat_map(|(n, at)| {
        let from = if n == 1 { one_card().read(page, at) } else { chosen_from().read(page, at) };
        from.into_iter().map(move |(from, at)| ((n, from), at))
    });
    ways.filter(|((_, from), _)| is_mine(from)).collect()
}

/// As [`so_many`], of cards in play: where it is not said whose they are, they are one's own (8-5-4).
fn hosts(page: &Page<'_>, at: At) -> Ways<(u8, Selector)> {
    let article = page.any(at, &["a", "an"]).map(|at| (1, at));
    let numbers = SMALL.read(page, at).into_iter().chain(article);
    let all = numbers.flat_map(|(n, at)| {
        let from = chosen_from().read(page, at).into_iter();
        from.map(move |(from, at)| ((n, from), at))
    });
    let mine = |from: Selector| if is_mine(&from) { Some(from) } else { ones_own(from) };
    all.filter_map(|((n, from), at)| Some(((n, mine(from)?), at))).collect()
}

/// `your red ＜Hit＞ Battle Card`, `{Spaceship} in your Battle Area`: one that is there.
fn one_named(page: &Page<'_>, at: At) -> Ways<(u8, Selector)> {
    let begin = at;
    let ways = chosen_from().read(page, at).into_iter();
    let named = |from: &Selector| matches!(from.filter, Filter::Name(_)) && from.areas == [Area::Battle];
    let one = |end: At| {
        let bare = page.sees(begin, &["your leader card", "your leader"]);
        page.sees(begin, &["your"]) && !bare && !page.between(begin, end).contains("cards")
    };
    let ways = ways.filter(|(from, end)| from.whose == Who::You && (named(from) || one(*end)));
    ways.map(|(from, at)| ((1, from), at)).collect()
}

/// What goes under something: this card, or cards that are shown, or the top card of the deck.
fn below(page: &Page<'_>, at: At) -> Ways<(Vec<Price>, Cards)> {
    let mut ways = Ways::new();
    if let Some(at) = page.lit(at, "this card") {
        ways.push(((Vec::new(), Cards::This), at));
        let places = SOURCE.says(&(), page, at).into_iter();
        ways.extend(places.map(|at| ((Vec::new(), Cards::This), at)));
    }
    let top = page.lit(at, "the top card of your deck");
    ways.extend(top.map(|at| ((Vec::new(), Cards::Top(Who::You, Quantity::Number(1))), at)));
    for ((n, from), at) in so_many(page, at) {
        let (price, cards, at) = shown(n, from, at);
        ways.push(((vec![price], cards), at));
    }
    ways
}

const PLACE: &[&str] = &["place", "placing", "put"];

/// `choose 1 of your Battle Cards and place this card under it`.
fn under_it(page: &Page<'_>, at: At) -> Ways<Vec<Price>> {
    let mut ways = Ways::new();
    let Some(at) = page.any(at, &["choose", "choosing"]) else { return ways };
    for ((n, from), at) in so_many(page, at).into_iter().filter(|((n, _), _)| *n == 1) {
        let (host, above, at) = shown(n, from, at);
        let chosen = Referent::Named(at.spoken.names - 1);
        let Some(at) = page.any(at, &[", and", "and", ", then", ","]).and_then(|at| page.any(at, PLACE)) else {
            continue;
        };
        for ((more, cards), at) in below(page, at) {
            let Some(at) = page.any(at, &["under it", "under that card"]) else { continue };
            let last = Price::Under(cards, above.clone());
            let at = at.speak(|spoken| spoken.chosen = Some(chosen));
            // "Place this card under it from your hand."
            let behind = SOURCE.says(&(), page, at).pop().filter(|_| more.is_empty()).unwrap_or(at);
            ways.push(([vec![host.clone()], more, vec![last]].concat(), behind));
        }
    }
    ways
}

/// `place 1 card from your hand under your Leader Card`.
fn under(page: &Page<'_>, at: At) -> Ways<Vec<Price>> {
    let mut ways = Ways::new();
    let chosen = page.any(at, &["choose", "choosing"]).map_or_else(Ways::new, |at| {
        let shown = so_many(page, at).into_iter().map(|((n, from), at)| shown(n, from, at));
        let placed = |at| page.any(at, &[", and", "and", ", then"]).and_then(|at| page.any(at, PLACE));
        let placed = |at| placed(at).and_then(|at| page.any(at, &["it", "them"]));
        shown.filter_map(|(price, cards, at)| Some(((vec![price], cards), placed(at)?))).collect()
    });
    let placed = page.any(at, PLACE).map_or_else(Ways::new, |at| below(page, at));
    for ((parts, cards), at) in chosen.into_iter().chain(placed) {
        let Some(at) = page.lit(at, "under") else { continue };
        if let Some(at) = page.any(at, &["your leader card", "your leader"]) {
            let last = Price::Under(cards.clone(), Cards::Leader(Who::You));
            ways.push((page.longer(&parts, [last]), at));
        }
        if let Some(at) = page.lit(at, "this card").filter(|_| matches!(cards, Cards::Top(..))) {
            ways.push((vec![Price::Under(cards.clone(), Cards::This)], at));
        }
        let one = hosts(page, at).into_iter().filter(|((n, _), _)| *n == 1);
        for ((n, from), at) in one.chain(one_named(page, at)) {
            let (host, above, at) = shown(n, from, at);
            let last = Price::Under(cards.clone(), above);
            ways.push((page.longer(&parts, [host, last]), at));
        }
    }
    ways
}

const INTO_DECK: &[&str] = &["into your deck", "into its owner's deck", "into their owner's deck"];

/// `shuffle 2 cards from your Drop Area into your deck`.
fn shuffled(page: &Page<'_>, at: At) -> Ways<Vec<Price>> {
    let (begun, chosen) = match (page.lit(at, "shuffle"), page.lit(at, "choose")) {
        (Some(at), _) => (at, false),
        (None, Some(at)) => (at, true),
        (None, None) => return Ways::new(),
    };
    let mut ways = Ways::new();
    let all =
        page.any(begun, &["all of", "all"]).filter(|_| chosen).map_or_else(Ways::new, |at| every().read(page, at));
    for (from, at) in all.into_iter().filter(|(from, _)| is_mine(from)) {
        let end =
            [&[", and", "and"][..], &["shuffle them"], INTO_DECK].iter().try_fold(at, |at, words| page.any(at, words));
        let all = Price::AllOf(from, Fate::To(Area::Deck));
        ways.extend(end.map(|at| (vec![all.clone(), Price::Act(shuffle())], at)));
    }
    for ((count, from), at) in so_many(page, begun) {
        let next = if chosen {
            page.any(at, &[", and", "and"]).and_then(|at| page.any(at, &["shuffle them", "shuffle it"]))
        } else {
            Some(at)
        };
        let Some(at) = next.and_then(|at| page.any(at, INTO_DECK)) else { continue };
        let part =
            Price::Cards { count, from, fate: Fate::To(Area::Deck), name: Some(name(at.spoken.names)), power_of: None };
        ways.push((vec![part, Price::Act(shuffle())], at.speak(|spoken| spoken.names += 1)));
    }
    ways
}
