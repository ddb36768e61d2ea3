//! One card: its printed facts, and what its skills are known to say.

use std::fmt::Write as _;

use serde_json::Value;

use crate::ability::{
    Action, Area, Attribute, Body, Change, Condition, DeckPart, DeckRule, Keyword, KeywordNames, Says, Scope, Skill,
    Skills, Statement, Subject, Watched,
};
use crate::card::{Card, Face};
use crate::catalog::Entry;
use crate::language::{Argument, Lang, Message, say};
use crate::shown;
use crate::wording::{self, Wording};

use super::{colored, figures, skill, written};

/// Columns of a terminal.
const WIDTH: usize = 80;

/// How skills are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skilled {
    /// In the words of whoever reads.
    Words,
    /// In the notation that is the same in every language, as people write it and search by it.
    Notation,
}

/// Everything the table knows of a card.
pub fn show(entry: &Entry, skilled: Skilled, wording: Wording<'_>) -> String {
    let lang = wording.lang();
    let term = |english| wording.term(english);
    let card = &entry.card;
    let mut out = head(card);
    let mut facts = vec![term(card.kind.term()).to_owned()];
    let colors = colored::words(card.colors, |color| term(color.name()).to_owned());
    facts.extend((!colors.is_empty()).then_some(colors));
    let rarity = shown::line(&card.rarity);
    facts.extend((!rarity.is_empty()).then(|| format!("{} {rarity}", term("rarity"))));
    // Styles are among them, and no word of a table that is not shown as what it is.
    let _ = writeln!(out, "  {}", facts.join(" · "));
    let mut numbers = Vec::new();
    numbers.extend(card.energy.map(|cost| format!("{} {cost}", term("energy cost"))));
    numbers.extend(
        card.combo
            .map(|combo| format!("{} {}, {} {}", term("combo cost"), combo.cost, term("combo power"), combo.power)),
    );
    numbers.extend(card.z_energy.map(|cost| say!("card-z-energy", cost = cost.to_string()).text(lang)));
    if !numbers.is_empty() {
        line(&mut out, &numbers.join(" · "));
    }
    if card.lacks_z_energy() {
        line(&mut out, &say!("card-z-energy-not-known").text(lang));
    }
    face(&mut out, &card.front, &entry.front, skilled, wording);
    if let Some(back) = &card.back {
        out.push('\n');
        line(&mut out, &side_behind(&back.name).text(lang));
        face(&mut out, back, &entry.back, skilled, wording);
    }
    out
}

/// The number and the name, the number in the color of the card.
pub(super) fn head(card: &Card) -> String {
    format!("{}  {}\n", colored::of_card(card, &shown::line(card.number.as_str())), shown::line(card.name()))
}

/// Where a card can be looked at: an address in which `{number}` stands for its number.
///
/// ```
/// use deckscouter::{catalog::Catalog, report::card};
/// let catalog = Catalog::embedded();
/// let champa = &catalog.get(&"BT1-001".parse().unwrap()).unwrap().card;
/// assert_eq!(card::address("https://cards.test/{number}.html", champa), "https://cards.test/BT1-001.html");
/// ```
pub fn address(pattern: &str, card: &Card) -> String {
    let mut number = String::new();
    for byte in card.number.as_str().bytes() {
        // What has no other meaning in an address stands for itself (RFC 3986, 2.3).
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            number.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(number, "%{byte:02X}");
        }
    }
    pattern.replace(NUMBER, &number)
}

/// What stands for the number in an address.
pub const NUMBER: &str = "{number}";

pub(super) fn line(out: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "  {}", shown::line(text));
}

/// What a side is called in other languages: `it: Drago`.
pub(super) fn other_names(out: &mut String, face: &Face) {
    for (language, names) in face.names_by_language() {
        line(out, &format!("{language}: {}", names.join(", ")));
    }
}

/// Where the back of a card begins.
pub(super) fn side_behind(name: &str) -> Message {
    if name.is_empty() { say!("card-back", name = say!("card-name-not-known")) } else { say!("card-back", name = name) }
}

