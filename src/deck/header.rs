//! The words that lists use for their sections.

use std::borrow::Cow;

use super::Line;
use crate::card::{Game, Print, Section, fold};

/// The section that a header means, whatever its decoration: `_____Main Deck_____`, `[Side]`, `## Leader (1)`.
pub(super) fn section(text: &str) -> Option<Section> {
    if let Some((_, section)) = PILES.iter().find(|(pile, _)| text.trim().eq_ignore_ascii_case(pile)) {
        return Some(*section);
    }
    said(text).or_else(|| said(without_comment(text)?))
}

/// The section that a header without a comment means.
fn said(text: &str) -> Option<Section> {
    let words = words(text)?;
    // `Side / Riserva`: the same in two languages.
    let mut each = words.split(" / ").map(meaning);
    let first = each.next()??;
    each.all(|other| other == Some(first)).then_some(first)
}

/// A header without the comment behind it: `Main Deck # keep`. What heads cards, too, or is one, is no comment.
fn without_comment(text: &str) -> Option<&str> {
    let (at, sign) = [" #", " //", "\t#", "\t//"].iter().filter_map(|sign| Some((text.find(sign)?, *sign))).min()?;
    let (header, comment) = (&text[..at], &text[at + sign.len()..]);
    let is_comment = said(comment).is_none() && !comment.split_whitespace().any(|word| print(word).is_some());
    (is_comment && header.contains(char::is_alphanumeric)).then_some(header)
}

/// The number of a card that a word of a header is, whatever signs stand around it.
fn print(word: &str) -> Option<Print> {
    let print = word.trim_matches(|c: char| !c.is_alphanumeric()).parse::<Print>().ok()?;
    // `//deck-1` is a header.
    (print.number.set().contains(|c: char| c.is_ascii_digit()) || print.number.index() > 9).then_some(print)
}

/// The section that the folded words of a header mean.
fn meaning(words: &str) -> Option<Section> {
    let known = |words: &str| WORDS.iter().find(|(_, names)| names.contains(&words)).map(|(section, _)| *section);
    let of_kind = || KINDS.contains(&words).then_some(Section::Main);
    known(words).or_else(of_kind).or_else(|| known(without_cards(words)?))
}

/// The words of a header that says of a section that cards are in it: `Main Deck cards`, `Carte del Main Deck`.
fn without_cards(words: &str) -> Option<&str> {
    let behind = |noun: &&str| words.strip_suffix(*noun)?.strip_suffix(' ');
    let before = |noun: &&str| words.strip_prefix(*noun)?.strip_prefix(' ');
    CARDS.iter().find_map(behind).or_else(|| {
        let rest = CARDS.iter().find_map(before)?;
        let of = OF.iter().find_map(|of| rest.strip_prefix(*of)?.strip_prefix(' '));
        Some(of.unwrap_or(rest))
    })
}

/// The words of a header, folded, without its decoration and the number of its cards; `None` where a line is none.
pub(super) fn words(text: &str) -> Option<String> {
    if text.len() > 60 {
        return None;
    }
    // `Leader: 1-084` and `[Leader] 83326048` are cards.
    if text.split_whitespace().any(|word| print(word).is_some()) {
        return None;
    }
    let text = uncolored(text);
    let folded =
        without_most(text).split('/').map(fold).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" / ");
    // `Leader: 83326048` is no header with its count.
    if folded.split(' ').any(|word| word.len() > 4 && word.bytes().all(|b| b.is_ascii_digit())) {
        return None;
    }
    // A header may count its cards: `Main Deck (50)`, `Battle Cards: 38`, `Leader - 1 card`, `Main Deck x50`.
    let words = CARDS.iter().find_map(|noun| {
        let counted = folded.strip_suffix(noun)?.strip_suffix(' ')?;
        let words = counted.trim_end_matches(|c: char| c.is_ascii_digit());
        (words.len() < counted.len()).then(|| words.trim_end())
    });
    let words = words.unwrap_or_else(|| folded.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' '));
    let words = words.strip_suffix(" x").unwrap_or(words);
    Some(OPTIONAL.iter().find_map(|word| words.strip_suffix(word)?.strip_suffix(' ')).unwrap_or(words).to_owned())
}

