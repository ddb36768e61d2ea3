//! Editing plain text: a line comes below the last of its section, and looks like it.

use super::about::{keyed, says_name};
use super::recount;
use super::title::titled;
use super::write::{number_first, number_last, site_header, site_title};
use crate::card::Section;
use crate::deck::change::{Change, Copies, Editing, Ways};
use crate::deck::notation::imitate::like;
use crate::deck::notation::lines;
use crate::deck::{CardRef, Line, header};
use crate::diagnostic::{Edit, Span};

/// How a list without lines to imitate is written.
#[derive(Clone, Copy)]
struct Style {
    card: fn(&CardRef) -> String,
    title: fn(Section) -> String,
    header: fn(Section) -> String,
}

pub(super) fn text(editing: &Editing<'_>, change: &Change) -> Ways {
    counting(editing, change, ways(editing, change, Style { card: number_first, title, header: title }))
}

pub(super) fn site(editing: &Editing<'_>, change: &Change) -> Ways {
    counting(
        editing,
        change,
        ways(editing, change, Style { card: number_last, title: site_title, header: site_header }),
    )
}

/// Each way with the numbers of cards that it makes wrong said anew, and then without.
fn counting(editing: &Editing<'_>, change: &Change, ways: Ways) -> Ways {
    let both = |way: Vec<Edit>| {
        let numbers = recount::recounted(editing, change, &way);
        let anew = (!numbers.is_empty()).then(|| [way.clone(), numbers].concat());
        anew.into_iter().chain([way])
    };
    ways.into_iter().flat_map(both).collect()
}

fn title(section: Section) -> String {
    section.title().to_owned()
}

fn ways(editing: &Editing<'_>, change: &Change, style: Style) -> Ways {
    let lines = &editing.deck.lines;
    match change {
        Change::Count { line, count } => vec![vec![editing.count(*line, *count).unwrap_or_else(|| {
            // `BT1-005`, which is one copy.
            let start = lines[*line].places.line().start;
            Edit { span: Span::new(start, start), text: format!("{count}{} ", counting_sign(editing)) }
        })]],
        Change::Remove { line } => removals(editing.text, &lines[*line]),
        Change::Insert(copies) => insertions(editing, copies, style),
        Change::Card { line, to } => {
            let span = lines[*line].extent();
            bodies(editing, to, std::iter::once(&lines[*line]), style)
                .into_iter()
                .map(|text| vec![Edit { span, text }])
                .collect()
        }
        Change::Rename(name) => rename(editing, name).into_iter().map(|edit| vec![edit]).collect(),
        Change::Sort(rank) => {
            let slot = |line: &Line| {
                let extent = line.extent();
                lines::body(editing.text, extent.start).to(lines::body(editing.text, extent.end))
            };
            vec![editing.sorted(rank, slot)]
        }
    }
}

/// The x that lists put behind a count, if this one does.
fn counting_sign(editing: &Editing<'_>) -> &'static str {
    let marked = |line: &Line| line.places.count().is_some_and(|place| editing.text[place.end..].starts_with('x'));
    if editing.deck.lines.iter().any(marked) { "x" } else { "" }
}

/// The line goes, and that of its number with it; or, where that is not enough, the header above it too: without cards, the
/// leader's header would take the lines below it for its own.
fn removals(text: &str, line: &Line) -> Ways {
    let extent = line.extent();
    let whole = lines::whole(text, extent.start).to(lines::whole(text, extent.end));
    let own = Edit { span: whole, text: String::new() };
    let above = lines::all(&text[..own.span.start]).rfind(|(_, line)| !line.trim().is_empty());
    let header = above.filter(|(_, line)| header::section(line).is_some()).map(|(span, _)| span);
    let with_header = header.map(|span| vec![lines::removal(text, span.start), own.clone()]);
    std::iter::once(vec![own]).chain(with_header).collect()
}

/// The ways to write a card: like the lines there are, then as we would.
fn bodies<'l>(
    editing: &Editing<'_>,
    copies: &Copies,
    mut models: impl Iterator<Item = &'l Line>,
    style: Style,
) -> Vec<String> {
    let alike = models.find_map(|model| like(editing.text, model, copies));
    let number_alone = CardRef { name: None, ..copies.card.clone() };
    let own = [&copies.card, &number_alone].map(|card| format!("{} {}", copies.count, (style.card)(card)));
    alike.into_iter().chain(own).collect()
}

