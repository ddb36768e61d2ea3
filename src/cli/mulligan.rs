//! `scouter mulligan`.

use std::collections::{BTreeMap, BTreeSet};

use clap::{ArgGroup, Args};

use super::by_play::{self, ByPlay};
use super::given_hand::hand_of;
use super::odds::refused;
use super::options::{Judging, Reader, Rules, Strictness, Table};
use super::out::Out;
use super::wanted::{self, Seat};
use super::{Failure, Status, input, searched};
use crate::app::Pile;
use crate::app::want::{self, Groups};
use crate::card::CardNumber;
use crate::catalog::Entry;
use crate::catalog::search::Search;
use crate::language::Lang;
use crate::report::mulligan::{self as report, Choice, Kept, OfAll, OfHand, Question, Reason};
use crate::ruleset::Procedure;
use crate::sim::odds::{Chance, Mulligan, Odds, OddsError, Plan};

/// What `--help` says below the options.
const MORE: &str = "\
A want without `by turn N` is about the hand after the mulligan, turn 0; of one
that names several turns, what has none is wanted by the last of them.
`scouter odds --help` describes wants. The mulligan is the edition's: any number
of cards goes back (1.10), or the whole hand (4.00).

With a hand, every set of cards that could go back is weighed, and each card is
told what treating it otherwise would cost. Without one, the table tells how
often the best mulligan keeps each kind of card.

--by-play asks for no want: games are played on from the hand with each set that
could go back (without --hand, from one that the seed draws), all of them with
the same chances. After each eighth of the games, sets that are plainly worse
than the best, by four standard deviations, are played no more. How good a set
is for the player that plays says less for one who plays otherwise.

Examples:
  scouter mulligan deck.txt --want '1+ BT1-053 by turn 3'
  scouter mulligan deck.txt --want '2+ battle cost<=2 by turn 2' \\
    --hand BT1-053,BT1-060,BT1-060,BT1-071,BT1-079,BT1-080
  scouter mulligan deck.txt --by-play --seed 7
  scouter mulligan deck.txt --by-play --against red.txt --second --games 50000 \\
    --hand BT1-053,BT1-060,BT1-060,BT1-071,BT1-079,BT1-080";

/// What to send back: the exact chance of each choice for a hand, or what to keep.
#[derive(Debug, Args)]
#[command(after_help = MORE, group(ArgGroup::new("asked").args(["want", "by_play"]).required(true)))]
pub(super) struct MulliganOf {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    /// What you want to have drawn, such as `1+ BT1-053 by turn 3`.
    #[arg(long, value_name = "EXPR", allow_hyphen_values = true)]
    want: Option<String>,
    /// Your opening hand: card numbers, or names that one card of the deck has.
    #[arg(long, value_name = "A,B,…")]
    hand: Option<String>,
    #[command(flatten)]
    by_play: ByPlay,
    #[command(flatten)]
    seat: Seat,
    #[command(flatten)]
    strictness: Strictness,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    /// How to show the choices: human, json, csv or markdown.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Table,
}

pub(super) fn run(command: &MulliganOf, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let source = input::decks(&command.deck, command.reader.from)?;
    let Some(text) = &command.want else {
        let question = by_play::Question {
            deck: &source,
            hand: command.hand.as_deref(),
            by: &command.by_play,
            seat: command.seat,
            strictness: command.strictness,
            rules: &command.rules,
            reader: &command.reader,
            format: command.format,
        };
        return by_play::run(&question, lang, out);
    };
    let want = wanted::want(text)?;
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading], lang)?;
    let want = searched::settled("--want", want, judge.catalog_of(reading))?;
    let outcome = judge.check(reading);
    let deck = command.seat.deck(&source, &name, &outcome, Judging(&command.rules, &command.reader), lang)?;
    let ruleset = judge.ruleset(reading);

    let mut groups = Groups::default();
    let goal = want::goal(&want.hand, &mut groups)?;
    let Groups { searches, by } = groups;
    deck.has_all_of(&searches, None)?;
    let plan = Plan::of(ruleset, command.seat.is_first(), want.last_turn(0), deck.life);
    let turn = plan.last_turn();
    let odds = Odds::at_turns(deck.classes(&searches), goal, &by, plan).map_err(|error| refused(&name, error))?;
    let impossible = odds.obstacle(turn).map(|obstacle| want::reason(obstacle, &searches));
    let question = Question {
        deck: &name,
        ruleset,
        first: command.seat.is_first(),
        want: text,
        turn,
        impossible: impossible.as_ref(),
    };
    let asked = Asked { deck: &deck, odds: &odds, searches: &searches, by: &by, turn };
    let text = if let Some(hand) = &command.hand {
        let told = asked.of_hand(&hand_of(&deck, hand, odds.plan().hand, &ruleset.id)?);
        match command.format {
            Table::Human => report::hand_human(question, &told, lang),
            Table::Json => report::hand_json(question, &told),
            Table::Csv => report::hand_csv(&told),
            Table::Markdown => report::hand_markdown(&told, lang),
        }
    } else {
        let told = asked.of_all().map_err(|error| refused(&name, error))?;
        match command.format {
            Table::Human => report::all_human(question, &told, lang),
            Table::Json => report::all_json(question, &told),
            Table::Csv => report::all_csv(&told),
            Table::Markdown => report::all_markdown(question, &told, lang),
        }
    };
    out.write_all(text.as_bytes())?;
    Ok(Status::Fine)
}

/// What a want is asked of.
struct Asked<'a> {
    deck: &'a Pile<'a>,
    odds: &'a Odds,
    searches: &'a [Search],
    /// The turn by which each of them is wanted, where it has one of its own.
    by: &'a [Option<u32>],
    turn: usize,
}

