//! Which \[Auto\] skills an event makes pending (8-6).

use std::sync::Arc;

use enumset::{EnumSet, enum_set};

use crate::ability::{Area, Doer, Family, Filter, Moment, Trigger, Watched, Who};
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::changes::Held;
use crate::engine::dbscg::facts::value::seen::seats;
use crate::engine::dbscg::happening::{By, Cue, Happening};
use crate::engine::dbscg::ids::{CardId, ObjectRef, Seat, SkillRef};
use crate::engine::dbscg::keywords::of_family;
use crate::engine::dbscg::roster::aspects::{Aspects, Cues};
use crate::engine::dbscg::roster::elsewhere::Areas;
use crate::engine::dbscg::roster::line::{NO_LINE, does};
use crate::engine::dbscg::state::Happened;
use crate::engine::dbscg::state::battle::{Battle, BattleStep};
use crate::engine::dbscg::state::effect::{Delayed, PendingAuto, Used};
use crate::engine::dbscg::state::remembered::looks_back;
use crate::engine::dbscg::triggers::{self, Watcher};

/// The areas where skills work by themselves.
const IN_PLAY: EnumSet<Area> = enum_set!(Area::Leader | Area::Battle | Area::Unison);

/// Skills that wait for a card to leave its area, found before it does.
#[derive(Default)]
pub(crate) struct Leaving {
    /// The card is looked at in the area that it leaves (8-6-5-1).
    pub(crate) looks_back: bool,
    pub(crate) waiting: Vec<Waiting>,
    /// Its own lines that are negated there.
    pub(crate) off: Vec<u8>,
}

/// A skill that an event has met.
pub(crate) struct Waiting {
    pub(crate) watcher: CardId,
    pub(crate) auto: PendingAuto,
}

/// A moment that things are put off until.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Now {
    DamageEnd,
    BattleEnd,
    TurnStart,
    MainStart,
    TurnEnd,
}

impl Leaving {
    /// Whether the skill of a card is among those that wait.
    pub(crate) fn has(&self, found: &Waiting) -> bool {
        self.waiting.iter().any(|other| other.watcher == found.watcher && other.auto.line == found.auto.line)
    }
}

