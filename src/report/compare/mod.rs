//! Two lists side by side: for people as a diff, for programs as JSON and CSV, for documents as Markdown.
//!
//! Only cards that change are listed; the figures below them are those of both decks, changed or not.

mod json;

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};

use super::figures::{self, Cell};
use super::odds::{Wanted, cell, filled, goes_back, percent, seat};
use super::{Checked, human, sentence, title};
use crate::card::{Card, Color, Kind, Section};
use crate::language::{Argument, Lang, Message, say};
use crate::legality::compare::{Comparison, Copies, Pair};
use crate::legality::profile::{Cap, Profile};
use crate::shown;
use crate::wording;

pub use json::{json, schema};

/// Everything that is told of two lists.
#[derive(Debug)]
pub struct Difference<'a> {
    /// The lists.
    pub lists: Pair<Checked<'a>>,
    /// Their cards.
    pub comparison: Comparison<'a>,
    /// Their chances, where something is wanted.
    pub chances: Option<Chances<'a>>,
}

/// The chances of both lists.
#[derive(Debug)]
pub struct Chances<'a> {
    /// Whether the player goes first.
    pub first: bool,
    /// What goes back, as the user wrote it.
    pub mulligan: &'a str,
    /// What is wanted.
    pub wants: Vec<Pair<Wanted>>,
}

/// What a figure counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    Size,
    Cost,
    Kind,
    Color,
    Cap,
}

impl Counted {
    /// The word in CSV.
    const fn id(self) -> &'static str {
        match self {
            Self::Size => "size",
            Self::Cost => "cost",
            Self::Kind => "type",
            Self::Color => "color",
            Self::Cap => "cap",
        }
    }

    /// What stands before the figures of its kind.
    fn title(self) -> Message {
        match self {
            Self::Size => say!("diff-size"),
            Self::Cost => say!("diff-cost"),
            Self::Kind => say!("diff-type"),
            Self::Color => say!("diff-color"),
            Self::Cap => say!("diff-cap"),
        }
    }
}

/// Cards of both decks that have something in common.
struct Figure {
    counted: Counted,
    /// The word for programs.
    key: String,
    /// The words for people.
    name: Message,
    cards: Pair<u32>,
}

impl Difference<'_> {
    /// The language of whoever reads it.
    const fn lang(&self) -> Lang {
        self.lists.after.lang
    }

    /// What a part of the decks is called.
    fn part(&self, section: Section) -> String {
        title(self.lists.after.outcome.context.ruleset.called(section), self.lang())
    }

    /// All figures of which either list has some.
    fn figures(&self) -> Vec<Figure> {
        let figure = |counted, key: &str, name: Message, cards| Figure { counted, key: key.to_owned(), name, cards };
        let profiles = self.comparison.profiles.as_ref();
        let each = |count: &dyn Fn(&Profile) -> u32| profiles.map(count);
        let sections = Section::ALL.into_iter().filter(|section| *section != Section::Leader).map(|section| {
            figure(Counted::Size, section.id(), say!("section", section = section.id()), self.comparison.size(section))
        });
        let costs = (0..profiles.before.curve.0.len().max(profiles.after.curve.0.len())).map(|cost| {
            let name = cost.to_string();
            figure(Counted::Cost, &name, name.clone().into(), each(&|deck| deck.curve.cards(cost)))
        });
        let kinds = Kind::ALL.into_iter().map(|kind| {
            let word = say!("kind-word", kind = kind.id());
            figure(Counted::Kind, kind.id(), word, each(&|deck| deck.curve.kind(kind)))
        });
        let colors = Color::ALL.into_iter().map(|color| {
            let word = say!("color-word", color = color.name());
            figure(Counted::Color, color.name(), word, each(&|deck| deck.colors[color]))
        });
        let multicolor = [figure(Counted::Color, "multicolor", say!("multicolor"), each(&|deck| deck.multicolor))];
        let caps = self.caps().into_iter().filter_map(|cap| {
            let keyword = cap.before.or(cap.after)?.keyword;
            let cards = cap.map(|cap| cap.map_or(0, |cap| cap.cards));
            let words = say!("diff-capped", keyword = wording::keyword(keyword), limit = limit(cap));
            Some(figure(Counted::Cap, keyword.id(), words, cards))
        });
        let all = sections.chain(costs).chain(kinds).chain(colors).chain(multicolor).chain(caps);
        all.filter(|figure| figure.cards != Pair::default()).collect()
    }

    /// The caps of both editions; one may know a cap that the other does not.
    fn caps(&self) -> Vec<Pair<Option<Cap>>> {
        let Pair { before, after } = self.comparison.profiles.as_ref().map(|profile| &profile.caps);
        let other = |cap: &Cap, caps: &[Cap]| caps.iter().find(|other| other.keyword == cap.keyword).copied();
        let of_first = before.iter().map(|cap| Pair { before: Some(*cap), after: other(cap, after) });
        let new = after.iter().filter(|cap| other(cap, before).is_none());
        of_first.chain(new.map(|cap| Pair { before: None, after: Some(*cap) })).collect()
    }
}

