//! A club file with everything that there can be in one, and all that can be asked of it.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDate, TimeDelta};
use halali::club::{
    self, Batch, BatchPurpose, ClubSettings, Command, GameId, LiveAct, LiveEvent, LiveGame, Moves, NewGame, Player,
    Recorded, SameSides, Season, SeasonId, Seat, Seats, SeriesRecord,
};
use halali::rules::{Deal, Ending, Game, Random, RuleSet};
use halali::store::{ClubFile, LogEntry, Stamp, StoreError, Writer, create};
use halali::tournament::{
    self, Act, Apart, Arrangement, Avoid, Format, Missing, Out, Results, RoundNumber, Seating, Settings, Strength,
    TableNumber, Tournament, TournamentId,
};
use uuid::Uuid;

use super::clubs::{add, drawn, game, holder, name, player, record, series, stamp, totals};

/// Carries out a command if the facts allow it.
fn attempt(club: &mut Writer, command: &Command, number: &mut u128) {
    match club.carry_out(command, &stamp(*number)) {
        Ok(()) => *number += 1,
        Err(StoreError::Refused(_)) => {}
        Err(error) => panic!("{error:?}"),
    }
}

/// A closed club file with everything that there can be in one.
pub(crate) fn full_club(folder: &Path) -> PathBuf {
    let mut random = Random::new(11);
    let mut club = create(&folder.join("club.halaliclub"), &holder()).expect("a club file");
    let mut number = 1;
    for person in 10..50 {
        attempt(&mut club, &add(person, &format!("Member {person} with a name of some length")), &mut number);
    }
    attempt(&mut club, &Command::ArchivePlayer { player: player(12) }, &mut number);
    attempt(&mut club, &Command::RestorePlayer { player: player(12) }, &mut number);
    for evening in 0..40 {
        let (first, second) = (10 + random.below(40), 10 + random.below(40));
        let mut record = record(100 + evening, first.into(), second.into(), 1 + evening as u32 % 30);
        if evening % 3 == 0 {
            let deal = Deal::draw(&mut random);
            let mut played = Game::new(RuleSet::Classic, deal);
            while played.len() < 80 && played.play_chosen(|count| random.below(count.into()) as u32).is_some() {}
            let recorded = Recorded::Played(Moves::new(played, false).expect("from the start"));
            record.games[0] = game(Seat::First, recorded, Ending::Agreed);
        }
        attempt(&mut club, &Command::RecordSeries(record), &mut number);
    }
    for _ in 0..60 {
        let mut draw = || random.below(256) as u8;
        let numbers = [draw(), draw(), draw(), draw()];
        attempt(&mut club, &drawn(numbers), &mut number);
        if random.below(5) == 0 && club.undo(&stamp(number)).is_ok() {
            number += 1;
        }
    }
    let settings = ClubSettings { name: Some(name("Jeux d’été")), ..ClubSettings::default() };
    attempt(&mut club, &Command::ChangeSettings(settings.clone()), &mut number);
    let day = |day| NaiveDate::from_ymd_opt(2026, 11, day).expect("a date");
    let season = Season {
        id: SeasonId(Uuid::from_u128(0x3001)),
        name: name("Herbst"),
        first: day(1),
        last: day(30),
        scale: settings.scale,
        least_series: 3,
    };
    attempt(&mut club, &Command::PutSeason(season), &mut number);
    let mut open_series = record(200, 10, 11, 3);
    open_series.games.clear();
    let commands = vec![Command::RecordSeries(open_series), add(60, "Guest")];
    club.carry_out_all(&Batch { purpose: BatchPurpose::Import, commands }, &stamp(number)).expect("an import");
    number += 1;
    number = hold_tournaments(&mut club, number);
    start_game(&mut club, &mut random, number);
    let path = club.path().to_owned();
    club.close().expect("closed");
    path
}

