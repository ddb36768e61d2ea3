//! Text as abilities, whole or not at all.

mod cards;
mod deeds;
mod lines;
mod reader;

use super::lex::{lex, unread};
use super::{Tongue, Unread};
use crate::ability::exo::{Line, Pick};
use reader::Reader;

/// The lines of a text, in the language in which it can be read.
///
/// # Errors
/// What is not understood, in the language in which more is.
///
/// ```
/// use deckscouter::ability::exo::text::{self, Tongue};
/// let lines = text::read("ATTIVAZIONE: pesca una carta.").unwrap();
/// assert_eq!(text::print(&lines, Tongue::En), "ACTIVATION: draw 1 card.");
/// ```
pub fn read(text: &str) -> Result<Vec<Line>, Unread> {
    in_either(text, Reader::lines)
}

/// A cost or a sacrifice: parts of so many cards.
///
/// # Errors
/// What is not understood.
pub fn read_cost(text: &str) -> Result<Vec<Pick>, Unread> {
    if let Ok(count) = text.trim().parse() {
        return Ok(if count == 0 { Vec::new() } else { vec![Pick::of(count, Vec::new())] });
    }
    in_either(text, |reader| {
        let mut parts = Vec::new();
        while reader.at < reader.tokens.len() {
            parts.push(reader.pick(true)?.0);
            if !reader.takes_sign(',') {
                break;
            }
        }
        Some(parts)
    })
}

fn in_either<T>(text: &str, read: impl Fn(&mut Reader) -> Option<T>) -> Result<T, Unread> {
    let mut furthest: Option<Unread> = None;
    for tongue in [Tongue::En, Tongue::It] {
        let found = lex(text, tongue).and_then(|tokens| {
            let mut reader = Reader { tokens, at: 0, targets: Vec::new() };
            match read(&mut reader) {
                Some(found) if reader.at == reader.tokens.len() => Ok(found),
                _ => Err(unread(text, reader.tokens.get(reader.at).map_or(text.len(), |(at, _)| *at))),
            }
        });
        match found {
            Ok(found) => return Ok(found),
            Err(wrong) if furthest.as_ref().is_none_or(|other| wrong.at > other.at) => furthest = Some(wrong),
            Err(_) => {}
        }
    }
    Err(furthest.unwrap_or_else(|| unread(text, 0)))
}

#[cfg(test)]
mod tests {
    use super::super::print;
    use super::*;
    use crate::ability::exo::Is;

    /// What is read in one language and said in the other.
    const SAID: [(&str, &str); 24] = [
        ("ACTIVATION: draw 1 card.", "ATTIVAZIONE: pesca 1 carta."),
        ("banish this card: draw 1 card.", "bandisci questa carta: pesca 1 carta."),
        ("destroy 1 target Creature of the opponent.", "distruggi 1 Creatura bersaglio dell'avversario."),
        ("SWIFT. GOD.", "VELOCE. DIO."),
        ("GUARD.", "GUARDIA."),
        ("HATE 1 card of race \"Owl\".", "ODIO 1 carta di razza \"Owl\"."),
        (
            "1 target Creature gains +100 force until the end of the turn; uncover that target 1.",
            "1 Creatura bersaglio ottiene +100 forza fino alla fine del turno; scopri quel bersaglio 1.",
        ),
        (
            "all your Creatures of color \"red\" gain +50 force.",
            "tutte le Creature tue di colore \"red\" ottengono +50 forza.",
        ),
        ("ONCE PER TURN: discard 1 card: draw 1 card.", "UNA VOLTA PER TURNO: scarta 1 carta: pesca 1 carta."),
        ("DEATH: you may (destroy up to 2 other Creatures).", "MORTE: puoi (distruggi fino a 2 Creature altre)."),
        (
            "ACTIVATION only if there are 2 your Creatures: the opponent discards 1 card.",
            "ATTIVAZIONE solo se ci sono 2 Creature tue: l'avversario scarta 1 carta.",
        ),
        (
            "make 2 Tokens \"Spark\" of race \"Fire\" force 50 with SWIFT.",
            "genera 2 Pedine \"Spark\" di razza \"Fire\" forza 50 con VELOCE.",
        ),
        ("take to hand 1 card named \"Ox\" in the deck.", "aggiungi alla mano 1 carta di nome \"Ox\" nel mazzo."),
        ("transform 1 target Creature into \"Frog\" force 10.", "trasforma 1 Creatura bersaglio in \"Frog\" forza 10."),
        (
            "ECHO: take control of 1 target card of the opponent.",
            "ECO: prendi il controllo di 1 carta bersaglio dell'avversario.",
        ),
        (
            "RAGE: this card gains +100 force until the damage.",
            "RABBIA: questa carta ottiene +100 forza fino al calcolo dei danni.",
        ),
        ("put 2 \"Rage\" counters on this card.", "metti 2 \"Rage\" segnalini su questa carta."),
        ("attacks 2 times.", "attacca 2 volte."),
        ("play only if your lives are at most 2.", "gioca solo se le tue vite sono al massimo 2."),
        ("instead of the cost: sacrifice 1 your Vice Leader.", "invece del costo: sacrifica 1 Vice Leader tua."),
        ("QUICK: pay 1: negate the effect below.", "RAPIDO: paga 1: nega l'effetto precedente."),
        ("make 1 Relic \"Bell\"; you lose 1 life.", "genera 1 Reliquia \"Bell\"; perdi 1 vita."),
        (
            "LEADER EFFECT only if it is your turn: draw 2 cards.",
            "EFFETTO LEADER solo se è il tuo turno: pesca 2 carte.",
        ),
        (
            "play 1 Creature in the discard pile; those gain name \"Ox\".",
            "gioca 1 Creatura nella pila degli scarti; quelle ottengono nome \"Ox\".",
        ),
    ];

    #[test]
    fn what_is_read_in_one_language_is_said_in_the_other_and_read_back() {
        for (english, italian) in SAID {
            for text in [english, italian] {
                let lines = read(text).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
                assert_eq!(print(&lines, Tongue::En), english);
                assert_eq!(print(&lines, Tongue::It), italian);
            }
        }
    }

    #[test]
    fn what_is_not_understood_is_named_from_there() {
        let wrong = read("ACTIVATION: draw 1 card. ECHO: dance 2 times.").unwrap_err();
        assert_eq!((wrong.at, wrong.text.as_str()), (31, "dance 2 times"));
        assert_eq!(read("").unwrap(), []);
    }

    #[test]
    fn a_cost_is_a_number_or_cards() {
        assert_eq!(read_cost("2").unwrap(), [Pick::of(2, Vec::new())]);
        assert_eq!(read_cost("0").unwrap(), []);
        let red = vec![Is::Color("red".to_owned())];
        assert_eq!(read_cost("1 card of color \"red\", 2 carte").ok(), None, "one language at a time");
        assert_eq!(read_cost("1 card of color \"red\", 2 cards").unwrap(), [Pick::of(1, red), Pick::of(2, Vec::new())]);
    }
}
