//! Whether the three languages say the same: no message missing, unknown, unused or stale in any, and all of them render.
//!
//! `data/messages/stamps.tsv` holds for each text and language a fingerprint of the English that the translation was made
//! from. Who changes the English is told here which translations to look at again; `RESTAMP=it:id,fr:id` notes that they
//! are good (`RESTAMP=id`: in both; `RESTAMP=all`: every one of them).

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use deckscouter::ability::KeywordNames;
use deckscouter::card::Kind;
use deckscouter::catalog::{Catalog, import};
use deckscouter::diagnostic::Diagnostic;
use deckscouter::language::{Argument, FILES, Lang, Message, NAMES};
use deckscouter::legality::CHECKS;
use deckscouter::ruleset::{EMBEDDED, Ruleset, fingerprint, manual, parse_list};
use deckscouter::wording::Wording;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::faulty;
use crate::legality::every_fixture;
use crate::program;

/// A message as its file has it.
struct Entry<'a> {
    file: &'static str,
    id: &'a str,
    text: String,
}

impl Entry<'_> {
    /// The names behind a sign.
    fn behind(&self, sign: char) -> impl Iterator<Item = &str> {
        let word =
            |rest: &str| rest.find(|c: char| !c.is_ascii_alphanumeric() && !"-_".contains(c)).unwrap_or(rest.len());
        self.text.split(sign).skip(1).map(move |rest| &rest[..word(rest)]).filter(|name| !name.is_empty())
    }

    /// The messages that it is made with: `{ copies }`.
    fn references(&self) -> BTreeSet<&str> {
        let inside =
            self.text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(inside, _)| inside.trim());
        let name = |inside: &&str| inside.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        inside.filter(|inside| !inside.is_empty()).filter(name).collect()
    }
}

/// The messages of a language, in order.
fn entries(lang: Lang) -> Vec<Entry<'static>> {
    let mut entries: Vec<Entry<'static>> = Vec::new();
    for (file, text) in NAMES.into_iter().zip(FILES[lang as usize]) {
        let mut open = false;
        for line in text.lines() {
            match line.split_once(" =") {
                Some((id, words)) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                    entries.push(Entry { file, id, text: words.to_owned() });
                    open = true;
                }
                _ if line.is_empty() || line.starts_with('#') => open = false,
                _ => {
                    let entry = entries.last_mut().filter(|_| open);
                    let entry =
                        entry.unwrap_or_else(|| panic!("{}/{file}: `{line}` is no part of a message", lang.tag()));
                    entry.text.extend(["\n", line]);
                }
            }
        }
    }
    entries
}

/// What each message of a language is said of, by id: its own arguments, and those of the messages it is made with.
fn arguments<'a>(entries: &'a [Entry<'_>]) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let by_id: BTreeMap<&str, &Entry<'_>> = entries.iter().map(|entry| (entry.id, entry)).collect();
    let all = |entry: &'a Entry<'_>| {
        let (mut names, mut open) = (BTreeSet::new(), vec![entry.id]);
        while let Some(id) = open.pop() {
            let entry = by_id.get(id).unwrap_or_else(|| panic!("`{id}` is used, and is no message"));
            names.extend(entry.behind('$'));
            open.extend(entry.references());
        }
        (entry.id, names)
    };
    entries.iter().map(all).collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The code below a folder, without tests and comments.
fn code(folder: &Path, out: &mut Vec<(PathBuf, String)>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            code(&path, out);
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
            let text = std::fs::read_to_string(&path).expect("a source file");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let code: Vec<&str> = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            out.push((path, code.join("\n")));
        }
    }
}

/// The id and the names of the arguments of a `say!`, whose brackets begin the text.
fn said(text: &str) -> (String, BTreeSet<String>) {
    let (mut depth, mut string, mut part, mut parts) = (0, false, String::new(), Vec::new());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' if string => drop(chars.next()),
            '"' => {
                string = !string;
                part.push(c);
            }
            _ if string && depth > 1 => {}
            '(' | '[' | '{' if !string => depth += 1,
            ')' | ']' | '}' if !string => {
                depth -= 1;
                if depth == 0 {
                    break;
                }
            }
            ',' if !string && depth == 1 => parts.push(std::mem::take(&mut part)),
            _ if depth == 1 => part.push(c),
            _ => {}
        }
    }
    parts.push(part);
    let mut parts = parts.iter().map(|part| part.trim());
    let id = parts.next().unwrap_or_default().trim_matches('"').to_owned();
    let names = parts.filter_map(|part| part.split_once(" =")).map(|(name, _)| name.to_owned()).collect();
    (id, names)
}

