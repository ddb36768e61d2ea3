//! Printing lines, in three languages.

use super::super::cards::{Cards, Place};
use super::super::deed::{Deed, Lies, Price, Test, Until, Verb};
use super::super::{Effect, How, Limit, Line, Occasion, Part, Static, Way};
use super::conditions::TESTS;
use super::deeds::DEEDS;
use super::lasting::HOLDS;
use super::lines::LINES;
use super::occasions::{OCCASIONS, PHASES};
use super::prices::PRICES;
use super::words::of;
use super::{Of, Tongue, nouns, phrase, token};

/// A line, without the mark that ends it.
pub(super) fn line(line: &Line, kind: Of, tongue: Tongue) -> String {
    match line {
        Line::Materials(parts) => materials(parts, tongue),
        Line::Comes(way) => own_way(way, tongue),
        Line::NoTribute(tests) => {
            let conditions = conditions(tests, tongue);
            let what = of(
                [
                    "you can Normal Summon this card without Tributing",
                    "puoi Evocare Normalmente questa carta senza offrire Tributi",
                    "vous pouvez Invoquer Normalement cette carte sans Sacrifice",
                ],
                tongue,
            );
            if conditions.is_empty() { what.to_owned() } else { format!("{conditions}, {what}") }
        }
        Line::Holds(Static { only_if, what }) => {
            let conditions = conditions(only_if, tongue);
            let what = phrase::print(HOLDS, what, tongue).unwrap_or_default();
            if conditions.is_empty() { what } else { format!("{conditions}, {what}") }
        }
        Line::Effect(it) => effect(it, kind, tongue),
        other => phrase::print(LINES, other, tongue).unwrap_or_default(),
    }
}

fn conditions(tests: &[Test], tongue: Tongue) -> String {
    let said: Vec<String> = tests.iter().filter_map(|test| phrase::print(TESTS, test, tongue)).collect();
    if said.is_empty() {
        return String::new();
    }
    format!("{} {}", of(["if", "se", "si"], tongue), said.join(of([" and ", " e ", " et "], tongue)))
}

fn materials(parts: &[Part], tongue: Tongue) -> String {
    let part = |part: &Part| {
        let what = nouns::described(&part.filter, part.count > 1 || part.more, tongue);
        // A name alone is one card.
        let named = matches!(part.filter.as_slice(), [super::super::cards::Is::Named(_)]);
        match (named && part.count == 1 && !part.more, part.more) {
            (true, _) => what,
            (false, true) => format!("{}+ {what}", part.count),
            (false, false) => format!("{} {what}", part.count),
        }
    };
    parts.iter().map(part).collect::<Vec<_>>().join(" + ")
}

fn own_way(way: &Way, tongue: Tongue) -> String {
    let conditions = conditions(&way.only_if, tongue);
    let mut out = if conditions.is_empty() { String::new() } else { format!("{conditions}, ") };
    out.push_str(of(
        [
            "you can Special Summon this card from your ",
            "puoi Evocare Specialmente questa carta dal tuo ",
            "vous pouvez Invoquer Spécialement cette carte depuis votre ",
        ],
        tongue,
    ));
    let place = if way.from == Place::Graveyard { ["GY", "Cimitero", "Cimetière"] } else { ["hand", "mano", "main"] };
    out.push_str(of(place, tongue));
    if !way.price.is_empty() {
        out.push_str(of([" by ", ": ", " : "], tongue));
        out.push_str(&prices(&way.price, None, tongue));
    }
    match way.lies {
        Some(Lies::Defense) => {
            out.push_str(of([" in Defense Position", " in Posizione di Difesa", " en Position de Défense"], tongue));
        }
        Some(_) => {
            out.push_str(of([" in Attack Position", " in Posizione di Attacco", " en Position d'Attaque"], tongue));
        }
        None => {}
    }
    out
}

