//! Descriptions of cards: `red ＜Hit＞ Battle Cards with an energy cost of 3 or less`.
//!
//! A description is a list of parts in printed order: what stands before the noun, the noun, what stands after it. A word that
//! is not understood makes the description unread; it never widens it.

use super::phrase::{At, Boxed, Page, Phrase, Several, Ways, phrase};
use super::quantity::{bounds, power_bounds};
use super::word::{ColorName, KeywordName, card_name, character, special_trait};
use crate::ability::{Family, Filter, Keyword, Mode};
use crate::card::{ColorSet, Kind};

const OR: &[&str] = &[", or", ", and/or", "or", "and/or"];

phrase! {
    /// A name in brackets or a color, as one word before the noun.
    fn word() -> Filter {
        (Filter::Color(color)) => [{color: ColorName}];
        (Filter::Character(name)) => [{name: character()}];
        (Filter::Trait(name)) => [{name: special_trait()}];
        (Filter::Name(name)) => [{name: card_name()}];
        (Filter::JustColors(colors)) => ["mono-" {colors: OneColor}] | [{colors: TwoColors}];
    }

    /// What can stand before the noun.
    fn adjective() -> Filter {
        (Filter::Multicolor) => ["multicolor"];
        (Filter::SkillLess) => ["skill-less"];
        (Filter::Token) => ["token"];
        (Filter::Mode(Mode::Rest)) => ["rest mode"];
        (Filter::Mode(Mode::Active)) => ["active mode"];
        (Filter::Keyword(keyword)) => [{keyword: KeywordName}];
        (Filter::Not(inner)) => ["non-" {inner: Boxed(word())}];
        (Filter::Either(words)) => [{words: Several(word(), OR)}];
    }

    /// The noun that names a kind.
    fn kind() -> Filter {
        (Filter::Kind(Kind::Battle)) => [("battle cards" | "battle card")];
        (Filter::Kind(Kind::Leader)) => [("leader cards" | "leader card" | "leaders" | "leader")];
        (Filter::Kind(Kind::Extra)) => [("extra cards" | "extra card" | "extras" | "extra")];
        (Filter::Kind(Kind::Unison)) => [("unison cards" | "unison card" | "unisons" | "unison")];
        (Filter::Either(kinds)) => [{kinds: Several(one_kind(), OR)}];
    }

    /// The noun that names one kind, in a list of kinds.
    fn one_kind() -> Filter {
        (Filter::Kind(Kind::Battle)) => [("battle cards" | "battle card" | "battle")];
        (Filter::Kind(Kind::Leader)) => [("leader cards" | "leader card" | "leaders" | "leader")];
        (Filter::Kind(Kind::Extra)) => [("extra cards" | "extra card" | "extras" | "extra")];
        (Filter::Kind(Kind::Unison)) => [("unison cards" | "unison card" | "unisons" | "unison")];
    }

    /// What can stand after the noun.
    fn suffix() -> Filter {
        (Filter::Cost(range)) => [
            ("with an energy cost of" | "with energy costs of" | "with energy cost of" | "and an energy cost of" | "with a cost of")
            {range: bounds()}
        ];
        (Filter::Power(range)) => [("with" | "and") {range: power_bounds()}];
        (Filter::Mode(Mode::Rest)) => ["in rest mode"];
        (Filter::Mode(Mode::Active)) => ["in active mode"];
        (Filter::Keyword(keyword)) => [("with a" | "with an" | "with") {keyword: KeywordName} ("skills" | "skill" | "") {? stands_for_itself(keyword.clone())}];
        (Filter::Family(kin)) => [("with a" | "with an" | "with") {kin: family()} ("skills" | "skill")];
        (Filter::NamePart(name)) => ["with" {name: card_name()} ("in its name" | "in their names" | "in its card name")];
        (Filter::Not(inner)) => [("other than" | "except" | "that isn't" | "that aren't") ("a" | "an" | "") {inner: Boxed(description())}];
        (Filter::Not(inner)) => [("with" | "") "no" {inner: Boxed(no_keyword())}];
    }

    fn no_keyword() -> Filter {
        (Filter::Keyword(keyword)) => [{keyword: KeywordName} ("skills" | "skill")];
    }

    /// Keyword skills that share a name.
    pub(super) fn family() -> Family {
        (Family::Counter) => ["[Counter]"];
        (Family::Union) => ["[Union]"];
        (Family::Evolve) => ["[Evolve]"];
        (Family::Awaken) => ["[Awaken]"];
    }
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
                let end = page.lit(at, "multicolor");
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
            places.extend(both.filter_map(|at| page.lit(at, "multicolor")));
        }
        places
    }
}

