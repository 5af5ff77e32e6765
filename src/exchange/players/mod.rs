//! Players out and in as a table with a row for each.
//!
//! The columns of the CSV form, of which only `name` is needed to come in; French, German and Dutch titles are
//! understood too, whatever their case and accents:
//!
//! | title | holds |
//! | --- | --- |
//! | `id` | the id, by which a player is known again in any club file; empty for somebody new |
//! | `name` | the name |
//! | `short_name` `group` `household` | other names |
//! | `colour` | such as `#1f6f43` |
//! | `birth_year` | such as `1984` |
//! | `contact` `notes` | texts; notes may have several lines |
//! | `guest` `archived` | `yes` or `no`; empty is `no` |
//!
//! A column that is not there says nothing; an empty cell says that there is nothing. `household`, `birth_year` and `contact`
//! go out only when asked for.

mod column;
mod preview;
mod row;

pub use column::{PlayerColumn, PlayerTitles, players_table};
pub use preview::{
    Choice, Edit, FieldChange, Namesake, Newcomer, PlayerVerdict, PlayersPreview, PreviewedPlayer, preview_players,
};
pub(super) use preview::{by_name, may_be};
pub use row::{PlayerCellFault, RefusedPlayer};
