//! How the people of the demo club play: the stronger, the more often they see what can be taken.

use super::draw::Draw;
use crate::rules::{Action, Deal, Game, Points, Position, RuleSet, Sides};

/// How often in a hundred turns a player takes the best that lies open.
pub(super) type Skill = u64;

/// Plays a game until it is over or has so many actions.
pub(super) fn play(draw: &mut Draw, rules: RuleSet, skills: Sides<Skill>, longest: usize) -> Game {
    let mut game = Game::new(rules, Deal::draw(&mut draw.random));
    while game.len() < longest {
        let position = *game.position();
        let sees = draw.chance(skills[position.side()]);
        let choice = if sees { best(&position, rules) } else { None };
        let turns_up = choice.is_none() && draw.chance(60);
        let played = game.play_chosen(|count| match choice {
            Some(choice) => choice,
            // Turn-ups come first. Whoever sees nothing to take mostly turns a tile up, so that the game comes to an end.
            None if turns_up && !position.face_down().is_empty() => {
                draw.below(position.face_down().len().into()) as u32
            }
            None => draw.below(count.into()) as u32,
        });
        if played.is_none() {
            break;
        }
    }
    game
}

/// The number of the action that brings most points at once, if any does.
fn best(position: &Position, rules: RuleSet) -> Option<u32> {
    let gain = |action: Action| {
        let tile = match action {
            Action::Capture { to, .. } => position.tile(to),
            Action::Leave { from } => position.tile(from),
            Action::TurnUp { .. } | Action::Move { .. } => None,
        };
        tile.map_or(Points(0), |tile| tile.kind().points())
    };
    let legal = position.legal(rules);
    let gains = (0..).zip(legal.iter().map(|legal| gain(legal.action())));
    let best = gains.max_by_key(|&(_, gain)| gain);
    best.filter(|&(_, gain)| gain > Points(0)).map(|(number, _)| number)
}
