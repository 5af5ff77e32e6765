//! Whether the facts allow a command, and what it comes to.

use std::ops::RangeInclusive;

use chrono::{Datelike as _, NaiveDate};

use super::command::{Change, Command, Facts, Paired};
use super::entry::{GameRecord, SeriesRecord};
use super::ids::{GameId, PlayerId, SeriesId};
use super::live::NewGame;
use super::name::{Name, NameFault};
use super::player::{BIRTH_YEARS, Player, Profile};
use super::refusal::Refusal;
use super::series::{Length, Purpose, SameSides, Seat, Seats, Series, SeriesFault};
use super::settings::Season;
use crate::rules::Ending;

/// Years that are written with four digits, so that dates are in the order of their texts.
const YEARS: RangeInclusive<i32> = 1000..=9999;

impl Command {
    /// The changes that the command comes to.
    ///
    /// # Errors
    ///
    /// Why the facts do not allow it.
    pub fn changes(&self, facts: &Facts) -> Result<Vec<Change>, Refusal> {
        match self {
            Command::AddPlayer { player, profile } => {
                if facts.players.contains_key(player) {
                    return Err(Refusal::PlayerExists { player: *player });
                }
                check_profile(profile)?;
                let player = Player {
                    id: *player,
                    profile: profile.clone(),
                    archived: false,
                    merged_into: None,
                    anonymous: false,
                };
                Ok(vec![Change::PutPlayer(player)])
            }
            Command::EditPlayer { player, profile } => {
                check_profile(profile)?;
                let known = facts.player(*player)?;
                if known.anonymous {
                    return Err(Refusal::Anonymous { player: *player });
                }
                let player = Player { profile: profile.clone(), ..known.clone() };
                Ok(vec![Change::PutPlayer(player)])
            }
            Command::ArchivePlayer { player } => archive(facts.player(*player)?, true),
            Command::RestorePlayer { player } => archive(facts.player(*player)?, false),
            Command::RemovePlayer { player } => {
                facts.player(*player)?;
                if facts.bound.contains(player) {
                    return Err(Refusal::PlayerHasSeries { player: *player });
                }
                Ok(vec![Change::RemovePlayer(*player)])
            }
            Command::MergePlayers { from, into } => merge(*from, *into, facts),
            Command::AnonymisePlayer { player, name } => anonymise(*player, name, facts),
            Command::RecordSeries(record) => record_series(record, facts),
            Command::AddGame { series, game, same_sides } => {
                let (series, allowed) = facts.open_series(*series)?;
                put_game(series, *allowed, series.games().len() + 1, game, *same_sides)
            }
            Command::CorrectGame { series, number, game, same_sides } => {
                let (series, allowed) = facts.series(*series)?;
                check_number(series, *number)?;
                if series.closed && game.ending == Ending::Unfinished {
                    return Err(Refusal::GameUnderWay { game: *number });
                }
                put_game(series, *allowed, *number, game, *same_sides)
            }
            &Command::EditSeries { series, players, date, purpose, length } => {
                let (known, _) = facts.series(series)?;
                if (players, purpose, length) != (known.players(), known.purpose, known.length()) {
                    facts.unpaired(series)?;
                }
                edit_series(facts.series(series)?, players, date, purpose, length, facts)
            }
            &Command::RemoveGame { series, number } => {
                let (series, _) = facts.series(series)?;
                check_number(series, number)?;
                if number < series.games().len() {
                    return Err(Refusal::NotLastGame { game: number });
                }
                Ok(vec![Change::RemoveGame { series: series.id(), number }])
            }
            Command::StartGame { series, game } => start_game(facts.open_series(*series)?, game),
            Command::EndGame { series, id, events, game } => end_game(facts, *series, *id, *events, game),
            Command::CloseSeries { series } => close(facts.series(*series)?),
            Command::RemoveSeries { series } => {
                let (series, _) = facts.series(*series)?;
                facts.unpaired(series.id())?;
                Ok(vec![Change::RemoveSeries(series.id())])
            }
            Command::ChangeSettings(settings) => {
                settings.check().map_err(Refusal::Setting)?;
                Ok(vec![Change::PutSettings(settings.clone())])
            }
            Command::PutSeason(season) => put_season(season, &facts.seasons),
            &Command::RemoveSeason { season } => {
                if facts.seasons.iter().all(|known| known.id != season) {
                    return Err(Refusal::NoSeason { season });
                }
                Ok(vec![Change::RemoveSeason(season)])
            }
        }
    }
}

