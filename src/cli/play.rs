//! `scouter play`.

use std::collections::BTreeSet;
use std::io::{BufRead, IsTerminal};
use std::rc::Rc;
use std::str::FromStr;

use clap::Args;

use super::apart::{self, Apart, Begins, Engine};
use super::options::{Judging, Reader, Rules, Strictness};
use super::out::Out;
use super::seats::{self, Allowed};
use super::talk::width;
use super::value::NoValue;
use super::{Failure, Status, contents, games, input, named, review, talk};
use crate::ability::KeywordNames;
use crate::app::{Judge, Policy, playing};
use crate::card::{CardNumber, fold};
use crate::catalog::Entry;
use crate::deck::Reading;
use crate::engine::dbscg::Game;
use crate::engine::{self, Offers as _, Seat};
use crate::language::{Lang, Message, say};
use crate::player::Player;
use crate::player::search::Searched;
use crate::report::card::{self as report, Skilled};
use crate::report::colored::Palette;
use crate::report::told::{self, Telling};
use crate::report::{printed, record};
use crate::sim::duel::{self, TURN_LIMIT};
use crate::sim::modelled::Modelled;
use crate::sim::replay::{self, Numbers, Recorded, Replay};
use crate::wording::Wording;

/// What `--help` says below the options.
const MORE: &str = "\
You are A. Every decision is a numbered list; answer with a number
or with the words (`pass`). Besides:
  board      the cards that you see
  card CARD  what a card does, by its number or the words of its name
  why        what the player would answer, and what it weighs
  log        everything that has happened
  undo       back to your last decision
  save FILE  save the game, for `scouter replay`
  concede    give up
  quit       leave (so does the end of the input)

Examples:
  scouter play deck.txt
  scouter play mine.txt yours.txt --against self --seed 7 --strict
  scouter play deck.txt --seed 7 --script moves.txt";

/// Play a game in the terminal, line by line.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Play {
    /// Your deck list.
    #[arg(value_name = "DECK")]
    deck: String,
    /// The other deck list [default: yours].
    #[arg(value_name = "DECK")]
    other: Option<String>,
    /// Who plays the other deck: greedy, look, search:N, dummy, random, or self for both seats yourself.
    #[arg(long, value_name = "PLAYER", default_value = "greedy")]
    against: Against,
    /// The same seed and answers give the same game on every machine [default: a new one, shown].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Take the lines from a file instead of standard input.
    #[arg(long, value_name = "FILE")]
    script: Option<String>,
    /// Turns, both players' counted, after which the game ends undecided.
    #[arg(long, value_name = "N", default_value_t = TURN_LIMIT, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    turn_limit: u16,
    #[command(flatten)]
    allowed: Allowed,
    #[command(flatten)]
    strictness: Strictness,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
}

/// Who sits opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Against {
    Player(Policy),
    Yourself,
}

impl FromStr for Against {
    type Err = NoValue;

    fn from_str(text: &str) -> Result<Self, NoValue> {
        match text.trim() {
            "self" => Ok(Self::Yourself),
            name => name.parse().map(Self::Player).map_err(NoValue::Opponent),
        }
    }
}

/// The user's seat.
const YOU: Seat = Seat::A;

/// A game that can be played at a table.
trait Played: Searched + Telling + Recorded + 'static {}

impl<G: Searched + Telling + Recorded + 'static> Played for G {}

/// A game with what is needed to take answers back.
struct Table<G: Played> {
    /// How it begins.
    begin: Rc<dyn Fn() -> G>,
    turn_limit: u16,
    /// The edition's name.
    rules: String,
    seed: u64,
    opponent: Option<(Policy, Box<dyn Player<G>>)>,
    game: G,
    choices: Vec<u16>,
    /// How many choices there were before each of the user's.
    yours: Vec<usize>,
    conceded: Option<Seat>,
    /// Events that have been shown.
    shown: usize,
    /// The tables that came along, for looking up cards.
    tables: Rc<[String]>,
    lang: Lang,
    /// The colors of the cards of both decks.
    palette: Palette,
}

