//! What is in a file, or comes through standard input: bytes, or text. Standard input is read once and kept: a command may
//! look at the same list or table more than once.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::sync::OnceLock;

use super::Failure;
use crate::language::say;

/// Larger files are no lists and no card tables.
pub(super) const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// What came through standard input, and the argument that it was read for.
static INPUT: OnceLock<(&str, Vec<u8>)> = OnceLock::new();

/// Reads a text file.
pub(super) fn text(path: &str) -> Result<String, Failure> {
    utf8(file(path)?, path)
}

/// Reads the text of a file that some argument of the command names, or of standard input for `-`.
pub(super) fn given_text(path: &str, argument: &'static str) -> Result<String, Failure> {
    utf8(given(path, argument)?, path)
}

/// Reads a file that some argument of the command names, or standard input for `-`.
///
/// # Errors
/// Where it cannot be read, or where standard input has been read for another argument.
pub(super) fn given(path: &str, argument: &'static str) -> Result<Vec<u8>, Failure> {
    if path != "-" {
        return file(path);
    }
    let (first, bytes) = if let Some(kept) = INPUT.get() {
        kept
    } else {
        let read = bytes(io::stdin().lock(), 0, path)?;
        INPUT.get_or_init(|| (argument, read))
    };
    if *first != argument {
        let what = say!("refused-read-once", one = *first, other = argument);
        return Err(Failure::told(&what).advice(&say!("refused-name-a-file")));
    }
    Ok(bytes.clone())
}

/// What came from a path as text.
pub(super) fn utf8(bytes: Vec<u8>, path: &str) -> Result<String, Failure> {
    if let Some(form) = wide_form(&bytes) {
        return Err(Failure::told(&say!("asked-wide-text", path = path, form = form)).advice(&say!("asked-save-utf8")));
    }
    if let Some((kind, form)) = form_of(&bytes) {
        return Err(no_text(path, kind, form));
    }
    String::from_utf8(bytes).map_err(|error| {
        let (bytes, at) = (error.as_bytes(), error.utf8_error().valid_up_to());
        // What stands before the place is text.
        let before = String::from_utf8_lossy(&bytes[..at]);
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
        let byte = format!("0x{:02x}", bytes.get(at).copied().unwrap_or(0));
        let what = say!("asked-no-utf8", place = format!("{path}:{line}:{column}"), byte = byte);
        Failure::told(&what).advice(&say!("asked-save-utf8"))
    })
}

/// What is no text, though somebody takes it for a list.
#[derive(Clone, Copy)]
enum NoText {
    Packed,
    Workbook,
    Picture,
}

/// What files that are no text begin with.
const FORMS: [(&[u8], NoText, &str); 11] = [
    (b"\x1f\x8b", NoText::Packed, "gzip"),
    (b"PK\x03\x04", NoText::Packed, "ZIP"),
    (b"7z\xbc\xaf\x27\x1c", NoText::Packed, "7-Zip"),
    (b"Rar!\x1a\x07", NoText::Packed, "RAR"),
    (b"\xfd7zXZ\0", NoText::Packed, "xz"),
    (b"\x28\xb5\x2f\xfd", NoText::Packed, "Zstandard"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", NoText::Workbook, "Office"),
    (b"%PDF-", NoText::Picture, "PDF"),
    (b"\x89PNG\r\n", NoText::Picture, "PNG"),
    (b"\xff\xd8\xff", NoText::Picture, "JPEG"),
    (b"GIF8", NoText::Picture, "GIF"),
];

/// What bytes are that are no text. Workbooks of today are ZIP archives with files of certain names.
fn form_of(bytes: &[u8]) -> Option<(NoText, &'static str)> {
    const NEAR: usize = 8 * 1024;
    let (_, kind, form) = FORMS.iter().find(|(begin, ..)| bytes.starts_with(begin))?;
    let head = &bytes[..bytes.len().min(NEAR)];
    let holds = |name: &[u8]| head.windows(name.len()).any(|part| part == name);
    let is_workbook = *form == "ZIP" && (holds(b"xl/") || holds(b"opendocument.spreadsheet"));
    Some(if is_workbook { (NoText::Workbook, "ZIP") } else { (*kind, *form) })
}

fn no_text(path: &str, kind: NoText, form: &str) -> Failure {
    let (what, help) = match kind {
        NoText::Packed => (say!("asked-packed", path = path, form = form), say!("asked-unpack")),
        NoText::Workbook => (say!("asked-workbook", path = path, form = form), say!("asked-save-csv")),
        NoText::Picture => (say!("asked-picture", path = path, form = form), say!("asked-copy-text")),
    };
    Failure::told(&what).advice(&help)
}

/// The form of Unicode that is not UTF-8, where bytes are in one.
fn wide_form(bytes: &[u8]) -> Option<&'static str> {
    // The mark of UTF-16 begins that of UTF-32.
    if is_utf32(bytes) { Some("UTF-32") } else { is_utf16(bytes).then_some("UTF-16") }
}

