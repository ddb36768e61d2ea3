//! Every upper limit on a deck in one form: so many of these cards, counted over these sections together.
//!
//! The checks say what breaks a limit, one check a file; here limits are data, so that plans can weigh them against one
//! another and suggestions keep below them. A card that may not be in the deck at all has the limit 0.

use super::checks::{banned, copy_limit, keyword_cap, leader_cap, leader_restriction, limited, too_many_cards};
use super::{Check, Context};
use crate::ability::{DeckRule, Facts, Filter, Keyword};
use crate::card::{CardNumber, Section};
use crate::catalog::Entry;
use crate::ruleset::{CopyKey, Standing};

/// Which cards a limit counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Of {
    /// The copies of a card.
    Copies(CardNumber),
    /// The cards of a name, where the edition counts copies by name; as it is compared.
    Named(String),
    /// The copies of a card on the list of banned and limited cards: what they have in common.
    Listed(CopyKey, String),
    /// All cards with a keyword.
    Keyword(Keyword),
    /// The cards of which the leader takes so many, or none.
    Leader(Filter),
    /// Every card of a section.
    Size(Section),
}

/// So many cards at most.
#[derive(Clone, Debug)]
pub struct Limit {
    /// Which cards are counted.
    pub of: Of,
    /// The sections that are counted together.
    pub over: Vec<Section>,
    /// Most cards.
    pub max: u32,
    /// The check that tells what is beyond it.
    pub check: &'static Check,
    /// The rule it comes from.
    pub rule: String,
}

impl Limit {
    /// Whether it counts a card that lies in a section.
    pub fn counts(&self, section: Section, card: &Facts<'_>) -> bool {
        self.over.contains(&section)
            && match &self.of {
                Of::Copies(number) => card.card.number == *number,
                Of::Listed(key, copies) => key.of(card.card) == copies.as_str(),
                Of::Named(name) => card.card.copy_name() == *name,
                Of::Keyword(keyword) => card.keywords.contains(keyword),
                Of::Leader(filter) => filter.matches(card),
                Of::Size(_) => true,
            }
    }
}

/// The limits on the decks of a leader.
#[derive(Debug)]
pub struct Limits<'a> {
    context: &'a Context<'a>,
    leader: Option<&'a Entry>,
    shared: Vec<Limit>,
}

impl<'a> Limits<'a> {
    /// The limits of an edition, and those that a leader adds to them.
    pub fn new(context: &'a Context<'a>, leader: Option<&'a Entry>) -> Self {
        let shared = shared(context, leader);
        Self { context, leader, shared }
    }

    /// What a card is in such a deck.
    pub fn facts(&self, entry: &'a Entry) -> Facts<'a> {
        entry.facts(self.leader)
    }

    /// The limits on many cards together: keywords, what the leader says, sizes.
    pub fn shared(&self) -> &[Limit] {
        &self.shared
    }

    /// The limits on the copies of one card.
    pub fn own(&self, facts: &Facts<'_>, entry: &Entry) -> Vec<Limit> {
        let (ruleset, number) = (self.context.ruleset, &entry.card.number);
        let mut limits: Vec<Limit> = Vec::new();
        if let Some(rule) = &ruleset.limits
            && let Some(listed) = self.context.listed(&entry.card)
            && self.context.standing(listed) == Standing::InForce
        {
            let check = if listed.limit == 0 { &banned::CHECK } else { &limited::CHECK };
            let key = ruleset.copy_key();
            let (over, rule) = (rule.over.clone(), rule.rule.clone());
            limits.push(Limit {
                of: Of::Listed(key, key.of(&entry.card).into_owned()),
                over,
                max: listed.limit,
                check,
                rule,
            });
        }
        for rule in &ruleset.copies {
            let Some((max, cited)) =
                copy_limit::limit(ruleset, rule, entry, |keyword| facts.keywords.contains(&keyword), || facts.clone())
            else {
                continue;
            };
            let of = match rule.key {
                CopyKey::Number => Of::Copies(number.clone()),
                CopyKey::Name => Of::Named(entry.card.copy_name()),
            };
            let limit = Limit { of, over: rule.over.clone(), max, check: &copy_limit::CHECK, rule: cited.to_owned() };
            // One cause, one reason: a list that allows fewer says it.
            let said =
                |other: &Limit| other.max <= max && limit.over.iter().all(|section| other.over.contains(section));
            if !limits.iter().any(said) {
                limits.push(limit);
            }
        }
        limits
    }

    /// How many more copies of a card a section takes beside some others; sizes do not count. `None` is any
    /// number; of a card that may or may not be banned on the day, none.
    pub fn room<'c>(
        &self,
        entry: &'a Entry,
        section: Section,
        others: &(impl Iterator<Item = (Section, &'c Facts<'c>, u32)> + Clone),
    ) -> Option<u32> {
        let listed = self.context.listed(&entry.card);
        if listed.is_some_and(|listed| self.context.standing(listed) == Standing::Perhaps) {
            return Some(0);
        }
        let facts = self.facts(entry);
        let own = self.own(&facts, entry);
        let all = own.iter().chain(&self.shared).filter(|limit| !matches!(limit.of, Of::Size(_)));
        let rooms = all.filter(|limit| limit.counts(section, &facts)).map(|limit| {
            let counted = others.clone().filter(|(section, facts, _)| limit.counts(*section, facts));
            limit.max.saturating_sub(counted.map(|(_, _, count)| count).sum())
        });
        rooms.min()
    }
}

/// The limits on many cards together.
fn shared(context: &Context<'_>, leader: Option<&Entry>) -> Vec<Limit> {
    let ruleset = context.ruleset;
    let caps = ruleset.caps.iter().map(|cap| Limit {
        of: Of::Keyword(cap.keyword),
        over: cap.over.clone(),
        max: cap.max,
        check: &keyword_cap::CHECK,
        rule: cap.rule.clone(),
    });
    let rules = leader.into_iter().flat_map(|leader| leader.front.deck_rules());
    let said = rules.filter_map(|(part, said)| {
        let skills = ruleset.skills.as_ref()?;
        let (filter, max, check) = match said {
            DeckRule::Without(filter) => (filter.clone(), 0, &leader_restriction::CHECK),
            DeckRule::Only(filter) => (filter.clone().negated(), 0, &leader_restriction::CHECK),
            DeckRule::AtMost(max, filter) => (filter.clone(), u32::from(*max), &leader_cap::CHECK),
            DeckRule::Copies(_) => return None,
        };
        let (over, rule) = (skills.sections(part).to_vec(), skills.rule.clone());
        Some(Limit { of: Of::Leader(filter), over, max, check, rule })
    });
    let sizes = ruleset.sections.iter().filter(|rule| rule.id != Section::Leader).map(|rule| Limit {
        of: Of::Size(rule.id),
        over: vec![rule.id],
        max: rule.max,
        check: &too_many_cards::CHECK,
        rule: rule.citation().to_owned(),
    });
    caps.chain(said).chain(sizes).collect()
}
