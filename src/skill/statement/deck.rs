//! Rules for building a deck, and how the game starts (5-1-3-2, 5-2-1-7).

use super::super::cards::description;
use super::super::phrase::{At, Page, Phrase, Several, Tacit, Ways, phrase};
use super::super::word::{SMALL, special_trait};
use crate::ability::{DeckPart, DeckRule, Filter, Says, Scope, Statement, Subject};

phrase! {
    /// One rule.
    pub(super) fn rule() -> Statement {
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::StartingLife(life) }) =>
            ["you start the game with" {life: SMALL} "life"];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Include(part, DeckRule::Copies(None)) }) =>
            ["you can include as many copies of this card" {part: part_of()} "as you like"];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Include(part, DeckRule::Copies(Some(copies))) }) =>
            [("you can include up to" | "you can only include up to" | "you can only include") {copies: SMALL} ("copies of this card" | "copy of this card") {part: part_of()}];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Include(part, DeckRule::AtMost(n, cards)) }) =>
            ["you can only include up to" {n: SMALL} {cards: described()} {part: part_of()}]
            | ["your deck can only include up to" {n: SMALL} {cards: described()} {part: Tacit(DeckPart::Deck)}];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Include(part, DeckRule::Only(cards)) }) =>
            ["you can only include" {cards: described()} {part: part_of()}];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Include(part, DeckRule::Without(cards)) }) =>
            [("you can't include" | "you cannot include") {cards: Excluded} {part: Tacit(DeckPart::Deck)}]
            | ["can't include" {cards: described()} {part: Tacit(DeckPart::Deck)}]
            | [("you can't include" | "you cannot include") {cards: described()} "in your z-deck" {part: Tacit(DeckPart::ZDeck)}];
    }

    fn part_of() -> DeckPart {
        (DeckPart::Deck) => ["in your deck"];
        (DeckPart::ZDeck) => ["in your z-deck"];
    }

    /// One description, or several as alternatives.
    fn described() -> Filter {
        (filter) => [{filter: description()}];
        (Filter::Either(filters)) => [{filters: Several(description(), &["or", ", or"])}];
    }

    fn lacking() -> Filter {
        (Filter::Not(inner)) => ["that don't have" {inner: super::super::phrase::Boxed(part_of_trait())}];
    }

    fn part_of_trait() -> Filter {
        (Filter::TraitPart(name)) => [{name: special_trait()} ("as part of their special traits" | "as part of their special trait")];
    }

    fn except() -> Filter {
        (Filter::Not(inner)) => [(", except for" | "except for") {inner: super::super::phrase::Boxed(described())}];
    }
}

/// `non-《God》 cards in your deck, except for ＜Hit＞ cards`: what may not be included.
#[derive(Clone)]
struct Excluded;

impl Excluded {
    fn parts(value: &Filter) -> Vec<&Filter> {
        match value {
            Filter::All(parts) => parts.iter().collect(),
            one => vec![one],
        }
    }
}

impl Phrase for Excluded {
    type Value = Filter;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Filter> {
        let mut ways = Ways::new();
        for (cards, at) in described().read(page, at) {
            let Some(at) = page.lit(at, "in your deck") else { continue };
            let mut more = vec![(Vec::new(), at)];
            more.extend(lacking().read(page, at).into_iter().map(|(filter, at)| (vec![filter], at)));
            for (parts, at) in more.clone() {
                more.extend(
                    except().read(page, at).into_iter().map(|(filter, at)| (page.longer(&parts, [filter]), at)),
                );
            }
            for (parts, at) in more {
                let cards = Some(cards.clone()).filter(|cards| parts.is_empty() || *cards != Filter::Any);
                ways.push((Filter::all(cards.into_iter().chain(parts).collect()), at));
            }
        }
        ways
    }
    fn says(&self, value: &Filter, page: &Page<'_>, at: At) -> Vec<At> {
        let lit = |at: At| page.lit(at, "in your deck");
        let mut places: Vec<At> = described().says(value, page, at).into_iter().filter_map(lit).collect();
        let parts = Self::parts(value);
        for n in 0..parts.len() {
            let head =
                if n == 0 { Filter::Any } else { Filter::all(parts[..n].iter().map(|part| (*part).clone()).collect()) };
            let mut ends: Vec<At> = described().says(&head, page, at).into_iter().filter_map(lit).collect();
            for part in &parts[n..] {
                let next = |at: At| lacking().says(part, page, at).into_iter().chain(except().says(part, page, at));
                ends = ends.into_iter().flat_map(next).collect();
            }
            places.extend(ends);
        }
        places
    }
}
