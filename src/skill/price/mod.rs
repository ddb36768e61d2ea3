//! What a skill asks for, before the colon: `(R)(2), if your Leader is red and you discard 1 card from your hand`.
//!
//! A price is read whole, or the skill is not read at all: nothing becomes free by a word that was passed over. "If A and B" is
//! two parts, and so is "choose 1 A and 1 B": a part is always one thing.

mod always;
mod below;
mod energy;
mod free;
mod several;
mod shared;
mod their;

pub(super) use energy::Energy;
pub(super) use their::TheirPrice;

use super::cards::{
    ActsFrom, can_lie_open, cards_in, description, every, exactly_one, facing, named_areas, parts_of, quantity, taken,
};
use super::condition::condition;
use super::done::by_price;
use super::duration::until;
use super::phrase::{
    Ahead, AnyOf, At, Heard, ITS_THIS, Idle, Implied, Mapped, Page, Phrase, Referent, Row, Tacit, Ways, name, phrase,
};
use super::trigger::when;
use super::word::{InBrackets, SMALL};
use crate::ability::{
    Area, Argument, Cards, Condition, Fate, Filter, Keyword, Mode, Name, Price, Quantity, Selector, Tag, Who,
};
use crate::card::Kind;

phrase! {
    /// One thing to do as a price.
    fn act() -> Price {
        (Price::Draw(n)) => [("draw" | "drawing") {n: SMALL} ("cards" | "card")];
        (Price::Mill(1)) => ["place the top card of your deck" ("in your drop area" | "in your drop" | "into your drop" | "into its owner's drop" | "in the drop area")];
        (Price::Mill(n)) => [("place" | "send") {n: SMALL} ("cards" | "card") "from the top of your deck" ("in your drop area" | "in your drop" | "into your drop" | "in the drop area")]
            | ["place the top" {n: SMALL} "cards of your deck" ("in your drop area" | "in your drop" | "into your drop" | "into its owner's drop" | "in the drop area")];
        (price) => [{price: free::free()}];
        (Price::This(fate)) => [{fate: fate_of_this()}];
        (Price::AllOf(cards_in!(Who::You, areas), Fate::To(to))) =>
            [("place" | "send" | "put" | "placing" | "sending") ("all cards" | "all of the cards" | "all the cards" | "all of your cards") ("from your" | "in your") {areas: one_area()}
             ("other than this card" | "") {to: into()} ("(you can't activate this ability with no cards in hand)" | "")]
            | ["discard" ("all cards in your hand" | "all cards from your hand" | "your hand") {areas: Tacit(vec![Area::Hand])} {to: Tacit(Area::Drop)}]
            | ["remove" ("all of your cards in the" | "all cards in your" | "all of the cards in your") {areas: one_area()} "from the game" {to: Tacit(Area::Removed)}];
        (Price::AllOf(cards_in!(Who::You, areas), Fate::UnderThis)) =>
            [("place" | "placing") ("all cards" | "all of the cards" | "all the cards" | "all of your cards") ("from your" | "in your") {areas: one_area()} "under this card"];
        (Price::AllOf(from, fate)) => [("place all" | "send all" | "return all") ("of the" | "the" | "") {from: every()} {? from.under.is_some()} {fate: to()}]
            | [("choose all of" | "choose all") {from: every()} {? is_mine(&from)} "and" {fate: fate_of_it()}];
        (Price::Under(Cards::This, host)) => [("place" | "put") "this card" {host: Moved(under_it())}];
        (Price::Under(Cards::Top(Who::You, n), Cards::This)) =>
            ["place the top card of your deck under this card" {n: Tacit(Quantity::Number(1))}]
            | [("place the top" | "place") {n: quantity()} ("cards of your deck" | "cards from the top of your deck" | "card from the top of your deck") "under this card"];
        (Price::Cards { count, from, fate, name: Some(named), power_of: None }) =>
            [("choose" | "choosing") {count: so_many()} {from: taken(count.clone())} {? is_mine(&from)} (", and" | "and" | ", then" | ",") {! Idle(&["you"])} {fate: fate_of_it()} {named: Given { points: None, chosen: true }}]
            | [("choose" | "choosing") {from: Heard(exactly_one)} {? is_mine(&from)} (", and" | "and" | ", then" | ",") {fate: fate_of_it()} {count: Tacit(1)} {named: Given { points: None, chosen: true }}]
            | [("choose" | "choosing") {from: Heard(exactly_one)} {? is_mine(&from)} {fate: Tacit(Fate::Reveal)} {count: Tacit(1)} {named: Given { points: Some(true), chosen: true }}]
            | [("place" | "send" | "return" | "add" | "switch") {from: Heard(exactly_one)} {? is_mine(&from)} {fate: to_or_mode()} {count: Tacit(1)} {named: Given { points: None, chosen: false }}]
            | [("choose" | "choosing") {count: so_many()} {from: taken(count.clone())} {? is_mine(&from)} {! AnyOf(REVEALED)} {fate: Tacit(Fate::Reveal)} {named: Given { points: Some(count.clone() == 1), chosen: true }}]
            | [("reveal" | "revealing") {count: so_many()} {from: taken(count.clone())} {? is_mine(&from)} {fate: Tacit(Fate::Reveal)} {named: Given { points: Some(count.clone() == 1), chosen: true }}]
            | [("place" | "send" | "return" | "add" | "put" | "placing" | "sending" | "returning" | "adding") {count: so_many()} {from: taken(count.clone())} {? is_mine(&from)} {fate: to()} {named: Given { points: None, chosen: false }}]
            | [("discard" | "discarding") {count: so_many()} {from: taken(count.clone())} {? from.areas == [Area::Hand]} {fate: Tacit(Fate::To(Area::Drop))} {named: Given { points: None, chosen: false }}]
            | [("discard" | "discarding") "another card from your hand" {count: Tacit(1)} {from: Tacit(another_in_hand())} {fate: Tacit(Fate::To(Area::Drop))} {named: Given { points: None, chosen: false }}]
            | [("ko" | "koing" | "ko-ing") {count: so_many()} {from: taken(count.clone())} {? is_mine(&from)} {fate: Tacit(Fate::Ko)} {named: Given { points: None, chosen: false }}]
            | [("remove" | "removing") {count: so_many()} {from: taken(count.clone())} {? is_mine(&from)} "from the game" {fate: Tacit(Fate::To(Area::Removed))} {named: Given { points: None, chosen: false }}]
            | ["use" {count: so_many()} {from: taken(count.clone())} {? is_mine(&from)} {fate: in_combo()} {named: Given { points: None, chosen: false }}]
            | [("flip" | "flipping") {count: so_many()} {from: taken(count.clone())} {fate: turned()} {named: Given { points: None, chosen: false }}]
            | [("flip over" | "flipping over") {count: so_many()} {from: taken(count.clone())} {? lies_face_down(&from)} {fate: Tacit(Fate::FaceUp)} {named: Given { points: None, chosen: false }}]
            | ["the cost for" {fate: boost()} {count: Tacit(1)} {from: Tacit(unison())} {named: Given { points: None, chosen: false }}]
            | [("switch" | "switching") {count: so_many()} {from: taken(count.clone())} {? is_mine(&from)} {fate: mode()} {named: Given { points: None, chosen: false }}]
            | [("switch" | "switching") "your" {from: leader()} {fate: mode()} {count: Tacit(1)} {named: Given { points: None, chosen: false }}]
            // 8-5-4: what is said to lie nowhere is in play.
            | ["switch" {count: so_many()} {from: Mapped(taken(count.clone()), ones_own, anybodys)} {fate: mode()} {named: Given { points: None, chosen: false }}]
            | [("place" | "add") {count: so_many()} {from: Mapped(taken(count.clone()), ones_own, anybodys)} {fate: to()} {? fate.clone() != Fate::UnderThis}
               {named: Given { points: None, chosen: false }}]
            | [("choose" | "choosing") {count: so_many()} {! Ahead(OF_BOTH, true)} {from: taken(count.clone())} {? from.whose == Who::Both} (", and" | "and" | ", then" | ",") {fate: fate_of_it()}
               {named: Given { points: None, chosen: true }}]
            | ["send" {count: so_many()} {from: Mapped(taken(count.clone()), ones_own, anybodys)} {? names_a_kind(&from.filter)} {fate: to()} {named: Given { points: None, chosen: false }}]
            | ["return" {count: so_many()} {from: Mapped(taken(count.clone()), ones_own, anybodys)} "to its owner's hand" {fate: Tacit(Fate::To(Area::Hand))}
               {named: Given { points: None, chosen: false }}];
    }

    /// `your 《God》 Leader`: the one that there is, if it is one.
    fn leader() -> Selector {
        (cards_in!(Who::You, areas, filter)) => [{filter: description()} {? is_leader(&filter)} {areas: Tacit(Vec::<Area>::new())}];
    }

    /// Cards whose energy costs are so much together.
    fn together() -> Price {
        (Price::SumOfCosts { total: Some(total), from, fate }) =>
            [("choose" | "choosing") ("any number of" | "any number" | "") {from: taken(2)} {? is_mine(&from)} ("and a total energy cost of" | "with a total energy cost of") {total: SMALL}
             (", and" | "and" | ", then" | ",") {fate: fate_of_it()}];
    }

    fn to_or_mode() -> Fate {
        (fate) => [{fate: to()}] | [{fate: mode()}];
    }

    fn boost() -> Fate {
        (Fate::Unmark(n)) => [{n: BOOST}];
    }

    fn so_many() -> u8 {
        (n) => [{n: SMALL}] | [{n: SMALL} "total"] | ["a total of" {n: SMALL}];
        (1) => [("a" | "an")];
    }

    fn turned() -> Fate {
        (Fate::FaceUp) => [("face up" | "to its front side")];
        (Fate::FaceDown) => ["face down"];
    }

    fn mode() -> Fate {
        (Fate::Rest) => [("to rest mode" | "to rest")];
        (Fate::Active) => ["to active mode"];
        (Fate::Turn(way)) => ["to" {way: facing()}];
    }

    /// What happens to cards, after a verb that moves them.
    pub(super) fn to() -> Fate {
        (Fate::To(area)) => [{area: into()}];
        (Fate::ToFaceUp(area)) =>
            [("in" | "to" | "into") ("its owner's" | "your" | "their owner's") {area: can_lie_open()} ("face up" | "face-up")]
            | [("face up in your" | "face-up in your" | "face-up in its owner's") {area: can_lie_open()}];
        (Fate::DeckBottom) =>
            [("at the bottom of" | "on the bottom of" | "to the bottom of")
             ("your deck" | "its owner's deck" | "their owner's deck" | "their owners' decks" | "their owners' deck" | "their deck") ("in any order" | "")];
        (Fate::To(Area::Deck)) =>
            [("on top of" | "on the top of" | "at the top of" | "to the top of")
             ("your deck" | "its owner's deck" | "their owner's deck" | "their owners' decks" | "their deck") ("in any order" | "")];
        (Fate::UnderThis) => ["under this card"];
    }

    /// Under the card that has just been chosen.
    fn under_it() -> Cards {
        (host) => ["under" ("it" | "that card") {host: CHOSEN}] | ["under the chosen card" {host: CHOSEN}];
    }

    /// What happens to cards that have been chosen.
    fn fate_of_it() -> Fate {
        (Fate::Ko) => [("ko it" | "ko them" | "ko that card" | "ko-ing it" | "koing it")];
        (fate) => [("switch it" | "switch them" | "switching it" | "switching them") {fate: mode()}]
            | [("place them both" | "send them both" | "place it" | "place them" | "send it" | "send them" | "return it" | "return them" | "add it" | "add them"
                | "placing it" | "placing them" | "sending it" | "sending them" | "returning it" | "returning them" | "adding it" | "adding them") {fate: to()}];
        (Fate::Unmark(n)) => [("remove" | "removing") {n: so_many()} ("markers" | "marker") ("from it" | "from that card")];
        (Fate::To(Area::Drop)) => [("discard it" | "discard them" | "discarding it" | "discarding them")];
        (fate) => [("use it" | "use them") {fate: in_combo()}];
        (Fate::To(Area::Removed)) => [("remove it from the game" | "remove them from the game" | "removing it from the game" | "removing them from the game")];
    }

    /// Use in a combo without its cost.
    fn in_combo() -> Fate {
        (Fate::Combo(Some(end))) => ["in a combo with" ("its skills negated" | "their skills negated") {end: until()}];
        (Fate::Combo(None)) => ["in a combo"];
    }

    fn one_area() -> Vec<Area> {
        [area] => [{area: super::cards::area()}];
    }

    /// What happens to the card itself, with the place where it then is.
    fn fate_of_this() -> Fate {
        (fate) => ["switch this card" {fate: mode()}]
            | [("place" | "send" | "return" | "add" | "put") "this card" {fate: Moved(to())}]
            | ["remove this card" {fate: Moved(out_of_the_game())}];
        (Fate::Reveal) => ["reveal this card" {! FROM_SOMEWHERE}];
        (Fate::To(Area::Drop)) => ["discard this card" ("from your hand" | "") {-> |s| s.from = Some(Area::Hand)}];
        (Fate::Ko) => ["ko this card"];
        (Fate::Unmark(n)) => [("remove" | "removing") {n: so_many()} ("markers" | "marker") "from this card"];
        (fate) => [{! ITS_THIS} "remove it" {fate: out_of_the_game()}];
    }

    fn out_of_the_game() -> Fate {
        (Fate::To(Area::Removed)) => ["from the game"];
    }

    /// `in your Drop Area`, `to its owner's Warp`.
    pub(super) fn into() -> Area {
        (Area::ZEnergy) => ["to z-energy"];
        (area) => [("in" | "into" | "to") ("its owner's" | "your" | "it's owner's" | "its owners" | "their owner's" | "their owners'" | "the" | "their") {area: super::cards::area()}];
    }
}

