//! What a swap of cards does, for people, as JSON, CSV and Markdown.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::Serialize;

use super::figures::{self, By, Cell, rounded, share_by, speed, three};
use super::modelled;
use super::run::{Kept, Played, Run, Side};
use crate::language::{Lang, Message, say};
use crate::shown;
use crate::sim::field::{expected, weighted};
use crate::sim::stats::{self, Estimate, Sample};
use crate::sim::what_if::{Alone, Dueled, MOST_POINTS};

/// What so few pairs of games say of how many would show a difference is chance.
const FEWEST_PAIRS: u64 = 10;

/// A deck in several forms: what was played, and what came of it.
#[derive(Clone, Debug)]
pub struct Tried<'a> {
    /// What was played.
    run: &'a Run,
    /// The form of the deck as it is, and below it the others.
    forms: Vec<Form>,
    /// Questions that were answered.
    pub(super) decisions: u64,
}

/// A form of the deck, and what was measured of it.
#[derive(Clone, Debug)]
struct Form {
    /// What was swapped; `None` of the deck as it is.
    swap: Option<String>,
    /// Games that it played.
    games: u64,
    /// What was measured.
    measured: Vec<Measured>,
}

/// What can be measured of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Quantity {
    /// The share of games won.
    Won,
    /// The own turn of the win, one more than there are where there is none.
    Turn,
}

/// A number, and how far it is from that of the deck as it is.
#[derive(Clone, Copy, Debug)]
struct Measured {
    /// Of what.
    quantity: Quantity,
    /// The number.
    value: Option<Estimate>,
    /// How much more it is than that of the deck as it is.
    more: Option<Estimate>,
    /// Games of each form that would show a difference of this size four times in five; `None` where there is none, or too few
    /// pairs were played to tell.
    settled_by: Option<u64>,
}

impl Measured {
    /// The interval of the difference is on one side of none.
    fn is_seen(&self) -> bool {
        self.more.is_some_and(|more| more.low > 0.0 || more.high < 0.0)
    }
}

/// How much more a form wins than the deck as it is.
fn more(of: &Dueled) -> Option<Estimate> {
    let points = f64::from(MOST_POINTS);
    of.ahead.mean(MOST_POINTS).map(|Estimate { value, low, high }| Estimate {
        value: value / points,
        low: low / points,
        high: high / points,
    })
}

/// Pairs of games that would show the mean of a sample; `None` where it is nothing, or the sample is too small to tell.
fn settled_by(sample: Sample) -> Option<u64> {
    sample.settled_by().filter(|_| sample.count >= FEWEST_PAIRS)
}

/// The share of its games that a form wins. A game that nobody wins is half won.
fn won(of: &Dueled) -> Option<Estimate> {
    let drawn = of.tally.draws + of.tally.turn_limit;
    stats::proportion(stats::float(of.tally.a_wins) + stats::float(drawn) / 2.0, of.tally.games)
}

impl Form {
    /// Of games against other lists, each as often as the others.
    fn dueled(swap: Option<String>, of: &Dueled) -> Self {
        let won = Measured {
            quantity: Quantity::Won,
            value: won(of),
            more: more(of),
            settled_by: settled_by(of.ahead).map(|pairs| pairs.saturating_mul(2)),
        };
        Self { swap, games: of.tally.games, measured: vec![won] }
    }

    /// Of games against the lists of a field, by their shares.
    fn in_a_field(swap: Option<String>, lists: &[(f64, Dueled)]) -> Self {
        let of = |of: fn(&Dueled) -> Option<Estimate>| lists.iter().map(move |(share, dueled)| (*share, of(dueled)));
        let more = weighted(of(more));
        // So many pairs against each list; that of which there are fewest counts.
        let pairs = lists.iter().map(|(_, of)| of.ahead.count).min().unwrap_or(0);
        let each = more.filter(|_| pairs >= FEWEST_PAIRS).and_then(|more| stats::settled_by(more, pairs));
        let settled_by = each.map(|pairs| pairs.saturating_mul(2).saturating_mul(lists.len() as u64));
        let won = Measured { quantity: Quantity::Won, value: expected(of(won)), more, settled_by };
        Self { swap, games: lists.iter().map(|(_, of)| of.tally.games).sum(), measured: vec![won] }
    }

