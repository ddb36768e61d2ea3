//! What effects do, what they cost, and what has to hold.

use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::cards::{Amount, Cards, Filter, Per, Pick, Who};
use crate::ability::deeds::Nested;

/// What is done with cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verb {
    /// Destroyed, and to the Graveyard.
    Destroy,
    /// Sent to the Graveyard otherwise.
    Send,
    /// From a hand to the Graveyard.
    Discard,
    /// To the Graveyard as a Tribute.
    Tribute,
    /// Out of the field of play.
    Banish,
    /// To the hand of its owner.
    Hand,
    /// Onto the Deck of its owner.
    Top,
    /// Under the Deck of its owner.
    Bottom,
    /// Into the Deck of its owner, which is shuffled.
    Shuffle,
    /// Shown to both players.
    Reveal,
    /// Set on the field.
    Set,
}

/// How a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Lies {
    /// Face-up Attack Position; of spells and traps: face-up.
    Attack,
    /// Face-up Defense Position.
    Defense,
    /// Face-down Defense Position; of spells and traps: Set.
    Down,
}

/// How the position of a monster is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Turn {
    /// To the other one: attack to defense, defense to face-up attack.
    Over,
    /// To this one.
    To(Lies),
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// While the card is where it is.
    #[default]
    Stays,
    /// Until the end of the turn.
    TurnEnds,
    /// Until the end of the next turn.
    NextTurnEnds,
    /// Until the end of the Damage Step.
    Damage,
}

/// What is true of a monster or not.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Word {
    /// It inflicts piercing battle damage.
    Piercing,
    /// It can attack directly.
    Direct,
    /// It can attack twice in each Battle Phase.
    Twice,
    /// It cannot attack.
    NoAttack,
    /// It cannot attack directly.
    NoDirect,
    /// Battle does not destroy it.
    BattleProof,
    /// Card effects do not destroy it.
    EffectProof,
    /// Effects of the opponent do not target it.
    Untargeted,
    /// No card effects target it.
    NoTarget,
    /// It cannot be attacked.
    Unattacked,
    /// Its position cannot be changed.
    Still,
    /// It cannot be Tributed.
    NoTribute,
    /// Its effects are negated.
    Negated,
    /// Spells do not affect it.
    SpellProof,
    /// Traps do not affect it.
    TrapProof,
    /// Its player takes no battle damage from battles with it.
    Harmless,
    /// It cannot be changed to face-up by its player.
    NoFlip,
    /// It cannot be Special Summoned.
    NoSpecial,
    /// It cannot be used as a Synchro Material.
    NoSynchro,
    /// It cannot be used as an Xyz Material.
    NoXyz,
    /// It is changed to Defense Position at the end of the Damage Step in which it attacked.
    Tires,
    /// The same at the end of the Battle Phase.
    TiresLater,
    /// A Gemini monster that has been Normal Summoned again: an Effect Monster.
    Twin,
}

/// What a monster gains.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gain {
    /// ATK and DEF, or less of them, times something.
    Stats(i32, i32, Per),
    /// Its ATK becomes this.
    Atk(Amount),
    /// Its DEF becomes this.
    Def(Amount),
    /// Its ATK is halved.
    HalfAtk,
    /// Its ATK is doubled.
    DoubleAtk,
    /// Levels, or fewer.
    Level(i8),
    /// Words.
    Words(Vec<Word>),
    /// Another type.
    Race(String),
    /// Another attribute.
    Attribute(String),
    /// Another name.
    Name(String),
}

/// What somebody can be kept from.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, VariantArray, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum Act {
    /// Declaring attacks.
    Attack,
    /// Normal Summons and Sets of monsters.
    NormalSummon,
    /// Special Summons.
    SpecialSummon,
    /// Flip Summons.
    FlipSummon,
    /// Activating Spell Cards.
    Spell,
    /// Activating Trap Cards.
    Trap,
    /// Activating Spell and Trap Cards.
    SpellTrap,
    /// Activating effects of monsters.
    MonsterEffect,
    /// The Battle Phase.
    Battle,
    /// The next Draw Phase.
    Draw,
    /// Changing battle positions.
    Position,
}

/// What a token is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Form {
    /// Its name.
    pub name: String,
    /// Its type.
    pub race: String,
    /// Its attribute.
    pub attribute: String,
    /// Its Level.
    pub level: u8,
    /// ATK and DEF.
    pub stats: [i32; 2],
}

/// What an effect does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// What follows is done later than what stands before: "then".
    Then,
    /// Somebody draws.
    Draw(Who, Amount),
    /// Somebody discards; at random, or what that player chooses.
    Discard(Who, u8, bool),
    /// Cards go from the top of a Deck to the Graveyard.
    Mill(Who, u8),
    /// Damage.
    Damage(Who, Amount),
    /// Life Points are gained.
    GainLp(Who, Amount),
    /// Life Points are lost.
    LoseLp(Who, Amount),
    /// Something is done with cards.
    Move(Verb, Cards),
    /// Monsters are Special Summoned, to the player's side, in a position or in any.
    Summon(Cards, Option<Lies>),
    /// Monsters gain something.
    Gain(Cards, Gain, Until),
    /// Positions are changed.
    Turn(Cards, Turn),
    /// Counters are put on cards, or taken away.
    Counters(Cards, i8, String),
    /// The player takes control of cards.
    Control(Cards, Until),
    /// Tokens are Special Summoned: how many, what they are, to whom, how.
    Token(u8, Form, Who, Lies),
    /// The card is equipped to cards.
    Equip(Cards),
    /// The activation that is answered is negated.
    NegateActivation,
    /// The effect that is answered is negated.
    NegateEffect,
    /// The attack is negated.
    NegateAttack,
    /// The attack is made on another monster.
    Redirect(Cards),
    /// The Battle Phase ends.
    EndBattle,
    /// A Fusion Summon, of such a monster.
    Fusion(Filter),
    /// A Ritual Summon, of such a monster; Tributes of just its Level, or of as much at least.
    Ritual(Filter, bool),
    /// Somebody is kept from something.
    Forbid(Who, Act, Until),
    /// The hand of somebody is looked at.
    Look(Who),
    /// Cards from the top of the player's Deck are shown.
    Excavate(u8),
    /// Those that were shown and are such go to the hand, the others under the Deck.
    Pick(Filter),
    /// No battle damage is taken by somebody.
    NoBattleDamage(Who, Until),
    /// A coin is called: what happens if it was called right, and if not.
    Coin(Vec<Self>, Vec<Self>),
    /// The player wins the Duel.
    Win,
    /// What the player may do.
    May(Vec<Self>),
    /// What is done if something holds.
    If(Test, Vec<Self>),
    /// What is done if the deed before was.
    IfDone(Vec<Self>),
    /// What is done in the End Phase of the turn.
    Later(Vec<Self>),
}

