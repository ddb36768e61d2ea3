//! What Cargo runs before it builds the library: it gives the readers of cards a name that changes with them.
//!
//! An imported table is kept as they have read it (`catalog::kept`). Two builds of one version may read cards otherwise, or not read
//! what the other has written.

#![expect(clippy::disallowed_methods, reason = "it reads the checkout")]

use std::hash::{DefaultHasher, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};

/// What the row of an imported card depends on.
const READERS: [&str; 6] =
    ["data/aliases", "data/keywords.yaml", "src/ability", "src/card", "src/catalog", "src/skill"];

fn main() -> io::Result<()> {
    let mut sum = DefaultHasher::new();
    for path in READERS {
        println!("cargo::rerun-if-changed={path}");
        add(Path::new(path), &mut sum)?;
    }
    println!("cargo::rustc-env=CARD_READERS={:016x}", sum.finish());
    Ok(())
}

/// Adds a file, or all files of a folder in the order of their names.
fn add(path: &Path, sum: &mut DefaultHasher) -> io::Result<()> {
    if path.is_dir() {
        let inside = std::fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path()));
        let mut inside = inside.collect::<io::Result<Vec<PathBuf>>>()?;
        inside.sort();
        return inside.iter().try_for_each(|path| add(path, sum));
    }
    for part in [path.as_os_str().as_encoded_bytes(), &std::fs::read(path)?] {
        sum.write_usize(part.len());
        sum.write(part);
    }
    Ok(())
}
