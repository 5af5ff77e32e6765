//! A day of a club, told in commands: thirty-two players, five rounds, and whatever goes wrong on such a day. What the program
//! says is compared with a transcript, word by word; who stands where, with sums made here.
//!
//! With `HALALI_TEST_WRITE` the transcripts are written anew.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

mod games;
mod transcript;

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use halali::rules::{Game, Side};
use serde_json::Value;

use crate::support::commands::{Home, Said, said};
use crate::support::sums::{Figures, Sheet, Sums};
use games::{board, piles, random_game, totals, typed};
use transcript::{compare, steady};

/// The players by their numbers; the last one comes late. The first and the seventeenth share a household.
const NAMES: [&str; 33] = [
    "Anna Bauer",
    "Chloé Dubois",
    "David Evans",
    "Eva Fischer",
    "Félix Garnier",
    "Greta Hansen",
    "Hugo Ibsen",
    "Ines Jansen",
    "Jonas Keller",
    "Klara Lang",
    "Louis Moreau",
    "Mia Novak",
    "Nils Olsen",
    "Odette Petit",
    "Paul Quint",
    "Rosa Richter",
    "Bert Bauer",
    "Sven Schmidt",
    "Tilda Thoma",
    "Ursula Ulrich",
    "Victor Vidal",
    "Wim de Wit",
    "Xenia Young",
    "Yves Zeller",
    "Zoë Martin",
    "Aline Roux",
    "Boris Stein",
    "Clara Vogel",
    "Dirk Wolf",
    "Émile Faure",
    "Frida Berg",
    "Gustav Holm",
    "Ivo Kern",
];
const LATE: usize = 32;
const DAY: &str = "2026-11-28";

struct Story {
    home: Home,
    language: &'static str,
    /// Whether every other table plays on the screen. If not, the same games come in on paper.
    is_on_screen: bool,
    told: String,
    sums: Sums,
}

/// A table of the last round.
#[derive(Clone, Debug)]
struct Table {
    number: u64,
    players: [usize; 2],
    series: String,
}

impl Table {
    fn names(&self) -> [&'static str; 2] {
        self.players.map(|player| NAMES[player])
    }
}

fn number(player: &Value) -> usize {
    let name = player["name"].as_str().expect("a name");
    NAMES.iter().position(|other| *other == name).expect(name)
}

/// An argument as it is typed in a shell.
fn shell(argument: &str) -> String {
    if argument.contains(' ') { format!("\"{argument}\"") } else { argument.to_owned() }
}

impl Story {
    fn new(language: &'static str, is_on_screen: bool) -> Story {
        Story { home: Home::new(), language, is_on_screen, told: String::new(), sums: Sums::default() }
    }

    /// A remark between commands.
    fn note(&mut self, text: &str) {
        self.told += &format!("\n# {text}\n");
    }

    fn program(&self) -> assert_cmd::Command {
        let mut program = self.home.program();
        program.args(["--lang", self.language]);
        program
    }

    /// Does it, and tells what was typed and what was said.
    fn tell(&mut self, arguments: &[&str]) -> Said {
        let said = said(self.program().args(arguments));
        let line: Vec<_> = arguments.iter().map(|argument| shell(argument)).collect();
        let heard = steady(&format!("{}{}", said.err, said.out), self.home.folder());
        self.told += &format!("$ halali {}\n{heard}", line.join(" "));
        said
    }

    fn good(&mut self, arguments: &[&str]) -> String {
        let said = self.tell(arguments);
        assert_eq!(said.status, 0, "{arguments:?}: {}", said.err);
        said.out
    }

    fn refused(&mut self, arguments: &[&str]) {
        let before = self.home.json(&["log"]);
        let said = self.tell(arguments);
        assert_eq!((said.status, said.out.as_str()), (1, ""), "{arguments:?}: {}", said.err);
        assert_eq!(self.home.json(&["log"]), before, "{arguments:?}");
    }

