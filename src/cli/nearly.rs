//! What was meant by a word that is mistyped.

/// Whether a text is a word, or several, but for a slip of the fingers: both in plain small letters.
pub(super) fn is_nearly(typed: &str, word: &str) -> bool {
    let [typed, word] = [typed, word].map(|text| text.chars().collect::<Vec<char>>());
    // Of two letters, one slip leaves nothing that tells who is meant.
    let slips = match typed.len() {
        0..3 => return false,
        3..8 => 1,
        _ => 2,
    };
    typed.len().abs_diff(word.len()) <= slips && distance(&typed, &word) <= slips
}

/// How many letters have to be added, left out, replaced or swapped with the next one (optimal string alignment).
fn distance(one: &[char], other: &[char]) -> usize {
    let mut before_last = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (row, letter) in one.iter().enumerate() {
        let mut current = vec![row + 1];
        for (column, against) in other.iter().enumerate() {
            let replaced = last[column] + usize::from(letter != against);
            let mut least = replaced.min(last[column + 1] + 1).min(current[column] + 1);
            if row > 0 && column > 0 && *letter == other[column - 1] && one[row - 1] == *against {
                least = least.min(before_last[column - 1] + 1);
            }
            current.push(least);
        }
        before_last = std::mem::replace(&mut last, current);
    }
    last[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_fingers_are_forgiven() {
        for (typed, word) in [
            ("zeo", "zoe"),
            ("zoee", "zoe"),
            ("amx", "max"),
            ("matrin", "martin"),
            ("martn", "martin"),
            ("hansens", "hanssens"),
            ("châtleainn", "châtelain"),
        ] {
            assert!(is_nearly(typed, word), "{typed} {word}");
        }
        for (typed, word) in
            [("zo", "zoe"), ("max", "zoe"), ("", ""), ("mrtni", "martin"), ("marie", "martin"), ("abc", "cba")]
        {
            assert!(!is_nearly(typed, word), "{typed} {word}");
        }
    }
}
