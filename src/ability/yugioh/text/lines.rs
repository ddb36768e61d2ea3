//! What is written on cards that is neither an effect nor holds while they lie there: how monsters come to the field, and how often
//! cards are activated, phrase by phrase.

use super::super::Line;
use super::super::cards::{Filter, Is, Noun, Pick};
use super::phrase::{Arg, Args, Phrase, also};

/// A line without slots.
macro_rules! line {
    ($line:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase { words: [$en, $it, $fr], make: |_| Some($line), take: |line| (*line == $line).then(Vec::new) }
    };
}

fn name(args: &Args) -> Option<String> {
    if let Arg::Text(name) = args.first()? { Some(name.clone()) } else { None }
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
        Some(Line::TwoTributes(vec![Is::A(Noun::Monster)]))
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
        Line::NotFromGraveyard,
        "cannot be Special Summoned from the GY",
        "non può essere Evocata Specialmente dal Cimitero",
        "non Invocable Spécialement depuis le Cimetière"
    ),
    also("this card cannot be Special Summoned from the GY", |_| Some(Line::NotFromGraveyard)),
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
        make: |args| name(args).map(Line::RitualBy),
        take: |line| if let Line::RitualBy(name) = line { Some(vec![Arg::Text(name.clone())]) } else { None },
    },
    also("this card can only be Ritual Summoned with the Ritual Spell, {0q}", |args| name(args).map(Line::RitualBy)),
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
        Line::Gemini,
        "this card is a Normal Monster until it is Normal Summoned again",
        "questa carta è un Mostro Normale finché non viene Evocata Normalmente di nuovo",
        "cette carte est un Monstre Normal jusqu'à ce qu'elle soit Invoquée Normalement de nouveau"
    ),
    Phrase {
        words: [
            "this card is always treated as {0q} card",
            "questa carta viene sempre considerata una carta {0q}",
            "cette carte est toujours traitée comme une carte {0q}",
        ],
        make: |args| name(args).map(Line::CountsAs),
        take: |line| if let Line::CountsAs(name) = line { Some(vec![Arg::Text(name.clone())]) } else { None },
    },
    also("this card is always treated as a {0q} card", |args| name(args).map(Line::CountsAs)),
    also("this card is always treated as an {0q} card", |args| name(args).map(Line::CountsAs)),
    Phrase {
        words: [
            "this card is always named {0q}",
            "questa carta si chiama sempre {0q}",
            "cette carte se nomme toujours {0q}",
        ],
        make: |args| name(args).map(Line::AlsoNamed),
        take: |line| if let Line::AlsoNamed(name) = line { Some(vec![Arg::Text(name.clone())]) } else { None },
    },
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
    also("must first be fusion summoned with the above fusion material", |_| Some(Line::FirstSo)),
    also("must first be fusion summoned with the above fusion material monsters", |_| Some(Line::FirstSo)),
    also("must first be fusion summoned with the above fusion materials", |_| Some(Line::FirstSo)),
    line!(
        Line::RealMaterials,
        "a Fusion Summon of this card can only be done with the above Fusion Material",
        "questa carta può essere Evocata tramite Fusione solo con i Materiali da Fusione indicati",
        "cette carte ne peut être Invoquée par Fusion qu'avec les Matériels de Fusion ci-dessus"
    ),
    also("a fusion summon of this card can only be done with the above fusion materials", |_| {
        Some(Line::RealMaterials)
    }),
    also("a fusion summon of this card can only be done with the above fusion material monsters", |_| {
        Some(Line::RealMaterials)
    }),
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
    let mut filter = filter.clone();
    if !filter.contains(&Is::FaceUp) {
        let at = usize::from(filter.first() == Some(&Is::Other));
        filter.insert(at, Is::FaceUp);
    }
    filter
}
