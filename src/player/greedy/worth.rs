//! What a card is worth, by what is printed on it and what its skills say.

use crate::ability::{Area, Body, Family, Keyword, Node, Price, Selector, Trigger, Visit, Watched, Who};
use crate::card::{ColorSet, Combo, EnergyCost, Kind};
use crate::engine::dbscg::roster::SideDef;
use crate::engine::dbscg::{CardId, View};

use super::gain::Reckoning;
use super::lives::life_taken;
use super::price::price;
use super::scale::{LIFE, MILLED, bare};

/// What a card is worth, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Worth {
    /// As it lies in play: its power, its keywords, what its skills do from time to time.
    pub(super) body: i32,
    /// Played from hand: the body and what it does as it comes, or what an Extra Card does.
    pub(super) play: i32,
    /// What its attack brings beside damage.
    pub(super) attack: i32,
    /// What it does when it answers as a \[Counter\].
    pub(super) counter: i32,
    /// How much of its player's life it takes as it comes, whether they like it or not.
    pub(super) takes_life: i32,
    /// The printed cost.
    pub(super) cost: Option<EnergyCost>,
    /// The number of energy that it takes.
    pub(super) energy: u8,
    /// The printed colors.
    pub(super) colors: ColorSet,
    /// The printed combo.
    pub(super) combo: Option<Combo>,
}

impl Worth {
    /// What it adds in a combo: 5000 power are half a card, and what costs energy is worth less.
    pub(super) fn in_combo(&self) -> i32 {
        self.combo.map_or(0, |combo| (combo.power / 90 - 30 * i32::from(combo.cost)).max(0))
    }
}

/// The worth of the cards seen so far, by card and side.
#[derive(Clone, Debug, Default)]
pub(super) struct Worths {
    cards: Vec<Option<Worth>>,
    /// What a card of the deck that is milled is worth, once it has been asked.
    milled: Option<i32>,
}

impl Worths {
    /// What a card is worth; nothing where it is not seen.
    #[inline]
    pub(super) fn of(&mut self, view: &View<'_>, card: CardId) -> Worth {
        let Some((def, back)) = view.face(card) else { return Worth::default() };
        let at = usize::from(def.0) * 2 + usize::from(back);
        match self.cards.get(at) {
            Some(Some(known)) => *known,
            _ => self.reckon(view, card, at),
        }
    }

    /// What it brings that a card of the deck goes to the Warp or the Drop Area, by whether the list has skills that look for
    /// cards in the Warp.
    pub(super) fn milled(&mut self, view: &View<'_>, source: CardId) -> i32 {
        *self.milled.get_or_insert_with(|| FUEL * i32::from(looks_into_warp(view, source)) - MILLED)
    }

    /// The same, when it is asked for the first time.
    #[cold]
    fn reckon(&mut self, view: &View<'_>, card: CardId, at: usize) -> Worth {
        if at >= self.cards.len() {
            self.cards.resize(at + 1, None);
        }
        let worth = reckoned(view, card).unwrap_or_default();
        self.cards[at] = Some(worth);
        worth
    }
}

/// The weights of the skills of a side.
#[derive(Default)]
struct Skills {
    entry: i32,
    lasting: i32,
    attack: i32,
    counter: i32,
    used: i32,
    takes_life: i32,
}

/// What costs more does more, also where we do not see how: so much for each energy.
pub(super) const BY_COST: i32 = 8;
/// What a card in the Warp is good for to a list that looks for cards there.
const FUEL: i32 = 8;
/// Fewer skills than this that look there are chance.
const LOOKS: usize = 2;

/// Whether the list of a card's player has skills that look for cards in their Warp.
fn looks_into_warp(view: &View<'_>, source: CardId) -> bool {
    struct Looks(usize);
    impl<'a> Visit<'a> for Looks {
        fn selector(&mut self, from: &'a Selector) {
            self.0 += usize::from(from.whose != Who::Opponent && from.areas.contains(&Area::Warp));
            from.walk(self);
        }
    }
    let mut looks = Looks(0);
    let all = Selector { areas: vec![Area::Deck], ..Selector::default() };
    let sides = view.on_list(source, &all).into_iter().flat_map(|def| &def.sides);
    sides.flat_map(|side| &side.skills).for_each(|skill| skill.accept(&mut looks));
    looks.0 >= LOOKS
}

/// No skill weighs more, for good or ill.
const MOST: i32 = 400;

fn of_skills(view: &View<'_>, card: CardId, side: &SideDef, body: i32) -> Skills {
    let mut sum = Skills::default();
    for skill in &side.skills {
        let does = match &skill.body {
            Body::Does(does) => does,
            // Something that always holds is on the card for its good, more often than not.
            Body::Permanent(_) => {
                sum.lasting += 15;
                continue;
            }
            Body::Tags | Body::Unread => continue,
        };
        let here = does.from.first().copied().unwrap_or(Area::Battle);
        let gain =
            Reckoning::plain(&does.effect, body).of_list(view, card).total() - price(&does.cost, (body, here), LIFE);
        // What has a price, or is offered, can be left.
        let asks = does.cost.iter().any(|part| !matches!(part, Price::Condition(_)));
        let least = if asks { 0 } else { -MOST };
        // What has to hold does not always.
        let gain = if does.condition.is_some() { gain * 3 / 4 } else { gain }.clamp(least, MOST);
        let counters = skill.tags.iter().any(|tag| Family::Counter.keywords().contains(&tag.keyword));
        match &does.when {
            _ if counters => sum.counter = sum.counter.max(gain),
            Some(when) if when.any(&|when| matches!(when, Trigger::Played(Watched::This))) => {
                sum.entry += gain;
                if !asks {
                    sum.takes_life += life_taken(&[], &does.effect);
                }
            }
            Some(when) if when.any(&|when| matches!(when, Trigger::Attacks(_) | Trigger::AttacksA(..))) => {
                sum.attack += gain;
            }
            Some(_) => sum.lasting += gain / 3,
            None => sum.used = sum.used.max(gain),
        }
    }
    sum
}

fn reckoned(view: &View<'_>, card: CardId) -> Option<Worth> {
    let (printed, side) = (view.card(card)?, view.side(card)?);
    let cost = printed.energy;
    let energy = cost.map_or(0, |cost| i32::from(cost.value()));
    let bare = bare(side);
    let skills = of_skills(view, card, side, bare);
    let body = bare + skills.lasting.min(120) + skills.attack.min(120) / 2 + skills.used.min(160) / 2;
    let play = match printed.kind.base() {
        // 10-3: it stays, and what it does it does again.
        Kind::Extra if side.keywords.has(Keyword::Field) => skills.used + skills.lasting.min(60) + skills.entry,
        Kind::Extra => skills.used.max(skills.entry) + 15 * energy,
        Kind::Unison => 60 + skills.used + 30 * energy,
        _ => body + skills.entry + BY_COST * energy,
    };
    let Skills { attack, counter, takes_life, .. } = skills;
    let energy = cost.map_or(0, |cost| cost.value());
    let (colors, combo) = (printed.colors, printed.combo);
    Some(Worth { body, play, attack, counter, takes_life, cost, energy, colors, combo })
}
