//! What holds while a card lies there, phrase by phrase.

use super::super::Holds;
use super::super::cards::{Cards, Count, Per, Pick, Place, Who, Whose};
use super::super::deed::{Act, Gain, Word};
use super::phrase::{Arg, Args, Phrase, also};

fn number(args: &Args, at: usize) -> Option<u32> {
    if let Arg::Number(number) = args.get(at)? { Some(*number) } else { None }
}

fn cards(args: &Args, at: usize) -> Option<Cards> {
    if let Arg::Cards(cards) = args.get(at)? { Some(cards.clone()) } else { None }
}

/// A group that something is true of: all of it, as it is spoken of without a number.
fn group(args: &Args, at: usize) -> Option<Cards> {
    if let Arg::Pick(pick) = args.get(at)? {
        (pick.count == Count::All && pick.places == Place::Field).then(|| Cards::Of(pick.clone()))
    } else {
        None
    }
}

/// Cards that something can be given to: not some that would have to be chosen.
fn given(args: &Args, at: usize) -> Option<Cards> {
    let cards = cards(args, at)?;
    match &cards {
        Cards::This | Cards::Bearer => Some(cards),
        Cards::Of(pick) => (pick.count == Count::All && pick.places == Place::Field).then_some(cards),
        _ => None,
    }
}

/// Monsters that the opponent could attack: those of the player.
fn attacked(args: &Args) -> Option<Cards> {
    match given(args, 0)? {
        Cards::Of(pick) if pick.whose == Whose::Opponent => None,
        Cards::Of(pick) => Some(Cards::Of(Pick { whose: Whose::You, ..pick })),
        other => Some(other),
    }
}

/// ATK, DEF or both that are given or taken.
macro_rules! stats {
    ($sign:literal, $atk:literal, $def:literal, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| change($sign, [$atk, $def], args),
            take: |holds| match holds {
                Holds::Gives(cards, gain) => changed($sign, [$atk, $def], cards, gain),
                _ => None,
            },
        }
    };
}

fn change(sign: i32, [atk, def]: [i32; 2], args: &Args) -> Option<Holds> {
    let by = sign * i32::try_from(number(args, 1)?).ok()?;
    let Arg::Per(per) = args.get(2)? else { return None };
    Some(Holds::Gives(given(args, 0)?, Gain::Stats(by * atk, by * def, per.clone())))
}

fn changed(sign: i32, [on_atk, on_def]: [i32; 2], cards: &Cards, gain: &Gain) -> Option<Args> {
    let Gain::Stats(atk, def, per) = gain else { return None };
    let by = if on_atk == 1 { *atk } else { *def };
    let fits = by * sign > 0 && *atk == by * on_atk && *def == by * on_def;
    let plain = matches!(per, Per::One | Per::Each(_) | Per::Counter(_));
    (fits && plain).then(|| vec![Arg::Cards(cards.clone()), Arg::Number(by.unsigned_abs()), Arg::Per(per.clone())])
}

/// So many points on ATK and DEF.
fn points(args: &Args, [on_atk, on_def]: [i32; 2]) -> Option<Holds> {
    let by = i32::try_from(number(args, 1)?).ok()?;
    Some(Holds::Gives(given(args, 0)?, Gain::Stats(by * on_atk, by * on_def, Per::One)))
}

/// The same of an older wording.
macro_rules! by {
    ($on:expr, $en:literal) => {
        also($en, |args| points(args, $on))
    };
}

/// A word that is given.
macro_rules! word {
    ($word:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Holds::Gives(given(args, 0)?, Gain::Words(vec![Word::$word]))),
            take: |holds| match holds {
                Holds::Gives(cards, Gain::Words(words)) if *words == [Word::$word] => {
                    Some(vec![Arg::Cards(cards.clone())])
                }
                _ => None,
            },
        }
    };
}

/// Another way to say that a word is given.
macro_rules! same {
    ($word:ident, $en:literal) => {
        also($en, |args| gives(Word::$word, given(args, 0)))
    };
}

fn gives(word: Word, cards: Option<Cards>) -> Option<Holds> {
    Some(Holds::Gives(cards?, Gain::Words(vec![word])))
}

/// What players are kept from.
macro_rules! forbids {
    ($who:ident, $act:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |_| Some(Holds::Forbids(Who::$who, Act::$act)),
            take: |holds| (*holds == Holds::Forbids(Who::$who, Act::$act)).then(Vec::new),
        }
    };
}

