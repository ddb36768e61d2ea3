//! Several choices at once: `up to 1 red ＜Hit＞ card and up to 1 blue ＜Vados＞ card from your deck`, `1 each of ＜A＞ and ＜B＞`.
//!
//! Of cards that are named side by side, the first may lie where only the last is said to lie. They are read and said by hand:
//! what is left out of a choice is filled in once all are read, and may be left out in more ways than one where they are said.

use super::choice::{Choices, Extent, names_a_kind};
use super::known::pointer;
use super::part::said_parts;
use super::place::ActsFrom;
use super::selector::{all_of, is_one};
use crate::ability::{Cards, Choose, Filter, HowMany, Quantity, Selector, Who};
use crate::skill::phrase::{AND, At, Page, Phrase, Ways, name};

/// One of them: cards that are there, or a choice, and what its words say of the others.
type Part = (Cards, Extent);

/// Where this card acts from.
const FROM_MINE: ActsFrom = ActsFrom(&["from your"]);
/// The top card of the player's deck.
const TOP: Cards = Cards::Top(Who::You, Quantity::Number(1));

/// Cards that are where they are.
const THERE: Extent = Extent { placed: true, dashed: 0, costs: false };

impl Choices {
    fn part(&self, page: &Page<'_>, at: At) -> Ways<Part> {
        let mut ways = Ways::new();
        for (choose, extent, at) in self.choice().with_place(page, at) {
            ways.push(((Cards::Chosen(Box::new(choose)), extent), at));
        }
        if self.announced && self.who == Who::You {
            let this = Selector { filter: Filter::This, ..Selector::default() };
            let choose = Choose::new(this, HowMany::Exactly(1.into()), &name(at.spoken.names));
            let end = page.lit(at, "this card").map(|at| at.speak(|spoken| spoken.names += 1));
            ways.extend(end.map(|at| ((Cards::Chosen(Box::new(choose)), THERE), at)));
        }
        if !self.announced {
            let from_hand = page.lit(at, "this card").map_or_else(Ways::new, |at| FROM_MINE.read(page, at));
            ways.extend(from_hand.into_iter().map(|((), at)| ((Cards::This, THERE), at)));
            let top = page.lit(at, "the top card of your deck");
            ways.extend(top.map(|at| ((TOP, THERE), at)));
            let pointed = pointer().read(page, at).into_iter();
            ways.extend(pointed.map(|(cards, at)| ((cards, THERE), at)));
            ways.extend(all_of().read(page, at).into_iter().map(|(all, at)| ((Cards::All(all), THERE), at)));
        }
        ways
    }

    fn lists(&self, page: &Page<'_>, at: At) -> Ways<Vec<Part>> {
        let mut ways = Ways::new();
        let mut open: Ways<Vec<Part>> = self.part(page, at).into_iter().map(|(part, at)| (vec![part], at)).collect();
        while let Some((parts, at)) = open.pop() {
            let theirs = parts.iter().any(|(cards, _)| are_theirs(cards));
            let more = |at: At| {
                let at = at.speak(|spoken| spoken.they |= theirs);
                let next = self.part(page, at).into_iter();
                next.map(|(part, at)| (page.longer(&parts, [part]), at)).collect::<Ways<_>>()
            };
            if let Some(at) = page.any(at, AND) {
                ways.extend(more(at));
            } else if let Some(at) = page.lit(at, ",") {
                open.extend(more(at));
            }
        }
        ways
    }
}

/// The cards of a choice, put where those of another are.
fn moved(choose: &Choose, place: &Selector) -> Choose {
    let Selector { whose, areas, among, under, .. } = place.clone();
    Choose { from: Selector { whose, areas, among, under, ..choose.from.clone() }, ..choose.clone() }
}

/// Cards of the opponent: those named after them can be "theirs".
fn are_theirs(cards: &Cards) -> bool {
    matches!(cards, Cards::Chosen(choose) if choose.from.whose == Who::Opponent)
}

/// Nowhere in particular.
fn nowhere(choose: &Choose) -> Choose {
    moved(choose, &Selector { whose: Who::Both, ..Selector::default() })
}

/// The cards of a choice, with more said of them.
fn described(choose: &Choose, more: &[Filter]) -> Choose {
    let parts = [said_parts(&choose.from.filter), more].concat();
    let filter = if parts.is_empty() { Filter::Any } else { Filter::all(parts) };
    Choose { from: Selector { filter, ..choose.from.clone() }, ..choose.clone() }
}

