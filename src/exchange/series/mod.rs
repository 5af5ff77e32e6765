//! Series out and in as a table with a row for each, such as past seasons that a club kept in a spreadsheet.
//!
//! Every figure stands under its player, whichever side the player had. The columns of the CSV form; only those in bold are
//! needed to come in. `N` is the number of a game, `S` is 1 for the first player and 2 for the second:
//!
//! | title | holds |
//! | --- | --- |
//! | `id` | the id of the series; without one it is known again by what it says |
//! | **`date`** | the evening, `2026-11-29`; `29.11.2026` and `29/11/2026` are understood too |
//! | **`player_S`** | the name |
//! | `player_S_id` | the id, where the name alone does not say who it is |
//! | `purpose` | `counted` (if empty), `practice`, or `extra` in a knockout |
//! | `length` | the number of games; if empty two, or as many as there are |
//! | `same_sides` | `yes` where the sides did not swap |
//! | `closed` | `yes` where the organiser closed the series without its last games |
//! | **`game_N_animals`** | who was the animals: 1, 2 or the name; if empty, whoever was not in the game before |
//! | **`game_N_points_S`** | the points on the board; zero is not empty |
//! | **`game_N_exited_S`** | how many tiles left the forest |
//! | `game_N_termination` | how it ended, as in records; if empty `normal` |
//! | `game_N_loser` | for `conceded`, `time`, `forfeit`, `walkover`: whose doing it was, 1, 2 or the name |
//! | `game_N_walkover` | for these, the walkover points; if empty, the club's |
//! | `game_N_given_S` | for `adjudicated`, points that the organiser gave instead of those on the board |
//! | `game_N_reason` | why |
//! | `game_N_rules` | `classic` (if empty) or `boxed` |
//!
//! A game without a single entry was not played. Figures of a `void` game and of a `walkover` can be left out. The words of
//! titles can be French (`joueur`, `partie`, `animaux`, `sortis`, `fin`, `perdant`, `forfait`, `donnes`, `raison`, `regles`),
//! German (`spieler`, `partie`, `tiere`, `punkte`, `entkommen`, `ende`, `verlierer`, `kampflos`, `vergeben`, `grund`,
//! `regeln`) or Dutch (`speler`, `partij`, `dieren`, `punten`, `buiten`, `einde`, `verliezer`, `reglementair`, `toegekend`,
//! `reden`, `regels`).

mod column;
mod new;
mod out;
mod people;
mod preview;
mod row;

pub use column::{GameColumn, SeriesColumn};
pub(super) use new::{Known, NOBODY, adding, meeting_of};
pub use new::{NewSeries, Who};
pub use out::series_table;
pub use people::NewName;
pub(super) use people::People;
pub use preview::{
    FromFile, PreviewedSeries, SeriesChange, SeriesPreview, SeriesVerdict, preview_series, preview_series_watched,
};
pub use row::{RefusedSeries, SeriesCellFault};
