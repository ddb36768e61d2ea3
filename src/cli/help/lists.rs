//! Lists, and tables of cards.

use super::super::options::CALLED;
use super::Page;
use crate::catalog::import;
use crate::deck::NOTATIONS;

/// How a list is named.
pub(super) fn decks() -> Page {
    Page::default()
        .text("Wherever a command takes a DECK, any of these names one.")
        .rows([
            ("deck.txt", "a file, in any of the notations (`scouter help notations`)"),
            ("-", "standard input"),
            ("lists.jsonl#17", "one list of a file of many, counted from 1"),
            ("champa", "a list of the folder that `scouter config set decks FOLDER` names, by its short name"),
            ("scouter:AEAA…", "a list on one line: a share code, or `ydke://…`"),
        ])
        .text(
            "`check`, `stats` and some others take folders, too: all lists in them, without what a .gitignore leaves out. \
             Commands that edit write a file anew in one stroke, only if it reads back as it was meant, and `scouter undo` \
             takes the last edit back; `edit` shows a list on a screen of the terminal.",
        )
}

/// The notations.
pub(super) fn notations() -> Page {
    let rows = NOTATIONS.iter().rev().map(|notation| {
        let also: Vec<&str> = CALLED.iter().filter(|(_, id)| *id == notation.id).map(|(name, _)| *name).collect();
        let facts = [
            (!also.is_empty()).then(|| format!("also called {}", also.join(", "))),
            notation.holds_many.then(|| "holds many decks".to_owned()),
            (!notation.holds_name).then(|| "without the name of the deck".to_owned()),
            notation.holds_rules.then(|| "names the edition".to_owned()),
        ];
        let facts: Vec<String> = facts.into_iter().flatten().collect();
        let facts = if facts.is_empty() { String::new() } else { format!(" ({})", facts.join("; ")) };
        (notation.id, format!("{}{facts}", notation.about))
    });
    Page::default()
        .text(
            "A list is recognised by its content; --from names its notation where that does not do. `scouter convert DECK --to \
             NOTATION` writes another, and says what it cannot hold.",
        )
        .rows(rows)
        .title("Plain text")
        .text("One card on a line, in any of these shapes, with headers or without; # and // begin comments.")
        .lines("4 BT1-062 Name\n4x BT1-062\nBT1-062 x4\n4 Name [BT1-062]\n4 Name")
        .text(
            "Lower case, full-width letters, odd dashes and prints (BT1-005_PR) are no obstacle. A name that two cards share, \
             or a number that is one sign off, is never guessed: the candidates are shown.",
        )
}

/// Tables of cards, and lists of limits.
pub(super) fn tables() -> Page {
    let columns: Vec<String> = import::columns().collect();
    Page::default()
        .text(
            "Cards that the program lacks come along with --cards FILE, or are kept by `scouter cards import FILE`: JSON lines, \
             CSV or TSV, or the database of a simulator (.cdb). --cards lies over imported tables, the last import over the ones \
             before it, and all over the embedded cards. `cards tables` shows what is kept, `cards forget NAME` takes a table out, \
             `cards update` fetches those that came from the web anew.",
        )
        .lines(
            "number,type,name,colors,energy,specified,power,combo_cost,combo_power,skill\n\
             ZZ1-001,Battle,Sea Bream,Red,2,R,10000,0,5000,[Super Combo]",
        )
        .title("Columns, or keys of JSON")
        .text(format!("{}.", columns.join(", ")))
        .text(
            "Columns are known with blanks or dashes for _, and in any case. Names in other languages stand in name_it, name_fr \
             and so on, several parted by |. z_energy is the Z-Energy cost of a Z-Card, a number or X; a card without it cannot be \
             played in a game. Keywords may be English, Italian or French. Faults are shown in their place.",
        )
        .title("Ban lists of your own, for --list")
        .text("Number, limit, from, until, parted by blanks or tabs; the days may be left out. `scouter cards lists` shows ours.")
        .lines("# title: house rules\nBT1-005 0\nBT1-006 1 2026-01-01 2026-06-30")
        .text("--list lflist.conf#NAME takes one of a simulator.")
}
