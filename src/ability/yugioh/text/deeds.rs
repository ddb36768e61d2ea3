//! What effects do, phrase by phrase.

use super::super::cards::{Amount, Cards, Per, Who};
use super::super::deed::{Act, Deed, Gain, Lies, Turn, Until, Verb, Word};
use super::phrase::{Arg, Args, Phrase, also};

fn number(args: &Args, at: usize) -> Option<u32> {
    if let Arg::Number(number) = args.get(at)? { Some(*number) } else { None }
}

fn small(args: &Args, at: usize) -> Option<u8> {
    u8::try_from(number(args, at)?).ok()
}

fn stat(args: &Args, at: usize) -> Option<i32> {
    i32::try_from(number(args, at)?).ok()
}

fn per(args: &Args, at: usize) -> Option<Per> {
    if let Arg::Per(per) = args.get(at)? { Some(per.clone()) } else { None }
}

fn cards(args: &Args, at: usize) -> Option<Cards> {
    if let Arg::Cards(cards) = args.get(at)? { Some(cards.clone()) } else { None }
}

fn text(args: &Args, at: usize) -> Option<String> {
    if let Arg::Text(text) = args.get(at)? { Some(text.clone()) } else { None }
}

fn of_filter(args: &Args, at: usize) -> Option<super::super::cards::Filter> {
    if let Arg::Filter(filter) = args.get(at)? { Some(filter.clone()) } else { None }
}

fn many(times: u32) -> Arg {
    Arg::Number(times)
}

fn size(stat: i32) -> Arg {
    Arg::Number(stat.unsigned_abs())
}

fn moves(verb: Verb, args: &Args) -> Option<Deed> {
    Some(Deed::Move(verb, cards(args, 0)?))
}

/// A deed with a number and what it is multiplied by.
fn amount(args: &Args) -> Option<Amount> {
    Some(Amount { times: number(args, 0)?, per: per(args, 1)? })
}

fn of_value(args: &Args) -> Option<Amount> {
    Some(Amount { times: 1, per: per(args, 0)? })
}

fn counted(amount: &Amount) -> Option<Args> {
    let plain = matches!(amount.per, Per::One | Per::Each(_) | Per::Counter(_));
    plain.then(|| vec![many(amount.times), Arg::Per(amount.per.clone())])
}

fn valued(amount: &Amount) -> Option<Args> {
    let value = amount.times == 1 && matches!(amount.per, Per::Atk(_) | Per::HalfAtk(_) | Per::Def(_));
    value.then(|| vec![Arg::Per(amount.per.clone())])
}

/// A phrase about one verb.
macro_rules! verb {
    ($verb:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| moves(Verb::$verb, args),
            take: |deed| match deed {
                Deed::Move(Verb::$verb, cards) => Some(vec![Arg::Cards(cards.clone())]),
                _ => None,
            },
        }
    };
}

/// A phrase without slots.
macro_rules! plain {
    ($deed:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase { words: [$en, $it, $fr], make: |_| Some($deed), take: |deed| (*deed == $deed).then(Vec::new) }
    };
}

/// A phrase about a number, for one player.
macro_rules! counts {
    ($variant:ident, $who:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Deed::$variant(Who::$who, amount(args)?)),
            take: |deed| match deed {
                Deed::$variant(Who::$who, amount) => counted(amount),
                _ => None,
            },
        }
    };
}

/// A phrase about a value, for one player.
macro_rules! values {
    ($variant:ident, $who:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Deed::$variant(Who::$who, of_value(args)?)),
            take: |deed| match deed {
                Deed::$variant(Who::$who, amount) => valued(amount),
                _ => None,
            },
        }
    };
}

/// A phrase about a position that is changed.
macro_rules! turns {
    ($turn:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Deed::Turn(cards(args, 0)?, $turn)),
            take: |deed| match deed {
                Deed::Turn(cards, turn) if *turn == $turn => Some(vec![Arg::Cards(cards.clone())]),
                _ => None,
            },
        }
    };
}

/// A phrase about ATK, DEF or both that are gained or lost.
macro_rules! stats {
    ($until:ident, $sign:literal, $atk:literal, $def:literal, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| {
                let by = $sign * stat(args, 1)?;
                Some(Deed::Gain(cards(args, 0)?, Gain::Stats(by * $atk, by * $def, per(args, 2)?), Until::$until))
            },
            take: |deed| match deed {
                Deed::Gain(cards, Gain::Stats(atk, def, per), Until::$until) => {
                    let by = if $atk == 1 { *atk } else { *def };
                    let fits = by * $sign > 0 && *atk == by * $atk && *def == by * $def;
                    let plain = matches!(per, Per::One | Per::Each(_) | Per::Counter(_));
                    (fits && plain).then(|| vec![Arg::Cards(cards.clone()), size(by), Arg::Per(per.clone())])
                }
                _ => None,
            },
        }
    };
}

/// The same, where the end of the turn is said otherwise, or before.
fn until_end(sign: i32, [atk, def]: [i32; 2], args: &Args) -> Option<Deed> {
    let by = sign * stat(args, 1)?;
    Some(Deed::Gain(cards(args, 0)?, Gain::Stats(by * atk, by * def, per(args, 2)?), Until::TurnEnds))
}

