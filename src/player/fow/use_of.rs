//! Whether it is of use to play a card or an ability now, as far as can be told by what it says.
//!
//! What is not known to be idle is of use: nothing is weighed here.

use super::{does_harm, harm, left, lessens, stats};
use crate::ability::fow::{Ability, Cards, Deed, Gain, Place, Price, Until, Word};
use crate::engine::CardId;
use crate::engine::fow::state::{Aim, Pointed, What};
use crate::engine::fow::{Choice, Question, View};

/// Life that is not paid with: less is soon lost to attacks.
const SPARED: i32 = 1_500;

/// Words that are wanted before an attack is declared; others wait for what they are for.
const BEFORE_ATTACKS: [Word; 6] =
    [Word::Swiftness, Word::AttacksAtOnce, Word::TargetAttack, Word::Precision, Word::Flying, Word::Unblocked];

/// Whether it is of use to play something now: no strength without a battle that it is needed in, no word that its card has, no
/// life that is wanted more, nothing a second time before it is done, and nothing that is good for the opponent alone.
pub(super) fn is_of_use(view: &View<'_>, question: Question, choice: Choice) -> bool {
    let (Choice::Play(card, _) | Choice::Use(card, _)) = choice else { return true };
    let waits = matches!(choice, Choice::Use(_, line) if is_waiting(view, card, line));
    let by = By { view, question, card };
    !waits && view.said_by(choice).into_iter().all(|ability| by.brings(ability))
}

/// Whether an ability of a card of this seat is in the chase already.
fn is_waiting(view: &View<'_>, card: CardId, line: u8) -> bool {
    let of = |what: What| matches!(what, What::Ability(source, at) if source.card == card && at.line == line);
    view.table().chase.iter().any(|link| link.seat == view.seat() && of(link.what))
}

/// Who plays what, and when.
#[derive(Clone, Copy)]
struct By<'a, 'g> {
    view: &'a View<'g>,
    question: Question,
    card: CardId,
}

impl By<'_, '_> {
    fn brings(self, ability: &Ability) -> bool {
        let idle = |deed: &Deed| self.is_idle(ability, deed);
        let all_idle = !ability.does.is_empty() && ability.does.iter().all(idle);
        !all_idle && self.spares_life(ability) && self.finds_the_right_side(ability)
    }

    /// What is paid in life leaves enough of it.
    fn spares_life(self, ability: &Ability) -> bool {
        let left = self.view.table().life[self.view.seat()];
        life_for(ability).is_none_or(|life| left.saturating_sub(life) >= SPARED)
    }

    /// What does good has a target of one's own, and what does nothing but harm one of the opponent's.
    fn finds_the_right_side(self, ability: &Ability) -> bool {
        let [pick] = ability.targets.as_slice() else { return true };
        let does_both = does_harm(ability) && !ability.does.iter().all(harm);
        if pick.place != Place::Field || ability.does.is_empty() || does_both {
            return true;
        }
        let own = self.view.seat();
        let wanted = if does_harm(ability) { own.other() } else { own };
        self.view.targets(self.card, pick).into_iter().any(|target| match target {
            Pointed::Card(card) => self.view.table().card(card).holder == wanted,
            Pointed::Player(seat) => seat == wanted,
        })
    }

    /// Whether a deed changes nothing that counts now.
    fn is_idle(self, ability: &Ability, deed: &Deed) -> bool {
        match deed {
            Deed::Gain(cards, gain, Until::TurnEnds) if !lessens(gain) => {
                let words = words_of(gain);
                let strength = gives_strength(gain);
                // What else is gained is not known to be idle.
                (strength || words.is_some())
                    && !(strength && self.is_needed(ability, cards))
                    && !words.is_some_and(|words| self.wants(ability, cards, words))
            }
            _ => false,
        }
    }

    /// Whether more ATK or DEF may change the battle under way.
    fn is_needed(self, ability: &Ability, cards: &Cards) -> bool {
        let Some((own, foe)) = self.fighters() else { return false };
        let Some(foe) = foe else {
            // More damage is dealt to the player; life is not given for that.
            return life_for(ability).is_none() && self.reaches(ability, cards, own);
        };
        let beats = |one: CardId, other: CardId| stats(self.view, one)[0] >= left(self.view, other);
        let is_won = beats(own, foe) && !beats(foe, own);
        !is_won && self.reaches(ability, cards, own)
    }

    /// Whether words are of use to their card, which does not have all of them.
    fn wants(self, ability: &Ability, cards: &Cards, words: &[Word]) -> bool {
        let view = self.view;
        let lacks = match cards {
            Cards::This => {
                let has = view.words(self.card).unwrap_or_default();
                words.iter().any(|word| !has.contains(*word))
            }
            _ => true,
        };
        let before = self.question == Question::Main && words.iter().any(|word| BEFORE_ATTACKS.contains(word));
        let answers = view.table().chase.last().is_some_and(|link| link.seat != view.seat());
        let fights = || self.fighters().is_some_and(|(own, foe)| foe.is_some() && self.reaches(ability, cards, own));
        lacks && (before || answers || fights())
    }

    /// The own card that fights, and that which it fights with.
    fn fighters(self) -> Option<(CardId, Option<CardId>)> {
        let table = self.view.table();
        let battle = table.battle?;
        let met = match (battle.blocker, battle.at) {
            (Some(blocker), _) => Some(blocker.card),
            (None, Aim::Card(at)) => Some(at.card),
            (None, Aim::Player(_)) => None,
        };
        if table.card(battle.by.card).holder == self.view.seat() {
            Some((battle.by.card, met))
        } else {
            met.map(|own| (own, Some(battle.by.card)))
        }
    }

    /// Whether a card may be among those that gain something.
    fn reaches(self, ability: &Ability, cards: &Cards, card: CardId) -> bool {
        match cards {
            Cards::This => card == self.card,
            Cards::Bearer => self.view.table().card(self.card).on == Some(card),
            Cards::Target(at) => ability
                .targets
                .get(usize::from(*at))
                .is_some_and(|pick| self.view.targets(self.card, pick).contains(&Pointed::Card(card))),
            Cards::Fallen => false,
            Cards::Those | Cards::Chosen(_) | Cards::All(_) | Cards::With(_) => true,
        }
    }
}

/// The life that is paid for an ability, where any is.
fn life_for(ability: &Ability) -> Option<i32> {
    let paid = ability.price.iter().filter_map(|price| if let Price::Life(life) = price { Some(*life) } else { None });
    let life = paid.fold(0_u32, u32::saturating_add);
    (life > 0).then(|| i32::try_from(life).unwrap_or(i32::MAX))
}

const fn gives_strength(gain: &Gain) -> bool {
    matches!(
        gain,
        Gain::Stats(..) | Gain::Both(..) | Gain::StatsEach(..) | Gain::StatsCounters(..) | Gain::StatsRolled(..)
    )
}

const fn words_of(gain: &Gain) -> Option<&[Word]> {
    match gain {
        Gain::Words(words) | Gain::Both(_, _, words) => Some(words.as_slice()),
        _ => None,
    }
}
