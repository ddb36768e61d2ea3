//! From what is written to a board: cards looked up or made, every physical card with what the scenario calls it.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::format::{self, AREAS, CardText, Cards, Cost, Document, Entry, Moment, Side};
use super::names::{LEADER, Label, Names, token_id};
use super::seats::seat;
use super::{Problem, RealCards, Unplayed, lines, never};
use crate::ability::yaml::Placed as Lined;
use crate::ability::{Area, Body, Facing, Mode, Skills};
use crate::card::{Card, CardNumber, Color, ColorSet, Combo, EnergyCost, Face, Kind, Total};
use crate::engine::dbscg::ids::{BySeat, DefId};
use crate::engine::dbscg::{Begin, Board, Edition, Placed, Roster, Seat};
use crate::ruleset::Ruleset;
use crate::sim::edition;

/// Cards that every scenario knows: Battle Cards without skills, one of no color and one of each.
const BLANKS: [(&str, Option<Color>); 6] = [
    ("blank", None),
    ("red", Some(Color::Red)),
    ("blue", Some(Color::Blue)),
    ("green", Some(Color::Green)),
    ("yellow", Some(Color::Yellow)),
    ("black", Some(Color::Black)),
];
/// Blank cards in a deck that is not given.
const DECK: u16 = 20;
/// Life that is not given (5-2-1-7).
const LIFE: u16 = 8;
/// Turns that a scenario can last.
const TURNS: u16 = 50;

/// A scenario that can be played.
pub(super) struct Built {
    pub(super) board: Board,
    pub(super) names: Names,
    /// What is printed on its cards and is not played.
    pub(super) unplayed: Vec<Unplayed>,
}

/// The board of a scenario and the names of its cards, or everything that is wrong with it; with what `look` finds by the
/// names.
pub(super) fn build(
    document: &Document,
    real: RealCards<'_>,
    look: impl Fn(&Names) -> Vec<Problem>,
) -> Result<Built, Vec<Problem>> {
    let mut builder = Builder {
        roster: Roster::default(),
        ids: BTreeMap::new(),
        problems: Vec::new(),
        unplayed: Vec::new(),
        missing: Vec::new(),
        real,
        whole: document.whole,
    };
    let edition = builder.edition(document);
    builder.roster = Roster::by(edition);
    builder.define(document);
    let mut cards = Vec::new();
    let mut labels: Vec<Label> = Vec::new();
    let mut lines: Vec<u64> = Vec::new();
    for (seat, side) in [(Seat::A, &document.you), (Seat::B, &document.opponent)] {
        for area in AREAS {
            if matches!(document.begin, Moment::SetUp) && area == Area::Life && side.area(area).is_none() {
                // Life is placed by the set-up.
                continue;
            }
            builder.area(seat, side, area, &mut cards, &mut labels, &mut lines);
        }
    }
    let tokens: Vec<String> = builder.roster.token_names().map(token_id).collect();
    let mut known: Vec<String> = builder.ids.keys().cloned().chain(tokens).collect();
    known.extend(labels.iter().filter_map(|label| label.alias.clone()));
    for (at, label) in labels.iter().enumerate() {
        if let Some(alias) = &label.alias
            && (builder.ids.contains_key(alias) || labels[..at].iter().any(|other| other.alias.as_ref() == Some(alias)))
        {
            builder.problems.push(Problem::new(lines[at], format!("`{alias}` names another card already")));
        }
    }
    let board = Board {
        roster: Arc::new(builder.roster),
        edition,
        cards,
        energy_markers: BySeat([&document.you, &document.opponent].map(|side| side.energy_markers.unwrap_or(0))),
        turn: document.turn,
        turn_player: seat(document.turn_player),
        begin: match document.begin {
            Moment::SetUp => Begin::SetUp,
            Moment::Charge => Begin::Charge,
            Moment::MainStart => Begin::MainStart,
            Moment::Main => Begin::Main,
            Moment::End => Begin::End,
        },
        turn_limit: document.turn.saturating_add(TURNS),
        log: true,
        ask_all: true,
    };
    let mut names = Names { labels, known };
    if !builder.problems.is_empty() {
        // What is refused is called something all the same.
        names.known.extend(document.cards.keys().cloned().chain(builder.missing));
        builder.problems.extend(look(&names));
        builder.problems.sort_by_key(|problem| problem.line);
        return Err(builder.problems);
    }
    let mut problems: Vec<Problem> = board
        .problems()
        .into_iter()
        .map(|error| match (error.card(), error.seat()) {
            (Some(card), _) => Problem::new(lines[card], format!("`{}`: {error}", names.labels[card].id)),
            (None, Some(Seat::A)) => Problem::nowhere(format!("you: {error}")),
            (None, Some(Seat::B)) => Problem::nowhere(format!("opponent: {error}")),
            (None, None) => Problem::nowhere(error.to_string()),
        })
        .collect();
    problems.extend(look(&names));
    problems.sort_by_key(|problem| problem.line);
    let unplayed = builder.unplayed;
    if problems.is_empty() { Ok(Built { board, names, unplayed }) } else { Err(problems) }
}

