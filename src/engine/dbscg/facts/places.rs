//! Where cards lie, may go, and whether they can be turned; whose doing that is.

use crate::ability::{Action, Area, Cards, Change, Destination, Effect, Facing, Keyword, Mode, Name, Side};
use crate::card::Kind;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::happening::By;
use crate::engine::dbscg::ids::{BlockId, CardId, ObjectRef, Seat};
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::frame::{Altered, Frame, Left};
use crate::engine::dbscg::state::proposed::Place;

impl Position {
    /// The place of a player's combos.
    pub(crate) const fn combo_place(seat: Seat) -> Place {
        Place { seat, area: Area::Combo, mode: Mode::Active, bottom: false, face_up: false }
    }

    /// Whether both players see a card where it lies (3-1-3).
    pub(crate) fn lies_open(&self, card: CardId) -> bool {
        let object = self.state.object(card);
        object.area.is_open() || object.face_up
    }

    /// Whether the words that mean a card say what card it is (11-2-1), or it was chosen by such words.
    pub(crate) fn is_described(&self, words: &Cards, card: CardId, frame: &Frame) -> bool {
        matches!(words, Cards::All(selector) if !selector.filter.is_outward())
            || frame.so_far().described.contains(&self.state.now(card))
    }

    /// Whether what is left of a skill says what becomes of all cards of a name.
    pub(crate) fn is_said(&self, name: &Name) -> bool {
        let left = self.state.frames.last().map_or(&[][..], |frame| &frame.so_far().left);
        let says = |effect: &Effect| match effect {
            Effect::Move(cards, _)
            | Effect::MoveNegated(cards, ..)
            | Effect::Ko(cards)
            | Effect::Play(cards, _)
            | Effect::PlayNegated(cards, ..)
            | Effect::PlayWith { cards, .. }
            | Effect::PlayOnto(cards, ..)
            | Effect::Evolve(cards, ..)
            | Effect::PlayEvolved(cards, _)
            | Effect::Gather(cards)
            | Effect::Combo(cards)
            | Effect::ComboNegated(cards, _)
            | Effect::Name(_, cards) => cards.is_all_of(name),
            Effect::Shuffle(_) | Effect::ShuffleLife(_) => true,
            _ => false,
        };
        let said = |block: BlockId, at: usize| {
            let left = self.roster.interned().instructions(block).iter().skip(at);
            left.into_iter().any(|effect| effect.any(&says))
        };
        left.iter().any(|left| match left {
            Left::Run(block, at) => said(*block, *at),
            Left::IfDone(block, _) | Left::Repeat(_, block) | Left::Otherwise(block, _) => said(*block, 0),
            Left::May(act, then) | Left::Offer(act, then, _) => said(*act, 0) || said(*then, 0),
            _ => false,
        })
    }

    pub(crate) fn are_alike(&self, cards: &[CardId]) -> bool {
        let def = |card: &CardId| self.state.object(*card).def;
        cards.windows(2).all(|pair| def(&pair[0]) == def(&pair[1]))
    }

    /// An area of a card's owner, or for areas in play of whoever is named (3-1-7, 3-1-7-1, 4-2-4).
    pub(crate) fn place(&self, card: CardId, area: Area) -> Place {
        Place { seat: self.state.object(card).owner, area, mode: Mode::Active, bottom: false, face_up: false }
    }

    /// Whose doing a move of some cause is: that of the skill that is being resolved, if it is a skill's.
    pub(crate) fn by(&self, cause: Cause) -> By {
        let skill = || {
            let frame = self.state.frames.last()?;
            Some(By::Skill(frame.of, frame.source.card, self.keywords_of(frame)))
        };
        match cause {
            Cause::BattleKo => By::Battle,
            Cause::Damage => skill().unwrap_or(By::Battle),
            Cause::Play | Cause::Skill | Cause::SkillKo => skill().unwrap_or(By::Rules),
            Cause::Rule | Cause::Draw | Cause::DrawOn | Cause::Charge | Cause::Combo | Cause::Cost | Cause::Gather => {
                By::Rules
            }
        }
    }

    /// The keywords that the skill of a resolution goes by.
    fn keywords_of(&self, frame: &Frame) -> Keywords {
        frame.skill.map_or_else(Keywords::default, |skill| self.roster.interned().head(skill).keywords)
    }

