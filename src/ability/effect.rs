//! The verbs of the language: what a skill does when it resolves.
//!
//! Verbs run in the order written (1-3-7). What they chose, revealed or moved gets a name, and later words refer to the
//! name: there is no "last target".

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    Area, Cards, Condition, Filter, HowMany, Mode, Name, Node, Quantity, Selector, Shared, Skill, Tag, Trigger, Visit,
    Who,
};
use crate::card::Color;

/// Instructions, shared: a game that is cloned in the middle of a resolution copies a pointer.
pub type Block = Arc<[Effect]>;

/// How long a continuous effect lasts, from the chair of its master and the moment it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The end of the battle.
    Battle,
    /// The end of the Charge Phase.
    Charge,
    /// The end of the Main Phase.
    Main,
    /// The end of the turn.
    Turn,
    /// The end of the opponent's turn: of this one, if it is theirs, else of their next.
    OpponentsTurn,
    /// The end of the opponent's next turn after this one.
    OpponentsNextTurn,
    /// The end of the master's turn: of this one, if it is theirs, else of their next.
    YourTurn,
    /// The end of the master's next turn after this one.
    YourNextTurn,
    /// The start of the master's next turn.
    YourNextTurnStart,
    /// The start of the master's next Main Phase.
    YourNextMainStart,
    /// The end of the game.
    Game,
}

/// Where cards go.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Destination {
    /// An area of their owner.
    To(Area),
    /// The bottom of their owner's deck.
    DeckBottom,
    /// An energy area, resting.
    EnergyResting,
    /// An energy area, in Active Mode though the card has \[Energy-Exhaust\] (10-34-1).
    EnergyActive,
    /// Their owner's deck, which is then shuffled.
    Shuffled,
    /// Their owner's life, face up.
    LifeFaceUp,
    /// Under a card (11-3).
    Under(Cards),
    /// An area of the skill's master, who becomes their master (11-5).
    Yours(Area),
}

/// An action that a continuous effect can forbid (1-3-3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// To attack with these cards.
    Attack,
    /// To attack cards that fit with these cards.
    AttackA(Filter),
    /// To attack these cards.
    BeAttacked,
    /// To attack these cards with cards that fit.
    BeAttackedBy(Filter),
    /// To block with these cards.
    Block,
    /// To combo with these cards.
    Combo,
    /// To play these cards.
    Play,
    /// To play these cards by skills of cards that fit.
    PlayBySkill(super::Watched),
    /// To play these cards otherwise than by skills.
    PlayForCost,
    /// To activate skills of these cards.
    Activate,
    /// To activate skills of these cards that have one of these keywords, those that activate by themselves included.
    ActivateKeyword(Vec<super::Keyword>),
    /// To answer an attack with a \[Counter\] of these cards.
    CounterAttack,
    /// To switch these cards to Active Mode.
    SwitchToActive,
    /// To switch these cards to Rest Mode by skills of cards that fit.
    RestBySkill(super::Watched),
    /// To place these cards in an Energy Area.
    BecomeEnergy,
    /// To evolve these cards into others (10-5-4).
    BeEvolved,
    /// To place cards on top of these cards.
    BeCovered,
    /// To KO these cards by battle.
    BattleKo,
    /// To KO these cards by a skill.
    SkillKo,
    /// To KO these cards by the skills of that player.
    SkillKoBy(Who),
    /// To negate skills of these cards.
    NegateSkills,
    /// To negate attacks of these cards.
    NegateAttack,
    /// To move these cards out of their area by the opponent's skills.
    Leave,
    /// To move these cards out of their area, to that one if one is named, by skills of cards that fit.
    MovedBy(super::Watched, #[serde(default)] Option<Area>),
}

