//! Printing how cards are spoken of, in three languages.

use enumset::EnumSet;

use super::super::cards::{Cards, Count, Filter, Is, Per, Pick, Place, Whose};
use super::Tongue;
use super::words::{self, Word3, of};

/// Cards.
pub(super) fn cards(cards: &Cards, tongue: Tongue) -> String {
    let word: Word3 = match cards {
        Cards::This => ["this card", "questa carta", "cette carte"],
        Cards::Bearer => ["the equipped monster", "il mostro equipaggiato", "le monstre équipé"],
        Cards::Target(0) => ["that target", "quel bersaglio", "cette cible"],
        Cards::Target(_) => ["that second target", "quel secondo bersaglio", "cette deuxième cible"],
        Cards::Targets => ["those targets", "quei bersagli", "ces cibles"],
        Cards::That => ["that occurring card", "la carta in questione", "la carte en question"],
        Cards::Those => ["it", "quella carta", "cette dernière carte"],
        Cards::Paid => ["the tributed monster", "il mostro offerto come Tributo", "le monstre Sacrifié"],
        Cards::Answered => ["that negated card", "la carta annullata", "la carte annulée"],
        Cards::Foe => [
            "the monster this card battles",
            "il mostro con cui questa carta combatte",
            "le monstre que cette carte combat",
        ],
        Cards::Of(it) => return pick(it, tongue),
    };
    of(word, tongue).to_owned()
}

/// Cards of a description, with their number and place.
pub(super) fn pick(pick: &Pick, tongue: Tongue) -> String {
    let several = !matches!(pick.count, Count::Exactly(1) | Count::UpTo(1));
    let count = match pick.count {
        Count::Exactly(count) => count.to_string(),
        Count::UpTo(60) => {
            of(["any number of", "un qualsiasi numero di", "n'importe quel nombre de"], tongue).to_owned()
        }
        Count::UpTo(count) => format!("{} {count}", of(["up to", "fino a", "jusqu'à"], tongue)),
        Count::All => of(["all", "tutti:", "tous :"], tongue).to_owned(),
    };
    let banished = pick.places == Place::Banished;
    let what = described(&pick.filter, several, tongue);
    match place(pick, tongue) {
        Some(place) => format!("{count} {what} {place}"),
        None if banished && pick.whose == Whose::Any => format!("{count} banished {what}"),
        None if banished && tongue == Tongue::En => format!("{count} of your banished {what}"),
        None => format!("{count} {what}"),
    }
}

fn place(pick: &Pick, tongue: Tongue) -> Option<&'static str> {
    let places = |all: &[Place]| pick.places == all.iter().copied().collect::<EnumSet<Place>>();
    let word: Word3 = match pick.whose {
        Whose::You if places(&[Place::Field]) => ["you control", "che controlli", "que vous contrôlez"],
        Whose::Opponent if places(&[Place::Field]) => {
            ["your opponent controls", "controllati dal tuo avversario", "contrôlés par votre adversaire"]
        }
        Whose::Any if places(&[Place::Field]) => ["on the field", "sul Terreno", "sur le Terrain"],
        Whose::Any if places(&[Place::Graveyard]) => {
            ["in either GY", "in qualsiasi Cimitero", "dans le Cimetière de l'un des joueurs"]
        }
        Whose::Opponent if places(&[Place::Graveyard]) => {
            ["in your opponent's GY", "nel Cimitero del tuo avversario", "dans le Cimetière de votre adversaire"]
        }
        Whose::Opponent if places(&[Place::Hand]) => {
            ["in your opponent's hand", "nella mano del tuo avversario", "dans la main de votre adversaire"]
        }
        _ if places(&[Place::Banished]) => {
            if tongue == Tongue::En {
                return None;
            }
            if pick.whose == Whose::Any {
                return Some(of(["", "tra le carte bandite", "parmi les cartes bannies"], tongue));
            }
            ["", "tra le tue carte bandite", "parmi vos cartes bannies"]
        }
        _ if places(&[Place::Graveyard]) => ["in your GY", "nel tuo Cimitero", "dans votre Cimetière"],
        _ if places(&[Place::Hand]) => ["from your hand", "dalla tua mano", "de votre main"],
        _ if places(&[Place::Deck]) => ["from your Deck", "dal tuo Deck", "de votre Deck"],
        _ if places(&[Place::Extra]) => ["from your Extra Deck", "dal tuo Extra Deck", "de votre Extra Deck"],
        _ if places(&[Place::Hand, Place::Deck]) => {
            ["from your hand or Deck", "dalla tua mano o Deck", "de votre main ou Deck"]
        }
        _ if places(&[Place::Hand, Place::Graveyard]) => {
            ["from your hand or GY", "dalla tua mano o Cimitero", "de votre main ou Cimetière"]
        }
        _ if places(&[Place::Deck, Place::Graveyard]) => {
            ["from your Deck or GY", "dal tuo Deck o Cimitero", "de votre Deck ou Cimetière"]
        }
        _ if places(&[Place::Hand, Place::Field]) => {
            ["from your hand or field", "dalla tua mano o Terreno", "de votre main ou Terrain"]
        }
        _ if places(&[Place::Field, Place::Graveyard]) => {
            ["from your field or GY", "dal tuo Terreno o Cimitero", "de votre Terrain ou Cimetière"]
        }
        _ => ["from your hand, Deck, or GY", "dalla tua mano, Deck o Cimitero", "de votre main, Deck ou Cimetière"],
    };
    Some(of(word, tongue))
}

