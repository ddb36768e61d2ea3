//! A new file beside the one whose place it takes once it is whole.
//!
//! Where the system has it, the file gets a name only then: whatever ends the program before leaves nothing behind.
//! Elsewhere, and in the moment between name and place, a file may be left over. Its name says whose it was to be, and its
//! lock whether somebody is still at it; the next who writes that file takes it away.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::Readers;
use super::lock::Lock;
use super::refusal::Refusal;
use super::way::folder_of;
use crate::ruleset::fingerprint::fnv;

/// What the names of our files begin with.
const OURS: &str = ".scouter-";

/// A file that will stand where another is.
#[derive(Debug)]
pub(super) struct Beside {
    /// Where it will stand.
    place: PathBuf,
    file: File,
    /// What it is called until then, if it has a name; it is taken away if it never comes there.
    name: Option<PathBuf>,
    readers: Readers,
}

impl Beside {
    /// Begins a file. Whoever calls has locked the folder, so that what is left over there is nobody's.
    pub(super) fn of(place: &Path, readers: Readers) -> io::Result<Self> {
        let prefix = prefix(place);
        clear(folder_of(place), |name| name.starts_with(&prefix));
        Self::begin(place, readers)
    }

    /// Begins a file, and takes away what is left over if nobody else is at work in the folder.
    pub(super) fn tidily(place: &Path, readers: Readers) -> Result<Self, Refusal> {
        Ok(match Lock::at_once(folder_of(place)) {
            Some(_lock) => Self::of(place, readers)?,
            None => Self::begin(place, readers)?,
        })
    }

    fn begin(place: &Path, readers: Readers) -> io::Result<Self> {
        // What replaces a file is nobody's to read until it has the permissions of that file.
        let shared = readers == Readers::AsBefore && !place.exists();
        let (file, name) = match unnamed(folder_of(place), shared) {
            Some(file) => (file, None),
            None => named(place, shared).map(|(file, name)| (file, Some(name)))?,
        };
        // Where files cannot be locked, none is ever taken for left over.
        let _ = file.try_lock();
        Ok(Self { place: place.to_owned(), file, name, readers })
    }

    /// Puts it in the place of whatever file is there.
    pub(super) fn replace(self) -> Result<(), Refusal> {
        Ok(self.put()?)
    }

    /// The same, for those who have nothing to refuse.
    pub(super) fn put(mut self) -> io::Result<()> {
        let name = self.ready()?;
        self.go(&name)
    }

    /// Puts it in the place of a file with this text. Where there is another, that one stays.
    pub(super) fn replace_only(mut self, before: &[u8]) -> Result<(), Refusal> {
        let name = self.ready()?;
        if !holds(&self.place, before) {
            return Err(Refusal::Changed);
        }
        match exchange(&name, &self.place) {
            Some(exchanged) => exchanged?,
            // What is saved between the look and this is lost, where the system has nothing better.
            None => return Ok(self.go(&name)?),
        }
        // What has come out is not ours to take away before it is known.
        self.name = None;
        if holds(&name, before) {
            fs::remove_file(&name)?;
            sync_folder(&self.place);
            return Ok(());
        }
        self.give_back(name)
    }

    /// Puts back what others had saved before it was exchanged for ours.
    fn give_back(mut self, theirs: PathBuf) -> Result<(), Refusal> {
        let back = || exchange(&theirs, &self.place).is_some_and(|exchanged| exchanged.is_ok());
        if back() {
            if is_same(&theirs, &self.file) {
                self.name = Some(theirs);
                return Err(Refusal::Changed);
            }
            // They have saved again, over ours: the last word stays theirs.
            back();
        }
        // The one before is kept where it can be seen.
        let mut kept = self.place.clone().into_os_string();
        kept.push(format!(".{}", std::process::id()));
        take_name(&theirs, Path::new(&kept))?;
        Err(Refusal::ChangedTwice(kept.into()))
    }

    /// Puts it where nothing is yet.
    pub(super) fn create(mut self) -> io::Result<()> {
        self.file.sync_all()?;
        match self.name.take() {
            None => link(&self.file, &self.place)?,
            Some(name) => {
                let made = fs::hard_link(&name, &self.place);
                fs::remove_file(&name)?;
                made?;
            }
        }
        sync_folder(&self.place);
        Ok(())
    }

