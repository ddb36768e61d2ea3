//! How a command ended: its exit status, and why it could not do what it was asked for, in words with what to do about it.

use std::io::{self, Write as _};

use super::spoken;
use crate::language::{Lang, Message, say};
use crate::shown;

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    /// Fine.
    Fine,
    /// The answer is "no".
    No,
    /// Some of it could not be done; it has been said what.
    Failed,
    /// Somebody has stopped it; what was done till then is reported.
    Interrupted,
}

impl Status {
    /// Every way to end.
    pub(super) const ALL: [Self; 4] = [Self::Fine, Self::No, Self::Failed, Self::Interrupted];

    /// What it says to whoever has called.
    pub(super) const fn about(self) -> &'static str {
        match self {
            Self::Fine => "fine: it is done, or the answer is yes",
            Self::No => "the answer is no: an illegal deck, a failed scenario, no card found",
            Self::Failed => "could not do it, or not all: bad arguments, a file that cannot be read, an unknown card",
            Self::Interrupted => "stopped by Ctrl-C; what was done until then is reported",
        }
    }

    /// What the program ends with. That of an interrupt is what shells make of a program that the signal has ended.
    pub(super) const fn code(self) -> u8 {
        match self {
            Self::Fine => 0,
            Self::No => 1,
            Self::Failed => 2,
            Self::Interrupted => 130,
        }
    }
}

/// Why a command could not do it.
#[derive(Debug)]
pub(super) enum Failure {
    /// Something to tell: what and where, and what to do about it. Both are laid out; what came from elsewhere is shown.
    Say { what: String, help: Option<String>, lang: Lang },
    /// Writing to standard output failed.
    Output(io::Error),
}

impl Failure {
    /// What is wrong with what was asked for, which is English.
    pub(super) fn say(what: impl AsRef<str>) -> Self {
        Self::Say { what: shown::line(what.as_ref()).into_owned(), help: None, lang: Lang::En }
    }

    /// Everything that is wrong with it, one below the other.
    pub(super) fn all(reasons: &[impl AsRef<str>]) -> Self {
        let reasons: Vec<_> = reasons.iter().map(|reason| shown::line(reason.as_ref())).collect();
        Self::Say { what: reasons.join("\n       "), help: None, lang: Lang::En }
    }

    /// The same in the language of whoever reads it.
    pub(super) fn all_in(reasons: &[impl AsRef<str>], lang: Lang) -> Self {
        match Self::all(reasons) {
            Self::Say { what, help, .. } => Self::Say { what, help, lang },
            output @ Self::Output(_) => output,
        }
    }

    /// The same with something below it: candidates, or the place that is meant.
    pub(super) fn below(self, lines: &[impl AsRef<str>]) -> Self {
        match self {
            Self::Say { what, help: None, lang } => Self::Say { what: with_lines(what, lines), help: None, lang },
            Self::Say { what, help: Some(help), lang } => Self::Say { what, help: Some(with_lines(help, lines)), lang },
            output @ Self::Output(_) => output,
        }
    }

    /// What is wrong with what was read, in the language of whoever reads it.
    pub(super) fn of(what: &Message, lang: Lang) -> Self {
        Self::Say { what: what.text(lang), help: None, lang }
    }

    /// What the system says went wrong with a file or a folder.
    pub(super) fn io(path: impl std::fmt::Display, error: &io::Error) -> Self {
        Self::told(&of_file(path, error))
    }

    /// What is wrong with what was asked for, in the language of whoever reads it.
    pub(super) fn told(what: &Message) -> Self {
        Self::of(what, spoken::lang())
    }

    /// What to do about it, in the language of whoever reads it.
    pub(super) fn advice(self, help: &Message) -> Self {
        self.help(help.text(spoken::lang()))
    }

    pub(super) fn help(self, help: impl AsRef<str>) -> Self {
        match self {
            Self::Say { what, lang, .. } => {
                Self::Say { what, help: Some(shown::line(help.as_ref()).into_owned()), lang }
            }
            output @ Self::Output(_) => output,
        }
    }

    /// What went wrong, without what to do about it.
    pub(super) fn what(&self) -> String {
        match self {
            Self::Say { what, .. } => what.clone(),
            Self::Output(error) => reason(error),
        }
    }

    /// The same, with what to do about it below.
    pub(super) fn in_full(&self) -> String {
        match self {
            Self::Say { what, help: Some(help), .. } => format!("{what}\n  {help}"),
            _ => self.what(),
        }
    }
}

fn with_lines(text: String, lines: &[impl AsRef<str>]) -> String {
    lines.iter().fold(text, |text, line| text + "\n  " + &shown::line(line.as_ref()))
}

/// What the system says went wrong with a file, a folder or an address.
pub(super) fn of_file(path: impl std::fmt::Display, error: &io::Error) -> Message {
    say!("asked-of-file", path = path.to_string(), why = system(error))
}

/// What the system says went wrong, as far as we have words for it.
pub(super) fn system(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound => say!("asked-not-found"),
        io::ErrorKind::PermissionDenied => say!("asked-not-permitted"),
        io::ErrorKind::IsADirectory => say!("asked-is-folder"),
        _ => Message::from(reason(error)),
    }
}

/// What the system says went wrong, without its number.
pub(super) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error ").next().unwrap_or_default().trim_end_matches('.').to_owned()
}

/// Says on standard error what went wrong.
pub(super) fn complain(failure: &Failure) {
    let style = anstyle::AnsiColor::Red.on_default().bold();
    let mut err = spoken::stderr();
    // Where standard error is closed there is nobody to tell.
    let _ = match failure {
        Failure::Say { what, help, lang } => {
            let [error, advice] = [say!("severity", severity = "error"), say!("help")].map(|word| word.text(*lang));
            let help = help.as_ref().map(|help| format!("\n  {advice}: {help}")).unwrap_or_default();
            writeln!(err, "{}", spoken::laid_out(&format!("{style}{error}{style:#}: {what}{help}")))
        }
        Failure::Output(error) => {
            let lang = spoken::lang();
            let [word, what] = [say!("severity", severity = "error"), say!("asked-output", why = reason(error))];
            let said = format!("{style}{}{style:#}: {}", word.text(lang), what.text(lang));
            writeln!(err, "{}", spoken::laid_out(&said))
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_told_without_its_number() {
        let missing = std::fs::metadata("/no/such/file").expect_err("it is not there");
        assert!(missing.to_string().contains("(os error "), "{missing}");
        let told = reason(&missing);
        assert!(!told.is_empty() && !told.contains("os error") && !told.ends_with(['.', ' ']), "{told}");
    }
}
