//! Rulebook editions as data: what a deck is made of, how a game opens, what a turn gives.
//!
//! `data/rulesets/*.yaml` holds one file per edition, each entry with the rule it comes from; sizes, limits and hand
//! sizes stand there and nowhere in the code. The form is wide enough for games other than DBSCG: several sections,
//! copies counted by name, cards free of the limit, dated lists that allow 0, 1 or 2.

pub mod fingerprint;
mod list;
pub mod manual;

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Deserialize;

use crate::ability::yaml::{self, Texts};
use crate::ability::{DeckPart, Filter, Keyword};
use crate::card::{Card, CardNumber, Game, Kind, Section};
use crate::language::{Message, say};

pub use jiff::civil::Date;
pub use list::{
    BAD_ENTRY, DatedList, EMBEDDED_LISTS, LimitList, Limited, ListError, Parsed as ParsedList, Standing, conf,
    parse as parse_list,
};

/// The editions inside the program, the default first.
pub const EMBEDDED: [(&str, &str); 6] = [
    ("dbscg-1.10", include_str!("../../data/rulesets/dbscg-1.10.yaml")),
    ("dbscg-1.078", include_str!("../../data/rulesets/dbscg-1.078.yaml")),
    ("dbscg-4.00", include_str!("../../data/rulesets/dbscg-4.00.yaml")),
    ("yugioh-9.0", include_str!("../../data/rulesets/yugioh-9.0.yaml")),
    ("force-of-will-6.4", include_str!("../../data/rulesets/force-of-will-6.4.yaml")),
    ("exo", include_str!("../../data/rulesets/exo.yaml")),
];

/// The edition used when nobody names one.
pub const DEFAULT: &str = EMBEDDED[0].0;

/// Why there is no ruleset.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum RulesetError {
    /// No edition has this name.
    Unknown(String),
    /// The file is not a ruleset.
    Broken(String),
}

impl RulesetError {
    /// Why, in a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown(edition) => {
                say!("asked-no-edition", edition = edition, known = EMBEDDED.map(|(id, _)| id).join(", "))
            }
            Self::Broken(why) => say!("asked-no-ruleset", why = why),
        }
    }
}

/// A rulebook edition.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ruleset {
    /// What `--rules` takes: `dbscg-1.10`.
    pub id: String,
    /// What people call it.
    pub title: Message,
    /// The game it belongs to.
    pub game: Game,
    /// The day of the edition; `None` where it does not say.
    #[serde(default)]
    pub date: Option<Date>,
    /// Up to which card each series had come out; empty where that is not known.
    #[serde(default)]
    pub pool: Vec<Series>,
    /// The parts of a deck.
    pub sections: Vec<SectionRule>,
    /// How many copies of a card may be included.
    #[serde(default)]
    pub copies: Vec<CopyRule>,
    /// Limits on all cards with a keyword together.
    #[serde(default)]
    pub caps: Vec<CapRule>,
    /// What card skills about construction apply to; `None` where they do not matter.
    #[serde(default)]
    pub skills: Option<SkillRule>,
    /// A dated list of banned and limited cards.
    #[serde(default)]
    pub limits: Option<LimitRule>,
    /// How a game opens.
    pub opening: Opening,
    /// What a turn gives.
    pub turn: Turn,
    /// How cards are changed between games; `None` where the edition does not speak of it.
    #[serde(default)]
    pub siding: Option<Siding>,
    /// What else the engine has to know; `None` where it does not play the edition.
    #[serde(default)]
    pub play: Option<Play>,
}

/// How the side deck is used between the games of a match: as many cards go in as come out, and every part keeps its size.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Siding {
    /// The parts whose cards can be exchanged.
    pub with: Vec<Section>,
    /// The rule it comes from.
    pub rule: String,
}

/// Up to which card a series had come out.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Series {
    /// The letters of its sets: `BT`.
    pub letters: String,
    /// The last set: `10`.
    pub last: u32,
    /// The last card of that set, where the series is one endless set (promos).
    #[serde(default)]
    pub last_card: Option<u32>,
}

/// A part of a deck.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SectionRule {
    /// Which part.
    pub id: Section,
    /// Fewest cards.
    pub min: u32,
    /// Most cards.
    pub max: u32,
    /// Card types it accepts; empty accepts all.
    #[serde(default)]
    pub kinds: Vec<Kind>,
    /// The rule it comes from.
    #[serde(default)]
    pub rule: Option<String>,
    /// Where it comes from when the manual does not have it.
    #[serde(default)]
    pub practice: Option<Message>,
}