/// `at most 4`; `at most 4, then 2`.
fn limit(cap: Pair<Option<Cap>>) -> Message {
    let most =
        |cap: Option<Cap>| cap.map_or_else(|| say!("diff-any-number"), |cap| say!("diff-at-most", max = cap.max));
    let Pair { before, after } = cap.map(most);
    if before == after { before } else { say!("diff-then", before = before, after = after) }
}

/// `+3`, `-2`; nothing where nothing changes.
fn signed(change: i64) -> String {
    if change == 0 { String::new() } else { format!("{change:+}") }
}

/// The names of all sides of a card.
fn name(card: &Card) -> String {
    card.faces().map(|face| face.name.as_str()).collect::<Vec<_>>().join(" // ")
}

/// The chances of a want by each turn that both decks reach.
fn turns(want: &Pair<Wanted>) -> impl Iterator<Item = (usize, Pair<f64>)> {
    let both = want.before.by_turn.iter().zip(&want.after.by_turn);
    both.map(|(before, after)| Pair { before: *before, after: *after }).enumerate()
}

/// A row for each card that changes, each figure, each want and turn: `what,key,name,before,after,change`. What is the
/// section of a card, `size`, `cost`, `type`, `color`, `cap`, or `odds`.
pub fn csv(difference: &Difference<'_>) -> String {
    let mut rows = vec![["what", "key", "name", "before", "after", "change"].map(|head| Cell::from(head.to_owned()))];
    let cells = |what: &str, key: &str, name: String, numbers: Pair<String>, change: String| {
        let [what, key] = [what, key].map(str::to_owned);
        let change = Cell::Number(change);
        [what.into(), key.into(), name.into(), numbers.before.into(), numbers.after.into(), change]
    };
    let row = |what: &str, key: &str, name: String, Pair { before, after }: Pair<u32>| {
        let change = i64::from(after) - i64::from(before);
        let numbers = Pair { before: before.to_string(), after: after.to_string() };
        cells(what, key, name, numbers, change.to_string())
    };
    let changed = difference.comparison.changed();
    rows.extend(changed.map(|of| row(of.section.id(), of.card.number.as_str(), name(of.card), of.copies)));
    let figures = difference.figures();
    rows.extend(figures.into_iter().map(|of| row(of.counted.id(), &of.key, of.name.to_string(), of.cards)));
    for want in difference.chances.iter().flat_map(|chances| &chances.wants) {
        rows.extend(turns(want).map(|(turn, Pair { before, after })| {
            let change = (after - before).to_string();
            let numbers = Pair { before: before.to_string(), after: after.to_string() };
            cells("odds", &want.before.expr, format!("turn {turn}"), numbers, change)
        }));
    }
    figures::csv(rows)
}

/// The table of the figures; the title of those of a kind stands before the first.
fn figure_rows(figures: &[Figure], lang: Lang) -> Vec<Vec<String>> {
    let mut rows = vec![["", ""].map(str::to_owned).into_iter().chain(numbers_head(lang)).collect::<Vec<_>>()];
    let mut last = None;
    for Figure { counted, name, cards, .. } in figures {
        let title = if last == Some(*counted) { String::new() } else { counted.title().text(lang) };
        last = Some(*counted);
        let numbers = [cards.before.to_string(), cards.after.to_string(), signed(cards.change())];
        rows.push([title, sentence_of(*counted, &name.text(lang))].into_iter().chain(numbers).collect());
    }
    rows
}

/// The parts of a deck begin as titles do.
fn sentence_of(counted: Counted, name: &str) -> String {
    if counted == Counted::Size { sentence(name) } else { name.to_owned() }
}

/// What stands above numbers of both decks.
fn numbers_head(lang: Lang) -> [String; 3] {
    [say!("column-before"), say!("column-after"), say!("column-change")].map(|column| column.text(lang))
}

