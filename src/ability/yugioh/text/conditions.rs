//! What has to hold for effects, phrase by phrase.

use super::super::cards::{Filter, Pick, Place, Who, Whose};
use super::super::deed::Test;
use super::phrase::{self, Arg, Args, Phrase, also};
use super::reader::Reader;

fn number(args: &Args, at: usize) -> Option<u32> {
    if let Arg::Number(number) = args.get(at)? { Some(*number) } else { None }
}

fn text(args: &Args, at: usize) -> Option<String> {
    if let Arg::Text(text) = args.get(at)? { Some(text.clone()) } else { None }
}

fn filter(args: &Args, at: usize) -> Option<Filter> {
    if let Arg::Filter(filter) = args.get(at)? { Some(filter.clone()) } else { None }
}

/// A test without slots.
macro_rules! test {
    ($test:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase { words: [$en, $it, $fr], make: |_| Some($test), take: |test| (*test == $test).then(Vec::new) }
    };
}

fn none_of(mut pick: Pick) -> Test {
    pick.count = super::super::cards::Count::All;
    Test::HaveNo(pick)
}

/// A pick that is spoken of as had: without its place in the words where that is the field.
fn at(whose: Whose, place: Place, mut pick: Pick) -> Option<Pick> {
    let bare = pick.places == Place::Field && pick.whose == Whose::Any;
    pick.whose = whose;
    pick.places = place.into();
    bare.then_some(pick)
}

fn at_of(whose: Whose, place: Place, pick: &Pick) -> Option<Args> {
    let fits = pick.whose == whose && pick.places == place;
    let mut pick = pick.clone();
    pick.whose = Whose::Any;
    pick.places = Place::Field.into();
    fits.then(|| vec![Arg::Filter(pick.filter.clone()), Arg::Number(u32::try_from(pick.least()).unwrap_or(1))])
}

/// A phrase about cards that somebody has somewhere.
macro_rules! has {
    ($whose:ident, $place:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| {
                let filter = filter(args, 0)?;
                let count = super::super::cards::Count::Exactly(u8::try_from(number(args, 1)?).ok()?);
                let bare = Pick { count, filter, whose: Whose::Any, places: Place::Field.into() };
                at(Whose::$whose, Place::$place, bare).map(Test::Have)
            },
            take: |test| match test {
                Test::Have(pick) => at_of(Whose::$whose, Place::$place, pick),
                _ => None,
            },
        }
    };
}

/// A phrase about cards that somebody does not have.
macro_rules! lacks {
    ($whose:ident, $place:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| {
                let count = super::super::cards::Count::All;
                let bare = Pick { count, filter: filter(args, 0)?, whose: Whose::Any, places: Place::Field.into() };
                at(Whose::$whose, Place::$place, bare).map(none_of)
            },
            take: |test| match test {
                Test::HaveNo(pick) if pick.whose == Whose::$whose && pick.places == Place::$place => {
                    Some(vec![Arg::Filter(pick.filter.clone())])
                }
                _ => None,
            },
        }
    };
}

