//! Nouns with all that describes them: `red ＜A＞ or ＜B＞ cards`, `a red ＜A＞ card or blue Extra with an energy cost of 0`.
//!
//! What binds to what: in `red ＜A＞ or ＜B＞ cards`, the names share a noun, and so the color before them and what follows it.
//! Of two whole descriptions, each with a noun of its own, each has its own color, and what follows the second belongs to the
//! second only. What stands between dashes belongs to all.
//!
//! Nouns are read and said by hand: reading takes all words there are, saying has to find out which parts of a description were
//! said with the noun, and which are left for what stands behind the place of the cards.

use super::after::{After, Behind, Bound, after, between_dashes, says_after, says_between_dashes};
use super::before::{Articles, adjective, group, word};
use super::kind::{kind, kinds};
use super::part::{is_named, longer, parts_of, stands_alone, whole};
use crate::ability::{Area, Filter};
use crate::card::Kind;
use crate::skill::first::First;
use crate::skill::phrase::{At, Page, Phrase, Several, Ways, push};
use crate::skill::word::TokenName;

/// A noun with all that describes it, as far as it has been read or said.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "four independent facts about how the noun is put")]
pub(in crate::skill) struct Noun {
    /// What is said of the cards, in printed order.
    pub(in crate::skill) parts: Vec<Filter>,
    /// The area that the noun itself names, "energy", or those of several: "Battle Cards or energy".
    pub(in crate::skill) homes: Vec<Area>,
    /// What is said of the cards together.
    pub(in crate::skill) bound: Bound,
    /// These are several whole descriptions.
    pub(in crate::skill) several: bool,
    /// It has a noun of its own.
    explicit: bool,
    /// Something is said after the noun.
    suffixed: bool,
    /// It has its own "a" or "1".
    counted: bool,
}

impl Noun {
    /// What is said of the cards.
    pub(in crate::skill) fn as_filter(&self) -> Filter {
        whole(self.parts.clone())
    }

    /// The same noun with something said after it.
    pub(in crate::skill) fn followed(&self, more: After) -> Self {
        let mut noun = Self { suffixed: true, ..self.clone() };
        match more {
            After::Parts(parts) => noun.parts.extend(parts),
            After::Bound(bound) => noun.bound = noun.bound.and(bound),
        }
        noun
    }

    fn is_bare_kind(&self) -> bool {
        matches!(self.parts.as_slice(), [Filter::Kind(_)]) || (self.parts.is_empty() && !self.homes.is_empty())
    }

    /// The one area in which the cards are.
    fn place(&self) -> Option<Area> {
        match self.homes.as_slice() {
            [] => self.parts.iter().find_map(area_of_kind),
            [home] => Some(*home),
            _ => None,
        }
    }

    /// What is said of the cards, with where they are.
    fn filter_there(&self) -> Option<Filter> {
        Some(whole([self.parts.clone(), vec![Filter::In(self.place()?)]].concat()))
    }
}

/// Where cards of this kind are in play.
pub(in crate::skill) fn area_of_kind(part: &Filter) -> Option<Area> {
    match part {
        Filter::Kind(Kind::Battle) => Some(Area::Battle),
        Filter::Kind(Kind::Unison) => Some(Area::Unison),
        Filter::Kind(Kind::Leader) => Some(Area::Leader),
        _ => None,
    }
}

/// Several descriptions as one noun.
fn together_as(nouns: &[Noun]) -> Option<Noun> {
    let elsewhere = nouns.iter().any(|noun| !noun.homes.is_empty());
    let (parts, homes) = if elsewhere {
        let mut homes: Vec<Area> = nouns.iter().map(Noun::place).collect::<Option<_>>()?;
        homes.dedup();
        (nouns.iter().map(Noun::filter_there).collect::<Option<_>>()?, homes)
    } else {
        (nouns.iter().map(Noun::as_filter).collect(), Vec::new())
    };
    Some(Noun { parts: vec![Filter::Either(parts)], homes, several: true, explicit: true, ..Noun::default() })
}