struct Builder<'a> {
    roster: Roster,
    ids: BTreeMap<String, DefId>,
    problems: Vec<Problem>,
    unplayed: Vec<Unplayed>,
    /// Ids and numbers of which there is no card.
    missing: Vec<String>,
    real: RealCards<'a>,
    whole: bool,
}

impl Builder<'_> {
    /// The edition that is asked for.
    fn edition(&mut self, document: &Document) -> Edition {
        let Some(id) = document.edition.items.first() else { return edition::usual() };
        let played = Ruleset::embedded(id)
            .map_err(|error| error.to_string())
            .and_then(|ruleset| edition::of(&ruleset).map_err(|unplayed| unplayed.to_string()));
        played.unwrap_or_else(|message| {
            self.problems.push(Problem::nowhere(message));
            edition::usual()
        })
    }

    /// The cards that every scenario knows, and those it defines.
    fn define(&mut self, document: &Document) {
        let mut index = 0;
        let mut number = || {
            index += 1;
            CardNumber::unprinted("CASE", index)
        };
        let blanks = BLANKS.iter().map(|(id, color)| {
            let colors: ColorSet = (*color).into_iter().collect();
            (*id, Kind::Battle, *id, colors)
        });
        for (id, kind, name, colors) in blanks.chain([(LEADER, Kind::Leader, "Leader", ColorSet::default())]) {
            if let Some(number) = number() {
                let card = blank(number, kind, name, colors);
                self.ids.insert(id.to_owned(), self.roster.add(&card, &Skills::default(), &Skills::default()));
            }
        }
        for (id, text) in &document.cards {
            let line = text.line;
            if let Some(wrong) = unfit(id) {
                self.problems.push(Problem::new(line, format!("`{id}` is no id of a card: {wrong}")));
                continue;
            }
            for (at, message) in lines::amiss(&text.value).into_iter().chain(never::comes(&text.value)) {
                self.problems.push(Problem::new(line, format!("`{id}`, skill line {at}: {message}")));
            }
            if self.ids.contains_key(id) {
                self.problems.push(Problem::new(line, format!("`{id}` is a card that every scenario knows")));
                continue;
            }
            let Some(number) = number() else { continue };
            match card(id, number, &text.value) {
                Ok(card) => {
                    let back = text.value.back.as_ref().map(|back| back.skills.skills()).unwrap_or_default();
                    self.ids.insert(id.clone(), self.roster.add(&card, &text.value.skills.skills(), &back));
                }
                Err(message) => self.problems.push(Problem::new(line, format!("`{id}`: {message}"))),
            }
        }
    }

    /// The card of an id or of a number.
    fn find(&mut self, id: &str, line: u64) -> Option<DefId> {
        if let Some(def) = self.ids.get(id) {
            return Some(*def);
        }
        if let Some((card, front, back)) = (self.real)(id) {
            let unplayed: Vec<Unplayed> = [(&front, false), (&back, true)]
                .into_iter()
                .flat_map(|(skills, back)| unread(id, card.name(), skills, back))
                .collect();
            if self.whole && !unplayed.is_empty() {
                let whole = unplayed
                    .iter()
                    .map(|unplayed| format!("{}, and the scenario is to be `whole`", unplayed.message()));
                self.problems.extend(whole.map(|message| Problem::new(line, message)));
                self.missing.push(id.to_owned());
                return None;
            }
            self.unplayed.extend(unplayed);
            let def = self.roster.add(&card, &front, &back);
            self.ids.insert(id.to_owned(), def);
            return Some(def);
        }
        if self.missing.iter().any(|missing| missing == id) {
            // It has been said once.
            return None;
        }
        self.missing.push(id.to_owned());
        let known = self.ids.keys().map(String::as_str);
        let near = known.map(|known| (strsim::damerau_levenshtein(known, id), known)).min();
        let hint = near.filter(|(far, _)| *far <= 2).map(|(_, known)| format!("; did you mean `{known}`?"));
        let message = format!("no card is called `{id}`{}", hint.unwrap_or_default());
        self.problems.push(Problem::new(line, message));
        None
    }

    fn area(
        &mut self,
        seat: Seat,
        side: &Side,
        area: Area,
        cards: &mut Vec<Placed>,
        labels: &mut Vec<Label>,
        lines: &mut Vec<u64>,
    ) {
        let some = |id: &str, copies| Entry { card: id.to_owned(), copies, ..Entry::default() };
        let (entries, line) = match side.area(area) {
            Some(Lined { value: Cards::Count(n), line }) => (vec![some("blank", *n)], *line),
            Some(Lined { value: Cards::List(entries), line }) => (entries.clone(), *line),
            None => match area {
                Area::Leader => (vec![some(LEADER, 1)], 0),
                Area::Deck => (vec![some("blank", DECK)], 0),
                Area::Life => (vec![some("blank", LIFE)], 0),
                _ => return,
            },
        };
        for entry in &entries {
            self.entry(seat, area, entry, None, line, (cards, labels, lines));
        }
    }

    fn entry(
        &mut self,
        seat: Seat,
        area: Area,
        entry: &Entry,
        under: Option<usize>,
        line: u64,
        out: (&mut Vec<Placed>, &mut Vec<Label>, &mut Vec<u64>),
    ) {
        let Some(def) = self.find(&entry.card, line) else { return };
        let (cards, labels, lines) = out;
        for _ in 0..entry.copies {
            let at = cards.len();
            let mode = entry.mode.unwrap_or(Mode::Active);
            let (markers, back) = (entry.markers.unwrap_or(0), entry.back.unwrap_or(false));
            let hidden = entry.facing == Some(Facing::Hidden);
            if hidden {
                self.roster.add_blank();
            }
            cards.push(Placed { mode, markers, back, hidden, under, ..Placed::new(def, seat, area) });
            let nth = 1 + labels.iter().filter(|label| label.id == entry.card && label.owner == seat).count();
            labels.push(Label {
                id: entry.card.clone(),
                // An area has at most 200 copies of a card here.
                nth: u16::try_from(nth).unwrap_or(u16::MAX),
                owner: seat,
                alias: entry.alias.clone(),
                plain: BLANKS.iter().any(|(id, _)| *id == entry.card),
            });
            lines.push(line);
            for below in &entry.under {
                self.entry(seat, area, below, Some(at), line, (&mut *cards, &mut *labels, &mut *lines));
            }
        }
    }
}

