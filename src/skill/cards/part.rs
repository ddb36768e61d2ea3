//! Descriptions of cards: `red ＜Hit＞ Battle Cards with an energy cost of 3 or less`.
//!
//! A description is a list of parts in printed order: what stands before the noun, the noun, what stands after it. A word that
//! is not understood makes the description unread; it never widens it.

use super::known::known;
use super::quantity::{bounds, combo_bounds, just, limits, power_bounds, thousands};
use super::{before_noun, description, description_of_one};
use crate::ability::{
    Area, Bounds, Cards, Count, Family, Filter, Keyword, Limits, Mode, Quantity, Selector, Shared, Who,
};
use crate::card::{Color, ColorSet, Kind};
use crate::skill::first::First;
use crate::skill::phrase::{Ahead, At, Boxed, Led, Mapped, Page, Phrase, Reworded, Several, Tacit, Ways, phrase, push};
use crate::skill::word::{ColorName, KeywordName, Number, card_name, character, special_trait};

const OR: &[&str] = &[", or", ", and/or", "or", "and/or"];

phrase! {
    /// A name in brackets or a color, as one word before the noun.
    pub(in crate::skill) fn word() -> Filter {
        (Filter::Color(color)) => [{color: ColorName}];
        (Filter::Character(name)) => [{name: character()}];
        (Filter::Trait(name)) => [{name: special_trait()}];
        (Filter::OnlyCharacter(name)) => [{name: character()} "- only"];
        (Filter::OnlyTrait(name)) => [{name: special_trait()} "- only"];
        (Filter::Name(name)) => [{name: card_name()}];
        (Filter::JustColors(colors)) => ["mono-" {colors: ONE_COLOR}] | [{colors: TwoColors}];
        (Filter::Multicolor) => [("multicolor" | "multicolored" | "multi-colored")];
        (Filter::Not(inner)) => ["non-" {inner: Boxed(denied())}] | ["mono-color" {inner: Boxed(Tacit(Filter::Multicolor))}];
    }

    /// What "non-" can be said of.
    fn denied() -> Filter {
        (Filter::Color(color)) => [{color: ColorName}];
        (Filter::Character(name)) => [{name: character()}];
        (Filter::Trait(name)) => [{name: special_trait()}];
        (Filter::Keyword(keyword)) => [{keyword: KeywordName}];
        (Filter::Token) => ["token"];
        (Filter::Multicolor) => ["multicolor"];
        (Filter::Kind(Kind::Leader)) => ["leader"];
        (Filter::Kind(Kind::Battle)) => ["battle"];
        (Filter::Kind(Kind::Extra)) => ["extra"];
    }

    /// What else can stand before the noun, and is never shared out to one of several names.
    pub(in crate::skill) fn adjective() -> Filter {
        (Filter::SkillLess) => ["skill-less"];
        (Filter::OriginallySkillLess) => ["originally skill-less"];
        (Filter::Token) => ["token"];
        (Filter::Attacking) => ["attacking"];
        (Filter::Mode(Mode::Rest)) => ["rest mode"];
        (Filter::Mode(Mode::Active)) => ["active mode"];
        (Filter::FaceUp) => ["face-up"];
        (Filter::Not(inner)) => ["face-down" {inner: Boxed(Tacit(Filter::FaceUp))}];
        (Filter::Keyword(keyword)) => [{keyword: KeywordName}];
    }

    /// Several colors or several names before the noun; a name can have a color of its own.
    pub(in crate::skill) fn group(articles: Articles) -> Filter {
        (Filter::Either(words)) => [{words: Several(Words, articles.links())} {? can_be_grouped(words.as_slice())}]
            | [{words: Led(keyword(), word(), articles.links())}];
    }

    /// The noun that names a kind.
    pub(in crate::skill) fn kind() -> Filter {
        (Filter::Kind(Kind::Battle)) => [("battle cards" | "battle card")];
        (Filter::Kind(Kind::Leader)) => [("leader cards" | "leader card" | "leaders" | "leader")];
        (Filter::Kind(Kind::Extra)) => [("extra cards" | "extra card" | "extras" | "extra")];
        (Filter::Kind(Kind::Unison)) => [("unison cards" | "unison card" | "unisons" | "unison")];
        (Filter::Not(leader)) => [("non-leaders" | "non-leader") {leader: Boxed(Tacit(Filter::Kind(Kind::Leader)))}];
        (Filter::Kind(Kind::ZBattle)) => [("z-battle cards" | "z-battle card")];
        (Filter::Kind(Kind::ZLeader)) => [("z-leader cards" | "z-leader card" | "z-leaders" | "z-leader")];
        (Filter::Kind(Kind::ZExtra)) => [("z-extra cards" | "z-extra card" | "z-extras" | "z-extra")];
        (Filter::Kind(Kind::ZUnison)) => [("z-unison cards" | "z-unison card" | "z-unisons" | "z-unison")];
    }

    /// Kinds that share the word "cards".
    pub(in crate::skill) fn kinds() -> Filter {
        (Filter::Either(kinds)) => [{kinds: Several(bare_kind(), &["or", "and/or"])} ("cards" | "card")];
    }

    fn bare_kind() -> Filter {
        (Filter::Kind(Kind::Battle)) => ["battle"];
        (Filter::Kind(Kind::Leader)) => ["leader"];
        (Filter::Kind(Kind::Extra)) => ["extra"];
        (Filter::Kind(Kind::Unison)) => ["unison"];
    }

    /// What can stand after the noun, with the word that joins it.
    pub(in crate::skill) fn suffix() -> Filter {
        (part) => [("with" | "and with" | ", and with") {part: having()}] | [("and" | ", and") {part: more()}]
            | [("and" | ", and" | ",") ("a" | "an" | "the" | "") {part: skill()}] | [("and" | ", and") {part: lack()}]
            | [("and" | ", and") {part: part_of_name()}] | ["," {part: more()}] | [("and" | ", and") {part: unlike()}] | [("and" | ", and") {part: alike()}] | [{part: being()}];
    }

    /// After "with".
    pub(in crate::skill) fn having() -> Filter {
        (part) => [{part: more()}] | [("a" | "an" | "the" | "") {part: skill()}];
        (part) => [{part: part_of_name()}];
        (part) => [{part: lack()}] | [{part: unlike()}] | [{part: alike()}] | [{part: trait_or_character()}];
        (Filter::Either(parts)) => [{parts: Several(trait_or_character(), OR)}];
        (Filter::Either(names)) => [{names: Several(name_part(), OR)} ("in its name" | "in their names" | "in its card name" | "in their card names")];
        (Filter::InText(keyword)) => [{keyword: KeywordName} ("in its skill text" | "in their skill text" | "in their skill texts")];
        (Filter::Either(parts)) => [("a" | "an" | "the" | "") {parts: Several(named_skill(), OR)} ("skills" | "skill" | "")];
    }

    /// A keyword skill by its name, one of several.
    fn named_skill() -> Filter {
        (part) => [("a" | "an" | "") {part: keyword()}];
        (Filter::Family(kin)) => [("a" | "an" | "") {kin: family()}];
    }

    /// One of several names, before the words that say where it stands.
    fn name_part() -> Filter {
        (Filter::NamePart(name)) => [{name: card_name()}];
    }

    /// A trait or a character that it has.
    fn trait_or_character() -> Filter {
        (Filter::Trait(name)) => [{name: special_trait()}];
        (Filter::Character(name)) => [{name: character()}];
    }

    /// What it has that cards that have been spoken of have, too.
    fn alike() -> Filter {
        (Filter::Shares(shared, cards)) => ["the same" {shared: shares()} "as" {cards: Boxed(known())}];
    }

    /// What it has that others have not.
    fn unlike() -> Filter {
        (Filter::Not(same)) => ["a" {same: Boxed(same_as_any())}];
    }

    fn same_as_any() -> Filter {
        (Filter::Shares(shared, cards)) =>
            [{shared: shares()} ("different from any" | "different from all" | "different from") {cards: Boxed(had())}];
    }

    fn had() -> Cards {
        (Cards::All(cards)) => [{cards: yours()} "you have in play"];
    }

    fn yours() -> Selector {
        (Selector { whose: Who::You, areas, filter, among: None, other: false, but: None, family: None, under: None }) =>
            [{filter: description()} {areas: Tacit(Vec::<Area>::new())}];
    }

    /// What cards have in common.
    pub(in crate::skill) fn shares() -> Shared {
        (Shared::Name) => [("card names" | "card name" | "names" | "name")];
        (Shared::Character) => [("character names" | "character name")];
        (Shared::Cost) => [("energy costs" | "energy cost")];
    }

    /// What it has none of.
    fn lack() -> Filter {
        (Filter::SkillLess) => ["no skills"];
        (Filter::NoKeyword) => ["no keyword skills"];
    }

    /// What stands in one of the names of a card.
    fn part_of_name() -> Filter {
        (Filter::NamePart(name)) => [{name: card_name()} ("in its name" | "in their names" | "in its card name" | "in their card names")];
        (Filter::CharacterPart(name)) =>
            [{name: character()} ("in its character name" | "in their character names" | "in their character name" | "in its name" | "in their names")];
        (Filter::NamePart(name)) => [("a card name that includes" | "card names that include") {name: card_name()}];
        (Filter::TraitPart(name)) => [{name: special_trait()} ("as part of its special trait" | "as part of their special traits" | "in its special trait" | "in its special traits" | "in their special traits")];
    }

    /// What can be added to other things that a card has, without "with".
    fn more() -> Filter {
        (Filter::Cost(range)) => [("an energy cost of" | "energy costs of" | "energy cost of" | "a cost of" | "an energy cost" | "energy costs") {range: bounds()}];
        (Filter::Either(costs)) => [("an energy cost of" | "energy costs of" | "energy cost of") {costs: Several(cost(), &[", or", "or"])} {? are_apart(costs.as_slice())}];
        (Filter::CostWith(limit)) => [("an energy cost" | "energy costs") {limit: limits()}];
        (Filter::OriginalCost(range)) => [("an original energy cost of" | "original energy costs of" | "original energy cost of") {range: bounds()}];
        (Filter::SpecifiedCost(range)) => [("a specified cost of" | "specified costs of" | "specified cost of") {range: bounds()}];
        (Filter::SpecifiedCost(Bounds { min: None, max: Some(0) })) => ["no specified cost"];
        (Filter::Power(range)) => [{range: power_bounds()}];
        (Filter::PowerWith(limit)) => [{limit: odd_power()}];
        (Filter::PowerWith(limit)) => [("power" | "a power") {limit: limits()}] | [("power" | "a power") {limit: power_of()}];
        (Filter::OriginalPower(range)) => [("an original power of" | "original power of") {range: thousands()}];
        (Filter::ComboCost(range)) => [("a combo cost of" | "combo costs of" | "combo cost of") {range: bounds()}];
        (Filter::ComboPower(range)) => [{range: combo_bounds()}];
        (Filter::Markers(range)) => [{range: bounds()} ("markers" | "marker") ("on it" | "on them" | "")];
        (part) => [{part: keyword()} ("skills" | "skill" | "")];
        (Filter::Family(kin)) => [{kin: family()} {! Ahead(&["skills", "skill"], false)}];
    }

    /// `500 power`: a power that is no number of thousands.
    fn odd_power() -> Limits {
        (Limits { at_least: Some(least), at_most: Some(most) }) => [{least: ODD} "power" {most: Tacit(least.clone())}];
    }

    /// No more than that card has.
    fn power_of() -> Limits {
        (Limits { at_least: None, at_most: Some(most) }) => [("less than or equal to" | "equal to or less than") {most: its_power()}];
    }

    fn its_power() -> Quantity {
        (Quantity::Counted(power)) => [{power: Boxed(powered())}];
    }

    fn powered() -> Count {
        (Count::Power(cards)) => [{cards: known()}];
    }

    fn cost() -> Filter {
        (Filter::Cost(range)) => [{range: just()}];
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
        (part) => [("that is" | "that's" | "that are" | "which is" | "which are") {part: word()}]
            | [("that is" | "that's" | "that are" | "which is" | "which are") {part: group(Articles::None)}];
        (Filter::JustColors(colors)) => [("that is" | "that's" | "that are") {colors: ONE_COLOR} ("and no other color" | "and no other colors")];
        (Filter::Either(sets)) => [("that is" | "that's" | "that are") {sets: Mapped(Several(ColorName, OR), |colors| no_other(&colors), |sets| of_these(sets))} ("and no other color" | "and no other colors")];
        (part) => [("that has" | "that have" | "which has" | "which have") ("a" | "an" | "") {part: having()}];
        (Filter::NamePart(name)) => [("whose card name includes" | "whose card names include" | "whose name includes") {name: card_name()}]
            | [("which includes" | "that includes") {name: card_name()} ("in its card name" | "in its name")];
        (Filter::CharacterPart(name)) => [("whose character name includes" | "whose character names include") {name: character()}];
        (Filter::Cost(range)) => ["of energy cost" {range: bounds()}] | [("whose energy cost is" | "whose energy costs are") {range: bounds()}];
        (Filter::CostWith(limit)) => [("whose energy cost is" | "whose energy costs are") {limit: limits()}];
        (Filter::OriginalCost(range)) => [("whose original energy cost is" | "whose original energy cost was") {range: bounds()}];
        (Filter::Attacking) => [("that is attacking" | "that's attacking" | "that are attacking")];
        (Filter::Guarding) => [("being attacked" | "that is being attacked" | "that's being attacked")];
        (Filter::Either(roles)) => [("that is" | "that's" | "that are" | "") ("in a battle" | "in battle") {! Ahead(AREA, false)} {roles: Tacit(vec![Filter::Attacking, Filter::Guarding])}];
        (Filter::FaceUp) => [("that is" | "that are" | "flipped") "face up"];
        (Filter::Not(inner)) => [("other than" | "except" | "except for" | "that isn't" | "that aren't") ("a" | "an" | "") {inner: Boxed(Reworded(excepted, description()))}]
            | [("other than their leader card" | "other than their leader" | "other than your leader card" | "other than your leader") {inner: Boxed(Tacit(Filter::Kind(Kind::Leader)))}];
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
    pub(in crate::skill) fn family() -> Family {
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
    pub(in crate::skill) fn shared() -> Filter {
        (part) => [{part: word()}] | [{part: group(Articles::None)}] | [{part: adjective()}] | ["with" {part: having()}] | [{part: more()}] | [{part: lack()}] | [{part: being()}];
    }
}

/// Two colors, and no other: the one, the other, or both.
fn no_other(colors: &[Color]) -> Option<Vec<Filter>> {
    let [one, other] = colors else { return None };
    let just = |colors: &[Color]| colors.iter().fold(ColorSet::default(), |set, color| set.with(*color));
    Some([&[*one][..], &[*other], &[*one, *other]].map(|colors| Filter::JustColors(just(colors))).to_vec())
}

/// As [`no_other`], undone.
fn of_these(sets: &[Filter]) -> Option<Vec<Color>> {
    let color = |set: &Filter| match set {
        Filter::JustColors(colors) => colors.iter().next().filter(|_| colors.iter().count() == 1),
        _ => None,
    };
    let [one, other, _] = sets else { return None };
    let colors = vec![color(one)?, color(other)?];
    (no_other(&colors)? == sets).then_some(colors)
}

/// What the second of two descriptions may have before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::skill) enum Articles {
    /// Nothing: there may be several cards.
    None,
    /// Its own "a" or "1": one card is meant.
    One,
    /// Its own "a" or "up to 1": one card at most is meant.
    UpToOne,
    /// Nothing, and they can be linked by "and": all cards are meant that are the one or the other.
    All,
}

impl Articles {
    pub(in crate::skill) const fn words(self) -> &'static [&'static str] {
        match self {
            Self::None | Self::All => &[],
            Self::One => &["a", "an", "1", "one"],
            Self::UpToOne => &["up to 1", "up to one", "a", "an", "1", "one"],
        }
    }

    pub(in crate::skill) const fn links(self) -> &'static [&'static str] {
        match self {
            Self::All => &[", or", ", and/or", ", and", "or", "and/or", "and"],
            Self::None | Self::One | Self::UpToOne => OR,
        }
    }
}