/// Whether bytes are UTF-32, with its mark or without: of four bytes of a Latin letter three are zero.
fn is_utf32(bytes: &[u8]) -> bool {
    let marked = bytes.starts_with(&[0xff, 0xfe, 0, 0]) || bytes.starts_with(&[0, 0, 0xfe, 0xff]);
    let is_letter = |sign: &[u8], at: usize| sign.iter().enumerate().all(|(n, byte)| (*byte == 0) == (n != at));
    let letters = |at: usize| bytes.get(..8).is_some_and(|two| two.chunks_exact(4).all(|sign| is_letter(sign, at)));
    marked || letters(0) || letters(3)
}

/// Whether bytes are UTF-16, with its mark or without: every other byte of Latin letters is zero.
fn is_utf16(bytes: &[u8]) -> bool {
    let marked = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    let zero = |at: usize| bytes.get(at) == Some(&0);
    let alternates = |first: usize| (0..4).all(|at| zero(at) == (at % 2 == first));
    marked || (bytes.len() >= 4 && (alternates(0) || alternates(1)))
}

fn file(path: &str) -> Result<Vec<u8>, Failure> {
    let file = File::open(path).map_err(|error| unopened(path, &error))?;
    let meta = file.metadata();
    if meta.as_ref().is_ok_and(fs::Metadata::is_dir) {
        return Err(Failure::told(&say!("asked-folder", path = path)).advice(&say!("asked-one-in-it")));
    }
    // What is no file, such as a pipe, has no length before it is read.
    let expected = meta.map_or(0, |meta| meta.len());
    if expected > MAX_BYTES {
        return Err(too_large(path));
    }
    bytes(file, usize::try_from(expected).unwrap_or(0), path)
}

/// Whether a path is a link that leads to itself, if by others.
pub(super) fn is_circle(path: &str) -> bool {
    // The system has a word for it, which is not the same everywhere.
    let is_other = |error: io::Error| {
        use io::ErrorKind as Kind;
        matches!(error.kind(), Kind::NotFound | Kind::PermissionDenied | Kind::NotADirectory)
    };
    fs::symlink_metadata(path).is_ok_and(|meta| meta.is_symlink())
        && fs::metadata(path).is_err_and(|error| !is_other(error))
}

/// Why a file cannot be opened, and what to do where there is none.
fn unopened(path: &str, error: &io::Error) -> Failure {
    if is_circle(path) {
        let failure = Failure::told(&say!("asked-of-file", path = path, why = say!("refused-circle")));
        return failure.advice(&say!("refused-file-itself"));
    }
    let failure = Failure::io(path, error);
    if error.kind() == io::ErrorKind::NotFound { failure.advice(&say!("asked-name-what-is-there")) } else { failure }
}