/// A description without number and place.
pub(super) fn described(filter: &Filter, several: bool, tongue: Tongue) -> String {
    if tongue == Tongue::En {
        return filter.iter().map(|is| english(is, several)).collect::<Vec<_>>().join(" ");
    }
    // The noun comes first.
    let noun = filter.iter().filter(|is| matches!(is, Is::A(_) | Is::Named(_)));
    let rest = filter.iter().filter(|is| !matches!(is, Is::A(_) | Is::Named(_)));
    noun.chain(rest).map(|is| other(is, several, tongue)).collect::<Vec<_>>().join(" ")
}

fn english(is: &Is, several: bool) -> String {
    match is {
        Is::A(noun) => words::noun(*noun, several)[0].to_owned(),
        Is::Class(class) => words::class(*class)[0].to_owned(),
        Is::NotClass(class) => format!("non-{}", words::class(*class)[0]),
        Is::Icon(icon) => words::icon(*icon)[0].to_owned(),
        Is::Race(of) | Is::Attribute(of) => of.join(" or "),
        Is::NotRace(of) | Is::NotAttribute(of) => format!("non-{}", of.join(" or ")),
        Is::Named(name) | Is::Part(name) => format!("\"{name}\""),
        Is::NotNamed(name) => format!("except \"{name}\""),
        Is::Other => "other".to_owned(),
        Is::FaceUp => "face-up".to_owned(),
        Is::FaceDown => "face-down".to_owned(),
        Is::DownOr(other) => format!("face-down and {}", english(other, several)),
        Is::Attack => "Attack Position".to_owned(),
        Is::Defense => "Defense Position".to_owned(),
        Is::Special => "Special Summoned".to_owned(),
        Is::Attacking => "attacking".to_owned(),
        Is::Level(level) => format!("Level {level}"),
        Is::LevelMost(level) => format!("Level {level} or lower"),
        Is::LevelLeast(level) => format!("Level {level} or higher"),
        Is::Rank(rank) => format!("Rank {rank}"),
        Is::RankMost(rank) => format!("Rank {rank} or lower"),
        Is::AtkMost(atk) => format!("with {atk} or less ATK"),
        Is::AtkLeast(atk) => format!("with {atk} or more ATK"),
        Is::DefMost(def) => format!("with {def} or less DEF"),
        Is::DefLeast(def) => format!("with {def} or more DEF"),
        Is::Atk(atk) => format!("with {atk} ATK"),
        Is::Def(def) => format!("with {def} DEF"),
        Is::Counter(kind) => format!("with a {kind} Counter"),
    }
}

