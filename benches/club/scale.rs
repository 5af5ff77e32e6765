//! A club of 500 players and 100,000 series.

use std::path::{Path, PathBuf};
use std::time::Instant;

use chrono::DateTime;
use halali::club::{Deed, Demo, DemoAct, DemoSize};
use halali::store::{self, Holder, Stamp};

pub(super) fn holder() -> Holder {
    Holder { process: std::process::id(), host: "bench".to_owned(), since: DateTime::UNIX_EPOCH }
}

/// The big demo club, made when it is not there yet.
pub(super) fn big_club() -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("scale-{}.halaliclub", store::VERSION));
    if !file.exists() {
        let start = Instant::now();
        let half = file.with_extension("half");
        let _ = std::fs::remove_file(&half);
        let mut club = store::create(&half, &holder()).expect("a new file");
        for DemoAct { entry, moment, deed, .. } in Demo::new(1969, DemoSize::SCALE).flatten() {
            let stamp = Stamp { entry, moment, device: "demo".to_owned(), why: None };
            match deed {
                Deed::One(command) => club.carry_out(*command, &stamp).expect("a command"),
                Deed::Together(batch) => club.carry_out_all(&batch, &stamp).expect("a batch"),
            }
        }
        club.close().expect("closed");
        std::fs::rename(&half, &file).expect("a name");
        println!("made {} in {:.1?}", file.display(), start.elapsed());
    }
    file
}