fn face(out: &mut String, face: &Face, skills: &Skills, skilled: Skilled, wording: Wording<'_>) {
    let lang = wording.lang();
    other_names(out, face);
    if let Some(power) = face.power {
        line(out, &format!("{} {power}", wording.term("power")));
    }
    for (label, values) in [("character", &face.characters), ("trait", &face.traits), ("era", &face.eras)] {
        if !values.is_empty() {
            line(out, &format!("{}: {}", wording.term(label), values.join(", ")));
        }
    }
    for (at, printed) in skills.printed().enumerate() {
        if printed.iter().all(Skill::is_read) {
            for line in printed {
                match skilled {
                    Skilled::Words => said(out, line, wording),
                    Skilled::Notation => skill(out, line, wording),
                }
            }
            continue;
        }
        // Where text is withheld, nobody knows how many lines stand above this one.
        let lacking =
            if skills.partial { say!("card-not-modelled") } else { say!("card-line-not-modelled", line = at + 1) };
        let tags: String = printed.iter().take(1).map(|line| tags(line, wording)).collect();
        wrapped(out, format!("{tags} {}", lacking.text(lang)).trim(), "  ");
    }
    if skills.partial {
        line(out, &say!("card-further-skills").text(lang));
    } else if skills.lines.is_empty() {
        line(out, &say!("card-no-skills").text(lang));
    }
}

fn tags(skill: &Skill, wording: Wording<'_>) -> String {
    skill.tags.iter().map(|tag| wording.tag(tag)).collect()
}

/// A skill line that is known, in words.
fn said(out: &mut String, skill: &Skill, wording: Wording<'_>) {
    let words = skill::say(skill, wording.lang()).unwrap_or_default();
    wrapped(out, format!("{} {words}", tags(skill, wording)).trim(), "  ");
}

/// A skill line that is known, in the notation.
fn skill(out: &mut String, skill: &Skill, wording: Wording<'_>) {
    let said: Vec<String> = skill.statements().iter().map(|said| statement(said).text(wording.lang())).collect();
    wrapped(out, format!("{} {}", tags(skill, wording), said.join("; ")).trim(), "  ");
    if let Body::Does(does) = &skill.body {
        for (key, value) in written::keys(does.as_ref()) {
            part(out, &key, &value);
        }
    }
}

/// A part of what a skill does: on one line, or its items each on one.
fn part(out: &mut String, key: &str, value: &Value) {
    let one = format!("{key}: {}", written::flow(value));
    match value {
        Value::Array(items) if one.chars().count() + 4 > WIDTH => {
            line(out, &format!("  {key}:"));
            for item in items {
                wrapped(out, &format!("- {}", written::flow(item)), "      ");
            }
        }
        _ => wrapped(out, &one, "    "),
    }
}

/// A line that goes on below where it is longer than a terminal.
fn wrapped(out: &mut String, text: &str, indent: &str) {
    let below = format!("{indent}  ");
    let options = textwrap::Options::new(WIDTH).initial_indent(indent).subsequent_indent(&below).break_words(false);
    let _ = writeln!(out, "{}", figures::fill(&shown::line(text), options));
}

/// A statement in our own words, or where they fail us in those of the ability language.
pub(super) fn statement(statement: &Statement) -> Message {
    let what = what(&statement.says, statement.scope);
    let says = match statement.says {
        // Of the player, whose deck and life it is about.
        Says::Include(..) | Says::StartingLife(_) => what,
        _ => say!("says-of", who = who(&statement.about), what = what),
    };
    match &statement.when {
        None => says,
        Some(Condition::Leader(filter)) => say!("says-if-leader", cards = wording::cards(filter), says = says),
        Some(Condition::Under { at_least, cards, host }) => {
            let (cards, host) = (wording::cards(cards), wording::cards(host));
            say!("says-with-under", count = *at_least, cards = cards, host = host, says = says)
        }
        Some(condition) => say!("says-if", condition = written::flow(&written::value(condition)), says = says),
    }
}

fn who(subject: &Subject) -> Message {
    match subject {
        Subject::This => say!("says-this-card"),
        Subject::Yours(filter) => say!("says-your-cards", cards = wording::cards(filter)),
        Subject::Theirs(filter) => say!("says-their-cards", cards = wording::cards(filter)),
        Subject::Above => say!("says-card-above"),
        Subject::Cards(selector) => Message::from(written::flow(&written::value(selector))),
    }
}