/// Refuses folders where several files can be named: those in one of them.
pub(super) fn no_folders(paths: &[String]) -> Result<(), Failure> {
    match paths.iter().find(|path| Path::new(path.as_str()).is_dir()) {
        Some(path) => {
            Err(Failure::told(&say!("asked-folder", path = path)).advice(&say!("asked-files-in-it", path = path)))
        }
        None => Ok(()),
    }
}

/// All bytes that come from somewhere, with room for so many as are expected.
fn bytes(from: impl Read, expected: usize, path: &str) -> Result<Vec<u8>, Failure> {
    // One more, so that the end is met without growing.
    let mut bytes = Vec::with_capacity(expected + 1);
    from.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(|error| Failure::io(path, &error))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(too_large(path));
    }
    Ok(bytes)
}

fn too_large(path: &str) -> Failure {
    Failure::told(&say!("asked-too-large", path = path, most = MAX_BYTES / 1024 / 1024))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_too_large_is_told_as_that() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("large.txt");
        let path = place.to_string_lossy();
        let of_length = |length| File::create(&place).and_then(|file| file.set_len(length)).expect("a file");
        of_length(MAX_BYTES + 1);
        let failure = file(&path).expect_err("it is too large");
        assert!(failure.what().contains("64"), "{failure:?}");
        of_length(10);
        assert_eq!(file(&path).expect("a small file").len(), 10);
    }

    #[cfg(unix)]
    #[test]
    fn links_that_lead_in_a_circle_are_told_as_that_and_others_are_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let inside = |name: &str| folder.path().join(name).display().to_string();
        for (target, link) in [("itself", "itself"), ("b", "a"), ("a", "b"), ("nowhere", "dangling")] {
            std::os::unix::fs::symlink(inside(target), inside(link)).expect("a link");
        }
        for (name, circle) in [("itself", true), ("a", true), ("b", true), ("dangling", false), ("nothing", false)] {
            assert_eq!(is_circle(&inside(name)), circle, "{name}");
            let failure = file(&inside(name)).expect_err("there is no file");
            assert_eq!(failure.what().contains("circle"), circle, "{failure:?}");
        }
    }

    #[test]
    fn what_is_no_text_is_told_by_its_first_bytes() {
        for (bytes, told, help) in [
            (&b"\x1f\x8b\x08\0"[..], "gzip", "unpack"),
            (&b"PK\x03\x04 deck.txt"[..], "ZIP", "unpack"),
            (&b"PK\x03\x04 [Content_Types].xml PK\x03\x04 xl/workbook.xml"[..], "ZIP", "CSV"),
            (&b"\x89PNG\r\n\x1a\n"[..], "PNG", "copy"),
            (&b"%PDF-1.7"[..], "PDF", "copy"),
        ] {
            let failure = utf8(bytes.to_vec(), "list").expect_err("it is no text").in_full();
            assert!(failure.contains(told) && failure.contains(help), "{failure}");
        }
        assert!(utf8(b"PK and GIF".to_vec(), "list").is_ok());
    }

    #[test]
    fn utf_32_is_no_utf_16() {
        let little: Vec<u8> = "4 BT1-006".chars().flat_map(|c| u32::from(c).to_le_bytes()).collect();
        let big: Vec<u8> = "4 BT1-006".chars().flat_map(|c| u32::from(c).to_be_bytes()).collect();
        let marked = [vec![0xff, 0xfe, 0, 0], little.clone()].concat();
        for bytes in [little, big, marked] {
            let failure = utf8(bytes, "list").expect_err("it is no UTF-8");
            assert!(failure.what().contains("UTF-32"), "{failure:?}");
        }
    }

    #[test]
    fn utf_16_is_known_without_its_mark() {
        let text = "4 BT1-006";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for bytes in [little.clone(), big, [vec![0xff, 0xfe], little].concat()] {
            assert!(utf8(bytes, "list").is_err());
        }
        for bytes in [&b"4 BT1-006"[..], b"", b"\0\0\0\0"] {
            assert!(utf8(bytes.to_vec(), "list").is_ok());
        }
    }
}
