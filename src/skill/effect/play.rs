//! Playing cards in every manner, combos, Extra Cards.

use super::super::cards::{
    Choice, Choices, description, host, how_many, is_one, named_areas, object, pointer, quantity, said_parts, whole,
};
use super::super::duration::until;
use super::super::phrase::{
    ABSORBING, Alone, At, Block, Heard, IT, Idle, Implied, Nothing, Page, Phrase, Referent, THAT, THEM, THEY, Tacit,
    Ways, name, phrase,
};
use super::super::word::KeywordName;
use super::gain::negated;
use super::here::{FROM_BEHIND, from_here};
use super::next::{ACTIVATES, Activates};
use crate::ability::{
    Area, Bounds, Cards, Change, Choose, Effect, Filter, Ground, HowMany, Keyword, Mode, Node, Quantity, Selector,
    Until, Visit, Who,
};

/// What was chosen before the card that is played on it.
const CHOSEN_BEFORE: Implied<Cards> = Implied(|spoken| spoken.chosen_before.map(Referent::cards));

phrase! {
    /// To play cards, to use them in a combo, to activate an Extra Card.
    pub(super) fn plays() -> Effect {
        (Effect::Play(cards, mode)) => ["play" {cards: played()} {? !are_in_play(&cards)} {! FREE} {! Idle(&["in your battle area"])} {mode: in_mode()}]
            | ["play" {cards: played()} {? is_mine(&cards)} ("in its owner's battle area" | "to its owner's battle area") {mode: in_mode()}]
            | ["play this card" {mode: rest_last()} {! FROM_BEHIND} {cards: Tacit(Cards::This)}]
            | ["put" {cards: played()} {? !are_in_play(&cards)} "into play" {mode: in_mode()}];
        (Effect::PlayNegated(cards, mode, end)) =>
            ["play" {cards: played()} {! FREE} {! Idle(&["in your battle area"])} {mode: in_mode()} ("and with" | "with") ("its skills negated" | "their skills negated") {end: negated_for()}]
            | ["play" {cards: played()} ("with its skills negated and in rest mode" | "with its skills negated in rest mode"
               | "with their skills negated in rest mode" | "with their skills negated and in rest mode") {mode: Tacit(Mode::Rest)} {end: negated_for()}];
        (Effect::PlayNegated(cards, mode, end)) =>
            ["negate its skills" {end: negated_for()} ("and play it" | ", and play it" | ", then play it" | ", play it") {cards: IT} {mode: in_mode()}]
            | ["negate their skills" {end: negated_for()} ("and play them" | ", and play them" | ", then play them" | ", play them") {cards: THEM} {mode: in_mode()}];
        (Effect::PlayWith { cards, onto: None, mode, ground: Ground::Yours, change: Some((change, until)) }) =>
            ["play" {cards: played()} {! FREE} {mode: said_or_active()} ("and with" | "with") {change: some_negated()} {until: negated_for()}]
            | ["play" {cards: played()} {! FREE} "with" {change: some_negated()} {until: negated_for()} {mode: resting_last()}]
            | ["play" {cards: played()} {! FREE} {mode: said_or_active()} (", negating" | "negating") ("its" | "their") {change: negated()} {? !matches!(&change, Change::Negate)}
               {until: negated_for()}];
        (Effect::PlayWith { cards, onto: None, mode, ground: Ground::Yours, change: Some((change, end)) }) =>
            ["negate" ("its" | "that card's") {change: negated()} {? !matches!(&change, Change::Negate)} {end: until()}
               (", and play it" | "and play it" | ", then play it" | "then play it" | ", play it") {cards: IT} {mode: said_or_active()}];
        (Effect::PlayNegated(cards, mode, until)) =>
            ["play" {cards: played()} {! FREE} "with" ("its skills negated" | "their skills negated") {until: negated_for()} {mode: rest_last()}];
        (Effect::PlayWith { cards, onto: Some(base), mode, ground: Ground::Yours, change: Some((change, until)) }) =>
            ["play" {cards: played()} ("on top of" | "on") {base: below()} {? differ(&cards, &base)} {! FREE} {mode: onto_mode()} "with" {change: negated_skills()} {until: negated_for()}]
            | ["play" {cards: played()} {mode: said_mode()} ("on top of" | "on") {base: below()} {? differ(&cards, &base)} {! FREE} "with" {change: negated_skills()} {until: negated_for()}];
        (Effect::PlayWith { cards, onto: None, mode, ground, change }) =>
            ["play" {cards: played()} {ground: elsewhere()} {? ground.clone() != Ground::Owners || !is_mine(&cards)} {mode: said_or_active()} {change: coming_with()}]
            | ["negate the skills of" {cards: pointer()} {change: negated_first()} ("and play them" | "and play it") {ground: elsewhere()} {mode: said_or_active()}]
            | ["play" {cards: Tacit(Cards::This)} "this card" {ground: elsewhere()} {mode: said_or_active()} {! FROM_BEHIND} {change: coming_with()}];
        (Effect::PlayOnto(cards, base, mode)) =>
            ["play" {cards: played()} ("on top of" | "on") {base: below()} {? differ(&cards, &base)} {! FREE} {mode: onto_mode()}]
            | ["play" {cards: played()} {mode: said_mode()} ("on top of" | "on") {base: below()} {? differ(&cards, &base)} {! FREE}];
        (Effect::Evolve(cards, base, mode)) =>
            ["evolve" {base: pointer()} "into" {cards: played()} {mode: onto_mode()}]
            | ["evolve" {cards: played()} "on top of" {base: below()} {? differ(&cards, &base)} {mode: onto_mode()}]
            | ["evolve into it by placing it on top of" {cards: IT} {base: pointer()} {mode: onto_mode()}];
        (Effect::PlayOnto(cards, base, None)) => ["place" {cards: object()} "on top of" {base: pointer()} {! ABSORBING}];
        (Effect::Combo(cards)) => ["use" {cards: comboed()} "in a combo" ("in your combo area" | "with this card" | "")] | ["combo with" {cards: played()} ("in your combo area" | "")]
            | ["combo" {cards: pointer()} ("with this card in battle" | "with this card")]
            | ["use this card in a combo" {! FROM_BEHIND} {cards: Tacit(Cards::This)}];
        (Effect::ComboNegated(cards, end)) =>
            ["use" {cards: comboed()} ("in a combo in your combo area with" | "in a combo with") ("its skills negated" | "their skills negated" | "all of its skills negated") {end: negated_for()}]
            | ["use" {cards: comboed()} "with" ("its skills negated" | "their skills negated") {end: negated_for()} "in a combo"]
            | ["combo with" {cards: played()} "with" ("its skills negated" | "their skills negated") {end: negated_for()}];
        (Effect::Activate(cards)) => ["activate" {cards: object()}];
        // Neither its energy cost nor its skill cost is paid (4.00, 12-2-4-2).
        (Effect::ActivateSkill(cards, of)) =>
            [("activate its [Activate : Main] skill" | "activate that card's [Activate : Main] skill") {cards: IT} {of: Tacit(vec![Keyword::ActivateMain])}]
            | [("activate the [Activate : Main] skill" | "activate an [Activate : Main] skill") ("of" | "on") {cards: object()} {of: Tacit(vec![Keyword::ActivateMain])}]
            | [("activate its" | "activate that card's" | "activate the") {of: Heard(activated)} ("skill of that card" | "skill") ("without paying its energy cost" | "without paying its skill cost") {cards: IT}]
            | [("activate the" | "activate an" | "activate 1") {of: Heard(activated)} ("skill on" | "skill of") {cards: object()} ("without paying its energy cost" | "without paying its skill cost")]
            | ["activate that card's" {of: Heard(activated)} {? of.len() > 1} "skill" {cards: THAT}]
            | ["activate the" {of: Heard(activated)} {? of.len() > 1} "skill of that card" {! Idle(FROM_THE_DROP)} {cards: THAT}]
            | [("activate 1 of this card's" | "activate this card's") {of: Heard(activated)} ("skills" | "skill") {cards: Tacit(Cards::This)}];
        (Effect::TakeControl(cards)) => ["gain control of" {cards: object()}] | ["take control of" {cards: object()}];
        (Effect::As(Who::Opponent, taken)) => ["give control of" {taken: Block(given_away())} "to your opponent"]
            | ["your opponent gains control of" {taken: Block(given_away())}];
    }

    /// `activate up to 1 of that card's [Activate : Main] skills from the Drop`.
    pub(super) fn activates_one() -> Effect {
        (Effect::May(act, then)) => ["activate up to 1 of that card's" {act: Block(Alone(one_of_its()))} {then: Nothing}];
    }

    fn one_of_its() -> Effect {
        (Effect::ActivateSkill(cards, of)) => [{of: Heard(activated)} "skills" {! Idle(FROM_THE_DROP)} {cards: THAT}];
    }

    /// Which of its skills are negated: all of them have a word of their own.
    fn some_negated() -> Change {
        (change) => [{change: negated_skills()} {? !matches!(&change, Change::Negate)}];
    }

    fn negated_skills() -> Change {
        (change) => [("its" | "their" | "all of its") {change: negated()} "negated"];
    }

    /// In whose area, where it is not the player's own.
    pub(super) fn elsewhere() -> Ground {
        (Ground::Theirs) => [("in" | "into" | "to") "your opponent's" ("battle area" | "unison area")]
            | [("in" | "into" | "to") {! THEY} "their battle area"];
        (Ground::Owners) => [("in" | "into" | "to") ("its owner's" | "their owner's" | "their owners'") ("battle area" | "battle areas")];
    }

    /// How long its skills are negated, before it comes.
    fn negated_first() -> Option<(Change, Until)> {
        (Some((Change::Negate, end))) => [{end: until()}];
    }

    /// What is negated of it as it comes, and how long.
    fn coming_with() -> Option<(Change, Until)> {
        (None) => [""];
        (Some((change, until))) => [("and with" | "with") {change: negated_skills()} {until: negated_for()}];
    }

    fn said_or_active() -> Option<Mode> {
        (Some(Mode::Rest)) => ["in rest mode"];
        (None) => [("in active mode" | "")];
    }

    /// The mode, behind how long something lasts.
    fn resting_last() -> Option<Mode> {
        (Some(mode)) => [{mode: rest_last()}];
    }

    fn rest_last() -> Mode {
        (Mode::Rest) => [("in rest mode" | "and in rest mode")];
    }

    /// What the opponent takes control of.
    fn given_away() -> Vec<Effect> {
        [Effect::TakeControl(cards)] => [{cards: pointer()}];
    }

    /// `play this card from your hand with 2 markers on it`.
    pub(super) fn plays_with_markers() -> Vec<Effect> {
        [Effect::Play(cards, mode), Effect::Markers(same, n)] =>
            ["play" {cards: played()} {mode: in_mode()} "with" {n: quantity()} ("markers on it" | "marker on it") {same: Tacit(the_same(&cards))}]
            | ["play" {cards: played()} "with" {n: quantity()} ("markers on it in rest mode" | "marker on it in rest mode") {mode: Tacit(Mode::Rest)} {same: Tacit(the_same(&cards))}]
            | ["play this card with" {n: quantity()} ("markers on it" | "marker on it") {! FROM_BEHIND} {cards: Tacit(Cards::This)} {mode: in_mode()} {same: Tacit(Cards::This)}];
        [Effect::PlayWith { cards, onto: None, mode, ground, change: None }, Effect::Markers(same, n)] =>
            ["play" {cards: played()} {ground: elsewhere()} {mode: said_or_active()} "with" {n: quantity()} ("markers on it" | "marker on it") {same: Tacit(the_same(&cards))}];
        (effects) => [{effects: Heard(marked_first)}];
        [effect] => [{effect: Heard(resting_first)}] | [{effect: Heard(combo_first)}];
    }

    /// `play 1 red card from your hand or from under this card`.
    pub(super) fn plays_from_either() -> Vec<Effect> {
        (effects) => [{effects: Heard(from_either)}];
    }

    /// The card or cards that are played; a card that plays itself does so from where it is.
    fn played() -> Cards {
        (cards) => [{cards: from_here()}] | [{cards: object()} {? !asks_for_state(&cards) && !are_in_play(&cards)}];
        (Cards::Each(parts)) => [{parts: Choices { announced: false, who: Who::You }} {? are_to_be_played(&parts)}];
    }

    /// The cards that are used in a combo: those in play, too.
    fn comboed() -> Cards {
        (cards) => [{cards: from_here()}] | [{cards: object()}];
        (Cards::Each(parts)) => [{parts: Choices { announced: false, who: Who::You }}];
    }

    fn below() -> Cards {
        (cards) => [{cards: pointer()}] | [{cards: object()} {? matches!(&cards, Cards::Chosen(_))}]
            | ["the chosen card" {cards: CHOSEN_BEFORE}];
    }

    fn in_mode() -> Mode {
        (Mode::Rest) => ["in rest mode"];
        (Mode::Active) => [""] | ["in active mode"];
    }

    fn onto_mode() -> Option<Mode> {
        (Some(Mode::Rest)) => ["in rest mode"];
        (Some(Mode::Active)) => ["in active mode"];
        (None) => [""];
    }

    fn said_mode() -> Option<Mode> {
        (Some(Mode::Rest)) => ["in rest mode"];
        (Some(Mode::Active)) => ["in active mode"];
    }

    fn negated_for() -> Until {
        (end) => [{end: until()}];
        (Until::Game) => [""];
    }
}

