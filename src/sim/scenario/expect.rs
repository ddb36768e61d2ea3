//! What was expected against what is.

use crate::ability::{Area, Facing, Mode, Phase};
use crate::engine::dbscg::{CardId, Outcome, Seat};
use crate::language::{Argument, Lang, Message, say};
use crate::wording;

use super::format::{AREAS, Asked, Cards, Entry, Expect, Possible, Winner};
use super::run::Run;
use super::seats::{player, seat};

impl Run<'_> {
    /// Everything that is not as expected.
    pub(super) fn expect(&self, expect: &Expect) -> Vec<Message> {
        let mut wrong = Vec::new();
        for (seat, side) in [(Seat::A, &expect.you), (Seat::B, &expect.opponent)] {
            let markers = self.game.state.energy_markers[seat];
            if let Some(wanted) = side.energy_markers.filter(|wanted| *wanted != markers) {
                wrong.push(say!("expected-energy-markers", who = player(seat), wanted = wanted, found = markers));
            }
            for area in AREAS {
                if let Some(cards) = side.area(area) {
                    self.expect_area(seat, area, &cards.value, &mut wrong);
                }
            }
        }
        self.expect_game(expect, &mut wrong);
        self.expect_cards(expect, &mut wrong);
        self.expect_possible(expect, &mut wrong);
        if !expect.log.is_empty() || !expect.no_log.is_empty() {
            self.expect_log(expect, &mut wrong);
        }
        wrong
    }

    /// What the log says is looked for in English, whatever language it is shown in.
    fn expect_log(&self, expect: &Expect, wrong: &mut Vec<Message>) {
        let log: Vec<String> = self.words().log().iter().map(|line| line.text(Lang::En)).collect();
        for text in &expect.log {
            if !log.iter().any(|line| line.contains(text.as_str())) {
                wrong.push(say!("expected-log", text = text));
            }
        }
        for text in &expect.no_log {
            if let Some(line) = log.iter().find(|line| line.contains(text.as_str())) {
                wrong.push(say!("expected-no-log", text = text, line = line));
            }
        }
    }

    fn expect_game(&self, expect: &Expect, wrong: &mut Vec<Message>) {
        let state = &self.game.state;
        if let Some(winner) = expect.winner {
            let found = match state.outcome {
                Some(Outcome::Won(Seat::A)) => Some(Winner::You),
                Some(Outcome::Won(Seat::B)) => Some(Winner::Opponent),
                Some(Outcome::Draw) => Some(Winner::Draw),
                Some(Outcome::TurnLimit) => None,
                None => Some(Winner::None),
            };
            if found != Some(winner) {
                wrong.push(say!("expected-winner", winner = winner.word(), found = self.over()));
            }
        }
        if let Some(turn) = expect.turn.filter(|turn| *turn != state.turn) {
            wrong.push(say!("expected-turn", wanted = turn, found = state.turn));
        }
        if let Some(who) = expect.turn_player.filter(|who| seat(*who) != state.turn_player) {
            wrong.push(say!("expected-turn-player", wanted = player(seat(who))));
        }
        if let Some(phase) = expect.phase.filter(|phase| *phase != state.phase) {
            wrong.push(say!("expected-phase", wanted = phase_word(phase), found = phase_word(state.phase)));
        }
        match (expect.asks, self.game.decision()) {
            (None, _) | (Some(Asked::Over), None) => {}
            (Some(Asked::Of(who, question)), Some(decision))
                if question == decision.question && who.is_none_or(|who| seat(who) == decision.seat) => {}
            (Some(Asked::Over), Some(decision)) => {
                wrong.push(say!("expected-over", asked = self.words().decision(decision)));
            }
            (Some(_), Some(decision)) => {
                wrong.push(say!("expected-other-question", asked = self.words().decision(decision)));
            }
            (Some(_), None) => wrong.push(say!("expected-question", found = self.over())),
        }
    }

    fn expect_possible(&self, expect: &Expect, wrong: &mut Vec<Message>) {
        let asked = || self.game.decision().map_or_else(|| self.over(), |decision| self.words().decision(decision));
        for possible in &expect.legal {
            if !self.possible(possible) {
                wrong.push(say!("expected-legal", action = possible.words(), asked = asked()));
            }
        }
        for possible in &expect.illegal {
            if self.possible(possible) {
                wrong.push(say!("expected-illegal", action = possible.words(), asked = asked()));
            }
        }
    }

    /// The one card that a reference means, for a question about it.
    fn the(&self, text: &str, wrong: &mut Vec<Message>) -> Option<CardId> {
        match self.names.find(&self.game, text).as_slice() {
            [] => {
                wrong.push(say!("expected-something", card = text));
                None
            }
            [first, rest @ ..] if rest.iter().all(|other| self.alike_cards(*first, *other)) => Some(*first),
            cards => {
                let all = cards.iter().map(|card| {
                    let area = self.game.state.object(*card).area.id();
                    say!("card-in-area", card = self.names.card(&self.game, *card), area = area)
                });
                wrong.push(say!("card-is-ambiguous", card = text, cards = Argument::list(all, ", ")));
                None
            }
        }
    }

    fn expect_cards(&self, expect: &Expect, wrong: &mut Vec<Message>) {
        let state = &self.game.state;
        let name = |card| self.names.card(&self.game, card);
        for (text, wanted) in &expect.power {
            let Some(card) = self.the(text, wrong) else { continue };
            let found = self.game.power(card);
            if found != *wanted {
                wrong.push(say!("expected-power", card = name(card), wanted = *wanted, found = found));
            }
        }
        for (text, wanted) in &expect.cost {
            let Some(card) = self.the(text, wrong) else { continue };
            let found = self.game.cost_value(card);
            if found != Some(*wanted) {
                let found = found.map_or_else(|| Argument::from(say!("has-none")), Argument::from);
                wrong.push(say!("expected-cost", card = name(card), wanted = *wanted, found = found));
            }
        }
        for (text, wanted) in &expect.markers {
            let Some(card) = self.the(text, wrong) else { continue };
            let found = state.object(card).markers;
            if found != *wanted {
                wrong.push(say!("expected-markers", wanted = *wanted, card = name(card), found = found));
            }
        }
        for (text, wanted) in &expect.mode {
            let Some(card) = self.the(text, wrong) else { continue };
            let object = state.object(card);
            if !object.area.has_modes() {
                wrong.push(say!("expected-position", card = name(card), area = object.area.id()));
            } else if object.mode != *wanted {
                let [wanted, found] = [*wanted, object.mode].map(|mode| wording::term(mode.term()));
                wrong.push(say!("expected-mode", card = name(card), wanted = wanted, found = found));
            }
        }
        for (text, wanted) in &expect.back {
            let Some(card) = self.the(text, wrong) else { continue };
            if state.object(card).back != *wanted {
                let side = if *wanted { "back" } else { "front" };
                wrong.push(say!("expected-side", side = side, card = name(card)));
            }
        }
        for (list, wanted) in [(&expect.has, true), (&expect.lacks, false)] {
            for (text, tags) in list {
                let Some(card) = self.the(text, wrong) else { continue };
                for tag in &tags.0 {
                    if self.game.keywords(card).has(tag.keyword) != wanted {
                        let (card, keyword) = (name(card), wording::keyword(tag.keyword));
                        wrong.push(if wanted {
                            say!("expected-keyword", card = card, keyword = keyword)
                        } else {
                            say!("expected-no-keyword", card = card, keyword = keyword)
                        });
                    }
                }
            }
        }
        for (list, wanted) in [(&expect.sees, true), (&expect.sees_not, false)] {
            for (who, cards) in list.sides() {
                let view = self.game.view(seat(who));
                for text in &cards.items {
                    let Some(card) = self.the(text, wrong) else { continue };
                    if view.sees(card) != wanted {
                        let (who, card) = (player(seat(who)), name(card));
                        wrong.push(if wanted {
                            say!("expected-to-see", who = who, card = card)
                        } else {
                            say!("expected-not-to-see", who = who, card = card)
                        });
                    }
                }
            }
        }
        for (text, wanted) in &expect.area {
            let Some(card) = self.the(text, wrong) else { continue };
            let object = state.object(card);
            let place = object.host.map_or_else(
                || say!("lies-in-area", who = player(object.seat), area = object.area.id()),
                |host| say!("lies-under-card", host = name(host)),
            );
            let fits = object.area == wanted.area
                && object.host.is_none()
                && wanted.whose.is_none_or(|who| seat(who) == object.seat);
            if !fits {
                wrong.push(say!("expected-in-area", card = name(card), area = wanted.area.id(), place = place));
            }
        }
        for (text, wanted) in &expect.under {
            let Some(card) = self.the(text, wrong) else { continue };
            let found = state.under(card);
            let mut left = found.clone();
            let all = wanted.items.iter().all(|text| {
                let meant = self.names.find(&self.game, text);
                let at = left.iter().position(|card| meant.contains(card));
                at.map(|at| left.remove(at)).is_some()
            });
            if !all || !left.is_empty() {
                let found = listed(found.into_iter().map(name));
                let wanted = Argument::list(&wanted.items, ", ");
                wrong.push(say!("expected-under", card = name(card), wanted = wanted, found = found));
            }
        }
        for (wanted, attacks) in [(&expect.attacker, true), (&expect.guard, false)] {
            let Some(text) = wanted else { continue };
            let Some(card) = self.the(text, wrong) else { continue };
            let found = state.battle.map(|battle| if attacks { battle.attacker.card } else { battle.guard.card });
            if found != Some(card) {
                let found =
                    found.map_or_else(|| say!("there-is-no-battle"), |found| say!("it-is-card", card = name(found)));
                wrong.push(if attacks {
                    say!("expected-attacker", card = name(card), found = found)
                } else {
                    say!("expected-guard", card = name(card), found = found)
                });
            }
        }
    }

    fn expect_area(&self, seat: Seat, area: Area, wanted: &Cards, wrong: &mut Vec<Message>) {
        let found = self.game.state.cards(seat, area);
        let (who, place) = (player(seat), area.id());
        match wanted {
            Cards::Count(n) if found.len() == usize::from(*n) => {}
            Cards::Count(n) => {
                let (count, cards) = (found.len(), self.list(found));
                wrong.push(say!("expected-count", wanted = *n, who = who, area = place, found = count, cards = cards));
            }
            Cards::List(entries) => {
                // Entries that say most look first, so that `hit` does not take what `hit rest` needs.
                let mut sorted: Vec<&Entry> = entries.iter().collect();
                sorted.sort_by_key(|entry| std::cmp::Reverse(entry.says()));
                let mut left: Vec<CardId> = found.to_vec();
                let mut missing = Vec::new();
                for entry in sorted {
                    let meant = self.names.find(&self.game, &entry.card);
                    for _ in 0..entry.copies {
                        let fits = |card: &CardId| meant.contains(card) && self.is(*card, entry);
                        match left.iter().position(fits) {
                            Some(at) => {
                                left.remove(at);
                            }
                            None => missing.push(entry.words()),
                        }
                    }
                }
                if !missing.is_empty() || !left.is_empty() {
                    let wanted = listed(entries.iter().map(Entry::words));
                    let found = self.list(found);
                    wrong.push(say!("expected-cards", who = who, area = place, wanted = wanted, found = found));
                }
            }
        }
    }

    fn is(&self, card: CardId, entry: &Entry) -> bool {
        let object = self.game.state.object(card);
        entry.mode.is_none_or(|mode| mode == object.mode)
            && entry.markers.is_none_or(|markers| markers == object.markers)
            && entry.back.is_none_or(|back| back == object.back)
            && entry.facing.is_none_or(|facing| (facing == Facing::Hidden) == object.front.is_some())
    }

    /// Cards as the script would write them.
    fn list(&self, cards: &[CardId]) -> Argument {
        listed(cards.iter().map(|card| {
            let object = self.game.state.object(*card);
            let rest = if object.mode == Mode::Rest { " rest" } else { "" };
            let markers = if object.markers > 0 { format!(" +{}", object.markers) } else { String::new() };
            let hidden = if object.front.is_some() { " hidden" } else { "" };
            format!("{}{rest}{hidden}{markers}", self.names.short(&self.game, *card))
        }))
    }
}

