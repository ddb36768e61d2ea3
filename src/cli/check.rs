//! `scouter check`.

use std::collections::BTreeMap;
use std::io::Write;

use clap::{Args, ValueEnum};

use super::edit::judged_by;
use super::input::{self, Source};
use super::options::{Reader, Rules};
use super::out::Out;
use super::talk::{self, Talk, talk};
use super::{Failure, Status, complain, games, history, warn_of, watch};
use crate::app::{Judge, unread};
use crate::deck::Reading;
use crate::diagnostic::LineIndex;
use crate::language::{Lang, Message, say};
use crate::legality::Verdict;
use crate::report::{colored, findings, github, human, json, sarif};
use crate::shown;

/// What `--help` says below the options.
const MORE: &str = "\
Of a folder, every list in it and below it is checked. Hidden files and what a
.gitignore leaves out are not looked at; what is no list is passed over, and
said.

Exit status: 0 all are legal, 1 one is incomplete, illegal or broken, 2 a file
could not be opened.

Examples:
  scouter check deck.txt
  scouter check decks/
  scouter check --watch deck.txt
  scouter check --rules dbscg-4.00 --date 2026-08-01 *.txt
  scouter check --format json lists.jsonl |
    jq '.decks[] | select(.verdict==\"illegal\")'";

/// Check deck lists: every problem, its line, its rule, its remedy.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Check {
    /// Deck lists, and folders of them; `-` reads standard input.
    #[arg(required = true, value_name = "PATH")]
    decks: Vec<String>,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    /// How to report: human, json, csv, sarif or github.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
    /// The list that was handed in: check what has been exchanged with the side deck since.
    #[arg(long, value_name = "ORIGINAL", conflicts_with = "fix")]
    sided_from: Option<String>,
    /// Check again whenever a list, or a table or ruleset that came along, changes; Ctrl-C ends it.
    #[arg(long, conflicts_with_all = ["fix", "format"])]
    watch: bool,
    /// Apply the safe remedies to the files: prints to cards, spelling, duplicate lines.
    #[arg(long)]
    fix: bool,
}

/// Findings under the user's own lines, one JSON object, CSV with a line for each, SARIF 2.1.0, or workflow commands for GitHub
/// Actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Human,
    Json,
    Csv,
    Sarif,
    Github,
}

pub(super) fn run(command: &Check, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    if !command.watch {
        return once(command, lang, out);
    }
    if command.decks.iter().any(|argument| argument == "-") {
        return Err(Failure::told(&say!("asked-watch-input")).advice(&say!("asked-name-file-or-folder")));
    }
    let rules = &command.rules;
    let beside = [&rules.edition, &rules.limits, &command.sided_from].into_iter().flatten().chain(&rules.cards.files);
    let arguments: Vec<String> = command.decks.iter().chain(beside).cloned().collect();
    watch::rounds(&arguments, lang, out, |out| once(command, lang, out))
}

fn once(command: &Check, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    if let Some(failure) = command.decks.iter().filter(|_| command.fix).find_map(|argument| input::no_file(argument)) {
        return Err(failure);
    }
    let mut failed = false;
    let mut sources = Vec::new();
    for named in input::lists(&command.decks) {
        let read = named.and_then(|named| Ok((input::decks(&named.path, command.reader.from)?, named)));
        match read {
            Ok((source, named)) if source.is_empty() && named.in_folder => warn_of(&input::passed_over(&named.path)),
            Ok((source, named)) if source.is_empty() => {
                complain(&Failure::told(&say!("asked-empty", path = &named.path)));
                failed = true;
            }
            Ok((source, named)) => sources.push((source, named.in_folder)),
            Err(failure) => {
                complain(&failure);
                failed = true;
            }
        }
    }
    let original = command.sided_from.as_deref().map(|path| input::decks(path, command.reader.from)).transpose()?;
    let original = original.as_ref().map(Source::only).transpose()?.map(|(_, reading)| reading);
    if sources.is_empty() && !failed {
        complain(&Failure::told(&say!("asked-no-list", paths = command.decks.join(", "))));
        failed = true;
    }
    let judge = command.rules.judge_of_any(sources.iter().flat_map(|(source, _)| &source.decks.readings), lang)?;
    let tell = |what: &Message| complain(&Failure::told(what).advice(&say!("refused-take-cards")));
    failed |= games::with_cards(&mut sources, &judge, |(source, _)| source, tell)? > 0;
    if command.fix {
        for (source, _) in &mut sources {
            if let Err(failure) = fix(source, &judge, command) {
                complain(&failure);
                failed = true;
            }
        }
    }
    let verdict = report(command, sources, original, &judge, lang, out)?;
    Ok(match (failed, verdict) {
        (true, _) => Status::Failed,
        (false, Verdict::Legal) => Status::Fine,
        (false, _) => Status::No,
    })
}

