//! `scouter odds`.

use clap::Args;

use super::options::{Judging, Reader, Rules, Table};
use super::out::Out;
use super::wanted::{self, Seat};
use super::{Failure, Status, input, searched};
use crate::app::Pile;
use crate::app::want::{self, Groups};
use crate::card::Section;
use crate::catalog::Catalog;
use crate::catalog::search::{Keep, Search, Want};
use crate::language::{Lang, say};
use crate::report::odds::{self as report, Wanted};
use crate::ruleset::Ruleset;
use crate::sim::odds::{Mulligan, Odds, OddsError};

/// What `--help` says below the options.
const MORE: &str = "\
A want is counts of cards: `2+ battle cost<=2 and 1+ BT1-053 by turn 3`.
  2+ 2- 2 1..3      at least, at most, exactly two; one to three
  battle red        card types and colors; side by side, both have to hold
  cost<=2 power>=15000 combo-power=10000 specified>=2 cost:1..3
  trait:Saiyan character:\"Son Goku\" era:… trait~universe (a part of it)
  \"Son Goku\"        in the name; BT1-053 is a card; set:BT1..BT9, kw:blocker
  and or not - ( )  join cards or, where a count follows, counts
By turn 0 is the hand after the mulligan; turn N counts every draw up to and
including own turn N. Life cards are unseen and do not count. Each count can
have a turn of its own: `1+ cost:1 by turn 1 and 1+ cost:3 by turn 3`. `by turn
N` is about all counts before it that have none yet, within the same
parentheses; a count without one goes by the turn of the row.

The mulligan is the edition's procedure. `optimal` sends back what makes the
chance of that want and turn highest, hand by hand. `keep:EXPR` keeps the cards
that EXPR means; if EXPR is a count (`keep:1+ BT1-053`), it keeps such a hand
whole and sends back any other.

Examples:
  scouter odds deck.txt --want '1+ BT1-053 by turn 3'
  scouter odds deck.txt --want '1+ cost:1 by turn 1 and 1+ cost:3 by turn 3'
  scouter odds deck.txt --want '2+ battle cost<=2' --second --mulligan optimal
  scouter odds deck.txt --want '1+ red' --want '2+ blue' --turns 5 --format csv";

/// Exact chances to have drawn what you want, turn by turn.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct OddsOf {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    /// What you want to have drawn; may be given more than once.
    #[arg(long, value_name = "EXPR", required = true, allow_hyphen_values = true)]
    want: Vec<String>,
    /// Own turns to look at [default: as many as the wants speak of, or 5].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=60))]
    turns: Option<u32>,
    /// What is drawn from: main, or stones, of which one comes each turn.
    #[arg(long, value_name = "PILE", default_value = "main", value_parser = pile)]
    pile: Section,
    /// What goes back: none, all, optimal or keep:EXPR.
    #[arg(long, value_name = "POLICY", default_value = "none")]
    mulligan: String,
    #[command(flatten)]
    seat: Seat,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    /// How to show the chances: human, json, csv or markdown.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Table,
}

fn pile(text: &str) -> Result<Section, String> {
    let known = [Section::Main, Section::Stones];
    Section::from_id(text)
        .filter(|section| known.contains(section))
        .ok_or_else(|| "there are main and stones".to_owned())
}

/// Turns that are looked at where nobody speaks of one.
const TURNS: u32 = 5;

/// What `--mulligan` says.
pub(super) enum Policy {
    None,
    All,
    Optimal,
    Keep(Keep),
}

impl Policy {
    /// With what stands on no card looked up.
    pub(super) fn settled(self, catalog: &Catalog) -> Result<Self, Failure> {
        match self {
            Self::Keep(keep) => searched::settled("--mulligan keep", keep, catalog).map(Self::Keep),
            Self::None | Self::All | Self::Optimal => Ok(self),
        }
    }
}

/// Reads what `--mulligan` says.
pub(super) fn policy(text: &str) -> Result<Policy, Failure> {
    match text {
        "none" => Ok(Policy::None),
        "all" => Ok(Policy::All),
        "optimal" => Ok(Policy::Optimal),
        _ => {
            let keep = text.strip_prefix("keep:").ok_or_else(|| {
                Failure::told(&say!("asked-no-policy", policy = text)).advice(&say!("asked-policies"))
            })?;
            keep_of(keep).map(Policy::Keep)
        }
    }
}

/// Reads what `--mulligan keep:` keeps.
pub(super) fn keep_of(text: &str) -> Result<Keep, Failure> {
    Keep::parse(text).map_err(|error| wanted::unread("--mulligan keep", text, &error))
}

