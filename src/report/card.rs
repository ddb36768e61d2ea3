//! One card: its printed facts, and what its skills are known to say.

use std::fmt::Write as _;

use serde_json::Value;

use crate::ability::{
    Action, Attribute, Body, Change, Condition, DeckPart, DeckRule, KeywordNames, Says, Scope, Skills, Statement,
    Subject, Watched,
};
use crate::card::{Card, Face};
use crate::catalog::Entry;

use super::written;

/// Columns of a terminal.
const WIDTH: usize = 80;

/// Everything the table knows of a card.
pub fn show(entry: &Entry, names: &KeywordNames) -> String {
    let card = &entry.card;
    let mut out = format!("{}  {}\n", card.number, card.name());
    let mut facts = vec![card.kind.term().to_owned()];
    facts.extend((!card.colors.is_empty()).then(|| card.colors.to_string()));
    facts.extend((!card.rarity.is_empty()).then(|| format!("rarity {}", card.rarity)));
    line(&mut out, &facts.join(" · "));
    let mut numbers = Vec::new();
    numbers.extend(card.energy.map(|cost| format!("energy cost {cost}")));
    numbers.extend(card.combo.map(|combo| format!("combo cost {}, combo power {}", combo.cost, combo.power)));
    if !numbers.is_empty() {
        line(&mut out, &numbers.join(" · "));
    }
    face(&mut out, &card.front, &entry.front, names);
    if let Some(back) = &card.back {
        let _ = writeln!(out, "\n  back: {}", if back.name.is_empty() { "name not known" } else { &back.name });
        face(&mut out, back, &entry.back, names);
    }
    out
}

fn line(out: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "  {text}");
}

fn face(out: &mut String, face: &Face, skills: &Skills, names: &KeywordNames) {
    if let Some(power) = face.power {
        line(out, &format!("power {power}"));
    }
    for (label, values) in [("character", &face.characters), ("trait", &face.traits), ("era", &face.eras)] {
        if !values.is_empty() {
            line(out, &format!("{label}: {}", values.join(", ")));
        }
    }
    for skill in &skills.lines {
        let tags: String = skill.tags.iter().map(|tag| names.print(tag)).collect();
        let body = match &skill.body {
            Body::Tags | Body::Does(_) => String::new(),
            Body::Permanent(statements) => {
                statements.iter().map(|said| statement(said, names)).collect::<Vec<_>>().join("; ")
            }
            Body::Unread => "(not modelled)".into(),
        };
        wrapped(out, format!("{tags} {body}").trim(), "  ");
        if let Body::Does(does) = &skill.body {
            for (key, value) in written::keys(does.as_ref()) {
                part(out, &key, &value, names);
            }
        }
    }
    if skills.partial {
        line(out, "(further skills are not in our table)");
    } else if skills.lines.is_empty() {
        line(out, "(no skills)");
    }
}

/// A part of what a skill does: on one line, or its items each on one.
fn part(out: &mut String, key: &str, value: &Value, names: &KeywordNames) {
    let one = format!("{key}: {}", written::flow(value, names));
    match value {
        Value::Array(items) if one.len() + 4 > WIDTH => {
            line(out, &format!("  {key}:"));
            for item in items {
                wrapped(out, &format!("- {}", written::flow(item, names)), "      ");
            }
        }
        _ => wrapped(out, &one, "    "),
    }
}

/// A line that goes on below where it is longer than a terminal.
fn wrapped(out: &mut String, text: &str, indent: &str) {
    let below = format!("{indent}  ");
    let options = textwrap::Options::new(WIDTH).initial_indent(indent).subsequent_indent(&below).break_words(false);
    let _ = writeln!(out, "{}", textwrap::fill(text, options));
}

/// A statement in our own words, or where they fail us in those of the ability language.
fn statement(statement: &Statement, names: &KeywordNames) -> String {
    let written = |value| written::flow(&value, names);
    let when = match &statement.when {
        None => String::new(),
        Some(Condition::Leader(filter)) => format!("if the leader is among {}: ", filter.describe()),
        Some(Condition::Under { at_least, cards, host }) => {
            format!("with {at_least} or more {} under {}: ", cards.describe(), host.describe())
        }
        Some(condition) => format!("if {}: ", written(written::value(condition))),
    };
    let who = match &statement.about {
        Subject::This => "this card".to_owned(),
        Subject::Yours(filter) => format!("your {}", filter.describe()),
        Subject::Theirs(filter) => format!("the opponent's {}", filter.describe()),
        Subject::Above => "the card on top of this card".to_owned(),
        Subject::Cards(selector) => written(written::value(selector)),
    };
    let place = match statement.scope {
        Scope::AllAreas => " in all areas",
        Scope::DeckDropWarp => " in deck, Drop Area and Warp",
        Scope::Hand => " in hand",
        Scope::Under => " while it lies under a card",
        Scope::InPlay => "",
    };
    let what = match &statement.says {
        Says::Include(part, rule) => return when + &deck_rule(*part, rule),
        Says::StartingLife(n) => return format!("{when}start with {n} life"),
        Says::Has(attributes) => {
            format!("also has {}{place}", attributes.iter().map(attribute).collect::<Vec<_>>().join(", "))
        }
        Says::Change(Change::NoSpecifiedCost) => format!("without specified cost{place}"),
        Says::Change(Change::Forbid(Action::Attack)) => format!("cannot attack{place}"),
        Says::Change(Change::NegateKeyword(keyword)) => format!("[{}] negated{place}", keyword.words()),
        Says::Change(Change::Forbid(Action::DiscardBy(Watched::Yours(filter)))) => {
            format!("not discarded by {}{place}", filter.describe())
        }
        Says::Change(Change::MayAwaken) => format!("may use [Awaken]{place}"),
        Says::Change(change) => format!("{}{place}", written(written::value(change))),
        Says::Discount(discount) => format!("costs less for a price{place}: {}", written(written::value(discount))),
        Says::Instead(instead) => format!("something else happens{place}: {}", written(written::value(instead))),
        Says::ChoosesFrom(family, areas) => {
            let areas: Vec<&str> = areas.iter().map(|area| area.term()).collect();
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
        DeckRule::AtMost(n, filter) => format!("up to {n} {} in the {part}", filter.describe()),
        DeckRule::Without(filter) => format!("no {} in the {part}", filter.describe()),
        DeckRule::Only(filter) => format!("only {} in the {part}", filter.describe()),
    }
}

fn attribute(attribute: &Attribute) -> String {
    match attribute {
        Attribute::Name(name) => format!("{{{name}}}"),
        Attribute::Character(name) => format!("＜{name}＞"),
        Attribute::Trait(name) => format!("《{name}》"),
        Attribute::Colors(colors) => colors.to_string(),
        Attribute::Kind(kind) => kind.term().to_owned(),
        Attribute::Keyword(keyword) => format!("[{}]", keyword.words()),
    }
}

/// A card on one line, for lists of candidates.
pub fn brief(card: &Card) -> String {
    format!("{}  {} ({})", card.number, card.name(), card.kind)
}
