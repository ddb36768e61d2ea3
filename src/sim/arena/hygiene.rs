//! Plain mistakes of a player, counted: what nobody does who looks at the table.
//!
//! * The last of one's own life given for a price, or by one's own skill, without winning by it.
//! * A \[Counter\], a \[Blocker\] or a combo for an attack that cannot succeed any more: it is negated, one of its cards has
//!   gone, or it is short of power already when the defender is asked; or a combo of the attacker for one that is over.
//! * An attack that is short of power, has no skill that it sets off, and gets no help: it is lost for certain.
//! * Skills that can be activated and never are, by deck: \[Activate\], those of Unison Cards, \[Counter\].

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use crate::ability::{Area, Body, Family, Keyword, Skill, Trigger};
use crate::card::CardNumber;
use crate::engine::dbscg::state::event::{Cause, Event, SkillOf};
use crate::engine::dbscg::{CardId, Choice, Game, Question};
use crate::engine::{Outcome, Playable, Rng, Seat};
use crate::player::Player;
use crate::sim::duel::{self, List, Printed};
use crate::sim::spread;

use super::Measure;

/// What was counted over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hygiene {
    /// Games played.
    pub games: u64,
    /// Games in which a player gave the last of their own life.
    pub lives_given: u64,
    /// \[Counter\] skills against attacks that could not succeed.
    pub counters: u64,
    /// Blocks of such attacks.
    pub blocks: u64,
    /// Combos for such attacks, or against them.
    pub combos: u64,
    /// Attacks that were lost for certain.
    pub lost_attacks: u64,
    /// How often each line was used, by the place of its deck.
    pub used: BTreeMap<(usize, Line), u64>,
    /// How often each line could have been used: at so many questions it was offered.
    pub offered: BTreeMap<(usize, Line), u64>,
    /// In how many games each deck was played; one against itself is one.
    pub played: BTreeMap<usize, u64>,
}

/// A skill line of a card.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Line {
    /// The card.
    pub number: CardNumber,
    /// It stands on the back.
    pub back: bool,
    /// Which line of that side, from 0.
    pub line: u8,
}

/// A skill line of a deck, and how often it was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Times {
    /// The place of the deck.
    pub deck: usize,
    /// The line.
    pub line: Line,
    /// How often it was activated.
    pub used: u64,
    /// At how many questions it was offered.
    pub offered: u64,
}

impl Hygiene {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.lives_given += other.lives_given;
        self.counters += other.counters;
        self.blocks += other.blocks;
        self.combos += other.combos;
        self.lost_attacks += other.lost_attacks;
        add_up(&mut self.used, other.used);
        add_up(&mut self.offered, other.offered);
        add_up(&mut self.played, other.played);
    }

    /// The lines of a deck that can be activated, and how often each was.
    pub fn lines(&self, deck: usize, list: &List<'_>) -> Vec<Times> {
        let times =
            |of: &BTreeMap<(usize, Line), u64>, line: &Line| of.get(&(deck, line.clone())).copied().unwrap_or(0);
        let counted = |line: Line| {
            let (used, offered) = (times(&self.used, &line), times(&self.offered, &line));
            Times { deck, line, used, offered }
        };
        lines(list).into_iter().map(counted).collect()
    }
}

/// Adds counts to others.
fn add_up<K: Ord>(counts: &mut BTreeMap<K, u64>, more: impl IntoIterator<Item = (K, u64)>) {
    for (of, times) in more {
        *counts.entry(of).or_default() += times;
    }
}

/// The lines of a list that can be activated, of cards that the engine plays whole, each once.
pub fn lines(list: &List<'_>) -> BTreeSet<Line> {
    let printed = std::iter::once(&list.leader).chain(&list.cards).chain(&list.z).filter(|card| card.is_modelled());
    printed.flat_map(lines_of).collect()
}

fn lines_of(printed: &Printed<'_>) -> Vec<Line> {
    let sides = [(false, printed.front), (true, printed.back)];
    let of_side = |(back, skills): (bool, &crate::ability::Skills)| -> Vec<Line> {
        let numbered = (0..=u8::MAX).zip(&skills.lines).filter(|(_, skill)| is_activated(skill));
        numbered.map(|(line, _)| Line { number: printed.card.number.clone(), back, line }).collect()
    };
    sides.into_iter().flat_map(of_side).collect()
}

/// Whether a line is one that a player activates: \[Awaken\] and \[Blocker\] are not meant.
fn is_activated(skill: &Skill) -> bool {
    use Keyword as K;
    let activates = |keyword| {
        matches!(keyword, K::ActivateMain | K::ActivateBattle | K::ActivateMainBattle | K::Markers)
            || Family::Counter.keywords().contains(&keyword)
    };
    matches!(skill.body, Body::Does(_)) && skill.tags.iter().any(|tag| activates(tag.keyword))
}

/// Plays games of each matchup and counts; `begin` begins a game of a matchup, its events on record.
pub fn run(
    measure: Measure,
    matchups: &[[usize; 2]],
    begin: impl Fn(usize, Rng) -> Game + Sync,
    player: impl Fn(u64, Seat) -> Box<dyn Player> + Sync,
    mut each: impl FnMut(u64) -> ControlFlow<()>,
) -> Hygiene {
    let count = matchups.len().max(1) as u64;
    let batch = |games: &mut dyn Iterator<Item = u64>| {
        let mut sum = Hygiene::default();
        for index in games {
            let matchup = usize::try_from(index % count).unwrap_or(0);
            let mut game = begin(matchup, Rng::new(measure.seed, index));
            let [mut a, mut b] = Seat::BOTH.map(|seat| player(index, seat));
            let mut watch = Watch { of: Hygiene { games: 1, ..Hygiene::default() }, weak: None, seen: 0, by: None };
            duel::finish(&mut game, [a.as_mut(), b.as_mut()], |game, _, choice| watch.answered(game, choice));
            watch.ended(&game, matchups[matchup]);
            sum.add(watch.of);
        }
        sum
    };
    let mut total = Hygiene::default();
    spread::over(0..2 * measure.pairs, measure.jobs, batch, |batch: Hygiene| {
        let games = batch.games;
        total.add(batch);
        each(games)
    });
    total
}

