//! Worlds that a seat cannot tell from the real one.

use super::state::{Area, Choice, Event, For, Picking, Task};
use super::{Game, View};
use crate::ability::yugioh::cards::Icon;
use crate::engine::yugioh::Kind;
use crate::engine::{CardId, Offers, Rng, Seat};

impl Offers for View<'_> {
    type Game = Game;

    fn possible(&self, rng: &mut Rng) -> Game {
        self.game().imagined(self.seat(), rng)
    }

    fn offers(&self) -> usize {
        self.options().len()
    }

    fn pass(&self) -> Option<usize> {
        let does_nothing = |choice: &Choice| matches!(choice, Choice::Pass | Choice::Done | Choice::No | Choice::End);
        self.options().iter().position(does_nothing)
    }
}

impl Game {
    /// A game in which everything that a seat does not know is dealt anew. What lies face-down stays of its kind: a monster can
    /// be another monster, a spell or trap another of those.
    pub(super) fn imagined(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        // What happens in a world that somebody imagines nobody reads.
        world.state.log = None;
        let fixed = self.spoken_of();
        for owner in Seat::BOTH {
            let table = self.state.table();
            let unknown = |card: &CardId| {
                let object = table.card(*card);
                object.owner == owner && !object.known[seat] && object.form.is_none() && !fixed.contains(card)
            };
            let hidden: Vec<CardId> = table.ids().filter(unknown).collect();
            let extra: Vec<CardId> =
                hidden.iter().copied().filter(|card| table.card(*card).area == Area::Extra).collect();
            let main: Vec<CardId> = hidden.into_iter().filter(|card| table.card(*card).area != Area::Extra).collect();
            world.deal(&extra, |_, _| true, rng);
            world.deal(&main, |game, (at, sheet)| game.could_lie(at, sheet), rng);
        }
        world.state.rng = rng.fork();
        world
    }

    /// Deals the cards of some places anew among them: those that lie face-down on the field first, each one that could lie
    /// there.
    fn deal(&mut self, places: &[CardId], fits: impl Fn(&Self, (CardId, u16)) -> bool, rng: &mut Rng) {
        let mut sheets: Vec<u16> = places.iter().map(|card| self.object(*card).sheet).collect();
        rng.shuffle(&mut sheets);
        let mut places = places.to_vec();
        places.sort_by_key(|card| !self.object(*card).area.is_field());
        let mut dealt = Vec::with_capacity(places.len());
        for card in places {
            let own = self.object(card).sheet;
            let at = sheets.iter().position(|sheet| fits(self, (card, *sheet)));
            // Its own is always among them, or was dealt to a place of the same kind before.
            let at = at.unwrap_or_default();
            let sheet = if sheets.is_empty() { own } else { sheets.remove(at) };
            dealt.push((card, sheet));
        }
        self.state.apply(&Event::Imagined(dealt));
    }

    fn could_lie(&self, card: CardId, sheet: u16) -> bool {
        let kind = self.roster.sheet(sheet).kind;
        match self.object(card).area {
            Area::Monsters => kind == Kind::Monster,
            Area::Field => kind == Kind::Spell(Icon::Field),
            Area::Spells => kind != Kind::Monster && kind != Kind::Spell(Icon::Field),
            _ => true,
        }
    }

    /// Cards that a question, or what is under way, speaks of: those stay as they are, or the question might not wait at all.
    fn spoken_of(&self) -> Vec<CardId> {
        let mut out = Vec::new();
        let options = self.state.asked().map_or(&[][..], |asked| &asked.options);
        out.extend(options.iter().filter_map(|choice| match choice {
            Choice::Card(card)
            | Choice::Activate(card, _)
            | Choice::First(card, _)
            | Choice::Summon(card)
            | Choice::Set(card)
            | Choice::Special(card, _)
            | Choice::Extra(card)
            | Choice::Scale(card) => Some(*card),
            _ => None,
        }));
        for task in &self.state.tasks {
            match task {
                Task::Declare(link, _) => out.push(link.source.card),
                Task::Deed(run, ..) => out.push(run.source.card),
                Task::Choose(Picking { from, picked, .. }) => out.extend(from.iter().chain(picked).copied()),
                Task::Come(_, cards, ..) | Task::Gather(_, _, cards) => out.extend(cards.iter().copied()),
                Task::Way(_, card, ..) => out.push(*card),
                Task::Gathered(_, purpose) => match purpose {
                    For::Normal(card, _)
                    | For::Synchro(card)
                    | For::Xyz(card)
                    | For::Fusion(card)
                    | For::Ritual(card, _) => out.push(*card),
                    For::Pendulum => {}
                },
                _ => {}
            }
        }
        out
    }
}
