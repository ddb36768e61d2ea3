//! What a player can do: cards that can be played, effects that can be used, attacks that can be declared.

use enumset::EnumSet;

use crate::ability::exo::{Effect, Key, Passive, Verb, Word};
use crate::engine::Seat;
use crate::engine::exo::Game;
use crate::engine::exo::roster::{Has, Kind, LineAt};
use crate::engine::exo::state::{Area, CardId, Choice, Draft, Into, Object, Phase, Step, What};

use super::Speaker;

/// The counter that Rage takes (10-15).
pub(in crate::engine::exo) const RAGE: &str = "Rage";

/// More than most players can do at a time.
const MANY: usize = 16;

impl Game {
    /// What can be done in the Main Phase, without ending it.
    pub(in crate::engine::exo) fn main_actions(&self, seat: Seat) -> Vec<Choice> {
        let mut out = Vec::with_capacity(MANY);
        self.add_plays(seat, |_| true, &mut out);
        self.add_uses(seat, self.timely(seat), &mut out);
        out
    }

    /// What can be added to a chain, or begin one, with such cards alone.
    pub(in crate::engine::exo) fn answers(&self, seat: Seat, with: EnumSet<Has>) -> Vec<Choice> {
        let table = self.state.table();
        let begins = table.chain().is_none_or(|chain| chain.links.is_empty());
        // 3-4-5
        let battle = begins && table.phase == Phase::Battle && table.step != Step::Attacks;
        let mut out = Vec::new();
        // 4-8, 6-5-1
        let quick = |card: CardId| {
            self.may_be_played_anytime(card)
                && (self.is_tactic(card) || self.has(card, Word::AnyTime) || battle && self.has(card, Word::InBattle))
        };
        if with.contains(Has::Anytime) {
            self.add_plays(seat, quick, &mut out);
        }
        self.add_uses(seat, with, &mut out);
        out
    }

    /// Whether a card of a hand or of an Evolution deck could be played outside of the own Main Phase (4-8, 6-5-1).
    pub(in crate::engine::exo) fn may_be_played_anytime(&self, card: CardId) -> bool {
        let object = self.object(card);
        self.may_have(card, Has::Anytime)
            || !object.gained.is_empty()
            || object.form.is_some()
            || [Word::AnyTime, Word::InBattle].into_iter().any(|word| self.roster.is_given(word))
    }

    fn add_plays(&self, seat: Seat, may: impl Fn(CardId) -> bool, out: &mut Vec<Choice>) {
        let table = self.state.table();
        for area in [Area::Hand, Area::Evolutions] {
            let cards = table.area(seat, area);
            for (at, card) in cards.iter().copied().enumerate().filter(|(_, card)| may(*card)) {
                let twin = cards[..at].iter().copied().find(|twin| self.are_alike(*twin, card));
                match twin {
                    Some(twin) => add_as_of_twin(twin, card, out),
                    None => self.add_ways(seat, card, out),
                }
            }
        }
    }

    /// Whether two cards of a hand or of an Evolution deck can be played in the same ways: nothing tells them apart.
    fn are_alike(&self, one: CardId, other: CardId) -> bool {
        let [one, other] = [one, other].map(|card| self.object(card));
        let bare = |object: &Object| object.gained.is_empty() && object.counters.is_empty() && object.form.is_none();
        one.sheet == other.sheet && bare(one) && bare(other)
    }

    fn add_ways(&self, seat: Seat, card: CardId, out: &mut Vec<Choice>) {
        if !self.could_be_played(seat, card) {
            return;
        }
        // No card has 256 ways.
        let ways = if self.may_have(card, Has::Ways) { self.ways(card).count() } else { 0 };
        let ways = u8::try_from(ways).unwrap_or(u8::MAX);
        let printed = usize::from(self.has_no_price(card));
        out.extend((printed..=usize::from(ways)).filter_map(|way| {
            let way = u8::try_from(way).ok()?;
            self.can_pay(seat, card, way).then_some(Choice::Play(card, way))
        }));
    }

    /// An Evolution without a sacrifice can be played only by its own ways, or by effects.
    fn has_no_price(&self, card: CardId) -> bool {
        let sheet = self.roster.sheet(self.object(card).sheet);
        sheet.evolution && sheet.sacrifice.is_empty() && sheet.cost.is_empty()
    }

    /// Whether nothing but its price speaks against playing a card.
    fn could_be_played(&self, seat: Seat, card: CardId) -> bool {
        let by = Speaker { seat, card };
        self.meets_its_terms(by)
            && (!self.is_tactic(card)
                || self
                    .effects(card)
                    .all(|(_, effect)| effect.key != Key::Tactic || self.could_be_resolved(by, effect)))
    }

