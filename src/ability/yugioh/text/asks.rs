//! What effects cost, what has to hold for them, and what they wait for, phrase by phrase.

use enumset::EnumSet;

use super::super::cards::{Cards, Filter, Pick, Place, Who, Whose};
use super::super::deed::{Price, Test, Verb};
use super::super::{Answers, By, InPhase, Occasion, Summon};
use super::phrase::{Arg, Args, Phrase, also};

fn number(args: &Args, at: usize) -> Option<u32> {
    if let Arg::Number(number) = args.get(at)? { Some(*number) } else { None }
}

fn text(args: &Args, at: usize) -> Option<String> {
    if let Arg::Text(text) = args.get(at)? { Some(text.clone()) } else { None }
}

fn cards(args: &Args, at: usize) -> Option<Cards> {
    if let Arg::Cards(cards) = args.get(at)? { Some(cards.clone()) } else { None }
}

fn pick(args: &Args, at: usize) -> Option<Pick> {
    if let Arg::Pick(pick) = args.get(at)? { Some(pick.clone()) } else { None }
}

fn filter(args: &Args, at: usize) -> Option<Filter> {
    if let Arg::Filter(filter) = args.get(at)? { Some(filter.clone()) } else { None }
}

/// What is paid with cards that lie where such a price is paid from.
fn paid(verb: Verb, args: &Args) -> Option<Price> {
    let mut cards = cards(args, 0)?;
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
    pays!(Discard, "discard {0c}", "scarta {0c}", "défaussez {0c}"),
    pays!(Tribute, "Tribute {0c}", "offri come Tributo {0c}", "Sacrifiez {0c}"),
    pays!(Reveal, "reveal {0c}", "rivela {0c}", "révélez {0c}"),
    also("banish this card from your GY", |_| Some(Price::Move(Verb::Banish, Cards::This))),
    pays!(Banish, "banish {0c}", "bandisci {0c}", "bannissez {0c}"),
    also("send this card from your hand to the GY", |_| Some(Price::Move(Verb::Discard, Cards::This))),
    pays!(Send, "send {0c} to the GY", "manda {0c} al Cimitero", "envoyez {0c} au Cimetière"),
    pays!(Shuffle, "shuffle {0c} into the Deck", "mischia {0c} nel Deck", "mélangez {0c} dans le Deck"),
    also("return {0c} to the Deck", |args| paid(Verb::Shuffle, args)),
    pays!(Hand, "return {0c} to the hand", "fai tornare {0c} nella mano", "renvoyez {0c} à la main"),
    also("return {0c} to your hand", |args| paid(Verb::Hand, args)),
];

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
    also("{0q} is face-up on the field", |args| named(args)),
    also("{0q} remains face-up on the field", |args| named(args)),
    also("{0q} is on the field", |args| named(args)),
    also("there is a face-up {0q} on the field", |args| named(args)),
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

/// An occasion without slots.
macro_rules! on {
    ($on:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase { words: [$en, $it, $fr], make: |_| Some($on), take: |on| (*on == $on).then(Vec::new) }
    };
}

/// A Summon of other monsters.
macro_rules! comes {
    ($how:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Occasion::Comes($how, pick(args, 0)?)),
            take: |on| match on {
                Occasion::Comes(how, pick) if *how == $how => Some(vec![Arg::Pick(pick.clone())]),
                _ => None,
            },
        }
    };
}

/// Another card that is destroyed.
macro_rules! falls {
    ($by:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Occasion::Falls(By::$by, pick(args, 0)?)),
            take: |on| match on {
                Occasion::Falls(By::$by, pick) => Some(vec![Arg::Pick(pick.clone())]),
                _ => None,
            },
        }
    };
}