/// It is said that the cards may be of either player.
const OF_BOTH: &[&str] = &["of your or your opponent's", "of you or your opponent's"];

/// Cards that are chosen as a price are shown, said or not.
const REVEALED: &[&str] = &["and reveal it", "and reveal them", ", then reveal it", ""];

/// Whether the words ask for cards to put under this card and do not say that they are others.
fn may_be_host(price: &Price) -> bool {
    match price {
        Price::Cards { from, fate: Fate::UnderThis, .. } => {
            let in_play = from.areas.is_empty() || from.areas.iter().any(|area| Area::IN_PLAY.contains(area));
            in_play && !from.other && from.under.is_none() && from.among.is_none()
        }
        _ => false,
    }
}

/// Other cards than this one, where they go under it: no card is put under itself.
fn apart_from_host(price: Price) -> Price {
    if !may_be_host(&price) {
        return price;
    }
    match price {
        Price::Cards { count, from, fate, name, power_of } => {
            Price::Cards { count, from: Selector { other: true, ..from }, fate, name, power_of }
        }
        other => other,
    }
}

/// What the words mean that ask for any cards to put under this card.
fn under_another(price: Price) -> Option<Price> {
    may_be_host(&price).then(|| apart_from_host(price))
}

/// As [`under_another`], undone.
fn said_of_any(price: &Price) -> Option<Price> {
    let Price::Cards { count, from, fate, name, power_of } = price.clone() else { return None };
    let any = Price::Cards { count, from: Selector { other: false, ..from }, fate, name, power_of };
    (apart_from_host(any.clone()) == *price).then_some(any)
}