/// Several cards, or that there are none.
pub(super) fn listed<A: Into<Argument>>(cards: impl IntoIterator<Item = A>) -> Argument {
    match Argument::list(cards, ", ") {
        Argument::List(cards, _) if cards.is_empty() => say!("no-cards").into(),
        cards => cards,
    }
}

fn phase_word(phase: Phase) -> Message {
    let phase = match phase {
        Phase::SetUp => "set-up",
        Phase::Charge => "charge",
        Phase::Main => "main",
        Phase::End => "end",
    };
    say!("phase-word", phase = phase)
}

impl Entry {
    fn says(&self) -> u8 {
        let specific = self.card.contains('#') || self.alias.is_some();
        [self.mode.is_some(), self.markers.is_some(), self.back.is_some(), self.facing.is_some(), specific]
            .into_iter()
            .map(u8::from)
            .sum()
    }

    fn words(&self) -> String {
        let mut words = vec![self.card.clone()];
        if self.copies > 1 {
            words.push(format!("x{}", self.copies));
        }
        words.extend(self.mode.map(|mode| if mode == Mode::Rest { "rest".into() } else { "active".into() }));
        words.extend(self.markers.map(|markers| format!("+{markers}")));
        words.extend(
            self.facing.map(|facing| if facing == Facing::Hidden { "hidden".into() } else { "revealed".into() }),
        );
        words.extend(self.back.map(|back| if back { "back".into() } else { "front".into() }));
        words.join(" ")
    }

