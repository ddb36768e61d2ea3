//! The greedy player of Yu-Gi-Oh!, and what makes that game one that can be [searched](Searched).
//!
//! It goes by what its seat sees alone: the question, Levels, ATK and DEF, and whether what it activates does harm, and to
//! whom. No answer is given for ever: an effect of a card is activated a few times in a turn, and all effects together some
//! more.

use super::Player;
use super::eager::{NEVER, Repeats, first_best, weighable};
use super::search::{Guide, Searched};
use crate::ability::yugioh::cards::{Amount, Cards, Count, Icon, Per, Pick, Place, Who, Whose};
use crate::ability::yugioh::deed::{Deed, Gain, Lies, Price, Until, Verb, Word};
use crate::ability::yugioh::{Effect, Holds, How};
use crate::engine::yugioh::state::Aim;
use crate::engine::yugioh::{Area, Choice, Game, Kind, Phase, Question, View};
use crate::engine::{CardId, Seat};

/// Summons what is strongest, activates what it can, attacks where it loses nothing, and answers the opponent.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    /// Effects activated in a turn, and monsters that have come by their own text.
    done: Repeats<(CardId, u8)>,
}

impl Player<Game> for Greedy {
    fn choose(&mut self, view: &View<'_>) -> usize {
        let at = self.advise(view);
        self.note(view, at);
        at
    }
}

impl Guide<Game> for Greedy {
    fn advise(&mut self, view: &View<'_>) -> usize {
        let Some(question) = view.question() else { return 0 };
        self.done.turn_to(view.table().turn);
        let is_enough = |choice| use_of(choice).is_some_and(|used| self.done.is_enough(used));
        first_best(view.options(), |choice| if is_enough(choice) { -1 } else { worth(view, question, choice) })
    }

    fn note(&mut self, view: &View<'_>, at: usize) {
        self.done.note(view.table().turn, view.options().get(at).copied().and_then(use_of));
    }

    fn has_enough(&self, view: &View<'_>, at: usize) -> bool {
        view.options().get(at).copied().and_then(use_of).is_some_and(|used| self.done.is_enough(used))
    }

    fn remember(&mut self, other: &Self) {
        self.done.copy(&other.done);
    }
}

/// The effect of a card that an answer uses.
const fn use_of(choice: Choice) -> Option<(CardId, u8)> {
    match choice {
        Choice::Activate(card, line) | Choice::Special(card, line) | Choice::First(card, line) => Some((card, line)),
        _ => None,
    }
}

/// How good an answer looks; doing nothing is worth 0.
fn worth(view: &View<'_>, question: Question, choice: Choice) -> i32 {
    let table = view.table();
    let own = view.seat();
    match choice {
        Choice::Pass | Choice::Done | Choice::No | Choice::End => 0,
        Choice::Yes | Choice::First(..) | Choice::Battle => 1,
        Choice::Extra(card) | Choice::Special(card, _) => 40_000 + atk(view, card),
        Choice::Pendulum => 45_000,
        Choice::Scale(_) => 5,
        Choice::Summon(card) => summon(view, card),
        Choice::Set(card) => {
            // A trap waits, and so does what acts as it is turned up; a monster that would only be beaten hides.
            if view.stats(card).is_some() && is_monster_card(view, card) {
                let costs = view.level(card).is_some_and(|level| level > 4);
                if !costs && waits(view, card) {
                    14_000 + def(view, card)
                } else if costs || beats_all(view, atk(view, card)) {
                    NEVER + 1
                } else {
                    9_000 + def(view, card)
                }
            } else if is_trap(view, card) {
                8_000
            } else {
                NEVER + 1
            }
        }
        Choice::Flip(card) => 10_000 + atk(view, card),
        Choice::Turn(card) => turned(view, card),
        Choice::Activate(card, line) => activated(view, question, card, line),
        Choice::Attack(by, at) => fight(view, by, at),
        Choice::Direct(by) => 20_000 + atk(view, by),
        Choice::Lies(lies) => {
            let card = view.asking();
            let stands =
                card.is_none_or(|card| atk(view, card) >= def(view, card) && !is_exposed(view, atk(view, card)));
            i32::from((lies == Lies::Attack) == stands)
        }
        Choice::Card(card) => {
            let is_own = table.card(card).holder == own;
            match question {
                Question::Pay | Question::Limit | Question::Gather => 1_000_000 - value(view, card),
                _ if harms(view) == is_own => 1 - value(view, card),
                _ => 10_000 + value(view, card),
            }
        }
    }
}

