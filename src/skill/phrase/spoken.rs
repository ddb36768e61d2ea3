//! What words such as "it" and "the remaining cards" point to.

use super::{At, Page, Phrase, Ways};
use crate::ability::{Area, Cards, Facing, Mode, Name, Price, Who};
use crate::skill::first::First;

/// What has been taken from cards that were looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::skill) enum Taken {
    /// Nothing yet.
    #[default]
    Nothing,
    /// Cards with a name.
    Once(u8),
    /// Cards of several choices.
    More,
}

/// What words such as "it" and "the remaining cards" point to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that has been said or not")]
pub(in crate::skill) struct Spoken {
    /// How many names have been given.
    pub(in crate::skill) names: u8,
    /// "It", "that card".
    pub(in crate::skill) it: Option<Referent>,
    /// "That card", where "it" is this card, which never calls itself so.
    pub(in crate::skill) that: Option<Referent>,
    /// "Them", "those cards".
    pub(in crate::skill) them: Option<Referent>,
    /// The single token that was made last.
    pub(in crate::skill) token: Option<Referent>,
    /// Whether the clause at hand has named the cards that it is about.
    pub(in crate::skill) renamed: bool,
    /// What "it" was before: what those cards can be put under.
    pub(in crate::skill) before: Option<Referent>,
    /// "The chosen card", "the chosen cards": the last that were chosen, as a price or by the skill.
    pub(in crate::skill) chosen: Option<Referent>,
    /// What cards were put under last.
    pub(in crate::skill) host: Option<Above>,
    /// What had been chosen before them: what those cards are played on.
    pub(in crate::skill) chosen_before: Option<Referent>,
    /// The cards that were looked at or revealed: "among them".
    pub(in crate::skill) pool: Option<u8>,
    /// Whether those lie in a deck.
    pub(in crate::skill) decked: bool,
    /// What was taken from among them; the others are "the rest".
    pub(in crate::skill) taken: Taken,
    /// Where the card that has the skill acts from: "play this card from your hand".
    pub(in crate::skill) from: Option<Area>,
    /// Another area that it can act from: "from your hand or Drop Area".
    pub(in crate::skill) or_from: Option<Area>,
    /// Whether it acts from under another card.
    pub(in crate::skill) under: bool,
    /// An event about that card itself has settled where it acts from.
    pub(in crate::skill) settled: bool,
    /// Whether what is read is under a condition: "otherwise" belongs to that.
    pub(in crate::skill) asked: bool,
    /// Whether an opponent is the subject: "they" and "their" are the opponent's.
    pub(in crate::skill) they: bool,
    /// Whether the skill is \[Alliance\]: the cards that it switched to Rest Mode are its allies (10-35).
    pub(in crate::skill) allied: bool,
    /// Whether X is the number of markers that the skill costs.
    pub(in crate::skill) marked: bool,
    /// Whether the skill has \[Spirit Boost\]: it has removed markers of a card.
    pub(in crate::skill) boosted: bool,
    /// Whether it is said what the opponent may do: verbs stand as they are, without "they".
    pub(in crate::skill) offered: bool,
    /// Whether the card that the answered play is about has been spoken of.
    pub(in crate::skill) playing: bool,
    /// Whether the price has an X.
    pub(in crate::skill) x: bool,
    /// Whether the skill is \[Union-Absorb\]: what it places on top is played there (10-13-1, 10-13-5-4).
    pub(in crate::skill) absorbs: bool,
    /// Whether the card of the event is in play no more, or not yet: a clause about this card makes "it" this card.
    pub(in crate::skill) gone: bool,
    /// Whether an instruction stands before: only that is what the skill "has done", not what was paid for it.
    pub(in crate::skill) acted: bool,
    /// What has been done to which cards, the latest first.
    pub(in crate::skill) done: [Option<Deed>; 3],
}

impl Spoken {
    /// This card is spoken of: "it" is this card from now on, if nothing has been chosen; neither the card of the trigger nor
    /// a Leader Card of which something was asked any more, in any case.
    pub(in crate::skill) fn this_too(&mut self) {
        self.it = match self.it {
            None | Some(Referent::This | Referent::Leader(_)) => Some(Referent::This),
            Some(Referent::It | Referent::Attacker | Referent::Attacked) => None,
            other => other,
        };
    }

    /// Something was asked of the Leader Card: "it" is that from now on, if no other single card has been spoken of; where it is
    /// this card, either may be meant.
    pub(in crate::skill) fn leader_too(&mut self) {
        self.it = match self.it {
            None => Some(Referent::Leader(Who::You)),
            Some(Referent::This) => None,
            other => other,
        };
    }