#[test]
fn every_language_has_the_same_messages_in_the_same_order_said_of_the_same() {
    let english = entries(Lang::En);
    let ids = |entries: &[Entry<'static>]| -> Vec<(&str, &str)> {
        entries.iter().map(|entry| (entry.file, entry.id)).collect()
    };
    let of_english = arguments(&english);
    assert_eq!(of_english.len(), english.len(), "an id stands twice");
    for lang in [Lang::It, Lang::Fr] {
        let entries = entries(lang);
        let [ours, theirs] = [&english, &entries].map(|entries| ids(entries));
        let missing: Vec<_> = ours.iter().filter(|id| !theirs.contains(id)).collect();
        let unknown: Vec<_> = theirs.iter().filter(|id| !ours.contains(id)).collect();
        assert_eq!((missing, unknown), (vec![], vec![]), "{} lacks the first, and only it has the others", lang.tag());
        assert_eq!(ours, theirs, "{} has another order", lang.tag());
        for (id, names) in arguments(&entries) {
            assert_eq!(names, of_english[id], "{}: {id} is said of something else than in English", lang.tag());
        }
    }
}

#[test]
fn the_code_says_every_message_of_just_what_its_words_name() {
    let entries = entries(Lang::En);
    let known = arguments(&entries);
    let all = Lang::ALL.map(self::entries);
    let mut used: BTreeSet<&str> = all.iter().flatten().flat_map(Entry::references).collect();
    let mut sources = Vec::new();
    code(&root().join("src"), &mut sources);
    for (path, code) in &sources {
        for (at, found) in code.match_indices("say!(") {
            let (id, names) = said(&code[at + found.len() - 1..]);
            if id.starts_with('$') {
                continue;
            }
            let Some((known, wanted)) = known.get_key_value(id.as_str()) else {
                panic!("{}: `{id}` is no message of data/messages/en", path.display());
            };
            let names: BTreeSet<&str> = names.iter().map(String::as_str).collect();
            assert_eq!(&names, wanted, "{}: what `{id}` is said of", path.display());
            used.insert(known);
        }
    }
    let unused: Vec<&str> = entries.iter().map(|entry| entry.id).filter(|id| !used.contains(id)).collect();
    assert_eq!(unused, [""; 0], "nobody says these");
}

/// A file of messages with what all files share, as the program reads it.
fn bundle(lang: Lang, resources: &[FluentResource]) -> FluentBundle<&FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.tag().parse().expect("a language")]);
    for resource in resources {
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", lang.tag()));
    }
    bundle
}

#[test]
fn every_message_of_every_language_renders() {
    let texts = ["1", "main", "leader", "battle", "z-unison", "error", "red", "of the user"].map(FluentValue::from);
    let samples: Vec<FluentValue<'_>> =
        [0, 1, 2, 5, 1_000_000].map(FluentValue::from).into_iter().chain(texts).collect();
    for lang in Lang::ALL {
        let entries = entries(lang);
        let names = arguments(&entries);
        let parsed = |text: &str| {
            let parsed = FluentResource::try_new(text.to_owned());
            parsed.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?} in\n{text}", lang.tag()))
        };
        for (file, text) in NAMES.into_iter().zip(FILES[lang as usize]) {
            let common = (file != NAMES[0]).then(|| parsed(FILES[lang as usize][0]));
            let resources: Vec<FluentResource> = common.into_iter().chain([parsed(text)]).collect();
            let bundle = bundle(lang, &resources);
            for entry in entries.iter().filter(|entry| entry.file == file) {
                let pattern = bundle.get_message(entry.id).and_then(|message| message.value()).expect("it has words");
                for sample in &samples {
                    let mut values = FluentArgs::new();
                    names[entry.id].iter().for_each(|name| values.set(*name, sample.clone()));
                    let mut errors = Vec::new();
                    let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
                    assert!(errors.is_empty() && !text.is_empty(), "{}: {}: {errors:?}", lang.tag(), entry.id);
                    assert_eq!(text.trim(), text, "{}: {} has blanks around it", lang.tag(), entry.id);
                }
            }
        }
    }
}

