//! When: the events that skills wait for, and what has to hold. Either is told by the other: an event that happens while
//! something holds, a condition that counts events.

use serde::{Deserialize, Serialize};

use super::{Area, Bounds, Cards, Facing, Family, Filter, Keyword, Mode, Phase, Quantity, Selector, Who};

/// The card that an event has to be about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watched {
    /// The card that has the skill.
    This,
    /// A card of yours that fits, this one included.
    Yours(Filter),
    /// Another card of yours that fits.
    YourOther(Filter),
    /// A card of the opponent's that fits.
    Theirs(Filter),
    /// Any card that fits.
    Any(Filter),
    /// Any of these.
    Either(Vec<Self>),
}

/// An event that makes an \[Auto\] skill pending (8-6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// A card enters a Battle or Unison Area from elsewhere by being played (8-6-5-3).
    Played(Watched),
    /// A card is placed in the Leader Area at the start (5-2-1-3).
    PlacedAsLeader,
    /// A card attacks (7-1-1).
    Attacks(Watched),
    /// A card attacks a card that fits.
    AttacksA(Watched, Filter),
    /// A card is attacked (7-1-1).
    Attacked(Watched),
    /// A card becomes the guard card, by attack or by \[Blocker\].
    Guards(Watched),
    /// A card is used in a combo (3-7-3); for the card itself the skill has to work there, `from: [combo]`.
    Comboed(Watched),
    /// A card is KO'd (10-1).
    Kod(Watched),
    /// A card leaves an area for another by whatever cause.
    Moved(Watched, Area, Area),
    /// A card leaves an area.
    Leaves(Watched, Area),
    /// A card enters an area.
    Enters(Watched, Area),
    /// A card goes from under another, the second, to an area (11-3).
    FromUnder(Watched, Watched, Area),
    /// A card is put under another, the second (11-3).
    GoesUnder(Watched, Watched),
    /// A card in play is switched to a mode.
    Switched(Watched, Mode),
    /// A skill gives a card more power.
    PowerRises(Watched),
    /// A skill takes power from a card.
    PowerFalls(Watched),
    /// Energy of a player is switched to a mode.
    SwitchesEnergy(Who, Mode),
    /// A card is about to deal damage by attacking (7-4-1-4-1).
    DealsDamage(Watched),
    /// A card has dealt damage by attacking (7-4-1-4-1-2).
    DealtDamage(Watched),
    /// The attack of a card is negated (7-1-4).
    AttackNegated(Watched),
    /// A player takes damage.
    Damaged(Who),
    /// A card loses a marker (7-4-1-4-3-4).
    LosesMarker(Watched),
    /// A life card is turned face up.
    TurnedUp(Watched),
    /// A card in play, or an energy, is switched to Revealed Mode or to Hidden Mode (4.00, 1-10-2).
    Turned(Watched, Facing),
    /// A leader is turned over.
    Awakens(Who),
    /// An Extra Card's skill is activated.
    UsesExtra(Who, Filter),
    /// A skill of the Extra Card that has this skill is activated.
    UsesThis,
    /// A \[Counter\] is activated.
    UsesCounter(Who),
    /// A card's \[Blocker\] is activated.
    UsesBlocker(Watched),
    /// A skill of a card is activated that has one of these keywords, or any where none is named.
    UsesKeyword(Watched, Vec<Keyword>),
    /// A turn begins (6-2-1).
    TurnStart(Who),
    /// A Main Phase begins (6-3-1-1).
    MainStart(Who),
    /// A Main Phase ends (6-3-1-3-1-1).
    MainEnd(Who),
    /// A turn ends (6-4-1-1).
    TurnEnd(Who),
    /// An Offense Step begins (7-2-1-1).
    OffenseStart,
    /// A Defense Step begins (7-3-1-1).
    DefenseStart,
    /// A Damage Step begins (7-4-1-1).
    DamageStart,
    /// A Damage Step ends (4.00, 8-4-7).
    DamageEnd,
    /// A card in a Combo Area goes to the Drop Area; by 4.00, 8-5-6, as the battle ends, while it is still there.
    ComboGoes(Watched),
    /// A battle ends in which this card attacked (7-4-1-8).
    BattleEndAttacking,
    /// A battle ends in which such a card attacked.
    BattleEndAfterAttack(Watched),
    /// A battle ends in which this card guarded.
    BattleEndGuarding,
    /// A battle ends in which this card was used in a combo (7-4-1-8-1); the skill has to work there, `from: [combo]`.
    BattleEndComboed,
    /// A player loses for want of a deck (9-2-4): only of use where a skill says what happens instead.
    RunsOut(Who),
    /// An event that is somebody's doing.
    By(Doer, Box<Trigger>),
    /// An event about a card that came to where it is from that area.
    From(Area, Box<Trigger>),
    /// An event that happens while a condition holds.
    While(Condition, Box<Trigger>),
    /// Any of these events.
    Either(Vec<Trigger>),
    /// A state of the game (8-6-6).
    Situation(Condition),
}

