//! Descriptions of cards: `red ＜Hit＞ Battle Cards with an energy cost of 3 or less`.
//!
//! A description is a list of parts in printed order: what stands before the noun, the noun, what stands after it. A word that
//! is not understood makes the description unread; it never widens it.
//!
//! What binds to what: in `red ＜A＞ or ＜B＞ cards`, the color belongs to the first name only, and what follows the noun to both.
//! Of two whole descriptions, each with a noun of its own, what follows the second belongs to the second only. What stands
//! between dashes belongs to all.

use super::phrase::{At, Boxed, Page, Phrase, Several, Ways, phrase};
use super::quantity::{bounds, combo_bounds, limits, power_bounds, thousands};
use super::word::{ColorName, KeywordName, TokenName, card_name, character, special_trait};
use crate::ability::{Area, Bounds, Family, Filter, Keyword, Mode, Relation, Shared};
use crate::card::{ColorSet, Kind};

const OR: &[&str] = &[", or", ", and/or", "or", "and/or"];
const AND: &[&str] = &[", and", "and"];

phrase! {
    /// A name in brackets or a color, as one word before the noun.
    fn word() -> Filter {
        (Filter::Color(color)) => [{color: ColorName}];
        (Filter::Character(name)) => [{name: character()}];
        (Filter::Trait(name)) => [{name: special_trait()}];
        (Filter::OnlyCharacter(name)) => [{name: character()} "- only"];
        (Filter::OnlyTrait(name)) => [{name: special_trait()} "- only"];
        (Filter::Name(name)) => [{name: card_name()}];
        (Filter::JustColors(colors)) => ["mono-" {colors: OneColor}] | [{colors: TwoColors}];
        (Filter::Multicolor) => [("multicolor" | "multicolored")];
        (Filter::Not(inner)) => ["non-" {inner: Boxed(denied())}];
    }

    /// What "non-" can be said of.
    fn denied() -> Filter {
        (Filter::Color(color)) => [{color: ColorName}];
        (Filter::Character(name)) => [{name: character()}];
        (Filter::Trait(name)) => [{name: special_trait()}];
        (Filter::Keyword(keyword)) => [{keyword: KeywordName}];
        (Filter::Token) => ["token"];
        (Filter::Multicolor) => ["multicolor"];
    }

    /// What else can stand before the noun, and is never shared out to one of several names.
    fn adjective() -> Filter {
        (Filter::SkillLess) => ["skill-less"];
        (Filter::OriginallySkillLess) => ["originally skill-less"];
        (Filter::Token) => ["token"];
        (Filter::Mode(Mode::Rest)) => ["rest mode"];
        (Filter::Mode(Mode::Active)) => ["active mode"];
        (Filter::Keyword(keyword)) => [{keyword: KeywordName}];
    }

    /// Several colors or several names before the noun; a name can have a color of its own.
    fn group() -> Filter {
        (Filter::Either(words)) => [{words: Several(Words, OR)} {? can_be_grouped(words.as_slice())}];
    }

    /// The noun that names a kind.
    fn kind() -> Filter {
        (Filter::Kind(Kind::Battle)) => [("battle cards" | "battle card")];
        (Filter::Kind(Kind::Leader)) => [("leader cards" | "leader card" | "leaders" | "leader")];
        (Filter::Kind(Kind::Extra)) => [("extra cards" | "extra card" | "extras" | "extra")];
        (Filter::Kind(Kind::Unison)) => [("unison cards" | "unison card" | "unisons" | "unison")];
    }

    /// Kinds that share the word "cards".
    fn kinds() -> Filter {
        (Filter::Either(kinds)) => [{kinds: Several(bare_kind(), &["or", "and/or"])} ("cards" | "card")];
    }

    fn bare_kind() -> Filter {
        (Filter::Kind(Kind::Battle)) => ["battle"];
        (Filter::Kind(Kind::Leader)) => ["leader"];
        (Filter::Kind(Kind::Extra)) => ["extra"];
        (Filter::Kind(Kind::Unison)) => ["unison"];
    }

    /// What can stand after the noun, with the word that joins it.
    fn suffix() -> Filter {
        (part) => [("with" | "and with" | ", and with") {part: having()}] | [("and" | ", and") {part: more()}] | [{part: being()}];
    }

    /// After "with".
    pub(super) fn having() -> Filter {
        (part) => [{part: more()}] | [("a" | "an" | "the" | "") {part: skill()}];
        (part) => [{part: part_of_name()}];
        (Filter::SkillLess) => ["no skills"];
        (Filter::NoKeyword) => ["no keyword skills"];
        (Filter::Either(parts)) => [{parts: Several(keyword(), OR)} ("skills" | "skill" | "")];
    }

    /// What stands in one of the names of a card.
    fn part_of_name() -> Filter {
        (Filter::NamePart(name)) => [{name: card_name()} ("in its name" | "in their names" | "in its card name" | "in their card names")];
        (Filter::CharacterPart(name)) =>
            [{name: character()} ("in its character name" | "in their character names" | "in their character name" | "in its name" | "in their names")];
        (Filter::TraitPart(name)) => [{name: special_trait()} ("in its special trait" | "in its special traits" | "in their special traits")];
    }

    /// What can be added to other things that a card has, without "with".
    fn more() -> Filter {
        (Filter::Cost(range)) => [("an energy cost of" | "energy costs of" | "energy cost of" | "a cost of" | "an energy cost" | "energy costs") {range: bounds()}];
        (Filter::Either(costs)) => [("an energy cost of" | "energy costs of" | "energy cost of") {costs: Several(cost(), &["or"])} {? are_apart(costs.as_slice())}];
        (Filter::CostWith(limit)) => [("an energy cost" | "energy costs") {limit: limits()}];
        (Filter::OriginalCost(range)) => [("an original energy cost of" | "original energy costs of") {range: bounds()}];
        (Filter::SpecifiedCost(range)) => [("a specified cost of" | "specified costs of") {range: bounds()}];
        (Filter::SpecifiedCost(Bounds { min: None, max: Some(0) })) => ["no specified cost"];
        (Filter::Power(range)) => [{range: power_bounds()}];
        (Filter::PowerWith(limit)) => [("power" | "a power") {limit: limits()}];
        (Filter::OriginalPower(range)) => [("an original power of" | "original power of") {range: thousands()}];
        (Filter::ComboPower(range)) => [{range: combo_bounds()}];
        (Filter::Markers(range)) => [{range: bounds()} ("markers" | "marker") ("on it" | "on them" | "")];
        (part) => [{part: keyword()} ("skills" | "skill" | "")];
    }

    fn cost() -> Filter {
        (Filter::Cost(range)) => [{range: super::quantity::just()}];
    }

    fn keyword() -> Filter {
        (Filter::Keyword(keyword)) => [{keyword: KeywordName} {? stands_for_itself(keyword.clone())}];
    }

    fn skill() -> Filter {
        (part) => [{part: keyword()} ("skills" | "skill")];
        (Filter::Family(kin)) => [{kin: family()} ("skills" | "skill")];
    }

    /// After the noun, without "with".
    fn being() -> Filter {
        (part) => [("that is" | "that's" | "that are" | "") "in" {part: mode()}];
        (part) => [("that is" | "that's" | "that are") {part: word()}];
        (Filter::Not(inner)) => [("other than" | "except" | "except for" | "that isn't" | "that aren't") ("a" | "an" | "") {inner: Boxed(description())}];
        (Filter::NoKeyword) => ["without keyword skills"] | ["without any keyword skills"];
        (Filter::Not(inner)) => [("and without" | "without" | "with no") ("a" | "an" | "any" | "") {inner: Boxed(lacking())}];
    }

    fn lacking() -> Filter {
        (part) => [{part: part_of_name()}];
        (part) => [{part: keyword()} ("skills" | "skill" | "")];
        (Filter::Either(parts)) => [{parts: Several(keyword(), OR)} ("skills" | "skill" | "")];
        (Filter::Family(kin)) => [{kin: family()} ("skills" | "skill")];
    }

    /// Keyword skills that share a name.
    pub(super) fn family() -> Family {
        (Family::Counter) => ["[Counter]"];
        (Family::Union) => ["[Union]"];
        (Family::Evolve) => ["[Evolve]"];
        (Family::Awaken) => ["[Awaken]"];
    }

    fn mode() -> Filter {
        (Filter::Mode(Mode::Rest)) => ["rest mode"];
        (Filter::Mode(Mode::Active)) => ["active mode"];
    }

    /// One thing that is said of all, between dashes.
    fn shared() -> Filter {
        (part) => [{part: word()}] | [{part: group()}] | [{part: adjective()}] | ["with" {part: having()}] | [{part: more()}] | [{part: being()}];
    }
}

