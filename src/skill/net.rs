//! A second look at every line that is read: words of weight must have left a trace in the ability.
//!
//! This knows nothing of the grammar and uses none of it. It takes the words of the line, and everything that the ability
//! is written with, and holds the two against each other: "instead" without a replacement, three "up to" for two free
//! choices, an opponent who is nowhere, a number or a name that is gone. A line that is caught is declined. `rows` are the
//! words that are held against each other.

mod rows;

use std::sync::LazyLock;

use crate::ability::{Body, Keyword, Listener, Skill, spelled};
use rows::{AWAITED_AT, COUNTED, IDLE, IDLE_AT, PRESENT, PRESENT_FROM, SAID, SAID_FROM, rows};

/// How often there is a word of each row, in a text or in an ability.
type Counts = [usize; IDLE_AT + 1];

/// The rows in which words stand.
struct Index {
    /// The wordings of the text.
    said: Words,
    /// The words of the ability.
    left: Words,
}

/// Words with their rows, in heaps of which each has few.
struct Words {
    heaps: [Vec<(&'static str, usize)>; 256],
    /// In which heap a text is looked for.
    heap: fn(&[u8]) -> u8,
}

impl Words {
    fn new(heap: fn(&[u8]) -> u8) -> Self {
        Self { heaps: [const { Vec::new() }; 256], heap }
    }

    fn add(&mut self, words: &'static str, row: usize) {
        self.heaps[usize::from((self.heap)(words.as_bytes()))].push((words, row));
    }

    /// Those that are like a text.
    fn like(&self, text: &str) -> &[(&'static str, usize)] {
        &self.heaps[usize::from((self.heap)(text.as_bytes()))]
    }
}

/// The heap of all words that begin with the same two letters; none has fewer.
fn by_beginning(text: &[u8]) -> u8 {
    if let [first, second, ..] = text { first.wrapping_mul(7).wrapping_add(*second) } else { 0 }
}

/// The heap of all words that begin with the same letter and are as long.
fn by_length(text: &[u8]) -> u8 {
    text.first().map_or(0, |first| first.wrapping_mul(7)).wrapping_add(text.len().to_le_bytes()[0])
}

static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let mut index = Index { said: Words::new(by_beginning), left: Words::new(by_length) };
    for (row, (said, left)) in rows().enumerate() {
        for wording in said {
            index.said.add(wording, row);
        }
        for word in left {
            index.left.add(word, row);
        }
    }
    index
});

/// The word of the text that has left no trace in the ability, if there is one.
pub(super) fn swallowed(text: &str, skill: &Skill) -> Option<String> {
    if skill.body == Body::Tags {
        return None;
    }
    let Plain { line, names } = Plain::of(text);
    let all = counts(&line);
    let weighty = if all[IDLE_AT] > 0 { weighty(&line) } else { line };
    let words = if all[IDLE_AT] > 0 { counts(&weighty) } else { all };
    let traces = Traces::of(skill);
    let awakens = skill.tags.iter().any(|tag| matches!(tag.keyword, Keyword::Awaken | Keyword::AwakenSurge));
    for (row, (said, _)) in COUNTED.iter().enumerate() {
        // To activate [Awaken] is as free as to do what it offers.
        if awakens && *said == ["may"] {
            continue;
        }
        // "If this card attacks": an event, where there is no other word for one.
        let event = usize::from(said[0] == "if" && traces.counts[AWAITED_AT] > 0 && words[AWAITED_AT] == 0);
        if words[row] > traces.counts[row] + event {
            return Some(said[0].to_owned());
        }
    }
    for (row, (said, _)) in (PRESENT_FROM..).zip(PRESENT) {
        if words[row] > 0 && traces.counts[row] == 0 {
            return Some(said[0].to_owned());
        }
    }
    for (row, (_, said)) in (SAID_FROM..).zip(SAID) {
        if traces.counts[row] > 0 && all[row] == 0 {
            return Some(format!("no `{}`", said[0]));
        }
    }
    if let Some(name) = names.into_iter().find(|name| !traces.has_word(name)) {
        return Some(name);
    }
    numbers(&weighty).find(|number| !traces.has_number(*number)).map(|number| number.to_string())
}

/// The words of a text, without its signs, and the names in it.
struct Plain {
    /// The words, with a space before and after each.
    line: String,
    /// What stands in brackets, as letters and digits only.
    names: Vec<String>,
}

impl Plain {
    fn of(text: &str) -> Self {
        let mut line = String::with_capacity(text.len() + 2);
        line.push(' ');
        let mut names = Vec::new();
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let letter = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'\'' | b'-' | b'+');
            let word = rest.bytes().take_while(letter).count();
            if word > 0 {
                line.push_str(&rest[..word]);
                rest = &rest[word..];
                continue;
            }
            let close = match c {
                '[' => ']',
                '＜' => '＞',
                '《' => '》',
                '{' => '}',
                '(' => ')',
                _ => '\0',
            };
            if close != '\0'
                && let Some(end) = rest.find(close)
                // An icon has no words; what else stands in parentheses is said as any other words are.
                && (c != '(' || !rest[..end].contains(' '))
            {
                let name = letters(&rest[c.len_utf8()..end]);
                // Icons are counted by those who pay, tags are said by themselves.
                if !matches!(c, '(' | '[') {
                    names.push(name);
                }
                rest = &rest[end + close.len_utf8()..];
                space(&mut line);
                continue;
            }
            if c.is_alphanumeric() {
                line.push(c);
            } else {
                space(&mut line);
            }
            rest = &rest[c.len_utf8()..];
        }
        space(&mut line);
        Self { line: line.replace(" non-", " non ").replace(" may not ", " cannot "), names }
    }
}

