//! Descriptions of cards, one or many: `red ＜Son Goku＞ Battle Cards with energy cost 3 or less`.

use super::noun::{Case, Gender, Phrase, common, number};
use super::{AsNoun, Describes, Teller};
use crate::ability::{Bounds, Cards, Declared, Facing, Family, Filter, Keyword, Who};
use crate::card::{Color, ColorSet};
use crate::language::{Lang, say};

/// What is said of cards beside their noun.
enum Beside {
    /// A word that stands at the noun, and for which there is a contrary: `red`.
    So(String),
    /// Words behind the noun and all that stands at it: `with energy cost 3 or less`.
    Which(String),
}

impl Describes for Filter {
    fn described(&self, many: bool, teller: &Teller<'_>) -> String {
        teller.described_as(self, "card", many)
    }
}

impl Teller<'_> {
    /// The cards of a description, with a noun for those of which it names no kind.
    pub(super) fn described_as(&self, filter: &Filter, noun: &'static str, many: bool) -> String {
        let (cards, which) = self.parted(filter, noun, many);
        self.with_each(cards, which)
    }

    /// Cards of somebody, without a place: `le carte rosse dell'avversario con potenza 15000`.
    pub(super) fn owned(&self, whose: Who, filter: &Filter, noun: &'static str) -> Phrase {
        let (cards, which) = self.parted(filter, noun, true);
        which.into_iter().fold(self.possessed(whose, &cards), |cards, which| cards.followed(&which))
    }

    /// The noun with what stands at it, and what stands behind both: whose the cards are is said in between.
    fn parted(&self, filter: &Filter, noun: &'static str, many: bool) -> (String, Vec<String>) {
        if let Filter::Either(parts) = filter
            && !parts.iter().all(is_word)
            && !is_of_kinds(filter)
        {
            let parts = parts.iter().map(|part| self.described_as(part, noun, many));
            let joined = parts.reduce(|first, last| self.words(say!("skill-or-else", first = first, last = last)));
            return (joined.unwrap_or_default(), Vec::new());
        }
        let mut parts = Vec::new();
        flatten(filter, &mut parts);
        let kind = parts.iter().position(|part| matches!(part, Filter::Kind(_)));
        let kind = kind.or_else(|| parts.iter().position(|part| is_of_kinds(part)));
        let nouns: Vec<&str> = match kind.map(|at| parts.remove(at)) {
            Some(Filter::Kind(kind)) => vec![kind.id()],
            Some(Filter::Either(kinds)) => kinds.iter().filter_map(kind_id).collect(),
            _ => vec![noun],
        };
        let mut colors: Vec<String> = parts.iter().filter_map(|part| self.one_color(part, many)).collect();
        let (mut so, mut which) = (Vec::new(), Vec::new());
        for part in parts {
            // All colors stand where the first of them does.
            if matches!(part, Filter::Color(_)) {
                let colors = std::mem::take(&mut colors);
                so.extend((!colors.is_empty()).then(|| self.all(colors)));
                continue;
            }
            match self.beside(part, many) {
                Beside::So(words) => so.push(words),
                Beside::Which(words) => which.push(words),
            }
        }
        // The first of several stands farthest from the noun where they come before it.
        if self.lang == Lang::En {
            so.reverse();
        }
        let cards = nouns.into_iter().map(|kind| {
            let cards = self.words(say!("skill-noun", number = number(many), kind = kind));
            so.iter().fold(cards, |cards, so| self.words(say!("skill-so", so = so, cards = cards)))
        });
        (self.either(cards.collect()), which)
    }

    /// Cards with what stands behind them.
    fn with_each(&self, cards: String, which: Vec<String>) -> String {
        which.into_iter().fold(cards, |cards, which| self.words(say!("skill-lying", cards = cards, place = which)))
    }

    /// One described card, or many, as what something is: `una carta rossa`.
    pub(super) fn indefinite(&self, filter: &Filter, many: bool) -> Phrase {
        if let Filter::Either(parts) = filter
            && !parts.iter().all(is_word)
        {
            let parts = parts.iter().map(|part| self.indefinite(part, many).text(Case::Plain, self));
            let joined = parts.reduce(|first, last| self.words(say!("skill-or-else", first = first, last = last)));
            return Phrase::bare(joined.unwrap_or_default(), many);
        }
        let cards = filter.described(many, self);
        Phrase::indefinite(&cards, many, self.lang)
    }

    /// What a part of a description says behind the noun.
    pub(super) fn which(&self, part: &Filter, many: bool) -> String {
        match self.beside(part, many) {
            Beside::So(words) | Beside::Which(words) => words,
        }
    }

    /// What a part of a description says beside the noun.
    fn beside(&self, filter: &Filter, many: bool) -> Beside {
        let form = number(many);
        Beside::Which(self.words(match filter {
            Filter::Any => return Beside::So(String::new()),
            Filter::Color(_)
            | Filter::OriginalColor(_)
            | Filter::JustColors(_)
            | Filter::Multicolor
            | Filter::Trait(_)
            | Filter::OnlyTrait(_)
            | Filter::Character(_)
            | Filter::OnlyCharacter(_)
            | Filter::Name(_)
            | Filter::Mode(_)
            | Filter::Attacking
            | Filter::Guarding
            | Filter::FaceUp
            | Filter::Hidden
            | Filter::CameFaceUp
            | Filter::Evolved
            | Filter::SkillLess
            | Filter::OriginallySkillLess => return Beside::So(self.word(filter, many)),
            Filter::Either(parts) if parts.iter().all(is_word) => {
                return Beside::So(self.either(parts.iter().map(|part| self.word(part, many)).collect()));
            }
            Filter::Not(inner) if is_word(inner) => {
                return Beside::So(self.words(say!("skill-not", so = self.word(inner, many))));
            }
            Filter::Not(inner) => match inner.as_ref() {
                Filter::This => say!("skill-but-this"),
                Filter::NoKeyword => say!("skill-with-keyword-skills"),
                Filter::Keyword(keyword) => say!("skill-without-keyword", keyword = self.keyword(*keyword)),
                Filter::Tagged(tag) => say!("skill-without-keyword", keyword = self.inside(tag)),
                Filter::Token => say!("skill-no-token", number = form),
                Filter::Shares(shared, cards) => {
                    say!("skill-not-sharing", shared = common(*shared), cards = self.any_of(cards))
                }
                inner => {
                    let cards = self.indefinite(inner, many).text(Case::Plain, self);
                    say!("skill-not-that", number = form, cards = cards)
                }
            },
            Filter::Kind(_) | Filter::All(_) | Filter::Either(_) => {
                let cards = self.indefinite(filter, many).text(Case::Plain, self);
                say!("skill-that-is", number = form, cards = cards)
            }
            Filter::TraitPart(part) => say!("skill-trait-part", part = part),
            Filter::Era(era) => say!("skill-era", era = era),
            Filter::CharacterPart(part) => say!("skill-character-part", part = part),
            Filter::NamePart(part) => say!("skill-name-part", part = part),
            Filter::Cost(bounds) if bounds.min.is_none() && bounds.max.is_none() => say!("skill-has-energy-cost"),
            Filter::Cost(bounds) => say!("skill-energy-cost", values = self.so_many(*bounds)),
            Filter::CostWith(limits) => say!("skill-energy-cost", values = self.limits(limits)),
            Filter::OriginalCost(bounds) => say!("skill-original-cost", values = self.so_many(*bounds)),
            Filter::ZEnergyCost(bounds) => say!("skill-z-energy-cost", values = self.so_many(*bounds)),
            Filter::SpecifiedCost(bounds) => {
                say!("skill-specified-icons", number = counted(*bounds), values = self.so_many(*bounds))
            }
            Filter::NoKeyword => say!("skill-no-keyword"),
            Filter::Keyword(keyword) => say!("skill-with-keyword", keyword = self.keyword(*keyword)),
            Filter::Tagged(tag) => say!("skill-with-keyword", keyword = self.inside(tag)),
            Filter::InText(keyword) => say!("skill-in-text", keyword = self.keyword(*keyword)),
            Filter::Family(family) => say!("skill-of-family", family = self.family(*family)),
            Filter::Power(bounds) => say!("skill-with-power", values = self.bounds(*bounds, 1000)),
            Filter::PowerWith(limits) => say!("skill-with-power", values = self.limits(limits)),
            Filter::OriginalPower(bounds) => say!("skill-with-original-power", values = self.bounds(*bounds, 1000)),
            Filter::OriginalPowerWith(limits) => say!("skill-with-original-power", values = self.limits(limits)),
            Filter::ComboCost(bounds) => say!("skill-with-combo-cost", values = self.so_many(*bounds)),
            Filter::ComboPower(bounds) => say!("skill-with-combo-power", values = self.bounds(*bounds, 1000)),
            Filter::Markers(bounds) => {
                say!("skill-with-markers", number = counted(*bounds), values = self.so_many(*bounds))
            }
            Filter::CanCombo => say!("skill-can-combo", number = form),
            Filter::In(area) => {
                return Beside::Which(self.area(*area, super::noun::Owner::Anybody, Case::In));
            }
            Filter::Owner(who) => say!("skill-belongs", who = self.who(*who)),
            Filter::CameFrom(area) => {
                let place = self.area(*area, super::noun::Owner::Anybody, Case::From);
                say!("skill-come-from", number = form, place = place)
            }
            Filter::This => say!("skill-that-is-this", number = form),
            Filter::Token => say!("skill-token", number = form),
            Filter::Declared(Declared::Character) => say!("skill-declared-character"),
            Filter::Declared(Declared::OriginalCost) => say!("skill-declared-cost"),
            Filter::UnionName(at, cards) => {
                let cards = cards.noun(self).text(Case::Of, self);
                say!("skill-union-name", place = u16::from(*at) + 1, of = cards)
            }
            Filter::Shares(shared, cards) => {
                say!("skill-sharing", shared = common(*shared), cards = self.any_of(cards))
            }
            Filter::Copy => say!("skill-same-number"),
        }))
    }

    /// Cards that others are held against: each of them by itself.
    fn any_of(&self, cards: &Cards) -> String {
        match cards {
            Cards::All(cards) => self.words(say!("skill-any-of", of = cards.noun(self).text(Case::Of, self))),
            cards => cards.noun(self).text(Case::Plain, self),
        }
    }

    /// The word that stands at a noun; nothing for what has none.
    fn word(&self, filter: &Filter, many: bool) -> String {
        let form = number(many);
        self.words(match filter {
            Filter::Color(color) => return self.color(*color, many),
            Filter::OriginalColor(color) => say!("skill-originally", color = self.color(*color, many)),
            Filter::JustColors(colors) => return self.just(*colors, many),
            Filter::Multicolor => say!("skill-multicolor", number = form),
            Filter::Trait(name) => return format!("《{name}》"),
            Filter::OnlyTrait(name) => say!("skill-only", what = format!("《{name}》")),
            Filter::Character(name) => return format!("＜{name}＞"),
            Filter::OnlyCharacter(name) => say!("skill-only", what = format!("＜{name}＞")),
            Filter::Name(name) => return format!("{{{name}}}"),
            Filter::Mode(mode) => say!("skill-in-mode", mode = self.term(mode.term())),
            Filter::Attacking => say!("skill-attacking"),
            Filter::Guarding => say!("skill-guarding"),
            Filter::FaceUp => say!("skill-face-up"),
            Filter::Hidden => say!("skill-in-mode", mode = self.term(Facing::Hidden.term())),
            Filter::CameFaceUp => say!("skill-came-face-up"),
            Filter::Evolved => say!("skill-evolved", number = form),
            Filter::SkillLess => say!("skill-skill-less"),
            Filter::OriginallySkillLess => say!("skill-originally-skill-less"),
            other => return other.described(many, self),
        })
    }

    /// These colors at a noun, and no others.
    pub(super) fn just(&self, colors: ColorSet, many: bool) -> String {
        let mut colors: Vec<String> = colors.iter().map(|color| self.color(color, many)).collect();
        self.words(match colors.pop() {
            Some(color) if colors.is_empty() => say!("skill-mono-color", color = color),
            last => {
                colors.extend(last);
                say!("skill-just-colors", number = number(many), colors = self.all(colors))
            }
        })
    }

    /// The word of a color that is asked for; nothing for what else is.
    fn one_color(&self, part: &Filter, many: bool) -> Option<String> {
        if let Filter::Color(color) = part { Some(self.color(*color, many)) } else { None }
    }

    /// A color at a noun.
    pub(super) fn color(&self, color: Color, many: bool) -> String {
        self.words(say!("skill-color", number = number(many), color = color.name()))
    }

    /// The name of a family of keyword skills, without brackets.
    pub(super) fn family(&self, family: Family) -> String {
        match family {
            Family::Awaken => self.keyword(Keyword::Awaken),
            Family::Evolve => self.keyword(Keyword::Evolve),
            Family::Counter => self.words(say!("skill-counter")),
            Family::Strike => self.words(say!("skill-strike")),
            Family::Union => self.words(say!("skill-union")),
        }
    }

    /// The described cards with their article: `le carte rosse`.
    pub(super) fn definite(&self, words: String) -> Phrase {
        Phrase::definite(words, Gender::Feminine, true, self.lang)
    }
}