/// What a card does, in words: one of these decks, where the words mean one of them alone; else any.
fn card(tables: &[String], words: &str, decks: &[Numbers; 2], lang: Lang) -> Result<String, Failure> {
    let catalogs = games::known(None, tables, lang)?;
    let numbers: BTreeSet<&CardNumber> = decks.iter().flat_map(Numbers::all).collect();
    let mut here: Vec<&Entry> = catalogs.iter().flat_map(|catalog| catalog.with_words(words)).collect();
    here.retain(|entry| numbers.contains(&entry.card.number));
    here.dedup_by_key(|entry| &entry.card.number);
    // A whole name means its card, though others have its words.
    let whole: Vec<&Entry> = here.iter().copied().filter(|entry| fold(entry.card.name()) == fold(words)).collect();
    let meant = match (&here[..], &whole[..]) {
        ([], _) => words,
        ([one], _) | (_, [one]) => one.card.number.as_str(),
        _ => return Err(named::of_words(words, &here)),
    };
    let (game, entry) = named::among(&catalogs, meant)?;
    let names = KeywordNames::embedded().map_err(|error| Failure::say(error.to_string()))?;
    let wording = Wording::new(names, lang);
    Ok(if game.reads_skills() {
        report::show(entry, Skilled::Words, wording)
    } else {
        printed::show(entry, game, wording)
    })
}

pub(super) fn run(command: &Play, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let other = command.other.as_ref().unwrap_or(&command.deck);
    if command.script.is_none() && [&command.deck, other].contains(&&"-".to_owned()) {
        let failure = Failure::of(&say!("play-input-taken"), lang);
        return Err(failure.help(say!("play-put-into-file").text(lang)));
    }
    let sources = [input::decks(&command.deck, command.reader.from)?, input::decks(other, command.reader.from)?];
    let (a_name, a) = sources[0].only()?;
    let (b_name, b) = sources[1].only()?;
    let judge = command.rules.judge([a, b], lang)?;
    let named = [(a_name.as_str(), a), (b_name.as_str(), b)];
    let seed = command.seed.unwrap_or_else(seats::fresh_seed);
    let outcomes = [a, b].map(|reading| judge.check(reading));
    let lines = outcomes.iter().flat_map(|outcome| &outcome.context.resolution.lines);
    let palette = Palette::of(lines.map(|line| &line.entry.card));
    let with = (seed, palette);
    match apart::engine(&judge, &named) {
        Some(Engine::Exo) => return sit_apart::<engine::exo::Game>(command, &judge, &named, with, lang, out),
        Some(Engine::ForceOfWill) => return sit_apart::<engine::fow::Game>(command, &judge, &named, with, lang, out),
        Some(Engine::Yugioh) => return sit_apart::<engine::yugioh::Game>(command, &judge, &named, with, lang, out),
        None => {}
    }
    let playing::Playable { by, lists, .. } =
        seats::playable(&judge, &named, command.allowed, Judging(&command.rules, &command.reader), lang)?;
    let modelled = [&lists[0], &lists[1]].map(Modelled::from);
    let told = command.strictness.told(&[(&a_name, &modelled[0]), (&b_name, &modelled[1])], lang)?;
    let numbers = [Numbers::of(&a_name, &lists[0]), Numbers::of(&b_name, &lists[1])];
    let setup = duel::setup([&lists[0], &lists[1]], by.edition, command.turn_limit, true);
    let ready = setup.ready().map_err(|errors| seats::setup_failure([&a_name, &b_name], &errors, lang))?.logged();
    let begin = move || Game::begin(&ready, seats::game_stream(seed));
    sit(command, begin, (&by.id, seed), (&numbers, with.1), &told, lang, out)
}

