//! Places: `your hand`, `your opponent's Drop Area`, `your deck, hand, or Drop`.

use super::host;
use crate::ability::{Area, Cards, Facing, Name, Selector, Who};
use crate::skill::first::First;
use crate::skill::phrase::{At, Led, POOL, Page, Phrase, Ways, phrase};

phrase! {
    /// One area.
    pub(in crate::skill) fn area() -> Area {
        (Area::Deck) => ["deck"];
        (Area::Hand) => [("hand" | "hands")];
        (Area::Drop) => [("drop area" | "drop areas" | "drops" | "drop")];
        (Area::Battle) => [("battle area" | "battle areas")];
        (Area::Combo) => [("combo area" | "combo areas")];
        (Area::Energy) => [("energy area" | "energy areas" | "energy")];
        (Area::Life) => [("life area" | "life")];
        (Area::Warp) => [("warp" | "warps")];
        (Area::Unison) => [("unison area" | "unison areas")];
        (Area::Leader) => [("leader area" | "leader areas")];
        (Area::ZDeck) => [("z-deck area" | "z-deck" | "z-decks")];
        (Area::ZEnergy) => [("z-energy area" | "z-energy areas" | "z-energy")];
    }

    /// Whether a card lies face up in play, or among energy.
    pub(in crate::skill) fn facing() -> Facing {
        (Facing::Revealed) => ["revealed mode"];
        (Facing::Hidden) => ["hidden mode"];
    }

    /// Where cards can lie face up among others that do not (3-9-2-1; 4.00, 3-12-2-1).
    pub(in crate::skill) fn can_lie_open() -> Area {
        (Area::Life) => ["life"];
        (Area::ZDeck) => ["z-deck"];
    }

    /// One area or several of one player.
    pub(in crate::skill) fn named_areas() -> Vec<Area> {
        [one] => [{one: area()}];
        (several) => [{several: Led(area(), next_area(), &[", and/or", "and/or", ", or", "or", ", and", "and"])}];
    }

    /// A further area, perhaps with a word that says again whose it is: that of the first.
    fn next_area() -> Area {
        (place) => [{place: area()}] | [("your" | "in your" | "from your") {place: area()}];
    }
}

/// Where this card acts from, behind these words, in one area or one of two: the skill works there. A text that is still to be
/// made does not say it.
#[derive(Clone)]
pub(in crate::skill) struct ActsFrom(pub(in crate::skill) &'static [&'static str]);

/// `hand or Drop Area`.
fn either_area() -> impl Phrase<Value = Vec<Area>> {
    Led(area(), next_area(), &["or"])
}

impl Phrase for ActsFrom {
    type Value = ();
    fn read(&self, page: &Page<'_>, at: At) -> Ways<()> {
        let Some(at) = page.heard(|| page.any(at, self.0)) else { return Ways::new() };
        let two = either_area().read(page, at).into_iter().filter(|(areas, _)| areas.len() == 2);
        let one = area().read(page, at).into_iter().map(|(area, at)| (vec![area], at));
        one.chain(two).map(|(areas, at)| ((), at.speak(|spoken| spoken.acts_from(&areas)))).collect()
    }
    fn says(&self, (): &(), page: &Page<'_>, at: At) -> Vec<At> {
        let Some(areas) = page.made_from() else {
            return self.read(page, at).into_iter().map(|((), at)| at).collect();
        };
        // It is said once, and not where an event has said it.
        let unsaid = at.spoken.from.is_none() && !at.spoken.settled;
        let begun = if unsaid { page.any(at, self.0) } else { None };
        let ends = match (begun, areas.as_slice()) {
            (Some(at), [one]) => area().says(one, page, at),
            (Some(at), [_, _]) => either_area().says(areas, page, at),
            _ => Vec::new(),
        };
        ends.into_iter().map(|at| at.speak(|spoken| spoken.acts_from(areas))).collect()
    }
}

/// Where cards are, as words after the noun have it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::skill) struct Place {
    /// Whose areas, where it is said here.
    pub(in crate::skill) whose: Option<Who>,
    /// Which areas; none are those in play.
    pub(in crate::skill) areas: Vec<Area>,
    /// Among the cards of this name.
    pub(in crate::skill) among: Option<Name>,
    /// Under these cards.
    pub(in crate::skill) under: Option<Box<Cards>>,
}

impl Place {
    /// The places that a selector can have been given by.
    pub(in crate::skill) fn of(selector: &Selector) -> [Self; 2] {
        let Selector { whose, areas, among, under, .. } = selector;
        let silent = Self { whose: None, areas: areas.clone(), among: among.clone(), under: under.clone() };
        [Self { whose: Some(*whose), ..silent.clone() }, silent]
    }

