//! What is the user's own: settings, variables, files, the language.

use super::super::{clock, completions, home, settings};
use super::Page;

/// What can be set.
pub(super) fn settings() -> Page {
    let rows = settings::KEYS.iter().map(|key| (key.name, format!("{} [default: {}]", key.what, key.default)));
    Page::default()
        .text("What holds where the command line says nothing. It stands in a file of TOML, which `scouter config` shows.")
        .rows(rows)
        .title("Examples")
        .lines("scouter config set rules dbscg-4.00\nscouter config set decks /home/me/decks\nscouter config unset rules")
}

/// The variables that the program looks at, and where its files are.
pub(super) fn environment() -> Page {
    Page::default()
        .text("The command line wins over these, and these over settings and the system's own ways.")
        .rows([
            (settings::VARIABLE, "the file of settings"),
            (home::VARIABLE, "the folder for what is kept: imported tables, and the history of edited lists"),
            (clock::VARIABLE, "what day it is, such as 2026-08-01: for output that is to be the same tomorrow"),
            (completions::VARIABLE, "set by shells that complete; its value is the shell"),
            ("LC_ALL, LC_MESSAGES, LANG", "the language, the first of them that says anything"),
            ("NO_COLOR, CLICOLOR_FORCE", "no color, or color through a pipe"),
            ("COLUMNS", "how wide help, games, findings and searches are shown, where there is no terminal to ask"),
            ("HTTPS_PROXY, NO_PROXY", "the way to the web, for `cards update`"),
        ])
        .title("Where files are kept")
        .rows([
            ("settings", "scouter/config.toml where the system keeps settings; `scouter config path` names the file"),
            ("data", "scouter where the system keeps data of programs; `scouter doctor` names the folder, and says whether all is well"),
        ])
}

/// What is said in which language.
pub(super) fn languages() -> Page {
    Page::default()
        .text("As --lang says, else as `scouter config set lang`, else as the locale does, else English.")
        .rows([
            (
                "en, it, fr",
                "findings, remedies, `explain`, verdicts, plans of `fix`, suggestions, imports, ban lists, faults of tables and \
                 lists, the tables of all reports, the registration sheet, pictures, pages, games told move by move, `scenario`",
            ),
            (
                "en",
                "help, errors of the command line and some warnings, faults of a scenario as it is written, `rules`, `config`, \
                 `doctor`, most of `cards build`",
            ),
            (
                "the same for all",
                "codes, rule numbers, card numbers and names, the keys and words of JSON and CSV, the notation of `cards show \
                 --ability`, the words of searches",
            ),
        ])
        .text(
            "The terms are those of the manuals; where the French one has no word (it knows no Unison Cards), the English word \
             stands. What a ban list calls itself stands as it is.",
        )
}