    fn pair(&mut self) -> Vec<Table> {
        self.good(&["tournament", "pair", "last", "--yes", "--date", DAY]);
        self.tables()
    }

    fn tables(&self) -> Vec<Table> {
        let round = self.home.json(&["tournament", "pairings", "last"]);
        let table = |table: &Value| Table {
            number: table["table"].as_u64().expect("a number"),
            players: [0, 1].map(|place| number(&table["players"][place])),
            series: table["series"].as_str().expect("an id").to_owned(),
        };
        round["tables"].as_array().expect("tables").iter().map(table).collect()
    }

    fn bye(&self) -> Option<usize> {
        let round = self.home.json(&["tournament", "pairings", "last"]);
        let outs = round["out"].as_array().expect("a list");
        outs.iter().find(|out| out["why"] == "bye").map(|out| number(&out["player"]))
    }

    /// Plays the series of a table: on the screen where its number is odd, else on paper.
    fn play(&mut self, round: u64, table: &Table) -> Sheet {
        let games = [1, 2].map(|game| random_game(round * 1000 + table.number * 10 + game));
        if self.is_on_screen && table.number % 2 == 1 {
            for (number, game) in games.iter().enumerate() {
                let seed = round * 1000 + table.number * 10 + number as u64 + 1;
                self.on_screen(table, seed, game, number);
            }
        } else {
            self.on_paper(table, &games, round);
        }
        sheet(table, &games)
    }

    /// Plays a game on the screen, of which everything shown is as the rules have it.
    fn on_screen(&mut self, table: &Table, seed: u64, game: &Game, number: usize) {
        let (seed, [first, second]) = (seed.to_string(), table.names());
        let place = format!("last/{}", table.number);
        let names = if number == 0 { [first, second] } else { [second, first] };
        let actions = typed(game);
        let mut program = self.program();
        let said = said(program.args(["game", "start", &place, "--seed", &seed]).write_stdin(actions.join("\n")));
        let mut rest = said.out.as_str();
        for count in 0..=actions.len() {
            let shown = board(game, count, names);
            rest = rest.strip_prefix(&shown).unwrap_or_else(|| panic!("{count}: {shown}\n{rest}"));
        }
        assert_eq!((said.err.as_str(), said.status), ("", 0));
        let count = actions.len();
        self.told +=
            &format!("$ halali game start {place} --seed {seed}   # {first} – {second}, {count} actions\n{rest}");
    }

    fn on_paper(&mut self, table: &Table, games: &[Game; 2], round: u64) {
        let [first, second] = table.names();
        let text = |animals: &str, humans: &str, game: &Game| {
            let [of_animals, of_humans] = if round == 1 && table.number == 2 {
                [Side::Animals, Side::Humans].map(|side| piles(game, side))
            } else {
                totals(game).map(|(points, exited)| format!("{points}+{exited}"))
            };
            format!("{animals} {of_animals}, {humans} {of_humans}")
        };
        let texts = [text(first, second, &games[0]), text(second, first, &games[1])];
        let number = table.number.to_string();
        self.good(&["tournament", "result", "last", &number, "-g", &texts[0], "-g", &texts[1]]);
    }

    /// Starts the program and pulls the plug as soon as it has said a line.
    fn cut_after_a_word(&mut self, arguments: &[&str]) {
        let mut child = self.spawned(arguments);
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        child.kill().expect("killed");
        child.wait().expect("an end");
        let typed: Vec<_> = arguments.iter().map(|argument| shell(argument)).collect();
        self.told += &format!("$ halali {}\n{line}", typed.join(" "));
    }

