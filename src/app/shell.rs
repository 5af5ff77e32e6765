//! What is around every screen: the bar of places, notes at the top, and what lies over it all.

use iced::widget::{
    Column, center, center_x, column, container, mouse_area, opaque, pin, progress_bar, responsive, row, scrollable,
    space, stack, text,
};
use iced::{Alignment, Element, Length, Padding};

use super::desk::Step;
use super::route::cx;
use super::screen::Cx;
use super::screen::parts::{body, heading, plain, primary, small, strong};
use super::steps;
use super::theme::{self, gap, size};
use super::widget::list::BAR;
use super::widget::tab::LAYER;
use super::widget::{Kind, Press, hush, once};
use super::{App, Bring, Message, Note, Place, Screen, chooser, font, rescue, taking};
use crate::words::{Words, message};

/// How wide a note is at most.
const NOTE: f32 = 760.0;
/// How wide the names of keys are.
const KEYS: f32 = 190.0;
/// How wide what they mean is.
const MEANING: f32 = 226.0;
/// How wide the bar of places is.
const RAIL: f32 = 196.0;
/// The places on it.
pub(super) const RAIL_PLACES: &str = "places";
/// Below this height the window is low.
const LOW: f32 = 640.0;

/// The places on the bar with the names of their messages.
pub(super) const PLACES: [(Place, &str); 9] = [
    (Place::Home, "app-place-home"),
    (Place::Evening, "app-place-evening"),
    (Place::Tournaments, "app-place-tournaments"),
    (Place::Players, "app-place-players"),
    (Place::SeriesList, "app-place-series"),
    (Place::Standings, "app-place-standings"),
    (Place::Rules, "app-place-rules"),
    (Place::Log, "app-place-log"),
    (Place::Settings, "app-place-settings"),
];

/// The whole window.
pub(super) fn view(app: &App) -> Element<'_, Message> {
    let Some(club) = &app.club else { return opening(app) };
    let cx = cx!(app, club);
    let screen = match &app.screen {
        Screen::Home(screen) => screen.view(&cx).map(Message::Home),
        Screen::Evening(screen) => screen.view(&cx).map(Message::Evening),
        Screen::Tournaments(screen) => screen.view(&cx).map(Message::Tournaments),
        Screen::SetUp(screen) => screen.view(&cx).map(Message::SetUp),
        Screen::Tournament(screen) => screen.view(&cx).map(Message::Tournament),
        Screen::Import(screen) => screen.view(&cx).map(Message::Import),
        Screen::Players(screen) => screen.view(&cx).map(Message::Players),
        Screen::Player(screen) => screen.view(&cx).map(Message::Player),
        Screen::NewSeries(screen) => screen.view(&cx).map(Message::NewSeries),
        Screen::SeriesList(screen) => screen.view(&cx).map(Message::SeriesList),
        Screen::Series(screen) => screen.view(&cx).map(Message::Series),
        Screen::Play(screen) => screen.view(&cx).map(Message::Play),
        Screen::Standings(screen) => screen.view(&cx).map(Message::Standings),
        Screen::Rules(screen) => screen.view(&cx).map(Message::Rules),
        Screen::Log(screen) => screen.view(&cx).map(Message::Log),
        Screen::Settings(screen) => {
            screen.view(&app.preferences, app.places.preferences.as_deref(), &cx).map(Message::Settings)
        }
    };
    let main = column![read_only(&cx), damaged(app), screen].width(Length::Fill).height(Length::Fill);
    let main = stack![main].push(beneath(app, &cx));
    // A game has the window to itself.
    let is_played = app.playing().is_some_and(|screen| screen.table().is_some());
    let base = row![].push((!is_played).then(|| rail(app, &cx))).push(main);
    let finder =
        app.finder.as_ref().map(|finder| over(finder.view(cx.words).map(Message::Finder), Some(Message::FinderAsked)));
    let over = app.sample.map(|made| sample(app, made)).or_else(|| app.shows_shortcuts.then(|| shortcuts(app)));
    let over = over.or_else(|| rescuing(app));
    let stepping = app
        .stepping
        .as_ref()
        .map(|question| self::over(super::steps::question(question, club, cx.words), Some(Message::StepNotMeant)));
    let asked = asking(app).or(stepping);
    let all = stack![base].push(asked.or(over).or(finder).or_else(|| choosing(app)));
    hush(once(all, app.place, app.clock))
}

