//! A club file that nobody is to see before it is whole.

use std::fs;
use std::path::{Path, PathBuf};

use super::copy::{HALF, sync_folder};
use super::error::StoreError;
use super::file::Writer;
use super::half::Half;
use super::lock::Holder;
use super::open::create;

/// A club file that is being made under another name. It goes when this is dropped, and what a program left of one that was
/// killed is cleared away by the next that comes there.
#[derive(Debug)]
pub struct Making {
    // Closed before its file goes.
    writer: Writer,
    half: Half,
    path: PathBuf,
}

impl Making {
    /// Begins a file that is to get this name.
    ///
    /// # Errors
    ///
    /// When there is a file already, or none can be written there.
    pub fn begin(path: &Path, holder: &Holder) -> Result<Making, StoreError> {
        must_be_free(path)?;
        let half = Half::begin(path, "", HALF)?;
        let writer = create(half.path(), holder).map_err(|error| error.said_of(half.path(), path))?;
        Ok(Making { writer, half, path: path.to_owned() })
    }

    /// The file, to write in.
    pub const fn writer(&mut self) -> &mut Writer {
        &mut self.writer
    }

    /// Gives the file its name.
    ///
    /// # Errors
    ///
    /// When it cannot be written, or a file with that name has come meanwhile.
    pub fn finish(self) -> Result<(), StoreError> {
        let Making { writer, half, path } = self;
        writer.close().map_err(|error| error.said_of(half.path(), &path))?;
        must_be_free(&path)?;
        fs::rename(half.path(), &path).map_err(StoreError::writing(&path))?;
        sync_folder(&path)
    }
}

/// A link that leads nowhere now may lead to a club again when its medium is back.
fn must_be_free(path: &Path) -> Result<(), StoreError> {
    if fs::symlink_metadata(path).is_ok() { Err(StoreError::Exists { path: path.to_owned() }) } else { Ok(()) }
}