/// Costs that do not follow each other, so that they are no range.
fn are_apart(costs: &[Filter]) -> bool {
    costs.windows(2).all(|pair| match pair {
        [Filter::Cost(Bounds { max: Some(low), .. }), Filter::Cost(Bounds { min: Some(high), .. })] => low + 1 < *high,
        _ => false,
    })
}

/// Whether no family of keywords goes by its name (10-2-2-1, 10-5-3-2).
pub(super) fn stands_for_itself(keyword: Keyword) -> bool {
    !matches!(keyword, Keyword::Awaken | Keyword::Evolve)
}

/// The one color of `mono-red`.
#[derive(Clone)]
pub(super) struct OneColor;

impl Phrase for OneColor {
    type Value = ColorSet;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<ColorSet> {
        let ways = ColorName.read(page, at).into_iter();
        ways.map(|(color, at)| (ColorSet::default().with(color), at)).collect()
    }
    fn says(&self, value: &ColorSet, page: &Page<'_>, at: At) -> Vec<At> {
        let mut colors = value.iter();
        match (colors.next(), colors.next()) {
            (Some(color), None) => ColorName.says(&color, page, at),
            _ => Vec::new(),
        }
    }
}

/// `green/yellow multicolor`, `green-yellow`: both and no other.
#[derive(Clone)]
struct TwoColors;

