//! Monsters come to the field: Tributes and materials are gathered, and they are Summoned (chapters 5 to 10).

use enumset::EnumSet;

use crate::ability::yugioh::deed::{Lies, Price};
use crate::ability::yugioh::{Line, Summon};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::facts::Speaker;
use crate::engine::yugioh::state::{Area, Choice, End, Event, For, Question, Ref, Task, Why};
use crate::engine::{CardId, Seat};

impl Game {
    pub(super) fn gather(&mut self, seat: Seat, purpose: For, picked: Vec<CardId>) {
        let (next, does) = self.next_gathered(seat, purpose, &picked);
        if next.is_empty() {
            self.state.picked = picked;
            return;
        }
        // Where there is one way alone there is nothing to ask.
        let needed = if does { None } else { self.needed(seat, purpose, &picked, &next) };
        if let Some(only) = needed {
            let picked = [picked, vec![only]].concat();
            return self.push(Task::Gather(seat, purpose, picked));
        }
        let mut options: Vec<Choice> = next.into_iter().map(Choice::Card).collect();
        if does {
            options.push(Choice::Done);
        }
        self.ask(Task::Gather(seat, purpose, picked), seat, Question::Gather, options);
    }

    pub(super) fn gather_answered(&mut self, seat: Seat, purpose: For, mut picked: Vec<CardId>, choice: Choice) {
        match choice {
            Choice::Card(card) => {
                picked.push(card);
                self.push(Task::Gather(seat, purpose, picked));
            }
            _ => self.state.picked = picked,
        }
    }

    /// Begins a Summon for which monsters are gathered.
    pub(super) fn have_gathered(&mut self, seat: Seat, purpose: For) {
        self.push(Task::Gathered(seat, purpose));
        self.push(Task::Gather(seat, purpose, Vec::new()));
    }

    /// What was gathered goes where it goes, and the monster comes.
    pub(super) fn gathered(&mut self, seat: Seat, purpose: For) {
        let picked = self.take_picked();
        self.next_moment();
        match purpose {
            For::Normal(card, lies) => {
                self.give(seat, &picked, Why::Tribute);
                self.next_moment();
                self.happen(Event::Normal);
                if lies == Lies::Down {
                    return self.put(card, seat, Area::Monsters, Lies::Down, Why::Set);
                }
                self.put(card, seat, Area::Monsters, Lies::Attack, Why::Summoned);
                // 10-5
                let how = if picked.is_empty() { Summon::Normal.into() } else { Summon::Normal | Summon::Tribute };
                self.summoned(card, how, seat);
            }
            For::Synchro(card) => {
                self.give(seat, &picked, Why::SynchroMaterial);
                self.bring(seat, card, Summon::Synchro);
            }
            For::Xyz(card) => {
                // 6-5: they lie under it.
                for material in picked {
                    self.attach(material, card, seat);
                }
                self.bring(seat, card, Summon::Xyz);
            }
            For::Fusion(card) => {
                self.give(seat, &picked, Why::Material);
                self.bring(seat, card, Summon::Fusion);
            }
            For::Ritual(card, _) => {
                self.give(seat, &picked, Why::Tribute);
                self.bring(seat, card, Summon::Ritual);
            }
            For::Pendulum => {
                self.happen(Event::Pendulum);
                self.push(Task::Come(seat, picked, Summon::Pendulum.into(), None));
            }
        }
    }

    fn give(&mut self, seat: Seat, cards: &[CardId], why: Why) {
        for card in cards {
            self.send(*card, seat, Area::Graveyard, End::Top, why);
        }
    }

    fn attach(&mut self, material: CardId, to: CardId, seat: Seat) {
        // What lay under it goes to the Graveyard.
        for card in self.state.table().materials(material) {
            self.send(card, seat, Area::Graveyard, End::Top, Why::Left);
        }
        let from = self.object(material).area;
        let owner = self.object(material).owner;
        self.happen(Event::Moved {
            card: material,
            from,
            to: Area::Under,
            seat: owner,
            end: End::Top,
            lies: Lies::Attack,
            why: Why::Material,
            by: seat,
            shown: true,
        });
        self.happen(Event::Attached(material, to));
    }

