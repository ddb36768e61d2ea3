//! What holds while a card lies there, and how monsters come to the field, phrase by phrase.

use super::super::cards::{Cards, Count, Filter, Per, Pick, Place, Who};
use super::super::deed::{Act, Gain, Word};
use super::super::{Holds, Line};
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
    also("increase the ATK of {0c} by {1n} points", |args| {
        Some(Holds::Gives(given(args, 0)?, Gain::Stats(i32::try_from(number(args, 1)?).ok()?, 0, Per::One)))
    }),
    also("increase the DEF of {0c} by {1n} points", |args| {
        Some(Holds::Gives(given(args, 0)?, Gain::Stats(0, i32::try_from(number(args, 1)?).ok()?, Per::One)))
    }),
    also("decrease the ATK of {0c} by {1n} points", |args| {
        Some(Holds::Gives(given(args, 0)?, Gain::Stats(-i32::try_from(number(args, 1)?).ok()?, 0, Per::One)))
    }),
    also("the ATK of {0c} is increased by {1n} points", |args| {
        Some(Holds::Gives(given(args, 0)?, Gain::Stats(i32::try_from(number(args, 1)?).ok()?, 0, Per::One)))
    }),
    also("raise the ATK of {0c} by {1n} points", |args| {
        Some(Holds::Gives(given(args, 0)?, Gain::Stats(i32::try_from(number(args, 1)?).ok()?, 0, Per::One)))
    }),
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
    also("if the equipped monster attacks a Defense Position monster, inflict piercing battle damage", |_| {
        gives(Word::Piercing, Some(Cards::Bearer))
    }),
    word!(
        Direct,
        "{0c} can attack your opponent directly",
        "{0c} può attaccare direttamente il tuo avversario",
        "{0c} peut attaquer directement votre adversaire"
    ),
    also("{0c} can attack directly", |args| gives(Word::Direct, given(args, 0))),
    also("{0c} can attack your opponent's LP directly", |args| gives(Word::Direct, given(args, 0))),
    also("{0c} may attack your opponent's LP directly", |args| gives(Word::Direct, given(args, 0))),
    word!(
        Twice,
        "{0c} can make a second attack during each Battle Phase",
        "{0c} può fare un secondo attacco durante ogni Battle Phase",
        "{0c} peut faire une seconde attaque durant chaque Battle Phase"
    ),
    also("{0c} can attack twice during each Battle Phase", |args| gives(Word::Twice, given(args, 0))),
    also("{0c} can attack twice during the same Battle Phase", |args| gives(Word::Twice, given(args, 0))),
    also("{0c} can attack twice each Battle Phase", |args| gives(Word::Twice, given(args, 0))),
    word!(
        NoDirect,
        "{0c} cannot attack your opponent directly",
        "{0c} non può attaccare direttamente il tuo avversario",
        "{0c} ne peut pas attaquer directement votre adversaire"
    ),
    also("{0c} cannot attack directly", |args| gives(Word::NoDirect, given(args, 0))),
    word!(NoAttack, "{0c} cannot attack", "{0c} non può attaccare", "{0c} ne peut pas attaquer"),
    also("{0c} cannot declare an attack", |args| gives(Word::NoAttack, given(args, 0))),
    also("{0c} cannot declare attacks", |args| gives(Word::NoAttack, given(args, 0))),
    word!(
        BattleProof,
        "{0c} cannot be destroyed by battle",
        "{0c} non può essere distrutta in battaglia",
        "{0c} ne peut pas être détruite au combat"
    ),
    also("{0c} is not destroyed by battle", |args| gives(Word::BattleProof, given(args, 0))),
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
    also("{0c} cannot be targeted by your opponent's card effects", |args| gives(Word::Untargeted, given(args, 0))),
    word!(
        NoTarget,
        "{0c} cannot be targeted by card effects",
        "{0c} non può essere scelta come bersaglio da effetti delle carte",
        "{0c} ne peut pas être ciblée par des effets de carte"
    ),
    word!(Unattacked, "{0c} cannot be attacked", "{0c} non può essere attaccata", "{0c} ne peut pas être attaquée"),
    also("{0c} cannot be targeted for attacks", |args| gives(Word::Unattacked, given(args, 0))),
    also("your opponent cannot target {0c} for attacks", |args| gives(Word::Unattacked, given(args, 0))),
    also("your opponent cannot attack {0c}", |args| gives(Word::Unattacked, given(args, 0))),
    also("{0c} cannot be selected as an attack target", |args| gives(Word::Unattacked, given(args, 0))),
    word!(
        Still,
        "the battle position of {0c} cannot be changed",
        "la posizione di {0c} non può essere cambiata",
        "la position de combat de {0c} ne peut pas être changée"
    ),
    also("{0c} cannot change their battle positions", |args| gives(Word::Still, given(args, 0))),
    also("{0c} cannot change its battle position", |args| gives(Word::Still, given(args, 0))),
    word!(
        NoTribute,
        "{0c} cannot be Tributed",
        "{0c} non può essere offerta come Tributo",
        "{0c} ne peut pas être Sacrifiée"
    ),
    word!(
        NoSynchro,
        "{0c} cannot be used as a Synchro Material",
        "{0c} non può essere usata come Materiale Synchro",
        "{0c} ne peut pas être utilisée comme Matériel de Synchro"
    ),
    also("{0c} cannot be used as a Synchro Material Monster", |args| gives(Word::NoSynchro, given(args, 0))),
    also("{0c} cannot be used as Synchro Material", |args| gives(Word::NoSynchro, given(args, 0))),
    word!(
        NoXyz,
        "{0c} cannot be used as an Xyz Material",
        "{0c} non può essere usata come Materiale Xyz",
        "{0c} ne peut pas être utilisée comme Matériel Xyz"
    ),
    also("{0c} cannot be used as material for an Xyz Summon", |args| gives(Word::NoXyz, given(args, 0))),
    word!(
        Negated,
        "the effects of {0c} are negated",
        "gli effetti di {0c} sono annullati",
        "les effets de {0c} sont annulés"
    ),
    also("negate the effects of {0c}", |args| gives(Word::Negated, given(args, 0))),
    word!(
        SpellProof,
        "{0c} is unaffected by Spell effects",
        "{0c} non subisce effetti di Magie",
        "{0c} n'est pas affectée par les effets des Magies"
    ),
    also("{0c} is unaffected by the effects of Spells", |args| gives(Word::SpellProof, given(args, 0))),
    also("{0c} is unaffected by Spells", |args| gives(Word::SpellProof, given(args, 0))),
    word!(
        TrapProof,
        "{0c} is unaffected by Trap effects",
        "{0c} non subisce effetti di Trappole",
        "{0c} n'est pas affectée par les effets des Pièges"
    ),
    also("{0c} is unaffected by the effects of Traps", |args| gives(Word::TrapProof, given(args, 0))),
    word!(
        Harmless,
        "you take no battle damage from battles involving {0c}",
        "non subisci danni da combattimento da battaglie con {0c}",
        "vous ne subissez aucun dommage de combat des combats impliquant {0c}"
    ),
    also("battle damage to you from battles involving {0c} becomes 0", |args| gives(Word::Harmless, given(args, 0))),
    also("battle damage to this card's controller from a battle involving this card becomes 0", |_| {
        gives(Word::Harmless, Some(Cards::This))
    }),
    also("battle damage to the controller of this card from battles involving this card becomes 0", |_| {
        gives(Word::Harmless, Some(Cards::This))
    }),
    also("you take no battle damage from attacks involving {0c}", |args| gives(Word::Harmless, given(args, 0))),
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