/// Another card in hand.
fn another_in_hand() -> Selector {
    Selector { areas: vec![Area::Hand], other: true, ..Selector::default() }
}

/// The Unison Card whose markers [Spirit Boost] takes (4.00, 22-43-3).
fn unison() -> Selector {
    Selector { areas: vec![Area::Unison], ..Selector::default() }
}

/// The number of markers that [Spirit Boost] asks for.
const BOOST: Mapped<InBrackets, u8> = Mapped(
    InBrackets,
    |tag| match tag {
        Tag { keyword: Keyword::SpiritBoost, argument: Argument::Number(n) } => Some(n),
        _ => None,
    },
    |n| Some(Tag { keyword: Keyword::SpiritBoost, argument: Argument::Number(*n) }),
);

/// What has been chosen as a price last.
const CHOSEN: Implied<Cards> = Implied(|spoken| spoken.chosen.map(Referent::cards));

/// `1 card in your Drop Area from your life`: where they are stands behind where they go.
fn placed_last(page: &Page<'_>, at: At) -> Ways<Vec<Price>> {
    let mut ways = Ways::new();
    for (count, at) in so_many().read(page, at) {
        for (filter, at) in description().read(page, at) {
            for (fate, at) in to().read(page, at) {
                let areas = page.lit(at, "from your").map_or_else(Ways::new, |at| named_areas().read(page, at));
                ways.extend(areas.into_iter().map(|(areas, at)| {
                    let from = Selector { areas, filter: filter.clone(), ..Selector::default() };
                    let part = Price::Cards { count, from, fate, name: Some(name(at.spoken.names)), power_of: None };
                    (vec![part], at.speak(|spoken| spoken.names += 1))
                }));
            }
        }
    }
    ways
}

