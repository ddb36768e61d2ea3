//! A deck against a field of lists, for people, as JSON, CSV and Markdown.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::Serialize;

use super::figures::{self, Cell, per_second, rounded, share, speed, three};
use super::impact;
use super::modelled::{self, Told};
use crate::language::{Lang, Message, say};
use crate::shown;
use crate::sim::field::{Met, Won, expected};
use crate::sim::impact::Impact;
use crate::sim::stats::{self, Estimate, float};

/// A list of the field, and how the deck did against it.
#[derive(Clone, Debug)]
pub struct OfList<'a> {
    /// What the user calls it.
    pub name: &'a str,
    /// Its share of the field; together they need not make a whole.
    pub share: f64,
    /// What was counted.
    pub met: Met,
}

/// What was played.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    /// What the user calls the deck.
    pub deck: &'a str,
    /// By which edition.
    pub rules: &'a str,
    /// Who plays the deck, and who plays the lists of the field.
    pub players: [&'a str; 2],
    /// The seed of the run.
    pub seed: u64,
    /// The lists of the field.
    pub lists: Vec<OfList<'a>>,
    /// How much is modelled of each list.
    pub told: Vec<Told>,
    /// The run was broken off.
    pub partial: bool,
    /// Seconds that it took, if they were measured.
    pub seconds: Option<f64>,
}

/// A share of games.
#[derive(Serialize, JsonSchema)]
struct Share {
    value: f64,
    /// The ends of its interval of 95 %.
    interval: [f64; 2],
}

impl From<Estimate> for Share {
    fn from(of: Estimate) -> Self {
        Self { value: rounded(of.value), interval: [rounded(of.low), rounded(of.high)] }
    }
}

/// A list of the field.
#[derive(Serialize, JsonSchema)]
struct ListRecord<'a> {
    list: &'a str,
    /// Its share of the field.
    share: f64,
    /// Games against it.
    games: u64,
    /// Games that the deck won.
    wins: u64,
    /// Games that the list won.
    losses: u64,
    /// Games that nobody won.
    draws: u64,
    /// Games undecided at the limit of turns.
    turn_limit: u64,
    /// What the deck wins of it.
    won: Option<Share>,
    /// The same where it goes first.
    first: Option<Share>,
    /// The same where it goes second.
    second: Option<Share>,
    /// The own turn of its wins, on average.
    turn_of_win: Option<f64>,
    /// Wins by own turn, from turn 0.
    won_in: &'a [u64],
}

/// A deck against a field.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Field")]
pub(super) struct Record<'a> {
    deck: &'a str,
    /// Games that were played.
    games: u64,
    /// How long it took, where that was measured.
    seconds: Option<f64>,
    games_per_second: Option<f64>,
    /// It was stopped before its end.
    partial: bool,
    /// The edition.
    rules: &'a str,
    /// Who plays the deck, and who plays the lists.
    players: [&'a str; 2],
    /// The seed of the run.
    seed: u64,
    /// What the deck wins of the field, by the shares of its lists.
    expected: Option<Share>,
    /// The same where it goes first.
    first: Option<Share>,
    /// The same where it goes second.
    second: Option<Share>,
    /// The own turn of its wins, on average.
    turn_of_win: Option<f64>,
    /// The list that it does best against.
    best: Option<&'a str>,
    /// The list that it does worst against.
    worst: Option<&'a str>,
    lists: Vec<ListRecord<'a>>,
    /// What goes with a win, card by card, where that was asked for; each list counts as often as it was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    impact: Option<impact::Record<'a>>,
}

fn seated(of: Won) -> Option<Estimate> {
    stats::share(of.won, of.games)
}

/// The own turn of the win on average, over lists with their weights.
fn turn_of_win<'m>(of: impl Iterator<Item = (f64, &'m Met)>) -> Option<f64> {
    let (mut turns, mut wins) = (0.0, 0.0);
    for (weight, met) in of {
        for (turn, won) in (0..).zip(&met.won_in) {
            turns += weight * float(turn) * float(*won);
            wins += weight * float(*won);
        }
    }
    (wins > 0.0).then(|| turns / wins)
}

