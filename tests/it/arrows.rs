//! Which file of `src` calls on which: by the paths that it names, followed through what files hand on to the file that has
//! the item, and by the methods that it calls, where one file alone has a method of that name. A method that a file has for a
//! trait is the trait's: who calls it need not know the file.
//!
//! A file and those below it (`deck/mod.rs` and `deck/header.rs`) are one house: what they take from each other is no arrow.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Where a module stands: `["deck", "notation", "map"]`.
type Place = Vec<String>;

/// All files by place.
pub(crate) struct House(BTreeMap<Place, Room>);

/// A file, as far as others and it call on each other.
struct Room {
    file: String,
    /// The paths that it names, from the root of the crate.
    named: BTreeSet<Place>,
    /// What stands in it under a name of its own, and is another file's.
    handed_on: BTreeMap<String, Place>,
    /// The methods that it has.
    methods: BTreeSet<String>,
    /// The methods that it calls.
    called: BTreeSet<String>,
}

/// Methods of the standard library that types of ours have, too: who calls one means the library's as a rule.
const COMMON: [&str; 47] = [
    "all",
    "and",
    "any",
    "as_ref",
    "as_str",
    "chars",
    "clear",
    "clone",
    "cmp",
    "collect",
    "contains",
    "count",
    "create",
    "entry",
    "eq",
    "extend",
    "find",
    "first",
    "flush",
    "fmt",
    "get",
    "get_mut",
    "insert",
    "into",
    "into_iter",
    "is_empty",
    "is_none",
    "iter",
    "last",
    "len",
    "lines",
    "map",
    "next",
    "open",
    "parse",
    "peek",
    "pop",
    "position",
    "push",
    "remove",
    "skip",
    "sort",
    "split",
    "sum",
    "take",
    "to_string",
    "write",
];

impl House {
    /// Of files by their path below `src`, each with its code without tests.
    pub(crate) fn of(files: impl IntoIterator<Item = (String, String)>) -> Self {
        let files: BTreeMap<Place, (String, Vec<Token>)> =
            files.into_iter().map(|(file, code)| (place(&file), (file, tokens(&code)))).collect();
        let places: BTreeSet<Place> = files.keys().cloned().collect();
        let rooms = files.into_iter().map(|(place, (file, tokens))| {
            let room = Room::of(file, &place, &tokens, &places);
            (place, room)
        });
        Self(rooms.collect())
    }

    /// The files of a folder that call on each other in a circle, each with the next; one circle a file that is in any. The
    /// files of each of the `wholes`, which are folders too, count as one.
    pub(crate) fn circles<'h>(&'h self, folder: &str, wholes: &[&'h str]) -> Vec<String> {
        let part = |at: &Place| {
            let file = self.0[at].file.as_str();
            wholes.iter().copied().find(|whole| is_below(file, whole)).unwrap_or(file)
        };
        let mut arrows: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for at in self.0.keys().filter(|at| is_below(&self.0[*at].file, folder)) {
            let called = self.arrows(at).filter(|to| is_below(&self.0[*to].file, folder)).map(part);
            arrows.entry(part(at)).or_default().extend(called.filter(|called| *called != part(at)));
        }
        let circle = |start| {
            let mut before: BTreeMap<&str, &str> = BTreeMap::new();
            let mut next = VecDeque::from([start]);
            while let Some(at) = next.pop_front() {
                for to in arrows[at].iter().copied() {
                    if to == start {
                        let mut files: Vec<&str> =
                            std::iter::successors(Some(at), |at| before.get(at).copied()).collect();
                        files.reverse();
                        return Some(files.join(" -> ") + " -> " + files[0]);
                    }
                    if !before.contains_key(to) {
                        before.insert(to, at);
                        next.push_back(to);
                    }
                }
            }
            None
        };
        arrows.keys().filter_map(|at| circle(*at)).collect()
    }

    /// The files that a file calls on.
    fn arrows(&self, from: &Place) -> impl Iterator<Item = &Place> {
        let room = &self.0[from];
        let named = room.named.iter().filter_map(|path| self.home(path, 8));
        let called = room.called.iter().filter(|name| !COMMON.contains(&name.as_str())).filter_map(|name| {
            let mut having = self.0.iter().filter(|(_, room)| room.methods.contains(name)).map(|(at, _)| at);
            having.next().filter(|_| having.next().is_none())
        });
        let from = from.clone();
        named.chain(called).filter(move |to| !to.starts_with(&from) && !from.starts_with(to))
    }

