//! Where one can go in the window, and what happens there.

use std::sync::Arc;

use chrono::NaiveDate;
use iced::keyboard::key::Physical;
use iced::keyboard::{Key, Modifiers};
use iced::{Size, window};

use super::desk::{Club, Step, Stepped};
use super::screen::{
    evening, home, import, log, new_series, player, players, rules, series_list, series_page, set_up, settings,
    standings, tournament, tournaments,
};
use super::theme::Look;
use super::worker::Failure;
use super::{chooser, finder, guard, hall, play, rescue, taking, work};
use crate::club::{Medium, PlayerId, Seats, SeriesId, Table};
use crate::tournament::TournamentId;

/// What a file brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bring {
    /// A table of players.
    #[default]
    Players,
    /// A table of series.
    Series,
    /// An archive of a club.
    Archive,
    /// Records of games.
    Records,
}

/// A place that one can go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Tonight, or what to do first.
    Home,
    /// Who is here on an evening, and who plays whom.
    Evening,
    /// The new series of a table of an evening.
    Table(Table, NaiveDate, Medium),
    /// The next game of a series of an evening, from its score sheet.
    NextGame(SeriesId),
    /// All tournaments.
    Tournaments,
    /// The form of a new tournament.
    NewTournament,
    /// The form of a tournament that is there.
    SetUp(TournamentId),
    /// A tournament.
    Tournament(TournamentId),
    /// What others kept comes in, after it has been shown.
    Import(Bring),
    /// Everybody on the list.
    Players,
    /// The same, with the form of somebody new.
    AddPlayer,
    /// A player's page.
    Player(PlayerId),
    /// A new series, of a player where one is given.
    NewSeries(Option<PlayerId>),
    /// A new series from a score sheet.
    PaperResult,
    /// A new series of the same two players.
    Rematch(Seats<PlayerId>),
    /// Every series.
    SeriesList,
    /// A series.
    Series(SeriesId),
    /// The game of a series that is played on the screen.
    Play(SeriesId),
    /// The standings.
    Standings,
    /// The rules of the game.
    Rules,
    /// A first game, which nobody has to be on the list for.
    Learn,
    /// The log.
    Log,
    /// What was done to a series.
    LogOf(SeriesId),
    /// The settings.
    Settings,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// A club file was opened, or could not be.
    Opened(Result<Arc<Club>, Failure>),
    /// The club is read again.
    Shown(Result<Arc<Club>, Failure>),
    /// Something was done to the facts, or was refused; then the screen that asked for it hears of it.
    Acted(Result<Arc<Club>, Failure>, Box<Message>),
    /// A place was chosen.
    Went(Place),
    /// The place before is wanted.
    WentBack,
    /// The newest command is to be undone.
    Undo,
    /// The command that was undone last is to be carried out again.
    Redo,
    /// A command was undone or redone, or is to be asked about, or could not be.
    Stepped(Step, Result<Stepped, Failure>),
    /// The undo or redo that was asked about is meant.
    StepMeant,
    /// It is not.
    StepNotMeant,
    /// The finder is wanted, or no more.
    FinderAsked,
    /// In the finder.
    Finder(finder::Message),
    /// At the lock on what is the organiser's.
    Guard(guard::Message),
    /// The colours of the system may have changed.
    SystemChanged,
    /// The colours of the system, as far as it says so.
    SystemLooked(Option<Look>),
    /// A note was read.
    NoteRead,
    /// A note has been there for long enough, if it is still the one of this number.
    NoteFaded(u32),
    /// The sheet of shortcuts is wanted, or no more.
    ShortcutsAsked,
    /// The sample club is wanted.
    SampleAsked,
    /// So many evenings of the sample club are made, of so many.
    SampleMade(Result<Option<(usize, usize)>, Failure>),
    /// The club file that the program makes by itself is wanted.
    OwnClubAsked,
    /// The open club file, which could only be read, is to be opened again.
    OpenAgainAsked,
    /// The club file that is named and not there is to be made.
    MakeAsked,
    /// The sample club is no more wanted.
    SampleDropped,
    /// While a way out is looked for, where a club file cannot be used.
    Rescue(rescue::Message),
    /// While another club file is chosen.
    Chooser(chooser::Message),
    /// While something is given away.
    Taking(taking::Message),
    /// While something takes long.
    Work(work::Message),
    /// The preferences were kept, or could not be.
    Kept(Result<(), Failure>),
    /// A key was pressed that no field took: what it means, and where it is.
    Pressed(Key, Physical, Modifiers),
    /// The window has another size.
    Resized(Size),
    /// The window is to close.
    CloseAsked(window::Id),
    /// The file is closed.
    Left,
    /// Something happened in a window: the program's own, or the one on the wall.
    In(window::Id, Box<Message>),
    /// About the timer and the wall.
    Hall(hall::Message),
    /// On the home page.
    Home(home::Message),
    /// On the screen of an evening.
    Evening(evening::Message),
    /// On the list of tournaments.
    Tournaments(tournaments::Message),
    /// In the form of a tournament.
    SetUp(set_up::Message),
    /// On the screen of a tournament.
    Tournament(tournament::Message),
    /// Where something comes in.
    Import(import::Message),
    /// On the list of players.
    Players(players::Message),
    /// On the page of a player.
    Player(player::Message),
    /// In the form of a new series.
    NewSeries(new_series::Message),
    /// On the list of series.
    SeriesList(series_list::Message),
    /// On the page of a series.
    Series(series_page::Message),
    /// On the screen of a game.
    Play(play::Message),
    /// In the standings.
    Standings(standings::Message),
    /// In the rules.
    Rules(rules::Message),
    /// In the log.
    Log(log::Message),
    /// In the settings.
    Settings(settings::Message),
}

impl Message {
    /// Whether it makes another list of the one that is shown, so that whoever gives it away has to ask again.
    pub(super) const fn changes_list(&self) -> bool {
        use log::Message as Log;
        use players::Message as Players;
        use series_list::Message as Series;
        use standings::Message as Standings;
        use tournament::Message as Tournament;
        use tournament::paper::Message as Papers;
        matches!(
            self,
            Message::Standings(
                Standings::Scoped(_)
                    | Standings::Dated(..)
                    | Standings::ByAverage(_)
                    | Standings::Least(_)
                    | Standings::Sorted(_)
                    | Standings::Ticked(_)
            ) | Message::Players(Players::Searched(_) | Players::Sorted(_) | Players::Archived(_))
                | Message::SeriesList(
                    Series::Searched(_)
                        | Series::OpponentSearched(_)
                        | Series::StateWanted(_)
                        | Series::EndingWanted(_)
                        | Series::OrderWanted(_)
                        | Series::Dropped(_)
                        | Series::PurposeWanted(_)
                        | Series::RulesWanted(_)
                        | Series::MediumWanted(_)
                        | Series::SeasonWanted(_)
                        | Series::Dated(..)
                        | Series::Cleared
                )
                | Message::Log(Log::Searched(_) | Log::Dated(..) | Log::Cleared)
                | Message::Tournament(
                    Tournament::Viewed(_)
                        | Tournament::RoundChosen(_)
                        | Tournament::Papers(Papers::Chosen(_) | Papers::Sized(_) | Papers::OfRound(_))
                )
        )
    }
}

impl Place {
    /// Whether it shows series, or somebody who plays them.
    pub(super) const fn is_about_series(self) -> bool {
        matches!(
            self,
            Place::SeriesList
                | Place::Series(_)
                | Place::NextGame(_)
                | Place::Play(_)
                | Place::Rematch(_)
                | Place::LogOf(_)
                | Place::Player(_)
        )
    }
}
