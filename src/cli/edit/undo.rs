//! `scouter undo`: a list as it was before the last edit.

use std::path::Path;

use clap::Args;

use super::{Telling, told};
use crate::cli::again::Again;
use crate::cli::contents;
use crate::cli::history::{History, Made, OTHERS, Step};
use crate::cli::input::Source;
use crate::cli::options::{CardFiles, Format, Reader, Rules};
use crate::cli::out::Out;
use crate::cli::{Failure, Status, warn_of, write};
use crate::deck::notation::begins_code;
use crate::deck::{Line, Reading};
use crate::diagnostic::LineIndex;
use crate::language::{Lang, Message, say};
use crate::report::Checked;
use crate::report::edited::Edited;

/// Take back the last edit of a deck list.
#[derive(Debug, Args)]
#[command(after_help = "Again takes back the edit before, and so on: the last 100 versions of a file are\n\
                        kept in the user's data directory ($SCOUTER_DATA_DIR, or `scouter` in\n\
                        $XDG_DATA_HOME), of files up to 1 MiB. --redo goes the other way, until the next\n\
                        edit. `scouter check --fix` and `convert -o` are taken back too.\n\n\
                        Examples:\n  scouter undo deck.txt\n  scouter undo --redo deck.txt")]
pub(in crate::cli) struct Undo {
    /// Deck list.
    #[arg(value_name = "DECK")]
    deck: String,
    /// Do again what was taken back last.
    #[arg(long)]
    redo: bool,
    /// Take back changes that others have made since; --redo brings them back.
    #[arg(long, conflicts_with = "redo")]
    force: bool,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    #[command(flatten)]
    telling: Telling,
}

pub(in crate::cli) fn run(command: &Undo, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let path = command.deck.as_str();
    if path == "-" || begins_code(path) {
        return Err(Failure::told(&say!("refused-no-history")).advice(&say!("refused-name-a-file")));
    }
    if let Some((file, _)) =
        path.rsplit_once('#').filter(|(file, _)| !Path::new(path).exists() && Path::new(file).exists())
    {
        let whole = Again::new("undo").word(file).command();
        return Err(Failure::told(&say!("refused-whole-files")).help(format!("`{whole}`")));
    }
    let lock = if command.telling.dry_run { None } else { Some(write::lock(path)?) };
    let now = contents::text(path)?;
    let failed = |why: Message| Failure::told(&say!("refused-not-changed", list = path, why = why));
    let mut history = History::open(path, &now).map_err(failed)?;
    let mut by_others = false;
    let step = match history.current() {
        None if history.is_new() => {
            let failure = Failure::told(&say!("refused-never-edited", list = path));
            return Err(failure.advice(&say!("refused-edits-are-kept")));
        }
        None => return Err(Failure::told(&say!("refused-not-known-before", list = path))),
        Some(current) if current == now && command.redo => history.forth(),
        Some(current) if current == now => history.back(),
        Some(_) if !command.force => return Err(changed_by_others(path, command.redo)),
        Some(current) => {
            by_others = true;
            Some(Step::over_others(current))
        }
    };
    let Some(step) = step else {
        let why = if command.redo { say!("refused-nothing-taken-back") } else { say!("refused-nothing-left") };
        let failure = Failure::told(&say!("refused-not-changed", list = path, why = why));
        let redo = Again::new("undo").word("--redo").word(path).command();
        let is_ahead = !command.redo && history.forth().is_some();
        return Err(if is_ahead { failure.advice(&say!("refused-do-again", command = redo)) } else { failure });
    };
    // Where what was asked for makes no report, nothing is taken back; where what the edit was judged by is gone, it is.
    let asked = command.telling.dry_run || command.rules.is_given() || step.made.rules.is_none();
    let (report, untold) = match report(command, &now, &step, lang) {
        Err(failure) if !asked => (String::new(), Some(say!("edit-untold", deck = path, why = failure.what()))),
        report => (report?, None),
    };
    if !command.telling.dry_run {
        let mut step = step;
        if by_others {
            // --redo brings it back.
            history.push(&now, &Made::plainly(OTHERS)).map_err(failed)?;
            step = history.back().unwrap_or(step);
        }
        history.go(path, &now, &step)?;
    }
    // Others may edit it, however long it takes to read what is told.
    drop(lock);
    untold.iter().for_each(warn_of);
    if command.telling.is_asked_for() {
        out.write_all(report.as_bytes())?;
    }
    Ok(Status::Fine)
}

fn changed_by_others(path: &str, redo: bool) -> Failure {
    let failure = Failure::told(&say!("refused-changed-since", list = path));
    if redo {
        return failure.advice(&say!("refused-redo-as-it-was"));
    }
    let [back, forth] = ["--force", "--redo"].map(|flag| Again::new("undo").word(flag).word(path).command());
    failure.advice(&say!("refused-back-and-forth", back = back, forth = forth))
}

/// Shows what has changed, and what is to be said of the list now: of the first that changed, where there are many.
fn report(command: &Undo, now: &str, step: &Step, lang: Lang) -> Result<String, Failure> {
    let path = command.deck.as_str();
    let [before, after] = [now, &step.text].map(|text| Source::of(path, text, command.reader.from));
    let pairs = || before.decks.readings.iter().zip(&after.decks.readings);
    let at = pairs().position(|(old, new)| !says_same(old, new)).unwrap_or(0);
    let (Some((_, old)), Some((name, new))) = (before.readings().nth(at), after.readings().nth(at)) else {
        return Ok(String::new());
    };
    // By the edition that the edit was judged by, unless somebody names another one.
    let rules = Rules {
        edition: command.rules.edition.clone().or_else(|| step.made.rules.clone()),
        date: command.rules.date,
        limits: command.rules.limits.clone(),
        cards: CardFiles { files: command.rules.cards.files.clone() },
    };
    let judge = rules.judge([old, new], lang)?;
    let (old, new) = (judge.check(old), judge.check(new));
    let (old_lines, lines) = (LineIndex::new(now), LineIndex::new(&step.text));
    let edited = Edited {
        done: &format!("{}: {}", if command.redo { "done again" } else { "undone" }, step.made.by),
        before: Some(Checked { source: &name, path, text: now, lines: &old_lines, outcome: &old, lang }),
        after: Checked { source: &name, path, text: &step.text, lines: &lines, outcome: &new, lang },
        written: !command.telling.dry_run,
    };
    let report = told(&command.telling, &rules, &edited);
    if command.telling.format != Format::Human {
        return Ok(report);
    }
    let (deck, done) = (&name, &step.made.by);
    let said = if command.redo {
        say!("edit-redone", deck = deck, done = done)
    } else {
        say!("edit-undone", deck = deck, done = done)
    };
    Ok(format!("{}\n{report}", said.text(lang)))
}

/// Whether two lists hold the same, wherever it stands.
fn says_same(one: &Reading, other: &Reading) -> bool {
    let same =
        |(one, other): (&Line, &Line)| (one.count, &one.card, one.section) == (other.count, &other.card, other.section);
    let (a, b) = (&one.deck, &other.deck);
    a.name == b.name && a.lines.len() == b.lines.len() && a.lines.iter().zip(&b.lines).all(same)
}