/// Whether a price can ask for these cards: it says whose they are, or that they lie below.
fn is_mine(from: &Selector) -> bool {
    from.whose != Who::Both || from.under.is_some()
}

/// Whether the cards are called by where they are in play: Battle Cards, Unison Cards (8-5-4, 8-5-7).
fn names_a_kind(filter: &Filter) -> bool {
    parts_of(filter).iter().any(|part| matches!(part, Filter::Kind(Kind::Battle | Kind::Unison)))
}

/// Whether leaders are described.
fn is_leader(filter: &Filter) -> bool {
    parts_of(filter).contains(&Filter::Kind(Kind::Leader))
}

/// Whether turning them over turns them face up.
fn lies_face_down(from: &Selector) -> bool {
    from.areas == [Area::Life] && parts_of(&from.filter).contains(&Filter::FaceUp.negated())
}

/// Cards of which it is not said whose they are: a price is paid with one's own.
fn ones_own(from: Selector) -> Option<Selector> {
    let nobodys = from.whose == Who::Both && from.areas.is_empty() && from.under.is_none() && from.among.is_none();
    nobodys.then_some(Selector { whose: Who::You, ..from })
}

/// As [`ones_own`], undone.
fn anybodys(from: &Selector) -> Option<Selector> {
    let any = Selector { whose: Who::Both, ..from.clone() };
    (ones_own(any.clone())? == *from).then_some(any)
}