impl Phrase for TwoColors {
    type Value = ColorSet;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<ColorSet> {
        let mut ways = Ways::new();
        for (first, at) in ColorName.read(page, at) {
            let Some(at) = page.lit(at, "/") else { continue };
            for (second, at) in ColorName.read(page, at) {
                let end = page.any(at, BOTH_COLORS);
                ways.extend(end.map(|at| (ColorSet::default().with(first).with(second), at)));
            }
        }
        ways
    }
    fn says(&self, value: &ColorSet, page: &Page<'_>, at: At) -> Vec<At> {
        let colors: Vec<_> = value.iter().collect();
        let [first, second] = colors.as_slice() else { return Vec::new() };
        let mut places = Vec::new();
        for (one, other) in [(first, second), (second, first)] {
            let slash = ColorName.says(one, page, at).into_iter().filter_map(|at| page.lit(at, "/"));
            let both = slash.flat_map(|at| ColorName.says(other, page, at));
            places.extend(both.filter_map(|at| page.any(at, BOTH_COLORS)));
        }
        places
    }
}

const BOTH_COLORS: &[&str] = &["multicolored", "multicolor"];

fn parts_of(value: &Filter) -> &[Filter] {
    match value {
        Filter::Any => &[],
        Filter::All(parts) => parts,
        other => std::slice::from_ref(other),
    }
}

fn whole(parts: Vec<Filter>) -> Filter {
    if parts.is_empty() { Filter::Any } else { Filter::all(parts) }
}

