//! Whose doing an event is: `by an opponent's skill`, `using [Over Realm]`.

use super::subject::watched;
use crate::ability::{Area, Argument, Doer, Family, Filter, Keyword, Watched, Who};
use crate::card::Kind;
use crate::skill::cards::{description, family, said_parts, stands_for_itself, whole};
use crate::skill::phrase::{At, Boxed, Mapped, Page, Phrase, Tacit, Ways, phrase};
use crate::skill::word::{InBrackets, KeywordName, card_name, character};

phrase! {
    /// Who or what brings an event about.
    pub(in crate::skill) fn doer() -> Doer {
        (Doer::Skill(Who::Opponent)) => [
            ("by an opponent's skill" | "by an opponent's skills" | "by your opponent's skill" | "by your opponent's skills"
             | "by one of your opponent's skills" | "by one of their skills" | "due to an opponent's skill" | "from an opponent's skill" | "by the opponent's skill")
        ];
        (Doer::Skill(Who::You)) => [("by one of your skills" | "by your skill" | "by your skills" | "by any of your skills" | "using one of your skills" | "due to your skill"
             | "due to one of your skills")];
        (Doer::Skill(Who::Both)) => [("by a skill" | "by skills" | "due to a skill" | "using a skill" | "from a skill" | "by you or your opponent's skill"
             | "by one of you or your opponent's skills" | "by your or your opponent's skill")];
        (Doer::Card(Watched::Theirs(Filter::Any))) => [("by your opponent" | "by an opponent")];
        (Doer::Battle) => [
            ("by an opponent's attack" | "by your opponent's attack" | "from an opponent's attack" | "due to an opponent's attack"
             | "by an attack" | "in battle" | "in a battle")
        ];
        (Doer::AttackOf(Watched::This)) => [("by this card's attack" | "in a battle with this card" | "in battle with this card")];
        (Doer::SkillOf(card)) => [("by the skill of" | "by the skills of" | "by the skill on" | "by a skill on" | "by the skills on") {card: watched()}] | [("by" | "using" | "with" | "due to") {card: its_skill()}]
            | [("from a skill on" | "from skills on") {card: watched()}]
            | [("by the skills of" | "by the skill of" | "with the skill of" | "using the skill of") {card: in_your_areas()}];
        (Doer::Union) => [("using" | "with" | "by" | "as a result of") ("a" | "your" | "") "[Union]" ("skill" | "skills" | "")];
        (Doer::Family(kin)) => [("using" | "with" | "by" | "as a result of") ("a" | "an" | "your" | "") {kin: family()} ("skill" | "skills" | "") {? kin.clone() != Family::Union}];
        (Doer::Keyword(keyword)) => [("using" | "with" | "by" | "as a result of") ("a" | "an" | "your" | "its" | "") {keyword: KeywordName} ("skill" | "skills" | "") {? stands_for_itself(keyword.clone())}];
        (Doer::SkillBut(other)) => [
            ("using a non-" | "with a non-" | "by a non-" | "using non-" | "by non-" | "from non-") {other: Boxed(named_skill())} ("skill" | "skills")
        ] | [
            ("using a non-keyword skill" | "by a non-keyword skill" | "using non-keyword skills") {other: Boxed(Tacit(Doer::KeywordSkill))}
        ] | ["by another card's skill" {other: Boxed(Tacit(Doer::SkillOf(Watched::This)))}];
        (Doer::Not(other)) => [("without using skills" | "without using a skill") {other: Boxed(Tacit(Doer::Skill(Who::Both)))}]
            | ["without using" {other: Boxed(skill_of())}];
    }

    fn skill_of() -> Doer {
        (Doer::SkillOf(card)) => [{card: its_skill()}];
    }

    fn in_your_areas() -> Watched {
        (Watched::Yours(filter)) => [("a" | "an") {filter: description()} "in any of your areas"]
            | [("a" | "an" | "one of your" | "your") {filter: Mapped(description(), |filter| Some(in_battle_area(&filter)), of_battle_area)} "in your battle area"];
        (Watched::Any(filter)) => [{filter: by_name()}] | [("a" | "an") {filter: description()} "in any area"];
    }

    /// A skill that is named by its keyword, among several.
    pub(super) fn named_doer() -> Doer {
        (doer) => [("a" | "an" | "") {doer: named_skill()}];
    }

    fn named_skill() -> Doer {
        (Doer::Union) => ["[Union]"];
        (Doer::Family(kin)) => [{kin: family()} {? kin.clone() != Family::Union}];
        (Doer::Keyword(keyword)) => [{keyword: KeywordName} {? stands_for_itself(keyword.clone())}];
    }

    /// `a 《God》 card's skill`, `one of your red card skills`.
    pub(super) fn its_skill() -> Watched {
        (Watched::This) => [("this card's skill" | "this card's skills")];
        (Watched::Yours(Filter::Kind(Kind::Leader))) => [
            ("your leader's skill" | "your leader's skills" | "your leader card's skill" | "your leader card's skills"
             | "your leader skill" | "one of your leader skills" | "your leader card skills" | "one of your leader's skills")
        ];
        (Watched::Yours(filter)) => [("one of your" | "your" | "any of your") {filter: Possessive} ("skill" | "skills")];
        (Watched::Yours(filter)) => [("a" | "an") {filter: Possessive} ("skill in any of your areas" | "skills in any of your areas")];
        (Watched::Either(cards)) => ["your" {cards: by_one_or_other()} "skill"];
        (Watched::Theirs(filter)) => [("one of your opponent's" | "your opponent's" | "an opponent's") {filter: Possessive} ("skill" | "skills")];
        (Watched::Any(filter)) => [("a" | "an") {filter: Possessive} ("skill" | "skills")]
            | [{filter: by_name()} ("' s skill" | "' s skills" | "' skill" | "skill")];
        (Watched::Yours(filter)) => [("one of your" | "your" | "any of your") {filter: description()} ("skill" | "skills" | "card's skill" | "card's skills" | "' s skill" | "' s skills")];
        (Watched::Theirs(filter)) => [("one of your opponent's" | "your opponent's" | "an opponent's") {filter: description()} ("skill" | "skills" | "card's skill" | "card's skills" | "' s skill" | "' s skills")];
        (Watched::Any(filter)) => [("a" | "an") {filter: description()} ("skill" | "skills" | "card's skill" | "card's skills" | "' s skill" | "' s skills")];
    }
}