/// A continuous change to cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// More power, or less.
    Power(Quantity),
    /// This power, whatever it was before; what adds to it afterwards does.
    SetPower(Quantity),
    /// More combo power, or less.
    ComboPower(Quantity),
    /// A higher energy cost, or a lower one.
    Cost(Quantity),
    /// A higher combo cost, or a lower one.
    ComboCost(Quantity),
    /// A part more of the price of every skill that activates (8-4-2-1-1).
    SkillCost(super::Price),
    /// Less energy in the price of its skills with one of these keywords, or of all where none is named; energy of a color
    /// comes off energy of that color alone.
    SkillDiscount(#[serde(default)] Vec<super::Keyword>, super::Icons),
    /// More or less of its energy cost in this color, in its specified and its total cost (4.00, 20-21).
    CostIn(Color, Quantity),
    /// More or less of its specified cost in this color alone.
    SpecifiedCost(Color, Quantity),
    /// A keyword skill more.
    Gain(#[serde(deserialize_with = "super::written::tag")] Tag),
    /// A whole skill more.
    GainSkill(#[serde(deserialize_with = "super::written::skill")] Arc<Skill>),
    /// A color, trait, character or name more.
    Is(super::Attribute),
    /// All skills negated (8-3).
    Negate,
    /// The skills with a keyword negated.
    NegateKeyword(super::Keyword),
    /// All keyword skills negated.
    NegateKeywords,
    /// All skills negated but keyword skills.
    NegateOthers,
    /// Something forbidden.
    Forbid(Action),
    /// Without specified cost.
    NoSpecifiedCost,
    /// May attack Battle Cards in Active Mode.
    AttackActive,
    /// May attack cards in Active Mode that fit.
    AttackActiveA(Filter),
    /// To attack a card that fits, its player pays a price.
    AttackPrice(Filter, Vec<super::Price>),
    /// So many attacks are left to the cards that the effect is on, together.
    AttacksLeft(u8),
    /// May be used in a combo in Rest Mode.
    ComboResting,
    /// May activate \[Awaken\] whatever its condition says.
    MayAwaken,
    /// May activate \[Awaken\] with any number of life.
    MayAwakenAtAnyLife,
    /// Its energy cost need not be paid to play it.
    FreePlay,
    /// Its energy cost need not be paid to activate its skills with one of these keywords, or any where none is named.
    FreeSkill(#[serde(default)] Vec<super::Keyword>),
    /// One skill negated (8-3).
    NegateSkill(Arc<Skill>),
    /// Enters the Battle or Unison Area in Rest Mode.
    EntersResting,
    /// Unaffected by the skills of that player's cards that fit: not chosen by them, not changed by them (4-13). Its
    /// own skills do affect it.
    Unaffected(Who, Filter),
}

/// When a delayed action happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// At the end of the battle.
    BattleEnd,
    /// At the end of the turn.
    TurnEnd,
    /// At the end of that player's turn: of this one, if it is theirs, else of their next.
    EndOfTurn(Who),
    /// At the end of that player's next turn after this one.
    EndOfNextTurn(Who),
    /// At the start of that player's next turn, before their Charge Phase.
    NextTurnStart(Who),
    /// At the start of that player's next Main Phase.
    NextMainStart(Who),
}

/// A card that a skill makes (10-18).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Token {
    /// Its name.
    pub name: String,
    /// Its power.
    pub power: i32,
    /// Its colors.
    #[serde(default)]
    pub colors: crate::card::ColorSet,
    /// Its combo cost and combo power, if it can combo (3-7-3-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combo: Option<crate::card::Combo>,
    /// Its characters.
    #[serde(default)]
    pub characters: Vec<String>,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<String>,
    /// Its keyword skills.
    #[serde(default, deserialize_with = "super::written::tag_list")]
    pub tags: Vec<Tag>,
    /// In which mode it is played.
    #[serde(default, skip_serializing_if = "Mode::is_active")]
    pub mode: Mode,
    /// In whose Battle Area.
    #[serde(default, skip_serializing_if = "Who::is_you")]
    pub whose: Who,
    /// The name that it gets, together with those made before it under the same name.
    #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
    pub named: Option<Name>,
}

impl Token {
    /// A token without characters, traits and skills, in Active Mode.
    pub fn new(name: &str, power: i32, combo: Option<crate::card::Combo>) -> Self {
        Self {
            name: name.to_owned(),
            power,
            colors: crate::card::ColorSet::default(),
            combo,
            characters: Vec::new(),
            traits: Vec::new(),
            tags: Vec::new(),
            mode: Mode::Active,
            whose: Who::You,
            named: None,
        }
    }

    /// The card itself, however it is played.
    #[must_use]
    pub fn card(&self) -> Self {
        Self { mode: Mode::Active, whose: Who::You, named: None, ..self.clone() }
    }
}

/// The most that the cards of a choice may add up to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Together {
    /// Their power.
    Power(Quantity),
    /// Their energy costs.
    Cost(Quantity),
}

/// How any two of the cards of a choice are related.
///
/// In YAML: `{different: name}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// They have this in common.
    Same(Shared),
    /// They do not have this in common.
    Different(Shared),
}

