//! The one walk over a skill: what stands within what.
//!
//! [`Visit`] looks at the parts of a skill, [`Rewrite`] changes them. Each has a method for every kind of part; unless a
//! visitor says otherwise, it goes on to what stands within ([`Node::walk`], [`Node::walk_mut`]), in the order of the words.
//! Both come from the one description at the end of this file. It names every variant and every field: what the language
//! gets new does not compile until it is named there, and then every visitor gets there.

use std::sync::Arc;

use super::{
    Action, Area, Argument, Attribute, Block, Body, Bounds, Cards, Change, Choose, Condition, Count, DeckPart,
    DeckRule, Declared, Deed, Destination, Discount, Doer, Does, Effect, Facing, Family, Fate, Filter, Ground, HowMany,
    Icons, Instead, Keyword, Limits, Markers, Mode, Moment, Name, Phase, Price, Quantity, Relation, Says, Scope,
    Selector, Shared, Side, Skill, SkillKind, Skills, Skip, Statement, Step, Subject, Tag, Together, Token, Trigger,
    Until, UsedFrom, Watched, Who,
};
use crate::card::{Color, ColorSet, Combo, Kind};

/// A part of a skill, or a list of parts.
pub trait Node {
    /// Shows the part to the visitor's method for its kind.
    fn accept<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
        self.walk(visitor);
    }

    /// Shows what stands within the part, and not the part.
    fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V);

    /// Hands the part to the rewriter's method for its kind.
    fn accept_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
        self.walk_mut(rewriter);
    }

    /// Hands over what stands within the part, and not the part.
    fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R);
}

impl<T: Node> Node for Option<T> {
    fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
        if let Some(part) = self {
            part.accept(visitor);
        }
    }

    fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
        if let Some(part) = self {
            part.accept_mut(rewriter);
        }
    }
}

impl<T: Node> Node for Vec<T> {
    fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
        for part in self {
            part.accept(visitor);
        }
    }

    fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
        for part in self {
            part.accept_mut(rewriter);
        }
    }
}

impl<T: Node> Node for Box<T> {
    fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
        (**self).accept(visitor);
    }

    fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
        (**self).accept_mut(rewriter);
    }
}

/// What is shared is copied before it is rewritten.
impl<T: Node + Clone> Node for Arc<T> {
    fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
        (**self).accept(visitor);
    }

    fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
        Self::make_mut(self).accept_mut(rewriter);
    }
}

impl Node for Block {
    fn accept<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
        visitor.block(self);
    }

    fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
        for effect in self.iter() {
            effect.accept(visitor);
        }
    }

    fn accept_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
        rewriter.block(self);
    }

    fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
        for effect in Self::make_mut(self) {
            effect.accept_mut(rewriter);
        }
    }
}

impl<A: Node, B: Node> Node for (A, B) {
    fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
        self.0.accept(visitor);
        self.1.accept(visitor);
    }

    fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
        self.0.accept_mut(rewriter);
        self.1.accept_mut(rewriter);
    }
}

impl Node for Name {
    fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
        visitor.name(self);
    }

    fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
        rewriter.name(self);
    }
}

impl Node for String {
    fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
        visitor.text(self);
    }

    fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
        rewriter.text(self);
    }
}

/// Nothing stands within a yes or no, and its field says what it means.
impl Node for bool {
    fn walk<'s, V: Visit<'s>>(&'s self, _: &mut V) {}

    fn walk_mut<R: Rewrite>(&mut self, _: &mut R) {}
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl Node for $number {
            fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
                visitor.number((*self).into());
            }

            fn walk_mut<R: Rewrite>(&mut self, _: &mut R) {}
        })*
    };
}

numbers! { u8 i8 i32 }

/// A name that may be given.
trait Given {
    fn given(&self) -> Option<&Name>;
    fn given_mut(&mut self) -> Option<&mut Name>;
}

impl Given for Name {
    fn given(&self) -> Option<&Name> {
        Some(self)
    }

    fn given_mut(&mut self) -> Option<&mut Name> {
        Some(self)
    }
}

impl Given for Option<Name> {
    fn given(&self) -> Option<&Name> {
        self.as_ref()
    }

    fn given_mut(&mut self) -> Option<&mut Name> {
        self.as_mut()
    }
}