/// Reports every deck, in order; gives the worst verdict. What has been reported is let go: a file may hold many decks.
fn report(
    command: &Check,
    sources: Vec<(Source, bool)>,
    original: Option<&Reading>,
    judge: &Judge,
    lang: Lang,
    out: &mut Out,
) -> Result<Verdict, Failure> {
    let mut counted: BTreeMap<Verdict, u64> = BTreeMap::new();
    let (mut results, mut told) = (Vec::new(), Vec::new());
    match command.format {
        Format::Json => out.write_all(json::head(&judge.main_ruleset().id).as_bytes())?,
        Format::Csv => out.write_all(findings::head().as_bytes())?,
        Format::Human | Format::Sarif | Format::Github => {}
    }
    let mut first = true;
    for (mut source, in_folder) in sources {
        let lines = LineIndex::new(&source.text);
        for (at, reading) in std::mem::take(&mut source.decks.readings).into_iter().enumerate() {
            let name = source.name(at);
            let outcome =
                original.map_or_else(|| Ok(judge.check(&reading)), |original| judge.check_sided(&reading, original));
            let outcome = outcome.map_err(|error| Failure::told(&error.message()))?;
            let is_list = !unread::is_other_json(&reading);
            if in_folder && (!is_list || !reading.broken && outcome.context.resolution.lines.is_empty()) {
                warn_of(&input::passed_over(&name));
                continue;
            }
            let checked = source.checked(&name, &lines, &outcome, lang);
            *counted.entry(outcome.verdict).or_default() += 1;
            let text = match command.format {
                Format::Human if talk() == Talk::Quiet => human::verdict_line(&checked),
                Format::Human => human::findings_within(&checked, talk::width().min(colored::WIDTH)),
                Format::Json => json::deck(&checked, first),
                Format::Csv => findings::csv(&checked),
                Format::Github => github::annotations(&checked),
                Format::Sarif => {
                    results.extend(sarif::results(&checked));
                    told.push(sarif::deck(&checked));
                    String::new()
                }
            };
            out.write_all(text.as_bytes())?;
            first = false;
        }
    }
    match command.format {
        Format::Json => out.write_all(json::TAIL.as_bytes())?,
        Format::Sarif => out.write_all(sarif::log(&results, &told, lang).as_bytes())?,
        Format::Human if counted.values().sum::<u64>() > 1 => {
            out.write_all(human::verdicts(&counted, lang).as_bytes())?;
        }
        Format::Human | Format::Csv | Format::Github => {}
    }
    Ok(counted.into_keys().next_back().unwrap_or(Verdict::Legal))
}

/// Applies safe edits until none is left, then replaces the file, if it still reads back as the same cards.
fn fix(source: &mut Source, judge: &Judge, command: &Check) -> Result<(), Failure> {
    // Another argument may have been about the same file, and changed it.
    let editing = source.again_to_edit(command.reader.from)?;
    let tidied = editing.tidied(judge, |_| true)?;
    if tidied.edits > 0 {
        history::replace(&editing.path, &editing.text, &tidied.text, &judged_by("check --fix", &command.rules))?;
    }
    // The next argument may be a file beside this one.
    drop(editing);
    *source = source.again(command.reader.from)?;
    if tidied.edits == 0 || talk() == Talk::Quiet {
        return Ok(());
    }
    let applied = say!("edit-applied", list = &source.path, edits = tidied.edits).text(talk::lang());
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(talk::stderr(), "{}", shown::line(&applied));
    Ok(())
}
