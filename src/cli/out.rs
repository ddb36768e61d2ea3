//! Standard output. What fails there is told as that, and nothing else is: no other error becomes one by itself.

use std::fmt;
use std::io::Write;

use super::Failure;

/// What a command answers goes here.
pub(super) struct Out(Box<dyn Write>);

impl Out {
    /// Answers that are written somewhere.
    pub(super) fn to(out: impl Write + 'static) -> Self {
        Self(Box::new(out))
    }

    /// Writes bytes.
    pub(super) fn write_all(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.0.write_all(bytes).map_err(Failure::Output)
    }

    /// Writes what `write!` and `writeln!` say.
    pub(super) fn write_fmt(&mut self, words: fmt::Arguments<'_>) -> Result<(), Failure> {
        self.0.write_fmt(words).map_err(Failure::Output)
    }

    /// Hands over what is held back.
    pub(super) fn flush(&mut self) -> Result<(), Failure> {
        self.0.flush().map_err(Failure::Output)
    }
}
