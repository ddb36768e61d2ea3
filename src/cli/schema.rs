//! `scouter schema`.

use clap::Args;
use schemars::Schema;
use serde_json::Value;

use super::out::Out;
use super::{Failure, Status, doctor, help, near};
use crate::language::say;
use crate::report::{
    arena, audit, compare, coverage, edited, fixed, found, goldfish, hands, imported, json, lists, matches, merged,
    mulligan, odds, scenario, suggested, survey,
};
use crate::shown;

/// Print the JSON Schema of what a command prints with --format json.
#[derive(Debug, Args)]
#[command(after_help = "A key that a schema names stays; more keys may come. Without a command, those\n\
                  that print JSON are listed. Schemas are those of JSON Schema 2020-12.\n\n\
                        Examples:\n  scouter schema check > check.schema.json\n  scouter schema cards find\n  scouter schema")]
pub(super) struct SchemaOf {
    /// The command.
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
}

/// The words that a command is called by, and what it prints.
type Printed = (&'static str, fn() -> Schema);

/// What each command prints.
const SCHEMAS: [Printed; 29] = [
    ("add", edited::schema),
    ("arena", arena::schema),
    ("arena hygiene", arena::hygiene_schema),
    ("cards coverage", coverage::schema),
    ("cards find", found::schema),
    ("cards lists", lists::schema),
    ("cards tables", imported::tables_schema),
    ("check", json::schema),
    ("diff", compare::schema),
    ("doctor", doctor::schema),
    ("find", found::schema),
    ("fix", fixed::schema),
    ("goldfish", goldfish::schema),
    ("hand", hands::schema),
    ("leader", edited::schema),
    ("match", matches::schema),
    ("merge", merged::schema),
    ("mulligan", mulligan::schema),
    ("new", edited::schema),
    ("odds", odds::schema),
    ("remove", edited::schema),
    ("rename", edited::schema),
    ("rules audit", audit::schema),
    ("scenario", scenario::schema),
    ("set", edited::schema),
    ("sort", edited::schema),
    ("stats", survey::schema),
    ("suggest", suggested::schema),
    ("undo", edited::schema),
];

pub(super) fn run(command: &SchemaOf, program: &clap::Command, out: &mut Out) -> Result<Status, Failure> {
    if command.command.is_empty() {
        out.write_all(help::page::beside(&listed(program)).as_bytes())?;
        return Ok(Status::Fine);
    }
    let name = called(program, &command.command);
    let Some((name, schema)) = SCHEMAS.into_iter().find(|(known, _)| *known == name) else {
        let what = say!("asked-no-json", command = &name);
        let what = near::question(what, &name, SCHEMAS.map(|(name, _)| name));
        return Err(Failure::told(&what).advice(&say!("asked-schema-lists")));
    };
    let mut schema = schema();
    schema.insert("title".to_owned(), Value::from(format!("scouter {name} --format json")));
    out.write_all((shown::json_pretty(&schema) + "\n").as_bytes())?;
    Ok(Status::Fine)
}

/// The words of a command, each as it is called and not as it may be called, too.
fn called(program: &clap::Command, words: &[String]) -> String {
    let mut at = Some(program);
    let mut names = Vec::new();
    for word in words.iter().flat_map(|words| words.split_whitespace()) {
        at = at.and_then(|command| command.find_subcommand(word));
        names.push(at.map_or(word, clap::Command::get_name));
    }
    names.join(" ")
}

/// The commands that print JSON, each with what it is for.
pub(super) fn listed(program: &clap::Command) -> Vec<(String, String)> {
    let about = |name: &str| {
        let command = name.split(' ').try_fold(program, |command, word| command.find_subcommand(word));
        command.and_then(|command| command.get_about()).map(ToString::to_string).unwrap_or_default()
    };
    SCHEMAS.map(|(name, _)| (name.to_owned(), about(name))).to_vec()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;

    use super::*;

    /// The commands whose answers can be JSON.
    fn printing(command: &clap::Command, words: &str, found: &mut BTreeSet<String>) {
        for sub in command.get_subcommands() {
            let words = format!("{words} {}", sub.get_name()).trim().to_owned();
            let format = sub.get_arguments().find(|arg| arg.get_long() == Some("format"));
            let forms = format.map(clap::Arg::get_possible_values).unwrap_or_default();
            if forms.iter().any(|form| form.get_name() == "json") {
                found.insert(words.clone());
            }
            printing(sub, &words, found);
        }
    }

    #[test]
    fn every_command_that_prints_json_has_a_schema_and_no_other() {
        let mut found = BTreeSet::new();
        printing(&crate::cli::Args::command(), "", &mut found);
        let known: BTreeSet<String> = SCHEMAS.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(known, found);
        assert!(SCHEMAS.is_sorted_by_key(|(name, _)| *name));
    }

    #[test]
    fn schemas_name_their_parts_and_close_their_objects() {
        fn look(value: &Value, command: &str) {
            if let Value::Object(object) = value {
                let is_closed = !object.contains_key("properties") || object.contains_key("additionalProperties");
                assert!(is_closed, "{command}: {value}");
            }
            match value {
                Value::Object(object) => object.values().for_each(|value| look(value, command)),
                Value::Array(values) => values.iter().for_each(|value| look(value, command)),
                _ => (),
            }
        }
        for (command, schema) in SCHEMAS {
            let schema = schema().to_value();
            look(&schema, command);
            let Some(parts) = schema["$defs"].as_object() else { continue };
            for name in parts.keys() {
                // Two types of one name are told apart by a number.
                let other = name.trim_end_matches(|c: char| c.is_ascii_digit());
                assert!(other == name || !parts.contains_key(other), "{command}: {name}");
            }
        }
    }

    #[test]
    fn another_name_of_a_command_is_as_good() {
        let program = crate::cli::Args::command();
        assert_eq!(called(&program, &["search".to_owned()]), "find");
        assert_eq!(called(&program, &["cards search".to_owned()]), "cards find");
        assert_eq!(called(&program, &["cards".to_owned(), "nothing".to_owned()]), "cards nothing");
    }
}
