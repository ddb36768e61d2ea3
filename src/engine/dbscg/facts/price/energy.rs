//! Energy counted by its colors: whether it covers what is asked, without a look at which card pays for what.
//!
//! Everything asked finds one of its own exactly where no part of it asks for more than there is for that part (Hall's
//! theorem). Cards of the same colors are alike, so there are few parts to try.

use crate::ability::{Area, Change, Icons, Mode};
use crate::card::{Color, ColorSet, EnergyCost};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::roster::aspects::Aspects;

/// How many energy there are, and of which colors.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Energy {
    count: usize,
    /// By the [number](ColorSet::number) of their colors.
    by_colors: [u8; ColorSet::COUNT],
    /// The numbers of which there are some, a bit for each.
    there: u64,
}

impl Position {
    /// The cards beside energy that a player can rest for the energy cost of a card, or with `skills` for the price of its skills, as
    /// if they were energy (4.00, 20-19-1).
    pub(crate) fn lent(&self, card: CardId, skills: bool) -> Vec<CardId> {
        let mut lent = Vec::new();
        let wanted = if skills { Aspects::SKILL_COST } else { Aspects::COST };
        if !self.may_change(card, wanted) {
            return lent;
        }
        self.changes(card, Asking::default(), wanted, &mut |change, frame, _| {
            let (Change::PaidWith(from) | Change::SkillPaidWith(from)) = change else { return };
            if matches!(change, Change::SkillPaidWith(_)) == skills {
                let cards = self.select(from, frame).into_iter();
                lent.extend(cards.filter(|card| self.is_in(*card, Mode::Active)));
            }
        });
        lent.retain(|card| self.state.object(*card).area != Area::Energy);
        lent.sort_unstable();
        lent.dedup();
        lent
    }

    /// The energy that a player has in Active Mode with these cards.
    pub(crate) fn energy_with(&self, seat: Seat, lent: &[CardId]) -> Energy {
        lent.iter().fold(self.energy_of(seat), |energy, card| energy.with(self.colors(*card)))
    }

    /// The energy that a player has in Active Mode, with what markers stand for (4.00, 1-14-2).
    pub(crate) fn energy_of(&self, seat: Seat) -> Energy {
        let mut energy: Energy = if self.are_attributes_printed() {
            self.energy(seat).map(|card| self.roster.colors(self.state.object(card).def)).collect()
        } else {
            self.energy(seat).map(|card| self.colors(card)).collect()
        };
        for _ in 0..self.state.energy_markers[seat] {
            energy.add(self.marker_colors(seat));
        }
        energy
    }
}

impl FromIterator<ColorSet> for Energy {
    fn from_iter<I: IntoIterator<Item = ColorSet>>(all: I) -> Self {
        let mut energy = Self { count: 0, by_colors: [0; ColorSet::COUNT], there: 0 };
        all.into_iter().for_each(|colors| energy.add(colors));
        energy
    }
}

impl Energy {
    /// Counts one more.
    fn add(&mut self, colors: ColorSet) {
        self.count += 1;
        self.by_colors[usize::from(colors.number())] += 1;
        self.there |= 1 << colors.number();
    }

    /// With one more.
    #[must_use]
    pub(crate) fn with(mut self, colors: ColorSet) -> Self {
        self.add(colors);
        self
    }

    /// Whether every icon finds an energy of its own (8-4-2-3, 8-4-2-4).
    pub(crate) fn pays(&self, icons: &Icons) -> bool {
        let colored = icons.just.len() + icons.of.len();
        if self.count < icons.count() {
            return false;
        }
        let just = icons.just.iter().map(|icon| usize::from(self.by_colors[usize::from(icon.number())]));
        let fewest = just.chain(icons.of.iter().map(|icon| self.with_any(*icon))).min();
        match fewest {
            None => true,
            Some(0) => false,
            Some(enough) if enough >= colored => true,
            // What only some of the energy covers is no more than that.
            Some(_) => parts(self.there).all(|part| {
                let (others, mut bound) = (self.there & !part, 0);
                bound += icons.just.iter().filter(|icon| others & (1 << icon.number()) == 0).count();
                bound += icons.of.iter().filter(|icon| !union(others).intersects(**icon)).count();
                bound <= self.of_part(part)
            }),
        }
    }

    /// Whether it pays an energy cost with an X of 0.
    pub(crate) fn pays_cost(&self, cost: EnergyCost) -> bool {
        // What is specified of each color is found to be there, or not, with the other colors below.
        if cost.total.is_above(self.count) {
            return false;
        }
        let wanted: ColorSet = cost.specified.iter().filter(|(_, n)| **n > 0).map(|(color, _)| color).collect();
        parts(u64::from(wanted.number())).all(|part| {
            // A part of six colors is below 64.
            let colors = ColorSet::numbered(u8::try_from(part).unwrap_or(u8::MAX));
            let asked: usize = colors.iter().map(|color: Color| usize::from(cost.specified[color])).sum();
            asked <= self.with_any(colors)
        })
    }

    /// Whether each energy finds an icon of its own that it pays for.
    pub(crate) fn is_wanted(&self, icons: &Icons) -> bool {
        parts(self.there).all(|part| {
            let just = icons.just.iter().filter(|icon| part & (1 << icon.number()) != 0).count();
            let of = icons.of.iter().filter(|icon| union(part).intersects(**icon)).count();
            self.of_part(part) <= usize::from(icons.any) + just + of
        })
    }

