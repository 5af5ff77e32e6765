//! What a club puts on paper, in words: the documents of a tournament, and forms to fill in.

mod brackets;
mod forms;
mod lists;
mod tables;

use super::{Event, Words, message};
use crate::exchange::paper::{Block, Content, Document, Part};
use crate::tournament::{AsOf, Format, Round, RoundNumber, Stage, StageNumber};

/// A document of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Printout {
    /// Who is here, to tick.
    CheckIn,
    /// A card with the name of each player.
    NameCards,
    /// The rounds, and who meets whom where that is known.
    Schedule,
    /// A round by tables.
    Pairings,
    /// A round by names.
    PairingsByName,
    /// A slip for the result of each table.
    Slips,
    /// A sheet to count the tiles of each table.
    ScoreSheets,
    /// Standings.
    Standings,
    /// Crosstables.
    Crosstable,
    /// The bracket of a knockout.
    Bracket,
    /// Who wins what.
    Prizes,
    /// What put each player above the next one.
    Ties,
}

impl Printout {
    /// All of them, in the order in which an event needs them.
    pub const ALL: [Printout; 12] = [
        Printout::CheckIn,
        Printout::NameCards,
        Printout::Schedule,
        Printout::Pairings,
        Printout::PairingsByName,
        Printout::Slips,
        Printout::ScoreSheets,
        Printout::Standings,
        Printout::Crosstable,
        Printout::Bracket,
        Printout::Prizes,
        Printout::Ties,
    ];

    /// What it is called in commands and names of files, in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Printout::CheckIn => "check-in",
            Printout::NameCards => "name-cards",
            Printout::Schedule => "schedule",
            Printout::Pairings => "pairings",
            Printout::PairingsByName => "pairings-by-name",
            Printout::Slips => "slips",
            Printout::ScoreSheets => "score-sheets",
            Printout::Standings => "standings",
            Printout::Crosstable => "crosstable",
            Printout::Bracket => "bracket",
            Printout::Prizes => "prizes",
            Printout::Ties => "ties",
        }
    }
}

/// Which of it is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printing {
    /// The round, for what is about one; the last one where none is said.
    pub round: Option<RoundNumber>,
    /// The stage, for what is about one; else that of the last round looked at, or the one under way.
    pub stage: Option<StageNumber>,
    /// As of when.
    pub as_of: AsOf,
}

impl Default for Printing {
    fn default() -> Printing {
        Printing { round: None, stage: None, as_of: AsOf::Live }
    }
}

impl Event<'_> {
    /// What there is to print of it: all but a bracket where there is none.
    pub fn printouts(&self, printing: &Printing) -> Vec<Printout> {
        let is_knockout = self.stage(printing).is_some_and(|stage| matches!(stage.format, Format::Knockout { .. }));
        Printout::ALL.into_iter().filter(|&one| one != Printout::Bracket || is_knockout).collect()
    }

    /// The round that is printed.
    fn round(&self, printing: &Printing) -> Option<&Round> {
        match printing.round {
            Some(round) => self.tournament.rounds().get(&round),
            None => self.tournament.last_round(),
        }
    }

    /// The stage that is printed.
    fn stage(&self, printing: &Printing) -> Option<&Stage> {
        let of_round = |round: RoundNumber| self.tournament.rounds().get(&round).map(|round| round.stage);
        let asked = printing.stage.or(match printing.as_of {
            AsOf::After(round) => of_round(round),
            AsOf::Live => None,
        });
        let found = match asked {
            Some(stage) => self.tournament.stages().get(&stage),
            None => self.tournament.current_stage(),
        };
        found.filter(|stage| !stage.members().is_empty())
    }

    fn title(&self) -> &str {
        self.tournament.head().name.as_str()
    }
}

impl Words {
    /// Documents of a tournament in one.
    pub fn printed(&self, event: &Event<'_>, what: &[Printout], printing: &Printing) -> Document {
        let parts = what.iter().flat_map(|&one| self.printed_part(event, one, printing)).collect();
        let title = match what {
            [one] => format!("{} – {}", event.title(), self.printout(*one)),
            _ => event.title().to_owned(),
        };
        self.document(title, parts)
    }

    /// A document of parts.
    pub fn document(&self, title: String, parts: Vec<Part>) -> Document {
        let latin = message!(self, "paper-latin");
        Document { title, language: self.language().code().to_owned(), latin, parts }
    }

    /// What a document is called.
    pub fn printout(&self, what: Printout) -> String {
        match what {
            Printout::CheckIn => message!(self, "paper-check-in"),
            Printout::NameCards => message!(self, "paper-name-cards"),
            Printout::Schedule => message!(self, "paper-schedule"),
            Printout::Pairings => message!(self, "paper-pairings"),
            Printout::PairingsByName => message!(self, "paper-pairings-by-name"),
            Printout::Slips => message!(self, "paper-slips"),
            Printout::ScoreSheets => message!(self, "paper-score-sheets"),
            Printout::Standings => message!(self, "app-place-standings"),
            Printout::Crosstable => message!(self, "event-crosstable"),
            Printout::Bracket => message!(self, "event-bracket"),
            Printout::Prizes => message!(self, "event-prizes"),
            Printout::Ties => message!(self, "paper-ties"),
        }
    }

    fn printed_part(&self, event: &Event<'_>, what: Printout, printing: &Printing) -> Vec<Part> {
        match what {
            Printout::CheckIn => vec![self.check_in(event)],
            Printout::NameCards => vec![self.name_cards(event)],
            Printout::Schedule => vec![self.schedule(event)],
            Printout::Pairings | Printout::PairingsByName => vec![self.pairings(event, what, printing)],
            Printout::Slips => vec![self.slips(event, printing)],
            Printout::ScoreSheets => self.score_sheets(event, printing),
            Printout::Standings | Printout::Crosstable => vec![self.ranked(event, what, printing)],
            Printout::Bracket => vec![self.bracket(event, printing)],
            Printout::Prizes => vec![self.prize_list(event, printing)],
            Printout::Ties => vec![self.ties(event, printing)],
        }
    }

    /// A part of blocks about the tournament as a whole.
    fn part(&self, event: &Event<'_>, what: Printout, blocks: Vec<Block>) -> Part {
        Part { title: self.printout(what), of: self.dated(event), content: Content::Blocks(blocks) }
    }

    /// The tournament and its dates.
    fn dated(&self, event: &Event<'_>) -> String {
        let head = event.tournament.head();
        let (from, to) = (self.date(head.first), self.date(head.last));
        let dates = if head.first == head.last { from } else { format!("{from} – {to}") };
        format!("{}, {dates}", event.title())
    }

    /// The tournament, a round of it, and its date.
    fn of_round(&self, event: &Event<'_>, round: &Round) -> String {
        let date = self.date(round.date);
        message!(self, "tournament-round-of", tournament = event.title(), round = round.number.0, date = date)
    }

    /// That there is nothing to print yet, and why.
    fn no_round(&self, event: &Event<'_>, what: Printout) -> Part {
        self.part(event, what, vec![Block::Text(message!(self, "paper-no-round"))])
    }

    fn no_stage(&self, event: &Event<'_>, what: Printout) -> Part {
        self.part(event, what, vec![Block::Text(message!(self, "paper-not-started"))])
    }
}
