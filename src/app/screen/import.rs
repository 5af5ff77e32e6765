//! What others kept comes in: a file is chosen or its path typed, what it would bring is shown, and only then it is done.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::widget::{Column, Row, checkbox, column, container, operation, row, text};
use iced::{Alignment, Element, Length, Task};

use super::parts::{body, card, choice, field, head, narrow_page, no_date, part, plain, primary, small, wrong_note};
use super::{Action, Cx};
use crate::app::bring::{self, Ask, Brought, Key, Line, Said, Source, Verdict};
use crate::app::desk::Act;
use crate::app::system::{Answer, Question, typed_path};
use crate::app::theme::{self, gap};
use crate::app::work::Begin;
use crate::app::worker::{Failure, apart};
use crate::app::{Bring, Place};
use crate::club::{Batch, BatchPurpose};
use crate::exchange::{Choice, DateOrder, Differing};
use crate::store::{Reason, StoreError};
use crate::words::{Words, message};

const PATH: &str = "import-path";
/// How many lines are shown at once.
const SHOWN: usize = 100;
/// How many newcomers are named.
const NAMED: usize = 12;

/// What happened on the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// What the file brings was chosen.
    Chosen(Bring),
    /// The path was typed.
    Typed(String),
    /// A dialogue of the system is wanted.
    FileAsked,
    /// What came of it.
    FileChosen(Answer),
    /// The file is to be looked at.
    ReadAsked,
    /// It was read, or cannot be: what it brings is worked out next.
    Read(u32, Result<Arc<Source>, Failure>),
    /// It was looked at, or cannot be.
    Looked(u32, Result<Brought, Failure>),
    /// Something was said about it.
    Said(Word),
    /// More lines are wanted.
    MoreAsked,
    /// It is to come in.
    BringAsked,
    /// A backup is made before, or cannot be.
    BackedUp(Result<(), Failure>),
    /// It has come in, or not.
    Done(Result<(), Failure>),
    /// It is enough.
    Closed,
}

/// Something that is said about a file.
#[derive(Clone, Debug)]
pub enum Word {
    /// Whether unknown players come in with their series.
    AddPlayers(bool),
    /// What happens where the club has another version.
    Differing(Differing),
    /// The evening of records that say none, as it is typed.
    Date(String),
    /// How dates are read that could be either.
    DateOrder(Option<DateOrder>),
    /// Who somebody is.
    Who(Key, Choice),
    /// Whether a series is kept beside the club's.
    Apart(usize, bool),
}

/// The screen.
#[derive(Debug)]
pub struct Import {
    bring: Bring,
    typed: String,
    date: String,
    said: Said,
    source: Option<Arc<Source>>,
    brought: Option<Brought>,
    /// The number of the last look: earlier ones that come late are nothing any more.
    look: u32,
    is_looking: bool,
    /// Whether it is coming in.
    is_coming: bool,
    shown: usize,
    failure: Option<Failure>,
    is_done: bool,
    /// The state of the club for which this holds.
    revision: u64,
    has_no_dialogue: bool,
}

impl Import {
    /// The screen for what a file brings.
    pub fn new(bring: Bring) -> Import {
        Import {
            bring,
            typed: String::new(),
            date: String::new(),
            said: Said::default(),
            source: None,
            brought: None,
            look: 0,
            is_looking: false,
            is_coming: false,
            shown: SHOWN,
            failure: None,
            is_done: false,
            revision: 0,
            has_no_dialogue: false,
        }
    }

    /// The same screen before another file.
    fn again(&self, bring: Bring, typed: String) -> Import {
        Import { typed, look: self.look.wrapping_add(1), has_no_dialogue: self.has_no_dialogue, ..Import::new(bring) }
    }

