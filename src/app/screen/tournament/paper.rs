//! What of a tournament goes on paper and into files: each document as its pages will be, and every way to take it away.

use std::collections::BTreeMap;
use std::sync::Arc;

use iced::Task;

use super::event::Event;
use super::{Message as Parent, TournamentScreen};
use crate::app::desk::Club;
use crate::app::screen::{Action, Cx};
use crate::app::taking::{Bytes, Kind, Parcel, Rows, usual_paper};
use crate::app::worker::{Failure, apart};
use crate::club::{PlayerId, SeriesId, SeriesRecord};
use crate::exchange::paper::{Cell, Column, Document, Page, Paper, Table, pages, pdf, print_page};
use crate::exchange::{Archive, Deals, OutFault, records};
use crate::store::StoreError;
use crate::tournament::{Group, RoundNumber};
use crate::words::paper::{Printing, Printout};
use crate::words::{EventFacts, Winner, Words, message};

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// One document; all of them where none is chosen.
    pub(super) what: Option<Printout>,
    pub(super) round: Option<RoundNumber>,
    pub(super) paper: Paper,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// A document is to be looked at, or all.
    Chosen(Option<Printout>),
    /// On paper of another size.
    Sized(Paper),
    /// Of another round.
    OfRound(Option<RoundNumber>),
    /// Its pages.
    LaidOut(Wanted, Result<Arc<Vec<Page>>, Failure>),
    /// The page before, or the next one.
    Turned(isize),
    /// The document goes into a file.
    SaveAsked,
    /// It goes to the printer.
    PrintAsked,
    /// The page for the club's site, the archive and the records go into a file.
    EventAsked,
    /// The standings go into a file.
    StandingsAsked,
    /// The crosstable goes into a file.
    CrosstableAsked,
    /// The pairings go into a file.
    PairingsAsked,
    /// What goes into a file was read.
    Packed(Result<Box<Parcel>, Failure>),
}

/// The papers of a tournament.
#[derive(Debug)]
pub struct Papers {
    pub(super) wanted: Wanted,
    pub(super) pages: Option<Arc<Vec<Page>>>,
    pub(super) page: usize,
    pub(super) cache: iced::widget::canvas::Cache,
}

impl Default for Papers {
    fn default() -> Papers {
        Papers {
            wanted: Wanted { what: Some(Printout::Pairings), round: None, paper: usual_paper() },
            pages: None,
            page: 0,
            cache: iced::widget::canvas::Cache::new(),
        }
    }
}

/// All that a document is made of.
#[derive(Clone, Debug)]
struct Source {
    event: Arc<Event>,
    club: Arc<Club>,
}

impl Source {
    fn told<T>(&self, tell: impl FnOnce(&crate::words::Event<'_>) -> T) -> T {
        let name = |player: PlayerId| self.club.people.whole_label(player);
        tell(&self.event.told(&name))
    }

    fn document(&self, wanted: Wanted, words: &Words) -> Document {
        let printing = Printing { round: wanted.round, ..Printing::default() };
        self.told(|event| {
            let what = wanted.what.map_or_else(|| event.printouts(&printing), |what| vec![what]);
            words.printed(event, &what, &printing)
        })
    }
}

/// The title of a parcel: the tournament and what of it.
fn title(event: &Event, what: &str) -> String {
    format!("{} – {what}", event.tournament.head().name)
}

impl TournamentScreen {
    fn source(&self, cx: &Cx<'_>) -> Option<Source> {
        Some(Source { event: self.event.clone()?, club: cx.club.clone() })
    }

    /// Which documents there are.
    pub(super) fn printouts(&self, cx: &Cx<'_>) -> Vec<Printout> {
        let all = self.source(cx).map(|source| source.told(|event| event.printouts(&Printing::default())));
        all.unwrap_or_default()
    }