/// A header without the colors that it tells in parentheses at its end, and the number of its cards there: `Side Deck (red)`,
/// `Main Deck [blue/green]`, `Side Deck (red) (2)`, `Main Deck (50 cards, red)`.
fn uncolored(text: &str) -> &str {
    let brackets = [('(', ')'), ('[', ']'), ('（', '）'), ('［', '］'), ('【', '】')];
    let colors = brackets.into_iter().find_map(|(begin, end)| {
        let within = text.trim_end().trim_end_matches(['_', '=', '*', '-', ':', ' ']).strip_suffix(end)?;
        let (words, colors) = within.rsplit_once(begin)?;
        let colors = fold(colors);
        let counts = |word: &&str| CARDS.contains(word) || word.bytes().all(|byte| byte.is_ascii_digit());
        let mut colors = colors.split(' ').filter(|word| !AND.contains(word) && !counts(word)).peekable();
        if colors.peek().is_none() {
            // A number of cards alone: the colors may stand before it.
            let rest = uncolored(words);
            return (rest.len() < words.len()).then_some(rest);
        }
        let are_all = colors.all(|word| COLORS.contains(&word));
        (are_all && words.contains(char::is_alphanumeric)).then_some(words)
    });
    colors.unwrap_or(text)
}

/// A header without what its count is out of: `Leader (1/1)`, `Main Deck 48/50`.
fn without_most(text: &str) -> Cow<'_, str> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let count = |(at, _): &(usize, &str)| {
        let before = text[..*at].trim_end();
        let behind = text[at + 1..].trim_start();
        let most = digits(behind);
        let ends = !behind[most..].starts_with(|c: char| c.is_alphanumeric() || c == '/');
        let is_count = before.ends_with(|c: char| c.is_ascii_digit());
        (is_count && ends && (1..=3).contains(&most)).then(|| (before.len(), text.len() - behind.len() + most))
    };
    match text.match_indices('/').find_map(|slash| count(&slash)) {
        Some((start, end)) => Cow::Owned(format!("{}{}", &text[..start], &text[end..])),
        None => Cow::Borrowed(text),
    }
}

/// The section that a header means below others. The cards of a side deck may stand by their kinds, as those of the main deck
/// do: a kind heads a part of the side deck that is open, unless a main deck has still to come.
pub(super) fn section_below(text: &str, open: Option<Section>, above: &[Line]) -> Option<Section> {
    let found = section(text)?;
    // Extra Cards of one game, the Extra Deck of another.
    let is_part = open == Some(Section::Side) && (is_kind(text) || words(text).is_some_and(|words| words == "extra"));
    Some(if is_part && !main_is_to_come(above) { Section::Side } else { found })
}

/// Whether cards of the side deck stand above, and none of a main deck: a leader alone makes none.
fn main_is_to_come(above: &[Line]) -> bool {
    let mains = above.iter().filter(|line| matches!(line.section, None | Some(Section::Main)));
    above.iter().any(|line| line.section == Some(Section::Side)) && mains.count() < 2
}

/// Whether a header of the main deck tells a kind of its cards.
pub(super) fn is_kind(text: &str) -> bool {
    words(text).is_some_and(|words| KINDS.contains(&words.as_str()))
}

/// The game whose lists alone have such a header.
pub(super) fn game(text: &str) -> Option<Game> {
    match section(text)? {
        Section::Stones => Some(Game::ForceOfWill),
        Section::Evolution => Some(Game::Exo),
        Section::Leader if fold(text).starts_with("ruler") => Some(Game::ForceOfWill),
        // The Extra Deck of one game is a heap of Extra Cards in another.
        _ => None,
    }
}

/// Headers of a site that numbers the piles of a player: the second deck is that of magic stones.
const PILES: [(&str, Section); 2] = [("//deck-2", Section::Stones), ("//play-1", Section::Leader)];

/// Words for cards, folded.
const CARDS: [&str; 7] = ["cards", "card", "carte", "carta", "cartes", "karten", "cartas"];

/// What stands between such a word and the section: `carte del mazzo`, `cartes du deck`.
const OF: [&str; 6] = ["del", "della", "di", "du", "de", "des"];

/// Colors of cards, folded, in English, Italian and French.
const COLORS: [&str; 20] = [
    "red", "blue", "green", "yellow", "black", "rosso", "blu", "verde", "giallo", "nero", "rouge", "bleu", "vert",
    "jaune", "noir", "rossa", "gialla", "nera", "bleue", "verte",
];

/// What stands between two colors.
const AND: [&str; 3] = ["and", "e", "et"];

/// What a header says of a section that may be left out: `Side Deck (optional)`.
const OPTIONAL: [&str; 6] = ["optional", "opzionale", "facoltativo", "optionnel", "facultatif", "opcional"];

