//! Brackets, drawn: as many matches of the first round on a page as can be read, and the last rounds on a page of their own
//! where it takes several.

use super::document::{Match, Player, Round, Tree};
use super::faces::{Face, Faces, Line, Style};
use super::flow::{MARGIN, Mark, Pages, Piece, Sheet, Within};

/// The sizes of letters that are tried.
const SIZES: [f32; 8] = [10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5];

/// The smallest letters for which everything is put on one page; smaller ones are for names that fit nowhere else.
const SMALLEST: f32 = 7.5;

/// Between two rounds, for the lines that join their matches.
const GAP: f32 = 14.0;

/// White between the texts of a match and its lines.
const PADDING: f32 = 2.5;

pub(super) fn pages(sheet: &Sheet<'_>, trees: &[Tree]) -> Pages {
    let mut pages = Vec::new();
    for tree in trees {
        draw(sheet, tree, &mut pages);
    }
    pages
}

/// How sections are drawn.
#[derive(Clone, Copy)]
struct Plan {
    is_turned: bool,
    size: f32,
}

fn draw(sheet: &Sheet<'_>, tree: &Tree, pages: &mut Pages) {
    let mut rest = Some(tree.clone());
    while let Some(tree) = rest.take().filter(|tree| !tree.rounds.is_empty()) {
        let (sections, plan, after) = plan(sheet, &tree, pages.is_empty());
        for section in &sections {
            let turned = sheet.turned();
            let sheet = if plan.is_turned { &turned } else { sheet };
            pages.push(Drawing::new(sheet, section, plan.size, pages.is_empty()).page());
        }
        rest = after;
    }
}

/// As few pages as possible, then letters as large as possible; and what is left for pages of its own.
fn plan(sheet: &Sheet<'_>, tree: &Tree, is_first: bool) -> (Vec<Tree>, Plan, Option<Tree>) {
    let lines = tree.rounds.first().map_or(1, |round| round.lines.max(1));
    let mut count = 1;
    loop {
        let is_least = count >= lines;
        let (sections, rest) = tree.sections(count);
        for size in SIZES.into_iter().filter(|size| *size >= SMALLEST || is_least) {
            for is_turned in [false, true] {
                let turned = sheet.turned();
                let sheet = if is_turned { &turned } else { sheet };
                if sections.iter().all(|section| Drawing::new(sheet, section, size, is_first).fits()) {
                    return (sections, Plan { is_turned, size }, rest);
                }
            }
        }
        if is_least {
            return (sections, Plan { is_turned: true, size: SIZES[SIZES.len() - 1] }, rest);
        }
        count *= 2;
    }
}

/// A section that is being drawn.
struct Drawing<'d> {
    sheet: &'d Sheet<'d>,
    tree: &'d Tree,
    size: f32,
    is_first: bool,
    top: f32,
}

/// A player’s name and score in lines.
struct Entrant {
    name: Vec<Line>,
    score: Vec<Line>,
    style: Style,
}