    /// The file that has what a path means; `None` where it leads nowhere.
    fn home(&self, path: &[String], most: usize) -> Option<&Place> {
        let length = (0..=path.len()).rev().find(|length| self.0.contains_key(&path[..*length]))?;
        let (at, room) = self.0.get_key_value(&path[..length])?;
        let on = path.get(length).and_then(|name| room.handed_on.get(name)).filter(|on| most > 0 && **on != path);
        match on {
            Some(on) => self.home(&[on, &path[length + 1..]].concat(), most - 1),
            None => Some(at),
        }
    }
}

/// Whether a file stands in a folder.
fn is_below(file: &str, folder: &str) -> bool {
    file.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
}

/// Where the module of a file stands.
fn place(file: &str) -> Place {
    let module = file.trim_end_matches(".rs").trim_end_matches("/mod");
    module.split('/').filter(|part| *part != "lib").map(str::to_owned).collect()
}

impl Room {
    fn of(file: String, at: &Place, tokens: &[Token], places: &BTreeSet<Place>) -> Self {
        let (mut named, mut handed_on) = (BTreeSet::new(), BTreeMap::new());
        let (mut methods, mut called) = (BTreeSet::new(), BTreeSet::new());
        let mut rest = tokens;
        // How many tokens stand behind the last methods of a trait.
        let mut behind_trait = usize::MAX;
        while let Some((token, behind)) = rest.split_first() {
            let word = |at: usize| behind.get(at).and_then(Token::word);
            match token {
                Token::Word(start) if start == "use" => {
                    let end = behind.iter().position(|token| *token == Token::Sign(';')).unwrap_or(behind.len());
                    for (path, name) in leaves(&behind[..end]) {
                        if let Some(path) = absolute(&path, at, places) {
                            handed_on.insert(name, path.clone());
                            named.insert(path);
                        }
                    }
                    rest = &behind[end..];
                    continue;
                }
                Token::Word(start) if ["crate", "super", "self"].contains(&start.as_str()) => {
                    let mut path = vec![start.clone()];
                    let mut next = behind;
                    while let [Token::Path, Token::Word(word), tail @ ..] = next {
                        path.push(word.clone());
                        next = tail;
                    }
                    named.extend(absolute(&path, at, places).filter(|_| path.len() > 1));
                    rest = next;
                    continue;
                }
                Token::Word(start) if start == "impl" && behind.len() < behind_trait => {
                    behind_trait = trait_methods(behind).map_or(usize::MAX, |length| behind.len() - length);
                }
                Token::Word(start) if start == "fn" && behind.len() < behind_trait => {
                    let own = behind.iter().skip(1).skip_while(|token| **token != Token::Sign('(')).skip(1);
                    let mut own =
                        own.skip_while(|token| matches!(token, Token::Sign('&' | '\'')) || token.word() == Some("mut"));
                    if own.next().and_then(Token::word) == Some("self") {
                        methods.extend(word(0).map(str::to_owned));
                    }
                }
                // What stands behind two dots, `..rest()`, is no method.
                Token::Sign('.') if behind.first() == Some(&Token::Sign('.')) => rest = behind,
                Token::Sign('.') if matches!(behind.get(1), Some(Token::Sign('(') | Token::Path)) => {
                    called.extend(word(0).map(str::to_owned));
                }
                _ => {}
            }
            rest = rest.get(1..).unwrap_or_default();
        }
        Self { file, named, handed_on, methods, called }
    }
}

/// How far the methods reach that stand behind an `impl` of a trait for a type; `None` where it is another `impl`.
fn trait_methods(behind: &[Token]) -> Option<usize> {
    let begin = behind.iter().position(|token| matches!(token, Token::Sign('{' | ';')))?;
    // `for<'a>` stands before a bound.
    let is_for = |pair: &[Token]| pair[0].word() == Some("for") && pair[1] != Token::Sign('<');
    if !behind[..=begin].windows(2).any(is_for) {
        return None;
    }
    let mut open = 0;
    let end = behind.iter().skip(begin).position(|token| {
        match token {
            Token::Sign('{') => open += 1,
            Token::Sign('}') => open -= 1,
            Token::Word(_) | Token::Path | Token::Sign(_) => {}
        }
        open == 0
    });
    end.map(|end| begin + end)
}

