//! What stands behind a noun: `with an energy cost of 3 or less`, `in Rest Mode`, `other than ＜A＞ cards`.

use super::before::{Articles, ONE_COLOR, OR, Words, adjective, group, keyword, word};
use super::kind::kind;
use super::known::known;
use super::part::{is_named, parts_of};
use super::quantity::{bounds, combo_bounds, just, limits, power_bounds, thousands};
use super::{before_noun, description};
use crate::ability::{
    Area, Argument, Bounds, Cards, Count, Family, Filter, Limits, Mode, Quantity, Selector, Shared, Tag, Who,
};
use crate::card::{Color, ColorSet, Kind};
use crate::skill::phrase::{
    Ahead, At, Boxed, Heard, Mapped, Page, Phrase, Reworded, Several, Tacit, Ways, Without, phrase,
};
use crate::skill::word::{ColorName, InBrackets, KeywordName, Number, SMALL, card_name, character, special_trait};

phrase! {
    /// What can stand after the noun, with the word that joins it.
    pub(in crate::skill) fn suffix() -> Filter {
        (part) => [("with" | "and with" | ", and with") {part: having()}] | [("and" | ", and") {part: more()} {! Ahead(NOUNS, false)}]
            | [("and" | ", and" | ",") ("a" | "an" | "the" | "") {part: skill()}]
            | [("and" | ", and") ("a" | "an") {part: one_of_skills()}] | [("and" | ", and") {part: lack()}]
            | [("and" | ", and") {part: part_of_name()}] | ["," {part: more()}] | [("and" | ", and") {part: unlike()}] | [("and" | ", and") {part: alike()}] | [{part: being()}];
    }

    /// After "with".
    pub(in crate::skill) fn having() -> Filter {
        (part) => [{part: more()}] | [("a" | "an" | "the" | "") {part: skill()}];
        (part) => [{part: part_of_name()}];
        (part) => [{part: lack()}] | [{part: unlike()}] | [{part: alike()}] | [{part: trait_or_character()}];
        (Filter::Either(parts)) => [{parts: Several(trait_or_character(), OR)}];
        (Filter::Either(names)) => [{names: Several(name_part(), OR)} ("in its name" | "in their names" | "in its card name" | "in their card names")];
        (Filter::Either(parts)) => [{parts: Several(more(), &[", or", "or"])} {? are_of_several_sorts(parts.as_slice())} {! Without(Heard(goes_on))}];
        (Filter::InText(keyword)) => [{keyword: KeywordName} ("in its skill text" | "in their skill text" | "in their skill texts")];
        (Filter::Not(none)) => [("a keyword skill" | "keyword skills") {none: Boxed(Tacit(Filter::NoKeyword))}];
        (Filter::Either(parts)) => [("a" | "an" | "the" | "") {parts: Several(named_skill(), OR)} ("skills" | "skill" | "")];
    }

    /// `[A] or [B] skill`.
    fn one_of_skills() -> Filter {
        (Filter::Either(parts)) => [{parts: Several(named_skill(), OR)} ("skills" | "skill")];
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

    /// As [`name_part`], of character names.
    fn character_part() -> Filter {
        (Filter::CharacterPart(name)) => [{name: character()}];
    }

    /// As [`name_part`], of special traits.
    fn trait_part() -> Filter {
        (Filter::TraitPart(name)) => [{name: special_trait()}];
    }

    /// A trait or a character that it has.
    fn trait_or_character() -> Filter {
        (Filter::Trait(name)) => [{name: special_trait()}];
        (Filter::Character(name)) => [{name: character()}];
    }

    /// What it has that cards that have been spoken of have, too.
    fn alike() -> Filter {
        (Filter::Shares(shared, cards)) => ["the same" {shared: shares()} "as" {cards: Boxed(known())}];
        (Filter::Shares(Shared::Colors, cards)) => ["exactly the same colors as" {cards: Boxed(known())}];
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
        (Filter::Either(parts)) => [{parts: Several(character_part(), OR)} ("in its character name" | "in their character names" | "in their character name")]
            | [{parts: Several(trait_part(), OR)} ("in its special trait" | "in its special traits" | "in their special traits")];
        (Filter::CharacterPart(name)) => [("a character name that includes" | "character name that includes" | "character names that include") {name: character()}];
        (Filter::NamePart(name)) => [("a card name that includes" | "card names that include") {name: card_name()}];
        (Filter::TraitPart(name)) => [{name: special_trait()} ("as part of its special trait" | "as part of their special traits" | "in its special trait" | "in its special traits" | "in their special traits")];
    }

    /// What can be added to other things that a card has, without "with".
    fn more() -> Filter {
        (Filter::Cost(range)) => [("an energy cost of" | "energy costs of" | "energy cost of" | "a cost of" | "an energy cost" | "energy costs") {range: bounds()}];
        (Filter::Either(costs)) => [("an energy cost of" | "energy costs of" | "energy cost of") {costs: Several(cost(), &[", or", "or"])} {? are_apart(costs.as_slice())}];
        (Filter::CostWith(limit)) => [("an energy cost" | "energy costs") {limit: limits()}];
        (Filter::OriginalCost(range)) => [("an original energy cost of" | "original energy costs of" | "original energy cost of") {range: bounds()}];
        (Filter::ZEnergyCost(range)) => [("a z-energy cost of" | "z-energy costs of" | "z-energy cost of") {range: bounds()}];
        (Filter::SpecifiedCost(range)) => [("a specified cost of" | "specified costs of" | "specified cost of") {range: bounds()}];
        (Filter::SpecifiedCost(Bounds { min: None, max: Some(0) })) => ["no specified cost"];
        (Filter::SpecifiedCost(Bounds { min: Some(1), max: None })) => ["a specified cost"];
        (Filter::Power(range)) => [{range: power_bounds()}];
        (Filter::PowerWith(limit)) => [{limit: odd_power()}];
        (Filter::PowerWith(limit)) => [("power" | "a power") {limit: limits()}] | [("power" | "a power") {limit: power_of()}];
        (Filter::OriginalPower(range)) => [("an original power of" | "original powers of" | "original power of") {range: thousands()}];
        (Filter::OriginalPowerWith(limit)) => [("an original power of" | "original power of") {limit: odd_number()}];
        (Filter::ComboCost(range)) => [("a combo cost of" | "combo costs of" | "combo cost of") {range: bounds()}];
        (Filter::ComboPower(range)) => [{range: combo_bounds()}];
        (Filter::Markers(range)) => [{range: bounds()} ("markers" | "marker") ("on it" | "on them" | "")];
        (Filter::Markers(Bounds { min: None, max: Some(n) })) => [{n: SMALL} ("markers or less" | "markers or fewer") ("on it" | "on them" | "")];
        (part) => [{part: keyword()} ("skills" | "skill" | "")];
        (Filter::Tagged(tag)) => [{tag: WITH_ARGUMENT} ("skills" | "skill" | "")];
        (Filter::Family(kin)) => [{kin: family()} {! Ahead(&["skills", "skill"], false)}];
    }

    /// `500 power`: a power that is no number of thousands.
    fn odd_power() -> Limits {
        (Limits { at_least: Some(least), at_most: Some(most) }) => [{least: ODD} "power" {most: Tacit(least.clone())}];
    }

    fn odd_number() -> Limits {
        (Limits { at_least: Some(least), at_most: Some(most) }) => [{least: ODD} {most: Tacit(least.clone())}];
    }

    /// No more than that card has, or no less.
    fn power_of() -> Limits {
        (Limits { at_least: None, at_most: Some(most) }) => [("less than or equal to" | "equal to or less than") {most: its_power()}];
        (Limits { at_least: Some(least), at_most: None }) => [("greater than or equal to" | "equal to or greater than") {least: its_power()}];
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

    fn skill() -> Filter {
        (part) => [{part: keyword()} ("skills" | "skill")];
        (Filter::Tagged(tag)) => [{tag: WITH_ARGUMENT} ("skills" | "skill")];
        (Filter::Family(kin)) => [{kin: family()} ("skills" | "skill")];
        (Filter::InText(keyword)) => [("skill that has" | "skills that have") {keyword: KeywordName} ("in its skill text" | "in their skill text" | "in their skill texts")];
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
        (Filter::Not(fights)) => [("that is not in a battle" | "that's not in a battle" | "that isn't in a battle" | "that are not in a battle" | "that aren't in a battle")
            {fights: Boxed(Tacit(Filter::Either(vec![Filter::Attacking, Filter::Guarding])))}];
        (Filter::FaceUp) => [("that is" | "that are" | "flipped") "face up"];
        (part) => [{part: Heard(open_in_z_deck)}];
        (Filter::Owner(Who::Opponent)) => [("owned by your opponent" | "whose owner is your opponent" | "your opponent owns")];
        (Filter::Owner(Who::You)) => [("you own" | "that you own" | "owned by you")];
        (Filter::Not(inner)) => [("other than" | "except" | "except for" | "that isn't" | "that aren't") ("a" | "an" | "") {inner: Boxed(Reworded(excepted, description()))}]
            | [("other than their leader card" | "other than their leader" | "other than your leader card" | "other than your leader") {inner: Boxed(Tacit(Filter::Kind(Kind::Leader)))}];
        (Filter::CameFrom(place)) => [("that you comboed with from" | "that you used in a combo from" | "that were used in a combo from") ("a" | "your" | "the") {place: super::area()}];
        (Filter::Not(attacks)) => [("that isn't attacking" | "that is not attacking" | "that's not attacking" | "that aren't attacking") {attacks: Boxed(Tacit(Filter::Attacking))}];
        (Filter::NoKeyword) => ["without keyword skills"] | ["without any keyword skills"];
        (Filter::Not(inner)) => [(", and without" | "and without" | "without" | "with no") ("a" | "an" | "any" | "") {inner: Boxed(lacking())}]
            | [("that don't have" | "that doesn't have" | "that do not have" | "that does not have") ("a" | "an" | "any" | "") {inner: Boxed(lacking())}]
            | [("that don't include" | "that doesn't include" | "that do not include" | "that does not include") {inner: Boxed(not_included())}];
    }

    /// What no character name of a card has in it, said or not.
    fn not_included() -> Filter {
        (Filter::CharacterPart(name)) => [{name: character()} ("in its character name" | "in their character names" | "")];
    }

    fn lacking() -> Filter {
        (part) => [{part: part_of_name()}] | [{part: trait_or_character()}];
        (part) => [{part: keyword()} ("skills" | "skill" | "")];
        (Filter::Either(parts)) => [{parts: Several(keyword(), OR)} ("skills" | "skill" | "")];
        (Filter::Family(kin)) => [{kin: family()} ("skills" | "skill")];
    }

    /// Keyword skills that share a name.
    pub(in crate::skill) fn family() -> Family {
        (Family::Counter) => ["[Counter]"];
        (Family::Union) => ["[Union]"];
        (Family::Strike) => ["[Strike]"];
        (Family::Evolve) => ["[Evolve]"];
        (Family::Awaken) => ["[Awaken]"];
    }

    pub(super) fn mode() -> Filter {
        (Filter::Mode(Mode::Rest)) => ["rest mode"];
        (Filter::Hidden) => ["hidden mode"];
        (Filter::Mode(Mode::Active)) => ["active mode"];
    }

    /// One thing that is said of all, between dashes.
    pub(in crate::skill) fn shared() -> Filter {
        (Filter::Not(copy)) => ["not a copy of this card" {copy: Boxed(Tacit(Filter::Copy))}];
        (part) => [{part: word()}] | [{part: group(Articles::None)}] | [{part: adjective()}] | ["with" {part: having()}] | ["have" {part: having()}] | [{part: more()}] | [{part: lack()}] | [{part: being()}];
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

/// "Battle Cards and [Field] Extras" are two descriptions.
const NOUNS: &[&str] = &["cards", "card", "battle", "extra", "extras", "unison", "unisons", "leader", "leaders"];

/// A battle is no Battle Area.
const AREA: &[&str] = &["area", "areas"];

/// "With A or B and C": is C said of both?
fn goes_on(page: &Page<'_>, at: At) -> Ways<Filter> {
    suffix().read(page, at)
}

/// `from your Z-Deck face up`: those that lie so there (4.00, 3-12-2-1). Behind other areas the words say how cards come.
fn open_in_z_deck(page: &Page<'_>, at: At) -> Ways<Filter> {
    let there = page.between(At::START, at).trim_end().ends_with("from your z-deck");
    page.lit(at, "face up").filter(|_| there).map(|at| (Filter::FaceUp, at)).into_iter().collect()
}

/// Whether these are no keywords, which have words of their own, and ask for different things.
fn are_of_several_sorts(parts: &[Filter]) -> bool {
    let keyword = |part: &Filter| matches!(part, Filter::Keyword(_) | Filter::Family(_) | Filter::Either(_));
    let alike = |pair: &[Filter]| std::mem::discriminant(&pair[0]) == std::mem::discriminant(&pair[1]);
    !parts.iter().any(keyword) && !parts.windows(2).any(alike)
}

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

/// A keyword with its argument: `[Over Realm 4]`. Markers are no part of a skill's name.
const WITH_ARGUMENT: Mapped<InBrackets, Tag> =
    Mapped(InBrackets, named_with_argument, |tag| named_with_argument(tag.clone()));

fn named_with_argument(tag: Tag) -> Option<Tag> {
    let named = matches!(tag.argument, Argument::Number(_) | Argument::Colors(_) | Argument::ColorNumbers(_));
    named.then_some(tag)
}

/// A number that is none of thousands.
const ODD: Mapped<Number, Quantity> = Mapped(
    Number,
    |n| (n % 1000 != 0).then_some(Quantity::Number(n)),
    |n| if let Quantity::Number(n) = n { (n % 1000 != 0).then_some(*n) } else { None },
);
