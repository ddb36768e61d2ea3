//! Lists of limits as Yu-Gi-Oh! simulators have them (`lflist.conf`): several lists in a file, each below its `!Name`, and lines
//! `passcode limit --comment`. A list holds always: days stand in its name, for people.

use super::{BAD_ENTRY, DatedList, Limited, Parsed};
use crate::card::CardNumber;
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::{Argument, Message, say};

/// Whether a text is such a file: its first line that says something is the name of a list.
pub fn is_conf(text: &str) -> bool {
    let said = lines(text).find(|line| !line.is_empty() && !line.starts_with('#'));
    said.is_some_and(|line| line.starts_with('!'))
}

/// The names of the lists of a file, in order.
pub fn names(text: &str) -> Vec<&str> {
    lines(text).filter_map(|line| Some(line.strip_prefix('!')?.trim())).collect()
}

/// Reads a list of a file: the one that is named, in any case, or the only one.
///
/// ```
/// use deckscouter::ruleset::conf;
/// let text = "!2014.07\n53129443 0 --a card\n!2014.10\n07391448 1\n";
/// assert_eq!(conf::names(text), ["2014.07", "2014.10"]);
/// assert_eq!(conf::parse(text, Some("2014.10")).list.iter().count(), 1);
/// assert_eq!(conf::parse(text, None).faults.len(), 1);
/// ```
pub fn parse(text: &str, name: Option<&str>) -> Parsed {
    let names = names(text);
    let wanted = match (name, names.as_slice()) {
        (Some(name), _) => names.iter().find(|known| known.eq_ignore_ascii_case(name)).copied(),
        (None, [one]) => Some(*one),
        (None, _) => None,
    };
    let mut parsed = Parsed::default();
    let Some(wanted) = wanted else {
        let place = names.first().copied().unwrap_or(text);
        let known = Argument::list(names.iter().map(|name| (*name).to_owned()), ", ");
        let message = match name {
            Some(name) => say!("conf-no-such-list", name = name),
            None => say!("conf-several-lists", lists = names.len()),
        };
        parsed.faults.push(fault(text, place, message).help(say!("conf-name-one", known = known)));
        return parsed;
    };
    parsed.list = DatedList { title: Some(wanted.to_owned()), ..DatedList::default() };
    let mut within = false;
    for line in lines(text) {
        if let Some(name) = line.strip_prefix('!') {
            // A name that stands twice is one list.
            within = name.trim() == wanted;
        } else if within && !line.is_empty() && !line.starts_with('#') && !line.starts_with("--") {
            entry(text, line, &mut parsed);
        }
    }
    parsed
}

/// The lines without blanks around them, and without the mark that a file may begin with.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.trim_start_matches('\u{feff}').lines().map(str::trim)
}

fn fault(text: &str, place: &str, message: Message) -> Diagnostic {
    Diagnostic::new(BAD_ENTRY, Severity::Error, message).at(Span::of(text, place))
}

fn entry(text: &str, line: &str, parsed: &mut Parsed) {
    // `$whitelist`: what is not on the list would be forbidden.
    if line.starts_with('$') {
        parsed.faults.push(fault(text, line, say!("conf-whitelist")));
        return;
    }
    let mut words = line.split_whitespace();
    let code = words.next().unwrap_or_default();
    let number = code.parse::<u32>().ok().filter(|number| (1..1_000_000_000).contains(number));
    let Some(number) = number.map(CardNumber::from_passcode) else {
        parsed.faults.push(fault(text, code, say!("conf-no-passcode", code = code)));
        return;
    };
    let limit = words.next().unwrap_or_default();
    let Ok(limit) = limit.parse::<u32>() else {
        let place = if limit.is_empty() { line } else { limit };
        parsed.faults.push(fault(text, place, say!("conf-no-limit", limit = limit)));
        return;
    };
    let entries = parsed.list.entries.entry(number.clone()).or_default();
    let limited = Limited { limit, since: None, event: None, until: None };
    match entries.first() {
        Some(other) if other.limit != limit => {
            let first = parsed.places.get(&number).copied();
            let twice = fault(text, line, say!("conf-twice", number = number.as_str()));
            parsed.faults.push(twice.related(first, say!("conf-first-here")));
        }
        Some(_) => {}
        None => {
            entries.push(limited);
            parsed.places.insert(number, Span::of(text, line).unwrap_or_default());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "#[A][B]\r\n!A\r\n#forbidden\r\n07391448 0 --fish\r\n10000 2\r\n\r\n!B\r\n53129443 1\r\n";

    #[test]
    fn comments_blanks_leading_zeros_and_several_lists_are_read() {
        assert!(is_conf(TWO) && !is_conf("BT1-005 0\n"));
        let list = |name| {
            let parsed = parse(TWO, Some(name));
            assert_eq!(parsed.faults, []);
            parsed.list.iter().map(|(number, entry)| (number.to_string(), entry.limit)).collect::<Vec<_>>()
        };
        assert_eq!(list("a"), [("00010000".to_owned(), 2), ("07391448".to_owned(), 0)]);
        assert_eq!(list("B"), [("53129443".to_owned(), 1)]);
    }

    #[test]
    fn the_mark_at_the_beginning_of_a_file_is_no_part_of_a_name() {
        let marked = format!("\u{feff}{}", TWO.trim_start_matches("#[A][B]\r\n"));
        assert!(is_conf(&marked));
        assert_eq!(names(&marked), ["A", "B"]);
        assert_eq!(parse(&marked, Some("A")).list.iter().count(), 2);
    }

    #[test]
    fn every_fault_is_told_with_its_place() {
        let faults = |text: &str, name| -> Vec<String> {
            parse(text, name).faults.iter().map(|fault| fault.span.expect("a place").text(text).to_owned()).collect()
        };
        assert_eq!(
            faults("!A\nfish 1\n5 x\n5\n0 1\n$whitelist\n7 1\n7 2\n", None),
            ["fish", "x", "5", "0", "$whitelist", "7 2"]
        );
        assert_eq!(faults(TWO, None), ["A"]);
        assert_eq!(faults(TWO, Some("C")), ["A"]);
    }
}
