//! Position lines, deals and squares: what is read is written the same, and can be asked everything.
#![no_main]

use halali::rules::{Deal, RuleSet, Setup, Square};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string(), text);
        let position = setup.position();
        for rules in RuleSet::ALL {
            let legal = position.legal(rules);
            assert_eq!(position.count_legal(rules), legal.len());
            assert_eq!(position.end(rules).is_some(), legal.is_empty());
            // Only a turn-up of an unknown tile can't be played.
            for action in legal.iter().filter(|legal| !position.face_down().contains(legal.action().square())) {
                let after = action.play().expect("a legal action");
                assert_eq!(after.to_string().parse::<Setup>().map(|setup| *setup.position()), Ok(after));
            }
        }
    }
    if let Ok(deal) = text.parse::<Deal>() {
        assert_eq!(deal.to_string(), text);
    }
    if let Ok(square) = text.parse::<Square>() {
        assert_eq!(square.to_string(), text);
    }
});
