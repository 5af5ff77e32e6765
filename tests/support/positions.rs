//! Random valid positions that random play hardly ever reaches: few tiles, every restriction, any turns left.

use halali::rules::{Deal, Random, Setup};

use super::naive;

/// A random position; whether anything is face down is random as well.
pub(crate) fn random(random: &mut Random) -> Setup {
    loop {
        let deal = Deal::draw(random).to_string().replace('1', ".");
        let (kept, face_down) = (random.below(100), random.below(3) * random.below(60));
        let cells: Vec<char> = deal.chars().map(|cell| draw_cell(random, cell, kept, face_down)).collect();
        let side = if random.below(2) == 0 { "a" } else { "h" };
        let text = format!(
            "{} {side} {} {} {} -",
            naive::run_lengths(&cells.iter().collect::<String>()),
            piles(&deal, &cells),
            restrictions(random, &cells),
            turns(random, side, cells.contains(&'?')),
        );
        // Restrictions and turns are drawn without much thought; where they can't be, another draw is cheap.
        if let Ok(setup) = text.parse() {
            return setup;
        }
    }
}

/// What a square of a deal shows: its tile, the back of it, or nothing when it has been captured.
fn draw_cell(random: &mut Random, cell: char, kept: u64, face_down: u64) -> char {
    match cell {
        '/' | '.' => cell,
        _ if random.below(100) < face_down => '?',
        tile if random.below(100) < kept => tile,
        _ => '.',
    }
}

fn piles(deal: &str, cells: &[char]) -> String {
    let taken: Vec<char> =
        deal.chars().zip(cells).filter(|(was, is)| was != *is && **is == '.').map(|(was, _)| was).collect();
    let pile = |letters: &str| {
        let kind = |letter: char| if "NESW".contains(letter) { 'H' } else { letter };
        let mut pile = String::new();
        for wanted in letters.chars() {
            pile.extend(taken.iter().map(|&letter| kind(letter)).filter(|&letter| letter == wanted));
        }
        if pile.is_empty() { "-".to_owned() } else { pile }
    };
    format!("{},-,{},-", pile("HL"), pile("FBdpt"))
}

fn square(random: &mut Random) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e", "f", "g"][random.below(7) as usize], 1 + random.below(7))
}

/// The name of a random square that shows one of these tiles.
fn square_with(random: &mut Random, cells: &[char], letters: &str) -> Option<String> {
    let board: Vec<_> = cells.iter().filter(|cell| **cell != '/').enumerate().collect();
    let fitting: Vec<_> = board.into_iter().filter(|(_, cell)| letters.contains(**cell)).collect();
    let (place, _) = *fitting.get(random.below(fitting.len() as u64) as usize)?;
    Some(format!("{}{}", ["a", "b", "c", "d", "e", "f", "g"][place % 7], place / 7 + 1))
}

fn restrictions(random: &mut Random, cells: &[char]) -> String {
    let mut own = |letters: &str| match square_with(random, cells, letters) {
        Some(to) if random.below(3) > 0 => {
            let from = square(random);
            // In line more often than by chance.
            let from =
                if random.below(2) == 0 { from[..1].to_owned() + &to[1..] } else { to[..1].to_owned() + &from[1..] };
            from + &to
        }
        _ => "-".to_owned(),
    };
    let (animals, humans) = (own("FB"), own("NESWL"));
    let fresh = square_with(random, cells, "dp").filter(|_| random.below(3) == 0).unwrap_or("-".to_owned());
    format!("{animals},{humans},{fresh}")
}

fn turns(random: &mut Random, side: &str, any_face_down: bool) -> String {
    let other = random.below(6);
    let mine = (other + random.below(2)).min(5);
    match side {
        _ if any_face_down => "-".to_owned(),
        "a" => format!("{mine},{other}"),
        _ => format!("{other},{mine}"),
    }
}