/// A description without the area that it ends with.
fn without_area(filter: &Filter) -> (&[Filter], Option<Area>) {
    match parts_of(filter) {
        [parts @ .., Filter::In(area)] => (parts, Some(*area)),
        parts => (parts, None),
    }
}

/// Whether these can be whole descriptions one beside the other.
fn can_be_listed(nouns: &[Noun]) -> bool {
    let [first, .., last] = nouns else { return false };
    let name = |noun: &Noun| matches!(noun.parts.as_slice(), [Filter::Name(_)]);
    let counted = nouns[1..].iter().all(|noun| noun.counted);
    // Where each of them is counted, what stands after the first is said of the first.
    let whole = |noun: &Noun| {
        noun.explicit || name(noun) || (counted && !last.suffixed && (noun.suffixed || is_named(&noun.parts)))
    };
    // Of two bare kinds, neither a word before the first nor one after the second can be told to belong to one or to both.
    let bare = nouns.iter().any(Noun::is_bare_kind);
    let colored = |noun: &Noun| !noun.is_bare_kind() && !noun.parts.iter().any(stands_alone);
    // "red 《A》 Leader Cards or Battle Cards": nor can it of two kinds, whatever is said of the first.
    let of_kind = |noun: &Noun| !noun.is_bare_kind() && noun.parts.iter().any(|part| matches!(part, Filter::Kind(_)));
    // "＜A＞, ＜B＞, or green Unison Card": a color after bare names begins a description of its own.
    // So does "card" with nothing before it: "《A》 or card whose card name includes {B}".
    let color = |part: &Filter| {
        matches!(part, Filter::Color(_) | Filter::JustColors(_) | Filter::NamePart(_) | Filter::CharacterPart(_))
    };
    let bare_name = |noun: &Noun| !noun.explicit && matches!(noun.parts.as_slice(), [part] if stands_alone(part));
    let apart = last.explicit && colored(last) && last.parts.first().is_some_and(color);
    // "{A} or skill-less Battle Card": a card of that name is what it is.
    let card_name = |noun: &Noun| !noun.explicit && matches!(noun.parts.as_slice(), [Filter::Name(_)]);
    let skill_less = last.explicit && last.parts.first() == Some(&Filter::SkillLess);
    let before = &nouns[..nouns.len() - 1];
    let names = (apart && before.iter().all(bare_name)) || (skill_less && before.iter().all(card_name));
    let elsewhere = nouns.iter().any(|noun| !noun.homes.is_empty());
    // "Battle Cards and/or cards in their hand": the place is that of the last alone.
    let unsaid = |noun: &Noun| noun.parts.is_empty() && noun.homes.is_empty();
    nouns.iter().all(|noun| noun.bound.says_nothing())
        && !nouns.iter().any(unsaid)
        && (!elsewhere || nouns.iter().all(|noun| noun.place().is_some()))
        && (first.explicit || counted || names)
        && (names || nouns.iter().all(whole))
        && !(bare && (last.suffixed && nouns.iter().rev().skip(1).any(Noun::is_bare_kind)))
        && !(bare && before.iter().any(colored) && !last.suffixed)
        && (!last.is_bare_kind() || last.counted || last.suffixed || !before.iter().any(of_kind))
}

/// Whether these can stand before a noun in this order.
fn can_precede(parts: &[Filter]) -> bool {
    let shares = |part: &Filter| matches!(part, Filter::Either(_)) && stands_alone(part);
    let mixed =
        |part: &Filter| matches!(part, Filter::Either(words) if !stands_alone(part) && words.iter().any(stands_alone));
    // A name with a color of its own does not share one.
    let bare = |part: &Filter| matches!(part, Filter::Either(words) if words.iter().all(|word| stands_alone(word) && !matches!(word, Filter::All(_))));
    let several = parts.iter().position(|part| shares(part) || mixed(part));
    // Names that share a noun come last, after what is said of all of them.
    several.is_none_or(|at| {
        at + 1 == parts.len() && !parts[..at].iter().any(stands_alone) && (at == 0 || bare(&parts[at]))
    })
}

