//! Options that several commands share: the edition, the day, the user's card tables, the notation, the
//! format of the answer.

use std::collections::BTreeMap;
use std::io::Write as _;

use clap::{Args, ValueEnum};

use super::again::Again;
use super::card_file::CardFile;
use super::limits::Own;
use super::{Failure, detail, games, input, limits, settings, shelf};
use crate::card::Game;
use crate::catalog::{Catalog, UserTable, import, import::Imported};
use crate::deck::{Deck, NOTATIONS, Notation, Reading, notation};
use crate::diagnostic::Diagnostic;
use crate::language::{Lang, say};
use crate::legality::{self, Outcome, resolve};
use crate::report;
use crate::report::modelled::{self, Named};
use crate::ruleset::{Applies, DEFAULT, Date, DatedList, LimitList, Ruleset};

/// Which rules and which cards.
#[derive(Debug, Args)]
pub(super) struct Rules {
    /// Rulebook edition, or a ruleset in YAML [default: what the list says, else the setting, else dbscg-1.10].
    #[arg(long = "rules", alias = "ruleset", value_name = "EDITION", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    edition: Option<String>,
    /// Day of the event: applies the ban list as of that day.
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    date: Option<Date>,
    /// Ban list of your own in place of the official one: number, limit, from, until (see `cards lists`).
    #[arg(long = "list", value_name = "FILE")]
    limits: Option<String>,
    /// Cards beside the embedded ones (JSONL, CSV, TSV, .cdb); may be given more than once.
    #[arg(long, value_name = "FILE")]
    cards: Vec<String>,
}

/// How lists are read.
#[derive(Debug, Args)]
pub(super) struct Reader {
    /// Notation of the list [default: recognised from the content].
    #[arg(long, value_name = "NOTATION", value_parser = notation_value)]
    pub(super) from: Option<&'static Notation>,
}

/// For people, or one JSON object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Human,
    Json,
}

/// For people, for programs, or for documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Table {
    Human,
    Json,
    Csv,
    Markdown,
}

/// What becomes of cards that are not modelled.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Strictness {
    /// Go on only if every card is modelled whole.
    #[arg(long)]
    strict: bool,
}

impl Strictness {
    /// What is not modelled is refused.
    pub(super) const fn is_strict(self) -> bool {
        self.strict
    }

    /// What has to be said of some decks before anything else is.
    ///
    /// # Errors
    /// Where everything has to be modelled, and is not: what is lacking.
    pub(super) fn told(self, decks: &[Named<'_>], lang: Lang) -> Result<String, Failure> {
        let mut lacking = decks.iter().copied().filter(|(_, modelled)| !modelled.is_whole()).peekable();
        if self.strict && lacking.peek().is_some() {
            let what = modelled::human(lacking, Lang::En);
            let help = "without --strict, the skills that are not modelled are left out";
            return Err(Failure::say(what.trim_end()).help(help));
        }
        Ok(modelled::human(decks.iter().copied(), lang))
    }
}

pub(super) fn day(text: &str) -> Result<Date, String> {
    text.parse().map_err(|_| "a day is written year-month-day, such as 2026-08-01".to_owned())
}

/// Turns the id of a notation into it.
pub(super) fn notation_value(id: &str) -> Result<&'static Notation, String> {
    notation::by_id(id).ok_or_else(|| {
        let ids: Vec<&str> = NOTATIONS.iter().map(|notation| notation.id).collect();
        format!("there are {}", ids.join(", "))
    })
}

/// Everything a list is checked against. Editions are loaded when a list first needs them.
#[derive(Debug)]
pub(super) struct Judge {
    catalogs: Catalogs,
    forced: Option<Loaded>,
    default: Loaded,
    others: Vec<Loaded>,
    date: Option<Date>,
}

#[derive(Debug)]
struct Loaded {
    ruleset: Ruleset,
    limits: Option<LimitList>,
}

impl Rules {
    /// Adds what was given here to a command.
    pub(super) fn again(&self, command: Again) -> Again {
        let command = command.option("--rules", self.edition.as_ref()).option("--date", self.date);
        let command = command.option("--list", self.limits.as_ref());
        self.cards.iter().fold(command, |command, path| command.option("--cards", Some(path)))
    }

