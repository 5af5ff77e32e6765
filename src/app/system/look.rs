//! Whether the system shows dark windows. Desktops say it through their portal, which is asked with the tools that they bring.

use std::process::{Command, Stdio};
use std::thread;

use tokio::sync::oneshot;

/// Ways to ask the portal; the first one that is there is taken.
const WAYS: [(&str, &[&str]); 2] = [
    (
        "gdbus",
        &[
            "call",
            "--session",
            "--timeout",
            "2",
            "--dest",
            "org.freedesktop.portal.Desktop",
            "--object-path",
            "/org/freedesktop/portal/desktop",
            "--method",
            "org.freedesktop.portal.Settings.Read",
            "org.freedesktop.appearance",
            "color-scheme",
        ],
    ),
    (
        "busctl",
        &[
            "--user",
            "--timeout=2",
            "call",
            "org.freedesktop.portal.Desktop",
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Settings",
            "Read",
            "ss",
            "org.freedesktop.appearance",
            "color-scheme",
        ],
    ),
];

/// Asks the system; `None` where it does not say.
pub(super) async fn is_dark() -> Option<bool> {
    let (answer, answered) = oneshot::channel();
    thread::spawn(move || {
        // Nobody may wait any longer.
        let _ = answer.send(WAYS.into_iter().find_map(|(program, arguments)| ask(program, arguments)));
    });
    answered.await.ok().flatten()
}

fn ask(program: &str, arguments: &[&str]) -> Option<bool> {
    let asked = Command::new(program).args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    asked.status.success().then(|| String::from_utf8_lossy(&asked.stdout).into_owned()).and_then(|text| read(&text))
}

/// The number in an answer such as `(<<uint32 1>>,)` or `v v u 1`: 1 for dark, 2 for light, 0 for no wish.
fn read(answer: &str) -> Option<bool> {
    let is_digit = |c: char| c.is_ascii_digit();
    let number = answer.split(|c: char| !is_digit(c)).rfind(|word| !word.is_empty())?;
    match number {
        "1" => Some(true),
        "0" | "2" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_both_tools_are_read() {
        assert_eq!(read("(<<uint32 1>>,)\n"), Some(true));
        assert_eq!(read("v v u 2\n"), Some(false));
        assert_eq!(read("(<<uint32 0>>,)"), Some(false));
        assert_eq!(read("nothing"), None);
    }
}