/// Plays a game that has an engine of its own.
fn sit_apart<G: Apart>(
    command: &Play,
    judge: &Judge,
    named: &[(&str, &Reading); 2],
    (seed, palette): (u64, Palette),
    lang: Lang,
    out: &mut Out,
) -> Result<Status, Failure> {
    let sheets = apart::sheets::<G>(&command.rules.cards.files)?;
    let decks = apart::decks::<G>(judge, named, &sheets, command.allowed.illegal(), lang)?;
    // A card of a list has a number, and so has that of its table.
    let numbers =
        [0, 1].map(|at| G::numbers(named[at].0, &decks[at]).unwrap_or_else(|| unreachable!("every card has a number")));
    let modelled = [&decks[0], &decks[1]].map(G::modelled);
    let told = command.strictness.told(&[(named[0].0, &modelled[0]), (named[1].0, &modelled[1])], lang)?;
    let begins = Begins { turn_limit: command.turn_limit, first: None, logged: true };
    let ready = apart::ready::<G>([&decks[0], &decks[1]], begins, lang)?;
    let begin = move || G::set_up(&ready, seats::game_stream(seed), true);
    sit(command, begin, (G::RULES, seed), (&numbers, palette), &told, lang, out)
}

/// Plays a game that begins so, by an edition and with a seed.
fn sit<G: Played>(
    command: &Play,
    begin: impl Fn() -> G + 'static,
    (rules, seed): (&str, u64),
    (numbers, palette): (&[Numbers; 2], Palette),
    told: &str,
    lang: Lang,
    out: &mut Out,
) -> Result<Status, Failure> {
    let policy = match command.against {
        Against::Player(policy) => Some(policy),
        Against::Yourself => None,
    };
    let tables = command.rules.cards.files.as_slice().into();
    let mut table = Table::new(Rc::new(begin), (rules, seed), command.turn_limit, policy, (tables, lang));
    table.palette = palette;

    out.write_all(told.as_bytes())?;
    for (seat, policy) in [(Seat::A, None), (Seat::B, policy)] {
        let (player, deck) = (seat.to_string(), numbers[seat as usize].name.as_str());
        let sits = match policy {
            Some(policy) => say!("play-other", player = player, deck = deck, policy = policy.to_string()),
            None => say!("play-you", player = player, deck = deck),
        };
        writeln!(out, "{}", sits.text(lang))?;
    }
    let begins = say!("play-begins", rules = table.rules.as_str(), seed = seed.to_string());
    writeln!(out, "{}", begins.text(lang))?;

    let mut lines: Box<dyn BufRead> = match &command.script {
        Some(path) => Box::new(std::io::Cursor::new(contents::given_text(path, "--script")?)),
        None => Box::new(std::io::stdin().lock()),
    };
    let echo = command.script.is_some() || !std::io::stdin().is_terminal();
    loop {
        table.run_to_you();
        table.show_news(out)?;
        table.show_question(out)?;
        loop {
            let Some(line) = talk::answer(lines.as_mut(), out, echo)? else {
                writeln!(out, "{}", say!("play-input-ends").text(lang))?;
                return Ok(Status::Fine);
            };
            match table.obey(&line, numbers, out)? {
                Then::Leave => return Ok(Status::Fine),
                Then::GoOn => break,
                Then::Stay => {}
            }
        }
    }
}

/// Lines of the log; the same line over and over is told once.
fn tell(lines: impl IntoIterator<Item = Message>, palette: &Palette, lang: Lang, out: &mut Out) -> Result<(), Failure> {
    let mut told: Vec<(Message, usize)> = Vec::new();
    for line in lines {
        match told.last_mut() {
            Some((last, times)) if *last == line => *times += 1,
            _ => told.push((line, 1)),
        }
    }
    for (line, times) in told {
        let line = if times == 1 { line } else { say!("so-many-times", line = line, times = times) };
        lay_out(&line.text(lang), palette, out)?;
    }
    Ok(())
}

/// A line as wide as the terminal; what does not fit goes on below.
fn lay_out(line: &str, palette: &Palette, out: &mut Out) -> Result<(), Failure> {
    // Card numbers are not broken.
    let options = textwrap::Options::new(width()).subsequent_indent("    ");
    for line in textwrap::wrap(line, options.word_splitter(textwrap::WordSplitter::NoHyphenation)) {
        writeln!(out, "{}", palette.line(&line))?;
    }
    Ok(())
}

/// What comes after a line.
enum Then {
    Leave,
    GoOn,
    Stay,
}

