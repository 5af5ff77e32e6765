//! In which encoding a text comes.

use std::borrow::Cow;

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};

/// An encoding of texts that come in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Encoding {
    /// UTF-8, with or without a byte-order mark.
    Utf8,
    /// UTF-16 with a byte-order mark.
    Utf16,
    /// Windows-1252, which is guessed: nothing in a text says so, and it is no UTF-8.
    Windows1252,
}

impl Encoding {
    /// The name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 => "UTF-8",
            Encoding::Utf16 => "UTF-16",
            Encoding::Windows1252 => "Windows-1252",
        }
    }
}

/// The text of a file and its encoding.
///
/// # Errors
///
/// The encoding whose mark is there, where the rest contradicts it.
pub fn decoded(bytes: &[u8]) -> Result<(Cow<'_, str>, Encoding), Encoding> {
    let utf16 = |encoding: &'static encoding_rs::Encoding, rest| {
        let text = encoding.decode_without_bom_handling_and_without_replacement(rest).ok_or(Encoding::Utf16)?;
        Ok((text, Encoding::Utf16))
    };
    match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => {
            str::from_utf8(rest).map(|text| (text.into(), Encoding::Utf8)).map_err(|_| Encoding::Utf8)
        }
        [0xff, 0xfe, rest @ ..] => utf16(UTF_16LE, rest),
        [0xfe, 0xff, rest @ ..] => utf16(UTF_16BE, rest),
        _ => Ok(match str::from_utf8(bytes) {
            Ok(text) => (text.into(), Encoding::Utf8),
            // Every byte is some character there.
            Err(_) => (WINDOWS_1252.decode_without_bom_handling(bytes).0, Encoding::Windows1252),
        }),
    }
}
