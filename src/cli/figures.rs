//! `halali figures` and `halali records`: what the games say about the sides, and the greatest feats.

use std::io::{self, Write as _};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Serialize;

use super::Done;
use super::desk::{Desk, Stop};
use super::people::People;
use super::results;
use super::scope::When;
use super::series_view::PersonData;
use super::table::{Form, Table, number, print_json, text};
use crate::club::{Feats, Figures, Included, Occasion, Pairs, SideFigures, Streak, Tally, pairs};
use crate::rules::{Side, Termination};
use crate::words::{Words, message};

#[derive(Args)]
pub(super) struct FiguresAsked {
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,
    #[command(flatten)]
    when: When,
    #[command(flatten)]
    endings: Endings,
    #[command(flatten)]
    form: Form,
}

/// The games that figures are of, by how they ended.
#[derive(Args)]
pub(super) struct Endings {
    #[arg(long, value_name = "ENDING", value_delimiter = ',', default_value = "normal", value_parser = terminations())]
    endings: Vec<Termination>,
}

impl Endings {
    /// As the library takes them.
    pub(super) fn included(&self) -> Included {
        Included::only(&self.endings)
    }
}

fn terminations() -> impl TypedValueParser<Value = Termination> {
    PossibleValuesParser::new(Termination::ALL.map(Termination::name))
        .map(|name| Termination::from_name(&name).unwrap_or(Termination::Normal))
}

#[derive(Args)]
pub(super) struct RecordsAsked {
    #[command(flatten)]
    when: When,
    #[command(flatten)]
    form: Form,
}

pub(super) fn print_figures(asked: &FiguresAsked, desk: &Desk<'_>) -> Result<Done, Stop> {
    let scope = asked.when.scope(desk)?;
    let series = scope.series(desk)?;
    let people = desk.people()?;
    let included = asked.endings.included();
    let player = match &asked.player {
        Some(typed) => Some(people.find(typed, desk.words)?.id),
        None => None,
    };
    let figures = match player {
        Some(player) => Figures::of_player(&series, player, included),
        None => Figures::of_club(&series, included),
    };
    let pairs = player.is_none().then(|| pairs(&series, &figures.included));
    if asked.form.json {
        print_json(&FiguresData::of(&figures, pairs.as_ref()))?;
        return Ok(Done::Good);
    }
    writeln!(results(), "{}", scope.title)?;
    if let Some(player) = player {
        writeln!(results(), "{}", people.label(player))?;
    }
    print_sides(&figures, desk.words)?;
    if let Some(pairs) = pairs {
        writeln!(results(), "{}", desk.words.pairs(pairs))?;
    }
    Ok(Done::Good)
}

/// A line for each side, and which games are in it.
pub(super) fn print_sides(figures: &Figures, words: &Words) -> io::Result<()> {
    let mut table = Table::new([
        text(message!(words, "column-side")),
        number(message!(words, "column-games")),
        number(message!(words, "column-won")),
        number(message!(words, "column-drawn")),
        number(message!(words, "column-lost")),
        number(message!(words, "column-average")),
        number(message!(words, "column-exited")),
    ]);
    for side in Side::BOTH {
        let of = &figures.sides[side];
        let Tally { won, drawn, lost } = of.tally;
        table.row([
            words.side(side),
            of.games.to_string(),
            won.to_string(),
            drawn.to_string(),
            lost.to_string(),
            of.average().map_or("-".to_owned(), |average| words.average(average)),
            of.exited.to_string(),
        ]);
    }
    table.print()?;
    writeln!(results(), "{}", words.games_in_figures(figures))
}

