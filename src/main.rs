//! The program `halali`.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(feature = "app")]
    {
        let mut given = std::env::args_os().skip(1);
        match (given.next(), given.next()) {
            (None, _) => return halali::app::run(None),
            // As a file manager starts it.
            (Some(file), None) if halali::app::opens(file.as_ref()) => return halali::app::run(Some(file.into())),
            _ => {}
        }
    }
    halali::cli::run(std::env::args_os())
}