phrase! {
    /// `{Spaceship} or a red card`, behind "your".
    fn by_one_or_other() -> Vec<Watched> {
        [Watched::Yours(mine), Watched::Any(other)] => [{mine: by_name()} ("or a" | "or an") {other: description()}];
    }

    fn by_name() -> Filter {
        (Filter::Name(name)) => [{name: card_name()}];
        (Filter::Character(name)) => [{name: character()}];
    }

    fn possessive_kind() -> Filter {
        (Filter::Kind(Kind::Battle)) => ["battle card's"];
        (Filter::Kind(Kind::Leader)) => [("leader card's" | "leader's")];
        (Filter::Kind(Kind::Extra)) => [("extra card's" | "extra's")];
        (Filter::Kind(Kind::Unison)) => [("unison card's" | "unison's")];
        (Filter::Any) => ["card's"];
    }
}

/// Where a card lies that is asked for in a Battle Area.
const IN_BATTLE_AREA: Filter = Filter::In(Area::Battle);

/// Such a card that lies in a Battle Area.
fn in_battle_area(filter: &Filter) -> Filter {
    Filter::all([said_parts(filter), &[IN_BATTLE_AREA]].concat())
}

/// As [`in_battle_area`], undone.
fn of_battle_area(filter: &Filter) -> Option<Filter> {
    let (last, parts) = said_parts(filter).split_last()?;
    (*last == IN_BATTLE_AREA).then(|| whole(parts.to_vec()))
}

/// `red Battle Card's`: what stands before the kind is a description of its own.
#[derive(Clone)]
pub(super) struct Possessive;

impl Phrase for Possessive {
    type Value = Filter;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let mut ways = possessive_kind().read(page, at);
        for (words, at) in description().read(page, at) {
            let kinds = possessive_kind().read(page, at).into_iter();
            let whole = |kind: Filter| match kind {
                Filter::Any => words.clone(),
                kind => Filter::all([said_parts(&words), &[kind]].concat()),
            };
            ways.extend(kinds.map(|(kind, at)| (whole(kind), at)));
        }
        ways
    }
    fn says(&self, value: &Filter, page: &Page<'_>, at: At) -> Vec<At> {
        if value.is_any() {
            return page.lit(at, "card's").into_iter().collect();
        }
        let Some((kind, words)) = said_parts(value).split_last() else { return Vec::new() };
        let begun = match words {
            [] => vec![at],
            words => description().says(&Filter::all(words.to_vec()), page, at),
        };
        let kinds = begun.into_iter().flat_map(|at| possessive_kind().says(kind, page, at));
        let bare = description().says(value, page, at).into_iter().filter_map(|at| page.lit(at, "card's"));
        kinds.chain(bare).collect()
    }
}

/// The keywords of skills that are activated: `[Awaken]`, `[Union]`, `[Evolve] or [Union]`.
#[derive(Clone)]
pub(in crate::skill) struct Keywords;

/// A keyword skill of the card itself, with what stands in its brackets: there is no other of that keyword on it.
pub(super) fn own_keywords(page: &Page<'_>, at: At) -> Ways<Vec<Keyword>> {
    let tags = InBrackets.read(page, at).into_iter().filter(|(tag, _)| tag.argument != Argument::None);
    tags.map(|(tag, at)| (vec![tag.keyword], at)).collect()
}

impl Keywords {
    fn one(page: &Page<'_>, at: At) -> Ways<Vec<Keyword>> {
        let families: Ways<_> =
            family().read(page, at).into_iter().map(|(family, at)| (family.keywords().to_vec(), at)).collect();
        if !families.is_empty() {
            return families;
        }
        KeywordName.read(page, at).into_iter().map(|(keyword, at)| (vec![keyword], at)).collect()
    }
}

impl Phrase for Keywords {
    type Value = Vec<Keyword>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Keyword>> {
        let mut ways = Self::one(page, at);
        for (first, at) in ways.clone() {
            let Some(at) = page.lit(at, "or") else { continue };
            ways.extend(Self::one(page, at).into_iter().map(|(second, at)| (page.longer(&first, second), at)));
        }
        ways
    }
    fn says(&self, value: &Vec<Keyword>, page: &Page<'_>, at: At) -> Vec<At> {
        let families = [Family::Awaken, Family::Evolve, Family::Counter, Family::Union];
        let make = || match families.into_iter().find(|kin| kin.keywords() == value.as_slice()) {
            Some(kin) => family().says(&kin, page, at),
            None if value.len() > 1 => Vec::new(),
            None => value.iter().flat_map(|keyword| KeywordName.says(keyword, page, at)).collect(),
        };
        page.reworded(value, || self.read(page, at), make)
    }
}

/// Keywords with an event of their own are not meant.
pub(super) fn is_for_all(keywords: &[Keyword]) -> bool {
    !keywords.contains(&Keyword::Blocker) && keywords != Family::Counter.keywords()
}