/// The table of a want by turn, the change in percentage points.
fn chance_rows(want: &Pair<Wanted>, lang: Lang) -> Vec<Vec<String>> {
    let head = std::iter::once(say!("column-turn").text(lang)).chain(numbers_head(lang)).collect();
    let row = |(turn, p): (usize, Pair<f64>)| {
        let points = (p.after - p.before) * 100.0;
        let change = if points.abs() < 0.005 { String::new() } else { format!("{points:+.2}") };
        vec![turn.to_string(), percent(p.before), percent(p.after), change]
    };
    std::iter::once(head).chain(turns(want).map(row)).collect()
}

impl Chances<'_> {
    fn title(&self) -> Message {
        say!("chances", seat = seat(self.first), mulligan = goes_back(self.mulligan))
    }
}

/// `3 cards out, 4 in, 47 in both`.
fn told(comparison: &Comparison<'_>) -> Message {
    if comparison.is_same() {
        return say!("diff-same", cards = comparison.stayed());
    }
    let Pair { before, after } = comparison.moved();
    say!("diff-moved", cards = before, came = after, stayed = comparison.stayed())
}

/// Tables: the cards that change, the figures, the chances.
pub fn markdown(difference: &Difference<'_>) -> String {
    let mut out = String::new();
    let lang = difference.lang();
    for (which, checked) in
        [(say!("diff-before"), &difference.lists.before), (say!("diff-after"), &difference.lists.after)]
    {
        let deck = cell(checked.source);
        let verdict = checked.outcome.verdict.message();
        let terms = shown::markdown(&checked.judged_by());
        let said = say!("diff-verdict", list = which, deck = deck, verdict = verdict, terms = terms);
        // Writing to a string cannot fail.
        let _ = writeln!(out, "* {}", said.text(lang));
    }
    let _ = writeln!(out, "* {}", told(&difference.comparison).text(lang));
    let head = [say!("column-section"), say!("column-card"), say!("column-name")].map(|column| column.text(lang));
    let mut rows = vec![head.into_iter().chain(numbers_head(lang)).collect::<Vec<_>>()];
    rows.extend(difference.comparison.changed().map(|of| {
        let Pair { before, after } = of.copies.map(|n| n.to_string());
        let card = [difference.part(of.section), of.card.number.to_string(), name(of.card)];
        card.into_iter().chain([before, after, signed(of.copies.change())]).collect()
    }));
    if rows.len() > 1 {
        let _ = write!(out, "\n{}", figures::markdown(&rows, 3));
    }
    let _ = write!(out, "\n{}", figures::markdown(&figure_rows(&difference.figures(), lang), 2));
    if let Some(chances) = &difference.chances {
        let title = say!("chances-of", chances = chances.title()).text(lang);
        let _ = writeln!(out, "\n{}", shown::markdown(&title));
        for want in &chances.wants {
            let table = figures::markdown(&chance_rows(want, lang), 0);
            let _ = write!(out, "\n{}\n\n{table}", cell(&want.before.expr));
        }
    }
    out
}

/// For people: both verdicts, the cards that change, the figures, the chances.
pub fn human(difference: &Difference<'_>) -> String {
    let [out_style, in_style] =
        [AnsiColor::Red, AnsiColor::Green].map(|color| Style::new().fg_color(Some(color.into())));
    let [before, after] = [
        (format!("{out_style}---{out_style:#} "), &difference.lists.before),
        (format!("{in_style}+++{in_style:#} "), &difference.lists.after),
    ]
    .map(|(mark, list)| human::verdict_behind(&mark, list));
    let (comparison, lang) = (&difference.comparison, difference.lang());
    let told = told(comparison).text(lang);
    let mut out = format!("{before}{after}{told}\n");
    for section in Section::ALL {
        let changed: Vec<&Copies<'_>> = comparison.changed().filter(|of| of.section == section).collect();
        if changed.is_empty() {
            continue;
        }
        let Pair { before, after } = comparison.size(section);
        // Writing to a string cannot fail.
        let said = say!("diff-section", title = difference.part(section), before = before, after = after);
        let _ = writeln!(out, "\n{}", said.text(lang));
        for of in &changed {
            let style = if of.copies.change() < 0 { out_style } else { in_style };
            let _ = writeln!(out, "{style}{}{style:#}", line(of, &changed));
        }
    }
    if !comparison.is_same() {
        let _ = write!(out, "\n{}", figures::table(&figure_rows(&difference.figures(), lang), 2));
    }
    if let Some(chances) = &difference.chances {
        let _ = write!(out, "\n{}", filled(&chances.title().text(lang), "", "  "));
        for want in &chances.wants {
            out.push('\n');
            out.push_str(&wanted(want, lang));
        }
    }
    out
}

