//! From what is written to a board.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::ability::exo::text;
use crate::engine::exo::setup::{Board, Placed as PlacedCard};
use crate::engine::exo::{Area, CardId, Face, Kind, Sheet};

use super::super::Problem;
use super::super::format::Who;
use super::super::seats::seat;
use super::super::sheets::Cards;
use super::format::{BackText, CardText, Document, TypeText};

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
    pub(super) covered: bool,
    pub(super) new: bool,
    pub(super) back: bool,
    pub(super) stolen: bool,
    pub(super) rage: u8,
}

/// Takes a mention apart: `owl covered x2`.
pub(super) fn mention(text: &str) -> Result<Mention<'_>, String> {
    let mut words = text.split_whitespace();
    let id = words.next().ok_or("a card has no id")?;
    let mut mention = Mention { id, times: 1, covered: false, new: false, back: false, stolen: false, rage: 0 };
    for word in words {
        match word {
            "covered" => mention.covered = true,
            "new" => mention.new = true,
            "back" => mention.back = true,
            "stolen" => mention.stolen = true,
            _ => {
                let number = |sign| word.strip_prefix(sign).and_then(|number: &str| number.parse::<u8>().ok());
                if let Some(times) = number('x') {
                    mention.times = usize::from(times);
                } else if let Some(rage) = number('+') {
                    mention.rage = rage;
                } else {
                    return Err(format!("`{word}` says nothing of a card"));
                }
            }
        }
    }
    Ok(mention)
}

/// Reads the cards and sets the board.
pub(in crate::sim::scenario) fn build(document: &Document) -> Result<Built, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut sheets: BTreeMap<String, Arc<Sheet>> = BTreeMap::new();
    sheets.insert(
        "blank".to_owned(),
        Arc::new(sheet("blank", &CardText::default()).unwrap_or_else(|_| Sheet::blank(Kind::Creature))),
    );
    let leader = CardText { kind: TypeText::Leader, ..CardText::default() };
    if let Ok(leader) = sheet("leader", &leader) {
        sheets.insert("leader".to_owned(), Arc::new(leader));
    }
    for (id, card) in &document.cards {
        match sheet(id, &card.value) {
            Ok(sheet) => {
                sheets.insert(id.clone(), Arc::new(sheet));
            }
            Err(wrong) => problems.push(Problem { line: Some(card.line), message: format!("{id}: {wrong}") }),
        }
    }
    let mut cards = Vec::new();
    let mut names: BTreeMap<String, Vec<CardId>> = BTreeMap::new();
    let mut lives = [0; 2];
    let mut relics = Vec::new();
    for who in [Who::You, Who::Opponent] {
        let (side, seat) = (if who == Who::You { &document.you } else { &document.opponent }, seat(who));
        let mut put = |text: &str, line: Option<u64>, area: Area, problems: &mut Vec<Problem>| {
            let wrong = |message: String| Problem { line, message };
            let mention = match mention(text) {
                Ok(mention) => mention,
                Err(message) => return problems.push(wrong(message)),
            };
            let Some(sheet) = sheets.get(mention.id) else {
                return problems.push(wrong(format!("no card is called `{}` here", mention.id)));
            };
            for _ in 0..mention.times {
                let id = CardId(u16::try_from(cards.len()).unwrap_or(u16::MAX));
                names.entry(mention.id.to_owned()).or_default().push(id);
                cards.push(PlacedCard {
                    sheet: Arc::clone(sheet),
                    owner: if mention.stolen { seat.other() } else { seat },
                    holder: seat,
                    area,
                    covered: mention.covered,
                    back: mention.back,
                    counters: if mention.rage > 0 { vec![("Rage".to_owned(), mention.rage)] } else { Vec::new() },
                    new: mention.new,
                });
            }
        };
        let led_by = match side.leader.as_ref().map(|cards| (&cards.value, cards.line)) {
            Some((Cards::These(cards), line)) if cards.len() == 1 => (cards[0].clone(), Some(line)),
            _ => ("leader".to_owned(), None),
        };
        put(&led_by.0, led_by.1, Area::Field, &mut problems);
        let printed = led_by.0.split(' ').next().and_then(|id| sheets.get(id)).map_or(5, |sheet| sheet.lives);
        lives[seat as usize] = side.lives.unwrap_or(printed);
        for area in Area::ALL {
            let given = side.area(area);
            let line = given.map(|given| given.line);
            match given.map(|given| &given.value) {
                Some(Cards::Count(count)) => put(&format!("blank x{count}"), line, area, &mut problems),
                // The first card of a deck is its top, which the engine has last.
                Some(Cards::These(cards)) if area == Area::Deck => {
                    cards.iter().rev().for_each(|card| put(card, line, area, &mut problems));
                }
                Some(Cards::These(cards)) => cards.iter().for_each(|card| put(card, line, area, &mut problems)),
                None if area == Area::Deck => put("blank x10", line, area, &mut problems),
                None => {}
            }
        }
        relics.extend(side.relics.iter().filter_map(|id| sheets.get(id).cloned()));
    }
    let active = seat(document.turn_player);
    let board = Board { cards, relics, lives, turn: document.turn, active, moment: document.begin };
    if document.script.is_empty() && document.expect.is_none() {
        problems.push(Problem { line: None, message: "the scenario expects nothing".to_owned() });
    }
    if problems.is_empty() { Ok(Built { board, names }) } else { Err(problems) }
}

fn sheet(id: &str, card: &CardText) -> Result<Sheet, String> {
    let kind = match card.kind {
        TypeText::Leader => Kind::Leader,
        TypeText::ViceLeader | TypeText::EvolutionViceLeader => Kind::ViceLeader,
        TypeText::Creature | TypeText::Evolution => Kind::Creature,
        TypeText::Tactic => Kind::Tactic,
    };
    let evolution = matches!(card.kind, TypeText::Evolution | TypeText::EvolutionViceLeader);
    let parts = |text: &str| text::read_cost(text).map_err(|wrong| wrong.to_string());
    let lines = |text: &str| text::read(text).map_err(|wrong| wrong.to_string());
    let usual = u8::from(matches!(card.kind, TypeText::Creature | TypeText::ViceLeader));
    let cost = match &card.cost {
        Some(cost) => parts(&cost.0)?.into_iter().map(|pick| (pick.count, pick.filter)).collect(),
        None if usual > 0 => vec![(usual, Vec::new())],
        None => Vec::new(),
    };
    let face = |name: Option<&String>, force, text: &str| -> Result<Face, String> {
        Ok(Face {
            name: name.cloned().unwrap_or_else(|| id.to_owned()),
            races: card.races.clone(),
            colors: card.colors.clone(),
            force,
            lines: lines(text)?,
        })
    };
    let force = card.force.unwrap_or(100);
    let back =
        |back: &BackText| face(back.name.as_ref().or(card.name.as_ref()), back.force.unwrap_or(force), &back.text);
    Ok(Sheet {
        number: id.to_owned(),
        kind,
        evolution,
        relic: card.relic,
        token: false,
        cost,
        sacrifice: card.sacrifice.as_deref().map(parts).transpose()?.unwrap_or_default(),
        lives: card.lives.unwrap_or(5),
        emergency: card.emergency,
        front: face(card.name.as_ref(), force, &card.text)?,
        back: card.back.as_ref().map(back).transpose()?,
    })
}