/// The skills that are activated: those of one keyword, or all that have [Activate] in their name.
fn activated(page: &Page<'_>, at: At) -> Ways<Vec<Keyword>> {
    let any = Activates.read(page, at).into_iter();
    let named = KeywordName.read(page, at).into_iter().filter(|(keyword, _)| ACTIVATES.contains(keyword));
    any.chain(named.map(|(keyword, at)| (vec![keyword], at))).collect()
}

/// `play up to 1 {Spaceship} with 2 markers on it from your hand`: the place stands behind the markers.
fn marked_first(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let Some(at) = page.lit(at, "play") else { return Ways::new() };
    let mut ways = Ways::new();
    for (count, at) in how_many().read(page, at).into_iter().filter(|(count, _)| is_one(count)) {
        for (described, at) in description().read(page, at) {
            let Some((filter, n)) = marked(&described) else { continue };
            let Some(at) = page.lit(at, "from your") else { continue };
            for (areas, at) in named_areas().read(page, at) {
                let from = Selector { areas, filter: filter.clone(), ..Selector::default() };
                let choose = Choose::new(from, count.clone(), &name(at.spoken.names));
                let at = Choice::spoken(at, &choose, false);
                let called = Cards::Named(choose.name.clone());
                let play = Effect::Play(Cards::Chosen(Box::new(choose)), Mode::Active);
                ways.push((vec![play, Effect::Markers(called, i32::from(n).into())], at));
            }
        }
    }
    ways
}