/// Folded words for kinds of cards, which head parts of the main deck, and perhaps of the side deck.
const KINDS: [&str; 60] = [
    "battle",
    "battles",
    "battle card",
    "battle cards",
    "extras",
    "extra card",
    "extra cards",
    "unison",
    "unisons",
    "unison card",
    "unison cards",
    "carte combattimento",
    "carte battaglia",
    "carte extra",
    "carte unison",
    "cartes de combat",
    "cartes combat",
    "cartes extra",
    "monsters",
    "monster cards",
    "spells",
    "spell cards",
    "traps",
    "trap cards",
    "mostri",
    "magie",
    "trappole",
    "monstres",
    "magies",
    "pieges",
    "resonators",
    "chants",
    "additions",
    "regalia",
    "cards",
    "carte",
    "cartes",
    "monster",
    "monster card",
    "spell",
    "spell card",
    "trap",
    "trap card",
    "resonator",
    "chant",
    "kampfkarten",
    "extrakarten",
    "unisonkarten",
    "monsterkarten",
    "zauberkarten",
    "fallenkarten",
    "cartas de batalla",
    "cartas extra",
    "carte mostro",
    "carte magia",
    "carte trappola",
    "carte monstre",
    "cartes monstre",
    "cartes magie",
    "cartes piege",
];

