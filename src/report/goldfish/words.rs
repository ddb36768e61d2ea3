//! What is told of a run in the words of its game: columns, what they mean, how the games ended.

use super::Goldfish;
use crate::language::{Argument, Lang, Message, say};
use crate::report::figures::share;
use crate::sim::goldfish::Noted;
use crate::sim::goldfish::dummy::Dummy;
use crate::sim::stats::{self, float};

/// Columns of the tables: the turn, then what is told of it, up to the share that is won; other programs are told the rest.
pub(super) const COLUMNS: usize = 13;

/// Digits after the point, column by column behind the turn; a share in percent has `%`.
pub(super) fn columns(game: Noted) -> [(usize, bool); COLUMNS - 1] {
    let digits = match game {
        Noted::Dbscg => "11120211%%%%",
        Noted::Exo => "12221021%%%%",
        Noted::ForceOfWill => "11111001%%%%",
        Noted::Yugioh => "11110101%%%%",
    };
    let mut digits = digits.chars();
    std::array::from_fn(|_| match digits.next().and_then(|digit| digit.to_digit(10)) {
        Some(digits) => (digits as usize, false),
        None => (1, true),
    })
}

/// What stands above the columns.
pub fn headings(game: Noted, lang: Lang) -> [String; COLUMNS] {
    let headings = match game {
        Noted::Dbscg => [
            say!("goldfish-turn"),
            say!("goldfish-seen"),
            say!("goldfish-energy"),
            say!("goldfish-spent"),
            say!("goldfish-played"),
            say!("goldfish-power"),
            say!("goldfish-damage"),
            say!("goldfish-hand"),
            say!("goldfish-combos"),
            say!("goldfish-stuck"),
            say!("goldfish-color"),
            say!("goldfish-awake"),
            say!("goldfish-won-by"),
        ],
        Noted::Exo => [
            say!("goldfish-turn"),
            say!("goldfish-seen"),
            say!("goldfish-played"),
            say!("goldfish-paid"),
            say!("goldfish-attacks"),
            say!("goldfish-field"),
            say!("goldfish-force"),
            say!("goldfish-lives"),
            say!("goldfish-hand"),
            say!("goldfish-stuck"),
            say!("goldfish-empty"),
            say!("goldfish-emergency"),
            say!("goldfish-won-by"),
        ],
        Noted::ForceOfWill => [
            say!("goldfish-turn"),
            say!("goldfish-seen"),
            say!("goldfish-stones"),
            say!("goldfish-will"),
            say!("goldfish-played"),
            say!("goldfish-field"),
            say!("goldfish-atk"),
            say!("goldfish-damage"),
            say!("goldfish-hand"),
            say!("goldfish-stuck"),
            say!("goldfish-empty"),
            say!("goldfish-judgment"),
            say!("goldfish-won-by"),
        ],
        Noted::Yugioh => [
            say!("goldfish-turn"),
            say!("goldfish-seen"),
            say!("goldfish-summons"),
            say!("goldfish-played"),
            say!("goldfish-field"),
            say!("goldfish-atk"),
            say!("goldfish-behind"),
            say!("goldfish-damage"),
            say!("goldfish-hand"),
            say!("goldfish-stuck"),
            say!("goldfish-empty"),
            say!("goldfish-extra"),
            say!("goldfish-won-by"),
        ],
    };
    headings.map(|heading| heading.text(lang))
}

/// What the columns mean.
pub fn legend(game: Noted) -> Message {
    match game {
        Noted::Dbscg => say!("goldfish-legend"),
        Noted::Exo => say!("goldfish-legend-exo"),
        Noted::ForceOfWill => say!("goldfish-legend-fow"),
        Noted::Yugioh => say!("goldfish-legend-ygo"),
    }
}