    /// Lays out what is wanted.
    pub(super) fn lay_out(&self, cx: &Cx<'_>) -> Task<Parent> {
        let Some(source) = self.source(cx) else { return Task::none() };
        let (wanted, language) = (self.papers.wanted, cx.words.language());
        let laid = apart(move || {
            let document = source.document(wanted, &Words::in_language(language));
            pages(&document, wanted.paper).map(Arc::new).map_err(|error| Failure::Said(error.to_string()))
        });
        Task::perform(laid, move |laid| {
            let laid = laid.unwrap_or_else(Err);
            Parent::Papers(Message::LaidOut(wanted, laid))
        })
    }

    /// What a message changes.
    pub(super) fn paper(&mut self, message: Message, cx: &Cx<'_>) -> Action<Parent> {
        self.failure = None;
        let papers = &mut self.papers;
        match message {
            Message::Chosen(what) => papers.wanted.what = what,
            Message::Sized(paper) => papers.wanted.paper = paper,
            Message::OfRound(round) => papers.wanted.round = round,
            Message::LaidOut(wanted, laid) => {
                if wanted == papers.wanted {
                    match laid {
                        Ok(laid) => {
                            papers.page = papers.page.min(laid.len().saturating_sub(1));
                            papers.pages = Some(laid);
                            papers.cache.clear();
                        }
                        Err(failure) => {
                            papers.pages = None;
                            self.failure = Some(failure);
                        }
                    }
                }
                return Action::None;
            }
            Message::Turned(by) => {
                let last = papers.pages.as_ref().map_or(0, |pages| pages.len().saturating_sub(1));
                papers.page = papers.page.saturating_add_signed(by).min(last);
                papers.cache.clear();
                return Action::None;
            }
            Message::SaveAsked => {
                return self.printed(cx).map_or(Action::None, |parcel| Action::Take(Box::new(parcel)));
            }
            Message::PrintAsked => {
                return self.printed(cx).map_or(Action::None, |parcel| Action::Print(Box::new(parcel)));
            }
            Message::EventAsked => return Action::Run(self.pack(cx)),
            Message::StandingsAsked | Message::CrosstableAsked | Message::PairingsAsked => {
                return self.table_of(&message, cx).map_or(Action::None, |parcel| Action::Take(Box::new(parcel)));
            }
            Message::Packed(Ok(parcel)) => return Action::Take(parcel),
            Message::Packed(Err(failure)) => {
                self.failure = Some(failure);
                return Action::None;
            }
        }
        papers.page = 0;
        Action::Run(self.lay_out(cx))
    }

    /// The document that is looked at, as files.
    fn printed(&self, cx: &Cx<'_>) -> Option<Parcel> {
        let source = self.source(cx)?;
        let wanted = self.papers.wanted;
        let name = match wanted.what {
            Some(what) => cx.words.printout(what),
            None => message!(cx.words, "papers-all"),
        };
        let title = title(&source.event, &name);
        let paged = source.clone();
        let pdf = Bytes::new(move |words| {
            pdf(&source.document(wanted, words), wanted.paper).map_err(|error| error.to_string())
        });
        let page = Bytes::new(move |words| {
            let page = print_page(&paged.document(wanted, words), wanted.paper);
            page.map(String::into_bytes).map_err(|error| error.to_string())
        });
        Some(Parcel::of_files(title, vec![(Kind::Pdf, pdf), (Kind::PrintPage, page)]))
    }

    /// A table of the tournament for spreadsheets.
    fn table_of(&self, message: &Message, cx: &Cx<'_>) -> Option<Parcel> {
        let source = self.source(cx)?;
        let event = &source.event;
        let words = cx.words;
        if let Message::PairingsAsked = message {
            let round = self.papers.wanted.round.or_else(|| Some(event.tournament.last_round()?.number))?;
            let title = title(event, &message!(words, "event-round", round = round.0));
            let name = title.clone();
            let rows = Rows::new(move |words| {
                source.told(|told| {
                    let round = source.event.tournament.rounds().get(&round);
                    let table = round.map(|round| words.round_table(told, round, Winner::Named));
                    table.unwrap_or_else(|| Table::of_texts(Vec::new(), Vec::new())).as_rows(name.clone())
                })
            });
            return Some(Parcel::of_table(title, rows));
        }
        let is_cross = matches!(message, Message::CrosstableAsked);
        let (_, table) = event.tables.first()?;
        let title = match is_cross {
            true => words.crosstable_title(&event.tournament, None, table),
            false => words.standings_title(&event.tournament, None, table),
        };
        let name = title.clone();
        let rows = Rows::new(move |words| {
            source.told(|told| {
                let tables = source.event.tables.iter().map(|(group, table)| {
                    let table = if is_cross { words.cross_table(told, table) } else { words.ranked_table(told, table) };
                    (*group, table)
                });
                joined(tables, words).as_rows(name.clone())
            })
        });
        Some(Parcel::of_table(title, rows))
    }

