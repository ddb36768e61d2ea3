//! A scenario as it is written: YAML into plain structures, nothing looked up yet.
//!
//! `tests/scenarios/README.md` is the manual of the format.

use std::collections::BTreeMap;
use std::fmt;
use std::num::NonZeroU16;

use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::ability::Phase;
use crate::ability::written::{Lines, read_tags};
use crate::ability::yaml::{Fault, Listed, Placed};
use crate::ability::{Area, Facing, Mode, Skills, Tag};
use crate::card::{Kind, Total};
use crate::engine::dbscg::state::decision::Question;

/// Areas in the order in which cards of a board are numbered.
pub(super) const AREAS: [Area; 13] = [
    Area::Leader,
    Area::Battle,
    Area::Unison,
    Area::Energy,
    Area::Combo,
    Area::Hand,
    Area::Deck,
    Area::Drop,
    Area::Life,
    Area::Warp,
    Area::ZDeck,
    Area::ZEnergy,
    Area::Removed,
];

/// A whole scenario.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Document {
    pub(super) name: String,
    #[serde(default)]
    pub(super) rules: Vec<String>,
    /// Every line of every real card has to be known.
    #[serde(default)]
    pub(super) whole: bool,
    /// By which manual, or by each of which; the default one where none is named.
    #[serde(default)]
    pub(super) edition: Listed<String>,
    /// What is done and expected otherwise by some of these.
    #[serde(default)]
    pub(super) under: BTreeMap<String, Otherwise>,
    /// For people; nothing is read from it.
    #[serde(default, rename = "note")]
    pub(super) _note: Option<String>,
    #[serde(default)]
    pub(super) cards: BTreeMap<String, Placed<CardText>>,
    #[serde(default)]
    pub(super) you: Side,
    #[serde(default)]
    pub(super) opponent: Side,
    #[serde(default = "third")]
    pub(super) turn: u16,
    #[serde(default)]
    pub(super) turn_player: Who,
    #[serde(default)]
    pub(super) begin: Moment,
    #[serde(default)]
    pub(super) seed: u64,
    #[serde(default, rename = "do")]
    pub(super) script: Vec<Placed<Step>>,
    /// A player has to find the way from there.
    #[serde(default)]
    pub(super) solve: Option<Solve>,
    #[serde(default)]
    pub(super) expect: Option<Placed<Expect>>,
}

/// What makes a scenario a puzzle: `you` are a player, who does not know what is to become true.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Solve {
    /// The name of the player who has to solve it.
    pub(super) by: String,
    /// The name of the player who sits opposite.
    #[serde(default = "greedy")]
    pub(super) against: String,
    /// How many turns are played, with the one that is under way.
    #[serde(default = "this_turn")]
    pub(super) turns: NonZeroU16,
    /// What solves it, as a script: whoever sits opposite answers it.
    pub(super) way: Vec<Placed<Step>>,
}

fn greedy() -> String {
    "greedy".to_owned()
}

fn this_turn() -> NonZeroU16 {
    NonZeroU16::MIN
}

/// A script and an expectation in place of the others.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Otherwise {
    #[serde(default, rename = "do")]
    pub(super) script: Option<Vec<Placed<Step>>>,
    #[serde(default)]
    pub(super) expect: Option<Placed<Expect>>,
}

impl Document {
    /// The same by one of its editions, by place.
    pub(super) fn by(mut self, at: usize) -> Self {
        let Some(edition) = self.edition.items.get(at).cloned() else { return self };
        if let Some(otherwise) = self.under.remove(&edition) {
            self.script = otherwise.script.unwrap_or(self.script);
            self.expect = otherwise.expect.or(self.expect);
        }
        self.edition.items = vec![edition];
        self
    }
}

fn third() -> u16 {
    3
}

/// A player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Who {
    #[default]
    You,
    Opponent,
}

/// Where in the turn a scenario begins.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Moment {
    SetUp,
    Charge,
    MainStart,
    #[default]
    Main,
    End,
}

