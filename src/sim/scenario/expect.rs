//! What was expected against what is.

use crate::ability::{Area, Mode};
use crate::engine::dbscg::{CardId, Outcome, Seat};

use super::build::seat;
use super::format::{AREAS, Asked, Cards, Entry, Expect, Possible, Winner};
use super::run::Run;
use super::words::player;

impl Run<'_> {
    /// Everything that is not as expected.
    pub(super) fn expect(&self, expect: &Expect) -> Vec<String> {
        let mut wrong = Vec::new();
        for (seat, side) in [(Seat::A, &expect.you), (Seat::B, &expect.opponent)] {
            for area in AREAS {
                if let Some(cards) = side.area(area) {
                    self.expect_area(seat, area, &cards.value, &mut wrong);
                }
            }
        }
        self.expect_game(expect, &mut wrong);
        self.expect_cards(expect, &mut wrong);
        self.expect_possible(expect, &mut wrong);
        let log = self.words().log();
        for text in &expect.log {
            if !log.iter().any(|line| line.contains(text.as_str())) {
                wrong.push(format!("expected the log to say `{text}`; it does not"));
            }
        }
        for text in &expect.no_log {
            if let Some(line) = log.iter().find(|line| line.contains(text.as_str())) {
                wrong.push(format!("expected the log not to say `{text}`; it says `{line}`"));
            }
        }
        wrong
    }

    fn expect_game(&self, expect: &Expect, wrong: &mut Vec<String>) {
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
                let wanted = match winner {
                    Winner::You => "you to have won",
                    Winner::Opponent => "the opponent to have won",
                    Winner::Draw => "a draw",
                    Winner::None => "the game to go on",
                };
                wrong.push(format!("expected {wanted}; {}", self.over()));
            }
        }
        if let Some(turn) = expect.turn.filter(|turn| *turn != state.turn) {
            wrong.push(format!("expected turn {turn}; it is turn {}", state.turn));
        }
        if let Some(who) = expect.turn_player.filter(|who| seat(*who) != state.turn_player) {
            let (wanted, found) = (player(seat(who)), player(state.turn_player));
            wrong.push(format!("expected the turn player to be {wanted}; it is {found}"));
        }
        if let Some(phase) = expect.phase.filter(|phase| *phase != state.phase) {
            wrong.push(format!("expected the phase to be {phase:?}; it is {:?}", state.phase));
        }
        match (expect.asks, self.game.decision()) {
            (None, _) | (Some(Asked::Over), None) => {}
            (Some(Asked::Of(who, question)), Some(decision))
                if question == decision.question && who.is_none_or(|who| seat(who) == decision.seat) => {}
            (Some(Asked::Over), Some(decision)) => {
                wrong.push(format!("expected the game to be over; {}", self.words().decision(decision)));
            }
            (Some(_), Some(decision)) => {
                wrong.push(format!("expected another question; {}", self.words().decision(decision)));
            }
            (Some(_), None) => wrong.push(format!("expected a question; {}", self.over())),
        }
    }

    fn expect_possible(&self, expect: &Expect, wrong: &mut Vec<String>) {
        let asked = || self.game.decision().map_or_else(|| self.over(), |decision| self.words().decision(decision));
        for possible in &expect.legal {
            if !self.possible(possible) {
                wrong.push(format!("expected to be legal: {}; {}", possible.words(), asked()));
            }
        }
        for possible in &expect.illegal {
            if self.possible(possible) {
                wrong.push(format!("expected to be illegal: {}; {}", possible.words(), asked()));
            }
        }
    }

    /// The one card that a reference means, for a question about it.
    fn the(&self, text: &str, wrong: &mut Vec<String>) -> Option<CardId> {
        match self.names.find(&self.game, text).as_slice() {
            [] => {
                wrong.push(format!("expected something of `{text}`; there is no such card"));
                None
            }
            [first, rest @ ..] if rest.iter().all(|other| self.alike_cards(*first, *other)) => Some(*first),
            cards => {
                let all: Vec<String> = cards
                    .iter()
                    .map(|card| {
                        let area = self.game.state.object(*card).area.term();
                        format!("{} ({area})", self.names.card(&self.game, *card))
                    })
                    .collect();
                wrong.push(format!("`{text}` is ambiguous: {}", all.join(", ")));
                None
            }
        }
    }

    fn expect_cards(&self, expect: &Expect, wrong: &mut Vec<String>) {
        let state = &self.game.state;
        let name = |card| self.names.card(&self.game, card);
        for (text, wanted) in &expect.power {
            let Some(card) = self.the(text, wrong) else { continue };
            let found = self.game.power(card);
            if found != *wanted {
                wrong.push(format!("expected {} to have {wanted} power; it has {found}", name(card)));
            }
        }
        for (text, wanted) in &expect.cost {
            let Some(card) = self.the(text, wrong) else { continue };
            let found = self.game.cost_value(card);
            if found != Some(*wanted) {
                let found = found.map_or_else(|| "none".into(), |cost| cost.to_string());
                wrong.push(format!("expected {} to have an energy cost of {wanted}; it has {found}", name(card)));
            }
        }
        for (text, wanted) in &expect.markers {
            let Some(card) = self.the(text, wrong) else { continue };
            let found = state.object(card).markers;
            if found != *wanted {
                wrong.push(format!("expected {wanted} markers on {}; there are {found}", name(card)));
            }
        }
        for (text, wanted) in &expect.mode {
            let Some(card) = self.the(text, wrong) else { continue };
            let object = state.object(card);
            if !object.area.has_modes() {
                wrong.push(format!("expected {} to have a position; it is in the {}", name(card), object.area.term()));
            } else if object.mode != *wanted {
                wrong.push(format!("expected {} in {}; it is in {}", name(card), mode(*wanted), mode(object.mode)));
            }
        }
        for (text, wanted) in &expect.back {
            let Some(card) = self.the(text, wrong) else { continue };
            if state.object(card).back != *wanted {
                let side = |back: bool| if back { "back" } else { "front" };
                let (wanted, found) = (side(*wanted), side(!*wanted));
                wrong.push(format!("expected the {wanted} of {} up; its {found} is", name(card)));
            }
        }
        for (list, wanted) in [(&expect.has, true), (&expect.lacks, false)] {
            for (text, tags) in list {
                let Some(card) = self.the(text, wrong) else { continue };
                for tag in &tags.0 {
                    if self.game.keywords(card).has(tag.keyword) != wanted {
                        let has = if wanted { "to have" } else { "not to have" };
                        wrong.push(format!("expected {} {has} [{}]", name(card), tag.keyword.words()));
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
                        let sees = if wanted { "to see" } else { "not to see" };
                        wrong.push(format!("expected {} {sees} {}", player(seat(who)), name(card)));
                    }
                }
            }
        }
        for (text, wanted) in &expect.area {
            let Some(card) = self.the(text, wrong) else { continue };
            let object = state.object(card);
            let place = object.host.map_or_else(
                || format!("in {} {}", possessive(object.seat), object.area.term()),
                |host| format!("under {}", name(host)),
            );
            let fits = object.area == wanted.area
                && object.host.is_none()
                && wanted.whose.is_none_or(|who| seat(who) == object.seat);
            if !fits {
                wrong.push(format!("expected {} in the {}; it is {place}", name(card), wanted.area.term()));
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
                let found: Vec<String> = found.into_iter().map(name).collect();
                let found = if found.is_empty() { "nothing".to_owned() } else { found.join(", ") };
                wrong.push(format!("expected under {}: {}; found {found}", name(card), wanted.items.join(", ")));
            }
        }
        let roles = [("attack", &expect.attacker, true), ("guard", &expect.guard, false)];
        for (role, wanted, attacks) in roles {
            let Some(text) = wanted else { continue };
            let Some(card) = self.the(text, wrong) else { continue };
            let found = state.battle.map(|battle| if attacks { battle.attacker.card } else { battle.guard.card });
            if found != Some(card) {
                let found = found.map_or_else(|| "there is no battle".into(), |found| format!("it is {}", name(found)));
                wrong.push(format!("expected {} to be the {role} card; {found}", name(card)));
            }
        }
    }

    fn expect_area(&self, seat: Seat, area: Area, wanted: &Cards, wrong: &mut Vec<String>) {
        let found = self.game.state.cards(seat, area);
        let place = format!("{} {}", possessive(seat), area.term());
        match wanted {
            Cards::Count(n) if found.len() == usize::from(*n) => {}
            Cards::Count(n) => {
                wrong.push(format!("expected {n} cards in {place}; found {}: {}", found.len(), self.list(found)));
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
                    let wanted: Vec<String> = entries.iter().map(Entry::words).collect();
                    let wanted = if wanted.is_empty() { "nothing".to_owned() } else { wanted.join(", ") };
                    wrong.push(format!("expected in {place}: {wanted}; found {}", self.list(found)));
                }
            }
        }
    }

    fn is(&self, card: CardId, entry: &Entry) -> bool {
        let object = self.game.state.object(card);
        entry.mode.is_none_or(|mode| mode == object.mode)
            && entry.markers.is_none_or(|markers| markers == object.markers)
            && entry.back.is_none_or(|back| back == object.back)
    }

    fn list(&self, cards: &[CardId]) -> String {
        if cards.is_empty() {
            return "nothing".into();
        }
        let words = cards.iter().map(|card| {
            let object = self.game.state.object(*card);
            let rest = if object.mode == Mode::Rest { " rest" } else { "" };
            let markers = if object.markers > 0 { format!(" +{}", object.markers) } else { String::new() };
            format!("{}{rest}{markers}", self.names.short(&self.game, *card))
        });
        words.collect::<Vec<_>>().join(", ")
    }
}

fn possessive(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "your",
        Seat::B => "the opponent's",
    }
}

fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Active => "Active Mode",
        Mode::Rest => "Rest Mode",
    }
}

impl Entry {
    fn says(&self) -> u8 {
        let specific = self.card.contains('#') || self.alias.is_some();
        [self.mode.is_some(), self.markers.is_some(), self.back.is_some(), specific].into_iter().map(u8::from).sum()
    }

    fn words(&self) -> String {
        let mut words = vec![self.card.clone()];
        if self.copies > 1 {
            words.push(format!("x{}", self.copies));
        }
        words.extend(self.mode.map(|mode| if mode == Mode::Rest { "rest".into() } else { "active".into() }));
        words.extend(self.markers.map(|markers| format!("+{markers}")));
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