/// `play 1 red card from your hand or from under this card`: it is chosen among all that lie in either place.
fn from_either(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let Some(at) = page.lit(at, "play") else { return Ways::new() };
    let mut ways = Ways::new();
    for (count, at) in how_many().read(page, at).into_iter().filter(|(count, _)| is_one(count)) {
        for (filter, at) in description().read(page, at) {
            let Some(at) = page.lit(at, "from your") else { continue };
            for (areas, at) in named_areas().read(page, at) {
                let Some(at) = page.lit(at, "or from under") else { continue };
                for (host, at) in host(false).read(page, at).into_iter().filter(|(host, _)| is_own(host)) {
                    let beside = Selector { areas: areas.clone(), filter: filter.clone(), ..Selector::default() };
                    let below = Selector { filter: filter.clone(), under: Some(Box::new(host)), ..Selector::default() };
                    let pool = name(at.spoken.names);
                    let at = at.speak(|spoken| spoken.names += 1);
                    let from = Selector { among: Some(pool.clone()), ..Selector::default() };
                    let choose = Choose::new(from, count.clone(), &name(at.spoken.names));
                    let at = Choice::spoken(at, &choose, false);
                    let places = Cards::Each(vec![Cards::All(beside), Cards::All(below)]);
                    let play = Effect::Play(Cards::Chosen(Box::new(choose)), Mode::Active);
                    ways.push((vec![Effect::Name(pool, places), play], at));
                }
            }
        }
    }
    ways
}