impl<G: Played> Table<G> {
    fn new(
        begin: Rc<dyn Fn() -> G>,
        (rules, seed): (&str, u64),
        turn_limit: u16,
        policy: Option<Policy>,
        (tables, lang): (Rc<[String]>, Lang),
    ) -> Self {
        let mut game = begin();
        game.step();
        let opponent = policy.map(|policy| (policy, policy.player(seed, 0, YOU.other())));
        let (rules, choices, yours) = (rules.to_owned(), Vec::new(), Vec::new());
        Self {
            begin,
            turn_limit,
            rules,
            seed,
            opponent,
            game,
            choices,
            yours,
            conceded: None,
            shown: 0,
            tables,
            lang,
            palette: Palette::default(),
        }
    }

    /// The seat that the user answers for now.
    fn viewer(&self) -> Seat {
        match (&self.opponent, self.game.asked()) {
            (None, Some(seat)) => seat,
            _ => YOU,
        }
    }

    fn take(&mut self, at: usize) {
        let at = self.game.answer_within(at);
        // A decision has far fewer than 65,536 options.
        self.choices.push(u16::try_from(at).unwrap_or(u16::MAX));
        self.game.step();
    }

    /// The opponent's answer, if the opponent is asked.
    fn opponents_choice(&mut self) -> Option<usize> {
        let seat = self.game.asked().filter(|seat| *seat != YOU)?;
        let (_, player) = self.opponent.as_mut()?;
        Some(player.choose(&self.game.known_to(seat)))
    }

    fn run_to_you(&mut self) {
        while let Some(at) = self.opponents_choice() {
            self.take(at);
        }
    }

    fn show_news(&mut self, out: &mut Out) -> Result<(), Failure> {
        tell(self.game.together(Some(self.viewer()), self.shown, false, None), &self.palette, self.lang, out)?;
        self.shown = self.game.happened();
        Ok(())
    }

    fn show_question(&self, out: &mut Out) -> Result<(), Failure> {
        let (viewer, lang) = (self.viewer(), self.lang);
        writeln!(out)?;
        let Some(question) = self.game.question_to(viewer) else {
            if let Some(why) = self.game.ended_by() {
                writeln!(out, "{}", why.text(lang))?;
            }
            let end = self.game.outcome().map(told::outcome).map_or_else(String::new, |end| end.text(lang));
            writeln!(out, "{}", say!("play-over", outcome = end).text(lang))?;
            return Ok(());
        };
        writeln!(out, "{}", self.palette.line(&question.text(lang)))?;
        if let Some(powers) = self.game.powers_to(Some(viewer)) {
            lay_out(&powers.forecast().text(lang), &self.palette, out)?;
        }
        for (at, offer) in (1..).zip(self.game.offers_to(viewer)) {
            writeln!(out, "{at:3}  {}", self.palette.line(&offer.text(lang)))?;
        }
        Ok(())
    }