    /// What is said of a card that may be played and used only under a condition (3-3-8).
    #[inline]
    fn meets_its_terms(&self, by: Speaker) -> bool {
        !self.may_have(by.card, Has::Terms) || self.meets_all_terms(by)
    }

    fn meets_all_terms(&self, by: Speaker) -> bool {
        self.passives(by.card).all(|passive| match passive {
            Passive::OnlyIf(test) => self.holds(by, test),
            Passive::Word(_) | Passive::Attacks(_) | Passive::Gives(..) | Passive::Instead(_) => true,
        })
    }

    /// What an effect asks for holds, and it has its targets (8-1, 8-4).
    pub(in crate::engine::exo) fn could_be_resolved(&self, by: Speaker, effect: &Effect) -> bool {
        effect.only_if.iter().all(|test| self.holds(by, test))
            && effect.targets.iter().enumerate().all(|(at, pick)| {
                let count = usize::from(pick.count);
                pick.up_to || self.each_target(by, effect, at).take(count).count() == count
            })
    }

    /// What can be a target of an effect.
    pub(in crate::engine::exo) fn targets_of(&self, by: Speaker, effect: &Effect, at: usize) -> Vec<CardId> {
        self.each_target(by, effect, at).collect()
    }

    fn each_target(&self, by: Speaker, effect: &Effect, at: usize) -> impl Iterator<Item = CardId> {
        // An effect has far fewer than 256 targets.
        let number = u8::try_from(at).unwrap_or(u8::MAX);
        let found = self.each(by, &effect.targets[at]);
        found.filter(move |card| self.can_be_target((by.seat, by.card), effect, number, *card))
    }

    /// With what cards can answer at the time.
    pub(in crate::engine::exo) fn timely(&self, seat: Seat) -> EnumSet<Has> {
        let table = self.state.table();
        let mut now = Has::Quick | Has::Reveal | Has::Anytime;
        if table.active == seat && table.phase == Phase::Main {
            now |= Has::Main;
            // 6-1-4
            if !table.leader_used {
                now |= Has::Leader;
            }
        }
        if table.attack.is_some() {
            now |= Has::Attack;
        }
        now
    }

    fn add_uses(&self, seat: Seat, with: EnumSet<Has>, out: &mut Vec<Choice>) {
        let table = self.state.table();
        for (area, now) in [(Area::Field, with & Has::FROM_FIELD), (Area::Hand, with & Has::Reveal)] {
            let cards = if now.is_empty() { &[] } else { table.area(seat, area) };
            for card in cards.iter().copied() {
                if !self.may_have(card, now) || area == Area::Field && !self.object(card).up {
                    continue;
                }
                for (line, effect) in self.effects(card) {
                    if self.can_use(seat, card, line, effect) {
                        out.push(Choice::Use(card, line.line));
                    }
                }
            }
        }
    }

    /// Whether a player can use an effect that does not trigger by itself.
    fn can_use(&self, seat: Seat, card: CardId, line: LineAt, effect: &Effect) -> bool {
        self.is_time_for(seat, card, effect)
            && !self.is_in_chain(card)
            && self.may_be_used(seat, card, line, effect)
            && (effect.price.is_empty() || self.units_of_effect(seat, card, line))
    }

    fn units_of_effect(&self, seat: Seat, card: CardId, line: LineAt) -> bool {
        let draft = self.draft_of(seat, card, line);
        self.units(&draft).is_some_and(|units| Self::is_payable(&units))
    }

    fn is_time_for(&self, seat: Seat, card: CardId, effect: &Effect) -> bool {
        let table = self.state.table();
        let object = self.object(card);
        let own_main = table.active == seat && table.phase == Phase::Main;
        let on_field = object.area == Area::Field;
        match effect.key {
            // 10-4
            Key::Cover => own_main && on_field && self.suffers(card, Verb::Cover),
            // 10-23
            Key::Main => own_main && on_field,
            Key::Quick => on_field && (own_main || !table.is_leader(card)),
            // 10-16
            Key::Reveal => object.area == Area::Hand,
            // 10-8
            Key::Guard => {
                on_field
                    && table.attack.is_some_and(|attack| {
                        let at = attack.at.card;
                        table.active != seat
                            && at != card
                            && self.object(at).holder == seat
                            && (table.is_leader(at) || self.is_vice(at))
                    })
            }
            // 10-15
            Key::Rage => {
                let has = object.counters.iter().any(|(kind, _)| kind == RAGE);
                on_field && has && table.attack.is_some_and(|attack| attack.by.card == card || attack.at.card == card)
            }
            Key::Activation
            | Key::Cycle
            | Key::Echo
            | Key::Exile
            | Key::Ambush
            | Key::Immediate
            | Key::Death
            | Key::Hate(_)
            | Key::Shadow
            | Key::Honor
            | Key::Sacrifice
            | Key::Discard
            | Key::Burial
            | Key::Emergency
            | Key::Tactic
            | Key::Attacked => false,
        }
    }