/// `play up to 1 red card in Rest Mode from your hand`: how it comes stands before where it comes from.
fn resting_first(page: &Page<'_>, at: At) -> Ways<Effect> {
    let Some(at) = page.lit(at, "play") else { return Ways::new() };
    let mut ways = Ways::new();
    for (count, at) in how_many().read(page, at) {
        for (described, at) in description().read(page, at) {
            let (parts, at) = match said_parts(&described).split_last() {
                Some((Filter::Mode(Mode::Rest), parts)) => (parts, at),
                // What stands between dashes is over.
                _ => match page.lit(at, "in rest mode") {
                    Some(at) => (said_parts(&described), at),
                    None => continue,
                },
            };
            for (cards, at) in chosen_there(&count, parts, "from your", false, page, at) {
                ways.push((Effect::Play(cards.clone(), Mode::Rest), at));
                let negated = page.any(at, &["with its skills negated", "with their skills negated"]);
                let lasting = negated.map_or_else(Ways::new, |at| negated_for().read(page, at)).into_iter();
                ways.extend(lasting.map(|(end, at)| (Effect::PlayNegated(cards.clone(), Mode::Rest, end), at)));
            }
        }
    }
    ways
}

/// Whether what lies under these cards is the player's.
fn is_own(host: &Cards) -> bool {
    match host {
        Cards::This | Cards::Leader(Who::You) => true,
        Cards::All(cards) => cards.whose == Who::You,
        _ => false,
    }
}