fn attacks(filter: &Filter) -> bool {
    *filter == Filter::Attacking
}

/// "Red ＜A＞ cards with 5000 power", but "＜A＞" alone.
fn is_whole(page: &Page<'_>, begin: At, end: At) -> bool {
    words_end(page, begin).is_none_or(|at| at.pos == end.pos || (at.pos < end.pos && is_noun(page, at)))
}

/// Where all the words end that can stand before a noun.
fn words_end(page: &Page<'_>, begin: At) -> Option<At> {
    let words = before_noun(page, begin).into_iter().filter(|(words, _)| !words.is_empty());
    words.map(|(_, at)| at).max_by_key(|at| at.pos)
}

fn is_noun(page: &Page<'_>, at: At) -> bool {
    page.sees(at, &["cards", "card", "tokens", "token"]) || !kind().read(page, at).is_empty()
}

/// What other cards are meant than: what stands after a name without a noun is said of those that are meant, not of it.
fn excepted(page: &Page<'_>, at: At) -> Ways<Filter> {
    let all = description().read(page, at).into_iter();
    let bare = Words.read(page, at).into_iter().chain(group(Articles::None).read(page, at));
    // "Other than red ＜A＞ or ＜B＞ cards": the names share the noun, so the first is no exception by itself.
    let shared = words_end(page, at).filter(|at| is_noun(page, *at));
    let alone = |end: At| shared.is_none_or(|words| end.pos >= words.pos);
    let bare = bare.filter(|(filter, end)| is_named(parts_of(filter)) && alone(*end));
    // What stands behind "copies of this card" may be said of the cards that are meant, or of how they come.
    let copies = page.any(at, &["copies of this card", "copy of this card"]).map(|at| (Filter::Copy, at));
    let all = all.filter(|(all, end)| is_whole(page, at, *end) && *all != Filter::Copy);
    bare.chain(all).chain(copies).collect()
}

