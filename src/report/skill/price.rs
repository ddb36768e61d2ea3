//! What skills ask for before they happen.

use super::noun::{Case, Gender, Owner, Phrase};
use super::{AsNoun, InWords, Teller};
use crate::ability::{Area, Bounds, Cards, Fate, Icons, Mode, Price, Selector, Who};
use crate::card::ColorSet;
use crate::language::say;

impl Teller<'_> {
    /// All parts of a price, in the order in which they are paid.
    pub(super) fn price(&self, parts: &[Price]) -> String {
        parts.iter().map(|part| part.said(self)).collect::<Vec<_>>().join(", ")
    }

    /// What happens to cards that are chosen for a price: those that everybody sees are not revealed.
    fn paid(&self, fate: Fate, from: &Selector, cards: &Phrase) -> String {
        if fate == Fate::Reveal && is_open(from) {
            return self.words(say!("skill-choose", who = "you", cards = cards.text(Case::Plain, self)));
        }
        self.fate(fate, cards)
    }

    /// What happens to cards that a price is paid with.
    fn fate(&self, fate: Fate, cards: &Phrase) -> String {
        let (plain, from) = (cards.text(Case::Plain, self), cards.text(Case::From, self));
        let rest = self.term(Mode::Rest.term());
        self.words(match fate {
            Fate::To(area) => say!("skill-move", cards = plain, place = self.goes_to(area)),
            Fate::ToFaceUp(area) => {
                let there = self.area(area, Owner::Card, Case::In);
                say!("skill-move", cards = plain, place = self.words(say!("skill-to-face-up", area = there)))
            }
            Fate::DeckBottom => say!("skill-move", cards = plain, place = self.words(say!("skill-to-deck-bottom"))),
            Fate::Ko => say!("skill-ko", cards = plain),
            Fate::Rest => say!("skill-switch", cards = plain, mode = rest),
            Fate::Active => say!("skill-switch", cards = plain, mode = self.term(Mode::Active.term())),
            Fate::UnderThis => say!("skill-pay-under", cards = plain, host = self.words(say!("skill-this"))),
            Fate::Unmark(n) => {
                let markers = self.words(say!("skill-markers", count = n));
                say!("skill-remove-markers", markers = markers, from = from)
            }
            Fate::FaceUp => say!("skill-turn-up", cards = plain),
            Fate::FaceDown => say!("skill-turn-down", cards = plain),
            Fate::Turn(facing) => say!("skill-switch", cards = plain, mode = self.term(facing.term())),
            Fate::Combo(None) => say!("skill-combo", cards = plain),
            Fate::Combo(Some(lasts)) => {
                let combo = self.words(say!("skill-combo", cards = plain));
                say!("skill-negated-for", does = combo, until = lasts.said(self))
            }
            Fate::Reveal => say!("skill-reveal", cards = plain),
        })
    }

    /// Colors by their names: `red/blue`.
    pub(super) fn colors(&self, colors: ColorSet) -> String {
        colors.iter().map(|color| self.term(color.name())).collect::<Vec<_>>().join("/")
    }
}

/// Whether cards lie where everybody sees them.
fn is_open(from: &Selector) -> bool {
    const HIDDEN: [Area; 4] = [Area::Deck, Area::Hand, Area::Life, Area::ZDeck];
    from.among.is_none() && !from.areas.iter().any(|area| HIDDEN.contains(area))
}

impl InWords for Icons {
    /// As cards print them: `(R)(R/G)(2)`; an icon for a card of just these colors says so.
    fn said(&self, teller: &Teller<'_>) -> String {
        let letters = |colors: &ColorSet| {
            let letters: Vec<String> = colors.iter().map(|color| color.letter().to_string()).collect();
            letters.join("/")
        };
        let mut icons: Vec<String> = self.of.iter().map(|colors| format!("({})", letters(colors))).collect();
        icons.extend(self.just.iter().map(|colors| format!("({})", teller.just(*colors, false))));
        if self.any > 0 || icons.is_empty() {
            icons.push(format!("({})", self.any));
        }
        icons.concat()
    }
}