    const fn areas(whose: Option<Who>, areas: Vec<Area>) -> Self {
        Self { whose, areas, among: None, under: None }
    }
}

/// What stands before the areas, and whose they are.
const WHOSE: [(&[&str], Who); 3] = [
    (
        &[
            "in your",
            "from your",
            "in play in your",
            "in any of your",
            "among all cards in your",
            "among all the cards in your",
            "from among all cards in your",
            "from among all the cards in your",
        ],
        Who::You,
    ),
    (&["in your opponent's", "from your opponent's", "in play in your opponent's"], Who::Opponent),
    (
        &[
            "in either player's",
            "from either player's",
            "in any player's",
            "from any player's",
            "in your or your opponent's",
            "from your or your opponent's",
            "in your and your opponent's",
            "from your and your opponent's",
            "in both players'",
            "from both players'",
            "among all cards in your and your opponent's",
            "among all the cards in your and your opponent's",
            "from among all cards in your and your opponent's",
            "from among all the cards in your and your opponent's",
            "among all the cards in you and your opponent's",
            "from among all cards in you and your opponent's",
            "from among all the cards in you and your opponent's",
            "in play in all",
            "in all",
            "in any",
            "in a",
            "from a",
        ],
        Who::Both,
    ),
];

/// As [`WHOSE`], where "they" are the opponent.
const THEIR: (&[&str], Who) = (&["in their", "from their", "in play in their"], Who::Opponent);

fn possessives(at: At) -> impl Iterator<Item = (&'static [&'static str], Who)> {
    WHOSE.into_iter().chain(at.spoken.they.then_some(THEIR))
}

const ELSEWHERE: &[&str] =
    &["in areas other than your deck, hand, or life", "in areas other than your hand, deck, or life"];

/// The areas that no skill means by [`ELSEWHERE`].
const HOME: [Area; 3] = [Area::Deck, Area::Hand, Area::Life];

/// Before an area that counts besides those in play.
const IN_PLAY_OR: &str = "in play or in your";

/// Behind an area of the player's, before the same of the opponent's.
const AND_THEIRS: &[&str] = &["and your opponent's", "and in your opponent's"];
const IN_THE: &[&str] = &["in the", "from the"];
const AMONG: &[&str] = &[
    "among them",
    "from among them",
    "among those cards",
    "from among those cards",
    "among the revealed cards",
    "from among the revealed cards",
    "from it",
    "in it",
    "among it",
    "from them",
];
/// Before areas of both players.
const ANYWHERE: &[&str] =
    &["in all", "in any", "in play in a", "in a", "from a", "from any", "in both players'", "from both players'"];
const OTHER_THAN: &[&str] = &["in areas other than your", "in any area other than your"];
const UNDER: &[&str] = &["from under", "that are under", "placed under", "under"];

/// What the words for places begin with.
const PLACES_BEGIN: First = First::any(&["in", "from", "among", "that", "placed", "under"]);

/// All areas but these; what is out of the game is in none (10-19-2).
fn others(not: &[Area]) -> Vec<Area> {
    Area::ALL.into_iter().filter(|area| *area != Area::Removed && !not.contains(area)).collect()
}

/// All areas in play, and another.
fn in_play_and(besides: Area) -> Vec<Area> {
    [&Area::IN_PLAY[..], &[besides]].concat()
}

/// As [`in_play_and`], undone.
fn besides_play(areas: &[Area]) -> Option<Area> {
    let [besides] = areas.strip_prefix(&Area::IN_PLAY)? else { return None };
    Some(*besides)
}

