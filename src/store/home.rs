//! Where the club file is when nobody says otherwise.

use std::path::PathBuf;

use etcetera::BaseStrategy as _;

/// The variable that names the club file.
const VARIABLE: &str = "HALALI_CLUB";

/// The club file that the environment names.
pub fn named_place() -> Option<PathBuf> {
    std::env::var_os(VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from)
}

/// The club file that the program makes by itself, where the system keeps the data of programs; `None` for a user without
/// a home.
pub fn usual_place() -> Option<PathBuf> {
    let strategy = etcetera::base_strategy::choose_native_strategy().ok()?;
    Some(strategy.data_dir().join("halali").join("club.halaliclub"))
}