impl<'a> Asked<'a> {
    /// The class of a card.
    fn class(&self, entry: &Entry) -> usize {
        let filters = Pile::filters(entry, self.searches);
        // The classes were made of these cards.
        self.odds.classes().iter().position(|class| class.filters == filters).unwrap_or(0)
    }

    /// What cards with these filters count for.
    fn counts(&self, filters: u32) -> Vec<String> {
        let counted = self.searches.iter().zip(self.by).zip(0..).filter(|(_, bit)| filters >> bit & 1 == 1);
        let told = |(search, by): (&Search, &Option<u32>)| match by {
            Some(turn) => format!("{search} by turn {turn}"),
            None => search.to_string(),
        };
        counted.map(|(of, _)| told(of)).collect()
    }

    /// Cards by class.
    fn by_class<'e>(&self, cards: impl IntoIterator<Item = &'e Entry>) -> Vec<u32> {
        let mut by_class = vec![0; self.odds.classes().len()];
        cards.into_iter().for_each(|entry| by_class[self.class(entry)] += 1);
        by_class
    }

    /// Every choice for a hand, best first, and what speaks for the best.
    fn of_hand(&self, hand: &[&'a Entry]) -> OfHand<'a> {
        let whole = self.by_class(hand.iter().copied());
        let mut known: BTreeMap<Vec<u32>, Chance> = BTreeMap::new();
        let mut chance = |kept: u32| {
            let kept = hand.iter().enumerate().filter(|(at, _)| kept >> at & 1 == 1).map(|(_, entry)| *entry);
            let kept = self.by_class(kept);
            *known.entry(kept).or_insert_with_key(|kept| self.odds.after(&whole, kept, self.turn))
        };
        let all = (1_u32 << hand.len()) - 1;
        let procedure = self.odds.plan().procedure;
        let allowed = |kept: &u32| match procedure {
            Procedure::None => *kept == all,
            Procedure::WholeHandReshuffled => *kept == all || *kept == 0,
            Procedure::AnyNumberReshuffled | Procedure::AnyNumberToBottom => true,
        };
        let numbers = |set: u32| -> Vec<&'a CardNumber> {
            let cards = hand.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
            cards.map(|(_, entry)| &entry.card.number).collect()
        };
        let mut met = BTreeSet::new();
        let mut options: Vec<(u32, Chance)> = Vec::new();
        for kept in (0..=all).rev().filter(allowed) {
            let mut returned = numbers(all & !kept);
            returned.sort();
            if met.insert(returned) {
                options.push((kept, chance(kept)));
            }
        }
        // The sort is stable; of equal choices the one that keeps more comes first.
        options.sort_by(|(one, p), (other, q)| q.cmp(p).then(other.count_ones().cmp(&one.count_ones())));
        let best = options.first().map_or(all, |(kept, _)| *kept);
        let reasons = hand.iter().zip(0..).map(|(entry, at)| {
            let contrary = best ^ (1 << at);
            Reason {
                card: &entry.card,
                stays: best >> at & 1 == 1,
                counts: self.counts(Pile::filters(entry, self.searches)),
                otherwise: allowed(&contrary).then(|| chance(contrary).value()),
            }
        });
        let reasons = reasons.collect();
        let choice =
            |(kept, p): &(u32, Chance)| Choice { returned: numbers(all & !kept), kept: numbers(*kept), p: p.value() };
        OfHand {
            hand: numbers(all),
            keep_all: chance(all).value(),
            options: options.iter().map(choice).collect(),
            reasons,
        }
    }

    /// What the best mulligan is worth over all hands, and what it keeps.
    fn of_all(&self) -> Result<OfAll<'a>, OddsError> {
        let (odds, turn) = (self.odds, self.turn);
        let classes = odds.classes();
        let size = odds.plan().hand as usize;
        let hands_go_whole = odds.plan().procedure == Procedure::WholeHandReshuffled;
        // By class and copy of a hand: ways to have it, and ways in which it stays. A hand that stays whole says little
        // of which single card to keep.
        let mut ways = vec![vec![(0_u128, 0_u128); size]; classes.len()];
        let (mut all, mut whole) = (0_u128, 0_u128);
        odds.plays(&Mulligan::Optimal, &mut |play| {
            if play.turn != turn {
                return;
            }
            all += play.weight;
            if play.kept == play.hand {
                whole += play.weight;
                if !hands_go_whole {
                    return;
                }
            }
            for ((ways, has), stays) in ways.iter_mut().zip(play.hand).zip(play.kept) {
                for (ways, copy) in ways.iter_mut().zip(1..=*has) {
                    ways.0 += play.weight;
                    ways.1 += if copy <= *stays { play.weight } else { 0 };
                }
            }
        })?;
        let share = |(had, stays): &(u128, u128)| Chance { ways: *stays, of: *had }.value();
        let kept = classes.iter().zip(&ways).rev().map(|(class, ways)| {
            let cards = self.deck.cards.iter().map(|(entry, _)| *entry);
            let cards = cards.filter(|entry| Pile::filters(entry, self.searches) == class.filters);
            Kept {
                counts: self.counts(class.filters),
                cards: cards.map(|entry| &entry.card.number).collect(),
                copies: class.cards,
                stays: ways.iter().filter(|(had, _)| *had > 0).map(share).collect(),
            }
        });
        let keep = kept.collect();
        let best = odds.by_turn(&Mulligan::Optimal)?.get(turn).copied().unwrap_or_default();
        let whole = Chance { ways: whole, of: all }.value();
        Ok(OfAll { none: odds.without(turn).value(), best, whole, keep })
    }
}
