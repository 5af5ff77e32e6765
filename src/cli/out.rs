//! Where results and messages go: at once, or all together when the club file is closed.

use std::cell::RefCell;
use std::io::{self, Write};

/// What is printed.
enum Printed {
    Results(Vec<u8>),
    Message(String),
}

thread_local! {
    /// What waits to be printed, in its order, while it is held back.
    static HELD_BACK: RefCell<Option<Vec<Printed>>> = const { RefCell::new(None) };
}

/// Does some work and prints what it says only when it is done: whoever reads that slowly, such as a pager, keeps nobody
/// waiting for what the work needs.
pub(super) fn held_back<T>(work: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    HELD_BACK.set(Some(Vec::new()));
    let done = work();
    for printed in HELD_BACK.take().into_iter().flatten() {
        match printed {
            Printed::Results(bytes) => io::stdout().lock().write_all(&bytes)?,
            Printed::Message(sentence) => tell(&sentence),
        }
    }
    io::stdout().lock().flush()?;
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
            None => io::stdout().lock().write(bytes),
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
        io::stdout().lock().flush()
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
