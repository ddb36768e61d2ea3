//! The card table holds on a card of each type what manual 1.10 says is printed there, and nothing else.

use deckscouter::card::{Card, Kind};
use deckscouter::catalog::Catalog;

/// Something printed on cards, and the types of cards that have it.
type Printed = (&'static str, fn(&Card) -> bool, &'static [Kind]);

const PRINTED: [Printed; 7] = [
    ("2-5-4 character names", |card| !card.front.characters.is_empty(), &[Kind::Leader, Kind::Battle]),
    ("2-6-5 special traits", |card| !card.front.traits.is_empty(), &[Kind::Leader, Kind::Battle]),
    ("2-7-3 eras", |card| !card.front.eras.is_empty(), &[Kind::Leader, Kind::Battle]),
    ("2-8-2 power", |card| card.front.power.is_some(), &[Kind::Leader, Kind::Battle, Kind::Unison]),
    ("2-9-2, 2-10-2 combo power and combo cost", |card| card.combo.is_some(), &[Kind::Battle]),
    ("2-11-2 energy cost", |card| card.energy.is_some(), &[Kind::Battle, Kind::Extra, Kind::Unison]),
    ("2-3-2-1-2 a back", |card| card.back.is_some(), &[Kind::Leader]),
];

/// The types of manual 1.10 (2-3-2).
const TYPES: [Kind; 4] = [Kind::Leader, Kind::Battle, Kind::Extra, Kind::Unison];

#[test]
fn cards_have_printed_on_them_what_their_type_has() {
    let catalog = Catalog::embedded();
    let numbers = catalog.numbers();
    let cards: Vec<&Card> = numbers.iter().filter_map(|number| Some(&catalog.get(number)?.card)).collect();
    for (what, has, types) in PRINTED {
        for kind in TYPES {
            let all: Vec<&Card> = cards.iter().copied().filter(|card| card.kind == kind).collect();
            let with = all.iter().filter(|card| has(card)).count();
            if types.contains(&kind) {
                // A card here and there has nothing of it: a leader of no era.
                assert!(with * 100 > all.len() * 95, "{what}: only {with} of {} {kind}s", all.len());
            } else {
                let wrong = all.iter().find(|card| has(card)).map(|card| card.number.to_string());
                assert_eq!(wrong, None, "{what} on a {kind}");
            }
        }
    }
}

#[test]
fn z_cards_alone_have_a_z_energy_cost_most_of_them_a_known_one() {
    // 4.00, 2-6-1
    let catalog = Catalog::embedded();
    let numbers = catalog.numbers();
    let cards = || numbers.iter().filter_map(|number| Some(&catalog.get(number)?.card));
    let wrong = cards().find(|card| card.z_energy.is_some() && !card.kind.is_z()).map(|card| &card.number);
    assert_eq!(wrong, None);
    let z_cards = cards().filter(|card| card.kind.is_z()).count();
    let unknown = cards().filter(|card| card.lacks_z_energy()).count();
    assert!(unknown * 5 < z_cards, "{unknown} of {z_cards}");
}
