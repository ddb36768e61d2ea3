//! English as the grammar says it, with the capitals that the manual gives its terms.

use super::Teller;
use super::noun::has_an;
use crate::ability::{Area, KeywordNames, Mode, Node, Skill, Token, Visit};
use crate::card::{Color, Game, Kind};
use crate::language::Lang;
use crate::skill;
use crate::wording;

/// What stands behind the tags, where the grammar has words that are read as the same skill again.
pub(super) fn said(skill: &Skill, names: &KeywordNames) -> Option<String> {
    let printed = skill::print(skill, names)?;
    if is_clumsy(&printed) {
        return None;
    }
    let means_it = |text: &str| skill::read(text, false, names).0.lines.as_slice() == std::slice::from_ref(skill);
    let said = with_capitals(&smooth(&printed));
    let said = if means_it(&said) { said } else { carefully(&printed, means_it)? };
    let tags = wording::tags(&skill.tags, " ").to_string();
    let said = said.strip_prefix(&tags).unwrap_or(&said).trim_start_matches([' ', ':']);
    Some(with_facts(said, skill))
}

/// Behind the words that make tokens, what these are: a reminder, which says nothing when it is read (2-13-3).
fn with_facts(said: &str, skill: &Skill) -> String {
    #[derive(Default)]
    struct Made<'s>(Vec<&'s Token>);
    impl<'s> Visit<'s> for Made<'s> {
        fn token(&mut self, token: &'s Token) {
            if !self.0.iter().any(|known| known.name == token.name) {
                self.0.push(token);
            }
        }
        /// What a skill makes that is given is not made here.
        fn skill(&mut self, _: &'s Skill) {}
    }
    let mut made = Made::default();
    skill.walk(&mut made);
    let teller = Teller::of(skill, Lang::En);
    made.0.into_iter().fold(said.to_owned(), |mut text, token| {
        if let Some(end) = made_up_to(&text, &token.name) {
            text.insert_str(end, &format!(" ({})", teller.token_facts(token)));
        }
        text
    })
}

/// Where the words end that make tokens of this name: `1 Ghost token`.
fn made_up_to(text: &str, name: &str) -> Option<usize> {
    let (text, named) = (text.to_ascii_lowercase(), format!(" {} token", name.to_ascii_lowercase()));
    let is_count = |word: &str| word == "a" || word.parse::<u32>().is_ok();
    let mut places = text.match_indices(named.as_str());
    let (at, _) = places.find(|(at, _)| is_count(text[..*at].rsplit(' ').next().unwrap_or_default()))?;
    let end = at + named.len();
    Some(end + usize::from(text[end..].starts_with('s')))
}

/// What the grammar has words for, be they read as another skill.
pub(super) fn printed(skill: &Skill, names: &KeywordNames) -> Option<String> {
    let printed = skill::draft(skill, names)?;
    (!is_clumsy(&printed)).then(|| with_capitals(&smooth(&printed)))
}

/// Words that the grammar makes of what it has read one by one, and that nobody says.
const CLUMSY: [&str; 24] = [
    " - ",
    "copies of this card can't be played",
    "them both",
    " of of ",
    " the of ",
    " on of ",
    " by choose ",
    " by draw ",
    "may all ",
    "may your ",
    "may this card ",
    "cards that is",
    "card that is",
    "cards is",
    "up to the",
    "a cards",
    " gets an extra",
    "skills of it",
    "cards with ＜",
    "cards with 《",
    "is a 《",
    "is a ＜",
    "》 is ",
    "＞ is ",
];

fn is_clumsy(text: &str) -> bool {
    // Each player shuffles what is theirs.
    let is_of_both =
        text.contains("your or your opponent's") && text.contains("opponent shuffles them into their deck");
    is_of_both || CLUMSY.iter().any(|words| text.contains(words))
}

/// What the grammar says, and how it is said.
const PHRASES: [(&str, &str); 19] = [
    ("a an energy cost", "an energy cost"),
    ("a an [", "an ["),
    ("each markers", "each marker"),
    ("each color types", "each color type"),
    ("among of your", "among your"),
    ("} ' s ", "}'s "),
    ("up to 1 copies of this card", "up to 1 copy of this card"),
    ("cards being played", "card being played"),
    ("have a total of 0 or less", "have no"),
    ("has a total of 0 or less", "has no"),
    ("if you drew 0 or less cards", "if you didn't draw a card"),
    ("if you played 0 or less cards", "if you didn't play a card"),
    // It may have been another player's area.
    ("if you placed 0 or less cards in your ", "if you didn't place a card in the "),
    ("for each of your cards from under", "for each of your cards under"),
    (" to z-energy", " in the z-energy area"),
    // What goes to a deck goes on top, unless it is said otherwise.
    (" in its owner's deck", " on top of its owner's deck"),
    (" in their owner's deck", " on top of their owner's deck"),
    // One card has no order.
    ("this card at the bottom of your deck in any order", "this card at the bottom of your deck"),
    ("this card on top of your deck in any order", "this card on top of your deck"),
];