    /// Makes it last, with the owner and the permissions that it is to have, under a name.
    fn ready(&mut self) -> io::Result<PathBuf> {
        self.adopt()?;
        self.file.sync_all()?;
        if let Some(name) = &self.name {
            return Ok(name.clone());
        }
        let name = first_free(&self.place, |name| link(&self.file, name))?.1;
        self.name = Some(name.clone());
        Ok(name)
    }

    /// Owner and permissions are those of the file that it replaces.
    #[cfg(unix)]
    fn adopt(&self) -> io::Result<()> {
        use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, fchown};

        let there = match fs::metadata(&self.place) {
            _ if self.readers == Readers::Owner => return self.file.set_permissions(fs::Permissions::from_mode(0o600)),
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            there => there?,
        };
        let here = self.file.metadata()?;
        let mut mode = there.mode() & 0o7777;
        // Files can be given away by the superuser alone.
        if there.uid() != here.uid() {
            let _ = fchown(&self.file, Some(there.uid()), None);
        }
        if there.gid() != here.gid() && fchown(&self.file, None, Some(there.gid())).is_err() {
            // What one group might do is not for another.
            mode &= !0o070;
        }
        self.file.set_permissions(fs::Permissions::from_mode(mode))
    }

    #[cfg(not(unix))]
    fn adopt(&self) -> io::Result<()> {
        let _ = self.readers;
        Ok(())
    }

    /// Takes the place.
    fn go(mut self, name: &Path) -> io::Result<()> {
        take_name(name, &self.place)?;
        self.name = None;
        sync_folder(&self.place);
        Ok(())
    }
}

impl Write for Beside {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if let Some(name) = &self.name {
            // What is told is why it was not wanted.
            let _ = fs::remove_file(name);
        }
    }
}

/// Takes away every file of ours in a folder that nobody is at.
pub(in crate::cli) fn clear_all(folder: &Path) {
    clear(folder, |name| name.starts_with(OURS));
}

fn clear(folder: &Path, is_meant: impl Fn(&str) -> bool) {
    for entry in folder.read_dir().into_iter().flatten().flatten() {
        if entry.file_name().to_str().is_some_and(&is_meant) && is_left(&entry.path()) {
            // Whoever may not take it away leaves it.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Whether nobody holds a file any more. It may be read-only, as the one that it was to replace.
fn is_left(path: &Path) -> bool {
    let is_file = fs::symlink_metadata(path).is_ok_and(|meta| meta.is_file());
    is_file && File::open(path).is_ok_and(|file| file.try_lock().is_ok())
}

/// What the names of the files begin with that are to replace one. Of its own name only a sum: it may be as long as names
/// can be.
fn prefix(place: &Path) -> String {
    let name = place.file_name().unwrap_or_default();
    format!("{OURS}{:016x}-", fnv(name.as_encoded_bytes()))
}

/// Makes something under the first name that is free.
fn first_free<T>(place: &Path, make: impl Fn(&Path) -> io::Result<T>) -> io::Result<(T, PathBuf)> {
    /// Those that this program has asked for.
    static ASKED: AtomicU64 = AtomicU64::new(0);

    let prefix = prefix(place);
    loop {
        let number = ASKED.fetch_add(1, Ordering::Relaxed);
        let name = folder_of(place).join(format!("{prefix}{:x}-{number:x}", std::process::id()));
        match make(&name) {
            // Another machine, or another program of this number before us.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            done => return done.map(|it| (it, name)),
        }
    }
}

fn named(place: &Path, shared: bool) -> io::Result<(File, PathBuf)> {
    first_free(place, |name| {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, mode(shared));
        #[cfg(not(unix))]
        let _ = shared;
        options.open(name)
    })
}

/// The permissions of a new file, from which the system takes those that the user gives nobody.
#[cfg(unix)]
fn mode(shared: bool) -> u32 {
    if shared { 0o666 } else { 0o600 }
}

/// A file without a name, where the system and the disk have such.
#[cfg(target_os = "linux")]
fn unnamed(folder: &Path, shared: bool) -> Option<File> {
    use rustix::fs::{Mode, OFlags};

    // It gets its name by way of /proc.
    if !Path::new("/proc/self/fd").exists() {
        return None;
    }
    let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
    rustix::fs::open(folder, flags, Mode::from_raw_mode(mode(shared))).ok().map(File::from)
}

/// Elsewhere every file has a name.
#[cfg(not(target_os = "linux"))]
fn unnamed(_: &Path, _: bool) -> Option<File> {
    None
}

/// Gives a file without a name one that is free.
#[cfg(target_os = "linux")]
fn link(file: &File, name: &Path) -> io::Result<()> {
    use std::os::fd::AsRawFd as _;

    use rustix::fs::{AtFlags, CWD};

    let open = format!("/proc/self/fd/{}", file.as_raw_fd());
    Ok(rustix::fs::linkat(CWD, open, CWD, name, AtFlags::SYMLINK_FOLLOW)?)
}

/// Elsewhere every file has a name.
#[cfg(not(target_os = "linux"))]
fn link(_: &File, _: &Path) -> io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}

/// Exchanges what two names stand for, at once; none where the system or the disk cannot.
#[cfg(target_os = "linux")]
fn exchange(one: &Path, other: &Path) -> Option<io::Result<()>> {
    use rustix::fs::{CWD, RenameFlags};
    use rustix::io::Errno;

    match rustix::fs::renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE) {
        Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => None,
        done => Some(done.map_err(io::Error::from)),
    }
}

