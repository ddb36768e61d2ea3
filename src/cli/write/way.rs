//! Where a path leads that is to be written: to a file, to a place for one, or to something that is no file.

use std::fs::{self, File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::refusal::Refusal;

/// Where a path leads.
#[derive(Debug)]
pub(super) enum Way {
    /// A file, or a place where one can be: the whole path, without links.
    Place(PathBuf),
    /// What is no file and takes bytes as they come.
    Stream(File),
}

/// More links than the system itself would follow.
const MAX_LINKS: usize = 40;

/// Follows a path through its links. The last of them may lead to where nothing is yet.
///
/// # Errors
/// Where nothing can be written, or what is there must not be replaced.
pub(super) fn of(path: &Path) -> Result<Way, Refusal> {
    if path.as_os_str().as_encoded_bytes().ends_with(std::path::MAIN_SEPARATOR_STR.as_bytes()) && !path.is_dir() {
        return Err(Refusal::FolderName);
    }
    let mut at = path.to_owned();
    for _ in 0..MAX_LINKS {
        if is_device(&at) {
            return stream(&at);
        }
        let kind = match fs::symlink_metadata(&at) {
            Ok(meta) => meta.file_type(),
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Way::Place(whole(&at)?)),
            Err(error) => return Err(error.into()),
        };
        if kind.is_symlink() {
            #[cfg(unix)]
            if let Some(stream) = already_open(&at) {
                return Ok(Way::Stream(stream?));
            }
            let to = fs::read_link(&at)?;
            at = folder_of(&at).join(to);
        } else if kind.is_dir() {
            return Err(Refusal::Folder);
        } else if kind.is_file() {
            may_be_replaced(&at)?;
            return Ok(Way::Place(whole(&at)?));
        } else {
            return stream(&at);
        }
    }
    Err(Refusal::Circle)
}

fn stream(path: &Path) -> Result<Way, Refusal> {
    Ok(Way::Stream(OpenOptions::new().write(true).open(path)?))
}

/// The folder in which a path is looked up.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A path that means the same from everywhere; what it ends in need not be there.
fn whole(path: &Path) -> Result<PathBuf, Refusal> {
    let name = path.file_name().ok_or(Refusal::Folder)?;
    Ok(dunce::canonicalize(folder_of(path))?.join(name))
}

/// Refuses what nobody may write, and what has other names. The superuser may write everything, and is asked to mean it.
fn may_be_replaced(file: &Path) -> Result<(), Refusal> {
    let meta = fs::metadata(file)?;
    if meta.permissions().readonly() {
        return Err(Refusal::ReadOnly);
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        if meta.nlink() > 1 {
            return Err(Refusal::Shared(meta.nlink()));
        }
    }
    // Whether the user may is what the system says, not the bits alone.
    match OpenOptions::new().write(true).open(file) {
        Ok(_) => Ok(()),
        Err(error) if matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) => {
            Err(Refusal::ReadOnly)
        }
        Err(error) => Err(error.into()),
    }
}

/// What a link stands for that names something open, as `/dev/stdout` does. Its text is no path: it may be open in no
/// folder at all. Standard output and standard error go on where they are, so that what comes before and after stays; of
/// others, what is written comes last.
#[cfg(unix)]
fn already_open(link: &Path) -> Option<std::io::Result<File>> {
    use std::os::fd::AsFd as _;

    let folder = dunce::canonicalize(folder_of(link)).ok()?;
    let ours = format!("/proc/{}/fd", std::process::id());
    let is_ours = ["/dev/fd", &ours].iter().any(|open| folder == Path::new(open));
    let opened = match link.file_name()?.to_str()? {
        "1" if is_ours => std::io::stdout().as_fd().try_clone_to_owned().map(File::from),
        "2" if is_ours => std::io::stderr().as_fd().try_clone_to_owned().map(File::from),
        _ if is_ours || (folder.starts_with("/proc") && folder.ends_with("fd")) => {
            OpenOptions::new().append(true).open(link)
        }
        _ => return None,
    };
    Some(opened)
}

/// The names that Windows keeps for devices in every folder.
#[cfg(windows)]
fn is_device(path: &Path) -> bool {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().to_ascii_uppercase();
    let numbered =
        |word: &str| stem.len() == 4 && stem.starts_with(word) && stem.ends_with(|c: char| c.is_ascii_digit());
    let named = ["CON", "PRN", "AUX", "NUL"].contains(&stem.as_str()) || numbered("COM") || numbered("LPT");
    named || path.as_os_str().as_encoded_bytes().starts_with(br"\\.\")
}

/// Elsewhere devices are seen as what they are.
#[cfg(not(windows))]
fn is_device(_: &Path) -> bool {
    false
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    fn place(path: &Path) -> PathBuf {
        match of(path) {
            Ok(Way::Place(place)) => place,
            other => panic!("{}: {other:?}", path.display()),
        }
    }

    #[test]
    fn links_lead_to_files_and_to_places_for_them_and_never_in_circles() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path().canonicalize().expect("a folder");
        fs::create_dir(folder.join("below")).expect("a folder");
        fs::write(folder.join("file"), "").expect("a file");
        symlink("../file", folder.join("below/link")).expect("a link");
        symlink("below/link", folder.join("chain")).expect("a link");
        symlink("nothing", folder.join("below/dangling")).expect("a link");
        symlink("below", folder.join("side")).expect("a link");
        symlink("b", folder.join("a")).expect("a link");
        symlink("a", folder.join("b")).expect("a link");
        assert_eq!(place(&folder.join("chain")), folder.join("file"));
        assert_eq!(place(&folder.join("side/link")), folder.join("file"));
        assert_eq!(place(&folder.join("side/dangling")), folder.join("below/nothing"));
        assert_eq!(place(&folder.join("new")), folder.join("new"));
        assert!(matches!(of(&folder.join("a")), Err(Refusal::Circle)));
        assert!(matches!(of(&folder.join("side")), Err(Refusal::Folder)));
        assert!(matches!(of(&folder.join("new/")), Err(Refusal::FolderName)));
        assert!(matches!(of(&folder.join("no/new")), Err(Refusal::System(_))));
    }

    #[test]
    fn devices_are_streams_also_through_links() {
        let folder = tempfile::tempdir().expect("a folder");
        let link = folder.path().join("link");
        symlink("/dev/null", &link).expect("a link");
        for path in ["/dev/null".as_ref(), link.as_path(), "/dev/stderr".as_ref()] {
            assert!(matches!(of(path), Ok(Way::Stream(_))), "{}", path.display());
        }
    }
}