type Step = Box<dyn Fn(&str) -> String>;

/// What makes the words of the grammar smooth, one after the other.
fn steps() -> impl Iterator<Item = Step> {
    let first: [fn(&str) -> String; 9] = [numbers, articles, colored, tokens, theirs, named, seen, barred, bans];
    let first = first.into_iter().map(|step| Box::new(step) as Step);
    first.chain(PHRASES.into_iter().map(|(from, to)| Box::new(move |text: &str| text.replace(from, to)) as Step))
}

fn smooth(text: &str) -> String {
    steps().fold(text.to_owned(), |text, step| step(&text))
}

/// As [`smooth`], without what would be read as another skill.
fn carefully(text: &str, means_it: impl Fn(&str) -> bool) -> Option<String> {
    let smoothed = steps().fold(text.to_owned(), |text, step| {
        let smoother = step(&text);
        if smoother != text && means_it(&with_capitals(&smoother)) { smoother } else { text }
    });
    Some(with_capitals(&smoothed)).filter(|said| means_it(said))
}

/// With the numbers of nouns and verbs that English has, and the grammar does not need.
fn numbers(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let mut out: Vec<String> = Vec::with_capacity(words.len());
    let mut several = false;
    // "a red Z-Leader cards": the article is far from its noun.
    let mut single = false;
    for (at, word) in words.iter().enumerate() {
        let [before, earlier] = [1, 2].map(|back| at.checked_sub(back).map_or("", |at| words[at]));
        let next = words.get(at + 1).copied().unwrap_or_default();
        let (bare, sign) = word.split_at(word.trim_end_matches([',', '.', ';', ':']).len());
        match bare {
            "them" | "all" => several = true,
            "it" | "card" | "this" => several = false,
            count => several = count.parse::<u32>().map_or(several, |count| count > 1),
        }
        let is_single = single;
        single = match bare {
            "a" | "an" => true,
            "of" | "with" | "from" | "in" | "card" | "cards" => false,
            _ => is_single && sign.is_empty(),
        };
        let word = match (before, bare) {
            (_, "its") if several && next == "owner's" => "their",
            ("1" | "a", "cards") => "card",
            (_, "cards") if is_single => "card",
            (_, "cards") if matches!(earlier, "1" | "a") && before != "of" => "card",
            ("1" | "a", "markers") => "marker",
            (end, "them") if end.is_empty() || end.ends_with(['.', ':']) => "they",
            (_, "them") if matches!(next, "gets" | "gains" | "can't") => "they",
            ("cards" | "them" | "they", "gets") => "get",
            ("cards" | "them" | "they", "gains") => "gain",
            (_, "kos") => "KOs",
            (_, "a") if VOWELS.iter().any(|vowel| next.starts_with(vowel)) => "an",
            (_, other) => other,
        };
        match out.last_mut().filter(|last| last.ends_with("mono-") || last.ends_with("non-")) {
            Some(last) => last.push_str(word),
            None => out.push(word.to_owned()),
        }
        if let Some(last) = out.last_mut() {
            last.push_str(sign);
        }
    }
    out.join(" ")
}

/// How tags begin that "an" stands before.
const VOWELS: [&str; 5] = ["[A", "[E", "[I", "[O", "[Ultimate"];

/// "An" before the names that begin with a vowel.
fn articles(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let each = words.iter().enumerate().map(|(at, word)| {
        let next = words.get(at + 1).copied().unwrap_or_default();
        let is_before_vowel = next.starts_with(['{', '＜', '《']) && has_an(next);
        if *word == "a" && is_before_vowel { "an" } else { *word }
    });
    each.collect::<Vec<_>>().join(" ")
}

/// What has colors beside its own.
fn colored(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let each = words.iter().enumerate().map(|(at, word)| {
        let next = words.get(at + 1).copied().unwrap_or_default().trim_end_matches([',', '.']);
        let is_color = Color::from_name(next).is_some();
        match *word {
            "gets" if is_color => "is also treated as",
            "get" if is_color => "are also treated as",
            word => word,
        }
    });
    each.collect::<Vec<_>>().join(" ")
}

