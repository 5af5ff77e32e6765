//! Names of people, clubs and events: normalised, never blank, and found whatever their case and accents.

use std::fmt;

use deunicode::deunicode;
use thiserror::Error;
use unicode_normalization::{IsNormalized, UnicodeNormalization as _, is_nfc_quick};
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// More characters than any name has.
const LONGEST: usize = 1000;

/// A name that can be seen: in Unicode's composed form, without blanks at its ends and without control characters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NameFault {
    /// Nothing in it can be seen.
    #[error("the name is blank")]
    Blank,
    /// It has more than a thousand characters.
    #[error("a name of more than {LONGEST} characters")]
    TooLong,
    /// It holds a control character, such as a line break, or one that turns the text around it the other way.
    #[error("control character U+{:04X} in a name", u32::from(*character))]
    ControlCharacter {
        /// The character.
        character: char,
    },
}

impl Name {
    /// The name that a person typed.
    ///
    /// # Errors
    ///
    /// When it would look blank on a page, or could not stand on one line.
    pub fn new(typed: &str) -> Result<Name, NameFault> {
        let name = typed.trim();
        if name.chars().count() > LONGEST {
            return Err(NameFault::TooLong);
        }
        if let Some(character) = name.chars().find(|c| c.is_control() || turns_around(*c)) {
            return Err(NameFault::ControlCharacter { character });
        }
        if name.chars().any(is_visible) { Ok(Name(composed(name))) } else { Err(NameFault::Blank) }
    }

    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What to search in: see [`search_key`].
    pub fn search_key(&self) -> String {
        search_key(&self.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text in plain small letters without accents, so that `oz` is found in `Özil` and `lukasz` is `Łukasz`.
///
/// Texts in other scripts become their usual transcription. What has none becomes nothing: two names may share a key.
pub fn search_key(text: &str) -> String {
    deunicode(&composed(text)).to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text in composed form, which nearly every text is in already.
fn composed(text: &str) -> String {
    if is_nfc_quick(text.chars()) == IsNormalized::Yes { text.to_owned() } else { text.nfc().collect() }
}

/// Whether a character turns a stretch of text from right to left, or back, whatever its letters are: it would reach beyond
/// the name on a line.
const fn turns_around(character: char) -> bool {
    matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character leaves ink. Letters that Unicode asks to show as nothing do not, nor does the empty Braille cell.
fn is_visible(character: char) -> bool {
    const BLANK_LETTERS: [char; 5] = ['\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}'];
    !matches!(
        character.general_category_group(),
        GeneralCategoryGroup::Other | GeneralCategoryGroup::Separator | GeneralCategoryGroup::Mark
    ) && !BLANK_LETTERS.contains(&character)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_blank_are_refused() {
        for blank in ["", " ", "\u{200b}", "\u{a0}\u{2003}", "\u{200e}\u{feff}", "\u{2800}", "\u{3164}", "\u{301}"] {
            assert_eq!(Name::new(blank), Err(NameFault::Blank), "{blank:?}");
        }
        for character in ['\n', '\u{1b}', '\u{202e}', '\u{2066}'] {
            assert_eq!(Name::new(&format!("Jean{character}Dupont")), Err(NameFault::ControlCharacter { character }));
        }
        assert_eq!(Name::new(&"é".repeat(1001)), Err(NameFault::TooLong));
    }

    #[test]
    fn names_keep_what_was_typed_in_composed_form() {
        let long = "é".repeat(300);
        for name in ["Zoë 🦊 Łukasz", "李小龙", "محمد", "=HYPERLINK(\"x\")", "O’Brien, \"Max\"", long.as_str()]
        {
            assert_eq!(Name::new(name).as_ref().map(Name::as_str), Ok(name));
        }
        assert_eq!(Name::new(" Zoe\u{308} "), Name::new("Zoë"));
    }

    #[test]
    fn search_ignores_case_and_accents() {
        for (name, typed) in [
            ("Özil", "oz"),
            ("Łukasz", "lukasz"),
            ("Élodie", "ÉLODIE"),
            ("Zoe\u{308}", "zoë"),
            ("Straße", "strasse"),
            ("Jean  Dupont", "jean dupont"),
        ] {
            assert!(search_key(name).contains(&search_key(typed)), "{name} {typed}");
        }
    }
}