/// A card defined in the scenario.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct CardText {
    #[serde(default = "battle_card")]
    pub(super) kind: Kind,
    #[serde(default)]
    pub(super) colors: Vec<String>,
    #[serde(default)]
    pub(super) energy: Option<Cost>,
    /// The Z-Energy cost of a Z-Card (4.00, 1-4); not known where it is left out.
    #[serde(default)]
    pub(super) z_energy: Option<Cost>,
    #[serde(default)]
    pub(super) specified: String,
    #[serde(default)]
    pub(super) combo: Option<ComboText>,
    #[serde(default)]
    pub(super) name: Option<String>,
    #[serde(default)]
    pub(super) power: Option<i32>,
    #[serde(default)]
    pub(super) characters: Vec<String>,
    #[serde(default)]
    pub(super) traits: Vec<String>,
    #[serde(default)]
    pub(super) eras: Vec<String>,
    #[serde(default)]
    pub(super) skills: Lines,
    #[serde(default)]
    pub(super) back: Option<BackText>,
}

fn battle_card() -> Kind {
    Kind::Battle
}

impl CardText {
    /// The skills of each of its sides, those of the front first.
    pub(super) fn sides(&self) -> impl Iterator<Item = Skills> {
        std::iter::once(&self.skills).chain(self.back.as_ref().map(|back| &back.skills)).map(Lines::skills)
    }
}

/// Combo cost and combo power, or `none`.
#[derive(Clone, Copy, Debug)]
pub(super) struct ComboText(pub(super) Option<(u8, i32)>);