/// Words before the noun, all that there are.
pub(super) fn heads(page: &Page<'_>, at: At, articles: Articles) -> Ways<Vec<Filter>> {
    let mut ways: Ways<Vec<Filter>> = vec![(Vec::new(), at)];
    let mut done = 0;
    while let Some((parts, at)) = ways.get(done).cloned() {
        done += 1;
        let next =
            word().read(page, at).into_iter().chain(adjective().read(page, at)).chain(group(articles).read(page, at));
        for (part, at) in next {
            let parts = longer(&parts, part);
            if can_precede(&parts) {
                ways.push((parts, at));
            }
        }
    }
    ways
}

/// The nouns that name an area.
const HOMES: [(&[&str], Area); 3] =
    [(&["energy"], Area::Energy), (&["life"], Area::Life), (&["z-energy"], Area::ZEnergy)];

/// What they begin with.
const HOMES_BEGIN: First = First::any(HOMES[0].0).or(First::any(HOMES[1].0)).or(First::any(HOMES[2].0));

/// Those of them that may come next.
fn homes(page: &Page<'_>, at: At) -> &'static [(&'static [&'static str], Area)] {
    if page.may_come(at, HOMES_BEGIN) { &HOMES } else { &[] }
}

/// The other nouns.
const BARE: &[&str] = &["cards", "card", "copies of this card", "copy of this card", "tokens"];

/// One description with its noun.
fn one(page: &Page<'_>, at: At, articles: Articles) -> Ways<Noun> {
    let mut whole = Vec::new();
    for (parts, at) in heads(page, at, articles) {
        if let Some(at) = page.any(at, &["cards", "card"]) {
            whole.push((Noun { parts, explicit: true, ..Noun::default() }, at));
            continue;
        }
        for (kind, at) in kind().read(page, at) {
            let parts = page.longer(&parts, [kind]);
            whole.push((Noun { parts, explicit: true, ..Noun::default() }, at));
        }
        if let [of_both] = parts.as_slice()
            && is_of_both_kinds(of_both)
        {
            for (kinds, at) in Several(kind(), &["or"]).read(page, at) {
                let parts = vec![of_both.clone(), Filter::Either(kinds)];
                whole.push((Noun { parts, explicit: true, several: true, ..Noun::default() }, at));
            }
        }
        if !parts.iter().any(stands_alone) {
            for (kinds, at) in kinds().read(page, at) {
                let parts = page.longer(&parts, [kinds]);
                whole.push((Noun { parts, explicit: true, ..Noun::default() }, at));
            }
        }
        if parts.is_empty()
            && let Some(at) = page.any(at, &["copies of this card", "copy of this card"])
        {
            whole.push((Noun { parts: vec![Filter::Copy], explicit: true, ..Noun::default() }, at));
        }
        for (words, area) in homes(page, at) {
            let home = page.any(at, words);
            whole.extend(
                home.map(|at| {
                    (Noun { parts: parts.clone(), homes: vec![*area], explicit: true, ..Noun::default() }, at)
                }),
            );
        }
        for (name, at) in TokenName.read(page, at) {
            let parts = page.longer(&parts, [Filter::Name(name), Filter::Token]);
            let end = page.any(at, &["tokens", "token"]);
            whole.extend(end.map(|at| (Noun { parts, explicit: true, ..Noun::default() }, at)));
        }
        if parts.last() == Some(&Filter::Token) {
            // "1 of your tokens"
            whole.push((Noun { parts: parts.clone(), explicit: true, ..Noun::default() }, at));
        } else if let Some(at) = page.lit(at, "tokens") {
            let parts = page.longer(&parts, [Filter::Token]);
            whole.push((Noun { parts, explicit: true, ..Noun::default() }, at));
        }
        if is_named(&parts) {
            whole.push((Noun { parts, ..Noun::default() }, at));
        }
    }
    // What stands after it: as much as there is.
    let mut ways = Ways::new();
    while let Some((noun, at)) = whole.pop() {
        let next = if noun.several { Ways::new() } else { after(page, at) };
        if next.is_empty() {
            ways.push((noun, at));
            continue;
        }
        whole.extend(next.into_iter().map(|(more, at)| (noun.followed(more), at)));
    }
    ways
}