fn prices(prices: &[Price], from: Option<Place>, tongue: Tongue) -> String {
    let said = prices.iter().map(|price| {
        let own = |verb: Verb| *price == Price::Move(verb, Cards::This);
        match from {
            Some(Place::Graveyard) if own(Verb::Banish) => of(
                [
                    "banish this card from your GY",
                    "bandisci questa carta dal tuo Cimitero",
                    "bannissez cette carte de votre Cimetière",
                ],
                tongue,
            )
            .to_owned(),
            _ => phrase::print(PRICES, price, tongue).unwrap_or_default(),
        }
    });
    said.collect::<Vec<_>>().join(of([" and ", " e ", " et "], tongue))
}

fn effect(effect: &Effect, kind: Of, tongue: Tongue) -> String {
    let mut heads: Vec<String> = Vec::new();
    let mut head = |words: [&'static str; 3]| heads.push(of(words, tongue).to_owned());
    match effect.limit {
        Limit::Any => {}
        Limit::Turn => head(["once per turn", "una volta per turno", "une fois par tour"]),
        Limit::Twice => head(["twice per turn", "due volte per turno", "deux fois par tour"]),
        Limit::Name => {
            head(["once per turn by name", "una volta per turno con questo nome", "une fois par tour sous ce nom"]);
        }
    }
    if effect.stays {
        head([
            "only while this card is face-up on the field",
            "solo mentre questa carta è scoperta sul Terreno",
            "uniquement tant que cette carte est face recto sur le Terrain",
        ]);
    }
    let answers = matches!(effect.on, Some(Occasion::Activated(..)));
    match effect.how {
        How::Flip => head(["FLIP: ", "SCOPRI: ", "FLIP : "]),
        How::Quick if !answers => head([
            "during either player's turn",
            "durante il turno di qualsiasi giocatore",
            "durant le tour de chaque joueur",
        ]),
        How::Card if kind == Of::Stays => {
            head([
                "when this card is activated",
                "quando questa carta viene attivata",
                "lorsque cette carte est activée",
            ]);
        }
        How::Ignition if !effect.may && effect.limit == Limit::Any => {
            head(["during your Main Phase", "durante la tua Main Phase", "durant votre Main Phase"]);
        }
        _ => {}
    }
    let said_so =
        effect.price.iter().any(|price| matches!(price, Price::Move(Verb::Banish | Verb::Discard, Cards::This)));
    match effect.from.filter(|_| !said_so) {
        Some(Place::Graveyard) => heads.push(
            of(
                [
                    "if this card is in your GY",
                    "se questa carta è nel tuo Cimitero",
                    "si cette carte est dans votre Cimetière",
                ],
                tongue,
            )
            .to_owned(),
        ),
        Some(Place::Hand) => heads.push(
            of(
                [
                    "if this card is in your hand",
                    "se questa carta è nella tua mano",
                    "si cette carte est dans votre main",
                ],
                tongue,
            )
            .to_owned(),
        ),
        _ => {}
    }
    match &effect.on {
        Some(Occasion::Phase(phase, who)) => heads.extend(phrase::print(PHASES, &(*phase, *who), tongue)),
        Some(on) => {
            let word = if effect.when { ["when", "quando", "lorsque"] } else { ["if", "se", "si"] };
            let on = OCCASIONS.iter().find_map(|table| phrase::print(table, on, tongue)).unwrap_or_default();
            heads.push(format!("{} {on}", of(word, tongue)));
        }
        None => {}
    }
    let conditions = conditions(&effect.only_if, tongue);
    heads.extend((!conditions.is_empty()).then_some(conditions));
    let mut out = heads.join(", ").replace(": , ", ": ");
    if !out.is_empty() && !out.ends_with(": ") {
        out.push_str(of([": ", ": ", " : "], tongue));
    }
    if effect.may {
        out.push_str(of(["you can ", "puoi: ", "vous pouvez : "], tongue));
    }
    if !effect.price.is_empty() {
        out.push_str(&prices(&effect.price, effect.from, tongue));
        out.push_str(of(["; ", "; ", " ; "], tongue));
    }
    if !effect.targets.is_empty() {
        out.push_str(of(["target ", "scegli come bersaglio ", "ciblez "], tongue));
        let targets: Vec<String> = effect.targets.iter().map(|pick| nouns::pick(pick, tongue)).collect();
        out.push_str(&targets.join(of([" and ", " e ", " et "], tongue)));
        out.push_str(of(["; ", "; ", " ; "], tongue));
    }
    // A condition of what is done is none of the activation.
    let bare = !effect.may && effect.price.is_empty() && effect.targets.is_empty();
    if bare && matches!(effect.does.first(), Some(Deed::If(..))) {
        out.push_str(of(["as this resolves, ", "alla risoluzione, ", "à la résolution, "], tongue));
    }
    let does = deeds(&effect.does, tongue);
    if effect.targets.len() < 2 {
        return out + &does;
    }
    // Of several targets it has to be said which one is meant.
    let that = of(["that target", "quel bersaglio", "cette cible"], tongue);
    let first = of(["that first target", "quel primo bersaglio", "cette première cible"], tongue);
    out + &does.replace(that, first)
}

/// Deeds, one after the other.
fn deeds(all: &[Deed], tongue: Tongue) -> String {
    let mut out = String::new();
    for deed in all {
        let first = out.is_empty() || out.ends_with(", ");
        if *deed == Deed::Then {
            out.push_str(of([", then ", ", poi ", ", puis "], tongue));
            continue;
        }
        let if_done = matches!(deed, Deed::IfDone(_));
        if !first && !out.ends_with(of([", then ", ", poi ", ", puis "], tongue)) && !if_done {
            out.push_str(of([", and ", " e ", " et "], tongue));
        }
        out.push_str(&one(deed, tongue));
    }
    out
}

fn one(deed: &Deed, tongue: Tongue) -> String {
    let within = |words: [&'static str; 3], all: &[Deed]| format!("{}{}", of(words, tongue), deeds(all, tongue));
    match deed {
        Deed::May(all) => within(["you can ", "puoi: ", "vous pouvez : "], all),
        Deed::Later(all) => within(["during the End Phase, ", "durante la End Phase, ", "durant la End Phase, "], all),
        Deed::IfDone(all) => within([", and if you do, ", ", e se lo fai, ", ", et si vous le faites, "], all),
        Deed::If(test, all) => {
            let test = phrase::print(TESTS, test, tongue).unwrap_or_default();
            format!("{} {test}, {}", of(["if", "se", "si"], tongue), deeds(all, tongue))
        }
        Deed::Coin(heads, tails) => format!(
            "{}{}{}{}",
            of(
                [
                    "toss a coin and call it; if you call it right, ",
                    "lancia una moneta e scegli; se indovini, ",
                    "lancez une pièce et annoncez ; si vous avez raison, ",
                ],
                tongue,
            ),
            deeds(heads, tongue),
            of(["; if you call it wrong, ", "; se sbagli, ", " ; si vous avez tort, "], tongue),
            deeds(tails, tongue)
        ),
        Deed::Token(count, form, who, lies) => token::print(*count, form, *who, *lies, tongue),
        other => said(other, tongue).or_else(|| said_for_the_turn(other, tongue)).unwrap_or_default(),
    }
}

fn said(deed: &Deed, tongue: Tongue) -> Option<String> {
    DEEDS.iter().find_map(|table| phrase::print(table, deed, tongue))
}

/// What lasts for the turn, as what stays with that said behind it.
fn said_for_the_turn(deed: &Deed, tongue: Tongue) -> Option<String> {
    let Deed::Gain(cards, gain, Until::TurnEnds) = deed else { return None };
    let plain = said(&Deed::Gain(cards.clone(), gain.clone(), Until::Stays), tongue)?;
    let until = of([" until the End Phase", " fino alla End Phase", " jusqu'à la End Phase"], tongue);
    Some(format!("{plain}{until}"))
}