fn is_monster_card(view: &View<'_>, card: CardId) -> bool {
    view.knows(card) && view.kind(card) == Some(Kind::Monster)
}

fn is_trap(view: &View<'_>, card: CardId) -> bool {
    matches!(view.kind(card), Some(Kind::Trap(_)))
}

/// A Normal Summon: one that costs more than it brings is none.
fn summon(view: &View<'_>, card: CardId) -> i32 {
    let table = view.table();
    let own = table.area(view.seat(), Area::Monsters);
    let weakest = own.iter().map(|card| atk(view, *card)).min().unwrap_or(0);
    let costs = view.level(card).is_some_and(|level| level > 4);
    match atk(view, card) {
        atk if costs && weakest >= atk => NEVER + 1,
        // It would be attacked: rather it is Set.
        atk if !costs && is_exposed(view, atk) => 5_000 + atk,
        atk => 10_000 + atk,
    }
}

/// Whether a monster waits to be turned face-up.
fn waits(view: &View<'_>, card: CardId) -> bool {
    view.effects(card).any(|effect| effect.how == How::Flip)
}

/// Whether a monster in Attack Position would be beaten by one that the opponent has, and beats none itself.
fn is_exposed(view: &View<'_>, own: i32) -> bool {
    let others = view.table().area(view.seat().other(), Area::Monsters);
    others.iter().any(|card| atk(view, *card) > own) && others.iter().all(|card| guard(view, *card) >= own)
}

/// Whether such an attacker beats everything that the opponent has.
fn beats_all(view: &View<'_>, atk: i32) -> bool {
    let table = view.table();
    let others = table.area(view.seat().other(), Area::Monsters);
    others.iter().all(|card| guard(view, *card) < atk)
}

/// A change of position: to attack where it wins, to defend where it would be beaten.
fn turned(view: &View<'_>, card: CardId) -> i32 {
    let object = view.table().card(card);
    let strongest =
        view.table().area(view.seat().other(), Area::Monsters).iter().map(|card| atk(view, *card)).max().unwrap_or(0);
    match object.lies {
        Lies::Attack if strongest > atk(view, card) && def(view, card) > atk(view, card) => 3,
        Lies::Defense if atk(view, card) > strongest => 4,
        _ => -1,
    }
}

fn activated(view: &View<'_>, question: Question, card: CardId, line: u8) -> i32 {
    let table = view.table();
    let Some(effect) = view.effect(card, line) else { return -1 };
    let helps = 15_000 + i32::from(line);
    match question {
        // What can wait for the opponent's turn waits.
        Question::Main if is_trap(view, card) => -1,
        Question::Main if serves_the_other(view, card, line, effect) => -1,
        Question::Main if costs_too_much(view, card, effect) => -1,
        Question::Main if waits_for_battle(view, card, effect) => -1,
        Question::Main => helps,
        // Only what the opponent does is answered, and what only gives strength waits for a battle.
        _ => {
            let of_other = table.chain.last().is_some_and(|link| link.seat != view.seat());
            let fights = table.battle.is_some();
            let answers = effect.on.is_some() && (table.chain.is_empty() || of_other);
            if serves_the_other(view, card, line, effect) {
                return -1;
            }
            if answers || fights && effect.changes_stats() || of_other && effect.on.is_none() { helps } else { -1 }
        }
    }
}

/// Whether an effect would do harm to the player's own cards, or good to those of the opponent.
fn serves_the_other(view: &View<'_>, card: CardId, line: u8, effect: &Effect) -> bool {
    let harm = if effect.does.is_empty() { weakens(view, card) } else { does_harm(effect) };
    let seat = if harm { view.seat().other() } else { view.seat() };
    let missed = |pick: &Pick| {
        let meant = if harm { Whose::You } else { Whose::Opponent };
        // Whose cards it aims at has been said, or is left to the player.
        let is_there = || on_field(view, seat).any(|it| view.may_fit(card, pick, it));
        pick.places == Place::Field && pick.whose != meant && !is_there()
    };
    let first = effect.does.first();
    let aims = harm || effect.does.is_empty() || matches!(first, Some(Deed::Gain(..) | Deed::Equip(_)));
    if aims && view.aims(card, line).into_iter().any(missed) {
        return true;
    }
    match first.and_then(Deed::cards) {
        Some(Cards::Of(pick)) if harm && pick.count == Count::All => {
            let [own, other] = [view.seat(), view.seat().other()].map(|seat| {
                let hit = on_field(view, seat).filter(|it| *it != card && view.may_fit(card, pick, *it));
                hit.map(|it| value(view, it)).sum::<i32>()
            });
            own > 0 && own >= other
        }
        Some(Cards::Of(pick)) => harm && missed(pick),
        _ => false,
    }
}