/// Why an id cannot be that of a card.
fn unfit(id: &str) -> Option<&'static str> {
    if id.is_empty() || !id.chars().all(|c| c.is_alphanumeric() || "-_'".contains(c)) {
        Some("it has letters, digits and dashes")
    } else if id.bytes().all(|b| b.is_ascii_digit()) {
        Some("a number says how many cards there are")
    } else {
        None
    }
}

/// What is printed on a side of a card and scouter does not know.
fn unread(number: &str, name: &str, skills: &Skills, back: bool) -> Vec<Unplayed> {
    let unplayed = |line| Unplayed { number: number.to_owned(), name: name.to_owned(), back, line };
    if skills.partial {
        return vec![unplayed(None)];
    }
    let lines = (1..).zip(&skills.lines).filter(|(_, line)| line.body == Body::Unread);
    lines.map(|(at, _)| unplayed(Some(at))).collect()
}

fn blank(number: CardNumber, kind: Kind, name: &str, colors: ColorSet) -> Card {
    let mut title = name.to_owned();
    title[..1].make_ascii_uppercase();
    let is_leader = kind == Kind::Leader;
    Card {
        colors,
        energy: (!is_leader).then(|| EnergyCost { total: Total::Fixed(1), specified: crate::card::ByColor::default() }),
        combo: (!is_leader).then_some(Combo { cost: 0, power: 5000 }),
        front: Face { name: title, power: Some(if is_leader { 10_000 } else { 5000 }), ..Face::default() },
        ..Card::blank(number, kind)
    }
}

