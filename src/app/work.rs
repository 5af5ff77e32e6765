//! Long work, which says how far it is and can be given up: the window goes on meanwhile, and shows a bar once a moment is over.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use iced::futures::channel::mpsc;
use iced::futures::{FutureExt as _, StreamExt as _, stream};
use iced::widget::{column, container, progress_bar, row};
use iced::{Alignment, Element, Length, Task};

use super::desk::Desk;
use super::screen::parts::{body, plain};
use super::system::Asking;
use super::theme::{self, gap};
use super::worker::{Failure, Worker};
use super::{App, Message as Outer};
use crate::store::Watch;
use crate::words::{Words, message};

/// What is done sooner shows no bar.
const MOMENT: Duration = Duration::from_millis(300);
/// How often a bar moves.
const AGAIN: Duration = Duration::from_millis(60);
/// How wide the card of a bar is.
const WIDTH: f32 = 520.0;

/// What happened to long work.
#[derive(Clone, Debug)]
pub enum Message {
    /// It is so far, from 0 to 1.
    Far(u32, f32),
    /// It is over.
    Over(u32),
    /// It is to be given up.
    GivenUp(u32),
}

/// By which work says how far it is, and hears whether it is to go on.
#[derive(Clone, Debug)]
pub struct Watching {
    number: u32,
    far: mpsc::UnboundedSender<(u32, f32)>,
    is_given_up: Arc<AtomicBool>,
    since: Instant,
    /// When it was said last, in milliseconds.
    said: Arc<AtomicU64>,
}

impl Watching {
    /// Says how far it is, from 0 to 1.
    pub fn far(&self, share: f32) -> ControlFlow<()> {
        let since = self.since.elapsed();
        let now = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
        let last = Duration::from_millis(self.said.load(Ordering::Relaxed));
        if since >= MOMENT && since >= last + AGAIN {
            self.said.store(now, Ordering::Relaxed);
            // Nobody may look any more.
            let _ = self.far.unbounded_send((self.number, share));
        }
        if self.is_given_up.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The same for a part of the work.
    pub fn part(&self, from: f32, to: f32) -> impl Fn(f32) -> ControlFlow<()> + Sync + '_ {
        move |share| self.far(from + share * (to - from))
    }
}

/// How work begins that may be long, and what it comes to.
pub struct Begin<M>(Box<dyn FnOnce(Watching) -> Asking<M> + Send>);

impl<M> Begin<M> {
    /// The work of a screen.
    pub fn new<F>(begin: impl FnOnce(Watching) -> F + Send + 'static) -> Begin<M>
    where
        F: Future<Output = M> + Send + 'static,
    {
        Begin(Box::new(move |watching| Box::pin(begin(watching))))
    }

    /// The work of the thread that owns the club file.
    pub fn at_desk<T: Send + 'static>(
        worker: &Worker,
        work: impl FnOnce(&mut Desk, Watch<'_>) -> Result<T, Failure> + Send + 'static,
        done: impl FnOnce(Result<T, Failure>) -> M + Send + 'static,
    ) -> Begin<M>
    where
        M: 'static,
    {
        let worker = worker.clone();
        Begin::new(move |watching| worker.ask(move |desk| work(desk, &|far| watching.far(far))).map(done))
    }

    pub(super) fn with(self, watching: Watching) -> Asking<M> {
        (self.0)(watching)
    }
}

impl<M> fmt::Debug for Begin<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Begin")
    }
}

/// Work that is under way.
#[derive(Debug)]
pub struct Work {
    number: u32,
    what: String,
    is_given_up: Arc<AtomicBool>,
    /// How far it is, once it has taken longer than a moment.
    far: Option<f32>,
}

impl Work {
    /// What is shown of it, if it is to be shown.
    pub(super) fn view<'a>(&'a self, words: &Words) -> Option<Element<'a, Message>> {
        let far = self.far?;
        let is_given_up = self.is_given_up.load(Ordering::Relaxed);
        let what = if is_given_up { message!(words, "app-work-giving-up") } else { self.what.clone() };
        let give_up = plain(message!(words, "app-cancel"), (!is_given_up).then_some(Message::GivenUp(self.number)));
        let bar = column![body(what), progress_bar(0.0..=1.0, far).girth(10)].spacing(gap::SMALL).width(Length::Fill);
        let content = row![bar, give_up].spacing(gap::MEDIUM).align_y(Alignment::Center);
        Some(container(content).padding([12, 14]).width(WIDTH).style(theme::card).into())
    }
}

impl App {
    /// Begins work that may be long. What it comes to is heard even if it is given up.
    pub(super) fn watched<F>(&mut self, what: String, begin: impl FnOnce(Watching) -> F) -> Task<Outer>
    where
        F: Future<Output = Outer> + Send + 'static,
    {
        let (sender, far) = mpsc::unbounded();
        let is_given_up = Arc::new(AtomicBool::new(false));
        let number = self.works_begun;
        self.works_begun = number.wrapping_add(1);
        self.works.push(Work { number, what, is_given_up: is_given_up.clone(), far: None });
        let since = Instant::now();
        let work = begin(Watching { number, far: sender, is_given_up, since, said: Arc::default() });
        let far = far.map(|(number, share)| Outer::Work(Message::Far(number, share)));
        let over = Outer::Work(Message::Over(number));
        let done = stream::once(work).flat_map(move |done| stream::iter([over.clone(), done]));
        Task::run(stream::select(far, done), |message| message)
    }

    pub(super) fn work(&mut self, message: Message) {
        match message {
            // What comes late is nothing any more.
            Message::Far(number, share) => {
                self.works.iter_mut().filter(|work| work.number == number).for_each(|work| work.far = Some(share));
            }
            Message::Over(number) => self.works.retain(|work| work.number != number),
            Message::GivenUp(number) => {
                let work = self.works.iter().find(|work| work.number == number);
                work.into_iter().for_each(|work| work.is_given_up.store(true, Ordering::Relaxed));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn watching(since: Instant) -> (Watching, mpsc::UnboundedReceiver<(u32, f32)>) {
        let (sender, far) = mpsc::unbounded();
        (Watching { number: 1, far: sender, is_given_up: Arc::default(), since, said: Arc::default() }, far)
    }

    #[test]
    fn what_is_done_in_a_moment_says_nothing_and_what_takes_longer_not_too_often() {
        let (quick, mut said) = watching(Instant::now());
        assert!(quick.far(0.5).is_continue());
        assert!(said.try_recv().is_err(), "too early");
        let long_ago = Instant::now().checked_sub(Duration::from_secs(60)).expect("a moment");
        let (long, mut said) = watching(long_ago);
        assert!(long.part(0.5, 1.0)(0.5).is_continue() && long.far(0.8).is_continue());
        assert_eq!(said.try_recv().ok(), Some((1, 0.75)));
        assert!(said.try_recv().is_err(), "at once again");
        long.is_given_up.store(true, Ordering::Relaxed);
        assert!(long.far(0.9).is_break());
    }
}
