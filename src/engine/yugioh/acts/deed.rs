//! What effects do, deed by deed.

use crate::ability::deeds::SECOND;
use crate::ability::yugioh::cards::{Amount, Cards, Count, Per, Pick, Who};
use crate::ability::yugioh::deed::{Deed, Gain, Turn, Verb};
use crate::engine::deeds::{deed_at, push_below};
use crate::engine::path::Path;
use crate::engine::ready;
use crate::engine::yugioh::Game;
use crate::engine::yugioh::facts::Speaker;
use crate::engine::yugioh::state::{Area, Ban, Choice, Delayed, Event, For, Negated, Object, Question, Ref, Run, Task};
use crate::engine::{CardId, Seat};

impl Game {
    pub(super) fn do_deed(&mut self, mut run: Box<Run>, path: Path, chosen: bool) {
        let book = self.book();
        let later = run.later.clone();
        let deeds = later.as_deref().unwrap_or_else(|| &book.effect(run.at).does);
        let Some(deed) = deed_at(deeds, path) else { return };
        if *deed == Deed::Then {
            self.next_moment();
            return self.push(Task::Deed(run, path.next(), false));
        }
        let by = Speaker { seat: run.seat, card: run.source.card };
        if !chosen && self.asks_for_cards(by, deed, &run, path) {
            return;
        }
        let cards = self.meant(&run, deed);
        let done = run.done;
        run.done = false;
        self.push(Task::Deed(run.clone(), path.next(), false));
        run.done = done;
        self.act_out(deed, cards, &run, path);
    }

    /// Has cards chosen for a deed that asks for some.
    fn asks_for_cards(&mut self, by: Speaker, deed: &Deed, run: &Run, path: Path) -> bool {
        self.state.picked.clear();
        if let Deed::Discard(who, count, false) = deed {
            self.push(Task::Deed(Box::new(run.clone()), path, true));
            // The turn player chooses first; what both have chosen goes together.
            let players = self.players(run, *who);
            for seat in self.seats().into_iter().rev().filter(|seat| players.contains(seat)) {
                self.have_chosen((seat, Question::Choose), self.hand(seat), usize::from(*count), false);
            }
            return true;
        }
        let Some(Cards::Of(pick)) = deed.cards() else { return false };
        let mut from = self.all(by, pick);
        from.retain(|card| self.is_open_to(by, *card));
        if matches!(deed, Deed::Summon(..)) {
            from.retain(|card| self.can_come(by.seat, *card));
        }
        // 25-19: who has looked through a Deck shuffles it.
        if pick.is_hidden() && pick.count != Count::All {
            let of_effect = |task: &Task| matches!(task, Task::Deed(..) | Task::Come(..));
            push_below(&mut self.state.tasks, Task::Shuffle(run.seat), of_effect);
        }
        let (count, up_to) = match pick.count {
            Count::Exactly(count) => (usize::from(count), false),
            Count::UpTo(count) => (usize::from(count), true),
            Count::All => return false,
        };
        self.push(Task::Deed(Box::new(run.clone()), path, true));
        self.have_chosen((by.seat, Question::Choose), from, count, up_to);
        true
    }

    /// The cards that a deed is about.
    fn meant(&mut self, run: &Run, deed: &Deed) -> Vec<CardId> {
        if matches!(deed, Deed::Discard(_, _, false)) {
            return self.take_picked();
        }
        let by = Speaker { seat: run.seat, card: run.source.card };
        let cards = deed.cards().map_or(Vec::new(), |cards| self.cards_of(by, run, cards));
        cards.into_iter().filter(|card| self.is_open_to(by, *card)).collect()
    }

