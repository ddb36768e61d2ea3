//! Commands that the program was built without: they say so, whatever is asked of them.

use clap::Args;

use super::{Failure, Status};
use crate::feature::Feature;
use crate::language::Lang;

/// Whatever was to be done.
#[derive(Debug, Args)]
#[command(disable_help_flag = true)]
pub(super) struct Lacking {
    /// All that was given.
    #[arg(num_args = 0.., allow_hyphen_values = true, trailing_var_arg = true)]
    _words: Vec<String>,
}

/// That it cannot be done.
pub(super) fn run(feature: Feature, lang: Lang) -> Result<Status, Failure> {
    Err(Failure::of(&feature.lacking(), lang).help(feature.instead().text(lang)))
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::super::Args;
    use crate::feature::Feature;

    #[test]
    fn whatever_is_asked_of_a_command_that_is_lacking_it_says_so() {
        let lines: [(Feature, &[&str]); 2] = [
            (Feature::Pdf, &["scouter", "sheet", "deck.txt", "-o", "deck.pdf", "--paper=a4", "--help"]),
            (Feature::Net, &["scouter", "cards", "update", "--from", "https://example.org/cards.csv", "-h"]),
        ];
        for (feature, line) in lines.into_iter().filter(|(feature, _)| !feature.is_built()) {
            let args = Args::try_parse_from(line).expect("any words");
            let done = super::super::run(args.command, crate::language::Lang::En, &mut Vec::new());
            assert_eq!(done.expect_err("lacking").what(), feature.lacking().to_string());
        }
    }
}