impl SectionRule {
    /// Whether it accepts cards of a type.
    pub fn takes(&self, kind: Kind) -> bool {
        self.kinds.is_empty() || self.kinds.contains(&kind)
    }

    /// The rule to cite: its number, or that it is event practice.
    pub fn citation(&self) -> &str {
        self.rule.as_deref().unwrap_or("event practice")
    }
}

/// What makes two cards copies of one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CopyKey {
    /// The card number.
    Number,
    /// The card name, or the name that the card counts as.
    Name,
}

impl CopyKey {
    /// What copies of a card have in common.
    pub fn of(self, card: &Card) -> Cow<'_, str> {
        match self {
            Self::Number => Cow::Borrowed(card.number.as_str()),
            Self::Name => Cow::Owned(card.copy_name()),
        }
    }
}

/// How many copies of a card may be included.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CopyRule {
    /// What makes two cards copies.
    pub key: CopyKey,
    /// Most copies.
    pub max: u32,
    /// The sections that are counted together.
    pub over: Vec<Section>,
    /// Cards that are free of the limit.
    #[serde(default)]
    pub free: Option<Filter>,
    /// The rule it comes from.
    pub rule: String,
}

/// A limit on all cards with a keyword together.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CapRule {
    /// The keyword.
    pub keyword: Keyword,
    /// Most cards.
    pub max: u32,
    /// The sections that are counted together.
    pub over: Vec<Section>,
    /// It replaces the limit on copies for these cards.
    #[serde(default)]
    pub instead_of_copies: bool,
    /// The rule it comes from.
    pub rule: String,
}

/// Which sections are "your deck" to a card's skill.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SkillRule {
    /// What "your deck" means.
    pub deck: Vec<Section>,
    /// What "your Z-Deck" means.
    #[serde(default)]
    pub z_deck: Vec<Section>,
    /// The rule it comes from.
    pub rule: String,
}

impl SkillRule {
    /// The sections a skill speaks of.
    pub fn sections(&self, part: DeckPart) -> &[Section] {
        match part {
            DeckPart::Deck => &self.deck,
            DeckPart::ZDeck => &self.z_deck,
        }
    }
}

/// When a list of limits applies if nobody names a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Applies {
    /// As it stands today, as far as we know it.
    Newest,
    /// As it stood on the day of the edition.
    DayOfEdition,
    /// Not at all.
    OnRequest,
}

/// A dated list of banned and limited cards.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LimitRule {
    /// Which list: `data/lists/<list>.tsv`, or what one of the user's own is called.
    pub list: String,
    /// A list of the user's own, which stands in for one of ours.
    #[serde(skip)]
    own: Option<DatedList>,
    /// The sections that are counted together.
    pub over: Vec<Section>,
    /// Whether it applies without a day.
    pub applies: Applies,
    /// What to cite.
    pub rule: String,
}

impl LimitRule {
    /// The list, through the days.
    ///
    /// # Errors
    /// When there is none of its name. No ruleset that was read has such a rule.
    pub fn dated(&self) -> Result<&DatedList, ListError> {
        self.own.as_ref().map_or_else(|| DatedList::embedded(&self.list), Ok)
    }

    /// Whether the list is the user's own.
    pub const fn is_own(&self) -> bool {
        self.own.is_some()
    }
}

/// How a game opens.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Opening {
    /// The opening hand.
    pub hand: Amount,
    /// How a hand may be changed, once.
    pub mulligan: Mulligan,
    /// The cards that become life; `None` where a game has none.
    #[serde(default)]
    pub life: Option<Amount>,
}

/// So many cards, and where that is said.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Amount {
    /// How many.
    pub cards: u32,
    /// The rule it comes from.
    pub rule: String,
}

/// How a hand may be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Procedure {
    /// It may not.
    None,
    /// Any number of cards goes back, the deck is shuffled, as many are drawn.
    AnyNumberReshuffled,
    /// The whole hand goes back or none of it, the deck is shuffled, as many are drawn.
    WholeHandReshuffled,
    /// Any number of cards goes to the bottom, as many are drawn, nothing is shuffled.
    AnyNumberToBottom,
}