/// All nouns with the descriptions that begin these parts, with how many parts they take.
fn says_one(parts: &[Filter], bound: &Bound, page: &Page<'_>, at: At, articles: Articles) -> Ways<Noun> {
    let mut out = Ways::new();
    let behind = Behind::of(parts);
    // Before the noun: so many parts are said.
    let mut open = vec![(0, at)];
    let mut whole = Vec::new();
    while let Some((said, at)) = open.pop() {
        let noun = |taken: usize, explicit| Noun { parts: parts[..taken].to_vec(), explicit, ..Noun::default() };
        whole.extend(page.any(at, &["cards", "card"]).map(|at| (noun(said, true), at)));
        for (words, area) in homes(page, at) {
            let home = page.any(at, words);
            whole.extend(home.map(|at| (Noun { homes: vec![*area], ..noun(said, true) }, at)));
        }
        if said > 0 && parts[said - 1] == Filter::Token {
            whole.push((noun(said, true), at));
        }
        if is_named(&parts[..said]) {
            whole.push((noun(said, false), at));
        }
        let Some(part) = parts.get(said) else { continue };
        whole.extend(kind().says(part, page, at).into_iter().map(|at| (noun(said + 1, true), at)));
        if let (Filter::Name(name), Some(Filter::Token)) = (part, parts.get(said + 1)) {
            let named = TokenName.says(name, page, at).into_iter();
            let ends = named.filter_map(|at| page.any(at, &["tokens", "token"]));
            whole.extend(ends.map(|at| (noun(said + 2, true), at)));
        }
        if let (1, Filter::Either(kinds)) = (said, part)
            && is_of_both_kinds(&parts[0])
        {
            let kinds = Several(kind(), &["or"]).says(kinds, page, at).into_iter();
            whole.extend(kinds.map(|at| (Noun { several: true, ..noun(2, true) }, at)));
        }
        if *part == Filter::Token {
            whole.extend(page.lit(at, "tokens").map(|at| (noun(said + 1, true), at)));
        }
        if !parts[..said].iter().any(stands_alone) {
            let kinds = kinds().says(part, page, at).into_iter();
            whole.extend(kinds.map(|at| (noun(said + 1, true), at)));
        }
        if said == 0 && *part == Filter::Copy {
            whole.extend(page.any(at, &["copies of this card", "copy of this card"]).map(|at| (noun(1, true), at)));
        }
        if can_precede(&parts[..=said]) {
            let next = word().says(part, page, at).into_iter();
            let next = next.chain(adjective().says(part, page, at)).chain(group(articles).says(part, page, at));
            open.extend(next.map(|at| (said + 1, at)));
        }
    }
    // What is left has to be said behind the noun, part by part: mostly the first of them cannot.
    whole.retain(|(noun, at)| behind.may_say(noun.parts.len(), page, *at));
    while let Some((noun, at)) = whole.pop() {
        if !noun.several {
            let left = bound.without(&noun.bound);
            let next = says_after(&parts[noun.parts.len()..], &left, page, at).into_iter();
            let next = next.map(|(more, at)| (noun.followed(more), at));
            whole.extend(next.filter(|(noun, at)| behind.may_say(noun.parts.len(), page, *at)));
        }
        push(&mut out, (noun, at));
    }
    if page.is_made() { apart(out) } else { out }
}

