//! The user's settings: a few lines of TOML. What is said on the command line wins over them.
//!
//! A file that cannot be read as settings is an error with its place, never passed over: whoever set an edition would be
//! told of another one's rules.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use etcetera::BaseStrategy as _;
use toml_edit::{Document, TomlError};

use super::{Color, Failure, Language, contents, near, talk};
use crate::deck::notation::is_guid;
use crate::diagnostic::{LineIndex, Span};
use crate::language::{Message, say};
use crate::report::card::NUMBER;
use crate::ruleset::{DEFAULT, EMBEDDED, Ruleset};
use crate::shown;

/// Names the file of settings.
pub(super) const VARIABLE: &str = "SCOUTER_CONFIG";

/// What can be set.
#[derive(Debug)]
pub(super) struct Key {
    /// As it stands in the file.
    pub(super) name: &'static str,
    /// What it is for.
    pub(super) what: &'static str,
    /// What holds where nothing is set.
    pub(super) default: &'static str,
    /// Whether a value names a file or a folder: it is meant wherever the program is run from.
    names_a_place: fn(&str) -> bool,
    /// What is wrong with a value.
    wrong: fn(&str) -> Option<Message>,
    /// Takes a value that nothing is wrong with.
    set: fn(&mut Settings, String),
}

/// Every setting.
pub(super) const KEYS: [Key; 8] = [
    Key {
        name: "rules",
        what: "rulebook edition for lists that name none",
        default: DEFAULT,
        names_a_place: is_ruleset_file,
        wrong: |value| {
            let ids: Vec<&str> = EMBEDDED.iter().map(|(id, _)| *id).collect();
            let known = Ruleset::find(value).is_some() || is_ruleset_file(value);
            (!known).then(|| say!("asked-rules-or-path", known = ids.join(", ")))
        },
        set: |settings, value| settings.rules = Some(value),
    },
    Key {
        name: "lang",
        what: "language: en, it or fr",
        default: "that of the locale",
        names_a_place: |_| false,
        wrong: |value| {
            let read = <Language as clap::ValueEnum>::from_str(value, false);
            read.err().map(|_| one_of("en, it", "fr"))
        },
        set: |settings, value| settings.lang = <Language as clap::ValueEnum>::from_str(&value, false).ok(),
    },
    Key {
        name: "color",
        what: "when to use color: auto, always or never",
        default: "auto",
        names_a_place: |_| false,
        wrong: |value| {
            let read = <Color as clap::ValueEnum>::from_str(value, false);
            read.err().map(|_| one_of("auto, always", "never"))
        },
        set: |settings, value| settings.color = <Color as clap::ValueEnum>::from_str(&value, false).ok(),
    },
    Key {
        name: "decks",
        what: "folder whose lists go by their short names",
        default: "none",
        names_a_place: |_| true,
        wrong: |value| (!Path::new(value).is_absolute()).then(|| say!("asked-whole-path")),
        set: |settings, value| settings.decks = Some(value.into()),
    },
    Key {
        name: "card-url",
        what: "where cards can be looked at, such as https://…/{number}",
        default: "none",
        names_a_place: |_| false,
        wrong: no_card_address,
        set: |settings, value| settings.card_url = Some(value),
    },
    Key {
        name: "image-url",
        what: "pictures for Tabletop Simulator, such as https://…/{number}.png",
        default: "none",
        names_a_place: |_| false,
        wrong: no_card_address,
        set: |settings, value| settings.image_url = Some(value),
    },
    Key {
        name: "back-url",
        what: "the picture of the backs for Tabletop Simulator",
        default: "none",
        names_a_place: |_| false,
        wrong: no_address,
        set: |settings, value| settings.back_url = Some(value),
    },
    Key {
        name: "octgn-game",
        what: "the id by which OCTGN knows the game",
        default: "none",
        names_a_place: |_| false,
        wrong: no_guid,
        set: |settings, value| settings.octgn_game = Some(value),
    },
];

/// Whether rules are those of a file, and not an edition of ours.
pub(super) fn is_ruleset_file(rules: &str) -> bool {
    Path::new(rules).extension().is_some_and(|end| end == "yaml" || end == "yml")
}

