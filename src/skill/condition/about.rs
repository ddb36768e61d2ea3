//! What cards are: `your Leader Card is red`, `this card is in Rest Mode`, `the Battle Card being played has …`.

use crate::ability::{Area, Bounds, Cards, Condition, Count, Deed, Filter, Limits, Quantity, Selector, Who};
use crate::card::Kind;
use crate::skill::cards::{
    LastChosen, area, bounds, cards_in, description, having, is_this, known, named_areas, predicate, said_parts,
    shares, thousands, whole, word,
};
use crate::skill::phrase::{
    AND, Ahead, At, Boxed, Heard, IT, Led, Mapped, OR, Page, Phrase, Referent, Several, Spoken, THAT, Tacit, Ways,
    X_PAID, phrase,
};
use crate::skill::word::{ColorName, special_trait};

/// Whether that has been done is asked, too (1-3-2-1): `deed` reads it.
const DONE_WITH: &[&str] = &["the card you switched", "the battle card played with this skill"];

const CHOSEN: LastChosen = LastChosen { plural: false };

phrase! {
    /// What one card or several are.
    pub(super) fn about() -> Condition {
        (Condition::In(Cards::This, Area::Battle)) => [("this card is in play in your battle area" | "it's in a battle area" | "it is in a battle area")];
        (Condition::Are(Cards::This, Filter::Evolved)) =>
            [("you played this card with [Evolve]" | "you played this card using [Evolve]" | "this card was played with [Evolve]" | "this card was played using [Evolve]")];
        (Condition::Leader(filter)) => [("your leader card is" | "your leader is") {filter: leader()}
                {-> Spoken::leader_too}]
            | [("your leader card has" | "your leader has") {filter: having()}];
        (Condition::Leader(Filter::All(parts))) => [("your leader card has both" | "your leader has both") {parts: Several(word(), &["and"])}];
        (Condition::Leader(Filter::CharacterPart(name))) =>
            [("your leader's character name includes" | "your leader card's character name includes") {name: crate::skill::word::character()}];
        (Condition::Leader(Filter::Either(parts))) =>
            [("your leader's character name includes" | "your leader card's character name includes") {parts: Several(part_of_character(), OR)}];
        (Condition::OpponentsLeader(filter)) => [("your opponent's leader card is" | "your opponent's leader is") {filter: leader()}]
            | [("your opponent's leader card has" | "your opponent's leader has") {filter: having()}];
        (Condition::LeaderBack(filter)) => ["your leader's back side is" {filter: leader()}]
            | ["the name of your leader's back side includes" {filter: part_of_name()}];
        (Condition::Are(Cards::All(cards), filter)) => [("all of your" | "all your") {cards: energy_of(Who::You)} "is" {filter: predicate()}]
            | [("all of your opponent's" | "all your opponent's") {cards: energy_of(Who::Opponent)} "is" {filter: predicate()}];
        (Condition::Are(Cards::All(cards_in!(Who::You, areas, cards)), filter)) =>
            [("all of your" | "all your") {cards: description()} "are" {filter: predicate()} {areas: Tacit(Vec::<Area>::new())}];
        (Condition::Are(Cards::All(cards_in!(Who::You, areas)), filter)) =>
            [("you only have" | "you have only") {filter: description()} ("in play in your" | "in your") {areas: named_areas()}]
            | [("the only cards in your" | "all cards in your") {areas: named_areas()} "are" {filter: predicate()}];
        (Condition::Are(cards, filter)) => ["it's" {cards: IT} {filter: predicate()}]
            | [{cards: anything()} ("is" | "are") {filter: predicate()}]
            | [{cards: known()} ("was" | "were") {filter: predicate()} {? stays_so(&filter)}]
            | [("the attacker was" | "the attacking card was") {cards: Tacit(Cards::Attacker)} {filter: predicate()} {? stays_so(&filter)}
               {-> |s| s.it = Some(Referent::Attacker)}]
            | [{! Ahead(DONE_WITH, false)} {cards: anything()} ("has" | "have") ("a" | "an" | "") {filter: having()}]
            | [{cards: possessed()} ("power is" | "power was") {filter: power()}]
            | ["this skill reduces" {cards: possessed()} "power to 0 or less" {filter: Tacit(Filter::Power(Bounds { min: None, max: Some(0) }))}]
            | [("this raises" | "this skill raises") {cards: possessed()} "power to" {filter: power_or_more()}]
            | ["this skill makes" {cards: possessed()} "power" {filter: power_or_more()}]
            | [{cards: possessed()} ("energy cost is" | "energy cost was") {filter: cost()}]
            | [{cards: possessed()} "character name includes" {filter: part_of_character()}]
            | [{cards: revealed()} ("energy cost is the same as the declared number" | "energy cost is equal to the declared number") {filter: Tacit(of_cost_x())}];
        (Condition::Are(Cards::It, filter)) => [{filter: Mapped(being_played(), filtered, described_by)} {-> |s| (s.it, s.playing, s.they) = (Some(Referent::It), true, true)}];
        (Condition::Not(inner)) => [{inner: Boxed(denied())}];
        (Condition::Either(roles)) => [{roles: in_battle()}] | [{roles: Heard(fighter_is)}] | [{roles: battle_with()}];
        (Condition::Awakened(Who::You)) => [
            ("your leader card is flipped to its back" | "your leader card's back is facing up" | "your leader's back is facing up"
             | "your leader card is on its back side" | "your leader is on its back side")
        ];
        (Condition::Awakened(Who::Opponent)) => [("your opponent's leader card's back is facing up" | "your opponent's leader's back is facing up")];
        (Condition::Attacking(cards)) => [{cards: fighters()} ("is attacking" | "attacks")];
        (Condition::Attacking(Cards::All(cards_in!(Who::Opponent, areas)))) => ["your opponent is attacking" {areas: Tacit(Vec::<Area>::new())}];
        (Condition::NewThisTurn(Cards::This)) => [
            ("it's the turn when this card was played" | "it is the turn when this card was played" | "it's the turn in which this card was played")
        ];
        (Condition::Guarding(cards)) => [{cards: fighters()} ("is being attacked" | "is attacked" | "is the guard card")];
        (Condition::Came(Cards::This, areas)) => [
            ("this card was played from" | "this card was used in a combo from") ("your" | "a" | "the") {areas: named_areas()}
        ];
        (Condition::Came(cards, areas)) => [("it came from your" | "you played it from your") {cards: IT} {areas: named_areas()}];
        (Condition::Within(Quantity::Counted(x), range)) => ["x is" {range: bounds()} {! X_PAID} {x: Tacit(Box::new(Count::X))}];
        (Condition::Did { deed: Deed::NegateAttack, cards, count }) => [
            ("you negated a" | "you negated an") {cards: attackers()} "attack with this skill" {count: Tacit(Bounds { min: Some(1), max: None })}
        ];
        (Condition::In(cards, place)) =>
            [{cards: known()} {? !is_this(&cards)} ("is in" | "is still in" | "are in" | "are still in") ("your" | "its owner's" | "their owner's" | "a" | "the") {place: area()}];
        (Condition::Are(Cards::This, Filter::All(face_up))) =>
            ["this card is face up in your life" {face_up: Tacit(vec![Filter::FaceUp, Filter::In(Area::Life)])} {-> here(Area::Life)}];
        (Condition::In(Cards::This, place)) =>
            [("this card is in your" | "this card is in the" | "this card is in a") {place: area()} {-> here(place.clone())} {? place.clone() != Area::Battle}]
            | [("this card is in your battle area" | "this card is in play") {place: Tacit(Area::Battle)}];
    }

    /// `the Battle Card being played has an energy cost of 3 or less`: the description of it, with what is said of it.
    fn being_played() -> (Filter, Filter) {
        ((card, more)) => [("the" | "your opponent's") {card: description()} ("being played" | "your opponent is playing") {more: said_of_it()}];
    }

    fn said_of_it() -> Filter {
        (filter) => ["has" ("a" | "an" | "") {filter: having()}] | ["is" {filter: predicate()}];
    }

    /// `this card is in a battle`: it attacks or guards.
    fn in_battle() -> Vec<Condition> {
        [Condition::Attacking(cards), Condition::Guarding(same)] =>
            [{cards: fighters()} ("is in a battle" | "is in battle" | "are in a battle") {same: Tacit(cards.clone())}];
    }

    fn not_in_battle() -> Vec<Condition> {
        [Condition::Attacking(cards), Condition::Guarding(same)] =>
            [{cards: fighters()} ("isn't in a battle" | "is not in a battle" | "isn't in battle") {same: Tacit(cards.clone())}];
    }

    /// The cards in a battle.
    fn fighters() -> Cards {
        (cards) => [{cards: known()}];
        (Cards::All(cards)) => [("one" | "1" | "") {cards: super::count::yours()}];
    }

    /// `red and has ＜Vegeta＞ in its character name`.
    fn and_has() -> (Filter, Filter) {
        ((card, more)) => [{card: predicate()} ("and has" | ", has") {more: having()}];
    }

    /// `a 《God》 card and it is red`.
    fn and_is() -> (Filter, Filter) {
        ((card, more)) => [{card: predicate()} ("and it is" | "and it's") {more: predicate()}];
    }

    /// `your Leader Card is a red card on its front side`.
    pub(super) fn leader_on_a_side() -> Vec<Condition> {
        [Condition::Leader(filter), side] => [("your leader card is" | "your leader is") {filter: leader()} {side: side_of_leader()}];
    }

    fn side_of_leader() -> Condition {
        (Condition::Not(back)) => [("on its front side" | "with its front side facing up" | "with its front facing up") {back: Boxed(Tacit(Condition::Awakened(Who::You)))}];
        (Condition::Awakened(Who::You)) => [
            ("on its back side" | "with its back side facing up" | "with its back facing up" | "and it's flipped to its back" | "and it is flipped to its back")
        ];
    }

    /// Both leaders are turned over.
    pub(super) fn both_turned() -> Vec<Condition> {
        [Condition::Awakened(Who::You), Condition::Awakened(Who::Opponent)] =>
            [("no player has a leader with its front side facing up" | "no player has a leader card with its front side facing up"
               | "both players' leaders are on their back sides")];
    }

    /// `your Leader Card has ＜Goku＞ in its character name and is attacking`.
    pub(super) fn leader_that_attacks() -> Vec<Condition> {
        [Condition::Leader(filter), Condition::Attacking(Cards::Leader(Who::You))] =>
            [("your leader card has" | "your leader has") {filter: having()} "and is attacking"]
            | [("your leader card is" | "your leader is") {filter: leader()} "and is attacking"];
    }

    /// `this card is attacking a Battle Card`: who attacks whom.
    pub(in super::super) fn attack_on() -> Vec<Condition> {
        [Condition::Attacking(cards), Condition::Guarding(Cards::All(guards))] =>
            [{cards: fighters()} ("is attacking" | "attacks") {guards: attacked_there()}];
    }

    /// The card that is attacked.
    fn attacked_there() -> Selector {
        (cards_in!(Who::Both, areas, filter)) => [("a" | "an") {filter: description()} {areas: Tacit(Vec::<Area>::new())}];
        (cards_in!(Who::Opponent, areas, filter)) =>
            [("an opponent's" | "one of your opponent's" | "your opponent's") {filter: description()} {areas: Tacit(Vec::<Area>::new())}];
    }

    /// `this card is in a battle with a Battle Card`: it attacks such a card, or such a card attacks it.
    fn battle_with() -> Vec<Condition> {
        [Condition::All(attacks), Condition::All(guards)] =>
            ["this card is in a battle with" {attacks: against(Cards::This)} {guards: Tacit(turned_round(&attacks))}];
    }

    fn against(card: Cards) -> Vec<Condition> {
        [Condition::Attacking(same), Condition::Guarding(Cards::All(other))] => [{other: attacked_there()} {same: Tacit(card.clone())}];
    }

    /// `this card and all of your energy are in Rest Mode`, `all of your energy is in Rest Mode and is mono-red`.
    pub(super) fn of_energy_too() -> Vec<Condition> {
        [Condition::Are(Cards::This, filter), Condition::Are(Cards::All(cards_in!(Who::You, areas)), same)] =>
            ["this card and all of your energy are" {filter: predicate()} {areas: Tacit(vec![Area::Energy])} {same: Tacit(filter.clone())}];
        [Condition::Are(Cards::All(energy), filter), Condition::Are(Cards::All(same), other)] =>
            [("all of your" | "all your") {energy: energy_of(Who::You)} "is" {filter: predicate()} "and is" {other: predicate()} {same: Tacit(energy.clone())}];
    }

    /// `your Leader Card and energy are all red`: both by themselves.
    pub(super) fn leader_and_energy() -> Vec<Condition> {
        [Condition::Leader(filter), Condition::Are(Cards::All(cards_in!(Who::You, areas)), same)] =>
            [("your leader card and energy are all" | "your leader and energy are all" | "your leader card and all of your energy is" | "your leader and all of your energy is"
               | "your leader card and all of your energy are" | "your leader and all of your energy are") {filter: predicate()}
             {areas: Tacit(vec![Area::Energy])} {same: Tacit(filter.clone())}];
    }

    /// What a card is not.
    fn denied() -> Condition {
        (Condition::Are(cards, filter)) => ["it's not" {cards: IT} {filter: predicate()}]
            | [{cards: known()} ("isn't" | "is not" | "aren't" | "are not") {filter: predicate()}]
            | [{cards: known()} ("doesn't have" | "does not have" | "don't have" | "do not have") ("a" | "an" | "") {filter: having()} ("already" | "")];
        (Condition::Leader(filter)) => [("your leader card isn't" | "your leader isn't" | "your leader card is not" | "your leader is not") {filter: leader()}];
        (Condition::Either(roles)) => [{roles: not_in_battle()}];
        (Condition::In(cards, place)) =>
            [{cards: known()} ("isn't in" | "is not in" | "aren't in") ("your" | "its owner's" | "their owner's" | "a" | "the") {place: area()}];
        (Condition::Awakened(Who::You)) => [("your leader card is on its front side" | "your leader is on its front side" | "its front side is facing up")];
    }

    /// What can be spoken of here.
    fn anything() -> Cards {
        (cards) => [{cards: known()}];
        (Cards::Attacker) => ["the attacking card" {-> |s| s.it = Some(Referent::Attacker)}];
    }

    fn cost() -> Filter {
        (Filter::Cost(range)) => [{range: bounds()}];
    }

    /// What a leader is: one of several things, each with its article but the first.
    fn leader() -> Filter {
        (filter) => [{filter: predicate()}];
        (Filter::All(filters)) => [{filters: Mapped(and_has(), described, |filters| description_and_last(filters))}]
            | [{filters: Mapped(and_is(), described, |filters| description_and_last(filters))}];
        (Filter::Either(filters)) => [{filters: Led(predicate(), with_article(), OR)}] | [{filters: Led(predicate(), again(), OR)}];
        (Filter::All(colors)) => [{colors: Several(color(), AND)}];
    }

    /// `has 《God》 in its special traits`, after "or": what a leader is or has else.
    fn again() -> Filter {
        (filter) => ["is" {filter: predicate()}] | ["has" {filter: having()}] | [{filter: color()}];
        (Filter::TraitPart(name)) => ["includes" {name: special_trait()} "in its special traits"];
        (Filter::Shares(shared, this)) => ["shares a" {shared: shares()} "with this card" {this: Boxed(Tacit(Cards::This))}];
    }

    fn color() -> Filter {
        (Filter::Color(color)) => [{color: ColorName}];
    }

    fn with_article() -> Filter {
        (filter) => [("a" | "an") {filter: description()}] | [{filter: color()}];
    }

    fn part_of_name() -> Filter {
        (Filter::NamePart(name)) => [{name: crate::skill::word::card_name()}];
    }

    fn part_of_character() -> Filter {
        (Filter::CharacterPart(name)) => [{name: crate::skill::word::character()}];
    }

    /// The single card that was shown.
    fn revealed() -> Cards {
        (cards) => ["the revealed card's" {cards: THAT}];
    }

    /// Whose power is meant.
    fn possessed() -> Cards {
        (Cards::This) => ["this card's"];
        (cards) => ["its" {cards: IT}] | ["that card's" {cards: THAT}] | ["the chosen card's" {cards: CHOSEN}];
    }

    fn power() -> Filter {
        (Filter::Power(range)) => [{range: thousands()}];
    }

    fn power_or_more() -> Filter {
        (Filter::Power(range)) => [{range: thousands()} {? range.max.is_none()}];
    }

    fn energy_of(whose: Who) -> Selector {
        (cards_in!(same, areas)) =>
            ["energy" {same: Tacit(whose.clone())} {areas: Tacit(vec![Area::Energy])}];
    }
}