pub(super) fn run(command: &OddsOf, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let wants: Vec<Want> = command.want.iter().map(|text| wanted::want(text)).collect::<Result<_, _>>()?;
    let policy = policy(&command.mulligan)?;
    let source = input::decks(&command.deck, command.reader.from)?;
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading], lang)?;
    let catalog = judge.catalog_of(reading);
    let wants = searched::wants(wants, catalog)?;
    let policy = policy.settled(catalog)?;
    let outcome = judge.check(reading);
    let ruleset = judge.ruleset(reading);
    let second = ruleset.turn.second_pile.as_ref().filter(|second| second.section == command.pile);
    if command.pile != Section::Main && second.is_none() {
        let what = say!("odds-no-pile", ruleset = &ruleset.id, section = command.pile.id());
        return Err(Failure::told(&what).advice(&say!("odds-main-pile")));
    }
    let deck =
        command.seat.deck_of(&source, &name, &outcome, command.pile, Judging(&command.rules, &command.reader), lang)?;

    let turns = command.turns.unwrap_or_else(|| turns(&wants));
    let asked = Asked { deck: &deck, other: None, ruleset, first: command.seat.is_first(), turns, policy: &policy };
    let told = wants.iter().zip(&command.want).map(|(want, text)| asked.tell(want, text)).collect::<Result<_, _>>()?;
    let rows = wants.iter().map(|want| want.last_turn(turns)).max().unwrap_or(turns);
    let table = report::Table {
        deck: &name,
        ruleset,
        first: command.seat.is_first(),
        mulligan: &command.mulligan,
        cards: deck.cards.iter().map(|(_, copies)| copies).sum(),
        plan: deck.plan(ruleset, command.seat.is_first(), rows),
        wants: told,
    };
    let text = match command.format {
        Table::Human => report::human(&table, lang),
        Table::Json => report::json(&table),
        Table::Csv => report::csv(&table),
        Table::Markdown => report::markdown(&table, lang),
    };
    out.write_all(text.as_bytes())?;
    Ok(Status::Fine)
}

/// Own turns to look at where nobody says: as many as the wants speak of, or some.
pub(super) fn turns(wants: &[Want]) -> u32 {
    wants.iter().map(|want| want.last_turn(TURNS)).max().unwrap_or(TURNS)
}

/// What wants are asked of.
pub(super) struct Asked<'a> {
    /// The deck.
    pub(super) deck: &'a Pile<'a>,
    /// The deck that it is compared with: a card that a want names may be in that one alone.
    pub(super) other: Option<&'a Pile<'a>>,
    /// Its edition.
    pub(super) ruleset: &'a Ruleset,
    /// Whether the player goes first.
    pub(super) first: bool,
    /// Own turns, where the want says none.
    pub(super) turns: u32,
    /// What goes back.
    pub(super) policy: &'a Policy,
}

impl Asked<'_> {
    /// The chances of a want by each turn up to its own, or up to the last.
    pub(super) fn tell(&self, want: &Want, text: &str) -> Result<Wanted, Failure> {
        let mut groups = Groups::default();
        let goal = want::goal(&want.hand, &mut groups)?;
        let counted = groups.searches.len();
        let mulligan = match self.policy {
            Policy::None => Mulligan::None,
            Policy::All => Mulligan::All,
            Policy::Optimal => Mulligan::Optimal,
            Policy::Keep(Keep::Cards(search)) => Mulligan::Keep(groups.number(search, None)?),
            Policy::Keep(Keep::Hand(hand)) => Mulligan::KeepIf(want::goal(hand, &mut groups)?),
        };
        let Groups { searches, by } = groups;
        self.deck.has_all_of(&searches, self.other)?;
        let plan = self.deck.plan(self.ruleset, self.first, want.last_turn(self.turns));
        let refused = |error: OddsError| refused(&self.deck.name, error);
        let odds = Odds::at_turns(self.deck.classes(&searches), goal, &by, plan).map_err(refused)?;
        let by_turn = odds.by_turn(&mulligan).map_err(refused)?;
        let fractions = match mulligan {
            Mulligan::None => (0..=odds.plan().last_turn()).map(|turn| odds.without(turn)).collect(),
            _ => Vec::new(),
        };
        // What can come true early and not late, `4- battle`, can come true.
        let last = odds.plan().last_turn();
        let never = odds.obstacle(last).filter(|_| (0..last).all(|turn| odds.obstacle(turn).is_some()));
        let impossible = never.map(|obstacle| want::reason(obstacle, &searches));
        let cards = |of: usize| {
            let meant = odds.classes().iter().filter(|class| class.filters >> of & 1 == 1);
            meant.map(|class| class.cards).sum()
        };
        // The same cards may be wanted by several turns.
        let is_new = |(of, search): &(usize, &Search)| !searches[..*of].contains(search);
        let counts = searches.iter().take(counted).enumerate().filter(is_new);
        Ok(Wanted {
            expr: text.to_owned(),
            counts: counts.map(|(of, search)| (search.to_string(), cards(of))).collect(),
            classes: odds.counted_classes(),
            turns: if odds.turns().len() > 1 { odds.turns().to_vec() } else { Vec::new() },
            impossible,
            by_turn,
            fractions,
        })
    }
}

/// Why chances cannot be told, and what to do about it.
pub(super) fn refused(name: &str, error: OddsError) -> Failure {
    let failure = Failure::told(&say!("asked-of-file", path = name, why = error.message()));
    match error {
        OddsError::TooFewCards { .. } | OddsError::ToTheBottom { .. } => failure.advice(&say!("asked-fewer-turns")),
        OddsError::TooManyTurns(_) => failure.advice(&say!("asked-fewer-at-once")),
        OddsError::TooManyClasses(_) => failure.advice(&say!("asked-fewer-groups")),
        OddsError::WholeHandOnly => failure.advice(&say!("asked-keep-count")),
        OddsError::TooLarge(_) => failure,
    }
}