/// The name that cards of a price get; what they are called by later words, if these can mean them: `it`, or `them`.
#[derive(Clone)]
struct Given {
    /// Whether a single card is pointed to, or several are.
    points: Option<bool>,
    /// Whether they were chosen by that word: then they are "the chosen card".
    chosen: bool,
}

impl Given {
    fn named(&self, at: At) -> At {
        at.speak(|spoken| {
            let chosen = Some(Referent::Named(spoken.names));
            match self.points {
                Some(true) => (spoken.it, spoken.chosen) = (chosen, chosen),
                Some(false) => spoken.them = chosen,
                None => {}
            }
            if self.chosen {
                spoken.chosen = chosen;
            }
            spoken.names += 1;
        })
    }
}

impl Phrase for Given {
    type Value = Name;
    fn read(&self, _: &Page<'_>, at: At) -> Ways<Name> {
        vec![(name(at.spoken.names), self.named(at))]
    }
    fn says(&self, value: &Name, _: &Page<'_>, at: At) -> Vec<At> {
        if *value == name(at.spoken.names) { vec![self.named(at)] } else { Vec::new() }
    }
}

/// What happens to this card, with the area where it is before or behind: the skill works there.
#[derive(Clone)]
struct Moved<P>(P);

/// Where this card is: said behind it.
const FROM_SOMEWHERE: ActsFrom = ActsFrom(&["from your", "in your"]);

const SOURCE: ActsFrom =
    ActsFrom(&["from your", "in your", "from its owner's", "in its owner's", "from a", "from the", "in the"]);

impl<P: Phrase> Phrase for Moved<P> {
    type Value = P::Value;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<P::Value> {
        let behind = |at: At| SOURCE.says(&(), page, at).pop().unwrap_or(at);
        let mut ways: Ways<P::Value> =
            self.0.read(page, at).into_iter().map(|(value, at)| (value, behind(at))).collect();
        for at in SOURCE.says(&(), page, at) {
            ways.extend(self.0.read(page, at));
        }
        ways
    }
    fn says(&self, value: &P::Value, page: &Page<'_>, at: At) -> Vec<At> {
        let behind = |at: At| SOURCE.says(&(), page, at).pop().unwrap_or(at);
        let mut places: Vec<At> = self.0.says(value, page, at).into_iter().map(behind).collect();
        for at in SOURCE.says(&(), page, at) {
            places.extend(self.0.says(value, page, at));
        }
        places
    }
}

/// The conditions of a whole, one by one.
fn flatten(condition: Condition, parts: &mut Vec<Price>) {
    match condition {
        Condition::All(all) => all.into_iter().for_each(|part| flatten(part, parts)),
        one => parts.push(Price::Condition(one)),
    }
}