/// A battle is no Battle Area.
const AREA: &[&str] = &["area", "areas"];

/// Costs in their order; two that do not follow each other, so that they are no range.
fn are_apart(costs: &[Filter]) -> bool {
    let least = if costs.len() == 2 { 2 } else { 1 };
    costs.windows(2).all(|pair| match pair {
        [Filter::Cost(Bounds { max: Some(low), .. }), Filter::Cost(Bounds { min: Some(high), .. })] => {
            low + least <= *high
        }
        _ => false,
    })
}

/// Whether no family of keywords goes by its name (10-2-2-1, 10-5-3-2).
pub(in crate::skill) fn stands_for_itself(keyword: Keyword) -> bool {
    !matches!(keyword, Keyword::Awaken | Keyword::Evolve)
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
    fn first(&self) -> First {
        ColorName.first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        ColorName.leads(out);
    }
}

const BOTH_COLORS: &[&str] = &["multicolored", "multicolor"];

pub(in crate::skill) fn parts_of(value: &Filter) -> &[Filter] {
    match value {
        Filter::Any => &[],
        Filter::All(parts) => parts,
        other => std::slice::from_ref(other),
    }
}

pub(in crate::skill) fn whole(parts: Vec<Filter>) -> Filter {
    if parts.is_empty() { Filter::Any } else { Filter::all(parts) }
}

