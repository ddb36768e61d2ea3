//! Why something is not written.

use std::io;
use std::path::PathBuf;

use crate::cli::{Failure, again, reason};

/// Why a file stays as it is.
#[derive(Debug, thiserror::Error)]
pub(super) enum Refusal {
    #[error("{}", reason(.0))]
    System(#[from] io::Error),
    #[error("it is a folder")]
    Folder,
    #[error("its name ends as that of a folder")]
    FolderName,
    #[error("it is no file but a device, a pipe or the like")]
    NoFile,
    #[error("its links lead in a circle")]
    Circle,
    #[error("it is read-only")]
    ReadOnly,
    /// So many hard links.
    #[error("it is one file under {0} names, and this name would part from the others")]
    Shared(u64),
    #[error("others have changed it in the meantime")]
    Changed,
    /// Where the one of two texts is that cannot be in the file.
    #[error("others have saved it twice in the meantime; what they saved first is in {}", .0.display())]
    ChangedTwice(PathBuf),
}

impl Refusal {
    /// What the user is told, with what to do.
    pub(super) fn failure(&self, path: &str) -> Failure {
        let failure = Failure::say(format!("{path} is not changed: {self}"));
        let quoted = again::quoted(path);
        match self {
            Self::Changed => {
                Failure::say(format!("{path} has changed while it was edited; nothing is written")).help("try again")
            }
            Self::ChangedTwice(_) => failure.help("put together what is wanted of both, and try again"),
            Self::ReadOnly if cfg!(windows) => failure.help(format!("`attrib -r {quoted}` lets it be written")),
            Self::ReadOnly => failure.help(format!("`chmod u+w {quoted}` lets it be written")),
            Self::Shared(_) => failure.help(format!(
                "make it a file of its own first: `cp {quoted} {0} && mv {0} {quoted}`",
                again::quoted(&format!("{path}.new"))
            )),
            Self::Folder | Self::FolderName => failure.help("name a file"),
            Self::NoFile => failure.help("`-` reads standard input, and prints the new list"),
            Self::Circle => failure.help("name the file itself"),
            Self::System(_) => failure,
        }
    }
}