    fn cards_of(&mut self, by: Speaker, run: &Run, cards: &Cards) -> Vec<CardId> {
        let table = self.state.table();
        let still = |refs: &[Ref]| -> Vec<CardId> {
            refs.iter().filter(|then| table.is_same(**then)).map(|then| then.card).collect()
        };
        match cards {
            Cards::This => still(&[run.source]),
            Cards::Bearer => match self.object(run.source.card) {
                Object { on: Some(on), .. } => vec![*on],
                object => still(object.was_on.as_slice()),
            },
            Cards::Target(at) => still(run.targets.get(usize::from(*at)).map_or(&[], Vec::as_slice)),
            Cards::Targets => still(&run.targets.concat()),
            Cards::That => still(run.that.as_slice()),
            Cards::Those => still(&run.those),
            Cards::Paid => run.paid.clone(),
            Cards::Answered => table.chain.last().map(|link| link.source.card).into_iter().collect(),
            Cards::Foe => {
                let fought = table.fought.filter(|pair| pair.iter().any(|card| card.card == by.card));
                let other = fought.and_then(|pair| pair.into_iter().find(|card| card.card != by.card));
                still(other.as_slice())
            }
            Cards::Of(Pick { count: Count::All, .. }) => {
                let Cards::Of(pick) = cards else { return Vec::new() };
                self.all(by, pick)
            }
            Cards::Of(_) => self.take_picked(),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm a deed, each of a few lines")]
    fn act_out(&mut self, deed: &Deed, cards: Vec<CardId>, run: &Run, path: Path) {
        let seat = run.seat;
        let by = Speaker { seat, card: run.source.card };
        match deed {
            Deed::Then => {}
            Deed::Draw(who, amount) => {
                let amount = self.number(by, run, amount);
                for seat in self.players(run, *who) {
                    (0..amount.min(60)).for_each(|_| self.draw(seat));
                }
                self.done(&[], amount > 0);
            }
            Deed::Discard(who, count, random) => self.discard(by, run, (*who, *count, *random), cards),
            Deed::Mill(who, count) => {
                for seat in self.players(run, *who) {
                    for _ in 0..*count {
                        if let Some(card) = self.state.table().area(seat, Area::Deck).last().copied() {
                            self.do_to(Verb::Send, card, by, false);
                        }
                    }
                }
                self.done(&[], true);
            }
            Deed::Damage(who, amount) | Deed::LoseLp(who, amount) => {
                let amount = self.number(by, run, amount);
                self.players(run, *who).into_iter().for_each(|seat| self.lose_lp(seat, amount));
                self.done(&[], amount > 0);
            }
            Deed::GainLp(who, amount) => {
                let amount = self.number(by, run, amount);
                self.players(run, *who).into_iter().for_each(|seat| self.gain_lp(seat, amount));
                self.done(&[], amount > 0);
            }
            Deed::Move(verb, _) => self.move_all(*verb, &cards, by),
            Deed::Summon(_, lies) => {
                let comes = |card: &CardId| self.can_come(seat, *card) && !self.is_monster(*card);
                let cards: Vec<CardId> = cards.into_iter().filter(comes).collect();
                self.done(&cards, !cards.is_empty() && self.has_room(seat, 1));
                let how = crate::ability::yugioh::Summon::Special.into();
                self.push(Task::Come(seat, cards, how, *lies));
            }
            Deed::Gain(_, gain, until) => {
                // What lies face-down, or elsewhere, gains nothing.
                let gains = |card: &CardId| self.object(*card).area.is_field() && self.object(*card).is_up();
                let cards: Vec<CardId> = cards.into_iter().filter(gains).collect();
                for card in &cards {
                    let gain = self.plain(by, run, *card, gain);
                    self.happen(Event::Gained(*card, gain, *until));
                }
                self.done(&cards, !cards.is_empty());
            }
            Deed::Turn(_, turn) => {
                for card in &cards {
                    self.turn_by_effect(*card, *turn);
                }
                self.done(&cards, !cards.is_empty());
            }
            Deed::Counters(_, change, kind) => {
                for card in cards.iter().filter(|card| self.object(**card).is_up()).copied().collect::<Vec<_>>() {
                    self.happen(Event::Counters(card, *change, kind.clone()));
                }
                self.done(&cards, !cards.is_empty());
            }
            Deed::Control(_, until) => {
                let mut taken = Vec::new();
                for card in cards {
                    if self.is_monster(card) && self.object(card).holder != seat && self.has_room(seat, 1) {
                        self.happen(Event::Controlled(card, seat, *until));
                        taken.push(card);
                    }
                }
                self.done(&taken, !taken.is_empty());
            }
            Deed::Token(count, form, who, lies) => {
                for seat in self.players(run, *who) {
                    for _ in 0..*count {
                        let at = self.state.table().cards.len();
                        if at < ready::MOST && self.has_room(seat, 1) {
                            self.happen(Event::Made(seat, form.clone(), *lies));
                            let card = CardId(u16::try_from(at).unwrap_or(u16::MAX));
                            self.summoned(card, crate::ability::yugioh::Summon::Special.into(), seat);
                        }
                    }
                }
                self.done(&[], true);
            }
            Deed::Equip(_) => {
                let on = cards.first().copied().filter(|card| self.is_monster(*card) && self.object(*card).is_up());
                self.equip(run, on);
            }
            Deed::NegateActivation => self.negate(Negated::Activation),
            Deed::NegateEffect => self.negate(Negated::Effect),
            Deed::NegateAttack => {
                let attacked = self.state.table().battle.is_some();
                if attacked {
                    self.happen(Event::Stopped);
                }
                self.done(&[], attacked);
            }
            Deed::Redirect(_) => {
                if let (Some(card), Some(_)) = (cards.first(), self.state.table().battle) {
                    let aim = self.aim_at(*card);
                    self.happen(Event::Aimed(aim));
                }
            }
            Deed::EndBattle => self.end_battle(),
            Deed::Fusion(filter) => {
                let from = self.fusions(by, filter);
                self.push(Task::Which(seat, None));
                self.have_chosen((seat, Question::Choose), from, 1, false);
            }
            Deed::Ritual(filter, exact) => {
                let from = self.rituals(by, filter, *exact);
                self.push(Task::Which(seat, Some(*exact)));
                self.have_chosen((seat, Question::Choose), from, 1, false);
            }
            Deed::Forbid(who, act, until) => {
                let turn = self.state.table().turn;
                for seat in self.players(run, *who) {
                    self.happen(Event::Banned(Ban { seat, act: *act, until: *until, turn }));
                }
            }
            Deed::Look(who) => {
                for other in self.players(run, *who) {
                    for card in self.hand(other) {
                        self.happen(Event::Seen(card, seat));
                    }
                }
                self.done(&[], true);
            }
            Deed::Excavate(count) => {
                let deck = self.state.table().area(seat, Area::Deck);
                let top: Vec<CardId> = deck.iter().rev().take(usize::from(*count)).copied().collect();
                for card in &top {
                    self.happen(Event::Shown(*card));
                }
                self.done(&top, !top.is_empty());
            }
            Deed::Pick(filter) => {
                let shown: Vec<CardId> = run.those.iter().map(|card| card.card).collect();
                let fits = shown.iter().copied().filter(|card| self.is_all(by, filter, *card)).collect();
                self.push(Task::Excavated(seat, shown));
                self.have_chosen((seat, Question::Choose), fits, 1, true);
            }
            Deed::NoBattleDamage(who, until) => {
                self.players(run, *who).into_iter().for_each(|seat| self.happen(Event::Unhurt(seat, *until)));
            }
            Deed::Win => self.happen(Event::Wins(seat)),
            Deed::May(_) => {
                let within = Task::Deed(Box::new(run.clone()), path.within(), false);
                self.ask(within, seat, Question::May, vec![Choice::Yes, Choice::No]);
            }
            Deed::Coin(..) => {
                let within = Task::Deed(Box::new(run.clone()), path.within(), false);
                self.ask(within, seat, Question::Coin, vec![Choice::Yes, Choice::No]);
            }
            Deed::If(test, _) => {
                if self.holds(by, test) {
                    self.push(Task::Deed(Box::new(run.clone()), path.within(), false));
                }
            }
            Deed::IfDone(_) => {
                if run.done {
                    self.push(Task::Deed(Box::new(run.clone()), path.within(), false));
                }
            }
            Deed::Later(does) => {
                let those = if run.those.is_empty() {
                    run.targets.iter().flatten().copied().collect()
                } else {
                    run.those.clone()
                };
                let delayed = Delayed { seat, source: run.source, those, does: does.clone() };
                self.happen(Event::Delayed(delayed));
            }
        }
    }

    fn move_all(&mut self, verb: Verb, cards: &[CardId], by: Speaker) {
        let mut moved = Vec::new();
        let mut decks: Vec<Seat> = Vec::new();
        for card in cards {
            if self.object(*card).area == Area::Deck {
                self.happen(Event::Shown(*card));
            }
            if self.do_to(verb, *card, by, false) {
                moved.push(*card);
                let object = self.object(*card);
                if verb == Verb::Shuffle && object.area == Area::Deck && !decks.contains(&object.owner) {
                    decks.push(object.owner);
                }
            }
        }
        for owner in decks {
            self.shuffle(owner);
        }
        self.done(&moved, !moved.is_empty());
    }

    fn discard(&mut self, by: Speaker, run: &Run, (who, count, random): (Who, u8, bool), cards: Vec<CardId>) {
        let mut gone = cards;
        if random {
            for seat in self.players(run, who) {
                let mut hand = self.hand(seat);
                // 25-1.
                self.state.rng.shuffle(&mut hand);
                gone.extend(hand.into_iter().take(usize::from(count)));
            }
        }
        for card in &gone {
            self.do_to(Verb::Discard, *card, by, false);
        }
        self.done(&gone, !gone.is_empty());
    }

    fn equip(&mut self, run: &Run, on: Option<CardId>) {
        let Some(on) = on.filter(|_| self.state.table().is_same(run.source)) else { return };
        let card = run.source.card;
        if self.object(card).area != Area::Spells {
            if !self.has_room_behind(run.seat) {
                return;
            }
            // 25-11: a monster that is equipped is an Equip Spell.
            self.put(
                card,
                run.seat,
                Area::Spells,
                crate::ability::yugioh::deed::Lies::Attack,
                crate::engine::yugioh::state::Why::Effect,
            );
        }
        self.happen(Event::Equipped(card, on));
        self.done(&[on], true);
    }

    /// The link that is answered is negated: the last that is left of the Chain.
    fn negate(&mut self, negated: Negated) {
        let last = self.state.table().chain.len().checked_sub(1).and_then(|at| u8::try_from(at).ok());
        if let Some(at) = last {
            self.happen(Event::Negated(at, negated));
        }
        self.done(&[], last.is_some());
    }

    /// The Battle Phase is over; what was declared in it is not done any more.
    fn end_battle(&mut self) {
        use crate::engine::yugioh::state::Part;
        let Some(at) = self.state.tasks.iter().position(|task| *task == Task::Fight) else { return };
        self.state.tasks[at] = Task::Step(Part::End);
        self.state.tasks.retain(|task| !matches!(task, Task::Replay | Task::Damage | Task::Strike));
    }

    fn turn_by_effect(&mut self, card: CardId, turn: Turn) {
        use crate::ability::yugioh::deed::Lies;
        if !self.is_monster(card) {
            return;
        }
        let lies = match (turn, self.object(card).lies) {
            (Turn::To(lies), _) => lies,
            (Turn::Over, Lies::Attack) => Lies::Defense,
            (Turn::Over, Lies::Defense | Lies::Down) => Lies::Attack,
        };
        // 24-8: a token is never face-down.
        let token = self.object(card).form.is_some() && lies == Lies::Down;
        if !token && self.object(card).lies != lies {
            self.turn_up(card, lies);
        }
    }

    /// Which monster is Fusion or Ritual Summoned has been chosen: its materials are gathered (8-5, 9-4).
    pub(super) fn which(&mut self, seat: Seat, ritual: Option<bool>) {
        if let Some(card) = self.take_picked().first().copied() {
            self.have_gathered(seat, ritual.map_or(For::Fusion(card), |exact| For::Ritual(card, exact)));
        }
    }

    /// Of cards that were shown one goes to the hand, the others under the Deck.
    pub(super) fn excavated(&mut self, seat: Seat, shown: &[CardId]) {
        let picked = self.take_picked();
        let by = Speaker { seat, card: CardId(0) };
        for card in shown {
            let verb = if picked.contains(card) { Verb::Hand } else { Verb::Bottom };
            self.do_to(verb, *card, by, false);
        }
    }

    /// What one may do is done, or not; a coin falls as it was called, or otherwise.
    pub(super) fn may_answered(&mut self, run: Box<Run>, path: Path, choice: Choice) {
        let deeds = run.later.clone().unwrap_or_else(|| self.book().effect(run.at).does.clone());
        let coin = path.outer().and_then(|outer| deed_at(&deeds, outer).cloned());
        match coin {
            Some(Deed::Coin(..)) => {
                let right = self.state.rng.below(2) == 0;
                self.happen(Event::Coin(run.seat, right));
                let skip = if right { 0 } else { SECOND };
                let path = (0..skip).fold(path, |path, _| path.next());
                self.push(Task::Deed(run, path, false));
            }
            _ if choice == Choice::Yes => self.push(Task::Deed(run, path, false)),
            _ => {}
        }
    }

    /// The next deed of the effect may speak of these cards, and ask whether the deed was done.
    fn done(&mut self, cards: &[CardId], done: bool) {
        let those: Vec<Ref> = cards.iter().map(|card| self.now(*card)).collect();
        let next = self.state.tasks.iter_mut().rev().find_map(|task| match task {
            Task::Deed(run, _, _) => Some(run),
            _ => None,
        });
        if let Some(run) = next {
            if !those.is_empty() {
                run.those = those;
            }
            run.done = done;
        }
    }

    /// The players that somebody is; of both the turn player first (24-13).
    fn players(&self, run: &Run, who: Who) -> Vec<Seat> {
        match who {
            Who::You => vec![run.seat],
            Who::Opponent => vec![run.seat.other()],
            Who::Each => self.seats().to_vec(),
        }
    }

    /// What a number comes to while it is done, with cards that were targeted, and what is rolled.
    fn number(&mut self, by: Speaker, run: &Run, amount: &Amount) -> u32 {
        let Amount { times, per } = amount;
        let value: i64 = match per {
            Per::Die => {
                let roll = u8::try_from(self.state.rng.below(6) + 1).unwrap_or(1);
                self.happen(Event::Die(run.seat, roll));
                i64::from(roll)
            }
            Per::Atk(cards) | Per::HalfAtk(cards) | Per::Def(cards) | Per::Level(cards) => {
                let own = self.value_of(by, run, cards, per);
                i64::from(own)
            }
            _ => return self.amount(by, amount),
        };
        times.saturating_mul(u32::try_from(value).unwrap_or(0))
    }

    /// The ATK, DEF or Level of cards that an effect speaks of; of one that has left the field, what is printed on it.
    fn value_of(&mut self, by: Speaker, run: &Run, cards: &Cards, per: &Per) -> i32 {
        let gone = |refs: &[Ref]| -> Vec<CardId> { refs.iter().map(|card| card.card).collect() };
        let cards = match cards {
            Cards::Target(at) => gone(run.targets.get(usize::from(*at)).map_or(&[], Vec::as_slice)),
            Cards::That => gone(run.that.as_slice()),
            Cards::Those => gone(&run.those),
            Cards::This => vec![by.card],
            Cards::Foe => {
                let pair = self.state.table().fought.unwrap_or([run.source; 2]);
                pair.into_iter().map(|card| card.card).filter(|card| *card != by.card).collect()
            }
            // Where one of them is meant, it is the only one.
            Cards::Of(pick) => {
                let all = self.each(by, pick);
                if let Count::Exactly(count) = pick.count { all.take(count.into()).collect() } else { all.collect() }
            }
            other => self.cards_of(by, run, other),
        };
        let of = |card: &CardId| match per {
            Per::Atk(_) => self.stats(*card)[0],
            Per::HalfAtk(_) => self.stats(*card)[0] / 2,
            Per::Def(_) => self.stats(*card)[1],
            _ => i32::from(self.level(*card).unwrap_or(0)),
        };
        cards.iter().map(of).sum()
    }

    /// What a card gains, with all numbers plain: what an effect gives does not change with what it was counted by.
    fn plain(&mut self, by: Speaker, run: &Run, card: CardId, gain: &Gain) -> Gain {
        let number = |amount: u32| i32::try_from(amount).unwrap_or(i32::MAX);
        match gain {
            Gain::Stats(atk, def, per) if *per != Per::One => {
                let times = number(self.number(by, run, &Amount { times: 1, per: per.clone() }));
                Gain::Stats(atk.saturating_mul(times), def.saturating_mul(times), Per::One)
            }
            Gain::Atk(amount) => Gain::Atk(Amount::of(self.number(by, run, amount))),
            Gain::Def(amount) => Gain::Def(Amount::of(self.number(by, run, amount))),
            Gain::HalfAtk => Gain::Atk(Amount::of(u32::try_from(self.stats(card)[0] / 2).unwrap_or(0))),
            Gain::DoubleAtk => Gain::Atk(Amount::of(u32::try_from(self.stats(card)[0].saturating_mul(2)).unwrap_or(0))),
            other => other.clone(),
        }
    }
}
