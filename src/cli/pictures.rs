//! Files that commands write beside what they say: pictures and pages. They are opened before anything is played, so that
//! a name that cannot be written is known at once.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::str::FromStr;

use super::value::NoValue;
use super::{Failure, write};
use crate::language::say;
use crate::report::picture::{Form, Picture};

/// Where a picture goes, and how it is written: the end of the name says it.
#[derive(Clone, Debug)]
pub(super) struct Plot {
    path: String,
    form: Form,
}

impl FromStr for Plot {
    type Err = NoValue;
    fn from_str(path: &str) -> Result<Self, NoValue> {
        Ok(Self { path: path.to_owned(), form: path.parse()? })
    }
}

impl Plot {
    /// Begins to write the file.
    pub(super) fn open(&self) -> Result<Plotting<'_>, Failure> {
        Ok(Plotting { plot: self, file: write::Output::open(&self.path)? })
    }
}

/// A picture that will be written.
pub(super) struct Plotting<'p> {
    plot: &'p Plot,
    file: write::Output<'p>,
}

impl Plotting<'_> {
    /// Writes it.
    pub(super) fn write(mut self, picture: &Picture) -> Result<(), Failure> {
        let path = &self.plot.path;
        let bytes = self.plot.form.write(picture);
        self.file.write(
            &bytes.map_err(|error| Failure::told(&say!("refused-not-changed", list = path, why = error.message())))?,
        )?;
        self.file.finish()
    }
}

/// Where a page goes.
#[derive(Clone, Debug)]
pub(super) struct PageFile(String);

impl FromStr for PageFile {
    type Err = NoValue;
    fn from_str(path: &str) -> Result<Self, NoValue> {
        let end = path.rsplit_once('.').map(|(_, end)| end.to_ascii_lowercase());
        match end.as_deref() {
            Some("html" | "htm") => Ok(Self(path.to_owned())),
            _ => Err(NoValue::Page),
        }
    }
}

impl PageFile {
    /// Begins to write the file.
    pub(super) fn open(&self) -> Result<write::Output<'_>, Failure> {
        write::Output::open(&self.0)
    }
}

/// Whether a file is there already that begins otherwise than one that we would write: it is somebody's, perhaps a list.
pub(super) fn holds_other(path: &str, begin: &[u8]) -> bool {
    let mut there = Vec::new();
    let read = |file: File| file.take(begin.len() as u64).read_to_end(&mut there);
    let is_read = Path::new(path).is_file() && File::open(path).and_then(read).is_ok();
    is_read && !there.is_empty() && there != begin
}
