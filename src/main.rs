//! The program `halali`.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(feature = "app")]
    {
        let given: Vec<_> = std::env::args_os().skip(1).collect();
        if let Some(opening) = halali::app::Opening::of(&given) {
            return halali::app::run(opening);
        }
    }
    halali::cli::run(std::env::args_os())
}