    fn refs<'e>(&'e self, out: &mut Vec<&'e str>) {
        out.push(&self.card);
        self.under.iter().for_each(|entry| entry.refs(out));
    }
}

impl Expect {
    /// The cards that it speaks of.
    pub(super) fn refs(&self) -> Vec<&str> {
        let mut out: Vec<&str> = Vec::new();
        for cards in
            [&self.you, &self.opponent].into_iter().flat_map(|side| AREAS.map(|area| side.area(area))).flatten()
        {
            if let Cards::List(entries) = &cards.value {
                for entry in entries {
                    entry.refs(&mut out);
                }
            }
        }
        out.extend(self.power.keys().map(String::as_str));
        out.extend(self.cost.keys().map(String::as_str));
        out.extend(self.markers.keys().map(String::as_str));
        out.extend(self.mode.keys().map(String::as_str));
        out.extend(self.back.keys().map(String::as_str));
        out.extend(self.has.keys().chain(self.lacks.keys()).map(String::as_str));
        out.extend(self.area.keys().map(String::as_str));
        for (host, below) in &self.under {
            out.push(host);
            out.extend(below.items.iter().map(String::as_str));
        }
        let seen = [&self.sees, &self.sees_not].into_iter().flat_map(super::format::ByPlayer::sides);
        out.extend(seen.flat_map(|(_, cards)| cards.items.iter().map(String::as_str)));
        out.extend(self.attacker.as_deref());
        out.extend(self.guard.as_deref());
        out.extend(self.legal.iter().chain(&self.illegal).flat_map(Possible::refs));
        out
    }
}
