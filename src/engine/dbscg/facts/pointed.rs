//! The cards that work still to do points to: those that are announced, chosen, to be paid with, or have skills that wait.
//! What such a card is cannot change without the work going wrong.

use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::{CardId, ObjectRef};
use crate::engine::dbscg::state::decision::Choice;
use crate::engine::dbscg::state::effect::{On, PendingAuto, Used};
use crate::engine::dbscg::state::frame::{Altered, Frame, Playing};
use crate::engine::dbscg::state::proposed::{Proposed, Together, Would};
use crate::engine::dbscg::state::task::{Activation, Found, Task};

impl Position {
    /// Whether something points to a card, for each of them.
    pub(crate) fn pointed_at(&self) -> Vec<bool> {
        let state = &self.state;
        let mut pointed = Pointed { game: self, at: vec![false; state.objects.len()] };
        for effect in state.effects.iter() {
            pointed.object(effect.source);
            if let On::One(object) = effect.on {
                pointed.object(object);
            }
        }
        state.under_way.watches.iter().for_each(|watch| pointed.frame(&watch.frame));
        let put_off = state.under_way.delayed.iter().chain(&state.under_way.due);
        put_off.for_each(|delayed| pointed.frame(&delayed.frame));
        state.under_way.pending.iter().for_each(|auto| pointed.auto(auto));
        let used = state.this_turn.used.iter().chain(&state.this_turn.ended).chain(state.situations.iter());
        pointed.objects(used.map(|Used { source, .. }| source));
        pointed.objects(&state.this_turn.marker_skills);
        pointed.objects([&state.reaches, &state.this_turn.barred].into_iter().flatten().map(|reach| &reach.card));
        state.frames.iter().for_each(|frame| pointed.frame(frame));
        for paying in &state.under_way.paying {
            pointed.activation(&paying.activation, &paying.frame);
        }
        for answer in &state.under_way.counters {
            pointed.activation(&answer.activation, &answer.frame);
        }
        state.under_way.playing.iter().for_each(|playing| pointed.playing(playing));
        pointed.altered(&state.under_way.altered);
        state.agenda.iter().for_each(|task| pointed.task(task));
        if let Some((decision, then)) = state.waits() {
            pointed.cards(decision.source);
            pointed.task(&then.0);
        }
        pointed.at
    }
}

/// The cards that are pointed to, as far as it has been looked.
struct Pointed<'g> {
    game: &'g Position,
    at: Vec<bool>,
}

