//! The smallest phrases: numbers, colors, names in brackets, keywords.

use super::first::First;
use super::phrase::{At, Implied, Mapped, Page, Phrase, Ways};
use crate::ability::{Family, Keyword, Name, Tag, Token};
use crate::card::{Color, Combo};

/// A whole number in digits or as a word: `3`, `three`; "a" and "an" are one only where [`count`] is asked.
#[derive(Clone)]
pub(super) struct Number;

/// Number words that cards print.
const WORDS: [(&str, i32); 7] =
    [("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7)];

/// What a number begins with.
const BEGIN: First = {
    let (mut all, mut n) = (First::NUMBER, 0);
    while n < WORDS.len() {
        all = all.or(First::of(WORDS[n].0));
        n += 1;
    }
    all
};

impl Phrase for Number {
    type Value = i32;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<i32> {
        if !page.may_be(at, self.first(), |out| Number.leads(out)) {
            return Ways::new();
        }
        let ways = page.take(at, "a number", |rest| {
            let len = rest.bytes().take_while(u8::is_ascii_digit).count();
            let alone = !rest[len..].starts_with(|c: char| c.is_alphanumeric());
            Some((rest[..len].parse().ok().filter(|_| alone)?, len))
        });
        if !ways.is_empty() {
            return ways;
        }
        WORDS.iter().filter_map(|(word, n)| Some((*n, page.step(at, word)?))).collect()
    }
    fn says(&self, value: &i32, page: &Page<'_>, at: At) -> Vec<At> {
        let digits = page.step(at, &value.to_string());
        if digits.is_some() {
            return digits.into_iter().collect();
        }
        WORDS.iter().filter(|(_, n)| n == value).filter_map(|(word, _)| page.step(at, word)).collect()
    }
    fn first(&self) -> First {
        BEGIN
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.push("a number");
    }
}

/// A small whole number.
pub(super) const SMALL: Mapped<Number, u8> = Mapped(Number, |n| n.try_into().ok(), |n| Some((*n).into()));

/// A number of thousands, as the power of cards is printed: `15000` is 15.
pub(super) const THOUSANDS: Mapped<Number, u8> =
    Mapped(Number, |n| if n % 1000 == 0 { (n / 1000).try_into().ok() } else { None }, |n| Some(i32::from(*n) * 1000));

/// A number with its sign: `+5000`, `-10000`.
#[derive(Clone)]
pub(super) struct Signed;

impl Phrase for Signed {
    type Value = i32;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<i32> {
        page.take(at, "a number with its sign", |rest| {
            let signed = rest.starts_with(['+', '-']);
            let len = 1 + rest.get(1..).unwrap_or_default().bytes().take_while(u8::is_ascii_digit).count();
            let n = rest.get(..len).filter(|_| signed)?.parse().ok()?;
            Some((n, len))
        })
    }
    fn says(&self, value: &i32, page: &Page<'_>, at: At) -> Vec<At> {
        page.step(at, &format!("{value:+}")).into_iter().collect()
    }
    fn first(&self) -> First {
        First::any(&["+", "-"])
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.push("a number with its sign");
    }
}

/// A name in brackets.
#[derive(Clone)]
pub(super) struct Named {
    open: char,
    close: char,
    what: &'static str,
}

/// ＜…＞
pub(super) const fn character() -> Named {
    Named { open: '＜', close: '＞', what: "a ＜character＞" }
}

/// 《…》
pub(super) const fn special_trait() -> Named {
    Named { open: '《', close: '》', what: "a 《trait》" }
}

/// {…}
pub(super) const fn card_name() -> Named {
    Named { open: '{', close: '}', what: "a {card name}" }
}

impl Phrase for Named {
    type Value = String;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<String> {
        let ways = page.bracketed(at, self.open, self.close, self.what);
        ways.into_iter().map(|(name, at)| (name.to_owned(), at)).collect()
    }
    fn says(&self, value: &String, page: &Page<'_>, at: At) -> Vec<At> {
        page.step(at, &format!("{}{value}{}", self.open, self.close)).into_iter().collect()
    }
    fn first(&self) -> First {
        First::of(self.open.encode_utf8(&mut [0; 4]))
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.push(self.what);
    }
}

/// A keyword with its argument in brackets: `[Bond 2]`.
#[derive(Clone)]
pub(super) struct InBrackets;

impl Phrase for InBrackets {
    type Value = Tag;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Tag> {
        let ways = page.bracketed(at, '[', ']', "a [keyword]").into_iter();
        ways.filter_map(|(inner, at)| Some((page.names().tag(inner)?, at))).collect()
    }
    fn says(&self, value: &Tag, page: &Page<'_>, at: At) -> Vec<At> {
        page.step(at, &page.names().print(value)).into_iter().collect()
    }
    fn first(&self) -> First {
        First::of("[")
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.push("a [keyword]");
    }
}

/// A keyword without argument in brackets: `[Barrier]`.
#[derive(Clone)]
pub(super) struct KeywordName;

impl Phrase for KeywordName {
    type Value = Keyword;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Keyword> {
        let ways = page.bracketed(at, '[', ']', "a [keyword]").into_iter();
        ways.filter_map(|(inner, at)| Some((page.names().keyword(inner)?, at))).collect()
    }
    fn says(&self, value: &Keyword, page: &Page<'_>, at: At) -> Vec<At> {
        page.step(at, &format!("[{}]", page.names().name(*value))).into_iter().collect()
    }
    fn first(&self) -> First {
        First::of("[")
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.push("a [keyword]");
    }
}

/// The name of a color.
#[derive(Clone)]
pub(super) struct ColorName;

impl Phrase for ColorName {
    type Value = Color;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Color> {
        page.take(at, "a color", |rest| {
            let len = rest.bytes().take_while(u8::is_ascii_lowercase).count();
            Some((Color::from_name(&rest[..len])?, len))
        })
    }
    fn says(&self, value: &Color, page: &Page<'_>, at: At) -> Vec<At> {
        page.step(at, value.name()).into_iter().collect()
    }
    fn first(&self) -> First {
        Color::ALL.iter().fold(First::NONE, |all, color| all.or(First::of(color.name())))
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.push("a color");
    }
}

/// The name of a token, as one word before "token".
#[derive(Clone)]
pub(super) struct TokenName;

/// A token that cards speak of: its name, in uniform spelling and as it is written; its power in thousands; and its combo power,
/// if it can combo. They are the same on all cards that make it (10-18).
type KnownToken = (&'static str, &'static str, i32, Option<i32>);

const TOKENS: [KnownToken; 16] = [
    ("afterimage", "Afterimage", 15, Some(5)),
    ("cell jr.", "Cell Jr.", 10, Some(5)),
    ("chilled's army", "Chilled's Army", 10, None),
    ("chilled army", "Chilled's Army", 10, None),
    ("clone", "Clone", 10, None),
    ("demon realm soldier", "Demon Realm Soldier", 5, Some(5)),
    ("earthling", "Earthling", 1, Some(0)),
    ("frieza's army", "Frieza's Army", 10, None),
    ("ghost", "Ghost", 15, None),
    ("machine mutant", "Machine Mutant", 10, Some(5)),
    ("majin", "Majin", 15, Some(5)),
    ("meda", "Meda", 5, Some(5)),
    ("meta - cooler", "Meta-Cooler", 15, Some(5)),
    ("multi-form", "Multi-Form", 10, Some(5)),
    ("saibaiman", "Saibaiman", 5, Some(5)),
    ("shadow", "Shadow", 10, Some(5)),
];

/// What they begin with.
const TOKENS_BEGIN: First = {
    let (mut all, mut n) = (First::NONE, 0);
    while n < TOKENS.len() {
        all = all.or(First::of(TOKENS[n].0));
        n += 1;
    }
    all
};

/// The token of this name.
pub(super) fn token_named(name: &str) -> Option<Token> {
    let (_, name, power, combo) = *TOKENS.iter().find(|token| token.1 == name)?;
    let combo = combo.map(|power| Combo { cost: 0, power: power * 1000 });
    Some(Token::new(name, power * 1000, combo))
}

impl Phrase for TokenName {
    type Value = String;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<String> {
        if !page.may_come(at, TOKENS_BEGIN) {
            return Ways::new();
        }
        let there = |(word, name, ..): &KnownToken| page.step(at, word).map(|at| ((*name).to_owned(), at));
        TOKENS.iter().filter_map(there).collect()
    }
    fn says(&self, value: &String, page: &Page<'_>, at: At) -> Vec<At> {
        let named = TOKENS.iter().filter(|(_, name, ..)| name == value);
        named.filter_map(|(word, ..)| page.step(at, word)).collect()
    }
    fn first(&self) -> First {
        TOKENS_BEGIN
    }
}

/// The cards that \[Alliance\] has switched to Rest Mode, without a word.
pub(super) const ALLIES: Implied<Name> = Implied(|spoken| spoken.allied.then(|| "allies".into()));

/// The skills that a name in brackets stands for: `[Barrier]` for one keyword, `[Counter]` for all of its family.
#[derive(Clone)]
pub(super) struct Skills;

/// Between two skills of which the same is said.
const JOINED: &[&str] = &["or", "skills or", "and"];

/// Families whose name is no keyword.
const FAMILIES: [(&str, Family); 3] =
    [("[Counter]", Family::Counter), ("[Union]", Family::Union), ("[Strike]", Family::Strike)];

impl Skills {
    fn one(page: &Page<'_>, at: At) -> Ways<Vec<Keyword>> {
        let family =
            FAMILIES.iter().find_map(|(words, family)| page.lit(at, words).map(|at| (family.keywords().to_vec(), at)));
        let keyword = KeywordName.read(page, at).into_iter().map(|(keyword, at)| (vec![keyword], at));
        family.into_iter().chain(keyword).collect()
    }

    fn says_one(value: &[Keyword], page: &Page<'_>, at: At) -> Vec<At> {
        match value {
            [keyword] => KeywordName.says(keyword, page, at),
            several => {
                let family = FAMILIES.iter().find(|(_, family)| family.keywords() == several);
                family.and_then(|(words, _)| page.lit(at, words)).into_iter().collect()
            }
        }
    }
}

impl Phrase for Skills {
    type Value = Vec<Keyword>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Keyword>> {
        let mut ways = Self::one(page, at);
        for (first, at) in ways.clone() {
            let Some(at) = page.any(at, JOINED) else { continue };
            ways.extend(Self::one(page, at).into_iter().map(|(second, at)| (page.longer(&first, second), at)));
        }
        ways
    }
    fn says(&self, value: &Vec<Keyword>, page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = Self::says_one(value, page, at);
        for n in 1..value.len() {
            let first = Self::says_one(&value[..n], page, at).into_iter();
            let ors = first.filter_map(|at| page.any(at, JOINED));
            places.extend(ors.flat_map(|at| Self::says_one(&value[n..], page, at)));
        }
        places
    }
    fn first(&self) -> First {
        First::of("[")
    }
    fn leads(&self, out: &mut Vec<&'static str>) {
        out.push("a [keyword]");
    }
}
