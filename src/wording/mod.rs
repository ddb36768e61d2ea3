//! What the manuals call things, in the language of whoever reads, and cards described in those words.
//!
//! Every word comes from `data/keywords.yaml`, which holds what the manuals print. Where the manual of a language prints
//! no such word, the English one stands: nothing is translated here. The table itself, and abilities, know nothing of
//! languages.

mod described;

pub use described::cards;

use crate::ability::{Keyword, KeywordNames, Printed, Tag, Tongue};
use crate::language::{Lang, Message};

/// Keywords and terms in a language.
///
/// ```
/// use deckscouter::ability::{Keyword, KeywordNames};
/// use deckscouter::{language::Lang, wording::Wording};
/// let names = KeywordNames::embedded().unwrap();
/// let words = Wording::new(names, Lang::It);
/// assert_eq!(words.keyword(Keyword::Blocker), "Bloccante");
/// assert_eq!(words.term("Drop Area"), "Area degli Scarti");
/// assert_eq!(words.term("Z-Battle Card"), "Z-Battle Card");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Wording<'n> {
    names: &'n KeywordNames,
    lang: Lang,
}

impl<'n> Wording<'n> {
    /// The words of a language.
    pub const fn new(names: &'n KeywordNames, lang: Lang) -> Self {
        Self { names, lang }
    }

    /// The language.
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// The name of a keyword; the word for marker costs is empty, as cards print only the number.
    pub fn keyword(self, keyword: Keyword) -> &'n str {
        let printed = self.names.printed(keyword);
        self.of(printed).or(printed.en).unwrap_or_default()
    }

    /// A term that the English manual calls so: a card type, an area, a mode, a color, a fact of a card.
    pub fn term<'w>(self, english: &'w str) -> &'w str
    where
        'n: 'w,
    {
        // English is what the code calls it.
        let printed = self.names.term(english).filter(|_| self.lang != Lang::En);
        printed.and_then(|printed| self.of(printed)).unwrap_or(english)
    }

    /// A tag as the cards of the language print it: `[Bond 2]`.
    pub fn tag(self, tag: &Tag) -> String {
        tag.print(self.keyword(tag.keyword), |color| self.term(color.name()).to_owned())
    }

    const fn of(self, printed: Printed<'n>) -> Option<&'n str> {
        match self.lang {
            Lang::En => printed.en,
            Lang::It => printed.it,
            Lang::Fr => printed.fr,
        }
    }
}

/// The language of what is written on cards, by that of whoever reads it.
pub const fn tongue(lang: Lang) -> Tongue {
    match lang {
        Lang::En => Tongue::En,
        Lang::It => Tongue::It,
        Lang::Fr => Tongue::Fr,
    }
}

/// The name of a keyword in each language.
pub fn keyword(keyword: Keyword) -> Message {
    Message::each(|lang| match KeywordNames::embedded() {
        Ok(names) if lang != Lang::En => Wording::new(names, lang).keyword(keyword).to_owned(),
        _ => keyword.words(),
    })
}

/// What the manuals call something that the English one calls so.
pub fn term(english: &str) -> Message {
    Message::each(|lang| match KeywordNames::embedded() {
        Ok(names) => Wording::new(names, lang).term(english).to_owned(),
        Err(_) => english.to_owned(),
    })
}

/// Tags as the cards of each language print them, with a sign between them: `[Bond 2] [Blocker]`.
pub fn tags(tags: &[Tag], between: &str) -> Message {
    Message::each(|lang| match KeywordNames::embedded() {
        Ok(names) => tags.iter().map(|tag| Wording::new(names, lang).tag(tag)).collect::<Vec<_>>().join(between),
        Err(_) => String::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::{Area, Argument, Mode};
    use crate::card::{Color, ColorSet, Kind};

    fn wording(lang: Lang) -> Wording<'static> {
        Wording::new(KeywordNames::embedded().expect("the embedded table fits"), lang)
    }

    #[test]
    fn tags_are_printed_in_each_language_with_their_arguments() {
        let colors: ColorSet = [Color::Red, Color::Green].into_iter().collect();
        let arrival = Tag { keyword: Keyword::Arrival, argument: Argument::Colors(colors) };
        let bond = Tag { keyword: Keyword::Bond, argument: Argument::Number(2) };
        for (lang, printed) in [
            (Lang::En, ["[Arrival Red/Green]", "[Bond 2]"]),
            (Lang::It, ["[Avvento Rosso/Verde]", "[Legame 2]"]),
            (Lang::Fr, ["[Apparition Rouge/Vert]", "[Lien 2]"]),
        ] {
            assert_eq!([&arrival, &bond].map(|tag| wording(lang).tag(tag)), printed);
        }
    }

    #[test]
    fn what_a_manual_does_not_name_stays_english() {
        // Manual 1.078 knows neither [Unique] nor Unison Cards.
        assert_eq!(wording(Lang::Fr).keyword(Keyword::Unique), "Unique");
        assert_eq!(wording(Lang::Fr).keyword(Keyword::Revive), "Revive");
        assert_eq!(wording(Lang::Fr).term(Area::Unison.term()), "Unison Area");
        assert_eq!(wording(Lang::It).term(Area::Unison.term()), "Area Unison");
        assert_eq!(wording(Lang::It).term("white"), "white");
    }

    #[test]
    fn the_manual_1_10_names_every_area_mode_kind_and_color_of_its_own() {
        let later = [Area::ZDeck, Area::ZEnergy, Area::Removed];
        let areas = Area::ALL.into_iter().filter(|area| !later.contains(area)).map(Area::term);
        let modes = [Mode::Active, Mode::Rest].map(Mode::term);
        let kinds = [Kind::Leader, Kind::Battle, Kind::Extra, Kind::Unison, Kind::Token].map(Kind::term);
        let colors = Color::ALL.into_iter().filter(|color| *color != Color::White).map(Color::name);
        let names = KeywordNames::embedded().expect("the embedded table fits");
        for term in areas.chain(modes).chain(kinds).chain(colors) {
            assert!(names.term(term).is_some_and(|printed| printed.it.is_some()), "{term}");
        }
    }

    #[test]
    fn english_is_what_the_code_says() {
        for term in ["Battle Card", "character", "red", "anything at all"] {
            assert_eq!(wording(Lang::En).term(term), term);
        }
    }
}