impl Pointed<'_> {
    fn cards(&mut self, cards: impl IntoIterator<Item = CardId>) {
        for card in cards {
            self.at[usize::from(card.0)] = true;
        }
    }

    /// A reference to what a card has been finds nothing.
    fn object(&mut self, object: ObjectRef) {
        if self.game.state.find(object).is_some() {
            self.cards([object.card]);
        }
    }

    fn objects<'o>(&mut self, objects: impl IntoIterator<Item = &'o ObjectRef>) {
        objects.into_iter().for_each(|object| self.object(*object));
    }

    fn frame(&mut self, frame: &Frame) {
        self.object(frame.source);
        let so_far = frame.so_far();
        self.objects(so_far.names.iter().flat_map(|(_, cards)| cards).chain(&frame.it));
        self.objects(so_far.played.iter().chain(&so_far.described));
        self.objects(so_far.looked.iter().map(|looked| &looked.object));
        self.cards(so_far.remembered.iter().map(|remembered| remembered.card));
        self.cards(so_far.applied.iter().map(|(card, _)| *card));
        self.altered(&so_far.altered);
    }

    fn auto(&mut self, auto: &PendingAuto) {
        self.object(auto.source);
        self.objects(auto.it.iter().chain(auto.names.iter().flat_map(|(_, cards)| cards)));
        self.cards(auto.remembered.iter().map(|remembered| remembered.card));
    }

    fn playing(&mut self, playing: &Playing) {
        self.objects(&playing.cards);
        self.altered(&playing.altered);
    }

    fn altered(&mut self, altered: &Altered) {
        altered.changes.iter().for_each(|(.., frame)| self.frame(frame));
        altered.asked.iter().for_each(|asked| self.frame(&asked.frame));
    }

    fn activation(&mut self, activation: &Activation, frame: &Frame) {
        self.object(activation.source);
        self.frame(frame);
    }

    fn would(&mut self, would: &Would) {
        self.cards(would.proposed.about());
        if let Proposed::Under { host, .. } = would.proposed {
            self.cards([host]);
        }
        self.cards(would.applied.iter().map(|(card, _)| *card));
    }

    fn together(&mut self, together: &Together) {
        for (proposed, before) in together.moves.iter().flatten() {
            self.cards(proposed.about());
            self.objects(before.iter());
        }
    }

    fn found(&mut self, found: &Found) {
        self.cards(found.source);
        let choices = found.cycle.iter().map(|answered| answered.choice).chain([found.choice]);
        self.cards(choices.flat_map(named));
        self.task(&found.then);
    }

    fn task(&mut self, task: &Task) {
        match task {
            Task::AutoUse(activation, frame)
            | Task::Discount(activation, frame, _)
            | Task::Invoke(activation, frame)
            | Task::SkillCostFirst(activation, frame)
            | Task::Resolve(activation, frame) => self.activation(activation, frame),
            Task::Begin(frame, _) => self.frame(frame),
            Task::Mulligan(_, cards)
            | Task::PriceCards(_, cards)
            | Task::PricePaid(_, cards)
            | Task::KeepOne(_, cards)
            | Task::Arrived(cards, ..)
            | Task::Discard(_, _, cards) => self.cards(cards.iter().copied()),
            Task::Pay(due) => self.cards(due.picked.iter().chain(&due.lent).copied()),
            Task::Order(_, left, so_far) => self.cards(left.iter().chain(so_far).copied()),
            Task::Announce(_, card)
            | Task::AnnounceX(_, card)
            | Task::Announced(_, card, _)
            | Task::FinishPlay(_, card, _)
            | Task::OneUnison(_, card)
            | Task::MakeRoom(_, card, _)
            | Task::Grow(_, card)
            | Task::Combo(_, card)
            | Task::FinishCombo(_, card)
            | Task::LeaveGame(card)
            | Task::ActivateOne(card, _)
            | Task::DamageDealt(card, ..) => self.cards([*card]),
            Task::CounterAbout(_, card, _, about) => {
                self.cards([*card]);
                self.objects(about.iter().flatten());
            }
            Task::Spend(card) => self.objects([card]),
            Task::DeclareAttack(attacker, guard) => self.cards([*attacker, *guard]),
            Task::Attack(attacker, guard) => self.objects([attacker, guard]),
            Task::Empower(would) | Task::Would(would) | Task::Enter(_, would) => self.would(would),
            Task::Together(together) => self.together(together),
            Task::Choose(_, _, _, so_far, ..) => self.objects(so_far),
            Task::Pend(autos) => autos.iter().for_each(|auto| self.auto(auto)),
            Task::EndAnswers(outer, _) => outer.iter().for_each(|playing| self.playing(playing)),
            Task::Repeats(found) => self.found(found),
            Task::OpeningHands
            | Task::PlaceLife
            | Task::BeginTurn
            | Task::Refresh(_)
            | Task::TurnDraw
            | Task::Charge
            | Task::BeginMain
            | Task::Main
            | Task::EndMain
            | Task::ExpireMain
            | Task::BeginEnd
            | Task::FinishEnd
            | Task::Checkpoint
            | Task::Auto(_)
            | Task::EndPlay
            | Task::Counter(..)
            | Task::ResolveCounters
            | Task::EndCounter
            | Task::AfterAttack
            | Task::BeginOffense
            | Task::Offense
            | Task::BeginDefense
            | Task::Defense
            | Task::BeginDamage
            | Task::Compare
            | Task::EndDamage
            | Task::BattleDamage
            | Task::BattleMarkers
            | Task::EndBattle
            | Task::EndOfBattle
            | Task::FinishBattle { .. }
            | Task::Saved(_)
            | Task::Damage(..)
            | Task::Damaged(..)
            | Task::Draw(..)
            | Task::DrawOn(..)
            | Task::DrawUpTo(..)
            | Task::Price(_)
            | Task::PriceX(_)
            | Task::MarkersX
            | Task::Activated
            | Task::WhoIsFirst(_)
            | Task::Redraw(_)
            | Task::PutOff(_)
            | Task::ZEnergy(_)
            | Task::EndCombos
            | Task::DropCombos
            | Task::Conceal
            | Task::SpendPaid
            | Task::GoOn
            | Task::Asked(_)
            | Task::NameNumber(..)
            | Task::Declare(_)
            | Task::PickKeyword(..)
            | Task::Options(..) => {}
        }
    }
}

/// The cards that a choice names.
pub(crate) fn named(choice: Choice) -> impl Iterator<Item = CardId> {
    let cards = match choice {
        Choice::Card(card)
        | Choice::Play(card)
        | Choice::Combo(card)
        | Choice::Activate(card, _)
        | Choice::Grow(card)
        | Choice::Replace(card, _) => [Some(card), None],
        Choice::Attack(attacker, guard) => [Some(attacker), Some(guard)],
        Choice::Pass | Choice::Done | Choice::Yes | Choice::Number(_) | Choice::Option(_) | Choice::Marker => {
            [None, None]
        }
    };
    cards.into_iter().flatten()
}