/// The cards of a player on the field.
fn on_field<'v>(view: &'v View<'_>, seat: Seat) -> impl Iterator<Item = CardId> + 'v {
    view.table().field(seat)
}

/// Whether monsters, or more than half of the Life Points, would be paid for less than they are worth.
fn costs_too_much(view: &View<'_>, card: CardId, effect: &Effect) -> bool {
    let lp = view.table().lp[view.seat()];
    let of_field = |cards: &Cards| match cards {
        Cards::This => view.is_monster(card).then(|| value(view, card)),
        Cards::Of(pick) if pick.places == Place::Field => {
            on_field(view, view.seat()).filter(|it| view.may_fit(card, pick, *it)).map(|it| value(view, it)).min()
        }
        _ => None,
    };
    let lost = |price: &Price| match price {
        Price::Move(_, cards) => of_field(cards).unwrap_or(0),
        Price::Lp(cost) if i64::from(*cost) * 2 > i64::from(lp) => i32::MAX,
        _ => 0,
    };
    let lost = effect.price.iter().map(lost).fold(0, i32::saturating_add);
    let plain = |amount: &Amount| match amount.per {
        Per::One => i32::try_from(amount.times).unwrap_or(i32::MAX),
        _ => i32::MAX,
    };
    let gained = match effect.does.as_slice() {
        [Deed::Damage(Who::Opponent, amount) | Deed::LoseLp(Who::Opponent, amount)] => {
            let damage = plain(amount);
            let wins = damage >= view.table().lp[view.seat().other()];
            if wins { i32::MAX } else { damage }
        }
        [Deed::GainLp(Who::You, amount)] => plain(amount) / 2,
        _ => i32::MAX,
    };
    lost > gained
}

/// Whether what it changes until the end of the turn can be changed in a battle as well, or there is none.
fn waits_for_battle(view: &View<'_>, card: CardId, effect: &Effect) -> bool {
    let table = view.table();
    let passes = matches!(effect.does.first(), Some(Deed::Gain(_, _, Until::TurnEnds | Until::Damage)));
    let quick = effect.how == How::Quick || view.kind(card) == Some(Kind::Spell(Icon::QuickPlay));
    let fights = table.turn > 1 && table.phase == Phase::Main1;
    effect.changes_stats() && passes && (quick || !fights)
}

/// Whether a card makes the monster weaker that it is equipped to.
fn weakens(view: &View<'_>, card: CardId) -> bool {
    view.holds(card).any(|holds| match holds {
        Holds::Gives(Cards::Bearer, gain) => lessens(gain),
        _ => false,
    })
}

fn lessens(gain: &Gain) -> bool {
    match gain {
        Gain::Stats(atk, def, _) => atk.saturating_add(*def) < 0,
        Gain::HalfAtk | Gain::Atk(_) => true,
        Gain::Words(words) => words.iter().any(|word| matches!(word, Word::NoAttack | Word::Negated | Word::Still)),
        _ => false,
    }
}

/// Whether what is being declared or resolved does harm to what it is about.
fn harms(view: &View<'_>) -> bool {
    let Some(effect) = view.says() else { return false };
    if effect.does.is_empty() { view.asking().is_some_and(|card| weakens(view, card)) } else { does_harm(effect) }
}

fn does_harm(effect: &Effect) -> bool {
    fn harm(deed: &Deed, targets: &[Pick]) -> bool {
        match deed {
            Deed::Move(verb, cards) => {
                let pick = match cards {
                    Cards::Of(pick) => Some(pick),
                    Cards::Target(at) => targets.get(usize::from(*at)),
                    Cards::Targets => targets.last(),
                    _ => None,
                };
                let own = matches!(cards, Cards::Of(pick) if pick.whose == Whose::You);
                let helps = match verb {
                    // What returns from the field is lost there.
                    Verb::Hand => pick.is_none_or(|pick| pick.places != Place::Field),
                    Verb::Set => true,
                    _ => false,
                };
                !own && !helps
            }
            Deed::Gain(_, gain, _) => lessens(gain),
            Deed::Control(..) | Deed::Turn(..) => true,
            Deed::Damage(who, _) | Deed::LoseLp(who, _) => matches!(who, Who::Opponent | Who::Each),
            Deed::May(deeds) | Deed::If(_, deeds) | Deed::IfDone(deeds) => deeds.iter().any(|deed| harm(deed, targets)),
            _ => false,
        }
    }
    effect.does.first().is_some_and(|deed| harm(deed, &effect.targets))
}