impl Facts {
    /// A player who is there and no double of another.
    fn player(&self, player: PlayerId) -> Result<&Player, Refusal> {
        let found = self.players.get(&player).ok_or(Refusal::NoPlayer { player })?;
        match found.merged_into {
            Some(into) => Err(Refusal::PlayerMerged { player, into }),
            None => Ok(found),
        }
    }

    fn series(&self, series: SeriesId) -> Result<&(Series, SameSides), Refusal> {
        self.series.get(&series).ok_or(Refusal::NoSeries { series })
    }

    /// Checks that no tournament needs a series as it is.
    fn unpaired(&self, series: SeriesId) -> Result<(), Refusal> {
        match &self.paired {
            Some(Paired { tournament, round, .. }) => {
                Err(Refusal::Paired { series, tournament: tournament.clone(), round: *round })
            }
            None => Ok(()),
        }
    }

    /// A series that can have another game.
    fn open_series(&self, series: SeriesId) -> Result<&(Series, SameSides), Refusal> {
        let found = self.series(series)?;
        if found.0.closed { Err(Refusal::SeriesClosed { series }) } else { Ok(found) }
    }
}

fn check_number(series: &Series, number: usize) -> Result<(), Refusal> {
    if (1..=series.games().len()).contains(&number) {
        Ok(())
    } else {
        Err(Refusal::NoGame { series: series.id(), game: number })
    }
}

fn check_date(date: NaiveDate) -> Result<(), Refusal> {
    if YEARS.contains(&date.year()) { Ok(()) } else { Err(Refusal::Date { date }) }
}

fn check_profile(profile: &Profile) -> Result<(), Refusal> {
    if let Some(year) = profile.birth_year.filter(|year| !BIRTH_YEARS.contains(year)) {
        return Err(Refusal::BirthYear { year });
    }
    match profile.notes.chars().find(|&c| c.is_control() && c != '\n' && c != '\t') {
        Some(character) => Err(Refusal::Notes(NameFault::ControlCharacter { character })),
        None => Ok(()),
    }
}

fn archive(player: &Player, archived: bool) -> Result<Vec<Change>, Refusal> {
    if player.archived == archived {
        return Err(Refusal::PlayerArchived { player: player.id, archived });
    }
    Ok(vec![Change::PutPlayer(Player { archived, ..player.clone() })])
}

fn record_series(record: &SeriesRecord, facts: &Facts) -> Result<Vec<Change>, Refusal> {
    if facts.series.contains_key(&record.id) {
        return Err(Refusal::SeriesExists { series: record.id });
    }
    let mut series = Series::new(record.id, record.players, record.date, record.length)?;
    series.purpose = record.purpose;
    check_date(record.date)?;
    for seat in Seat::BOTH {
        facts.player(record.players[seat])?;
    }
    for (number, game) in (1..).zip(&record.games) {
        game.check(number)?;
    }
    let mut series = series.with_games(record.games.iter().map(GameRecord::fact).collect(), record.same_sides)?;
    if record.closed {
        check_closable(&series)?;
        series.closed = true;
    }
    let games = (1..).zip(&record.games).map(|(number, game)| Change::PutGame {
        series: record.id,
        number,
        game: game.clone(),
    });
    Ok([Change::PutSeries(series, record.same_sides)].into_iter().chain(games).collect())
}