    /// Of games alone, of so many own turns.
    fn alone(swap: Option<String>, of: &Alone, turns: u16) -> Self {
        let ahead = |sample: Sample, most: u32| (sample.mean(most), settled_by(sample));
        let ((more, more_by), (later, later_by)) = (ahead(of.more, 1), ahead(of.later, u32::from(turns)));
        // Where there is no win, the turn is one more than there are.
        let value = of.turn.mean_within([1.0, f64::from(turns) + 1.0]);
        let won =
            Measured { quantity: Quantity::Won, value: stats::share(of.won, of.games), more, settled_by: more_by };
        let turn = Measured { quantity: Quantity::Turn, value, more: later, settled_by: later_by };
        Self { swap, games: of.games, measured: vec![won, turn] }
    }
}

/// A number that was measured of a form.
#[derive(Serialize, JsonSchema)]
struct OfQuantity {
    quantity: Quantity,
    value: Option<f64>,
    /// The ends of its interval of 95 %.
    interval: Option<[f64; 2]>,
    /// How much more it is than that of the deck as it is.
    difference: Option<f64>,
    /// The ends of its interval of 95 %.
    difference_interval: Option<[f64; 2]>,
    /// That interval is on one side of none.
    seen: Option<bool>,
    /// Games of each form that would show a difference of this size four times in five.
    settled_by: Option<u64>,
}

/// A form of the deck.
#[derive(Serialize, JsonSchema)]
struct OfForm<'a> {
    /// What was swapped; nothing of the deck as it is.
    swap: Option<&'a str>,
    /// Games that it played.
    games: u64,
    measured: Vec<OfQuantity>,
}

/// What a swap of cards does.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Swaps")]
pub(super) struct Record<'a> {
    deck: &'a str,
    /// The lists, or the dummy.
    against: Vec<&'a str>,
    /// Games of all forms together.
    games: u64,
    /// How long it took, where that was measured.
    seconds: Option<f64>,
    /// It was stopped before its end.
    partial: bool,
    /// The edition.
    rules: &'a str,
    /// Who plays the deck, and who plays against it.
    players: [&'a str; 2],
    /// The seed of the run.
    seed: u64,
    /// The deck as it is, then the others.
    forms: Vec<OfForm<'a>>,
    /// What a part of a run is joined or gone on with by.
    part: Kept<'a>,
}

/// The forms of the deck: what was swapped in each, nothing in the first.
fn swaps(run: &Run) -> impl Iterator<Item = Option<String>> {
    std::iter::once(None).chain(run.played.swaps.iter().map(|side| Some(side.name().to_owned())))
}

fn ends(estimate: Estimate) -> [f64; 2] {
    [rounded(estimate.low), rounded(estimate.high)]
}

fn of_quantity(of: &Measured, changed: bool) -> OfQuantity {
    let more = of.more.filter(|_| changed);
    OfQuantity {
        quantity: of.quantity,
        value: of.value.map(|value| rounded(value.value)),
        interval: of.value.map(ends),
        difference: more.map(|more| rounded(more.value)),
        difference_interval: more.map(ends),
        seen: more.map(|_| of.is_seen()),
        settled_by: of.settled_by,
    }
}

fn of_form(form: &Form) -> OfForm<'_> {
    let changed = form.swap.is_some();
    OfForm {
        swap: form.swap.as_deref(),
        games: form.games,
        measured: form.measured.iter().map(|of| of_quantity(of, changed)).collect(),
    }
}