/// A line without slots.
macro_rules! line {
    ($line:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase { words: [$en, $it, $fr], make: |_| Some($line), take: |line| (*line == $line).then(Vec::new) }
    };
}

fn filter(args: &Args, at: usize) -> Option<Filter> {
    if let Arg::Filter(filter) = args.get(at)? { Some(filter.clone()) } else { None }
}

/// Lines that are neither effects nor hold.
pub(super) const LINES: &[Phrase<Line>] = &[
    line!(
        Line::NotNormal,
        "cannot be Normal Summoned/Set",
        "non può essere Evocata Normalmente o Posizionata",
        "non Invocable Normalement ou Posable"
    ),
    also("this card cannot be Normal Summoned or Set", |_| Some(Line::NotNormal)),
    also("this card cannot be Normal Summoned/Set", |_| Some(Line::NotNormal)),
    also("cannot be Normal Summoned or Set", |_| Some(Line::NotNormal)),
    also("this card can be treated as 2 Tributes for a Tribute Summon", |_| {
        Some(Line::TwoTributes(vec![super::super::cards::Is::A(super::super::cards::Noun::Monster)]))
    }),
    also("if you Tribute Summon a {0w} , you can treat this 1 monster as 2 Tributes", |args| {
        Some(Line::TwoTributes(filter(args, 0)?))
    }),
    also("if you Tribute Summon an {0w} , you can treat this 1 monster as 2 Tributes", |args| {
        Some(Line::TwoTributes(filter(args, 0)?))
    }),
    also("when Tribute Summoning a {0w} , you can treat this 1 monster as 2 Tributes", |args| {
        Some(Line::TwoTributes(filter(args, 0)?))
    }),
    line!(
        Line::NotSpecial,
        "cannot be Special Summoned",
        "non può essere Evocata Specialmente",
        "non Invocable Spécialement"
    ),
    also("this card cannot be Special Summoned", |_| Some(Line::NotSpecial)),
    line!(
        Line::OnlySo,
        "cannot be Special Summoned by other ways",
        "non può essere Evocata Specialmente in altri modi",
        "non Invocable Spécialement d'une autre façon"
    ),
    line!(
        Line::FirstSo,
        "must first be Special Summoned in its own way",
        "deve prima essere Evocata Specialmente nel proprio modo",
        "doit d'abord être Invoquée Spécialement de sa propre façon"
    ),
    Phrase {
        words: [
            "you can Ritual Summon this card with {0q}",
            "puoi Evocare tramite Rituale questa carta con {0q}",
            "vous pouvez Invoquer Rituellement cette carte avec {0q}",
        ],
        make: |args| if let Arg::Text(name) = args.first()? { Some(Line::RitualBy(name.clone())) } else { None },
        take: |line| if let Line::RitualBy(name) = line { Some(vec![Arg::Text(name.clone())]) } else { None },
    },
    also("this card can only be Ritual Summoned with the Ritual Spell, {0q}", |args| {
        if let Arg::Text(name) = args.first()? { Some(Line::RitualBy(name.clone())) } else { None }
    }),
    Phrase {
        words: [
            "this card can be treated as 2 Tributes for the Tribute Summon of {0w}",
            "questa carta può valere come 2 Tributi per l'Evocazione tramite Tributo di {0w}",
            "cette carte peut compter comme 2 Sacrifices pour l'Invocation par Sacrifice de {0w}",
        ],
        make: |args| Some(Line::TwoTributes(filter(args, 0)?)),
        take: |line| if let Line::TwoTributes(filter) = line { Some(vec![Arg::Filter(filter.clone())]) } else { None },
    },
    also("this card can be treated as 2 Tributes for the Tribute Summon of a {0w}", |args| {
        Some(Line::TwoTributes(filter(args, 0)?))
    }),
    also("this card can be treated as 2 Tributes for the Tribute Summon of an {0w}", |args| {
        Some(Line::TwoTributes(filter(args, 0)?))
    }),
    Phrase {
        words: ["equip only to {0p}", "equipaggia solo a {0p}", "équipez uniquement à {0p}"],
        make: |args| {
            let Arg::Pick(pick) = args.first()? else { return None };
            Some(Line::EquipTo(Pick { filter: with_up(&pick.filter), ..pick.clone() }))
        },
        take: |line| if let Line::EquipTo(pick) = line { Some(vec![Arg::Pick(pick.clone())]) } else { None },
    },
    Phrase {
        words: [
            "you can only activate 1 card of this name per turn",
            "puoi attivare solo 1 carta con questo nome per turno",
            "vous ne pouvez activer qu'1 carte de ce nom par tour",
        ],
        make: |_| Some(Line::OneATurn),
        take: |line| (*line == Line::OneATurn).then(Vec::new),
    },
    also("you can only activate 1 {0q} per turn", |_| Some(Line::OneATurn)),
    line!(
        Line::OneThere,
        "you can only control 1 card of this name",
        "puoi controllare solo 1 carta con questo nome",
        "vous ne pouvez contrôler qu'1 carte de ce nom"
    ),
    line!(
        Line::OnceSo,
        "this card is Special Summoned this way once per turn by its name",
        "questa carta viene Evocata Specialmente così una volta per turno con questo nome",
        "cette carte est Invoquée Spécialement ainsi une fois par tour sous ce nom"
    ),
    also("you can only special summon {0q} once per turn this way", |_| Some(Line::OnceSo)),
    also("you can only control 1 {0q}", |_| Some(Line::OneThere)),
    also("there can only be 1 {0q} on your side of the field", |_| Some(Line::OneThere)),
    also("must be fusion summoned and cannot be special summoned by other ways", |_| Some(Line::OnlySo)),
    also("must be fusion summoned, and cannot be special summoned by other ways", |_| Some(Line::OnlySo)),
    also("must be ritual summoned, and cannot be special summoned by other ways", |_| Some(Line::OnlySo)),
    also("must be synchro summoned, and cannot be special summoned by other ways", |_| Some(Line::OnlySo)),
    also("must first be fusion summoned", |_| Some(Line::FirstSo)),
    also("must first be synchro summoned", |_| Some(Line::FirstSo)),
    also("must first be xyz summoned", |_| Some(Line::FirstSo)),
    also("must be synchro summoned", |_| Some(Line::OnlySo)),
    also("must be fusion summoned", |_| Some(Line::OnlySo)),
    also("must be xyz summoned", |_| Some(Line::OnlySo)),
    also("this card cannot be special summoned except by fusion summon", |_| Some(Line::OnlySo)),
];

/// A monster that a card is equipped to is face-up.
fn with_up(filter: &Filter) -> Filter {
    use super::super::cards::Is;
    let mut filter = filter.clone();
    if !filter.contains(&Is::FaceUp) {
        let at = usize::from(filter.first() == Some(&Is::Other));
        filter.insert(at, Is::FaceUp);
    }
    filter
}
