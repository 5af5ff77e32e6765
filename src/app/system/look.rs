//! The colours that the system prefers. Desktops say them through their portal, which is asked with the tools that they bring.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;

use iced::futures::channel::mpsc;
use iced::futures::{Stream, StreamExt as _};
use tokio::sync::oneshot;

use crate::app::theme::Look;

/// Where portals keep what a desktop says of colours.
const APPEARANCE: &str = "org.freedesktop.appearance";
const DESKTOP: &str = "org.freedesktop.portal.Desktop";
const PATH: &str = "/org/freedesktop/portal/desktop";
const SETTINGS: &str = "org.freedesktop.portal.Settings";

/// Asks the system; `None` where it does not say.
pub(super) async fn look() -> Option<Look> {
    let (answer, answered) = oneshot::channel();
    thread::spawn(move || {
        // Nobody may wait any longer.
        let _ = answer.send(of(ask("color-scheme"), ask("contrast")));
    });
    answered.await.ok().flatten()
}

/// The colours that go with the two settings of a portal: 1 for dark, 2 for light; 1 for more contrast.
const fn of(scheme: Option<u32>, contrast: Option<u32>) -> Option<Look> {
    match (scheme, contrast) {
        (_, Some(1)) => Some(Look::Contrast),
        (Some(1), _) => Some(Look::Dark),
        (Some(0 | 2), _) => Some(Look::Light),
        _ => None,
    }
}

/// A setting, by the first tool that is there.
fn ask(setting: &str) -> Option<u32> {
    let method = format!("{SETTINGS}.Read");
    let gdbus = ["call", "--session", "--timeout", "2", "--dest", DESKTOP, "--object-path", PATH, "--method", &method];
    let busctl = ["--user", "--timeout=2", "call", DESKTOP, PATH, SETTINGS, "Read", "ss"];
    [("gdbus", &gdbus[..]), ("busctl", &busctl[..])].into_iter().find_map(|(program, arguments)| {
        let mut command = Command::new(program);
        command.args(arguments).args([APPEARANCE, setting]);
        let asked = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
        asked.status.success().then(|| read(&String::from_utf8_lossy(&asked.stdout))).flatten()
    })
}

/// The number in an answer such as `(<<uint32 1>>,)` or `v v u 1`.
fn read(answer: &str) -> Option<u32> {
    let is_digit = |c: char| c.is_ascii_digit();
    answer.split(|c: char| !is_digit(c)).rfind(|word| !word.is_empty())?.parse().ok()
}

/// A tool that listens for as long as somebody hears it.
struct Listening(Child);

impl Drop for Listening {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Hears whenever the system says that a setting of its colours is another one; never where it has no tool to listen with.
pub(super) fn changes() -> impl Stream<Item = ()> {
    let (sender, changes) = mpsc::unbounded();
    let mut command = Command::new("gdbus");
    command.args(["monitor", "--session", "--dest", DESKTOP, "--object-path", PATH]);
    let listening = command.stdin(Stdio::null()).stderr(Stdio::null()).stdout(Stdio::piped()).spawn();
    let listening = listening.ok().map(|mut child| {
        let said = child.stdout.take();
        thread::spawn(move || said.map(|said| tell(said, &sender)));
        Listening(child)
    });
    changes.map(move |()| {
        // It listens for as long as the stream is there.
        let _ = &listening;
    })
}

fn tell(said: ChildStdout, changes: &mpsc::UnboundedSender<()>) {
    for line in BufReader::new(said).lines() {
        let Ok(line) = line else { return };
        if line.contains(APPEARANCE) && changes.unbounded_send(()).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_both_tools_are_read() {
        assert_eq!(read("(<<uint32 1>>,)\n"), Some(1));
        assert_eq!(read("v v u 2\n"), Some(2));
        assert_eq!(read("nothing"), None);
    }

    #[test]
    fn who_wants_more_contrast_gets_it_and_who_says_nothing_is_not_guessed() {
        assert_eq!(of(Some(1), Some(0)), Some(Look::Dark));
        assert_eq!(of(Some(0), None), Some(Look::Light));
        assert_eq!(of(Some(2), Some(1)), Some(Look::Contrast));
        assert_eq!(of(None, None), None);
    }
}
