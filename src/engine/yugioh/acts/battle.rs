//! The Battle Phase, step by step (chapters 15, 16, 18 and 19).

use crate::ability::yugioh::deed::{Lies, Until, Word};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::state::{
    Aim, Area, Battle, Choice, End, Event, Happening, Part, Phase, Question, Ref, Task, Why,
};
use crate::engine::{CardId, Seat};

impl Game {
    pub(super) fn step_begins(&mut self, part: Part) {
        self.begin_anew();
        self.happen(Event::Part(part));
        let active = self.state.table().active;
        match part {
            // 15-6
            Part::Start => {
                self.push(Task::Step(Part::Battle));
                self.push(Task::Window(active, 0));
            }
            Part::Battle => self.push(Task::Fight),
            // 15-16, 17-1
            Part::End => {
                self.push(Task::Start(Phase::Main2));
                self.push(Task::Window(active, 0));
                let monsters = self.state.table().area(active, Area::Monsters).iter();
                let fought: Vec<Ref> =
                    monsters.filter(|card| self.object(**card).attacks > 0).map(|card| self.now(*card)).collect();
                for card in fought {
                    self.tire(card, Word::TiresLater);
                }
                self.trigger_phase();
            }
            Part::Damage | Part::Dealt => {}
        }
    }

    pub(super) fn ask_fight(&mut self) {
        if !self.is_settled() {
            self.push(Task::Fight);
            return self.settle();
        }
        let active = self.state.table().active;
        if !self.state.pending.is_empty() {
            self.push(Task::Fight);
            return self.push(Task::Window(active, 0));
        }
        let mut options = self.attacks(active);
        options.extend(self.activations(active, false));
        options.push(Choice::End);
        self.ask(Task::Fight, active, Question::Fight, options);
    }