pub(super) fn print_records(asked: &RecordsAsked, desk: &Desk<'_>) -> Result<Done, Stop> {
    let scope = asked.when.scope(desk)?;
    let feats = Feats::of(&scope.series(desk)?);
    let people = desk.people()?;
    let listed = listed(&feats);
    if asked.form.json {
        print_json(&listed.iter().map(|feat| FeatData::of(feat, &people)).collect::<Vec<_>>())?;
        return Ok(Done::Good);
    }
    let words = desk.words;
    writeln!(results(), "{}", scope.title)?;
    let mut table = Table::new([
        text(message!(words, "column-record")),
        number(message!(words, "column-figure")),
        text(message!(words, "column-player")),
        text(message!(words, "column-remark")),
    ]);
    for feat in &listed {
        table.row([
            feat_name(feat, words),
            figure(feat, words),
            people.label(feat.player()),
            remark(feat, &people, words),
        ]);
    }
    table.print()?;
    Ok(Done::Good)
}

/// The highest games and the closest series as JSON.
pub(super) fn feats_data(feats: &Feats, people: &People) -> Vec<FeatData> {
    let listed = listed(feats).into_iter();
    let wanted = listed.filter(|feat| matches!(feat, Feat::Game { .. } | Feat::Close { .. }));
    wanted.map(|feat| FeatData::of(&feat, people)).collect()
}

