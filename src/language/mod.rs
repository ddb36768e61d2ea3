//! What the program says, in English, Italian and French. Knows nothing of cards.
//!
//! A [`Message`] is a value: an id and arguments, made by whoever has something to say with `say!`. Which words it has
//! stands in `data/messages/LANGUAGE/*.ftl` (Project Fluent), one file per subject; they are looked up at the border, in
//! the language of whoever reads. Nothing is parsed before the first message of a file is put into words.
//!
//! # To add a message
//!
//! 1. Write `say!("its-id", cards = n, leader = name)` where it is said.
//! 2. Put `its-id = …` into the file of its subject in `en`, `it` and `fr`, in the same order. `$cards` and `$leader` are
//!    its arguments; `{ cards }` of `common.ftl` says `$cards` with its noun. A new file is named in `tables.rs`.
//! 3. `RESTAMP=its-id cargo test --test it languages` notes that the translations are those of the English words. Whoever
//!    changes these is told by that test which translations to look at again.
//!
//! Ids are never shown. A word that a choice hangs on (`$section`, `$kind`) is the word that data and JSON have for it.

mod message;
mod tables;

use strum::{EnumCount, IntoStaticStr, VariantArray};

pub(crate) use message::say;
pub use message::{Argument, Message};
pub use tables::{FILES, NAMES};

/// A language that scouter speaks, and that manuals are printed in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian: manual 1.10.
    It,
    /// French: manual 1.078, which knows no Unison Cards.
    Fr,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// Its tag: `it`.
    pub fn tag(self) -> &'static str {
        self.into()
    }

    /// The language of a tag, in any case.
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(tag))
    }

    /// The language of a locale as systems name it, `it_IT.UTF-8`; `None` for those that we do not speak.
    ///
    /// ```
    /// use deckscouter::language::Lang;
    /// assert_eq!(Lang::of_locale("fr_CA.UTF-8"), Some(Lang::Fr));
    /// assert_eq!(Lang::of_locale("it"), Some(Lang::It));
    /// assert_eq!(Lang::of_locale("C"), None);
    /// ```
    pub fn of_locale(locale: &str) -> Option<Self> {
        Self::of_tag(locale.split(['_', '-', '.', '@']).next().unwrap_or_default())
    }
}
