//! `scouter man`.

use std::io::Write;
use std::path::Path;

use clap::{Args, Command};

use super::{Failure, Status, write};

use crate::shown;

/// Print the manual page of the program or of a command, or write all of them.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  scouter man | man -l -\n  scouter man cards find | man -l -\n  \
                        scouter man --dir ~/.local/share/man/man1")]
pub(super) struct Man {
    /// The command; without it, the program.
    #[arg(value_name = "COMMAND", conflicts_with = "dir")]
    command: Vec<String>,
    /// Write every page into this folder.
    #[arg(long, value_name = "FOLDER")]
    dir: Option<String>,
}

pub(super) fn run(command: &Man, program: Command, out: &mut dyn Write) -> Result<Status, Failure> {
    let pages = pages(program);
    if let Some(folder) = &command.dir {
        std::fs::create_dir_all(folder).map_err(|error| Failure::io(folder, &error))?;
        for page in &pages {
            let path = Path::new(folder).join(format!("{}.1", name(page)));
            write::text(&path.to_string_lossy(), &text(page)?)?;
        }
        writeln!(out, "{} pages written to {}", pages.len(), shown::line(folder))?;
        return Ok(Status::Fine);
    }
    let words = ["scouter"].into_iter().chain(command.command.iter().map(String::as_str));
    let wanted = words.collect::<Vec<_>>().join("-");
    let page = pages.iter().find(|page| name(page) == wanted).ok_or_else(|| {
        Failure::say(format!("there is no command `{}`", command.command.join(" "))).help("scouter --help lists them")
    })?;
    out.write_all(text(page)?.as_bytes())?;
    Ok(Status::Fine)
}

/// Every command, named as its page is: `scouter-cards-find`.
fn pages(mut program: Command) -> Vec<Command> {
    fn collect(command: Command, pages: &mut Vec<Command>) {
        let below: Vec<Command> = command.get_subcommands().filter(|sub| !sub.is_hide_set()).cloned().collect();
        pages.push(command);
        for sub in below {
            collect(sub, pages);
        }
    }
    // Only now do commands know what they are called below others.
    program.build();
    let mut pages = Vec::new();
    collect(program, &mut pages);
    pages
}

fn name(page: &Command) -> &str {
    page.get_display_name().unwrap_or(page.get_name())
}

fn text(page: &Command) -> Result<String, Failure> {
    let mut page_text = Vec::new();
    clap_mangen::Man::new(page.clone()).render(&mut page_text)?;
    Ok(String::from_utf8_lossy(&page_text).into_owned())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn every_command_has_a_page_that_names_its_options() {
        let pages = pages(super::super::Args::command());
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