/// A card as a scenario defines it.
fn card(id: &str, number: CardNumber, text: &CardText) -> Result<Card, String> {
    let kind = text.kind.base();
    if !matches!(kind, Kind::Leader | Kind::Battle | Kind::Extra | Kind::Unison) {
        return Err(format!("a {} is not defined here", text.kind));
    }
    let colors = text
        .colors
        .iter()
        .map(|name| Color::from_name(name).ok_or_else(|| format!("`{name}` is no color")))
        .collect::<Result<ColorSet, String>>()?;
    let mut specified = crate::card::ByColor::default();
    for letter in text.specified.chars() {
        let color = Color::from_letter(letter)
            .ok_or_else(|| format!("`{letter}` in the specified cost is none of R, B, G, Y and K (black)"))?;
        specified[color] += 1_u8;
    }
    if text.specified.len() > 20 {
        return Err("a specified cost of more than 20".into());
    }
    let total = match (text.energy, kind) {
        (Some(Cost(cost @ Total::Fixed(_))), Kind::Battle | Kind::Extra) => Some(cost),
        (Some(Cost(Total::X)) | None, Kind::Unison) => Some(Total::X),
        (None, Kind::Battle) => Some(Total::Fixed(1)),
        (None, Kind::Extra) => Some(Total::Fixed(0)),
        (None, _) => None,
        (Some(Cost(Total::Fixed(_))), Kind::Unison) => {
            return Err("the energy cost of a Unison Card is X (2-11-1-3-1)".into());
        }
        (Some(Cost(Total::X)), _) => return Err("only Unison Cards cost X".into()),
        (Some(_), kind) => return Err(format!("a {kind} has no energy cost (2-11-2)")),
    };
    if total.is_none() && !text.specified.is_empty() {
        return Err("a Leader Card has no energy cost (2-11-2)".into());
    }
    let combo = match (text.combo, kind) {
        (None, Kind::Battle) if text.kind.is_z() => None,
        (None, Kind::Battle) => Some(Combo { cost: 0, power: 5000 }),
        (Some(format::ComboText(Some((cost, power)))), Kind::Battle) => Some(Combo { cost, power }),
        (Some(format::ComboText(Some(_))), kind) => return Err(format!("a {kind} has no combo (2-9-2)")),
        _ => None,
    };
    let power = match (text.power, kind) {
        (Some(_), Kind::Extra) => return Err("an Extra Card has no power (2-8-2)".into()),
        (None, Kind::Extra) => None,
        (None, Kind::Battle) => Some(5000),
        (None, _) => Some(10_000),
        (power, _) => power,
    };
    let front = Face {
        name: text.name.clone().unwrap_or_else(|| id.to_owned()),
        power,
        defense: None,
        characters: text.characters.clone(),
        traits: text.traits.clone(),
        eras: text.eras.clone(),
        other_names: Vec::new(),
    };
    let back = match &text.back {
        Some(_) if text.kind != Kind::Leader => return Err(format!("a {} has no back (2-3-2-1-2)", text.kind)),
        Some(back) => Some(Face {
            name: back.name.clone().unwrap_or_else(|| front.name.clone()),
            power: back.power.or(front.power),
            defense: None,
            characters: back.characters.clone().unwrap_or_else(|| front.characters.clone()),
            traits: back.traits.clone().unwrap_or_else(|| front.traits.clone()),
            eras: front.eras.clone(),
            other_names: Vec::new(),
        }),
        None => None,
    };
    let z_energy = match text.z_energy {
        Some(_) if !text.kind.is_z() => return Err(format!("a {} has no Z-Energy cost (4.00, 2-6)", text.kind)),
        cost => cost.map(|Cost(cost)| cost),
    };
    let energy = total.map(|total| EnergyCost { total, specified });
    Ok(Card { colors, energy, z_energy, combo, front, back, ..Card::blank(number, text.kind) })
}
