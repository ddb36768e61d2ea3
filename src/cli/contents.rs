//! What is in a file, or comes through standard input: bytes, or text.

use std::fs::{self, File};
use std::io::Read;

use super::Failure;
use crate::language::say;

/// Larger files are no lists and no card tables.
pub(super) const MAX_BYTES: u64 = 64 * 1024 * 1024;
/// Reads a text file, or standard input for `-`.
pub(super) fn text(path: &str) -> Result<String, Failure> {
    utf8(contents(path)?, path)
}

/// Reads a file, or standard input for `-`.
pub(super) fn contents(path: &str) -> Result<Vec<u8>, Failure> {
    if path == "-" { bytes(std::io::stdin().lock(), 0, path) } else { file(path) }
}

/// What came from a path as text.
pub(super) fn utf8(bytes: Vec<u8>, path: &str) -> Result<String, Failure> {
    String::from_utf8(bytes).map_err(|error| {
        let (bytes, at) = (error.as_bytes(), error.utf8_error().valid_up_to());
        // What stands before the place is text.
        let before = String::from_utf8_lossy(&bytes[..at]);
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
        let what = if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
            say!("asked-utf16", path = path)
        } else {
            let byte = format!("0x{:02x}", bytes.get(at).copied().unwrap_or(0));
            say!("asked-no-utf8", place = format!("{path}:{line}:{column}"), byte = byte)
        };
        Failure::told(&what).advice(&say!("asked-save-utf8"))
    })
}

fn file(path: &str) -> Result<Vec<u8>, Failure> {
    let file = File::open(path).map_err(|error| Failure::io(path, &error))?;
    let meta = file.metadata();
    if meta.as_ref().is_ok_and(fs::Metadata::is_dir) {
        return Err(Failure::told(&say!("asked-folder", path = path)).advice(&say!("asked-files-in-it", path = path)));
    }
    let expected = meta.map_or(0, |meta| meta.len().min(MAX_BYTES));
    bytes(file, usize::try_from(expected).unwrap_or(0), path)
}

/// All bytes that come from somewhere, with room for so many as are expected.
fn bytes(from: impl Read, expected: usize, path: &str) -> Result<Vec<u8>, Failure> {
    // One more, so that the end is met without growing.
    let mut bytes = Vec::with_capacity(expected + 1);
    from.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(|error| Failure::io(path, &error))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(Failure::told(&say!("asked-too-large", path = path, most = MAX_BYTES / 1024 / 1024)));
    }
    Ok(bytes)
}
