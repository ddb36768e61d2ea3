//! From what is written to a board.

use std::collections::BTreeMap;
use std::sync::Arc;

use enumset::EnumSet;
use strum::VariantArray as _;

use crate::ability::yugioh::cards::{Class, Icon};
use crate::ability::yugioh::deed::Lies;
use crate::ability::yugioh::text::{self, Of};
use crate::engine::yugioh::setup::{Board, LP, Placed as PlacedCard};
use crate::engine::yugioh::{Area, Kind, Sheet};
use crate::engine::{CardId, Seat};
use crate::sim::yugioh::cards::of_sheet;

use super::super::Problem;
use super::super::format::Who;
use super::super::seats::seat;
use super::super::sheets::Cards;
use super::format::{CardText, Document, TypeText};

/// A board, and what its cards are called.
#[derive(Debug)]
pub(in crate::sim::scenario) struct Built {
    pub(super) board: Board,
    /// The cards of each id, in the order of the board.
    pub(super) names: BTreeMap<String, Vec<CardId>>,
}

/// What is written of a card in an area.
#[expect(clippy::struct_excessive_bools, reason = "each is a word that stands behind a card or not")]
pub(super) struct Mention<'t> {
    pub(super) id: &'t str,
    pub(super) times: usize,
    pub(super) lies: Option<Lies>,
    new: bool,
    proper: bool,
    attacked: bool,
    stolen: bool,
    shown: bool,
    counters: Vec<(String, u8)>,
    on: Option<&'t str>,
}

/// Takes a mention apart: `owl defense x2`.
pub(super) fn mention(text: &str) -> Result<Mention<'_>, String> {
    let mut words = text.split_whitespace();
    let mut mention = Mention {
        id: words.next().ok_or("a card has no id")?,
        times: 1,
        lies: None,
        new: false,
        proper: false,
        attacked: false,
        stolen: false,
        shown: false,
        counters: Vec::new(),
        on: None,
    };
    for word in words {
        match word {
            "attack" | "up" => mention.lies = Some(Lies::Attack),
            "defense" => mention.lies = Some(Lies::Defense),
            "down" => mention.lies = Some(Lies::Down),
            "new" => mention.new = true,
            "proper" => mention.proper = true,
            "attacked" => mention.attacked = true,
            "stolen" => mention.stolen = true,
            "shown" => mention.shown = true,
            _ => match word.split_once(':') {
                Some(("on", id)) => mention.on = Some(id),
                Some((kind, count)) => {
                    let count = count.parse().map_err(|_| format!("`{count}` is no number of counters"))?;
                    mention.counters.push((kind.to_owned(), count));
                }
                None => {
                    let times = word.strip_prefix('x').and_then(|times| times.parse().ok());
                    mention.times = times.ok_or_else(|| format!("`{word}` says nothing of a card"))?;
                }
            },
        }
    }
    Ok(mention)
}

/// How a card lies in an area where nothing is said of it: what is behind the monsters is Set.
const fn usually(area: Area) -> Lies {
    match area {
        Area::Spells | Area::Deck | Area::Extra => Lies::Down,
        _ => Lies::Attack,
    }
}

