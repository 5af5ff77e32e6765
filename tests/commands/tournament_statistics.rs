//! What a whole tournament comes to, at the command line.

use crate::tournament::{EIGHT, enter_table, pair, started, tables};

#[test]
fn an_event_says_how_the_sides_fared_and_what_stood_out() {
    let home = started(&EIGHT, &["--rounds", "3"]);
    let asked = ["tournament", "statistics", "last"];
    assert_eq!(home.good(&asked), "Nothing has been played yet. Figures come with the first result.\n");
    let round = tables(&pair(&home));
    enter_table(&home, &round[0]);
    let said = home.good(&asked);
    assert!(said.starts_with("Autumn Cup\nSeries with a result: 1. Games: 2.\n"), "{said}");
    assert!(said.contains("Both sides together make 50.0 points a game.\n"), "{said}");
    assert!(said.contains(" 2. Others: 0.\n"), "{said}");
    assert!(said.contains("30 points, Ada against "), "{said}");
    assert!(said.contains("Closest finish: 20 points, Ada against "), "{said}");
    let data = home.json(&asked);
    assert_eq!((&data["series"], &data["face_down"], &data["points_a_game"]), (&1.into(), &0.into(), &50.0.into()));
    let animals = &data["figures"]["animals"];
    assert_eq!((&animals["games"], &animals["won"], &animals["average"]), (&2.into(), &1.into(), &25.0.into()));
    let records = data["records"].as_array().map(|records| records.iter().map(|one| one["record"].as_str()).collect());
    let both = ["highest_game", "highest_game", "closest_finish"].map(Some);
    assert_eq!(records, Some(both.to_vec()));
}