/// Of nouns that are the same and leave the same to speak of, the last: whatever comes behind one can come behind the other, and
/// where a text is to be made, one of them is enough.
fn apart(nouns: Ways<Noun>) -> Ways<Noun> {
    let mut kept = Ways::new();
    for (noun, at) in nouns.into_iter().rev() {
        if !kept.iter().any(|(same, end): &(Noun, At)| *same == noun && end.spoken == at.spoken) {
            push(&mut kept, (noun, at));
        }
    }
    kept.reverse();
    kept
}

/// What is said of two kinds behind it, not of the first alone: only one card attacks, and a Unison Card is without skills where
/// all of them are negated (4.00, 9-1-4).
fn is_of_both_kinds(part: &Filter) -> bool {
    matches!(part, Filter::Attacking | Filter::SkillLess)
}

/// Where the next of several descriptions begins.
fn next_one(page: &Page<'_>, at: At, articles: Articles) -> (At, bool) {
    match page.heard(|| page.any(at, articles.words())) {
        Some(at) => (at, true),
        None => (at, false),
    }
}

/// What a noun with its description can begin with.
pub(in crate::skill) fn first() -> First {
    let before = word().first().or(adjective().first()).or(kind().first()).or(kinds().first());
    before.or(HOMES_BEGIN).or(TokenName.first()).or(First::any(BARE))
}

/// All words that a noun with its description can begin with.
pub(in crate::skill) fn leads(out: &mut Vec<&'static str>) {
    word().leads(out);
    adjective().leads(out);
    kind().leads(out);
    kinds().leads(out);
    out.extend(HOMES.iter().flat_map(|(words, _)| *words));
    out.extend_from_slice(BARE);
}

/// A noun with its description, or several.
pub(in crate::skill) fn nouns(page: &Page<'_>, at: At, articles: Articles) -> Ways<Noun> {
    let what = match articles {
        Articles::None => "nouns",
        Articles::One => "nouns for one card",
        Articles::UpToOne => "nouns for one card at most",
        Articles::All => "nouns for all",
    };
    page.once(what, at, || read_nouns(page, at, articles)).taken()
}

fn read_nouns(page: &Page<'_>, at: At, articles: Articles) -> Ways<Noun> {
    let mut ways = Ways::new();
    let mut open: Vec<(Vec<Noun>, At)> =
        one(page, at, articles).into_iter().map(|(noun, at)| (vec![noun], at)).collect();
    while let Some((list, at)) = open.pop() {
        if let [noun] = list.as_slice() {
            ways.push((noun.clone(), at));
        }
        let more = |at: At| {
            let (at, is_counted) = next_one(page, at, articles);
            let next = one(page, at, articles).into_iter().map(|(noun, at)| (Noun { counted: is_counted, ..noun }, at));
            // "1 blue Unison or 1 ＜A＞ or ＜B＞ card-both red-": both are those names.
            let own = |(noun, at): (Noun, At)| {
                let dashed = if has_own_dashes(&noun) { dashed(&noun, page, at) } else { Ways::new() };
                std::iter::once((noun, at)).chain(dashed)
            };
            next.flat_map(own).map(|(noun, at)| (page.longer(&list, [noun]), at)).collect::<Vec<_>>()
        };
        if let [noun] = list.as_slice() {
            // "＜A＞ or ＜B＞ card-both red-or 1 blue Unison": what stands between the dashes is said of the first.
            for (noun, at) in dashed(noun, page, at) {
                let Some(at) = page.any(at, articles.links()) else { continue };
                let next =
                    more(at).into_iter().map(|(list, at)| ([std::slice::from_ref(&noun), &list[1..]].concat(), at));
                let lists = next.filter(|(list, _)| can_be_listed(list));
                ways.extend(lists.filter_map(|(list, at)| Some((together_as(&list)?, at))));
            }
        }
        if let Some(at) = page.any(at, articles.links()) {
            for (list, at) in more(at) {
                if can_be_listed(&list) {
                    ways.extend(together_as(&list).map(|noun| (noun, at)));
                }
            }
        } else if let Some(at) = page.lit(at, ",") {
            open.extend(more(at));
        }
    }
    ways
}