/// Before a club file is open, or where none can be.
fn opening(app: &App) -> Element<'_, Message> {
    let words = &app.words;
    if app.rescue.is_none() && app.note.is_none() {
        // A large file takes a moment.
        let name = text("Halali!").font(font::DISPLAY).size(size::DISPLAY).style(theme::faint);
        let what = column![name, small(message!(words, "app-opening"))];
        return center(what.spacing(gap::SMALL).align_x(Alignment::Center)).into();
    }
    let rescue = app.rescue.as_ref().map(|rescue| rescue.view(words).map(Message::Rescue));
    let again = app.rescue.as_ref().map(|rescue| rescue.again(words).map(Message::Rescue));
    let note = app.note.as_ref().map(|note| match note {
        Note::Well(note) | Note::Filed(note, _) | Note::Wrong(note) => body(note.clone()),
        Note::Stepped(_, notes) => body(steps::named(notes, words).join("\n")),
    });
    // A file that is named and not there must not be the end of the way.
    let make = app.missing.is_some().then(|| primary(message!(words, "app-make-club"), Some(Message::MakeAsked)));
    let other = plain(message!(words, "app-open-file"), Some(Message::Chooser(chooser::Message::Asked)));
    let is_own = |rescue: &rescue::Rescue| app.places.usual.as_deref() == Some(rescue.path());
    let has_own = app.places.usual.is_some() && !app.rescue.as_ref().is_some_and(is_own);
    let own = has_own.then(|| plain(message!(words, "app-own-club"), Some(Message::OwnClubAsked)));
    let sample = plain(message!(words, "app-try-sample"), Some(Message::SampleAsked));
    let deeds = row![].push(make).push(again).push(other).push(own).push(sample).spacing(gap::SMALL).wrap();
    let deeds = deeds.vertical_spacing(gap::SMALL);
    let what = column![heading("Halali!")].push(rescue).push(note).push(deeds).spacing(gap::MEDIUM);
    let what = scrollable(container(what.max_width(rescue::WIDTH)).padding(gap::LARGE)).style(theme::scroll);
    let over = asking(app).or_else(|| app.sample.map(|made| self::sample(app, made))).or_else(|| choosing(app));
    let card = center(container(what).style(theme::card)).padding(gap::LARGE);
    stack![card].push(working(app)).push(over).into()
}

/// The organiser's PIN is asked for.
fn asking(app: &App) -> Option<Element<'_, Message>> {
    let asked = app.asked.as_ref()?;
    Some(over(super::guard::view(app, asked), Some(Message::Guard(super::guard::Message::GivenUp))))
}

/// What is wrong with a club file lies over the club that is open.
fn rescuing(app: &App) -> Option<Element<'_, Message>> {
    let rescue = app.rescue.as_ref().filter(|rescue| rescue.is_open())?;
    let words = &app.words;
    let closed = rescue::Message::Closed;
    let deeds = row![
        rescue.again(words).map(Message::Rescue),
        plain(message!(words, "app-open-file"), Some(Message::Chooser(chooser::Message::Asked))),
        plain(message!(words, "app-close"), Some(Message::Rescue(closed.clone()))),
    ];
    let deeds = deeds.spacing(gap::SMALL).wrap().vertical_spacing(gap::SMALL);
    let what = column![rescue.view(words).map(Message::Rescue), deeds].spacing(gap::MEDIUM).max_width(rescue::WIDTH);
    let what = container(scrollable(what).style(theme::scroll)).max_height(app.size.height - 120.0);
    Some(over(what.into(), Some(Message::Rescue(closed))))
}

/// Another club file is chosen by its path.
fn choosing(app: &App) -> Option<Element<'_, Message>> {
    let chooser = app.chooser.as_ref()?;
    let closed = Message::Chooser(chooser::Message::Closed);
    Some(over(chooser.view(&app.words).map(Message::Chooser), Some(closed)))
}

/// The bar of places.
fn rail<'a>(app: &'a App, cx: &Cx<'a>) -> Element<'a, Message> {
    let cx = *cx;
    let places = responsive(move |room| places(app, room.height < LOW, &cx));
    container(places).width(RAIL).height(Length::Fill).style(theme::rail).into()
}

