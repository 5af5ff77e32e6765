//! What the window costs: the first frame, memory and idling beside iced's counter built the same way, the time from letting
//! go of the mouse to the action on the disk and on the screen, and the longest frames of a long list and of a drag.
//!
//! `cargo bench --bench window` needs Xvfb; the club of 100,000 series is made once.

#![allow(clippy::expect_used, clippy::panic, reason = "a measurement stops at what it does not expect")]

#[cfg(target_os = "linux")]
#[path = "../club/scale.rs"]
mod scale;
#[cfg(target_os = "linux")]
#[path = "../../tests/support/mod.rs"]
mod support;

#[cfg(target_os = "linux")]
mod linux;

#[cfg(target_os = "linux")]
fn main() {
    linux::main();
}

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("This is measured on Linux, with Xvfb.");
}
