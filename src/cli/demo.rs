//! `halali demo`: a club that does not exist, to try everything on.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;

use super::desk::{Stop, holder, refused};
use super::{Done, results};
use crate::club::{Deed, Demo, DemoAct, DemoSize};
use crate::store::{Making, Stamp, StoreError, Writer};
use crate::words::{Words, message};

/// Who made the facts of a demo club, as far as its log says.
const DEVICE: &str = "demo";

#[derive(Args)]
pub(super) struct Command {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 1969)]
    seed: u64,
    #[arg(long)]
    scale: bool,
}

pub(super) fn run(command: &Command, words: &Words) -> io::Result<Done> {
    let size = if command.scale { DemoSize::SCALE } else { DemoSize::CLUB };
    match make(&command.file, Demo::new(command.seed, size)) {
        Ok(()) => {
            writeln!(results(), "{}", message!(words, "demo-made", file = command.file.display().to_string()))?;
            Ok(Done::Good)
        }
        Err(stop) => refused(stop, words, |_| None),
    }
}

fn make(file: &Path, demo: Demo) -> Result<(), Stop> {
    // A part of a club is none to try anything on.
    let mut club = Making::begin(file, &holder())?;
    fill(club.writer(), demo)?;
    Ok(club.finish()?)
}

fn fill(club: &mut Writer, demo: Demo) -> Result<(), StoreError> {
    demo.flatten().try_for_each(|DemoAct { entry, moment, why, deed }| {
        let stamp = Stamp { entry, moment, device: DEVICE.to_owned(), why: why.map(str::to_owned) };
        match deed {
            Deed::One(command) => club.carry_out(*command, &stamp),
            Deed::Together(batch) => club.carry_out_all(&batch, &stamp),
        }
    })
}
