//! One at a time: whoever changes a file holds the folder that the file is in.
//!
//! The folder, and not the file: a file is replaced by another, and only those who look at what stays wait for each other.
//! Locks are let go by the system when a program ends, however it ends, and leave nothing behind. They bind those who ask
//! for them; what others save is noticed when the file is replaced.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::way::folder_of;
use crate::cli::{Failure, detail, home, reason};
use crate::language::{Argument, Message, say};
use crate::ruleset::fingerprint::fnv;

/// So long an edit waits for others; each takes a part of a second.
const PATIENCE: Duration = Duration::from_secs(10);
/// So long a table waits for others, which may be large.
const LONG_PATIENCE: Duration = Duration::from_mins(1);
/// After so long it is asked again.
const PAUSE: Duration = Duration::from_millis(5);

/// Keeps others away, as long as it lives.
#[derive(Debug)]
pub(in crate::cli) struct Lock {
    /// None where the system locks neither the folder nor a file of ours.
    held: Option<File>,
}

/// Somebody else holds it, and did so till the end.
#[derive(Debug)]
struct Busy;

impl Lock {
    /// Holds the file that a path names, links followed, or the place where it will be.
    pub(super) fn file(path: &str) -> Result<Self, Failure> {
        let whole = dunce::canonicalize(path).unwrap_or_else(|_| path.into());
        Self::wait(folder_of(&whole), PATIENCE).map_err(|Busy| busy(path))
    }

    /// Holds a folder of the program's own, whose files may be large; what they are is told to whoever waits in vain.
    pub(in crate::cli) fn folder(folder: &Path, what: &Message) -> Result<Self, Failure> {
        Self::wait(folder, LONG_PATIENCE).map_err(|Busy| busy(what))
    }

    /// Lets others come before it is dropped.
    pub(in crate::cli) fn let_go(&self) {
        // What cannot be let go is, when it is dropped.
        let _ = self.held.as_ref().map(File::unlock);
    }

    /// Holds a folder, if nobody else does right now.
    pub(super) fn at_once(folder: &Path) -> Option<Self> {
        Self::wait(folder, Duration::ZERO).ok()
    }

    fn wait(folder: &Path, patience: Duration) -> Result<Self, Busy> {
        match held(File::open(folder), patience)? {
            Ok(file) => Ok(Self { held: Some(file) }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self { held: None }),
            // Windows locks no folders, and some servers of files none that are only read.
            Err(_) => match held(stand_in(folder), patience)? {
                Ok(file) => Ok(Self { held: Some(file) }),
                Err(why) => {
                    detail(|| format!("{} cannot be locked: {}", folder.display(), reason(&why)));
                    Ok(Self { held: None })
                }
            },
        }
    }
}

/// Locks what was opened; an error where that cannot be.
fn held(opened: io::Result<File>, patience: Duration) -> Result<io::Result<File>, Busy> {
    let file = match opened {
        Ok(file) => file,
        Err(error) => return Ok(Err(error)),
    };
    let begin = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Ok(file)),
            Err(TryLockError::Error(error)) => return Ok(Err(error)),
            Err(TryLockError::WouldBlock) if begin.elapsed() >= patience => return Err(Busy),
            Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
        }
    }
}

/// A file in the user's data directory that stands for a folder.
fn stand_in(folder: &Path) -> io::Result<File> {
    let locks = home::data_directory().map_err(io::Error::other)?.join("locks");
    super::private_folder(&locks)?;
    OpenOptions::new().write(true).create(true).truncate(false).open(stand_in_path(&locks, folder))
}

fn stand_in_path(locks: &Path, folder: &Path) -> PathBuf {
    let whole = dunce::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    locks.join(format!("{:016x}", fnv(whole.as_os_str().as_encoded_bytes())))
}

fn busy(what: impl Into<Argument>) -> Failure {
    Failure::told(&say!("refused-busy", list = what)).advice(&say!("refused-wait"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_folder_is_held_by_one_at_a_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = Lock::at_once(folder.path()).expect("nobody holds it");
        assert!(Lock::at_once(folder.path()).is_none());
        drop(first);
        assert!(Lock::at_once(folder.path()).is_some());
    }

    #[test]
    fn a_stand_in_is_the_same_by_every_path_and_differs_from_folder_to_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("a")).expect("a folder");
        let path = |below: &str| stand_in_path(Path::new("locks"), &folder.path().join(below));
        assert_eq!(path("a"), path("a/../a"));
        assert_ne!(path("a"), path("."));
    }

    #[test]
    fn whoever_waits_in_vain_is_told_who_is_at_work_and_what_to_do() {
        let Failure::Say { what, help, .. } = busy("deck.txt") else { panic!("a failure of the output") };
        assert_eq!(what, "another scouter is editing deck.txt; nothing is changed");
        assert_eq!(help.as_deref(), Some("wait until it is done, and try again"));
    }
}
