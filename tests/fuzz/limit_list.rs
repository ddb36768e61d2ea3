//! Any text, read as a list of limits, our own and `lflist.conf`: nothing panics, every place fits the text, and every entry of
//! a list is under the number that its line begins with.

#![no_main]

use deckscouter::language::Lang;
use deckscouter::report::faults;
use deckscouter::ruleset::{ParsedList, conf, parse_list};
use libfuzzer_sys::fuzz_target;

/// So many lists of a file are tried by their names.
const TRIED: usize = 8;

fn check(text: &str, parsed: &ParsedList) {
    let related = parsed.faults.iter().flat_map(|fault| fault.related.iter().map(|(span, _)| *span));
    let places = parsed.faults.iter().map(|fault| fault.span.expect("a place")).chain(related);
    for span in places {
        assert!(text.get(span.start..span.end).is_some(), "{span:?} does not fit");
    }
    faults::human("list", text, &parsed.faults, Lang::It);
    parsed.list.on(None);
}

fuzz_target!(|text: &str| {
    check(text, &parse_list(text));
    conf::is_conf(text);
    check(text, &conf::parse(text, None));
    for name in conf::names(text).into_iter().take(TRIED) {
        let parsed = conf::parse(text, Some(name));
        check(text, &parsed);
        for (number, _) in parsed.list.iter() {
            let place = parsed.places[number].text(text);
            let code = place.split_whitespace().next().and_then(|code| code.parse::<u32>().ok());
            assert_eq!(code, number.passcode(), "{place:?}");
        }
    }
});