/// Who watches a game.
struct Watch {
    of: Hygiene,
    /// The attack under way is short of power and has had no help.
    weak: Option<CardId>,
    /// Events that have been looked at.
    seen: usize,
    /// Whose skill was activated last.
    by: Option<Seat>,
}

impl Watch {
    fn answered(&mut self, game: &Game, choice: Choice) {
        self.look(game);
        let Some(decision) = game.decision() else { return };
        let (seat, question) = (decision.seat, decision.question);
        let view = game.view(seat);
        self.offered(game);
        let battle = view.battle();
        let defends = battle.is_some() && view.turn_player() != seat;
        let ours_ends = view.answers().any(|(of, skill)| of == seat && skill.negates_attack());
        let over = view.live_battle().is_none() || ours_ends;
        let short = view.forecast().is_some_and(|(attack, guard)| attack < guard);
        // What an attack itself gives or takes may be all that it is short of.
        if battle.is_some() && !short {
            self.weak = None;
        }
        match (question, choice) {
            (Question::Counter, Choice::Activate(card, line)) if defends => {
                let of_attack = view.line(card, line).is_some_and(Skill::answers_attacks);
                self.of.counters += u64::from(of_attack && (over || short));
            }
            (Question::Use, Choice::Yes) if view.blocks().is_some() => self.of.blocks += u64::from(over || short),
            (Question::Defense, Choice::Combo(_)) => self.of.combos += u64::from(over || short),
            (Question::Offense, Choice::Combo(_)) => {
                self.of.combos += u64::from(over);
                self.weak = None;
            }
            (Question::Offense, Choice::Activate(..)) => self.weak = None,
            (Question::Main, Choice::Attack(attacker, guard)) => {
                let power = |card| view.power(card).unwrap_or(0);
                let plain = view.side(attacker).is_some_and(|side| !side.skills.iter().any(|skill| waits(skill)));
                self.weak = (plain && power(attacker) < power(guard)).then_some(attacker);
            }
            _ => {}
        }
    }

    /// Counts the skills that can be activated now.
    fn offered(&mut self, game: &Game) {
        for choice in game.options() {
            let Choice::Activate(card, line) = *choice else { continue };
            add_up(&mut self.of.offered, line_of(game, game.skill_of(card, line)).map(|of| (of, 1)));
        }
    }

    /// Looks at what has happened since.
    fn look(&mut self, game: &Game) {
        let Some(log) = &game.state().log else { return };
        for event in &log[self.seen.min(log.len())..] {
            match *event {
                Event::Activated(skill) => {
                    self.by = Some(game.state().object(skill.card).seat);
                    add_up(&mut self.of.used, line_of(game, skill).map(|of| (of, 1)));
                }
                Event::Compared(attack, guard) => {
                    self.of.lost_attacks += u64::from(self.weak.is_some() && attack < guard);
                    self.weak = None;
                }
                Event::AttackNegated | Event::NewGuard(_) => self.weak = None,
                Event::Moved { from_seat, from: Area::Life, cause, .. } => {
                    let own = match cause {
                        Cause::Cost => true,
                        Cause::Skill => self.by == Some(from_seat),
                        _ => false,
                    };
                    let none_left = game.state().cards(from_seat, Area::Life).is_empty();
                    let wins = game.outcome() == Some(Outcome::Won(from_seat));
                    if own && none_left && !wins && self.of.lives_given == 0 {
                        self.of.lives_given = 1;
                    }
                }
                _ => {}
            }
        }
        self.seen = log.len();
    }

    fn ended(&mut self, game: &Game, [a, b]: [usize; 2]) {
        self.look(game);
        let decks = [a, b];
        for counted in [&mut self.of.used, &mut self.of.offered] {
            let by_seat = std::mem::take(counted).into_iter();
            add_up(counted, by_seat.map(|((seat, line), times)| ((decks[seat], line), times)));
        }
        for deck in BTreeSet::from(decks) {
            *self.of.played.entry(deck).or_default() += 1;
        }
    }
}

/// The line that a skill is printed on, by the seat whose card it is; none where it was given.
fn line_of(game: &Game, skill: SkillOf) -> Option<(usize, Line)> {
    let object = game.state().object(skill.card);
    let (_, line) = game.printed_skill(skill)?;
    let number = game.roster().def(object.printed()).card.number.clone();
    Some((usize::from(object.owner == Seat::B), Line { number, back: skill.back, line }))
}

/// Whether a skill waits for an attack, or for something that comes of one.
fn waits(skill: &Skill) -> bool {
    let Body::Does(does) = &skill.body else { return false };
    let attack = |when: &Trigger| {
        matches!(
            when,
            Trigger::Attacks(_)
                | Trigger::AttacksA(..)
                | Trigger::OffenseStart
                | Trigger::DamageStart
                | Trigger::DamageEnd
                | Trigger::BattleEndAttacking
                | Trigger::BattleEndAfterAttack(_)
        )
    };
    does.when.as_ref().is_some_and(|when| when.any(&attack))
}