/// The places, and what can be done everywhere; in a low window, or with large texts, they move closer together.
fn places<'a>(app: &'a App, is_low: bool, cx: &Cx<'a>) -> Element<'a, Message> {
    let words = cx.words;
    let wordmark = text("Halali!").font(font::DISPLAY).size(size::TITLE).line_height(size::lines(size::TITLE));
    let (above, around): (u16, f32) = if is_low { (5, gap::MEDIUM) } else { (8, gap::LARGE) };
    let beside_a_deed: u16 = if is_low { 3 } else { 6 };
    let places = PLACES.into_iter().map(|(place, name)| {
        let is_here = place == home_of(app.place);
        let name = if is_here { strong(words.named(name)) } else { body(words.named(name)) };
        Press::new(Kind::Place(is_here), name)
            .on_press(Message::Went(place))
            .padding([above, 14])
            .width(Length::Fill)
            .into()
    });
    let (can_undo, can_redo) = cx.club.can_undo_and_redo;
    let deed = |name: String, message: Message, can: bool| {
        let press = Press::new(Kind::Place(false), text(name).size(size::SMALL).line_height(size::lines(size::SMALL)))
            .padding([beside_a_deed, 14])
            .width(Length::Fill);
        press.on_press_maybe(can.then_some(message))
    };
    let find = deed(message!(words, "app-find-short"), Message::FinderAsked, true);
    let undo = deed(message!(words, "app-undo"), Message::Undo, can_undo);
    let redo = deed(message!(words, "app-redo"), Message::Redo, can_redo);
    let help = deed(message!(words, "app-shortcuts"), Message::ShortcutsAsked, true);
    let sample = app.is_sample().then(|| {
        let label = strong(message!(words, "app-sample"));
        let back = Press::new(
            Kind::Place(false),
            text(message!(words, "app-own-club")).size(size::SMALL).line_height(size::lines(size::SMALL)),
        );
        let back = back.on_press(Message::OwnClubAsked).padding([4, 0]).width(Length::Fill);
        let content = column![label, back].width(Length::Fill);
        container(container(content).padding([6, 10]).width(Length::Fill).style(theme::sample))
            .padding(Padding { bottom: gap::MEDIUM, ..Padding::ZERO })
    });
    let content = column![container(wordmark).padding(Padding { left: 14.0, bottom: gap::MEDIUM, ..Padding::ZERO })]
        .push(sample)
        .extend([
            // Where there is no room for all of them the places scroll, and the deeds below them stay.
            scrollable(Column::with_children(places).spacing(gap::TINY))
                .id(RAIL_PLACES)
                .style(theme::scroll)
                .height(Length::Fill)
                .into(),
            space().height(gap::SMALL).into(),
            find.into(),
            undo.into(),
            redo.into(),
            help.into(),
        ])
        .padding([around, gap::SMALL]);
    content.height(Length::Fill).into()
}

/// The place on the bar to which a place belongs.
const fn home_of(place: Place) -> Place {
    match place {
        Place::Home => Place::Home,
        Place::Evening | Place::Table(..) | Place::NextGame(_) => Place::Evening,
        Place::Tournaments | Place::NewTournament | Place::SetUp(_) | Place::Tournament(_) => Place::Tournaments,
        Place::Players | Place::AddPlayer | Place::Player(_) | Place::Import(Bring::Players) => Place::Players,
        Place::NewSeries(_)
        | Place::PaperResult
        | Place::Import(Bring::Series | Bring::Records)
        | Place::Rematch(_)
        | Place::SeriesList
        | Place::Series(_)
        | Place::Play(_) => Place::SeriesList,
        Place::Standings => Place::Standings,
        Place::Rules | Place::Learn => Place::Rules,
        Place::Log | Place::LogOf(_) => Place::Log,
        Place::Settings | Place::Import(Bring::Archive) => Place::Settings,
    }
}

/// That nothing can be changed is to be read before the screen.
fn read_only<'a>(cx: &Cx<'a>) -> Option<Element<'a, Message>> {
    let note = body(cx.words.read_only(cx.club.read_only.as_ref()?)).width(Length::Fill);
    let again = plain(message!(cx.words, "app-open-again"), Some(Message::OpenAgainAsked));
    let note = container(row![note, again].spacing(gap::MEDIUM).align_y(Alignment::Center))
        .padding([10, 14])
        .width(Length::Fill)
        .style(theme::wrong_note);
    let margin = Padding { top: gap::MEDIUM, left: gap::LARGE, right: gap::LARGE, bottom: 0.0 };
    Some(container(note).padding(margin).into())
}

