//! Wrong usage in words, since the texts of clap cannot be translated.

use std::io;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::{cannot_write, tell};
use crate::words::{Words, message};

/// Says what is wrong with the arguments, or shows the help or version that they ask for; returns the exit status.
pub(super) fn explain(error: &Error, words: &Words) -> ExitCode {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let sentence = match error.kind() {
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            message!(words, "usage-missing-argument", argument = context(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => message!(
            words,
            "usage-invalid-value",
            value = context(ContextKind::InvalidValue),
            argument = context(ContextKind::InvalidArg)
        ),
        ErrorKind::UnknownArgument => {
            message!(words, "usage-unknown-argument", argument = context(ContextKind::InvalidArg))
        }
        ErrorKind::ArgumentConflict if context(ContextKind::InvalidArg) == context(ContextKind::PriorArg) => {
            message!(words, "usage-twice", argument = context(ContextKind::InvalidArg))
        }
        ErrorKind::ArgumentConflict => message!(
            words,
            "usage-conflict",
            argument = context(ContextKind::InvalidArg),
            other = context(ContextKind::PriorArg)
        ),
        ErrorKind::MissingRequiredArgument | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            message!(words, "usage-missing-argument", argument = context(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidSubcommand => {
            message!(words, "usage-unknown-command", command = context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidUtf8 => message!(words, "usage-not-utf8"),
        ErrorKind::MissingSubcommand => message!(words, "usage-missing-command"),
        _ => {
            // Help and version, and what no sentence above fits.
            let status = ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
            return match error.print() {
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => cannot_write(&error, words),
                _ => status,
            };
        }
    };
    tell(&sentence);
    if context(ContextKind::InvalidArg).contains("<DATE>") {
        tell(&message!(words, "usage-date"));
    }
    let possible = context(ContextKind::ValidValue);
    if !possible.is_empty() {
        tell(&message!(words, "usage-possible-values", values = possible));
    }
    let suggestions = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let meant = suggestions.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(one) => Some(one.clone()),
        // The likeliest comes last there.
        ContextValue::Strings(some) => Some(some.iter().rev().cloned().collect::<Vec<_>>().join(", ")),
        _ => None,
    });
    if let Some(meant) = meant.filter(|meant| !meant.is_empty()) {
        tell(&message!(words, "usage-did-you-mean", meant = meant));
    }
    if error.kind() == ErrorKind::UnknownArgument && starts_like_no_option(&context(ContextKind::InvalidArg)) {
        tell(&message!(words, "usage-dashes"));
    }
    tell(&message!(words, "usage-help"));
    ExitCode::from(2)
}

/// Whether a text that begins with a dash is rather a name or a number.
fn starts_like_no_option(argument: &str) -> bool {
    argument.strip_prefix('-').is_some_and(|rest| !rest.starts_with(|c: char| c == '-' || c.is_ascii_alphabetic()))
}
