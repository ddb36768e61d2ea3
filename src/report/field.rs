//! A deck against a field of lists, for people, as JSON, CSV and Markdown.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::Serialize;

use super::figures::{self, By, Cell, per_second, perhaps_share_by, rounded, share, share_by, speed, three};
use super::impact;
use super::modelled;
use super::run::{Kept, Played, Run};
use crate::language::{Lang, Message, say};
use crate::shown;
use crate::sim::duel::{Met, Won};
use crate::sim::field::expected;
use crate::sim::impact::Impact;
use crate::sim::stats::{Estimate, float};

/// A list of the field, and how the deck did against it.
#[derive(Clone, Copy, Debug)]
pub(super) struct OfList<'a> {
    /// What the user calls it.
    pub(super) name: &'a str,
    /// Its share of the field; together they need not make a whole.
    pub(super) share: f64,
    /// What was counted.
    pub(super) met: &'a Met,
}

/// A deck against a field: what was played, and what came of it.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// What was played; the deck is the first list.
    pub run: &'a Run,
    /// What was counted, list by list.
    pub met: &'a [Met],
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
    /// Losses by the own turn of the list.
    lost_in: &'a [u64],
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
    /// What a part of a run is joined or gone on with by.
    part: Kept<'a>,
}

pub(super) fn seated(of: Won) -> Option<Estimate> {
    of.share()
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

impl<'a> Field<'a> {
    /// What the user calls the deck.
    pub(super) fn deck(&self) -> &'a str {
        self.run.played.lists[0].name()
    }

    /// The lists that were met, in the order of the field.
    pub(super) fn lists(&self) -> impl Iterator<Item = OfList<'a>> + Clone + use<'a> {
        let lists = self.run.played.lists.iter().skip(1).zip(self.met);
        let lists = lists.map(|(list, met)| OfList { name: list.name(), share: list.weight(), met });
        lists.filter(|list| list.met.tally.games > 0)
    }

    /// What became of the cards of the deck over all games, where that was counted.
    pub(super) fn impact(&self) -> Option<Impact> {
        let mut counted = self.met.iter().filter_map(|met| met.impacts.first());
        let mut all = counted.next()?.clone();
        counted.for_each(|of| all.add(of));
        Some(all)
    }

    /// What is told of them.
    pub(super) fn impact_told<'i>(&'i self, impact: Option<&'i Impact>) -> Option<impact::Told<'i>> {
        impact.map(|impact| impact::Told { deck: self.deck(), impact, own_turns: None, is_of_field: true })
    }

    pub(super) fn games(&self) -> u64 {
        self.met.iter().map(|met| met.tally.games).sum()
    }

    /// What holds of the whole field.
    pub(super) fn all(&self, of: impl Fn(&Met) -> Option<Estimate>) -> Option<Estimate> {
        // A list that was not met is wanting.
        let lists = self.run.played.lists.iter().skip(1).zip(self.met);
        expected(lists.map(|(list, met)| (list.weight(), of(met))))
    }

    /// What the deck wins of the field, going first or second.
    pub(super) fn all_seated(&self, seat: usize) -> Option<Estimate> {
        self.all(|met| seated(met.seated[seat]))
    }

    fn turn_of_win(&self) -> Option<f64> {
        turn_of_win(self.lists().map(|list| (list.share, list.met)))
    }

    /// The lists from the best pairing to the worst.
    pub(super) fn ranked(&self) -> Vec<(OfList<'a>, Estimate)> {
        let lists = self.lists().filter_map(|list| Some((list, list.met.share()?)));
        let mut ranked: Vec<_> = lists.collect();
        ranked.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
        ranked
    }

    pub(super) fn title(&self) -> Message {
        let Played { players: [own, other], rules, seed, .. } = &self.run.played;
        let (deck, lists, games, rules) = (self.deck(), self.lists().count(), self.games(), rules.as_str());
        let seed = seed.to_string();
        let players = if own == other {
            say!("match-players", player = own)
        } else {
            say!("match-players-two", a = own, b = other)
        };
        say!("field-title", deck = deck, lists = lists, games = games, ruleset = rules, players = players, seed = seed)
    }

    /// What holds of the field as a whole, as sentences.
    pub(super) fn sentences(&self) -> Vec<Message> {
        let [first, second] = [0, 1].map(|seat| perhaps_share_by(self.all_seated(seat), By::Games));
        let mut out = vec![
            say!("field-expected", share = perhaps_share_by(self.all(Met::share), By::Pairs)),
            say!("field-seated", first = first, second = second),
        ];
        let ranked = self.ranked();
        if let [(best, won), .., (worst, lost)] = ranked.as_slice() {
            out.push(say!("field-best", list = best.name, share = share_by(*won, By::Pairs)));
            out.push(say!("field-worst", list = worst.name, share = share_by(*lost, By::Pairs)));
        }
        if let Some(turn) = self.turn_of_win() {
            out.push(say!("field-turn", turn = format!("{turn:.1}")));
        }
        out
    }

    /// The table of the lists, from the best pairing to the worst, the head first.
    pub(super) fn rows(&self, lang: Lang) -> Vec<Vec<String>> {
        let heads = [
            say!("field-list"),
            say!("field-share"),
            say!("field-wins"),
            say!("field-interval"),
            say!("field-first"),
            say!("field-second"),
            say!("field-turn-of-win"),
        ];
        let all: f64 = self.lists().map(|list| list.share).sum();
        let percent = |of: Option<Estimate>| of.map_or_else(|| "-".to_owned(), |of| format!("{:.1}", of.value * 100.0));
        let row = |(list, won): (OfList<'_>, Estimate)| {
            let turn = turn_of_win(std::iter::once((1.0, list.met)));
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

    pub(super) fn endings(&self) -> Vec<Message> {
        std::iter::once(say!("field-told")).chain(self.run.parts.warnings(self.run.broken_off)).collect()
    }
}

/// `{"deck": …, "expected": …, "lists": [{"list": …, "share": …, "won": …}]}`, in the order of the field.
pub fn json(field: &Field<'_>) -> String {
    let Run { played, broken_off, seconds, .. } = field.run;
    let lists = field.lists().map(|list| ListRecord {
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
        turn_of_win: turn_of_win(std::iter::once((1.0, list.met))).map(rounded),
        won_in: &list.met.won_in,
        lost_in: &list.met.lost_in,
    });
    let (ranked, impact) = (field.ranked(), field.impact());
    let record = Record {
        deck: field.deck(),
        games: field.games(),
        seconds: *seconds,
        games_per_second: per_second(field.games(), *seconds),
        partial: *broken_off || field.run.parts.missing() > 0,
        rules: &played.rules,
        players: [&played.players[0], &played.players[1]],
        seed: played.seed,
        expected: field.all(Met::share).map(Share::from),
        first: field.all_seated(0).map(Share::from),
        second: field.all_seated(1).map(Share::from),
        turn_of_win: field.turn_of_win().map(rounded),
        best: ranked.first().map(|(list, _)| list.name),
        worst: ranked.last().map(|(list, _)| list.name),
        lists: lists.collect(),
        impact: field.impact_told(impact.as_ref()).map(impact::Record::from),
        part: field.run.kept(),
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

/// For people.
pub fn human(field: &Field<'_>, lang: Lang) -> String {
    let mut out = modelled::lines(&field.run.told(), lang);
    out += &(figures::fill(&field.title().text(lang), 80) + "\n");
    for sentence in field.sentences() {
        let options = textwrap::Options::new(80).initial_indent("  ").subsequent_indent("    ");
        out += &(figures::fill(&sentence.text(lang), options) + "\n");
    }
    out.push('\n');
    out += &figures::columns(&field.rows(lang), &[1, 2, 3, 4, 5, 6]);
    out.push('\n');
    for sentence in field.endings() {
        out += &(figures::fill(&sentence.text(lang), 80) + "\n");
    }
    let decisions = field.met.iter().map(|met| met.tally.decisions).sum();
    out += &speed(field.games(), decisions, field.run.seconds, lang);
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
    let row = |list: OfList<'_>| {
        let met = list.met;
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
    figures::csv(std::iter::once(head).chain(field.lists().map(row)))
}