impl<'d> Drawing<'d> {
    fn new(sheet: &'d Sheet<'d>, tree: &'d Tree, size: f32, is_first: bool) -> Drawing<'d> {
        let (_, head, _) = sheet.begin(is_first);
        let mut drawing = Drawing { sheet, tree, size, is_first, top: 0.0 };
        let style = drawing.title_style();
        let of_round = |round: &Round| drawing.faces().lines(style, &round.title, drawing.column_width()).len();
        let lines = tree.rounds.iter().map(of_round).max().unwrap_or(1);
        drawing.top = head + size * 2.2 + lines.saturating_sub(1) as f32 * style.leading();
        drawing
    }

    fn title_style(&self) -> Style {
        Style { face: Face::Strong, size: self.size }
    }

    fn faces(&self) -> &Faces {
        self.sheet.faces
    }

    fn column_width(&self) -> f32 {
        let count = self.tree.rounds.len().max(1) as f32;
        // A few rounds need not fill the page.
        ((self.sheet.width() - GAP * (count - 1.0)) / count).min(self.size * 24.0)
    }

    fn left(&self, round: usize) -> f32 {
        round as f32 * (self.column_width() + GAP)
    }

    fn height(&self) -> f32 {
        self.sheet.bottom() - self.top
    }

    /// From one line of a round to the next.
    fn pitch(&self, round: usize) -> f32 {
        self.height() / f32::from(self.tree.rounds[round].lines.max(1))
    }

    fn middle(&self, round: usize, line: u16) -> f32 {
        self.top + (f32::from(line) + 0.5) * self.pitch(round)
    }

    fn entrant(&self, player: &Player) -> Entrant {
        let style = Style { face: if player.goes_on { Face::Strong } else { Face::Text }, size: self.size };
        let score = self.faces().lines(style, &player.score, f32::MAX);
        let taken = score.first().map_or(0.0, |line| line.width);
        let gap = if taken > 0.0 { 4.0 } else { 0.0 };
        let room = self.column_width() - 2.0 * PADDING - taken - gap;
        Entrant { name: self.faces().lines(style, &player.name, room), score, style }
    }

    fn entrant_height(&self, player: &Player) -> f32 {
        let entrant = self.entrant(player);
        // A name that is written by hand takes more room.
        let lines = if player.name.is_empty() { 1.6 } else { entrant.name.len() as f32 };
        lines * entrant.style.leading() + 1.5
    }

    fn match_height(&self, one: &Match) -> f32 {
        one.players.iter().map(|player| self.entrant_height(player)).sum()
    }

    /// Whether no match touches another, and no name has to be broken inside a word.
    fn fits(&self) -> bool {
        let rounds = self.tree.rounds.iter().enumerate();
        let mut all = rounds.flat_map(|(round, of)| of.matches.iter().map(move |one| (round, one)));
        let beside = self.tree.beside.as_ref().is_none_or(|(_, one)| self.match_height(one) < self.height() / 5.0);
        beside
            && all.all(|(round, one)| {
                let least = one.players.iter().all(|player| {
                    let style = self.title_style();
                    let score = self.faces().width(style, &player.score);
                    self.faces().widest_word(style, &player.name) + score + 2.0 * PADDING + 4.0 <= self.column_width()
                });
                least && self.match_height(one) + 2.0 <= self.pitch(round)
            })
    }

    fn page(&self) -> (super::flow::Page, bool) {
        let (mut page, _, mut is_latin) = self.sheet.begin(self.is_first);
        let mut piece = Piece::default();
        for (round, title) in self.tree.rounds.iter().map(|round| &round.title).enumerate() {
            let style = self.title_style();
            let room = Within::left(self.column_width());
            let lines = self.faces().lines(style, title, room.width);
            let y = self.top - 4.0 - lines.len() as f32 * style.leading();
            piece.write(&lines, style, (self.left(round), y), room);
        }
        for (round, matches) in self.tree.rounds.iter().enumerate() {
            for one in &matches.matches {
                self.one(&mut piece, one, (self.left(round), self.middle(round, one.line)));
                self.join(&mut piece, round, one);
            }
        }
        if let Some((title, one)) = &self.tree.beside {
            let x = self.left(self.tree.rounds.len().saturating_sub(1));
            let middle = self.top + self.height() * 0.87;
            let style = self.title_style();
            let lines = self.faces().lines(style, title, self.column_width());
            let y = middle - self.match_height(one) / 2.0 - 3.0 - lines.len() as f32 * style.leading();
            piece.write(&lines, style, (x, y), Within::left(self.column_width()));
            self.one(&mut piece, one, (x, middle));
        }
        piece.put(&mut page, (MARGIN, 0.0));
        is_latin |= piece.is_latin;
        (page, is_latin)
    }

    /// A match around its middle.
    fn one(&self, piece: &mut Piece, one: &Match, (x, middle): (f32, f32)) {
        let width = self.column_width();
        let heights = [0, 1].map(|place: usize| self.entrant_height(&one.players[place]));
        // The line between the two is where the winner’s line goes on.
        let mut y = middle - heights[0];
        let (top, bottom) = (y, middle + heights[1]);
        for (player, height) in one.players.iter().zip(heights) {
            let entrant = self.entrant(player);
            let room = Within::left(width - 2.0 * PADDING);
            piece.write(&entrant.name, entrant.style, (x + PADDING, y + 0.75), room);
            piece.write(&entrant.score, entrant.style, (x + PADDING, y + 0.75), Within::right(room.width));
            y += height;
        }
        for y in [top, middle, bottom] {
            piece.marks.push(Mark::rule((x, y), (x + width, y), 0.4));
        }
        for x in [x, x + width] {
            piece.marks.push(Mark::rule((x, top), (x, bottom), 0.4));
        }
    }

    /// The line from a match to the one that its winner goes on to.
    fn join(&self, piece: &mut Piece, round: usize, one: &Match) {
        let Some(next) = self.tree.rounds.get(round + 1) else { return };
        let line = if next.lines == self.tree.rounds[round].lines { one.line } else { one.line / 2 };
        if !next.matches.iter().any(|next| next.line == line) {
            return;
        }
        let (from, to) = (self.middle(round, one.line), self.middle(round + 1, line));
        let x = self.left(round) + self.column_width();
        let bend = x + GAP / 2.0;
        piece.marks.push(Mark::rule((x, from), (bend, from), 0.6));
        piece.marks.push(Mark::rule((bend, from), (bend, to), 0.6));
        piece.marks.push(Mark::rule((bend, to), (x + GAP, to), 0.6));
    }
}