/// One space between words.
fn space(line: &mut String) {
    if !line.ends_with(' ') {
        line.push(' ');
    }
}

/// The words without those that have no weight where they stand.
fn weighty(line: &str) -> String {
    let without =
        |line: String, idle: &&str| if line.contains(*idle) { line.replace(&format!(" {idle} "), " ") } else { line };
    IDLE.iter().fold(line.to_owned(), without)
}

/// How often the wordings of each row stand in these words.
fn counts(line: &str) -> Counts {
    let mut counts = [0; _];
    let spaces = line.match_indices(' ').map(|(space, _)| &line[space + 1..]);
    for rest in spaces {
        for (wording, row) in INDEX.said.like(rest) {
            let row = *row;
            if rest.strip_prefix(wording).is_some_and(|rest| rest.starts_with(' ')) {
                counts[row] += 1;
            }
        }
    }
    counts
}

/// The numbers, but for 1, which goes without saying; "less than 3" is 2 or less, "3 non-black colors" of black cards are 4 colors.
fn numbers(line: &str) -> impl Iterator<Item = i64> {
    let words: Vec<&str> = line.split(' ').collect();
    let number = move |n: usize| {
        let number = words[n].trim_start_matches(['+', '-']).parse::<i64>().ok()?;
        let below = n > 1 && matches!(words[n - 2..n], ["less" | "fewer", "than"]);
        let counted = if words.get(n + 1) == Some(&"or") { n + 3 } else { n + 1 };
        let besides = matches!(words.get(counted..counted + 3), Some(["non", _, "colors" | "color"]));
        Some(number - i64::from(below) + i64::from(besides))
    };
    (0..line.split(' ').count()).filter_map(number).filter(|number| *number > 1)
}

/// Everything that an ability is written with.
struct Traces {
    counts: Counts,
    /// All words, as letters and digits only, each on a line of its own.
    words: String,
    numbers: Vec<i64>,
    /// The lists and mappings that have begun, the innermost last.
    within: Vec<Within>,
}

