//! Finding the next game behind one that cannot be read, so that one mistake hides no other game and invents none.

use super::cursor::{Cursor, is_blank};
use super::reading::is_result;
use super::tags::tag;

/// Goes on from the start of a game, which was understood up to the offset `reached`, to the first tag of the next one: at
/// least one character on.
///
/// That is a tag behind the failure which follows actions or a result, or stands behind a blank line, or is the first behind
/// some text. What looks like a tag in a comment or in the value of another tag is none.
pub(super) fn skip_game(cursor: &mut Cursor<'_>, reached: usize) {
    let (mut seen_tag, mut seen_text, mut seen_actions, mut after_result) = (false, false, false, false);
    // Braces before this offset have been found to open no comment; looking again for each would take ever longer.
    let mut open_until = 0;
    while let (gap, Some(next)) = (gap(cursor), cursor.peek()) {
        let is_tag = next == '[' && (gap != Gap::Within || after_result);
        let begins_game = seen_actions || after_result || gap == Gap::BlankLine || seen_text && !seen_tag;
        if is_tag && begins_game && cursor.offset() >= reached {
            return;
        }
        after_result = false;
        if is_tag {
            seen_tag = true;
            let start = cursor.offset();
            if tag(cursor).is_err() {
                cursor.set_offset(start);
                cursor.take_until(|c| c == '\n');
            }
        } else if next == '{' && cursor.offset() >= open_until {
            let start = cursor.offset();
            cursor.next();
            let text = cursor.take_until(|c| c == '}');
            if !cursor.eat("}") || !is_closed(text) {
                open_until = cursor.offset();
                cursor.set_offset(start + 1);
            }
        } else {
            seen_text = true;
            after_result = is_result(cursor.rest());
            seen_actions |= after_result || next.is_ascii_digit();
            cursor.next();
            cursor.take_until(|c| is_blank(c) || c == '{');
        }
    }
}

/// Whether a comment behind a mistake ends where it seems to. If it goes on over an empty line and a tag, its brace was more
/// likely never closed, and a game would be swallowed up to the next comment.
fn is_closed(text: &str) -> bool {
    let mut after_blank_line = false;
    text.lines().skip(1).all(|line| {
        let is_tag = after_blank_line && line.trim_start().starts_with('[');
        after_blank_line = line.trim().is_empty();
        !is_tag
    })
}

/// What lies between two words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gap {
    /// Blanks on one line, or nothing.
    Within,
    /// The end of a line, or the start of the text.
    LineEnd,
    /// An empty line.
    BlankLine,
}

fn gap(cursor: &mut Cursor<'_>) -> Gap {
    let is_start = cursor.offset() == cursor.known_offset();
    let blanks = cursor.take_until(|c| !is_blank(c));
    match blanks.matches('\n').count() {
        0 if is_start => Gap::LineEnd,
        0 => Gap::Within,
        1 => Gap::LineEnd,
        _ => Gap::BlankLine,
    }
}
