//! Which cards, and how many of them are chosen.

use super::noun::{Case, Gender, Owner, Phrase, common, is_everywhere, number};
use super::{AsNoun, InWords, Teller};
use crate::ability::{Area, Cards, Choose, Filter, HowMany, Keyword, Quantity, Relation, Selector, Together, Who};
use crate::card::Kind;
use crate::language::say;

impl AsNoun for Selector {
    fn noun(&self, teller: &Teller<'_>) -> Phrase {
        if let Some(parts) = by_area(self) {
            return Phrase::several(parts.iter().map(|part| part.noun(teller)).collect(), true);
        }
        let Self { whose, areas, filter, among, other, but, family, under } = self;
        // What holds them against others stands behind their place, which would be taken for that of the others.
        let (filter, compared) = &apart(filter);
        let energy = areas.as_slice() == [Area::Energy] && !names_kind(filter);
        let noun = if energy { "energy" } else { "card" };
        let implied = energy || is_implied(areas, filter) && among.is_none() && under.is_none();
        // Whose they are is said with their place, where that is said.
        let with_place = !(implied || areas.is_empty() || is_everywhere(areas));
        let mut cards = if among.is_none() && under.is_none() && !with_place {
            teller.owned(*whose, filter, noun)
        } else {
            teller.definite(teller.described_as(filter, noun, true))
        };
        if !areas.is_empty() && !implied {
            // Those among others are whosever they are.
            let owner = if among.is_some() { Owner::Anybody } else { Owner::Of(*whose) };
            cards = cards.followed(&teller.areas(areas, owner, Case::In));
        }
        if areas.is_empty() && !implied && among.is_none() && under.is_none() {
            cards = cards.followed(&teller.words(say!("skill-in-play")));
        }
        if let Some(under) = under {
            // Under whichever of them each lies: they are counted together.
            let hosts = if let Cards::All(hosts) = under.as_ref() { hosts.noun(teller) } else { under.noun(teller) };
            cards = cards.followed(&teller.words(say!("skill-to-under", cards = hosts.text(Case::Plain, teller))));
        }
        if let Some(name) = among {
            let named = teller.named(name);
            let number = named.number();
            cards = cards.followed(&teller.words(if teller.calls(name) {
                say!("skill-among-cards", number = number, cards = named.text(Case::Plain, teller))
            } else {
                say!("skill-among", number = number)
            }));
        }
        for part in compared {
            cards = cards.followed(&teller.which(part, true));
        }
        if *other {
            cards = cards.followed(&teller.words(say!("skill-but-this")));
        }
        if let Some(but) = but {
            cards =
                cards.followed(&teller.words(say!("skill-but", cards = but.noun(teller).text(Case::Plain, teller))));
        }
        match family {
            Some(family) => cards.followed(&teller.words(say!("skill-for-family", family = teller.family(*family)))),
            None => cards,
        }
    }
}

/// Cards of several areas that are described area by area, each for itself: "Leader Cards or energy".
fn by_area(selector: &Selector) -> Option<Vec<Selector>> {
    let Filter::Either(parts) = &selector.filter else { return None };
    let each = |part: &Filter| {
        let all = if let Filter::All(all) = part { all.as_slice() } else { std::slice::from_ref(part) };
        let (areas, rest): (Vec<&Filter>, Vec<&Filter>) = all.iter().partition(|part| matches!(part, Filter::In(_)));
        let [Filter::In(area)] = areas.as_slice() else { return None };
        let filter = if rest.is_empty() { Filter::Any } else { Filter::all(rest.into_iter().cloned().collect()) };
        let named = selector.areas.contains(area) || selector.areas.is_empty() && area.skills_work();
        named.then(|| Selector { areas: vec![*area], filter, ..selector.clone() })
    };
    parts.iter().map(each).collect()
}

/// What is said of cards by themselves, and all that holds them against other cards, or against how many these are.
fn apart(filter: &Filter) -> (Filter, Vec<Filter>) {
    let parts = if let Filter::All(parts) = filter { parts.clone() } else { vec![filter.clone()] };
    let (compared, own): (Vec<Filter>, Vec<Filter>) = parts.into_iter().partition(compares);
    (if own.is_empty() { Filter::Any } else { Filter::all(own) }, compared)
}

fn compares(part: &Filter) -> bool {
    let is_counted = |limit: &Option<Quantity>| matches!(limit, Some(Quantity::Counted(_)));
    match part {
        Filter::Shares(..) => true,
        Filter::CostWith(limits) | Filter::PowerWith(limits) | Filter::OriginalPowerWith(limits) => {
            is_counted(&limits.at_least) || is_counted(&limits.at_most)
        }
        Filter::Not(inner) => compares(inner),
        _ => false,
    }
}

/// Whether a description says of which kind the cards are.
fn names_kind(filter: &Filter) -> bool {
    kind_of(filter).is_some()
}

fn kind_of(filter: &Filter) -> Option<Kind> {
    match filter {
        Filter::Kind(kind) => Some(*kind),
        Filter::All(parts) => parts.iter().find_map(kind_of),
        _ => None,
    }
}

/// Whether the kind of the cards says where they are meant: Battle Cards are those of the Battle Area (8-5-4, 8-5-7).
fn is_implied(areas: &[Area], filter: &Filter) -> bool {
    matches!(
        (areas, kind_of(filter)),
        ([] | [Area::Battle], Some(Kind::Battle))
            | ([] | [Area::Unison], Some(Kind::Unison))
            | ([] | [Area::Leader], Some(Kind::Leader))
    )
}