/// Two tournaments: one with a round that is closed and one that is paired, one without players.
fn hold_tournaments(club: &mut Writer, mut number: u128) -> u128 {
    use tournament::Command;
    let [cup, other] = [0x5001, 0x5002].map(|id| TournamentId(Uuid::from_u128(id)));
    let day = |day| NaiveDate::from_ymd_opt(2026, 11, day).expect("a date");
    let create = |id| Command::Create {
        id,
        name: name("Herbstturnier"),
        first: day(28),
        last: day(29),
        settings: Box::new(Settings::usual(7)),
        stages: vec![Format::Swiss { rounds: 3 }],
    };
    let pair = |round: u16| {
        let seating = |table: u16| {
            let (first, second) = (9 + table, 16 + (table + round) % 6);
            let players = Seats { first: player(first.into()), second: player(second.into()) };
            let series = series(300 + u128::from(10 * round + table));
            Seating { table: TableNumber(table), players, series, bracket: None, pinned: table == 2 }
        };
        let outs = [(player(22), Out::Bye { by_hand: round > 1 })].into();
        let arrangement = Arrangement { tables: (1..=6).map(seating).collect(), outs };
        Command::PairRound { round: RoundNumber(round), date: day(28), arrangement }
    };
    let enter = |number| Command::Enter { player: player(number), from: RoundNumber(1), rating: Some(1500) };
    let apart = Apart::pair(player(10), player(11));
    let before = [create(cup)].into_iter().chain((10..=22).map(enter)).chain([
        Command::PutAvoid(Avoid { apart, strength: Strength::Soft, until: None }),
        Command::Start { ratings: BTreeMap::new(), groups: BTreeMap::new() },
        Command::SitOut { round: RoundNumber(3), player: player(21), out: Some(Out::Absent) },
        pair(1),
    ]);
    let after = [
        Command::CloseRound { round: RoundNumber(1), missing: Missing::Allowed },
        pair(2),
        Command::Withdraw { player: player(22), from: RoundNumber(3) },
    ];
    let of = |id, command| Act::Tournament { id, command };
    let game = game(Seat::First, totals((40, 30), (1, 0)), Ending::Normal);
    let add = |table: u128| club::Command::AddGame {
        series: series(310 + table),
        game: game.clone(),
        same_sides: SameSides::Refused,
    };
    let acts = before.map(|command| of(cup, command)).chain((1..=4_u128).map(|table| add(table).into()));
    let acts = acts.chain(after.map(|command| of(cup, command))).chain([of(other, create(other))]);
    for act in acts {
        let stamp = Stamp { why: Some("the hall closes".to_owned()), ..stamp(number) };
        club.carry_out(act, &stamp).expect("a command");
        number += 1;
    }
    number
}

/// A game under way on the screen, with some actions.
fn start_game(club: &mut Writer, random: &mut Random, number: u128) {
    let new = NewGame {
        id: GameId(Uuid::from_u128(0x4001)),
        rules: RuleSet::Classic,
        animals: Seat::First,
        deal: Deal::draw(random),
        control: None,
        same_sides: SameSides::Refused,
    };
    club.carry_out(&Command::StartGame { series: series(200), game: new }, &stamp(number)).expect("a game");
    let mut live = club.live_game(series(200)).expect("readable").expect("a game");
    let mut moment = DateTime::from_timestamp_micros(1_796_000_100_000_000).expect("a moment");
    for _ in 0..60 {
        let mut preview = live.game().clone();
        let Some(action) = preview.play_chosen(|count| random.below(count.into()) as u32) else { break };
        moment += TimeDelta::seconds(7);
        let (after, event) = live.act(LiveAct::Play(action), moment).expect("a legal action");
        club.add_event(&live, &event).expect("written");
        live = after;
    }
}

