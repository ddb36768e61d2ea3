//! The language of searches and wants.

use super::Page;
use crate::ability::Keyword;
use crate::card::{Color, Kind};
use crate::catalog::By;
use crate::catalog::search::{MULTICOLOR, keys, states};

/// All words of a kind, in a row.
fn all<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}

/// Which cards are meant.
pub(super) fn search() -> Page {
    let keyed = keys().map(|(names, asks)| {
        let [first, others @ ..] = names else { unreachable!("a key has a name") };
        let others = if others.is_empty() { String::new() } else { format!(" (also {})", all(others.iter().copied())) };
        (format!("{first}:"), format!("{asks}{others}"))
    });
    Page::default()
        .text(
            "Which cards are meant: in `find`, in wants, and wherever an option takes a SEARCH. Terms side by side all have \
             to hold. Case, accents, the width of letters, dots and blanks in names do not matter.",
        )
        .title("Words alone")
        .rows([
            ("goku", "a word of a name; \"son goku\" are words side by side".to_owned()),
            ("BT1-053", "a card number; a print such as BT1-053_PR is its card".to_owned()),
            ("battle", format!("a type: {}", all(Kind::ALL.map(Kind::id)))),
            ("red", format!("a color: {}, {MULTICOLOR}", all(Color::ALL.map(Color::name)))),
        ])
        .title("Keys")
        .rows(keyed)
        .title("Signs")
        .rows([
            ("key:value", "of words, the value is among them; of numbers, it is that number"),
            ("key=value", "the whole of it"),
            ("key~value", "a part of it: trait~universe"),
            ("<= >= < > = !=", "numbers: cost<=2; a card without one is not meant"),
            ("cost:1..3", "a range with both ends; set:BT1..BT9, set:BT8.."),
            ("name:/brol(y|i)/", "an expression, where words are taken: name, trait, character, text and their like"),
            ("and or not ( )", "blanks mean `and`, which binds closer than `or`; - is `not`"),
            ("\"…\"", "words with blanks, and words that would be a type or a color"),
            ("sort:power", "the order, as --sort does; sort:-cost is the other way round"),
        ])
        .title("What a card is, or is not")
        .rows(states().map(|state| (format!("is:{state}"), meaning(state))))
        .title("Orders, for sort and --sort")
        .text(format!("{}.", all(By::ALL.iter().map(|(name, _)| *name))))
        .title("Keywords, for kw")
        .text(format!("{}.", all(Keyword::ALL.map(Keyword::id))))
        .text(
            "Where a skill is not known, what asks for its words is neither true nor false: such cards are counted apart. \
             Words of skills are those of `cards show`, and of `cards show --ability`.",
        )
        .title("Examples")
        .lines(
            "scouter find son goku 'cost<=3'\n\
             scouter find 'red battle cost<=3 trait:\"Universe 6\" -kw:blocker'\n\
             scouter find 'leader text:draw' --sort name --limit 20\n\
             scouter find 'legal:dbscg-4.00 in:deck.txt is:limited'",
        )
}

/// What a word behind `is:` asks for.
fn meaning(state: &str) -> &'static str {
    match state {
        "modelled" => "every printed word of its skills is understood",
        "skill-less" => "it has no skills",
        "banned" => "the list of the edition bans it",
        "limited" => "the list of the edition allows fewer copies than its rules",
        other => unreachable!("nothing is said of `is:{other}`"),
    }
}

/// How many of them are wanted.
pub(super) fn wants() -> Page {
    Page::default()
        .text(
            "What a hand, or the cards seen by a turn, are to have: in `odds`, `mulligan` and `diff`. A count stands before a \
             search; `scouter help search` has the words of those.",
        )
        .title("Counts")
        .rows([
            ("2+ battle", "two or more"),
            ("1- extra", "one at most"),
            ("2 red", "exactly two; also =2"),
            ("1..3 cost:1", "from one to three"),
        ])
        .title("Joined")
        .rows([
            ("and or not ( )", "join counts where a count follows, and cards where none does: in `1+ red or blue and 2+ extra` the first count is of cards that are red or blue"),
            ("… by turn 3", "by own turn 3; turn 0 is the hand after the mulligan"),
            ("1+ red by turn 1 and 2+ blue by turn 3", "each count by a turn of its own"),
        ])
        .title("Examples")
        .lines(
            "scouter odds deck.txt --want '1+ BT1-025 and 1+ cost:3' --turns 3\n\
             scouter mulligan deck.txt --want '2+ battle cost<=2 by turn 2'",
        )
}