fn insertions(editing: &Editing<'_>, copies: &Copies, style: Style) -> Ways {
    let text = editing.text;
    let mut bodies = bodies(editing, copies, editing.models(copies.section), style);
    // A line that moves stays as somebody wrote it.
    bodies.splice(0..0, copies.as_written.clone());
    let title = new_header(text, copies.section, style);
    let mut ways = Ways::new();
    for body in &bodies {
        if let Some(last) = editing.neighbour(copies) {
            // What stands before the line is its indent, or names its section: `Side: 2 BT1-006`.
            let at = last.places.line().start;
            let lead = &text[lines::whole(text, at).start..at];
            ways.push(vec![lines::behind(text, last.extent().end, &[&format!("{lead}{body}")])]);
        }
        if let Some((place, _)) = headers(text).rfind(|(_, section)| *section == copies.section) {
            ways.push(vec![lines::behind(text, place.start, &[body])]);
        }
    }
    for body in &bodies {
        // A list that says of no card where it lies goes on so.
        if headers(text).next().is_none() && !editing.deck.lines.is_empty() {
            ways.push(vec![at_its_end(editing, copies.section, &[body])]);
        }
        ways.push(vec![at_its_end(editing, copies.section, &[&title, body])]);
    }
    ways
}

/// Lines for a section that has none yet: the leader stands first, the others last, apart from what is there.
fn at_its_end(editing: &Editing<'_>, section: Section, added: &[&str]) -> Edit {
    let text = editing.text;
    let apart = added.len() > 1;
    let first_card = editing.deck.lines.first().map(|line| line.places.line().start);
    let first = headers(text).map(|(place, _)| place.start).chain(first_card).min();
    if let (Section::Leader, Some(first)) = (section, first) {
        let gap: &[&str] = if apart { &[""] } else { &[] };
        return lines::before(text, first, &[added, gap].concat());
    }
    let gap: &[&str] = if apart && !ends_blank(text) { &[""] } else { &[] };
    lines::behind(text, text.len(), &[gap, added].concat())
}

fn ends_blank(text: &str) -> bool {
    lines::all(text).next_back().is_none_or(|(_, line)| line.trim().is_empty())
}

/// The headers of a text with their sections.
fn headers(text: &str) -> impl DoubleEndedIterator<Item = (Span, Section)> {
    lines::all(text).filter_map(|(place, line)| Some((place, header::section(line.trim())?)))
}

/// A header with the decoration of the first there is: `== Side Deck ==` below `== Main Deck ==`.
fn new_header(text: &str, section: Section, style: Style) -> String {
    let plain = (style.header)(section);
    let Some((place, _)) = headers(text).next() else { return plain };
    let line = place.text(text).trim_end();
    let is_word = |c: char| c.is_alphanumeric();
    let (Some(start), Some(end)) = (line.find(is_word), line.rfind(is_word)) else { return plain };
    let end = end + line[end..].chars().next().map_or(0, char::len_utf8);
    let words = &line[start..end];
    // A header that counts its cards would count them wrong; what stands in parentheses is about that section alone.
    if words.contains(|c: char| c.is_ascii_digit() || "([".contains(c)) {
        return plain;
    }
    let upper = !words.contains(char::is_lowercase) && words.len() > 1;
    let title = (style.title)(section);
    let title = if upper { title.to_uppercase() } else { title };
    let decorated = format!("{}{title}{}", &line[..start], &line[end..]);
    if header::section(decorated.trim()) == Some(section) { decorated } else { plain }
}

