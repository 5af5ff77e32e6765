//! Standings by the words of their rules, from what was played, without the program.

// Each test file is a program of its own and uses some of these.
#![allow(dead_code)]

use halali::rules::Random;

/// A series as the score sheets have it.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub(crate) players: [usize; 2],
    pub(crate) points: [u32; 2],
    pub(crate) exited: [u32; 2],
    /// Who left the table or gave up, and can neither win nor draw.
    pub(crate) at_fault: Option<usize>,
}

/// What is written of a table: points and tiles out of both players in both games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Games(pub(crate) [[(u32, u32); 2]; 2]);

impl Games {
    /// Possible totals, by a seed.
    pub(crate) fn random(seed: u64) -> Games {
        let mut random = Random::new(seed);
        let mut points = || 20 + random.below(30) as u32;
        let points = [[points(), points()], [points(), points()]];
        Games(points.map(|game| game.map(|points| (points, points % 3))))
    }

    /// The same for the wrong players.
    pub(crate) fn swapped(self) -> Games {
        Games(self.0.map(|[first, second]| [second, first]))
    }

    pub(crate) fn sheet(self, players: [usize; 2]) -> Sheet {
        let sum = |of: fn(&(u32, u32)) -> u32| [0, 1].map(|seat| self.0.iter().map(|game| of(&game[seat])).sum());
        Sheet { players, points: sum(|figures| figures.0), exited: sum(|figures| figures.1), at_fault: None }
    }
}

/// What a round was for somebody.
#[derive(Clone, Copy, Debug)]
enum Round {
    Played { opponent: usize, match_points: u32, points: u32, exited: u32 },
    Bye,
    Nothing,
}

/// All that was played and who sat out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sums {
    rounds: Vec<Vec<Round>>,
}

/// Where somebody stands: match points, total points, tiles exited, Buchholz.
pub(crate) type Figures = [u32; 4];

impl Sums {
    /// Adds a round of so many players: its series, and who had the bye. Everybody else has nothing of it.
    pub(crate) fn round(&mut self, players: usize, sheets: &[Sheet], bye: Option<usize>) {
        let mut round = vec![Round::Nothing; players];
        for sheet in sheets {
            let [one, other] = sheet.players;
            let by_board = (sheet.points[0], sheet.exited[0]).cmp(&(sheet.points[1], sheet.exited[1]));
            let won = match sheet.at_fault {
                Some(loser) if loser == one => [0, 2],
                Some(_) => [2, 0],
                None => match by_board {
                    std::cmp::Ordering::Greater => [2, 0],
                    std::cmp::Ordering::Equal => [1, 1],
                    std::cmp::Ordering::Less => [0, 2],
                },
            };
            for (place, opponent) in [(0, other), (1, one)] {
                let (points, exited) = (sheet.points[place], sheet.exited[place]);
                round[sheet.players[place]] = Round::Played { opponent, match_points: won[place], points, exited };
            }
        }
        if let Some(bye) = bye {
            round[bye] = Round::Bye;
        }
        self.rounds.push(round);
    }

    /// What every round was for a player; before the entry it was nothing.
    fn of(&self, player: usize) -> impl Iterator<Item = Round> {
        self.rounds.iter().map(move |round| round.get(player).copied().unwrap_or(Round::Nothing))
    }

    fn match_points(&self, player: usize) -> u32 {
        self.of(player)
            .map(|round| match round {
                Round::Played { match_points, .. } => match_points,
                Round::Bye => 2,
                Round::Nothing => 0,
            })
            .sum()
    }

    /// The match points as an opponent counts them: every round without play is a draw.
    fn for_opponents(&self, player: usize) -> u32 {
        let round = |round| if let Round::Played { match_points, .. } = round { match_points } else { 1 };
        self.of(player).map(round).sum()
    }

    pub(crate) fn figures(&self, player: usize) -> Figures {
        let played: Vec<(u32, u32)> = self
            .of(player)
            .filter_map(
                |round| if let Round::Played { points, exited, .. } = round { Some((points, exited)) } else { None },
            )
            .collect();
        let (points, exited) = played.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        let byes = self.of(player).filter(|round| matches!(round, Round::Bye)).count() as u32;
        // A bye is worth the own average, halves up; before anything was played, 70 points.
        let count = played.len() as u32;
        let average = |sum: u32, at_first: u32| if count == 0 { at_first } else { (2 * sum + count) / (2 * count) };
        let (points, exited) = (points + byes * average(points, 70), exited + byes * average(exited, 0));
        let buchholz = self
            .of(player)
            .map(|round| match round {
                Round::Played { opponent, .. } => self.for_opponents(opponent),
                Round::Bye | Round::Nothing => self.match_points(player),
            })
            .sum();
        [self.match_points(player), points, exited, buchholz]
    }
}

impl Sums {
    /// What a series of an earlier round was in truth.
    pub(crate) fn correct(&mut self, round: usize, sheet: &Sheet) {
        let players = self.rounds[round].len();
        let mut alone = Sums::default();
        alone.round(players, std::slice::from_ref(sheet), None);
        for player in sheet.players {
            self.rounds[round][player] = alone.rounds[0][player];
        }
    }
}