impl<'a> Tried<'a> {
    /// What came of each form of a deck against the lists of a run, list by list.
    pub fn dueled(run: &'a Run, counted: &[Vec<Dueled>]) -> Self {
        let others = run.played.lists.iter().skip(1);
        let is_field = run.played.is_field();
        let form = |(place, swap): (usize, Option<String>)| {
            let of: Vec<(f64, Dueled)> =
                others.clone().map(Side::weight).zip(counted.iter().map(|of| of[place])).collect();
            if is_field {
                return Form::in_a_field(swap, &of);
            }
            let mut total = Dueled::default();
            for (_, of) in &of {
                total.add(of);
            }
            Form::dueled(swap, &total)
        };
        let decisions = counted.iter().flatten().map(|of| of.tally.decisions).sum();
        Self { run, forms: swaps(run).enumerate().map(form).collect(), decisions }
    }

    /// What came of each form of a deck alone.
    pub fn alone(run: &'a Run, counted: &[Alone]) -> Self {
        let turns = run.played.alone.as_ref().map_or(0, |alone| alone.own_turns);
        let forms = swaps(run).zip(counted).map(|(swap, of)| Form::alone(swap, of, turns)).collect();
        Self { run, forms, decisions: counted.iter().map(|of| of.decisions).sum() }
    }

    pub(super) fn games(&self) -> u64 {
        self.forms.iter().map(|form| form.games).sum()
    }

    /// What the user calls the deck.
    fn deck(&self) -> &'a str {
        self.run.played.lists[0].name()
    }

    /// Against what: the lists, or the dummy.
    fn against(&self) -> Vec<&'a str> {
        match &self.run.played.alone {
            Some(alone) => vec![&alone.dummy],
            None => self.run.names().skip(1).collect(),
        }
    }

    pub(super) fn title(&self) -> Message {
        let Played { players: [own, other], rules, seed, lists, .. } = &self.run.played;
        let (deck, rules, seed) = (self.deck(), rules.as_str(), seed.to_string());
        let against = if self.run.played.is_field() {
            say!("what-if-field", lists = lists.len() - 1)
        } else {
            Message::from(self.against().join(", "))
        };
        let games = self.forms.first().map_or(0, |form| form.games);
        let players = if own == other {
            say!("match-players", player = own)
        } else {
            say!("match-players-two", a = own, b = other)
        };
        say!(
            "what-if-title",
            deck = deck,
            against = against,
            games = games,
            ruleset = rules,
            players = players,
            seed = seed
        )
    }

    /// A row for each form and number, the head first.
    pub(super) fn rows(&self, lang: Lang) -> Vec<Vec<String>> {
        let heads = [say!("what-if-form"), say!("what-if-value"), say!("what-if-difference"), say!("what-if-verdict")];
        let mut rows = vec![heads.map(|head| head.text(lang)).to_vec()];
        for form in &self.forms {
            for of in &form.measured {
                let changed = form.swap.is_some();
                let told =
                    |message: Option<Message>| message.filter(|_| changed).map_or_else(String::new, |m| m.text(lang));
                let name = form.swap.clone().unwrap_or_else(|| say!("what-if-as-is").text(lang));
                rows.push(vec![name, self.value(of).text(lang), told(difference(of)), told(Some(verdict(of)))]);
            }
        }
        rows
    }

    /// The number of a form: `wins 56.0 % (53.0–59.0 % by games)`.
    fn value(&self, of: &Measured) -> Message {
        match (of.value, of.quantity) {
            (None, _) => say!("what-if-nothing"),
            (Some(value), Quantity::Won) => say!("what-if-won", share = share_by(value, By::Games)),
            (Some(value), Quantity::Turn) => turn_of_win(value, self.own_turns()),
        }
    }

    /// Own turns of a game, where the deck plays alone.
    fn own_turns(&self) -> u16 {
        self.run.played.alone.as_ref().map_or(0, |alone| alone.own_turns)
    }

    fn endings(&self) -> Vec<Message> {
        let broken = self.run.parts.warnings(self.run.broken_off);
        // Of so many changes, one in 20 that does nothing looks as if it did.
        let many = (self.forms.len() > 2).then(|| say!("what-if-many"));
        many.into_iter().chain(broken).collect()
    }
}

