//! A believable club that does not exist: members, guests, seasons and games played by the rules, all from one seed.

mod draw;
mod members;
mod names;
mod play;
mod table;

use std::collections::VecDeque;

use chrono::{DateTime, Datelike as _, Days, NaiveDate, NaiveTime, TimeDelta, Utc, Weekday};

use self::draw::Draw;
use self::members::{Member, members};
use self::table::Table;
use super::command::{Batch, BatchPurpose, Command};
use super::ids::{EntryId, SeasonId, SeriesId};
use super::name::Name;
use super::series::{SameSides, Seat, Seats};
use super::settings::{ClubSettings, LEAST_SERIES, Season};
use super::standings::MatchScale;

/// The year in which the last season ends.
const LAST_YEAR: u32 = 2026;
const EVENINGS_OF_A_SEASON: usize = 40;

/// How big a demo club is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DemoSize {
    members: usize,
    guests: usize,
    seasons: u32,
    /// Series of an evening; as many as those who are there come to, if `None`.
    tables: Option<usize>,
    /// Whether the results of an evening are entered together.
    together: bool,
}

impl DemoSize {
    /// Forty members and some guests over two seasons.
    pub const CLUB: DemoSize = DemoSize { members: 40, guests: 3, seasons: 2, tables: None, together: false };

    /// 500 players with 100,000 series over ten seasons, to measure with.
    pub const SCALE: DemoSize = DemoSize { members: 480, guests: 20, seasons: 10, tables: Some(250), together: true };
}

/// Something that was done in the demo club.
#[derive(Clone, PartialEq, Debug)]
pub struct DemoAct {
    /// The id of its entry in the log.
    pub entry: EntryId,
    /// When.
    pub moment: DateTime<Utc>,
    /// Why, where that was asked for.
    pub why: Option<&'static str>,
    /// What.
    pub deed: Deed,
}

/// A command, or several together.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// One command.
    One(Box<Command>),
    /// Several together.
    Together(Batch),
}