/// What the program says of a good list where only the environment tells the language.
fn said_under(variables: &[(&str, &str)]) -> String {
    let mut command = program::scouter(&root().join("nobodys-home"));
    command.args(["check", "--quiet", "decks/red-champa.txt"]).current_dir(root());
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    let output = command.envs(variables.iter().copied()).output().expect("the program runs");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn without_an_option_the_locale_decides_and_its_first_variable_before_the_others() {
    for (variables, word) in [
        (&[("LANG", "it_IT.UTF-8")][..], "legale"),
        (&[("LANG", "it_IT.UTF-8"), ("LC_MESSAGES", "fr_FR.UTF-8")], "légal"),
        (&[("LC_MESSAGES", "fr_FR.UTF-8"), ("LC_ALL", "C")], "legal"),
        (&[("LC_ALL", ""), ("LANG", "fr")], "légal"),
        (&[("LC_ALL", "de_DE.UTF-8"), ("LANG", "it")], "legal"),
        (&[], "legal"),
    ] {
        let said = said_under(variables);
        assert!(said.contains(&format!(" {word} ")), "{variables:?}: {said}");
    }
}

/// Everything that is translated: what it is called, and its English.
fn originals() -> Vec<(String, String)> {
    let messages = entries(Lang::En).into_iter().map(|entry| (entry.id.to_owned(), entry.text));
    let checks = CHECKS.iter().map(|check| (check.code.to_owned(), check.doc.to_owned()));
    let rules =
        include_str!("../../data/messages/it/rules.tsv").lines().skip(1).filter_map(|line| line.split('\t').next());
    let rules = rules.map(|rule| (format!("rule-{rule}"), manual::V1_10.paraphrase(rule).expect("a rule").to_owned()));
    messages.chain(checks).chain(rules).collect()
}

/// FNV of the words, however they are broken into lines.
fn print_of(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    format!("{:016x}", fingerprint::fnv(words.join(" ").as_bytes()))
}

#[test]
fn no_translation_is_older_than_its_english() {
    const LANGUAGES: [Lang; 2] = [Lang::It, Lang::Fr];
    let file = root().join("data/messages/stamps.tsv");
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    let rows = text.lines().skip(1).filter_map(|line| line.split_once('\t'));
    let stamped: BTreeMap<&str, Vec<&str>> = rows.map(|(id, prints)| (id, prints.split('\t').collect())).collect();
    let asked = std::env::var("RESTAMP").unwrap_or_default();
    let asked: Vec<&str> = asked.split(',').filter(|what| !what.is_empty()).collect();
    let (mut stale, mut written) = (Vec::new(), "text\tit\tfr\n".to_owned());
    let originals = originals();
    for (id, english) in &originals {
        let print = print_of(english);
        written.push_str(id);
        for (at, lang) in LANGUAGES.into_iter().enumerate() {
            let name = format!("{}:{id}", lang.tag());
            let old = stamped.get(id.as_str()).and_then(|prints| prints.get(at)).copied().unwrap_or_default();
            let good = old == print || ["all", id, &name].iter().any(|what| asked.contains(what));
            written.extend(["\t", if good { &print } else { old }]);
            stale.extend((!good).then_some(name));
        }
        written.push('\n');
    }
    if asked.is_empty() {
        let known = |id: &&str| originals.iter().any(|(known, _)| known == id);
        let gone: Vec<&str> = stamped.keys().copied().filter(|id| !known(id)).collect();
        assert_eq!(gone, [""; 0], "stamps of what is no longer there; RESTAMP=none drops them");
    } else {
        std::fs::write(&file, written).expect("the stamps can be written");
    }
    let what =
        "these were made from other English; once they are right, `RESTAMP=it:id,fr:id cargo test --test it languages`";
    assert_eq!(stale, [""; 0], "{what}");
}

#[test]
fn every_check_is_explained_in_every_language_in_the_same_parts() {
    let parts = |doc: &str| {
        let lines = doc.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.filter(|line| line.starts_with("# ")).count()
    };
    let quoted = |doc: &str| doc.split('`').skip(1).step_by(2).filter(|word| word.starts_with("--")).count();
    for check in CHECKS {
        for lang in [Lang::It, Lang::Fr] {
            let doc = check.doc_in(lang);
            assert_ne!(doc, check.doc, "{check:?} is not explained in {}", lang.tag());
            assert_eq!(parts(doc), parts(check.doc), "{check:?}: parts in {}", lang.tag());
            assert_eq!(quoted(doc), quoted(check.doc), "{check:?}: options in {}", lang.tag());
            assert!(!doc.lines().any(|line| line.starts_with("## ")), "{check:?} in {} does not end", lang.tag());
            assert!(doc.lines().next().is_some_and(|line| line.ends_with('.')), "{check:?}: a sentence comes first");
        }
    }
    for lang in ["it", "fr"] {
        let path = root().join(format!("data/messages/{lang}/explanations.md"));
        let text = std::fs::read_to_string(path).expect("the explanations");
        let codes: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        assert_eq!(codes, CHECKS.map(|check| check.code), "{lang}");
    }
}

#[test]
fn every_rule_that_a_finding_can_cite_is_told_in_every_language() {
    let set = Ruleset::embedded(manual::V1_10.edition).expect("embedded");
    let sections = set.sections.iter().filter_map(|section| section.rule.as_deref());
    let copies = set.copies.iter().map(|rule| &*rule.rule);
    let caps = set.caps.iter().map(|rule| &*rule.rule);
    let skills = set.skills.iter().map(|rule| &*rule.rule);
    for rule in sections.chain(copies).chain(caps).chain(skills) {
        for lang in Lang::ALL {
            assert!(manual::paraphrase_in(rule, lang).is_some(), "{rule} in {}", lang.tag());
        }
    }
}

/// The messages of a diagnostic.
fn messages(diagnostic: &Diagnostic) -> impl Iterator<Item = &Message> {
    let related = diagnostic.related.iter().map(|(_, words)| words);
    let fix = diagnostic.fix.iter().map(|fix| &fix.help);
    std::iter::once(&diagnostic.message).chain(related).chain(&diagnostic.notes).chain(fix)
}

/// Whether all of a message can be put into other words.
fn is_ours(message: &Message) -> bool {
    fn argument_is_ours(argument: &Argument) -> bool {
        match argument {
            Argument::Message(message) => is_ours(message),
            Argument::List(parts, _) | Argument::Either(parts) => parts.iter().all(argument_is_ours),
            Argument::Text(_) | Argument::LaidOut(_) | Argument::Number(_) => true,
        }
    }
    match message {
        Message::Said { arguments, .. } => arguments.iter().all(|(_, argument)| argument_is_ours(argument)),
        Message::Each(_) => true,
        Message::Verbatim(_) => false,
    }
}

#[test]
fn nothing_that_a_check_says_is_english_alone() {
    let mut seen = 0;
    every_fixture(&Catalog::embedded(), |finding| {
        for message in messages(&finding.diagnostic) {
            assert!(is_ours(message), "{:?}: {message:?}", finding.check);
            seen += 1;
        }
    });
    assert!(seen > 200, "{seen}");
    for (id, _) in EMBEDDED {
        let set = Ruleset::embedded(id).expect("embedded");
        let practices = set.sections.iter().filter_map(|section| section.practice.as_ref());
        assert!(practices.chain([&set.title]).all(is_ours), "{id}");
    }
}

#[test]
fn nothing_that_is_said_of_card_tables_and_lists_of_limits_is_english_alone() {
    let mut ids = BTreeSet::new();
    let mut look = |diagnostic: &Diagnostic| {
        for message in messages(diagnostic) {
            assert!(is_ours(message), "{message:?}");
            for lang in [Lang::It, Lang::Fr] {
                assert_ne!(message.text(lang), message.to_string(), "{message:?}");
            }
            if let Message::Said { id, .. } = message {
                ids.insert(*id);
            }
        }
    };
    for text in faulty::tables() {
        let imported = import::read(&text).expect("the keyword table fits");
        assert!(!imported.problems.is_empty(), "{text}");
        imported.problems.iter().for_each(|problem| look(&problem.diagnostic));
    }
    for text in faulty::LISTS {
        let parsed = parse_list(text);
        assert!(!parsed.faults.is_empty(), "{text}");
        parsed.faults.iter().for_each(&mut look);
    }
    // What is said of a card that nobody knows needs the cards.
    let about = |id: &str| (id.starts_with("row-") || id.starts_with("limit-")) && id != "limit-too-new";
    let all = entries(Lang::En).into_iter().map(|entry| entry.id).filter(|id| about(id));
    assert_eq!(all.filter(|id| !ids.contains(id)).collect::<Vec<_>>(), [""; 0], "no text here has these faults");
}

#[test]
fn types_of_cards_are_called_what_the_manuals_call_them() {
    let names = KeywordNames::embedded().expect("embedded");
    for kind in Kind::ALL {
        for lang in Lang::ALL {
            let term = Wording::new(names, lang).term(kind.term());
            let ours = Message::new("a-kind").with("kind", kind.id()).text(lang);
            // What a manual does not name has no term of its own; the table of keywords then holds the English one.
            let unnamed = lang != Lang::En && term == kind.term();
            assert!(unnamed || ours.to_lowercase().ends_with(&term.to_lowercase()), "{ours}, {term}");
        }
    }
}