impl<'de> Deserialize<'de> for ComboText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Text {
            #[serde(default)]
            cost: u8,
            power: i32,
        }
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = ComboText;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("{cost: 1, power: 5000}, or `none`")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<ComboText, E> {
                if text == "none" { Ok(ComboText(None)) } else { Err(E::custom("a combo is a mapping, or `none`")) }
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<ComboText, A::Error> {
                let text = Text::deserialize(MapAccessDeserializer::new(map))?;
                Ok(ComboText(Some((text.cost, text.power))))
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// The back of a leader; what it leaves out is as on the front.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BackText {
    #[serde(default)]
    pub(super) name: Option<String>,
    #[serde(default)]
    pub(super) power: Option<i32>,
    #[serde(default)]
    pub(super) characters: Option<Vec<String>>,
    #[serde(default)]
    pub(super) traits: Option<Vec<String>>,
    #[serde(default)]
    pub(super) skills: Lines,
}

/// A total cost: a number or `X`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cost(pub(super) Total);

impl<'de> Deserialize<'de> for Cost {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl Visitor<'_> for Read {
            type Value = Cost;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number or X")
            }
            fn visit_u64<E: serde::de::Error>(self, n: u64) -> Result<Cost, E> {
                self.visit_i64(i64::try_from(n).unwrap_or(i64::MAX))
            }
            fn visit_i64<E: serde::de::Error>(self, n: i64) -> Result<Cost, E> {
                let cost = u8::try_from(n).map_err(|_| E::custom("a cost is between 0 and 255"))?;
                Ok(Cost(Total::Fixed(cost)))
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Cost, E> {
                if text == "X" { Ok(Cost(Total::X)) } else { Err(E::custom("a cost is a number or X")) }
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// The areas of a player.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct Side {
    leader: Option<Placed<Cards>>,
    battle: Option<Placed<Cards>>,
    unison: Option<Placed<Cards>>,
    energy: Option<Placed<Cards>>,
    combo: Option<Placed<Cards>>,
    hand: Option<Placed<Cards>>,
    deck: Option<Placed<Cards>>,
    drop: Option<Placed<Cards>>,
    life: Option<Placed<Cards>>,
    warp: Option<Placed<Cards>>,
    z_deck: Option<Placed<Cards>>,
    z_energy: Option<Placed<Cards>>,
    removed: Option<Placed<Cards>>,
    /// How many energy markers there are (4.00, 1-14).
    pub(super) energy_markers: Option<u8>,
}

impl Side {
    pub(super) fn area(&self, area: Area) -> Option<&Placed<Cards>> {
        match area {
            Area::Leader => &self.leader,
            Area::Battle => &self.battle,
            Area::Unison => &self.unison,
            Area::Energy => &self.energy,
            Area::Combo => &self.combo,
            Area::Hand => &self.hand,
            Area::Deck => &self.deck,
            Area::Drop => &self.drop,
            Area::Life => &self.life,
            Area::Warp => &self.warp,
            Area::ZDeck => &self.z_deck,
            Area::ZEnergy => &self.z_energy,
            Area::Removed => &self.removed,
        }
        .as_ref()
    }
}

/// The cards of an area.
#[derive(Clone, Debug)]
pub(super) enum Cards {
    /// Only how many: blank cards on a board, any in an expectation.
    Count(u16),
    /// These.
    List(Vec<Entry>),
}

/// Cards of one kind in an area.
#[derive(Clone, Debug, Default)]
pub(super) struct Entry {
    pub(super) card: String,
    pub(super) copies: u16,
    pub(super) mode: Option<Mode>,
    pub(super) markers: Option<u8>,
    pub(super) back: Option<bool>,
    pub(super) facing: Option<Facing>,
    pub(super) under: Vec<Entry>,
    pub(super) alias: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryText {
    card: String,
    #[serde(default = "once")]
    x: u16,
    #[serde(default)]
    mode: Option<Mode>,
    #[serde(default)]
    markers: Option<u8>,
    #[serde(default)]
    back: Option<bool>,
    #[serde(default)]
    facing: Option<Facing>,
    #[serde(default)]
    under: Option<Cards>,
    #[serde(default, rename = "as")]
    alias: Option<String>,
}

fn once() -> u16 {
    1
}

/// The most copies that an entry can stand for.
const MOST: u16 = 200;

impl Entry {
    /// `hit`, `hit x4`, `hit rest`, `goku back`, `u +3` with markers.
    fn parse<E: serde::de::Error>(text: &str) -> Result<Self, E> {
        let mut words = text.split_whitespace();
        let mut entry = Self { card: words.next().unwrap_or_default().to_owned(), copies: 1, ..Self::default() };
        if entry.card.is_empty() {
            return Err(E::custom("a card is missing"));
        }
        for word in words {
            let number = |prefix: char| word.strip_prefix(prefix).and_then(|n| n.parse::<u16>().ok());
            match word {
                "rest" => entry.mode = Some(Mode::Rest),
                "active" => entry.mode = Some(Mode::Active),
                "back" => entry.back = Some(true),
                "front" => entry.back = Some(false),
                "hidden" => entry.facing = Some(Facing::Hidden),
                "revealed" => entry.facing = Some(Facing::Revealed),
                _ => match (number('x'), number('+').and_then(|n| u8::try_from(n).ok())) {
                    (Some(copies @ 1..=MOST), _) => entry.copies = copies,
                    (_, Some(markers)) => entry.markers = Some(markers),
                    _ => {
                        return Err(E::custom(format!(
                            "`{word}` after a card is none of x4, rest, active, back, front, hidden, revealed and +3 (markers)"
                        )));
                    }
                },
            }
        }
        Ok(entry)
    }

    fn mapping<E: serde::de::Error>(text: EntryText) -> Result<Self, E> {
        let under = match text.under {
            None => Vec::new(),
            Some(Cards::List(entries)) => entries,
            Some(Cards::Count(_)) => return Err(E::custom("cards under a card are named")),
        };
        let mut entry = Self::parse(&text.card)?;
        if !(1..=MOST).contains(&text.x) {
            return Err(E::custom(format!("`x` lies between 1 and {MOST}")));
        }
        if text.x > 1 {
            entry.copies = text.x;
        }
        entry.mode = text.mode.or(entry.mode);
        entry.markers = text.markers.or(entry.markers);
        entry.back = text.back.or(entry.back);
        entry.facing = text.facing.or(entry.facing);
        entry.under = under;
        entry.alias = text.alias;
        if entry.alias.is_some() && entry.copies > 1 {
            return Err(E::custom("`as` names one card"));
        }
        Ok(entry)
    }
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Entry;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card, such as `hit`, `hit x4 rest` or {card: hit, mode: rest}")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Entry, E> {
                Entry::parse(text)
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Entry, A::Error> {
                Entry::mapping(EntryText::deserialize(MapAccessDeserializer::new(map))?)
            }
        }
        deserializer.deserialize_any(Read)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Cards;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of cards, a card or a list of cards")
            }
            fn visit_u64<E: serde::de::Error>(self, n: u64) -> Result<Cards, E> {
                match u16::try_from(n) {
                    Ok(n @ 0..=MOST) => Ok(Cards::Count(n)),
                    _ => Err(E::custom(format!("an area has at most {MOST} cards here"))),
                }
            }
            fn visit_i64<E: serde::de::Error>(self, n: i64) -> Result<Cards, E> {
                self.visit_u64(u64::try_from(n).map_err(|_| E::custom("an area has no fewer than 0 cards"))?)
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Cards, E> {
                Ok(Cards::List(vec![Entry::parse(text)?]))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Cards, A::Error> {
                let entry = Entry::mapping(EntryText::deserialize(MapAccessDeserializer::new(map))?)?;
                Ok(Cards::List(vec![entry]))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Cards, A::Error> {
                let mut out = Vec::new();
                while let Some(entry) = seq.next_element()? {
                    out.push(entry);
                }
                Ok(Cards::List(out))
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// One step of the script.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Step {
    /// You do something.
    You(Listed<Action>),
    /// The opponent does something.
    Opponent(Listed<Action>),
    /// Look at the game where it waits for the next decision.
    Expect(Box<Expect>),
    /// Pass everything until a player is asked this, or the game is over.
    Until(Asked),
}

/// Something that a player does.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "Taken", rename_all = "kebab-case")]
pub(super) enum Action {
    /// No, nothing, enough.
    Pass,
    /// Ends the Main Phase, and with it the turn.
    EndTurn,
    /// Yes to the next question that can be answered so.
    Yes,
    /// No to it.
    No,
    /// Gives up.
    Concede,
    /// Attacks.
    Attack(AttackText),
    /// Plays a card from hand.
    Play(Ref),
    /// Uses a card in a combo.
    Combo(Ref),
    /// Activates a skill.
    Activate(Line1),
    /// Answers with a \[Counter\].
    Counter(Line1),
    /// A skill of this card takes the place of what would happen.
    Instead(Line1),
    /// Blocks: yes to the \[Blocker\] of this card.
    Block(Ref),
    /// Yes to the question of this card's skill.
    Use(Line1),
    /// The pending skill of this card is the next one.
    Next(Line1),
    /// Puts a card under the identical Unison Card.
    Grow(Ref),
    /// Puts a card into the Energy Area.
    Charge(Ref),
    /// Cards that a skill or its price asks for; none is none.
    Choose(Refs),
    /// Energy to rest.
    Pay(Refs),
    /// Cards from hand to discard.
    Discard(Refs),
    /// Cards of the opening hand that go back.
    Mulligan(Refs),
    /// The life card that goes.
    Life(Refs),
    /// Cards that have entered a deck at once, from the top.
    Order(Refs),
    /// One of several options, from 1.
    Option(Place),
    /// A number, such as X.
    Number(u16),
}

/// A card, by what the scenario calls it: `hit`, `hit#2`, `opponent.leader`.
pub(super) type Ref = String;

/// An attack.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AttackText {
    pub(super) with: Ref,
    pub(super) at: Ref,
}

/// A card, and where several things of it could be meant a skill line, from 1, and the card that it is about.
#[derive(Clone, Debug)]
pub(super) struct Line1 {
    pub(super) card: Ref,
    pub(super) line: Option<u8>,
    pub(super) about: Option<Ref>,
}

impl<'de> Deserialize<'de> for Line1 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Text {
            card: Ref,
            #[serde(default)]
            line: Option<u8>,
            #[serde(default)]
            about: Option<Ref>,
        }
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Line1;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card, or {card: goku, line: 2, about: red}")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Line1, E> {
                Ok(Line1 { card: text.to_owned(), line: None, about: None })
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Line1, A::Error> {
                let Text { card, line, about } = Text::deserialize(MapAccessDeserializer::new(map))?;
                if line == Some(0) {
                    return Err(A::Error::custom("skill lines are counted from 1"));
                }
                Ok(Line1 { card, line, about })
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// One card or several: a list is all of them, a single one may be one of several.
pub(super) type Refs = Listed<Ref>;

/// A place in a list, from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place(pub(super) u8);

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u8::deserialize(deserializer)? {
            0 => Err(D::Error::custom("options are counted from 1")),
            n => Ok(Self(n)),
        }
    }
}

/// Keywords with their arguments: `"[Double Strike] [Critical]"`.
#[derive(Clone, Debug)]
pub(super) struct TagsText(pub(super) Vec<Tag>);

impl<'de> Deserialize<'de> for TagsText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_tags(&String::deserialize(deserializer)?).map(Self).map_err(D::Error::custom)
    }
}

/// A question, of a player or of any.
#[derive(Clone, Copy, Debug)]
pub(super) enum Asked {
    Of(Option<Who>, Question),
    Over,
}

impl<'de> Deserialize<'de> for Asked {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Asked;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a question, such as `main`, {opponent: defense} or `over`")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Asked, E> {
                if text == "over" {
                    return Ok(Asked::Over);
                }
                word(text, "Question").map(|question| Asked::Of(None, question))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Asked, A::Error> {
                let Some((who, question)) = map.next_entry::<Who, Question>()? else {
                    return Err(A::Error::custom("a player is missing"));
                };
                if map.next_entry::<String, serde::de::IgnoredAny>()?.is_some() {
                    return Err(A::Error::custom("one player is asked at a time"));
                }
                Ok(Asked::Of(Some(who), question))
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Winner {
    You,
    Opponent,
    Draw,
    /// Nobody yet.
    None,
}

impl Winner {
    /// The word that messages know it by.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Opponent => "opponent",
            Self::Draw => "draw",
            Self::None => "none",
        }
    }
}

/// An action of a player that is legal or not.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Possible {
    You(Action),
    Opponent(Action),
}

