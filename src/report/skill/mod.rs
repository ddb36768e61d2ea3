//! What a skill means, in the words of whoever reads: made of the ability by rules, never stored.
//!
//! English is said by the grammar that reads cards, wherever it has words that are read as the same skill again. All else,
//! and every other language, is said here: each part of the ability language in a file of its own, every variant named, so
//! that a new one does not compile without its words. These stand in `data/messages`.
//!
//! Cards that a skill has named are "those cards", or "that card" where there can be but one; where it names several times, or
//! speaks of the card of its event or by description of its own card as well, each name has a number, `#1`: letters stand for
//! colors, and numbers by themselves for energy and markers.

mod cards;
mod change;
mod condition;
mod duration;
mod effect;
mod english;
mod filter;
mod names;
mod noun;
mod price;
mod quantity;
mod statement;
mod trigger;

use crate::ability::{Body, Does, Family, Keyword, KeywordNames, Name, Price, Skill, Tag, Who};
use crate::language::{Lang, Message, say};
use crate::wording::{self, Wording};
use names::Names;
use noun::Phrase;
pub(super) use statement::place;

/// What a skill says behind its tags; `None` where it is not read. Empty where the tags say it all.
pub fn say(skill: &Skill, lang: Lang) -> Option<String> {
    let ours = Teller::of(skill, lang).skill(skill)?;
    let names = KeywordNames::embedded().ok().filter(|_| lang == Lang::En);
    let printed = names.and_then(|names| english::said(skill, names));
    Some(sentence(&printed.unwrap_or(ours), lang))
}

/// The English words of [`say`], for finding something in them: they are not held against what the grammar would read in them,
/// which takes ten times as long.
pub fn sketch(skill: &Skill) -> String {
    let printed = KeywordNames::embedded().ok().and_then(|names| english::printed(skill, names));
    printed.or_else(|| Teller::of(skill, Lang::En).skill(skill)).unwrap_or_default()
}

/// The names that rules give, and the keywords that they are the rules of (10-30, 10-35; 4.00, 22-43).
const GIVEN_BY_RULE: [(&str, Keyword); 3] =
    [(Price::MILLED, Keyword::Burst), ("allies", Keyword::Alliance), (Price::UNMARKED, Keyword::SpiritBoost)];

/// A part of a skill that is a clause, or stands in one as it is.
trait InWords {
    fn said(&self, teller: &Teller<'_>) -> String;
}

/// A part of a skill that is a noun.
trait AsNoun {
    fn noun(&self, teller: &Teller<'_>) -> Phrase;
}

/// A part of a skill that describes cards: one of them, or many.
trait Describes {
    fn described(&self, many: bool, teller: &Teller<'_>) -> String;
}

/// A part of a skill that says something of cards: of one of them, or of many.
trait Predicate {
    fn predicate(&self, many: bool, teller: &Teller<'_>) -> String;
}

/// Who says a skill: in which language, and which names the skill gives and speaks of again.
#[derive(Clone)]
struct Teller<'s> {
    lang: Lang,
    names: Vec<&'s Name>,
    /// Those that are one card at most.
    single: Vec<&'s Name>,
    /// "That card" by itself may be another: the one that the event is about, or the one that has the skill.
    other: bool,
    /// The tags of the skill, the rules of some of which give names.
    tags: &'s [Tag],
    /// The card that has the skill lies where everybody sees it.
    open: bool,
    /// The opponent acts: "you" of the ability language is the opponent of whoever reads.
    turned: bool,
}

impl<'s> Teller<'s> {
    fn of(skill: &'s Skill, lang: Lang) -> Self {
        let Names { given, single, other, .. } = Names::of(skill);
        let open = matches!(&skill.body, Body::Does(does) if does.from.is_empty());
        Self { lang, names: given, single, other, tags: &skill.tags, open, turned: false }
    }

    /// The same, where a player acts.
    fn acting(&self, who: Who) -> Self {
        Self { turned: self.turned != (who == Who::Opponent), ..self.clone() }
    }

    /// A player from the chair of whoever reads.
    const fn seen(&self, who: Who) -> Who {
        match who {
            Who::You if self.turned => Who::Opponent,
            Who::Opponent if self.turned => Who::You,
            who => who,
        }
    }

    /// A player, as messages know them.
    const fn who(&self, who: Who) -> &'static str {
        match self.seen(who) {
            Who::You => "you",
            Who::Opponent => "opponent",
            Who::Both => "both",
        }
    }

    #[expect(clippy::needless_pass_by_value, reason = "a message is made where it is said")]
    fn words(&self, message: Message) -> String {
        message.text(self.lang)
    }

    /// What the manual of the language calls something.
    fn term(&self, english: &str) -> String {
        wording::term(english).text(self.lang)
    }

    /// A tag as cards of the language print it.
    fn tag(&self, tag: &Tag) -> String {
        wording::tags(std::slice::from_ref(tag), " ").text(self.lang)
    }

    /// As [`Self::tag`], without its brackets.
    fn inside(&self, tag: &Tag) -> String {
        self.tag(tag).trim_matches(['[', ']']).to_owned()
    }

    /// The name of a keyword, without brackets.
    fn keyword(&self, keyword: Keyword) -> String {
        match KeywordNames::embedded() {
            Ok(names) => Wording::new(names, self.lang).keyword(keyword).to_owned(),
            Err(_) => keyword.words(),
        }
    }