/// Puts a game in its place, which is one of the games or the next one.
fn put_game(
    series: &Series,
    allowed: SameSides,
    number: usize,
    game: &GameRecord,
    same_sides: SameSides,
) -> Result<Vec<Change>, Refusal> {
    game.check(number)?;
    let mut games = series.games().to_vec();
    match games.get_mut(number - 1) {
        Some(before) => *before = game.fact(),
        None => games.push(game.fact()),
    }
    // Once allowed, it stays so: the games that needed it are still there.
    let now = if allowed == SameSides::Allowed { allowed } else { same_sides };
    let after = series.clone().with_games(games, now)?;
    let put = Change::PutGame { series: series.id(), number, game: game.clone() };
    Ok(if now == allowed { vec![put] } else { vec![Change::PutSeries(after, now), put] })
}

fn close((series, same_sides): &(Series, SameSides)) -> Result<Vec<Change>, Refusal> {
    if series.closed {
        return Err(Refusal::SeriesClosed { series: series.id() });
    }
    check_closable(series)?;
    let mut closed = series.clone();
    closed.closed = true;
    Ok(vec![Change::PutSeries(closed, *same_sides)])
}

fn check_closable(series: &Series) -> Result<(), Refusal> {
    if let Some(game) = series.games().iter().position(|game| game.ending == Ending::Unfinished) {
        return Err(Refusal::GameUnderWay { game: game + 1 });
    }
    if series.games().len() == series.length().games() {
        return Err(Refusal::SeriesComplete { series: series.id() });
    }
    Ok(())
}

fn merge(from: PlayerId, into: PlayerId, facts: &Facts) -> Result<Vec<Change>, Refusal> {
    let double = facts.player(from)?;
    facts.player(into)?;
    if from == into {
        return Err(Refusal::MergedWithSelf { player: from });
    }
    let mut changes = Vec::new();
    for (series, same_sides) in facts.series.values() {
        let players = Seats::from_fn(|seat| if series.players()[seat] == from { into } else { series.players()[seat] });
        let moved = series.clone().with_players(players).map_err(|_| {
            let date = series.date;
            Refusal::PlayersMet { from, into, date }
        })?;
        changes.push(Change::PutSeries(moved, *same_sides));
    }
    let merged = |player: &Player| Player { archived: true, merged_into: Some(into), ..player.clone() };
    changes.extend(facts.doubles.iter().chain([double]).map(|player| Change::PutPlayer(merged(player))));
    Ok(changes)
}

fn anonymise(player: PlayerId, name: &Name, facts: &Facts) -> Result<Vec<Change>, Refusal> {
    let nobody = || Profile::of(name.clone());
    let unknown = |player: &Player| Change::Anonymise(Player { profile: nobody(), anonymous: true, ..player.clone() });
    let player = facts.player(player)?;
    Ok(facts.doubles.iter().chain([player]).map(unknown).collect())
}

fn edit_series(
    (series, same_sides): &(Series, SameSides),
    players: Seats<PlayerId>,
    date: NaiveDate,
    purpose: Purpose,
    length: Length,
    facts: &Facts,
) -> Result<Vec<Change>, Refusal> {
    check_date(date)?;
    for seat in Seat::BOTH {
        facts.player(players[seat])?;
    }
    if purpose != series.purpose && facts.live.is_some() {
        return Err(Refusal::GameUnderWay { game: series.games().len() });
    }
    let mut edited =
        Series::new(series.id(), players, date, length)?.with_games(series.games().to_vec(), *same_sides)?;
    edited.purpose = purpose;
    edited.closed = series.closed;
    Ok(vec![Change::PutSeries(edited, *same_sides)])
}

