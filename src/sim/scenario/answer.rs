//! Which answer to a decision an action of the script is.

use crate::game::decision::Question;
use crate::game::{CardId, Choice, Decision};

use super::format::Action;
use super::run::Run;

/// What becomes of an action at a decision.
pub(super) enum Fit {
    /// It is this choice.
    Choice(Choice),
    /// It is for a later decision.
    Later,
}

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
        let key = |card: CardId| {
            let object = self.game.state.object(card);
            let place = (object.seat, object.area, object.host);
            (object.def, object.owner, place, object.mode, object.markers, object.back, self.game.power(card))
        };
        a == b || key(a) == key(b)
    }

    /// The one answer about a card.
    pub(super) fn among(
        &self,
        decision: &Decision,
        card: &str,
        about: impl Fn(Choice) -> Option<Vec<CardId>>,
    ) -> Result<Choice, String> {
        let meant = self.names.find(&self.game, card);
        let fitting = decision.options.iter().copied().filter(|choice| {
            about(*choice).is_some_and(|cards| cards.first().is_some_and(|card| meant.contains(card)))
        });
        self.one(decision, &fitting.collect::<Vec<_>>(), &format!("`{card}`"))
    }

    /// The one answer, or several that are alike.
    fn one(&self, decision: &Decision, fitting: &[Choice], what: &str) -> Result<Choice, String> {
        match fitting {
            [] => Err(format!("{what} is not possible: {}", self.words().decision(decision))),
            [first, rest @ ..] if rest.iter().all(|other| self.alike(*first, *other)) => Ok(*first),
            _ => Err(format!("{what} is ambiguous: {}", self.words().decision(decision))),
        }
    }

    /// The answer that an action is at a decision of its kind; an error where it should be one and is none.
    pub(super) fn fit(&self, decision: &Decision, action: &Action) -> Result<Fit, String> {
        let sure = |choice: Choice| {
            if decision.options.contains(&choice) {
                Ok(Fit::Choice(choice))
            } else {
                Err(format!("{} is not possible: {}", action.words(), self.words().decision(decision)))
            }
        };
        let card = |text: &str, about: fn(Choice) -> Option<CardId>| {
            self.among(decision, text, |choice| about(choice).map(|card| vec![card])).map(Fit::Choice)
        };
        match action {
            Action::Pass | Action::No if decision.options.contains(&Choice::Done) => Ok(Fit::Choice(Choice::Done)),
            Action::Pass | Action::No if !decision.options.contains(&Choice::Pass) => Ok(Fit::Later),
            Action::Pass | Action::No | Action::EndTurn => sure(Choice::Pass),
            Action::Yes => sure(Choice::Yes),
            Action::Option(n) => sure(Choice::Option(n.saturating_sub(1))),
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
                let fits = |choice: &Choice| {
                    matches!(choice, Choice::Activate(card, at) | Choice::Replace(card, at)
                    if meant.contains(card) && line.line.is_none_or(|line| line - 1 == *at))
                };
                let fitting: Vec<Choice> = decision.options.iter().copied().filter(fits).collect();
                self.one(decision, &fitting, &action.words()).map(Fit::Choice)
            }
            Action::Attack(attack) => {
                let with = self.names.find(&self.game, &attack.with);
                let at = self.names.find(&self.game, &attack.at);
                let fits =
                    |choice: &Choice| matches!(choice, Choice::Attack(a, b) if with.contains(a) && at.contains(b));
                let fitting: Vec<Choice> = decision.options.iter().copied().filter(fits).collect();
                self.one(decision, &fitting, &action.words()).map(Fit::Choice)
            }
            Action::Use(_) | Action::Block(_) | Action::Next(_) => {
                let (text, line) = match action {
                    Action::Next(next) => (&next.card, next.line),
                    Action::Use(card) | Action::Block(card) => (card, None),
                    _ => return Ok(Fit::Later),
                };
                let meant = self.names.find(&self.game, text);
                if decision.question == Question::NextAuto {
                    let fits = |choice: &Choice| {
                        let Choice::Option(at) = choice else { return false };
                        self.game.state.pending.get(usize::from(*at)).is_some_and(|auto| {
                            meant.contains(&auto.source.card) && line.is_none_or(|line| line - 1 == auto.line)
                        })
                    };
                    let fitting: Vec<Choice> = decision.options.iter().copied().filter(fits).collect();
                    if fitting.is_empty() {
                        return Ok(Fit::Later);
                    }
                    return self.one(decision, &fitting, &action.words()).map(Fit::Choice);
                }
                if decision.source.is_some_and(|card| meant.contains(&card)) {
                    sure(Choice::Yes)
                } else {
                    Ok(Fit::Later)
                }
            }
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

    pub(super) fn words(&self) -> String {
        match self {
            Self::Pass => "pass".into(),
            Self::EndTurn => "end-turn".into(),
            Self::Yes => "say yes".into(),
            Self::No => "say no".into(),
            Self::Concede => "concede".into(),
            Self::Attack(attack) => format!("attack `{}` with `{}`", attack.at, attack.with),
            Self::Play(card) => format!("play `{card}`"),
            Self::Combo(card) => format!("combo `{card}`"),
            Self::Instead(line) => format!("put `{}` in the place of what would happen", line.card),
            Self::Activate(line) | Self::Counter(line) => match line.line {
                Some(n) => format!("activate line {n} of `{}`", line.card),
                None => format!("activate `{}`", line.card),
            },
            Self::Block(card) => format!("block with `{card}`"),
            Self::Use(card) => format!("use `{card}`"),
            Self::Next(line) => format!("take `{}` next", line.card),
            Self::Grow(card) => format!("grow with `{card}`"),
            Self::Charge(card) => format!("charge `{card}`"),
            Self::Choose(cards) => format!("choose {}", cards.0.join(", ")),
            Self::Pay(cards) => format!("pay {}", cards.0.join(", ")),
            Self::Discard(cards) => format!("discard {}", cards.0.join(", ")),
            Self::Mulligan(cards) => format!("put back {}", cards.0.join(", ")),
            Self::Life(cards) => format!("give the life {}", cards.0.join(", ")),
            Self::Order(cards) => format!("order {}", cards.0.join(", ")),
            Self::Option(n) => format!("take option {n}"),
            Self::Number(n) => format!("name {n}"),
        }
    }

    /// The cards that it speaks of.
    pub(super) fn refs(&self) -> Vec<&str> {
        match self {
            Self::Pass | Self::EndTurn | Self::Yes | Self::No | Self::Concede | Self::Option(_) | Self::Number(_) => {
                Vec::new()
            }
            Self::Attack(attack) => vec![&attack.with, &attack.at],
            Self::Activate(line) | Self::Counter(line) | Self::Instead(line) | Self::Next(line) => vec![&line.card],
            Self::Play(card)
            | Self::Combo(card)
            | Self::Block(card)
            | Self::Use(card)
            | Self::Grow(card)
            | Self::Charge(card) => vec![card],
            Self::Choose(cards)
            | Self::Pay(cards)
            | Self::Discard(cards)
            | Self::Mulligan(cards)
            | Self::Life(cards)
            | Self::Order(cards) => cards.0.iter().map(String::as_str).collect(),
        }
    }
}
