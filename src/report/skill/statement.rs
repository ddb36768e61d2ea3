//! What always holds: rules for building a deck, what cards are, what happens instead of something.

use super::noun::{Case, Gender, Owner, Phrase};
use super::{AsNoun, Describes, InWords, Predicate, Teller};
use crate::ability::{DeckPart, DeckRule, Discount, Instead, Keyword, Says, Scope, Statement, Subject, Who};
use crate::language::say;

impl AsNoun for Subject {
    fn noun(&self, teller: &Teller<'_>) -> Phrase {
        match self {
            Self::This => Phrase::bare(teller.words(say!("skill-this")), false),
            Self::Yours(filter) => teller.owned(Who::You, filter, "card"),
            Self::Theirs(filter) => teller.owned(Who::Opponent, filter, "card"),
            Self::Above => {
                Phrase::definite(teller.words(say!("skill-card-above")), Gender::Feminine, false, teller.lang)
            }
            Self::Cards(selector) => selector.noun(teller),
        }
    }
}

impl Teller<'_> {
    /// What statements say: of the same cards under the same condition in one sentence.
    pub(super) fn statements(&self, statements: &[Statement]) -> String {
        let together = statements.chunk_by(|first, next| {
            let same = (&first.when, &first.about, first.scope) == (&next.when, &next.about, next.scope);
            same && is_predicate(&first.says) && is_predicate(&next.says)
        });
        together.map(|statements| self.group(statements)).collect::<Vec<_>>().join(". ")
    }

    /// Statements of the same cards under the same condition.
    fn group(&self, statements: &[Statement]) -> String {
        let [Statement { when, about: subject, scope, says }, ..] = statements else { return String::new() };
        let about = subject.noun(self);
        let plain = about.text(Case::Plain, self);
        let mut said = if is_predicate(says) {
            let says = self.all(statements.iter().map(|said| said.says.predicate(about.many, self)).collect());
            self.words(say!("skill-states", cards = plain, says = says))
        } else {
            let said = says.predicate(about.many, self);
            let of_player = matches!(says, Says::Include(..) | Says::StartingLife(_));
            // What happens names whom it is about where that is another card.
            if of_player || *subject == Subject::This { said } else { self.before(plain, said) }
        };
        if let Some(condition) = when {
            said = self.words(say!("skill-if-then", condition = condition.said(self), does = said));
        }
        match place(*scope) {
            Some(scope) => self.words(say!("skill-holds-in", scope = scope, says = said)),
            None => said,
        }
    }
}

/// Whether it is said of cards: what they are or get.
const fn is_predicate(says: &Says) -> bool {
    match says {
        Says::Has(_) | Says::Change(_) => true,
        Says::Include(..)
        | Says::StartingLife(_)
        | Says::Discount(_)
        | Says::ChoosesFrom(..)
        | Says::StacksToo(..)
        | Says::Instead(_)
        | Says::Loses => false,
    }
}

impl Predicate for Says {
    fn predicate(&self, many: bool, teller: &Teller<'_>) -> String {
        match self {
            Self::Include(part, rule) => teller.rule(*part, rule),
            Self::StartingLife(life) => teller.words(say!("skill-starting-life", life = *life)),
            Self::Has(attributes) => {
                teller.all(attributes.iter().map(|attribute| attribute.predicate(many, teller)).collect())
            }
            Self::Change(change) => change.predicate(many, teller),
            Self::Discount(discount) => discount.said(teller),
            Self::ChoosesFrom(family, areas) => {
                let areas = teller.areas(areas, Owner::Of(Who::You), Case::In);
                teller.words(say!("skill-chooses-from", family = teller.family(*family), place = areas))
            }
            Self::StacksToo(n, from) => {
                let cards = from.noun(teller).text(Case::Of, teller);
                teller.words(say!(
                    "skill-stacks-too",
                    count = *n,
                    of = cards,
                    keyword = teller.keyword(Keyword::ZStack)
                ))
            }
            Self::Instead(instead) => instead.said(teller),
            Self::Loses => teller.words(say!("skill-lose", who = teller.who(Who::You))),
        }
    }
}

/// Where a statement holds, as messages know it; nothing where skills hold anyway.
const fn place(scope: Scope) -> Option<&'static str> {
    match scope {
        Scope::AllAreas => Some("all-areas"),
        Scope::DeckDropWarp => Some("deck-drop-warp"),
        Scope::Deck => Some("deck"),
        Scope::Hand => Some("hand"),
        Scope::Drop => Some("drop"),
        Scope::Warp => Some("warp"),
        Scope::ZDeck => Some("z-deck"),
        Scope::Under => Some("under"),
        Scope::InPlay => None,
    }
}

impl Teller<'_> {
    /// A rule for building a deck.
    fn rule(&self, part: DeckPart, rule: &DeckRule) -> String {
        let part = match part {
            DeckPart::Deck => "deck",
            DeckPart::ZDeck => "z",
        };
        self.words(match rule {
            DeckRule::Copies(None) => say!("skill-any-copies", part = part),
            DeckRule::Copies(Some(n)) => say!("skill-so-many-copies", part = part, count = *n),
            DeckRule::AtMost(n, filter) => {
                say!("skill-at-most", part = part, count = *n, cards = filter.described(true, self))
            }
            DeckRule::Without(filter) => say!("skill-without", part = part, cards = filter.described(true, self)),
            DeckRule::Only(filter) => say!("skill-nothing-but", part = part, cards = filter.described(true, self)),
        })
    }
}

impl InWords for Discount {
    fn said(&self, teller: &Teller<'_>) -> String {
        let Self { cost, less, instead, of } = self;
        let skills = teller.skills(of);
        let price = if cost.is_empty() { teller.words(say!("skill-nothing")) } else { teller.price(cost) };
        teller.words(if *instead {
            say!("skill-paid-instead", skills = skills, price = price)
        } else {
            say!("skill-discounted", skills = skills, price = price, icons = less.said(teller))
        })
    }
}

impl InWords for Instead {
    fn said(&self, teller: &Teller<'_>) -> String {
        let Self { would, may, once, cost, effect } = self;
        let mut does = if effect.is_empty() { String::new() } else { teller.inner(effect) };
        if !cost.is_empty() {
            let cost = teller.price(cost);
            does = if does.is_empty() { cost } else { teller.all(vec![cost, does]) };
        }
        if does.is_empty() {
            does = teller.words(say!("skill-nothing"));
        }
        let may = if *may { "yes" } else { "no" };
        let says = teller.words(say!("skill-instead", event = would.said(teller), may = may, does = does));
        if *once { teller.words(say!("skill-once-per-turn", says = says)) } else { says }
    }
}