/// What is paid.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Price {
    /// Life Points.
    Lp(u32),
    /// Half of them.
    HalfLp,
    /// Something is done with cards.
    Move(Verb, Cards),
    /// Xyz Materials are detached from the card.
    Detach(u8),
    /// Counters are taken from the card.
    Counters(u8, String),
    /// The card does not attack in this turn, and has not.
    NoAttack,
}

/// Something that holds or does not.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Test {
    /// There are so many cards, at least.
    Have(Pick),
    /// There are none of these.
    HaveNo(Pick),
    /// All of the player's monsters are these, and there is one.
    Only(Filter),
    /// It is the turn of somebody.
    Turn(Who),
    /// It is a Main Phase of the turn player.
    Main,
    /// It is a Battle Phase.
    Battle,
    /// The player's Life Points are at most so much.
    LpMost(i32),
    /// The player's Life Points are lower than the opponent's.
    LpLess,
    /// The card is in Attack Position.
    Attack,
    /// The card is in Defense Position.
    Defense,
    /// The opponent controls more monsters.
    Fewer,
    /// The card has as many counters at least.
    Counter(u8, String),
    /// The card has no Xyz Material.
    NoMaterial,
    /// The card has Xyz Material.
    Material,
    /// The card attacks.
    Attacks,
    /// The card battles such a monster, and it is the Damage Step.
    Fights(Filter),
    /// It is no Damage Step.
    NoDamageStep,
    /// The card is face-up, or was as it left the field.
    WasUp,
    /// The player has no cards in hand.
    EmptyHand,
    /// The card was Normal Summoned or turned face-up in this turn.
    JustCame,
}

impl Deed {
    /// The cards that it is about.
    pub const fn cards(&self) -> Option<&Cards> {
        match self {
            Self::Move(_, cards)
            | Self::Summon(cards, _)
            | Self::Gain(cards, ..)
            | Self::Turn(cards, _)
            | Self::Counters(cards, ..)
            | Self::Control(cards, _)
            | Self::Equip(cards)
            | Self::Redirect(cards) => Some(cards),
            Self::Then
            | Self::Draw(..)
            | Self::Discard(..)
            | Self::Mill(..)
            | Self::Damage(..)
            | Self::GainLp(..)
            | Self::LoseLp(..)
            | Self::Token(..)
            | Self::NegateActivation
            | Self::NegateEffect
            | Self::NegateAttack
            | Self::EndBattle
            | Self::Fusion(_)
            | Self::Ritual(..)
            | Self::Forbid(..)
            | Self::Look(_)
            | Self::Excavate(_)
            | Self::Pick(_)
            | Self::NoBattleDamage(..)
            | Self::Coin(..)
            | Self::Win
            | Self::May(_)
            | Self::If(..)
            | Self::IfDone(_)
            | Self::Later(_) => None,
        }
    }

    /// The deeds within it, in this order; of a coin both sides.
    pub fn within(&self) -> [&[Self]; 2] {
        match self {
            Self::Coin(heads, tails) => [heads, tails],
            Self::May(deeds) | Self::If(_, deeds) | Self::IfDone(deeds) | Self::Later(deeds) => [deeds, &[]],
            _ => [&[], &[]],
        }
    }

    /// How many targets there have to be for all that it speaks of.
    pub fn targets(&self) -> usize {
        let per = match self {
            Self::Draw(_, amount) | Self::Damage(_, amount) | Self::GainLp(_, amount) | Self::LoseLp(_, amount) => {
                Some(&amount.per)
            }
            Self::Gain(_, Gain::Stats(_, _, per), _) => Some(per),
            Self::Gain(_, Gain::Atk(amount) | Gain::Def(amount), _) => Some(&amount.per),
            _ => None,
        };
        let own = [self.cards(), per.and_then(Per::cards)].into_iter().flatten().map(Cards::targets);
        let within = self.within().into_iter().flatten().map(Self::targets);
        own.chain(within).max().unwrap_or(0)
    }

    /// Whether it changes ATK or DEF of a monster directly (18-2).
    pub fn changes_stats(&self) -> bool {
        let gain = |gain: &Gain| {
            matches!(gain, Gain::Stats(..) | Gain::Atk(_) | Gain::Def(_) | Gain::HalfAtk | Gain::DoubleAtk)
        };
        matches!(self, Self::Gain(_, it, _) if gain(it))
    }
}

impl Nested for Deed {
    fn lists(&self) -> [&[Self]; 2] {
        self.within()
    }
}
