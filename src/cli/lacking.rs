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
    use clap::Parser;

    use super::*;

    #[derive(Debug, Parser)]
    enum Line {
        Sheet(Lacking),
        #[command(subcommand)]
        Cards(Below),
    }

    #[derive(Debug, clap::Subcommand)]
    enum Below {
        Update(Lacking),
    }

    #[test]
    fn whatever_is_asked_of_a_command_that_is_lacking_it_says_so() {
        for line in ["sheet deck.txt -o deck.pdf --paper=a4 --help", "cards update --from https://example.org/x.csv -h"]
        {
            Line::try_parse_from(["scouter"].into_iter().chain(line.split(' '))).expect(line);
        }
        for feature in Feature::ALL {
            let failure = run(feature, Lang::Fr).expect_err("it is lacking");
            assert_eq!(failure.what(), feature.lacking().text(Lang::Fr));
        }
    }
}