/// Whether a word at the noun says it.
fn is_word(filter: &Filter) -> bool {
    matches!(
        filter,
        Filter::Color(_)
            | Filter::OriginalColor(_)
            | Filter::JustColors(_)
            | Filter::Multicolor
            | Filter::Trait(_)
            | Filter::OnlyTrait(_)
            | Filter::Character(_)
            | Filter::OnlyCharacter(_)
            | Filter::Name(_)
            | Filter::Mode(_)
            | Filter::Attacking
            | Filter::Guarding
            | Filter::FaceUp
            | Filter::Hidden
            | Filter::CameFaceUp
            | Filter::Evolved
            | Filter::SkillLess
            | Filter::OriginallySkillLess
    )
}

/// Whether it is a choice of kinds, each of which is a noun: Battle Cards or Unison Cards.
fn is_of_kinds(filter: &Filter) -> bool {
    matches!(filter, Filter::Either(kinds) if kinds.iter().all(|kind| kind_id(kind).is_some()))
}

/// The kind that is asked for, as messages know it.
fn kind_id(filter: &Filter) -> Option<&'static str> {
    match filter {
        Filter::Kind(kind) => Some(kind.id()),
        _ => None,
    }
}

/// The word on which the form of what is counted hangs.
const fn counted(Bounds { min, max }: Bounds) -> &'static str {
    number(!matches!((min, max), (Some(1), Some(1))))
}

/// What has to hold at once, each by itself.
fn flatten<'f>(filter: &'f Filter, out: &mut Vec<&'f Filter>) {
    match filter {
        Filter::All(parts) => parts.iter().for_each(|part| flatten(part, out)),
        Filter::Any => {}
        part => out.push(part),
    }
}