/// Reads the cards and sets the board.
pub(in crate::sim::scenario) fn build(document: &Document) -> Result<Built, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut sheets: BTreeMap<String, Arc<Sheet>> = BTreeMap::new();
    let mut know = |id: &str, card: &CardText, line: Option<u64>| match sheet(id, card) {
        Ok(sheet) => {
            sheets.insert(id.to_owned(), Arc::new(sheet));
        }
        Err(wrong) => problems.push(Problem { line, message: format!("{id}: {wrong}") }),
    };
    know("blank", &CardText::default(), None);
    for (id, card) in &document.cards {
        know(id, &card.value, Some(card.line));
    }
    let mut cards: Vec<PlacedCard> = Vec::new();
    let mut names: BTreeMap<String, Vec<CardId>> = BTreeMap::new();
    let mut points = [LP; 2];
    for who in [Who::You, Who::Opponent] {
        let (side, seat) = (if who == Who::You { &document.you } else { &document.opponent }, seat(who));
        points[seat as usize] = side.lp.unwrap_or(LP);
        let mut put = |text: &str, line: Option<u64>, area: Area, problems: &mut Vec<Problem>| {
            let wrong = |message: String| Problem { line, message };
            let mention = match mention(text) {
                Ok(mention) => mention,
                Err(message) => return problems.push(wrong(message)),
            };
            let Some(sheet) = sheets.get(mention.id) else {
                return problems.push(wrong(format!("no card is called `{}` here", mention.id)));
            };
            let on = match mention.on {
                None => None,
                Some(on) => match names.get(on).and_then(|cards| cards.first()) {
                    Some(card) => Some(*card),
                    None => return problems.push(wrong(format!("nothing called `{on}` stands before it"))),
                },
            };
            for _ in 0..mention.times {
                let id = CardId(u16::try_from(cards.len()).unwrap_or(u16::MAX));
                names.entry(mention.id.to_owned()).or_default().push(id);
                cards.push(PlacedCard {
                    sheet: Arc::clone(sheet),
                    owner: if mention.stolen { seat.other() } else { seat },
                    holder: seat,
                    area,
                    lies: mention.lies.unwrap_or(usually(area)),
                    new: mention.new,
                    proper: mention.proper,
                    attacked: mention.attacked,
                    counters: mention.counters.clone(),
                    on,
                    shown: mention.shown,
                });
            }
        };
        for area in Area::ALL {
            let given = side.area(area);
            let line = given.map(|given| given.line);
            match given.map(|given| &given.value) {
                Some(Cards::Count(count)) => put(&format!("blank x{count}"), line, area, &mut problems),
                // The first card of a Deck is its top, which the engine has last.
                Some(Cards::These(cards)) if area == Area::Deck => {
                    cards.iter().rev().for_each(|card| put(card, line, area, &mut problems));
                }
                Some(Cards::These(cards)) => cards.iter().for_each(|card| put(card, line, area, &mut problems)),
                None if area == Area::Deck => put("blank x10", line, area, &mut problems),
                None => {}
            }
        }
    }
    let active: Seat = seat(document.turn_player);
    let board =
        Board { cards, lp: points, readings: document.readings, turn: document.turn, active, moment: document.begin };
    if document.script.is_empty() && document.expect.is_none() {
        problems.push(Problem { line: None, message: "the scenario expects nothing".to_owned() });
    }
    if problems.is_empty() { Ok(Built { board, names }) } else { Err(problems) }
}

fn sheet(id: &str, card: &CardText) -> Result<Sheet, String> {
    let kind = match card.kind {
        TypeText::Monster => Kind::Monster,
        TypeText::Spell => Kind::Spell(Icon::Normal),
        TypeText::QuickPlay => Kind::Spell(Icon::QuickPlay),
        TypeText::ContinuousSpell => Kind::Spell(Icon::Continuous),
        TypeText::Equip => Kind::Spell(Icon::Equip),
        TypeText::Field => Kind::Spell(Icon::Field),
        TypeText::RitualSpell => Kind::Spell(Icon::Ritual),
        TypeText::Trap => Kind::Trap(Icon::Normal),
        TypeText::ContinuousTrap => Kind::Trap(Icon::Continuous),
        TypeText::CounterTrap => Kind::Trap(Icon::Counter),
    };
    let mut classes: EnumSet<Class> = EnumSet::empty();
    for word in &card.classes {
        let named = |class: &Class| format!("{class:?}").eq_ignore_ascii_case(word);
        let class = Class::VARIANTS.iter().copied().find(named);
        classes.insert(class.ok_or_else(|| format!("`{word}` is nothing that a monster is"))?);
    }
    let level = if kind == Kind::Monster { card.level.unwrap_or(4) } else { 0 };
    let mut sheet = Sheet {
        number: id.to_owned(),
        name: card.name.clone().unwrap_or_else(|| id.to_owned()),
        classes,
        race: card.race.clone().unwrap_or_else(|| "Warrior".to_owned()),
        attribute: card.attribute.clone().unwrap_or_else(|| "EARTH".to_owned()),
        level,
        stats: [card.atk.unwrap_or(1000), card.def.unwrap_or(1000)],
        scales: [card.scale.unwrap_or(0); 2],
        ..Sheet::blank(kind)
    };
    let read = |lines: &[String], of: Of| {
        let read = text::read(&lines.join("\n"), of);
        match read.unread.first() {
            Some(unread) => Err(format!("`{unread}` is not understood")),
            None => Ok(read.lines),
        }
    };
    if let Some(lines) = &card.text {
        sheet.lines = read(&lines.items, of_sheet(&sheet))?;
    }
    if let Some(lines) = &card.pendulum {
        sheet.pendulum = read(&lines.items, Of::Stays)?;
    }
    Ok(sheet)
}