    fn spawned(&self, arguments: &[&str]) -> Child {
        let program = assert_cmd::cargo::cargo_bin!("halali");
        let mut command = Command::new(program);
        command.env_clear().current_dir(self.home.folder()).args(["--lang", self.language]).args(arguments);
        for variable in ["HOME", "XDG_DATA_HOME", "APPDATA", "USERPROFILE"] {
            command.env(variable, self.home.folder());
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a run")
    }

    fn close(&mut self) {
        self.good(&["tournament", "close", "last"]);
    }

    /// Compares the standings with the sums of the test.
    fn check_standings(&self) {
        let standings = self.home.json(&["tournament", "standings", "last"]);
        let mut before: Option<(u64, Figures)> = None;
        for line in standings["tables"][0]["lines"].as_array().expect("lines") {
            let player = number(&line["player"]);
            let figure = |name: &str| line["figures"][name].as_f64().expect(name) as u32;
            let shown = ["match-points", "total-points", "tiles-exited", "buchholz"].map(figure);
            let expected = self.sums.figures(player);
            assert_eq!(shown, expected, "{}", NAMES[player]);
            let rank = line["rank"].as_u64().expect("a rank");
            if let Some((above, better)) = before {
                assert!(better >= expected && (better == expected || rank > above), "{}", NAMES[player]);
            }
            before = Some((rank, expected));
        }
    }
}

fn sheet(table: &Table, games: &[Game; 2]) -> Sheet {
    let [one, other] = [totals(&games[0]), totals(&games[1])];
    // The first player is the animals in the first game, and the humans in the second.
    let [first, second] = [[one[0], other[1]], [one[1], other[0]]];
    let sum = |of: fn(&(u32, u32)) -> u32| [&first, &second].map(|games| games.iter().map(of).sum());
    Sheet { players: table.players, points: sum(|game| game.0), exited: sum(|game| game.1), at_fault: None }
}

/// What the day was, told from the first list of players to the last standings.
fn day(language: &'static str, is_on_screen: bool) -> String {
    let mut story = Story::new(language, is_on_screen);
    let mut list = "name,household\n".to_owned();
    for name in NAMES {
        list += &format!("{name},{}\n", if name.ends_with("Bauer") { "Bauer" } else { "" });
    }
    fs::write(story.home.folder().join("players.csv"), list).expect("a list");
    story.home.good(&["import", "players", "players.csv", "--yes"]);
    story.note("Before the first round");
    story.good(&["tournament", "new", "Halali Open", "--date", DAY, "--rounds", "5", "--lots", "7"]);
    story.good(&[&["tournament", "enter", "last"][..], &NAMES[..LATE]].concat());
    story.good(&["tournament", "avoid", "last", "--households"]);
    story.home.good(&[&["tournament", "seeds", "last"][..], &NAMES[..LATE]].concat());
    story.good(&["tournament", "advice", "last", "--tables", "16", "--minutes", "50", "--start", "10:00"]);
    story.good(&["tournament", "start", "last"]);
    first_round(&mut story);
    second_round(&mut story);
    third_round(&mut story);
    fourth_round(&mut story);
    last_round(&mut story);
    story.told.clone()
}

fn first_round(story: &mut Story) {
    story.note("Round 1: a household is kept apart");
    let tables = story.pair();
    assert_eq!(tables.len(), 16);
    assert!(tables.iter().all(|table| table.players != [0, 16] && table.players != [16, 0]), "one household");
    story.good(&["tournament", "why", "pairing", "last", NAMES[0], NAMES[16]]);
    story.good(&["tournament", "publish", "last"]);
    let sheets: Vec<_> = tables.iter().map(|table| story.play(1, table)).collect();
    story.close();
    story.sums.round(LATE, &sheets, None);
    story.check_standings();
    story.good(&["tournament", "standings", "last"]);
}

/// Everything that is on a sheet, entered for the wrong player.
fn wrong_way_round(table: &Table, games: &[Game; 2]) -> [String; 2] {
    texts(table, games, true)
}

fn texts(table: &Table, games: &[Game; 2], is_swapped: bool) -> [String; 2] {
    let [first, second] = table.names();
    let text = |animals: &str, humans: &str, game: &Game| {
        let [(a, a_out), (h, h_out)] = totals(game);
        if is_swapped {
            format!("{animals} {h}+{h_out}, {humans} {a}+{a_out}")
        } else {
            format!("{animals} {a}+{a_out}, {humans} {h}+{h_out}")
        }
    };
    [text(first, second, &games[0]), text(second, first, &games[1])]
}

fn games_of(round: u64, table: &Table) -> [Game; 2] {
    [1, 2].map(|game| random_game(round * 1000 + table.number * 10 + game))
}

fn second_round(story: &mut Story) {
    story.note("Round 2: somebody comes late, somebody leaves in the middle of a series, a sheet is entered the wrong way round");
    story.good(&["tournament", "enter", "last", NAMES[LATE]]);
    let tables = story.pair();
    let bye = story.bye();
    assert!(tables.len() == 16 && bye.is_some());
    story.good(&["tournament", "why", "bye", "last"]);
    let mut sheets = Vec::new();
    for table in &tables {
        sheets.push(match table.number {
            4 => {
                let texts = wrong_way_round(table, &games_of(2, table));
                story.good(&["tournament", "result", "last", "4", "-g", &texts[0], "-g", &texts[1]]);
                let right = sheet(table, &games_of(2, table));
                Sheet {
                    points: [right.points[1], right.points[0]],
                    exited: [right.exited[1], right.exited[0]],
                    ..right
                }
            }
            5 => leaves_in_mid_series(story, table),
            _ => story.play(2, table),
        });
    }
    story.close();
    story.sums.round(NAMES.len(), &sheets, bye);
    story.check_standings();
}

/// The second player of a table leaves after the first game.
fn leaves_in_mid_series(story: &mut Story, table: &Table) -> Sheet {
    let games = games_of(2, table);
    let (number, [_, second]) = (table.number.to_string(), table.names());
    if story.is_on_screen {
        story.on_screen(table, 2000 + table.number * 10 + 1, &games[0], 0);
    } else {
        let texts = texts(table, &games, false);
        story.good(&["tournament", "result", "last", &number, "-g", &texts[0]]);
    }
    story.good(&["tournament", "withdraw", "last", second, "--series", "forfeit"]);
    let [(of_first, first_out), (of_second, second_out)] = totals(&games[0]);
    Sheet {
        players: table.players,
        points: [of_first + 35, of_second],
        exited: [first_out, second_out],
        at_fault: Some(table.players[1]),
    }
}

fn third_round(story: &mut Story) {
    story.note("Round 3: two who do not turn up, and a power cut");
    let tables = story.pair();
    let mut sheets = Vec::new();
    let (last, others) = tables.split_last().expect("tables");
    for table in others {
        if table.number == 6 {
            story.good(&["tournament", "result", "last", "6", "--no-show"]);
        } else {
            sheets.push(story.play(3, table));
        }
    }
    let games = games_of(3, last);
    let texts = texts(last, &games, false);
    let number = last.number.to_string();
    story.cut_after_a_word(&["tournament", "result", "last", &number, "-g", &texts[0], "-g", &texts[1]]);
    sheets.push(sheet(last, &games));
    story.note("The power is cut here, and once more while the next round is paired");
    story.close();
    for pause in [0, 1, 2, 4, 8, 16, 32, 64] {
        let mut child = story.spawned(&["tournament", "pair", "last", "--yes", "--date", DAY]);
        std::thread::sleep(Duration::from_millis(pause));
        child.kill().expect("killed");
        child.wait().expect("an end");
        match story.home.json(&["tournament", "show", "last"])["rounds"].as_u64() {
            Some(3) => {}
            Some(4) => drop(story.home.good(&["undo"])),
            other => panic!("{other:?}"),
        }
    }
    story.good(&["check"]);
    let shown = story.home.json(&["tournament", "show", "last"]);
    assert_eq!(shown["rounds"], 3);
    story.sums.round(NAMES.len(), &sheets, None);
    story.check_standings();
    story.good(&["tournament", "standings", "last"]);
}

fn fourth_round(story: &mut Story) {
    story.note("Round 4: half of it is played when the sheet of round 2 is looked at again");
    let earlier = story.home.json(&["tournament", "pairings", "last", "--round", "2"]);
    let of_wrong = &earlier["tables"][3];
    let wrong = Table {
        number: 4,
        players: [0, 1].map(|place| number(&of_wrong["players"][place])),
        series: of_wrong["series"].as_str().expect("an id").to_owned(),
    };
    let tables = story.pair();
    let (begun, open) = tables.split_at(8);
    let mut sheets: Vec<_> = begun.iter().map(|table| story.play(4, table)).collect();
    let right = texts(&wrong, &games_of(2, &wrong), false);
    story.refused(&["tournament", "result", "last", "4", "--round", "2", "-g", &right[0]]);
    let place = "last/2/4";
    for (game, text) in [("1", &right[0]), ("2", &right[1])] {
        story.refused(&["series", "correct", place, game, text, "--yes"]);
        story.good(&["series", "correct", place, game, text, "--preview"]);
        story.good(&["series", "correct", place, game, text, "--yes", "--why", "entered the wrong way round"]);
    }
    story.good(&["log", "--last", "2"]);
    story.good(&["tournament", "pair", "last", "--again", "--preview"]);
    story.good(&["tournament", "pair", "last", "--again", "--discard", "--preview"]);
    story.good(&["tournament", "pair", "last", "--again", "--yes"]);
    let again = story.tables();
    for table in begun {
        assert!(again.iter().any(|other| other.series == table.series), "what has begun stays");
    }
    let left = again.iter().filter(|table| begun.iter().all(|other| other.series != table.series));
    assert_eq!(left.clone().count(), open.len());
    sheets.extend(left.map(|table| story.play(4, table)));
    story.close();
    story.sums.correct(1, &sheet(&wrong, &games_of(2, &wrong)));
    story.sums.round(NAMES.len(), &sheets, None);
    story.check_standings();
}

fn last_round(story: &mut Story) {
    story.note(
        "Round 5: paired, taken back, paired again; the first table is decided by the tiles that left the forest",
    );
    story.pair();
    story.good(&["undo"]);
    let tables = story.pair();
    let mut sheets = Vec::new();
    for table in &tables {
        if table.number > 1 {
            sheets.push(story.play(5, table));
            continue;
        }
        let [first, second] = table.names();
        let texts = [format!("{first} 40+2, {second} 30+0"), format!("{second} 40+1, {first} 30+0")];
        story.good(&["tournament", "result", "last", "1", "-g", &texts[0], "-g", &texts[1]]);
        sheets.push(Sheet { players: table.players, points: [70, 70], exited: [2, 1], at_fault: None });
    }
    story.close();
    story.good(&["tournament", "finish", "last"]);
    story.sums.round(NAMES.len(), &sheets, None);
    story.check_standings();
    story.good(&["tournament", "standings", "last"]);
    story.good(&["tournament", "crosstable", "last"]);
    let standings = story.home.json(&["tournament", "standings", "last"]);
    let names: Vec<_> = (0..2).map(|place| number(&standings["tables"][0]["lines"][place]["player"])).collect();
    story.good(&["tournament", "why", "rank", "last", NAMES[names[0]], NAMES[names[1]]]);
    story.good(&["tournament", "why", "rank", "last", NAMES[LATE], NAMES[0]]);
    story.good(&["tournament", "show", "last"]);
    story.good(&["log", "--last", "12"]);
    story.good(&["check"]);
}

#[test]
fn a_day_in_english() {
    compare("en.txt", &day("en", true));
}

#[test]
fn a_day_in_french() {
    compare("fr.txt", &day("fr", false));
}
