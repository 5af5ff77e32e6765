//! Something is taken away: to a file that is chosen in a dialogue of the system.

use std::path::PathBuf;

use crate::app::beside::file_failure;
use crate::app::worker::Failure;

/// Asks where, and writes the file there; `None` where nobody says where.
///
/// # Errors
///
/// When it cannot be written.
pub async fn save(title: String, name: String, content: Vec<u8>) -> Result<Option<PathBuf>, Failure> {
    // What ends up in a name of a file must not lead elsewhere.
    let name = name.replace(['/', '\\', ':'], "-");
    let dialogue = rfd::AsyncFileDialog::new().set_title(title).set_file_name(name);
    let Some(file) = dialogue.save_file().await else { return Ok(None) };
    let path = file.path().to_owned();
    match std::fs::write(&path, &content) {
        Ok(()) => Ok(Some(path)),
        Err(error) => Err(file_failure(&path, &error)),
    }
}