/// What holds; longer ones before those that they begin like.
pub(super) const HOLDS: &[Phrase<Holds>] = &[
    Phrase {
        words: [
            "{0c} gains {1n} ATK and loses {2n} DEF",
            "{0c}: guadagna {1n} ATK e perde {2n} DEF",
            "{0c} : gagne {1n} ATK et perd {2n} DEF",
        ],
        make: |args| {
            let [atk, def] = [1, 2].map(|at| number(args, at).and_then(|number| i32::try_from(number).ok()));
            Some(Holds::Gives(given(args, 0)?, Gain::Stats(atk?, -def?, Per::One)))
        },
        take: |holds| match holds {
            Holds::Gives(cards, Gain::Stats(atk, def, Per::One)) if *atk > 0 && *def < 0 => {
                Some(vec![Arg::Cards(cards.clone()), Arg::Number(atk.unsigned_abs()), Arg::Number(def.unsigned_abs())])
            }
            _ => None,
        },
    },
    stats!(
        1,
        1,
        1,
        "{0c} gains {1n} ATK and DEF{2e}",
        "{0c}: guadagna {1n} ATK e DEF{2e}",
        "{0c} : gagne {1n} ATK et DEF{2e}"
    ),
    stats!(1, 1, 0, "{0c} gains {1n} ATK{2e}", "{0c}: guadagna {1n} ATK{2e}", "{0c} : gagne {1n} ATK{2e}"),
    stats!(1, 0, 1, "{0c} gains {1n} DEF{2e}", "{0c}: guadagna {1n} DEF{2e}", "{0c} : gagne {1n} DEF{2e}"),
    stats!(
        -1,
        1,
        1,
        "{0c} loses {1n} ATK and DEF{2e}",
        "{0c}: perde {1n} ATK e DEF{2e}",
        "{0c} : perd {1n} ATK et DEF{2e}"
    ),
    stats!(-1, 1, 0, "{0c} loses {1n} ATK{2e}", "{0c}: perde {1n} ATK{2e}", "{0c} : perd {1n} ATK{2e}"),
    stats!(-1, 0, 1, "{0c} loses {1n} DEF{2e}", "{0c}: perde {1n} DEF{2e}", "{0c} : perd {1n} DEF{2e}"),
    also("{0p} gains {1n} ATK{2e}", |args| {
        let Arg::Per(per) = args.get(2)? else { return None };
        Some(Holds::Gives(group(args, 0)?, Gain::Stats(i32::try_from(number(args, 1)?).ok()?, 0, per.clone())))
    }),
    also("gains {0n} ATK{1e}", |args| {
        let Arg::Per(per) = args.get(1)? else { return None };
        Some(Holds::Gives(Cards::This, Gain::Stats(i32::try_from(number(args, 0)?).ok()?, 0, per.clone())))
    }),
    also("increase the ATK and DEF of {0c} by {1n} points", |args| {
        let by = i32::try_from(number(args, 1)?).ok()?;
        Some(Holds::Gives(given(args, 0)?, Gain::Stats(by, by, Per::One)))
    }),
    also("decrease the ATK and DEF of {0c} by {1n} points{2e}", |args| {
        let (by, Arg::Per(per)) = (i32::try_from(number(args, 1)?).ok()?, args.get(2)?) else { return None };
        Some(Holds::Gives(given(args, 0)?, Gain::Stats(-by, -by, per.clone())))
    }),
    by!([1, 0], "increase the ATK of {0c} by {1n} points"),
    by!([0, 1], "increase the DEF of {0c} by {1n} points"),
    by!([-1, 0], "decrease the ATK of {0c} by {1n} points"),
    by!([1, 0], "the ATK of {0c} is increased by {1n} points"),
    by!([1, 0], "raise the ATK of {0c} by {1n} points"),
    word!(
        Piercing,
        "if {0c} attacks a Defense Position monster, inflict piercing battle damage to your opponent",
        "se {0c} attacca un mostro in Posizione di Difesa, infligge danno da combattimento perforante",
        "si {0c} attaque un monstre en Position de Défense, elle inflige des dommages de combat perçants"
    ),
    also("if this card attacks a Defense Position monster, inflict piercing battle damage", |_| {
        gives(Word::Piercing, Some(Cards::This))
    }),
    also(
        "during battle between this attacking card and a Defense Position monster whose DEF is lower than the ATK of this card, inflict the difference as battle damage to your opponent",
        |_| gives(Word::Piercing, Some(Cards::This)),
    ),
    also(
        "during battle between this attacking card and a Defense Position monster whose DEF is lower than the ATK of this card, inflict the difference as battle damage to your opponent's LP",
        |_| gives(Word::Piercing, Some(Cards::This)),
    ),
    also(
        "when this card attacks with an ATK that is higher than the DEF of your opponent's Defense Position monster, inflict the difference as battle damage to your opponent's LP",
        |_| gives(Word::Piercing, Some(Cards::This)),
    ),
    also("if {0p} attacks a Defense Position monster, inflict piercing battle damage to your opponent", |args| {
        // Whichever of them attacks.
        let Arg::Pick(pick) = args.first()? else { return None };
        let one = pick.count == Count::Exactly(1) && pick.places == Place::Field;
        gives(Word::Piercing, one.then(|| Cards::Of(Pick { count: Count::All, ..pick.clone() })))
    }),
    also("if the equipped monster attacks a Defense Position monster, inflict piercing battle damage", |_| {
        gives(Word::Piercing, Some(Cards::Bearer))
    }),
    word!(
        Direct,
        "{0c} can attack your opponent directly",
        "{0c} può attaccare direttamente il tuo avversario",
        "{0c} peut attaquer directement votre adversaire"
    ),
    same!(Direct, "{0c} can attack directly"),
    same!(Direct, "{0c} can attack your opponent's LP directly"),
    same!(Direct, "{0c} may attack your opponent's LP directly"),
    word!(
        Twice,
        "{0c} can make a second attack during each Battle Phase",
        "{0c} può fare un secondo attacco durante ogni Battle Phase",
        "{0c} peut faire une seconde attaque durant chaque Battle Phase"
    ),
    same!(Twice, "{0c} can attack twice during each Battle Phase"),
    same!(Twice, "{0c} can attack twice during the same Battle Phase"),
    same!(Twice, "{0c} can attack twice each Battle Phase"),
    word!(
        NoDirect,
        "{0c} cannot attack your opponent directly",
        "{0c} non può attaccare direttamente il tuo avversario",
        "{0c} ne peut pas attaquer directement votre adversaire"
    ),
    same!(NoDirect, "{0c} cannot attack directly"),
    word!(NoAttack, "{0c} cannot attack", "{0c} non può attaccare", "{0c} ne peut pas attaquer"),
    same!(NoAttack, "{0c} cannot declare an attack"),
    same!(NoAttack, "{0c} cannot declare attacks"),
    Phrase {
        words: [
            "{0c} cannot be destroyed by battle or card effects",
            "{0c} non può essere distrutta in battaglia o da effetti delle carte",
            "{0c} ne peut pas être détruite au combat ou par des effets de carte",
        ],
        make: |args| Some(Holds::Gives(given(args, 0)?, Gain::Words(vec![Word::BattleProof, Word::EffectProof]))),
        take: |holds| match holds {
            Holds::Gives(cards, Gain::Words(words)) if *words == [Word::BattleProof, Word::EffectProof] => {
                Some(vec![Arg::Cards(cards.clone())])
            }
            _ => None,
        },
    },
    also("{0c} cannot be destroyed by battle or by card effects", |args| {
        Some(Holds::Gives(given(args, 0)?, Gain::Words(vec![Word::BattleProof, Word::EffectProof])))
    }),
    word!(
        BattleProof,
        "{0c} cannot be destroyed by battle",
        "{0c} non può essere distrutta in battaglia",
        "{0c} ne peut pas être détruite au combat"
    ),
    same!(BattleProof, "{0c} is not destroyed by battle"),
    word!(
        EffectProof,
        "{0c} cannot be destroyed by card effects",
        "{0c} non può essere distrutta da effetti delle carte",
        "{0c} ne peut pas être détruite par des effets de carte"
    ),
    word!(
        Untargeted,
        "your opponent cannot target {0c} with card effects",
        "il tuo avversario non può scegliere come bersaglio {0c} con effetti delle carte",
        "votre adversaire ne peut pas cibler {0c} avec des effets de carte"
    ),
    same!(Untargeted, "{0c} cannot be targeted by your opponent's card effects"),
    word!(
        NoTarget,
        "{0c} cannot be targeted by card effects",
        "{0c} non può essere scelta come bersaglio da effetti delle carte",
        "{0c} ne peut pas être ciblée par des effets de carte"
    ),
    word!(Unattacked, "{0c} cannot be attacked", "{0c} non può essere attaccata", "{0c} ne peut pas être attaquée"),
    same!(Unattacked, "{0c} cannot be targeted for attacks"),
    also("your opponent cannot target {0c} for attacks, except this one", |args| match attacked(args)? {
        Cards::Of(mut pick) => {
            pick.filter.insert(0, super::super::cards::Is::Other);
            gives(Word::Unattacked, Some(Cards::Of(pick)))
        }
        _ => None,
    }),
    also("your opponent cannot target {0c} for attacks", |args| gives(Word::Unattacked, attacked(args))),
    also("your opponent cannot attack {0c}", |args| gives(Word::Unattacked, attacked(args))),
    same!(Unattacked, "{0c} cannot be selected as an attack target"),
    word!(
        Still,
        "the battle position of {0c} cannot be changed",
        "la posizione di {0c} non può essere cambiata",
        "la position de combat de {0c} ne peut pas être changée"
    ),
    same!(Still, "{0c} cannot change their battle positions"),
    same!(Still, "{0c} cannot change its battle position"),
    word!(
        NoTribute,
        "{0c} cannot be Tributed",
        "{0c} non può essere offerta come Tributo",
        "{0c} ne peut pas être Sacrifiée"
    ),
    same!(NoSynchro, "{0c} cannot be used as a Synchro Material Monster"),
    word!(
        NoSynchro,
        "{0c} cannot be used as a Synchro Material",
        "{0c} non può essere usata come Materiale Synchro",
        "{0c} ne peut pas être utilisée comme Matériel de Synchro"
    ),
    same!(NoSynchro, "{0c} cannot be used as a Synchro Material Monster"),
    same!(NoSynchro, "{0c} cannot be used as Synchro Material"),
    word!(
        NoXyz,
        "{0c} cannot be used as an Xyz Material",
        "{0c} non può essere usata come Materiale Xyz",
        "{0c} ne peut pas être utilisée comme Matériel Xyz"
    ),
    same!(NoXyz, "{0c} cannot be used as material for an Xyz Summon"),
    word!(
        Negated,
        "the effects of {0c} are negated",
        "gli effetti di {0c} sono annullati",
        "les effets de {0c} sont annulés"
    ),
    same!(Negated, "negate the effects of {0c}"),
    word!(
        SpellProof,
        "{0c} is unaffected by Spell effects",
        "{0c} non subisce effetti di Magie",
        "{0c} n'est pas affectée par les effets des Magies"
    ),
    same!(SpellProof, "{0c} is unaffected by the effects of Spells"),
    same!(SpellProof, "{0c} is unaffected by Spells"),
    word!(
        TrapProof,
        "{0c} is unaffected by Trap effects",
        "{0c} non subisce effetti di Trappole",
        "{0c} n'est pas affectée par les effets des Pièges"
    ),
    same!(TrapProof, "{0c} is unaffected by the effects of Traps"),
    word!(
        Harmless,
        "you take no battle damage from battles involving {0c}",
        "non subisci danni da combattimento da battaglie con {0c}",
        "vous ne subissez aucun dommage de combat des combats impliquant {0c}"
    ),
    same!(Harmless, "battle damage to you from battles involving {0c} becomes 0"),
    also("battle damage to this card's controller from a battle involving this card becomes 0", |_| {
        gives(Word::Harmless, Some(Cards::This))
    }),
    also("battle damage to the controller of this card from battles involving this card becomes 0", |_| {
        gives(Word::Harmless, Some(Cards::This))
    }),
    same!(Harmless, "you take no battle damage from attacks involving {0c}"),
    forbids!(
        Each,
        SpecialSummon,
        "neither player can Special Summon monsters",
        "nessun giocatore può Evocare Specialmente mostri",
        "aucun joueur ne peut Invoquer Spécialement de monstres"
    ),
    also("neither player can Special Summon", |_| Some(Holds::Forbids(Who::Each, Act::SpecialSummon))),
    also("no monsters can be Special Summoned", |_| Some(Holds::Forbids(Who::Each, Act::SpecialSummon))),
    forbids!(
        Opponent,
        SpecialSummon,
        "your opponent cannot Special Summon monsters",
        "il tuo avversario non può Evocare Specialmente mostri",
        "votre adversaire ne peut pas Invoquer Spécialement de monstres"
    ),
    forbids!(
        You,
        SpecialSummon,
        "you cannot Special Summon monsters",
        "non puoi Evocare Specialmente mostri",
        "vous ne pouvez pas Invoquer Spécialement de monstres"
    ),
    forbids!(
        Each,
        Trap,
        "neither player can activate Traps",
        "nessun giocatore può attivare Trappole",
        "aucun joueur ne peut activer de Pièges"
    ),
    also("traps cannot be activated", |_| Some(Holds::Forbids(Who::Each, Act::Trap))),
    forbids!(
        Opponent,
        Trap,
        "your opponent cannot activate Traps",
        "il tuo avversario non può attivare Trappole",
        "votre adversaire ne peut pas activer de Pièges"
    ),
    forbids!(
        Each,
        Spell,
        "neither player can activate Spells",
        "nessun giocatore può attivare Magie",
        "aucun joueur ne peut activer de Magies"
    ),
    forbids!(
        Opponent,
        Spell,
        "your opponent cannot activate Spells",
        "il tuo avversario non può attivare Magie",
        "votre adversaire ne peut pas activer de Magies"
    ),
    forbids!(
        Opponent,
        Attack,
        "your opponent cannot declare an attack",
        "il tuo avversario non può dichiarare attacchi",
        "votre adversaire ne peut pas déclarer d'attaque"
    ),
    also("your opponent's monsters cannot declare an attack", |_| Some(Holds::Forbids(Who::Opponent, Act::Attack))),
    also("your opponent cannot activate Spells/Traps until the end of the Damage Step", |_| {
        Some(Holds::Forbids(Who::Opponent, Act::SpellTrap))
    }),
    forbids!(
        Opponent,
        SpellTrap,
        "your opponent cannot activate Spells/Traps",
        "il tuo avversario non può attivare Magie/Trappole",
        "votre adversaire ne peut pas activer de Magies/Pièges"
    ),
    Phrase {
        words: [
            "this card is destroyed at once",
            "questa carta viene subito distrutta",
            "cette carte est aussitôt détruite",
        ],
        make: |_| Some(Holds::Dies),
        take: |holds| (*holds == Holds::Dies).then(Vec::new),
    },
    also("destroy this card", |_| Some(Holds::Dies)),
    word!(
        Tires,
        "if {0c} attacks, it is changed to Defense Position at the end of the Damage Step",
        "se {0c} attacca, passa in Posizione di Difesa alla fine del Damage Step",
        "si {0c} attaque, elle passe en Position de Défense à la fin de la Damage Step"
    ),
    word!(
        TiresLater,
        "if {0c} attacks, it is changed to Defense Position at the end of the Battle Phase",
        "se {0c} attacca, passa in Posizione di Difesa alla fine della Battle Phase",
        "si {0c} attaque, elle passe en Position de Défense à la fin de la Battle Phase"
    ),
    also("they cannot declare an attack", |_| Some(Holds::Forbids(Who::Opponent, Act::Attack))),
    forbids!(
        Each,
        Attack,
        "neither player can declare an attack",
        "nessun giocatore può dichiarare attacchi",
        "aucun joueur ne peut déclarer d'attaque"
    ),
    forbids!(
        Each,
        MonsterEffect,
        "neither player can activate monster effects",
        "nessun giocatore può attivare effetti di mostri",
        "aucun joueur ne peut activer d'effets de monstre"
    ),
    Phrase {
        words: [
            "during your Standby Phase, pay {0n} LP or destroy this card",
            "durante la tua Standby Phase, paga {0n} LP o distruggi questa carta",
            "durant votre Standby Phase, payez {0n} LP ou détruisez cette carte",
        ],
        make: |args| Some(Holds::Upkeep(number(args, 0)?)),
        take: |holds| if let Holds::Upkeep(cost) = holds { Some(vec![Arg::Number(*cost)]) } else { None },
    },
    Phrase {
        words: [
            "any card sent to the GY is banished instead",
            "qualsiasi carta mandata al Cimitero viene invece bandita",
            "toute carte envoyée au Cimetière est bannie à la place",
        ],
        make: |_| Some(Holds::Banishes),
        take: |holds| (*holds == Holds::Banishes).then(Vec::new),
    },
];