fn start_game((series, allowed): &(Series, SameSides), game: &NewGame) -> Result<Vec<Change>, Refusal> {
    let number = series.games().len() + 1;
    let length = series.length().games();
    if number > length {
        return Err(SeriesFault::TooManyGames { games: number, length }.into());
    }
    let now = if *allowed == SameSides::Allowed { *allowed } else { game.same_sides };
    if let Some(last) = series.games().last() {
        if last.ending == Ending::Unfinished {
            return Err(Refusal::GameUnderWay { game: number - 1 });
        }
        if last.animals == game.animals && now == SameSides::Refused {
            return Err(SeriesFault::SameSides { game: number }.into());
        }
    }
    let start = Change::StartGame { series: series.id(), number, game: game.clone() };
    Ok(if now == *allowed { vec![start] } else { vec![Change::PutSeries(series.clone(), now), start] })
}

fn end_game(
    facts: &Facts,
    series: SeriesId,
    id: GameId,
    events: u32,
    game: &GameRecord,
) -> Result<Vec<Change>, Refusal> {
    let (series, allowed) = facts.series(series)?;
    match facts.live {
        Some((live, known)) if live == id && known == events => {}
        Some((live, known)) if live == id => return Err(Refusal::Stale { expected: known, found: events }),
        _ => return Err(Refusal::NotUnderWay { game: id }),
    }
    put_game(series, *allowed, series.games().len(), game, *allowed)
}