/// A command with the reason for it.
type Reasoned = (Command, Option<&'static str>);

/// The demo club of a seed, evening by evening.
#[derive(Debug)]
pub struct Demo {
    size: DemoSize,
    draw: Draw,
    members: Vec<Member>,
    evenings: VecDeque<NaiveDate>,
    number: usize,
    waiting: Vec<Waiting>,
}

/// A series that lacks its last game.
#[derive(Debug)]
struct Waiting {
    series: SeriesId,
    players: Seats<usize>,
    animals: Seat,
}

impl Demo {
    /// The club that a seed names.
    pub fn new(seed: u64, size: DemoSize) -> Demo {
        let mut draw = Draw::new(seed);
        let evenings: VecDeque<_> = (LAST_YEAR - size.seasons..LAST_YEAR).flat_map(evenings_from).collect();
        let founded = evenings.front().map(|&date| at(date, 0)).unwrap_or_default();
        let members = members(&mut draw, size, evenings.len(), founded);
        Demo { size, draw, members, evenings, number: 0, waiting: Vec::new() }
    }

    /// What is done before the first evening begins, and before the first one of each season.
    fn preparations(&mut self, date: NaiveDate) -> Vec<Reasoned> {
        let mut commands = Vec::new();
        if self.number == 0 {
            let name = Name::new("Les Chasseurs du jeudi").ok();
            commands.push(Command::ChangeSettings(ClubSettings { name, ..ClubSettings::default() }));
            commands.extend(self.members.iter().map(Member::enrolled));
        }
        if self.number.is_multiple_of(EVENINGS_OF_A_SEASON) {
            let leave = |member: &Member| member.until == self.number;
            let left = self.members.iter().filter(|member| leave(member));
            commands.extend(left.map(|member| Command::ArchivePlayer { player: member.id }));
            commands.extend(season(SeasonId(self.draw.id(at(date, 0))), date).map(Command::PutSeason));
        }
        let met = self.members.iter().filter(|member| member.joins_at == Some(self.number));
        commands.extend(met.map(Member::joined));
        commands.into_iter().map(|command| (command, None)).collect()
    }

    /// Games that were missing are played, or given up for good.
    fn late_games(&mut self) -> Vec<Reasoned> {
        let mut commands = Vec::new();
        let mut still_waiting = Vec::new();
        for waiting in std::mem::take(&mut self.waiting) {
            let Waiting { series, players, animals } = waiting;
            match self.draw.below(5) {
                0 => still_waiting.push(waiting),
                1 => commands.push((Command::CloseSeries { series }, Some("Ne se retrouvent plus cette saison"))),
                _ => {
                    let game = self.table(players).game(animals);
                    commands.push((Command::AddGame { series, game, same_sides: SameSides::Refused }, None));
                }
            }
        }
        self.waiting = still_waiting;
        commands
    }

    fn table(&mut self, players: Seats<usize>) -> Table<'_> {
        let seat = |seat| (self.members[players[seat]].id, self.members[players[seat]].skill(self.number));
        let seats = Seats::from_fn(seat);
        let (players, skills) = (Seats::from_fn(|seat| seats[seat].0), Seats::from_fn(|seat| seats[seat].1));
        Table { draw: &mut self.draw, players, skills }
    }

    /// The series of an evening: whoever is there meets one neighbour, then the other.
    fn series(&mut self, date: NaiveDate) -> Vec<Reasoned> {
        let mut there: Vec<usize> = Vec::new();
        for (index, member) in self.members.iter().enumerate() {
            if (member.from..member.until).contains(&self.number) && self.draw.chance(member.attendance) {
                there.push(index);
            }
        }
        self.draw.shuffle(&mut there);
        let tables = self.size.tables.unwrap_or(there.len() * 2 / 3);
        let mut commands = Vec::new();
        let mut number = 0;
        while number < tables && there.len() > 2 {
            for pair in there.chunks_exact(2).take(tables - number) {
                let &[first, second] = pair else { continue };
                commands.extend(self.one_series(Seats { first, second }, date, number));
                number += 1;
            }
            there.rotate_left(1);
        }
        commands
    }

    fn one_series(&mut self, players: Seats<usize>, date: NaiveDate, number: usize) -> Vec<Reasoned> {
        let id = SeriesId(self.draw.id(at(date, number)));
        let mut record = self.table(players).series(id, date);
        if self.evenings.is_empty() && number == 0 {
            // The club goes home before the last game.
            record.games.truncate(1);
        }
        let typed = record.games.first().cloned();
        let last = record.games.last().map(|game| game.animals);
        let is_whole = record.games.len() == record.length.games();
        let mut commands = vec![(Command::RecordSeries(record), None)];
        if let Some(last) = last.filter(|_| !is_whole) {
            self.waiting.push(Waiting { series: id, players, animals: last.opponent() });
        } else if let Some(typed) = typed.filter(|_| self.draw.below(100) == 0) {
            let game = self.table(players).game(typed.animals);
            let correct = Command::CorrectGame { series: id, number: 1, game, same_sides: SameSides::Refused };
            commands.push((correct, Some("Faute de frappe")));
        }
        commands
    }

    fn acts(&mut self, date: NaiveDate, commands: Vec<Reasoned>) -> Vec<DemoAct> {
        if self.size.together {
            let moment = at(date, commands.len());
            let commands = commands.into_iter().map(|(command, _)| command).collect();
            let deed = Deed::Together(Batch { purpose: BatchPurpose::Evening, commands });
            return vec![DemoAct { entry: EntryId(self.draw.id(moment)), moment, why: None, deed }];
        }
        let mut acts = Vec::new();
        for (number, (command, why)) in commands.into_iter().enumerate() {
            let moment = at(date, number);
            acts.push(DemoAct {
                entry: EntryId(self.draw.id(moment)),
                moment,
                why,
                deed: Deed::One(Box::new(command)),
            });
        }
        acts
    }
}

/// What is done on each evening, in order.
impl Iterator for Demo {
    type Item = Vec<DemoAct>;

    fn next(&mut self) -> Option<Vec<DemoAct>> {
        let date = self.evenings.pop_front()?;
        let mut commands = self.preparations(date);
        commands.extend(self.late_games());
        commands.extend(self.series(date));
        self.number += 1;
        Some(self.acts(date, commands))
    }
}

/// The Thursdays from September on, without the holidays at the turn of the year.
fn evenings_from(year: u32) -> impl Iterator<Item = NaiveDate> {
    let is_holiday = |date: &NaiveDate| date.month() == 12 && date.day() > 23 || date.month() == 1 && date.day() < 3;
    let september = NaiveDate::from_ymd_opt(year as i32, 9, 1).unwrap_or_default();
    let days = september.iter_days().filter(|date| date.weekday() == Weekday::Thu);
    days.filter(move |date| !is_holiday(date)).take(EVENINGS_OF_A_SEASON)
}

/// A moment of an evening, some minutes after the one before.
fn at(date: NaiveDate, number: usize) -> DateTime<Utc> {
    date.and_time(NaiveTime::MIN).and_utc() + TimeDelta::hours(17) + TimeDelta::seconds(number as i64 * 97)
}

/// The season that begins with an evening.
fn season(id: SeasonId, date: NaiveDate) -> Option<Season> {
    let first = date.with_day(1)?;
    let name = Name::new(&format!("{}–{}", first.year(), first.year() + 1)).ok()?;
    let last = first.with_year(first.year() + 1)? - Days::new(1);
    Some(Season { id, name, first, last, scale: MatchScale::default(), least_series: LEAST_SERIES })
}
