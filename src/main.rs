//! The `scouter` program; everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    deckscouter::cli::main()
}