/// Elsewhere names are not exchanged.
#[cfg(not(target_os = "linux"))]
fn exchange(_: &Path, _: &Path) -> Option<io::Result<()>> {
    None
}

/// Gives a file another name, whoever has it. Windows refuses that for as long as somebody has the file open that had the name:
/// another `scouter`, or what looks into every file there is.
fn take_name(from: &Path, to: &Path) -> io::Result<()> {
    const ACCESS_DENIED: i32 = 5;
    const SHARING_VIOLATION: i32 = 32;
    let mut pauses = std::iter::repeat_n(Duration::from_millis(20), if cfg!(windows) { 100 } else { 0 });
    loop {
        let taken = fs::rename(from, to);
        let code = taken.as_ref().err().and_then(io::Error::raw_os_error);
        match pauses.next().filter(|_| matches!(code, Some(ACCESS_DENIED | SHARING_VIOLATION))) {
            Some(pause) => std::thread::sleep(pause),
            None => return taken,
        }
    }
}

/// Whether there is a file with this text, and no link.
fn holds(path: &Path, text: &[u8]) -> bool {
    let is_so_long = |meta: fs::Metadata| meta.is_file() && meta.len() == text.len() as u64;
    fs::symlink_metadata(path).is_ok_and(is_so_long) && fs::read(path).is_ok_and(|read| read == text)
}

/// Whether a name stands for an open file.
#[cfg(unix)]
fn is_same(name: &Path, file: &File) -> bool {
    use std::os::unix::fs::MetadataExt as _;

    let place = |meta: fs::Metadata| (meta.dev(), meta.ino());
    let named = fs::symlink_metadata(name).map(place);
    file.metadata().map(place).is_ok_and(|open| named.is_ok_and(|named| named == open))
}

/// Where names are not exchanged, nothing comes back.
#[cfg(not(unix))]
fn is_same(_: &Path, _: &File) -> bool {
    false
}

