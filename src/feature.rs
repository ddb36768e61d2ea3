//! What the library and the program can be built without. Whatever meets a part that is not there says so in the words
//! below, and nowhere else.
//!
//! The reason for each stands in `Cargo.toml`. That the command line is there (the feature `cli`) nobody has to ask who runs it.

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::language::{Message, say};

/// A part that can be left out.
///
/// ```
/// use deckscouter::feature::Feature;
/// for feature in Feature::ALL {
///     println!("{}: {}", feature.id(), if feature.is_built() { "here" } else { "left out" });
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Feature {
    /// Card tables that are `SQLite` databases (`.cdb`).
    Cdb,
    /// The screen for editing a list.
    Edit,
    /// Card tables from the web.
    Net,
    /// The registration sheet.
    Pdf,
    /// Pictures in pixels.
    Png,
    /// Word from the system of what changes, for `check --watch`; without it, that looks by itself.
    Watch,
}

impl Feature {
    /// Every part that can be left out.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// What cargo calls it.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// It is there.
    pub const fn is_built(self) -> bool {
        match self {
            Self::Cdb => cfg!(feature = "cdb"),
            Self::Edit => cfg!(feature = "edit"),
            Self::Net => cfg!(feature = "net"),
            Self::Pdf => cfg!(feature = "pdf"),
            Self::Png => cfg!(feature = "png"),
            Self::Watch => cfg!(feature = "watch"),
        }
    }

    /// That it is not there.
    pub fn lacking(self) -> Message {
        say!("feature-lacking", feature = self.id())
    }

    /// What to do without it.
    pub fn instead(self) -> Message {
        say!("feature-instead", feature = self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_said_in_a_sentence_with_what_to_do_instead() {
        let said = |feature: Feature| format!("{}; {}", feature.lacking(), feature.instead());
        assert_eq!(
            Feature::ALL.map(said),
            [
                "this program was built without databases of cards (.cdb); give the cards as CSV, or build the program with \
                 the feature `cdb`",
                "this program was built without the screen for editing lists; change the list with `scouter add`, `remove`, \
                 `set` and `leader`, or build the program with the feature `edit`",
                "this program was built without access to the web; fetch the table and keep it with `scouter cards import \
                 FILE`, or build the program with the feature `net`",
                "this program was built without registration sheets; build it with the feature `pdf`",
                "this program was built without PNG; name a file that ends in .svg, or build the program with the feature \
                 `png`",
                "this program was built without word from the system of files that change; `scouter check --watch` looks \
                 every second; or build the program with the feature `watch`",
            ]
        );
    }
}
