//! What came of a run of games, in the form that is asked for, with the picture and the page beside it.

use super::options::Table;
use super::out::Out;
use super::pictures::{PageFile, Plot, Plotting};
use super::{Failure, Status, write};
use crate::language::{Lang, say};
use crate::report::arena;
use crate::report::best_of::{self, BestOf};
use crate::report::field::{self, Field};
use crate::report::matches::{self, Matches};
use crate::report::run::{Counts, Run};
use crate::report::what_if::{self, Tried};
use crate::report::{page_of_games, picture};

/// What is written beside the report, opened before anything is played.
pub(super) struct Beside<'a> {
    plot: Option<Plotting<'a>>,
    page: Option<write::Output<'a>>,
}

impl<'a> Beside<'a> {
    /// Begins to write the files that are asked for.
    pub(super) fn open(plot: Option<&'a Plot>, page: Option<&'a PageFile>) -> Result<Self, Failure> {
        let plot = plot.map(Plot::open).transpose()?;
        Ok(Self { plot, page: page.map(PageFile::open).transpose()? })
    }

    /// Writes them; `again` is the command that gives the same, where one does.
    fn write(self, run: &Run, again: Option<&str>, lang: Lang) -> Result<(), Failure> {
        if let Some(plot) = self.plot {
            plot.write(&picture::games::whole(run, lang))?;
        }
        if let Some(mut page) = self.page {
            page.write(page_of_games::html(run, again, lang).as_bytes())?;
            page.finish()?;
        }
        Ok(())
    }
}

/// Tells what came of a run.
pub(super) fn tell(
    run: &Run,
    format: Table,
    (beside, again): (Beside<'_>, Option<&str>),
    lang: Lang,
    out: &mut Out,
) -> Result<Status, Failure> {
    if matches!((&run.counts, format), (Counts::Arena(_), Table::Csv | Table::Markdown)) {
        return Err(Failure::told(&say!("asked-one-of-parts")).help("--format json"));
    }
    out.write_all(in_form(run, format, lang).as_bytes())?;
    beside.write(run, again, lang)?;
    Ok(if run.broken_off { Status::Interrupted } else { Status::Fine })
}

/// What came of a run, as it is asked for.
pub(super) fn in_form(run: &Run, format: Table, lang: Lang) -> String {
    match &run.counts {
        Counts::Match(met) => {
            let played = Matches { run, met };
            match format {
                Table::Human => matches::human(&played, lang),
                Table::Json => matches::json(&played),
                Table::Csv => matches::csv(&played),
                Table::Markdown => matches::markdown(&played, lang),
            }
        }
        Counts::Field(met) => {
            let field = Field { run, met };
            match format {
                Table::Human => field::human(&field, lang),
                Table::Json => field::json(&field),
                Table::Csv => field::csv(&field),
                Table::Markdown => field::markdown(&field, lang),
            }
        }
        Counts::Swap(counted) => swaps(&Tried::dueled(run, counted), format, lang),
        Counts::SwapAlone(counted) => swaps(&Tried::alone(run, counted), format, lang),
        Counts::Arena(pieces) => {
            let (scores, measured) = arena::measured(run, pieces);
            let players = [run.played.players[0].as_str(), run.played.players[1].as_str()];
            match format {
                Table::Human => arena::human(players, &scores, &measured, lang),
                // Of players there is no table.
                Table::Json | Table::Csv | Table::Markdown => arena::json(players, &scores, &measured),
            }
        }
        Counts::BestOf(series) => {
            let best = BestOf { run, series };
            match format {
                Table::Human => best_of::human(&best, lang),
                Table::Json => best_of::json(&best),
                Table::Csv => best_of::csv(&best),
                Table::Markdown => best_of::markdown(&best, lang),
            }
        }
    }
}

fn swaps(tried: &Tried<'_>, format: Table, lang: Lang) -> String {
    match format {
        Table::Human => what_if::human(tried, lang),
        Table::Json => what_if::json(tried),
        Table::Csv => what_if::csv(tried),
        Table::Markdown => what_if::markdown(tried, lang),
    }
}