    /// Reads what the page for the club's site, the archive and the records are made of.
    fn pack(&self, cx: &Cx<'_>) -> Task<Parent> {
        let Some(source) = self.source(cx) else { return Task::none() };
        let language = cx.words.language();
        let read = cx.worker.ask(move |desk| {
            let club = desk.club()?;
            let tournament = &source.event.tournament;
            let mut known: BTreeMap<SeriesId, SeriesRecord> = BTreeMap::new();
            for id in tournament.all_series() {
                match club.series_record(id) {
                    Ok(record) => known.extend(record.map(|record| (id, record))),
                    // Its result stands, but nobody can step through it any more.
                    Err(StoreError::OtherRules { .. }) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            let archive =
                Archive::of_tournament(false, club.players()?, known.values().cloned().collect(), tournament.clone());
            let written = records_of(&source, &known)
                .map_err(|fault| Failure::Said(Words::in_language(language).out_fault(&fault)))?;
            Ok(Box::new(packed(source, known, archive, written)))
        });
        Task::perform(read, |read| Parent::Papers(Message::Packed(read)))
    }
}

/// The tables of all groups in one, each row with its group where there are several.
fn joined(tables: impl Iterator<Item = (Option<Group>, Table)>, words: &Words) -> Table {
    let mut all: Option<Table> = None;
    for (group, mut table) in tables {
        if let Some(group) = group {
            table.columns.insert(0, Column::text(message!(words, "column-group")));
            table.rows.iter_mut().for_each(|row| row.insert(0, Cell::text(group.to_string())));
        }
        match &mut all {
            // Groups of fewer players have fewer rounds.
            Some(all) if all.columns.len() >= table.columns.len() => all.rows.extend(table.rows),
            Some(all) => {
                let rows = std::mem::take(&mut all.rows);
                all.columns = table.columns;
                all.rows = rows.into_iter().chain(table.rows).collect();
            }
            None => all = Some(table),
        }
    }
    all.unwrap_or_else(|| Table::of_texts(Vec::new(), Vec::new()))
}

/// Everything of a tournament, as files.
fn packed(
    source: Source,
    known: BTreeMap<SeriesId, SeriesRecord>,
    archive: Archive,
    written: Option<String>,
) -> Parcel {
    let title = source.event.tournament.head().name.to_string();
    let name = source.club.settings.name.clone();
    let page = Bytes::new(move |words| {
        let club = name.as_ref().map(|name| name.as_str());
        let page = source.told(|event| words.event_page(&EventFacts { event: *event, records: &known, club }));
        page.html().map(String::into_bytes).map_err(|error| error.to_string())
    });
    let archive = Bytes::new(move |_| {
        archive.written(Deals::OfGamesOver).map(String::into_bytes).map_err(|error| error.to_string())
    });
    let mut parcel = Parcel::of_files(title, vec![(Kind::EventPage, page), (Kind::Archive, archive)]);
    parcel.records = written;
    parcel
}

/// The games whose moves are known and may be seen.
fn records_of(source: &Source, known: &BTreeMap<SeriesId, SeriesRecord>) -> Result<Option<String>, OutFault> {
    let tournament = &source.event.tournament;
    let face_down: Vec<_> = tournament.face_down().collect();
    let shown: Vec<_> = known.values().filter(|record| !face_down.contains(&record.id)).cloned().collect();
    let label = |player| source.club.people.whole_label(player);
    let name = tournament.head().name.to_string();
    let text = records(&shown, Some(name.as_str()), &label)?.text;
    Ok(Some(text).filter(|text| !text.is_empty()))
}