    /// A clause was about this card, and named no other: "it" is this card then, where something has been done with the cards
    /// chosen before. Of those that are still waiting for it either may be meant.
    pub(in crate::skill) fn this_last(&mut self) {
        match self.it {
            _ if self.renamed => {}
            Some(Referent::Leader(_)) => self.it = Some(Referent::This),
            Some(chosen @ (Referent::Named(_) | Referent::Span(..))) if self.was_done_to(chosen) => {
                (self.it, self.that) = (Some(Referent::This), Some(chosen));
            }
            Some(Referent::Named(_) | Referent::Span(..)) => self.it = None,
            None if self.gone => self.it = Some(Referent::This),
            _ => {}
        }
    }

    /// Cards that were chosen are spoken of in another way than as "it": what they are put under is what "it" was before, or else
    /// what something was done to last.
    pub(in crate::skill) fn calls(&mut self, chosen: Option<Referent>) {
        if self.it != chosen && !self.renamed {
            (self.renamed, self.before) = (true, self.it.or(self.last_done_to()));
        }
        self.it = chosen;
    }

    /// "That card".
    pub(in crate::skill) fn that(&self) -> Option<Referent> {
        if self.it == Some(Referent::This) { self.that } else { self.it }
    }

    /// The single card that got a name last is spoken of; "it" was another before.
    pub(in crate::skill) fn renames(&mut self) {
        if !self.renamed {
            (self.renamed, self.before) = (true, self.it);
        }
    }

    /// This card has to lie there: the skill works there, if skills do not work there by rule.
    pub(in crate::skill) fn lies_in(&mut self, place: Area) {
        if !self.settled && self.from.is_none() && !place.skills_work() {
            self.from = Some(place);
        }
    }

    /// It is said what the opponent may do.
    pub(in crate::skill) fn offer(&mut self) {
        (self.they, self.offered) = (true, true);
    }

    /// No clause has named anything yet but those before.
    pub(in crate::skill) fn begins_clause(&mut self) {
        self.renamed = false;
    }

    /// The card that got a name last has been chosen.
    pub(in crate::skill) fn picked(&mut self) {
        (self.it, self.chosen) = (self.newest(), self.newest());
    }

    /// The cards that got a name last have been taken: they are what is spoken of.
    pub(in crate::skill) fn took(&mut self) {
        (self.it, self.them) = (None, self.newest());
    }

    /// The skill works where its card lies under another.
    pub(in crate::skill) fn works_below(&mut self) {
        self.under = true;
    }

    /// The cards that got a name last.
    pub(in crate::skill) fn newest(&self) -> Option<Referent> {
        self.names.checked_sub(1).map(Referent::Named)
    }

    /// The cards that got a name last are those that were looked at; nothing has been taken from them yet.
    pub(in crate::skill) fn pooled(&mut self) {
        (self.pool, self.taken) = (self.names.checked_sub(1), Taken::Nothing);
        (self.it, self.them, self.decked) = (None, self.newest(), false);
    }

    /// As [`Self::pooled`], of cards from the top of a deck.
    pub(in crate::skill) fn pooled_from_deck(&mut self) {
        self.pooled();
        self.decked = true;
    }

    /// Something has been done to cards.
    pub(in crate::skill) fn does(&mut self, deeds: impl IntoIterator<Item = Deed>) {
        for deed in deeds {
            let [first, second, _] = self.done;
            self.done = [Some(deed), first, second];
        }
    }

    /// \[Burst\] has put cards into the Drop Area.
    pub(in crate::skill) fn bursts(&mut self) {
        self.does([(Done::To(Area::Drop), Some(Referent::Milled))]);
    }

    /// The cards to which this was done.
    pub(in crate::skill) fn done_to(&self, done: Done) -> Option<Referent> {
        let mut all = self.done.iter().flatten().filter(|(deed, _)| *deed == done).map(|(_, cards)| *cards);
        let first = all.next()?;
        first.filter(|_| all.all(|cards| cards == first))
    }

    /// The cards to which something was done last.
    fn last_done_to(&self) -> Option<Referent> {
        self.done[0].and_then(|(_, cards)| cards)
    }

    /// Whether something that is remembered was done to these cards.
    fn was_done_to(&self, cards: Referent) -> bool {
        self.done.iter().flatten().any(|(_, which)| *which == Some(cards))
    }

    /// Where cards were put last.
    pub(in crate::skill) fn lies(&self, cards: Referent) -> Option<Area> {
        self.done.iter().flatten().find_map(|deed| match deed {
            (Done::To(area), which) if *which == Some(cards) => Some(*area),
            _ => None,
        })
    }

    /// This card acts from an area: the skill works there, if nothing else has said where and it was not put there first.
    pub(in crate::skill) fn acts_from(&mut self, areas: &[Area]) {
        let put_there = self.lies(Referent::This).is_some_and(|area| areas.contains(&area));
        if !self.settled && !put_there && self.from.is_none() {
            (self.from, self.or_from) = (areas.first().copied(), areas.get(1).copied());
        }
    }

    /// These are the cards that are spoken of now.
    pub(in crate::skill) fn is_meant(&mut self, cards: Referent, plural: bool) {
        if plural {
            self.them = Some(cards);
        } else {
            self.it = Some(cards);
        }
    }