/// Whether nothing is said of where any of these are, but that they are Battle Cards or the like: those are in play (8-5-4,
/// 8-5-7).
fn are_in_play(parts: &[Part]) -> bool {
    let named = |part: &Part| match part {
        (Cards::Chosen(choose), extent) => {
            !extent.placed && choose.from.among.is_none() && names_a_kind(&choose.from.filter)
        }
        _ => false,
    };
    parts.iter().all(named)
}

/// Gives those without a place that of the last, and all of them what stands between dashes after the last; `None` where it is in
/// doubt.
fn finished(parts: &[Part], announced: bool) -> Option<Vec<Cards>> {
    let parts = &costs_shared(parts)?;
    let in_play = announced && are_in_play(parts);
    let ((last, end), others) = parts.split_last()?;
    if others.iter().any(|(_, extent)| extent.dashed > 0) {
        return None;
    }
    let Cards::Chosen(last_choose) = last else {
        let placed = others.iter().all(|(_, extent)| extent.placed);
        return placed.then(|| parts.iter().map(|(cards, _)| cards.clone()).collect());
    };
    let said = said_parts(&last_choose.from.filter);
    let shared = &said[said.len() - end.dashed..];
    let names = |part: &Filter| matches!(part, Filter::Either(_));
    if end.dashed > 0 && (said.iter().any(names) || parts.iter().any(|(cards, _)| !matches!(cards, Cards::Chosen(_)))) {
        return None;
    }
    let finish = |(cards, extent): &Part| match cards {
        Cards::Chosen(choose) if extent.placed || in_play || choose.from.among.is_some() => {
            let mut choose = described(choose, shared);
            // Behind what is said of all it is said of all, too.
            choose.from.other |= end.dashed > 0 && last_choose.from.other;
            Some(Cards::Chosen(Box::new(choose)))
        }
        Cards::Chosen(choose) if end.placed => {
            Some(Cards::Chosen(Box::new(described(&moved(choose, &last_choose.from), shared))))
        }
        Cards::Chosen(_) => None,
        _ => Some(cards.clone()),
    };
    let mut cards: Vec<Cards> = others.iter().map(finish).collect::<Option<_>>()?;
    let somewhere = end.placed || in_play || last_choose.from.among.is_some();
    somewhere.then(|| cards.push(last.clone()))?;
    let cards = counts_shared(cards);
    if is_plain(&cards) { kept_apart(&cards) } else { None }
}

fn choices(cards: &[Cards]) -> Vec<&Choose> {
    cards.iter().filter_map(|cards| if let Cards::Chosen(choose) = cards { Some(&**choose) } else { None }).collect()
}

/// Whether it is plain how many: in "up to 1 A and 1 B" it is not.
fn is_plain(cards: &[Cards]) -> bool {
    let exact = |choose: &Choose| matches!(choose.count, HowMany::Exactly(_));
    !choices(cards).windows(2).any(|pair| !exact(pair[0]) && exact(pair[1]))
}

/// The same cards, none of which is chosen twice: `1 red card and 1 blue card` are two. `None` where one could be any of several
/// that are chosen before.
fn kept_apart(cards: &[Cards]) -> Option<Vec<Cards>> {
    let chosen = choices(cards);
    let again = |one: &Choose| {
        let before = chosen.iter().take_while(|other| other.name != one.name);
        before.filter(|other| moved(one, &other.from) == *one && !differ(one, other)).collect::<Vec<_>>()
    };
    let apart = |cards: &Cards| {
        let Cards::Chosen(one) = cards else { return Some(cards.clone()) };
        let from = match again(one).as_slice() {
            [] => one.from.clone(),
            // "This card and all of your Battle Cards" are all that are the one or the other.
            _ if one.count == HowMany::All => return None,
            [this] if this.from.filter == Filter::This => Selector { other: true, ..one.from.clone() },
            [first] if one.from.but.is_none() => {
                Selector { but: Some(Box::new(Cards::Named(first.name.clone()))), ..one.from.clone() }
            }
            _ => return None,
        };
        Some(Cards::Chosen(Box::new(Choose { from, ..(**one).clone() })))
    };
    cards.iter().map(apart).collect()
}

/// What [`kept_apart`] may have made these of.
fn let_together(cards: &[Cards]) -> Option<Vec<Cards>> {
    let this = choices(cards).iter().any(|choose| choose.from.filter == Filter::This);
    let together = |cards: &Cards| match cards {
        Cards::Chosen(one) => {
            let from = Selector { but: None, other: one.from.other && !this, ..one.from.clone() };
            Cards::Chosen(Box::new(Choose { from, ..(**one).clone() }))
        }
        other => other.clone(),
    };
    let together: Vec<Cards> = cards.iter().map(together).collect();
    (together != cards && kept_apart(&together)? == cards).then_some(together)
}