impl Trigger {
    /// Whether it asks whose doing the event is.
    pub(crate) fn asks_for_doer(&self) -> bool {
        match self {
            Self::By(..) => true,
            Self::From(_, event) | Self::While(_, event) => event.asks_for_doer(),
            Self::Either(parts) => parts.iter().any(Self::asks_for_doer),
            _ => false,
        }
    }

    /// Whether nothing but what happens to the card that has the skill meets it, as far as that is plain to see.
    pub(crate) fn is_of_own(&self) -> bool {
        match self {
            Self::Played(card)
            | Self::Attacks(card)
            | Self::AttacksA(card, _)
            | Self::Comboed(card)
            | Self::Kod(card)
            | Self::Moved(card, ..)
            | Self::Leaves(card, _)
            | Self::Enters(card, _)
            | Self::Switched(card, _) => *card == Watched::This,
            Self::By(_, event) | Self::From(_, event) | Self::While(_, event) => event.is_of_own(),
            Self::Either(parts) => parts.iter().all(Self::is_of_own),
            _ => false,
        }
    }
}

/// Whose doing an event is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doer {
    /// A skill's of that player does it, by itself or by the power it takes away (9-5-2-1, 9-7-2-1).
    Skill(Who),
    /// A battle does it.
    Battle,
    /// A card does it: a skill of its own, or the battle in which it attacks.
    Card(Watched),
    /// It is evolving (10-5-6), by a keyword skill or because another skill says so.
    Evolve,
    /// A \[Union\] skill does it (10-13-2-1).
    Union,
    /// A skill with this keyword does it, by its effect or its price.
    Keyword(Keyword),
    /// A skill of a keyword of this family does it, by its effect or its price.
    Family(Family),
    /// A skill of such a card does it.
    SkillOf(Watched),
    /// The attack of such a card does it.
    AttackOf(Watched),
    /// A skill with any keyword skill at its head does it.
    KeywordSkill,
    /// A skill does it, but none of this kind.
    SkillBut(Box<Doer>),
    /// This one does not do it.
    Not(Box<Doer>),
}

/// Something that holds or does not.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Your Leader Card fits.
    Leader(Filter),
    /// The opponent's Leader Card fits.
    OpponentsLeader(Filter),
    /// The back of your Leader Card fits, whichever side is up.
    LeaderBack(Filter),
    /// So many cards fit.
    Count(Selector, Bounds),
    /// A number lies within bounds.
    Within(Quantity, Bounds),
    /// It is that player's turn.
    Turn(Who),
    /// The turn is in this phase.
    Phase(Phase),
    /// All of these cards fit, and there is one.
    Are(Cards, Filter),
    /// There is such a card at all: "if you did".
    Any(Cards),
    /// There are such cards, and all of them lie in this area.
    In(Cards, Area),
    /// The skill has done something to so many cards in this resolution: "if you added a card to your hand".
    Did {
        /// What it has done.
        deed: Deed,
        /// To which cards.
        #[serde(default = "Filter::any", skip_serializing_if = "Filter::is_any")]
        cards: Filter,
        /// To how many.
        count: Bounds,
    },
    /// The energy cost of the card was paid to activate the skill that asks, not spared and not paid in another way.
    PaidEnergyCost,
    /// There are such cards, and all of them came to where they are from one of these areas.
    Came(Cards, Vec<Area>),
    /// There are such cards, and all of them are being shown to both players (8-5-2-1, 11-2-1).
    Shown(Cards),
    /// There are such cards, and all of them have come to where they are in this turn.
    NewThisTurn(Cards),
    /// An event has happened so many times in this turn, this very one included.
    Happened(Box<Trigger>, Bounds),
    /// The card attacks.
    Attacking(Cards),
    /// The card guards.
    Guarding(Cards),
    /// The player's leader shows its back.
    Awakened(Who),
    /// The card that has the skill lies under such a card (11-3).
    Beneath(Selector),
    /// So many of the described cards, or more, lie under a card of the player's Battle Area.
    Under {
        /// How many.
        at_least: u8,
        /// Which cards lie below.
        cards: Filter,
        /// Which card lies above.
        host: Filter,
    },
    /// The contrary.
    Not(Box<Self>),
    /// All of these.
    All(Vec<Self>),
    /// One of these.
    Either(Vec<Self>),
}

/// Something that a skill does to cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// It plays them.
    Play,
    /// It KO's them.
    Ko,
    /// It moves them to an area, otherwise than by drawing.
    MoveTo(Area),
    /// It makes a player discard them.
    Discard,
    /// It makes a player draw them.
    Draw,
    /// It switches them to a mode.
    Switch(Mode),
    /// It negates their attack.
    NegateAttack,
    /// It takes control of them.
    TakeControl,
}
