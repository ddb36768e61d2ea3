//! What `scouter --help` shows: the commands, grouped by what people do with them, and what there is to read about.

use std::fmt::Write as _;

use clap::Command;

use super::help::{TOPICS, topics};

/// Every command that is shown, below what it is for.
pub(super) const GROUPS: [(&str, &[&str]); 6] = [
    ("Find cards", &["find", "cards"]),
    ("Check a list", &["check", "fix", "explain", "diff", "stats", "show"]),
    ("Build a list", &["new", "edit", "add", "remove", "set", "leader", "rename", "sort", "undo", "suggest"]),
    ("Hand it on", &["convert", "sheet"]),
    ("Hands, odds and games", &["hand", "odds", "mulligan", "goldfish", "match", "arena", "merge", "play", "replay"]),
    ("Rules and the program", &["rules", "scenario", "config", "doctor", "schema", "man", "completions", "help"]),
];

/// Wider lines are hard to read.
const WIDEST: usize = 100;

/// The program with its commands in groups, for a reader who sees so many columns.
pub(super) fn grouped(program: Command, columns: usize) -> Command {
    let style = program.get_styles().get_header().to_owned();
    let literal = program.get_styles().get_literal().to_owned();
    let about = |name: &str| {
        let sub = program.get_subcommands().find(|sub| sub.get_name() == name && !sub.is_hide_set())?;
        Some(sub.get_about().map(ToString::to_string).unwrap_or_default())
    };
    let words = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).chain(topics());
    let width = words.map(str::len).max().unwrap_or(0);
    // What does not fit goes on below.
    let entry = |name: &str, about: &str| {
        let (named, below) = (format!("  {literal}{name:width$}{literal:#}  "), " ".repeat(width + 4));
        let options = textwrap::Options::new(columns).initial_indent(&named).subsequent_indent(&below);
        textwrap::fill(about, options) + "\n"
    };
    let mut commands = String::new();
    for (title, names) in GROUPS {
        // Writing to a string cannot fail.
        let _ = writeln!(commands, "{style}{title}:{style:#}");
        for name in names {
            let Some(about) = about(name) else { continue };
            commands.push_str(&entry(name, &about));
        }
        commands.push('\n');
    }
    let _ = writeln!(commands, "{style}Topics, for `scouter help TOPIC`:{style:#}");
    for topic in &TOPICS {
        commands.push_str(&entry(topic.name, topic.about));
    }
    commands.push('\n');
    program.term_width(columns.min(WIDEST)).help_template(format!("{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{commands}{style}Options:{style:#}\n{{options}}{{after-help}}"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn every_command_stands_in_one_group() {
        let program = super::super::Args::command();
        let shown: BTreeSet<&str> =
            program.get_subcommands().filter(|sub| !sub.is_hide_set()).map(Command::get_name).collect();
        let grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        assert_eq!(grouped.len(), shown.len());
        assert_eq!(grouped.into_iter().collect::<BTreeSet<_>>(), shown);
    }

    #[test]
    fn the_overview_fits_eighty_columns() {
        let help = grouped(super::super::Args::command(), 80).render_long_help().to_string();
        let wide: Vec<&str> = help.lines().filter(|line| line.chars().count() > 80).collect();
        assert!(wide.is_empty(), "{wide:#?}");
    }
}