impl Field<'_> {
    /// What became of the cards of the deck over all games, where that was counted.
    fn impact(&self) -> Option<Impact> {
        let mut counted = self.lists.iter().filter_map(|list| list.met.impact.as_ref());
        let mut all = counted.next()?.clone();
        counted.for_each(|of| all.add(of));
        Some(all)
    }

    /// What is told of them.
    fn impact_told<'i>(&'i self, impact: Option<&'i Impact>) -> Option<impact::Told<'i>> {
        impact.map(|impact| impact::Told { deck: self.deck, impact, own_turns: None })
    }

    fn games(&self) -> u64 {
        self.lists.iter().map(|list| list.met.tally.games).sum()
    }

    /// What holds of the whole field.
    fn all(&self, of: impl Fn(&Met) -> Option<Estimate>) -> Option<Estimate> {
        expected(self.lists.iter().map(|list| (list.share, of(&list.met))))
    }

    /// What the deck wins of the field, going first or second.
    fn all_seated(&self, seat: usize) -> Option<Estimate> {
        self.all(|met| seated(met.seated[seat]))
    }

    fn turn_of_win(&self) -> Option<f64> {
        turn_of_win(self.lists.iter().map(|list| (list.share, &list.met)))
    }

    /// The lists from the best pairing to the worst.
    fn ranked(&self) -> Vec<(&OfList<'_>, Estimate)> {
        let lists = self.lists.iter().filter_map(|list| Some((list, list.met.share()?)));
        let mut ranked: Vec<_> = lists.collect();
        ranked.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
        ranked
    }

    fn title(&self) -> Message {
        let [own, other] = self.players;
        let (deck, lists, games, rules) = (self.deck, self.lists.len(), self.games(), self.rules);
        let seed = self.seed.to_string();
        let players = if own == other {
            say!("match-players", player = own)
        } else {
            say!("match-players-two", a = own, b = other)
        };
        say!("field-title", deck = deck, lists = lists, games = games, ruleset = rules, players = players, seed = seed)
    }

    /// What holds of the field as a whole, as sentences.
    fn sentences(&self) -> Vec<Message> {
        let told = |of: Option<Estimate>| match of {
            Some(of) => {
                let [share, interval] = share(of);
                say!("match-share", share = share, interval = interval)
            }
            None => say!("what-if-nothing"),
        };
        let [first, second] = [0, 1].map(|seat| told(self.all_seated(seat)));
        let mut out = vec![
            say!("field-expected", share = told(self.all(Met::share))),
            say!("field-seated", first = first, second = second),
        ];
        let ranked = self.ranked();
        if let [(best, won), .., (worst, lost)] = ranked.as_slice() {
            out.push(say!("field-best", list = best.name, share = told(Some(*won))));
            out.push(say!("field-worst", list = worst.name, share = told(Some(*lost))));
        }
        if let Some(turn) = self.turn_of_win() {
            out.push(say!("field-turn", turn = format!("{turn:.1}")));
        }
        out
    }

    /// The table of the lists, from the best pairing to the worst, the head first.
    fn rows(&self, lang: Lang) -> Vec<Vec<String>> {
        let heads = [
            say!("field-list"),
            say!("field-share"),
            say!("field-wins"),
            say!("field-interval"),
            say!("field-first"),
            say!("field-second"),
            say!("field-turn-of-win"),
        ];
        let all: f64 = self.lists.iter().map(|list| list.share).sum();
        let percent = |of: Option<Estimate>| of.map_or_else(|| "-".to_owned(), |of| format!("{:.1}", of.value * 100.0));
        let row = |(list, won): (&OfList<'_>, Estimate)| {
            let turn = turn_of_win(std::iter::once((1.0, &list.met)));
            let [_, interval] = share(won);
            vec![
                list.name.to_owned(),
                format!("{:.1}", list.share / all * 100.0),
                percent(Some(won)),
                interval,
                percent(seated(list.met.seated[0])),
                percent(seated(list.met.seated[1])),
                turn.map_or_else(|| "-".to_owned(), |turn| format!("{turn:.1}")),
            ]
        };
        let head = heads.map(|head| head.text(lang)).to_vec();
        std::iter::once(head).chain(self.ranked().into_iter().map(row)).collect()
    }

    fn endings(&self) -> Vec<Message> {
        std::iter::once(say!("field-told")).chain(self.partial.then(|| say!("broken-off"))).collect()
    }
}

