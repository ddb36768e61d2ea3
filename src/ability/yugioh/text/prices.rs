//! What effects cost, phrase by phrase.

use enumset::EnumSet;

use super::super::cards::{Cards, Place, Whose};
use super::super::deed::{Price, Verb};
use super::phrase::{self, Arg, Args, Phrase, also};
use super::reader::Reader;

fn number(args: &Args, at: usize) -> Option<u32> {
    if let Arg::Number(number) = args.get(at)? { Some(*number) } else { None }
}

fn text(args: &Args, at: usize) -> Option<String> {
    if let Arg::Text(text) = args.get(at)? { Some(text.clone()) } else { None }
}

fn cards(args: &Args, at: usize) -> Option<Cards> {
    if let Arg::Cards(cards) = args.get(at)? { Some(cards.clone()) } else { None }
}

/// What is paid with cards that lie where such a price is paid from.
fn paid(verb: Verb, args: &Args) -> Option<Price> {
    let mut cards = cards(args, 0)?;
    // Only these can be looked for as it is activated.
    if !matches!(cards, Cards::This | Cards::Bearer | Cards::Of(_)) {
        return None;
    }
    if let Cards::Of(pick) = &mut cards {
        let named = pick.places != Place::Field || pick.whose != Whose::Any;
        let (places, own): (EnumSet<Place>, bool) = match verb {
            Verb::Discard | Verb::Reveal if !named => (Place::Hand.into(), true),
            Verb::Tribute if !named => (Place::Field.into(), true),
            Verb::Send | Verb::Banish | Verb::Shuffle | Verb::Hand | Verb::Top if !named => return None,
            _ => (pick.places, false),
        };
        pick.places = places;
        if own {
            pick.whose = Whose::You;
        }
    }
    Some(Price::Move(verb, cards))
}

/// A phrase about cards that pay.
macro_rules! pays {
    ($verb:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| paid(Verb::$verb, args),
            take: |price| match price {
                Price::Move(Verb::$verb, cards) => Some(vec![Arg::Cards(cards.clone())]),
                _ => None,
            },
        }
    };
}

/// What is paid.
pub(super) const PRICES: &[Phrase<Price>] = &[
    Phrase {
        words: ["pay {0n} LP", "paga {0n} LP", "payez {0n} LP"],
        make: |args| Some(Price::Lp(number(args, 0)?)),
        take: |price| if let Price::Lp(lp) = price { Some(vec![Arg::Number(*lp)]) } else { None },
    },
    Phrase {
        words: ["pay half your LP", "paga metà dei tuoi LP", "payez la moitié de vos LP"],
        make: |_| Some(Price::HalfLp),
        take: |price| (*price == Price::HalfLp).then(Vec::new),
    },
    Phrase {
        words: [
            "detach {0i:material|materials} from this card",
            "stacca {0i:Materiale Xyz|Materiali Xyz} da questa carta",
            "détachez {0i:Matériel Xyz|Matériels Xyz} de cette carte",
        ],
        make: |args| Some(Price::Detach(u8::try_from(number(args, 0)?).ok()?)),
        take: |price| if let Price::Detach(count) = price { Some(vec![Arg::Number((*count).into())]) } else { None },
    },
    Phrase {
        words: [
            "remove {0n} {1k} from this card",
            "rimuovi {0n} Segnalini {1k} da questa carta",
            "retirez {0n} Compteurs {1k} de cette carte",
        ],
        make: |args| Some(Price::Counters(u8::try_from(number(args, 0)?).ok()?, text(args, 1)?)),
        take: |price| match price {
            Price::Counters(count, kind) => Some(vec![Arg::Number((*count).into()), Arg::Text(kind.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "give up this card's attack this turn",
            "rinuncia all'attacco di questa carta in questo turno",
            "renoncez à l'attaque de cette carte ce tour",
        ],
        make: |_| Some(Price::NoAttack),
        take: |price| (*price == Price::NoAttack).then(Vec::new),
    },
    also("remove {0c} from play", |args| paid(Verb::Banish, args)),
    also("discard this card", |_| Some(Price::Move(Verb::Discard, Cards::This))),
    also("discard {0c} to the GY", |args| paid(Verb::Discard, args)),
    pays!(Discard, "discard {0c}", "scarta {0c}", "défaussez {0c}"),
    pays!(Tribute, "Tribute {0c}", "offri come Tributo {0c}", "Sacrifiez {0c}"),
    pays!(Reveal, "reveal {0c}", "rivela {0c}", "révélez {0c}"),
    also("banish this card from your GY", |_| Some(Price::Move(Verb::Banish, Cards::This))),
    pays!(Banish, "banish {0c}", "bandisci {0c}", "bannissez {0c}"),
    also("send this card from your hand to the GY", |_| Some(Price::Move(Verb::Send, Cards::This))),
    also("send this card to the GY", |_| Some(Price::Move(Verb::Send, Cards::This))),
    also("return this card to the hand", |_| Some(Price::Move(Verb::Hand, Cards::This))),
    pays!(Send, "send {0c} to the GY", "manda {0c} al Cimitero", "envoyez {0c} au Cimetière"),
    pays!(Shuffle, "shuffle {0c} into the Deck", "mischia {0c} nel Deck", "mélangez {0c} dans le Deck"),
    also("return {0c} to the Deck", |args| paid(Verb::Shuffle, args)),
    pays!(Hand, "return {0c} to the hand", "fai tornare {0c} nella mano", "renvoyez {0c} à la main"),
    also("return {0c} to your hand", |args| paid(Verb::Hand, args)),
];

/// Everything that is to be paid, one after the other.
pub(super) fn prices(reader: &mut Reader<'_>) -> Option<Vec<Price>> {
    let mut all = vec![phrase::read(PRICES, reader)?];
    loop {
        let at = reader.at;
        let _ = reader.any(&[", and", "and", ","]);
        let Some(price) = phrase::read(PRICES, reader) else {
            reader.at = at;
            return Some(all);
        };
        all.push(price);
    }
}