/// `{"deck": …, "forms": [{"swap": null, …}, …]}`, the deck as it is first.
pub fn json(tried: &Tried<'_>) -> String {
    let Run { played, broken_off, seconds, .. } = tried.run;
    let record = Record {
        deck: tried.deck(),
        against: tried.against(),
        games: tried.games(),
        seconds: *seconds,
        partial: *broken_off || tried.run.parts.missing() > 0,
        rules: &played.rules,
        players: [&played.players[0], &played.players[1]],
        seed: played.seed,
        forms: tried.forms.iter().map(of_form).collect(),
        part: tried.run.kept(),
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

/// The own turn of the win on average, in games of so many own turns.
pub(super) fn turn_of_win(of: Estimate, own_turns: u16) -> Message {
    let [turn, low, high] = [of.value, of.low, of.high].map(|turn| format!("{turn:.2}"));
    say!("what-if-turn", turn = turn, low = low, high = high, last = u32::from(own_turns) + 1)
}

/// The difference, with its sign and its interval.
fn difference(of: &Measured) -> Option<Message> {
    let Estimate { value, low, high } = of.more?;
    Some(match of.quantity {
        Quantity::Won => {
            let [more, low, high] = [value, low, high].map(|share| format!("{:+.1}", share * 100.0));
            say!("what-if-points", more = more, low = low, high = high)
        }
        Quantity::Turn => {
            let [more, low, high] = [value, low, high].map(|turns| format!("{turns:+.2}"));
            say!("what-if-turns", more = more, low = low, high = high)
        }
    })
}

/// Whether a difference is seen, and how many games would settle it.
fn verdict(of: &Measured) -> Message {
    match (of.is_seen(), of.settled_by) {
        (true, _) => say!("what-if-seen"),
        (false, Some(games)) => say!("what-if-unseen", games = games),
        (false, None) if of.more.is_some_and(|more| more.value.abs() > 0.0) => say!("what-if-few"),
        (false, None) => say!("what-if-even"),
    }
}

/// For people.
pub fn human(tried: &Tried<'_>, lang: Lang) -> String {
    let mut out = modelled::lines(&tried.run.told(), lang);
    let filled = |message: &Message, indent: &str| {
        let first = textwrap::Options::new(80).initial_indent(indent);
        let deeper = format!("{indent}  ");
        figures::fill(&message.text(lang), first.subsequent_indent(&deeper)) + "\n"
    };
    out.push_str(&filled(&tried.title(), ""));
    for form in &tried.forms {
        out.push('\n');
        let name = form.swap.as_ref().map_or_else(|| say!("what-if-as-is"), |swap| Message::from(swap.clone()));
        out.push_str(&filled(&name, ""));
        for of in &form.measured {
            out.push_str(&filled(&tried.value(of), "  "));
            if let (Some(difference), true) = (difference(of), form.swap.is_some()) {
                out.push_str(&filled(&difference, "    "));
                out.push_str(&filled(&verdict(of), "    "));
            }
        }
    }
    out.push('\n');
    for line in std::iter::once(say!("what-if-told")).chain(tried.endings()) {
        out.push_str(&filled(&line, ""));
    }
    out.push_str(&speed(tried.games(), tried.decisions, tried.run.seconds, lang));
    out
}

/// A table in Markdown.
pub fn markdown(tried: &Tried<'_>, lang: Lang) -> String {
    let rows = tried.rows(lang);
    let mut out = format!("{}\n\n", shown::markdown(&tried.title().text(lang)));
    out += &figures::markdown(&rows, rows[0].len());
    for line in std::iter::once(say!("what-if-told")).chain(tried.endings()) {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "\n{}", line.text(lang));
    }
    out
}

/// A line for each form and number.
pub fn csv(tried: &Tried<'_>) -> String {
    let head = [
        "swap",
        "quantity",
        "games",
        "value",
        "low",
        "high",
        "difference",
        "difference_low",
        "difference_high",
        "seen",
        "settled_by",
    ];
    let rows = tried.forms.iter().flat_map(|form| form.measured.iter().map(move |of| (form, of)));
    let row = |(form, of): (&Form, &Measured)| {
        let more = of.more.filter(|_| form.swap.is_some());
        let quantity = if of.quantity == Quantity::Won { "won" } else { "turn" };
        let numbers = std::iter::once(form.games.to_string()).chain(three(of.value)).chain(three(more));
        let seen = more.map(|_| of.is_seen().to_string()).unwrap_or_default();
        let settled = of.settled_by.map(|games| games.to_string()).unwrap_or_default();
        let words = [form.swap.clone().unwrap_or_default(), quantity.to_owned()].map(Cell::Words);
        words.into_iter().chain(numbers.chain([seen, settled]).map(Cell::Number)).collect::<Vec<_>>()
    };
    let head = head.map(|name| Cell::Words(name.to_owned())).to_vec();
    figures::csv(std::iter::once(head).chain(rows.map(row)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_field_of_equal_shares_a_difference_is_that_of_all_games() {
        let of = |points: [i32; 4]| {
            let mut of = Dueled::default();
            points.into_iter().cycle().take(400).for_each(|points| of.ahead.take(points));
            of
        };
        let lists = [of([1, 0, 2, -1]), of([0, 0, -1, 3])];
        let mut total = lists[0];
        total.add(&lists[1]);
        let field =
            |shares: [f64; 2]| Form::in_a_field(None, &[(shares[0], lists[0]), (shares[1], lists[1])]).measured[0];
        let (equal, all) = (field([3.0, 3.0]), Form::dueled(None, &total).measured[0]);
        let [one, other] = [equal.more, all.more].map(|more| more.expect("games"));
        assert!((one.value - other.value).abs() < 1e-12 && (one.half() - other.half()).abs() < 0.005);
        let settled = equal.settled_by.zip(all.settled_by).expect("it is not 0");
        assert!(settled.0.abs_diff(settled.1) * 20 < settled.1, "{settled:?}");
        let alone = Form::dueled(None, &lists[0]).measured[0].more.expect("games");
        assert!((field([1.0, 0.0]).more.expect("games").value - alone.value).abs() < 1e-12);
    }

    #[test]
    fn a_difference_is_seen_only_where_its_interval_holds_no_0() {
        let sample = |points: i32, pairs: u32| {
            let mut sample = Sample::default();
            (0..pairs).for_each(|_| sample.take(points));
            sample
        };
        let won = |points, pairs| {
            let of = Dueled { ahead: sample(points, pairs), ..Dueled::default() };
            Form::dueled(Some("-1 A +1 B".to_owned()), &of).measured[0]
        };
        assert!(won(1, 1000).is_seen() && won(-1, 1000).is_seen());
        assert!(!won(1, 3).is_seen(), "three games that are all alike say little");
        assert_eq!(verdict(&won(1, 3)), say!("what-if-few"));
        assert_eq!(verdict(&won(0, 1000)), say!("what-if-even"));
    }

    #[test]
    fn few_pairs_do_not_tell_how_many_games_would_show_a_difference() {
        let of = |pairs: u64| {
            let mut of = Dueled::default();
            (0..pairs).for_each(|pair| of.ahead.take(if pair % 3 == 0 { 2 } else { -2 }));
            of
        };
        let settled = |pairs: u64| {
            let alone = Form::dueled(None, &of(pairs)).measured[0].settled_by;
            (alone, Form::in_a_field(None, &[(1.0, of(pairs)), (2.0, of(100))]).measured[0].settled_by)
        };
        assert_eq!(settled(9), (None, None));
        assert!(matches!(settled(10), (Some(_), Some(_))));
    }
}
