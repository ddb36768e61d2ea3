//! What is said of a subject: `gets +5000 power and [Critical]`, `can't attack`, `can attack Battle Cards in Active Mode`.

use super::super::cards::description;
use super::super::effect::{Each, forbidden, is_active_and_more, modal, unaffected};
use super::super::granted::{Quoted, following, to_the_end};
use super::super::phrase::{
    AND, Alone, At, Idle, Mapped, Page, Phrase, Reworded, Row, Several, Tacit, Ways, Word, phrase,
};
use super::super::word::{ColorName, InBrackets, KeywordName, Number, Signed, card_name, character, special_trait};
use crate::ability::{Action, Argument, Attribute, Change, Quantity, Says, Scope, Tag, Who};
use crate::card::{ColorSet, Kind};

/// What is said, and where it holds.
pub(super) type Said = (Scope, Says);

phrase! {
    /// Something that a card may do, or is spared.
    fn allowed() -> Change {
        (Change::NoSpecifiedCost) =>
            [("is treated as if it had no specified cost" | "are treated as if they had no specified costs" | "are treated as if they had no specified cost")];
        (Change::MayAwaken) => [("can activate its [Awaken] skill" | "can activate their [Awaken] skills" | "can activate [Awaken]")];
        (change) => [{change: unaffected()}];
        (Change::Negate) => [("have their skills negated" | "has its skills negated")];
        (Change::EntersResting) => [("enters play in rest mode" | "is played in rest mode from all areas")];
        (Change::ComboResting) => [
            ("can be used in combos in rest mode" | "can be used in a combo in rest mode" | "can be used in combos even in rest mode" | "can combo in rest mode"
             | "can combo when in rest mode" | "can combo even in rest mode" | "can combo even when in rest mode")
        ];
        (Change::AttackActiveA(filter)) => ["can attack" ("your opponent's" | "") {filter: description()} {? is_active_and_more(&filter)}];
    }

    /// Something more that a card has.
    fn attribute() -> Attribute {
        (Attribute::Trait(name)) => [{name: special_trait()}];
        (Attribute::Character(name)) => [{name: character()}];
        (Attribute::Name(name)) => [{name: card_name()}];
        (Attribute::Colors(colors)) => [{colors: Colors}];
        (Attribute::Kind(Kind::Extra)) => ["an extra"];
        (Attribute::Keyword(keyword)) => [{keyword: KeywordName}];
    }

    /// A change of its numbers or its skills.
    fn change() -> Change {
        (Change::Power(n)) => [{n: amount("power")}];
        (Change::ComboPower(n)) => [{n: amount("combo power")}];
        (Change::Gain(tag)) => [{tag: InBrackets}];
        (Change::GainSkill(skill)) => [{skill: Quoted}] | [{skill: Reworded(to_the_end, Quoted)}]
            | [("the following skills" | "the following skill" | "the following effect") ("-" | ":" | ".") {skill: Reworded(following, Quoted)}];
        (Change::ComboCost(Quantity::Number(n))) => [{n: Signed} "combo cost"];
    }

    /// So many, or so many for each of some cards; what is gained beside other things is gained (8-8-1).
    fn amount(what: &'static str) -> Quantity {
        (Quantity::Number(n)) => [{! MORE} {n: Signed} {! Word(what)}];
        (each) => [{! MORE} {each: Each(Signed, what)}];
    }

    /// One verb with all that belongs to it.
    fn one() -> Vec<Said> {
        [(Scope::InPlay, Says::Change(change))] => [{change: allowed()}]
            | [{change: modal()} {? matches!(&change, Change::AttackActive)}];
        [(Scope::InPlay, Says::Change(Change::Cost(Quantity::Number(n))))] => ["have their energy costs increased by" {n: Number} {? !n.is_negative()}];
        (said) => [("can't" | "cannot" | "does not" | "doesn't") {said: Row(bar(), bar(), &["or", ", or", ",", "and", ", and"])}]
            | [("gets" | "gains" | "get" | "gain" | "has" | "have" | "also gets" | "also gains")
               {said: Mapped(gained(), stated, |said| unstated(said))}]
            | [("loses" | "lose") {said: Mapped(gained(), stated, |said| unstated(said))} {? said.iter().all(takes_power)}];
        [(scope, Says::Has(attributes))] => [
            ("is also treated as" | "are also treated as") {attributes: Row(Alone(attribute()), Alone(attribute()), LISTED)} {scope: everywhere()}
        ];
    }

    /// Something that it cannot do; who cannot be KO'd is neither by battle nor by skills.
    fn bar() -> Vec<Said> {
        [(Scope::InPlay, Says::Change(Change::Forbid(Action::BattleKo))), (Scope::InPlay, Says::Change(Change::Forbid(Action::SkillKo)))] => ["be ko'd"];
        [(Scope::InPlay, Says::Change(Change::Forbid(Action::BattleKo))), (Scope::InPlay, Says::Change(Change::Forbid(Action::SkillKoBy(Who::Opponent))))] =>
            ["be ko'd by your opponent"];
        [(Scope::AllAreas, Says::Change(Change::Forbid(Action::Play)))] => [("be played from any area" | "be played")];
        [(Scope::InPlay, Says::Change(Change::Forbid(action)))] => [{action: forbidden()}];
    }

    /// `+5000 power and [Critical]`, `《A》 and 《B》 in all areas`.
    fn gained() -> (Vec<Gained>, Scope) {
        ((gained, scope)) => [{gained: Row(gains(), gains(), LISTED)} {scope: everywhere()}];
    }

    fn gains() -> Vec<Gained> {
        [one] => [{one: gain()}];
        [Gained::Change(Change::Power(Quantity::Number(n))), Gained::Change(Change::ComboPower(Quantity::Number(same)))] =>
            [{n: Signed} "power / combo power" {same: Tacit(n.clone())}];
    }

    fn gain() -> Gained {
        (Gained::Change(gets)) => [{gets: change()}];
        (Gained::Attribute(has)) => [{has: attribute()} {? !matches!(&has, Attribute::Keyword(_))}];
    }

    /// In play, if nothing is said.
    fn everywhere() -> Scope {
        (Scope::DeckDropWarp) => ["when in your deck, drop, or warp"];
        (Scope::AllAreas) => [("in all areas" | "in all of your areas")];
        (Scope::InPlay) => [""];
    }
}