/// A description with its noun: `red ＜Hit＞ cards with 5000 power or less`, `《God》`, `cards`.
#[derive(Clone)]
pub(super) struct Description;

/// See [`Description`].
pub(super) const fn description() -> Description {
    Description
}

impl Description {
    fn parts(value: &Filter) -> &[Filter] {
        match value {
            Filter::Any => &[],
            Filter::All(parts) => parts,
            other => std::slice::from_ref(other),
        }
    }

    /// A bare name may stand without a noun ("a 《God》"), a bare color may not.
    fn stands_alone(parts: &[Filter]) -> bool {
        parts.iter().any(|part| match part {
            Filter::Trait(_) | Filter::Character(_) | Filter::Name(_) => true,
            Filter::Either(words) => words.iter().all(|word| Self::stands_alone(std::slice::from_ref(word))),
            Filter::Not(inner) => Self::stands_alone(std::slice::from_ref(inner)),
            _ => false,
        })
    }
}

impl Phrase for Description {
    type Value = Filter;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let before = |at: At| {
            let lists = adjective().read(page, at);
            if lists.is_empty() { word().read(page, at) } else { lists }
        };
        // What stands before the noun: as much as there is.
        let mut heads: Ways<Vec<Filter>> = Ways::new();
        let mut open = vec![(Vec::new(), at)];
        while let Some((parts, at)) = open.pop() {
            let next = before(at);
            if next.is_empty() {
                heads.push((parts, at));
                continue;
            }
            open.extend(next.into_iter().map(|(part, at)| ([parts.clone(), vec![part]].concat(), at)));
        }
        // The noun.
        let mut whole = Vec::new();
        for (parts, at) in heads {
            let kinds = kind().read(page, at);
            if kinds.is_empty() {
                let noun = page.any(at, &["cards", "card"]).or_else(|| Self::stands_alone(&parts).then_some(at));
                whole.extend(noun.map(|at| (parts, at)));
            } else {
                whole.extend(kinds.into_iter().map(|(kind, at)| ([parts.clone(), vec![kind]].concat(), at)));
            }
        }
        // What stands after it: as much as there is.
        let mut ways = Ways::new();
        while let Some((parts, at)) = whole.pop() {
            let next = suffix().read(page, at);
            if next.is_empty() {
                let filter = if parts.is_empty() { Filter::Any } else { Filter::all(parts) };
                ways.push((filter, at));
                continue;
            }
            whole.extend(next.into_iter().map(|(part, at)| ([parts.clone(), vec![part]].concat(), at)));
        }
        ways
    }

    fn says(&self, value: &Filter, page: &Page<'_>, at: At) -> Vec<At> {
        let parts = Self::parts(value);
        let mut places = Vec::new();
        // (how many parts are said, whether the noun is said, place)
        let mut open = vec![(0, false, at)];
        while let Some((said, noun, at)) = open.pop() {
            let part = parts.get(said);
            if noun {
                match part {
                    None => places.push(at),
                    Some(part) => open.extend(suffix().says(part, page, at).into_iter().map(|at| (said + 1, true, at))),
                }
                continue;
            }
            if Self::stands_alone(&parts[..said]) {
                open.push((said, true, at));
            }
            open.extend(page.any(at, &["cards", "card"]).map(|at| (said, true, at)));
            if let Some(part) = part {
                open.extend(kind().says(part, page, at).into_iter().map(|at| (said + 1, true, at)));
                for at in adjective().says(part, page, at).into_iter().chain(word().says(part, page, at)) {
                    open.push((said + 1, false, at));
                }
            }
        }
        places
    }
}

phrase! {
    /// What a card is said to be, after "is": a description with its article, or what stands before a noun alone.
    pub(super) fn predicate() -> Filter {
        (filter) => [("a" | "an" | "") {filter: description()}] | [{filter: bare()}] | ["not" ("a" | "an" | "") {filter: negated()}]
            | ["in" {filter: mode()}];
    }

    fn bare() -> Filter {
        (filter) => [{filter: word()}] | [{filter: adjective()}];
    }

    fn mode() -> Filter {
        (Filter::Mode(Mode::Rest)) => ["rest mode"];
        (Filter::Mode(Mode::Active)) => ["active mode"];
    }

    fn negated() -> Filter {
        (Filter::Not(inner)) => [{inner: Boxed(description())}] | [{inner: Boxed(bare())}];
    }
}