/// What has to be true.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct Expect {
    pub(super) you: Side,
    pub(super) opponent: Side,
    pub(super) winner: Option<Winner>,
    pub(super) turn: Option<u16>,
    pub(super) turn_player: Option<Who>,
    pub(super) phase: Option<Phase>,
    pub(super) asks: Option<Asked>,
    pub(super) legal: Vec<Possible>,
    pub(super) illegal: Vec<Possible>,
    pub(super) power: BTreeMap<Ref, i32>,
    pub(super) cost: BTreeMap<Ref, u8>,
    pub(super) markers: BTreeMap<Ref, u8>,
    pub(super) mode: BTreeMap<Ref, Mode>,
    pub(super) back: BTreeMap<Ref, bool>,
    pub(super) has: BTreeMap<Ref, TagsText>,
    pub(super) lacks: BTreeMap<Ref, TagsText>,
    pub(super) area: BTreeMap<Ref, AreaText>,
    pub(super) under: BTreeMap<Ref, Refs>,
    pub(super) sees: ByPlayer,
    pub(super) sees_not: ByPlayer,
    pub(super) attacker: Option<Ref>,
    pub(super) guard: Option<Ref>,
    pub(super) log: Vec<String>,
    pub(super) no_log: Vec<String>,
}

/// Cards that each of the players is said something of.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct ByPlayer {
    pub(super) you: Refs,
    pub(super) opponent: Refs,
}

impl ByPlayer {
    /// Each player's cards.
    pub(super) const fn sides(&self) -> [(Who, &Refs); 2] {
        [(Who::You, &self.you), (Who::Opponent, &self.opponent)]
    }
}

/// A word of a closed list, by the name that the program has for the list.
fn word<'de, T: Deserialize<'de>, E: serde::de::Error>(text: &'de str, list: &'static str) -> Result<T, E> {
    T::deserialize(StrDeserializer::<Fault>::new(text)).map_err(|fault| E::custom(fault.of(list).message()))
}

/// `drop`, or `opponent.battle`.
#[derive(Clone, Copy, Debug)]
pub(super) struct AreaText {
    pub(super) whose: Option<Who>,
    pub(super) area: Area,
}

impl<'de> Deserialize<'de> for AreaText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (whose, area) = match text.split_once('.') {
            Some(("you", area)) => (Some(Who::You), area),
            Some(("opponent", area)) => (Some(Who::Opponent), area),
            Some((other, _)) => return Err(D::Error::custom(format!("`{other}` is neither you nor opponent"))),
            None => (None, text.as_str()),
        };
        let area = word(area, "Area")?;
        Ok(Self { whose, area })
    }
}