fn put_season(season: &Season, seasons: &[Season]) -> Result<Vec<Change>, Refusal> {
    season.check().map_err(Refusal::Setting)?;
    check_date(season.first)?;
    check_date(season.last)?;
    if season.last < season.first {
        return Err(Refusal::SeasonSpan { first: season.first, last: season.last });
    }
    let key = season.name.search_key();
    if seasons.iter().any(|other| other.id != season.id && other.name.search_key() == key) {
        return Err(Refusal::SeasonExists { name: season.name.clone() });
    }
    Ok(vec![Change::PutSeason(season.clone())])
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use crate::club::{Recorded, Totals, WALKOVER_POINTS};
    use crate::rules::{Given, Loss, Points, RuleSet, Score, Side, Sides};

    const ONE: PlayerId = PlayerId(Uuid::from_u128(1));
    const TWO: PlayerId = PlayerId(Uuid::from_u128(2));
    const SERIES: SeriesId = SeriesId(Uuid::from_u128(3));

    fn profile() -> Profile {
        Profile::of(Name::new("Zoë").expect("a name"))
    }

    /// The two players, and a series of two games with those of a record.
    fn facts(games: &[GameRecord]) -> Facts {
        let player = |id| (id, Player { id, profile: profile(), archived: false, merged_into: None, anonymous: false });
        let series = Series::new(SERIES, Seats { first: ONE, second: TWO }, NaiveDate::default(), Length::TWO);
        let series = series
            .and_then(|series| series.with_games(games.iter().map(GameRecord::fact).collect(), SameSides::Refused));
        Facts {
            players: [player(ONE), player(TWO)].into(),
            series: [(SERIES, (series.expect("a series"), SameSides::Refused))].into(),
            ..Facts::default()
        }
    }

    fn game(ending: Ending, animals: u32) -> GameRecord {
        let points = Sides { animals: Points(animals), humans: Points(0) };
        let totals = Totals::new(Score { points, exited: Sides::default() }).expect("totals");
        GameRecord { animals: Seat::First, recorded: Recorded::Totals { rules: RuleSet::Classic, totals }, ending }
    }

    fn added(ending: Ending, animals: u32) -> Result<usize, Refusal> {
        let command = Command::AddGame { series: SERIES, game: game(ending, animals), same_sides: SameSides::Refused };
        command.changes(&facts(&[])).map(|changes| changes.len())
    }

    #[test]
    fn endings_need_points_that_can_be() {
        let lost = |how, walkover| Ending::Lost { how, loser: Side::Humans, walkover };
        let given = |animals, reason: &str| {
            let points = Sides { animals: Points(animals), humans: Points(0) };
            Ending::Adjudicated { given: Some(Given { points, reason: reason.to_owned() }) }
        };
        assert_eq!(added(lost(Loss::Conceded, WALKOVER_POINTS), 9), Ok(1));
        for points in [Points(1), Points(119)] {
            assert_eq!(added(lost(Loss::Time, points), 9), Err(Refusal::WalkoverPoints { game: 1, points }));
        }
        assert_eq!(added(lost(Loss::Walkover, WALKOVER_POINTS), 0), Ok(1));
        assert_eq!(added(lost(Loss::Walkover, WALKOVER_POINTS), 9), Err(Refusal::WalkoverWithScore { game: 1 }));
        assert_eq!(added(given(168, "because"), 9), Ok(1));
        assert!(matches!(added(given(169, "because"), 9), Err(Refusal::GivenPoints { game: 1, .. })));
        assert_eq!(added(given(12, "\u{a0}"), 9), Err(Refusal::NoReason { game: 1 }));
    }

    #[test]
    fn a_series_is_closed_when_games_are_missing_and_none_is_under_way() {
        let close = |games: &[GameRecord]| Command::CloseSeries { series: SERIES }.changes(&facts(games));
        assert!(close(&[]).is_ok() && close(&[game(Ending::Normal, 9)]).is_ok());
        assert_eq!(close(&[game(Ending::Unfinished, 9)]), Err(Refusal::GameUnderWay { game: 1 }));
        let mut closed = facts(&[game(Ending::Normal, 9)]);
        closed.series.values_mut().for_each(|(series, _)| series.closed = true);
        let refused = Err(Refusal::SeriesClosed { series: SERIES });
        assert_eq!(Command::CloseSeries { series: SERIES }.changes(&closed), refused);
        let same_sides = SameSides::Allowed;
        let add = Command::AddGame { series: SERIES, game: game(Ending::Normal, 9), same_sides };
        assert_eq!(add.changes(&closed), refused);
        let under_way = game(Ending::Unfinished, 9);
        let correct = Command::CorrectGame { series: SERIES, number: 1, game: under_way, same_sides };
        assert_eq!(correct.changes(&closed), Err(Refusal::GameUnderWay { game: 1 }));
    }

    #[test]
    fn profiles_and_dates_have_limits() {
        let edit = |profile| Command::EditPlayer { player: ONE, profile }.changes(&facts(&[])).map(drop);
        let born = |year| edit(Profile { birth_year: Some(year), ..profile() });
        assert_eq!([born(1950), born(20)], [Ok(()), Err(Refusal::BirthYear { year: 20 })]);
        let notes = |notes: &str| edit(Profile { notes: notes.to_owned(), ..profile() });
        assert_eq!(notes("two\nlines\tand a tab"), Ok(()));
        let character = '\0';
        assert_eq!(notes("a\0b"), Err(Refusal::Notes(NameFault::ControlCharacter { character })));
        let record = |date| SeriesRecord {
            id: SeriesId(Uuid::from_u128(4)),
            players: Seats { first: ONE, second: TWO },
            date,
            purpose: Purpose::Counted,
            length: Length::TWO,
            same_sides: SameSides::Refused,
            closed: false,
            games: Vec::new(),
        };
        let recorded = |date| Command::RecordSeries(record(date)).changes(&facts(&[])).map(drop);
        assert_eq!(recorded(NaiveDate::default()), Ok(()));
        assert_eq!(recorded(NaiveDate::MAX), Err(Refusal::Date { date: NaiveDate::MAX }));
    }

    #[test]
    fn nothing_happens_to_a_player_who_was_merged_into_another() {
        let mut facts = facts(&[]);
        facts.players.entry(ONE).and_modify(|player| player.merged_into = Some(TWO));
        let refused = Err(Refusal::PlayerMerged { player: ONE, into: TWO });
        assert_eq!(Command::ArchivePlayer { player: ONE }.changes(&facts), refused);
    }
}
