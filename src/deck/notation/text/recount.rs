//! Headers that count their cards, and sums, after a change of the cards: `Main Deck (7)`, `Total: 8`.
//!
//! A number that was wrong before is left alone: nobody knows what it counts.

use super::sums;
use crate::card::Section;
use crate::deck::change::{Change, Editing};
use crate::deck::header;
use crate::deck::notation::lines;
use crate::diagnostic::{Edit, Span};

/// Copies that come or go.
struct Difference {
    /// Where they stand, unless it is below a header that comes with them.
    at: Option<usize>,
    section: Section,
    copies: i64,
}

/// The edits that keep the numbers true which a way of making a change makes wrong.
pub(super) fn recounted(editing: &Editing<'_>, change: &Change, way: &[Edit]) -> Vec<Edit> {
    let differences = differences(editing, change, way);
    let is_untouched =
        |edit: &Edit| way.iter().all(|other| other.span.end <= edit.span.start || other.span.start >= edit.span.end);
    let edits = headers(editing, &differences).into_iter().chain(sums(editing, &differences));
    edits.filter(is_untouched).collect()
}

fn differences(editing: &Editing<'_>, change: &Change, way: &[Edit]) -> Vec<Difference> {
    let at = |line: usize| editing.deck.lines[line].places.line().start;
    let held = |line: usize| i64::from(editing.deck.lines[line].count);
    let of = |line: usize, copies| Difference { at: Some(at(line)), section: editing.meant[line].section, copies };
    match change {
        Change::Count { line, count } => vec![of(*line, i64::from(*count) - held(*line))],
        Change::Remove { line } => vec![of(*line, -held(*line))],
        Change::Card { line, to } => {
            let comes = Difference { at: Some(at(*line)), section: to.section, copies: i64::from(to.count) };
            vec![of(*line, -held(*line)), comes]
        }
        Change::Insert(copies) => {
            let has_header = |edit: &&Edit| edit.text.lines().any(|line| header::section(line.trim()).is_some());
            let place = way.iter().find(|edit| !has_header(edit)).map(|edit| edit.span.start);
            vec![Difference { at: place, section: copies.section, copies: i64::from(copies.count) }]
        }
        Change::Rename(_) | Change::Sort(_) => Vec::new(),
    }
}

/// The edits of headers: one counts what stands below it, or all of its section.
fn headers(editing: &Editing<'_>, differences: &[Difference]) -> Vec<Edit> {
    let text = editing.text;
    let headers: Vec<(Span, &str, Section)> =
        others(editing).filter_map(|(place, line)| Some((place, line, header::section(line.trim())?))).collect();
    let ends = headers.iter().skip(1).map(|(place, ..)| place.start).chain([text.len()]);
    let edit = |((place, line, section), end): (&(Span, &str, Section), usize)| {
        let is_below = |at: usize| place.start < at && at <= end;
        let is_of = |other: Section| other == *section;
        let below =
            (held(editing, |at, _| is_below(at)), came(differences, |difference| difference.at.is_some_and(is_below)));
        let all = (held(editing, |_, other| is_of(other)), came(differences, |difference| is_of(difference.section)));
        let (number, said) = number(*place, counting(line)?)?;
        let (_, came) = [below, all].into_iter().find(|(held, _)| *held == said)?;
        said_anew(number, said, came)
    };
    headers.iter().zip(ends).filter_map(edit).collect()
}

/// The edits of sums, where it is clear what they count: all cards, those without the leader, or those of the main deck.
fn sums(editing: &Editing<'_>, differences: &[Difference]) -> Vec<Edit> {
    let counts: [fn(Section) -> bool; 3] =
        [|_| true, |section| section != Section::Leader, |section| section == Section::Main];
    let edit = |(place, line): (Span, &str)| {
        let (number, said) = number(place, line).filter(|_| sums::is_sum(line))?;
        let mut came = counts
            .iter()
            .filter(|counts| held(editing, |_, section| counts(section)) == said)
            .map(|counts| came(differences, |difference| counts(difference.section)));
        let first = came.next()?;
        came.all(|other| other == first).then(|| said_anew(number, said, first))?
    };
    others(editing).filter_map(edit).collect()
}

