//! The program `halali`.

use std::process::ExitCode;

fn main() -> ExitCode {
    halali::cli::run(std::env::args_os())
}