/// That the club is damaged is to be read there too, once that is known.
fn damaged(app: &App) -> Option<Element<'_, Message>> {
    let banner = app.rescue.as_ref()?.banner(&app.words)?.map(Message::Rescue);
    let margin = Padding { top: gap::MEDIUM, left: gap::LARGE, right: gap::LARGE, bottom: 0.0 };
    Some(container(banner).padding(margin).into())
}

/// Long work is shown where no club is open too.
fn working(app: &App) -> Option<Element<'_, Message>> {
    let works: Vec<_> = works(app).collect();
    let all = (!works.is_empty()).then(|| Column::with_children(works).spacing(gap::SMALL))?;
    Some(center_x(all).align_bottom(Length::Fill).padding(gap::LARGE).into())
}

fn works(app: &App) -> impl Iterator<Item = Element<'_, Message>> {
    app.works.iter().filter_map(|work| work.view(&app.words)).map(|work| opaque(work.map(Message::Work)))
}

/// What is said, and what is to be given away, lies over the lower end of the screen, and moves nothing there. Beside a game it
/// lies in the middle of the panel, since the board and the logo are where tiles are laid.
fn beneath<'a>(app: &'a App, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
    let all = said(app, cx)?;
    if let Some(screen) = app.playing().filter(|screen| screen.table().is_some()) {
        let cx = *cx;
        let beside = responsive(move |room| {
            let place = screen.beside_the_board(room);
            let all = container(column![].push(said(app, &cx))).width(place.width).center_y(place.height);
            pin(all).position(place.position()).into()
        });
        return Some(beside.into());
    }
    let around = Padding { bottom: gap::TINY, ..Padding::from(gap::LARGE) };
    Some(center_x(all).align_bottom(Length::Fill).padding(around).into())
}

/// All that is said, and is to be given away.
fn said<'a>(app: &'a App, cx: &Cx<'a>) -> Option<Element<'a, Message>> {
    let note = app.note.as_ref().map(|note| {
        let style: fn(&iced::Theme) -> container::Style =
            if note.fades() { theme::well_note } else { theme::wrong_note };
        let close = Press::new(Kind::Link, small(message!(cx.words, "app-close"))).on_press(Message::NoteRead);
        // What went well fits into the foot of the page and covers nothing, unless the place of a file is long.
        let line = |sentence: String| Element::from(small(sentence).style(text::default).width(Length::Fill));
        let (sentences, above) = match note {
            Note::Well(sentence) | Note::Filed(sentence, _) => (vec![line(sentence.clone())], 4),
            Note::Stepped(_, sentences) => (steps::named(sentences, cx.words).into_iter().map(line).collect(), 4),
            Note::Wrong(sentence) => (vec![body(sentence.clone()).width(Length::Fill).into()], 10),
        };
        let file = match note {
            Note::Filed(_, file) => Some(file),
            Note::Well(_) | Note::Stepped(..) | Note::Wrong(_) => None,
        };
        let deed = |name: String, message: taking::Message| {
            Press::new(Kind::Link, small(name)).on_press(Message::Taking(message))
        };
        let folder =
            file.map(|file| deed(message!(cx.words, "take-show-folder"), taking::Message::FolderAsked(file.clone())));
        let path =
            file.map(|file| deed(message!(cx.words, "take-copy-path"), taking::Message::PathCopied(file.clone())));
        // What went too far is taken back from where it is said.
        let back = match note {
            Note::Stepped(Step::Undo, _) => Some((message!(cx.words, "app-redo"), Message::Redo)),
            Note::Stepped(Step::Redo, _) => Some((message!(cx.words, "app-undo"), Message::Undo)),
            Note::Well(_) | Note::Filed(..) | Note::Wrong(_) => None,
        };
        let back = back.map(|(name, message)| Press::new(Kind::Link, small(name)).on_press(message));
        let content = row![Column::with_children(sentences).width(Length::Fill)];
        let content = content.push(folder).push(path).push(back).push(close);
        let content = content.spacing(gap::MEDIUM);
        opaque(container(content.align_y(Alignment::Center)).padding([above, 14]).max_width(NOTE).style(style))
    });
    let taking = app.taking.as_ref().map(|taking| opaque(taking.view(cx.words, &app.system).map(Message::Taking)));
    let all: Vec<Element<'a, Message>> = works(app).chain(note).chain(taking).collect();
    (!all.is_empty()).then(|| Column::with_children(all).spacing(gap::SMALL).align_x(Alignment::Center).into())
}

