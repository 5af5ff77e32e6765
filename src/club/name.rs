//! Names of people, clubs and events: normalised, never blank, and found whatever their case and accents. Characters that
//! nobody sees are no part of a name: with them, somebody could have a name that looks like another's.

use std::fmt;

use deunicode::deunicode;
use thiserror::Error;
use unicode_normalization::{IsNormalized, UnicodeNormalization as _, is_nfc_quick};
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// More characters than any name has.
const LONGEST: usize = 1000;

/// A name that can be seen: in Unicode's composed form, without blanks at its ends and without control characters. A club file
/// of old may hold names with characters that show nothing.
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
    /// The name that a person typed or that comes in from a file. What shows nothing is left out; joiners and variation
    /// selectors stay where they shape what is seen, as in the scripts of Persian and Hindi, and in emoji.
    ///
    /// # Errors
    ///
    /// When it would look blank on a page, or could not stand on one line.
    pub fn new(typed: &str) -> Result<Name, NameFault> {
        Name::kept(&without_invisible(typed))
    }

    /// The name that a club file has, with whatever was let into it before.
    ///
    /// # Errors
    ///
    /// As for [`Name::new`].
    pub fn kept(text: &str) -> Result<Name, NameFault> {
        let name = text.trim();
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
    let seen: String = text.chars().filter(|&c| !shows_nothing(c)).collect();
    deunicode(&composed(&seen)).to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
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

/// Whether a character shows nothing by itself: what Unicode calls default ignorable, and the marks of annotations beside it,
/// but for the characters that turn text around, which are refused and not left out.
const fn shows_nothing(character: char) -> bool {
    matches!(
        character,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2060}'..='\u{2065}'
            | '\u{206a}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// A text without the characters that show nothing where they stand.
fn without_invisible(text: &str) -> String {
    let mut seen = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(character) = rest.next() {
        if !shows_nothing(character) || shapes(&seen, character, rest.as_str()) {
            seen.push(character);
        }
    }
    seen
}

/// Whether a character that shows nothing by itself changes the look of what stands before it, and behind it.
fn shapes(before: &str, character: char, behind: &str) -> bool {
    const JOINER: char = '\u{200d}';
    const NON_JOINER: char = '\u{200c}';
    let Some(last) = before.chars().next_back() else { return false };
    let next = behind.chars().find(|&c| !shows_nothing(c));
    match character {
        JOINER if is_of_emoji(last) => next.is_some_and(is_pictograph),
        JOINER | NON_JOINER => is_of_joining_script(last) && next.is_some_and(is_of_joining_script),
        // Text or picture.
        '\u{fe0e}' | '\u{fe0f}' => is_pictograph(last) || next == Some('\u{20e3}'),
        // Forms of Mongolian letters and of ideographs.
        '\u{180b}'..='\u{180d}' | '\u{180f}' => matches!(last, '\u{1820}'..='\u{18aa}'),
        '\u{fe00}'..='\u{fe02}' | '\u{e0100}'..='\u{e01ef}' => {
            matches!(last, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
        }
        // The flags of parts of countries are spelt behind a black one.
        '\u{e0020}'..='\u{e007f}' => last == '\u{1f3f4}' || matches!(last, '\u{e0020}'..='\u{e007e}'),
        _ => false,
    }
}

/// Whether a character is a picture that others can be joined to.
const fn is_pictograph(character: char) -> bool {
    matches!(
        character,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2190}'..='\u{2bff}'
            | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}'
    )
}

/// Whether a character is a picture, or says how the one before it looks.
const fn is_of_emoji(character: char) -> bool {
    is_pictograph(character) || matches!(character, '\u{fe0f}' | '\u{e007f}')
}

/// Whether a character is of a script whose letters take other forms beside a joiner or a non-joiner: those written like
/// Arabic, those of India and its neighbours, and Mongolian.
const fn is_of_joining_script(character: char) -> bool {
    matches!(
        character,
        '\u{600}'..='\u{dff}'
            | '\u{f00}'..='\u{109f}'
            | '\u{1700}'..='\u{18af}'
            | '\u{1900}'..='\u{1cff}'
            | '\u{a800}'..='\u{abff}'
            | '\u{fb50}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefc}'
            | '\u{10a00}'..='\u{11fff}'
            | '\u{1e900}'..='\u{1e95f}'
    )
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
    fn what_nobody_sees_is_no_part_of_a_name() {
        for invisible in [
            "\u{200b}",
            "\u{200c}",
            "\u{200d}",
            "\u{200e}",
            "\u{200f}",
            "\u{2060}",
            "\u{2063}",
            "\u{feff}",
            "\u{ad}",
            "\u{61c}",
            "\u{34f}",
            "\u{fe0f}",
            "\u{180e}",
            "\u{3164}",
            "\u{e0020}",
            "\u{e0100}",
            "\u{206a}",
        ] {
            for typed in [format!("Ma{invisible}x"), format!("Max{invisible}"), format!("{invisible} Max {invisible}")]
            {
                assert_eq!(Name::new(&typed).as_ref().map(Name::as_str), Ok("Max"), "{typed:?}");
                assert_eq!(search_key(&typed), "max", "{typed:?}");
            }
            // A file that has such a name can be read all the same, and the name is found.
            let kept = Name::kept(&format!("Ma{invisible}x")).expect("a name");
            assert_eq!((kept.as_str(), kept.search_key().as_str()), (format!("Ma{invisible}x").as_str(), "max"));
        }
        assert_eq!(Name::new("علی\u{200c}"), Name::new("علی"));
    }

    #[test]
    fn joiners_stay_where_they_shape_what_is_seen() {
        for name in [
            "می\u{200c}خواهم",
            "क्\u{200d}ष",
            "👩\u{200d}🚀",
            "❤\u{fe0f}\u{200d}🔥",
            "👩🏽\u{200d}🚀",
            "1\u{fe0f}\u{20e3}",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "葛\u{e0100}城",
            "ᠠ\u{180b}",
        ] {
            assert_eq!(Name::new(name).as_ref().map(Name::as_str), Ok(name), "{name:?}");
        }
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
