//! From what is written to a board.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::ability::fow::Type;
use crate::ability::fow::text::{self, Of};
use crate::engine::fow::roster::attributes;
use crate::engine::fow::setup::{Board, LIFE, Placed as PlacedCard};
use crate::engine::fow::{AddedTo, Area, Face, Kind, Sheet};
use crate::engine::{CardId, Seat};

use super::super::Problem;
use super::super::format::Who;
use super::super::seats::seat;
use super::super::sheets::Cards;
use super::format::{CardText, Document, TypeText};

/// Stones that every scenario has: one of each attribute.
const STONES: [(&str, &str); 5] = [("light", "W"), ("fire", "R"), ("water", "U"), ("wind", "G"), ("dark", "B")];

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
    pub(super) rested: bool,
    pub(super) recovered: bool,
    new: bool,
    back: bool,
    bare: bool,
    stolen: bool,
    damage: u32,
    counters: Vec<(String, u8)>,
    on: Option<&'t str>,
}

/// Takes a mention apart: `owl rested x2`.
pub(super) fn mention(text: &str) -> Result<Mention<'_>, String> {
    let mut words = text.split_whitespace();
    let mut mention = Mention {
        id: words.next().ok_or("a card has no id")?,
        times: 1,
        rested: false,
        recovered: false,
        new: false,
        back: false,
        bare: false,
        stolen: false,
        damage: 0,
        counters: Vec::new(),
        on: None,
    };
    for word in words {
        match word {
            "rested" => mention.rested = true,
            "recovered" => mention.recovered = true,
            "new" => mention.new = true,
            "j" => mention.back = true,
            "broken" => (mention.back, mention.bare) = (true, true),
            "stolen" => mention.stolen = true,
            _ => match word.split_once(':') {
                Some(("on", id)) => mention.on = Some(id),
                Some(("damage", damage)) => mention.damage = damage.parse().map_err(|_| "damage is a number")?,
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
    know("ruler", &CardText { kind: TypeText::Ruler, ..CardText::default() }, None);
    for (id, letter) in STONES {
        let text = Some(crate::ability::yaml::Listed {
            items: vec![format!("{{Rest}}: Produce {{{letter}}}.")],
            as_list: false,
        });
        know(id, &CardText { kind: TypeText::Stone, text, ..CardText::default() }, None);
    }
    for (id, card) in &document.cards {
        know(id, &card.value, Some(card.line));
    }
    let mut cards: Vec<PlacedCard> = Vec::new();
    let mut names: BTreeMap<String, Vec<CardId>> = BTreeMap::new();
    let mut points = [LIFE; 2];
    for who in [Who::You, Who::Opponent] {
        let (side, seat) = (if who == Who::You { &document.you } else { &document.opponent }, seat(who));
        points[seat as usize] = side.life.unwrap_or(LIFE);
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
                    // A J-ruler lies on the field unless it was destroyed.
                    area: if mention.back && !mention.bare && area == Area::Ruler { Area::Field } else { area },
                    rested: mention.rested,
                    new: mention.new,
                    back: mention.back,
                    bare: mention.bare,
                    damage: mention.damage,
                    counters: mention.counters.clone(),
                    on,
                });
            }
        };
        for area in Area::ALL {
            let given = side.area(area);
            let line = given.map(|given| given.line);
            let usual = match area {
                Area::Ruler => Some("ruler"),
                Area::Deck => Some("blank x10"),
                Area::StoneDeck => Some("fire x5"),
                _ => None,
            };
            match (given.map(|given| &given.value), usual) {
                (Some(Cards::Count(count)), _) => {
                    let blank = if matches!(area, Area::Stones | Area::StoneDeck) { "fire" } else { "blank" };
                    put(&format!("{blank} x{count}"), line, area, &mut problems);
                }
                // The first card of a deck is its top, which the engine has last.
                (Some(Cards::These(cards)), _) if matches!(area, Area::Deck | Area::StoneDeck) => {
                    cards.iter().rev().for_each(|card| put(card, line, area, &mut problems));
                }
                (Some(Cards::These(cards)), _) => cards.iter().for_each(|card| put(card, line, area, &mut problems)),
                (None, Some(usual)) => put(usual, line, area, &mut problems),
                (None, None) => {}
            }
        }
    }
    let active: Seat = seat(document.turn_player);
    let board = Board { cards, life: points, turn: document.turn, active, moment: document.begin };
    if document.script.is_empty() && document.expect.is_none() {
        problems.push(Problem { line: None, message: "the scenario expects nothing".to_owned() });
    }
    if problems.is_empty() { Ok(Built { board, names }) } else { Err(problems) }
}

fn sheet(id: &str, card: &CardText) -> Result<Sheet, String> {
    let kind = match card.kind {
        TypeText::Ruler => Kind::Ruler,
        TypeText::Resonator => Kind::Resonator,
        TypeText::Chant => Kind::Chant,
        TypeText::Instant => Kind::Instant,
        TypeText::Standby => Kind::Standby,
        TypeText::Addition => Kind::Addition(AddedTo::Field),
        TypeText::AdditionResonator => Kind::Addition(AddedTo::Card(Type::Resonator)),
        TypeText::AdditionJResonator => Kind::Addition(AddedTo::Card(Type::JResonator)),
        TypeText::Regalia => Kind::Regalia,
        TypeText::Stone => Kind::Stone,
    };
    let of = if matches!(kind, Kind::Chant | Kind::Instant | Kind::Standby) { Of::Chant } else { Of::Other };
    let face = |name: &str, stats: [Option<i32>; 2], lines: &[String], of: Of| -> Result<Face, String> {
        let read = text::read(lines.iter().map(String::as_str), of);
        if let Some(unread) = read.unread.first() {
            return Err(format!("`{unread}` is not understood"));
        }
        let stats = stats.map(|stat| stat.unwrap_or(500));
        Ok(Face { name: name.to_owned(), races: card.races.clone(), stats, lines: read.lines, unread: 0 })
    };
    let lines = card.text.as_ref().map_or(&[][..], |text| &text.items);
    let name = card.name.as_deref().unwrap_or(id);
    let front = face(name, [card.atk, card.def], lines, of)?;
    let back = card.j.as_ref().map(|back| {
        let lines = back.text.as_ref().map_or(&[][..], |text| &text.items);
        face(back.name.as_deref().unwrap_or(name), [back.atk, back.def], lines, Of::Other)
    });
    let cost = text::cost(&card.cost).ok_or_else(|| format!("`{}` is no cost", card.cost))?;
    // Every ruler has another side: what is not written on it is blank.
    let back = match back.transpose()? {
        None if kind == Kind::Ruler => Some(face(&format!("{name} J"), [None, None], &[], Of::Other)?),
        back => back,
    };
    Ok(Sheet {
        number: id.to_owned(),
        kind,
        token: false,
        special: card.special,
        cost,
        of: attributes(&cost),
        front,
        back,
    })
}
