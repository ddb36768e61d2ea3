//! Why something is not written.

use std::io;
use std::path::{Path, PathBuf};

use crate::cli::{Failure, again, system};
use crate::language::{Message, say};

/// Why a file stays as it is.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message())]
pub(super) enum Refusal {
    System(#[from] io::Error),
    Folder,
    FolderName,
    NoFile,
    Circle,
    ReadOnly,
    /// So many hard links.
    Shared(u64),
    Changed,
    /// Where the one of two texts is that cannot be in the file.
    ChangedTwice(PathBuf),
}

impl Refusal {
    /// Why, in a sentence.
    fn message(&self) -> Message {
        match self {
            Self::System(error) => system(error),
            Self::Folder => say!("refused-folder"),
            Self::FolderName => say!("refused-folder-name"),
            Self::NoFile => say!("refused-device"),
            Self::Circle => say!("refused-circle"),
            Self::ReadOnly => say!("refused-read-only"),
            Self::Shared(names) => say!("refused-shared", names = *names),
            Self::Changed => say!("refused-changed-meanwhile"),
            Self::ChangedTwice(place) => say!("refused-changed-twice", place = place.display().to_string()),
        }
    }

    /// What the user is told, with what to do.
    pub(super) fn failure(&self, path: &str) -> Failure {
        // What is not there cannot be changed.
        let failure = Failure::told(&if std::fs::symlink_metadata(path).is_ok() {
            say!("refused-not-changed", list = path, why = self.message())
        } else {
            say!("refused-not-written", list = path, why = self.message())
        });
        let quoted = again::quoted(path);
        match self {
            Self::Changed => {
                Failure::told(&say!("refused-changed-while", list = path)).advice(&say!("refused-try-again"))
            }
            Self::ChangedTwice(_) => failure.advice(&say!("refused-put-together")),
            Self::ReadOnly if cfg!(windows) => {
                failure.advice(&say!("refused-let-write", command = format!("attrib -r {quoted}")))
            }
            Self::ReadOnly => failure.advice(&say!("refused-let-write", command = format!("chmod u+w {quoted}"))),
            Self::Shared(_) => {
                let new = again::quoted(&format!("{path}.new"));
                failure.advice(&say!("refused-own-file", command = format!("cp {quoted} {new} && mv {new} {quoted}")))
            }
            Self::Folder | Self::FolderName => failure.advice(&say!("refused-name-a-file")),
            Self::NoFile => failure.advice(&say!("refused-dash")),
            Self::Circle => failure.advice(&say!("refused-file-itself")),
            Self::System(_) => match no_folder(path) {
                Some(folder) => failure.advice(&say!("asked-no-folder", folder = folder.display().to_string())),
                None => failure,
            },
        }
    }
}

/// The folder that a path names for a file, where there is none.
pub(in crate::cli) fn no_folder(path: &str) -> Option<&Path> {
    Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir())
}