/// Whether the descriptions are of different names, characters, kinds or just colors.
fn differ(one: &Choose, other: &Choose) -> bool {
    let alike = |a: &Filter, b: &Filter| std::mem::discriminant(a) == std::mem::discriminant(b) && a != b;
    let apart = |a: &[Filter], b: &[Filter]| a.iter().all(|a| b.iter().all(|b| alike(a, b)));
    telling(one).iter().any(|a| telling(other).iter().any(|b| apart(a, b)))
}

/// What tells the cards of a choice from others, each a name or several of which a card has one.
fn telling(choose: &Choose) -> Vec<&[Filter]> {
    fn tells(part: &Filter) -> bool {
        matches!(part, Filter::Name(_) | Filter::Character(_) | Filter::Kind(_) | Filter::JustColors(_))
    }
    fn told(part: &Filter) -> Option<&[Filter]> {
        match part {
            Filter::Either(names) if names.iter().all(tells) => Some(names),
            part if tells(part) => Some(std::slice::from_ref(part)),
            _ => None,
        }
    }
    said_parts(&choose.from.filter).iter().filter_map(told).collect()
}

/// "With energy costs of 2" after single cards is said of all of them, but stands after the last only; so does what comes after
/// it, but for what stands between dashes: [`finished`] gives that to all. `None` where it is in doubt.
fn costs_shared(parts: &[Part]) -> Option<Vec<Part>> {
    let chosen = |part: &Part| if let Cards::Chosen(choose) = &part.0 { Some((**choose).clone()) } else { None };
    let one = |part: &Part| chosen(part).is_some_and(|choose| is_one(&choose.count));
    let ((last, end), others) = parts.split_last()?;
    if others.iter().any(|part| part.1.costs && one(part)) {
        return None;
    }
    if !end.costs {
        return Some(parts.to_vec());
    }
    let Cards::Chosen(last_choose) = last else { return Some(parts.to_vec()) };
    let said = said_parts(&last_choose.from.filter);
    let at = said.iter().position(|part| matches!(part, Filter::Cost(_)))?;
    let bare = |part: &Filter| !matches!(part, Filter::Cost(_) | Filter::CostWith(_) | Filter::Power(_));
    let all_bare = |parts: &[Filter]| parts.iter().all(bare);
    if !is_one(&last_choose.count) || !all_bare(&said[..at]) || !others.iter().all(one) {
        return None;
    }
    let shared = said[..said.len() - end.dashed].get(at..).unwrap_or_default();
    let share = |part: &Part| {
        let choose = chosen(part).filter(|choose| all_bare(said_parts(&choose.from.filter)))?;
        Some((Cards::Chosen(Box::new(described(&choose, shared))), part.1))
    };
    let others: Option<Vec<Part>> = others.iter().map(share).collect();
    Some([others?, vec![(last.clone(), *end)]].concat())
}

/// "Up to 1 A and 1 B" is up to 1 of each.
fn counts_shared(cards: Vec<Cards>) -> Vec<Cards> {
    let free = matches!(cards.first(), Some(Cards::Chosen(choose)) if matches!(choose.count, HowMany::UpTo(_)));
    let share = |cards: Cards| match cards {
        Cards::Chosen(choose) if free => Cards::Chosen(Box::new(freely(*choose))),
        other => other,
    };
    cards.into_iter().map(share).collect()
}

/// As many at most.
fn freely(choose: Choose) -> Choose {
    let count = match choose.count {
        HowMany::Exactly(n) => HowMany::UpTo(n),
        other => other,
    };
    Choose { count, ..choose }
}

/// As many, where so many at most are meant.
fn exactly(choose: &Choose) -> Option<Choose> {
    match &choose.count {
        HowMany::UpTo(n) => Some(Choose { count: HowMany::Exactly(n.clone()), ..choose.clone() }),
        _ => None,
    }
}

impl Phrase for Choices {
    type Value = Vec<Cards>;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Cards>> {
        let what = match (self.announced, self.who) {
            (true, Who::You) => "several choices",
            (true, _) => "several choices of the opponent's",
            (false, _) => "several cards",
        };
        page.once(what, at, || self.read_all(page, at)).taken()
    }

    fn says(&self, value: &Vec<Cards>, page: &Page<'_>, at: At) -> Vec<At> {
        let mut ends = self.says_all(value, page, at);
        ends.extend(let_together(value).into_iter().flat_map(|value| self.says_all(&value, page, at)));
        ends
    }
}

