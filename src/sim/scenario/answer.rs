//! Which answer to a decision an action of the script is.

use crate::engine::dbscg::state::decision::Question;
use crate::engine::dbscg::{CardId, Choice, Decision, Seat};
use crate::language::{Message, say};

use super::action::ENERGY_MARKER;
use super::format::{Action, Line1};
use super::run::Run;

/// What becomes of an action at a decision.
pub(super) enum Fit {
    /// It is this choice.
    Choice(Choice),
    /// It is for a later decision.
    Later,
}

/// Why an action is no answer.
pub(super) enum Unfit {
    /// It is none of the possible ones.
    No(Message),
    /// It is several of them.
    Ambiguous(Message),
}

impl From<Unfit> for Message {
    fn from(unfit: Unfit) -> Self {
        match unfit {
            Unfit::No(message) | Unfit::Ambiguous(message) => message,
        }
    }
}

impl Run<'_> {
    /// The one answer about a card.
    pub(super) fn among(&self, decision: &Decision, action: &Action, card: &str) -> Result<Choice, Unfit> {
        let fitting = self.offered(decision, card);
        self.one(decision, action, &fitting, &say!("does-of-card", card = card))
    }

    /// The answers that give a card.
    pub(super) fn offered(&self, decision: &Decision, card: &str) -> Vec<Choice> {
        let meant = self.names.find(&self.game, card);
        let fits = |choice: &Choice| match choice {
            Choice::Card(card) => meant.contains(card),
            Choice::Marker => card == ENERGY_MARKER,
            _ => false,
        };
        decision.options.iter().copied().filter(fits).collect()
    }

    /// The one answer, or several that are alike.
    fn one(&self, decision: &Decision, action: &Action, fitting: &[Choice], what: &Message) -> Result<Choice, Unfit> {
        match fitting {
            [] => Err(Unfit::No(say!("case-impossible-now", what = what, asked = self.words().decision(decision)))),
            [first, rest @ ..] if rest.iter().all(|other| self.alike(*first, *other)) => Ok(*first),
            several => {
                let mut forms: Vec<String> =
                    several.iter().map(|choice| self.form(decision, action, *choice, several)).collect();
                forms.dedup();
                let forms = forms.into_iter().map(Message::from);
                let forms = forms.reduce(|first, last| say!("case-or", first = first, last = last));
                let asked = self.words().decision(decision);
                let forms = forms.unwrap_or_else(|| what.clone());
                Err(Unfit::Ambiguous(say!("case-ambiguous", what = what, forms = forms, asked = asked)))
            }
        }
    }

    /// How the script says which of several answers it means.
    fn form(&self, decision: &Decision, action: &Action, choice: Choice, several: &[Choice]) -> String {
        let card = |card: CardId| self.names.written(&self.game, card);
        let pending = |choice: &Choice| match choice {
            Choice::Option(at) if decision.question == Question::NextAuto => {
                self.game.state.under_way.pending.get(usize::from(*at))
            }
            _ => None,
        };
        let line = |choice: &Choice| match choice {
            Choice::Activate(_, line) | Choice::Replace(_, line) => Some(*line),
            other => pending(other).map(|auto| auto.line),
        };
        let mut keys = Vec::new();
        match choice {
            Choice::Activate(of, _) | Choice::Replace(of, _) => keys.push(format!("card: {}", card(of))),
            Choice::Attack(with, at) => keys.push(format!("with: {}, at: {}", card(with), card(at))),
            Choice::Card(of) | Choice::Play(of) | Choice::Combo(of) | Choice::Grow(of) => {
                return format!("`{{{}: {}}}`", action.word(), card(of));
            }
            other => keys.extend(pending(&other).map(|auto| format!("card: {}", card(auto.source.card)))),
        }
        // What they have in common need not be said.
        if several.iter().any(|other| line(other) != line(&choice)) {
            keys.extend(line(&choice).map(|line| format!("line: {}", u16::from(line) + 1)));
        }
        keys.extend(pending(&choice).and_then(|auto| auto.it).map(|it| format!("about: {}", card(it.card))));
        format!("`{{{}: {{{}}}}}`", action.word(), keys.join(", "))
    }

    /// The answer that an action is at a decision of its kind; an error where it should be one and is none.
    pub(super) fn fit(&self, decision: &Decision, action: &Action) -> Result<Fit, Unfit> {
        let sure = |choice: Choice| {
            if decision.options.contains(&choice) {
                Ok(Fit::Choice(choice))
            } else {
                let asked = self.words().decision(decision);
                Err(Unfit::No(say!("case-impossible-now", what = action.words(), asked = asked)))
            }
        };
        let those = |fits: &dyn Fn(&Choice) -> bool| {
            let fitting: Vec<Choice> = decision.options.iter().copied().filter(|choice| fits(choice)).collect();
            self.one(decision, action, &fitting, &action.words()).map(Fit::Choice)
        };
        let card = |text: &str, about: fn(Choice) -> Option<CardId>| {
            let meant = self.names.find(&self.game, text);
            those(&|choice| about(*choice).is_some_and(|card| meant.contains(&card)))
        };
        match action {
            Action::Pass | Action::No if decision.options.contains(&Choice::Done) => Ok(Fit::Choice(Choice::Done)),
            Action::Pass | Action::No if !decision.options.contains(&Choice::Pass) => Ok(Fit::Later),
            Action::Pass | Action::No | Action::EndTurn => sure(Choice::Pass),
            Action::Yes => sure(Choice::Yes),
            Action::Option(n) => sure(Choice::Option(n.0 - 1)),
            Action::Number(n) => sure(Choice::Number(*n)),
            Action::Play(text) => card(text, |choice| if let Choice::Play(card) = choice { Some(card) } else { None }),
            Action::Combo(text) => {
                card(text, |choice| if let Choice::Combo(card) = choice { Some(card) } else { None })
            }
            Action::Grow(text) => card(text, |choice| if let Choice::Grow(card) = choice { Some(card) } else { None }),
            Action::Charge(text) => {
                card(text, |choice| if let Choice::Card(card) = choice { Some(card) } else { None })
            }
            Action::Activate(line) | Action::Counter(line) | Action::Instead(line) => {
                let meant = self.names.find(&self.game, &line.card);
                those(&|choice| {
                    matches!(choice, Choice::Activate(card, at) | Choice::Replace(card, at)
                    if meant.contains(card) && line.line.is_none_or(|line| line - 1 == *at))
                })
            }
            Action::Attack(attack) => {
                let with = self.names.find(&self.game, &attack.with);
                let at = self.names.find(&self.game, &attack.at);
                those(&|choice| matches!(choice, Choice::Attack(a, b) if with.contains(a) && at.contains(b)))
            }
            Action::Next(line) => self.next_auto(decision, action, line),
            Action::Use(line) => self.used(decision, action, line),
            Action::Block(text) => self.used(decision, action, &Line1 { card: text.clone(), line: None, about: None }),
            Action::Choose(_)
            | Action::Pay(_)
            | Action::Discard(_)
            | Action::Mulligan(_)
            | Action::Life(_)
            | Action::Order(_) => {
                // The cards are looked at one by one.
                Ok(Fit::Choice(decision.options[0]))
            }
            Action::Concede => Ok(Fit::Later),
        }
    }

    /// Whether a card is one that an action is to be about.
    pub(super) fn is_about(&self, line: &Line1, card: Option<CardId>) -> bool {
        let Some(about) = &line.about else { return true };
        card.is_some_and(|card| self.names.find(&self.game, about).contains(&card))
    }

    /// A pending skill, by its card, its line and what it is about.
    fn next_auto(&self, decision: &Decision, action: &Action, line: &Line1) -> Result<Fit, Unfit> {
        let meant = self.names.find(&self.game, &line.card);
        let fits = |choice: &Choice| {
            let Choice::Option(at) = choice else { return false };
            let under_way = &self.game.state.under_way;
            if under_way.pending.is_empty() {
                let put_off = under_way.due.get(usize::from(*at));
                let is_line = |delayed| line.line.is_none_or(|line| Some(line - 1) == self.game.put_off_line(delayed));
                return put_off.is_some_and(|delayed| meant.contains(&delayed.frame.source.card) && is_line(delayed));
            }
            under_way.pending.get(usize::from(*at)).is_some_and(|auto| {
                meant.contains(&auto.source.card)
                    && line.line.is_none_or(|line| line - 1 == auto.line)
                    && self.is_about(line, auto.it.map(|it| it.card))
            })
        };
        let fitting: Vec<Choice> = decision.options.iter().copied().filter(fits).collect();
        if fitting.is_empty() {
            return Ok(Fit::Later);
        }
        self.one(decision, action, &fitting, &action.words()).map(Fit::Choice)
    }

    /// The skill of a card that asks whether it is used.
    fn used(&self, decision: &Decision, action: &Action, line: &Line1) -> Result<Fit, Unfit> {
        if decision.question == Question::NextAuto {
            return self.next_auto(decision, action, line);
        }
        let meant = self.names.find(&self.game, &line.card);
        let asks = decision.source.is_some_and(|card| meant.contains(&card));
        if asks && self.is_about(line, self.game.asked_about()) { Ok(Fit::Choice(Choice::Yes)) } else { Ok(Fit::Later) }
    }

    /// Says which of several cards a \[Counter\] answers (10-10-3-2).
    pub(super) fn counter_about(&mut self, seat: Seat, line: &Line1) -> Result<(), Message> {
        let meant = self.names.find(&self.game, &line.card);
        let asked = self.next()?.filter(|next| {
            next.seat == seat
                && next.question == Question::Choose
                && next.source.is_some_and(|source| meant.contains(&source))
        });
        let Some(decision) = asked else {
            return Err(say!("case-about-one", card = &line.card));
        };
        let about = decision.options.iter().copied().find(|choice| match choice {
            Choice::Card(card) => self.is_about(line, Some(*card)),
            _ => false,
        });
        let wrong = || say!("case-not-about", card = &line.card, asked = self.words().decision(&decision));
        let choice = about.ok_or_else(wrong)?;
        self.answer(choice)
    }
}
