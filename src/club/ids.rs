//! What people, series and games are called across files: ids that never clash, handed in by whoever creates something.

use std::fmt;

use uuid::Uuid;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub Uuid);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        })*
    };
}

ids! {
    /// A player, with or without a profile.
    PlayerId,
    /// A series.
    SeriesId,
    /// A game that is or was played on the screen.
    GameId,
    /// A season.
    SeasonId,
    /// An entry of the log: a command that was carried out, undone or redone.
    EntryId
}