impl Position {
    /// The skills that wait for a card to leave, before it does. Where it is looked at as it arrives, those are its own
    /// alone.
    pub(crate) fn leaving(&self, leaves: Happening, card: CardId, to: Area) -> Leaving {
        let from = self.state.object(card).area;
        let looks_back = looks_back(from, to);
        let mut waiting = self.watchers(leaves);
        waiting.retain(|waiting| looks_back || waiting.watcher == card);
        if looks_back && !waiting.is_empty() {
            let remembered = self.remember(card);
            for waiting in &mut waiting {
                waiting.auto.remembered = Some(Arc::clone(&remembered));
            }
        }
        // 8-6-5-2: skills that are negated where the card leaves do not trigger by its leaving.
        let negated = |(_, skill): &(u8, Held<'_>)| self.is_off(card, skill);
        let off = if from.skills_work() && self.may_change(card, Aspects::NEGATION) {
            self.skills(card).filter(negated).map(|(line, _)| line).collect()
        } else {
            Vec::new()
        };
        Leaving { looks_back, waiting, off }
    }

    /// The skills that an event meets.
    #[inline]
    pub(crate) fn watchers(&self, happening: Happening) -> Vec<Waiting> {
        let heard = self.hears(Cue::from(happening)) && self.is_awaited(happening);
        if heard { self.watchers_there(happening) } else { Vec::new() }
    }

    /// Whether anything may wait for events of a kind, or count them.
    #[inline]
    pub(crate) fn hears(&self, cue: Cue) -> bool {
        self.roster.hears(cue) || !self.state.under_way.watches.is_empty()
    }

    /// Whether there may be skills that wait for such an event.
    pub(crate) fn is_awaited(&self, happening: Happening) -> bool {
        let kind = Cue::from(happening);
        let cue = Cues::from(kind);
        let given = || self.roster.given.cues.meets(cue) && self.any_given_anywhere();
        let printed = || {
            let Areas { any, own } = self.roster.elsewhere.areas(kind);
            let of_its_own = |card| {
                let area = self.seen_in(card, happening);
                if area.skills_work() { self.side(card).cues.meets(cue) } else { own.contains(area) }
            };
            let others_wait = self.state.present.cues.meets(cue) || !any.is_empty();
            (others_wait && self.roster.moves.await_it(happening))
                || self.state.present.under
                || happening.subject().is_some_and(of_its_own)
        };
        !self.state.under_way.watches.is_empty() || (self.roster.cues.meets(cue) && printed()) || given()
    }

    /// The skills that an event meets, where there may be some.
    pub(crate) fn watchers_there(&self, happening: Happening) -> Vec<Waiting> {
        let mut out: Vec<Waiting> = self.watches(happening).collect();
        let kind = Cue::from(happening);
        let cue = Cues::from(kind);
        let given = self.roster.given.cues.meets(cue) && self.any_given_anywhere();
        if !given && !self.roster.cues.meets(cue) {
            return out;
        }
        // What lies under a card in play may wait too (11-3-2-2).
        let any_given = |area: &Area| given && self.any_given(*area);
        let may_wait = self.roster.moves.await_it(happening);
        let others_wait = may_wait && self.state.present.cues.meets(cue);
        let in_play = self.state.present.under || others_wait || any_given(&Area::Battle);
        let own = happening.subject().map(|card| self.state.object(card).area);
        // Elsewhere skills mostly wait for what happens to their own card.
        let Areas { any, own: mut areas } = self.roster.elsewhere.areas(kind);
        let mut others = if may_wait { any } else { EnumSet::empty() };
        if given {
            others |= Area::ALL.iter().copied().filter(any_given).collect::<EnumSet<Area>>();
        }
        areas &= own.into_iter().collect::<EnumSet<Area>>();
        areas |= others;
        areas -= enum_set!(Area::Deck | Area::Removed);
        // In play, too, where no card waits for what happens to others, it is the card itself that may.
        let its_own = own.filter(|_| happening.subject().is_some_and(|card| self.side(card).cues.meets(cue)));
        let its_own = its_own.into_iter().collect::<EnumSet<Area>>() & IN_PLAY;
        areas = if in_play { areas | IN_PLAY } else { (areas - IN_PLAY) | its_own };
        if let Some(card) = happening.subject()
            && self.seen_in(card, happening) != self.state.object(card).area
        {
            self.watcher(card, self.seen_in(card, happening), happening, &mut out);
        }
        if areas.is_empty() {
            return out;
        }
        for seat in [self.state.turn_player, self.state.turn_player.other()] {
            for area in areas {
                let all = if area.skills_work() { in_play } else { others.contains(area) };
                let mut look_at = |card: CardId| {
                    if self.side(card).cues.meets(cue) || (given && self.has_given(card)) {
                        self.watcher(card, area, happening, &mut out);
                    }
                };
                if all {
                    self.each_card(seat, area, &mut look_at);
                } else {
                    // Nobody but the card itself.
                    let lies_here = |card: &CardId| {
                        let object = self.state.object(*card);
                        let is_looked_at = object.host.is_none() || self.state.present.under;
                        is_looked_at && (object.seat, object.area) == (seat, area)
                    };
                    happening.subject().filter(lies_here).into_iter().for_each(&mut look_at);
                }
            }
        }
        out
    }

    /// The area in which a card is looked at as something happens to it: an Extra Card that is used in another area than
    /// the hand, or has paid with itself, is used as if it were in hand.
    fn seen_in(&self, card: CardId, happening: Happening) -> Area {
        let area = self.state.object(card).area;
        if matches!(happening, Happening::UsesExtra(..)) && !area.skills_work() { Area::Hand } else { area }
    }

    fn watcher(&self, card: CardId, area: Area, happening: Happening, out: &mut Vec<Waiting>) {
        let source = self.state.now(card);
        for (line, skill) in self.skills(card) {
            let Some(does) = does(skill.skill) else { continue };
            let Some(when) = &does.when else { continue };
            if !self.works(card, does, area) || !self.meets(when, card, happening) || self.is_off(card, &skill) {
                continue;
            }
            let it = happening.subject().map(|card| self.state.now(card));
            let master = self.state.object(card).seat;
            // 10-11-5
            if self.used_up(&Used { source, master, line, skill: skill.id }) {
                continue;
            }
            let (skill, names) = (skill.id, Vec::new());
            let auto = PendingAuto { source, master, skill, line, it, remembered: None, names };
            out.push(Waiting { watcher: card, auto });
        }
    }

    /// 4.00, 20-7-2: it is a discard by "a Battle Card", and that card lies in no Battle Area.
    fn discards_from_elsewhere(&self, watched: &Watched, card: CardId, happening: Happening) -> bool {
        let discard = matches!(happening, Happening::Moved { from: Area::Hand, to: Area::Drop, .. });
        discard
            && self.edition.has(Point::BattleCardsActThere)
            && asks_for_battle_cards(watched)
            && self.state.object(card).area != Area::Battle
    }

    /// Whether an event is somebody's doing.
    fn is_doing(&self, doer: &Doer, holder: CardId, happening: Happening) -> bool {
        let master = self.state.object(holder).seat;
        let is = |watched: &Watched, card: CardId| self.is_watched(watched, holder, card);
        let attacker = || self.state.battle.map(|battle| battle.attacker.card);
        match (doer, happening.by()) {
            (Doer::Not(other), _) | (Doer::SkillBut(other), By::Skill(..)) => !self.is_doing(other, holder, happening),
            (Doer::Skill(who), By::Skill(seat, ..)) => seats(*who, master).contains(&seat),
            (Doer::SkillOf(watched) | Doer::Card(watched), By::Skill(_, card, _)) => {
                is(watched, card) && !self.discards_from_elsewhere(watched, card, happening)
            }
            (Doer::AttackOf(watched) | Doer::Card(watched), By::Battle) => {
                attacker().is_some_and(|card| is(watched, card))
            }
            // 10-5-7
            (Doer::Evolve, _) => happening.subject().is_some_and(|card| self.state.object(card).evolved),
            (Doer::Union, By::Skill(.., keywords)) => of_family(Family::Union, keywords),
            (Doer::Family(family), By::Skill(.., keywords)) => of_family(*family, keywords),
            (Doer::Keyword(keyword), By::Skill(.., keywords)) => keywords.has(*keyword),
            (Doer::KeywordSkill, By::Skill(.., keywords)) => keywords.has_skill(),
            (Doer::Battle, By::Battle) => true,
            _ => false,
        }
    }

    /// What conditions count of an event: from the chair of each player, or of the card that it happens to.
    pub(crate) fn counted(&self, happening: Happening) -> Vec<Happened> {
        let mut counted = Vec::new();
        for (event, trigger) in self.roster.history.events() {
            if trigger.is_of_own() {
                let card = happening.subject().filter(|card| self.meets(trigger, *card, happening));
                let own = |card: CardId| (self.state.object(card).seat, Some(self.state.now(card)));
                counted.extend(card.map(own).map(|(seat, card)| Happened { event, seat, card }));
            } else {
                let leaders = Seat::BOTH.into_iter().filter_map(|seat| Some((seat, self.state.leader(seat)?)));
                let met = leaders.filter(|(_, leader)| self.meets(trigger, *leader, happening));
                counted.extend(met.map(|(seat, _)| Happened { event, seat, card: None }));
            }
        }
        counted
    }

    /// Whether an event meets a trigger of a card.
    pub(crate) fn meets(&self, trigger: &Trigger, holder: CardId, happening: Happening) -> bool {
        match trigger {
            Trigger::Either(parts) => parts.iter().any(|part| self.meets(part, holder, happening)),
            Trigger::By(doer, event) => self.is_doing(doer, holder, happening) && self.meets(event, holder, happening),
            Trigger::While(condition, event) => {
                self.meets(event, holder, happening) && self.holds(condition, &self.frame_of(holder))
            }
            Trigger::From(area, event) => {
                let came = |card| {
                    let object = self.state.object(card);
                    *area
                        == match happening {
                            Happening::UsesExtra(_, _, from) => from,
                            // What is activated has not moved.
                            Happening::UsesKeyword(..) => object.area,
                            _ => object.from,
                        }
                };
                let happens = || match &**event {
                    used @ Trigger::UsesExtra(..) => triggers::meets(used, happening, &Waits { game: self, holder }),
                    event => self.meets(event, holder, happening),
                };
                happening.subject().is_some_and(came) && happens()
            }
            // 4.00, 12-1-3: from hand, where nothing else is said.
            Trigger::UsesExtra(..) if !matches!(happening, Happening::UsesExtra(_, _, Area::Hand)) => false,
            one => triggers::meets(one, happening, &Waits { game: self, holder }),
        }
    }

    /// Whether something put off happens now.
    pub(crate) fn is_due(&self, delayed: &Delayed, now: Now) -> bool {
        let of = |who| seats(who, delayed.frame.master).contains(&self.state.turn_player);
        match (delayed.moment, now) {
            (Moment::DamageEnd, Now::DamageEnd)
            | (Moment::BattleEnd, Now::BattleEnd)
            | (Moment::TurnEnd, Now::TurnEnd) => true,
            (Moment::EndOfTurn(who), Now::TurnEnd)
            | (Moment::NextTurnStart(who), Now::TurnStart)
            | (Moment::NextMainStart(who), Now::MainStart) => of(who),
            (Moment::EndOfNextTurn(who), Now::TurnEnd) => of(who) && delayed.made != self.state.turn,
            _ => false,
        }
    }

    /// Whether a pending skill has asked whose doing its event is.
    pub(crate) fn asks_for_doer(&self, auto: &PendingAuto) -> bool {
        let when = does(self.roster.skill(auto.skill.id)).and_then(|does| does.when.as_ref());
        when.is_some_and(Trigger::asks_for_doer)
    }

    /// What an event meets of that.
    fn watches(&self, happening: Happening) -> impl Iterator<Item = Waiting> {
        let met = self.state.under_way.watches.iter().filter(move |watch| {
            let when = does(self.roster.skill(watch.skill)).and_then(|does| does.when.as_ref());
            when.is_some_and(|when| self.meets(when, watch.frame.source.card, happening))
        });
        met.map(move |watch| {
            let it = happening.subject().map(|card| self.state.now(card));
            let (source, skill) = (watch.frame.source, SkillRef { id: watch.skill, by: watch.id });
            let (master, names) = (watch.frame.master, watch.frame.so_far().names.clone());
            let auto = PendingAuto { source, master, skill, line: NO_LINE, it, remembered: None, names };
            Waiting { watcher: source.card, auto }
        })
    }
}

/// A card that waits, in a game.
struct Waits<'g> {
    game: &'g Position,
    holder: CardId,
}

