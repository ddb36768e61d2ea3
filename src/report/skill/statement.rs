//! What always holds: rules for building a deck, what cards are, what happens instead of something.

use super::noun::{Case, Gender, Owner, Phrase};
use super::{AsNoun, Describes, InWords, Predicate, Teller};
use crate::ability::{
    Action, Change, DeckPart, DeckRule, Discount, Filter, Instead, Keyword, Says, Scope, Statement, Subject, Who,
};
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
        let mut groups: Vec<(&[Statement], Vec<Scope>)> = Vec::new();
        for group in together {
            let scope = group.first().map(|first| first.scope);
            match groups.last_mut() {
                Some((before, scopes)) if is_same_elsewhere(before, group) => scopes.extend(scope),
                _ => groups.push((group, scope.into_iter().collect())),
            }
        }
        groups.iter().map(|(statements, scopes)| self.group(statements, scopes)).collect::<Vec<_>>().join(". ")
    }

    /// Statements of the same cards under the same condition, which hold in these places.
    fn group(&self, statements: &[Statement], scopes: &[Scope]) -> String {
        let [Statement { when, about: subject, scope, says }, more @ ..] = statements else { return String::new() };
        // Of other cards it says where they are, and not where this one is.
        let there = owner(subject).filter(|_| !matches!(scope, Scope::InPlay | Scope::Under));
        let about = match there {
            Some(who) => subject.noun(self).followed(&self.areas(scope.areas(), Owner::Of(who), Case::In)),
            None => subject.noun(self),
        };
        let plain = about.text(Case::Plain, self);
        let mut said = if let (Some(cards), []) = (only_one(subject, *scope, says), more) {
            self.words(say!("skill-only-one", cards = cards.described(true, self)))
        } else if is_predicate(says) {
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
        // Where skills hold anyway is not said, unless it is one of several places.
        if there.is_some() || scopes == [Scope::InPlay] {
            return said;
        }
        let places = scopes.iter().map(|scope| self.words(say!("skill-scope", scope = place(*scope)))).collect();
        self.words(say!("skill-holds-in", places = self.all(places), says = said))
    }
}

/// Whether statements of this card say the same as others, and hold elsewhere.
fn is_same_elsewhere(group: &[Statement], next: &[Statement]) -> bool {
    let mut pairs = group.iter().zip(next);
    group.len() == next.len()
        && pairs.all(|(one, other)| {
            let same = (&one.when, &one.about, &one.says) == (&other.when, &other.about, &other.says);
            same && one.scope != other.scope && owner(&one.about).is_none()
        })
}

/// Whose cards a statement is about, where it says that of cards by their description.
const fn owner(subject: &Subject) -> Option<Who> {
    match subject {
        Subject::Yours(_) => Some(Who::You),
        Subject::Theirs(_) => Some(Who::Opponent),
        Subject::This | Subject::Above | Subject::Cards(_) => None,
    }
}

/// The cards of which no other can be played beside this one: its copies, or those of its name.
const fn only_one<'f>(subject: &'f Subject, scope: Scope, says: &Says) -> Option<&'f Filter> {
    match (subject, scope, says) {
        (
            Subject::Yours(cards @ (Filter::Copy | Filter::Name(_))),
            Scope::AllAreas,
            Says::Change(Change::Forbid(Action::Play)),
        ) => Some(cards),
        _ => None,
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

/// Where a statement holds, as messages know it.
pub(in crate::report) const fn place(scope: Scope) -> &'static str {
    match scope {
        Scope::AllAreas => "all-areas",
        Scope::DeckDropWarp => "deck-drop-warp",
        Scope::Deck => "deck",
        Scope::Hand => "hand",
        Scope::Drop => "drop",
        Scope::Warp => "warp",
        Scope::ZDeck => "z-deck",
        Scope::Under => "under",
        Scope::InPlay => "play",
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
                say!("skill-at-most", part = part, count = *n, cards = filter.described(*n != 1, self))
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