/// The mulligan of an edition.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Mulligan {
    /// How it goes.
    pub procedure: Procedure,
    /// The rule it comes from.
    pub rule: String,
}

/// What a turn gives.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Turn {
    /// The draw of a turn.
    pub draw: Draw,
    /// Cards that may become energy (DBSCG).
    #[serde(default)]
    pub charge: Option<Amount>,
    /// Cards that come from a second shuffled pile in each own turn.
    #[serde(default)]
    pub second_pile: Option<SecondPile>,
    /// Most cards in hand at the end of a turn; `None` where there is no limit.
    #[serde(default)]
    pub hand_limit: Option<Amount>,
    /// What it costs to draw from an empty deck; `None` where an engine plays that, or the book leaves it open.
    #[serde(default)]
    pub empty_deck: Option<EmptyDeck>,
}

/// A pile beside the deck, such as that of magic stones.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SecondPile {
    /// The part of the deck that it is made of.
    pub section: Section,
    /// Cards each own turn.
    pub cards: u32,
    /// The rule it comes from.
    pub rule: String,
}

/// What a player loses who cannot draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loses {
    /// The game.
    Game,
    /// A life.
    Life,
}

/// What becomes of a player who cannot draw.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EmptyDeck {
    /// What is lost each time.
    pub loses: Loses,
    /// The rule it comes from.
    pub rule: String,
}

/// The draw of a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Draw {
    /// Cards drawn each turn.
    pub cards: u32,
    /// Whether the player who goes first draws nothing on their first turn.
    pub first_player_skips_first: bool,
    /// The rule it comes from.
    pub rule: String,
}

/// Points in which the editions that the engine plays differ.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Play {
    /// Keywords that the edition does not have.
    #[serde(default)]
    pub unknown: Vec<Keyword>,
    /// What holds and what does not, by the names that the engine has for it; what is not named does not hold.
    pub points: BTreeMap<String, Point>,
    /// The rules and chapters that are not played yet.
    #[serde(default)]
    pub missing: Vec<String>,
}

/// Whether something holds, and where that is said.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Point {
    /// It does.
    pub holds: bool,
    /// The rule it comes from.
    pub rule: String,
}

impl Ruleset {
    /// An edition inside the program.
    ///
    /// # Errors
    /// When there is none of this name.
    ///
    /// ```
    /// use deckscouter::ruleset::{DEFAULT, Ruleset};
    /// assert_eq!(Ruleset::embedded(DEFAULT).unwrap().opening.hand.cards, 6);
    /// ```
    pub fn embedded(id: &str) -> Result<Self, RulesetError> {
        let known = Self::find(id).and_then(|id| EMBEDDED.iter().find(|(known, _)| *known == id));
        let (_, yaml) = known.ok_or_else(|| RulesetError::Unknown(id.to_owned()))?;
        Self::parse(yaml)
    }