impl Waits<'_> {
    fn has_part(&self, of: fn(&Battle) -> ObjectRef) -> bool {
        self.game.state.battle.is_some_and(|battle| of(&battle) == self.game.state.now(self.holder))
    }
}

impl Watcher for Waits<'_> {
    fn is(&self, watched: &Watched, card: CardId) -> bool {
        self.game.is_watched(watched, self.holder, card)
    }

    fn fits(&self, filter: &Filter, card: CardId) -> bool {
        self.game.fits_for(filter, &self.game.seen(card, Some(self.holder)), self.holder)
    }

    fn is_whose(&self, who: Who, seat: Seat) -> bool {
        seats(who, self.game.state.object(self.holder).seat).contains(&seat)
    }

    fn holder(&self) -> CardId {
        self.holder
    }

    fn attacker(&self) -> Option<CardId> {
        self.game.state.battle.map(|battle| battle.attacker.card)
    }

    fn attacks(&self) -> bool {
        self.has_part(|battle| battle.attacker)
    }

    fn guards(&self) -> bool {
        self.has_part(|battle| battle.guard)
    }

    fn battle_ends(&self) -> bool {
        self.game.state.battle.is_some_and(|battle| battle.step == BattleStep::End)
    }

    fn combos_have_gone(&self) -> bool {
        self.game.edition.has(Point::CombosEndFirst) && self.battle_ends()
    }

    fn new_guard_is_attacked(&self) -> bool {
        let late = self.game.state.battle.is_some_and(|battle| battle.step != BattleStep::Attack);
        let spared = late && self.game.edition.has(Point::RedirectionIsNoAttack);
        self.game.edition.has(Point::BlockerIsAttacked) && !spared
    }
}

/// Whether Battle Cards are meant.
fn asks_for_battle_cards(watched: &Watched) -> bool {
    match watched {
        Watched::This => false,
        Watched::Yours(filter) | Watched::YourOther(filter) | Watched::Theirs(filter) | Watched::Any(filter) => {
            filter.asks_for_battle_cards()
        }
        Watched::Either(parts) => parts.iter().all(asks_for_battle_cards),
    }
}