/// A bare name may stand without a noun ("a 《God》"), a bare color may not.
pub(in crate::skill) fn stands_alone(part: &Filter) -> bool {
    match part {
        Filter::Trait(_) | Filter::Character(_) | Filter::Name(_) | Filter::OnlyTrait(_) | Filter::OnlyCharacter(_) => {
            true
        }
        Filter::Either(words) => words.iter().all(stands_alone),
        Filter::All(words) => is_named(words),
        Filter::Not(inner) => stands_alone(inner),
        _ => false,
    }
}

/// The last word is a name, or several.
pub(in crate::skill) fn is_named(words: &[Filter]) -> bool {
    words.last().is_some_and(stands_alone)
}

/// Words that share a noun: nothing but colors and names by themselves, or names with a color of their own. A color before the
/// first name only is a color of all of them, and no part of the group; one after a name begins a description of its own.
fn can_be_grouped(words: &[Filter]) -> bool {
    let single = |word: &Filter| !matches!(word, Filter::All(_));
    // "Non-red or non-blue cards": those that are neither, or those that are not both?
    if words.iter().all(|word| matches!(word, Filter::Not(_))) {
        return false;
    }
    let own = words.iter().all(|word| is_named(parts_of(word))) && words.first().is_none_or(single);
    let ordered = words.is_sorted_by_key(stands_alone);
    (words.iter().all(single) && ordered) || own || (words.iter().all(|word| !single(word) && is_named(parts_of(word))))
}

