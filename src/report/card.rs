//! One card: its printed facts, and what its skills are known to say.

use std::fmt::Write as _;

use serde_json::Value;

use crate::ability::{
    Action, Area, Attribute, Body, Change, Condition, DeckPart, DeckRule, Keyword, Says, Scope, Skill, Skills,
    Statement, Subject, Watched,
};
use crate::card::{Card, Face};
use crate::catalog::Entry;
use crate::shown;
use crate::wording::{self, Wording};

use super::written;

/// Columns of a terminal.
const WIDTH: usize = 80;

/// Everything the table knows of a card. What the manual has a word for is said in the words of a language; what is ours
/// to say, and names, are English.
pub fn show(entry: &Entry, wording: Wording<'_>) -> String {
    let term = |english| wording.term(english);
    let card = &entry.card;
    let mut out = format!("{}  {}\n", card.number, shown::line(card.name()));
    let mut facts = vec![term(card.kind.term()).to_owned()];
    let colors: Vec<&str> = card.colors.iter().map(|color| term(color.name())).collect();
    facts.extend((!colors.is_empty()).then(|| colors.join("/")));
    facts.extend((!card.rarity.is_empty()).then(|| format!("{} {}", term("rarity"), card.rarity)));
    line(&mut out, &facts.join(" · "));
    let mut numbers = Vec::new();
    numbers.extend(card.energy.map(|cost| format!("{} {cost}", term("energy cost"))));
    numbers.extend(
        card.combo
            .map(|combo| format!("{} {}, {} {}", term("combo cost"), combo.cost, term("combo power"), combo.power)),
    );
    if !numbers.is_empty() {
        line(&mut out, &numbers.join(" · "));
    }
    face(&mut out, &card.front, &entry.front, wording);
    if let Some(back) = &card.back {
        let _ = writeln!(
            out,
            "\n  back: {}",
            if back.name.is_empty() { "name not known".into() } else { shown::line(&back.name) }
        );
        face(&mut out, back, &entry.back, wording);
    }
    out
}

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

fn face(out: &mut String, face: &Face, skills: &Skills, wording: Wording<'_>) {
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
                skill(out, line, wording);
            }
            continue;
        }
        // Where text is withheld, nobody knows how many lines stand above this one.
        let which = if skills.partial { String::new() } else { format!("line {} is ", at + 1) };
        let tags: String = printed.iter().take(1).map(|line| tags(line, wording)).collect();
        wrapped(out, format!("{tags} ({which}not modelled)").trim(), "  ");
    }
    if skills.partial {
        line(out, "(further skills are not in our table)");
    } else if skills.lines.is_empty() {
        line(out, "(no skills)");
    }
}

fn tags(skill: &Skill, wording: Wording<'_>) -> String {
    skill.tags.iter().map(|tag| wording.tag(tag)).collect()
}