    /// Keywords in brackets, any of which is meant.
    fn keywords(&self, keywords: &[Keyword]) -> String {
        let counters = Family::Counter.keywords();
        let every_counter = counters.iter().all(|counter| keywords.contains(counter));
        let mut printed: Vec<String> = Vec::new();
        for keyword in keywords {
            let of_all = every_counter && counters.contains(keyword);
            let called = if of_all { self.family(Family::Counter) } else { self.keyword(*keyword) };
            let keyword = format!("[{called}]");
            if !printed.contains(&keyword) {
                printed.push(keyword);
            }
        }
        self.either(printed)
    }

    /// The number of a name, where the skill speaks of several: names that rules give have none.
    fn label(&self, name: &Name) -> Option<String> {
        let several = self.names.len() > 1 || self.other;
        let at = self.names.iter().position(|known| *known == name).filter(|_| several)?;
        Some(format!("#{}", at + 1))
    }

    /// The tag by whose rule cards have a name that nothing else gives.
    fn rule_of(&self, name: &Name) -> Option<&'s Tag> {
        let (_, keyword) = GIVEN_BY_RULE.into_iter().find(|(given, _)| **given == **name)?;
        let is_given = self.names.contains(&name);
        self.tags.iter().find(|tag| !is_given && tag.keyword == keyword)
    }

    /// What gets a name, with its number behind it.
    fn called(&self, what: String, name: &Name) -> String {
        match self.label(name) {
            Some(label) => self.words(say!("skill-called", what = what, label = label)),
            None => what,
        }
    }

    /// What parts instructions within another.
    const fn semicolon(&self) -> &'static str {
        match self.lang {
            Lang::En | Lang::It => "; ",
            Lang::Fr => " ; ",
        }
    }

    fn either(&self, parts: Vec<String>) -> String {
        joined(parts, |first, last| self.words(say!("skill-or", first = first, last = last)))
    }

    fn all(&self, parts: Vec<String>) -> String {
        joined(parts, |first, last| self.words(say!("skill-and", first = first, last = last)))
    }

    /// What a whole skill says; `None` where it is not read.
    fn skill(&self, skill: &Skill) -> Option<String> {
        match &skill.body {
            Body::Tags => Some(String::new()),
            Body::Unread => None,
            Body::Does(does) => Some(does.said(self)),
            Body::Permanent(statements) => Some(self.statements(statements)),
        }
    }

    /// A skill within a skill, with its tags.
    fn whole(&self, skill: &Skill) -> String {
        let tags = wording::tags(&skill.tags, " ").text(self.lang);
        let body = Teller::of(skill, self.lang).skill(skill);
        let body = body.unwrap_or_else(|| self.words(say!("skill-unread")));
        [tags, body].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

impl InWords for Does {
    fn said(&self, teller: &Teller<'_>) -> String {
        let mut does = teller.all_of(&self.effect);
        if let Some(condition) = &self.condition {
            let condition = teller.words(say!("skill-if", condition = condition.said(teller)));
            does = teller.words(say!("skill-then", first = condition, then = does));
        }
        if let Some(when) = &self.when {
            let when = teller.words(say!("skill-when", event = when.said(teller)));
            does = teller.words(say!("skill-then", first = when, then = does));
        }
        if !self.cost.is_empty() {
            does = teller.before(teller.price(&self.cost), does);
        }
        if !self.names.is_empty() {
            let names = self.names.iter().map(|name| name.described(false, teller)).collect();
            does = teller.before(teller.all(names), does);
        }
        if !self.from.is_empty() {
            let mut areas = vec![teller.areas(&self.from, noun::Owner::Of(Who::You), noun::Case::In)];
            areas.extend(self.under.then(|| teller.words(say!("skill-under-a-card"))));
            does = teller.before(teller.words(say!("skill-works", areas = teller.all(areas))), does);
        } else if self.under {
            does = teller.before(teller.words(say!("skill-works-under")), does);
        }
        does
    }
}

impl Teller<'_> {
    /// What comes before a colon, and what behind it, if there is something.
    fn before(&self, first: String, then: String) -> String {
        if then.is_empty() { first } else { self.words(say!("skill-priced", price = first, does = then)) }
    }
}

/// Several as one: by commas, and the last two by a word.
fn joined(mut parts: Vec<String>, join: impl Fn(String, String) -> String) -> String {
    let Some(last) = parts.pop() else { return String::new() };
    if parts.is_empty() { last } else { join(parts.join(", "), last) }
}

/// With capitals at the head of every sentence, and one full stop at the end.
fn sentence(text: &str, lang: Lang) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = match lang {
        Lang::En => text,
        Lang::It => text.replace(" e è ", " ed è "),
        Lang::Fr => noun::merged(&text),
    };
    let mut out = String::with_capacity(text.len() + 1);
    let mut begins = true;
    for c in text.chars() {
        if begins && c.is_alphabetic() {
            out.extend(c.to_uppercase());
        } else {
            out.push(c);
        }
        begins = match c {
            '.' => true,
            ' ' => begins,
            _ => false,
        };
    }
    if !out.is_empty() && !out.ends_with(['.', '”', '»']) {
        out.push('.');
    }
    out
}

#[cfg(test)]
mod tests;