/// Whether what stands between dashes behind the last of several descriptions is said of that alone: each is counted, and that one
/// is of two names.
fn has_own_dashes(noun: &Noun) -> bool {
    let two =
        |part: &Filter| matches!(part, Filter::Either(names) if names.len() == 2 && names.iter().all(stands_alone));
    noun.counted && noun.parts.iter().any(two)
}

/// A noun with what stands between dashes behind it, where another description follows.
fn dashed(noun: &Noun, page: &Page<'_>, at: At) -> Ways<Noun> {
    let dashes = between_dashes(page, at).into_iter().filter(|_| can_be_dashed(noun));
    dashes.map(|(more, at)| (noun.followed(After::Parts(more)), at)).collect()
}

/// As [`dashed`], of these parts.
fn says_dashed(noun: &Noun, parts: &[Filter], page: &Page<'_>, at: At) -> Ways<Noun> {
    let rest = &parts[noun.parts.len()..];
    if rest.is_empty() || !can_be_dashed(noun) {
        return Ways::new();
    }
    let dashes = says_between_dashes(rest, page, at).into_iter().filter(|(n, _)| *n == rest.len());
    dashes.map(|(_, at)| (noun.followed(After::Parts(rest.to_vec())), at)).collect()
}

/// All nouns whose description begins these parts, with how many parts they take.
pub(in crate::skill) fn says_nouns(
    parts: &[Filter],
    bound: &Bound,
    page: &Page<'_>,
    at: At,
    articles: Articles,
) -> Ways<Noun> {
    let mut ways = says_one(parts, bound, page, at, articles);
    let Some(Filter::Either(items)) = parts.first() else { return ways };
    let mut open: Vec<(Vec<Noun>, At)> = vec![(Vec::new(), at)];
    for (n, item) in items.iter().enumerate() {
        let mut next = Vec::new();
        for (list, at) in open {
            let link = match n {
                0 => Some(at),
                _ if n + 1 < items.len() => page.lit(at, ","),
                _ => page.any(at, articles.links()),
            };
            let Some(at) = link else { continue };
            let (at, is_counted) = if n == 0 { (at, false) } else { next_one(page, at, articles) };
            let (parts, area) = without_area(item);
            let said = says_one(parts, &Bound::default(), page, at, articles);
            let more = |(noun, at): &(Noun, At)| {
                let counted = Noun { counted: is_counted, ..noun.clone() };
                if n == 0 || has_own_dashes(&counted) { says_dashed(noun, parts, page, *at) } else { Ways::new() }
            };
            let dashed: Ways<Noun> = said.iter().flat_map(more).collect();
            for (noun, at) in said.into_iter().chain(dashed) {
                let there = area.is_none() || noun.place() == area;
                if noun.parts.len() == parts.len() && there {
                    next.push((page.longer(&list, [Noun { counted: is_counted, ..noun }]), at));
                }
            }
        }
        open = next;
    }
    for (list, at) in open {
        let noun = if can_be_listed(&list) { together_as(&list) } else { None };
        ways.extend(noun.filter(|noun| noun.parts == parts[..1]).map(|noun| (noun, at)));
    }
    ways
}

/// Whether it is clear what stands between dashes is said of: of several descriptions the last must not be of several names, as
/// "both" may be those.
pub(in crate::skill) fn can_be_dashed(noun: &Noun) -> bool {
    let names = |part: &Filter| matches!(part, Filter::Either(words) if words.iter().all(stands_alone));
    match noun.parts.as_slice() {
        [Filter::Either(items)] if noun.several => !items.iter().any(|item| parts_of(item).iter().any(names)),
        _ => true,
    }
}