/// A list or mapping of which not everything has been said.
struct Within {
    /// The counts before it began.
    counts: Counts,
    /// Where its words begin.
    from: usize,
    /// How many single words it has.
    words: usize,
    /// It has something else than single words.
    parts: bool,
    /// It has something that is waited for.
    waits: bool,
    /// It states something.
    states: bool,
}

impl Traces {
    fn of(skill: &Skill) -> Self {
        let (words, numbers) = (String::from("\n"), Vec::new());
        let mut traces = Self { counts: [0; _], words, numbers, within: Vec::new() };
        spelled(skill, &mut traces);
        traces
    }

    fn leave(&mut self, word: &str) {
        let from = self.words.len();
        add_letters(word, &mut self.words);
        let left = &self.words[from..];
        for (word, row) in INDEX.left.like(left) {
            self.counts[*row] += usize::from(*word == left);
        }
        self.words.push('\n');
    }

    fn has_word(&self, word: &str) -> bool {
        self.words.contains(&format!("\n{word}\n"))
    }

    /// Powers in descriptions are in thousands.
    fn has_number(&self, number: i64) -> bool {
        self.numbers.iter().any(|have| have.abs() == number || have.abs() * 1000 == number)
    }
}

impl Listener for Traces {
    fn key(&mut self, key: &str) {
        if let Some(within) = self.within.last_mut() {
            within.parts = true;
            within.waits |= key == "when";
            within.states |= key == "says";
        }
        if key != "when" {
            self.leave(key);
        }
    }

    fn word(&mut self, word: &str) {
        if let Some(within) = self.within.last_mut() {
            within.words += 1;
        }
        self.leave(word);
    }

    fn number(&mut self, number: i64) {
        if let Some(within) = self.within.last_mut() {
            within.parts = true;
        }
        self.numbers.push(number);
    }

    fn begin(&mut self) {
        if let Some(within) = self.within.last_mut() {
            within.parts = true;
        }
        let (counts, from) = (self.counts, self.words.len());
        self.within.push(Within { counts, from, words: 0, parts: false, waits: false, states: false });
    }

    fn end(&mut self) {
        let Some(within) = self.within.pop() else { return };
        // All areas: none of them is spoken of.
        if within.words > 6 && !within.parts {
            self.counts = within.counts;
            self.words.truncate(within.from);
        }
        if within.waits {
            // A statement holds "when" something is so; what a skill waits for is no condition.
            self.leave(if within.states { "when" } else { "trigger" });
        }
    }
}

/// The letters and digits, in lower case.
fn letters(text: &str) -> String {
    let mut letters = String::with_capacity(text.len());
    add_letters(text, &mut letters);
    letters
}

