//! People on a club's list, and what is kept of them.

use std::fmt;
use std::ops::RangeInclusive;

use super::ids::PlayerId;
use super::name::Name;

/// Years in which a player can have been born.
pub const BIRTH_YEARS: RangeInclusive<u16> = 1850..=2200;

/// A colour: red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// The colour written so, as in `#1f6f43`.
    pub fn from_text(text: &str) -> Option<Colour> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
        let part = |start: usize| {
            let pair = digits.get(start..start + 2).filter(|pair| pair.chars().all(|c| c.is_ascii_hexdigit()))?;
            u8::from_str_radix(pair, 16).ok()
        };
        Some(Colour([part(0)?, part(2)?, part(4)?]))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Colour([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// What a player tells the club. Contact, birth year and household leave the club file only when asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The name; two people may have the same.
    pub name: Name,
    /// A shorter one for narrow tables.
    pub short_name: Option<Name>,
    /// The club or group.
    pub group: Option<Name>,
    /// The household, whose members a draw can keep apart.
    pub household: Option<Name>,
    /// The colour in charts.
    pub colour: Option<Colour>,
    /// The year of birth, within [`BIRTH_YEARS`].
    pub birth_year: Option<u16>,
    /// How to reach the player.
    pub contact: Option<Name>,
    /// Anything else, on as many lines as it takes; empty for nothing.
    pub notes: String,
    /// Whether the player is a guest, who has no profile yet.
    pub guest: bool,
}

impl Profile {
    /// A profile of which only the name is known.
    pub fn of(name: Name) -> Profile {
        Profile {
            name,
            short_name: None,
            group: None,
            household: None,
            colour: None,
            birth_year: None,
            contact: None,
            notes: String::new(),
            guest: false,
        }
    }
}

/// A player as the club file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The id.
    pub id: PlayerId,
    /// What the player told.
    pub profile: Profile,
    /// Whether the player is left out of lists to choose from.
    pub archived: bool,
    /// The player of whom this one turned out to be a double.
    pub merged_into: Option<PlayerId>,
    /// Whether everything that was known of the player was removed on request. Nothing is written down any more then.
    pub anonymous: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_have_six_digits() {
        assert_eq!(Colour::from_text("#1F6f43").map(|colour| colour.to_string()).as_deref(), Some("#1f6f43"));
        for text in ["", "1f6f43", "#1f6f4", "#1f6f433", "#+1+1+1", "#é1f6", "#gggggg"] {
            assert_eq!(Colour::from_text(text), None, "{text}");
        }
    }
}