/// A phrase about a word that cards gain.
macro_rules! gains {
    ($until:ident, $word:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Words(vec![Word::$word]), Until::$until)),
            take: |deed| match deed {
                Deed::Gain(cards, Gain::Words(words), Until::$until) if *words == [Word::$word] => {
                    Some(vec![Arg::Cards(cards.clone())])
                }
                _ => None,
            },
        }
    };
}

/// A phrase about Special Summons in a position.
macro_rules! summons {
    ($lies:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Deed::Summon(cards(args, 0)?, $lies)),
            take: |deed| match deed {
                Deed::Summon(cards, lies) if *lies == $lies => Some(vec![Arg::Cards(cards.clone())]),
                _ => None,
            },
        }
    };
}

/// A phrase about what somebody is kept from.
macro_rules! forbids {
    ($who:ident, $act:ident, $until:ident, $en:literal, $it:literal, $fr:literal) => {
        plain!(Deed::Forbid(Who::$who, Act::$act, Until::$until), $en, $it, $fr)
    };
}

/// All of them; longer ones before those that they begin like.
pub(super) const DEEDS: &[Phrase<Deed>] = &[
    verb!(Destroy, "destroy {0c}", "distruggi {0c}", "détruisez {0c}"),
    verb!(Banish, "banish {0c}", "bandisci {0c}", "bannissez {0c}"),
    also("remove {0c} from play", |args| moves(Verb::Banish, args)),
    verb!(Tribute, "Tribute {0c}", "offri come Tributo {0c}", "Sacrifiez {0c}"),
    verb!(Reveal, "reveal {0c}", "rivela {0c}", "révélez {0c}"),
    verb!(Send, "send {0c} to the GY", "manda {0c} al Cimitero", "envoyez {0c} au Cimetière"),
    also("send {0c} to their GY", |args| moves(Verb::Send, args)),
    also("send {0c} to your GY", |args| moves(Verb::Send, args)),
    verb!(Hand, "add {0c} to your hand", "aggiungi {0c} alla tua mano", "ajoutez {0c} à votre main"),
    also("return {0c} to the hand", |args| moves(Verb::Hand, args)),
    also("return {0c} to your hand", |args| moves(Verb::Hand, args)),
    also("return {0c} to their hand", |args| moves(Verb::Hand, args)),
    also("add {0c} to the hand", |args| moves(Verb::Hand, args)),
    verb!(Top, "place {0c} on the top of the Deck", "metti {0c} in cima al Deck", "placez {0c} au-dessus du Deck"),
    also("return {0c} to the top of the Deck", |args| moves(Verb::Top, args)),
    also("return {0c} to the top of your Deck", |args| moves(Verb::Top, args)),
    also("place {0c} on top of the Deck", |args| moves(Verb::Top, args)),
    also("place {0c} on the top of your Deck", |args| moves(Verb::Top, args)),
    also("place {0c} on top of your Deck", |args| moves(Verb::Top, args)),
    also("return {0c} to the top of its owner's Deck", |args| moves(Verb::Top, args)),
    verb!(
        Bottom,
        "place {0c} on the bottom of the Deck",
        "metti {0c} in fondo al Deck",
        "placez {0c} en dessous du Deck"
    ),
    also("return {0c} to the bottom of the Deck", |args| moves(Verb::Bottom, args)),
    verb!(Shuffle, "shuffle {0c} into the Deck", "mischia {0c} nel Deck", "mélangez {0c} dans le Deck"),
    also("shuffle {0c} into your Deck", |args| moves(Verb::Shuffle, args)),
    also("return {0c} to the Deck", |args| moves(Verb::Shuffle, args)),
    also("return {0c} to your Deck", |args| moves(Verb::Shuffle, args)),
    also("return {0c} to the Extra Deck", |args| moves(Verb::Shuffle, args)),
    verb!(Set, "Set {0c}", "Posiziona {0c}", "Posez {0c}"),
    counts!(Draw, You, "draw {0i:card|cards}{1e}", "pesca {0i:carta|carte}{1e}", "piochez {0i:carte|cartes}{1e}"),
    counts!(
        Draw,
        Opponent,
        "your opponent draws {0i:card|cards}{1e}",
        "il tuo avversario pesca {0i:carta|carte}{1e}",
        "votre adversaire pioche {0i:carte|cartes}{1e}"
    ),
    counts!(
        Draw,
        Each,
        "each player draws {0i:card|cards}{1e}",
        "ogni giocatore pesca {0i:carta|carte}{1e}",
        "chaque joueur pioche {0i:carte|cartes}{1e}"
    ),
    also("both players draw {0i:card|cards}{1e}", |args| Some(Deed::Draw(Who::Each, amount(args)?))),
    Phrase {
        words: [
            "your opponent discards {0i:random card|random cards}",
            "il tuo avversario scarta {0i:carta a caso|carte a caso}",
            "votre adversaire défausse {0i:carte au hasard|cartes au hasard}",
        ],
        make: |args| Some(Deed::Discard(Who::Opponent, small(args, 0)?, true)),
        take: |deed| match deed {
            Deed::Discard(Who::Opponent, count, true) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    also("discard {0i:random card|random cards} from your opponent's hand", |args| {
        Some(Deed::Discard(Who::Opponent, small(args, 0)?, true))
    }),
    also("your opponent randomly discards {0i:card|cards}", |args| {
        Some(Deed::Discard(Who::Opponent, small(args, 0)?, true))
    }),
    Phrase {
        words: [
            "your opponent discards {0i:card|cards}",
            "il tuo avversario scarta {0i:carta|carte}",
            "votre adversaire défausse {0i:carte|cartes}",
        ],
        make: |args| Some(Deed::Discard(Who::Opponent, small(args, 0)?, false)),
        take: |deed| match deed {
            Deed::Discard(Who::Opponent, count, false) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "discard {0i:random card|random cards}",
            "scarta {0i:carta a caso|carte a caso}",
            "défaussez {0i:carte au hasard|cartes au hasard}",
        ],
        make: |args| Some(Deed::Discard(Who::You, small(args, 0)?, true)),
        take: |deed| match deed {
            Deed::Discard(Who::You, count, true) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    also("discard {0i:card|cards} from your hand", |args| Some(Deed::Discard(Who::You, small(args, 0)?, false))),
    Phrase {
        words: ["discard {0i:card|cards}", "scarta {0i:carta|carte}", "défaussez {0i:carte|cartes}"],
        make: |args| Some(Deed::Discard(Who::You, small(args, 0)?, false)),
        take: |deed| match deed {
            Deed::Discard(Who::You, count, false) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "send the top {0i:card|cards} of your Deck to the GY",
            "manda {0i:carta|carte} dalla cima del tuo Deck al Cimitero",
            "envoyez {0i:carte|cartes} du dessus de votre Deck au Cimetière",
        ],
        make: |args| Some(Deed::Mill(Who::You, small(args, 0)?)),
        take: |deed| match deed {
            Deed::Mill(Who::You, count) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    also("send the top card of your Deck to the GY", |_| Some(Deed::Mill(Who::You, 1))),
    Phrase {
        words: [
            "send the top {0i:card|cards} of your opponent's Deck to the GY",
            "manda {0i:carta|carte} dalla cima del Deck del tuo avversario al Cimitero",
            "envoyez {0i:carte|cartes} du dessus du Deck de votre adversaire au Cimetière",
        ],
        make: |args| Some(Deed::Mill(Who::Opponent, small(args, 0)?)),
        take: |deed| match deed {
            Deed::Mill(Who::Opponent, count) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    also("send the top card of your opponent's Deck to the GY", |_| Some(Deed::Mill(Who::Opponent, 1))),
    counts!(
        Damage,
        Opponent,
        "inflict {0n} damage to your opponent{1e}",
        "infliggi {0n} danni al tuo avversario{1e}",
        "infligez {0n} points de dommages à votre adversaire{1e}"
    ),
    also("inflict {0n} points of damage to your opponent{1e}", |args| Some(Deed::Damage(Who::Opponent, amount(args)?))),
    also("inflict {0n} damage to your opponent's LP{1e}", |args| Some(Deed::Damage(Who::Opponent, amount(args)?))),
    also("inflict {0n} points of damage to your opponent's LP{1e}", |args| {
        Some(Deed::Damage(Who::Opponent, amount(args)?))
    }),
    values!(
        Damage,
        Opponent,
        "inflict damage to your opponent equal to {0v}",
        "infliggi al tuo avversario danni pari a {0v}",
        "infligez à votre adversaire des dommages égaux à {0v}"
    ),
    counts!(Damage, You, "take {0n} damage{1e}", "subisci {0n} danni{1e}", "subissez {0n} points de dommages{1e}"),
    also("you take {0n} damage{1e}", |args| Some(Deed::Damage(Who::You, amount(args)?))),
    also("inflict {0n} damage to you{1e}", |args| Some(Deed::Damage(Who::You, amount(args)?))),
    values!(
        Damage,
        You,
        "take damage equal to {0v}",
        "subisci danni pari a {0v}",
        "subissez des dommages égaux à {0v}"
    ),
    counts!(
        Damage,
        Each,
        "inflict {0n} damage to each player{1e}",
        "infliggi {0n} danni a ogni giocatore{1e}",
        "infligez {0n} points de dommages à chaque joueur{1e}"
    ),
    Phrase {
        words: [
            "roll a six-sided die and inflict damage to your opponent equal to the result x {0n}",
            "lancia un dado e infliggi al tuo avversario danni pari al risultato x {0n}",
            "lancez un dé et infligez à votre adversaire des dommages égaux au résultat x {0n}",
        ],
        make: |args| Some(Deed::Damage(Who::Opponent, Amount { times: number(args, 0)?, per: Per::Die })),
        take: |deed| match deed {
            Deed::Damage(Who::Opponent, Amount { times, per: Per::Die }) => Some(vec![many(*times)]),
            _ => None,
        },
    },
    counts!(GainLp, You, "gain {0n} LP{1e}", "guadagni {0n} LP{1e}", "gagnez {0n} LP{1e}"),
    also("you gain {0n} LP{1e}", |args| Some(Deed::GainLp(Who::You, amount(args)?))),
    also("increase your LP by {0n} points{1e}", |args| Some(Deed::GainLp(Who::You, amount(args)?))),
    also("increase your LP by {0n}{1e}", |args| Some(Deed::GainLp(Who::You, amount(args)?))),
    also("decrease your opponent's LP by {0n} points{1e}", |args| Some(Deed::LoseLp(Who::Opponent, amount(args)?))),
    values!(GainLp, You, "gain LP equal to {0v}", "guadagni LP pari a {0v}", "gagnez des LP égaux à {0v}"),
    also("you gain LP equal to {0v}", |args| Some(Deed::GainLp(Who::You, of_value(args)?))),
    counts!(
        GainLp,
        Opponent,
        "your opponent gains {0n} LP{1e}",
        "il tuo avversario guadagna {0n} LP{1e}",
        "votre adversaire gagne {0n} LP{1e}"
    ),
    counts!(
        GainLp,
        Each,
        "each player gains {0n} LP{1e}",
        "ogni giocatore guadagna {0n} LP{1e}",
        "chaque joueur gagne {0n} LP{1e}"
    ),
    counts!(LoseLp, You, "lose {0n} LP{1e}", "perdi {0n} LP{1e}", "perdez {0n} LP{1e}"),
    counts!(
        LoseLp,
        Opponent,
        "your opponent loses {0n} LP{1e}",
        "il tuo avversario perde {0n} LP{1e}",
        "votre adversaire perd {0n} LP{1e}"
    ),
    Phrase {
        words: [
            "Fusion Summon 1 {0o} from your Extra Deck, using monsters from your hand or field as Fusion Material",
            "Evoca tramite Fusione 1 {0o} dal tuo Extra Deck con mostri dalla tua mano o Terreno come Materiali da Fusione",
            "Invoquez par Fusion 1 {0o} de votre Extra Deck avec des monstres de votre main ou Terrain comme Matériels",
        ],
        make: |args| Some(Deed::Fusion(of_filter(args, 0)?)),
        take: |deed| match deed {
            Deed::Fusion(filter) => Some(vec![Arg::Filter(filter.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "Ritual Summon 1 {0o} from your hand with Tributes from your hand or field whose total Levels equal its Level",
            "Evoca tramite Rituale 1 {0o} dalla tua mano offrendo Tributi con Livelli pari in totale al suo",
            "Invoquez Rituellement 1 {0o} de votre main en Sacrifiant des monstres de Niveau total égal au sien",
        ],
        make: |args| Some(Deed::Ritual(of_filter(args, 0)?, true)),
        take: |deed| match deed {
            Deed::Ritual(filter, true) => Some(vec![Arg::Filter(filter.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "Ritual Summon 1 {0o} from your hand with Tributes from your hand or field whose total Levels equal or exceed its Level",
            "Evoca tramite Rituale 1 {0o} dalla tua mano offrendo Tributi con Livelli pari in totale almeno al suo",
            "Invoquez Rituellement 1 {0o} de votre main en Sacrifiant des monstres de Niveau total au moins égal au sien",
        ],
        make: |args| Some(Deed::Ritual(of_filter(args, 0)?, false)),
        take: |deed| match deed {
            Deed::Ritual(filter, false) => Some(vec![Arg::Filter(filter.clone())]),
            _ => None,
        },
    },
    summons!(
        Some(Lies::Attack),
        "Special Summon {0c} in Attack Position",
        "Evoca Specialmente {0c} in Posizione di Attacco",
        "Invoquez Spécialement {0c} en Position d'Attaque"
    ),
    summons!(
        Some(Lies::Defense),
        "Special Summon {0c} in Defense Position",
        "Evoca Specialmente {0c} in Posizione di Difesa",
        "Invoquez Spécialement {0c} en Position de Défense"
    ),
    summons!(
        Some(Lies::Down),
        "Special Summon {0c} in face-down Defense Position",
        "Evoca Specialmente {0c} coperta in Posizione di Difesa",
        "Invoquez Spécialement {0c} face verso en Position de Défense"
    ),
    also("Special Summon {0c} from your GY in Defense Position", |args| {
        Some(Deed::Summon(cards(args, 0)?, Some(Lies::Defense)))
    }),
    also("Special Summon {0c} from the GY", |args| Some(Deed::Summon(cards(args, 0)?, None))),
    also("Special Summon {0c} from your GY", |args| Some(Deed::Summon(cards(args, 0)?, None))),
    also("Special Summon {0c} from your hand", |args| Some(Deed::Summon(cards(args, 0)?, None))),
    also("Special Summon {0c} to your field", |args| Some(Deed::Summon(cards(args, 0)?, None))),
    summons!(None, "Special Summon {0c}", "Evoca Specialmente {0c}", "Invoquez Spécialement {0c}"),
    turns!(
        Turn::To(Lies::Down),
        "change {0c} to face-down Defense Position",
        "cambia {0c} in Posizione di Difesa coperta",
        "changez {0c} en Position de Défense face verso"
    ),
    turns!(
        Turn::To(Lies::Attack),
        "change {0c} to Attack Position",
        "cambia {0c} in Posizione di Attacco",
        "changez {0c} en Position d'Attaque"
    ),
    turns!(
        Turn::To(Lies::Defense),
        "change {0c} to Defense Position",
        "cambia {0c} in Posizione di Difesa",
        "changez {0c} en Position de Défense"
    ),
    turns!(
        Turn::Over,
        "change the battle position of {0c}",
        "cambia la posizione di {0c}",
        "changez la position de combat de {0c}"
    ),
    also("{0c} are changed to Attack Position", |args| Some(Deed::Turn(cards(args, 0)?, Turn::To(Lies::Attack)))),
    also("{0c} are changed to Defense Position", |args| Some(Deed::Turn(cards(args, 0)?, Turn::To(Lies::Defense)))),
    also("flip {0c} into Attack Position", |args| Some(Deed::Turn(cards(args, 0)?, Turn::To(Lies::Attack)))),
    also("change the battle positions of {0c}", |args| Some(Deed::Turn(cards(args, 0)?, Turn::Over))),
    also("change its battle position", |_| Some(Deed::Turn(Cards::Target(0), Turn::Over))),
    also("change that target's battle position", |_| Some(Deed::Turn(Cards::Target(0), Turn::Over))),
    also("change this card's battle position", |_| Some(Deed::Turn(Cards::This, Turn::Over))),
    Phrase {
        words: ["place {1n} {2k} on {0c}", "metti {1n} Segnalini {2k} su {0c}", "placez {1n} Compteurs {2k} sur {0c}"],
        make: |args| Some(Deed::Counters(cards(args, 0)?, i8::try_from(number(args, 1)?).ok()?, text(args, 2)?)),
        take: |deed| match deed {
            Deed::Counters(cards, count, kind) if *count > 0 => {
                Some(vec![Arg::Cards(cards.clone()), many(u32::from(count.unsigned_abs())), Arg::Text(kind.clone())])
            }
            _ => None,
        },
    },
    Phrase {
        words: [
            "take control of {0c} until the End Phase",
            "prendi il controllo di {0c} fino alla End Phase",
            "prenez le contrôle de {0c} jusqu'à la End Phase",
        ],
        make: |args| Some(Deed::Control(cards(args, 0)?, Until::TurnEnds)),
        take: |deed| match deed {
            Deed::Control(cards, Until::TurnEnds) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    also("take control of {0c} until the end of this turn", |args| {
        Some(Deed::Control(cards(args, 0)?, Until::TurnEnds))
    }),
    Phrase {
        words: ["take control of {0c}", "prendi il controllo di {0c}", "prenez le contrôle de {0c}"],
        make: |args| Some(Deed::Control(cards(args, 0)?, Until::Stays)),
        take: |deed| match deed {
            Deed::Control(cards, Until::Stays) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: ["equip this card to {0c}", "equipaggia questa carta a {0c}", "équipez cette carte à {0c}"],
        make: |args| Some(Deed::Equip(cards(args, 0)?)),
        take: |deed| match deed {
            Deed::Equip(cards) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    plain!(Deed::NegateActivation, "negate the activation", "annulla l'attivazione", "annulez l'activation"),
    also("negate that activation", |_| Some(Deed::NegateActivation)),
    plain!(Deed::NegateEffect, "negate the effect", "annulla l'effetto", "annulez l'effet"),
    also("negate that effect", |_| Some(Deed::NegateEffect)),
    plain!(Deed::NegateAttack, "negate the attack", "annulla l'attacco", "annulez l'attaque"),
    also("negate that attack", |_| Some(Deed::NegateAttack)),
    Phrase {
        words: [
            "change the attack target to {0c}",
            "sposta l'attacco su {0c}",
            "changez la cible de l'attaque en {0c}",
        ],
        make: |args| Some(Deed::Redirect(cards(args, 0)?)),
        take: |deed| match deed {
            Deed::Redirect(cards) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    plain!(Deed::EndBattle, "end the Battle Phase", "termina la Battle Phase", "mettez fin à la Battle Phase"),
    plain!(
        Deed::Look(Who::Opponent),
        "look at your opponent's hand",
        "guarda la mano del tuo avversario",
        "regardez la main de votre adversaire"
    ),
    Phrase {
        words: [
            "excavate the top {0i:card|cards} of your Deck",
            "dissotterra {0i:carta|carte} dalla cima del tuo Deck",
            "excavez {0i:carte|cartes} du dessus de votre Deck",
        ],
        make: |args| Some(Deed::Excavate(small(args, 0)?)),
        take: |deed| match deed {
            Deed::Excavate(count) => Some(vec![many(u32::from(*count))]),
            _ => None,
        },
    },
    also("excavate the top card of your Deck", |_| Some(Deed::Excavate(1))),
    Phrase {
        words: [
            "add 1 excavated {0o} to your hand and place the rest on the bottom of your Deck",
            "aggiungi alla tua mano 1 {0o} fra quelle dissotterrate e metti le altre in fondo al Deck",
            "ajoutez à votre main 1 {0o} excavée et placez le reste en dessous de votre Deck",
        ],
        make: |args| Some(Deed::Pick(of_filter(args, 0)?)),
        take: |deed| match deed {
            Deed::Pick(filter) => Some(vec![Arg::Filter(filter.clone())]),
            _ => None,
        },
    },
    plain!(Deed::Win, "you win the Duel", "vinci il Duello", "vous gagnez le Duel"),
    plain!(
        Deed::NoBattleDamage(Who::You, Until::TurnEnds),
        "you take no battle damage this turn",
        "non subisci danni da combattimento in questo turno",
        "vous ne subissez aucun dommage de combat ce tour"
    ),
    also("you take no battle damage from that battle", |_| Some(Deed::NoBattleDamage(Who::You, Until::Damage))),
    plain!(
        Deed::NoBattleDamage(Who::You, Until::Damage),
        "you take no battle damage from this battle",
        "non subisci danni da questa battaglia",
        "vous ne subissez aucun dommage de ce combat"
    ),
    forbids!(
        Opponent,
        Attack,
        TurnEnds,
        "your opponent cannot declare an attack this turn",
        "il tuo avversario non può dichiarare attacchi in questo turno",
        "votre adversaire ne peut pas déclarer d'attaque ce tour"
    ),
    also("your opponent's monsters cannot declare an attack this turn", |_| {
        Some(Deed::Forbid(Who::Opponent, Act::Attack, Until::TurnEnds))
    }),
    also("monsters your opponent controls cannot attack this turn", |_| {
        Some(Deed::Forbid(Who::Opponent, Act::Attack, Until::TurnEnds))
    }),
    forbids!(
        You,
        SpecialSummon,
        TurnEnds,
        "you cannot Special Summon this turn",
        "non puoi Evocare Specialmente in questo turno",
        "vous ne pouvez pas Invoquer Spécialement ce tour"
    ),
    forbids!(
        Opponent,
        SpecialSummon,
        TurnEnds,
        "your opponent cannot Special Summon this turn",
        "il tuo avversario non può Evocare Specialmente in questo turno",
        "votre adversaire ne peut pas Invoquer Spécialement ce tour"
    ),
    forbids!(
        You,
        Battle,
        TurnEnds,
        "you cannot conduct your Battle Phase this turn",
        "non puoi condurre la Battle Phase in questo turno",
        "vous ne pouvez pas mener votre Battle Phase ce tour"
    ),
    also("you cannot conduct your Battle Phase the turn you activate this card", |_| {
        Some(Deed::Forbid(Who::You, Act::Battle, Until::TurnEnds))
    }),
    forbids!(
        Opponent,
        Draw,
        NextTurnEnds,
        "skip the Draw Phase of your opponent's next turn",
        "salta la Draw Phase del prossimo turno del tuo avversario",
        "sautez la Draw Phase du prochain tour de votre adversaire"
    ),
    forbids!(
        Opponent,
        Spell,
        TurnEnds,
        "your opponent cannot activate Spells this turn",
        "il tuo avversario non può attivare Magie in questo turno",
        "votre adversaire ne peut pas activer de Magies ce tour"
    ),
    forbids!(
        Opponent,
        Trap,
        TurnEnds,
        "your opponent cannot activate Traps this turn",
        "il tuo avversario non può attivare Trappole in questo turno",
        "votre adversaire ne peut pas activer de Pièges ce tour"
    ),
    stats!(
        TurnEnds,
        1,
        1,
        1,
        "{0c} gains {1n} ATK and DEF{2e} until the End Phase",
        "{0c}: guadagna {1n} ATK e DEF{2e} fino alla End Phase",
        "{0c} : gagne {1n} ATK et DEF{2e} jusqu'à la End Phase"
    ),
    stats!(
        TurnEnds,
        1,
        1,
        0,
        "{0c} gains {1n} ATK{2e} until the End Phase",
        "{0c}: guadagna {1n} ATK{2e} fino alla End Phase",
        "{0c} : gagne {1n} ATK{2e} jusqu'à la End Phase"
    ),
    stats!(
        TurnEnds,
        1,
        0,
        1,
        "{0c} gains {1n} DEF{2e} until the End Phase",
        "{0c}: guadagna {1n} DEF{2e} fino alla End Phase",
        "{0c} : gagne {1n} DEF{2e} jusqu'à la End Phase"
    ),
    stats!(
        TurnEnds,
        -1,
        1,
        1,
        "{0c} loses {1n} ATK and DEF{2e} until the End Phase",
        "{0c}: perde {1n} ATK e DEF{2e} fino alla End Phase",
        "{0c} : perd {1n} ATK et DEF{2e} jusqu'à la End Phase"
    ),
    stats!(
        TurnEnds,
        -1,
        1,
        0,
        "{0c} loses {1n} ATK{2e} until the End Phase",
        "{0c}: perde {1n} ATK{2e} fino alla End Phase",
        "{0c} : perd {1n} ATK{2e} jusqu'à la End Phase"
    ),
    also("{0c} gains {1n} ATK{2e} until the end of this turn", |args| until_end(1, [1, 0], args)),
    also("{0c} gains {1n} ATK and DEF{2e} until the end of this turn", |args| until_end(1, [1, 1], args)),
    also("{0c} loses {1n} ATK{2e} until the end of this turn", |args| until_end(-1, [1, 0], args)),
    also("{0c} gains {1n} ATK{2e} until the end phase of this turn", |args| until_end(1, [1, 0], args)),
    also("until the end phase, {0c} gains {1n} ATK{2e}", |args| until_end(1, [1, 0], args)),
    also("until the end phase, {0c} loses {1n} ATK{2e}", |args| until_end(-1, [1, 0], args)),
    also("until the end of this turn, {0c} gains {1n} ATK{2e}", |args| until_end(1, [1, 0], args)),
    also("increase the ATK of {0c} by {1n}{2e} until the end phase", |args| until_end(1, [1, 0], args)),
    also("increase the ATK of {0c} by {1n} points{2e} until the end phase", |args| until_end(1, [1, 0], args)),
    stats!(
        Damage,
        1,
        1,
        0,
        "{0c} gains {1n} ATK{2e} during the Damage Step only",
        "{0c}: guadagna {1n} ATK{2e} solo durante il Damage Step",
        "{0c} : gagne {1n} ATK{2e} uniquement durant la Damage Step"
    ),
    stats!(
        Stays,
        1,
        1,
        1,
        "{0c} gains {1n} ATK and DEF{2e}",
        "{0c}: guadagna {1n} ATK e DEF{2e}",
        "{0c} : gagne {1n} ATK et DEF{2e}"
    ),
    stats!(Stays, 1, 1, 0, "{0c} gains {1n} ATK{2e}", "{0c}: guadagna {1n} ATK{2e}", "{0c} : gagne {1n} ATK{2e}"),
    stats!(Stays, 1, 0, 1, "{0c} gains {1n} DEF{2e}", "{0c}: guadagna {1n} DEF{2e}", "{0c} : gagne {1n} DEF{2e}"),
    stats!(
        Stays,
        -1,
        1,
        1,
        "{0c} loses {1n} ATK and DEF{2e}",
        "{0c}: perde {1n} ATK e DEF{2e}",
        "{0c} : perd {1n} ATK et DEF{2e}"
    ),
    stats!(Stays, -1, 1, 0, "{0c} loses {1n} ATK{2e}", "{0c}: perde {1n} ATK{2e}", "{0c} : perd {1n} ATK{2e}"),
    stats!(Stays, -1, 0, 1, "{0c} loses {1n} DEF{2e}", "{0c}: perde {1n} DEF{2e}", "{0c} : perd {1n} DEF{2e}"),
    stats!(
        TurnEnds,
        -1,
        0,
        1,
        "{0c} loses {1n} DEF{2e} until the End Phase",
        "{0c}: perde {1n} DEF{2e} fino alla End Phase",
        "{0c} : perd {1n} DEF{2e} jusqu'à la End Phase"
    ),
    Phrase {
        words: ["{0c} loses ATK equal to {1v}", "{0c}: perde ATK pari a {1v}", "{0c} : perd de l'ATK égale à {1v}"],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Stats(-1, 0, per(args, 1)?), Until::Stays)),
        take: |deed| match deed {
            Deed::Gain(
                cards,
                Gain::Stats(-1, 0, per @ (Per::Atk(_) | Per::HalfAtk(_) | Per::Def(_))),
                Until::Stays,
            ) => Some(vec![Arg::Cards(cards.clone()), Arg::Per(per.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: ["{0c} gains ATK equal to {1v}", "{0c}: guadagna ATK pari a {1v}", "{0c} : gagne de l'ATK égale à {1v}"],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Stats(1, 0, per(args, 1)?), Until::Stays)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Stats(1, 0, per @ (Per::Atk(_) | Per::HalfAtk(_) | Per::Def(_))), Until::Stays) => {
                Some(vec![Arg::Cards(cards.clone()), Arg::Per(per.clone())])
            }
            _ => None,
        },
    },
    also("that target's ATK becomes {0n}", |args| {
        Some(Deed::Gain(Cards::Target(0), Gain::Atk(Amount::of(number(args, 0)?)), Until::Stays))
    }),
    also("increase the ATK of {0c} by {1n} points", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Stats(stat(args, 1)?, 0, Per::One), Until::Stays))
    }),
    also("increase the ATK of {0c} by {1n}", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Stats(stat(args, 1)?, 0, Per::One), Until::Stays))
    }),
    also("decrease the ATK of {0c} by {1n} points", |args| {
        Some(Deed::Gain(cards(args, 0)?, Gain::Stats(-stat(args, 1)?, 0, Per::One), Until::Stays))
    }),
    Phrase {
        words: ["the ATK of {0c} becomes {1n}", "l'ATK di {0c} diventa {1n}", "l'ATK de {0c} devient {1n}"],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Atk(Amount::of(number(args, 1)?)), Until::Stays)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Atk(Amount { times, per: Per::One }), Until::Stays) => {
                Some(vec![Arg::Cards(cards.clone()), many(*times)])
            }
            _ => None,
        },
    },
    also("its ATK becomes {0n}", |args| {
        Some(Deed::Gain(Cards::Target(0), Gain::Atk(Amount::of(number(args, 0)?)), Until::Stays))
    }),
    Phrase {
        words: [
            "the ATK of {0c} is halved until the End Phase",
            "l'ATK di {0c} è dimezzato fino alla End Phase",
            "l'ATK de {0c} est réduite de moitié jusqu'à la End Phase",
        ],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::HalfAtk, Until::TurnEnds)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::HalfAtk, Until::TurnEnds) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: ["the ATK of {0c} is halved", "l'ATK di {0c} è dimezzato", "l'ATK de {0c} est réduite de moitié"],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::HalfAtk, Until::Stays)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::HalfAtk, Until::Stays) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "the ATK of {0c} is doubled until the End Phase",
            "l'ATK di {0c} è raddoppiato fino alla End Phase",
            "l'ATK de {0c} est doublée jusqu'à la End Phase",
        ],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::DoubleAtk, Until::TurnEnds)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::DoubleAtk, Until::TurnEnds) => Some(vec![Arg::Cards(cards.clone())]),
            _ => None,
        },
    },
    Phrase {
        words: [
            "the Level of {0c} is increased by {1n}",
            "il Livello di {0c} aumenta di {1n}",
            "le Niveau de {0c} augmente de {1n}",
        ],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Level(i8::try_from(number(args, 1)?).ok()?), Until::Stays)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Level(more), Until::Stays) if *more > 0 => {
                Some(vec![Arg::Cards(cards.clone()), many(u32::from(more.unsigned_abs()))])
            }
            _ => None,
        },
    },
    Phrase {
        words: [
            "{0c} becomes {1y} until the End Phase",
            "{0c} diventa {1y} fino alla End Phase",
            "{0c} devient {1y} jusqu'à la End Phase",
        ],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Attribute(text(args, 1)?), Until::TurnEnds)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Attribute(of), Until::TurnEnds) => {
                Some(vec![Arg::Cards(cards.clone()), Arg::Text(of.clone())])
            }
            _ => None,
        },
    },
    Phrase {
        words: [
            "{0c} becomes {1x} until the End Phase",
            "{0c} diventa di Tipo {1x} fino alla End Phase",
            "{0c} devient de Type {1x} jusqu'à la End Phase",
        ],
        make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Race(text(args, 1)?), Until::TurnEnds)),
        take: |deed| match deed {
            Deed::Gain(cards, Gain::Race(of), Until::TurnEnds) => {
                Some(vec![Arg::Cards(cards.clone()), Arg::Text(of.clone())])
            }
            _ => None,
        },
    },
    gains!(
        TurnEnds,
        Direct,
        "{0c} can attack directly this turn",
        "{0c} può attaccare direttamente in questo turno",
        "{0c} peut attaquer directement ce tour"
    ),
    gains!(
        TurnEnds,
        Twice,
        "{0c} can attack twice this turn",
        "{0c} può attaccare due volte in questo turno",
        "{0c} peut attaquer deux fois ce tour"
    ),
    gains!(
        TurnEnds,
        NoAttack,
        "{0c} cannot attack this turn",
        "{0c} non può attaccare in questo turno",
        "{0c} ne peut pas attaquer ce tour"
    ),
    gains!(
        TurnEnds,
        BattleProof,
        "{0c} cannot be destroyed by battle this turn",
        "{0c} non può essere distrutta in battaglia in questo turno",
        "{0c} ne peut pas être détruite au combat ce tour"
    ),
    gains!(
        TurnEnds,
        EffectProof,
        "{0c} cannot be destroyed by card effects this turn",
        "{0c} non può essere distrutta da effetti delle carte in questo turno",
        "{0c} ne peut pas être détruite par des effets de carte ce tour"
    ),
    gains!(
        TurnEnds,
        Negated,
        "negate the effects of {0c} until the End Phase",
        "annulla gli effetti di {0c} fino alla End Phase",
        "annulez les effets de {0c} jusqu'à la End Phase"
    ),
    gains!(Stays, Negated, "negate the effects of {0c}", "annulla gli effetti di {0c}", "annulez les effets de {0c}"),
    also("their effects are negated", |_| {
        Some(Deed::Gain(Cards::Those, Gain::Words(vec![Word::Negated]), Until::Stays))
    }),
    also("its effects are negated", |_| Some(Deed::Gain(Cards::Those, Gain::Words(vec![Word::Negated]), Until::Stays))),
    gains!(Stays, NoAttack, "{0c} cannot attack", "{0c} non può attaccare", "{0c} ne peut pas attaquer"),
];