fn other(is: &Is, several: bool, tongue: Tongue) -> String {
    let say = |word: Word3| of(word, tongue).to_owned();
    let kinds = |all: &[String], table: &'static [Word3]| {
        let names: Vec<String> = all.iter().map(|name| words::named(table, name, tongue)).collect();
        names.join(of(["", " o ", " ou "], tongue))
    };
    let number = |word: Word3, number: &dyn std::fmt::Display| of(word, tongue).replace('#', &number.to_string());
    match is {
        Is::A(noun) => say(words::noun(*noun, several)),
        Is::Class(class) => say(words::class(*class)),
        Is::NotClass(class) => format!("non-{}", of(words::class(*class), tongue)),
        Is::Icon(icon) => say(words::icon(*icon)),
        Is::Race(all) => format!("{} {}", of(["", "Tipo", "de Type"], tongue), kinds(all, &words::RACES)),
        Is::Attribute(all) => kinds(all, &words::ATTRIBUTES),
        Is::NotRace(all) => format!("non-{}", kinds(all, &words::RACES)),
        Is::NotAttribute(all) => format!("non-{}", kinds(all, &words::ATTRIBUTES)),
        Is::Named(name) | Is::Part(name) => format!("\"{name}\""),
        Is::NotNamed(name) => format!("{} \"{name}\"", of(["", "eccetto", "sauf"], tongue)),
        Is::Other => say(["", "(altri)", "(autres)"]),
        Is::FaceUp => say(["", "a faccia in su", "face recto"]),
        Is::FaceDown => say(["", "coperti", "face verso"]),
        Is::DownOr(other_one) => {
            format!("{} {}", of(["", "coperti e", "face verso et"], tongue), other(other_one, several, tongue))
        }
        Is::Attack => say(["", "in Posizione di Attacco", "en Position d'Attaque"]),
        Is::Defense => say(["", "in Posizione di Difesa", "en Position de Défense"]),
        Is::Special => say(["", "Evocati Specialmente", "Invoqués Spécialement"]),
        Is::Attacking => say(["", "attaccanti", "attaquants"]),
        Is::Level(level) => number(["", "di Livello #", "de Niveau #"], level),
        Is::LevelMost(level) => number(["", "di Livello # o inferiore", "de max. Niveau #"], level),
        Is::LevelLeast(level) => number(["", "di Livello # o superiore", "de min. Niveau #"], level),
        Is::Rank(rank) => number(["", "di Rango #", "de Rang #"], rank),
        Is::RankMost(rank) => number(["", "di Rango # o inferiore", "de max. Rang #"], rank),
        Is::AtkMost(atk) => number(["", "con ATK di # o inferiore", "avec max. # ATK"], atk),
        Is::AtkLeast(atk) => number(["", "con ATK di # o superiore", "avec min. # ATK"], atk),
        Is::DefMost(def) => number(["", "con DEF di # o inferiore", "avec max. # DEF"], def),
        Is::DefLeast(def) => number(["", "con DEF di # o superiore", "avec min. # DEF"], def),
        Is::Atk(atk) => number(["", "con ATK di #", "avec # ATK"], atk),
        Is::Def(def) => number(["", "con DEF di #", "avec # DEF"], def),
        Is::Counter(kind) => format!("{} {kind}", of(["", "con un Segnalino", "avec un Compteur"], tongue)),
    }
}

/// What a number is multiplied by, with a blank before it; nothing where it stands alone.
pub(super) fn per(per: &Per, tongue: Tongue) -> String {
    match per {
        Per::Each(pick) => {
            let what = described(&pick.filter, false, tongue);
            let banished = pick.places == Place::Banished && tongue == Tongue::En;
            let own = if pick.whose == Whose::Any { "banished" } else { "of your banished" };
            let what = if banished { format!("{own} {what}") } else { what };
            let place = place(pick, tongue).map_or(String::new(), |place| format!(" {place}"));
            format!(" {} {what}{place}", of(["for each", "per ogni", "pour chaque"], tongue))
        }
        Per::Counter(kind) => match tongue {
            Tongue::En => format!(" for each {kind} Counter on this card"),
            Tongue::It => format!(" per ogni Segnalino {kind} su questa carta"),
            Tongue::Fr => format!(" pour chaque Compteur {kind} sur cette carte"),
        },
        _ => String::new(),
    }
}

/// A value of cards.
pub(super) fn value(per: &Per, tongue: Tongue) -> String {
    let (word, of_cards): (Word3, &Cards) = match per {
        Per::Atk(cards) => (["the ATK of", "l'ATK di", "l'ATK de"], cards),
        Per::HalfAtk(cards) => (["half the ATK of", "metà dell'ATK di", "la moitié de l'ATK de"], cards),
        Per::Def(cards) => (["the DEF of", "il DEF di", "la DEF de"], cards),
        _ => return String::new(),
    };
    format!("{} {}", of(word, tongue), cards(of_cards, tongue))
}