/// The lines that hold no card, in order: of many changes of a long list, each looks at all of them.
fn others<'e>(editing: &Editing<'e>) -> impl Iterator<Item = (Span, &'e str)> {
    let mut cards = editing.deck.lines.iter().map(|line| line.places.line().start).peekable();
    lines::all(editing.text).filter(move |(place, _)| {
        while cards.next_if(|card| *card < place.start).is_some() {}
        cards.peek().is_none_or(|card| *card >= place.end)
    })
}

/// Copies on the lines of a list that are counted, by where they stand and in which section they lie.
fn held(editing: &Editing<'_>, counts: impl Fn(usize, Section) -> bool) -> i64 {
    let lines = editing.deck.lines.iter().zip(editing.meant);
    let counted = lines.filter(|(line, meant)| counts(line.places.line().start, meant.section));
    counted.map(|(line, _)| i64::from(line.count)).sum()
}

fn came(differences: &[Difference], counts: impl Fn(&Difference) -> bool) -> i64 {
    differences.iter().filter(|difference| counts(difference)).map(|difference| difference.copies).sum()
}

/// A header up to the comment behind it. One of a site that numbers its piles counts nothing: `//deck-1`.
fn counting(line: &str) -> Option<&str> {
    let marks = line.len() - line.trim_start_matches(|c: char| c == '#' || c.is_whitespace()).len();
    let comment = [" #", " //", "\t#", "\t//"].iter().filter_map(|sign| line.get(marks..)?.find(sign)).min();
    let header = &line[..comment.map_or(line.len(), |at| marks + at)];
    (!header.trim_start().starts_with("//")).then_some(header)
}

/// The first number of a line, and where it stands.
fn number(place: Span, line: &str) -> Option<(Span, i64)> {
    let start = line.find(|c: char| c.is_ascii_digit())?;
    let digits = line[start..].bytes().take_while(u8::is_ascii_digit).count();
    let number = line[start..start + digits].parse().ok()?;
    Some((Span::new(place.start + start, place.start + start + digits), number))
}

fn said_anew(span: Span, said: i64, came: i64) -> Option<Edit> {
    (came != 0 && said + came >= 0).then(|| Edit { span, text: (said + came).to_string() })
}

#[cfg(test)]
mod tests {
    use crate::deck::edit::testing::{added, counted, removed};

    #[test]
    fn a_header_that_counts_its_cards_counts_those_that_come_and_go() {
        for (text, edited) in [
            ("Main Deck (4)\n4 BT1-005\n", "Main Deck (6)\n4 BT1-005\n2 BT1-006\n"),
            (
                "Battle: 4\n4 BT1-005\n\nExtras: 4\n4 BT1-025\n",
                "Battle: 6\n4 BT1-005\n2 BT1-006\n\nExtras: 4\n4 BT1-025\n",
            ),
            ("## Main Deck (4 cards) # of 50\n4 BT1-005\n", "## Main Deck (6 cards) # of 50\n4 BT1-005\n2 BT1-006\n"),
        ] {
            assert_eq!(added(text, "main").as_deref(), Ok(edited), "{text}");
        }
        assert_eq!(counted("Main Deck (4)\n4 BT1-005\n", 0, 3).as_deref(), Ok("Main Deck (3)\n3 BT1-005\n"));
        assert_eq!(removed("Main (5)\n4 BT1-005\n1 BT1-006\n", 1).as_deref(), Ok("Main (4)\n4 BT1-005\n"));
    }

    #[test]
    fn a_sum_counts_what_it_counted() {
        let text = "Leader\n1 BT1-001\n\nMain Deck\n4 BT1-005\n\nTotal: 5\nDeck size: 4\n";
        let edited = "Leader\n1 BT1-001\n\nMain Deck\n4 BT1-005\n2 BT1-006\n\nTotal: 7\nDeck size: 6\n";
        assert_eq!(added(text, "main").as_deref(), Ok(edited));
    }

    #[test]
    fn a_number_that_was_wrong_is_left_alone() {
        let text = "Main Deck (50)\n4 BT1-005\n\nTotal: 50\n";
        assert_eq!(counted(text, 0, 3), Ok(text.replace("4 BT1", "3 BT1")));
        // It counts the main deck, or all but the leader.
        let unclear = "Main Deck\n4 BT1-005\n\nTotal: 4\n";
        let edited = "Main Deck\n4 BT1-005\n\nTotal: 4\n\nSide Deck\n2 BT1-006\n";
        assert_eq!(added(unclear, "side").as_deref(), Ok(edited));
    }
}