    /// Where a card comes to lie that goes to a place for some cause; `None` if it stays: a leader never moves (3-5-3), unless
    /// it is a Z-Leader (4.00, 3-5-3-1).
    pub(crate) fn destination(&self, card: CardId, to: Place, cause: Cause) -> Option<(Seat, Area)> {
        let before = self.state.object(card);
        let below = before.host.is_some();
        let stays = before.area == to.area && before.seat == to.seat && !to.bottom;
        let leads = before.area == Area::Leader && !self.is_z(card);
        if !below && (leads || stays) || self.is_part_of_leader(card) {
            return None;
        }
        // 3-1-7-1, 4-2-4: other areas are always the owner's.
        let shared = matches!(to.area, Area::Battle | Area::Combo | Area::Unison | Area::Leader);
        let seat = if shared { to.seat } else { before.owner };
        // 10-18-7: a token that leaves play vanishes; 4.00, 22-14-3: so does a card with [Ultimate].
        let leaves = !below && matches!(before.area, Area::Battle | Area::Unison);
        let vanishes = before.token && !matches!(to.area, Area::Battle | Area::Combo)
            || leaves && !matches!(to.area, Area::Battle | Area::Unison) && self.is_ultimate(card)
            || self.is_z(card) && self.leaves_as_z(card, (seat, to.area), cause);
        Some((seat, if vanishes { Area::Removed } else { to.area }))
    }

    /// Whether a card is a Z-Card (4.00, 14-1-2), in Hidden Mode too (14-1-4-2).
    #[inline]
    pub(crate) fn is_z(&self, card: CardId) -> bool {
        self.roster.z_cards && self.roster.def(self.state.object(card).printed()).is_z()
    }

    /// Whether a Z-Card that goes to an area leaves the game instead: it would leave where it is in play (4.00, 14-1-4, 16-1-4,
    /// 17-1-4, 18-1-4), lies under a card there (14-1-5), or is a Z-Leader that an effect moves from anywhere but the Z-Deck
    /// (15-1-6).
    fn leaves_as_z(&self, card: CardId, (seat, to): (Seat, Area), cause: Cause) -> bool {
        let before = self.state.object(card);
        let elsewhere = (before.area, before.seat) != (to, seat);
        match before.area {
            Area::Leader | Area::Battle | Area::Unison => elsewhere,
            Area::Combo => elsewhere && to != Area::Battle,
            Area::ZDeck => false,
            _ => {
                to != Area::Leader
                    && self.is_by_effect(cause)
                    && self.roster.def(before.printed()).kind() == Kind::Leader
            }
        }
    }

    /// Whether a move of some cause is due to an effect: not to a price (4.00, 1-7-1), nor to what the rules have done.
    fn is_by_effect(&self, cause: Cause) -> bool {
        match cause {
            Cause::Skill | Cause::SkillKo | Cause::Play | Cause::Gather => true,
            Cause::Draw | Cause::DrawOn | Cause::Damage => !self.state.frames.is_empty(),
            Cause::Rule | Cause::Charge | Cause::Combo | Cause::BattleKo | Cause::Cost => false,
        }
    }

    /// As [`Position::destination`], where somebody's doing is to move the card.
    pub(crate) fn goes_to(&self, card: CardId, to: Place, cause: Cause, by: By) -> Option<(Seat, Area)> {
        self.destination(card, to, cause).filter(|_| !self.is_unmoved_by(card, by))
    }

    /// Whether a card is a Z-Leader that leads, which no effect of the opponent's moves (4.00, 15-1-4-2).
    pub(crate) fn is_unmoved_by(&self, card: CardId, by: By) -> bool {
        let object = self.state.object(card);
        let leads = object.area == Area::Leader && object.host.is_none();
        self.roster.z_cards && leads && matches!(by, By::Skill(master, ..) if master != object.seat) && self.is_z(card)
    }

    /// Whether a card leaves the game where another would go to the Drop Area: it has \[Ultimate\] (4.00, 22-14-3). In Hidden
    /// Mode and under a card what is printed counts (22-14-3-1-1, 23-2-2-4).
    pub(crate) fn is_ultimate(&self, card: CardId) -> bool {
        if !self.edition.has(Point::UltimateLeaves) {
            return false;
        }
        let object = self.state.object(card);
        let printed = || self.roster.def(object.printed()).sides[0].keywords.has(Keyword::Ultimate);
        let lies_low = object.front.is_some() || object.host.is_some();
        if lies_low { printed() } else { self.has_keyword(card, Keyword::Ultimate) }
    }

    /// Whether a card can be switched to a mode: it is in the other (1-3-2-1), and nothing forbids it (1-3-3).
    pub(crate) fn can_be_switched(&self, card: CardId, mode: Mode) -> bool {
        let object = self.state.object(card);
        let other = object.area.has_modes() && object.mode != mode && object.host.is_none();
        let stays =
            |change: &Change| matches!(change, Change::Forbid(Action::SwitchToActive) | Change::SwitchesLeft(0));
        other && !(mode == Mode::Active && self.has_change(card, Aspects::PLACE, &stays))
    }