/// What has to hold.
pub(super) const TESTS: &[Phrase<Test>] = &[
    test!(
        Test::Fewer,
        "your opponent controls more monsters than you do",
        "il tuo avversario controlla più mostri di te",
        "votre adversaire contrôle plus de monstres que vous"
    ),
    test!(
        Test::LpLess,
        "your LP are lower than your opponent's",
        "i tuoi LP sono inferiori a quelli del tuo avversario",
        "vos LP sont inférieurs à ceux de votre adversaire"
    ),
    test!(
        Test::EmptyHand,
        "you have no cards in your hand",
        "non hai carte in mano",
        "vous n'avez aucune carte dans votre main"
    ),
    lacks!(
        You,
        Graveyard,
        "there are no {0w} in your GY",
        "non ci sono {0w} nel tuo Cimitero",
        "il n'y a pas de {0w} dans votre Cimetière"
    ),
    lacks!(
        Any,
        Field,
        "there are no {0w} on the field",
        "non ci sono {0w} sul Terreno",
        "il n'y a pas de {0w} sur le Terrain"
    ),
    lacks!(You, Field, "you control no {0w}", "non controlli {0w}", "vous ne contrôlez pas de {0w}"),
    lacks!(
        Opponent,
        Field,
        "your opponent controls no {0w}",
        "il tuo avversario non controlla {0w}",
        "votre adversaire ne contrôle pas de {0w}"
    ),
    Phrase {
        words: [
            "the only monsters you control are {0w}",
            "i soli mostri che controlli sono {0w}",
            "les seuls monstres que vous contrôlez sont {0w}",
        ],
        make: |args| Some(Test::Only(filter(args, 0)?)),
        take: |test| if let Test::Only(filter) = test { Some(vec![Arg::Filter(filter.clone())]) } else { None },
    },
    has!(You, Field, "you control {1n} or more {0w}", "controlli {1n} o più {0w}", "vous contrôlez {1n} {0w} ou plus"),
    has!(
        Opponent,
        Field,
        "your opponent controls {1n} or more {0w}",
        "il tuo avversario controlla {1n} o più {0w}",
        "votre adversaire contrôle {1n} {0w} ou plus"
    ),
    has!(
        You,
        Graveyard,
        "there are {1n} or more {0w} in your GY",
        "ci sono {1n} o più {0w} nel tuo Cimitero",
        "il y a {1n} {0w} ou plus dans votre Cimetière"
    ),
    has!(
        Any,
        Field,
        "there are {1n} or more {0w} on the field",
        "ci sono {1n} o più {0w} sul Terreno",
        "il y a {1n} {0w} ou plus sur le Terrain"
    ),
    has!(
        Opponent,
        Hand,
        "your opponent has {1n} or more {0w} in their hand",
        "il tuo avversario ha {1n} o più {0w} in mano",
        "votre adversaire a {1n} {0w} ou plus dans sa main"
    ),
    also("{0q} is face-up on the field", named),
    also("{0q} remains face-up on the field", named),
    also("{0q} is on the field", named),
    also("there is a face-up {0q} on the field", named),
    also("you control another {0w}", |args| another(args, Whose::You)),
    also("another {0w} is on the field", |args| another(args, Whose::Any)),
    also("there is another {0w} on the field", |args| another(args, Whose::Any)),
    also("{0q} is not on the field", unnamed),
    also("{0q} is not face-up on the field", unnamed),
    also("there is no {0w} on the field", |args| lacked(args, Whose::Any)),
    also("there is no other {0w} on the field", |args| lacked_other(args, Whose::Any)),
    also("you do not control a {0w}", |args| lacked(args, Whose::You)),
    also("you do not control {0w}", |args| lacked(args, Whose::You)),
    also("it has no materials", |_| Some(Test::NoMaterial)),
    also("this card has no materials", |_| Some(Test::NoMaterial)),
    also("it has no material", |_| Some(Test::NoMaterial)),
    also("it has material", |_| Some(Test::Material)),
    also("you have no {0w} in your gy", |args| {
        let count = super::super::cards::Count::All;
        let bare = Pick { count, filter: filter(args, 0)?, whose: Whose::Any, places: Place::Field.into() };
        at(Whose::You, Place::Graveyard, bare).map(none_of)
    }),
    also("you have {0n} or more {1w} in your gy", |args| had(args, Whose::You, Place::Graveyard)),
    also("there is {0n} or more {1w} in your gy", |args| had(args, Whose::You, Place::Graveyard)),
    also("you control {0n} {1w}", |args| had(args, Whose::You, Place::Field)),
    also("your opponent controls {0n} {1w}", |args| had(args, Whose::Opponent, Place::Field)),
    also("you have {0n} {1w} in your GY", |args| had(args, Whose::You, Place::Graveyard)),
    also("{0n} {1w} is on the field", |args| had(args, Whose::Any, Place::Field)),
    also("there is {0n} {1w} on the field", |args| had(args, Whose::Any, Place::Field)),
    also("you control {0w}", |args| {
        let count = super::super::cards::Count::Exactly(1);
        Some(Test::Have(Pick { count, filter: filter(args, 0)?, whose: Whose::You, places: Place::Field.into() }))
    }),
    also("your opponent controls {0w}", |args| {
        let count = super::super::cards::Count::Exactly(1);
        Some(Test::Have(Pick { count, filter: filter(args, 0)?, whose: Whose::Opponent, places: Place::Field.into() }))
    }),
    test!(Test::Turn(Who::You), "it is your turn", "è il tuo turno", "c'est votre tour"),
    test!(
        Test::Turn(Who::Opponent),
        "it is your opponent's turn",
        "è il turno del tuo avversario",
        "c'est le tour de votre adversaire"
    ),
    test!(Test::Battle, "it is the Battle Phase", "è la Battle Phase", "c'est la Battle Phase"),
    test!(Test::NoDamageStep, "it is not the Damage Step", "non è il Damage Step", "ce n'est pas la Damage Step"),
    test!(Test::WasUp, "this card was face-up", "questa carta era scoperta", "cette carte était face recto"),
    test!(
        Test::Attack,
        "this card is in Attack Position",
        "questa carta è in Posizione di Attacco",
        "cette carte est en Position d'Attaque"
    ),
    test!(
        Test::Defense,
        "this card is in Defense Position",
        "questa carta è in Posizione di Difesa",
        "cette carte est en Position de Défense"
    ),
    test!(
        Test::NoMaterial,
        "this card has no material",
        "questa carta non ha Materiali Xyz",
        "cette carte n'a pas de Matériel Xyz"
    ),
    test!(Test::Material, "this card has material", "questa carta ha Materiali Xyz", "cette carte a du Matériel Xyz"),
    also("this card has material on it", |_| Some(Test::Material)),
    test!(
        Test::JustCame,
        "this card was Normal Summoned or flipped face-up this turn",
        "questa carta è stata Evocata Normalmente o scoperta in questo turno",
        "cette carte a été Invoquée Normalement ou retournée face recto ce tour"
    ),
    Phrase {
        words: [
            "this card battles {0w} in this Damage Step",
            "questa carta combatte {0w} in questo Damage Step",
            "cette carte combat {0w} dans cette Damage Step",
        ],
        make: |args| Some(Test::Fights(filter(args, 0)?)),
        take: |test| if let Test::Fights(filter) = test { Some(vec![Arg::Filter(filter.clone())]) } else { None },
    },
    test!(Test::Attacks, "this card attacks", "questa carta attacca", "cette carte attaque"),
    Phrase {
        words: ["your LP are {0n} or less", "i tuoi LP sono {0n} o meno", "vos LP sont de {0n} ou moins"],
        make: |args| Some(Test::LpMost(i32::try_from(number(args, 0)?).ok()?)),
        take: |test| {
            if let Test::LpMost(lp) = test { Some(vec![Arg::Number(lp.unsigned_abs())]) } else { None }
        },
    },
    Phrase {
        words: [
            "this card has {0n} or more {1k}",
            "questa carta ha {0n} o più Segnalini {1k}",
            "cette carte a {0n} Compteurs {1k} ou plus",
        ],
        make: |args| Some(Test::Counter(u8::try_from(number(args, 0)?).ok()?, text(args, 1)?)),
        take: |test| match test {
            Test::Counter(count, kind) => Some(vec![Arg::Number((*count).into()), Arg::Text(kind.clone())]),
            _ => None,
        },
    },
];