    /// The edition of a game that is used when nobody names one.
    pub fn of_game(game: Game) -> &'static str {
        match game {
            Game::Dbscg => DEFAULT,
            Game::Yugioh => "yugioh-9.0",
            Game::ForceOfWill => "force-of-will-6.4",
            Game::Exo => "exo",
        }
    }

    /// The game of an edition inside the program, without reading the edition: its id begins with that of the game.
    pub fn game_of(id: &str) -> Option<Game> {
        let id = Self::find(id)?;
        Game::ALL.into_iter().find(|game| id.starts_with(game.id()))
    }

    /// The id of an edition inside the program, from what people write: `dbscg-1.10`, `DBSCG-1.10` or `1.10`.
    pub fn find(text: &str) -> Option<&'static str> {
        let is = |id: &str| {
            let edition = id.split_once('-').map_or(id, |(_, edition)| edition);
            id.eq_ignore_ascii_case(text) || edition.eq_ignore_ascii_case(text)
        };
        EMBEDDED.iter().map(|(id, _)| *id).find(|id| is(id))
    }

    /// Reads a ruleset.
    ///
    /// # Errors
    /// When the text is no ruleset.
    pub fn parse(text: &str) -> Result<Self, RulesetError> {
        let set: Self = yaml::read(text, Texts::data("a ruleset"))
            .map_err(|problems| RulesetError::Broken(yaml::told(&problems)))?;
        let broken = |what: String| Err(RulesetError::Broken(what));
        for section in &set.sections {
            if section.min > section.max {
                return broken(format!("section `{}` needs more cards than it may hold", section.id.id()));
            }
            if section.rule.is_none() && section.practice.is_none() {
                return broken(format!("section `{}` cites neither a rule nor practice", section.id.id()));
            }
        }
        if let Some(Err(error)) = set.limits.as_ref().map(LimitRule::dated) {
            return broken(error.to_string());
        }
        Ok(set)
    }

    /// The edition with a list of limits of the user's own in place of its official one: whoever names a list wants it to apply.
    #[must_use]
    pub fn with_list(mut self, name: &str, list: DatedList) -> Self {
        let over = match &self.limits {
            Some(limits) => limits.over.clone(),
            None => self.sections.iter().map(|section| section.id).collect(),
        };
        let (applies, rule) = (Applies::Newest, format!("list {name}"));
        self.limits = Some(LimitRule { list: name.to_owned(), own: Some(list), over, applies, rule });
        self
    }

    /// The limits that apply where somebody asks for a day, or nobody does; `None` where there are none.
    pub fn limits_on(&self, asked: Option<Date>) -> Option<LimitList<'_>> {
        let rule = self.limits.as_ref()?;
        let day = match rule.applies {
            Applies::OnRequest => Some(asked?),
            Applies::DayOfEdition => asked.or(self.date),
            Applies::Newest => asked,
        };
        Some(rule.dated().ok()?.on(day))
    }

    /// What makes two cards copies of one another.
    pub fn copy_key(&self) -> CopyKey {
        self.copies.first().map_or(CopyKey::Number, |rule| rule.key)
    }

    /// The rule of a section; `None` where this edition has no such part.
    pub fn section(&self, id: Section) -> Option<&SectionRule> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// What messages know a part by: its id, or `ruler` where the card at the head of a deck is one.
    pub fn called(&self, section: Section) -> &'static str {
        let first = self.section(section).and_then(|rule| rule.kinds.first());
        if section == Section::Leader && first == Some(&Kind::Ruler) { Kind::Ruler.id() } else { section.id() }
    }

    /// Where a card of a type lies when nobody says: at home, if that part takes it; else in the first part that does. What no part
    /// takes stays at home.
    pub fn home(&self, kind: Kind) -> Section {
        let takes = |section: &&SectionRule| section.takes(kind);
        let at_home = self.section(kind.home()).filter(takes);
        at_home.or_else(|| self.sections.iter().find(takes)).map_or(kind.home(), |section| section.id)
    }

    /// Whether a card had come out with this edition; `None` where that is not known.
    pub fn had_come_out(&self, number: &CardNumber) -> Option<bool> {
        let (letters, set) = number.series();
        let series = self.pool.iter().find(|series| series.letters == letters)?;
        let last_card = series.last_card.filter(|_| set == series.last);
        Some(set < series.last || (set == series.last && last_card.is_none_or(|last| number.index() <= last)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_edition_is_read_and_named_after_its_file() {
        for (id, _) in EMBEDDED {
            let set = Ruleset::embedded(id).unwrap_or_else(|error| panic!("{id}: {error}"));
            assert_eq!(set.id, id);
            assert_eq!(Ruleset::game_of(id), Some(set.game));
        }
    }

    #[test]
    fn the_schema_can_say_what_the_other_games_need() {
        let yaml = "
id: toy
title: Toy
game: exo
date: 2014-07-01
sections:
  - {id: main, min: 40, max: 60, rule: '1'}
  - {id: extra, min: 0, max: 15, rule: '2'}
copies:
  - {key: name, max: 3, over: [main, extra, side], free: {trait: Basic}, rule: '3'}
limits: {list: yugioh, over: [main, extra, side], applies: newest, rule: '4'}
opening: {hand: {cards: 5, rule: '5'}, mulligan: {procedure: any-number-to-bottom, rule: '6'}}
turn: {draw: {cards: 1, first-player-skips-first: true, rule: '7'}, hand-limit: {cards: 6, rule: '8'}}
";
        let set = Ruleset::parse(yaml).expect("a ruleset");
        assert_eq!(set.copies[0].key, CopyKey::Name);
        assert_eq!(set.opening.life.as_ref().map(|life| life.cards), None);
    }

    #[test]
    fn a_card_lies_in_a_part_that_takes_it() {
        let home = |id: &str, kind: Kind| Ruleset::embedded(id).expect("embedded").home(kind);
        for (id, kind, section) in [
            ("yugioh-9.0", Kind::Xyz, Section::Extra),
            ("yugioh-9.0", Kind::Trap, Section::Main),
            ("force-of-will-6.4", Kind::BasicStone, Section::Stones),
            ("exo", Kind::Evolution, Section::Evolution),
            ("dbscg-4.00", Kind::ZBattle, Section::Z),
            // No part takes these.
            ("yugioh-9.0", Kind::Link, Section::Extra),
            ("exo", Kind::Relic, Section::Main),
        ] {
            assert_eq!(home(id, kind), section, "{id} {kind}");
        }
        let small = EMBEDDED[3].1.replace("[fusion, synchro, xyz], rule: p. 2}", "[fusion], rule: p. 2}");
        let small = small.replace("[monster, spell, trap],", "[monster, spell, trap, synchro],");
        let small = Ruleset::parse(&small).expect("a ruleset");
        assert_eq!(
            [Kind::Fusion, Kind::Synchro, Kind::Xyz].map(|kind| small.home(kind)),
            [Section::Extra, Section::Main, Section::Side]
        );
    }

    #[test]
    fn typos_and_contradictions_in_a_ruleset_are_refused() {
        let good = EMBEDDED[0].1;
        for bad in [
            good.replace("min: 50", "min: 70"),
            good.replace("copies:", "copys:"),
            good.replace("rule: 5-1-3}", "note: 5-1-3}"),
            good.replace("list: dbscg", "list: toy"),
            String::from("["),
        ] {
            assert!(Ruleset::parse(&bad).is_err());
        }
    }

    #[test]
    fn every_fault_of_a_ruleset_is_told_with_its_line() {
        let bad = EMBEDDED[0].1.replace("opening:", "openning:").replace("min: 50", "min: fifty");
        let told = Ruleset::parse(&bad).expect_err("two faults").to_string();
        let line = |part: &str| bad.lines().position(|text| text.contains(part)).map_or(0, |at| at + 1);
        assert_eq!(
            told,
            format!(
                "this is no ruleset: line {}: a whole number from 0 to 4294967295 is expected here; found `fifty`; line {}: \
                 `openning` is no key here; did you mean `opening`?",
                line("fifty"),
                line("openning:")
            )
        );
        let none = Ruleset::parse("# Nothing yet.").expect_err("nothing").to_string();
        assert_eq!(none, "this is no ruleset: there is nothing here");
    }

    #[test]
    fn an_edition_takes_its_list_when_it_says_so() {
        let day = |text: &str| text.parse::<Date>().ok();
        let of = |id: &str, asked: Option<Date>| {
            let set = Ruleset::embedded(id).expect("embedded");
            set.limits_on(asked).map(LimitList::day)
        };
        assert_eq!(of("dbscg-1.10", None), None);
        assert_eq!(of("dbscg-1.10", day("2020-03-01")), Some(day("2020-02-07")));
        assert_eq!(of("dbscg-4.00", None), Some(day("2026-07-03")));
        assert_eq!(of("yugioh-9.0", None), Some(day("2014-07-01")));
        assert_eq!(of("exo", day("2026-07-03")), None);
    }

    #[test]
    fn a_list_of_ones_own_applies_to_every_edition() {
        for (id, _) in EMBEDDED {
            let list = parse_list("BT1-005 0 2026-01-01\n").list;
            let set = Ruleset::embedded(id).expect("embedded").with_list("league.txt", list);
            assert_eq!(set.limits_on(None).map(|list| list.iter().count()), Some(1), "{id}");
            assert!(set.limits.is_some_and(|limits| limits.is_own() && !limits.over.is_empty()), "{id}");
        }
    }

    #[test]
    fn the_pool_knows_which_cards_are_later() {
        let set = Ruleset::embedded("dbscg-1.10").expect("embedded");
        let out = |number: &str| set.had_come_out(&number.parse().expect("a number"));
        assert_eq!(
            [out("BT10-154"), out("BT11-001"), out("P-210"), out("P-211")],
            [Some(true), Some(false), Some(true), Some(false)]
        );
        assert_eq!(out("EB1-01"), Some(false));
        assert_eq!(out("ZZ1-01"), None);
    }
}