/// A bare name may stand without a noun ("a 《God》"), a bare color may not.
fn stands_alone(part: &Filter) -> bool {
    match part {
        Filter::Trait(_) | Filter::Character(_) | Filter::Name(_) => true,
        Filter::Either(words) => words.iter().all(stands_alone),
        Filter::All(words) => is_named(words),
        Filter::Not(inner) => stands_alone(inner),
        _ => false,
    }
}

/// The last word is a name, or several.
fn is_named(words: &[Filter]) -> bool {
    words.last().is_some_and(stands_alone)
}

/// Words that share a noun: nothing but colors and names by themselves, or names with a color of their own.
fn can_be_grouped(words: &[Filter]) -> bool {
    let single = |word: &Filter| !matches!(word, Filter::All(_));
    words.iter().all(single) || words.iter().all(|word| is_named(parts_of(word)))
}

/// One word, or several that belong together: `red ＜Hit＞`.
#[derive(Clone)]
struct Words;

impl Phrase for Words {
    type Value = Filter;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let mut ways = Ways::new();
        let mut open = vec![(Vec::new(), at)];
        while let Some((parts, at)) = open.pop() {
            for (part, at) in word().read(page, at) {
                let parts = [parts.clone(), vec![part]].concat();
                ways.push((Filter::all(parts.clone()), at));
                open.push((parts, at));
            }
        }
        ways
    }
    fn says(&self, value: &Filter, page: &Page<'_>, at: At) -> Vec<At> {
        let words = if matches!(value, Filter::Any) { return Vec::new() } else { parts_of(value) };
        words
            .iter()
            .fold(vec![at], |places, part| places.into_iter().flat_map(|at| word().says(part, page, at)).collect())
    }
}

/// A noun with all that describes it, as far as it has been read or said.
#[derive(Clone, Debug, Default)]
pub(super) struct Noun {
    /// What is said of the cards, in printed order.
    pub(super) parts: Vec<Filter>,
    /// The area that the noun itself names: "energy".
    pub(super) home: Option<Area>,
    /// How any two of the cards are related, where that is said.
    pub(super) related: Option<Relation>,
    /// These are several whole descriptions.
    pub(super) several: bool,
    /// It has a noun of its own.
    explicit: bool,
    /// Something is said after the noun.
    suffixed: bool,
    /// It has its own "a" or "1".
    counted: bool,
}

impl Noun {
    /// What is said of the cards.
    pub(super) fn filter(&self) -> Filter {
        whole(self.parts.clone())
    }

    /// The same noun, with other things said of it.
    pub(super) fn saying(&self, parts: Vec<Filter>) -> Self {
        Self { parts, ..self.clone() }
    }

    /// The same noun with something said after it.
    pub(super) fn followed(&self, more: After) -> Self {
        let mut noun = Self { suffixed: true, ..self.clone() };
        match more {
            After::Parts(parts) => noun.parts.extend(parts),
            After::Related(relation) => noun.related = Some(relation),
        }
        noun
    }

    fn is_bare_kind(&self) -> bool {
        matches!(self.parts.as_slice(), [Filter::Kind(_)])
    }
}

/// Whether these can be whole descriptions one beside the other.
fn can_be_listed(nouns: &[Noun]) -> bool {
    let [first, .., last] = nouns else { return false };
    let name = |noun: &Noun| matches!(noun.parts.as_slice(), [Filter::Name(_)]);
    let counted = nouns[1..].iter().all(|noun| noun.counted);
    let whole = |noun: &Noun| noun.explicit || name(noun) || (counted && !last.suffixed && is_named(&noun.parts));
    // Of two bare kinds, neither a word before the first nor one after the second can be told to belong to one or to both.
    let bare = nouns.iter().any(Noun::is_bare_kind);
    let colored = |noun: &Noun| !noun.is_bare_kind() && !noun.parts.iter().any(stands_alone);
    nouns.iter().all(|noun| noun.home.is_none() && noun.related.is_none())
        && (first.explicit || counted)
        && nouns.iter().all(whole)
        && !(bare && (last.suffixed && nouns.iter().rev().skip(1).any(Noun::is_bare_kind)))
        && !(bare && nouns.iter().any(colored) && !last.suffixed)
}

