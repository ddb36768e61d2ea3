//! Which answer to a decision an action of the script is.

use crate::ability::Mode;
use crate::engine::dbscg::ids::DefId;
use crate::engine::dbscg::state::decision::Question;
use crate::engine::dbscg::{CardId, Choice, Decision, Seat};
use crate::language::{Argument, Message, say};

use super::format::{Action, Line1, Refs};
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

/// What makes a difference between cards: what it is and whose, where it lies, how, and its power.
pub(super) type Kind = (DefId, bool, (bool, u8, Option<CardId>), (bool, u8, bool), i32);

impl Run<'_> {
    /// Whether it makes no difference which answer is given.
    pub(super) fn all_alike(&self, decision: &Decision) -> bool {
        match decision.options.as_slice() {
            [_] => true,
            _ if decision.question == Question::Option => false,
            [first, rest @ ..] => rest.iter().all(|other| self.alike(*first, *other)),
            [] => false,
        }
    }

    /// Whether it makes no difference which of two answers is given; options are taken for pending skills.
    fn alike(&self, one: Choice, other: Choice) -> bool {
        let state = &self.game.state;
        match (one, other) {
            (Choice::Card(a), Choice::Card(b))
            | (Choice::Play(a), Choice::Play(b))
            | (Choice::Combo(a), Choice::Combo(b))
            | (Choice::Grow(a), Choice::Grow(b)) => self.alike_cards(a, b),
            (Choice::Activate(a, line), Choice::Activate(b, same)) => line == same && self.alike_cards(a, b),
            (Choice::Attack(a, at), Choice::Attack(b, same)) => self.alike_cards(a, b) && self.alike_cards(at, same),
            (Choice::Option(a), Choice::Option(b)) => {
                let auto = |at: u8| state.pending.get(usize::from(at));
                match (auto(a), auto(b)) {
                    (Some(a), Some(b)) => {
                        let about = match (a.it, b.it) {
                            (Some(a), Some(b)) => self.alike_cards(a.card, b.card),
                            (None, None) => true,
                            _ => false,
                        };
                        a.line == b.line && self.alike_cards(a.source.card, b.source.card) && about
                    }
                    _ => a == b,
                }
            }
            _ => one == other,
        }
    }

    pub(super) fn alike_cards(&self, a: CardId, b: CardId) -> bool {
        a == b || self.kind(a) == self.kind(b)
    }

    /// What makes a difference between cards, as far as the script is concerned.
    pub(super) fn kind(&self, card: CardId) -> Kind {
        let object = self.game.state.object(card);
        let place = (object.seat == Seat::A, object.area as u8, object.host);
        let looks = (object.mode == Mode::Rest, object.markers, object.back);
        (object.def, object.owner == Seat::A, place, looks, self.game.power(card))
    }

    /// The one answer about a card.
    pub(super) fn among(&self, decision: &Decision, action: &Action, card: &str) -> Result<Choice, Unfit> {
        let fitting = self.offered(decision, card);
        self.one(decision, action, &fitting, &say!("does-of-card", card = card))
    }

    /// The answers that give a card.
    pub(super) fn offered(&self, decision: &Decision, card: &str) -> Vec<Choice> {
        let meant = self.names.find(&self.game, card);
        let fits = |choice: &Choice| matches!(choice, Choice::Card(card) if meant.contains(card));
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
                self.game.state.pending.get(usize::from(*at))
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
            self.game.state.pending.get(usize::from(*at)).is_some_and(|auto| {
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
}

impl Action {
    /// Whether it can be an answer to a question.
    pub(super) fn fits(&self, question: Question) -> bool {
        use Question as Q;
        match self {
            Self::Pass => question != Q::Main,
            Self::EndTurn | Self::Attack(_) | Self::Play(_) | Self::Grow(_) => question == Q::Main,
            Self::Yes | Self::No => matches!(question, Q::Use | Q::May | Q::DrawMore),
            Self::Combo(_) => matches!(question, Q::Offense | Q::Defense),
            Self::Activate(_) => matches!(question, Q::Main | Q::Offense | Q::Defense | Q::Skill),
            Self::Counter(_) => question == Q::Counter,
            Self::Instead(_) => question == Q::Instead,
            Self::Block(_) | Self::Use(_) => matches!(question, Q::Use | Q::May | Q::NextAuto),
            Self::Next(_) => question == Q::NextAuto,
            Self::Charge(_) => question == Q::Charge,
            Self::Choose(_) => matches!(question, Q::Choose | Q::Price),
            Self::Pay(_) => question == Q::Pay,
            Self::Discard(_) => question == Q::Discard,
            Self::Mulligan(_) => question == Q::Mulligan,
            Self::Life(_) => question == Q::Life,
            Self::Order(_) => question == Q::Order,
            Self::Option(_) => question == Q::Option,
            Self::Number(_) => matches!(question, Q::X | Q::Repeats),
            Self::Concede => false,
        }
    }

    /// The word of the script.
    const fn word(&self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::EndTurn => "end-turn",
            Self::Yes => "yes",
            Self::No => "no",
            Self::Concede => "concede",
            Self::Attack(_) => "attack",
            Self::Play(_) => "play",
            Self::Combo(_) => "combo",
            Self::Activate(_) => "activate",
            Self::Counter(_) => "counter",
            Self::Instead(_) => "instead",
            Self::Block(_) => "block",
            Self::Use(_) => "use",
            Self::Next(_) => "next",
            Self::Grow(_) => "grow",
            Self::Charge(_) => "charge",
            Self::Choose(_) => "choose",
            Self::Pay(_) => "pay",
            Self::Discard(_) => "discard",
            Self::Mulligan(_) => "mulligan",
            Self::Life(_) => "life",
            Self::Order(_) => "order",
            Self::Option(_) => "option",
            Self::Number(_) => "number",
        }
    }

    /// What is wrong where it says what something is about that is about nothing.
    pub(super) fn about_nothing(&self) -> Option<String> {
        match self {
            Self::Activate(Line1 { about: Some(_), .. }) | Self::Instead(Line1 { about: Some(_), .. }) => {
                Some(format!("`about:` is said of `next`, `use` and `counter`, and not of `{}`", self.word()))
            }
            _ => None,
        }
    }

    /// The cards of an action that gives several, one after the other.
    pub(super) const fn cards(&self) -> Option<&Refs> {
        match self {
            Self::Choose(cards)
            | Self::Pay(cards)
            | Self::Discard(cards)
            | Self::Mulligan(cards)
            | Self::Life(cards)
            | Self::Order(cards) => Some(cards),
            _ => None,
        }
    }

    pub(super) fn words(&self) -> Message {
        let cards = |cards: &Refs| Argument::list(&cards.items, ", ");
        match self {
            Self::Pass => say!("does-pass"),
            Self::EndTurn => say!("does-end-turn"),
            Self::Yes => say!("does-say-yes"),
            Self::No => say!("does-say-no"),
            Self::Concede => say!("does-concede"),
            Self::Attack(attack) => say!("does-attack", guard = &attack.at, card = &attack.with),
            Self::Play(card) => say!("does-play", card = card),
            Self::Combo(card) => say!("does-combo", card = card),
            Self::Instead(line) => say!("does-instead", card = &line.card),
            Self::Activate(line) | Self::Counter(line) => say!("does-activate", line = line.words()),
            Self::Block(card) => say!("does-block", card = card),
            Self::Use(line) => say!("does-use", line = line.words()),
            Self::Next(line) => say!("does-take-next", line = line.words()),
            Self::Grow(card) => say!("does-grow", card = card),
            Self::Charge(card) => say!("does-charge", card = card),
            Self::Choose(given) => say!("does-choose", cards = cards(given)),
            Self::Pay(given) => say!("does-pay", cards = cards(given)),
            Self::Discard(given) => say!("does-discard", cards = cards(given)),
            Self::Mulligan(given) => say!("does-put-back", cards = cards(given)),
            Self::Life(given) => say!("does-give-life", cards = cards(given)),
            Self::Order(given) => say!("does-order", cards = cards(given)),
            Self::Option(n) => say!("does-take-option", number = n.0),
            Self::Number(n) => say!("does-name-number", number = *n),
        }
    }

    /// The cards that it speaks of.
    pub(super) fn refs(&self) -> Vec<&str> {
        match self {
            Self::Pass | Self::EndTurn | Self::Yes | Self::No | Self::Concede | Self::Option(_) | Self::Number(_) => {
                Vec::new()
            }
            Self::Attack(attack) => vec![&attack.with, &attack.at],
            Self::Activate(line) | Self::Counter(line) | Self::Instead(line) | Self::Next(line) | Self::Use(line) => {
                [Some(&line.card), line.about.as_ref()].into_iter().flatten().map(String::as_str).collect()
            }
            Self::Play(card) | Self::Combo(card) | Self::Block(card) | Self::Grow(card) | Self::Charge(card) => {
                vec![card]
            }
            Self::Choose(cards)
            | Self::Pay(cards)
            | Self::Discard(cards)
            | Self::Mulligan(cards)
            | Self::Life(cards)
            | Self::Order(cards) => cards.items.iter().map(String::as_str).collect(),
        }
    }
}

impl Line1 {
    fn words(&self) -> Message {
        let line = match self.line {
            Some(line) => say!("does-of-line", line = line, card = &self.card),
            None => say!("does-of-card", card = &self.card),
        };
        match &self.about {
            Some(about) => say!("does-about", line = line, card = about),
            None => line,
        }
    }
}
