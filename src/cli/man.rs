//! `scouter man`.

use std::path::Path;

use clap::{Args, Command};

use super::out::Out;
use super::{Failure, Status, help, near, write};
use crate::language::say;
use crate::shown;

/// Print the manual page of the program, a command or a topic, or write all of them.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  scouter man | man -l -\n  scouter man cards find | man -l -\n  scouter man search | man -l -\n  \
                        scouter man --dir ~/.local/share/man/man1"
)]
pub(super) struct Man {
    /// A command or a topic; without it, the program.
    #[arg(value_name = "COMMAND|TOPIC", conflicts_with = "dir")]
    command: Vec<String>,
    /// Write every page into this folder.
    #[arg(long, value_name = "FOLDER")]
    dir: Option<String>,
}

pub(super) fn run(command: &Man, program: Command, out: &mut Out) -> Result<Status, Failure> {
    let pages = all(program)?;
    if let Some(folder) = &command.dir {
        std::fs::create_dir_all(folder).map_err(|error| Failure::io(folder, &error))?;
        for (name, text) in &pages {
            let path = Path::new(folder).join(format!("{name}.1"));
            write::text(&path.to_string_lossy(), text)?;
        }
        writeln!(out, "{} pages written to {}", pages.len(), shown::line(folder))?;
        return Ok(Status::Fine);
    }
    out.write_all(page_of(&command.command, &pages)?.as_bytes())?;
    Ok(Status::Fine)
}

/// The page of a command or a topic.
fn page_of<'p>(command: &[String], pages: &'p [(String, String)]) -> Result<&'p str, Failure> {
    let words = ["scouter"].into_iter().chain(command.iter().map(String::as_str));
    let wanted = words.collect::<Vec<_>>().join("-");
    // A topic is named as `help` names it, too.
    let topic = wanted.replacen("scouter-", "scouter-help-", 1);
    let page = |wanted: &str| pages.iter().find(|(name, _)| name == wanted);
    let (_, text) = page(&wanted).or_else(|| page(&topic)).ok_or_else(|| {
        let names = pages.iter().map(|(name, _)| name.strip_prefix("scouter-").unwrap_or(name));
        let what = say!("asked-no-page", command = command.join(" "));
        let what = near::question(what, &command.join("-"), names);
        Failure::told(&what).advice(&say!("asked-help-lists-all"))
    })?;
    Ok(text)
}

/// The pages of all commands and topics, each with its name.
fn all(mut program: Command) -> Result<Vec<(String, String)>, Failure> {
    // Only now do commands know what they are called below others.
    program.build();
    let topics =
        help::manuals(&program).into_iter().map(|(name, text)| (name, String::from_utf8_lossy(&text).into_owned()));
    let commands = pages(program).into_iter().map(|page| Ok((name(&page).to_owned(), text(&page)?)));
    commands.chain(topics.map(Ok)).collect()
}

/// Every command, named as its page is: `scouter-cards-find`.
fn pages(program: Command) -> Vec<Command> {
    fn collect(command: Command, pages: &mut Vec<Command>) {
        let below: Vec<Command> = command.get_subcommands().filter(|sub| !sub.is_hide_set()).cloned().collect();
        pages.push(command);
        for sub in below {
            collect(sub, pages);
        }
    }
    let mut pages = Vec::new();
    collect(program, &mut pages);
    pages
}

fn name(page: &Command) -> &str {
    page.get_display_name().unwrap_or(page.get_name())
}

fn text(page: &Command) -> Result<String, Failure> {
    let mut page_text = Vec::new();
    clap_mangen::Man::new(page.clone()).render(&mut page_text).map_err(|error| Failure::say(error.to_string()))?;
    Ok(String::from_utf8_lossy(&page_text).into_owned())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn a_topic_has_its_page_by_its_name_alone() {
        let pages = all(super::super::Args::command()).expect("pages");
        let page = |command: &[&str]| {
            let command: Vec<String> = command.iter().map(|word| (*word).to_owned()).collect();
            page_of(&command, &pages).expect("a page")
        };
        assert_eq!(page(&["wants"]), page(&["help", "wants"]));
    }

    #[test]
    fn every_command_has_a_page_that_names_its_options() {
        let mut program = super::super::Args::command();
        program.build();
        let pages = pages(program);
        assert!(pages.len() > 30, "{}", pages.len());
        for page in &pages {
            let text = text(page).expect("a page");
            assert!(text.contains(".SH NAME") && text.contains(".SH SYNOPSIS"), "{}", name(page));
            for long in page.get_arguments().filter(|arg| !arg.is_hide_set()).filter_map(clap::Arg::get_long) {
                let escaped = format!("\\-\\-{}", long.replace('-', "\\-"));
                assert!(text.contains(&escaped), "{}: --{long}", name(page));
            }
        }
    }
}