/// `in your hand`, `from your opponent's Drop Area`, `in play`, `among them`, `under this card`; where it has been said whose the
/// cards are, `in the Battle Area` and `in play or in your energy` too.
pub(in crate::skill) fn places(page: &Page<'_>, at: At, owned: bool, summed: bool) -> Ways<Place> {
    let mut ways = Ways::new();
    if !page.may_come(at, PLACES_BEGIN) {
        return ways;
    }
    for (words, whose) in possessives(at) {
        if let Some(at) = page.any(at, words) {
            ways.extend(
                named_areas().read(page, at).into_iter().map(|(areas, at)| (Place::areas(Some(whose), areas), at)),
            );
        }
    }
    if let Some(at) = page.any(at, IN_THE).filter(|_| owned) {
        ways.extend(named_areas().read(page, at).into_iter().map(|(areas, at)| (Place::areas(None, areas), at)));
    }
    if let Some(at) = page.lit(at, "in your") {
        for (one, at) in area().read(page, at) {
            let theirs = page.any(at, AND_THEIRS).map_or_else(Ways::new, |at| area().read(page, at)).into_iter();
            let same = theirs.filter(|(other, _)| *other == one);
            ways.extend(same.map(|(_, at)| (Place::areas(Some(Who::Both), vec![one]), at)));
        }
    }
    if let Some(at) = page.lit(at, "in hand").filter(|_| owned) {
        ways.push((Place::areas(None, vec![Area::Hand]), at));
    }
    if let Some(at) = page.any(at, ANYWHERE).filter(|_| !owned) {
        ways.extend(
            named_areas().read(page, at).into_iter().map(|(areas, at)| (Place::areas(Some(Who::Both), areas), at)),
        );
    }
    if let Some(at) = page.any(at, OTHER_THAN) {
        ways.extend(
            named_areas().read(page, at).into_iter().map(|(not, at)| (Place::areas(Some(Who::You), others(&not)), at)),
        );
    }
    if let Some(at) = page.lit(at, IN_PLAY_OR).filter(|_| owned) {
        let besides = area().read(page, at).into_iter().filter(|(besides, _)| !besides.skills_work());
        ways.extend(besides.map(|(besides, at)| (Place::areas(Some(Who::You), in_play_and(besides)), at)));
    }
    ways.extend(page.lit(at, "in play").map(|at| (Place::areas(None, Vec::new()), at)));
    ways.extend(page.any(at, ELSEWHERE).map(|at| (Place::areas(Some(Who::You), others(&HOME)), at)));
    if let Some(at) = page.any(at, AMONG) {
        let pools = POOL.read(page, at).into_iter();
        ways.extend(pools.map(|(pool, at)| (Place { among: Some(pool), ..Place::default() }, at)));
    }
    if let Some(at) = page.any(at, UNDER) {
        let hosts = host(summed).read(page, at).into_iter();
        ways.extend(hosts.map(|(host, at)| (Place { under: Some(Box::new(host)), ..Place::default() }, at)));
    }
    ways
}

/// The ends of these words.
pub(in crate::skill) fn says_place(place: &Place, page: &Page<'_>, at: At, owned: bool, summed: bool) -> Vec<At> {
    match place {
        Place { whose: None, areas, among: None, under: None } if areas.is_empty() => {
            page.lit(at, "in play").into_iter().collect()
        }
        Place { whose: None, areas, among: None, under: None } => {
            let the = page.any(at, IN_THE).filter(|_| owned);
            let hand = page.lit(at, "in hand").filter(|_| owned && *areas == [Area::Hand]);
            the.into_iter().flat_map(|at| named_areas().says(areas, page, at)).chain(hand).collect()
        }
        Place { whose: Some(whose), areas, among: None, under: None } if !areas.is_empty() => {
            let mut out = Vec::new();
            if let (Who::You, Some(besides)) = (whose, besides_play(areas)) {
                let begun = page.lit(at, IN_PLAY_OR).filter(|_| owned).into_iter();
                out.extend(begun.flat_map(|at| area().says(&besides, page, at)));
            }
            if let (Who::Both, [one]) = (whose, areas.as_slice()) {
                let mine = page.lit(at, "in your").map_or_else(Vec::new, |at| area().says(one, page, at)).into_iter();
                let theirs = mine.filter_map(|at| page.any(at, AND_THEIRS));
                out.extend(theirs.flat_map(|at| area().says(one, page, at)));
            }
            for (words, said) in possessives(at) {
                if *whose == Who::You && *areas == others(&HOME) {
                    return page.any(at, ELSEWHERE).into_iter().collect();
                }
                if said == *whose {
                    out.extend(page.any(at, words).into_iter().flat_map(|at| named_areas().says(areas, page, at)));
                }
            }
            if *whose == Who::Both && !owned {
                out.extend(page.any(at, ANYWHERE).into_iter().flat_map(|at| named_areas().says(areas, page, at)));
            }
            if *whose == Who::You {
                let not =
                    page.any(at, OTHER_THAN).map_or_else(Ways::new, |at| named_areas().read(page, at)).into_iter();
                out.extend(not.filter(|(not, _)| others(not) == *areas).map(|(_, at)| at));
            }
            out
        }
        Place { whose: None, areas, among: Some(pool), under: None } if areas.is_empty() => {
            page.any(at, AMONG).into_iter().flat_map(|at| POOL.says(pool, page, at)).collect()
        }
        Place { whose: None, areas, among: None, under: Some(cards) } if areas.is_empty() => {
            page.any(at, UNDER).into_iter().flat_map(|at| host(summed).says(cards, page, at)).collect()
        }
        _ => Vec::new(),
    }
}
