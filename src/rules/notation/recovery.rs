//! Finding the next game behind one that cannot be read, so that one mistake hides no other game and invents none.

use super::cursor::{Cursor, is_blank};
use super::reading::{is_result, skip_between_games};
use super::tags::tag;

/// Goes on from the start of a game, which was understood up to the offset `reached`, to the first tag of the next one: at
/// least one character on.
///
/// That is a tag behind the failure which follows actions or a result, or stands behind a blank line, or is the first behind
/// some text. What looks like a tag in a comment or in the value of another tag is none.
pub(super) fn skip_game(cursor: &mut Cursor<'_>, mut reached: usize) {
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
            match cursor.take_comment() {
                Some(text) if is_closed(text) => {}
                Some(_) => {
                    // What was read as a comment may hold games.
                    open_until = cursor.offset();
                    reached = reached.min(start);
                    cursor.set_offset(start + 1);
                }
                None => open_until = usize::MAX,
            }
        } else {
            seen_text = true;
            after_result = is_result(cursor.rest());
            seen_actions |= after_result || next.is_ascii_digit();
            cursor.next();
            cursor.take_until(|c| is_blank(c) || matches!(c, '{' | '['));
        }
    }
}

/// Whether a comment ends where it seems to. If it goes on over an empty line and a whole tag, its brace was never closed: it
/// would swallow the games up to the next comment, unseen.
pub(super) fn is_closed(text: &str) -> bool {
    let mut after_blank_line = false;
    text.lines().skip(1).all(|line| {
        let line = line.trim();
        let is_tag = after_blank_line && tag(&mut Cursor::new(line)).is_ok();
        after_blank_line = line.is_empty();
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
    let start = cursor.offset();
    skip_between_games(cursor);
    let blanks = cursor.since(start);
    match blanks.matches('\n').count() {
        0 if is_start || blanks.contains('\u{feff}') => Gap::LineEnd,
        0 => Gap::Within,
        1 => Gap::LineEnd,
        _ => Gap::BlankLine,
    }
}