/// Rules as they are found from any folder.
pub(super) fn rules_from_anywhere(rules: &str) -> String {
    if is_ruleset_file(rules) { from_anywhere(rules) } else { rules.to_owned() }
}

/// A path as it leads from any folder, where it can be said.
fn from_anywhere(path: &str) -> String {
    let absolute = std::path::absolute(path).ok().and_then(|absolute| absolute.into_os_string().into_string().ok());
    absolute.unwrap_or_else(|| path.to_owned())
}

/// A value of a setting as it holds in any folder.
pub(super) fn anywhere(key: &Key, value: &str) -> String {
    if (key.names_a_place)(value) { from_anywhere(value) } else { value.to_owned() }
}

/// That there are these and one more.
fn one_of(first: &str, last: &str) -> Message {
    say!("asked-there-are", names = say!("and", first = first, last = last))
}

fn no_address(value: &str) -> Option<Message> {
    let is_web = value.starts_with("https://") || value.starts_with("http://");
    let is_plain = !value.contains(|c: char| c.is_whitespace() || shown::acts(c));
    (!is_web || !is_plain).then(|| say!("asked-address"))
}

fn no_card_address(value: &str) -> Option<Message> {
    no_address(value).or_else(|| (!value.contains(NUMBER)).then(|| say!("asked-card-address", number = NUMBER)))
}

fn no_guid(value: &str) -> Option<Message> {
    (!is_guid(value)).then(|| say!("asked-guid"))
}

/// A value on the command line, of which what parses that says in English what is wrong.
fn unless(wrong: Option<Message>, value: &str) -> Result<String, String> {
    wrong.map_or_else(|| Ok(value.to_owned()), |why| Err(why.to_string()))
}

/// An address of the web.
pub(super) fn address(value: &str) -> Result<String, String> {
    unless(no_address(value), value)
}

/// An address that each card has of its own.
pub(super) fn card_address(value: &str) -> Result<String, String> {
    unless(no_card_address(value), value)
}

/// An id of OCTGN.
pub(super) fn guid(value: &str) -> Result<String, String> {
    unless(no_guid(value), value)
}

/// What the user has set.
#[derive(Clone, Debug, Default)]
pub(super) struct Settings {
    pub(super) rules: Option<String>,
    pub(super) lang: Option<Language>,
    pub(super) color: Option<Color>,
    pub(super) decks: Option<PathBuf>,
    pub(super) card_url: Option<String>,
    pub(super) image_url: Option<String>,
    pub(super) back_url: Option<String>,
    pub(super) octgn_game: Option<String>,
}

/// Set once, before anything is run.
static SETTINGS: OnceLock<Settings> = OnceLock::new();

/// Reads the settings for this run.
pub(super) fn settle() -> Result<&'static Settings, Failure> {
    let settings = read()?;
    Ok(SETTINGS.get_or_init(|| settings))
}

/// The settings of this run.
pub(super) fn get() -> &'static Settings {
    SETTINGS.get_or_init(Settings::default)
}

/// Reads the settings; where there is no file, nothing is set.
pub(super) fn read() -> Result<Settings, Failure> {
    let path = path()?;
    match text(&path)? {
        Some(text) => understand(&path.display().to_string(), &text),
        None => Ok(Settings::default()),
    }
}

/// Where the settings are.
pub(super) fn path() -> Result<PathBuf, Failure> {
    if let Some(file) = std::env::var_os(VARIABLE).filter(|file| !file.is_empty()) {
        return Ok(file.into());
    }
    let base = etcetera::choose_base_strategy().map_err(|error| Failure::say(error.to_string()))?;
    Ok(base.config_dir().join("scouter").join("config.toml"))
}

/// What stands in the file of settings, if there is one.
pub(super) fn text(path: &Path) -> Result<Option<String>, Failure> {
    if !path.exists() {
        return Ok(None);
    }
    contents::text(&path.to_string_lossy()).map(Some)
}

/// The setting of a name.
pub(super) fn key(name: &str) -> Result<&'static Key, Failure> {
    KEYS.iter()
        .find(|key| key.name == name)
        .ok_or_else(|| Failure::told(&no_key(name)).advice(&say!("asked-config-lists")))
}