/// What a club file says to every question alone, as a hash of the answer; about the players, series and entries of `whole`.
pub(crate) fn each_answer(club: &ClubFile, whole: &Answers) -> Vec<(String, Result<u64, StoreError>)> {
    struct Hash(DefaultHasher);
    impl fmt::Write for Hash {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.write(text.as_bytes());
            Ok(())
        }
    }
    fn hash(answer: impl fmt::Debug) -> u64 {
        let mut hash = Hash(DefaultHasher::new());
        write!(hash, "{answer:?}").expect("a hash");
        hash.0.finish()
    }
    let day = |day| NaiveDate::from_ymd_opt(2026, 11, day).expect("a date");
    let mut answers = vec![
        ("players".to_owned(), club.players().map(hash)),
        ("search".to_owned(), club.players_found("MEMBER 2").map(hash)),
        ("series of dates".to_owned(), club.series_between(day(5), day(20)).map(hash)),
        ("records of dates".to_owned(), club.series_records(day(5), day(20)).map(hash)),
        ("ids".to_owned(), club.series_ids().map(hash)),
        ("last series".to_owned(), club.last_series().map(hash)),
        ("settings".to_owned(), club.settings().map(hash)),
        ("seasons".to_owned(), club.seasons().map(hash)),
        ("log".to_owned(), club.log().map(hash)),
        ("last entry".to_owned(), club.last_entry().map(hash)),
        ("gone on with".to_owned(), club.gone_on_with(whole.log[whole.log.len() / 2].stamp.moment).map(hash)),
        ("games under way".to_owned(), club.live_games().map(hash)),
        ("tournaments".to_owned(), club.tournaments().map(hash)),
    ];
    for entry in whole.log.iter().step_by(5) {
        answers.push((format!("entry {}", entry.stamp.entry), club.log_entry(entry.stamp.entry).map(hash)));
    }
    for player in whole.players.iter().map(|player| player.id) {
        answers.push((format!("player {player}"), club.player(player).map(hash)));
        answers.push((format!("series of {player}"), club.series_of(player).map(hash)));
        answers.push((format!("tournaments of {player}"), club.tournaments_of(player).map(hash)));
    }
    for series in whole.series.values().map(|series| series.id) {
        answers.push((format!("series {series}"), club.series(series).map(hash)));
        answers.push((format!("record {series}"), club.series_record(series).map(hash)));
        answers.push((format!("tournament of {series}"), club.tournament_of_series(series).map(hash)));
    }
    for (tournament, _) in &whole.tournaments {
        answers.push((format!("tournament {}", tournament.id()), club.tournament(tournament.id()).map(hash)));
        answers.push((format!("results of {}", tournament.id()), club.results(tournament).map(hash)));
    }
    for (game, _) in &whole.live {
        answers.push((format!("game {}", game.id()), club.live_game(game.place().0).map(hash)));
        answers.push((format!("events {}", game.id()), club.live_events(game.id()).map(hash)));
    }
    answers
}

/// Everything that can be asked of a club file.
#[derive(PartialEq, Debug)]
pub(crate) struct Answers {
    pub(crate) players: Vec<Player>,
    pub(crate) series: BTreeMap<Uuid, SeriesRecord>,
    pub(crate) counted: usize,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) settings: ClubSettings,
    pub(crate) seasons: Vec<Season>,
    pub(crate) live: Vec<(LiveGame, Vec<LiveEvent>)>,
    pub(crate) tournaments: Vec<(Tournament, Results)>,
}

pub(crate) fn answers(club: &ClubFile) -> Result<Answers, StoreError> {
    let players = club.players()?;
    let (first, last) = (NaiveDate::from_ymd_opt(1000, 1, 1), NaiveDate::from_ymd_opt(9999, 12, 31));
    let (first, last) = (first.expect("a date"), last.expect("a date"));
    let mut series = BTreeMap::new();
    for player in &players {
        for found in club.series_of(player.id)? {
            series.extend(club.series_record(found.id())?.map(|record| (record.id.0, record)));
        }
    }
    let records = club.series_records(first, last)?;
    assert_eq!(club.series_between(first, last)?.len(), records.len());
    let live = club.live_games()?;
    let live = live.into_iter().map(|game| club.live_events(game.id()).map(|events| (game, events)));
    let mut tournaments = Vec::new();
    for head in club.tournaments()? {
        let found = club.tournament(head.id)?;
        let results = found.as_ref().map(|found| club.results(found)).transpose()?;
        tournaments.extend(found.zip(results));
    }
    Ok(Answers {
        players,
        series,
        counted: records.len(),
        log: club.log()?,
        settings: club.settings()?,
        seasons: club.seasons()?,
        live: live.collect::<Result<_, _>>()?,
        tournaments,
    })
}