    /// A card with an effect in the chain adds none to it (4-9).
    fn is_in_chain(&self, card: CardId) -> bool {
        let links = self.state.table().chain().into_iter().flat_map(|chain| &chain.links);
        links.into_iter().any(|link| matches!(link.what, What::Effect(by, _) if by.card == card))
    }

    /// Whether nothing forbids an effect: it was not used in this turn, if once is enough; Leader effects are one a turn and
    /// of the own Main Phase; and what it asks for is there.
    pub(in crate::engine::exo) fn may_be_used(&self, seat: Seat, card: CardId, line: LineAt, effect: &Effect) -> bool {
        let table = self.state.table();
        let by = Speaker { seat, card };
        let used = effect.once && {
            let name = self.name(card);
            table.used.iter().any(|(who, what, which)| (*who, what.as_str(), *which) == (seat, name, line.line))
        };
        let own_main = table.active == seat && table.phase == Phase::Main;
        let leader = !self.is_leader_effect(card, effect) || own_main && !table.leader_used;
        !used && leader && self.meets_its_terms(by) && self.could_be_resolved(by, effect)
    }

    /// 6-1-4 to 6-1-6; what triggers says itself when it does.
    pub(in crate::engine::exo) fn is_leader_effect(&self, card: CardId, effect: &Effect) -> bool {
        let by_leader = self.state.table().is_leader(card) && !effect.key.triggers();
        effect.key != Key::Emergency && (effect.leader || by_leader)
    }

    /// The attacks that a player can declare.
    pub(in crate::engine::exo) fn attacks_of(&self, seat: Seat) -> Vec<Choice> {
        let mut out = Vec::new();
        for by in self.state.table().area(seat, Area::Field) {
            self.add_attacks(seat, *by, &mut out);
        }
        out
    }

    fn add_attacks(&self, seat: Seat, by: CardId, out: &mut Vec<Choice>) {
        let table = self.state.table();
        let object = self.object(by);
        let sheet = self.roster.sheet(object.sheet);
        // 3-4-15, 3-4-18
        if !object.up || object.attacks >= self.attacks(by) {
            return;
        }
        let words = self.words(by);
        let is_leader = sheet.kind == Kind::Leader;
        // 6-1-1, 6-1-3
        if is_leader && !words.contains(Word::Attacker) || words.contains(Word::Peaceful) {
            return;
        }
        // 3-4-2, 3-4-3, 7-5, 11-7; 11-2: with Assault, not Leaders.
        let new = object.came == table.turn && !is_leader;
        let ready = !new || words.contains(Word::Swift) || sheet.evolution && !object.transformed;
        if !ready && !words.contains(Word::Assault) || self.force(by) == 0 {
            return;
        }
        let other = seat.other();
        // 6-2-1
        let guarded = self.vice(other).is_some_and(|vice| self.object(vice).up);
        let targets = || table.area(other, Area::Field).iter().filter(|at| !table.is_leader(**at) || ready && !guarded);
        let high = |at: &CardId| table.is_leader(*at) || self.is_vice(*at);
        // 11-3
        let bound = words.contains(Word::Berserk) && targets().any(high);
        out.extend(targets().filter(|at| !bound || high(at)).map(|at| Choice::Attack(by, *at)));
    }

    /// Whether a card has to attack before the player can stop attacking (11-3).
    pub(in crate::engine::exo) fn has_to_attack(&self, choice: Choice) -> bool {
        let Choice::Attack(by, at) = choice else { return false };
        self.has(by, Word::Berserk) && (self.state.table().is_leader(at) || self.is_vice(at))
    }

    /// The Vice Leaders of a player that lie beside each other (9-11).
    pub(in crate::engine::exo) fn crowd(&self, seat: Seat) -> Vec<CardId> {
        let field = self.state.table().area(seat, Area::Field).iter().copied();
        let vices: Vec<CardId> = field.filter(|card| self.is_vice(*card)).collect();
        if vices.len() > 1 { vices } else { Vec::new() }
    }

    /// A link of an effect, of which nothing is declared yet.
    pub(in crate::engine::exo) fn draft_of(&self, seat: Seat, card: CardId, line: LineAt) -> Draft {
        let now = self.state.table().now(card);
        Draft::new(seat, What::Effect(now, line), Into::Chain)
    }
}

/// A card can be played in each way in which another of its kind can.
fn add_as_of_twin(twin: CardId, card: CardId, out: &mut Vec<Choice>) {
    for at in 0..out.len() {
        if let Choice::Play(other, way) = out[at]
            && other == twin
        {
            out.push(Choice::Play(card, way));
        }
    }
}