/// Folded header words in English, Italian, French, German and Spanish.
const WORDS: [(Section, &[&str]); 7] = [
    (
        Section::Leader,
        &[
            "leader",
            "leaders",
            "leader card",
            "ruler",
            "rulers",
            "carta leader",
            "carte leader",
            "chef",
            "anfuhrer",
            "lider",
        ],
    ),
    (
        Section::Main,
        &[
            "main",
            "main deck",
            "maindeck",
            "mainboard",
            "deck",
            "decklist",
            "deck list",
            "mazzo",
            "mazzo principale",
            "deck principal",
            "haupt",
            "hauptdeck",
            "mazo",
            "mazo principal",
        ],
    ),
    (
        Section::Side,
        &[
            "side",
            "side deck",
            "sidedeck",
            "sideboard",
            "side board",
            "mazzo laterale",
            "mazzo side",
            "riserva",
            "side cards",
            "reserve",
            "sb",
            "mazzo secondario",
            "deck secondaire",
            "deck annexe",
            "seite",
            "nebendeck",
            "banquillo",
            "ersatzbank",
            "deck de cote",
            "reserve deck",
            "deck de reserve",
            "mazo secundario",
            "mazo lateral",
            "reserva",
            "sideboarded",
        ],
    ),
    (
        Section::Z,
        &[
            "z",
            "z deck",
            "zdeck",
            "z cards",
            "z card",
            "z leader",
            "z leaders",
            "z leader card",
            "z leader cards",
            "z battle",
            "z battles",
            "z battle card",
            "z battle cards",
            "z extra",
            "z extras",
            "z extra card",
            "z extra cards",
            "z unison",
            "z unisons",
            "z unison card",
            "z unison cards",
            "z karte",
            "z karten",
            "carta z",
            "carte z",
            "cartes z",
            "cartas z",
            "mazzo z",
            "deck z",
            "mazo z",
        ],
    ),
    (Section::Extra, &["extra", "extra deck", "fusion deck"]),
    (Section::Stones, &["magic stone deck", "magic stones", "stone deck", "stones"]),
    (Section::Evolution, &["evolution deck", "evolutions", "mazzo evoluzioni"]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::{CardRef, Places};

    #[test]
    fn headers_are_known_through_their_decoration() {
        for (text, meant) in [
            ("_____Main Deck_____", Section::Main),
            ("== Z Deck ==", Section::Z),
            ("[Side]", Section::Side),
            ("## LEADER (1)", Section::Leader),
            ("Battle Cards: 38", Section::Main),
            ("Main Deck - 50 cards", Section::Main),
            ("Side Deck (12 carte)", Section::Side),
            ("Main Deck x50", Section::Main),
            ("Mazzo Principale", Section::Main),
            ("###Ruler", Section::Leader),
            ("###Stone deck", Section::Stones),
            ("//deck-1", Section::Main),
            ("//deck-2", Section::Stones),
            ("//play-1", Section::Leader),
            ("//sideboard-1", Section::Side),
            ("Deck (2)", Section::Main),
            ("Monsters (20)", Section::Main),
            ("Traps: 8", Section::Main),
            ("Fusion Deck", Section::Extra),
            ("Resonators (4)", Section::Main),
            ("Mazzo secondario", Section::Side),
            ("Chef", Section::Leader),
            ("Deck annexe", Section::Side),
            ("Anführer", Section::Leader),
            ("Hauptdeck (50 Karten)", Section::Main),
            ("Líder", Section::Leader),
            ("Banquillo", Section::Side),
            ("Side Deck (optional)", Section::Side),
            ("Side / Riserva", Section::Side),
            ("Deck de côté", Section::Side),
            ("Z-Battle Cards (3)", Section::Z),
            ("Z-Leaders", Section::Z),
            ("Leader # keep", Section::Leader),
            ("Main Deck (50) // why not", Section::Main),
            ("Z-Karten", Section::Z),
            ("Carte Z", Section::Z),
            ("LEADER (1/1)", Section::Leader),
            ("Leader 1/1 card", Section::Leader),
            ("Main Deck (48/50)", Section::Main),
            ("Main Deck 50 / 50", Section::Main),
            ("== Battle Cards (38/50 cards) ==", Section::Main),
            ("Main deck cards", Section::Main),
            ("Main Deck cards (50)", Section::Main),
            ("Side Deck cards: 15", Section::Side),
            ("Leader card (1)", Section::Leader),
            ("Carte del Main Deck", Section::Main),
            ("Carte side deck (12)", Section::Side),
            ("Cartes du Main Deck", Section::Main),
            ("Side Deck (red)", Section::Side),
            ("Main Deck [blue/green]", Section::Main),
            ("**Leader (rosso e blu)**", Section::Leader),
            ("Mazzo principale (verde)", Section::Main),
            ("Deck principal (rouge et noir)", Section::Main),
            ("Battle Cards (Yellow):", Section::Main),
            ("Main Deck (50) (red)", Section::Main),
            ("Side Deck (red) (2)", Section::Side),
            ("Main Deck (50 cards, red)", Section::Main),
            ("Side Deck （red）", Section::Side),
            ("Carte (4)", Section::Main),
            ("Cartes (4)", Section::Main),
        ] {
            assert_eq!(section(text), Some(meant), "{text}");
        }
        for text in ["Leader of the pack", "Main / Side", "Main // Side", "Leader # BT1-001", "4 / 4"] {
            assert_eq!(section(text), None, "{text}");
        }
        for text in [
            "Leader (Champa)",
            "Leader (red) Champa",
            "Side Deck (red or not)",
            "(red)",
            "Cards of the Leader",
            "Cards in deck: 50",
            "50/50",
        ] {
            assert_eq!(section(text), None, "{text}");
        }
        for text in ["Leader: 83326048", "Leader: 1-084", "Leader [1-084]", "Main Deck BT1-006", "Leader: 27551"] {
            assert_eq!(section(text), None, "{text}");
        }
    }

    #[test]
    fn kinds_of_cards_part_the_side_deck_that_is_open() {
        let line = |section| Line::of(1, CardRef::named("Fish"), section, Places::default());
        let deck = [Section::Leader, Section::Main, Section::Main, Section::Side].map(line);
        for kind in ["Battle Cards (3)", "# extras", "Monsters", "Resonators", "Cards"] {
            let below = |open, above: &[Line]| section_below(kind, open, above);
            assert_eq!(below(Some(Section::Side), &deck), Some(Section::Side), "{kind}");
            assert_eq!(below(Some(Section::Side), &[]), Some(Section::Side), "{kind}");
            assert_eq!(below(Some(Section::Z), &deck), Some(Section::Main), "{kind}");
            // The side deck stands first.
            assert_eq!(below(Some(Section::Side), &[line(Section::Leader), line(Section::Side)]), Some(Section::Main));
        }
        assert_eq!(section_below("Main Deck", Some(Section::Side), &deck), Some(Section::Main));
        assert_eq!(section_below("Z-Deck", Some(Section::Side), &deck), Some(Section::Z));
    }

    #[test]
    fn a_header_that_one_game_has_says_the_game() {
        for text in ["###Ruler", "Rulers (1)", "//deck-2", "Stone deck", "== MAGIC STONES =="] {
            assert_eq!(game(text), Some(Game::ForceOfWill), "{text}");
        }
        assert_eq!(game("Mazzo Evoluzioni"), Some(Game::Exo));
        for text in ["Leader", "//play-1", "//deck-1", "Extra Deck", "Ruler of the seas"] {
            assert_eq!(game(text), None, "{text}");
        }
    }

    #[test]
    fn every_section_has_its_title_as_a_header() {
        for known in Section::ALL {
            assert_eq!(section(known.title()), Some(known));
            assert_eq!(Section::from_id(known.id()), Some(known));
        }
    }
}