/// Something that lies over the screen until it is closed.
fn over<'a>(content: Element<'a, Message>, close: Option<Message>) -> Element<'a, Message> {
    let card = container(content).id(LAYER).padding(gap::LARGE).style(theme::card);
    let veil = mouse_area(center(opaque(card)).style(theme::veil));
    opaque(match close {
        Some(message) => veil.on_press(message),
        None => veil,
    })
}

/// How much of the sample club is made.
fn sample(app: &App, (made, of): (usize, usize)) -> Element<'_, Message> {
    let words = &app.words;
    let bar = progress_bar(0.0..=of as f32, made as f32).length(380).girth(10);
    let drop = plain(message!(words, "app-cancel"), Some(Message::SampleDropped));
    let content = column![heading(message!(words, "app-sample-made")), bar, drop].spacing(gap::MEDIUM);
    over(content.into(), None)
}

/// The sheet of shortcuts.
fn shortcuts(app: &App) -> Element<'_, Message> {
    let words = &app.words;
    let line = |keys: &'static str, name: &'static str| {
        row![container(strong(named(keys, words))).width(KEYS), body(words.named(name)).width(MEANING)]
            .spacing(gap::MEDIUM)
            .into()
    };
    let lines = [
        line("Ctrl+K", "app-find"),
        line("Ctrl+N", "app-new-series"),
        line("Ctrl+R", "app-paper-result"),
        line("Ctrl+Z", "app-undo"),
        line("Ctrl+Shift+Z, Ctrl+Y", "app-redo"),
        line("Alt+←", "app-go-back"),
        line("1 – 9", "app-shortcut-table"),
        line("↑ ↓, Enter", "app-shortcut-seat"),
        line("+", "app-shortcut-arrival"),
        line("Tab, Shift+Tab", "app-shortcut-fields"),
        line("F1, ?", "app-shortcuts"),
    ];
    let on_board = [
        line("↑ ↓ ← →", "shortcut-arrows"),
        line("Enter", "shortcut-enter"),
        line("d3, d3-d5, d3-off", "shortcut-typed"),
        line("Delete", "shortcut-delete"),
        line("Escape", "shortcut-escape"),
        line("PageUp, PageDown", "shortcut-leaf"),
        line("Ctrl+Z", "shortcut-take-back"),
        line("F11", "live-alone"),
    ];
    let places = (1..).zip(PLACES).map(|(number, (_, name))| {
        let keys = container(strong(named(&format!("Ctrl+{number}"), words))).width(KEYS);
        row![keys, body(words.named(name)).width(MEANING)].spacing(gap::MEDIUM).into()
    });
    let close = plain(message!(words, "app-close"), Some(Message::ShortcutsAsked));
    // Side by side they fit into the lowest window, unless texts are large.
    let both = row![
        Column::with_children(places.chain(on_board)).spacing(gap::SMALL),
        Column::with_children(lines).spacing(gap::SMALL)
    ];
    let both = container(both.spacing(gap::LARGE).wrap()).padding(Padding { right: BAR, ..Padding::ZERO });
    let content = column![
        heading(message!(words, "app-shortcuts")),
        container(scrollable(both).width(Length::Fill).style(theme::scroll)).max_height(app.size.height - 190.0),
        small(message!(words, "app-shortcuts-more")),
        close
    ];
    // The bar to scroll with stands at the edge of the sheet, however few columns there are.
    let widest = 2.0 * (KEYS + gap::MEDIUM + MEANING) + gap::LARGE + BAR;
    over(content.spacing(gap::MEDIUM).width(widest).into(), Some(Message::ShortcutsAsked))
}

/// Keys as they are called on the keyboards of the language.
fn named(keys: &str, words: &Words) -> String {
    let names = [
        ("Ctrl", message!(words, "key-control")),
        ("Shift", message!(words, "key-shift")),
        ("Enter", message!(words, "key-enter")),
        ("Escape", message!(words, "key-escape")),
        ("Delete", message!(words, "key-delete")),
        ("PageUp", message!(words, "key-page-up")),
        ("PageDown", message!(words, "key-page-down")),
    ];
    names.into_iter().fold(keys.to_owned(), |keys, (key, name)| keys.replace(key, &name))
}