/// What effects wait for; longer ones before those that they begin like.
pub(super) const OCCASIONS: &[Phrase<Occasion>] = &[
    on!(
        Occasion::Summoned(Summon::normal() | Summon::special() | Summon::Flip),
        "this card is Summoned",
        "questa carta viene Evocata",
        "cette carte est Invoquée"
    ),
    also("this card is Normal Summoned, Flip Summoned, or Special Summoned", |_| {
        Some(Occasion::Summoned(Summon::normal() | Summon::special() | Summon::Flip))
    }),
    also("this card is Normal, Flip, or Special Summoned", |_| {
        Some(Occasion::Summoned(Summon::normal() | Summon::special() | Summon::Flip))
    }),
    on!(
        Occasion::Summoned(Summon::normal() | Summon::special()),
        "this card is Normal or Special Summoned",
        "questa carta viene Evocata Normalmente o Specialmente",
        "cette carte est Invoquée Normalement ou Spécialement"
    ),
    on!(
        Occasion::Summoned(Summon::normal() | Summon::Flip),
        "this card is Normal or Flip Summoned",
        "questa carta viene Evocata Normalmente o per Scoperta",
        "cette carte est Invoquée Normalement ou par Flip"
    ),
    also("this card is Normal Summoned or Flip Summoned", |_| {
        Some(Occasion::Summoned(Summon::normal() | Summon::Flip))
    }),
    also("this card is Normal Summoned or Special Summoned", |_| {
        Some(Occasion::Summoned(Summon::normal() | Summon::special()))
    }),
    on!(
        Occasion::Summoned(Summon::normal()),
        "this card is Normal Summoned",
        "questa carta viene Evocata Normalmente",
        "cette carte est Invoquée Normalement"
    ),
    also("this card is successfully Normal Summoned", |_| Some(Occasion::Summoned(Summon::normal()))),
    on!(
        Occasion::Summoned(Summon::Tribute.into()),
        "this card is Tribute Summoned",
        "questa carta viene Evocata tramite Tributo",
        "cette carte est Invoquée par Sacrifice"
    ),
    on!(
        Occasion::Summoned(Summon::Flip.into()),
        "this card is Flip Summoned",
        "questa carta viene Evocata per Scoperta",
        "cette carte est Invoquée par Flip"
    ),
    on!(
        Occasion::Summoned(Summon::special()),
        "this card is Special Summoned",
        "questa carta viene Evocata Specialmente",
        "cette carte est Invoquée Spécialement"
    ),
    on!(
        Occasion::Summoned(Summon::Fusion.into()),
        "this card is Fusion Summoned",
        "questa carta viene Evocata tramite Fusione",
        "cette carte est Invoquée par Fusion"
    ),
    on!(
        Occasion::Summoned(Summon::Ritual.into()),
        "this card is Ritual Summoned",
        "questa carta viene Evocata tramite Rituale",
        "cette carte est Invoquée Rituellement"
    ),
    on!(
        Occasion::Summoned(Summon::Synchro.into()),
        "this card is Synchro Summoned",
        "questa carta viene Synchro Evocata",
        "cette carte est Invoquée par Synchronisation"
    ),
    on!(
        Occasion::Summoned(Summon::Xyz.into()),
        "this card is Xyz Summoned",
        "questa carta viene Evocata Xyz",
        "cette carte est Invoquée par Xyz"
    ),
    on!(
        Occasion::Destroyed(By::Battle),
        "this card is destroyed by battle and sent to the GY",
        "questa carta viene distrutta in battaglia e mandata al Cimitero",
        "cette carte est détruite au combat et envoyée au Cimetière"
    ),
    also("this card is destroyed by battle", |_| Some(Occasion::Destroyed(By::Battle))),
    on!(
        Occasion::Destroyed(By::Effect),
        "this card is destroyed by a card effect and sent to the GY",
        "questa carta viene distrutta da un effetto e mandata al Cimitero",
        "cette carte est détruite par un effet et envoyée au Cimetière"
    ),
    on!(
        Occasion::Destroyed(By::Any),
        "this card is destroyed and sent to the GY",
        "questa carta viene distrutta e mandata al Cimitero",
        "cette carte est détruite et envoyée au Cimetière"
    ),
    also("this card is destroyed by battle or card effect", |_| Some(Occasion::Destroyed(By::Any))),
    also("this card is destroyed by a card effect", |_| Some(Occasion::Destroyed(By::Effect))),
    also("this card is destroyed", |_| Some(Occasion::Destroyed(By::Any))),
    also("this card on the field is destroyed", |_| Some(Occasion::Destroyed(By::Any))),
    on!(
        Occasion::Sent(Some(Place::Field)),
        "this card is sent from the field to the GY",
        "questa carta viene mandata dal Terreno al Cimitero",
        "cette carte est envoyée du Terrain au Cimetière"
    ),
    on!(
        Occasion::Sent(Some(Place::Hand)),
        "this card is sent from your hand to the GY",
        "questa carta viene mandata dalla tua mano al Cimitero",
        "cette carte est envoyée de votre main au Cimetière"
    ),
    on!(
        Occasion::Sent(Some(Place::Deck)),
        "this card is sent from your Deck to the GY",
        "questa carta viene mandata dal tuo Deck al Cimitero",
        "cette carte est envoyée de votre Deck au Cimetière"
    ),
    on!(
        Occasion::Sent(None),
        "this card is sent to the GY",
        "questa carta viene mandata al Cimitero",
        "cette carte est envoyée au Cimetière"
    ),
    on!(Occasion::Banished, "this card is banished", "questa carta viene bandita", "cette carte est bannie"),
    on!(
        Occasion::Discarded,
        "this card is discarded to the GY",
        "questa carta viene scartata nel Cimitero",
        "cette carte est défaussée au Cimetière"
    ),
    on!(
        Occasion::Leaves,
        "this card leaves the field",
        "questa carta lascia il Terreno",
        "cette carte quitte le Terrain"
    ),
    also("this card is removed from the field", |_| Some(Occasion::Leaves)),
    on!(
        Occasion::Beats,
        "this card destroys an opponent's monster by battle",
        "questa carta distrugge in battaglia un mostro dell'avversario",
        "cette carte détruit un monstre de l'adversaire au combat"
    ),
    on!(
        Occasion::Attacks,
        "this card declares an attack",
        "questa carta dichiara un attacco",
        "cette carte déclare une attaque"
    ),
    on!(Occasion::Attacked, "this card is attacked", "questa carta viene attaccata", "cette carte est attaquée"),
    also("this card is targeted for an attack", |_| Some(Occasion::Attacked)),
    also("this card is selected as an attack target", |_| Some(Occasion::Attacked)),
    on!(
        Occasion::Hits,
        "this card inflicts battle damage to your opponent",
        "questa carta infligge danni da combattimento al tuo avversario",
        "cette carte inflige des dommages de combat à votre adversaire"
    ),
    also("this card inflicts battle damage to your opponent's LP", |_| Some(Occasion::Hits)),
    on!(
        Occasion::Hurt,
        "you take battle damage",
        "subisci danni da combattimento",
        "vous subissez des dommages de combat"
    ),
    on!(
        Occasion::TurnedUp,
        "this card is flipped face-up",
        "questa carta viene scoperta",
        "cette carte est retournée face recto"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::Spell),
        "your opponent activates a Spell",
        "il tuo avversario attiva una Magia",
        "votre adversaire active une Magie"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::SpellTrap),
        "your opponent activates a Spell/Trap",
        "il tuo avversario attiva una Magia/Trappola",
        "votre adversaire active une Magie/Piège"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::Trap),
        "your opponent activates a Trap",
        "il tuo avversario attiva una Trappola",
        "votre adversaire active un Piège"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::Monster),
        "your opponent activates a monster effect",
        "il tuo avversario attiva l'effetto di un mostro",
        "votre adversaire active l'effet d'un monstre"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::Any),
        "your opponent activates a card or effect",
        "il tuo avversario attiva una carta o un effetto",
        "votre adversaire active une carte ou un effet"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::Spell),
        "a Spell is activated",
        "viene attivata una Magia",
        "une Magie est activée"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::SpellTrap),
        "a Spell/Trap is activated",
        "viene attivata una Magia/Trappola",
        "une Magie/Piège est activée"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::Trap),
        "a Trap is activated",
        "viene attivata una Trappola",
        "un Piège est activé"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::Monster),
        "a monster effect is activated",
        "viene attivato l'effetto di un mostro",
        "l'effet d'un monstre est activé"
    ),
    also("an Effect Monster's effect is activated", |_| Some(Occasion::Activated(Who::Each, Answers::Monster))),
    on!(
        Occasion::Activated(Who::Each, Answers::Any),
        "a card or effect is activated",
        "viene attivata una carta o un effetto",
        "une carte ou un effet est activé"
    ),
    also("an opponent's monster declares an attack", |_| {
        let one = super::super::cards::Count::Exactly(1);
        let whose = Whose::Opponent;
        Some(Occasion::Attack(Pick { whose, ..Pick::monsters(one, Vec::new()) }))
    }),
    also("your opponent's monster declares an attack", |_| {
        let one = super::super::cards::Count::Exactly(1);
        Some(Occasion::Attack(Pick { whose: Whose::Opponent, ..Pick::monsters(one, Vec::new()) }))
    }),
    also("your opponent declares an attack", |_| {
        let one = super::super::cards::Count::Exactly(1);
        Some(Occasion::Attack(Pick { whose: Whose::Opponent, ..Pick::monsters(one, Vec::new()) }))
    }),
    also("a monster declares an attack", |_| {
        Some(Occasion::Attack(Pick::monsters(super::super::cards::Count::Exactly(1), Vec::new())))
    }),
    Phrase {
        words: ["{0p} declares an attack", "{0p} dichiara un attacco", "{0p} déclare une attaque"],
        make: |args| Some(Occasion::Attack(pick(args, 0)?)),
        take: |on| if let Occasion::Attack(pick) = on { Some(vec![Arg::Pick(pick.clone())]) } else { None },
    },
    also("your opponent Normal Summons a monster", |_| Some(theirs(Summon::normal()))),
    also("your opponent Normal or Flip Summons a monster", |_| Some(theirs(Summon::normal() | Summon::Flip))),
    also("your opponent Special Summons a monster", |_| Some(theirs(Summon::special()))),
    also("your opponent Summons a monster", |_| Some(theirs(Summon::normal() | Summon::special() | Summon::Flip))),
    comes!(
        Summon::normal() | Summon::special() | Summon::Flip,
        "{0p} is Summoned",
        "{0p} viene Evocato",
        "{0p} est Invoqué"
    ),
    comes!(
        Summon::normal(),
        "{0p} is Normal Summoned",
        "{0p} viene Evocato Normalmente",
        "{0p} est Invoqué Normalement"
    ),
    comes!(
        Summon::normal() | Summon::Flip,
        "{0p} is Normal or Flip Summoned",
        "{0p} viene Evocato Normalmente o per Scoperta",
        "{0p} est Invoqué Normalement ou par Flip"
    ),
    comes!(
        Summon::normal() | Summon::special(),
        "{0p} is Normal or Special Summoned",
        "{0p} viene Evocato Normalmente o Specialmente",
        "{0p} est Invoqué Normalement ou Spécialement"
    ),
    comes!(
        Summon::special(),
        "{0p} is Special Summoned",
        "{0p} viene Evocato Specialmente",
        "{0p} est Invoqué Spécialement"
    ),
    comes!(
        EnumSet::only(Summon::Synchro),
        "{0p} is Synchro Summoned",
        "{0p} viene Synchro Evocato",
        "{0p} est Invoqué par Synchronisation"
    ),
    falls!(Battle, "{0p} is destroyed by battle", "{0p} viene distrutto in battaglia", "{0p} est détruit au combat"),
    falls!(
        Effect,
        "{0p} is destroyed by a card effect",
        "{0p} viene distrutto da un effetto",
        "{0p} est détruit par un effet"
    ),
    falls!(Any, "{0p} is destroyed", "{0p} viene distrutto", "{0p} est détruit"),
];