/// Makes it last that a name stands for another file.
fn sync_folder(place: &Path) {
    // Systems that do not open folders keep names by themselves.
    let _ = File::open(folder_of(place)).and_then(|folder| folder.sync_all());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = folder.read_dir().expect("a folder");
        let mut names: Vec<_> = entries.map(|entry| entry.expect("a file").file_name().display().to_string()).collect();
        names.sort();
        names
    }

    /// A file with a text, and another that waits beside it to replace it.
    fn waiting(readers: Readers) -> (tempfile::TempDir, PathBuf, Beside) {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("deck.txt");
        fs::write(&place, "before").expect("a file");
        let mut beside = Beside::of(&place, readers).expect("a file");
        beside.write_all(b"after").expect("bytes");
        (folder, place, beside)
    }

    #[test]
    fn a_file_is_replaced_only_if_it_holds_what_is_expected() {
        for (held, text) in [("before", "after"), ("theirs", "theirs"), ("longer than before", "longer than before")] {
            let (folder, place, beside) = waiting(Readers::AsBefore);
            fs::write(&place, held).expect("a file");
            assert_eq!(beside.replace_only(b"before").is_ok(), text == "after");
            assert_eq!(fs::read_to_string(&place).expect("a file"), text);
            assert_eq!(names(folder.path()), ["deck.txt"]);
        }
        let (folder, place, beside) = waiting(Readers::AsBefore);
        fs::remove_file(&place).expect("a file");
        assert!(matches!(beside.replace_only(b"before"), Err(Refusal::Changed)));
        assert_eq!(names(folder.path()), [""; 0]);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_others_saved_in_the_last_moment_is_given_back() {
        let (folder, place, mut beside) = waiting(Readers::AsBefore);
        let name = beside.ready().expect("a name");
        fs::write(&place, "theirs").expect("a file");
        exchange(&name, &place).expect("it can be").expect("it is");
        beside.name = None;
        assert_eq!(fs::read_to_string(&place).expect("a file"), "after");
        assert!(matches!(beside.give_back(name), Err(Refusal::Changed)));
        assert_eq!(fs::read_to_string(&place).expect("a file"), "theirs");
        assert_eq!(names(folder.path()), ["deck.txt"]);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn of_two_texts_that_others_saved_in_the_last_moment_none_is_lost() {
        let (_folder, place, mut beside) = waiting(Readers::AsBefore);
        let name = beside.ready().expect("a name");
        fs::write(&place, "theirs").expect("a file");
        exchange(&name, &place).expect("it can be").expect("it is");
        beside.name = None;
        let again = place.with_file_name("again");
        fs::write(&again, "theirs again").expect("a file");
        fs::rename(again, &place).expect("a file");
        let Err(Refusal::ChangedTwice(kept)) = beside.give_back(name) else { panic!("it was saved twice") };
        assert_eq!(fs::read_to_string(&place).expect("a file"), "theirs again");
        assert_eq!(fs::read_to_string(kept).expect("a file"), "theirs");
    }

    #[test]
    fn what_is_not_wanted_after_all_leaves_nothing() {
        let (folder, place, mut beside) = waiting(Readers::AsBefore);
        beside.ready().expect("a name");
        assert_eq!(names(folder.path()).len(), 2);
        drop(beside);
        assert_eq!(names(folder.path()), ["deck.txt"]);
        assert_eq!(fs::read_to_string(place).expect("a file"), "before");
    }

    #[test]
    fn without_nameless_files_it_is_all_the_same() {
        let (folder, place, _) = waiting(Readers::AsBefore);
        let another = || {
            let (file, name) = named(&place, false).expect("a file");
            file.try_lock().expect("a lock");
            Beside { place: place.clone(), file, name: Some(name), readers: Readers::AsBefore }
        };
        let mut beside = another();
        beside.write_all(b"after").expect("bytes");
        // One that somebody is at is not left over.
        clear_all(folder.path());
        assert_eq!(names(folder.path()).len(), 2);
        beside.replace_only(b"before").expect("it is replaced");
        assert_eq!(fs::read_to_string(&place).expect("a file"), "after");
        assert_eq!(another().create().map_err(|error| error.kind()), Err(ErrorKind::AlreadyExists));
        assert_eq!(names(folder.path()), ["deck.txt"]);
    }

    #[test]
    fn the_longest_of_names_has_a_file_beside_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("x".repeat(255));
        for text in ["one", "two"] {
            let mut beside = Beside::of(&place, Readers::AsBefore).expect("a file");
            beside.write_all(text.as_bytes()).expect("bytes");
            beside.replace().expect("it is replaced");
            assert_eq!(fs::read_to_string(&place).expect("a file"), text);
        }
    }
}
