//! A club of its own to try commands on: nothing of the machine that runs the tests comes in.

use std::path::{Path, PathBuf};

use assert_cmd::Command;
use tempfile::TempDir;

/// What a command printed as results and as messages, and its exit status.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) status: i32,
}

/// A home with the club file that the program makes by itself.
pub(crate) struct Home(TempDir);

impl Home {
    pub(crate) fn new() -> Home {
        Home(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn folder(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn club(&self) -> PathBuf {
        self.folder().join("halali").join("club.halaliclub")
    }

    /// The program in this home, in English.
    pub(crate) fn program(&self) -> Command {
        let mut command = Command::cargo_bin("halali").expect("the program");
        command.env_clear().env("LANG", "C").current_dir(self.folder());
        for variable in ["HOME", "XDG_DATA_HOME", "APPDATA", "USERPROFILE"] {
            command.env(variable, self.folder());
        }
        command
    }

    pub(crate) fn say(&self, arguments: &[&str]) -> Said {
        said(self.program().args(arguments))
    }

    /// The results of a command that must do well.
    pub(crate) fn good(&self, arguments: &[&str]) -> String {
        let said = self.say(arguments);
        assert_eq!(said.status, 0, "{arguments:?}: {}", said.err);
        said.out
    }

    /// The messages of a command that must be refused, and change nothing.
    pub(crate) fn refused(&self, arguments: &[&str]) -> String {
        let before = self.json(&["log"]);
        let said = self.say(arguments);
        assert_eq!((said.status, said.out.as_str()), (1, ""), "{arguments:?}: {}", said.err);
        assert_eq!(self.json(&["log"]), before, "{arguments:?}");
        said.err
    }

    pub(crate) fn json(&self, arguments: &[&str]) -> serde_json::Value {
        serde_json::from_str(&self.good(&[arguments, &["--json"]].concat())).expect("JSON")
    }
}

pub(crate) fn said(command: &mut Command) -> Said {
    let output = command.output().expect("a run");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Said { out: text(output.stdout), err: text(output.stderr), status: output.status.code().expect("no signal") }
}