    pub(super) fn fight_answered(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Activate(card, line) => {
                self.begin_anew();
                self.push(Task::Fight);
                self.activate(seat, card, line);
            }
            Choice::Attack(by, at) => {
                let at = self.aim_at(at);
                self.attack(by, at);
            }
            Choice::Direct(by) => self.attack(by, Aim::Player(seat.other())),
            _ => self.push(Task::Leave(Phase::Main2)),
        }
    }

    /// 15-7 to 15-9: the attack is declared, and can be answered; then comes the Damage Step.
    fn attack(&mut self, by: CardId, at: Aim) {
        self.begin_anew();
        let active = self.state.table().active;
        self.push(Task::Fight);
        self.push(Task::BattleOver);
        self.push(Task::Fallen);
        self.push(Task::Strike);
        self.push(Task::Damage);
        self.push(Task::Replay);
        self.push(Task::Window(active, 0));
        let by = self.now(by);
        self.happen(Event::Attack(by, at));
    }

    /// The battle, while the attacker can go on with it.
    fn battle(&self) -> Option<Battle> {
        let table = self.state.table();
        let goes_on = |battle: &Battle| {
            let by = battle.by;
            !battle.negated
                && table.is_same(by)
                && self.object(by.card).holder == table.active
                && self.still_fights(by.card)
                && table.phase == Phase::Battle
        };
        table.battle.filter(goes_on)
    }

    /// The battle, while what is attacked is there as well.
    fn whole_battle(&self) -> Option<Battle> {
        let table = self.state.table();
        let there = |battle: &Battle| match battle.at {
            Aim::Card(at) => {
                table.is_same(at) && self.is_monster(at.card) && self.object(at.card).holder != table.active
            }
            Aim::Player(_) => true,
        };
        self.battle().filter(there)
    }

    /// 16-1 to 16-5: what the attack was declared on is gone, or there are other monsters than there were.
    pub(super) fn replay(&mut self) {
        let Some(battle) = self.battle() else { return };
        let table = self.state.table();
        let active = table.active;
        let now = table.area(active.other(), Area::Monsters).len();
        if self.whole_battle().is_some() && now == usize::from(battle.against) {
            return;
        }
        let mut options: Vec<Choice> = self.attacks_of(battle.by.card).collect();
        let others = self.attacks(active).into_iter().filter(|choice| match choice {
            Choice::Attack(by, _) | Choice::Direct(by) => *by != battle.by.card,
            _ => false,
        });
        options.extend(others);
        options.push(Choice::Pass);
        self.ask(Task::Replay, active, Question::Replay, options);
    }

    pub(super) fn replay_answered(&mut self, seat: Seat, choice: Choice) {
        let (by, at) = match choice {
            Choice::Attack(by, at) => (by, self.aim_at(at)),
            Choice::Direct(by) => (by, Aim::Player(seat.other())),
            // 16-4
            _ => return self.happen(Event::Stopped),
        };
        self.begin_anew();
        self.push(Task::Replay);
        self.push(Task::Window(seat, 0));
        let same = self.state.table().battle.is_some_and(|battle| battle.by.card == by);
        let by = self.now(by);
        // 16-6: the first monster has attacked all the same.
        self.happen(if same { Event::Aimed(at) } else { Event::Attack(by, at) });
    }

    /// 18-5, 18-6: a face-down monster is turned up.
    pub(super) fn damage_step(&mut self) {
        let Some(battle) = self.whole_battle() else { return };
        self.begin_anew();
        self.happen(Event::Part(Part::Damage));
        let active = self.state.table().active;
        self.push(Task::Window(active, 0));
        if let Aim::Card(at) = battle.at {
            self.happen(Event::Fought(battle.by, at));
            if !self.object(at.card).is_up() {
                self.turn_up(at.card, Lies::Defense);
            }
        }
    }

    /// 19-1 to 19-15
    pub(super) fn strike(&mut self) {
        if self.state.table().part != Some(Part::Damage) {
            return;
        }
        self.happen(Event::Part(Part::Dealt));
        let active = self.state.table().active;
        self.push(Task::Window(active, 0));
        let Some(Battle { by, at, .. }) = self.whole_battle() else { return };
        self.next_moment();
        let atk = self.stats(by.card)[0];
        let own = self.object(by.card).holder;
        let at = match at {
            // 19-15
            Aim::Player(seat) => return self.hurt(by, seat, damage(atk), None),
            Aim::Card(at) => at,
        };
        let other = self.object(at.card).holder;
        if self.object(at.card).lies == Lies::Attack {
            let against = self.stats(at.card)[0];
            // 24-18, 24-19: ATK 0 destroys nothing.
            if atk >= against && atk > 0 {
                self.doom(at, by);
            }
            if against >= atk && against > 0 {
                self.doom(by, at);
            }
            self.hurt(by, other, damage(atk - against), Some(at));
            self.hurt(at, own, damage(against - atk), Some(by));
        } else {
            let against = self.stats(at.card)[1];
            if atk > against {
                self.doom(at, by);
                if self.has(by.card, Word::Piercing) {
                    self.hurt(by, other, damage(atk - against), Some(at));
                }
            }
            self.hurt(at, own, damage(against - atk), Some(by));
        }
    }

    fn doom(&mut self, card: Ref, by: Ref) {
        if !self.has(card.card, Word::BattleProof) {
            self.happen(Event::Doomed(card, by));
        }
    }

    /// What battle has destroyed goes to the Graveyard at the end of the Damage Step (19-2).
    pub(super) fn fallen(&mut self) {
        let table = self.state.table();
        let Some(fought) = table.fought else { return };
        let [one, two] = fought;
        let falls = |card: Ref| table.is_same(card) && table.card(card.card).doomed;
        let fallen: Vec<(Ref, Ref)> = [(one, two), (two, one)].into_iter().filter(|(card, _)| falls(*card)).collect();
        if fallen.is_empty() {
            return;
        }
        self.begin_anew();
        let active = self.state.table().active;
        self.push(Task::Window(active, 0));
        let beaten: Vec<(CardId, Ref)> = fallen.iter().map(|(card, by)| (card.card, *by)).collect();
        for (card, by) in &beaten {
            let seat = self.object(by.card).holder;
            self.send(*card, seat, Area::Graveyard, End::Top, Why::Battle);
        }
        for (card, by) in beaten {
            if self.state.table().is_same(by) {
                let card = self.now(card);
                self.note(Happening::Beaten(card, by));
            }
        }
    }

    /// A monster that has attacked, and says so, is changed to Defense Position.
    pub(super) fn tire(&mut self, card: Ref, word: Word) {
        let attacks = self.state.table().is_same(card) && self.object(card.card).lies == Lies::Attack;
        if attacks && self.is_monster(card.card) && self.has(card.card, word) {
            self.happen(Event::Lies(card.card, Lies::Defense));
        }
    }

    /// Back to the Battle Step (15-14).
    pub(super) fn battle_over(&mut self) {
        if let Some(battle) = self.state.table().battle.filter(|_| self.state.table().part == Some(Part::Dealt)) {
            self.tire(battle.by, Word::Tires);
        }
        self.happen(Event::BattleOver);
        self.happen(Event::Ends(Until::Damage));
        if self.state.table().phase == Phase::Battle {
            self.happen(Event::Part(Part::Battle));
            let active = self.state.table().active;
            // What waits for what has happened in the Damage Step can be activated now (readings).
            if !self.state.happened.is_empty() {
                self.push(Task::Window(active, 0));
            }
        }
    }
}

fn damage(difference: i32) -> u32 {
    u32::try_from(difference).unwrap_or(0)
}