/// The names of tokens have capitals, and one token is one.
fn tokens(text: &str) -> String {
    let mut out: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let (bare, sign) = word.split_at(word.trim_end_matches([',', '.', ';', ':']).len());
        let count = out.iter().rev().take(4).position(|word| word.parse::<u32>().is_ok());
        let is_made = count.is_some_and(|name| {
            name > 0 && out.iter().rev().take(name).all(|word| !matches!(&word[..], "of" | "or" | "that" | "with"))
        });
        let Some(name) = count.filter(|_| is_made && matches!(bare, "token" | "tokens")) else {
            out.push(word.to_owned());
            continue;
        };
        let named = out.len() - name;
        for word in &mut out[named..] {
            *word = word.split('-').map(capital).collect::<Vec<_>>().join("-");
        }
        let noun = if out[named - 1] == "1" { "token" } else { "tokens" };
        out.push([noun, sign].concat());
    }
    out.join(" ")
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// What the opponent chooses or places of their own cards.
fn theirs(text: &str) -> String {
    ["opponent chooses ", "opponent places "].into_iter().fold(text.to_owned(), |text, acts| of_theirs(&text, acts))
}

fn of_theirs(text: &str, acts: &str) -> String {
    let each = text.split(acts).enumerate().map(|(at, part)| match part.split_once(" of your opponent's ") {
        Some((count, cards)) if at > 0 && count.trim_start_matches("up to ").parse::<u32>().is_ok() => {
            [count, " of their ", cards].concat()
        }
        _ => part.to_owned(),
    });
    each.collect::<Vec<_>>().join(acts)
}

/// What lies where everybody sees it is not revealed.
fn seen(text: &str) -> String {
    const REVEAL: &str = " and reveal it";
    let parts: Vec<&str> = text.split(REVEAL).collect();
    let each = parts.iter().enumerate().map(|(at, part)| {
        let chosen = part.rsplit("choose ").next().unwrap_or_default();
        let is_hidden = ["hand", "deck", "life"].iter().any(|place| chosen.contains(place));
        if is_hidden && at + 1 < parts.len() { [*part, REVEAL].concat() } else { (*part).to_owned() }
    });
    each.collect()
}

/// How long something is forbidden is not a part of what lifts it.
fn barred(text: &str) -> String {
    const TURN: &str = " for the turn";
    let each = text.split(". ").map(|sentence| {
        let (words, stop) = sentence.split_at(sentence.trim_end_matches('.').len());
        match words.strip_suffix(TURN).and_then(|words| words.split_once(" unless ")) {
            Some((first, last)) if last.ends_with(" each time") => [first, TURN, " unless ", last, stop].concat(),
            _ => sentence.to_owned(),
        }
    });
    each.collect::<Vec<_>>().join(". ")
}

/// What others cannot do, they cannot do from their own areas.
fn bans(text: &str) -> String {
    const OTHERS: [&str; 2] = ["players can't ", "opponent can't "];
    let each = text.split(". ").map(|sentence| {
        let banned = OTHERS.into_iter().find_map(|words| Some((words, sentence.split_once(words)?)));
        banned.map_or_else(
            || sentence.to_owned(),
            |(words, (first, last))| [first, words, last.replace(" from your ", " from their ").as_str()].concat(),
        )
    });
    each.collect::<Vec<_>>().join(". ")
}

/// A leader that is described by names is a card.
fn named(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let mut out: Vec<String> = Vec::with_capacity(words.len());
    // Behind "is a", as long as no noun has come.
    let mut is_a = false;
    for (at, word) in words.iter().enumerate() {
        let before = at.checked_sub(1).map_or("", |at| words[at]);
        let next = words.get(at + 1).copied().unwrap_or_default();
        let (bare, sign) = word.split_at(word.trim_end_matches([',', '.', ';', ':']).len());
        is_a = is_a && !matches!(bare, "card" | "cards" | "with")
            || matches!(before, "is" | "it's") && matches!(bare, "a" | "an");
        out.push((*word).to_owned());
        if is_a && bare.ends_with(['＞', '》']) && (!sign.is_empty() || matches!(next, "" | "and")) {
            is_a = false;
            if let Some(last) = out.last_mut() {
                *last = [bare, " card", sign].concat();
            }
        }
    }
    out.join(" ")
}

