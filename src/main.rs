//! The program `halali`.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(feature = "app")]
    if std::env::args_os().len() == 1 {
        return halali::app::run();
    }
    halali::cli::run(std::env::args_os())
}