fn flat(condition: Condition) -> Option<Vec<Price>> {
    let mut parts = Vec::new();
    flatten(condition, &mut parts);
    Some(parts)
}

/// The whole of conditions that are asked for one by one.
fn whole(parts: &[Price]) -> Option<Condition> {
    let condition = |part: &Price| if let Price::Condition(one) = part { Some(one.clone()) } else { None };
    let mut all = parts.iter().map(condition).collect::<Option<Vec<_>>>()?;
    if all.len() > 1 { Some(Condition::All(all)) } else { all.pop() }
}

/// What stands between two parts of a price. Some cards have a colon behind each.
const LINKS: &[&str] = &[", and", "and", ", then", ",", ":"];

/// The price before the colon, without the colon.
pub(super) fn price() -> impl Phrase<Value = Vec<Price>> + Clone {
    Row(first_part(), part(), LINKS)
}

/// As [`price`], where a colon has to follow, or a comma behind mere energy: what stands behind the last colon is no price.
pub(super) fn price_with_sign() -> impl Phrase<Value = Vec<Price>> + Clone {
    Row(BeforeColon(first_part()), BeforeColon(part()), LINKS)
}

/// A part of a price with a colon somewhere behind it.
#[derive(Clone)]
struct BeforeColon<P>(P);

impl<P: Phrase> Phrase for BeforeColon<P> {
    type Value = P::Value;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<P::Value> {
        let rest = page.rest(at);
        let may_be = page.is_thorough() || rest.starts_with('(') || bare_colon(rest).is_some();
        if may_be { self.0.read(page, at) } else { Ways::new() }
    }
    fn says(&self, value: &P::Value, page: &Page<'_>, at: At) -> Vec<At> {
        self.0.says(value, page, at)
    }
}

/// Where the first colon stands in a text that is no part of a name or of a keyword.
pub(super) fn bare_colon(text: &str) -> Option<usize> {
    let mut at = 0;
    loop {
        let (sign, open) = text[at..].char_indices().find(|(_, c)| matches!(c, ':' | '[' | '＜' | '《' | '{'))?;
        let close = match open {
            ':' => return Some(at + sign),
            '[' => ']',
            '＜' => '＞',
            '《' => '》',
            _ => '}',
        };
        let inner = at + sign + open.len_utf8();
        // What is never closed is no name.
        at = text[inner..].find(close).map_or(inner, |end| inner + end + close.len_utf8());
    }
}

phrase! {
    fn first_part() -> Vec<Price> {
        [Price::Energy(icons)] => [{icons: Energy}];
        [Price::Energy(icons), Price::EnergyX] => [{icons: Energy} "[X]" {-> |s| s.x = true}];
        [Price::EnergyX] => ["[X]" {-> |s| s.x = true}];
        (parts) => [{parts: part()}];
    }

    /// One part of a price, or several that share a verb.
    fn part() -> Vec<Price> {
        [Price::Act(block)] => [{block: always::always()}];
        (parts) => [("if" | "when" | "while" | "") {parts: Mapped(condition(), flat, |parts| whole(parts))} {-> by_price(&parts)}]
            | [{! Idle(&["if", "when"])} {! Idle(&["you also", "you"])} {parts: deed()} {-> by_price(&parts)}];
        [Price::Condition(turn)] => [{turn: when()}];
    }

    fn deed() -> Vec<Price> {
        [price] => [{price: act()} {? !may_be_host(&price)}] | [{price: together()}];
        [price] => [{price: Mapped(act(), under_another, said_of_any)}];
        (placed) => [("place" | "send" | "return" | "add") {placed: Heard(placed_last)}];
        (parts) => [{parts: Heard(several::read)}] | [{parts: below::below()}] | [{parts: below::on_top()}] | [{parts: below::from_below()}] | [{parts: below::top_alone()}] | [{parts: always::top_to_warp()}];
        [Price::This(Fate::Unmark(n)), Price::This(fate)] =>
            ["remove" {n: so_many()} ("markers" | "marker") "from this card and place it" {fate: to()}];
        // It is in that mode before.
        [Price::Condition(Condition::Are(Cards::This, Filter::Mode(Mode::Rest))), Price::This(fate)] =>
            [("place this card in rest mode" | "return this card in rest mode") {fate: to()}];
    }
}

#[cfg(test)]
mod tests;