    fn bring(&mut self, seat: Seat, card: CardId, how: Summon) {
        self.next_moment();
        self.push(Task::Come(seat, vec![card], how.into(), None));
    }

    /// The next of some monsters comes to the field; its player says in which position, where that is open (10-20).
    pub(super) fn come(&mut self, seat: Seat, cards: Vec<CardId>, how: EnumSet<Summon>, lies: Option<Lies>) {
        if cards.is_empty() || !self.has_room(seat, 1) {
            return;
        }
        let Some(lies) = lies else {
            let options = vec![Choice::Lies(Lies::Attack), Choice::Lies(Lies::Defense)];
            return self.ask(Task::Come(seat, cards, how, None), seat, Question::Position, options);
        };
        let mut cards = cards;
        let card = cards.remove(0);
        self.push(Task::Come(seat, cards, how, Some(lies)));
        self.place_monster(seat, card, how, lies);
    }

    pub(super) fn come_answered(&mut self, seat: Seat, mut cards: Vec<CardId>, how: EnumSet<Summon>, choice: Choice) {
        let Choice::Lies(lies) = choice else { return };
        let card = cards.remove(0);
        self.push(Task::Come(seat, cards, how, None));
        self.place_monster(seat, card, how, lies);
    }

    fn place_monster(&mut self, seat: Seat, card: CardId, how: EnumSet<Summon>, lies: Lies) {
        let before = self.now(card);
        self.put(card, seat, Area::Monsters, lies, Why::Summoned);
        self.follow(before);
        if lies != Lies::Down {
            self.summoned(card, how, seat);
        }
    }

    /// What an effect that is being resolved goes on to say of a monster is said of it where it has come.
    fn follow(&mut self, before: Ref) {
        let now = self.now(before.card);
        for task in &mut self.state.tasks {
            if let Task::Deed(run, ..) = task {
                let spoken_of = run.those.iter_mut().chain(run.targets.iter_mut().flatten()).chain(&mut run.that);
                spoken_of.filter(|card| **card == before).for_each(|card| *card = now);
            }
        }
    }

    pub(super) fn summoned(&mut self, card: CardId, how: EnumSet<Summon>, seat: Seat) {
        let card = self.now(card);
        self.happen(Event::Summoned(card, how, seat));
    }

    /// A monster comes by what is written on it: its price is paid first (10-22).
    pub(super) fn special(&mut self, seat: Seat, card: CardId, line: u8) {
        let book = self.book();
        let sheet = book.sheet(self.object(card).sheet);
        let Some(Line::Comes(way)) = sheet.lines.get(usize::from(line)) else { return };
        self.push(Task::Come(seat, vec![card], Summon::Own.into(), way.lies));
        if sheet.lines.contains(&Line::OnceSo) {
            let at = self.line_at(card, line);
            self.happen(Event::Named(seat, at));
        }
        for (at, _) in way.price.iter().enumerate().rev() {
            // A way has far fewer than 256 prices.
            self.push(Task::Way(seat, card, line, u8::try_from(at).unwrap_or(u8::MAX), false));
        }
    }

    /// A part of the price of a way is paid; what pays has been chosen, or not yet.
    pub(super) fn pay_way(&mut self, seat: Seat, card: CardId, line: u8, at: u8, chosen: bool) {
        let book = self.book();
        let sheet = book.sheet(self.object(card).sheet);
        let Some(Line::Comes(way)) = sheet.lines.get(usize::from(line)) else { return };
        let price: Option<&Price> = way.price.get(usize::from(at));
        let Some(price) = price else { return };
        let by = Speaker { seat, card };
        if chosen {
            self.pay(by, price);
        } else {
            self.push(Task::Way(seat, card, line, at, true));
            self.have_paid(by, price);
        }
    }
}