/// The terms of the manual that have capitals, the longest first: one may stand within another.
fn terms() -> Vec<&'static str> {
    let kinds = Kind::ALL.into_iter().filter(|kind| kind.game().is_none_or(|game| game == Game::Dbscg)).map(Kind::term);
    let areas = Area::ALL.into_iter().map(Area::term);
    let others = [
        Mode::Active.term(),
        Mode::Rest.term(),
        "Charge Phase",
        "Main Phase",
        "End Phase",
        "Offense Step",
        "Defense Step",
        "Damage Step",
        "Z-Deck",
        // The kinds are called "Z-Leader" and so on; the card of one holds the name of another kind.
        "Z-Leader Card",
        "Z-Battle Card",
        "Z-Extra Card",
        "Z-Unison Card",
    ];
    let mut terms: Vec<&str> = kinds.chain(areas).chain(others).collect();
    terms.retain(|term| term.starts_with(char::is_uppercase));
    terms.sort_unstable_by_key(|term| std::cmp::Reverse(term.len()));
    terms
}

fn with_capitals(text: &str) -> String {
    let lowered = terms().into_iter().fold(text.to_owned(), |text, term| text.replace(&term.to_lowercase(), term));
    let word = |word: &str| match word.trim_end_matches([',', '.', ';', ':']) {
        "ko" | "ko'd" => word.replacen("ko", "KO", 1),
        "x" => word.replacen('x', "X", 1),
        "-x" => word.replacen("-x", "-X", 1),
        _ => word.to_owned(),
    };
    lowered.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nouns_and_verbs_have_their_numbers() {
        for (text, smoothed) in [
            ("draw 1 cards, then draw 2 cards.", "draw 1 card, then draw 2 cards."),
            ("your mono- red cards gets +5000 power", "your mono-red cards get +5000 power"),
            ("choose 2 cards. place them in its owner's hand.", "choose 2 cards. place them in their owner's hand."),
            ("choose 1 cards. place it in its owner's hand.", "choose 1 card. place it in its owner's hand."),
            ("place up to 1 of your cards in its owner's hand.", "place up to 1 of your cards in its owner's hand."),
            ("them can't attack.", "they can't attack."),
            ("this card gets red, and yellow.", "this card is also treated as red, and yellow."),
            ("you can't play a ＜Ann＞ card or a ＜Ben＞ card.", "you can't play an ＜Ann＞ card or a ＜Ben＞ card."),
            ("choose 2 cards. them gets +5000 power.", "choose 2 cards. they get +5000 power."),
            ("if this card attacks and kos a battle cards", "if this card attacks and KOs a battle card"),
            ("it is played by a [Overlord] skill", "it is played by an [Overlord] skill"),
            (
                "play 1 demon king's guard tokens, play 2 guard tokens.",
                "play 1 Demon King's Guard token, play 2 Guard tokens.",
            ),
            ("1 of your cards that are tokens", "1 of your cards that are tokens"),
            ("your opponent chooses up to 2 of your opponent's cards", "your opponent chooses up to 2 of their cards"),
            (
                "your opponent places 1 of your opponent's cards to z-energy",
                "your opponent places 1 of their cards in the z-energy area",
            ),
            (
                "if it is a red ＜Son Goku: GT＞ or 《God》, draw 1 card.",
                "if it is a red ＜Son Goku: GT＞ or 《God》 card, draw 1 card.",
            ),
            ("if it's a 《Monk》 or 《God》, draw 1 card.", "if it's a 《Monk》 or 《God》 card, draw 1 card."),
            (
                "+5000 power for each color types among of your cards in the energy area.",
                "+5000 power for each color type among your cards in the energy area.",
            ),
            ("by skills other than {Old Well} ' s skills.", "by skills other than {Old Well}'s skills."),
            ("place it in its owner's deck.", "place it on top of its owner's deck."),
            ("players can't play a red card from your hand.", "players can't play a red card from their hand."),
            (
                "if you placed 0 or less cards in your drop area with this skill, draw 1 card.",
                "if you didn't place a card in the drop area with this skill, draw 1 card.",
            ),
            (
                "choose 1 of your battle cards and reveal it: draw 1 card.",
                "choose 1 of your battle cards: draw 1 card.",
            ),
            ("choose 1 of your cards in hand and reveal it.", "choose 1 of your cards in hand and reveal it."),
        ] {
            assert_eq!(smooth(text), smoothed);
        }
    }

    #[test]
    fn terms_have_the_capitals_of_the_manual() {
        for (text, shown) in [
            ("ko 1 of your opponent's battle cards in rest mode", "KO 1 of your opponent's Battle Cards in Rest Mode"),
            ("place it in your drop area, then it's ko'd.", "place it in your Drop Area, then it's KO'd."),
            ("your z-battle card gets x", "your Z-Battle Card gets X"),
        ] {
            assert_eq!(with_capitals(text), shown);
        }
    }
}
