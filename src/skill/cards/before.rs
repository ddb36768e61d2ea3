//! What stands before a noun: colors, names, and other words, one or several: `red ＜A＞ or ＜B＞`, `mono-blue`, `skill-less`.

use super::part::{is_named, longer, parts_of, stands_alone, stands_for_itself};
use crate::ability::{Area, Filter, Mode};
use crate::card::{ColorSet, Kind};
use crate::skill::first::First;
use crate::skill::phrase::{At, Boxed, Led, Mapped, Page, Phrase, Several, Tacit, Ways, phrase, push};
use crate::skill::word::{ColorName, KeywordName, card_name, character, special_trait};

pub(super) const OR: &[&str] = &[", or", ", and/or", "or", "and/or"];

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
        (Filter::In(Area::Energy)) => ["energy"];
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
        (Filter::Hidden) => ["hidden mode"];
        (Filter::Not(inner)) => ["face-down" {inner: Boxed(Tacit(Filter::FaceUp))}];
        (Filter::Keyword(keyword)) => [{keyword: KeywordName}];
    }

    /// A keyword skill that cards are described by.
    pub(super) fn keyword() -> Filter {
        (Filter::Keyword(keyword)) => [{keyword: KeywordName} {? stands_for_itself(keyword.clone())}];
    }

    /// Several colors or several names before the noun; a name can have a color of its own.
    pub(in crate::skill) fn group(articles: Articles) -> Filter {
        (Filter::Either(words)) => [{words: Several(Words, articles.links())} {? can_be_grouped(words.as_slice())}]
            | [{words: Led(keyword(), word(), articles.links())}];
    }
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

/// Words that share a noun: nothing but colors and names by themselves, or names with a color of their own. A color before the
/// first name only is a color of all of them, and no part of the group; one after a name begins a description of its own.
pub(super) fn can_be_grouped(words: &[Filter]) -> bool {
    let single = |word: &Filter| !matches!(word, Filter::All(_));
    // "Non-red or non-blue cards": those that are neither, or those that are not both?
    if words.iter().all(|word| matches!(word, Filter::Not(_))) {
        return false;
    }
    let own = words.iter().all(|word| is_named(parts_of(word))) && words.first().is_none_or(single);
    let ordered = words.is_sorted_by_key(stands_alone);
    (words.iter().all(single) && ordered) || own || (words.iter().all(|word| !single(word) && is_named(parts_of(word))))
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

/// The one color of `mono-red`.
pub(in crate::skill) const ONE_COLOR: Mapped<ColorName, ColorSet> = Mapped(
    ColorName,
    |color| Some(ColorSet::default().with(color)),
    |colors| if let [color] = colors.iter().collect::<Vec<_>>()[..] { Some(color) } else { None },
);