    /// Whether a skill of a card can switch another to a mode.
    pub(crate) fn can_switch(&self, card: CardId, mode: Mode, by: CardId) -> bool {
        self.can_be_switched(card, mode) && !(mode == Mode::Rest && self.stands(card, by))
    }

    /// Whether a leader can be turned over: it has two sides, and nothing forbids it (1-3-3).
    pub(crate) fn can_be_flipped(&self, card: CardId) -> bool {
        let object = self.state.object(card);
        let other = Side::shown(!object.back);
        self.roster.def(object.def).card.back.is_some() && !self.forbidden(card, &Action::FlipTo(other))
    }

    /// Whether a life card can be turned face up, or face down again.
    pub(crate) fn can_turn(&self, card: CardId, face_up: bool, by: Option<CardId>) -> bool {
        let object = self.state.object(card);
        // 1-3-3
        let stays_down = |by| {
            self.forbids_by(card, by, Aspects::PLACE, |action| match action {
                Action::TurnUp(watched) => Some(watched),
                _ => None,
            })
        };
        object.area.can_lie_open() && object.face_up != face_up && !(face_up && by.is_some_and(stays_down))
    }

    /// Whether a card can be switched to Revealed Mode or to Hidden Mode: it is not (1-3-2-1).
    pub(crate) fn can_turn_over(&self, card: CardId, facing: Facing) -> bool {
        let object = self.state.object(card);
        let hides = facing == Facing::Hidden;
        object.area.has_facings() && object.host.is_none() && object.front.is_some() != hides
    }

    /// Whether a card can be placed on top of another, which lies in play (9-4, 1-3-3).
    pub(crate) fn can_go_onto(&self, card: CardId, base: CardId) -> bool {
        let below = self.state.object(base);
        card != base && below.area.skills_work() && below.host.is_none() && !self.is_closed(base, false)
    }

    /// Whether a card can go under another (11-3-1), by the skill of a card if it is one's doing.
    pub(crate) fn can_go_under(&self, card: CardId, host: CardId, by: Option<CardId>) -> bool {
        let (card_is, above) = (self.state.object(card), self.state.object(host));
        let has_piles = matches!(above.area, Area::Battle | Area::Combo | Area::Leader | Area::Unison);
        // 3-5-3
        let is_leader = card_is.area == Area::Leader && card_is.host.is_none() || self.is_part_of_leader(card);
        // 1-3-3
        let refuses = |by| {
            self.forbids_by(host, by, Aspects::PLACE, |action| match action {
                Action::TakeUnder(watched) => Some(watched),
                _ => None,
            })
        };
        card != host && !is_leader && has_piles && !by.is_some_and(refuses)
    }

    /// The area that a card leaves as it goes under another: what lies under a card is where that is (11-3-2).
    pub(crate) fn leaves_to_go_under(&self, card: CardId, host: CardId) -> Option<Area> {
        let (before, above) = (self.state.object(card), self.state.object(host));
        let elsewhere = (before.area, before.seat) != (above.area, above.seat);
        (before.host.is_none() && elsewhere).then_some(before.area)
    }

    /// What a \[Counter\] does to the cards that are played now: by the skill that is resolved, or from hand.
    pub(crate) fn altered(&self) -> &Altered {
        self.state.frames.last().map_or(&self.state.under_way.altered, |frame| &frame.so_far().altered)
    }

    /// The innermost resolution.
    pub(crate) fn frame(&self) -> Frame {
        // Instructions run only while there is a frame; an empty one would be a fault of ours, and harmless.
        self.state
            .frames
            .last()
            .cloned()
            .unwrap_or_else(|| Frame::of(ObjectRef { card: CardId(0), incarnation: 0 }, self.state.turn_player))
    }

    /// The place that a destination is; what goes under a card has none.
    pub(crate) fn place_at(&self, card: CardId, to: &Destination, master: Seat) -> Place {
        match to {
            Destination::To(area) => self.place(card, *area),
            Destination::Shuffled => self.place(card, Area::Deck),
            Destination::DeckBottom => Place { bottom: true, ..self.place(card, Area::Deck) },
            Destination::FaceUp(area) => Place { face_up: true, ..self.place(card, *area) },
            Destination::EnergyActive | Destination::EnergyHidden => self.place(card, Area::Energy),
            Destination::EnergyResting => Place { mode: Mode::Rest, ..self.place(card, Area::Energy) },
            Destination::Yours(area) => Place { seat: master, ..self.place(card, *area) },
            Destination::Theirs(area) => Place { seat: master.other(), ..self.place(card, *area) },
            Destination::Under(_) | Destination::Onto(_) => self.place(card, Area::Drop),
        }
    }
}