/// `{"deck": …, "expected": …, "lists": [{"list": …, "share": …, "won": …}]}`, in the order of the field.
pub fn json(field: &Field<'_>) -> String {
    let lists = field.lists.iter().map(|list| ListRecord {
        list: list.name,
        share: list.share,
        games: list.met.tally.games,
        wins: list.met.tally.a_wins,
        losses: list.met.tally.b_wins,
        draws: list.met.tally.draws,
        turn_limit: list.met.tally.turn_limit,
        won: list.met.share().map(Share::from),
        first: seated(list.met.seated[0]).map(Share::from),
        second: seated(list.met.seated[1]).map(Share::from),
        turn_of_win: turn_of_win(std::iter::once((1.0, &list.met))).map(rounded),
        won_in: &list.met.won_in,
    });
    let (ranked, impact) = (field.ranked(), field.impact());
    let record = Record {
        deck: field.deck,
        games: field.games(),
        seconds: field.seconds,
        games_per_second: per_second(field.games(), field.seconds),
        partial: field.partial,
        rules: field.rules,
        players: field.players,
        seed: field.seed,
        expected: field.all(Met::share).map(Share::from),
        first: field.all_seated(0).map(Share::from),
        second: field.all_seated(1).map(Share::from),
        turn_of_win: field.turn_of_win().map(rounded),
        best: ranked.first().map(|(list, _)| list.name),
        worst: ranked.last().map(|(list, _)| list.name),
        lists: lists.collect(),
        impact: field.impact_told(impact.as_ref()).map(impact::Record::from),
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

/// For people.
pub fn human(field: &Field<'_>, lang: Lang) -> String {
    let mut out = modelled::lines(&field.told, lang);
    out += &(textwrap::fill(&field.title().text(lang), 80) + "\n");
    for sentence in field.sentences() {
        let options = textwrap::Options::new(80).initial_indent("  ").subsequent_indent("    ");
        out += &(textwrap::fill(&sentence.text(lang), options) + "\n");
    }
    out.push('\n');
    out += &figures::columns(&field.rows(lang), &[1, 2, 3, 4, 5, 6]);
    out.push('\n');
    for sentence in field.endings() {
        out += &(textwrap::fill(&sentence.text(lang), 80) + "\n");
    }
    let decisions = field.lists.iter().map(|list| list.met.tally.decisions).sum();
    out += &speed(field.games(), decisions, field.seconds, lang);
    out + &impact::human(field.impact_told(field.impact().as_ref()).as_slice(), lang)
}

/// A table in Markdown.
pub fn markdown(field: &Field<'_>, lang: Lang) -> String {
    let mut out = format!("{}\n\n", shown::markdown(&field.title().text(lang)));
    for sentence in field.sentences() {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "* {}", shown::markdown(&sentence.text(lang)));
    }
    let _ = write!(out, "\n{}", figures::markdown(&field.rows(lang), 1));
    for sentence in field.endings() {
        let _ = writeln!(out, "\n{}", sentence.text(lang));
    }
    out + &impact::markdown(field.impact_told(field.impact().as_ref()).as_slice(), lang)
}

/// A line for each list, in the order of the field; where cards are counted, a line for each of these and what became of it instead.
pub fn csv(field: &Field<'_>) -> String {
    if let Some(impact) = field.impact() {
        return impact::csv(field.impact_told(Some(&impact)).as_slice());
    }
    let head = [
        "list",
        "share",
        "games",
        "wins",
        "losses",
        "draws",
        "turn_limit",
        "won",
        "low",
        "high",
        "first",
        "first_low",
        "first_high",
        "second",
        "second_low",
        "second_high",
        "turn_of_win",
    ];
    let row = |list: &OfList<'_>| {
        let met = &list.met;
        let counts = [met.tally.games, met.tally.a_wins, met.tally.b_wins, met.tally.draws, met.tally.turn_limit];
        let shares = [met.share(), seated(met.seated[0]), seated(met.seated[1])];
        let turn = turn_of_win(std::iter::once((1.0, met))).map(|turn| rounded(turn).to_string());
        let numbers = std::iter::once(list.share.to_string())
            .chain(counts.map(|count| count.to_string()))
            .chain(shares.into_iter().flat_map(three))
            .chain([turn.unwrap_or_default()]);
        std::iter::once(Cell::Words(list.name.to_owned())).chain(numbers.map(Cell::Number)).collect::<Vec<_>>()
    };
    let head = head.map(|name| Cell::Words(name.to_owned())).to_vec();
    figures::csv(std::iter::once(head).chain(field.lists.iter().map(row)))
}
