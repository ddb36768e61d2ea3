//! What tokens are, read and printed.

use super::super::cards::Who;
use super::super::deed::{Deed, Form, Lies};
use super::Tongue;
use super::reader::Reader;
use super::words::{self, of};

/// Reads `Special Summon 2 "Wood Token" (Plant/EARTH/Level 1/ATK 0/DEF 0) …`.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Deed> {
    let start = reader.at;
    let found = token(reader);
    if found.is_none() {
        reader.at = start;
    }
    found
}

fn token(reader: &mut Reader<'_>) -> Option<Deed> {
    reader.words("special summon")?;
    let count = u8::try_from(reader.number()?).ok()?;
    let name = reader.name()?;
    let _ = reader.any(&["tokens", "token"]);
    reader.words("(")?;
    let (parts, level, stats) = reader.token_line()?;
    let mut form = Form { name, level, stats, ..Form::default() };
    for part in parts {
        let race = words::RACES.iter().find(|word| word[0].eq_ignore_ascii_case(&part));
        let attribute = words::ATTRIBUTES.iter().find(|word| word[0].eq_ignore_ascii_case(&part));
        match (race, attribute) {
            (_, Some(word)) => word[0].clone_into(&mut form.attribute),
            (Some(word), _) => word[0].clone_into(&mut form.race),
            _ => return None,
        }
    }
    let mut who = Who::You;
    let mut lies = Lies::Attack;
    loop {
        if reader.any(&["to your opponent's field", "on your opponent's field"]) {
            who = Who::Opponent;
        } else if reader.words("in defense position").is_some() {
            lies = Lies::Defense;
        } else if reader.words("in attack position").is_some() {
            lies = Lies::Attack;
        } else {
            break;
        }
    }
    Some(Deed::Token(count, form, who, lies))
}

/// Prints it.
pub(super) fn print(count: u8, form: &Form, who: Who, lies: Lies, tongue: Tongue) -> String {
    let race = words::named(&words::RACES, &form.race, tongue);
    let attribute = words::named(&words::ATTRIBUTES, &form.attribute, tongue);
    let summon = of(["Special Summon", "Evoca Specialmente", "Invoquez Spécialement"], tongue);
    let level = of(["Level", "Livello", "Niveau"], tongue);
    let to = match who {
        Who::Opponent => of(
            [" to your opponent's field", " sul Terreno del tuo avversario", " sur le Terrain de votre adversaire"],
            tongue,
        ),
        Who::You | Who::Each => "",
    };
    let position = match lies {
        Lies::Defense => of([" in Defense Position", " in Posizione di Difesa", " en Position de Défense"], tongue),
        Lies::Attack | Lies::Down => "",
    };
    let Form { name, level: number, stats: [atk, def], .. } = form;
    format!("{summon} {count} \"{name}\" ({race}/{attribute}/{level} {number}/ATK {atk}/DEF {def}){to}{position}")
}
