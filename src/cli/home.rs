//! Where the program keeps what is the user's: the history of edited files, and imported tables.

use std::path::PathBuf;

use etcetera::BaseStrategy as _;

/// Overrides the data directory.
pub(super) const VARIABLE: &str = "SCOUTER_DATA_DIR";

/// The data directory, which need not be there yet.
pub(super) fn data_directory() -> Result<PathBuf, String> {
    if let Some(folder) = std::env::var_os(VARIABLE).filter(|folder| !folder.is_empty()) {
        return Ok(folder.into());
    }
    let base = etcetera::choose_base_strategy().map_err(|error| error.to_string())?;
    Ok(base.data_dir().join("scouter"))
}