/// What is said, and where it holds.
fn what(says: &Says, scope: Scope) -> Message {
    let there = |what: Message| match scope {
        Scope::InPlay => what,
        _ => say!("says-in", scope = skill::place(scope), what = what),
    };
    let detailed = |what, detail: Value| say!("says-detail", what = there(what), detail = written::flow(&detail));
    match says {
        Says::Has(attributes) => {
            there(say!("says-also-has", what = Argument::list(attributes.iter().map(attribute), ", ")))
        }
        Says::Change(Change::NoSpecifiedCost) => there(say!("says-no-specified-cost")),
        Says::Change(Change::Forbid(Action::Attack)) => there(say!("says-cannot-attack")),
        Says::Change(Change::NegateKeyword(keyword)) => {
            there(say!("says-keyword-negated", keyword = printed(*keyword)))
        }
        Says::Change(Change::Forbid(Action::MovedBy(Watched::Yours(filter), Some(Area::Drop)))) => {
            there(say!("says-not-discarded", cards = wording::cards(filter)))
        }
        Says::Change(Change::MayAwaken) => there(say!("says-may-use", keyword = printed(Keyword::Awaken))),
        Says::Change(Change::Discount(discount)) | Says::Discount(discount) => {
            detailed(say!("says-costs-less"), written::value(discount))
        }
        Says::Change(change) => there(Message::from(written::flow(&written::value(change)))),
        Says::Loses => there(say!("says-loses")),
        Says::Instead(instead) => detailed(say!("says-instead"), written::value(instead)),
        Says::ChoosesFrom(family, areas) => {
            let areas = Argument::list(areas.iter().map(|area| wording::term(area.term())), ", ");
            say!("says-chooses-from", family = format!("{family:?}"), areas = areas)
        }
        Says::StacksToo(n, from) => detailed(say!("says-stacks-too", number = *n), written::value(from)),
        Says::Include(part, rule) => deck_rule(*part, rule),
        Says::StartingLife(n) => say!("says-starting-life", life = *n),
    }
}

fn deck_rule(part: DeckPart, rule: &DeckRule) -> Message {
    let part = match part {
        DeckPart::Deck => "deck",
        DeckPart::ZDeck => "z",
    };
    match rule {
        DeckRule::Copies(None) => say!("says-any-copies", part = part),
        DeckRule::Copies(Some(n)) => say!("says-copies", copies = *n, part = part),
        DeckRule::AtMost(n, filter) => say!("says-at-most", most = *n, cards = wording::cards(filter), part = part),
        DeckRule::Without(filter) => say!("says-without", cards = wording::cards(filter), part = part),
        DeckRule::Only(filter) => say!("says-only", cards = wording::cards(filter), part = part),
    }
}

fn attribute(attribute: &Attribute) -> Argument {
    match attribute {
        Attribute::Name(name) => format!("{{{name}}}").into(),
        Attribute::Character(name) => format!("＜{name}＞").into(),
        Attribute::Trait(name) => format!("《{name}》").into(),
        Attribute::Colors(colors) => Argument::list(colors.iter().map(|color| wording::term(color.name())), "/"),
        Attribute::Kind(kind) => wording::term(kind.term()).into(),
        Attribute::Keyword(keyword) => say!("in-brackets", keyword = printed(*keyword)).into(),
    }
}

/// The name of a keyword as cards print it.
fn printed(keyword: Keyword) -> Message {
    Message::each(|lang| match KeywordNames::embedded() {
        Ok(names) => Wording::new(names, lang).keyword(keyword).to_owned(),
        Err(_) => keyword.words(),
    })
}

/// A card on one line, for lists of candidates: what tells it from others of its name stands behind it.
///
/// ```
/// use deckscouter::{catalog::Catalog, language::Lang, report::card};
/// let catalog = Catalog::embedded();
/// let brief = |number: &str| card::brief(&catalog.get(&number.parse().unwrap()).unwrap().card, Lang::En);
/// assert_eq!(brief("BT1-006"), "BT1-006  Scheming Champa (Battle Card, red, 2 (R))");
/// assert_eq!(brief("BT1-001"), "BT1-001  Champa // God of Destruction Champa (Leader Card, red)");
/// ```
pub fn brief(card: &Card, lang: Lang) -> String {
    let kind = wording::term(card.kind.term()).text(lang);
    let colors: Vec<String> =
        card.colors.iter().map(|color| say!("color-word", color = color.name()).text(lang)).collect();
    let colors = Some(colors.join("/")).filter(|colors| !colors.is_empty());
    let attributes = Some(card.attributes.join("/")).filter(|attributes| !attributes.is_empty());
    let cost = card.energy.map(|cost| cost.to_string());
    let facts: Vec<String> = [Some(kind), colors, attributes, cost].into_iter().flatten().collect();
    let names: Vec<&str> = card.faces().map(|face| face.name.as_str()).filter(|name| !name.is_empty()).collect();
    format!("{}  {} ({})", card.number, names.join(" // "), facts.join(", "))
}