fn add_letters(text: &str, letters: &mut String) {
    if text.is_ascii() {
        let ascii = text.bytes().filter(u8::is_ascii_alphanumeric);
        letters.extend(ascii.map(|letter| char::from(letter.to_ascii_lowercase())));
    } else {
        letters.extend(text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::written::Line;

    /// What is caught when a line is said to mean this.
    fn caught(text: &str, skill: &str) -> Option<String> {
        let Line(skill) = serde_yaml::from_str(skill).unwrap_or_else(|error| panic!("{skill}: {error}"));
        swallowed(text, &skill)
    }

    /// The first reading passes, the second is caught by a word.
    fn check(text: &str, right: &str, wrong: &str, word: &str) {
        let line = |effects: &str| format!("{{tags: '[Auto]', when: {{attacks: this}}, {effects}}}");
        assert_eq!(caught(text, &line(right)), None, "{text}");
        assert_eq!(caught(text, &line(wrong)).as_deref(), Some(word), "{text}");
    }

    const FISH: &str =
        "choose: {from: {whose: opponent, areas: [battle], filter: {trait: Fish}}, count: {up-to: 2}, as: a}";

    #[test]
    fn what_may_be_left_is_not_what_must_be_done() {
        let text = "[Auto] when this card attacks, you may draw 2 cards.";
        check(text, "do: [{may: [[{draw: 2}]]}]", "do: [{draw: 2}]", "may");
        let text = "[Auto] when this card attacks, draw 2 cards.";
        check(text, "do: [{draw: 2}]", "do: [{may: [[{draw: 2}]]}]", "no `may`");
    }

    #[test]
    fn a_condition_is_no_decoration() {
        let text = "[Auto] when this card attacks, if it is your turn, draw 2 cards.";
        check(text, "do: [{if: [{turn: you}, [{draw: 2}]]}]", "do: [{draw: 2}]", "if");
    }

    #[test]
    fn up_to_two_is_not_two() {
        let text = "[Auto] when this card attacks, choose up to 2 of your opponent's 《Fish》 and ko them.";
        let right = format!("do: [{{{FISH}}}, {{ko: {{named: a}}}}]");
        check(text, &right, &right.replace("up-to", "exactly"), "up to");
        check(text, &right, &right.replace("whose: opponent,", ""), "opponent");
        check(text, &right, &right.replace("up-to: 2", "up-to: 3"), "2");
        check(text, &right, &right.replace("Fish", "Bird"), "fish");
        check(text, &right, &right.replace("ko:", "reveal:"), "ko");
    }

    #[test]
    fn a_side_that_nobody_spoke_of_is_wrong() {
        let text = "[Auto] when this card attacks, choose up to 2 of your 《Fish》 and ko them.";
        let wrong = format!("do: [{{{FISH}}}, {{ko: {{named: a}}}}]");
        check(text, &wrong.replace("whose: opponent,", ""), &wrong, "no `opponent`");
    }

    #[test]
    fn instead_is_a_replacement() {
        let text = "[Permanent] if this card would leave the battle area, remove it from the game instead.";
        let instead = "{tags: '[Permanent]', permanent: [{says: {Instead: {would: {leaves: [this, battle]}, do: [{move: [this, {to: removed}]}]}}}]}";
        let after =
            "{tags: '[Auto]', when: {leaves: [this, battle]}, if: {turn: you}, do: [{move: [this, {to: removed}]}]}";
        assert_eq!(caught(text, instead), None);
        assert_eq!(caught(text, after).as_deref(), Some("instead"));
    }

    #[test]
    fn all_but_is_not_all() {
        let text = "[Auto] when this card attacks, choose 2 non-red cards other than 《Fish》 and negate their skills for the turn.";
        let right = "do: [{choose: {from: {filter: {all: [{not: {color: Red}}, {not: {trait: Fish}}]}}, count: {exactly: 2}, as: a}}, \
                     {give: [{named: a}, negate, turn]}]";
        check(
            text,
            right,
            &right.replace("{not: {color: Red}}", "{color: Red}").replace("{not: {trait: Fish}}", "{trait: Fish}"),
            "other than",
        );
        check(text, right, &right.replace("negate, turn", "negate, battle"), "for the turn");
        check(text, right, &right.replace("{not: {color: Red}}, ", ""), "red");
        check(text, right, &right.replace("negate, turn", "{power: 2}, turn"), "negate");
    }

    #[test]
    fn bounds_have_two_sides() {
        let text = "[Auto] when this card attacks, if you have 3 or more cards in your hand, draw 2 cards.";
        let right = "if: {count: [{areas: [hand]}, {min: 3}]}, do: [{draw: 2}]";
        check(text, right, &right.replace("min", "max"), "or more");
        check(text, right, &right.replace("min: 3", "min: 4"), "3");
        check(text, right, &right.replace("hand", "drop"), "hand");
    }

    #[test]
    fn reminders_and_icons_have_no_weight() {
        let text = "[Auto] (R) (2): when this card attacks, draw 2 cards.";
        check(text, "cost: [{energy: {any: 2, of: [[Red]]}}], do: [{draw: 2}]", "do: [{shuffle: you}]", "draw");
    }
}