/// A path from the root of the crate; `None` for those of other crates.
fn absolute(path: &[String], at: &Place, places: &BTreeSet<Place>) -> Option<Place> {
    let mut from = match path.first()?.as_str() {
        "crate" => Place::new(),
        "self" | "super" => at.clone(),
        child => {
            let child = [at.as_slice(), &[child.to_owned()]].concat();
            return places.contains(&child).then(|| [&child, &path[1..]].concat());
        }
    };
    let ups = path.iter().take_while(|part| *part == "super").count();
    from.truncate(from.len().checked_sub(ups)?);
    Some([&from, &path[ups.max(1)..]].concat())
}

/// What the tree of a `use` names, each path with the name that it goes by in the file.
fn leaves(tree: &[Token]) -> Vec<(Place, String)> {
    let mut found = Vec::new();
    branch(&mut tree.iter(), &Place::new(), &mut found);
    found
}

/// Takes down the paths up to the brace that closes what stands behind a beginning.
fn branch<'t>(tokens: &mut impl Iterator<Item = &'t Token>, beginning: &Place, found: &mut Vec<(Place, String)>) {
    let (mut path, mut name) = (beginning.clone(), None);
    loop {
        match tokens.next() {
            Some(Token::Word(word)) if word == "as" => {
                name = tokens.next().and_then(Token::word).map(str::to_owned);
            }
            Some(Token::Word(word)) if word == "self" && !path.is_empty() => name = path.last().cloned(),
            Some(Token::Word(word)) => {
                path.push(word.clone());
                name = Some(word.clone());
            }
            Some(Token::Sign('{')) => {
                branch(tokens, &path, found);
                name = None;
            }
            Some(Token::Sign(',')) => {
                found.extend(name.take().map(|name| (path.clone(), name)));
                path.clone_from(beginning);
            }
            Some(Token::Path | Token::Sign('*')) => {}
            Some(Token::Sign(_)) | None => {
                found.extend(name.map(|name| (path, name)));
                return;
            }
        }
    }
}

/// A word, `::` or another sign.
#[derive(Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Path,
    Sign(char),
}

impl Token {
    fn word(&self) -> Option<&str> {
        match self {
            Self::Word(word) => Some(word),
            Self::Path | Self::Sign(_) => None,
        }
    }
}