/// Writes the name on the line that holds it, or on a new one at the top.
fn rename(editing: &Editing<'_>, name: &str) -> Vec<Edit> {
    let text = editing.text;
    let cards = editing.deck.lines.first().map_or(text.len(), |line| line.places.line().start);
    let anew = |(place, line): (Span, &str)| {
        let (_, value) = keyed(line).filter(|(key, value)| says_name(key, value, place.start < cards))?;
        if value.is_empty() {
            return Some(Edit { span: Span::new(place.end, place.end), text: format!(" {name}") });
        }
        Some(Edit { span: Span::of(text, value)?, text: name.to_owned() })
    };
    if let Some(edit) = lines::all(text).filter_map(anew).next_back() {
        return vec![edit];
    }
    let title = titled(text).map(|span| Edit { span, text: name.to_owned() });
    let line = lines::before(text, 0, &[&format!("Name: {name}"), ""]);
    title.into_iter().chain([line]).collect()
}

#[cfg(test)]
mod tests {
    use crate::deck::edit::testing::{added, changed, counted, leader, removed, renamed, sorted};

    #[test]
    fn a_card_comes_below_the_last_of_its_section_and_looks_like_it() {
        for (text, edited) in [
            (
                "Main Deck\n  4x BT1-005 Fish # good\n\nSide\n1x BT1-007\n",
                "Main Deck\n  4x BT1-005 Fish # good\n  2x BT1-006 Scheming Champa\n\nSide\n1x BT1-007\n",
            ),
            ("4 Fish [BT1-005]\r\n", "4 Fish [BT1-005]\r\n2 Scheming Champa [BT1-006]\r\n"),
            ("\u{feff}4 BT1-005", "\u{feff}4 BT1-005\n2 BT1-006"),
            ("Main Deck # keep\r4 BT1-005\r", "Main Deck # keep\r4 BT1-005\r2 BT1-006\r"),
            ("Leader: BT1-001 Champa\n", "Leader: BT1-001 Champa\n2 BT1-006 Scheming Champa\n"),
            ("Leader\n1 BT1-001\n", "Leader\n1 BT1-001\n\nMain Deck\n2 BT1-006\n"),
            (
                "== LEADER ==\n1 BT1-001 Champa",
                "== LEADER ==\n1 BT1-001 Champa\n\n== MAIN DECK ==\n2 BT1-006 Scheming Champa",
            ),
            ("Main Deck\n\nSide Deck\n4 BT1-005\n", "Main Deck\n2 BT1-006\n\nSide Deck\n4 BT1-005\n"),
            ("== Leader (red) ==\n1 BT1-001\n", "== Leader (red) ==\n1 BT1-001\n\nMain Deck\n2 BT1-006\n"),
            (
                "_____Leader_____\nChampa [BT1-001]\n",
                "_____Leader_____\nChampa [BT1-001]\n\n_____Main Deck_____\n2 Scheming Champa [BT1-006]\n",
            ),
        ] {
            assert_eq!(added(text, "main").as_deref(), Ok(edited), "{text}");
        }
    }

    #[test]
    fn a_card_comes_below_those_of_its_type() {
        let text = "Battle Cards (4)\n4 BT1-005\n\nExtra Cards (4)\n4 BT1-025\n";
        let edited = text.replace("5\n\n", "5\n2 BT1-006\n\n").replace("Battle Cards (4)", "Battle Cards (6)");
        assert_eq!(added(text, "main"), Ok(edited));
    }

    #[test]
    fn a_section_that_is_not_there_gets_its_header() {
        assert_eq!(
            added("Name: Fish\n\n", "main").as_deref(),
            Ok("Name: Fish\n\nMain Deck\n2 BT1-006 Scheming Champa\n")
        );
        let text = "4 BT1-005 Fish\n";
        assert_eq!(added(text, "side").as_deref(), Ok("4 BT1-005 Fish\n\nSide Deck\n2 BT1-006 Scheming Champa\n"));
        let text = "_____Main Deck_____\n4 Fish [BT1-005]\n";
        let edited = "_____Main Deck_____\n4 Fish [BT1-005]\n\n_____Z Deck_____\n2 Scheming Champa [BT1-006]\n";
        assert_eq!(added(text, "z").as_deref(), Ok(edited));
    }