    /// How many have any of these colors.
    fn with_any(&self, colors: ColorSet) -> usize {
        numbers(self.there)
            .filter(|number| ColorSet::numbered(*number).intersects(colors))
            .map(|number| usize::from(self.by_colors[usize::from(number)]))
            .sum()
    }

    /// How many have colors by these numbers.
    fn of_part(&self, part: u64) -> usize {
        numbers(part).map(|number| usize::from(self.by_colors[usize::from(number)])).sum()
    }
}

/// The numbers in a set of them.
fn numbers(set: u64) -> impl Iterator<Item = u8> {
    let left = |set: u64| (set != 0).then_some(set);
    std::iter::successors(left(set), move |set| left(set & (set - 1)))
        // Of 64 bits.
        .map(|set| u8::try_from(set.trailing_zeros()).unwrap_or(u8::MAX))
}

/// Every part of a set but the empty one.
fn parts(set: u64) -> impl Iterator<Item = u64> {
    let left = |part: u64| (part != 0).then_some(part);
    std::iter::successors(left(set), move |part| left((part - 1) & set))
}

/// All colors by these numbers.
fn union(set: u64) -> ColorSet {
    numbers(set).map(ColorSet::numbered).fold(ColorSet::default(), ColorSet::union)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{ByColor, Total};

    fn set(letters: &str) -> ColorSet {
        letters.chars().map(|letter| Color::from_letter(letter).expect("a color")).collect()
    }

    fn energy(cards: &[&str]) -> Energy {
        cards.iter().map(|card| set(card)).collect()
    }

    fn icons(any: u8, of: &[&str], just: &[&str]) -> Icons {
        let sets = |words: &[&str]| words.iter().map(|word| set(word)).collect();
        Icons { any, of: sets(of), just: sets(just) }
    }

    /// Tries every way of giving the icons energy, one after the other.
    fn tried(cards: &[&str], icons: &Icons) -> bool {
        fn fill(asked: &[(Option<ColorSet>, bool)], cards: &[ColorSet], used: &mut Vec<bool>) -> bool {
            let Some(((icon, just), rest)) = asked.split_first() else { return true };
            (0..cards.len()).any(|at| {
                let fits = icon.is_none_or(|icon| if *just { cards[at] == icon } else { cards[at].intersects(icon) });
                if used[at] || !fits {
                    return false;
                }
                used[at] = true;
                let filled = fill(rest, cards, used);
                used[at] = false;
                filled
            })
        }
        let just = icons.just.iter().map(|icon| (Some(*icon), true));
        let of = icons.of.iter().map(|icon| (Some(*icon), false));
        let asked: Vec<_> = just.chain(of).chain((0..icons.any).map(|_| (None, false))).collect();
        let cards: Vec<ColorSet> = cards.iter().map(|card| set(card)).collect();
        fill(&asked, &cards, &mut vec![false; cards.len()])
    }

    #[test]
    fn counting_by_colors_finds_what_trying_every_way_finds() {
        let kinds = ["R", "U", "RU", "RUG", ""].map(|kind| kind.replace('U', "B"));
        let asked = [
            icons(0, &["R"], &[]),
            icons(1, &["R", "R"], &[]),
            icons(0, &["R", "B"], &[]),
            icons(1, &["RB", "G"], &[]),
            icons(0, &["R"], &["RB"]),
            icons(2, &[], &["R", "RB"]),
            icons(0, &["R", "B", "B"], &["R"]),
        ];
        for hand in 0..5_usize.pow(4) {
            let cards: Vec<&str> = (0..4).map(|at| kinds[hand / 5_usize.pow(at) % 5].as_str()).collect();
            for icons in &asked {
                assert_eq!(energy(&cards).pays(icons), tried(&cards, icons), "{cards:?} for {icons:?}");
            }
        }
    }

    #[test]
    fn an_energy_that_no_icon_has_a_use_for_is_not_wanted() {
        let asked = icons(1, &["R", "B"], &[]);
        assert!(energy(&["G", "R", "B"]).is_wanted(&asked));
        assert!(energy(&["G", "RB", "RB"]).is_wanted(&asked));
        assert!(!energy(&["G", "G"]).is_wanted(&asked));
        assert!(!energy(&["R", "R", "R"]).is_wanted(&asked));
    }

    #[test]
    fn a_cost_asks_for_its_colors_and_its_total() {
        let mut specified = ByColor::<u8>::default();
        specified[Color::Red] = 2;
        specified[Color::Green] = 1;
        let cost = |total| EnergyCost { total, specified };
        assert!(energy(&["R", "RG", "G"]).pays_cost(cost(Total::Fixed(3))));
        assert!(!energy(&["R", "G", "G"]).pays_cost(cost(Total::Fixed(3))));
        assert!(!energy(&["R", "RG", "G"]).pays_cost(cost(Total::Fixed(4))));
        assert!(energy(&["R", "RG", "RG"]).pays_cost(cost(Total::X)));
        assert!(!energy(&["RG", "RG"]).pays_cost(cost(Total::X)));
    }
}
