//! Where the text of a list is kept that was not saved: beside the list, or where that cannot be, in the user's data directory.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::cli::{Failure, again, complain, contents, history, home, talk, write};
use crate::language::{Message, say};

/// So many drafts of a list lie in one place at most.
const DRAFTS: usize = 100;

/// Where the drafts of a list are.
#[derive(Clone, Debug)]
pub(super) struct Drafts {
    /// The list, as it is called.
    list: String,
    /// What the drafts beside it begin with, from wherever.
    beside: PathBuf,
    /// What those in the user's data directory begin with, where there is one.
    apart: Option<PathBuf>,
}

/// What has become of a text that was not saved.
#[derive(Debug)]
pub(super) struct Kept(Result<Message, Failure>);

impl Kept {
    /// Says it.
    pub(super) fn tell(&self) {
        match &self.0 {
            Ok(kept) => talk::warn_of(kept),
            Err(failure) => complain(failure),
        }
    }

    /// Where it is, in words.
    pub(super) fn message(self) -> Result<Message, Failure> {
        self.0
    }
}

impl Drafts {
    /// Those of a list. A folder may go, and with it what leads there: where it is, is asked now.
    pub(super) fn of(list: &str) -> Self {
        let whole = std::path::absolute(list).unwrap_or_else(|_| PathBuf::from(list));
        let folder = home::data_directory().ok().map(|data| data.join("drafts"));
        let apart = folder.map(|folder| draft(&folder.join(history::folder_name(&whole))));
        Self { list: list.to_owned(), beside: draft(&whole), apart }
    }

    /// Writes what was not saved, as nobody is there to be asked any more, or it cannot be saved. What is there already is not
    /// written twice.
    pub(super) fn keep(&self, text: &str) -> Kept {
        let beside = first(&self.beside, text, |place, text| write::new(place, text));
        let kept = beside.or_else(|why| {
            let Some(apart) = &self.apart else { return Err(why) };
            let folder = apart.parent().unwrap_or(apart);
            // What can be told best is why it is not beside the list.
            write::private_folder(folder).and_then(|()| first(apart, text, write::new_private)).map_err(|_| why)
        });
        Kept(match kept {
            Ok(place) => Ok(say!("screen-kept", list = &self.list, file = self.called(&place))),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(Failure::told(&say!("screen-too-many-drafts", list = &self.list)))
            }
            Err(error) => Err(Failure::io(self.called(&self.beside), &error)),
        })
    }

    /// What to say of the last draft that holds something else than the list; `None` where there is none.
    pub(super) fn remark(&self, now: Option<&str>) -> Option<Message> {
        let places = [Some(&self.beside), self.apart.as_ref()].into_iter().flatten().flat_map(|first| names(first));
        let drafts = places.filter_map(|place| {
            let meta = place.metadata().ok().filter(std::fs::Metadata::is_file)?;
            Some((meta.modified().unwrap_or(SystemTime::UNIX_EPOCH), place))
        });
        let (_, last) = drafts.max()?;
        let text = contents::text(&last.to_string_lossy()).ok();
        if text.is_some() && text.as_deref() == now {
            return None;
        }
        let file = self.called(&last);
        let [deck, draft] = [&self.list, &file].map(|path| again::quoted(path));
        let command =
            if now.is_some() { format!("scouter diff {deck} {draft}") } else { format!("scouter show {draft}") };
        Some(say!("screen-draft", list = &self.list, file = file, command = command))
    }

    /// A draft as the list is called: beside it, where it is beside it.
    fn called(&self, draft: &Path) -> String {
        let name = draft.file_name().filter(|_| draft.parent() == self.beside.parent());
        let beside = name.map(|name| Path::new(&self.list).with_file_name(name));
        beside.as_deref().unwrap_or(draft).to_string_lossy().into_owned()
    }
}

/// The first draft of a file.
fn draft(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".draft");
    name.into()
}

/// The names of drafts, by the first of them.
fn names(first: &Path) -> impl Iterator<Item = PathBuf> {
    (1..=DRAFTS).map(move |n| {
        let mut name = first.as_os_str().to_owned();
        if n > 1 {
            name.push(format!("-{n}"));
        }
        name.into()
    })
}

/// Writes a text under the first name that is free, unless one before has it already; where it is then.
fn first(draft: &Path, text: &str, write: impl Fn(&Path, &str) -> io::Result<()>) -> io::Result<PathBuf> {
    for name in names(draft) {
        match write(&name, text) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                let is_file = name.metadata().is_ok_and(|meta| meta.is_file());
                if is_file && contents::text(&name.to_string_lossy()).is_ok_and(|there| there == text) {
                    return Ok(name);
                }
            }
            written => return written.map(|()| name),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