fn theirs(how: EnumSet<Summon>) -> Occasion {
    let one = super::super::cards::Count::Exactly(1);
    Occasion::Comes(how, Pick { whose: Whose::Opponent, ..Pick::monsters(one, Vec::new()) })
}

/// A phase of somebody.
macro_rules! phase {
    ($phase:ident, $who:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |_| Some((InPhase::$phase, Who::$who)),
            take: |it| (*it == (InPhase::$phase, Who::$who)).then(Vec::new),
        }
    };
}

/// The phases that effects are activated in.
pub(super) const PHASES: &[Phrase<(InPhase, Who)>] = &[
    phase!(Standby, You, "during your Standby Phase", "durante la tua Standby Phase", "durant votre Standby Phase"),
    phase!(
        Standby,
        Opponent,
        "during your opponent's Standby Phase",
        "durante la Standby Phase del tuo avversario",
        "durant la Standby Phase de votre adversaire"
    ),
    phase!(Standby, Each, "during the Standby Phase", "durante la Standby Phase", "durant la Standby Phase"),
    also("during each Standby Phase", |_| Some((InPhase::Standby, Who::Each))),
    phase!(End, You, "during your End Phase", "durante la tua End Phase", "durant votre End Phase"),
    phase!(
        End,
        Opponent,
        "during your opponent's End Phase",
        "durante la End Phase del tuo avversario",
        "durant la End Phase de votre adversaire"
    ),
    phase!(End, Each, "during the End Phase", "durante la End Phase", "durant la End Phase"),
    also("during each End Phase", |_| Some((InPhase::End, Who::Each))),
    phase!(Draw, You, "during your Draw Phase", "durante la tua Draw Phase", "durant votre Draw Phase"),
    phase!(
        BattleEnds,
        Each,
        "at the end of the Battle Phase",
        "alla fine della Battle Phase",
        "à la fin de la Battle Phase"
    ),
];