/// Hands a part over: as what its type says, or to the method named behind it.
macro_rules! hand {
    ($visitor:ident, $part:ident, $way:ident) => {
        $part.$way($visitor)
    };
    ($visitor:ident, $part:ident, accept, gives) => {
        $part.given().into_iter().for_each(|name| $visitor.gives(name))
    };
    ($visitor:ident, $part:ident, accept_mut, gives) => {
        $part.given_mut().into_iter().for_each(|name| $visitor.gives(name))
    };
    ($visitor:ident, $part:ident, $way:ident, $method:ident) => {
        $visitor.$method($part)
    };
}

/// Makes both kinds of visitors, and the ways of all parts, out of a description.
macro_rules! tree {
    (
        $(struct $Struct:ident => $of_struct:ident { $($field:ident $(: $to:ident)?),* $(,)? })*
        $(enum $Enum:ident => $of_enum:ident {
            $($Variant:ident $(($($part:ident $(: $part_to:ident)?),*))? $({ $($key:ident $(: $key_to:ident)?),* })?),* $(,)?
        })*
        $(leaf $Leaf:ident => $of_leaf:ident)*
    ) => {
        /// Looks at the parts of a skill.
        ///
        /// ```
        /// use deckscouter::ability::{Cards, Node, Visit, written::Line};
        ///
        /// #[derive(Default)]
        /// struct Leaders(usize);
        ///
        /// impl<'s> Visit<'s> for Leaders {
        ///     fn cards(&mut self, cards: &'s Cards) {
        ///         self.0 += usize::from(matches!(cards, Cards::Leader(_)));
        ///         cards.walk(self);
        ///     }
        /// }
        ///
        /// let text = "{tags: '[Auto]', do: [{if: [{attacking: {leader: you}}, [{switch: [{leader: you}, active]}]]}]}";
        /// let Line(skill) = serde_yaml::from_str(text).unwrap();
        /// let mut leaders = Leaders::default();
        /// skill.accept(&mut leaders);
        /// assert_eq!(leaders.0, 2);
        /// ```
        pub trait Visit<'s>: Sized {
            $(#[doc = concat!("Sees a [`", stringify!($Struct), "`].")]
            fn $of_struct(&mut self, $of_struct: &'s $Struct) {
                $of_struct.walk(self);
            })*
            $(#[doc = concat!("Sees a [`", stringify!($Enum), "`].")]
            fn $of_enum(&mut self, $of_enum: &'s $Enum) {
                $of_enum.walk(self);
            })*
            $(#[doc = concat!("Sees a [`", stringify!($Leaf), "`].")]
            fn $of_leaf(&mut self, _: $Leaf) {})*
            /// Sees a [`Block`] of instructions.
            fn block(&mut self, block: &'s Block) {
                block.walk(self);
            }
            /// Sees all parts of a price.
            fn prices(&mut self, prices: &'s Vec<Price>) {
                prices.walk(self);
            }
            /// Sees a name that is given to cards here.
            fn gives(&mut self, name: &'s Name) {
                self.name(name);
            }
            /// Sees a name that was given to cards, and unless [`Visit::gives`] says otherwise one that is.
            fn name(&mut self, _: &'s Name) {}
            /// Sees printed words: of a card name, a character, a trait, an era.
            fn text(&mut self, _: &'s str) {}
            /// Sees a number.
            fn number(&mut self, _: i64) {}
        }

        /// Changes the parts of a skill.
        ///
        /// ```
        /// use deckscouter::ability::{Node, Rewrite, Who, written::Line};
        ///
        /// struct FromTheOtherChair;
        ///
        /// impl Rewrite for FromTheOtherChair {
        ///     fn who(&mut self, who: &mut Who) {
        ///         *who = match who {
        ///             Who::You => Who::Opponent,
        ///             Who::Opponent => Who::You,
        ///             Who::Both => Who::Both,
        ///         };
        ///     }
        /// }
        ///
        /// let skill = |text| serde_yaml::from_str::<Line>(text).unwrap().0;
        /// let mut shuffled = skill("{when: {damaged: you}, do: [{shuffle: you}]}");
        /// shuffled.accept_mut(&mut FromTheOtherChair);
        /// assert_eq!(shuffled, skill("{when: {damaged: opponent}, do: [{shuffle: opponent}]}"));
        /// ```
        pub trait Rewrite: Sized {
            $(#[doc = concat!("Rewrites a [`", stringify!($Struct), "`].")]
            fn $of_struct(&mut self, $of_struct: &mut $Struct) {
                $of_struct.walk_mut(self);
            })*
            $(#[doc = concat!("Rewrites a [`", stringify!($Enum), "`].")]
            fn $of_enum(&mut self, $of_enum: &mut $Enum) {
                $of_enum.walk_mut(self);
            })*
            $(#[doc = concat!("Rewrites a [`", stringify!($Leaf), "`].")]
            fn $of_leaf(&mut self, _: &mut $Leaf) {})*
            /// Rewrites a [`Block`] of instructions.
            fn block(&mut self, block: &mut Block) {
                block.walk_mut(self);
            }
            /// Rewrites all parts of a price.
            fn prices(&mut self, prices: &mut Vec<Price>) {
                prices.walk_mut(self);
            }
            /// Rewrites a name that is given to cards here.
            fn gives(&mut self, name: &mut Name) {
                self.name(name);
            }
            /// Rewrites a name that was given to cards, and unless [`Rewrite::gives`] says otherwise one that is.
            fn name(&mut self, _: &mut Name) {}
            /// Rewrites printed words: of a card name, a character, a trait, an era.
            fn text(&mut self, _: &mut String) {}
        }

        $(impl Node for $Struct {
            fn accept<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
                visitor.$of_struct(self);
            }

            fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
                let Self { $($field),* } = self;
                $(hand!(visitor, $field, accept $(, $to)?);)*
            }

            fn accept_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
                rewriter.$of_struct(self);
            }

            fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
                let Self { $($field),* } = self;
                $(hand!(rewriter, $field, accept_mut $(, $to)?);)*
            }
        })*

        $(impl Node for $Enum {
            fn accept<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
                visitor.$of_enum(self);
            }

            fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
                match self {
                    $(Self::$Variant $(($($part),*))? $({ $($key),* })? => {
                        $($(hand!(visitor, $part, accept $(, $part_to)?);)*)?
                        $($(hand!(visitor, $key, accept $(, $key_to)?);)*)?
                    })*
                }
            }

            fn accept_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
                rewriter.$of_enum(self);
            }

            fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
                match self {
                    $(Self::$Variant $(($($part),*))? $({ $($key),* })? => {
                        $($(hand!(rewriter, $part, accept_mut $(, $part_to)?);)*)?
                        $($(hand!(rewriter, $key, accept_mut $(, $key_to)?);)*)?
                    })*
                }
            }
        })*

        $(impl Node for $Leaf {
            fn walk<'s, V: Visit<'s>>(&'s self, visitor: &mut V) {
                visitor.$of_leaf(*self);
            }

            fn walk_mut<R: Rewrite>(&mut self, rewriter: &mut R) {
                rewriter.$of_leaf(self);
            }
        })*
    };
}

