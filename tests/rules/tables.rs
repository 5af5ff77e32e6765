//! Tables from an independent implementation of the rules: legal actions, perft counts and whole games.

use halali::club::read_records;
use halali::rules::{Action, RuleSet, Setup, perft};

const LEGAL: [(RuleSet, &str, usize); 2] = [
    (RuleSet::Classic, include_str!("../data/rules/legal-classic.tsv"), 404),
    (RuleSet::Boxed, include_str!("../data/rules/legal-boxed.tsv"), 400),
];

#[test]
fn legal_actions() {
    for (rules, table, length) in LEGAL {
        let lines: Vec<_> = table.lines().collect();
        assert_eq!(lines.len(), length);
        for line in lines {
            let (text, actions) = line.split_once('\t').expect("two columns");
            let setup: Setup = text.parse().expect(text);
            assert_eq!(setup.to_string(), text, "printed as it was read");
            let position = setup.position();
            let legal: Vec<_> = position.legal(rules).sorted().iter().map(Action::to_string).collect();
            if let Some(ended) = actions.strip_prefix("ended ") {
                let score = position.score();
                let end = position.end(rules).expect(text);
                let found = format!(
                    "{}-{} {}-{} {}",
                    score.points.animals,
                    score.points.humans,
                    score.exited.animals,
                    score.exited.humans,
                    end.name()
                );
                assert_eq!((found.as_str(), legal.len()), (ended, 0), "{text}");
            } else {
                assert_eq!(legal.join(" "), actions, "{text}");
            }
        }
    }
}

#[test]
fn perft_counts() {
    let mut counts = 0;
    for line in include_str!("../data/rules/perft.tsv").lines().skip(1) {
        let columns: Vec<_> = line.split('\t').collect();
        let rules = RuleSet::from_name(columns[0]).expect(line);
        let setup: Setup = columns[1].parse().expect(line);
        for (depth, count) in (1..).zip(&columns[2..]) {
            assert_eq!(perft(rules, &setup, depth), count.parse().ok(), "{line} at depth {depth}");
            counts += 1;
        }
    }
    assert!(counts > 38 * 3, "{counts} counts");
}

#[test]
fn whole_games() {
    for (text, games) in [
        (include_str!("../data/rules/games-classic.halali"), 20),
        (include_str!("../data/rules/games-boxed.halali"), 10),
    ] {
        let records: Vec<_> = read_records(text).map(|record| record.expect("a good record")).collect();
        assert_eq!(records.len(), games);
        let written: Vec<_> = records.iter().map(ToString::to_string).collect();
        assert_eq!(written.join("\n"), text, "written as it was read");
    }
}
