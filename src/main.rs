//! The program `halali`.

fn main() {}