fn no_key(name: &str) -> Message {
    near::question(say!("asked-no-setting", name = name), name, KEYS.iter().map(|key| key.name))
}

/// Says what is wrong with a value of a setting.
pub(super) fn fits(key: &Key, value: &str) -> Result<(), Failure> {
    match (key.wrong)(value) {
        Some(why) => Err(Failure::told(&say!("asked-no-value", value = value, name = key.name)).advice(&why)),
        None => Ok(()),
    }
}

/// That a file of settings cannot be read, at a place; what reads it says why in English.
pub(super) fn not_read(place: &str, error: &TomlError) -> Failure {
    Failure::told(&say!("asked-of-file", path = place, why = Message::from(error.message().to_owned())))
}

/// The values of a file of settings, each with its key, or everything that is wrong with it.
pub(super) fn values(path: &str, text: &str) -> Result<Vec<(&'static Key, String)>, Failure> {
    let mend = say!("asked-mend-setting");
    let lines = LineIndex::new(text);
    let place = |at: Option<std::ops::Range<usize>>| {
        let at = at.map_or(0, |span| span.start).min(text.len());
        let place = lines.place(text, Span::new(at, at));
        format!("{path}:{}:{}", place.line, place.column)
    };
    let document = Document::parse(text).map_err(|error| not_read(&place(error.span()), &error).advice(&mend))?;
    let (mut found, mut wrong) = (Vec::new(), Vec::new());
    let lang = talk::lang();
    let told = |at, why: Message| say!("asked-of-file", path = place(at), why = why).text(lang);
    for (name, item) in document.iter() {
        let span = document.as_table().key(name).and_then(toml_edit::Key::span);
        let Some(key) = KEYS.iter().find(|key| key.name == name) else {
            wrong.push(told(span, no_key(name)));
            continue;
        };
        match item.as_str() {
            None => wrong.push(told(item.span(), say!("asked-setting-quotes", name = name))),
            Some(value) => match (key.wrong)(value) {
                Some(why) => {
                    let what = say!("asked-setting-value", value = value, name = name, why = why);
                    wrong.push(told(item.span(), what));
                }
                None => found.push((key, value.to_owned())),
            },
        }
    }
    if wrong.is_empty() { Ok(found) } else { Err(Failure::all_in(&wrong, lang).advice(&mend)) }
}

fn understand(path: &str, text: &str) -> Result<Settings, Failure> {
    let mut settings = Settings::default();
    for (key, value) in values(path, text)? {
        (key.set)(&mut settings, value);
    }
    Ok(settings)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(text: &str) -> String {
        match values("config.toml", text) {
            Err(Failure::Say { what, .. }) => what,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_fault_is_told_with_its_place() {
        assert_eq!(
            wrong("# mine\nrule = \"dbscg-4.00\"\ncolor = 1\n  decks = \"here\"\n"),
            "config.toml:2:1: there is no setting `rule`; did you mean `rules`?\n       \
             config.toml:3:9: the value of `color` is a text in quotes\n       \
             config.toml:4:11: `here` is no value of `decks`: a folder is named by its whole path"
        );
        assert!(wrong("rules = \n").starts_with("config.toml:1:"));
    }

    #[test]
    fn what_is_set_is_read() {
        let text =
            "rules = \"dbscg-4.00\"\ncolor = \"never\"\ndecks = \"/decks\"\ncard-url = \"https://c.test/{number}\"\n";
        let settings = understand("config.toml", text).expect("settings");
        assert_eq!(settings.rules.as_deref(), Some("dbscg-4.00"));
        assert_eq!(settings.decks.as_deref(), Some(Path::new("/decks")));
        assert!(matches!(settings.color, Some(Color::Never)));
        assert_eq!(settings.card_url.as_deref(), Some("https://c.test/{number}"));
        for wrong in
            ["c.test/{number}", "https://c.test/", "https://c.test/{number} x", "https://c.test/{number}\u{1b}"]
        {
            assert!(card_address(wrong).is_err(), "{wrong:?}");
        }
    }
}