    /// Loads the cards and editions that some readings need.
    pub(super) fn judge<'r>(
        &self,
        readings: impl IntoIterator<Item = &'r Reading>,
        lang: Lang,
    ) -> Result<Judge, Failure> {
        let catalogs = Catalogs::read(&self.cards, lang)?;
        let own = self.limits.as_deref().map(|path| limits::own(path, &catalogs, lang)).transpose()?;
        let load = |rules: &str| self.load(rules, own.as_ref());
        let forced = self.edition.as_deref().map(load).transpose()?;
        let default = load(settings::get().rules.as_deref().unwrap_or(DEFAULT))?;
        let mut judge = Judge { catalogs, forced, default, others: Vec::new(), date: self.date };
        for reading in readings {
            let edition = judge.edition(reading).filter(|id| judge.others.iter().all(|other| other.ruleset.id != *id));
            if let Some(id) = edition {
                judge.others.push(load(id)?);
            }
            let game = judge.ruleset(reading).game;
            if judge.catalogs.of(game).is_empty() {
                return Err(games::none_of(game));
            }
        }
        Ok(judge)
    }

    fn load(&self, rules: &str, own: Option<&Own>) -> Result<Loaded, Failure> {
        let mut ruleset = ruleset(rules)?;
        let limits = match (own, &ruleset.limits) {
            (Some(own), _) => {
                ruleset.limits = Some(own.rule(&ruleset));
                Some(own.list.on(self.date))
            }
            (None, Some(limits)) if limits.applies != Applies::OnRequest || self.date.is_some() => {
                let list = DatedList::embedded(&limits.list).map_err(|error| Failure::say(error.to_string()))?;
                let of_edition = (limits.applies == Applies::DayOfEdition).then_some(ruleset.date).flatten();
                Some(list.on(self.date.or(of_edition)))
            }
            _ => None,
        };
        let listed = ruleset.limits.as_ref().filter(|_| limits.is_some());
        let listed = listed.map(|limits| format!(", with the list `{}`", limits.list)).unwrap_or_default();
        detail(|| format!("rules {}{listed}", ruleset.id));
        Ok(Loaded { ruleset, limits })
    }
}

/// What `--rules` names: an edition of ours, or a file.
pub(super) fn ruleset(rules: &str) -> Result<Ruleset, Failure> {
    let is_file = std::path::Path::new(rules).extension().is_some_and(|end| end == "yaml" || end == "yml");
    if is_file {
        Ruleset::parse(&input::text(rules)?).map_err(|error| Failure::say(format!("{rules}: {error}")))
    } else {
        Ruleset::embedded(rules).map_err(|error| Failure::say(error.to_string()))
    }
}

/// The cards of every game.
#[derive(Debug)]
pub(super) struct Catalogs(BTreeMap<Game, Catalog>);

impl Catalogs {
    /// The embedded cards below those that were imported, and these below those of some files.
    pub(super) fn read(files: &[String], lang: Lang) -> Result<Self, Failure> {
        detail(|| "cards: the embedded table".to_owned());
        for path in files {
            detail(|| format!("cards: {path}"));
        }
        let mut users: BTreeMap<Game, Vec<UserTable>> = BTreeMap::new();
        for path in files {
            let imported = table(path, |_| true, lang)?;
            users.entry(imported.game).or_default().push(imported.cards);
        }
        let mut kept = shelf::by_game(shelf::tables(lang)?);
        let catalog = |game| {
            let (users, kept) = (users.remove(&game).unwrap_or_default(), kept.remove(&game).unwrap_or_default());
            (game, Catalog::of_game(game, users).over(kept))
        };
        Ok(Self(Game::ALL.into_iter().map(catalog).collect()))
    }

    /// The cards of a game.
    pub(super) fn of(&self, game: Game) -> &Catalog {
        // Every game has its own, were it empty.
        &self.0[&game]
    }

    /// Those of the games whose cards are known, that of the embedded table first.
    pub(super) fn into_known(self) -> Vec<Catalog> {
        self.0.into_values().filter(|catalog| !catalog.is_empty()).collect()
    }

    /// The games whose cards are known, that of the embedded table first.
    pub(super) fn games(&self) -> impl Iterator<Item = Game> {
        self.0.iter().filter(|(_, catalog)| !catalog.is_empty()).map(|(game, _)| *game)
    }

    /// The cards of the game that a list of limits is about: of the first that knows one of them.
    pub(super) fn knowing(&self, list: &DatedList) -> &Catalog {
        let knows = |game: &Game| list.iter().any(|(number, _)| self.of(*game).get(number).is_some());
        self.of(self.games().find(knows).unwrap_or_default())
    }