    fn obey(&mut self, line: &str, numbers: &[Numbers; 2], out: &mut Out) -> Result<Then, Failure> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (lang, offers) = (self.lang, self.game.known_to(self.viewer()).offers());
        let palette = self.palette.clone();
        let mut say = |message: Message| lay_out(&message.text(lang), &palette, out);
        match (word, rest.trim()) {
            ("", _) => return Ok(Then::Stay),
            ("quit" | "exit", "") => return Ok(Then::Leave),
            ("help" | "?", _) if offers > 0 => say(say!("play-help"))?,
            ("help" | "?", _) => say(say!("play-help-after"))?,
            ("board", "") => {
                for (indent, line) in self.game.board_to(self.viewer()) {
                    writeln!(out, "{:indent$}{}", "", self.palette.line(&line.text(lang)))?;
                }
            }
            ("card", words) if !words.is_empty() => match card(&self.tables, words, numbers, lang) {
                Ok(text) => out.write_all(text.as_bytes())?,
                Err(failure) => writeln!(out, "{}", failure.in_full())?,
            },
            ("why", "") if offers > 0 => {
                for line in self.advice() {
                    say(line)?;
                }
            }
            ("log", "") => tell(self.game.together(Some(self.viewer()), 0, false, None), &self.palette, lang, out)?,
            ("undo", "") => {
                if self.undo() {
                    return Ok(Then::GoOn);
                }
                say(say!("play-nothing-to-undo"))?;
            }
            ("save", "") => say(say!("play-name-a-file"))?,
            ("save", path) => match self.save(path, numbers) {
                Ok(()) => say(say!("play-saved", file = path))?,
                Err(failure) => writeln!(out, "{}", failure.what())?,
            },
            ("concede", "") if offers > 0 => {
                let seat = self.viewer();
                self.conceded = Some(seat);
                self.game.give_up(seat);
                return Ok(Then::GoOn);
            }
            _ => match self.meant(line) {
                Some(at) => {
                    self.yours.push(self.choices.len());
                    self.take(at);
                    return Ok(Then::GoOn);
                }
                None if offers > 0 => say(say!("play-not-offered", line = line))?,
                None => say(say!("play-is-over", line = line))?,
            },
        }
        Ok(Then::Stay)
    }

    /// What a player would answer, and what it weighs: the one who sits opposite, where they know the game.
    fn advice(&self) -> Vec<Message> {
        let policy = match self.opponent {
            Some((policy @ (Policy::Greedy | Policy::Look | Policy::Search(_)), _)) => policy,
            _ => Policy::Greedy,
        };
        let viewer = self.viewer();
        let mut player = policy.player::<G>(self.seed, self.choices.len() as u64, viewer);
        player.explain();
        let known = self.game.known_to(viewer);
        let at = player.choose(&known).min(known.offers().saturating_sub(1));
        let answer = self.game.offers_to(viewer).into_iter().nth(at);
        let advice = answer.map(|answer| say!("play-advice", policy = policy.to_string(), answer = answer));
        let weighed = record::best(&self.game, &player.weighed()).unwrap_or_default();
        advice.into_iter().chain(weighed).collect()
    }

    /// The answer that a line means: by its number on the list, or by its words, such as `done`, which may be English.
    fn meant(&self, line: &str) -> Option<usize> {
        let viewer = self.viewer();
        let offers = self.game.offers_to(viewer);
        let is_said = |message: &Message| {
            [self.lang, Lang::En].iter().any(|lang| message.text(*lang).to_lowercase() == line.to_lowercase())
        };
        match line.parse::<usize>() {
            Ok(number) => number.checked_sub(1).filter(|at| *at < offers.len()),
            // Whatever it is called where it is asked.
            Err(_) if told::declining().iter().any(is_said) => self.game.known_to(viewer).pass(),
            Err(_) => offers.iter().position(is_said),
        }
    }

    /// Back to before the user's last answer: the game is played again up to there.
    fn undo(&mut self) -> bool {
        let back = if self.conceded.take().is_some() { Some(self.choices.len()) } else { self.yours.pop() };
        let Some(back) = back else { return false };
        let policy = self.opponent.as_ref().map(|(policy, _)| *policy);
        let by = (self.rules.as_str(), self.seed);
        let mut again =
            Self::new(Rc::clone(&self.begin), by, self.turn_limit, policy, (Rc::clone(&self.tables), self.lang));
        for choice in &self.choices[..back] {
            // The opponent is asked again, so that it goes on from there as it would have.
            again.opponents_choice();
            again.take(usize::from(*choice));
        }
        again.yours = std::mem::take(&mut self.yours);
        again.palette = std::mem::take(&mut self.palette);
        again.shown = again.game.happened();
        *self = again;
        true
    }

    fn save(&self, path: &str, numbers: &[Numbers; 2]) -> Result<(), Failure> {
        let saved = Replay {
            version: replay::VERSION,
            rules: self.rules.clone(),
            decks: numbers.clone(),
            seed: self.seed,
            index: 0,
            turn_limit: self.turn_limit,
            first: None,
            players: [
                "you".to_owned(),
                self.opponent.as_ref().map_or_else(|| "you".to_owned(), |(policy, _)| policy.to_string()),
            ],
            choices: self.choices.clone(),
            conceded: self.conceded,
            outcome: self.game.outcome(),
            log: replay::log_hash(&self.game),
        };
        review::save(path, &saved, self.lang)
    }
}