    /// The cards that were looked at, as long as nothing has been taken from them.
    pub(in crate::skill) fn untouched_pool(&self) -> Option<u8> {
        self.pool.filter(|_| self.taken == Taken::Nothing)
    }
}

/// What has been done to cards, as far as later words can tell it apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::skill) enum Done {
    /// They were put into an area.
    To(Area),
    /// They were played.
    Played,
    /// They were switched to a mode.
    Switched(Mode),
    /// They were switched to Revealed Mode or to Hidden Mode.
    Turned(Facing),
    /// They were KO'd.
    Kod,
    /// They were turned face up.
    TurnedUp,
    /// They were used in a combo.
    Comboed,
}

/// What was done, and to which cards; to none where no word can point to them.
pub(in crate::skill) type Deed = (Done, Option<Referent>);

/// Something that has been spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::skill) enum Referent {
    /// The card that has the skill.
    This,
    /// The card that the trigger is about.
    It,
    /// The attacking card.
    Attacker,
    /// The card that was attacked.
    Attacked,
    /// A player's Leader Card.
    Leader(Who),
    /// Cards with a name.
    Named(u8),
    /// Cards with names that were given one after the other, from the first to the last.
    Span(u8, u8),
    /// Cards from the deck that the price has put into the Drop Area.
    Milled,
    /// What lies under a card.
    Below(Above),
}

/// A card that others lie under, as far as words can point to those.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::skill) enum Above {
    /// The card that has the skill.
    This,
    /// A player's Leader Card.
    Leader(Who),
    /// A card with a name.
    Named(u8),
}

impl Above {
    /// The card, if words can point to what lies under it.
    pub(in crate::skill) fn of(cards: &Cards) -> Option<Self> {
        match cards {
            Cards::This => Some(Self::This),
            Cards::Leader(whose) => Some(Self::Leader(*whose)),
            Cards::Named(name) => letter(name).map(Self::Named),
            Cards::Chosen(choose) => letter(&choose.name).map(Self::Named),
            _ => None,
        }
    }

    /// Whose it is.
    pub(in crate::skill) fn whose(self) -> Who {
        match self {
            Self::This => Who::You,
            Self::Leader(whose) => whose,
            Self::Named(_) => Who::Both,
        }
    }

    /// The card.
    pub(in crate::skill) fn cards(self) -> Cards {
        match self {
            Self::This => Cards::This,
            Self::Leader(whose) => Cards::Leader(whose),
            Self::Named(n) => Cards::Named(name(n)),
        }
    }
}

impl Referent {
    /// What would point to these cards.
    pub(in crate::skill) fn of(cards: &Cards) -> Option<Self> {
        match cards {
            Cards::This => Some(Self::This),
            Cards::It => Some(Self::It),
            Cards::Named(name) => letter(name).map(Self::Named),
            Cards::Chosen(choose) => letter(&choose.name).map(Self::Named),
            Cards::Each(parts) => {
                let named = |part| match Self::of(part) {
                    Some(Self::Named(n)) => Some(n),
                    _ => None,
                };
                let all: Vec<u8> = parts.iter().map(named).collect::<Option<_>>()?;
                let (first, last) = (*all.first()?, *all.last()?);
                (first..=last).eq(all).then_some(Self::Span(first, last))
            }
            _ => None,
        }
    }

    /// The cards.
    pub(in crate::skill) fn cards(self) -> Cards {
        match self {
            Self::This => Cards::This,
            Self::It => Cards::It,
            Self::Attacker => Cards::Attacker,
            Self::Attacked => Cards::Attacked,
            Self::Leader(who) => Cards::Leader(who),
            Self::Named(n) => Cards::Named(name(n)),
            Self::Milled => Cards::Named(Price::MILLED.into()),
            Self::Below(above) => Cards::Under(Box::new(above.cards())),
            Self::Span(first, last) if first == last => Cards::Named(name(first)),
            Self::Span(first, last) => Cards::Each((first..=last).map(|n| Cards::Named(name(n))).collect()),
        }
    }
}

/// The number of a name: a is the first.
fn letter(name: &str) -> Option<u8> {
    match name.as_bytes() {
        [letter @ b'a'..=b'z'] => Some(letter - b'a'),
        _ => None,
    }
}

/// The name that is given as the `n`-th in a skill: a, b, c, …
pub(in crate::skill) fn name(n: u8) -> Name {
    char::from(b'a' + n.min(25)).to_string().into()
}

/// The next name that is given.
#[derive(Clone)]
pub(in crate::skill) struct NewName;

impl Phrase for NewName {
    type Value = Name;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Name> {
        vec![(name(at.spoken.names), at.speak(|spoken| spoken.names += 1))]
    }
    fn says(&self, value: &Name, page: &Page<'_>, at: At) -> Vec<At> {
        self.read(page, at).into_iter().filter(|(name, _)| name == value).map(|(_, at)| at).collect()
    }
    fn first(&self) -> First {
        First::NOTHING
    }
}