impl Choices {
    fn says_all(&self, value: &[Cards], page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = vec![at];
        for (n, cards) in value.iter().enumerate() {
            let link = |at: At| match n {
                0 => Some(at),
                _ if n + 1 < value.len() => page.lit(at, ","),
                _ => page.any(at, AND),
            };
            let theirs = value[..n].iter().any(are_theirs);
            let linked = places.into_iter().filter_map(link);
            let linked: Vec<At> = linked.map(|at| at.speak(|spoken| spoken.they |= theirs)).collect();
            let shared = |at: &At| page.heard(|| self.says_shared_count(n, value, page, *at));
            let more: Vec<At> = linked.iter().flat_map(shared).collect();
            places = linked.into_iter().flat_map(|at| self.says_part(cards, value.last(), page, at)).collect();
            places.extend(more);
        }
        let mut ends: Vec<At> = places.into_iter().map(|end| self.spoken(at, end, value)).collect();
        ends.extend(self.says_one_each(value, page, at));
        ends
    }

    fn read_all(&self, page: &Page<'_>, at: At) -> Ways<Vec<Cards>> {
        let lists = self.lists(page, at).into_iter();
        let mut ways: Ways<Vec<Cards>> =
            lists.filter_map(|(parts, end)| Some((finished(&parts, self.announced)?, end))).collect();
        ways = ways
            .into_iter()
            .map(|(parts, end)| {
                let end = self.spoken(at, end, &parts);
                (parts, end)
            })
            .collect();
        ways.extend(self.one_each(page, at));
        ways
    }

    /// "1 B" after "up to 1 A".
    fn says_shared_count(&self, n: usize, value: &[Cards], page: &Page<'_>, at: At) -> Vec<At> {
        let Some(Cards::Chosen(choose)) = value.get(n).filter(|_| n > 0) else { return Vec::new() };
        let Some(choose) = exactly(choose) else { return Vec::new() };
        let last = value.last().cloned().and_then(|last| match last {
            Cards::Chosen(last) => exactly(&last).map(|last| Cards::Chosen(Box::new(last))),
            _ => None,
        });
        self.says_part(&Cards::Chosen(Box::new(choose)), last.as_ref(), page, at)
    }

    fn says_part(&self, cards: &Cards, last: Option<&Cards>, page: &Page<'_>, at: At) -> Vec<At> {
        let Cards::Chosen(choose) = cards else {
            if self.announced {
                return Vec::new();
            }
            let mut ends = pointer().says(cards, page, at);
            match cards {
                Cards::This => {
                    ends.extend(page.lit(at, "this card").into_iter().flat_map(|at| FROM_MINE.says(&(), page, at)));
                }
                Cards::Top(..) if *cards == TOP => ends.extend(page.lit(at, "the top card of your deck")),
                _ => {}
            }
            if let Cards::All(all) = cards {
                ends.extend(all_of().says(all, page, at));
            }
            return ends;
        };
        if choose.from.filter == Filter::This {
            let plain = choose.name == name(at.spoken.names) && self.announced && self.who == Who::You;
            let end = page.lit(at, "this card").filter(|_| plain);
            return end.map(|at| at.speak(|spoken| spoken.names += 1)).into_iter().collect();
        }
        let mut ends = self.choice().says_with_place(choose, Some(true), page, at);
        let in_play = self.announced && nowhere(choose) == **choose && names_a_kind(&choose.from.filter);
        if choose.from.among.is_some() || in_play {
            ends.extend(self.choice().says_with_place(choose, Some(false), page, at));
        }
        let Some(Cards::Chosen(last)) = last.filter(|last| *last != cards) else { return ends };
        // What the last shares with it may be said after the last only.
        let (own, theirs) = (said_parts(&choose.from.filter), said_parts(&last.from.filter));
        for n in 0..=own.len().min(theirs.len()) {
            if own[own.len() - n..] != theirs[theirs.len() - n..] {
                break;
            }
            let bare = described(choose, &[]);
            let filter = Filter::All(own[..own.len() - n].to_vec());
            let bare = Choose { from: Selector { filter, ..bare.from }, ..bare };
            let bare = described(&bare, &[]);
            if n > 0 {
                ends.extend(self.choice().says_with_place(&bare, Some(true), page, at));
            }
            if moved(choose, &last.from) == **choose {
                ends.extend(self.choice().says_with_place(&nowhere(&bare), Some(false), page, at));
            }
        }
        ends
    }
}