/// As many energy as the number that was declared.
fn of_cost_x() -> Filter {
    let x = || Some(Quantity::Counted(Box::new(Count::X)));
    Filter::CostWith(Limits { at_least: x(), at_most: x() })
}

/// The skill works where the card has to be.
fn here(place: Area) -> impl FnOnce(&mut Spoken) {
    move |spoken| spoken.lies_in(place)
}

/// What a card that has moved since still is.
fn stays_so(filter: &Filter) -> bool {
    match filter {
        Filter::Mode(_)
        | Filter::Power(_)
        | Filter::PowerWith(_)
        | Filter::Markers(_)
        | Filter::Keyword(_)
        | Filter::NoKeyword => false,
        Filter::All(parts) | Filter::Either(parts) => parts.iter().all(stays_so),
        Filter::Not(inner) => stays_so(inner),
        _ => true,
    }
}

/// What is said of a card besides its description.
fn described((card, more): (Filter, Filter)) -> Option<Vec<Filter>> {
    Some([said_parts(&card).to_vec(), vec![more]].concat())
}

fn filtered(told: (Filter, Filter)) -> Option<Filter> {
    described(told).map(Filter::all)
}

fn described_by(filter: &Filter) -> Option<(Filter, Filter)> {
    description_and_last(said_parts(filter))
}

