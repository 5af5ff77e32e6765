//! Where results and messages go: at once, or all together when the club file is closed. What cannot be written keeps no
//! command from doing the whole of what it does.

use std::cell::RefCell;
use std::io::{self, ErrorKind, Write};

use super::Done;
use crate::words::{Words, message};

/// What is printed.
enum Printed {
    Results(Vec<u8>),
    Message(String),
}

thread_local! {
    /// What waits to be printed, in its order, while it is held back.
    static HELD_BACK: RefCell<Option<Vec<Printed>>> = const { RefCell::new(None) };
    /// How results fare whose loss stops nothing.
    static LOSS: RefCell<Loss> = const { RefCell::new(Loss::Stops) };
}

/// What comes of results that cannot be written.
enum Loss {
    /// The command stops.
    Stops,
    /// It goes on; nothing is lost yet.
    StopsNothing,
    /// It goes on without results.
    Happened(io::Error),
}

/// Does something to the end, even where its results cannot be written. If it is done then, that is said.
pub(super) fn to_the_end(words: &Words, work: impl FnOnce() -> io::Result<Done>) -> io::Result<Done> {
    LOSS.set(Loss::StopsNothing);
    let done = work();
    let _ = results().flush();
    let Loss::Happened(error) = LOSS.replace(Loss::Stops) else { return done };
    match done {
        // The reader of the results has read enough.
        Ok(Done::Good) if error.kind() == ErrorKind::BrokenPipe => Ok(Done::Good),
        Ok(Done::Good) => {
            tell(&message!(words, "cannot-write-done", error = words.system(&error)));
            Ok(Done::Unwritten)
        }
        Ok(other) => Ok(other),
        Err(_) => Err(error),
    }
}

/// Whether results were lost.
pub(super) fn is_lost() -> bool {
    LOSS.with_borrow(|loss| matches!(loss, Loss::Happened(_)))
}

/// Writes to standard output, or does as if.
fn put<T>(write: impl FnOnce(&mut io::StdoutLock<'_>) -> io::Result<T>, as_if: T) -> io::Result<T> {
    LOSS.with_borrow_mut(|loss| match loss {
        Loss::Stops => write(&mut io::stdout().lock()),
        Loss::StopsNothing => write(&mut io::stdout().lock()).or_else(|error| {
            *loss = Loss::Happened(error);
            Ok(as_if)
        }),
        Loss::Happened(_) => Ok(as_if),
    })
}

/// Does some work and prints what it says only when it is done: whoever reads that slowly, such as a pager, keeps nobody
/// waiting for what the work needs.
pub(super) fn held_back<T>(work: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    HELD_BACK.set(Some(Vec::new()));
    let done = work();
    for printed in HELD_BACK.take().into_iter().flatten() {
        match printed {
            Printed::Results(bytes) => put(|out| out.write_all(&bytes), ())?,
            Printed::Message(sentence) => tell(&sentence),
        }
    }
    results().flush()?;
    done
}

/// Where commands write their results.
pub(crate) fn results() -> impl Write {
    Results
}

struct Results;

impl Write for Results {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        HELD_BACK.with_borrow_mut(|held| match held {
            None => put(|out| out.write(bytes), bytes.len()),
            Some(held) => {
                match held.last_mut() {
                    Some(Printed::Results(before)) => before.extend_from_slice(bytes),
                    _ => held.push(Printed::Results(bytes.to_vec())),
                }
                Ok(bytes.len())
            }
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        put(|out| out.flush(), ())
    }
}

/// A message for people on standard error. That nobody can read it is no reason to stop.
pub(crate) fn tell(sentence: &str) {
    HELD_BACK.with_borrow_mut(|held| match held {
        None => {
            let _ = writeln!(io::stderr(), "{sentence}");
        }
        Some(held) => held.push(Printed::Message(sentence.to_owned())),
    });
}