    #[test]
    fn a_leader_takes_the_place_of_the_one_before_it() {
        for (text, edited) in [
            ("Leader: BT1-001 Champa # mine\n4 BT1-006\n", "Leader: BT1-002 Hit # mine\n4 BT1-006\n"),
            ("4 BT1-006\n", "1 BT1-002\n4 BT1-006\n"),
            ("# my deck\nMain Deck\n4 BT1-006\n", "# my deck\nLeader\n1 BT1-002\n\nMain Deck\n4 BT1-006\n"),
        ] {
            assert_eq!(leader(text).as_deref(), Ok(edited), "{text}");
        }
    }

    #[test]
    fn a_line_goes_whole_and_a_leaders_header_with_it_where_it_must() {
        assert_eq!(removed("4 BT1-005 # good\n2 BT1-006\n", 0).as_deref(), Ok("2 BT1-006\n"));
        assert_eq!(removed("Leader\n1 BT1-001\n\n4 BT1-006\n", 0).as_deref(), Ok("\n4 BT1-006\n"));
        assert_eq!(removed("Main\n4 BT1-006", 0).as_deref(), Ok("Main\n"));
    }

    #[test]
    fn a_count_changes_its_digits_alone() {
        assert_eq!(counted("４ｘ bt1-005 Fish\n", 0, 3).as_deref(), Ok("3ｘ bt1-005 Fish\n"));
        assert_eq!(counted("Side: BT1-005\n2x BT1-006\n", 0, 3).as_deref(), Ok("Side: 3x BT1-005\n2x BT1-006\n"));
    }

    #[test]
    fn the_name_is_written_on_its_line() {
        assert_eq!(renamed("Name: Fish\r\n4 BT1-005\r\n", "Bird").as_deref(), Ok("Name: Bird\r\n4 BT1-005\r\n"));
        assert_eq!(renamed("4 BT1-005\n", "Bird").as_deref(), Ok("Name: Bird\n\n4 BT1-005\n"));
        for (text, edited) in [
            ("Name:\n4 BT1-005\n", "Name: Bird\n4 BT1-005\n"),
            ("Deck: Fish\n4 BT1-005\n", "Deck: Bird\n4 BT1-005\n"),
            ("**Name:** Fish\n4 BT1-005\n", "**Name:** Bird\n4 BT1-005\n"),
            ("**Deck: Fish**\n4 BT1-005\n", "**Deck: Bird**\n4 BT1-005\n"),
        ] {
            assert_eq!(renamed(text, "Bird").as_deref(), Ok(edited), "{text}");
        }
        let titled = "##Fish\n###Main deck\n4 BT1-005\n";
        assert_eq!(renamed(titled, "Bird"), Ok(titled.replace("Fish", "Bird")));
        assert_eq!(renamed(titled, "#Bird"), Ok(format!("Name: #Bird\n\n{titled}")));
        assert!(changed("_____Main Deck_____\n4 BT1-005\n", &crate::deck::edit::Change::Rename("x".into())).is_err());
    }

    #[test]
    fn lines_are_sorted_between_headers_comments_and_blank_lines() {
        let text = "4 BT1-008 # a\n4 BT1-006\n# rest\n2 BT1-012\n1 BT1-010\n\n1 BT1-007";
        let edited = "4 BT1-006\n4 BT1-008 # a\n# rest\n1 BT1-010\n2 BT1-012\n\n1 BT1-007";
        assert_eq!(sorted(text).as_deref(), Ok(edited));
        // Blanks go where their line goes.
        assert_eq!(sorted("4 BT1-008  \n4 BT1-006\n").as_deref(), Ok("4 BT1-006\n4 BT1-008  \n"));
    }
}