/// The description and the last that is said.
fn description_and_last(parts: &[Filter]) -> Option<(Filter, Filter)> {
    let (last, card) = parts.split_last()?;
    Some((whole(card.to_vec()), last.clone()))
}

/// The same battle from the other side.
fn turned_round(battle: &[Condition]) -> Vec<Condition> {
    let turned = |role: &Condition| match role {
        Condition::Attacking(cards) => Condition::Guarding(cards.clone()),
        Condition::Guarding(cards) => Condition::Attacking(cards.clone()),
        other => other.clone(),
    };
    battle.iter().map(turned).collect()
}

pub(in crate::skill) fn roles(cards: &Cards) -> Vec<Condition> {
    vec![Condition::Attacking(cards.clone()), Condition::Guarding(cards.clone())]
}

fn fighter(filter: &Filter) -> Cards {
    let filter = Filter::all([vec![Filter::Kind(Kind::Battle)], said_parts(filter).to_vec()].concat());
    Cards::All(Selector { filter, ..Selector::default() })
}

const MY_FIGHTER: &[&str] = &["your battle card in battle is", "your battle card in a battle is"];

/// `your Battle Card in battle is red`.
fn fighter_is(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let Some(at) = page.any(at, MY_FIGHTER) else { return Ways::new() };
    predicate().read(page, at).into_iter().map(|(filter, at)| (roles(&fighter(&filter)), at)).collect()
}

phrase! {
    /// Whose attack it is.
    fn attackers() -> Filter {
        (Filter::Kind(Kind::Leader)) => [("leader card's" | "leader's")];
        (Filter::Kind(Kind::Battle)) => ["battle card's"];
    }
}