    /// Puts the keyboard into the field of the path.
    pub fn focus<M: Send + 'static>(&self) -> Task<M> {
        operation::focus(PATH)
    }

    /// The club is another one: what came in may have been taken back, and the file may bring something else now.
    pub fn refresh(&mut self, cx: &Cx<'_>) -> Action<Message> {
        if self.is_coming || self.revision == cx.club.revision {
            return Action::None;
        }
        self.is_done = false;
        self.look_again(cx)
    }

    /// What a message changes.
    pub fn update(&mut self, message: Message, cx: &Cx<'_>) -> Action<Message> {
        match message {
            Message::Chosen(bring) => {
                *self = self.again(bring, self.typed.clone());
            }
            Message::Typed(typed) => {
                *self = self.again(self.bring, typed);
            }
            Message::FileAsked => {
                let title = message!(cx.words, "app-import-choose");
                return Action::Ask { question: Question::File { title }, answered: Message::FileChosen };
            }
            Message::FileChosen(Answer::Chosen(path)) => {
                *self = self.again(self.bring, path.display().to_string());
                self.notice_kind(&path);
                return self.read(cx);
            }
            Message::FileChosen(Answer::Cancelled) => {}
            Message::FileChosen(Answer::NoDialogue) => {
                self.has_no_dialogue = true;
                return Action::Run(self.focus());
            }
            Message::ReadAsked => {
                self.notice_kind(&self.path());
                return self.read(cx);
            }
            Message::Read(look, read) if look == self.look => match read {
                Ok(source) => {
                    self.source = Some(source);
                    return self.look_again(cx);
                }
                Err(failure) => (self.failure, self.is_looking) = (Some(failure), false),
            },
            Message::Looked(look, looked) if look == self.look => {
                self.is_looking = false;
                match looked {
                    Ok(brought) => self.brought = Some(brought),
                    Err(failure) => (self.failure, self.brought) = (Some(failure), None),
                }
            }
            Message::Read(..) | Message::Looked(..) => {}
            Message::Said(word) => {
                self.say(word, cx.words);
                return self.look_again(cx);
            }
            Message::MoreAsked => self.shown += SHOWN,
            Message::BringAsked => {
                (self.failure, self.is_coming) = (None, true);
                return Action::back_up(Reason::BeforeImport, None, Message::BackedUp, cx);
            }
            Message::BackedUp(Ok(())) => {
                let Some(brought) = &self.brought else { return Action::None };
                let batch = Batch { purpose: BatchPurpose::Import, commands: brought.commands.clone() };
                return Action::Act { act: Act::Import(batch), why: None, done: Message::Done };
            }
            Message::Done(Ok(())) => {
                let revision = cx.club.revision;
                *self = Import { is_done: true, revision, ..self.again(self.bring, String::new()) };
            }
            Message::BackedUp(Err(failure)) | Message::Done(Err(failure)) => {
                (self.failure, self.is_coming) = (Some(failure), false);
            }
            Message::Closed => {
                return Action::Go(match self.bring {
                    Bring::Players => Place::Players,
                    Bring::Series | Bring::Records => Place::SeriesList,
                    Bring::Archive => Place::Home,
                });
            }
        }
        Action::None
    }

    fn path(&self) -> PathBuf {
        typed_path(&self.typed, Path::new(""))
    }

    /// The name of a file may say what it brings; a table can be one of two.
    fn notice_kind(&mut self, path: &Path) {
        if let Some(bring) = kind_of(path).filter(|bring| !is_table(*bring) || !is_table(self.bring)) {
            self.bring = bring;
        }
    }

    fn say(&mut self, word: Word, words: &Words) {
        match word {
            Word::AddPlayers(add) => self.said.add_players = add,
            Word::Differing(differing) => self.said.differing = differing,
            Word::Date(date) => {
                self.said.date = words.read_date(&date);
                self.date = date;
            }
            Word::DateOrder(order) => self.said.date_order = order,
            Word::Who(key, choice) => {
                self.said.people.insert(key, choice);
            }
            Word::Apart(key, true) => {
                self.said.apart.insert(key);
            }
            Word::Apart(key, false) => {
                self.said.apart.remove(&key);
            }
        }
    }

    /// Reads the file, and works out what it would bring.
    fn read(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let path = self.path();
        if path.as_os_str().is_empty() {
            return Action::None;
        }
        (self.source, self.brought, self.failure, self.is_done) = (None, None, None, false);
        (self.look, self.is_looking) = (self.look.wrapping_add(1), true);
        let (bring, language, look) = (self.bring, cx.words.language(), self.look);
        let begin = Begin::new(move |watching| async move {
            let read = apart(move || {
                let read = bring::read(&path, bring, &Words::in_language(language))?;
                if watching.far(1.0).is_break() { Err(StoreError::GivenUp.into()) } else { Ok(Arc::new(read)) }
            });
            Message::Read(look, read.await.flatten())
        });
        Action::Watch { what: message!(cx.words, "app-import-reading"), begin }
    }

    /// Works out what the file would bring, beside the thread of the club file: that goes on to serve others.
    fn look_again(&mut self, cx: &Cx<'_>) -> Action<Message> {
        let Some(source) = self.source.clone() else { return Action::None };
        (self.look, self.is_looking, self.revision) = (self.look.wrapping_add(1), true, cx.club.revision);
        let (bring, said, language, look) = (self.bring, self.said.clone(), cx.words.language(), self.look);
        let facts = cx.worker.ask(move |desk| bring::Facts::of(bring, desk));
        let begin = Begin::new(move |watching| async move {
            let looked = async {
                let facts = facts.await?;
                let looked = apart(move || {
                    let words = Words::in_language(language);
                    bring::preview(&source, facts, bring, &said, &words, &watching.part(0.1, 1.0))
                });
                looked.await?
            };
            Message::Looked(look, looked.await)
        });
        Action::Watch { what: message!(cx.words, "app-import-comparing"), begin }
    }

    /// What is shown.
    pub fn view<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        // What was given up on purpose is no fault, and is said where it began.
        let failure = self.failure.as_ref().filter(|failure| self.brought.is_none() || !failure.is_given_up());
        let failure = failure.map(|failure| wrong_note(cx.failure(failure)));
        let done = self.is_done.then(|| {
            let sentence = body(message!(words, "app-import-done")).width(Length::Fill);
            let see = plain(message!(words, "app-evening-see"), Some(Message::Closed));
            container(row![sentence, see].align_y(Alignment::Center)).padding([10, 14]).style(theme::well_note)
        });
        let looking = self.is_looking.then(|| match &self.source {
            Some(source) if self.brought.is_none() => read_so_far(source, words),
            Some(_) => small(message!(words, "app-import-comparing")).into(),
            None => small(message!(words, "app-import-reading")).into(),
        });
        // Nothing comes and goes above the field: it would lose the keyboard.
        let content = Column::new()
            .push(self.file(cx))
            .push(done)
            .push(failure)
            .push(looking)
            .push(self.brought.as_ref().map(|brought| self.preview(brought, cx)));
        let close = plain(message!(words, "app-close"), Some(Message::Closed));
        narrow_page(head(message!(words, "app-import-title"), row![close]), content.spacing(gap::LARGE))
    }

    /// What it is, and where.
    fn file<'a>(&'a self, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let of = |name: String, bring: Bring| choice(name, self.bring == bring, Message::Chosen(bring)).into();
        let kinds = Row::with_children([
            of(message!(words, "app-import-players"), Bring::Players),
            of(message!(words, "app-import-series"), Bring::Series),
            of(message!(words, "app-import-archive"), Bring::Archive),
            of(message!(words, "app-import-records"), Bring::Records),
        ]);
        let can = !self.typed.trim().is_empty() && !self.is_looking;
        let read = can.then_some(Message::ReadAsked);
        let path = field(PATH, message!(words, "app-import-path"), &self.typed, None, Message::Typed, read.clone());
        let deeds = row![
            primary(message!(words, "app-import-look"), read),
            plain(message!(words, "app-import-choose-file"), (!self.has_no_dialogue).then_some(Message::FileAsked)),
        ]
        .push(self.has_no_dialogue.then(|| small(message!(words, "app-no-dialogue"))));
        let more = match self.bring {
            Bring::Players => message!(words, "app-import-players-more"),
            Bring::Series => message!(words, "app-import-series-more"),
            Bring::Archive => message!(words, "app-import-archive-more"),
            Bring::Records => message!(words, "app-import-records-more"),
        };
        let content = column![
            kinds.spacing(gap::SMALL).wrap(),
            small(more),
            path,
            deeds.spacing(gap::SMALL).align_y(Alignment::Center)
        ];
        card(content.spacing(gap::MEDIUM)).width(Length::Fill).into()
    }

    fn preview<'a>(&'a self, brought: &'a Brought, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let summary = message!(
            words,
            "import-summary",
            new = brought.count(Verdict::New),
            changed = brought.count(Verdict::Changed),
            same = brought.same,
            open = brought.count(Verdict::Open),
            refused = brought.count(Verdict::Refused)
        );
        let notes = brought.notes.iter().map(|note| small(note.clone()).into());
        let can = cx.club.can_be_changed() && !brought.commands.is_empty() && !self.is_looking && !self.is_coming;
        let bring = primary(message!(words, "app-import-bring"), can.then_some(Message::BringAsked));
        let undone = if self.failure.as_ref().is_some_and(Failure::is_given_up) {
            message!(words, "given-up")
        } else if brought.commands.is_empty() {
            message!(words, "import-nothing")
        } else {
            message!(words, "app-import-undone")
        };
        let end = row![bring, small(undone)].spacing(gap::MEDIUM).align_y(Alignment::Center);
        let lines = brought.lines.iter().take(self.shown).map(|line| self.line(line, words));
        let left: usize = brought.lines.len().saturating_sub(self.shown);
        let more = (left > 0).then(|| plain(message!(words, "app-more-lines", count = left), Some(Message::MoreAsked)));
        let content = Column::new()
            .push(body(summary))
            .push((!brought.notes.is_empty()).then(|| Column::with_children(notes)))
            .push((self.bring != Bring::Players).then(|| self.words_on(brought, cx)))
            .push(end)
            .push(Column::with_children(lines).spacing(gap::SMALL))
            .push(more)
            .spacing(gap::MEDIUM);
        part(message!(words, "app-import-preview"), content).into()
    }

    /// What can be said of the file as a whole.
    fn words_on<'a>(&'a self, brought: &Brought, cx: &Cx<'a>) -> Element<'a, Message> {
        let words = cx.words;
        let newcomers = (!brought.newcomers.is_empty()).then(|| {
            let (first, rest) = brought.newcomers.split_at(brought.newcomers.len().min(NAMED));
            let mut list = first.join(", ");
            if !rest.is_empty() {
                list.push_str(&format!(", … (+{})", rest.len()));
            }
            let name = message!(words, "app-import-newcomers", list = list);
            checkbox(self.said.add_players)
                .label(name)
                .on_toggle(|add| Message::Said(Word::AddPlayers(add)))
                .style(theme::check)
        });
        let differing = (self.bring == Bring::Archive).then(|| {
            let of = |name: String, differing: Differing| {
                choice(name, self.said.differing == differing, Message::Said(Word::Differing(differing)))
            };
            let choices = row![
                of(message!(words, "app-import-skip"), Differing::Skip),
                of(message!(words, "app-import-replace"), Differing::Replace),
                of(message!(words, "app-import-keep-both"), Differing::KeepBoth),
            ];
            column![small(message!(words, "app-import-differing")), choices.spacing(gap::SMALL).wrap()]
                .spacing(gap::TINY)
        });
        let order = (self.bring == Bring::Series).then(|| {
            let of = |name: String, order: Option<DateOrder>| {
                choice(name, self.said.date_order == order, Message::Said(Word::DateOrder(order)))
            };
            let choices = row![
                of(message!(words, "app-import-dates-plain"), None),
                of(message!(words, "app-import-day-first"), Some(DateOrder::DayFirst)),
                of(message!(words, "app-import-month-first"), Some(DateOrder::MonthFirst)),
            ];
            column![small(message!(words, "app-import-dates")), choices.spacing(gap::SMALL).wrap()].spacing(gap::TINY)
        });
        let date = (self.bring == Bring::Records).then(|| {
            let fault = (!self.date.trim().is_empty() && self.said.date.is_none()).then(|| no_date(cx));
            let name = message!(words, "app-import-date", example = words.typed_date(cx.today()));
            let typed = |date: String| Message::Said(Word::Date(date));
            container(field("import-date", name, &self.date, fault, typed, None)).max_width(420)
        });
        Column::new().push(newcomers).push(differing).push(order).push(date).spacing(gap::SMALL).into()
    }

    /// A line of the preview, and what can be said of it.
    fn line<'a>(&'a self, line: &'a Line, words: &Words) -> Element<'a, Message> {
        let (mark, style): (_, fn(&iced::Theme) -> text::Style) = match line.verdict {
            Verdict::New => ("+", theme::well),
            Verdict::Changed => ("→", theme::well),
            Verdict::Same => ("=", theme::faint),
            Verdict::Open => ("?", theme::caution),
            Verdict::Refused => ("×", theme::wrong),
        };
        let said = row![container(body(mark).style(style)).width(18), body(line.sentence.as_str()).width(Length::Fill)];
        let choices = line.ask.as_ref().map(|ask| match ask {
            Ask::Who(key, candidates) => {
                let said = self.said.people.get(key).copied().unwrap_or(Choice::Leave);
                let of = |name: String, to: Choice| choice(name, said == to, Message::Said(Word::Who(*key, to))).into();
                let leave = of(message!(words, "app-import-leave"), Choice::Leave);
                let other = of(message!(words, "app-import-somebody-else"), Choice::Add);
                let takes = candidates.iter().map(|(player, label)| of(label.clone(), Choice::Take(*player)));
                Row::with_children([leave].into_iter().chain(takes).chain([other]))
            }
            Ask::Apart(key) => {
                let is_apart = self.said.apart.contains(key);
                let of = |name: String, apart: bool| {
                    choice(name, is_apart == apart, Message::Said(Word::Apart(*key, apart))).into()
                };
                let skip = of(message!(words, "app-import-skip"), false);
                Row::with_children([skip, of(message!(words, "app-import-keep-both"), true)])
            }
        });
        let choices = choices.map(|choices| container(choices.spacing(gap::SMALL).wrap()).padding([0, 18]));
        column![said].push(choices).spacing(gap::TINY).into()
    }
}

/// What was read, while it is compared with the club.
fn read_so_far<'a>(source: &Source, words: &Words) -> Element<'a, Message> {
    let lines = source.first_lines(words).into_iter().map(|line| small(line).wrapping(text::Wrapping::Glyph).into());
    let content = column![body(source.size(words)), Column::with_children(lines).spacing(gap::TINY)]
        .push(small(message!(words, "app-import-comparing")));
    part(message!(words, "app-import-read"), content.spacing(gap::SMALL)).into()
}

const fn is_table(bring: Bring) -> bool {
    matches!(bring, Bring::Players | Bring::Series)
}

/// What the name of a file says that it brings; tables can be either.
fn kind_of(path: &Path) -> Option<Bring> {
    match path.extension()?.to_str()?.to_lowercase().as_str() {
        "csv" | "tsv" | "txt" => Some(Bring::Players),
        "json" | "halaliarchive" => Some(Bring::Archive),
        "halali" => Some(Bring::Records),
        _ => None,
    }
}