    /// The game that most lines of a list are cards of; `None` where none of them is a card of any.
    fn game_of(&self, deck: &Deck) -> Option<Game> {
        let found =
            |catalog: &Catalog| deck.lines.iter().filter(|line| resolve::card_of(line, catalog).is_ok()).count();
        let counted = self.games().map(|game| (found(self.of(game)), game)).filter(|(lines, _)| *lines > 0);
        // Of several with as many lines, the first.
        counted.max_by_key(|(lines, game)| (*lines, std::cmp::Reverse(*game))).map(|(_, game)| game)
    }
}

/// The cards of the game that has an engine: the embedded ones below those that were imported, and these below those of some
/// files.
pub(super) fn catalog(files: &[String], lang: Lang) -> Result<Catalog, Failure> {
    games::one(Some(Game::Dbscg), files, lang)
}

/// The cards of a file, which is refused whole for each problem that `matters`.
pub(super) fn table(path: &str, matters: impl Fn(&import::Problem) -> bool, lang: Lang) -> Result<Imported, Failure> {
    let file = CardFile::open(path)?;
    let imported = file.read()?;
    let faults: Vec<&Diagnostic> =
        imported.problems.iter().filter(|problem| matters(problem)).map(|p| &p.diagnostic).collect();
    match faults.len() {
        0 => Ok(imported),
        n => {
            let drawn = report::faults::human(path, file.text(), faults, lang);
            // Where standard error is closed there is nobody to tell.
            let _ = write!(anstream::stderr(), "{drawn}");
            let what = say!("table-not-used", source = path, faults = n);
            Err(Failure::of(&what, lang).help(say!("mend-rows").text(lang)))
        }
    }
}

impl Judge {
    /// The edition of ours that a list asks for by what it says or by its cards; `None` is that of the settings.
    ///
    /// A list can name an edition of ours, and nothing else: it comes from somebody else. One that names another thing is told
    /// so when it is checked.
    fn edition(&self, reading: &Reading) -> Option<&'static str> {
        if self.forced.is_some() {
            return None;
        }
        let deck = &reading.deck;
        let named = deck.rules.as_deref().and_then(Ruleset::find);
        let by_game = || {
            // Where no other game's cards are known, no list can be one of them.
            let several = self.catalogs.games().nth(1).is_some();
            let game = deck.game.or_else(|| several.then(|| self.catalogs.game_of(deck)).flatten())?;
            (game != self.default.ruleset.game).then(|| Ruleset::of_game(game))
        };
        named.or_else(by_game).filter(|id| *id != self.default.ruleset.id)
    }

    fn loaded(&self, reading: &Reading) -> &Loaded {
        let other = || {
            let id = self.edition(reading)?;
            self.others.iter().find(|other| other.ruleset.id == id)
        };
        self.forced.as_ref().or_else(other).unwrap_or(&self.default)
    }

    /// The cards there are of the game of a list.
    pub(super) fn catalog_of(&self, reading: &Reading) -> &Catalog {
        self.catalogs.of(self.ruleset(reading).game)
    }

    /// The cards there are of the game that `--rules` or the settings say.
    pub(super) fn main_catalog(&self) -> &Catalog {
        self.catalogs.of(self.forced.as_ref().unwrap_or(&self.default).ruleset.game)
    }

    /// The edition for a list: `--rules`, what the list says, or the default.
    pub(super) fn ruleset(&self, reading: &Reading) -> &Ruleset {
        &self.loaded(reading).ruleset
    }

    /// Checks a list.
    pub(super) fn check<'a>(&'a self, reading: &'a Reading) -> Outcome<'a> {
        let loaded = self.loaded(reading);
        let catalog = self.catalogs.of(loaded.ruleset.game);
        legality::check(reading, catalog, &loaded.ruleset, loaded.limits.as_ref(), self.date)
    }

    /// Checks a list for a later game of a match.
    ///
    /// # Errors
    /// When the edition does not say how cards are exchanged.
    pub(super) fn check_sided<'a>(
        &'a self,
        reading: &'a Reading,
        original: &'a Reading,
    ) -> Result<Outcome<'a>, Failure> {
        let Loaded { ruleset, limits } = self.loaded(reading);
        if ruleset.siding.is_none() {
            return Err(Failure::say(format!("{} does not say how cards are exchanged between games", ruleset.id)));
        }
        let catalog = self.catalogs.of(ruleset.game);
        Ok(legality::check_sided(reading, original, catalog, ruleset, limits.as_ref(), self.date))
    }

    /// What `--rules` says.
    pub(super) fn forced(&self) -> Option<&Ruleset> {
        self.forced.as_ref().map(|forced| &forced.ruleset)
    }

    /// The edition that a report as a whole names.
    pub(super) fn main_ruleset(&self) -> &str {
        &self.forced.as_ref().unwrap_or(&self.default).ruleset.id
    }
}