impl Goldfish {
    /// How the games ended, as sentences.
    pub fn ends(&self) -> Vec<Message> {
        let tally = &self.tally;
        let won = self.total(|of| of.won);
        let mut out = vec![if won > 0 {
            let turns: u64 = (0..).zip(&tally.turns).map(|(turn, of): (u64, _)| turn * of.won).sum();
            let turn = format!("{:.1}", float(turns) / float(won));
            say!("goldfish-won-on-average", share = self.said(won), turn = turn)
        } else {
            say!("goldfish-won", share = self.said(won))
        }];
        out.push(say!("goldfish-lost", share = self.said(self.total(|of| of.lost))));
        if tally.draws > 0 {
            out.push(say!("goldfish-drawn", share = self.said(tally.draws)));
        }
        let turn = u32::from(self.played.own_turns);
        out.push(say!("goldfish-not-over", turn = turn, share = self.said(tally.turn_limit)));
        out.extend(match self.played.game {
            Noted::Dbscg => self.ends_of_dbscg(),
            Noted::Exo => self.ends_of_exo(),
            Noted::ForceOfWill => self.ends_of_force_of_will(),
            Noted::Yugioh => self.ends_of_yugioh(),
        });
        out
    }

    fn ends_of_dbscg(&self) -> [Message; 2] {
        let awakened = self.total(|of| of.firsts[0]);
        // Some leaders awaken by something else than life that is lost.
        let never_hits = awakened == 0 && self.played.dummy.parse::<Dummy>().is_ok_and(|dummy| !dummy.hits());
        let awakened = if never_hits {
            say!("goldfish-never-hits")
        } else {
            say!("goldfish-awakened", share = self.said(awakened))
        };
        let engine = match self.first(1) {
            Some([share, turn, by]) => say!("goldfish-engine", share = share, turn = turn, by = by),
            None => say!("goldfish-no-engine"),
        };
        [awakened, engine]
    }

    fn ends_of_exo(&self) -> [Message; 2] {
        let emergency = say!("goldfish-in-emergency", share = self.said(self.total(|of| of.firsts[0])));
        [emergency, self.attacked()]
    }

    fn ends_of_force_of_will(&self) -> [Message; 2] {
        let judged = match self.first(0) {
            Some([share, turn, by]) => say!("goldfish-judged", share = share, turn = turn, by = by),
            None => say!("goldfish-not-judged"),
        };
        [judged, self.attacked()]
    }

    fn ends_of_yugioh(&self) -> [Message; 2] {
        let extra = match self.first(0) {
            Some([share, turn, by]) => say!("goldfish-from-extra", share = share, turn = turn, by = by),
            None => say!("goldfish-none-from-extra"),
        };
        [extra, self.attacked()]
    }

    /// When the deck attacks for the first time.
    fn attacked(&self) -> Message {
        match self.first(1) {
            Some([share, turn, by]) => say!("goldfish-attacked", share = share, turn = turn, by = by),
            None => say!("goldfish-no-attack"),
        }
    }

    /// So many games, and which share of all they are.
    fn said(&self, games: u64) -> Message {
        let Some(estimate) = stats::share(games, self.tally.games) else { return say!("goldfish-none") };
        let [share, interval] = share(estimate);
        say!("goldfish-share", count = games, share = share, interval = interval)
    }

    /// In how many games something has happened, in which own turn on average, and in which share by each turn; nothing
    /// where it never has.
    fn first(&self, at: usize) -> Option<[Argument; 3]> {
        let games = self.total(|of| of.firsts[at]);
        if games == 0 {
            return None;
        }
        let turns: u64 = (0..).zip(&self.tally.turns).map(|(turn, of): (u64, _)| turn * of.firsts[at]).sum();
        let by = self.turns().filter_map(|turn| {
            let share = self.by(turn, |of| of.firsts[at])?;
            Some(Argument::from(format!("{turn}: {:.1} %", share.value * 100.0)))
        });
        let turn = format!("{:.1}", float(turns) / float(games));
        Some([self.said(games).into(), turn.into(), Argument::list(by, ", ")])
    }
}