/// These parts and one more.
pub(in crate::skill) fn longer(parts: &[Filter], part: Filter) -> Vec<Filter> {
    let mut longer = Vec::with_capacity(parts.len() + 1);
    longer.extend_from_slice(parts);
    longer.push(part);
    longer
}

/// One word, or several that belong together: `red ＜Hit＞`.
#[derive(Clone)]
pub(in crate::skill) struct Words;

impl Phrase for Words {
    type Value = Filter;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let mut ways = Ways::new();
        let mut open = vec![(Vec::new(), at)];
        while let Some((parts, at)) = open.pop() {
            for (part, at) in word().read(page, at) {
                let parts = longer(&parts, part);
                if page.may_begin(at, self.first()) {
                    open.push((parts.clone(), at));
                }
                push(&mut ways, (Filter::all(parts), at));
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
    fn first(&self) -> First {
        word().first()
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        word().leads(out);
    }
}

/// The parts of a filter, as they are said.
pub(in crate::skill) fn said_parts(value: &Filter) -> &[Filter] {
    parts_of(value)
}

phrase! {
    /// What a card is said to be, after "is": a description with its article, or what stands before a noun alone.
    pub(in crate::skill) fn predicate() -> Filter {
        (filter) => [("a" | "an" | "") {filter: description_of_one()}] | [{filter: bare()}] | ["in" {filter: mode()}];
        (Filter::Either(parts)) => [{parts: pair()}];
        (Filter::All(parts)) => ["both" {parts: Several(word(), &["and"])}];
    }

    /// `red or a 《God》 card`.
    fn pair() -> Vec<Filter> {
        [first, second] => [{first: word()} {? !stands_alone(&first)} (", or" | ", and/or" | "or" | "and/or") ("a" | "an") {second: description()}];
    }

    fn bare() -> Filter {
        // "Is attacking" is a condition of its own.
        (filter) => [{filter: word()}] | [{filter: adjective()} {? !attacks(&filter)}] | [{filter: colors()}];
        (Filter::JustColors(colors)) => [{colors: ONE_COLOR} ("and no other color" | "and no other colors")];
    }

    fn colors() -> Filter {
        (Filter::Either(words)) => [{words: Several(Words, OR)} {? !words.iter().any(stands_alone)} {? can_be_grouped(words.as_slice())}];
    }
}

/// A number that is none of thousands.
const ODD: Mapped<Number, Quantity> = Mapped(
    Number,
    |n| (n % 1000 != 0).then_some(Quantity::Number(n)),
    |n| if let Quantity::Number(n) = n { (n % 1000 != 0).then_some(*n) } else { None },
);

/// The one color of `mono-red`.
pub(in crate::skill) const ONE_COLOR: Mapped<ColorName, ColorSet> = Mapped(
    ColorName,
    |color| Some(ColorSet::default().with(color)),
    |colors| if let [color] = colors.iter().collect::<Vec<_>>()[..] { Some(color) } else { None },
);
