//! Writing: what the user names with `-o`, the lists that are edited, and what the program keeps for itself.
//!
//! A file is replaced whole or stays as it is, by another that is made beside it. What is no file (a device, a pipe, a
//! terminal) is written to and never replaced. A link stays one: what it leads to is written.

mod beside;
mod lock;
mod refusal;
mod way;

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::Path;

use super::{Failure, contents};
use beside::Beside;
use refusal::Refusal;
use way::Way;

pub(super) use beside::clear_all;
pub(super) use lock::Lock;
pub(super) use refusal::no_folder;

/// Who may read a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Readers {
    /// Those who could before; of a new file, those whom the user lets read new files.
    AsBefore,
    /// The user alone.
    Owner,
}

/// Something that is being written. A file is replaced once all of it has come; till then, and if that never comes, it is
/// as it was.
pub(super) struct Output<'p> {
    path: &'p str,
    to: To,
}

enum To {
    /// It has what was written so far.
    Stream(BufWriter<File>),
    /// It waits beside the file whose place it takes.
    Place(BufWriter<Beside>),
}

impl<'p> Output<'p> {
    /// Begins to write.
    ///
    /// # Errors
    /// Where nothing can be written, or what is there must not be replaced.
    pub(super) fn open(path: &'p str) -> Result<Self, Failure> {
        let to = match way::of(Path::new(path)).map_err(|refusal| refusal.failure(path))? {
            Way::Stream(stream) => To::Stream(BufWriter::new(stream)),
            Way::Place(place) => {
                let beside = Beside::tidily(&place, Readers::AsBefore).map_err(|refusal| refusal.failure(path))?;
                To::Place(BufWriter::new(beside))
            }
        };
        Ok(Self { path, to })
    }

    /// Writes more of it.
    pub(super) fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        match &mut self.to {
            To::Stream(stream) => stream.write_all(bytes).map_err(|error| broken(self.path, error)),
            To::Place(beside) => beside.write_all(bytes).map_err(|error| Refusal::from(error).failure(self.path)),
        }
    }

    /// What was written so far is where it waits.
    fn flush(&mut self) -> Result<(), Failure> {
        match &mut self.to {
            To::Stream(stream) => stream.flush().map_err(|error| broken(self.path, error)),
            To::Place(beside) => beside.flush().map_err(|error| Refusal::from(error).failure(self.path)),
        }
    }

    /// It is all written.
    pub(super) fn finish(self) -> Result<(), Failure> {
        match self.to {
            To::Stream(mut stream) => stream.flush().map_err(|error| broken(self.path, error)),
            To::Place(beside) => whole(beside).and_then(Beside::replace).map_err(|refusal| refusal.failure(self.path)),
        }
    }
}

/// All of a file that waits beside another.
fn whole(beside: BufWriter<Beside>) -> Result<Beside, Refusal> {
    Ok(beside.into_inner().map_err(io::IntoInnerError::into_error)?)
}

/// Why something that is no file does not take what is written.
fn broken(path: &str, error: io::Error) -> Failure {
    match error.kind() {
        // Whoever reads has seen enough, as on standard output.
        io::ErrorKind::BrokenPipe => Failure::Output(error),
        _ => Failure::io(path, &error),
    }
}

/// Writes texts to what paths name: each of them is written whole before the first takes its place. Where one of them cannot take
/// its own then, those before it have theirs: no system exchanges several files at once.
pub(super) fn texts(texts: &[(String, &str)]) -> Result<(), Failure> {
    let mut outputs = Vec::with_capacity(texts.len());
    for (path, text) in texts {
        let mut output = Output::open(path)?;
        output.write(text.as_bytes())?;
        output.flush()?;
        outputs.push(output);
    }
    outputs.into_iter().try_for_each(Output::finish)
}

/// Writes a text to what a path names.
pub(super) fn text(path: &str, text: &str) -> Result<(), Failure> {
    let mut output = Output::open(path)?;
    output.write(text.as_bytes())?;
    output.finish()
}

/// Keeps others from editing a file, until it is dropped.
///
/// # Errors
/// Where somebody else is at it and does not come to an end, and where it is no file: it might be waited for without end.
pub(super) fn lock(path: &str) -> Result<Lock, Failure> {
    if std::fs::metadata(path).is_ok_and(|meta| !meta.is_file() && !meta.is_dir()) {
        return Err(Refusal::NoFile.failure(path));
    }
    if contents::is_circle(path) {
        return Err(Refusal::Circle.failure(path));
    }
    Lock::file(path)
}

/// Replaces a file, if it still is what was read. Whoever calls has locked it; those who do not ask for locks are noticed
/// all the same.
pub(super) fn instead(path: &str, before: &str, after: &str) -> Result<(), Failure> {
    let replaced = file(path).and_then(|place| {
        let mut beside = Beside::of(&place, Readers::AsBefore)?;
        beside.write_all(after.as_bytes())?;
        beside.replace_only(before.as_bytes())
    });
    replaced.map_err(|refusal| refusal.failure(path))
}

/// Whether a path names a file that is there, and no stream by another name. Where it leads is looked up only then: to open a pipe
/// is to wait for whoever reads it.
pub(super) fn is_file(path: &str) -> bool {
    std::fs::metadata(path).is_ok_and(|meta| meta.is_file()) && file(path).is_ok()
}

/// The place of a file that can be replaced.
fn file(path: &str) -> Result<std::path::PathBuf, Refusal> {
    match way::of(Path::new(path))? {
        Way::Place(place) => Ok(place),
        Way::Stream(_) => Err(Refusal::NoFile),
    }
}

/// Makes a file with this text where nothing is yet: all of it, or none.
///
/// # Errors
/// Of the kind `AlreadyExists` where there is something.
pub(super) fn new(path: impl AsRef<Path>, text: &str) -> io::Result<()> {
    let mut beside = Beside::of(path.as_ref(), Readers::AsBefore)?;
    beside.write_all(text.as_bytes())?;
    beside.create()
}

/// The same of a file that only the user may read.
pub(super) fn new_private(place: &Path, text: &str) -> io::Result<()> {
    let mut beside = Beside::of(place, Readers::Owner)?;
    beside.write_all(text.as_bytes())?;
    beside.create()
}

/// Makes a file with this text where one was that is gone, also where a link still leads there: all of it, or none.
pub(super) fn anew(path: &str, text: &str) -> Result<(), Failure> {
    let made = file(path).and_then(|place| match new(place, text) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(Refusal::Changed),
        made => Ok(made?),
    });
    made.map_err(|refusal| refusal.failure(path))
}

/// Whether nothing is where a path leads.
pub(super) fn is_gone(path: &str) -> bool {
    let meta = std::fs::metadata(path);
    meta.is_err_and(|error| matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory))
}

/// Writes a file of the program's own that only the user may read.
pub(super) fn private(place: &Path, text: &str) -> io::Result<()> {
    let mut beside = Beside::of(place, Readers::Owner)?;
    beside.write_all(text.as_bytes())?;
    beside.put()
}

/// Makes a folder that only the user may look into, and closes one that is there to others.
pub(super) fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt as _, PermissionsExt as _};
        builder.mode(0o700).create(folder)?;
        let permissions = folder.metadata()?.permissions();
        if permissions.mode() & 0o077 != 0 {
            std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700))?;
        }
        Ok(())
    }
    #[cfg(not(unix))]
    builder.create(folder)
}