/// `use up to 1 red card in a combo from your Drop Area with its skills negated`: where it comes from stands behind.
fn combo_first(page: &Page<'_>, at: At) -> Ways<Effect> {
    let Some(at) = page.lit(at, "use") else { return Ways::new() };
    let mut ways = Ways::new();
    for (count, at) in how_many().read(page, at) {
        let (whose, at) = match page.lit(at, "of your") {
            Some(at) => (true, at),
            None => (false, at),
        };
        for (described, at) in description().read(page, at) {
            let parts = said_parts(&described);
            if whose && parts.iter().any(|part| matches!(part, Filter::Kind(_))) {
                continue;
            }
            for (cards, at) in chosen_there(&count, parts, "in a combo from your", false, page, at) {
                ways.push((Effect::Combo(cards.clone()), at));
                let negated = page.any(at, &["with its skills negated", "with their skills negated"]);
                let lasting = negated.map_or_else(Ways::new, |at| negated_for().read(page, at)).into_iter();
                ways.extend(lasting.map(|(end, at)| (Effect::ComboNegated(cards.clone(), end), at)));
            }
        }
    }
    ways
}

/// So many cards of this description, chosen where the words behind it say.
fn chosen_there(
    count: &HowMany,
    parts: &[Filter],
    words: &'static str,
    announced: bool,
    page: &Page<'_>,
    at: At,
) -> Ways<Cards> {
    let Some(at) = page.lit(at, words).filter(|_| !parts.is_empty()) else { return Ways::new() };
    let areas = named_areas().read(page, at).into_iter();
    let chosen = areas.map(|(areas, at)| {
        let from = Selector { areas, filter: whole(parts.to_vec()), ..Selector::default() };
        let choose = Choose::new(from, count.clone(), &name(at.spoken.names));
        let at = Choice::spoken(at, &choose, announced);
        (Cards::Chosen(Box::new(choose)), at)
    });
    chosen.collect()
}

/// A description that ends with markers, without them, and how many they are.
fn marked(described: &Filter) -> Option<(Filter, u8)> {
    let (last, parts) = said_parts(described).split_last()?;
    match last {
        Filter::Markers(Bounds { min: Some(n), max: Some(same) }) if n == same && !parts.is_empty() => {
            Some((whole(parts.to_vec()), *n))
        }
        _ => None,
    }
}

/// Where a card lies whose skill is activated.
const FROM_THE_DROP: &[&str] = &["from its owner's drop", "from your drop", "from the drop"];

/// No card is played on itself.
fn differ(cards: &Cards, base: &Cards) -> bool {
    cards != base
}

/// Whether it is a card of the player's own for certain.
fn is_mine(cards: &Cards) -> bool {
    *cards == Cards::This
}

/// Whether all of these are chosen where they can be played from.
fn are_to_be_played(parts: &[Cards]) -> bool {
    parts.iter().all(|cards| matches!(cards, Cards::Chosen(_)) && !asks_for_state(cards) && !are_in_play(cards))
}

/// A skill plays cards without their costs, said or not.
const FREE: Idle = Idle(&["without paying its energy cost", "without paying their energy costs"]);

/// What is in play already is not played; "play 2 tokens" makes them.
fn are_in_play(cards: &Cards) -> bool {
    let from = match cards {
        Cards::Chosen(choose) => &choose.from,
        Cards::All(selector) => selector,
        _ => return false,
    };
    from.among.is_none() && from.under.is_none() && from.areas.iter().all(|area| Area::IN_PLAY.contains(area))
}

/// Only cards in play and energy are in a mode, have markers or are tokens: "play a card in Rest Mode from your hand" says
/// how it comes.
fn asks_for_state(cards: &Cards) -> bool {
    struct Asks(bool);
    impl<'s> Visit<'s> for Asks {
        fn filter(&mut self, filter: &'s Filter) {
            self.0 |= matches!(filter, Filter::Mode(_) | Filter::Markers(_) | Filter::Token);
            filter.walk(self);
        }

        // Cards to compare with, or to count, may be in any state.
        fn cards(&mut self, _: &'s Cards) {}

        fn quantity(&mut self, _: &'s Quantity) {}
    }
    let mut asks = Asks(false);
    if let Cards::Chosen(choose) = cards {
        choose.from.filter.accept(&mut asks);
    }
    asks.0
}

/// Cards that have been spoken of, once more.
fn the_same(cards: &Cards) -> Cards {
    match cards {
        Cards::Chosen(choose) => Cards::Named(choose.name.clone()),
        cards => cards.clone(),
    }
}