impl AsNoun for Cards {
    fn noun(&self, teller: &Teller<'_>) -> Phrase {
        let definite = |message, many| Phrase::definite(teller.words(message), Gender::Feminine, many, teller.lang);
        let bare = |message| Phrase::bare(teller.words(message), false);
        match self {
            Self::This => bare(say!("skill-this")),
            Self::It => bare(say!("skill-it")),
            Self::Named(name) => teller.named(name),
            Self::Rest(name, without) => match (teller.label(name), teller.label(without)) {
                (Some(label), Some(other)) => {
                    let number = number(teller.are_many(without));
                    definite(say!("skill-rest-of", number = number, label = label, other = other), true)
                }
                _ => definite(say!("skill-the-rest"), true),
            },
            Self::Attacker => definite(say!("skill-attacker"), false),
            Self::Guard => definite(say!("skill-guard"), false),
            Self::Attacked => definite(say!("skill-attacked"), false),
            Self::Leader(of) => teller.leader(*of),
            Self::All(selector) => {
                let cards = selector.noun(teller).text(Case::Plain, teller);
                Phrase::bare(teller.words(say!("skill-count-all", cards = cards)), true)
            }
            Self::Top(of, quantity) => teller.of_deck(*of, quantity, true),
            Self::Bottom(of, quantity) => teller.of_deck(*of, quantity, false),
            Self::Under(cards) => {
                let cards = cards.noun(teller).text(Case::Plain, teller);
                definite(say!("skill-under-cards", cards = cards), true)
            }
            Self::Each(parts) => Phrase::several(parts.iter().map(|part| part.noun(teller)).collect(), false),
            Self::Chosen(choose) => choose.noun(teller),
        }
    }
}

impl Teller<'_> {
    fn of_deck(&self, of: Who, quantity: &Quantity, top: bool) -> Phrase {
        let deck = self.area(Area::Deck, Owner::Of(of), Case::Of);
        let many = *quantity != Quantity::Number(1);
        let words = match quantity {
            Quantity::Number(n) if top => say!("skill-top-cards", count = *n, deck = deck),
            Quantity::Number(n) => say!("skill-bottom-cards", count = *n, deck = deck),
            counted @ Quantity::Counted(_) => {
                let count = self.so_many_cards(counted);
                let end = if top { "top" } else { "bottom" };
                return Phrase::bare(
                    self.words(say!("skill-cards-of-deck", count = count, end = end, deck = deck)),
                    true,
                );
            }
        };
        Phrase::definite(self.words(words), Gender::Feminine, many, self.lang)
    }
}

impl AsNoun for Choose {
    fn noun(&self, teller: &Teller<'_>) -> Phrase {
        let (mut words, many) = self.picked(teller);
        let who = teller.who(self.who);
        if who != "you" && !self.at_random {
            words = teller.words(say!("skill-picked-by", who = who, cards = words));
        }
        Phrase::bare(teller.called(words, &self.name), many)
    }
}

impl Choose {
    /// The cards that are chosen, whoever chooses them, and whether they can be several.
    fn picked(&self, teller: &Teller<'_>) -> (String, bool) {
        let Self { from, count, name: _, who: _, ignoring_barrier, related, together, at_random } = self;
        let cards = from.noun(teller);
        let (plain, of) = (cards.text(Case::Plain, teller), cards.text(Case::Of, teller));
        let one = |quantity: &Quantity| *quantity == Quantity::Number(1);
        let (message, many) = match count {
            HowMany::Exactly(Quantity::Counted(n)) => {
                let count = n.noun(teller).text(Case::Plain, teller);
                (say!("skill-count-as-many", count = count, of = of), true)
            }
            HowMany::Exactly(n) => (say!("skill-count-exactly", count = n.said(teller), of = of), !one(n)),
            HowMany::UpTo(Quantity::Counted(n)) => {
                let count = n.noun(teller).text(Case::Plain, teller);
                (say!("skill-count-up-to-as-many", count = count, of = of), true)
            }
            HowMany::UpTo(n) => (say!("skill-count-up-to", count = n.said(teller), of = of), !one(n)),
            HowMany::Between(least, most) => {
                let (least, most) = (least.said(teller), most.said(teller));
                (say!("skill-count-between", least = least, most = most, of = of), true)
            }
            HowMany::Any => (say!("skill-count-any", of = of), true),
            HowMany::All => (say!("skill-count-all", cards = plain), true),
        };
        let mut words = teller.words(message);
        if let Some(related) = related {
            let (relation, shared) = match related {
                Relation::Same(shared) => ("same", shared),
                Relation::Different(shared) => ("different", shared),
            };
            words = teller.words(say!("skill-related", cards = words, relation = relation, shared = common(*shared)));
        }
        if let Some(together) = together {
            let (of, most) = match together {
                Together::Power(most) => ("power", most),
                Together::Cost(most) => ("cost", most),
            };
            words = teller.words(say!("skill-together", cards = words, of = of, most = most.said(teller)));
        }
        if *at_random {
            words = teller.words(say!("skill-at-random", cards = words));
        }
        if *ignoring_barrier {
            let keyword = teller.keyword(Keyword::Barrier);
            words = teller.words(say!("skill-ignoring-barrier", cards = words, keyword = keyword));
        }
        (words, many)
    }
}

impl InWords for Choose {
    fn said(&self, teller: &Teller<'_>) -> String {
        let cards = teller.called(self.picked(teller).0, &self.name);
        if self.who == Who::Both {
            // Each from their own chair (1-3-4).
            let chooses = teller.words(say!("skill-choose", who = "you", cards = cards));
            return teller.words(say!("skill-each-player", does = chooses));
        }
        teller.words(say!("skill-choose", who = teller.who(self.who), cards = cards))
    }
}