impl InWords for Price {
    fn said(&self, teller: &Teller<'_>) -> String {
        match self {
            Self::Energy(icons) => icons.said(teller),
            Self::Cards { count, from, fate, name, power_of } => {
                let of = from.noun(teller).text(Case::Of, teller);
                let mut words = teller.words(say!("skill-count-exactly", count = count.to_string(), of = of));
                if let Some(other) = power_of {
                    let others = teller.named(other).text(Case::Plain, teller);
                    words = teller.words(say!("skill-pay-same-power", cards = words, others = others));
                }
                if let Some(name) = name {
                    words = teller.called(words, name);
                }
                teller.paid(*fate, from, &Phrase::bare(words, *count != 1))
            }
            Self::Colors { colors, original, from, fate, name } => {
                let of = from.noun(teller).text(Case::Of, teller);
                let cards = teller.words(say!("skill-count-any", of = of));
                let original = if *original { "yes" } else { "no" };
                let colors = teller.colors(*colors);
                let message = say!("skill-pay-colors", cards = cards, original = original, colors = colors);
                let mut words = teller.words(message);
                if let Some(name) = name {
                    words = teller.called(words, name);
                }
                teller.paid(*fate, from, &Phrase::bare(words, true))
            }
            Self::Shown(name, fate) => teller.fate(*fate, &teller.named(name)),
            Self::SumOfCosts { total, from, fate } => {
                let of = from.noun(teller).text(Case::Of, teller);
                let cards = teller.words(say!("skill-count-any", of = of));
                let printed = || teller.words(say!("skill-printed-number"));
                let total = total.map_or_else(printed, |total| total.to_string());
                let words = teller.words(say!("skill-pay-sum", cards = cards, total = total));
                teller.paid(*fate, from, &Phrase::bare(words, true))
            }
            Self::Between { count, from, fate, name, power } => {
                let of = from.noun(teller).text(Case::Of, teller);
                let mut words = teller.words(match count {
                    Bounds { min: None | Some(0), max: None } => say!("skill-count-any", of = of),
                    Bounds { min: None | Some(0), max: Some(most) } => {
                        say!("skill-count-up-to", count = most.to_string(), of = of)
                    }
                    count => say!("skill-count-exactly", count = teller.bounds(*count, 1), of = of),
                });
                if let Some(power) = power {
                    let power = teller.bounds(*power, 1000);
                    words = teller.words(say!("skill-pay-total-power", cards = words, power = power));
                }
                if let Some(name) = name {
                    words = teller.called(words, name);
                }
                teller.paid(*fate, from, &Phrase::bare(words, true))
            }
            Self::This(Fate::Reveal) if teller.open => {
                let cards = Cards::This.noun(teller).text(Case::Plain, teller);
                teller.words(say!("skill-choose", who = "you", cards = cards))
            }
            Self::This(fate) => teller.fate(*fate, &Cards::This.noun(teller)),
            Self::Under(cards, host) => {
                let (cards, host) = (cards.noun(teller), host.noun(teller));
                let (cards, host) = (cards.text(Case::Plain, teller), host.text(Case::Plain, teller));
                teller.words(say!("skill-pay-under", cards = cards, host = host))
            }
            Self::EnergyX => teller.words(say!("skill-pay-energy-x")),
            Self::MarkersX(from) => {
                teller.words(say!("skill-pay-markers-x", of = from.noun(teller).text(Case::Of, teller)))
            }
            Self::Mill(n) => {
                let deck = teller.area(Area::Deck, Owner::Of(Who::You), Case::Of);
                let words = teller.words(say!("skill-top-cards", count = *n, deck = deck));
                let cards = Phrase::definite(words, Gender::Feminine, *n != 1, teller.lang);
                let place = teller.area(Area::Drop, Owner::Of(Who::You), Case::In);
                teller.words(say!("skill-move", cards = cards.text(Case::Plain, teller), place = place))
            }
            Self::AllOf(from, fate) => {
                // A card in hand is not given for its own skill.
                let other = from.other || from.areas == [Area::Hand];
                let every = Cards::All(Selector { other, ..from.clone() }).noun(teller);
                teller.paid(*fate, from, &every)
            }
            Self::Condition(condition) => teller.words(say!("skill-if", condition = condition.said(teller))),
            Self::Draw(n) => {
                let count = teller.words(say!("skill-cards", count = *n));
                teller.words(say!("skill-draw", who = teller.who(Who::You), count = count))
            }
            Self::Act(block) => teller.inner(block),
        }
    }
}
