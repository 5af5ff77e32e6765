//! Long work that says how far it is, and can be given up until it is done.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;

use super::error::StoreError;

/// Hears how far work is, from 0 to 1, and says whether it is to go on. What is given up has changed nothing.
pub type Watch<'w> = &'w (dyn Fn(f32) -> ControlFlow<()> + Sync);

/// Nobody watches.
pub(super) const ALONE: Watch<'static> = &|_| ControlFlow::Continue(());

/// How often it is looked whether a question that SQLite works at is to go on.
const LOOK: Duration = Duration::from_millis(20);

/// Says that so much of so much is done.
pub(super) fn far(watch: Watch<'_>, done: usize, of: usize) -> Result<(), StoreError> {
    match watch(done as f32 / of.max(1) as f32) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(StoreError::GivenUp),
    }
}

/// A part of work, as a watch hears it of which that is a part.
pub(super) fn part(watch: Watch<'_>, from: f32, to: f32) -> impl Fn(f32) -> ControlFlow<()> + Sync {
    move |far| watch(from + far * (to - from))
}

/// Asks a connection what SQLite works at for long. `far` says meanwhile how far that is.
pub(super) fn watched<T>(
    connection: &Connection,
    watch: Watch<'_>,
    far: impl Fn() -> f32 + Sync,
    work: impl FnOnce() -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let interrupt = connection.get_interrupt_handle();
    let is_given_up = AtomicBool::new(false);
    let (over, is_over) = mpsc::channel::<()>();
    let (flag, far) = (&is_given_up, &far);
    let look = move || {
        while is_over.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
            if watch(far()).is_break() {
                flag.store(true, Ordering::Relaxed);
                interrupt.interrupt();
            }
        }
    };
    let done = thread::scope(|scope| {
        scope.spawn(look);
        let done = work();
        drop(over);
        done
    });
    done.map_err(|error| if is_given_up.load(Ordering::Relaxed) { StoreError::GivenUp } else { error })
}