// A part of which a method is named does not go to that of its type: a name that is given, all parts of a price.
tree! {
    struct Skills => skills { partial, lines }
    struct Skill => skill { tags, body }
    struct Tag => tag { keyword, argument }
    struct Statement => statement { when, about, scope, says }
    struct Instead => instead { would, may, once, cost: prices, effect }
    struct Discount => discount { cost: prices, less, instead, of }
    struct UsedFrom => used_from { areas, cost: prices, free, of }
    struct Does => does { from, under, when, condition, cost: prices, names, effect }
    struct Icons => icons { any, of, just }
    struct Selector => selector { whose, areas, filter, among, other, but, family, under }
    struct Bounds => bounds { min, max }
    struct Limits => limits { at_least, at_most }
    struct Choose => choose { from, count, name: gives, who, ignoring_barrier, related, together, at_random }
    struct Token => token { name, power, colors, combo, characters, traits, tags, mode, whose, named: gives }
    struct Combo => combo { cost, power }

    enum Body => body { Tags, Permanent(statements), Does(does), Unread }
    enum Argument => argument { None, Number(n), X, Colors(colors), ColorNumbers(numbers), Markers(markers) }
    enum Markers => markers { By(n), MinusX }
    enum Subject => subject { This, Yours(filter), Theirs(filter), Above, Cards(selector) }
    enum Says => says {
        Include(part, rule), StartingLife(n), Has(attributes), Change(change), Discount(discount),
        ChoosesFrom(family, areas), StacksToo(n, selector), Instead(instead), Loses,
    }
    enum DeckRule => deck_rule { Copies(most), AtMost(most, filter), Without(filter), Only(filter) }
    enum Attribute => attribute {
        Name(name), Character(name), Trait(name), Colors(colors), Kind(kind), Keyword(keyword),
    }
    enum Change => change {
        Power(n), SetPower(n), ComboPower(n), Cost(n), ComboCost(n), ZEnergyCost(n), SkillCost(price), SkillCostOf(skill_kind, price), SkillDiscount(keywords, icons),
        CostIn(color, n), SpecifiedCost(color, n), Gain(tag), GainSkill(skill), Is(attribute), Negate,
        NegateKeyword(keyword), NegateKeywords, NegateOthers, Forbid(action), NoSpecifiedCost, AttackActive,
        AttackActiveA(filter), AttackPrice(filter, cost: prices), SkipsStep(step, filter), PaidWith(selector), SkillPaidWith(selector), BesideUnisons(n), PlayPrice(cost: prices), PaysFor(keywords), AnyLeaderColor, AttacksLeft(n), ActivationsLeft(keywords, n), SwitchesLeft(n), PicksLife, ComboResting, MayAwaken,
        MayAwakenAtAnyLife, FreePlay, FreeSkill(keywords), Discount(discount), UsedFrom(used_from), NegateSkill(skill), EntersResting, Unaffected(who, filter),
    }
    enum SkillKind => skill_kind { With(keywords), Plain(keywords) }
    enum Action => action {
        Attack, AttackA(filter), BeAttacked, BeAttackedBy(filter), Block, Combo, Play, PlayBySkill(card), PlayBySkillBut(keywords), PlayForCost,
        Activate, ActivateKeyword(keywords), CounterAttack, SwitchToActive, RestBySkill(card), BecomeEnergy, BeEvolved,
        BeCovered, TakeUnder(card), FlipTo(side), TurnUp(card), BattleKo, BattleKoBy(filter), SkillKo, SkillKoBy(who), NegateSkills,
        NegateSkillsBy(who), NegateThis, NegateAttack, Leave, MovedBy(card, area),
    }
    enum Trigger => trigger {
        Played(card), PlacedAsLeader, Attacks(card), AttacksA(card, filter), Attacked(card), Guards(card), Comboed(card),
        Kod(card), Moved(card, from, to), Leaves(card, area), Enters(card, area), FromUnder(card, host, to),
        GoesUnder(card, host), Switched(card, mode), PowerRises(card), PowerFalls(card), SwitchesEnergy(who, mode),
        DealsDamage(card), DealtDamage(card), AttackNegated(card), Damaged(who), LosesMarker(card), TurnedUp(card), Turned(card, facing), Awakens(who),
        UsesExtra(who, filter), UsesThis, UsesCounter(who), UsesBlocker(card), UsesKeyword(card, keywords),
        TurnStart(who), MainStart(who), MainEnd(who), TurnEnd(who), OffenseStart, DefenseStart, DamageStart, DamageEnd, ComboGoes(card),
        BattleEndAttacking, BattleEndAfterAttack(card), BattleEndGuarding, BattleEndComboed, RunsOut(who),
        By(doer, event), From(area, event), While(condition, event), Either(events), Situation(condition),
    }
    enum Watched => watched { This, Yours(filter), YourOther(filter), Theirs(filter), Any(filter), Either(cards) }
    enum Doer => doer {
        Skill(who), Battle, Card(card), Evolve, Union, Keyword(keyword), Family(family), SkillOf(card), AttackOf(card),
        KeywordSkill, SkillBut(doer), Not(doer),
    }
    enum Price => price {
        Energy(icons), EnergyX,
        Cards { count, from, fate, name: gives, power_of },
        Colors { colors, original, from, fate, name: gives },
        Shown(name, fate),
        SumOfCosts { total, from, fate },
        Between { count, from, fate, name: gives, power },
        This(fate), Under(cards, host), MarkersX(from), Mill(n), AllOf(from, fate), Condition(condition), Draw(n), Act(block),
    }
    enum Fate => fate {
        To(area), ToFaceUp(area), DeckBottom, Ko, Rest, Active, Combo(lasts), UnderThis, Unmark(n), FaceUp, FaceDown, Turn(facing), Reveal,
    }
    enum Condition => condition {
        Leader(filter), OpponentsLeader(filter), LeaderBack(filter), Count(selector, bounds), Within(n, bounds), Turn(who),
        Phase(phase), Are(cards, filter), Any(cards), In(cards, area), Did { deed, cards, count }, PaidEnergyCost, Came(cards, areas),
        Shown(cards), NewThisTurn(cards), Happened(event, bounds), Attacking(cards), Guarding(cards), Awakened(who), Beneath(selector),
        Under { at_least, cards, host }, Not(condition), All(conditions), Either(conditions),
    }
    enum Deed => deed { Play, Ko, MoveTo(area), Discard, Draw, Switch(mode), NegateAttack, TakeControl }
    enum Filter => filter {
        Any, Kind(kind), Color(color), OriginalColor(color), JustColors(colors), Multicolor, Trait(name), TraitPart(part),
        OnlyTrait(name), Era(name), Character(name), CharacterPart(part), OnlyCharacter(name), Name(name), NamePart(part),
        Cost(bounds), CostWith(limits), OriginalCost(bounds), SpecifiedCost(bounds), ZEnergyCost(bounds), NoKeyword, Keyword(keyword), Tagged(tag),
        InText(keyword), Family(family), Not(filter), Power(bounds), PowerWith(limits), OriginalPower(bounds),
        OriginalPowerWith(limits),
        ComboCost(bounds), ComboPower(bounds), Markers(bounds), CanCombo, Mode(mode), Owner(who), In(area), Attacking, Guarding, This,
        FaceUp, CameFaceUp, CameFrom(area), Hidden, Token, Evolved, SkillLess, OriginallySkillLess, Shares(shared, cards), Declared(declared),
        UnionName(n, cards), Copy, All(filters),
        Either(filters),
    }
    enum Cards => cards {
        This, It, Named(name), Rest(all, taken), Attacker, Guard, Attacked, Leader(who), All(selector), Top(who, n),
        Bottom(who, n), Under(host), Each(parts), Chosen(choose),
    }
    enum Quantity => quantity { Number(n), Counted(count) }
    enum Count => count {
        Cards(selector), Different(shared, selector), Colors(selector), Size(name), X, Power(cards), ComboPower(cards),
        Cost(cards), Markers(cards), Times(n, times), Every(each, n), Sum(parts),
    }
    enum HowMany => how_many { Exactly(n), UpTo(n), Between(least, most), Any, All }
    enum Together => together { Power(n), Cost(n) }
    enum Relation => relation { Same(shared), Different(shared) }
    enum Destination => destination {
        To(area), DeckBottom, EnergyResting, EnergyActive, EnergyHidden, Shuffled, FaceUp(area), Under(host), Onto(host), Yours(area), Theirs(area),
    }
    enum Skip => skip { Phase(phase), Turn, UntilMain }
    enum Moment => moment { DamageEnd, BattleEnd, TurnEnd, EndOfTurn(who), EndOfNextTurn(who), NextTurnStart(who), NextMainStart(who) }
    enum Effect => effect {
        Choose(choose), Name(name: gives, cards), Draw(n), PlayerDraws(who, n), DrawUpTo(n), LookAtTop(n, name: gives),
        Look(cards, name: gives), Reveal(cards), Shuffle(who), ShuffleSearched(who, area), ShuffleLife(who),
        Move(cards, to), MoveNegated(cards, to, until), MoveTop(cards, to), Ko(cards), Play(cards, mode), PlayNegated(cards, mode, until), PlayWith { cards, onto, mode, ground, change },
        PlayOnto(cards, host, mode), Evolve(cards, host, mode), PlayEvolved(cards, mode), PlayedIn(filter, mode),
        PlayedWith(filter, change, until), Gather(cards), Combo(cards), ComboNegated(cards, until), Switch(cards, mode),
        Give(cards, change, until), CopySkills(cards, others, until), NegateThisSkill(until), NegateOneKeyword(cards, until), GainOneKeyword(cards, others, until), Activate(cards),
        ActivateSkill(cards, keywords), GiveAll(selector, change, until), GiveNext(selector, change, until),
        WhenNext(trigger, until, block), Whenever(trigger, until, block), Pay(icons), Damage(who, n), Discard(who, n),
        Markers(cards, n), TurnUp(cards), TurnDown(cards), Turn(cards, facing), Flip(cards), FlipTo(cards, side), Token(token), TakeControl(cards), NegateAttack,
        NegateActivation, NegateActivationOf(keywords), NegateBlocker, NegatePlay(to), Redirect(cards), If(condition, yes, no), May(act, then),
        Done(act, then), Unless(who, act, otherwise), Options(n, options), EachPlayer(block), As(who, block),
        NameNumber(most), Declare(declared), Repeat(n, block), EnergyMarkers(n), Skip(skip), Later(moment, block), Win(who), Lose(who),
    }

    leaf Area => area
    leaf Mode => mode
    leaf Facing => facing
    leaf Side => side
    leaf Ground => ground
    leaf Declared => declared
    leaf Who => who
    leaf Until => until
    leaf Shared => shared
    leaf Phase => phase
    leaf Step => step
    leaf Scope => scope
    leaf DeckPart => deck_part
    leaf Keyword => keyword
    leaf Family => family
    leaf Kind => kind
    leaf Color => color
    leaf ColorSet => colors
}

#[cfg(test)]
mod tests;