/// A skill line that is known.
fn skill(out: &mut String, skill: &Skill, wording: Wording<'_>) {
    let said: Vec<String> = skill.statements().iter().map(|said| statement(said, wording)).collect();
    wrapped(out, format!("{} {}", tags(skill, wording), said.join("; ")).trim(), "  ");
    if let Body::Does(does) = &skill.body {
        for (key, value) in written::keys(does.as_ref(), wording) {
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
    let _ = writeln!(out, "{}", textwrap::fill(&shown::line(text), options));
}

/// A statement in our own words, or where they fail us in those of the ability language.
pub(super) fn statement(statement: &Statement, wording: Wording<'_>) -> String {
    let when = match &statement.when {
        None => String::new(),
        Some(Condition::Leader(filter)) => format!("if the leader is among {}: ", wording::cards(filter)),
        Some(Condition::Under { at_least, cards, host }) => {
            format!("with {at_least} or more {} under {}: ", wording::cards(cards), wording::cards(host))
        }
        Some(condition) => format!("if {}: ", written::flow(&written::value(condition, wording))),
    };
    let who = match &statement.about {
        Subject::This => "this card".to_owned(),
        Subject::Yours(filter) => format!("your {}", wording::cards(filter)),
        Subject::Theirs(filter) => format!("the opponent's {}", wording::cards(filter)),
        Subject::Above => "the card on top of this card".to_owned(),
        Subject::Cards(selector) => written::flow(&written::value(selector, wording)),
    };
    let place = match statement.scope {
        Scope::AllAreas => " in all areas",
        Scope::DeckDropWarp => " in deck, Drop Area and Warp",
        Scope::Deck => " in deck",
        Scope::Hand => " in hand",
        Scope::Drop => " in the Drop Area",
        Scope::Warp => " in the Warp",
        Scope::Under => " while it lies under a card",
        Scope::InPlay => "",
    };
    let what = match &statement.says {
        Says::Include(part, rule) => return when + &deck_rule(*part, rule),
        Says::StartingLife(n) => return format!("{when}start with {n} life"),
        Says::Has(attributes) => {
            format!(
                "also has {}{place}",
                attributes.iter().map(|has| attribute(has, wording)).collect::<Vec<_>>().join(", ")
            )
        }
        Says::Change(Change::NoSpecifiedCost) => format!("without specified cost{place}"),
        Says::Change(Change::Forbid(Action::Attack)) => format!("cannot attack{place}"),
        Says::Change(Change::NegateKeyword(keyword)) => format!("[{}] negated{place}", wording.keyword(*keyword)),
        Says::Change(Change::Forbid(Action::MovedBy(Watched::Yours(filter), Some(Area::Drop)))) => {
            format!("not discarded by {}{place}", wording::cards(filter))
        }
        Says::Change(Change::MayAwaken) => format!("may use [{}]{place}", wording.keyword(Keyword::Awaken)),
        Says::Change(change) => format!("{}{place}", written::flow(&written::value(change, wording))),
        Says::Discount(discount) => {
            format!("costs less for a price{place}: {}", written::flow(&written::value(discount, wording)))
        }
        Says::Instead(instead) => {
            format!("something else happens{place}: {}", written::flow(&written::value(instead, wording)))
        }
        Says::ChoosesFrom(family, areas) => {
            let areas: Vec<&str> = areas.iter().map(|area| wording.term(area.term())).collect();
            format!("may choose cards for [{family:?}] from {} too", areas.join(", "))
        }
    };
    format!("{when}{who}: {what}")
}

fn deck_rule(part: DeckPart, rule: &DeckRule) -> String {
    let part = match part {
        DeckPart::Deck => "deck",
        DeckPart::ZDeck => "Z-Deck",
    };
    match rule {
        DeckRule::Copies(None) => format!("any number of copies in the {part}"),
        DeckRule::Copies(Some(n)) => format!("up to {n} copies in the {part}"),
        DeckRule::AtMost(n, filter) => format!("up to {n} {} in the {part}", wording::cards(filter)),
        DeckRule::Without(filter) => format!("no {} in the {part}", wording::cards(filter)),
        DeckRule::Only(filter) => format!("only {} in the {part}", wording::cards(filter)),
    }
}

fn attribute(attribute: &Attribute, wording: Wording<'_>) -> String {
    match attribute {
        Attribute::Name(name) => format!("{{{name}}}"),
        Attribute::Character(name) => format!("＜{name}＞"),
        Attribute::Trait(name) => format!("《{name}》"),
        Attribute::Colors(colors) => {
            colors.iter().map(|color| wording.term(color.name())).collect::<Vec<_>>().join("/")
        }
        Attribute::Kind(kind) => wording.term(kind.term()).to_owned(),
        Attribute::Keyword(keyword) => format!("[{}]", wording.keyword(*keyword)),
    }
}

/// A card on one line, for lists of candidates.
pub fn brief(card: &Card) -> String {
    format!("{}  {} ({})", card.number, card.name(), card.kind)
}