/// One feat of the list.
enum Feat<'f> {
    Game { occasion: &'f Occasion, side: Side, points: u32 },
    Series { occasion: &'f Occasion, games: usize, points: u32 },
    Won(&'f Streak),
    Unbeaten(&'f Streak),
    Close { occasion: &'f Occasion, points: u32, exited: u16 },
}

impl Feat<'_> {
    const fn player(&self) -> crate::club::PlayerId {
        match self {
            Feat::Game { occasion, .. } | Feat::Series { occasion, .. } | Feat::Close { occasion, .. } => {
                occasion.player
            }
            Feat::Won(streak) | Feat::Unbeaten(streak) => streak.player,
        }
    }

    /// The name in the JSON.
    const fn name(&self) -> &'static str {
        match self {
            Feat::Game { .. } => "highest_game",
            Feat::Series { .. } => "highest_series",
            Feat::Won(_) => "winning_streak",
            Feat::Unbeaten(_) => "unbeaten_streak",
            Feat::Close { .. } => "closest_finish",
        }
    }
}

fn listed(feats: &Feats) -> Vec<Feat<'_>> {
    let games = feats.highest_games.iter().map(|game| Feat::Game {
        occasion: &game.occasion,
        side: game.side,
        points: game.points.0,
    });
    let series = feats.highest_series.iter().flat_map(|(&games, highest)| {
        highest.iter().map(move |series| Feat::Series { occasion: &series.occasion, games, points: series.points.0 })
    });
    let close = feats.closest_finishes.iter().map(|close| Feat::Close {
        occasion: &close.occasion,
        points: close.points.0,
        exited: close.exited,
    });
    let won = feats.winning_streaks.iter().map(Feat::Won);
    let unbeaten = feats.unbeaten_streaks.iter().map(Feat::Unbeaten);
    games.chain(series).chain(won).chain(unbeaten).chain(close).collect()
}

fn feat_name(feat: &Feat<'_>, words: &Words) -> String {
    match *feat {
        Feat::Game { side, .. } => message!(words, "record-highest-game", side = words.side(side)),
        Feat::Series { games, .. } => message!(words, "record-highest-series", games = games),
        Feat::Won(_) => message!(words, "record-winning-streak"),
        Feat::Unbeaten(_) => message!(words, "record-unbeaten-streak"),
        Feat::Close { .. } => message!(words, "record-closest-finish"),
    }
}

fn figure(feat: &Feat<'_>, words: &Words) -> String {
    match *feat {
        Feat::Game { points, .. } | Feat::Series { points, .. } => points.to_string(),
        Feat::Won(streak) | Feat::Unbeaten(streak) => streak.series.to_string(),
        Feat::Close { points: 0, exited, .. } => message!(words, "record-by-exits", exited = u32::from(exited)),
        Feat::Close { points, .. } => message!(words, "record-by-points", points = points),
    }
}

fn remark(feat: &Feat<'_>, people: &People, words: &Words) -> String {
    match feat {
        Feat::Game { occasion, .. } | Feat::Series { occasion, .. } | Feat::Close { occasion, .. } => {
            let opponent = people.label(occasion.opponent);
            message!(words, "record-against", opponent = opponent, date = words.date(occasion.date))
        }
        Feat::Won(streak) | Feat::Unbeaten(streak) => {
            message!(words, "record-span", from = words.date(streak.first.0), to = words.date(streak.last.0))
        }
    }
}

/// Figures as JSON: which endings are included, how many games ended how, and what each side came to.
#[derive(Serialize)]
pub(super) struct FiguresData {
    included: Vec<&'static str>,
    games: Vec<EndingData>,
    animals: SideData,
    humans: SideData,
    #[serde(skip_serializing_if = "Option::is_none")]
    pairs: Option<PairsData>,
}

#[derive(Serialize)]
struct EndingData {
    termination: &'static str,
    games: u32,
}

#[derive(Serialize)]
struct SideData {
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    points: u32,
    exited: u32,
    average: Option<f64>,
}

/// How the two games of a series went: both to one player, one each, or one drawn.
#[derive(Serialize)]
struct PairsData {
    swept: u32,
    split_by_animals: u32,
    split_by_humans: u32,
    with_a_draw: u32,
}

impl FiguresData {
    /// The figures, and those of pairs of games where there are such.
    pub(super) fn of(figures: &Figures, pairs: Option<&Pairs>) -> FiguresData {
        FiguresData {
            included: figures.included.endings().iter().map(|ending| ending.name()).collect(),
            games: figures
                .games
                .iter()
                .map(|(ending, games)| EndingData { termination: ending.name(), games: *games })
                .collect(),
            animals: SideData::of(&figures.sides.animals),
            humans: SideData::of(&figures.sides.humans),
            pairs: pairs.map(|pairs| PairsData {
                swept: pairs.swept,
                split_by_animals: pairs.split.animals,
                split_by_humans: pairs.split.humans,
                with_a_draw: pairs.with_a_draw,
            }),
        }
    }
}

impl SideData {
    fn of(figures: &SideFigures) -> SideData {
        let Tally { won, drawn, lost } = figures.tally;
        SideData {
            games: figures.games,
            won,
            drawn,
            lost,
            points: figures.points.0,
            exited: figures.exited,
            average: figures.average().map(|average| average.value()),
        }
    }
}

/// A feat as JSON.
#[derive(Serialize)]
pub(super) struct FeatData {
    record: &'static str,
    figure: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    exited: Option<u16>,
    player: PersonData,
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent: Option<PersonData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<usize>,
    series: String,
    from: String,
    to: String,
}

impl FeatData {
    fn of(feat: &Feat<'_>, people: &People) -> FeatData {
        let player = PersonData::of(feat.player(), people);
        let at = |occasion: &Occasion, figure: u32| FeatData {
            record: feat.name(),
            figure,
            exited: None,
            player: PersonData::of(occasion.player, people),
            opponent: Some(PersonData::of(occasion.opponent, people)),
            side: None,
            games: None,
            series: occasion.series.to_string(),
            from: occasion.date.to_string(),
            to: occasion.date.to_string(),
        };
        match feat {
            Feat::Game { occasion, side, points } => FeatData { side: Some(side.name()), ..at(occasion, *points) },
            Feat::Series { occasion, games, points } => FeatData { games: Some(*games), ..at(occasion, *points) },
            Feat::Close { occasion, points, exited } => FeatData { exited: Some(*exited), ..at(occasion, *points) },
            Feat::Won(streak) | Feat::Unbeaten(streak) => FeatData {
                record: feat.name(),
                figure: u32::try_from(streak.series).unwrap_or(u32::MAX),
                exited: None,
                player,
                opponent: None,
                side: None,
                games: None,
                series: streak.last.1.to_string(),
                from: streak.first.0.to_string(),
                to: streak.last.0.to_string(),
            },
        }
    }
}