/// Choosing cards (8-5-3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Choose {
    /// Among which.
    pub from: Selector,
    /// How many.
    pub count: HowMany,
    /// The name they get.
    #[serde(rename = "as")]
    pub name: Name,
    /// Who chooses; where both do, each from their own chair, the turn player first (1-3-4).
    #[serde(default, skip_serializing_if = "Who::is_you")]
    pub who: Who,
    /// \[Barrier\] does not matter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ignoring_barrier: bool,
    /// How any two of them are related.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub related: Option<Relation>,
    /// All of them together within a bound.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub together: Option<Together>,
    /// Chance picks each card.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_random: bool,
}

impl Choose {
    /// Whether which card is chosen can matter to which others can be.
    pub const fn is_bound(&self) -> bool {
        self.related.is_some() || self.together.is_some()
    }

    /// The skill's master chooses.
    pub fn new(from: Selector, count: HowMany, name: &str) -> Self {
        Self {
            from,
            count,
            name: name.into(),
            who: Who::You,
            ignoring_barrier: false,
            related: None,
            together: None,
            at_random: false,
        }
    }
}

/// One instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Choose cards and name them.
    Choose(Choose),
    /// Name cards without a choice: "the cards looked at".
    Name(Name, Cards),
    /// Draw cards, one by one (4-9).
    Draw(Quantity),
    /// A player draws.
    PlayerDraws(Who, Quantity),
    /// Draw up to so many (4-9-4).
    DrawUpTo(Quantity),
    /// Look at the top cards of your deck and name them (11-6).
    LookAtTop(Quantity, Name),
    /// Look at cards of other secret areas, such as a hand or life, and name them (11-6).
    Look(Cards, Name),
    /// Show cards to both players (11-2).
    Reveal(Cards),
    /// Shuffle a deck (3-2-4).
    Shuffle(Who),
    /// Shuffle a deck or life if cards in it could be chosen in this resolution: "if you looked through it" (8-5-3-7).
    ShuffleSearched(Who, Area),
    /// Shuffle life that has been looked through.
    ShuffleLife(Who),
    /// Move cards; not a KO, not a play.
    Move(Cards, Destination),
    /// Move only the top card of each pile (11-3-6).
    MoveTop(Cards, Destination),
    /// KO cards (10-1).
    Ko(Cards),
    /// Play cards without their cost (6-3-1-2-1), in a mode.
    Play(Cards, Mode),
    /// Play cards with their skills negated, for as long as nothing else is said.
    PlayNegated(Cards, Mode, #[serde(default = "game", skip_serializing_if = "is_game")] Until),
    /// Play a card on top of another, in a mode, or in that of the card below (9-4).
    PlayOnto(Cards, Cards, #[serde(default, skip_serializing_if = "Option::is_none")] Option<Mode>),
    /// Evolve: play the first card on top of the second (10-5-4, 10-5-6), in a mode, or in that of the card below.
    Evolve(Cards, Cards, #[serde(default, skip_serializing_if = "Option::is_none")] Option<Mode>),
    /// Play cards as evolved, without their cost (10-5-5, 10-5-7).
    PlayEvolved(Cards, Mode),
    /// The card that is being played, if it fits, comes in that mode.
    PlayedIn(Filter, Mode),
    /// The card that is being played, if it fits, has a change from the moment it is played.
    PlayedWith(Filter, Change, Until),
    /// Bring cards to your Battle Area in silence, for a keyword skill (11-7-2).
    Gather(Cards),
    /// Use cards in a combo without their cost.
    Combo(Cards),
    /// Use cards in a combo without their cost and with their skills negated.
    ComboNegated(Cards, Until),
    /// Switch cards to a mode.
    Switch(Cards, Mode),
    /// A continuous effect on cards.
    Give(Cards, Change, Until),
    /// The first cards gain the skills printed on the second.
    CopySkills(Cards, Cards, Until),
    /// This very skill is negated.
    NegateThisSkill(Until),
    /// Activate a skill of an Extra Card, without its price.
    Activate(Cards),
    /// Activate one skill each of cards, without its price, that has one of these keywords, or any where none is named.
    ActivateSkill(Cards, #[serde(default)] Vec<super::Keyword>),
    /// A continuous effect on all cards that fit, those to come included.
    GiveAll(Selector, Change, Until),
    /// A continuous effect on the cost of the next card that fits and is played or has such a skill activated: "the next
    /// time".
    GiveNext(Selector, Change, Until),
    /// The next time that something happens, do something: as an \[Auto\] skill, which no card has and which knows what
    /// has been named here.
    WhenNext(Trigger, Until, Block),
    /// Each time that something happens, do something.
    Whenever(Trigger, Until, Block),
    /// Deal damage (4-10).
    Damage(Who, Quantity),
    /// A player discards from hand, choosing.
    Discard(Who, Quantity),
    /// Add or remove markers (4-12).
    Markers(Cards, Quantity),
    /// Turn life cards face up: both players see them.
    TurnUp(Cards),
    /// Turn life cards face down.
    TurnDown(Cards),
    /// Turn a leader over (10-2-3, 10-28-3).
    Flip(Cards),
    /// Make a token and play it (10-18).
    Token(Token),
    /// Take control (11-5).
    TakeControl(Cards),
    /// The attack is negated (7-1-4).
    NegateAttack,
    /// The answered activation is negated: its effect does not resolve (10-10-5).
    NegateActivation,
    /// A \[Blocker\] is negated: the first target is the target again (10-4-2).
    NegateBlocker,
    /// The answered play fails; the card goes somewhere instead.
    NegatePlay(Destination),
    /// The guard card becomes another.
    Redirect(Cards),
    /// Do one thing if a condition holds, else another.
    If(Condition, Block, #[serde(default = "nothing")] Block),
    /// The player may do the first; having done all of it, the second follows.
    May(Block, #[serde(default = "nothing")] Block),
    /// Do the first; where all of it could be done, the second follows.
    Done(Block, Block),
    /// Unless that player does the first, the second happens.
    Unless(Who, Block, Block),
    /// Choose so many of the options and do them in an order of one's choice (10-27).
    Options(u8, Vec<Block>),
    /// Do it for each of the players, the turn player first (1-3-4).
    EachPlayer(Block),
    /// A player does it.
    As(Who, Block),
    /// Name a whole number, from 1 (1-3-5), or from 0 up to a maximum (1-3-5-1); it is the X of what follows.
    NameNumber(#[serde(default)] Option<Quantity>),
    /// Do it so many times.
    Repeat(Quantity, Block),
    /// Do it later; names keep their cards.
    Later(Moment, Block),
    /// A player wins at once (1-2-6).
    Win(Who),
    /// A player loses at once (1-2-6).
    Lose(Who),
}

impl Destination {
    /// The area where cards come to lie; `None` where they go under a card.
    pub const fn area(&self) -> Option<Area> {
        match self {
            Self::To(area) | Self::Yours(area) => Some(*area),
            Self::DeckBottom | Self::Shuffled => Some(Area::Deck),
            Self::LifeFaceUp => Some(Area::Life),
            Self::EnergyResting | Self::EnergyActive => Some(Area::Energy),
            Self::Under(_) => None,
        }
    }
}

impl Effect {
    /// Whether this instruction, or one within it, is as asked. Those of a skill that it gives are that skill's.
    pub fn any(&self, asked: &impl Fn(&Self) -> bool) -> bool {
        struct Search<'a, F> {
            asked: &'a F,
            found: bool,
        }
        impl<'s, F: Fn(&Effect) -> bool> Visit<'s> for Search<'_, F> {
            fn effect(&mut self, effect: &'s Effect) {
                self.found = self.found || (self.asked)(effect);
                if !self.found {
                    effect.walk(self);
                }
            }

            fn change(&mut self, _: &'s Change) {}
        }
        let mut search = Search { asked, found: false };
        self.accept(&mut search);
        search.found
    }

    /// The cards that it says something of in so many words, in the order of the words: not those that it only counts,
    /// describes or asks about, nor those of the instructions within it.
    pub fn cards(&self) -> Vec<&Cards> {
        struct Direct<'s>(Vec<&'s Cards>);
        impl<'s> Visit<'s> for Direct<'s> {
            fn cards(&mut self, cards: &'s Cards) {
                self.0.push(cards);
            }

            fn block(&mut self, _: &'s Block) {}

            fn change(&mut self, _: &'s Change) {}

            fn choose(&mut self, _: &'s Choose) {}

            fn condition(&mut self, _: &'s Condition) {}

            fn filter(&mut self, _: &'s Filter) {}

            fn quantity(&mut self, _: &'s Quantity) {}

            fn selector(&mut self, _: &'s Selector) {}

            fn trigger(&mut self, _: &'s Trigger) {}
        }
        let mut direct = Direct(Vec::new());
        self.walk(&mut direct);
        direct.0
    }
}

fn nothing() -> Block {
    Block::default()
}

const fn game() -> Until {
    Until::Game
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_game(until: &Until) -> bool {
    *until == Until::Game
}
