//! Pairing rounds: situations in which other programs failed, what must hold for every field, and ten thousand events.
//!
//! `HALALI_TEST_FULL=1` plays all of the events.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

mod cases;
mod event;
mod explanations;
mod oracle;
mod properties;