/// Whether a predicate says that a card has less power.
fn takes_power((_, says): &Said) -> bool {
    matches!(says, Says::Change(change) if change.takes_power())
}

/// What several predicates say, each with the place where it holds.
pub(super) fn predicates() -> impl Phrase<Value = Vec<Said>> + Clone {
    Row(one(), one(), LISTED)
}

const LISTED: &[&str] = &[", and", "and", ","];
const MORE: Idle = Idle(&["an additional"]);

/// One color or several: `red and blue colors`.
#[derive(Clone)]
struct Colors;

impl Phrase for Colors {
    type Value = ColorSet;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<ColorSet> {
        let (mut colors, mut end, mut next) = (ColorSet::default(), None, Some(at));
        while let Some((color, at)) = next.and_then(|at| ColorName.read(page, at).pop()) {
            colors = colors.with(color);
            end = Some(at);
            next = page.any(at, LISTED);
        }
        let end = end.map(|at| page.any(at, &["colors", "color"]).unwrap_or(at));
        end.map(|at| (colors, at)).into_iter().collect()
    }
    fn says(&self, value: &ColorSet, page: &Page<'_>, at: At) -> Vec<At> {
        let make = || match value.iter().collect::<Vec<_>>() {
            several if several.len() > 1 => Several(ColorName, AND).says(&several, page, at),
            one => one.iter().flat_map(|color| ColorName.says(color, page, at)).collect(),
        };
        page.reworded(value, || self.read(page, at), make)
    }
}

/// Something gained, before it is known where.
#[derive(Clone, Debug, PartialEq)]
enum Gained {
    Change(Change),
    Attribute(Attribute),
}

/// What is gained, as statements; keywords that a card has in all areas are attributes of it.
fn stated((gained, scope): (Vec<Gained>, Scope)) -> Option<Vec<Said>> {
    let mut said: Vec<Said> = Vec::new();
    for gained in gained {
        let attribute = match gained {
            Gained::Attribute(attribute) => attribute,
            Gained::Change(Change::Gain(Tag { keyword, argument })) if scope == Scope::AllAreas => {
                if argument != Argument::None {
                    return None;
                }
                Attribute::Keyword(keyword)
            }
            Gained::Change(change) if scope == Scope::InPlay || matches!(change, Change::ComboPower(_)) => {
                said.push((scope, Says::Change(change)));
                continue;
            }
            Gained::Change(_) => return None,
        };
        match said.last_mut() {
            Some((_, Says::Has(attributes))) => attributes.push(attribute),
            _ => said.push((scope, Says::Has(vec![attribute]))),
        }
    }
    Some(said)
}

/// What was gained, one by one, if all of it holds in the same place.
fn unstated(said: &[Said]) -> Option<(Vec<Gained>, Scope)> {
    let (scope, _) = *said.first()?;
    let mut gained = Vec::new();
    for (there, says) in said {
        match says {
            Says::Has(attributes) if *there == scope => {
                let gain = |attribute: &Attribute| match attribute {
                    Attribute::Keyword(keyword) if scope == Scope::AllAreas => {
                        Gained::Change(Change::Gain((*keyword).into()))
                    }
                    other => Gained::Attribute(other.clone()),
                };
                gained.extend(attributes.iter().map(gain));
            }
            Says::Change(change) if *there == scope => gained.push(Gained::Change(change.clone())),
            _ => return None,
        }
    }
    Some((gained, scope))
}
