//! How the games of a series were played: by which rules, and where.

use crate::rules::RuleSet;

/// Where a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Medium {
    /// At the table; its score sheet or its moves are typed.
    Paper,
    /// On the screen.
    Screen,
}

/// The rules of the games of a series, and where they were played. It is empty where there are none, or nobody asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ways(u8);

impl Ways {
    /// A game among them.
    #[must_use]
    pub const fn with(self, rules: RuleSet, medium: Medium) -> Ways {
        Ways(self.0 | of_rules(rules) | of_medium(medium))
    }

    /// Whether a game was by these rules.
    pub const fn has_rules(self, rules: RuleSet) -> bool {
        self.0 & of_rules(rules) != 0
    }

    /// Whether a game was played there.
    pub const fn has_medium(self, medium: Medium) -> bool {
        self.0 & of_medium(medium) != 0
    }
}

const fn of_rules(rules: RuleSet) -> u8 {
    match rules {
        RuleSet::Classic => 1,
        RuleSet::Boxed => 2,
    }
}

const fn of_medium(medium: Medium) -> u8 {
    match medium {
        Medium::Paper => 4,
        Medium::Screen => 8,
    }
}
