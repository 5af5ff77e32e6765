//! Actions: what is read is written the same, and a game answers it without harm.
#![no_main]

use halali::rules::{Action, Game, Random, Refusal, RuleSet};
use libfuzzer_sys::fuzz_target;

thread_local! {
    /// Games at their start, in the middle and in the last phase.
    static GAMES: Vec<Game> = [0, 20, 45, 60, 75]
        .into_iter()
        .flat_map(|length| RuleSet::ALL.map(|rules| Game::random(rules, &mut Random::new(1), |game| game.len() < length)))
        .collect();
}

fuzz_target!(|text: &str| {
    let Ok(action) = text.parse::<Action>() else { return };
    assert_eq!(action.to_string(), text);
    GAMES.with(|games| {
        for game in games {
            let checked = game.check(action);
            let mut after = game.clone();
            match after.play(action) {
                Ok(played) => {
                    assert_eq!((checked, played.square()), (Ok(()), action.square()));
                    assert_eq!(after.take_back(1), 1);
                    assert_eq!(after.position(), game.position());
                }
                Err(refusal) => {
                    // Asking does not compare a tile with what lies there; only playing does.
                    let is_secret = matches!(refusal, Refusal::OtherTile { .. });
                    assert_eq!(checked, if is_secret { Ok(()) } else { Err(refusal) });
                    assert_eq!(&after, game);
                }
            }
        }
    });
});
