//! The page of a tournament that a club puts on its site.
#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use halali::club::{GameRecord, Moves, Recorded, Seat};
use halali::rules::{Action, Ending, Game, Position, Random, RuleSet, Square};
use serde_json::Value;

use crate::support::commands::Home;

/// A name that would break out of a page, with everything that has a meaning there.
const NASTY: &str = "</script><img src=x onerror=alert(1)> & \"Max\" 'M'";

fn club(names: &[&str]) -> Home {
    let home = Home::new();
    for name in names {
        home.good(&["player", "add", name]);
    }
    home.good(&["tournament", "new", "Autumn <Cup> & Co", "--date", "2026-11-28", "--lots", "7"]);
    home.good(&[&["tournament", "enter", "last"][..], names].concat());
    home.good(&[&["tournament", "seeds", "last"][..], names].concat());
    home.good(&["tournament", "start", "last"]);
    home
}

fn page(home: &Home) -> String {
    home.good(&["tournament", "page", "last"])
}

fn data(page: &str) -> Value {
    let data = page.split_once(r#"<script type="application/json" id="games">"#).expect("data").1;
    serde_json::from_str(data.split_once("</script>").expect("an end").0).expect("JSON")
}

#[test]
fn names_break_out_of_nothing_and_nothing_is_loaded() {
    let home = club(&[NASTY, "Ada"]);
    home.good(&["tournament", "pair", "last", "--yes"]);
    home.good(&["tournament", "publish", "last"]);
    home.good(&["tournament", "result", "last", "1", "-g", "Ada 40+1, script 30+0", "-g", "Ada 35+2, script 20+0"]);
    let page = page(&home);
    assert!(
        page.contains("&#60;/script&#62;&#60;img src=x onerror=alert(1)&#62; &#38; &#34;Max&#34; &#39;M&#39;"),
        "{page}"
    );
    assert!(page.contains("<h1><bdi>Autumn &#60;Cup&#62; &#38; Co</bdi></h1>"));
    assert!(!page.contains("<img") && page.matches("</script>").count() == 2);
    for loads in
        ["http://", "https://", "//", "@import", "url(", "src=", "fetch(", "XMLHttpRequest", "<link rel=\"style"]
    {
        // Names and comments of the script load nothing.
        let found = page.replace("img src=x", "").replace("http://www.w3.org/2000/svg", "");
        let found: Vec<_> =
            found.lines().filter(|line| !line.trim_start().starts_with("// ") && line.contains(loads)).collect();
        assert!(found.is_empty(), "{loads}: {found:?}");
    }
    assert!(page.contains("default-src 'none'"));
    assert_eq!(page, self::page(&home), "equal contents give equal bytes");
}

#[test]
fn what_is_not_published_and_what_is_private_stays_away() {
    let home = club(&["Ada", "Bo", "Cleo", "Dan"]);
    home.good(&[
        "player",
        "edit",
        "Ada",
        "--contact",
        "ada@example.org",
        "--birth-year",
        "1971",
        "--household",
        "Hexenhaus",
    ]);
    home.good(&["tournament", "avoid", "last", "Ada", "Dan"]);
    home.good(&["tournament", "sit-out", "last", "Dan", "--round", "2", "--absent"]);
    let before = page(&home);
    assert!(before.contains(">Entries</h2>") && before.contains("Cleo") && !before.contains("Standings"));
    let paired = home.json(&["tournament", "pair", "last", "--yes"]);
    assert_eq!(page(&home), before, "a round that is paired changes nothing");
    home.good(&["tournament", "publish", "last"]);
    let published = page(&home);
    assert!(published.contains(r##"<a href="#round-1">Round 1</a>"##) && published.contains(">Crosstable</h2>"));
    let name = |place: usize| paired["tables"][0]["players"][place]["name"].as_str().expect("a name");
    let result = [format!("{} 40+1, {} 30+0", name(0), name(1)), format!("{} 35+2, {} 20+0", name(0), name(1))];
    home.good(&["tournament", "result", "last", "1", "-g", &result[0], "-g", &result[1]]);
    let one = "tournament result last 2 --no-show";
    home.good(&one.split(' ').collect::<Vec<_>>());
    home.good(&["tournament", "close", "last"]);
    let closed = page(&home);
    assert!(closed.contains("75+3") && closed.contains("Neither turned up"), "{closed}");
    home.good(&["tournament", "pair", "last", "--yes"]);
    assert_eq!(page(&home), closed, "nor does the next one");
    for private in ["ada@example.org", "1971", "Hexenhaus", "absent<"] {
        assert!(!closed.contains(private), "{private}");
    }
    home.good(&["player", "anonymise", "Ada", "--yes"]);
    let anonymous = page(&home);
    assert!(!anonymous.contains("Ada") && anonymous.contains("Former member 1"));
}

#[test]
fn an_export_replaces_nothing_unasked() {
    let home = club(&["Ada", "Bo"]);
    let write = |more: &[&str]| home.say(&[&["tournament", "page", "last", "--out", "cup.html"][..], more].concat());
    assert_eq!((write(&[]).status, write(&[]).status, write(&["--force"]).status), (0, 1, 0));
    let written = std::fs::read_to_string(home.folder().join("cup.html")).expect("a page");
    assert_eq!(written, page(&home));
    let german = home.good(&["tournament", "page", "last", "--lang", "de"]);
    assert!(german.contains("<html lang=\"de\">") && german.contains("Meldungen"));
}

/// What the script of the page does with a step, and no more.
fn apply(board: &mut [char; 49], token: &str, score: &mut [u32; 4]) {
    let (action, change) = token.split_once(':').map_or((token, None), |(action, change)| (action, Some(change)));
    let square = |text: &str| {
        let bytes = text.as_bytes();
        usize::from(bytes[1] - b'1') * 7 + usize::from(bytes[0] - b'a')
    };
    let (from, rest) = (square(&action[..2]), &action[2..]);
    if let Some(tile) = rest.strip_prefix('=') {
        board[from] = tile.chars().next().expect("a tile");
    } else if rest == "-off" {
        board[from] = ' ';
    } else {
        board[square(&rest[1..])] = board[from];
        board[from] = ' ';
    }
    if let Some(change) = change {
        let numbers: Vec<u32> = change.split(',').map(|number| number.parse().expect("a number")).collect();
        *score = numbers.try_into().expect("four numbers");
    }
}

fn seen(position: &Position) -> [char; 49] {
    let mut seen = [' '; 49];
    for square in Square::all() {
        let at = usize::from(square.row()) * 7 + usize::from(square.column());
        seen[at] = match position.cell(square) {
            halali::rules::Cell::Empty => ' ',
            halali::rules::Cell::FaceDown => '?',
            halali::rules::Cell::Up(tile) => tile.letter(),
        };
    }
    seen
}

#[test]
fn every_game_steps_to_its_recorded_score() {
    use halali::exchange::Replay;
    let mut random = Random::new(5);
    for round in 0..40 {
        let game = Game::random(RuleSet::ALL[round % 2], &mut random, |_| true);
        let moves = Moves::new(game.clone(), false).expect("from the start");
        let replay = Replay::new("T".to_owned(), ["A".to_owned(), "H".to_owned()], "E".to_owned(), &moves);
        let data = serde_json::to_value(&replay).expect("JSON");
        let (mut board, mut score) = (seen(&Position::start()), [0; 4]);
        let tokens: Vec<_> = data["moves"].as_str().expect("moves").split(' ').collect();
        assert_eq!(tokens.len(), game.len());
        for (ply, token) in (1..).zip(tokens) {
            apply(&mut board, token, &mut score);
            let after = game.position_after(ply).expect("a position");
            assert_eq!(board, seen(after), "{token}");
            let now = after.score();
            let expected =
                [now.points.animals.0, now.points.humans.0, now.exited.animals.into(), now.exited.humans.into()];
            assert_eq!(score, expected, "{token}");
        }
    }
}

#[test]
fn games_with_moves_can_be_replayed() {
    let home = club(&["Ada", "Bo"]);
    let paired = home.json(&["tournament", "pair", "last", "--yes"]);
    home.good(&["tournament", "publish", "last"]);
    let table = &paired["tables"][0];
    let names = [0, 1].map(|place| table["players"][place]["name"].as_str().expect("a name").to_owned());
    let mut random = Random::new(9);
    let games = [(); 2].map(|()| Game::random(RuleSet::Classic, &mut random, |_| true));
    assert_eq!(data(&page(&home))["games"].as_array().map(Vec::len), Some(0));
    let club = home.club();
    let series = table["series"].as_str().expect("an id");
    add_games(&club, series, &games);
    let data = data(&page(&home));
    let shown = data["games"].as_array().expect("games");
    assert_eq!(shown.len(), 2);
    for (number, (replay, game)) in shown.iter().zip(&games).enumerate() {
        let last = replay["moves"].as_str().expect("moves").rsplit(' ').find_map(|token| token.split_once(':'));
        let score = game.score();
        let expected = format!(
            "{},{},{},{}",
            score.points.animals.0, score.points.humans.0, score.exited.animals, score.exited.humans
        );
        assert_eq!(last.map(|(_, score)| score), Some(expected.as_str()));
        let end = replay["end"].as_str().expect("an end");
        assert!(end.contains(&format!("{}–{}", score.points.animals, score.points.humans)), "{end}");
        assert_eq!(replay["animals"].as_str(), Some(names[number].as_str()));
        let actions: Vec<_> = replay["moves"].as_str().expect("moves").split(' ').collect();
        assert!(actions.iter().all(|token| token.split(':').next().expect("an action").parse::<Action>().is_ok()));
    }
}

/// Puts games with their moves into a series, as the window does with games that were entered action by action.
fn add_games(club: &std::path::Path, series: &str, games: &[Game]) {
    use halali::club::{Command, SameSides, SeriesId};
    let mut writer = crate::support::clubs::writer(club);
    let series = SeriesId(series.parse().expect("an id"));
    for (number, game) in (0..).zip(games) {
        let moves = Moves::new(game.clone(), false).expect("from the start");
        let animals = if number == 0 { Seat::First } else { Seat::Second };
        let game = GameRecord { animals, recorded: Recorded::Moves(moves), ending: Ending::Normal };
        let command = Command::AddGame { series, game, same_sides: SameSides::Refused };
        writer.carry_out(&command, &crate::support::clubs::stamp(900 + number)).expect("a game");
    }
    writer.close().expect("closed");
}

#[test]
fn a_knockout_has_its_bracket() {
    let home = Home::new();
    let long = "Maximilian-Alexander von und zu Hohenlohe";
    let names = ["Ada", "Bo", "Cleo", "Dan", long];
    for name in names {
        home.good(&["player", "add", name]);
    }
    home.good(&["tournament", "new", "Cup", "--format", "knockout", "--third-place", "--lots", "7"]);
    home.good(&[&["tournament", "enter", "last"][..], &names].concat());
    home.good(&[&["tournament", "seeds", "last"][..], &names].concat());
    home.good(&["tournament", "start", "last"]);
    home.good(&["tournament", "pair", "last", "--yes"]);
    assert!(!page(&home).contains("<svg class=\"bracket\""));
    home.good(&["tournament", "publish", "last"]);
    let first = page(&home);
    for shown in
        ["Quarter-finals", "Semi-finals", "Final", "Third place", ">Maximilian-Alexander<", ">von und zu Hohenlohe<"]
    {
        assert!(first.contains(shown), "{shown}");
    }
    let text = first.find(">Dan</text>").expect("Dan in the bracket");
    assert!(first[..text].rfind("<svg class=\"bracket\"") > first[..text].rfind("</svg>"));
    // The first series is drawn, the extra games decide.
    for game in ["Dan 20+0, Max 20+0", "Dan 40+1, Max 30+0"] {
        home.good(&["tournament", "result", "last", "1", "-g", game, "-g", game]);
    }
    let page = page(&home);
    assert!(page.contains("class=\"winner\"") && page.contains(">40+0 · 80+2</text>"), "{page}");
    assert!(page.contains("class=\"strong\"><bdi>Dan<"), "{page}");
    let terminal = home.good(&["tournament", "pairings", "last"]);
    assert!(terminal.contains("40+0 · 80+2  ") && terminal.contains("Dan (extra games)"), "{terminal}");
    let paper = home.folder().join("bracket.html").display().to_string();
    home.good(&["tournament", "print", "bracket", "last", "--out", &paper]);
    let paper = std::fs::read_to_string(&paper).expect("a file");
    for shown in ["Quarter-finals", "Semi-finals", "Final", "Third place", "40+0 · 80+2"] {
        assert!(paper.contains(&format!(">{shown}<")), "{shown}: {paper}");
    }
}