/// No card of a name lies face-up on the field.
fn unnamed(args: &Args) -> Option<Test> {
    match named(args)? {
        Test::Have(pick) => Some(none_of(pick)),
        _ => None,
    }
}

fn another(args: &Args, whose: Whose) -> Option<Test> {
    use super::super::cards::{Count, Is};
    let mut filter = filter(args, 0)?;
    filter.insert(0, Is::Other);
    Some(Test::Have(Pick { count: Count::Exactly(1), filter, whose, places: Place::Field.into() }))
}

fn lacked(args: &Args, whose: Whose) -> Option<Test> {
    let count = super::super::cards::Count::All;
    Some(Test::HaveNo(Pick { count, filter: filter(args, 0)?, whose, places: Place::Field.into() }))
}

fn lacked_other(args: &Args, whose: Whose) -> Option<Test> {
    let Test::HaveNo(mut pick) = lacked(args, whose)? else { return None };
    pick.filter.insert(0, super::super::cards::Is::Other);
    Some(Test::HaveNo(pick))
}

/// A card of a name that lies face-up on the field.
fn named(args: &Args) -> Option<Test> {
    use super::super::cards::{Count, Is};
    let filter = vec![Is::FaceUp, Is::Named(text(args, 0)?)];
    Some(Test::Have(Pick { count: Count::Exactly(1), filter, whose: Whose::Any, places: Place::Field.into() }))
}

fn had(args: &Args, whose: Whose, place: Place) -> Option<Test> {
    let count = super::super::cards::Count::Exactly(u8::try_from(number(args, 0)?).ok()?);
    Some(Test::Have(Pick { count, filter: filter(args, 1)?, whose, places: place.into() }))
}

/// Conditions that stand before something: `if …` or `while …`, and more of them behind "and".
pub(super) fn tests(reader: &mut Reader<'_>, words: &[&str]) -> Option<Vec<Test>> {
    let start = reader.at;
    if !reader.any(words) {
        return None;
    }
    let Some(first) = phrase::read(TESTS, reader) else {
        reader.at = start;
        return None;
    };
    let mut tests = vec![first];
    loop {
        let at = reader.at;
        let _ = reader.any(&["and", ", and"]);
        match phrase::read(TESTS, reader) {
            Some(test) if reader.at > at + 1 => tests.push(test),
            _ => {
                reader.at = at;
                break;
            }
        }
    }
    Some(tests)
}
