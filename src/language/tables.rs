//! The words of every message. A file is parsed when one of its messages is first put into words.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::Lang;

/// Names the files of messages, and embeds each in every language.
macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        /// The names of the files, in every language the same.
        pub const NAMES: [&str; [$($name),+].len()] = [$($name),+];

        /// The texts of the files by language, in the order of [`Lang::ALL`], and by file, in the order of [`NAMES`].
        pub static FILES: [[&str; NAMES.len()]; 3] = [
            [$(include_str!(concat!("../../data/messages/en/", $name, ".ftl"))),+],
            [$(include_str!(concat!("../../data/messages/it/", $name, ".ftl"))),+],
            [$(include_str!(concat!("../../data/messages/fr/", $name, ".ftl"))),+],
        ];
    };
}

files! {
    "common",
    "filters",
    "reading",
    "findings",
    "verdicts",
    "sheet",
    "tables",
    "deck",
    "edits",
    "refused",
    "asked",
    "search",
    "screen",
    "diff",
    "stats",
    "odds",
    "goldfish",
    "playing",
    "games",
    "details",
    "told",
    "scenario",
    "given",
    "matches",
    "impact",
    "parts",
    "pictures",
    "fix",
    "suggest",
    "import",
    "rows",
    "lists",
    "arena",
    "card",
    "coverage",
    "reread",
    "skill",
    "exo",
    "fow",
    "ygo",
    "web",
}

/// What stands in the place of an argument.
pub(super) enum Value {
    /// Words.
    Words(String),
    /// A number, which is written as the language does, and whose noun may hang on it.
    Number(i64),
}

type Bundle = FluentBundle<&'static FluentResource>;

/// The words of a language.
pub(super) struct Words {
    lang: Lang,
    files: [File; NAMES.len()],
    /// Every id with the place of its file; gathered when something is first put into words.
    ids: OnceLock<BTreeMap<&'static str, usize>>,
}

/// One file of messages.
struct File {
    text: &'static str,
    resource: OnceLock<FluentResource>,
    bundle: OnceLock<Bundle>,
}

/// The words of a language.
pub(super) fn words(lang: Lang) -> &'static Words {
    static ALL: [OnceLock<Words>; 3] = [const { OnceLock::new() }; 3];
    ALL[lang as usize].get_or_init(|| Words { lang, files: FILES[lang as usize].map(File::of), ids: OnceLock::new() })
}

impl File {
    fn of(text: &'static str) -> Self {
        Self { text, resource: OnceLock::new(), bundle: OnceLock::new() }
    }

    /// The ids of its messages, which are told without parsing it: each begins a line.
    fn ids(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id)
    }

    fn resource(&self) -> &FluentResource {
        // What does not parse is left out; a test rules it out.
        self.resource.get_or_init(|| FluentResource::try_new(self.text.to_owned()).unwrap_or_else(|(parsed, _)| parsed))
    }
}

impl Words {
    /// A message in words, of what its arguments say. The tests see to it that every id is there with its arguments; an id
    /// without words stands for itself.
    pub(super) fn say(&'static self, id: &str, values: Vec<(&'static str, Value)>) -> String {
        let Some(file) = self.ids().get(id).map(|at| &self.files[*at]) else { return id.to_owned() };
        let bundle = file.bundle.get_or_init(|| self.bundle(file));
        let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else { return id.to_owned() };
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            let value = match value {
                Value::Words(words) => FluentValue::from(words),
                Value::Number(n) => FluentValue::from(n),
            };
            arguments.set(name, value);
        }
        bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }

    /// Which file each message stands in.
    fn ids(&self) -> &BTreeMap<&'static str, usize> {
        let all = || self.files.iter().enumerate().flat_map(|(at, file)| file.ids().map(move |id| (id, at)));
        self.ids.get_or_init(|| all().collect())
    }

    /// A file with what all files share.
    fn bundle(&'static self, file: &'static File) -> Bundle {
        let mut bundle = FluentBundle::new_concurrent(self.lang.tag().parse().into_iter().collect());
        // Marks around arguments are for languages that are written in both directions.
        bundle.set_use_isolating(false);
        let [common, ..] = &self.files;
        for part in [common, file] {
            // Where the file is the common one, that is in already.
            let _ = bundle.add_resource(part.resource());
        }
        bundle
    }
}
