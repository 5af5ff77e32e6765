//! What is wrong with what is typed into a field of the form, in a sentence that stands below it.

use chrono::{NaiveDate, NaiveTime};

use super::choices::match_points;
use super::typed::{Field, Typed};
use crate::tournament::schedule::MOST_PLAYERS;
use crate::words::{Words, message};

impl Typed {
    /// What is wrong in a field; dates are written such as that of `today`.
    pub(super) fn fault(&self, of: Field, today: NaiveDate, words: &Words) -> Option<String> {
        let text = self.text(of).trim();
        let no_date = || message!(words, "span-no-date", example = words.typed_date(today));
        let from_one = || message!(words, "setup-no-number");
        let whole = || message!(words, "setup-no-whole");
        let between = |(least, most): (u32, u32)| {
            let fits = text.parse().is_ok_and(|number| (least..=most).contains(&number));
            (!fits).then(|| message!(words, "setup-no-number-between", least = least, most = most))
        };
        let points = || match_points(text).is_none().then(|| message!(words, "setup-no-figure"));
        match of {
            _ if text.is_empty() && of.may_be_empty() => None,
            Field::Name => self.name().is_none().then(|| message!(words, "setup-no-name")),
            Field::First => words.read_date(text).is_none().then(no_date),
            Field::Last => match (words.read_date(self.text(Field::First)), words.read_date(text)) {
                (_, None) => Some(no_date()),
                (Some(first), Some(last)) if last < first => Some(message!(words, "span-turned-round")),
                _ => None,
            },
            Field::Rounds | Field::Groups | Field::Tables => {
                (!text.parse::<u16>().is_ok_and(|number| number > 0)).then(from_one)
            }
            Field::Least => (!text.parse::<u32>().is_ok_and(|number| number > 0)).then(from_one),
            Field::Clock => between(LONGEST_CLOCK),
            Field::Players | Field::GoOn => between((2, MOST_PLAYERS.into())),
            Field::Minutes => between(LONGEST_SERIES),
            Field::Spread => between(WIDEST_SPREAD),
            Field::Start => NaiveTime::parse_from_str(text, "%H:%M").is_err().then(|| message!(words, "setup-no-time")),
            Field::Win | Field::Draw | Field::Loss | Field::RequestedBye | Field::Absent | Field::Late => points(),
            Field::Walkover | Field::ByePoints => text.parse::<u32>().is_err().then(whole),
            Field::Band | Field::ByeExited | Field::MostByes => text.parse::<u16>().is_err().then(whole),
            Field::ExtraPairs => text.parse::<u8>().is_err().then(whole),
        }
    }
}

impl Field {
    /// Whether nothing typed there says something too.
    const fn may_be_empty(self) -> bool {
        match self {
            Field::Last
            | Field::Rounds
            | Field::Clock
            | Field::Tables
            | Field::Start
            | Field::RequestedBye
            | Field::Late
            | Field::MostByes
            | Field::Least
            | Field::GoOn
            | Field::Spread => true,
            Field::Name
            | Field::First
            | Field::Groups
            | Field::Players
            | Field::Minutes
            | Field::Win
            | Field::Draw
            | Field::Loss
            | Field::Band
            | Field::Walkover
            | Field::ByePoints
            | Field::ByeExited
            | Field::Absent
            | Field::ExtraPairs => false,
        }
    }
}

/// The minutes that a clock can have.
pub(super) const LONGEST_CLOCK: (u32, u32) = (1, 600);
/// The minutes that a series can take.
pub(super) const LONGEST_SERIES: (u32, u32) = (1, 24 * 60);
/// How far the strongest can be above the weakest.
pub(super) const WIDEST_SPREAD: (u32, u32) = (0, 2_000);