/// `- 4 → 2  BT1-006  Scheming Champa`, in columns with the lines beside it.
fn line(of: &Copies<'_>, beside: &[&Copies<'_>]) -> String {
    let width = |text: fn(&Copies<'_>) -> String| beside.iter().map(|of| text(of).len()).max().unwrap_or(0);
    let before = width(|of| of.copies.before.to_string());
    let after = width(|of| of.copies.after.to_string());
    let number = width(|of| of.card.number.to_string());
    let sign = if of.copies.change() < 0 { '-' } else { '+' };
    let Pair { before: first, after: second } = of.copies;
    let head = format!("{sign} {first:>before$} → {second:>after$}  {:<number$}  ", of.card.number);
    let indent = " ".repeat(head.chars().count());
    filled(&name(of.card), &head, &indent).trim_end().to_owned()
}

/// What is wanted, how many such cards there are, and the chances.
fn wanted(want: &Pair<Wanted>, lang: Lang) -> String {
    let mut out = filled(&want.before.expr, "", "  ");
    let both = want.before.counts.iter().zip(&want.after.counts);
    let counts =
        both.map(|((what, before), (_, after))| say!("diff-count", what = what, before = *before, after = *after));
    let counts = say!("in-the-deck", counts = Argument::list(counts, "; "));
    out.push_str(&filled(&counts.text(lang), "  ", "  "));
    for (list, want) in [("before", &want.before), ("after", &want.after)] {
        if let Some(reason) = &want.impossible {
            out.push_str(&filled(&say!("diff-impossible", list = list, reason = reason).text(lang), "  ", "  "));
        }
    }
    out + &figures::table(&chance_rows(want, lang), 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{Catalog, import};
    use crate::diagnostic::LineIndex;
    use crate::legality::compare::compare;
    use crate::ruleset::Ruleset;
    use crate::{deck, legality};

    /// Both forms for documents of a comparison with a card of a user's table.
    fn told(name: &str) -> [String; 2] {
        let name = serde_json::to_string(name).expect("text");
        let row = format!(
            r#"{{"number": "ZZ1-001", "type": "BATTLE", "name": {name}, "colors": ["Red"], "energy": 99, "power": 5000}}"#
        );
        let imported = import::read(&row).expect("the keyword table fits");
        assert_eq!(imported.problems, []);
        let catalog = Catalog::with_user_tables(vec![imported.cards]);
        let rules = Ruleset::embedded("dbscg-1.10").expect("embedded");
        let texts = Pair { before: "1 BT1-001\n4 BT1-006\n", after: "1 BT1-001\n1000 ZZ1-001\n" };
        let decks = texts.map(deck::read);
        let outcomes = decks.as_ref().map(|decks| legality::check(&decks.readings[0], &catalog, &rules));
        let lines = texts.map(LineIndex::new);
        let checked =
            |text, lines, outcome| Checked { source: "list", path: "list", text, lines, outcome, lang: Lang::En };
        let lists = Pair {
            before: checked(texts.before, &lines.before, &outcomes.before),
            after: checked(texts.after, &lines.after, &outcomes.after),
        };
        let comparison = compare(&outcomes.before, &outcomes.after);
        let difference = Difference { lists, comparison, chances: None };
        [human(&difference), markdown(&difference)].map(|text| anstream::adapter::strip_str(&text).to_string())
    }

    #[test]
    fn a_long_name_is_wrapped_below_itself() {
        let [human, _] = told(&"Sea Bream ".repeat(30));
        let cards: Vec<&str> = human.lines().collect();
        assert!(cards.iter().all(|line| line.chars().count() <= 80), "{human}");
        let at = cards.iter().position(|line| line.contains("ZZ1-001")).expect("the card");
        assert!(cards[at].starts_with("+ 0 → 1000  ZZ1-001  Sea Bream"), "{human}");
        assert!(cards[at + 1].starts_with(&" ".repeat("+ 0 → 1000  ZZ1-001  ".chars().count())), "{human}");
    }

    #[test]
    fn a_name_cannot_change_the_terminal_or_break_a_table() {
        let [human, markdown] = told("Fish\u{1b}[2J|Bones");
        assert!(!human.contains('\u{1b}') && !markdown.contains('\u{1b}'), "{human}{markdown}");
        assert!(markdown.contains("[2J\\|Bones"), "{markdown}");
    }
}