/// Whether these can stand before a noun in this order.
fn can_precede(parts: &[Filter]) -> bool {
    let shares = |part: &Filter| matches!(part, Filter::Either(_)) && stands_alone(part);
    let mixed =
        |part: &Filter| matches!(part, Filter::Either(words) if !stands_alone(part) && words.iter().any(stands_alone));
    let alone = |_| parts.len() == 1;
    parts.iter().position(|part| shares(part) || mixed(part)).is_none_or(alone)
}

/// Words before the noun, all that there are.
fn heads(page: &Page<'_>, at: At) -> Ways<Vec<Filter>> {
    let mut ways: Ways<Vec<Filter>> = vec![(Vec::new(), at)];
    let mut open = ways.clone();
    while let Some((parts, at)) = open.pop() {
        let next = word().read(page, at).into_iter().chain(adjective().read(page, at)).chain(group().read(page, at));
        for (part, at) in next {
            let parts = [parts.clone(), vec![part]].concat();
            if can_precede(&parts) {
                ways.push((parts.clone(), at));
                open.push((parts, at));
            }
        }
    }
    ways
}

/// The nouns that name an area.
const HOMES: [(&[&str], Area); 2] = [(&["energy"], Area::Energy), (&["life"], Area::Life)];

/// One description with its noun.
fn one(page: &Page<'_>, at: At) -> Ways<Noun> {
    let mut whole = Vec::new();
    for (parts, at) in heads(page, at) {
        if let Some(at) = page.any(at, &["cards", "card"]) {
            whole.push((Noun { parts, explicit: true, ..Noun::default() }, at));
            continue;
        }
        for (kind, at) in kind().read(page, at) {
            let parts = [parts.clone(), vec![kind]].concat();
            whole.push((Noun { parts, explicit: true, ..Noun::default() }, at));
        }
        if parts.is_empty() {
            for (kinds, at) in kinds().read(page, at) {
                whole.push((Noun { parts: vec![kinds], explicit: true, several: true, ..Noun::default() }, at));
            }
            if let Some(at) = page.any(at, &["copies of this card", "copy of this card"]) {
                whole.push((Noun { parts: vec![Filter::Copy], explicit: true, ..Noun::default() }, at));
            }
        }
        for (words, area) in HOMES {
            let home = page.any(at, words);
            whole.extend(
                home.map(|at| (Noun { parts: parts.clone(), home: Some(area), explicit: true, ..Noun::default() }, at)),
            );
        }
        for (name, at) in TokenName.read(page, at) {
            let parts = [parts.clone(), vec![Filter::Name(name), Filter::Token]].concat();
            let end = page.any(at, &["tokens", "token"]);
            whole.extend(end.map(|at| (Noun { parts, explicit: true, ..Noun::default() }, at)));
        }
        if parts.last() == Some(&Filter::Token) {
            // "1 of your tokens"
            whole.push((Noun { parts: parts.clone(), explicit: true, ..Noun::default() }, at));
        } else if let Some(at) = page.lit(at, "tokens") {
            let parts = [parts.clone(), vec![Filter::Token]].concat();
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
fn says_one(parts: &[Filter], related: Option<Relation>, page: &Page<'_>, at: At) -> Ways<Noun> {
    let mut out = Ways::new();
    // Before the noun: so many parts are said.
    let mut open = vec![(0, at)];
    let mut whole = Vec::new();
    while let Some((said, at)) = open.pop() {
        let noun = |taken: usize, explicit| Noun { parts: parts[..taken].to_vec(), explicit, ..Noun::default() };
        whole.extend(page.any(at, &["cards", "card"]).map(|at| (noun(said, true), at)));
        for (words, area) in HOMES {
            let home = page.any(at, words);
            whole.extend(home.map(|at| (Noun { home: Some(area), ..noun(said, true) }, at)));
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
        if *part == Filter::Token {
            whole.extend(page.lit(at, "tokens").map(|at| (noun(said + 1, true), at)));
        }
        if said == 0 {
            let kinds = kinds().says(part, page, at).into_iter();
            whole.extend(kinds.map(|at| (Noun { several: true, ..noun(1, true) }, at)));
            if *part == Filter::Copy {
                whole.extend(page.any(at, &["copies of this card", "copy of this card"]).map(|at| (noun(1, true), at)));
            }
        }
        if can_precede(&parts[..=said]) {
            let next = word().says(part, page, at).into_iter();
            let next = next.chain(adjective().says(part, page, at)).chain(group().says(part, page, at));
            open.extend(next.map(|at| (said + 1, at)));
        }
    }
    while let Some((noun, at)) = whole.pop() {
        out.push((noun.clone(), at));
        if noun.several {
            continue;
        }
        let left = related.filter(|_| noun.related.is_none());
        let next = says_after(&parts[noun.parts.len()..], left, page, at).into_iter();
        whole.extend(next.map(|(more, at)| (noun.followed(more), at)));
    }
    out
}

/// What the second of two descriptions may have before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Articles {
    /// Nothing: there may be several cards.
    None,
    /// Its own "a" or "1": one card is meant.
    One,
    /// Its own "a" or "up to 1": one card at most is meant.
    UpToOne,
}

impl Articles {
    const fn words(self) -> &'static [&'static str] {
        match self {
            Self::None => &[],
            Self::One => &["a", "an", "1", "one"],
            Self::UpToOne => &["up to 1", "up to one", "a", "an", "1", "one"],
        }
    }
}

/// Where the next of several descriptions begins.
fn next_one(page: &Page<'_>, at: At, articles: Articles) -> (At, bool) {
    match page.any(at, articles.words()).filter(|_| !page.is_blank()) {
        Some(at) => (at, true),
        None => (at, false),
    }
}

/// A noun with its description, or several.
pub(super) fn nouns(page: &Page<'_>, at: At, counted: Articles) -> Ways<Noun> {
    let mut ways = Ways::new();
    let mut open: Vec<(Vec<Noun>, At)> = one(page, at).into_iter().map(|(noun, at)| (vec![noun], at)).collect();
    while let Some((list, at)) = open.pop() {
        if let [noun] = list.as_slice() {
            ways.push((noun.clone(), at));
        }
        let more = |at: At| {
            let (at, is_counted) = next_one(page, at, counted);
            let next = one(page, at).into_iter().map(|(noun, at)| (Noun { counted: is_counted, ..noun }, at));
            next.map(|(noun, at)| ([list.clone(), vec![noun]].concat(), at)).collect::<Vec<_>>()
        };
        if let Some(at) = page.any(at, OR) {
            for (list, at) in more(at) {
                if can_be_listed(&list) {
                    let parts = vec![Filter::Either(list.iter().map(Noun::filter).collect())];
                    ways.push((Noun { parts, several: true, explicit: true, ..Noun::default() }, at));
                }
            }
        } else if let Some(at) = page.lit(at, ",") {
            open.extend(more(at));
        }
    }
    ways
}

/// All nouns whose description begins these parts, with how many parts they take.
pub(super) fn says_nouns(
    parts: &[Filter],
    related: Option<Relation>,
    page: &Page<'_>,
    at: At,
    counted: Articles,
) -> Ways<Noun> {
    let mut ways = says_one(parts, related, page, at);
    let Some(Filter::Either(items)) = parts.first() else { return ways };
    let mut open: Vec<(Vec<Noun>, At)> = vec![(Vec::new(), at)];
    for (n, item) in items.iter().enumerate() {
        let mut next = Vec::new();
        for (list, at) in open {
            let link = match n {
                0 => Some(at),
                _ if n + 1 < items.len() => page.lit(at, ","),
                _ => page.any(at, OR),
            };
            let Some(at) = link else { continue };
            let (at, is_counted) = if n == 0 { (at, false) } else { next_one(page, at, counted) };
            for (noun, at) in says_one(parts_of(item), None, page, at) {
                if noun.parts.len() == parts_of(item).len() {
                    next.push(([list.clone(), vec![Noun { counted: is_counted, ..noun }]].concat(), at));
                }
            }
        }
        open = next;
    }
    for (list, at) in open {
        if can_be_listed(&list) {
            ways.push((Noun { parts: parts[..1].to_vec(), several: true, explicit: true, ..Noun::default() }, at));
        }
    }
    ways
}

/// What stands after a noun, or after the place of the cards.
#[derive(Clone)]
pub(super) enum After {
    /// Things that are said of each card.
    Parts(Vec<Filter>),
    /// How the cards are related.
    Related(Relation),
}

phrase! {
    /// How any two of the cards are related.
    fn relation() -> Relation {
        (Relation::Different(shared)) => [("with" | "and" | "and with" | "each with") "different" {shared: shares()}];
        (Relation::Same(shared)) => [("with" | "and" | "and with") "the same" {shared: shares()}];
    }

    /// What cards have in common.
    fn shares() -> Shared {
        (Shared::Name) => [("card names" | "card name" | "names" | "name")];
        (Shared::Character) => [("character names" | "character name")];
        (Shared::Cost) => [("energy costs" | "energy cost")];
    }
}

/// All that can stand here, one thing.
pub(super) fn after(page: &Page<'_>, at: At) -> Ways<After> {
    let mut ways: Ways<After> =
        suffix().read(page, at).into_iter().map(|(part, at)| (After::Parts(vec![part]), at)).collect();
    if let Some(at) = page.any(at, BOTH) {
        ways.extend(Several(word(), &["and"]).read(page, at).into_iter().map(|(parts, at)| (After::Parts(parts), at)));
    }
    ways.extend(relation().read(page, at).into_iter().map(|(relation, at)| (After::Related(relation), at)));
    ways
}

const BOTH: &[&str] = &["with both", "that are both", "that is both"];

/// The next of these parts, or the relation, as it can be said here.
pub(super) fn says_after(parts: &[Filter], related: Option<Relation>, page: &Page<'_>, at: At) -> Ways<After> {
    let mut ways = Ways::new();
    if let Some(part) = parts.first() {
        let said = suffix().says(part, page, at).into_iter();
        ways.extend(said.map(|at| (After::Parts(vec![part.clone()]), at)));
    }
    if let (Some(pair), Some(at)) = (parts.get(..2), page.any(at, BOTH)) {
        let said = Several(word(), &["and"]).says(&pair.to_vec(), page, at).into_iter();
        ways.extend(said.map(|at| (After::Parts(pair.to_vec()), at)));
    }
    if let Some(related) = related {
        ways.extend(relation().says(&related, page, at).into_iter().map(|at| (After::Related(related), at)));
    }
    ways
}

/// What stands between dashes after the noun or the place: it is said of all.
pub(super) fn between_dashes(page: &Page<'_>, at: At) -> Ways<Vec<Filter>> {
    let Some(at) = page.any(at, DASH) else { return Ways::new() };
    let one = shared().read(page, at).into_iter().map(|(part, at)| (vec![part], at));
    let several = Several(shared(), AND).read(page, at).into_iter();
    one.chain(several).filter_map(|(parts, at)| Some((parts, page.any(at, &["-", ""])?))).collect()
}

/// As [`between_dashes`], with how many of the parts it says.
pub(super) fn says_between_dashes(parts: &[Filter], page: &Page<'_>, at: At) -> Vec<(usize, At)> {
    let Some(at) = page.any(at, DASH) else { return Vec::new() };
    let mut ways = Vec::new();
    for n in 1..=parts.len() {
        let places = match &parts[..n] {
            [part] => shared().says(part, page, at),
            several => Several(shared(), AND).says(&several.to_vec(), page, at),
        };
        ways.extend(places.into_iter().filter_map(|at| Some((n, page.any(at, &["-", ""])?))));
    }
    ways
}

const DASH: &[&str] = &["- both", "- all", "-both", "-all"];

/// A description with its noun: `red ＜Hit＞ cards with 5000 power or less`, `《God》`, `cards`.
#[derive(Clone)]
pub(super) struct Description {
    /// What each of several descriptions may have before it.
    counted: Articles,
}

/// See [`Description`].
pub(super) const fn description() -> Description {
    Description { counted: Articles::None }
}

impl Description {
    fn read_whole(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let mut ways = Ways::new();
        for (noun, at) in nouns(page, at, self.counted) {
            if noun.home.is_some() || noun.related.is_some() {
                continue;
            }
            let dashes = between_dashes(page, at).into_iter();
            ways.extend(dashes.map(|(more, at)| (whole([noun.parts.clone(), more].concat()), at)));
            ways.push((noun.filter(), at));
        }
        ways
    }
}

impl Phrase for Description {
    type Value = Filter;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let what = if self.counted { "a description of several" } else { "a description" };
        page.once(what, at, || page.deeper(|| self.read_whole(page, at)))
    }

    fn says(&self, value: &Filter, page: &Page<'_>, at: At) -> Vec<At> {
        let parts = parts_of(value);
        let mut places = Vec::new();
        for (noun, at) in says_nouns(parts, None, page, at, self.counted) {
            let rest = &parts[noun.parts.len()..];
            if noun.home.is_some() {
                continue;
            }
            if rest.is_empty() {
                places.push(at);
            } else {
                let dashes = says_between_dashes(rest, page, at).into_iter();
                places.extend(dashes.filter(|(n, _)| *n == rest.len()).map(|(_, at)| at));
            }
        }
        places
    }
}

/// The parts of a filter, as they are said.
pub(super) fn said_parts(value: &Filter) -> &[Filter] {
    parts_of(value)
}

phrase! {
    /// What a card is said to be, after "is": a description with its article, or what stands before a noun alone.
    pub(super) fn predicate() -> Filter {
        (filter) => [("a" | "an" | "") {filter: Description { counted: Articles::One }}] | [{filter: bare()}] | ["not" ("a" | "an" | "") {filter: negated()}]
            | ["in" {filter: mode()}];
        (Filter::Either(parts)) => [{parts: Pair}];
        (Filter::All(parts)) => ["both" {parts: Several(word(), &["and"])}];
    }

    fn bare() -> Filter {
        (filter) => [{filter: word()}] | [{filter: adjective()}] | [{filter: colors()}];
    }

    fn colors() -> Filter {
        (Filter::Either(words)) => [{words: Several(Words, OR)} {? !words.iter().any(stands_alone)} {? can_be_grouped(words.as_slice())}];
    }

    fn negated() -> Filter {
        (Filter::Not(inner)) => [{inner: Boxed(description())}] | [{inner: Boxed(bare())}];
    }
}

/// `red or a 《God》 card`.
#[derive(Clone)]
struct Pair;

impl Phrase for Pair {
    type Value = Vec<Filter>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Filter>> {
        let mut ways = Ways::new();
        for (first, at) in word().read(page, at) {
            let Some(at) = page.any(at, OR).filter(|_| !stands_alone(&first)) else { continue };
            let Some(at) = page.any(at, &["a", "an"]) else { continue };
            ways.extend(description().read(page, at).into_iter().map(|(second, at)| (vec![first.clone(), second], at)));
        }
        ways
    }
    fn says(&self, value: &Vec<Filter>, page: &Page<'_>, at: At) -> Vec<At> {
        let [first, second] = value.as_slice() else { return Vec::new() };
        if stands_alone(first) {
            return Vec::new();
        }
        let or = word().says(first, page, at).into_iter().filter_map(|at| page.any(at, OR));
        let article = or.filter_map(|at| page.any(at, &["a", "an"]));
        article.flat_map(|at| description().says(second, page, at)).collect()
    }
}