/// The words and signs of code without its comments, texts and lifetimes.
fn tokens(code: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(hashes) = raw_text(rest) {
            let end = format!("\"{}", "#".repeat(hashes));
            let begin = hashes + 2;
            rest[begin..].find(&end).map_or(rest.len(), |at| begin + at + end.len())
        } else if first == '"' {
            quoted(rest, '"')
        } else if first == '\'' {
            // A sign in quotes, or the name of a lifetime.
            let escaped = rest[1..].starts_with('\\');
            let one = rest.chars().nth(2) == Some('\'');
            if escaped || one {
                quoted(rest, '\'')
            } else {
                1 + rest[1..].find(|c| !is_part(c)).unwrap_or(rest.len() - 1)
            }
        } else if is_part(first) {
            let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            tokens.push(Token::Word(rest[..end].to_owned()));
            end
        } else if rest.starts_with("::") {
            tokens.push(Token::Path);
            2
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Sign(first));
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

/// How many hashes a raw text has that begins here.
fn raw_text(code: &str) -> Option<usize> {
    let behind = code.strip_prefix('r')?;
    let hashes = behind.len() - behind.trim_start_matches('#').len();
    behind[hashes..].starts_with('"').then_some(hashes)
}

/// How long a text in quotes is.
fn quoted(code: &str, quote: char) -> usize {
    let mut escaped = false;
    let end = code.char_indices().skip(1).find(|(_, c)| {
        let ends = *c == quote && !escaped;
        escaped = *c == '\\' && !escaped;
        ends
    });
    end.map_or(code.len(), |(at, c)| at + c.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn circles(files: &[(&str, &str)]) -> Vec<String> {
        House::of(files.iter().map(|(file, code)| ((*file).to_owned(), (*code).to_owned()))).circles("a", &["a/room"])
    }

    #[test]
    fn files_that_name_each_other_are_a_circle_and_a_row_of_them_is_none() {
        let row = [("a/mod.rs", ""), ("a/b.rs", "use super::c::{self, D};"), ("a/c.rs", "use crate::e;"), ("e.rs", "")];
        assert_eq!(circles(&row), [""; 0]);
        let circle = [("a/b.rs", "use super::{c::D, x};"), ("a/c.rs", "fn f() { crate::a::b::g() }"), ("a/x.rs", "")];
        assert_eq!(circles(&circle), ["a/b.rs -> a/c.rs -> a/b.rs", "a/c.rs -> a/b.rs -> a/c.rs"]);
    }

    #[test]
    fn what_is_handed_on_is_the_file_that_has_it() {
        let files = [
            ("a/mod.rs", "mod b; mod c; pub use b::D as E;"),
            ("a/b.rs", "use super::c;"),
            ("a/c.rs", "use super::E;"),
        ];
        assert_eq!(circles(&files).len(), 2);
    }

    #[test]
    fn methods_are_those_of_the_only_file_that_has_one() {
        let mut files = [
            ("a/b.rs", "impl S { pub fn swim(&mut self) { self.dive::<u8>() } }"),
            ("a/c.rs", "impl S { fn dive<T>(&'a self) { self.swim() } }"),
            ("d.rs", ""),
        ];
        assert_eq!(circles(&files).len(), 2);
        files[2].1 = "fn swim(self) {}";
        assert_eq!(circles(&files), [""; 0]);
    }

    #[test]
    fn methods_of_a_trait_are_not_those_of_who_has_them() {
        let dives = ["impl Swim for S { fn dive(&self) { x { } } }", "impl S { fn dive(&self) {} }"];
        for (code, found) in dives.into_iter().zip([0, 2]) {
            let back = "impl<'a> Swim for Box<T> { fn swim(&self) {} } impl S { fn swim_on(&self) { self.dive() } }";
            let code = format!("fn f(s: impl for<'a> Fn(&'a S)) {{ s.swim_on() }} {code}");
            assert_eq!(circles(&[("a/b.rs", &code), ("a/c.rs", back)]).len(), found, "{code}");
        }
    }

    #[test]
    fn what_stands_behind_two_dots_is_no_method() {
        let files = [
            ("a/b.rs", "impl S { fn dive(&self) { self.swim() } }"),
            ("a/c.rs", "fn dive() -> S { S } fn f() -> S { S { x: 1, ..dive() } } impl S { fn swim(&self) {} }"),
        ];
        assert_eq!(circles(&files), [""; 0]);
    }

    #[test]
    fn the_files_of_a_whole_are_one() {
        let files = [
            ("a/room/b.rs", "use super::c;"),
            ("a/room/c.rs", "use super::b; use crate::a::d;"),
            ("a/d.rs", ""),
            ("a/roomy.rs", ""),
        ];
        assert_eq!(circles(&files), [""; 0]);
        let files = [files[0], files[1], ("a/d.rs", "use super::room::b;"), files[3]];
        assert_eq!(circles(&files), ["a/d.rs -> a/room -> a/d.rs", "a/room -> a/d.rs -> a/room"]);
    }

    #[test]
    fn texts_comments_and_those_below_are_no_arrows() {
        let files = [
            (
                "a/b.rs",
                "use super::c::d; // super::c\nconst X: &str = \"super::c \\\" super::e\"; fn f<'a>(x: &'a str) { '\"' }",
            ),
            ("a/c.rs", "use d::F; mod d; const Y: &str = r#\"crate::a::b \" \"#;"),
            ("a/c/d.rs", "use super::F; use super::super::c;"),
        ];
        assert_eq!(circles(&files), [""; 0]);
    }

    #[test]
    fn every_leaf_of_a_tree_is_named() {
        let named: Vec<String> = leaves(&tokens("a::{b::{c, d as e}, self, f::*, g}"))
            .into_iter()
            .map(|(path, name)| format!("{} {name}", path.join("::")))
            .collect();
        assert_eq!(named, ["a::b::c c", "a::b::d e", "a a", "a::f f", "a::g g"]);
    }
}
