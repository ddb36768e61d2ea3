//! English as the grammar says it, with the capitals that the manual gives its terms.

use crate::ability::{Area, KeywordNames, Mode, Skill};
use crate::card::{Game, Kind};
use crate::skill;
use crate::wording;

/// What stands behind the tags, where the grammar has words that are read as the same skill again.
pub(super) fn said(skill: &Skill, names: &KeywordNames) -> Option<String> {
    let printed = skill::print(skill, names)?;
    if CLUMSY.iter().any(|words| printed.contains(words)) {
        return None;
    }
    let means_it = |text: &String| skill::read(text, false, names).0.lines.as_slice() == std::slice::from_ref(skill);
    let said = [smooth(&printed), printed].into_iter().map(|text| with_capitals(&text)).find(means_it)?;
    let tags = wording::tags(&skill.tags, " ").to_string();
    Some(said.strip_prefix(&tags).unwrap_or(&said).trim_start_matches([' ', ':']).to_owned())
}

/// What the grammar has words for, be they read as another skill.
pub(super) fn printed(skill: &Skill, names: &KeywordNames) -> Option<String> {
    let printed = skill::draft(skill, names)?;
    (!CLUMSY.iter().any(|words| printed.contains(words))).then(|| with_capitals(&smooth(&printed)))
}

/// Words that the grammar makes of what it has read one by one, and that nobody says.
const CLUMSY: [&str; 16] = [
    " - ",
    "them both",
    " of of ",
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

/// With the numbers of nouns and verbs that English has, and the grammar does not need.
fn smooth(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let mut out: Vec<String> = Vec::with_capacity(words.len());
    let mut several = false;
    // "a red Z-Leader cards": the article is far from its noun.
    let mut single = false;
    for (at, word) in words.iter().enumerate() {
        let [before, earlier] = [1, 2].map(|back| at.checked_sub(back).map_or("", |at| words[at]));
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
        let owned = words.get(at + 1).is_some_and(|next| *next == "owner's");
        let word = match (before, bare) {
            (_, "its") if several && owned => "their",
            ("1" | "a", "cards") => "card",
            (_, "cards") if is_single => "card",
            (_, "cards") if matches!(earlier, "1" | "a") && before != "of" => "card",
            ("1" | "a", "markers") => "marker",
            (end, "them") if end.is_empty() || end.ends_with(['.', ':']) => "they",
            ("cards", "gets") => "get",
            ("cards", "gains") => "gain",
            (_, "kos") => "KO's",
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