/// What an attack is worth: nothing where it only loses by it.
fn fight(view: &View<'_>, by: CardId, at: CardId) -> i32 {
    let against = guard(view, at);
    let own = atk(view, by);
    match own.cmp(&against) {
        std::cmp::Ordering::Greater => 5_000 + value(view, at),
        std::cmp::Ordering::Equal => -1,
        std::cmp::Ordering::Less => -2,
    }
}

/// What an attacker has to beat; of a monster that is not known, what many have.
fn guard(view: &View<'_>, card: CardId) -> i32 {
    let object = view.table().card(card);
    match (stats(view, card), object.lies) {
        (Some([atk, _]), Lies::Attack) => atk,
        (Some([_, def]), _) => def,
        (None, _) => 1_400,
    }
}

/// ATK and DEF of a card as the seat knows them.
fn stats(view: &View<'_>, card: CardId) -> Option<[i32; 2]> {
    view.stats(card).map(|stats| stats.map(weighable))
}

fn atk(view: &View<'_>, card: CardId) -> i32 {
    stats(view, card).map_or(0, |[atk, _]| atk)
}

fn def(view: &View<'_>, card: CardId) -> i32 {
    stats(view, card).map_or(0, |[_, def]| def)
}

/// How much a card is worth having.
fn value(view: &View<'_>, card: CardId) -> i32 {
    match stats(view, card) {
        Some([atk, def]) if is_monster_card(view, card) => 500 + atk + def / 4,
        _ => 1_000,
    }
}

impl Searched for Game {
    type Guide = Greedy;

    fn meaning(view: &View<'_>, at: usize) -> u64 {
        // On the field each card is its own; elsewhere copies are alike.
        let card = |card: CardId| {
            let object = view.table().card(card);
            let alike = !object.area.is_field() && view.knows(card);
            let area = object.area as u64;
            (u64::from(alike) << 20) | (area << 16) | u64::from(if alike { object.sheet } else { card.0 })
        };
        let (kind, first, second) = match view.options()[at] {
            Choice::Pass => (0, 0, 0),
            Choice::Battle => (1, 0, 0),
            Choice::End => (2, 0, 0),
            Choice::Summon(of) => (3, card(of), 0),
            Choice::Set(of) => (4, card(of), 0),
            Choice::Flip(of) => (5, card(of), 0),
            Choice::Turn(of) => (6, card(of), 0),
            Choice::Special(of, line) => (7, card(of), u64::from(line)),
            Choice::Extra(of) => (8, card(of), 0),
            Choice::Pendulum => (9, 0, 0),
            Choice::Scale(of) => (10, card(of), 0),
            Choice::Activate(of, line) => (11, card(of), u64::from(line)),
            Choice::Attack(by, target) => (12, card(by), card(target)),
            Choice::Direct(by) => (13, card(by), 0),
            Choice::Card(of) => (14, card(of), 0),
            Choice::First(of, line) => (15, card(of), u64::from(line)),
            Choice::Lies(lies) => (16, lies as u64, 0),
            Choice::Done => (17, 0, 0),
            Choice::Yes => (18, 0, 0),
            Choice::No => (19, 0, 0),
        };
        (kind << 48) | (first << 24) | second
    }

    fn is_weighty(view: &View<'_>) -> bool {
        // In which order things trigger, and what a coin shows, seldom decides anything.
        !matches!(view.question(), Some(Question::Order | Question::First | Question::Limit | Question::Coin) | None)
    }

    fn chance(&self, seat: Seat) -> f64 {
        let [own, other] = [seat, seat.other()].map(|seat| strength(self, seat).powi(2));
        own / (own + other)
    }
}

/// What a player has: Life Points first, then monsters, cards behind them, and cards in hand.
fn strength(game: &Game, seat: Seat) -> f64 {
    let table = game.state().table();
    let monsters = table.area(seat, Area::Monsters).iter();
    let field: f64 =
        monsters.map(|card| 0.5 + f64::from(game.stats(*card)[0].max(game.stats(*card)[1])) / 1_000.0).sum();
    // No pile is so large.
    let count = |area| f64::from(u16::try_from(table.area(seat, area).len()).unwrap_or(u16::MAX));
    let lp = f64::from(table.lp[seat].max(0)) / 1_000.0;
    let aimed = table.battle.is_some_and(|battle| battle.at == Aim::Player(seat));
    let danger = if aimed { 0.5 } else { 0.0 };
    1.0 + lp + field + 0.5 * count(Area::Spells) + 0.6 * count(Area::Hand) - danger
}
